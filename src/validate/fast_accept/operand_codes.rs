//! Operand codes and other numbers that the probes of operands give.
//!
//! For example, a plain general operand gives the row of the type of its variable, if its region is
//! within the variable.

use super::matcher::{FastAccept, OperandProbe};
use super::region_extent::{ExtentTable, INVALID_EXTENT, extents_of, scalar_extent};
use super::tables::{
    COLUMN_OFFSET, ID_OFFSET, MAX_OPERAND_BYTES, MAX_TYPES, NEWEST_POSSIBLE_VERSION, REGION_OFFSET, ROW_OFFSET,
};
use crate::validate::object::{FIRST_DECLARED_ID, declaration_rows};
use crate::validate::variable_table::declared_shape;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, StateClass};
use openvisa_isa::fast_accept::Row;
use openvisa_isa::operands::{GenOpnd, RawOperand, VecOperand};
use openvisa_isa::{DataType, DataTypeKind, Reader, VariableClass};
use openvisa_isa_core::Wire;
use openvisa_isa_core::rules::fast_accept::{
    ChannelCount, MAX_ALIGNMENT_LOG2, OperandAccess, OperandProbeKind, OperandUse, immediate_code, operand_code,
};
use openvisa_isa_core::rules::{Alignment, Modifiers, Regions, Saturation};

impl FastAccept<'_, '_> {
    /// Returns the number of registers that an operand accesses, if it is known.
    pub(super) fn touched_registers(&self, operand_use: OperandUse, size: ChannelCount, operand: &VecOperand) -> u8 {
        const UNKNOWN: u8 = immediate_code::UNKNOWN;
        let VecOperand::General { id, row_offset, col_offset, region, .. } = *operand else { return UNKNOWN };
        let Some(variable) = self.facts.variable_record(id) else { return UNKNOWN };
        let extent = region_extent(operand_use, size, region, true);
        let row = u64::from(self.register_bytes) * u64::from(row_offset);
        let first = u64::from(variable.offset) + row + (u64::from(col_offset) << variable.element);
        let last = first + (u64::from(extent + 1) << variable.element) - 1;
        let register = |byte: u64| byte.checked_div(self.register_bytes.into());
        let registers = register(first).zip(register(last)).map(|(first, last)| last - first + 1);
        registers.filter(|_| extent < INVALID_EXTENT).and_then(|count| count.try_into().ok()).unwrap_or(UNKNOWN)
    }

