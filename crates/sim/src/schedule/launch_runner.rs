//! Runner of launches: distributes work-groups over the workers of a thread pool.
//!
//! For example, a launch of 1,000 groups on a processor with 8 cores starts 8 workers. Each takes
//! chunks of groups from a queue and runs the threads of a group in turns.

use crate::analyze::inexact::InexactInstruction;
use crate::binding::arguments::BoundKernel;
use crate::bytecode::memory_op::{AccessKind, AddressBase, MemoryOp, Target};
use crate::bytecode::{Op, Routine, ScalarOp};
use crate::checks::updates::UpdatePlan;
use crate::checks::{Check, Checker};
use crate::compile::Program;
use crate::memory::usage::Grant;
use crate::optimize::fusion::FastCode;
use crate::schedule::group_queue::GroupQueue;
use crate::schedule::limits::{DEFAULT_MAX_WORKING_MEMORY, Limits, Meter};
use crate::schedule::printf;
use crate::schedule::worker::{Checks, IdleWorkers, Run, StartOthers, Worker};
use crate::state::policy::DEFAULT_MAX_CALL_DEPTH;
use crate::state::thread::Thread;
use crate::state::workgroup::{Group, PRINT_HEADER_BYTES};
use crate::trap::{Fault, RunError};
use openvisa_isa::{InstKind, VariableClass};
use std::collections::BTreeMap;
#[cfg(unix)]
use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Maximum number of workers per core. More workers take memory without running at the same time.
const MAX_WORKERS_PER_CORE: usize = 4;

/// Options of a run.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Number of host threads. 0 means one per core; at most four per core are used.
    pub threads: usize,
    /// Maximum number of instructions of each simulated thread.
    pub max_instructions: u64,
    /// Maximum number of instructions of all simulated threads together. Each host thread checks
    /// the limit about every 65,536 instructions, and when it ends.
    pub max_total_instructions: u64,
    /// Maximum duration of the launch. `None`, the default, means no limit. Each host thread checks
    /// the duration about every 65,536 instructions.
    pub timeout: Option<Duration>,
    /// Maximum number of nested calls of a thread, counting subroutines and functions.
    pub max_call_depth: usize,
    /// Maximum number of bytes that the launch allocates in addition to its buffers: registers,
    /// local, private and scratch memory of running threads, nested calls, and printed text. If the
    /// memory does not suffice for all host threads, fewer are used.
    pub max_working_memory: u64,
    /// Whether to count the executions of each instruction kind.
    pub profile: bool,
    /// Whether accesses that hardware tolerates are errors:
    ///
    /// - an access outside its surface or image, or outside the variables in shared local memory
    ///   (otherwise a load returns 0 and a store does nothing),
    /// - a misaligned atomic operation,
    /// - a store to an argument that the kernel declares as read-only,
    /// - a load of private or scratch memory that the thread has not written (otherwise it returns
    ///   0).
    ///
    /// An access outside flat memory is always an error.
    pub strict: bool,
    /// Checks the launch for mistakes. It then runs on one host thread. [`Check::Races`] takes
    /// memory for what it keeps: at most twelve bytes for each byte that is accessed.
    pub checker: Option<&'a Checker>,
    /// Callback with the numbers of finished groups and of all groups. It is called after each
    /// chunk of groups.
    pub progress: Option<&'a (dyn Fn(u64, u64) + Sync)>,
    /// Stops the launch when another thread sets it. Each host thread checks it about every 65,536
    /// instructions.
    pub cancelled: Option<&'a AtomicBool>,
}

