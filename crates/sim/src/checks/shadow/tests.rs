//! Tests of shadow memory, some against a model that keeps every access.

use super::*;
use ObservedKind::{AtomicLoad, AtomicUpdate, Load, Store};
use openvisa_test_support::damage::Random;
use std::collections::{HashMap, HashSet};

/// An access of the channel 0 of a thread, at an instruction of its own.
fn access(group: u32, thread: u32, barriers: u32, kind: ObservedKind) -> NewAccess {
    let segment = Segment { group: [group, 0, 0], thread, barriers };
    NewAccess { segment, step: thread, routine: 0, kind, channel: Some(0) }
}

/// Returns the number of races of accesses to the same four bytes.
fn count_races(accesses: &[NewAccess]) -> usize {
    let mut shadow = Shadow::default();
    accesses.iter().map(|new| record(&mut shadow, buffer(64), 4, *new)).sum()
}

/// Records an access that changes the memory. Returns the number of races.
fn record(shadow: &mut Shadow, place: ObservedPlace, size: usize, new: NewAccess) -> usize {
    record_change(shadow, place, size, new, true)
}

/// Records an access. Returns the number of races.
fn record_change(shadow: &mut Shadow, place: ObservedPlace, size: usize, new: NewAccess, changes: bool) -> usize {
    let mut count = 0;
    let mut found = |_| {
        count += 1;
        ControlFlow::Continue(())
    };
    let outcome = shadow.record(place, size, new, changes, &mut |_| Ok(()), &mut found);
    assert_eq!(outcome, Ok(ControlFlow::Continue(())));
    count
}

