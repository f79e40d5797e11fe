//! Words that are misspelt in documents of this kind, and words that stand twice.
//!
//! Misspelt words of formal sentences are not among them: those are the business of
//! [`syntax::sentence`](crate::syntax::sentence).

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::lines::Page;
use crate::dialect::piece::Piece;
use crate::rules;

/// Misspelt words in lower case and what is meant, sorted.
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

/// The longest misspelt word.
const LONGEST: usize = 14;

/// Words that may stand twice.
const DOUBLED: [&str; 3] = ["that", "had", "long"];

/// Looks at the words of a line. `prose`: it is not code, where a word may well be repeated.
pub(crate) fn check(page: &Page<'_>, line: Piece<'_>, prose: bool, diagnostics: &mut Diagnostics) {
    let bytes = line.text.as_bytes();
    let mut last: &[u8] = b"";
    // Where the word before ended; at the beginning of the line there is none.
    let (mut i, mut last_end) = (0, 0);
    while i < bytes.len() {
        if KINDS[usize::from(bytes[i])] != Kind::Letter {
            i += 1;
            continue;
        }
        let start = i;
        while i < bytes.len() && KINDS[usize::from(bytes[i])] != Kind::Other {
            i += 1;
        }
        let word = &bytes[start..i];
        if let Some(right) = misspelt(word) {
            let cased = match word[0].is_ascii_uppercase() && !right.starts_with(|c: char| c.is_ascii_uppercase()) {
                true => right[..1].to_ascii_uppercase() + &right[1..],
                false => right.to_owned(),
            };
            report(page, line, start..i, &cased, diagnostics);
        }
        let adjacent = start == last_end + 1 && bytes[last_end] == b' ';
        if prose && adjacent && word.len() > 1 && word.eq_ignore_ascii_case(last) && is_word(word) {
            let span = page.span(line.at + last_end..line.at + i);
            let finding = Diagnostic::new(&rules::MISSPELT_WORD, span, "this word stands twice");
            diagnostics.push(finding.help("delete one").edit(span, ""));
        }
        // A word, but not after this one.
        if adjacent && word == b"constrains" && last == b"platform" {
            report(page, line, start..i, "constraints", diagnostics);
        }
        if prose && word == b"element" && bytes[..start].ends_with(b"8 ") && bytes[i..].starts_with(b" scattered") {
            report(page, line, start - 2..i, "8-element", diagnostics);
        }
        (last, last_end) = (word, i);
    }
}

/// What words are made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Other,
    Digit,
    Letter,
}

/// The kind of each byte: every byte of every document is looked at.
static KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Other; 256];
    let mut byte = 0;
    while byte < 128 {
        kinds[byte] = match byte as u8 {
            b'0'..=b'9' => Kind::Digit,
            b'a'..=b'z' | b'A'..=b'Z' => Kind::Letter,
            _ => Kind::Other,
        };
        byte += 1;
    }
    kinds
};

fn report(page: &Page<'_>, line: Piece<'_>, at: std::ops::Range<usize>, right: &str, diagnostics: &mut Diagnostics) {
    let span = page.span(line.at + at.start..line.at + at.end);
    let message = format!("`{}` is misspelt", &line.text[at]);
    let finding = Diagnostic::new(&rules::MISSPELT_WORD, span, message);
    diagnostics.push(finding.help(format!("`{right}` is meant")).edit(span, right));
}

/// Whether this is a word and not a number or name.
fn is_word(word: &[u8]) -> bool {
    word[1..].iter().all(u8::is_ascii_lowercase) && !DOUBLED.iter().any(|d| word.eq_ignore_ascii_case(d.as_bytes()))
}

/// The lengths of the misspelt words with each first letter, as bits: nearly all words are sorted out by this.
const LENGTHS: [u32; 26] = {
    let mut lengths = [0; 26];
    let mut i = 0;
    while i < MISSPELT.len() {
        let wrong = MISSPELT[i].0.as_bytes();
        lengths[(wrong[0] - b'a') as usize] |= 1 << wrong.len();
        i += 1;
    }
    lengths
};

fn misspelt(word: &[u8]) -> Option<&'static str> {
    let first = word.first()?.to_ascii_lowercase().wrapping_sub(b'a');
    let lengths = LENGTHS.get(usize::from(first))?;
    if word.len() > LONGEST || lengths >> word.len() & 1 == 0 {
        return None;
    }
    let mut lower = [0; LONGEST];
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
        assert_eq!(MISSPELT.iter().map(|(wrong, _)| wrong.len()).max(), Some(LONGEST));
        assert!(MISSPELT.iter().all(|(wrong, right)| wrong != right));
    }

    #[test]
    fn words_are_found_in_any_case() {
        assert_eq!(misspelt(b"Interger"), Some("integer"));
        assert_eq!(misspelt(b"SMV"), Some("SVM"));
        assert_eq!(misspelt(b"ignored"), None);
    }
}
