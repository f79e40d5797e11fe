//! The queue from which the workers of a launch take work-groups.
//!
//! Workers take chunks of consecutive groups. For example, two workers take 100 groups as 0 to 2, 3
//! to 5 and so on. After a group has failed, no later group begins, but every earlier one still
//! runs. So the first group that fails is the same in each run, with any number of workers. It is
//! the one that is reported.

use crate::sync::AtomicU64;
use crate::sync::Ordering::Relaxed;
use std::ops::Range;

/// Number of chunks for each worker. Many chunks let the workers end at about the same time; few
/// chunks keep them from contending for the queue.
const CHUNKS_PER_WORKER: u64 = 16;

/// Maximum number of groups in a chunk.
const MAX_CHUNK: u64 = 64;

/// A queue of work-groups, by number.
#[derive(Debug)]
pub(crate) struct GroupQueue {
    next: AtomicU64,
    total: u64,
    chunk: u64,
    /// Number of the first failed group, or `u64::MAX`.
    failed: AtomicU64,
}

impl GroupQueue {
    /// Creates a queue of `total` groups for `workers` workers.
    pub(crate) fn new(total: u64, workers: u64) -> Self {
        let chunk = (total / (workers.max(1) * CHUNKS_PER_WORKER)).clamp(1, MAX_CHUNK);
        Self { next: AtomicU64::new(0), total, chunk, failed: AtomicU64::new(u64::MAX) }
    }

    /// Returns the number of all groups, including those already taken.
    pub(crate) fn len(&self) -> u64 {
        self.total
    }

    /// Returns the number of groups that nobody has taken.
    pub(crate) fn left(&self) -> u64 {
        self.total.saturating_sub(self.next.load(Relaxed))
    }

    /// Returns whether all groups have been taken.
    pub(crate) fn is_empty(&self) -> bool {
        self.left() == 0
    }

    /// Takes the next chunk, if there is one.
    pub(crate) fn take(&self) -> Option<Range<u64>> {
        let first = self.next.fetch_add(self.chunk, Relaxed);
        (first < self.total).then(|| first..self.total.min(first + self.chunk))
    }

    /// Returns whether a group still has to run, that is, no earlier group has failed.
    pub(crate) fn wants(&self, group: u64) -> bool {
        group < self.failed.load(Relaxed)
    }

    /// Records that a group has failed.
    pub(crate) fn fail(&self, group: u64) {
        self.failed.fetch_min(group, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_group_is_handed_out_once() {
        for (total, workers) in [(0, 1), (1, 1), (7, 3), (100, 2), (5000, 1), (3, 64)] {
            let queue = GroupQueue::new(total, workers);
            let groups: Vec<_> = std::iter::from_fn(|| queue.take()).flatten().collect();
            assert_eq!(groups, (0..total).collect::<Vec<_>>());
            assert_eq!(queue.left(), 0);
        }
    }

    #[test]
    fn groups_before_one_that_failed_still_run() {
        let queue = GroupQueue::new(10, 1);
        queue.fail(7);
        queue.fail(4);
        queue.fail(6);
        assert_eq!((0..10).filter(|group| queue.wants(*group)).collect::<Vec<_>>(), [0, 1, 2, 3]);
    }
}
