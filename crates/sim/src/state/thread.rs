//! A hardware thread: its registers, masks and calls.
//!
//! For example, a `goto` parks the channels that jump further than the others in `parked`, one mask
//! for each join.

use crate::bytecode::{Branch, Bytecode, Channels, Guard, Routine};
use crate::checks::register_shadow::RegisterShadow;
use crate::memory::buffer::{read_bytes, write_bytes};
use crate::state::registers::Registers;

/// The event that a thread waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// All threads of the group have signalled this many times.
    Group(u32),
    /// The named barrier with this number has passed this phase.
    Named(u32, u32),
    /// The partner with this number has contributed this many halves of factors.
    Half(u32, u32),
}

/// The state of a caller, which a return restores.
#[derive(Clone, Debug)]
pub(crate) struct Return {
    pub(crate) step: usize,
    pub(crate) mask: u32,
    pub(crate) call_mask: u32,
    pub(crate) parked: Vec<u32>,
    /// Variables of the caller, if a function was called.
    pub(crate) frame: Option<Box<State>>,
}

impl Return {
    /// Returns the number of bytes that a call keeps: parked channels, and the state of the caller
    /// if a function is called.
    pub(crate) fn bytes(parked: &[u32], frame: Option<&State>) -> u64 {
        (size_of::<Self>() + size_of_val(parked) + frame.map_or(0, State::bytes)) as u64
    }
}

/// The variables of a routine.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) routine: usize,
    pub(crate) registers: Registers,
    pub(crate) predicates: Vec<u32>,
    /// For each element of the address variables: a byte offset in `registers`.
    pub(crate) addresses: Vec<u32>,
    pub(crate) surfaces: Vec<u32>,
    pub(crate) samplers: Vec<u32>,
    /// The bits that nobody has written, if the launch is checked for reads of them.
    pub(crate) shadow: Option<Box<RegisterShadow>>,
}

impl State {
    pub(crate) fn new(index: usize, routine: &Routine<'_>) -> Self {
        Self {
            routine: index,
            registers: Registers::new(routine.size),
            predicates: vec![0; routine.predicates.max(MIN_PREDICATES)],
            addresses: vec![0; routine.address_elements],
            // The state of a predefined surface is its number.
            surfaces: (0..routine.surface_states as u32).collect(),
            samplers: vec![0; routine.sampler_states],
            shadow: None,
        }
    }

    /// Returns the shadow of the variables before anything is written. Bytes of the registers that
    /// belong to no variable are defined: compilers store variables together with them.
    pub(crate) fn undefined_shadow(&self, routine: &Routine<'_>) -> RegisterShadow {
        let variables = routine.variables.iter().map(|variable| (variable.at as usize, variable.size as usize));
        RegisterShadow::undefined(self.registers.len(), variables, self.predicates.len(), self.addresses.len())
    }

    /// Returns the number of bytes that the variables take.
    fn bytes(&self) -> usize {
        let words =
            [&self.predicates, &self.addresses, &self.surfaces, &self.samplers].map(|words| size_of_val(&words[..]));
        let shadow = self.shadow.as_deref().map_or(0, RegisterShadow::size);
        size_of::<Self>() + self.registers.len() + words.iter().sum::<usize>() + shadow
    }

    /// Resets all variables except the registers.
    fn restart(&mut self) {
        // Most routines have few predicates, which are cleared without a loop.
        if let Some((few, more)) = self.predicates.split_first_chunk_mut::<MIN_PREDICATES>() {
            *few = [0; MIN_PREDICATES];
            clear(more);
        }
        clear(&mut self.addresses);
        clear(&mut self.samplers);
        self.surfaces.iter_mut().zip(0..).for_each(|(state, number)| *state = number);
    }
}

/// Sets words to 0. Most lists are short and zero already, so they are tested first, which avoids a
/// call of `memset`.
#[inline]
fn clear(words: &mut [u32]) {
    if words.iter().any(|word| *word != 0) {
        words.fill(0);
    }
}

/// Minimum number of predicates that a routine has room for.
const MIN_PREDICATES: usize = 8;

/// Number of instructions in a time slice. At the end of its slice, a thread yields at its next
/// backward branch, since it may be waiting for another thread of the group.
pub(crate) const TIME_SLICE_INSTRUCTIONS: u64 = 1 << 14;

/// A hardware thread.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub(crate) number: usize,
    pub(crate) state: State,
    pub(crate) mask: u32,
    pub(crate) call_mask: u32,
    pub(crate) step: usize,
    pub(crate) parked: Vec<u32>,
    pub(crate) calls: Vec<Return>,
    pub(crate) signals: u32,
    /// Number of times that it has arrived at a barrier, named ones included.
    pub(crate) barriers: u32,
    /// For each named barrier: its phase when this thread signalled.
    pub(crate) named: Vec<u32>,
    /// Number of products that it has computed together with the thread it is fused with.
    pub(crate) products: u32,
    pub(crate) executed: u64,
    pub(crate) waits: Option<Wait>,
    pub(crate) ended: bool,
    /// Number of executed instructions at which the time slice ends.
    pub(crate) time_slice_end: u64,
}

