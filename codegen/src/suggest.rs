//! The nearest right name for a wrong one.
//!
//! Used wherever a finding or a usage error can say what was probably meant. Never guesses wildly: a name that is far from all
//! known ones gets no suggestion.

/// Names longer than this are not compared: nothing that people type is.
const MAX_NAME: usize = 64;

/// The candidate that `name` was probably meant to be.
///
/// A candidate that differs in case alone wins. Otherwise at most a third of the letters (at least one) may be wrong, missing,
/// too many or swapped. Of equally near candidates the first wins.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: Vec<char> = name.chars().take(MAX_NAME + 1).flat_map(char::to_lowercase).collect();
    if typed.is_empty() || typed.len() > MAX_NAME {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let letters: Vec<char> = candidate.chars().take(MAX_NAME + 1).flat_map(char::to_lowercase).collect();
        let limit = (typed.len().max(letters.len()) / 3).max(1);
        let limit = best.map_or(limit, |(distance, _)| limit.min(distance.saturating_sub(1)));
        if letters.len() > MAX_NAME || letters.is_empty() || letters.len().abs_diff(typed.len()) > limit {
            continue;
        }
        let distance = distance(&typed, &letters);
        if distance <= limit && best.is_none_or(|(d, _)| distance < d) && distance < typed.len() {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// How many letters are wrong, missing, too many, or swapped with their neighbour.
fn distance(a: &[char], b: &[char]) -> usize {
    let width = b.len() + 1;
    let mut before: Vec<usize> = vec![0; width];
    let mut above: Vec<usize> = (0..width).collect();
    let mut row: Vec<usize> = vec![0; width];
    for (i, x) in a.iter().enumerate() {
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = above[j] + usize::from(x != y);
            row[j + 1] = change.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        std::mem::swap(&mut before, &mut above);
        std::mem::swap(&mut above, &mut row);
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_too_many_missing_wrong_or_swapped_is_mended() {
        let names = ["Semantics", "Description", "Properties", "Text"];
        assert_eq!(nearest("Semantic", names), Some("Semantics"));
        assert_eq!(nearest("Desciption", names), Some("Description"));
        assert_eq!(nearest("Propertise", names), Some("Properties"));
        assert_eq!(nearest("Texts", names), Some("Text"));
        assert_eq!(nearest("Text", names), Some("Text"));
    }

    #[test]
    fn a_difference_in_case_alone_wins() {
        assert_eq!(nearest("ub", ["uw", "UB"]), Some("UB"));
    }

    #[test]
    fn what_is_far_from_everything_gets_no_suggestion() {
        assert_eq!(nearest("zebra", ["Semantics", "Text"]), None);
        assert_eq!(nearest("", ["a"]), None);
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest(&"x".repeat(100_000), ["xxx"]), None);
    }

    #[test]
    fn the_nearest_of_several_wins_and_of_equals_the_first() {
        assert_eq!(nearest("Src1", ["Src0", "Src1", "Src2"]), Some("Src1"));
        assert_eq!(nearest("Src", ["Src0", "Src1"]), Some("Src0"));
    }
}
