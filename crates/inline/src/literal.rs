//! Decodes string literals to text that maps to its source.
//!
//! For example, the body `a\tb` of a C string is the text `a`, a tabulator and `b`.

use crate::mapped_text::MappedText;
use crate::token::{StringToken, Syntax};

/// Returns the value of a string literal.
pub(crate) fn decode_literal(source: &str, string: &StringToken, syntax: Syntax) -> MappedText {
    let mut text = MappedText::default();
    append_literal(&mut text, source, string, syntax);
    text
}

/// Appends the value of a string literal.
pub(crate) fn append_literal(out: &mut MappedText, source: &str, string: &StringToken, syntax: Syntax) {
    let Some(body) = source.get(string.body.clone()) else { return };
    let start = string.body.start;
    if string.is_raw {
        out.push_copied(body, start);
        return;
    }
    let mut at = 0;
    while let Some(found) = body[at..].find('\\') {
        out.push_copied(&body[at..at + found], start + at);
        at += found;
        let (value, length) = decode_escape(&body[at..], syntax);
        match value {
            Escape::Text(character) => {
                out.push_replaced(character.encode_utf8(&mut [0; 4]), start + at..start + at + length)
            }
            Escape::Nothing => {}
            Escape::Unknown => out.push_copied(&body[at..at + length], start + at),
        }
        at += length;
    }
    out.push_copied(&body[at..], start + at);
}

/// The value of an escape.
enum Escape {
    Text(char),
    /// A backslash at the end of a line, which joins lines.
    Nothing,
    /// The backslash is an ordinary character.
    Unknown,
}

/// Decodes the escape at the beginning of `text`, a backslash. Returns it with its length in bytes.
fn decode_escape(text: &str, syntax: Syntax) -> (Escape, usize) {
    let rest = &text[1..];
    let Some(first) = rest.chars().next() else { return (Escape::Unknown, 1) };
    match syntax {
        Syntax::Mlir | Syntax::Assembly => {
            let pair = rest.get(..2).filter(|pair| pair.bytes().all(|b| b.is_ascii_hexdigit()));
            match (first, pair) {
                ('\\' | '"', _) => (Escape::Text(first), 2),
                ('n', _) if syntax == Syntax::Mlir => (Escape::Text('\n'), 2),
                ('t', _) if syntax == Syntax::Mlir => (Escape::Text('\t'), 2),
                (_, Some(pair)) => (to_escape(u32::from_str_radix(pair, 16).ok()), 3),
                _ => (Escape::Unknown, 1),
            }
        }
        Syntax::C | Syntax::Python => decode_c_escape(rest, first),
    }
}

fn decode_c_escape(rest: &str, first: char) -> (Escape, usize) {
    let simple = |character| (Escape::Text(character), 2);
    match first {
        'n' => simple('\n'),
        't' => simple('\t'),
        'r' => simple('\r'),
        'a' => simple('\u{7}'),
        'b' => simple('\u{8}'),
        'f' => simple('\u{c}'),
        'v' => simple('\u{b}'),
        'e' => simple('\u{1b}'),
        '\\' | '"' | '\'' | '?' => simple(first),
        '\n' => (Escape::Nothing, 2),
        '\r' if rest.starts_with("\r\n") => (Escape::Nothing, 3),
        '0'..='7' => {
            let digits = rest.bytes().take(3).take_while(|b| matches!(b, b'0'..=b'7')).count();
            (to_escape(u32::from_str_radix(&rest[..digits], 8).ok()), 1 + digits)
        }
        'x' | 'u' | 'U' => {
            let limit = match first {
                'u' => 4,
                _ => 8,
            };
            let digits = rest[1..].bytes().take(limit).take_while(u8::is_ascii_hexdigit).count();
            match digits {
                0 => (Escape::Unknown, 1),
                _ => (to_escape(u32::from_str_radix(&rest[1..=digits], 16).ok()), 2 + digits),
            }
        }
        _ => (Escape::Unknown, 1),
    }
}

fn to_escape(code: Option<u32>) -> Escape {
    code.and_then(char::from_u32).map_or(Escape::Unknown, Escape::Text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::{TokenKind, tokenize};

    fn decode(source: &str, syntax: Syntax) -> MappedText {
        let mut out = MappedText::default();
        for token in tokenize(source, syntax) {
            if let TokenKind::String(string) = &token.kind {
                append_literal(&mut out, source, string, syntax);
            }
        }
        out
    }

    #[test]
    fn each_language_has_its_own_escapes() {
        assert_eq!(decode("\"a\\n\\x41\\101\\q\"", Syntax::C).as_str(), "a\nAA\\q");
        assert_eq!(decode("\"a\\0Ab\\\\\"", Syntax::Assembly).as_str(), "a\nb\\");
        assert_eq!(decode("\"a\\nb\\0A\"", Syntax::Mlir).as_str(), "a\nb\n");
        assert_eq!(decode("r'a\\n'", Syntax::Python).as_str(), "a\\n");
        assert_eq!(decode("\"a\\\n  b\"", Syntax::C).as_str(), "a  b");
    }

    #[test]
    fn adjacent_literals_map_to_their_own_places() {
        let text = decode("\"a\\n\"  \"bc\"", Syntax::C);
        assert_eq!(text.as_str(), "a\nbc");
        assert_eq!(text.source_range(1..2), Some(2..4));
        assert_eq!(text.source_range(2..4), Some(8..10));
    }
}
