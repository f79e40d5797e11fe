//! Parsing and evaluation of integer expressions in directives and operands.
//!
//! For example, `2 * (3 + %sizeof(V1))` is 38 if `V1` has 16 bytes.

use super::Cursor;
use core::ops::Range;

/// Values of the built-in functions of expressions.
pub trait Sizes {
    /// Returns the size of a variable in bytes, or of a register for the name `GRF`.
    fn size_of(&self, name: &[u8]) -> Option<i64>;

    /// Returns the number of channels of a dispatched thread, if it is declared.
    fn dispatch_simd(&self) -> Option<i64>;
}

/// The meaning of angle brackets in an expression. In a list that `>` closes, they are not
/// operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Angles {
    /// `<` and `>` are comparison operators.
    Compare,
    /// `>` ends the expression.
    Close,
}

/// An error in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    /// Range of the error, in bytes of the line.
    pub span: Range<usize>,
    /// Kind of the error.
    pub kind: ExpressionErrorKind,
}

/// The kind of an error in an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpressionErrorKind {
    /// Other text than expected, for example "a number".
    Expected(&'static str),
    /// A division by zero.
    Division,
    /// Too deeply nested parentheses.
    Depth,
    /// A number without digits.
    Digits,
    /// A number that exceeds 64 bits.
    Large,
    /// A name whose size is unknown.
    Size,
    /// The number of channels, which is not declared yet.
    Channels,
}

/// Maximum nesting depth.
const MAX_DEPTH: u32 = 64;

type Value = Result<i64, ExpressionError>;

/// Parses and evaluates an expression.
///
/// # Errors
/// When the text is not an expression. The cursor is then at the error.
pub fn expression(line: &mut Cursor<'_>, angles: Angles, sizes: &dyn Sizes) -> Value {
    let mut reader = ExpressionParser { line, sizes, depth: 0 };
    reader.parse_nested(angles)
}

/// Parses and evaluates an operand: a number, a `%sizeof`, or an expression in parentheses, with
/// unary operators in front.
///
/// # Errors
/// When the text is not an operand. The cursor is then at the error.
pub(super) fn parse_unary(line: &mut Cursor<'_>, sizes: &dyn Sizes) -> Value {
    ExpressionParser { line, sizes, depth: 0 }.parse_unary()
}

/// A recursive-descent parser that evaluates while it parses.
struct ExpressionParser<'a, 'l> {
    line: &'a mut Cursor<'l>,
    sizes: &'a dyn Sizes,
    /// Current nesting depth.
    depth: u32,
}

