//! Lowers loads, stores and atomic instructions to memory operations.
//!
//! For example, `lsc_load.ugm (M1, 16) V41:d32 flat[V40]:a64` becomes a load with 16 addresses of
//! 8 bytes at `V40` and one component of 4 bytes, whose data are at `V41`.

mod lsc;

pub(crate) use lsc::lsc_place;

use crate::bytecode::memory_op::{AccessKind, AddressBase, MemoryOp, Stride, Target, Uniform};
use crate::bytecode::{Routine, Span, size_of};
use crate::lower::atomic::{atomic, atomic_size};
use crate::lower::operand::{constant_value, first_channel, guard, span};
use crate::trap::Fault;
use openvisa_isa::Inst;
use openvisa_isa::bit_fields::{AtomicControl, ColourChannels, ElementControl, ExecControl, Predicate};
use openvisa_isa::enums::{
    BlockCount, BlockPropertiesCount, BlockSize, ElementCount, ElementSize, Modifier, OwordCount,
};
use openvisa_isa::instructions::*;
use openvisa_isa::operands::{RawOperand, VecOperand};

/// Converts a number of owords, which have 16 bytes each, to a number of bytes.
pub(crate) fn owords(count: OwordCount) -> usize {
    match count {
        OwordCount::Oword1 => 16,
        OwordCount::Owords2 => 32,
        OwordCount::Owords4 => 64,
        OwordCount::Owords8 => 128,
        OwordCount::Owords16 => 256,
        #[allow(unreachable_patterns)]
        _ => 0,
    }
}

/// Returns the number of bytes of the owords of a block message.
pub(crate) fn block_owords(count: Option<BlockPropertiesCount>) -> usize {
    match count {
        Some(BlockPropertiesCount::Oword1) => 16,
        Some(BlockPropertiesCount::Owords2) => 32,
        Some(BlockPropertiesCount::Owords4) => 64,
        Some(BlockPropertiesCount::Owords8) => 128,
        Some(BlockPropertiesCount::Owords16) => 256,
        _ => 0,
    }
}

fn block_count(count: BlockCount) -> usize {
    match count {
        BlockCount::Block1 => 1,
        BlockCount::Blocks2 => 2,
        BlockCount::Blocks4 => 4,
        _ => 8,
    }
}

fn block_size(size: BlockSize) -> usize {
    match size {
        BlockSize::Byte1 => 1,
        BlockSize::Byte4 => 4,
        _ => 8,
    }
}

/// Returns the channels of a `gather` or `scatter`.
pub(crate) fn element_span(control: ElementControl) -> Span {
    let n = match control.count() {
        Some(ElementCount::Elements8) => 8,
        Some(ElementCount::Elements16) => 16,
        _ => 1,
    };
    let mask = control.mask().and_then(|m| openvisa_isa::enums::ExecMask::from_bits(m.bits()));
    let (first, all) = first_channel(mask);
    Span { n, first, all }
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
    base: &'o VecOperand,
    addresses: &'o RawOperand,
    data: &'o RawOperand,
    kind: AccessKind,
}

/// Lowers the memory instructions of a routine. `register` is the number of bytes of a register.
#[derive(Clone, Copy)]
pub(crate) struct MemoryLowering<'r, 'a> {
    pub(crate) routine: &'r Routine<'a>,
    pub(crate) register: usize,
}

impl MemoryLowering<'_, '_> {
    /// Lowers an instruction to a memory operation. `None` if it is not one, or if it is invalid:
    /// that is reported when it runs.
    pub(crate) fn access(self, inst: &Inst<'_>) -> Option<MemoryOp> {
        Some(match inst {
            Inst::Gather(i) => self.gather(i),
            Inst::Scatter(i) => self.scatter(i),
            Inst::GatherScaled(i) => self.gather_scaled(i),
            Inst::ScatterScaled(i) => self.scatter_scaled(i),
            Inst::Gather4Scaled(i) => self.gather4_scaled(i),
            Inst::Scatter4Scaled(i) => self.scatter4_scaled(i),
            Inst::SvmGather4Scaled(i) => self.svm_gather4_scaled(i),
            Inst::SvmScatter4Scaled(i) => self.svm_scatter4_scaled(i),
            Inst::QwGather(i) => self.qw_gather(i),
            Inst::QwScatter(i) => self.qw_scatter(i),
            Inst::SvmGather(i) => self.svm_gather(i),
            Inst::SvmScatter(i) => self.svm_scatter(i),
            Inst::SvmAtomic(i) => self.svm_atomic(i).ok()?,
            Inst::DwordAtomic(i) => self.dword_atomic(i).ok()?,
            Inst::OwordLd(i) => {
                let (place, data) = (AddressBase::Variable(i.surface), self.routine.raw(&i.dst));
                self.block(AccessKind::Load, place, (&i.offset, 16), owords(i.size), data)?
            }
            Inst::OwordLdUnaligned(i) => {
                let (place, data) = (AddressBase::Variable(i.surface), self.routine.raw(&i.dst));
                self.block(AccessKind::Load, place, (&i.offset, 1), owords(i.size), data)?
            }
            Inst::OwordSt(i) => {
                let (place, data) = (AddressBase::Variable(i.surface), self.routine.raw(&i.src));
                self.block(AccessKind::Store, place, (&i.offset, 16), owords(i.size), data)?
            }
            Inst::SvmBlockLd(i) => {
                let (place, size) = (AddressBase::Known(Target::Flat), block_owords(i.properties.count()));
                self.block(AccessKind::Load, place, (&i.address, 1), size, self.routine.raw(&i.dst))?
            }
            Inst::SvmBlockSt(i) => {
                let (place, size) = (AddressBase::Known(Target::Flat), block_owords(i.properties.count()));
                self.block(AccessKind::Store, place, (&i.address, 1), size, self.routine.raw(&i.src))?
            }
            Inst::LscUntypedVector(i) => self.lsc_vector(i).ok()?,
            Inst::LscUntypedQuad(i) => self.lsc_quad(i).ok()?,
            Inst::LscUntypedStrided(i) => self.lsc_strided(i).ok()?,
            _ => return None,
        })
    }

