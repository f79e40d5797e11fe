//! Elements of operands: where they are, and their conversion from and to numbers.

use super::{Machine, Write};
use crate::bytecode::{OpenChoice, OperandLocation, size_of};
use crate::lower::operand::{constant, dst_offset, indirect_operand, operand_modifier, strides};
use crate::memory::buffer::low_bytes_mask;
use crate::trap::Fault;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{Modifier, StateClass};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::reference::{ElementKind, Float, FloatFormat, Number, Operand, Store};
use openvisa_isa::{DataType, DataTypeKind, Inst};

/// Returns the representation of elements of a type.
pub fn element_kind(data_type: DataType) -> ElementKind {
    match data_type {
        DataType::Hf => ElementKind::Float(FloatFormat::HF),
        DataType::Bf => ElementKind::Float(FloatFormat::BF),
        DataType::F | DataType::Vf => ElementKind::Float(FloatFormat::F),
        DataType::Df => ElementKind::Float(FloatFormat::DF),
        DataType::V => ElementKind::Signed(16),
        DataType::Uv => ElementKind::Unsigned(16),
        DataType::Bool => ElementKind::Unsigned(1),
        other if other.kind() == DataTypeKind::Signed => ElementKind::Signed(u32::from(other.width())),
        other => ElementKind::Unsigned(u32::from(other.width())),
    }
}

/// The elements of an operand: those of a source region, of a destination, or consecutive ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Source,
    Destination,
    Consecutive,
}

