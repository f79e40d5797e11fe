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

