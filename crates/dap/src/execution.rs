//! Execution: which thread runs, and where it stops.
//!
//! A step runs one thread, and the others stay where they are. For example, a step over a barrier
//! lets the other threads run until the thread can go on, and no further. Otherwise threads take
//! turns: each runs until it waits, ends, or has used up its time slice. Groups run one after the
//! other.

use super::breakpoints::Breakpoints;
use super::code::DebuggedCode;
use super::protocol::{FrameLines, ValueFormat};
use super::values::FrameView;
use crate::ReadyLaunches;
use openvisa::text::SourceLine;
use openvisa_sim::{Options, RunError, SteppedLaunch};

/// Number of instructions that run before the adapter looks for requests again.
const POLL_INSTRUCTIONS: u64 = 1 << 11;

/// Number of instructions after which another thread takes its turn. A thread may wait in a loop
/// for another one.
const TURN_INSTRUCTIONS: u64 = 1 << 14;

/// The kinds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepKind {
    /// To the next instruction or line, in a called subroutine or function too.
    In,
    /// To the next instruction or line of the same frame, or of a caller.
    Over,
    /// To the caller.
    Out,
}

/// A step of a thread.
#[derive(Clone, Debug)]
struct ThreadStep {
    thread: usize,
    kind: StepKind,
    lines: FrameLines,
    /// Number of nested calls where the step began.
    depth: usize,
    /// Number of instructions that the thread had run where the step began.
    executed: u64,
    source_line: Option<SourceLine>,
}

/// What threads run for.
#[derive(Clone, Debug)]
pub(super) struct RunGoal {
    /// The thread that runs alone, as long as it can.
    focus: Option<usize>,
    step: Option<ThreadStep>,
    /// Whether the thread of the step has ended, so that the next thread that can run stops.
    stops_next: bool,
}

impl RunGoal {
    /// Returns the goal to run up to a breakpoint or the end. Only `focus` runs, if it is given.
    pub(super) const fn go_on(focus: Option<usize>) -> Self {
        Self { focus, step: None, stops_next: false }
    }

    /// Returns the thread that runs alone, if there is one.
    pub(super) const fn single_thread(&self) -> Option<usize> {
        self.focus
    }
}

/// Why a thread stopped.
#[derive(Clone, Debug)]
pub(super) enum StopCause {
    Entry,
    /// The numbers of the breakpoints.
    Breakpoint(Vec<i64>),
    Step,
    Pause,
    Fault(Box<RunError>),
}

/// What happened in a time slice.
pub(super) enum SliceOutcome {
    /// Threads can go on.
    Running,
    /// A thread has stopped.
    Stopped(StopCause, usize),
    /// All groups of the launch have ended.
    LaunchEnded,
    /// A thread failed, and does not stop there.
    Failed(Box<RunError>),
}

/// The launches of a session, one of which runs.
pub(super) struct Debuggee<'r> {
    pub(super) launch: SteppedLaunch<'r>,
    ready: &'r ReadyLaunches<'r>,
    pub(super) code: &'r DebuggedCode,
    options: Options<'r>,
    /// Index of the launch that runs.
    index: usize,
    current: usize,
    /// Number of instructions of the current thread's turn.
    turn: u64,
    /// For each thread: the number of instructions that it had run where it last stopped. It does
    /// not stop there again.
    stopped_at: Vec<Option<u64>>,
    /// Number of instructions of the launch.
    executed: u64,
    fault: Option<Box<RunError>>,
}

impl<'r> Debuggee<'r> {
    /// Starts the first launch.
    ///
    /// # Errors
    /// If there is not enough memory for a group.
    pub(super) fn start(
        ready: &'r ReadyLaunches<'r>,
        code: &'r DebuggedCode,
        options: Options<'r>,
    ) -> Result<Self, Box<RunError>> {
        let launch = SteppedLaunch::start(ready.program, &ready.bounds[0], options)?;
        let stopped_at = vec![None; launch.thread_count()];
        Ok(Self { launch, ready, code, options, index: 0, current: 0, turn: 0, stopped_at, executed: 0, fault: None })
    }