fn buffer(offset: u64) -> ObservedPlace {
    ObservedPlace::Buffer(BufferId(0), offset)
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
fn the_channels_of_a_thread_follow_the_order_of_the_program() {
    let first = access(0, 0, 0, Store);
    assert_eq!(count_races(&[first, NewAccess { channel: Some(1), kind: Load, ..first }]), 0);
    assert_eq!(count_races(&[first, NewAccess { channel: None, ..first }]), 0);
}

#[test]
fn a_store_that_changes_nothing_races_unless_it_is_the_first_one_to_local_memory() {
    for (place, expected) in [(buffer(64), 0), (ObservedPlace::Local(64), 1)] {
        let mut shadow = Shadow::default();
        assert_eq!(record_change(&mut shadow, place, 4, access(0, 0, 0, Store), false), 0);
        assert_eq!(record_change(&mut shadow, place, 4, access(0, 1, 0, Store), false), 0, "equal values do not race");
        assert_eq!(record(&mut shadow, place, 4, access(0, 1, 0, Store)), expected);
    }
}

#[test]
fn accesses_to_different_bytes_of_a_word_do_not_race() {
    let mut shadow = Shadow::default();
    assert_eq!(record(&mut shadow, buffer(64), 1, access(0, 0, 0, Store)), 0);
    assert_eq!(record(&mut shadow, buffer(65), 2, access(0, 1, 0, Store)), 0);
    assert_eq!(record(&mut shadow, buffer(62), 8, access(0, 2, 0, Load)), 1);
}

#[test]
fn a_race_with_a_row_of_bytes_names_the_channel_of_the_byte() {
    let words = RowWords { accessed: 0b11_1100, changed: 0b11_1100, lane_bytes_log2: 0 };
    let load = NewAccess { channel: Some(3), ..access(0, 0, 0, Load) };
    for byte in 8..24 {
        let mut shadow = Shadow::default();
        let unexpected = &mut |_| unreachable!("it is the first access");
        let result = shadow.record_row(buffer(8), words, load, &mut |_| Ok(()), unexpected);
        assert_eq!(result, Ok(ControlFlow::Continue(())));
        let mut channels = Vec::new();
        let mut found = |pair: RacingPair| {
            channels.push((pair.first.channel, pair.second.channel));
            ControlFlow::Continue(())
        };
        let store = NewAccess { channel: Some(9), ..access(0, 1, 0, Store) };
        let result = shadow.record(buffer(byte), 1, store, true, &mut |_| Ok(()), &mut found);
        assert_eq!(result, Ok(ControlFlow::Continue(())));
        assert_eq!(channels, [(Some(3 + (byte - 8) as u8), Some(9))]);
    }
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
fn pages_and_split_rows_take_memory_of_the_budget_once() {
    let (mut shadow, mut taken) = (Shadow::default(), 0);
    let page = pages::PAGE_BYTES;
    let places = [0, 4096, 4, 8192, 4096, 0];
    for offset in places {
        let mut take = |bytes| {
            taken += bytes;
            Ok(())
        };
        let found = &mut |_| ControlFlow::Continue(());
        let result = shadow.record(buffer(offset), 4, access(0, 0, 0, Load), true, &mut take, found);
        assert_eq!(result, Ok(ControlFlow::Continue(())));
    }
    let pointers = 3 * size_of::<usize>() as u64;
    let segments = (SEGMENTS_AT_ONCE * size_of::<Epoch>()) as u64;
    assert_eq!(taken, 3 * page + 3 * pages::SPLIT_ROW_BYTES + pointers + segments);
    let refused = &mut |_| Err(Fault::Cancelled);
    let found = &mut |_| ControlFlow::Continue(());
    let result = shadow.record(buffer(1 << 20), 4, access(0, 0, 0, Load), true, refused, found);
    assert_eq!(result, Err(Fault::Cancelled));
}

#[test]
fn a_race_that_stops_the_recording_is_found_again() {
    let mut shadow = Shadow::default();
    let words = RowWords { accessed: u16::MAX, changed: u16::MAX, lane_bytes_log2: 2 };
    let mut store = |thread, found: &mut RaceCallback<'_>| {
        shadow.record_row(buffer(0), words, access(0, thread, 0, Store), &mut |_| Ok(()), found)
    };
    assert_eq!(store(0, &mut |_| unreachable!("it is the first")), Ok(ControlFlow::Continue(())));
    assert_eq!(store(1, &mut |_| ControlFlow::Break(())), Ok(ControlFlow::Break(())));
    let mut count = 0;
    let mut found = |_| {
        count += 1;
        ControlFlow::Continue(())
    };
    assert_eq!(store(1, &mut found), Ok(ControlFlow::Continue(())));
    assert_eq!(count, ROW_WORDS);
}

/// Calls a function with random accesses to the first two rows of a memory, in an order that groups
/// and barriers allow: the first place, the words of the row, and the access.
fn for_random_accesses(seed: u64, kinds: &[ObservedKind], mut tell: impl FnMut(ObservedPlace, RowWords, NewAccess)) {
    let mut random = Random(seed);
    let is_local = random.below(3) == 0;
    let (groups, intervals) = (1 + random.below(3) as u32, 1 + random.below(3) as u32);
    let mut step = 0;
    for (group, barriers) in (0..groups).flat_map(|group| (0..intervals).map(move |barriers| (group, barriers))) {
        for _ in 0..random.below(8) {
            let kind = kinds[random.below(kinds.len())];
            let segment = Segment { group: [group, 0, 0], thread: random.below(3) as u32, barriers };
            let offset = random.below(2) as u64 * ROW_BYTES;
            let lane_bytes_log2 = random.below(5) as u8;
            let accessed = match random.below(3) {
                0 => 1 << random.below(16),
                1 => random.below(1 << 16) as u16 | 1 << random.below(16),
                _ => u16::MAX,
            };
            let changed = if kind == Store && random.below(4) == 0 { random.below(1 << 16) as u16 } else { u16::MAX };
            let channel = (random.below(4) > 0).then_some(random.below(8) as u8);
            let place = if is_local { ObservedPlace::Local(offset) } else { buffer(offset) };
            let new = NewAccess { segment, step, routine: 0, kind, channel };
            tell(place, RowWords { accessed, changed, lane_bytes_log2 }, new);
            step += 1;
        }
    }
}

/// An access to a word as the model keeps it.
struct ModelAccess {
    segment: Segment,
    kind: ObservedKind,
    step: u32,
}

impl ModelAccess {
    /// Returns whether two accesses to a word race, by the definition of a data race.
    fn races_with(&self, other: &Self) -> bool {
        let (this, that) = (self.segment, other.segment);
        let is_ordered = this.group == that.group && (this.thread == that.thread || this.barriers != that.barriers);
        let both_read = [self, other].iter().all(|access| matches!(access.kind, Load | AtomicLoad));
        let both_atomic = [self, other].iter().all(|access| matches!(access.kind, AtomicLoad | AtomicUpdate));
        !(is_ordered || both_read || both_atomic)
    }
}

#[test]
fn rows_find_the_races_of_a_model_that_keeps_every_access() {
    let (mut races, mut words) = (0, 0);
    for seed in 0..3000 {
        // Of accesses that are partly atomic, shadow memory may forget the one that races.
        let kinds: &[_] = if seed % 2 == 0 { &[Load, Store] } else { &[Load, Store, AtomicLoad, AtomicUpdate] };
        let mut shadow = Shadow::default();
        let mut model: HashMap<u64, Vec<ModelAccess>> = HashMap::new();
        let (mut racy, mut group) = (HashSet::new(), [0; 3]);
        for_random_accesses(seed, kinds, |place, row, new| {
            if new.segment.group != group {
                group = new.segment.group;
                shadow.end_group();
                if matches!(place, ObservedPlace::Local(_)) {
                    model.clear();
                    racy.clear();
                }
            }
            let mut found = HashMap::new();
            let mut keep = |pair: RacingPair| {
                assert_eq!(found.insert(pair.offset, pair.first.step), None, "one race for each word");
                ControlFlow::Continue(())
            };
            let result = shadow.record_row(place, row, new, &mut |_| Ok(()), &mut keep);
            assert_eq!(result, Ok(ControlFlow::Continue(())));
            for word in (0..16_u64).filter(|word| row.accessed >> word & 1 == 1) {
                let offset = place.offset() + 4 * word;
                let earlier = model.entry(offset).or_default();
                let is_first = matches!(place, ObservedPlace::Local(_)) && earlier.iter().all(|old| !old.kind.writes());
                let first = found.remove(&offset);
                if row.changed >> word & 1 == 0 && !is_first {
                    assert_eq!(first, None, "seed {seed}: a store that changes nothing");
                    continue;
                }
                let access = ModelAccess { segment: new.segment, kind: new.kind, step: new.step };
                let expected: Vec<_> =
                    earlier.iter().filter(|old| old.races_with(&access)).map(|old| old.step).collect();
                assert!(first.is_none_or(|step| expected.contains(&step)), "seed {seed}: {first:?} {expected:?}");
                // What precedes the first race of a word decides about it.
                if seed % 2 == 0 && !racy.contains(&offset) {
                    assert_eq!(first.is_some(), !expected.is_empty(), "seed {seed}, byte {offset}: {expected:?}");
                }
                if first.is_some() {
                    racy.insert(offset);
                    races += 1;
                }
                words += 1;
                earlier.push(access);
            }
            assert!(found.is_empty(), "seed {seed}: races of words that are not accessed: {found:?}");
        });
    }
    assert!(races > 10_000 && races < words / 2, "{races} races of {words} accesses");
}

#[test]
fn a_row_is_recorded_as_its_words_are() {
    for seed in 0..2000 {
        let kinds = [Load, Store, AtomicLoad, AtomicUpdate];
        let (mut rows, mut words) = (Shadow::default(), Shadow::default());
        for_random_accesses(seed, &kinds, |place, row, new| {
            let (mut of_row, mut of_words) = (Vec::new(), Vec::new());
            let mut keep = |pair| {
                of_row.push(pair);
                ControlFlow::Continue(())
            };
            assert!(rows.record_row(place, row, new, &mut |_| Ok(()), &mut keep).is_ok());
            let mut keep = |pair| {
                of_words.push(pair);
                ControlFlow::Continue(())
            };
            let first = row.accessed.trailing_zeros();
            for word in (0..16).filter(|word| row.accessed >> word & 1 == 1) {
                let offset = place.offset() + 4 * u64::from(word);
                let place = match place {
                    ObservedPlace::Buffer(id, _) => ObservedPlace::Buffer(id, offset),
                    ObservedPlace::Local(_) => ObservedPlace::Local(offset),
                };
                let channel = new.channel.map(|channel| channel + ((4 * (word - first)) >> row.lane_bytes_log2) as u8);
                let (new, changes) = (NewAccess { channel, ..new }, row.changed >> word & 1 == 1);
                assert!(words.record(place, 4, new, changes, &mut |_| Ok(()), &mut keep).is_ok());
            }
            assert_eq!(of_row, of_words, "seed {seed}");
        });
    }
}