    /// Returns the alignment of an operand's first byte, as a power of two. Storage with a smaller
    /// alignment may be aligned by chance.
    pub(super) fn alignment_log2(&self, operand: &VecOperand) -> Option<u8> {
        let VecOperand::General { id, row_offset, col_offset, .. } = *operand else { return None };
        if id == 0 {
            return Some(MAX_ALIGNMENT_LOG2);
        }
        let variable = self.facts.variable_record(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let first = variable.offset.wrapping_add(row + (u32::from(col_offset) << variable.element));
        let power = first.trailing_zeros();
        let is_known = power < u32::from(variable.alignment) && variable.alignment < 32;
        Some(if is_known { power.min(MAX_ALIGNMENT_LOG2.into()) as u8 } else { MAX_ALIGNMENT_LOG2 })
    }

    /// Returns the shape of a plain general operand whose region selects an element per channel, if
    /// it is within its variable.
    #[inline(always)]
    pub(super) fn plain_operand_shape(
        &self,
        probe: &OperandProbe,
        size: ChannelCount,
        extents: &ExtentTable,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<u8> {
        let [_, operand @ ..] = bytes;
        let id = u32::from_le_bytes(*operand[ID_OFFSET..].first_chunk()?);
        // A single load reads the other members.
        let rest = u32::from_le_bytes(*operand[ROW_OFFSET..].first_chunk()?);
        let [row_offset, column, region] =
            [0, COLUMN_OFFSET - ROW_OFFSET, REGION_OFFSET - ROW_OFFSET].map(|at| rest >> (8 * at));
        let Some(row) = self.variables.get(id.wrapping_sub(FIRST_DECLARED_ID) as usize) else {
            return self.predefined_operand_shape(probe, size, operand);
        };
        let (properties, elements) = declaration_rows::read_size(row);
        let (shape, element, bytes) = declared_shape(properties, elements);
        let row = self.register_bytes * (row_offset & 0xff);
        let end = row + (((column & 0xff) + extents.extent(region as u16) + 1) << element);
        (end <= bytes).then_some(shape)
    }

    /// Returns the shape of a general operand with an undeclared or predefined variable.
    #[inline(never)]
    fn predefined_operand_shape(&self, probe: &OperandProbe, size: ChannelCount, operand: &[u8]) -> Option<u8> {
        let operand = GenOpnd::try_read(&mut Reader::new(operand, NEWEST_POSSIBLE_VERSION))?;
        self.general_operand_shape(operand_use(probe), size, &operand)
    }

    /// Returns the shape of an immediate if the platform has its type.
    #[inline(always)]
    pub(super) fn immediate_shape(&self, data_type: DataType) -> Option<u8> {
        Some(self.immediate_shapes[data_type as usize % MAX_TYPES]).filter(|shape| *shape != 0)
    }

    /// Decodes a vector operand. Returns its shape and the number of bytes left.
    #[inline(never)]
    pub(super) fn decode_vector_operand(
        &self,
        row: &Row,
        probe: &OperandProbe,
        size: ChannelCount,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<(u8, usize)> {
        let mut reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
        let operand = VecOperand::try_read(&mut reader)?;
        Some((self.operand_shape(row, operand_use(probe), size, &operand)?, reader.left()))
    }

    /// Returns the shape of a vector operand if the operand satisfies all rules that its shape does
    /// not express.
    fn operand_shape(
        &self,
        row: &Row,
        operand_use: OperandUse,
        size: ChannelCount,
        operand: &VecOperand,
    ) -> Option<u8> {
        let declares = |class, id: u16| self.facts.surely_declares(class, id.into());
        let allows = |modifier, data_type| {
            modifier == Modifier::NoModifier || allows_modifier(row, operand_use.access, modifier, data_type)
        };
        let untyped = |class: OperandClass| operand_code::UNTYPED + class.bits();
        let (shape, modifier, fine) = match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let shape =
                    self.general_operand_shape(operand_use, size, &GenOpnd { id, row_offset, col_offset, region })?;
                return allows(modifier, self.facts.record_without_place(id)?.data_type).then_some(shape);
            }
            VecOperand::Indirect { modifier, id, bit_properties, region, .. } => {
                let data_type = bit_properties as u8;
                let fine = region_extent(operand_use, size, region, false) < INVALID_EXTENT
                    && declares(VariableClass::Address, id);
                return (fine && allows(modifier, data_type)).then_some(operand_code::INDIRECT | data_type);
            }
            VecOperand::Predicate { modifier, val } => {
                let fine = declares(VariableClass::Predicate, val.id());
                (untyped(OperandClass::Predicate), modifier, fine)
            }
            VecOperand::Address { modifier, id, .. } => {
                (untyped(OperandClass::Address), modifier, declares(VariableClass::Address, id))
            }
            VecOperand::State { modifier, class, id, .. } => {
                let fine = match class {
                    StateClass::Surface => declares(VariableClass::Surface, id),
                    StateClass::Sampler => declares(VariableClass::Sampler, id),
                    _ => true,
                };
                (untyped(OperandClass::State), modifier, fine)
            }
            _ => return None,
        };
        (fine && modifier == Modifier::NoModifier).then_some(shape)
    }

    /// Returns the shape of a general operand with any modifier.
    fn general_operand_shape(&self, operand_use: OperandUse, size: ChannelCount, operand: &GenOpnd) -> Option<u8> {
        let GenOpnd { id, row_offset, col_offset, region } = *operand;
        let variable = self.facts.record_without_place(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let one = operand_use.region == Regions::One;
        let extent = region_extent(operand_use, size, region, true);
        let end = row + ((u32::from(col_offset) + extent + 1) << variable.element);
        let has_region = operand_use.region != Regions::Ignored;
        // A null variable has no bytes, and may have no region.
        let is_null = one & (id == 0);
        let lies_in = !has_region
            || (extent < INVALID_EXTENT) & (is_null | (end <= variable.bytes))
            || is_null & (region.h_stride() == Some(HorzStride::Null));
        let begins = row + (u32::from(col_offset) << variable.element);
        let aligned = id == 0 || self.is_aligned(operand_use.alignment, id, begins);
        let writable = !operand_use.access.writes() || variable.writable;
        (lies_in && aligned && writable).then_some(variable.shape)
    }

    /// Returns the shape of a raw operand if it is within its variable and aligned.
    #[inline(always)]
    pub(super) fn raw_operand_shape(&self, alignment: Alignment, operand: &RawOperand) -> Option<u8> {
        let (index, offset) = (operand.id.wrapping_sub(FIRST_DECLARED_ID), u32::from(operand.offset));
        if operand.id == 0 {
            return Some(operand_code::NULL);
        }
        let Some(row) = self.variables.get(index as usize).filter(|row| declaration_rows::has_own_storage(row)) else {
            return self.unaligned_raw_operand_shape(alignment, operand);
        };
        // No required alignment exceeds a register, so an offset at a register is never misaligned.
        if offset & self.register_bytes.wrapping_sub(1) != 0 {
            return self.unaligned_raw_operand_shape(alignment, operand);
        }
        let (properties, elements) = declaration_rows::read_size(row);
        let (shape, _, bytes) = declared_shape(properties, elements);
        // A variable of at least a register begins at a register.
        let is_placed = bytes >= self.register_bytes || self.is_at_register(operand.id);
        (offset < bytes && is_placed).then_some(shape)
    }

    /// Returns whether a variable certainly has `needed` bytes from the start of an operand on. An
    /// alias may have more than its declaration says.
    #[inline(always)]
    pub(super) fn has_bytes(&self, operand: &RawOperand, needed: i64) -> bool {
        if operand.id == 0 {
            return true;
        }
        let index = operand.id.wrapping_sub(FIRST_DECLARED_ID);
        let Some(row) = self.variables.get(index as usize) else { return false };
        let (properties, elements) = declaration_rows::read_size(row);
        let (_, _, bytes) = declared_shape(properties, elements);
        i64::from(operand.offset) + needed <= i64::from(bytes)
    }

    /// Returns whether the storage of a variable certainly begins at a register.
    #[inline(never)]
    fn is_at_register(&self, id: u32) -> bool {
        let Some(variable) = self.facts.variable_record(id) else { return false };
        let alignment = 1_u32.checked_shl(u32::from(variable.alignment));
        alignment.is_some_and(|alignment| alignment >= self.register_bytes)
    }

    /// Returns the shape of a raw operand that may begin inside a register or an alias.
    #[inline(never)]
    fn unaligned_raw_operand_shape(&self, alignment: Alignment, operand: &RawOperand) -> Option<u8> {
        let (variable, offset) = (self.facts.variable_record(operand.id)?, u32::from(operand.offset));
        let mask = self.register_bytes.wrapping_sub(1);
        let at_register = offset.wrapping_add(variable.offset) & mask == 0;
        let is_restricted = alignment != Alignment::Any;
        let aligned = at_register || is_restricted && self.is_aligned(alignment, operand.id, offset);
        (aligned & self.is_at_register(operand.id) & (offset < variable.bytes)).then_some(variable.shape)
    }

    /// Returns whether the byte `offset` of a variable has an alignment.
    #[inline(never)]
    fn is_aligned(&self, alignment: Alignment, id: u32, offset: u32) -> bool {
        let bytes = match alignment {
            Alignment::Any => return true,
            Alignment::Bytes(bytes) => bytes.into(),
            Alignment::Register => self.register_bytes,
        };
        let Some(variable) = self.facts.variable_record(id) else { return false };
        let mask = bytes.wrapping_sub(1);
        // Storage with a smaller alignment may be aligned by chance.
        let known = 1_u32.checked_shl(u32::from(variable.alignment)).is_some_and(|alignment| alignment & mask == 0);
        !known || offset.wrapping_add(variable.offset) & mask == 0
    }
}

/// Returns how the instruction uses the vector operand of a probe.
fn operand_use(probe: &OperandProbe) -> OperandUse {
    match probe.kind {
        OperandProbeKind::Source => OperandUse::SOURCE,
        OperandProbeKind::Destination => OperandUse::DESTINATION,
        OperandProbeKind::Vector(operand_use) | OperandProbeKind::Registers(operand_use) => operand_use,
        _ => OperandUse::IGNORED,
    }
}

/// Returns the distance in elements from the first accessed element to the last, or
/// [`INVALID_EXTENT`].
fn region_extent(operand_use: OperandUse, size: ChannelCount, region: Region, direct: bool) -> u32 {
    match (operand_use.region, operand_use.access) {
        (Regions::One, access) => scalar_extent(region, access.writes()),
        (Regions::Ignored, _) => 0,
        (Regions::Channels, OperandAccess::Read) => extents_of(size)[if direct { 0 } else { 2 }].extent(region.bits()),
        (Regions::Channels, OperandAccess::Write) => extents_of(size)[1].extent(region.bits()),
        (Regions::Channels, _) => INVALID_EXTENT,
    }
}

/// Returns whether the operand may have this modifier.
#[cold]
fn allows_modifier(row: &Row, access: OperandAccess, modifier: Modifier, data_type: u8) -> bool {
    let rules = row.kind.rules();
    match modifier {
        Modifier::NoModifier => true,
        Modifier::Sat => {
            let is_float = || DataType::ALL.get(usize::from(data_type)).is_none_or(|t| t.kind() == DataTypeKind::Float);
            access.writes()
                && match rules.saturation.0 {
                    Saturation::Yes => true,
                    Saturation::FloatOnly => is_float(),
                    Saturation::No => false,
                }
        }
        _ if !access.reads() => false,
        Modifier::Not => rules.modifiers.0 == Modifiers::Logic,
        _ => !matches!(rules.modifiers.0, Modifiers::None | Modifiers::Logic),
    }
}
