//! The reference semantics: the pseudo-code of the specification as Rust.
//!
//! Each page of an instruction is a function, in [`lane`] if it describes one channel, in
//! [`instruction`] otherwise. They are written over the trait [`Primitives`], and a comment at each
//! statement names its line. They are simple rather than fast: a simulator with other semantics can
//! be compared with them.

pub mod functions;
pub mod instruction;
pub mod lane;
mod primitives;

use crate::bit_fields::{ExecControl, Predicate};
use crate::info::InstKind;
use crate::instructions::Inst;
use crate::operands::VecOperand;
pub use primitives::*;

/// The way in which a page defines its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Definition {
    /// By a program for each channel.
    Lane,
    /// By a program for the whole instruction.
    Instruction,
    /// By a program for the whole instruction that reads texels through the sampler.
    Sampler,
    /// The instruction is not executed: it marks a position.
    Marker,
    /// Not at all, for the reason given.
    Opaque(&'static str),
}

impl Definition {
    /// Returns the word for this kind of definition.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lane => "lane",
            Self::Instruction => "instruction",
            Self::Sampler => "sampler",
            Self::Marker => "marker",
            Self::Opaque(_) => "opaque",
        }
    }
}

/// The fields of an instruction that decide which channels it runs in, and what its results become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// The channels; `None` for an instruction without the field.
    pub exec_size: Option<ExecControl>,
    /// The predicate; all zeros for an instruction without the field.
    pub pred: Predicate,
    /// Whether the predicate enables channels. Otherwise the program reads or writes it.
    pub guarded: bool,
    /// The first destination with a region.
    pub dst: Option<VecOperand>,
}

impl Control {
    /// The fields of an instruction that has none of them.
    pub const NONE: Self = Self { exec_size: None, pred: Predicate(0), guarded: true, dst: None };
}

/// Returns how the page of an instruction defines it.
pub const fn definition(kind: InstKind) -> Definition {
    match kind {
        #definitions
        #[allow(unreachable_patterns)]
        _ => Definition::Marker,
    }
}

/// Returns the fields of an instruction that select its channels.
pub fn control(inst: &Inst<'_>) -> Control {
    match inst {
        #controls
        _ => Control::NONE,
    }
}

/// Executes an instruction: the program of its page, in each channel that is on if it is for one
/// channel.
pub fn execute<M: Primitives>(machine: &M, inst: &Inst<'_>) -> Result<(), M::Error> {
    let guarded = control(inst).guarded;
    let each = |run: &dyn Fn(Number) -> Result<(), M::Error>| {
        for channel in Number::range(0, machine.channels()?) {
            if if guarded { machine.enabled(channel)? } else { machine.active(channel)? } {
                run(channel)?;
            }
        }
        Ok(())
    };
    match inst {
        #calls
        _ => Ok(()),
    }
}
