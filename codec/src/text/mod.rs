//! Assembler text of instructions: what the generated printer and parser stand on.
//!
//! Both are tables made from the templates in `specs/`; the code here walks them. One line of text is one instruction, so nothing
//! here knows of files, declarations or directives: names go through [`Names`] and [`Symbols`], which whoever reads or writes the
//! rest of a file provides. What is printed grows in a [`Printer`]; nothing else allocates.
//!
//! The generated crate `openvisa-isa` adds, with its feature `text`:
//!
//! ```ignore
//! /// Memory that lines share: keep one, and use it for all.
//! pub struct TextScratch { .. } // Default
//!
//! impl<'s> Inst<'s> {
//!     /// Appends the line of an instruction, without indentation and line end.
//!     pub fn print(&self, names: &dyn Names, options: TextOptions, scratch: &mut TextScratch, out: &mut Printer) -> Result<(), PrintError>;
//!     /// Reads an instruction up to the end of the line; `name:` as well. The lists of what is read lie in `scratch`.
//!     pub fn parse(line: &mut Cursor<'_>, symbols: &mut dyn Symbols, options: TextOptions, scratch: &'s mut TextScratch) -> Result<Inst<'s>, TextError>;
//! }
//!
//! /// The names of instructions, as [`Expected::Mnemonic`] wants them for a suggestion.
//! pub fn mnemonics() -> impl Iterator<Item = &'static str>;
//! ```

mod args;
mod composite;
mod cursor;
mod error;
mod expression;
pub mod form;
mod names;
mod number;
mod operand;
mod parse;
mod print;
mod printer;

pub use crate::spelling::nearest;
pub use args::{Arg, Args, MOST_ELEMENTS, MOST_FIELDS, Remark};
pub use cursor::Cursor;
pub use error::{Expected, PrintError, TextError};
pub use expression::{Angles, ExpressionError, ExpressionErrorKind, Sizes, expression};
pub use names::{LabelKind, LabelUse, NameTable, Names, Symbol, SymbolClass, Symbols, is_identifier};
pub use parse::{Parsed, parse};
pub use print::print;
pub use printer::Printer;

use crate::Version;

/// What the text of an instruction depends on, apart from the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextOptions {
    /// Version of the text, as `.version` says at the top of a file. Printed are the forms of this version. Read are those of
    /// this version first, then those of other versions.
    pub version: Version,
    /// Bytes of a register of the platform: 32, or 64 from PVC on. The offset in `&V[64]` counts bytes, the operand rows and elements.
    pub register_bytes: u16,
    /// The platform, by its position in the list of all. A few words stand for different codes on different platforms; without a
    /// platform, for the first of them.
    pub platform: Option<u8>,
}

impl TextOptions {
    /// Text of this version, for platforms with registers of 32 bytes.
    pub const fn new(version: Version) -> Self {
        Self { version, register_bytes: 32, platform: None }
    }

    /// The same for a platform.
    #[must_use]
    pub const fn on(self, platform: u8, register_bytes: u16) -> Self {
        Self { platform: Some(platform), register_bytes, ..self }
    }
}
