//! Shadow memory: the accesses that later ones can race with.
//!
//! For example, after a store of a thread to a dword, the shadow of the dword has that store and no
//! reads. A load of another thread in the same segment races with it.

mod cell;
pub(crate) mod order;
mod pages;
#[cfg(test)]
mod tests;

pub(crate) use cell::{KeptAccess, ObservedKind};
pub(crate) use order::AtomicOrder;
pub(crate) use pages::{ROW_BYTES, ROW_WORDS, WORD_BYTES, WORD_BYTES_LOG2};

use crate::memory::fence::{FenceEffect, FencedMemory};
use crate::memory::flat_memory::BufferId;
use crate::trap::Fault;
use cell::ShadowCell;
use order::{Epoch, HappensBefore};
use pages::{ShadowPages, ShadowRow, SplitRowPool};
use std::ops::ControlFlow;

/// The mask of all bytes of a word.
const ALL_BYTES: u8 = (1 << WORD_BYTES) - 1;

/// The part of a thread's execution between two barriers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Segment {
    pub(crate) group: [u32; 3],
    /// Index of the thread in the group.
    pub(crate) thread: u32,
    /// Number of barriers that the thread has passed.
    pub(crate) barriers: u32,
}

impl Segment {
    /// Returns whether accesses in this segment precede all later accesses of `later`, which is in
    /// the same group.
    fn precedes(&self, later: &Self) -> bool {
        self.group == later.group && (self.thread == later.thread || self.barriers < later.barriers)
    }
}

/// An access to be observed, without its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewAccess {
    pub(crate) segment: Segment,
    pub(crate) step: u32,
    pub(crate) routine: u16,
    pub(crate) kind: ObservedKind,
    pub(crate) channel: Option<u8>,
}

impl NewAccess {
    /// Returns the access as shadow memory keeps it.
    fn keep(&self, segment: u32, bytes: u8) -> KeptAccess {
        let Self { step, routine, kind, channel, .. } = *self;
        KeptAccess { segment, step, routine, kind, channel, bytes, lane_bytes_log2: WORD_BYTES_LOG2 }
    }
}

/// The words of a row that a message accesses, as bit masks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowWords {
    pub(crate) accessed: u16,
    /// The words whose contents the access changes. A store that changes nothing races with
    /// nothing, except for the first store to local memory, whose contents are undefined before.
    pub(crate) changed: u16,
    /// Binary logarithm of the number of neighbouring bytes that each channel accesses.
    pub(crate) lane_bytes_log2: u8,
}

/// The first byte of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ObservedPlace {
    /// An offset in a buffer, in bytes.
    Buffer(BufferId, u64),
    /// An offset in the shared local memory of the group that runs, in bytes.
    Local(u64),
}

impl ObservedPlace {
    pub(crate) const fn offset(self) -> u64 {
        let (Self::Buffer(_, offset) | Self::Local(offset)) = self;
        offset
    }

    const fn memory(self) -> FencedMemory {
        match self {
            Self::Buffer(..) => FencedMemory::Global,
            Self::Local(_) => FencedMemory::Local,
        }
    }
}

/// Two accesses that race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RacingPair {
    pub(crate) first: KeptAccess,
    pub(crate) second: KeptAccess,
    /// Offset of the word in its memory, in bytes.
    pub(crate) offset: u64,
}

/// The segments, and what happens before what.
#[derive(Debug, Default)]
struct Segments {
    epochs: Vec<Epoch>,
    order: HappensBefore,
}

impl Segments {
    /// Returns whether atomic operations and fences order accesses to a kind of memory: one of
    /// `before`, and the next ones of `now`, which runs.
    #[inline(always)]
    fn are_ordered(&self, before: &Epoch, now: &Epoch, memory: FencedMemory) -> bool {
        self.order.is_followed && self.order.is_ordered(before, now, memory)
    }
}

/// Number of segments for which memory is taken at once.
const SEGMENTS_AT_ONCE: usize = 1024;

/// Takes a number of bytes for shadow memory.
pub(crate) type PageBudget<'a> = dyn FnMut(u64) -> Result<(), Fault> + 'a;

/// Is called with each race that is found. If it breaks, the later access is not kept, so that it
/// is found again if it is recorded again.
pub(crate) type RaceCallback<'a> = dyn FnMut(RacingPair) -> ControlFlow<()> + 'a;

/// The accesses of a launch that later ones can race with.
#[derive(Debug, Default)]
pub(crate) struct Shadow {
    segments: Segments,
    /// Index of the present segment of each thread of the group.
    current: Vec<Option<u32>>,
    /// The buffers, by their ids.
    buffers: Vec<ShadowPages>,
    /// Shared local memory of the group that runs.
    local: ShadowPages,
    pool: SplitRowPool,
}

