//! Object files: kernels and functions with their tables, instructions and compiled forms.
//!
//! [`Module`] and [`Object`] borrow from the bytes of the file and read a thing when it is asked for; they never allocate, and a
//! number in the file is believed only as far as there are bytes for what it counts. [`ModuleBuf`] owns everything, can be
//! changed, and is written back with all offsets and sizes laid out again.
//!
//! Reading finds out where things lie, and fails only where the bytes end too early. Whether values are legal is the business
//! of [`Module::check`], which reports everything at once.

#[cfg(feature = "alloc")]
mod attributes;
#[cfg(feature = "alloc")]
mod build;
#[cfg(feature = "alloc")]
mod edit;
#[cfg(feature = "serde")]
mod form;
#[cfg(feature = "serde")]
mod json_path;
mod object;
mod open;
#[cfg(feature = "alloc")]
mod recover;
#[cfg(feature = "alloc")]
mod rewrite;
mod table;
mod text;
#[cfg(feature = "alloc")]
mod write;

#[cfg(feature = "alloc")]
pub use attributes::AttributesBuf;
#[cfg(feature = "alloc")]
pub use build::{ConvertError, ConvertErrorKind};
#[cfg(feature = "alloc")]
pub use edit::{
    AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, LabelBuf, ModuleBuf, ObjectBuf, StringsBuf, VariableBuf,
};
#[cfg(feature = "serde")]
pub use json_path::json_path;
pub use object::{Binary, Object, predefined, predefined_named};
pub use open::{Module, Objects, is_supported_version};
pub use openvisa_codec::{Finding, FindingKind, Place};
#[cfg(feature = "alloc")]
pub use recover::{Piece, PieceKind, Recovery};
#[cfg(feature = "alloc")]
pub use rewrite::{OperandMut, for_each_operand};
pub use table::{AttributeRef, Attributes, Declaration, Declared, Strings, Table, TableIter};
pub use text::Text;
#[cfg(feature = "alloc")]
pub use write::BuildError;

/// Why a file, or an object in it, cannot be read: where, in the words of the specification, and what was expected.
pub type Error = Finding;
