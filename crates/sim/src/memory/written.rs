//! Which bytes of a memory have been written.
//!
//! For example, after a store of 4 bytes at offset 62, the bytes 62 to 65 are written, which are
//! bits of two words.

use crate::sync::AtomicU64;
use crate::sync::Ordering::Relaxed;
use std::ops::Range;

/// Number of bytes that a word of the mask stands for.
const WORD_BYTES: usize = 64;

/// A bit mask with one bit for each byte that was written. Several threads may mark bytes.
#[derive(Debug, Default)]
pub(crate) struct WrittenBytes(Vec<AtomicU64>);

impl Clone for WrittenBytes {
    fn clone(&self) -> Self {
        Self(self.0.iter().map(|word| AtomicU64::new(word.load(Relaxed))).collect())
    }
}

impl WrittenBytes {
    /// Creates the mask of a memory of `len` bytes, of which none is written.
    pub(crate) fn new(len: usize) -> Self {
        let mut written = Self::default();
        written.grow(len);
        written
    }

    /// Makes room for at least `len` bytes.
    pub(crate) fn grow(&mut self, len: usize) {
        let words = len.div_ceil(WORD_BYTES);
        if words > self.0.len() {
            self.0.resize_with(words, || AtomicU64::new(0));
        }
    }

    /// Forgets all bytes, and the room for them.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Marks bytes as written. Bytes without room are ignored.
    #[inline]
    pub(crate) fn mark(&self, at: usize, size: usize) {
        for (word, mask) in self.words(at..at.saturating_add(size)) {
            if word.load(Relaxed) & mask != mask {
                word.fetch_or(mask, Relaxed);
            }
        }
    }

    /// Returns whether at least one of these bytes was written.
    #[inline]
    pub(crate) fn has_any(&self, at: usize, size: usize) -> bool {
        self.words(at..at.saturating_add(size)).any(|(word, mask)| word.load(Relaxed) & mask != 0)
    }

    /// Returns whether all of these bytes were written, and there is room for them.
    #[inline]
    pub(crate) fn has_all(&self, at: usize, size: usize) -> bool {
        let end = at.saturating_add(size);
        end <= self.0.len() * WORD_BYTES && self.words(at..end).all(|(word, mask)| word.load(Relaxed) & mask == mask)
    }

    /// Returns the words that have bits of these bytes, each with the mask of its bits.
    #[inline]
    fn words(&self, bytes: Range<usize>) -> impl Iterator<Item = (&AtomicU64, u64)> {
        let Range { start, end } = bytes;
        let first = start / WORD_BYTES;
        let last = if start < end { end.div_ceil(WORD_BYTES).min(self.0.len()) } else { first };
        let words = self.0.get(first..last).unwrap_or_default();
        words.iter().zip(first..).map(move |(word, index)| {
            let low = start.saturating_sub(index * WORD_BYTES);
            let count = (end - index * WORD_BYTES).min(WORD_BYTES) - low;
            (word, (u64::MAX >> (WORD_BYTES - count)) << low)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_marked_bytes_are_written() {
        for (at, size) in [(62, 4), (0, 64), (63, 1), (64, 130), (5, 0), (199, 1), (190, 100)] {
            let written = WrittenBytes::new(200);
            written.mark(at, size);
            let found: Vec<_> = (0..200).filter(|byte| written.has_any(*byte, 1)).collect();
            assert!((0..200).all(|byte| written.has_all(byte, 1) == written.has_any(byte, 1)));
            // The mask has room for whole words, so marked bytes beyond the end are not observed.
            let marked: Vec<_> = (at..(at + size).min(200)).collect();
            assert_eq!(found, marked, "{size} bytes at {at}");
        }
    }

    #[test]
    fn one_written_byte_of_several_suffices() {
        let written = WrittenBytes::new(256);
        written.mark(100, 1);
        assert!(written.has_any(0, 256) && written.has_any(98, 3) && written.has_any(100, 1));
        assert!(!written.has_any(0, 100) && !written.has_any(101, 155) && !written.has_any(1000, 8));
        assert!(!written.has_any(100, 0));
        assert!(written.has_all(100, 1) && !written.has_all(99, 2) && !written.has_all(100, 100));
    }
}
