// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The vISA instruction set as Rust types.
//!
//! Generated from the Markdown specification: every item names the file and line that it comes from, and nothing is
//! written by hand.
//!
//! Without the feature `instructions` (on by default) there are only opcodes, enumerations, bit fields, data types and
//! platforms. The feature `serde` makes them, operands and `Inst` serializable, by name where people read it; all but `Inst`,
//! whose lists borrow, can be read back. `arbitrary` makes any of them of random bytes. `exhaustive` is explained under
//! [Compatibility](#compatibility).
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
//! | term | meaning | number of them | in Rust |
//! | --- | --- | --- | --- |
//! | opcode | the first byte of an instruction | 3 | [`Opcode`] |
//! | instruction | what an opcode, or an opcode and the byte after it, stands for; each has a page of the specification | 3 | [`InstKind`] |
//! | format | a layout of the fields of an instruction; a few instructions have several | 4 | a struct, and a variant of `Inst` |
//!
//! # Spellings
//!
//! A member of an enumeration has up to three spellings: its identifier in Rust, its name in the specification, and its assembler text.
//! C and Python have the identifier in capitals. For example:
//!
//! | enumeration | Rust, `Debug` | specification, `serde` | assembler text | `Display` | C | Python |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | [`Opcode`] | `Add` | `ADD` | none | `ADD` | `VISA_OPCODE_ADD` | `ADD` |
//! | [`DataType`] | `Ud` | `UD` | `ud` | `ud` | `VISA_TYPE_UD` | `UD` |
//! | [`Platform`] | `New` | `NEW` | `NEW2` | `NEW` | `VISA_PLATFORM_NEW` | `NEW` |
//! | [`Attribute`] | `Width` | `Width` | none | `Width` | none | none |
//! | [`enums::ExecSize`] | `One` | `one` | `1` | `1` | `VISA_EXEC_SIZE_ONE` | `ONE` |
//!
//! `FromStr`, [`Enumeration::parse`] and `serde` read all of these but the prefix of C, in any case, with or without underscores. What one
//! form prints, all of them read. `Display` prints the assembler text. Where there is none, or where another member has the same, it prints
//! the name; a platform always prints its name.
//!
//! [`Enumeration::SPELLINGS`] are further words that are read and never printed. An opcode is read by each mnemonic that no other opcode has,
//! a platform by the name of each of its devices (see [`Platform::from_device`]), and members of other enumerations by the texts that only
//! some assemblers write.
//!
//! An error names the word, what it is not, and the nearest spelling:
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
//! The version of this crate follows from the change of the specification, as `cargo xtask diff OLD NEW` classifies it.
//!
//! - Enumerations and `Inst` may get members in a minor version: they are `non_exhaustive`, so that a `match` needs a `_` arm. The feature
//!   `exhaustive` removes that, for programs that must decide about each member: a further one is then an error of the compiler.
//! - The structs of instruction formats are made and matched by their public members, as they have no constructors. They are not
//!   `non_exhaustive`, and a further member is a major change. In a pattern, `..` keeps it from being one.
//! - `InstInfo`, `FieldInfo` and other rows of tables are `non_exhaustive`: this crate alone makes them.
//! - `as` numbers of [`InstKind`] and [`Platform`] follow the order of the specification, and change with it. Codes, `bits()`, do not.
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
pub use layout::LAYOUTS;
pub use opcodes::*;
pub use openvisa_codec::{Entry, Enumeration, UnknownName};
#[cfg(feature = "instructions")]
pub use openvisa_codec::{
    List, Reader, Version, Wire, WireError, WireErrorKind, WriteError, WriteErrorKind,
    Writer,
};

pub use platforms::{Platform, PlatformSet};
pub use specification::{SPEC_HASH, SPEC_VERSION};
pub use types::{DataType, DataTypeKind};
pub use variables::*;
