//! Runs kernels on the processor: the machine that instructions work on, and the launches that fill it.
//!
//! ```no_run
//! use openvisa::Module;
//! use openvisa::exec::{Argument, Bound, Memory, Options, Program, Sizes, Zebin};
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

pub(crate) mod abi;
pub(crate) mod ahead;
mod apart;
mod direct;
mod directed;
mod dispatch;
pub(crate) mod fault;
#[cfg(test)]
mod fixture;
mod group;
pub(crate) mod image;
mod implicit;
mod json;
mod kernel_info;
pub(crate) mod lanes;
mod launch;
pub(crate) mod memory;
mod npy;
mod printf;
pub(crate) mod program;
mod registers;
pub(crate) mod sampler;
mod start;
mod team;
mod textures;
pub(crate) mod thread;
pub(crate) mod value;
mod zebin;

pub use abi::{Argument, Bound, LaunchError, Sizes};
pub use dispatch::{Options, Report, TraceStep};
pub use fault::{Fault, RunError};
pub use image::{ChannelOrder, ChannelType, FormatError, Image, ImageFormat, ImageKind};
pub use kernel_info::{
    AddressSpace, Addressing, ArgumentInfo, ImageProperty, InlineSampler, InputRole, KernelInfo, PayloadArgument,
    PayloadBase, PayloadKind, PerThreadArgument, PerThreadKind, SamplerProperty, ThreadMemory, UnknownRole,
};
pub use launch::{Launch, LaunchArgument, LaunchFile, NamedFile, Output, Prepared, PreparedLaunch};
pub use memory::{Buffer, BufferId, Memory};
pub use npy::{Array, NpyError};
pub use program::{LoadError, Program};
pub use sampler::{AddressMode, Compare, Filter, Sampler};
pub use zebin::{AddressPart, DataKind, DataSymbol, Relocation, Zebin, ZebinBuilder, ZebinError, ZebinKernel};
