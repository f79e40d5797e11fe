//! The order of accesses that atomic operations and fences make.
//!
//! For example, a thread stores data, executes a fence, and then sets a flag by an atomic
//! operation. Another thread reads the flag by an atomic operation, executes a fence, and loads the
//! data. The store *happens before* the load: the first fence *releases* what precedes it, and the
//! second one *acquires* it.
//!
//! Each thread has a [`Clock`] of what happens before its next access. A fence copies the clock of
//! its thread to what the thread publishes, the next atomic write stores that with its place, an
//! atomic read collects it, and a fence of the reader adds it to the clock of the reader. An atomic
//! operation that reads and writes adds to what its place has, so that what earlier writes have
//! published remains.

use crate::checks::shadow::{ObservedPlace, PageBudget, Segment};
use crate::memory::fence::{FenceEffect, FenceScope, FencedMemory};
use crate::trap::Fault;
use std::collections::HashMap;
use std::sync::Arc;

/// Binary logarithm of the number of children of a node.
const FANOUT_LOG2: u32 = 5;

/// Number of children of a node.
const FANOUT: usize = 1 << FANOUT_LOG2;

/// Number of nodes between the root of a clock and an entry, both included. It limits a launch to
/// 2^30 threads and groups; nothing orders the accesses of later ones.
const LEVELS: u32 = 6;

/// A map from threads and groups to the part of their execution that is known. Its copies share
/// what is equal.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock(Option<Arc<ClockNode>>);

#[derive(Clone, Debug)]
enum ClockNode {
    Inner([Option<Arc<Self>>; FANOUT]),
    Leaf([u32; FANOUT]),
}

/// Returns the index of the child of a node that has an entry.
const fn child_of(key: u32, level: u32) -> usize {
    (key >> (level * FANOUT_LOG2)) as usize % FANOUT
}

impl Clock {
    /// Returns the entry of a key: 0 if there is none.
    fn get(&self, key: u32) -> u32 {
        let mut node = &self.0;
        for level in (0..LEVELS).rev() {
            match node.as_deref() {
                None => return 0,
                Some(ClockNode::Inner(children)) => node = &children[child_of(key, level)],
                Some(ClockNode::Leaf(entries)) => return entries[child_of(key, 0)],
            }
        }
        0
    }

    /// Raises the entry of a key to a value. Ignores keys beyond the limit.
    fn raise(&mut self, key: u32, value: u32) {
        fn raise_in(node: &mut Option<Arc<ClockNode>>, level: u32, key: u32, value: u32) {
            let create = || match level {
                0 => Arc::new(ClockNode::Leaf([0; FANOUT])),
                _ => Arc::new(ClockNode::Inner(Default::default())),
            };
            match Arc::make_mut(node.get_or_insert_with(create)) {
                ClockNode::Inner(children) => raise_in(&mut children[child_of(key, level)], level - 1, key, value),
                ClockNode::Leaf(entries) => {
                    let entry = &mut entries[child_of(key, 0)];
                    *entry = value.max(*entry);
                }
            }
        }
        if key >> (LEVELS * FANOUT_LOG2) == 0 {
            raise_in(&mut self.0, LEVELS - 1, key, value);
        }
    }

    /// Raises all entries to those of another clock.
    fn join(&mut self, other: &Self) {
        fn join_in(to: &mut Option<Arc<ClockNode>>, from: &Option<Arc<ClockNode>>) {
            match (&mut *to, from) {
                (_, None) => {}
                (None, Some(_)) => to.clone_from(from),
                (Some(one), Some(other)) if Arc::ptr_eq(one, other) => {}
                (Some(one), Some(other)) => match (Arc::make_mut(one), &**other) {
                    (ClockNode::Inner(children), ClockNode::Inner(of_other)) => {
                        children.iter_mut().zip(of_other).for_each(|(to, from)| join_in(to, from));
                    }
                    (ClockNode::Leaf(entries), ClockNode::Leaf(of_other)) => {
                        entries.iter_mut().zip(of_other).for_each(|(to, from)| *to = (*from).max(*to));
                    }
                    _ => {}
                },
            }
        }
        join_in(&mut self.0, &other.0);
    }
}

/// A clock for each kind of memory. A fence of one kind does not order accesses to the other.
type MemoryClocks = [Clock; FencedMemory::COUNT];

