//! Splits a source text into statements: lines without their comments. For example, `a // b` is the
//! statement `a` and a comment.

use alloc::borrow::Cow;
use alloc::string::String;
use core::ops::Range;
use openvisa_isa::Directive;

/// A statement: usually one line. A block comment or a backslash at the end of a line joins it with
/// the next line.
#[derive(Clone, Debug)]
pub(super) struct Statement<'s> {
    /// The byte offset in the source.
    pub(super) start: usize,
    /// The text, with the byte offsets of the source. Block comments and line joins inside it are
    /// replaced by blanks; a comment at its end is cut off.
    pub(super) code: Cow<'s, str>,
    /// The byte range in the source of the comment at the end, with its slashes.
    pub(super) comment: Option<Range<usize>>,
    /// Whether block comments or line joins were replaced by blanks.
    pub(super) blanked: bool,
    /// The byte offset in the source of a block comment that does not end.
    pub(super) unclosed: Option<usize>,
}

/// The byte order mark that some editors write before a text. It is skipped.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// An iterator over the statements of a source. A line without a statement is a statement with
/// empty text.
pub(super) struct Statements<'s> {
    source: &'s str,
    at: usize,
    /// The offset of the last mark that was found: a slash, quote or backslash, which may end the
    /// plain part of a line.
    mark: usize,
}

/// The directives that can begin an assembler text. A missing version is accepted, to report it.
const FIRST_DIRECTIVES: [Directive; 3] = [Directive::Version, Directive::Kernel, Directive::GlobalFunction];

/// Returns whether `source` is assembler text. Only the first statement is examined: `.version`,
/// `.kernel` and `.global_function` can begin a text.
///
/// ```
/// assert!(openvisa::text::is_assembler_text("// saxpy\n.version 3.6\n"));
/// assert!(!openvisa::text::is_assembler_text("{\"version\": \"3.6\"}"));
/// ```
pub fn is_assembler_text(source: &str) -> bool {
    let first = Statements::new(source).find(|statement| !statement.code.trim_start().is_empty());
    first.is_some_and(|first| {
        FIRST_DIRECTIVES.iter().any(|directive| first.code.trim_start().starts_with(directive.word()))
    })
}

impl<'s> Statements<'s> {
    pub(super) fn new(source: &'s str) -> Self {
        let at = if source.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 };
        Self { source, at, mark: 0 }
    }

    /// Returns the offset of the first mark from `from` on, or the end of the source. The result is
    /// memoised.
    #[inline]
    fn next_mark(&mut self, from: usize) -> usize {
        if self.mark < from || self.mark == 0 {
            let bytes = self.source.as_bytes();
            self.mark = memchr::memchr3(b'/', b'"', b'\\', &bytes[from..]).map_or(bytes.len(), |found| from + found);
        }
        self.mark
    }
}

impl<'s> Iterator for Statements<'s> {
    type Item = Statement<'s>;

    fn next(&mut self) -> Option<Statement<'s>> {
        let bytes = self.source.as_bytes();
        let start = self.at;
        if start >= bytes.len() {
            return None;
        }
        let end = end_of_line(bytes, start);
        // A mark ends the plain part of a line, except a single slash.
        let mut from = start;
        loop {
            let at = self.next_mark(from);
            if at >= end {
                break;
            }
            match (bytes[at], bytes.get(at + 1)) {
                (b'/', Some(b'/')) => {
                    self.at = (end + 1).min(bytes.len());
                    let code = Cow::Borrowed(trim_end(&self.source[start..at]));
                    return Some(Statement { start, code, comment: Some(at..end), blanked: false, unclosed: None });
                }
                (b'/', next) if next != Some(&b'*') => from = at + 1,
                _ => return Some(self.read_complex_statement(start)),
            }
        }
        self.at = (end + 1).min(bytes.len());
        Some(Statement {
            start,
            code: Cow::Borrowed(trim_end(&self.source[start..end])),
            comment: None,
            blanked: false,
            unclosed: None,
        })
    }
}

impl<'s> Statements<'s> {
    /// Reads a statement that has strings, block comments or joined lines.
    fn read_complex_statement(&mut self, start: usize) -> Statement<'s> {
        let bytes = self.source.as_bytes();
        let mut blanks: alloc::vec::Vec<Range<usize>> = alloc::vec::Vec::new();
        let mut at = start;
        let (mut comment, mut unclosed) = (None, None);
        let end = loop {
            match bytes.get(at) {
                None | Some(b'\n') => break at,
                Some(b'/') if bytes.get(at + 1) == Some(&b'/') => {
                    let end = end_of_line(bytes, at);
                    comment = Some(at..end);
                    break at;
                }
                Some(b'/') if bytes.get(at + 1) == Some(&b'*') => {
                    let close = self.source[at + 2..].find("*/").map(|found| at + 2 + found + 2);
                    unclosed = unclosed.or(Some(at).filter(|_| close.is_none()));
                    let close = close.unwrap_or(bytes.len());
                    blanks.push(at..close);
                    at = close;
                }
                Some(b'\\') => match joined_line_start(bytes, at) {
                    Some(next) => {
                        blanks.push(at..next);
                        at = next;
                    }
                    None => at += 1,
                },
                Some(b'"') => at = end_of_string(bytes, at),
                Some(_) => at += 1,
            }
        };
        self.at = comment.as_ref().map_or(end, |c| c.end).saturating_add(1).min(bytes.len());
        let piece = &self.source[start..end];
        let blanked = !blanks.is_empty();
        let code = if blanked { Cow::Owned(blank_out(piece, start, &blanks)) } else { Cow::Borrowed(trim_end(piece)) };
        Statement { start, code, comment, blanked, unclosed }
    }
}

