//! Comparison of instructions.
//!
//! For example, an instruction whose page has a new name, but the same opcode, is one difference of
//! the kind `renamed`.

use super::{ChangeKind, Comparison, Fact, Impact, fact, field, strict};
use crate::spec::model::mnemonics::{mnemonics, upstream_mnemonics};
use crate::spec::model::{
    Count, DataTypeId, Field, FieldId, Gate, Instruction, Model, ModifierKind, Opcode, Presence, Saturation,
    SupportedType, TypeMap, Variant,
};
use crate::spec::span::{Span, Spanned};
use std::collections::HashSet;

/// Compares all instructions, paired by name. Instructions without a partner are paired by opcode,
/// as renamed.
pub(super) fn compare_all(c: &mut Comparison<'_>) {
    let (old, new) = (&c.old.instructions, &c.new.instructions);
    let same_code = |a: &Instruction, b: &Instruction| opcodes_of(a) == opcodes_of(b) && opcodes_of(a).0.is_some();
    for instruction in old {
        let name = &instruction.name.value;
        if let Some(partner) = c.new.instruction(name) {
            compare(c, instruction, partner);
            continue;
        }
        let renamed = new.iter().find(|n| c.old.instruction(&n.name.value).is_none() && same_code(instruction, n));
        match renamed {
            Some(partner) => {
                c.differs(name, ChangeKind::Renamed, fact(&instruction.name), fact(&partner.name), Impact::Major);
                compare(c, instruction, partner);
            }
            None => c.removed(name, name, instruction.name.span, Impact::Major),
        }
    }
    for instruction in new.iter().filter(|n| c.old.instruction(&n.name.value).is_none()) {
        if !old.iter().any(|o| c.new.instruction(&o.name.value).is_none() && same_code(o, instruction)) {
            c.added(&instruction.name.value, &instruction.name.value, instruction.name.span, Impact::Minor);
        }
    }
}

fn opcodes_of(instruction: &Instruction) -> (Option<u8>, Option<u8>) {
    let code = |o: &Option<Opcode>| o.as_ref().map(|o| o.code.value);
    (code(&instruction.opcode), code(&instruction.sub_opcode))
}

/// Compares two instructions that correspond to each other.
fn compare(c: &mut Comparison<'_>, old: &Instruction, new: &Instruction) {
    let name = old.name.value.clone();
    for (part, a, b) in [("opcode", &old.opcode, &new.opcode), ("sub-opcode", &old.sub_opcode, &new.sub_opcode)] {
        let show = |o: &Opcode| (format!("{} = {:#04x}", o.name.value, o.code.value), o.code.span);
        c.compare(format!("{name}/{part}"), a, b, Impact::Major, |code| code.as_ref().map(show));
    }
    let platforms = (
        (c.platform_text(c.old, old.platforms), old.name.span),
        (c.platform_text(c.new, new.platforms), new.name.span),
    );
    c.changed(format!("{name}/platforms"), platforms.0, platforms.1, Impact::Minor);
    compare_format(c, &name, old, new);
    compare_fields(c, &name, old, new);
    compare_properties(c, &name, old, new);
    compare_type_maps(c, &name, old, new);
    strict::compare_instruction(c, &name, old, new);
    if c.mixed {
        compare_mnemonics(c, &name, old, new);
    } else {
        c.compare(format!("{name}/text"), old, new, Impact::Minor, |i| {
            let lines: Vec<_> = i.text.iter().map(|t| t.source.value.as_str()).collect();
            (lines.join("\n"), i.text.first().map_or(i.name.span, |t| t.source.span))
        });
    }
}

/// Compares the mnemonics of an upstream document, which is the old side, with those that the
/// templates of a strict one print, ignoring case. A mnemonic that only the strict one states is no
/// difference.
fn compare_mnemonics(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    if new.text.iter().any(|form| form.items.is_none()) {
        // The text could not be read as a template, which is a finding of its own.
        return;
    }
    let printed = mnemonics(new);
    let mut missing = upstream_mnemonics(old);
    missing.retain(|word| !printed.iter().any(|printed| printed.eq_ignore_ascii_case(word)));
    if let (false, Some(old), Some(new)) = (missing.is_empty(), old.text.first(), new.text.first()) {
        let (old, new) = ((missing.join(", "), old.source.span), (printed.join(", "), new.source.span));
        c.differs(format!("{name}/mnemonic"), ChangeKind::Changed, old, new, Impact::Minor);
    }
}

