//! Instructions made from the layout tables, with every value of every group and every pair of values: decoded and written again
//! in several versions of the format; and what must be refused is.

use openvisa_test_support::maker::{ANYTHING, Choice, FIELD, Made, layouts, make};
use openvisa_isa_core::layout::{Layout, FieldPath};
use openvisa_isa_core::{Version, WireErrorKind};
use openvisa_isa::{Inst, InstKind, LAYOUTS, Reader, Writer};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A version of each stretch in which the bytes of instructions are the same.
const VERSIONS: [Version; 7] = [
    Version::new(3, 0),
    Version::new(3, 1),
    Version::new(3, 2),
    Version::new(3, 5),
    Version::new(3, 6),
    Version::new(4, 1),
    Version::new(4, 2),
];

/// Bytes to value to bytes to value.
fn round_trip(layout: &Layout, bytes: &[u8], version: Version) {
    let context = || format!("{} in {version}: {bytes:02x?}", layout.name);
    let mut r = Reader::new(bytes, version);
    let inst = Inst::decode(&mut r).unwrap_or_else(|e| panic!("{}: {e}", context()));
    assert!(r.is_empty(), "{}: {} bytes left of {inst:?}", context(), r.left());
    let mut buffer = [0; 512];
    let mut w = Writer::new(&mut buffer, version);
    inst.encode(&mut w).unwrap_or_else(|e| panic!("{}: {inst:?}: {e}", context()));
    assert_eq!(w.written().len(), inst.encoded_len(version), "{}", context());
    // Version 3.0 has two codes for one mask, of which the first is written.
    if version > Version::new(3, 0) {
        assert_eq!(w.written(), bytes, "{}: {inst:?}", context());
    }
    // What just fits is written field by field, not put together in one piece: both come to the same bytes.
    let mut exact = vec![0; w.offset()];
    inst.encode(&mut Writer::new(&mut exact, version)).unwrap_or_else(|e| panic!("{}: {inst:?}: {e}", context()));
    assert_eq!(w.written(), exact, "{}: {inst:?}", context());
    let again = Inst::decode(&mut Reader::new(w.written(), version)).unwrap_or_else(|e| panic!("{}: {e}", context()));
    assert_eq!(inst, again, "{}", context());
    let named = LAYOUTS.check(bytes, version).unwrap_or_else(|e| panic!("{}: {e}", context()));
    assert_eq!(named, bytes.len(), "{}", context());
}

/// Which pairs of choices have stood together in an instruction.
#[derive(Default)]
struct Pairs {
    numbers: BTreeMap<(Choice, u64), usize>,
    /// An instruction with each choice.
    rows: Vec<BTreeMap<Choice, u64>>,
    seen: Vec<Vec<u64>>,
}

impl Pairs {
    /// Notes an instruction; says how many pairs are new.
    fn add(&mut self, chosen: &[(Choice, u64)]) -> usize {
        let mut row: Vec<usize> = Vec::new();
        for choice in chosen {
            let next = self.numbers.len();
            let number = *self.numbers.entry(*choice).or_insert(next);
            if number == next {
                self.rows.push(chosen.iter().copied().collect());
                self.seen.push(Vec::new());
            }
            row.push(number);
        }
        let mut new = 0;
        for &a in &row {
            for &b in row.iter().filter(|b| **b < a) {
                let words = &mut self.seen[a];
                words.resize(words.len().max(b / 64 + 1), 0);
                new += usize::from(words[b / 64] >> (b % 64) & 1 == 0);
                words[b / 64] |= 1 << (b % 64);
            }
        }
        new
    }

    fn together(&self, a: usize, b: usize) -> bool {
        self.seen[a.max(b)].get(a.min(b) / 64).is_some_and(|word| word >> (a.min(b) % 64) & 1 == 1)
    }
}