    /// Starts the next launch. Returns whether there is one.
    ///
    /// # Errors
    /// If there is not enough memory for a group.
    pub(super) fn start_next_launch(&mut self) -> Result<bool, Box<RunError>> {
        let Some(bound) = self.ready.bounds.get(self.index + 1) else { return Ok(false) };
        self.launch = SteppedLaunch::start(self.ready.program, bound, self.options)?;
        self.index += 1;
        self.executed = 0;
        self.begin_group();
        Ok(true)
    }

    fn begin_group(&mut self) {
        (self.current, self.turn) = (0, 0);
        self.stopped_at = vec![None; self.launch.thread_count()];
    }

    /// Returns the number of a thread in messages, given its index in the group.
    pub(super) const fn thread_id(index: usize) -> i64 {
        index as i64 + 1
    }

    /// Returns the index of a thread in the group, given its number in messages.
    ///
    /// # Errors
    /// If the group has no such thread, or it has ended.
    pub(super) fn thread_index(&self, id: i64) -> Result<usize, String> {
        let index = id.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        let is_alive = |index: &usize| self.launch.thread(*index).is_some_and(|thread| !thread.has_ended());
        let index = index.filter(is_alive);
        index.ok_or_else(|| format!("there is no thread {id}"))
    }

    /// Returns the numbers and names of the threads of the group that have not ended.
    pub(super) fn thread_names(&self) -> Vec<(i64, String)> {
        let [x, y, z] = self.launch.group_id();
        let threads = (0..self.launch.thread_count())
            .filter(|index| self.launch.thread(*index).is_some_and(|thread| !thread.has_ended()));
        threads.map(|index| (Self::thread_id(index), format!("group ({x},{y},{z}) thread {index}"))).collect()
    }

    /// Returns the thread that runs, or has stopped last.
    pub(super) const fn current_thread(&self) -> usize {
        self.current
    }

    /// Makes a thread the one that runs next.
    pub(super) fn select(&mut self, thread: usize) {
        (self.current, self.turn) = (thread, 0);
    }

    /// Records that a thread stopped where it is.
    pub(super) fn mark_stopped(&mut self, thread: usize) {
        self.select(thread);
        let executed = self.launch.thread(thread).map(|thread| thread.executed());
        if let Some(stopped_at) = self.stopped_at.get_mut(thread) {
            *stopped_at = executed;
        }
    }

    /// Returns the failure of the thread that stopped at it.
    pub(super) fn fault(&self) -> Option<&RunError> {
        self.fault.as_deref()
    }

    /// Takes the text that ended groups have printed.
    pub(super) fn take_printed(&mut self) -> String {
        self.launch.take_printed()
    }

    /// Returns a line about the launch that has ended.
    pub(super) fn summary(&self) -> String {
        let Some(launch) = self.ready.prepared.launches.get(self.index) else { return String::new() };
        let items: u64 = launch.sizes.global.iter().map(|n| u64::from(*n)).product();
        format!("{}: {items} work-items, {} instructions\n", launch.kernel, self.executed)
    }

    /// Returns the goal to step a thread from where it is.
    pub(super) fn step_goal(&self, thread: usize, kind: StepKind, lines: FrameLines) -> RunGoal {
        let state = self.launch.thread(thread);
        let location = state.and_then(|state| state.location());
        let source_line = location.filter(|_| lines == FrameLines::Source).and_then(|at| self.code.source_line(at));
        let step = ThreadStep {
            thread,
            kind,
            lines: if source_line.is_some() { lines } else { FrameLines::Assembler },
            depth: state.map_or(0, |state| state.call_depth()),
            executed: state.map_or(0, |state| state.executed()),
            source_line: source_line.cloned(),
        };
        RunGoal { focus: Some(thread), step: Some(step), stops_next: false }
    }

