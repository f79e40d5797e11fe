//! A thread: its registers, and the loop that runs its instructions.

use super::abi::Bound;
use super::fault::Fault;
use super::group::Group;
use super::program::{Class, Destination, Guard, Indirect, LaneOp, Op, Origin, Program, Routine, Span, To, size_of};
use super::value::{Conversion, Lanes, Place, Room, Scratch, Value};
use crate::semantics::formats::Rounding;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::semantics::{LaneKind, MAX_LANES, execute};
use openvisa_isa::{DataType, DataTypeKind, InstKind};

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

/// The variables of a routine.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) routine: usize,
    pub(crate) registers: Vec<u8>,
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
            registers: vec![0; routine.size],
            predicates: vec![0; routine.predicates],
            addresses: vec![0; routine.address_elements],
            // Predefined surfaces stand for themselves.
            surfaces: (0..routine.surface_states as u32).collect(),
            samplers: vec![0; routine.sampler_states],
        }
    }
}

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
        }
    }

    /// Takes it back to its start, for another group.
    pub(crate) fn restart(&mut self, mask: u32) {
        self.mask = mask;
        self.call_mask = mask;
        self.step = 0;
        self.parked.fill(0);
        self.calls.clear();
        self.signals = 0;
        self.named.clear();
        self.products = 0;
        self.waits = None;
        self.ended = false;
        self.state.predicates.fill(0);
    }

    /// Reads up to eight bytes of the registers; bytes beyond them are 0.
    #[inline]
    pub(crate) fn read(&self, at: usize, size: usize) -> u64 {
        let registers = &self.state.registers;
        if let (4, Some(bytes)) = (size, registers.get(at..).and_then(|b| b.first_chunk())) {
            return u64::from(u32::from_le_bytes(*bytes));
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

/// A thread at work, with all that it can reach.
pub(crate) struct Core<'a> {
    pub(crate) program: &'a Program<'a>,
    pub(crate) routine: &'a Routine<'a>,
    pub(crate) bound: &'a Bound<'a>,
    pub(crate) group: &'a mut Group,
    pub(crate) thread: &'a mut Thread,
    /// Taken out while an instruction uses it, which moves no more than a pointer.
    pub(crate) scratch: &'a mut Option<Box<Scratch>>,
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
        scratch: &'a mut Option<Box<Scratch>>,
    ) -> Self {
        let routine = &program.routines[thread.state.routine];
        Self { program, routine, bound, group, thread, scratch, profile: None, trace: None }
    }

    /// Runs until the thread waits or ends.
    pub(crate) fn run(&mut self, most: u64) -> Result<(), Fault> {
        loop {
            let routine = self.routine;
            let Some(op) = routine.code.get(self.thread.step) else {
                // Execution fell off the end of the code, as at a `ret`.
                match self.leave() {
                    Flow::Jump(step) => self.thread.step = step,
                    _ => {
                        self.thread.ended = true;
                        return Ok(());
                    }
                }
                continue;
            };
            self.thread.executed += 1;
            if self.thread.executed > most {
                return Err(Fault::Limit(most));
            }
            if let Op::Join(slot) = op {
                let parked = std::mem::take(&mut self.thread.parked[*slot as usize]);
                self.thread.mask |= parked;
                self.show_mask();
                self.thread.executed -= 1;
                self.thread.step += 1;
                continue;
            }
            if let Some(profile) = &mut self.profile {
                profile[routine.origin[self.thread.step].1 as usize] += 1;
            }
            if let Some(trace) = &mut self.trace {
                trace(self.thread, routine);
            }
            let flow = match op {
                Op::Lane(lane) => {
                    self.lane(lane)?;
                    Flow::Next
                }
                Op::Whole(inst) => {
                    let flow = match execute(self, inst) {
                        Some(done) => done?,
                        None => Flow::Next,
                    };
                    self.show_mask();
                    flow
                }
                Op::Join(_) => Flow::Next,
            };
            match flow {
                Flow::Next => self.thread.step += 1,
                Flow::Jump(step) => self.thread.step = step,
                Flow::Wait(wait) => {
                    self.thread.step += 1;
                    if !self.group.satisfied(wait) {
                        self.thread.waits = Some(wait);
                        return Ok(());
                    }
                }
                // Not done yet, so that it counts once.
                Flow::Again(wait) => {
                    self.thread.executed -= 1;
                    if !self.group.satisfied(wait) {
                        self.thread.waits = Some(wait);
                        return Ok(());
                    }
                }
                Flow::End => {
                    self.thread.ended = true;
                    return Ok(());
                }
            }
        }
    }

    /// Lets the program read which channels are on.
    #[inline]
    fn show_mask(&mut self) {
        self.thread.write(self.program.predefined.ce0 as usize, 4, u64::from(self.thread.mask));
    }

    /// The channels of an instruction that are on in the execution mask.
    #[inline]
    pub(crate) fn active(&self, span: Span) -> u32 {
        let all = span.mask();
        if span.all { all } else { self.thread.mask >> span.first & all }
    }

    /// The channels that a predicate is true for; all where there is none.
    #[inline]
    pub(crate) fn holds(&self, guard: Guard, span: Span) -> u32 {
        let all = span.mask();
        if guard.id == 0 {
            return all;
        }
        let bits = self.thread.state.predicates[usize::from(guard.id)] >> span.first & all;
        let joined = match guard.combine {
            0 => bits,
            1 => {
                if bits == 0 {
                    0
                } else {
                    all
                }
            }
            _ => {
                if bits == all {
                    all
                } else {
                    0
                }
            }
        };
        if guard.invert { !joined & all } else { joined }
    }

    /// The channels that are on and whose predicate is true.
    #[inline]
    pub(crate) fn enabled(&self, span: Span, guard: Guard) -> u32 {
        self.active(span) & self.holds(guard, span)
    }

    /// The control register.
    #[inline]
    pub(crate) fn control(&self) -> u32 {
        self.thread.read(self.program.predefined.cr0 as usize, 4) as u32
    }

    fn lane(&mut self, op: &LaneOp) -> Result<(), Fault> {
        match op.class {
            Class::Small => self.compute::<i32>(op),
            Class::Long => self.compute::<i64>(op),
            Class::Wide => self.compute::<i128>(op),
            Class::Single => {
                // Directed rounding needs more bits than the result has.
                if self.control() & 0x30 == 0 { self.compute::<f32>(op) } else { self.compute::<f64>(op) }
            }
            Class::Double => self.compute::<f64>(op),
            Class::Bits => self.compute::<u64>(op),
            Class::Predicate => {
                self.predicate_logic(op);
                Ok(())
            }
        }
    }

    fn predicate_logic(&mut self, op: &LaneOp) {
        let mask = self.active(op.span) << op.span.first;
        let source = |index: usize| match op.sources.get(index) {
            Some(s) => match s.from {
                Origin::Predicate(id) => {
                    let bits = self.thread.state.predicates[usize::from(id)];
                    if s.modifier == Modifier::Not { !bits } else { bits }
                }
                _ => 0,
            },
            None => 0,
        };
        let (a, b) = (source(0), source(1));
        let result = match op.kind {
            LaneKind::And => a & b,
            LaneKind::Or => a | b,
            LaneKind::Xor => a ^ b,
            LaneKind::Not => !a,
            _ => a,
        };
        if let To::Predicate(id) = op.dst.to {
            let bits = &mut self.thread.state.predicates[usize::from(id)];
            *bits = *bits & !mask | result & mask;
        }
    }

    fn compute<V: Value>(&mut self, op: &LaneOp) -> Result<(), Fault> {
        let mut scratch = self.scratch.take().unwrap_or_default();
        let result = self.compute_in(op, V::room(&mut scratch));
        *self.scratch = Some(scratch);
        result
    }

    fn compute_in<V: Value>(&mut self, op: &LaneOp, room: &mut Room<V>) -> Result<(), Fault> {
        let span = op.span;
        let n = usize::from(span.n);
        let held = self.holds(op.guard, span);
        // Where the predicate is an operand or a destination it enables nothing.
        let flagged = op.kind.sets_flag() && op.second.is_none();
        let guarded = !op.kind.selects() && !flagged;
        let mask = self.active(span) & if guarded { held } else { u32::MAX };
        if mask == 0 {
            return Ok(());
        }
        // The single channel of a scalar runs for all; others may be skipped only when they are stored.
        let control = self.control();
        for (index, source) in op.sources.iter().enumerate() {
            let out = &mut room.src[index];
            match &source.from {
                Origin::Registers(place) => V::load(out, n, source.data_type, &self.thread.state.registers, place),
                Origin::Constant(bytes, place) => V::load(out, n, source.data_type, bytes, place),
                Origin::Predicate(id) => {
                    let bits = self.thread.state.predicates[usize::from(*id)] >> span.first;
                    for (i, value) in out.iter_mut().enumerate().take(n) {
                        *value = V::small((bits >> i & 1) as i32);
                    }
                }
                Origin::PredicateWord(id) => {
                    let bits = self.thread.state.predicates[usize::from(*id)];
                    let bytes = u64::from(bits).to_le_bytes();
                    V::load(out, n, DataType::Ud, &bytes, &Place::One(0));
                }
                Origin::Address(element, width) => {
                    for (i, value) in out.iter_mut().enumerate().take(n) {
                        let element = usize::from(*element) + i % usize::from(*width);
                        *value = V::small(self.thread.state.addresses.get(element).copied().unwrap_or(0) as i32);
                    }
                }
                Origin::Indirect(indirect) => {
                    let place = self.indirect(indirect, n, size_of(source.data_type))?;
                    V::load(out, n, source.data_type, &self.thread.state.registers, &place);
                }
            }
            let values = &mut out[..n];
            if keeps_no_denormals(source.data_type, control) {
                values.iter_mut().for_each(|v| *v = v.flush());
            }
            match source.modifier {
                Modifier::Neg => values.iter_mut().for_each(|v| *v = v.negate()),
                Modifier::Abs => values.iter_mut().for_each(|v| *v = v.magnitude()),
                Modifier::NegAbs => values.iter_mut().for_each(|v| *v = v.magnitude().negate()),
                Modifier::Not => values.iter_mut().for_each(|v| *v = v.complement()),
                _ => {}
            }
        }
        let mut context = op.context;
        context.selected = held;
        let known = V::run(op.kind, &context, room, n);
        if known {
            if keeps_no_denormals(op.dst.data_type, control) && op.kind != LaneKind::Mov {
                room.dst[..n].iter_mut().for_each(|v| *v = v.flush());
            }
            let how = Conversion { saturate: op.dst.saturate, rounding: rounding(control) };
            if op.kind.answers() {
                self.answer(&op.dst, span, mask, room.more.truth)?;
            } else {
                self.put(&op.dst, n, mask, &room.dst, how)?;
            }
            match &op.second {
                Some(second) if op.kind.sets_flag() => self.answer(second, span, mask, room.more.flags)?,
                Some(second) => self.put(second, n, mask, &room.more.second, Conversion::default())?,
                None if op.kind.sets_flag() => {
                    let dst =
                        Destination { to: To::Predicate(op.guard.id), data_type: DataType::Bool, saturate: false };
                    self.answer(&dst, span, mask, room.more.flags)?;
                }
                None => {}
            }
        }
        match known {
            true => Ok(()),
            false => Err(Fault::Invalid(format!("{} does not take operands of these types", op.kind.kind()))),
        }
    }

    /// Writes results where they belong.
    fn put<V: Value>(
        &mut self,
        dst: &Destination,
        n: usize,
        mask: u32,
        values: &Lanes<V>,
        how: Conversion,
    ) -> Result<(), Fault> {
        match &dst.to {
            To::Nowhere => {}
            To::Registers(place) => {
                V::store(values, n, mask, dst.data_type, &mut self.thread.state.registers, place, how);
            }
            To::Predicate(id) => {
                let mut bytes = [0; 4 * MAX_LANES];
                V::store(values, n, mask, DataType::Ud, &mut bytes, &Place::Run(0), Conversion::default());
                let word = &mut self.thread.state.predicates[usize::from(*id)];
                for i in (0..n).filter(|i| mask >> i & 1 == 1) {
                    *word = *word & !(1 << i) | u32::from(bytes[4 * i] & 1) << i;
                }
            }
            To::Address(element) => {
                let mut bytes = [0; 4 * MAX_LANES];
                V::store(values, n, mask, DataType::Ud, &mut bytes, &Place::Run(0), Conversion::default());
                for (i, chunk) in
                    bytes.as_chunks::<4>().0.iter().enumerate().take(n).filter(|(i, _)| mask >> i & 1 == 1)
                {
                    if let Some(address) = self.thread.state.addresses.get_mut(usize::from(*element) + i) {
                        *address = u32::from_le_bytes(*chunk);
                    }
                }
            }
            To::Indirect(indirect) => {
                let place = self.indirect(indirect, n, size_of(dst.data_type))?;
                V::store(values, n, mask, dst.data_type, &mut self.thread.state.registers, &place, how);
            }
        }
        Ok(())
    }

    /// Writes answers: bits of a predicate, or elements of all ones or all zeros.
    fn answer(&mut self, dst: &Destination, span: Span, mask: u32, truth: u32) -> Result<(), Fault> {
        if let To::Predicate(id) = dst.to {
            let bits = &mut self.thread.state.predicates[usize::from(id)];
            let mask = mask << span.first;
            *bits = *bits & !mask | truth << span.first & mask;
            return Ok(());
        }
        let mut values = [0_u64; MAX_LANES];
        for (i, value) in values.iter_mut().enumerate() {
            *value = 0_u64.wrapping_sub(u64::from(truth >> i & 1));
        }
        self.put(dst, usize::from(span.n), mask, &values, Conversion::default())
    }

    /// Where the elements of an indirect operand lie now.
    pub(crate) fn indirect(&self, indirect: &Indirect, n: usize, size: u32) -> Result<Place, Fault> {
        let mut offsets = [0; MAX_LANES];
        let end = self.thread.state.registers.len() as i64;
        for (i, offset) in offsets.iter_mut().enumerate().take(n) {
            let (row, column) = (i as u32 / indirect.w, i as u32 % indirect.w);
            let element = usize::from(indirect.address) + if indirect.v.is_none() { row as usize } else { 0 };
            let address = self.thread.state.addresses.get(element).copied().unwrap_or(0);
            let inner = row * indirect.v.unwrap_or(0) + column * indirect.h;
            let at = i64::from(address) + i64::from(indirect.offset) + i64::from(inner);
            if at < 0 || at + i64::from(size) > end {
                return Err(Fault::OutOfRegisters { offset: at });
            }
            *offset = at as u32;
        }
        Ok(Place::Each(Box::new(offsets)))
    }

    /// The first element of an operand as a number of 64 bits, signed ones sign-extended.
    pub(crate) fn scalar(&self, operand: &VecOperand) -> Result<u64, Fault> {
        Ok(self.elements(operand, 1)?[0] as u64)
    }

    /// Elements of an operand as integers: floating-point numbers as their bits.
    pub(crate) fn elements(&self, operand: &VecOperand, n: usize) -> Result<Lanes<i64>, Fault> {
        let mut values = [0; MAX_LANES];
        let registers = &self.thread.state.registers;
        let modifier = match *operand {
            VecOperand::General { modifier, id, row_offset, col_offset, region } => {
                let variable = self.variable(id)?;
                let data_type = variable.data_type.unwrap_or(DataType::Ud);
                let at = variable.at
                    + u32::from(row_offset) * self.program.register as u32
                    + u32::from(col_offset) * size_of(data_type);
                let place = super::program::region_place(at, region, n, size_of(data_type));
                i64::load(&mut values, n, as_integer(data_type), registers, &place);
                modifier
            }
            VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => {
                let first = self.routine.addresses.get(usize::from(id)).copied().unwrap_or(0);
                let address = first.saturating_add(u16::from(addr_offset));
                let indirect = super::program::indirect_region(address, indirect_offset, bit_properties, region);
                let place = self.indirect(&indirect, n, size_of(bit_properties))?;
                i64::load(&mut values, n, as_integer(bit_properties), registers, &place);
                modifier
            }
            VecOperand::Immediate { modifier, r#type, low, high } => {
                let source = super::program::constant(modifier, r#type, low, high);
                if let Origin::Constant(bytes, place) = &source.from {
                    i64::load(&mut values, n, as_integer(source.data_type), bytes, place);
                }
                modifier
            }
            VecOperand::Address { modifier, id, offset, width } => {
                let first = usize::from(self.routine.addresses.get(usize::from(id)).copied().unwrap_or(0));
                for (i, value) in values.iter_mut().enumerate().take(n) {
                    let element = first + usize::from(offset) + i % (1 << width.bits());
                    *value = i64::from(self.thread.state.addresses.get(element).copied().unwrap_or(0));
                }
                modifier
            }
            VecOperand::Predicate { val, modifier } => {
                let bits = self.thread.state.predicates.get(usize::from(val.id())).copied().unwrap_or(0);
                values[0] = i64::from(bits);
                modifier
            }
            VecOperand::State { class, id, offset, modifier } => {
                let (starts, states) = match class {
                    openvisa_isa::enums::StateClass::Surface => (&self.routine.surfaces, &self.thread.state.surfaces),
                    _ => (&self.routine.samplers, &self.thread.state.samplers),
                };
                let first = usize::from(starts.get(usize::from(id)).copied().unwrap_or(0)) + usize::from(offset);
                for (i, value) in values.iter_mut().enumerate().take(n) {
                    *value = i64::from(states.get(first + i).copied().unwrap_or(0));
                }
                modifier
            }
            _ => return Err(Fault::Invalid("an operand of an unknown class".to_owned())),
        };
        let float = super::program::operand_type(self.routine, operand).kind() == DataTypeKind::Float;
        if !float {
            for value in values.iter_mut().take(n) {
                *value = match modifier {
                    Modifier::Neg => value.wrapping_neg(),
                    Modifier::Abs => value.wrapping_abs(),
                    Modifier::NegAbs => value.wrapping_abs().wrapping_neg(),
                    Modifier::Not => !*value,
                    _ => *value,
                };
            }
        }
        Ok(values)
    }

    pub(crate) fn variable(&self, id: u32) -> Result<super::program::Variable, Fault> {
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
                self.thread.parked[*slot as usize] |= channels;
                self.thread.mask &= !channels;
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
        let step = self.thread.step as u32;
        let behind = self.routine.joins.partition_point(|j| *j <= step);
        match (behind..self.routine.joins.len()).find(|slot| self.thread.parked[*slot] != 0) {
            Some(slot) => Flow::Jump(self.routine.joins[slot] as usize),
            None => self.leave(),
        }
    }

    /// Calls a subroutine with these channels on.
    pub(crate) fn call(&mut self, step: usize, mask: u32) -> Flow {
        let joins = self.routine.joins.len();
        let thread = &mut *self.thread;
        thread.calls.push(Return {
            step: thread.step + 1,
            mask: thread.mask,
            call_mask: thread.call_mask,
            parked: std::mem::replace(&mut thread.parked, vec![0; joins]),
            frame: None,
        });
        (thread.mask, thread.call_mask) = (mask, mask);
        Flow::Jump(step)
    }

    /// Calls a function: variables of its own, and the predefined ones go both ways.
    pub(crate) fn call_function(&mut self, index: usize, mask: u32) -> Result<Flow, Fault> {
        if self.thread.calls.len() > 4096 {
            return Err(Fault::Invalid("calls are nested too deeply".to_owned()));
        }
        let routine =
            self.program.routines.get(index).ok_or_else(|| Fault::Invalid("there is no such function".to_owned()))?;
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

    /// The instruction that runs.
    pub(crate) fn current(&self) -> Option<(usize, InstKind, usize)> {
        let (number, kind, offset) = self.routine.origin.get(self.thread.step)?;
        Some((*number as usize, *kind, *offset as usize))
    }
}

/// An integer type of the same bits.
fn as_integer(data_type: DataType) -> DataType {
    match (data_type.kind(), data_type.width()) {
        (DataTypeKind::Float, 16) => DataType::Uw,
        (DataTypeKind::Float, 32) => DataType::Ud,
        (DataTypeKind::Float, 64) => DataType::Uq,
        _ => data_type,
    }
}

/// Whether the control register says that denormal numbers of a type count as zeros.
#[inline]
fn keeps_no_denormals(data_type: DataType, control: u32) -> bool {
    match data_type {
        DataType::F => control & 0x80 == 0,
        DataType::Df => control & 0x40 == 0,
        DataType::Hf => control & 0x400 == 0,
        _ => false,
    }
}

/// How the control register says that results are rounded.
#[inline]
pub(crate) fn rounding(control: u32) -> Rounding {
    match control >> 4 & 3 {
        0 => Rounding::NearestEven,
        1 => Rounding::Up,
        2 => Rounding::Down,
        _ => Rounding::ToZero,
    }
}
