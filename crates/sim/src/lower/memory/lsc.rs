//! Lowers the untyped LSC instructions, which share one set of operands.
//!
//! For example, `lsc_load.ugm (M1, 16) V41:d32x2 flat[V40]:a64` becomes a load of two components,
//! whose mask is 3.

use crate::bytecode::memory_op::{AccessKind, AddressBase, MemoryOp, Stride, Target, Uniform};
use crate::lower::atomic::lsc_atomic;
use crate::lower::memory::{MemoryLowering, component_mask};
use crate::lower::operand::{guard, span};
use crate::trap::Fault;
use openvisa_isa::InstKind;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{LscAddrSize, LscAddrType, LscDataElems, LscDataOrder, LscDataSize, LscSfid, LscUntypedOp};
use openvisa_isa::instructions::*;
use openvisa_isa::operands::{RawOperand, VecOperand};

/// Returns the number of components at each address.
fn element_count(count: LscDataElems) -> usize {
    match count {
        LscDataElems::Element1 => 1,
        LscDataElems::Elements2 => 2,
        LscDataElems::Elements3 => 3,
        LscDataElems::Elements4 => 4,
        LscDataElems::Elements8 => 8,
        LscDataElems::Elements16 => 16,
        LscDataElems::Elements32 => 32,
        _ => 64,
    }
}

impl MemoryLowering<'_, '_> {
    /// Lowers an LSC instruction with an address for each channel.
    pub(crate) fn lsc_vector(self, i: &LscUntypedVector) -> Result<MemoryOp, Fault> {
        let operands = LscOperands {
            op: i.lsc_sub_op,
            exec: i.exec_size,
            pred: i.pred,
            place: unit_place(i.lsc_sfid, i.addr_type, &i.surface, i.surface_index),
            origin: flat_origin(i.addr_type, &i.surface),
            address_size: i.addr_size,
            data_size: i.data_size,
            order: i.data_order,
            components: component_mask(element_count(i.data_elems_per_addr)),
        };
        let access = self.lsc_access(operands, &i.src0_addrs, &i.dst_data, &i.src1_data, &i.src2_data)?;
        Ok(MemoryOp { scale: u64::from(i.addr_scale), offset: i64::from(i.addr_imm_offset) as u64, ..access })
    }

    /// Lowers an LSC instruction with up to four components at each address.
    pub(crate) fn lsc_quad(self, i: &LscUntypedQuad) -> Result<MemoryOp, Fault> {
        let operands = LscOperands {
            op: i.lsc_sub_op,
            exec: i.exec_size,
            pred: i.pred,
            place: unit_place(i.lsc_sfid, i.addr_type, &i.surface, i.surface_index),
            origin: flat_origin(i.addr_type, &i.surface),
            address_size: i.addr_size,
            data_size: i.data_size,
            order: i.data_order,
            components: u64::from(i.ch_mask.mask() & 15),
        };
        let access = self.lsc_access(operands, &i.src0_addrs, &i.dst_data, &i.src1_data, &i.src2_data)?;
        Ok(MemoryOp { scale: u64::from(i.addr_scale), offset: i64::from(i.addr_imm_offset) as u64, ..access })
    }

    /// Lowers an LSC instruction with one address and a stride.
    pub(crate) fn lsc_strided(self, i: &LscUntypedStrided) -> Result<MemoryOp, Fault> {
        let count = element_count(i.data_elems_per_addr);
        let operands = LscOperands {
            op: i.lsc_sub_op,
            exec: i.exec_size,
            pred: i.pred,
            place: unit_place(i.lsc_sfid, i.addr_type, &i.surface, i.surface_index),
            origin: flat_origin(i.addr_type, &i.surface),
            address_size: i.addr_size,
            data_size: i.data_size,
            order: i.data_order,
            components: component_mask(count),
        };
        let access = self.lsc_access(operands, &i.src0_addr_base, &i.dst_data, &i.src1_data, &RawOperand::default())?;
        let packed = (count * usize::from(access.datum)) as u64;
        let stride = match i.src0_addr_pitch {
            VecOperand::General { id: 0, .. } => Uniform::Known(packed),
            _ => Uniform::of(&i.src0_addr_pitch),
        };
        let offset = i64::from(i.addr_imm_offset) as u64;
        Ok(MemoryOp { scale: u64::from(i.addr_scale), offset, stride: Stride::By(stride), ..access })
    }

