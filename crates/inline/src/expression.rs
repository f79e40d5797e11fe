//! Integer and floating-point expressions of C, as far as immediate operands need them.
//!
//! For example, `M*8` with the value 4 for `M` is 32.

use std::collections::BTreeSet;

/// Maximum nesting of an expression.
const MAX_DEPTH: usize = 32;

/// An expression of C.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    /// An integer.
    Integer(i64),
    /// A floating-point number, and whether it has single precision.
    Float {
        /// The value.
        value: f64,
        /// Whether the literal has the suffix `f`.
        is_single: bool,
    },
    /// The value of a name, for example of a template parameter.
    Name(String),
    /// A negated expression.
    Negate(Box<Expression>),
    /// An expression whose truth is inverted: `!`.
    Not(Box<Expression>),
    /// Two expressions and the operator between them.
    Binary {
        /// The operator.
        operator: Operator,
        /// The left and the right operand.
        operands: Box<[Expression; 2]>,
    },
}

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
    /// `&&`
    Both,
    /// `||`
    Either,
}

impl Operator {
    /// Returns the binding strength: larger values bind tighter.
    const fn strength(self) -> u8 {
        match self {
            Self::Multiply | Self::Divide | Self::Remainder => 10,
            Self::Add | Self::Subtract => 9,
            Self::ShiftLeft | Self::ShiftRight => 8,
            Self::Less | Self::LessOrEqual | Self::Greater | Self::GreaterOrEqual => 7,
            Self::Equal | Self::NotEqual => 6,
            Self::And => 5,
            Self::Xor => 4,
            Self::Or => 3,
            Self::Both => 2,
            Self::Either => 1,
        }
    }

    fn apply(self, left: i64, right: i64) -> Option<i64> {
        match self {
            Self::Multiply => left.checked_mul(right),
            Self::Divide => left.checked_div(right),
            Self::Remainder => left.checked_rem(right),
            Self::Add => left.checked_add(right),
            Self::Subtract => left.checked_sub(right),
            Self::ShiftLeft => left.checked_shl(u32::try_from(right).ok()?),
            Self::ShiftRight => left.checked_shr(u32::try_from(right).ok()?),
            Self::And => Some(left & right),
            Self::Or => Some(left | right),
            Self::Xor => Some(left ^ right),
            Self::Equal => Some(i64::from(left == right)),
            Self::NotEqual => Some(i64::from(left != right)),
            Self::Less => Some(i64::from(left < right)),
            Self::LessOrEqual => Some(i64::from(left <= right)),
            Self::Greater => Some(i64::from(left > right)),
            Self::GreaterOrEqual => Some(i64::from(left >= right)),
            Self::Both => Some(i64::from(left != 0 && right != 0)),
            Self::Either => Some(i64::from(left != 0 || right != 0)),
        }
    }

    /// Returns the truth of an operand that decides the result alone, whatever the other one is.
    const fn deciding(self) -> Option<bool> {
        match self {
            Self::Both => Some(false),
            Self::Either => Some(true),
            _ => None,
        }
    }
}

impl Expression {
    /// Parses the words of an expression. Returns `None` if it has anything but numbers, names,
    /// parentheses and the [operators](Operator).
    #[must_use]
    pub fn parse(words: &[&str]) -> Option<Self> {
        let mut parser = Parser { words, at: 0 };
        let expression = parser.parse_binary(0, 0)?;
        (parser.at == words.len()).then_some(expression)
    }

    /// Adds the names in the expression to `names`.
    pub fn collect_names(&self, names: &mut BTreeSet<String>) {
        match self {
            Self::Integer(_) | Self::Float { .. } => {}
            Self::Name(name) => {
                names.insert(name.clone());
            }
            Self::Negate(inner) | Self::Not(inner) => inner.collect_names(names),
            Self::Binary { operands, .. } => operands.iter().for_each(|operand| operand.collect_names(names)),
        }
    }

