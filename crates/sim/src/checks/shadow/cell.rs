//! The accesses that shadow memory keeps of a cell: a word, or a row whose words were all accessed
//! alike.
//!
//! For example, after a store of one thread and loads of three others, a cell has the store and two
//! of the loads. Any later store races with one of them if it races with a load at all.

use crate::checks::shadow::pages::WORD_BYTES_LOG2;
use crate::checks::shadow::{Segment, Segments, WORD_BYTES};
use crate::memory::fence::FencedMemory;

/// The kind of an observed access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ObservedKind {
    Load,
    Store,
    AtomicLoad,
    AtomicUpdate,
}

impl ObservedKind {
    pub(crate) const fn writes(self) -> bool {
        matches!(self, Self::Store | Self::AtomicUpdate)
    }

    pub(crate) const fn is_atomic(self) -> bool {
        matches!(self, Self::AtomicLoad | Self::AtomicUpdate)
    }

    /// Returns whether two accesses need an order.
    const fn conflicts(self, other: Self) -> bool {
        (self.writes() || other.writes()) && !(self.is_atomic() && other.is_atomic())
    }
}

/// An access as shadow memory keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeptAccess {
    /// Index of the segment.
    pub(crate) segment: u32,
    /// Step of the instruction in its routine.
    pub(crate) step: u32,
    pub(crate) routine: u16,
    pub(crate) kind: ObservedKind,
    /// The channel, or that of the first accessed byte of a row or word. `None` if the thread makes
    /// the access as a whole.
    pub(crate) channel: Option<u8>,
    /// The bytes of each word, one bit for each.
    pub(super) bytes: u8,
    /// Binary logarithm of the number of neighbouring bytes of a row that each channel accesses: 0
    /// for bytes, 2 for dwords.
    pub(super) lane_bytes_log2: u8,
}

impl KeptAccess {
    /// Returns the part of an access that is to the word with this index, counted from the word
    /// that `channel` accesses.
    pub(super) fn at_word(self, word: usize) -> Self {
        let channel = self.channel.map(|first| first + ((word * WORD_BYTES as usize) >> self.lane_bytes_log2) as u8);
        Self { channel, lane_bytes_log2: self.lane_bytes_log2.min(WORD_BYTES_LOG2), ..self }
    }

    /// Returns the part of an access to a word that is by the channel of the first byte that
    /// `other` accesses as well.
    pub(super) fn at_shared_byte(self, other: &Self) -> Self {
        let byte = (self.bytes & other.bytes).trailing_zeros();
        let channel = self.channel.map(|first| first + (byte >> self.lane_bytes_log2) as u8);
        Self { channel, lane_bytes_log2: WORD_BYTES_LOG2, ..self }
    }

    /// Returns whether nothing orders two accesses to the same bytes that need an order.
    #[inline]
    fn races_with(&self, new: &Self, segments: &Segments, memory: FencedMemory) -> bool {
        if self.segment == new.segment || self.bytes & new.bytes == 0 || !self.kind.conflicts(new.kind) {
            return false;
        }
        let [before, now] = [self, new].map(|access| &segments.epochs[access.segment as usize]);
        // The channels of a thread execute in lock-step, in the order of the program.
        let [one, other] = [&before.segment, &now.segment];
        (one.group != other.group || one.thread != other.thread && one.barriers == other.barriers)
            && !segments.are_ordered(before, now, memory)
    }
}

/// The accesses to a cell that later ones can race with.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShadowCell {
    pub(super) write: Option<KeptAccess>,
    /// Reads of different segments since the write.
    reads: [Option<KeptAccess>; 2],
}

impl ShadowCell {
    /// Returns the cell after a write.
    pub(super) fn after_write(write: KeptAccess) -> Self {
        Self { write: Some(write), reads: [None; 2] }
    }

    /// Returns the cell of one word of a row whose words were all accessed alike.
    pub(super) fn at_word(&self, word: usize) -> Self {
        let at = |access: Option<KeptAccess>| access.map(|access| access.at_word(word));
        Self { write: at(self.write), reads: self.reads.map(at) }
    }

    /// Returns a kept access that races with a new one, if there is one.
    #[inline(always)]
    pub(super) fn find_race(&self, new: &KeptAccess, segments: &Segments, memory: FencedMemory) -> Option<KeptAccess> {
        // Two reads do not race.
        if new.kind.writes() {
            for read in self.reads.into_iter().flatten() {
                if read.races_with(new, segments, memory) {
                    return Some(read);
                }
            }
        }
        self.write.filter(|write| write.races_with(new, segments, memory))
    }

    /// Returns whether the cell has an access already that stands for a new one: another update by
    /// an atomic operation, between the same barriers of the group. `now` is the segment of `new`.
    #[inline(always)]
    pub(super) fn has_update_like(&self, new: &KeptAccess, now: &Segment, segments: &Segments) -> bool {
        let Self { write: Some(write), reads: [None, None] } = self else { return false };
        let is_same_kind = write.kind == ObservedKind::AtomicUpdate && new.kind == write.kind;
        if !is_same_kind || write.bytes != new.bytes {
            return false;
        }
        let before = &segments.epochs[write.segment as usize].segment;
        write.segment == new.segment || before.group == now.group && before.barriers == now.barriers
    }

    /// Keeps a new access.
    #[inline(always)]
    pub(super) fn update(&mut self, new: KeptAccess, segments: &Segments, memory: FencedMemory) {
        if new.kind.writes() {
            *self = Self::after_write(new);
            return;
        }
        // A read takes the place of one that orders later writes in the same way, or less strictly.
        let now = &segments.epochs[new.segment as usize];
        let is_replaced = |old: &Option<KeptAccess>| {
            old.is_none_or(|old| {
                old.segment == new.segment || {
                    let before = &segments.epochs[old.segment as usize];
                    before.segment.precedes(&now.segment) || segments.are_ordered(before, now, memory)
                }
            })
        };
        if let Some(place) = self.reads.iter_mut().find(|old| is_replaced(old)) {
            *place = Some(new);
        }
    }
}
