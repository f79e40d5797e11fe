//! A probe of a Level Zero driver whose device is the simulator.
//!
//! The loader of Level Zero (`libze_loader.so`) opens the library that `ZE_ENABLE_ALT_DRIVERS`
//! names, and takes the functions from the tables of `tables`. For example, `zeDeviceGet` of a host
//! program reaches the function in `device`. Functions that the tables lack are
//! `ZE_RESULT_ERROR_UNSUPPORTED_FEATURE`; `docs/level-zero.md` counts them.
//!
//! As for OpenCL, all that needs no interface of C is in `openvisa-runtime`.
//!
//! # Modules
//!
//! | module | contents |
//! | --- | --- |
//! | `tables` | The tables of functions, which the loader asks for. |
//! | `types` | Structures and results of Level Zero. |
//! | `entry`, `handle`, `host` | What all entry points share: results and panics, handles, memory of the host. |
//! | `device` | The driver, its device, and their properties. |
//! | `memory` | Contexts and their memory. |
//! | `module` | Modules, build logs, kernels and their arguments. |
//! | `command` | Command queues and command lists. |
//!
//! # Unsafe code
//!
//! An entry point is unsafe as a whole: the host promises that its pointers are what the
//! specification of Level Zero asks for, and no driver can check that. Handles are looked up, never
//! dereferenced.
#![allow(unsafe_op_in_unsafe_fn, reason = "entry points of C: the host promises that all its pointers are valid")]
#![allow(non_snake_case, reason = "entry points have the names of the Level Zero specification")]

mod command;
mod device;
mod entry;
mod handle;
mod host;
mod memory;
mod module;
pub mod tables;
mod types;