/// The clocks that atomic operations publish or collect.
#[derive(Clone, Debug, Default)]
struct PublishedClocks {
    /// The clock that only threads of the same group may acquire.
    group: MemoryClocks,
    /// The clock that every thread may acquire.
    device: MemoryClocks,
}

impl PublishedClocks {
    fn join(&mut self, other: &Self) {
        join_all(&mut self.group, &other.group);
        join_all(&mut self.device, &other.device);
    }

    fn is_empty(&self) -> bool {
        self.group.iter().chain(&self.device).all(|clock| clock.0.is_none())
    }
}

fn join_all(to: &mut MemoryClocks, from: &MemoryClocks) {
    to.iter_mut().zip(from).for_each(|(to, from)| to.join(from));
}

/// The effect of an atomic operation on the clocks of its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtomicOrder {
    /// Collects them.
    Load,
    /// Replaces them.
    Store,
    /// Collects them, and adds to them.
    Update,
}

/// The order of the accesses of a thread of the group that runs.
#[derive(Debug, Default)]
struct ThreadOrder {
    /// The clock of all that happens before the next access.
    known: MemoryClocks,
    /// The clock that the next atomic write publishes.
    published: PublishedClocks,
    /// The clock that atomic reads have collected since the thread has started.
    collected: PublishedClocks,
    /// Number of fences that have released accesses.
    releases: u32,
    /// Number of barriers at which the thread has arrived.
    arrived: usize,
    /// Number of barriers whose order the thread has.
    passed: usize,
}

/// The clocks that atomic operations have published at a place.
#[derive(Debug, Default)]
struct PlaceOrder {
    clocks: PublishedClocks,
    /// Key of the group that has published the clocks of a group.
    group: u32,
}

/// A segment, and how far the thread and the group were in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Epoch {
    pub(super) segment: Segment,
    /// Key of the group. Those of its threads follow it.
    group: u32,
    /// Number of fences of the thread that have released accesses before.
    releases: u32,
}

/// Follows which accesses happen before others.
#[derive(Debug, Default)]
pub(super) struct HappensBefore {
    /// Whether the program has fences and atomic operations that order accesses.
    pub(super) is_followed: bool,
    /// Key of the group that runs.
    group: u32,
    threads: Vec<ThreadOrder>,
    /// For each barrier of the group, what happens before the arrivals of all threads.
    barriers: Vec<MemoryClocks>,
    places: HashMap<ObservedPlace, PlaceOrder>,
}

impl HappensBefore {
    /// Forgets the group that has ended, and what its threads have published in local memory.
    pub(super) fn end_group(&mut self) {
        if self.is_followed {
            self.group = self.group.saturating_add(self.threads.len() as u32 + 1);
            self.threads.clear();
            self.barriers.clear();
            self.places.retain(|place, _| matches!(place, ObservedPlace::Buffer(..)));
        }
    }

    /// Returns the epoch of a segment that begins.
    pub(super) fn begin_segment(&mut self, segment: Segment) -> Epoch {
        if !self.is_followed {
            return Epoch { segment, group: 0, releases: 0 };
        }
        let group = self.group;
        Epoch { segment, group, releases: self.enter(segment).releases }
    }

    /// Returns whether an access happens before the next ones of `now`, which runs.
    #[inline(never)]
    pub(super) fn is_ordered(&self, before: &Epoch, now: &Epoch, memory: FencedMemory) -> bool {
        let Some(thread) = self.threads.get(now.segment.thread as usize) else { return false };
        let known = &thread.known[memory as usize];
        known.get(before.group + 1 + before.segment.thread) > before.releases
            || known.get(before.group) > before.segment.barriers
    }

    /// Returns the order of the thread of a segment. After a barrier, what happened before the
    /// arrivals of the other threads happens before its accesses.
    fn enter(&mut self, segment: Segment) -> &mut ThreadOrder {
        let thread = segment.thread as usize;
        if self.threads.len() <= thread {
            self.threads.resize_with(thread + 1, ThreadOrder::default);
        }
        let order = &mut self.threads[thread];
        if order.passed < order.arrived {
            order.passed = order.arrived;
            if let Some(barrier) = self.barriers.get(order.arrived - 1) {
                join_all(&mut order.known, barrier);
            }
        }
        &mut self.threads[thread]
    }

