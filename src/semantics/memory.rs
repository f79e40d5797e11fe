//! Memory: what loads, stores and atomic operations do with buffers, surfaces and shared local memory.

use crate::exec::fault::Fault;
use crate::exec::program::{Span, first_channel, guard, span};
use crate::exec::thread::{Core, Flow};
use openvisa_isa::bit_fields::{AtomicOp, ColourChannels, ElementControl, ExecControl, Predicate};
use openvisa_isa::enums::{
    AtomicOp2, AtomicWidth, BlockCount, BlockPropertiesCount, BlockSize, ElementCount, ElementSize, LscAddrSize,
    LscAddrType, LscDataElems, LscDataOrder, LscDataSize, LscSfid, LscUntypedLscSubOp, LscUntypedVnni, OwordCount,
};
use openvisa_isa::instructions::{LscUntypedBlock2d, LscUntypedQuad, LscUntypedStrided, LscUntypedVector};
use openvisa_isa::operands::{RawOperand, VecOperand};

/// What addresses are relative to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Nothing: 64-bit addresses.
    Flat,
    /// Shared local memory of the group.
    Local,
    /// A surface, by its place in the binding table.
    Surface(u32),
    /// The arguments of the thread.
    Arguments,
    /// Scratch memory of the thread.
    Scratch,
}

/// What an atomic operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Atomic {
    Load,
    Store,
    Add,
    Sub,
    Inc,
    Dec,
    PreDec,
    SMin,
    SMax,
    UMin,
    UMax,
    Exchange,
    /// New where old equals: which argument is compared, which is stored, differs between instructions.
    CompareExchange,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMin,
    FMax,
    FCompareExchange,
}

impl Atomic {
    /// The new value, and what is returned. `first` and `second` are the arguments in order; a compare-exchange stores `second`
    /// where the old value equals `first`.
    pub(crate) fn apply(self, size: usize, old: u64, first: u64, second: u64) -> (u64, u64) {
        let bits = size * 8;
        let sign = |v: u64| (v << (64 - bits)) as i64 >> (64 - bits);
        let low = |v: u64| if bits >= 64 { v } else { v & ((1 << bits) - 1) };
        let float = |v: u64| match size {
            2 => f64::from(super::formats::f32_from_hf(v as u16)),
            4 => f64::from(f32::from_bits(v as u32)),
            _ => f64::from_bits(v),
        };
        let back = |v: f64| match size {
            2 => u64::from(super::formats::hf_from_f64(v, super::formats::Rounding::NearestEven)),
            4 => u64::from((v as f32).to_bits()),
            _ => v.to_bits(),
        };
        let pick = |take: bool| if take { first } else { old };
        let new = match self {
            Self::Load => old,
            Self::Store | Self::Exchange => first,
            Self::Add => low(old.wrapping_add(first)),
            Self::Sub => low(old.wrapping_sub(first)),
            Self::Inc => low(old.wrapping_add(1)),
            Self::Dec | Self::PreDec => low(old.wrapping_sub(1)),
            Self::SMin => pick(sign(first) < sign(old)),
            Self::SMax => pick(sign(first) > sign(old)),
            Self::UMin => pick(first < old),
            Self::UMax => pick(first > old),
            Self::CompareExchange => {
                if old == first {
                    second
                } else {
                    old
                }
            }
            Self::And => old & first,
            Self::Or => old | first,
            Self::Xor => old ^ first,
            Self::FAdd => back(float(old) + float(first)),
            Self::FSub => back(float(old) - float(first)),
            // A NaN loses.
            Self::FMin => pick(float(first) < float(old) || float(old).is_nan()),
            Self::FMax => pick(float(first) > float(old) || float(old).is_nan()),
            Self::FCompareExchange => {
                if float(old) == float(first) {
                    second
                } else {
                    old
                }
            }
        };
        (new, if self == Self::PreDec { new } else { old })
    }
}

