//! Finds the bytes of the registers that a thread may read before it writes them.
//!
//! A forward must-write dataflow analysis over the code of a routine. It follows each channel by
//! itself: a channel that another one has written for does not count as written. For example, in
//! `mov (M1, 16) V40(0,0)<1> 0x0:ud` followed by `add (M1, 16) V41(0,0)<1> V40(0,0)<1;1,0> 0x1:ud`,
//! each channel has written its element of `V40` before it reads it, so `V40` need not be reset.

use crate::bytecode::memory_op::Elements;
use crate::bytecode::{Channels, Destination, LaneOp, Op, OperandLocation, Routine, To, size_of};
use crate::numerics::value::ElementOffsets;
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns the bytes of the registers that a thread may write, and may read before it writes them.
/// `None` if they are not known: an operation has effects that the analysis does not model.
pub(crate) fn registers_to_reset(routine: &Routine<'_>) -> Option<Vec<Range<usize>>> {
    let branches = routine.code.iter().filter(|op| matches!(op, Op::Branch(_))).count();
    if routine.size > MAX_ANALYSED_BYTES || routine.size * branches > MAX_MERGED_BYTES {
        return None;
    }
    let mut analysis = DefiniteWrites::new(routine);
    for _ in 0..MAX_PASSES {
        if !analysis.pass()? {
            let both = analysis.read.iter().zip(&analysis.written).map(|(read, written)| *read && *written);
            let bytes = both.enumerate().filter(|(_, both)| *both).map(|(at, _)| at..at + 1);
            return Some(merge_close_ranges(bytes.collect()));
        }
    }
    None
}

/// Maximum number of bytes of the registers of a routine that is analysed.
const MAX_ANALYSED_BYTES: usize = 1 << 17;

/// Maximum number of bytes that are merged at branch targets.
const MAX_MERGED_BYTES: usize = 1 << 22;

/// Maximum number of passes over the code until a fixed point. Backward branches rarely need a
/// third.
const MAX_PASSES: usize = 4;

