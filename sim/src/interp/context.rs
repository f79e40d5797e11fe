//! A thread: its registers, and the loop that runs its instructions.

use crate::binding::arguments::Bound;
use crate::bytecode::{Guard, Op, Program, Routine, Span};
use crate::interp::registers::Registers;
use crate::numerics::value::Scratch;
use crate::schedule::limits::Policy;
use crate::schedule::workgroup::Group;
use crate::trap::Fault;
use fearless_simd::Level;
use openvisa_isa::semantics::execute;

/// What an instruction tells the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Go on with the next one.
    Next,
    /// Go on at a step of the routine.
    Jump(usize),
    /// Go on with the next one when all have come.
    Wait(Wait),
    /// Do the same one again when all have come.
    Again(Wait),
    /// The thread has ended.
    End,
}

/// What a thread waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// Until all threads have signalled so often.
    Group(u32),
    /// Until a named barrier has passed this phase.
    Named(u32, u32),
    /// Until this thread has brought so many halves of factors.
    Half(u32, u32),
}

/// What the caller of a subroutine left behind.
#[derive(Clone, Debug)]
struct Return {
    step: usize,
    mask: u32,
    call_mask: u32,
    parked: Vec<u32>,
    /// Of a function, the state of the caller.
    frame: Option<Box<State>>,
}

impl Return {
    /// Returns the number of bytes that a call keeps: parked channels, and the state of the caller if
    /// a function is called.
    fn bytes(parked: &[u32], frame: Option<&State>) -> u64 {
        (size_of::<Self>() + size_of_val(parked) + frame.map_or(0, State::bytes)) as u64
    }
}

/// The variables of a routine.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) routine: usize,
    pub(crate) registers: Registers,
    pub(crate) predicates: Vec<u32>,
    /// Bytes in `registers` where addresses lead.
    pub(crate) addresses: Vec<u32>,
    pub(crate) surfaces: Vec<u32>,
    pub(crate) samplers: Vec<u32>,
}

impl State {
    fn new(index: usize, routine: &Routine<'_>) -> Self {
        Self {
            routine: index,
            registers: Registers::new(routine.size),
            predicates: vec![0; routine.predicates.max(FEW)],
            addresses: vec![0; routine.address_elements],
            // Predefined surfaces stand for themselves.
            surfaces: (0..routine.surface_states as u32).collect(),
            samplers: vec![0; routine.sampler_states],
        }
    }

    /// Returns the number of bytes that the variables take.
    fn bytes(&self) -> usize {
        let words =
            [&self.predicates, &self.addresses, &self.surfaces, &self.samplers].map(|words| size_of_val(&words[..]));
        size_of::<Self>() + self.registers.len() + words.iter().sum::<usize>()
    }

    /// Makes all but the registers what it was.
    fn restart(&mut self) {
        // Most routines have few predicates, which are cleared without a loop.
        if let Some((few, more)) = self.predicates.split_first_chunk_mut::<FEW>() {
            *few = [0; FEW];
            clear(more);
        }
        clear(&mut self.addresses);
        clear(&mut self.samplers);
        self.surfaces.iter_mut().zip(0..).for_each(|(state, number)| *state = number);
    }
}

/// Makes all of a short list 0, which it is more often than not.
#[inline]
fn clear(words: &mut [u32]) {
    if words.iter().any(|word| *word != 0) {
        words.fill(0);
    }
}

/// A routine has room for so many predicates at least.
const FEW: usize = 8;

/// So many instructions later a thread that is about to jump back lets others of its group run, which it may be waiting for.
pub(crate) const SLICE: u64 = 1 << 14;

/// A thread.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub(crate) number: usize,
    pub(crate) state: State,
    pub(crate) mask: u32,
    call_mask: u32,
    pub(crate) step: usize,
    parked: Vec<u32>,
    calls: Vec<Return>,
    pub(crate) signals: u32,
    /// The phase that each named barrier had when this thread signalled.
    pub(crate) named: Vec<u32>,
    /// Products that it has made together with the thread it is fused with.
    pub(crate) products: u32,
    pub(crate) executed: u64,
    pub(crate) waits: Option<Wait>,
    pub(crate) ended: bool,
    /// When it has executed more than this it lets others run.
    pub(crate) late: u64,
}

impl Thread {
    pub(crate) fn new(program: &Program<'_>, index: usize, number: usize, mask: u32) -> Self {
        let routine = &program.routines[index];
        Self {
            number,
            state: State::new(index, routine),
            mask,
            call_mask: mask,
            step: 0,
            parked: vec![0; routine.joins.len()],
            calls: Vec::new(),
            signals: 0,
            named: Vec::new(),
            products: 0,
            executed: 0,
            waits: None,
            ended: false,
            late: 0,
        }
    }