/// Compares the encodings, ordered by their conditions: the fields and their order. Fields that
/// only one side has are reported separately, and are left out here.
fn compare_format(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    let on_both = |field: &str| old.field_id(field).is_some() && new.field_id(field).is_some();
    let show = |instruction: &Instruction| {
        let variants = instruction.format.variants.iter().filter(|v| Gate::is_newest(v.gate.as_ref()));
        let mut lines: Vec<_> = variants.map(|v| variant_text(instruction, v, on_both)).collect();
        lines.sort();
        lines.join("; ")
    };
    let (a, b) = ((show(old), old.format.span), (show(new), new.format.span));
    if a.0 == b.0 {
        return;
    }
    let order = |text: &str| {
        let mut words: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        words.sort();
        words
    };
    let kind = if order(&a.0) == order(&b.0) { ChangeKind::Moved } else { ChangeKind::Changed };
    c.differs(format!("{name}/format"), kind, a, b, Impact::Major);
}

/// Formats a variant as `Op.op=ld,ld_lz: Exec_size Pred ...`.
fn variant_text(instruction: &Instruction, variant: &Variant, on_both: impl Fn(&str) -> bool) -> String {
    let mut conditions: Vec<_> = variant
        .conditions
        .iter()
        .map(|condition| {
            let mut values: Vec<_> = condition.values.iter().map(|v| v.value.as_str()).collect();
            values.sort_unstable();
            format!("{}={}", condition.source.value, values.join(","))
        })
        .collect();
    conditions.sort();
    let fields = variant.fields.iter().map(|cell| instruction.field(cell.value).name.value.as_str());
    let fields: Vec<_> = fields.filter(|name| on_both(name)).collect();
    if conditions.is_empty() { fields.join(" ") } else { format!("{}: {}", conditions.join(" "), fields.join(" ")) }
}

/// Returns the fields that an encoding of the newest version contains.
fn current_fields(instruction: &Instruction) -> Vec<FieldId> {
    let variants = instruction.format.variants.iter().filter(|v| Gate::is_newest(v.gate.as_ref()));
    let listed: HashSet<_> = variants.flat_map(|v| v.fields.iter().map(|cell| cell.value)).collect();
    (0..instruction.fields.len() as u16).map(FieldId).filter(|id| listed.contains(id)).collect()
}

fn compare_fields(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    let (old_ids, new_ids) = (current_fields(old), current_fields(new));
    let find = |instruction: &Instruction, ids: &[FieldId], field: &str| {
        ids.iter().copied().find(|id| instruction.field(*id).name.value == field)
    };
    let mut taken = HashSet::new();
    for (position, id) in old_ids.iter().enumerate() {
        let field = old.field(*id);
        let path = format!("{name}/field/{}", field.name.value);
        if let Some(partner) = find(new, &new_ids, &field.name.value) {
            field::compare(c, &path, field, new.field(partner));
            continue;
        }
        // A field with the same type at the same position, whose name the old side does not have,
        // is a renamed one.
        let renamed = new_ids.get(position).copied().filter(|id| {
            let candidate = new.field(*id);
            find(old, &old_ids, &candidate.name.value).is_none()
                && candidate.kind == field.kind
                && same_types(c, field, candidate)
        });
        match renamed {
            Some(partner) => {
                taken.insert(partner);
                let partner = new.field(partner);
                c.differs(&path, ChangeKind::Renamed, fact(&field.name), fact(&partner.name), Impact::Major);
                field::compare(c, &path, field, partner);
            }
            None => c.removed(path, describe_field(old, *id), field.span, Impact::Major),
        }
    }
    for id in new_ids.iter().filter(|id| !taken.contains(*id)) {
        let field = new.field(*id);
        if find(old, &old_ids, &field.name.value).is_none() {
            c.added(format!("{name}/field/{}", field.name.value), describe_field(new, *id), field.span, Impact::Major);
        }
    }
}

