//! Comparison of names: equality that ignores case, edit distance, and the error for an unknown
//! name.
//!
//! For example, `equl` is not a relation, and the error suggests `EQUAL`.

use crate::Enumeration;
use crate::enumeration::EnumerationTable;
use core::fmt;

/// Maximum length, in bytes, of a word that suggestions are made for.
const MAX_COMPARED_BYTES: usize = 64;

/// Maximum length, in bytes, of a word that [`UnknownName`] quotes in full.
const MAX_QUOTED_BYTES: usize = 32;

/// Returns whether two words are equal, ignoring underscores and the case of ASCII letters.
///
/// ```
/// use openvisa_isa_core::__private::is_same_word;
///
/// assert!(is_same_word("PVC_XT", "PvcXt"));
/// assert!(!is_same_word("d8", "d16"));
/// ```
pub fn is_same_word(a: &str, b: &str) -> bool {
    fold_bytes(a.as_bytes()).eq(fold_bytes(b.as_bytes()))
}

/// Returns the bytes of a word in the form in which words are compared: in lower case, without
/// underscores.
///
/// ```
/// assert!(openvisa_isa_core::__private::fold_bytes(b"PVC_XT").eq(*b"pvcxt"));
/// ```
pub fn fold_bytes(word: &[u8]) -> impl Iterator<Item = u8> {
    word.iter().filter(|byte| **byte != b'_').map(u8::to_ascii_lowercase)
}

/// A buffer for a folded word of at most [`MAX_COMPARED_BYTES`].
struct Folded {
    bytes: [u8; MAX_COMPARED_BYTES],
    len: usize,
}

impl Folded {
    /// Folds a word. Returns `None` if it is too long.
    fn new(word: &str) -> Option<Self> {
        let mut out = Self { bytes: [0; MAX_COMPARED_BYTES], len: 0 };
        for byte in fold_bytes(word.as_bytes()) {
            *out.bytes.get_mut(out.len)? = byte;
            out.len += 1;
        }
        Some(out)
    }

    fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// Returns the candidate that a misspelt word was most likely meant to be. The case of ASCII
/// letters makes no difference. Returns `None` if more than a third of the word's bytes differ from
/// every candidate, or all of them do: a single letter is no misspelling of another one. Among
/// equally near candidates, one with the same first byte wins, then the first one.
///
/// ```
/// use openvisa_isa_core::nearest;
///
/// assert_eq!(nearest("lsc_laod", ["lsc_load", "lsc_store"]), Some("lsc_load"));
/// assert_eq!(nearest("frobnicate", ["lsc_load", "lsc_store"]), None);
/// assert_eq!((nearest("x", ["y"]), nearest("x", ["y", "X"])), (None, Some("X")));
/// ```
pub fn nearest<'a>(word: impl AsRef<[u8]>, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut search = Nearest { word: word.as_ref(), best: None };
    for candidate in candidates {
        search.consider(candidate.as_bytes(), candidate);
    }
    search.best()
}

/// A search for the candidate that is nearest to a word. Not generic, so that it is compiled once.
struct Nearest<'w, 'a> {
    word: &'w [u8],
    best: Option<((usize, bool), &'a str)>,
}

impl<'a> Nearest<'_, 'a> {
    /// Compares the word with the bytes of a candidate. [`best`](Self::best) returns `candidate` if
    /// it is the nearest.
    fn consider(&mut self, bytes: &[u8], candidate: &'a str) {
        let word = self.word;
        let limit = (word.len() / 3).max(1);
        if bytes.len().abs_diff(word.len()) > limit || word.is_empty() {
            return;
        }
        let Some(distance) = edit_distance(word, bytes) else { return };
        let is_other = !bytes.iter().zip(word).next().is_some_and(|(one, other)| one.eq_ignore_ascii_case(other));
        let rank = (distance, is_other);
        if distance <= limit
            && distance < word.len().max(bytes.len())
            && self.best.is_none_or(|(least, _)| rank < least)
        {
            self.best = Some((rank, candidate));
        }
    }

    /// Returns the nearest candidate so far.
    fn best(&self) -> Option<&'a str> {
        self.best.map(|(_, candidate)| candidate)
    }
}

