//! A simulator of Intel GPUs that runs vISA kernels on the CPU.
//!
//! The simulator executes every thread of a launch: its registers, control flow, barriers, memory
//! accesses and sampler messages. Results are those of the hardware, but timing is not modelled.
//!
//! For example, this kernel stores its second argument at the address in the first one:
//!
//! ```
//! use openvisa::Module;
//! use openvisa::isa::Platform;
//! use openvisa::text::{ParseOptions, parse};
//! use openvisa_sim::{Argument, Bound, KernelInfo, Memory, Options, Program, Sizes};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = r#".version 4.1
//! .kernel "store"
//! .decl to v_type=G type=uq num_elts=1 align=qword
//! .decl value v_type=G type=ud num_elts=1 align=dword
//! .input to offset=64 size=8
//! .input value offset=72 size=4
//! .kernel_attr SimdSize=16
//! .function "main"
//! main:
//!     lsc_store.ugm (M1_NM, 1) flat[to]:a64 value:d32
//!     ret (M1, 1)
//! "#;
//! let options = ParseOptions { platform: Some(Platform::Xe2), ..ParseOptions::default() };
//! let code = parse(text, &options).object_module(text)?.to_bytes()?;
//! let module = Module::open(&code)?;
//! let kernel = module.kernels().next().ok_or("there is no kernel")??;
//! let info = KernelInfo::of(&kernel)?;
//! let program = Program::load(&[Module::open(&code)?], Platform::Xe2)?;
//!
//! let mut memory = Memory::default();
//! let buffer = memory.add(&[0; 4]);
//! let arguments = [Argument::Buffer(buffer), Argument::Bytes(7_u32.to_le_bytes().into())];
//! let sizes = Sizes { global: [16, 1, 1], local: [16, 1, 1], ..Sizes::default() };
//! let bound = Bound::new(&program, &info, &memory, &arguments, sizes)?;
//! let report = bound.run(&program, Options::default())?;
//!
//! assert_eq!(memory.buffer(buffer).map(|buffer| buffer.bytes()), Some(vec![7, 0, 0, 0]));
//! assert_eq!(report.instructions, 2);
//! # Ok(())
//! # }
//! ```
//!
//! # Users
//!
//! | user | entry points |
//! | --- | --- |
//! | A program that runs compiled kernels | [`Zebin::parse`], [`Bound`]; `examples/run_saxpy.rs` |
//! | A generator of kernels | [`KernelInfo::of`], [`ZebinBuilder`]; `examples/collatz.rs` |
//! | Tests of a generator of kernels | [`assert_runs`] |
//! | The command `visa run` | [`LaunchFile::parse`], [`LaunchFile::prepare`], [`Output::array`] |
//! | A driver, whose programs see the addresses of kernels | [`HostAllocation`], [`Memory::share`] |
//! | A debugger | [`SteppedLaunch`], [`Bound::trace`], [`RunError`] |
//! | A service that runs untrusted kernels | the limits and the strict mode in [`Options`] |
//! | A reader of the specification | [`evaluate()`] |
//! | An analysis with another meaning of instructions | [`semantics`], [`operands`]; `examples/cost_model.rs` |
//!
//! # Stages and modules
//!
//! A launch passes through the stages in this order:
//!
//! | module | stage |
//! | --- | --- |
//! | `host` | Reads launch files, zebins and .npy arrays; formats `printf` records. |
//! | `lower`, `bytecode` | Lowers instructions to bytecode, which has registers as byte offsets. |
//! | `analyze` | Finds the registers that must be reset before a thread starts. |
//! | `optimize` | Selects vector and memory kernels, and fuses adjacent operations. |
//! | `compile` | Lowers, analyses and optimises a program. |
//! | `binding` | Binds arguments to the payload, the binding table and the sampler states. |
//! | `schedule` | Distributes work-groups over host threads; runs their threads in lock-step. |
//! | `run` | Runs a thread: the fast path, and one operation at a time by `interp`. |
//! | `interp` | Executes lanes and accesses to memory that have no fast path. |
//! | `reference` | Executes instructions by the pseudo-code of the specification. |
//! | `evaluate` | Executes one instruction by its pseudo-code, or a short program, and records each step. |
//! | `debug` | Runs one instruction of one thread at a time, and shows the state of threads. |
//!
//! The stages share these modules:
//!
//! | module | contents |
//! | --- | --- |
//! | [`semantics`] | Functions of instructions, as implementations of generated traits. |
//! | [`numerics`] | Number formats and rounding modes. |
//! | `memory` | Buffers, images, samplers, and private and scratch memory. |
//! | `state` | The state that threads change: registers, masks, local memory, barriers. |
//! | `trap` | Faults, and their locations. |
//! | `checks` | Mistakes that results need not show, such as data races. |
//! | `sync` | Synchronisation primitives, which the crate in `crates/sim/loom/` replaces. |
//!
//! # Execution model
//!
//! A thread executes the work-items of a work-group in lanes. Its variables are byte ranges of one
//! register file, so aliases overlap. The threads of a group share a host thread and take turns: a
//! thread that waits at a barrier yields. Different groups run in parallel on all cores.

