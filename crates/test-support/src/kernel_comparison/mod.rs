//! Runs kernels by the hand-written semantics and by the reference semantics, and compares the
//! results.
//!
//! The kernels need no launch files. A launch is made from the inputs of each kernel: eight bytes
//! are the address of a buffer, other inputs are small numbers, and all surfaces are buffers, or
//! images where the kernel uses them as such. The results mean nothing, but both semantics must
//! give the same ones: the same buffers, and the same error where a launch ends in one.
//!
//! For example, [`read_kernels`] of `tests/corpus` gives kernels, and [`compare_kernel`] says of
//! each whether both semantics gave the same bytes.

mod comparison;
mod kernel_files;
mod launch_plan;

pub use comparison::{KernelOutcome, KernelRun, compare_kernel};
pub use kernel_files::{Kernel, KernelFile, KernelFolder, LeftOut, read_kernels};
pub use launch_plan::Execution;
