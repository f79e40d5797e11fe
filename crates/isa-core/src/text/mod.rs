//! Assembler text of instructions: the runtime of the generated printer and parser.
//!
//! For example, `add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 0x1:d` is one line and one instruction.
//!
//! The generator turns the templates in `specs/` into tables, and the functions here interpret
//! them. They process one line at a time. Names are resolved through [`Names`] and [`Symbols`],
//! which the reader or writer of a whole file implements. Printed text is appended to a
//! [`Printer`]; nothing else allocates.
//!
//! With the feature `text`, the generated crate `openvisa-isa` adds:
//!
//! ```ignore
//! /// Buffers for parsing and printing. Reuse one value for all lines.
//! pub struct TextScratch { .. } // Default
//!
//! impl<'s> Inst<'s> {
//!     /// Appends the line of an instruction, without indentation and line end.
//!     pub fn print(
//!         &self,
//!         names: &dyn Names,
//!         options: TextOptions,
//!         scratch: &mut TextScratch,
//!         out: &mut Printer,
//!     ) -> Result<(), PrintError>;
//!
//!     /// Parses an instruction or a label up to the end of the line. `scratch` stores lists.
//!     pub fn parse(
//!         line: &mut Cursor<'_>,
//!         symbols: &mut dyn Symbols,
//!         options: TextOptions,
//!         scratch: &'s mut TextScratch,
//!     ) -> Result<Inst<'s>, TextError>;
//! }
//!
//! /// Returns all mnemonics, for suggestions at an [`Expected::Mnemonic`].
//! pub fn mnemonics() -> impl Iterator<Item = &'static str>;
//! ```

mod arguments;
mod cursor;
mod error;
mod escape;
mod expression;
mod lsc_operands;
mod members;
mod names;
mod number;
mod operand;
mod parse;
mod print;
pub mod template_table;
mod text_buffer;
mod words;

pub use crate::spelling::nearest;
pub use arguments::{Arg, Args, MAX_ELEMENTS, MAX_FIELDS, MAX_REMARKS, Remark};
pub use cursor::Cursor;
pub use error::{Expected, PrintError, TextError};
pub use escape::{MAX_STRING_BYTES, decode_escape};
pub use expression::{Angles, ExpressionError, ExpressionErrorKind, Sizes, expression};
pub use members::{FromArg, MemberReader, ReservedWords, TextScratch, no_value};
pub use names::{LabelKind, LabelUse, NameTable, Names, NoNames, Symbol, SymbolClass, Symbols, is_identifier};
pub use parse::parse;
pub use print::print;
pub use text_buffer::Printer;

use crate::Version;

/// Options that the text of an instruction depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextOptions {
    /// Version of the text, as stated by `.version` at the top of a file. Printing uses the
    /// templates of this version. Parsing tries them first, and then those of other versions.
    pub version: Version,
    /// Size of a register in bytes: 32, or 64 from PVC on. It converts the byte offset in `&V[64]`
    /// to a row and an element.
    pub register_bytes: u16,
    /// Position of the platform in the list of all platforms. It chooses between codes that share a
    /// word. Without a platform, the first of these codes is used.
    pub platform: Option<u8>,
}

impl TextOptions {
    /// Returns options for a version, with registers of 32 bytes and no platform.
    pub const fn new(version: Version) -> Self {
        Self { version, register_bytes: 32, platform: None }
    }

    /// Returns the options with a platform and its register size in bytes.
    #[must_use]
    pub const fn on(self, platform: u8, register_bytes: u16) -> Self {
        Self { platform: Some(platform), register_bytes, ..self }
    }
}
