//! Running a launch: groups over all cores, the threads of a group one after another as far as each can go.

use super::abi::Bound;
use super::fault::{Fault, RunError};
use super::group::Group;
use super::printf;
use super::program::{Program, Routine};
use super::start::{Start, moves, number};
use super::team::{TEAM, Team};
use super::thread::{Core, Thread, Wait};
use super::value::Scratch;
use fearless_simd::Level;
use openvisa_isa::{InstKind, VariableClass};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How to run.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Threads of the processor; 0: all.
    pub threads: usize,
    /// Instructions that one thread of the program may run.
    pub max_instructions: u64,
    /// Whether to count how often each instruction runs.
    pub profile: bool,
    /// Whether an access outside its surface or image is an error. Otherwise a load gives 0 and a store nothing, as on hardware. What
    /// leaves flat or shared local memory always is one.
    pub strict: bool,
    /// Told how many groups are done, now and then.
    pub progress: Option<&'a (dyn Fn(u64, u64) + Sync)>,
}

impl std::fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { threads, max_instructions, profile, strict, progress } = self;
        let mut shown = f.debug_struct("Options");
        shown.field("threads", threads).field("max_instructions", max_instructions).field("profile", profile);
        shown.field("strict", strict).field("progress", &progress.is_some()).finish()
    }
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { threads: 0, max_instructions: 10_000_000_000, profile: false, strict: false, progress: None }
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

/// What one core keeps from group to group, and from run to run.
struct Worker {
    group: Group,
    threads: Vec<Thread>,
    start: Start,
    scratch: Box<Scratch>,
    profile: Vec<u64>,
    level: Level,
    /// There is no other.
    alone: bool,
}

/// Workers that have run groups of a launch, until it runs again: making registers for all threads of a group, and filling them, takes
/// as long as running many a small group.
#[derive(Default)]
pub(crate) struct Idle(Mutex<Vec<(u64, Worker)>>);

impl Idle {
    /// A worker that was made for this program.
    fn take(&self, program: &Program<'_>) -> Option<Worker> {
        let mut idle = self.0.lock().ok()?;
        let index = idle.iter().position(|(identity, _)| *identity == program.identity)?;
        Some(idle.swap_remove(index).1)
    }

    /// Keeps a worker that has no group any more.
    fn keep(&self, program: &Program<'_>, worker: Worker) {
        if let Ok(mut idle) = self.0.lock() {
            // Those of other programs will not be asked for again.
            idle.retain(|(identity, _)| *identity == program.identity);
            idle.push((program.identity, worker));
        }
    }
}

impl std::fmt::Debug for Idle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Idle")
    }
}

/// So long a thread that has nothing to do any more looks whether the others are done, before it sleeps until they are: to be woken takes
/// as long as running many a small group.
const PATIENCE: Duration = Duration::from_micros(200);

impl<'a> Bound<'a> {
    /// Runs all groups. Registers of threads, and local memory, are kept until the launch is dropped or runs again.
    ///
    /// # Errors
    /// The first fault found. Memory then holds what was written so far.
    pub fn run(&self, program: &Program<'_>, options: Options<'_>) -> Result<Report, Box<RunError>> {
        let (mut report, mut printed) = self.run_region(program, options)?;
        for other in &self.others {
            let (more, text) = other.run_region(program, options)?;
            report.instructions += more.instructions;
            report.time += more.time;
            for (kind, count) in more.profile {
                match report.profile.iter_mut().find(|(k, _)| *k == kind) {
                    Some((_, sum)) => *sum += count,
                    None => report.profile.push((kind, count)),
                }
            }
            printed.extend(text);
        }
        report.profile.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        report.printed = printed.into_values().collect();
        Ok(report)
    }