    /// Lowers the operands of an LSC instruction to a memory operation with offset 0 and scale 1.
    fn lsc_access(
        self,
        operands: LscOperands,
        addresses: &RawOperand,
        dst: &RawOperand,
        src1: &RawOperand,
        src2: &RawOperand,
    ) -> Result<MemoryOp, Fault> {
        use LscUntypedOp as Op;
        let (datum, slot, shift) = match operands.data_size {
            LscDataSize::D8 => (1, 1, 0),
            LscDataSize::D8u32 => (1, 4, 0),
            LscDataSize::D16 => (2, 2, 0),
            LscDataSize::D16u32 => (2, 4, 0),
            LscDataSize::D16u32h => (2, 4, 16),
            LscDataSize::D32 => (4, 4, 0),
            _ => (8, 8, 0),
        };
        let width = match operands.address_size {
            LscAddrSize::A16 => 2,
            LscAddrSize::A64 => 8,
            _ => 4,
        };
        let (kind, data) = match operands.op {
            Op::LscLoad | Op::LscLoadQuad | Op::LscLoadStrided => (AccessKind::Load, dst),
            Op::LscStore | Op::LscStoreQuad | Op::LscStoreStrided | Op::LscStoreUncompressed => {
                (AccessKind::Store, src1)
            }
            Op::LscLoadStatus => (AccessKind::Status { packed: true }, dst),
            Op::LscLoadQuadStatus => (AccessKind::Status { packed: false }, dst),
            op => (AccessKind::Atomic(lsc_atomic(op).ok_or(Fault::Unimplemented(InstKind::LscUntyped))?), src1),
        };
        let span = span(operands.exec);
        let atomic = matches!(kind, AccessKind::Atomic(_));
        let (lane, plane) = match operands.order == LscDataOrder::Transposed && !atomic {
            true => (u32::from(slot) * operands.components.count_ones(), u32::from(slot)),
            false => {
                let plane = usize::from(span.n) * usize::from(slot);
                (u32::from(slot), plane.next_multiple_of(self.register) as u32)
            }
        };
        Ok(MemoryOp {
            kind,
            guard: guard(operands.pred),
            width,
            origin: operands.origin,
            signed: operands.address_size == LscAddrSize::A32s,
            datum,
            slot,
            shift,
            lane,
            plane,
            components: if atomic { 1 } else { operands.components },
            second: if atomic { self.routine.raw(src2) } else { None },
            result: if atomic { self.routine.raw(dst) } else { None },
            ..self.dword_access(span, operands.place, addresses, data)
        })
    }
}

/// The operands that the layouts of LSC instructions have in common.
struct LscOperands {
    op: LscUntypedOp,
    exec: ExecControl,
    pred: Predicate,
    place: AddressBase,
    origin: Option<Uniform>,
    address_size: LscAddrSize,
    data_size: LscDataSize,
    order: LscDataOrder,
    components: u64,
}

/// Returns what the addresses of an LSC instruction for a shared function unit are relative to.
fn unit_place(unit: LscSfid, kind: LscAddrType, surface: &VecOperand, index: u32) -> AddressBase {
    match unit {
        LscSfid::Slm => AddressBase::Known(Target::Local),
        _ => lsc_place(kind, surface, index),
    }
}

/// Returns the value that is added to flat addresses, if there is one.
fn flat_origin(kind: LscAddrType, surface: &VecOperand) -> Option<Uniform> {
    let is_null = matches!(surface, VecOperand::General { id: 0, .. });
    let origin = (kind == LscAddrType::Flat && !is_null).then(|| Uniform::of(surface));
    origin.filter(|origin| !matches!(origin, Uniform::Known(0)))
}

/// Returns what the addresses of an LSC instruction are relative to.
pub(crate) fn lsc_place(kind: LscAddrType, surface: &VecOperand, index: u32) -> AddressBase {
    match kind {
        LscAddrType::Flat => AddressBase::Known(Target::Flat),
        LscAddrType::Arg => AddressBase::Known(Target::Arguments),
        LscAddrType::Bti => AddressBase::Table(Uniform::of(surface), index),
        _ => AddressBase::State(Uniform::of(surface), index),
    }
}