/// Returns the number of bytes to change, insert or delete to turn `a` into `b`. A swap of two
/// neighbours counts as one change, and a change of case as none. Returns `None` if a word has more
/// than 64 bytes.
///
/// ```
/// assert_eq!(openvisa_isa_core::edit_distance(b"lsc_laod", b"LSC_load"), Some(1));
/// ```
pub fn edit_distance(a: &[u8], b: &[u8]) -> Option<usize> {
    if a.len().max(b.len()) > MAX_COMPARED_BYTES {
        return None;
    }
    let [before, last, row] = &mut [[0_usize; MAX_COMPARED_BYTES + 1]; 3];
    // Rotating the references avoids copying the rows.
    let (mut before, mut last, mut row) = (before, last, row);
    for (j, cell) in last.iter_mut().enumerate() {
        *cell = j;
    }
    let is_same = |x: u8, y: u8| x.eq_ignore_ascii_case(&y);
    for (i, &x) in a.iter().enumerate() {
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let is_swapped = i > 0 && j > 0 && is_same(x, b[j - 1]) && is_same(a[i - 1], y);
            let least = (last[j] + usize::from(!is_same(x, y))).min(last[j + 1] + 1).min(row[j] + 1);
            row[j + 1] = if is_swapped { least.min(before[j - 1] + 1) } else { least };
        }
        (before, last, row) = (last, row, before);
    }
    Some(last[b.len()])
}

/// The error of `FromStr`: a word that names no member of an enumeration, or several members.
///
/// ```
/// # openvisa_isa_core::enumeration! {
/// #     /// Relation of a comparison.
/// #     pub enum Relation: u8 {
/// #         /// Equal.
/// #         Equal = 0, "EQUAL", Some("eq");
/// #     }
/// # }
/// let error = "equl".parse::<Relation>().unwrap_err();
/// assert_eq!(error.to_string(), "`equl` is not a member of `Relation`; did you mean `EQUAL`?");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownName {
    /// Name of the enumeration in Rust.
    pub enumeration: &'static str,
    /// Description of a member with an article, for example `a platform`. Empty: a member of the
    /// enumeration.
    noun: &'static str,
    word: [u8; MAX_QUOTED_BYTES],
    word_len: u8,
    is_cut: bool,
    meaning: Meaning,
}

/// The suggestion for an unknown word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Nothing,
    /// The most likely name.
    Near(&'static str),
    /// Two members with this text.
    Ambiguous(&'static str, &'static str),
}

impl UnknownName {
    /// Creates the error for a word that is not a spelling of a member of `T`.
    pub fn of<T: Enumeration>(word: &str) -> Self {
        Self::of_table(EnumerationTable::of::<T>(), word)
    }

    /// Creates the error for a word that is not a spelling of a member.
    pub(crate) fn of_table(table: EnumerationTable, word: &str) -> Self {
        let mut members = table.rows().filter(|row| row.is_spelled(word));
        let first = members.next();
        let second = first.and_then(|first| members.find(|row| row.bits != first.bits));
        let meaning = match (first, second) {
            (Some(first), Some(second)) => Meaning::Ambiguous(first.name, second.name),
            _ => {
                let names = table.rows().flat_map(|row| [Some(row.name), row.text, Some(row.ident)]);
                Self::find_near(word, &mut names.flatten().chain(table.spellings()))
            }
        };
        Self::new(table.name, table.noun, word, meaning)
    }

    /// Creates the error for a word that is not among `names`, for types that are not an
    /// [`Enumeration`]. `noun` describes a name, with an article.
    pub fn among(
        enumeration: &'static str,
        noun: &'static str,
        word: &str,
        mut names: impl Iterator<Item = &'static str>,
    ) -> Self {
        Self::new(enumeration, noun, word, Self::find_near(word, &mut names))
    }

