//! Summary of each instruction, with names instead of indices: the part of the export that most
//! readers need.

use crate::model::{Enumerator, FieldId, Instruction, Model, TextForm, TextItem};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// The summary of an instruction. `instructions` has the complete one at the same index.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(super) struct OpcodeSummary<'a> {
    /// The name, which is that of its document.
    name: &'a str,
    /// The opcode byte.
    opcode: Option<u8>,
    /// The byte after the opcode, if the opcode has sub-operations.
    sub_opcode: Option<u8>,
    /// The first words of its assembler texts, up to a full stop or blank.
    mnemonics: Vec<String>,
    /// The title in the index.
    title: Option<&'a str>,
    /// The group in the index.
    group: Option<&'a str>,
    /// The names of the platforms that have it.
    platforms: Vec<&'a str>,
    /// The place of its definition, as `file:line`.
    place: String,
}

pub(super) fn summarize_opcodes(model: &Model) -> Vec<OpcodeSummary<'_>> {
    model.instructions.iter().map(|instruction| summarize(model, instruction)).collect()
}

fn summarize<'a>(model: &'a Model, instruction: &'a Instruction) -> OpcodeSummary<'a> {
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

/// Returns the first words of the instruction's assembler texts, up to a full stop or blank,
/// without duplicates.
pub(crate) fn mnemonics(instruction: &Instruction) -> Vec<String> {
    let mut mnemonics = Vec::new();
    for word in instruction.text.iter().flat_map(|form| mnemonics_of(instruction, form)) {
        if !word.is_empty() && !mnemonics.contains(&word) {
            mnemonics.push(word);
        }
    }
    mnemonics
}

/// Returns the first words that a template can print. A placeholder gives the texts of its values.
/// Empty if the template does not begin with a word.
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
            // `raw_sends[_eot]` gives two words.
            TextItem::Optional { items, .. } => {
                let [TextItem::Literal(text)] = items.as_slice() else { break };
                if text.starts_with('.') {
                    break;
                }
                words.extend(words.clone().iter().map(|word| word.clone() + text));
            }
            TextItem::Placeholder { field: Some(field), group, formatter: None, .. } => {
                let texts = value_texts(instruction, *field, *group);
                words = words.iter().flat_map(|word| texts.iter().map(move |text| word.clone() + text)).collect();
            }
            _ => break,
        }
    }
    // Labels and signs are no words.
    words.retain(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
    words
}

/// Returns the assembler texts of the values of a field or bit group.
fn value_texts(instruction: &Instruction, field: FieldId, group: Option<u16>) -> Vec<&str> {
    let field = instruction.field(field);
    let of_group = group.and_then(|g| field.groups.get(usize::from(g)));
    let values: &[Enumerator] = of_group.map_or(&field.enumerators, |g| &g.enumerators);
    values.iter().filter_map(|e| e.text.as_ref()).map(|t| t.value.as_str()).collect()
}
