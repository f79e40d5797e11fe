//! The shared documents: platforms, data types, fields, structures, the index, and the frames of those that are the author's.

use super::field::{FieldPrinter, put};
use super::names::GroupNames;
use super::shared::SharedFields;
use super::{Document, GAP, gate};
use crate::model::{AttributeKind, Count, DataTypeKind, Field, GatedNumber, Model, Structure, StructureOrigin};

/// All of them.
pub(super) fn all(model: &Model, shared: &SharedFields<'_>) -> Vec<Document> {
    let document = |path: &str, text: String| Document { path: path.to_owned(), text };
    vec![
        document("platforms.md", platforms(model)),
        document("2_datatypes.md", data_types(model)),
        document("fields.md", fields(model, shared)),
        document("5_operands.md", operands(model, shared)),
        document("4_visa_header.md", object_format(model, shared)),
        document("6_instructions.md", index(model)),
        document("functions.md", functions()),
        document("roles.md", roles()),
        document("errata.md", "# Errata\n".to_owned()),
    ]
}

/// A cell: blanks stand for nothing.
fn cell(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" {}", text.replace('|', "\\|")) }
}

fn row(out: &mut String, cells: &[&str]) {
    out.push('|');
    for text in cells {
        put!(out, "{} |", cell(text));
    }
    out.push('\n');
}

fn header(out: &mut String, cells: &[&str]) {
    row(out, cells);
    put!(out, "|{}\n", " --- |".repeat(cells.len()));
}

fn platforms(model: &Model) -> String {
    let mut out = format!("# Platforms\n\n{GAP}\n\n");
    header(&mut out, &["Platform", "Register bytes", "Text", "Notes"]);
    for platform in &model.platforms {
        let bytes = platform.register_bytes.map_or_else(|| GAP.to_owned(), |n| n.to_string());
        row(&mut out, &[&platform.name.value, &bytes, platform.text.as_deref().unwrap_or(""), ""]);
    }
    if !model.devices.is_empty() {
        out.push('\n');
        header(&mut out, &["Device", "Platform", "Product"]);
    }
    for device in &model.devices {
        let product = device.product.map_or(String::new(), |n| n.to_string());
        row(&mut out, &[&device.name.value, &model[device.platform].name.value, &product]);
    }
    out
}

fn data_types(model: &Model) -> String {
    let mut out = "# Data types\n\n## Types\n\n".to_owned();
    header(&mut out, &["Type", "Code", "Bits", "Kind", "Meaning"]);
    for data_type in &model.data_types {
        let code = data_type.code.map_or(String::new(), |c| format!("{:#x}", c.value));
        let kind = match data_type.kind {
            DataTypeKind::Unsigned => "unsigned",
            DataTypeKind::Signed => "signed",
            DataTypeKind::Float => "float",
            DataTypeKind::Packed => "packed",
            DataTypeKind::Boolean => "boolean",
        };
        row(&mut out, &[&data_type.name.value, &code, &data_type.bits.to_string(), kind, GAP]);
    }
    out
}

fn fields(model: &Model, shared: &SharedFields<'_>) -> String {
    let mut out = "# Shared fields\n".to_owned();
    let all: Vec<Field> = shared.iter().cloned().collect();
    let names = GroupNames::of_fields(&all, shared);
    let printer = FieldPrinter { model, shared, owner: &all, names: &names, root: "" };
    for (index, field) in all.iter().enumerate() {
        put!(out, "\n## {}\n\n", field.name);
        printer.definition(&mut out, index);
    }
    out
}

fn operands(model: &Model, shared: &SharedFields<'_>) -> String {
    let mut out = "# Operands\n".to_owned();
    structures(&mut out, model, shared, StructureOrigin::Operand);
    out
}

fn object_format(model: &Model, shared: &SharedFields<'_>) -> String {
    let mut out = "# Object format\n".to_owned();
    attributes(&mut out, model);
    classes(&mut out, model);
    predefined(&mut out, model);
    structures(&mut out, model, shared, StructureOrigin::ObjectFormat);
    out
}

