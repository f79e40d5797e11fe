//! Object files: kernels and functions with their tables, instructions and compiled binaries.
//!
//! [`Module`] and [`Object`] borrow from the bytes of the file, decode each item on request and
//! never allocate. A count in the file is trusted only up to the number of entries that the
//! remaining bytes can hold. For example, a string count of 4 billion in a file of 100 bytes is an
//! error, and a file opened leniently has at most 100 strings.
//!
//! [`ModuleBuf`] owns its contents and can be changed. Writing it computes all offsets and sizes
//! anew.
//!
//! Reading locates the items and fails only if the bytes end too early. Use [`Module::check`] to
//! validate the values: it reports every error.

#[cfg(feature = "alloc")]
mod attributes;
#[cfg(feature = "alloc")]
mod construct;
mod declarations;
#[cfg(feature = "serde")]
mod inst_form;
#[cfg(feature = "alloc")]
mod inst_writer;
#[cfg(feature = "alloc")]
mod instruction_error;
#[cfg(feature = "serde")]
mod json_path;
#[cfg(feature = "alloc")]
mod map_operands;
mod object;
#[cfg(feature = "alloc")]
mod owned;
mod reader;
#[cfg(feature = "alloc")]
mod recover;
#[cfg(feature = "serde")]
mod serde_form;
mod text;
#[cfg(feature = "alloc")]
mod write;

#[cfg(feature = "alloc")]
pub use attributes::AttributesBuf;
pub use declarations::{AttributeRef, Attributes, Declaration, Declared, Strings, Table, TableIter};
#[cfg(feature = "serde")]
pub use inst_form::encode_inst_form;
#[cfg(feature = "alloc")]
pub(crate) use inst_writer::append_encoded;
#[cfg(feature = "alloc")]
pub use instruction_error::InstructionError;
#[cfg(feature = "serde")]
pub use json_path::json_path;
#[cfg(feature = "alloc")]
pub use map_operands::{OperandMut, for_each_operand};
pub use object::{Binary, Object, predefined, predefined_named};
pub use openvisa_isa_core::{Finding, FindingKind, MemberPath};
#[cfg(feature = "alloc")]
pub use owned::{
    AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, LabelBuf, ModuleBuf, ObjectBuf, StringsBuf, VariableBuf,
};
pub use reader::{Module, Objects, is_supported_version};
#[cfg(feature = "alloc")]
pub use recover::{Piece, PieceKind, Recovery};
pub use text::Text;
#[cfg(feature = "alloc")]
pub use write::BuildError;

/// The error of a file or object that cannot be read: the member in terms of the specification,
/// what was found and what was expected.
pub type Error = Finding;
