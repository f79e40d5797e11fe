//! Sizes that depend on operands: checked when all operands are known.
//!
//! For example, `dpas.bf.bf.8.8 (M1, 16) V32.0 V33.0 V34.0 V35(0,0)` writes 8 rows of 16 elements.
//! Their size depends on the type of `V32`, and the number of rows is after the operands.

use super::matcher::FastAccept;
use super::tables::{MAX_OPERAND_BYTES, MAX_RAW_OPERAND_BYTES, NEWEST_POSSIBLE_VERSION, WINDOW_BYTES, bytes_at};
use crate::validate::ValidationContext;
use crate::validate::operand::unpacked_type;
use crate::validate::variable_table::ELEMENT_SIZE_LOG2;
use openvisa_isa::fast_accept::{Row, SIZES};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, Reader};
use openvisa_isa_core::Wire;
use openvisa_isa_core::rules::fast_accept::{FOOTPRINT_OPERANDS, OperandProbeKind, StorageNeed};

/// Where a direct operand begins.
#[derive(Clone, Copy, Default)]
struct OperandStart {
    /// ID of the variable.
    id: u32,
    /// Byte offset in the variable.
    offset: u32,
    /// Size of an element in bytes, as a power of two.
    element: u8,
}

impl FastAccept<'_, '_> {
    /// Returns whether the storage of all operands suffices, by the function with an index. `end` is
    /// the offset after the last operand.
    #[inline(never)]
    pub(super) fn has_sufficient_storage(
        &self,
        window: &[u8; WINDOW_BYTES],
        row: &Row,
        function: u8,
        end: usize,
    ) -> bool {
        let (Some(compute), Some(prefix)) = (SIZES.get(usize::from(function)), window.first_chunk()) else {
            return false;
        };
        let Some(operands) = self.read_operand_starts(window, row) else { return false };
        let elements = operands.map(|operand| 1 << operand.element);
        let needs = compute(prefix, bytes_at(window, end), &elements, self.register_bytes.into());
        operands.iter().zip(needs).all(|(operand, need)| self.has_storage(operand, need))
    }

    /// Reads where the operands of an instruction begin. An operand that is not direct has the ID 0.
    fn read_operand_starts(
        &self,
        window: &[u8; WINDOW_BYTES],
        row: &Row,
    ) -> Option<[OperandStart; FOOTPRINT_OPERANDS]> {
        let (mut operands, mut count, mut end) = ([OperandStart::default(); FOOTPRINT_OPERANDS], 0, 0);
        for probe in row.operands {
            let at = end + usize::from(probe.offset);
            let operand = match probe.kind {
                OperandProbeKind::Raw(_) => {
                    let bytes: &[u8; MAX_RAW_OPERAND_BYTES] = bytes_at(window, at);
                    let mut reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
                    let RawOperand { id, offset } = RawOperand::try_read(&mut reader)?;
                    end = at + MAX_RAW_OPERAND_BYTES - reader.left();
                    let element = self.facts.record_without_place(id)?.element;
                    OperandStart { id, offset: offset.into(), element }
                }
                OperandProbeKind::Source | OperandProbeKind::Destination | OperandProbeKind::Vector(_) => {
                    let bytes: &[u8; MAX_OPERAND_BYTES] = bytes_at(window, at);
                    let mut reader = Reader::new(bytes, NEWEST_POSSIBLE_VERSION);
                    let operand = VecOperand::try_read(&mut reader)?;
                    end = at + MAX_OPERAND_BYTES - reader.left();
                    self.vector_operand_start(&operand)?
                }
                _ => continue,
            };
            *operands.get_mut(count)? = operand;
            count += 1;
        }
        Some(operands)
    }

    /// Returns where a vector operand begins.
    fn vector_operand_start(&self, operand: &VecOperand) -> Option<OperandStart> {
        let element_of = |data_type: DataType| ELEMENT_SIZE_LOG2.get(unpacked_type(data_type) as usize).copied();
        match *operand {
            VecOperand::General { id, row_offset, col_offset, .. } => {
                let element = self.facts.record_without_place(id)?.element;
                let row = self.register_bytes * u32::from(row_offset);
                Some(OperandStart { id, offset: row + (u32::from(col_offset) << element), element })
            }
            VecOperand::Indirect { bit_properties: data_type, .. }
            | VecOperand::Immediate { r#type: data_type, .. } => {
                Some(OperandStart { element: element_of(data_type)?, ..OperandStart::default() })
            }
            _ => None,
        }
    }

    /// Returns whether the variable of an operand is large enough and its declaration is aligned. An
    /// alias may have more bytes than its declaration says, but is not accepted if it needs them.
    fn has_storage(&self, operand: &OperandStart, need: StorageNeed) -> bool {
        if operand.id == 0 {
            return true;
        }
        let Some(variable) = self.facts.record_without_place(operand.id) else { return false };
        let has_bytes = i64::from(operand.offset) + need.bytes <= i64::from(variable.bytes);
        let is_multiple = |alignment: u32| i64::from(alignment).checked_rem(need.declared_alignment) == Some(0);
        let is_aligned =
            need.declared_alignment <= 0 || self.facts.declared_alignment(operand.id).is_none_or(is_multiple);
        has_bytes && is_aligned
    }
}
