//! The work of a command, and what it depends on.
//!
//! A kernel that fails leaves its results unwritten. So a failure stays with the contents that the
//! kernel would have written: each command that reads them fails too, on every queue, until a
//! command of the host replaces them as a whole. For example, a kernel that adds 1 to a buffer
//! fails if the buffer is the result of a kernel that failed, and so does a read of either buffer.
//! Such a kernel runs all the same: its own mistakes are found in the same run of the program.

use crate::failure::Failure;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};

/// The state of the contents of a memory: whether a command that failed should have written them. A
/// clone is another handle of the same state.
#[derive(Clone, Debug, Default)]
pub struct Contents(Arc<AtomicBool>);

impl Contents {
    /// Returns whether a command that failed should have written the contents.
    fn is_lost(&self) -> bool {
        self.0.load(Acquire)
    }

    fn set_lost(&self, lost: bool) {
        self.0.store(lost, Release);
    }
}

/// What a command does, on the thread of its queue.
pub struct Work {
    reads: Vec<Contents>,
    writes: Vec<Contents>,
    replaces: Vec<Contents>,
    /// Whether a failure that the work depends on does not keep it from running.
    runs_always: bool,
    run: Box<dyn FnOnce() -> Result<(), Failure> + Send>,
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { reads, writes, replaces, runs_always, run: _ } = self;
        f.debug_struct("Work")
            .field("reads", reads)
            .field("writes", writes)
            .field("replaces", replaces)
            .field("runs_always", runs_always)
            .finish_non_exhaustive()
    }
}

impl Work {
    /// Creates work that depends on no contents.
    pub fn new(run: impl FnOnce() -> Result<(), Failure> + Send + 'static) -> Self {
        Self { reads: Vec::new(), writes: Vec::new(), replaces: Vec::new(), runs_always: false, run: Box::new(run) }
    }

    /// Creates the work of commands that only have an order.
    #[must_use]
    pub fn none() -> Self {
        Self::new(|| Ok(()))
    }

    /// Lets the work run after a failure that it depends on: a kernel, whose own mistakes are of
    /// interest, or the release of memory that the host has given up.
    #[must_use]
    pub fn run_always(self) -> Self {
        Self { runs_always: true, ..self }
    }

    /// Adds contents that the work reads.
    #[must_use]
    pub fn reads(mut self, contents: &Contents) -> Self {
        self.reads.push(contents.clone());
        self
    }

    /// Adds contents of which the work writes a part.
    #[must_use]
    pub fn writes(mut self, contents: &Contents) -> Self {
        self.writes.push(contents.clone());
        self
    }

    /// Adds contents that the work replaces as a whole.
    #[must_use]
    pub fn replaces(mut self, contents: &Contents) -> Self {
        self.replaces.push(contents.clone());
        self
    }

    /// Ends the work without running it, because an event that it waits for has failed. What it
    /// should have written is lost.
    ///
    /// # Errors
    /// Always [`Failure::Dependency`].
    pub(crate) fn skip(self) -> Result<(), Failure> {
        Self { runs_always: false, ..self }.run(true)
    }

    /// Runs the work. If that fails, what it should have written is lost. `depends` is whether the
    /// work depends on a failure of another command.
    ///
    /// # Errors
    /// [`Failure::Dependency`] if the work depends on a failure or reads contents that are lost,
    /// and the failure of the work, which is [`Failure::Execution`] if it panics.
    pub(crate) fn run(self, depends: bool) -> Result<(), Failure> {
        let Self { reads, writes, replaces, runs_always, run } = self;
        let depends = depends || reads.iter().any(Contents::is_lost);
        let result = if depends && !runs_always {
            Ok(())
        } else {
            catch_unwind(AssertUnwindSafe(run)).unwrap_or(Err(Failure::Execution))
        };
        let result = result.and(if depends { Err(Failure::Dependency) } else { Ok(()) });
        if result.is_err() {
            writes.iter().for_each(|contents| contents.set_lost(true));
        }
        replaces.iter().for_each(|contents| contents.set_lost(result.is_err()));
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Failure::{Dependency, Execution};

    #[test]
    fn a_failure_stays_with_the_contents_until_they_are_replaced() {
        let [input, output, other] = [(); 3].map(|()| Contents::default());
        let add = |run: fn() -> Result<(), Failure>| Work::new(run).reads(&input).writes(&output);
        assert_eq!(add(|| Ok(())).run(false), Ok(()));
        assert_eq!(add(|| Err(Execution)).run(false), Err(Execution));
        for _ in 0..2 {
            assert_eq!(Work::none().reads(&output).run(false), Err(Dependency));
            assert_eq!(Work::none().reads(&input).run(false), Ok(()));
        }
        // A part of it says nothing about the rest.
        assert_eq!(Work::none().writes(&output).run(false), Ok(()));
        assert_eq!(Work::none().reads(&output).writes(&other).run(false), Err(Dependency));
        assert_eq!(Work::none().reads(&other).run(false), Err(Dependency));
        assert_eq!(Work::none().replaces(&output).run(false), Ok(()));
        assert_eq!(Work::none().reads(&output).run(false), Ok(()));
        assert_eq!(Work::none().reads(&other).run(false), Err(Dependency));
    }

    #[test]
    fn work_after_a_failure_loses_its_results_and_runs_only_if_it_always_does() {
        for always in [false, true] {
            let [output, ran] = [(); 2].map(|()| Contents::default());
            let of_work = ran.clone();
            let work = Work::new(move || {
                of_work.set_lost(true);
                Ok(())
            });
            let work = work.replaces(&output);
            let work = if always { work.run_always() } else { work };
            assert_eq!(work.run(true), Err(Dependency));
            assert_eq!((output.is_lost(), ran.is_lost()), (true, always));
        }
        assert_eq!(Work::new(|| Err(Execution)).run_always().run(true), Err(Execution));
        assert_eq!(Work::new(|| Err(Execution)).run_always().skip(), Err(Dependency));
        assert_eq!(Work::new(|| panic!("a defect of the work")).run(false), Err(Execution));
    }
}
