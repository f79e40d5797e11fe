//! Lexer of a statement: names, numbers, strings and integer expressions. For example, `v_type = G`
//! is a key and a name.

use super::diagnostic::Severity;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa_core::text::{Cursor, ExpressionError, ExpressionErrorKind, decode_escape, expression};

/// An error or warning about a statement. Spans are byte ranges of the statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextProblem {
    pub(super) span: Range<usize>,
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) help: Option<String>,
    /// The word that was probably meant in place of the span.
    pub(super) suggestion: Option<String>,
    pub(super) severity: Severity,
}

impl TextProblem {
    pub(super) fn new(span: Range<usize>, code: &'static str, message: impl Into<String>) -> Self {
        Self { span, code, message: message.into(), help: None, suggestion: None, severity: Severity::Error }
    }

    /// Returns the problem as a warning.
    pub(super) const fn warning(mut self) -> Self {
        self.severity = Severity::Warning;
        self
    }

    pub(super) fn help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }

    /// Suggests a word in place of the span. Without one, the help stays.
    pub(super) fn suggest<'w>(mut self, word: impl Into<Option<&'w str>>) -> Self {
        if let Some(word) = word.into() {
            self.help = Some(format!("did you mean `{word}`?"));
            self.suggestion = Some(word.into());
        }
        self
    }
}

pub(super) use openvisa_isa_core::text::{Angles, Sizes};

/// The escapes of strings, for error messages.
pub(super) const ESCAPES_HELP: &str = "escapes are \\a \\b \\e \\f \\n \\r \\t \\v \\' \\\" \\? \\\\, \\ and up to three octal \
                                       digits, \\x and one or two hexadecimal digits";

/// A cursor over the text of one statement.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

pub(super) const fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

#[inline]
pub(super) const fn is_name_part(byte: u8) -> bool {
    NAME_PARTS[byte as usize]
}

