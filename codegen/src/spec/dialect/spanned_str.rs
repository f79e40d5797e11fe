//! Pieces of source text that know their byte offset.

use std::ops::Range;

/// Characters that may surround words: blanks, tabs and carriage returns. Other white space is
/// reported as an odd character.
pub(crate) const BLANKS: [char; 3] = [' ', '\t', '\r'];

/// A part of a file's text with its byte offset. Splitting a piece keeps the offsets correct.
///
/// For example, splitting `a, b` at offset 10 by `,` gives `a` at 10 and ` b` at 12.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpannedStr<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> SpannedStr<'a> {
    pub(crate) const fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// Returns the byte range of the piece.
    pub(crate) const fn range(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    pub(crate) const fn end(self) -> usize {
        self.at + self.text.len()
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    pub(crate) fn trim_start(self) -> Self {
        let text = self.text.trim_start_matches(BLANKS);
        Self::new(text, self.at + self.text.len() - text.len())
    }

    pub(crate) fn trim_end(self) -> Self {
        Self::new(self.text.trim_end_matches(BLANKS), self.at)
    }

    pub(crate) fn trim(self) -> Self {
        self.trim_start().trim_end()
    }

    /// Splits at a byte offset, which must be a character boundary.
    pub(crate) fn split_at(self, offset: usize) -> (Self, Self) {
        let (left, right) = self.text.split_at_checked(offset).unwrap_or((self.text, ""));
        (Self::new(left, self.at), Self::new(right, self.at + left.len()))
    }

    /// Splits at the first occurrence of a separator.
    pub(crate) fn split_once(self, separator: &str) -> Option<(Self, Self)> {
        let offset = self.text.find(separator)?;
        Some((self.split_at(offset).0, self.split_at(offset + separator.len()).1))
    }

    pub(crate) fn strip_prefix(self, prefix: &str) -> Option<Self> {
        let text = self.text.strip_prefix(prefix)?;
        Some(Self::new(text, self.at + prefix.len()))
    }

    pub(crate) fn strip_suffix(self, suffix: &str) -> Option<Self> {
        Some(Self::new(self.text.strip_suffix(suffix)?, self.at))
    }

    /// Iterates over the parts between separators.
    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Self::new(text, at);
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// Splits after the longest prefix whose characters satisfy `fits`.
    pub(crate) fn take_while(self, fits: impl Fn(char) -> bool) -> (Self, Self) {
        self.split_at(self.text.find(|c| !fits(c)).unwrap_or(self.text.len()))
    }
}

/// Returns whether a text is an identifier: letters, digits and `_`, and no digit first.
pub(crate) fn is_identifier(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
        && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Returns whether a text is an instruction name: an identifier that may begin with a digit
/// (`3D_LOAD`).
pub(crate) fn is_mnemonic(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_keep_their_place() {
        let piece = SpannedStr::new("  a, bc,d ", 10);
        assert_eq!(piece.trim().range(), 12..19);
        let parts: Vec<_> = piece.trim().split(',').map(|p| (p.trim().text, p.trim().at)).collect();
        assert_eq!(parts, [("a", 12), ("bc", 15), ("d", 18)]);
        let (before, after) = piece.split_once(", ").expect("is there");
        assert_eq!((before.text, after.text, after.at), ("  a", "bc,d ", 15));
    }

    #[test]
    fn a_cut_within_a_character_takes_all() {
        let (left, right) = SpannedStr::new("é", 0).split_at(1);
        assert_eq!((left.text, right.text), ("é", ""));
    }

    #[test]
    fn names() {
        assert!(is_identifier("Src0") && is_identifier("_x") && !is_identifier("3D") && !is_identifier(""));
        assert!(is_mnemonic("3D_LOAD") && !is_mnemonic("a b") && !is_mnemonic(""));
    }
}
