//! Parsers of the small languages inside a document: gates, formal sentences, expressions,
//! programs, templates, and enumerators.
//!
//! Each parser takes text with its place in a file, and returns a tree with spans, or [`Problem`]s.
//! For example, [`expr::parse`] turns `Op == 3` into a comparison. Parsers do not know the names of
//! a specification: [`lower`](crate::spec::lower) resolves whether `XEHP` is a platform. No input
//! causes a panic, nesting deeper than [`MAX_DEPTH`], or quadratic time.

pub(crate) mod enumerator;
pub(crate) mod expr;
mod formal;
pub(crate) mod gate;
mod indentation;
mod lexer;
pub(crate) mod pattern;
pub(crate) mod phrase;
pub(crate) mod program;
pub(crate) mod sentence;
pub(crate) mod template;

#[cfg(feature = "lsp")]
pub(crate) use expr::RESERVED_WORDS;
pub(crate) use indentation::indent_lines;
pub(crate) use openvisa_cli_support::nearest;

use crate::spec::dialect::raw::RawText;
use crate::spec::source::Sources;
use crate::spec::span::{Name, Span, Spanned};
use std::ops::Range;

/// Maximum nesting depth of expressions, blocks and options.
pub(crate) const MAX_DEPTH: usize = 64;

/// A part of a text with its place.
pub(crate) type Word<'t> = Spanned<&'t str>;

/// A problem of a text, with the range of the text that it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    /// Byte range in the text.
    pub(crate) range: Range<usize>,
    /// A description of the problem.
    pub(crate) message: String,
    /// A suggestion of what to do.
    pub(crate) help: Option<String>,
    /// The text that should replace the range, if it is certain.
    pub(crate) replacement: Option<String>,
}

impl Problem {
    /// Creates a problem at a range of the text.
    pub(crate) fn new(range: Range<usize>, message: impl Into<String>) -> Self {
        Self { range, message: message.into(), help: None, replacement: None }
    }

    /// Sets the suggestion of what to do.
    pub(crate) fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Sets the text that should replace the range.
    pub(crate) fn replace(mut self, text: impl Into<String>) -> Self {
        self.replacement = Some(text.into());
        self
    }
}

/// A text with its place in a file.
#[derive(Clone, Debug)]
pub(crate) struct SourceText<'a> {
    pub(crate) text: &'a str,
    sources: &'a Sources,
    origin: TextOrigin<'a>,
}

#[derive(Clone, Debug)]
enum TextOrigin<'a> {
    /// The text is identical to the bytes of the span.
    Exact(Span),
    /// The text was composed from the content of the span.
    Around(Span),
    /// Each line of the text, given by its start in the text, begins at an offset of the file.
    Lines { span: Span, starts: Vec<u32>, offsets: &'a [u32] },
}

impl<'a> SourceText<'a> {
    /// Creates a place for a text at `span`. If both have the same length, they correspond byte for
    /// byte.
    pub(crate) fn new(sources: &'a Sources, text: &'a str, span: Span) -> Self {
        let exact = (span.end - span.start) as usize == text.len();
        let origin = if exact { TextOrigin::Exact(span) } else { TextOrigin::Around(span) };
        Self { text, sources, origin }
    }

    /// Creates a place for the text of a name.
    pub(crate) fn name(sources: &'a Sources, name: &'a Name) -> Self {
        Self::new(sources, &name.value, name.span)
    }

