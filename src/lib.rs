//! Reads, checks, changes and writes Intel vISA object files (`.isa`).
//!
//! ```
//! # fn main() -> Result<(), openvisa::Error> {
//! # let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/simple_debug.saxpy/skl.isa"));
//! let module = openvisa::Module::open(bytes)?;
//! for object in module.objects() {
//!     let object = object?;
//!     println!("{}: {} variables, {} bytes of code", object.name(), object.variables().len(), object.code().len());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! The facts about the format are in the crate [`isa`], which is generated from the specification. Without the feature `std`
//! (on by default) the crate is `no_std`; without `alloc` there is no `module::ModuleBuf`, and reading works the
//! same, as it never allocates. The feature `cli` (on by default) is the command `visa`; a library that stands on this crate turns
//! it off with the default features.

#![cfg_attr(not(feature = "exec"), no_std)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "cli")]
extern crate std;

#[cfg(feature = "alloc")]
pub mod builder;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "exec")]
pub mod exec;
pub mod module;
#[cfg(feature = "exec")]
pub mod semantics;
#[cfg(feature = "text")]
pub mod text;
pub mod validate;

pub use module::{Error, Module, Object};
#[cfg(feature = "alloc")]
pub use module::{ModuleBuf, ObjectBuf};
pub use openvisa_codec::Version;
pub use openvisa_isa as isa;

/// The examples of the README, so that they stay true.
#[cfg(all(doctest, feature = "std"))]
#[doc = include_str!("../README.md")]
pub struct Readme;
