//! A launch whose threads a debugger runs, one instruction at a time.
//!
//! For example, [`SteppedLaunch::step`] with thread 3 executes one instruction of thread 3. All
//! other threads stay where they are.

use crate::binding::arguments::BoundKernel;
use crate::bytecode::Op;
use crate::compile::Program;
use crate::debug::thread::SteppedThread;
use crate::memory::buffer::Buffer;
use crate::memory::lazy_memory::LazyMemory;
use crate::memory::usage::Grant;
use crate::schedule::launch::Bound;
use crate::schedule::launch_runner::Options;
use crate::schedule::limits::Limits;
use crate::schedule::worker::{FaultSite, Run, Worker};
use crate::trap::{Fault, RunError};
use std::ops::Range;

/// A memory that a debugger reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DebugMemory {
    /// The buffers, at their addresses.
    Flat,
    /// The shared local memory of the group.
    Local,
    /// The private variables of the thread with this index.
    Private(usize),
    /// The scratch memory of the thread with this index.
    Scratch(usize),
}

/// A buffer that an argument of the kernel points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentBuffer {
    /// The argument, as messages name it.
    pub argument: String,
    /// Address of the first byte.
    pub address: u64,
    /// Number of bytes.
    pub size: usize,
}

/// The program and the options of a launch. It is apart from the worker, which can therefore run
/// it.
struct LaunchSettings<'r> {
    program: &'r Program<'r>,
    /// The binding of the current group.
    part: &'r BoundKernel<'r>,
    options: Options<'r>,
    limits: Limits,
}

impl LaunchSettings<'_> {
    /// Returns the arguments of a call of the worker.
    fn run(&self) -> Run<'_> {
        Run {
            program: self.program,
            fast: &self.program.fast,
            bound: self.part,
            options: self.options,
            limits: &self.limits,
        }
    }
}

/// A launch that runs one work-group at a time, and one instruction of one thread at a time.
pub struct SteppedLaunch<'r> {
    settings: LaunchSettings<'r>,
    bound: &'r Bound<'r>,
    worker: Worker,
    /// Number of the current group in the launch.
    group: u64,
    printed: String,
    /// The right to use the memory, together with other launches.
    _grant: Grant<'r>,
}

impl std::fmt::Debug for SteppedLaunch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SteppedLaunch").field("group", &self.group_id()).finish_non_exhaustive()
    }
}

impl<'r> SteppedLaunch<'r> {
    /// Starts the first group of a launch. None of its instructions has run. Of the options,
    /// [`Options::strict`] and the limits of a thread's instructions, of nested calls and of memory
    /// apply.
    ///
    /// # Errors
    /// If the memory limit does not suffice for a group.
    pub fn start(program: &'r Program<'r>, bound: &'r Bound<'r>, options: Options<'r>) -> Result<Self, Box<RunError>> {
        let limits = Limits::new(None, u64::MAX, options.max_working_memory);
        let part = bound.kernel.of_group([0; 3]);
        let settings = LaunchSettings { program, part, options, limits };
        let worker = create_worker(settings.run())?;
        let grant = bound.kernel.memory.usage.join(false);
        let mut launch = Self { settings, bound, worker, group: 0, printed: String::new(), _grant: grant };
        match launch.group_count() {
            0 => launch.worker.threads.iter_mut().for_each(|thread| thread.ended = true),
            _ => launch.start_group(),
        }
        Ok(launch)
    }

    /// Returns the coordinates of the current group.
    #[must_use]
    pub fn group_id(&self) -> [u32; 3] {
        let [x, y, _] = self.bound.kernel.groups.map(|count| u64::from(count.max(1)));
        [self.group % x, self.group / x % y, self.group / (x * y)].map(|coordinate| coordinate as u32)
    }

    fn group_count(&self) -> u64 {
        self.bound.kernel.groups.iter().map(|count| u64::from(*count)).product()
    }

    /// Returns the number of threads of the current group.
    #[must_use]
    pub fn thread_count(&self) -> usize {
        self.worker.threads.len()
    }

