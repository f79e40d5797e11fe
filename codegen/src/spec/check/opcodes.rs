//! Checks of opcodes: the first bytes of an instruction select exactly one instruction.
//!
//! For example, two pages with opcode `0x01` and no sub-opcode are reported, unless the kind of a
//! label distinguishes them.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::raw::{RawFolder, RawInstruction, RawTable};
use crate::spec::model::{Count, Enumerator, Field, FieldKind, Instruction, LabelKind, Model, Opcode, Presence};
use crate::spec::rules;
use crate::spec::span::Span;
use std::collections::{BTreeMap, HashMap};

pub(super) fn check(context: RuleContext<'_>, raw: &RawFolder, out: &mut Diagnostics) {
    let mut by_opcode: BTreeMap<u8, Vec<&Instruction>> = BTreeMap::new();
    for instruction in in_index_order(context.model) {
        if let Some(opcode) = &instruction.opcode {
            check_name(context, instruction, opcode, out);
            by_opcode.entry(opcode.code.value).or_default().push(instruction);
        }
    }
    for instructions in by_opcode.values() {
        check_shared_opcode(context, instructions, out);
    }
    let mut instructions: Vec<&Instruction> = context.model.instructions.iter().collect();
    instructions.sort_by_key(|i| i.file);
    for document in &raw.instructions {
        if let Ok(found) = instructions.binary_search_by_key(&document.file, |i| i.file) {
            check_cells(instructions[found], document, out);
        }
    }
}

/// Returns the instructions in the order of the index, which lists older ones first in each group.
/// Instructions that it does not list come last, as the newest.
pub(super) fn in_index_order(model: &Model) -> Vec<&Instruction> {
    let entries = model.index.iter().flat_map(|group| &group.entries).filter_map(|entry| entry.instruction);
    let mut order: Vec<&Instruction> = Vec::with_capacity(model.instructions.len());
    let mut listed = vec![false; model.instructions.len()];
    for id in entries {
        if let Some(seen) = listed.get_mut(id.index())
            && !std::mem::replace(seen, true)
        {
            order.extend(model.instructions.get(id.index()));
        }
    }
    let rest = model.instructions.iter().zip(listed).filter(|(_, listed)| !listed);
    order.extend(rest.map(|(instruction, _)| instruction));
    order
}

/// Checks that the name in the Opcode section is the name of the file or, in a strict document, the
/// mnemonic of the text.
fn check_name(context: RuleContext<'_>, instruction: &Instruction, opcode: &Opcode, out: &mut Diagnostics) {
    let stem = &instruction.name.value;
    let written = instruction.sub_opcode.as_ref().unwrap_or(opcode);
    let inner = |name: &str| stem.strip_prefix(&opcode.name.value).and_then(|s| s.strip_prefix('_')) == Some(name);
    let fits = written.name.value == *stem || instruction.sub_opcode.as_ref().is_some_and(|sub| inner(&sub.name.value));
    let lower = written.name.value.to_lowercase();
    let words = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == lower);
    let mnemonic = context.strict && instruction.text.iter().any(|t| words(&t.source.value));
    if !fits && !mnemonic {
        let message = format!("the opcode of `{stem}` is named `{}`", written.name);
        let finding = rules::OPCODE_NAME.at(written.name.span, message);
        out.push(finding.label("not the name of the file").help(format!("write `{stem}`, or rename the file")));
    }
}