/// The operation of an atomic instruction, with its arguments in the order of [`Atomic::apply`].
pub(super) fn atomic(op: AtomicOp, a: u64, b: u64) -> Option<(Atomic, u64, u64)> {
    Some(match op.op()? {
        AtomicOp2::Add => (Atomic::Add, a, b),
        AtomicOp2::Sub => (Atomic::Sub, a, b),
        AtomicOp2::Inc => (Atomic::Inc, a, b),
        AtomicOp2::Dec => (Atomic::Dec, a, b),
        AtomicOp2::Min => (Atomic::UMin, a, b),
        AtomicOp2::Max => (Atomic::UMax, a, b),
        AtomicOp2::Xchg => (Atomic::Exchange, a, b),
        // Compares with the second argument and stores the first.
        AtomicOp2::Cmpxchg => (Atomic::CompareExchange, b, a),
        AtomicOp2::And => (Atomic::And, a, b),
        AtomicOp2::Or => (Atomic::Or, a, b),
        AtomicOp2::Xor => (Atomic::Xor, a, b),
        AtomicOp2::Imin => (Atomic::SMin, a, b),
        AtomicOp2::Imax => (Atomic::SMax, a, b),
        AtomicOp2::Predec => (Atomic::PreDec, a, b),
        AtomicOp2::Fmax => (Atomic::FMax, a, b),
        AtomicOp2::Fmin => (Atomic::FMin, a, b),
        AtomicOp2::Fcmpwr => (Atomic::FCompareExchange, a, b),
        AtomicOp2::Fadd => (Atomic::FAdd, a, b),
        AtomicOp2::Fsub => (Atomic::FSub, a, b),
        #[allow(unreachable_patterns)]
        _ => return None,
    })
}

/// Bytes of the location of an atomic instruction.
fn atomic_size(op: AtomicOp) -> usize {
    match op.width() {
        Some(AtomicWidth::Bit16) => 2,
        Some(AtomicWidth::Bit64) => 8,
        _ => 4,
    }
}