fn attributes(out: &mut String, model: &Model) {
    if model.attributes.is_empty() {
        return;
    }
    out.push_str("\n## Attributes\n\n");
    header(out, &["Attribute", "Of", "Value", "Bytes", "Meaning"]);
    for attribute in &model.attributes {
        let kind = match attribute.kind {
            Some(AttributeKind::Bool) => "bool",
            Some(AttributeKind::Int) => "int",
            Some(AttributeKind::String) => "string",
            None => GAP,
        };
        let bytes = match attribute.bytes {
            Some((low, high)) if low == high => low.to_string(),
            Some((low, high)) => format!("{low}..{high}"),
            None => GAP.to_owned(),
        };
        row(out, &[&attribute.name.value, &attribute.owner, kind, &bytes, GAP]);
    }
}

fn classes(out: &mut String, model: &Model) {
    if model.classes.is_empty() {
        return;
    }
    out.push_str("\n## Variables\n\n");
    header(out, &["Class", "Letter", "Structure", "First", "Most", "Input"]);
    for class in &model.classes {
        let letter = class.letter.as_ref().map_or("", |l| &l.value);
        let structure = class.structure.and_then(|id| model.structures.get(id.index())).map_or(GAP, |s| &s.name.value);
        let input = if class.input { "yes" } else { "no" };
        row(out, &[&class.name.value, letter, structure, &numbers(&class.first), &numbers(&class.most), input]);
    }
}

/// `256{-PVC}/512{PVC+}`
fn numbers(list: &[GatedNumber]) -> String {
    if list.is_empty() {
        return GAP.to_owned();
    }
    list.iter().map(|n| format!("{}{}", n.value, gate(n.gate.as_ref()))).collect::<Vec<_>>().join("/")
}

fn predefined(out: &mut String, model: &Model) {
    if model.predefined.is_empty() {
        return;
    }
    out.push_str("\n## Predefined variables\n\n");
    header(out, &["Variable", "Name", "Type", "Elements", "Access", "Meaning"]);
    for variable in &model.predefined {
        let data_type =
            variable.data_type.and_then(|id| model.data_types.get(id.index())).map_or("", |t| &t.name.value);
        let access = if ["R", "W", "R/W"].contains(&variable.access.as_str()) { variable.access.as_str() } else { GAP };
        let counts = numbers(&variable.counts);
        row(out, &[&variable.variable.value, &variable.name.value, data_type, &counts, access, GAP]);
    }
}

fn structures(out: &mut String, model: &Model, shared: &SharedFields<'_>, origin: StructureOrigin) {
    for structure in model.structures.iter().filter(|s| s.origin == origin) {
        print_structure(out, model, shared, structure);
    }
}

fn print_structure(out: &mut String, model: &Model, shared: &SharedFields<'_>, structure: &Structure) {
    let names = GroupNames::of_fields(&structure.members, shared);
    let printer = FieldPrinter { model, shared, owner: &structure.members, names: &names, root: "" };
    put!(out, "\n### {0}\n\n```\n{0} {{\n", structure.name);
    for member in &structure.members {
        let count = match &member.count {
            Count::One => String::new(),
            _ => printer.kind(member)[printer.element_kind(member).len()..].to_owned(),
        };
        put!(out, "  {} {}{count};\n", printer.element_kind(member), member.name);
    }
    out.push_str("}\n```\n\n");
    for index in 0..structure.members.len() {
        printer.member(out, index);
    }
}

fn index(model: &Model) -> String {
    let mut out = "# Instructions\n".to_owned();
    for group in &model.index {
        let name = if group.name.value.is_empty() { GAP } else { &group.name.value };
        put!(out, "\n## {name}\n\n");
        for entry in &group.entries {
            out.push_str(&index_line(&entry.name.value, &gate(entry.gate.as_ref())));
        }
    }
    out
}

/// `- [NAME - title {GATE}](instructions/NAME.md)`
pub(super) fn index_line(name: &str, gate: &str) -> String {
    let gate = if gate.is_empty() { String::new() } else { format!(" {gate}") };
    format!("- [{name} - {GAP}{gate}](instructions/{name}.md)\n")
}

/// Returns the frame of the document of roles: no document of the vendor says what programs look for.
fn roles() -> String {
    let mut out = format!("# Roles\n\n{GAP}\n\n");
    header(&mut out, &["Role", "Of", "Values", "Meaning"]);
    out.push('\n');
    header(&mut out, &["Form", "Part", "Field", "Meaning"]);
    out
}

fn functions() -> String {
    let mut out = "# Functions and state\n\n".to_owned();
    header(&mut out, &["Function", "Arguments", "Meaning"]);
    out.push('\n');
    header(&mut out, &["Name", "Meaning"]);
    out
}
