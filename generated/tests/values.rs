//! Instructions made from the layout tables, with every value of every group and every pair of values: decoded and written again
//! in several versions of the format; and what must be refused is.

use openvisa_codec::layout::{Field, Form, Group, Int, Key, Layout, Place, Structure, Values};
use openvisa_codec::{Version, WireErrorKind};
use openvisa_isa::{Inst, InstKind, LAYOUTS, Reader, Writer};
use std::collections::{BTreeMap, BTreeSet};

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

/// Nothing in particular.
static ANYTHING: BTreeMap<Choice, u64> = BTreeMap::new();

/// A choice that can be made: which value some bits get. From high to low, in bytes: position of the field, class of the operand,
/// position of the member, lowest bit.
type Choice = u32;

/// The choices of a field.
const FIELD: u32 = 0xff00_0000;

/// The values made of a group: those that have a name, or some numbers.
fn values(group: &Group) -> Vec<u64> {
    let width = group.high - group.low + 1;
    let max = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    match group.values {
        Values::Reserved => vec![0],
        Values::Named(name) => (0..=max.min(0xffff)).filter(|code| name(*code).is_some()).collect(),
        Values::Number | Values::Signed => BTreeSet::from([0, 1, max / 2 + 1, max]).into_iter().collect(),
    }
}

/// A number as it was made.
struct Made {
    place: Place,
    offset: usize,
    int: &'static Int,
}

/// At most so many of these: the first ones, and the last.
fn some(values: Vec<u64>, most: usize) -> Vec<u64> {
    let skipped = values.len().saturating_sub(most);
    let kept = values.len().min(most.saturating_sub(1));
    values.iter().take(kept).chain(values.iter().skip(kept + skipped)).copied().collect()
}

/// Whether the values that select a layout exist in a version.
fn exists(layout: &Layout, version: Version) -> bool {
    let selectable = |key: &Key| {
        let Some(Form::Int(int)) = layout.fields[key.field].form(version) else { return false };
        let group = int.groups.iter().find(|group| group.home == key.group.low);
        group.is_some_and(|group| values(group).iter().any(|code| key.codes.contains(code)))
    };
    layout.versions.contain(version) && layout.keys.iter().all(selectable)
}

fn layouts(version: Version) -> impl Iterator<Item = &'static Layout> {
    LAYOUTS.0.iter().filter(move |layout| exists(layout, version))
}

/// An instruction in the making.
struct Maker<'a> {
    /// Of how many values of a group one is chosen.
    most: usize,
    version: Version,
    layout: &'static Layout,
    /// What is to be chosen; anything else is random.
    wanted: &'a BTreeMap<Choice, u64>,
    random: &'a mut u64,
    bytes: Vec<u8>,
    made: Vec<Made>,
    chosen: Vec<(Choice, u64)>,
    place: Place,
    /// The choice at hand, without the lowest bit.
    choice: Choice,
}