/// The bytes that may continue a name: letters, digits and `_`.
static NAME_PARTS: [bool; 256] = {
    let mut parts = [false; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        parts[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
        byte += 1;
    }
    parts
};

/// Returns whether the text is an identifier, so that it needs no quotes.
pub(super) fn is_name(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.first().is_some_and(|b| is_name_start(*b)) && bytes.iter().all(|b| is_name_part(*b))
}

impl<'t> Lexer<'t> {
    pub(super) const fn new(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    pub(super) const fn offset(&self) -> usize {
        self.at
    }

    /// Moves back to an earlier offset.
    pub(super) const fn rewind_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Returns the whole statement.
    pub(super) const fn text(&self) -> &'t str {
        self.text
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn current_byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn skip_blanks(&mut self) {
        while matches!(self.current_byte(), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    /// Skips blanks and returns the next byte without taking it.
    pub(super) fn peek(&mut self) -> Option<u8> {
        self.skip_blanks();
        self.current_byte()
    }

    /// Takes `text` if it comes next. Returns whether it did.
    #[inline]
    pub(super) fn take(&mut self, text: &str) -> bool {
        self.skip_blanks();
        let found = self.text.as_bytes()[self.at..].starts_with(text.as_bytes());
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Takes `text`, or returns an error that it is missing.
    pub(super) fn expect(&mut self, text: &str) -> Result<(), TextProblem> {
        if self.take(text) { Ok(()) } else { Err(self.expected_error(&format!("`{text}`"))) }
    }

    /// Returns the range of the word at the current offset, for error messages. A word without name
    /// characters is a single character.
    pub(super) fn word_span(&mut self) -> Range<usize> {
        self.skip_blanks();
        let bytes = self.text.as_bytes();
        let start = self.at;
        let Some(first) = bytes.get(start) else { return start..start };
        let part = |b: &u8| is_name_part(*b) || matches!(b, b'%' | b'.' | b'$' | b'?' | b'@');
        let mut end = start;
        while bytes.get(end).is_some_and(part) {
            end += 1;
        }
        if end == start {
            end += if first.is_ascii() { 1 } else { self.rest().chars().next().map_or(1, char::len_utf8) };
        }
        start..end
    }

    /// Returns an error that `what` was expected at the current offset.
    pub(super) fn expected_error(&mut self, what: &str) -> TextProblem {
        let word = self.word_span();
        let found = &self.text[word.clone()];
        let message = if found.is_empty() {
            format!("expected {what} before the end of the line")
        } else {
            format!("expected {what}, found `{found}`")
        };
        TextProblem::new(word, "syntax", message)
    }

    /// Takes an identifier if one comes next.
    pub(super) fn take_name(&mut self) -> Option<&'t str> {
        self.skip_blanks();
        let bytes = self.text.as_bytes();
        if !is_name_start(*bytes.get(self.at)?) {
            return None;
        }
        let start = self.at;
        let rest = &bytes[start..];
        self.at += rest.iter().position(|b| !is_name_part(*b)).unwrap_or(rest.len());
        Some(&self.text[start..self.at])
    }

    /// Takes the name of a variable if one comes next: an identifier with an optional percent sign.
    pub(super) fn take_variable(&mut self) -> Option<&'t str> {
        self.skip_blanks();
        let start = self.at;
        if self.current_byte() == Some(b'%') {
            self.at += 1;
        }
        if self.current_byte().is_some_and(is_name_start) && self.take_name().is_some() {
            return Some(&self.text[start..self.at]);
        }
        self.at = start;
        None
    }

    /// Takes `key` and an equals sign, with optional blanks around the sign. Returns whether they
    /// came next.
    #[inline]
    pub(super) fn take_key(&mut self, key: &str) -> bool {
        self.skip_blanks();
        let saved = self.at;
        if self.take(key) && self.take("=") && self.current_byte() != Some(b'=') {
            return true;
        }
        self.at = saved;
        false
    }

    /// Checks that the statement ends here, or that a brace closes its scope.
    pub(super) fn expect_end(&mut self) -> Result<(), TextProblem> {
        match self.peek() {
            None | Some(b'}') => Ok(()),
            Some(_) => {
                let mut problem = self.expected_error("the end of the line");
                problem.span.end = self.text.len();
                Err(problem)
            }
        }
    }

    /// Parses a string in double quotes if one comes next.
    pub(super) fn parse_string(&mut self) -> Result<Option<Cow<'t, str>>, TextProblem> {
        if self.peek() != Some(b'"') {
            return Ok(None);
        }
        let open = self.at;
        let bytes = self.text.as_bytes();
        let mut at = open + 1;
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    self.at = at + 1;
                    return Ok(Some(Cow::Borrowed(&self.text[open + 1..at])));
                }
                b'\\' => break,
                _ => at += 1,
            }
        }
        let mut out: Vec<u8> = bytes[open + 1..at.min(bytes.len())].to_vec();
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    self.at = at + 1;
                    let text = String::from_utf8(out).map_err(|_| {
                        TextProblem::new(open..at + 1, "string", "the escapes of the string are not UTF-8")
                    })?;
                    return Ok(Some(Cow::Owned(text)));
                }
                b'\\' => {
                    let (value, length) = decode_escape(&bytes[at + 1..]).ok_or_else(|| {
                        let end = (at + 2).min(bytes.len());
                        let end = (end..=bytes.len()).find(|end| self.text.is_char_boundary(*end)).unwrap_or(at);
                        TextProblem::new(at..end, "string", "no such escape").help(Some(ESCAPES_HELP.into()))
                    })?;
                    out.push(value);
                    at += 1 + length;
                }
                byte => {
                    out.push(*byte);
                    at += 1;
                }
            }
        }
        Err(TextProblem::new(open..bytes.len(), "string", "the string does not end on its line"))
    }

    /// Parses an identifier or a string in double quotes.
    pub(super) fn parse_quotable_name(&mut self, what: &str) -> Result<Cow<'t, str>, TextProblem> {
        if let Some(name) = self.take_name() {
            return Ok(Cow::Borrowed(name));
        }
        match self.parse_string()? {
            Some(name) => Ok(name),
            None => Err(self.expected_error(what)),
        }
    }

    /// Parses an integer expression.
    pub(super) fn parse_integer(&mut self, sizes: &dyn Sizes, angles: Angles) -> Result<i64, TextProblem> {
        if let Some(value) = self.parse_plain_decimal(angles) {
            return Ok(value);
        }
        let mut line = Cursor::at(self.text.as_bytes(), self.at);
        let value = expression(&mut line, angles, sizes);
        self.at = line.offset();
        value.map_err(|error| self.expression_problem(error))
    }

    /// Converts an expression error to a problem.
    #[cold]
    fn expression_problem(&mut self, error: ExpressionError) -> TextProblem {
        let ExpressionError { span, kind } = error;
        let (code, message) = match kind {
            ExpressionErrorKind::Expected(what) => {
                self.at = span.start;
                return self.expected_error(what);
            }
            ExpressionErrorKind::Division => ("expression", "division by zero".into()),
            ExpressionErrorKind::Depth => ("expression", "the expression is nested too deeply".into()),
            ExpressionErrorKind::Digits => ("number", "a number without digits".into()),
            ExpressionErrorKind::Large => ("number", "the number has more than 64 bits".into()),
            ExpressionErrorKind::Size => {
                let name = self.text.get(span.clone()).unwrap_or_default();
                ("undeclared", format!("`{name}` has no size that is known here"))
            }
            ExpressionErrorKind::Channels => {
                ("expression", "the number of channels is known only after `.kernel_attr SimdSize=...`".into())
            }
        };
        TextProblem::new(span, code, message)
    }

    /// Fast path: takes a decimal number that is not part of a longer expression. Returns `None`
    /// otherwise and skips only blanks.
    #[inline]
    fn parse_plain_decimal(&mut self, angles: Angles) -> Option<i64> {
        self.skip_blanks();
        let rest = &self.text.as_bytes()[self.at..];
        let (mut value, mut length) = (0_i64, 0);
        while let Some(digit) = rest.get(length).map(|b| b.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            value = value * 10 + i64::from(digit);
            length += 1;
            if length > 17 {
                return None;
            }
        }
        // No operator may follow the blanks. A name is not an operator.
        let mut end = length;
        while rest.get(end) == Some(&b' ') {
            end += 1;
        }
        let next = rest.get(end).copied().unwrap_or(b'}');
        let ends = match next {
            b'}' | b',' => true,
            b'>' if angles == Angles::Close => rest.get(end + 1).is_none_or(|b| !matches!(b, b'>' | b'=')),
            _ => end > length && is_name_start(next),
        };
        if length == 0 || !ends {
            return None;
        }
        self.at += length;
        Some(value)
    }

    /// Parses an integer expression and checks that its value is in the range.
    pub(super) fn parse_number_in_range(
        &mut self,
        sizes: &dyn Sizes,
        angles: Angles,
        what: &str,
        range: core::ops::RangeInclusive<i64>,
    ) -> Result<i64, TextProblem> {
        self.skip_blanks();
        let start = self.at;
        let value = self.parse_integer(sizes, angles)?;
        if range.contains(&value) {
            return Ok(value);
        }
        let (least, most) = (range.start(), range.end());
        let message = format!("{what} is {value}, but must be from {least} to {most}");
        Err(TextProblem::new(start..self.at, "range", message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct FixedSizes;

    impl Sizes for FixedSizes {
        fn size_of(&self, name: &[u8]) -> Option<i64> {
            (name == b"GRF").then_some(32)
        }

        fn dispatch_simd(&self) -> Option<i64> {
            Some(16)
        }
    }

    fn evaluate(text: &str) -> Result<i64, String> {
        let mut lexer = Lexer::new(text, 0);
        let value = lexer.parse_integer(&FixedSizes, Angles::Compare).map_err(|p| p.message)?;
        lexer.expect_end().map_err(|p| p.message)?;
        Ok(value)
    }

    #[test]
    fn expressions_follow_the_precedence_of_the_vendors_grammar() {
        for (text, expected) in [
            ("1 + 2 * 3", 7),
            ("(1 + 2) * 3", 9),
            ("0x10 | 1 & 3", 1),
            ("-8 >> 1", -4),
            ("-1 >>> 60", 15),
            ("1 < 2 ? 5 : 6", 5),
            ("!0 + ~0", 0),
            ("%sizeof(GRF) / 4", 8),
            ("%sizeof GRF - 1", 31),
            ("7 % 4", 3),
            ("%DispatchSimd * 2", 32),
            ("1 << 70", 0),
        ] {
            assert_eq!(evaluate(text), Ok(expected), "{text}");
        }
        for wrong in ["1 / 0", "0x", "99999999999999999999", "%sizeof(X)", "(", "1 +", "%nothing", "1 2"] {
            assert!(evaluate(wrong).is_err(), "{wrong}");
        }
        assert!(evaluate(&"(".repeat(10_000)).is_err());
        assert_eq!(evaluate(&["-".repeat(10_000), "1".into()].concat()), Ok(1));
    }

    #[test]
    fn strings_have_the_escapes_of_c() {
        assert_eq!(Lexer::new(r#""\101\x42\e""#, 0).parse_string().unwrap().as_deref(), Some("AB\u{1b}"));
        for wrong in [r#""a"#, r#""\q""#, r#""\"#, r#""\xff""#, r#""\400""#] {
            assert!(Lexer::new(wrong, 0).parse_string().is_err(), "{wrong}");
        }
    }
}
