//! Running a launch: groups over all cores, the threads of a group one after another as far as each can go.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::Routine;
use crate::compile::Program;
use crate::memory::usage::Grant;
use crate::schedule::group_queue::GroupQueue;
use crate::schedule::limits::{DEFAULT_MAX_WORKING_MEMORY, Limits, Meter};
use crate::schedule::printf;
use crate::schedule::worker::{Checks, IdleWorkers, Run, Worker};
use crate::state::policy::DEFAULT_MAX_CALL_DEPTH;
use crate::state::thread::Thread;
use crate::state::workgroup::{Group, PRINT_HEADER_BYTES};
use crate::trap::{Fault, RunError};
use openvisa_isa::{InstKind, VariableClass};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Maximum number of workers for each core. More would take memory and never run at the same time.
const MAX_WORKERS_PER_CORE: usize = 4;

/// How to run.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Number of host threads. 0 means one for each core; at most four for each core are used.
    pub threads: usize,
    /// Maximum number of instructions of one thread of the program.
    pub max_instructions: u64,
    /// Maximum number of instructions of all threads of the program together. Each host thread
    /// checks it once in about 65,536 instructions, and when it ends.
    pub max_total_instructions: u64,
    /// Maximum time that the launch takes. `None`, the default, means no limit. Each host thread
    /// checks it once in about 65,536 instructions.
    pub timeout: Option<Duration>,
    /// Maximum number of nested calls of one thread, of subroutines and functions together.
    pub max_call_depth: usize,
    /// Maximum number of bytes that the launch takes beside its buffers: registers, local, private
    /// and scratch memory of the threads that run at the same time, nested calls, and printed text.
    /// If it is too little for all host threads, fewer are used.
    pub max_working_memory: u64,
    /// Whether to count how often each instruction runs.
    pub profile: bool,
    /// Whether accesses that hardware tolerates are errors:
    /// - an access outside its surface or image (otherwise a load gives 0, a store does nothing),
    /// - a misaligned atomic operation,
    /// - a store to an argument that the kernel declares as read-only,
    /// - a load of private or scratch memory that the thread has not written (otherwise it gives 0).
    ///
    /// An access outside flat or shared local memory is an error in any case.
    pub strict: bool,
    /// Told how many groups are done, now and then.
    pub progress: Option<&'a (dyn Fn(u64, u64) + Sync)>,
}

impl std::fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Options");
        shown.field("threads", &self.threads).field("max_instructions", &self.max_instructions);
        shown.field("max_total_instructions", &self.max_total_instructions).field("timeout", &self.timeout);
        shown.field("max_call_depth", &self.max_call_depth).field("max_working_memory", &self.max_working_memory);
        shown.field("profile", &self.profile).field("strict", &self.strict);
        shown.field("progress", &self.progress.is_some()).finish()
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
            progress: None,
        }
    }
}

/// What ran.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Work-items.
    pub items: u64,
    /// Instructions, each counted once for all its channels.
    pub instructions: u64,
    /// How long it took.
    pub time: Duration,
    /// How often each instruction ran, most often first; empty unless asked for.
    pub profile: Vec<(InstKind, u64)>,
    /// What the kernel printed, in the order of its work-items.
    pub printed: String,
}

/// So long a thread that has nothing to do any more looks whether the others are done, before it sleeps until they are: to be woken takes
/// as long as running many a small group.
const PATIENCE: Duration = Duration::from_micros(200);

