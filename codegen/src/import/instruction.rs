//! Printer of instruction documents.

use super::field::FieldPrinter;
use super::names::GroupNames;
use super::shared::SharedFields;
use super::{GAP, PrintedDocument, gate, phrase, template, value_name};
use crate::lines::write_text;
use crate::spec::model::{
    DataTypeId, Enumerator, Execution, FieldKind, Instruction, Model, Variant, VariantCondition, VariantKey,
};
use crate::spec::span::Spanned;

/// Maximum number of columns of a format table.
const MAX_COLUMNS: usize = 7;

pub(super) fn print_document(model: &Model, shared: &SharedFields<'_>, instruction: &Instruction) -> PrintedDocument {
    let names = GroupNames::of_instruction(instruction, shared);
    let printer = FieldPrinter { model, shared, owner: &instruction.fields, names: &names, root: "../" };
    let mut out = format!("# {}\n\n", instruction.name);
    print_opcode(&mut out, instruction);
    print_format(&mut out, instruction);
    write_text!(out, "## Semantics\n\n```{}\n// {GAP}\n```\n\n", guess_execution(instruction));
    write_text!(out, "## Description\n\n{GAP}\n\n");
    for index in field_order(instruction) {
        printer.bullet(&mut out, index);
    }
    print_properties(&mut out, model, instruction);
    print_type_maps(&mut out, model, instruction);
    print_text(&mut out, instruction, &names);
    if instruction.examples.as_ref().is_some_and(|e| !e.value.trim().is_empty()) {
        write_text!(out, "\n## Examples\n\n```\n// {GAP}\n```\n");
    }
    if instruction.notes.as_ref().is_some_and(|n| !n.value.trim().is_empty()) {
        write_text!(out, "\n## Notes\n\n{GAP}\n");
    }
    PrintedDocument { path: format!("instructions/{}.md", instruction.name), text: out }
}

fn print_opcode(out: &mut String, instruction: &Instruction) {
    out.push_str("## Opcode\n\n");
    for opcode in [&instruction.opcode, &instruction.sub_opcode].into_iter().flatten() {
        write_text!(out, "  {} = {:#04x}\n", opcode.name, opcode.code.value);
    }
    if instruction.opcode.is_none() {
        write_text!(out, "  {GAP}\n");
    }
    out.push('\n');
}

/// Returns the indices of the fields in the order of the format, followed by those that no table
/// lists.
fn field_order(instruction: &Instruction) -> Vec<usize> {
    let variants = &instruction.format.variants;
    if let [only] = variants.as_slice() {
        let mut order: Vec<usize> = only.fields.iter().map(|cell| cell.value.index()).collect();
        order.extend((0..instruction.fields.len()).filter(|i| !only.fields.iter().any(|c| c.value.index() == *i)));
        return order;
    }
    // With several tables, the order of the bullets must fit all of them.
    (0..instruction.fields.len()).collect()
}

fn print_format(out: &mut String, instruction: &Instruction) {
    out.push_str("## Format\n\n");
    for variant in &instruction.format.variants {
        if !variant.conditions.is_empty() {
            write_text!(out, "### CONDITION\n\n");
            for condition in &variant.conditions {
                write_text!(out, "- {}={}\n", condition.source, format_values(instruction, condition));
            }
            out.push('\n');
        }
        print_table(out, instruction, variant);
    }
}

/// Formats the values of a condition, ordered by code, with the names of the strict document.
fn format_values(instruction: &Instruction, condition: &VariantCondition) -> String {
    let enumerators: &[Enumerator] = match condition.key {
        VariantKey::Value { field, group } => {
            let field = instruction.field(field);
            let of_group = group.and_then(|g| field.groups.get(usize::from(g)));
            of_group.map_or(&field.enumerators, |g| &g.enumerators)
        }
        _ => &[],
    };
    let mut names: Vec<_> = condition
        .values
        .iter()
        .zip(&condition.codes)
        .map(|(written, code)| {
            let named = enumerators.iter().find(|e| Some(e.code.value) == *code);
            (*code, named.map_or(written.value.as_str(), |e| value_name(&e.name.value)))
        })
        .collect();
    names.sort();
    names.into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(", ")
}

