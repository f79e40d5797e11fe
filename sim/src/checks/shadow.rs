//! Shadow memory: for each four bytes, the accesses that later ones can race with.
//!
//! For example, after a store of a thread to a dword, the shadow of the dword has that store and no
//! reads. A load of another thread in the same segment races with it.

use crate::trap::Fault;
use std::collections::HashMap;

/// Number of bytes of a word of memory that has a shadow of its own.
pub(crate) const WORD_BYTES: u64 = 4;

/// The mask of all bytes of a word.
const ALL_BYTES: u8 = (1 << WORD_BYTES) - 1;

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
    /// Returns whether accesses in this segment precede all later accesses of `later` in the same
    /// group.
    fn precedes(&self, later: &Self) -> bool {
        self.thread == later.thread || self.barriers < later.barriers
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

/// An access to be observed, without its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewAccess {
    pub(crate) segment: Segment,
    pub(crate) step: u32,
    pub(crate) routine: u16,
    pub(crate) kind: ObservedKind,
    pub(crate) channel: Option<u8>,
    /// Mask of the lanes of a row that change what the memory holds; bit 0 for a single access. A
    /// store that changes nothing races with nothing, except for the first store to local memory,
    /// whose contents are undefined before.
    pub(crate) changes: u32,
}

/// The first byte of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ObservedPlace {
    /// A flat address in a buffer.
    Flat(u64),
    /// An offset in the shared local memory of the group that runs.
    Local(u64),
}

/// The accesses to a word.
#[derive(Clone, Copy, Debug, Default)]
struct ShadowWord {
    write: Option<KeptAccess>,
    /// Reads of different segments since the write.
    reads: [Option<KeptAccess>; 2],
}

/// The words of a page.
type ShadowPage = Box<[ShadowWord; PAGE_WORDS]>;

/// Number of pages whose places are remembered. A power of two.
const RECENT_PAGES: usize = 64;

/// The number of a page, and its index among the pages of its memory.
#[derive(Clone, Copy, Debug)]
struct RecentPage {
    number: u64,
    index: u32,
}

/// The words of a memory that were accessed, by page.
#[derive(Debug)]
struct ShadowPages {
    pages: Vec<ShadowPage>,
    /// Index of each page.
    index_of: HashMap<u64, u32>,
    /// The pages that were accessed last, by the low bits of their numbers. Looking there takes a
    /// tenth of the time of a look-up in the map.
    recent: [Option<RecentPage>; RECENT_PAGES],
}

impl Default for ShadowPages {
    fn default() -> Self {
        Self { pages: Vec::new(), index_of: HashMap::new(), recent: [None; RECENT_PAGES] }
    }
}

impl ShadowPages {
    /// Returns the index of a page. Takes memory for it from `budget` if it does not exist.
    #[inline]
    fn find_or_add(&mut self, number: u64, budget: &mut PageBudget<'_>) -> Result<usize, Fault> {
        match self.recent[number as usize % RECENT_PAGES] {
            Some(recent) if recent.number == number => Ok(recent.index as usize),
            _ => self.look_up_or_add(number, budget),
        }
    }

    #[inline(never)]
    fn look_up_or_add(&mut self, number: u64, budget: &mut PageBudget<'_>) -> Result<usize, Fault> {
        let index = match self.index_of.get(&number) {
            Some(index) => *index,
            None => {
                budget(PAGE_BYTES)?;
                let index = self.pages.len() as u32;
                self.pages.push(Box::new([ShadowWord::default(); PAGE_WORDS]));
                self.index_of.insert(number, index);
                index
            }
        };
        self.recent[number as usize % RECENT_PAGES] = Some(RecentPage { number, index });
        Ok(index as usize)
    }

    /// Forgets all accesses, and keeps the pages for the next ones.
    fn clear(&mut self) {
        self.pages.iter_mut().for_each(|page| page.fill(ShadowWord::default()));
    }
}

/// Number of segments for which memory is taken at once.
const SEGMENTS_AT_ONCE: usize = 1024;

/// Takes a number of bytes for shadow memory.
pub(crate) type PageBudget<'a> = dyn FnMut(u64) -> Result<(), Fault> + 'a;

