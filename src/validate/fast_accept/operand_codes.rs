//! Operand codes and other numbers that the probes of operands give.
//!
//! For example, a plain general operand gives the row of the type of its variable, if its region is
//! within the variable.

use super::matcher::{FastAccept, OperandProbe};
use super::region_span::{INVALID_SPAN, SpanTable, scalar_span};
use super::tables::{
    COLUMN_OFFSET, ID_OFFSET, MAX_OPERAND_BYTES, MAX_TYPES, NEWEST_POSSIBLE_VERSION, PLAIN_GENERAL_TAG,
    PLAIN_STATE_TAG, REGION_OFFSET, ROW_OFFSET,
};
use crate::module::predefined;
use crate::validate::ValidationContext;
use crate::validate::object::{FIRST_DECLARED_ID, declaration_rows};
use crate::validate::variable_table::VariableRecord;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, StateClass};
use openvisa_isa::fast_accept::Row;
use openvisa_isa::operands::{GenOpnd, RawOperand, StateOpnd, VecOperand};
use openvisa_isa::{DataType, DataTypeKind, Reader, VariableClass};
use openvisa_isa_core::Wire;
use openvisa_isa_core::rules::fast_accept::{
    ChannelCount, MAX_ALIGNMENT_LOG2, OperandAccess, OperandProbeKind, OperandUse, RawOperandUse, immediate_code,
    operand_code,
};
use openvisa_isa_core::rules::{Alignment, Modifiers, Regions, Saturation};

