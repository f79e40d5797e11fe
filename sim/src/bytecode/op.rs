//! Operations: the elements of the code of a routine.

use crate::bytecode::memory_op::MemoryOp;
use crate::bytecode::operand::{Destination, Source};
use openvisa_isa::Inst;
use openvisa_isa::semantics::{LaneContext, LaneKind};

/// A step of a routine.
#[derive(Clone, Debug)]
pub(crate) enum Op<'a> {
    Lane(Box<LaneOp>),
    Memory(Box<MemoryOp>),
    Branch(Branch),
    Scalar(ScalarOp),
    Inst(Box<Inst<'a>>),
    /// Channels that wait here go on.
    Join(u32),
}

/// An element-wise instruction.
#[derive(Clone, Debug)]
pub(crate) struct LaneOp {
    pub(crate) kind: LaneKind,
    pub(crate) class: ComputeType,
    pub(crate) span: Span,
    pub(crate) guard: Guard,
    pub(crate) context: LaneContext,
    pub(crate) sources: Vec<Source>,
    pub(crate) dst: Destination,
    /// It runs in a number of channels that there is code for, so that operands may be read and written where they are.
    pub(crate) has_fixed_width: bool,
    /// The byte where results go one after another, without conversion.
    pub(crate) direct_dst: Option<u32>,
    /// The predicate enables channels: it is no operand or destination.
    pub(crate) guarded: bool,
    pub(crate) answers: bool,
    pub(crate) sets_flag: bool,
    pub(crate) second: Option<Destination>,
}

/// The type that an element-wise instruction is computed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputeType {
    /// 32 bits that wrap, or have a sign.
    I32,
    /// 32 bits without a sign.
    U32,
    /// 64 bits.
    I64,
    /// Any integer.
    AnyInt,
    F32,
    /// Single precision, whose results go rounded once into something narrower.
    F32RoundedTo,
    F64,
    Bits,
    /// Logic on whole predicate variables.
    Predicate,
}

/// A predicate as an instruction uses it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guard {
    /// The variable; 0: none.
    pub(crate) id: u16,
    pub(crate) combine: u8,
    pub(crate) invert: bool,
}

impl Guard {
    /// The channels that it is true for; all where there is none.
    #[inline(always)]
    pub(crate) fn holds(self, predicates: &[u32], span: Span) -> u32 {
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

/// Which channels an instruction is for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    /// How many.
    pub(crate) n: u8,
    /// The first one in the execution mask.
    pub(crate) first: u8,
    /// It ignores the execution mask.
    pub(crate) all: bool,
}

impl Span {
    /// A bit for each channel.
    #[inline]
    pub(crate) fn mask(self) -> u32 {
        u32::MAX >> (32 - u32::from(self.n.max(1)))
    }
}

/// A jump for each channel, ready to run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub(crate) span: Span,
    pub(crate) guard: Guard,
    pub(crate) label: u16,
}

/// A small instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScalarOp {
    /// Orders the thread's accesses to memory that other work-groups see.
    Fence,
    /// A fence that has no effect here: of shared local memory, or for compilers alone.
    Nothing,
    /// All threads of the group come there.
    Barrier,
    /// Continues after the call, or ends.
    Return,
    /// Makes a state of a surface variable this one.
    Surface(u32, u32),
}

/// The channels of a mask.
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