impl Maker<'_> {
    fn make(mut self) -> Self {
        self.bytes.extend(self.layout.opcode);
        let mut values = [0; 64];
        for (position, field) in self.layout.fields.iter().enumerate() {
            let present = field.present.is_none_or(|present| present(&values));
            let Some(form) = field.form(self.version).filter(|_| present) else { continue };
            let counts = self.layout.fields.iter().any(|f| f.list.is_some_and(|l| l.count == position));
            let times = field.list.map_or(1, |list| values[list.count]);
            for _ in 0..times {
                self.place = Place { field: field.name, ..Place::default() };
                self.choice = u32::try_from(position).expect("few fields") << 24;
                values[position] = match form {
                    Form::Int(int) if counts => self.count(int),
                    Form::Int(int) => self.int(int, position),
                    Form::Structure(structure) => self.structure(structure),
                };
            }
        }
        self
    }

    fn next(&mut self, below: usize) -> usize {
        *self.random ^= *self.random << 13;
        *self.random ^= *self.random >> 7;
        *self.random ^= *self.random << 17;
        usize::try_from(*self.random >> 33).expect("31 bits fit") % below
    }

    fn choose(&mut self, low: u8, among: &[u64]) -> u64 {
        let choice = self.choice | u32::from(low);
        let wanted = self.wanted.get(&choice).copied().filter(|value| among.contains(value));
        let value = wanted.unwrap_or_else(|| among[self.next(among.len())]);
        self.chosen.push((choice, value));
        value
    }

    fn put(&mut self, int: &'static Int, value: u64) {
        self.made.push(Made { place: self.place, offset: self.bytes.len(), int });
        self.bytes.extend(&value.to_le_bytes()[..usize::from(int.bytes)]);
    }

    fn count(&mut self, int: &'static Int) -> u64 {
        let value = self.choose(0, &[0, 1, 3]);
        self.put(int, value);
        value
    }

    fn int(&mut self, int: &'static Int, position: usize) -> u64 {
        let whole = [Group::new("", int.bytes * 8 - 1, 0, Values::Number)];
        let groups = if int.groups.is_empty() { &whole } else { int.groups };
        let mut value = 0;
        for group in groups {
            let keys = self.layout.keys.iter().filter(|key| key.field == position && key.group.low == group.home);
            let allowed = |code: &u64| keys.clone().all(|key: &Key| key.codes.contains(code));
            let among = some(values(group).into_iter().filter(allowed).collect(), self.most);
            value |= self.choose(group.low, &among) << group.low;
        }
        self.put(int, value);
        int.at_home(value)
    }

    fn structure(&mut self, structure: &Structure) -> u64 {
        let mut values = [0; 64];
        for (position, member) in structure.members.iter().enumerate() {
            let member: &Field = member;
            let present = member.present.is_none_or(|present| present(&values));
            let Some(Form::Int(int)) = member.form(self.version).filter(|_| present) else { continue };
            self.place.member = member.name;
            self.choice = self.choice & !0xff00 | u32::try_from(position).expect("few members") << 8;
            values[position] = self.int(int, usize::MAX);
        }
        if let Some((group, layouts)) = structure.select {
            let class = group.of(values[0]);
            let selected = layouts.iter().find(|(code, _)| *code == class);
            self.choice = self.choice & FIELD | u32::try_from(class + 1).expect("few classes") << 16;
            self.structure(selected.expect("a named class has a layout").1);
        }
        0
    }
}

fn make<'a>(
    layout: &'static Layout,
    version: Version,
    most: usize,
    wanted: &'a BTreeMap<Choice, u64>,
    random: &'a mut u64,
) -> Maker<'a> {
    let (bytes, made, chosen) = (Vec::new(), Vec::new(), Vec::new());
    Maker { most, version, layout, wanted, random, bytes, made, chosen, place: Place::default(), choice: 0 }.make()
}

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
    let version = Version::new(4, 1);
    for layout in layouts(version) {
        let (rows, values) = all_pairs(layout, version, &mut random);
        made += rows;
        choices += values;
        kinds.extend(InstKind::of_layout(layout.instruction));
    }
    println!("{} instructions in {} layouts: {made} made of {choices} values", kinds.len(), LAYOUTS.0.len());
    let sub_operations_alone = InstKind::ALL.len() - kinds.len();
    assert!(sub_operations_alone <= 3, "only pages of sub-operations have no layout");
}

#[test]
fn every_value_comes_back_in_every_version() {
    let mut random = 0x1234_5678_9abc_def1;
    let mut made = 0;
    for version in VERSIONS {
        for layout in layouts(version) {
            let mut known = BTreeSet::new();
            let mut idle = 0;
            while idle < 7 {
                let before = known.len();
                let maker = make(layout, version, usize::MAX, &ANYTHING, &mut random);
                let (bytes, chosen) = (maker.bytes, maker.chosen);
                round_trip(layout, &bytes, version);
                known.extend(chosen);
                made += 1;
                idle = if known.len() == before { idle + 1 } else { 0 };
            }
        }
    }
    println!("{made} instructions in {} versions", VERSIONS.len());
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
                                let place = Place { group: group.name, ..made.place };
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

fn refuse(layout: &Layout, bytes: &[u8], version: Version, place: Place, offset: usize, value: u64) {
    let context = || format!("{} in {version}: {bytes:02x?}", layout.name);
    let mut r = Reader::new(bytes, version);
    let error = Inst::decode(&mut r).expect_err(&context());
    assert_eq!(r.offset(), 0, "{}", context());
    let fault = LAYOUTS.check(bytes, version).expect_err(&context());
    let kind = WireErrorKind::Reserved { value };
    assert_eq!((fault.error.kind, fault.error.offset), (kind, offset), "{}", context());
    // Elements of lists are counted by the tables.
    let found = Place { instruction: None, element: None, ..fault.place };
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
