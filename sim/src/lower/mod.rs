//! Lowers decoded instructions to operations of the bytecode.

pub(crate) mod memory;
