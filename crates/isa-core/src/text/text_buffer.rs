//! A growing buffer of text, optimised for short appends of constant size.
//!
//! For example, `out.name(b"V32")` appends `V32`, and `out.name(b"a b")` appends `"a b"`.

use super::template_table::Literal;
use alloc::vec::Vec;

/// A growing buffer of text. Names are copied as raw bytes, so the text is UTF-8 only if they are.
#[derive(Clone, Debug, Default)]
pub struct Printer {
    /// The text, followed by scratch space of arbitrary content. Short texts are written as blocks
    /// of constant size, because such a copy is one instruction rather than a call of `memcpy`.
    bytes: Vec<u8>,
    /// Length of the text in bytes.
    length: usize,
}

/// Minimum growth in bytes, so that few appends reallocate.
const MIN_GROWTH_BYTES: usize = 1 << 12;

impl Printer {
    /// Creates an empty buffer.
    pub const fn new() -> Self {
        Self { bytes: Vec::new(), length: 0 }
    }

    /// Creates an empty buffer with a capacity in bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { bytes: Vec::with_capacity(bytes), length: 0 }
    }

    /// Returns the text.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or(&[])
    }

    /// Converts the buffer to the text.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.bytes.truncate(self.length);
        self.bytes
    }

    /// Returns the length of the text in bytes.
    pub const fn len(&self) -> usize {
        self.length
    }

    /// Returns whether the text is empty.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Removes the text, and keeps the allocated memory.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Shortens the text to at most `length` bytes.
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// Grows the scratch space to at least `bytes` bytes.
    #[cold]
    fn grow(&mut self, bytes: usize) {
        self.bytes.truncate(self.length);
        let wanted = self.length + bytes.max(MIN_GROWTH_BYTES);
        // A buffer with enough capacity is not reallocated only for the minimum growth.
        let least = self.length + bytes;
        let wanted = if least <= self.bytes.capacity() { wanted.min(self.bytes.capacity()) } else { wanted };
        self.bytes.resize(wanted, 0);
    }

    /// Appends the first `length` bytes of a block. The whole block is copied, because a copy of
    /// constant size is faster.
    #[inline]
    pub fn block<const N: usize>(&mut self, block: &[u8; N], length: usize) {
        match self.bytes.get_mut(self.length..).and_then(|room| room.first_chunk_mut()) {
            Some(room) => {
                *room = *block;
                self.length += length.min(N);
            }
            None => self.grow_and_append_block(*block, length),
        }
    }

    /// Appends a block after growing the buffer.
    #[cold]
    #[inline(never)]
    fn grow_and_append_block<const N: usize>(&mut self, block: [u8; N], length: usize) {
        self.grow(N);
        if let Some(room) = self.bytes.get_mut(self.length..).and_then(|room| room.first_chunk_mut()) {
            *room = block;
            self.length += length.min(N);
        }
    }

    /// Appends all bytes of an array.
    #[inline]
    pub fn fixed<const N: usize>(&mut self, bytes: &[u8; N]) {
        self.block(bytes, N);
    }

    /// Ensures scratch space of at least `bytes` bytes.
    #[inline]
    pub(super) fn reserve(&mut self, bytes: usize) {
        if self.bytes.len() - self.length < bytes {
            self.grow(bytes);
        }
    }

    /// Appends a range of this text to `out`. At least 16 bytes must follow `start`.
    #[inline]
    pub(super) fn copy(&self, start: usize, length: usize, out: &mut Self) -> Option<()> {
        out.block::<16>(self.bytes.get(start..)?.first_chunk()?, length);
        if length > 16 {
            out.bytes(self.bytes.get(start + 16..start + length)?);
        }
        Some(())
    }

    /// Appends a word of up to eight characters, as packed by
    /// [`packed`](super::template_table::packed).
    #[inline]
    pub fn packed(&mut self, word: u64) {
        self.block(&word.to_le_bytes(), 8 - word.leading_zeros() as usize / 8);
    }

    /// Appends literal characters of a template.
    #[inline]
    pub(super) fn literal(&mut self, literal: &Literal) {
        if literal.text.len() <= literal.block.len() {
            self.block(&literal.block, literal.text.len());
        } else {
            self.text(literal.text);
        }
    }

    /// Appends a string.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Appends bytes.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.bytes.len() - self.length < bytes.len() {
            self.grow(bytes.len());
        }
        if let Some(room) = self.bytes.get_mut(self.length..).and_then(|room| room.get_mut(..bytes.len())) {
            room.copy_from_slice(bytes);
            self.length += bytes.len();
        }
    }

    /// Appends one ASCII character.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.block(&[byte], 1);
    }

    /// Returns the last byte.
    #[inline]
    fn last(&self) -> Option<u8> {
        self.bytes.get(self.length.wrapping_sub(1)).copied()
    }

    /// Appends a blank, unless the text is empty or ends with one.
    #[inline]
    pub fn blank(&mut self) {
        if self.last().is_some_and(|last| last != b' ') {
            self.byte(b' ');
        }
    }

    /// Removes a blank from the end.
    #[inline]
    pub fn trim(&mut self) {
        if self.last() == Some(b' ') {
            self.length -= 1;
        }
    }

    /// Appends a decimal number.
    #[inline]
    pub fn decimal(&mut self, value: u64) {
        match value {
            0..10 => self.byte(b'0' + value as u8),
            10..100 => self.block(&[b'0' + (value / 10) as u8, b'0' + (value % 10) as u8], 2),
            _ => self.long_decimal(value),
        }
    }

    #[inline(never)]
    fn long_decimal(&mut self, mut value: u64) {
        let mut digits = [0; 20];
        let mut start = digits.len();
        while value != 0 {
            start -= 1;
            digits[start] = b'0' + (value % 10) as u8;
            value /= 10;
        }
        self.bytes(&digits[start..]);
    }

    /// Appends a signed decimal number.
    #[inline]
    pub fn signed(&mut self, value: i64) {
        if value < 0 {
            self.byte(b'-');
        }
        self.decimal(value.unsigned_abs());
    }

    /// Appends the lower-case digits of a hexadecimal number, at least `least` digits (up to 16).
    #[inline]
    pub fn hex_digits(&mut self, value: u64, least: usize) {
        let needed = (64 - value.leading_zeros() as usize).div_ceil(4).max(least).clamp(1, 16);
        if needed <= 8 {
            // Reverse the order: the first digit belongs in the lowest byte.
            let digits = hex_digits_of(value as u32).swap_bytes() >> (8 * (8 - needed));
            self.block(&digits.to_le_bytes(), needed);
        } else {
            let [high, low] = [value >> 32, value].map(|half| hex_digits_of(half as u32).to_be_bytes());
            let digits = u128::from_be_bytes([high, low].as_flattened().try_into().unwrap_or([b'0'; 16]));
            self.block(&(digits << (8 * (16 - needed))).to_be_bytes(), needed);
        }
    }

    /// Appends the upper-case digits of a hexadecimal number.
    pub fn hex_capitals(&mut self, value: u64) {
        let start = self.length;
        self.hex_digits(value, 1);
        if let Some(digits) = self.bytes.get_mut(start..self.length) {
            digits.make_ascii_uppercase();
        }
    }

    /// Appends a hexadecimal number with `0x`, for example `0x1f`.
    #[inline]
    pub fn hex(&mut self, value: u64) {
        self.block(b"0x", 2);
        self.hex_digits(value, 1);
    }

    /// Appends a name, in double quotes if it is not an identifier.
    #[inline]
    pub fn name(&mut self, name: &[u8]) {
        if super::is_identifier(name) {
            self.bytes(name);
        } else {
            self.quoted(name);
        }
    }

    /// Appends a string in double quotes, with escapes for what cannot be inside.
    pub fn escaped(&mut self, text: &[u8]) {
        self.byte(b'"');
        for byte in text {
            match byte {
                b'\n' => self.text("\\n"),
                b'\r' => self.text("\\r"),
                b'\t' => self.text("\\t"),
                b'"' | b'\\' => self.bytes(&[b'\\', *byte]),
                byte if byte.is_ascii_control() => self.escape(*byte),
                byte => self.byte(*byte),
            }
        }
        self.byte(b'"');
    }

    /// Appends a byte as a hexadecimal escape, for example `\x1b`.
    pub fn escape(&mut self, byte: u8) {
        self.text("\\x");
        self.hex_digits(byte.into(), 2);
    }

    /// Appends a string in double quotes, without escaping quotes inside.
    pub fn quoted(&mut self, text: &[u8]) {
        self.byte(b'"');
        self.bytes(text);
        self.byte(b'"');
    }
}

/// Returns the eight hexadecimal digits of a number, the last one in the lowest byte.
#[inline]
const fn hex_digits_of(value: u32) -> u64 {
    // Spread the digits over bytes: each step moves the upper half of each group into its own
    // group.
    let mut digits = value as u64;
    digits = (digits | digits << 16) & 0x0000_ffff_0000_ffff;
    digits = (digits | digits << 8) & 0x00ff_00ff_00ff_00ff;
    digits = (digits | digits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    // Digits from 10 on carry into bit 4 if 6 is added.
    let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101;
    digits + 0x3030_3030_3030_3030 + letters * (b'a' - b'0' - 10) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_leading_zeros_unless_asked_for() {
        let mut out = Printer::new();
        out.decimal(0);
        out.byte(b' ');
        out.decimal(u64::MAX);
        out.byte(b' ');
        out.signed(-16);
        out.byte(b' ');
        out.hex(0);
        out.byte(b' ');
        out.hex(u64::MAX);
        out.byte(b' ');
        out.hex_digits(0xf, 2);
        assert_eq!(out.as_bytes(), b"0 18446744073709551615 -16 0x0 0xffffffffffffffff 0f");
    }
}
