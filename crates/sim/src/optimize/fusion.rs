//! Fast code: selects kernels for the operations of a routine, and fuses neighbouring ones.
//!
//! Compilers for narrow registers split an operation into halves or quarters. For example, `add
//! (M1, 16)` and `add (M5, 16)` side by side, with contiguous operands, are fused into one vector
//! kernel for 32 channels. A branch into the middle of a fused operation takes the slow path.

use crate::bytecode::memory_op::{AccessKind, MemoryOp, overlap};
use crate::bytecode::{Branch, Bytecode, Channels, Guard, LaneOp, Op, OperandLocation, Routine, ScalarOp, To, size_of};
use crate::numerics::value::ElementOffsets;
use crate::optimize::memory_kernels::{MemoryKernel, select_memory_kernel};
use crate::optimize::operand_check::OperandCheck;
use crate::optimize::vector_kernel::{CONTROL_REGISTER_BYTES, VectorKernel};
use crate::state::thread::Thread;
use std::ops::Range;

/// The fast code of a routine.
#[derive(Clone, Debug, Default)]
pub(crate) struct FastCode {
    ops: Vec<FastOp>,
    /// Index of the fast operation that begins at each step. `None` inside of one.
    entries: Vec<Option<u32>>,
    /// For each fast operation, the operands to check. Empty if they are not checked.
    operand_checks: Vec<CheckedOp>,
}

/// The operands of a fast operation to check.
#[derive(Clone, Debug)]
struct CheckedOp {
    /// The operands of each of its steps.
    steps: Box<[OperandCheck]>,
    /// Whether it is in a loop, so that it pays to remember that they are defined.
    is_repeated: bool,
}

/// A fast operation: one step of a routine, or several that are fused.
#[derive(Clone, Debug)]
pub(crate) struct FastOp {
    pub(crate) kind: FastOpKind,
    /// Its first step.
    pub(crate) step: u32,
    /// Number of instructions before it in the routine.
    pub(crate) instructions: u32,
}

/// The executor of a fast operation. `repr(u8)` gives it a separate tag: decoding a tag in a niche
/// of the payload takes more instructions.
#[derive(Clone, Debug)]
#[repr(u8)]
pub(crate) enum FastOpKind {
    /// By the interpreter.
    Interpret,
    /// By a vector kernel.
    Vector(VectorKernel),
    /// By several vector kernels with the same channels, no predicate, and the same guard on the
    /// control register, which is tested once.
    Batch(Box<[VectorKernel]>),
    /// By a memory kernel.
    Memory(Box<FastMemoryOp>),
    /// By a memory kernel, after the observer of the launch was told of it.
    ObservedMemory(Box<FastMemoryOp>),
    /// A branch with known targets.
    Jump(Jump),
    /// An instruction for the thread as a whole.
    Scalar(ScalarOp),
    /// Enables the channels that are parked in this slot.
    Join(u32),
}

/// A memory operation, and the kernel that executes it.
#[derive(Clone, Debug)]
pub(crate) struct FastMemoryOp {
    pub(crate) kernel: MemoryKernel,
    pub(crate) op: MemoryOp,
    /// The instructions that are fused, in the order of the code.
    pub(crate) parts: Box<[FusedPart]>,
}

/// An instruction that is part of a fused memory operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FusedPart {
    pub(crate) step: u32,
    /// Its first channel, counted from that of the fused operation.
    pub(crate) first: u8,
    /// Number of its channels.
    pub(crate) lanes: u8,
}

/// A branch that each channel may take by itself, with known targets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jump {
    branch: Branch,
    /// Step of the target.
    to: u32,
    /// Whether the branch is backward.
    pub(crate) back: bool,
    /// Slot in which channels are parked that are already at the later of both targets.
    slot: u32,
}