impl Thread {
    pub(crate) fn new(program: &Bytecode<'_>, index: usize, number: usize, mask: u32) -> Self {
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
            barriers: 0,
            named: Vec::new(),
            products: 0,
            executed: 0,
            waits: None,
            ended: false,
            time_slice_end: 0,
        }
    }

    /// Resets the thread to its start, for another group.
    pub(crate) fn restart(&mut self, mask: u32) {
        self.mask = mask;
        self.call_mask = mask;
        self.step = 0;
        clear(&mut self.parked);
        self.calls.clear();
        self.signals = 0;
        self.barriers = 0;
        self.named.clear();
        self.products = 0;
        self.executed = 0;
        self.waits = None;
        self.ended = false;
        self.state.restart();
    }

    /// Returns the channels of an instruction that the execution mask enables.
    #[inline(always)]
    pub(crate) fn active(&self, span: Channels) -> u32 {
        let all = span.mask();
        if span.all { all } else { self.mask >> span.first & all }
    }

    /// Returns the channels that execution mask and predicate enable.
    #[inline(always)]
    pub(crate) fn enabled(&self, span: Channels, guard: Guard) -> u32 {
        self.active(span) & guard.holds(&self.state.predicates, span)
    }

    /// Returns the control register.
    #[inline(always)]
    pub(crate) fn control(&self, program: &Bytecode<'_>) -> u32 {
        self.read(program.predefined.cr0 as usize, 4) as u32
    }

    /// Returns the number of nested calls.
    #[inline]
    pub(crate) fn depth(&self) -> usize {
        self.calls.len()
    }

    /// Returns the variables of a frame for writing. Frame 0 is the innermost one. A subroutine
    /// shares the variables of its caller.
    pub(crate) fn frame_state_mut(&mut self, frame: usize) -> Option<&mut State> {
        let Some(outer) = frame.checked_sub(1) else { return Some(&mut self.state) };
        let returns = self.calls.len().checked_sub(outer).filter(|calls| *calls > 0)? - 1;
        // The frame of the nearest inner call that saved variables has those of this frame.
        let saved = self.calls.get_mut(returns..)?.iter_mut().find_map(|call| call.frame.as_deref_mut());
        Some(saved.unwrap_or(&mut self.state))
    }

    /// Disables channels until execution arrives at a join.
    #[inline(always)]
    pub(crate) fn park(&mut self, channels: u32, slot: u32) {
        if let Some(parked) = self.parked.get_mut(slot as usize) {
            *parked |= channels;
            self.mask &= !channels;
        }
    }

    /// Enables the channels that are parked at a join.
    #[inline(always)]
    pub(crate) fn join(&mut self, slot: u32, program: &Bytecode<'_>) {
        let Some(parked) = self.parked.get_mut(slot as usize) else { return };
        if *parked != 0 {
            self.mask |= std::mem::take(parked);
            self.show_mask(program);
        }
    }

    /// Returns the step of the next join after `step` with parked channels.
    #[inline]
    pub(crate) fn next_join(&self, routine: &Routine<'_>, step: usize) -> Option<usize> {
        let behind = routine.joins.partition_point(|join| *join as usize <= step);
        let waiting = self.parked.get(behind..)?.iter().position(|parked| *parked != 0)?;
        routine.joins.get(behind + waiting).map(|join| *join as usize)
    }

    /// Copies the execution mask to the register that programs read it from.
    #[inline(always)]
    pub(crate) fn show_mask(&mut self, program: &Bytecode<'_>) {
        self.write(program.predefined.ce0 as usize, 4, u64::from(self.mask));
    }

    /// Reads up to eight bytes of the registers; bytes beyond them are 0.
    #[inline]
    pub(crate) fn read(&self, at: usize, size: usize) -> u64 {
        read_bytes(&self.state.registers, at, size).unwrap_or(0)
    }

    /// Writes up to eight bytes of the registers; bytes beyond them are dropped.
    #[inline]
    pub(crate) fn write(&mut self, at: usize, size: usize, value: u64) {
        write_bytes(&mut self.state.registers, at, size, value);
    }
}

impl Branch {
    /// Returns the masks of the lanes that take the jump, and of those that do not.
    #[inline(always)]
    pub(crate) fn channels(&self, thread: &Thread) -> (u32, u32) {
        let (span, guard) = (self.span, self.guard);
        let holds = guard.holds(&thread.state.predicates, span);
        let (active, goes) = match span.n {
            // A scalar jump moves all channels of the thread.
            1 => (thread.mask, if holds & 1 == 1 { u32::MAX } else { 0 }),
            _ => (thread.active(span) << span.first, holds << span.first),
        };
        (active & goes, active & !goes)
    }
}
