//! Conversion of names of the specification to Rust identifiers. All emitters convert names here,
//! by one rule per kind of name.
//!
//! For example, the type of the field `Rel_op` is `RelOp` ([`camel`]), its member `rel_op`
//! ([`snake`]), and its value `8 elements` is the variant `Elements8` ([`variant`]).

use proc_macro2::{Ident, Span};

/// Splits a name into words. Words end at a character that is neither letter nor digit, between a
/// lower-case and an upper-case letter, and before an upper-case letter with a lower-case one
/// behind it.
///
/// For example, `IEFBypass` has the words `IEF` and `Bypass`, and `Src0Addrs` the words `Src0` and
/// `Addrs`.
fn split_words(name: &str) -> Vec<&str> {
    // Bytes outside ASCII separate words, so every word begins and ends at a character boundary.
    let bytes = name.as_bytes();
    let mut words = Vec::new();
    let mut start = 0;
    for (i, c) in bytes.iter().enumerate() {
        if !c.is_ascii_alphanumeric() {
            words.extend(name.get(start..i).filter(|word| !word.is_empty()));
            start = i + 1;
            continue;
        }
        let lower_follows = bytes.get(i + 1).is_some_and(u8::is_ascii_lowercase);
        if i > start && c.is_ascii_uppercase() && (bytes[i - 1].is_ascii_lowercase() || lower_follows) {
            words.push(&name[start..i]);
            start = i;
        }
    }
    words.extend(name.get(start..).filter(|word| !word.is_empty()));
    words
}

/// Returns the first word of a type name that occurs in it again: `Lsc` for `LscUntypedLscSubOp`.
pub(crate) fn repeated_word(name: &str) -> Option<&str> {
    let words = split_words(name);
    words.iter().enumerate().find_map(|(at, word)| words[..at].contains(word).then_some(*word))
}

/// Returns the characters of a word with the first letter in upper case and the others in lower
/// case.
fn capitalize(word: &str) -> impl Iterator<Item = char> {
    let first = word.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(word.len());
    word.char_indices().map(move |(i, c)| if i <= first { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() })
}

/// Returns the English word for a digit: `Three` for `3`.
fn digit_name(digit: char) -> &'static str {
    const NAMES: [&str; 10] = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
    digit.to_digit(10).map_or("", |d| NAMES[d as usize])
}

/// Returns the name of a type: `ThreeDSample4` for `3D_SAMPLE4`, `RelOp` for `Rel_op`.
pub(crate) fn camel(name: &str) -> String {
    camel_words(&split_words(name))
}

fn camel_words(words: &[&str]) -> String {
    // An underscore separates two digits of different words: `2_4` must not become `24`.
    let mut out = String::with_capacity(words.iter().map(|word| word.len() + 1).sum());
    for word in words {
        if out.ends_with(|c: char| c.is_ascii_digit()) && word.starts_with(|c: char| c.is_ascii_digit()) {
            out.push('_');
        }
        out.extend(capitalize(word));
    }
    let digits = out.chars().take_while(char::is_ascii_digit).count();
    match out.chars().next() {
        None => "Unnamed".to_owned(),
        Some(c) if digits == 1 && out.len() > 1 => format!("{}{}", digit_name(c), &out[1..]),
        Some(_) if digits > 0 => format!("N{out}"),
        Some(_) => out,
    }
}

/// Returns the identifier of a type, see [`camel`].
pub(crate) fn type_ident(name: &str) -> Ident {
    ident(&camel(name))
}

/// Returns the variant for an enumerator. A leading number moves behind the next word: `Elements8`
/// for `8 elements`. Quotation marks and text in parentheses are dropped.
pub(crate) fn variant(name: &str) -> String {
    let name = name.split(" (").next().unwrap_or(name).trim_matches(['"', '\'', '.']);
    let mut words = split_words(name);
    if words.len() > 1 && words[0].chars().all(|c| c.is_ascii_digit()) {
        words[..2].swap(0, 1);
    }
    camel_words(&words)
}

/// Returns the name of a field, function or module: `exec_size` for `Exec_size`, `o_mask` for
/// `oMask`.
pub(crate) fn snake(name: &str) -> String {
    let mut out = split_words(name).join("_");
    out.make_ascii_lowercase();
    if out.is_empty() || out.starts_with(|c: char| c.is_ascii_digit()) {
        out.insert(0, '_');
    }
    out
}

/// Returns the identifier of a field, see [`snake`] and [`ident`].
pub(crate) fn snake_ident(name: &str) -> Ident {
    ident(&snake(name))
}

/// Returns an identifier. A keyword becomes a raw identifier or, where Rust has no raw form of it,
/// gets an underscore.
pub(crate) fn ident(name: &str) -> Ident {
    match name {
        "Self" | "self" | "super" | "crate" | "_" => Ident::new(&format!("{name}_"), Span::call_site()),
        _ if KEYWORDS.binary_search(&name).is_ok() => Ident::new_raw(name, Span::call_site()),
        _ => Ident::new(name, Span::call_site()),
    }
}

/// The keywords with a raw form, sorted. Calling `syn` for each of the ten thousands of identifiers
/// would take longer than the rest of [`ident`].
const KEYWORDS: [&str; 47] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut",
    "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe",
    "unsized", "use", "virtual", "where", "while", "yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_camel_case() {
        for (name, rust) in [
            ("ADD", "Add"),
            ("3D_SAMPLE4", "ThreeDSample4"),
            ("Rel_op", "RelOp"),
            ("SVM_GATHER4_SCALED", "SvmGather4Scaled"),
            ("IEFBypass", "IefBypass"),
            ("CachingL1", "CachingL1"),
            ("ExecMask", "ExecMask"),
            ("", "Unnamed"),
        ] {
            assert_eq!(camel(name), rust, "{name}");
        }
    }

    #[test]
    fn keywords_are_what_the_parser_takes_for_no_identifier() {
        assert!(KEYWORDS.is_sorted());
        for word in KEYWORDS {
            assert!(syn::parse_str::<Ident>(word).is_err(), "{word}");
        }
        for word in ["gen", "union", "raw", "auto", "default", "macro_rules", "safe", "dst"] {
            assert!(syn::parse_str::<Ident>(word).is_ok() && ident(word) == word, "{word}");
        }
    }

    #[test]
    fn leading_numbers_of_enumerators_move_behind_their_word() {
        for (name, rust) in [
            ("8 elements", "Elements8"),
            ("1 element (scalar)", "Element1"),
            ("M1_NM", "M1Nm"),
            ("gather4_po_c", "Gather4PoC"),
            ("\"16-bit full\"", "Bit16Full"),
            ("16", "N16"),
            ("3", "N3"),
        ] {
            assert_eq!(variant(name), rust, "{name}");
        }
    }

    #[test]
    fn fields_are_snake_case_and_never_keywords() {
        for (name, rust) in [
            ("Exec_size", "exec_size"),
            ("oMask", "o_mask"),
            ("Src0AddrsU", "src0_addrs_u"),
            ("Src0AddrsLOD", "src0_addrs_lod"),
            ("UNIInput", "uni_input"),
            ("Type", "r#type"),
            ("LscSFID", "lsc_sfid"),
        ] {
            assert_eq!(snake_ident(name).to_string(), rust, "{name}");
        }
    }
}
