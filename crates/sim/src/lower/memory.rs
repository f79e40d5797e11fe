//! Lowers loads, stores and atomic instructions to memory operations.
//!
//! For example, `lsc_load.ugm (M1, 16) V41:d32 flat[V40]:a64` becomes a load with 16 addresses of
//! 8 bytes at `V40` and one component of 4 bytes, whose data are at `V41`.

mod lsc;

pub(crate) use lsc::lsc_place;

use crate::bytecode::memory_op::{AccessKind, AddressBase, MemoryOp, Stride, Target, Uniform};
use crate::bytecode::{Channels, Routine, size_of};
use crate::lower::atomic::{atomic, atomic_size};
use crate::lower::operand::{constant_value, first_channel, guard, span, stated_number};
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{AtomicControl, ColourChannels, ElementControl, ExecControl, Predicate};
use openvisa_isa::enums::{BlockCount, BlockSize, ElementSize, Modifier};
use openvisa_isa::operands::{RawOperand, VecOperand};

/// Number of dwords of an oword.
const OWORD_DWORDS: usize = 4;

/// Returns the channels of a `gather` or `scatter`.
pub(crate) fn element_span(control: ElementControl) -> Channels {
    let n = stated_number(control.count()).max(1) as u8;
    let mask = control.mask().and_then(|m| openvisa_isa::enums::ExecMask::from_bits(m.bits()));
    let (first, all) = first_channel(mask);
    Channels { n, first, all }
}

/// Returns a mask whose lowest `count` bits are 1: one for each component.
fn component_mask(count: usize) -> u64 {
    u64::MAX >> (64 - count.clamp(1, 64))
}

/// The operands that the layouts of gathers and scatters have in common.
struct CommonOperands<'o> {
    exec: ExecControl,
    pred: Predicate,
    place: AddressBase,
    base: Uniform,
    addresses: &'o RawOperand,
    data: &'o RawOperand,
    kind: AccessKind,
}

/// The operands of a block message, whose address is `begin * unit`.
struct BlockOperands<'o> {
    kind: AccessKind,
    place: AddressBase,
    begin: &'o VecOperand,
    unit: u64,
    data: &'o RawOperand,
}

/// Collects the operands of a block message by the names of its fields, like `operands!`.
macro_rules! block {
    ($inst:ident, $kind:ident, $($surface:ident)?, $begin:ident * $unit:literal, $data:ident) => {
        BlockOperands {
            kind: AccessKind::$kind,
            place: operands!(@place $($inst.$surface.bits())?),
            begin: &$inst.$begin,
            unit: $unit,
            data: &$inst.$data,
        }
    };
}

/// Collects the operands of an instruction by the names of its fields. `surface` is the member that
/// names the surface; without it, the addresses are flat.
macro_rules! operands {
    ($inst:ident, $kind:ident, $($surface:ident)?, base $base:ident, $addresses:ident, $data:ident) => {
        CommonOperands { base: Uniform::of(&$inst.$base), ..operands!($inst, $kind, $($surface)?, $addresses, $data) }
    };
    ($inst:ident, $kind:ident, $($surface:ident)?, $addresses:ident, $data:ident) => {
        CommonOperands {
            exec: $inst.exec_size,
            pred: $inst.pred,
            place: operands!(@place $($inst.$surface.bits())?),
            base: Uniform::Known(0),
            addresses: &$inst.$addresses,
            data: &$inst.$data,
            kind: AccessKind::$kind,
        }
    };
    (@place $surface:expr) => {
        AddressBase::Variable($surface)
    };
    (@place) => {
        AddressBase::Known(Target::Flat)
    };
}

/// Lowers the memory instructions of a routine. `register` is the number of bytes of a register.
#[derive(Clone, Copy)]
pub(crate) struct MemoryLowering<'r, 'a> {
    pub(crate) routine: &'r Routine<'a>,
    pub(crate) register: usize,
}

