//! The small hand-written primitives that the generated crate `openvisa-isa` stands on.
//!
//! No standard library, no allocation, no dependency, and no fact about an instruction: those are generated from `specs/`.

#![no_std]

mod enumeration;
mod list;
mod wire;

pub use enumeration::{Entry, Enumeration, UnknownName};
pub use list::{Element, List, ListIter};
pub use wire::{Reader, Version, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};