    /// Computes an integer expression. `value_of` returns the value of a name. Returns `None` for
    /// an unknown name, a floating-point number, a division by zero and an overflow. An operand of
    /// `&&` or `||` that decides the result makes the other one irrelevant.
    pub fn evaluate(&self, value_of: &dyn Fn(&str) -> Option<i64>) -> Option<i64> {
        match self {
            Self::Integer(value) => Some(*value),
            Self::Float { .. } => None,
            Self::Name(name) => value_of(name),
            Self::Negate(inner) => inner.evaluate(value_of)?.checked_neg(),
            Self::Not(inner) => Some(i64::from(inner.evaluate(value_of)? == 0)),
            Self::Binary { operator, operands } => {
                let [left, right] = [0, 1].map(|index: usize| operands[index].evaluate(value_of));
                let decides =
                    |value: Option<i64>| operator.deciding().filter(|truth| value.map(|v| v != 0) == Some(*truth));
                match decides(left).or(decides(right)) {
                    Some(truth) => Some(i64::from(truth)),
                    None => operator.apply(left?, right?),
                }
            }
        }
    }

    /// Returns the value of a floating-point literal with an optional sign, and whether it has
    /// single precision.
    #[must_use]
    pub fn as_float(&self) -> Option<(f64, bool)> {
        match self {
            Self::Float { value, is_single } => Some((*value, *is_single)),
            Self::Negate(inner) => inner.as_float().map(|(value, is_single)| (-value, is_single)),
            _ => None,
        }
    }

    /// Converts an integer with an optional sign to a floating-point number, for languages that
    /// write numbers of both kinds alike.
    #[must_use]
    pub fn into_float(self, is_single: bool) -> Self {
        match self {
            Self::Integer(value) => Self::Float { value: value as f64, is_single },
            Self::Float { value, .. } => Self::Float { value, is_single },
            Self::Negate(inner) => Self::Negate(Box::new(inner.into_float(is_single))),
            other => other,
        }
    }

    /// Replaces names by their definitions. `definition_of` returns the definition of a name.
    #[must_use]
    pub fn resolve(self, definition_of: &dyn Fn(&str) -> Option<Self>) -> Self {
        match self {
            Self::Name(name) => definition_of(&name).unwrap_or(Self::Name(name)),
            Self::Negate(inner) => Self::Negate(Box::new(inner.resolve(definition_of))),
            Self::Not(inner) => Self::Not(Box::new(inner.resolve(definition_of))),
            Self::Binary { operator, operands } => {
                let [left, right] = *operands;
                let operands = Box::new([left.resolve(definition_of), right.resolve(definition_of)]);
                Self::Binary { operator, operands }
            }
            other => other,
        }
    }
}

struct Parser<'w> {
    words: &'w [&'w str],
    at: usize,
}

impl Parser<'_> {
    fn parse_binary(&mut self, weakest: u8, depth: usize) -> Option<Expression> {
        let mut left = self.parse_operand(depth)?;
        while let Some((operator, length)) = self.peek_operator().filter(|(op, _)| op.strength() > weakest) {
            self.at += length;
            let right = self.parse_binary(operator.strength(), depth + 1)?;
            left = Expression::Binary { operator, operands: Box::new([left, right]) };
        }
        Some(left)
    }

    fn peek_operator(&self) -> Option<(Operator, usize)> {
        Some(match (*self.words.get(self.at)?, self.words.get(self.at + 1).copied()) {
            ("<", Some("<")) => (Operator::ShiftLeft, 2),
            (">", Some(">")) => (Operator::ShiftRight, 2),
            ("=", Some("=")) => (Operator::Equal, 2),
            ("!", Some("=")) => (Operator::NotEqual, 2),
            ("<", Some("=")) => (Operator::LessOrEqual, 2),
            (">", Some("=")) => (Operator::GreaterOrEqual, 2),
            ("&", Some("&")) => (Operator::Both, 2),
            ("|", Some("|")) => (Operator::Either, 2),
            ("<", _) => (Operator::Less, 1),
            (">", _) => (Operator::Greater, 1),
            ("^", _) => (Operator::Xor, 1),
            ("*", _) => (Operator::Multiply, 1),
            ("/", _) => (Operator::Divide, 1),
            ("%", _) => (Operator::Remainder, 1),
            ("+", _) => (Operator::Add, 1),
            ("-", _) => (Operator::Subtract, 1),
            ("&", _) => (Operator::And, 1),
            ("|", _) => (Operator::Or, 1),
            _ => return None,
        })
    }

    fn parse_operand(&mut self, depth: usize) -> Option<Expression> {
        if depth > MAX_DEPTH {
            return None;
        }
        let word = *self.words.get(self.at)?;
        self.at += 1;
        match word {
            "(" => {
                let inner = self.parse_binary(0, depth + 1)?;
                self.at += 1;
                (self.words.get(self.at - 1) == Some(&")")).then_some(inner)
            }
            "-" => Some(Expression::Negate(Box::new(self.parse_operand(depth + 1)?))),
            "+" => self.parse_operand(depth + 1),
            "!" => Some(Expression::Not(Box::new(self.parse_operand(depth + 1)?))),
            "true" => Some(Expression::Integer(1)),
            "false" => Some(Expression::Integer(0)),
            _ if word.starts_with(|c: char| c.is_ascii_digit() || c == '.') => parse_number(word),
            _ if word.starts_with(|c: char| c.is_alphabetic() || c == '_') => Some(Expression::Name(word.to_owned())),
            _ => None,
        }
    }
}

