//! Checks of instruction formats: table cells, field bullets, counts and presence, in decoding
//! order.
//!
//! For example, `Values(uq[Count])` is reported if `Count` comes after `Values`, since a decoder
//! needs the count first.

use super::expr::{self, ExprPart};
use super::{FieldOwner, RuleContext};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::raw::{RawFolder, RawInstruction, Section};
use crate::spec::model::{
    Condition, Count, Field, FieldId, FieldKind, Instruction, IntType, Presence, Structure, Variant,
};
use crate::spec::rules;
use crate::spec::span::{Span, Spanned};

pub(super) fn check(context: RuleContext<'_>, raw: &RawFolder, out: &mut Diagnostics) {
    for document in &raw.instructions {
        check_described(document, out);
    }
    for instruction in &context.model.instructions {
        check_format(context, instruction, out);
    }
}

/// Reports a Description section that has no text before the first field.
fn check_described(document: &RawInstruction, out: &mut Diagnostics) {
    let section = document.sections.iter().find(|s| s.value == Section::Description);
    let described = document.description.as_ref().is_some_and(|text| !text.text.trim().is_empty());
    if let Some(section) = section.filter(|_| !described) {
        let finding = rules::NO_DESCRIPTION.at(section.span, format!("`{}` has no description", document.name));
        out.push(finding.label("no text").help("write a paragraph before the first field"));
    }
}

/// Checks the format tables of an instruction against its fields.
fn check_format(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let variants = &instruction.format.variants;
    let cells = variants.iter().map(|v| v.fields.len()).sum::<usize>();
    if cells == 0 && !instruction.fields.is_empty() {
        let first = &instruction.fields[0];
        let message = format!("`{}` has fields, but no format table says in which order", instruction.name);
        let finding = rules::NO_FORMAT_TABLE.at(instruction.format.span, message);
        let finding = finding.label("no table").also(first.name.span, "the first field");
        out.push(finding.help("write the table: the opcode, then a cell for each field in wire order"));
        return;
    }
    let mut used = vec![false; instruction.fields.len()];
    for variant in variants {
        check_repeated_cells(instruction, variant, &mut used, out);
    }
    check_counts(FieldOwner::Instruction(instruction), out);
    for (field, _) in instruction.fields.iter().zip(&used).filter(|(_, used)| !**used) {
        let message = format!("no cell of a format table names `{}`", field.name);
        let finding = rules::FIELD_WITHOUT_CELL.at(field.name.span, message).label("takes no bytes");
        out.push(finding.also(instruction.format.span, "the format").help("add the cell, or remove the bullet"));
    }
    if context.strict || variants.len() == 1 {
        for variant in variants {
            check_bullet_order(instruction, variant, out);
        }
    }
    for variant in variants {
        for (position, cell) in variant.fields.iter().enumerate() {
            if let Some(field) = instruction.fields.get(cell.value.index()) {
                let place = FieldPosition {
                    owner: FieldOwner::Instruction(instruction),
                    field,
                    before: &variant.fields[..position],
                };
                check_read_before(place, out);
            }
        }
    }
}

/// Reports fields that a variant names twice, and marks the fields that it names in `used`.
fn check_repeated_cells(instruction: &Instruction, variant: &Variant, used: &mut [bool], out: &mut Diagnostics) {
    let mut first: Vec<Option<Span>> = vec![None; instruction.fields.len()];
    for cell in &variant.fields {
        let Some(slot) = first.get_mut(cell.value.index()) else { continue };
        used[cell.value.index()] = true;
        match *slot {
            None => *slot = Some(cell.span),
            Some(before) => {
                let name = &instruction.field(cell.value).name;
                out.push(
                    rules::REPEATED_CELL
                        .at(cell.span, format!("`{name}` occurs twice in the format"))
                        .label("again")
                        .also(before, "first here")
                        .help("name the other field; a repeated field has one cell, and its bullet gives the count"),
                );
            }
        }
    }
}

/// Reports the first pair of field bullets whose order differs from the format table. Where
/// variants disagree, either order is accepted.
fn check_bullet_order(instruction: &Instruction, variant: &Variant, out: &mut Diagnostics) {
    let place = |of: &Variant, field: FieldId| of.fields.iter().position(|cell| cell.value == field);
    let elsewhere = |pair: &[Spanned<FieldId>]| {
        let both = |v: &Variant| place(v, pair[1].value).zip(place(v, pair[0].value));
        instruction.format.variants.iter().filter_map(both).any(|(first, second)| first < second)
    };
    let inverted = variant.fields.windows(2).find(|pair| pair[0].value > pair[1].value && !elsewhere(pair));
    let Some([before, after]) = inverted else { return };
    let fields = (instruction.fields.get(before.value.index()), instruction.fields.get(after.value.index()));
    if let (Some(before_field), Some(after_field)) = fields {
        let message = format!("`{}` is described before `{}`", after_field.name, before_field.name);
        let finding = rules::FIELD_ORDER.at(after_field.name.span, message).label("described first");
        let finding = finding.also(before.span, format!("the format has `{}` first", before_field.name));
        out.push(finding.help("bring the bullets into the order of the format"));
    }
}