impl FastAccept<'_, '_> {
    /// Returns the number of registers that an operand accesses, if it is known.
    pub(super) fn touched_registers(&self, operand_use: OperandUse, size: ChannelCount, operand: &VecOperand) -> u8 {
        const UNKNOWN: u8 = immediate_code::UNKNOWN;
        let VecOperand::General { id, row_offset, col_offset, region, .. } = *operand else { return UNKNOWN };
        let Some(variable) = self.facts.variable_record(id) else { return UNKNOWN };
        let span = self.region_span(operand_use, size, region, true);
        let row = u64::from(self.register_bytes) * u64::from(row_offset);
        let first = u64::from(variable.offset) + row + (u64::from(col_offset) << variable.element);
        let last = first + (u64::from(span) << variable.element) - 1;
        let register = |byte: u64| byte.checked_div(self.register_bytes.into());
        let registers = register(first).zip(register(last)).map(|(first, last)| last - first + 1);
        registers.filter(|_| span < INVALID_SPAN).and_then(|count| count.try_into().ok()).unwrap_or(UNKNOWN)
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
        spans: &SpanTable,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<u8> {
        let shape = self.declared_operand_shape(spans, bytes);
        shape.or_else(|| self.predefined_operand_shape(probe, size, bytes))
    }

    /// Returns the shape of a plain general operand whose region selects an element per channel, if
    /// its variable is declared and the operand is within it.
    #[inline(always)]
    pub(super) fn declared_operand_shape(&self, spans: &SpanTable, bytes: &[u8; MAX_OPERAND_BYTES]) -> Option<u8> {
        let [_, operand @ ..] = bytes;
        let id = u32::from_le_bytes(*operand[ID_OFFSET..].first_chunk()?);
        // A single load reads the other members.
        let rest = u32::from_le_bytes(*operand[ROW_OFFSET..].first_chunk()?);
        let [row_offset, column, region] =
            [0, COLUMN_OFFSET - ROW_OFFSET, REGION_OFFSET - ROW_OFFSET].map(|at| rest >> (8 * at));
        let row = self.declared_row(id)?;
        let (properties, elements) = declaration_rows::read_size(row);
        let (shape, element, bytes) = self.tables.shapes.declared_shape(properties, elements);
        let row = self.register_bytes * (row_offset & 0xff);
        let end = row + (((column & 0xff) + self.tables.regions.span(spans, region as u16)) << element);
        (end <= bytes).then_some(shape)
    }

    /// Returns the shape of a plain general operand, whose variable may be a predefined one. This
    /// is the slow alternative to [`declared_operand_shape`](Self::declared_operand_shape).
    #[inline(never)]
    fn predefined_operand_shape(
        &self,
        probe: &OperandProbe,
        size: ChannelCount,
        bytes: &[u8; MAX_OPERAND_BYTES],
    ) -> Option<u8> {
        let operand = GenOpnd::try_read(&mut Reader::new(&bytes[1..], NEWEST_POSSIBLE_VERSION))?;
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
        let mut reader = Reader::new(&bytes[1..], NEWEST_POSSIBLE_VERSION);
        // The members of a frequent operand are read without building a `VecOperand`.
        let shape = match bytes[0] {
            PLAIN_GENERAL_TAG => {
                self.general_operand_shape(operand_use(probe), size, &GenOpnd::try_read(&mut reader)?)?
            }
            PLAIN_STATE_TAG => self.state_shape(&StateOpnd::try_read(&mut reader)?)?,
            _ => {
                reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
                self.rare_operand_shape(row, operand_use(probe), size, &VecOperand::try_read(&mut reader)?)?
            }
        };
        Some((shape, reader.left()))
    }

    /// Returns the shape of an operand with a modifier, of an indirect operand or of an address, if
    /// it satisfies all rules that its shape does not express.
    fn rare_operand_shape(
        &self,
        row: &Row,
        operand_use: OperandUse,
        size: ChannelCount,
        operand: &VecOperand,
    ) -> Option<u8> {
        let declares_address = |id: u16| self.facts.surely_declares(VariableClass::Address, id.into());
        let allows = |modifier, data_type| allows_modifier(row, operand_use.access, modifier, data_type);
        match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                self.general_operand_shape(operand_use, size, &GenOpnd { id, row_offset, col_offset, region })?;
                let data_type = self.facts.record_without_place(id)?.data_type;
                let shape = (operand_code::MODIFIED + data_type).min(operand_code::UNCLASSIFIED);
                allows(modifier, data_type).then_some(shape)
            }
            VecOperand::Indirect { modifier, id, bit_properties, region, .. } => {
                let data_type = bit_properties as u8;
                let fine = self.region_span(operand_use, size, region, false) < INVALID_SPAN && declares_address(id);
                let (first, allowed) = match modifier {
                    Modifier::NoModifier => (operand_code::INDIRECT, true),
                    _ => (operand_code::MODIFIED_INDIRECT, allows(modifier, data_type)),
                };
                (fine && allowed).then_some(first | data_type)
            }
            VecOperand::Address { modifier: Modifier::NoModifier, id, .. } => {
                declares_address(id).then_some(untyped_shape(OperandClass::Address))
            }
            _ => None,
        }
    }

    /// Returns the shape of a state operand, if it is declared.
    fn state_shape(&self, operand: &StateOpnd) -> Option<u8> {
        let declared = match operand.class {
            StateClass::Surface => self.facts.surely_declares(VariableClass::Surface, operand.id.into()),
            StateClass::Sampler => self.facts.surely_declares(VariableClass::Sampler, operand.id.into()),
            _ => true,
        };
        declared.then_some(untyped_shape(OperandClass::State))
    }

    /// Returns the shape of a predicate operand, if it is declared.
    #[inline(always)]
    pub(super) fn predicate_shape(&self, id: u16) -> Option<u8> {
        let Some(elements) = self.facts.predicate_elements(id.into()) else {
            let declared = self.is_declared_in(VariableClass::Predicate, id.into());
            return declared.then_some(untyped_shape(OperandClass::Predicate));
        };
        let has_code = elements.is_power_of_two() && elements <= operand_code::MAX_PREDICATE_ELEMENTS.into();
        has_code.then(|| operand_code::PREDICATE + elements.trailing_zeros() as u8)
    }

    /// Returns the shape of a general operand, without regard to its modifier.
    fn general_operand_shape(&self, operand_use: OperandUse, size: ChannelCount, operand: &GenOpnd) -> Option<u8> {
        let GenOpnd { id, row_offset, col_offset, region } = *operand;
        let variable = self.facts.record_without_place(id)?;
        let row = self.register_bytes * u32::from(row_offset);
        let one = operand_use.region == Regions::One;
        let span = self.region_span(operand_use, size, region, true);
        let end = row + ((u32::from(col_offset) + span) << variable.element);
        let has_region = operand_use.region != Regions::Ignored;
        // A null variable has no bytes, and may have no region.
        let is_null = one & (id == 0);
        let lies_in = !has_region
            || (span < INVALID_SPAN) & (is_null | (end <= variable.bytes))
            || is_null & (region.h_stride() == Some(HorzStride::Null));
        let begins = row + (u32::from(col_offset) << variable.element);
        let alignment = operand_use.alignment;
        let aligned = id == 0
            || alignment == Alignment::Any
            || self.facts.variable_record(id).is_some_and(|placed| self.is_aligned(alignment, &placed, begins));
        let element = || begins >> variable.element;
        let writable = !operand_use.access.writes() || variable.writable || is_element_writable(id, element());
        (lies_in && aligned && writable).then_some(variable.shape)
    }

    /// Returns the shape of a raw operand if its variable has `needed` bytes from the start of the
    /// operand on, and is aligned.
    #[inline(always)]
    pub(super) fn raw_operand_shape(
        &self,
        operand_use: RawOperandUse,
        operand: &RawOperand,
        needed: i64,
    ) -> Option<u8> {
        if operand.id == 0 {
            return Some(operand_code::NULL);
        }
        let Some(row) = self.declared_row(operand.id) else {
            return self.unplaced_raw_operand_shape(operand_use, operand, needed);
        };
        let offset = u32::from(operand.offset);
        // No required alignment exceeds a register.
        let within_register = self.register_bytes.wrapping_sub(1);
        if self.offset_from_register(row).is_none_or(|start| (start + offset) & within_register != 0) {
            return self.unplaced_raw_operand_shape(operand_use, operand, needed);
        }
        let (properties, elements) = declaration_rows::read_size(row);
        let (shape, _, bytes) = self.tables.shapes.declared_shape(properties, elements);
        (i64::from(offset) + needed.max(1) <= i64::from(bytes)).then_some(shape)
    }

    /// Returns the declaration of a general variable.
    #[inline(always)]
    fn declared_row(&self, id: u32) -> Option<&declaration_rows::VariableRow> {
        self.variables.get(id.wrapping_sub(FIRST_DECLARED_ID) as usize)
    }

    /// Returns the byte offset of a variable in storage that begins at a register. `None` if the
    /// storage may begin elsewhere, and for an alias of an alias.
    #[inline(always)]
    fn offset_from_register(&self, row: &declaration_rows::VariableRow) -> Option<u32> {
        let declared = declaration_rows::read_declaration(row);
        let (owner, offset) = match declared.alias {
            0 => (row, 0),
            alias => (self.declared_row(alias)?, declared.offset),
        };
        let (properties, elements) = declaration_rows::read_size(owner);
        let (_, _, bytes) = self.tables.shapes.declared_shape(properties, elements);
        // A variable of at least a register begins at a register.
        (declaration_rows::has_own_storage(owner) && bytes >= self.register_bytes).then_some(u32::from(offset))
    }

    /// Returns the shape of a raw operand that may begin inside a register. An alias may have more
    /// bytes than its declaration says, but is not accepted if it needs them.
    #[inline(never)]
    fn unplaced_raw_operand_shape(&self, operand_use: RawOperandUse, operand: &RawOperand, needed: i64) -> Option<u8> {
        let (variable, offset) = (self.facts.variable_record(operand.id)?, u32::from(operand.offset));
        let alignment = match operand_use.alignment {
            Alignment::Any => Alignment::Register,
            required => required,
        };
        let is_stored = 1_u32
            .checked_shl(u32::from(variable.alignment))
            .is_some_and(|alignment| alignment >= self.alignment_bytes(operand_use.storage));
        let has_bytes = i64::from(offset) + needed.max(1) <= i64::from(variable.bytes);
        (is_stored && has_bytes && self.is_aligned(alignment, &variable, offset)).then_some(variable.shape)
    }

    /// Returns the number of elements from the first accessed one to the last one, or
    /// [`INVALID_SPAN`].
    fn region_span(&self, operand_use: OperandUse, size: ChannelCount, region: Region, direct: bool) -> u32 {
        let regions = &self.tables.regions;
        let [source, destination, indirect] = regions.spans(size);
        match (operand_use.region, operand_use.access) {
            (Regions::One, access) => scalar_span(region, access.writes()),
            (Regions::Ignored, _) => 1,
            (Regions::Channels, OperandAccess::Read) if direct => regions.span(source, region.bits()),
            (Regions::Channels, OperandAccess::Read) => regions.span(indirect, region.bits()),
            (Regions::Channels, OperandAccess::Write) => regions.span(destination, region.bits()),
            (Regions::Channels, _) => INVALID_SPAN,
        }
    }

    /// Returns the number of bytes of an alignment.
    fn alignment_bytes(&self, alignment: Alignment) -> u32 {
        match alignment {
            Alignment::Any => 1,
            Alignment::Bytes(bytes) => bytes.into(),
            Alignment::Register => self.register_bytes,
        }
    }

    /// Returns whether the byte `offset` of a variable has an alignment.
    fn is_aligned(&self, alignment: Alignment, variable: &VariableRecord, offset: u32) -> bool {
        let mask = self.alignment_bytes(alignment).wrapping_sub(1);
        // Storage with a smaller alignment may be aligned by chance.
        let known = 1_u32.checked_shl(u32::from(variable.alignment)).is_some_and(|alignment| alignment & mask == 0);
        !known || offset.wrapping_add(variable.offset) & mask == 0
    }
}

