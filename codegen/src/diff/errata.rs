//! Comparison of differences with the errata that explain them.
//!
//! For example, the pattern `LSC_*/field/*/type` of an entry explains every difference of a field's
//! type in an LSC instruction.

use super::Difference;
use crate::model::{ErrataEntry, Model};
use crate::span::Span;

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

/// Returns whether a pattern matches a whole path. `*` matches any run of characters, including an
/// empty one. Takes at most as many steps as the product of both lengths.
fn matches_pattern(pattern: &str, path: &str) -> bool {
    let (pattern, path) = (pattern.as_bytes(), path.as_bytes());
    let (mut p, mut s) = (0, 0);
    let mut star = None;
    while s < path.len() {
        if p < pattern.len() && pattern[p] == b'*' {
            star = Some((p, s));
            p += 1;
        } else if p < pattern.len() && pattern[p] == path[s] {
            p += 1;
            s += 1;
        } else if let Some((star_p, star_s)) = star {
            p = star_p + 1;
            s = star_s + 1;
            star = Some((star_p, star_s + 1));
        } else {
            return false;
        }
    }
    pattern[p..].iter().all(|c| *c == b'*')
}

#[cfg(test)]
mod tests {
    use super::matches_pattern;

    #[test]
    fn a_star_stands_for_any_run_of_characters() {
        for (pattern, path, expected) in [
            ("ADD/field/Src0", "ADD/field/Src0", true),
            ("ADD/field/Src0", "ADD/field/Src0/class", false),
            ("*/field/Pred/*", "ADD/field/Pred/bits/11..0", true),
            ("*/field/Pred/*", "ADD/field/Pred", false),
            ("3D_*/enum/*", "3D_LOAD/enum/0x1", true),
            ("**", "", true),
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false),
        ] {
            assert_eq!(matches_pattern(pattern, path), expected, "{pattern} on {path}");
        }
    }
}
