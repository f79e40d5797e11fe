//! The nearest right name of a misspelt one.

/// Longer words are not compared: what is so long is no slip of the pen.
const LONGEST: usize = 64;

/// The candidate that differs least from `word`, if it differs little: one character in three at most.
pub(crate) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word: Vec<char> = word.chars().flat_map(char::to_lowercase).collect();
    let limit = (word.len() / 3).max(1);
    candidates
        .into_iter()
        .filter(|c| c.len() <= LONGEST)
        .map(|c| (distance(&word, &c.chars().flat_map(char::to_lowercase).collect::<Vec<_>>()), c))
        .filter(|(d, _)| *d <= limit)
        .min_by_key(|(d, _)| *d)
        .map(|(_, c)| c)
}

/// Fewest insertions, deletions, changes and swaps of neighbours that turn one word into the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let change = above[j] + usize::from(a[i] != b[j]);
            let mut best = change.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_recognised_and_other_words_are_not() {
        let names = ["Opcode", "Format", "Semantics"];
        assert_eq!(nearest("Semantcis", names), Some("Semantics"));
        assert_eq!(nearest("opcode", names), Some("Opcode"));
        assert_eq!(nearest("Fromat", names), Some("Format"));
        assert_eq!(nearest("Remarks", names), None);
        assert_eq!(nearest(&"x".repeat(1 << 20), names), None);
    }
}
