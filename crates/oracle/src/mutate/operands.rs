//! Mutants with other operands: region, place, modifier, class, number and order, and the data and
//! addresses of messages.

use super::{Mutants, MutationKind, with};
use crate::snippet::Snippet;
use crate::vocabulary::{Parts, Vocabulary, split_data};
use openvisa_isa::{DataType, Enumeration};
use regex::Regex;
use std::sync::LazyLock;

/// A pattern that is compiled once.
macro_rules! pattern {
    ($name:ident, $text:literal) => {
        static $name: LazyLock<Regex> = LazyLock::new(|| Regex::new($text).expect("the pattern is valid"));
    };
}

pattern!(REGION, r"<(\d+);(\d+),(\d+)>");
pattern!(STRIDE, r"<(\d+)>");
pattern!(PLACE, r"\((\d+),(\d+)\)<");
pattern!(RAW_OFFSET, r"^[VP]\d+\.(\d+)$");
pattern!(IMMEDIATE, r"^(0x[0-9a-fA-F]+):(\w+)$");
pattern!(SOURCE, r"^(\((?:-|abs|-abs|~)\))?(V\d+\(\d+,\d+\)<\d+;\d+,\d+>)$");
pattern!(ADDRESS, r"\[(\d+\*|0x[0-9a-f]+\*)?(V\d+(?:\.\d+)?)([+-]0x[0-9a-f]+)?\]");
pattern!(BLOCK_COUNT, r"^\((\d+)\)$");

/// Operands of each class, to put in place of others.
const CLASSES: [&str; 18] = [
    "0x1:ud",
    "0x1:w",
    "0x1:q",
    "0x10000:d",
    "0x3f800000:f",
    "P9001",
    "%null",
    "%null.0",
    "%null(0,0)<1>",
    "V9001",
    "V9001.0",
    "V9001(0,0)<1>",
    "V9001(0,0)<1;1,0>",
    "V9001(0,0)<0;1,0>",
    "A9001(0)<1>",
    "r[A9001(0),0]<1>:ud",
    "r[A9001(0),0]<1;1,0>:ud",
    "%r0(0,0)<0;1,0>",
];

/// Adds the mutants of the operands.
pub(super) fn change_operands(mutants: &mut Mutants<'_>, parts: &Parts<'_>, vocabulary: &Vocabulary) {
    let original = mutants.original;
    for (at, operand) in parts.operands.iter().copied().enumerate() {
        let mut add = |kind: MutationKind, changed: &str| {
            mutants.add_line(kind, with(parts, |parts| parts.operands[at] = changed));
        };
        change_region(operand, &mut add);
        change_source(operand, &mut add);
        change_immediate(operand, &mut add);
        change_message(operand, vocabulary, &mut add);
        change_surface(operand, original, &mut add);
        CLASSES.iter().for_each(|class| add(MutationKind::OperandClass, class));
        mutants.add_line(MutationKind::OperandCount, with(parts, |parts| _ = parts.operands.remove(at)));
        mutants.add_line(MutationKind::OperandCount, with(parts, |parts| parts.operands.insert(at, operand)));
        for other in at + 1..parts.operands.len() {
            mutants.add_line(MutationKind::Swap, with(parts, |parts| parts.operands.swap(at, other)));
        }
    }
}

/// Calls `add` with the operand that has each of `values` in place of a group of a pattern.
fn replace_group<'v>(
    operand: &str,
    pattern: &Regex,
    group: usize,
    values: impl IntoIterator<Item = &'v str>,
    add: &mut dyn FnMut(&str),
) {
    let Some(found) = pattern.captures(operand).and_then(|found| found.get(group)) else { return };
    for value in values {
        add(&format!("{}{value}{}", &operand[..found.start()], &operand[found.end()..]));
    }
}

