//! Kernels that are built in Rust, compared with the vendor's assembler, and the errors of the
//! builder.

mod errors;
mod methods;
mod names;
mod operands;
#[allow(dead_code)]
#[path = "../../../examples/saxpy.rs"]
mod saxpy;
mod vendor;
