//! Memory operations: loads, stores and atomic operations with an address for each channel.

use crate::bytecode::op::{Channels, Guard};
use crate::checks::shadow::ObservedKind;
use crate::numerics::float_formats::FloatFormat;
use openvisa_isa::operands::VecOperand;
use std::ops::Range;

/// A load, store or atomic operation. The address of a channel is
/// `origin + (base + register) * scale + offset`.
///
/// For example, `svm_gather4scaled.R (M1, 16) V45(0,0)<0;1,0> V40.0 V41.0` adds the address in
/// `V45` to 16 offsets of 8 bytes in `V40`, and loads one dword for each channel to `V41`.
#[derive(Clone, Debug)]
pub(crate) struct MemoryOp {
    pub(crate) kind: AccessKind,
    pub(crate) span: Channels,
    pub(crate) guard: Guard,
    pub(crate) place: AddressBase,
    /// Number that is added to every address, if there is one.
    pub(crate) origin: Option<Uniform>,
    pub(crate) base: Uniform,
    /// Byte offset of the addresses in the registers. `None`: all addresses are 0.
    pub(crate) addresses: Option<usize>,
    /// Number of bytes of an address: 2, 4 or 8.
    pub(crate) width: u8,
    /// Whether addresses of four bytes are signed.
    pub(crate) signed: bool,
    pub(crate) scale: u64,
    pub(crate) offset: u64,
    pub(crate) stride: Stride,
    /// Number of bytes of an element in memory.
    pub(crate) datum: u8,
    /// Number of bytes of an element in the registers.
    pub(crate) slot: u8,
    /// Number of bits that an element is shifted left by in the registers.
    pub(crate) shift: u8,
    /// Number of bytes between the elements of neighbouring channels in the registers.
    pub(crate) lane: u32,
    /// Number of bytes between components in the registers.
    pub(crate) plane: u32,
    /// Mask of the components that are accessed at each address.
    pub(crate) components: u64,
    /// Byte offset of the data in the registers: the destination of a load, else the first source.
    pub(crate) data: Option<usize>,
    /// Byte offset of the second argument of an atomic operation.
    pub(crate) second: Option<usize>,
    /// Byte offset of the result of an atomic operation.
    pub(crate) result: Option<usize>,
    /// Whether the operation is for each channel, not for the thread as a whole.
    pub(crate) channels: bool,
}

/// The kind of a memory operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccessKind {
    Load,
    Store,
    Atomic(Atomic),
    /// Reports which channels could load.
    Status {
        /// Whether the report is one bit for each channel. Otherwise it is one dword.
        packed: bool,
    },
}

impl AccessKind {
    /// Returns the kind of the access for the observer of a launch. `None` for one that reports a
    /// status, which is not observed.
    pub(crate) const fn observed(self) -> Option<ObservedKind> {
        match self {
            Self::Load => Some(ObservedKind::Load),
            Self::Store => Some(ObservedKind::Store),
            Self::Atomic(Atomic::Load) => Some(ObservedKind::AtomicLoad),
            Self::Atomic(_) => Some(ObservedKind::AtomicUpdate),
            Self::Status { .. } => None,
        }
    }
}

/// The distance between the addresses of neighbouring channels.
#[derive(Clone, Debug)]
pub(crate) enum Stride {
    /// Each channel has its own address.
    None,
    /// Only the first channel has an address; the others follow at this distance in bytes.
    By(Uniform),
}

/// A number that is uniform: the same for all channels.
#[derive(Clone, Debug)]
pub(crate) enum Uniform {
    Known(u64),
    Operand(Box<VecOperand>),
}

/// The base of addresses, as far as it is known before the operation runs.
#[derive(Clone, Debug)]
pub(crate) enum AddressBase {
    Known(Target),
    /// A surface variable.
    Variable(u8),
    /// An index of the binding table: the sum of both numbers.
    Table(Uniform, u32),
    /// The offset of a surface state: the sum of both numbers.
    State(Uniform, u32),
}

/// The memory that an address refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// Flat memory: addresses are absolute and have 64 bits.
    Flat,
    /// Shared local memory of the work-group.
    Local,
    /// A surface, by its index in the binding table.
    Surface(u32),
    /// The implicit-argument buffer.
    Arguments,
    /// Scratch memory of the thread.
    Scratch,
}

impl Target {
    /// Returns an address in this memory. Only flat addresses have more than 32 bits.
    #[inline]
    pub(crate) const fn wrap(self, address: u64) -> u64 {
        if matches!(self, Self::Flat) { address } else { address & 0xffff_ffff }
    }
}

/// The operation of an atomic.
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
    /// Stores the second argument if the old value equals the first. Lowering swaps the arguments
    /// of instructions with the other order.
    CompareExchange,
    And,
    Or,
    Xor,
    /// Floating-point operations. Numbers of 16 bits have this format.
    FAdd(FloatFormat),
    FSub(FloatFormat),
    FMin(FloatFormat),
    FMax(FloatFormat),
    FCompareExchange(FloatFormat),
}

impl Atomic {
    /// Returns the number of arguments. Others that an instruction has are not read.
    pub(crate) const fn operands(self) -> usize {
        match self {
            Self::Load | Self::Inc | Self::Dec | Self::PreDec => 0,
            Self::CompareExchange | Self::FCompareExchange(_) => 2,
            _ => 1,
        }
    }
}

