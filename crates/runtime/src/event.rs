//! Events: the stages of commands, waiting for them, and callbacks.
//!
//! For example, the event of a launch is queued, submitted, running, and then ended, with a
//! [`Failure`] if the kernel failed.

use crate::failure::Failure;
use crate::queue::CommandList;
use std::fmt;
use std::process;
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The moment from which times of events count.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Returns the time of the device in nanoseconds, which is at least 1.
#[must_use]
pub fn nanoseconds() -> u64 {
    // A time of 0 would mean that a stage was not reached.
    u64::try_from(START.elapsed().as_nanos()).unwrap_or(u64::MAX - 1) + 1
}

/// How far a command has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The command was created.
    Queued,
    /// The command is in the list of its queue. Events of the host begin here.
    Submitted,
    /// The work of the command runs.
    Running,
    /// The command is complete, or has failed.
    Ended,
}

/// The stage of a command, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// See [`Stage::Queued`].
    Queued,
    /// See [`Stage::Submitted`].
    Submitted,
    /// See [`Stage::Running`].
    Running,
    /// The command has ended.
    Ended(Result<(), Failure>),
}

impl Status {
    /// Returns the stage.
    #[must_use]
    pub fn stage(self) -> Stage {
        match self {
            Self::Queued => Stage::Queued,
            Self::Submitted => Stage::Submitted,
            Self::Running => Stage::Running,
            Self::Ended(_) => Stage::Ended,
        }
    }

    /// Returns how the command ended; `None` if it has not ended.
    #[must_use]
    pub fn result(self) -> Option<Result<(), Failure>> {
        match self {
            Self::Ended(result) => Some(result),
            _ => None,
        }
    }
}

/// A function that is called once when a command reaches a stage. It gets the failure of a command
/// that has ended with one.
type Callback = Box<dyn FnOnce(Option<Failure>) + Send>;

/// What changes while a command runs.
struct State {
    status: Status,
    /// Times of the stages in nanoseconds, indexed by stage; 0 for one that was not reached.
    times: [u64; 4],
    callbacks: Vec<(Stage, Callback)>,
    /// The queues with commands that wait for this one.
    watchers: Vec<Arc<CommandList>>,
}

/// The event of a command, or of the host.
pub struct Event {
    state: Mutex<State>,
    changed: Condvar,
    /// The process whose threads run the command; `None` for an event of the host.
    process: Option<u32>,
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Event").field("status", &self.status()).finish_non_exhaustive()
    }
}

impl Event {
    fn new(status: Status, process: Option<u32>) -> Arc<Self> {
        let times = [nanoseconds(), 0, 0, 0];
        let state = State { status, times, callbacks: Vec::new(), watchers: Vec::new() };
        Arc::new(Self { state: Mutex::new(state), changed: Condvar::new(), process })
    }

    /// Creates the event of a command, which is queued.
    pub(crate) fn of_command() -> Arc<Self> {
        Self::new(Status::Queued, Some(process::id()))
    }

    /// Creates an event that the host ends by [`Event::end`].
    #[must_use]
    pub fn of_host() -> Arc<Self> {
        Self::new(Status::Submitted, None)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the status.
    #[must_use]
    pub fn status(&self) -> Status {
        self.lock().status
    }

    /// Returns the time at which the command reached a stage, in nanoseconds of the device's clock;
    /// 0 if it has not.
    #[must_use]
    pub fn time(&self, stage: Stage) -> u64 {
        self.lock().times[stage as usize]
    }

    /// Returns whether the command is complete or has failed.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.status().stage() == Stage::Ended
    }

    /// Returns the failure of a command that has ended with one.
    pub(crate) fn failure(&self) -> Option<Failure> {
        self.status().result().and_then(Result::err)
    }

    /// Wakes up a queue when the command has ended.
    pub(crate) fn watch(&self, list: &Arc<CommandList>) {
        let mut state = self.lock();
        if state.status.stage() < Stage::Ended {
            state.watchers.push(Arc::clone(list));
        }
    }

    /// Waits until the command has ended.
    ///
    /// # Errors
    /// The failure of the command, and [`Failure::OtherProcess`] if it will never end.
    pub fn wait(&self) -> Result<(), Failure> {
        let is_ours = self.process.is_none_or(|process| process == process::id());
        let mut state = self.lock();
        loop {
            match state.status.result() {
                Some(result) => return result,
                None if !is_ours => return Err(Failure::OtherProcess),
                None => state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Calls a function when the command reaches a stage, or at once if it has.
    pub fn call_at(&self, stage: Stage, call: impl FnOnce(Option<Failure>) + Send + 'static) {
        let mut state = self.lock();
        let status = state.status;
        if status.stage() < stage {
            state.callbacks.push((stage, Box::new(call)));
            return;
        }
        drop(state);
        call(status.result().and_then(Result::err));
    }

    /// Ends an event of the host. Does nothing if it has ended before.
    pub fn end(&self, result: Result<(), Failure>) {
        self.reach(Status::Ended(result));
    }

    /// Moves the event to a status, wakes up who waits for it, and calls the functions that are
    /// due. Does nothing if the command has ended before.
    pub(crate) fn reach(&self, status: Status) {
        let stage = status.stage();
        let mut state = self.lock();
        if state.status.stage() == Stage::Ended {
            return;
        }
        state.status = status;
        state.times[stage as usize] = nanoseconds();
        let (due, waiting): (Vec<_>, _) =
            std::mem::take(&mut state.callbacks).into_iter().partition(|(wanted, _)| *wanted <= stage);
        state.callbacks = waiting;
        let watchers = if stage == Stage::Ended { std::mem::take(&mut state.watchers) } else { Vec::new() };
        drop(state);
        // Hosts wait for the end. To wake them up at other stages would take the processor from the
        // thread of the queue.
        if stage == Stage::Ended {
            self.changed.notify_all();
        }
        watchers.iter().for_each(|list| list.wake());
        due.into_iter().for_each(|(_, call)| call(status.result().and_then(Result::err)));
    }
}
