//! Words of a statement: names, numbers, strings, integer expressions.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// What is wrong with a statement; places are bytes of the statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) span: Range<usize>,
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) help: Option<String>,
}

impl Problem {
    pub(super) fn new(span: Range<usize>, code: &'static str, message: impl Into<String>) -> Self {
        Self { span, code, message: message.into(), help: None }
    }

    pub(super) fn help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }
}

/// What expressions may ask for.
pub(super) trait Sizes {
    /// Bytes of a variable, or of a register for the name `GRF`.
    fn size_of(&self, name: &str) -> Option<i64>;
    /// Channels of a dispatched thread, once they are declared.
    fn dispatch_simd(&self) -> Option<i64>;
}

/// A reader of words.
#[derive(Clone, Debug)]
pub(super) struct Scan<'t> {
    text: &'t str,
    at: usize,
    /// Expressions within expressions are followed so far.
    depth: u32,
}

/// Deepest nesting of an expression.
const DEEPEST: u32 = 64;

/// Expressions under and above the operators of comparison: where an angle bracket closes a list, it is no operator.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Angles {
    /// `<` and `>` compare.
    Compare,
    /// `>` ends the expression.
    Close,
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
        Self { text, at, depth: 0 }
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
        self.depth += 1;
        let start = self.at;
        let result = if self.depth > DEEPEST {
            Err(Problem::new(start..start + 1, "expression", "the expression is nested too deeply"))
        } else if angles == Angles::Close {
            self.shift(sizes)
        } else {
            self.choice(sizes)
        };
        self.depth -= 1;
        result
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

    fn choice(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let condition = self.bits(sizes, 0)?;
        if !self.take("?") {
            return Ok(condition);
        }
        let yes = self.bits(sizes, 0)?;
        self.expect(":")?;
        let no = self.integer(sizes, Angles::Compare)?;
        Ok(if condition != 0 { yes } else { no })
    }

    /// `&` binds loosest, then `^`, then `|`: the order of the vendor's grammar, not that of C.
    fn bits(&mut self, sizes: &dyn Sizes, level: usize) -> Result<i64, Problem> {
        let Some(operator) = ["&", "^", "|"].get(level) else { return self.equality(sizes) };
        let mut left = self.bits(sizes, level + 1)?;
        while self.take(operator) {
            let right = self.bits(sizes, level + 1)?;
            left = match level {
                0 => left & right,
                1 => left ^ right,
                _ => left | right,
            };
        }
        Ok(left)
    }

    fn equality(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let left = self.relation(sizes)?;
        if self.take("==") {
            return Ok(i64::from(left == self.relation(sizes)?));
        }
        if self.take("!=") {
            return Ok(i64::from(left != self.relation(sizes)?));
        }
        Ok(left)
    }

    fn relation(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let left = self.shift(sizes)?;
        if self.take("<=") {
            return Ok(i64::from(left <= self.shift(sizes)?));
        }
        if self.take(">=") {
            return Ok(i64::from(left >= self.shift(sizes)?));
        }
        if self.take("<") {
            return Ok(i64::from(left < self.shift(sizes)?));
        }
        if self.take(">") {
            return Ok(i64::from(left > self.shift(sizes)?));
        }
        Ok(left)
    }

    fn shift(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let left = self.sum(sizes)?;
        let count = |value: i64| u32::try_from(value).ok().filter(|count| *count < 64);
        if self.take("<<") {
            return Ok(count(self.sum(sizes)?).map_or(0, |count| left << count));
        }
        if self.take(">>>") {
            return Ok(count(self.sum(sizes)?).map_or(0, |count| ((left as u64) >> count) as i64));
        }
        if self.take(">>") {
            return Ok(left >> count(self.sum(sizes)?).unwrap_or(63));
        }
        Ok(left)
    }

    fn sum(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let mut left = self.product(sizes)?;
        loop {
            if self.take("+") {
                left = left.wrapping_add(self.product(sizes)?);
            } else if self.take("-") {
                left = left.wrapping_sub(self.product(sizes)?);
            } else {
                return Ok(left);
            }
        }
    }

    fn product(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let mut left = self.unary(sizes)?;
        loop {
            self.blanks();
            let start = self.at;
            // A percent sign with a name behind it is no remainder, but a word.
            let remainder =
                self.byte() == Some(b'%') && !self.rest()[1..].starts_with(|c: char| c.is_ascii_alphabetic());
            if self.take("*") {
                left = left.wrapping_mul(self.unary(sizes)?);
            } else if self.take("/") {
                let right = self.unary(sizes)?;
                left = left.checked_div(right).ok_or_else(|| self.division(start))?;
            } else if remainder && self.take("%") {
                let right = self.unary(sizes)?;
                left = left.checked_rem(right).ok_or_else(|| self.division(start))?;
            } else {
                return Ok(left);
            }
        }
    }

    fn division(&self, start: usize) -> Problem {
        Problem::new(start..self.at, "expression", "division by zero")
    }

    fn unary(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let mut signs: Vec<u8> = Vec::new();
        while let Some(sign @ (b'-' | b'~' | b'!')) = self.peek() {
            if self.rest().starts_with("!=") {
                break;
            }
            signs.push(sign);
            self.at += 1;
        }
        let mut value = self.primary(sizes)?;
        while let Some(sign) = signs.pop() {
            value = match sign {
                b'-' => value.wrapping_neg(),
                b'~' => !value,
                _ => i64::from(value == 0),
            };
        }
        Ok(value)
    }

    fn primary(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        match self.peek() {
            Some(b'(') => {
                self.at += 1;
                let value = self.integer(sizes, Angles::Compare)?;
                self.expect(")")?;
                Ok(value)
            }
            Some(b'0'..=b'9') => self.literal(),
            Some(b'%') => self.builtin(sizes),
            _ => Err(self.expected("a number")),
        }
    }

    fn builtin(&mut self, sizes: &dyn Sizes) -> Result<i64, Problem> {
        let start = self.at;
        match self.variable() {
            Some("%sizeof") => {
                let parenthesis = self.take("(");
                self.blanks();
                let name_at = self.at;
                let name = self.variable().ok_or_else(|| self.expected("the name of a variable"))?;
                let size = sizes.size_of(name).ok_or_else(|| {
                    let message = format!("`{name}` has no size that is known here");
                    Problem::new(name_at..self.at, "undeclared", message)
                })?;
                if parenthesis {
                    self.expect(")")?;
                }
                Ok(size)
            }
            Some("%DispatchSimd") => sizes.dispatch_simd().ok_or_else(|| {
                let message = "the number of channels is known only after `.kernel_attr SimdSize=...`";
                Problem::new(start..self.at, "expression", message)
            }),
            _ => {
                self.at = start;
                Err(self.expected("a number"))
            }
        }
    }

    fn literal(&mut self) -> Result<i64, Problem> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let hexadecimal = bytes[start] == b'0' && matches!(bytes.get(start + 1), Some(b'x' | b'X'));
        let (radix, from) = if hexadecimal { (16, start + 2) } else { (10, start) };
        let mut end = from;
        while bytes.get(end).is_some_and(|b| char::from(*b).is_digit(radix)) {
            end += 1;
        }
        self.at = end;
        u64::from_str_radix(&self.text[from..end], radix).map(|value| value as i64).map_err(|_| {
            let message = if from == end { "a number without digits" } else { "the number has more than 64 bits" };
            Problem::new(start..end, "number", message)
        })
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
        fn size_of(&self, name: &str) -> Option<i64> {
            (name == "GRF").then_some(32)
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
