//! Converts byte offsets to positions of the protocol, which count UTF-16 code units.
//!
//! For example, in `é x` the `x` is at byte 3 and at character 2.

use lsp_types::{Position, Range as PositionRange, TextDocumentContentChangeEvent};
use std::ops::Range;

/// The starts of the lines of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineTable {
    starts: Vec<usize>,
}

impl LineTable {
    /// Finds the lines of a text. A line ends with a line feed, or with a carriage return that no
    /// line feed follows.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let ends = bytes.iter().enumerate().filter(|(at, byte)| match byte {
            b'\n' => true,
            b'\r' => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        });
        Self { starts: std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect() }
    }

    /// Returns the position of a byte offset. An offset inside a character is that of its start.
    #[must_use]
    pub fn position(&self, text: &str, offset: usize) -> Position {
        let offset = (0..=offset.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let line = self.starts.partition_point(|start| *start <= offset).saturating_sub(1);
        let start = self.starts.get(line).copied().unwrap_or(0);
        let before = text.get(start..offset).unwrap_or_default();
        let units = if before.is_ascii() { before.len() } else { before.encode_utf16().count() };
        Position { line: to_u32(line), character: to_u32(units) }
    }

    /// Returns the range of positions of a byte range.
    #[must_use]
    pub fn range(&self, text: &str, span: &Range<usize>) -> PositionRange {
        PositionRange { start: self.position(text, span.start), end: self.position(text, span.end.max(span.start)) }
    }

    /// Returns the byte offset of a position. A position behind the end of its line is that end,
    /// and a position behind the last line is the end of the text.
    #[must_use]
    pub fn offset(&self, text: &str, position: Position) -> usize {
        let Some(start) = self.starts.get(position.line as usize).copied() else { return text.len() };
        let end = self.starts.get(position.line as usize + 1).copied().unwrap_or(text.len());
        let line = text.get(start..end).unwrap_or_default().trim_end_matches(['\r', '\n']);
        let mut units = 0;
        for (at, character) in line.char_indices() {
            if units >= position.character as usize {
                return start + at;
            }
            units += character.len_utf16();
        }
        start + line.len()
    }

    /// Applies a change to the text, and finds its lines anew. A change without a range replaces
    /// the text.
    pub fn apply_change(&mut self, text: &mut String, change: TextDocumentContentChangeEvent) {
        match change.range {
            None => *text = change.text,
            Some(range) => {
                let start = self.offset(text, range.start);
                let end = self.offset(text, range.end).max(start);
                text.replace_range(start..end, &change.text);
            }
        }
        *self = Self::new(text);
    }
}

/// Returns the byte range of the word at a byte offset: letters, digits and `_`. A place directly
/// after a word belongs to it; without one, the range is empty.
#[must_use]
pub fn word_at(text: &str, offset: usize) -> Range<usize> {
    let bytes = text.as_bytes();
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let offset = offset.min(bytes.len());
    let start = offset - bytes[..offset].iter().rev().take_while(|byte| is_part(byte)).count();
    let end = offset + bytes[offset..].iter().take_while(|byte| is_part(byte)).count();
    start..end
}

fn to_u32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_holds_its_end_and_no_other_sign() {
        for (offset, word) in [(0, "add"), (3, "add"), (4, ""), (6, "Src_0"), (99, "")] {
            let text = "add  <Src_0> é";
            assert_eq!(&text[word_at(text, offset)], word, "{offset}");
        }
    }

    #[test]
    fn columns_count_utf16_code_units() {
        // Letters of 1, 2, 3 and 4 bytes; the last has two code units.
        let text = "aé€😀x\r\nb\n";
        let table = LineTable::new(text);
        let expected = [(0, (0, 0)), (1, (0, 1)), (3, (0, 2)), (6, (0, 3)), (10, (0, 5)), (11, (0, 6)), (13, (1, 0))];
        for (offset, (line, character)) in expected {
            assert_eq!(table.position(text, offset), Position { line, character }, "{offset}");
            assert_eq!(table.offset(text, Position { line, character }), offset);
        }
    }

    #[test]
    fn each_boundary_maps_to_a_position_and_back() {
        let text = "\u{feff}.decl ä v_type=G // 😀😀 €\n\nmov é\u{301} ß\n😀";
        let table = LineTable::new(text);
        for (offset, _) in text.char_indices().chain([(text.len(), ' ')]) {
            assert_eq!(table.offset(text, table.position(text, offset)), offset, "{offset}");
        }
    }

    #[test]
    fn positions_outside_of_the_text_are_its_nearest_ends() {
        let text = "ab\r\ncd";
        let table = LineTable::new(text);
        assert_eq!(table.offset(text, Position { line: 0, character: 99 }), 2);
        assert_eq!(table.offset(text, Position { line: u32::MAX, character: 0 }), text.len());
        assert_eq!(table.position(text, usize::MAX), Position { line: 1, character: 2 });
    }
}
