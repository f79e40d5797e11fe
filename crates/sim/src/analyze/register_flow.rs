//! Follows values through the registers of a routine.
//!
//! For example, after `add (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> 0x1:ud` the bytes of `V41` depend
//! on what an earlier step has loaded to `V40`. Values are followed in the order of the code,
//! whatever branches do, and all channels of a variable together. Memory, indirect operands and
//! instructions that are decoded each time pass nothing on.

use crate::bytecode::memory_op::{Elements, overlap};
use crate::bytecode::{LaneOp, Op, OperandLocation, Routine, Source, To, size_of};
use crate::numerics::value::ElementOffsets;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;
use openvisa_isa::semantics::LaneKind;
use openvisa_isa::{DataTypeKind, Inst, Value};
use std::collections::HashMap;
use std::ops::Range;

/// The bytes of the registers that a step may read and write.
#[derive(Clone, Debug, Default)]
pub(crate) struct StepRegisters {
    pub(crate) reads: Vec<Range<u32>>,
    pub(crate) writes: Vec<Range<u32>>,
    /// Whether it may read and write others too.
    pub(crate) is_open: bool,
}

impl StepRegisters {
    /// Returns whether the step may read any of these bytes.
    pub(crate) fn may_read(&self, bytes: &Range<u32>) -> bool {
        self.is_open || self.reads.iter().any(|read| overlap(read, bytes))
    }

    fn of_step(op: &Op<'_>, routine: &Routine<'_>) -> Self {
        let mut found = Self::default();
        match op {
            Op::Lane(lane) => found.add_lanes(lane),
            Op::Memory(message) => match message.operands() {
                Some(operands) => {
                    let range = |elements: &Elements| elements_range(elements, message.span.n);
                    found.reads.extend(operands.read.iter().map(range));
                    found.writes.extend(operands.written.iter().map(range));
                }
                None => found.is_open = true,
            },
            Op::Inst(inst) => found.add_instruction(inst, routine),
            Op::Branch(_) | Op::Scalar(_) | Op::Join(_) => {}
        }
        found
    }

    fn add_lanes(&mut self, op: &LaneOp) {
        for source in &op.sources {
            match &source.from {
                OperandLocation::Indirect(_) => self.is_open = true,
                _ => self.reads.extend(source_range(op, source)),
            }
        }
        for dst in std::iter::once(&op.dst).chain(&op.second) {
            match &dst.to {
                To::Registers(to) => self.writes.push(to.range(op.span.n, size_of(dst.data_type))),
                To::Indirect(_) => self.is_open = true,
                To::Nowhere | To::Predicate(_) | To::Address(_) => {}
            }
        }
    }

    /// Adds the variables that an instruction names: it may read and write all of them.
    fn add_instruction(&mut self, inst: &Inst<'_>, routine: &Routine<'_>) {
        let mut ids = Vec::new();
        inst.fields(&mut |_, value| match value {
            Value::RawOperand(operand) => ids.push(operand.id),
            Value::RawOperands(operands) => ids.extend(operands.iter().map(|operand| operand.id)),
            Value::VecOperand(VecOperand::General { id, .. }) => ids.push(id),
            Value::VecOperand(VecOperand::Indirect { .. }) => self.is_open = true,
            _ => {}
        });
        for variable in ids.iter().filter_map(|id| routine.variables.get(*id as usize)) {
            let bytes = variable.at..variable.at + variable.size;
            self.reads.push(bytes.clone());
            self.writes.push(bytes);
        }
    }
}

/// Returns the bytes from the first element of a message to the end of the last one.
pub(crate) fn elements_range(elements: &Elements, n: u8) -> Range<u32> {
    let start = elements.at as u32;
    start..start + (usize::from(n.max(1)) - 1) as u32 * elements.step as u32 + elements.size as u32
}

/// Returns the bytes of the registers that a source is in.
pub(crate) fn source_range(op: &LaneOp, source: &Source) -> Option<Range<u32>> {
    match &source.from {
        OperandLocation::Registers(from) => Some(from.range(op.span.n, size_of(source.data_type))),
        _ => None,
    }
}

/// Maximum number of loads that are followed at once: one bit each.
pub(crate) const MAX_FOLLOWED_LOADS: usize = 64;

/// Number of passes over code with loops: values flow through as many iterations.
const LOOP_PASSES: usize = 3;

/// Maximum number of copies from which a variable is.
const MAX_COPIES: usize = 16;

/// Number of bytes of the registers that have one [`LoadSet`].
const DWORD_BYTES: u32 = 4;

/// The loads that a value depends on, one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LoadSet {
    /// All of them.
    pub(crate) any: u64,
    /// Those from which it was counted: by operations that give another value when they are
    /// repeated, such as an addition.
    pub(crate) counted: u64,
}

impl LoadSet {
    fn union(self, other: Self) -> Self {
        Self { any: self.any | other.any, counted: self.counted | other.counted }
    }
}

