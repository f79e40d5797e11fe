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
pub const MOST_FIELDS: usize = 36;

// What shared fields say to most of their users.
const AOFFIMMI_R: GroupRule = GroupRule { name: "r", width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 112, ..GroupRule::ANY };
const AOFFIMMI_U: GroupRule = GroupRule { name: "u", low: 8, width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 114, ..GroupRule::ANY };
const AOFFIMMI_V: GroupRule = GroupRule { name: "v", low: 4, width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 113, ..GroupRule::ANY };
const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", low: 4, width: 4, values: &[ValueRule::plain(0, 20), ValueRule { code: 1, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 21 }, ValueRule { code: 2, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 22 }, ValueRule { code: 3, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 23 }, ValueRule { code: 4, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 24 }, ValueRule { code: 5, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 25 }, ValueRule { code: 6, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 26 }, ValueRule { code: 7, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(4))), line: 27 }, ValueRule::plain(8, 28), ValueRule { code: 9, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 29 }, ValueRule { code: 10, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 30 }, ValueRule { code: 11, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 31 }, ValueRule { code: 12, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 32 }, ValueRule { code: 13, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 33 }, ValueRule { code: 14, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 34 }, ValueRule { code: 15, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(4))), line: 35 }], file: "specs/fields.md", line: 18, ..GroupRule::ANY };
const AOFFIMMI: FieldRule = FieldRule { types: 0x4, region: Regions::One, read: true, groups: &[AOFFIMMI_R, AOFFIMMI_V, AOFFIMMI_U], ..FieldRule::ANY };
const EXEC_SIZE: FieldRule = FieldRule { groups: &[EXEC_SIZE_MASK], ..FieldRule::ANY };
const PAIRED_SURFACE: FieldRule = FieldRule { null: NullRule::If(&[Not(&Platforms(0x7800))]), read: true, ..FieldRule::ANY };
const PRED: FieldRule = FieldRule { declared: Some(Declared { class: 2, low: 0, width: 12, or_none: true }), ..FieldRule::ANY };
const SAMPLER: FieldRule = FieldRule { declared: Some(Declared { class: 3, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const SURFACE: FieldRule = FieldRule { declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };

static TABLE: [InstRules; 136] = [
    InstRules {
        file: "specs/instructions/ADD.md",
        listed: ("specs/6_instructions.md", 22),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x2800, src: 0x2807, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4000, src: 0x4000, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x80, src: 0x80, platforms: 0x1f, line: 53 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 56 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3f, 0x3f, 0x7fff), Fit::new(0x2800, 0x2807, 0x7fff), Fit::new(0x40, 0x40, 0x7fff), Fit::new(0x4000, 0x4000, 0x7fff), Fit::new(0x80, 0x80, 0x1f), Fit::new(0x8080, 0x8080, 0x7fe0)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/AVG.md",
        listed: ("specs/6_instructions.md", 26),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3f, 0x3f, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DIV.md",
        listed: ("specs/6_instructions.md", 28),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x40ff, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 47 }],
        saturation: (Saturation::FloatOnly, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "double-precision", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(6)), &Not(&Platforms(0x1d8))), reason: "These platforms have no hardware for double-precision division and roots.", line: 53 },
            Constraint { name: "integer", holds: Binary(LogicalOr, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Platforms(0x1f)), reason: "Integer division left the hardware with XEHP; later platforms need a library routine.", line: 54 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x40, 0x40, 0x7fff), Fit::new(0x4080, 0x4080, 0x7fff), Fit::new(0x3f, 0x3f, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xffffffffffffffbf).or(2), Test::platform(0xfffffffffffffe27).end(1), Test::data_type(2, 0xffffffffffffc0c0).or(2), Test::platform(0xffffffffffff801f).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DP2.md",
        listed: ("specs/6_instructions.md", 30),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 37), ValueRule::plain(3, 38), ValueRule::plain(4, 39), ValueRule::plain(5, 40)], line: 35, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 52,
        maps: &[],
        saturation: (Saturation::Yes, 53),
        modifiers: (Modifiers::Arithmetic, 54),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x3c).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DP3.md",
        listed: ("specs/6_instructions.md", 31),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 37), ValueRule::plain(3, 38), ValueRule::plain(4, 39), ValueRule::plain(5, 40)], line: 35, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 52,
        maps: &[],
        saturation: (Saturation::Yes, 53),
        modifiers: (Modifiers::Arithmetic, 54),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x3c).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DP4.md",
        listed: ("specs/6_instructions.md", 32),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 36), ValueRule::plain(3, 37), ValueRule::plain(4, 38), ValueRule::plain(5, 39)], line: 34, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 51,
        maps: &[],
        saturation: (Saturation::Yes, 52),
        modifiers: (Modifiers::Arithmetic, 53),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x3c).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DPH.md",
        listed: ("specs/6_instructions.md", 36),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 37), ValueRule::plain(3, 38), ValueRule::plain(4, 39), ValueRule::plain(5, 40)], line: 35, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 52,
        maps: &[],
        saturation: (Saturation::Yes, 53),
        modifiers: (Modifiers::Arithmetic, 54),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x3c).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/EXP.md",
        listed: ("specs/6_instructions.md", 37),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FRC.md",
        listed: ("specs/6_instructions.md", 38),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 34),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LINE.md",
        listed: ("specs/6_instructions.md", 41),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule::plain(4, 34), ValueRule::plain(5, 35)], line: 30, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x1, alignment: Alignment::Bytes(16), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 47,
        maps: &[],
        saturation: (Saturation::Yes, 48),
        modifiers: (Modifiers::Arithmetic, 49),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x1, 0x0, 16, READ | ALIGNED), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x3c).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LOG.md",
        listed: ("specs/6_instructions.md", 42),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MAD.md",
        listed: ("specs/6_instructions.md", 45),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x40ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 37,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 43 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 46 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 49 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 52 }],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3f, 0x3f, 0x7fff), Fit::new(0x4080, 0x4080, 0x7fff), Fit::new(0x40, 0x40, 0x7fff), Fit::new(0x8080, 0x8080, 0x7fe0)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MULH.md",
        listed: ("specs/6_instructions.md", 49),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 35,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "same-sources", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 3), &Int(5)), &Binary(Equal, &Operand(Query::Class, 4), &Int(5))), &Binary(Equal, &Operand(Query::Type, 3), &Operand(Query::Type, 4))), reason: "The product is signed for D and unsigned for UD; a mixture has no defined meaning.", line: 40 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3, 0x3, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::class(3, 0xffffffffffffff20).or(3), Test::class(4, 0xffffffffffffff20).or(2), Test::holds(0).end(1)],
        holds: &[&Binary(Equal, &Operand(Query::Type, 3), &Operand(Query::Type, 4))],
    },
    InstRules {
        file: "specs/instructions/LRP.md",
        listed: ("specs/6_instructions.md", 43),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x1, region: Regions::Channels, alignment: Alignment::Bytes(16), written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x21, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x21, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x21, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 37,
        maps: &[],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "source-alignment", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Operand(Query::IsScalar, 3), &Aligned(3, &Int(16))), &Binary(LogicalOr, &Operand(Query::IsScalar, 4), &Aligned(4, &Int(16)))), &Binary(LogicalOr, &Operand(Query::IsScalar, 5), &Aligned(5, &Int(16)))), reason: "A source that is not one value for all channels begins at a multiple of 16 bytes.", line: 43 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x1, 0x0, 16, WRITTEN | REGION | ALIGNED), OperandTest::new(0x21, 0x0, 0, READ | REGION), OperandTest::new(0x21, 0x0, 0, READ | REGION), OperandTest::new(0x21, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::holds(0).or(2), Test::holds(1).end(1), Test::holds(2).or(2), Test::holds(3).end(1), Test::holds(4).or(2), Test::holds(5).end(1)],
        holds: &[&Operand(Query::IsScalar, 3), &Aligned(3, &Int(16)), &Operand(Query::IsScalar, 4), &Aligned(4, &Int(16)), &Operand(Query::IsScalar, 5), &Aligned(5, &Int(16))],
    },
    InstRules {
        file: "specs/instructions/MOD.md",
        listed: ("specs/6_instructions.md", 47),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x3f, 0x7fff)],
        types_line: 35,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3f, 0x3f, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MUL.md",
        listed: ("specs/6_instructions.md", 48),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x2800, src: 0x3, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 53 }],
        saturation: (Saturation::FloatOnly, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3f, 0x3f, 0x7fff), Fit::new(0x2800, 0x3, 0x7fff), Fit::new(0x40, 0x40, 0x7fff), Fit::new(0x4080, 0x4080, 0x7fff), Fit::new(0x8080, 0x8080, 0x7fe0)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/POW.md",
        listed: ("specs/6_instructions.md", 51),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 41 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RNDD.md",
        listed: ("specs/6_instructions.md", 52),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RNDU.md",
        listed: ("specs/6_instructions.md", 54),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RNDE.md",
        listed: ("specs/6_instructions.md", 53),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RNDZ.md",
        listed: ("specs/6_instructions.md", 55),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SAD2.md",
        listed: ("specs/6_instructions.md", 58),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, types: 0xc, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, types: 0x30, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, types: 0x30, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::Yes, 42),
        modifiers: (Modifiers::Arithmetic, 43),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "pairs", holds: Binary(GreaterEqual, &Channels, &Int(2)), reason: "The two channels of a pair belong to one instruction.", line: 47 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0xc, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x30, 0, READ | REGION), OperandTest::new(0x29, 0x30, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::channels(0xfffffffffffffffd).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SIN.md",
        listed: ("specs/6_instructions.md", 60),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/COS.md",
        listed: ("specs/6_instructions.md", 27),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SQRT.md",
        listed: ("specs/6_instructions.md", 61),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RSQRT.md",
        listed: ("specs/6_instructions.md", 56),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/INV.md",
        listed: ("specs/6_instructions.md", 39),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x40c0, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "double-precision", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(6)), &Not(&Platforms(0x1d8))), reason: "These platforms have no hardware for double-precision division and roots.", line: 48 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4080, 0x4080, 0x7fff), Fit::new(0x40, 0x40, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xffffffffffffffbf).or(2), Test::platform(0xfffffffffffffe27).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DPASW.md",
        listed: ("specs/6_instructions.md", 35),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 54)], line: 52, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0x3, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x1, types: 0x3, read: true, ..FieldRule::ANY }, // Src2
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 125), ValueRule::plain(1, 126), ValueRule::plain(2, 127), ValueRule::plain(3, 128), ValueRule::plain(4, 129), ValueRule::plain(5, 130), ValueRule::plain(6, 131), ValueRule::plain(7, 132), ValueRule::plain(8, 133), ValueRule::plain(9, 134), ValueRule::plain(10, 135), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 136 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 137 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 138 }], line: 64, ..GroupRule::ANY }], ..FieldRule::ANY }, // W
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 125), ValueRule::plain(1, 126), ValueRule::plain(2, 127), ValueRule::plain(3, 128), ValueRule::plain(4, 129), ValueRule::plain(5, 130), ValueRule::plain(6, 131), ValueRule::plain(7, 132), ValueRule::plain(8, 133), ValueRule::plain(9, 134), ValueRule::plain(10, 135), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 136 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 137 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 138 }], line: 66, ..GroupRule::ANY }], ..FieldRule::ANY }, // A
            FieldRule::ANY, // SD
            FieldRule::ANY, // RC
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 74),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "depth", holds: Binary(Equal, &Field(7), &Int(8)), reason: "The platforms that have the array have eight stages.", line: 78 },
            Constraint { name: "repeat", holds: Binary(LogicalAnd, &Binary(GreaterEqual, &Field(8), &Int(1)), &Binary(LessEqual, &Field(8), &Int(8))), reason: "One row at least, eight at most.", line: 79 },
            Constraint { name: "precisions", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(5), &Int(0)), &Binary(NotEqual, &Field(6), &Int(0))), reason: "Both operands need a precision.", line: 80 },
            Constraint { name: "same-float", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(6), &Int(9))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(10)), &Binary(Equal, &Field(6), &Int(10)))), reason: "Integer precisions may be mixed freely, floats of 16 bits and more may not.", line: 81 },
            Constraint { name: "result-kind", holds: Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(5), &Int(10)))), reason: "Integers add up in D or UD, floats in a floating-point type.", line: 82 },
            Constraint { name: "start-kind", holds: Binary(LogicalOr, &Operand(Query::IsNull, 2), &Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)))), reason: "The sum starts in the kind that it ends in.", line: 83 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "A row of the result does not straddle.", line: 84 },
            Constraint { name: "precision-range", holds: Binary(LogicalAnd, &Binary(LessEqual, &Field(5), &Int(10)), &Binary(LessEqual, &Field(6), &Int(10))), reason: "The array of these platforms knows the precisions up to hf.", line: 85 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x0, 0x83, 0, WRITTEN), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x3, 255, READ | ALIGNED), OperandTest::new(0x1, 0x3, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 14,
        tests: &[Test::number(0, 0, 3, false, 0x8).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(5, 0, 8, false, 0x5fff).end(1), Test::number(6, 0, 8, false, 0x5fff).end(1), Test::number(7, 0, 64, false, 0x100).end(1), Test::number(8, 0, 64, false, 0x1fe).end(1), Test::number(5, 0, 64, false, 0x7fe).end(1), Test::number(6, 0, 64, false, 0x7fe).end(1), Test::platform(0xfffffffffffffe00).or(4), Test::number(5, 0, 8, true, 0xffffffffffffe7ff).end(1), Test::platform(0xfffffffffffffe00).or(2), Test::number(6, 0, 8, true, 0xffffffffffffe7ff).end(1), Test::platform(0xffffffffffffe000).or(4), Test::number(5, 0, 8, true, 0xffffffffffffbfff).end(1), Test::platform(0xffffffffffffe000).or(2), Test::number(6, 0, 8, true, 0xffffffffffffbfff).end(1), Test::number(5, 0, 64, true, 0xfffffffffffffdff).or(2), Test::number(6, 0, 64, false, 0x200).end(1), Test::number(5, 0, 64, false, 0x200).or(2), Test::number(6, 0, 64, true, 0xfffffffffffffdff).end(1), Test::number(5, 0, 64, true, 0xfffffffffffffbff).or(2), Test::number(6, 0, 64, false, 0x400).end(1), Test::number(5, 0, 64, false, 0x400).or(2), Test::number(6, 0, 64, true, 0xfffffffffffffbff).end(1), Test::data_type(1, 0xfffffffffff03f3f).or(2), Test::number(5, 0, 64, false, 0x600).end(1), Test::data_type(1, 0xffffffffffffc0c0).or(2), Test::number(5, 0, 64, true, 0xfffffffffffff9ff).end(1), Test::null(2, 0xfffffffffffffffe).or(8), Test::data_type(1, 0xffffffffffffc0c0).or(2), Test::data_type(2, 0xfffffffffff03f3f).end(1), Test::null(2, 0xfffffffffffffffe).or(5), Test::data_type(1, 0xfffffffffff03f3f).or(2), Test::data_type(2, 0xffffffffffffc0c0).end(1), Test::null(2, 0xfffffffffffffffe).or(2), Test::holds(0).end(1), Test::holds(1).end(1)],
        holds: &[&Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1))))],
    },
    InstRules {
        file: "specs/instructions/FCVT.md",
        listed: ("specs/6_instructions.md", 87),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule { classes: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x1, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[(0x4030, 0x7fff), (0x81, 0x7c00)],
        types_line: 45,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 46),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "conversion-pair", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 1)), &Int(1)), &Binary(Equal, &Operand(Query::Type, 2), &Int(14))), &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::Type, 1), &Int(14)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(1)))), &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::Type, 1), &Int(0)), &Binary(Equal, &Operand(Query::Type, 2), &Int(7)))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::Type, 1), &Int(7)), &Binary(Equal, &Operand(Query::Type, 2), &Int(0))), &Platforms(0x7ff))), reason: "Only these conversions exist; the last one only before XE2.", line: 50 },
            Constraint { name: "eight-bits", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 1), &Int(5)), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(5))), &Platforms(0x7000)), reason: "`B` stands for HF8, which came with XE3.", line: 51 },
            Constraint { name: "narrowing-unmasked", holds: Binary(LogicalOr, &Binary(NotEqual, &Type(TypeQuery::Size, &Operand(Query::Type, 1)), &Int(1)), &NoMask), reason: "Writing a float of eight bits needs an NM execution mask.", line: 52 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x1, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x1, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4030, 0x4030, 0x3ff), Fit::new(0x40b1, 0x40b1, 0x7c00)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(1, 0xfffffffffffe44b1).end(1), Test::data_type(1, 0xfffffffffffe4431).or(2), Test::data_type(2, 0xfffffffffff00001).end(1), Test::platform(0xffffffffffff87ff).or(22), Test::data_type(1, 0xfffffffffffe4431).end(1), Test::platform(0xffffffffffff87ff).or(20), Test::data_type(1, 0xfffffffffffe4430).or(2), Test::data_type(2, 0xfffffffffff00080).end(1), Test::platform(0xffffffffffff87ff).or(17), Test::data_type(1, 0xfffffffffffe0431).or(2), Test::data_type(2, 0xfffffffffffe0430).end(1), Test::platform(0xffffffffffff87ff).or(14), Test::data_type(1, 0xfffffffffffe0430).or(2), Test::data_type(2, 0xfffffffffffe04b0).end(1), Test::platform(0xffffffffffff87ff).or(11), Test::data_type(2, 0xfffffffffff04000).or(2), Test::data_type(1, 0xfffffffffff04001).end(1), Test::platform(0xffffffffffff87ff).or(8), Test::data_type(2, 0xfffffffffff04080).or(2), Test::data_type(1, 0xfffffffffff04000).end(1), Test::platform(0xffffffffffff87ff).or(5), Test::data_type(2, 0xfffffffffffe4430).or(2), Test::data_type(1, 0xfffffffffff00001).end(1), Test::platform(0xffffffffffff87ff).or(2), Test::data_type(2, 0xfffffffffffe44b0).end(1), Test::data_type(2, 0xfffffffffff00080).or(2), Test::data_type(1, 0xfffffffffffe44b0).end(1), Test::data_type(1, 0xfffffffffffe4430).or(2), Test::data_type(2, 0xfffffffffff00081).end(1), Test::data_type(2, 0xfffffffffffe0430).or(2), Test::data_type(1, 0xfffffffffffe04b1).end(1), Test::data_type(1, 0xfffffffffffe0431).or(2), Test::data_type(2, 0xfffffffffffe0431).end(1), Test::data_type(2, 0xfffffffffffe04b0).or(2), Test::data_type(1, 0xfffffffffffe04b0).end(1), Test::data_type(1, 0xfffffffffffe0430).or(2), Test::data_type(2, 0xfffffffffffe04b1).end(1), Test::data_type(2, 0xfffffffffff04000).or(2), Test::data_type(1, 0xfffffffffff04081).end(1), Test::data_type(1, 0xfffffffffff04001).or(2), Test::data_type(2, 0xfffffffffff04001).end(1), Test::data_type(2, 0xfffffffffff04080).or(2), Test::data_type(1, 0xfffffffffff04080).end(1), Test::data_type(1, 0xfffffffffff04000).or(2), Test::data_type(2, 0xfffffffffff04081).end(1), Test::data_type(2, 0xfffffffffffe4430).or(2), Test::data_type(1, 0xfffffffffff00081).end(1), Test::data_type(1, 0xfffffffffff00001).or(2), Test::data_type(2, 0xfffffffffffe4431).end(1), Test::data_type(2, 0xfffffffffffe44b0).or(2), Test::data_type(1, 0xfffffffffff00080).end(1), Test::data_type(2, 0xfffffffffffe44b1).end(1), Test::platform(0xfffffffffffff000).or(4), Test::data_type(1, 0xffffffffffffffdf).end(1), Test::platform(0xfffffffffffff000).or(2), Test::data_type(2, 0xffffffffffffffdf).end(1), Test::data_type(1, 0xfffffffffff1fbcf).or(2), Test::holds(0).end(1)],
        holds: &[&NoMask],
    },
    InstRules {
        file: "specs/instructions/SRND.md",
        listed: ("specs/6_instructions.md", 63),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule { classes: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x1, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x21, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0xc0b4, 0x7fff)],
        types_line: 41,
        maps: &[TypeMap { dst: 0x4000, src: 0x84, platforms: 0x7fff, line: 46 }, TypeMap { dst: 0x10, src: 0x4010, platforms: 0x1fff, line: 49 }, TypeMap { dst: 0x30, src: 0xc010, platforms: 0x6000, line: 52 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 42),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "no-mask", holds: Binary(GreaterEqual, &Bits(0, 4, 4), &Int(8)), reason: "The instruction knows neither predicate nor execution mask.", line: 58 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x1, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x1, 0x0, 0, READ | REGION), OperandTest::new(0x21, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x4000, 0x84, 0x7fff), Fit::new(0x10, 0x4010, 0x1fff), Fit::new(0x30, 0xc010, 0x6000)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xff00).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LZD.md",
        listed: ("specs/6_instructions.md", 44),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x1, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 34),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x1, 0x1, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/AND.md",
        listed: ("specs/6_instructions.md", 96),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0xd, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 40 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 3), &Int(10))), &Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 4), &Int(10)))), reason: "Predicates are combined with predicates only, and into a predicate.", line: 49 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicates is not itself predicated.", line: 50 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0xd, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff), Fit::new(0x400, 0x400, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xfffffffffffffbff).or(6), Test::data_type(3, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(4), Test::data_type(4, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(2), Test::number(1, 0, 12, false, 0x1).end(1), Test::data_type(2, 0xfffffffffff00400).or(4), Test::data_type(3, 0xfffffffffffffbff).end(1), Test::data_type(2, 0xfffffffffff00400).or(2), Test::data_type(4, 0xfffffffffffffbff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/OR.md",
        listed: ("specs/6_instructions.md", 106),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0xd, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 40 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 3), &Int(10))), &Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 4), &Int(10)))), reason: "Predicates are combined with predicates only, and into a predicate.", line: 49 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicates is not itself predicated.", line: 50 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0xd, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff), Fit::new(0x400, 0x400, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xfffffffffffffbff).or(6), Test::data_type(3, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(4), Test::data_type(4, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(2), Test::number(1, 0, 12, false, 0x1).end(1), Test::data_type(2, 0xfffffffffff00400).or(4), Test::data_type(3, 0xfffffffffffffbff).end(1), Test::data_type(2, 0xfffffffffff00400).or(2), Test::data_type(4, 0xfffffffffffffbff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/XOR.md",
        listed: ("specs/6_instructions.md", 111),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0xd, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 40 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 3), &Int(10))), &Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 4), &Int(10)))), reason: "Predicates are combined with predicates only, and into a predicate.", line: 49 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicates is not itself predicated.", line: 50 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0xd, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff), Fit::new(0x400, 0x400, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xfffffffffffffbff).or(6), Test::data_type(3, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(4), Test::data_type(4, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(2), Test::number(1, 0, 12, false, 0x1).end(1), Test::data_type(2, 0xfffffffffff00400).or(4), Test::data_type(3, 0xfffffffffffffbff).end(1), Test::data_type(2, 0xfffffffffff00400).or(2), Test::data_type(4, 0xfffffffffffffbff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/NOT.md",
        listed: ("specs/6_instructions.md", 105),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0xd, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 38 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 41 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 34),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(Equal, &Binary(Equal, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Operand(Query::Type, 3), &Int(10))), reason: "Predicates are combined with predicates only, and into a predicate.", line: 47 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicates is not itself predicated.", line: 48 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0xd, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x2d, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff), Fit::new(0x400, 0x400, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xfffffffffffffbff).or(4), Test::data_type(3, 0xfffffffffff00400).end(1), Test::data_type(2, 0xfffffffffffffbff).or(2), Test::number(1, 0, 12, false, 0x1).end(1), Test::data_type(2, 0xfffffffffff00400).or(2), Test::data_type(3, 0xfffffffffffffbff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SHL.md",
        listed: ("specs/6_instructions.md", 109),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x283f, 0x7fff)],
        types_line: 36,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 37),
        modifiers: (Modifiers::Arithmetic, 38),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "qwords", holds: Binary(LogicalOr, &Binary(NotEqual, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(8)), &Not(&Platforms(0x1c0))), reason: "These platforms do not shift qwords.", line: 48 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xffffffffffffd7bf).or(2), Test::platform(0xfffffffffffffe3f).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SHR.md",
        listed: ("specs/6_instructions.md", 110),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x283f, 0x7fff)],
        types_line: 36,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 37),
        modifiers: (Modifiers::Arithmetic, 38),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "qwords", holds: Binary(LogicalOr, &Binary(NotEqual, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(8)), &Not(&Platforms(0x1c0))), reason: "These platforms do not shift qwords.", line: 48 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(2, 0xffffffffffffd7bf).or(2), Test::platform(0xfffffffffffffe3f).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/ASR.md",
        listed: ("specs/6_instructions.md", 97),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x283f, 0x7fff)],
        types_line: 36,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x2800, src: 0x280f, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0xf, src: 0x2800, platforms: 0x7fff, line: 47 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3f, 0x3f, 0x7fff), Fit::new(0x2800, 0x280f, 0x7fff), Fit::new(0xf, 0x2800, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/CBIT.md",
        listed: ("specs/6_instructions.md", 102),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, types: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, types: 0x15, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 33),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x1, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x15, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/ADDR_ADD.md",
        listed: ("specs/6_instructions.md", 18),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule { classes: 0x2, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x43, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x21, types: 0x4, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 38),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "declared-address", holds: Not(&Operand(Query::IsPredefined, 2)), reason: "The address of a predefined variable or surface cannot be taken.", line: 42 },
            Constraint { name: "address-registers", holds: Binary(LessEqual, &Binary(Add, &Operand(Query::First, 1), &Channels), &Int(16)), reason: "There are sixteen address registers.", line: 43 },
            Constraint { name: "two-registers", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(0)), &Binary(LessEqual, &Operand(Query::Registers, 3), &Int(2))), reason: "The distances lie within two neighbouring registers.", line: 44 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x2, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x43, 0x0, 0, READ), OperandTest::new(0x21, 0x4, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::holds(0).end(1), Test::holds(1).end(1), Test::class(3, 0xfffffffffffffffe).or(2), Test::holds(2).end(1)],
        holds: &[&Not(&Operand(Query::IsPredefined, 2)), &Binary(LessEqual, &Binary(Add, &Operand(Query::First, 1), &Channels), &Int(16)), &Binary(LessEqual, &Operand(Query::Registers, 3), &Int(2))],
    },
    InstRules {
        file: "specs/instructions/MOV.md",
        listed: ("specs/6_instructions.md", 89),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0xb, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x2f, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x6cff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x6cff, src: 0x6cff, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "predicate-scalar", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(Equal, &Channels, &Int(1))), reason: "A predicate is copied as one value.", line: 48 },
            Constraint { name: "predicate-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "The copy of a predicate is not itself predicated.", line: 49 },
            Constraint { name: "predicate-to-integer", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 2)), &Binary(Less, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(8)))), reason: "The bits of a predicate need an integer of at most 32 bits.", line: 50 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0xb, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x2f, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x6cff, 0x6cff, 0x7fff), Fit::new(0x8080, 0x8080, 0x7fe0)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::data_type(3, 0xfffffffffffffbff).or(6), Test::channels(0x3).end(1), Test::data_type(3, 0xfffffffffffffbff).or(4), Test::number(1, 0, 12, false, 0x1).end(1), Test::data_type(3, 0xfffffffffffffbff).or(2), Test::data_type(2, 0xfffffffffff0133f).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SEL.md",
        listed: ("specs/6_instructions.md", 91),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 50 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x283f, 0x283f, 0x7fff), Fit::new(0x40, 0x40, 0x7fff), Fit::new(0x4080, 0x4080, 0x7fff), Fit::new(0x8080, 0x8080, 0x7fe0)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SETP.md",
        listed: ("specs/6_instructions.md", 92),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule { classes: 0x4, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, types: 0x3f, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x4, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x3f, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/CMP.md",
        listed: ("specs/6_instructions.md", 68),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule::ANY, // Rel_op
            FieldRule { classes: 0x5, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x6cff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 51,
        maps: &[TypeMap { dst: 0x2c3f, src: 0x283f, platforms: 0x7fff, line: 56 }, TypeMap { dst: 0x4080, src: 0x3f, platforms: 0x7fff, line: 59 }, TypeMap { dst: 0x4480, src: 0x4080, platforms: 0x7fff, line: 62 }, TypeMap { dst: 0x8480, src: 0x8080, platforms: 0x7fe0, line: 65 }, TypeMap { dst: 0x440, src: 0x40, platforms: 0x7fff, line: 68 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 52),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x5, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x2c3f, 0x283f, 0x7fff), Fit::new(0x4080, 0x3f, 0x7fff), Fit::new(0x4480, 0x4080, 0x7fff), Fit::new(0x440, 0x40, 0x7fff), Fit::new(0x8480, 0x8080, 0x7fe0)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MOVS.md",
        listed: ("specs/6_instructions.md", 90),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule { classes: 0x41, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x69, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "some-state", holds: Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 1), &Int(6)), &Binary(Equal, &Operand(Query::Class, 2), &Int(6))), reason: "One side at least is a surface or sampler variable.", line: 38 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x41, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x69, 0x0, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::class(1, 0xffffffffffffff40).or(2), Test::class(2, 0xffffffffffffff40).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FBL.md",
        listed: ("specs/6_instructions.md", 104),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x5, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 34),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x5, 0x5, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FBH.md",
        listed: ("specs/6_instructions.md", 103),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, types: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, types: 0x3, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x1, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x3, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SUBROUTINE.md",
        listed: ("specs/6_instructions.md", 82),
        layouts_line: 9,
        fields: &[
            FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x2, ..FieldRule::ANY }, // Label
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
        operands: &[],
        fits: &[],
        size: None,
        declared: &[(0, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(0, 0x2)],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LABEL.md",
        listed: ("specs/6_instructions.md", 80),
        layouts_line: 9,
        fields: &[
            FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x11, ..FieldRule::ANY }, // Label
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
        operands: &[],
        fits: &[],
        size: None,
        declared: &[(0, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(0, 0x11)],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/JMP.md",
        listed: ("specs/6_instructions.md", 79),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 29)], line: 27, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x11, ..FieldRule::ANY }, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (2, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(2, 0x11)],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x1).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/CALL.md",
        listed: ("specs/6_instructions.md", 72),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x6, ..FieldRule::ANY }, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (2, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(2, 0x6)],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FCCALL.md",
        listed: ("specs/6_instructions.md", 75),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x6, ..FieldRule::ANY }, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (2, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(2, 0x6)],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RET.md",
        listed: ("specs/6_instructions.md", 81),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 43),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/OWORD_LD.md",
        listed: ("specs/6_instructions.md", 152),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "count", width: 3, values: &[ValueRule::plain(0, 30), ValueRule::plain(1, 31), ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule { code: 4, platforms: 0x7fe0, valid_if: Some(&Binary(Equal, &Field(2), &Int(0))), line: 34 }], line: 28, ..GroupRule::ANY }], ..FieldRule::ANY }, // Size
            FieldRule::ANY, // Is_modified
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "no-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(2), &Int(0)), &Platforms(0x7ff8)), reason: "Before ICLLP, shared local memory has no block accesses.", line: 50 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 1,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(4), Test::platform(0xffffffffffffffe0).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(2), Test::number(2, 0, 64, false, 0x1).end(1), Test::number(2, 0, 64, true, 0xfffffffffffffffe).or(2), Test::platform(0xfffffffffffffff8).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/OWORD_ST.md",
        listed: ("specs/6_instructions.md", 154),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "count", width: 3, values: &[ValueRule::plain(0, 30), ValueRule::plain(1, 31), ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule { code: 4, platforms: 0x7fe0, valid_if: Some(&Binary(Equal, &Field(1), &Int(0))), line: 34 }], line: 28, ..GroupRule::ANY }], ..FieldRule::ANY }, // Size
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "no-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(1), &Int(0)), &Platforms(0x7ff8)), reason: "Before ICLLP, shared local memory has no block accesses.", line: 48 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 1,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(4), Test::platform(0xffffffffffffffe0).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(2), Test::number(1, 0, 64, false, 0x1).end(1), Test::number(1, 0, 64, true, 0xfffffffffffffffe).or(2), Test::platform(0xfffffffffffffff8).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MEDIA_LD.md",
        listed: ("specs/6_instructions.md", 150),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            SURFACE, // Surface
            FieldRule { range: Some((0, 3)), ..FieldRule::ANY }, // Plane
            FieldRule { range: Some((1, 64)), ..FieldRule::ANY }, // Block_width
            FieldRule { range: Some((1, 64)), ..FieldRule::ANY }, // Block_height
            FieldRule { types: 0x3, region: Regions::One, read: true, ..FieldRule::ANY }, // X_offset
            FieldRule { types: 0x3, region: Regions::One, read: true, ..FieldRule::ANY }, // Y_offset
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "fits", holds: Binary(LessEqual, &Field(4), &Select(&Binary(LessEqual, &Field(3), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(3), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(3), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(3), &Int(32)), &Int(8), &Int(4)))))), reason: "A block takes at most 256 bytes of registers.", line: 53 },
            Constraint { name: "surface-2d", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(1), &Int(0)), &Binary(NotEqual, &Field(1), &Int(5))), reason: "Shared local memory and flat memory have no rows.", line: 54 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x3, 0, READ | ONE), OperandTest::new(0x0, 0x3, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 4,
        tests: &[Test::number(2, 0, 64, false, 0xf).end(1), Test::number(3, 0, 64, false, 0xfffffffffffffffe).end(1), Test::number(4, 0, 64, false, 0xfffffffffffffffe).end(1), Test::number(1, 0, 64, true, 0xffffffffffffffde).end(1), Test::number(3, 0, 64, false, 0xffffffffffffffe0).or(2), Test::number(4, 0, 64, false, 0xffffffffffffffff).end(1), Test::number(3, 0, 64, false, 0xfffffffffffffe1f).or(2), Test::number(4, 0, 64, false, 0x1ffffffff).end(1), Test::number(3, 0, 64, false, 0xfffffffffffe01ff).or(2), Test::number(4, 0, 64, false, 0x1ffff).end(1), Test::number(3, 0, 64, false, 0xfffffffe0001ffff).or(2), Test::number(4, 0, 64, false, 0x1ff).end(1), Test::number(3, 0, 64, false, 0x1ffffffff).or(2), Test::number(4, 0, 64, false, 0x1f).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MEDIA_ST.md",
        listed: ("specs/6_instructions.md", 151),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            SURFACE, // Surface
            FieldRule { range: Some((0, 3)), ..FieldRule::ANY }, // Plane
            FieldRule { range: Some((1, 64)), ..FieldRule::ANY }, // Block_width
            FieldRule { range: Some((1, 64)), ..FieldRule::ANY }, // Block_height
            FieldRule { types: 0x3, region: Regions::One, read: true, ..FieldRule::ANY }, // X_offset
            FieldRule { types: 0x3, region: Regions::One, read: true, ..FieldRule::ANY }, // Y_offset
            FieldRule { read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "fits", holds: Binary(LessEqual, &Field(4), &Select(&Binary(LessEqual, &Field(3), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(3), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(3), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(3), &Int(32)), &Int(8), &Int(4)))))), reason: "A block takes at most 256 bytes of registers.", line: 53 },
            Constraint { name: "surface-2d", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(1), &Int(0)), &Binary(NotEqual, &Field(1), &Int(5))), reason: "Shared local memory and flat memory have no rows.", line: 54 },
            Constraint { name: "dword-x", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 5), &Int(4)), &Int(0))), reason: "Writes begin at a multiple of four bytes.", line: 55 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x3, 0, READ | ONE), OperandTest::new(0x0, 0x3, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 4,
        tests: &[Test::number(2, 0, 64, false, 0xf).end(1), Test::number(3, 0, 64, false, 0xfffffffffffffffe).end(1), Test::number(4, 0, 64, false, 0xfffffffffffffffe).end(1), Test::number(1, 0, 64, true, 0xffffffffffffffde).end(1), Test::number(3, 0, 64, false, 0xffffffffffffffe0).or(2), Test::number(4, 0, 64, false, 0xffffffffffffffff).end(1), Test::number(3, 0, 64, false, 0xfffffffffffffe1f).or(2), Test::number(4, 0, 64, false, 0x1ffffffff).end(1), Test::number(3, 0, 64, false, 0xfffffffffffe01ff).or(2), Test::number(4, 0, 64, false, 0x1ffff).end(1), Test::number(3, 0, 64, false, 0xfffffffe0001ffff).or(2), Test::number(4, 0, 64, false, 0x1ff).end(1), Test::number(3, 0, 64, false, 0x1ffffffff).or(2), Test::number(4, 0, 64, false, 0x1f).end(1), Test::class(5, 0xffffffffffffffdf).or(2), Test::immediate(5, 2, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/GATHER.md",
        listed: ("specs/6_instructions.md", 146),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Elt_size
            FieldRule::ANY, // Is_modified
            FieldRule::ANY, // Num_elts
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Global_offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(2, 0, 2), &[8, 16, 1])),
        no_mask: Some(&Table(&Bits(2, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, WRITTEN)],
        fits: &[],
        size: Some((2, 0, 2, &[8, 16, 1])),
        declared: &[(3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SCATTER.md",
        listed: ("specs/6_instructions.md", 157),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Elt_size
            FieldRule::ANY, // Num_elts
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Global_offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 2), &[8, 16, 1])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, READ)],
        fits: &[],
        size: Some((1, 0, 2, &[8, 16, 1])),
        declared: &[(2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/OWORD_LD_UNALIGNED.md",
        listed: ("specs/6_instructions.md", 153),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "count", width: 3, values: &[ValueRule::plain(0, 30), ValueRule::plain(1, 31), ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule { code: 4, platforms: 0x7fe0, valid_if: Some(&Binary(Equal, &Field(2), &Int(0))), line: 34 }], line: 28, ..GroupRule::ANY }], ..FieldRule::ANY }, // Size
            FieldRule::ANY, // Is_modified
            SURFACE, // Surface
            FieldRule { types: 0x3, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "no-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(2), &Int(0)), &Platforms(0x7ff8)), reason: "Before ICLLP, shared local memory has no block accesses.", line: 50 },
            Constraint { name: "dword-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 3), &Int(4)), &Int(0))), reason: "Every address must be a multiple of four.", line: 51 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x3, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 1,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(4), Test::platform(0xffffffffffffffe0).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(2), Test::number(2, 0, 64, false, 0x1).end(1), Test::number(2, 0, 64, true, 0xfffffffffffffffe).or(2), Test::platform(0xfffffffffffffff8).end(1), Test::class(3, 0xffffffffffffffdf).or(2), Test::immediate(3, 2, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SAMPLE.md",
        listed: ("specs/6_instructions.md", 140),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { types: 0x80, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // U
            FieldRule { types: 0x80, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x80, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // R
            FieldRule { types: 0x83, alignment: Alignment::Register, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 65 },
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(2), &Int(0)), reason: "Shared local memory has no texels.", line: 66 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x80, 255, READ | ALIGNED), OperandTest::new(0x0, 0x80, 255, READ | ALIGNED), OperandTest::new(0x0, 0x80, 255, READ | ALIGNED), OperandTest::new(0x0, 0x83, 255, WRITTEN | ALIGNED)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 3, low: 0, width: 8, or_none: false }), (2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 2,
        tests: &[Test::number(0, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(2, 0, 64, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SAMPLE_UNORM.md",
        listed: ("specs/6_instructions.md", 141),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Channel_mask
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // U_offset
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // V_offset
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // DeltaU
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // DeltaV
            FieldRule { types: 0xc, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 63 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0xc, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 3, low: 0, width: 8, or_none: false }), (2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 1,
        tests: &[Test::number(0, 0, 4, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LOAD.md",
        listed: ("specs/6_instructions.md", 139),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
            SURFACE, // Surface
            FieldRule { types: 0x3, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // U
            FieldRule { types: 0x3, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x3, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // R
            FieldRule { types: 0x83, alignment: Alignment::Register, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 62 },
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(1), &Int(0)), reason: "Shared local memory has no texels.", line: 63 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x3, 255, READ | ALIGNED), OperandTest::new(0x0, 0x3, 255, READ | ALIGNED), OperandTest::new(0x0, 0x3, 255, READ | ALIGNED), OperandTest::new(0x0, 0x83, 255, WRITTEN | ALIGNED)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 2,
        tests: &[Test::number(0, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(1, 0, 64, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/AVS.md",
        listed: ("specs/6_instructions.md", 121),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Channels
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // U_offset
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // V_offset
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // DeltaU
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // DeltaV
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // u2d
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // groupID
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // verticalBlockNumber
            FieldRule::ANY, // cntrl
            FieldRule { types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // v2d
            FieldRule::ANY, // execMode
            FieldRule { types: 0x10, region: Regions::One, read: true, ..FieldRule::ANY }, // IEFBypass
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 72 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x80, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x10, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 3, low: 0, width: 8, or_none: false }), (2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 1,
        tests: &[Test::number(0, 0, 4, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/VA.md",
        listed: ("specs/6_instructions.md", 122),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Function
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // U_offset
            FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // V_offset
            FieldRule::ANY, // Properties
            FieldRule { classes: 0x29, region: Regions::One, read: true, groups: &[GroupRule { width: 32, values: &[ValueRule::plain(0, 119), ValueRule::plain(1, 120), ValueRule::plain(2, 121)], line: 117, ..GroupRule::ANY }], ..FieldRule::ANY }, // Mode
            FieldRule::ANY, // Cntrl
            FieldRule::ANY, // FilterBlock
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // FilterMode
            FieldRule::ANY, // Block
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // V_size
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // H_size
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[1] }], fields: &[0, 1, 2, 3, 4, 5, 13] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2] }], fields: &[0, 2, 3, 4, 6, 13] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3] }], fields: &[0, 1, 2, 3, 4, 7, 8, 9, 13] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[4, 5] }], fields: &[0, 1, 2, 3, 4, 10, 13] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[6] }], fields: &[0, 2, 3, 4, 11, 12, 13] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[7] }], fields: &[0, 2, 3, 4, 11, 13] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(2), &Int(0)), reason: "Shared local memory has no pixels.", line: 157 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x29, 0x80, 0, READ | ONE), OperandTest::new(0x29, 0x80, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 3, low: 0, width: 8, or_none: false }), (2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 2,
        tests: &[Test::number(0, 0, 64, false, 0xfe).end(1), Test::number(2, 0, 64, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MIN_MAX.md",
        listed: ("specs/6_instructions.md", 88),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule::ANY, // Op
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff)],
        types_line: 41,
        maps: &[],
        saturation: (Saturation::Yes, 42),
        modifiers: (Modifiers::Arithmetic, 43),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x68ff, 0x68ff, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/BFE.md",
        listed: ("specs/6_instructions.md", 98),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 40,
        maps: &[TypeMap { dst: 0x1, src: 0x1, platforms: 0x7fff, line: 45 }, TypeMap { dst: 0x2, src: 0x2, platforms: 0x7fff, line: 48 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 41),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "not-two-channels", holds: Binary(NotEqual, &Channels, &Int(2)), reason: "The hardware instruction has no form of two channels.", line: 54 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x1, 0x1, 0x7fff), Fit::new(0x2, 0x2, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::channels(0xfffffffffffffffb).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/BFI.md",
        listed: ("specs/6_instructions.md", 99),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src3
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 43,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 44),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "not-two-channels", holds: Binary(NotEqual, &Channels, &Int(2)), reason: "The hardware instruction has no form of two channels.", line: 48 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3, 0x3, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::channels(0xfffffffffffffffb).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/BFREV.md",
        listed: ("specs/6_instructions.md", 101),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 37,
        maps: &[TypeMap { dst: 0x3, src: 0x3, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 38),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3, 0x3, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/ADDC.md",
        listed: ("specs/6_instructions.md", 25),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Carry
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x5, 0x7fff)],
        types_line: 39,
        maps: &[TypeMap { dst: 0x1, src: 0x5, platforms: 0x7fff, line: 44 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 40),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x1, 0x5, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SUBB.md",
        listed: ("specs/6_instructions.md", 64),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Borrow
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x1, 0x7fff)],
        types_line: 39,
        maps: &[],
        saturation: (Saturation::Yes, 40),
        modifiers: (Modifiers::None, 41),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x1, 0x1, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/GATHER4_TYPED.md",
        listed: ("specs/6_instructions.md", 148),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 53), ValueRule { code: 4, platforms: 0x7e00, valid_if: None, line: 54 }], line: 51, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SURFACE, // Surface
            FieldRule { types: 0x3, read: true, ..FieldRule::ANY }, // U
            FieldRule { types: 0x3, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x3, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // R
            FieldRule { types: 0x1, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // LOD
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
            LayoutRule { choices: &[], fields: &[2, 0, 3, 4, 5, 6, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "typed-surface", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(0)), &Binary(NotEqual, &Field(3), &Int(5))), reason: "Shared local memory and flat memory have no texels.", line: 85 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 86 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x3, 0, READ), OperandTest::new(0x0, 0x3, 0, READ), OperandTest::new(0x0, 0x3, 0, READ), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 10,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 64, true, 0xffffffffffffffde).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(2), Test::platform(0xfffffffffffffe00).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SCATTER4_TYPED.md",
        listed: ("specs/6_instructions.md", 159),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 53), ValueRule { code: 4, platforms: 0x7e00, valid_if: None, line: 54 }], line: 51, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SURFACE, // Surface
            FieldRule { types: 0x3, read: true, ..FieldRule::ANY }, // U
            FieldRule { types: 0x3, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x3, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // R
            FieldRule { types: 0x1, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // LOD
            FieldRule { types: 0x83, read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
            LayoutRule { choices: &[], fields: &[2, 0, 3, 4, 5, 6, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "typed-surface", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(0)), &Binary(NotEqual, &Field(3), &Int(5))), reason: "Shared local memory and flat memory have no texels.", line: 85 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 86 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x3, 0, READ), OperandTest::new(0x0, 0x3, 0, READ), OperandTest::new(0x0, 0x3, 0, READ), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 10,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 64, true, 0xffffffffffffffde).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(0, 0, 3, true, 0xffffffffffffffef).or(2), Test::platform(0xfffffffffffffe00).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/VA_SKL_PLUS.md",
        listed: ("specs/6_instructions.md", 123),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Function
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // U_offset
            FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // V_offset
            FieldRule::ANY, // Block
            FieldRule::ANY, // PixelBlock
            FieldRule::ANY, // Properties
            FieldRule::ANY, // PixelFormat
            FieldRule::ANY, // Mode
            FieldRule::ANY, // Patterns
            FieldRule { classes: 0x29, types: 0x8, region: Regions::One, read: true, ..FieldRule::ANY }, // Disparity
            FieldRule::ANY, // Connect
            FieldRule { read: true, ..FieldRule::ANY }, // H_mask
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // V_mask_left
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // V_mask_right
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // LoopCount
            FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // V_origin
            FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY }, // H_origin
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // X_size
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // Y_size
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // X_search
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // Y_search
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Offsets
            FieldRule { declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // OutSurface
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // X_offset
            FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY }, // Y_offset
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9] }], fields: &[0, 1, 2, 3, 4, 5, 27] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[10] }], fields: &[0, 1, 2, 3, 4, 6, 23, 27] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[11] }], fields: &[0, 12, 13, 14, 15, 16, 27] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[12] }], fields: &[0, 2, 3, 4, 10, 27] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[13] }], fields: &[0, 2, 3, 4, 11, 27] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[15] }], fields: &[0, 2, 3, 4, 17, 18, 19, 20, 21, 22, 27] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[16] }], fields: &[0, 1, 2, 3, 4, 7, 24, 25, 26] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[17] }], fields: &[0, 1, 2, 3, 4, 8, 9, 24, 25, 26] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[18, 19] }], fields: &[0, 1, 2, 3, 4, 24, 25, 26] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[20] }], fields: &[0, 2, 3, 4, 11, 24, 25, 26] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[21] }], fields: &[0, 2, 3, 4, 10, 24, 25, 26] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[22, 23] }], fields: &[0, 1, 2, 3, 4, 8, 24, 25, 26] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[24] }], fields: &[0, 1, 2, 3, 4, 8, 23, 24, 25, 26] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "no-local-memory", holds: Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(11)), &Binary(NotEqual, &Field(2), &Int(0))), reason: "Shared local memory has no pixels.", line: 278 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x29, 0x80, 0, READ | ONE), OperandTest::new(0x29, 0x80, 0, READ | ONE), OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x29, 0x8, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x80, 0, READ | ONE), OperandTest::new(0x29, 0x80, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x29, 0x0, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[(1, Declared { class: 3, low: 0, width: 8, or_none: false }), (2, Declared { class: 4, low: 0, width: 8, or_none: false }), (24, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 1,
        tests: &[Test::number(0, 0, 64, false, 0x1ffbf00).end(1), Test::number(0, 0, 64, false, 0x800).or(2), Test::number(2, 0, 64, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SVM.md",
        listed: ("specs/6_instructions.md", 164),
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
        file: "specs/instructions/SVM_BLOCK_LD.md",
        listed: ("specs/6_instructions.md", 165),
        layouts_line: 10,
        fields: &[
            FieldRule::ANY, // Properties
            FieldRule { types: 0x800, region: Regions::One, read: true, ..FieldRule::ANY }, // Address
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "aligned-address", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 1), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 1), &Select(&Binary(Equal, &Bits(0, 7, 1), &Int(1)), &Int(4), &Int(16))), &Int(0))), reason: "Accesses outside these bounds are not defined.", line: 36 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x0, 0x800, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[Test::class(1, 0xffffffffffffffdf).or(6), Test::number(0, 7, 1, true, 0xfffffffffffffffd).or(2), Test::immediate(1, 2, 0x1).end(1), Test::class(1, 0xffffffffffffffdf).or(3), Test::number(0, 7, 1, true, 0xfffffffffffffffe).or(2), Test::immediate(1, 4, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SVM_BLOCK_ST.md",
        listed: ("specs/6_instructions.md", 167),
        layouts_line: 10,
        fields: &[
            FieldRule::ANY, // Properties
            FieldRule { types: 0x800, region: Regions::One, read: true, ..FieldRule::ANY }, // Address
            FieldRule { read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "aligned-address", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 1), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 1), &Select(&Binary(Equal, &Bits(0, 7, 1), &Int(1)), &Int(4), &Int(16))), &Int(0))), reason: "Accesses outside these bounds are not defined.", line: 36 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x0, 0x800, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[Test::class(1, 0xffffffffffffffdf).or(6), Test::number(0, 7, 1, true, 0xfffffffffffffffd).or(2), Test::immediate(1, 2, 0x1).end(1), Test::class(1, 0xffffffffffffffdf).or(3), Test::number(0, 7, 1, true, 0xfffffffffffffffe).or(2), Test::immediate(1, 4, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SVM_GATHER.md",
        listed: ("specs/6_instructions.md", 166),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 38), ValueRule::plain(1, 39), ValueRule::plain(2, 40), ValueRule::plain(3, 41), ValueRule::plain(4, 42)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Block_size
            FieldRule::ANY, // Num_blocks
            FieldRule { types: 0x800, read: true, ..FieldRule::ANY }, // Addresses
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "eight-blocks", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Bits(3, 0, 2), &Int(3)), &Binary(Equal, &Bits(2, 0, 2), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Bits(2, 0, 2), &Int(1)), &Binary(Equal, &Channels, &Int(8)))), reason: "Eight blocks of four bytes are for 8 channels; eight blocks of eight bytes do not exist.", line: 65 },
            Constraint { name: "several-blocks", holds: Binary(LogicalOr, &Binary(Equal, &Bits(3, 0, 2), &Int(0)), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "Several blocks for each channel need 8 channels or more.", line: 66 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x800, 0, READ), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 2, true, 0xfffffffffffffff7).or(5), Test::number(2, 0, 2, true, 0xfffffffffffffff3).end(1), Test::number(3, 0, 2, true, 0xfffffffffffffff7).or(3), Test::number(2, 0, 2, true, 0xfffffffffffffff1).or(2), Test::channels(0x101).end(1), Test::number(3, 0, 2, true, 0xfffffffffffffff1).or(2), Test::channels(0xffffffffffffff01).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SVM_SCATTER.md",
        listed: ("specs/6_instructions.md", 170),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 38), ValueRule::plain(1, 39), ValueRule::plain(2, 40), ValueRule::plain(3, 41), ValueRule::plain(4, 42)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Block_size
            FieldRule::ANY, // Num_blocks
            FieldRule { types: 0x800, read: true, ..FieldRule::ANY }, // Addresses
            FieldRule { read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "eight-blocks", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Bits(3, 0, 2), &Int(3)), &Binary(Equal, &Bits(2, 0, 2), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Bits(2, 0, 2), &Int(1)), &Binary(Equal, &Channels, &Int(8)))), reason: "Eight blocks of four bytes are for 8 channels; eight blocks of eight bytes do not exist.", line: 65 },
            Constraint { name: "several-blocks", holds: Binary(LogicalOr, &Binary(Equal, &Bits(3, 0, 2), &Int(0)), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "Several blocks for each channel need 8 channels or more.", line: 66 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x800, 0, READ), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 2, true, 0xfffffffffffffff7).or(5), Test::number(2, 0, 2, true, 0xfffffffffffffff3).end(1), Test::number(3, 0, 2, true, 0xfffffffffffffff7).or(3), Test::number(2, 0, 2, true, 0xfffffffffffffff1).or(2), Test::channels(0x101).end(1), Test::number(3, 0, 2, true, 0xfffffffffffffff1).or(2), Test::channels(0xffffffffffffff01).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SVM_ATOMIC.md",
        listed: ("specs/6_instructions.md", 171),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 38), ValueRule::plain(1, 39), ValueRule::plain(2, 40), ValueRule::plain(3, 41)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { name: "width", low: 5, width: 2, values: &[ValueRule::plain(0, 282), ValueRule { code: 1, platforms: 0x7ff0, valid_if: None, line: 283 }, ValueRule::plain(2, 284)], file: "specs/fields.md", line: 280, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
            FieldRule { types: 0x800, read: true, ..FieldRule::ANY }, // Addresses
            FieldRule { null: NullRule::If(&[Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 5), &Int(2)), &Binary(Equal, &Bits(2, 0, 5), &Int(3))), &Binary(Equal, &Bits(2, 0, 5), &Int(13)))]), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Bits(2, 0, 5), &Int(7)), &Binary(NotEqual, &Bits(2, 0, 5), &Int(18)))]), read: true, ..FieldRule::ANY }, // Src1
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "wide-sources", holds: Binary(LogicalOr, &Operand(Query::IsNull, 4), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 4)), &Select(&Binary(Equal, &Bits(2, 5, 2), &Int(2)), &Int(8), &Int(4)))), reason: "Elements have the size of the location, or of a dword for a word.", line: 59 },
            Constraint { name: "wide-result", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 6)), &Select(&Binary(Equal, &Bits(2, 5, 2), &Int(2)), &Int(8), &Int(4)))), reason: "The same for the result.", line: 60 },
            Constraint { name: "signed-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(2, 0, 5), &Int(11)), &Binary(NotEqual, &Bits(2, 0, 5), &Int(12))), &Binary(Equal, &Operand(Query::Type, 4), &Int(1))), &Binary(Equal, &Operand(Query::Type, 4), &Int(13))), reason: "Signed comparison wants signed data.", line: 61 },
            Constraint { name: "float-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(2, 0, 5), &Int(16)), &Binary(NotEqual, &Bits(2, 0, 5), &Int(17))), &Binary(NotEqual, &Bits(2, 0, 5), &Int(18))), &Binary(NotEqual, &Bits(2, 0, 5), &Int(19))), &Binary(NotEqual, &Bits(2, 0, 5), &Int(20))), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 4))), reason: "Floating-point operations want floating-point data.", line: 62 },
            Constraint { name: "source-types", holds: Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(Equal, &Operand(Query::Type, 5), &Operand(Query::Type, 4))), reason: "Both arguments have one type.", line: 63 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x800, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0xf).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 5, 2, false, 0x7).end(1), Test::number(2, 5, 2, true, 0xfffffffffffffffd).or(2), Test::platform(0xfffffffffffffff0).end(1), Test::null(4, 0xfffffffffffffffe).or(8), Test::number(2, 0, 5, true, 0xffffffffffffdff3).end(1), Test::null(4, 0xfffffffffffffffe).or(6), Test::number(2, 5, 2, true, 0xfffffffffffffffb).or(2), Test::data_type(4, 0xfffffffffff02840).end(1), Test::null(4, 0xfffffffffffffffe).or(3), Test::number(2, 5, 2, true, 0xfffffffffffffff4).or(2), Test::data_type(4, 0xfffffffffff11383).end(1), Test::null(5, 0xfffffffffffffffe).or(4), Test::number(2, 0, 5, true, 0xffffffff00040080).end(1), Test::null(5, 0xfffffffffffffffe).or(2), Test::holds(0).end(1), Test::null(6, 0xfffffffffffffffe).or(6), Test::number(2, 5, 2, true, 0xfffffffffffffffb).or(2), Test::data_type(6, 0xfffffffffff02840).end(1), Test::null(6, 0xfffffffffffffffe).or(3), Test::number(2, 5, 2, true, 0xfffffffffffffff4).or(2), Test::data_type(6, 0xfffffffffff11383).end(1), Test::number(2, 0, 5, true, 0xffffffffffffe7ff).or(2), Test::data_type(4, 0xfffffffffff02002).end(1), Test::number(2, 0, 5, true, 0xffffffffffe0ffff).or(2), Test::data_type(4, 0xffffffffffffc0c0).end(1)],
        holds: &[&Binary(Equal, &Operand(Query::Type, 5), &Operand(Query::Type, 4))],
    },
    InstRules {
        file: "specs/instructions/SVM_GATHER4_SCALED.md",
        listed: ("specs/6_instructions.md", 168),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 41), ValueRule::plain(4, 42)], line: 39, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Scale
            FieldRule { types: 0x801, region: Regions::One, read: true, ..FieldRule::ANY }, // Address
            FieldRule { types: 0x800, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 60 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x801, 0, READ | ONE), OperandTest::new(0x0, 0x800, 0, READ), OperandTest::new(0x0, 0x83, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(3, 0, 64, false, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SVM_SCATTER4_SCALED.md",
        listed: ("specs/6_instructions.md", 169),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 41), ValueRule::plain(4, 42)], line: 39, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Scale
            FieldRule { types: 0x801, region: Regions::One, read: true, ..FieldRule::ANY }, // Address
            FieldRule { types: 0x800, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 60 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x801, 0, READ | ONE), OperandTest::new(0x0, 0x800, 0, READ), OperandTest::new(0x0, 0x83, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(3, 0, 64, false, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/IFCALL.md",
        listed: ("specs/6_instructions.md", 78),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Modifiers
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Func_addr
            FieldRule { range: Some((0, i64::MAX)), ..FieldRule::ANY }, // Arg_size
            FieldRule { range: Some((0, i64::MAX)), ..FieldRule::ANY }, // Return_size
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(4, 0, 64, false, 0xffffffffffffffff).end(1), Test::number(5, 0, 64, false, 0xffffffffffffffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FADDR.md",
        listed: ("specs/6_instructions.md", 73),
        layouts_line: 9,
        fields: &[
            FieldRule { declared: Some(Declared { class: 6, low: 0, width: 16, or_none: false }), ..FieldRule::ANY }, // Func_id
            FieldRule { types: 0x801, region: Regions::One, written: true, ..FieldRule::ANY }, // Dst
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
        operands: &[OperandTest::ANY, OperandTest::new(0x0, 0x801, 0, WRITTEN | ONE)],
        fits: &[],
        size: None,
        declared: &[(0, Declared { class: 6, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FILE.md",
        listed: ("specs/6_instructions.md", 131),
        layouts_line: 9,
        fields: &[
            FieldRule { declared: Some(Declared { class: 6, low: 0, width: 32, or_none: false }), ..FieldRule::ANY }, // File_name
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
        operands: &[],
        fits: &[],
        size: None,
        declared: &[(0, Declared { class: 6, low: 0, width: 32, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LOC.md",
        listed: ("specs/6_instructions.md", 133),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Line_number
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
        file: "specs/instructions/VME_IME.md",
        listed: ("specs/6_instructions.md", 126),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // StreamMode
            FieldRule::ANY, // SearchCtrl
            FieldRule { types: 0x13, elements: &[(None, 128)], read: true, ..FieldRule::ANY }, // UNIInput
            FieldRule { types: 0x13, elements: &[(Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(NotEqual, &Field(1), &Int(7)))), 128), (Some(Binary(Equal, &Field(0), &Int(0))), 64), (Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(Equal, &Field(1), &Int(7)))), 192)], read: true, ..FieldRule::ANY }, // IMEInput
            SURFACE, // Surface
            FieldRule { types: 0x7, elements: &[(None, 2)], read: true, ..FieldRule::ANY }, // Ref0
            FieldRule { types: 0x7, elements: &[(None, 2)], read: true, ..FieldRule::ANY }, // Ref1
            FieldRule { types: 0x7, elements: &[(None, 16)], read: true, ..FieldRule::ANY }, // CostCenter
            FieldRule { types: 0x13, elements: &[(Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(NotEqual, &Field(1), &Int(7)))), 288), (Some(Binary(Equal, &Field(0), &Int(0))), 224), (Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(Equal, &Field(1), &Int(7)))), 352)], written: true, ..FieldRule::ANY }, // Output
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
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
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::ANY, OperandTest::new(0x0, 0x7, 0, READ | LOOK), OperandTest::new(0x0, 0x7, 0, READ | LOOK), OperandTest::new(0x0, 0x7, 0, READ | LOOK), OperandTest::new(0x0, 0x13, 0, WRITTEN | LOOK)],
        fits: &[],
        size: None,
        declared: &[(4, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/VME_SIC.md",
        listed: ("specs/6_instructions.md", 127),
        layouts_line: 9,
        fields: &[
            FieldRule { types: 0x13, elements: &[(None, 128)], read: true, ..FieldRule::ANY }, // UNIInput
            FieldRule { types: 0x13, elements: &[(None, 128)], read: true, ..FieldRule::ANY }, // SICInput
            SURFACE, // Surface
            FieldRule { types: 0x13, elements: &[(None, 224)], written: true, ..FieldRule::ANY }, // Output
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
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
        operands: &[OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::ANY, OperandTest::new(0x0, 0x13, 0, WRITTEN | LOOK)],
        fits: &[],
        size: None,
        declared: &[(2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/VME_FBR.md",
        listed: ("specs/6_instructions.md", 124),
        layouts_line: 9,
        fields: &[
            FieldRule { types: 0x13, elements: &[(None, 128)], read: true, ..FieldRule::ANY }, // UNIInput
            FieldRule { types: 0x13, elements: &[(None, 128)], read: true, ..FieldRule::ANY }, // FBRInput
            SURFACE, // Surface
            FieldRule { types: 0x13, region: Regions::One, read: true, groups: &[GroupRule { width: 32, values: &[ValueRule::plain(0, 32), ValueRule::plain(1, 33), ValueRule::plain(2, 34), ValueRule::plain(3, 35)], line: 30, ..GroupRule::ANY }], ..FieldRule::ANY }, // FBRMbMode
            FieldRule { types: 0x13, region: Regions::One, read: true, groups: &[GroupRule { name: "shape0", width: 2, values: &[ValueRule::plain(0, 41), ValueRule::plain(1, 42), ValueRule::plain(2, 43), ValueRule::plain(3, 44)], line: 39, ..GroupRule::ANY }, GroupRule { name: "shape1", low: 2, width: 2, values: &[ValueRule::plain(0, 47), ValueRule::plain(1, 48), ValueRule::plain(2, 49), ValueRule::plain(3, 50)], line: 45, ..GroupRule::ANY }, GroupRule { name: "shape2", low: 4, width: 2, values: &[ValueRule::plain(0, 53), ValueRule::plain(1, 54), ValueRule::plain(2, 55), ValueRule::plain(3, 56)], line: 51, ..GroupRule::ANY }, GroupRule { name: "shape3", low: 6, width: 2, values: &[ValueRule::plain(0, 59), ValueRule::plain(1, 60), ValueRule::plain(2, 61), ValueRule::plain(3, 62)], line: 57, ..GroupRule::ANY }], ..FieldRule::ANY }, // FBRSubMbShape
            FieldRule { types: 0x13, region: Regions::One, read: true, groups: &[GroupRule { name: "mode0", width: 2, values: &[ValueRule::plain(0, 69), ValueRule::plain(1, 70), ValueRule::plain(2, 71), ValueRule::plain(3, 72)], line: 67, ..GroupRule::ANY }, GroupRule { name: "mode1", low: 2, width: 2, values: &[ValueRule::plain(0, 75), ValueRule::plain(1, 76), ValueRule::plain(2, 77), ValueRule::plain(3, 78)], line: 73, ..GroupRule::ANY }, GroupRule { name: "mode2", low: 4, width: 2, values: &[ValueRule::plain(0, 81), ValueRule::plain(1, 82), ValueRule::plain(2, 83), ValueRule::plain(3, 84)], line: 79, ..GroupRule::ANY }, GroupRule { name: "mode3", low: 6, width: 2, values: &[ValueRule::plain(0, 87), ValueRule::plain(1, 88), ValueRule::plain(2, 89), ValueRule::plain(3, 90)], line: 85, ..GroupRule::ANY }], ..FieldRule::ANY }, // FBRSubPredMode
            FieldRule { types: 0x13, elements: &[(None, 224)], written: true, ..FieldRule::ANY }, // Output
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
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
        operands: &[OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::ANY, OperandTest::new(0x0, 0x13, 0, READ | ONE), OperandTest::new(0x0, 0x13, 0, READ | ONE), OperandTest::new(0x0, 0x13, 0, READ | ONE), OperandTest::new(0x0, 0x13, 0, WRITTEN | LOOK)],
        fits: &[],
        size: None,
        declared: &[(2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/VME_IDM.md",
        listed: ("specs/6_instructions.md", 125),
        layouts_line: 9,
        fields: &[
            FieldRule { types: 0x13, elements: &[(None, 128)], read: true, ..FieldRule::ANY }, // UNIInput
            FieldRule { types: 0x13, elements: &[(None, 32)], read: true, ..FieldRule::ANY }, // IDMInput
            SURFACE, // Surface
            FieldRule { types: 0x13, elements: &[(None, 512)], written: true, ..FieldRule::ANY }, // Output
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
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
        operands: &[OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::new(0x0, 0x13, 0, READ | LOOK), OperandTest::ANY, OperandTest::new(0x0, 0x13, 0, WRITTEN | LOOK)],
        fits: &[],
        size: None,
        declared: &[(2, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/BARRIER.md",
        listed: ("specs/6_instructions.md", 175),
        layouts_line: 7,
        fields: &[
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[] },
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
        file: "specs/instructions/CACHE_FLUSH.md",
        listed: ("specs/6_instructions.md", 176),
        layouts_line: 7,
        fields: &[
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[] },
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
        file: "specs/instructions/WAIT.md",
        listed: ("specs/6_instructions.md", 180),
        layouts_line: 9,
        fields: &[
            FieldRule { types: 0x10, region: Regions::One, read: true, ..FieldRule::ANY }, // Mask
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
        operands: &[OperandTest::new(0x0, 0x10, 0, READ | ONE)],
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
        file: "specs/instructions/FENCE.md",
        listed: ("specs/6_instructions.md", 177),
        layouts_line: 9,
        fields: &[
            FieldRule { reserved: &[(0x7, 0x20)], ..FieldRule::ANY }, // Mask
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
        operands: &[],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[Test::platform(0xfffffffffffffff8).or(2), Test::holds(0).end(1)],
        holds: &[&Binary(Equal, &Binary(And, &Field(0), &Int(32)), &Int(0))],
    },
    InstRules {
        file: "specs/instructions/RAW_SEND.md",
        listed: ("specs/6_instructions.md", 134),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // ExMsgDesc
            FieldRule { range: Some((1, 15)), ..FieldRule::ANY }, // NumSrc
            FieldRule { range: Some((0, 16)), ..FieldRule::ANY }, // NumDst
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Desc
            FieldRule { read: true, ..FieldRule::ANY }, // Src
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "payload-length", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 6), &Int(5)), &Binary(GreaterEqual, &Field(4), &Binary(And, &Binary(ShiftRight, &Operand(Query::Value, 6), &Int(25)), &Int(15)))), reason: "The message length of the descriptor is not above the registers of the payload.", line: 55 },
            Constraint { name: "answer-length", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 6), &Int(5)), &Binary(GreaterEqual, &Field(5), &Binary(And, &Binary(ShiftRight, &Operand(Query::Value, 6), &Int(20)), &Int(31)))), reason: "The same of the answer.", line: 56 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((1, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(4, 0, 64, false, 0xfffe).end(1), Test::number(5, 0, 64, false, 0x1ffff).end(1), Test::class(6, 0xffffffffffffffdf).or(4), Test::holds(0).end(1), Test::class(6, 0xffffffffffffffdf).or(2), Test::holds(1).end(1)],
        holds: &[&Binary(GreaterEqual, &Field(4), &Binary(And, &Binary(ShiftRight, &Operand(Query::Value, 6), &Int(25)), &Int(15))), &Binary(GreaterEqual, &Field(5), &Binary(And, &Binary(ShiftRight, &Operand(Query::Value, 6), &Int(20)), &Int(31)))],
    },
    InstRules {
        file: "specs/instructions/YIELD.md",
        listed: ("specs/6_instructions.md", 181),
        layouts_line: 7,
        fields: &[
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[] },
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
        file: "specs/instructions/NBARRIER.md",
        listed: ("specs/6_instructions.md", 178),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
            FieldRule { types: 0x31, range: Some((0, 31)), region: Regions::One, read: true, ..FieldRule::ANY }, // Id
            FieldRule { types: 0xc, range: Some((0, 2)), ignored: Some(&Binary(Equal, &Bits(0, 0, 1), &Int(0))), null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY }, // Type
            FieldRule { types: 0x31, range: Some((1, i64::MAX)), ignored: Some(&Binary(Equal, &Bits(0, 0, 1), &Int(0))), region: Regions::One, read: true, ..FieldRule::ANY }, // Num_producers
            FieldRule { types: 0x31, range: Some((1, i64::MAX)), ignored: Some(&Binary(Equal, &Bits(0, 0, 1), &Int(0))), null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY }, // Num_consumers
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: None,
        no_mask: None,
        constraints: &[
            Constraint { name: "complete-or-short", holds: Binary(Equal, &Operand(Query::IsNull, 2), &Operand(Query::IsNull, 4)), reason: "The long form has both, the short form neither.", line: 50 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x0, 0x31, 0, READ | ONE | IMMEDIATE), OperandTest::new(0x0, 0xc, 0, READ | ONE | IMMEDIATE), OperandTest::new(0x0, 0x31, 0, READ | ONE | IMMEDIATE), OperandTest::new(0x0, 0x31, 0, READ | ONE | IMMEDIATE)],
        fits: &[],
        size: None,
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 0,
        tests: &[Test::null(2, 0xfffffffffffffffd).or(2), Test::null(4, 0xfffffffffffffffe).end(1), Test::null(2, 0xfffffffffffffffe).or(2), Test::null(4, 0xfffffffffffffffd).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FCALL.md",
        listed: ("specs/6_instructions.md", 74),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { declared: Some(Declared { class: 6, low: 0, width: 16, or_none: false }), ..FieldRule::ANY }, // Func_id
            FieldRule { range: Some((0, i64::MAX)), ..FieldRule::ANY }, // Arg_size
            FieldRule { range: Some((0, i64::MAX)), ..FieldRule::ANY }, // Return_size
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (2, Declared { class: 6, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 64, false, 0xffffffffffffffff).end(1), Test::number(4, 0, 64, false, 0xffffffffffffffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/FRET.md",
        listed: ("specs/6_instructions.md", 76),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SWITCHJMP.md",
        listed: ("specs/6_instructions.md", 83),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 27)], line: 25, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { range: Some((1, 32)), ..FieldRule::ANY }, // Num_labels
            FieldRule { types: 0x17, region: Regions::One, read: true, ..FieldRule::ANY }, // Index
            FieldRule { counted_by: Some(1), declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x11, ..FieldRule::ANY }, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x17, 0, READ | ONE)],
        fits: &[],
        size: Some((0, 0, 3, &[1])),
        declared: &[(3, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(3, 0x11)],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x1).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(1, 0, 64, false, 0x1fffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SAD2ADD.md",
        listed: ("specs/6_instructions.md", 59),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, types: 0xc, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, types: 0x30, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, types: 0x30, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, types: 0xc, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::Yes, 43),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "pairs", holds: Binary(GreaterEqual, &Channels, &Int(2)), reason: "The two channels of a pair belong to one instruction.", line: 47 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0xc, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x30, 0, READ | REGION), OperandTest::new(0x29, 0x30, 0, READ | REGION), OperandTest::new(0x29, 0xc, 0, READ | REGION)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::channels(0xfffffffffffffffd).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/PLN.md",
        listed: ("specs/6_instructions.md", 50),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 34), ValueRule::plain(4, 35)], line: 32, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x9, alignment: Alignment::Bytes(16), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x9, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 47,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 52 }],
        saturation: (Saturation::Yes, 48),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x9, 0x0, 16, READ | ALIGNED), OperandTest::new(0x9, 0x0, 255, READ | ALIGNED)],
        fits: &[Fit::new(0x80, 0x80, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/GOTO.md",
        listed: ("specs/6_instructions.md", 77),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x11, ..FieldRule::ANY }, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 66),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (2, Declared { class: 5, low: 0, width: 16, or_none: false })],
        selected: &[],
        labels: &[(2, 0x11)],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/3D_SAMPLE.md",
        listed: ("specs/6_instructions.md", 8),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "op", width: 8, values: &[ValueRule::plain(0, 364), ValueRule::plain(1, 365), ValueRule::plain(2, 366), ValueRule::plain(3, 367), ValueRule::plain(4, 368), ValueRule::plain(5, 369), ValueRule::plain(6, 370), ValueRule::plain(8, 371), ValueRule::plain(9, 372), ValueRule::plain(10, 373), ValueRule::plain(11, 374), ValueRule::plain(12, 375), ValueRule::plain(16, 376), ValueRule { code: 17, platforms: 0x7800, valid_if: None, line: 377 }, ValueRule { code: 18, platforms: 0x7800, valid_if: None, line: 378 }, ValueRule { code: 19, platforms: 0x7800, valid_if: None, line: 379 }, ValueRule::plain(20, 380), ValueRule::plain(24, 381), ValueRule::plain(25, 382), ValueRule::plain(32, 383), ValueRule::plain(33, 384), ValueRule::plain(34, 385), ValueRule::plain(35, 386), ValueRule::plain(36, 387), ValueRule::plain(38, 388), ValueRule::plain(56, 389), ValueRule::plain(57, 390), ValueRule::plain(58, 391), ValueRule::plain(59, 392)], line: 362, ..GroupRule::ANY }], reserved: &[(0x7, 0x200)], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 406), ValueRule::plain(4, 407), ValueRule::plain(5, 408)], line: 404, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            AOFFIMMI, // Aoffimmi
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { types: 0x408f, written: true, ..FieldRule::ANY }, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 15)), ..FieldRule::ANY }, // NumParams
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Ref
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Bias
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // BiasOffUVR
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Lod
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // LodOffUVR
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // LodOffUV
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // U
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Dudx
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Dudy
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // V
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Dvdx
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Dvdy
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // R
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // OffUVR
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // OffUVR_R
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // OffUV_R
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Drdx
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Drdy
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Ai
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Mlod
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Mlod_R
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Unused
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[0] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 28, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[12] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[9, 24, 8] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[1] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 16, 19, 22, 28, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[5] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 19, 22, 28, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[3] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 19, 22, 28, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[25, 16] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 19, 22, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[4] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[20] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[17] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18, 19, 20, 21, 30] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[18] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 29, 16, 19, 22, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[19] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 29, 10, 16, 19, 22, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[2] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 19, 22, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 16, 19, 22, 28] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[32] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 23, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[56] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 23] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[33] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 19, 22, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[58] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 19, 22, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[35] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 19, 25, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[57] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 19, 25] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[36] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18, 19, 20, 21, 24, 26, 27, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[59] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 18, 19, 20, 21, 25, 26, 27] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[34] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[38] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[10] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[11] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 31] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[10, 11, 13, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28, 29]), reason: "The sampler takes its coordinates in one precision.", line: 474 },
            Constraint { name: "float-parameters", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::InLayout, 16)), &Binary(Equal, &Operand(Query::Type, 16), &Int(7))), &Binary(Equal, &Operand(Query::Type, 16), &Int(14))), reason: "Coordinates are floating-point numbers.", line: 475 },
            Constraint { name: "half-parameters", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::InLayout, 16)), &Platforms(0x7ff8)), &Binary(Equal, &Operand(Query::Type, 16), &Int(7))), reason: "Older samplers read single precision only.", line: 476 },
            Constraint { name: "cps-operations", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Not(&Bits(0, 9, 1)), &Binary(Equal, &Bits(0, 0, 8), &Int(0))), &Binary(Equal, &Bits(0, 0, 8), &Int(1))), &Binary(Equal, &Bits(0, 0, 8), &Int(3))), &Binary(Equal, &Bits(0, 0, 8), &Int(5))), &Binary(Equal, &Bits(0, 0, 8), &Int(9))), &Binary(Equal, &Bits(0, 0, 8), &Int(32))), &Binary(Equal, &Bits(0, 0, 8), &Int(33))), &Binary(Equal, &Bits(0, 0, 8), &Int(35))), reason: "The others have no implicit level of detail to compensate.", line: 477 },
            Constraint { name: "cps-channels", holds: Binary(LogicalOr, &Not(&Bits(0, 9, 1)), &Binary(LessEqual, &Channels, &Int(16))), reason: "Coarse pixel shading does not run on 32 channels.", line: 478 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(3, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 479 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x4, 0, READ | ONE), OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x408f, 0, WRITTEN), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: Some((1, 0, 3, &[0, 0, 0, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true }), (5, Declared { class: 3, low: 0, width: 8, or_none: false }), (6, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 10,
        tests: &[Test::number(1, 0, 3, false, 0x38).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(9, 0, 64, false, 0xfffe).end(1), Test::number(3, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(0, 0, 8, false, 0xf00005f031f1f7f).end(2), Test::number(0, 0, 8, false, 0xf00005f031f1f7f).end(1), Test::platform(0xfffffffffffff800).or(4), Test::number(0, 0, 8, true, 0xfffffffffff1ffff).end(1), Test::platform(0xfffffffffffff800).or(2), Test::null(8, 0xfffffffffffffffe).end(1), Test::platform(0xfffffffffffffff8).or(5), Test::holds(0).end(1), Test::platform(0xfffffffffffffff8).or(3), Test::data_type(16, 0xfffffffffff00080).or(2), Test::holds(1).end(1), Test::holds(2).end(1), Test::data_type(16, 0xfffffffffff04080).or(2), Test::holds(3).end(1), Test::number(0, 9, 1, true, 0xfffffffffffffffd).or(4), Test::number(0, 0, 8, false, 0xb0000022b).end(1), Test::number(0, 9, 1, true, 0xfffffffffffffffd).or(2), Test::channels(0x1ffff).end(1)],
        holds: &[&Binary(Equal, &Binary(And, &Field(0), &Int(512)), &Int(0)), &Not(&Operand(Query::InLayout, 16)), &TypesAgree(&[10, 11, 13, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28, 29]), &Not(&Operand(Query::InLayout, 16))],
    },
    InstRules {
        file: "specs/instructions/3D_LOAD.md",
        listed: ("specs/6_instructions.md", 7),
        layouts_line: 14,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "op", width: 8, values: &[ValueRule::plain(7, 109), ValueRule::plain(26, 110), ValueRule { code: 27, platforms: 0x7800, valid_if: None, line: 111 }, ValueRule::plain(28, 112), ValueRule::plain(29, 113)], line: 107, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 124), ValueRule::plain(4, 125), ValueRule::plain(5, 126)], line: 122, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            AOFFIMMI, // Aoffimmi
            SURFACE, // Surface
            FieldRule { types: 0x408f, written: true, ..FieldRule::ANY }, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 15)), ..FieldRule::ANY }, // NumParams
            FieldRule { types: 0xf, counted_by: Some(8), read: true, ..FieldRule::ANY }, // Si
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Mcsl
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Msch
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Msc0
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Msc1
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Msc2
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Msc3
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // U
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // V
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // R
            FieldRule { counted_by: Some(8), read: true, ..FieldRule::ANY }, // Lod
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Operand(Query::Type, 9), codes: &[0, 1] }, Choice { key: Bits(0, 0, 8), codes: &[28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19] },
            LayoutRule { choices: &[Choice { key: Operand(Query::Type, 9), codes: &[2, 3] }, Choice { key: Bits(0, 0, 8), codes: &[28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[7] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 17, 19, 18] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[26] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 17, 18] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[27, 29] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 17, 18, 19] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]), reason: "The sampler takes its coordinates in one width.", line: 168 },
            Constraint { name: "word-samples", holds: Binary(LogicalOr, &Binary(LogicalOr, &Platforms(0x7ff8), &Binary(NotEqual, &Bits(0, 0, 8), &Int(28))), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 9)), &Int(4))), reason: "Older samplers take the control value as two dwords only.", line: 169 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(3, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 170 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x4, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x408f, 0, WRITTEN), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0xf, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: Some((1, 0, 3, &[0, 0, 0, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true }), (5, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 10,
        tests: &[Test::number(1, 0, 3, false, 0x38).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(8, 0, 64, false, 0xfffe).end(1), Test::number(3, 0, 4, true, 0xfffffffffffffffe).end(1), Test::data_type(9, 0xfffffffffff0000f).or(2), Test::number(0, 0, 8, false, 0x2c000080).end(1), Test::number(0, 0, 8, false, 0x3c000080).or(4), Test::data_type(9, 0xfffffffffff00000).end(1), Test::number(0, 0, 8, false, 0x3c000080).end(2), Test::number(0, 0, 8, false, 0x3c000080).end(1), Test::platform(0xfffffffffffff800).or(4), Test::number(0, 0, 8, true, 0xfffffffff7ffffff).end(1), Test::platform(0xfffffffffffff800).or(2), Test::null(7, 0xfffffffffffffffe).end(1), Test::holds(0).end(1), Test::platform(0xfffffffffffffff8).or(3), Test::number(0, 0, 8, true, 0xffffffffefffffff).or(2), Test::data_type(9, 0xfffffffffff11383).end(1)],
        holds: &[&TypesAgree(&[9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])],
    },
    InstRules {
        file: "specs/instructions/3D_SAMPLE4.md",
        listed: ("specs/6_instructions.md", 9),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "op", width: 8, values: &[ValueRule::plain(8, 194), ValueRule::plain(13, 195), ValueRule::plain(14, 196), ValueRule::plain(15, 197), ValueRule::plain(16, 198), ValueRule { code: 17, platforms: 0x7ff, valid_if: None, line: 199 }, ValueRule { code: 18, platforms: 0x7ff, valid_if: None, line: 200 }, ValueRule::plain(21, 201), ValueRule::plain(23, 202), ValueRule { code: 40, platforms: 0x7800, valid_if: None, line: 203 }, ValueRule::plain(45, 204), ValueRule::plain(46, 205), ValueRule::plain(47, 206), ValueRule { code: 48, platforms: 0x7800, valid_if: None, line: 207 }, ValueRule::plain(53, 208), ValueRule::plain(55, 209)], line: 192, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 220), ValueRule::plain(4, 221), ValueRule::plain(5, 222)], line: 218, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Src_channel
            AOFFIMMI, // Aoffimmi
            SAMPLER, // Sampler
            SURFACE, // Surface
            FieldRule { types: 0x408f, written: true, ..FieldRule::ANY }, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 7)), ..FieldRule::ANY }, // NumParams
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Ref
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Lod
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // LodOffUV
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Bias
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // BiasOffUV
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // U
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x2, counted_by: Some(9), read: true, ..FieldRule::ANY }, // Offu
            FieldRule { types: 0x2, counted_by: Some(9), read: true, ..FieldRule::ANY }, // Offv
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // R
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // OffUV
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // OffUV_R
            FieldRule { counted_by: Some(9), read: true, ..FieldRule::ANY }, // Ai
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[8, 15] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[14] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[16, 21] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[13] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 15, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[23] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 16, 19, 22] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[17] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 18, 19] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[18] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18, 19] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[40, 47] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 19, 20] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[48, 53] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 21] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[46] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 19] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[45] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 19] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[55] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 19] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[10, 13, 11, 15, 16, 19, 22]), reason: "The sampler takes its coordinates in one precision.", line: 278 },
            Constraint { name: "float-parameters", holds: Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 15), &Int(7)), &Binary(Equal, &Operand(Query::Type, 15), &Int(14))), reason: "Coordinates are floating-point numbers.", line: 279 },
            Constraint { name: "half-parameters", holds: Binary(LogicalOr, &Platforms(0x7ff8), &Binary(Equal, &Operand(Query::Type, 15), &Int(7))), reason: "Older samplers read single precision only.", line: 280 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x4, 0, READ | ONE), OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x408f, 0, WRITTEN), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x2, 0, READ), OperandTest::new(0x0, 0x2, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: Some((1, 0, 3, &[0, 0, 0, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true }), (5, Declared { class: 3, low: 0, width: 8, or_none: false }), (6, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(1, 0, 3, false, 0x38).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(9, 0, 64, false, 0xfe).end(1), Test::number(0, 0, 8, false, 0xa1e10000a7e100).end(2), Test::number(0, 0, 8, false, 0xa1e10000a7e100).end(1), Test::number(0, 0, 8, true, 0xfffffffffff9ffff).or(2), Test::platform(0xffffffffffff87ff).end(1), Test::platform(0xfffffffffffff800).or(4), Test::number(0, 0, 8, true, 0xfffefeffffffffff).end(1), Test::platform(0xfffffffffffff800).or(2), Test::null(8, 0xfffffffffffffffe).end(1), Test::holds(0).end(1), Test::data_type(15, 0xfffffffffff04080).end(1), Test::platform(0xfffffffffffffff8).or(2), Test::data_type(15, 0xfffffffffff00080).end(1)],
        holds: &[&TypesAgree(&[10, 13, 11, 15, 16, 19, 22])],
    },
    InstRules {
        file: "specs/instructions/INFO.md",
        listed: ("specs/6_instructions.md", 10),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 46), ValueRule::plain(4, 47), ValueRule::plain(5, 48)], line: 44, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule::ANY, // Channels
            SURFACE, // Surface
            FieldRule { types: 0x83, present: Some(&Binary(Equal, &Bits(0, 0, 8), &Int(10))), read: true, ..FieldRule::ANY }, // LOD
            FieldRule { types: 0x1, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 62 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x83, 0, READ), OperandTest::new(0x0, 0x1, 0, WRITTEN)],
        fits: &[],
        size: Some((1, 0, 3, &[0, 0, 0, 8, 16, 32])),
        declared: &[(3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(1, 0, 3, false, 0x38).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RT_WRITE.md",
        listed: ("specs/6_instructions.md", 12),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 51), ValueRule::plain(4, 52)], line: 49, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Mode
            SURFACE, // Surface
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Header
            FieldRule { classes: 0x21, present: Some(&Bits(2, 11, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // SI
            FieldRule { classes: 0x21, present: Some(&Bits(2, 8, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // CPS
            FieldRule { types: 0x15, range: Some((0, 7)), present: Some(&Bits(2, 2, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // RTI
            FieldRule { types: 0x4080, present: Some(&Bits(2, 3, 1)), read: true, ..FieldRule::ANY }, // Source0Alpha
            FieldRule { types: 0x4, present: Some(&Bits(2, 4, 1)), read: true, ..FieldRule::ANY }, // oMask
            FieldRule { types: 0x4080, read: true, ..FieldRule::ANY }, // R
            FieldRule { types: 0x4080, read: true, ..FieldRule::ANY }, // G
            FieldRule { types: 0x4080, read: true, ..FieldRule::ANY }, // B
            FieldRule { types: 0x4080, read: true, ..FieldRule::ANY }, // A
            FieldRule { types: 0x80, present: Some(&Bits(2, 5, 1)), read: true, ..FieldRule::ANY }, // SourceDepth
            FieldRule { types: 0x10, present: Some(&Bits(2, 6, 1)), read: true, ..FieldRule::ANY }, // Stencil
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-colour-type", holds: TypesAgree(&[8, 10, 11, 12, 13]), reason: "A mixture of half and single precision gives undefined colours.", line: 102 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x0, 0x15, 0, READ | ONE | IMMEDIATE), OperandTest::new(0x0, 0x4080, 0, READ), OperandTest::new(0x0, 0x4, 0, READ), OperandTest::new(0x0, 0x4080, 0, READ), OperandTest::new(0x0, 0x4080, 0, READ), OperandTest::new(0x0, 0x4080, 0, READ), OperandTest::new(0x0, 0x4080, 0, READ), OperandTest::new(0x0, 0x80, 0, READ), OperandTest::new(0x0, 0x10, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::holds(0).end(1)],
        holds: &[&TypesAgree(&[8, 10, 11, 12, 13])],
    },
    InstRules {
        file: "specs/instructions/URB_WRITE.md",
        listed: ("specs/6_instructions.md", 14),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 38)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { range: Some((1, 8)), ..FieldRule::ANY }, // Num_out
            FieldRule { types: 0x1, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Channel_mask
            FieldRule { range: Some((0, 2047)), ..FieldRule::ANY }, // Global_offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // URB_handle
            FieldRule { types: 0x1, range: Some((0, 2047)), null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Per_slot_offset
            FieldRule { types: 0x83, read: true, ..FieldRule::ANY }, // Vertex_data
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x1, 0, READ | IMMEDIATE), OperandTest::new(0x0, 0x83, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x8).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 64, false, 0x1fe).end(1), Test::holds(0).end(1), Test::holds(1).end(1)],
        holds: &[&Binary(GreaterEqual, &Field(4), &Int(0)), &Binary(LessEqual, &Field(4), &Int(2047))],
    },
    InstRules {
        file: "specs/instructions/TYPED_ATOMIC.md",
        listed: ("specs/6_instructions.md", 13),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "width", low: 5, width: 2, values: &[ValueRule::plain(0, 36), ValueRule::plain(1, 37)], line: 34, ..GroupRule::ANY }], reserved: &[(0xf, 0x60)], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 43)], line: 41, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            SURFACE, // Surface
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // U
            FieldRule { types: 0x1, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x1, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // R
            FieldRule { types: 0x1, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // LOD
            FieldRule { null: NullRule::If(&[Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(0, 0, 5), &Int(2)), &Binary(Equal, &Bits(0, 0, 5), &Int(3))), &Binary(Equal, &Bits(0, 0, 5), &Int(13)))]), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(7)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18)))]), read: true, ..FieldRule::ANY }, // Src1
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "float-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(16)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(17))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(19))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(20))), &Binary(Equal, &Operand(Query::Type, 8), &Int(7))), reason: "Floating-point operations want floating-point data, also in 16 bits.", line: 70 },
            Constraint { name: "source-types", holds: Binary(LogicalOr, &Operand(Query::IsNull, 9), &Binary(Equal, &Operand(Query::Type, 9), &Operand(Query::Type, 8))), reason: "Both arguments have one type.", line: 71 },
            Constraint { name: "result-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 10), &Operand(Query::IsNull, 8)), &Binary(Equal, &Operand(Query::Type, 10), &Operand(Query::Type, 8))), reason: "The result has the type of the arguments.", line: 72 },
            Constraint { name: "typed-surface", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(0)), &Binary(NotEqual, &Field(3), &Int(5))), reason: "Shared local memory and flat memory have no texels.", line: 73 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((1, 0, 3, &[0, 0, 0, 8])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 10,
        tests: &[Test::number(0, 5, 2, false, 0x3).end(1), Test::number(1, 0, 3, false, 0x8).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 64, true, 0xffffffffffffffde).end(1), Test::platform(0xfffffffffffffff0).or(2), Test::holds(0).end(1), Test::null(8, 0xfffffffffffffffe).or(5), Test::number(0, 0, 5, true, 0xffffffffffffdff3).end(1), Test::null(8, 0xfffffffffffffffe).or(3), Test::null(10, 0xfffffffffffffffe).or(2), Test::holds(1).end(1), Test::null(9, 0xfffffffffffffffe).or(4), Test::number(0, 0, 5, true, 0xffffffff00040080).end(1), Test::null(9, 0xfffffffffffffffe).or(2), Test::holds(2).end(1), Test::number(0, 0, 5, true, 0xffffffffffe0ffff).or(2), Test::data_type(8, 0xfffffffffff00080).end(1)],
        holds: &[&Binary(Equal, &Binary(And, &Field(0), &Int(96)), &Int(0)), &Binary(Equal, &Operand(Query::Type, 10), &Operand(Query::Type, 8)), &Binary(Equal, &Operand(Query::Type, 9), &Operand(Query::Type, 8))],
    },
    InstRules {
        file: "specs/instructions/GATHER4_SCALED.md",
        listed: ("specs/6_instructions.md", 147),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 40), ValueRule::plain(4, 41)], line: 38, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Scale
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "dword-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 5), &Int(4)), &Int(0))), reason: "Every address must be a multiple of four.", line: 63 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 64 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (4, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(3, 0, 64, false, 0x1).end(1), Test::class(5, 0xffffffffffffffdf).or(2), Test::immediate(5, 2, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SCATTER4_SCALED.md",
        listed: ("specs/6_instructions.md", 158),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 40), ValueRule::plain(4, 41)], line: 38, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Scale
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "dword-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 5), &Int(4)), &Int(0))), reason: "Every address must be a multiple of four.", line: 63 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 64 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (4, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(3, 0, 64, false, 0x1).end(1), Test::class(5, 0xffffffffffffffdf).or(2), Test::immediate(5, 2, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/GATHER_SCALED.md",
        listed: ("specs/6_instructions.md", 149),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Block_size
            FieldRule { groups: &[GroupRule { name: "count", width: 2, values: &[ValueRule::plain(0, 40), ValueRule::plain(1, 41), ValueRule::plain(2, 42)], line: 38, ..GroupRule::ANY }], ..FieldRule::ANY }, // Num_blocks
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Scale
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (5, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 64, false, 0x1).end(1), Test::number(3, 0, 2, false, 0x7).end(1), Test::number(4, 0, 64, false, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SCATTER_SCALED.md",
        listed: ("specs/6_instructions.md", 160),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Block_size
            FieldRule { groups: &[GroupRule { name: "count", width: 2, values: &[ValueRule::plain(0, 40), ValueRule::plain(1, 41), ValueRule::plain(2, 42)], line: 38, ..GroupRule::ANY }], ..FieldRule::ANY }, // Num_blocks
            FieldRule { must_be: Some(0), ..FieldRule::ANY }, // Scale
            SURFACE, // Surface
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { types: 0x83, read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x83, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (5, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 64, false, 0x1).end(1), Test::number(3, 0, 2, false, 0x7).end(1), Test::number(4, 0, 64, false, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RAW_SENDS.md",
        listed: ("specs/6_instructions.md", 135),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { range: Some((1, 32)), ..FieldRule::ANY }, // NumSrc0
            FieldRule { range: Some((0, 32)), ..FieldRule::ANY }, // NumSrc1
            FieldRule { range: Some((0, 32)), ..FieldRule::ANY }, // NumDst
            FieldRule { range: Some((0, 15)), ..FieldRule::ANY }, // SFID
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // ExMsgDesc
            FieldRule { types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // Desc
            FieldRule { read: true, ..FieldRule::ANY }, // Src0
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x1, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((1, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 11,
        tests: &[Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 64, false, 0x1fffffffe).end(1), Test::number(4, 0, 64, false, 0x1ffffffff).end(1), Test::number(5, 0, 64, false, 0x1ffffffff).end(1), Test::number(6, 0, 64, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LIFETIME.md",
        listed: ("specs/6_instructions.md", 132),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // properties
            FieldRule { selected: Some(Selected { by: 0, low: 4, width: 2, classes: &[0, 1, 2] }), ..FieldRule::ANY }, // variable
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
        selected: &[(1, Selected { by: 0, low: 4, width: 2, classes: &[0, 1, 2] })],
        labels: &[],
        of_bytes: 0,
        tests: &[],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/SBARRIER.md",
        listed: ("specs/6_instructions.md", 179),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
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
        file: "specs/instructions/DWORD_ATOMIC.md",
        listed: ("specs/6_instructions.md", 145),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "width", low: 5, width: 2, values: &[ValueRule::plain(0, 36), ValueRule::plain(1, 37)], line: 34, ..GroupRule::ANY }], reserved: &[(0xf, 0x60)], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 43), ValueRule::plain(1, 44), ValueRule::plain(2, 45), ValueRule::plain(3, 46), ValueRule::plain(4, 47)], line: 41, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            SURFACE, // Surface
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Element_offset
            FieldRule { null: NullRule::If(&[Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(0, 0, 5), &Int(2)), &Binary(Equal, &Bits(0, 0, 5), &Int(3))), &Binary(Equal, &Bits(0, 0, 5), &Int(13)))]), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(7)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18)))]), read: true, ..FieldRule::ANY }, // Src1
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "signed-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(11)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(12))), &Binary(Equal, &Operand(Query::Type, 5), &Int(1))), reason: "Signed comparison wants signed data.", line: 67 },
            Constraint { name: "float-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(16)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(17))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(19))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(20))), &Binary(Equal, &Operand(Query::Type, 5), &Int(7))), reason: "Floating-point operations want floating-point data, also in 16 bits.", line: 68 },
            Constraint { name: "integer-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(0)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(1)))), &Binary(Equal, &Operand(Query::Type, 5), &Int(0))), &Binary(Equal, &Operand(Query::Type, 5), &Int(1))), reason: "Sums are of dwords of either sign.", line: 69 },
            Constraint { name: "unsigned-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(Less, &Bits(0, 0, 5), &Int(4))), &Binary(Greater, &Bits(0, 0, 5), &Int(10))), &Binary(Equal, &Operand(Query::Type, 5), &Int(0))), reason: "Bits, exchanges and unsigned comparison want UD.", line: 70 },
            Constraint { name: "source-types", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Binary(Equal, &Operand(Query::Type, 6), &Operand(Query::Type, 5))), reason: "Both arguments have one type.", line: 71 },
            Constraint { name: "result-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 7), &Operand(Query::IsNull, 5)), &Binary(Equal, &Operand(Query::Type, 7), &Operand(Query::Type, 5))), reason: "The result has the type of the arguments.", line: 72 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((1, 0, 3, &[1, 2, 4, 8, 16])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 5, 2, false, 0x3).end(1), Test::number(1, 0, 3, false, 0x1f).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::platform(0xfffffffffffffff0).or(2), Test::holds(0).end(1), Test::null(5, 0xfffffffffffffffe).or(11), Test::number(0, 0, 5, true, 0xffffffffffffdff3).end(1), Test::null(5, 0xfffffffffffffffe).or(9), Test::number(0, 0, 5, true, 0xfffffffffffffffc).or(2), Test::data_type(5, 0xfffffffffff00003).end(1), Test::null(5, 0xfffffffffffffffe).or(6), Test::number(0, 0, 5, true, 0xfffffffffffff80f).or(2), Test::data_type(5, 0xfffffffffff00001).end(1), Test::null(5, 0xfffffffffffffffe).or(3), Test::null(7, 0xfffffffffffffffe).or(2), Test::holds(1).end(1), Test::null(6, 0xfffffffffffffffe).or(4), Test::number(0, 0, 5, true, 0xffffffff00040080).end(1), Test::null(6, 0xfffffffffffffffe).or(2), Test::holds(2).end(1), Test::number(0, 0, 5, true, 0xffffffffffffe7ff).or(2), Test::data_type(5, 0xfffffffffff00002).end(1), Test::number(0, 0, 5, true, 0xffffffffffe0ffff).or(2), Test::data_type(5, 0xfffffffffff00080).end(1)],
        holds: &[&Binary(Equal, &Binary(And, &Field(0), &Int(96)), &Int(0)), &Binary(Equal, &Operand(Query::Type, 7), &Operand(Query::Type, 5)), &Binary(Equal, &Operand(Query::Type, 6), &Operand(Query::Type, 5))],
    },
    InstRules {
        file: "specs/instructions/SQRTM.md",
        listed: ("specs/6_instructions.md", 62),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xc0, 0xc0, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DIVM.md",
        listed: ("specs/6_instructions.md", 29),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 35,
        maps: &[],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xc0, 0xc0, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/ROL.md",
        listed: ("specs/6_instructions.md", 107),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xf, 0x7fff), (0x2800, 0x7e00)],
        types_line: 38,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xf, 0xf, 0x1ff), Fit::new(0x280f, 0x280f, 0x7e00)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/ROR.md",
        listed: ("specs/6_instructions.md", 108),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xf, 0x7fff), (0x2800, 0x7e00)],
        types_line: 38,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xf, 0xf, 0x1ff), Fit::new(0x280f, 0x280f, 0x7e00)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DP4A.md",
        listed: ("specs/6_instructions.md", 33),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 41,
        maps: &[],
        saturation: (Saturation::Yes, 42),
        modifiers: (Modifiers::None, 43),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3, 0x3, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/DPAS.md",
        listed: ("specs/6_instructions.md", 34),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule { code: 3, platforms: 0x1ff, valid_if: None, line: 50 }, ValueRule { code: 4, platforms: 0x7e00, valid_if: None, line: 51 }], line: 48, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0xc0c3, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { types: 0xc0c3, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0x43, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x1, types: 0x43, read: true, ..FieldRule::ANY }, // Src2
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 125), ValueRule::plain(1, 126), ValueRule::plain(2, 127), ValueRule::plain(3, 128), ValueRule::plain(4, 129), ValueRule::plain(5, 130), ValueRule::plain(6, 131), ValueRule::plain(7, 132), ValueRule::plain(8, 133), ValueRule::plain(9, 134), ValueRule::plain(10, 135), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 136 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 137 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 138 }], line: 61, ..GroupRule::ANY }], ..FieldRule::ANY }, // W
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 125), ValueRule::plain(1, 126), ValueRule::plain(2, 127), ValueRule::plain(3, 128), ValueRule::plain(4, 129), ValueRule::plain(5, 130), ValueRule::plain(6, 131), ValueRule::plain(7, 132), ValueRule::plain(8, 133), ValueRule::plain(9, 134), ValueRule::plain(10, 135), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 136 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 137 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 138 }], line: 63, ..GroupRule::ANY }], ..FieldRule::ANY }, // A
            FieldRule::ANY, // SD
            FieldRule::ANY, // RC
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[(0xc0c3, 0x7fff)],
        types_line: 71,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 72),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "depth", holds: Binary(Equal, &Field(7), &Int(8)), reason: "The platforms that have the array have eight stages.", line: 76 },
            Constraint { name: "repeat", holds: Binary(LogicalAnd, &Binary(GreaterEqual, &Field(8), &Int(1)), &Binary(LessEqual, &Field(8), &Int(8))), reason: "One row at least, eight at most.", line: 77 },
            Constraint { name: "precisions", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(5), &Int(0)), &Binary(NotEqual, &Field(6), &Int(0))), reason: "Both operands need a precision.", line: 78 },
            Constraint { name: "same-float", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(6), &Int(9))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(10)), &Binary(Equal, &Field(6), &Int(10)))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(12)), &Binary(Equal, &Field(6), &Int(12)))), reason: "Integer precisions may be mixed freely, floats of 16 bits and more may not.", line: 79 },
            Constraint { name: "result-kind", holds: Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(5), &Int(10))), &Binary(Equal, &Field(5), &Int(12))), &Binary(Equal, &Field(5), &Int(11))), &Binary(Equal, &Field(5), &Int(14)))), reason: "Integers add up in D or UD, floats in a floating-point type.", line: 80 },
            Constraint { name: "start-kind", holds: Binary(LogicalOr, &Operand(Query::IsNull, 2), &Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)))), reason: "The sum starts in the kind that it ends in.", line: 81 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "A row of the result does not straddle.", line: 82 },
            Constraint { name: "left-alignment", holds: Aligned(4, &Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Field(7), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8])), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8]))))), &Int(8))), reason: "A row of the left factor begins at a multiple of its size.", line: 83 },
        ],
        operands: &[OperandTest::ANY, OperandTest::new(0x0, 0xc0c3, 0, WRITTEN), OperandTest::new(0x0, 0xc0c3, 0, READ), OperandTest::new(0x0, 0x43, 255, READ | ALIGNED), OperandTest::new(0x1, 0x43, 0, READ)],
        fits: &[Fit::new(0xc0c3, 0xc0c3, 0x7fff)],
        size: Some((0, 0, 3, &[0, 0, 0, 8, 16])),
        declared: &[],
        selected: &[],
        labels: &[],
        of_bytes: 14,
        tests: &[Test::number(0, 0, 3, false, 0x18).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(5, 0, 8, false, 0x5fff).end(1), Test::number(6, 0, 8, false, 0x5fff).end(1), Test::number(7, 0, 64, false, 0x100).end(1), Test::number(8, 0, 64, false, 0x1fe).end(1), Test::number(5, 0, 64, true, 0xfffffffffffffffe).end(1), Test::number(6, 0, 64, true, 0xfffffffffffffffe).end(1), Test::number(0, 0, 3, true, 0xfffffffffffffff7).or(2), Test::platform(0xffffffffffff81ff).end(1), Test::platform(0xfffffffffffffe00).or(6), Test::number(0, 0, 3, true, 0xffffffffffffffef).end(1), Test::platform(0xfffffffffffffe00).or(4), Test::number(5, 0, 8, true, 0xffffffffffffe7ff).end(1), Test::platform(0xfffffffffffffe00).or(2), Test::number(6, 0, 8, true, 0xffffffffffffe7ff).end(1), Test::platform(0xffffffffffffe000).or(4), Test::number(5, 0, 8, true, 0xffffffffffffbfff).end(1), Test::platform(0xffffffffffffe000).or(2), Test::number(6, 0, 8, true, 0xffffffffffffbfff).end(1), Test::number(5, 0, 64, true, 0xfffffffffffffdff).or(2), Test::number(6, 0, 64, false, 0x200).end(1), Test::number(5, 0, 64, false, 0x200).or(2), Test::number(6, 0, 64, true, 0xfffffffffffffdff).end(1), Test::number(5, 0, 64, true, 0xfffffffffffffbff).or(2), Test::number(6, 0, 64, false, 0x400).end(1), Test::number(5, 0, 64, false, 0x400).or(2), Test::number(6, 0, 64, true, 0xfffffffffffffbff).end(1), Test::number(5, 0, 64, true, 0xffffffffffffefff).or(2), Test::number(6, 0, 64, false, 0x1000).end(1), Test::number(5, 0, 64, false, 0x1000).or(2), Test::number(6, 0, 64, true, 0xffffffffffffefff).end(1), Test::data_type(1, 0xfffffffffff03f3f).or(2), Test::number(5, 0, 64, false, 0x5e00).end(1), Test::data_type(1, 0xffffffffffffc0c0).or(2), Test::number(5, 0, 64, false, 0xffffffffffffa1ff).end(1), Test::null(2, 0xfffffffffffffffe).or(8), Test::data_type(1, 0xffffffffffffc0c0).or(2), Test::data_type(2, 0xfffffffffff03f3f).end(1), Test::null(2, 0xfffffffffffffffe).or(5), Test::data_type(1, 0xfffffffffff03f3f).or(2), Test::data_type(2, 0xffffffffffffc0c0).end(1), Test::null(2, 0xfffffffffffffffe).or(2), Test::holds(0).end(1), Test::holds(1).end(1), Test::holds(2).end(1)],
        holds: &[&Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Aligned(4, &Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Field(7), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8])), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8]))))), &Int(8)))],
    },
    InstRules {
        file: "specs/instructions/ADD3.md",
        listed: ("specs/6_instructions.md", 23),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0xf, 0x7fff)],
        types_line: 37,
        maps: &[TypeMap { dst: 0xf, src: 0xf, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xf, 0xf, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/BFN.md",
        listed: ("specs/6_instructions.md", 100),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
            FieldRule::ANY, // BooleanFuncCtrl
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[(0xf, 0x7fff)],
        types_line: 45,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 46),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xf, 0xf, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/QW_GATHER.md",
        listed: ("specs/6_instructions.md", 155),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 33), ValueRule::plain(1, 34), ValueRule::plain(2, 35), ValueRule::plain(3, 36), ValueRule::plain(4, 37)], line: 31, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { name: "count", width: 2, values: &[ValueRule::plain(0, 45), ValueRule::plain(1, 46), ValueRule::plain(2, 47)], line: 43, ..GroupRule::ANY }], ..FieldRule::ANY }, // Num_blocks
            SURFACE, // Surface
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { types: 0x2840, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "blocks-of-8", holds: Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 2), &Int(0)), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "Several qwords for each channel need 8 channels or more.", line: 61 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x2840, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 2, false, 0x7).end(1), Test::number(2, 0, 2, true, 0xfffffffffffffff1).or(2), Test::channels(0xffffffffffffff01).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/QW_SCATTER.md",
        listed: ("specs/6_instructions.md", 156),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 33), ValueRule::plain(1, 34), ValueRule::plain(2, 35), ValueRule::plain(3, 36), ValueRule::plain(4, 37)], line: 31, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { name: "count", width: 2, values: &[ValueRule::plain(0, 45), ValueRule::plain(1, 46), ValueRule::plain(2, 47)], line: 43, ..GroupRule::ANY }], ..FieldRule::ANY }, // Num_blocks
            SURFACE, // Surface
            FieldRule { types: 0x1, read: true, ..FieldRule::ANY }, // Offset
            FieldRule { types: 0x2840, read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "blocks-of-8", holds: Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 2), &Int(0)), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "Several qwords for each channel need 8 channels or more.", line: 61 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x0, 0x1, 0, READ), OperandTest::new(0x0, 0x2840, 0, READ)],
        fits: &[],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(2, 0, 2, false, 0x7).end(1), Test::number(2, 0, 2, true, 0xfffffffffffffff1).or(2), Test::channels(0xffffffffffffff01).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/LSC_UNTYPED.md",
        listed: ("specs/6_instructions.md", 117),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // LscSubOp
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 224), ValueRule::plain(1, 225), ValueRule::plain(3, 226)], line: 222, ..GroupRule::ANY }], ..FieldRule::ANY }, // LscSFID
            FieldRule::ANY, // CachingL1
            FieldRule::ANY, // CachingL3
            FieldRule::ANY, // AddrType
            FieldRule::ANY, // AddrScale
            FieldRule::ANY, // AddrImmOffset
            FieldRule::ANY, // AddrSize
            FieldRule::ANY, // DataSize
            FieldRule::ANY, // DataOrder
            FieldRule::ANY, // DataElemsPerAddr
            FieldRule::ANY, // ChMaskCopy
            FieldRule::ANY, // ChMask
            FieldRule::ANY, // Blocks
            FieldRule::ANY, // BlockWidth
            FieldRule::ANY, // BlockHeight
            FieldRule::ANY, // VNNI
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Surface
            FieldRule::ANY, // SurfaceIndex
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // DstData
            FieldRule { read: true, ..FieldRule::ANY }, // Src0Addrs
            FieldRule { read: true, ..FieldRule::ANY }, // Src0AddrBase
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Src0AddrPitch
            FieldRule { classes: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // SurfaceBaseAddr
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // SurfaceWidth
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // SurfaceHeight
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // SurfacePitch
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Src0AddrX
            FieldRule::ANY, // Src0OffsetX
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Src0AddrY
            FieldRule::ANY, // Src0OffsetY
            FieldRule { read: true, ..FieldRule::ANY }, // Src0Data
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src1Data
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23)))]), read: true, ..FieldRule::ANY }, // Src2Data
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[40, 41] }], fields: &[0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 14, 19, 20, 21, 33] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 27, 4, 28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 19, 20, 21, 22, 34, 35] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2, 6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 19, 20, 21, 22, 34, 35] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3, 7] }], fields: &[0, 1, 2, 3, 4, 5, 10, 11, 15, 16, 17, 18, 21, 25, 26, 27, 28, 29, 30, 31, 32, 34] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[1, 5] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 19, 20, 21, 23, 24, 34] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "transposed-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(11), &Int(2)), &Binary(Equal, &Field(0), &Int(3))), &Binary(Equal, &Channels, &Int(1))), reason: "Transposed data belong to a single address.", line: 302 },
            Constraint { name: "slm-flat", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(3)), &Binary(Equal, &Field(6), &Int(1))), reason: "Shared local memory is not a surface.", line: 303 },
            Constraint { name: "a16-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(9), &Int(1)), &Binary(Equal, &Field(3), &Int(3))), reason: "Short addresses reach shared local memory only.", line: 304 },
            Constraint { name: "a64-elsewhere", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(9), &Int(3)), &Binary(NotEqual, &Field(3), &Int(3))), reason: "Shared local memory has no addresses of 64 bits.", line: 305 },
            Constraint { name: "short-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(9), &Int(1)), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(8), &Negate(&Int(32767))), &Binary(LessEqual, &Field(8), &Int(32767)))), reason: "An offset does not leave the short addresses.", line: 306 },
            Constraint { name: "flat-surface", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(6), &Int(1)), &Binary(NotEqual, &Field(6), &Int(5))), &Select(&Binary(Equal, &Operand(Query::Class, 19), &Int(5)), &Binary(Equal, &Operand(Query::Value, 19), &Int(0)), &Operand(Query::IsNull, 19))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(6), &Int(1)), &Platforms(0x6000)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 19)), &Select(&Binary(Equal, &Field(3), &Int(3)), &Int(4), &Int(8))))), reason: "What is not relative to a surface has none: the number 0, or the null variable. From XE3P_CRI on there may be a base instead: of 64 bits, or of 32 in shared local memory.", line: 307 },
            Constraint { name: "other-surface", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(5))), &Not(&Operand(Query::IsNull, 19))), reason: "Everything else has one.", line: 308 },
            Constraint { name: "address-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 22), &Binary(Equal, &Field(9), &Int(1))), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 22)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 22)), &Select(&Binary(Equal, &Field(9), &Int(3)), &Int(8), &Int(4))))), reason: "Variables with addresses have elements of their size.", line: 309 },
            Constraint { name: "base-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 23), &Binary(Equal, &Field(9), &Int(1))), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 23)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 23)), &Select(&Binary(Equal, &Field(9), &Int(3)), &Int(8), &Int(4))))), reason: "The same for the first of several addresses.", line: 310 },
            Constraint { name: "scale", holds: Binary(Equal, &Binary(And, &Field(7), &Binary(Subtract, &Field(7), &Int(1))), &Int(0)), reason: "A factor is a power of two.", line: 311 },
            Constraint { name: "short-pitch", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 24), &Int(5)), &Binary(LessEqual, &Operand(Query::Value, 24), &Int(65535))), reason: "A constant step has 16 bits.", line: 312 },
            Constraint { name: "vector-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(12), &Int(1)), &Binary(Equal, &Field(10), &Int(3))), &Binary(Equal, &Field(10), &Int(4))), reason: "Several components are dwords or qwords.", line: 313 },
            Constraint { name: "vector-count", holds: Binary(LogicalOr, &Binary(Equal, &Field(11), &Int(2)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(12), &Int(6)), &Binary(NotEqual, &Field(12), &Int(7))), &Binary(NotEqual, &Field(12), &Int(8)))), reason: "More than 8 components want transposed data.", line: 314 },
            Constraint { name: "ugml-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(1)), &Binary(Equal, &Field(11), &Int(2))), &Binary(LogicalAnd, &Binary(NotEqual, &Field(12), &Int(3)), &Binary(NotEqual, &Field(12), &Int(5)))), reason: "The narrow path takes 1, 2 or 4 components.", line: 315 },
            Constraint { name: "quad-order", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(Equal, &Field(11), &Int(1))), reason: "Quads are stored component by component.", line: 316 },
            Constraint { name: "quad-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Bits(14, 0, 4), &Int(0))), reason: "One component at least.", line: 317 },
            Constraint { name: "quad-store", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(6)), &Binary(Equal, &Bits(14, 0, 4), &Int(1))), &Binary(Equal, &Bits(14, 0, 4), &Int(3))), &Binary(Equal, &Bits(14, 0, 4), &Int(7))), &Binary(Equal, &Bits(14, 0, 4), &Int(15))), reason: "Stores take x, xy, xyz or xyzw.", line: 318 },
            Constraint { name: "store-null", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(4)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Field(0), &Int(5))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(7))), &Operand(Query::IsNull, 21)), reason: "A store gives no result.", line: 319 },
            Constraint { name: "atomic-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(10), &Int(6))), &Binary(Equal, &Field(10), &Int(3))), &Binary(Equal, &Field(10), &Int(4))), reason: "Atomic operations know these sizes.", line: 320 },
            Constraint { name: "atomic-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(LogicalAnd, &Binary(Equal, &Field(12), &Int(1)), &Binary(Equal, &Field(11), &Int(1)))), reason: "One datum for each address.", line: 321 },
            Constraint { name: "slm-qword", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(3)), &Binary(NotEqual, &Field(10), &Int(4))), &Binary(Less, &Field(0), &Int(8))), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(0), &Int(18))), reason: "Of a qword of shared local memory, there is compare and exchange alone.", line: 322 },
            Constraint { name: "slm-sum", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(19)), &Binary(NotEqual, &Field(0), &Int(20))), &Binary(NotEqual, &Field(3), &Int(3))), &Platforms(0x6000)), reason: "Before XE3P, shared local memory does not add floating-point numbers.", line: 323 },
            Constraint { name: "message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Equal, &Field(11), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(10), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(10), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(10), &Int(2)), &Int(2), &Int(4))))), &RegisterBytes)), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8))), reason: "The data of a message take at most eight registers.", line: 324 },
            Constraint { name: "block-message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(3)), &Binary(NotEqual, &Field(11), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Select(&Binary(Equal, &Field(10), &Int(4)), &Int(8), &Int(4)), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Binary(Multiply, &Int(8), &RegisterBytes))), reason: "The same of transposed data.", line: 325 },
            Constraint { name: "quad-message-size", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(10), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(10), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(10), &Int(2)), &Int(2), &Int(4))))), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(14, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(3)), &Int(1)))), &Int(8))), reason: "The same of quads.", line: 326 },
            Constraint { name: "load-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(2)), &Binary(Equal, &Field(5), &Int(6))))), reason: "The other pairs of cache controls have no code in messages that read.", line: 327 },
            Constraint { name: "store-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(4))), &Binary(Equal, &Field(4), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(3)), &Binary(Equal, &Field(5), &Int(3)))), reason: "The other pairs have no code in messages that write.", line: 328 },
            Constraint { name: "atomic-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3))))), reason: "Atomic operations pass the first cache by.", line: 329 },
            Constraint { name: "ugml-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(1)), &Platforms(0x7800)), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), reason: "Before XE2 the narrow path has no cache controls.", line: 330 },
            Constraint { name: "load-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Operand(Query::IsNull, 34)), reason: "A load has nothing to write.", line: 331 },
            Constraint { name: "store-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Not(&Operand(Query::IsNull, 34))), reason: "A store has.", line: 332 },
            Constraint { name: "no-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(10))), &Operand(Query::IsNull, 34)), reason: "These three operations have no argument.", line: 333 },
            Constraint { name: "first-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(11)), &Binary(Greater, &Field(0), &Int(26))), &Not(&Operand(Query::IsNull, 34))), reason: "The other atomic operations have one.", line: 334 },
            Constraint { name: "second-argument", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Not(&Operand(Query::IsNull, 35))), reason: "A comparison needs two.", line: 335 },
            Constraint { name: "append-dword", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(40)), &Binary(NotEqual, &Field(0), &Int(41))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(10), &Int(3)), &Binary(NotEqual, &Field(6), &Int(1))), &Binary(NotEqual, &Field(6), &Int(5)))), reason: "A counter is a dword and belongs to a surface.", line: 336 },
            Constraint { name: "block-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Field(10), &Int(1))), &Binary(Equal, &Field(10), &Int(2))), &Binary(Equal, &Field(10), &Int(3))), &Binary(Equal, &Field(10), &Int(4))), reason: "Blocks are not widened.", line: 337 },
            Constraint { name: "block-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Field(15), &Int(1))), &Binary(Equal, &Field(15), &Int(2))), &Binary(Equal, &Field(15), &Int(4))), reason: "No other numbers of blocks exist.", line: 338 },
            Constraint { name: "block-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(16), &Int(1)), &Binary(GreaterEqual, &Field(17), &Int(1)))), reason: "A block is not empty.", line: 339 },
            Constraint { name: "block-load-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(LogicalAnd, &Binary(NotEqual, &Field(10), &Int(3)), &Binary(NotEqual, &Field(10), &Int(4)))), &Binary(LessEqual, &Field(15), &Select(&Binary(Equal, &Field(10), &Int(3)), &Int(2), &Int(1)))), &Binary(LogicalAnd, &Platforms(0x6000), &Operand(Query::IsNull, 21))), reason: "Dwords come in two blocks at most, qwords in one.", line: 340 },
            Constraint { name: "block-load-width", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Select(&Binary(Equal, &Field(10), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(10), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(10), &Int(3)), &Int(4), &Int(8))))), &Int(64))), &Binary(LogicalAnd, &Platforms(0x6000), &Operand(Query::IsNull, 21))), reason: "A row of all blocks takes at most 64 bytes.", line: 341 },
            Constraint { name: "block-store-width", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(7)), &Binary(LessEqual, &Binary(Multiply, &Field(16), &Select(&Binary(Equal, &Field(10), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(10), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(10), &Int(3)), &Int(4), &Int(8))))), &Int(512))), reason: "A row that is written takes at most 512 bytes.", line: 342 },
            Constraint { name: "block-rows", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LessEqual, &Select(&Binary(Equal, &Field(11), &Int(2)), &Field(16), &Field(17)), &Select(&Platforms(0x6000), &Int(64), &Int(32)))), reason: "A block has so many rows at most.", line: 343 },
            Constraint { name: "block-store", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(7)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(15), &Int(1)), &Binary(Equal, &Field(18), &Int(0))), &Binary(Equal, &Field(11), &Int(1)))), reason: "One plain block is written.", line: 344 },
            Constraint { name: "block-transposed", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(11), &Int(2)), &Binary(NotEqual, &Field(0), &Int(3))), &Binary(Equal, &Field(18), &Int(1))), &Binary(Equal, &Field(15), &Int(1))), reason: "One block at a time is transposed.", line: 345 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, WRITTEN), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x1, 0x0, 0, READ | ONE), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: Some((1, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 9,
        tests: &[Test::number(0, 0, 64, false, 0x3001fffffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(3, 0, 8, false, 0xb).end(1), Test::null(35, 0xfffffffffffffffe).or(2), Test::number(0, 0, 64, false, 0x840000).end(1), Test::number(11, 0, 64, true, 0xfffffffffffffffb).or(11), Test::number(0, 0, 64, false, 0x8).or(2), Test::channels(0x3).end(1), Test::number(11, 0, 64, true, 0xfffffffffffffffb).or(8), Test::number(10, 0, 64, true, 0xffffffffffffffef).or(3), Test::number(0, 0, 64, false, 0x8).or(2), Test::holds(0).end(1), Test::number(11, 0, 64, true, 0xfffffffffffffffb).or(4), Test::number(0, 0, 64, false, 0x8).or(3), Test::number(10, 0, 64, false, 0x10).or(2), Test::holds(1).end(1), Test::number(3, 0, 64, true, 0xfffffffffffffff7).or(7), Test::number(6, 0, 64, false, 0x2).end(1), Test::number(3, 0, 64, true, 0xfffffffffffffff7).or(5), Test::number(9, 0, 64, true, 0xfffffffffffffff7).end(1), Test::number(3, 0, 64, true, 0xfffffffffffffff7).or(3), Test::number(10, 0, 64, true, 0xffffffffffffffef).or(2), Test::number(0, 0, 64, false, 0xfffffffff80400ff).end(1), Test::number(9, 0, 64, true, 0xfffffffffffffffd).or(6), Test::number(3, 0, 64, false, 0x8).end(1), Test::number(9, 0, 64, true, 0xfffffffffffffffd).or(4), Test::holds(2).end(1), Test::number(9, 0, 64, true, 0xfffffffffffffffd).or(2), Test::holds(3).end(1), Test::class(19, 0xffffffffffffffdf).or(3), Test::number(6, 0, 64, true, 0xffffffffffffffdf).or(2), Test::holds(4).end(1), Test::platform(0xffffffffffffe000).or(19), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(3), Test::class(19, 0xffffffffffffffdf).or(2), Test::holds(5).end(1), Test::platform(0xffffffffffffe000).or(15), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(3), Test::class(19, 0xffffffffffffff20).or(2), Test::null(19, 0xfffffffffffffffe).end(1), Test::platform(0xffffffffffffe000).or(11), Test::number(3, 0, 64, true, 0xfffffffffffffff7).or(2), Test::number(0, 0, 64, true, 0xffffffffffe7ffff).end(1), Test::platform(0xffffffffffffe000).or(8), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(3), Test::number(11, 0, 64, true, 0xfffffffffffffffb).or(2), Test::holds(6).end(1), Test::platform(0xffffffffffffe000).or(4), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(3), Test::number(11, 0, 64, false, 0x4).or(2), Test::holds(7).end(1), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(22), Test::number(3, 0, 64, true, 0xfffffffffffffff7).or(4), Test::class(19, 0xffffffffffffffdf).or(3), Test::data_type(19, 0xfffffffffff11383).or(2), Test::holds(8).end(1), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(17), Test::class(19, 0xffffffffffffffdf).or(4), Test::number(3, 0, 64, false, 0x8).or(3), Test::data_type(19, 0xfffffffffff02840).or(2), Test::holds(9).end(1), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(12), Test::number(3, 0, 64, true, 0xfffffffffffffff7).or(4), Test::class(19, 0xffffffffffffff20).or(3), Test::null(19, 0xfffffffffffffffe).or(2), Test::data_type(19, 0xfffffffffff11383).end(1), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(7), Test::class(19, 0xffffffffffffff20).or(4), Test::null(19, 0xfffffffffffffffe).or(3), Test::number(3, 0, 64, false, 0x8).or(2), Test::data_type(19, 0xfffffffffff02840).end(1), Test::number(6, 0, 64, true, 0xffffffffffffffdd).or(2), Test::number(0, 0, 64, true, 0xfffffcffffffffff).end(1), Test::class(19, 0xffffffffffffff20).or(3), Test::null(19, 0xfffffffffffffffe).or(2), Test::number(6, 0, 64, true, 0xffffffffffffffdf).end(1), Test::number(6, 0, 64, false, 0x22).or(2), Test::null(19, 0xfffffffffffffffd).end(1), Test::null(22, 0xfffffffffffffffe).or(9), Test::number(9, 0, 64, false, 0x2).or(2), Test::data_type(22, 0xfffffffffff03b3f).end(1), Test::null(22, 0xfffffffffffffffe).or(6), Test::number(9, 0, 64, true, 0xfffffffffffffff7).or(2), Test::data_type(22, 0xfffffffffff02840).end(1), Test::null(22, 0xfffffffffffffffe).or(3), Test::number(9, 0, 64, false, 0xa).or(2), Test::data_type(22, 0xfffffffffff11383).end(1), Test::null(23, 0xfffffffffffffffe).or(9), Test::number(9, 0, 64, false, 0x2).or(2), Test::data_type(23, 0xfffffffffff03b3f).end(1), Test::null(23, 0xfffffffffffffffe).or(6), Test::number(9, 0, 64, true, 0xfffffffffffffff7).or(2), Test::data_type(23, 0xfffffffffff02840).end(1), Test::null(23, 0xfffffffffffffffe).or(3), Test::number(9, 0, 64, false, 0xa).or(2), Test::data_type(23, 0xfffffffffff11383).end(1), Test::holds(10).end(1), Test::class(24, 0xffffffffffffffdf).or(2), Test::holds(11).end(1), Test::number(12, 0, 64, false, 0x2).or(2), Test::number(10, 0, 64, false, 0x18).end(1), Test::number(11, 0, 64, false, 0x4).or(21), Test::number(12, 0, 64, false, 0xfffffffffffffe3f).end(1), Test::number(11, 0, 64, false, 0x4).or(19), Test::number(3, 0, 64, true, 0xfffffffffffffffd).or(2), Test::number(12, 0, 64, true, 0xffffffffffffffd7).end(1), Test::number(11, 0, 64, false, 0x4).or(16), Test::number(10, 0, 64, true, 0xffffffffffffffef).or(3), Test::number(0, 0, 64, false, 0x44).or(2), Test::holds(12).end(1), Test::number(11, 0, 64, false, 0x4).or(12), Test::number(10, 0, 64, true, 0xfffffffffffffffd).or(3), Test::number(0, 0, 64, false, 0x44).or(2), Test::holds(13).end(1), Test::number(11, 0, 64, false, 0x4).or(8), Test::number(10, 0, 64, true, 0xfffffffffffffffb).or(3), Test::number(0, 0, 64, false, 0x44).or(2), Test::holds(14).end(1), Test::number(11, 0, 64, false, 0x4).or(4), Test::number(0, 0, 64, false, 0x44).or(3), Test::number(10, 0, 64, false, 0x16).or(2), Test::holds(15).end(1), Test::number(0, 0, 64, true, 0xfffffffff800003b).or(2), Test::number(11, 0, 64, false, 0x2).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbb).or(11), Test::number(14, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbb).or(9), Test::number(10, 0, 64, true, 0xfffffffffffffffd).or(2), Test::holds(16).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbb).or(6), Test::number(10, 0, 64, true, 0xfffffffffffffffb).or(2), Test::holds(17).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbb).or(3), Test::number(10, 0, 64, false, 0x16).or(2), Test::holds(18).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbf).or(2), Test::number(14, 0, 4, true, 0xffffffffffff808a).end(1), Test::null(21, 0xfffffffffffffffe).or(2), Test::number(0, 0, 64, false, 0xffffffffefffff0f).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(9), Test::number(10, 0, 64, false, 0x58).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(7), Test::number(12, 0, 64, false, 0x2).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(5), Test::number(4, 0, 64, false, 0x3).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(3), Test::number(5, 0, 64, false, 0x1).or(2), Test::number(4, 0, 64, false, 0x2).end(1), Test::number(10, 0, 64, true, 0xffffffffffffffef).or(3), Test::number(0, 0, 64, true, 0xffffffffffffffbb).or(2), Test::holds(19).end(1), Test::holds(20).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff0f).or(14), Test::number(4, 0, 64, false, 0x3b).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff0f).or(12), Test::number(4, 0, 64, false, 0x33).or(2), Test::number(5, 0, 64, false, 0x8).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff0f).or(9), Test::number(5, 0, 64, false, 0x1).or(2), Test::number(4, 0, 64, false, 0x3a).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff0f).or(6), Test::number(5, 0, 64, false, 0x9).or(2), Test::number(4, 0, 64, false, 0x32).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff0f).or(3), Test::number(5, 0, 64, false, 0xb).or(2), Test::number(4, 0, 64, false, 0x8).end(1), Test::number(0, 0, 64, false, 0xffffffffe800000f).or(5), Test::number(4, 0, 64, false, 0x1).or(2), Test::number(5, 0, 64, false, 0xa).end(1), Test::number(0, 0, 64, false, 0xffffffffe800000f).or(2), Test::number(5, 0, 64, false, 0xb).end(1), Test::number(3, 0, 64, true, 0xfffffffffffffffd).or(6), Test::platform(0xfffffffffffff800).or(2), Test::number(4, 0, 64, false, 0x1).end(1), Test::number(3, 0, 64, true, 0xfffffffffffffffd).or(3), Test::number(5, 0, 64, false, 0x1).or(2), Test::platform(0xfffffffffffff800).end(1), Test::number(0, 0, 64, false, 0xfffffffff7fff8f0).or(2), Test::null(34, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, false, 0xffffffffe800070f).or(2), Test::null(34, 0xfffffffffffffffd).end(1), Test::number(0, 0, 64, true, 0xffffffffff7bffff).or(2), Test::null(35, 0xfffffffffffffffd).end(1), Test::number(0, 0, 64, true, 0xfffffcffffffffff).or(2), Test::number(10, 0, 64, false, 0x8).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(16), Test::number(10, 0, 64, false, 0x1e).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(14), Test::number(15, 0, 64, false, 0x16).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(12), Test::holds(21).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(10), Test::holds(22).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(8), Test::number(11, 0, 64, true, 0xfffffffffffffffb).or(3), Test::platform(0xffffffffffff9fff).or(2), Test::holds(23).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(4), Test::number(11, 0, 64, false, 0x4).or(3), Test::platform(0xffffffffffff9fff).or(2), Test::holds(24).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(52), Test::platform(0xffffffffffffe000).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffff7).or(2), Test::number(15, 0, 64, false, 0x7).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(48), Test::null(21, 0xfffffffffffffffe).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffff7).or(2), Test::number(15, 0, 64, false, 0x7).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(44), Test::platform(0xffffffffffffe000).or(3), Test::number(10, 0, 64, true, 0xffffffffffffffef).or(2), Test::number(15, 0, 64, false, 0x3).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(40), Test::null(21, 0xfffffffffffffffe).or(3), Test::number(10, 0, 64, true, 0xffffffffffffffef).or(2), Test::number(15, 0, 64, false, 0x3).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(36), Test::platform(0xffffffffffffe000).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffffd).or(2), Test::holds(25).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(32), Test::null(21, 0xfffffffffffffffe).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffffd).or(2), Test::holds(26).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(28), Test::platform(0xffffffffffffe000).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffffb).or(2), Test::holds(27).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(24), Test::null(21, 0xfffffffffffffffe).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffffb).or(2), Test::holds(28).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(20), Test::platform(0xffffffffffffe000).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffff7).or(2), Test::holds(29).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(16), Test::null(21, 0xfffffffffffffffe).or(3), Test::number(10, 0, 64, true, 0xfffffffffffffff7).or(2), Test::holds(30).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(12), Test::platform(0xffffffffffffe000).or(3), Test::number(10, 0, 64, false, 0xe).or(2), Test::holds(31).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(8), Test::null(21, 0xfffffffffffffffe).or(3), Test::number(10, 0, 64, false, 0xe).or(2), Test::holds(32).end(1), Test::number(0, 0, 64, true, 0xfffffffffffffff7).or(4), Test::number(11, 0, 64, true, 0xfffffffffffffffb).or(3), Test::number(15, 0, 64, false, 0x2).or(2), Test::number(18, 0, 64, false, 0x2).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff7f).or(16), Test::number(10, 0, 64, true, 0xfffffffffffffffd).or(2), Test::holds(33).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff7f).or(13), Test::number(10, 0, 64, true, 0xfffffffffffffffb).or(2), Test::holds(34).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff7f).or(10), Test::number(10, 0, 64, true, 0xfffffffffffffff7).or(2), Test::holds(35).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff7f).or(7), Test::number(10, 0, 64, false, 0xe).or(2), Test::holds(36).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff7f).or(4), Test::number(15, 0, 64, false, 0x2).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff7f).or(2), Test::number(18, 0, 64, false, 0x1).end(1)],
        holds: &[&Binary(LessEqual, &Binary(Multiply, &Int(8), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Binary(Multiply, &Int(8), &RegisterBytes)), &Binary(LessEqual, &Binary(Multiply, &Int(4), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Binary(Multiply, &Int(8), &RegisterBytes)), &Binary(GreaterEqual, &Field(8), &Negate(&Int(32767))), &Binary(LessEqual, &Field(8), &Int(32767)), &Binary(Equal, &Operand(Query::Value, 19), &Int(0)), &Binary(Equal, &Operand(Query::Value, 19), &Int(0)), &Binary(LessEqual, &Field(16), &Int(32)), &Binary(LessEqual, &Field(17), &Int(32)), &Binary(Equal, &Operand(Query::Value, 19), &Int(0)), &Binary(Equal, &Operand(Query::Value, 19), &Int(0)), &Binary(Equal, &Binary(And, &Field(7), &Binary(Subtract, &Field(7), &Int(1))), &Int(0)), &Binary(LessEqual, &Operand(Query::Value, 24), &Int(65535)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(8)), &RegisterBytes)), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(1)), &RegisterBytes)), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(2)), &RegisterBytes)), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(4)), &RegisterBytes)), &Table(&Field(12), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(1)), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(14, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(3)), &Int(1)))), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(2)), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(14, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(3)), &Int(1)))), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(4)), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(14, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(3)), &Int(1)))), &Int(8)), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Int(8)), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(14, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(14, 0, 4), &Int(3)), &Int(1)))), &Int(8)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(2)), &Binary(Equal, &Field(5), &Int(6))))), &Binary(GreaterEqual, &Field(16), &Int(1)), &Binary(GreaterEqual, &Field(17), &Int(1)), &Binary(LessEqual, &Field(16), &Int(64)), &Binary(LessEqual, &Field(17), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(1)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(1)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(2)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(2)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(4)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(4)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(8)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(15), &Field(16)), &Int(8)), &Int(64)), &Binary(LessEqual, &Binary(Multiply, &Field(16), &Int(1)), &Int(512)), &Binary(LessEqual, &Binary(Multiply, &Field(16), &Int(2)), &Int(512)), &Binary(LessEqual, &Binary(Multiply, &Field(16), &Int(4)), &Int(512)), &Binary(LessEqual, &Binary(Multiply, &Field(16), &Int(8)), &Int(512))],
    },
    InstRules {
        file: "specs/instructions/LSC_TYPED.md",
        listed: ("specs/6_instructions.md", 116),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // LscSubOp
            EXEC_SIZE, // ExecSize
            PRED, // Predicate
            FieldRule::ANY, // CachingL1
            FieldRule::ANY, // CachingL3
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(2, 164), ValueRule::plain(3, 165), ValueRule::plain(4, 166), ValueRule::plain(6, 167)], line: 162, ..GroupRule::ANY }], ..FieldRule::ANY }, // AddrType
            FieldRule::ANY, // AddrSize
            FieldRule::ANY, // DataSize
            FieldRule::ANY, // DataOrder
            FieldRule::ANY, // DataElemsPerAddr
            FieldRule::ANY, // ChMaskCopy
            FieldRule::ANY, // ChMask
            FieldRule { range: Some((1, 64)), ..FieldRule::ANY }, // BlockWidth
            FieldRule { range: Some((1, 64)), ..FieldRule::ANY }, // BlockHeight
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Surface
            FieldRule::ANY, // SurfaceIndex
            FieldRule { null: NullRule::Allowed, written: true, ..FieldRule::ANY }, // DstData
            FieldRule { read: true, ..FieldRule::ANY }, // Src0AddrsU
            FieldRule::ANY, // Src0OffsetU
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0AddrsV
            FieldRule::ANY, // Src0OffsetV
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0AddrsR
            FieldRule::ANY, // Src0OffsetR
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0AddrsLOD
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Src0AddrX
            FieldRule::ANY, // Src0OffsetX
            FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY }, // Src0AddrY
            FieldRule::ANY, // Src0OffsetY
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src1Data
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23)))]), read: true, ..FieldRule::ANY }, // Src2Data
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 30, 28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 28, 29] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2, 6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 28, 29] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3, 7] }], fields: &[0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 24, 25, 26, 27, 28] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "no-a64", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(6), &Int(3)), &Binary(NotEqual, &Field(6), &Int(1))), reason: "Coordinates are dwords.", line: 224 },
            Constraint { name: "order", holds: Binary(LogicalOr, &Binary(Equal, &Field(8), &Int(1)), &Binary(Equal, &Field(0), &Int(30))), reason: "Texels are stored component by component.", line: 225 },
            Constraint { name: "quad-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Bits(11, 0, 4), &Int(0))), reason: "One component at least.", line: 226 },
            Constraint { name: "quad-store", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(6)), &Binary(Equal, &Bits(11, 0, 4), &Int(1))), &Binary(Equal, &Bits(11, 0, 4), &Int(3))), &Binary(Equal, &Bits(11, 0, 4), &Int(7))), &Binary(Equal, &Bits(11, 0, 4), &Int(15))), reason: "Stores take x, xy, xyz or xyzw.", line: 227 },
            Constraint { name: "atomic-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(7), &Int(6))), &Binary(Equal, &Field(7), &Int(3))), &Binary(Equal, &Field(7), &Int(4))), reason: "Atomic operations know these sizes.", line: 228 },
            Constraint { name: "atomic-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(9), &Int(1))), reason: "One datum for each texel.", line: 229 },
            Constraint { name: "load-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))), &Binary(Equal, &Field(4), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))), &Binary(Equal, &Field(4), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(2)), &Binary(Equal, &Field(4), &Int(6))))), reason: "The other pairs of cache controls have no code in messages that read.", line: 230 },
            Constraint { name: "store-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(4))), &Binary(Equal, &Field(3), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(3))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(3)), &Binary(Equal, &Field(4), &Int(3)))), reason: "The other pairs have no code in messages that write.", line: 231 },
            Constraint { name: "atomic-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(3))))), reason: "Atomic operations pass the first cache by.", line: 232 },
            Constraint { name: "no-caching", holds: Binary(LogicalOr, &Platforms(0x7800), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), reason: "Before XE2 there are no cache controls for texels.", line: 233 },
            Constraint { name: "load-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Operand(Query::IsNull, 28)), reason: "A load has nothing to write.", line: 234 },
            Constraint { name: "store-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Not(&Operand(Query::IsNull, 28))), reason: "A store has.", line: 235 },
            Constraint { name: "no-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(10))), &Operand(Query::IsNull, 28)), reason: "These three operations have no argument.", line: 236 },
            Constraint { name: "first-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(11)), &Binary(Greater, &Field(0), &Int(26))), &Not(&Operand(Query::IsNull, 28))), reason: "The other atomic operations have one.", line: 237 },
            Constraint { name: "second-argument", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Not(&Operand(Query::IsNull, 29))), reason: "A comparison needs two.", line: 238 },
            Constraint { name: "store-null", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Operand(Query::IsNull, 16)), reason: "A store gives no result.", line: 239 },
            Constraint { name: "some-surface", holds: Not(&Operand(Query::IsNull, 14)), reason: "Texels belong to a surface.", line: 240 },
            Constraint { name: "some-coordinate", holds: Not(&Operand(Query::IsNull, 17)), reason: "There is a first coordinate.", line: 241 },
            Constraint { name: "state-coordinates", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(30)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Operand(Query::IsNull, 19), &Operand(Query::IsNull, 21)), &Operand(Query::IsNull, 23))), reason: "One variable holds all coordinates for which the state is read.", line: 242 },
            Constraint { name: "fits", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LessEqual, &Field(13), &Select(&Binary(LessEqual, &Field(12), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(12), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(12), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(12), &Int(32)), &Int(8), &Int(4))))))), reason: "A rectangle takes at most 256 bytes of registers.", line: 243 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, WRITTEN), OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::ANY, OperandTest::new(0x0, 0x0, 0, READ), OperandTest::new(0x0, 0x0, 0, READ)],
        fits: &[],
        size: Some((1, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(2, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 10,
        tests: &[Test::number(0, 0, 64, false, 0x5fffffcc).end(1), Test::number(1, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(1, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(1, 4, 4, false, 0xffff).end(1), Test::number(5, 0, 8, false, 0x5c).end(1), Test::number(6, 0, 64, true, 0xfffffffffffffff5).end(1), Test::holds(0).end(1), Test::holds(1).end(1), Test::holds(2).end(1), Test::holds(3).end(1), Test::null(29, 0xfffffffffffffffe).or(2), Test::number(0, 0, 64, false, 0x840000).end(1), Test::number(8, 0, 64, false, 0x2).or(2), Test::number(0, 0, 64, false, 0x40000000).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbb).or(2), Test::number(11, 0, 4, true, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, true, 0xffffffffffffffbf).or(2), Test::number(11, 0, 4, true, 0xffffffffffff808a).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(9), Test::number(7, 0, 64, false, 0x58).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(7), Test::number(9, 0, 64, false, 0x2).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(5), Test::number(3, 0, 64, false, 0x3).end(1), Test::number(0, 0, 64, true, 0xfffffffff80000ff).or(3), Test::number(4, 0, 64, false, 0x1).or(2), Test::number(3, 0, 64, false, 0x2).end(1), Test::holds(4).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff3f).or(16), Test::number(3, 0, 64, false, 0x3b).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff3f).or(14), Test::number(3, 0, 64, false, 0x33).or(2), Test::number(4, 0, 64, false, 0x8).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff3f).or(11), Test::number(4, 0, 64, false, 0x1).or(2), Test::number(3, 0, 64, false, 0x3a).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff3f).or(8), Test::number(4, 0, 64, false, 0x9).or(2), Test::number(3, 0, 64, false, 0x32).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff3f).or(5), Test::number(4, 0, 64, false, 0xb).or(2), Test::number(3, 0, 64, false, 0x8).end(1), Test::number(0, 0, 64, false, 0xffffffffefffff3f).or(2), Test::null(16, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, false, 0xffffffffe800003f).or(5), Test::number(3, 0, 64, false, 0x1).or(2), Test::number(4, 0, 64, false, 0xa).end(1), Test::number(0, 0, 64, false, 0xffffffffe800003f).or(2), Test::number(4, 0, 64, false, 0xb).end(1), Test::platform(0xfffffffffffff800).or(2), Test::number(3, 0, 64, false, 0x1).end(1), Test::number(4, 0, 64, false, 0x1).or(2), Test::platform(0xfffffffffffff800).end(1), Test::number(0, 0, 64, false, 0xffffffffb7fff8f0).or(2), Test::null(28, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, false, 0xffffffffe800073f).or(2), Test::null(28, 0xfffffffffffffffd).end(1), Test::number(0, 0, 64, true, 0xffffffffff7bffff).or(2), Test::null(29, 0xfffffffffffffffd).end(1), Test::null(14, 0xfffffffffffffffd).end(1), Test::null(17, 0xfffffffffffffffd).end(1), Test::number(0, 0, 64, true, 0xffffffffbfffffff).or(6), Test::null(19, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, true, 0xffffffffbfffffff).or(4), Test::null(21, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, true, 0xffffffffbfffffff).or(2), Test::null(23, 0xfffffffffffffffe).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(24), Test::holds(5).or(2), Test::holds(6).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(21), Test::holds(7).or(3), Test::holds(8).or(2), Test::holds(9).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(17), Test::holds(10).or(4), Test::holds(11).or(3), Test::holds(12).or(2), Test::holds(13).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(12), Test::holds(14).or(5), Test::holds(15).or(4), Test::holds(16).or(3), Test::holds(17).or(2), Test::holds(18).end(1), Test::number(0, 0, 64, true, 0xffffffffffffff77).or(6), Test::holds(19).or(5), Test::holds(20).or(4), Test::holds(21).or(3), Test::holds(22).or(2), Test::holds(23).end(1)],
        holds: &[&Binary(GreaterEqual, &Field(12), &Int(1)), &Binary(LessEqual, &Field(12), &Int(64)), &Binary(GreaterEqual, &Field(13), &Int(1)), &Binary(LessEqual, &Field(13), &Int(64)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))), &Binary(Equal, &Field(4), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))), &Binary(Equal, &Field(4), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(2)), &Binary(Equal, &Field(4), &Int(6))))), &Binary(LessEqual, &Field(13), &Int(64)), &Not(&Binary(LessEqual, &Field(12), &Int(4))), &Binary(LessEqual, &Field(12), &Int(4)), &Not(&Binary(LessEqual, &Field(12), &Int(8))), &Binary(LessEqual, &Field(13), &Int(32)), &Binary(LessEqual, &Field(12), &Int(4)), &Binary(LessEqual, &Field(12), &Int(8)), &Not(&Binary(LessEqual, &Field(12), &Int(16))), &Binary(LessEqual, &Field(13), &Int(16)), &Binary(LessEqual, &Field(12), &Int(4)), &Binary(LessEqual, &Field(12), &Int(8)), &Binary(LessEqual, &Field(12), &Int(16)), &Not(&Binary(LessEqual, &Field(12), &Int(32))), &Binary(LessEqual, &Field(13), &Int(8)), &Binary(LessEqual, &Field(12), &Int(4)), &Binary(LessEqual, &Field(12), &Int(8)), &Binary(LessEqual, &Field(12), &Int(16)), &Binary(LessEqual, &Field(12), &Int(32)), &Binary(LessEqual, &Field(13), &Int(4))],
    },
    InstRules {
        file: "specs/instructions/LSC_FENCE.md",
        listed: ("specs/6_instructions.md", 115),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 27)], line: 25, ..GroupRule::ANY }, GroupRule { name: "mask", low: 4, width: 4, values: &[ValueRule::plain(8, 30)], line: 28, ..GroupRule::ANY }], ..FieldRule::ANY }, // ExecSize
            FieldRule { must_be: Some(0), declared: Some(Declared { class: 2, low: 0, width: 12, or_none: true }), ..FieldRule::ANY }, // Pred
            FieldRule::ANY, // LscSFID
            FieldRule::ANY, // LscFenceOp
            FieldRule::ANY, // LscScope
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[1])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1])),
        constraints: &[
            Constraint { name: "slm-plain", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(2), &Int(3)), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), reason: "Shared local memory has no caches and belongs to a thread group.", line: 60 },
        ],
        operands: &[],
        fits: &[],
        size: Some((0, 0, 3, &[1])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 2,
        tests: &[Test::number(0, 0, 3, false, 0x1).end(1), Test::number(0, 4, 4, false, 0x100).end(1), Test::number(1, 0, 64, false, 0x1).end(1), Test::number(2, 0, 64, true, 0xfffffffffffffff7).or(4), Test::number(3, 0, 64, false, 0x1).end(1), Test::number(2, 0, 64, true, 0xfffffffffffffff7).or(2), Test::number(4, 0, 64, false, 0x1).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RT_READ.md",
        listed: ("specs/6_instructions.md", 11),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(4, 38), ValueRule::plain(5, 39)], line: 36, ..GroupRule::ANY }, GroupRule { name: "mask", low: 4, width: 4, values: &[ValueRule::plain(0, 42), ValueRule::plain(4, 43), ValueRule::plain(8, 44), ValueRule::plain(12, 45)], line: 40, ..GroupRule::ANY }], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Mode
            SURFACE, // Surface
            FieldRule { classes: 0x21, present: Some(&Bits(2, 1, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // SI
            FieldRule { written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 0, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x21, 0x0, 0, READ | ONE), OperandTest::new(0x0, 0x0, 0, WRITTEN)],
        fits: &[],
        size: Some((0, 0, 3, &[0, 0, 0, 0, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true }), (3, Declared { class: 4, low: 0, width: 8, or_none: false })],
        selected: &[],
        labels: &[],
        of_bytes: 2,
        tests: &[Test::number(0, 0, 3, false, 0x30).end(1), Test::number(0, 4, 4, false, 0x1111).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/MADW.md",
        listed: ("specs/6_instructions.md", 46),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 36), ValueRule::plain(1, 37), ValueRule::plain(2, 38), ValueRule::plain(3, 39), ValueRule::plain(4, 40)], line: 34, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, alignment: Alignment::Register, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 54,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 55),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "both-halves", holds: Fits(2, &Binary(Add, &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Int(4)), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes), &Binary(Multiply, &Channels, &Int(4)))), reason: "The destination variable has room for both halves.", line: 59 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 255, WRITTEN | REGION | ALIGNED), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0x3, 0x3, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 8,
        tests: &[Test::number(0, 0, 3, false, 0x1f).end(1), Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::holds(0).end(1)],
        holds: &[&Fits(2, &Binary(Add, &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Int(4)), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes), &Binary(Multiply, &Channels, &Int(4))))],
    },
    InstRules {
        file: "specs/instructions/ADD3O.md",
        listed: ("specs/6_instructions.md", 24),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0xf, 0x7fff)],
        types_line: 40,
        maps: &[TypeMap { dst: 0xf, src: 0xf, platforms: 0x7fff, line: 45 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 41),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "variable", holds: Binary(NotEqual, &Bits(1, 0, 12), &Int(0)), reason: "The flags need a variable.", line: 51 },
            Constraint { name: "plain-variable", holds: Binary(LogicalAnd, &Binary(Equal, &Bits(1, 13, 2), &Int(0)), &Binary(Equal, &Bits(1, 15, 1), &Int(0))), reason: "A variable that is written is neither combined nor inverted.", line: 52 },
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xf, 0xf, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1), Test::number(1, 0, 12, true, 0xfffffffffffffffe).end(1), Test::number(1, 13, 2, true, 0xfffffffffffffff1).end(1), Test::number(1, 15, 1, true, 0xfffffffffffffffd).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/INVM.md",
        listed: ("specs/6_instructions.md", 40),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x4, region: Regions::Channels, written: true, ..FieldRule::ANY }, // PredDst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 45,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 46),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x4, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xc0, 0xc0, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
        holds: &[],
    },
    InstRules {
        file: "specs/instructions/RSQTM.md",
        listed: ("specs/6_instructions.md", 57),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x4, region: Regions::Channels, written: true, ..FieldRule::ANY }, // PredDst
            FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 43,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 44),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
        operands: &[OperandTest::ANY, OperandTest::ANY, OperandTest::new(0x9, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x4, 0x0, 0, WRITTEN | REGION), OperandTest::new(0x29, 0x0, 0, READ | REGION)],
        fits: &[Fit::new(0xc0, 0xc0, 0x7fff)],
        size: Some((0, 0, 3, &[1, 2, 4, 8, 16, 32])),
        declared: &[(1, Declared { class: 2, low: 0, width: 12, or_none: true })],
        selected: &[],
        labels: &[],
        of_bytes: 7,
        tests: &[Test::number(0, 4, 4, true, 0xffffffffffffe1e1).or(2), Test::channels(0x1ffff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff9f9f).or(2), Test::channels(0x1ff).end(1), Test::number(0, 4, 4, true, 0xffffffffffff7f7f).or(2), Test::channels(0x1f).end(1), Test::number(0, 4, 4, false, 0xffff).end(1)],
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
pub static BYTES: [[u64; 4]; 63] = [
    [0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff],
    [0x3f003f003f003f, 0x3f003f003f003f, 0x3f003f003f003f, 0x3f003f003f003f],
    [0x1f001f001f003f, 0x7000f000f001f, 0x1f001f001f003f, 0x7000f000f001f],
    [0xffff0000ffff, 0xffff, 0xffff0000ffff, 0xffff],
    [0x1c001c001c003c, 0x4000c000c001c, 0x1c001c001c003c, 0x4000c000c001c],
    [0x1e001e001e003e, 0x6000e000e001e, 0x1e001e001e003e, 0x6000e000e001e],
    [0x8000800080008, 0x800080008, 0x8000800080008, 0x800080008],
    [0x5fff, 0x0, 0x0, 0x0],
    [0x7fe, 0x0, 0x0, 0x0],
    [0x100, 0x0, 0x0, 0x0],
    [0x1fe, 0x0, 0x0, 0x0],
    [0x0, 0x0, 0x1f001f001f003f, 0x7000f000f001f],
    [0x3f, 0x0, 0x0, 0x0],
    [0x1000100010001, 0x1000100010001, 0x1000100010001, 0x1000100010001],
    [0x1f, 0x0, 0x0, 0x0],
    [0xd, 0x0, 0x0, 0x0],
    [0xffffffffffffffde, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff],
    [0xf, 0x0, 0x0, 0x0],
    [0xfffffffffffffffe, 0x0, 0x0, 0x0],
    [0x7, 0x0, 0x0, 0x0],
    [0x7000700070007, 0x7000700070007, 0x7000700070007, 0x7000700070007],
    [0xffffffff, 0x0, 0x0, 0x0],
    [0xfffefffe, 0x0, 0x0, 0x0],
    [0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff],
    [0xffffffffffffffff, 0x0, 0x0, 0x0],
    [0xfffefffefffefffe, 0x0, 0x0, 0x0],
    [0xffff, 0x0, 0x0, 0x0],
    [0xfffe, 0x0, 0x0, 0x0],
    [0xfe, 0x0, 0x0, 0x0],
    [0x50005, 0x0, 0x0, 0x0],
    [0x3, 0x0, 0x0, 0x0],
    [0x1d001d001d003d, 0x5000d000d001d, 0x1d001d001d003d, 0x5000d000d001d],
    [0x18001800180018, 0x800080018, 0x18001800180018, 0x800080018],
    [0x1ffbf00, 0x0, 0x0, 0x0],
    [0x5, 0x0, 0x0, 0x0],
    [0x30003, 0x0, 0x0, 0x0],
    [0x1f, 0x0, 0x1f, 0x0],
    [0x1f001f001f001f, 0x7000f000f001f, 0x1f001f001f001f, 0x7000f000f001f],
    [0xf000f000f000f, 0x7000f000f000f, 0xf000f000f000f, 0x7000f000f000f],
    [0x1f3fff001f3fff, 0x1f3fff, 0x0, 0x0],
    [0x8b, 0x0, 0x0, 0x0],
    [0x1ffff, 0x0, 0x0, 0x0],
    [0x1fffffffe, 0x0, 0x0, 0x0],
    [0xc00, 0x0, 0x0, 0x0],
    [0x18001800180038, 0x800080018, 0x18001800180038, 0x800080018],
    [0x1111111111111111, 0x1111111111111111, 0x1111111111111111, 0x1111111111111111],
    [0x1f3fff001f3fff, 0x0, 0x0, 0x0],
    [0x1, 0x0, 0x0, 0x0],
    [0x1ffffffff, 0x0, 0x0, 0x0],
    [0x300030003, 0x0, 0x0, 0x0],
    [0x5ffe, 0x0, 0x0, 0x0],
    [0x3001fffffff, 0x0, 0x0, 0x0],
    [0xb, 0x0, 0x0, 0x0],
    [0xff, 0x0, 0x0, 0x0],
    [0x7e, 0x0, 0x0, 0x0],
    [0x6, 0x0, 0x0, 0x0],
    [0x3e, 0x0, 0x0, 0x0],
    [0x5fffffcc, 0x0, 0x0, 0x0],
    [0x5c, 0x0, 0x0, 0x0],
    [0x34, 0x0, 0x0, 0x0],
    [0x0, 0x0, 0x1, 0x0],
    [0x7f, 0x0, 0x0, 0x0],
    [0x30, 0x30, 0x30, 0x30],
];