/// Number of bytes that the shadow of a page takes.
const PAGE_BYTES: u64 = (PAGE_WORDS * size_of::<ShadowWord>()) as u64;

/// The accesses of a launch that later ones can race with.
#[derive(Debug, Default)]
pub(crate) struct Shadow {
    segments: Vec<Segment>,
    /// Index of the present segment of each thread of the group.
    current: Vec<Option<u32>>,
    flat: ShadowPages,
    /// Shared local memory of the group that runs.
    local: ShadowPages,
}

/// Two accesses that race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RacingPair {
    pub(crate) first: KeptAccess,
    pub(crate) second: KeptAccess,
    /// Address of the word.
    pub(crate) address: u64,
}

impl Shadow {
    /// Returns the segment of an access.
    pub(crate) fn segment(&self, access: &KeptAccess) -> Segment {
        self.segments[access.segment as usize]
    }

    /// Forgets the shared local memory of the group that has ended.
    pub(crate) fn end_group(&mut self) {
        self.local.clear();
        self.current.clear();
    }

    /// Returns the index of a segment. Takes memory for it from `budget` if it is new.
    #[inline]
    fn segment_index(&mut self, segment: Segment, budget: &mut PageBudget<'_>) -> Result<u32, Fault> {
        let thread = segment.thread as usize;
        if let Some(index) = self.current.get(thread).copied().flatten()
            && self.segments[index as usize] == segment
        {
            return Ok(index);
        }
        if self.segments.len().is_multiple_of(SEGMENTS_AT_ONCE) {
            budget((SEGMENTS_AT_ONCE * size_of::<Segment>()) as u64)?;
        }
        let index = self.segments.len() as u32;
        self.segments.push(segment);
        if self.current.len() <= thread {
            self.current.resize(thread + 1, None);
        }
        self.current[thread] = Some(index);
        Ok(index)
    }

    /// Records an access of `size` bytes. Passes the earlier accesses that race with it to `found`,
    /// at most one for each word.
    ///
    /// # Errors
    /// If `budget` does not suffice for the shadow of the bytes.
    #[inline]
    pub(crate) fn record(
        &mut self,
        place: ObservedPlace,
        size: usize,
        new: NewAccess,
        budget: &mut PageBudget<'_>,
        found: &mut dyn FnMut(RacingPair),
    ) -> Result<(), Fault> {
        let NewAccess { segment, step, routine, kind, channel, changes } = new;
        let index = self.segment_index(segment, budget)?;
        let (pages, address) = place.of(&mut self.flat, &mut self.local);
        let is_first_store = |word: &ShadowWord| matches!(place, ObservedPlace::Local(_)) && word.write.is_none();
        let end = address + size as u64;
        let mut at = address - address % WORD_BYTES;
        while at < end {
            let (from, to) = (address.max(at) - at, end.min(at + WORD_BYTES) - at);
            let bytes = ((1_u8 << to) - 1) & !((1 << from) - 1);
            let access = KeptAccess { segment: index, step, routine, kind, channel, bytes };
            let page = pages.find_or_add(page_of(at), budget)?;
            let word = &mut pages.pages[page][(at / WORD_BYTES) as usize % PAGE_WORDS];
            if changes == 0 && !is_first_store(word) {
                at += WORD_BYTES;
                continue;
            }
            if let Some(first) = word.find_race(&access, &self.segments) {
                found(RacingPair { first, second: access, address: at });
            }
            word.update(access, &self.segments);
            at += WORD_BYTES;
        }
        Ok(())
    }

