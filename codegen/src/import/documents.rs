//! Printers of the shared documents: platforms, data types, fields, structures, the index, and
//! empty frames of documents without upstream facts.

use super::field::FieldPrinter;
use super::names::GroupNames;
use super::shared::SharedFields;
use super::{GAP, PrintedDocument, gate};
use crate::lines::write_text;
use crate::spec::model::{AttributeKind, Count, Field, GatedNumber, Model, Structure, StructureOrigin};

pub(super) fn print_all(model: &Model, shared: &SharedFields<'_>) -> Vec<PrintedDocument> {
    let document = |path: &str, text: String| PrintedDocument { path: path.to_owned(), text };
    vec![
        document("platforms.md", print_platforms(model)),
        document("2_datatypes.md", print_data_types(model)),
        document("fields.md", print_fields(model, shared)),
        document("5_operands.md", print_operands(model, shared)),
        document("4_visa_header.md", print_object_format(model, shared)),
        document("6_instructions.md", print_index(model)),
        document("functions.md", functions_frame()),
        document("roles.md", roles_frame()),
        document("errata.md", "# Errata\n".to_owned()),
    ]
}

/// Formats a table cell, with a leading blank unless it is empty.
fn format_cell(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" {}", text.replace('|', "\\|")) }
}

fn print_row(out: &mut String, cells: &[&str]) {
    out.push('|');
    for text in cells {
        write_text!(out, "{} |", format_cell(text));
    }
    out.push('\n');
}

fn print_header(out: &mut String, cells: &[&str]) {
    print_row(out, cells);
    write_text!(out, "|{}\n", " --- |".repeat(cells.len()));
}

fn print_platforms(model: &Model) -> String {
    let mut out = format!("# Platforms\n\n{GAP}\n\n");
    print_header(&mut out, &["Platform", "Register bytes", "Text", "Notes"]);
    for platform in &model.platforms {
        let bytes = platform.register_bytes.map_or_else(|| GAP.to_owned(), |n| n.to_string());
        print_row(&mut out, &[&platform.name.value, &bytes, platform.text.as_deref().unwrap_or(""), ""]);
    }
    if !model.devices.is_empty() {
        out.push('\n');
        print_header(&mut out, &["Device", "Platform", "Product"]);
    }
    for device in &model.devices {
        let product = device.product.map_or(String::new(), |n| n.to_string());
        print_row(&mut out, &[&device.name.value, &model[device.platform].name.value, &product]);
    }
    out
}

fn print_data_types(model: &Model) -> String {
    let mut out = "# Data types\n\n## Types\n\n".to_owned();
    print_header(&mut out, &["Type", "Code", "Bits", "Kind", "Meaning"]);
    for data_type in &model.data_types {
        let code = data_type.code.map_or(String::new(), |c| format!("{:#x}", c.value));
        let kind = data_type.kind.word();
        print_row(&mut out, &[&data_type.name.value, &code, &data_type.bits.to_string(), kind, GAP]);
    }
    out
}

fn print_fields(model: &Model, shared: &SharedFields<'_>) -> String {
    let mut out = "# Shared fields\n".to_owned();
    let all: Vec<Field> = shared.iter().cloned().collect();
    let names = GroupNames::of_fields(&all, shared);
    let printer = FieldPrinter { model, shared, owner: &all, names: &names, root: "" };
    for (index, field) in all.iter().enumerate() {
        write_text!(out, "\n## {}\n\n", field.name);
        printer.definition(&mut out, index);
    }
    out
}

fn print_operands(model: &Model, shared: &SharedFields<'_>) -> String {
    let mut out = "# Operands\n".to_owned();
    print_structures(&mut out, model, shared, StructureOrigin::Operand);
    out
}

fn print_object_format(model: &Model, shared: &SharedFields<'_>) -> String {
    let mut out = "# Object format\n".to_owned();
    print_attributes(&mut out, model);
    print_classes(&mut out, model);
    print_predefined(&mut out, model);
    print_structures(&mut out, model, shared, StructureOrigin::ObjectFormat);
    out
}

fn print_attributes(out: &mut String, model: &Model) {
    if model.attributes.is_empty() {
        return;
    }
    out.push_str("\n## Attributes\n\n");
    print_header(out, &["Attribute", "Of", "Value", "Bytes", "Meaning"]);
    for attribute in &model.attributes {
        let kind = attribute.kind.map_or(GAP, AttributeKind::word);
        let bytes = match attribute.bytes {
            Some((low, high)) if low == high => low.to_string(),
            Some((low, high)) => format!("{low}..{high}"),
            None => GAP.to_owned(),
        };
        print_row(out, &[&attribute.name.value, &attribute.owner, kind, &bytes, GAP]);
    }
}