fn change_region(operand: &str, add: &mut dyn FnMut(MutationKind, &str)) {
    let strides = ["0", "1", "2", "3", "4", "8", "16", "32"];
    for group in 1..=3 {
        replace_group(operand, &REGION, group, strides, &mut |changed| add(MutationKind::Region, changed));
    }
    replace_group(operand, &STRIDE, 1, strides, &mut |changed| add(MutationKind::Region, changed));
    for group in 1..=2 {
        let places = ["0", "1", "2", "3", "7", "15", "40"];
        replace_group(operand, &PLACE, group, places, &mut |changed| add(MutationKind::Offset, changed));
    }
    let bytes = ["0", "3", "4", "16", "32", "64", "128"];
    replace_group(operand, &RAW_OFFSET, 1, bytes, &mut |changed| add(MutationKind::Offset, changed));
}

fn change_source(operand: &str, add: &mut dyn FnMut(MutationKind, &str)) {
    let Some(found) = SOURCE.captures(operand) else { return };
    for modifier in ["", "(-)", "(abs)", "(-abs)", "(~)"] {
        add(MutationKind::Modifier, &format!("{modifier}{}", &found[2]));
    }
}

fn change_immediate(operand: &str, add: &mut dyn FnMut(MutationKind, &str)) {
    let types: Vec<String> = DataType::ALL.iter().map(|known| known.name().to_ascii_lowercase()).collect();
    let types = types.iter().map(String::as_str);
    replace_group(operand, &IMMEDIATE, 2, types, &mut |changed| add(MutationKind::Immediate, changed));
    let values = ["0x0", "0x1", "0x7", "0x20", "0xff", "0x8000", "0x7fffffff", "0xffffffff"];
    replace_group(operand, &IMMEDIATE, 1, values, &mut |changed| add(MutationKind::Immediate, changed));
    replace_group(operand, &BLOCK_COUNT, 1, ["1", "2", "3", "4", "8", "16", "32"], &mut |changed| {
        add(MutationKind::VectorSize, changed);
    });
}

/// Changes the data or the address of a message: `V32:d32x4` and `flat[V33+0x10]:a64`.
fn change_message(operand: &str, vocabulary: &Vocabulary, add: &mut dyn FnMut(MutationKind, &str)) {
    let Some((before, word)) = operand.rsplit_once(':') else { return };
    if !before.contains('[') {
        if !word.starts_with('d') || word.len() < 2 {
            return;
        }
        let (size, count) = split_data(word);
        for other in &vocabulary.data_sizes {
            add(MutationKind::VectorSize, &format!("{before}:{other}{count}"));
        }
        for other in &vocabulary.data_counts {
            add(MutationKind::VectorSize, &format!("{before}:{size}{other}"));
        }
        return;
    }
    for other in &vocabulary.address_sizes {
        add(MutationKind::Address, &format!("{before}:{other}"));
    }
    let address = &operand[operand.find('[').unwrap_or_default()..];
    for base in &vocabulary.address_bases {
        for surface in ["", "(0x3)", "(V9001)", "(%null)"] {
            add(MutationKind::Surface, &format!("{base}{surface}{address}"));
        }
    }
    let Some(found) = ADDRESS.captures(operand) else { return };
    let group = |index: usize| found.get(index).map_or("", |found| found.as_str());
    let whole = found.get(0).map_or(0..0, |found| found.range());
    let mut replace = |factor: &str, offset: &str| {
        let (head, tail) = (&operand[..whole.start], &operand[whole.end..]);
        add(MutationKind::Address, &format!("{head}[{factor}{}{offset}]{tail}", group(2)));
    };
    for factor in ["", "1*", "2*", "3*", "4*", "8*"] {
        replace(factor, group(3));
    }
    for offset in ["", "+0x1", "+0x4", "-0x8", "+0x8000", "+0xfffff", "+0x100000"] {
        replace(group(1), offset);
    }
}

/// Replaces a surface or sampler with another variable of the instruction, or a number. Surfaces
/// that exist without a declaration are no replacement, because the tools declare different ones.
fn change_surface(operand: &str, original: &Snippet, add: &mut dyn FnMut(MutationKind, &str)) {
    let is_state = |word: &str| {
        let digits = word.strip_prefix(['T', 'S']).unwrap_or_default();
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    if !is_state(operand) {
        return;
    }
    add(MutationKind::Surface, "0x3");
    for declaration in &original.declarations {
        add(MutationKind::Surface, Snippet::declared_name(declaration));
    }
}