    /// Takes it back to its start, for another group.
    pub(crate) fn restart(&mut self, mask: u32) {
        self.mask = mask;
        self.call_mask = mask;
        self.step = 0;
        clear(&mut self.parked);
        self.calls.clear();
        self.signals = 0;
        self.named.clear();
        self.products = 0;
        self.executed = 0;
        self.waits = None;
        self.ended = false;
        self.state.restart();
    }

    /// The channels of an instruction that are on in the execution mask.
    #[inline(always)]
    pub(crate) fn active(&self, span: Span) -> u32 {
        let all = span.mask();
        if span.all { all } else { self.mask >> span.first & all }
    }

    /// The channels that are on and whose predicate is true.
    #[inline(always)]
    pub(crate) fn enabled(&self, span: Span, guard: Guard) -> u32 {
        self.active(span) & guard.holds(&self.state.predicates, span)
    }

    /// The control register.
    #[inline(always)]
    pub(crate) fn control(&self, program: &Program<'_>) -> u32 {
        self.read(program.predefined.cr0 as usize, 4) as u32
    }

    /// How deeply it is in calls.
    #[inline]
    pub(crate) fn depth(&self) -> usize {
        self.calls.len()
    }

    /// Turns channels off until execution arrives at a join.
    #[inline(always)]
    pub(crate) fn park(&mut self, channels: u32, slot: u32) {
        if let Some(parked) = self.parked.get_mut(slot as usize) {
            *parked |= channels;
            self.mask &= !channels;
        }
    }

    /// Turns the channels on that wait at a join.
    #[inline(always)]
    pub(crate) fn join(&mut self, slot: u32, program: &Program<'_>) {
        let Some(parked) = self.parked.get_mut(slot as usize) else { return };
        if *parked != 0 {
            self.mask |= std::mem::take(parked);
            self.show_mask(program);
        }
    }

    /// The next join behind a step where channels wait.
    #[inline]
    pub(crate) fn next_join(&self, routine: &Routine<'_>, step: usize) -> Option<usize> {
        let behind = routine.joins.partition_point(|join| *join as usize <= step);
        let waiting = self.parked.get(behind..)?.iter().position(|parked| *parked != 0)?;
        routine.joins.get(behind + waiting).map(|join| *join as usize)
    }

    /// Lets the program read which channels are on.
    #[inline(always)]
    pub(crate) fn show_mask(&mut self, program: &Program<'_>) {
        self.write(program.predefined.ce0 as usize, 4, u64::from(self.mask));
    }

    /// Reads up to eight bytes of the registers; bytes beyond them are 0.
    #[inline]
    pub(crate) fn read(&self, at: usize, size: usize) -> u64 {
        let registers = &self.state.registers;
        if let (4, Some(bytes)) = (size, registers.get(at..).and_then(|b| b.first_chunk())) {
            return u64::from(u32::from_le_bytes(*bytes));
        }
        if let (8, Some(bytes)) = (size, registers.get(at..).and_then(|b| b.first_chunk())) {
            return u64::from_le_bytes(*bytes);
        }
        let mut value = [0; 8];
        let bytes = registers.get(at..at.saturating_add(size)).unwrap_or(&[]);
        value[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(value)
    }

    /// Writes up to eight bytes of the registers; bytes beyond them are dropped.
    #[inline]
    pub(crate) fn write(&mut self, at: usize, size: usize, value: u64) {
        if let Some(bytes) = self.state.registers.get_mut(at..at.saturating_add(size)) {
            bytes.copy_from_slice(&value.to_le_bytes()[..size]);
        }
    }
}

/// Who is told of each step.
type Tell<'a> = &'a mut dyn FnMut(&Thread, &Routine<'_>);

/// What threads of a group reach that run in lock-step: see [`Reach::run_ahead`].
pub(crate) struct Reach<'a> {
    pub(crate) program: &'a Program<'a>,
    pub(crate) routine: &'a Routine<'a>,
    pub(crate) bound: &'a Bound<'a>,
    pub(crate) group: &'a mut Group,
    /// The vector instructions that the processor has.
    pub(crate) level: Level,
    pub(crate) policy: Policy<'a>,
}

/// A thread at work, with all that it can reach.
pub(crate) struct Core<'a> {
    pub(crate) program: &'a Program<'a>,
    pub(crate) routine: &'a Routine<'a>,
    pub(crate) bound: &'a Bound<'a>,
    pub(crate) group: &'a mut Group,
    pub(crate) thread: &'a mut Thread,
    /// Room for the values of an instruction.
    pub(crate) scratch: &'a mut Scratch,
    /// The vector instructions that the processor has.
    pub(crate) level: Level,
    pub(crate) policy: Policy<'a>,
    /// How often each instruction ran, if someone wants to know.
    pub(crate) profile: Option<&'a mut [u64]>,
    /// Told of each step before it runs.
    pub(crate) trace: Option<Tell<'a>>,
}

