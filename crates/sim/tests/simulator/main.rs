//! Tests of the simulator.
//!
//! They are one program, because linking takes longer than compiling most of these files. For
//! example, `cargo test -p openvisa-sim --test simulator run::` runs the tests of one module. Tests
//! that measure the memory of their process are in `limits.rs`.

mod atomics;
mod checks;
mod choices;
mod compiled_forms;
mod debug;
mod errors;
mod example_kernels;
mod exec;
mod image;
mod lanes;
mod memory_model;
mod own_kernels;
mod planted;
mod programs;
mod race_model;
mod registers;
mod run;
mod samplers;
mod semantics;
mod strict;
mod structured;
mod systolic;
