//! `wire.rs`: the wire form of each instruction format, one a line. Macros of the runtime crate
//! expand it to the functions that read, write and measure the format.
//!
//! For example, ADD is `Add { exec_size, pred, dst, src0, src1 }`.

pub(crate) mod decode;
pub(crate) mod encode;
pub(crate) mod forms;
pub(crate) mod integer_wire;
pub(crate) mod layout;
pub(crate) mod operand_wire;
pub(crate) mod tagged_operand_wire;
mod wire_fields;

use crate::emit::context::{Content, Context};
use crate::emit::support::versions;
use crate::lines::{write_line, write_text};
use crate::rust_view::formats::FormatPlan;
use crate::spec::model::{Variant, VersionRange};
use std::fmt::Write;
use wire_fields::{FormCode, WireField, WireMode, since_chain, wire_fields};

/// Emits
/// ```ignore
/// openvisa_isa_core::wire_structs! {
///     Add { exec_size, pred, dst, src0, src1 }
///     Switchjmp<'a> (exec_size, labels, index) { exec_size, num_labels[count u8 of labels], ... }
///     ...
/// }
/// ```
/// and, where older versions have another layout,
/// ```ignore
/// openvisa_isa_core::wire_forms! {
///     Gather4TypedBefore3_2: Gather4Typed (exec_size, pred, ...) { ..., pred[as Absent] }
///     ...
/// }
/// openvisa_isa_core::wire_versions! {
///     Gather4Typed (exec_size, pred, ...) =
///         Since<3, 2, Gather4TypedSince3_2, Gather4TypedBefore3_2>;
/// }
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let (mut rows, mut older, mut versions) = (String::new(), String::new(), String::new());
    for format in &context.formats {
        let gated = format.variants[0].gate.as_ref().is_some_and(|g| g.versions != VersionRange::default());
        if gated || !format.older.is_empty() {
            write_versioned(context, format, &mut older, &mut versions);
        } else {
            let life = if format.borrows() { "<'a>" } else { "" };
            write_row(&mut rows, context, format, format.variants[0], &format!("{}{life}", format.ident));
        }
    }
    let mut text = format!("{HEAD}\nopenvisa_isa_core::wire_structs! {{\n{rows}}}\n");
    if !versions.is_empty() {
        write_text!(text, "\nopenvisa_isa_core::wire_forms! {{\n{older}}}\n");
        write_text!(text, "\nopenvisa_isa_core::wire_versions! {{\n{versions}}}\n");
    }
    Content::Text(text)
}

const HEAD: &str = r#"//! Wire forms of the instruction formats: the fields behind the opcode, in order. `wire_structs!`
//! documents the words in brackets.
#![allow(unused_imports, unused_variables)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::__private::{Absent, As, Same, Since, Unknown};
"#;

/// Writes the rows of a format whose layout depends on the version: its forms, and which version
/// has which.
fn write_versioned(context: &Context<'_>, format: &FormatPlan<'_>, forms: &mut String, versions: &mut String) {
    let variants: Vec<&Variant> = format.variants.iter().take(1).chain(&format.older).copied().collect();
    let mut types = Vec::new();
    for interval in versions::split_intervals(variants.iter().filter_map(|v| v.gate.as_ref())) {
        let position = variants.iter().position(|v| interval.includes(v.gate.as_ref()));
        types.push((interval, position.map_or("Unknown".to_owned(), |p| form_name(format, variants[p]))));
    }
    let life = if format.borrows() { "<'a>" } else { "" };
    for variant in variants {
        let head = format!("{}: {}{life}", form_name(format, variant), format.ident);
        write_row(forms, context, format, variant, &head);
    }
    let members: Vec<_> = format.members.iter().map(|m| m.ident.to_string()).collect();
    write_line!(versions, "    {}{life} ({}) = {};", format.ident, members.join(", "), since_chain(types));
}

/// Returns the name of the form of one layout: `Gather4TypedBefore3_2`.
fn form_name(format: &FormatPlan<'_>, variant: &Variant) -> String {
    let range = variant.gate.as_ref().map(|g| g.versions).unwrap_or_default();
    let mut name = format.ident.to_string();
    for (word, version) in [("Since", range.from), ("Before", range.before)] {
        if let Some(version) = version {
            write_text!(name, "{word}{}", version.to_string().replace('.', "_").replace('-', "_before_"));
        }
    }
    name
}

/// Writes a row of `wire_structs!` or `wire_forms!`: `HEAD (MEMBERS) { FIELDS }`.
fn write_row(text: &mut String, context: &Context<'_>, format: &FormatPlan<'_>, variant: &Variant, head: &str) {
    let mut fields = wire_fields(context, format, variant, &mut FormCode::new());
    let members: Vec<_> = format.members.iter().map(|m| m.ident.to_string()).collect();
    let missing: Vec<_> = members.iter().filter(|name| fields.iter().all(|field| field.name != **name)).collect();
    fields.extend(missing.into_iter().map(|name| WireField {
        field: None,
        name: name.clone(),
        how: WireMode::absent(),
    }));
    let same = fields.len() == members.len() && !head.contains(':');
    let members = if same { String::new() } else { format!(" ({})", members.join(", ")) };
    let fields: Vec<_> = fields.iter().map(WireField::to_string).collect();
    let _ = match fields.as_slice() {
        [] => writeln!(text, "    {head}{members} {{}}"),
        _ => writeln!(text, "    {head}{members} {{ {} }}", fields.join(", ")),
    };
}
