//! A worker: runs work-groups of a launch on one host thread.
//!
//! The threads of a group take turns. Each pass over the group gives a time slice to every thread
//! that can run. For example, a group whose threads meet at one barrier takes two passes.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::{Bytecode, Routine};
use crate::checks::observer::Observer;
use crate::checks::register_shadow::RegisterShadow;
use crate::checks::{Check, Checker};
use crate::compile::Program;
use crate::interp::context::ExecContext;
use crate::memory::usage::Grant;
use crate::numerics::value::Scratch;
use crate::optimize::fusion::FastCode;
use crate::schedule::initial_registers::{InitialRegisters, initial_shadow, moves_registers, set_group_id};
use crate::schedule::launch_runner::{Options, TraceStep, View};
use crate::schedule::limits::{Limits, Meter};
use crate::schedule::lockstep::{LockstepGroup, MAX_LOCKSTEP_THREADS};
use crate::state::policy::Policy;
use crate::state::thread::{Thread, Wait};
use crate::state::workgroup::Group;
use crate::trap::{Fault, RunError};
use fearless_simd::Level;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard};

/// The state of a worker, which is reused from group to group and from run to run.
pub(crate) struct Worker {
    pub(crate) group: Group,
    pub(crate) threads: Vec<Thread>,
    start: InitialRegisters,
    /// The shadow of the registers of each thread that starts, if uses of unwritten registers are
    /// findings.
    initial_shadow: Option<RegisterShadow>,
    scratch: Box<Scratch>,
    pub(crate) profile: Vec<u64>,
    level: Level,
}

/// The idle workers of a launch, which its next run reuses. Allocating and initialising the
/// registers of all threads of a group takes as long as running many small groups.
#[derive(Default)]
pub(crate) struct IdleWorkers(Mutex<Vec<(u64, Worker)>>);

impl IdleWorkers {
    /// Returns an idle worker that was created for this program, if there is one.
    pub(crate) fn take(&self, program: &Program<'_>) -> Option<Worker> {
        let mut idle = self.0.lock().ok()?;
        let index = idle.iter().position(|(identity, _)| *identity == program.identity)?;
        Some(idle.swap_remove(index).1)
    }

    /// Keeps a worker for the next run.
    pub(crate) fn keep(&self, program: &Program<'_>, worker: Worker) {
        if let Ok(mut idle) = self.0.lock() {
            // Workers of other programs are dropped, because each run of a launch usually has the
            // same program.
            idle.retain(|(identity, _)| *identity == program.identity);
            idle.push((program.identity, worker));
        }
    }
}

impl std::fmt::Debug for IdleWorkers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("IdleWorkers")
    }
}

/// One run of a launch. All of its workers share it.
#[derive(Clone, Copy)]
pub(crate) struct Run<'r> {
    pub(crate) program: &'r Program<'r>,
    /// The fast code of each routine of the program.
    pub(crate) fast: &'r [FastCode],
    pub(crate) bound: &'r BoundKernel<'r>,
    pub(crate) options: Options<'r>,
    pub(crate) limits: &'r Limits,
}

/// The share of the limits, and the observer, that a worker holds while it runs groups.
pub(crate) struct Checks<'r> {
    pub(crate) meter: Meter<'r>,
    /// The right to use the memory, if this is the only worker of the run.
    pub(crate) grant: Option<Grant<'r>>,
    /// Is told what the threads do, if the launch is checked.
    pub(crate) observer: Option<MutexGuard<'r, Observer>>,
    /// Starts the other workers of the run. `None` if there are none, or if they were started.
    pub(crate) start_others: Option<StartOthers<'r>>,
}

/// A function that starts the other workers of a run.
pub(crate) type StartOthers<'r> = Box<dyn FnOnce() + 'r>;

