//! Text that grows.

use super::form::Literal;
use alloc::vec::Vec;

/// Text that grows. Names are copied as the bytes that they are, so the text is UTF-8 only if they are.
#[derive(Clone, Debug, Default)]
pub struct Printer {
    /// What was printed, and behind it room that holds anything: what is short is written in blocks of one size, as such copies
    /// take an instruction, and those of any size a call.
    bytes: Vec<u8>,
    /// How many bytes were printed.
    length: usize,
}

/// Room is made for so many bytes at least, so that it is made seldom. What is cleared for it is written soon after.
const STEP: usize = 1 << 12;

impl Printer {
    /// Empty.
    pub const fn new() -> Self {
        Self { bytes: Vec::new(), length: 0 }
    }

    /// Empty, with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { bytes: Vec::with_capacity(bytes), length: 0 }
    }

    /// What was printed.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or(&[])
    }

    /// What was printed.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.bytes.truncate(self.length);
        self.bytes
    }

    /// How many bytes were printed.
    pub const fn len(&self) -> usize {
        self.length
    }

    /// Whether nothing was printed.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Forgets what was printed, and keeps the memory.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Forgets what was printed after the first so many bytes.
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// Makes room for so many bytes.
    #[cold]
    fn grow(&mut self, bytes: usize) {
        self.bytes.truncate(self.length);
        let wanted = self.length + bytes.max(STEP);
        // What was set aside at first is not exceeded for the sake of the step.
        let least = self.length + bytes;
        let wanted = if least <= self.bytes.capacity() { wanted.min(self.bytes.capacity()) } else { wanted };
        self.bytes.resize(wanted, 0);
    }

    /// Appends the first so many bytes of a block, at most all. It is copied as a whole, which takes less than to copy a part.
    #[inline]
    pub fn block<const N: usize>(&mut self, block: &[u8; N], length: usize) {
        match self.bytes.get_mut(self.length..).and_then(|room| room.first_chunk_mut()) {
            Some(room) => {
                *room = *block;
                self.length += length.min(N);
            }
            None => self.block_behind(*block, length),
        }
    }

    /// Appends a block where there is no room for it.
    #[cold]
    #[inline(never)]
    fn block_behind<const N: usize>(&mut self, block: [u8; N], length: usize) {
        self.grow(N);
        if let Some(room) = self.bytes.get_mut(self.length..).and_then(|room| room.first_chunk_mut()) {
            *room = block;
            self.length += length.min(N);
        }
    }

    /// Appends as many bytes as the type says.
    #[inline]
    pub fn fixed<const N: usize>(&mut self, bytes: &[u8; N]) {
        self.block(bytes, N);
    }

    /// Makes room for so many bytes, if there is less.
    #[inline]
    pub(super) fn reserve(&mut self, bytes: usize) {
        if self.bytes.len() - self.length < bytes {
            self.grow(bytes);
        }
    }

    /// Appends to another a part of what was printed, behind which there is room for a block of 16.
    #[inline]
    pub(super) fn copy(&self, start: usize, length: usize, out: &mut Self) -> Option<()> {
        out.block::<16>(self.bytes.get(start..)?.first_chunk()?, length);
        if length > 16 {
            out.bytes(self.bytes.get(start + 16..start + length)?);
        }
        Some(())
    }

    /// Appends a word of up to eight characters, as [`packed`](super::form::packed) has it.
    #[inline]
    pub fn packed(&mut self, word: u64) {
        self.block(&word.to_le_bytes(), 8 - word.leading_zeros() as usize / 8);
    }

    /// Appends characters of a template.
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

    /// Appends one character of ASCII.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.block(&[byte], 1);
    }

    /// The last byte.
    #[inline]
    fn last(&self) -> Option<u8> {
        self.bytes.get(self.length.wrapping_sub(1)).copied()
    }

    /// Appends a blank, unless there is one or nothing.
    #[inline]
    pub fn blank(&mut self) {
        if self.last().is_some_and(|last| last != b' ') {
            self.byte(b' ');
        }
    }

    /// Takes back a blank at the end.
    #[inline]
    pub fn trim(&mut self) {
        if self.last() == Some(b' ') {
            self.length -= 1;
        }
    }

    /// Appends a number in decimal.
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

    /// Appends a number in decimal, with a sign if it is negative.
    #[inline]
    pub fn signed(&mut self, value: i64) {
        if value < 0 {
            self.byte(b'-');
        }
        self.decimal(value.unsigned_abs());
    }

    /// Appends the digits of a number in hexadecimal, in lower case, at least so many (up to 16).
    #[inline]
    pub fn hex_digits(&mut self, value: u64, least: usize) {
        let needed = (64 - value.leading_zeros() as usize).div_ceil(4).max(least).clamp(1, 16);
        if needed <= 8 {
            // The first digit in the lowest byte.
            let digits = hexadecimal(value as u32).swap_bytes() >> (8 * (8 - needed));
            self.block(&digits.to_le_bytes(), needed);
        } else {
            let [high, low] = [value >> 32, value].map(|half| hexadecimal(half as u32).to_be_bytes());
            let digits = u128::from_be_bytes([high, low].as_flattened().try_into().unwrap_or([b'0'; 16]));
            self.block(&(digits << (8 * (16 - needed))).to_be_bytes(), needed);
        }
    }

    /// Appends the digits of a number in hexadecimal, in capitals.
    pub fn hex_capitals(&mut self, value: u64) {
        let start = self.length;
        self.hex_digits(value, 1);
        if let Some(digits) = self.bytes.get_mut(start..self.length) {
            digits.make_ascii_uppercase();
        }
    }

    /// Appends a number as `0x1f`.
    #[inline]
    pub fn hex(&mut self, value: u64) {
        self.block(b"0x", 2);
        self.hex_digits(value, 1);
    }

    /// Appends a name, in double quotes if it is no identifier.
    #[inline]
    pub fn name(&mut self, name: &[u8]) {
        if super::is_identifier(name) {
            self.bytes(name);
        } else {
            self.quoted(name);
        }
    }

    /// Appends a string in double quotes. There are no escapes: a quote inside is printed as it is.
    pub fn quoted(&mut self, text: &[u8]) {
        self.byte(b'"');
        self.bytes(text);
        self.byte(b'"');
    }
}

/// The eight digits of a number in hexadecimal, the last one in the lowest byte.
#[inline]
const fn hexadecimal(value: u32) -> u64 {
    // Each step moves the upper half of each group of digits to a group of its own.
    let mut digits = value as u64;
    digits = (digits | digits << 16) & 0x0000_ffff_0000_ffff;
    digits = (digits | digits << 8) & 0x00ff_00ff_00ff_00ff;
    digits = (digits | digits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    // Those from 10 on reach the upper half of their byte with 6 more.
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