impl std::fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Options");
        shown.field("threads", &self.threads).field("max_instructions", &self.max_instructions);
        shown.field("max_total_instructions", &self.max_total_instructions).field("timeout", &self.timeout);
        shown.field("max_call_depth", &self.max_call_depth).field("max_working_memory", &self.max_working_memory);
        shown.field("profile", &self.profile).field("strict", &self.strict).field("checker", &self.checker);
        shown.field("progress", &self.progress.is_some()).field("cancelled", &self.cancelled).finish()
    }
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self {
            threads: 0,
            max_instructions: 10_000_000_000,
            max_total_instructions: u64::MAX,
            timeout: None,
            max_call_depth: DEFAULT_MAX_CALL_DEPTH,
            max_working_memory: DEFAULT_MAX_WORKING_MEMORY,
            profile: false,
            strict: false,
            checker: None,
            progress: None,
            cancelled: None,
        }
    }
}

/// The statistics and printed text of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Number of work-items.
    pub items: u64,
    /// Number of executed instructions. An instruction counts once for all its channels.
    pub instructions: u64,
    /// Duration of the run.
    pub time: Duration,
    /// Number of executions of each instruction kind, in descending order. Empty unless
    /// [`Options::profile`] is set.
    pub profile: Vec<(InstKind, u64)>,
    /// Instructions whose results a device need not give exactly: those in the code of the kernel
    /// and the functions that it calls. With [`Options::profile`], those that were executed.
    pub inexact: Arc<[InexactInstruction]>,
    /// Text that the kernel printed, in the order of its work-items.
    pub printed: String,
}

/// Adds a number of executions of a kind of instruction to a profile.
pub(crate) fn add_to_profile(profile: &mut Vec<(InstKind, u64)>, kind: InstKind, count: u64) {
    match profile.iter_mut().find(|(known, _)| *known == kind) {
        Some((_, sum)) => *sum += count,
        None => profile.push((kind, count)),
    }
}

/// Returns the fast code of each routine for a launch that is checked. Tells the observer which
/// updates of memory to follow.
fn select_observed_code(program: &Program<'_>, checker: &Checker) -> Vec<FastCode> {
    let memory_checks = [Check::Races, Check::Uninitialized, Check::Lanes, Check::Atomics, Check::Bounds];
    let observes_memory = memory_checks.iter().any(|check| checker.has(*check));
    let routines = &program.bytecode.routines;
    let follows_order = checker.has(Check::Races) && orders_threads(program);
    let observes_barriers = checker.has(Check::Barriers) || follows_order;
    let is_slow_scalar = |scalar| match scalar {
        ScalarOp::Barrier => observes_barriers,
        ScalarOp::Fence(effect) => follows_order && !effect.precedes_barrier,
        _ => false,
    };
    let plans = match checker.has(Check::Atomics) {
        true => program.update_plans(),
        false => routines.iter().map(|_| UpdatePlan::default()).collect(),
    };
    let follows_changes = plans.iter().any(UpdatePlan::follows_changes);
    let select = |(fast, plan): (&FastCode, &UpdatePlan)| {
        fast.to_observed(observes_memory, is_slow_scalar, |step, message| {
            let follows_atomics = follows_changes || follows_order;
            plan.needs_slow_path(step) || follows_atomics && matches!(message.kind, AccessKind::Atomic(_))
        })
    };
    let mut fast: Vec<_> = program.fast.iter().zip(&*plans).map(select).collect();
    if checker.has(Check::Registers) {
        fast.iter_mut().zip(routines).for_each(|(fast, routine)| fast.check_operands(&routine.code));
    }
    let mut observer = checker.observer();
    if let Some(updates) = &mut observer.updates {
        updates.set_plans(plans);
    }
    if checker.has(Check::Uninitialized) {
        observer.returned_loads = program.returned_loads();
    }
    if let Some(shadow) = &mut observer.shadow {
        shadow.follow_order(follows_order);
    }
    drop(observer);
    fast
}

/// Returns the fast code of each routine for a launch in strict mode with arguments in shared local
/// memory. The slow path finds accesses between these.
fn select_bounded_code(program: &Program<'_>) -> Vec<FastCode> {
    let is_local =
        |_, message: &MemoryOp| matches!(message.place, AddressBase::Known(Target::Local) | AddressBase::Variable(0));
    program.fast.iter().map(|fast| fast.to_observed(false, |_| false, is_local)).collect()
}

