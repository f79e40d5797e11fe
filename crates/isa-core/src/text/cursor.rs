//! A position in a line, with functions that consume tokens.
//!
//! For example, `word` consumes `V1` of `V1(0,0)`, and `eat(b'(')` then consumes the parenthesis.

use super::error::{Expected, TextError};
use super::escape::decode_escape;
use super::names::is_part;

/// A position in a logical line, which has no comment. Offsets are in bytes from the start of the
/// line.
#[derive(Clone, Debug)]
pub struct Cursor<'l> {
    line: &'l [u8],
    at: usize,
}

impl<'l> Cursor<'l> {
    /// Creates a cursor at the start of a line.
    pub const fn new(line: &'l [u8]) -> Self {
        Self { line, at: 0 }
    }

    /// Creates a cursor at an offset. An offset past the end means the end.
    pub const fn at(line: &'l [u8], offset: usize) -> Self {
        Self { line, at: if offset < line.len() { offset } else { line.len() } }
    }

    /// Returns the offset.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.at
    }

    /// Moves to an offset of the line.
    #[inline]
    pub fn go(&mut self, offset: usize) {
        self.at = offset.min(self.line.len());
    }

    /// Returns the rest of the line.
    #[inline]
    pub fn rest(&self) -> &'l [u8] {
        self.line.get(self.at..).unwrap_or(&[])
    }

    /// Returns the next character; 0 at the end.
    #[inline]
    pub fn peek(&self) -> u8 {
        self.line.get(self.at).copied().unwrap_or(0)
    }

    /// Skips blanks.
    #[inline]
    pub fn blanks(&mut self) {
        while matches!(self.line.get(self.at), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    /// Returns whether only blanks follow.
    pub fn at_end(&self) -> bool {
        self.rest().iter().all(|b| matches!(b, b' ' | b'\t' | b'\r' | b'\n'))
    }

    /// Consumes a character if it is next. Returns whether it was.
    #[inline]
    pub fn eat(&mut self, byte: u8) -> bool {
        let found = self.line.get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }

    /// Returns whether the rest of the line begins with `text`.
    #[inline]
    pub(crate) fn follows(&self, text: &str) -> bool {
        let rest = self.rest();
        // Usually the first character already differs.
        match text.as_bytes() {
            [] => true,
            [first, ..] if rest.first() != Some(first) => false,
            [_] => true,
            text => rest.starts_with(text),
        }
    }

    /// Consumes `text` if the rest of the line begins with it. Returns whether it did.
    #[inline]
    pub fn eat_text(&mut self, text: &str) -> bool {
        let found = self.follows(text);
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Consumes a name or number: letters, digits, `_`, `$`, `@`, `?`, `%`. Returns an empty slice
    /// if there is none.
    #[inline]
    pub fn word(&mut self) -> &'l [u8] {
        let rest = self.rest();
        let length = rest.iter().position(|b| !is_part(*b)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Returns the next word, or a full stop with the next word, as a
    /// [`packed`](super::template_table::packed) integer, and its length in bytes. Consumes
    /// nothing. Returns 0 and 0 for more than eight characters.
    #[inline]
    pub(crate) fn packed_word(&self) -> (u64, usize) {
        let rest = self.rest();
        let mut length = usize::from(rest.first() == Some(&b'.'));
        let mut value = if length == 1 { u64::from(b'.') } else { 0 };
        while let Some(byte) = rest.get(length).filter(|b| is_part(**b)) {
            if length == 8 {
                return (0, 0);
            }
            value |= u64::from(*byte) << (8 * length);
            length += 1;
        }
        (value, length)
    }

    /// Consumes a name: a word, or text in double quotes. Returns an empty slice if there is none.
    pub fn name(&mut self) -> &'l [u8] {
        if self.peek() != b'"' {
            return self.word();
        }
        self.quoted().unwrap_or(&[])
    }

    /// Consumes text in double quotes, and returns it without the quotes. There are no escapes.
    /// Returns `None`, and consumes nothing, if there is no such text.
    pub fn quoted(&mut self) -> Option<&'l [u8]> {
        let inner = self.rest().strip_prefix(b"\"")?;
        let length = inner.iter().position(|b| *b == b'"')?;
        self.at += length + 2;
        Some(&inner[..length])
    }

    /// Consumes a string in double quotes, whose escapes are decoded into `buffer`. Returns `None`
    /// if there is no such string, it has another escape, or it is longer than the buffer.
    pub(crate) fn escaped<'b>(&mut self, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        let inner = self.rest().strip_prefix(b"\"")?;
        let (mut at, mut length) = (0, 0);
        loop {
            let (byte, taken) = match *inner.get(at)? {
                b'"' => break,
                b'\\' => {
                    let (byte, taken) = decode_escape(&inner[at + 1..])?;
                    (byte, taken + 1)
                }
                byte => (byte, 1),
            };
            *buffer.get_mut(length)? = byte;
            (at, length) = (at + taken, length + 1);
        }
        self.at += at + 2;
        buffer.get(..length)
    }

    /// Consumes an unsigned number: decimal, or hexadecimal with `0x`. Returns `None`, and consumes
    /// nothing, if there is no number or it exceeds 64 bits.
    #[inline]
    pub fn unsigned(&mut self) -> Option<u64> {
        let rest = self.rest();
        // Fast path: most numbers have one digit.
        if let [digit @ b'0'..=b'9', next, ..] = rest
            && !is_part(*next)
        {
            self.at += 1;
            return Some(u64::from(digit - b'0'));
        }
        let (value, length) = match rest {
            [b'0', b'x' | b'X', digits @ ..] => {
                let (value, length) = parse_hexadecimal(digits)?;
                (value, length + 2)
            }
            _ => parse_decimal(rest)?,
        };
        self.at += length;
        Some(value)
    }

    /// Consumes hexadecimal digits. Returns `None`, and consumes nothing, if there are none or they
    /// exceed 64 bits.
    pub fn digits(&mut self) -> Option<u64> {
        let (value, length) = parse_hexadecimal(self.rest())?;
        self.at += length;
        Some(value)
    }

    /// Skips a number with a fraction or an exponent.
    pub(crate) fn skip_fraction(&mut self) {
        let rest = self.rest();
        let digits = |from: usize| rest.iter().skip(from).take_while(|b| b.is_ascii_digit()).count();
        let mut length = digits(0);
        if rest.get(length) == Some(&b'.') {
            length += 1;
            length += digits(length);
        }
        if matches!(rest.get(length), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(rest.get(length + 1), Some(b'+' | b'-')));
            let exponent = digits(length + 1 + sign);
            if exponent > 0 {
                length += 1 + sign + exponent;
            }
        }
        self.at += length;
    }

    /// Returns the characters between two offsets.
    pub(crate) fn between(&self, start: usize, end: usize) -> &'l [u8] {
        self.line.get(start..end).unwrap_or(&[])
    }

    /// Creates an error at the next word.
    #[cold]
    pub fn error(&self, expected: Expected) -> TextError {
        self.error_at(self.at, expected)
    }

    /// Creates an error at the word at an offset.
    #[cold]
    pub fn error_at(&self, offset: usize, expected: Expected) -> TextError {
        let mut ahead = Self::at(self.line, offset);
        ahead.blanks();
        let offset = ahead.at;
        let length = match ahead.name().len() {
            0 => usize::from(ahead.at < self.line.len()),
            _ => ahead.at - offset,
        };
        TextError { offset, length, expected, undeclared: false }
    }

    /// Creates an error that marks a composite word from its start on, such as `d16.2x16x8nn`.
    #[cold]
    pub fn error_in_composite(&self, start: usize, expected: Expected) -> TextError {
        let word = Self::at(self.line, start).rest();
        let length = word.iter().position(|b| !is_part(*b) && *b != b'.').unwrap_or(word.len());
        TextError { offset: start, length, expected, undeclared: false }
    }

    /// Returns whether a word goes on at this position.
    pub fn is_in_word(&self) -> bool {
        is_part(self.peek())
    }
}

