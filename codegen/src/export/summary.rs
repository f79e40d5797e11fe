//! The instructions at a glance, with names instead of positions: the part of the export that most readers want.

use crate::model::{Enumerator, FieldId, Instruction, Model, TextForm, TextItem};
use schemars::JsonSchema;
use serde::Serialize;

/// One instruction at a glance; `instructions` has the whole of it, at the same position.
#[derive(Serialize, JsonSchema)]
pub(super) struct OpcodeSummary<'a> {
    /// Name, as that of its document.
    name: &'a str,
    /// The opcode byte.
    opcode: Option<u8>,
    /// The byte after it, where the opcode is split into sub-operations.
    sub_opcode: Option<u8>,
    /// First words of its assembler texts, up to a full stop or blank.
    mnemonics: Vec<String>,
    /// Title in the index.
    title: Option<&'a str>,
    /// Group in the index.
    group: Option<&'a str>,
    /// Platforms that have it, by name.
    platforms: Vec<&'a str>,
    /// `file:line` of its definition.
    place: String,
}

pub(super) fn opcodes(model: &Model) -> Vec<OpcodeSummary<'_>> {
    model.instructions.iter().map(|instruction| summary(model, instruction)).collect()
}

fn summary<'a>(model: &'a Model, instruction: &'a Instruction) -> OpcodeSummary<'a> {
    let code = |o: &Option<crate::model::Opcode>| o.as_ref().map(|o| o.code.value);
    let known = instruction.platforms.iter().filter_map(|id| model.platforms.get(id.index()));
    let last = instruction.sub_opcode.as_ref().or(instruction.opcode.as_ref());
    let span = last.map_or(instruction.name.span, |o| o.code.span);
    let file = model.files.get(usize::from(span.file.0)).map_or("", String::as_str);
    OpcodeSummary {
        name: &instruction.name.value,
        opcode: code(&instruction.opcode),
        sub_opcode: code(&instruction.sub_opcode),
        mnemonics: mnemonics(instruction),
        title: instruction.title.as_deref(),
        group: instruction.group.as_deref(),
        platforms: known.map(|p| p.name.value.as_str()).collect(),
        place: format!("{file}:{}", span.line),
    }
}

/// First words of its assembler texts, up to a full stop or blank, each once.
pub(crate) fn mnemonics(instruction: &Instruction) -> Vec<String> {
    let mut mnemonics = Vec::new();
    for word in instruction.text.iter().flat_map(|form| mnemonics_of(instruction, form)) {
        if !word.is_empty() && !mnemonics.contains(&word) {
            mnemonics.push(word);
        }
    }
    mnemonics
}

/// The first words that a template can print: a placeholder stands for the texts of its values. None, where it begins otherwise.
fn mnemonics_of(instruction: &Instruction, form: &TextForm) -> Vec<String> {
    let items = form.items.as_deref().unwrap_or_default();
    let leading = |item: &&TextItem| matches!(item, TextItem::Optional { .. } | TextItem::Blank);
    let mut words = vec![String::new()];
    for item in items.iter().skip_while(leading) {
        match item {
            TextItem::Literal(text) => {
                let end = text.find(['.', '(', ' ']).unwrap_or(text.len());
                words.iter_mut().for_each(|word| word.push_str(&text[..end]));
                if end < text.len() {
                    break;
                }
            }
            // `raw_sends[_eot]` is two words.
            TextItem::Optional { items, .. } => {
                let [TextItem::Literal(text)] = items.as_slice() else { break };
                if text.starts_with('.') {
                    break;
                }
                words.extend(words.clone().iter().map(|word| word.clone() + text));
            }
            TextItem::Placeholder { field: Some(field), group, formatter: None, .. } => {
                let texts = texts(instruction, *field, *group);
                words = words.iter().flat_map(|word| texts.iter().map(move |text| word.clone() + text)).collect();
            }
            _ => break,
        }
    }
    // What is left is a label or a sign.
    words.retain(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
    words
}

fn texts(instruction: &Instruction, field: FieldId, group: Option<u16>) -> Vec<&str> {
    let field = instruction.field(field);
    let of_group = group.and_then(|g| field.groups.get(usize::from(g)));
    let values: &[Enumerator] = of_group.map_or(&field.enumerators, |g| &g.enumerators);
    values.iter().filter_map(|e| e.text.as_ref()).map(|t| t.value.as_str()).collect()
}
