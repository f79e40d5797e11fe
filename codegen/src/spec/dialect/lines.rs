//! Lines of a document, and their classification.
//!
//! The dialect is defined by lines, and upstream documents indent and fence lists and tables so
//! that Markdown no longer sees them. Sections are therefore read line by line. This module
//! determines for each line whether it is in a fence or a comment.
//!
//! A fence that is never closed would hide the rest of a page. It therefore ends at the first line
//! that is certainly not code, for example the heading `## Text`.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::spanned_str::{BLANKS, SpannedStr};
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::{FileId, Name, Span, Spanned};
use std::ops::Range;

/// The kind of a line, independent of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    /// Only blanks, outside of fences.
    Blank,
    /// A line of a comment.
    Comment,
    /// A line that opens or closes a fence.
    Fence,
    /// A line inside a fence.
    Fenced,
    /// Any other line.
    Plain,
}

/// A line of a document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) kind: LineKind,
    /// Byte offset of the first byte.
    pub(crate) start: usize,
    /// Byte offset of the first byte that is not blank.
    pub(crate) body: usize,
    /// Byte offset after the last byte that is not blank.
    pub(crate) end: usize,
    /// Column of the first byte that is not blank, from 0. A tab advances to the next multiple of
    /// four.
    pub(crate) indent: usize,
}

/// A document, split into classified lines.
pub(crate) struct Page<'a> {
    pub(crate) sources: &'a Sources,
    pub(crate) file: FileId,
    pub(crate) text: &'a str,
    /// True if the folder is strict.
    pub(crate) strict: bool,
    pub(crate) lines: Vec<Line>,
}

impl<'a> Page<'a> {
    /// Splits a file into lines. `never_code` returns whether a line certainly is not code, and
    /// therefore ends an unclosed fence.
    pub(crate) fn new(
        sources: &'a Sources,
        file: FileId,
        strict: bool,
        never_code: fn(&str) -> bool,
        out: &mut Diagnostics,
    ) -> Self {
        let text = sources.file(file).text.as_str();
        let mut page = Self { sources, file, text, strict, lines: split_lines(text) };
        classify(&mut page, never_code, out);
        page
    }

    /// Returns the words of a line, without surrounding blanks.
    pub(crate) fn body(&self, line: usize) -> SpannedStr<'a> {
        self.lines.get(line).map_or(SpannedStr::new("", self.text.len()), |l| self.piece(l.body..l.end))
    }

    /// Returns a part of the text.
    pub(crate) fn piece(&self, range: Range<usize>) -> SpannedStr<'a> {
        SpannedStr::new(self.text.get(range.clone()).unwrap_or(""), range.start)
    }

    /// Returns the span of a byte range in this file.
    pub(crate) fn span(&self, range: Range<usize>) -> Span {
        self.sources.span(self.file, range)
    }

    /// Returns an owned copy of a piece with its span.
    pub(crate) fn name(&self, piece: SpannedStr<'_>) -> Name {
        Spanned::new(piece.text.to_owned(), self.span(piece.range()))
    }

    /// Returns the span of a line's words.
    pub(crate) fn line_span(&self, line: usize) -> Span {
        self.span(self.body(line).range())
    }

    /// Returns the kind of a line. Lines past the end are blank.
    pub(crate) fn kind(&self, line: usize) -> LineKind {
        self.lines.get(line).map_or(LineKind::Blank, |l| l.kind)
    }

    /// Returns the column of a line's first word.
    pub(crate) fn indent(&self, line: usize) -> usize {
        self.lines.get(line).map_or(0, |l| l.indent)
    }

    /// Iterates over the lines of a range that are neither blank nor comments.
    pub(crate) fn written(&self, lines: Range<usize>) -> impl Iterator<Item = usize> {
        lines.filter(|i| !matches!(self.kind(*i), LineKind::Blank | LineKind::Comment))
    }

    /// Reports a line whose indentation differs from `wanted` columns, with an edit.
    pub(crate) fn check_indent(&self, line: usize, wanted: usize, what: &str, out: &mut Diagnostics) {
        let Some(l) = self.lines.get(line) else { return };
        let blanks = &self.text[l.start..l.body];
        // Tabs are reported separately.
        if l.indent != wanted && !blanks.contains('\t') {
            let span = self.line_span(line);
            let message = format!("{what} is indented by {} columns instead of {wanted}", l.indent);
            let finding = rules::INDENTATION.at(span, message).help(format!("indent it by {wanted} blanks"));
            out.push(finding.edit(self.span(l.start..l.body), " ".repeat(wanted)));
        }
    }

    /// Returns the text of a byte range on one line. Each line break, and the indentation after it,
    /// become as many blanks, so that offsets stay valid.
    pub(crate) fn flatten(&self, range: Range<usize>) -> String {
        let text = self.text.get(range).unwrap_or("");
        if !text.contains('\n') {
            return text.to_owned();
        }
        let mut flat = String::with_capacity(text.len());
        for (i, line) in text.split('\n').enumerate() {
            let words = if i == 0 { line } else { line.trim_start_matches(BLANKS) };
            flat.extend(std::iter::repeat_n(' ', usize::from(i > 0) + line.len() - words.len()));
            let kept = words.trim_end_matches(BLANKS);
            flat.push_str(kept);
            flat.extend(std::iter::repeat_n(' ', words.len() - kept.len()));
        }
        flat
    }
}

