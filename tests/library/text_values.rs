//! Prints every named value in every field of every instruction, parses the text and compares the
//! bytes.
//!
//! The golden vectors contain each layout of each instruction. In each vector, each bit group is
//! set to each of its values, one at a time. For example, the saturation bit of an `add` is set and
//! cleared. This covers each word and each optional part of every template.

use openvisa::isa::{Inst, LAYOUTS, PREDEFINED, Reader, TextScratch, VariableClass, Version, Writer};
use openvisa_isa_core::layout::{FieldPath, Group, Part, Values};
use openvisa_isa_core::text::{Cursor, LabelKind, LabelUse, Names, Printer, Symbol, SymbolClass, Symbols, TextOptions};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const CLASSES: [(SymbolClass, VariableClass); 5] = [
    (SymbolClass::General, VariableClass::General),
    (SymbolClass::Address, VariableClass::Address),
    (SymbolClass::Predicate, VariableClass::Predicate),
    (SymbolClass::Sampler, VariableClass::Sampler),
    (SymbolClass::Surface, VariableClass::Surface),
];

/// Symbols that are named by letter and number, except predefined ones.
struct Numbered {
    labels: Vec<String>,
    strings: Vec<String>,
    /// The kind of the label in the current line.
    kind: LabelKind,
}

impl Numbered {
    fn new() -> Self {
        let numbered = |letter: char| (0..=0xffff_u32).map(|id| format!("{letter}{id}")).collect();
        Self { labels: numbered('L'), strings: numbered('N'), kind: LabelKind::Block }
    }
}