impl<'r> Checks<'r> {
    /// Returns the observer of a launch, if it is checked. The worker waits for that of an earlier
    /// launch with the checker.
    pub(crate) fn observer_of(options: &Options<'r>) -> Option<MutexGuard<'r, Observer>> {
        options.checker.map(Checker::observer)
    }

    /// Starts the other workers of the run, unless they were started.
    pub(crate) fn start_others(&mut self) {
        if let Some(start) = self.start_others.take() {
            start();
        }
    }

    fn alone(&mut self) -> bool {
        self.grant.as_mut().is_some_and(Grant::is_exclusive)
    }
}

/// The index of a traced thread, and the callback for each of its instructions.
pub(crate) type Traced<'t> = Option<(usize, &'t mut dyn FnMut(TraceStep<'_>))>;

/// The progress of threads in a time slice, or in a pass over a group.
#[derive(Clone, Copy, Default)]
struct SliceProgress {
    /// Whether a thread was able to run.
    any_ran: bool,
    /// Number of executed instructions.
    executed: u64,
}

impl SliceProgress {
    /// Adds what other threads did.
    fn add(&mut self, other: Self) {
        self.any_ran |= other.any_ran;
        self.executed += other.executed;
    }
}

impl Worker {
    /// Creates a worker for the groups of a launch. If `watched` is set, threads start with all
    /// registers reset, because a trace can show every register.
    pub(crate) fn new(program: &Bytecode<'_>, bound: &BoundKernel<'_>, strict: bool, watched: bool) -> Self {
        let count = bound.threads();
        let mut threads: Vec<_> =
            (0..count).map(|n| Thread::new(program, bound.kernel, n, bound.dispatched(n))).collect();
        let start = InitialRegisters::new(program, bound, &mut threads, watched);
        Self {
            group: Group::new(count, bound.group_local_bytes(strict), bound.scratch_size),
            threads,
            start,
            initial_shadow: None,
            scratch: Box::default(),
            profile: vec![0; program.counters.len()],
            level: Level::new(),
        }
    }

    /// Returns the maximum number of bytes that a worker allocates, without the memory of calls.
    pub(crate) fn max_bytes(run: Run<'_>) -> u64 {
        let Run { program, bound, .. } = run;
        // The initial register contents are kept in addition to the registers.
        let copies = if run.checks_registers() { 3 } else { 2 };
        let registers = copies * program.bytecode.routines[bound.kernel].size + size_of::<Thread>();
        let thread = [registers, bound.scratch_size, bound.private_size].map(|bytes| bytes as u64).iter().sum::<u64>();
        let scratch = size_of::<Scratch>() + Scratch::MAX_OPERAND_BYTES;
        let shared = scratch + size_of::<Self>() + bound.group_local_bytes(run.options.strict);
        thread * bound.threads() as u64 + shared as u64
    }

    /// Gives all threads shadows of their registers if the launch is checked for uses of unwritten
    /// registers, and takes them otherwise.
    pub(crate) fn set_shadows(&mut self, run: Run<'_>) {
        self.initial_shadow = run.checks_registers().then(|| initial_shadow(&run.program.bytecode, run.bound));
        for thread in &mut self.threads {
            thread.state.shadow = self.initial_shadow.clone().map(Box::new);
        }
    }

    /// Starts the thread with index `place`. `width` is the number of threads that run in
    /// lock-step.
    fn start_thread(&mut self, run: Run<'_>, place: usize, width: usize, id: [u32; 3]) {
        // The thread takes over the register file of an ended thread, which is in the processor's
        // caches.
        let before = place.checked_sub(width).unwrap_or(self.threads.len().saturating_sub(width) + place % width);
        if moves_registers(self.threads.len())
            && let Ok([before, thread]) = self.threads.get_disjoint_mut([before, place])
            && before.ended
        {
            std::mem::swap(&mut before.state.registers, &mut thread.state.registers);
        }
        let thread = &mut self.threads[place];
        thread.restart(run.bound.dispatched(thread.number));
        self.start.fill(thread);
        if let (Some(shadow), Some(initial)) = (&mut thread.state.shadow, &self.initial_shadow) {
            shadow.restart(initial);
        }
        set_group_id(&run.program.bytecode, thread, id);
    }

    /// Starts all threads of a work-group, for a debugger that runs them by
    /// [`Worker::run_instruction`].
    pub(crate) fn start_group(&mut self, run: Run<'_>, id: [u32; 3]) {
        self.group.restart(id, run.options.strict);
        for place in 0..self.threads.len() {
            self.start_thread(run, place, 1, id);
        }
    }

    /// Runs one step of a thread that does not wait, without the fast path.
    ///
    /// # Errors
    /// If the instruction fails. The thread stays there.
    pub(crate) fn run_instruction(&mut self, run: Run<'_>, place: usize) -> Result<(), Fault> {
        let Run { program, fast, bound, options, limits } = run;
        let Some(thread) = self.threads.get_mut(place) else { return Ok(()) };
        let Options { strict, max_call_depth, max_instructions, .. } = options;
        let mut core =
            ExecContext::new(&program.bytecode, fast, bound, &mut self.group, thread, &mut self.scratch, self.level);
        core.policy = Policy { strict, max_call_depth, budget: &limits.budget, ..Policy::default() };
        core.run_one::<false>(u64::MAX, max_instructions).map(|_| ())
    }

    /// Runs threads for one time slice.
    ///
    /// # Errors
    /// The index of the thread that failed, and its fault.
    fn run_slice(
        &mut self,
        run: Run<'_>,
        places: Range<usize>,
        alone: bool,
        observer: Option<&mut Observer>,
        traced: &mut Traced<'_>,
    ) -> Result<SliceProgress, (usize, Fault)> {
        let Options { strict, max_call_depth, profile, .. } = run.options;
        let policy = Policy { alone, strict, max_call_depth, budget: &run.limits.budget };
        let first = places.start;
        if profile || traced.is_some() {
            self.run_watched(run, first, policy, observer, traced).map_err(|fault| (first, fault))
        } else {
            self.run_lockstep(run, places, policy, observer).map_err(|(k, fault)| (first + k, fault))
        }
    }

    /// Runs threads together for one time slice.
    ///
    /// # Errors
    /// The position of the thread that failed among `places`, and its fault.
    fn run_lockstep(
        &mut self,
        run: Run<'_>,
        places: Range<usize>,
        policy: Policy<'_>,
        observer: Option<&mut Observer>,
    ) -> Result<SliceProgress, (usize, Fault)> {
        let mut team = LockstepGroup {
            program: &run.program.bytecode,
            fast: run.fast,
            bound: run.bound,
            group: &mut self.group,
            threads: &mut self.threads[places],
            scratch: &mut self.scratch,
            level: self.level,
            policy,
            observer,
            executed: 0,
        };
        let any_ran = team.run(run.options.max_instructions)?;
        Ok(SliceProgress { any_ran, executed: team.executed })
    }

    /// Runs one thread for one time slice, and counts its instructions by kind or reports each of
    /// them.
    fn run_watched(
        &mut self,
        run: Run<'_>,
        place: usize,
        policy: Policy<'_>,
        observer: Option<&mut Observer>,
        traced: &mut Traced<'_>,
    ) -> Result<SliceProgress, Fault> {
        let Run { program, fast, bound, options, .. } = run;
        let thread = &mut self.threads[place];
        if thread.ended || thread.waits.is_some_and(|wait| !self.group.satisfied(wait)) {
            return Ok(SliceProgress::default());
        }
        thread.waits = None;
        let before = thread.executed;
        let mut core =
            ExecContext::new(&program.bytecode, fast, bound, &mut self.group, thread, &mut self.scratch, self.level);
        core.policy = policy;
        core.observer = observer;
        if options.profile {
            core.profile = Some(&mut self.profile);
        }
        let mut report_step;
        if let Some((wanted, callback)) = traced
            && *wanted == place
        {
            report_step = |thread: &Thread, routine: &Routine<'_>| {
                if let Some(origin) = routine.origins.get(thread.step) {
                    callback(TraceStep {
                        routine: &routine.name,
                        number: origin.number as usize,
                        kind: origin.kind,
                        mask: thread.mask,
                        view: View { thread, routine },
                    });
                }
            };
            core.trace = Some(&mut report_step);
        }
        core.run(options.max_instructions)?;
        Ok(SliceProgress { any_ran: true, executed: self.threads[place].executed - before })
    }

    /// Runs a work-group. Returns the number of executed instructions.
    pub(crate) fn run(
        &mut self,
        run: Run<'_>,
        checks: &mut Checks<'_>,
        id: [u32; 3],
        mut traced: Traced<'_>,
    ) -> Result<u64, Box<RunError>> {
        let options = run.options;
        let looks_for_unwritten = options.checker.is_some_and(|checker| checker.has(Check::Uninitialized));
        self.group.restart(id, options.strict || looks_for_unwritten);
        if let Some(observer) = checks.observer.as_deref_mut() {
            observer.begin_group(self.group.local.len());
        }
        let is_watched = options.profile || traced.is_some();
        let width = if is_watched { 1 } else { MAX_LOCKSTEP_THREADS };
        let (mut started, mut executed) = (0, 0);
        loop {
            let mut pass = SliceProgress::default();
            let alone = checks.alone();
            for first in (0..self.threads.len()).step_by(width) {
                let places = first..self.threads.len().min(first + width);
                while started < places.end {
                    self.start_thread(run, started, width, id);
                    started += 1;
                }
                match self.run_slice(run, places, alone, checks.observer.as_deref_mut(), &mut traced) {
                    Ok(slice) => pass.add(slice),
                    Err((place, fault)) => {
                        return Err(run.failed(id, Some(FaultSite::now(&self.threads[place])), fault));
                    }
                }
            }
            executed += pass.executed;
            if let Err(fault) = checks.meter.count(pass.executed) {
                return Err(run.failed(id, self.busiest_thread().map(FaultSite::now), fault));
            }
            if self.threads.iter().all(|t| t.ended) {
                return Ok(executed);
            }
            if !pass.any_ran {
                let waiting = self.threads.iter().filter(|t| t.waits.is_some());
                let fault = Fault::Deadlock { waiting: waiting.clone().count(), threads: self.threads.len() };
                return Err(run.failed(id, waiting.map(FaultSite::of_waiting).next(), fault));
            }
            // The group runs for more than a time slice, or may wait for another group.
            checks.start_others();
        }
    }

    /// Returns the running thread that has executed the most instructions, or else any thread that
    /// has.
    fn busiest_thread(&self) -> Option<&Thread> {
        self.threads.iter().max_by_key(|thread| (!thread.ended, thread.executed, std::cmp::Reverse(thread.number)))
    }
}

/// A thread and the step of its code at which a fault is reported.
#[derive(Clone, Copy)]
pub(crate) struct FaultSite<'t> {
    thread: &'t Thread,
    step: usize,
}

