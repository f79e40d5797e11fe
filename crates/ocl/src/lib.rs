//! An OpenCL driver whose device is the simulator.
//!
//! The ICD loader of OpenCL (`libOpenCL.so`) finds the library by `OCL_ICD_VENDORS`. For example,
//! `clEnqueueNDRangeKernel` of a host program that knows nothing of us reaches the function of that
//! name in `ndrange`, which runs the vISA code of the kernel on the processor.
//!
//! What a driver does without any interface of C is in `openvisa-runtime`: programs, launches,
//! shared memory, queues and events. This crate is its front end for OpenCL, and an object here has
//! the one of `openvisa-runtime` as its member `core`.
//!
//! # Modules
//!
//! Each module has the objects of one part of OpenCL, and the entry points for them at its end. An
//! entry point reads what the host passes, calls a safe function, and writes the result.
//!
//! | module | contents |
//! | --- | --- |
//! | `icd` | The table of entry points, and functions of extensions by name. |
//! | `error`, `entry`, `host`, `info` | What all entry points share: statuses and panics, memory of the host, answers to queries. |
//! | `handle` | Reference-counted objects, and the check that a handle is one. |
//! | `platform`, `device`, `device_info`, `extensions`, `context` | The platform, its device, contexts. |
//! | `queue`, `event`, `command` | Queues; waiting, callbacks, profiling; how commands are appended. |
//! | `memory`, `buffer`, `image`, `image_description`, `sampler`, `svm`, `usm` | Memory objects and shared memory. |
//! | `transfer`, `image_transfer`, `rect` | Commands that read, write, copy, fill and map. |
//! | `program` | Programs and their builds. |
//! | `kernel`, `kernel_info`, `ndrange` | Kernels, their arguments, and their launches. |
//! | `checks` | Checks of launches, and what they find. |
//! | `report`, `trace` | The file that says what ran, and lines on standard error. |
//! | `unsupported` | Entry points that only return an error. |
//!
//! # Unsafe code
//!
//! An entry point is unsafe as a whole: the host promises that its pointers are what the OpenCL
//! specification asks for, and no driver can check that. So entry points call the unsafe functions
//! of `host` and `rect`, which state what they need, without a block for each call. Handles are no
//! pointers for us: they are looked up, never dereferenced.
#![allow(unsafe_op_in_unsafe_fn, reason = "entry points of C: the host promises that all its pointers are valid")]
#![allow(non_snake_case, reason = "entry points have the names of the OpenCL specification")]

mod buffer;
mod checks;
mod command;
mod context;
mod device;
mod device_info;
mod entry;
mod error;
mod event;
mod extensions;
mod handle;
mod host;
pub mod icd;
mod image;
mod image_description;
mod image_transfer;
mod info;
mod kernel;
mod kernel_info;
mod memory;
mod ndrange;
mod platform;
mod program;
mod queue;
mod rect;
mod report;
mod sampler;
mod svm;
mod trace;
mod transfer;
mod unsupported;
mod usm;
