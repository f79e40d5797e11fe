// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! What is allowed in each instruction, as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_codec::rules::{*, Expr::*, Op::*};

impl InstKind {
    /// What is allowed in it. Types are positions in [`DataType::ALL`](crate::DataType::ALL), platforms the bits of a
    /// [`PlatformSet`](crate::PlatformSet).
    pub fn rules(self) -> &'static InstRules {
        &TABLE[self as usize]
    }
}

/// The most fields that an instruction has.
pub const MOST_FIELDS: usize = 5;

// What shared fields say to most of their users.

static TABLE: [InstRules; 4] = [
    InstRules {
        file: "specs/instructions/ADD.md",
        listed: ("specs/6_instructions.md", 5),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "first", low: 5, width: 3, range: Some((0, 7)), file: "specs/fields.md", line: 13, ..GroupRule::ANY }], ..FieldRule::ANY }, // Exec_size
            FieldRule { classes: 0x1, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x21, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x21, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x1, 0x3), (0x2, 0x2)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: None,
        no_mask: None,
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/LOAD.md",
        listed: ("specs/6_instructions.md", 9),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Op
            FieldRule::ANY, // Scale
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
            FieldRule { range: Some((1, 4)), ..FieldRule::ANY }, // Num
            FieldRule { counted_by: Some(3), read: true, ..FieldRule::ANY }, // Address
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[0] }], fields: &[0, 2, 3, 4] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8] }], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/SVM.md",
        listed: ("specs/6_instructions.md", 10),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // SVM_ID
            FieldRule::ANY, // various
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/SVM_READ.md",
        listed: ("specs/6_instructions.md", 11),
        layouts_line: 10,
        fields: &[
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
        ],
    },
];

const fn by_byte(entries: &[(u8, u8)]) -> [u8; 256] {
    let (mut table, mut at) = ([0; 256], 0);
    while at < entries.len() {
        table[entries[at].0 as usize] = entries[at].1;
        at += 1;
    }
    table
}

/// A table of runs, by where they begin.
const fn table(runs: &[(u8, u8)]) -> [u8; 256] {
    // The compiler takes long for each turn: those with the value of the first run need none.
    let usual = runs[0].1;
    let (mut table, mut run) = ([usual; 256], 1);
    while run < runs.len() {
        let (mut at, value) = (runs[run].0 as usize, runs[run].1);
        run += 1;
        let end = if value == usual { at } else if run < runs.len() { runs[run].0 as usize } else { 256 };
        while at < end {
            table[at] = value;
            at += 1;
        }
    }
    table
}

const fn words<const N: usize>(known: &[u64]) -> [u64; N] {
    let (mut words, mut at) = ([0; N], 0);
    while at < known.len() {
        words[at] = known[at];
        at += 1;
    }
    words
}

/// Which of some words belongs to a number, by the tables that rows and steps name. Numbers of channels have tables too.
pub static TABLES: [[u8; 256]; 7] = [
    table(&[(0x0, 0), (0x2, 1), (0x10, 0), (0x12, 1), (0x20, 0), (0x22, 1), (0x30, 0), (0x32, 1), (0x40, 0), (0x42, 1), (0x50, 0), (0x52, 1), (0x60, 0), (0x62, 1), (0x70, 0), (0x72, 1), (0x80, 0), (0x82, 1), (0x90, 0), (0x92, 1), (0xa0, 0), (0xa2, 1), (0xb0, 0), (0xb2, 1), (0xc0, 0), (0xc2, 1), (0xd0, 0), (0xd2, 1), (0xe0, 0), (0xe2, 1), (0xf0, 0), (0xf2, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 0), (0x41, 3), (0x48, 0), (0x49, 3), (0x81, 4), (0x82, 5), (0x83, 3), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 0), (0x41, 3), (0x48, 0), (0x49, 3), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 0)]),
    table(&[(0x0, 6)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x4d, 1), (0x4e, 0), (0x7f, 1), (0x80, 0), (0x83, 1), (0xc0, 0)]),
    table(&[(0x0, 0), (0x2, 1)]),
];

/// Clauses that hold, by bits. As many as a power of two.
pub static WORDS: [u64; 32] = words(&[
    0x2, 0x0, 0x4, 0x24, 0x64, 0x0, 0x20, 0x60, 0x8, 0x28, 0x68, 0x0, 0x10, 0x30, 0x70, 0x0,
    0x41, 0x21, 0x60, 0x1, 0x0,
]);

/// The formats that have rows.
pub static SCANS: [Scan; 2] = [
    Scan { older: 0, kind: InstKind::Add as u8, since: 0x0, channels: (0, &TABLES[3]), platforms: Look::new(0, &TABLES[4], 16), refers: (0, 0, 0), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0)], steps: &[Step::new(Step::VECTOR, Look::new(2, &TABLES[1], 2), Step::WRITTEN, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[2], 8), Step::READ, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[2], 12), Step::READ, 0)] },
    Scan { older: 0, kind: InstKind::SvmRead as u8, since: 0x0, channels: (0, &TABLES[3]), platforms: Look::new(0, &TABLES[6], 19), refers: (0, 0, 0), clauses: 0x3, combinations: 0x0, tail: 0, bytes: &[], steps: &[Step::new(Step::RAW, Look::new(2, &TABLES[5], 0), 0, 0)] },
];

/// Formats by opcode: 0 for none, else the position after that of the format in [`SCANS`]. If the byte after the opcode tells
/// formats apart: 255 for the first table of [`BY_SECOND`], 254 for the second one and so on.
pub static BY_OPCODE: [u8; 256] = by_byte(&[(0x01, 1), (0x03, 255)]);

/// Formats by the byte after the opcode.
pub static BY_SECOND: [[u8; 256]; 1] = [
    by_byte(&[(0x01, 2)]),
];
