//! Makes instructions from the layout tables: bytes in which each value is random, or the one that
//! the caller asks for.

use openvisa_isa::LAYOUTS;
use openvisa_isa_core::Version;
use openvisa_isa_core::layout::{
    Field, FieldEncoding, FieldPath, Group, IntEncoding, Key, Layout, OperandLayout, Values,
};
use std::collections::{BTreeMap, BTreeSet};

/// No wanted values: all values are random.
pub static ANYTHING: BTreeMap<Choice, u64> = BTreeMap::new();

/// Names a group of bits that gets a value. From high to low, in bytes: position of the field,
/// class of the operand, position of the member, lowest bit.
pub type Choice = u32;

/// The bits of a [`Choice`] that hold the position of the field.
pub const FIELD: u32 = 0xff00_0000;

/// Returns the values that a group can get: those that have a name, or some numbers.
fn values(group: &Group) -> Vec<u64> {
    let width = group.high - group.low + 1;
    let max = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    match group.values {
        Values::Reserved => vec![0],
        Values::Named(name) => (0..=max.min(0xffff)).filter(|code| name(*code).is_some()).collect(),
        Values::Number | Values::Signed => BTreeSet::from([0, 1, max / 2 + 1, max]).into_iter().collect(),
    }
}

/// An integer of a made instruction.
#[derive(Debug)]
pub struct Made {
    /// The field and member that the integer belongs to.
    pub place: FieldPath,
    /// Offset of its first byte in the instruction.
    pub offset: usize,
    /// Its width and groups of bits.
    pub int: &'static IntEncoding,
}

/// Returns at most `most` values: the first ones and the last.
fn some(values: Vec<u64>, most: usize) -> Vec<u64> {
    let skipped = values.len().saturating_sub(most);
    let kept = values.len().min(most.saturating_sub(1));
    values.iter().take(kept).chain(values.iter().skip(kept + skipped)).copied().collect()
}

/// Returns whether the values that select a layout exist in a version.
fn exists(layout: &Layout, version: Version) -> bool {
    let selectable = |key: &Key| {
        let Some(FieldEncoding::Int(int)) = layout.fields.iter().nth(key.field).unwrap().form(version) else {
            return false;
        };
        let group = int.groups.iter().find(|group| group.home == key.group.low);
        group.is_some_and(|group| values(group).iter().any(|code| key.codes.contains(code)))
    };
    layout.versions.contain(version) && layout.keys.iter().all(selectable)
}

/// Returns the layouts that exist in a version.
pub fn layouts(version: Version) -> impl Iterator<Item = &'static Layout> {
    LAYOUTS.0.iter().filter(move |layout| exists(layout, version))
}

/// An instruction that is being made.
#[derive(Debug)]
pub struct Maker<'a> {
    /// Number of values of a group from which one is chosen.
    most: usize,
    version: Version,
    layout: &'static Layout,
    /// The values to choose. All others are random.
    wanted: &'a BTreeMap<Choice, u64>,
    random: &'a mut u64,
    /// The encoded instruction.
    pub bytes: Vec<u8>,
    /// Its integers, in the order of their bytes.
    pub made: Vec<Made>,
    /// The chosen values.
    pub chosen: Vec<(Choice, u64)>,
    /// The values that could have been chosen.
    pub offered: Vec<(Choice, u64)>,
    place: FieldPath,
    /// The current choice, without the lowest bit.
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
                self.place = FieldPath { field: field.name, ..FieldPath::default() };
                self.choice = u32::try_from(position).expect("few fields") << 24;
                values[position] = match form {
                    FieldEncoding::Int(int) if counts => self.count(int),
                    FieldEncoding::Int(int) => self.int(int, position),
                    FieldEncoding::Structure(structure) => self.structure(structure),
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
        self.offered.extend(among.iter().map(|value| (choice, *value)));
        value
    }

    fn put(&mut self, int: &'static IntEncoding, value: u64) {
        self.made.push(Made { place: self.place, offset: self.bytes.len(), int });
        self.bytes.extend(&value.to_le_bytes()[..usize::from(int.bytes)]);
    }

    fn count(&mut self, int: &'static IntEncoding) -> u64 {
        let value = self.choose(0, &[0, 1, 3]);
        self.put(int, value);
        value
    }

    fn int(&mut self, int: &'static IntEncoding, position: usize) -> u64 {
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

    fn structure(&mut self, structure: &OperandLayout) -> u64 {
        let mut values = [0; 64];
        for (position, member) in structure.members.iter().enumerate() {
            let member: &Field = member;
            let present = member.present.is_none_or(|present| present(&values));
            let Some(FieldEncoding::Int(int)) = member.form(self.version).filter(|_| present) else { continue };
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

/// Makes an instruction. Each group gets one of its first `most - 1` values or its last value.
/// `random` is the state of the generator of random numbers.
pub fn make<'a>(
    layout: &'static Layout,
    version: Version,
    most: usize,
    wanted: &'a BTreeMap<Choice, u64>,
    random: &'a mut u64,
) -> Maker<'a> {
    let (bytes, made, chosen, offered) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    Maker {
        most,
        version,
        layout,
        wanted,
        random,
        bytes,
        made,
        chosen,
        offered,
        place: FieldPath::default(),
        choice: 0,
    }
    .make()
}