/// Makes instructions of a layout, of at most three values of each group, until every pair of choices that can stand together has.
fn all_pairs(layout: &'static Layout, version: Version, random: &mut u64) -> (usize, usize) {
    let mut pairs = Pairs::default();
    let mut made = 0;
    let mut row = |pairs: &mut Pairs, wanted: &BTreeMap<Choice, u64>| {
        let maker = make(layout, version, 3, wanted, random);
        let (bytes, chosen) = (maker.bytes, maker.chosen);
        round_trip(layout, &bytes, version);
        made += 1;
        pairs.add(&chosen)
    };
    // At random as long as that finds new pairs quickly.
    let mut idle = 0;
    while idle < 8 {
        idle = if row(&mut pairs, &ANYTHING) == 0 { idle + 1 } else { 0 };
    }
    // Then each choice that is left out with each other: the instruction of one with the field of the other put in.
    let choices: Vec<((Choice, u64), usize)> = pairs.numbers.iter().map(|(c, n)| (*c, *n)).collect();
    for ((choice_a, value_a), a) in &choices {
        for ((choice_b, _), b) in choices.iter().filter(|((choice, _), _)| (choice ^ choice_a) & FIELD != 0) {
            if !pairs.together(*a, *b) {
                let mut wanted = pairs.rows[*a].clone();
                let field = pairs.rows[*b].iter().filter(|(choice, _)| (*choice ^ choice_b) & FIELD == 0);
                wanted.extend(field.map(|(choice, value)| (*choice, *value)));
                wanted.insert(*choice_a, *value_a);
                row(&mut pairs, &wanted);
            }
        }
    }
    (made, choices.len())
}

#[test]
fn every_pair_of_values_comes_back_in_the_version_that_is_written() {
    let mut random = 0x9e37_79b9_7f4a_7c15;
    let (mut made, mut choices) = (0, 0);
    let mut kinds = BTreeSet::new();
    // What only texts have is held in bytes of a later version.
    let (files, texts) = (Version::new(4, 1), Version::new(4, 2));
    let later = layouts(texts).filter(|layout| !layout.versions.contain(files)).map(|layout| (layout, texts));
    for (layout, version) in layouts(files).map(|layout| (layout, files)).chain(later) {
        let (rows, values) = all_pairs(layout, version, &mut random);
        made += rows;
        choices += values;
        kinds.extend(InstKind::of_layout(layout.instruction));
    }
    println!("{} instructions in {} layouts: {made} made of {choices} values", kinds.len(), LAYOUTS.0.len());
    assert_eq!(kinds.len(), InstKind::ALL.len(), "every instruction has a layout");
}

/// Every value of every group of every field, every class of every operand, and every value of every group in it: none is left to
/// chance.
#[test]
fn every_value_comes_back_in_every_version() {
    let mut random = 0x1234_5678_9abc_def1;
    let (mut made, mut values) = (0, 0);
    for version in VERSIONS {
        for layout in layouts(version) {
            let mut done = BTreeSet::new();
            // Values that were not chosen yet, each with the instruction in which it could have been.
            let mut open: BTreeMap<Choice, BTreeMap<u64, Rc<BTreeMap<Choice, u64>>>> = BTreeMap::new();
            let mut row = |wanted: &BTreeMap<Choice, u64>, done: &mut BTreeSet<(Choice, u64)>, open: &mut BTreeMap<_, _>| {
                let maker = make(layout, version, usize::MAX, wanted, &mut random);
                round_trip(layout, &maker.bytes, version);
                made += 1;
                let row: Rc<BTreeMap<_, _>> = Rc::new(maker.chosen.iter().copied().collect());
                for (choice, value) in maker.chosen {
                    done.insert((choice, value));
                    open.get_mut(&choice).map(|values: &mut BTreeMap<_, _>| values.remove(&value));
                }
                for (choice, value) in maker.offered.into_iter().filter(|value| !done.contains(value)) {
                    open.entry(choice).or_default().entry(value).or_insert_with(|| row.clone());
                }
            };
            row(&ANYTHING, &mut done, &mut open);
            while let Some((choice, value, context)) =
                open.iter().find_map(|(choice, values)| Some((*choice, values.first_key_value()?)))
                    .map(|(choice, (value, context))| (choice, *value, context.clone()))
            {
                // Other values of the same instruction are asked for along with it, as far as they go together.
                let mut wanted = (*context).clone();
                for (choice, first) in &mut wanted {
                    let next = open.get(choice).and_then(|values| values.first_key_value());
                    *first = next.map_or(*first, |(value, _)| *value);
                }
                row(&wanted, &mut done, &mut open);
                if !done.contains(&(choice, value)) {
                    let mut wanted = (*context).clone();
                    wanted.insert(choice, value);
                    row(&wanted, &mut done, &mut open);
                }
                assert!(done.contains(&(choice, value)), "{} in {version}: {choice:#x} is never {value}", layout.name);
            }
            values += done.len();
        }
    }
    println!("{made} instructions in {} versions with each of {values} values", VERSIONS.len());
}