fn print_table(out: &mut String, instruction: &Instruction, variant: &Variant) {
    let opcodes = [&instruction.opcode, &instruction.sub_opcode].into_iter().flatten();
    let mut cells: Vec<String> = opcodes.map(|o| format!("{:#04x}({})", o.code.value, o.name)).collect();
    cells.extend(variant.fields.iter().map(|cell| instruction.field(cell.value).name.value.clone()));
    if variant.fields.is_empty() && instruction.sub_opcode.is_none() {
        return;
    }
    let columns = cells.len().min(MAX_COLUMNS);
    write_text!(out, "|{}\n|{}\n", " |".repeat(columns), " --- |".repeat(columns));
    let mut rest = cells.as_slice();
    let mut row = 0;
    while !rest.is_empty() {
        let (now, later) = rest.split_at(rest.len().min(MAX_COLUMNS - usize::from(row > 0)));
        out.push_str(if row > 0 { "| |" } else { "|" });
        for cell in now {
            write_text!(out, " {cell} |");
        }
        let blank = columns - now.len() - usize::from(row > 0);
        write_text!(out, "{}\n", " |".repeat(blank));
        (rest, row) = (later, row + 1);
    }
    out.push('\n');
}

/// Guesses how the instruction executes. The code below it is a gap, so that the author decides.
fn guess_execution(instruction: &Instruction) -> &'static str {
    let operands = instruction.fields.iter().filter(|f| f.kind.is_some_and(|k| k.int().is_none()));
    let mut operands = operands.map(|f| f.kind).peekable();
    let lane = operands.peek().is_some() && operands.all(|k| k == Some(FieldKind::VectorOperand));
    let execution = if lane { Execution::Lane } else { Execution::Instruction };
    execution.word()
}

fn print_properties(out: &mut String, model: &Model, instruction: &Instruction) {
    let properties = &instruction.properties;
    out.push_str("#### Properties\n\n");
    let before = out.len();
    if !properties.supported_types.is_empty() {
        write_text!(out, "- **Supported Types:** {}\n", format_supported_types(model, instruction));
    }
    if let Some(saturation) = properties.saturation {
        write_text!(out, "- **Saturation:** {}\n", saturation.value.word());
    }
    if let Some(modifier) = properties.source_modifier {
        write_text!(out, "- **Source Modifier:** {}\n", modifier.value.word());
    }
    for (key, value) in
        [("Out-of-bound Access", &properties.out_of_bounds), ("SIMD Control Flow", &properties.simd_control_flow)]
    {
        if let Some(value) = value {
            write_text!(out, "- **{key}:** {}\n", phrase(&value.value));
        }
    }
    if out.len() > before {
        out.push('\n');
    }
}

/// Formats supported types as `B,D.{XEHP+}BF`. Types of all platforms come first.
fn format_supported_types(model: &Model, instruction: &Instruction) -> String {
    let mut text = String::new();
    let mut last = None;
    let all = &instruction.properties.supported_types;
    let (plain, gated): (Vec<_>, Vec<_>) = all.iter().partition(|t| t.gate.is_none());
    for supported in plain.into_iter().chain(gated) {
        let gate = gate(supported.gate.as_ref());
        let name = type_name(model, supported.data_type);
        match &last {
            Some(last) if *last == gate => write_text!(text, ",{name}"),
            None if gate.is_empty() => text.push_str(name),
            _ => write_text!(text, ".{gate}{name}"),
        }
        last = Some(gate);
    }
    text
}

fn type_name(model: &Model, id: DataTypeId) -> &str {
    model.data_types.get(id.index()).map_or(GAP, |t| &t.name.value)
}

fn print_type_maps(out: &mut String, model: &Model, instruction: &Instruction) {
    if instruction.type_maps.is_empty() {
        return;
    }
    out.push_str("#### Operand type maps\n\n");
    let list = |types: &[Spanned<DataTypeId>]| {
        let names: Vec<_> = types.iter().map(|t| type_name(model, t.value)).collect();
        if names.is_empty() { String::new() } else { format!(" {}", names.join(", ")) }
    };
    for map in &instruction.type_maps {
        write_text!(out, "- **Type map{}**\n", gate(map.gate.as_ref()));
        write_text!(out, "  -  **Dst types:**{}\n  -  **Src types:**{}\n", list(&map.dst), list(&map.src));
    }
    out.push('\n');
}

/// Prints templates for lines with a regular form, and one gap for all other lines.
fn print_text(out: &mut String, instruction: &Instruction, names: &GroupNames) {
    out.push_str("## Text\n\n```\n");
    let lines = instruction.text.iter().map(|form| form.source.value.as_str());
    let lines: Vec<_> = lines.filter(|line| !template::without_comment(line).is_empty()).collect();
    let formal: Vec<_> = lines.iter().filter_map(|line| template::regular_template(line, instruction, names)).collect();
    for line in &formal {
        write_text!(out, "{line}\n");
    }
    if formal.is_empty() || formal.len() < lines.len() {
        write_text!(out, "// {GAP}\n");
    }
    out.push_str("```\n");
}
