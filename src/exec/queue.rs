//! The work-groups of a launch, handed out to its workers.
//!
//! Workers take chunks of consecutive groups. For example, 100 groups for two workers are handed out as 0 to 2, 3 to 5 and so on. When a
//! group fails, those behind it are not begun any more, but those before it are: so the first group that fails, which is the one that is
//! reported, is the same in each run, however many workers there are.

use super::sync::AtomicU64;
use super::sync::Ordering::Relaxed;
use std::ops::Range;

/// Chunks that each worker gets, about: few enough that workers seldom meet, many enough that they end at about the same time.
const CHUNKS_PER_WORKER: u64 = 16;

/// The most groups of a chunk.
const MAX_CHUNK: u64 = 64;

/// The groups that are left.
#[derive(Debug)]
pub(crate) struct GroupQueue {
    next: AtomicU64,
    total: u64,
    chunk: u64,
    /// The first group that is known to fail; `u64::MAX`: none.
    failed: AtomicU64,
}

impl GroupQueue {
    /// Returns the queue of so many groups for so many workers.
    pub(crate) fn new(total: u64, workers: u64) -> Self {
        let chunk = (total / (workers.max(1) * CHUNKS_PER_WORKER)).clamp(1, MAX_CHUNK);
        Self { next: AtomicU64::new(0), total, chunk, failed: AtomicU64::new(u64::MAX) }
    }

    /// Returns how many groups there are in all.
    pub(crate) fn len(&self) -> u64 {
        self.total
    }

    /// Returns whether all groups have been handed out.
    pub(crate) fn is_empty(&self) -> bool {
        self.next.load(Relaxed) >= self.total
    }

    /// Takes the next chunk; `None`: there is none.
    pub(crate) fn take(&self) -> Option<Range<u64>> {
        let first = self.next.fetch_add(self.chunk, Relaxed);
        (first < self.total).then(|| first..self.total.min(first + self.chunk))
    }

    /// Returns whether a group that was taken is to run: no group before it has failed.
    pub(crate) fn wants(&self, group: u64) -> bool {
        group < self.failed.load(Relaxed)
    }

    /// Notes that a group failed.
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
            assert!(queue.is_empty());
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