/// Returns whether a program has fences that order the accesses of threads together with atomic
/// operations.
fn orders_threads(program: &Program<'_>) -> bool {
    let ops = || program.bytecode.routines.iter().flat_map(|routine| &routine.code);
    let has_fence = ops().any(|op| matches!(op, Op::Scalar(ScalarOp::Fence(effect)) if !effect.precedes_barrier));
    let is_atomic = |op: &Op<'_>| matches!(op, Op::Memory(op) if matches!(op.kind, AccessKind::Atomic(_)));
    has_fence && ops().any(is_atomic) || program.bytecode.reference.is_some()
}

/// Returns whether the process is a fork of the one whose threads run launches. A fork has no
/// threads but the one that forked, so that work for the others would never be done.
#[cfg(unix)]
fn is_forked() -> bool {
    static POOL_PROCESS: OnceLock<u32> = OnceLock::new();
    let process = std::process::id();
    *POOL_PROCESS.get_or_init(|| process) != process
}

#[cfg(not(unix))]
const fn is_forked() -> bool {
    false
}

/// Minimum number of instructions of a launch that are worth other host threads. To wake up a
/// parked thread takes about 100 microseconds if the machine is busy, as many instructions of
/// sixteen channels as these.
const MIN_SHARED_INSTRUCTIONS: u64 = 1 << 13;

/// Duration for which the calling thread spins before it parks to wait for the other workers.
/// Waking a parked thread costs as much as many small work-groups.
const SPIN_BEFORE_PARK: Duration = Duration::from_micros(200);

