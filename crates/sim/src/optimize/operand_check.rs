//! Checks on the fast path that the operands of an operation are defined.
//!
//! A launch that is checked for registers that nobody wrote has the [shadow](RegisterShadow) of the
//! registers of each thread. Before a fast operation is executed, its sources must be defined, and
//! its results become defined. For example, `add (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> 0x1:ud` tests
//! the 64 bytes of `V40` and clears those of `V41`. If a source is not wholly defined, the
//! operation takes the slow path, where [`semantics`](crate::semantics::undefined) follows each
//! undefined bit.

use crate::bytecode::memory_op::{AccessKind, Elements, MemoryOp};
use crate::bytecode::{Branch, Channels, Destination, Guard, LaneOp, Op, OperandLocation, To, lanes_in_mask, size_of};
use crate::checks::register_shadow::{RegisterBytes, RegisterShadow};
use crate::numerics::value::ElementOffsets;
use crate::state::thread::Thread;

/// The elements of an operand in the registers, one for each channel.
#[derive(Clone, Debug)]
struct CheckedElements {
    offsets: ElementOffsets,
    /// Number of bytes of an element.
    size: usize,
}

impl CheckedElements {
    /// Returns the elements of an operand of a memory operation for `n` channels.
    fn of_message(elements: &Elements, n: u8) -> Self {
        let at = |lane: usize| (elements.at + lane * elements.step) as u32;
        let offsets = match (n, elements.step == elements.size) {
            (1, _) => ElementOffsets::One(at(0)),
            (_, true) => ElementOffsets::Run(at(0)),
            (_, false) => ElementOffsets::Each(Box::new(std::array::from_fn(at))),
        };
        Self { offsets, size: elements.size }
    }

    /// Returns the offset of the element of a channel.
    #[inline]
    fn at(&self, lane: usize) -> usize {
        self.offsets.at(lane, self.size)
    }

    /// Returns the bytes of all elements, if they are contiguous.
    #[inline]
    fn range(&self, n: u8) -> Option<RegisterBytes> {
        match &self.offsets {
            ElementOffsets::Run(at) => Some(RegisterBytes { at: *at as usize, size: usize::from(n) * self.size }),
            ElementOffsets::One(at) => Some(RegisterBytes { at: *at as usize, size: self.size }),
            ElementOffsets::Each(_) => None,
        }
    }

    /// Returns whether the elements of all enabled channels are defined.
    #[inline(always)]
    fn are_defined(&self, shadow: &RegisterShadow, span: Channels, enabled: u32) -> bool {
        self.range(span.n).is_some_and(|all| shadow.is_defined(all.at, all.size))
            || lanes_in_mask(enabled).all(|lane| shadow.is_defined(self.at(lane), self.size))
    }

    /// Returns whether the elements of all channels are defined.
    fn are_all_defined(&self, shadow: &RegisterShadow, span: Channels) -> bool {
        match self.range(span.n) {
            Some(all) => shadow.is_defined(all.at, all.size),
            None => lanes_in_mask(span.mask()).all(|lane| shadow.is_defined(self.at(lane), self.size)),
        }
    }

    /// Defines the elements of all enabled channels.
    #[inline(always)]
    fn define(&self, shadow: &mut RegisterShadow, span: Channels, enabled: u32) {
        match self.range(span.n) {
            Some(all) if enabled == span.mask() => shadow.define(all.at, all.size),
            Some(all) if shadow.is_defined(all.at, all.size) => {}
            _ => lanes_in_mask(enabled).for_each(|lane| shadow.define(self.at(lane), self.size)),
        }
    }
}

/// The operands of a step that the fast path checks.
#[derive(Clone, Debug)]
pub(crate) struct OperandCheck {
    span: Channels,
    guard: Guard,
    /// Whether the predicate enables channels. Otherwise it is an operand.
    guarded: bool,
    reads: Box<[CheckedElements]>,
    writes: Box<[CheckedElements]>,
    /// The predicate whose bits are read as a source.
    predicate_source: Option<u16>,
    /// The predicate whose bits are written.
    predicate_result: Option<u16>,
}

impl OperandCheck {
    /// Returns the check of an operation. `None` if only the slow path can check it.
    pub(crate) fn new(op: &Op<'_>) -> Option<Self> {
        match op {
            Op::Lane(op) => Self::of_lanes(op),
            Op::Memory(op) => Self::of_message(op),
            Op::Branch(branch) => Some(Self::of_branch(*branch)),
            Op::Scalar(_) | Op::Join(_) => Some(Self::of_guard(Channels::default(), Guard::default())),
            Op::Inst(_) => None,
        }
    }

