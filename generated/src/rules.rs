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
pub const MOST_FIELDS: usize = 38;

// What shared fields say to most of their users.
const AOFFIMMI_R: GroupRule = GroupRule { name: "r", width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 124, ..GroupRule::ANY };
const AOFFIMMI_U: GroupRule = GroupRule { name: "u", low: 8, width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 126, ..GroupRule::ANY };
const AOFFIMMI_V: GroupRule = GroupRule { name: "v", low: 4, width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 125, ..GroupRule::ANY };
const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", low: 4, width: 4, values: &[ValueRule::plain(0, 20), ValueRule { code: 1, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 21 }, ValueRule { code: 2, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 22 }, ValueRule { code: 3, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 23 }, ValueRule { code: 4, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 24 }, ValueRule { code: 5, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 25 }, ValueRule { code: 6, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 26 }, ValueRule { code: 7, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(4))), line: 27 }, ValueRule::plain(8, 28), ValueRule { code: 9, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 29 }, ValueRule { code: 10, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 30 }, ValueRule { code: 11, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 31 }, ValueRule { code: 12, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 32 }, ValueRule { code: 13, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 33 }, ValueRule { code: 14, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 34 }, ValueRule { code: 15, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(4))), line: 35 }], file: "specs/fields.md", line: 18, ..GroupRule::ANY };
const AOFFIMMI: FieldRule = FieldRule { types: 0x4, region: Regions::One, read: true, groups: &[AOFFIMMI_R, AOFFIMMI_V, AOFFIMMI_U], ..FieldRule::ANY };
const EXEC_SIZE: FieldRule = FieldRule { groups: &[EXEC_SIZE_MASK], ..FieldRule::ANY };
const PAIRED_SURFACE: FieldRule = FieldRule { null: NullRule::If(&[Not(&Platforms(0x7800))]), read: true, ..FieldRule::ANY };
const PRED: FieldRule = FieldRule { declared: Some(Declared { class: 2, low: 0, width: 12, or_none: true }), ..FieldRule::ANY };
const SAMPLER: FieldRule = FieldRule { declared: Some(Declared { class: 3, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const SAMPLER_STATE: FieldRule = FieldRule { classes: 0x1, null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY };
const SURFACE: FieldRule = FieldRule { declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const SURFACE_STATE: FieldRule = FieldRule { classes: 0x1, null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY };

static TABLE: [InstRules; 142] = [
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
    },
    InstRules {
        file: "specs/instructions/DIV.md",
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
        types: &[(0x40ff, 0x7fff), (0x8000, 0x6000)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 50 }],
        saturation: (Saturation::FloatOnly, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "double-precision", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(6)), &Not(&Platforms(0x1d8))), reason: "These platforms have no hardware for double-precision division and roots.", line: 56 },
            Constraint { name: "integer", holds: Binary(LogicalOr, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Platforms(0x1f)), reason: "Integer division left the hardware with XEHP; later platforms need a library routine.", line: 57 },
        ],
    },
    InstRules {
        file: "specs/instructions/DP2.md",
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
    },
    InstRules {
        file: "specs/instructions/DP3.md",
        listed: ("specs/6_instructions.md", 32),
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
    },
    InstRules {
        file: "specs/instructions/DP4.md",
        listed: ("specs/6_instructions.md", 33),
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
    },
    InstRules {
        file: "specs/instructions/DPH.md",
        listed: ("specs/6_instructions.md", 37),
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
    },
    InstRules {
        file: "specs/instructions/EXP.md",
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/FRC.md",
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
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 34),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/LINE.md",
        listed: ("specs/6_instructions.md", 42),
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
    },
    InstRules {
        file: "specs/instructions/LOG.md",
        listed: ("specs/6_instructions.md", 43),
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/MAD.md",
        listed: ("specs/6_instructions.md", 46),
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
        types: &[(0x40ff, 0x7fff), (0x8000, 0x7fe0), (0x2800, 0x6000)],
        types_line: 37,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 43 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 46 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 49 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 52 }, TypeMap { dst: 0x2800, src: 0x2803, platforms: 0x6000, line: 55 }],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/MULH.md",
        listed: ("specs/6_instructions.md", 50),
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
    },
    InstRules {
        file: "specs/instructions/LRP.md",
        listed: ("specs/6_instructions.md", 44),
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
    },
    InstRules {
        file: "specs/instructions/MOD.md",
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
        types: &[(0x3f, 0x7fff)],
        types_line: 35,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/MUL.md",
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
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x2800, src: 0x3, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 53 }],
        saturation: (Saturation::FloatOnly, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/POW.md",
        listed: ("specs/6_instructions.md", 52),
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 44 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/RNDD.md",
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
    },
    InstRules {
        file: "specs/instructions/RNDU.md",
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
    },
    InstRules {
        file: "specs/instructions/RNDE.md",
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
    },
    InstRules {
        file: "specs/instructions/RNDZ.md",
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
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/SAD2.md",
        listed: ("specs/6_instructions.md", 59),
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
    },
    InstRules {
        file: "specs/instructions/SIN.md",
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/COS.md",
        listed: ("specs/6_instructions.md", 28),
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/SQRT.md",
        listed: ("specs/6_instructions.md", 63),
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/RSQRT.md",
        listed: ("specs/6_instructions.md", 57),
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
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/INV.md",
        listed: ("specs/6_instructions.md", 40),
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
        types: &[(0x40c0, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 42 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 45 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "double-precision", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(6)), &Not(&Platforms(0x1d8))), reason: "These platforms have no hardware for double-precision division and roots.", line: 51 },
        ],
    },
    InstRules {
        file: "specs/instructions/DPASW.md",
        listed: ("specs/6_instructions.md", 36),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 54)], line: 52, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0x83, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0x3, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x1, types: 0x3, read: true, ..FieldRule::ANY }, // Src2
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 64, ..GroupRule::ANY }], ..FieldRule::ANY }, // W
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 66, ..GroupRule::ANY }], ..FieldRule::ANY }, // A
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
    },
    InstRules {
        file: "specs/instructions/FCVT.md",
        listed: ("specs/6_instructions.md", 91),
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
    },
    InstRules {
        file: "specs/instructions/SRND.md",
        listed: ("specs/6_instructions.md", 65),
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
    },
    InstRules {
        file: "specs/instructions/LZD.md",
        listed: ("specs/6_instructions.md", 45),
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
    },
    InstRules {
        file: "specs/instructions/AND.md",
        listed: ("specs/6_instructions.md", 101),
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
    },
    InstRules {
        file: "specs/instructions/OR.md",
        listed: ("specs/6_instructions.md", 112),
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
    },
    InstRules {
        file: "specs/instructions/XOR.md",
        listed: ("specs/6_instructions.md", 117),
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
    },
    InstRules {
        file: "specs/instructions/NOT.md",
        listed: ("specs/6_instructions.md", 111),
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
    },
    InstRules {
        file: "specs/instructions/SHL.md",
        listed: ("specs/6_instructions.md", 115),
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
    },
    InstRules {
        file: "specs/instructions/SHR.md",
        listed: ("specs/6_instructions.md", 116),
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
    },
    InstRules {
        file: "specs/instructions/ASR.md",
        listed: ("specs/6_instructions.md", 102),
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
    },
    InstRules {
        file: "specs/instructions/CBIT.md",
        listed: ("specs/6_instructions.md", 107),
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
    },
    InstRules {
        file: "specs/instructions/ADDR_ADD.md",
        listed: ("specs/6_instructions.md", 18),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule { classes: 0x2, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x43, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x21, types: 0x3c, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
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
            Constraint { name: "address-registers", holds: Binary(LessEqual, &Binary(Add, &Operand(Query::First, 1), &Channels), &Select(&Platforms(0x6000), &Int(32), &Int(16))), reason: "There are so many address registers.", line: 43 },
            Constraint { name: "two-registers", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(0)), &Binary(LessEqual, &Operand(Query::Registers, 3), &Int(2))), reason: "The distances lie within two neighbouring registers.", line: 44 },
        ],
    },
    InstRules {
        file: "specs/instructions/MOV.md",
        listed: ("specs/6_instructions.md", 93),
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
    },
    InstRules {
        file: "specs/instructions/SEL.md",
        listed: ("specs/6_instructions.md", 95),
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
    },
    InstRules {
        file: "specs/instructions/SETP.md",
        listed: ("specs/6_instructions.md", 96),
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
    },
    InstRules {
        file: "specs/instructions/CMP.md",
        listed: ("specs/6_instructions.md", 71),
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
    },
    InstRules {
        file: "specs/instructions/MOVS.md",
        listed: ("specs/6_instructions.md", 94),
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
    },
    InstRules {
        file: "specs/instructions/FBL.md",
        listed: ("specs/6_instructions.md", 109),
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
    },
    InstRules {
        file: "specs/instructions/FBH.md",
        listed: ("specs/6_instructions.md", 108),
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
    },
    InstRules {
        file: "specs/instructions/SUBROUTINE.md",
        listed: ("specs/6_instructions.md", 85),
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
    },
    InstRules {
        file: "specs/instructions/LABEL.md",
        listed: ("specs/6_instructions.md", 83),
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
    },
    InstRules {
        file: "specs/instructions/JMP.md",
        listed: ("specs/6_instructions.md", 82),
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
    },
    InstRules {
        file: "specs/instructions/CALL.md",
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
        modifiers: (Modifiers::None, 36),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/FCCALL.md",
        listed: ("specs/6_instructions.md", 78),
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
    },
    InstRules {
        file: "specs/instructions/RET.md",
        listed: ("specs/6_instructions.md", 84),
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
    },
    InstRules {
        file: "specs/instructions/OWORD_LD.md",
        listed: ("specs/6_instructions.md", 158),
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
    },
    InstRules {
        file: "specs/instructions/OWORD_ST.md",
        listed: ("specs/6_instructions.md", 160),
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
    },
    InstRules {
        file: "specs/instructions/MEDIA_LD.md",
        listed: ("specs/6_instructions.md", 156),
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
    },
    InstRules {
        file: "specs/instructions/MEDIA_ST.md",
        listed: ("specs/6_instructions.md", 157),
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
    },
    InstRules {
        file: "specs/instructions/GATHER.md",
        listed: ("specs/6_instructions.md", 152),
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
    },
    InstRules {
        file: "specs/instructions/SCATTER.md",
        listed: ("specs/6_instructions.md", 163),
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
    },
    InstRules {
        file: "specs/instructions/OWORD_LD_UNALIGNED.md",
        listed: ("specs/6_instructions.md", 159),
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
    },
    InstRules {
        file: "specs/instructions/SAMPLE.md",
        listed: ("specs/6_instructions.md", 146),
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
    },
    InstRules {
        file: "specs/instructions/SAMPLE_UNORM.md",
        listed: ("specs/6_instructions.md", 147),
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
    },
    InstRules {
        file: "specs/instructions/LOAD.md",
        listed: ("specs/6_instructions.md", 145),
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
    },
    InstRules {
        file: "specs/instructions/AVS.md",
        listed: ("specs/6_instructions.md", 127),
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
    },
    InstRules {
        file: "specs/instructions/VA.md",
        listed: ("specs/6_instructions.md", 128),
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
    },
    InstRules {
        file: "specs/instructions/MIN_MAX.md",
        listed: ("specs/6_instructions.md", 92),
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
    },
    InstRules {
        file: "specs/instructions/BFE.md",
        listed: ("specs/6_instructions.md", 103),
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
    },
    InstRules {
        file: "specs/instructions/BFI.md",
        listed: ("specs/6_instructions.md", 104),
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
    },
    InstRules {
        file: "specs/instructions/BFREV.md",
        listed: ("specs/6_instructions.md", 106),
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
    },
    InstRules {
        file: "specs/instructions/SUBB.md",
        listed: ("specs/6_instructions.md", 66),
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
    },
    InstRules {
        file: "specs/instructions/GATHER4_TYPED.md",
        listed: ("specs/6_instructions.md", 154),
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
    },
    InstRules {
        file: "specs/instructions/SCATTER4_TYPED.md",
        listed: ("specs/6_instructions.md", 165),
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
    },
    InstRules {
        file: "specs/instructions/VA_SKL_PLUS.md",
        listed: ("specs/6_instructions.md", 129),
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
    },
    InstRules {
        file: "specs/instructions/SVM.md",
        listed: ("specs/6_instructions.md", 170),
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
        file: "specs/instructions/SVM_BLOCK_LD.md",
        listed: ("specs/6_instructions.md", 171),
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
    },
    InstRules {
        file: "specs/instructions/SVM_BLOCK_ST.md",
        listed: ("specs/6_instructions.md", 173),
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
    },
    InstRules {
        file: "specs/instructions/SVM_GATHER.md",
        listed: ("specs/6_instructions.md", 172),
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
    },
    InstRules {
        file: "specs/instructions/SVM_SCATTER.md",
        listed: ("specs/6_instructions.md", 176),
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
    },
    InstRules {
        file: "specs/instructions/SVM_ATOMIC.md",
        listed: ("specs/6_instructions.md", 177),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 38), ValueRule::plain(1, 39), ValueRule::plain(2, 40), ValueRule::plain(3, 41)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { name: "width", low: 5, width: 2, values: &[ValueRule::plain(0, 295), ValueRule { code: 1, platforms: 0x7ff0, valid_if: None, line: 296 }, ValueRule::plain(2, 297)], file: "specs/fields.md", line: 293, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
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
    },
    InstRules {
        file: "specs/instructions/SVM_GATHER4_SCALED.md",
        listed: ("specs/6_instructions.md", 174),
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
    },
    InstRules {
        file: "specs/instructions/SVM_SCATTER4_SCALED.md",
        listed: ("specs/6_instructions.md", 175),
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
    },
    InstRules {
        file: "specs/instructions/IFCALL.md",
        listed: ("specs/6_instructions.md", 81),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Modifiers
            FieldRule { types: 0x801, region: Regions::One, read: true, ..FieldRule::ANY }, // Func_addr
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
    },
    InstRules {
        file: "specs/instructions/FADDR.md",
        listed: ("specs/6_instructions.md", 76),
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
    },
    InstRules {
        file: "specs/instructions/FILE.md",
        listed: ("specs/6_instructions.md", 137),
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
    },
    InstRules {
        file: "specs/instructions/LOC.md",
        listed: ("specs/6_instructions.md", 139),
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
    },
    InstRules {
        file: "specs/instructions/VME_IME.md",
        listed: ("specs/6_instructions.md", 132),
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
    },
    InstRules {
        file: "specs/instructions/VME_SIC.md",
        listed: ("specs/6_instructions.md", 133),
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
    },
    InstRules {
        file: "specs/instructions/VME_FBR.md",
        listed: ("specs/6_instructions.md", 130),
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
    },
    InstRules {
        file: "specs/instructions/VME_IDM.md",
        listed: ("specs/6_instructions.md", 131),
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
    },
    InstRules {
        file: "specs/instructions/BARRIER.md",
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
    },
    InstRules {
        file: "specs/instructions/CACHE_FLUSH.md",
        listed: ("specs/6_instructions.md", 182),
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
    },
    InstRules {
        file: "specs/instructions/WAIT.md",
        listed: ("specs/6_instructions.md", 186),
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
    },
    InstRules {
        file: "specs/instructions/FENCE.md",
        listed: ("specs/6_instructions.md", 183),
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
    },
    InstRules {
        file: "specs/instructions/RAW_SEND.md",
        listed: ("specs/6_instructions.md", 140),
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
    },
    InstRules {
        file: "specs/instructions/YIELD.md",
        listed: ("specs/6_instructions.md", 187),
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
    },
    InstRules {
        file: "specs/instructions/NBARRIER.md",
        listed: ("specs/6_instructions.md", 184),
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
    },
    InstRules {
        file: "specs/instructions/FCALL.md",
        listed: ("specs/6_instructions.md", 77),
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
    },
    InstRules {
        file: "specs/instructions/FRET.md",
        listed: ("specs/6_instructions.md", 79),
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
    },
    InstRules {
        file: "specs/instructions/SWITCHJMP.md",
        listed: ("specs/6_instructions.md", 86),
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
    },
    InstRules {
        file: "specs/instructions/SAD2ADD.md",
        listed: ("specs/6_instructions.md", 60),
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
    },
    InstRules {
        file: "specs/instructions/PLN.md",
        listed: ("specs/6_instructions.md", 51),
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
    },
    InstRules {
        file: "specs/instructions/GOTO.md",
        listed: ("specs/6_instructions.md", 80),
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
    },
    InstRules {
        file: "specs/instructions/3D_SAMPLE.md",
        listed: ("specs/6_instructions.md", 8),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "op", width: 8, values: &[ValueRule::plain(0, 383), ValueRule::plain(1, 384), ValueRule::plain(2, 385), ValueRule::plain(3, 386), ValueRule::plain(4, 387), ValueRule::plain(5, 388), ValueRule::plain(6, 389), ValueRule::plain(8, 390), ValueRule::plain(9, 391), ValueRule::plain(10, 392), ValueRule::plain(11, 393), ValueRule::plain(12, 394), ValueRule::plain(16, 395), ValueRule { code: 17, platforms: 0x7800, valid_if: None, line: 396 }, ValueRule { code: 18, platforms: 0x7800, valid_if: None, line: 397 }, ValueRule { code: 19, platforms: 0x7800, valid_if: None, line: 398 }, ValueRule::plain(20, 399), ValueRule::plain(24, 400), ValueRule::plain(25, 401), ValueRule::plain(32, 402), ValueRule::plain(33, 403), ValueRule::plain(34, 404), ValueRule::plain(35, 405), ValueRule::plain(36, 406), ValueRule::plain(38, 407), ValueRule::plain(56, 408), ValueRule::plain(57, 409), ValueRule::plain(58, 410), ValueRule::plain(59, 411)], line: 381, ..GroupRule::ANY }], reserved: &[(0x7, 0x200)], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 425), ValueRule::plain(4, 426), ValueRule::plain(5, 427)], line: 423, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            AOFFIMMI, // Aoffimmi
            FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 9))), declared: Some(Declared { class: 3, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // Sampler
            SAMPLER_STATE, // SamplerState
            FieldRule::ANY, // SamplerIndex
            FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 9))), declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // Surface
            SURFACE_STATE, // SurfaceState
            FieldRule::ANY, // SurfaceIndex
            FieldRule { types: 0x408f, written: true, ..FieldRule::ANY }, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 15)), ..FieldRule::ANY }, // NumParams
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Ref
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Bias
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // BiasOffUVR
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Lod
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // LodOffUVR
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // LodOffUV
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // U
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Dudx
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Dudy
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // V
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Dvdx
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Dvdy
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // R
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // OffUVR
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // OffUVR_R
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // OffUV_R
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Drdx
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Drdy
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Ai
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Mlod
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Mlod_R
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Unused
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[0] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 23, 26, 32, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[12] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[9, 24, 8] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 23, 26, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[1] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 23, 26, 32, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[5] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 26, 32, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[3] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 23, 26, 32, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[25, 16] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 23, 26, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[4] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[20] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[17] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 25, 34] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[18] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 33, 20, 23, 26, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[19] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 33, 14, 20, 23, 26, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[2] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 20, 23, 26, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20, 23, 26, 32] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[32] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 23, 26, 27, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[56] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 23, 26, 27] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[33] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 20, 23, 26, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[58] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 23, 26, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[35] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 23, 29, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[57] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 23, 29] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[36] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 28, 30, 31, 33] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[59] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 25, 29, 30, 31] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[34] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[38] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[10] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[11] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 35] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[14, 15, 17, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32, 33]), reason: "The sampler takes its coordinates in one precision.", line: 501 },
            Constraint { name: "float-parameters", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::InLayout, 20)), &Binary(Equal, &Operand(Query::Type, 20), &Int(7))), &Binary(Equal, &Operand(Query::Type, 20), &Int(14))), reason: "Coordinates are floating-point numbers.", line: 502 },
            Constraint { name: "half-parameters", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::InLayout, 20)), &Platforms(0x7ff8)), &Binary(Equal, &Operand(Query::Type, 20), &Int(7))), reason: "Older samplers read single precision only.", line: 503 },
            Constraint { name: "cps-operations", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Not(&Bits(0, 9, 1)), &Binary(Equal, &Bits(0, 0, 8), &Int(0))), &Binary(Equal, &Bits(0, 0, 8), &Int(1))), &Binary(Equal, &Bits(0, 0, 8), &Int(3))), &Binary(Equal, &Bits(0, 0, 8), &Int(5))), &Binary(Equal, &Bits(0, 0, 8), &Int(9))), &Binary(Equal, &Bits(0, 0, 8), &Int(32))), &Binary(Equal, &Bits(0, 0, 8), &Int(33))), &Binary(Equal, &Bits(0, 0, 8), &Int(35))), reason: "The others have no implicit level of detail to compensate.", line: 504 },
            Constraint { name: "cps-channels", holds: Binary(LogicalOr, &Not(&Bits(0, 9, 1)), &Binary(LessEqual, &Channels, &Int(16))), reason: "Coarse pixel shading does not run on 32 channels.", line: 505 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(3, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 506 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 9), &Platforms(0x6000)), reason: "Before XE3P surfaces are variables of their own.", line: 507 },
            Constraint { name: "both-states", holds: Binary(Equal, &Operand(Query::IsNull, 9), &Operand(Query::IsNull, 6)), reason: "Where surfaces are given by addresses, samplers are too.", line: 508 },
        ],
    },
    InstRules {
        file: "specs/instructions/3D_LOAD.md",
        listed: ("specs/6_instructions.md", 7),
        layouts_line: 14,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "op", width: 8, values: &[ValueRule::plain(7, 111), ValueRule::plain(26, 112), ValueRule { code: 27, platforms: 0x7800, valid_if: None, line: 113 }, ValueRule::plain(28, 114), ValueRule::plain(29, 115)], line: 109, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 126), ValueRule::plain(4, 127), ValueRule::plain(5, 128)], line: 124, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            AOFFIMMI, // Aoffimmi
            FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 6))), declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // Surface
            SURFACE_STATE, // SurfaceState
            FieldRule::ANY, // SurfaceIndex
            FieldRule { types: 0x408f, written: true, ..FieldRule::ANY }, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 15)), ..FieldRule::ANY }, // NumParams
            FieldRule { types: 0xf, counted_by: Some(10), read: true, ..FieldRule::ANY }, // Si
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Mcsl
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Msch
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Msc0
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Msc1
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Msc2
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Msc3
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // U
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // V
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // R
            FieldRule { counted_by: Some(10), read: true, ..FieldRule::ANY }, // Lod
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Operand(Query::Type, 11), codes: &[0, 1] }, Choice { key: Bits(0, 0, 8), codes: &[28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18, 19, 20, 21] },
            LayoutRule { choices: &[Choice { key: Operand(Query::Type, 11), codes: &[2, 3] }, Choice { key: Bits(0, 0, 8), codes: &[28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[7] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 19, 21, 20] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[26] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 19, 20] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[27, 29] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 19, 20, 21] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]), reason: "The sampler takes its coordinates in one width.", line: 174 },
            Constraint { name: "word-samples", holds: Binary(LogicalOr, &Binary(LogicalOr, &Platforms(0x7ff8), &Binary(NotEqual, &Bits(0, 0, 8), &Int(28))), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 11)), &Int(4))), reason: "Older samplers take the control value as two dwords only.", line: 175 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(3, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 176 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Platforms(0x6000)), reason: "Before XE3P surfaces are variables of their own.", line: 177 },
        ],
    },
    InstRules {
        file: "specs/instructions/3D_SAMPLE4.md",
        listed: ("specs/6_instructions.md", 9),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "op", width: 8, values: &[ValueRule::plain(8, 201), ValueRule::plain(13, 202), ValueRule::plain(14, 203), ValueRule::plain(15, 204), ValueRule::plain(16, 205), ValueRule { code: 17, platforms: 0x7ff, valid_if: None, line: 206 }, ValueRule { code: 18, platforms: 0x7ff, valid_if: None, line: 207 }, ValueRule::plain(21, 208), ValueRule::plain(23, 209), ValueRule { code: 40, platforms: 0x7800, valid_if: None, line: 210 }, ValueRule::plain(45, 211), ValueRule::plain(46, 212), ValueRule::plain(47, 213), ValueRule { code: 48, platforms: 0x7800, valid_if: None, line: 214 }, ValueRule::plain(53, 215), ValueRule::plain(55, 216)], line: 199, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 227), ValueRule::plain(4, 228), ValueRule::plain(5, 229)], line: 225, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Src_channel
            AOFFIMMI, // Aoffimmi
            FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 9))), declared: Some(Declared { class: 3, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // Sampler
            SAMPLER_STATE, // SamplerState
            FieldRule::ANY, // SamplerIndex
            FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 9))), declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // Surface
            SURFACE_STATE, // SurfaceState
            FieldRule::ANY, // SurfaceIndex
            FieldRule { types: 0x408f, written: true, ..FieldRule::ANY }, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 7)), ..FieldRule::ANY }, // NumParams
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Ref
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Lod
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // LodOffUV
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Bias
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // BiasOffUV
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // U
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // V
            FieldRule { types: 0x2, counted_by: Some(13), read: true, ..FieldRule::ANY }, // Offu
            FieldRule { types: 0x2, counted_by: Some(13), read: true, ..FieldRule::ANY }, // Offv
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // R
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // OffUV
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // OffUV_R
            FieldRule { counted_by: Some(13), read: true, ..FieldRule::ANY }, // Ai
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[8, 15] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 19, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[14] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 19, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[16, 21] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[13] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 19, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[23] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19, 20, 23, 26] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[17] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 19, 20, 21, 22, 23] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[18] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20, 21, 22, 23] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[40, 47] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 19, 20, 23, 24] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[48, 53] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20, 25] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[46] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18, 19, 20, 23] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[45] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 19, 20, 23] },
            LayoutRule { choices: &[Choice { key: Bits(0, 0, 8), codes: &[55] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 19, 20, 23] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[14, 17, 15, 19, 20, 23, 26]), reason: "The sampler takes its coordinates in one precision.", line: 293 },
            Constraint { name: "float-parameters", holds: Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 19), &Int(7)), &Binary(Equal, &Operand(Query::Type, 19), &Int(14))), reason: "Coordinates are floating-point numbers.", line: 294 },
            Constraint { name: "half-parameters", holds: Binary(LogicalOr, &Platforms(0x7ff8), &Binary(Equal, &Operand(Query::Type, 19), &Int(7))), reason: "Older samplers read single precision only.", line: 295 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 9), &Platforms(0x6000)), reason: "Before XE3P surfaces are variables of their own.", line: 296 },
            Constraint { name: "both-states", holds: Binary(Equal, &Operand(Query::IsNull, 9), &Operand(Query::IsNull, 6)), reason: "Where surfaces are given by addresses, samplers are too.", line: 297 },
        ],
    },
    InstRules {
        file: "specs/instructions/INFO.md",
        listed: ("specs/6_instructions.md", 10),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 47), ValueRule::plain(4, 48), ValueRule::plain(5, 49)], line: 45, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule::ANY, // Channels
            FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 4))), declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // Surface
            SURFACE_STATE, // SurfaceState
            FieldRule::ANY, // SurfaceIndex
            FieldRule { types: 0x83, present: Some(&Binary(Equal, &Bits(0, 0, 8), &Int(10))), read: true, ..FieldRule::ANY }, // LOD
            FieldRule { types: 0x1, written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[0, 0, 0, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "A message without colour channels would move nothing.", line: 67 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 4), &Platforms(0x6000)), reason: "Before XE3P surfaces are variables of their own.", line: 68 },
        ],
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
    },
    InstRules {
        file: "specs/instructions/GATHER4_SCALED.md",
        listed: ("specs/6_instructions.md", 153),
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
    },
    InstRules {
        file: "specs/instructions/SCATTER4_SCALED.md",
        listed: ("specs/6_instructions.md", 164),
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
    },
    InstRules {
        file: "specs/instructions/GATHER_SCALED.md",
        listed: ("specs/6_instructions.md", 155),
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
    },
    InstRules {
        file: "specs/instructions/SCATTER_SCALED.md",
        listed: ("specs/6_instructions.md", 166),
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
    },
    InstRules {
        file: "specs/instructions/RAW_SENDS.md",
        listed: ("specs/6_instructions.md", 141),
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
    },
    InstRules {
        file: "specs/instructions/LIFETIME.md",
        listed: ("specs/6_instructions.md", 138),
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
    },
    InstRules {
        file: "specs/instructions/SBARRIER.md",
        listed: ("specs/6_instructions.md", 185),
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
    },
    InstRules {
        file: "specs/instructions/DWORD_ATOMIC.md",
        listed: ("specs/6_instructions.md", 151),
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
    },
    InstRules {
        file: "specs/instructions/SQRTM.md",
        listed: ("specs/6_instructions.md", 64),
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
    },
    InstRules {
        file: "specs/instructions/DIVM.md",
        listed: ("specs/6_instructions.md", 30),
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
    },
    InstRules {
        file: "specs/instructions/ROL.md",
        listed: ("specs/6_instructions.md", 113),
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
    },
    InstRules {
        file: "specs/instructions/ROR.md",
        listed: ("specs/6_instructions.md", 114),
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
    },
    InstRules {
        file: "specs/instructions/DP4A.md",
        listed: ("specs/6_instructions.md", 34),
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
    },
    InstRules {
        file: "specs/instructions/DPAS.md",
        listed: ("specs/6_instructions.md", 35),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule { code: 3, platforms: 0x1ff, valid_if: None, line: 50 }, ValueRule { code: 4, platforms: 0x7e00, valid_if: None, line: 51 }], line: 48, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0xc0c3, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { types: 0xc0c3, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0x43, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { classes: 0x1, types: 0x43, read: true, ..FieldRule::ANY }, // Src2
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 61, ..GroupRule::ANY }], ..FieldRule::ANY }, // W
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 63, ..GroupRule::ANY }], ..FieldRule::ANY }, // A
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
            Constraint { name: "same-float", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(6), &Int(9))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(10)), &Binary(Equal, &Field(6), &Int(10)))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(12)), &Binary(Equal, &Field(6), &Int(12)))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(15)), &Binary(Equal, &Field(6), &Int(15)))), reason: "Integer precisions may be mixed freely, and floats of 8 bits with each other; other floats may not.", line: 79 },
            Constraint { name: "result-kind", holds: Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(5), &Int(10))), &Binary(Equal, &Field(5), &Int(12))), &Binary(Equal, &Field(5), &Int(11))), &Binary(Equal, &Field(5), &Int(14))), &Binary(Equal, &Field(5), &Int(15)))), reason: "Integers add up in D or UD, floats in a floating-point type.", line: 80 },
            Constraint { name: "start-kind", holds: Binary(LogicalOr, &Operand(Query::IsNull, 2), &Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)))), reason: "The sum starts in the kind that it ends in.", line: 81 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "A row of the result does not straddle.", line: 82 },
            Constraint { name: "left-alignment", holds: Aligned(4, &Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Field(7), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Int(8))), reason: "A row of the left factor begins at a multiple of its size.", line: 83 },
        ],
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
    },
    InstRules {
        file: "specs/instructions/BFN.md",
        listed: ("specs/6_instructions.md", 105),
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
    },
    InstRules {
        file: "specs/instructions/QW_GATHER.md",
        listed: ("specs/6_instructions.md", 161),
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
    },
    InstRules {
        file: "specs/instructions/QW_SCATTER.md",
        listed: ("specs/6_instructions.md", 162),
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
    },
    InstRules {
        file: "specs/instructions/LSC_UNTYPED.md",
        listed: ("specs/6_instructions.md", 123),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // LscSubOp
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 224), ValueRule::plain(1, 225), ValueRule::plain(3, 226)], line: 222, ..GroupRule::ANY }], ..FieldRule::ANY }, // LscSFID
            FieldRule::ANY, // CachingL1
            FieldRule::ANY, // CachingL2
            FieldRule::ANY, // CachingL3
            FieldRule::ANY, // Overfetch
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
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[40, 41] }], fields: &[0, 1, 2, 3, 4, 5, 6, 8, 12, 13, 14, 16, 21, 22, 23, 35] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 27, 4, 28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 21, 22, 23, 24, 36, 37] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2, 6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 21, 22, 23, 24, 36, 37] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3, 7] }], fields: &[0, 1, 2, 3, 4, 5, 6, 12, 13, 17, 18, 19, 20, 23, 27, 28, 29, 30, 31, 32, 33, 34, 36] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[1, 5] }], fields: &[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 16, 21, 22, 23, 25, 26, 36] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "transposed-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(13), &Int(2)), &Binary(Equal, &Field(0), &Int(3))), &Binary(Equal, &Channels, &Int(1))), reason: "Transposed data belong to a single address.", line: 309 },
            Constraint { name: "slm-flat", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(3)), &Binary(Equal, &Field(8), &Int(1))), reason: "Shared local memory is not a surface.", line: 310 },
            Constraint { name: "a16-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(11), &Int(1)), &Binary(Equal, &Field(3), &Int(3))), reason: "Short addresses reach shared local memory only.", line: 311 },
            Constraint { name: "a64-elsewhere", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(11), &Int(3)), &Binary(NotEqual, &Field(3), &Int(3))), reason: "Shared local memory has no addresses of 64 bits.", line: 312 },
            Constraint { name: "short-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(11), &Int(1)), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(10), &Negate(&Int(32767))), &Binary(LessEqual, &Field(10), &Int(32767)))), reason: "An offset does not leave the short addresses.", line: 313 },
            Constraint { name: "flat-surface", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(8), &Int(1)), &Binary(NotEqual, &Field(8), &Int(5))), &Select(&Binary(Equal, &Operand(Query::Class, 21), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Value, 21), &Int(0)), &Binary(LogicalAnd, &Binary(Equal, &Field(8), &Int(1)), &Platforms(0x6000))), &Operand(Query::IsNull, 21))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(8), &Int(1)), &Platforms(0x6000)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 21)), &Select(&Binary(Equal, &Field(3), &Int(3)), &Int(4), &Int(8))))), reason: "What is not relative to a surface has none: the number 0, or the null variable. From XE3P_CRI on there may be a base instead: a number, or a variable of 64 bits, or of 32 in shared local memory.", line: 314 },
            Constraint { name: "other-surface", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(8), &Int(1)), &Binary(Equal, &Field(8), &Int(5))), &Not(&Operand(Query::IsNull, 21))), reason: "Everything else has one.", line: 315 },
            Constraint { name: "address-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 24), &Binary(Equal, &Field(11), &Int(1))), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 24)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 24)), &Select(&Binary(Equal, &Field(11), &Int(3)), &Int(8), &Int(4))))), reason: "Variables with addresses have elements of their size.", line: 316 },
            Constraint { name: "base-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 25), &Binary(Equal, &Field(11), &Int(1))), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 25)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 25)), &Select(&Binary(Equal, &Field(11), &Int(3)), &Int(8), &Int(4))))), reason: "The same for the first of several addresses.", line: 317 },
            Constraint { name: "scale", holds: Binary(Equal, &Binary(And, &Field(9), &Binary(Subtract, &Field(9), &Int(1))), &Int(0)), reason: "A factor is a power of two.", line: 318 },
            Constraint { name: "short-pitch", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 26), &Int(5)), &Binary(LessEqual, &Operand(Query::Value, 26), &Int(65535))), reason: "A constant step has 16 bits.", line: 319 },
            Constraint { name: "vector-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(14), &Int(1)), &Binary(Equal, &Field(12), &Int(3))), &Binary(Equal, &Field(12), &Int(4))), reason: "Several components are dwords or qwords.", line: 320 },
            Constraint { name: "vector-count", holds: Binary(LogicalOr, &Binary(Equal, &Field(13), &Int(2)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(14), &Int(6)), &Binary(NotEqual, &Field(14), &Int(7))), &Binary(NotEqual, &Field(14), &Int(8)))), reason: "More than 8 components want transposed data.", line: 321 },
            Constraint { name: "ugml-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(1)), &Binary(Equal, &Field(13), &Int(2))), &Binary(LogicalAnd, &Binary(NotEqual, &Field(14), &Int(3)), &Binary(NotEqual, &Field(14), &Int(5)))), reason: "The narrow path takes 1, 2 or 4 components.", line: 322 },
            Constraint { name: "quad-order", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(Equal, &Field(13), &Int(1))), reason: "Quads are stored component by component.", line: 323 },
            Constraint { name: "quad-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Bits(16, 0, 4), &Int(0))), reason: "One component at least.", line: 324 },
            Constraint { name: "quad-store", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(6)), &Binary(Equal, &Bits(16, 0, 4), &Int(1))), &Binary(Equal, &Bits(16, 0, 4), &Int(3))), &Binary(Equal, &Bits(16, 0, 4), &Int(7))), &Binary(Equal, &Bits(16, 0, 4), &Int(15))), reason: "Stores take x, xy, xyz or xyzw.", line: 325 },
            Constraint { name: "store-null", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(4)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Field(0), &Int(5))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(7))), &Operand(Query::IsNull, 23)), reason: "A store gives no result.", line: 326 },
            Constraint { name: "atomic-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(12), &Int(6))), &Binary(Equal, &Field(12), &Int(3))), &Binary(Equal, &Field(12), &Int(4))), reason: "Atomic operations know these sizes.", line: 327 },
            Constraint { name: "atomic-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(LogicalAnd, &Binary(Equal, &Field(14), &Int(1)), &Binary(Equal, &Field(13), &Int(1)))), reason: "One datum for each address.", line: 328 },
            Constraint { name: "slm-qword", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(3)), &Binary(NotEqual, &Field(12), &Int(4))), &Binary(Less, &Field(0), &Int(8))), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(0), &Int(18))), reason: "Of a qword of shared local memory, there is compare and exchange alone.", line: 329 },
            Constraint { name: "slm-sum", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(19)), &Binary(NotEqual, &Field(0), &Int(20))), &Binary(NotEqual, &Field(3), &Int(3))), &Platforms(0x6000)), reason: "Before XE3P, shared local memory does not add floating-point numbers.", line: 330 },
            Constraint { name: "message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Equal, &Field(13), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(12), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(12), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(12), &Int(2)), &Int(2), &Int(4))))), &RegisterBytes)), &Table(&Field(14), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8))), reason: "The data of a message take at most eight registers.", line: 331 },
            Constraint { name: "block-message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(3)), &Binary(NotEqual, &Field(13), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Select(&Binary(Equal, &Field(12), &Int(4)), &Int(8), &Int(4)), &Table(&Field(14), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Binary(Multiply, &Int(8), &RegisterBytes))), reason: "The same of transposed data.", line: 332 },
            Constraint { name: "quad-message-size", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(12), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(12), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(12), &Int(2)), &Int(2), &Int(4))))), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(16, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(16, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(16, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(16, 0, 4), &Int(3)), &Int(1)))), &Int(8))), reason: "The same of quads.", line: 333 },
            Constraint { name: "load-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))), &Binary(Equal, &Field(6), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))), &Binary(Equal, &Field(6), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(2)), &Binary(Equal, &Field(6), &Int(6))))), reason: "The other pairs of cache controls have no code in messages that read.", line: 334 },
            Constraint { name: "store-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(4))), &Binary(Equal, &Field(4), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(3)), &Binary(Equal, &Field(6), &Int(3)))), reason: "The other pairs have no code in messages that write.", line: 335 },
            Constraint { name: "atomic-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3))))), reason: "Atomic operations pass the first cache by.", line: 336 },
            Constraint { name: "overfetch-load", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(7, 0, 1), &Int(0)), &Binary(Equal, &Field(0), &Int(0))), &Binary(Equal, &Field(0), &Int(2))), &Binary(Equal, &Field(0), &Int(27))), reason: "Only loads fetch.", line: 337 },
            Constraint { name: "three-levels", holds: Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(0)), &Platforms(0x6000)), reason: "Before XE3P the second-level cache goes with the third.", line: 338 },
            Constraint { name: "store-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(Equal, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(4))), &Binary(Equal, &Field(4), &Int(5))), &Binary(Equal, &Field(4), &Int(3))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3)))), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(5), &Int(3)), &Binary(NotEqual, &Field(6), &Int(3))), &Binary(Equal, &Field(4), &Int(1))), &Binary(Equal, &Field(4), &Int(4))))), reason: "The other threes have no code in messages that write.", line: 339 },
            Constraint { name: "atomic-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3)))), &Binary(LogicalOr, &Binary(NotEqual, &Field(5), &Int(3)), &Binary(NotEqual, &Field(6), &Int(3))))), reason: "Atomic operations pass the first cache by, and one of the others at least.", line: 340 },
            Constraint { name: "ugml-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(1)), &Platforms(0x7800)), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), reason: "Before XE2 the narrow path has no cache controls.", line: 341 },
            Constraint { name: "load-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Operand(Query::IsNull, 36)), reason: "A load has nothing to write.", line: 342 },
            Constraint { name: "store-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Not(&Operand(Query::IsNull, 36))), reason: "A store has.", line: 343 },
            Constraint { name: "no-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(10))), &Operand(Query::IsNull, 36)), reason: "These three operations have no argument.", line: 344 },
            Constraint { name: "first-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(11)), &Binary(Greater, &Field(0), &Int(26))), &Not(&Operand(Query::IsNull, 36))), reason: "The other atomic operations have one.", line: 345 },
            Constraint { name: "second-argument", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Not(&Operand(Query::IsNull, 37))), reason: "A comparison needs two.", line: 346 },
            Constraint { name: "append-dword", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(40)), &Binary(NotEqual, &Field(0), &Int(41))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(12), &Int(3)), &Binary(NotEqual, &Field(8), &Int(1))), &Binary(NotEqual, &Field(8), &Int(5)))), reason: "A counter is a dword and belongs to a surface.", line: 347 },
            Constraint { name: "block-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Field(12), &Int(1))), &Binary(Equal, &Field(12), &Int(2))), &Binary(Equal, &Field(12), &Int(3))), &Binary(Equal, &Field(12), &Int(4))), reason: "Blocks are not widened.", line: 348 },
            Constraint { name: "block-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Field(17), &Int(1))), &Binary(Equal, &Field(17), &Int(2))), &Binary(Equal, &Field(17), &Int(4))), reason: "No other numbers of blocks exist.", line: 349 },
            Constraint { name: "block-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(18), &Int(1)), &Binary(GreaterEqual, &Field(19), &Int(1)))), reason: "A block is not empty.", line: 350 },
            Constraint { name: "block-load-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(LogicalAnd, &Binary(NotEqual, &Field(12), &Int(3)), &Binary(NotEqual, &Field(12), &Int(4)))), &Binary(LessEqual, &Field(17), &Select(&Binary(Equal, &Field(12), &Int(3)), &Int(2), &Int(1)))), &Binary(LogicalAnd, &Platforms(0x6000), &Operand(Query::IsNull, 23))), reason: "Dwords come in two blocks at most, qwords in one.", line: 351 },
            Constraint { name: "block-load-width", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(17), &Field(18)), &Select(&Binary(Equal, &Field(12), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(12), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(12), &Int(3)), &Int(4), &Int(8))))), &Int(64))), &Binary(LogicalAnd, &Platforms(0x6000), &Operand(Query::IsNull, 23))), reason: "A row of all blocks takes at most 64 bytes.", line: 352 },
            Constraint { name: "block-store-width", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(7)), &Binary(LessEqual, &Binary(Multiply, &Field(18), &Select(&Binary(Equal, &Field(12), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(12), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(12), &Int(3)), &Int(4), &Int(8))))), &Int(512))), reason: "A row that is written takes at most 512 bytes.", line: 353 },
            Constraint { name: "block-rows", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LessEqual, &Select(&Binary(Equal, &Field(13), &Int(2)), &Field(18), &Field(19)), &Select(&Platforms(0x6000), &Int(64), &Int(32)))), reason: "A block has so many rows at most.", line: 354 },
            Constraint { name: "block-store", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(7)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(17), &Int(1)), &Binary(Equal, &Field(20), &Int(0))), &Binary(Equal, &Field(13), &Int(1)))), reason: "One plain block is written.", line: 355 },
            Constraint { name: "block-transposed", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(13), &Int(2)), &Binary(NotEqual, &Field(0), &Int(3))), &Binary(Equal, &Field(20), &Int(1))), &Binary(Equal, &Field(17), &Int(1))), reason: "One block at a time is transposed.", line: 356 },
        ],
    },
    InstRules {
        file: "specs/instructions/LSC_TYPED.md",
        listed: ("specs/6_instructions.md", 122),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // LscSubOp
            EXEC_SIZE, // ExecSize
            PRED, // Predicate
            FieldRule::ANY, // CachingL1
            FieldRule::ANY, // CachingL2
            FieldRule::ANY, // CachingL3
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(2, 166), ValueRule::plain(3, 167), ValueRule::plain(4, 168), ValueRule::plain(6, 169)], line: 164, ..GroupRule::ANY }], ..FieldRule::ANY }, // AddrType
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
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 30, 28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 29, 30] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2, 6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 29, 30] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3, 7] }], fields: &[0, 1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 25, 26, 27, 28, 29] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "no-a64", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(7), &Int(3)), &Binary(NotEqual, &Field(7), &Int(1))), reason: "Coordinates are dwords.", line: 226 },
            Constraint { name: "order", holds: Binary(LogicalOr, &Binary(Equal, &Field(9), &Int(1)), &Binary(Equal, &Field(0), &Int(30))), reason: "Texels are stored component by component.", line: 227 },
            Constraint { name: "quad-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Bits(12, 0, 4), &Int(0))), reason: "One component at least.", line: 228 },
            Constraint { name: "quad-store", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(6)), &Binary(Equal, &Bits(12, 0, 4), &Int(1))), &Binary(Equal, &Bits(12, 0, 4), &Int(3))), &Binary(Equal, &Bits(12, 0, 4), &Int(7))), &Binary(Equal, &Bits(12, 0, 4), &Int(15))), reason: "Stores take x, xy, xyz or xyzw.", line: 229 },
            Constraint { name: "atomic-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(8), &Int(6))), &Binary(Equal, &Field(8), &Int(3))), &Binary(Equal, &Field(8), &Int(4))), reason: "Atomic operations know these sizes.", line: 230 },
            Constraint { name: "atomic-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(10), &Int(1))), reason: "One datum for each texel.", line: 231 },
            Constraint { name: "load-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(NotEqual, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(2)), &Binary(Equal, &Field(5), &Int(6))))), reason: "The other pairs of cache controls have no code in messages that read.", line: 232 },
            Constraint { name: "store-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(4))), &Binary(Equal, &Field(3), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(3)), &Binary(Equal, &Field(5), &Int(3)))), reason: "The other pairs have no code in messages that write.", line: 233 },
            Constraint { name: "atomic-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(NotEqual, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3))))), reason: "Atomic operations pass the first cache by.", line: 234 },
            Constraint { name: "three-levels", holds: Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(0)), &Platforms(0x6000)), reason: "Before XE3P the second-level cache goes with the third.", line: 235 },
            Constraint { name: "load-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(Equal, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(2))), &Binary(Equal, &Field(3), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2)))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(6)), &Binary(Equal, &Field(4), &Int(6))), &Binary(Equal, &Field(5), &Int(6)))), reason: "The other threes of cache controls have no code in messages that read.", line: 236 },
            Constraint { name: "store-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(Equal, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(4))), &Binary(Equal, &Field(3), &Int(5))), &Binary(Equal, &Field(3), &Int(3))), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(4), &Int(3)), &Binary(NotEqual, &Field(5), &Int(3))), &Binary(Equal, &Field(3), &Int(1))), &Binary(Equal, &Field(3), &Int(4))))), reason: "The other threes have no code in messages that write.", line: 237 },
            Constraint { name: "atomic-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(NotEqual, &Field(4), &Int(3)), &Binary(NotEqual, &Field(5), &Int(3))))), reason: "Atomic operations pass the first cache by, and one of the others at least.", line: 238 },
            Constraint { name: "no-caching", holds: Binary(LogicalOr, &Platforms(0x7800), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), reason: "Before XE2 there are no cache controls for texels.", line: 239 },
            Constraint { name: "load-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Operand(Query::IsNull, 29)), reason: "A load has nothing to write.", line: 240 },
            Constraint { name: "store-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Not(&Operand(Query::IsNull, 29))), reason: "A store has.", line: 241 },
            Constraint { name: "no-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(10))), &Operand(Query::IsNull, 29)), reason: "These three operations have no argument.", line: 242 },
            Constraint { name: "first-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(11)), &Binary(Greater, &Field(0), &Int(26))), &Not(&Operand(Query::IsNull, 29))), reason: "The other atomic operations have one.", line: 243 },
            Constraint { name: "second-argument", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Not(&Operand(Query::IsNull, 30))), reason: "A comparison needs two.", line: 244 },
            Constraint { name: "store-null", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Operand(Query::IsNull, 17)), reason: "A store gives no result.", line: 245 },
            Constraint { name: "some-surface", holds: Not(&Operand(Query::IsNull, 15)), reason: "Texels belong to a surface.", line: 246 },
            Constraint { name: "some-coordinate", holds: Not(&Operand(Query::IsNull, 18)), reason: "There is a first coordinate.", line: 247 },
            Constraint { name: "state-coordinates", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(30)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Operand(Query::IsNull, 20), &Operand(Query::IsNull, 22)), &Operand(Query::IsNull, 24))), reason: "One variable holds all coordinates for which the state is read.", line: 248 },
            Constraint { name: "fits", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LessEqual, &Field(14), &Select(&Binary(LessEqual, &Field(13), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(13), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(13), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(13), &Int(32)), &Int(8), &Int(4))))))), reason: "A rectangle takes at most 256 bytes of registers.", line: 249 },
        ],
    },
    InstRules {
        file: "specs/instructions/LSC_FENCE.md",
        listed: ("specs/6_instructions.md", 121),
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
    },
    InstRules {
        file: "specs/instructions/MADW.md",
        listed: ("specs/6_instructions.md", 47),
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
    },
    InstRules {
        file: "specs/instructions/SHFL_IDX4.md",
        listed: ("specs/6_instructions.md", 97),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(4, 45), ValueRule::plain(5, 46)], line: 43, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { types: 0x1, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x1, types: 0x1, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x1, types: 0x14, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x15, 0x7fff)],
        types_line: 58,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 59),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 0, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/TANH.md",
        listed: ("specs/6_instructions.md", 67),
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
        types: &[(0xc080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/SIGM.md",
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
        types: &[(0xc080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/LFSR.md",
        listed: ("specs/6_instructions.md", 110),
        layouts_line: 13,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // FuncCtrl
            FieldRule { classes: 0x1, types: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { classes: 0x1, types: 0x1, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { classes: 0x21, types: 0x1, region: Regions::Channels, read: true, ..FieldRule::ANY }, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x1, 0x7fff)],
        types_line: 57,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 58),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/BDPAS.md",
        listed: ("specs/6_instructions.md", 27),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(4, 33)], line: 31, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0xc080, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { types: 0xc080, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0xc001, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src1
            FieldRule { types: 0xc001, alignment: Alignment::Register, read: true, ..FieldRule::ANY }, // Src2
            FieldRule { classes: 0x1, types: 0x10, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src3
            FieldRule { classes: 0x1, types: 0x10, null: NullRule::Allowed, read: true, ..FieldRule::ANY }, // Src4
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 47, ..GroupRule::ANY }], ..FieldRule::ANY }, // W
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 49, ..GroupRule::ANY }], ..FieldRule::ANY }, // A
            FieldRule::ANY, // SD
            FieldRule::ANY, // RC
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
        ],
        types: &[(0xc091, 0x7fff)],
        types_line: 57,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 58),
        channels: Some(&Table(&Bits(0, 0, 3), &[0, 0, 0, 0, 16])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
            Constraint { name: "depth", holds: Binary(Equal, &Field(9), &Int(8)), reason: "The array has eight stages.", line: 62 },
            Constraint { name: "repeat", holds: Binary(Equal, &Field(10), &Int(8)), reason: "There are eight rows.", line: 63 },
            Constraint { name: "precisions", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Equal, &Field(7), &Field(8)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(7), &Int(9)), &Binary(Equal, &Field(7), &Int(10))), &Binary(Equal, &Field(7), &Int(15)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Field(7), &Int(11)), &Binary(Equal, &Field(7), &Int(14))), &Binary(LogicalOr, &Binary(Equal, &Field(8), &Int(11)), &Binary(Equal, &Field(8), &Int(14))))), reason: "Floats of eight bits may be mixed, others may not.", line: 64 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "A row of the result does not straddle.", line: 65 },
        ],
    },
    InstRules {
        file: "specs/instructions/DNSCL.md",
        listed: ("specs/6_instructions.md", 90),
        layouts_line: 13,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Conversion
            FieldRule::ANY, // Mode
            FieldRule::ANY, // Rounding
            FieldRule { types: 0x1, written: true, ..FieldRule::ANY }, // Dst
            FieldRule { types: 0x1, alignment: Alignment::Bytes(4), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0x1, alignment: Alignment::Bytes(4), read: true, ..FieldRule::ANY }, // Src1
            FieldRule { types: 0x1, null: NullRule::Allowed, alignment: Alignment::Bytes(4), read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[(0x1, 0x7fff)],
        types_line: 62,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 63),
        channels: Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        constraints: &[
        ],
    },
    InstRules {
        file: "specs/instructions/INVM.md",
        listed: ("specs/6_instructions.md", 41),
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
    },
    InstRules {
        file: "specs/instructions/RSQTM.md",
        listed: ("specs/6_instructions.md", 58),
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
pub static TABLES: [[u8; 256]; 245] = [
    table(&[(0x0, 0), (0x6, 1), (0x10, 0), (0x15, 1), (0x20, 0), (0x25, 1), (0x30, 0), (0x35, 1), (0x40, 0), (0x45, 1), (0x50, 0), (0x54, 1), (0x60, 0), (0x64, 1), (0x70, 0), (0x73, 1), (0x80, 0), (0x86, 1), (0x90, 0), (0x95, 1), (0xa0, 0), (0xa5, 1), (0xb0, 0), (0xb5, 1), (0xc0, 0), (0xc5, 1), (0xd0, 0), (0xd4, 1), (0xe0, 0), (0xe4, 1), (0xf0, 0), (0xf3, 1)]),
    table(&[(0x0, 0), (0x10, 1), (0x20, 0), (0x30, 1), (0x40, 0), (0x50, 1), (0x80, 0), (0x90, 1), (0xa0, 0), (0xb0, 1), (0xc0, 0), (0xd0, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xb, 4), (0xc, 3), (0xd, 4), (0xe, 5), (0xf, 6), (0x10, 3), (0x14, 7), (0x41, 8), (0x48, 7), (0x49, 8), (0x4a, 9), (0x4b, 7), (0x4c, 8), (0x80, 10), (0x86, 11), (0x87, 12), (0x88, 9), (0x8b, 13), (0x8c, 9), (0x8d, 13), (0x8e, 14), (0x8f, 15), (0x90, 9), (0x94, 8), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xcb, 4), (0xcc, 3), (0xcd, 4), (0xce, 5), (0xcf, 6), (0xd0, 3), (0xd4, 7)]),
    table(&[(0x0, 0), (0x3, 1), (0x6, 2), (0x7, 3), (0x8, 4), (0xb, 5), (0xc, 4), (0xd, 5), (0xe, 6), (0xf, 7), (0x10, 4), (0x14, 8), (0x41, 9), (0x48, 8), (0x49, 9), (0x4a, 10), (0x4b, 8), (0x4c, 9), (0x4d, 8), (0x4e, 9), (0x80, 0), (0x83, 1), (0x86, 2), (0x87, 3), (0x88, 4), (0x8a, 10), (0x8b, 5), (0x8c, 4), (0x8d, 5), (0x8e, 6), (0x8f, 7), (0x90, 4), (0x94, 8), (0xc0, 0), (0xc3, 1), (0xc6, 2), (0xc7, 3), (0xc8, 4), (0xcb, 5), (0xcc, 4), (0xcd, 5), (0xce, 6), (0xcf, 7), (0xd0, 4), (0xd4, 8)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 7), (0x8, 0), (0x9, 1), (0xa, 2), (0xb, 3), (0xc, 4), (0xd, 5), (0xe, 7), (0x10, 0), (0x11, 1), (0x12, 2), (0x13, 3), (0x14, 4), (0x15, 5), (0x16, 7), (0x18, 0), (0x19, 1), (0x1a, 2), (0x1b, 3), (0x1c, 4), (0x1d, 5), (0x1e, 7), (0x20, 0), (0x21, 1), (0x22, 2), (0x23, 3), (0x24, 4), (0x25, 5), (0x26, 7), (0x28, 0), (0x29, 1), (0x2a, 2), (0x2b, 3), (0x2c, 4), (0x2d, 5), (0x2e, 7), (0x30, 0), (0x31, 1), (0x32, 2), (0x33, 3), (0x34, 4), (0x35, 5), (0x36, 7), (0x38, 0), (0x39, 1), (0x3a, 2), (0x3b, 3), (0x3c, 4), (0x3d, 5), (0x3e, 7), (0x40, 0), (0x41, 1), (0x42, 2), (0x43, 3), (0x44, 4), (0x45, 5), (0x46, 7), (0x48, 0), (0x49, 1), (0x4a, 2), (0x4b, 3), (0x4c, 4), (0x4d, 5), (0x4e, 7), (0x50, 0), (0x51, 1), (0x52, 2), (0x53, 3), (0x54, 4), (0x55, 5), (0x56, 7), (0x58, 0), (0x59, 1), (0x5a, 2), (0x5b, 3), (0x5c, 4), (0x5d, 5), (0x5e, 7), (0x60, 0), (0x61, 1), (0x62, 2), (0x63, 3), (0x64, 4), (0x65, 5), (0x66, 7), (0x68, 0), (0x69, 1), (0x6a, 2), (0x6b, 3), (0x6c, 4), (0x6d, 5), (0x6e, 7), (0x70, 0), (0x71, 1), (0x72, 2), (0x73, 3), (0x74, 4), (0x75, 5), (0x76, 7), (0x78, 0), (0x79, 1), (0x7a, 2), (0x7b, 3), (0x7c, 4), (0x7d, 5), (0x7e, 7), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0x84, 4), (0x85, 5), (0x86, 7), (0x88, 0), (0x89, 1), (0x8a, 2), (0x8b, 3), (0x8c, 4), (0x8d, 5), (0x8e, 7), (0x90, 0), (0x91, 1), (0x92, 2), (0x93, 3), (0x94, 4), (0x95, 5), (0x96, 7), (0x98, 0), (0x99, 1), (0x9a, 2), (0x9b, 3), (0x9c, 4), (0x9d, 5), (0x9e, 7), (0xa0, 0), (0xa1, 1), (0xa2, 2), (0xa3, 3), (0xa4, 4), (0xa5, 5), (0xa6, 7), (0xa8, 0), (0xa9, 1), (0xaa, 2), (0xab, 3), (0xac, 4), (0xad, 5), (0xae, 7), (0xb0, 0), (0xb1, 1), (0xb2, 2), (0xb3, 3), (0xb4, 4), (0xb5, 5), (0xb6, 7), (0xb8, 0), (0xb9, 1), (0xba, 2), (0xbb, 3), (0xbc, 4), (0xbd, 5), (0xbe, 7), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 3), (0xc4, 4), (0xc5, 5), (0xc6, 7), (0xc8, 0), (0xc9, 1), (0xca, 2), (0xcb, 3), (0xcc, 4), (0xcd, 5), (0xce, 7), (0xd0, 0), (0xd1, 1), (0xd2, 2), (0xd3, 3), (0xd4, 4), (0xd5, 5), (0xd6, 7), (0xd8, 0), (0xd9, 1), (0xda, 2), (0xdb, 3), (0xdc, 4), (0xdd, 5), (0xde, 7), (0xe0, 0), (0xe1, 1), (0xe2, 2), (0xe3, 3), (0xe4, 4), (0xe5, 5), (0xe6, 7), (0xe8, 0), (0xe9, 1), (0xea, 2), (0xeb, 3), (0xec, 4), (0xed, 5), (0xee, 7), (0xf0, 0), (0xf1, 1), (0xf2, 2), (0xf3, 3), (0xf4, 4), (0xf5, 5), (0xf6, 7), (0xf8, 0), (0xf9, 1), (0xfa, 2), (0xfb, 3), (0xfc, 4), (0xfd, 5), (0xfe, 7)]),
    table(&[(0x0, 0), (0x5, 1), (0xf, 2)]),
    table(&[(0x0, 0), (0x6, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x86, 3), (0x94, 2), (0xc0, 0), (0xc6, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x6, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x86, 1), (0x8a, 3), (0x8b, 1), (0x94, 0), (0xc6, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0xf, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xe, 2), (0xf, 4), (0x10, 5), (0x14, 6), (0x41, 7), (0x48, 6), (0x49, 8), (0x4a, 9), (0x4b, 6), (0x4c, 8), (0x7f, 7), (0x80, 10), (0x86, 11), (0x87, 12), (0x88, 9), (0x8e, 12), (0x8f, 13), (0x90, 14), (0x94, 8), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xce, 2), (0xcf, 4), (0xd0, 5), (0xd4, 6)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xe, 2), (0xf, 4), (0x10, 3), (0x14, 5), (0x41, 6), (0x48, 5), (0x49, 6), (0x4a, 7), (0x4b, 5), (0x4c, 6), (0x4d, 5), (0x4e, 6), (0x80, 0), (0x86, 1), (0x87, 2), (0x88, 3), (0x8a, 7), (0x8b, 3), (0x8e, 2), (0x8f, 4), (0x90, 3), (0x94, 5), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xce, 2), (0xcf, 4), (0xd0, 3), (0xd4, 5)]),
    table(&[(0x0, 0), (0x3, 1), (0x5, 2), (0x6, 3), (0x9, 2), (0xd, 4), (0xf, 5)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 0), (0x12, 1), (0x15, 0), (0x22, 1), (0x25, 0), (0x32, 1), (0x35, 0), (0x42, 1), (0x45, 0), (0x52, 1), (0x54, 0), (0x62, 1), (0x64, 0), (0x72, 1), (0x73, 0), (0x82, 1), (0x86, 0), (0x92, 1), (0x95, 0), (0xa2, 1), (0xa5, 0), (0xb2, 1), (0xb5, 0), (0xc2, 1), (0xc5, 0), (0xd2, 1), (0xd4, 0), (0xe2, 1), (0xe4, 0), (0xf2, 1), (0xf3, 0)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0x14, 1), (0x41, 2), (0x48, 1), (0x49, 2), (0x4a, 3), (0x4b, 1), (0x4c, 2), (0x80, 3), (0x87, 2), (0x88, 3), (0x94, 2), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0x14, 1), (0x41, 2), (0x48, 1), (0x49, 2), (0x4a, 3), (0x4b, 1), (0x4c, 2), (0x4d, 1), (0x4e, 2), (0x80, 0), (0x87, 1), (0x88, 0), (0x8a, 3), (0x8b, 0), (0x94, 1), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 6), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 7), (0x8, 6), (0xa, 2), (0xb, 3), (0xc, 4), (0xd, 5), (0xe, 7), (0x10, 6), (0x12, 2), (0x13, 3), (0x14, 4), (0x15, 5), (0x16, 7), (0x18, 6), (0x1a, 2), (0x1b, 3), (0x1c, 4), (0x1d, 5), (0x1e, 7), (0x20, 6), (0x22, 2), (0x23, 3), (0x24, 4), (0x25, 5), (0x26, 7), (0x28, 6), (0x2a, 2), (0x2b, 3), (0x2c, 4), (0x2d, 5), (0x2e, 7), (0x30, 6), (0x32, 2), (0x33, 3), (0x34, 4), (0x35, 5), (0x36, 7), (0x38, 6), (0x3a, 2), (0x3b, 3), (0x3c, 4), (0x3d, 5), (0x3e, 7), (0x40, 6), (0x42, 2), (0x43, 3), (0x44, 4), (0x45, 5), (0x46, 7), (0x48, 6), (0x4a, 2), (0x4b, 3), (0x4c, 4), (0x4d, 5), (0x4e, 7), (0x50, 6), (0x52, 2), (0x53, 3), (0x54, 4), (0x55, 5), (0x56, 7), (0x58, 6), (0x5a, 2), (0x5b, 3), (0x5c, 4), (0x5d, 5), (0x5e, 7), (0x60, 6), (0x62, 2), (0x63, 3), (0x64, 4), (0x65, 5), (0x66, 7), (0x68, 6), (0x6a, 2), (0x6b, 3), (0x6c, 4), (0x6d, 5), (0x6e, 7), (0x70, 6), (0x72, 2), (0x73, 3), (0x74, 4), (0x75, 5), (0x76, 7), (0x78, 6), (0x7a, 2), (0x7b, 3), (0x7c, 4), (0x7d, 5), (0x7e, 7), (0x80, 6), (0x82, 2), (0x83, 3), (0x84, 4), (0x85, 5), (0x86, 7), (0x88, 6), (0x8a, 2), (0x8b, 3), (0x8c, 4), (0x8d, 5), (0x8e, 7), (0x90, 6), (0x92, 2), (0x93, 3), (0x94, 4), (0x95, 5), (0x96, 7), (0x98, 6), (0x9a, 2), (0x9b, 3), (0x9c, 4), (0x9d, 5), (0x9e, 7), (0xa0, 6), (0xa2, 2), (0xa3, 3), (0xa4, 4), (0xa5, 5), (0xa6, 7), (0xa8, 6), (0xaa, 2), (0xab, 3), (0xac, 4), (0xad, 5), (0xae, 7), (0xb0, 6), (0xb2, 2), (0xb3, 3), (0xb4, 4), (0xb5, 5), (0xb6, 7), (0xb8, 6), (0xba, 2), (0xbb, 3), (0xbc, 4), (0xbd, 5), (0xbe, 7), (0xc0, 6), (0xc2, 2), (0xc3, 3), (0xc4, 4), (0xc5, 5), (0xc6, 7), (0xc8, 6), (0xca, 2), (0xcb, 3), (0xcc, 4), (0xcd, 5), (0xce, 7), (0xd0, 6), (0xd2, 2), (0xd3, 3), (0xd4, 4), (0xd5, 5), (0xd6, 7), (0xd8, 6), (0xda, 2), (0xdb, 3), (0xdc, 4), (0xdd, 5), (0xde, 7), (0xe0, 6), (0xe2, 2), (0xe3, 3), (0xe4, 4), (0xe5, 5), (0xe6, 7), (0xe8, 6), (0xea, 2), (0xeb, 3), (0xec, 4), (0xed, 5), (0xee, 7), (0xf0, 6), (0xf2, 2), (0xf3, 3), (0xf4, 4), (0xf5, 5), (0xf6, 7), (0xf8, 6), (0xfa, 2), (0xfb, 3), (0xfc, 4), (0xfd, 5), (0xfe, 7)]),
    table(&[(0x0, 0), (0x3, 1), (0xf, 2)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0xe, 1), (0xf, 2), (0x10, 0), (0x14, 3), (0x41, 4), (0x48, 3), (0x49, 4), (0x4a, 5), (0x4b, 3), (0x4c, 4), (0x80, 5), (0x87, 6), (0x88, 5), (0x8e, 6), (0x8f, 7), (0x90, 5), (0x94, 4), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xce, 1), (0xcf, 2), (0xd0, 0), (0xd4, 3)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0xe, 1), (0xf, 2), (0x10, 0), (0x14, 3), (0x41, 4), (0x48, 3), (0x49, 4), (0x4a, 5), (0x4b, 3), (0x4c, 4), (0x4d, 3), (0x4e, 4), (0x80, 0), (0x87, 1), (0x88, 0), (0x8a, 5), (0x8b, 0), (0x8e, 1), (0x8f, 2), (0x90, 0), (0x94, 3), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xce, 1), (0xcf, 2), (0xd0, 0), (0xd4, 3)]),
    table(&[(0x0, 0), (0xd, 1), (0xf, 2)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0x14, 1), (0x41, 2), (0x48, 1), (0x49, 2), (0x4a, 3), (0x4b, 2), (0x80, 3), (0x87, 2), (0x88, 3), (0x94, 2), (0xc0, 3), (0xc7, 2), (0xc8, 3), (0xd4, 2)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 2), (0x7, 3), (0x8, 4), (0xb, 5), (0xc, 4), (0xd, 5), (0xe, 6), (0xf, 7), (0x10, 4), (0x14, 8), (0x41, 9), (0x48, 8), (0x49, 9), (0x4a, 10), (0x4b, 8), (0x4c, 9), (0x4d, 8), (0x4e, 9), (0x80, 0), (0x82, 1), (0x86, 2), (0x87, 3), (0x88, 4), (0x8a, 10), (0x8b, 5), (0x8c, 4), (0x8d, 5), (0x8e, 6), (0x8f, 7), (0x90, 4), (0x94, 8), (0xc0, 0), (0xc2, 1), (0xc6, 2), (0xc7, 3), (0xc8, 4), (0xcb, 5), (0xcc, 4), (0xcd, 5), (0xce, 6), (0xcf, 7), (0xd0, 4), (0xd4, 8)]),
    table(&[(0x0, 0), (0x5, 1), (0xd, 2), (0xf, 3)]),
    table(&[(0x0, 0), (0x2, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x82, 3), (0x94, 2), (0xc0, 0), (0xc2, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 6), (0x7, 7), (0x8, 8), (0x9, 9), (0xa, 10), (0xb, 11), (0xc, 12), (0xd, 13), (0xe, 14), (0xf, 15), (0x10, 16), (0x11, 17), (0x12, 18), (0x13, 19), (0x14, 20), (0x41, 21), (0x48, 20), (0x49, 22), (0x4a, 23), (0x4b, 20), (0x4c, 22), (0x4d, 20), (0x4e, 22), (0x7f, 21), (0x80, 20), (0x82, 24), (0x8a, 25), (0x8b, 24), (0x94, 20), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 3), (0xc4, 4), (0xc5, 5), (0xc6, 6), (0xc7, 7), (0xc8, 8), (0xc9, 9), (0xca, 10), (0xcb, 11), (0xcc, 12), (0xcd, 13), (0xce, 14), (0xcf, 15), (0xd0, 16), (0xd1, 17), (0xd2, 18), (0xd3, 19), (0xd4, 20)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 2), (0x7, 3), (0x8, 4), (0xe, 5), (0xf, 6), (0x10, 4), (0x14, 7), (0x41, 8), (0x48, 7), (0x49, 8), (0x4a, 9), (0x4b, 7), (0x4c, 8), (0x4d, 7), (0x4e, 8), (0x80, 0), (0x82, 1), (0x86, 2), (0x87, 3), (0x88, 4), (0x8a, 9), (0x8b, 4), (0x8e, 5), (0x8f, 6), (0x90, 4), (0x94, 7), (0xc0, 0), (0xc2, 1), (0xc6, 2), (0xc7, 3), (0xc8, 4), (0xce, 5), (0xcf, 6), (0xd0, 4), (0xd4, 7)]),
    table(&[(0x0, 0), (0x1, 1), (0x6, 0), (0x11, 1), (0x15, 0), (0x21, 1), (0x25, 0), (0x31, 1), (0x35, 0), (0x41, 1), (0x45, 0), (0x51, 1), (0x54, 0), (0x61, 1), (0x64, 0), (0x71, 1), (0x73, 0), (0x81, 1), (0x86, 0), (0x91, 1), (0x95, 0), (0xa1, 1), (0xa5, 0), (0xb1, 1), (0xb5, 0), (0xc1, 1), (0xc5, 0), (0xd1, 1), (0xd4, 0), (0xe1, 1), (0xe4, 0), (0xf1, 1), (0xf3, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0), (0x4b, 1), (0x4c, 0), (0xc2, 1), (0xc4, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x4, 1), (0x6, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0), (0x4b, 1), (0x4c, 0), (0x4d, 1), (0x4e, 0), (0x84, 1), (0x86, 0), (0x94, 1), (0xc0, 0), (0xc4, 1), (0xc6, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x3, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 0), (0xe, 2), (0xf, 3), (0x10, 0), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 6), (0x4a, 7), (0x4b, 4), (0x4c, 6), (0x7f, 5), (0x80, 7), (0x86, 8), (0x87, 9), (0x88, 7), (0x8e, 9), (0x8f, 10), (0x90, 7), (0x94, 6), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 0), (0xce, 2), (0xcf, 3), (0xd0, 0), (0xd4, 4)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 0), (0xe, 2), (0xf, 3), (0x10, 0), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 5), (0x4a, 6), (0x4b, 4), (0x4c, 5), (0x4d, 4), (0x4e, 5), (0x80, 0), (0x86, 1), (0x87, 2), (0x88, 0), (0x8a, 6), (0x8b, 0), (0x8e, 2), (0x8f, 3), (0x90, 0), (0x94, 4), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 0), (0xce, 2), (0xcf, 3), (0xd0, 0), (0xd4, 4)]),
    table(&[(0x0, 0), (0x3, 1), (0x5, 0), (0x6, 1), (0x9, 0), (0xd, 2), (0xf, 3)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 0), (0x13, 1), (0x14, 0), (0x23, 1), (0x24, 0), (0x33, 1), (0x34, 0), (0x43, 1), (0x44, 0), (0x53, 1), (0x54, 0), (0x63, 1), (0x64, 0), (0x83, 1), (0x84, 0), (0x93, 1), (0x94, 0), (0xa3, 1), (0xa4, 0), (0xb3, 1), (0xb4, 0), (0xc3, 1), (0xc4, 0), (0xd3, 1), (0xd4, 0), (0xe3, 1), (0xe4, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 2), (0x7, 3), (0x8, 1), (0xe, 2), (0x14, 4), (0x41, 5), (0x48, 4), (0x4a, 1), (0x4b, 4), (0x7f, 5), (0x80, 0), (0x82, 1), (0x86, 2), (0x87, 3), (0x88, 1), (0x8e, 2), (0x94, 4), (0xc0, 0), (0xc2, 1), (0xc6, 2), (0xc7, 3), (0xc8, 1), (0xce, 2), (0xd4, 4)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 0), (0xb, 3), (0xc, 0), (0xd, 3), (0xe, 2), (0x14, 4), (0x41, 5), (0x48, 4), (0x4a, 0), (0x4b, 4), (0x7f, 5), (0x80, 0), (0x86, 1), (0x87, 2), (0x88, 0), (0x8a, 6), (0x8b, 3), (0x8c, 0), (0x8d, 3), (0x8e, 2), (0x94, 4), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 0), (0xcb, 3), (0xcc, 0), (0xcd, 3), (0xce, 2), (0xd4, 4)]),
    table(&[(0x0, 0), (0x2, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x82, 1), (0x94, 0), (0xc2, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x9, 2), (0xa, 3), (0xb, 0)]),
    table(&[(0x0, 0), (0x8, 1), (0x9, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x9, 0)]),
    table(&[(0x0, 6), (0x3, 3), (0x4, 7), (0x8, 6), (0xb, 3), (0xc, 7), (0x10, 6), (0x13, 3), (0x14, 7), (0x18, 6), (0x1b, 3), (0x1c, 7), (0x20, 6), (0x23, 3), (0x24, 7), (0x28, 6), (0x2b, 3), (0x2c, 7), (0x30, 6), (0x33, 3), (0x34, 7), (0x38, 6), (0x3b, 3), (0x3c, 7), (0x40, 6), (0x43, 3), (0x44, 7), (0x48, 6), (0x4b, 3), (0x4c, 7), (0x50, 6), (0x53, 3), (0x54, 7), (0x58, 6), (0x5b, 3), (0x5c, 7), (0x60, 6), (0x63, 3), (0x64, 7), (0x68, 6), (0x6b, 3), (0x6c, 7), (0x70, 6), (0x73, 3), (0x74, 7), (0x78, 6), (0x7b, 3), (0x7c, 7), (0x80, 6), (0x83, 3), (0x84, 7), (0x88, 6), (0x8b, 3), (0x8c, 7), (0x90, 6), (0x93, 3), (0x94, 7), (0x98, 6), (0x9b, 3), (0x9c, 7), (0xa0, 6), (0xa3, 3), (0xa4, 7), (0xa8, 6), (0xab, 3), (0xac, 7), (0xb0, 6), (0xb3, 3), (0xb4, 7), (0xb8, 6), (0xbb, 3), (0xbc, 7), (0xc0, 6), (0xc3, 3), (0xc4, 7), (0xc8, 6), (0xcb, 3), (0xcc, 7), (0xd0, 6), (0xd3, 3), (0xd4, 7), (0xd8, 6), (0xdb, 3), (0xdc, 7), (0xe0, 6), (0xe3, 3), (0xe4, 7), (0xe8, 6), (0xeb, 3), (0xec, 7), (0xf0, 6), (0xf3, 3), (0xf4, 7), (0xf8, 6), (0xfb, 3), (0xfc, 7)]),
    table(&[(0x0, 0), (0x5, 1), (0x7, 0), (0x9, 2)]),
    table(&[(0x0, 0), (0x6, 1), (0x10, 0), (0x15, 1), (0x20, 0), (0x25, 1), (0x30, 0), (0x35, 1), (0x40, 0), (0x45, 1), (0x50, 0), (0x54, 1), (0x60, 0), (0x64, 1), (0x70, 0), (0x73, 1), (0x80, 2), (0x86, 3), (0x90, 2), (0x95, 3), (0xa0, 2), (0xa5, 3), (0xb0, 2), (0xb5, 3), (0xc0, 2), (0xc5, 3), (0xd0, 2), (0xd4, 3), (0xe0, 2), (0xe4, 3), (0xf0, 2), (0xf3, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 2), (0x5, 3), (0x6, 1), (0x7, 4), (0x8, 1), (0xa, 5), (0xb, 1), (0xe, 6), (0xf, 1), (0x11, 5), (0x14, 7), (0x41, 8), (0x48, 7), (0x49, 9), (0x4a, 10), (0x4b, 9), (0x7f, 8), (0x80, 11), (0x81, 1), (0x84, 12), (0x85, 13), (0x86, 1), (0x87, 14), (0x88, 1), (0x8a, 10), (0x8b, 1), (0x8e, 15), (0x8f, 1), (0x91, 10), (0x94, 9), (0xc0, 11), (0xc1, 1), (0xc4, 12), (0xc5, 13), (0xc6, 1), (0xc7, 14), (0xc8, 1), (0xca, 10), (0xcb, 1), (0xce, 15), (0xcf, 1), (0xd1, 10), (0xd4, 9)]),
    table(&[(0x0, 0), (0x9, 1), (0xa, 2), (0xb, 3), (0xc, 4), (0xf, 5)]),
    table(&[(0x0, 0), (0x80, 1), (0x86, 0), (0x90, 1), (0x95, 0), (0xa0, 1), (0xa5, 0), (0xb0, 1), (0xb5, 0), (0xc0, 1), (0xc5, 0), (0xd0, 1), (0xd4, 0), (0xe0, 1), (0xe4, 0), (0xf0, 1), (0xf3, 0)]),
    table(&[(0x0, 0), (0x4, 1), (0x5, 2), (0x6, 0), (0xe, 3), (0xf, 0), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 5), (0x4a, 6), (0x4b, 5), (0x80, 6), (0x84, 7), (0x85, 8), (0x86, 6), (0x8e, 9), (0x8f, 6), (0x94, 5), (0xc0, 6), (0xc4, 7), (0xc5, 8), (0xc6, 6), (0xce, 9), (0xcf, 6), (0xd4, 5)]),
    table(&[(0x0, 0), (0x2, 1), (0x3, 0), (0x4, 2), (0x5, 0), (0x7, 1), (0x8, 0), (0xe, 2), (0xf, 3), (0x10, 0), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 5), (0x4a, 6), (0x4b, 5), (0x80, 6), (0x82, 7), (0x83, 6), (0x84, 8), (0x85, 6), (0x87, 7), (0x88, 6), (0x8e, 8), (0x8f, 9), (0x90, 6), (0x94, 5), (0xc0, 6), (0xc2, 7), (0xc3, 6), (0xc4, 8), (0xc5, 6), (0xc7, 7), (0xc8, 6), (0xce, 8), (0xcf, 9), (0xd0, 6), (0xd4, 5)]),
    table(&[(0x0, 0), (0x2, 1), (0x3, 0), (0x4, 2), (0x5, 0), (0x7, 1), (0x8, 0), (0xe, 2), (0xf, 3), (0x10, 0), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 5), (0x4a, 6), (0x4b, 5), (0x4d, 4), (0x4e, 5), (0x80, 0), (0x82, 1), (0x83, 0), (0x84, 2), (0x85, 0), (0x87, 1), (0x88, 0), (0x8a, 6), (0x8b, 0), (0x8e, 2), (0x8f, 3), (0x90, 0), (0x94, 4), (0xc0, 6), (0xc2, 7), (0xc3, 6), (0xc4, 8), (0xc5, 6), (0xc7, 7), (0xc8, 6), (0xce, 8), (0xcf, 9), (0xd0, 6), (0xd4, 5)]),
    table(&[(0x0, 0), (0xa, 1), (0xd, 2), (0xf, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x81, 3), (0x94, 2), (0xc0, 0), (0xc1, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x81, 1), (0x8a, 3), (0x8b, 1), (0x94, 0), (0xc1, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0xa, 2), (0xb, 0), (0xc, 1), (0xd, 0), (0xe, 1), (0x14, 3), (0x41, 4), (0x48, 3), (0x49, 5), (0x4a, 2), (0x4b, 3), (0x4c, 5), (0x7f, 4), (0x80, 6), (0x86, 7), (0x8a, 8), (0x8b, 6), (0x8c, 7), (0x8d, 6), (0x8e, 7), (0x94, 5), (0xc0, 0), (0xc6, 1), (0xca, 2), (0xcb, 0), (0xcc, 1), (0xcd, 0), (0xce, 1), (0xd4, 3)]),
    table(&[(0x0, 0), (0x6, 1), (0xa, 2), (0xb, 0), (0xc, 1), (0xd, 0), (0xe, 1), (0x14, 3), (0x41, 4), (0x48, 3), (0x49, 5), (0x4a, 2), (0x4b, 3), (0x4c, 5), (0x4d, 3), (0x4e, 5), (0x7f, 4), (0x80, 0), (0x86, 1), (0x8a, 6), (0x8b, 0), (0x8c, 1), (0x8d, 0), (0x8e, 1), (0x94, 3), (0xc0, 0), (0xc6, 1), (0xca, 2), (0xcb, 0), (0xcc, 1), (0xcd, 0), (0xce, 1), (0xd4, 3)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0xb, 3), (0xc, 2), (0xd, 3), (0xe, 2), (0x14, 0), (0x41, 4), (0x48, 0), (0x49, 5), (0x4a, 6), (0x4b, 0), (0x4c, 5), (0x7f, 4), (0x80, 5), (0x86, 7), (0x87, 6), (0x8b, 4), (0x8c, 6), (0x8d, 4), (0x8e, 6), (0x94, 5), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xcb, 3), (0xcc, 2), (0xcd, 3), (0xce, 2), (0xd4, 0)]),
    table(&[(0x0, 0), (0x6, 1), (0xb, 0), (0xc, 1), (0xd, 0), (0xe, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x86, 1), (0x8a, 3), (0x8b, 0), (0x8c, 1), (0x8d, 0), (0x8e, 1), (0x94, 0), (0xc6, 1), (0xcb, 0), (0xcc, 1), (0xcd, 0), (0xce, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x6, 1), (0x9, 0), (0xf, 2)]),
    table(&[(0x0, 0), (0x4, 1), (0x6, 2), (0xb, 3), (0xc, 2), (0xd, 3), (0xe, 2), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 5), (0x4a, 6), (0x4b, 4), (0x4c, 5), (0x80, 7), (0x84, 8), (0x86, 6), (0x8b, 9), (0x8c, 6), (0x8d, 9), (0x8e, 6), (0x94, 5), (0xc0, 0), (0xc4, 1), (0xc6, 2), (0xcb, 3), (0xcc, 2), (0xcd, 3), (0xce, 2), (0xd4, 4)]),
    table(&[(0x0, 0), (0x4, 1), (0x6, 2), (0xb, 3), (0xc, 2), (0xd, 3), (0xe, 2), (0x14, 4), (0x41, 5), (0x48, 4), (0x49, 5), (0x4a, 6), (0x4b, 4), (0x4c, 5), (0x4d, 4), (0x4e, 5), (0x80, 0), (0x84, 1), (0x86, 2), (0x8a, 6), (0x8b, 3), (0x8c, 2), (0x8d, 3), (0x8e, 2), (0x94, 4), (0xc0, 0), (0xc4, 1), (0xc6, 2), (0xcb, 3), (0xcc, 2), (0xcd, 3), (0xce, 2), (0xd4, 4)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4b, 0), (0x4c, 1), (0xc0, 0), (0xc1, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 1), (0x4, 0), (0x5, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4b, 0), (0x4c, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x81, 1), (0x82, 0), (0x83, 1), (0x84, 0), (0x85, 1), (0x94, 0), (0xc1, 1), (0xc2, 0), (0xc3, 1), (0xc4, 0), (0xc5, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x6, 2), (0x9, 3), (0xe, 2), (0x10, 0), (0x11, 1), (0x15, 3), (0x16, 2), (0x19, 3), (0x1e, 2), (0x20, 0), (0x21, 1), (0x25, 3), (0x26, 2), (0x29, 3), (0x2e, 2), (0x30, 0), (0x31, 1), (0x35, 3), (0x36, 2), (0x39, 3), (0x3e, 2), (0x40, 0), (0x41, 1), (0x45, 3), (0x46, 2), (0x49, 3), (0x4e, 2), (0x50, 0), (0x51, 1), (0x54, 3), (0x56, 2), (0x59, 3), (0x5e, 2), (0x60, 0), (0x61, 1), (0x64, 3), (0x66, 2), (0x69, 3), (0x6e, 2), (0x70, 0), (0x71, 1), (0x73, 3), (0x76, 2), (0x79, 3), (0x7e, 2), (0x80, 0), (0x81, 1), (0x86, 2), (0x89, 3), (0x8e, 2), (0x90, 0), (0x91, 1), (0x95, 3), (0x96, 2), (0x99, 3), (0x9e, 2), (0xa0, 0), (0xa1, 1), (0xa5, 3), (0xa6, 2), (0xa9, 3), (0xae, 2), (0xb0, 0), (0xb1, 1), (0xb5, 3), (0xb6, 2), (0xb9, 3), (0xbe, 2), (0xc0, 0), (0xc1, 1), (0xc5, 3), (0xc6, 2), (0xc9, 3), (0xce, 2), (0xd0, 0), (0xd1, 1), (0xd4, 3), (0xd6, 2), (0xd9, 3), (0xde, 2), (0xe0, 0), (0xe1, 1), (0xe4, 3), (0xe6, 2), (0xe9, 3), (0xee, 2), (0xf0, 0), (0xf1, 1), (0xf3, 3), (0xf6, 2), (0xf9, 3), (0xfe, 2)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xa, 1), (0xc, 3), (0xd, 1), (0xf, 4), (0x10, 5), (0x14, 6), (0x41, 7), (0x48, 6), (0x4a, 8), (0x4b, 6), (0x4c, 9), (0x7f, 7), (0x80, 10), (0x86, 8), (0x87, 7), (0x88, 11), (0x8a, 8), (0x8c, 11), (0x8d, 8), (0x8f, 12), (0x90, 13), (0x94, 9), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xca, 1), (0xcc, 3), (0xcd, 1), (0xcf, 4), (0xd0, 5), (0xd4, 6)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 2), (0xa, 3), (0xb, 0), (0xc, 2), (0xd, 0), (0xf, 4), (0x10, 2), (0x14, 1), (0x41, 5), (0x48, 1), (0x4a, 3), (0x4b, 1), (0x4c, 6), (0x4d, 1), (0x4e, 6), (0x7f, 5), (0x80, 0), (0x87, 1), (0x88, 2), (0x8a, 7), (0x8b, 0), (0x8c, 2), (0x8d, 0), (0x8f, 4), (0x90, 2), (0x94, 1), (0xc0, 0), (0xc7, 1), (0xc8, 2), (0xca, 3), (0xcb, 0), (0xcc, 2), (0xcd, 0), (0xcf, 4), (0xd0, 2), (0xd4, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xb, 0), (0xc, 3), (0xd, 0), (0xe, 4), (0xf, 5), (0x10, 3), (0x14, 6), (0x41, 7), (0x48, 6), (0x49, 7), (0x4a, 8), (0x4b, 6), (0x4c, 7), (0x80, 9), (0x86, 10), (0x87, 11), (0x88, 8), (0x8b, 9), (0x8c, 8), (0x8d, 9), (0x8e, 12), (0x8f, 13), (0x90, 8), (0x94, 7), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xcb, 0), (0xcc, 3), (0xcd, 0), (0xce, 4), (0xcf, 5), (0xd0, 3), (0xd4, 6)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xb, 0), (0xc, 3), (0xd, 0), (0xe, 4), (0xf, 5), (0x10, 3), (0x14, 6), (0x41, 7), (0x48, 6), (0x49, 7), (0x4a, 8), (0x4b, 6), (0x4c, 7), (0x4d, 6), (0x4e, 7), (0x80, 0), (0x86, 1), (0x87, 2), (0x88, 3), (0x8a, 8), (0x8b, 0), (0x8c, 3), (0x8d, 0), (0x8e, 4), (0x8f, 5), (0x90, 3), (0x94, 6), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xcb, 0), (0xcc, 3), (0xcd, 0), (0xce, 4), (0xcf, 5), (0xd0, 3), (0xd4, 6)]),
    table(&[(0x0, 0), (0x4a, 1), (0x4b, 0)]),
    table(&[(0x0, 0), (0x6, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4b, 0), (0x4c, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x86, 1), (0x94, 0), (0xc6, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x6, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xa, 4), (0xb, 0), (0xc, 3), (0xd, 0), (0xe, 5), (0xf, 6), (0x10, 3), (0x14, 7), (0x41, 8), (0x48, 7), (0x49, 8), (0x4a, 4), (0x4b, 8), (0x80, 9), (0x86, 10), (0x87, 11), (0x88, 12), (0x8a, 13), (0x8b, 9), (0x8c, 12), (0x8d, 9), (0x8e, 14), (0x8f, 15), (0x90, 12), (0x94, 8), (0xc0, 9), (0xc6, 10), (0xc7, 11), (0xc8, 12), (0xca, 13), (0xcb, 9), (0xcc, 12), (0xcd, 9), (0xce, 14), (0xcf, 15), (0xd0, 12), (0xd4, 8)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 2), (0x8, 3), (0xb, 4), (0xc, 3), (0xd, 4), (0xe, 5), (0xf, 6), (0x10, 3), (0x14, 7), (0x41, 8), (0x48, 7), (0x49, 8), (0x4a, 9), (0x4b, 7), (0x4c, 8), (0x4d, 7), (0x4e, 8), (0x80, 0), (0x86, 1), (0x87, 2), (0x88, 3), (0x8a, 9), (0x8b, 4), (0x8c, 3), (0x8d, 4), (0x8e, 5), (0x8f, 6), (0x90, 3), (0x94, 7), (0xc0, 0), (0xc6, 1), (0xc7, 2), (0xc8, 3), (0xcb, 4), (0xcc, 3), (0xcd, 4), (0xce, 5), (0xcf, 6), (0xd0, 3), (0xd4, 7)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4e, 2), (0x4f, 1), (0x50, 3), (0x7f, 1)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4b, 0), (0x4c, 1), (0x4d, 0), (0x4e, 2), (0x4f, 1), (0x50, 3), (0x7f, 1), (0x80, 0), (0x8a, 1), (0x8b, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x81, 3), (0x82, 2), (0x83, 3), (0x94, 2), (0xc0, 0), (0xc1, 1), (0xc2, 0), (0xc3, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x81, 1), (0x82, 0), (0x83, 1), (0x8a, 3), (0x8b, 1), (0x94, 0), (0xc1, 1), (0xc2, 0), (0xc3, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4b, 0), (0x4c, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x82, 1), (0x94, 0), (0xc2, 1), (0xd4, 0)]),
    table(&[(0x0, 6)]),
    table(&[(0x0, 0), (0x1, 1), (0x10, 0), (0x11, 1), (0x20, 0), (0x21, 1), (0x30, 0), (0x31, 1), (0x40, 0), (0x41, 1), (0x50, 0), (0x51, 1), (0x60, 0), (0x61, 1), (0x70, 0), (0x71, 1), (0x80, 0), (0x81, 1), (0x90, 0), (0x91, 1), (0xa0, 0), (0xa1, 1), (0xb0, 0), (0xb1, 1), (0xc0, 0), (0xc1, 1), (0xd0, 0), (0xd1, 1), (0xe0, 0), (0xe1, 1), (0xf0, 0), (0xf1, 1)]),
    table(&[(0x0, 0), (0x1, 7), (0x8, 0), (0x9, 7), (0x10, 0), (0x11, 7), (0x18, 0), (0x19, 7), (0x20, 0), (0x21, 7), (0x28, 0), (0x29, 7), (0x30, 0), (0x31, 7), (0x38, 0), (0x39, 7), (0x40, 0), (0x41, 7), (0x48, 0), (0x49, 7), (0x50, 0), (0x51, 7), (0x58, 0), (0x59, 7), (0x60, 0), (0x61, 7), (0x68, 0), (0x69, 7), (0x70, 0), (0x71, 7), (0x78, 0), (0x79, 7), (0x80, 0), (0x81, 7), (0x88, 0), (0x89, 7), (0x90, 0), (0x91, 7), (0x98, 0), (0x99, 7), (0xa0, 0), (0xa1, 7), (0xa8, 0), (0xa9, 7), (0xb0, 0), (0xb1, 7), (0xb8, 0), (0xb9, 7), (0xc0, 0), (0xc1, 7), (0xc8, 0), (0xc9, 7), (0xd0, 0), (0xd1, 7), (0xd8, 0), (0xd9, 7), (0xe0, 0), (0xe1, 7), (0xe8, 0), (0xe9, 7), (0xf0, 0), (0xf1, 7), (0xf8, 0), (0xf9, 7)]),
    table(&[(0x0, 0), (0x4, 1), (0x5, 2), (0xc, 3), (0xd, 2), (0x14, 3), (0x15, 2), (0x1c, 3), (0x1d, 2), (0x24, 3), (0x25, 2), (0x2c, 3), (0x2d, 2), (0x34, 3), (0x35, 2), (0x3c, 3), (0x3d, 2), (0x44, 3), (0x45, 2), (0x4c, 3), (0x4d, 2), (0x54, 3), (0x55, 2), (0x5c, 3), (0x5d, 2), (0x64, 3), (0x65, 2), (0x6c, 3), (0x6d, 2), (0x74, 3), (0x75, 2), (0x7c, 3), (0x7d, 2), (0x84, 3), (0x85, 2), (0x8c, 3), (0x8d, 2), (0x94, 3), (0x95, 2), (0x9c, 3), (0x9d, 2), (0xa4, 3), (0xa5, 2), (0xac, 3), (0xad, 2), (0xb4, 3), (0xb5, 2), (0xbc, 3), (0xbd, 2), (0xc4, 3), (0xc5, 2), (0xcc, 3), (0xcd, 2), (0xd4, 3), (0xd5, 2), (0xdc, 3), (0xdd, 2), (0xe4, 3), (0xe5, 2), (0xec, 3), (0xed, 2), (0xf4, 3), (0xf5, 2), (0xfc, 3), (0xfd, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x81, 1), (0x94, 0), (0xc1, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x7f, 1), (0x80, 0), (0x8a, 1), (0x8b, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x5, 2), (0xf, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x5, 0), (0x6, 1)]),
    table(&[(0x0, 0), (0x4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x5, 2), (0x9, 3), (0x11, 4), (0x21, 5), (0x41, 6)]),
    table(&[(0x0, 0), (0x2, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x4d, 3), (0x4e, 0), (0x7f, 2), (0x80, 3), (0x82, 2), (0x94, 3), (0xc0, 0), (0xc2, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 0), (0x5, 1), (0x8, 0), (0x9, 1), (0xc, 0), (0xd, 1), (0x10, 0), (0x11, 1), (0x14, 0), (0x15, 1), (0x18, 0), (0x19, 1), (0x1c, 0), (0x1d, 1), (0x20, 0), (0x21, 1), (0x24, 0), (0x25, 1), (0x28, 0), (0x29, 1), (0x2c, 0), (0x2d, 1), (0x30, 0), (0x31, 1), (0x34, 0), (0x35, 1), (0x38, 0), (0x39, 1), (0x3c, 0), (0x3d, 1), (0x42, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x10, 0), (0x13, 1), (0x20, 0), (0x23, 1), (0x30, 0), (0x33, 1), (0x40, 0), (0x43, 1), (0x50, 0), (0x53, 1), (0x60, 0), (0x63, 1), (0x70, 0), (0x73, 1), (0x80, 0), (0x83, 1), (0x90, 0), (0x93, 1), (0xa0, 0), (0xa3, 1), (0xb0, 0), (0xb3, 1), (0xc0, 0), (0xc3, 1), (0xd0, 0), (0xd3, 1), (0xe0, 0), (0xe3, 1), (0xf0, 0), (0xf3, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x7, 0), (0x8, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x82, 1), (0x87, 0), (0x88, 1), (0x94, 0), (0xc2, 1), (0xc7, 0), (0xc8, 1), (0xd4, 0)]),
    table(&[(0x0, 3), (0x1, 4), (0x2, 0), (0x3, 7), (0x4, 3), (0x5, 4), (0x6, 0), (0x7, 7), (0x8, 3), (0x9, 4), (0xa, 0), (0xb, 7), (0xc, 3), (0xd, 4), (0xe, 0), (0xf, 7), (0x10, 3), (0x11, 4), (0x12, 0), (0x13, 7), (0x14, 3), (0x15, 4), (0x16, 0), (0x17, 7), (0x18, 3), (0x19, 4), (0x1a, 0), (0x1b, 7), (0x1c, 3), (0x1d, 4), (0x1e, 0), (0x1f, 7), (0x20, 3), (0x21, 4), (0x22, 0), (0x23, 7), (0x24, 3), (0x25, 4), (0x26, 0), (0x27, 7), (0x28, 3), (0x29, 4), (0x2a, 0), (0x2b, 7), (0x2c, 3), (0x2d, 4), (0x2e, 0), (0x2f, 7), (0x30, 3), (0x31, 4), (0x32, 0), (0x33, 7), (0x34, 3), (0x35, 4), (0x36, 0), (0x37, 7), (0x38, 3), (0x39, 4), (0x3a, 0), (0x3b, 7), (0x3c, 3), (0x3d, 4), (0x3e, 0), (0x3f, 7), (0x40, 3), (0x41, 4), (0x42, 0), (0x43, 7), (0x44, 3), (0x45, 4), (0x46, 0), (0x47, 7), (0x48, 3), (0x49, 4), (0x4a, 0), (0x4b, 7), (0x4c, 3), (0x4d, 4), (0x4e, 0), (0x4f, 7), (0x50, 3), (0x51, 4), (0x52, 0), (0x53, 7), (0x54, 3), (0x55, 4), (0x56, 0), (0x57, 7), (0x58, 3), (0x59, 4), (0x5a, 0), (0x5b, 7), (0x5c, 3), (0x5d, 4), (0x5e, 0), (0x5f, 7), (0x60, 3), (0x61, 4), (0x62, 0), (0x63, 7), (0x64, 3), (0x65, 4), (0x66, 0), (0x67, 7), (0x68, 3), (0x69, 4), (0x6a, 0), (0x6b, 7), (0x6c, 3), (0x6d, 4), (0x6e, 0), (0x6f, 7), (0x70, 3), (0x71, 4), (0x72, 0), (0x73, 7), (0x74, 3), (0x75, 4), (0x76, 0), (0x77, 7), (0x78, 3), (0x79, 4), (0x7a, 0), (0x7b, 7), (0x7c, 3), (0x7d, 4), (0x7e, 0), (0x7f, 7), (0x80, 3), (0x81, 4), (0x82, 0), (0x83, 7), (0x84, 3), (0x85, 4), (0x86, 0), (0x87, 7), (0x88, 3), (0x89, 4), (0x8a, 0), (0x8b, 7), (0x8c, 3), (0x8d, 4), (0x8e, 0), (0x8f, 7), (0x90, 3), (0x91, 4), (0x92, 0), (0x93, 7), (0x94, 3), (0x95, 4), (0x96, 0), (0x97, 7), (0x98, 3), (0x99, 4), (0x9a, 0), (0x9b, 7), (0x9c, 3), (0x9d, 4), (0x9e, 0), (0x9f, 7), (0xa0, 3), (0xa1, 4), (0xa2, 0), (0xa3, 7), (0xa4, 3), (0xa5, 4), (0xa6, 0), (0xa7, 7), (0xa8, 3), (0xa9, 4), (0xaa, 0), (0xab, 7), (0xac, 3), (0xad, 4), (0xae, 0), (0xaf, 7), (0xb0, 3), (0xb1, 4), (0xb2, 0), (0xb3, 7), (0xb4, 3), (0xb5, 4), (0xb6, 0), (0xb7, 7), (0xb8, 3), (0xb9, 4), (0xba, 0), (0xbb, 7), (0xbc, 3), (0xbd, 4), (0xbe, 0), (0xbf, 7), (0xc0, 3), (0xc1, 4), (0xc2, 0), (0xc3, 7), (0xc4, 3), (0xc5, 4), (0xc6, 0), (0xc7, 7), (0xc8, 3), (0xc9, 4), (0xca, 0), (0xcb, 7), (0xcc, 3), (0xcd, 4), (0xce, 0), (0xcf, 7), (0xd0, 3), (0xd1, 4), (0xd2, 0), (0xd3, 7), (0xd4, 3), (0xd5, 4), (0xd6, 0), (0xd7, 7), (0xd8, 3), (0xd9, 4), (0xda, 0), (0xdb, 7), (0xdc, 3), (0xdd, 4), (0xde, 0), (0xdf, 7), (0xe0, 3), (0xe1, 4), (0xe2, 0), (0xe3, 7), (0xe4, 3), (0xe5, 4), (0xe6, 0), (0xe7, 7), (0xe8, 3), (0xe9, 4), (0xea, 0), (0xeb, 7), (0xec, 3), (0xed, 4), (0xee, 0), (0xef, 7), (0xf0, 3), (0xf1, 4), (0xf2, 0), (0xf3, 7), (0xf4, 3), (0xf5, 4), (0xf6, 0), (0xf7, 7), (0xf8, 3), (0xf9, 4), (0xfa, 0), (0xfb, 7), (0xfc, 3), (0xfd, 4), (0xfe, 0), (0xff, 7)]),
    table(&[(0x0, 0), (0x1, 1), (0x10, 0), (0x11, 1), (0x20, 0)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 0), (0x87, 1), (0x88, 0), (0x94, 1), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x9, 1), (0xb, 0), (0xf, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x10, 0), (0x11, 1), (0x20, 0), (0x21, 1), (0x30, 0), (0x31, 1), (0x40, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 0), (0x82, 1), (0x84, 0), (0x94, 1), (0xc0, 0), (0xc2, 1), (0xc4, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x10, 0)]),
    table(&[(0x0, 0), (0x4, 1), (0x5, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 0), (0x84, 1), (0x85, 0), (0x94, 1), (0xc0, 0), (0xc4, 1), (0xc5, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x8, 0)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0), (0x4b, 1), (0x4c, 0), (0x4d, 1), (0x4e, 0), (0x87, 1), (0x88, 0), (0x94, 1), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 1), (0x10, 0), (0x11, 1), (0x12, 0), (0x13, 1)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4b, 0), (0x4c, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x8a, 1), (0x8b, 0)]),
    table(&[(0x0, 0), (0x2, 1)]),
    table(&[(0x0, 0), (0x8, 1), (0xb, 0), (0xc, 1), (0xd, 0), (0xf, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x88, 3), (0x8b, 2), (0x8c, 3), (0x8d, 2), (0x8f, 3), (0x94, 2), (0xc0, 0), (0xc8, 1), (0xcb, 0), (0xcc, 1), (0xcd, 0), (0xcf, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x8, 1), (0xb, 0), (0xc, 1), (0xd, 0), (0xf, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x88, 1), (0x8a, 3), (0x8b, 0), (0x8c, 1), (0x8d, 0), (0x8f, 1), (0x94, 0), (0xc8, 1), (0xcb, 0), (0xcc, 1), (0xcd, 0), (0xcf, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x6, 1), (0x10, 0), (0x11, 1), (0x12, 0), (0x15, 1), (0x20, 0), (0x21, 1), (0x22, 0), (0x25, 1), (0x30, 0), (0x31, 1), (0x32, 0), (0x35, 1), (0x40, 0), (0x41, 1), (0x42, 0), (0x45, 1), (0x50, 0), (0x51, 1), (0x52, 0), (0x54, 1), (0x60, 0), (0x61, 1), (0x62, 0), (0x64, 1), (0x70, 0), (0x71, 1), (0x72, 0), (0x73, 1), (0x80, 0), (0x81, 1), (0x82, 0), (0x86, 1), (0x90, 0), (0x91, 1), (0x92, 0), (0x95, 1), (0xa0, 0), (0xa1, 1), (0xa2, 0), (0xa5, 1), (0xb0, 0), (0xb1, 1), (0xb2, 0), (0xb5, 1), (0xc0, 0), (0xc1, 1), (0xc2, 0), (0xc5, 1), (0xd0, 0), (0xd1, 1), (0xd2, 0), (0xd4, 1), (0xe0, 0), (0xe1, 1), (0xe2, 0), (0xe4, 1), (0xf0, 0), (0xf1, 1), (0xf2, 0), (0xf3, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x14, 3), (0x41, 4), (0x48, 3), (0x49, 4), (0x4a, 5), (0x4b, 3), (0x4c, 4), (0x80, 6), (0x81, 7), (0x82, 5), (0x94, 4), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xd4, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x14, 3), (0x41, 4), (0x48, 3), (0x49, 4), (0x4a, 5), (0x4b, 3), (0x4c, 4), (0x4d, 3), (0x4e, 4), (0x80, 0), (0x81, 1), (0x82, 2), (0x8a, 5), (0x8b, 2), (0x94, 3), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xd4, 3)]),
    table(&[(0x0, 0), (0x2, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x82, 1), (0x8a, 3), (0x8b, 1), (0x94, 0), (0xc2, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 2), (0x5, 0), (0xc, 3), (0xd, 0), (0x13, 1), (0x14, 2), (0x15, 0), (0x1c, 3), (0x1d, 0), (0x23, 1), (0x24, 2), (0x25, 0), (0x2c, 3), (0x2d, 0), (0x33, 1), (0x34, 2), (0x35, 0), (0x3c, 3), (0x3d, 0), (0x43, 1), (0x44, 2), (0x45, 0), (0x4c, 3), (0x4d, 0), (0x53, 1), (0x54, 3), (0x55, 0), (0x5c, 3), (0x5d, 0), (0x63, 1), (0x64, 3), (0x65, 0), (0x6c, 3), (0x6d, 0), (0x74, 3), (0x75, 0), (0x7c, 3), (0x7d, 0), (0x83, 1), (0x84, 2), (0x85, 0), (0x8c, 3), (0x8d, 0), (0x93, 1), (0x94, 2), (0x95, 0), (0x9c, 3), (0x9d, 0), (0xa3, 1), (0xa4, 2), (0xa5, 0), (0xac, 3), (0xad, 0), (0xb3, 1), (0xb4, 2), (0xb5, 0), (0xbc, 3), (0xbd, 0), (0xc3, 1), (0xc4, 2), (0xc5, 0), (0xcc, 3), (0xcd, 0), (0xd3, 1), (0xd4, 3), (0xd5, 0), (0xdc, 3), (0xdd, 0), (0xe3, 1), (0xe4, 3), (0xe5, 0), (0xec, 3), (0xed, 0), (0xf4, 3), (0xf5, 0), (0xfc, 3), (0xfd, 0)]),
    table(&[(0x0, 6), (0x3, 3), (0x4, 4), (0x5, 7), (0x8, 6), (0xb, 3), (0xc, 4), (0xd, 7), (0x10, 6), (0x13, 3), (0x14, 4), (0x15, 7), (0x18, 6), (0x1b, 3), (0x1c, 4), (0x1d, 7), (0x20, 6), (0x23, 3), (0x24, 4), (0x25, 7), (0x28, 6), (0x2b, 3), (0x2c, 4), (0x2d, 7), (0x30, 6), (0x33, 3), (0x34, 4), (0x35, 7), (0x38, 6), (0x3b, 3), (0x3c, 4), (0x3d, 7), (0x40, 6), (0x43, 3), (0x44, 4), (0x45, 7), (0x48, 6), (0x4b, 3), (0x4c, 4), (0x4d, 7), (0x50, 6), (0x53, 3), (0x54, 4), (0x55, 7), (0x58, 6), (0x5b, 3), (0x5c, 4), (0x5d, 7), (0x60, 6), (0x63, 3), (0x64, 4), (0x65, 7), (0x68, 6), (0x6b, 3), (0x6c, 4), (0x6d, 7), (0x70, 6), (0x73, 3), (0x74, 4), (0x75, 7), (0x78, 6), (0x7b, 3), (0x7c, 4), (0x7d, 7), (0x80, 6), (0x83, 3), (0x84, 4), (0x85, 7), (0x88, 6), (0x8b, 3), (0x8c, 4), (0x8d, 7), (0x90, 6), (0x93, 3), (0x94, 4), (0x95, 7), (0x98, 6), (0x9b, 3), (0x9c, 4), (0x9d, 7), (0xa0, 6), (0xa3, 3), (0xa4, 4), (0xa5, 7), (0xa8, 6), (0xab, 3), (0xac, 4), (0xad, 7), (0xb0, 6), (0xb3, 3), (0xb4, 4), (0xb5, 7), (0xb8, 6), (0xbb, 3), (0xbc, 4), (0xbd, 7), (0xc0, 6), (0xc3, 3), (0xc4, 4), (0xc5, 7), (0xc8, 6), (0xcb, 3), (0xcc, 4), (0xcd, 7), (0xd0, 6), (0xd3, 3), (0xd4, 4), (0xd5, 7), (0xd8, 6), (0xdb, 3), (0xdc, 4), (0xdd, 7), (0xe0, 6), (0xe3, 3), (0xe4, 4), (0xe5, 7), (0xe8, 6), (0xeb, 3), (0xec, 4), (0xed, 7), (0xf0, 6), (0xf3, 3), (0xf4, 4), (0xf5, 7), (0xf8, 6), (0xfb, 3), (0xfc, 4), (0xfd, 7)]),
    table(&[(0x0, 0), (0x9, 1), (0xf, 2)]),
    table(&[(0x0, 0), (0x8, 1), (0xe, 0), (0xf, 1), (0x19, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0), (0x4b, 1), (0x4c, 0), (0x4d, 1), (0x4e, 0), (0x83, 1), (0x84, 0), (0x94, 1), (0xc0, 0), (0xc3, 1), (0xc4, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x10, 0), (0x12, 1)]),
    table(&[(0x0, 0), (0x5, 1), (0x80, 2), (0x85, 3)]),
    table(&[(0x0, 0), (0xb, 1), (0xc, 0), (0x14, 1), (0x41, 2), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x4d, 3), (0x4e, 1), (0x7f, 2), (0x8b, 3), (0x8c, 2), (0x94, 3), (0xc0, 0), (0xcb, 1), (0xcc, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 2), (0x5, 1), (0x8, 2), (0x9, 1), (0xc, 2), (0xd, 1), (0x10, 0), (0x11, 1), (0x14, 2), (0x15, 1), (0x18, 2), (0x19, 1), (0x1c, 2), (0x1d, 1), (0x20, 0), (0x21, 1), (0x24, 2), (0x25, 1), (0x28, 2), (0x29, 1), (0x2c, 2), (0x2d, 1), (0x30, 0), (0x31, 1), (0x34, 2), (0x35, 1), (0x38, 2), (0x39, 1), (0x3c, 2), (0x3d, 1), (0x42, 2), (0x44, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 2), (0x5, 3), (0x8, 4), (0xb, 3), (0xc, 5), (0xd, 3), (0x10, 0), (0x13, 1), (0x14, 2), (0x15, 3), (0x18, 4), (0x1b, 3), (0x1c, 5), (0x1d, 3), (0x20, 0), (0x23, 1), (0x24, 2), (0x25, 3), (0x28, 4), (0x2b, 3), (0x2c, 5), (0x2d, 3), (0x30, 0), (0x33, 1), (0x34, 2), (0x35, 3), (0x38, 4), (0x3b, 3), (0x3c, 5), (0x3d, 3), (0x40, 0), (0x43, 1), (0x44, 2), (0x45, 3), (0x48, 4), (0x4b, 3), (0x4c, 5), (0x4d, 3), (0x50, 0), (0x53, 1), (0x54, 5), (0x55, 3), (0x58, 4), (0x5b, 3), (0x5c, 5), (0x5d, 3), (0x60, 0), (0x63, 1), (0x64, 5), (0x65, 3), (0x68, 4), (0x6b, 3), (0x6c, 5), (0x6d, 3), (0x70, 0), (0x73, 3), (0x74, 5), (0x75, 3), (0x78, 4), (0x7b, 3), (0x7c, 5), (0x7d, 3), (0x80, 0), (0x83, 1), (0x84, 2), (0x85, 3), (0x88, 4), (0x8b, 3), (0x8c, 5), (0x8d, 3), (0x90, 0), (0x93, 1), (0x94, 2), (0x95, 3), (0x98, 4), (0x9b, 3), (0x9c, 5), (0x9d, 3), (0xa0, 0), (0xa3, 1), (0xa4, 2), (0xa5, 3), (0xa8, 4), (0xab, 3), (0xac, 5), (0xad, 3), (0xb0, 0), (0xb3, 1), (0xb4, 2), (0xb5, 3), (0xb8, 4), (0xbb, 3), (0xbc, 5), (0xbd, 3), (0xc0, 0), (0xc3, 1), (0xc4, 2), (0xc5, 3), (0xc8, 4), (0xcb, 3), (0xcc, 5), (0xcd, 3), (0xd0, 0), (0xd3, 1), (0xd4, 5), (0xd5, 3), (0xd8, 4), (0xdb, 3), (0xdc, 5), (0xdd, 3), (0xe0, 0), (0xe3, 1), (0xe4, 5), (0xe5, 3), (0xe8, 4), (0xeb, 3), (0xec, 5), (0xed, 3), (0xf0, 0), (0xf3, 3), (0xf4, 5), (0xf5, 3), (0xf8, 4), (0xfb, 3), (0xfc, 5), (0xfd, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 3), (0x8, 4), (0x9, 5), (0xa, 3), (0xc, 4), (0xd, 5), (0xe, 3), (0x10, 4), (0x11, 5), (0x12, 3), (0x14, 4), (0x15, 5), (0x16, 3), (0x18, 4), (0x19, 5), (0x1a, 3), (0x1c, 4), (0x1d, 5), (0x1e, 3), (0x20, 4), (0x21, 5), (0x22, 3), (0x24, 4), (0x25, 5), (0x26, 3), (0x28, 4), (0x29, 5), (0x2a, 3), (0x2c, 4), (0x2d, 5), (0x2e, 3), (0x30, 4), (0x31, 5), (0x32, 3), (0x34, 4), (0x35, 5), (0x36, 3), (0x38, 4), (0x39, 5), (0x3a, 3), (0x3c, 4), (0x3d, 5), (0x3e, 3), (0x40, 4), (0x41, 5), (0x42, 3), (0x44, 4), (0x45, 5), (0x46, 3), (0x48, 4), (0x49, 5), (0x4a, 3), (0x4c, 4), (0x4d, 5), (0x4e, 3), (0x50, 4), (0x51, 5), (0x52, 3), (0x54, 4), (0x55, 5), (0x56, 3), (0x58, 4), (0x59, 5), (0x5a, 3), (0x5c, 4), (0x5d, 5), (0x5e, 3), (0x60, 4), (0x61, 5), (0x62, 3), (0x64, 4), (0x65, 5), (0x66, 3), (0x68, 4), (0x69, 5), (0x6a, 3), (0x6c, 4), (0x6d, 5), (0x6e, 3), (0x70, 4), (0x71, 5), (0x72, 3), (0x74, 4), (0x75, 5), (0x76, 3), (0x78, 4), (0x79, 5), (0x7a, 3), (0x7c, 4), (0x7d, 5), (0x7e, 3), (0x80, 4), (0x81, 5), (0x82, 3), (0x84, 4), (0x85, 5), (0x86, 3), (0x88, 4), (0x89, 5), (0x8a, 3), (0x8c, 4), (0x8d, 5), (0x8e, 3), (0x90, 4), (0x91, 5), (0x92, 3), (0x94, 4), (0x95, 5), (0x96, 3), (0x98, 4), (0x99, 5), (0x9a, 3), (0x9c, 4), (0x9d, 5), (0x9e, 3), (0xa0, 4), (0xa1, 5), (0xa2, 3), (0xa4, 4), (0xa5, 5), (0xa6, 3), (0xa8, 4), (0xa9, 5), (0xaa, 3), (0xac, 4), (0xad, 5), (0xae, 3), (0xb0, 4), (0xb1, 5), (0xb2, 3), (0xb4, 4), (0xb5, 5), (0xb6, 3), (0xb8, 4), (0xb9, 5), (0xba, 3), (0xbc, 4), (0xbd, 5), (0xbe, 3), (0xc0, 4), (0xc1, 5), (0xc2, 3), (0xc4, 4), (0xc5, 5), (0xc6, 3), (0xc8, 4), (0xc9, 5), (0xca, 3), (0xcc, 4), (0xcd, 5), (0xce, 3), (0xd0, 4), (0xd1, 5), (0xd2, 3), (0xd4, 4), (0xd5, 5), (0xd6, 3), (0xd8, 4), (0xd9, 5), (0xda, 3), (0xdc, 4), (0xdd, 5), (0xde, 3), (0xe0, 4), (0xe1, 5), (0xe2, 3), (0xe4, 4), (0xe5, 5), (0xe6, 3), (0xe8, 4), (0xe9, 5), (0xea, 3), (0xec, 4), (0xed, 5), (0xee, 3), (0xf0, 4), (0xf1, 5), (0xf2, 3), (0xf4, 4), (0xf5, 5), (0xf6, 3), (0xf8, 4), (0xf9, 5), (0xfa, 3), (0xfc, 4), (0xfd, 5), (0xfe, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 4), (0x7, 5), (0x8, 3), (0x9, 4), (0xb, 5), (0xc, 3), (0xd, 4), (0xf, 5), (0x10, 3), (0x11, 4), (0x13, 5), (0x14, 3), (0x15, 4), (0x17, 5), (0x18, 3), (0x19, 4), (0x1b, 5), (0x1c, 3), (0x1d, 4), (0x1f, 5), (0x20, 3), (0x21, 4), (0x23, 5), (0x24, 3), (0x25, 4), (0x27, 5), (0x28, 3), (0x29, 4), (0x2b, 5), (0x2c, 3), (0x2d, 4), (0x2f, 5), (0x30, 3), (0x31, 4), (0x33, 5), (0x34, 3), (0x35, 4), (0x37, 5), (0x38, 3), (0x39, 4), (0x3b, 5), (0x3c, 3), (0x3d, 4), (0x3f, 5), (0x40, 3), (0x41, 4), (0x43, 5), (0x44, 3), (0x45, 4), (0x47, 5), (0x48, 3), (0x49, 4), (0x4b, 5), (0x4c, 3), (0x4d, 4), (0x4f, 5), (0x50, 3), (0x51, 4), (0x53, 5), (0x54, 3), (0x55, 4), (0x57, 5), (0x58, 3), (0x59, 4), (0x5b, 5), (0x5c, 3), (0x5d, 4), (0x5f, 5), (0x60, 3), (0x61, 4), (0x63, 5), (0x64, 3), (0x65, 4), (0x67, 5), (0x68, 3), (0x69, 4), (0x6b, 5), (0x6c, 3), (0x6d, 4), (0x6f, 5), (0x70, 3), (0x71, 4), (0x73, 5), (0x74, 3), (0x75, 4), (0x77, 5), (0x78, 3), (0x79, 4), (0x7b, 5), (0x7c, 3), (0x7d, 4), (0x7f, 5), (0x80, 3), (0x81, 4), (0x83, 5), (0x84, 3), (0x85, 4), (0x87, 5), (0x88, 3), (0x89, 4), (0x8b, 5), (0x8c, 3), (0x8d, 4), (0x8f, 5), (0x90, 3), (0x91, 4), (0x93, 5), (0x94, 3), (0x95, 4), (0x97, 5), (0x98, 3), (0x99, 4), (0x9b, 5), (0x9c, 3), (0x9d, 4), (0x9f, 5), (0xa0, 3), (0xa1, 4), (0xa3, 5), (0xa4, 3), (0xa5, 4), (0xa7, 5), (0xa8, 3), (0xa9, 4), (0xab, 5), (0xac, 3), (0xad, 4), (0xaf, 5), (0xb0, 3), (0xb1, 4), (0xb3, 5), (0xb4, 3), (0xb5, 4), (0xb7, 5), (0xb8, 3), (0xb9, 4), (0xbb, 5), (0xbc, 3), (0xbd, 4), (0xbf, 5), (0xc0, 3), (0xc1, 4), (0xc3, 5), (0xc4, 3), (0xc5, 4), (0xc7, 5), (0xc8, 3), (0xc9, 4), (0xcb, 5), (0xcc, 3), (0xcd, 4), (0xcf, 5), (0xd0, 3), (0xd1, 4), (0xd3, 5), (0xd4, 3), (0xd5, 4), (0xd7, 5), (0xd8, 3), (0xd9, 4), (0xdb, 5), (0xdc, 3), (0xdd, 4), (0xdf, 5), (0xe0, 3), (0xe1, 4), (0xe3, 5), (0xe4, 3), (0xe5, 4), (0xe7, 5), (0xe8, 3), (0xe9, 4), (0xeb, 5), (0xec, 3), (0xed, 4), (0xef, 5), (0xf0, 3), (0xf1, 4), (0xf3, 5), (0xf4, 3), (0xf5, 4), (0xf7, 5), (0xf8, 3), (0xf9, 4), (0xfb, 5), (0xfc, 3), (0xfd, 4), (0xff, 5)]),
    table(&[(0x0, 0), (0xb, 1), (0xc, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 0), (0x8b, 1), (0x8c, 0), (0x94, 1), (0xc0, 0), (0xcb, 1), (0xcc, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 7), (0x8, 0), (0x9, 1), (0xa, 2), (0xb, 3), (0xc, 4), (0xd, 7), (0x10, 0), (0x11, 1), (0x12, 2), (0x13, 3), (0x14, 4), (0x15, 7), (0x18, 0), (0x19, 1), (0x1a, 2), (0x1b, 3), (0x1c, 4), (0x1d, 7), (0x20, 0), (0x21, 1), (0x22, 2), (0x23, 3), (0x24, 4), (0x25, 7), (0x28, 0), (0x29, 1), (0x2a, 2), (0x2b, 3), (0x2c, 4), (0x2d, 7), (0x30, 0), (0x31, 1), (0x32, 2), (0x33, 3), (0x34, 4), (0x35, 7), (0x38, 0), (0x39, 1), (0x3a, 2), (0x3b, 3), (0x3c, 4), (0x3d, 7), (0x40, 0), (0x41, 1), (0x42, 2), (0x43, 3), (0x44, 4), (0x45, 7), (0x48, 0), (0x49, 1), (0x4a, 2), (0x4b, 3), (0x4c, 4), (0x4d, 7), (0x50, 0), (0x51, 1), (0x52, 2), (0x53, 3), (0x54, 4), (0x55, 7), (0x58, 0), (0x59, 1), (0x5a, 2), (0x5b, 3), (0x5c, 4), (0x5d, 7), (0x60, 0), (0x61, 1), (0x62, 2), (0x63, 3), (0x64, 4), (0x65, 7), (0x68, 0), (0x69, 1), (0x6a, 2), (0x6b, 3), (0x6c, 4), (0x6d, 7), (0x70, 0), (0x71, 1), (0x72, 2), (0x73, 3), (0x74, 4), (0x75, 7), (0x78, 0), (0x79, 1), (0x7a, 2), (0x7b, 3), (0x7c, 4), (0x7d, 7), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0x84, 4), (0x85, 7), (0x88, 0), (0x89, 1), (0x8a, 2), (0x8b, 3), (0x8c, 4), (0x8d, 7), (0x90, 0), (0x91, 1), (0x92, 2), (0x93, 3), (0x94, 4), (0x95, 7), (0x98, 0), (0x99, 1), (0x9a, 2), (0x9b, 3), (0x9c, 4), (0x9d, 7), (0xa0, 0), (0xa1, 1), (0xa2, 2), (0xa3, 3), (0xa4, 4), (0xa5, 7), (0xa8, 0), (0xa9, 1), (0xaa, 2), (0xab, 3), (0xac, 4), (0xad, 7), (0xb0, 0), (0xb1, 1), (0xb2, 2), (0xb3, 3), (0xb4, 4), (0xb5, 7), (0xb8, 0), (0xb9, 1), (0xba, 2), (0xbb, 3), (0xbc, 4), (0xbd, 7), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 3), (0xc4, 4), (0xc5, 7), (0xc8, 0), (0xc9, 1), (0xca, 2), (0xcb, 3), (0xcc, 4), (0xcd, 7), (0xd0, 0), (0xd1, 1), (0xd2, 2), (0xd3, 3), (0xd4, 4), (0xd5, 7), (0xd8, 0), (0xd9, 1), (0xda, 2), (0xdb, 3), (0xdc, 4), (0xdd, 7), (0xe0, 0), (0xe1, 1), (0xe2, 2), (0xe3, 3), (0xe4, 4), (0xe5, 7), (0xe8, 0), (0xe9, 1), (0xea, 2), (0xeb, 3), (0xec, 4), (0xed, 7), (0xf0, 0), (0xf1, 1), (0xf2, 2), (0xf3, 3), (0xf4, 4), (0xf5, 7), (0xf8, 0), (0xf9, 1), (0xfa, 2), (0xfb, 3), (0xfc, 4), (0xfd, 7)]),
    table(&[(0x0, 0), (0x4, 1), (0x10, 0), (0x14, 1), (0x20, 0), (0x24, 1), (0x30, 0), (0x34, 1), (0x40, 0), (0x44, 1), (0x50, 0), (0x54, 1), (0x60, 0), (0x64, 1), (0x70, 0), (0x73, 1), (0x80, 0), (0x84, 1), (0x90, 0), (0x94, 1), (0xa0, 0), (0xa4, 1), (0xb0, 0), (0xb4, 1), (0xc0, 0), (0xc4, 1), (0xd0, 0), (0xd4, 1), (0xe0, 0), (0xe4, 1), (0xf0, 0), (0xf3, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x7, 2), (0x8, 0), (0xb, 3), (0xd, 1), (0xe, 4), (0x10, 5), (0x12, 6), (0x13, 5), (0x15, 4), (0x20, 7), (0x22, 8), (0x24, 7), (0x27, 9), (0x28, 7), (0x2b, 10), (0x2d, 8), (0x2e, 11), (0x30, 12), (0x32, 13), (0x33, 12), (0x35, 11), (0x40, 14), (0x42, 15), (0x44, 14), (0x47, 16), (0x48, 14), (0x4b, 17), (0x4d, 15), (0x4e, 18), (0x50, 19), (0x52, 20), (0x53, 19), (0x55, 18), (0x60, 4), (0x62, 21), (0x64, 4), (0x67, 22), (0x68, 4), (0x6b, 23), (0x6d, 21), (0x6e, 4), (0x70, 24), (0x72, 25), (0x73, 24), (0x75, 4), (0x82, 21), (0x84, 4), (0x87, 22), (0x88, 4), (0x8b, 23), (0x8d, 21), (0x8e, 4), (0x90, 24), (0x92, 25), (0x93, 24), (0x95, 4), (0xa0, 11), (0xa2, 26), (0xa4, 11), (0xa7, 27), (0xa8, 11), (0xab, 28), (0xad, 26), (0xae, 11), (0xb0, 29), (0xb2, 30), (0xb3, 29), (0xb5, 11), (0xc0, 18), (0xc2, 31), (0xc4, 18), (0xc7, 32), (0xc8, 18), (0xcb, 33), (0xcd, 31), (0xce, 18), (0xd0, 34), (0xd2, 35), (0xd3, 34), (0xd5, 18), (0xe0, 4), (0xe2, 21), (0xe4, 4), (0xe7, 22), (0xe8, 4), (0xeb, 23), (0xed, 21), (0xee, 4), (0xf0, 24), (0xf2, 25), (0xf3, 24), (0xf5, 4)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 6), (0x7, 7), (0x8, 8), (0x9, 9), (0xa, 10), (0xb, 11), (0xc, 12), (0xd, 13), (0xe, 14), (0xf, 15), (0x10, 16), (0x11, 17), (0x12, 18), (0x13, 19), (0x14, 20), (0x40, 21), (0x41, 22), (0x48, 20), (0x4a, 10), (0x4b, 20), (0x7f, 22), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0x84, 4), (0x85, 5), (0x86, 6), (0x87, 7), (0x88, 8), (0x89, 9), (0x8a, 23), (0x8b, 11), (0x8c, 12), (0x8d, 13), (0x8e, 14), (0x8f, 15), (0x90, 16), (0x91, 17), (0x92, 18), (0x93, 19), (0x94, 20), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 3), (0xc4, 4), (0xc5, 5), (0xc6, 6), (0xc7, 7), (0xc8, 8), (0xc9, 9), (0xca, 10), (0xcb, 11), (0xcc, 12), (0xcd, 13), (0xce, 14), (0xcf, 15), (0xd0, 16), (0xd1, 17), (0xd2, 18), (0xd3, 19), (0xd4, 20)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 2), (0x7, 0), (0xa, 1), (0xb, 2), (0xc, 0), (0xd, 2), (0xe, 1), (0x10, 0), (0x11, 1), (0x14, 3), (0x41, 4), (0x48, 3), (0x4a, 1), (0x4b, 3), (0x7f, 4), (0x80, 0), (0x82, 1), (0x86, 2), (0x87, 0), (0x8a, 4), (0x8b, 2), (0x8c, 0), (0x8d, 2), (0x8e, 1), (0x90, 0), (0x91, 1), (0x94, 3), (0xc0, 0), (0xc2, 1), (0xc6, 2), (0xc7, 0), (0xca, 1), (0xcb, 2), (0xcc, 0), (0xcd, 2), (0xce, 1), (0xd0, 0), (0xd1, 1), (0xd4, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 7), (0x8, 0), (0x9, 1), (0xa, 2), (0xb, 3), (0xc, 7), (0x10, 0), (0x11, 1), (0x12, 2), (0x13, 3), (0x14, 7), (0x18, 0), (0x19, 1), (0x1a, 2), (0x1b, 3), (0x1c, 7), (0x20, 0), (0x21, 1), (0x22, 2), (0x23, 3), (0x24, 7), (0x28, 0), (0x29, 1), (0x2a, 2), (0x2b, 3), (0x2c, 7), (0x30, 0), (0x31, 1), (0x32, 2), (0x33, 3), (0x34, 7), (0x38, 0), (0x39, 1), (0x3a, 2), (0x3b, 3), (0x3c, 7), (0x40, 0), (0x41, 1), (0x42, 2), (0x43, 3), (0x44, 7), (0x48, 0), (0x49, 1), (0x4a, 2), (0x4b, 3), (0x4c, 7), (0x50, 0), (0x51, 1), (0x52, 2), (0x53, 3), (0x54, 7), (0x58, 0), (0x59, 1), (0x5a, 2), (0x5b, 3), (0x5c, 7), (0x60, 0), (0x61, 1), (0x62, 2), (0x63, 3), (0x64, 7), (0x68, 0), (0x69, 1), (0x6a, 2), (0x6b, 3), (0x6c, 7), (0x70, 0), (0x71, 1), (0x72, 2), (0x73, 3), (0x74, 7), (0x78, 0), (0x79, 1), (0x7a, 2), (0x7b, 3), (0x7c, 7), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0x84, 7), (0x88, 0), (0x89, 1), (0x8a, 2), (0x8b, 3), (0x8c, 7), (0x90, 0), (0x91, 1), (0x92, 2), (0x93, 3), (0x94, 7), (0x98, 0), (0x99, 1), (0x9a, 2), (0x9b, 3), (0x9c, 7), (0xa0, 0), (0xa1, 1), (0xa2, 2), (0xa3, 3), (0xa4, 7), (0xa8, 0), (0xa9, 1), (0xaa, 2), (0xab, 3), (0xac, 7), (0xb0, 0), (0xb1, 1), (0xb2, 2), (0xb3, 3), (0xb4, 7), (0xb8, 0), (0xb9, 1), (0xba, 2), (0xbb, 3), (0xbc, 7), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 3), (0xc4, 7), (0xc8, 0), (0xc9, 1), (0xca, 2), (0xcb, 3), (0xcc, 7), (0xd0, 0), (0xd1, 1), (0xd2, 2), (0xd3, 3), (0xd4, 7), (0xd8, 0), (0xd9, 1), (0xda, 2), (0xdb, 3), (0xdc, 7), (0xe0, 0), (0xe1, 1), (0xe2, 2), (0xe3, 3), (0xe4, 7), (0xe8, 0), (0xe9, 1), (0xea, 2), (0xeb, 3), (0xec, 7), (0xf0, 0), (0xf1, 1), (0xf2, 2), (0xf3, 3), (0xf4, 7), (0xf8, 0), (0xf9, 1), (0xfa, 2), (0xfb, 3), (0xfc, 7)]),
    table(&[(0x0, 0), (0x4, 1), (0xf, 2)]),
    table(&[(0x0, 0), (0x3, 1), (0x5, 0), (0x13, 1), (0x15, 0), (0x23, 1), (0x25, 0), (0x33, 1), (0x35, 0), (0x43, 1), (0x45, 0), (0x53, 1), (0x54, 0), (0x63, 1), (0x64, 0), (0x83, 1), (0x85, 0), (0x93, 1), (0x95, 0), (0xa3, 1), (0xa5, 0), (0xb3, 1), (0xb5, 0), (0xc3, 1), (0xc5, 0), (0xd3, 1), (0xd4, 0), (0xe3, 1), (0xe4, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0xb, 0), (0xc, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x81, 1), (0x8b, 0), (0x8c, 1), (0x94, 0), (0xc1, 1), (0xcb, 0), (0xcc, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x3, 0), (0x4, 1), (0x7, 0), (0x8, 1)]),
    table(&[(0x0, 0), (0x40, 1), (0x41, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x5, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x82, 1), (0x84, 0), (0x85, 1), (0x94, 0), (0xc2, 1), (0xc4, 0), (0xc5, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x20, 1), (0x40, 0), (0x60, 1), (0x80, 0), (0xa0, 1), (0xc0, 0), (0xe0, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x9, 2), (0xc, 1), (0xd, 2), (0x10, 0), (0x11, 3), (0x18, 0), (0x19, 3), (0x20, 0), (0x21, 3), (0x30, 0), (0x31, 3), (0x40, 0), (0x41, 3)]),
    table(&[(0x0, 0), (0x9, 1), (0xc, 0), (0xd, 1), (0x10, 0), (0x11, 2), (0x18, 3), (0x19, 2), (0x20, 3), (0x21, 2), (0x30, 3), (0x31, 2), (0x40, 3), (0x41, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x4d, 3), (0x4e, 0), (0x7f, 2), (0x80, 3), (0x81, 2), (0x94, 3), (0xc0, 0), (0xc1, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x9, 1), (0xff, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 0), (0x6, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x81, 1), (0x84, 0), (0x86, 1), (0x94, 0), (0xc1, 1), (0xc4, 0), (0xc6, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x20, 1), (0xff, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x14, 1), (0x40, 2), (0x41, 3), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 3), (0x80, 0), (0x82, 1), (0x84, 0), (0x94, 1), (0xc0, 0), (0xc2, 1), (0xc4, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x3, 1), (0xff, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x40, 0), (0xff, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 0), (0x6, 1), (0x14, 0), (0x40, 2), (0x41, 3), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 3), (0x80, 0), (0x81, 1), (0x84, 0), (0x86, 1), (0x94, 0), (0xc1, 1), (0xc4, 0), (0xc6, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x9, 1), (0xf, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0), (0x4b, 1), (0x4c, 0), (0x4d, 1), (0x4e, 0), (0x82, 1), (0x84, 0), (0x94, 1), (0xc0, 0), (0xc2, 1), (0xc4, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0xff, 1)]),
    table(&[(0x0, 0), (0x40, 1), (0xff, 0)]),
    table(&[(0x0, 0), (0x9, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x7, 2), (0x8, 0), (0xd, 1), (0xe, 3), (0x10, 4), (0x12, 5), (0x13, 4), (0x15, 3), (0x20, 6), (0x22, 7), (0x24, 6), (0x27, 8), (0x28, 6), (0x2d, 7), (0x2e, 9), (0x30, 10), (0x32, 11), (0x33, 10), (0x35, 9), (0x42, 12), (0x44, 9), (0x47, 13), (0x48, 9), (0x4d, 12), (0x4e, 9), (0x50, 14), (0x52, 15), (0x53, 14), (0x55, 9), (0x62, 12), (0x64, 9), (0x67, 13), (0x68, 9), (0x6d, 12), (0x6e, 9), (0x70, 14), (0x72, 15), (0x73, 14), (0x75, 9), (0x80, 3), (0x82, 16), (0x84, 3), (0x87, 17), (0x88, 3), (0x8d, 16), (0x8e, 3), (0x90, 18), (0x92, 19), (0x93, 18), (0x95, 3), (0xa0, 9), (0xa2, 12), (0xa4, 9), (0xa7, 13), (0xa8, 9), (0xad, 12), (0xae, 9), (0xb0, 14), (0xb2, 15), (0xb3, 14), (0xb5, 9), (0xc2, 12), (0xc4, 9), (0xc7, 13), (0xc8, 9), (0xcd, 12), (0xce, 9), (0xd0, 14), (0xd2, 15), (0xd3, 14), (0xd5, 9), (0xe2, 12), (0xe4, 9), (0xe7, 13), (0xe8, 9), (0xed, 12), (0xee, 9), (0xf0, 14), (0xf2, 15), (0xf3, 14), (0xf5, 9)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 6), (0x7, 7), (0x8, 8), (0x9, 9), (0xa, 10), (0xb, 11), (0xc, 12), (0xd, 13), (0xe, 14), (0xf, 15), (0x10, 16), (0x11, 17), (0x12, 18), (0x13, 19), (0x14, 20), (0x41, 21), (0x48, 20), (0x4a, 10), (0x4b, 20), (0x7f, 21), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0x84, 4), (0x85, 5), (0x86, 6), (0x87, 7), (0x88, 8), (0x89, 9), (0x8a, 22), (0x8b, 11), (0x8c, 12), (0x8d, 13), (0x8e, 14), (0x8f, 15), (0x90, 16), (0x91, 17), (0x92, 18), (0x93, 19), (0x94, 20), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 3), (0xc4, 4), (0xc5, 5), (0xc6, 6), (0xc7, 7), (0xc8, 8), (0xc9, 9), (0xca, 10), (0xcb, 11), (0xcc, 12), (0xcd, 13), (0xce, 14), (0xcf, 15), (0xd0, 16), (0xd1, 17), (0xd2, 18), (0xd3, 19), (0xd4, 20)]),
    table(&[(0x0, 0), (0x4, 1), (0x9, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x21, 0)]),
    table(&[(0x0, 0), (0x21, 1)]),
    table(&[(0x0, 0), (0x10, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 2), (0x7, 3), (0x8, 2), (0xb, 4), (0xd, 1), (0xe, 5), (0x10, 6), (0x12, 7), (0x13, 6), (0x15, 5), (0x20, 8), (0x22, 9), (0x24, 10), (0x27, 11), (0x28, 10), (0x2b, 12), (0x2d, 9), (0x2e, 13), (0x30, 14), (0x32, 15), (0x33, 14), (0x35, 13), (0x40, 16), (0x42, 17), (0x44, 18), (0x47, 19), (0x48, 18), (0x4b, 20), (0x4d, 17), (0x4e, 13), (0x50, 21), (0x52, 22), (0x53, 21), (0x55, 13), (0x60, 16), (0x62, 17), (0x64, 18), (0x67, 19), (0x68, 18), (0x6b, 20), (0x6d, 17), (0x6e, 13), (0x70, 21), (0x72, 22), (0x73, 21), (0x75, 13), (0x80, 23), (0x82, 24), (0x84, 25), (0x87, 26), (0x88, 25), (0x8b, 27), (0x8d, 24), (0x8e, 5), (0x90, 28), (0x92, 29), (0x93, 28), (0x95, 5), (0xa0, 16), (0xa2, 17), (0xa4, 18), (0xa7, 19), (0xa8, 18), (0xab, 20), (0xad, 17), (0xae, 13), (0xb0, 21), (0xb2, 22), (0xb3, 21), (0xb5, 13), (0xc0, 16), (0xc2, 17), (0xc4, 18), (0xc7, 19), (0xc8, 18), (0xcb, 20), (0xcd, 17), (0xce, 13), (0xd0, 21), (0xd2, 22), (0xd3, 21), (0xd5, 13), (0xe0, 16), (0xe2, 17), (0xe4, 18), (0xe7, 19), (0xe8, 18), (0xeb, 20), (0xed, 17), (0xee, 13), (0xf0, 21), (0xf2, 22), (0xf3, 21), (0xf5, 13)]),
    table(&[(0x0, 0), (0x5, 1), (0x10, 0), (0x15, 1), (0x20, 0), (0x25, 1), (0x30, 0), (0x35, 1), (0x40, 0), (0x45, 1), (0x50, 0), (0x54, 1), (0x60, 0), (0x64, 1), (0x70, 0), (0x73, 1), (0x80, 0), (0x85, 1), (0x90, 0), (0x95, 1), (0xa0, 0), (0xa5, 1), (0xb0, 0), (0xb5, 1), (0xc0, 0), (0xc5, 1), (0xd0, 0), (0xd4, 1), (0xe0, 0), (0xe4, 1), (0xf0, 0), (0xf3, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x8, 0), (0x14, 1), (0x41, 2), (0x48, 1), (0x49, 2), (0x4a, 3), (0x4b, 1), (0x4c, 2), (0x80, 3), (0x86, 2), (0x88, 3), (0x94, 2), (0xc0, 0), (0xc6, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0x8, 0), (0x14, 1), (0x41, 2), (0x48, 1), (0x49, 2), (0x4a, 3), (0x4b, 1), (0x4c, 2), (0x4d, 1), (0x4e, 2), (0x80, 0), (0x86, 1), (0x88, 0), (0x8a, 3), (0x8b, 0), (0x94, 1), (0xc0, 0), (0xc6, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x5, 0), (0x6, 1), (0x9, 0), (0xf, 2)]),
    table(&[(0x0, 0), (0x4, 1), (0xb, 2), (0xc, 1), (0xd, 2), (0xe, 1), (0x14, 0), (0x41, 3), (0x48, 0), (0x49, 3), (0x4a, 4), (0x4b, 0), (0x4c, 3), (0x84, 4), (0x8b, 5), (0x8c, 4), (0x8d, 5), (0x8e, 4), (0x94, 3), (0xc0, 0), (0xc4, 1), (0xcb, 2), (0xcc, 1), (0xcd, 2), (0xce, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x4, 1), (0xb, 2), (0xc, 1), (0xd, 2), (0xe, 1), (0x14, 0), (0x41, 3), (0x48, 0), (0x49, 3), (0x4a, 4), (0x4b, 0), (0x4c, 3), (0x4d, 0), (0x4e, 3), (0x80, 0), (0x84, 1), (0x8a, 4), (0x8b, 2), (0x8c, 1), (0x8d, 2), (0x8e, 1), (0x94, 0), (0xc4, 1), (0xcb, 2), (0xcc, 1), (0xcd, 2), (0xce, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x9, 2), (0xf, 3)]),
    table(&[(0x0, 0), (0x4, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x84, 3), (0x94, 2), (0xc0, 0), (0xc4, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x4, 1), (0x14, 0), (0x41, 2), (0x48, 0), (0x49, 2), (0x4a, 3), (0x4b, 0), (0x4c, 2), (0x4d, 0), (0x4e, 2), (0x80, 0), (0x84, 1), (0x8a, 3), (0x8b, 1), (0x94, 0), (0xc4, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x5, 2), (0x8, 3), (0xb, 2), (0x10, 0), (0x13, 1), (0x15, 2), (0x18, 3), (0x1b, 2), (0x20, 0), (0x23, 1), (0x25, 2), (0x28, 3), (0x2b, 2), (0x30, 0), (0x33, 1), (0x35, 2), (0x38, 3), (0x3b, 2), (0x40, 0), (0x43, 1), (0x45, 2), (0x48, 3), (0x4b, 2), (0x50, 0), (0x53, 1), (0x54, 2), (0x58, 3), (0x5b, 2), (0x60, 0), (0x63, 1), (0x64, 2), (0x68, 3), (0x6b, 2), (0x70, 0), (0x73, 2), (0x78, 3), (0x7b, 2), (0x80, 0), (0x83, 1), (0x85, 2), (0x88, 3), (0x8b, 2), (0x90, 0), (0x93, 1), (0x95, 2), (0x98, 3), (0x9b, 2), (0xa0, 0), (0xa3, 1), (0xa5, 2), (0xa8, 3), (0xab, 2), (0xb0, 0), (0xb3, 1), (0xb5, 2), (0xb8, 3), (0xbb, 2), (0xc0, 0), (0xc3, 1), (0xc5, 2), (0xc8, 3), (0xcb, 2), (0xd0, 0), (0xd3, 1), (0xd4, 2), (0xd8, 3), (0xdb, 2), (0xe0, 0), (0xe3, 1), (0xe4, 2), (0xe8, 3), (0xeb, 2), (0xf0, 0), (0xf3, 2), (0xf8, 3), (0xfb, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 2), (0x8, 3), (0x9, 2), (0xc, 3), (0xd, 2), (0x10, 3), (0x11, 2), (0x14, 3), (0x15, 2), (0x18, 3), (0x19, 2), (0x1c, 3), (0x1d, 2), (0x20, 3), (0x21, 2), (0x24, 3), (0x25, 2), (0x28, 3), (0x29, 2), (0x2c, 3), (0x2d, 2), (0x30, 3), (0x31, 2), (0x34, 3), (0x35, 2), (0x38, 3), (0x39, 2), (0x3c, 3), (0x3d, 2), (0x40, 3), (0x41, 2), (0x44, 3), (0x45, 2), (0x48, 3), (0x49, 2), (0x4c, 3), (0x4d, 2), (0x50, 3), (0x51, 2), (0x54, 3), (0x55, 2), (0x58, 3), (0x59, 2), (0x5c, 3), (0x5d, 2), (0x60, 3), (0x61, 2), (0x64, 3), (0x65, 2), (0x68, 3), (0x69, 2), (0x6c, 3), (0x6d, 2), (0x70, 3), (0x71, 2), (0x74, 3), (0x75, 2), (0x78, 3), (0x79, 2), (0x7c, 3), (0x7d, 2), (0x80, 3), (0x81, 2), (0x84, 3), (0x85, 2), (0x88, 3), (0x89, 2), (0x8c, 3), (0x8d, 2), (0x90, 3), (0x91, 2), (0x94, 3), (0x95, 2), (0x98, 3), (0x99, 2), (0x9c, 3), (0x9d, 2), (0xa0, 3), (0xa1, 2), (0xa4, 3), (0xa5, 2), (0xa8, 3), (0xa9, 2), (0xac, 3), (0xad, 2), (0xb0, 3), (0xb1, 2), (0xb4, 3), (0xb5, 2), (0xb8, 3), (0xb9, 2), (0xbc, 3), (0xbd, 2), (0xc0, 3), (0xc1, 2), (0xc4, 3), (0xc5, 2), (0xc8, 3), (0xc9, 2), (0xcc, 3), (0xcd, 2), (0xd0, 3), (0xd1, 2), (0xd4, 3), (0xd5, 2), (0xd8, 3), (0xd9, 2), (0xdc, 3), (0xdd, 2), (0xe0, 3), (0xe1, 2), (0xe4, 3), (0xe5, 2), (0xe8, 3), (0xe9, 2), (0xec, 3), (0xed, 2), (0xf0, 3), (0xf1, 2), (0xf4, 3), (0xf5, 2), (0xf8, 3), (0xf9, 2), (0xfc, 3), (0xfd, 2)]),
    table(&[(0x0, 0), (0x6, 1), (0x7, 0), (0xb, 1), (0xc, 0), (0xd, 1), (0xe, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 0), (0x86, 1), (0x87, 0), (0x8b, 1), (0x8c, 0), (0x8d, 1), (0x8e, 0), (0x94, 1), (0xc0, 0), (0xc6, 1), (0xc7, 0), (0xcb, 1), (0xcc, 0), (0xcd, 1), (0xce, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x9, 1), (0xb, 0)]),
    table(&[(0x0, 0), (0x1d, 1), (0x28, 0), (0x2a, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x4, 2), (0x5, 3), (0x6, 4), (0x9, 5), (0xc, 6), (0xd, 7), (0xe, 4), (0x10, 0), (0x11, 1), (0x14, 2), (0x15, 7), (0x16, 4), (0x19, 5), (0x1c, 6), (0x1d, 7), (0x1e, 4), (0x20, 0), (0x21, 1), (0x24, 2), (0x25, 7), (0x26, 4), (0x29, 5), (0x2c, 6), (0x2d, 7), (0x2e, 4), (0x30, 0), (0x31, 1), (0x34, 2), (0x35, 7), (0x36, 4), (0x39, 5), (0x3c, 6), (0x3d, 7), (0x3e, 4), (0x40, 0), (0x41, 1), (0x44, 2), (0x45, 7), (0x46, 4), (0x49, 5), (0x4c, 6), (0x4d, 7), (0x4e, 4), (0x50, 0), (0x51, 1), (0x54, 6), (0x55, 7), (0x56, 4), (0x59, 5), (0x5c, 6), (0x5d, 7), (0x5e, 4), (0x60, 0), (0x61, 1), (0x64, 6), (0x65, 7), (0x66, 4), (0x69, 5), (0x6c, 6), (0x6d, 7), (0x6e, 4), (0x70, 0), (0x71, 1), (0x73, 5), (0x74, 6), (0x75, 7), (0x76, 4), (0x79, 5), (0x7c, 6), (0x7d, 7), (0x7e, 4), (0x80, 0), (0x81, 1), (0x84, 2), (0x85, 3), (0x86, 4), (0x89, 5), (0x8c, 6), (0x8d, 7), (0x8e, 4), (0x90, 0), (0x91, 1), (0x94, 2), (0x95, 7), (0x96, 4), (0x99, 5), (0x9c, 6), (0x9d, 7), (0x9e, 4), (0xa0, 0), (0xa1, 1), (0xa4, 2), (0xa5, 7), (0xa6, 4), (0xa9, 5), (0xac, 6), (0xad, 7), (0xae, 4), (0xb0, 0), (0xb1, 1), (0xb4, 2), (0xb5, 7), (0xb6, 4), (0xb9, 5), (0xbc, 6), (0xbd, 7), (0xbe, 4), (0xc0, 0), (0xc1, 1), (0xc4, 2), (0xc5, 7), (0xc6, 4), (0xc9, 5), (0xcc, 6), (0xcd, 7), (0xce, 4), (0xd0, 0), (0xd1, 1), (0xd4, 6), (0xd5, 7), (0xd6, 4), (0xd9, 5), (0xdc, 6), (0xdd, 7), (0xde, 4), (0xe0, 0), (0xe1, 1), (0xe4, 6), (0xe5, 7), (0xe6, 4), (0xe9, 5), (0xec, 6), (0xed, 7), (0xee, 4), (0xf0, 0), (0xf1, 1), (0xf3, 5), (0xf4, 6), (0xf5, 7), (0xf6, 4), (0xf9, 5), (0xfc, 6), (0xfd, 7), (0xfe, 4)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x8, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x5, 3), (0x6, 2), (0x7, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 4), (0x6, 5), (0x9, 0)]),
    table(&[(0x0, 0), (0x40, 1), (0x41, 2), (0x48, 0), (0x49, 3), (0x4d, 0), (0x4e, 3), (0x7f, 2), (0x80, 0), (0x8a, 3), (0x8b, 0), (0xc0, 3)]),
    table(&[(0x0, 0), (0x6, 1), (0x9, 2), (0xb, 3), (0xd, 4), (0xf, 5)]),
    table(&[(0x0, 0), (0x6, 1), (0x9, 2), (0xb, 3), (0xf, 4)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x8, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 2), (0x8, 4)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 0), (0x5, 1), (0x8, 0), (0x9, 1), (0x10, 0), (0x11, 1), (0x20, 0), (0x21, 1), (0x40, 0), (0x41, 1), (0x80, 0), (0x81, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 2), (0x6, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 2), (0x5, 0), (0x6, 1), (0x7, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 2), (0x7, 0), (0xa, 1), (0xb, 2), (0xc, 0), (0xd, 2), (0xe, 1), (0x10, 0), (0x11, 1), (0x14, 3), (0x40, 4), (0x41, 5), (0x48, 3), (0x49, 6), (0x4a, 7), (0x4b, 6), (0x4d, 8), (0x4e, 6), (0x50, 9), (0x7f, 5), (0x80, 8), (0x8a, 10), (0x8b, 8), (0xc0, 11), (0xc2, 7), (0xc6, 12), (0xc7, 11), (0xca, 7), (0xcb, 12), (0xcc, 11), (0xcd, 12), (0xce, 7), (0xd0, 11), (0xd1, 7), (0xd4, 6)]),
    table(&[(0x0, 0), (0x1, 1), (0xff, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x6, 2), (0x7, 3), (0x8, 0), (0xa, 4), (0xb, 5), (0xc, 0), (0xd, 5), (0xe, 4), (0x10, 3), (0x11, 4), (0x14, 6), (0x41, 7), (0x48, 6), (0x4a, 4), (0x4b, 6), (0x7f, 7), (0x80, 0), (0x82, 1), (0x86, 2), (0x87, 3), (0x88, 0), (0x8a, 7), (0x8b, 5), (0x8c, 0), (0x8d, 5), (0x8e, 4), (0x90, 3), (0x91, 4), (0x94, 6), (0xc0, 0), (0xc2, 1), (0xc6, 2), (0xc7, 3), (0xc8, 0), (0xca, 4), (0xcb, 5), (0xcc, 0), (0xcd, 5), (0xce, 4), (0xd0, 3), (0xd1, 4), (0xd4, 6)]),
    table(&[(0x0, 0), (0x6, 1), (0xb, 2), (0xd, 3), (0xf, 4)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 1), (0x4, 2)]),
    table(&[(0x0, 0), (0x40, 1), (0x48, 0), (0x7f, 1), (0x80, 0), (0x8a, 1), (0x8b, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x5, 0), (0x6, 1), (0x7, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 4), (0x6, 5), (0x9, 6), (0xb, 7), (0xc, 8), (0xd, 9), (0xe, 5), (0x10, 0), (0x11, 1), (0x13, 2), (0x14, 3), (0x15, 9), (0x16, 5), (0x19, 6), (0x1b, 7), (0x1c, 8), (0x1d, 9), (0x1e, 5), (0x20, 0), (0x21, 1), (0x23, 2), (0x24, 3), (0x25, 9), (0x26, 5), (0x29, 6), (0x2b, 7), (0x2c, 8), (0x2d, 9), (0x2e, 5), (0x30, 0), (0x31, 1), (0x33, 2), (0x34, 3), (0x35, 9), (0x36, 5), (0x39, 6), (0x3b, 7), (0x3c, 8), (0x3d, 9), (0x3e, 5), (0x40, 0), (0x41, 1), (0x43, 2), (0x44, 3), (0x45, 9), (0x46, 5), (0x49, 6), (0x4b, 7), (0x4c, 8), (0x4d, 9), (0x4e, 5), (0x50, 0), (0x51, 1), (0x53, 2), (0x54, 8), (0x55, 9), (0x56, 5), (0x59, 6), (0x5b, 7), (0x5c, 8), (0x5d, 9), (0x5e, 5), (0x60, 0), (0x61, 1), (0x63, 2), (0x64, 8), (0x65, 9), (0x66, 5), (0x69, 6), (0x6b, 7), (0x6c, 8), (0x6d, 9), (0x6e, 5), (0x70, 0), (0x71, 1), (0x73, 7), (0x74, 8), (0x75, 9), (0x76, 5), (0x79, 6), (0x7b, 7), (0x7c, 8), (0x7d, 9), (0x7e, 5), (0x80, 0), (0x81, 1), (0x83, 2), (0x84, 3), (0x85, 4), (0x86, 5), (0x89, 6), (0x8b, 7), (0x8c, 8), (0x8d, 9), (0x8e, 5), (0x90, 0), (0x91, 1), (0x93, 2), (0x94, 3), (0x95, 9), (0x96, 5), (0x99, 6), (0x9b, 7), (0x9c, 8), (0x9d, 9), (0x9e, 5), (0xa0, 0), (0xa1, 1), (0xa3, 2), (0xa4, 3), (0xa5, 9), (0xa6, 5), (0xa9, 6), (0xab, 7), (0xac, 8), (0xad, 9), (0xae, 5), (0xb0, 0), (0xb1, 1), (0xb3, 2), (0xb4, 3), (0xb5, 9), (0xb6, 5), (0xb9, 6), (0xbb, 7), (0xbc, 8), (0xbd, 9), (0xbe, 5), (0xc0, 0), (0xc1, 1), (0xc3, 2), (0xc4, 3), (0xc5, 9), (0xc6, 5), (0xc9, 6), (0xcb, 7), (0xcc, 8), (0xcd, 9), (0xce, 5), (0xd0, 0), (0xd1, 1), (0xd3, 2), (0xd4, 8), (0xd5, 9), (0xd6, 5), (0xd9, 6), (0xdb, 7), (0xdc, 8), (0xdd, 9), (0xde, 5), (0xe0, 0), (0xe1, 1), (0xe3, 2), (0xe4, 8), (0xe5, 9), (0xe6, 5), (0xe9, 6), (0xeb, 7), (0xec, 8), (0xed, 9), (0xee, 5), (0xf0, 0), (0xf1, 1), (0xf3, 7), (0xf4, 8), (0xf5, 9), (0xf6, 5), (0xf9, 6), (0xfb, 7), (0xfc, 8), (0xfd, 9), (0xfe, 5)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x5, 3), (0x6, 4), (0x7, 2), (0x8, 5)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x6, 4), (0x7, 5), (0x8, 6)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 4), (0x8, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 6), (0x8, 7), (0x9, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x5, 3), (0x6, 4), (0x7, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x6, 4), (0x7, 5), (0x8, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 1), (0x5, 4), (0x6, 2), (0x8, 5)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 1), (0x6, 2)]),
    table(&[(0x0, 0), (0x4, 1), (0x5, 2), (0x6, 3), (0xc, 4), (0xd, 5), (0xe, 3), (0x10, 0), (0x14, 1), (0x15, 5), (0x16, 3), (0x1c, 4), (0x1d, 5), (0x1e, 3), (0x20, 0), (0x24, 1), (0x25, 5), (0x26, 3), (0x2c, 4), (0x2d, 5), (0x2e, 3), (0x30, 0), (0x34, 1), (0x35, 5), (0x36, 3), (0x3c, 4), (0x3d, 5), (0x3e, 3), (0x40, 0), (0x44, 1), (0x45, 5), (0x46, 3), (0x4c, 4), (0x4d, 5), (0x4e, 3), (0x50, 0), (0x54, 4), (0x55, 5), (0x56, 3), (0x5c, 4), (0x5d, 5), (0x5e, 3), (0x60, 0), (0x64, 4), (0x65, 5), (0x66, 3), (0x6c, 4), (0x6d, 5), (0x6e, 3), (0x70, 0), (0x73, 3), (0x74, 4), (0x75, 5), (0x76, 3), (0x7c, 4), (0x7d, 5), (0x7e, 3), (0x80, 0), (0x84, 1), (0x85, 2), (0x86, 3), (0x8c, 4), (0x8d, 5), (0x8e, 3), (0x90, 0), (0x94, 1), (0x95, 5), (0x96, 3), (0x9c, 4), (0x9d, 5), (0x9e, 3), (0xa0, 0), (0xa4, 1), (0xa5, 5), (0xa6, 3), (0xac, 4), (0xad, 5), (0xae, 3), (0xb0, 0), (0xb4, 1), (0xb5, 5), (0xb6, 3), (0xbc, 4), (0xbd, 5), (0xbe, 3), (0xc0, 0), (0xc4, 1), (0xc5, 5), (0xc6, 3), (0xcc, 4), (0xcd, 5), (0xce, 3), (0xd0, 0), (0xd4, 4), (0xd5, 5), (0xd6, 3), (0xdc, 4), (0xdd, 5), (0xde, 3), (0xe0, 0), (0xe4, 4), (0xe5, 5), (0xe6, 3), (0xec, 4), (0xed, 5), (0xee, 3), (0xf0, 0), (0xf3, 3), (0xf4, 4), (0xf5, 5), (0xf6, 3), (0xfc, 4), (0xfd, 5), (0xfe, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 3), (0x5, 2), (0x8, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x4, 1), (0x5, 2), (0x7, 3), (0x8, 1), (0x9, 2), (0xb, 3), (0xc, 2), (0xd, 3), (0x10, 0), (0x13, 4), (0x14, 0), (0x15, 4), (0x17, 5), (0x18, 0), (0x19, 4), (0x1b, 5), (0x1c, 4), (0x1d, 5), (0x20, 0), (0x23, 4), (0x24, 0), (0x25, 4), (0x27, 5), (0x28, 0), (0x29, 4), (0x2b, 5), (0x2c, 4), (0x2d, 5), (0x30, 0), (0x33, 4), (0x34, 0), (0x35, 4), (0x37, 5), (0x38, 0), (0x39, 4), (0x3b, 5), (0x3c, 4), (0x3d, 5), (0x40, 0), (0x43, 4), (0x44, 0), (0x45, 4), (0x47, 5), (0x48, 0), (0x49, 4), (0x4b, 5), (0x4c, 4), (0x4d, 5), (0x50, 0), (0x53, 4), (0x54, 0), (0x55, 4), (0x57, 5), (0x58, 0), (0x59, 4), (0x5b, 5), (0x5c, 4), (0x5d, 5), (0x60, 0), (0x63, 4), (0x64, 0), (0x65, 4), (0x67, 5), (0x68, 0), (0x69, 4), (0x6b, 5), (0x6c, 4), (0x6d, 5), (0x70, 0), (0x73, 4), (0x74, 0), (0x75, 4), (0x77, 5), (0x78, 0), (0x79, 4), (0x7b, 5), (0x7c, 4), (0x7d, 5), (0x80, 0), (0x83, 4), (0x84, 0), (0x85, 4), (0x87, 5), (0x88, 0), (0x89, 4), (0x8b, 5), (0x8c, 4), (0x8d, 5), (0x90, 0), (0x93, 4), (0x94, 0), (0x95, 4), (0x97, 5), (0x98, 0), (0x99, 4), (0x9b, 5), (0x9c, 4), (0x9d, 5), (0xa0, 0), (0xa3, 4), (0xa4, 0), (0xa5, 4), (0xa7, 5), (0xa8, 0), (0xa9, 4), (0xab, 5), (0xac, 4), (0xad, 5), (0xb0, 0), (0xb3, 4), (0xb4, 0), (0xb5, 4), (0xb7, 5), (0xb8, 0), (0xb9, 4), (0xbb, 5), (0xbc, 4), (0xbd, 5), (0xc0, 0), (0xc3, 4), (0xc4, 0), (0xc5, 4), (0xc7, 5), (0xc8, 0), (0xc9, 4), (0xcb, 5), (0xcc, 4), (0xcd, 5), (0xd0, 0), (0xd3, 4), (0xd4, 0), (0xd5, 4), (0xd7, 5), (0xd8, 0), (0xd9, 4), (0xdb, 5), (0xdc, 4), (0xdd, 5), (0xe0, 0), (0xe3, 4), (0xe4, 0), (0xe5, 4), (0xe7, 5), (0xe8, 0), (0xe9, 4), (0xeb, 5), (0xec, 4), (0xed, 5), (0xf0, 0), (0xf3, 4), (0xf4, 0), (0xf5, 4), (0xf7, 5), (0xf8, 0), (0xf9, 4), (0xfb, 5), (0xfc, 4), (0xfd, 5)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 2), (0x4, 0), (0x5, 3), (0x7, 4), (0x8, 0), (0x9, 3), (0xb, 5), (0xc, 3), (0xd, 5), (0xf, 4), (0x10, 0), (0x13, 3), (0x14, 0), (0x15, 3), (0x17, 5), (0x18, 0), (0x19, 3), (0x1b, 5), (0x1c, 3), (0x1d, 5), (0x20, 0), (0x23, 3), (0x24, 0), (0x25, 3), (0x27, 5), (0x28, 0), (0x29, 3), (0x2b, 5), (0x2c, 3), (0x2d, 5), (0x30, 0), (0x33, 3), (0x34, 0), (0x35, 3), (0x37, 5), (0x38, 0), (0x39, 3), (0x3b, 5), (0x3c, 3), (0x3d, 5), (0x40, 0), (0x43, 3), (0x44, 0), (0x45, 3), (0x47, 5), (0x48, 0), (0x49, 3), (0x4b, 5), (0x4c, 3), (0x4d, 5), (0x50, 0), (0x53, 3), (0x54, 0), (0x55, 3), (0x57, 5), (0x58, 0), (0x59, 3), (0x5b, 5), (0x5c, 3), (0x5d, 5), (0x60, 0), (0x63, 3), (0x64, 0), (0x65, 3), (0x67, 5), (0x68, 0), (0x69, 3), (0x6b, 5), (0x6c, 3), (0x6d, 5), (0x70, 0), (0x73, 3), (0x74, 0), (0x75, 3), (0x77, 5), (0x78, 0), (0x79, 3), (0x7b, 5), (0x7c, 3), (0x7d, 5), (0x80, 0), (0x83, 3), (0x84, 0), (0x85, 3), (0x87, 5), (0x88, 0), (0x89, 3), (0x8b, 5), (0x8c, 3), (0x8d, 5), (0x90, 0), (0x93, 3), (0x94, 0), (0x95, 3), (0x97, 5), (0x98, 0), (0x99, 3), (0x9b, 5), (0x9c, 3), (0x9d, 5), (0xa0, 0), (0xa3, 3), (0xa4, 0), (0xa5, 3), (0xa7, 5), (0xa8, 0), (0xa9, 3), (0xab, 5), (0xac, 3), (0xad, 5), (0xb0, 0), (0xb3, 3), (0xb4, 0), (0xb5, 3), (0xb7, 5), (0xb8, 0), (0xb9, 3), (0xbb, 5), (0xbc, 3), (0xbd, 5), (0xc0, 0), (0xc3, 3), (0xc4, 0), (0xc5, 3), (0xc7, 5), (0xc8, 0), (0xc9, 3), (0xcb, 5), (0xcc, 3), (0xcd, 5), (0xd0, 0), (0xd3, 3), (0xd4, 0), (0xd5, 3), (0xd7, 5), (0xd8, 0), (0xd9, 3), (0xdb, 5), (0xdc, 3), (0xdd, 5), (0xe0, 0), (0xe3, 3), (0xe4, 0), (0xe5, 3), (0xe7, 5), (0xe8, 0), (0xe9, 3), (0xeb, 5), (0xec, 3), (0xed, 5), (0xf0, 0), (0xf3, 3), (0xf4, 0), (0xf5, 3), (0xf7, 5), (0xf8, 0), (0xf9, 3), (0xfb, 5), (0xfc, 3), (0xfd, 5)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 0), (0x4, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x41, 2), (0x81, 3), (0xff, 4)]),
    table(&[(0x0, 0), (0x1, 1), (0x21, 2), (0x41, 3)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x49, 1)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x8a, 1), (0x8b, 0), (0xc0, 1)]),
    table(&[(0x0, 0), (0x41, 1), (0x48, 0), (0x49, 2), (0x4d, 3), (0x4e, 2), (0x7f, 1), (0x80, 3), (0x8a, 1), (0x8b, 3), (0xc0, 2)]),
    table(&[(0x0, 0), (0x2, 1), (0x4, 0), (0x6, 1), (0x1d, 0), (0x1e, 1), (0x1f, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x5, 0), (0x6, 1), (0x7, 0)]),
    table(&[(0x0, 0), (0x2, 1), (0x3, 0), (0x4, 1), (0x6, 0)]),
    table(&[(0x0, 0), (0x40, 1), (0x48, 0), (0x49, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x8a, 1), (0x8b, 0), (0xc0, 1)]),
    table(&[(0x0, 0), (0x6, 1), (0xb, 2), (0xf, 3)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 2), (0x6, 3), (0x7, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x3, 1), (0x4, 0), (0x7, 1), (0x8, 0), (0xf, 1), (0x10, 0)]),
    table(&[(0x0, 0), (0x80, 1), (0x81, 0)]),
    table(&[(0x0, 0), (0x3, 1), (0x4, 2)]),
    table(&[(0x0, 0), (0x1, 1), (0x7, 2)]),
    table(&[(0x0, 0), (0x6, 1), (0xf, 0)]),
    table(&[(0x0, 0), (0x4, 1), (0x6, 0), (0x14, 1), (0x15, 0), (0x24, 1), (0x25, 0), (0x34, 1), (0x35, 0), (0x44, 1), (0x45, 0), (0x84, 1), (0x86, 0), (0x94, 1), (0x95, 0), (0xa4, 1), (0xa5, 0), (0xb4, 1), (0xb5, 0), (0xc4, 1), (0xc5, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1)]),
    table(&[(0x0, 0), (0x2, 1), (0x3, 0), (0x4, 1), (0x5, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0)]),
    table(&[(0x0, 6), (0x4, 4), (0x5, 5), (0x6, 7), (0x8, 6), (0xc, 4), (0xd, 5), (0xe, 7), (0x10, 6), (0x14, 4), (0x15, 5), (0x16, 7), (0x18, 6), (0x1c, 4), (0x1d, 5), (0x1e, 7), (0x20, 6), (0x24, 4), (0x25, 5), (0x26, 7), (0x28, 6), (0x2c, 4), (0x2d, 5), (0x2e, 7), (0x30, 6), (0x34, 4), (0x35, 5), (0x36, 7), (0x38, 6), (0x3c, 4), (0x3d, 5), (0x3e, 7), (0x40, 6), (0x44, 4), (0x45, 5), (0x46, 7), (0x48, 6), (0x4c, 4), (0x4d, 5), (0x4e, 7), (0x50, 6), (0x54, 4), (0x55, 5), (0x56, 7), (0x58, 6), (0x5c, 4), (0x5d, 5), (0x5e, 7), (0x60, 6), (0x64, 4), (0x65, 5), (0x66, 7), (0x68, 6), (0x6c, 4), (0x6d, 5), (0x6e, 7), (0x70, 6), (0x74, 4), (0x75, 5), (0x76, 7), (0x78, 6), (0x7c, 4), (0x7d, 5), (0x7e, 7), (0x80, 6), (0x84, 4), (0x85, 5), (0x86, 7), (0x88, 6), (0x8c, 4), (0x8d, 5), (0x8e, 7), (0x90, 6), (0x94, 4), (0x95, 5), (0x96, 7), (0x98, 6), (0x9c, 4), (0x9d, 5), (0x9e, 7), (0xa0, 6), (0xa4, 4), (0xa5, 5), (0xa6, 7), (0xa8, 6), (0xac, 4), (0xad, 5), (0xae, 7), (0xb0, 6), (0xb4, 4), (0xb5, 5), (0xb6, 7), (0xb8, 6), (0xbc, 4), (0xbd, 5), (0xbe, 7), (0xc0, 6), (0xc4, 4), (0xc5, 5), (0xc6, 7), (0xc8, 6), (0xcc, 4), (0xcd, 5), (0xce, 7), (0xd0, 6), (0xd4, 4), (0xd5, 5), (0xd6, 7), (0xd8, 6), (0xdc, 4), (0xdd, 5), (0xde, 7), (0xe0, 6), (0xe4, 4), (0xe5, 5), (0xe6, 7), (0xe8, 6), (0xec, 4), (0xed, 5), (0xee, 7), (0xf0, 6), (0xf4, 4), (0xf5, 5), (0xf6, 7), (0xf8, 6), (0xfc, 4), (0xfd, 5), (0xfe, 7)]),
    table(&[(0x0, 0), (0x1, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x49, 1), (0x4d, 0), (0x4e, 1), (0x80, 0), (0x81, 1), (0x94, 0), (0xc0, 1)]),
    table(&[(0x0, 0), (0x4, 1), (0x5, 0), (0x14, 1), (0x15, 0), (0x24, 1), (0x25, 0), (0x34, 1), (0x35, 0), (0x44, 1), (0x45, 0), (0x84, 1), (0x85, 0), (0x94, 1), (0x95, 0), (0xa4, 1), (0xa5, 0), (0xb4, 1), (0xb5, 0), (0xc4, 1), (0xc5, 0)]),
    table(&[(0x0, 0), (0x7, 1), (0x8, 0), (0xe, 1), (0x10, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x4a, 0), (0x4b, 1), (0x7f, 0), (0x87, 1), (0x88, 0), (0x8e, 1), (0x90, 0), (0x94, 1), (0xc0, 0), (0xc7, 1), (0xc8, 0), (0xce, 1), (0xd0, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0xe, 0), (0x10, 1), (0x14, 0), (0x41, 1), (0x48, 0), (0x4a, 1), (0x4b, 0), (0x7f, 1), (0x80, 0), (0x81, 1), (0x8e, 0), (0x90, 1), (0x94, 0), (0xc1, 1), (0xce, 0), (0xd0, 1), (0xd4, 0)]),
    table(&[(0x0, 0), (0x4, 1), (0x5, 0), (0x14, 1), (0x41, 0), (0x48, 1), (0x49, 0)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 2), (0x3, 3), (0x4, 4), (0x5, 5), (0x6, 6), (0x7, 7), (0x8, 8), (0x9, 9), (0xa, 10), (0xb, 11), (0xc, 12), (0xd, 13), (0xe, 11), (0xf, 14), (0x10, 13)]),
    table(&[(0x0, 6), (0x4, 4), (0x5, 7), (0x8, 6), (0xc, 4), (0xd, 7), (0x10, 6), (0x14, 4), (0x15, 7), (0x18, 6), (0x1c, 4), (0x1d, 7), (0x20, 6), (0x24, 4), (0x25, 7), (0x28, 6), (0x2c, 4), (0x2d, 7), (0x30, 6), (0x34, 4), (0x35, 7), (0x38, 6), (0x3c, 4), (0x3d, 7), (0x40, 6), (0x44, 4), (0x45, 7), (0x48, 6), (0x4c, 4), (0x4d, 7), (0x50, 6), (0x54, 4), (0x55, 7), (0x58, 6), (0x5c, 4), (0x5d, 7), (0x60, 6), (0x64, 4), (0x65, 7), (0x68, 6), (0x6c, 4), (0x6d, 7), (0x70, 6), (0x74, 4), (0x75, 7), (0x78, 6), (0x7c, 4), (0x7d, 7), (0x80, 6), (0x84, 4), (0x85, 7), (0x88, 6), (0x8c, 4), (0x8d, 7), (0x90, 6), (0x94, 4), (0x95, 7), (0x98, 6), (0x9c, 4), (0x9d, 7), (0xa0, 6), (0xa4, 4), (0xa5, 7), (0xa8, 6), (0xac, 4), (0xad, 7), (0xb0, 6), (0xb4, 4), (0xb5, 7), (0xb8, 6), (0xbc, 4), (0xbd, 7), (0xc0, 6), (0xc4, 4), (0xc5, 7), (0xc8, 6), (0xcc, 4), (0xcd, 7), (0xd0, 6), (0xd4, 4), (0xd5, 7), (0xd8, 6), (0xdc, 4), (0xdd, 7), (0xe0, 6), (0xe4, 4), (0xe5, 7), (0xe8, 6), (0xec, 4), (0xed, 7), (0xf0, 6), (0xf4, 4), (0xf5, 7), (0xf8, 6), (0xfc, 4), (0xfd, 7)]),
    table(&[(0x0, 0), (0x1, 1), (0x3, 0), (0x4, 1), (0x6, 0)]),
    table(&[(0x0, 0), (0x6, 1), (0x8, 0), (0x14, 1), (0x4a, 2), (0x4b, 1), (0x80, 0), (0x86, 1), (0x88, 0), (0x94, 1), (0xc0, 0), (0xc6, 1), (0xc8, 0), (0xd4, 1)]),
    table(&[(0x0, 0), (0x1, 1), (0x2, 0), (0x5, 1), (0x6, 0), (0x9, 1), (0xf, 2)]),
];