/// Replaces the given byte ranges of the source by blanks in `piece`, which begins at byte `start`.
fn blank_out(piece: &str, start: usize, places: &[Range<usize>]) -> String {
    let mut out = String::with_capacity(piece.len());
    let mut at = 0;
    for place in places {
        out.push_str(&piece[at..place.start - start]);
        out.extend(core::iter::repeat_n(' ', place.len()));
        at = place.end - start;
    }
    out.push_str(&piece[at..]);
    out.truncate(out.trim_ascii_end().len());
    out
}

fn trim_end(piece: &str) -> &str {
    piece.trim_ascii_end()
}

fn end_of_line(bytes: &[u8], at: usize) -> usize {
    memchr::memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |found| at + found)
}

/// Returns the offset after the closing quote, or of the end of the line if there is none.
fn end_of_string(bytes: &[u8], open: usize) -> usize {
    let mut at = open + 1;
    loop {
        match bytes.get(at) {
            None | Some(b'\n') => return at,
            Some(b'"') => return at + 1,
            Some(b'\\') if bytes.get(at + 1).is_some_and(|b| *b != b'\n') => at += 2,
            Some(_) => at += 1,
        }
    }
}

/// Returns the offset of the next line if only blanks separate the backslash from the end of its
/// line.
fn joined_line_start(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = bytes[at + 1..].iter().position(|b| !matches!(b, b' ' | b'\t' | b'\r'))?;
    (bytes[at + 1 + rest] == b'\n').then_some(at + 1 + rest + 1)
}

/// Converts byte offsets of a text to line numbers.
///
/// Offsets may come in any order. The cost of a lookup is proportional to the distance from the
/// previous offset.
///
/// ```
/// let mut lines = openvisa::text::Locator::new("a\nb\nc\n");
/// assert_eq!((lines.line(4), lines.line(2)), (3, 2));
/// ```
#[derive(Clone, Debug)]
pub struct Locator<'s> {
    source: &'s str,
    at: usize,
    line: u32,
    /// Number of bytes scanned for line ends.
    #[cfg(test)]
    counted: usize,
}

impl<'s> Locator<'s> {
    /// Creates a locator for a text.
    #[must_use]
    pub const fn new(source: &'s str) -> Self {
        Self {
            source,
            at: 0,
            line: 1,
            #[cfg(test)]
            counted: 0,
        }
    }

    /// Returns the source text.
    #[must_use]
    pub const fn source(&self) -> &'s str {
        self.source
    }

    /// Returns the number of the line that contains the byte at offset `place`, from 1. An offset
    /// behind the end is in the last line.
    pub fn line(&mut self, place: usize) -> u32 {
        let place = place.min(self.source.len());
        if place < self.at / 2 {
            (self.at, self.line) = (0, 1);
        }
        let passed = &self.source.as_bytes()[self.at.min(place)..self.at.max(place)];
        #[cfg(test)]
        {
            self.counted += passed.len();
        }
        let lines = passed.iter().filter(|b| **b == b'\n').count() as u32;
        self.line = if place < self.at { self.line.saturating_sub(lines) } else { self.line.saturating_add(lines) };
        self.at = place;
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn split_codes(source: &str) -> Vec<(usize, String)> {
        Statements::new(source).map(|s| (s.start, s.code.into_owned())).collect()
    }

    #[test]
    fn comments_are_no_text_but_slashes_in_strings_are() {
        assert_eq!(split_codes("a // b\n.x \"//\" // c\n"), [(0, "a".into()), (7, ".x \"//\"".into())]);
    }

    #[test]
    fn block_comments_and_backslashes_join_lines_without_moving_anything() {
        assert_eq!(split_codes("a /* b\nc */ d\ne"), [(0, "a           d".into()), (14, "e".into())]);
        assert_eq!(split_codes("a \\\nb\nc"), [(0, "a   b".into()), (6, "c".into())]);
        assert_eq!(split_codes("a /* b"), [(0, "a".into())]);
    }

    #[test]
    fn a_byte_order_mark_is_no_text() {
        assert_eq!(split_codes("\u{feff}a \"b\"\nc"), [(3, "a \"b\"".into()), (9, "c".into())]);
    }

    #[test]
    fn a_string_ends_with_its_line() {
        assert_eq!(split_codes("a \"b\nc"), [(0, "a \"b".into()), (5, "c".into())]);
        assert_eq!(split_codes("a \"b\\\"//\" c"), [(0, "a \"b\\\"//\" c".into())]);
    }

    #[test]
    fn line_lookup_cost_is_proportional_to_the_distance() {
        let source = "0123456\n".repeat(1_000);
        let mut lines = Locator::new(&source);
        for line in 0..1_000 {
            for column in [6, 2, 4, 0] {
                assert_eq!(lines.line(8 * line + column), line as u32 + 1);
            }
        }
        assert!(lines.counted < 4 * source.len(), "{} bytes were counted of {}", lines.counted, source.len());
        for place in [7_999, 4_007, 4_008, 5, 7_992, 0] {
            assert_eq!(lines.line(place), place as u32 / 8 + 1);
        }
    }
}
