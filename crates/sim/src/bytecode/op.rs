//! Operations: the elements of the code of a routine.

use crate::bytecode::memory_op::MemoryOp;
use crate::bytecode::operand::{Destination, Source};
use crate::memory::fence::FenceEffect;
use openvisa_isa::Inst;
use openvisa_isa::semantics::{LaneContext, LaneKind};

/// An operation of a routine.
#[derive(Clone, Debug)]
pub(crate) enum Op<'a> {
    /// An element-wise instruction.
    Lane(Box<LaneOp>),
    /// A load, store or atomic operation with an address for each channel.
    Memory(Box<MemoryOp>),
    /// A branch that each channel may take by itself.
    Branch(Branch),
    /// An instruction for the thread as a whole.
    Scalar(ScalarOp),
    /// Any other instruction, which is decoded each time it is executed.
    Inst(Box<Inst<'a>>),
    /// A reconvergence point: enables the channels that are parked in this slot.
    Join(u32),
}

/// An element-wise instruction with resolved operands.
#[derive(Clone, Debug)]
pub(crate) struct LaneOp {
    pub(crate) kind: LaneKind,
    pub(crate) class: ComputeType,
    pub(crate) span: Channels,
    pub(crate) guard: Guard,
    pub(crate) context: LaneContext,
    pub(crate) sources: Vec<Source>,
    pub(crate) dst: Destination,
    /// Whether the predicate enables channels. Otherwise it is an operand or a destination.
    pub(crate) guarded: bool,
    /// Whether the results are truth values, as those of a comparison.
    pub(crate) answers: bool,
    /// Whether a flag, such as a carry, is written to `second` or to the predicate.
    pub(crate) sets_flag: bool,
    pub(crate) second: Option<Destination>,
}

/// The type that an element-wise instruction is computed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputeType {
    /// 32-bit integers that wrap or are signed.
    I32,
    /// Unsigned 32-bit integers.
    U32,
    /// 64-bit integers.
    I64,
    /// Integers of any type, in 128 bits.
    AnyInt,
    /// Single precision.
    F32,
    /// Single precision, with results that are rounded once to a narrower format.
    F32RoundedTo,
    /// Double precision.
    F64,
    /// Bit patterns, in 64 bits.
    Bits,
    /// Whole predicate variables, one bit for each channel.
    Predicate,
}

/// The predicate of an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guard {
    /// Number of the predicate variable; 0 if there is none.
    pub(crate) id: u16,
    /// 0: each channel by its own bit; 1: all channels if any bit is set; 2: all channels if all
    /// bits are set.
    pub(crate) combine: u8,
    pub(crate) invert: bool,
}

impl Guard {
    /// Returns the channels that the predicate is true for, as a mask; all channels if there is no
    /// predicate.
    #[inline(always)]
    pub(crate) fn holds(self, predicates: &[u32], span: Channels) -> u32 {
        let all = span.mask();
        if self.id == 0 {
            return all;
        }
        let bits = predicates[usize::from(self.id)] >> span.first & all;
        let joined = match self.combine {
            0 => bits,
            1 if bits == 0 => 0,
            2 if bits != all => 0,
            _ => all,
        };
        if self.invert { !joined & all } else { joined }
    }
}

/// The channels of an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Channels {
    /// Number of channels, 1 to 32.
    pub(crate) n: u8,
    /// Position of the first channel in the execution mask.
    pub(crate) first: u8,
    /// Whether the execution mask is ignored.
    pub(crate) all: bool,
}

impl Channels {
    /// Returns a mask with a bit for each channel, from bit 0 on.
    #[inline]
    pub(crate) fn mask(self) -> u32 {
        u32::MAX >> (32 - u32::from(self.n.max(1)))
    }
}

/// A branch that each channel may take by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub(crate) span: Channels,
    pub(crate) guard: Guard,
    pub(crate) label: u16,
}

/// An instruction for the thread as a whole whose operands are known before it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScalarOp {
    /// Orders the accesses of the thread.
    Fence(FenceEffect),
    /// Waits for all threads of the work-group.
    Barrier,
    /// Returns from a call, or ends the thread.
    Return,
    /// Sets the state of a surface variable: the index of the state, and its value.
    Surface(u32, u32),
}

/// Iterates over the bits of a mask that are set, from the lowest on.
#[inline(always)]
pub(crate) fn lanes_in_mask(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let next = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(next)
    })
}