/// Clauses that hold, by bits. As many as a power of two.
pub static WORDS: [u64; 4096] = words(&[
    0x20, 0x0, 0x2, 0x0, 0xf84, 0xec4, 0x3c4, 0xfc4, 0xf44, 0xdc4, 0x7c4, 0x4, 0x0, 0xfc0, 0xf80, 0xec0,
    0x3c0, 0xf40, 0xdc0, 0x7c0, 0xf08, 0xf88, 0xec8, 0x3c8, 0xfc8, 0xf48, 0xdc8, 0x7c8, 0x8, 0x0, 0xfc0, 0xf10,
    0xf90, 0xed0, 0x3d0, 0xfd0, 0xf50, 0xdd0, 0x7d0, 0x10, 0x0, 0xfc0, 0x801, 0x401, 0xfc0, 0x4, 0x44, 0x0,
    0x40, 0x8, 0x48, 0x0, 0x40, 0x10, 0x50, 0x0, 0x40, 0x1, 0x40, 0xb44, 0xe84, 0xdc4, 0xf44, 0x7c4,
    0xfc4, 0xc4, 0x0, 0xc0, 0xf40, 0xb40, 0xe80, 0xdc0, 0x7c0, 0xfc0, 0xb08, 0xe08, 0xd08, 0xf08, 0x708, 0x8,
    0x0, 0xf00, 0xb10, 0xe10, 0xd10, 0xf10, 0x710, 0x10, 0x0, 0xf00, 0x8c1, 0x881, 0x841, 0x801, 0x41, 0xfc0,
    0x0, 0x20, 0x44, 0x4, 0x0, 0x40, 0x48, 0x8, 0x0, 0x40, 0x50, 0x10, 0x0, 0x40, 0x1, 0x0,
    0x40, 0x64, 0x44, 0x24, 0x4, 0x0, 0x60, 0x40, 0x20, 0x68, 0x48, 0x28, 0x8, 0x0, 0x60, 0x41,
    0x1, 0x60, 0x24, 0x4, 0x0, 0x20, 0x28, 0x8, 0x0, 0x20, 0x1, 0x20, 0x40, 0x0, 0xf04, 0xd84,
    0xa84, 0xf84, 0x784, 0xe84, 0xb84, 0x4, 0x0, 0xf80, 0xf00, 0xd80, 0xa80, 0x780, 0xe80, 0xb80, 0x708, 0xf08,
    0xd88, 0xa88, 0xf88, 0x788, 0xe88, 0xb88, 0x8, 0x0, 0xf80, 0x710, 0xf10, 0xd90, 0xa90, 0xf90, 0x790, 0xe90,
    0xb90, 0x10, 0x0, 0xf80, 0x720, 0xf20, 0xda0, 0xaa0, 0xfa0, 0x7a0, 0xea0, 0xba0, 0x20, 0x0, 0xf80, 0xc01,
    0x801, 0x1, 0xf80, 0x4, 0x4000004, 0x0, 0x4000000, 0x48, 0x88, 0x4000108, 0x4000208, 0x4000408, 0x4000808, 0x4001008, 0x4002008, 0x4004008,
    0x4008008, 0x4010008, 0x4020008, 0x4040008, 0x4080008, 0x4100008, 0x4200008, 0x4400008, 0x4800008, 0x5000008, 0x6000008, 0x3ffffc8, 0x0, 0x3ffffc0, 0x4010000, 0x7ffffc8,
    0x7ffffc0, 0x3ffff90, 0x3ffff50, 0x7fffed0, 0x7fffdd0, 0x7fffbd0, 0x7fff7d0, 0x7ffefd0, 0x7ffdfd0, 0x7ffbfd0, 0x7ff7fd0, 0x7feffd0, 0x7fdffd0, 0x7fbffd0, 0x7f7ffd0, 0x7efffd0,
    0x7dfffd0, 0x7bfffd0, 0x77fffd0, 0x6ffffd0, 0x5ffffd0, 0x3ffffd0, 0x0, 0x3ffffc0, 0x7feffc0, 0x7ffffd0, 0x7ffffc0, 0x1, 0x4000000, 0x784, 0x6c4, 0x1c4,
    0x7c4, 0x744, 0x5c4, 0x3c4, 0x4, 0x0, 0x7c0, 0x780, 0x6c0, 0x1c0, 0x740, 0x5c0, 0x3c0, 0x708, 0x788, 0x6c8,
    0x1c8, 0x7c8, 0x5c8, 0x3c8, 0x8, 0x0, 0x7c0, 0x710, 0x790, 0x6d0, 0x1d0, 0x7d0, 0x5d0, 0x3d0, 0x10, 0x0,
    0x7c0, 0x401, 0x1, 0x7c0, 0xc4, 0x84, 0x44, 0x4, 0x0, 0xc0, 0x80, 0x40, 0xc8, 0x88, 0x48, 0x8,
    0x0, 0xc0, 0xd0, 0x90, 0x50, 0x10, 0x0, 0xc0, 0x81, 0x1, 0xc0, 0x0, 0x4, 0x0, 0x8, 0x0,
    0x10, 0x1e4, 0x144, 0x1a4, 0xe4, 0x24, 0x0, 0x20, 0x1e0, 0x140, 0x1a0, 0xe0, 0x1c8, 0x148, 0x188, 0xc8,
    0x8, 0x0, 0x1c0, 0x121, 0x101, 0x21, 0x1e0, 0x9002, 0x9000, 0x6000, 0x6002, 0xf002, 0x0, 0x14004, 0x8004, 0x18004,
    0x4004, 0x1c004, 0x0, 0x14000, 0x2500, 0x22500, 0x21600, 0x21900, 0xa00, 0x40a00, 0x40900, 0x40600, 0x0, 0x80, 0x0, 0x1,
    0x10000, 0x2, 0x0, 0x1002, 0x1000, 0x36a0, 0x7400, 0x6c0, 0x2c0, 0x3484, 0x66c0, 0x1690, 0x16f4, 0x0, 0x1674, 0x6640,
    0x3620, 0x640, 0x240, 0x3404, 0x1610, 0x2878, 0x6800, 0x96c, 0x16c, 0x295c, 0x696c, 0x93c, 0x97c, 0x0, 0x974, 0x6964,
    0x2870, 0x964, 0x164, 0x2954, 0x934, 0x4300, 0x4301, 0x2301, 0x2001, 0x2c01, 0x6f00, 0xe2, 0x22, 0x62, 0xc2, 0x2,
    0x0, 0xe0, 0x20, 0x60, 0xc0, 0xe4, 0xc4, 0x24, 0x64, 0x4, 0x0, 0xe0, 0xc0, 0x20, 0x60, 0xe8,
    0xc8, 0x28, 0x68, 0x8, 0x0, 0xe0, 0xc0, 0x20, 0x60, 0x80, 0x81, 0x41, 0xe0, 0x4, 0x24, 0x0,
    0x20, 0x8, 0x28, 0x0, 0x20, 0x400, 0x0, 0x1544, 0x1d44, 0xa84, 0x7c4, 0x0, 0x7c0, 0x1540, 0x1d40, 0xa80,
    0x1088, 0x1888, 0x848, 0xc8, 0x0, 0xc0, 0x840, 0x1210, 0x1a10, 0x910, 0x310, 0x0, 0x300, 0x900, 0x1, 0x1800,
    0x2a4, 0x3a4, 0x144, 0xe4, 0x0, 0xe0, 0x2a0, 0x3a0, 0x140, 0x248, 0x348, 0x128, 0x68, 0x0, 0x60, 0x120,
    0x1, 0x300, 0x44, 0x84, 0xc4, 0x4, 0x0, 0x40, 0xc0, 0x80, 0x8, 0x88, 0x0, 0x80, 0x10, 0x90,
    0x0, 0x80, 0x41, 0x1, 0xc0, 0x84, 0x184, 0x1c4, 0x144, 0x4, 0x0, 0x1c0, 0x80, 0x180, 0x140, 0x108,
    0x188, 0x1c8, 0x48, 0x8, 0x0, 0x1c0, 0x110, 0x190, 0x1d0, 0x50, 0x10, 0x0, 0x1c0, 0x1, 0x1c0, 0x30,
    0x10, 0x20, 0x0, 0x284, 0x204, 0x4, 0x384, 0x104, 0x304, 0x84, 0x0, 0x200, 0x80, 0x280, 0x380, 0x100,
    0x300, 0x2e8, 0xe8, 0x3e8, 0x208, 0x1e8, 0x0, 0xe0, 0x200, 0x201, 0x1, 0x300, 0x384, 0x344, 0xc4, 0x3c4,
    0x2c4, 0x1c4, 0x4, 0x0, 0x3c0, 0x380, 0x340, 0xc0, 0x2c0, 0x1c0, 0x388, 0x348, 0xc8, 0x3c8, 0x2c8, 0x1c8,
    0x8, 0x0, 0x3c0, 0x390, 0x350, 0xd0, 0x3d0, 0x2d0, 0x1d0, 0x10, 0x0, 0x3c0, 0x201, 0x1, 0x3c0, 0x784,
    0x5c4, 0x244, 0x7c4, 0x84, 0x644, 0x3c4, 0x4, 0x0, 0x780, 0x5c0, 0x240, 0x7c0, 0x80, 0x640, 0x3c0, 0x708,
    0x5c8, 0x2c8, 0x7c8, 0x788, 0x6c8, 0x3c8, 0x8, 0x0, 0x7c0, 0x710, 0x5d0, 0x2d0, 0x7d0, 0x790, 0x6d0, 0x3d0,
    0x10, 0x0, 0x7c0, 0x2, 0x0, 0x12, 0x10, 0x4, 0x0, 0x14, 0x10, 0x32, 0x2, 0x30, 0x0, 0x1,
    0x41, 0x51, 0x50, 0x0, 0x1000, 0xf00, 0xf40, 0xe40, 0xd40, 0xb40, 0x740, 0x700, 0xf00, 0xf80, 0x780, 0x380,
    0x180, 0x80, 0x0, 0x2004, 0x2000, 0x0, 0x4, 0x84, 0x80, 0x0, 0x4, 0x0, 0x2000, 0x100, 0x0, 0x0,
    0x800, 0x1000, 0x0, 0x0, 0x100, 0x104, 0x84, 0x184, 0x4, 0x0, 0x180, 0x100, 0x80, 0x108, 0x88, 0x188,
    0x8, 0x0, 0x180, 0x110, 0x90, 0x190, 0x10, 0x0, 0x180, 0x120, 0xa0, 0x1a0, 0x20, 0x0, 0x180, 0x1,
    0x180, 0x4, 0x104, 0x0, 0x100, 0x8, 0x108, 0x0, 0x100, 0x10, 0x110, 0x0, 0x100, 0x20, 0x120, 0x0,
    0x100, 0x40, 0x140, 0x0, 0x100, 0x1, 0x100, 0x4, 0x84, 0x0, 0x80, 0x20, 0xa0, 0x0, 0x80, 0x1,
    0x80, 0x80, 0x180, 0x100, 0x0, 0x0, 0x400, 0x1, 0x81, 0x80, 0x200, 0x0, 0x12, 0x10, 0x22, 0x20,
    0x30, 0x34, 0x0, 0x4, 0x30, 0x0, 0x10, 0x40, 0x2c0, 0x240, 0x280, 0x0, 0x200, 0x184, 0x104, 0x4,
    0x0, 0x180, 0x100, 0x388, 0x188, 0x8, 0x380, 0x180, 0x0, 0x1d304, 0x1d104, 0x1d704, 0x15304, 0x1d300, 0xd304, 0xd704,
    0x1d204, 0x1d004, 0x1d604, 0x15204, 0x1d200, 0xd204, 0xd604, 0x1ab04, 0x1a904, 0x1af04, 0x12b04, 0x1ab00, 0xab04, 0xaf04, 0x1d100, 0x1d700,
    0x15300, 0xd300, 0xd700, 0x1d000, 0x1d600, 0x15200, 0xd200, 0xd600, 0x1a900, 0x1af00, 0x12b00, 0xab00, 0xaf00, 0x1ffffc0810, 0x1ffffa8810, 0x1ffff60010,
    0x1fffee0010, 0x1fffde0010, 0x1fffbe0010, 0x1fff7f1010, 0x1ffeff0810, 0x1ffdfe0810, 0x1ffbfe0810, 0x1ff7fe0010, 0x1feffe1010, 0x1fdffe0810, 0x1fbffe9010, 0x1f7fff0010, 0x1effff0010, 0x1dffff0810, 0x1bffff0010, 0x17ffff0010,
    0xfffff0010, 0x1fffff9810, 0x1fffff9a10, 0x0, 0x1ff7fe0000, 0x20020, 0x40020, 0x80020, 0x100020, 0x200020, 0x400020, 0x800020, 0x1000020, 0x2000020, 0x4000020, 0x8000020,
    0x10000020, 0x20000020, 0x40000020, 0x80000020, 0x100000020, 0x200000020, 0x400000020, 0x800000020, 0x1000000020, 0x1ffffe0020, 0x1ffffe0420, 0x0, 0x8000000, 0x2040, 0x40, 0x4040,
    0x6040, 0x0, 0x1, 0x101, 0x100, 0x1, 0x3, 0x2, 0x200, 0x280, 0x80, 0x0, 0x900, 0x100, 0x0, 0x800,
    0xe08, 0xe00, 0x0, 0x8, 0x400, 0x408, 0x808, 0x0, 0x820, 0x800, 0x420, 0x0, 0x5600, 0x4600, 0x7600, 0x5400,
    0x1600, 0x3600, 0x5200, 0x4200, 0x7200, 0x5000, 0x1200, 0x3200, 0x4000, 0x7000, 0x1000, 0x3000, 0x4400, 0x7400, 0x1400, 0x3400,
    0x0, 0x80000000000000, 0x7ffff7ffff0040, 0x7fffeffffe8040, 0x7fffdffffd8040, 0x7fffbffffb8040, 0x7fff7ffff78040, 0x7ffeffffef8040, 0x7ffdffffdf8040, 0x7ffbffffbfc040, 0x7ff7ffff7f8040, 0x7feffffeff8040, 0x7fdffffdff8040, 0x7fbffffbff8040, 0x7f7ffff7ff8040, 0x7effffefff8040,
    0x7dffffdfff8040, 0x7bffffbfff8040, 0x77ffff7fff8040, 0x6ffffeffff8040, 0x5ffffdffff8040, 0x3ffffbffff8040, 0x7fffffffffc040, 0x7fffffffffd040, 0x0, 0x7fdffffdff8000, 0x8080, 0x10080, 0x20080, 0x40080, 0x80080, 0x100080,
    0x200080, 0x400080, 0x800080, 0x1000080, 0x2000080, 0x4000080, 0x8000080, 0x10000080, 0x20000080, 0x40000080, 0x80000080, 0x100000080, 0x200000080, 0x400000080, 0x7ffff8080, 0x7ffffa080,
    0x0, 0x2000000, 0x800000100, 0x1000000100, 0x2000000100, 0x4000000100, 0x8000000100, 0x10000000100, 0x20000000100, 0x40000000100, 0x80000000100, 0x100000000100, 0x200000000100, 0x400000000100, 0x800000000100, 0x1000000000100,
    0x2000000000100, 0x4000000000100, 0x8000000000100, 0x10000000000100, 0x20000000000100, 0x40000000000100, 0x7ffff800000100, 0x0, 0x200000000000, 0x1, 0x401, 0x400, 0x800, 0x0, 0x5ac0, 0x78c0,
    0x3ac0, 0x3ec0, 0x72c0, 0x7a80, 0x6ac0, 0x6ec0, 0x5a40, 0x7840, 0x3a40, 0x3e40, 0x7240, 0x7a00, 0x6a40, 0x6e40, 0x5a00, 0x7800,
    0x3a00, 0x3e00, 0x7200, 0x6a00, 0x6e00, 0x5a80, 0x7880, 0x3a80, 0x3e80, 0x7280, 0x6a80, 0x6e80, 0x7ffff7ffff6008, 0x7fffeffffea808, 0x7fffdffffd8008, 0x7fffbffffb8008,
    0x7fff7ffff78008, 0x7ffeffffef8008, 0x7ffdffffdf8008, 0x7ffbffffbf9008, 0x7ff7ffff7f8008, 0x7feffffeff8008, 0x7fdffffdff8008, 0x7fbffffbff8008, 0x7f7ffff7ff8008, 0x7effffefff8008, 0x7dffffdfff8008, 0x7bffffbfff8008, 0x77ffff7fff8008, 0x6ffffeffff8008, 0x5ffffdffff8008, 0x3ffffbffff8008,
    0x7ffffffffff808, 0x7ffffffffffa08, 0x0, 0x7fdffffdff8000, 0x8010, 0x10010, 0x20010, 0x40010, 0x80010, 0x100010, 0x200010, 0x400010, 0x800010, 0x1000010, 0x2000010, 0x4000010,
    0x8000010, 0x10000010, 0x20000010, 0x40000010, 0x80000010, 0x100000010, 0x200000010, 0x400000010, 0x7ffff8010, 0x7ffff8410, 0x0, 0x2000000, 0x800000020, 0x1000000020, 0x2000000020, 0x4000000020,
    0x8000000020, 0x10000000020, 0x20000000020, 0x40000000020, 0x80000000020, 0x100000000020, 0x200000000020, 0x400000000020, 0x800000000020, 0x1000000000020, 0x2000000000020, 0x4000000000020, 0x8000000000020, 0x10000000000020, 0x20000000000020, 0x40000000000020,
    0x7ffff800000020, 0x0, 0x200000000000, 0x1, 0x0, 0x20, 0x4, 0xc4, 0x44, 0x0, 0xc0, 0x40, 0x8, 0xc8, 0x48, 0x0,
    0xc0, 0x10, 0xd0, 0x50, 0x0, 0xc0, 0x80, 0x81, 0x41, 0xc0, 0x0, 0x1, 0x80, 0x10, 0x50, 0x40,
    0x0, 0x60, 0x20, 0x0, 0x40, 0x385000, 0x381000, 0x181000, 0x1000, 0x384000, 0x380000, 0x180000, 0x0, 0x304a000, 0xa000, 0x3048000,
    0x3042000, 0x1000008, 0x8, 0x0, 0x800010, 0x10, 0x0, 0x2000020, 0x20, 0x0, 0x0, 0x18000, 0x8000000, 0x10000, 0x0, 0x780000,
    0x4000000, 0x380000, 0x4000, 0x4040, 0x7e0040, 0x60000, 0x7e0080, 0x6a0080, 0x6e0080, 0x420080, 0x40080, 0x10200, 0x200, 0x0, 0x10000, 0x80000,
    0x80001, 0x300001, 0x3300001, 0x3b00001, 0x3f80000, 0x1c2800, 0x1c0800, 0xc0800, 0x800, 0x1c2000, 0x1c0000, 0xc0000, 0x0, 0xc25000, 0x5000, 0xc24000,
    0xc21000, 0x400008, 0x8, 0x0, 0x0, 0xc000, 0x2000000, 0x8000, 0x0, 0x3c0000, 0x1000000, 0x1c0000, 0x2000, 0x2020, 0x3f0020, 0x30000,
    0x3f0040, 0x350040, 0x370040, 0x210040, 0x20040, 0x8100, 0x100, 0x0, 0x8000, 0x40000, 0x40001, 0x180001, 0xd80001, 0xfc0000, 0x180100115000, 0x100115000,
    0x180100114000, 0x180000209000, 0x80600000008, 0x8a00000008, 0x8, 0x0, 0x7c000000000, 0x51e00000000, 0x41e00000000, 0x11e00000000, 0x141800000010, 0x61400000010, 0x40000000010, 0x21400000010, 0x40000000000, 0x2000000000,
    0x0, 0xfc0000, 0x1c04020, 0xfc0020, 0x13c0020, 0x10000000, 0x0, 0x20000, 0x0, 0x4038000, 0xe010040, 0x4038040, 0x8028040, 0x100000000, 0x120000000, 0x20000000,
    0x0, 0x80000000, 0x0, 0x40000000, 0x1540100, 0x1440100, 0x1640100, 0x1740100, 0xfc0100, 0x0, 0x1740000, 0x1440000, 0x1b80100, 0x1fc0000, 0x1b80000, 0x1540000,
    0x1640000, 0x440000, 0x0, 0xa000400, 0x2000400, 0x4000400, 0x8000400, 0x400, 0x6000400, 0xe000400, 0x0, 0x0, 0x1, 0x180000000001, 0x1840000c0001, 0x1840000c0000,
    0x1840045400, 0x40045400, 0x1840045000, 0x1800082400, 0x980000000, 0x280000000, 0x0, 0x1600000000, 0x500000000, 0x0, 0x3f0000, 0x701008, 0x3f0008, 0x4f0008, 0x4000000, 0x0,
    0x100e000, 0x3804010, 0x100e010, 0x200a010, 0x40000000, 0x48000000, 0x8000000, 0x0, 0x20000000, 0x0, 0x10000000, 0x550040, 0x510040, 0x590040, 0x5d0040, 0x3f0040,
    0x0, 0x5d0000, 0x510000, 0x6e0040, 0x7f0000, 0x6e0000, 0x550000, 0x590000, 0x110000, 0x0, 0x2800100, 0x800100, 0x1000100, 0x2000100, 0x100, 0x1800100,
    0x3800100, 0x0, 0x0, 0x2000000000, 0x0, 0x1, 0x1800000001, 0x1800030001, 0x1800030000, 0x200000000000, 0x0, 0x6000008b000, 0x8b000, 0x6000008a000, 0x60000105000, 0x20180000008,
    0x2280000008, 0x8, 0x0, 0x1f000000000, 0x14780000000, 0x10780000000, 0x4780000000, 0x50600000010, 0x18500000010, 0x10000000010, 0x8500000010, 0x10000000000, 0x800000000, 0x0, 0x7e0000, 0xe02020,
    0x7e0020, 0x9e0020, 0x201c000, 0x7008040, 0x201c040, 0x4014040, 0xaa0100, 0xa20100, 0xb20100, 0xba0100, 0x7e0100, 0x0, 0xba0000, 0xa20000, 0xdc0100, 0xfe0000,
    0xdc0000, 0xaa0000, 0xb20000, 0x220000, 0x0, 0x5000400, 0x1000400, 0x2000400, 0x4000400, 0x400, 0x3000400, 0x7000400, 0x0, 0x80000000000, 0x0, 0x100000000000,
    0x0, 0x0, 0x1, 0x60000000001, 0x61000060001, 0x61000060000, 0x600022c00, 0x22c00, 0x600022800, 0x600041400, 0x260000000, 0xa0000000, 0x0, 0x580000000, 0x140000000, 0x0,
    0x1f8000, 0x380808, 0x1f8008, 0x278008, 0x2000000, 0x0, 0x4000, 0x0, 0x807000, 0x1c02010, 0x807010, 0x1005010, 0x2a8040, 0x288040, 0x2c8040, 0x2e8040,
    0x1f8040, 0x0, 0x2e8000, 0x288000, 0x370040, 0x3f8000, 0x370000, 0x2a8000, 0x2c8000, 0x88000, 0x0, 0x1400100, 0x400100, 0x800100, 0x1000100, 0x100,
    0xc00100, 0x1c00100, 0x0, 0x1000000000, 0x0, 0x0, 0x1, 0x600000001, 0x600018001, 0x600018000, 0x300300115000, 0x300115000, 0x300300114000, 0x300000209000, 0x100c00000008, 0x11400000008,
    0x8, 0x0, 0xf8000000000, 0xa3c00000000, 0x83c00000000, 0x23c00000000, 0x283000000010, 0xc2800000010, 0x80000000010, 0x42800000010, 0x80000000000, 0x4000000000, 0x0, 0x400000000000, 0x0, 0x0,
    0x1, 0x300000000001, 0x3082000c0001, 0x3082000c0000, 0x30c0045400, 0xc0045400, 0x30c0045000, 0x3000082400, 0x1300000000, 0x500000000, 0x0, 0x2c00000000, 0xa00000000, 0x0, 0x0, 0x1,
    0x3000000001, 0x3080030001, 0x3080030000, 0xc008008b000, 0x8008b000, 0xc008008a000, 0xc0000105000, 0x40300000008, 0x4500000008, 0x8, 0x0, 0x3e000000000, 0x28f00000000, 0x20f00000000, 0x8f00000000, 0xa0c00000010,
    0x30a00000010, 0x20000000010, 0x10a00000010, 0x20000000000, 0x80000000, 0x90000000, 0x10000000, 0x0, 0x1, 0xc0000000001, 0xc2000060001, 0xc2000060000, 0xc20022c00, 0x20022c00, 0xc20022800, 0xc00041400,
    0x4c0000000, 0x140000000, 0x0, 0xb00000000, 0x280000000, 0x0, 0x20000000, 0x24000000, 0x4000000, 0x0, 0x1, 0xc00000001, 0xc00018001, 0xc00018000, 0x3fc000090000, 0x3fc000010000,
    0x3bc000010000, 0x194000010000, 0x10000, 0x3fc000080000, 0x3fc000000000, 0x3bc000000000, 0x194000000000, 0x0, 0x6000002004520000, 0x4520000, 0x6000002004500000, 0x6000002008220000, 0x203f000000000008, 0x3cf000000000008, 0x8, 0xc3000000000008,
    0x555000000000008, 0x0, 0x1000000000000010, 0xfff000000000010, 0xfff000000000000, 0x4fc0000000000020, 0xf3c000000000020, 0xfbe000000000020, 0x20, 0xaaa000000000020, 0xc30000000000020, 0x0, 0x3f000000, 0x70100080, 0x3f000080, 0x4f000080,
    0x400000000, 0x0, 0x800000, 0x0, 0x100e00000, 0x380400100, 0x100e00100, 0x200a00100, 0x87c000000000, 0xffc000000200, 0x87c800000200, 0x380800000200, 0x87c000000200, 0x800000080000, 0x800000080400, 0x7ff000000400,
    0x803000000000, 0xfff800000800, 0xfef000000800, 0xec9000000800, 0xecb000000800, 0xc01000000800, 0x802000000800, 0x2000000800, 0x55002000, 0x51002000, 0x59002000, 0x5d002000, 0x3f002000, 0x0, 0x5d000000, 0x51000000,
    0x6e002000, 0x7f000000, 0x6e000000, 0x55000000, 0x59000000, 0x11000000, 0x0, 0x280008000, 0x80008000, 0x100008000, 0x200008000, 0x8000, 0x180008000, 0x380008000, 0x0, 0x0,
    0x8000000000000000, 0x0, 0x40000, 0x8c000000000, 0x8c000000001, 0xb70000000001, 0x6000b70000000001, 0x7000b70003000001, 0x7000ffc003000000, 0x3fc00009000, 0x3fc00001000, 0x3bc00001000, 0x19400001000, 0x1000, 0x3fc00008000, 0x3fc00000000,
    0x3bc00000000, 0x19400000000, 0x0, 0x300000200452000, 0x452000, 0x300000200450000, 0x300000200822000, 0x103f00000000000, 0x3cf00000000000, 0x0, 0xc300000000000, 0x55500000000000, 0x2fc000000000000, 0xf3c00000000000, 0xfbe00000000000, 0x0,
    0xaaa00000000000, 0xc3000000000000, 0x3f00000, 0x7010008, 0x3f00008, 0x4f00008, 0x40000000, 0x0, 0x80000, 0x0, 0x100e0000, 0x38040010, 0x100e0010, 0x200a0010, 0x87c00000000, 0xffc00000020,
    0x87c80000020, 0x38080000020, 0x87c00000020, 0x80000008000, 0x80000008040, 0x7ff00000040, 0x80300000000, 0xfff80000080, 0xfef00000080, 0xec900000080, 0xecb00000080, 0xc0100000080, 0x80200000080, 0x200000080, 0x5500200, 0x5100200,
    0x5900200, 0x5d00200, 0x3f00200, 0x0, 0x5d00000, 0x5100000, 0x6e00200, 0x7f00000, 0x6e00000, 0x5500000, 0x5900000, 0x1100000, 0x0, 0x28000800, 0x8000800, 0x10000800,
    0x20000800, 0x800, 0x18000800, 0x38000800, 0x0, 0x0, 0x400000000000000, 0x8c00000000, 0x8c00000001, 0xb7000000001, 0x3000b7000000001, 0x3000b7000300001, 0x3000ffc00300000, 0xff000012000, 0xff000002000, 0xef000002000,
    0x65000002000, 0x2000, 0xff000010000, 0xff000000000, 0xef000000000, 0x65000000000, 0x0, 0xc000004008a4000, 0x8a4000, 0xc000004008a0000, 0xc00000401044000, 0x401c00000000008, 0x246c00000000008, 0x8, 0x42400000000008, 0x46c00000000008,
    0x0, 0x3e0000000000000, 0x28fc00000000000, 0x20fc00000000000, 0x8fc00000000000, 0xa0e000000000010, 0x309000000000010, 0x200000000000010, 0x10d800000000010, 0x200000000000000, 0x10000000000000, 0x0, 0x7e00000, 0xe020020, 0x7e00020, 0x9e00020,
    0x100000, 0x0, 0x201c0000, 0x70080040, 0x201c0040, 0x40140040, 0x21f000000000, 0x3ff000000080, 0x21f100000080, 0xe0100000080, 0x21f000000080, 0x200000010000, 0x200000010100, 0x1ff600000100, 0x200600000000, 0x3ff700000200,
    0x3fb600000200, 0x3b2200000200, 0x3b2600000200, 0x300200000200, 0x200400000200, 0x400000200, 0xaa00800, 0xa200800, 0xb200800, 0xba00800, 0x7e00800, 0x0, 0xba00000, 0xa200000, 0xdc00800, 0xfe00000,
    0xdc00000, 0xaa00000, 0xb200000, 0x2200000, 0x0, 0x0, 0x800000000, 0x50001000, 0x10001000, 0x20001000, 0x40001000, 0x1000, 0x30001000, 0x70001000, 0x0, 0x1000000000000000,
    0x0, 0x23000000000, 0x23000000001, 0x2dc000000001, 0xc002dc000000001, 0xc202dc000600001, 0xc203ff000600000, 0x3fc00004800, 0x3fc00000800, 0x3bc00000800, 0x19400000800, 0x800, 0x3fc00004000, 0x3fc00000000, 0x3bc00000000, 0x19400000000,
    0x0, 0xc000100229000, 0x229000, 0xc000100228000, 0xc000100411000, 0x4700000000000, 0x1b00000000000, 0x0, 0x900000000000, 0xb800000000000, 0x2400000000000, 0x0, 0x3600000000000, 0x1f80000, 0x3808008, 0x1f80008,
    0x2780008, 0x40000, 0x0, 0x8070000, 0x1c020010, 0x8070010, 0x10050010, 0x87c00000000, 0xffc00000020, 0x87c40000020, 0x38040000020, 0x87c00000020, 0x80000004000, 0x80000004040, 0x7fd80000040, 0x80180000000,
    0xffdc0000080, 0xfed80000080, 0xec880000080, 0xec980000080, 0xc0080000080, 0x80100000080, 0x100000080, 0x2a80200, 0x2880200, 0x2c80200, 0x2e80200, 0x1f80200, 0x0, 0x2e80000, 0x2880000, 0x3700200,
    0x3f80000, 0x3700000, 0x2a80000, 0x2c80000, 0x880000, 0x0, 0x0, 0x200000000, 0x14000400, 0x4000400, 0x8000400, 0x10000400, 0x400, 0xc000400, 0x1c000400, 0x0,
    0x8c00000000, 0x8c00000001, 0xb7000000001, 0xc0b7000000001, 0xc0b7000180001, 0xc0ffc00180000, 0x3c00004000, 0x3400004000, 0x4000, 0x3c00000000, 0x3400000000, 0x0, 0x180000008a8000, 0x8a8000, 0x180000008a0000, 0x18000001048000,
    0x80fc000000008, 0xf3c000000008, 0x8, 0x30c000000008, 0x1554000000008, 0x0, 0x4000000000010, 0x3ffc000000010, 0x3ffc000000000, 0x13f00000000020, 0x3cf0000000020, 0x3ef8000000020, 0x20, 0x2aa8000000020, 0x30c0000000020, 0x0,
    0x7e00000, 0xe020080, 0x7e00080, 0x9e00080, 0x201c0000, 0x70080100, 0x201c0100, 0x40140100, 0x1c00000000, 0x3c00000200, 0x1c00000200, 0x2000000200, 0x0, 0x100000000, 0x3c00000000, 0x3e00000000,
    0x3a00000000, 0x200000000, 0x3800000000, 0x0, 0x50002000, 0x10002000, 0x20002000, 0x40002000, 0x2000, 0x30002000, 0x70002000, 0x0, 0x0, 0x20000000000000, 0x0, 0x1,
    0x2c00000001, 0x18002c00000001, 0x1c002c00600001, 0x1c002c00600000, 0x3c0000400, 0x340000400, 0x400, 0x3c0000000, 0x340000000, 0x0, 0xc0000008a800, 0x8a800, 0xc0000008a000, 0xc00000104800, 0x40fc00000000, 0xf3c00000000,
    0x0, 0x30c00000000, 0x155400000000, 0xbf0000000000, 0x3cf000000000, 0x3ef800000000, 0x0, 0x2aa800000000, 0x30c000000000, 0x7e0000, 0xe02008, 0x7e0008, 0x9e0008, 0x201c000, 0x7008010, 0x201c010,
    0x4014010, 0x1c0000000, 0x3c0000020, 0x1c0000020, 0x200000020, 0x3c0000000, 0x3e0000000, 0x3a0000000, 0x20000000, 0x380000000, 0x0, 0xaa0080, 0xa20080, 0xb20080, 0xba0080, 0x7e0080,
    0x0, 0xba0000, 0xa20000, 0xdc0080, 0xfe0000, 0xdc0000, 0xaa0000, 0xb20000, 0x5000200, 0x1000200, 0x2000200, 0x4000200, 0x200, 0x3000200, 0x7000200, 0x0,
    0x0, 0x1000000000000, 0x0, 0x1, 0x2c0000001, 0xc002c0000001, 0xc002c0060001, 0xc002c0060000, 0xf00000800, 0xd00000800, 0x800, 0xf00000000, 0xd00000000, 0x0, 0x3000000115000, 0x115000,
    0x3000000114000, 0x3000000209000, 0x1007000000008, 0x91b000000008, 0x8, 0x109000000008, 0x11b000000008, 0x0, 0xf80000000000, 0xa3f000000000, 0x83f000000000, 0x23f000000000, 0x2838000000010, 0xc24000000010, 0x800000000010, 0x436000000010,
    0x800000000000, 0x40000000000, 0x0, 0x700000000, 0xf00000080, 0x700000080, 0x800000080, 0xf00000000, 0xf40000000, 0xe40000000, 0xe00000000, 0x40000000, 0x0, 0x1540200, 0x1440200, 0x1640200,
    0x1740200, 0xfc0200, 0x0, 0x1740000, 0x1440000, 0x1b80200, 0x1fc0000, 0x1b80000, 0x1540000, 0x1640000, 0x4000000000000, 0x0, 0x0, 0x1, 0xb00000001, 0x3000b00000001,
    0x3080b000c0001, 0x3080b000c0000, 0x3c0000200, 0x340000200, 0x200, 0x3c0000000, 0x340000000, 0x0, 0x30000045400, 0x45400, 0x30000045000, 0x30000082400, 0x11c00000000, 0x6c00000000, 0x0, 0x2400000000,
    0x2e000000000, 0x9000000000, 0x0, 0xd800000000, 0x3c0000000, 0x3d0000000, 0x390000000, 0x380000000, 0x10000000, 0x0, 0x550080, 0x510080, 0x590080, 0x5d0080, 0x3f0080, 0x0,
    0x5d0000, 0x510000, 0x6e0080, 0x7f0000, 0x6e0000, 0x550000, 0x590000, 0x0, 0x1, 0x2c0000001, 0x302c0000001, 0x302c0030001, 0x302c0030000, 0x6001000, 0x1000, 0x6000000,
    0x201c008, 0x126c008, 0x8, 0x224008, 0x26c008, 0x0, 0x1f00000, 0x14fc000, 0x10fc000, 0x4fc000, 0x50e0010, 0x1890010, 0x1000010, 0x8d8010, 0x1000000, 0x180000000,
    0x310000000, 0x290000000, 0x190000000, 0x0, 0x4000000000, 0xc00000000, 0x380000000, 0x3a0000000, 0x1a0000000, 0xa0000000, 0x20000000, 0xc00000000, 0xc40000000, 0x440000000, 0x40000000, 0x400000000,
    0x400000001, 0x406000001, 0x806100001, 0xc06100000, 0xc0400, 0x400, 0xc0000, 0x47000, 0x1b000, 0x0, 0x9000, 0xb8000, 0x24000, 0x0, 0x36000, 0x3000000,
    0x6200000, 0x5200000, 0x3200000, 0x0, 0x80000000, 0x18000000, 0x7000000, 0x7400000, 0x3400000, 0x1400000, 0x400000, 0x18000000, 0x18800000, 0x8800000, 0x800000, 0x8000000,
    0x8000001, 0x80c0001, 0x100c0001, 0x180c0000, 0x3fc000050000, 0x3fc000010000, 0x3bc000010000, 0x194000010000, 0x10000, 0x3fc000040000, 0x3fc000000000, 0x3bc000000000, 0x194000000000, 0x0, 0x60000020022a0000, 0x22a0000,
    0x6000002002280000, 0x6000002004120000, 0x1f800000, 0x38080040, 0x1f800040, 0x27800040, 0x200000000, 0x0, 0x400000, 0x0, 0x80700000, 0x1c0200080, 0x80700080, 0x100500080, 0x87c000000000, 0xffc000000100,
    0x87c800000100, 0x380800000100, 0x87c000000100, 0x800000040000, 0x800000040200, 0x7ff000000200, 0x803000000000, 0xfff800000400, 0xfef000000400, 0xec9000000400, 0xecb000000400, 0xc01000000400, 0x802000000400, 0x2000000400, 0x2a801000, 0x28801000,
    0x2c801000, 0x2e801000, 0x1f801000, 0x0, 0x2e800000, 0x28800000, 0x37001000, 0x3f800000, 0x37000000, 0x2a800000, 0x2c800000, 0x8800000, 0x0, 0x140004000, 0x40004000, 0x80004000,
    0x100004000, 0x4000, 0xc0004000, 0x1c0004000, 0x0, 0x400008000, 0x0, 0x400000000, 0x8000, 0x8c000000000, 0x8c000000001, 0xb70000000001, 0x6000b70000000001, 0x7000b70001800001, 0x7000ffc001800000, 0x7f80000a000,
    0x7f800002000, 0x77800002000, 0x32800002000, 0x2000, 0x7f800008000, 0x7f800000000, 0x77800000000, 0x32800000000, 0x0, 0x600000400454000, 0x454000, 0x600000400450000, 0x600000400824000, 0x207e00000000000, 0x79e00000000000, 0x0,
    0x18600000000000, 0xaaa00000000000, 0x5f8000000000000, 0x1e7800000000000, 0x1f7c00000000000, 0x0, 0x155400000000000, 0x186000000000000, 0x10f800000000, 0x1ff800000020, 0x10f900000020, 0x70100000020, 0x10f800000020, 0x100000008000, 0x100000008040, 0xffe00000040,
    0x100600000000, 0x1fff00000080, 0x1fde00000080, 0x1d9200000080, 0x1d9600000080, 0x180200000080, 0x100400000080, 0x400000080, 0x80001000, 0x0, 0x80000000, 0x1000, 0x0, 0x800000000000000, 0x11800000000, 0x11800000001,
    0x16e000000001, 0x60016e000000001, 0x60016e000300001, 0x6001ff800300000, 0x1fe000014000, 0x1fe000004000, 0x1de000004000, 0xca000004000, 0x4000, 0x1fe000010000, 0x1fe000000000, 0x1de000000000, 0xca000000000, 0x0, 0xc000008008a8000, 0x8a8000,
    0xc000008008a0000, 0xc00000801048000, 0x403800000000008, 0x24d800000000008, 0x8, 0x44800000000008, 0x4d800000000008, 0x0, 0x3e0000000000000, 0x29f800000000000, 0x21f800000000000, 0x9f800000000000, 0xa1c000000000010, 0x312000000000010, 0x200000000000010, 0x11b000000000010,
    0x200000000000000, 0x43e000000000, 0x7fe000000080, 0x43e200000080, 0x1c0200000080, 0x43e000000080, 0x400000010000, 0x400000010100, 0x3fec00000100, 0x400c00000000, 0x7fee00000200, 0x7f6c00000200, 0x764400000200, 0x764c00000200, 0x600400000200, 0x400800000200,
    0x800000200, 0x100002000, 0x0, 0x100000000, 0x2000, 0x100000000, 0x0, 0x46000000000, 0x46000000001, 0x5b8000000001, 0xc005b8000000001, 0xc205b8000600001, 0xc207fe000600000, 0x7f800005000, 0x7f800001000, 0x77800001000,
    0x32800001000, 0x1000, 0x7f800004000, 0x7f800000000, 0x77800000000, 0x32800000000, 0x0, 0x1800020022a000, 0x22a000, 0x18000200228000, 0x18000200412000, 0x8e00000000000, 0x3600000000000, 0x0, 0x1200000000000, 0x17000000000000,
    0x4800000000000, 0x0, 0x6c00000000000, 0x10f800000000, 0x1ff800000020, 0x10f880000020, 0x70080000020, 0x10f800000020, 0x100000004000, 0x100000004040, 0xffb00000040, 0x100300000000, 0x1ffb80000080, 0x1fdb00000080, 0x1d9100000080, 0x1d9300000080,
    0x180100000080, 0x100200000080, 0x200000080, 0x40000800, 0x0, 0x40000000, 0x800, 0x11800000000, 0x11800000001, 0x16e000000001, 0x1816e000000001, 0x1816e000180001, 0x181ff800180000, 0x4060008, 0x4a0008, 0x8,
    0x0, 0x3e00000, 0x29e0000, 0x21e0000, 0x9e0000, 0xa180010, 0x3140010, 0x2000010, 0x1140010, 0x2000000, 0x0, 0x1, 0xc000001, 0xc200001, 0xc200000, 0x98000,
    0x28000, 0x0, 0x160000, 0x50000, 0x0, 0x0, 0x200000, 0x0, 0x1, 0x180001, 0x180000, 0x2030008, 0x250008, 0x8, 0x0, 0x1f00000,
    0x14f0000, 0x10f0000, 0x4f0000, 0x50c0010, 0x18a0010, 0x1000010, 0x8a0010, 0x1000000, 0x0, 0x1, 0x6000001, 0x6100001, 0x6100000, 0x4c000, 0x14000, 0x0,
    0xb0000, 0x28000, 0x0, 0x0, 0x1, 0xc0001, 0xc0000, 0x80007e0008, 0x1c79e0008, 0x8, 0x1c1860008, 0x124aaa0008, 0x0, 0x7fe0000000, 0xe1ffe0000, 0x1ffe0000,
    0x249ffe0000, 0x1001f800010, 0x701e780010, 0x701f7c0010, 0x10, 0x4915540010, 0x18600010, 0x0, 0x0, 0x20000000000, 0x0, 0x1, 0x18000000001, 0x18020000001, 0x18020000000, 0x81f8000,
    0x1e78000, 0x0, 0x618000, 0x2aa8000, 0x17e00000, 0x79e0000, 0x7df0000, 0x0, 0x5550000, 0x6180000, 0x0, 0x1, 0x18000001, 0x18000000, 0x10000fc008, 0x38f3c008,
    0x8, 0x3830c008, 0x249554008, 0x0, 0xffc000000, 0x1c3ffc000, 0x3ffc000, 0x493ffc000, 0x2003f00010, 0xe03cf0010, 0xe03ef8010, 0x10, 0x922aa8010, 0x30c0010, 0x0, 0x8000000000,
    0x0, 0x10000000000, 0x0, 0x0, 0x40000000000, 0x0, 0x1, 0x3000000001, 0x3004000001, 0x3004000000, 0x103f000, 0x3cf000, 0x0, 0xc3000, 0x555000, 0x2fc0000,
    0xf3c000, 0xfbe000, 0x0, 0xaaa000, 0xc30000, 0x0, 0x1, 0x3000001, 0x3000000, 0x8070008, 0x49b0008, 0x8, 0x890008, 0x9b0008, 0x0, 0x7c00000,
    0x53f0000, 0x43f0000, 0x13f0000, 0x14380010, 0x6240010, 0x4000010, 0x2360010, 0x4000000, 0x0, 0x1, 0x18000001, 0x18400001, 0x18400000, 0x11c000, 0x6c000, 0x0,
    0x24000, 0x2e0000, 0x90000, 0x0, 0xd8000, 0x0, 0x1, 0x300001, 0x300000, 0x40003f008, 0xe3cf008, 0x8, 0xe0c3008, 0x92555008, 0x0, 0x3ff000000,
    0x70fff000, 0xfff000, 0x124fff000, 0x800fc0010, 0x380f3c010, 0x380fbe010, 0x10, 0x248aaa010, 0xc30010, 0x0, 0x3c000000000, 0x3c000000400, 0x38000000400, 0x34000000400, 0x2c000000400, 0x1c000000400,
    0x1c000000000, 0x3c000000000, 0x3c000000800, 0x1c000000800, 0xc000000800, 0x4000000800, 0x800, 0x0, 0x0, 0x1, 0xc00000001, 0xc01000001, 0xc01000000, 0x40fc00, 0xf3c00, 0x0,
    0x30c00, 0x155400, 0xbf0000, 0x3cf000, 0x3ef800, 0x0, 0x2aa800, 0x30c000, 0x3c000000, 0x3c000100, 0x38000100, 0x34000100, 0x2c000100, 0x1c000100, 0x1c000000, 0x3c000000,
    0x3c000200, 0x1c000200, 0xc000200, 0x4000200, 0x200, 0x0, 0x0, 0x1000000, 0x0, 0x1, 0xc00001, 0xc00000, 0x403808, 0x24d808, 0x8, 0x44808,
    0x4d808, 0x0, 0x3e0000, 0x29f800, 0x21f800, 0x9f800, 0xa1c010, 0x312010, 0x200010, 0x11b010, 0x200000, 0x78000000, 0x78000200, 0x70000200, 0x68000200, 0x58000200,
    0x38000200, 0x38000000, 0x78000000, 0x78000400, 0x38000400, 0x18000400, 0x8000400, 0x400, 0x0, 0x0, 0x1, 0xc00001, 0xc20001, 0xc20000, 0x8e00, 0x3600,
    0x0, 0x1200, 0x17000, 0x4800, 0x0, 0x6c00, 0xf00000, 0xf00080, 0xe00080, 0xd00080, 0xb00080, 0x700080, 0x700000, 0xf00000, 0xf00100, 0x700100,
    0x300100, 0x100100, 0x100, 0x0, 0x0, 0x1, 0x18001, 0x18000, 0x184, 0x4, 0x180, 0x88, 0x8, 0x0, 0x110, 0x10,
    0x0, 0x2, 0x102, 0x0, 0x100, 0x0, 0x1, 0x100, 0x0, 0x1, 0x40, 0x0, 0x1, 0x60, 0x800, 0x1000,
    0x2000, 0x4000, 0x8000, 0x10000, 0x20000, 0x40000, 0x80000, 0x6100000, 0x6200000, 0x2800000, 0x400000, 0x0, 0x7000000, 0x1fff080, 0x1ffe880, 0x1ffd880,
    0x1ffb880, 0x1ff7880, 0x1fef880, 0x1fdf880, 0x1fbf880, 0x1f7f880, 0x1eff880, 0x1dff880, 0x57ff880, 0x1bff880, 0x0, 0xfff880, 0x0, 0x1, 0x8000000, 0x0,
    0x1, 0x400, 0x84, 0x4, 0x0, 0x80, 0x80, 0x0, 0x88, 0x90, 0x10, 0x0, 0x80, 0xa0, 0x20, 0x0,
    0x80, 0x40, 0x0, 0x48,
]);

