//! Instructions without the names and numbers of what they refer to.
//!
//! For example, `add (M1, 16) X(0,0)<1> Y(0,0)<1;1,0> 0x1:d` has the shape of every addition of 1
//! to 16 elements, and refers to `X` and `Y`.

use super::entities::{EntityTable, Reference};
use super::{FieldChange, FieldValue};
use crate::module::{ObjectBuf, OperandMut, append_encoded, for_each_operand};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::enums::StateClass;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Inst, InstKind, Instructions, LAYOUTS, Value, VariableClass};
use openvisa_isa_core::Version;
use openvisa_isa_core::layout::{FieldPath, Group, Part, Values};

/// Numbers for byte strings that are equal.
#[derive(Default)]
pub(super) struct Interner(BTreeMap<Vec<u8>, u32>);

impl Interner {
    /// Returns the number of a byte string.
    pub(super) fn intern(&mut self, bytes: Vec<u8>) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(bytes).or_insert(next)
    }
}

/// An instruction, or the rest of the code that cannot be decoded.
#[derive(Clone, Debug)]
pub(super) struct CodeItem {
    /// Number of the shape: all bytes of the instruction but those of references, the classes of
    /// references, and the strings that it refers to. Equal for equal shapes of both objects.
    pub(super) shape: u32,
    /// The references to declared variables and labels, in a fixed order.
    pub(super) references: Vec<FieldReference>,
    /// The instruction; `None` if the bytes cannot be decoded.
    pub(super) kind: Option<InstKind>,
    /// The bytes without references.
    pub(super) neutral: Vec<u8>,
}

impl CodeItem {
    /// Returns whether a basic block begins with the instruction.
    pub(super) fn begins_block(&self) -> bool {
        matches!(self.kind, Some(InstKind::Label | InstKind::Subroutine))
    }
}

/// A reference of a field to a declaration.
#[derive(Clone, Copy, Debug)]
pub(super) struct FieldReference {
    /// Position of the field in [`InstInfo::fields`](openvisa_isa::InstInfo::fields).
    pub(super) field: u8,
    /// Position in the list of the field; 0 outside lists.
    pub(super) element: usize,
    /// Index of the declaration in the [`EntityTable`] of the object.
    pub(super) entity: usize,
}

/// Splits the code of an object into items.
pub(super) fn code_items(
    object: &ObjectBuf,
    version: Version,
    entities: &EntityTable,
    shapes: &mut Interner,
) -> Vec<CodeItem> {
    let mut items = Vec::new();
    let mut stream = Instructions::new(&object.code, version);
    let mut start = 0;
    while let Some(Ok(inst)) = stream.next() {
        let bytes = start..stream.offset();
        start = bytes.end;
        items.push(code_item(object, version, entities, shapes, inst, bytes));
    }
    if let Some(rest) = object.code.get(start..).filter(|rest| !rest.is_empty()) {
        // A tag that no encoded instruction has at its end.
        let key = [rest, &[0xff; 9]].concat();
        let (shape, neutral) = (shapes.intern(key), rest.to_vec());
        items.push(CodeItem { shape, references: Vec::new(), kind: None, neutral });
    }
    items
}

fn code_item(
    object: &ObjectBuf,
    version: Version,
    entities: &EntityTable,
    shapes: &mut Interner,
    inst: Inst<'_>,
    bytes: Range<usize>,
) -> CodeItem {
    let kind = inst.kind();
    let mut references = Vec::new();
    // What the references are, in their order: appended to the bytes that have none.
    let mut suffix = Vec::new();
    each_reference(&inst, &mut |field, element, class, id| match entities.resolve(object, class, id) {
        Reference::Entity(entity) => {
            suffix.push(1 + class as u8);
            references.push(FieldReference { field, element, entity });
        }
        Reference::Fixed => {
            suffix.push(0x20);
            suffix.extend(id.to_le_bytes());
        }
        Reference::Text(text) => {
            suffix.push(0x21);
            suffix.extend((text.len() as u64).to_le_bytes());
            suffix.extend(text);
        }
    });
    let is_replaced = |class: VariableClass, id: u32| !matches!(entities.resolve(object, class, id), Reference::Fixed);
    let (mut listed, mut inst) = (Vec::new(), inst);
    for_each_operand(&mut inst, &mut listed, &mut |operand| neutralize(operand, &is_replaced));
    // An operand that was read can be written with another number. If not, the instruction is
    // compared with its numbers.
    let mut neutral = Vec::new();
    if append_encoded(&mut neutral, &inst, version).is_err() {
        neutral = object.code.get(bytes).unwrap_or(&[]).to_vec();
    }
    neutralize_numbers(&mut neutral, kind, version, &is_replaced);
    let mut key = neutral.clone();
    key.extend(&suffix);
    key.extend((neutral.len() as u64).to_le_bytes());
    key.push(0);
    CodeItem { shape: shapes.intern(key), references, kind: Some(kind), neutral }
}