/// The bytes with another number at a place.
fn with(bytes: &[u8], made: &Made, value: u64) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let len = usize::from(made.int.bytes);
    bytes[made.offset..made.offset + len].copy_from_slice(&value.to_le_bytes()[..len]);
    bytes
}

#[test]
fn every_reserved_bit_and_value_is_refused_by_name() {
    let mut random = 0x0bad_cafe_0bad_cafe;
    let mut refused = 0;
    for version in [Version::new(3, 0), Version::new(4, 1)] {
        for layout in layouts(version) {
            let mut known = BTreeSet::new();
            // Several, so that operands of all classes occur.
            for _ in 0..12 {
                let maker = make(layout, version, usize::MAX, &ANYTHING, &mut random);
                let (bytes, list) = (maker.bytes, maker.made);
                for made in &list {
                    let len = usize::from(made.int.bytes);
                    let mut old = [0; 8];
                    old[..len].copy_from_slice(&bytes[made.offset..made.offset + len]);
                    let old = u64::from_le_bytes(old);
                    for group in made.int.groups {
                        let all = group.of(u64::MAX);
                        for code in (0..=all.min(40)).chain([all]) {
                            let value = old & !(all << group.low) | code << group.low;
                            if group.is_reserved(value) && known.insert((made.place, group.low, code)) {
                                let place = FieldPath { group: group.name, ..made.place };
                                refuse(layout, &with(&bytes, made, value), version, place, made.offset, value);
                                refused += 1;
                            }
                        }
                    }
                }
            }
        }
    }
    println!("{refused} refused");
    assert!(refused > 50_000);
}

fn refuse(layout: &Layout, bytes: &[u8], version: Version, place: FieldPath, offset: usize, value: u64) {
    let context = || format!("{} in {version}: {bytes:02x?}", layout.name);
    let mut r = Reader::new(bytes, version);
    let error = Inst::decode(&mut r).expect_err(&context());
    assert_eq!(r.offset(), 0, "{}", context());
    let fault = LAYOUTS.check(bytes, version).expect_err(&context());
    let kind = WireErrorKind::Reserved { value };
    assert_eq!((fault.error.kind, fault.error.offset), (kind, offset), "{}", context());
    // Elements of lists are counted by the tables.
    let found = FieldPath { instruction: None, element: None, ..fault.place };
    let same = found == place || found.field != place.field && found.member == place.member;
    assert!(same, "{}: {found} for {place}", context());
    if error.kind == kind {
        assert_eq!(error.offset, offset, "{}", context());
    }
}

#[test]
fn an_instruction_that_ends_too_early_is_refused() {
    let mut random = 0x00dd_ba11_00dd_ba11;
    let version = Version::new(4, 1);
    for layout in layouts(version) {
        for _ in 0..8 {
            let bytes = make(layout, version, usize::MAX, &ANYTHING, &mut random).bytes;
            for len in 0..bytes.len() {
                let short = &bytes[..len];
                let error = Inst::decode(&mut Reader::new(short, version)).expect_err(layout.name);
                assert!(matches!(error.kind, WireErrorKind::Truncated { .. }), "{}: {error}", layout.name);
                let fault = LAYOUTS.check(short, version).expect_err(layout.name);
                assert!(matches!(fault.error.kind, WireErrorKind::Truncated { .. }), "{}: {fault}", layout.name);
                assert!(fault.error.offset >= error.offset && fault.error.offset <= len, "{}: {fault}", layout.name);
            }
        }
    }
}