impl MemoryLowering<'_, '_> {
    /// Lowers an instruction to a memory operation. `None` if it is not one, or if its address is
    /// known only when it runs.
    ///
    /// # Errors
    /// If the instruction is invalid. That is reported when it runs.
    pub(crate) fn lower(self, inst: &Inst<'_>) -> Result<Option<MemoryOp>, Fault> {
        Ok(Some(match inst {
            Inst::Gather(i) => {
                let operands = [&i.element_offset, &i.dst];
                self.elements_at(i.elt_size, i.num_elts, i.surface.bits(), &i.global_offset, operands, AccessKind::Load)
            }
            Inst::Scatter(i) => {
                let operands = [&i.element_offset, &i.src];
                self.elements_at(
                    i.elt_size,
                    i.num_elts,
                    i.surface.bits(),
                    &i.global_offset,
                    operands,
                    AccessKind::Store,
                )
            }
            Inst::GatherScaled(i) => {
                self.bytes_scaled(operands!(i, Load, surface, base offset, element_offset, dst), i.num_blocks)
            }
            Inst::ScatterScaled(i) => {
                self.bytes_scaled(operands!(i, Store, surface, base offset, element_offset, src), i.num_blocks)
            }
            Inst::Gather4Scaled(i) => {
                self.four_dwords(operands!(i, Load, surface, base offset, element_offset, dst), i.channels)
            }
            Inst::Scatter4Scaled(i) => {
                self.four_dwords(operands!(i, Store, surface, base offset, element_offset, src), i.channels)
            }
            Inst::SvmGather4Scaled(i) => {
                self.four_dwords(operands!(i, Load, , base address, element_offset, dst), i.channels)
            }
            Inst::SvmScatter4Scaled(i) => {
                self.four_dwords(operands!(i, Store, , base address, element_offset, src), i.channels)
            }
            Inst::QwGather(i) => self.qwords(operands!(i, Load, surface, offset, dst), i.num_blocks),
            Inst::QwScatter(i) => self.qwords(operands!(i, Store, surface, offset, src), i.num_blocks),
            Inst::SvmGather(i) => self.svm_blocks(operands!(i, Load, , addresses, dst), i.block_size, i.num_blocks),
            Inst::SvmScatter(i) => self.svm_blocks(operands!(i, Store, , addresses, src), i.block_size, i.num_blocks),
            Inst::SvmAtomic(i) => self.atomics(i.op, operands!(i, Load, , addresses, src0), &i.src1, &i.dst)?,
            Inst::DwordAtomic(i) => {
                self.atomics(i.op, operands!(i, Load, surface, element_offset, src0), &i.src1, &i.dst)?
            }
            Inst::OwordLd(i) => {
                return Ok(self.block(block!(i, Load, surface, offset * 16, dst), stated_number(Some(i.size))));
            }
            Inst::OwordLdUnaligned(i) => {
                return Ok(self.block(block!(i, Load, surface, offset * 1, dst), stated_number(Some(i.size))));
            }
            Inst::OwordSt(i) => {
                return Ok(self.block(block!(i, Store, surface, offset * 16, src), stated_number(Some(i.size))));
            }
            Inst::SvmBlockLd(i) => {
                return Ok(self.block(block!(i, Load, , address * 1, dst), stated_number(i.properties.count())));
            }
            Inst::SvmBlockSt(i) => {
                return Ok(self.block(block!(i, Store, , address * 1, src), stated_number(i.properties.count())));
            }
            Inst::LscUntypedVector(i) => self.lsc_vector(i)?,
            Inst::LscUntypedQuad(i) => self.lsc_quad(i)?,
            Inst::LscUntypedStrided(i) => self.lsc_strided(i)?,
            _ => return Ok(None),
        }))
    }

    /// Returns a load of one dword for each channel. Callers override the fields that differ.
    fn dword_access(self, span: Channels, place: AddressBase, addresses: &RawOperand, data: &RawOperand) -> MemoryOp {
        MemoryOp {
            kind: AccessKind::Load,
            span,
            guard: guard(Predicate(0)),
            place,
            origin: None,
            base: Uniform::Known(0),
            addresses: self.routine.raw(addresses),
            width: 4,
            signed: false,
            scale: 1,
            offset: 0,
            stride: Stride::None,
            datum: 4,
            slot: 4,
            shift: 0,
            lane: 4,
            plane: 4 * u32::from(span.n),
            components: 1,
            data: self.routine.raw(data),
            second: None,
            result: None,
            channels: true,
        }
    }

    /// Lowers an access to consecutive dwords for the thread as a whole. `None` if it has no bytes.
    fn block(self, block: BlockOperands<'_>, owords: usize) -> Option<MemoryOp> {
        if owords == 0 {
            return None;
        }
        let (null, span) = (RawOperand::default(), Channels { n: 1, first: 0, all: true });
        let is_flat = matches!(block.place, AddressBase::Known(Target::Flat));
        let width = if is_flat { 8 } else { 4 };
        let register = self.block_register(block.begin, width);
        Some(MemoryOp {
            kind: block.kind,
            base: if register.is_some() { Uniform::Known(0) } else { Uniform::of(block.begin) },
            addresses: register,
            width: width as u8,
            scale: block.unit,
            plane: 4,
            components: component_mask(owords * OWORD_DWORDS),
            channels: false,
            ..self.dword_access(span, block.place, &null, block.data)
        })
    }