    /// Runs threads until one has to stop, or the adapter has to look for requests.
    pub(super) fn run(
        &mut self,
        goal: &mut RunGoal,
        mut breakpoints: Option<&mut Breakpoints>,
        stops_at_faults: bool,
    ) -> SliceOutcome {
        if let Some(fault) = self.fault.take() {
            return SliceOutcome::Failed(fault);
        }
        for _ in 0..POLL_INSTRUCTIONS {
            let thread = match self.choose_thread(goal) {
                Ok(Some(thread)) => thread,
                Ok(None) => match self.launch.start_next_group() {
                    Ok(true) => {
                        self.begin_group();
                        continue;
                    }
                    Ok(false) => return SliceOutcome::LaunchEnded,
                    Err(error) => return SliceOutcome::Failed(error),
                },
                Err(error) => return self.fail(error, stops_at_faults),
            };
            if let Some(cause) = self.find_cause(thread, goal, breakpoints.as_deref_mut()) {
                return SliceOutcome::Stopped(cause, thread);
            }
            if let Err(error) = self.launch.step(thread) {
                return self.fail(error, stops_at_faults);
            }
            (self.turn, self.executed) = (self.turn + 1, self.executed + 1);
        }
        SliceOutcome::Running
    }

    fn fail(&mut self, error: Box<RunError>, stops: bool) -> SliceOutcome {
        if !stops {
            return SliceOutcome::Failed(error);
        }
        self.fault = Some(error.clone());
        let thread = error.thread;
        SliceOutcome::Stopped(StopCause::Fault(error), thread)
    }

    /// Returns the thread that runs the next instruction. `None` if all have ended.
    fn choose_thread(&mut self, goal: &mut RunGoal) -> Result<Option<usize>, Box<RunError>> {
        if let Some(focus) = goal.focus {
            if self.launch.is_ready(focus) {
                self.current = focus;
                return Ok(Some(focus));
            }
            if self.launch.thread(focus).is_none_or(|thread| thread.has_ended()) {
                goal.focus = None;
                goal.stops_next = goal.step.take().is_some();
            }
        }
        if self.turn < TURN_INSTRUCTIONS && self.launch.is_ready(self.current) {
            return Ok(Some(self.current));
        }
        let next = self.launch.find_ready(self.current + 1)?;
        if let Some(next) = next {
            self.select(next);
        }
        Ok(next)
    }

    /// Returns why a thread has to stop before its next instruction.
    fn find_cause(&self, thread: usize, goal: &RunGoal, breakpoints: Option<&mut Breakpoints>) -> Option<StopCause> {
        if goal.stops_next {
            return Some(StopCause::Step);
        }
        let state = self.launch.thread(thread)?;
        if self.stopped_at.get(thread).copied().flatten() == Some(state.executed()) {
            return None;
        }
        let location = state.location()?;
        if let Some(breakpoints) = breakpoints.filter(|breakpoints| breakpoints.contains(location)) {
            let frame = *state.frames().first()?;
            let register = usize::from(self.ready.platform.register_bytes().unwrap_or(32));
            let view = FrameView { frame, code: self.code, register, format: ValueFormat::default() };
            let ids = breakpoints.hit(location, &state, self.launch.group_id(), thread, &view);
            if !ids.is_empty() {
                return Some(StopCause::Breakpoint(ids));
            }
        }
        let step = goal.step.as_ref().filter(|step| step.thread == thread && step.executed != state.executed());
        let is_done = step.is_some_and(|step| {
            let depth = state.call_depth();
            let is_new_line = step.lines == FrameLines::Assembler
                || depth < step.depth
                || self.code.source_line(location).is_some_and(|line| Some(line) != step.source_line.as_ref());
            match step.kind {
                StepKind::In => is_new_line || depth > step.depth && self.code.source_line(location).is_some(),
                StepKind::Over => depth <= step.depth && is_new_line,
                StepKind::Out => depth < step.depth,
            }
        });
        is_done.then_some(StopCause::Step)
    }
}
