//! Text that grows.

use alloc::vec::Vec;

/// Text that grows. Names are copied as the bytes that they are, so the text is UTF-8 only if they are.
#[derive(Clone, Debug, Default)]
pub struct Printer {
    bytes: Vec<u8>,
}

impl Printer {
    /// Empty.
    pub const fn new() -> Self {
        Self { bytes: Vec::new() }
    }

    /// Empty, with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { bytes: Vec::with_capacity(bytes) }
    }

    /// What was printed.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What was printed.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// How many bytes were printed.
    pub const fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing was printed.
    pub const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Forgets what was printed, and keeps the memory.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// Forgets what was printed after the first so many bytes.
    pub fn truncate(&mut self, length: usize) {
        self.bytes.truncate(length);
    }

    /// Appends a string.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Appends bytes.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Appends one character of ASCII.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// Appends a blank, unless there is one or nothing.
    #[inline]
    pub fn blank(&mut self) {
        if self.bytes.last().is_some_and(|last| *last != b' ') {
            self.bytes.push(b' ');
        }
    }

    /// Takes back a blank at the end.
    #[inline]
    pub fn trim(&mut self) {
        if self.bytes.last() == Some(&b' ') {
            self.bytes.pop();
        }
    }

    /// Appends a number in decimal.
    #[inline]
    pub fn decimal(&mut self, mut value: u64) {
        if value < 10 {
            return self.byte(b'0' + value as u8);
        }
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
        let mut digits = [0; 16];
        for (i, digit) in digits[..needed].iter_mut().enumerate() {
            let nibble = (value >> (4 * (needed - 1 - i)) & 0xf) as u8;
            *digit = if nibble < 10 { b'0' + nibble } else { b'a' - 10 + nibble };
        }
        self.bytes(&digits[..needed]);
    }

    /// Appends the digits of a number in hexadecimal, in capitals.
    pub fn hex_capitals(&mut self, value: u64) {
        let start = self.bytes.len();
        self.hex_digits(value, 1);
        if let Some(digits) = self.bytes.get_mut(start..) {
            digits.make_ascii_uppercase();
        }
    }

    /// Appends a number as `0x1f`.
    #[inline]
    pub fn hex(&mut self, value: u64) {
        self.text("0x");
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