/// Calls `visit` with each reference of an instruction: its field, its position in the list of the
/// field, its class and its ID.
fn each_reference(inst: &Inst<'_>, visit: &mut dyn FnMut(u8, usize, VariableClass, u32)) {
    let mut numbers = Vec::new();
    inst.fields(&mut |field, value: Value<'_>| {
        let declared = |number: i64| number_reference(inst.kind(), field, number, &numbers);
        match value {
            Value::Int(number) => {
                if let Some((class, id)) = declared(number) {
                    visit(field, 0, class, id);
                }
                numbers.push((field, number));
            }
            Value::VecOperand(operand) => {
                if let Some((class, id)) = vector_reference(&operand) {
                    visit(field, 0, class, id);
                }
            }
            Value::RawOperand(operand) => visit(field, 0, VariableClass::General, operand.id),
            Value::RawOperands(list) => {
                for (element, operand) in list.iter().enumerate() {
                    visit(field, element, VariableClass::General, operand.id);
                }
            }
            Value::U16s(list) => {
                for (element, number) in list.iter().enumerate() {
                    if let Some((class, id)) = declared(i64::from(number)) {
                        visit(field, element, class, id);
                    }
                }
            }
            _ => {}
        }
    });
}

/// Returns the declaration that a number of a field refers to. `numbers` are the fields before it.
fn number_reference(kind: InstKind, field: u8, number: i64, numbers: &[(u8, i64)]) -> Option<(VariableClass, u32)> {
    let rule = kind.rules().fields.get(usize::from(field))?;
    let bits = |number: i64, low: u8, width: u8| number as u64 >> low & (u64::MAX >> (64 - u32::from(width.max(1))));
    if let Some(selected) = rule.selected {
        let (_, by) = numbers.iter().find(|(field, _)| *field == selected.by)?;
        let row = usize::try_from(bits(*by, selected.low, selected.width)).ok()?;
        let class = VariableClass::ALL.get(usize::from((*selected.classes.get(row)?)?))?;
        return Some((*class, u32::try_from(number).ok()?));
    }
    let declared = rule.declared?;
    let id = u32::try_from(bits(number, declared.low, declared.width)).ok()?;
    Some((*VariableClass::ALL.get(usize::from(declared.class))?, id))
}

fn vector_reference(operand: &VecOperand) -> Option<(VariableClass, u32)> {
    match *operand {
        VecOperand::General { id, .. } => Some((VariableClass::General, id)),
        VecOperand::Address { id, .. } | VecOperand::Indirect { id, .. } => Some((VariableClass::Address, id.into())),
        VecOperand::Predicate { val, .. } => Some((VariableClass::Predicate, val.id().into())),
        VecOperand::State { class: StateClass::Surface, id, .. } => Some((VariableClass::Surface, id.into())),
        VecOperand::State { class: StateClass::Sampler, id, .. } => Some((VariableClass::Sampler, id.into())),
        _ => None,
    }
}

/// Sets the variable of an operand to number 0 if it is replaced.
fn neutralize(operand: OperandMut<'_>, is_replaced: &dyn Fn(VariableClass, u32) -> bool) {
    match operand {
        OperandMut::Vector(operand) => {
            if vector_reference(operand).is_none_or(|(class, id)| !is_replaced(class, id)) {
                return;
            }
            match operand {
                VecOperand::General { id, .. } => *id = 0,
                VecOperand::Address { id, .. } | VecOperand::Indirect { id, .. } | VecOperand::State { id, .. } => {
                    *id = 0;
                }
                VecOperand::Predicate { val, .. } => *val = val.with_id(0),
                _ => {}
            }
        }
        OperandMut::Raw(RawOperand { id, .. }) => {
            if is_replaced(VariableClass::General, *id) {
                *id = 0;
            }
        }
    }
}

