//! `info_table.rs`: the table behind `InstKind::info`, with one line for each instruction and each
//! field.
//!
//! Rows are written as text rather than formatted, so that a change of one field is a change of one
//! line. For example, a field of ADD is the line
//! `FieldInfo { name: "Exec_size", kind: "ub", line: 23 },`.

use crate::emit::context::{Content, Context};
use crate::lines::{write_line, write_text};
use crate::rust_view::formats::kind_ident;
use crate::rust_view::naming::{ident, type_ident, variant};
use crate::spec::model::{Access, Accuracy, AccuracyKind, Instruction};

/// Emits
/// ```ignore
/// pub(crate) static TABLE: [InstInfo; 127] = [
///     InstInfo { kind: InstKind::Add, name: "ADD", ..., fields: &[
///         FieldInfo { name: "Exec_size", kind: "ub", line: 23 },
///         ...
///     ] },
///     ...
/// ];
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let list: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let mut text = String::from(HEAD);
    // A machine whose results are all exact needs no types of rows about them.
    let is_exact = list.iter().all(|instruction| instruction.properties.accuracy.is_empty());
    text.push_str(if is_exact { EXACT_IMPORTS } else { INEXACT_IMPORTS });
    write_line!(text, "pub(crate) static TABLE: [InstInfo; {}] = [", list.len());
    for instruction in list {
        write_row(context, instruction, &mut text);
    }
    text.push_str("];\n");
    Content::Text(text)
}

const HEAD: &str = "//! The rows of the table of instructions, in the order of `InstKind`.\n\n";

const EXACT_IMPORTS: &str = "use crate::info::{FieldInfo, InstInfo, InstKind};
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;

";

const INEXACT_IMPORTS: &str = "use crate::info::{Accuracy, AccuracyInfo, FieldInfo, InstInfo, InstKind};
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;
use crate::types::DataType;

";

/// Returns a row about the accuracy of results.
fn accuracy_row(context: &Context<'_>, instruction: &Instruction, row: &Accuracy) -> String {
    let types: Vec<_> =
        row.types.iter().map(|id| format!("DataType::{}", type_ident(&context.model[*id].name.value))).collect();
    let accuracy = match (row.kind, row.bound) {
        (AccuracyKind::Within, bound) => format!("Within({})", bound.unwrap_or_default()),
        (kind, _) => variant(kind.word()),
    };
    format!(
        "AccuracyInfo {{ types: &[{}], accuracy: Accuracy::{accuracy}, reason: {:?}, line: {} }}",
        types.join(", "),
        instruction.properties.accuracy_reason,
        row.span.line
    )
}

/// Writes the row of an instruction and the rows of its fields.
fn write_row(context: &Context<'_>, instruction: &Instruction, text: &mut String) {
    let Some(opcode) = &instruction.opcode else { return };
    let kind = kind_ident(instruction);
    let rust_opcode = ident(&variant(&opcode.name.value));
    let sub_opcode = match &instruction.sub_opcode {
        Some(sub) => format!("Some({:#04x})", sub.code.value),
        None => "None".to_owned(),
    };
    let platforms = match instruction.platforms == context.model.all_platforms() {
        true => "PlatformSet::ALL".to_owned(),
        false => format!("PlatformSet::from_bits({:#x})", instruction.platforms.0),
    };
    let title = instruction.title.as_deref().unwrap_or("");
    let group = instruction.group.as_deref().unwrap_or("");
    let spec = context.place(opcode.code.span);
    let accuracy: Vec<_> =
        instruction.properties.accuracy.iter().map(|row| accuracy_row(context, instruction, row)).collect();
    let result = match instruction.fields.iter().position(|field| field.is_operand() && field.access != Access::Read) {
        Some(at) => format!("Some({at})"),
        None => "None".to_owned(),
    };
    write_text!(
        text,
        "    InstInfo {{ kind: InstKind::{kind}, name: {:?}, ident: \"{kind}\", opcode: Opcode::{rust_opcode}, sub_opcode: {sub_opcode}, \
         title: {title:?}, group: {group:?}, platforms: {platforms}, spec: {:?}, instead: {:?}, accuracy: &[{}], result: {result}, fields: &[",
        instruction.name.value,
        spec.trim_matches('`'),
        instruction.properties.instead.as_ref().map_or("", |instead| &instead.value),
        accuracy.join(", "),
    );
    for field in &instruction.fields {
        let (name, kind) = (&field.name.value, &field.kind_source.value);
        write_text!(text, "\n        FieldInfo {{ name: {name:?}, kind: {kind:?}, line: {} }},", field.span.line);
    }
    text.push_str(if instruction.fields.is_empty() { "] },\n" } else { "\n    ] },\n" });
}