    /// Creates a place for the text of a section.
    pub(crate) fn section(sources: &'a Sources, raw: &'a RawText) -> Self {
        let mut starts = vec![0];
        starts.extend(raw.text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i as u32 + 1));
        let origin = TextOrigin::Lines { span: raw.span, starts, offsets: &raw.line_offsets };
        Self { text: &raw.text, sources, origin }
    }

    /// Returns the place in the file of a range of the text.
    pub(crate) fn span(&self, range: Range<usize>) -> Span {
        match &self.origin {
            TextOrigin::Exact(span) => {
                let start = span.start as usize;
                self.sources.span(span.file, start + range.start..start + range.end.max(range.start))
            }
            TextOrigin::Around(span) => *span,
            TextOrigin::Lines { span, starts, offsets } => {
                let at = |offset: usize| {
                    let line = starts.partition_point(|s| *s as usize <= offset).checked_sub(1)?;
                    Some(*offsets.get(line)? as usize + (offset - starts[line] as usize))
                };
                match (at(range.start), at(range.end.max(range.start))) {
                    (Some(start), Some(end)) => self.sources.span(span.file, start..end.max(start)),
                    _ => *span,
                }
            }
        }
    }

    /// Returns a part of the text as a separate text. An invalid range gives an empty text.
    pub(crate) fn part(&self, range: Range<usize>) -> Self {
        let text = self.text.get(range.clone()).unwrap_or("");
        let span = self.span(range);
        let origin = match self.origin {
            TextOrigin::Exact(_) => TextOrigin::Exact(span),
            _ => TextOrigin::Around(span),
        };
        Self { text, sources: self.sources, origin }
    }

    /// Returns a part of the text with its place.
    pub(crate) fn word(&self, range: Range<usize>) -> Word<'a> {
        Spanned::new(self.text.get(range.clone()).unwrap_or(""), self.span(range))
    }

    /// Returns a part of the text with its place, as an owned name.
    pub(crate) fn own(&self, range: Range<usize>) -> Name {
        self.word(range).map(str::to_owned)
    }
}

/// Returns a range without the blanks at both ends.
pub(crate) fn trim(text: &str, range: Range<usize>) -> Range<usize> {
    let Some(part) = text.get(range.clone()) else { return range.start..range.start };
    let start = range.start + (part.len() - part.trim_start().len());
    start..start + part.trim().len()
}

/// Iterates over the ranges between commas, without blanks at their ends.
pub(crate) fn split_commas(text: &str, range: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut next = Some(range.start);
    std::iter::from_fn(move || {
        let start = next?;
        let part = text.get(start..range.end).unwrap_or("");
        let end = match part.find(',') {
            Some(at) => {
                next = Some(start + at + 1);
                start + at
            }
            None => {
                next = None;
                range.end
            }
        };
        Some(trim(text, start..end))
    })
}

/// Returns whether the text begins with a lower-case word, ignoring case.
pub(crate) fn starts_with_ignore_case(text: &str, word: &str) -> bool {
    text.get(..word.len()).is_some_and(|t| t.eq_ignore_ascii_case(word))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::spec::diagnostics::Diagnostics;
    use crate::spec::span::FileId;

    /// A file that holds `text`, for parser tests.
    pub(crate) fn source(text: &str) -> Sources {
        let mut sources = Sources::default();
        sources.add("instructions/TEST.md", text.as_bytes(), &mut Diagnostics::default());
        sources
    }

    /// The whole of that file.
    pub(crate) fn whole(sources: &Sources) -> SourceText<'_> {
        let text = &sources.file(FileId(0)).text;
        SourceText::new(sources, text, sources.span(FileId(0), 0..text.len()))
    }

    #[test]
    fn a_dedented_line_maps_back_to_its_column() {
        let sources = source("x\n    one\n    two three\n");
        let span = sources.span(FileId(0), 2..24);
        let raw = RawText { info: None, text: "one\ntwo three".into(), line_offsets: vec![6, 14], span };
        let place = SourceText::section(&sources, &raw);
        let three = place.span(8..13);
        assert_eq!((three.line, three.column, sources.text(three)), (3, 9, "three"));
    }

    #[test]
    fn commas_split_without_blanks() {
        let parts: Vec<_> = split_commas(" a, b ,c", 0..8).collect();
        assert_eq!(parts, [1..2, 4..5, 7..8]);
        assert_eq!(split_commas("", 0..0).next(), Some(0..0));
    }
}