    /// Follows a fence. Returns whether accesses after it are in another epoch.
    pub(super) fn fence(&mut self, segment: Segment, effect: FenceEffect) -> bool {
        if !self.is_followed || effect.precedes_barrier {
            return false;
        }
        let group = self.group;
        let order = self.enter(segment);
        order.fence(group, segment, effect);
        true
    }

    /// Follows the arrival of a thread at the barrier of its group.
    pub(super) fn arrive(&mut self, segment: Segment) {
        if !self.is_followed {
            return;
        }
        let order = self.enter(segment);
        let index = order.arrived;
        order.arrived += 1;
        if self.barriers.len() <= index {
            self.barriers.resize_with(index + 1, MemoryClocks::default);
        }
        join_all(&mut self.barriers[index], &self.threads[segment.thread as usize].known);
    }

    /// Follows an atomic operation.
    ///
    /// # Errors
    /// If `budget` does not suffice for what its place keeps.
    pub(super) fn atomic(
        &mut self,
        segment: Segment,
        place: ObservedPlace,
        kind: AtomicOrder,
        budget: &mut PageBudget<'_>,
    ) -> Result<(), Fault> {
        if !self.is_followed {
            return Ok(());
        }
        self.enter(segment);
        let order = &mut self.threads[segment.thread as usize];
        let known = self.places.get_mut(&place);
        if known.is_none() && (kind == AtomicOrder::Load || order.published.is_empty()) {
            return Ok(());
        }
        let of_place = match known {
            Some(known) => known,
            None => {
                let nodes = 2 * LEVELS as usize * size_of::<ClockNode>();
                budget((size_of::<(ObservedPlace, PlaceOrder)>() + nodes) as u64)?;
                self.places.entry(place).or_default()
            }
        };
        if of_place.group != self.group {
            of_place.group = self.group;
            of_place.clocks.group = MemoryClocks::default();
        }
        if kind != AtomicOrder::Store {
            order.collected.join(&of_place.clocks);
        }
        match kind {
            AtomicOrder::Load => {}
            AtomicOrder::Store => of_place.clocks = order.published.clone(),
            AtomicOrder::Update => of_place.clocks.join(&order.published),
        }
        Ok(())
    }
}

impl ThreadOrder {
    /// Acquires what the thread has collected, and releases its accesses. `group` is the key of its
    /// group.
    fn fence(&mut self, group: u32, segment: Segment, effect: FenceEffect) {
        let memory = effect.memory as usize;
        let known = &mut self.known[memory];
        known.join(&self.collected.group[memory]);
        let is_device_wide = effect.scope != FenceScope::Group;
        if is_device_wide && effect.invalidates {
            known.join(&self.collected.device[memory]);
        }
        let mut released = known.clone();
        released.raise(group, segment.barriers);
        released.raise(group + 1 + segment.thread, self.releases + 1);
        if is_device_wide {
            self.published.device[memory].clone_from(&released);
        }
        self.published.group[memory] = released;
        self.releases += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_test_support::damage::Random;
    use std::collections::BTreeMap;

    #[test]
    fn a_clock_is_a_map_of_maxima() {
        let mut random = Random(7);
        let mut clocks: Vec<(Clock, BTreeMap<u32, u32>)> = vec![Default::default(); 4];
        for _ in 0..2000 {
            let (one, other) = (random.below(4), random.below(4));
            if random.below(4) == 0 {
                let (clock, map) = clocks[other].clone();
                clocks[one].0.join(&clock);
                for (key, value) in map {
                    let entry = clocks[one].1.entry(key).or_default();
                    *entry = value.max(*entry);
                }
            } else {
                let key = random.below(1 << 12) as u32 * 0x2_0001 % (1 << 30);
                let value = 1 + random.below(9) as u32;
                clocks[one].0.raise(key, value);
                let entry = clocks[one].1.entry(key).or_default();
                *entry = value.max(*entry);
            }
        }
        for (clock, map) in &clocks {
            assert!(map.len() > 100);
            for key in clocks.iter().flat_map(|(_, map)| map.keys()) {
                assert_eq!(clock.get(*key), map.get(key).copied().unwrap_or(0), "{key:#x}");
            }
        }
        let mut clock = Clock::default();
        clock.raise(1 << 30, 5);
        assert_eq!(clock.get(1 << 30), 0, "the key is beyond the limit");
    }
}
