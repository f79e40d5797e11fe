//! Observes messages as a whole: those whose channels access neighbouring words, and atomic
//! operations on words of one memory.
//!
//! For example, a load of sixteen neighbouring dwords is recorded as one access to a row of shadow
//! memory. A message that may be a mistake is observed again channel by channel, which reports what
//! it finds. To tell shadow memory twice does no harm, because both times are in one segment of the
//! thread.

use crate::bytecode::lanes_in_mask;
use crate::bytecode::memory_op::{MemoryOp, Target};
use crate::checks::observer::Observer;
use crate::checks::shadow::{
    NewAccess, ObservedKind, ObservedPlace, ROW_BYTES, ROW_WORDS, RowWords, WORD_BYTES, WORD_BYTES_LOG2,
};
use crate::interp::context::ExecContext;
use crate::memory::written::WrittenBytes;
use openvisa_isa::semantics::MAX_LANES;
use std::ops::ControlFlow;

/// A message that is executed next.
#[derive(Clone, Copy)]
pub(super) struct ObservedMessage<'m> {
    pub(super) op: &'m MemoryOp,
    pub(super) kind: ObservedKind,
    pub(super) target: Target,
    /// The enabled channels.
    pub(super) mask: u32,
    pub(super) addresses: &'m [u64; MAX_LANES],
}

impl ObservedMessage<'_> {
    /// Returns the number of bytes that each channel accesses, if shadow memory can record them as
    /// neighbours: dwords, or a smaller element that the channel loads.
    fn neighbour_bytes(&self) -> Option<u64> {
        let op = self.op;
        let is_small_load = self.kind == ObservedKind::Load && op.datum < 4 && op.channels;
        let bytes = u64::from(op.components.count_ones()) * u64::from(op.datum);
        // The bytes of a channel are in one row, so that shadow memory finds the channel of a byte.
        let is_in_row = !op.channels || bytes.is_power_of_two() && bytes <= ROW_BYTES;
        let is_contiguous = op.reach() as u64 == bytes && self.mask == op.span.mask();
        let mut neighbours = self.addresses[..usize::from(op.span.n).min(MAX_LANES)].iter().zip(0..);
        let first = self.addresses[0];
        ((op.datum == 4 || is_small_load) && is_in_row && is_contiguous)
            .then_some(bytes)
            .filter(|bytes| neighbours.all(|(address, lane): (&u64, u64)| address.wrapping_sub(first) == lane * bytes))
    }
}