impl<'a> Core<'a> {
    pub(crate) fn new(
        program: &'a Program<'a>,
        bound: &'a Bound<'a>,
        group: &'a mut Group,
        thread: &'a mut Thread,
        scratch: &'a mut Scratch,
        level: Level,
    ) -> Self {
        let routine = &program.routines[thread.state.routine];
        Self {
            program,
            routine,
            bound,
            group,
            thread,
            scratch,
            level,
            policy: Policy::default(),
            profile: None,
            trace: None,
        }
    }

    /// Runs until the thread waits or ends, or has run for long.
    pub(crate) fn run(&mut self, most: u64) -> Result<(), Fault> {
        let late = self.thread.executed + SLICE;
        if self.profile.is_some() || self.trace.is_some() {
            while self.run_one::<true>(late, most)? {}
            return Ok(());
        }
        loop {
            if let Some(ahead) = self.routine.before_limit(self.thread.executed, most) {
                let until = late.saturating_sub(self.thread.executed).min(ahead);
                let mut reach = Reach {
                    program: self.program,
                    routine: self.routine,
                    bound: self.bound,
                    group: self.group,
                    level: self.level,
                    policy: self.policy,
                };
                reach.run_ahead(std::slice::from_mut(self.thread), until, usize::MAX);
            }
            if self.thread.ended || self.waits() || !self.run_one::<false>(late, most)? {
                return Ok(());
            }
        }
    }

    /// Whether the thread has to wait.
    fn waits(&mut self) -> bool {
        self.thread.waits = self.thread.waits.filter(|wait| !self.group.satisfied(*wait));
        self.thread.waits.is_some()
    }

    /// Runs one instruction; gives whether the thread goes on. `WATCHED`: someone wants to know of each step.
    pub(crate) fn run_one<const WATCHED: bool>(&mut self, late: u64, most: u64) -> Result<bool, Fault> {
        let routine = self.routine;
        let Some(op) = routine.code.get(self.thread.step) else {
            // Execution fell off the end of the code, as at a `ret`.
            match self.leave() {
                Flow::Jump(step) => self.thread.step = step,
                _ => self.thread.ended = true,
            }
            return Ok(!self.thread.ended);
        };
        if let Op::Join(slot) = op {
            self.thread.join(*slot, self.program);
            self.thread.step += 1;
            return Ok(true);
        }
        self.thread.executed += 1;
        if self.thread.executed > most {
            return Err(Fault::Limit(most));
        }
        if let (true, Some(profile)) = (WATCHED, &mut self.profile) {
            profile[routine.origin[self.thread.step].1 as usize] += 1;
        }
        if let (true, Some(trace)) = (WATCHED, &mut self.trace) {
            trace(self.thread, routine);
        }
        let flow = match op {
            Op::Lane(lane) => {
                self.lane(lane)?;
                Flow::Next
            }
            // What goes on with the next one does so at once: to pass that on through a result costs more than many accesses do.
            Op::Access(access) => {
                self.access(access)?;
                self.thread.step += 1;
                return Ok(true);
            }
            Op::Step(step) => {
                let flow = self.step(*step);
                self.thread.show_mask(self.program);
                flow
            }
            Op::Branch(branch) => {
                let flow = self.branch(*branch)?;
                self.thread.show_mask(self.program);
                flow
            }
            Op::Whole(inst) => {
                let flow = match execute(self, inst) {
                    Some(done) => done?,
                    None => Flow::Next,
                };
                self.thread.show_mask(self.program);
                flow
            }
            Op::Join(_) => Flow::Next,
        };
        match flow {
            Flow::Next => self.thread.step += 1,
            Flow::Jump(step) => {
                let back = step <= self.thread.step;
                self.thread.step = step;
                return Ok(!back || self.thread.executed <= late);
            }
            Flow::Wait(wait) => {
                self.thread.step += 1;
                self.thread.waits = Some(wait);
                return Ok(!self.waits());
            }
            // Not done yet, so that it counts once.
            Flow::Again(wait) => {
                self.thread.executed -= 1;
                self.thread.waits = Some(wait);
                return Ok(!self.waits());
            }
            Flow::End => self.thread.ended = true,
        }
        Ok(!self.thread.ended)
    }

