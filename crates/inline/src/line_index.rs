//! Finds the line of a byte offset, and makes findings about byte ranges.
//!
//! For example, in `a\nb`, byte 2 is in line 1, counted from 0.

use openvisa_findings::{Finding, SourceRange};
use std::ops::Range;

/// A source, and the starts of its lines.
#[derive(Debug)]
pub(crate) struct LineIndex<'s> {
    pub(crate) source: &'s str,
    starts: Vec<usize>,
}

impl<'s> LineIndex<'s> {
    pub(crate) fn new(source: &'s str) -> Self {
        let ends = source.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self { source, starts: std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect() }
    }

    /// Returns the number of the line that contains a byte, from 0.
    pub(crate) fn line(&self, at: usize) -> usize {
        self.starts.partition_point(|start| *start <= at).saturating_sub(1)
    }

    /// Returns the lines and columns of a byte range, from 1.
    pub(crate) fn range(&self, span: &Range<usize>) -> SourceRange {
        SourceRange::new(self.source, span, |at| u32::try_from(self.line(at)).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// Makes an error at a byte range of the source. `block` is the statement that has the block.
    pub(crate) fn error(&self, code: &str, message: String, span: &Range<usize>, block: &Range<usize>) -> Finding {
        let finding = Finding { block: Some(self.range(block)), ..Finding::error(code, message) };
        finding.move_to_range(self.source, self.range(span))
    }
}
