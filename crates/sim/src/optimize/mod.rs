//! Selects fast code for lowered operations: vector kernels, memory kernels, and their fusion.

pub(crate) mod fast_path;
pub(crate) mod fusion;
pub(crate) mod memory_kernels;
pub(crate) mod observed_access;
pub(crate) mod operand_check;
pub(crate) mod vector_kernel;
