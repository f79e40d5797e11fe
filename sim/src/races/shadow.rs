//! Shadow memory: for each four bytes, the accesses that later ones can race with.
//!
//! For example, after a store of a thread to a dword, the shadow of the dword has that store and no
//! reads. A load of another thread in the same segment races with it.

use super::Race;
use std::collections::HashMap;

/// Number of bytes of a word of memory that has a shadow of its own.
const WORD_BYTES: u64 = 4;

/// Number of words of a page.
const PAGE_WORDS: usize = 256;

/// What an observed access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ObservedKind {
    Load,
    Store,
    AtomicLoad,
    AtomicUpdate,
}

impl ObservedKind {
    const fn writes(self) -> bool {
        matches!(self, Self::Store | Self::AtomicUpdate)
    }

    const fn is_atomic(self) -> bool {
        matches!(self, Self::AtomicLoad | Self::AtomicUpdate)
    }

    /// Returns whether two accesses need an order.
    const fn conflicts(self, other: Self) -> bool {
        (self.writes() || other.writes()) && !(self.is_atomic() && other.is_atomic())
    }
}

/// The part of a thread's execution between two barriers or fences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Segment {
    pub(crate) group: [u32; 3],
    /// Index of the thread in the group.
    pub(crate) thread: u32,
    /// Number of barriers that the thread has passed.
    pub(crate) barriers: u32,
    /// Number of fences that the thread has executed.
    pub(crate) fences: u32,
}

impl Segment {
    /// Returns whether accesses in this segment precede all accesses of `later` in the same group,
    /// if they precede one of them.
    fn precedes(&self, later: &Self) -> bool {
        if self.thread == later.thread { self != later } else { self.barriers < later.barriers }
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
    pub(crate) channel: Option<u8>,
    /// The bytes of the word, one bit for each.
    bytes: u8,
}

impl KeptAccess {
    /// Returns whether two accesses are by the same instruction of the code.
    pub(crate) fn is_same_instruction(&self, other: &Self) -> bool {
        (self.routine, self.step) == (other.routine, other.step)
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

/// The memory of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ObservedMemory {
    /// Buffers, by flat address.
    Flat,
    /// Shared local memory of a group, by offset.
    Local([u32; 3]),
}

/// The accesses to a word.
#[derive(Clone, Copy, Debug, Default)]
struct ShadowWord {
    write: Option<KeptAccess>,
    /// Reads of different segments since the write.
    reads: [Option<KeptAccess>; 2],
}

/// The words of a memory that were accessed, by page.
#[derive(Debug, Default)]
struct ShadowPages(HashMap<u64, Box<[ShadowWord; PAGE_WORDS]>>);

/// Number of bytes that the shadow of a page takes.
pub(crate) const PAGE_BYTES: u64 = (PAGE_WORDS * size_of::<ShadowWord>()) as u64;

/// What a detector has observed.
#[derive(Debug, Default)]
pub(crate) struct DetectorState {
    segments: Vec<Segment>,
    flat: ShadowPages,
    local: HashMap<[u32; 3], ShadowPages>,
    pub(crate) races: Vec<Race>,
}

/// Two accesses that race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RacingPair {
    pub(crate) first: KeptAccess,
    pub(crate) second: KeptAccess,
    /// Address of the word.
    pub(crate) address: u64,
}

impl DetectorState {
    /// Returns the segment of an access.
    pub(crate) fn segment(&self, access: &KeptAccess) -> Segment {
        self.segments[access.segment as usize]
    }

    pub(crate) fn end_group(&mut self, group: [u32; 3]) {
        self.local.remove(&group);
    }

    /// Returns the number of pages that an access needs and that do not exist.
    pub(crate) fn missing_pages(&self, memory: ObservedMemory, address: u64, size: usize) -> u64 {
        let pages = match memory {
            ObservedMemory::Flat => Some(&self.flat),
            ObservedMemory::Local(group) => self.local.get(&group),
        };
        let [first, last] = [address, address + size as u64 - 1].map(page_of);
        let exists = |page: &u64| pages.is_some_and(|pages| pages.0.contains_key(page));
        (first..=last).filter(|page| !exists(page)).count() as u64
    }

    /// Records an access of `size` bytes, which is not 0. Returns the earlier accesses that race
    /// with it.
    pub(crate) fn record(
        &mut self,
        memory: ObservedMemory,
        address: u64,
        size: usize,
        new: NewAccess,
    ) -> Vec<RacingPair> {
        let NewAccess { segment, step, routine, kind, channel } = new;
        // Accesses of a thread follow each other, so the last segment is most often that of this one.
        if self.segments.last() != Some(&segment) {
            self.segments.push(segment);
        }
        let index = self.segments.len() as u32 - 1;
        let pages = match memory {
            ObservedMemory::Flat => &mut self.flat,
            ObservedMemory::Local(group) => self.local.entry(group).or_default(),
        };
        let mut found = Vec::new();
        let end = address + size as u64;
        let mut at = address - address % WORD_BYTES;
        while at < end {
            let inside = |byte: &u64| (address..end).contains(&(at + byte));
            let bytes = (0..WORD_BYTES).filter(inside).fold(0, |bits, byte| bits | 1 << byte);
            let access = KeptAccess { segment: index, step, routine, kind, channel, bytes };
            let page = pages.0.entry(page_of(at)).or_insert_with(|| Box::new([ShadowWord::default(); PAGE_WORDS]));
            let word = &mut page[(at / WORD_BYTES) as usize % PAGE_WORDS];
            let races = word.racing(&access, &self.segments);
            found.extend(races.map(|first| RacingPair { first, second: access, address: at }));
            word.update(access, &self.segments);
            at += WORD_BYTES;
        }
        found
    }
}

fn page_of(address: u64) -> u64 {
    address / WORD_BYTES / PAGE_WORDS as u64
}

impl ShadowWord {
    /// Returns the earliest kept access that races with a new one.
    fn racing(&self, new: &KeptAccess, segments: &[Segment]) -> Option<KeptAccess> {
        let kept = self.reads.iter().chain([&self.write]).flatten();
        kept.copied().find(|old| old.bytes & new.bytes != 0 && is_race(old, new, segments))
    }

