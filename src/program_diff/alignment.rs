//! Alignment of two sequences: the longest common subsequence, or a good one for long sequences.
//!
//! For example, `1 2 3 4` and `1 3 5 4` are aligned as `(0, 0) (2, 1) (3, 3)`.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// Maximum number of insertions and removals between two anchors that are searched for a longest
/// common subsequence. The search takes memory in the square of it: up to 9 MB.
const MAX_EDITS: usize = 1500;

/// Returns pairs of positions of equal elements. Both positions ascend.
///
/// Elements that occur once in both sequences are aligned first (patience diff), then the ranges
/// between them by the greedy algorithm of Myers. Ranges that need more than `MAX_EDITS` edits are
/// left without pairs.
pub(super) fn align(before: &[u32], after: &[u32]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    // Ranges that are left: the start and the length in both sequences. Iterative, since anchors
    // can be nested as deep as the sequences are long.
    let mut left = vec![((0, before.len()), (0, after.len()))];
    while let Some(((mut a, mut a_end), (mut b, mut b_end))) = left.pop() {
        while a < a_end && b < b_end && before[a] == after[b] {
            pairs.push((a, b));
            (a, b) = (a + 1, b + 1);
        }
        while a < a_end && b < b_end && before[a_end - 1] == after[b_end - 1] {
            (a_end, b_end) = (a_end - 1, b_end - 1);
            pairs.push((a_end, b_end));
        }
        if a == a_end || b == b_end {
            continue;
        }
        let anchors = find_anchors(&before[a..a_end], &after[b..b_end]);
        if anchors.is_empty() {
            let edits = shortest_edits(&before[a..a_end], &after[b..b_end]);
            pairs.extend(edits.into_iter().map(|(x, y)| (a + x, b + y)));
            continue;
        }
        for (x, y) in anchors.into_iter().map(|(x, y)| (a + x, b + y)).collect::<Vec<_>>() {
            left.push(((a, x), (b, y)));
            pairs.push((x, y));
            (a, b) = (x + 1, y + 1);
        }
        left.push(((a, a_end), (b, b_end)));
    }
    pairs.sort_unstable();
    pairs
}

/// Returns the longest ascending list of pairs of elements that occur once in both sequences.
fn find_anchors(before: &[u32], after: &[u32]) -> Vec<(usize, usize)> {
    let mut counts: BTreeMap<u32, [(usize, usize); 2]> = BTreeMap::new();
    for (side, list) in [before, after].into_iter().enumerate() {
        for (position, element) in list.iter().enumerate() {
            let (count, last) = &mut counts.entry(*element).or_default()[side];
            (*count, *last) = (*count + 1, position);
        }
    }
    let mut unique: Vec<(usize, usize)> = counts
        .into_values()
        .filter(|[(a, _), (b, _)]| (*a, *b) == (1, 1))
        .map(|[(_, before), (_, after)]| (before, after))
        .collect();
    unique.sort_unstable();
    // Longest increasing subsequence of the second positions: `tails` has the index of the last
    // pair of the best list of each length, and `previous` links the pairs of a list.
    let (mut tails, mut previous): (Vec<usize>, Vec<Option<usize>>) = (Vec::new(), Vec::new());
    for (index, (_, after)) in unique.iter().enumerate() {
        let length = tails.partition_point(|tail| unique[*tail].1 < *after);
        previous.push(length.checked_sub(1).map(|length| tails[length]));
        match tails.get_mut(length) {
            Some(tail) => *tail = index,
            None => tails.push(index),
        }
    }
    let mut list = Vec::with_capacity(tails.len());
    let mut next = tails.last().copied();
    while let Some(index) = next {
        list.push(unique[index]);
        next = previous[index];
    }
    list.reverse();
    list
}

