//! How a thread runs: what it is checked for, and from which budget its calls take memory.

use crate::sync::AtomicU64;
use crate::sync::Ordering::Relaxed;
use crate::trap::Fault;

/// Default maximum number of nested calls of a thread. Compiled kernels have a few. A deeper
/// recursion most likely never ends.
pub(crate) const DEFAULT_MAX_CALL_DEPTH: usize = 4096;

/// A memory budget that the parts of a launch share, in bytes.
#[derive(Debug)]
pub(crate) struct Budget {
    used: AtomicU64,
    limit: u64,
}

/// A budget without limit.
pub(crate) static UNLIMITED: Budget = Budget::new(u64::MAX);

impl Budget {
    pub(crate) const fn new(limit: u64) -> Self {
        Self { used: AtomicU64::new(0), limit }
    }

    /// Returns the number of bytes that are left.
    pub(crate) fn left(&self) -> u64 {
        self.limit.saturating_sub(self.used.load(Relaxed))
    }

    /// Takes a number of bytes.
    ///
    /// # Errors
    /// If fewer bytes are left. In this case, none are taken.
    pub(crate) fn take(&self, bytes: u64) -> Result<(), Fault> {
        let wanted = |used: u64| used.checked_add(bytes).filter(|used| *used <= self.limit);
        match self.used.fetch_update(Relaxed, Relaxed, wanted) {
            Ok(_) => Ok(()),
            Err(used) => Err(Fault::Memory { wanted: used.saturating_add(bytes), limit: self.limit }),
        }
    }

    /// Returns a number of bytes to the budget.
    pub(crate) fn give_back(&self, bytes: u64) {
        self.used.fetch_sub(bytes, Relaxed);
    }
}

/// The execution policy of a thread: its limits, and whether accesses are strict.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy<'a> {
    /// Whether no other host thread uses the memory, so that atomic operations are unnecessary.
    pub(crate) alone: bool,
    /// Whether accesses that hardware tolerates are errors.
    pub(crate) strict: bool,
    /// Maximum number of nested calls.
    pub(crate) max_call_depth: usize,
    /// The budget for the memory of calls.
    pub(crate) budget: &'a Budget,
}

impl Default for Policy<'_> {
    fn default() -> Self {
        Self { alone: false, strict: false, max_call_depth: DEFAULT_MAX_CALL_DEPTH, budget: &UNLIMITED }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_grants_at_most_its_remainder() {
        let budget = Budget::new(10);
        assert_eq!((budget.take(4), budget.take(6)), (Ok(()), Ok(())));
        assert_eq!(budget.take(1), Err(Fault::Memory { wanted: 11, limit: 10 }));
        budget.give_back(6);
        assert_eq!(
            (budget.take(u64::MAX), budget.take(6)),
            (Err(Fault::Memory { wanted: u64::MAX, limit: 10 }), Ok(()))
        );
    }
}