// `openvisa-isa` may be compiled with its feature `exhaustive`, if another package of the build
// needs it.
#![allow(unreachable_patterns)]
// The vector kernels have no code for WebAssembly without vector instructions, so their parts are
// unused there.
#![cfg_attr(target_family = "wasm", allow(dead_code, unused_imports, unused_variables))]

mod analyze;
mod binding;
mod bytecode;
mod checks;
mod compile;
mod debug;
#[cfg(test)]
mod differential;
mod evaluate;
mod host;
mod interp;
mod lower;
mod memory;
pub mod numerics;
mod optimize;
mod reference;
mod run;
mod schedule;
pub mod semantics;
mod state;
mod sync;
#[cfg(test)]
mod test_support;
mod trap;

pub use analyze::inexact::InexactInstruction;
pub use binding::arguments::{Argument, LaunchError, LaunchProblem, Sizes};
pub use binding::kernel_info::{
    AddressSpace, Addressing, ArgumentInfo, ImageProperty, InlineSampler, InputRole, KernelAttribute, KernelInfo,
    PayloadArgument, PayloadBase, PayloadKind, PerThreadArgument, PerThreadKind, SamplerProperty, ThreadMemory,
    UnknownRole,
};
pub use bytecode::OpenChoice;
pub use checks::finding::{FoundAction, FoundMemory, FoundSite, FoundVariable, LaunchFinding};
pub use checks::{CHECKS, Check, Checker, UnknownCheck};
pub use compile::Program;
pub use debug::launch::{ArgumentBuffer, DebugMemory, SteppedLaunch};
pub use debug::thread::{CodeLocation, SteppedThread, ThreadFrame};
pub use evaluate::{
    ChangedBytes, ChangedElement, ChangedVariable, EvaluatedInstruction, Evaluation, EvaluationError, EvaluationImage,
    EvaluationInputs, Event, MemoryRange, MemorySpace, ProgramEvaluation, TexelPlace, evaluate, evaluate_program,
};
pub use host::assert_runs::assert_runs;
pub use host::launch_file::{
    ArraySource, Comparison, Expectation, ExpectedElements, Generator, Launch, LaunchArgument, LaunchFile, Mismatch,
    NamedFile, Output, OutputComparison, OutputUse, Prepared, PreparedLaunch, Tolerance,
};
pub use host::npy::{Array, NpyError};
pub use host::zebin::{Zebin, ZebinBuilder, ZebinError, ZebinKernel};
pub use lower::LoadError;
pub use memory::buffer::Buffer;
pub use memory::flat_memory::{BufferId, Memory};
pub use memory::host_allocation::HostAllocation;
pub use memory::image::{ChannelOrder, ChannelType, FormatError, Image, ImageFormat, ImageKind};
pub use memory::program_data::{AddressPart, DataKind, DataSymbol, Relocation};
pub use memory::sampler::{AddressMode, Compare, Filter, Sampler, SamplerError};
pub use schedule::launch::Bound;
pub use schedule::launch_runner::{Options, Report, TraceStep};
pub use schedule::trace_recorder::{TraceRecorder, VariableChange, VariableElement};
pub use trap::{Fault, RunError};

/// What masks, regions, immediates and the control register mean, for other evaluators of
/// programs.
pub mod operands {
    pub use crate::lower::operand::{channels, first_channel, operand_modifier, strides};
    pub use crate::reference::elements::{element_kind, immediate_bits};
    pub use crate::state::control_register::{denormal_mask, rounding};
}

/// The examples in the documentation, which are compiled and run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/payload.md")]
pub struct Documents;
