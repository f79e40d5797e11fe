//! Spellings of members of generated enumerations: parsers ignore case and underscores, so that a spelling of one member must differ
//! from those of all others in more than these.

use super::Context;
use super::gates::exclude;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::emit::support::naming::{fold, variant};
use crate::model::{Enumerator, Gate};
use crate::rules;
use crate::span::{Name, Span};
use std::collections::{HashMap, HashSet};

/// How a member is spelled, and where.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Name,
    Identifier,
    Text,
    Further,
}

struct Spelling {
    /// Position of the member.
    member: usize,
    kind: Kind,
    word: String,
    span: Span,
}

/// The members of an enumeration.
#[derive(Default)]
struct Members<'a> {
    /// The identifier of each member, and the gate that it is under.
    members: Vec<(String, Option<&'a Gate>)>,
    spellings: Vec<Spelling>,
}

impl<'a> Members<'a> {
    /// Begins a member, which has its name and the identifier that is made of it.
    fn add(&mut self, name: &Name, gate: Option<&'a Gate>) {
        let identifier = variant(&name.value);
        self.members.push((identifier.clone(), gate));
        self.spell(Kind::Name, &name.value, name.span);
        self.spell(Kind::Identifier, &identifier, name.span);
    }

    /// Gives the last member a spelling.
    fn spell(&mut self, kind: Kind, word: &str, span: Span) {
        let member = self.members.len() - 1;
        if !word.is_empty() {
            self.spellings.push(Spelling { member, kind, word: word.to_owned(), span });
        }
    }

    /// Returns whether two spellings may be the same, or another rule judges that they are: equal names, identifiers or texts.
    fn is_allowed(&self, a: &Spelling, b: &Spelling) -> bool {
        let ((a_identifier, a_gate), (b_identifier, b_gate)) = (&self.members[a.member], &self.members[b.member]);
        let equal_texts = a.kind == Kind::Text && b.kind == Kind::Text && a.word == b.word;
        // What two platforms call the same is told apart by the platform.
        let texts = [a, b].iter().all(|spelling| matches!(spelling.kind, Kind::Text | Kind::Further));
        a_identifier == b_identifier || equal_texts || texts && exclude(*a_gate, *b_gate)
    }

    /// Finds spellings of different members that parsers take for one.
    fn check(&self, owner: &str, out: &mut Diagnostics) {
        let mut seen: HashMap<String, Vec<&Spelling>> = HashMap::with_capacity(self.spellings.len());
        let mut reported = HashSet::new();
        for spelling in &self.spellings {
            let same = seen.entry(fold(&spelling.word)).or_default();
            let collides = |first: &&&Spelling| first.member != spelling.member && !self.is_allowed(first, spelling);
            match same.iter().find(collides) {
                Some(first) if reported.insert((first.member, spelling.member)) => {
                    out.push(finding(owner, first, spelling));
                }
                // The collision of these two members is reported already.
                Some(_) => {}
                // One spelling of each member is enough to find the next that is the same.
                None if same.iter().all(|first| first.member != spelling.member) && same.len() < MAX_SAME => {
                    same.push(spelling);
                }
                _ => {}
            }
        }
    }
}

/// At most so many members with the same spelling, under gates that exclude each other, are compared.
const MAX_SAME: usize = 64;

fn finding(owner: &str, first: &Spelling, second: &Spelling) -> Diagnostic {
    let what = |spelling: &Spelling| match spelling.kind {
        Kind::Name => format!("the name `{}`", spelling.word),
        Kind::Identifier => format!("the identifier `{}`", spelling.word),
        Kind::Text | Kind::Further => format!("the text `{}`", spelling.word),
    };
    let message = format!("{} of `{owner}` reads like {} of another member", what(second), what(first));
    Diagnostic::new(&rules::AMBIGUOUS_SPELLING, second.span, message)
        .label("this")
        .also(first.span, "and this")
        .help("change one of them in more than case and underscores")
}

/// The enumerators of a field or group.
pub(super) fn of_values(owner: &str, list: &[&Enumerator], out: &mut Diagnostics) {
    let mut members = Members::default();
    for enumerator in list {
        members.add(&enumerator.name, enumerator.gate.as_ref());
        if let Some(text) = &enumerator.text {
            members.spell(Kind::Text, &text.value, text.span);
        }
        let others = enumerator.other_text.iter().map(|(_, text)| text).chain(&enumerator.also);
        others.for_each(|text| members.spell(Kind::Further, &text.value, text.span));
    }
    members.check(owner, out);
}

/// What is an enumeration as a whole: opcodes, data types, platforms, attributes.
pub(super) fn check_model(context: Context<'_>, out: &mut Diagnostics) {
    let model = context.model;
    if !context.strict {
        return;
    }
    let mut opcodes = Members::default();
    let mut seen = HashSet::new();
    for opcode in model.instructions.iter().filter_map(|i| i.opcode.as_ref()) {
        // Pages of sub-operations repeat the opcode that they share.
        if seen.insert(&opcode.name.value) {
            opcodes.add(&opcode.name, None);
        }
    }
    opcodes.check("Opcode", out);
    let mut types = Members::default();
    model.data_types.iter().for_each(|data_type| types.add(&data_type.name, None));
    types.check("DataType", out);
    let mut platforms = Members::default();
    for platform in &model.platforms {
        platforms.add(&platform.name, None);
        platforms.spell(Kind::Text, platform.text.as_deref().unwrap_or_default(), platform.span);
    }
    platforms.check("Platform", out);
    let mut attributes = Members::default();
    model.attributes.iter().for_each(|attribute| attributes.add(&attribute.name, None));
    attributes.check("Attribute", out);
}