/// Merges ranges that are at most [`MAX_GAP_BYTES`] apart, so that few copies reset them.
pub(crate) fn merge_close_ranges(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut joined: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if range.start <= last.end + MAX_GAP_BYTES => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

/// Maximum number of bytes between two ranges that are merged.
const MAX_GAP_BYTES: usize = 64;

/// The lattice value of a byte: [`UNKNOWN`], the channel that has written it on every path (from 1
/// on), or [`ALL`] if it is written for all channels.
type WriterChannel = u8;

const UNKNOWN: WriterChannel = 0;

const ALL: WriterChannel = u8::MAX;

/// Returns the meet of two lattice values, at a point where two paths join.
fn meet(a: WriterChannel, b: WriterChannel) -> WriterChannel {
    match (a, b) {
        _ if a == b => a,
        (ALL, other) | (other, ALL) => other,
        _ => UNKNOWN,
    }
}

/// Returns the lattice value that a channel of an instruction writes, and that its reads need.
fn writer(span: Channels, channel: usize) -> WriterChannel {
    if span.all { ALL } else { span.first + channel as u8 + 1 }
}

/// The dataflow analysis: the lattice values at the current step, and what has been found.
struct DefiniteWrites<'r, 'a> {
    routine: &'r Routine<'a>,
    /// Lattice value of each byte at the current step.
    known: Vec<WriterChannel>,
    /// Lattice values at the target of each branch, over all branches to it.
    at_target: BTreeMap<usize, Vec<WriterChannel>>,
    /// Whether each byte may be read by a channel that has not written it.
    read: Vec<bool>,
    /// Whether each byte may be written.
    written: Vec<bool>,
}

impl<'r, 'a> DefiniteWrites<'r, 'a> {
    fn new(routine: &'r Routine<'a>) -> Self {
        Self {
            routine,
            known: vec![UNKNOWN; routine.size],
            at_target: BTreeMap::new(),
            read: vec![false; routine.size],
            written: vec![false; routine.size],
        }
    }

    /// Makes one pass over the code. Returns whether the lattice values at the target of a backward
    /// branch changed, so that another pass is needed.
    fn pass(&mut self) -> Option<bool> {
        let mut changed = false;
        self.known.fill(UNKNOWN);
        let routine = self.routine;
        for (step, op) in routine.code.iter().enumerate() {
            match op {
                Op::Join(_) => {
                    if let Some(at_target) = self.at_target.get(&step) {
                        self.known.iter_mut().zip(at_target).for_each(|(known, other)| *known = meet(*known, *other));
                    }
                }
                Op::Branch(branch) => {
                    let Some(to) = routine.labels.get(usize::from(branch.label)).copied().flatten() else { continue };
                    let (to, back) = (to as usize, to as usize <= step);
                    let Some(at_target) = self.at_target.get_mut(&to) else {
                        self.at_target.insert(to, self.known.clone());
                        changed |= back;
                        continue;
                    };
                    for (at_target, known) in at_target.iter_mut().zip(&self.known) {
                        let both = meet(*at_target, *known);
                        changed |= back && both != *at_target;
                        *at_target = both;
                    }
                }
                Op::Lane(lane) => self.lane(lane)?,
                Op::Memory(access) => {
                    let operands = access.operands()?;
                    for elements in &operands.read {
                        self.elements(access.span, elements, Self::reads);
                    }
                    let certain = access.guard.id == 0;
                    for elements in &operands.written {
                        let write = if certain { Self::writes } else { Self::may_write };
                        self.elements(access.span, elements, write);
                    }
                }
                Op::Scalar(_) => {}
                Op::Inst(_) => return None,
            }
        }
        Some(changed)
    }

    fn lane(&mut self, lane: &LaneOp) -> Option<()> {
        for source in &lane.sources {
            match &source.from {
                OperandLocation::Registers(place) => {
                    self.place(lane.span, place, size_of(source.data_type), Self::reads)
                }
                OperandLocation::Indirect(_) => return None,
                OperandLocation::Constant(..)
                | OperandLocation::Predicate(_)
                | OperandLocation::PredicateWord(_)
                | OperandLocation::Address(..) => {}
            }
        }
        let certain = lane.guard.id == 0 || !lane.guarded;
        for Destination { to, data_type, .. } in std::iter::once(&lane.dst).chain(&lane.second) {
            let write = if certain { Self::writes } else { Self::may_write };
            match to {
                To::Registers(place) => self.place(lane.span, place, size_of(*data_type), write),
                To::Indirect(_) => return None,
                To::Nowhere | To::Predicate(_) | To::Address(_) => {}
            }
        }
        Some(())
    }

    /// Applies `what` to the element of each channel of an operand.
    fn place(
        &mut self,
        span: Channels,
        place: &ElementOffsets,
        size: u32,
        what: fn(&mut Self, WriterChannel, Range<usize>),
    ) {
        for i in 0..usize::from(span.n) {
            let at = place.at(i, size as usize);
            what(self, writer(span, i), at..at + size as usize);
        }
    }

    /// Applies `what` to the element of each channel of a memory operation.
    fn elements(&mut self, span: Channels, elements: &Elements, what: fn(&mut Self, WriterChannel, Range<usize>)) {
        for i in 0..usize::from(span.n) {
            let at = elements.at + i * elements.step;
            what(self, writer(span, i), at..at + elements.size);
        }
    }

    fn reads(&mut self, reader: WriterChannel, bytes: Range<usize>) {
        let Some(known) = self.known.get(bytes.clone()) else { return };
        if known.iter().any(|known| *known != ALL && *known != reader) {
            self.read[bytes].fill(true);
        }
    }

    fn writes(&mut self, writer: WriterChannel, bytes: Range<usize>) {
        if let Some(known) = self.known.get_mut(bytes.clone()) {
            known.iter_mut().filter(|known| **known != ALL).for_each(|known| *known = writer);
        }
        self.may_write(writer, bytes);
    }

    fn may_write(&mut self, _: WriterChannel, bytes: Range<usize>) {
        if let Some(written) = self.written.get_mut(bytes) {
            written.fill(true);
        }
    }
}

/// Returns whether each byte of the registers may be written by a thread. `None`: it is not known.
#[cfg(test)]
pub(crate) fn written_bytes(routine: &Routine<'_>) -> Option<Vec<bool>> {
    let mut analysis = DefiniteWrites::new(routine);
    analysis.pass()?;
    Some(analysis.written)
}
