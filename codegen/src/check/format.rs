//! The format of an instruction: cells, bullets, counts and presence, as a decoder meets them from left to right.

use super::expr::{self, Use};
use super::{Context, Owner};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::raw::{RawFolder, RawInstruction, Section};
use crate::model::{Condition, Count, Field, FieldId, FieldKind, Instruction, Presence, Structure, Variant};
use crate::rules;
use crate::span::{Span, Spanned};

pub(super) fn check(context: Context<'_>, raw: &RawFolder, out: &mut Diagnostics) {
    for document in &raw.instructions {
        undescribed(document, out);
    }
    for instruction in &context.model.instructions {
        format(context, instruction, out);
    }
}

/// A Description section without a word before the first field.
fn undescribed(document: &RawInstruction, out: &mut Diagnostics) {
    let section = document.sections.iter().find(|s| s.value == Section::Description);
    let described = document.description.as_ref().is_some_and(|text| !text.text.trim().is_empty());
    if let Some(section) = section.filter(|_| !described) {
        let message = format!("nothing says what `{}` does", document.name);
        let finding = Diagnostic::new(&rules::NO_DESCRIPTION, section.span, message).label("no text");
        out.push(finding.help("write a paragraph before the first field"));
    }
}

fn format(context: Context<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let variants = &instruction.format.variants;
    let cells = variants.iter().map(|v| v.fields.len()).sum::<usize>();
    if cells == 0 && !instruction.fields.is_empty() {
        let first = &instruction.fields[0];
        let message = format!("`{}` has fields, but no format table says in which order", instruction.name);
        out.push(
            Diagnostic::new(&rules::NO_FORMAT_TABLE, instruction.format.span, message)
                .label("no table")
                .also(first.name.span, "the first field")
                .help("write the table: the opcode, then a cell for each field in wire order"),
        );
        return;
    }
    let mut used = vec![false; instruction.fields.len()];
    for variant in variants {
        repeated_cells(instruction, variant, &mut used, out);
    }
    counts(Owner::Instruction(instruction), out);
    for (field, _) in instruction.fields.iter().zip(&used).filter(|(_, used)| !**used) {
        let message = format!("no cell of a format table names `{}`", field.name);
        out.push(
            Diagnostic::new(&rules::FIELD_WITHOUT_CELL, field.name.span, message)
                .label("takes no bytes")
                .also(instruction.format.span, "the format")
                .help("add the cell, or remove the bullet"),
        );
    }
    if context.strict || variants.len() == 1 {
        for variant in variants {
            order(instruction, variant, out);
        }
    }
    for variant in variants {
        for (position, cell) in variant.fields.iter().enumerate() {
            if let Some(field) = instruction.fields.get(cell.value.index()) {
                let place =
                    Place { owner: Owner::Instruction(instruction), field, before: &variant.fields[..position] };
                reads_before(place, out);
            }
        }
    }
}

/// Fields that a variant names twice. Marks those that it names.
fn repeated_cells(instruction: &Instruction, variant: &Variant, used: &mut [bool], out: &mut Diagnostics) {
    let mut first: Vec<Option<Span>> = vec![None; instruction.fields.len()];
    for cell in &variant.fields {
        let Some(slot) = first.get_mut(cell.value.index()) else { continue };
        used[cell.value.index()] = true;
        match *slot {
            None => *slot = Some(cell.span),
            Some(before) => {
                let name = &instruction.field(cell.value).name;
                out.push(
                    Diagnostic::new(&rules::REPEATED_CELL, cell.span, format!("`{name}` stands twice in the format"))
                        .label("again")
                        .also(before, "first here")
                        .help("name the other field; a repeated field stands once, and its bullet gives the count"),
                );
            }
        }
    }
}

