//! What instructions do, written by hand against the traits that the specification gives.
//!
//! Element-wise instructions are pure functions of one channel, in [`Hardware`]. The others work on a thread of the machine in
//! [`exec`](crate::exec). What is left out on purpose stands in one list, [`UNIMPLEMENTED`].
//!
//! Another meaning (a cost, a taint, code for another machine) is a type of one's own with the same traits, those of
//! [`isa::semantics`](crate::isa::semantics). `examples/cost_model.rs` is one: it gives all methods one body with
//! [`for_each_lane_method`](crate::isa::for_each_lane_method) and
//! [`for_each_instruction_method`](crate::isa::for_each_instruction_method), so that a new instruction needs no change of it.

mod access;
mod control;
mod dot;
mod floats;
pub mod formats;
mod instructions;
mod integers;
mod memory;
mod narrow;
pub mod number;
mod paths;
mod plan;
mod steps;
mod texture;
mod typed;

pub(crate) use access::{Access, Elements};
pub(crate) use control::Branch;
pub use instructions::UNIMPLEMENTED;
pub(crate) use memory::{Atomic, Target};
pub(crate) use plan::Site;
pub(crate) use steps::Step;

/// What the hardware does with the elements of element-wise instructions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hardware;

/// The same, where the processor has an instruction for the fused product of [`FloatLanes::mad`](openvisa_isa::semantics::FloatLanes::mad).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fused;
