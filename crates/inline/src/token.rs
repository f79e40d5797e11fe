//! Splits sources into tokens: names, numbers, strings and single characters.
//!
//! The tokenizer knows comments and strings of each language, so that assembly in a comment is not
//! taken for code. For example, `asm("nop"); // asm` has the tokens `asm`, `(`, `"nop"`, `)` and
//! `;`.

use std::cell::Cell;
use std::ops::Range;
use winnow::combinator::{alt, opt};
use winnow::error::{EmptyError, ErrMode};
use winnow::prelude::*;
use winnow::token::{any, one_of, take_while};

type ScanResult<O> = Result<O, ErrMode<EmptyError>>;

/// The lexical rules of a family of languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Syntax {
    /// C, C++, OpenCL C and SYCL.
    C,
    /// Python.
    Python,
    /// MLIR: comments begin with two slashes, names may begin with `%`, `@`, `#`, `!` and `^`.
    Mlir,
    /// LLVM IR and SPIR-V disassembly: comments begin with a semicolon.
    Assembly,
}

/// The kind of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A name or keyword.
    Name,
    /// A number, with its suffix.
    Number,
    /// A string.
    String(StringToken),
    /// A character literal of C.
    Character,
    /// A single other character.
    Symbol(char),
}

/// The parts of a string token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StringToken {
    /// The byte range between the quotes.
    pub(crate) body: Range<usize>,
    /// Whether a backslash is an ordinary character.
    pub(crate) is_raw: bool,
    /// Whether expressions in braces are replaced, as in an f-string of Python.
    pub(crate) is_formatted: bool,
    /// Whether the closing quotes are present.
    pub(crate) is_closed: bool,
}

/// A token with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourceToken {
    pub(crate) kind: TokenKind,
    /// The byte range in the source, with the quotes of a string.
    pub(crate) span: Range<usize>,
    /// Whether this is the first token of its logical line. A backslash at the end of a line joins
    /// lines in C.
    pub(crate) begins_line: bool,
}

impl SourceToken {
    pub(crate) fn is_symbol(&self, symbol: char) -> bool {
        self.kind == TokenKind::Symbol(symbol)
    }

    pub(crate) fn is_name(&self, source: &str, name: &str) -> bool {
        self.kind == TokenKind::Name && source.get(self.span.clone()) == Some(name)
    }

    pub(crate) fn text<'s>(&self, source: &'s str) -> &'s str {
        source.get(self.span.clone()).unwrap_or_default()
    }
}

/// A token of a source, or of an expanded macro.
pub(crate) trait HasKind {
    /// Returns the kind of the token.
    fn kind(&self) -> &TokenKind;
}

impl HasKind for SourceToken {
    fn kind(&self) -> &TokenKind {
        &self.kind
    }
}

