//! The vISA instruction set as Rust types.
//!
//! This crate is generated from the Markdown specification. The documentation of each item names the file and line of its
//! definition there.
//!
//! # Features
//!
//! - `instructions` (default): operands, instructions, and their decoder and encoder. Without it, the crate has only
//!   opcodes, enumerations, bit fields, data types and platforms.
//! - `serde`: serialization of these types and of `Inst`, by name in human-readable formats. All types but `Inst`, whose
//!   lists borrow, can also be deserialized.
//! - `arbitrary`: construction of these types from random bytes, for fuzzing.
//! - `exhaustive`: see [Compatibility](#compatibility).
#example
//!
#docs
#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]
#![forbid(unsafe_code)]
#![allow(clippy::manual_range_patterns, clippy::question_mark, clippy::unnecessary_cast)]

#[cfg(feature = "arbitrary")]
extern crate std;

pub mod bit_fields;
#[cfg(feature = "instructions")]
mod decode;
#[cfg(feature = "instructions")]
mod encode;
pub mod enums;
#[cfg(feature = "rules")]
#[doc(hidden)]
pub mod fast_accept;
mod features;
#[cfg(feature = "instructions")]
mod fields;
#[cfg(feature = "instructions")]
mod for_each;
#[cfg(feature = "instructions")]
mod forms;
mod info;
mod info_table;
#[cfg(feature = "instructions")]
pub mod instructions;
#[cfg(feature = "instructions")]
mod layout;
#object
mod opcodes;
#[cfg(feature = "instructions")]
pub mod operands;
mod platforms;
#reference
#[cfg(feature = "rules")]
pub mod rules;
mod specification;
#text
#semantics
mod types;
mod variables;
#[cfg(feature = "instructions")]
mod wire;

#[cfg(feature = "instructions")]
pub use decode::Instructions;
#[cfg(feature = "instructions")]
pub use fields::{Value, Visitor};
pub use info::{FieldInfo, InstInfo, InstKind};
#[cfg(feature = "instructions")]
pub use instructions::Inst;
#[cfg(feature = "instructions")]
pub use layout::{LAYOUTS, VARIABLE_IDS, parameters};
pub use opcodes::*;
pub use openvisa_isa_core::{Entry, Enumeration, UnknownName};
#[cfg(feature = "instructions")]
pub use openvisa_isa_core::{List, Reader, Version, Wire, WireError, WireErrorKind, WriteError, WriteErrorKind, Writer};
pub use platforms::{Platform, PlatformSet};
pub use specification::{SPEC_HASH, SPEC_VERSION};
#text_use
pub use types::{DataType, DataTypeKind};
pub use variables::*;