impl Names for Numbered {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let (_, table) = CLASSES.iter().find(|(known, _)| *known == class)?;
        let known = PREDEFINED.iter().find(|v| v.class == *table && v.index == id && !v.name.is_empty())?;
        Some(known.name.as_bytes())
    }

    fn label(&self, id: u32) -> Option<(&[u8], LabelKind)> {
        Some((self.labels.get(id as usize)?.as_bytes(), self.kind))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.strings.get(id as usize).map(String::as_bytes)
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

impl Symbols for Numbered {
    fn variable(&mut self, name: &[u8], _: SymbolClass) -> Option<Symbol> {
        let name = std::str::from_utf8(name).ok()?;
        let class_of = |table| CLASSES.iter().find(|(_, known)| *known == table).map(|(class, _)| *class);
        if let Some(known) = PREDEFINED.iter().find(|v| v.name == name && !name.is_empty()) {
            return Some(Symbol { class: class_of(known.class)?, id: known.index });
        }
        let letter = name.chars().next()?;
        let (class, _) = CLASSES.iter().find(|(_, table)| table.letter() == letter)?;
        Some(Symbol { class: *class, id: name[1..].parse().ok()? })
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, LabelKind)> {
        let id = std::str::from_utf8(name).ok()?.strip_prefix('L')?.parse().ok()?;
        Some((id, if let LabelUse::Referred(kind) = used { kind } else { self.kind }))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        std::str::from_utf8(text).ok()?.strip_prefix('N')?.parse().ok()
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

fn read_vectors() -> Vec<(Vec<u8>, Version)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/vectors.json");
    let text = std::fs::read_to_string(path).expect("the vectors can be read");
    let vectors: Vec<serde_json::Value> = serde_json::from_str(&text).expect("the vectors are JSON");
    let of = |vector: &serde_json::Value| {
        let hex = vector["bytes"].as_str().expect("bytes");
        let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
        let version = vector["version"].as_str().and_then(|v| v.split_once('.')).expect("a version");
        let version = Version::new(version.0.parse().expect("a number"), version.1.parse().expect("a number"));
        ((0..hex.len()).step_by(2).map(byte).collect(), version)
    };
    vectors.iter().map(of).collect()
}

/// Returns the values to test in a bit group: named values, the limits of a number, both values of
/// a flag.
fn values_to_try(group: &Group) -> Vec<u64> {
    let width = group.high - group.low + 1;
    match group.values {
        Values::Reserved => Vec::new(),
        Values::Named(name) => (0..1 << width.min(12)).filter(|code| name(*code).is_some()).collect(),
        Values::Number | Values::Signed if width <= 3 => (0..1 << width).collect(),
        Values::Number | Values::Signed => Vec::new(),
    }
}

/// Returns the bytes with a value set in a bit group.
fn with_value(bytes: &[u8], part: &Part, group: &Group, value: u64) -> Vec<u8> {
    let mask = group.of(u64::MAX) << group.low;
    let number = part.value & !mask | value << group.low;
    let mut bytes = bytes.to_vec();
    let place = part.offset..part.offset + usize::from(part.int.bytes);
    bytes[place].copy_from_slice(&number.to_le_bytes()[..usize::from(part.int.bytes)]);
    bytes
}

/// The result of printing and parsing a value.
enum Outcome {
    /// The same bytes.
    Same,
    /// The value has no textual form.
    NoText,
    /// Different bytes: the text of the value is also that of another value.
    Other,
    /// The text does not parse, or is printed differently the second time.
    Wrong(String),
}

fn try_value(bytes: &[u8], version: Version, names: &mut Numbered, scratch: &mut TextScratch) -> Option<Outcome> {
    let mut r = Reader::new(bytes, version);
    let inst = Inst::decode(&mut r).ok().filter(|_| r.is_empty())?;
    let options = TextOptions::new(version);
    let mut printed = Printer::new();
    if inst.print(names, options, scratch, &mut printed).is_err() {
        return Some(Outcome::NoText);
    }
    let line = String::from_utf8_lossy(printed.as_bytes()).into_owned();
    let read = match Inst::parse(&mut Cursor::new(line.as_bytes()), names, options, scratch) {
        Ok(read) => read,
        Err(error) => return Some(Outcome::Wrong(format!("`{line}` is not read: at {}: {error}", error.offset))),
    };
    let mut written = vec![0; read.encoded_len(version)];
    if let Err(error) = read.encode(&mut Writer::new(&mut written, version)) {
        return Some(Outcome::Wrong(format!("`{line}` has no bytes: {error}")));
    }
    if written == bytes {
        return Some(Outcome::Same);
    }
    let mut r = Reader::new(&written, version);
    let Ok(again) = Inst::decode(&mut r) else { return Some(Outcome::Wrong(format!("`{line}` has bytes of nothing"))) };
    let mut second = Printer::new();
    if again.print(names, options, &mut TextScratch::default(), &mut second).is_err()
        || second.as_bytes() != printed.as_bytes()
    {
        let second = String::from_utf8_lossy(second.as_bytes()).into_owned();
        return Some(Outcome::Wrong(format!("`{line}` becomes `{second}`")));
    }
    Some(Outcome::Other)
}

/// Values without a textual form: suffix of their place, values, reason.
const VALUES_WITHOUT_TEXT: &[(&str, &[u64], &str)] = &[
    ("3D_SAMPLE Op.op", &[8, 16], "a form of version 4.2"),
    ("_SCALED Num_blocks.count", &[3], "a code without a meaning in text"),
    ("QW_GATHER Num_blocks.count", &[3], "the same"),
    ("QW_SCATTER Num_blocks.count", &[3], "the same"),
    ("_ATOMIC Op.width", &[2], "64 bits: of SVM_ATOMIC alone"),
    ("LSC_UNTYPED LscSFID", &[2], "the unit of typed accesses"),
    ("LSC_UNTYPED LscSubOp", &[2, 6], "quads without components"),
    (".region.v_stride", &[], "regions with some of their parts alone"),
    (".region.width", &[], "the same"),
    (".region.h_stride", &[], "the same"),
    (".tag.modifier", &[], "a modifier where text has none, or saturation where nothing is written"),
    (".tag.class", &[], "another class has other bytes behind it, and makes another operand of these"),
];

/// Values that share their text with another value: suffix of their place, values, reason.
const VALUES_WITH_SHARED_TEXT: &[(&str, &[u64], &str)] = &[
    ("3D_SAMPLE4 Op.op", &[40, 48], "one word, two codes: the platform says which"),
    ("FENCE Mask.software", &[1], "nothing else of such a fence is shown"),
    ("NBARRIER Mode.operation", &[0], "the operands of the other operation are not shown"),
    ("SVM_BLOCK_LD Properties.alignment", &[1], "not shown before version 4.2"),
    ("SVM_BLOCK_ST Properties.alignment", &[1], "not shown before version 4.2"),
    ("VA Function", &[2], "another function has other fields in these bytes"),
    ("LSC_UNTYPED LscSubOp", &[], "another operation has other fields that say nothing"),
    ("LSC_TYPED LscSubOp", &[], "the same"),
    (" DataElemsPerAddr", &[], "says nothing beside a mask"),
    (" DataOrder", &[], "the same"),
    ("LSC_FENCE ExecSize.size", &[], "is ignored"),
    ("LSC_FENCE ExecSize.mask", &[], "is ignored"),
    ("LSC_FENCE Pred.combine", &[], "is ignored"),
    ("LSC_FENCE Pred.invert", &[], "is ignored"),
    ("LSC_TYPED ExecSize.size", &[], "is fixed where text does not show it"),
    ("LSC_TYPED ExecSize.mask", &[], "the same"),
    ("LSC_TYPED Predicate.combine", &[], "is not shown without a predicate"),
    ("LSC_TYPED Predicate.invert", &[], "is not shown without a predicate"),
    (".region.v_stride", &[], "is not shown of registers and scalars"),
    (".region.width", &[], "the same"),
    (".region.h_stride", &[], "the same"),
];

/// Returns the places and values that no reason explains.
fn unexplained(found: BTreeMap<String, BTreeSet<u64>>, reasons: &[(&str, &[u64], &str)]) -> Vec<String> {
    let mut met = BTreeSet::new();
    let mut left = Vec::new();
    for (place, values) in found {
        let Some(known) = reasons.iter().find(|(end, ..)| place.ends_with(end)) else {
            left.push(format!("{place}: {values:?}"));
            continue;
        };
        met.insert(known.0);
        let (_, expected, reason) = known;
        if !expected.is_empty() && values.iter().any(|value| !expected.contains(value)) {
            left.push(format!("{place}: {values:?}, but {reason} of {expected:?} alone"));
        }
    }
    left.extend(
        reasons.iter().filter(|(end, ..)| !met.contains(end)).map(|(end, ..)| format!("{end}: is no exception")),
    );
    left
}

#[test]
fn every_named_value_survives_printing_and_parsing() {
    let (mut names, mut scratch) = (Numbered::new(), TextScratch::default());
    let (mut same, mut wrong) = (0, Vec::new());
    let (mut silent, mut shared): (BTreeMap<_, BTreeSet<_>>, BTreeMap<_, BTreeSet<_>>) = Default::default();
    for (bytes, version) in read_vectors() {
        let kind = Inst::decode(&mut Reader::new(&bytes, version)).expect("a vector").kind();
        let mut parts = Vec::new();
        let length = LAYOUTS.walk(&bytes, version, usize::MAX, &mut |part| parts.push(*part)).expect("a vector");
        for part in &parts {
            // A constant of another type is another constant.
            for group in part.int.groups.iter().filter(|group| group.name != "type" || part.place.member != "type") {
                for value in values_to_try(group) {
                    let changed = with_value(&bytes, part, group, value);
                    // Another value may select another layout, which has its own vector.
                    if LAYOUTS.check(&changed, version) != Ok(length) {
                        continue;
                    }
                    let place = || format!("{kind} {}", FieldPath { element: None, group: group.name, ..part.place });
                    match try_value(&changed, version, &mut names, &mut scratch) {
                        None => {}
                        Some(Outcome::Same) => same += 1,
                        Some(Outcome::NoText) => _ = silent.entry(place()).or_default().insert(value),
                        Some(Outcome::Other) => _ = shared.entry(place()).or_default().insert(value),
                        Some(Outcome::Wrong(how)) => wrong.push(format!("{} = {value}: {how}", place())),
                    }
                }
            }
        }
    }
    println!("{same} values come back from their texts");
    wrong.extend(unexplained(silent, VALUES_WITHOUT_TEXT).into_iter().map(|left| format!("no text: {left}")));
    wrong.extend(
        unexplained(shared, VALUES_WITH_SHARED_TEXT)
            .into_iter()
            .map(|left| format!("the text of another value: {left}")),
    );
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(same > 10_000, "{same} values come back");
}