/// Checks instructions that have the same opcode.
fn check_shared_opcode(context: RuleContext<'_>, instructions: &[&Instruction], out: &mut Diagnostics) {
    let containers = instructions.iter().filter(|i| i.container);
    let whole = instructions.iter().filter(|i| !i.container && i.sub_opcode.is_none());
    let parts = instructions.iter().filter(|i| i.sub_opcode.is_some());
    for container in containers.clone() {
        if parts.clone().next().is_none() {
            let message = format!("no page describes a sub-operation of `{}`", container.name);
            let span = container.opcode.as_ref().map_or(container.name.span, |o| o.code.span);
            let finding = rules::LONE_CONTAINER.at(span, message).label("an introduction to nothing");
            out.push(finding.help("describe the fields of the instruction, or write the pages of the sub-operations"));
        }
    }
    for container in containers.clone().filter(|_| context.strict) {
        let parts: Vec<&Instruction> = parts.clone().copied().collect();
        check_sub_operations(container, &parts, out);
    }
    let mut by_code: BTreeMap<Option<u8>, Vec<&Instruction>> = BTreeMap::new();
    for instruction in whole.clone().chain(parts.clone()) {
        let code = instruction.sub_opcode.as_ref().map(|o| o.code.value);
        by_code.entry(code).or_default().push(instruction);
    }
    for same in by_code.values() {
        for (i, instruction) in same.iter().enumerate().skip(1) {
            check_same_code(context, same[0], instruction, &same[..i], out);
        }
    }
    let pages: Vec<&Instruction> = containers.copied().collect();
    for again in pages.iter().skip(1) {
        report_taken(pages[0], again, out);
    }
    if let (Some(whole), Some(part)) = (whole.clone().next(), parts.clone().next()) {
        let message = format!("`{}` has a sub-opcode where `{}` has none", part.name, whole.name);
        let finding = rules::AMBIGUOUS_DECODING.at(code_span(part), message);
        let finding = finding.label("the next byte is a sub-opcode").also(code_span(whole), "the next byte is a field");
        out.push(finding.help("give both a sub-opcode, or another opcode"));
    }
}

/// Checks that the first field of a page of sub-operations lists the pages of these, each with its
/// code.
fn check_sub_operations(container: &Instruction, parts: &[&Instruction], out: &mut Diagnostics) {
    let Some(field) = container.fields.first().filter(|field| !field.enumerators.is_empty()) else { return };
    let mut report = |span: Span, message: String, other: Span, help: String| {
        let finding = rules::SUB_OPERATION_LIST.at(span, message);
        out.push(finding.label("differs").also(other, "the other place").help(help));
    };
    let mut listed: HashMap<&str, &Enumerator> = field.enumerators.iter().map(|e| (&*e.name.value, e)).collect();
    for part in parts {
        let Some(Opcode { name: short, code }) = &part.sub_opcode else { continue };
        let (name, byte) = (&part.name.value, code.value);
        match listed.remove(name.as_str()).or_else(|| listed.remove(short.value.as_str())) {
            Some(enumerator) if enumerator.code.value == u64::from(byte) => {}
            Some(enumerator) => {
                let message = format!("`{name}` is {byte:#04x} here, and {:#04x} in the list", enumerator.code.value);
                report(code.span, message, enumerator.code.span, "make the two agree".to_owned());
            }
            None => {
                let message = format!("`{}` of `{}` does not list `{name}`", field.name, container.name);
                report(code.span, message, field.name.span, format!("add `- {byte:#04x}: {name}` to the list"));
            }
        }
    }
    let mut left: Vec<&Enumerator> = listed.into_values().collect();
    left.sort_by_key(|enumerator| enumerator.span);
    // The page of a misspelt name was reported above.
    let is_listed = |part: &&Instruction| {
        let short = part.sub_opcode.as_ref().map_or("", |sub| &sub.name.value);
        field.enumerators.iter().any(|e| e.name.value == part.name.value || e.name.value == short)
    };
    let reported = !parts.iter().all(is_listed);
    for enumerator in left.into_iter().filter(|_| !reported) {
        let message = format!("no page describes `{}`", enumerator.name);
        report(enumerator.name.span, message, container.name.span, "write the page, or remove the line".to_owned());
    }
}

/// Checks two instructions with the same opcode and sub-opcode. They are valid if the kind of a
/// label at the same position distinguishes them.
fn check_same_code(
    context: RuleContext<'_>,
    first: &Instruction,
    second: &Instruction,
    before: &[&Instruction],
    out: &mut Diagnostics,
) {
    let kind = |i: &Instruction| find_label(i).map(|l| l.kind);
    let told_apart = context.strict
        && kind(second).is_some()
        && before.iter().all(|i| kind(i).is_some_and(|k| Some(k) != kind(second)));
    if !told_apart {
        let same = before.iter().copied().find(|i| kind(i).is_none() || kind(i) == kind(second)).unwrap_or(first);
        return report_taken(same, second, out);
    }
    let (Some(a), Some(b)) = (find_label(first), find_label(second)) else { return };
    if a.prefix != b.prefix {
        let message = format!("`{}` and `{}` are distinguished by labels at different places", first.name, second.name);
        let finding = rules::AMBIGUOUS_DECODING.at(b.span, message).label(format!("the label of `{}`", second.name));
        let finding = finding.also(a.span, format!("the label of `{}`", first.name));
        out.push(finding.help("bring the label, and everything before it, to the same place in both formats"));
    }
}

