//! Holes of texts that a program makes: where they are, and what can fill them.
//!
//! For example, in `mov (M1, {0}) V{1}(0,0)<1> {2}:d`, the first and the third hole are numbers,
//! and the second one is the rest of a name.

use super::HOLE;
use crate::mapped_text::MappedText;
use openvisa_isa::PREDEFINED;

/// The kind of text that fills a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HoleKind {
    /// The digits of a number.
    Number,
    /// The name of a data type.
    Type,
    /// The name of a general variable.
    Name,
    /// The name of a variable that the text declares.
    Declared,
    /// The name of a predicate variable.
    Predicate,
    /// The word that an instruction begins with.
    Mnemonic,
    /// Another text. What it is part of is not checked.
    Text,
}

/// A text whose holes are all [`HOLE`], with their descriptions in the order of their places.
pub(super) struct FlatText {
    pub(super) text: MappedText,
    pub(super) holes: Vec<String>,
}

/// Replaces the holes of format strings by [`HOLE`]. Without `has_operands`, references such as
/// `$0` are holes as well.
pub(super) fn expand_holes(made: MappedText, known: Vec<String>, has_operands: bool) -> FlatText {
    let text = made.as_str();
    let has_braces = text.match_indices('{').any(|(at, _)| brace_hole(&text[at..]).is_some());
    let has_printf = !has_braces && text.match_indices('%').any(|(at, _)| printf_hole(&text[at..]).is_some());
    let has_references = text.match_indices(['$', '%']).any(|(at, _)| reference(&text[at..]).is_some());
    let (mut flat, mut holes, mut known) = (MappedText::default(), Vec::new(), known.into_iter());
    let (mut at, mut copied) = (0, 0);
    while let Some(found) = text[at..].find(['{', '}', '%', '$', HOLE]) {
        at += found;
        let rest = &text[at..];
        let (hole, length) = if rest.starts_with(HOLE) {
            (Some(known.next().unwrap_or_default()), 1)
        } else if let Some((key, length)) = brace_hole(rest) {
            (Some(key), length)
        } else if let Some(length) = printf_hole(rest).filter(|_| has_printf) {
            (Some(format!("{}{}", &rest[..length], holes.len())), length)
        } else if let Some(length) = reference(rest).filter(|_| !has_operands) {
            (Some(rest[..length].to_owned()), length)
        } else if rest.starts_with(['$', '%']) && rest[1..].starts_with(HOLE) && !has_operands {
            // The number of an operand is inserted.
            (known.next(), 2)
        } else {
            // A doubled character stands for one.
            let is_doubled = has_braces && (rest.starts_with("{{") || rest.starts_with("}}"))
                || (has_printf || has_references) && rest.starts_with("%%");
            let length = rest.chars().next().map_or(1, char::len_utf8);
            at += length;
            if is_doubled {
                flat.append_range(&made, copied..at);
                at += length;
                copied = at;
            }
            continue;
        };
        flat.append_range(&made, copied..at);
        let source = made.source_range(at..at + length).unwrap_or(0..0);
        flat.push_replaced(HOLE.encode_utf8(&mut [0; 1]), source);
        holes.extend(hole);
        at += length;
        copied = at;
    }
    flat.append_range(&made, copied..text.len());
    FlatText { text: flat, holes }
}

/// Returns the hole of a format string at the beginning of a text: `{}`, `{0}`, `{name}` or
/// `{0:x}`, with its length in bytes.
fn brace_hole(text: &str) -> Option<(String, usize)> {
    let (inner, _) = text.strip_prefix('{')?.split_once('}')?;
    let name = inner.split([':', ',', '!']).next().unwrap_or_default();
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let has_blank = inner.contains(['{', '\n', ';']) || inner.starts_with(' ') && !inner.trim().is_empty();
    (is_name && !has_blank).then(|| (format!("{{{name}}}"), inner.len() + 2))
}

/// Returns the length in bytes of a conversion of `printf` at the beginning of a text.
fn printf_hole(text: &str) -> Option<usize> {
    let rest = text.strip_prefix('%')?;
    let word = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
    if PREDEFINED.iter().any(|known| known.name.trim_start_matches('%') == word && !word.is_empty()) {
        return None;
    }
    let flags = rest.len() - rest.trim_start_matches(['-', '+', '#', '0']).len();
    let width = rest[flags..].bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
    let length = rest[flags + width..].bytes().take_while(|byte| b"hljzt".contains(byte)).count();
    let at = flags + width + length;
    let conversion = rest[at..].bytes().next()?;
    b"diuxXsc".contains(&conversion).then_some(1 + at + 1)
}

/// Returns the length in bytes of a reference to an operand, such as `$0` or `%1`.
fn reference(text: &str) -> Option<usize> {
    let digits = text.strip_prefix(['$', '%'])?.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then_some(1 + digits)
}