/// Returns the pairs of a longest common subsequence; none if it needs more than [`MAX_EDITS`].
fn shortest_edits(before: &[u32], after: &[u32]) -> Vec<(usize, usize)> {
    let limit = (before.len() + after.len()).min(MAX_EDITS);
    let offset = limit + 1;
    // `furthest[diagonal + offset]` is the furthest position in `before` on a diagonal.
    let mut furthest = vec![0_usize; 2 * limit + 3];
    let mut trace: Vec<Vec<usize>> = Vec::new();
    for edits in 0..=limit {
        trace.push(furthest[offset - edits..=offset + edits].to_vec());
        for step in 0..=edits {
            let diagonal = offset + 2 * step - edits;
            let down = step == 0 || step < edits && furthest[diagonal - 1] < furthest[diagonal + 1];
            let mut x = if down { furthest[diagonal + 1] } else { furthest[diagonal - 1] + 1 };
            // A diagonal that leaves the table has no positions.
            let Some(mut y) = (x + offset).checked_sub(diagonal) else { continue };
            while x < before.len() && y < after.len() && before[x] == after[y] {
                (x, y) = (x + 1, y + 1);
            }
            furthest[diagonal] = x;
            if x >= before.len() && y >= after.len() {
                return walk_back(&trace, before, after, edits);
            }
        }
    }
    Vec::new()
}

/// Returns the pairs on the path that `shortest_edits` found. `trace[edits]` has the furthest
/// positions before the edit, from diagonal `-edits` on.
fn walk_back(trace: &[Vec<usize>], before: &[u32], after: &[u32], edits: usize) -> Vec<(usize, usize)> {
    let (mut x, mut y) = (before.len(), after.len());
    let mut pairs = Vec::new();
    for edits in (0..=edits).rev() {
        let row = &trace[edits];
        // Position of the diagonal `x - y` in the row.
        let at = x + edits - y;
        let down = at == 0 || at < 2 * edits && row[at - 1] < row[at + 1];
        let (start_x, start_y) = match edits {
            0 => (0, 0),
            _ if down => (row[at + 1], row[at + 1] + edits - at - 1),
            _ => (row[at - 1], row[at - 1] + edits + 1 - at),
        };
        while x > start_x && y > start_y && before[x - 1] == after[y - 1] {
            (x, y) = (x - 1, y - 1);
            pairs.push((x, y));
        }
        (x, y) = (start_x, start_y);
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the length of a longest common subsequence by the table of all prefixes.
    fn longest(before: &[u32], after: &[u32]) -> usize {
        let mut row = vec![0; after.len() + 1];
        for a in before {
            let mut diagonal = 0;
            for (index, b) in after.iter().enumerate() {
                let above = row[index + 1];
                row[index + 1] = if a == b { diagonal + 1 } else { above.max(row[index]) };
                diagonal = above;
            }
        }
        row[after.len()]
    }

    fn check(before: &[u32], after: &[u32]) -> usize {
        let pairs = align(before, after);
        assert!(pairs.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 < two[1].1), "{before:?} {after:?}");
        assert!(pairs.iter().all(|(a, b)| before[*a] == after[*b]), "{before:?} {after:?}");
        pairs.len()
    }

    #[test]
    fn the_common_subsequence_of_short_sequences_is_the_longest() {
        let mut state = 1_u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for _ in 0..3000 {
            let letters = 1 + random(4);
            let [before, after] = [0, 1].map(|_| {
                let length = random(14) as usize;
                (0..length).map(|_| random(letters) as u32).collect::<Vec<_>>()
            });
            let pairs = shortest_edits(&before, &after);
            assert_eq!(pairs.len(), longest(&before, &after), "{before:?} {after:?}");
            check(&before, &after);
        }
    }

    #[test]
    fn long_sequences_are_aligned_without_much_memory() {
        let before: Vec<u32> = (0..100_000).map(|number| number % 7).collect();
        let after: Vec<u32> = (0..100_000).map(|number| 7 + number % 5).collect();
        assert_eq!(check(&before, &after), 0);
        let mut other = before.clone();
        other.drain(500..520);
        other.insert(90_000, 99);
        assert_eq!(check(&before, &other), 99_980);
        assert_eq!(check(&(0..50_000).collect::<Vec<_>>(), &(0..50_000).rev().collect::<Vec<_>>()), 1);
    }
}