    /// Returns the check of an operation whose only operand is its predicate.
    fn of_guard(span: Channels, guard: Guard) -> Self {
        let (reads, writes) = (Box::default(), Box::default());
        Self { span, guard, guarded: true, reads, writes, predicate_source: None, predicate_result: None }
    }

    fn of_branch(branch: Branch) -> Self {
        Self::of_guard(branch.span, branch.guard)
    }

    fn of_lanes(op: &LaneOp) -> Option<Self> {
        let mut check = Self { guarded: op.guarded, ..Self::of_guard(op.span, op.guard) };
        let mut reads = Vec::new();
        for source in &op.sources {
            match &source.from {
                OperandLocation::Registers(offsets) => {
                    reads.push(CheckedElements { offsets: offsets.clone(), size: size_of(source.data_type) as usize });
                }
                OperandLocation::Constant(..) => {}
                OperandLocation::Predicate(id) if check.predicate_source.is_none() => {
                    check.predicate_source = Some(*id);
                }
                _ => return None,
            }
        }
        let Destination { to, data_type, .. } = &op.dst;
        match to {
            To::Registers(offsets) => {
                check.writes =
                    [CheckedElements { offsets: offsets.clone(), size: size_of(*data_type) as usize }].into();
            }
            To::Predicate(id) => check.predicate_result = Some(*id),
            To::Nowhere => {}
            To::Address(_) | To::Indirect(_) => return None,
        }
        check.reads = reads.into();
        (op.second.is_none() && !op.sets_flag).then_some(check)
    }

    fn of_message(op: &MemoryOp) -> Option<Self> {
        let operands = op.operands()?;
        let of = |elements: &Elements| CheckedElements::of_message(elements, op.span.n);
        // Of a stored element, only those bytes count that go to memory.
        let stored = |elements: &Elements| match op.kind {
            AccessKind::Store => {
                let at = elements.at + usize::from(op.shift) / 8;
                CheckedElements::of_message(&Elements { at, size: usize::from(op.datum), ..*elements }, op.span.n)
            }
            _ => of(elements),
        };
        let addresses = usize::from(op.addresses.is_some());
        let (addresses, data) = operands.read.split_at_checked(addresses)?;
        Some(Self {
            reads: addresses.iter().map(of).chain(data.iter().map(stored)).collect(),
            writes: operands.written.iter().map(of).collect(),
            ..Self::of_guard(op.span, op.guard)
        })
    }

    /// Returns whether all operands are defined in all channels, so that they are whenever the
    /// operation is executed again.
    pub(crate) fn is_settled(&self, shadow: &RegisterShadow) -> bool {
        let guard = Some(self.guard.id).filter(|id| *id != 0);
        let mut predicates = [guard, self.predicate_source, self.predicate_result].into_iter().flatten();
        predicates.all(|id| shadow.predicate(id) >> self.span.first & self.span.mask() == 0)
            && self.reads.iter().chain(&self.writes).all(|elements| elements.are_all_defined(shadow, self.span))
    }

    /// Defines the results of the operation in a thread. Returns false if a source is undefined.
    #[inline(always)]
    pub(crate) fn define_results(&self, thread: &mut Thread) -> bool {
        let span = self.span;
        let mut enabled = thread.active(span);
        let state = &mut thread.state;
        let Some(shadow) = state.shadow.as_deref_mut() else { return true };
        if self.guard.id != 0 {
            let relevant = if self.guard.combine == 0 { enabled } else { span.mask() };
            if shadow.predicate(self.guard.id) >> span.first & relevant != 0 {
                return false;
            }
            if self.guarded {
                enabled &= self.guard.holds(&state.predicates, span);
            }
        }
        if self.predicate_source.is_some_and(|id| shadow.predicate(id) >> span.first & enabled != 0) {
            return false;
        }
        if !self.reads.iter().all(|elements| elements.are_defined(shadow, span, enabled)) {
            return false;
        }
        self.writes.iter().for_each(|elements| elements.define(shadow, span, enabled));
        if let Some(id) = self.predicate_result {
            shadow.set_predicate(id, enabled << span.first, 0, None);
        }
        true
    }
}
