//! Implementation of instructions against the traits generated from the specification.
//!
//! Element-wise instructions are pure functions of one lane, in [`Hardware`]. The others work on a
//! thread of [the simulator](crate). For example, `add` is a method of `Hardware` that returns the
//! sum, and `barrier` changes the state of the thread's group. [`UNIMPLEMENTED`] lists the
//! exceptions.
//!
//! Another interpretation, such as a cost model or a taint analysis, is another type with the same
//! traits: those of [`isa::semantics`](openvisa_isa::semantics). `examples/cost_model.rs`
//! implements one. It gives all methods one body with
//! [`for_each_lane_method`](openvisa_isa::for_each_lane_method) and
//! [`for_each_instruction_method`](openvisa_isa::for_each_instruction_method), so a new instruction
//! requires no change.

/// Implements instructions on one number by functions of numbers.
macro_rules! unary {
    ($($instruction:ident $function:ident),*) => {$(
        #[inline(always)]
        fn $instruction(&self, a: V) -> V {
            a.$function()
        }
    )*};
}

/// Implements instructions on two numbers by functions of numbers.
macro_rules! binary {
    ($($instruction:ident $function:ident),*) => {$(
        #[inline(always)]
        fn $instruction(&self, a: V, b: V) -> V {
            a.$function(b)
        }
    )*};
}

pub(crate) mod control;
pub(crate) mod cross_lane;
pub(crate) mod floats;
pub(crate) mod instructions;
pub(crate) mod integers;
pub(crate) mod lost_updates;
mod matrices;
pub(crate) mod memory;
pub(crate) mod minifloat;
pub(crate) mod observe;
pub(crate) mod scalar_ops;
pub(crate) mod systolic;
pub(crate) mod texture;
pub(crate) mod typed_surface;
pub(crate) mod undefined;

pub use crate::numerics::Hardware;
pub use instructions::UNIMPLEMENTED;
