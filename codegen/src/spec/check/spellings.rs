//! Checks of spellings: the members of a generated enumeration must differ in more than case and
//! underscores, because parsers ignore both.
//!
//! For example, the members `fooBar` and `foo_bar` of one enumeration are reported.

use super::RuleContext;
use super::gates::are_exclusive;
use crate::rust_view::naming::variant;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::{Enumerator, Gate};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use openvisa_isa_core::__private::fold_bytes;
use std::collections::{HashMap, HashSet};

/// The source of a spelling: a name, the identifier made from it, the assembler text, or a further
/// text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpellingKind {
    Name,
    Identifier,
    Text,
    Further,
}

/// A spelling of a member, with its place.
struct Spelling {
    /// Index of the member in `MemberSpellings::members`.
    member: usize,
    kind: SpellingKind,
    word: String,
    span: Span,
}

/// The members of an enumeration with their spellings.
#[derive(Default)]
struct MemberSpellings<'a> {
    /// The identifier and the gate of each member.
    members: Vec<(String, Option<&'a Gate>)>,
    spellings: Vec<Spelling>,
}

impl<'a> MemberSpellings<'a> {
    /// Adds a member with two spellings: its name and the identifier made from it.
    fn add(&mut self, name: &Name, gate: Option<&'a Gate>) {
        let identifier = variant(&name.value);
        self.members.push((identifier.clone(), gate));
        self.spell(SpellingKind::Name, &name.value, name.span);
        self.spell(SpellingKind::Identifier, &identifier, name.span);
    }

    /// Adds a spelling to the last member.
    fn spell(&mut self, kind: SpellingKind, word: &str, span: Span) {
        let member = self.members.len() - 1;
        if !word.is_empty() {
            self.spellings.push(Spelling { member, kind, word: word.to_owned(), span });
        }
    }

    /// Returns whether two spellings may be equal, or another rule reports them: equal names,
    /// identifiers or texts.
    fn is_allowed(&self, a: &Spelling, b: &Spelling) -> bool {
        let ((a_identifier, a_gate), (b_identifier, b_gate)) = (&self.members[a.member], &self.members[b.member]);
        let equal_texts = a.kind == SpellingKind::Text && b.kind == SpellingKind::Text && a.word == b.word;
        // Texts under gates that exclude each other never compete: the platform selects one of
        // them.
        let texts = [a, b].iter().all(|spelling| matches!(spelling.kind, SpellingKind::Text | SpellingKind::Further));
        a_identifier == b_identifier || equal_texts || texts && are_exclusive(*a_gate, *b_gate)
    }

    /// Reports spellings of different members that a parser cannot distinguish.
    fn check(&self, owner: &str, out: &mut Diagnostics) {
        let mut seen: HashMap<Vec<u8>, Vec<&Spelling>> = HashMap::with_capacity(self.spellings.len());
        let mut reported = HashSet::new();
        for spelling in &self.spellings {
            let same = seen.entry(fold_bytes(spelling.word.as_bytes()).collect()).or_default();
            let collides = |first: &&&Spelling| first.member != spelling.member && !self.is_allowed(first, spelling);
            match same.iter().find(collides) {
                Some(first) if reported.insert((first.member, spelling.member)) => {
                    out.push(ambiguous_spelling(owner, first, spelling));
                }
                // This pair of members is already reported.
                Some(_) => {}
                // One spelling of each member suffices to find the next one that is equal to it.
                None if same.iter().all(|first| first.member != spelling.member)
                    && same.len() < MAX_EQUAL_SPELLINGS =>
                {
                    same.push(spelling);
                }
                _ => {}
            }
        }
    }
}

/// Maximum number of members with one spelling, under gates that exclude each other, that are
/// compared.
const MAX_EQUAL_SPELLINGS: usize = 64;

fn ambiguous_spelling(owner: &str, first: &Spelling, second: &Spelling) -> Diagnostic {
    let what = |spelling: &Spelling| match spelling.kind {
        SpellingKind::Name => format!("the name `{}`", spelling.word),
        SpellingKind::Identifier => format!("the identifier `{}`", spelling.word),
        SpellingKind::Text | SpellingKind::Further => format!("the text `{}`", spelling.word),
    };
    let message = format!("{} of `{owner}` reads like {} of another member", what(second), what(first));
    rules::AMBIGUOUS_SPELLING
        .at(second.span, message)
        .label("this")
        .also(first.span, "and this")
        .help("change one of them in more than case and underscores")
}

/// Checks the enumerators of a field or bit group.
pub(super) fn check_values(owner: &str, list: &[&Enumerator], out: &mut Diagnostics) {
    let mut members = MemberSpellings::default();
    for enumerator in list {
        members.add(&enumerator.name, enumerator.gate.as_ref());
        if let Some(text) = &enumerator.text {
            members.spell(SpellingKind::Text, &text.value, text.span);
        }
        let others = enumerator.other_text.iter().map(|(_, text)| text).chain(&enumerator.also);
        others.for_each(|text| members.spell(SpellingKind::Further, &text.value, text.span));
    }
    members.check(owner, out);
}

/// Checks the enumerations of the whole model: opcodes, data types, platforms and attributes.
pub(super) fn check_model(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    if !context.strict {
        return;
    }
    let mut opcodes = MemberSpellings::default();
    let mut seen = HashSet::new();
    for opcode in model.instructions.iter().filter_map(|i| i.opcode.as_ref()) {
        // Pages of sub-operations repeat the opcode that they share.
        if seen.insert(&opcode.name.value) {
            opcodes.add(&opcode.name, None);
        }
    }
    opcodes.check("Opcode", out);
    let mut types = MemberSpellings::default();
    model.data_types.iter().for_each(|data_type| types.add(&data_type.name, None));
    types.check("DataType", out);
    let mut platforms = MemberSpellings::default();
    for platform in &model.platforms {
        platforms.add(&platform.name, None);
        platforms.spell(SpellingKind::Text, platform.text.as_deref().unwrap_or_default(), platform.span);
    }
    platforms.check("Platform", out);
    let mut attributes = MemberSpellings::default();
    model.attributes.iter().for_each(|attribute| attributes.add(&attribute.name, None));
    attributes.check("Attribute", out);
}
