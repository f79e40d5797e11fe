//! Facts of the vendor's documents as documents of the strict dialect.
//!
//! A printer: it takes the model of an upstream folder and writes what the strict dialect has a form for. It carries facts
//! (opcodes, formats, types, bits, values, ranges, type maps, availability) and **no prose and no pseudo-code**: where the author
//! has to write, there is a [`gap`](crate::gap), which the strict check reports until it is filled.
//!
//! What one dialect says in words and the other in an expression is a gap too, unless the reader found out what is meant.
//!
//! Nothing here reads or writes a file. A document that is there already belongs to its author: [`plan`] leaves it alone, and says
//! how it differs.
//!
//! | module | prints |
//! | --- | --- |
//! | `instruction` | a document of `instructions/` |
//! | `field` | field bullets: type, formal sentences, bits, values |
//! | `condition`, `names` | conditions in words as expressions, names of bit groups |
//! | `shared` | which fields are written once, and what a use of one narrows |
//! | `template` | assembler text, where its shape is a regular one |
//! | `documents` | everything else: platforms, data types, structures, the index |
//! | [`plan`] | what a folder that is there lacks, and where it differs |

mod condition;
mod documents;
mod field;
mod instruction;
mod names;
pub mod plan;
mod shared;
mod template;

use crate::gap::GAP;
use crate::model::{Gate, Model};
use shared::SharedFields;

/// A sentence of this many words is somebody's own, and is not taken over.
const PROSE_WORDS: usize = 8;

/// A finished document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Path below the folder, with `/` between the parts.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl Document {
    /// How many gaps it has.
    pub fn gaps(&self) -> usize {
        crate::gap::marker_offsets(&self.text).count()
    }
}

/// All documents of an upstream folder, by path. `existing` is the folder they are for, if it is there: its shared fields are
/// used, where they fit.
pub fn documents(upstream: &Model, existing: Option<&Model>) -> Vec<Document> {
    let shared = match existing {
        Some(model) => SharedFields::of(model),
        None => SharedFields::derive(upstream),
    };
    let mut all = documents::all(upstream, &shared);
    all.extend(upstream.instructions.iter().map(|i| instruction::document(upstream, &shared, i)));
    all.sort_by(|a, b| a.path.cmp(&b.path));
    all
}

/// A gate with its braces, in the spelling of the strict dialect. Empty if there is none.
fn gate(gate: Option<&Gate>) -> String {
    // Gates that follow each other are joined by braces.
    gate.map_or(String::new(), |g| format!("{{{}}}", g.source.replace("pre-", "-").replace(' ', "")))
}

/// A phrase of the vendor's documents that is a value rather than a sentence, or a gap.
fn phrase(text: &str) -> &str {
    let longest = text.split_terminator(". ").map(|s| s.split_whitespace().count()).max();
    if text.is_empty() || longest.is_some_and(|n| n >= PROSE_WORDS) { GAP } else { text }
}

/// The part of an upstream enumerator's name that is a name in the strict dialect.
fn value_name(name: &str) -> &str {
    let end = [" (", " - ", ". "].iter().filter_map(|sign| name.find(sign)).min().unwrap_or(name.len());
    let cut = name[..end].trim().trim_end_matches('.');
    if cut.is_empty() { GAP } else { short(cut) }
}

/// A name that is none but a whole sentence is a gap.
fn short(name: &str) -> &str {
    if name.split_whitespace().count() >= PROSE_WORDS { GAP } else { name }
}

/// A name reduced to what it says: letters and digits in lower case.
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
