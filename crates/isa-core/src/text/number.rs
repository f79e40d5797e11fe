//! Parsing of numbers and expressions that must fit an integer type.
//!
//! For example, the row offset in `V1(2 * 3,0)` is parsed as a `u8`.

use super::error::{Expected, TextError};
use super::expression::{Angles, ExpressionError, ExpressionErrorKind, expression, parse_unary};
use super::parse::{LineParser, Result};

impl LineParser<'_, '_> {
    /// Parses an unsigned number that fits `T`.
    #[inline]
    pub(super) fn parse_unsigned<T: TryFrom<u64> + Into<u64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let value = self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?;
        T::try_from(value).map_err(|_| self.line.error_at(start, Expected::Range(0, T::MAX_VALUE)))
    }

    /// Parses an unsigned number or an expression that fits `T`.
    pub(super) fn parse_index<T: TryFrom<u64> + Into<u64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let plain = self.line.unsigned();
        let end = self.line.offset();
        self.line.blanks();
        let value = match plain {
            Some(value) if !is_operator(self.line.peek()) => {
                self.line.go(end);
                Some(value)
            }
            None if !begins_expression(self.line.rest()) => return Err(self.line.error(Expected::Integer)),
            _ => {
                self.line.go(start);
                u64::try_from(self.parse_expression(Angles::Compare)?).ok()
            }
        };
        let fits = value.and_then(|value| T::try_from(value).ok());
        fits.ok_or_else(|| self.line.error_at(start, Expected::Range(0, T::MAX_VALUE)))
    }

    /// Parses an expression.
    pub(super) fn parse_expression(&mut self, angles: Angles) -> Result<i64> {
        expression(&mut self.line, angles, self.symbols.sizes()).map_err(|error| self.expression_error(&error))
    }

    /// Converts an error in an expression to an error of the line.
    #[cold]
    pub(super) fn expression_error(&self, error: &ExpressionError) -> TextError {
        let expected = match error.kind {
            ExpressionErrorKind::Expected("a number") => Expected::Integer,
            ExpressionErrorKind::Expected(what) => Expected::Other(what.trim_matches('`')),
            ExpressionErrorKind::Division => Expected::Other("a divisor other than zero"),
            ExpressionErrorKind::Depth => Expected::Other("an expression with fewer parentheses"),
            ExpressionErrorKind::Digits => Expected::Other("digits"),
            ExpressionErrorKind::Large => Expected::Other("a number that fits in 64 bits"),
            ExpressionErrorKind::Size => Expected::Other("the name of something whose size is known"),
            ExpressionErrorKind::Channels => Expected::Other("a number: channels are not known here"),
        };
        self.line.error_at(error.span.start, expected)
    }

    /// Parses a number with an optional sign that fits `T`.
    pub(super) fn parse_signed<T: TryFrom<i128> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let negative = self.line.eat(b'-');
        if !negative {
            self.line.eat(b'+');
        }
        let value = i128::from(self.line.unsigned().ok_or_else(|| self.line.error(Expected::Integer))?);
        let value = if negative { -value } else { value };
        T::try_from(value).map_err(|_| self.line.error_at(start, Expected::Range(T::MIN_VALUE, T::MAX_VALUE)))
    }

    /// Parses a signed number or an expression that fits `T`: the offset of an address or of a
    /// coordinate.
    pub(super) fn parse_signed_index<T: TryFrom<i128> + TryFrom<i64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.clone();
        let plain = self.parse_signed::<T>();
        let end = self.line.clone();
        self.line.blanks();
        let operator = is_operator(self.line.peek());
        let begins = matches!(start.rest(), [b'+', ..]) || begins_expression(start.rest());
        if plain.is_ok() && !operator || plain.is_err() && !operator && !begins {
            self.line = end;
            return plain;
        }
        self.line = start.clone();
        self.line.eat(b'+');
        let value = self.parse_expression(Angles::Compare)?;
        T::try_from(value).map_err(|_| self.line.error_at(start.offset(), Expected::Range(T::MIN_VALUE, T::MAX_VALUE)))
    }

    /// Parses a number, an expression in parentheses, or a `%sizeof`.
    pub(super) fn parse_primary<T: TryFrom<i64> + Bounded>(&mut self) -> Result<T> {
        self.line.blanks();
        let start = self.line.offset();
        let value = parse_unary(&mut self.line, self.symbols.sizes()).map_err(|error| self.expression_error(&error))?;
        T::try_from(value).map_err(|_| self.line.error_at(start, Expected::Range(T::MIN_VALUE, T::MAX_VALUE)))
    }

    /// Parses an unsigned number or an expression, and returns its 64 bits.
    pub(super) fn parse_wide(&mut self) -> Result<u64> {
        self.line.blanks();
        let start = self.line.offset();
        if let Some(value) = self.line.unsigned() {
            let end = self.line.offset();
            self.line.blanks();
            if !is_operator(self.line.peek()) {
                self.line.go(end);
                return Ok(value);
            }
        }
        self.line.go(start);
        self.parse_expression(Angles::Compare).map(|value| value as u64)
    }
}

/// Returns whether a character continues an expression.
pub(super) const fn is_operator(byte: u8) -> bool {
    matches!(byte, b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'=' | b'!' | b'?')
}

/// Returns whether `rest` begins an expression that is not a plain number.
const fn begins_expression(rest: &[u8]) -> bool {
    matches!(rest, [b'(' | b'-' | b'~' | b'!' | b'%', ..])
}

/// The bounds of an integer type, for error messages.
pub(super) trait Bounded {
    const MIN_VALUE: i64;
    const MAX_VALUE: i64;
}

macro_rules! bounded {
    ($($int:ty)*) => {$(
        impl Bounded for $int {
            const MIN_VALUE: i64 = <$int>::MIN as i64;
            const MAX_VALUE: i64 = <$int>::MAX as i64;
        }
    )*};
}

bounded!(u8 u16 u32 i16 i32);