    /// Returns the state of a thread of the current group.
    #[must_use]
    pub fn thread(&self, index: usize) -> Option<SteppedThread<'_>> {
        let thread = self.worker.threads.get(index)?;
        Some(SteppedThread {
            program: &self.settings.program.bytecode,
            part: self.settings.part,
            group: &self.worker.group,
            thread,
        })
    }

    /// Returns the first thread, from `first` on in turn, that can run an instruction. `None` means
    /// that all threads have ended.
    ///
    /// # Errors
    /// If no thread can run because all wait for one that has ended or waits too.
    pub fn find_ready(&mut self, first: usize) -> Result<Option<usize>, Box<RunError>> {
        let count = self.thread_count();
        for turn in 0..count {
            let index = (first % count + turn) % count;
            if self.is_ready(index) {
                return Ok(Some(index));
            }
        }
        let mut waiting = self.worker.threads.iter().filter(|thread| thread.waits.is_some());
        let fault = Fault::Deadlock { waiting: waiting.clone().count(), threads: count };
        match waiting.next() {
            Some(thread) => {
                Err(self.settings.run().failed(self.group_id(), Some(FaultSite::of_waiting(thread)), fault))
            }
            None => Ok(None),
        }
    }

    /// Returns whether a thread can run an instruction: it has neither ended, nor waits for other
    /// threads.
    pub fn is_ready(&mut self, index: usize) -> bool {
        let program = &self.settings.program.bytecode;
        loop {
            let Some(thread) = self.worker.threads.get_mut(index) else { return false };
            if thread.ended || thread.waits.is_some_and(|wait| !self.worker.group.satisfied(wait)) {
                return false;
            }
            thread.waits = None;
            // Joins and the end of the code are no instructions of the program. Here they have run
            // before a debugger sees the thread, so its mask is that of the next instruction.
            let op = program.routines.get(thread.state.routine).and_then(|routine| routine.code.get(thread.step));
            if !matches!(op, None | Some(Op::Join(_))) {
                return true;
            }
            let run = self.settings.run();
            if self.worker.run_instruction(run, index).is_err() {
                return true;
            }
        }
    }

    /// Runs the next instruction of a thread. A thread that is not ready stays where it is.
    ///
    /// # Errors
    /// If the instruction fails, or a limit is exceeded. The thread stays at the instruction.
    pub fn step(&mut self, index: usize) -> Result<(), Box<RunError>> {
        if !self.is_ready(index) {
            return Ok(());
        }
        let run = self.settings.run();
        let result = self.worker.run_instruction(run, index);
        result.map_err(|fault| {
            let place = self.worker.threads.get(index).map(FaultSite::now);
            self.settings.run().failed(self.group_id(), place, fault)
        })?;
        // The thread passes joins now, so that its frames name the next instruction.
        self.is_ready(index);
        Ok(())
    }

    /// Starts the next group. Returns whether there was one. The threads of the current group must
    /// have ended; otherwise they are dropped.
    ///
    /// # Errors
    /// If the memory limit does not suffice for the text that the group printed, or for the next
    /// group.
    pub fn start_next_group(&mut self) -> Result<bool, Box<RunError>> {
        if let Some(text) = self.settings.part.format_printed(self.settings.run(), &self.worker)? {
            self.printed.push_str(&text);
        }
        if self.group + 1 >= self.group_count() {
            return Ok(false);
        }
        self.group += 1;
        let part = self.bound.kernel.of_group(self.group_id());
        if !std::ptr::eq(part, self.settings.part) {
            self.settings.part = part;
            self.worker = create_worker(self.settings.run())?;
        }
        self.start_group();
        Ok(true)
    }

    /// Takes the text that ended groups have printed since the last call.
    pub fn take_printed(&mut self) -> String {
        std::mem::take(&mut self.printed)
    }

    /// Returns the buffers that arguments of the kernel point to.
    #[must_use]
    pub fn argument_buffers(&self) -> Vec<ArgumentBuffer> {
        let memory = self.settings.part.memory;
        let named = |(id, argument): (_, &str)| ArgumentBuffer {
            argument: argument.to_owned(),
            address: memory.address(id),
            size: memory.buffer(id).map_or(0, Buffer::len),
        };
        self.settings.part.given_buffers().map(named).collect()
    }

    /// Returns the size of a memory in bytes. `None` for flat memory, whose buffers have sizes of
    /// their own, and for the memory of a thread that does not exist.
    #[must_use]
    pub fn memory_size(&self, memory: DebugMemory) -> Option<usize> {
        let of_thread = |thread: usize, size: usize| (thread < self.thread_count()).then_some(size);
        match memory {
            DebugMemory::Flat => None,
            DebugMemory::Local => Some(self.worker.group.local.len()),
            DebugMemory::Private(thread) => of_thread(thread, self.settings.part.private_size),
            DebugMemory::Scratch(thread) => of_thread(thread, self.settings.part.scratch_size),
        }
    }

    /// Reads bytes of a memory. Returns fewer if the memory ends before, and `None` if it does not
    /// have the first one. Bytes of private and scratch memory that nothing has written are 0.
    #[must_use]
    pub fn read_memory(&self, memory: DebugMemory, address: u64, size: usize) -> Option<Vec<u8>> {
        let group = &self.worker.group;
        if memory == DebugMemory::Flat {
            return self.settings.part.memory.read_bytes(address, size);
        }
        let end = self.memory_size(memory)?;
        let start = usize::try_from(address).ok().filter(|start| *start < end)?;
        let range = start..end.min(start.saturating_add(size));
        match memory {
            DebugMemory::Private(thread) => read_lazy(group.private(thread), range),
            DebugMemory::Scratch(thread) => read_lazy(group.scratch(thread), range),
            DebugMemory::Local | DebugMemory::Flat => group.local.get(range).map(<[u8]>::to_vec),
        }
    }

    /// Writes bytes of a general variable of a frame, which counts from the innermost one on.
    /// Returns whether the variable has these bytes.
    pub fn write_general(&mut self, index: usize, frame: usize, id: u32, offset: usize, bytes: &[u8]) -> bool {
        let program = &self.settings.program.bytecode;
        let Some(state) = self.worker.threads.get_mut(index).and_then(|thread| thread.frame_state_mut(frame)) else {
            return false;
        };
        let Some(location) = program.routines.get(state.routine).and_then(|r| r.variables.get(id as usize)) else {
            return false;
        };
        if offset.checked_add(bytes.len()).is_none_or(|end| end > location.size as usize) {
            return false;
        }
        let at = location.at as usize + offset;
        state.registers.get_mut(at..at + bytes.len()).map(|to| to.copy_from_slice(bytes)).is_some()
    }

    /// Writes the bits of a predicate variable of a frame, which counts from the innermost one on.
    /// Returns whether the variable exists.
    pub fn write_predicate(&mut self, index: usize, frame: usize, id: u16, bits: u32) -> bool {
        let predicate = self
            .worker
            .threads
            .get_mut(index)
            .and_then(|thread| thread.frame_state_mut(frame))
            .and_then(|state| state.predicates.get_mut(usize::from(id)));
        predicate.map(|predicate| *predicate = bits).is_some()
    }

    /// Starts the threads of the current group, up to their first instruction.
    fn start_group(&mut self) {
        let id = self.group_id();
        let run = self.settings.run();
        self.worker.start_group(run, id);
        for index in 0..self.thread_count() {
            self.is_ready(index);
        }
    }
}

/// Reads bytes of private or scratch memory.
fn read_lazy(memory: &LazyMemory, mut range: Range<usize>) -> Option<Vec<u8>> {
    range.try_fold(Vec::new(), |mut bytes, at| {
        bytes.push(memory.load(at, 1)? as u8);
        Some(bytes)
    })
}

/// Creates a worker for the groups of a binding, and takes its memory from the limits.
fn create_worker(run: Run<'_>) -> Result<Worker, Box<RunError>> {
    let bytes = Worker::max_bytes(run);
    run.limits.budget.take(bytes).map_err(|fault| run.failed(run.bound.region.first, None, fault))?;
    Ok(Worker::new(&run.program.bytecode, run.bound, run.options.strict, true))
}