/// The first bullet that stands before one which the format has before it. Where variants disagree, either order is right.
fn order(instruction: &Instruction, variant: &Variant, out: &mut Diagnostics) {
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
        out.push(
            Diagnostic::new(&rules::FIELD_ORDER, after_field.name.span, message)
                .label("described first")
                .also(before.span, format!("the format has `{}` first", before_field.name))
                .help("bring the bullets into the order of the format"),
        );
    }
}

/// A field at its place in what is decoded.
struct Place<'a> {
    owner: Owner<'a>,
    field: &'a Field,
    before: &'a [Spanned<FieldId>],
}

/// What a decoder must have read before a field: its count, and what decides whether it is there.
fn reads_before(place: Place<'_>, out: &mut Diagnostics) {
    let Place { owner, field, before } = place;
    let known = |id: FieldId| before.iter().any(|cell| cell.value == id);
    let name = |id: FieldId| owner.fields().get(id.index()).map_or("?", |f| f.name.value.as_str());
    let count = match (&field.count, &field.presence) {
        (Count::Field(id), _) | (_, Presence::CountedBy(id)) => Some(*id),
        _ => None,
    };
    if let Some(id) = count.filter(|id| !known(*id)) {
        let message = format!("`{}` is counted by `{}`, which does not stand before it", field.name, name(id));
        let mut finding = Diagnostic::new(&rules::COUNT_AFTER, field.name.span, message).label("how many?");
        if let Some(counter) = owner.fields().get(id.index()) {
            finding = finding.also(counter.name.span, "the count");
        }
        out.push(finding.help("put the count before what it counts, in every format table"));
    }
    if let Presence::If(Condition { expr: Some(condition), .. }) = &field.presence {
        for (used, span) in expr::fields_used(condition, owner.fields()) {
            if !known(used) {
                let message = format!(
                    "whether `{}` is present depends on `{}`, which does not stand before it",
                    field.name,
                    name(used)
                );
                out.push(
                    Diagnostic::new(&rules::PRESENCE_AFTER, span, message)
                        .label("not read yet")
                        .also(field.name.span, "this field")
                        .help("use a condition on fields before it"),
                );
            }
        }
    }
}

/// Counts and conditions of all fields of an owner, as far as they do not depend on a place in a format.
pub(super) fn counts(owner: Owner<'_>, out: &mut Diagnostics) {
    for field in owner.fields() {
        let count = match (&field.count, &field.presence) {
            (Count::Field(id), _) | (_, Presence::CountedBy(id)) => owner.fields().get(id.index()),
            _ => None,
        };
        if let Some(counter) = count
            && let Some(kind) = counter.kind
            && !matches!(kind, FieldKind::Int(int) if !int.signed())
        {
            let message = format!("`{}` is counted by `{}`, which is no unsigned number", field.name, counter.name);
            out.push(
                Diagnostic::new(&rules::COUNT_NOT_A_NUMBER, field.name.span, message)
                    .label("how many?")
                    .also(counter.kind_source.span, "the type of the count")
                    .help("name the field that holds the count, or correct its type"),
            );
        }
        if let Presence::If(Condition { expr: Some(condition), .. }) = &field.presence
            && let Some(Use { span, what }) = expr::beyond_numbers(condition)
        {
            let message = format!("{what} cannot decide whether `{}` is present", field.name);
            out.push(
                Diagnostic::new(&rules::ALIEN_CONDITION, span, message)
                    .label("not in the bytes of the instruction")
                    .help("use fields, bit groups, enumerators and numbers only"),
            );
        }
    }
}

/// The members of a structure in their order, as a decoder meets them.
pub(super) fn members(structure: &Structure, out: &mut Diagnostics) {
    let ids: Vec<Spanned<FieldId>> = structure
        .members
        .iter()
        .enumerate()
        .map(|(i, member)| Spanned::new(FieldId(u16::try_from(i).unwrap_or(u16::MAX)), member.name.span))
        .collect();
    for (position, field) in structure.members.iter().enumerate() {
        reads_before(Place { owner: Owner::Structure(structure), field, before: &ids[..position] }, out);
    }
}