/// The formats that have rows.
pub static SCANS: [Scan; 189] = [
    Scan { older: 0, kind: InstKind::Add as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 42), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0xfc0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[2], 4), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[3], 20), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[3], 31), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Avg as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 57), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[6], 45), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[7], 49), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[7], 53), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Div as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[11], 90), refers: (2, 2, 4095), clauses: 0xff, combinations: 0xf00, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[9], 59), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[10], 74), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[10], 82), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Dp2 as u8, since: 0x304, channels: (1, &TABLES[15]), platforms: Look::new(0, &TABLES[16], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[12], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 102), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 106), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Dp3 as u8, since: 0x304, channels: (1, &TABLES[15]), platforms: Look::new(0, &TABLES[16], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[12], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 102), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 106), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Dp4 as u8, since: 0x304, channels: (1, &TABLES[15]), platforms: Look::new(0, &TABLES[16], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[12], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 102), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 106), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Dph as u8, since: 0x304, channels: (1, &TABLES[15]), platforms: Look::new(0, &TABLES[16], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[12], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 102), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 106), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Exp as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 127), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Frc as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 130), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 134), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Line as u8, since: 0x304, channels: (1, &TABLES[15]), platforms: Look::new(0, &TABLES[16], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[12], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[20], 102), Step::READ, 16), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 106), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Log as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 127), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Mad as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[22], 191), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0xf80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[2], 142), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[21], 158), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[21], 169), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[21], 180), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Mulh as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 251), refers: (2, 2, 4095), clauses: 0x3ffffff, combinations: 0x4000000, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[23], 195), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[24], 199), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[24], 225), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Mod as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[6], 45), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[7], 49), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[7], 53), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Mul as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 289), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x7c0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[2], 253), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[25], 269), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[25], 279), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Pow as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 312), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0xc0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 292), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 300), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 306), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rndd as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 130), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 134), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rndu as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 130), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 134), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rnde as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 130), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 134), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rndz as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 130), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[14], 134), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Sad2 as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[29], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[26], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[27], 315), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[28], 317), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[28], 319), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Sin as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 127), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Cos as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 127), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Sqrt as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 127), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rsqrt as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 127), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Inv as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[32], 339), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x1c0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[30], 321), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[31], 332), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Dpasw as u8, since: 0x304, channels: (1, &TABLES[41]), platforms: Look::new(0, &TABLES[42], 366), refers: (0, 0, 0), clauses: 0x7ffff, combinations: 0x0, tail: 4, bytes: &[Look::new(1, &TABLES[33], 96)], steps: &[Step::new(Step::RAW, Look::new(2, &TABLES[34], 343), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[35], 349), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[36], 28), 0, 255), Step::new(Step::VECTOR, Look::new(0, &TABLES[37], 39), Step::READ, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[38], 356), 0, 0), Step::new(Step::BYTE, Look::new(1, &TABLES[38], 360), 0, 0), Step::new(Step::BYTE, Look::new(2, &TABLES[39], 47), 0, 0), Step::new(Step::BYTE, Look::new(3, &TABLES[40], 364), 0, 0)] },
    Scan { older: 0, kind: InstKind::Fcvt as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[45], 405), refers: (0, 0, 0), clauses: 0x1fff, combinations: 0x6000, tail: 0, bytes: &[Look::new(1, &TABLES[43], 369)], steps: &[Step::new(Step::DESTINATION, Look::new(2, &TABLES[44], 373), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[44], 389), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Srnd as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[50], 441), refers: (0, 0, 0), clauses: 0x1f, combinations: 0xe0, tail: 0, bytes: &[Look::new(1, &TABLES[46], 319)], steps: &[Step::new(Step::DESTINATION, Look::new(2, &TABLES[47], 411), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[48], 421), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[49], 431), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Lzd as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[51], 445), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[52], 449), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::And as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 478), refers: (2, 2, 4095), clauses: 0x7ff, combinations: 0x1800, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 453), 12, 0), Step::new(Step::DESTINATION, Look::new(4, &TABLES[54], 455), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 464), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 471), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Or as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 478), refers: (2, 2, 4095), clauses: 0x7ff, combinations: 0x1800, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 453), 12, 0), Step::new(Step::DESTINATION, Look::new(4, &TABLES[54], 455), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 464), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 471), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Xor as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 478), refers: (2, 2, 4095), clauses: 0x7ff, combinations: 0x1800, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 453), 12, 0), Step::new(Step::DESTINATION, Look::new(4, &TABLES[54], 455), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 464), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 471), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Not as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 496), refers: (2, 2, 4095), clauses: 0xff, combinations: 0x300, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 365), 12, 0), Step::new(Step::DESTINATION, Look::new(4, &TABLES[54], 480), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[55], 489), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Shl as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[58], 514), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[56], 498), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[57], 506), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[57], 510), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Shr as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[58], 514), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[56], 498), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[57], 506), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[57], 510), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Asr as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 541), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x1c0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[59], 517), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[60], 527), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[60], 534), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Cbit as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[61], 11), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[62], 28), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Mov as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 569), refers: (2, 2, 4095), clauses: 0xff, combinations: 0x300, tail: 0, bytes: &[Look::new(1, &TABLES[63], 543), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 140), 12, 0), Step::new(Step::DESTINATION, Look::new(4, &TABLES[64], 547), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[65], 561), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Sel as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 604), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x3c0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[66], 572), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[67], 586), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[67], 595), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Setp as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0xf, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 28)], steps: &[Step::new(Step::DESTINATION, Look::new(2, &TABLES[68], 1), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[69], 11), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Cmp as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 289), refers: (0, 0, 0), clauses: 0x3f, combinations: 0x7c0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(2, &TABLES[70], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(3, &TABLES[71], 607), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[72], 623), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[72], 633), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Movs as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 28)], steps: &[Step::new(Step::DESTINATION, Look::new(2, &TABLES[73], 643), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[74], 647), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Fbl as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[75], 445), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[76], 449), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Fbh as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[61], 11), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[77], 28), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Subroutine as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 3, bytes: &[], steps: &[Step::new(Step::LABEL, Look::new(1, &TABLES[0], 0), 16, 0x2)] },
    Scan { older: 0, kind: InstKind::Label as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 3, bytes: &[], steps: &[Step::new(Step::LABEL, Look::new(1, &TABLES[0], 0), 16, 0x11)] },
    Scan { older: 0, kind: InstKind::Jmp as u8, since: 0x304, channels: (1, &TABLES[80]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x7, combinations: 0x0, tail: 6, bytes: &[Look::new(1, &TABLES[79], 11), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::LABEL, Look::new(4, &TABLES[0], 0), 16, 0x11)] },
    Scan { older: 0, kind: InstKind::Ret as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x7, combinations: 0x0, tail: 4, bytes: &[Look::new(1, &TABLES[0], 11), Look::new(3, &TABLES[1], 2)], steps: &[] },
    Scan { older: 0, kind: InstKind::OwordLd as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[84], 655), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[81], 651), Look::new(3, &TABLES[53], 139)], steps: &[Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[82], 11), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 28), 0, 0)] },
    Scan { older: 0, kind: InstKind::OwordSt as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[84], 655), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[81], 651), Look::new(2, &TABLES[53], 139)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[82], 11), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 28), 0, 0)] },
    Scan { older: 0, kind: InstKind::MediaLd as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1fff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[85], 2), Look::new(2, &TABLES[86], 659), Look::new(3, &TABLES[87], 0), Look::new(4, &TABLES[88], 661), Look::new(5, &TABLES[88], 668)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(6, &TABLES[36], 11), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[36], 28), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::MediaSt as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3fff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[85], 2), Look::new(2, &TABLES[86], 659), Look::new(3, &TABLES[87], 0), Look::new(4, &TABLES[88], 661), Look::new(5, &TABLES[88], 668)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(6, &TABLES[89], 675), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[90], 676), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[36], 28), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::Gather as u8, since: 0x304, channels: (3, &TABLES[93]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[29], 2), Look::new(3, &TABLES[91], 11)], steps: &[Step::new(Step::DECLARED, Look::new(4, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(5, &TABLES[82], 28), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::Scatter as u8, since: 0x304, channels: (2, &TABLES[93]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[29], 2), Look::new(2, &TABLES[91], 11)], steps: &[Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[82], 28), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::OwordLdUnaligned as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[84], 655), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[81], 651), Look::new(3, &TABLES[53], 139)], steps: &[Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[89], 679), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[90], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 28), 0, 0)] },
    Scan { older: 0, kind: InstKind::Sample as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[96], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[94], 96), Look::new(3, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(4, &TABLES[95], 1), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[95], 315), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[95], 317), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 255)] },
    Scan { older: 0, kind: InstKind::SampleUnorm as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[97], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[95], 1), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 319), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[98], 96), 0, 0)] },
    Scan { older: 0, kind: InstKind::Load as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[96], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[94], 96), Look::new(2, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(3, &TABLES[36], 2), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[36], 11), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[36], 28), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 255)] },
    Scan { older: 0, kind: InstKind::Avs as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x3fff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[99], 683)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[95], 1), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 319), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[95], 96), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[82], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[82], 365), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[87], 685), 0, 0), Step::new(Step::VECTOR, Look::new(1, &TABLES[95], 554), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[87], 453), 0, 0), Step::new(Step::VECTOR, Look::new(1, &TABLES[100], 687), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 689), 0, 0)] },
    Scan { older: 0, kind: InstKind::Va as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[101], 1), Look::new(3, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[103], 39), 0, 0), Step::new(Step::RAW, Look::new(1, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::Va as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[101], 1), Look::new(2, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 39), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::Va as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[101], 1), Look::new(3, &TABLES[53], 691)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[87], 39), 0, 0), Step::new(Step::BYTE, Look::new(1, &TABLES[85], 0), 0, 0), Step::new(Step::VECTOR, Look::new(2, &TABLES[104], 140), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0)] },
    Scan { older: 0, kind: InstKind::Va as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[101], 1), Look::new(3, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[87], 39), 0, 0), Step::new(Step::RAW, Look::new(1, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::Va as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[101], 1), Look::new(2, &TABLES[53], 364)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 39), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 0), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0)] },
    Scan { older: 0, kind: InstKind::MinMax as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 57), refers: (0, 0, 0), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(2, &TABLES[105], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(3, &TABLES[106], 45), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[107], 49), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[107], 53), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Bfe as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 719), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x180, tail: 0, bytes: &[Look::new(1, &TABLES[108], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[109], 693), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[110], 701), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[110], 707), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[110], 713), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Bfi as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 741), refers: (2, 2, 4095), clauses: 0xff, combinations: 0x100, tail: 0, bytes: &[Look::new(1, &TABLES[108], 365), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[23], 721), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 725), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 729), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 733), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 737), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Bfrev as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 138), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[23], 445), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 449), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Addc as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 751), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[51], 743), Step::WRITTEN | Step::REGION, 0), Step::new(Step::DESTINATION, Look::new(0, &TABLES[51], 506), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[76], 510), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[76], 747), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Subb as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 751), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[51], 743), Step::WRITTEN | Step::REGION, 0), Step::new(Step::DESTINATION, Look::new(0, &TABLES[51], 506), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[52], 510), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[52], 747), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Gather4Typed as u8, since: 0x304, channels: (1, &TABLES[113]), platforms: Look::new(0, &TABLES[114], 759), refers: (2, 2, 4095), clauses: 0x7ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[112], 753), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[99], 757), Look::new(5, &TABLES[86], 554)], steps: &[Step::new(Step::DECLARED, Look::new(5, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(6, &TABLES[36], 11), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[36], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[36], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 140), 0, 0)] },
    Scan { older: 0, kind: InstKind::Scatter4Typed as u8, since: 0x304, channels: (1, &TABLES[113]), platforms: Look::new(0, &TABLES[114], 759), refers: (2, 2, 4095), clauses: 0x7ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[112], 753), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[99], 757), Look::new(5, &TABLES[86], 554)], steps: &[Step::new(Step::DECLARED, Look::new(5, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(6, &TABLES[36], 11), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[36], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[36], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 140), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[116], 39), 0, 0), Step::new(Step::RAW, Look::new(1, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 364)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[85], 39), 0, 0), Step::new(Step::RAW, Look::new(1, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(2, &TABLES[105], 11)], steps: &[Step::new(Step::RAW, Look::new(3, &TABLES[83], 28), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 39), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 140), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(2, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[29], 39), 0, 0), Step::new(Step::RAW, Look::new(1, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(2, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[118], 319), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xfff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(2, &TABLES[53], 687)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 319), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 96), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 365), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 685), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 762), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 453), 0, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 364)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[119], 39), 0, 0), Step::new(Step::DECLARED, Look::new(1, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(2, &TABLES[104], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 140), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 691)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[105], 39), 0, 0), Step::new(Step::BYTE, Look::new(1, &TABLES[29], 0), 0, 0), Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[104], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 365), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 47)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(1, &TABLES[104], 39), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 0), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(2, &TABLES[53], 364)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[118], 319), Step::READ | Step::ONE, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(1, &TABLES[104], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 140), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(2, &TABLES[53], 364)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(3, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[29], 39), 0, 0), Step::new(Step::DECLARED, Look::new(1, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(2, &TABLES[104], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 140), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 364)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[105], 39), 0, 0), Step::new(Step::DECLARED, Look::new(1, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(2, &TABLES[104], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 140), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::VaSklPlus as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[117], 366), refers: (0, 0, 0), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[115], 1), Look::new(3, &TABLES[53], 691)], steps: &[Step::new(Step::DECLARED, Look::new(2, &TABLES[0], 0), 8, 3), Step::new(Step::DECLARED, Look::new(3, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(4, &TABLES[102], 315), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[102], 317), Step::READ | Step::ONE, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[105], 39), 0, 0), Step::new(Step::RAW, Look::new(1, &TABLES[83], 0), 0, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(1, &TABLES[104], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[104], 365), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::SvmBlockLd as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3f, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[120], 764)], steps: &[Step::new(Step::VECTOR, Look::new(3, &TABLES[121], 768), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[122], 772), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 28), 0, 0)] },
    Scan { older: 0, kind: InstKind::SvmBlockSt as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3f, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[120], 764)], steps: &[Step::new(Step::VECTOR, Look::new(3, &TABLES[121], 768), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[122], 772), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 28), 0, 0)] },
    Scan { older: 0, kind: InstKind::SvmGather as u8, since: 0x304, channels: (2, &TABLES[127]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0x3ff, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[123], 775), Look::new(4, &TABLES[1], 2), Look::new(5, &TABLES[124], 781), Look::new(6, &TABLES[125], 787)], steps: &[Step::new(Step::RAW, Look::new(7, &TABLES[126], 319), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::SvmScatter as u8, since: 0x304, channels: (2, &TABLES[127]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0x3ff, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[123], 775), Look::new(4, &TABLES[1], 2), Look::new(5, &TABLES[124], 781), Look::new(6, &TABLES[125], 787)], steps: &[Step::new(Step::RAW, Look::new(7, &TABLES[126], 319), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::SvmAtomic as u8, since: 0x304, channels: (2, &TABLES[132]), platforms: Look::new(0, &TABLES[133], 882), refers: (3, 2, 4095), clauses: 0x1fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[128], 365), Look::new(4, &TABLES[1], 2), Look::new(5, &TABLES[129], 793)], steps: &[Step::new(Step::RAW, Look::new(6, &TABLES[126], 317), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[130], 829), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[130], 853), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[131], 877), 0, 0)] },
    Scan { older: 0, kind: InstKind::SvmGather4Scaled as u8, since: 0x304, channels: (2, &TABLES[113]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[134], 96), Look::new(4, &TABLES[1], 2), Look::new(5, &TABLES[99], 364)], steps: &[Step::new(Step::NUMBER, Look::new(6, &TABLES[53], 140), 16, 0), Step::new(Step::VECTOR, Look::new(8, &TABLES[135], 11), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[126], 317), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::SvmScatter4Scaled as u8, since: 0x304, channels: (2, &TABLES[113]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0xff, combinations: 0x0, tail: 0, bytes: &[Look::new(2, &TABLES[134], 96), Look::new(4, &TABLES[1], 2), Look::new(5, &TABLES[99], 364)], steps: &[Step::new(Step::NUMBER, Look::new(6, &TABLES[53], 140), 16, 0), Step::new(Step::VECTOR, Look::new(8, &TABLES[135], 11), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[126], 317), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::Ifcall as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0xf, combinations: 0x0, tail: 2, bytes: &[Look::new(1, &TABLES[0], 28), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::VECTOR, Look::new(4, &TABLES[135], 11), Step::READ | Step::ONE, 0)] },
    Scan { older: 94, kind: InstKind::Ifcall as u8, since: 0x402, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x0, tail: 2, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[87], 11)], steps: &[Step::new(Step::VECTOR, Look::new(5, &TABLES[135], 28), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::Faddr as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3, combinations: 0x0, tail: 0, bytes: &[], steps: &[Step::new(Step::DECLARED, Look::new(1, &TABLES[0], 0), 16, 6), Step::new(Step::VECTOR, Look::new(3, &TABLES[135], 2), Step::WRITTEN | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::File as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 5, bytes: &[], steps: &[Step::new(Step::DECLARED, Look::new(1, &TABLES[0], 0), 32, 6)] },
    Scan { older: 0, kind: InstKind::Loc as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 5, bytes: &[], steps: &[] },
    Scan { older: 0, kind: InstKind::VmeIme as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[87], 2), Look::new(2, &TABLES[136], 11)], steps: &[Step::new(Step::RAW, Look::new(3, &TABLES[137], 317), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 319), 0, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(1, &TABLES[137], 96), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 47), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 364), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 691), 0, 0)] },
    Scan { older: 0, kind: InstKind::VmeSic as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0xf, combinations: 0x0, tail: 0, bytes: &[], steps: &[Step::new(Step::RAW, Look::new(1, &TABLES[137], 1), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 315), 0, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(1, &TABLES[137], 317), 0, 0)] },
    Scan { older: 0, kind: InstKind::VmeFbr as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[], steps: &[Step::new(Step::RAW, Look::new(1, &TABLES[137], 1), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 315), 0, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(1, &TABLES[138], 28), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[138], 39), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[138], 0), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 47), 0, 0)] },
    Scan { older: 0, kind: InstKind::VmeIdm as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[87], 110), refers: (0, 0, 0), clauses: 0xf, combinations: 0x0, tail: 0, bytes: &[], steps: &[Step::new(Step::RAW, Look::new(1, &TABLES[137], 1), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 315), 0, 0), Step::new(Step::DECLARED, Look::new(0, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(1, &TABLES[137], 317), 0, 0)] },
    Scan { older: 0, kind: InstKind::Barrier as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 1, bytes: &[], steps: &[] },
    Scan { older: 0, kind: InstKind::CacheFlush as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 1, bytes: &[], steps: &[] },
    Scan { older: 0, kind: InstKind::Wait as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3, combinations: 0x0, tail: 0, bytes: &[], steps: &[Step::new(Step::VECTOR, Look::new(1, &TABLES[100], 1), Step::READ | Step::ONE, 0)] },
    Scan { older: 0, kind: InstKind::Fence as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[16], 885), refers: (0, 0, 0), clauses: 0x3, combinations: 0x0, tail: 2, bytes: &[Look::new(1, &TABLES[139], 2)], steps: &[] },
    Scan { older: 0, kind: InstKind::RawSend as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0xfff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[105], 2), Look::new(2, &TABLES[0], 140), Look::new(4, &TABLES[1], 11), Look::new(9, &TABLES[140], 888), Look::new(10, &TABLES[141], 892)], steps: &[Step::new(Step::VECTOR, Look::new(11, &TABLES[142], 896), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[143], 453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::Yield as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x1, combinations: 0x0, tail: 1, bytes: &[], steps: &[] },
    Scan { older: 0, kind: InstKind::Nbarrier as u8, since: 0x402, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[150], 366), refers: (0, 0, 0), clauses: 0xfff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[105], 2)], steps: &[Step::new(Step::VECTOR, Look::new(2, &TABLES[144], 11), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[145], 140), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[146], 900), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[147], 365), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[144], 39), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[148], 691), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[149], 904), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[148], 554), 0, 0)] },
    Scan { older: 0, kind: InstKind::Fcall as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x7, combinations: 0x0, tail: 8, bytes: &[Look::new(1, &TABLES[0], 11), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DECLARED, Look::new(4, &TABLES[0], 0), 16, 6)] },
    Scan { older: 0, kind: InstKind::Fret as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x7, combinations: 0x0, tail: 4, bytes: &[Look::new(1, &TABLES[0], 11), Look::new(3, &TABLES[1], 2)], steps: &[] },
    Scan { older: 0, kind: InstKind::Sad2add as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[29], 110), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[26], 47), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[27], 315), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[28], 317), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[28], 319), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[151], 96), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Pln as u8, since: 0x304, channels: (1, &TABLES[113]), platforms: Look::new(0, &TABLES[19], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[134], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[13], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[13], 102), Step::READ, 16), Step::new(Step::VECTOR, Look::new(0, &TABLES[13], 106), Step::READ, 255)] },
    Scan { older: 0, kind: InstKind::Goto as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x7, combinations: 0x0, tail: 6, bytes: &[Look::new(1, &TABLES[0], 11), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::LABEL, Look::new(4, &TABLES[0], 0), 16, 0x11)] },
    Scan { older: 0, kind: InstKind::UrbWrite as u8, since: 0x304, channels: (1, &TABLES[41]), platforms: Look::new(0, &TABLES[154], 110), refers: (2, 2, 4095), clauses: 0x3ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[33], 47), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[40], 364)], steps: &[Step::new(Step::RAW, Look::new(5, &TABLES[82], 11), 0, 0), Step::new(Step::NUMBER, Look::new(0, &TABLES[152], 685), 16, 0), Step::new(Step::RAW, Look::new(2, &TABLES[82], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 39), 0, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[153], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 0), 0, 0)] },
    Scan { older: 0, kind: InstKind::TypedAtomic as u8, since: 0x304, channels: (2, &TABLES[41]), platforms: Look::new(0, &TABLES[157], 1001), refers: (3, 2, 4095), clauses: 0xffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[155], 908), Look::new(2, &TABLES[33], 687), Look::new(4, &TABLES[1], 2), Look::new(5, &TABLES[86], 928)], steps: &[Step::new(Step::DECLARED, Look::new(5, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(6, &TABLES[82], 11), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[130], 930), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[130], 954), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[156], 978), 0, 0)] },
    Scan { older: 0, kind: InstKind::Gather4Scaled as u8, since: 0x304, channels: (1, &TABLES[113]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[134], 96), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[99], 691)], steps: &[Step::new(Step::NUMBER, Look::new(5, &TABLES[53], 140), 16, 0), Step::new(Step::DECLARED, Look::new(7, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(8, &TABLES[142], 679), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[90], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::Scatter4Scaled as u8, since: 0x304, channels: (1, &TABLES[113]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[134], 96), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[99], 691)], steps: &[Step::new(Step::NUMBER, Look::new(5, &TABLES[53], 140), 16, 0), Step::new(Step::DECLARED, Look::new(7, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(8, &TABLES[142], 679), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[90], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::GatherScaled as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[53], 140), Look::new(5, &TABLES[29], 365)], steps: &[Step::new(Step::NUMBER, Look::new(6, &TABLES[53], 685), 16, 0), Step::new(Step::DECLARED, Look::new(8, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(9, &TABLES[82], 11), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::ScatterScaled as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (2, 2, 4095), clauses: 0x1ff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[53], 140), Look::new(5, &TABLES[29], 365)], steps: &[Step::new(Step::NUMBER, Look::new(6, &TABLES[53], 685), 16, 0), Step::new(Step::DECLARED, Look::new(8, &TABLES[0], 0), 8, 4), Step::new(Step::VECTOR, Look::new(9, &TABLES[82], 11), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 28), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[92], 39), 0, 0)] },
    Scan { older: 0, kind: InstKind::RawSends as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0xfff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[87], 2), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[158], 554), Look::new(6, &TABLES[159], 453), Look::new(7, &TABLES[159], 1004)], steps: &[Step::new(Step::VECTOR, Look::new(8, &TABLES[82], 28), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[82], 39), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0)] },
    Scan { older: 121, kind: InstKind::RawSends as u8, since: 0x306, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[8], 110), refers: (3, 2, 4095), clauses: 0x1fff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[87], 2), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[158], 554), Look::new(6, &TABLES[159], 453), Look::new(7, &TABLES[159], 1004), Look::new(8, &TABLES[160], 689)], steps: &[Step::new(Step::VECTOR, Look::new(9, &TABLES[82], 28), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[82], 39), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0)] },
    Scan { older: 0, kind: InstKind::Sbarrier as u8, since: 0x304, channels: (0, &TABLES[78]), platforms: Look::new(0, &TABLES[8], 110), refers: (0, 0, 0), clauses: 0x3, combinations: 0x0, tail: 2, bytes: &[Look::new(1, &TABLES[105], 2)], steps: &[] },
    Scan { older: 0, kind: InstKind::DwordAtomic as u8, since: 0x304, channels: (2, &TABLES[127]), platforms: Look::new(0, &TABLES[133], 759), refers: (3, 2, 4095), clauses: 0x7fffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[161], 1006), Look::new(2, &TABLES[162], 685), Look::new(4, &TABLES[1], 2)], steps: &[Step::new(Step::DECLARED, Look::new(5, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(6, &TABLES[82], 11), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[130], 1036), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[130], 1060), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[156], 1084), 0, 0)] },
    Scan { older: 0, kind: InstKind::Sqrtm as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[165], 1107), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x20, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[163], 130), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[164], 134), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Divm as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[165], 110), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[163], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[164], 102), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[164], 106), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rol as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[168], 1126), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0xc0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[166], 1110), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[167], 1116), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[167], 1121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Ror as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[168], 1126), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0xc0, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[166], 1110), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[167], 1116), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[167], 1121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Dp4a as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[133], 1130), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[23], 743), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 506), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 510), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[111], 747), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Add3 as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 1130), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[169], 743), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 506), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 510), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 747), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Bfn as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 1130), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 1, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[169], 743), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 506), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 510), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 747), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::QwGather as u8, since: 0x304, channels: (1, &TABLES[127]), platforms: Look::new(0, &TABLES[174], 366), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[171], 1133), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[172], 1137)], steps: &[Step::new(Step::DECLARED, Look::new(5, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(6, &TABLES[82], 11), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[173], 317), 0, 0)] },
    Scan { older: 0, kind: InstKind::QwScatter as u8, since: 0x304, channels: (1, &TABLES[127]), platforms: Look::new(0, &TABLES[174], 366), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[171], 1133), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[172], 1137)], steps: &[Step::new(Step::DECLARED, Look::new(5, &TABLES[0], 0), 8, 4), Step::new(Step::RAW, Look::new(6, &TABLES[82], 11), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[173], 317), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[185], 1225), refers: (3, 2, 4095), clauses: 0x3ffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[176], 1189), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1197), Look::new(6, &TABLES[178], 1201), Look::new(7, &TABLES[178], 1156), Look::new(8, &TABLES[179], 1204), Look::new(9, &TABLES[180], 1208), Look::new(10, &TABLES[181], 1212), Look::new(11, &TABLES[182], 1215), Look::new(12, &TABLES[160], 365)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[183], 1221), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 453), 0, 0)] },
    Scan { older: 134, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 1183), refers: (3, 2, 4095), clauses: 0xfffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[176], 1141), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1149), Look::new(6, &TABLES[178], 1153), Look::new(7, &TABLES[178], 1156), Look::new(8, &TABLES[178], 1159), Look::new(9, &TABLES[179], 1162), Look::new(10, &TABLES[180], 1166), Look::new(11, &TABLES[181], 1170), Look::new(12, &TABLES[182], 1173), Look::new(13, &TABLES[160], 685)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[183], 1179), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 1004), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1348), refers: (3, 2, 4095), clauses: 0x3fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1296), Look::new(6, &TABLES[196], 1300), Look::new(7, &TABLES[197], 1303), Look::new(8, &TABLES[179], 1306), Look::new(15, &TABLES[189], 1312), Look::new(16, &TABLES[190], 1316), Look::new(17, &TABLES[191], 1319), Look::new(18, &TABLES[191], 1321), Look::new(19, &TABLES[160], 0)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1310), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1207), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1323), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1336), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1338), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1346), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 687), 0, 0)] },
    Scan { older: 136, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1291), refers: (3, 2, 4095), clauses: 0x3fffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1230), Look::new(6, &TABLES[186], 1234), Look::new(7, &TABLES[177], 1238), Look::new(8, &TABLES[187], 1242), Look::new(9, &TABLES[53], 1247), Look::new(10, &TABLES[179], 1249), Look::new(17, &TABLES[189], 1257), Look::new(18, &TABLES[190], 1261), Look::new(19, &TABLES[191], 1264), Look::new(20, &TABLES[191], 1266), Look::new(21, &TABLES[160], 365)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1253), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1255), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1268), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1281), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1283), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 999), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1348), refers: (3, 2, 4095), clauses: 0x3fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1296), Look::new(6, &TABLES[196], 1300), Look::new(7, &TABLES[197], 1303), Look::new(8, &TABLES[179], 1306), Look::new(15, &TABLES[189], 1312), Look::new(16, &TABLES[190], 1316), Look::new(17, &TABLES[191], 1319), Look::new(18, &TABLES[191], 1321), Look::new(19, &TABLES[160], 0)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1310), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1207), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1323), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1336), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1338), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1247), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 687), 0, 0)] },
    Scan { older: 138, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1291), refers: (3, 2, 4095), clauses: 0x3fffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1230), Look::new(6, &TABLES[186], 1234), Look::new(7, &TABLES[177], 1238), Look::new(8, &TABLES[187], 1242), Look::new(9, &TABLES[53], 1247), Look::new(10, &TABLES[179], 1249), Look::new(17, &TABLES[189], 1257), Look::new(18, &TABLES[190], 1261), Look::new(19, &TABLES[191], 1264), Look::new(20, &TABLES[191], 1266), Look::new(21, &TABLES[160], 365)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1253), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1255), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1268), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1281), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1283), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1353), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1461), refers: (3, 2, 4095), clauses: 0x1fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1414), Look::new(6, &TABLES[196], 1418), Look::new(7, &TABLES[197], 1421), Look::new(8, &TABLES[179], 1424), Look::new(15, &TABLES[189], 1432), Look::new(16, &TABLES[199], 197), Look::new(17, &TABLES[191], 1321), Look::new(18, &TABLES[191], 875), Look::new(19, &TABLES[160], 0)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1428), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1430), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1436), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1449), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1451), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1372), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1459), 0, 0)] },
    Scan { older: 140, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1409), refers: (3, 2, 4095), clauses: 0x1fffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1355), Look::new(6, &TABLES[186], 1359), Look::new(7, &TABLES[177], 1363), Look::new(8, &TABLES[187], 1367), Look::new(9, &TABLES[53], 1372), Look::new(10, &TABLES[179], 1374), Look::new(17, &TABLES[189], 1378), Look::new(18, &TABLES[199], 1321), Look::new(19, &TABLES[191], 1266), Look::new(20, &TABLES[191], 1319), Look::new(21, &TABLES[160], 365)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1318), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1165), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1382), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1395), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1397), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1405), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1407), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1502), refers: (3, 2, 4095), clauses: 0x7fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1492), Look::new(6, &TABLES[196], 1496), Look::new(7, &TABLES[197], 1499), Look::new(8, &TABLES[179], 1306), Look::new(15, &TABLES[189], 1312), Look::new(16, &TABLES[190], 1316), Look::new(17, &TABLES[191], 1319), Look::new(18, &TABLES[191], 1321), Look::new(19, &TABLES[160], 0)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1310), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1207), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1323), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1336), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1338), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1483), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 687), 0, 0)] },
    Scan { older: 142, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1487), refers: (3, 2, 4095), clauses: 0x7fffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1466), Look::new(6, &TABLES[186], 1470), Look::new(7, &TABLES[177], 1474), Look::new(8, &TABLES[187], 1478), Look::new(9, &TABLES[53], 1483), Look::new(10, &TABLES[179], 1249), Look::new(17, &TABLES[189], 1257), Look::new(18, &TABLES[190], 1261), Look::new(19, &TABLES[191], 1264), Look::new(20, &TABLES[191], 1266), Look::new(21, &TABLES[160], 365)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1253), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1255), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1268), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1281), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1283), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1485), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1545), refers: (3, 2, 4095), clauses: 0x3fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1532), Look::new(6, &TABLES[196], 1536), Look::new(7, &TABLES[197], 1539), Look::new(8, &TABLES[179], 1424), Look::new(15, &TABLES[189], 1432), Look::new(16, &TABLES[190], 1542), Look::new(17, &TABLES[191], 1321), Look::new(18, &TABLES[191], 875), Look::new(19, &TABLES[160], 0)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1428), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1430), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1436), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1449), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1451), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1459), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1247), 0, 0)] },
    Scan { older: 144, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 1527), refers: (3, 2, 4095), clauses: 0x3fffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1507), Look::new(6, &TABLES[186], 1511), Look::new(7, &TABLES[177], 1515), Look::new(8, &TABLES[187], 1519), Look::new(9, &TABLES[53], 1459), Look::new(10, &TABLES[179], 1374), Look::new(17, &TABLES[189], 1378), Look::new(18, &TABLES[190], 1524), Look::new(19, &TABLES[191], 1266), Look::new(20, &TABLES[191], 1319), Look::new(21, &TABLES[160], 365)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1318), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1165), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1382), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1395), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1397), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1407), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1353), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 1719), refers: (3, 2, 4095), clauses: 0x7ffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 1641), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1651), Look::new(6, &TABLES[205], 1655), Look::new(7, &TABLES[206], 1660), Look::new(8, &TABLES[179], 1666), Look::new(15, &TABLES[189], 1674), Look::new(16, &TABLES[203], 1678), Look::new(17, &TABLES[181], 1683), Look::new(18, &TABLES[204], 1686), Look::new(19, &TABLES[160], 685)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1670), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1672), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1694), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1707), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1709), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1717), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1429), 0, 0)] },
    Scan { older: 146, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 1635), refers: (3, 2, 4095), clauses: 0xffffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 1550), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1560), Look::new(6, &TABLES[201], 1564), Look::new(7, &TABLES[178], 1570), Look::new(8, &TABLES[202], 1573), Look::new(9, &TABLES[105], 140), Look::new(10, &TABLES[179], 1580), Look::new(17, &TABLES[189], 1588), Look::new(18, &TABLES[203], 1592), Look::new(19, &TABLES[181], 1597), Look::new(20, &TABLES[204], 1600), Look::new(21, &TABLES[160], 689)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1584), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1586), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1608), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1621), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 1430), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1623), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1631), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1633), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 1888), refers: (3, 2, 4095), clauses: 0x1fffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 1815), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1825), Look::new(6, &TABLES[208], 1829), Look::new(7, &TABLES[177], 1833), Look::new(8, &TABLES[179], 1837), Look::new(15, &TABLES[189], 1843), Look::new(16, &TABLES[203], 1847), Look::new(17, &TABLES[181], 1852), Look::new(18, &TABLES[204], 1855), Look::new(19, &TABLES[160], 685)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1263), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1841), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1863), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1876), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1878), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1880), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1754), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 148, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 1809), refers: (3, 2, 4095), clauses: 0x1fffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 1725), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1735), Look::new(6, &TABLES[207], 1739), Look::new(7, &TABLES[177], 1745), Look::new(8, &TABLES[187], 1749), Look::new(9, &TABLES[53], 1754), Look::new(10, &TABLES[179], 1756), Look::new(17, &TABLES[189], 1762), Look::new(18, &TABLES[203], 1766), Look::new(19, &TABLES[181], 1771), Look::new(20, &TABLES[204], 1774), Look::new(21, &TABLES[160], 453)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1265), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1760), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1782), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1795), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1797), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1799), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1807), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1223), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2018), refers: (3, 2, 4095), clauses: 0x1ffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[209], 1956), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1962), Look::new(6, &TABLES[205], 1966), Look::new(7, &TABLES[206], 1971), Look::new(8, &TABLES[179], 1977), Look::new(15, &TABLES[189], 1981), Look::new(16, &TABLES[210], 1985), Look::new(17, &TABLES[191], 1321), Look::new(18, &TABLES[160], 140), Look::new(19, &TABLES[211], 1989)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1318), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1165), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1995), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1395), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 2008), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2016), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 659), 0, 0)] },
    Scan { older: 150, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 1950), refers: (3, 2, 4095), clauses: 0x3fffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[209], 1894), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 1900), Look::new(6, &TABLES[201], 1904), Look::new(7, &TABLES[178], 1910), Look::new(8, &TABLES[202], 1913), Look::new(9, &TABLES[105], 140), Look::new(10, &TABLES[179], 1920), Look::new(17, &TABLES[189], 1924), Look::new(18, &TABLES[210], 1928), Look::new(19, &TABLES[191], 1932), Look::new(20, &TABLES[160], 453), Look::new(21, &TABLES[211], 1934)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1265), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1760), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 1782), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1795), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 689), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1940), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1948), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1181), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2119), refers: (3, 2, 4095), clauses: 0x7ffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[209], 2082), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 2088), Look::new(6, &TABLES[208], 2092), Look::new(7, &TABLES[177], 2096), Look::new(8, &TABLES[179], 1306), Look::new(15, &TABLES[189], 1312), Look::new(16, &TABLES[210], 1985), Look::new(17, &TABLES[191], 875), Look::new(18, &TABLES[160], 140), Look::new(19, &TABLES[212], 2100)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1310), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1207), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 2106), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1336), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1319), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1338), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2049), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 687), 0, 0)] },
    Scan { older: 152, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2076), refers: (3, 2, 4095), clauses: 0x7ffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[209], 2024), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 2030), Look::new(6, &TABLES[207], 2034), Look::new(7, &TABLES[177], 2040), Look::new(8, &TABLES[187], 2044), Look::new(9, &TABLES[53], 2049), Look::new(10, &TABLES[179], 1249), Look::new(17, &TABLES[189], 1257), Look::new(18, &TABLES[210], 2051), Look::new(19, &TABLES[191], 1319), Look::new(20, &TABLES[160], 685), Look::new(21, &TABLES[212], 2055)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[188], 1253), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[152], 1255), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(22, &TABLES[192], 2061), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1281), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1264), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1283), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2074), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2191), refers: (3, 2, 4095), clauses: 0xffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[213], 2164), Look::new(6, &TABLES[208], 2167), Look::new(7, &TABLES[177], 2171), Look::new(8, &TABLES[180], 2175), Look::new(9, &TABLES[181], 2179), Look::new(10, &TABLES[191], 1319), Look::new(15, &TABLES[53], 1670)], steps: &[Step::new(Step::NUMBER, Look::new(11, &TABLES[214], 2182), 16, 0), Step::new(Step::NUMBER, Look::new(13, &TABLES[215], 2187), 16, 0), Step::new(Step::RAW, Look::new(16, &TABLES[137], 687), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[216], 28), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 39), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 365), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 685), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1760), 0, 0)] },
    Scan { older: 154, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2159), refers: (3, 2, 4095), clauses: 0x7fffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[213], 2125), Look::new(6, &TABLES[207], 2128), Look::new(7, &TABLES[177], 2134), Look::new(8, &TABLES[187], 2138), Look::new(9, &TABLES[180], 2143), Look::new(10, &TABLES[181], 2147), Look::new(11, &TABLES[191], 1458), Look::new(16, &TABLES[53], 1247)], steps: &[Step::new(Step::NUMBER, Look::new(12, &TABLES[214], 2150), 16, 0), Step::new(Step::NUMBER, Look::new(14, &TABLES[215], 2155), 16, 0), Step::new(Step::RAW, Look::new(17, &TABLES[137], 683), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[216], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 365), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 685), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 762), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(4, &TABLES[217], 453), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[198], 1318), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2318), refers: (3, 2, 4095), clauses: 0xfffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 2271), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 2281), Look::new(6, &TABLES[205], 2285), Look::new(7, &TABLES[206], 2290), Look::new(8, &TABLES[179], 1666), Look::new(15, &TABLES[189], 1674), Look::new(16, &TABLES[203], 2296), Look::new(17, &TABLES[181], 2301), Look::new(18, &TABLES[204], 2304), Look::new(19, &TABLES[160], 685)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1670), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1672), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1694), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1707), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1709), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[218], 2312), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[153], 1265), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2316), 0, 0)] },
    Scan { older: 156, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2265), refers: (3, 2, 4095), clauses: 0xffffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 2196), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 2206), Look::new(6, &TABLES[201], 1564), Look::new(7, &TABLES[178], 1570), Look::new(8, &TABLES[202], 1573), Look::new(9, &TABLES[179], 2210), Look::new(16, &TABLES[189], 2218), Look::new(17, &TABLES[203], 2222), Look::new(18, &TABLES[181], 2227), Look::new(19, &TABLES[204], 2230), Look::new(20, &TABLES[160], 1004)], steps: &[Step::new(Step::NUMBER, Look::new(10, &TABLES[188], 2214), 16, 0), Step::new(Step::NUMBER, Look::new(12, &TABLES[152], 2216), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(21, &TABLES[192], 2238), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 2251), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 676), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 2253), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[218], 2261), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[153], 1584), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1631), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscUntyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2423), refers: (3, 2, 4095), clauses: 0x3fffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 2381), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 2391), Look::new(6, &TABLES[208], 2395), Look::new(7, &TABLES[177], 2399), Look::new(8, &TABLES[179], 1837), Look::new(15, &TABLES[189], 1843), Look::new(16, &TABLES[203], 2403), Look::new(17, &TABLES[181], 2408), Look::new(18, &TABLES[204], 2411), Look::new(19, &TABLES[160], 685)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[188], 1263), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[152], 1841), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(20, &TABLES[192], 1863), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1876), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2262), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1880), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[218], 2419), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[153], 1670), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1949), 0, 0)] },
    Scan { older: 158, kind: InstKind::LscUntyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[184], 2375), refers: (3, 2, 4095), clauses: 0x1fffffffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[175], 2), Look::new(2, &TABLES[200], 2324), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[177], 2334), Look::new(6, &TABLES[207], 2338), Look::new(7, &TABLES[177], 2344), Look::new(8, &TABLES[187], 2348), Look::new(9, &TABLES[179], 1756), Look::new(16, &TABLES[189], 1762), Look::new(17, &TABLES[203], 2353), Look::new(18, &TABLES[181], 2358), Look::new(19, &TABLES[204], 2361), Look::new(20, &TABLES[160], 453)], steps: &[Step::new(Step::NUMBER, Look::new(10, &TABLES[188], 1265), 16, 0), Step::new(Step::NUMBER, Look::new(12, &TABLES[152], 1760), 32 | Step::SIGNED, 0), Step::new(Step::VECTOR, Look::new(21, &TABLES[192], 1782), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[193], 1795), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1458), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[194], 1799), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[218], 2369), Step::READ | Step::ONE, 0), Step::new(Step::IMMEDIATE, Look::new(0, &TABLES[153], 2373), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1807), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2455), refers: (3, 2, 4095), clauses: 0xffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[196], 2447), Look::new(6, &TABLES[197], 2450), Look::new(7, &TABLES[220], 554), Look::new(8, &TABLES[221], 687), Look::new(9, &TABLES[199], 683), Look::new(10, &TABLES[191], 659), Look::new(11, &TABLES[191], 1429), Look::new(12, &TABLES[160], 28)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 2216), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1586), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 757), 0, 0)] },
    Scan { older: 160, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2442), refers: (3, 2, 4095), clauses: 0x7fffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 453), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[186], 2429), Look::new(6, &TABLES[177], 2433), Look::new(7, &TABLES[187], 2437), Look::new(8, &TABLES[220], 687), Look::new(9, &TABLES[221], 683), Look::new(10, &TABLES[199], 1223), Look::new(11, &TABLES[191], 1429), Look::new(12, &TABLES[191], 1181), Look::new(13, &TABLES[160], 0)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 1263), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1670), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1321), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 659), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2455), refers: (3, 2, 4095), clauses: 0xffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[196], 2447), Look::new(6, &TABLES[197], 2450), Look::new(7, &TABLES[220], 554), Look::new(8, &TABLES[221], 687), Look::new(9, &TABLES[199], 683), Look::new(10, &TABLES[191], 659), Look::new(11, &TABLES[191], 1429), Look::new(12, &TABLES[160], 28)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 2216), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1586), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2454), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 757), 0, 0)] },
    Scan { older: 162, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2442), refers: (3, 2, 4095), clauses: 0x7fffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 453), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[186], 2429), Look::new(6, &TABLES[177], 2433), Look::new(7, &TABLES[187], 2437), Look::new(8, &TABLES[220], 687), Look::new(9, &TABLES[221], 683), Look::new(10, &TABLES[199], 1223), Look::new(11, &TABLES[191], 1429), Look::new(12, &TABLES[191], 1181), Look::new(13, &TABLES[160], 0)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 1263), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1670), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1253), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 659), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2483), refers: (3, 2, 4095), clauses: 0xffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[196], 2477), Look::new(6, &TABLES[197], 2480), Look::new(7, &TABLES[220], 554), Look::new(8, &TABLES[221], 757), Look::new(9, &TABLES[199], 659), Look::new(10, &TABLES[191], 687), Look::new(11, &TABLES[191], 683), Look::new(12, &TABLES[160], 28)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 2216), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 39), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1586), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1760), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2454), 0, 0)] },
    Scan { older: 164, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2472), refers: (3, 2, 4095), clauses: 0x7fffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 453), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[186], 2459), Look::new(6, &TABLES[177], 2463), Look::new(7, &TABLES[187], 2467), Look::new(8, &TABLES[220], 687), Look::new(9, &TABLES[221], 659), Look::new(10, &TABLES[199], 1429), Look::new(11, &TABLES[191], 683), Look::new(12, &TABLES[191], 1223), Look::new(13, &TABLES[160], 0)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 1263), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1670), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1318), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1253), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2522), refers: (3, 2, 4095), clauses: 0xffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 453), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[205], 2511), Look::new(6, &TABLES[206], 2516), Look::new(7, &TABLES[220], 687), Look::new(8, &TABLES[221], 683), Look::new(9, &TABLES[101], 317), Look::new(10, &TABLES[191], 1429), Look::new(11, &TABLES[40], 319), Look::new(12, &TABLES[160], 0)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 1670), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1265), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1319), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 659), 0, 0)] },
    Scan { older: 166, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2506), refers: (3, 2, 4095), clauses: 0xfffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 689), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[201], 2487), Look::new(6, &TABLES[224], 2493), Look::new(7, &TABLES[202], 2497), Look::new(8, &TABLES[220], 683), Look::new(9, &TABLES[221], 1223), Look::new(10, &TABLES[101], 96), Look::new(11, &TABLES[191], 1181), Look::new(12, &TABLES[40], 47), Look::new(13, &TABLES[160], 365)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 2049), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1405), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 453), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 1004), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2504), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1429), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2565), refers: (3, 2, 4095), clauses: 0xffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[205], 2554), Look::new(6, &TABLES[206], 2559), Look::new(7, &TABLES[220], 554), Look::new(8, &TABLES[221], 687), Look::new(9, &TABLES[101], 317), Look::new(10, &TABLES[225], 319), Look::new(11, &TABLES[40], 96), Look::new(12, &TABLES[160], 140)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 1318), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1253), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1319), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1266), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1264), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 197), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 757), 0, 0)] },
    Scan { older: 168, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2549), refers: (3, 2, 4095), clauses: 0xfffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 453), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[201], 2526), Look::new(6, &TABLES[224], 2532), Look::new(7, &TABLES[202], 2536), Look::new(8, &TABLES[220], 687), Look::new(9, &TABLES[221], 683), Look::new(10, &TABLES[101], 96), Look::new(11, &TABLES[225], 47), Look::new(12, &TABLES[40], 364), Look::new(13, &TABLES[160], 685)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 2543), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2545), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 2504), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 2547), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1404), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2147), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 659), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2597), refers: (3, 2, 4095), clauses: 0x3ffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[208], 2589), Look::new(6, &TABLES[177], 2593), Look::new(7, &TABLES[220], 757), Look::new(8, &TABLES[221], 659), Look::new(9, &TABLES[101], 317), Look::new(10, &TABLES[191], 683), Look::new(11, &TABLES[40], 319), Look::new(12, &TABLES[160], 0)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 2471), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1585), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1428), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2216), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 687), 0, 0)] },
    Scan { older: 170, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2584), refers: (3, 2, 4095), clauses: 0x1ffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[207], 2569), Look::new(6, &TABLES[177], 2575), Look::new(7, &TABLES[187], 2579), Look::new(8, &TABLES[220], 659), Look::new(9, &TABLES[221], 1429), Look::new(10, &TABLES[101], 96), Look::new(11, &TABLES[191], 1223), Look::new(12, &TABLES[40], 47), Look::new(13, &TABLES[160], 365)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 1265), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1266), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2373), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1263), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2522), refers: (3, 2, 4095), clauses: 0xffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 762), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[205], 2511), Look::new(6, &TABLES[206], 2516), Look::new(7, &TABLES[220], 757), Look::new(8, &TABLES[221], 659), Look::new(9, &TABLES[101], 317), Look::new(10, &TABLES[191], 683), Look::new(11, &TABLES[160], 39), Look::new(12, &TABLES[99], 1429)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 1670), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1265), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1319), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 687), 0, 0)] },
    Scan { older: 172, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2506), refers: (3, 2, 4095), clauses: 0xfffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 1004), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[201], 2487), Look::new(6, &TABLES[224], 2493), Look::new(7, &TABLES[202], 2497), Look::new(8, &TABLES[220], 659), Look::new(9, &TABLES[221], 1429), Look::new(10, &TABLES[101], 96), Look::new(11, &TABLES[191], 1223), Look::new(12, &TABLES[160], 140), Look::new(13, &TABLES[99], 1181)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 2049), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1405), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 453), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2504), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 683), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2597), refers: (3, 2, 4095), clauses: 0x3ffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[208], 2589), Look::new(6, &TABLES[177], 2593), Look::new(7, &TABLES[220], 554), Look::new(8, &TABLES[221], 687), Look::new(9, &TABLES[101], 317), Look::new(10, &TABLES[191], 659), Look::new(11, &TABLES[160], 39), Look::new(12, &TABLES[226], 683)], steps: &[Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 2471), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1585), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1428), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 140), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2216), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 757), 0, 0)] },
    Scan { older: 174, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2584), refers: (3, 2, 4095), clauses: 0x1ffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 453), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[207], 2569), Look::new(6, &TABLES[177], 2575), Look::new(7, &TABLES[187], 2579), Look::new(8, &TABLES[220], 687), Look::new(9, &TABLES[221], 683), Look::new(10, &TABLES[101], 96), Look::new(11, &TABLES[191], 1429), Look::new(12, &TABLES[160], 140), Look::new(13, &TABLES[226], 1223)], steps: &[Step::new(Step::VECTOR, Look::new(14, &TABLES[222], 1265), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1266), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 2373), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 365), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 685), 0, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 762), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1263), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 659), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2664), refers: (3, 2, 4095), clauses: 0x3fffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 140), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[205], 2637), Look::new(6, &TABLES[206], 2642), Look::new(7, &TABLES[220], 364)], steps: &[Step::new(Step::NUMBER, Look::new(8, &TABLES[88], 2648), 16, 0), Step::new(Step::NUMBER, Look::new(10, &TABLES[88], 2655), 16, 0), Step::new(Step::VECTOR, Look::new(12, &TABLES[222], 1428), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[83], 28), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 39), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 0), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 2662), 0, 0)] },
    Scan { older: 176, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2632), refers: (3, 2, 4095), clauses: 0x3ffffffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 685), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[201], 2601), Look::new(6, &TABLES[224], 2607), Look::new(7, &TABLES[202], 2611), Look::new(8, &TABLES[220], 554)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[88], 2618), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[88], 2625), 16, 0), Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 1247), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[83], 0), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 140), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(4, &TABLES[217], 365), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 1458), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscTyped as u8, since: 0x304, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[223], 2724), refers: (3, 2, 4095), clauses: 0xffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 0), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[208], 2702), Look::new(6, &TABLES[177], 2706), Look::new(7, &TABLES[220], 47)], steps: &[Step::new(Step::NUMBER, Look::new(8, &TABLES[88], 2710), 16, 0), Step::new(Step::NUMBER, Look::new(10, &TABLES[88], 2717), 16, 0), Step::new(Step::VECTOR, Look::new(12, &TABLES[222], 1672), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[137], 1633), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 28), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 39), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(0, &TABLES[198], 1255), 0, 0)] },
    Scan { older: 178, kind: InstKind::LscTyped as u8, since: 0x402, channels: (2, &TABLES[4]), platforms: Look::new(0, &TABLES[195], 2697), refers: (3, 2, 4095), clauses: 0x7fffffff, combinations: 0x0, tail: 0, bytes: &[Look::new(1, &TABLES[219], 1), Look::new(2, &TABLES[0], 365), Look::new(4, &TABLES[1], 11), Look::new(5, &TABLES[207], 2668), Look::new(6, &TABLES[177], 2674), Look::new(7, &TABLES[187], 2678), Look::new(8, &TABLES[220], 691)], steps: &[Step::new(Step::NUMBER, Look::new(9, &TABLES[88], 2683), 16, 0), Step::new(Step::NUMBER, Look::new(11, &TABLES[88], 2690), 16, 0), Step::new(Step::VECTOR, Look::new(13, &TABLES[222], 1310), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[137], 976), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[217], 0), Step::READ | Step::ONE, 0), Step::new(Step::VECTOR, Look::new(4, &TABLES[217], 140), Step::READ | Step::ONE, 0), Step::new(Step::RAW, Look::new(4, &TABLES[198], 2471), 0, 0)] },
    Scan { older: 0, kind: InstKind::LscFence as u8, since: 0x304, channels: (1, &TABLES[80]), platforms: Look::new(0, &TABLES[230], 366), refers: (2, 2, 4095), clauses: 0x1ff, combinations: 0x0, tail: 7, bytes: &[Look::new(1, &TABLES[227], 96), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[228], 2728), Look::new(5, &TABLES[229], 2731), Look::new(6, &TABLES[229], 2734)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 140), 16, 0)] },
    Scan { older: 0, kind: InstKind::Add3o as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[5], 2741), refers: (2, 2, 4095), clauses: 0xff, combinations: 0x100, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[160], 365)], steps: &[Step::new(Step::NUMBER, Look::new(2, &TABLES[53], 47), 12, 0), Step::new(Step::DESTINATION, Look::new(4, &TABLES[169], 2737), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 721), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 725), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[170], 729), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::ShflIdx4 as u8, since: 0x402, channels: (1, &TABLES[234]), platforms: Look::new(0, &TABLES[19], 2744), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[231], 96), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::RAW, Look::new(4, &TABLES[82], 11), 0, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[232], 28), Step::READ, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[233], 319), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Tanh as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 2747), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Sigm as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 2747), refers: (2, 2, 4095), clauses: 0x1f, combinations: 0x60, tail: 0, bytes: &[Look::new(1, &TABLES[0], 39), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[17], 113), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[18], 121), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Lfsr as u8, since: 0x402, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 1130), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[29], 11)], steps: &[Step::new(Step::DESTINATION, Look::new(5, &TABLES[232], 28), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[232], 39), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[235], 0), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Bdpas as u8, since: 0x402, channels: (1, &TABLES[241]), platforms: Look::new(0, &TABLES[19], 2780), refers: (0, 0, 0), clauses: 0x7ffffff, combinations: 0x8000000, tail: 4, bytes: &[Look::new(1, &TABLES[236], 691)], steps: &[Step::new(Step::RAW, Look::new(2, &TABLES[237], 1), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[237], 315), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[238], 28), 0, 255), Step::new(Step::RAW, Look::new(0, &TABLES[238], 39), 0, 255), Step::new(Step::VECTOR, Look::new(0, &TABLES[239], 96), Step::READ, 0), Step::new(Step::VECTOR, Look::new(0, &TABLES[239], 47), Step::READ, 0), Step::new(Step::BYTE, Look::new(0, &TABLES[240], 2750), 0, 0), Step::new(Step::BYTE, Look::new(1, &TABLES[240], 2765), 0, 0), Step::new(Step::BYTE, Look::new(2, &TABLES[39], 554), 0, 0), Step::new(Step::BYTE, Look::new(3, &TABLES[39], 757), 0, 0)] },
    Scan { older: 0, kind: InstKind::Dnscl as u8, since: 0x402, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[19], 2783), refers: (2, 2, 4095), clauses: 0x3ff, combinations: 0x400, tail: 0, bytes: &[Look::new(1, &TABLES[0], 762), Look::new(3, &TABLES[1], 2), Look::new(4, &TABLES[242], 315), Look::new(5, &TABLES[87], 28), Look::new(6, &TABLES[105], 39)], steps: &[Step::new(Step::RAW, Look::new(7, &TABLES[82], 0), 0, 0), Step::new(Step::RAW, Look::new(0, &TABLES[82], 140), 0, 4), Step::new(Step::RAW, Look::new(0, &TABLES[82], 365), 0, 4), Step::new(Step::RAW, Look::new(0, &TABLES[82], 685), 0, 4)] },
    Scan { older: 0, kind: InstKind::Invm as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[244], 1130), refers: (2, 2, 4095), clauses: 0x7f, combinations: 0x80, tail: 0, bytes: &[Look::new(1, &TABLES[0], 140), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[163], 2786), Step::WRITTEN | Step::REGION, 0), Step::new(Step::DESTINATION, Look::new(0, &TABLES[243], 2790), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[164], 2793), Step::READ | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[164], 2797), Step::READ | Step::REGION, 0)] },
    Scan { older: 0, kind: InstKind::Rsqtm as u8, since: 0x304, channels: (1, &TABLES[4]), platforms: Look::new(0, &TABLES[244], 2744), refers: (2, 2, 4095), clauses: 0x3f, combinations: 0x40, tail: 0, bytes: &[Look::new(1, &TABLES[0], 0), Look::new(3, &TABLES[1], 2)], steps: &[Step::new(Step::DESTINATION, Look::new(4, &TABLES[163], 98), Step::WRITTEN | Step::REGION, 0), Step::new(Step::DESTINATION, Look::new(0, &TABLES[243], 2801), Step::WRITTEN | Step::REGION, 0), Step::new(Step::SOURCE, Look::new(0, &TABLES[164], 106), Step::READ | Step::REGION, 0)] },
];

