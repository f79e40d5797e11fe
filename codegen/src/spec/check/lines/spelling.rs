//! Spelling check of prose: known misspelt words, and repeated words.
//!
//! For example, `interger` is reported with the edit `integer`. Misspelt words of formal sentences
//! are handled by [`syntax::sentence`](crate::spec::syntax::sentence).

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::spanned_str::SpannedStr;
use crate::spec::rules;

/// Misspelt words in lower case with their corrections, sorted.
const MISSPELT: [(&str, &str); 41] = [
    ("acutal", "actual"),
    ("adress", "address"),
    ("apporoximation", "approximation"),
    ("basd", "based"),
    ("compatability", "compatibility"),
    ("destintation", "destination"),
    ("detination", "destination"),
    ("differnt", "different"),
    ("ffunction", "function"),
    ("follwing", "following"),
    ("funtion", "function"),
    ("hether", "whether"),
    ("ield", "field"),
    ("ignoerd", "ignored"),
    ("instrucion", "instruction"),
    ("instuction", "instruction"),
    ("interger", "integer"),
    ("intermedia", "intermediate"),
    ("lable", "label"),
    ("mutiple", "multiple"),
    ("nornal", "normal"),
    ("occured", "occurred"),
    ("opearnd", "operand"),
    ("oprand", "operand"),
    ("paremeters", "parameters"),
    ("precisons", "precisions"),
    ("predicat", "predicate"),
    ("preision", "precision"),
    ("refered", "referred"),
    ("regster", "register"),
    ("scatteredword", "scattered word"),
    ("seperate", "separate"),
    ("similary", "similarly"),
    ("smv", "SVM"),
    ("sqaure", "square"),
    ("suface", "surface"),
    ("textural", "texture"),
    ("undertand", "understand"),
    ("unintialized", "uninitialized"),
    ("unsinged", "unsigned"),
    ("varible", "variable"),
];

/// Length of the longest misspelt word, in bytes.
const MAX_MISSPELT_BYTES: usize = 14;

/// Words that may be repeated.
const REPEATABLE: [&str; 3] = ["that", "had", "long"];

/// Checks the words of a line. `prose` is false for code, where words may be repeated.
pub(crate) fn check(page: &Page<'_>, line: SpannedStr<'_>, prose: bool, out: &mut Diagnostics) {
    let bytes = line.text.as_bytes();
    let mut last: &[u8] = b"";
    // The end of the word before; 0 at the beginning of the line.
    let (mut i, mut last_end) = (0, 0);
    while i < bytes.len() {
        if BYTE_CLASSES[usize::from(bytes[i])] != ByteClass::Letter {
            i += 1;
            continue;
        }
        let start = i;
        while i < bytes.len() && BYTE_CLASSES[usize::from(bytes[i])] != ByteClass::Other {
            i += 1;
        }
        let word = &bytes[start..i];
        if let Some(right) = correction_of(word) {
            let cased = match word[0].is_ascii_uppercase() && !right.starts_with(|c: char| c.is_ascii_uppercase()) {
                true => right[..1].to_ascii_uppercase() + &right[1..],
                false => right.to_owned(),
            };
            report_misspelt(page, line, start..i, &cased, out);
        }
        let adjacent = start == last_end + 1 && bytes[last_end] == b' ';
        if prose && adjacent && word.len() > 1 && word.eq_ignore_ascii_case(last) && is_word(word) {
            let span = page.span(line.at + last_end..line.at + i);
            out.push(rules::MISSPELT_WORD.at(span, "this word is repeated").help("delete one").edit(span, ""));
        }
        // `constrains` is a correct word, but not after `platform`.
        if adjacent && word == b"constrains" && last == b"platform" {
            report_misspelt(page, line, start..i, "constraints", out);
        }
        if prose && word == b"element" && bytes[..start].ends_with(b"8 ") && bytes[i..].starts_with(b" scattered") {
            report_misspelt(page, line, start - 2..i, "8-element", out);
        }
        (last, last_end) = (word, i);
    }
}

/// The class of a byte in a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ByteClass {
    Other,
    Digit,
    Letter,
}

/// The class of each byte value. A table is used because the check reads every byte of every
/// document.
static BYTE_CLASSES: [ByteClass; 256] = {
    let mut kinds = [ByteClass::Other; 256];
    let mut byte = 0;
    while byte < 128 {
        kinds[byte] = match byte as u8 {
            b'0'..=b'9' => ByteClass::Digit,
            b'a'..=b'z' | b'A'..=b'Z' => ByteClass::Letter,
            _ => ByteClass::Other,
        };
        byte += 1;
    }
    kinds
};

/// Reports a misspelt word with its correction.
fn report_misspelt(
    page: &Page<'_>,
    line: SpannedStr<'_>,
    at: std::ops::Range<usize>,
    right: &str,
    out: &mut Diagnostics,
) {
    let span = page.span(line.at + at.start..line.at + at.end);
    let message = format!("`{}` is misspelt", &line.text[at]);
    out.push(rules::MISSPELT_WORD.at(span, message).help(format!("`{right}` is meant")).edit(span, right));
}

/// Returns whether this is a lower-case word that must not be repeated.
fn is_word(word: &[u8]) -> bool {
    word[1..].iter().all(u8::is_ascii_lowercase) && !REPEATABLE.iter().any(|d| word.eq_ignore_ascii_case(d.as_bytes()))
}

/// Bit mask of the lengths of misspelt words, by first letter. It rejects nearly all words without
/// a search.
const MISSPELT_LENGTHS: [u32; 26] = {
    let mut lengths = [0; 26];
    let mut i = 0;
    while i < MISSPELT.len() {
        let wrong = MISSPELT[i].0.as_bytes();
        lengths[(wrong[0] - b'a') as usize] |= 1 << wrong.len();
        i += 1;
    }
    lengths
};

/// Returns the correction of a misspelt word.
fn correction_of(word: &[u8]) -> Option<&'static str> {
    let first = word.first()?.to_ascii_lowercase().wrapping_sub(b'a');
    let lengths = MISSPELT_LENGTHS.get(usize::from(first))?;
    if word.len() > MAX_MISSPELT_BYTES || lengths >> word.len() & 1 == 0 {
        return None;
    }
    let mut lower = [0; MAX_MISSPELT_BYTES];
    let lower = lower.get_mut(..word.len())?;
    lower.copy_from_slice(word);
    lower.make_ascii_lowercase();
    let found = MISSPELT.binary_search_by(|(wrong, _)| wrong.as_bytes().cmp(lower)).ok()?;
    Some(MISSPELT[found].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_sorted_and_fits() {
        assert!(MISSPELT.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert_eq!(MISSPELT.iter().map(|(wrong, _)| wrong.len()).max(), Some(MAX_MISSPELT_BYTES));
        assert!(MISSPELT.iter().all(|(wrong, right)| wrong != right));
    }

    #[test]
    fn words_are_found_in_any_case() {
        assert_eq!(correction_of(b"Interger"), Some("integer"));
        assert_eq!(correction_of(b"SMV"), Some("SVM"));
        assert_eq!(correction_of(b"ignored"), None);
    }
}
