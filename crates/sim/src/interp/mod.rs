//! The slow path below the meaning of instructions: lanes, control flow, and accesses to memory of
//! one thread.

pub(crate) mod address_space;
pub(crate) mod context;
pub(crate) mod lane_ops;
pub(crate) mod memory;
pub(crate) mod memory_ops;
