//! Numbers of the reference semantics.
//!
//! The pseudo-code of the specification computes with numbers, not with bits: integers do not wrap
//! before they are stored, and a floating-point result is rounded when it is used or stored. For
//! example, `Number::from(1) << 200` is an integer of 201 bits.
//!
//! ```
//! use openvisa_isa_core::reference::{Environment, FloatFormat, Number, Rounding};
//!
//! let third = Number::decode(FloatFormat::F, 0x3f80_0000, Environment::SINGLE)
//!     / Number::decode(FloatFormat::F, 0x4040_0000, Environment::SINGLE);
//! // The quotient is rounded once, to the format in which it is stored.
//! assert_eq!(third.encode(FloatFormat::HF, Rounding::Up), 0x3556);
//! assert_eq!(third.encode(FloatFormat::F, Rounding::NearestEven), 0x3eaa_aaab);
//! ```

mod eight_bit;
mod float;
mod format;
mod integer;
mod machine;
mod number;
mod operators;
mod program;
#[cfg(test)]
mod tests;

pub use crate::operator::Op;
pub use eight_bit::Narrow;
pub use float::{Environment, Float, Precision};
pub use format::{FloatFormat, Rounding};
pub use integer::Integer;
pub use machine::{JumpTarget, StateAccess, View};
pub use number::{Code, ElementKind, Number, Store, number};
pub use program::{Expression, Statement, UnaryOperator};
