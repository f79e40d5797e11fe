//! Splits assembler text into tokens, also if it has mistakes.
//!
//! For example, `(P1) add.sat (M1, 8) x // sum` has the words `P1`, `add`, `sat`, `M1` and `x`, a
//! number, punctuation and a comment.

use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// The end of a statement.
    LineEnd,
    /// A comment, which may have several lines.
    Comment,
    /// A string in double quotes.
    Quoted,
    /// A name, a mnemonic or a word of the syntax.
    Word,
    /// A name that begins with a percent sign.
    Predefined,
    /// A number.
    Number,
    /// Another character.
    Punctuation(u8),
}

/// A token with its byte range in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextToken {
    pub(crate) kind: TokenKind,
    pub(crate) span: Range<usize>,
}

impl TextToken {
    pub(crate) fn is(&self, byte: u8) -> bool {
        self.kind == TokenKind::Punctuation(byte)
    }
}

/// Returns whether a byte may continue a name. Labels may have more characters than variables.
pub(crate) fn is_name_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'@' | b'?')
}

/// Returns the tokens of a text, in order. `unique` is a reference that names may contain, as `%=`
/// in `done%=:` of inline assembly.
pub(crate) fn tokenize(text: &str, unique: Option<&str>) -> Vec<TextToken> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::with_capacity(text.len() / 3);
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let rest = &bytes[at..];
        let length_while = |from: usize, is_part: &dyn Fn(u8) -> bool| {
            from + rest[from..].iter().take_while(|byte| is_part(**byte)).count()
        };
        let next = rest.get(1).copied().unwrap_or(0);
        let (kind, length) = match byte {
            b'\n' => (Some(TokenKind::LineEnd), 1),
            b'/' if next == b'/' => (Some(TokenKind::Comment), length_while(2, &|byte| byte != b'\n')),
            b'/' if next == b'*' => {
                (Some(TokenKind::Comment), text[at + 2..].find("*/").map_or(rest.len(), |found| found + 4))
            }
            b'\\' if next == b'\n' => (None, 2),
            b'\\' if rest.starts_with(b"\\\r\n") => (None, 3),
            b'"' => (Some(TokenKind::Quoted), quoted_length(rest)),
            b'%' if is_name_part(next) => (Some(TokenKind::Predefined), length_while(1, &is_name_part)),
            b'0'..=b'9' => (Some(TokenKind::Number), length_while(1, &|byte| byte.is_ascii_alphanumeric())),
            byte if is_name_part(*byte) => (Some(TokenKind::Word), name_length(rest, unique)),
            b' ' | b'\t' | b'\r' => (None, 1),
            byte => (Some(TokenKind::Punctuation(*byte)), 1),
        };
        // A character that is no ASCII is not cut.
        let end = (at + length..=text.len()).find(|end| text.is_char_boundary(*end)).unwrap_or(text.len());
        tokens.extend(kind.map(|kind| TextToken { kind, span: at..end }));
        at = end;
    }
    tokens
}

/// Returns the length of the name at the beginning of a text.
fn name_length(text: &[u8], unique: Option<&str>) -> usize {
    let mut length = 0;
    while let Some(byte) = text.get(length) {
        length += match unique.filter(|unique| text[length..].starts_with(unique.as_bytes())) {
            Some(unique) => unique.len(),
            None if is_name_part(*byte) => 1,
            None => break,
        };
    }
    length
}

/// Returns the length of a string with its quotes. A string ends at the end of the line at latest.
fn quoted_length(rest: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = rest.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\n' => return at,
            b'\\' if rest.get(at + 1).is_some_and(|next| *next != b'\n') => at += 2,
            _ => at += 1,
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_cover_all_but_blanks() {
        let text = "(P1) add.sat (M1, 8) x%\"a\\\"b\" // ä\n/* é\n*/ %null 0x1:d";
        let pieces: Vec<_> = tokenize(text, None).into_iter().map(|token| text[token.span].to_owned()).collect();
        let expected = [
            "(",
            "P1",
            ")",
            "add",
            ".",
            "sat",
            "(",
            "M1",
            ",",
            "8",
            ")",
            "x",
            "%",
            "\"a\\\"b\"",
            "// ä",
            "\n",
            "/* é\n*/",
            "%null",
            "0x1",
            ":",
            "d",
        ];
        assert_eq!(pieces, expected);
    }

    #[test]
    fn a_name_contains_the_reference_that_is_unique_in_each_copy() {
        let words = |text: &'static str, unique| -> Vec<&str> {
            tokenize(text, unique).into_iter().map(|token| &text[token.span]).collect()
        };
        assert_eq!(words("a%=_b%=: %=", Some("%=")), ["a%=_b%=", ":", "%", "="]);
        assert_eq!(words("a${:uid}b: $0", Some("${:uid}")), ["a${:uid}b", ":", "$0"]);
        assert_eq!(words("a%=", None), ["a", "%", "="]);
    }

    #[test]
    fn text_cut_anywhere_has_tokens_in_order() {
        let text = ".kernel \"kä\" /* ü */ \\\n x: \"\\";
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            let tokens = tokenize(&text[..end], None);
            assert!(tokens.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start));
            assert!(tokens.iter().all(|token| text.get(token.span.clone()).is_some_and(|piece| !piece.is_empty())));
        }
    }
}
