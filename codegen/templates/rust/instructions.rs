//! Instructions: one struct per format, and the enum [`Inst`] of all formats.
//!
//! ```
//! use openvisa_isa::{InstKind, Instructions, Version, WireError};
//!
//! /// Returns the number of instructions of a kind in some code.
//! fn count(code: &[u8], version: Version, kind: InstKind) -> Result<usize, WireError> {
//!     let mut count = 0;
//!     for inst in Instructions::new(code, version) {
//!         // A `match` on the instruction gives its members.
//!         count += usize::from(inst?.kind() == kind);
//!     }
//!     Ok(count)
//! }
//! ```
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::List;
#structs
#inst