/// Formats by opcode: 0 for none, else the position after that of the format in [`SCANS`]. If the byte after the opcode tells
/// formats apart: 255 for the first table of [`BY_SECOND`], 254 for the second one and so on.
pub static BY_OPCODE: [u8; 256] = by_byte(&[(0x01, 1), (0x02, 2), (0x03, 3), (0x04, 4), (0x05, 5), (0x06, 6), (0x07, 7), (0x08, 8), (0x09, 9), (0x0a, 10), (0x0b, 11), (0x0c, 12), (0x0d, 13), (0x0f, 14), (0x10, 15), (0x11, 16), (0x12, 17), (0x13, 18), (0x14, 19), (0x15, 20), (0x16, 21), (0x17, 22), (0x18, 23), (0x19, 24), (0x1a, 25), (0x1b, 26), (0x1c, 27), (0x1d, 28), (0x1e, 29), (0x1f, 30), (0x20, 31), (0x21, 32), (0x22, 33), (0x23, 34), (0x24, 35), (0x25, 36), (0x26, 37), (0x27, 38), (0x29, 39), (0x2a, 40), (0x2b, 41), (0x2c, 42), (0x2d, 43), (0x2e, 44), (0x2f, 45), (0x30, 46), (0x31, 47), (0x32, 48), (0x34, 49), (0x35, 50), (0x36, 51), (0x37, 52), (0x38, 53), (0x39, 54), (0x3a, 55), (0x3c, 56), (0x40, 57), (0x41, 58), (0x42, 59), (0x43, 60), (0x44, 255), (0x45, 66), (0x46, 67), (0x47, 68), (0x48, 69), (0x49, 70), (0x4a, 71), (0x4b, 72), (0x4c, 73), (0x4d, 254), (0x4e, 253), (0x4f, 95), (0x50, 96), (0x51, 97), (0x52, 98), (0x54, 99), (0x55, 100), (0x56, 101), (0x57, 102), (0x59, 103), (0x5a, 104), (0x5b, 105), (0x5c, 106), (0x5d, 107), (0x5f, 108), (0x60, 109), (0x67, 110), (0x68, 111), (0x6a, 112), (0x6b, 113), (0x6c, 114), (0x72, 115), (0x73, 116), (0x74, 117), (0x75, 118), (0x78, 119), (0x79, 120), (0x7a, 122), (0x7c, 123), (0x7d, 124), (0x7e, 125), (0x7f, 126), (0x80, 127), (0x81, 128), (0x82, 129), (0x84, 130), (0x85, 131), (0x86, 132), (0x87, 133), (0x89, 252), (0x8a, 251), (0x8b, 180), (0x92, 181), (0x95, 182), (0x96, 183), (0x97, 184), (0x98, 185), (0x99, 186), (0x9a, 187), (0x9b, 188), (0x9c, 189)]);

