//! What bounds a launch: time, instructions, calls and memory.
//!
//! Limits of a launch as a whole are shared by its workers. Each worker counts its instructions by itself, and looks at the clock and adds
//! to the common count only once in [`CHECK_INTERVAL`] instructions. For example, with a limit of a million instructions and two workers,
//! the launch is stopped before it has run 1,131,073; a launch that ends with 1,000,001 fails as well, since all that is left is added
//! when a worker ends.

use super::fault::Fault;
use super::sync::AtomicU64;
use super::sync::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Number of instructions that a worker runs before it looks at the limits of the launch again. Looking takes about 40 ns, these
/// instructions a hundred microseconds or more.
const CHECK_INTERVAL: u64 = 1 << 16;

/// Calls that a thread may be in at once, unless the launch says otherwise: what is deeper is a recursion without end, more often than not.
pub(crate) const DEFAULT_MAX_CALL_DEPTH: usize = 4096;

/// Bytes that a launch may take beside its buffers, unless it says otherwise.
pub(crate) const DEFAULT_MAX_MEMORY: u64 = 2 << 30;

/// Bytes that a launch may still take.
#[derive(Debug)]
pub(crate) struct Budget {
    used: AtomicU64,
    limit: u64,
}

/// What nobody counts.
pub(crate) static UNLIMITED: Budget = Budget::new(u64::MAX);

impl Budget {
    pub(crate) const fn new(limit: u64) -> Self {
        Self { used: AtomicU64::new(0), limit }
    }

    /// Returns how many bytes are left.
    pub(crate) fn left(&self) -> u64 {
        self.limit.saturating_sub(self.used.load(Relaxed))
    }

    /// Takes some bytes.
    ///
    /// # Errors
    /// When fewer are left; none are taken then.
    pub(crate) fn take(&self, bytes: u64) -> Result<(), Fault> {
        let wanted = |used: u64| used.checked_add(bytes).filter(|used| *used <= self.limit);
        match self.used.fetch_update(Relaxed, Relaxed, wanted) {
            Ok(_) => Ok(()),
            Err(used) => Err(Fault::Memory { wanted: used.saturating_add(bytes), limit: self.limit }),
        }
    }

    /// Gives bytes back.
    pub(crate) fn give_back(&self, bytes: u64) {
        self.used.fetch_sub(bytes, Relaxed);
    }
}

/// What threads may do, and what is looked for while they do it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy<'a> {
    /// No other host thread is at work on the memory.
    pub(crate) alone: bool,
    /// What hardware lets pass is an error.
    pub(crate) strict: bool,
    /// Calls that a thread may be in at once.
    pub(crate) max_call_depth: usize,
    /// Where the memory of calls comes from.
    pub(crate) budget: &'a Budget,
}

impl Default for Policy<'_> {
    fn default() -> Self {
        Self { alone: false, strict: false, max_call_depth: DEFAULT_MAX_CALL_DEPTH, budget: &UNLIMITED }
    }
}

/// The limits of a launch as a whole.
#[derive(Debug)]
pub(crate) struct Limits {
    /// When it has to be done, and how long that is after its start.
    deadline: Option<(Instant, Duration)>,
    max_instructions: u64,
    executed: AtomicU64,
    pub(crate) budget: Budget,
}

impl Limits {
    /// Returns the limits of a launch that starts now.
    pub(crate) fn new(timeout: Option<Duration>, max_instructions: u64, max_memory: u64) -> Self {
        // A deadline beyond what a clock can show is none.
        let deadline = timeout.and_then(|timeout| Some((Instant::now().checked_add(timeout)?, timeout)));
        Self { deadline, max_instructions, executed: AtomicU64::new(0), budget: Budget::new(max_memory) }
    }
}

/// Counts the instructions of a worker.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    limits: &'a Limits,
    /// Instructions that are not in the common count yet.
    pending: u64,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: &'a Limits) -> Self {
        Self { limits, pending: 0 }
    }

    /// Counts some instructions.
    ///
    /// # Errors
    /// When the launch has run for too long, or too many instructions.
    #[inline]
    pub(crate) fn count(&mut self, instructions: u64) -> Result<(), Fault> {
        self.pending += instructions;
        if self.pending < CHECK_INTERVAL { Ok(()) } else { self.check() }
    }

    #[inline(never)]
    fn check(&mut self) -> Result<(), Fault> {
        self.finish()?;
        match self.limits.deadline {
            Some((deadline, timeout)) if Instant::now() >= deadline => Err(Fault::Timeout(timeout)),
            _ => Ok(()),
        }
    }

    /// Adds what is not in the common count yet, when the worker has nothing to do any more.
    ///
    /// # Errors
    /// When the launch has run too many instructions. That it is late is no error: what there was to do is done.
    pub(crate) fn finish(&mut self) -> Result<(), Fault> {
        let pending = std::mem::take(&mut self.pending);
        let executed = self.limits.executed.fetch_add(pending, Relaxed).saturating_add(pending);
        let limit = self.limits.max_instructions;
        if executed > limit { Err(Fault::TotalLimit(limit)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_of_all_workers_count_together() {
        let limits = Limits::new(None, 100, 0);
        let [mut one, mut other] = [(); 2].map(|()| Meter::new(&limits));
        assert_eq!((one.count(60), other.count(41)), (Ok(()), Ok(())));
        assert_eq!((one.finish(), other.finish()), (Ok(()), Err(Fault::TotalLimit(100))));
        assert_eq!(one.count(CHECK_INTERVAL), Err(Fault::TotalLimit(100)));
    }

    #[test]
    fn a_deadline_is_met_at_the_next_look() {
        let limits = Limits::new(Some(Duration::ZERO), u64::MAX, 0);
        let mut meter = Meter::new(&limits);
        assert_eq!(meter.count(CHECK_INTERVAL - 1), Ok(()));
        assert_eq!(meter.count(1), Err(Fault::Timeout(Duration::ZERO)));
        let mut endless = Limits::new(Some(Duration::MAX), u64::MAX, 0);
        assert_eq!((Meter::new(&endless).check(), endless.deadline.take()), (Ok(()), None));
    }

    #[test]
    fn a_budget_gives_what_it_has() {
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