/// Elements in the registers, one for each channel of a memory operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements {
    /// Byte offset of the element of the first channel.
    pub(crate) at: usize,
    /// Number of bytes of an element.
    pub(crate) size: usize,
    /// Number of bytes between neighbouring elements.
    pub(crate) step: usize,
}

/// The elements of the registers that a memory operation reads and writes.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemoryOperands {
    pub(crate) read: Vec<Elements>,
    /// Elements that are written in all enabled channels.
    pub(crate) written: Vec<Elements>,
}

/// The bytes that one access of a channel, or of a thread as a whole, is to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AccessPlace {
    pub(crate) target: Target,
    pub(crate) address: u64,
    /// Number of bytes, at most eight.
    pub(crate) size: usize,
    /// The channel of the instruction; `None` for the thread as a whole.
    pub(crate) channel: Option<u8>,
}

impl AccessPlace {
    /// Returns whether the access ends beyond the last address of its memory, so that it goes on at
    /// 0.
    #[inline]
    pub(crate) fn wraps_around(self) -> bool {
        let Self { target, address, size, .. } = self;
        size > 1 && target != Target::Flat && target.wrap(address) > (1 << 32) - size as u64
    }

    /// Returns one byte of the access, counted from 0.
    pub(crate) const fn byte(self, at: u64) -> Self {
        Self { address: self.target.wrap(self.address.wrapping_add(at)), size: 1, ..self }
    }
}

/// An atomic operation with its arguments in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtomicUpdate {
    pub(crate) op: Atomic,
    pub(crate) first: u64,
    pub(crate) second: u64,
}

impl MemoryOp {
    /// Returns whether the addresses of both messages count from the same place, by the same known
    /// base, without anything else that is computed when they run.
    pub(crate) fn has_same_base(&self, other: &Self) -> bool {
        let is_same_place = match (&self.place, &other.place) {
            (AddressBase::Known(target), AddressBase::Known(of_other)) => target == of_other,
            (AddressBase::Variable(id), AddressBase::Variable(of_other)) => id == of_other,
            _ => false,
        };
        let is_same_base = match (&self.base, &other.base) {
            (Uniform::Known(base), Uniform::Known(of_other)) => base == of_other,
            _ => false,
        };
        let is_simple = |message: &Self| message.origin.is_none() && matches!(message.stride, Stride::None);
        is_same_place
            && is_same_base
            && is_simple(self)
            && is_simple(other)
            && (self.width, self.signed, self.scale, self.offset)
                == (other.width, other.signed, other.scale, other.offset)
    }

    /// Returns the number of bytes from an address to the end of its last component.
    #[inline]
    pub(crate) fn reach(&self) -> usize {
        (64 - self.components.leading_zeros() as usize) * usize::from(self.datum)
    }

    /// Returns whether the operation may write any of these bytes of the registers.
    pub(crate) fn writes(&self, bytes: Range<u32>) -> bool {
        let extent = u64::from(self.components.count_ones()) * u64::from(self.plane)
            + u64::from(self.span.n) * u64::from(self.lane.max(self.plane));
        let to = if self.kind == AccessKind::Store { None } else { self.data };
        let reaches = |at: usize| overlap(&(at as u64..at as u64 + extent), &(bytes.start.into()..bytes.end.into()));
        to.into_iter().chain(self.result).any(reaches)
    }

    /// Returns what the operation reads and writes of the registers. `None` if it has operands that
    /// are not one element for each channel.
    pub(crate) fn operands(&self) -> Option<MemoryOperands> {
        let known = |number: &Uniform| matches!(number, Uniform::Known(_));
        let whole = matches!(self.place, AddressBase::Known(_) | AddressBase::Variable(_)) && known(&self.base);
        let stride = matches!(&self.stride, Stride::None) || matches!(&self.stride, Stride::By(by) if known(by));
        if !whole
            || !stride
            || !self.origin.as_ref().is_none_or(known)
            || matches!(self.kind, AccessKind::Status { .. })
        {
            return None;
        }
        let (slot, lane) = (usize::from(self.slot), self.lane as usize);
        let width = usize::from(self.width);
        let mut operands = MemoryOperands::default();
        operands.read.extend(self.addresses.map(|at| Elements { at, size: width, step: width }));
        let element = |at| Elements { at, size: slot, step: lane };
        match (self.kind, self.data) {
            (AccessKind::Load | AccessKind::Store, Some(data)) => {
                let all = (0..self.components.count_ones()).map(|k| element(data + (k * self.plane) as usize));
                if self.kind == AccessKind::Load { operands.written.extend(all) } else { operands.read.extend(all) }
            }
            (AccessKind::Atomic(operation), data) => {
                let arguments = [data, self.second].into_iter().take(operation.operands());
                operands.read.extend(arguments.flatten().map(element));
                operands.written.extend(self.result.map(element));
            }
            _ => {}
        }
        Some(operands)
    }
}

/// Returns whether two ranges overlap.
pub(crate) fn overlap<T: Ord>(a: &Range<T>, b: &Range<T>) -> bool {
    a.start < b.end && b.start < a.end
}