    /// Keeps a new access.
    fn update(&mut self, new: KeptAccess, segments: &[Segment]) {
        if new.kind.writes() {
            *self = Self { write: Some(new), reads: [None; 2] };
            return;
        }
        // A read takes the place of one that orders later writes in the same way, or less strictly.
        let segment = segments[new.segment as usize];
        let is_replaced = |old: &Option<KeptAccess>| {
            old.is_none_or(|old| {
                let before = segments[old.segment as usize];
                let is_same_item = before == segment && old.channel == new.channel;
                before.group == segment.group && (is_same_item || before.precedes(&segment))
            })
        };
        if let Some(place) = self.reads.iter_mut().find(|old| is_replaced(old)) {
            *place = Some(new);
        }
    }
}

/// Returns whether nothing orders two accesses to the same bytes that need an order.
fn is_race(old: &KeptAccess, new: &KeptAccess, segments: &[Segment]) -> bool {
    if !old.kind.conflicts(new.kind) {
        return false;
    }
    let [before, now] = [old, new].map(|access| segments[access.segment as usize]);
    if before.group != now.group {
        return true;
    }
    if before.thread != now.thread {
        return before.barriers == now.barriers;
    }
    // An access of the thread as a whole is one of all its channels.
    before == now && old.channel.zip(new.channel).is_some_and(|(one, other)| one != other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ObservedKind::{AtomicLoad, AtomicUpdate, Load, Store};

    /// An access of the channel 0 of a thread, at an instruction of its own.
    fn access(group: u32, thread: u32, barriers: u32, kind: ObservedKind) -> NewAccess {
        let segment = Segment { group: [group, 0, 0], thread, barriers, fences: 0 };
        NewAccess { segment, step: thread, routine: 0, kind, channel: Some(0) }
    }

    /// Returns the number of races of accesses to the same four bytes.
    fn count_races(accesses: &[NewAccess]) -> usize {
        let mut state = DetectorState::default();
        accesses.iter().map(|new| state.record(ObservedMemory::Flat, 64, 4, *new).len()).sum()
    }

    #[test]
    fn a_barrier_orders_the_threads_of_a_group() {
        assert_eq!(count_races(&[access(0, 0, 0, Store), access(0, 1, 0, Load)]), 1);
        assert_eq!(count_races(&[access(0, 0, 0, Store), access(0, 1, 1, Load)]), 0);
        assert_eq!(count_races(&[access(0, 0, 0, Load), access(0, 1, 0, Store)]), 1);
        assert_eq!(count_races(&[access(0, 0, 0, Store), access(0, 0, 0, Load)]), 0);
    }

    #[test]
    fn nothing_orders_groups_but_atomic_operations() {
        assert_eq!(count_races(&[access(0, 0, 0, Store), access(1, 0, 5, Load)]), 1);
        assert_eq!(count_races(&[access(0, 0, 0, AtomicUpdate), access(1, 0, 0, AtomicUpdate)]), 0);
        assert_eq!(count_races(&[access(0, 0, 0, AtomicUpdate), access(1, 0, 0, Load)]), 1);
        assert_eq!(count_races(&[access(0, 0, 0, Load), access(1, 0, 0, AtomicLoad)]), 0);
    }

    #[test]
    fn a_write_races_with_the_reads_of_others_though_its_thread_read_last() {
        let reads = [access(0, 0, 0, Load), access(0, 1, 0, Load), access(0, 2, 0, Load)];
        for writer in 0..3 {
            let accesses = [&reads[..], &[access(0, writer, 0, Store)]].concat();
            assert_eq!(count_races(&accesses), 1, "{writer}");
        }
    }

    #[test]
    fn a_fence_orders_the_channels_of_a_thread() {
        let first = access(0, 0, 0, Store);
        let other_channel = NewAccess { channel: Some(1), kind: Load, ..first };
        assert_eq!(count_races(&[first, other_channel]), 1);
        assert_eq!(count_races(&[first, NewAccess { channel: None, ..other_channel }]), 0);
        let later = Segment { fences: 1, ..first.segment };
        assert_eq!(count_races(&[first, NewAccess { segment: later, ..other_channel }]), 0);
        assert_eq!(count_races(&[NewAccess { kind: Load, ..first }, other_channel]), 0);
    }

    #[test]
    fn accesses_to_different_bytes_of_a_word_do_not_race() {
        let mut state = DetectorState::default();
        assert_eq!(state.record(ObservedMemory::Flat, 64, 1, access(0, 0, 0, Store)).len(), 0);
        assert_eq!(state.record(ObservedMemory::Flat, 65, 2, access(0, 1, 0, Store)).len(), 0);
        assert_eq!(state.record(ObservedMemory::Flat, 62, 8, access(0, 2, 0, Load)).len(), 1);
    }

    #[test]
    fn the_local_memories_of_groups_are_separate() {
        let mut state = DetectorState::default();
        for group in [0, 1] {
            let memory = ObservedMemory::Local([group, 0, 0]);
            assert_eq!(state.record(memory, 0, 4, access(group, 0, 0, Store)), []);
        }
        state.end_group([0; 3]);
        assert_eq!(state.missing_pages(ObservedMemory::Local([0; 3]), 0, 4), 1);
        assert_eq!(state.missing_pages(ObservedMemory::Local([1, 0, 0]), 0, 4), 0);
    }
}