impl Shadow {
    /// Follows the order that atomic operations and fences make, or does not.
    pub(crate) fn follow_order(&mut self, is_followed: bool) {
        self.segments.order.is_followed = is_followed;
    }

    /// Returns whether fences, barriers and atomic operations must be told.
    pub(crate) fn follows_order(&self) -> bool {
        self.segments.order.is_followed
    }

    /// Returns the segment of an access.
    pub(crate) fn segment(&self, access: &KeptAccess) -> Segment {
        self.segments.epochs[access.segment as usize].segment
    }

    /// Forgets the shared local memory of the group that has ended.
    pub(crate) fn end_group(&mut self) {
        self.local.clear(&mut self.pool);
        self.current.clear();
        self.segments.order.end_group();
    }

    /// Follows a fence of the thread of a segment.
    pub(crate) fn fence(&mut self, segment: Segment, effect: FenceEffect) {
        if self.segments.order.fence(segment, effect)
            && let Some(current) = self.current.get_mut(segment.thread as usize)
        {
            *current = None;
        }
    }

    /// Follows the arrival of the thread of a segment at the barrier of its group.
    pub(crate) fn arrive(&mut self, segment: Segment) {
        self.segments.order.arrive(segment);
    }

    /// Follows an atomic operation of the thread of a segment.
    ///
    /// # Errors
    /// If `budget` does not suffice for what its place keeps.
    pub(crate) fn follow_atomic(
        &mut self,
        segment: Segment,
        place: ObservedPlace,
        kind: AtomicOrder,
        budget: &mut PageBudget<'_>,
    ) -> Result<(), Fault> {
        self.segments.order.atomic(segment, place, kind, budget)
    }

    /// Returns the index of a segment. Takes memory for it from `budget` if it is new.
    #[inline]
    fn segment_index(&mut self, segment: Segment, budget: &mut PageBudget<'_>) -> Result<u32, Fault> {
        match self.current.get(segment.thread as usize).copied().flatten() {
            Some(index) if self.segments.epochs[index as usize].segment == segment => Ok(index),
            _ => self.add_segment(segment, budget),
        }
    }

    #[inline(never)]
    fn add_segment(&mut self, segment: Segment, budget: &mut PageBudget<'_>) -> Result<u32, Fault> {
        if self.segments.epochs.len().is_multiple_of(SEGMENTS_AT_ONCE) {
            budget((SEGMENTS_AT_ONCE * size_of::<Epoch>()) as u64)?;
        }
        let (thread, index) = (segment.thread as usize, self.segments.epochs.len() as u32);
        let epoch = self.segments.order.begin_segment(segment);
        self.segments.epochs.push(epoch);
        if self.current.len() <= thread {
            self.current.resize(thread + 1, None);
        }
        self.current[thread] = Some(index);
        Ok(index)
    }

