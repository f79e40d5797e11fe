//! Types of the pseudo-code: the kinds of functions, and the type of every expression.
//!
//! For example, in `Dst.ub[i] = surface_load(Surface, i, 1);` the name `Surface` is a surface, and
//! the call is an integer from 0 to 255.

pub mod infer;
pub mod interval;
pub mod kinds;
mod results;

pub use infer::{CodeContext, ExprType, TypedCode, ValueType};
pub use interval::Interval;
pub use kinds::{FunctionResult, Kind};