/// A field with the fields that a decoder reads before it.
struct FieldPosition<'a> {
    owner: FieldOwner<'a>,
    field: &'a Field,
    before: &'a [Spanned<FieldId>],
}

/// Checks that a decoder knows the count and the presence condition of a field before it reads the
/// field.
fn check_read_before(place: FieldPosition<'_>, out: &mut Diagnostics) {
    let FieldPosition { owner, field, before } = place;
    let known = |id: FieldId| before.iter().any(|cell| cell.value == id);
    let name = |id: FieldId| owner.fields().get(id.index()).map_or("?", |f| f.name.value.as_str());
    let count = match (&field.count, &field.presence) {
        (Count::Field(id), _) | (_, Presence::CountedBy(id)) => Some(*id),
        _ => None,
    };
    if let Some(id) = count.filter(|id| !known(*id)) {
        let message = format!("`{}` is counted by `{}`, which does not precede it", field.name, name(id));
        let mut finding = rules::COUNT_AFTER.at(field.name.span, message).label("how many?");
        if let Some(counter) = owner.fields().get(id.index()) {
            finding = finding.also(counter.name.span, "the count");
        }
        out.push(finding.help("put the count before what it counts, in every format table"));
    }
    if let Presence::If(Condition { expr: Some(condition), .. }) = &field.presence {
        for (used, span) in expr::fields_used(condition, owner.fields()) {
            if !known(used) {
                let message = format!(
                    "whether `{}` is present depends on `{}`, which does not precede it",
                    field.name,
                    name(used)
                );
                let finding = rules::PRESENCE_AFTER.at(span, message).label("not read yet");
                out.push(finding.also(field.name.span, "this field").help("use a condition on fields before it"));
            }
        }
    }
}

/// Checks counts and conditions of all fields of an owner, except for their position in a format.
pub(super) fn check_counts(owner: FieldOwner<'_>, out: &mut Diagnostics) {
    for field in owner.fields() {
        let count = match (&field.count, &field.presence) {
            (Count::Field(id), _) | (_, Presence::CountedBy(id)) => owner.fields().get(id.index()),
            _ => None,
        };
        if let Some(counter) = count
            && let Some(kind) = counter.kind
            && !matches!(kind, FieldKind::Int(int) if !int.signed())
        {
            let message = format!("`{}` is counted by `{}`, which is not an unsigned number", field.name, counter.name);
            let finding = rules::COUNT_NOT_A_NUMBER.at(field.name.span, message);
            let finding = finding.label("how many?").also(counter.kind_source.span, "the type of the count");
            out.push(finding.help("name the field that holds the count, or correct its type"));
        }
        if let FieldOwner::Instruction(_) = owner
            && count.is_some()
            && field.kind.is_some()
            && !is_list_element(field)
        {
            let message = format!("the elements of `{}` cannot be those of a list", field.name);
            let finding = rules::LIST_ELEMENT.at(field.kind_source.span, message);
            let help = "the type is `raw_operand`, or `uw` without named values and bits";
            out.push(finding.label("the elements").help(help));
        }
        if let Presence::If(Condition { expr: Some(condition), .. }) = &field.presence
            && let Some(ExprPart { span, what }) = expr::find_undecidable(condition)
        {
            let message = format!("{what} cannot decide whether `{}` is present", field.name);
            let finding = rules::ALIEN_CONDITION.at(span, message).label("not in the bytes of the instruction");
            out.push(finding.help("use fields, bit groups, enumerators and numbers only"));
        }
    }
}

/// Returns whether the generated crate has lists of a field.
pub(super) fn is_list_element(field: &Field) -> bool {
    match field.kind {
        Some(FieldKind::Int(IntType::Uw)) => field.groups.is_empty() && field.enumerators.is_empty(),
        kind => kind == Some(FieldKind::RawOperand),
    }
}

/// Checks the members of a structure in decoding order.
pub(super) fn check_members(structure: &Structure, out: &mut Diagnostics) {
    let ids: Vec<Spanned<FieldId>> = structure
        .members
        .iter()
        .enumerate()
        .map(|(i, member)| Spanned::new(FieldId(u16::try_from(i).unwrap_or(u16::MAX)), member.name.span))
        .collect();
    for (position, field) in structure.members.iter().enumerate() {
        check_read_before(
            FieldPosition { owner: FieldOwner::Structure(structure), field, before: &ids[..position] },
            out,
        );
    }
}