impl BoundKernel<'_> {
    /// Computes the number of workers for a number of groups, and takes their memory from the
    /// budget.
    ///
    /// # Errors
    /// If the budget does not suffice for one worker.
    fn reserve_workers(&self, run: Run<'_>, groups: u64) -> Result<u64, Fault> {
        let cores = if is_forked() { 1 } else { rayon::current_num_threads().max(1) };
        let wanted = match run.options.threads {
            _ if run.options.checker.is_some() => 1,
            0 => cores,
            threads => threads.min(cores.saturating_mul(MAX_WORKERS_PER_CORE)),
        };
        let (bytes, budget) = (Worker::max_bytes(run), &run.limits.budget);
        let workers = (wanted as u64).min(groups).min(budget.left() / bytes.max(1)).max(1);
        budget.take(workers.saturating_mul(bytes))?;
        Ok(workers)
    }

    /// Runs the groups of one region. Returns the printed texts by group number.
    pub(crate) fn run_region(
        &self,
        program: &Program<'_>,
        options: Options<'_>,
        limits: &Limits,
        idle: &IdleWorkers,
    ) -> Result<(Report, BTreeMap<u64, String>), Box<RunError>> {
        let start = Instant::now();
        let observed = match options.checker {
            Some(checker) => Some(select_observed_code(program, checker)),
            None if options.strict && !self.local_arguments.is_empty() => Some(select_bounded_code(program)),
            None => None,
        };
        if !options.checker.is_some_and(|checker| checker.has(Check::Uninitialized)) {
            self.memory.mark_all_written();
        }
        let fast = observed.as_deref().unwrap_or(&program.fast);
        let run = Run { program, fast, bound: self, options, limits };
        let total: u64 = self.region.count.iter().map(|n| u64::from(*n)).product();
        let workers = self.reserve_workers(run, total).map_err(|fault| run.failed(self.region.first, None, fault))?;
        let shared = SharedWork {
            queue: GroupQueue::new(total, workers),
            done: AtomicU64::new(0),
            totals: Mutex::new(RunTotals { profile: vec![0; program.bytecode.counters.len()], ..RunTotals::default() }),
        };
        let others = AtomicU64::new(0);
        let mut grant = Some(self.memory.usage.join(workers == 1 && self.memory.can_be_exclusive()));
        // The calling thread is the first worker. It starts the others as soon as they are worth
        // it, so a small launch wakes up no other thread.
        rayon::in_place_scope(|scope| {
            let start_others = || {
                for _ in 1..workers {
                    scope.spawn(|_| {
                        others.fetch_add(1, Relaxed);
                        self.run_worker(run, idle, None, None, &shared);
                        others.fetch_sub(1, Relaxed);
                    });
                }
            };
            let start_others: StartOthers<'_> = Box::new(start_others);
            self.run_worker(run, idle, grant.take_if(|_| workers == 1), Some(start_others), &shared);
            let end = Instant::now() + SPIN_BEFORE_PARK;
            while others.load(Relaxed) > 0 && Instant::now() < end {
                std::hint::spin_loop();
            }
        });
        let RunTotals { profile: counts, instructions, printed, error } =
            shared.totals.into_inner().unwrap_or_default();
        if let Some((_, error)) = error {
            return Err(error);
        }
        let (mut profile, mut inexact) = (Vec::new(), program.inexact_instructions(self.kernel));
        if options.profile {
            let counted: Vec<_> =
                program.bytecode.counters.iter().copied().zip(counts).filter(|(_, count)| *count > 0).collect();
            counted.iter().for_each(|(counted, count)| add_to_profile(&mut profile, counted.kind, *count));
            let row = |(counted, count): &(_, u64)| InexactInstruction::of(*counted, Some(*count));
            inexact = counted.iter().filter_map(row).collect();
        }
        let items = self.sizes.global.iter().map(|n| u64::from(*n)).product();
        let time = start.elapsed();
        Ok((Report { items, instructions, time, profile, inexact, printed: String::new() }, printed))
    }

    /// Runs groups from the queue until it is empty, and adds the results to the totals. `grant` is
    /// the right to use the memory if this is the only worker. `start_others` starts the other
    /// workers.
    fn run_worker(
        &self,
        run: Run<'_>,
        idle: &IdleWorkers,
        grant: Option<Grant<'_>>,
        start_others: Option<StartOthers<'_>>,
        SharedWork { queue, done, totals }: &SharedWork,
    ) {
        // A worker that starts after the queue is empty allocates nothing.
        if queue.is_empty() {
            return;
        }
        let mut worker = idle
            .take(run.program)
            .unwrap_or_else(|| Worker::new(&run.program.bytecode, self, run.options.strict, false));
        worker.set_shadows(run);
        let meter = Meter::new(run.limits, run.options.cancelled);
        let mut checks = Checks { meter, grant, observer: Checks::observer_of(&run.options), start_others };
        let (mut instructions, mut groups, mut printed, mut error) = (0, 0, Vec::new(), None);
        let mut last = 0;
        'all: while let Some(chunk) = queue.take() {
            for group in chunk.clone() {
                if !queue.wants(group) {
                    break 'all;
                }
                last = group;
                let ran = worker.run(run, &mut checks, self.group_id(group), None);
                let text = ran.and_then(|count| {
                    instructions += count;
                    self.format_printed(run, &worker)
                });
                match text {
                    Ok(text) => {
                        printed.extend(text.map(|text| (self.group_number(self.group_id(group)), text)));
                        groups += 1;
                        // The groups that are left most likely take as long as those before.
                        if instructions / groups * queue.left() >= MIN_SHARED_INSTRUCTIONS {
                            checks.start_others();
                        }
                    }
                    Err(found) => {
                        queue.fail(group);
                        error = Some((group, found));
                        break 'all;
                    }
                }
            }
            if let Some(progress) = run.options.progress {
                let count = chunk.end - chunk.start;
                let call = || progress(done.fetch_add(count, Relaxed) + count, queue.len());
                match &mut checks.grant {
                    Some(grant) => grant.pause(call),
                    None => call(),
                }
            }
        }
        let whole = error.is_none();
        if whole && let Err(fault) = checks.meter.finish() {
            error = Some((last, run.failed(self.group_id(last), None, fault)));
        }
        if let Ok(mut totals) = totals.lock() {
            totals.instructions += instructions;
            totals.printed.extend(printed);
            totals.error = [totals.error.take(), error].into_iter().flatten().min_by_key(|(group, _)| *group);
            for (sum, part) in totals.profile.iter_mut().zip(&mut worker.profile) {
                *sum += std::mem::take(part);
            }
        }
        // A worker whose group failed is dropped: its threads may have stopped inside of functions.
        if whole {
            idle.keep(run.program, worker);
        }
    }

    /// Formats the text that a group printed, if any.
    ///
    /// # Errors
    /// If the memory budget does not suffice for the text.
    pub(crate) fn format_printed(&self, run: Run<'_>, worker: &Worker) -> Result<Option<String>, Box<RunError>> {
        let Group { id, printed, printers, .. } = &worker.group;
        if printed.len() <= PRINT_HEADER_BYTES {
            return Ok(None);
        }
        let text = printf::text(self.memory, printed, printers)
            .and_then(|text| run.limits.budget.take(text.len() as u64).map(|()| text));
        text.map(Some).map_err(|fault| run.failed(*id, None, fault))
    }

    /// Returns the coordinates in the whole launch of a group, given its number in the region.
    fn group_id(&self, group: u64) -> [u32; 3] {
        let [x, y, _] = self.region.count.map(u64::from);
        let id = [group % x, group / x % y, group / (x * y)].map(|n| n as u32);
        std::array::from_fn(|i| id[i] + self.region.first[i])
    }

    /// Returns the number of a group in the whole launch, given its coordinates.
    fn group_number(&self, [x, y, z]: [u32; 3]) -> u64 {
        let [width, height, _] = self.groups.map(u64::from);
        (u64::from(z) * height + u64::from(y)) * width + u64::from(x)
    }
}