/// A variable and a constant, whose sum is the value of another variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RootValue {
    /// First byte of the variable.
    pub(crate) at: u32,
    added: u64,
}

/// The registers of all steps of a routine, and the copies between them.
pub(crate) struct RegisterFlow<'r, 'a> {
    pub(crate) routine: &'r Routine<'a>,
    pub(crate) steps: Vec<StepRegisters>,
    /// For the first byte of a variable that one step alone writes, by a copy or by the addition of
    /// a constant: the source, and the constant.
    copies: HashMap<u32, RootValue>,
    /// Number of steps that may write each dword, at most 2.
    writers: Vec<u8>,
}

impl<'r, 'a> RegisterFlow<'r, 'a> {
    pub(crate) fn new(routine: &'r Routine<'a>) -> Self {
        let steps: Vec<_> = routine.code.iter().map(|op| StepRegisters::of_step(op, routine)).collect();
        let mut writers = vec![0_u8; routine.size / DWORD_BYTES as usize + 1];
        for range in steps.iter().flat_map(|step| &step.writes) {
            for count in writers.get_mut(dwords_of(range)).into_iter().flatten() {
                *count = (*count + 1).min(2);
            }
        }
        let mut flow = Self { routine, steps, copies: HashMap::new(), writers };
        flow.copies = routine.code.iter().filter_map(|op| flow.copy_of(op)).collect();
        flow
    }

    /// Returns whether at most one step writes these bytes.
    pub(crate) fn has_one_writer(&self, range: &Range<u32>) -> bool {
        self.writers.get(dwords_of(range)).is_some_and(|counts| counts.iter().all(|count| *count < 2))
    }

    /// Returns whether one of some steps may write any of these bytes.
    pub(crate) fn is_written_between(&self, bytes: &Range<u32>, steps: Range<u32>) -> bool {
        let steps = self.steps.get(steps.start as usize..steps.end as usize).unwrap_or_default();
        steps.iter().any(|step| step.is_open || step.writes.iter().any(|write| overlap(write, bytes)))
    }

    /// Returns the first byte of the destination of an operation that alone writes it, and the
    /// variable and the constant whose sum the operation writes.
    fn copy_of(&self, op: &Op<'_>) -> Option<(u32, RootValue)> {
        let Op::Lane(op) = op else { return None };
        let (source, added) = match copied_source(op) {
            Some(source) => (source, 0),
            None => increased_source(op)?,
        };
        match (&op.dst.to, &source.from) {
            (To::Registers(ElementOffsets::Run(to)), OperandLocation::Registers(ElementOffsets::Run(from)))
                if op.guard.id == 0 =>
            {
                let range = *to..*to + u32::from(op.span.n) * size_of(op.dst.data_type);
                self.has_one_writer(&range).then_some((*to, RootValue { at: *from, added }))
            }
            _ => None,
        }
    }

    /// Returns the variable that the variable with a first byte is a copy of, or the sum of and a
    /// constant. That is the variable itself if it is neither.
    pub(crate) fn root_of(&self, at: u32) -> RootValue {
        let mut root = RootValue { at, added: 0 };
        for _ in 0..MAX_COPIES {
            match self.copies.get(&root.at) {
                Some(from) => root = RootValue { at: from.at, added: root.added.wrapping_add(from.added) },
                None => return root,
            }
        }
        root
    }