    pub(crate) fn variable(&self, id: u32) -> Result<crate::bytecode::Variable, Fault> {
        let variable = self.routine.variables.get(id as usize).copied();
        variable.ok_or_else(|| Fault::Invalid(format!("V{id} is not declared")))
    }

    /// The step of a label.
    pub(crate) fn label(&self, label: u16) -> Result<usize, Fault> {
        let step = self.routine.labels.get(usize::from(label)).copied().flatten();
        step.map(|s| s as usize).ok_or_else(|| Fault::Invalid(format!("L{label} stands nowhere")))
    }

    /// Turns channels off until execution arrives at a step, which is a join.
    pub(crate) fn park(&mut self, channels: u32, step: usize) -> Result<(), Fault> {
        match self.routine.code.get(step) {
            Some(Op::Join(slot)) => {
                self.thread.park(channels, *slot);
                Ok(())
            }
            _ => Err(Fault::Invalid("channels cannot wait there".to_owned())),
        }
    }

    /// Goes on with the next instruction, or, where no channel is on, at the next place where channels wait.
    pub(crate) fn resume(&mut self) -> Flow {
        if self.thread.mask != 0 {
            return Flow::Next;
        }
        match self.thread.next_join(self.routine, self.thread.step) {
            Some(step) => Flow::Jump(step),
            None => self.leave(),
        }
    }

    /// Takes the memory of a nested call.
    ///
    /// # Errors
    /// If calls are nested too deeply, or there is no memory for another one.
    fn begin_call(&self, bytes: u64) -> Result<(), Fault> {
        let Policy { max_call_depth, budget, .. } = self.policy;
        if self.thread.depth() >= max_call_depth { Err(Fault::CallDepth(max_call_depth)) } else { budget.take(bytes) }
    }

    /// Calls a subroutine with these channels on.
    pub(crate) fn call(&mut self, step: usize, mask: u32) -> Result<Flow, Fault> {
        let joins = self.routine.joins.len();
        self.begin_call(Return::bytes(&self.thread.parked, None))?;
        let thread = &mut *self.thread;
        thread.calls.push(Return {
            step: thread.step + 1,
            mask: thread.mask,
            call_mask: thread.call_mask,
            parked: std::mem::replace(&mut thread.parked, vec![0; joins]),
            frame: None,
        });
        (thread.mask, thread.call_mask) = (mask, mask);
        Ok(Flow::Jump(step))
    }

    /// Calls a function: variables of its own, and the predefined ones go both ways.
    pub(crate) fn call_function(&mut self, index: usize, mask: u32) -> Result<Flow, Fault> {
        let routine =
            self.program.routines.get(index).ok_or_else(|| Fault::Invalid("there is no such function".to_owned()))?;
        self.begin_call(Return::bytes(&self.thread.parked, Some(&self.thread.state)))?;
        let end = self.program.predefined.end as usize;
        let mut state = State::new(index, routine);
        state.registers[..end].copy_from_slice(&self.thread.state.registers[..end]);
        let thread = &mut *self.thread;
        thread.calls.push(Return {
            step: thread.step + 1,
            mask: thread.mask,
            call_mask: thread.call_mask,
            parked: std::mem::replace(&mut thread.parked, vec![0; routine.joins.len()]),
            frame: Some(Box::new(std::mem::replace(&mut thread.state, state))),
        });
        (thread.mask, thread.call_mask) = (mask, mask);
        self.routine = routine;
        Ok(Flow::Jump(0))
    }

    /// Takes channels out of the execution mask and of the call mask.
    pub(crate) fn finish(&mut self, channels: u32) {
        self.thread.mask &= !channels;
        self.thread.call_mask &= !channels;
    }

    /// Continues after the call; outside any, the thread ends.
    pub(crate) fn leave(&mut self) -> Flow {
        let Some(back) = self.thread.calls.pop() else { return Flow::End };
        self.policy.budget.give_back(Return::bytes(&back.parked, back.frame.as_deref()));
        let thread = &mut *self.thread;
        (thread.mask, thread.call_mask, thread.parked) = (back.mask, back.call_mask, back.parked);
        if let Some(frame) = back.frame {
            let end = self.program.predefined.end as usize;
            let callee = std::mem::replace(&mut thread.state, *frame);
            thread.state.registers[..end].copy_from_slice(&callee.registers[..end]);
            self.routine = &self.program.routines[thread.state.routine];
        }
        Flow::Jump(back.step)
    }
}