/// The state that the workers of a run share.
struct SharedWork {
    queue: GroupQueue,
    /// Number of finished groups.
    done: AtomicU64,
    totals: Mutex<RunTotals>,
}

/// The combined results of the workers of a launch.
#[derive(Default)]
struct RunTotals {
    profile: Vec<u64>,
    instructions: u64,
    /// The printed texts by group number.
    printed: BTreeMap<u64, String>,
    /// Number and error of the first failed group.
    error: Option<(u64, Box<RunError>)>,
}

/// An instruction of a traced thread, before it is executed.
#[derive(Clone, Copy, Debug)]
pub struct TraceStep<'a> {
    /// Name of the kernel or function.
    pub routine: &'a str,
    /// Index of the instruction in its routine.
    pub number: usize,
    /// Kind of the instruction.
    pub kind: InstKind,
    /// Mask of the active channels.
    pub mask: u32,
    /// The state of the thread and its routine.
    pub(crate) view: View<'a>,
}

#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) thread: &'a Thread,
    pub(crate) routine: &'a Routine<'a>,
}

impl std::fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("View")
    }
}

impl TraceStep<'_> {
    /// Returns the current bytes of a general variable. Returns `None` if the variable is not
    /// declared, or exceeds the register file.
    pub fn variable(&self, id: u32) -> Option<&[u8]> {
        let variable = self.view.routine.variables.get(id as usize)?;
        let at = variable.at as usize;
        self.view.thread.state.registers.get(at..at + variable.size as usize)
    }

    /// Returns the current bits of a predicate variable.
    pub fn predicate(&self, id: u16) -> Option<u32> {
        let declared = usize::from(id) < self.view.routine.predicates;
        self.view.thread.state.predicates.get(usize::from(id)).copied().filter(|_| declared)
    }

    /// Returns the numbers of the general variables that the routine declares.
    pub fn variables(&self) -> std::ops::Range<u32> {
        VariableClass::General.first()..self.view.routine.variables.len() as u32
    }
}
