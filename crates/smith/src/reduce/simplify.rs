//! Simpler forms of single instructions.

use crate::bit_change::{BitChange, visit_bit_groups};
use openvisa::ModuleBuf;
use openvisa::module::OperandMut;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataType, InstKind, Instructions, Value};

/// A change of a module.
#[derive(Clone, Copy)]
enum Change {
    /// The group of bits of a number of an instruction gets a smaller value.
    Bits(BitChange),
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
    visit_bit_groups(module, &mut |kind, part, group, change| {
        // Operands are simplified as a whole. Labels stay.
        let field = kind.info().fields.iter().position(|field| field.name == part.place.field);
        let rule = field.and_then(|field| kind.rules().fields.get(field));
        if !part.place.member.is_empty() || rule.is_none_or(|rule| rule.labels.is_some()) {
            return;
        }
        let value = group.of(part.value);
        let smaller = (0..value.min(1)).chain((value > 1).then(|| value - 1));
        changes.extend(smaller.map(|value| Change::Bits(BitChange { value, ..change })));
    });
    changes
}

/// Returns the module with a change.
fn apply(module: &ModuleBuf, change: Change) -> Option<ModuleBuf> {
    let mut changed = module.clone();
    match change {
        Change::Bits(change) => change.apply(&mut changed)?,
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