fn print_classes(out: &mut String, model: &Model) {
    if model.classes.is_empty() {
        return;
    }
    out.push_str("\n## Variables\n\n");
    print_header(out, &["Class", "Letter", "Structure", "First", "Most", "Input"]);
    for class in &model.classes {
        let letter = class.letter.as_ref().map_or("", |l| &l.value);
        let structure = class.structure.and_then(|id| model.structures.get(id.index())).map_or(GAP, |s| &s.name.value);
        let input = if class.input { "yes" } else { "no" };
        print_row(
            out,
            &[&class.name.value, letter, structure, &format_numbers(&class.first), &format_numbers(&class.most), input],
        );
    }
}

/// Formats gated numbers as `256{-PVC}/512{PVC+}`.
fn format_numbers(list: &[GatedNumber]) -> String {
    if list.is_empty() {
        return GAP.to_owned();
    }
    list.iter().map(|n| format!("{}{}", n.value, gate(n.gate.as_ref()))).collect::<Vec<_>>().join("/")
}

fn print_predefined(out: &mut String, model: &Model) {
    if model.predefined.is_empty() {
        return;
    }
    out.push_str("\n## Predefined variables\n\n");
    print_header(out, &["Variable", "Name", "Type", "Elements", "Access", "Meaning"]);
    for variable in &model.predefined {
        let data_type =
            variable.data_type.and_then(|id| model.data_types.get(id.index())).map_or("", |t| &t.name.value);
        let access = if ["R", "W", "R/W"].contains(&variable.access.as_str()) { variable.access.as_str() } else { GAP };
        let counts = format_numbers(&variable.counts);
        print_row(out, &[&variable.variable.value, &variable.name.value, data_type, &counts, access, GAP]);
    }
}

fn print_structures(out: &mut String, model: &Model, shared: &SharedFields<'_>, origin: StructureOrigin) {
    for structure in model.structures.iter().filter(|s| s.origin == origin) {
        print_structure(out, model, shared, structure);
    }
}

fn print_structure(out: &mut String, model: &Model, shared: &SharedFields<'_>, structure: &Structure) {
    let names = GroupNames::of_fields(&structure.members, shared);
    let printer = FieldPrinter { model, shared, owner: &structure.members, names: &names, root: "" };
    write_text!(out, "\n### {0}\n\n```\n{0} {{\n", structure.name);
    for member in &structure.members {
        let count = match &member.count {
            Count::One => String::new(),
            _ => printer.kind(member)[printer.element_kind(member).len()..].to_owned(),
        };
        write_text!(out, "  {} {}{count};\n", printer.element_kind(member), member.name);
    }
    out.push_str("}\n```\n\n");
    for index in 0..structure.members.len() {
        printer.member(out, index);
    }
}

fn print_index(model: &Model) -> String {
    let mut out = "# Instructions\n".to_owned();
    for group in &model.index {
        let name = if group.name.value.is_empty() { GAP } else { &group.name.value };
        write_text!(out, "\n## {name}\n\n");
        for entry in &group.entries {
            out.push_str(&index_line(&entry.name.value, &gate(entry.gate.as_ref())));
        }
    }
    out
}

/// Formats a line of the index: `- [NAME - title {GATE}](instructions/NAME.md)`.
pub(super) fn index_line(name: &str, gate: &str) -> String {
    let gate = if gate.is_empty() { String::new() } else { format!(" {gate}") };
    format!("- [{name} - {GAP}{gate}](instructions/{name}.md)\n")
}

/// Returns the frame of the document of roles, since no upstream document assigns roles.
fn roles_frame() -> String {
    let mut out = format!("# Roles\n\n{GAP}\n\n");
    print_header(&mut out, &["Role", "Of", "Values", "Meaning"]);
    out.push('\n');
    print_header(&mut out, &["Form", "Part", "Field", "Meaning"]);
    out
}

/// Returns the frame of the document of functions and state.
fn functions_frame() -> String {
    let mut out = "# Functions and state\n\n".to_owned();
    print_header(&mut out, &["Function", "Arguments", "Meaning"]);
    out.push('\n');
    print_header(&mut out, &["Name", "Meaning"]);
    out
}
