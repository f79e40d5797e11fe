//! Words of a statement: names, numbers, strings, integer expressions.

use super::diagnostic::Severity;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_codec::text::{Cursor, ExpressionError, ExpressionErrorKind, expression};

/// What is wrong with a statement; places are bytes of the statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) span: Range<usize>,
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) help: Option<String>,
    pub(super) severity: Severity,
}

impl Problem {
    pub(super) fn new(span: Range<usize>, code: &'static str, message: impl Into<String>) -> Self {
        Self { span, code, message: message.into(), help: None, severity: Severity::Error }
    }

    /// The same as a warning.
    pub(super) const fn warning(mut self) -> Self {
        self.severity = Severity::Warning;
        self
    }

    pub(super) fn help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }
}

pub(super) use openvisa_codec::text::{Angles, Sizes};

/// A reader of words.
#[derive(Clone, Debug)]
pub(super) struct Scan<'t> {
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

/// Letters, digits and `_`.
static NAME_PARTS: [bool; 256] = {
    let mut parts = [false; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        parts[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
        byte += 1;
    }
    parts
};

/// Whether a name needs no quotes.
pub(super) fn is_name(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.first().is_some_and(|b| is_name_start(*b)) && bytes.iter().all(|b| is_name_part(*b))
}

impl<'t> Scan<'t> {
    pub(super) const fn new(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Goes back to a place where it was.
    pub(super) const fn go(&mut self, at: usize) {
        self.at = at;
    }

    /// All of the statement.
    pub(super) const fn text(&self) -> &'t str {
        self.text
    }

    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn blanks(&mut self) {
        while matches!(self.byte(), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    /// The next character that is no blank.
    pub(super) fn peek(&mut self) -> Option<u8> {
        self.blanks();
        self.byte()
    }

    /// Takes this text if it is next.
    #[inline]
    pub(super) fn take(&mut self, text: &str) -> bool {
        self.blanks();
        let found = self.text.as_bytes()[self.at..].starts_with(text.as_bytes());
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Takes this text, or says that it is missing.
    pub(super) fn expect(&mut self, text: &str) -> Result<(), Problem> {
        if self.take(text) { Ok(()) } else { Err(self.expected(&format!("`{text}`"))) }
    }

    /// The word at this place, for errors: up to the next blank or mark.
    pub(super) fn word(&mut self) -> Range<usize> {
        self.blanks();
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

    /// That something else was expected here.
    pub(super) fn expected(&mut self, what: &str) -> Problem {
        let word = self.word();
        let found = &self.text[word.clone()];
        let message = if found.is_empty() {
            format!("expected {what} before the end of the line")
        } else {
            format!("expected {what}, found `{found}`")
        };
        Problem::new(word, "syntax", message)
    }

    /// An identifier, if one is next.
    pub(super) fn name(&mut self) -> Option<&'t str> {
        self.blanks();
        let bytes = self.text.as_bytes();
        if !is_name_start(*bytes.get(self.at)?) {
            return None;
        }
        let start = self.at;
        let rest = &bytes[start..];
        self.at += rest.iter().position(|b| !is_name_part(*b)).unwrap_or(rest.len());
        Some(&self.text[start..self.at])
    }

    /// A variable's name: an identifier, or one behind a percent sign.
    pub(super) fn variable(&mut self) -> Option<&'t str> {
        self.blanks();
        let start = self.at;
        if self.byte() == Some(b'%') {
            self.at += 1;
        }
        if self.byte().is_some_and(is_name_start) && self.name().is_some() {
            return Some(&self.text[start..self.at]);
        }
        self.at = start;
        None
    }

    /// `key =`, with blanks as the reader likes them.
    #[inline]
    pub(super) fn key(&mut self, key: &str) -> bool {
        self.blanks();
        let saved = self.at;
        if self.take(key) && self.take("=") && self.byte() != Some(b'=') {
            return true;
        }
        self.at = saved;
        false
    }

    /// The end of the statement, or the brace that closes its scope.
    pub(super) fn end(&mut self) -> Result<(), Problem> {
        match self.peek() {
            None | Some(b'}') => Ok(()),
            Some(_) => {
                let mut problem = self.expected("the end of the line");
                problem.span.end = self.text.len();
                Err(problem)
            }
        }
    }

    /// A string in double quotes, if one is next.
    pub(super) fn string(&mut self) -> Result<Option<Cow<'t, str>>, Problem> {
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
                    let text = String::from_utf8(out)
                        .map_err(|_| Problem::new(open..at + 1, "string", "the escapes of the string are not UTF-8"))?;
                    return Ok(Some(Cow::Owned(text)));
                }
                b'\\' => {
                    let (value, length) = escape(&bytes[at + 1..]).ok_or_else(|| {
                        let end = (at + 2).min(bytes.len());
                        let end = (end..=bytes.len()).find(|end| self.text.is_char_boundary(*end)).unwrap_or(at);
                        let help = "escapes are \\a \\b \\e \\f \\n \\r \\t \\v \\' \\\" \\? \\\\, \\ and up to three octal \
                                    digits, \\x and one or two hexadecimal digits";
                        Problem::new(at..end, "string", "no such escape").help(Some(help.into()))
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
        Err(Problem::new(open..bytes.len(), "string", "the string does not end on its line"))
    }

    /// A name, in double quotes if it is no identifier.
    pub(super) fn quotable(&mut self, what: &str) -> Result<Cow<'t, str>, Problem> {
        if let Some(name) = self.name() {
            return Ok(Cow::Borrowed(name));
        }
        match self.string()? {
            Some(name) => Ok(name),
            None => Err(self.expected(what)),
        }
    }

    /// An integer expression.
    pub(super) fn integer(&mut self, sizes: &dyn Sizes, angles: Angles) -> Result<i64, Problem> {
        if let Some(value) = self.plain(angles) {
            return Ok(value);
        }
        let mut line = Cursor::at(self.text.as_bytes(), self.at);
        let value = expression(&mut line, angles, sizes);
        self.at = line.offset();
        value.map_err(|error| self.no_number(error))
    }

    /// What is wrong with an expression.
    #[cold]
    fn no_number(&mut self, error: ExpressionError) -> Problem {
        let ExpressionError { span, kind } = error;
        let (code, message) = match kind {
            ExpressionErrorKind::Expected(what) => {
                self.at = span.start;
                return self.expected(what);
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
        Problem::new(span, code, message)
    }

    /// A decimal number that no expression goes on from, as nearly all are. Without one, nothing moves but blanks are passed over.
    #[inline]
    fn plain(&mut self, angles: Angles) -> Option<i64> {
        self.blanks();
        let rest = &self.text.as_bytes()[self.at..];
        let (mut value, mut length) = (0_i64, 0);
        while let Some(digit) = rest.get(length).map(|b| b.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            value = value * 10 + i64::from(digit);
            length += 1;
            if length > 17 {
                return None;
            }
        }
        // Behind the blanks no operator may stand; a word is none.
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

    /// A number in a range.
    pub(super) fn number(
        &mut self,
        sizes: &dyn Sizes,
        angles: Angles,
        what: &str,
        range: core::ops::RangeInclusive<i64>,
    ) -> Result<i64, Problem> {
        self.blanks();
        let start = self.at;
        let value = self.integer(sizes, angles)?;
        if range.contains(&value) {
            return Ok(value);
        }
        let (least, most) = (range.start(), range.end());
        let message = format!("{what} is {value}, but must be from {least} to {most}");
        Err(Problem::new(start..self.at, "range", message))
    }
}

/// The character of an escape, and how many bytes stand for it behind the backslash.
fn escape(rest: &[u8]) -> Option<(u8, usize)> {
    let simple = |value| Some((value, 1));
    match rest.first()? {
        b'a' => simple(7),
        b'b' => simple(8),
        b'e' => simple(0x1b),
        b'f' => simple(12),
        b'n' => simple(b'\n'),
        b'r' => simple(b'\r'),
        b't' => simple(b'\t'),
        b'v' => simple(11),
        quoted @ (b'\'' | b'"' | b'?' | b'\\') => simple(*quoted),
        b'0'..=b'7' => {
            let digits = rest.iter().take(3).take_while(|b| matches!(b, b'0'..=b'7')).count();
            let value = rest[..digits].iter().fold(0u32, |value, digit| value * 8 + u32::from(digit - b'0'));
            Some((u8::try_from(value).ok()?, digits))
        }
        b'x' => {
            let digits = rest[1..].iter().take(2).take_while(|b| b.is_ascii_hexdigit()).count();
            let text = core::str::from_utf8(&rest[1..1 + digits]).ok()?;
            Some((u8::from_str_radix(text, 16).ok()?, 1 + digits))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Known;

    impl Sizes for Known {
        fn size_of(&self, name: &[u8]) -> Option<i64> {
            (name == b"GRF").then_some(32)
        }

        fn dispatch_simd(&self) -> Option<i64> {
            Some(16)
        }
    }

    fn value(text: &str) -> Result<i64, String> {
        let mut scan = Scan::new(text, 0);
        let value = scan.integer(&Known, Angles::Compare).map_err(|p| p.message)?;
        scan.end().map_err(|p| p.message)?;
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
            assert_eq!(value(text), Ok(expected), "{text}");
        }
        for wrong in ["1 / 0", "0x", "99999999999999999999", "%sizeof(X)", "(", "1 +", "%nothing", "1 2"] {
            assert!(value(wrong).is_err(), "{wrong}");
        }
        assert!(value(&"(".repeat(10_000)).is_err());
        assert_eq!(value(&["-".repeat(10_000), "1".into()].concat()), Ok(1));
    }

    #[test]
    fn strings_have_the_escapes_of_c() {
        assert_eq!(Scan::new(r#""\101\x42\e""#, 0).string().unwrap().as_deref(), Some("AB\u{1b}"));
        for wrong in [r#""a"#, r#""\q""#, r#""\"#, r#""\xff""#, r#""\400""#] {
            assert!(Scan::new(wrong, 0).string().is_err(), "{wrong}");
        }
    }
}