    /// Runs the groups of one size; what they printed comes by the number of the group.
    fn run_region(
        &self,
        program: &Program<'_>,
        options: Options<'_>,
    ) -> Result<(Report, BTreeMap<u64, String>), Box<RunError>> {
        let start = Instant::now();
        let groups = self.region.count;
        let total: u64 = groups.iter().map(|n| u64::from(*n)).product();
        let workers = match options.threads {
            0 => rayon::current_num_threads(),
            threads => threads,
        };
        let workers = (workers.max(1) as u64).min(total);
        // Few enough that workers seldom meet, many enough that they end at about the same time.
        let portion = (total / (workers.max(1) * 16)).clamp(1, 64);
        let (next, done, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let others = AtomicU64::new(0);
        let gathered = Mutex::new(Gathered { profile: vec![0; InstKind::ALL.len()], ..Gathered::default() });
        let work = || {
            // Who comes too late makes nothing ready.
            if next.load(Relaxed) >= total {
                return;
            }
            let mut worker = self.idle.take(program).unwrap_or_else(|| self.worker(program, false));
            worker.alone = workers == 1;
            let (mut instructions, mut printed, mut error) = (0, Vec::new(), None);
            'all: loop {
                let first = next.fetch_add(portion, Relaxed);
                if first >= total {
                    break;
                }
                let portion = first..total.min(first + portion);
                for index in portion.clone() {
                    if failed.load(Relaxed) {
                        break 'all;
                    }
                    let [x, y, _] = groups.map(u64::from);
                    let id = [index % x, index / x % y, index / (x * y)].map(|n| n as u32);
                    let id: [u32; 3] = std::array::from_fn(|i| id[i] + self.region.first[i]);
                    match worker.run(program, self, id, options, None) {
                        Ok(count) => {
                            instructions += count;
                            if worker.group.printed.len() > printf::HEADER {
                                let text = printf::text(self.memory, &worker.group.printed, &worker.group.printers);
                                printed.push((self.number(id), text));
                            }
                        }
                        Err(found) => {
                            failed.store(true, Relaxed);
                            error = Some(found);
                            break 'all;
                        }
                    }
                }
                if let Some(progress) = options.progress {
                    let count = portion.end - portion.start;
                    progress(done.fetch_add(count, Relaxed) + count, total);
                }
            }
            let whole = error.is_none();
            if let Ok(mut gathered) = gathered.lock() {
                gathered.instructions += instructions;
                gathered.printed.extend(printed);
                gathered.error = gathered.error.take().or(error);
                for (sum, part) in gathered.profile.iter_mut().zip(&mut worker.profile) {
                    *sum += std::mem::take(part);
                }
            }
            // Threads that have stopped within a function have its variables.
            if whole {
                self.idle.keep(program, worker);
            }
        };
        // The thread that asks is a worker too, and the only one where one is enough.
        rayon::in_place_scope(|scope| {
            for _ in 1..workers {
                scope.spawn(|_| {
                    others.fetch_add(1, Relaxed);
                    work();
                    others.fetch_sub(1, Relaxed);
                });
            }
            work();
            let end = Instant::now() + PATIENCE;
            while others.load(Relaxed) > 0 && Instant::now() < end {
                std::hint::spin_loop();
            }
        });
        let Gathered { profile: counts, instructions, printed, error } = gathered.into_inner().unwrap_or_default();
        if let Some(error) = error {
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

    /// Runs one group alone and tells of each instruction of one of its threads before it runs.
    ///
    /// # Errors
    /// The fault that stops it.
    pub fn trace(
        &self,
        program: &Program<'_>,
        id: [u32; 3],
        thread: usize,
        options: Options<'_>,
        tell: &mut dyn FnMut(TraceStep<'_>),
    ) -> Result<(), Box<RunError>> {
        let bound = self.of_group(id);
        let mut worker = bound.worker(program, true);
        worker.alone = true;
        worker.run(program, bound, id, options, Some((thread, tell))).map(|_| ())
    }

    /// The number of a group in the whole range.
    fn number(&self, [x, y, z]: [u32; 3]) -> u64 {
        let [width, height, _] = self.groups.map(u64::from);
        (u64::from(z) * height + u64::from(y)) * width + u64::from(x)
    }

    fn worker(&self, program: &Program<'_>, watched: bool) -> Worker {
        let count = self.threads();
        let mut threads: Vec<_> =
            (0..count).map(|n| Thread::new(program, self.kernel, n, self.dispatched(n))).collect();
        let start = Start::new(program, self, &mut threads, watched);
        Worker {
            group: Group::new(count, self.local_size, self.scratch_size),
            threads,
            start,
            scratch: Box::default(),
            profile: vec![0; InstKind::ALL.len()],
            level: Level::new(),
            alone: false,
        }
    }
}

/// What the workers of a launch came to.
#[derive(Default)]
struct Gathered {
    profile: Vec<u64>,
    instructions: u64,
    /// What each group printed.
    printed: BTreeMap<u64, String>,
    error: Option<Box<RunError>>,
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
    view: View<'a>,
}

#[derive(Clone, Copy)]
struct View<'a> {
    thread: &'a Thread,
    routine: &'a Routine<'a>,
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

/// A thread to be traced, and who is told.
type Traced<'t> = Option<(usize, &'t mut dyn FnMut(TraceStep<'_>))>;

impl Worker {
    /// Starts the thread at a place; `width`: how many others run with it.
    fn start(&mut self, program: &Program<'_>, bound: &Bound<'_>, place: usize, width: usize, id: [u32; 3]) {
        // Registers that a thread before has done with are in the processor's caches.
        let before = place.checked_sub(width).unwrap_or(self.threads.len().saturating_sub(width) + place % width);
        if moves(self.threads.len())
            && let Ok([before, thread]) = self.threads.get_disjoint_mut([before, place])
            && before.ended
        {
            std::mem::swap(&mut before.state.registers, &mut thread.state.registers);
        }
        let thread = &mut self.threads[place];
        thread.restart(bound.dispatched(thread.number));
        self.start.fill(thread);
        number(program, thread, id);
    }

    /// Runs the threads at some places as far as they can go; gives whether any could.
    fn advance(
        &mut self,
        program: &Program<'_>,
        bound: &Bound<'_>,
        places: Range<usize>,
        options: Options<'_>,
        traced: &mut Traced<'_>,
    ) -> Result<bool, (usize, Fault)> {
        let first = places.start;
        if !options.profile && traced.is_none() {
            let mut team = Team {
                program,
                bound,
                group: &mut self.group,
                threads: &mut self.threads[places],
                scratch: &mut self.scratch,
                level: self.level,
                alone: self.alone,
                strict: options.strict,
            };
            return team.run(options.max_instructions).map_err(|(k, fault)| (first + k, fault));
        }
        let thread = &mut self.threads[first];
        if thread.ended || thread.waits.is_some_and(|w| !self.group.satisfied(w)) {
            return Ok(false);
        }
        thread.waits = None;
        let mut core = Core::new(program, bound, &mut self.group, thread, &mut self.scratch, self.level);
        core.alone = self.alone;
        core.strict = options.strict;
        if options.profile {
            core.profile = Some(&mut self.profile);
        }
        let mut told;
        if let Some((wanted, tell)) = traced
            && *wanted == first
        {
            told = |thread: &Thread, routine: &Routine<'_>| {
                if let Some((number, kind, _)) = routine.origin.get(thread.step) {
                    tell(TraceStep {
                        routine: &routine.name,
                        number: *number as usize,
                        kind: *kind,
                        mask: thread.mask,
                        view: View { thread, routine },
                    });
                }
            };
            core.trace = Some(&mut told);
        }
        core.run(options.max_instructions).map_err(|fault| (first, fault))?;
        Ok(true)
    }

    /// Runs a group.
    fn run(
        &mut self,
        program: &Program<'_>,
        bound: &Bound<'_>,
        id: [u32; 3],
        options: Options<'_>,
        mut traced: Traced<'_>,
    ) -> Result<u64, Box<RunError>> {
        self.group.restart(id);
        let width = if options.profile || traced.is_some() { 1 } else { TEAM };
        let mut started = 0;
        loop {
            let mut progress = false;
            for first in (0..self.threads.len()).step_by(width) {
                let places = first..self.threads.len().min(first + width);
                while started < places.end {
                    self.start(program, bound, started, width, id);
                    started += 1;
                }
                match self.advance(program, bound, places, options, &mut traced) {
                    Ok(some) => progress |= some,
                    Err((place, fault)) => {
                        let thread = &self.threads[place];
                        return Err(failed(program, bound, id, Some((thread, thread.step)), fault));
                    }
                }
            }
            if self.threads.iter().all(|t| t.ended) {
                return Ok(self.threads.iter().map(|t| t.executed).sum());
            }
            if !progress {
                let waiting = self.threads.iter().filter(|t| t.waits.is_some());
                let fault = Fault::Deadlock { waiting: waiting.clone().count(), threads: self.threads.len() };
                // It waits behind the instruction, unless that has to be done again.
                let again = |t: &Thread| matches!(t.waits, Some(Wait::Half(..)));
                let first = waiting.map(|t| (t, t.step.saturating_sub(usize::from(!again(t))))).next();
                return Err(failed(program, bound, id, first, fault));
            }
        }
    }
}

/// What went wrong in a group: in a thread, at a step of it.
fn failed(
    program: &Program<'_>,
    bound: &Bound<'_>,
    group: [u32; 3],
    place: Option<(&Thread, usize)>,
    fault: Fault,
) -> Box<RunError> {
    let routine = place.map(|(thread, _)| &program.routines[thread.state.routine]);
    let origin = place.zip(routine).and_then(|((_, step), routine)| routine.origin.get(step));
    let thread = place.map_or(0, |(thread, _)| thread.number);
    let local_id = fault.channel().map(|c| bound.local_id(thread * bound.simd + usize::from(c)));
    Box::new(RunError {
        fault,
        routine: routine.map_or(String::new(), |r| r.name.clone()),
        instruction: origin.map(|(number, kind, _)| (*number as usize, *kind)),
        offset: origin.map(|(_, _, offset)| *offset as usize),
        group,
        thread,
        local_id,
    })
}