    /// Returns a load of one dword for each channel. Callers override the fields that differ.
    fn dword_access(self, span: Span, place: AddressBase, addresses: &RawOperand, data: &RawOperand) -> MemoryOp {
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
            wraps: false,
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

    /// Lowers an access to consecutive dwords for the thread as a whole. The address is `begin *
    /// unit`. `None` if `begin` is not a plain register.
    fn block(
        self,
        kind: AccessKind,
        place: AddressBase,
        (begin, unit): (&VecOperand, u64),
        bytes: usize,
        data: Option<usize>,
    ) -> Option<MemoryOp> {
        let VecOperand::General { modifier: Modifier::NoModifier, id, row_offset, col_offset, .. } = *begin else {
            return None;
        };
        let variable = self.routine.variables.get(id as usize).filter(|_| id != 0 && bytes != 0)?;
        let width = size_of(variable.data_type?);
        let flat = matches!(place, AddressBase::Known(Target::Flat));
        if width != if flat { 8 } else { 4 } {
            return None;
        }
        let at = variable.at + u32::from(row_offset) * self.register as u32 + u32::from(col_offset) * width;
        let (null, span) = (RawOperand::default(), Span { n: 1, first: 0, all: true });
        Some(MemoryOp {
            kind,
            addresses: Some(at as usize),
            width: width as u8,
            scale: unit,
            wraps: true,
            plane: 4,
            components: component_mask(bytes / 4),
            data,
            channels: false,
            ..self.dword_access(span, place, &null, &null)
        })
    }

    /// Lowers an access to up to four dwords for each channel.
    fn four_dwords(self, form: CommonOperands<'_>, channels: ColourChannels) -> MemoryOp {
        let span = span(form.exec);
        // Offsets have the width of addresses.
        let width = if matches!(form.place, AddressBase::Known(Target::Flat)) { 8 } else { 4 };
        MemoryOp {
            kind: form.kind,
            guard: guard(form.pred),
            base: Uniform::of(form.base),
            width,
            wraps: true,
            plane: (usize::from(span.n) * 4).next_multiple_of(self.register) as u32,
            components: u64::from(channels.mask() & 15),
            ..self.dword_access(span, form.place, form.addresses, form.data)
        }
    }

    /// Lowers an access to one, two or four bytes for each channel, in the low bytes of dwords.
    fn bytes_scaled(self, form: CommonOperands<'_>, count: BlockCount) -> MemoryOp {
        let n = block_count(count) as u8;
        let plain = self.dword_access(span(form.exec), form.place, form.addresses, form.data);
        MemoryOp { kind: form.kind, guard: guard(form.pred), base: Uniform::of(form.base), datum: n, slot: n, ..plain }
    }

    pub(crate) fn gather4_scaled(self, i: &Gather4Scaled) -> MemoryOp {
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &i.offset,
            addresses: &i.element_offset,
            data: &i.dst,
            kind: AccessKind::Load,
        };
        self.four_dwords(form, i.channels)
    }

