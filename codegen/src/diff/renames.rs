//! Removal of differences that only follow from a rename.
//!
//! For example, a value that was renamed from `max` to `larger` changes the conditions that compare
//! with it, but not what they mean.

use super::{ChangeKind, Difference};
use std::collections::HashSet;

/// Removes changes whose old and new texts differ in renamed words alone.
pub(super) fn remove_consequences(differences: &mut Vec<Difference>) {
    let renamed = differences.iter().filter(|difference| difference.kind == ChangeKind::Renamed);
    let renamed: HashSet<(String, String)> = renamed.map(|d| (d.old.clone(), d.new.clone())).collect();
    if renamed.is_empty() {
        return;
    }
    let follows = |difference: &Difference| {
        let (old, new) = (words(&difference.old), words(&difference.new));
        let is_renamed = |(a, b): (&&str, &&str)| a == b || renamed.contains(&((*a).to_owned(), (*b).to_owned()));
        difference.kind == ChangeKind::Changed && old.len() == new.len() && old.iter().zip(&new).all(is_renamed)
    };
    differences.retain(|difference| !follows(difference));
}

/// Splits a text into names and the characters between them.
fn words(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match is_part(first) {
            true => rest.find(|c: char| !is_part(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, after) = rest.split_at(length);
        words.push(word);
        rest = after;
    }
    words
}