impl Machine<'_, '_, '_> {
    /// Returns the byte offset of an element in the registers. `None` for an operand elsewhere, or
    /// the null variable.
    pub(super) fn element_offset(
        &self,
        operand: &VecOperand,
        index: usize,
        order: Order,
    ) -> Result<Option<usize>, Fault> {
        let core = self.core.borrow();
        Ok(match *operand {
            VecOperand::General { id: 0, .. } => None,
            VecOperand::General { region, .. } => {
                let (at, size) = (core.general_offset(operand)?, size_of(self.vector_type(operand)));
                Some(match order {
                    Order::Source => source_offset(at, region, index, size),
                    Order::Destination => dst_offset(at, region, index, size) as usize,
                    Order::Consecutive => at as usize + index * size as usize,
                })
            }
            VecOperand::Indirect { bit_properties, .. } => {
                let Some(region) = indirect_operand(core.routine, operand) else { return Ok(None) };
                let size = size_of(bit_properties);
                let (row, inner) = match order {
                    Order::Source => {
                        let (row, column) = (index as u32 / region.w, index as u32 % region.w);
                        (row, row * region.v.unwrap_or(0) + column * region.h)
                    }
                    Order::Destination => (0, index as u32 * if region.h == 0 { size } else { region.h }),
                    Order::Consecutive => (0, index as u32 * size),
                };
                let element = usize::from(region.address) + if region.v.is_none() { row as usize } else { 0 };
                let base = core.thread.state.addresses.get(element).copied().unwrap_or(0);
                let at = i64::from(base) + i64::from(region.offset) + i64::from(inner);
                if at < 0 || at + i64::from(size) > core.thread.state.registers.len() as i64 {
                    return Err(Fault::OutOfRegisters { offset: at });
                }
                Some(at as usize)
            }
            _ => None,
        })
    }

    /// Returns the bits of an element without its modifier, and its type.
    pub(super) fn element_bits(
        &self,
        operand: &VecOperand,
        index: usize,
        order: Order,
    ) -> Result<(u64, DataType), Fault> {
        let data_type = self.vector_type(operand);
        let size = size_of(data_type) as usize;
        if let Some(at) = self.element_offset(operand, index, order)? {
            return Ok((self.core.borrow().thread.read(at, size), data_type));
        }
        let core = self.core.borrow();
        let state = &core.thread.state;
        Ok(match *operand {
            VecOperand::Immediate { r#type, low, high, .. } => (immediate_bits(r#type, low, high, index), data_type),
            VecOperand::Address { id, offset, width, .. } => {
                let element = usize::from(core.routine.address_element(id, offset)) + index % (1 << width.bits());
                // Offsets in the register file can exceed 16 bits.
                (u64::from(state.addresses.get(element).copied().unwrap_or(0)), DataType::Ud)
            }
            VecOperand::Predicate { val, .. } => {
                let word = state.predicates.get(usize::from(val.id())).copied().unwrap_or(0);
                (u64::from(word >> (usize::from(self.span.first) + index).min(31) & 1), DataType::Bool)
            }
            VecOperand::State { class, id, offset, .. } => {
                let states = if class == StateClass::Surface { &state.surfaces } else { &state.samplers };
                let element = core.routine.state_element(class, id, offset) + index;
                (u64::from(states.get(element).copied().unwrap_or(0)), DataType::Ud)
            }
            // The null variable reads as 0.
            _ => (0, data_type),
        })
    }

    /// Converts the bits of an element to a number.
    pub(super) fn decode(&self, bits: u64, data_type: DataType) -> Number {
        match element_kind(data_type) {
            ElementKind::Float(format) => {
                let environment = self.environment(data_type);
                Number::Float(Float::decode(format, bits, environment, self.flushes(data_type)))
            }
            ElementKind::Signed(width) => Number::from(bits).sign_extend(width),
            ElementKind::Unsigned(width) => Number::from(bits).low_bits(width),
        }
    }

    /// Returns an element with its modifier applied.
    pub(super) fn element(&self, operand: &VecOperand, index: usize, order: Order) -> Result<Number, Fault> {
        let (bits, data_type) = self.element_bits(operand, index, order)?;
        let value = self.decode(bits, data_type);
        Ok(match operand_modifier(operand) {
            Modifier::Neg => -value,
            Modifier::Abs => value.abs(),
            Modifier::NegAbs => -value.abs(),
            Modifier::Not => !value,
            _ => value,
        })
    }

    /// Returns the bits of an element with its modifier applied.
    pub(super) fn modified_bits(&self, operand: &VecOperand, index: usize) -> Result<u64, Fault> {
        let (bits, data_type) = self.element_bits(operand, index, Order::Source)?;
        if matches!(operand_modifier(operand), Modifier::NoModifier | Modifier::Sat) {
            return Ok(bits);
        }
        let value = self.element(operand, index, Order::Source)?;
        Ok(value.to_element(element_kind(data_type), Store::default()).unwrap_or(0))
    }

    /// Returns how results of a type are stored.
    fn store_rules(&self, data_type: DataType, saturate: bool) -> Store {
        Store { saturate, rounding: self.rounding(), flush: self.flushes(data_type) }
    }

    /// Returns the bits of an element that holds a result. `None` for an undefined result, whose
    /// store changes nothing.
    fn stored_bits(&self, value: Number, data_type: DataType, rules: Store) -> Option<u64> {
        let kind = element_kind(data_type);
        if let (OpenChoice::OtherNan, Number::Float(result), ElementKind::Float(format)) = (self.choice, value, kind)
            && result.is_nan()
            && !(result.is_copied_from(format) && self.has_sources_of(format))
            && !rules.saturate
        {
            return Some(u64::MAX >> (64 - kind.bits()));
        }
        self.defined_bits(value, kind, rules)
    }

    /// Returns whether all sources that could be copied have a format, and no modifier. Others may
    /// be converted to another format, and back.
    fn has_sources_of(&self, format: FloatFormat) -> bool {
        let sources: &[&VecOperand] = match self.inst {
            Inst::Mov(i) => &[&i.src0],
            Inst::Sel(i) => &[&i.src0, &i.src1],
            _ => &[],
        };
        sources.iter().all(|source| {
            element_kind(self.vector_type(source)) == ElementKind::Float(format)
                && matches!(operand_modifier(source), Modifier::NoModifier | Modifier::Sat)
        })
    }

    /// Returns the bits of a result. `None` for an undefined one, unless the choice is to store it.
    fn defined_bits(&self, value: Number, kind: ElementKind, rules: Store) -> Option<u64> {
        // No value of the tests, so that storing it is a change.
        const OTHER: u64 = 0xd1b5_4a32_9c6e_f307;
        let other = (self.choice == OpenChoice::OtherUndefined).then_some(OTHER >> (64 - kind.bits()));
        value.to_element(kind, rules).or(other)
    }

    /// Writes an element of a destination with a region.
    fn store_vector(&self, operand: &VecOperand, index: usize, value: Number) -> Result<(), Fault> {
        let data_type = self.vector_type(operand);
        let rules = self.store_rules(data_type, operand_modifier(operand) == Modifier::Sat);
        let word = || self.defined_bits(value, ElementKind::Unsigned(32), Store::default()).map(|bits| bits as u32);
        match *operand {
            VecOperand::Predicate { val, .. } => {
                if let Some(bits) = word() {
                    self.write(Write::Predicate(val.id(), u32::from(self.span.first) + index as u32, bits & 1 == 1));
                }
            }
            VecOperand::Address { id, offset, .. } => {
                let element = usize::from(self.core.borrow().routine.address_element(id, offset)) + index;
                word().into_iter().for_each(|bits| self.write(Write::Address(element, bits)));
            }
            VecOperand::State { class, id, offset, .. } => {
                let element = self.core.borrow().routine.state_element(class, id, offset) + index;
                let write = |bits| {
                    if class == StateClass::Surface {
                        Write::Surface(element, bits)
                    } else {
                        Write::Sampler(element, bits)
                    }
                };
                word().into_iter().for_each(|bits| self.write(write(bits)));
            }
            _ => {
                let at = self.element_offset(operand, index, Order::Destination)?;
                if let (Some(at), Some(bits)) = (at, self.stored_bits(value, data_type, rules)) {
                    self.write(Write::Register(at, size_of(data_type) as usize, bits));
                }
            }
        }
        Ok(())
    }

    /// Returns the byte offset of a raw operand; `None` for the null variable.
    pub(super) fn raw_offset(&self, operand: &RawOperand) -> Option<usize> {
        self.core.borrow().routine.raw(operand)
    }

    /// Returns the byte offset of the first element of an operand in the registers.
    pub(super) fn origin(&self, operand: Operand) -> Result<Option<usize>, Fault> {
        match operand {
            Operand::Vector(operand) => self.element_offset(&operand, 0, Order::Consecutive),
            Operand::Raw(operand) => Ok(self.raw_offset(&operand)),
        }
    }

    pub(super) fn load_element(&self, operand: Operand, index: usize) -> Result<Number, Fault> {
        match operand {
            Operand::Vector(operand) => self.element(&operand, index, Order::Source),
            Operand::Raw(operand) => {
                let data_type = self.raw_type(&operand);
                let size = size_of(data_type) as usize;
                let at = self.raw_offset(&operand);
                let bits = at.map_or(0, |at| {
                    self.core.borrow().thread.read(at.saturating_add(index.saturating_mul(size)), size)
                });
                Ok(self.decode(bits, data_type))
            }
        }
    }

    pub(super) fn store_element(&self, operand: Operand, index: usize, value: Number) -> Result<(), Fault> {
        match operand {
            Operand::Vector(operand) => self.store_vector(&operand, index, value),
            Operand::Raw(operand) => {
                let data_type = self.raw_type(&operand);
                let (size, rules) = (size_of(data_type) as usize, self.store_rules(data_type, false));
                let bits = self.stored_bits(value, data_type, rules);
                if let (Some(at), Some(bits)) = (self.raw_offset(&operand), bits) {
                    self.write(Write::Register(at.saturating_add(index.saturating_mul(size)), size, bits));
                }
                Ok(())
            }
        }
    }

    /// Reads bytes from an offset of an operand on. The null variable reads as 0.
    pub(super) fn load_bytes(&self, operand: Operand, offset: usize, size: usize) -> Result<Number, Fault> {
        let at = self.origin(operand)?;
        Ok(Number::from(at.map_or(0, |at| self.core.borrow().thread.read(at.saturating_add(offset), size.min(8)))))
    }

    /// Writes bytes from an offset of an operand on. A write to the null variable is dropped.
    pub(super) fn store_bytes(&self, operand: Operand, offset: usize, size: usize, value: Number) -> Result<(), Fault> {
        let bits = self.defined_bits(value, ElementKind::Unsigned(64), Store::default());
        if let (Some(at), Some(bits)) = (self.origin(operand)?, bits) {
            self.write(Write::Register(at.saturating_add(offset), size.min(8), bits));
        }
        Ok(())
    }
}