    pub(crate) fn scatter4_scaled(self, i: &Scatter4Scaled) -> MemoryOp {
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &i.offset,
            addresses: &i.element_offset,
            data: &i.src,
            kind: AccessKind::Store,
        };
        self.four_dwords(form, i.channels)
    }

    pub(crate) fn svm_gather4_scaled(self, i: &SvmGather4Scaled) -> MemoryOp {
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Known(Target::Flat),
            base: &i.address,
            addresses: &i.element_offset,
            data: &i.dst,
            kind: AccessKind::Load,
        };
        self.four_dwords(form, i.channels)
    }

    pub(crate) fn svm_scatter4_scaled(self, i: &SvmScatter4Scaled) -> MemoryOp {
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Known(Target::Flat),
            base: &i.address,
            addresses: &i.element_offset,
            data: &i.src,
            kind: AccessKind::Store,
        };
        self.four_dwords(form, i.channels)
    }

    pub(crate) fn gather_scaled(self, i: &GatherScaled) -> MemoryOp {
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &i.offset,
            addresses: &i.element_offset,
            data: &i.dst,
            kind: AccessKind::Load,
        };
        self.bytes_scaled(form, i.num_blocks)
    }

    pub(crate) fn scatter_scaled(self, i: &ScatterScaled) -> MemoryOp {
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &i.offset,
            addresses: &i.element_offset,
            data: &i.src,
            kind: AccessKind::Store,
        };
        self.bytes_scaled(form, i.num_blocks)
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
        let n = match size {
            ElementSize::Byte1 => 1,
            ElementSize::Bytes2 => 2,
            _ => 4,
        };
        let plain = self.dword_access(element_span(control), AddressBase::Variable(surface), offsets, data);
        MemoryOp { kind, base: Uniform::of(base), scale: u64::from(n), datum: n, slot: n, ..plain }
    }

    pub(crate) fn gather(self, i: &Gather) -> MemoryOp {
        self.elements_at(
            i.elt_size,
            i.num_elts,
            i.surface,
            &i.global_offset,
            [&i.element_offset, &i.dst],
            AccessKind::Load,
        )
    }

    pub(crate) fn scatter(self, i: &Scatter) -> MemoryOp {
        self.elements_at(
            i.elt_size,
            i.num_elts,
            i.surface,
            &i.global_offset,
            [&i.element_offset, &i.src],
            AccessKind::Store,
        )
    }

    /// Lowers an access to qwords of a surface for each channel.
    fn qwords(self, form: CommonOperands<'_>, count: BlockCount) -> MemoryOp {
        let span = span(form.exec);
        let plain = self.dword_access(span, form.place, form.addresses, form.data);
        let (plane, components) = (8 * u32::from(span.n), component_mask(block_count(count)));
        let (kind, guard) = (form.kind, guard(form.pred));
        MemoryOp { kind, guard, wraps: true, datum: 8, slot: 8, lane: 8, plane, components, ..plain }
    }

    /// Lowers an access to blocks of flat memory for each channel.
    fn svm_blocks(self, form: CommonOperands<'_>, size: BlockSize, count: BlockCount) -> MemoryOp {
        let (span, width, n) = (span(form.exec), block_size(size) as u8, block_count(count));
        let plain = self.dword_access(span, form.place, form.addresses, form.data);
        // The bytes of a channel are contiguous; wider elements are grouped by component.
        let (lane, plane) = match width {
            1 => (n.max(4) as u32, 1),
            _ => (u32::from(width), u32::from(span.n) * u32::from(width)),
        };
        let (kind, guard, components) = (form.kind, guard(form.pred), component_mask(n));
        MemoryOp { kind, guard, width: 8, datum: width, slot: width, lane, plane, components, ..plain }
    }

    pub(crate) fn qw_gather(self, i: &QwGather) -> MemoryOp {
        let none = VecOperand::default();
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &none,
            addresses: &i.offset,
            data: &i.dst,
            kind: AccessKind::Load,
        };
        self.qwords(form, i.num_blocks)
    }

    pub(crate) fn qw_scatter(self, i: &QwScatter) -> MemoryOp {
        let none = VecOperand::default();
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &none,
            addresses: &i.offset,
            data: &i.src,
            kind: AccessKind::Store,
        };
        self.qwords(form, i.num_blocks)
    }

    pub(crate) fn svm_gather(self, i: &SvmGather) -> MemoryOp {
        let none = VecOperand::default();
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Known(Target::Flat),
            base: &none,
            addresses: &i.addresses,
            data: &i.dst,
            kind: AccessKind::Load,
        };
        self.svm_blocks(form, i.block_size, i.num_blocks)
    }

    pub(crate) fn svm_scatter(self, i: &SvmScatter) -> MemoryOp {
        let none = VecOperand::default();
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Known(Target::Flat),
            base: &none,
            addresses: &i.addresses,
            data: &i.src,
            kind: AccessKind::Store,
        };
        self.svm_blocks(form, i.block_size, i.num_blocks)
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

    pub(crate) fn svm_atomic(self, i: &SvmAtomic) -> Result<MemoryOp, Fault> {
        let none = VecOperand::default();
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Known(Target::Flat),
            base: &none,
            addresses: &i.addresses,
            data: &i.src0,
            kind: AccessKind::Load,
        };
        self.atomics(i.op, form, &i.src1, &i.dst)
    }

    pub(crate) fn dword_atomic(self, i: &DwordAtomic) -> Result<MemoryOp, Fault> {
        let none = VecOperand::default();
        let form = CommonOperands {
            exec: i.exec_size,
            pred: i.pred,
            place: AddressBase::Variable(i.surface),
            base: &none,
            addresses: &i.element_offset,
            data: &i.src0,
            kind: AccessKind::Load,
        };
        self.atomics(i.op, form, &i.src1, &i.dst)
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