impl<'l> ExpressionParser<'_, 'l> {
    /// Skips blanks, and returns the next character.
    fn peek_token(&mut self) -> u8 {
        self.line.blanks();
        self.line.peek()
    }

    /// Skips blanks, and consumes `text` if it is next.
    fn eat_operator(&mut self, text: &str) -> bool {
        self.line.blanks();
        self.line.eat_text(text)
    }

    /// Creates the error for other text than expected.
    fn expected_error(&mut self, what: &'static str) -> ExpressionError {
        self.line.blanks();
        let at = self.line.offset();
        ExpressionError { span: at..at, kind: ExpressionErrorKind::Expected(what) }
    }

    /// Creates an error from `start` to the current position.
    fn error_from<T>(&self, start: usize, kind: ExpressionErrorKind) -> Result<T, ExpressionError> {
        Err(ExpressionError { span: start..self.line.offset(), kind })
    }

    /// Parses an expression, with a limit on the nesting depth.
    fn parse_nested(&mut self, angles: Angles) -> Value {
        self.depth += 1;
        let start = self.line.offset();
        let result = if self.depth > MAX_DEPTH {
            Err(ExpressionError { span: start..start + 1, kind: ExpressionErrorKind::Depth })
        } else if angles == Angles::Close {
            self.parse_shift()
        } else {
            self.parse_choice()
        };
        self.depth -= 1;
        result
    }

    /// Parses `condition ? yes : no`, or an expression without `?`.
    fn parse_choice(&mut self) -> Value {
        let condition = self.parse_bitwise(0)?;
        if !self.eat_operator("?") {
            return Ok(condition);
        }
        let yes = self.parse_bitwise(0)?;
        if !self.eat_operator(":") {
            return Err(self.expected_error("`:`"));
        }
        let no = self.parse_nested(Angles::Compare)?;
        Ok(if condition != 0 { yes } else { no })
    }

    /// Parses bitwise operators. `&` has the lowest precedence, then `^`, then `|`: the order of
    /// the vendor's grammar, unlike in C.
    fn parse_bitwise(&mut self, level: usize) -> Value {
        let Some(operator) = ["&", "^", "|"].get(level) else { return self.parse_equality() };
        let mut left = self.parse_bitwise(level + 1)?;
        while self.eat_operator(operator) {
            let right = self.parse_bitwise(level + 1)?;
            left = match level {
                0 => left & right,
                1 => left ^ right,
                _ => left | right,
            };
        }
        Ok(left)
    }

    /// Parses `==` and `!=`, which yield 1 or 0.
    fn parse_equality(&mut self) -> Value {
        let left = self.parse_relation()?;
        if self.eat_operator("==") {
            return Ok(i64::from(left == self.parse_relation()?));
        }
        if self.eat_operator("!=") {
            return Ok(i64::from(left != self.parse_relation()?));
        }
        Ok(left)
    }

    /// Parses `<`, `<=`, `>` and `>=`, which yield 1 or 0.
    fn parse_relation(&mut self) -> Value {
        let left = self.parse_shift()?;
        if self.eat_operator("<=") {
            return Ok(i64::from(left <= self.parse_shift()?));
        }
        if self.eat_operator(">=") {
            return Ok(i64::from(left >= self.parse_shift()?));
        }
        if self.eat_operator("<") {
            return Ok(i64::from(left < self.parse_shift()?));
        }
        if self.eat_operator(">") {
            return Ok(i64::from(left > self.parse_shift()?));
        }
        Ok(left)
    }

    /// Parses shifts. A count of 64 or more shifts out all bits.
    fn parse_shift(&mut self) -> Value {
        let left = self.parse_sum()?;
        let count = |value: i64| u32::try_from(value).ok().filter(|count| *count < 64);
        if self.eat_operator("<<") {
            return Ok(count(self.parse_sum()?).map_or(0, |count| left << count));
        }
        if self.eat_operator(">>>") {
            return Ok(count(self.parse_sum()?).map_or(0, |count| ((left as u64) >> count) as i64));
        }
        if self.eat_operator(">>") {
            return Ok(left >> count(self.parse_sum()?).unwrap_or(63));
        }
        Ok(left)
    }

    /// Parses `+` and `-`, which wrap around.
    fn parse_sum(&mut self) -> Value {
        let mut left = self.parse_product()?;
        loop {
            if self.eat_operator("+") {
                left = left.wrapping_add(self.parse_product()?);
            } else if self.eat_operator("-") {
                left = left.wrapping_sub(self.parse_product()?);
            } else {
                return Ok(left);
            }
        }
    }

    /// Parses `*`, `/` and `%`.
    fn parse_product(&mut self) -> Value {
        let mut left = self.parse_unary()?;
        loop {
            self.line.blanks();
            let start = self.line.offset();
            // A percent sign before a letter begins a built-in function.
            let remainder = matches!(self.line.rest(), [b'%', next, ..] if !next.is_ascii_alphabetic());
            if self.eat_operator("*") {
                left = left.wrapping_mul(self.parse_unary()?);
            } else if self.eat_operator("/") {
                let right = self.parse_unary()?;
                let Some(quotient) = left.checked_div(right) else {
                    return self.error_from(start, ExpressionErrorKind::Division);
                };
                left = quotient;
            } else if remainder && self.eat_operator("%") {
                let right = self.parse_unary()?;
                let Some(rest) = left.checked_rem(right) else {
                    return self.error_from(start, ExpressionErrorKind::Division);
                };
                left = rest;
            } else {
                return Ok(left);
            }
        }
    }

    fn parse_unary(&mut self) -> Value {
        let first = self.line.clone();
        while matches!(self.peek_token(), b'-' | b'~' | b'!') && !self.line.follows("!=") {
            self.line.go(self.line.offset() + 1);
        }
        let signs = first.between(first.offset(), self.line.offset());
        let mut value = self.parse_primary()?;
        for sign in signs.iter().rev() {
            value = match sign {
                b'-' => value.wrapping_neg(),
                b'~' => !value,
                b'!' => i64::from(value == 0),
                _ => value,
            };
        }
        Ok(value)
    }

    /// Parses a number, a built-in function, or an expression in parentheses.
    fn parse_primary(&mut self) -> Value {
        match self.peek_token() {
            b'(' => {
                self.line.eat(b'(');
                let value = self.parse_nested(Angles::Compare)?;
                if self.eat_operator(")") { Ok(value) } else { Err(self.expected_error("`)`")) }
            }
            b'0'..=b'9' => self.parse_literal(),
            b'%' => self.parse_builtin(),
            _ => Err(self.expected_error("a number")),
        }
    }

    /// Parses `%sizeof(name)` or `%DispatchSimd`.
    fn parse_builtin(&mut self) -> Value {
        let start = self.line.offset();
        match self.take_name() {
            b"%sizeof" => {
                let parenthesis = self.eat_operator("(");
                self.line.blanks();
                let at = self.line.offset();
                let name = self.take_name();
                if name.is_empty() {
                    return Err(self.expected_error("the name of a variable"));
                }
                let Some(size) = self.sizes.size_of(name) else {
                    return self.error_from(at, ExpressionErrorKind::Size);
                };
                if parenthesis && !self.eat_operator(")") {
                    return Err(self.expected_error("`)`"));
                }
                Ok(size)
            }
            b"%DispatchSimd" => match self.sizes.dispatch_simd() {
                Some(channels) => Ok(channels),
                None => self.error_from(start, ExpressionErrorKind::Channels),
            },
            _ => {
                self.line.go(start);
                Err(self.expected_error("a number"))
            }
        }
    }

    /// Consumes a name with an optional percent sign. Returns an empty slice, and consumes nothing,
    /// if there is none.
    fn take_name(&mut self) -> &'l [u8] {
        self.line.blanks();
        let rest = self.line.rest();
        let sign = usize::from(rest.first() == Some(&b'%'));
        let length = rest.iter().skip(sign).take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        if length == 0 || rest[sign].is_ascii_digit() {
            return &[];
        }
        self.line.go(self.line.offset() + sign + length);
        &rest[..sign + length]
    }

    /// Parses a decimal or hexadecimal number of at most 64 bits.
    fn parse_literal(&mut self) -> Value {
        let start = self.line.offset();
        let rest = self.line.rest();
        let hexadecimal = matches!(rest, [b'0', b'x' | b'X', ..]);
        let (radix, from) = if hexadecimal { (16, 2) } else { (10, 0) };
        let digits = rest[from..].iter().take_while(|b| char::from(**b).is_digit(radix)).count();
        self.line.go(start + from + digits);
        let text = core::str::from_utf8(&rest[from..from + digits]).unwrap_or_default();
        match u64::from_str_radix(text, radix) {
            Ok(value) => Ok(value as i64),
            Err(_) if digits == 0 => self.error_from(start, ExpressionErrorKind::Digits),
            Err(_) => self.error_from(start, ExpressionErrorKind::Large),
        }
    }
}
