//! What a driver of the simulated devices is made of, as values: no type and no error code of an
//! interface of C. The OpenCL driver is a front end of it.
//!
//! For example, a queue runs the launches of a kernel that was built from a source.
//!
//! ```no_run
//! use openvisa_runtime::{Event, Kernel, Launch, LaunchArgument, LaunchOptions, MODELS, Order, Origin};
//! use openvisa_runtime::{MemoryKind, Queue, SharedMemory, Work, build};
//! use std::sync::Arc;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let source = Origin::Source("kernel void one(global int *x) { *x = 1; }".to_owned());
//! let built = build(&source, &Default::default(), "", &MODELS[0])?;
//! let kernel = Kernel::find(&built.executable.expect("it was built"), "one").expect("the source has it");
//! let shared = Arc::new(SharedMemory::default());
//! let memory = shared.allocate(MemoryKind::Shared, 0, 4, 4).ok_or("out of memory")?;
//! let queue = Queue::start(true, || {})?;
//! let event = queue.submit(Order::default(), Work::new(move || {
//!     let arguments = [LaunchArgument::Pointer(memory.address())];
//!     let sizes = openvisa_sim::Sizes { global: [1; 3], ..Default::default() };
//!     let launch = Launch { kernel: &kernel, arguments: &arguments, shared: &shared, sizes, dimensions: 1 };
//!     let outcome = launch.run(LaunchOptions::default());
//!     outcome.result.map(drop).map_err(|_| openvisa_runtime::Failure::Execution)
//! }))?;
//! event.wait()?;
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//!
//! | module | contents |
//! | --- | --- |
//! | `model` | The devices. |
//! | `build`, `library`, `specialisation` | From a source, SPIR-V or a binary to a program. |
//! | `executable`, `kernel` | Programs that are loaded, and their kernels. |
//! | `shared_memory` | Memory that the host and kernels use by one address. |
//! | `launch` | A launch: its arguments, what it did. |
//! | `work`, `failure` | What a command does, what it depends on, and how it fails. |
//! | `event`, `queue` | The stages of commands, and their order. |

mod build;
mod event;
mod executable;
mod failure;
mod kernel;
mod launch;
mod library;
mod model;
mod queue;
mod shared_memory;
mod specialisation;
mod work;

pub use build::{Binary, BinaryKind, Built, Origin, build, compile, link};
pub use event::{Event, Stage, Status, nanoseconds};
pub use executable::{Executable, LoadError};
pub use failure::Failure;
pub use kernel::{Kernel, Parameter};
pub use launch::{Launch, LaunchArgument, LaunchFailure, LaunchOptions, LaunchOutcome};
pub use model::{DeviceModel, MODELS, warn};
pub use queue::{Order, Queue};
pub use shared_memory::{MemoryKind, SharedAllocation, SharedMemory};
pub use specialisation::has_constant;
pub use work::{Contents, Work};
