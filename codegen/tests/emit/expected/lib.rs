// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

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
//!
//! ```
//! use openvisa_isa::{InstKind, Opcode};
//!
//! assert_eq!(Opcode::from_bits(0x01), Some(Opcode::Add));
//! assert_eq!(InstKind::from_name("ADD"), Some(InstKind::Add));
//! assert!(InstKind::Add.info().spec.starts_with("specs/instructions/ADD.md:"));
//! ```
//!
//! # Terms
//!
//! | term | meaning | count | in Rust |
//! | --- | --- | --- | --- |
//! | opcode | the first byte of an instruction | 3 | [`Opcode`] |
//! | instruction | an operation, selected by the opcode or by the opcode and the byte after it; each has a page of the specification | 3 | [`InstKind`] |
//! | format | a layout of the fields of an instruction; some instructions have several | 4 | a struct, and a variant of `Inst` |
//!
//! # Spellings
//!
//! A member of an enumeration has up to three spellings: its identifier in Rust, its name in the specification, and its assembler text.
//! Constants of C and Python are the identifier in capitals. For example:
//!
//! | enumeration | Rust, `Debug` | specification, `serde` | assembler text | `Display` | C | Python |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | [`Opcode`] | `Add` | `ADD` | none | `ADD` | `VISA_OPCODE_ADD` | `ADD` |
//! | [`DataType`] | `Ud` | `UD` | `ud` | `ud` | `VISA_TYPE_UD` | `UD` |
//! | [`Platform`] | `New` | `NEW` | `NEW2` | `NEW` | `VISA_PLATFORM_NEW` | `NEW` |
//! | [`Attribute`] | `Width` | `Width` | none | `Width` | none | none |
//! | [`enums::ExecSize`] | `One` | `one` | `1` | `1` | `VISA_EXEC_SIZE_ONE` | `ONE` |
//!
//! `FromStr`, [`Enumeration::parse`] and `serde` accept all of these spellings except the prefix of C, in upper or lower case, with or
//! without underscores. `Display` prints the assembler text. If a member has no text, or shares it with another member, `Display` prints the
//! name. A platform always prints its name.
//!
//! [`Enumeration::SPELLINGS`] lists further words that parsers accept and nothing prints. They are, for an opcode, each mnemonic that no
//! other opcode has; for a platform, the names of its devices (see [`Platform::from_device`]); for other enumerations, texts that only some
//! assemblers write.
//!
//! An error names the word, the expected kind of member, and the nearest spelling if there is one:
//!
//! ```
//! use openvisa_isa::Platform;
//!
//! let error = "no such platform".parse::<Platform>().unwrap_err();
//! assert_eq!(error.to_string(), "`no such platform` is not a platform");
//! ```
//!
//! # Compatibility
//!
//! A new version of this crate follows semantic versioning. `cargo xtask diff OLD NEW` classifies the changes of the specification.
//!
//! - Enumerations and `Inst` may gain members in a minor version. They are `non_exhaustive`, so a `match` needs a `_` arm. The feature
//!   `exhaustive` removes the attribute, for programs that must handle each member: the compiler then reports a new member as an error.
//! - The structs of instruction formats are constructed and matched by their public members. They are not `non_exhaustive`, so a new member
//!   is a major change. A pattern with `..` also compiles with the new member.
//! - `InstInfo`, `FieldInfo` and other rows of tables are `non_exhaustive`: only this crate constructs them.
//! - The numbers of [`InstKind`] and [`Platform`] under `as` follow the order of the specification and may change. Codes (`bits()`) do not
//!   change.
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
mod specification;
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
pub use layout::{LAYOUTS, VARIABLE_IDS, parameters};
pub use opcodes::*;
pub use openvisa_isa_core::{Entry, Enumeration, UnknownName};
#[cfg(feature = "instructions")]
pub use openvisa_isa_core::{
    List, Reader, Version, Wire, WireError, WireErrorKind, WriteError, WriteErrorKind,
    Writer,
};

pub use platforms::{Platform, PlatformSet};
pub use specification::{SPEC_HASH, SPEC_VERSION};
pub use types::{DataType, DataTypeKind};
pub use variables::*;