/// Parses decimal digits. Returns the value and the number of digits.
#[inline]
fn parse_decimal(digits: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0_u64;
    let mut length = 0;
    while let Some(digit) = digits.get(length).map(|b| b.wrapping_sub(b'0')).filter(|d| *d < 10) {
        value = value.checked_mul(10)?.checked_add(u64::from(digit))?;
        length += 1;
    }
    (length > 0).then_some((value, length))
}

/// Parses hexadecimal digits. Returns the value and the number of digits.
#[inline]
fn parse_hexadecimal(digits: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0_u64;
    let mut length = 0;
    while let Some(digit) = digits.get(length).and_then(|b| (*b as char).to_digit(16)) {
        if value >> 60 != 0 {
            return None;
        }
        value = value << 4 | u64::from(digit);
        length += 1;
    }
    (length > 0).then_some((value, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_decimal_or_hexadecimal_and_fit_in_64_bits() {
        for (text, value) in [("12)", Some(12)), ("0x1fG", Some(0x1f)), ("x", None), ("0x", None)] {
            assert_eq!(Cursor::new(text.as_bytes()).unsigned(), value, "{text}");
        }
        assert_eq!(Cursor::new(b"0xffffffffffffffff").unsigned(), Some(u64::MAX));
        assert_eq!(Cursor::new(b"0x10000000000000000").unsigned(), None);
        assert_eq!(Cursor::new(b"18446744073709551616").unsigned(), None);
    }

    #[test]
    fn an_error_spans_the_wrong_word() {
        let mut line = Cursor::new(b"add  \"a b\" ,");
        assert_eq!(line.word(), b"add");
        let error = line.error(Expected::End);
        assert_eq!((error.offset, error.length), (5, 5));
        line.blanks();
        assert_eq!(line.name(), b"a b");
        assert_eq!((line.error(Expected::End).offset, line.error(Expected::End).length), (11, 1));
    }
}