/// Splits a text into lines, each of them blank or plain.
fn split_lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut start = 0;
    for full in text.split_inclusive('\n') {
        let kept = full.trim_end_matches('\n').trim_end_matches(BLANKS);
        let words = kept.trim_start_matches(BLANKS);
        let blanks = kept.len() - words.len();
        let indent = kept[..blanks].bytes().fold(0, |column, b| match b {
            b'\t' => (column / 4 + 1) * 4,
            _ => column + 1,
        });
        let kind = if words.is_empty() { LineKind::Blank } else { LineKind::Plain };
        lines.push(Line { kind, start, body: start + blanks, end: start + kept.len(), indent });
        start += full.len();
    }
    lines
}

/// An open fence: its line, its character, and the number of characters.
struct OpenFence {
    line: usize,
    mark: u8,
    length: usize,
}

/// Marks lines of fences and comments, and reports fences and comments that are never closed.
fn classify(page: &mut Page<'_>, never_code: fn(&str) -> bool, out: &mut Diagnostics) {
    let last_comment_end = page.text.rfind("-->");
    let mut fence: Option<OpenFence> = None;
    let mut in_comment = false;
    for i in 0..page.lines.len() {
        let words = page.body(i);
        let kind = if in_comment {
            in_comment = !words.text.contains("-->");
            LineKind::Comment
        } else if let Some(open) = fence.take() {
            if never_code(words.text) && page.indent(i) == 0 {
                report_unclosed_fence(page, &open, i, out);
                LineKind::Plain
            } else if closes_fence(words.text, &open) {
                LineKind::Fence
            } else {
                fence = Some(open);
                LineKind::Fenced
            }
        } else if let Some((mark, length)) = opening_fence(words.text) {
            fence = Some(OpenFence { line: i, mark, length });
            LineKind::Fence
        } else if words.text.starts_with("<!--") {
            in_comment = !words.text.contains("-->");
            if in_comment && last_comment_end.is_none_or(|end| end < words.at) {
                in_comment = false;
                let finding = rules::UNCLOSED_COMMENT.at(page.span(words.range()), "this comment never ends");
                out.push(finding.help("close it with `-->`; Markdown shows nothing of what follows it"));
            }
            LineKind::Comment
        } else {
            page.lines[i].kind
        };
        page.lines[i].kind = kind;
    }
    if let Some(open) = fence {
        report_unclosed_fence(page, &open, page.lines.len(), out);
    }
}

/// Returns the character and the length of the fence that a line opens, or `None`.
fn opening_fence(words: &str) -> Option<(u8, usize)> {
    let mark = *words.as_bytes().first().filter(|b| matches!(b, b'`' | b'~'))?;
    let length = words.bytes().take_while(|b| *b == mark).count();
    let info = &words[length..];
    (length >= 3 && (mark == b'~' || !info.contains('`'))).then_some((mark, length))
}

/// Returns whether a line closes an open fence.
fn closes_fence(words: &str, open: &OpenFence) -> bool {
    words.len() >= open.length && words.bytes().all(|b| b == open.mark)
}

/// Reports a fence that is not closed before line `end`.
fn report_unclosed_fence(page: &Page<'_>, open: &OpenFence, end: usize, out: &mut Diagnostics) {
    let span = page.line_span(open.line);
    let last = (open.line..end).rev().find(|i| page.lines[*i].body < page.lines[*i].end).unwrap_or(open.line);
    if last == open.line {
        out.push(rules::UNCLOSED_FENCE.at(span, "this fence opens nothing").help(
            "perhaps it was to close a fence that is not opened above; Markdown takes everything below for code",
        ));
        return;
    }
    let at = page.lines[last].end;
    let mark = char::from(open.mark).to_string().repeat(open.length);
    out.push(
        rules::UNCLOSED_FENCE
            .at(span, "this fence is never closed")
            .also(page.line_span(last), "the last line that seems to belong to it")
            .help("add a closing fence; Markdown takes everything below for code")
            .edit(page.span(at..at), format!("\n{mark}")),
    );
}