/// The operation of an LSC atomic.
pub(super) fn lsc_atomic(op: LscUntypedLscSubOp) -> Option<Atomic> {
    use LscUntypedLscSubOp as Op;
    Some(match op {
        Op::LscAtomicIinc => Atomic::Inc,
        Op::LscAtomicIdec => Atomic::Dec,
        Op::LscAtomicLoad => Atomic::Load,
        Op::LscAtomicStore => Atomic::Store,
        Op::LscAtomicIadd => Atomic::Add,
        Op::LscAtomicIsub => Atomic::Sub,
        Op::LscAtomicSmin => Atomic::SMin,
        Op::LscAtomicSmax => Atomic::SMax,
        Op::LscAtomicUmin => Atomic::UMin,
        Op::LscAtomicUmax => Atomic::UMax,
        Op::LscAtomicIcas => Atomic::CompareExchange,
        Op::LscAtomicFadd => Atomic::FAdd,
        Op::LscAtomicFsub => Atomic::FSub,
        Op::LscAtomicFmin => Atomic::FMin,
        Op::LscAtomicFmax => Atomic::FMax,
        Op::LscAtomicFcas => Atomic::FCompareExchange,
        Op::LscAtomicAnd => Atomic::And,
        Op::LscAtomicOr => Atomic::Or,
        Op::LscAtomicXor => Atomic::Xor,
        _ => return None,
    })
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

/// Bytes of so many owords.
pub(super) fn owords(count: OwordCount) -> usize {
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

/// The same of the owords of a block message.
pub(super) fn block_owords(count: Option<BlockPropertiesCount>) -> usize {
    match count {
        Some(BlockPropertiesCount::Oword1) => 16,
        Some(BlockPropertiesCount::Owords2) => 32,
        Some(BlockPropertiesCount::Owords4) => 64,
        Some(BlockPropertiesCount::Owords8) => 128,
        Some(BlockPropertiesCount::Owords16) => 256,
        _ => 0,
    }
}

fn elements(count: LscDataElems) -> usize {
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

/// The most bytes of a two-dimensional block.
const MOST_BLOCK: usize = 1 << 14;

/// What is the same in the forms of an LSC access: where, how wide, how laid out.
struct Lsc {
    op: LscUntypedLscSubOp,
    exec: ExecControl,
    pred: Predicate,
    target: Target,
    scale: u64,
    offset: i32,
    address_size: LscAddrSize,
    data_size: LscDataSize,
    order: LscDataOrder,
    count: usize,
    /// Of a quad message, the components that are present.
    components: Option<u8>,
}

/// The channels of a gather or scatter of the older form.
fn element_span(control: ElementControl) -> Span {
    let n = match control.count() {
        Some(ElementCount::Elements8) => 8,
        Some(ElementCount::Elements16) => 16,
        _ => 1,
    };
    let mask = control.mask().and_then(|m| openvisa_isa::enums::ExecMask::from_bits(m.bits()));
    let (first, all) = first_channel(mask);
    Span { n, first, all }
}

impl Core<'_> {
    /// What a surface variable stands for.
    pub(crate) fn surface(&self, id: u8) -> Target {
        let first = self.routine.surfaces.get(usize::from(id)).copied().unwrap_or(0);
        let value = self.thread.state.surfaces.get(usize::from(first)).copied().unwrap_or(0);
        self.bound.target(u32::from(id), value)
    }

    pub(crate) fn outside(&self, target: Target, write: bool, address: u64, size: usize, channel: Option<u8>) -> Fault {
        let memory = match target {
            Target::Flat => "flat memory".to_owned(),
            Target::Local => format!("shared local memory ({} bytes)", self.group.local.len()),
            Target::Surface(index) => format!("surface {index}"),
            Target::Arguments => "the arguments".to_owned(),
            Target::Scratch => "scratch memory".to_owned(),
        };
        Fault::OutOfBounds { write, address, size, channel, memory }
    }

    /// Loads up to eight bytes.
    #[inline]
    pub(crate) fn load(&self, target: Target, address: u64, size: usize, channel: Option<u8>) -> Result<u64, Fault> {
        match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some((buffer, offset)) => Ok(buffer.load(offset, size)),
                None => self.load_apart(address, size, channel),
            },
            Target::Surface(index) => {
                let Some((buffer, base)) = self.bound.surface(index) else {
                    return Err(Fault::Invalid(format!("no buffer is bound to surface {index}")));
                };
                let offset = (address as usize).wrapping_add(base);
                // Outside a surface there are zeros.
                let inside = offset.checked_add(size).is_some_and(|end| end <= buffer.len());
                Ok(if inside { buffer.load(offset, size) } else { 0 })
            }
            Target::Local => read_bytes(&self.group.local, local(address), size)
                .ok_or_else(|| self.outside(target, false, address, size, channel)),
            Target::Arguments => read_bytes(&self.bound.arguments, address, size)
                .ok_or_else(|| self.outside(target, false, address, size, channel)),
            Target::Scratch => Ok(read_bytes(&self.group.scratch[self.thread.number], address, size).unwrap_or(0)),
        }
    }

    /// Stores up to eight bytes.
    #[inline]
    pub(crate) fn store(
        &mut self,
        target: Target,
        mut address: u64,
        size: usize,
        value: u64,
        channel: Option<u8>,
    ) -> Result<(), Fault> {
        let bytes = match target {
            Target::Flat => {
                return match self.bound.memory.find(address, size) {
                    Some((buffer, offset)) => {
                        buffer.store(offset, size, value);
                        Ok(())
                    }
                    None => self.store_apart(address, size, value, channel),
                };
            }
            Target::Surface(index) => {
                let Some((buffer, base)) = self.bound.surface(index) else {
                    return Err(Fault::Invalid(format!("no buffer is bound to surface {index}")));
                };
                let offset = (address as usize).wrapping_add(base);
                if offset.checked_add(size).is_some_and(|end| end <= buffer.len()) {
                    buffer.store(offset, size, value);
                }
                return Ok(());
            }
            Target::Local => {
                address = local(address);
                &mut self.group.local
            }
            Target::Scratch => &mut self.group.scratch[self.thread.number],
            Target::Arguments => return Err(self.outside(target, true, address, size, channel)),
        };
        let at = address as usize;
        match bytes.get_mut(at..at.saturating_add(size)) {
            Some(bytes) => {
                bytes.copy_from_slice(&value.to_le_bytes()[..size]);
                Ok(())
            }
            None if target == Target::Scratch => Err(Fault::Invalid("scratch memory is too small".to_owned())),
            None => Err(self.outside(target, true, address, size, channel)),
        }
    }

    /// Reads, computes and writes in one step; gives what the operation returns.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn atomic(
        &mut self,
        target: Target,
        address: u64,
        size: usize,
        op: Atomic,
        first: u64,
        second: u64,
        channel: Option<u8>,
    ) -> Result<u64, Fault> {
        let found = match target {
            Target::Flat => match self.bound.memory.find(address, size) {
                Some(found) => Some(found),
                None => return self.atomic_apart(address, size, op, first, second, channel),
            },
            Target::Surface(index) => {
                let Some((buffer, base)) = self.bound.surface(index) else {
                    return Err(Fault::Invalid(format!("no buffer is bound to surface {index}")));
                };
                let offset = (address as usize).wrapping_add(base);
                if offset.checked_add(size).is_none_or(|end| end > buffer.len()) {
                    return Ok(0);
                }
                Some((buffer, offset))
            }
            _ => None,
        };
        if let Some((buffer, offset)) = found {
            let old = self.bound.memory.update(buffer, offset, size, |old| op.apply(size, old, first, second).0);
            return Ok(op.apply(size, old, first, second).1);
        }
        let old = self.load(target, address, size, channel)?;
        let (new, result) = op.apply(size, old, first, second);
        self.store(target, address, size, new, channel)?;
        Ok(result)
    }

    /// An element of a raw operand; of the null operand, 0.
    #[inline]
    fn register(&self, operand: Option<usize>, offset: usize, size: usize) -> u64 {
        operand.map_or(0, |at| self.thread.read(at + offset, size))
    }

    /// Stores into a raw operand; into the null operand, nothing.
    #[inline]
    fn set_register(&mut self, operand: Option<usize>, offset: usize, size: usize, value: u64) {
        if let Some(at) = operand {
            self.thread.write(at + offset, size, value);
        }
    }

    /// Consecutive bytes from memory to registers.
    pub(super) fn block_load(
        &mut self,
        target: Target,
        address: u64,
        size: usize,
        dst: &RawOperand,
    ) -> Result<Flow, Fault> {
        let dst = self.routine.raw(dst);
        for at in (0..size).step_by(4) {
            let value = self.load(target, address.wrapping_add(at as u64), 4, None)?;
            self.set_register(dst, at, 4, value);
        }
        Ok(Flow::Next)
    }

    /// Consecutive bytes from registers to memory.
    pub(super) fn block_store(
        &mut self,
        target: Target,
        address: u64,
        size: usize,
        src: &RawOperand,
    ) -> Result<Flow, Fault> {
        let src = self.routine.raw(src);
        for at in (0..size).step_by(4) {
            let value = self.register(src, at, 4);
            self.store(target, address.wrapping_add(at as u64), 4, value, None)?;
        }
        Ok(Flow::Next)
    }

    /// Blocks for each channel at flat addresses.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn svm_blocks(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        size: BlockSize,
        count: BlockCount,
        addresses: &RawOperand,
        data: &RawOperand,
        write: bool,
    ) -> Result<Flow, Fault> {
        let (span, width, n) = (span(exec), block_size(size), block_count(count));
        let mask = self.enabled(span, guard(pred));
        let (addresses, data) = (self.routine.raw(addresses), self.routine.raw(data));
        for i in (0..usize::from(span.n)).filter(|i| mask >> i & 1 == 1) {
            let base = self.register(addresses, i * 8, 8);
            for b in 0..n {
                let at = if width == 1 { i * n.max(4) + b } else { (b * usize::from(span.n) + i) * width };
                let address = base.wrapping_add((b * width) as u64);
                self.transfer(Target::Flat, address, width, data, at, write, i)?;
            }
        }
        Ok(Flow::Next)
    }

    /// One datum between memory and registers.
    #[allow(clippy::too_many_arguments)]
    #[inline]
    fn transfer(
        &mut self,
        target: Target,
        address: u64,
        size: usize,
        data: Option<usize>,
        at: usize,
        write: bool,
        channel: usize,
    ) -> Result<(), Fault> {
        let channel = Some(channel as u8);
        if write {
            let value = self.register(data, at, size);
            self.store(target, address, size, value, channel)
        } else {
            let value = self.load(target, address, size, channel)?;
            self.set_register(data, at, size, value);
            Ok(())
        }
    }

    /// Up to four dwords for each channel.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn four_dwords(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        channels: ColourChannels,
        target: Target,
        base: &VecOperand,
        offsets: &RawOperand,
        data: &RawOperand,
        write: bool,
    ) -> Result<Flow, Fault> {
        let span = span(exec);
        let mask = self.enabled(span, guard(pred));
        let base = self.scalar(base)?;
        let plane = (usize::from(span.n) * 4).next_multiple_of(self.program.register);
        // Offsets are as wide as addresses.
        let width = if target == Target::Flat { 8 } else { 4 };
        let (offsets, data) = (self.routine.raw(offsets), self.routine.raw(data));
        for (n, c) in (0..4).filter(|c| channels.mask() >> c & 1 == 1).enumerate() {
            for i in (0..usize::from(span.n)).filter(|i| mask >> i & 1 == 1) {
                let mut address = base.wrapping_add(self.register(offsets, i * width, width)).wrapping_add(c * 4);
                if target != Target::Flat {
                    address &= 0xffff_ffff;
                }
                self.transfer(target, address, 4, data, n * plane + i * 4, write, i)?;
            }
        }
        Ok(Flow::Next)
    }

    /// One, two or four bytes for each channel, in the low bytes of dwords.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn bytes_scaled(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        count: BlockCount,
        surface: u8,
        base: &VecOperand,
        offsets: &RawOperand,
        data: &RawOperand,
        write: bool,
    ) -> Result<Flow, Fault> {
        let (span, n, target) = (span(exec), block_count(count), self.surface(surface));
        let mask = self.enabled(span, guard(pred));
        let base = self.scalar(base)?;
        let (offsets, data) = (self.routine.raw(offsets), self.routine.raw(data));
        for i in (0..usize::from(span.n)).filter(|i| mask >> i & 1 == 1) {
            let address = base.wrapping_add(self.register(offsets, i * 4, 4)) & 0xffff_ffff;
            self.transfer(target, address, n, data, i * 4, write, i)?;
        }
        Ok(Flow::Next)
    }

    /// An element for each channel, at offsets counted in elements.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn elements_at(
        &mut self,
        size: ElementSize,
        control: ElementControl,
        surface: u8,
        base: &VecOperand,
        offsets: &RawOperand,
        data: &RawOperand,
        write: bool,
    ) -> Result<Flow, Fault> {
        let n = match size {
            ElementSize::Byte1 => 1,
            ElementSize::Bytes2 => 2,
            _ => 4,
        };
        let (span, target) = (element_span(control), self.surface(surface));
        let mask = self.active(span);
        let base = self.scalar(base)?;
        let (offsets, data) = (self.routine.raw(offsets), self.routine.raw(data));
        for i in (0..usize::from(span.n)).filter(|i| mask >> i & 1 == 1) {
            let address = base.wrapping_add(self.register(offsets, i * 4, 4)).wrapping_mul(n as u64) & 0xffff_ffff;
            self.transfer(target, address, n, data, i * 4, write, i)?;
        }
        Ok(Flow::Next)
    }

    /// Qwords for each channel of a surface.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn qwords(
        &mut self,
        exec: ExecControl,
        pred: Predicate,
        count: BlockCount,
        surface: u8,
        offsets: &RawOperand,
        data: &RawOperand,
        write: bool,
    ) -> Result<Flow, Fault> {
        let (span, target) = (span(exec), self.surface(surface));
        let mask = self.enabled(span, guard(pred));
        let (offsets, data) = (self.routine.raw(offsets), self.routine.raw(data));
        for i in (0..usize::from(span.n)).filter(|i| mask >> i & 1 == 1) {
            for b in 0..block_count(count) {
                let address = self.register(offsets, i * 4, 4).wrapping_add(b as u64 * 8);
                self.transfer(target, address, 8, data, (b * usize::from(span.n) + i) * 8, write, i)?;
            }
        }
        Ok(Flow::Next)
    }

    /// Atomic operations of the older form.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn atomics(
        &mut self,
        op: AtomicOp,
        exec: ExecControl,
        pred: Predicate,
        target: Target,
        addresses: &RawOperand,
        src0: &RawOperand,
        src1: &RawOperand,
        dst: &RawOperand,
    ) -> Result<Flow, Fault> {
        let (span, size) = (span(exec), atomic_size(op));
        let (slot, address_size) = (size.max(4), if target == Target::Flat { 8 } else { 4 });
        let mask = self.enabled(span, guard(pred));
        let [addresses, src0, src1, dst] = [addresses, src0, src1, dst].map(|o| self.routine.raw(o));
        for i in (0..usize::from(span.n)).filter(|i| mask >> i & 1 == 1) {
            let address = self.register(addresses, i * address_size, address_size);
            let (a, b) = (self.register(src0, i * slot, size), self.register(src1, i * slot, size));
            let Some((op, first, second)) = atomic(op, a, b) else {
                return Err(Fault::Invalid("an unknown atomic operation".to_owned()));
            };
            let result = self.atomic(target, address, size, op, first, second, Some(i as u8))?;
            self.set_register(dst, i * slot, size, result);
        }
        Ok(Flow::Next)
    }

    fn lsc_target(&self, unit: LscSfid, kind: LscAddrType, surface: &VecOperand, index: u32) -> Result<Target, Fault> {
        if unit == LscSfid::Slm {
            return Ok(Target::Local);
        }
        self.lsc_surface(kind, surface, index)
    }

    /// What an address of an LSC access is relative to.
    pub(super) fn lsc_surface(&self, kind: LscAddrType, surface: &VecOperand, index: u32) -> Result<Target, Fault> {
        Ok(match kind {
            LscAddrType::Flat => Target::Flat,
            LscAddrType::Arg => Target::Arguments,
            LscAddrType::Bti => {
                let value = (self.scalar(surface)? as u32).wrapping_add(index);
                self.bound.target(u32::MAX, value)
            }
            _ => {
                let value = (self.scalar(surface)? as u32).wrapping_add(index);
                self.bound.bindless(value).ok_or_else(|| {
                    Fault::Invalid(format!("no buffer is bound to the bindless surface state at {value:#x}"))
                })?
            }
        })
    }

    /// Loads, stores and atomics with an address for each channel.
    pub(super) fn lsc_vector(&mut self, inst: &LscUntypedVector) -> Result<Flow, Fault> {
        let lsc = Lsc {
            op: inst.lsc_sub_op,
            exec: inst.exec_size,
            pred: inst.pred,
            target: self.lsc_target(inst.lsc_sfid, inst.addr_type, &inst.surface, inst.surface_index)?,
            scale: u64::from(inst.addr_scale),
            offset: inst.addr_imm_offset,
            address_size: inst.addr_size,
            data_size: inst.data_size,
            order: inst.data_order,
            count: elements(inst.data_elems_per_addr),
            components: None,
        };
        self.lsc(&lsc, &inst.src0_addrs, None, &inst.dst_data, &inst.src1_data, &inst.src2_data)
    }

    /// Up to four components at each address.
    pub(super) fn lsc_quad(&mut self, inst: &LscUntypedQuad) -> Result<Flow, Fault> {
        let lsc = Lsc {
            op: inst.lsc_sub_op,
            exec: inst.exec_size,
            pred: inst.pred,
            target: self.lsc_target(inst.lsc_sfid, inst.addr_type, &inst.surface, inst.surface_index)?,
            scale: u64::from(inst.addr_scale),
            offset: inst.addr_imm_offset,
            address_size: inst.addr_size,
            data_size: inst.data_size,
            order: inst.data_order,
            count: 4,
            components: Some(inst.ch_mask.mask()),
        };
        self.lsc(&lsc, &inst.src0_addrs, None, &inst.dst_data, &inst.src1_data, &inst.src2_data)
    }

    /// One address and a distance.
    pub(super) fn lsc_strided(&mut self, inst: &LscUntypedStrided) -> Result<Flow, Fault> {
        let lsc = Lsc {
            op: inst.lsc_sub_op,
            exec: inst.exec_size,
            pred: inst.pred,
            target: self.lsc_target(inst.lsc_sfid, inst.addr_type, &inst.surface, inst.surface_index)?,
            scale: u64::from(inst.addr_scale),
            offset: inst.addr_imm_offset,
            address_size: inst.addr_size,
            data_size: inst.data_size,
            order: inst.data_order,
            count: elements(inst.data_elems_per_addr),
            components: None,
        };
        let null = matches!(inst.src0_addr_pitch, VecOperand::General { id: 0, .. });
        let pitch = if null { 0 } else { self.scalar(&inst.src0_addr_pitch)? };
        let none = RawOperand::default();
        self.lsc(&lsc, &inst.src0_addr_base, Some((null, pitch)), &inst.dst_data, &inst.src1_data, &none)
    }

    fn lsc(
        &mut self,
        lsc: &Lsc,
        addresses: &RawOperand,
        pitch: Option<(bool, u64)>,
        dst: &RawOperand,
        src1: &RawOperand,
        src2: &RawOperand,
    ) -> Result<Flow, Fault> {
        use LscUntypedLscSubOp as Op;
        let (datum, slot, shift) = match lsc.data_size {
            LscDataSize::D8 => (1, 1, 0),
            LscDataSize::D8u32 => (1, 4, 0),
            LscDataSize::D16 => (2, 2, 0),
            LscDataSize::D16u32 => (2, 4, 0),
            LscDataSize::D16u32h => (2, 4, 16),
            LscDataSize::D32 => (4, 4, 0),
            _ => (8, 8, 0),
        };
        let width = match lsc.address_size {
            LscAddrSize::A16 => 2,
            LscAddrSize::A64 => 8,
            _ => 4,
        };
        let span = span(lsc.exec);
        let n = usize::from(span.n);
        let mask = self.enabled(span, guard(lsc.pred));
        let stride = (n * slot).next_multiple_of(self.program.register);
        let [addresses, dst, src1, src2] = [addresses, dst, src1, src2].map(|o| self.routine.raw(o));
        if lsc.op == Op::LscLoadStatus {
            self.set_register(dst, 0, 4, 0);
        }
        for i in (0..n).filter(|i| mask >> i & 1 == 1) {
            let mut address = i64::from(lsc.offset) as u64;
            match pitch {
                Some((null, pitch)) => {
                    let step = if null { (lsc.count * datum) as u64 } else { pitch };
                    let base = self.register(addresses, 0, width).wrapping_mul(lsc.scale);
                    address = address.wrapping_add(base).wrapping_add(step.wrapping_mul(i as u64));
                }
                None => {
                    let given = self.register(addresses, i * width, width);
                    let given = if lsc.address_size == LscAddrSize::A32s { given as u32 as i32 as u64 } else { given };
                    address = address.wrapping_add(given.wrapping_mul(lsc.scale));
                }
            }
            if !matches!(lsc.target, Target::Flat) {
                address &= 0xffff_ffff;
            }
            let channel = Some(i as u8);
            let present = (0..lsc.count).filter(|v| lsc.components.is_none_or(|c| c >> v & 1 == 1));
            match lsc.op {
                Op::LscLoad | Op::LscLoadQuad | Op::LscLoadStrided => {
                    for (k, v) in present.enumerate() {
                        let value = self.load(lsc.target, address.wrapping_add((v * datum) as u64), datum, channel)?;
                        let at = if lsc.order == LscDataOrder::Transposed {
                            (i * lsc.count + k) * slot
                        } else {
                            k * stride + i * slot
                        };
                        self.set_register(dst, at, slot, value << shift);
                    }
                }
                Op::LscStore | Op::LscStoreQuad | Op::LscStoreStrided | Op::LscStoreUncompressed => {
                    for (k, v) in present.enumerate() {
                        let at = if lsc.order == LscDataOrder::Transposed {
                            (i * lsc.count + k) * slot
                        } else {
                            k * stride + i * slot
                        };
                        let value = self.register(src1, at, slot) >> shift;
                        self.store(lsc.target, address.wrapping_add((v * datum) as u64), datum, value, channel)?;
                    }
                }
                Op::LscLoadStatus => {
                    let all = (0..lsc.count * datum)
                        .all(|k| self.load(lsc.target, address.wrapping_add(k as u64), 1, channel).is_ok());
                    let bits = self.register(dst, 0, 4) | u64::from(all) << i;
                    self.set_register(dst, 0, 4, bits);
                }
                op => {
                    let Some(op) = lsc_atomic(op) else {
                        return Err(Fault::Unimplemented(openvisa_isa::InstKind::LscUntyped));
                    };
                    let low = |v: u64| if datum == 8 { v } else { v & ((1 << (datum * 8)) - 1) };
                    let first = low(self.register(src1, i * slot, slot));
                    let second = low(self.register(src2, i * slot, slot));
                    let result = self.atomic(lsc.target, address, datum, op, first, second, channel)?;
                    self.set_register(dst, i * slot, slot, result);
                }
            }
        }
        Ok(Flow::Next)
    }

    /// Two-dimensional blocks of flat memory.
    pub(super) fn lsc_block2d(&mut self, inst: &LscUntypedBlock2d) -> Result<Flow, Fault> {
        let datum = match inst.data_size {
            LscDataSize::D8 | LscDataSize::D8u32 => 1,
            LscDataSize::D32 => 4,
            LscDataSize::D64 => 8,
            _ => 2,
        };
        let transposed = inst.data_order == LscDataOrder::Transposed;
        let (w, h) = (usize::from(inst.block_width), usize::from(inst.block_height));
        let (rows, columns) = if transposed { (w, h) } else { (h, w) };
        let pack = if inst.vnni == LscUntypedVnni::Packed { (4 / datum).max(1) } else { 1 };
        let pitch = columns.max(1).next_power_of_two();
        let block = (pitch * rows.next_multiple_of(pack) * datum).next_multiple_of(self.program.register);
        let load = inst.lsc_sub_op == LscUntypedLscSubOp::LscLoadBlock2d;
        let data = self.routine.raw(if load { &inst.dst_data } else { &inst.src1_data });
        let [base, width, height, surface_pitch, x0, y0] = [
            self.scalar(&inst.surface_base_addr)?,
            self.scalar(&inst.surface_width)?,
            self.scalar(&inst.surface_height)?,
            self.scalar(&inst.surface_pitch)?,
            self.scalar(&inst.src0_addr_x)?,
            self.scalar(&inst.src0_addr_y)?,
        ];
        let sign = |v: u64| i64::from(v as u32 as i32);
        let (x0, y0) = (sign(x0) + i64::from(inst.src0_offset_x), sign(y0) + i64::from(inst.src0_offset_y));
        let (width, height, surface_pitch) = (width as u32 as i64, height as u32 as i64, surface_pitch as u32 as i64);
        if usize::from(inst.blocks) * block > MOST_BLOCK {
            return Err(Fault::Invalid("a block that no register file has room for".to_owned()));
        }
        if load {
            for at in 0..usize::from(inst.blocks) * block {
                self.set_register(data, at, 1, 0);
            }
        }
        for b in 0..usize::from(inst.blocks) {
            for y in 0..h {
                for x in 0..w {
                    let (r, c) = if transposed { (x, y) } else { (y, x) };
                    let at = b * block + ((r - r % pack) * pitch + c * pack + r % pack) * datum;
                    let column = (x0 + (b * w + x) as i64) * datum as i64;
                    let row = y0 + y as i64;
                    if !(0..=width).contains(&column) || !(0..=height).contains(&row) {
                        continue;
                    }
                    let address = base.wrapping_add(row.wrapping_mul(surface_pitch + 1).wrapping_add(column) as u64);
                    if load {
                        let value = self.load(Target::Flat, address, datum, None)?;
                        self.set_register(data, at, datum, value);
                    } else {
                        let value = self.register(data, at, datum);
                        self.store(Target::Flat, address, datum, value, None)?;
                    }
                }
            }
        }
        Ok(Flow::Next)
    }
}

/// The byte of shared local memory that an address means. The vendor's compiler sets a bit far above every size, so that no pointer to
/// local memory is null; hardware does not look at it.
fn local(address: u64) -> u64 {
    address & 0x0fff_ffff
}

fn read_bytes(bytes: &[u8], address: u64, size: usize) -> Option<u64> {
    let at = usize::try_from(address).ok()?;
    let from = bytes.get(at..at.checked_add(size)?)?;
    let mut value = [0; 8];
    value[..size].copy_from_slice(from);
    Some(u64::from_le_bytes(value))
}