/// Returns the shape of an operand of a class without types.
fn untyped_shape(class: OperandClass) -> u8 {
    operand_code::UNTYPED + class.bits()
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

/// Returns whether an element of a predefined general variable is writable.
#[cold]
fn is_element_writable(id: u32, element: u32) -> bool {
    let writable = predefined(VariableClass::General, id).and_then(|known| known.writable_elements);
    writable.is_some_and(|(first, last)| (first..=last).contains(&element))
}

/// Returns whether the operand may have this modifier. One that is both read and written goes to
/// the rules: its code would not tell saturation from other modifiers.
#[cold]
fn allows_modifier(row: &Row, access: OperandAccess, modifier: Modifier, data_type: u8) -> bool {
    let rules = row.kind.rules();
    match modifier {
        Modifier::NoModifier => true,
        Modifier::Sat => {
            let is_float = || DataType::ALL.get(usize::from(data_type)).is_none_or(|t| t.kind() == DataTypeKind::Float);
            access == OperandAccess::Write
                && match rules.saturation.0 {
                    Saturation::Yes => true,
                    Saturation::FloatOnly => is_float(),
                    Saturation::No => false,
                }
        }
        _ if access != OperandAccess::Read => false,
        Modifier::Not => rules.modifiers.0 == Modifiers::Logic,
        _ => !matches!(rules.modifiers.0, Modifiers::None | Modifiers::Logic),
    }
}
