//! What instructions do, written by hand against the traits that the specification gives.
//!
//! Element-wise instructions are pure functions of one channel, in [`Hardware`]. The others work on a thread of the machine in
//! [the simulator](crate). What is left out on purpose stands in one list, [`UNIMPLEMENTED`].
//!
//! Another meaning (a cost, a taint, code for another machine) is a type of one's own with the same traits, those of
//! [`isa::semantics`](openvisa_isa::semantics). `examples/cost_model.rs` is one: it gives all methods one body with
//! [`for_each_lane_method`](openvisa_isa::for_each_lane_method) and
//! [`for_each_instruction_method`](openvisa_isa::for_each_instruction_method), so that a new instruction needs no change of it.

pub(crate) mod address_space;
pub(crate) mod control;
pub(crate) mod cross_lane;
pub(crate) mod floats;
pub(crate) mod instructions;
pub(crate) mod integers;
pub(crate) mod memory;
pub(crate) mod minifloat;
pub(crate) mod scalar_ops;
pub(crate) mod texture;
pub(crate) mod typed_surface;

pub use crate::numerics::Hardware;
pub use instructions::UNIMPLEMENTED;
