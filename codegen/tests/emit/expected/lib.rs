// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The vISA instruction set as Rust types.
//!
//! 3 instructions, generated from the Markdown specification.
//! Every item names the file and line of the specification that it comes from. Nothing here is written by hand.
//!
//! Without the feature `instructions` (on by default) there are only opcodes, enumerations, bit fields, data types and
//! platforms. The feature `serde` makes them, operands and `Inst` serializable, by name where people read it; all but `Inst`,
//! whose lists borrow, can be read back. `arbitrary` makes any of them of random bytes.
//!
//! ```
//! use openvisa_isa::{InstKind, Opcode};
//!
//! assert_eq!(Opcode::from_bits(0x01), Some(Opcode::Add));
//! assert_eq!(InstKind::from_name("ADD"), Some(InstKind::Add));
//! assert!(InstKind::Add.info().spec.starts_with("specs/instructions/ADD.md:"));
//! ```
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
#[cfg(any(feature = "serde", feature = "arbitrary"))]
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
#[cfg(feature = "object")]
pub mod object;
#[cfg(feature = "object")]
mod object_info;
mod opcodes;
#[cfg(feature = "instructions")]
pub mod operands;
mod platforms;
#[cfg(feature = "rules")]
pub mod rules;
#[cfg(feature = "semantics")]
pub mod semantics;
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
pub use layout::LAYOUTS;
pub use opcodes::*;
pub use openvisa_codec::{Entry, Enumeration, UnknownName};
#[cfg(feature = "instructions")]
pub use openvisa_codec::{
    List, Reader, Version, Wire, WireError, WireErrorKind, WriteError, WriteErrorKind,
    Writer,
};

pub use platforms::{Platform, PlatformSet};
pub use types::{DataType, DataTypeKind};
pub use variables::*;