fn parse_number(word: &str) -> Option<Expression> {
    let digits: String = word.chars().filter(|c| *c != '\'').collect::<String>().to_ascii_lowercase();
    let is_hexadecimal = digits.starts_with("0x");
    let is_float = !is_hexadecimal && digits.contains(['.', 'e', 'f']);
    if is_float {
        let is_single = digits.ends_with('f');
        let value = digits.trim_end_matches(['f', 'l', 'h']).parse().ok()?;
        return Some(Expression::Float { value, is_single });
    }
    let digits = digits.trim_end_matches(['u', 'l', 'z']);
    let value = match digits.as_bytes() {
        [b'0', b'x', ..] => u64::from_str_radix(&digits[2..], 16),
        [b'0', b'b', ..] => u64::from_str_radix(&digits[2..], 2),
        [b'0', _, ..] => u64::from_str_radix(&digits[1..], 8),
        _ => digits.parse(),
    };
    value.ok().map(|value| Expression::Integer(value.cast_signed()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluate(text: &str) -> Option<i64> {
        let words: Vec<&str> = text.split(' ').collect();
        Expression::parse(&words)?.evaluate(&|name| (name == "M").then_some(4))
    }

    #[test]
    fn expressions_have_the_precedence_of_c() {
        assert_eq!(evaluate("M * 8 + 1"), Some(33));
        assert_eq!(evaluate("1 + M * 8"), Some(33));
        assert_eq!(evaluate("( 1 + M ) * 2 - - 3"), Some(13));
        assert_eq!(evaluate("1 < < M | 0x0f & 3"), Some(19));
        assert_eq!(evaluate("100 / 10 / 5"), Some(2));
        assert_eq!(evaluate("077u"), Some(63));
        assert_eq!(evaluate("M > = 4 & & ! ( M = = 5 ) | | 0"), Some(1));
        assert_eq!(evaluate("M < 4 ^ 3 ! = 3"), Some(0));
    }

    #[test]
    fn what_cannot_be_computed_has_no_value() {
        for text in ["1 / 0", "N", "f ( 1 )", "1 +", ")", "1.5", "M & & N", "0 | | N", "99999999999999999999"] {
            assert_eq!(evaluate(text), None, "{text}");
        }
        assert_eq!((evaluate("N & & 0"), evaluate("1 | | N")), (Some(0), Some(1)), "the other operand decides");
        let deep: Vec<&str> = std::iter::repeat_n("(", 10_000).collect();
        assert_eq!(Expression::parse(&deep), None);
        let signs: Vec<&str> = std::iter::repeat_n("-", 10_000).collect();
        assert_eq!(Expression::parse(&signs), None);
    }

    #[test]
    fn a_float_has_the_precision_of_its_suffix() {
        assert_eq!(Expression::parse(&["-", "0.5f"]).and_then(|e| e.as_float()), Some((-0.5, true)));
        assert_eq!(Expression::parse(&["1e3"]).and_then(|e| e.as_float()), Some((1000.0, false)));
    }
}