/// Reports an opcode that another instruction already has.
fn report_taken(first: &Instruction, second: &Instruction, out: &mut Diagnostics) {
    let code = second.opcode.as_ref().map_or(0, |o| o.code.value);
    let message = match &second.sub_opcode {
        Some(sub) => format!("opcode {code:#04x} with sub-opcode {:#04x} is that of `{}`", sub.code.value, first.name),
        None => format!("opcode {code:#04x} is that of `{}`", first.name),
    };
    out.push(
        rules::DUPLICATE_OPCODE
            .at(code_span(second), message)
            .label("taken")
            .also(code_span(first), format!("by `{}`", first.name))
            .help(
                "give one of them its own; only the kind of a label (`Label kind: fc.`) can distinguish them otherwise",
            ),
    );
}

/// Returns the place of the code that selects an instruction: the sub-opcode, if there is one.
fn code_span(instruction: &Instruction) -> Span {
    let opcode = instruction.sub_opcode.as_ref().or(instruction.opcode.as_ref());
    opcode.map_or(instruction.name.span, |o| o.code.span)
}

/// The label operand of an instruction.
struct LabelOperand {
    kind: LabelKind,
    span: Span,
    /// The types of the fields before the label; `None` for a field whose length is not fixed.
    prefix: Vec<Option<FieldKind>>,
}

/// Returns the label operand of an instruction that has one format table and a label field.
fn find_label(instruction: &Instruction) -> Option<LabelOperand> {
    let variant = instruction.format.variants.first().filter(|_| instruction.format.variants.len() == 1)?;
    let fields = || variant.fields.iter().filter_map(|cell| instruction.fields.get(cell.value.index()));
    let position = fields().position(|f| f.label.is_some())?;
    let field = fields().nth(position)?;
    let plain = |f: &&Field| f.count == Count::One && f.presence == Presence::Always;
    let prefix = fields().take(position).map(|f| Some(f).filter(plain).and_then(|f| f.kind)).collect();
    field.label.as_ref().map(|kind| LabelOperand { kind: kind.value, span: field.name.span, prefix })
}

/// Checks the opcode cells of the format tables against the Opcode section.
fn check_cells(instruction: &Instruction, document: &RawInstruction, out: &mut Diagnostics) {
    let Some(opcode) = &instruction.opcode else { return };
    let right: Vec<&Opcode> = [Some(opcode), instruction.sub_opcode.as_ref()].into_iter().flatten().collect();
    for table in &document.tables {
        check_table_cells(&right, table, out);
    }
}

fn check_table_cells(right: &[&Opcode], table: &RawTable, out: &mut Diagnostics) {
    let expected = |opcode: &Opcode| format!("{:#04x}({})", opcode.code.value, opcode.name);
    for (opcode, (code, name)) in right.iter().zip(&table.opcodes) {
        if code.value != u64::from(opcode.code.value) || name.value != opcode.name.value {
            let span = Span { end: name.span.end.max(code.span.end), ..code.span };
            let message = format!("the cell says {:#04x}({name}), the Opcode section {}", code.value, expected(opcode));
            let finding = rules::OPCODE_CELL.at(span, message).label("differs");
            out.push(finding.also(opcode.code.span, "this is what is used").help("make the two agree"));
        }
    }
    // The reader reports a table that has no opcode cell at all.
    if right.len() != table.opcodes.len() && !table.opcodes.is_empty() {
        let words: Vec<String> = right.iter().map(|o| expected(o)).collect();
        let message = format!("the format begins with {} opcode cells", table.opcodes.len());
        let help = format!("begin the first row with `{}`", words.join(" | "));
        out.push(rules::OPCODE_CELL.at(table.span, message).label("not as in the Opcode section").help(help));
    }
}
