//! `for_each.rs`: the macro `for_each_instruction!`, with which other crates build tables of
//! instructions without this generator.
//!
//! For example, an invocation with a callback that counts its rows gives the number of formats.

use crate::emit::context::{Content, Context};
use crate::lines::{write_line, write_text};
use crate::rust_view::formats::{FormatPlan, kind_ident};

/// Emits one format a line, so that a change of one format is a change of one line:
/// ```ignore
/// macro_rules! for_each_instruction {
///     ($callback:ident) => { $callback! {
///         Add { kind: Add, opcode: 0x01, sub_opcode: none, fields: { ... } }
///         ...
///     } };
/// }
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let mut rows = String::new();
    for format in &context.formats {
        write_row(&mut rows, format);
    }
    let head = HEAD.replace("CRATE", &context.names.module());
    Content::Text(format!("{head}{rows}{END}"))
}

const HEAD: &str = r#"//! `for_each_instruction!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode.
///
/// A row is
/// `Struct { kind: InstKind, opcode: BYTE, sub_opcode: BYTE|none, fields: { name: Type, ... } }`:
///
/// - `Struct` is a struct of [`instructions`](crate::instructions).
/// - `kind` is a variant of [`InstKind`](crate::InstKind).
/// - `fields` are the members of the struct in wire order. The type `[T]` is a list of `T`.
///
/// ```
/// macro_rules! count {
///     ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
///         fields: { $($field:ident: $type:tt,)* } })*) => { [$(stringify!($name)),*].len() };
/// }
/// assert!(CRATE::for_each_instruction!(count) > 0);
/// ```
#[macro_export]
macro_rules! for_each_instruction {
    ($callback:ident) => {
        $callback! {
"#;

const END: &str = r#"        }
    };
}
"#;

fn write_row(text: &mut String, format: &FormatPlan<'_>) {
    let instruction = format.instruction;
    let opcode = instruction.opcode.as_ref().map_or(0, |o| o.code.value);
    let sub = instruction.sub_opcode.as_ref().map_or("none".to_owned(), |s| format!("{:#04x}", s.code.value));
    let fields = format.members.iter().fold(String::new(), |mut fields, member| {
        let rust = member.rust.to_string();
        let element = rust.strip_prefix("List < 'a , ").and_then(|r| r.strip_suffix('>'));
        let rust = element.map_or(rust.clone(), |e| format!("[{}]", e.trim()));
        write_text!(fields, "{}: {rust}, ", member.ident);
        fields
    });
    let kind = kind_ident(instruction);
    let fields = fields.trim_end();
    let space = if fields.is_empty() { "" } else { " " };
    write_line!(
        text,
        "            {} {{ kind: {kind}, opcode: {opcode:#04x}, sub_opcode: {sub}, fields: {{{space}{fields}{space}}} }}",
        format.ident
    );
}