/// Returns the index of the bracket that closes the one at `open`.
pub(crate) fn find_closing<T: HasKind>(tokens: &[T], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    tokens.iter().enumerate().skip(open).find_map(|(index, token)| {
        match token.kind() {
            TokenKind::Symbol('(' | '[' | '{') => depth += 1,
            TokenKind::Symbol(')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        (depth == 0).then_some(index)
    })
}

/// Splits tokens at a symbol outside of brackets.
pub(crate) fn split<T: HasKind>(tokens: &[T], symbol: char) -> Vec<&[T]> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (index, token) in tokens.iter().enumerate() {
        match token.kind() {
            TokenKind::Symbol('(' | '[' | '{') => depth += 1,
            TokenKind::Symbol(')' | ']' | '}') => depth = depth.saturating_sub(1),
            TokenKind::Symbol(found) if *found == symbol && depth == 0 => {
                parts.push(&tokens[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    parts.push(&tokens[start..]);
    parts
}

/// Splits a source into tokens. Comments and blanks are left out.
///
/// A string or comment that does not end extends to the end of its line or of the source.
pub(crate) fn tokenize(source: &str, syntax: Syntax) -> Vec<SourceToken> {
    let mut tokens = Vec::with_capacity(source.len() / 6);
    let mut rest = source;
    let mut begins_line = true;
    loop {
        begins_line |= skip_blanks(&mut rest, syntax);
        let start = source.len() - rest.len();
        let Ok(kind) = scan_token(&mut rest, source, syntax) else { break };
        tokens.push(SourceToken { kind, span: start..source.len() - rest.len(), begins_line });
        begins_line = false;
    }
    tokens
}

#[cfg(test)]
thread_local! {
    /// Number of steps of searches that could grow with the square of the length of a source.
    pub(crate) static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Counts a step of a search, for tests.
pub(crate) fn count_step() {
    #[cfg(test)]
    STEPS.with(|steps| steps.set(steps.get() + 1));
}

/// Iterates over the logical lines of tokens.
pub(crate) fn lines(tokens: &[SourceToken]) -> impl Iterator<Item = &[SourceToken]> {
    tokens.chunk_by(|_, next| !next.begins_line)
}

/// Skips blanks and comments. Returns whether a logical line ended.
fn skip_blanks(rest: &mut &str, syntax: Syntax) -> bool {
    let mut ended = false;
    loop {
        let before = rest.len();
        let blanks: ScanResult<&str> = take_while(0.., |c: char| c.is_whitespace()).parse_next(rest);
        ended |= blanks.is_ok_and(|blanks| blanks.contains('\n'));
        let _: ScanResult<()> = alt((
            |r: &mut &str| line_comment(r, syntax),
            |r: &mut &str| block_comment(r, syntax),
            |r: &mut &str| line_join(r, syntax),
        ))
        .parse_next(rest);
        if rest.len() == before {
            return ended;
        }
    }
}

fn line_comment(rest: &mut &str, syntax: Syntax) -> ScanResult<()> {
    match syntax {
        Syntax::C => {
            "//".parse_next(rest)?;
            // A backslash at the end of the line continues the comment.
            loop {
                let line: &str = take_while(0.., |c| c != '\n').parse_next(rest)?;
                if !line.trim_end_matches('\r').ends_with('\\') || opt('\n').parse_next(rest)?.is_none() {
                    return Ok(());
                }
            }
        }
        Syntax::Mlir => ("//", take_while(0.., |c| c != '\n')).void().parse_next(rest),
        Syntax::Python => ('#', take_while(0.., |c| c != '\n')).void().parse_next(rest),
        Syntax::Assembly => (';', take_while(0.., |c| c != '\n')).void().parse_next(rest),
    }
}

fn block_comment(rest: &mut &str, syntax: Syntax) -> ScanResult<()> {
    if syntax != Syntax::C {
        return Err(ErrMode::Backtrack(EmptyError));
    }
    "/*".parse_next(rest)?;
    *rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
    Ok(())
}

fn line_join(rest: &mut &str, syntax: Syntax) -> ScanResult<()> {
    if !matches!(syntax, Syntax::C | Syntax::Python) {
        return Err(ErrMode::Backtrack(EmptyError));
    }
    ('\\', take_while(0.., [' ', '\t', '\r']), '\n').void().parse_next(rest)
}

fn scan_token(rest: &mut &str, source: &str, syntax: Syntax) -> ScanResult<TokenKind> {
    alt((
        |r: &mut &str| string(r, source, syntax).map(TokenKind::String),
        |r: &mut &str| name(r, syntax).map(|()| TokenKind::Name),
        |r: &mut &str| number(r).map(|()| TokenKind::Number),
        |r: &mut &str| character(r, syntax).map(|()| TokenKind::Character),
        any.map(TokenKind::Symbol),
    ))
    .parse_next(rest)
}

fn name(rest: &mut &str, syntax: Syntax) -> ScanResult<()> {
    let is_start = |c: char| c.is_alphabetic() || c == '_';
    match syntax {
        Syntax::C | Syntax::Python => {
            (one_of(is_start), take_while(0.., |c: char| c.is_alphanumeric() || c == '_')).void().parse_next(rest)
        }
        Syntax::Mlir | Syntax::Assembly => {
            let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
            let sigil = one_of(['%', '@', '!', '#', '^']);
            alt(((sigil, take_while(1.., is_part)).void(), (one_of(is_start), take_while(0.., is_part)).void()))
                .parse_next(rest)
        }
    }
}

fn number(rest: &mut &str) -> ScanResult<()> {
    (opt('.'), one_of(|c: char| c.is_ascii_digit())).void().parse_next(rest)?;
    loop {
        let part: &str =
            take_while(0.., |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_').parse_next(rest)?;
        // A sign follows an exponent, and a quote separates digits of C.
        let is_exponent = part.ends_with(['e', 'E', 'p', 'P']);
        let mut after = rest.chars();
        match (after.next(), after.next()) {
            (Some('+' | '-'), Some(digit)) if is_exponent && digit.is_ascii_digit() => {}
            (Some('\''), Some(digit)) if digit.is_ascii_alphanumeric() => {}
            _ => return Ok(()),
        }
        *rest = after.as_str();
    }
}

fn character(rest: &mut &str, syntax: Syntax) -> ScanResult<()> {
    if syntax != Syntax::C {
        return Err(ErrMode::Backtrack(EmptyError));
    }
    '\''.parse_next(rest)?;
    let end = find_quote(rest, '\'', false);
    *rest = &rest[end.map_or(end_of_line(rest), |end| end + 1)..];
    Ok(())
}

fn string(rest: &mut &str, source: &str, syntax: Syntax) -> ScanResult<StringToken> {
    let prefix: &str = take_while(0..=3, |c: char| c.is_ascii_alphanumeric()).parse_next(rest)?;
    let (is_raw, is_formatted) = match syntax {
        Syntax::C if ["", "L", "u8", "u", "U"].contains(&prefix) => (false, false),
        Syntax::C if ["R", "LR", "u8R", "uR", "UR"].contains(&prefix) => return raw_string(rest, source),
        Syntax::Python => {
            let lower = prefix.to_ascii_lowercase();
            if !["", "r", "u", "b", "f", "t", "br", "rb", "fr", "rf", "tr", "rt"].contains(&lower.as_str()) {
                return Err(ErrMode::Backtrack(EmptyError));
            }
            (lower.contains('r'), lower.contains(['f', 't']))
        }
        Syntax::Mlir | Syntax::Assembly if prefix.is_empty() => (false, false),
        _ => return Err(ErrMode::Backtrack(EmptyError)),
    };
    let quotes = match syntax {
        Syntax::Python => alt(("\"\"\"", "'''", "\"", "'")).parse_next(rest)?,
        _ => "\"".parse_next(rest)?,
    };
    let start = source.len() - rest.len();
    let is_multiline = quotes.len() == 3 || matches!(syntax, Syntax::Mlir | Syntax::Assembly);
    let found = match is_multiline {
        true => find_quote_in_lines(rest, quotes),
        false => find_quote(rest, quotes.chars().next().unwrap_or('"'), true),
    };
    let length = found.unwrap_or_else(|| if quotes.len() == 3 { rest.len() } else { end_of_line(rest) });
    *rest = &rest[length + found.map_or(0, |_| quotes.len())..];
    Ok(StringToken { body: start..start + length, is_raw, is_formatted, is_closed: found.is_some() })
}

/// Scans a raw string of C++ after its prefix: a quote, a delimiter and a parenthesis.
fn raw_string(rest: &mut &str, source: &str) -> ScanResult<StringToken> {
    /// Maximum length of a delimiter in bytes, as the language allows it.
    const MAX_DELIMITER_BYTES: usize = 16;
    '"'.parse_next(rest)?;
    let is_part = |c: char| c.is_ascii() && !matches!(c, ' ' | '(' | ')' | '\\' | '\t' | '\n' | '"');
    let delimiter: &str = take_while(0..=MAX_DELIMITER_BYTES, is_part).parse_next(rest)?;
    '('.parse_next(rest)?;
    let start = source.len() - rest.len();
    let end = format!("){delimiter}\"");
    let found = rest.find(&end);
    let length = found.unwrap_or(rest.len());
    *rest = &rest[length + found.map_or(0, |_| end.len())..];
    Ok(StringToken { body: start..start + length, is_raw: true, is_formatted: false, is_closed: found.is_some() })
}

/// Returns the offset of the closing quote in the line. A backslash hides the next character; in C
/// and Python, it also joins lines.
fn find_quote(text: &str, quote: char, joins_lines: bool) -> Option<usize> {
    let mut characters = text.char_indices();
    while let Some((at, c)) = characters.next() {
        match c {
            _ if c == quote => return Some(at),
            '\\' => {
                let next = characters.next()?.1;
                if next == '\r' && text[at + 2..].starts_with('\n') {
                    characters.next();
                } else if next == '\n' && !joins_lines {
                    return None;
                }
            }
            '\n' => return None,
            _ => {}
        }
    }
    None
}

/// Returns the offset of the closing quotes. The string may have several lines.
fn find_quote_in_lines(text: &str, quotes: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 2;
        } else if bytes[at..].starts_with(quotes.as_bytes()) {
            return Some(at);
        } else {
            at += 1;
        }
    }
    None
}

fn end_of_line(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

/// Maximum number of tokens in brackets that are read in one source. Brackets in brackets could
/// make the number grow with the square of the length of the source.
const MAX_BRACKETED_TOKENS: usize = 1 << 22;

/// The pairs of brackets among tokens.
pub(crate) struct Brackets {
    /// For each token that opens a bracket, the index of the token that closes it.
    closing: Vec<Option<usize>>,
    /// For each token, the index of the innermost bracket around it.
    around: Vec<Option<usize>>,
    /// Number of tokens in brackets that may still be read.
    tokens_left: Cell<usize>,
    /// The index of the first bracket whose tokens were not read, since there were too many.
    limit: Cell<Option<usize>>,
}

impl Brackets {
    /// Finds the pairs.
    pub(crate) fn new<T: HasKind>(tokens: &[T]) -> Self {
        let (mut closing, mut open) = (vec![None; tokens.len()], Vec::new());
        let mut around = Vec::with_capacity(tokens.len());
        for (index, token) in tokens.iter().enumerate() {
            around.push(open.last().copied());
            match token.kind() {
                TokenKind::Symbol('(' | '[' | '{') => open.push(index),
                TokenKind::Symbol(')' | ']' | '}') => {
                    if let Some(start) = open.pop() {
                        closing[start] = Some(index);
                    }
                }
                _ => {}
            }
        }
        Self { closing, around, tokens_left: Cell::new(MAX_BRACKETED_TOKENS), limit: Cell::new(None) }
    }

    /// Returns the index of the bracket that closes the one at `open`.
    pub(crate) fn closing(&self, open: usize) -> Option<usize> {
        self.closing.get(open).copied().flatten()
    }

    /// Returns the index of the innermost bracket around a token.
    pub(crate) fn around(&self, at: usize) -> Option<usize> {
        self.around.get(at).copied().flatten()
    }

    /// Returns the index of the bracket that closes the one at `open`. Returns `None` if there is
    /// none, or if too many tokens were in brackets.
    pub(crate) fn find_closing(&self, open: usize) -> Option<usize> {
        let close = self.closing(open)?;
        match self.tokens_left.get().checked_sub(close - open) {
            Some(left) => {
                self.tokens_left.set(left);
                Some(close)
            }
            None => {
                self.limit.set(self.limit.get().or(Some(open)));
                None
            }
        }
    }

    /// Returns the index of the first bracket for which [`find_closing`](Self::find_closing) found
    /// that there were too many tokens in brackets.
    pub(crate) fn limit(&self) -> Option<usize> {
        self.limit.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str, syntax: Syntax) -> Vec<&str> {
        tokenize(source, syntax).iter().map(|token| token.text(source)).collect()
    }

    #[test]
    fn comments_are_no_tokens_in_any_language() {
        assert_eq!(texts("a // asm(\n/* \" */ b // c \\\n d\ne", Syntax::C), ["a", "b", "e"]);
        assert_eq!(texts("a # \"b\n'#'", Syntax::Python), ["a", "'#'"]);
        assert_eq!(texts("a // b\nc", Syntax::Mlir), ["a", "c"]);
        assert_eq!(texts("a ; b\nc", Syntax::Assembly), ["a", "c"]);
        assert_eq!(texts("a /* b", Syntax::C), ["a"]);
    }

    #[test]
    fn strings_have_prefixes_delimiters_and_escapes() {
        let source = "u8\"a\\\"b\" R\"x(c\")\" d)x\" L'\"' 1'000";
        assert_eq!(texts(source, Syntax::C), ["u8\"a\\\"b\"", "R\"x(c\")\" d)x\"", "L", "'\"'", "1'000"]);
        let source = "'''a\n'b''' rb\"c\\\" f'd'";
        let tokens = tokenize(source, Syntax::Python);
        let bodies: Vec<_> = tokens
            .iter()
            .filter_map(|token| match &token.kind {
                TokenKind::String(string) => Some((&source[string.body.clone()], string.is_raw, string.is_closed)),
                _ => None,
            })
            .collect();
        assert_eq!(bodies[0], ("a\n'b", false, true));
        assert_eq!(bodies[1], ("c\\\" f'd'", true, false));
    }

    #[test]
    fn a_string_that_does_not_end_is_no_end_of_the_source() {
        let source = "\"ab\nc";
        let tokens = tokenize(source, Syntax::C);
        assert_eq!(tokens.len(), 2);
        assert!(matches!(&tokens[0].kind, TokenKind::String(string) if !string.is_closed));
        assert!(tokens[1].begins_line);
    }
}