    /// Returns the register offset of a block's address in bytes, if it is a plain element of
    /// `width` bytes.
    fn block_register(self, begin: &VecOperand, width: u32) -> Option<usize> {
        let VecOperand::General { modifier: Modifier::NoModifier, id, row_offset, col_offset, .. } = *begin else {
            return None;
        };
        let variable = self.routine.variables.get(id as usize).filter(|_| id != 0)?;
        let is_whole = size_of(variable.data_type?) == width;
        let at = variable.at + u32::from(row_offset) * self.register as u32 + u32::from(col_offset) * width;
        is_whole.then_some(at as usize)
    }

    /// Lowers an access to up to four dwords for each channel.
    fn four_dwords(self, form: CommonOperands<'_>, channels: ColourChannels) -> MemoryOp {
        let span = span(form.exec);
        // Offsets have the width of addresses.
        let width = if matches!(form.place, AddressBase::Known(Target::Flat)) { 8 } else { 4 };
        MemoryOp {
            kind: form.kind,
            guard: guard(form.pred),
            base: form.base,
            width,
            plane: (usize::from(span.n) * 4).next_multiple_of(self.register) as u32,
            components: u64::from(channels.mask() & 15),
            ..self.dword_access(span, form.place, form.addresses, form.data)
        }
    }

    /// Lowers an access to one, two or four bytes for each channel, in the low bytes of dwords.
    fn bytes_scaled(self, form: CommonOperands<'_>, count: BlockCount) -> MemoryOp {
        let n = stated_number(Some(count)) as u8;
        let plain = self.dword_access(span(form.exec), form.place, form.addresses, form.data);
        MemoryOp { kind: form.kind, guard: guard(form.pred), base: form.base, datum: n, slot: n, ..plain }
    }

    /// Lowers an access to one element for each channel, at offsets in elements.
    fn elements_at(
        self,
        size: ElementSize,
        control: ElementControl,
        surface: u8,
        base: &VecOperand,
        [offsets, data]: [&RawOperand; 2],
        kind: AccessKind,
    ) -> MemoryOp {
        let n = stated_number(Some(size)) as u8;
        let plain = self.dword_access(element_span(control), AddressBase::Variable(surface), offsets, data);
        MemoryOp { kind, base: Uniform::of(base), scale: u64::from(n), datum: n, slot: n, ..plain }
    }

    /// Lowers an access to qwords of a surface for each channel.
    fn qwords(self, form: CommonOperands<'_>, count: BlockCount) -> MemoryOp {
        let span = span(form.exec);
        let plain = self.dword_access(span, form.place, form.addresses, form.data);
        let (plane, components) = (8 * u32::from(span.n), component_mask(stated_number(Some(count))));
        let (kind, guard) = (form.kind, guard(form.pred));
        MemoryOp { kind, guard, datum: 8, slot: 8, lane: 8, plane, components, ..plain }
    }

    /// Lowers an access to blocks of flat memory for each channel.
    fn svm_blocks(self, form: CommonOperands<'_>, size: BlockSize, count: BlockCount) -> MemoryOp {
        let (span, width, n) = (span(form.exec), stated_number(Some(size)) as u8, stated_number(Some(count)));
        let plain = self.dword_access(span, form.place, form.addresses, form.data);
        // The bytes of a channel are contiguous; wider elements are grouped by component.
        let (lane, plane) = match width {
            1 => (n.max(4) as u32, 1),
            _ => (u32::from(width), u32::from(span.n) * u32::from(width)),
        };
        let (kind, guard, components) = (form.kind, guard(form.pred), component_mask(n));
        MemoryOp { kind, guard, width: 8, datum: width, slot: width, lane, plane, components, ..plain }
    }

    /// Lowers an atomic instruction that is not LSC.
    fn atomics(
        self,
        op: AtomicControl,
        form: CommonOperands<'_>,
        src1: &RawOperand,
        dst: &RawOperand,
    ) -> Result<MemoryOp, Fault> {
        let Some((kind, in_order)) = atomic(op) else {
            return Err(Fault::Invalid("an unknown atomic operation".to_owned()));
        };
        let size = atomic_size(op) as u8;
        let width = if matches!(form.place, AddressBase::Known(Target::Flat)) { 8 } else { 4 };
        let (first, second) = if in_order { (form.data, src1) } else { (src1, form.data) };
        Ok(MemoryOp {
            kind: AccessKind::Atomic(kind),
            guard: guard(form.pred),
            width,
            datum: size,
            slot: size,
            lane: u32::from(size.max(4)),
            second: self.routine.raw(second),
            result: self.routine.raw(dst),
            ..self.dword_access(span(form.exec), form.place, form.addresses, first)
        })
    }
}

impl Uniform {
    pub(crate) fn of(operand: &VecOperand) -> Self {
        match constant_value(operand) {
            Some(value) => Self::Known(value as u64),
            None => Self::Operand(Box::new(*operand)),
        }
    }
}
