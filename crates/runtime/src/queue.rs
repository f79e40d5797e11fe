//! Command queues: a thread for each queue runs its commands.
//!
//! The thread of an in-order queue takes the first command as soon as the events of its wait list
//! have ended. That of an out-of-order queue takes any command whose wait list has ended. For
//! example, a kernel that waits for an event of the host does not hold up a later one of an
//! out-of-order queue.
//!
//! A queue with a command that has failed stays failed: later commands fail, and each call that
//! waits for the queue returns an error. Kernels still run, so that their own mistakes are found.
//! For example, pyopencl calls a blocking read again after some errors, and hears of the failure
//! each time. A command that the host has cancelled ends only those that wait for it.

use crate::event::{Event, Status};
use crate::failure::Failure;
use crate::work::Work;
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, process, thread};

/// A command that has not run yet.
struct Command {
    event: Arc<Event>,
    wait_list: Vec<Arc<Event>>,
    work: Work,
}

impl Command {
    /// Returns whether nothing holds the command up.
    fn is_ready(&self) -> bool {
        self.wait_list.iter().all(|event| event.has_ended())
    }

    /// Runs the command, unless an event of its wait list has failed. If its queue has failed, it
    /// fails as well, and only runs if its work always does.
    fn run(self, queue_has_failed: bool) -> Result<(), Failure> {
        self.event.reach(Status::Running);
        let failures: Vec<_> = self.wait_list.iter().filter_map(|event| event.failure()).collect();
        if failures.is_empty() {
            return self.work.run(queue_has_failed);
        }
        if !queue_has_failed && failures.iter().all(|failure| failure.is_asked_for()) {
            return Err(Failure::AfterCancelled);
        }
        self.work.skip()
    }
}

/// The commands of a queue, which its thread shares.
pub(crate) struct CommandList {
    in_order: bool,
    state: Mutex<ListState>,
    changed: Condvar,
}

#[derive(Default)]
struct ListState {
    commands: VecDeque<Command>,
    /// Events of commands that have not ended.
    unfinished: Vec<Arc<Event>>,
    /// The last barrier of an out-of-order queue, for which later commands wait.
    barrier: Option<Arc<Event>>,
    /// Whether a command has failed. Then all later ones fail, as after a fault of a GPU.
    has_failed: bool,
    /// Whether the queue is gone. The thread ends after the last command.
    closing: bool,
}

impl CommandList {
    fn lock(&self) -> MutexGuard<'_, ListState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the thread look again which commands are ready.
    pub(crate) fn wake(&self) {
        // The lock is taken so that the thread cannot miss the notification between its look and
        // its wait.
        drop(self.lock());
        self.changed.notify_all();
    }

    /// Waits for a command that can run. Returns `None` after the last command of a queue that is
    /// gone.
    fn next(&self) -> Option<Command> {
        let mut state = self.lock();
        loop {
            let candidates = if self.in_order { state.commands.len().min(1) } else { state.commands.len() };
            if let Some(index) = (0..candidates).find(|index| state.commands[*index].is_ready()) {
                return state.commands.remove(index);
            }
            if state.closing && state.commands.is_empty() {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Runs commands until the queue is gone. Calls `on_idle` after the last one of the list.
    fn run_commands(&self, on_idle: impl Fn()) {
        while let Some(command) = self.next() {
            let event = Arc::clone(&command.event);
            let has_failed = self.lock().has_failed;
            let result = command.run(has_failed);
            // A host that waits for the event and then for the queue must hear of the failure.
            self.lock().has_failed |= result.is_err_and(|failure| !failure.is_asked_for());
            event.reach(Status::Ended(result));
            let mut state = self.lock();
            state.unfinished.retain(|other| !Arc::ptr_eq(other, &event));
            let is_idle = state.commands.is_empty();
            drop(state);
            if is_idle {
                on_idle();
            }
        }
    }
}

/// When a command runs.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// The events that the command waits for.
    pub wait_list: Vec<Arc<Event>>,
    /// Whether the command waits for all earlier ones.
    pub after_all: bool,
    /// Whether all later commands wait for this one.
    pub before_all: bool,
}

/// A command queue. Its commands run to their end when it is dropped.
pub struct Queue {
    list: Arc<CommandList>,
    /// The process whose thread runs the commands.
    process: u32,
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let waiting = self.list.lock().commands.len();
        f.debug_struct("Queue").field("in_order", &self.list.in_order).field("waiting", &waiting).finish()
    }
}

impl Queue {
    /// Creates a queue and starts its thread, which calls `on_idle` whenever it has run its last
    /// command.
    ///
    /// # Errors
    /// That of the system if it has no more threads.
    pub fn start(in_order: bool, on_idle: impl Fn() + Send + 'static) -> io::Result<Self> {
        let list = Arc::new(CommandList { in_order, state: Mutex::default(), changed: Condvar::new() });
        let of_thread = Arc::clone(&list);
        let thread = thread::Builder::new().name("openvisa-queue".to_owned());
        thread.spawn(move || of_thread.run_commands(on_idle))?;
        Ok(Self { list, process: process::id() })
    }

