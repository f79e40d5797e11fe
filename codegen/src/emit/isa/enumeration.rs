//! Enumerations as rows of the codec's `enumeration!`: two lines a value, which a reader takes in at a glance, and which need no
//! formatter.

use std::fmt::{Display, Write};

/// An enumeration to be written.
pub(crate) struct Enumeration {
    /// Paragraphs of its documentation.
    pub(crate) docs: Vec<String>,
    pub(crate) name: String,
    /// Bits of its codes: 8, 16, 32 or 64.
    pub(crate) bits: u8,
    /// By code.
    pub(crate) rows: Vec<Row>,
    /// Further names of codes that a row has, each with the identifier of that row.
    pub(crate) aliases: Vec<(Row, String)>,
}

/// A value of it.
pub(crate) struct Row {
    pub(crate) doc: String,
    pub(crate) ident: String,
    /// As it is written: `7`, `0x07`.
    pub(crate) code: String,
    /// Name in the specification.
    pub(crate) name: String,
    /// Assembler text.
    pub(crate) text: Option<String>,
}

/// ```ignore
/// openvisa_codec::enumeration! {
///     /// How the predicate bits are joined before they are used.
///     ///
///     /// `specs/fields.md:45`
///     pub enum PredicateCombine: u8 {
///         /// none. `specs/fields.md:47`
///         None = 0, "none", None;
///     }
/// }
/// ```
pub(crate) fn write(enumerations: &[Enumeration], out: &mut String) {
    // Writing to a string cannot fail, here and below.
    for (index, enumeration) in enumerations.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        out.push_str("openvisa_codec::enumeration! {\n");
        for (index, paragraph) in enumeration.docs.iter().filter(|p| !p.is_empty()).enumerate() {
            let blank = if index > 0 { "    ///\n" } else { "" };
            let _ = writeln!(out, "{blank}    /// {paragraph}");
        }
        let _ = writeln!(out, "    pub enum {}: u{} {{", enumeration.name, enumeration.bits);
        for row in &enumeration.rows {
            row.write("", out);
        }
        if !enumeration.aliases.is_empty() {
            out.push_str("    } also {\n");
            for (row, target) in &enumeration.aliases {
                row.write(format_args!("{target}, "), out);
            }
        }
        out.push_str("    }\n}\n");
    }
}

impl Row {
    fn write(&self, target: impl Display, out: &mut String) {
        let Self { doc, ident, code, name, text } = self;
        let _ = writeln!(out, "        /// {doc}\n        {ident} = {target}{code}, {name:?}, {text:?};");
    }
}