/// Sets the bits of numbers that refer to declarations to 0.
fn neutralize_numbers(
    bytes: &mut [u8],
    kind: InstKind,
    version: Version,
    is_replaced: &dyn Fn(VariableClass, u32) -> bool,
) {
    let mut patches = Vec::new();
    let mut numbers = Vec::new();
    let mut visit = |part: &Part| {
        let field = kind.info().fields.iter().position(|field| field.name == part.place.field);
        let Some(field) = field.and_then(|field| u8::try_from(field).ok()) else { return };
        if !part.place.member.is_empty() {
            return;
        }
        let value = part.int.at_home(part.value) as i64;
        if let Some((class, id)) = number_reference(kind, field, value, &numbers)
            && is_replaced(class, id)
        {
            let declared = kind.rules().fields.get(usize::from(field)).and_then(|rule| rule.declared);
            let group = part.int.groups.iter().find(|group| declared.is_some_and(|d| d.low == group.home));
            let (low, width) = match (group, declared) {
                (Some(group), _) => (group.low, group.high - group.low + 1),
                (None, Some(declared)) => (declared.low, declared.width),
                (None, None) => (0, part.int.bytes * 8),
            };
            patches.push((part.offset, part.int.bytes, low, width));
        }
        numbers.push((field, value));
    };
    let _ = LAYOUTS.walk(bytes, version, usize::MAX, &mut visit);
    for (offset, length, low, width) in patches {
        let Some(field) = bytes.get_mut(offset..offset + usize::from(length)) else { continue };
        for (index, byte) in field.iter_mut().enumerate() {
            let mask = (u64::MAX >> (64 - u32::from(width.max(1)))) << low;
            *byte &= !((mask >> (8 * index)) as u8);
        }
    }
}

/// Returns the fields in which two instructions of a kind differ. `pair_of` returns the declaration
/// of the second object that is matched with one of the first.
pub(super) fn changed_fields(
    (before, before_version): (&CodeItem, Version),
    (after, after_version): (&CodeItem, Version),
    pair_of: &dyn Fn(usize) -> Option<usize>,
    (before_entities, after_entities): (&EntityTable, &EntityTable),
) -> Vec<FieldChange> {
    let Some(kind) = before.kind else { return Vec::new() };
    let [old, new] =
        [(before, before_version), (after, after_version)].map(|(item, version)| numbers_of(item, version));
    let mut changes: Vec<FieldChange> = Vec::new();
    for info in kind.info().fields {
        let of_field = |list: &[(FieldPath, FieldValue)]| -> Vec<(FieldPath, FieldValue)> {
            list.iter().filter(|(path, _)| path.field == info.name).copied().collect()
        };
        let (old, new) = (of_field(&old), of_field(&new));
        let is_same_form = old.len() == new.len() && old.iter().zip(&new).all(|((a, _), (b, _))| a == b);
        if is_same_form {
            let differing = old.iter().zip(&new).filter(|((_, a), (_, b))| a != b);
            changes.extend(differing.map(|((path, before), (_, after))| FieldChange {
                path: *path,
                before: *before,
                after: *after,
            }));
        } else {
            let path = FieldPath { field: info.name, ..FieldPath::default() };
            changes.push(FieldChange { path, before: FieldValue::Operand, after: FieldValue::Operand });
        }
    }
    // References of a field that has another form are part of that change.
    let is_changed_whole = |changes: &[FieldChange], field: &str| {
        changes.iter().any(|change| change.before == FieldValue::Operand && change.path.field == field)
    };
    let mut references: BTreeMap<(u8, usize), [Option<usize>; 2]> = BTreeMap::new();
    for (side, item) in [before, after].into_iter().enumerate() {
        for reference in &item.references {
            references.entry((reference.field, reference.element)).or_default()[side] = Some(reference.entity);
        }
    }
    for ((field, element), [old, new]) in references {
        let Some(info) = kind.info().fields.get(usize::from(field)) else { continue };
        let is_same = old.is_some() && old.and_then(pair_of) == new;
        if is_same || is_changed_whole(&changes, info.name) {
            continue;
        }
        let value = |entity: Option<usize>, entities: &EntityTable| match entity.map(|entity| entities.id(entity)) {
            Some((class, id)) => FieldValue::Reference(class, id),
            None => FieldValue::Operand,
        };
        let element = (element > 0).then_some(element);
        let path = FieldPath { field: info.name, element, ..FieldPath::default() };
        changes.push(FieldChange { path, before: value(old, before_entities), after: value(new, after_entities) });
    }
    changes
}

/// Returns the numbers of an instruction, without those of references.
fn numbers_of(item: &CodeItem, version: Version) -> Vec<(FieldPath, FieldValue)> {
    let mut numbers = Vec::new();
    let mut visit = |part: &Part| {
        let whole = [Group::new("", part.int.bytes * 8 - 1, 0, Values::Number)];
        let groups = if part.int.groups.is_empty() { &whole[..] } else { part.int.groups };
        for group in groups {
            let value = match group.named(part.value) {
                Some(name) => FieldValue::Name(name),
                None => FieldValue::Number(group.of(part.value)),
            };
            numbers.push((FieldPath { group: group.name, instruction: None, ..part.place }, value));
        }
    };
    let _ = LAYOUTS.walk(&item.neutral, version, usize::MAX, &mut visit);
    numbers
}
