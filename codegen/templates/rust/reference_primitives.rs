//! The primitives of the reference semantics: what the pseudo-code of the specification calls.

#![allow(clippy::too_many_arguments, clippy::wrong_self_convention)]

use crate::bit_fields::Predicate;
use crate::types::DataType;
pub use openvisa_isa_core::reference::*;

/// An operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    #operands
}

#conversions
#traits
/// The state that programs read by name.
pub trait State {
    #state
}

/// The machine that the reference semantics run on: a type with all primitives.
pub trait Primitives: StateAccess<Operand = Operand> + #all {}

impl<M: StateAccess<Operand = Operand> + #all> Primitives for M {}
