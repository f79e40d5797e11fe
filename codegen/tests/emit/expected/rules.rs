// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! What is allowed in each instruction, as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_codec::rules::{*, Expr::*, Op::*};

const READ: u8 = OperandTest::READ;
const WRITTEN: u8 = OperandTest::WRITTEN;
const REGION: u8 = OperandTest::REGION;
const IMMEDIATE: u8 = OperandTest::IMMEDIATE;
const LOOK: u8 = OperandTest::LOOK;
const ALIGNED: u8 = OperandTest::ALIGNED;
const ONE: u8 = OperandTest::ONE;

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
        operands: &[OperandTest::ANY, OperandTest::new(0x1, 0x0, 0, WRITTEN), OperandTest::new(0x21, 0x0, 0, READ), OperandTest::new(0x21, 0x0, 0, READ)],
        fits: &[Fit::new(0x1, 0x1, 0x1), Fit::new(0x3, 0x3, 0x2)],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
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
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, WRITTEN), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 2,
        tests: &[Test::number(0, 0, 64, false, 0x101).end(1), Test::number(3, 0, 64, false, 0x1e).end(1)],
        holds: &[],
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
        operands: &[],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
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
        operands: &[OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
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

/// What bytes may be, by the numbers in steps.
pub static BYTES: [[u64; 4]; 4] = [
    [0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff],
    [0x3000300030003, 0x3000300030003, 0x3000300030003, 0x3000300030003],
    [0x101, 0x0, 0x0, 0x0],
    [0x1e, 0x0, 0x0, 0x0],
];

/// The formats that have steps.
pub static SCANS: [Scan; 2] = [
    Scan { older: 0, opcode: 1, kind: InstKind::Add as u8, since: 0x0, platforms: 0x3, fields: 0xf, numbers: &[Step::int(1, 0, 1, 0)], steps: &[Step::vector(1), Step::vector(2), Step::vector(3)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmRead as u8, since: 0x0, platforms: 0x3, fields: 0x1, numbers: &[], steps: &[Step::raw(0)] },
];

/// Formats by opcode: 0 for none, else the position after that of the format in [`SCANS`]. If the byte after the opcode tells
/// formats apart: 255 for the first table of [`BY_SECOND`], 254 for the second one and so on.
pub static BY_OPCODE: [u8; 256] = by_byte(&[(0x01, 1), (0x03, 255)]);

/// Formats by the byte after the opcode.
pub static BY_SECOND: [[u8; 256]; 1] = [
    by_byte(&[(0x01, 2)]),
];
