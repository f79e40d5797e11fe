//! Numbers in binary, hexadecimal or decimal: `0b0101`, `0x1c`, `12`.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::spanned_str::SpannedStr;
use crate::spec::rules;
use crate::spec::span::Spanned;

/// A number as written in a document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number<'a> {
    /// Base of the number: 2, 10 or 16.
    pub(crate) base: u8,
    /// Digits without `0b` or `0x`, including characters that the base does not allow.
    pub(crate) digits: SpannedStr<'a>,
    /// The whole number with its prefix.
    pub(crate) whole: SpannedStr<'a>,
}

impl Number<'_> {
    /// Returns the value, or `None` if there are no digits, an invalid one, or 2^64 or more.
    pub(crate) fn value(&self) -> Option<u64> {
        // `from_str_radix` alone would also accept a sign.
        let first = self.digits.text.bytes().next()?;
        first
            .is_ascii_alphanumeric()
            .then(|| u64::from_str_radix(self.digits.text, u32::from(self.base)).ok())
            .flatten()
    }

    /// Returns whether all digits are valid in the base.
    pub(crate) fn well_formed(&self) -> bool {
        !self.digits.is_empty() && self.digits.text.chars().all(|c| c.is_digit(u32::from(self.base)))
    }
}

/// Parses the number at the beginning of a piece, and returns it with the rest. A decimal number
/// begins with a digit.
pub(crate) fn read(piece: SpannedStr<'_>) -> Option<(Number<'_>, SpannedStr<'_>)> {
    let (base, digits) = match piece.text.get(..2) {
        Some("0b" | "0B") => (2, piece.split_at(2).1),
        Some("0x" | "0X") => (16, piece.split_at(2).1),
        _ => (10, piece),
    };
    let (digits, rest) = digits.take_while(|c| c.is_ascii_alphanumeric());
    if base == 10 && !digits.text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let whole = piece.split_at(rest.at - piece.at).0;
    Some((Number { base, digits, whole }, rest))
}

/// Returns the value of a number, and reports one that is malformed (`None`) or above `most`.
pub(crate) fn checked_value(
    page: &Page<'_>,
    number: Number<'_>,
    most: u64,
    what: &str,
    out: &mut Diagnostics,
) -> Option<Spanned<u64>> {
    let span = page.span(number.whole.range());
    if !number.well_formed() {
        let name = match number.base {
            2 => "binary",
            16 => "hexadecimal",
            _ => "decimal",
        };
        let message = format!("`{}` is not a {name} number", super::sections::shorten_quote(number.whole.text));
        out.push(rules::NUMBER_FORM.at(span, message).help(match number.base {
            2 => "binary numbers are `0b` and the digits 0 and 1",
            16 => "hexadecimal numbers are `0x` and the digits 0 to 9 and a to f",
            _ => "decimal numbers are the digits 0 to 9",
        }));
        return None;
    }
    match number.value() {
        Some(value) if value <= most => Some(Spanned::new(value, span)),
        value => {
            out.push(rules::NUMBER_TOO_LARGE.at(span, format!("{what} is {most:#x} at most")));
            Some(Spanned::new(value.unwrap_or(u64::MAX), span))
        }
    }
}