impl Jump {
    /// Resolves the branch at a step. `None` if its later target is not a join.
    fn new(branch: Branch, step: usize, code: &[Op<'_>], labels: &[Option<u32>]) -> Option<Self> {
        let to = labels.get(usize::from(branch.label)).copied().flatten()?;
        let back = to as usize <= step;
        match code.get(if back { step + 1 } else { to as usize })? {
            Op::Join(slot) => Some(Self { branch, to, back, slot: *slot }),
            _ => None,
        }
    }

    /// Executes the branch in a thread. Returns the step at which the thread continues.
    #[inline(always)]
    pub(crate) fn take(
        &self,
        thread: &mut Thread,
        step: usize,
        program: &Bytecode<'_>,
        routine: &Routine<'_>,
    ) -> usize {
        let (leaving, staying) = self.branch.channels(thread);
        if leaving == 0 {
            return step + 1;
        }
        if self.back {
            if staying != 0 {
                thread.park(staying, self.slot);
                thread.show_mask(program);
            }
            return self.to as usize;
        }
        thread.park(leaving, self.slot);
        thread.show_mask(program);
        if thread.mask != 0 {
            return step + 1;
        }
        thread.next_join(routine, step).unwrap_or(self.to as usize)
    }
}

impl FastCode {
    /// Selects the fast code of a routine. `labels` are the steps of its labels, `control` is the
    /// byte offset of the control register.
    pub(crate) fn new(code: &[Op<'_>], labels: &[Option<u32>], control: u32) -> Self {
        let ops = batch_kernels(Self::ops(code, labels, control));
        let mut entries = vec![None; code.len()];
        for (index, op) in ops.iter().enumerate() {
            if let Some(entry) = entries.get_mut(op.step as usize) {
                *entry = Some(index as u32);
            }
        }
        Self { ops, entries, operand_checks: Vec::new() }
    }

    /// Returns a fast operation for each step, or for several that are fused.
    fn ops(code: &[Op<'_>], labels: &[Option<u32>], control: u32) -> Vec<FastOp> {
        let mut ops = Vec::new();
        let (mut step, mut instructions) = (0, 0);
        while step < code.len() {
            let (kind, steps) = match &code[step] {
                Op::Lane(lane) => match lanes(code, step, lane, control) {
                    Some((kernel, steps)) => (FastOpKind::Vector(kernel), steps),
                    None => (FastOpKind::Interpret, 1),
                },
                // Only vector kernels may write the control register on the fast path.
                Op::Memory(access) if access.writes(control..control + CONTROL_REGISTER_BYTES) => {
                    (FastOpKind::Interpret, 1)
                }
                Op::Memory(access) => accesses(code, step, access, control),
                Op::Branch(branch) => {
                    (Jump::new(*branch, step, code, labels).map_or(FastOpKind::Interpret, FastOpKind::Jump), 1)
                }
                Op::Scalar(small) => (FastOpKind::Scalar(*small), 1),
                Op::Join(slot) => (FastOpKind::Join(*slot), 1),
                Op::Inst(_) => (FastOpKind::Interpret, 1),
            };
            ops.push(FastOp { kind, step: step as u32, instructions });
            instructions += code[step..step + steps].iter().filter(|op| !matches!(op, Op::Join(_))).count() as u32;
            step += steps;
        }
        ops.push(FastOp { kind: FastOpKind::Interpret, step: step as u32, instructions });
        ops
    }

    /// Returns the fast code of a launch that is checked. If `observes_memory` is set, the observer
    /// is told of memory operations. The interpreter executes those for which `is_slow` returns
    /// true, and barriers and fences for which `is_slow_scalar` does, and tells the observer of
    /// them.
    pub(crate) fn to_observed(
        &self,
        observes_memory: bool,
        is_slow_scalar: impl Fn(ScalarOp) -> bool,
        is_slow: impl Fn(u32, &MemoryOp) -> bool,
    ) -> Self {
        let mut ops = self.ops.clone();
        for op in &mut ops {
            match &op.kind {
                FastOpKind::Memory(access) if access.parts.iter().any(|part| is_slow(part.step, &access.op)) => {
                    op.kind = FastOpKind::Interpret;
                }
                FastOpKind::Memory(access) if observes_memory => op.kind = FastOpKind::ObservedMemory(access.clone()),
                FastOpKind::Scalar(scalar) if is_slow_scalar(*scalar) => op.kind = FastOpKind::Interpret,
                _ => {}
            }
        }
        Self { ops, entries: self.entries.clone(), operand_checks: Vec::new() }
    }

    /// Checks that operands are defined, given the code of the routine. The interpreter executes
    /// operations that only it can check.
    pub(crate) fn check_operands(&mut self, code: &[Op<'_>]) {
        let loops = self.loops();
        let mut checks = Vec::with_capacity(self.ops.len());
        let ends: Vec<_> = self.ops.iter().skip(1).map(|next| next.step as usize).chain([code.len()]).collect();
        for (op, end) in self.ops.iter_mut().zip(ends) {
            let of_steps: Option<Box<[_]>> = code[op.step as usize..end].iter().map(OperandCheck::new).collect();
            if of_steps.is_none() {
                op.kind = FastOpKind::Interpret;
            }
            let is_repeated = loops.iter().any(|range| range.contains(&op.step));
            checks.push(CheckedOp { steps: of_steps.unwrap_or_default(), is_repeated });
        }
        self.operand_checks = checks;
    }

    /// Returns the steps of loops: from the target of each backward branch to the branch.
    fn loops(&self) -> Vec<Range<u32>> {
        let of_op = |op: &FastOp| match &op.kind {
            FastOpKind::Jump(jump) if jump.back => Some(jump.to..op.step + 1),
            _ => None,
        };
        self.ops.iter().filter_map(of_op).collect()
    }

    /// Defines the results of the first of the last `count` fast operations in all threads. Returns
    /// false if a source is undefined in one of them.
    #[inline(always)]
    pub(crate) fn define_results(&self, count: usize, threads: &mut [Thread]) -> bool {
        let operation = self.ops.len() - count;
        let Some(checked) = self.operand_checks.get(operation) else { return true };
        let is_settled =
            |thread: &Thread| thread.state.shadow.as_ref().is_some_and(|shadow| shadow.is_settled(operation));
        checked.is_repeated && threads.iter().all(is_settled) || checked.define(threads, operation)
    }

    /// Returns the fast operations from a step on. Empty if the step is inside a fused operation.
    #[inline(always)]
    pub(crate) fn from(&self, step: usize) -> &[FastOp] {
        let entry = self.entries.get(step).copied().flatten();
        entry.and_then(|entry| self.ops.get(entry as usize..)).unwrap_or_default()
    }
}

impl CheckedOp {
    /// Defines the results in all threads. Returns false if a source is undefined in one of them.
    /// `operation` is its index in the fast code.
    #[inline(never)]
    fn define(&self, threads: &mut [Thread], operation: usize) -> bool {
        threads.iter_mut().all(|thread| {
            let is_defined = self.steps.iter().all(|check| check.define_results(thread));
            if is_defined && self.is_repeated {
                self.settle(thread, operation);
            }
            is_defined
        })
    }

    /// Remembers whether all operands are defined in a thread.
    #[inline(never)]
    fn settle(&self, thread: &mut Thread, operation: usize) {
        if let Some(shadow) = &mut thread.state.shadow
            && self.steps.iter().all(|check| check.is_settled(shadow))
        {
            shadow.settle(operation);
        }
    }
}

/// Batches adjacent vector kernels that have the same execution mask and control-register guard, so
/// that both are tested once per batch.
fn batch_kernels(ops: Vec<FastOp>) -> Vec<FastOp> {
    let mut batch_kernels: Vec<FastOp> = Vec::with_capacity(ops.len());
    for op in ops {
        if let (FastOpKind::Vector(next), Some(last)) = (&op.kind, batch_kernels.last_mut()) {
            let row = match &mut last.kind {
                FastOpKind::Vector(first) if first.can_batch_with(next) => Some(vec![*first]),
                FastOpKind::Batch(row) if row[0].can_batch_with(next) => Some(std::mem::take(row).into_vec()),
                _ => None,
            };
            if let Some(mut row) = row {
                row.push(*next);
                last.kind = FastOpKind::Batch(row.into());
                continue;
            }
        }
        batch_kernels.push(op);
    }
    batch_kernels
}

/// Selects the vector kernel for an element-wise operation, fused with as many of the following
/// ones as possible. Returns the number of steps that it covers.
fn lanes(code: &[Op<'_>], step: usize, first: &LaneOp, control: u32) -> Option<(VectorKernel, usize)> {
    let mut found = VectorKernel::new(first, control).map(|kernel| (kernel, 1));
    let mut whole: Option<LaneOp> = None;
    for (k, op) in code.iter().enumerate().skip(step + 1) {
        let Op::Lane(next) = op else { break };
        let Some(fused) = whole.as_ref().unwrap_or(first).try_fuse(next) else { break };
        let kernel = VectorKernel::new(&fused, control).filter(|d| fused.span.common() && !d.writes_control());
        found = kernel.map(|kernel| (kernel, k + 1 - step)).or(found);
        whole = Some(fused);
    }
    found
}

/// Selects the memory kernel for a memory operation, fused with as many of the following ones as
/// possible. Repeated selections of the same surface between them are skipped.
fn accesses(code: &[Op<'_>], step: usize, first: &MemoryOp, control: u32) -> (FastOpKind, usize) {
    let chosen = match step.checked_sub(1).map(|before| &code[before]) {
        Some(Op::Scalar(chosen @ ScalarOp::Surface(..))) => Some(*chosen),
        _ => None,
    };
    let mut parts = vec![FusedPart { step: step as u32, first: 0, lanes: first.span.n }];
    let selected = |op: &MemoryOp, parts: &[FusedPart]| {
        let kernel = select_memory_kernel(op)?;
        Some(Box::new(FastMemoryOp { kernel, op: op.clone(), parts: parts.into() }))
    };
    let mut found = selected(first, &parts).map(|access| (access, 1));
    let mut whole: Option<MemoryOp> = None;
    let mut at = step + 1;
    loop {
        if let Some(Op::Scalar(again)) = code.get(at)
            && chosen == Some(*again)
        {
            at += 1;
        }
        let Some(Op::Memory(next)) = code.get(at) else { break };
        if next.writes(control..control + CONTROL_REGISTER_BYTES) {
            break;
        }
        let Some(fused) = whole.as_ref().unwrap_or(first).try_fuse(next) else { break };
        let lanes = next.span.n;
        parts.push(FusedPart { step: at as u32, first: fused.span.n - lanes, lanes });
        at += 1;
        if fused.span.common()
            && let Some(access) = selected(&fused, &parts)
        {
            found = Some((access, at - step));
        }
        whole = Some(fused);
    }
    found.map_or((FastOpKind::Interpret, 1), |(access, steps)| (FastOpKind::Memory(access), steps))
}

impl Channels {
    /// Returns whether kernels exist for this number of channels.
    fn common(self) -> bool {
        matches!(self.n, 16 | 32)
    }

    /// Returns the channels of two instructions as one span, if the channels of `next` directly
    /// follow those of `self`. Spans of fewer than eight channels are not worth fusing.
    pub(crate) fn try_fuse(self, next: Self) -> Option<Self> {
        let n = self.n + next.n;
        let follows = next.first == self.first + self.n && next.all == self.all && self.n >= 8 && next.n >= 8;
        (follows && n <= 32).then_some(Self { n, ..self })
    }
}

impl Guard {
    /// Returns whether both enable each channel by its own bit of the same predicate.
    pub(crate) fn can_fuse(self, next: Self) -> bool {
        self.id == next.id && self.invert == next.invert && self.combine == 0 && next.combine == 0
    }
}

impl ElementOffsets {
    /// Returns the place of the elements of both operands, which have `n` and `more` channels.
    /// `None` if the second does not continue the first.
    fn try_fuse(&self, next: &Self, n: u8, more: u8, size: u32) -> Option<Self> {
        match (self, next) {
            (Self::Run(at), Self::Run(then)) => (*then == at + u32::from(n) * size).then_some(Self::Run(*at)),
            (Self::One(at), Self::One(then)) => (at == then).then_some(Self::One(*at)),
            (Self::Each(offsets), Self::Each(then)) => {
                let mut all = offsets.clone();
                let (n, more) = (usize::from(n), usize::from(more));
                all[n..n + more].copy_from_slice(&then[..more]);
                Some(Self::Each(all))
            }
            _ => None,
        }
    }
}

impl MemoryOp {
    /// Returns the operation that does what this one and then `next` do. `None` if there is none.
    pub(crate) fn try_fuse(&self, next: &Self) -> Option<Self> {
        let span = self.span.try_fuse(next.span)?;
        let same = self.kind == next.kind
            && self.guard.can_fuse(next.guard)
            && self.has_same_base(next)
            && (self.datum, self.slot, self.shift, self.lane) == (next.datum, next.slot, next.shift, next.lane)
            && (self.components, self.channels) == (next.components, next.channels);
        // Components are grouped by component, so that those of both halves are not contiguous.
        let is_scalar = self.components == 1;
        let (n, lane) = (usize::from(self.span.n), self.lane as usize);
        let follows = |from: Option<usize>, then: Option<usize>, step: usize| match (from, then) {
            (Some(from), Some(then)) => then == from + n * step,
            (from, then) => from == then,
        };
        let operands = self.addresses.is_some()
            && follows(self.addresses, next.addresses, usize::from(self.width))
            && follows(self.data, next.data, lane)
            && follows(self.second, next.second, lane)
            && follows(self.result, next.result, lane);
        if !(same && is_scalar && operands) {
            return None;
        }
        // The next one must not read what this one writes.
        let more = usize::from(next.span.n);
        let range = |from: Option<usize>, n: usize, step: usize| from.map(|from| from..from + n * step);
        let written = range(if self.kind == AccessKind::Load { self.data } else { self.result }, n, lane);
        let read = [
            range(next.addresses, more, usize::from(next.width)),
            range(next.data, more, lane).filter(|_| next.kind != AccessKind::Load),
            range(next.second, more, lane),
        ];
        if let Some(written) = written
            && read.iter().flatten().any(|read| overlap(&written, read))
        {
            return None;
        }
        Some(Self { span, ..self.clone() })
    }
}

impl LaneOp {
    /// Returns the operation that does what this one and then `next` do. `None` if there is none.
    fn try_fuse(&self, next: &Self) -> Option<Self> {
        let span = self.span.try_fuse(next.span)?;
        let same = self.kind == next.kind
            && self.class == next.class
            && self.context.control == next.context.control
            && self.guard.can_fuse(next.guard)
            && self.guarded == next.guarded
            && self.dst.data_type == next.dst.data_type
            && self.dst.saturate == next.dst.saturate
            && self.sources.len() == next.sources.len()
            && !self.sets_flag
            && self.second.is_none()
            && next.second.is_none();
        if !same {
            return None;
        }
        let (n, more) = (self.span.n, next.span.n);
        let mut fused = Self { span, ..self.clone() };
        let size = size_of(self.dst.data_type);
        let mut written = None;
        fused.dst.to = match (&self.dst.to, &next.dst.to) {
            (To::Registers(to), To::Registers(then)) => {
                // All channels would write to one element, in order.
                let apart = !matches!(to, ElementOffsets::One(_));
                written = Some(to.range(self.span.n, size)).filter(|_| apart);
                To::Registers(to.try_fuse(then, n, more, size).filter(|_| apart)?)
            }
            (To::Predicate(to), To::Predicate(then)) if to == then => To::Predicate(*to),
            _ => return None,
        };
        for ((fused, from), then) in fused.sources.iter_mut().zip(&self.sources).zip(&next.sources) {
            if from.data_type != then.data_type || from.modifier != then.modifier {
                return None;
            }
            let size = size_of(from.data_type);
            fused.from = match (&from.from, &then.from) {
                (OperandLocation::Registers(from), OperandLocation::Registers(then)) => {
                    // The next one must not read what this one writes.
                    let read = then.range(next.span.n, size);
                    if written.as_ref().is_some_and(|written| overlap(written, &read)) {
                        return None;
                    }
                    OperandLocation::Registers(from.try_fuse(then, n, more, size)?)
                }
                (
                    OperandLocation::Constant(bytes, ElementOffsets::One(0)),
                    OperandLocation::Constant(others, ElementOffsets::One(0)),
                ) if bytes == others => OperandLocation::Constant(bytes.clone(), ElementOffsets::One(0)),
                (OperandLocation::Predicate(id), OperandLocation::Predicate(other)) if id == other => {
                    OperandLocation::Predicate(*id)
                }
                _ => return None,
            };
        }
        Some(fused)
    }
}

#[cfg(test)]
mod tests {
    use super::FastCode;
    use crate::interp::context::ExecContext;
    use crate::numerics::value::Scratch;
    use crate::state::thread::Thread;
    use crate::state::workgroup::Group;
    use crate::test_support::with_kernel;
    use fearless_simd::Level;

    /// Returns a kernel of neighbouring halves and quarters of instructions. Some can be fused;
    /// others cannot, since they read what others write, or differ in an operand.
    fn text() -> String {
        let types = [("d", 4), ("ud", 4), ("q", 8), ("f", 4), ("uw", 2), ("ub", 1)];
        let mut text = String::from(".version 4.1\n.kernel \"k\"\n");
        for (t, _) in types {
            for name in ["A", "B", "C"] {
                text += &format!(".decl {name}{t} v_type=G type={t} num_elts=128 align=GRF\n");
            }
        }
        text += ".decl P1 v_type=P num_elts=32\n.decl P2 v_type=P num_elts=32\nL:\nor (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud\n";
        for (t, size) in types {
            // Returns an operand whose first element belongs to this channel.
            let at = |name: &str, channel: usize, region: &str| {
                let byte = channel * size;
                format!("{name}{t}({},{}){region}", byte / 64, byte % 64 / size)
            };
            for (name, n, masks) in [
                ("add", 16, &["M1", "M5"][..]),
                ("mul", 8, &["M1", "M3", "M5", "M7"]),
                ("and", 16, &["M1_NM", "M5_NM"]),
                ("(P1) add", 16, &["M1", "M5"]),
                ("(!P2) sel", 16, &["M1", "M5"]),
                ("(P2.any) or", 16, &["M1", "M5"]),
                ("cmp.lt", 16, &["M1", "M5"]),
                ("cmp.ge", 16, &["M1", "M5"]),
                ("add", 16, &["M5", "M1"]),
                ("mov", 16, &["M1", "M5"]),
                ("mov", 8, &["M1", "M3"]),
            ] {
                if t == "f" && (name == "and" || name.ends_with("or")) {
                    continue;
                }
                for shift in [0, 1, n, 16] {
                    for (k, mask) in masks.iter().enumerate() {
                        let first = k * n;
                        let dst = if name == "cmp.lt" { "P2".to_owned() } else { at("A", first, "<1>") };
                        let (b, c) = (at("B", first, "<1;1,0>"), at("A", first + shift, "<1;1,0>"));
                        let one = at("A", shift, "<0;1,0>");
                        let operands = match name {
                            "mov" => c,
                            "mul" if shift > 1 => format!("{b} {one}"),
                            _ => format!("{b} {c}"),
                        };
                        text += &format!("{name} ({mask}, {n}) {dst} {operands}\n");
                    }
                }
            }
        }
        text + "not (M1, 16) P2 P1\nnot (M5, 16) P2 P1\nret (M1, 1)\n"
    }

    #[test]
    fn fused_instructions_give_the_results_of_single_ones() {
        let text = text();
        with_kernel(&text, 32, |compiled, bound| {
            let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
            let (mut group, mut scratch) = (Group::new(1, 0, 0), Box::<Scratch>::default());
            let mut number = 1_u64;
            for mask in [u32::MAX, 0x1234_5678, 0xffff, 0xffff_0000] {
                let mut thread = Thread::new(program, 0, 0, mask);
                let control = program.predefined.cr0 as usize;
                for chunk in thread.state.registers.chunks_mut(4) {
                    number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    chunk.copy_from_slice(&((number >> 40) as u32).to_le_bytes()[..chunk.len()]);
                }
                thread.write(control, 4, 0);
                thread.show_mask(program);
                thread.state.predicates.fill(0x5a5a_1234);
                let mut other = thread.clone();
                let mut core =
                    ExecContext::new(program, fast, bound, &mut group, &mut thread, &mut scratch, Level::new());
                core.run(u64::MAX).expect("it runs");
                let mut profile = vec![0; program.counters.len()];
                let mut core =
                    ExecContext::new(program, fast, bound, &mut group, &mut other, &mut scratch, Level::new());
                core.profile = Some(&mut profile);
                core.run(u64::MAX).expect("it runs");
                assert!(thread.ended && other.ended);
                assert_eq!(thread.executed, other.executed);
                assert_eq!(thread.state.predicates, other.state.predicates);
                assert!(thread.state.registers[..] == other.state.registers[..], "registers differ with {mask:#x}");
            }
            let ops = FastCode::ops(&program.routines[0].code, &program.routines[0].labels, program.predefined.cr0);
            // Number of operations that cover several steps, and of those that cover one.
            let fused = ops.windows(2).filter(|pair| pair[1].step > pair[0].step + 1).count();
            let single = ops.len() - 1 - fused;
            // Without vector instructions there are no kernels.
            if Level::new().as_avx2().is_some() {
                assert!(fused > 80 && single > 200, "{fused} {single}");
            }
        });
    }
}
