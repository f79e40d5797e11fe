//! Summary of each instruction, with names instead of indices: the part of the export that most
//! readers need.

use crate::spec::model::mnemonics::mnemonics;
use crate::spec::model::{Instruction, Model, Opcode};
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
    let code = |o: &Option<Opcode>| o.as_ref().map(|o| o.code.value);
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