/// Returns whether both fields accept the same element types, by name.
fn same_types(c: &Comparison<'_>, old: &Field, new: &Field) -> bool {
    let names = |model: &Model, field: &Field| -> Option<Vec<String>> {
        Some(field.types.as_ref()?.value.iter().map(|id| model[*id].name.value.clone()).collect())
    };
    names(c.old, old) == names(c.new, new)
}

/// Describes a field with its type and position: `Pred: uw, after Exec_size`.
fn describe_field(instruction: &Instruction, id: FieldId) -> String {
    let field = instruction.field(id);
    let before = instruction.format.variants.iter().find_map(|variant| {
        let position = variant.fields.iter().position(|cell| cell.value == id)?;
        Some(position.checked_sub(1).map(|p| instruction.field(variant.fields[p].value).name.value.as_str()))
    });
    let place = match before.flatten() {
        Some(before) => format!("after {before}"),
        None => "first".to_owned(),
    };
    let list = match (&field.count, &field.presence) {
        (Count::One, Presence::Always) => "",
        (Count::One, _) => ", conditional",
        _ => ", repeated",
    };
    format!("{}: {}{list}, {place}", field.name.value, field.kind_source.value)
}

fn compare_properties(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    let (a, b) = (&old.properties, &new.properties);
    let types = |side: &[SupportedType], model, span: Span| {
        let mut names: Vec<_> = side.iter().map(|t| gated_type(c, model, t)).collect();
        names.sort();
        (!names.is_empty()).then(|| (names.join(","), span))
    };
    let span = |i: &Instruction| i.properties.supported_types.first().map_or(i.name.span, |t| t.span);
    let path = |key: &str| format!("{name}/property/{key}");
    let (old, new) = (types(&a.supported_types, c.old, span(old)), types(&b.supported_types, c.new, span(new)));
    c.changed(path("Supported Types"), old, new, Impact::Minor);
    c.compare(path("Saturation"), a, b, Impact::Minor, |p| p.saturation.map(|s| fact(&s.map(Saturation::word))));
    c.compare(path("Source Modifier"), a, b, Impact::Minor, |p| {
        p.source_modifier.map(|s| fact(&s.map(ModifierKind::word)))
    });
    c.compare(path("Out-of-bound Access"), a, b, Impact::Minor, |p| p.out_of_bounds.as_ref().map(fact));
    c.compare(path("SIMD Control Flow"), a, b, Impact::Minor, |p| p.simd_control_flow.as_ref().map(fact));
}

fn gated_type(c: &Comparison<'_>, model: &Model, supported: &SupportedType) -> String {
    let name = &model[supported.data_type].name.value;
    match c.gate_text(model, supported.gate.as_ref()).as_str() {
        "all" => name.clone(),
        platforms => format!("{name}{{{platforms}}}"),
    }
}

fn compare_type_maps(c: &mut Comparison<'_>, name: &str, old: &Instruction, new: &Instruction) {
    let show = |model: &Model, map: &TypeMap| {
        let names = |list: &[Spanned<DataTypeId>]| {
            let mut names: Vec<_> = list.iter().map(|t| model[t.value].name.value.as_str()).collect();
            names.sort_unstable();
            names.join(",")
        };
        let gate = match c.gate_text(model, map.gate.as_ref()).as_str() {
            "all" => String::new(),
            platforms => format!("{{{platforms}}}"),
        };
        format!("{gate}{} <- {}", names(&map.dst), names(&map.src))
    };
    let all = |model, i: &Instruction| -> Fact {
        let mut maps: Vec<_> = i.type_maps.iter().map(|m| show(model, m)).collect();
        maps.sort();
        Some((maps.join("; "), i.type_maps.first()?.span))
    };
    let (a, b) = (all(c.old, old), all(c.new, new));
    c.changed(format!("{name}/type-maps"), a, b, Impact::Minor);
}
