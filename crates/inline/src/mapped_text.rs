//! Text with the place in the source of each of its bytes.
//!
//! For example, the C string `"a\n"` has the text `a` and a line feed. The line feed maps to the
//! two bytes of the escape.

use std::ops::Range;

/// A text that was put together from pieces of a source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MappedText {
    text: String,
    /// The pieces in order of their offset in the text.
    pieces: Vec<MappedPiece>,
}

/// A piece of a text, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MappedPiece {
    /// Byte offset in the text.
    start: usize,
    origin: Origin,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    /// The bytes are those of the source from this offset on.
    Copied(usize),
    /// The whole piece replaces a byte range of the source, for example an escape.
    Replaced(Range<usize>),
    /// The piece has no place in the source.
    Added,
}

impl MappedText {
    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the length of the text in bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// Returns whether the text has no bytes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Appends bytes of the source. `at` is their byte offset in it.
    pub fn push_copied(&mut self, text: &str, at: usize) {
        if text.is_empty() {
            return;
        }
        let start = self.text.len();
        let follows = self.pieces.last().is_some_and(
            |last| matches!(last.origin, Origin::Copied(from) if from.checked_add(start - last.start) == Some(at)),
        );
        if !follows {
            self.pieces.push(MappedPiece { start, origin: Origin::Copied(at) });
        }
        self.text.push_str(text);
    }

    /// Appends a text that replaces a byte range of the source.
    pub fn push_replaced(&mut self, text: &str, source: Range<usize>) {
        self.push(text, Origin::Replaced(source));
    }

    /// Appends a text that has no place in the source.
    pub fn push_added(&mut self, text: &str) {
        self.push(text, Origin::Added);
    }

    fn push(&mut self, text: &str, origin: Origin) {
        if !text.is_empty() {
            self.pieces.push(MappedPiece { start: self.text.len(), origin });
            self.text.push_str(text);
        }
    }

    /// Appends another text with its places.
    pub fn append(&mut self, other: &Self) {
        self.append_range(other, 0..other.len());
    }

    /// Appends a byte range of another text with its places. The range is cut to the text, and is
    /// empty if it does not begin and end at characters.
    pub fn append_range(&mut self, other: &Self, range: Range<usize>) {
        let mut at = range.start;
        while at < range.end {
            let Some(index) = other.piece_at(at) else { return };
            let piece = &other.pieces[index];
            let end = other.piece_end(index).min(range.end);
            let Some(text) = other.text.get(at..end) else { return };
            match &piece.origin {
                Origin::Copied(from) => self.push_copied(text, from + (at - piece.start)),
                Origin::Replaced(source) => self.push_replaced(text, source.clone()),
                Origin::Added => self.push_added(text),
            }
            at = end;
        }
    }

    /// Returns the byte range of the source that a byte range of the text comes from, or `None` if
    /// none of its bytes has a place in the source.
    ///
    /// An empty range has the place before its next byte. If the bytes come from places that are
    /// not in ascending order, as with a macro, the range ends with the piece that it begins in.
    #[must_use]
    pub fn source_range(&self, range: Range<usize>) -> Option<Range<usize>> {
        if range.start >= range.end {
            return self.source_of_byte(range.start).map(|source| source.start..source.start).or_else(|| {
                let last = range.start.min(self.len()).checked_sub(1)?;
                self.source_of_byte(last).map(|source| source.end..source.end)
            });
        }
        let first = (range.start..range.end).find_map(|at| Some((at, self.source_of_byte(at)?)));
        let (at, start) = first?;
        let last = (at..range.end).rev().find_map(|at| self.source_of_byte(at)).unwrap_or(start.clone());
        let end = if last.end > start.start { last.end } else { self.end_of_piece_in_source(at, range.end) };
        Some(start.start..end.max(start.end))
    }

    /// Returns the end in the source of the piece that contains the byte `at`, up to the byte
    /// `end`.
    fn end_of_piece_in_source(&self, at: usize, end: usize) -> usize {
        let end = self.piece_at(at).map_or(at + 1, |index| self.piece_end(index).min(end));
        self.source_of_byte(end.saturating_sub(1)).map_or(0, |source| source.end)
    }

    /// Returns the byte offset in the text of a byte offset of the source: before the byte that
    /// begins there, or after the one that ends there. Returns `None` if there is neither.
    #[must_use]
    pub fn text_offset(&self, source: usize) -> Option<usize> {
        self.pieces.iter().enumerate().find_map(|(index, piece)| {
            let end = self.piece_end(index);
            match &piece.origin {
                Origin::Copied(from) => {
                    let offset = source.checked_sub(*from)?;
                    (offset <= end - piece.start).then_some(piece.start + offset)
                }
                Origin::Replaced(place) if place.end == source => Some(end),
                Origin::Replaced(place) if place.start == source => Some(piece.start),
                Origin::Replaced(_) | Origin::Added => None,
            }
        })
    }

    fn source_of_byte(&self, at: usize) -> Option<Range<usize>> {
        let piece = &self.pieces[self.piece_at(at)?];
        match &piece.origin {
            Origin::Copied(from) => Some(from + (at - piece.start)..from + (at - piece.start) + 1),
            Origin::Replaced(source) => Some(source.clone()),
            Origin::Added => None,
        }
    }

    /// Returns the index of the piece that contains a byte.
    fn piece_at(&self, at: usize) -> Option<usize> {
        if at >= self.len() {
            return None;
        }
        self.pieces.partition_point(|piece| piece.start <= at).checked_sub(1)
    }

    fn piece_end(&self, index: usize) -> usize {
        self.pieces.get(index + 1).map_or(self.len(), |next| next.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_maps_to_its_place_and_an_escape_to_all_its_bytes() {
        let mut text = MappedText::default();
        text.push_copied("add", 10);
        text.push_replaced("\n", 13..15);
        text.push_copied("x", 18);
        assert_eq!(text.as_str(), "add\nx");
        assert_eq!(text.source_range(0..3), Some(10..13));
        assert_eq!(text.source_range(3..4), Some(13..15));
        assert_eq!(text.source_range(1..5), Some(11..19));
        assert_eq!(text.source_range(5..5), Some(19..19));
        let offsets = [9, 10, 13, 14, 15, 16, 18, 19].map(|source| text.text_offset(source));
        assert_eq!(offsets, [None, Some(0), Some(3), None, Some(4), None, Some(4), Some(5)]);
    }

    #[test]
    fn a_range_over_a_macro_ends_where_its_first_piece_ends() {
        let mut text = MappedText::default();
        text.push_copied("abc", 100);
        text.push_copied("def", 10);
        assert_eq!(text.source_range(1..5), Some(101..103));
        assert_eq!(text.source_range(4..5), Some(11..12));
    }

    #[test]
    fn a_text_without_a_source_has_no_place() {
        let mut text = MappedText::default();
        text.push_added("x");
        assert_eq!(text.source_range(0..1), None);
        text.push_copied("y", 3);
        assert_eq!(text.source_range(0..2), Some(3..4));
    }

    #[test]
    fn a_part_of_a_text_keeps_its_places() {
        let (mut whole, mut part) = (MappedText::default(), MappedText::default());
        whole.push_copied("abc", 5);
        whole.push_replaced("\n", 8..10);
        part.append_range(&whole, 1..4);
        assert_eq!((part.as_str(), part.source_range(0..3)), ("bc\n", Some(6..10)));
    }
}
