//! Names of the specification as Rust identifiers. One rule for each kind of name; nothing else makes identifiers.

use proc_macro2::{Ident, Span};

/// Words of a name: split at everything that is neither letter nor digit, between a lower-case letter and an upper-case one, and
/// before an upper-case letter that a lower-case one follows (`IEFBypass`: `IEF`, `Bypass`; `Src0Addrs`: `Src0`, `Addrs`).
fn words(name: &str) -> Vec<&str> {
    // What is not ASCII is no part of a word, so that words begin and end between characters.
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

/// A word with its first letter in upper case and the letters after it in lower case (a word has one capital at most, or only
/// capitals).
fn capitalize(word: &str) -> impl Iterator<Item = char> {
    let first = word.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(word.len());
    word.char_indices().map(move |(i, c)| if i <= first { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() })
}

/// A digit as a word.
fn digit_name(digit: char) -> &'static str {
    const NAMES: [&str; 10] = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
    digit.to_digit(10).map_or("", |d| NAMES[d as usize])
}

/// A type name: `3D_SAMPLE4` is `ThreeDSample4`, `Rel_op` is `RelOp`.
pub(crate) fn camel(name: &str) -> String {
    camel_words(&words(name))
}

fn camel_words(words: &[&str]) -> String {
    // A digit between two digits keeps them apart: `2_4` must not become `24`.
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

/// A type name as an identifier.
pub(crate) fn type_ident(name: &str) -> Ident {
    ident(&camel(name))
}

/// The variant of an enumerator. A number in front moves behind the word it counts: `8 elements` is `Elements8`.
/// What stands in parentheses, and quotation marks, do not count.
pub(crate) fn variant(name: &str) -> String {
    let name = name.split(" (").next().unwrap_or(name).trim_matches(['"', '\'', '.']);
    let mut words = words(name);
    if words.len() > 1 && words[0].chars().all(|c| c.is_ascii_digit()) {
        words[..2].swap(0, 1);
    }
    camel_words(&words)
}

/// A spelling as parsers of generated enumerations compare it: in lower case and without underscores. `PVC_XT` and `PvcXt` are one.
pub(crate) fn fold(spelling: &str) -> String {
    spelling.chars().filter(|c| *c != '_').map(|c| c.to_ascii_lowercase()).collect()
}

/// A field, function or module name: `Exec_size` is `exec_size`, `oMask` is `o_mask`.
pub(crate) fn snake(name: &str) -> String {
    let mut out = words(name).join("_");
    out.make_ascii_lowercase();
    if out.is_empty() || out.starts_with(|c: char| c.is_ascii_digit()) {
        out.insert(0, '_');
    }
    out
}

/// A field name as an identifier; keywords become raw identifiers.
pub(crate) fn snake_ident(name: &str) -> Ident {
    ident(&snake(name))
}

/// An identifier; a keyword becomes a raw one, or gets an underscore where Rust has no raw form of it.
pub(crate) fn ident(name: &str) -> Ident {
    match name {
        "Self" | "self" | "super" | "crate" | "_" => Ident::new(&format!("{name}_"), Span::call_site()),
        _ if KEYWORDS.binary_search(&name).is_ok() => Ident::new_raw(name, Span::call_site()),
        _ => Ident::new(name, Span::call_site()),
    }
}

/// The words that are identifiers as raw ones only, in order. Identifiers are made by the ten thousand, and to ask a parser each time
/// takes longer than all the rest of making one.
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