/// Formats by the byte after the opcode.
pub static BY_SECOND: [[u8; 256]; 5] = [
    by_byte(&[(0x01, 61), (0x02, 62), (0x03, 63), (0x04, 64), (0x05, 64), (0x06, 65), (0x07, 62)]),
    by_byte(&[(0x08, 74), (0x09, 74), (0x0a, 75), (0x0b, 76), (0x0c, 77), (0x0d, 78), (0x0f, 79), (0x10, 80), (0x11, 81), (0x12, 82), (0x13, 82), (0x14, 83), (0x15, 84), (0x16, 85), (0x17, 85), (0x18, 86)]),
    by_byte(&[(0x01, 87), (0x02, 88), (0x03, 89), (0x04, 90), (0x05, 91), (0x06, 92), (0x07, 93)]),
    by_byte(&[(0x00, 147), (0x01, 157), (0x02, 151), (0x04, 149), (0x05, 159), (0x06, 153), (0x07, 155), (0x08, 137), (0x09, 137), (0x0a, 137), (0x0b, 139), (0x0c, 139), (0x0d, 139), (0x0e, 139), (0x0f, 139), (0x10, 139), (0x11, 139), (0x12, 141), (0x13, 143), (0x14, 143), (0x15, 139), (0x16, 139), (0x17, 145), (0x18, 139), (0x19, 139), (0x1a, 139), (0x1b, 147), (0x1c, 149), (0x28, 135), (0x29, 135)]),
    by_byte(&[(0x02, 173), (0x03, 177), (0x06, 175), (0x07, 179), (0x08, 161), (0x09, 161), (0x0a, 161), (0x0b, 163), (0x0c, 163), (0x0d, 163), (0x0e, 163), (0x0f, 163), (0x10, 163), (0x11, 163), (0x12, 165), (0x13, 163), (0x14, 163), (0x15, 163), (0x16, 163), (0x17, 165), (0x18, 163), (0x19, 163), (0x1a, 163), (0x1b, 167), (0x1c, 171), (0x1e, 169)]),
];
