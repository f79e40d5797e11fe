//! Checks of former names: what a specification was renamed from must not be in use again.
//!
//! For example, the value `sum` with ``Formerly `mean`.`` next to the value `mean` is reported: old
//! programs would change their meaning.

use super::{RuleContext, all_owners};
use crate::rust_view::naming::variant;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::mnemonics::{mnemonics, renamed_mnemonic};
use crate::spec::model::{Enumerator, FormerName};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use openvisa_isa_core::__private::fold_bytes;
use std::collections::HashMap;

/// The words of the members of one list, by their letters and digits, with places.
#[derive(Default)]
struct TakenWords {
    words: HashMap<Vec<u8>, Span>,
}

impl TakenWords {
    /// Adds a word. The first place of a word stays.
    fn add(&mut self, word: &str, span: Span) {
        self.words.entry(fold_bytes(word.as_bytes()).collect()).or_insert(span);
    }

    /// Adds a name and the identifier that is made of it.
    fn add_name(&mut self, name: &Name) {
        self.add(&name.value, name.span);
        self.add(&variant(&name.value), name.span);
    }

    /// Reports a former word that is in use, or keeps it in use from now on. Returns whether it is
    /// in use.
    fn check(&mut self, kind: &str, former: &Name, owner: &str, out: &mut Diagnostics) -> bool {
        let key: Vec<u8> = fold_bytes(former.value.as_bytes()).collect();
        match self.words.get(&key).filter(|first| **first != former.span) {
            Some(first) => {
                let message = format!("the former {kind} `{former}` is in use for {owner}");
                out.push(
                    rules::FORMER_NAME.at(former.span, message)
                        .label("formerly")
                        .also(*first, "in use here")
                        .help("give the new item another name, or remove the former name: old programs would change their meaning"),
                );
                true
            }
            None => {
                self.words.insert(key, former.span);
                false
            }
        }
    }
}

/// The names and texts of the members of one list.
#[derive(Default)]
struct TakenNames {
    names: TakenWords,
    texts: TakenWords,
}

impl TakenNames {
    /// Checks former names and their texts. A text that follows from a reported name is not
    /// reported.
    fn check(&mut self, formerly: &[FormerName], kind: &str, owner: &str, out: &mut Diagnostics) {
        for former in formerly {
            let is_reported = self.names.check("name", &former.name, owner, out);
            let text = former.text.as_ref().filter(|text| !is_reported || text.span != former.name.span);
            text.into_iter().for_each(|text| _ = self.texts.check(kind, text, owner, out));
        }
    }
}

/// Checks the former names of values, platforms and instructions.
pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    if !context.strict {
        return;
    }
    let model = context.model;
    for field in all_owners(model).flat_map(|owner| owner.fields()) {
        let own = |enumerator: &&Enumerator| enumerator.span.file == field.span.file;
        check_values(&field.name.value, field.enumerators.iter().filter(own), out);
        for group in field.groups.iter().filter(|group| !group.data_type) {
            let name = group.name.as_ref().map_or(&field.name.value, |name| &name.value);
            check_values(name, group.enumerators.iter().filter(own), out);
        }
    }
    let mut platforms = TakenNames::default();
    for platform in &model.platforms {
        platforms.names.add_name(&platform.name);
        platform.text.iter().for_each(|text| platforms.names.add(text, platform.span));
    }
    model.devices.iter().for_each(|device| platforms.names.add_name(&device.name));
    for platform in &model.platforms {
        platforms.check(&platform.formerly, "text", "a platform", out);
    }
    check_instructions(context, out);
}

fn check_values<'a>(owner: &str, values: impl Iterator<Item = &'a Enumerator> + Clone, out: &mut Diagnostics) {
    if values.clone().all(|value| value.formerly.is_empty()) {
        return;
    }
    let mut taken = TakenNames::default();
    for value in values.clone() {
        taken.names.add_name(&value.name);
        let others = value.other_text.iter().map(|(_, text)| text).chain(&value.also);
        value.text.iter().chain(others).for_each(|text| taken.texts.add(&text.value, text.span));
    }
    for value in values {
        taken.check(&value.formerly, "text", &format!("a value of `{owner}`"), out);
    }
}

fn check_instructions(context: RuleContext<'_>, out: &mut Diagnostics) {
    let instructions = &context.model.instructions;
    let mut taken = TakenNames::default();
    for instruction in instructions {
        taken.names.add_name(&instruction.name);
        let opcodes = instruction.opcode.iter().chain(&instruction.sub_opcode);
        opcodes.for_each(|opcode| taken.names.add_name(&opcode.name));
        let place = instruction.text.first().map_or(instruction.name.span, |form| form.source.span);
        mnemonics(instruction).iter().for_each(|word| taken.texts.add(word, place));
    }
    for instruction in instructions {
        taken.check(&instruction.formerly, "mnemonic", "an instruction", out);
        let is_word = |text: &Name| text.value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let is_mnemonic = |text: &&Name| renamed_mnemonic(instruction).is_some() && is_word(text);
        let texts = instruction.formerly.iter().filter_map(|former| former.text.as_ref());
        for text in texts.filter(|text| !is_mnemonic(text)) {
            let message = format!("`{text}` is the former mnemonic of no line of the text");
            let finding = rules::FORMER_NAME.at(text.span, message).label("formerly");
            out.push(finding.help("a former mnemonic is one word, for a page whose templates begin with one mnemonic"));
        }
    }
}
