//! Limits of a launch: time, instructions, call depth and memory.
//!
//! The workers of a launch share its limits. Each worker has an instruction count, which it adds to
//! the common count after [`CHECK_INTERVAL`] instructions. It checks the clock then as well. When
//! it ends, it adds the remainder. For example, an endless launch with a limit of 1,000,000
//! instructions is stopped at the first check that finds more. A launch that ends after 1,000,001
//! fails as well.

use crate::state::policy::Budget;
use crate::sync::AtomicU64;
use crate::sync::Ordering::Relaxed;
use crate::trap::Fault;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Number of instructions that a worker runs between two checks of the limits. They take 100 µs or
/// more; reading the clock takes less than 1 µs.
const CHECK_INTERVAL: u64 = 1 << 16;

/// Default maximum number of bytes that a launch allocates in addition to its buffers.
pub(crate) const DEFAULT_MAX_WORKING_MEMORY: u64 = 2 << 30;

/// The limits that the workers of a launch share.
#[derive(Debug)]
pub(crate) struct Limits {
    /// The time at which the launch must have ended, and the timeout that the user set.
    deadline: Option<(Instant, Duration)>,
    max_instructions: u64,
    executed: AtomicU64,
    pub(crate) budget: Budget,
}

impl Limits {
    /// Creates the limits of a launch that starts now.
    pub(crate) fn new(timeout: Option<Duration>, max_instructions: u64, max_working_memory: u64) -> Self {
        // A deadline that the clock cannot represent is never reached, so it is dropped.
        let deadline = timeout.and_then(|timeout| Some((Instant::now().checked_add(timeout)?, timeout)));
        Self { deadline, max_instructions, executed: AtomicU64::new(0), budget: Budget::new(max_working_memory) }
    }
}

/// The instruction count of a worker.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    limits: &'a Limits,
    /// Another thread sets it to stop the launch.
    cancelled: Option<&'a AtomicBool>,
    /// Number of instructions that are not yet added to the common count.
    pending: u64,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: &'a Limits, cancelled: Option<&'a AtomicBool>) -> Self {
        Self { limits, cancelled, pending: 0 }
    }

    /// Counts a number of instructions.
    ///
    /// # Errors
    /// If the launch exceeds its time or its number of instructions, or was cancelled.
    #[inline]
    pub(crate) fn count(&mut self, instructions: u64) -> Result<(), Fault> {
        self.pending += instructions;
        if self.pending < CHECK_INTERVAL { Ok(()) } else { self.check() }
    }

    #[inline(never)]
    fn check(&mut self) -> Result<(), Fault> {
        self.finish()?;
        if self.cancelled.is_some_and(|cancelled| cancelled.load(Relaxed)) {
            return Err(Fault::Cancelled);
        }
        match self.limits.deadline {
            Some((deadline, timeout)) if Instant::now() >= deadline => Err(Fault::Timeout(timeout)),
            _ => Ok(()),
        }
    }

    /// Adds the remaining instructions to the common count. A worker calls this when it ends.
    ///
    /// # Errors
    /// If the launch exceeds its number of instructions. The time is not checked, because the work
    /// is done.
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
        let [mut one, mut other] = [(); 2].map(|()| Meter::new(&limits, None));
        assert_eq!((one.count(60), other.count(41)), (Ok(()), Ok(())));
        assert_eq!((one.finish(), other.finish()), (Ok(()), Err(Fault::TotalLimit(100))));
        assert_eq!(one.count(CHECK_INTERVAL), Err(Fault::TotalLimit(100)));
    }

    #[test]
    fn another_thread_stops_a_launch_at_the_next_check() {
        let (limits, cancelled) = (Limits::new(None, u64::MAX, 0), AtomicBool::new(false));
        let mut meter = Meter::new(&limits, Some(&cancelled));
        assert_eq!(meter.count(CHECK_INTERVAL), Ok(()));
        cancelled.store(true, Relaxed);
        assert_eq!(meter.count(CHECK_INTERVAL - 1), Ok(()));
        assert_eq!(meter.count(1), Err(Fault::Cancelled));
    }

    #[test]
    fn a_deadline_stops_a_launch_at_the_next_check() {
        let limits = Limits::new(Some(Duration::ZERO), u64::MAX, 0);
        let mut meter = Meter::new(&limits, None);
        assert_eq!(meter.count(CHECK_INTERVAL - 1), Ok(()));
        assert_eq!(meter.count(1), Err(Fault::Timeout(Duration::ZERO)));
        let mut endless = Limits::new(Some(Duration::MAX), u64::MAX, 0);
        assert_eq!((Meter::new(&endless, None).check(), endless.deadline.take()), (Ok(()), None));
    }
}
