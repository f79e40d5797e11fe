//! Comparison of differences with the errata that explain them.
//!
//! For example, the pattern `LSC_*/field/*/type` of an entry explains every difference of a field's
//! type in an LSC instruction.

use super::Difference;
use crate::spec::model::{ErrataEntry, Model};
use crate::spec::span::Span;
use crate::spec::syntax::pattern::matches_pattern;

/// The differences and errata that do not match each other.
#[derive(Debug, Default)]
pub struct Unexplained<'a> {
    /// Differences that no entry explains.
    pub differences: Vec<&'a Difference>,
    /// Patterns that match no difference: the title of the entry, the pattern, and its place.
    pub idle: Vec<(String, String, Span)>,
    /// Number of differences that an entry explains.
    pub explained: usize,
}

impl Unexplained<'_> {
    /// Returns whether every difference is explained, and every pattern matches a difference.
    pub fn is_clean(&self) -> bool {
        self.differences.is_empty() && self.idle.is_empty()
    }
}

/// Compares differences with the errata of the new side.
pub fn apply<'a>(differences: &'a [Difference], new: &Model) -> Unexplained<'a> {
    let mut result = Unexplained::default();
    for difference in differences {
        match new.errata.iter().any(|entry| covers(entry, &difference.path)) {
            true => result.explained += 1,
            false => result.differences.push(difference),
        }
    }
    for entry in &new.errata {
        for pattern in &entry.covers {
            if !differences.iter().any(|d| matches_pattern(&pattern.value, &d.path)) {
                result.idle.push((entry.title.value.clone(), pattern.value.clone(), pattern.span));
            }
        }
    }
    result
}

/// Returns whether an entry explains the difference with a path.
pub(crate) fn covers(entry: &ErrataEntry, path: &str) -> bool {
    entry.covers.iter().any(|pattern| matches_pattern(&pattern.value, path))
}
