//! The nearest right name for a wrong one.

use std::string::String;

/// Names longer than this are not compared: nothing that people type is.
const MAX_NAME: usize = 64;

/// The candidate that `name` was probably meant to be: at most a third of its letters (at least one) is wrong, missing, too many or
/// swapped; case does not matter. Of equally near candidates the first wins.
pub(super) fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = name.to_lowercase();
    let length = |text: &str| text.chars().count();
    if name.len() > MAX_NAME {
        return None;
    }
    let near = |candidate: &'a str| {
        let letters: String = candidate.to_lowercase();
        let longest = length(&typed).max(length(&letters));
        let distance = strsim::osa_distance(&typed, &letters);
        (distance <= (longest / 3).max(1) && distance < length(&typed)).then_some((distance, candidate))
    };
    let near = candidates.into_iter().filter_map(near);
    near.reduce(|best, next| if next.0 < best.0 { next } else { best }).map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_mistake_is_mended_and_a_wild_guess_is_not_made() {
        let names = ["stat", "verify", "dis", "convert"];
        assert_eq!(nearest("verfiy", names), Some("verify"));
        assert_eq!(nearest("STAT", names), Some("stat"));
        assert_eq!(nearest("stats", names), Some("stat"));
        assert_eq!(nearest("zebra", names), None);
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest(&"x".repeat(1000), names), None);
    }
}
