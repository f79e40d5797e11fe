//! Memory operations: loads, stores and atomic operations with an address for each channel.

use crate::bytecode::op::{Guard, Span};
use crate::numerics::float_formats::Format;
use openvisa_isa::operands::VecOperand;
use std::ops::Range;

/// An access, ready to run. An address is `origin + (base + register) * scale + offset`.
#[derive(Clone, Debug)]
pub(crate) struct MemoryOp {
    pub(crate) kind: AccessKind,
    pub(crate) span: Span,
    pub(crate) guard: Guard,
    pub(crate) place: AddressBase,
    /// Where its memory begins for it, if not at 0.
    pub(crate) origin: Option<Uniform>,
    pub(crate) base: Uniform,
    /// Where the addresses begin in the registers; `None`: all are 0.
    pub(crate) addresses: Option<usize>,
    /// Bytes of an address: 2, 4 or 8.
    pub(crate) width: u8,
    /// Addresses of four bytes have a sign.
    pub(crate) signed: bool,
    pub(crate) scale: u64,
    pub(crate) offset: u64,
    pub(crate) stride: Stride,
    /// Addresses of components wrap at 32 bits.
    pub(crate) wraps: bool,
    /// Bytes of an element in memory.
    pub(crate) datum: u8,
    /// Bytes of an element in the registers.
    pub(crate) slot: u8,
    /// Bits that it is shifted by there.
    pub(crate) shift: u8,
    /// Bytes from the element of a channel to that of the next one.
    pub(crate) lane: u32,
    /// Bytes from a component to the next one.
    pub(crate) plane: u32,
    /// The components at each address, a bit for each.
    pub(crate) components: u64,
    /// Where the data begin in the registers: of a load what is written, else what is read.
    pub(crate) data: Option<usize>,
    /// The second argument of an atomic operation.
    pub(crate) second: Option<usize>,
    /// Where an atomic operation writes what it gives.
    pub(crate) result: Option<usize>,
    /// It is for channels, not for the thread as a whole.
    pub(crate) channels: bool,
}

/// What is done at the addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccessKind {
    Load,
    Store,
    Atomic(Atomic),
    /// Tells which channels could load: by a bit for each, or by a dword.
    Status {
        /// By bits.
        packed: bool,
    },
}

/// How the addresses of neighbours differ where there is one for all.
#[derive(Clone, Debug)]
pub(crate) enum Stride {
    /// Each has its own.
    None,
    /// By so many bytes.
    By(Uniform),
}

/// A number that is the same for all channels.
#[derive(Clone, Debug)]
pub(crate) enum Uniform {
    Known(u64),
    Operand(Box<VecOperand>),
}

/// What addresses are relative to, as far as it is known before.
#[derive(Clone, Debug)]
pub(crate) enum AddressBase {
    Known(Target),
    /// A surface variable.
    Variable(u8),
    /// A place of the binding table.
    Table(Uniform, u32),
    /// A surface state.
    State(Uniform, u32),
}

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
    /// On floating-point numbers; those of 16 bits have this format.
    FAdd(Format),
    FSub(Format),
    FMin(Format),
    FMax(Format),
    FCompareExchange(Format),
}

/// Elements in the registers, one for each channel of an access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements {
    /// The byte where that of the first channel begins.
    pub(crate) at: usize,
    /// Bytes of one.
    pub(crate) size: usize,
    /// Bytes from one to the next one.
    pub(crate) step: usize,
}

/// What an access reads and writes of the registers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Operands {
    pub(crate) read: Vec<Elements>,
    /// In all channels that are on.
    pub(crate) written: Vec<Elements>,
}

impl MemoryOp {
    /// Bytes from an address to the end of its last component.
    #[inline]
    pub(crate) fn reach(&self) -> usize {
        (64 - self.components.leading_zeros() as usize) * usize::from(self.datum)
    }

    /// Whether it may write some of these bytes of the registers.
    pub(crate) fn writes(&self, bytes: Range<u32>) -> bool {
        let extent = u64::from(self.components.count_ones()) * u64::from(self.plane)
            + u64::from(self.span.n) * u64::from(self.lane.max(self.plane));
        let to = if self.kind == AccessKind::Store { None } else { self.data };
        let reaches = |at: usize| overlap(&(at as u64..at as u64 + extent), &(bytes.start.into()..bytes.end.into()));
        to.into_iter().chain(self.result).any(reaches)
    }

    /// What it reads and writes of the registers. `None`: it has operands that are no elements of its channels.
    pub(crate) fn operands(&self) -> Option<Operands> {
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
        let mut operands = Operands::default();
        operands.read.extend(self.addresses.map(|at| Elements { at, size: width, step: width }));
        let element = |at| Elements { at, size: slot, step: lane };
        match (self.kind, self.data) {
            (AccessKind::Load | AccessKind::Store, Some(data)) => {
                let all = (0..self.components.count_ones()).map(|k| element(data + (k * self.plane) as usize));
                if self.kind == AccessKind::Load { operands.written.extend(all) } else { operands.read.extend(all) }
            }
            (AccessKind::Atomic(_), data) => {
                operands.read.extend(data.into_iter().chain(self.second).map(element));
                operands.written.extend(self.result.map(element));
            }
            _ => {}
        }
        Some(operands)
    }

    /// Whether elements lie in the registers as dwords, one after another.
    #[inline]
    pub(crate) fn dwords(&self) -> bool {
        self.datum == 4 && self.slot == 4 && self.lane == 4
    }
}

/// Whether ranges share a byte.
pub(crate) fn overlap<T: Ord>(a: &Range<T>, b: &Range<T>) -> bool {
    a.start < b.end && b.start < a.end
}