/// Returns the kind of a hole by the text before it in its line, and after it.
pub(super) fn classify_hole(before: &str, after: &str) -> HoleKind {
    let code = super::statement_of(before);
    let after = after.trim_end_matches(['\n', '\r']);
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | HOLE);
    if before.ends_with("v_type=") {
        return HoleKind::Text;
    }
    if before.ends_with("type=") {
        return HoleKind::Type;
    }
    if before.trim_end_matches(' ').ends_with(".decl") {
        return if after.starts_with(' ') { HoleKind::Declared } else { HoleKind::Text };
    }
    // Attributes of declarations, and directives.
    if before.ends_with('=') || before.ends_with("wordx") {
        return HoleKind::Number;
    }
    let is_start = before.trim_matches(|c: char| c == '{' || c.is_whitespace()).is_empty();
    if (is_start || code.is_empty()) && after.trim_start().starts_with("(M") {
        return HoleKind::Mnemonic;
    }
    let predicate = before.trim_start().trim_start_matches('{').trim_start();
    if ["(", "(!"].contains(&predicate) && after.starts_with(')') {
        return HoleKind::Predicate;
    }
    if is_start || !code.contains(' ') && !code.starts_with(".decl") && !code.contains('(') {
        // A part of a mnemonic. After digits, as in `dpas.bf.bf.8.{0}`, it is a number.
        let is_count = before.strip_suffix('.').is_some_and(|head| head.ends_with(|c: char| c.is_ascii_digit()));
        return if is_count { HoleKind::Number } else { HoleKind::Text };
    }
    match before.chars().next_back() {
        // The rest of a name or of a number.
        Some(last) if is_word(last) => {
            let word = before.rsplit(|c: char| !is_word(c)).next().unwrap_or_default();
            let is_size = before[..before.len() - word.len()].ends_with([':', '.', 'x'])
                || word.starts_with(|c: char| c.is_ascii_digit() || c == HOLE);
            if is_size || word == "0x" { HoleKind::Number } else { HoleKind::Text }
        }
        Some('.') => HoleKind::Number,
        Some('<') if before.ends_with("alias=<") => HoleKind::Name,
        Some('<' | ';') => HoleKind::Number,
        Some('(' | ',') if is_in_parentheses(before) => HoleKind::Number,
        Some('[') => HoleKind::Name,
        Some(' ') if before.trim_end().ends_with([',', ';']) && is_in_parentheses(before) => HoleKind::Number,
        Some(' ' | '\t' | ')' | '-' | '~') => {
            let suffix = after.strip_prefix(':').unwrap_or_default();
            let letters = suffix.bytes().take_while(u8::is_ascii_lowercase).count();
            let is_typed = letters > 0 && !suffix[letters..].starts_with(|c: char| c.is_ascii_digit() || c == HOLE);
            match after.chars().next() {
                Some('(' | '.' | '[') => HoleKind::Name,
                Some(':') if is_typed => HoleKind::Number,
                Some(':') => HoleKind::Name,
                _ => HoleKind::Text,
            }
        }
        _ => HoleKind::Text,
    }
}

/// Returns whether a text ends within parentheses or angle brackets.
fn is_in_parentheses(before: &str) -> bool {
    let open = before.rfind(['(', '<']);
    open.is_some_and(|at| !before[at..].contains([')', '>', '[']))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the kinds of the holes of a line, which are `{}`.
    fn kinds(line: &str) -> Vec<HoleKind> {
        let line = line.replace("{}", "\u{1}");
        line.match_indices(HOLE).map(|(at, _)| classify_hole(&line[..at], &line[at + 1..])).collect()
    }

    #[test]
    fn the_place_of_a_hole_shows_what_fills_it() {
        use HoleKind::{Declared, Mnemonic, Name, Number, Predicate, Text, Type};
        for (line, expected) in [
            ("  .decl RET v_type=G type={} num_elts={} align=wordx{}\n", &[Type, Number, Number][..]),
            (".decl {} v_type=G type=d num_elts=16 alias=<{},{}>\n", &[Declared, Name, Number]),
            (
                "{} (M1_NM, {}) {}({}, 0)<1> {}({},{})<{};{},{}>\n",
                &[Mnemonic, Number, Name, Number, Name, Number, Number, Number, Number, Number],
            ),
            ("({}) lsc_load.ugm (M1, 32) RET:d{}x{}t flat[{}]:a64\n", &[Predicate, Number, Number, Name]),
            ("(!P1) {} (M1, 16) {}:d32 flat[{}+0x10]:a64\n", &[Mnemonic, Name, Name]),
            ("mul (M1, 16) T(0,0)<1> T(0,0)<1;1,0> {}:f\n", &[Number]),
            ("dpas.bf.bf.8.{} (M1, 16) C.{} C.{} B.0 {}(0,0)\n", &[Number, Number, Number, Name]),
            ("{}\n", &[Text]),
            ("add{} (M1, 16) x(0,0)<1> V{}(0,0)<1;1,0> {}\n", &[Text, Text, Text]),
        ] {
            assert_eq!(kinds(line), expected, "{line}");
        }
    }

    #[test]
    fn format_strings_have_holes_and_doubled_characters() {
        for (text, has_operands, expected, holes) in [
            ("{{\nmov (M1, {0}) {1}\n}}", false, "{\nmov (M1, \u{1}) \u{1}\n}", &["{0}", "{1}"][..]),
            ("mov (M1, %d) %s %%null %sp", false, "mov (M1, \u{1}) \u{1} %null %sp", &["%d0", "%s1"]),
            ("mov (M1, 16) $0 $1", true, "mov (M1, 16) $0 $1", &[]),
            ("mov (M1, 16) $0 %1 %%null", false, "mov (M1, 16) \u{1} \u{1} %null", &["$0", "%1"]),
            ("{\n add\n}", false, "{\n add\n}", &[]),
        ] {
            let mut made = MappedText::default();
            made.push_copied(text, 0);
            let flat = expand_holes(made, Vec::new(), has_operands);
            assert_eq!(
                (flat.text.as_str(), &flat.holes[..]),
                (expected, &holes.iter().map(|h| (*h).to_owned()).collect::<Vec<_>>()[..])
            );
        }
    }
}