impl<'t> FaultSite<'t> {
    /// Returns the current step of a thread.
    pub(crate) fn now(thread: &'t Thread) -> Self {
        Self { thread, step: thread.step }
    }

    /// Returns the step.
    pub(crate) const fn step(self) -> usize {
        self.step
    }

    /// Returns the step of the instruction at which a thread waits.
    pub(crate) fn of_waiting(thread: &'t Thread) -> Self {
        // A waiting thread is already at the next step, unless its instruction has to be repeated.
        let again = matches!(thread.waits, Some(Wait::Half(..)));
        Self { thread, step: thread.step.saturating_sub(usize::from(!again)) }
    }
}

impl Run<'_> {
    /// Returns whether uses of unwritten registers are findings. The reference semantics do not
    /// follow them.
    pub(crate) fn checks_registers(self) -> bool {
        let is_wanted = self.options.checker.is_some_and(|checker| checker.has(Check::Registers));
        is_wanted && self.program.bytecode.reference.is_none()
    }

    /// Creates the error for a fault, with its location in the program and the launch.
    pub(crate) fn failed(self, group: [u32; 3], place: Option<FaultSite<'_>>, fault: Fault) -> Box<RunError> {
        let Self { program, bound, .. } = self;
        let routine = place.map(|place| &program.bytecode.routines[place.thread.state.routine]);
        let origin = place.zip(routine).and_then(|(place, routine)| routine.origins.get(place.step));
        let thread = place.map_or(0, |place| place.thread.number);
        let local_id = fault.channel().map(|c| bound.local_id(thread * bound.simd + usize::from(c)));
        Box::new(RunError {
            fault,
            routine: routine.map_or(String::new(), |r| r.name.clone()),
            instruction: origin.map(|origin| (origin.number as usize, origin.kind)),
            offset: origin.map(|origin| origin.offset as usize),
            group,
            thread,
            local_id,
        })
    }
}
