//! Instructions with the values that a solver has found, which the validator confirms.

use super::VERSION;
use super::instruction::{
    FieldModel, InstructionModel, OperandModel, Slot, Unknown, VARIABLE_ALIGNMENT, VARIABLE_UNITS, position,
};
use crate::term::Term;
use openvisa::validate::{Rule, ValidationContext, Variable, validate};
use openvisa_isa::bit_fields::{Predicate, Region};
use openvisa_isa::enums::{AddrOpndWidth, HorzStride, Modifier, OperandClass, RegionWidth, StateClass, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, Enumeration, Inst, Instructions, Platform, VariableClass};
use openvisa_isa_core::layout::FieldEncoding;
use openvisa_isa_core::{Wire, Writer};
use std::collections::HashMap;

/// Maximum number of bytes of an operand.
const MAX_OPERAND_BYTES: usize = 16;

/// An instruction on a platform, with the variables that it names.
#[derive(Debug)]
pub(super) struct Witness {
    bytes: Vec<u8>,
    facts: Facts,
}

/// What is known about the variables of the instruction.
#[derive(Debug)]
struct Facts {
    platform: Platform,
    /// The type and the number of elements of each variable.
    variables: HashMap<u32, (DataType, u32)>,
    predicates: HashMap<u32, u16>,
}

impl ValidationContext for Facts {
    fn platform(&self) -> Platform {
        self.platform
    }

    fn variable(&self, id: u32) -> Option<Variable> {
        let (data_type, elements) = *self.variables.get(&id)?;
        let alignment = Some(VARIABLE_ALIGNMENT);
        Some(Variable { data_type: Some(data_type), elements: Some(elements), alignment, offset: 0 })
    }

    fn predicate_elements(&self, id: u32) -> Option<u16> {
        self.predicates.get(&id).copied()
    }
}

/// Returns the encoding of an operand; `None` if it has none.
fn encode<'v>(operand: &impl Wire<'v>) -> Option<Vec<u8>> {
    let mut bytes = [0; MAX_OPERAND_BYTES];
    let mut writer = Writer::new(&mut bytes, VERSION);
    operand.write(&mut writer).ok()?;
    let length = writer.offset();
    Some(bytes[..length].to_vec())
}