    /// Follows what at most [`MAX_FOLLOWED_LOADS`] steps have loaded to the registers. Calls
    /// `visit` with each step, in the order of the code, and what the registers depend on before
    /// it.
    pub(crate) fn follow_loads(&self, loads: &[u32], mut visit: impl FnMut(u32, &Op<'_>, &LoadFlow)) {
        let mut flow = LoadFlow {
            dwords: vec![LoadSet::default(); self.writers.len()],
            predicates: vec![LoadSet::default(); self.routine.predicates],
        };
        for _ in 1..self.passes() {
            self.pass(loads, &mut flow, |_, _, _| {});
        }
        self.pass(loads, &mut flow, &mut visit);
    }

    /// Returns the number of passes over the code. Values flow along backward branches from pass to
    /// pass.
    pub(crate) fn passes(&self) -> usize {
        let target = |label: u16| self.routine.labels.get(usize::from(label)).copied().flatten();
        let is_loop = self.routine.code.iter().zip(0..).any(|(op, step)| match op {
            Op::Branch(branch) => target(branch.label).is_some_and(|to| to <= step),
            _ => false,
        });
        if is_loop { LOOP_PASSES } else { 1 }
    }

    fn pass(&self, loads: &[u32], flow: &mut LoadFlow, mut visit: impl FnMut(u32, &Op<'_>, &LoadFlow)) {
        for ((op, registers), step) in self.routine.code.iter().zip(&self.steps).zip(0..) {
            visit(step, op, flow);
            match op {
                Op::Lane(op) => flow.pass_on(op),
                Op::Memory(message) => {
                    let bit = loads.iter().position(|load| *load == step).filter(|bit| *bit < MAX_FOLLOWED_LOADS);
                    let set = LoadSet { any: bit.map_or(0, |bit| 1 << bit), counted: 0 };
                    let is_certain = message.guard.id == 0 && message.lane == u32::from(message.slot);
                    registers.writes.iter().for_each(|range| flow.set(range, set, is_certain));
                }
                _ => {}
            }
        }
    }
}

/// Returns the source of an operation that copies elements and changes no bit of them.
pub(crate) fn copied_source(op: &LaneOp) -> Option<&Source> {
    let (LaneKind::Mov, [source]) = (op.kind, &op.sources[..]) else { return None };
    let is_same_size = size_of(source.data_type) == size_of(op.dst.data_type);
    let is_float = [source.data_type, op.dst.data_type].map(|of| of.kind() == DataTypeKind::Float);
    let is_plain = source.modifier == Modifier::NoModifier && !op.dst.saturate;
    (is_plain && is_same_size && is_float[0] == is_float[1]).then_some(source)
}

/// Returns the source of an addition of a constant to integers, and the constant.
fn increased_source(op: &LaneOp) -> Option<(&Source, u64)> {
    let (LaneKind::Add, [source, constant]) = (op.kind, &op.sources[..]) else { return None };
    let OperandLocation::Constant(bytes, ElementOffsets::One(0)) = &constant.from else { return None };
    let operands = [source, constant];
    let is_plain = operands.iter().all(|of| of.modifier == Modifier::NoModifier) && !op.dst.saturate;
    let of_size = size_of(op.dst.data_type);
    let is_same =
        operands.iter().all(|of| of.data_type.kind() != DataTypeKind::Float && size_of(of.data_type) == of_size);
    let added = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
    (is_plain && is_same && op.second.is_none()).then_some((source, added))
}

/// Returns the indices of the dwords that have any of these bytes.
fn dwords_of(range: &Range<u32>) -> Range<usize> {
    (range.start / DWORD_BYTES) as usize..range.end.div_ceil(DWORD_BYTES) as usize
}

/// The loads that the registers depend on.
pub(crate) struct LoadFlow {
    dwords: Vec<LoadSet>,
    predicates: Vec<LoadSet>,
}

impl LoadFlow {
    /// Returns the loads that any of these bytes depends on.
    pub(crate) fn of_bytes(&self, range: &Range<u32>) -> LoadSet {
        let sets = self.dwords.get(dwords_of(range)).unwrap_or_default();
        sets.iter().fold(LoadSet::default(), |all, set| all.union(*set))
    }

    fn of_predicate(&self, id: u16) -> LoadSet {
        self.predicates.get(usize::from(id)).copied().unwrap_or_default()
    }

    /// Sets the loads that bytes depend on. If `is_certain` is not set, they may depend on the
    /// earlier ones as well.
    fn set(&mut self, range: &Range<u32>, set: LoadSet, is_certain: bool) {
        let first = range.start / DWORD_BYTES;
        for (known, dword) in self.dwords.get_mut(dwords_of(range)).into_iter().flatten().zip(first..) {
            let is_whole = dword * DWORD_BYTES >= range.start && (dword + 1) * DWORD_BYTES <= range.end;
            *known = if is_certain && is_whole { set } else { known.union(set) };
        }
    }

    /// Passes the loads of the sources of an operation on to its results.
    fn pass_on(&mut self, op: &LaneOp) {
        let mut set = LoadSet::default();
        for source in &op.sources {
            set = set.union(match &source.from {
                OperandLocation::Registers(from) => self.of_bytes(&from.range(op.span.n, size_of(source.data_type))),
                OperandLocation::Predicate(id) | OperandLocation::PredicateWord(id) => self.of_predicate(*id),
                _ => LoadSet::default(),
            });
        }
        if op.kind.selects() {
            set = set.union(self.of_predicate(op.guard.id));
        }
        if counts(op.kind) {
            set.counted = set.any;
        }
        let is_certain = op.guard.id == 0 || !op.guarded;
        for dst in std::iter::once(&op.dst).chain(&op.second) {
            match &dst.to {
                To::Registers(to) => {
                    let is_run = matches!(to, ElementOffsets::Run(_));
                    self.set(&to.range(op.span.n, size_of(dst.data_type)), set, is_certain && is_run);
                }
                To::Predicate(id) => {
                    if let Some(known) = self.predicates.get_mut(usize::from(*id)) {
                        *known = known.union(set);
                    }
                }
                To::Nowhere | To::Address(_) | To::Indirect(_) => {}
            }
        }
    }
}

/// Returns whether repeating an operation on its result gives another value, in general. Setting a
/// bit and choosing the larger one of two numbers do not.
fn counts(kind: LaneKind) -> bool {
    use LaneKind::{And, Bfn, Cmp, MinMax, Mov, Or, Sel};
    !matches!(kind, Mov | Sel | Cmp | MinMax | And | Or | Bfn)
}
