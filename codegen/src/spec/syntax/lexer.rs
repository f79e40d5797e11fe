//! Tokens of expressions and programs.
//!
//! For example, `a <<= 0x1F` has the tokens `a`, `<<`, `=` and `0x1F`.

use super::Problem;
use std::ops::Range;

/// A token of an expression or program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Token<'t> {
    Name(&'t str),
    Integer(u64),
    Real(f64),
    String(&'t str),
    /// An operator or bracket.
    Sign(&'static str),
    End,
}

impl Token<'_> {
    /// Returns the description of the token in a message.
    pub(super) fn describe(&self) -> String {
        match self {
            Self::Name(name) => format!("`{name}`"),
            Self::Integer(_) | Self::Real(_) => "a number".into(),
            Self::String(_) => "a string".into(),
            Self::Sign(sign) => format!("`{sign}`"),
            Self::End => "the end".into(),
        }
    }
}

/// Returns the sign at the beginning of a text. Signs of two characters take precedence.
fn read_sign(text: &str) -> Option<&'static str> {
    let bytes = text.as_bytes();
    let double = match bytes.get(..2) {
        Some(b"<<") => "<<",
        Some(b">>") => ">>",
        Some(b"<=") => "<=",
        Some(b">=") => ">=",
        Some(b"==") => "==",
        Some(b"!=") => "!=",
        Some(b"&&") => "&&",
        Some(b"||") => "||",
        Some(b"+=") => "+=",
        Some(b"-=") => "-=",
        Some(b"*=") => "*=",
        Some(b"&=") => "&=",
        Some(b"|=") => "|=",
        Some(b"^=") => "^=",
        Some(b"..") => "..",
        _ => "",
    };
    if !double.is_empty() {
        return Some(double);
    }
    const SINGLE: &str = "<>=!&|+-*^/%~?:.,;()[]{}";
    let at = SINGLE.as_bytes().iter().position(|b| Some(b) == bytes.first())?;
    SINGLE.get(at..=at)
}

/// Returns the token at or after offset `at`, with its range.
pub(super) fn next_token(text: &str, at: usize) -> (Result<Token<'_>, Problem>, Range<usize>) {
    let start = skip_blanks(text, at);
    let Some(rest) = text.get(start..).filter(|r| !r.is_empty()) else {
        return (Ok(Token::End), text.len()..text.len());
    };
    let first = rest.as_bytes()[0];
    if first.is_ascii_alphabetic() || first == b'_' {
        let length = rest.bytes().take_while(|b| is_name_byte(*b)).count();
        return (Ok(Token::Name(&rest[..length])), start..start + length);
    }
    if first.is_ascii_digit() {
        let length = number_length(rest);
        let range = start..start + length;
        return (parse_number(&rest[..length]).map_err(|message| Problem::new(range.clone(), message)), range);
    }
    if first == b'"' {
        return read_string(rest, start);
    }
    if let Some(sign) = read_sign(rest) {
        return (Ok(Token::Sign(sign)), start..start + sign.len());
    }
    let length = rest.chars().next().map_or(1, char::len_utf8);
    let range = start..start + length;
    (Err(Problem::new(range.clone(), format!("`{}` means nothing here", &rest[..length]))), range)
}

pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Returns the offset after blanks and comments.
fn skip_blanks(text: &str, mut at: usize) -> usize {
    loop {
        let rest = text.get(at..).unwrap_or("");
        let trimmed = rest.trim_start();
        at += rest.len() - trimmed.len();
        if !trimmed.starts_with("//") {
            return at;
        }
        at += trimmed.find('\n').unwrap_or(trimmed.len());
    }
}

/// Returns the length of a number. It ends before `..`, so that `0..n` is a range.
fn number_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut end = rest.bytes().take_while(|b| is_name_byte(*b)).count();
    if bytes.get(end) == Some(&b'.') && bytes.get(end + 1).is_some_and(u8::is_ascii_digit) {
        end += 1 + rest[end + 1..].bytes().take_while(|b| is_name_byte(*b)).count();
    }
    end
}

fn parse_number(text: &str) -> Result<Token<'_>, String> {
    if text.contains('.') {
        return text.parse().map(Token::Real).map_err(|_| format!("`{text}` is not a number"));
    }
    parse_integer(text).map(Token::Integer)
}

/// Parses a decimal, hexadecimal (`0x`) or binary (`0b`) integer.
pub(super) fn parse_integer(text: &str) -> Result<u64, String> {
    let (digits, radix) = match text.get(..2) {
        Some("0x") => (&text[2..], 16),
        Some("0b") => (&text[2..], 2),
        _ => (text, 10),
    };
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(format!("`{text}` is not a number"));
    }
    u64::from_str_radix(digits, radix).map_err(|_| format!("`{text}` does not fit in 64 bits"))
}

fn read_string(rest: &str, start: usize) -> (Result<Token<'_>, Problem>, Range<usize>) {
    let end = rest[1..].find(['"', '\n']).map_or(rest.len(), |length| length + 1);
    if rest[end..].starts_with('"') {
        return (Ok(Token::String(&rest[1..end])), start..start + end + 1);
    }
    (Err(Problem::new(start..start + 1, "this string does not end in its line")), start..start + end)
}
