//! Lowers the untyped LSC instructions, which share one set of operands.
//!
//! For example, `lsc_load.ugm (M1, 16) V41:d32x2 flat[V40]:a64` becomes a load of two components,
//! whose mask is 3.

use crate::bytecode::memory_op::{AccessKind, AddressBase, MemoryOp, Stride, Target, Uniform};
use crate::lower::atomic::lsc_atomic;
use crate::lower::memory::{MemoryLowering, component_mask};
use crate::lower::operand::{guard, span, stated_number};
use crate::trap::Fault;
use openvisa_isa::InstKind;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{LscAddrSize, LscAddrType, LscDataOrder, LscDataSize, LscSfid, LscUntypedOp};
use openvisa_isa::instructions::*;
use openvisa_isa::operands::{RawOperand, VecOperand};

/// Collects the operands of an LSC instruction, whose fields have the same names in all layouts.
macro_rules! lsc_operands {
    ($inst:ident, $addresses:ident, src2 $src2:expr, $components:expr) => {
        LscOperands {
            op: $inst.lsc_sub_op,
            exec: $inst.exec_size,
            pred: $inst.pred,
            place: unit_place($inst.lsc_sfid, $inst.addr_type, &$inst.surface, $inst.surface_index),
            origin: flat_origin($inst.addr_type, &$inst.surface),
            address_size: $inst.addr_size,
            scale: u64::from($inst.addr_scale),
            offset: i64::from($inst.addr_imm_offset) as u64,
            data_size: $inst.data_size,
            order: $inst.data_order,
            components: $components,
            addresses: &$inst.$addresses,
            dst: &$inst.dst_data,
            src1: &$inst.src1_data,
            src2: $src2,
        }
    };
}

impl MemoryLowering<'_, '_> {
    /// Lowers an LSC instruction with an address for each channel.
    pub(super) fn lsc_vector(self, i: &LscUntypedVector) -> Result<MemoryOp, Fault> {
        let components = component_mask(stated_number(Some(i.data_elems_per_addr)));
        self.lsc_access(lsc_operands!(i, src0_addrs, src2 & i.src2_data, components))
    }

    /// Lowers an LSC instruction with up to four components at each address.
    pub(super) fn lsc_quad(self, i: &LscUntypedQuad) -> Result<MemoryOp, Fault> {
        self.lsc_access(lsc_operands!(i, src0_addrs, src2 & i.src2_data, u64::from(i.ch_mask.mask() & 15)))
    }

    /// Lowers an LSC instruction with one address and a stride.
    pub(super) fn lsc_strided(self, i: &LscUntypedStrided) -> Result<MemoryOp, Fault> {
        let (count, src2) = (stated_number(Some(i.data_elems_per_addr)), RawOperand::default());
        let access = self.lsc_access(lsc_operands!(i, src0_addr_base, src2 & src2, component_mask(count)))?;
        let packed = (count * usize::from(access.datum)) as u64;
        let stride = match i.src0_addr_pitch {
            VecOperand::General { id: 0, .. } => Uniform::Known(packed),
            _ => Uniform::of(&i.src0_addr_pitch),
        };
        Ok(MemoryOp { stride: Stride::By(stride), ..access })
    }

    /// Lowers the operands of an LSC instruction to a memory operation.
    fn lsc_access(self, operands: LscOperands<'_>) -> Result<MemoryOp, Fault> {
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
            Op::LscLoad | Op::LscLoadQuad | Op::LscLoadStrided => (AccessKind::Load, operands.dst),
            Op::LscStore | Op::LscStoreQuad | Op::LscStoreStrided | Op::LscStoreUncompressed => {
                (AccessKind::Store, operands.src1)
            }
            Op::LscLoadStatus => (AccessKind::Status { packed: true }, operands.dst),
            Op::LscLoadQuadStatus => (AccessKind::Status { packed: false }, operands.dst),
            op => {
                (AccessKind::Atomic(lsc_atomic(op).ok_or(Fault::Unimplemented(InstKind::LscUntyped))?), operands.src1)
            }
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
            scale: operands.scale,
            offset: operands.offset,
            signed: operands.address_size == LscAddrSize::A32s,
            datum,
            slot,
            shift,
            lane,
            plane,
            components: if atomic { 1 } else { operands.components },
            second: if atomic { self.routine.raw(operands.src2) } else { None },
            result: if atomic { self.routine.raw(operands.dst) } else { None },
            ..self.dword_access(span, operands.place, operands.addresses, data)
        })
    }
}

/// The operands that the layouts of LSC instructions have in common.
struct LscOperands<'o> {
    op: LscUntypedOp,
    exec: ExecControl,
    pred: Predicate,
    place: AddressBase,
    origin: Option<Uniform>,
    address_size: LscAddrSize,
    scale: u64,
    offset: u64,
    data_size: LscDataSize,
    order: LscDataOrder,
    components: u64,
    addresses: &'o RawOperand,
    dst: &'o RawOperand,
    src1: &'o RawOperand,
    src2: &'o RawOperand,
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