    /// Records a row of words that the lanes of a message access, one each. `new` is the access of
    /// the first lane, `lanes` is the mask of all lanes. Passes the earlier accesses that
    /// race with them to `found`, at most one for each word.
    ///
    /// # Errors
    /// If `budget` does not suffice for the shadow of the words.
    pub(crate) fn record_row(
        &mut self,
        place: ObservedPlace,
        new: NewAccess,
        lanes: u32,
        budget: &mut PageBudget<'_>,
        found: &mut dyn FnMut(RacingPair),
    ) -> Result<(), Fault> {
        let NewAccess { segment, step, routine, kind, channel, changes } = new;
        let index = self.segment_index(segment, budget)?;
        let (pages, address) = place.of(&mut self.flat, &mut self.local);
        let is_first_store = |word: &ShadowWord| matches!(place, ObservedPlace::Local(_)) && word.write.is_none();
        let first = address / WORD_BYTES;
        let mut left = lanes;
        while left != 0 {
            let number = page_of((first + u64::from(left.trailing_zeros())) * WORD_BYTES);
            let page = pages.find_or_add(number, budget)?;
            let page = &mut pages.pages[page];
            while left != 0 {
                let lane = left.trailing_zeros();
                let at = first + u64::from(lane);
                if at / PAGE_WORDS as u64 != number {
                    break;
                }
                left &= left - 1;
                let channel = channel.map(|channel| channel + lane as u8);
                let access = KeptAccess { segment: index, step, routine, kind, channel, bytes: ALL_BYTES };
                let word = &mut page[at as usize % PAGE_WORDS];
                if changes >> lane & 1 == 0 && !is_first_store(word) {
                    continue;
                }
                if let Some(first) = word.find_race(&access, &self.segments) {
                    found(RacingPair { first, second: access, address: at * WORD_BYTES });
                }
                word.update(access, &self.segments);
            }
        }
        Ok(())
    }
}

impl ObservedPlace {
    /// Returns the pages of the memory, and the address in it.
    fn of<'p>(self, flat: &'p mut ShadowPages, local: &'p mut ShadowPages) -> (&'p mut ShadowPages, u64) {
        match self {
            Self::Flat(address) => (flat, address),
            Self::Local(offset) => (local, offset),
        }
    }
}

fn page_of(address: u64) -> u64 {
    address / WORD_BYTES / PAGE_WORDS as u64
}

impl ShadowWord {
    /// Returns the earliest kept access that races with a new one.
    #[inline]
    fn find_race(&self, new: &KeptAccess, segments: &[Segment]) -> Option<KeptAccess> {
        let races = |old: &KeptAccess| old.bytes & new.bytes != 0 && is_race(old, new, segments);
        if !new.kind.writes() {
            return self.write.filter(races);
        }
        self.reads.iter().chain([&self.write]).flatten().copied().find(races)
    }

