// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The rules of each instruction as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_isa_core::rules::{*, Expr::*, Op::*};

impl InstKind {
    /// Returns the rules of the instruction.
    ///
    /// In the tables, types are positions in [`DataType::ALL`](crate::DataType::ALL), and platforms
    /// are positions in [`Platform::ALL`](crate::Platform::ALL).
    pub fn rules(self) -> &'static InstRules {
        &TABLE[self as usize]
    }
}

/// Maximum number of fields of an instruction.
pub const MOST_FIELDS: usize = 5;

// Most frequent rules of shared fields.

// Rules that several pages have in common, named after the first of them.
const ADD_SRC0: FieldRule = FieldRule { classes: ClassCodes(0x21), read: true, ..FieldRule::ANY };
const LOAD_DST: FieldRule = FieldRule { storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };

static TABLE: [InstRules; 3] = [
    InstRules {
        file: "specs/instructions/ADD.md",
        listed: ("specs/6_instructions.md", 5),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "first", low: 5, width: 3, range: Some((0, 7)), file: "specs/fields.md", line: 13, ..GroupRule::ANY }], ..FieldRule::ANY }, // Exec_size
            FieldRule { classes: ClassCodes(0x1), written: true, ..FieldRule::ANY }, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[SupportedTypes { types: TypeRows(0x1), platforms: PlatformRows(0x3) }, SupportedTypes { types: TypeRows(0x2), platforms: PlatformRows(0x2) }],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: None,
        no_mask: None,
        first_channel: None,
        constraints: &[
        ],
        warnings: &[],
    },
    InstRules {
        file: "specs/instructions/LOAD.md",
        listed: ("specs/6_instructions.md", 9),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Op
            FieldRule::ANY, // Scale
            LOAD_DST, // Dst
            FieldRule { range: Some((1, 4)), ..FieldRule::ANY }, // Num
            FieldRule { counted_by: Some(3), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Address
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[],
    },
    InstRules {
        file: "specs/instructions/SVM_READ.md",
        listed: ("specs/6_instructions.md", 11),
        layouts_line: 10,
        fields: &[
            LOAD_DST, // Dst
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[],
    },
];