    /// Returns the nearest name as a suggestion.
    fn find_near(word: &str, names: &mut dyn Iterator<Item = &'static str>) -> Meaning {
        let Some(folded) = Folded::new(word) else { return Meaning::Nothing };
        let mut search = Nearest { word: folded.as_bytes(), best: None };
        for name in names {
            // A name without a common byte is never near, however short it is.
            let is_common = |one: &Folded| one.as_bytes().iter().any(|byte| folded.as_bytes().contains(byte));
            if let Some(one) = Folded::new(name).filter(is_common) {
                search.consider(one.as_bytes(), name);
            }
        }
        search.best().map_or(Meaning::Nothing, Meaning::Near)
    }

    fn new(enumeration: &'static str, noun: &'static str, word: &str, meaning: Meaning) -> Self {
        let mut len = word.len().min(MAX_QUOTED_BYTES);
        while !word.is_char_boundary(len) {
            len -= 1;
        }
        let mut bytes = [0; MAX_QUOTED_BYTES];
        bytes[..len].copy_from_slice(&word.as_bytes()[..len]);
        Self { enumeration, noun, word: bytes, word_len: len as u8, is_cut: len < word.len(), meaning }
    }

    /// Returns the word, cut after 32 bytes.
    pub fn word(&self) -> &str {
        // The word was cut at a character boundary.
        core::str::from_utf8(&self.word[..usize::from(self.word_len)]).unwrap_or_default()
    }

    /// Returns the suggested spelling, if one is near.
    pub const fn suggestion(&self) -> Option<&'static str> {
        match self.meaning {
            Meaning::Near(name) => Some(name),
            _ => None,
        }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { enumeration, noun, .. } = self;
        write!(f, "`{}{}` is ", self.word(), if self.is_cut { "…" } else { "" })?;
        if let Meaning::Ambiguous(one, other) = self.meaning {
            return write!(f, "ambiguous in `{enumeration}`: it is the text of `{one}` and of `{other}`");
        }
        match *noun {
            "" => write!(f, "not a member of `{enumeration}`")?,
            noun => write!(f, "not {noun}")?,
        }
        match self.meaning {
            Meaning::Near(name) => write!(f, "; did you mean `{name}`?"),
            _ => Ok(()),
        }
    }
}

crate::error_types!(UnknownName);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_underscores_make_no_difference() {
        for (a, b) in [("PVC_XT", "pvcxt"), ("PvcXt", "PVC_XT"), ("M1_NM", "M1Nm"), ("", "_")] {
            assert!(is_same_word(a, b), "{a} {b}");
        }
        for (a, b) in [("(-abs)", "(abs)"), ("d8", "d8 "), ("ä", "Ä")] {
            assert!(!is_same_word(a, b), "{a} {b}");
        }
    }

    #[test]
    fn a_suggestion_is_a_few_letters_away() {
        let words = ["add", "addc", "mov", "lsc_load", "lsc_store"];
        assert_eq!(nearest("lsc_laod", words), Some("lsc_load"));
        assert_eq!(nearest("mvo", words), Some("mov"));
        assert_eq!(nearest("ad", words), Some("add"));
        assert_eq!(nearest("madd", ["add", "mad"]), Some("mad"));
        assert_eq!(nearest("frobnicate", words), None);
        assert_eq!((nearest("", ["a"]), nearest("x", ["y"]), nearest("x", ["y", "x1"])), (None, None, Some("x1")));
    }

    #[test]
    fn a_difference_in_case_alone_wins_and_of_equals_the_first() {
        assert_eq!(nearest("ub", ["uw", "UB"]), Some("UB"));
        assert_eq!(nearest("Src1", ["Src0", "Src1", "Src2"]), Some("Src1"));
        assert_eq!(nearest("Src", ["Src0", "Src1"]), Some("Src0"));
    }

    #[test]
    fn very_long_words_have_no_suggestion() {
        static LONG: [u8; MAX_COMPARED_BYTES + 1] = [b'x'; MAX_COMPARED_BYTES + 1];
        let long = core::str::from_utf8(&LONG).unwrap();
        assert_eq!(nearest(long, [long]), None);
        assert_eq!(nearest("x", [long]), None);
        let error = UnknownName::among("Word", "a word", long, [long, "x"].into_iter());
        assert_eq!((error.word().len(), error.suggestion()), (MAX_QUOTED_BYTES, None));
    }
}
