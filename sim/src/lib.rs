//! Runs kernels on the processor: the machine that instructions work on, and the launches that fill it.
//!
//! ```no_run
//! use openvisa::Module;
//! use openvisa_sim::{Argument, Bound, Memory, Options, Program, Sizes, Zebin};
//! use openvisa::isa::Platform;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let (code, zebin) = (std::fs::read("saxpy.isa")?, Zebin::parse(&std::fs::read("saxpy.bin")?)?);
//! let program = Program::load(&[Module::open(&code)?], Platform::Skl)?;
//! let mut memory = Memory::default();
//! let (x, y) = (memory.add(&[0; 4096]), memory.add(&[0; 4096]));
//! let arguments =
//!     [Argument::Buffer(x), Argument::Buffer(y), Argument::Bytes(2_f32.to_le_bytes().into()), Argument::Bytes(1024_i32.to_le_bytes().into())];
//! let sizes = Sizes { global: [1024, 1, 1], local: [64, 1, 1], ..Sizes::default() };
//! let kernel = zebin.kernel("saxpy").ok_or("no such kernel")?;
//! Bound::new(&program, kernel, &memory, &arguments, sizes)?.run(&program, Options::default())?;
//! println!("{:?}", memory.buffer(y).map(|b| b.bytes()));
//! # Ok(())
//! # }
//! ```
//!
//! A thread runs the channels of several work-items at once; its variables lie in one space of bytes, in which aliases overlap.
//! Threads of a group take turns on one core, so a barrier is a place where a thread gives way; groups run on all cores.

// `openvisa-isa` may be compiled with its feature `exhaustive`, if another package of the build needs it.
#![allow(unreachable_patterns)]

mod analyze;
mod binding;
mod bytecode;
mod host;
mod interp;
mod lower;
mod memory;
pub mod numerics;
mod optimize;
mod schedule;
pub mod semantics;
mod sync;
#[cfg(test)]
mod test_support;
mod trap;

pub use binding::arguments::{Argument, Bound, LaunchError, Sizes};
pub use binding::kernel_info::{
    AddressSpace, Addressing, ArgumentInfo, ImageProperty, InlineSampler, InputRole, KernelInfo, PayloadArgument,
    PayloadBase, PayloadKind, PerThreadArgument, PerThreadKind, SamplerProperty, ThreadMemory, UnknownRole,
};
pub use bytecode::{LoadError, Program};
pub use host::launch_file::{Launch, LaunchArgument, LaunchFile, NamedFile, Output, Prepared, PreparedLaunch};
pub use host::npy::{Array, NpyError};
pub use host::zebin::{AddressPart, DataKind, DataSymbol, Relocation, Zebin, ZebinBuilder, ZebinError, ZebinKernel};
pub use memory::buffer::Buffer;
pub use memory::flat_memory::{BufferId, Memory};
pub use memory::image::{ChannelOrder, ChannelType, FormatError, Image, ImageFormat, ImageKind};
pub use memory::sampler::{AddressMode, Compare, Filter, Sampler};
pub use schedule::launch_runner::{Options, Report, TraceStep};
pub use trap::{Fault, RunError};

/// The examples of the documents, which are compiled and run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../docs/payload.md")]
pub struct Documents;