/// Returns whether there are constants, or else indirect operands, of a type.
pub(super) fn is_encodable(class: OperandClass, data_type: DataType) -> bool {
    let modifier = Modifier::NoModifier;
    let operand = match class {
        OperandClass::Immediate => VecOperand::Immediate { modifier, r#type: data_type, low: 0, high: 0 },
        _ => VecOperand::Indirect {
            modifier,
            id: 0,
            addr_offset: 0,
            indirect_offset: 0,
            bit_properties: data_type,
            region: Region(0),
        },
    };
    encode(&operand).is_some()
}

impl Witness {
    /// Returns the instruction of a model with values of its variables. Others are 0.
    pub(super) fn new(model: &InstructionModel, values: &HashMap<Term, u128>) -> Option<Self> {
        let value = |part: Unknown| values.get(&part.variable).copied().unwrap_or(0) as u64;
        let platform = *Platform::ALL.get(value(model.platform) as usize)?;
        let mut facts = Facts { platform, variables: HashMap::new(), predicates: HashMap::new() };
        let (mut bytes, mut before) = (model.layout.opcode.to_vec(), Vec::new());
        for field in model.layout.fields.iter() {
            let Some(form) = field.form(VERSION) else {
                before.push(0);
                continue;
            };
            let names = field.list.map_or(&[][..], |list| list.names);
            let count = field.list.map_or(1, |list| before.get(list.count).copied().unwrap_or(0));
            let is_present = field.present.is_none_or(|present| present(&before));
            let mut number = 0;
            for element in 0..count as usize {
                let name = names.get(element).copied().unwrap_or(field.name);
                let at = position(model.kind, name)?;
                let slot = model.fields[at].map(|FieldModel { slot, .. }| slot);
                let part = match (form, slot) {
                    (FieldEncoding::Int(encoding), slot) => {
                        number = if let Some(Slot::Number(bits)) = slot { value(bits) } else { 0 };
                        number.to_le_bytes()[..usize::from(encoding.bytes)].to_vec()
                    }
                    (_, Some(Slot::Operand(operand))) => facts.encode_operand(at, &operand, &value)?,
                    _ => return None,
                };
                if is_present {
                    bytes.extend(part);
                }
            }
            before.push(number);
        }
        Some(Self { bytes, facts })
    }

    /// Returns the rules that the instruction breaks; `None` if its bytes are none.
    pub(super) fn broken_rules(&self) -> Option<Vec<Rule>> {
        let inst: Inst<'_> = Instructions::new(&self.bytes, VERSION).next()?.ok()?;
        let mut broken = Vec::new();
        validate(&inst, &self.facts, &mut |violation| broken.push(violation.rule));
        Some(broken)
    }
}

impl Facts {
    /// Returns the encoding of an operand, and adds what it names.
    fn encode_operand(&mut self, at: usize, operand: &OperandModel, value: &dyn Fn(Unknown) -> u64) -> Option<Vec<u8>> {
        let data_type = *DataType::ALL.get(value(operand.stated) as usize)?;
        let bytes = u32::from(data_type.width()).div_ceil(8);
        let units = if value(operand.is_small) == 1 { 1 } else { VARIABLE_UNITS as u32 };
        let size = units * VARIABLE_ALIGNMENT;
        let id = match (value(operand.null), value(operand.predefined)) {
            (1, _) => 0,
            // The first number that is a predefined variable.
            (_, 1) => 1,
            _ => VariableClass::General.first() + at as u32,
        };
        self.variables.insert(id, (data_type, size / bytes.max(1)));
        if !operand.is_vector {
            return encode(&RawOperand { id, offset: value(operand.column) as u16 });
        }
        let region = Region(0)
            .with_v_stride(VertStride::from_bits(value(operand.vertical) as u8)?)
            .with_width(RegionWidth::from_bits(value(operand.width) as u8)?)
            .with_h_stride(HorzStride::from_bits(value(operand.horizontal) as u8)?);
        let modifier = Modifier::from_bits(value(operand.modifier) as u8)?;
        let [row_offset, col_offset] = [operand.row, operand.column].map(|part| value(part) as u8);
        encode(&match OperandClass::from_bits(value(operand.class) as u8)? {
            OperandClass::Address => VecOperand::Address {
                modifier,
                id: VariableClass::Address.first() as u16,
                offset: col_offset,
                width: AddrOpndWidth::ENTRIES[0].value,
            },
            OperandClass::Predicate => {
                let id = VariableClass::Predicate.first() + at as u32;
                self.predicates.insert(id, value(operand.predicate_elements) as u16);
                VecOperand::Predicate { modifier, val: Predicate(0).with_id(id as u16) }
            }
            OperandClass::Indirect => VecOperand::Indirect {
                modifier,
                id: VariableClass::Address.first() as u16,
                addr_offset: 0,
                indirect_offset: 0,
                bit_properties: data_type,
                region,
            },
            OperandClass::Immediate => {
                // Narrow constants are extended to 32 bits.
                let unused = 32 - u32::from(data_type.width()).clamp(1, 32);
                let low = (value(operand.low) as u32) << unused;
                let is_signed = matches!(data_type, DataType::B | DataType::W);
                let low = if is_signed { ((low as i32) >> unused) as u32 } else { low >> unused };
                VecOperand::Immediate { modifier, r#type: data_type, low, high: 0 }
            }
            OperandClass::State => {
                let id = VariableClass::Surface.first() as u16;
                VecOperand::State { modifier, class: StateClass::Surface, id, offset: 0 }
            }
            _ => VecOperand::General { modifier, id, row_offset, col_offset, region },
        })
    }
}
