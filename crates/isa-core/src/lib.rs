//! Hand-written primitives that the generated crate `openvisa-isa` is built from.
//!
//! The crate encodes and decodes values, checks object files against their description, and holds
//! the table types of layouts, rules and assembler templates. Facts about instructions are not
//! here: they are generated from `specs/`. For example, [`wire_structs!`] turns one line for each
//! instruction format into a decoder and an encoder.
//!
//! The crate is `no_std` and has no dependency by default. Only printed text is allocated (feature
//! `text`).
//!
//! ```
//! use openvisa_isa_core::{Reader, Version, Writer};
//!
//! let version = Version::new(4, 1);
//! let mut buffer = [0; 8];
//! let mut w = Writer::new(&mut buffer, version);
//! w.put(&[0x2a, 0x15, 0x03]).unwrap();
//! assert_eq!(w.written(), [0x2a, 0x15, 0x03]);
//!
//! // What is read is checked, and an error says at which byte.
//! let mut r = Reader::new(w.written(), version);
//! assert_eq!(r.take(2).unwrap(), [0x2a, 0x15]);
//! let error = r.take(2).unwrap_err();
//! assert_eq!((error.offset, r.left()), (2, 1));
//! ```

#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]

#[cfg(feature = "text")]
extern crate alloc;

#[cfg(feature = "object")]
mod array;
mod bits;
mod byte_io;
mod enum_set;
mod enumeration;
mod error_types;
mod features;
#[cfg(feature = "instructions")]
mod inst_iter;
#[cfg(feature = "instructions")]
pub mod layout;
mod list;
mod macros;
#[cfg(feature = "object")]
mod member_path;
#[cfg(feature = "object")]
mod object_checker;
#[cfg(any(feature = "reference", feature = "rules"))]
mod operator;
mod random;
#[cfg(feature = "reference")]
pub mod reference;
#[cfg(feature = "rules")]
pub mod rules;
mod spelling;
#[cfg(feature = "object")]
mod structure;
#[cfg(feature = "text")]
pub mod text;
mod version;
mod wire_error;
mod wire_traits;
mod words;

#[cfg(feature = "object")]
pub use array::{Array, ArrayIter};
pub use bits::{BitGroup, BitValues};
pub use byte_io::{Reader, Room, Writer};
pub use enumeration::{Entry, Enumeration, UnknownCode};
#[cfg(feature = "instructions")]
pub use inst_iter::Stream;
pub use list::{List, ListElement, ListIter};
#[cfg(feature = "object")]
pub use member_path::{MemberPath, Step};
#[cfg(feature = "object")]
pub use object_checker::{Finding, FindingKind, MAX_MEMBERS, MAX_PARTS, Report, inspect, inspect_file, recover};
pub use random::Random;
pub use spelling::{UnknownName, edit_distance, nearest};
#[cfg(feature = "object")]
pub use structure::{
    MemberCount, MemberId, MemberInfo, MemberKind, MemberLayout, MemberRule, Structure, StructureInfo, TableInfo,
};
pub use version::{Version, Versions};
pub use wire_error::{WireError, WireErrorKind, WriteError, WriteErrorKind};
pub use wire_traits::{Code, Form, Sink, Wire, Zero};

/// What generated code and the macros of this crate call. Users of the generated crate do not need
/// it, and it may change with each version.
#[doc(hidden)]
pub mod __private {
    pub use crate::bits::{debug_bit_field, ident_of};
    pub use crate::byte_io::ROOM_BYTES;
    pub use crate::enumeration::legal_bytes;
    pub use crate::features::{plain_identifier, reexport};
    #[cfg(feature = "serde")]
    pub use crate::features::{read_enumeration, with_serde, write_enumeration};
    pub use crate::spelling::{fold_bytes, is_same_word};
    #[cfg(feature = "object")]
    pub use crate::structure::{read_bytes, read_string, seek, skip_strings, write_string, write_uint};
    pub use crate::wire_traits::{
        Absent, As, LengthSink, Same, Since, Unknown, WriterSink, cold_path, visit_after, write_fast_after,
    };
}
