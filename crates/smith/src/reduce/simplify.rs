//! Simpler forms of single instructions.

use openvisa::ModuleBuf;
use openvisa::module::OperandMut;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataType, InstKind, Instructions, LAYOUTS, Value};
use openvisa_isa_core::layout::{Group, Part, Values};

/// A change of a module.
#[derive(Clone, Copy)]
enum Change {
    /// The group of bits of a number of an instruction gets a smaller value.
    Bits { object: usize, offset: usize, bytes: usize, low: u8, high: u8, value: u64 },
    /// The operand with a number becomes the constant 1.
    Constant { operand: usize },
    /// The operand with a number loses its modifier.
    Plain { operand: usize },
}

/// Returns modules that differ from a module by one simpler part of an instruction; `None` for a
/// change that has no encoding.
pub(super) fn candidates(module: &ModuleBuf) -> impl Iterator<Item = Option<ModuleBuf>> {
    let mut changes = bit_changes(module);
    for (operand, is_read) in sources(module).into_iter().enumerate() {
        changes.extend(is_read.then_some(Change::Constant { operand }));
        changes.push(Change::Plain { operand });
    }
    changes.into_iter().map(|change| apply(module, change))
}

/// Returns whether each vector operand of a module is a source.
fn sources(module: &ModuleBuf) -> Vec<bool> {
    let mut sources = Vec::new();
    for buf in &module.objects {
        for inst in Instructions::new(&buf.code, module.version).flatten() {
            let rules = inst.kind().rules();
            inst.fields(&mut |field, value: Value<'_>| {
                if let Value::VecOperand(_) = value {
                    sources.push(rules.fields.get(usize::from(field)).is_some_and(|rule| !rule.written));
                }
            });
        }
    }
    sources
}

/// Returns the changes of numbers: execution sizes, predicates and so on.
fn bit_changes(module: &ModuleBuf) -> Vec<Change> {
    let mut changes = Vec::new();
    for (object, buf) in module.objects.iter().enumerate() {
        for item in Instructions::new(&buf.code, module.version).with_offsets() {
            let Ok((start, inst)) = item else { break };
            let mut visit = |part: &Part| {
                // Operands are simplified as a whole. Labels stay.
                let field = inst.kind().info().fields.iter().position(|field| field.name == part.place.field);
                let rule = field.and_then(|field| inst.kind().rules().fields.get(field));
                if !part.place.member.is_empty() || rule.is_none_or(|rule| rule.labels.is_some()) {
                    return;
                }
                let whole = [Group::new("", part.int.bytes * 8 - 1, 0, Values::Number)];
                let groups = if part.int.groups.is_empty() { &whole[..] } else { part.int.groups };
                for group in groups {
                    let value = group.of(part.value);
                    let smaller = (0..value.min(1)).chain((value > 1).then(|| value - 1));
                    changes.extend(smaller.map(|value| Change::Bits {
                        object,
                        offset: start + part.offset,
                        bytes: usize::from(part.int.bytes),
                        low: group.low,
                        high: group.high,
                        value,
                    }));
                }
            };
            let code = buf.code.get(start..).unwrap_or(&[]);
            let _ = LAYOUTS.walk(code, module.version, usize::MAX, &mut visit);
        }
    }
    changes
}

/// Returns the module with a change.
fn apply(module: &ModuleBuf, change: Change) -> Option<ModuleBuf> {
    let mut changed = module.clone();
    match change {
        Change::Bits { object, offset, bytes, low, high, value } => {
            let field = changed.objects.get_mut(object)?.code.get_mut(offset..offset + bytes)?;
            let mut word = [0; 8];
            word.get_mut(..bytes)?.copy_from_slice(field);
            let mask = (u64::MAX >> (63 - (high - low))) << low;
            let number = u64::from_le_bytes(word) & !mask | value << low;
            field.copy_from_slice(number.to_le_bytes().get(..bytes)?);
        }
        Change::Constant { operand } => {
            let types = |object: usize, id: u32| module.objects.get(object)?.variable(id)?.properties.r#type();
            rewrite(&mut changed, operand, &mut |object, operand| match *operand {
                VecOperand::General { id, .. } => {
                    let data_type = types(object, id).unwrap_or(DataType::Ud);
                    *operand =
                        VecOperand::Immediate { modifier: Modifier::NoModifier, r#type: data_type, low: 1, high: 0 };
                }
                VecOperand::Indirect { bit_properties, .. } => {
                    *operand = VecOperand::Immediate {
                        modifier: Modifier::NoModifier,
                        r#type: bit_properties,
                        low: 1,
                        high: 0,
                    };
                }
                VecOperand::Immediate { ref mut low, ref mut high, .. } => (*low, *high) = (1, 0),
                _ => {}
            })?;
        }
        Change::Plain { operand } => rewrite(&mut changed, operand, &mut |_, operand| match operand {
            VecOperand::General { modifier, .. }
            | VecOperand::Indirect { modifier, .. }
            | VecOperand::Immediate { modifier, .. } => *modifier = Modifier::NoModifier,
            _ => {}
        })?,
    }
    (changed != *module).then_some(changed)
}

/// Changes the vector operand with a number.
fn rewrite(module: &mut ModuleBuf, number: usize, change: &mut dyn FnMut(usize, &mut VecOperand)) -> Option<()> {
    let mut count = 0;
    let rewritten = module.rewrite_operands(&mut |object, _: InstKind, operand| {
        if let OperandMut::Vector(operand) = operand {
            if count == number {
                change(object, operand);
            }
            count += 1;
        }
    });
    rewritten.ok()
}