    /// Keeps a new access.
    #[inline]
    fn update(&mut self, new: KeptAccess, segments: &[Segment]) {
        if new.kind.writes() {
            *self = Self { write: Some(new), reads: [None; 2] };
            return;
        }
        // A read takes the place of one that orders later writes in the same way, or less strictly.
        let segment = segments[new.segment as usize];
        let is_replaced = |old: &Option<KeptAccess>| {
            old.is_none_or(|old| {
                if old.segment == new.segment {
                    return true;
                }
                let before = segments[old.segment as usize];
                before.group == segment.group && before.precedes(&segment)
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
    if old.segment == new.segment {
        return false;
    }
    let [before, now] = [old, new].map(|access| segments[access.segment as usize]);
    // The channels of a thread execute in lock-step, in the order of the program.
    before.group != now.group || before.thread != now.thread && before.barriers == now.barriers
}

#[cfg(test)]
mod tests {
    use super::*;
    use ObservedKind::{AtomicLoad, AtomicUpdate, Load, Store};

    /// An access of the channel 0 of a thread, at an instruction of its own.
    fn access(group: u32, thread: u32, barriers: u32, kind: ObservedKind) -> NewAccess {
        let segment = Segment { group: [group, 0, 0], thread, barriers };
        NewAccess { segment, step: thread, routine: 0, kind, channel: Some(0), changes: u32::MAX }
    }

    /// Returns the number of races of accesses to the same four bytes.
    fn count_races(accesses: &[NewAccess]) -> usize {
        let mut shadow = Shadow::default();
        accesses.iter().map(|new| record(&mut shadow, ObservedPlace::Flat(64), 4, *new)).sum()
    }

    /// Records an access. Returns the number of races.
    fn record(shadow: &mut Shadow, place: ObservedPlace, size: usize, new: NewAccess) -> usize {
        let mut count = 0;
        shadow.record(place, size, new, &mut |_| Ok(()), &mut |_| count += 1).expect("there is memory");
        count
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
    fn a_row_is_recorded_as_its_words_are() {
        // The row begins in one page, and ends in the next one. Lane 3 is left out.
        let (place, lanes) = (ObservedPlace::Flat((PAGE_WORDS as u64 - 5) * WORD_BYTES), 0xfff7);
        let (mut rows, mut words) = (Shadow::default(), Shadow::default());
        for (thread, kind) in [(0, Store), (0, Load), (1, Load), (1, Store), (2, AtomicUpdate), (0, Load)] {
            let (mut of_row, mut of_words) = (Vec::new(), Vec::new());
            let new = access(0, thread, 0, kind);
            rows.record_row(place, new, lanes, &mut |_| Ok(()), &mut |pair| of_row.push(pair)).expect("it fits");
            for lane in (0..16).filter(|lane| lanes >> lane & 1 == 1) {
                let ObservedPlace::Flat(first) = place else { unreachable!() };
                let place = ObservedPlace::Flat(first + WORD_BYTES * u64::from(lane));
                let new = NewAccess { channel: Some(lane), ..new };
                words.record(place, 4, new, &mut |_| Ok(()), &mut |pair| of_words.push(pair)).expect("it fits");
            }
            assert_eq!(of_row, of_words);
        }
    }

    #[test]
    fn the_channels_of_a_thread_follow_the_order_of_the_program() {
        let first = access(0, 0, 0, Store);
        assert_eq!(count_races(&[first, NewAccess { channel: Some(1), kind: Load, ..first }]), 0);
        assert_eq!(count_races(&[first, NewAccess { channel: None, ..first }]), 0);
    }

    #[test]
    fn a_store_that_changes_nothing_races_unless_it_is_the_first_one_to_local_memory() {
        let same = |thread| NewAccess { changes: 0, ..access(0, thread, 0, Store) };
        for (place, expected) in [(ObservedPlace::Flat(64), 0), (ObservedPlace::Local(64), 1)] {
            let mut shadow = Shadow::default();
            assert_eq!(record(&mut shadow, place, 4, same(0)), 0);
            assert_eq!(record(&mut shadow, place, 4, same(1)), 0, "equal values do not race");
            assert_eq!(record(&mut shadow, place, 4, access(0, 1, 0, Store)), expected);
        }
    }

    #[test]
    fn accesses_to_different_bytes_of_a_word_do_not_race() {
        let mut shadow = Shadow::default();
        assert_eq!(record(&mut shadow, ObservedPlace::Flat(64), 1, access(0, 0, 0, Store)), 0);
        assert_eq!(record(&mut shadow, ObservedPlace::Flat(65), 2, access(0, 1, 0, Store)), 0);
        assert_eq!(record(&mut shadow, ObservedPlace::Flat(62), 8, access(0, 2, 0, Load)), 1);
    }

    #[test]
    fn the_local_memories_of_groups_are_separate() {
        let mut shadow = Shadow::default();
        assert_eq!(record(&mut shadow, ObservedPlace::Local(0), 4, access(0, 0, 0, Store)), 0);
        assert_eq!(record(&mut shadow, ObservedPlace::Local(0), 4, access(0, 1, 0, Store)), 1);
        shadow.end_group();
        assert_eq!(record(&mut shadow, ObservedPlace::Local(0), 4, access(1, 0, 0, Store)), 0);
    }

    #[test]
    fn pages_take_memory_of_the_budget_once() {
        let (mut shadow, mut taken) = (Shadow::default(), 0);
        for address in [0, 4096, 4, 64 << 20, 4096, 0] {
            let new = access(0, 0, 0, Load);
            let mut take = |bytes| {
                taken += bytes;
                Ok(())
            };
            shadow.record(ObservedPlace::Flat(address), 4, new, &mut take, &mut |_| {}).expect("there is memory");
        }
        assert_eq!(taken, 3 * PAGE_BYTES + (SEGMENTS_AT_ONCE * size_of::<Segment>()) as u64);
        let refused = &mut |_| Err(Fault::Cancelled);
        let result = shadow.record(ObservedPlace::Flat(8192), 4, access(0, 0, 0, Load), refused, &mut |_| {});
        assert_eq!(result, Err(Fault::Cancelled));
    }
}
