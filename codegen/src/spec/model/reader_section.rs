//! Sections of pages as readers see them: prose and tables, without a meaning for the generator.
//!
//! For example, the section `Constraints` of `inline_assembly.md` has a table with the row `rw.u`.

use crate::spec::span::Span;
use serde::Serialize;

/// A section: a heading, and what follows it up to the next heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReaderSection {
    /// The words of the heading.
    pub title: String,
    /// The place of the heading.
    pub span: Span,
    /// The Markdown text without its tables.
    pub text: String,
    /// The tables, as written.
    pub tables: Vec<ReaderTable>,
}

/// A table of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReaderTable {
    /// The headings of the columns.
    pub header: Vec<String>,
    /// The rows below them.
    pub rows: Vec<ReaderRow>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReaderRow {
    /// The line in the file, from 1.
    pub line: u32,
    /// The cells, as written.
    pub cells: Vec<String>,
}
