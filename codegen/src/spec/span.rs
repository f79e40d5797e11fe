//! Places in source files.
//!
//! Every node of the model and every diagnostic has a [`Span`]. A span contains its line and
//! column, so that it can be serialised and printed without the file. For example,
//! `instructions/ADD.md:5` is the place of a span in line 5.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// A file of the specification: an index into [`Sources`](crate::spec::source::Sources).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(transparent)]
pub struct FileId(pub u16);

/// A byte range in a file, with the line and column of its start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Offset of the first byte, from 0.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
    /// Line of the first byte, from 1.
    pub line: u32,
    /// Column of the first byte in characters, from 1.
    pub column: u32,
}

impl Span {
    /// The start of the first file: the place of what no file states.
    pub const START: Self = Self { file: FileId(0), start: 0, end: 0, line: 1, column: 1 };
}

impl Default for Span {
    fn default() -> Self {
        Self::START
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}..{}", self.file.0, self.line, self.start, self.end)
    }
}

/// A value with its place in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The place of the value.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// Pairs a value with its place.
    pub const fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }

    /// Converts the value and keeps the place.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Spanned<U> {
        Spanned { value: f(self.value), span: self.span }
    }

    /// Borrows the value with its place.
    pub fn as_ref(&self) -> Spanned<&T> {
        Spanned { value: &self.value, span: self.span }
    }
}

impl<T: fmt::Display> fmt::Display for Spanned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

/// A name as written, with its place.
pub type Name = Spanned<String>;
