//! The work of a command, and what it depends on.
//!
//! A kernel that fails leaves its results unwritten. So a failure stays with the contents that the
//! kernel would have written: each command that reads them fails too, on every queue, until a command
//! of the host replaces them as a whole. For example, a kernel that adds 1 to a buffer fails if the
//! buffer is the result of a kernel that failed, and so does a read of either buffer.

use crate::entry::{ClError, ClResult, catch};
use opencl_sys::CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};

/// The error of a command that depends on a command that failed.
pub(crate) const DEPENDS_ON_FAILURE: ClError = ClError(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);

/// The state of the contents of a memory: whether a command that failed should have written them. A
/// clone is another handle of the same state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contents(Arc<AtomicBool>);

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
pub(crate) struct Work {
    reads: Vec<Contents>,
    writes: Vec<Contents>,
    replaces: Vec<Contents>,
    is_release: bool,
    run: Box<dyn FnOnce() -> ClResult<()> + Send>,
}

impl Work {
    /// Creates work that depends on no contents.
    pub(crate) fn new(run: impl FnOnce() -> ClResult<()> + Send + 'static) -> Self {
        Self { reads: Vec::new(), writes: Vec::new(), replaces: Vec::new(), is_release: false, run: Box::new(run) }
    }

    /// Creates the work of commands that only have an order.
    pub(crate) fn none() -> Self {
        Self::new(|| Ok(()))
    }

    /// Lets the work run on a queue that has failed as well, because it frees what the host gave up.
    pub(crate) fn release(self) -> Self {
        Self { is_release: true, ..self }
    }

    /// Adds contents that the work reads.
    pub(crate) fn reads(mut self, contents: &Contents) -> Self {
        self.reads.push(contents.clone());
        self
    }

    /// Adds contents of which the work writes a part.
    pub(crate) fn writes(mut self, contents: &Contents) -> Self {
        self.writes.push(contents.clone());
        self
    }

    /// Adds contents that the work replaces as a whole.
    pub(crate) fn replaces(mut self, contents: &Contents) -> Self {
        self.replaces.push(contents.clone());
        self
    }

    /// Runs the work. If that fails, what it should have written is lost.
    ///
    /// # Errors
    /// [`DEPENDS_ON_FAILURE`] if contents that it reads are lost, and the error of the work.
    pub(crate) fn run(self) -> ClResult<()> {
        let Self { reads, writes, replaces, run, .. } = self;
        let result = if reads.iter().any(Contents::is_lost) { Err(DEPENDS_ON_FAILURE) } else { catch(run) };
        if result.is_err() {
            writes.iter().for_each(|contents| contents.set_lost(true));
        }
        replaces.iter().for_each(|contents| contents.set_lost(result.is_err()));
        result
    }

    /// Ends the work because of a failure that it depends on. What it should have written is lost.
    ///
    /// # Errors
    /// Always [`DEPENDS_ON_FAILURE`].
    pub(crate) fn fail(self) -> ClResult<()> {
        let depends = |_| Err(DEPENDS_ON_FAILURE);
        if self.is_release {
            return self.run().and_then(depends);
        }
        self.writes.iter().chain(&self.replaces).for_each(|contents| contents.set_lost(true));
        depends(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAILURE: ClError = ClError(-1);

    #[test]
    fn a_failure_stays_with_the_contents_until_they_are_replaced() {
        let [input, output, other] = [(); 3].map(|()| Contents::default());
        let add = |run: fn() -> ClResult<()>| Work::new(run).reads(&input).writes(&output);
        assert_eq!(add(|| Ok(())).run(), Ok(()));
        assert_eq!(add(|| Err(FAILURE)).run(), Err(FAILURE));
        for _ in 0..2 {
            assert_eq!(Work::none().reads(&output).run(), Err(DEPENDS_ON_FAILURE));
            assert_eq!(Work::none().reads(&input).run(), Ok(()));
        }
        // A part of it says nothing about the rest.
        assert_eq!(Work::none().writes(&output).run(), Ok(()));
        assert_eq!(Work::none().reads(&output).writes(&other).run(), Err(DEPENDS_ON_FAILURE));
        assert_eq!(Work::none().reads(&other).run(), Err(DEPENDS_ON_FAILURE));
        assert_eq!(Work::none().replaces(&output).run(), Ok(()));
        assert_eq!(Work::none().reads(&output).run(), Ok(()));
        assert_eq!(Work::none().reads(&other).run(), Err(DEPENDS_ON_FAILURE));
    }

    #[test]
    fn work_that_a_failure_ends_loses_its_results_and_frees_memory() {
        let [output, freed] = [(); 2].map(|()| Contents::default());
        assert_eq!(Work::none().replaces(&output).fail(), Err(DEPENDS_ON_FAILURE));
        assert!(output.is_lost());
        let of_work = freed.clone();
        let free = Work::new(move || {
            of_work.set_lost(true);
            Ok(())
        });
        assert_eq!(free.release().fail(), Err(DEPENDS_ON_FAILURE));
        assert!(freed.is_lost());
    }
}
