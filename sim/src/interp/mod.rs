//! The slow path: executes every operation, one thread at a time, and detects all faults.

pub(crate) mod context;
pub(crate) mod lane_ops;
pub(crate) mod memory_ops;