    /// Returns the rows of the memory of a place.
    #[inline]
    fn pages<'p>(
        buffers: &'p mut Vec<ShadowPages>,
        local: &'p mut ShadowPages,
        place: ObservedPlace,
    ) -> &'p mut ShadowPages {
        match place {
            ObservedPlace::Buffer(BufferId(id), _) => {
                if buffers.len() <= id {
                    buffers.resize_with(id + 1, ShadowPages::default);
                }
                &mut buffers[id]
            }
            ObservedPlace::Local(_) => local,
        }
    }

    /// Records an access of `size` bytes. `changes` is whether it changes what the memory holds:
    /// see [`RowWords::changed`]. Passes the earlier accesses that race with it to `found`, at most
    /// one for each word.
    ///
    /// # Errors
    /// If `budget` does not suffice for the shadow of the bytes.
    #[inline]
    pub(crate) fn record(
        &mut self,
        place: ObservedPlace,
        size: usize,
        new: NewAccess,
        changes: bool,
        budget: &mut PageBudget<'_>,
        found: &mut RaceCallback<'_>,
    ) -> Result<ControlFlow<()>, Fault> {
        let segment = self.segment_index(new.segment, budget)?;
        let pages = Self::pages(&mut self.buffers, &mut self.local, place);
        let (start, memory) = (place.offset(), place.memory());
        let end = start + size as u64;
        let mut at = start - start % WORD_BYTES;
        while at < end {
            let (from, to) = (start.max(at) - at, end.min(at + WORD_BYTES) - at);
            let access = new.keep(segment, ((1_u8 << to) - 1) & !((1 << from) - 1));
            let row = pages.row(at, budget)?;
            if changes || is_first_store(row, word_of(at), place) {
                let cell = &mut self.pool.split(row, budget)?[word_of(at)];
                if record_in_cell(cell, access, at, memory, &self.segments, found).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            at += WORD_BYTES;
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Records accesses of channels to whole words of one memory, which `place` is in. Each is
    /// given by its channel and by the offset of its word. Passes the earlier accesses that race
    /// with them to `found`, at most one for each word. Of neighbouring channels that access one
    /// word, the first one is recorded.
    ///
    /// # Errors
    /// If `budget` does not suffice for the shadow of the words.
    #[inline]
    pub(crate) fn record_words(
        &mut self,
        place: ObservedPlace,
        words: impl Iterator<Item = (u8, u64)>,
        new: NewAccess,
        budget: &mut PageBudget<'_>,
        found: &mut RaceCallback<'_>,
    ) -> Result<ControlFlow<()>, Fault> {
        let segment = self.segment_index(new.segment, budget)?;
        let pages = Self::pages(&mut self.buffers, &mut self.local, place);
        let (access, mut before, memory) = (new.keep(segment, ALL_BYTES), None, place.memory());
        for (channel, offset) in words {
            if before.replace(offset) == Some(offset) {
                continue;
            }
            let row = pages.row(offset, budget)?;
            let cell = &mut self.pool.split(row, budget)?[word_of(offset)];
            if cell.has_update_like(&access, &new.segment, &self.segments) {
                continue;
            }
            let access = KeptAccess { channel: Some(channel), ..access };
            if record_in_cell(cell, access, offset, memory, &self.segments, found).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Records an access to words of the row that has the byte `place`. The channel of `new`
    /// accesses the first of these words. Passes the earlier accesses that race with it to `found`,
    /// at most one for each word.
    ///
    /// # Errors
    /// If `budget` does not suffice for the shadow of the row.
    #[inline]
    pub(crate) fn record_row(
        &mut self,
        place: ObservedPlace,
        words: RowWords,
        new: NewAccess,
        budget: &mut PageBudget<'_>,
        found: &mut RaceCallback<'_>,
    ) -> Result<ControlFlow<()>, Fault> {
        let segment = self.segment_index(new.segment, budget)?;
        let row = Self::pages(&mut self.buffers, &mut self.local, place).row(place.offset(), budget)?;
        let access = KeptAccess { lane_bytes_log2: words.lane_bytes_log2, ..new.keep(segment, ALL_BYTES) };
        let memory = place.memory();
        if let ShadowRow::Whole(cell) = row {
            let is_first = matches!(place, ObservedPlace::Local(_)) && cell.write.is_none();
            match words.accessed & if is_first { u16::MAX } else { words.changed } {
                0 => return Ok(ControlFlow::Continue(())),
                u16::MAX if cell.find_race(&access, &self.segments, memory).is_none() => {
                    cell.update(access, &self.segments, memory);
                    return Ok(ControlFlow::Continue(()));
                }
                _ => {}
            }
        }
        let first_word = words.accessed.trailing_zeros() as usize;
        let row_offset = place.offset() - place.offset() % ROW_BYTES;
        let (mut left, mut kept) = (words.accessed, 0_u16);
        let cells = self.pool.split(row, budget)?;
        while left != 0 {
            let word = left.trailing_zeros() as usize;
            left &= left - 1;
            let cell = &mut cells[word];
            let is_first = matches!(place, ObservedPlace::Local(_)) && cell.write.is_none();
            if words.changed >> word & 1 == 0 && !is_first {
                continue;
            }
            kept |= 1 << word;
            let offset = row_offset + word as u64 * WORD_BYTES;
            let access = access.at_word(word - first_word);
            if record_in_cell(cell, access, offset, memory, &self.segments, found).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        if kept == u16::MAX && new.kind.writes() {
            self.pool.make_whole(row, ShadowCell::after_write(access));
        }
        Ok(ControlFlow::Continue(()))
    }
}

/// Returns the index of the word at an offset in its row.
const fn word_of(offset: u64) -> usize {
    (offset % ROW_BYTES / WORD_BYTES) as usize
}

/// Returns whether nobody has written a word of local memory.
fn is_first_store(row: &ShadowRow, word: usize, place: ObservedPlace) -> bool {
    let write = match row {
        ShadowRow::Whole(cell) => &cell.write,
        ShadowRow::Split(words) => &words[word].write,
    };
    matches!(place, ObservedPlace::Local(_)) && write.is_none()
}

/// Records an access to the word at an offset in a memory. Returns what `found` returns if there is
/// a race. It is inlined because a call takes a third of the instructions of an access.
#[inline(always)]
fn record_in_cell(
    cell: &mut ShadowCell,
    access: KeptAccess,
    offset: u64,
    memory: FencedMemory,
    segments: &Segments,
    found: &mut RaceCallback<'_>,
) -> ControlFlow<()> {
    if let Some(first) = cell.find_race(&access, segments, memory) {
        let (first, second) = (first.at_shared_byte(&access), access.at_shared_byte(&first));
        found(RacingPair { first, second, offset })?;
    }
    cell.update(access, segments, memory);
    ControlFlow::Continue(())
}