impl BoundKernel<'_> {
    /// Returns the number of workers for a number of groups, and takes the memory for them.
    ///
    /// # Errors
    /// If there is not enough memory for one worker.
    fn workers(&self, run: Run<'_>, groups: u64) -> Result<u64, Fault> {
        let cores = rayon::current_num_threads().max(1);
        let wanted = match run.options.threads {
            0 => cores,
            threads => threads.min(cores.saturating_mul(MAX_WORKERS_PER_CORE)),
        };
        let (bytes, budget) = (Worker::bytes(&run.program.bytecode, self), &run.limits.budget);
        let workers = (wanted as u64).min(groups).min(budget.left() / bytes.max(1)).max(1);
        budget.take(workers.saturating_mul(bytes))?;
        Ok(workers)
    }

    /// Runs the groups of one size; what they printed comes by the number of the group.
    pub(crate) fn run_region(
        &self,
        program: &Program<'_>,
        options: Options<'_>,
        limits: &Limits,
        idle: &IdleWorkers,
    ) -> Result<(Report, BTreeMap<u64, String>), Box<RunError>> {
        let start = Instant::now();
        let run = Run { program, bound: self, options, limits };
        let total: u64 = self.region.count.iter().map(|n| u64::from(*n)).product();
        let workers = self.workers(run, total).map_err(|fault| run.failed(self.region.first, None, fault))?;
        let queue = GroupQueue::new(total, workers);
        let (done, others) = (AtomicU64::new(0), AtomicU64::new(0));
        let gathered = Mutex::new(Gathered { profile: vec![0; InstKind::ALL.len()], ..Gathered::default() });
        let work = |grant| self.work(run, idle, grant, &queue, &done, &gathered);
        let mut grant = Some(self.memory.usage.join(workers == 1));
        // The thread that asks is a worker too, and the only one where one is enough.
        rayon::in_place_scope(|scope| {
            for _ in 1..workers {
                scope.spawn(|_| {
                    others.fetch_add(1, Relaxed);
                    work(None);
                    others.fetch_sub(1, Relaxed);
                });
            }
            work(grant.take_if(|_| workers == 1));
            let end = Instant::now() + PATIENCE;
            while others.load(Relaxed) > 0 && Instant::now() < end {
                std::hint::spin_loop();
            }
        });
        let Gathered { profile: counts, instructions, printed, error } = gathered.into_inner().unwrap_or_default();
        if let Some((_, error)) = error {
            return Err(error);
        }
        let mut profile: Vec<_> = match options.profile {
            true => InstKind::ALL.iter().copied().zip(counts).filter(|(_, n)| *n > 0).collect(),
            false => Vec::new(),
        };
        profile.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        let items = self.sizes.global.iter().map(|n| u64::from(*n)).product();
        Ok((Report { items, instructions, time: start.elapsed(), profile, printed: String::new() }, printed))
    }

    /// Runs groups from the queue until there are none, and adds the results to `gathered`. `grant` is
    /// the right to use the memory, if this is the only worker.
    fn work(
        &self,
        run: Run<'_>,
        idle: &IdleWorkers,
        grant: Option<Grant<'_>>,
        queue: &GroupQueue,
        done: &AtomicU64,
        gathered: &Mutex<Gathered>,
    ) {
        // A worker that starts late allocates nothing.
        if queue.is_empty() {
            return;
        }
        let mut worker = idle.take(run.program).unwrap_or_else(|| Worker::new(&run.program.bytecode, self, false));
        let mut checks = Checks { meter: Meter::new(run.limits), grant };
        let (mut instructions, mut printed, mut error) = (0, Vec::new(), None);
        let mut last = 0;
        'all: while let Some(chunk) = queue.take() {
            for group in chunk.clone() {
                if !queue.wants(group) {
                    break 'all;
                }
                last = group;
                let ran = worker.run(run, &mut checks, self.id(group), None);
                let text = ran.and_then(|count| {
                    instructions += count;
                    self.printed(run, &worker, group)
                });
                match text {
                    Ok(text) => printed.extend(text.map(|text| (self.number(self.id(group)), text))),
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
            error = Some((last, run.failed(self.id(last), None, fault)));
        }
        if let Ok(mut gathered) = gathered.lock() {
            gathered.instructions += instructions;
            gathered.printed.extend(printed);
            gathered.error = [gathered.error.take(), error].into_iter().flatten().min_by_key(|(group, _)| *group);
            for (sum, part) in gathered.profile.iter_mut().zip(&mut worker.profile) {
                *sum += std::mem::take(part);
            }
        }
        // Threads that have stopped within a function have its variables.
        if whole {
            idle.keep(run.program, worker);
        }
    }

    /// Returns the text that a group printed, if any.
    ///
    /// # Errors
    /// If the launch has no memory for it.
    fn printed(&self, run: Run<'_>, worker: &Worker, group: u64) -> Result<Option<String>, Box<RunError>> {
        let Group { printed, printers, .. } = &worker.group;
        if printed.len() <= PRINT_HEADER_BYTES {
            return Ok(None);
        }
        let text = printf::text(self.memory, printed, printers);
        let taken = run.limits.budget.take(text.len() as u64);
        taken.map(|()| Some(text)).map_err(|fault| run.failed(self.id(group), None, fault))
    }

    /// Returns the position in the whole range of a group of the region.
    fn id(&self, group: u64) -> [u32; 3] {
        let [x, y, _] = self.region.count.map(u64::from);
        let id = [group % x, group / x % y, group / (x * y)].map(|n| n as u32);
        std::array::from_fn(|i| id[i] + self.region.first[i])
    }

    /// The number of a group in the whole range.
    fn number(&self, [x, y, z]: [u32; 3]) -> u64 {
        let [width, height, _] = self.groups.map(u64::from);
        (u64::from(z) * height + u64::from(y)) * width + u64::from(x)
    }
}

/// What the workers of a launch came to.
#[derive(Default)]
struct Gathered {
    profile: Vec<u64>,
    instructions: u64,
    /// What each group printed.
    printed: BTreeMap<u64, String>,
    /// The first group that failed, and how.
    error: Option<(u64, Box<RunError>)>,
}

/// A step of a traced thread.
#[derive(Clone, Copy, Debug)]
pub struct TraceStep<'a> {
    /// The kernel or function.
    pub routine: &'a str,
    /// Number of the instruction in it.
    pub number: usize,
    /// What it is.
    pub kind: InstKind,
    /// The channels that are on.
    pub mask: u32,
    /// The routine, for a closer look.
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
    /// The bytes of a general variable now, as far as it has so many; `None`: it is not declared.
    pub fn variable(&self, id: u32) -> Option<&[u8]> {
        let variable = self.view.routine.variables.get(id as usize)?;
        let at = variable.at as usize;
        self.view.thread.state.registers.get(at..at + variable.size as usize)
    }

    /// The bits of a predicate variable now.
    pub fn predicate(&self, id: u16) -> Option<u32> {
        let declared = usize::from(id) < self.view.routine.predicates;
        self.view.thread.state.predicates.get(usize::from(id)).copied().filter(|_| declared)
    }

    /// Numbers of the general variables that the routine declares.
    pub fn variables(&self) -> std::ops::Range<u32> {
        VariableClass::General.first()..self.view.routine.variables.len() as u32
    }
}