/// The formats that have steps.
pub static SCANS: [Scan; 157] = [
    Scan { older: 0, opcode: 1, kind: InstKind::Add as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Avg as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Div as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dp2 as u8, since: 0x304, platforms: 0x7, fields: 0x1f, numbers: &[Step::int(1, 0, 4, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dp3 as u8, since: 0x304, platforms: 0x7, fields: 0x1f, numbers: &[Step::int(1, 0, 4, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dp4 as u8, since: 0x304, platforms: 0x7, fields: 0x1f, numbers: &[Step::int(1, 0, 4, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dph as u8, since: 0x304, platforms: 0x7, fields: 0x1f, numbers: &[Step::int(1, 0, 4, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Exp as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Frc as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Line as u8, since: 0x304, platforms: 0x7, fields: 0x1f, numbers: &[Step::int(1, 0, 4, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::vector(3), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Log as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Mad as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Mulh as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Lrp as u8, since: 0x304, platforms: 0x7, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::vector(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Mod as u8, since: 0x304, platforms: 0x1f, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Mul as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Pow as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rndd as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rndu as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rnde as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rndz as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sad2 as u8, since: 0x304, platforms: 0x7, fields: 0x1f, numbers: &[Step::int(1, 0, 5, 0), Step::int(2, 1, 0, 3)], steps: &[Step::vector(2), Step::vector(3), Step::vector(4)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sin as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Cos as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sqrt as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rsqrt as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Inv as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dpasw as u8, since: 0x304, platforms: 0x60, fields: 0x1ff, numbers: &[Step::int(1, 0, 6, 0)], steps: &[Step::raw(1), Step::raw(2), Step::raw(3), Step::vector(4), Step::int(1, 5, 8, 0), Step::int(1, 6, 8, 0), Step::int(1, 7, 9, 0), Step::int(1, 8, 10, 0)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Fcvt as u8, since: 0x304, platforms: 0x7e00, fields: 0x7, numbers: &[Step::int(1, 0, 2, 0)], steps: &[Step::destination(1), Step::source(2, false)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Srnd as u8, since: 0x304, platforms: 0x7c00, fields: 0xf, numbers: &[Step::int(1, 0, 11, 0)], steps: &[Step::destination(1), Step::source(2, false), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Lzd as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::And as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Or as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Xor as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Not as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Shl as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Shr as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Asr as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Cbit as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::vector(2), Step::vector(3)] },
    Scan { older: 0, opcode: 1, kind: InstKind::AddrAdd as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0)], steps: &[Step::vector(1), Step::vector(2), Step::vector(3)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Mov as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sel as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Setp as u8, since: 0x304, platforms: 0x7fff, fields: 0x7, numbers: &[Step::int(1, 0, 2, 0)], steps: &[Step::vector(1), Step::vector(2)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Cmp as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(1, 1, 12, 0)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Movs as u8, since: 0x304, platforms: 0x7fff, fields: 0x7, numbers: &[Step::int(1, 0, 2, 0)], steps: &[Step::destination(1), Step::source(2, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Fbl as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Fbh as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::vector(2), Step::vector(3)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Subroutine as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[Step::int(2, 0, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Label as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[Step::int(2, 0, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Jmp as u8, since: 0x304, platforms: 0x7fff, fields: 0x7, numbers: &[Step::int(1, 0, 13, 0), Step::int(2, 1, 0, 3), Step::int(2, 2, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Ret as u8, since: 0x304, platforms: 0x7fff, fields: 0x3, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::OwordLd as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 14, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::raw(4)] },
    Scan { older: 0, opcode: 1, kind: InstKind::OwordSt as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 14, 0), Step::int(1, 1, 0, 0)], steps: &[Step::vector(2), Step::raw(3)] },
    Scan { older: 0, opcode: 1, kind: InstKind::MediaLd as u8, since: 0x304, platforms: 0x7fff, fields: 0xff, numbers: &[Step::int(1, 0, 15, 0), Step::int(1, 1, 16, 0), Step::int(1, 2, 17, 0), Step::int(1, 3, 18, 0), Step::int(1, 4, 18, 0)], steps: &[Step::vector(5), Step::vector(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::MediaSt as u8, since: 0x304, platforms: 0x7fff, fields: 0xff, numbers: &[Step::int(1, 0, 15, 0), Step::int(1, 1, 16, 0), Step::int(1, 2, 17, 0), Step::int(1, 3, 18, 0), Step::int(1, 4, 18, 0)], steps: &[Step::vector(5), Step::vector(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Gather as u8, since: 0x304, platforms: 0x7fff, fields: 0x7f, numbers: &[Step::int(1, 0, 19, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 20, 0), Step::int(1, 3, 0, 0)], steps: &[Step::vector(4), Step::raw(5), Step::raw(6)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Scatter as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 19, 0), Step::int(1, 1, 20, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::raw(4), Step::raw(5)] },
    Scan { older: 0, opcode: 1, kind: InstKind::OwordLdUnaligned as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 14, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::raw(4)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sample as u8, since: 0x304, platforms: 0x79ff, fields: 0x7f, numbers: &[Step::int(1, 0, 22, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 23, 0)], steps: &[Step::raw(3), Step::raw(4), Step::raw(5), Step::raw(6)] },
    Scan { older: 0, opcode: 1, kind: InstKind::SampleUnorm as u8, since: 0x304, platforms: 0x7fff, fields: 0xff, numbers: &[Step::int(1, 0, 25, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(5), Step::vector(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Load as u8, since: 0x304, platforms: 0x79ff, fields: 0x3f, numbers: &[Step::int(1, 0, 22, 0), Step::int(1, 1, 23, 0)], steps: &[Step::raw(2), Step::raw(3), Step::raw(4), Step::raw(5)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Avs as u8, since: 0x304, platforms: 0xf, fields: 0x7fff, numbers: &[Step::int(1, 0, 27, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(5), Step::vector(6), Step::vector(7), Step::vector(8), Step::vector(9), Step::int(1, 10, 17, 0), Step::vector(11), Step::int(1, 12, 17, 0), Step::vector(13), Step::raw(14)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Va as u8, since: 0x304, platforms: 0xf, fields: 0x203f, numbers: &[Step::int(1, 0, 28, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 23, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 5, 29, 0), Step::raw(13)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Va as u8, since: 0x304, platforms: 0xf, fields: 0x205d, numbers: &[Step::int(1, 0, 28, 0), Step::int(1, 2, 23, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(6), Step::raw(13)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Va as u8, since: 0x304, platforms: 0xf, fields: 0x239f, numbers: &[Step::int(1, 0, 28, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 23, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 7, 17, 0), Step::int(1, 8, 15, 0), Step::vector(9), Step::raw(13)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Va as u8, since: 0x304, platforms: 0xf, fields: 0x241f, numbers: &[Step::int(1, 0, 28, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 23, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 10, 17, 0), Step::raw(13)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Va as u8, since: 0x304, platforms: 0xf, fields: 0x381d, numbers: &[Step::int(1, 0, 28, 0), Step::int(1, 2, 23, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(11), Step::vector(12), Step::raw(13)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Va as u8, since: 0x304, platforms: 0xf, fields: 0x281d, numbers: &[Step::int(1, 0, 28, 0), Step::int(1, 2, 23, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(11), Step::raw(13)] },
    Scan { older: 0, opcode: 1, kind: InstKind::MinMax as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(1, 1, 30, 0)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Bfe as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 31, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Bfi as u8, since: 0x304, platforms: 0x7fff, fields: 0x7f, numbers: &[Step::int(1, 0, 31, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true), Step::source(6, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Bfrev as u8, since: 0x304, platforms: 0x7fff, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Addc as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::destination(3), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Subb as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::destination(3), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Gather4Typed as u8, since: 0x304, platforms: 0x7fff, fields: 0x1ff, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 27, 0), Step::int(1, 3, 16, 0)], steps: &[Step::raw(4), Step::raw(5), Step::raw(6), Step::raw(7), Step::raw(8)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Scatter4Typed as u8, since: 0x304, platforms: 0x7fff, fields: 0x1ff, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 27, 0), Step::int(1, 3, 16, 0)], steps: &[Step::raw(4), Step::raw(5), Step::raw(6), Step::raw(7), Step::raw(8)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x800003f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 5, 34, 0), Step::raw(27)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x880005f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 6, 15, 0), Step::raw(23), Step::raw(27)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x801f001, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 12, 30, 0)], steps: &[Step::raw(13), Step::vector(14), Step::vector(15), Step::vector(16), Step::raw(27)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x800041d, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 10, 19, 0), Step::raw(27)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x800081d, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(11), Step::raw(27)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x87e001d, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(17), Step::vector(18), Step::vector(19), Step::vector(20), Step::vector(21), Step::vector(22), Step::raw(27)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x700009f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 7, 35, 0), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x700031f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 8, 30, 0), Step::int(1, 9, 19, 0), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x700001f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x700081d, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::vector(11), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x700041d, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 10, 19, 0), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x700011f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 8, 30, 0), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VaSklPlus as u8, since: 0x304, platforms: 0xe, fields: 0x780011f, numbers: &[Step::int(1, 0, 33, 0), Step::int(1, 1, 0, 0), Step::int(1, 2, 0, 0)], steps: &[Step::vector(3), Step::vector(4), Step::int(1, 8, 30, 0), Step::raw(23), Step::int(1, 24, 0, 0), Step::vector(25), Step::vector(26)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmBlockLd as u8, since: 0x304, platforms: 0x7fff, fields: 0x7, numbers: &[Step::int(1, 0, 36, 0)], steps: &[Step::vector(1), Step::raw(2)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmBlockSt as u8, since: 0x304, platforms: 0x7fff, fields: 0x7, numbers: &[Step::int(1, 0, 36, 0)], steps: &[Step::vector(1), Step::raw(2)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmGather as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 37, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 19, 0), Step::int(1, 3, 17, 0)], steps: &[Step::raw(4), Step::raw(5)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmScatter as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 37, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 19, 0), Step::int(1, 3, 17, 0)], steps: &[Step::raw(4), Step::raw(5)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmAtomic as u8, since: 0x304, platforms: 0x7fff, fields: 0x7f, numbers: &[Step::int(1, 0, 38, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 39, 0)], steps: &[Step::raw(3), Step::raw(4), Step::raw(5), Step::raw(6)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmGather4Scaled as u8, since: 0x304, platforms: 0x7fff, fields: 0x7f, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 27, 0), Step::int(2, 3, 0, 0)], steps: &[Step::vector(4), Step::raw(5), Step::raw(6)] },
    Scan { older: 0, opcode: 2, kind: InstKind::SvmScatter4Scaled as u8, since: 0x304, platforms: 0x7fff, fields: 0x7f, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 27, 0), Step::int(2, 3, 0, 0)], steps: &[Step::vector(4), Step::raw(5), Step::raw(6)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Ifcall as u8, since: 0x402, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 17, 0)], steps: &[Step::vector(3), Step::int(1, 4, 24, 0), Step::int(1, 5, 24, 0)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Faddr as u8, since: 0x304, platforms: 0x7fff, fields: 0x3, numbers: &[Step::int(2, 0, 0, 0)], steps: &[Step::vector(1)] },
    Scan { older: 0, opcode: 1, kind: InstKind::File as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[Step::int(4, 0, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Loc as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[Step::int(4, 0, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::VmeIme as u8, since: 0x304, platforms: 0xf, fields: 0x1ff, numbers: &[Step::int(1, 0, 17, 0), Step::int(1, 1, 40, 0)], steps: &[Step::raw(2), Step::raw(3), Step::int(1, 4, 0, 0), Step::raw(5), Step::raw(6), Step::raw(7), Step::raw(8)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VmeSic as u8, since: 0x304, platforms: 0xf, fields: 0xf, numbers: &[], steps: &[Step::raw(0), Step::raw(1), Step::int(1, 2, 0, 0), Step::raw(3)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VmeFbr as u8, since: 0x304, platforms: 0xf, fields: 0x7f, numbers: &[], steps: &[Step::raw(0), Step::raw(1), Step::int(1, 2, 0, 0), Step::vector(3), Step::vector(4), Step::vector(5), Step::raw(6)] },
    Scan { older: 0, opcode: 1, kind: InstKind::VmeIdm as u8, since: 0x304, platforms: 0xf, fields: 0xf, numbers: &[], steps: &[Step::raw(0), Step::raw(1), Step::int(1, 2, 0, 0), Step::raw(3)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Barrier as u8, since: 0x304, platforms: 0x7fff, fields: 0x0, numbers: &[], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::CacheFlush as u8, since: 0x304, platforms: 0x7fff, fields: 0x0, numbers: &[], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Wait as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[], steps: &[Step::vector(0)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Fence as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[Step::int(1, 0, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::RawSend as u8, since: 0x304, platforms: 0x7fff, fields: 0x1ff, numbers: &[Step::int(1, 0, 30, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(4, 3, 0, 0)], steps: &[Step::int(1, 4, 27, 0), Step::int(1, 5, 41, 0), Step::vector(6), Step::raw(7), Step::raw(8)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Yield as u8, since: 0x304, platforms: 0x7fff, fields: 0x0, numbers: &[], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Nbarrier as u8, since: 0x402, platforms: 0x7e00, fields: 0x1f, numbers: &[Step::int(1, 0, 30, 0)], steps: &[Step::vector(1), Step::vector(2), Step::vector(3), Step::vector(4)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Fcall as u8, since: 0x304, platforms: 0x7fff, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3), Step::int(2, 2, 0, 0), Step::int(1, 3, 24, 0), Step::int(1, 4, 24, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Fret as u8, since: 0x304, platforms: 0x7fff, fields: 0x3, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sad2add as u8, since: 0x304, platforms: 0x7, fields: 0x3f, numbers: &[Step::int(1, 0, 5, 0), Step::int(2, 1, 0, 3)], steps: &[Step::vector(2), Step::vector(3), Step::vector(4), Step::vector(5)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Pln as u8, since: 0x304, platforms: 0x1fff, fields: 0x1f, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::vector(3), Step::vector(4)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Goto as u8, since: 0x304, platforms: 0x7fff, fields: 0x7, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3), Step::int(2, 2, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::UrbWrite as u8, since: 0x304, platforms: 0x1ff, fields: 0xff, numbers: &[Step::int(1, 0, 6, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 10, 0)], steps: &[Step::raw(3), Step::int(2, 4, 0, 0), Step::raw(5), Step::raw(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::TypedAtomic as u8, since: 0x304, platforms: 0x1ff, fields: 0x7ff, numbers: &[Step::int(1, 0, 46, 0), Step::int(1, 1, 6, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 16, 0)], steps: &[Step::raw(4), Step::raw(5), Step::raw(6), Step::raw(7), Step::raw(8), Step::raw(9), Step::raw(10)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Gather4Scaled as u8, since: 0x304, platforms: 0x7fff, fields: 0xff, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 27, 0), Step::int(2, 3, 0, 0), Step::int(1, 4, 0, 0)], steps: &[Step::vector(5), Step::raw(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Scatter4Scaled as u8, since: 0x304, platforms: 0x7fff, fields: 0xff, numbers: &[Step::int(1, 0, 32, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 27, 0), Step::int(2, 3, 0, 0), Step::int(1, 4, 0, 0)], steps: &[Step::vector(5), Step::raw(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::GatherScaled as u8, since: 0x304, platforms: 0x7fff, fields: 0x1ff, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 47, 0), Step::int(1, 3, 19, 0), Step::int(2, 4, 0, 0), Step::int(1, 5, 0, 0)], steps: &[Step::vector(6), Step::raw(7), Step::raw(8)] },
    Scan { older: 0, opcode: 1, kind: InstKind::ScatterScaled as u8, since: 0x304, platforms: 0x7fff, fields: 0x1ff, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 47, 0), Step::int(1, 3, 19, 0), Step::int(2, 4, 0, 0), Step::int(1, 5, 0, 0)], steps: &[Step::vector(6), Step::raw(7), Step::raw(8)] },
    Scan { older: 0, opcode: 1, kind: InstKind::RawSends as u8, since: 0x306, platforms: 0x7fff, fields: 0xfff, numbers: &[Step::int(1, 0, 17, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 42, 0), Step::int(1, 4, 48, 0), Step::int(1, 5, 48, 0), Step::int(1, 6, 26, 0)], steps: &[Step::vector(7), Step::vector(8), Step::raw(9), Step::raw(10), Step::raw(11)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Lifetime as u8, since: 0x304, platforms: 0x7fff, fields: 0x3, numbers: &[Step::int(1, 0, 49, 0), Step::int(4, 1, 0, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sbarrier as u8, since: 0x304, platforms: 0x7fff, fields: 0x1, numbers: &[Step::int(1, 0, 30, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::DwordAtomic as u8, since: 0x304, platforms: 0x7fff, fields: 0xff, numbers: &[Step::int(1, 0, 46, 0), Step::int(1, 1, 37, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 0, 0)], steps: &[Step::raw(4), Step::raw(5), Step::raw(6), Step::raw(7)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Sqrtm as u8, since: 0x304, platforms: 0x7e23, fields: 0xf, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Divm as u8, since: 0x304, platforms: 0x7e23, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rol as u8, since: 0x304, platforms: 0x7ff8, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Ror as u8, since: 0x304, platforms: 0x7ff8, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dp4a as u8, since: 0x304, platforms: 0x7ff0, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Dpas as u8, since: 0x304, platforms: 0x7f60, fields: 0x1ff, numbers: &[Step::int(1, 0, 32, 0)], steps: &[Step::raw(1), Step::raw(2), Step::raw(3), Step::vector(4), Step::int(1, 5, 50, 0), Step::int(1, 6, 50, 0), Step::int(1, 7, 9, 0), Step::int(1, 8, 10, 0)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Add3 as u8, since: 0x304, platforms: 0x7fe0, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Bfn as u8, since: 0x304, platforms: 0x7fe0, fields: 0x7f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true), Step::int(1, 6, 0, 0)] },
    Scan { older: 0, opcode: 1, kind: InstKind::QwGather as u8, since: 0x304, platforms: 0x600, fields: 0x3f, numbers: &[Step::int(1, 0, 37, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 19, 0), Step::int(1, 3, 0, 0)], steps: &[Step::raw(4), Step::raw(5)] },
    Scan { older: 0, opcode: 1, kind: InstKind::QwScatter as u8, since: 0x304, platforms: 0x600, fields: 0x3f, numbers: &[Step::int(1, 0, 37, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 19, 0), Step::int(1, 3, 0, 0)], steps: &[Step::raw(4), Step::raw(5)] },
    Scan { older: 138, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0x200385c7f, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 12, 10, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(4, 20, 0, 0), Step::raw(21), Step::raw(33)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0x200385c7f, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 12, 10, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(0, 20, 0, 0), Step::raw(21), Step::raw(33)] },
    Scan { older: 140, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0xc00785fff, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(2, 7, 0, 0), Step::signed(4, 8), Step::int(1, 9, 56, 0), Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 12, 10, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(4, 20, 0, 0), Step::raw(21), Step::raw(22), Step::raw(34), Step::raw(35)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0xc00785fff, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(2, 7, 0, 0), Step::signed(4, 8), Step::int(1, 9, 56, 0), Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 12, 10, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(0, 20, 0, 0), Step::raw(21), Step::raw(22), Step::raw(34), Step::raw(35)] },
    Scan { older: 142, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0xc00786fff, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(2, 7, 0, 0), Step::signed(4, 8), Step::int(1, 9, 56, 0), Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 13, 26, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(4, 20, 0, 0), Step::raw(21), Step::raw(22), Step::raw(34), Step::raw(35)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0xc00786fff, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(2, 7, 0, 0), Step::signed(4, 8), Step::int(1, 9, 56, 0), Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 13, 26, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(0, 20, 0, 0), Step::raw(21), Step::raw(22), Step::raw(34), Step::raw(35)] },
    Scan { older: 144, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0x5fe278c3f, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 10, 28, 0)], steps: &[Step::int(1, 11, 55, 0), Step::int(1, 15, 0, 0), Step::int(2, 16, 0, 0), Step::int(2, 17, 0, 0), Step::int(1, 18, 30, 0), Step::raw(21), Step::vector(25), Step::vector(26), Step::vector(27), Step::vector(28), Step::vector(29), Step::signed(4, 30), Step::vector(31), Step::signed(4, 32), Step::raw(34)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0x5fe278c3f, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 10, 28, 0)], steps: &[Step::int(1, 11, 55, 0), Step::int(1, 15, 0, 0), Step::int(2, 16, 0, 0), Step::int(2, 17, 0, 0), Step::int(1, 18, 30, 0), Step::raw(21), Step::vector(25), Step::vector(26), Step::vector(27), Step::vector(28), Step::vector(29), Step::int(0, 30, 0, 0), Step::vector(31), Step::int(0, 32, 0, 0), Step::raw(34)] },
    Scan { older: 146, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0x401b85fff, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(2, 7, 0, 0), Step::signed(4, 8), Step::int(1, 9, 56, 0), Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 12, 10, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(4, 20, 0, 0), Step::raw(21), Step::raw(23), Step::vector(24), Step::raw(34)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscUntyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0x401b85fff, numbers: &[Step::int(1, 0, 51, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 52, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 53, 0), Step::int(1, 6, 54, 0)], steps: &[Step::int(2, 7, 0, 0), Step::signed(4, 8), Step::int(1, 9, 56, 0), Step::int(1, 10, 28, 0), Step::int(1, 11, 55, 0), Step::int(1, 12, 10, 0), Step::int(1, 14, 26, 0), Step::vector(19), Step::int(0, 20, 0, 0), Step::raw(21), Step::raw(23), Step::vector(24), Step::raw(34)] },
    Scan { older: 148, opcode: 1, kind: InstKind::LscTyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0x30ffcbff, numbers: &[Step::int(1, 0, 57, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 53, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 58, 0), Step::int(1, 6, 59, 0)], steps: &[Step::int(1, 7, 28, 0), Step::int(1, 8, 55, 0), Step::int(1, 9, 10, 0), Step::int(1, 11, 26, 0), Step::vector(14), Step::int(4, 15, 0, 0), Step::raw(16), Step::raw(17), Step::signed(4, 18), Step::raw(19), Step::signed(4, 20), Step::raw(21), Step::signed(4, 22), Step::raw(23), Step::raw(28), Step::raw(29)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscTyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0x30ffcbff, numbers: &[Step::int(1, 0, 57, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 53, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 58, 0), Step::int(1, 6, 59, 0)], steps: &[Step::int(1, 7, 28, 0), Step::int(1, 8, 55, 0), Step::int(1, 9, 10, 0), Step::int(1, 11, 26, 0), Step::vector(14), Step::int(0, 15, 0, 0), Step::raw(16), Step::raw(17), Step::int(0, 18, 0, 0), Step::raw(19), Step::int(0, 20, 0, 0), Step::raw(21), Step::int(0, 22, 0, 0), Step::raw(23), Step::raw(28), Step::raw(29)] },
    Scan { older: 150, opcode: 1, kind: InstKind::LscTyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0x30ffcdff, numbers: &[Step::int(1, 0, 57, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 53, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 58, 0), Step::int(1, 6, 59, 0)], steps: &[Step::int(1, 7, 28, 0), Step::int(1, 8, 55, 0), Step::int(1, 10, 26, 0), Step::int(1, 11, 26, 0), Step::vector(14), Step::int(4, 15, 0, 0), Step::raw(16), Step::raw(17), Step::signed(4, 18), Step::raw(19), Step::signed(4, 20), Step::raw(21), Step::signed(4, 22), Step::raw(23), Step::raw(28), Step::raw(29)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscTyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0x30ffcdff, numbers: &[Step::int(1, 0, 57, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 53, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 58, 0), Step::int(1, 6, 59, 0)], steps: &[Step::int(1, 7, 28, 0), Step::int(1, 8, 55, 0), Step::int(1, 10, 26, 0), Step::int(1, 11, 26, 0), Step::vector(14), Step::int(0, 15, 0, 0), Step::raw(16), Step::raw(17), Step::int(0, 18, 0, 0), Step::raw(19), Step::int(0, 20, 0, 0), Step::raw(21), Step::int(0, 22, 0, 0), Step::raw(23), Step::raw(28), Step::raw(29)] },
    Scan { older: 152, opcode: 1, kind: InstKind::LscTyped as u8, since: 0x402, platforms: 0x7fc0, fields: 0x1f01f03f, numbers: &[Step::int(1, 0, 57, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 53, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 58, 0)], steps: &[Step::int(2, 12, 0, 0), Step::int(2, 13, 0, 0), Step::vector(14), Step::int(4, 15, 0, 0), Step::raw(16), Step::vector(24), Step::signed(4, 25), Step::vector(26), Step::signed(4, 27), Step::raw(28)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscTyped as u8, since: 0x304, platforms: 0x7fc0, fields: 0x1f01f03f, numbers: &[Step::int(1, 0, 57, 0), Step::int(1, 1, 2, 0), Step::int(2, 2, 0, 3), Step::int(1, 3, 53, 0), Step::int(1, 4, 53, 0), Step::int(1, 5, 58, 0)], steps: &[Step::int(2, 12, 0, 0), Step::int(2, 13, 0, 0), Step::vector(14), Step::int(0, 15, 0, 0), Step::raw(16), Step::vector(24), Step::int(0, 25, 0, 0), Step::vector(26), Step::int(0, 27, 0, 0), Step::raw(28)] },
    Scan { older: 0, opcode: 1, kind: InstKind::LscFence as u8, since: 0x304, platforms: 0x7fc0, fields: 0x1f, numbers: &[Step::int(1, 0, 60, 0), Step::int(2, 1, 0, 3), Step::int(1, 2, 17, 0), Step::int(1, 3, 61, 0), Step::int(1, 4, 61, 0)], steps: &[] },
    Scan { older: 0, opcode: 1, kind: InstKind::Madw as u8, since: 0x304, platforms: 0x7fff, fields: 0x3f, numbers: &[Step::int(1, 0, 37, 0), Step::int(2, 1, 0, 3)], steps: &[Step::vector(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Add3o as u8, since: 0x304, platforms: 0x7fe0, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::source(3, true), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Invm as u8, since: 0x304, platforms: 0x7e22, fields: 0x3f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::vector(3), Step::source(4, true), Step::source(5, true)] },
    Scan { older: 0, opcode: 1, kind: InstKind::Rsqtm as u8, since: 0x304, platforms: 0x7e22, fields: 0x1f, numbers: &[Step::int(1, 0, 2, 0), Step::int(2, 1, 0, 3)], steps: &[Step::destination(2), Step::vector(3), Step::source(4, true)] },
];

/// Formats by opcode: 0 for none, else the position after that of the format in [`SCANS`]. If the byte after the opcode tells
/// formats apart: 255 for the first table of [`BY_SECOND`], 254 for the second one and so on.
pub static BY_OPCODE: [u8; 256] = by_byte(&[(0x01, 1), (0x02, 2), (0x03, 3), (0x04, 4), (0x05, 5), (0x06, 6), (0x07, 7), (0x08, 8), (0x09, 9), (0x0a, 10), (0x0b, 11), (0x0c, 12), (0x0d, 13), (0x0e, 14), (0x0f, 15), (0x10, 16), (0x11, 17), (0x12, 18), (0x13, 19), (0x14, 20), (0x15, 21), (0x16, 22), (0x17, 23), (0x18, 24), (0x19, 25), (0x1a, 26), (0x1b, 27), (0x1c, 28), (0x1d, 29), (0x1e, 30), (0x1f, 31), (0x20, 32), (0x21, 33), (0x22, 34), (0x23, 35), (0x24, 36), (0x25, 37), (0x26, 38), (0x27, 39), (0x28, 40), (0x29, 41), (0x2a, 42), (0x2b, 43), (0x2c, 44), (0x2d, 45), (0x2e, 46), (0x2f, 47), (0x30, 48), (0x31, 49), (0x32, 50), (0x34, 51), (0x35, 52), (0x36, 53), (0x37, 54), (0x38, 55), (0x39, 56), (0x3a, 57), (0x3c, 58), (0x40, 59), (0x41, 60), (0x42, 61), (0x43, 62), (0x44, 255), (0x45, 69), (0x46, 70), (0x47, 71), (0x48, 72), (0x49, 73), (0x4a, 74), (0x4b, 75), (0x4c, 76), (0x4d, 254), (0x4e, 253), (0x4f, 97), (0x50, 98), (0x51, 99), (0x52, 100), (0x54, 101), (0x55, 102), (0x56, 103), (0x57, 104), (0x59, 105), (0x5a, 106), (0x5b, 107), (0x5c, 108), (0x5d, 109), (0x5f, 110), (0x60, 111), (0x67, 112), (0x68, 113), (0x6a, 114), (0x6b, 115), (0x6c, 116), (0x72, 117), (0x73, 118), (0x74, 119), (0x75, 120), (0x78, 121), (0x79, 122), (0x7a, 123), (0x7b, 124), (0x7c, 125), (0x7d, 126), (0x7e, 127), (0x7f, 128), (0x80, 129), (0x81, 130), (0x82, 131), (0x83, 132), (0x84, 133), (0x85, 134), (0x86, 135), (0x87, 136), (0x89, 252), (0x8a, 251), (0x8b, 153), (0x91, 154), (0x92, 155), (0x9b, 156), (0x9c, 157)]);

/// Formats by the byte after the opcode.
pub static BY_SECOND: [[u8; 256]; 5] = [
    by_byte(&[(0x01, 63), (0x02, 64), (0x03, 65), (0x04, 66), (0x05, 66), (0x06, 67), (0x07, 68)]),
    by_byte(&[(0x08, 77), (0x09, 77), (0x0a, 78), (0x0b, 79), (0x0c, 80), (0x0d, 81), (0x0f, 82), (0x10, 83), (0x11, 84), (0x12, 85), (0x13, 85), (0x14, 86), (0x15, 87), (0x16, 88), (0x17, 88), (0x18, 89)]),
    by_byte(&[(0x01, 90), (0x02, 91), (0x03, 92), (0x04, 93), (0x05, 94), (0x06, 95), (0x07, 96)]),
    by_byte(&[(0x00, 139), (0x01, 145), (0x02, 141), (0x03, 143), (0x04, 139), (0x05, 145), (0x06, 141), (0x07, 143), (0x08, 139), (0x09, 139), (0x0a, 139), (0x0b, 139), (0x0c, 139), (0x0d, 139), (0x0e, 139), (0x0f, 139), (0x10, 139), (0x11, 139), (0x12, 139), (0x13, 139), (0x14, 139), (0x15, 139), (0x16, 139), (0x17, 139), (0x18, 139), (0x19, 139), (0x1a, 139), (0x1b, 139), (0x1c, 139), (0x28, 137), (0x29, 137)]),
    by_byte(&[(0x02, 149), (0x03, 151), (0x06, 149), (0x07, 151), (0x08, 147), (0x09, 147), (0x0a, 147), (0x0b, 147), (0x0c, 147), (0x0d, 147), (0x0e, 147), (0x0f, 147), (0x10, 147), (0x11, 147), (0x12, 147), (0x13, 147), (0x14, 147), (0x15, 147), (0x16, 147), (0x17, 147), (0x18, 147), (0x19, 147), (0x1a, 147), (0x1b, 147), (0x1c, 147), (0x1e, 147)]),
];
