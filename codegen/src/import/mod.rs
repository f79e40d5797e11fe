//! Import: prints facts of the vendor's documents as documents of the strict dialect.
//!
//! The input is the model of an upstream folder. The output contains facts (opcodes, formats,
//! types, bits, values, ranges, type maps, availability), but **no prose and no pseudo-code**.
//! Where the author must write, there is a gap, which the strict check reports
//! until it is filled. For example, the description of a field is printed as `TODO`.
//!
//! A condition in words is a gap too, unless lowering resolved it to bits.
//!
//! No file is read or written here. An existing document belongs to its author: [`plan`] leaves it
//! unchanged, and reports how it differs.
//!
//! | module | prints |
//! | --- | --- |
//! | `instruction` | a document of `instructions/` |
//! | `field` | field bullets: type, formal sentences, bits, values |
//! | `condition`, `names` | conditions in words as expressions, names of bit groups |
//! | `shared` | shared fields, and what an instruction restricts of one |
//! | `template` | templates for regular lines of assembler text |
//! | `documents` | everything else: platforms, data types, structures, the index |
//! | [`plan`] | missing documents of an existing folder, and its differences |

mod condition;
mod documents;
mod field;
mod instruction;
pub(crate) mod left_out;
mod names;
pub mod plan;
mod shared;
mod template;

use crate::spec::model::{Gate, Model};
use crate::spec::todo_marker::GAP;
use shared::SharedFields;

/// Minimum number of words of a sentence that counts as original prose, and is not copied.
const MIN_PROSE_WORDS: usize = 8;

/// A printed document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedDocument {
    /// Path below the folder, with `/` between the parts.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl PrintedDocument {
    /// Returns the number of gaps in the document.
    pub fn gaps(&self) -> usize {
        crate::spec::todo_marker::marker_offsets(&self.text).count()
    }
}

/// Prints all documents of an upstream folder, ordered by path. `existing` is the model of the
/// target folder, if it exists: its shared fields are used where they fit.
pub fn documents(upstream: &Model, existing: Option<&Model>) -> Vec<PrintedDocument> {
    let shared = match existing {
        Some(model) => SharedFields::of(model),
        None => SharedFields::derive(upstream),
    };
    let mut all = documents::print_all(upstream, &shared);
    all.extend(upstream.instructions.iter().map(|i| instruction::print_document(upstream, &shared, i)));
    all.sort_by(|a, b| a.path.cmp(&b.path));
    all
}

/// Formats a gate with its braces, in the spelling of the strict dialect. Returns an empty text for
/// no gate.
fn gate(gate: Option<&Gate>) -> String {
    // Adjacent gates already contain the braces between them.
    gate.map_or(String::new(), |g| format!("{{{}}}", g.source.replace("pre-", "-").replace(' ', "")))
}

/// Returns a phrase of the vendor's documents that is a value, or a gap if it is a sentence.
fn phrase(text: &str) -> &str {
    let longest = text.split_terminator(". ").map(|s| s.split_whitespace().count()).max();
    if text.is_empty() || longest.is_some_and(|n| n >= MIN_PROSE_WORDS) { GAP } else { text }
}

/// Returns the part of an upstream enumerator's name that is a name in the strict dialect.
fn value_name(name: &str) -> &str {
    let end = [" (", " - ", ". "].iter().filter_map(|sign| name.find(sign)).min().unwrap_or(name.len());
    let cut = name[..end].trim().trim_end_matches('.');
    if cut.is_empty() { GAP } else { short(cut) }
}

/// Returns a name, or a gap if it is a whole sentence.
fn short(name: &str) -> &str {
    if name.split_whitespace().count() >= MIN_PROSE_WORDS { GAP } else { name }
}

/// Reduces a name to its letters and digits, in lower case.
fn slug(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_ends_where_the_strict_dialect_ends_it() {
        for (upstream, name) in [
            ("1 element (scalar)", "1 element"),
            ("EQ", "EQ"),
            ("8 blocks. more", "8 blocks"),
            ("a.b", "a.b"),
            ("(x)", "(x)"),
            (" - x", GAP),
            ("one two three four five six seven eight", GAP),
        ] {
            assert_eq!(value_name(upstream), name);
        }
    }

    #[test]
    fn a_sentence_is_not_a_phrase() {
        let two = "On read: zeros are returned. On write: data is dropped.";
        assert_eq!(phrase(two), two);
        assert_eq!(phrase("On write: data is dropped."), "On write: data is dropped.");
        assert_eq!(phrase("one two three four five six seven eight"), GAP);
        assert_eq!(phrase(""), GAP);
    }
}