impl ExecContext<'_> {
    /// Observes a message as a whole. Returns false if its channels have to be observed one by one.
    pub(super) fn try_observe_whole(&self, observer: &mut Observer, message: ObservedMessage<'_>) -> bool {
        if message.kind.is_atomic() {
            return message.op.channels && message.op.reach() == 4 && self.observe_words(observer, message);
        }
        message.neighbour_bytes().is_some_and(|lane_bytes| self.observe_neighbours(observer, message, lane_bytes))
    }

    /// Observes a load or store of neighbouring words, row by row.
    fn observe_neighbours(&self, observer: &mut Observer, message: ObservedMessage<'_>, lane_bytes: u64) -> bool {
        let ObservedMessage { op, kind, target, addresses, .. } = message;
        let bytes = u64::from(op.span.n) * lane_bytes;
        let place = self.locate(target, addresses[0], bytes as usize).and_then(|place| self.observed_place(place));
        let Some(place) = place else { return false };
        let start = place.offset();
        let alignment = if op.channels { lane_bytes.max(WORD_BYTES) } else { WORD_BYTES };
        if !start.is_multiple_of(alignment) || !bytes.is_multiple_of(WORD_BYTES) {
            return false;
        }
        if let Some(written) = self.written_bytes(observer, place) {
            match kind {
                ObservedKind::Store => written.mark(start as usize, bytes as usize),
                _ if written.has_all(start as usize, bytes as usize) => {}
                _ => return false,
            }
        }
        let Some(shadow) = &mut observer.shadow else { return true };
        let lane_bytes_log2 = if op.channels { lane_bytes.trailing_zeros() as u8 } else { WORD_BYTES_LOG2 };
        let budget = &mut |bytes| self.policy.budget.take(bytes);
        let (mut word, total) = (0, bytes / WORD_BYTES);
        while word < total {
            let in_row = (start / WORD_BYTES + word) % ROW_WORDS as u64;
            let count = (total - word).min(ROW_WORDS as u64 - in_row);
            let accessed = (u16::MAX >> (ROW_WORDS as u64 - count)) << in_row;
            let place = place.at(start + word * WORD_BYTES);
            let changed = match kind {
                ObservedKind::Store => self.changed_words(op, place, word as usize, count as usize) << in_row,
                _ => accessed,
            };
            let words = RowWords { accessed, changed, lane_bytes_log2 };
            let lane = ((word * WORD_BYTES) >> lane_bytes_log2) as u8;
            let new = self.new_message_access(message, lane);
            if shadow.record_row(place, words, new, budget, &mut |_| ControlFlow::Break(()))
                != Ok(ControlFlow::Continue(()))
            {
                return false;
            }
            word += count;
        }
        true
    }

    /// Returns the mask of the words that a store to neighbouring words changes, among `count`
    /// words from the one with index `first` on, which is at `place`.
    fn changed_words(&self, op: &MemoryOp, place: ObservedPlace, first: usize, count: usize) -> u16 {
        let mut old = [[0; 4]; ROW_WORDS];
        let old = &mut old[..count];
        match place {
            ObservedPlace::Buffer(id, offset) => {
                if let Some(buffer) = self.bound.memory.buffer(id) {
                    buffer.dwords(offset as usize / 4, old);
                }
            }
            ObservedPlace::Local(offset) => {
                if let Some(from) = self.group.local.get(offset as usize..offset as usize + 4 * count) {
                    old.copy_from_slice(from.as_chunks().0);
                }
            }
        }
        let components = op.components.count_ones() as usize;
        old.iter().zip(first..).zip(0..).fold(0, |changed, ((old, word), bit)| {
            let new = self.stored_value(op, word % components, word / components) as u32;
            changed | u16::from(new != u32::from_le_bytes(*old)) << bit
        })
    }

    /// Observes an atomic operation of channels on words of one memory.
    fn observe_words(&self, observer: &mut Observer, message: ObservedMessage<'_>) -> bool {
        let ObservedMessage { op, kind, target, mask, addresses } = message;
        let enabled = || lanes_in_mask(mask).map(|lane| addresses[lane]);
        let (Some(first), Some(last)) = (enabled().min(), enabled().max()) else { return true };
        let bytes = usize::try_from(last - first).ok().and_then(|distance| distance.checked_add(op.reach()));
        let found = bytes.and_then(|bytes| Some((self.observed_place(self.locate(target, first, bytes)?)?, bytes)));
        let Some((place, bytes)) = found else { return false };
        let offset = |lane: usize| place.offset() + (addresses[lane] - first);
        if lanes_in_mask(mask).any(|lane| !offset(lane).is_multiple_of(WORD_BYTES)) {
            return false;
        }
        let is_unwritten = |written: &&WrittenBytes| !written.has_all(place.offset() as usize, bytes);
        if let Some(written) = self.written_bytes(observer, place).filter(is_unwritten) {
            for at in lanes_in_mask(mask).map(|lane| offset(lane) as usize) {
                if !written.has_any(at, WORD_BYTES as usize) {
                    return false;
                }
                if kind.writes() {
                    written.mark(at, WORD_BYTES as usize);
                }
            }
        }
        let Some(shadow) = &mut observer.shadow else { return true };
        let accesses = lanes_in_mask(mask).map(|lane| (op.span.first + lane as u8, offset(lane)));
        let (new, budget) = (self.new_message_access(message, 0), &mut |bytes| self.policy.budget.take(bytes));
        shadow.record_words(place, accesses, new, budget, &mut |_| ControlFlow::Break(()))
            == Ok(ControlFlow::Continue(()))
    }

    /// Returns the bytes of a memory that were written, if loads of unwritten memory are looked
    /// for.
    fn written_bytes<'o>(&'o self, observer: &'o Observer, place: ObservedPlace) -> Option<&'o WrittenBytes> {
        let local = observer.local_written.as_ref()?;
        match place {
            ObservedPlace::Buffer(id, _) => self.bound.memory.written(id),
            ObservedPlace::Local(_) => Some(local),
        }
    }

    /// Returns the access of a lane for shadow memory.
    fn new_message_access(&self, message: ObservedMessage<'_>, lane: u8) -> NewAccess {
        let (op, place) = (message.op, self.code_place());
        NewAccess {
            segment: self.segment(),
            step: place.step,
            routine: place.routine,
            kind: message.kind,
            channel: op.channels.then_some(op.span.first + lane),
        }
    }
}
