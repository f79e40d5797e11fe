//! The semantics of instructions: traits that give instructions a meaning, and the loops that run
//! lane functions.
//!
//! The specification states for each instruction whether it executes element by element
//! ([`ExecutionKind::Lane`]) or as a whole. The meaning of an element-wise instruction is a pure
//! function of one element. Masks, regions, modifiers and conversions are the same for all
//! element-wise instructions, and not part of the function. No method has a default body, so the
//! compiler reports the missing methods when the specification gains an instruction.

#![allow(clippy::too_many_arguments)]

use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::instructions::*;
use crate::operands::VecOperand;
use crate::types::DataType;

/// Maximum number of channels of an instruction.
pub const MAX_LANES: usize = 32;

/// Maximum number of sources of a lane function.
pub const MAX_SOURCES: usize = 4;

/// The way in which an instruction executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ExecutionKind {
    /// Element by element: the meaning is a function of one channel.
    Lane,
    /// As a whole, for example a message to memory or a branch.
    Instruction,
    /// Not executed: the instruction marks a position, for example of a label.
    Marker,
}

impl InstKind {
    /// Returns the way in which the instruction executes.
    pub const fn execution_kind(self) -> ExecutionKind {
        match self {
            #kinds
            _ => ExecutionKind::Instruction,
        }
    }
}

/// The semantics of element-wise instructions on integers, with one method for each instruction
/// that takes integers.
///
/// `V` is the type of the computation. For an instruction with [`LaneKind::wraps`], the low bits of
/// the result depend on the low bits of the sources only, so `V` can be as wide as the widest
/// operand. For any other instruction, `V` must hold every value of every source and result.
pub trait IntLanes<V> {
    #int_methods
}

/// The semantics of element-wise instructions on floating-point numbers, with one method for each
/// instruction that takes them.
///
/// `V` is the type of the computation.
pub trait FloatLanes<V> {
    #float_methods
}

/// The semantics of element-wise instructions whose operands are encodings of numbers, such as
/// conversions from and to bf8.
///
/// Values are the bits of the encodings, zero-extended.
pub trait BitLanes {
    #bit_methods
}

/// The semantics of instructions that execute as a whole: memory accesses, control flow and others.
pub trait InstructionSemantics {
    /// The result of an instruction for the caller.
    type Output;
    /// The reason why an instruction failed.
    type Error;
    #instruction_methods
}

/// Calls the method for an instruction that executes as a whole. Returns `None` for an instruction of another kind of execution.
pub fn execute<S: InstructionSemantics + ?Sized>(s: &mut S, inst: &Inst<'_>) -> Option<Result<S::Output, S::Error>> {
    Some(match inst {
        #instruction_calls
        _ => return None,
    })
}

/// An instruction that executes element by element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LaneKind {
    #lane_kinds
}

impl LaneKind {
    /// Returns the instruction as an [`InstKind`].
    pub const fn kind(self) -> InstKind {
        match self {
            #lane_kind_arms
        }
    }

    #lane_queries
}

/// An element-wise instruction in a form that is common to all element-wise instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaneInst {
    /// The instruction.
    pub kind: LaneKind,
    /// Number of channels, and execution mask.
    pub exec_size: ExecControl,
    /// The predicate; `Predicate(0)` for an instruction without that field.
    pub pred: Predicate,
    /// The destination.
    pub dst: VecOperand,
    /// The second destination.
    pub second: Option<VecOperand>,
    /// The sources. Elements from `count` on are null operands.
    pub sources: [VecOperand; MAX_SOURCES],
    /// Number of sources.
    pub count: u8,
    /// Bits of the field that selects one of several functions, for example a relation. 0 without
    /// such a field.
    pub control: u8,
}

impl LaneInst {
    /// Returns the common form of an instruction; `None` for an instruction that does not execute
    /// element by element.
    pub fn of(inst: &Inst<'_>) -> Option<Self> {
        let none = VecOperand::default();
        Some(match inst {
            #lane_insts
            _ => return None,
        })
    }
}

/// The arguments of a lane function that are the same for all channels.
#[derive(Clone, Copy, Debug)]
pub struct LaneContext {
    /// Bits of the field that selects one of several functions, see [`LaneInst::control`].
    pub control: u8,
    /// Type of the destination.
    pub dst_type: DataType,
    /// Types of the sources.
    pub types: [DataType; MAX_SOURCES],
    /// The predicate of an instruction with [`LaneKind::selects`]: bit `n` is channel `n`.
    pub selected: u32,
    /// Whether the destination saturates.
    pub saturates: bool,
}

/// The results of a lane function besides the elements of the destination.
#[derive(Clone, Copy, Debug)]
pub struct LaneResults<V> {
    /// Truth values: bit `n` is channel `n`.
    pub truth: u32,
    /// Second results that are bits of a predicate: bit `n` is channel `n`.
    pub flags: u32,
    /// Second results that are numbers, by channel.
    pub second: [V; MAX_LANES],
}

#loops
/// Calls the macro `$callback` with a row `method Struct Kind` for each method of
/// [`InstructionSemantics`]. A callback can implement the trait with the same body for all methods.
#[macro_export]
macro_rules! for_each_instruction_method {
    ($callback:ident) => {
        $callback! {
            #instruction_rows
        }
    };
}

/// Calls the macro `$callback` with a row for each method of [`IntLanes`] (`int`), [`FloatLanes`]
/// (`float`) and [`BitLanes`] (`bits`).
///
/// A row is `trait fn method(parameter: Type, ...) -> Type;`. `V` is the type of the computation. A
/// callback can implement the traits with the same body for all methods.
#[macro_export]
macro_rules! for_each_lane_method {
    ($callback:ident) => {
        $callback! {
            #lane_rows
        }
    };
}