    /// Checks that no command has failed.
    ///
    /// # Errors
    /// [`Failure::Dependency`] from the first failure on.
    pub fn check(&self) -> Result<(), Failure> {
        if self.list.lock().has_failed { Err(Failure::Dependency) } else { Ok(()) }
    }

    /// Checks that the queue is not one of the process that this one was forked from. Such a queue
    /// has no thread here, so its commands would never run.
    ///
    /// # Errors
    /// [`Failure::OtherProcess`].
    pub fn check_process(&self) -> Result<(), Failure> {
        if self.process == process::id() { Ok(()) } else { Err(Failure::OtherProcess) }
    }

    /// Waits until all commands have ended. Does nothing in another process.
    pub fn wait(&self) {
        if self.check_process().is_ok() {
            let unfinished = self.list.lock().unfinished.clone();
            unfinished.iter().for_each(|event| _ = event.wait());
        }
    }

    /// Waits until all commands have ended.
    ///
    /// # Errors
    /// Those of [`Queue::check_process`] and [`Queue::check`].
    pub fn finish(&self) -> Result<(), Failure> {
        self.check_process()?;
        self.wait();
        self.check()
    }

    /// Appends a command. Returns its event.
    ///
    /// # Errors
    /// Those of [`Queue::check_process`].
    pub fn submit(&self, order: Order, work: Work) -> Result<Arc<Event>, Failure> {
        self.check_process()?;
        let event = Event::of_command();
        let Order { mut wait_list, after_all, before_all } = order;
        let mut state = self.list.lock();
        if after_all {
            wait_list.extend(state.unfinished.iter().cloned());
        }
        wait_list.extend(state.barrier.clone());
        if before_all && !self.list.in_order {
            state.barrier = Some(Arc::clone(&event));
        }
        wait_list.iter().for_each(|event| event.watch(&self.list));
        event.reach(Status::Submitted);
        state.unfinished.push(Arc::clone(&event));
        state.commands.push_back(Command { event: Arc::clone(&event), wait_list, work });
        drop(state);
        self.list.changed.notify_all();
        Ok(event)
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.list.lock().closing = true;
        self.list.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Stage;
    use crate::work::Contents;
    use std::sync::mpsc;

    fn start(in_order: bool) -> Queue {
        Queue::start(in_order, || {}).expect("there is a thread")
    }

    /// Work that sends a number.
    fn note(sender: &mpsc::Sender<u32>, number: u32) -> Work {
        let sender = sender.clone();
        Work::new(move || sender.send(number).map_err(|_| Failure::Execution))
    }

    #[test]
    fn commands_run_in_order_unless_the_queue_has_none() {
        for (in_order, expected) in [(true, [1, 2]), (false, [2, 1])] {
            let (queue, gate, (sender, receiver)) = (start(in_order), Event::of_host(), mpsc::channel());
            let first = Order { wait_list: vec![Arc::clone(&gate)], ..Order::default() };
            queue.submit(first, note(&sender, 1)).expect("it is the same process");
            let second = queue.submit(Order::default(), note(&sender, 2)).expect("it is the same process");
            if !in_order {
                assert_eq!(second.wait(), Ok(()));
            }
            gate.end(Ok(()));
            assert_eq!(queue.finish(), Ok(()));
            assert_eq!(receiver.try_iter().collect::<Vec<_>>(), expected);
            let times = [Stage::Queued, Stage::Submitted, Stage::Running, Stage::Ended].map(|stage| second.time(stage));
            assert!(times.is_sorted() && times[0] > 0, "{times:?}");
        }
    }

    #[test]
    fn a_barrier_holds_up_later_commands_of_an_out_of_order_queue() {
        let (queue, gate, (sender, receiver)) = (start(false), Event::of_host(), mpsc::channel());
        let gated = Order { wait_list: vec![Arc::clone(&gate)], ..Order::default() };
        queue.submit(gated, note(&sender, 1)).expect("it is the same process");
        let barrier = Order { after_all: true, before_all: true, ..Order::default() };
        queue.submit(barrier, Work::none()).expect("it is the same process");
        queue.submit(Order::default(), note(&sender, 2)).expect("it is the same process");
        assert!(receiver.try_recv().is_err());
        gate.end(Ok(()));
        assert_eq!(queue.finish(), Ok(()));
        assert_eq!(receiver.try_iter().collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn a_failed_queue_stays_failed_and_a_cancelled_command_ends_those_that_wait_for_it() {
        let queue = start(true);
        let gate = Event::of_host();
        let output = Contents::default();
        let gated = Order { wait_list: vec![Arc::clone(&gate)], ..Order::default() };
        let waiting = queue.submit(gated.clone(), Work::none().writes(&output)).expect("it is the same process");
        gate.end(Err(Failure::Cancelled(-5)));
        gate.end(Ok(()));
        assert_eq!(gate.wait(), Err(Failure::Cancelled(-5)));
        assert_eq!(waiting.wait(), Err(Failure::AfterCancelled));
        assert_eq!(queue.finish(), Ok(()));
        let reading = queue.submit(Order::default(), Work::none().reads(&output)).expect("it is the same process");
        assert_eq!(reading.wait(), Ok(()));
        let failing = Work::new(|| Err(Failure::Execution));
        assert_eq!(queue.submit(Order::default(), failing).expect("as above").wait(), Err(Failure::Execution));
        for _ in 0..2 {
            assert_eq!(queue.finish(), Err(Failure::Dependency));
        }
        let later = queue.submit(gated, Work::none()).expect("it is the same process");
        assert_eq!(later.wait(), Err(Failure::Dependency));
    }

    #[test]
    fn functions_are_called_once_at_their_stage_or_at_once() {
        let (queue, gate, (sender, receiver)) = (start(true), Event::of_host(), mpsc::channel());
        let order = Order { wait_list: vec![Arc::clone(&gate)], ..Order::default() };
        let event = queue.submit(order, Work::new(|| Err(Failure::Execution))).expect("it is the same process");
        for stage in [Stage::Submitted, Stage::Running, Stage::Ended] {
            let sender = sender.clone();
            event.call_at(stage, move |failure| sender.send((stage, failure)).expect("it is received"));
        }
        gate.end(Ok(()));
        let failed = Some(Failure::Execution);
        assert_eq!(event.wait(), Err(Failure::Execution));
        let expected = [(Stage::Submitted, None), (Stage::Running, None), (Stage::Ended, failed)];
        assert_eq!(receiver.iter().take(3).collect::<Vec<_>>(), expected);
        event.call_at(Stage::Running, move |failure| sender.send((Stage::Queued, failure)).expect("it is received"));
        assert_eq!(receiver.into_iter().collect::<Vec<_>>(), [(Stage::Queued, failed)]);
    }

    #[test]
    fn commands_run_after_the_queue_is_gone() {
        let (sender, receiver) = mpsc::channel();
        let idle = sender.clone();
        let queue = Queue::start(true, move || _ = idle.send(0)).expect("there is a thread");
        let gate = Event::of_host();
        let order = Order { wait_list: vec![Arc::clone(&gate)], ..Order::default() };
        queue.submit(order, note(&sender, 1)).expect("it is the same process");
        drop((queue, sender));
        gate.end(Ok(()));
        assert_eq!(receiver.into_iter().collect::<Vec<_>>(), [1, 0]);
    }
}