/// The number of an element that no register file has.
const NO_ELEMENT: usize = 1 << 20;

/// Returns the number of an element. A larger one names no element either.
pub(super) fn element_index(number: impl Into<Number>) -> usize {
    number.into().to_usize().min(NO_ELEMENT)
}

/// Returns the byte offset of element `index` of a source region.
fn source_offset(at: u32, region: Region, index: usize, size: u32) -> usize {
    let (v, w, h) = strides(region);
    let (row, column) = (index / w as usize, index % w as usize);
    at as usize + (row * v.unwrap_or(0) as usize + column * h as usize) * size as usize
}

/// Returns the bits of an element of a constant, of which packed vectors have several.
pub fn immediate_bits(data_type: DataType, low: u32, high: u32, index: usize) -> u64 {
    if !matches!(data_type, DataType::V | DataType::Uv | DataType::Vf) {
        return (u64::from(low) | u64::from(high) << 32) & low_bytes_mask(size_of(data_type) as usize);
    }
    let source = constant(Modifier::NoModifier, data_type, low, high);
    let OperandLocation::Constant(bytes, _) = &source.from else { return 0 };
    let size = size_of(source.data_type) as usize;
    let at = (index * size).min(bytes.len().saturating_sub(size));
    bytes[at..at + size].iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte))
}
