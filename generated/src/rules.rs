// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The rules of each instruction as tables.
#![allow(unused_imports)]
use crate::info::InstKind;
use openvisa_isa_core::rules::{*, Expr::*, Op::*};

impl InstKind {
    /// Returns the rules of the instruction.
    ///
    /// In the tables, types are positions in [`DataType::ALL`](crate::DataType::ALL), and platforms
    /// are the bits of a [`PlatformSet`](crate::PlatformSet).
    pub fn rules(self) -> &'static InstRules {
        &TABLE[self as usize]
    }
}

/// Maximum number of fields of an instruction.
pub const MOST_FIELDS: usize = 40;

// Most frequent rules of shared fields.
const AOFFIMMI_R: GroupRule = GroupRule { name: "r", width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 124, ..GroupRule::ANY };
const AOFFIMMI_U: GroupRule = GroupRule { name: "u", low: 8, width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 126, ..GroupRule::ANY };
const AOFFIMMI_V: GroupRule = GroupRule { name: "v", low: 4, width: 4, signed: true, range: Some((-8, 7)), file: "specs/fields.md", line: 125, ..GroupRule::ANY };
const EXEC_SIZE_MASK: GroupRule = GroupRule { name: "mask", low: 4, width: 4, values: &[ValueRule::plain(0, 20), ValueRule { code: 1, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 21 }, ValueRule { code: 2, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 22 }, ValueRule { code: 3, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 23 }, ValueRule { code: 4, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 24 }, ValueRule { code: 5, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 25 }, ValueRule { code: 6, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 26 }, ValueRule { code: 7, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(4))), line: 27 }, ValueRule::plain(8, 28), ValueRule { code: 9, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 29 }, ValueRule { code: 10, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 30 }, ValueRule { code: 11, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 31 }, ValueRule { code: 12, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(16))), line: 32 }, ValueRule { code: 13, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 33 }, ValueRule { code: 14, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(8))), line: 34 }, ValueRule { code: 15, platforms: 0x7fff, valid_if: Some(&Binary(LessEqual, &Channels, &Int(4))), line: 35 }], file: "specs/fields.md", line: 18, ..GroupRule::ANY };
const AOFFIMMI: FieldRule = FieldRule { classes: 0x29, types: 0x4, region: Regions::One, read: true, groups: &[AOFFIMMI_R, AOFFIMMI_V, AOFFIMMI_U], ..FieldRule::ANY };
const EXEC_SIZE: FieldRule = FieldRule { groups: &[EXEC_SIZE_MASK], ..FieldRule::ANY };
const PAIRED_SURFACE: FieldRule = FieldRule { null: NullRule::If(&[Not(&Platforms(0x7800))]), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const PRED: FieldRule = FieldRule { declared: Some(Declared { class: 2, low: 0, width: 12, or_none: true }), ..FieldRule::ANY };
const SAMPLER: FieldRule = FieldRule { declared: Some(Declared { class: 3, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const SAMPLER_STATE: FieldRule = FieldRule { classes: 0x1, null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY };
const SURFACE: FieldRule = FieldRule { declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const SURFACE_STATE: FieldRule = FieldRule { classes: 0x1, null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY };

// Rules that several pages have in common, named after the first of them.
const ADD_DST: FieldRule = FieldRule { classes: 0x9, region: Regions::Channels, written: true, ..FieldRule::ANY };
const ADD_SRC0: FieldRule = FieldRule { classes: 0x29, region: Regions::Channels, read: true, ..FieldRule::ANY };
const DP2_EXEC_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 37), ValueRule::plain(3, 38), ValueRule::plain(4, 39), ValueRule::plain(5, 40)], line: 35, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY };
const LRP_SRC0: FieldRule = FieldRule { classes: 0x21, region: Regions::Channels, read: true, ..FieldRule::ANY };
const SAD2_DST: FieldRule = FieldRule { classes: 0x9, types: 0xc, region: Regions::Channels, written: true, ..FieldRule::ANY };
const SAD2_SRC0: FieldRule = FieldRule { classes: 0x29, types: 0x30, region: Regions::Channels, read: true, ..FieldRule::ANY };
const DPASW_SRC1: FieldRule = FieldRule { types: 0x3, alignment: Alignment::Register, storage: Some(&RegisterBytes), storage_declared: true, footprint: Some(&Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Binary(Multiply, &Channels, &Field(7)), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8))), read: true, ..FieldRule::ANY };
const DPASW_W: FieldRule = FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 65, ..GroupRule::ANY }], ..FieldRule::ANY };
const FCVT_DST: FieldRule = FieldRule { classes: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY };
const FCVT_SRC0: FieldRule = FieldRule { classes: 0x1, region: Regions::Channels, read: true, ..FieldRule::ANY };
const AND_DST: FieldRule = FieldRule { classes: 0xd, region: Regions::Channels, written: true, ..FieldRule::ANY };
const AND_SRC0: FieldRule = FieldRule { classes: 0x2d, region: Regions::Channels, read: true, ..FieldRule::ANY };
const CBIT_DST: FieldRule = FieldRule { classes: 0x9, types: 0x1, region: Regions::Channels, written: true, ..FieldRule::ANY };
const LABEL_LABEL: FieldRule = FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x11, ..FieldRule::ANY };
const CALL_LABEL: FieldRule = FieldRule { declared: Some(Declared { class: 5, low: 0, width: 16, or_none: false }), labels: 0x6, ..FieldRule::ANY };
const OWORD_LD_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "count", width: 3, values: &[ValueRule::plain(0, 30), ValueRule::plain(1, 31), ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule { code: 4, platforms: 0x7fe0, valid_if: Some(&Binary(Equal, &Field(2), &Int(0))), line: 34 }], line: 28, ..GroupRule::ANY }], ..FieldRule::ANY };
const OWORD_LD_OFFSET: FieldRule = FieldRule { classes: 0x29, types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY };
const OWORD_LD_DST: FieldRule = FieldRule { storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const OWORD_ST_SRC: FieldRule = FieldRule { storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const MEDIA_LD_PLANE: FieldRule = FieldRule { range: Some((0, 3)), ..FieldRule::ANY };
const MEDIA_LD_BLOCK_WIDTH: FieldRule = FieldRule { range: Some((1, 64)), ..FieldRule::ANY };
const MEDIA_LD_X_OFFSET: FieldRule = FieldRule { classes: 0x29, types: 0x3, region: Regions::One, read: true, ..FieldRule::ANY };
const GATHER_ELEMENT_OFFSET: FieldRule = FieldRule { types: 0x1, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const GATHER_DST: FieldRule = FieldRule { types: 0x83, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const SCATTER_SRC: FieldRule = FieldRule { types: 0x83, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const SAMPLE_U: FieldRule = FieldRule { types: 0x80, alignment: Alignment::Register, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const SAMPLE_DST: FieldRule = FieldRule { types: 0x83, alignment: Alignment::Register, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const SAMPLE_UNORM_U_OFFSET: FieldRule = FieldRule { classes: 0x29, types: 0x80, region: Regions::One, read: true, ..FieldRule::ANY };
const LOAD_U: FieldRule = FieldRule { types: 0x3, alignment: Alignment::Register, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const VA_FILTER_MODE: FieldRule = FieldRule { classes: 0x29, region: Regions::One, read: true, ..FieldRule::ANY };
const GATHER4_TYPED_EXEC_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 53), ValueRule { code: 4, platforms: 0x7e00, valid_if: None, line: 54 }], line: 51, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY };
const GATHER4_TYPED_U: FieldRule = FieldRule { types: 0x3, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const GATHER4_TYPED_V: FieldRule = FieldRule { types: 0x3, null: NullRule::Allowed, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const GATHER4_TYPED_LOD: FieldRule = FieldRule { types: 0x1, null: NullRule::Allowed, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const VA_SKL_PLUS_OFFSETS: FieldRule = FieldRule { null: NullRule::Allowed, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const SVM_BLOCK_LD_ADDRESS: FieldRule = FieldRule { classes: 0x29, types: 0x800, region: Regions::One, read: true, ..FieldRule::ANY };
const SVM_GATHER_EXEC_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 38), ValueRule::plain(1, 39), ValueRule::plain(2, 40), ValueRule::plain(3, 41), ValueRule::plain(4, 42)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY };
const SVM_GATHER_ADDRESSES: FieldRule = FieldRule { types: 0x800, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const SVM_ATOMIC_DST: FieldRule = FieldRule { null: NullRule::Allowed, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const SVM_GATHER4_SCALED_EXEC_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 41), ValueRule::plain(4, 42)], line: 39, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY };
const SVM_GATHER4_SCALED_SCALE: FieldRule = FieldRule { must_be: Some(0), ..FieldRule::ANY };
const SVM_GATHER4_SCALED_ADDRESS: FieldRule = FieldRule { classes: 0x29, types: 0x801, region: Regions::One, read: true, ..FieldRule::ANY };
const IFCALL_ARG_SIZE: FieldRule = FieldRule { range: Some((0, i64::MAX)), ..FieldRule::ANY };
const FADDR_FUNC_ID: FieldRule = FieldRule { declared: Some(Declared { class: 6, low: 0, width: 16, or_none: false }), ..FieldRule::ANY };
const VME_IME_UNI_INPUT: FieldRule = FieldRule { types: 0x13, elements: &[(None, 128)], storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const VME_IME_REF0: FieldRule = FieldRule { types: 0x7, elements: &[(None, 2)], storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const VME_SIC_OUTPUT: FieldRule = FieldRule { types: 0x13, elements: &[(None, 224)], storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const RAW_SEND_NUM_SRC: FieldRule = FieldRule { range: Some((1, 15)), ..FieldRule::ANY };
const RAW_SEND_DESC: FieldRule = FieldRule { classes: 0x21, types: 0x1, region: Regions::One, read: true, ..FieldRule::ANY };
const SWITCHJMP_NUM_LABELS: FieldRule = FieldRule { range: Some((1, 32)), ..FieldRule::ANY };
const THREE_D_SAMPLE_SAMPLER: FieldRule = FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 9))), declared: Some(Declared { class: 3, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const THREE_D_SAMPLE_SURFACE: FieldRule = FieldRule { ignored: Some(&Not(&Operand(Query::IsNull, 9))), declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY };
const THREE_D_SAMPLE_DST: FieldRule = FieldRule { types: 0x408f, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const THREE_D_SAMPLE_REF: FieldRule = FieldRule { counted_by: Some(13), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const THREE_D_LOAD_MCSL: FieldRule = FieldRule { counted_by: Some(10), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const THREE_D_SAMPLE4_OFFU: FieldRule = FieldRule { types: 0x2, counted_by: Some(13), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const INFO_DST: FieldRule = FieldRule { types: 0x1, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY };
const RT_WRITE_R: FieldRule = FieldRule { types: 0x4080, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const TYPED_ATOMIC_OP: FieldRule = FieldRule { groups: &[GroupRule { name: "width", low: 5, width: 2, values: &[ValueRule::plain(0, 36), ValueRule::plain(1, 37)], line: 34, ..GroupRule::ANY }], reserved: &[(0xf, 0x60)], ..FieldRule::ANY };
const TYPED_ATOMIC_SRC0: FieldRule = FieldRule { null: NullRule::If(&[Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(0, 0, 5), &Int(2)), &Binary(Equal, &Bits(0, 0, 5), &Int(3))), &Binary(Equal, &Bits(0, 0, 5), &Int(13)))]), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const TYPED_ATOMIC_SRC1: FieldRule = FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(7)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18)))]), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const GATHER4_SCALED_EXEC_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 40), ValueRule::plain(4, 41)], line: 38, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY };
const GATHER_SCALED_NUM_BLOCKS: FieldRule = FieldRule { groups: &[GroupRule { name: "count", width: 2, values: &[ValueRule::plain(0, 40), ValueRule::plain(1, 41), ValueRule::plain(2, 42)], line: 38, ..GroupRule::ANY }], ..FieldRule::ANY };
const RAW_SENDS_NUM_SRC1: FieldRule = FieldRule { range: Some((0, 32)), ..FieldRule::ANY };
const RAW_SENDS_SFID: FieldRule = FieldRule { range: Some((0, 15)), ..FieldRule::ANY };
const QW_GATHER_EXEC_SIZE: FieldRule = FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 33), ValueRule::plain(1, 34), ValueRule::plain(2, 35), ValueRule::plain(3, 36), ValueRule::plain(4, 37)], line: 31, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY };
const QW_GATHER_NUM_BLOCKS: FieldRule = FieldRule { groups: &[GroupRule { name: "count", width: 2, values: &[ValueRule::plain(0, 45), ValueRule::plain(1, 46), ValueRule::plain(2, 47)], line: 43, ..GroupRule::ANY }], ..FieldRule::ANY };
const LSC_UNTYPED_SURFACE: FieldRule = FieldRule { classes: 0x21, region: Regions::One, read: true, ..FieldRule::ANY };
const LSC_UNTYPED_SRC0_DATA: FieldRule = FieldRule { storage: Some(&RegisterBytes), footprint: Some(&Binary(Multiply, &Channels, &Int(4))), read: true, ..FieldRule::ANY };
const LSC_TYPED_SRC0_ADDRS_V: FieldRule = FieldRule { null: NullRule::Allowed, storage: Some(&RegisterBytes), footprint: Some(&Binary(Multiply, &Channels, &Int(4))), read: true, ..FieldRule::ANY };
const RAW_SENDG_SRC0: FieldRule = FieldRule { null: NullRule::Allowed, alignment: Alignment::Register, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const RAW_SENDG_SRC0_LENGTH: FieldRule = FieldRule { range: Some((0, 1984)), ..FieldRule::ANY };
const DNSCL_SRC0: FieldRule = FieldRule { types: 0x1, alignment: Alignment::Register, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY };
const INVM_PRED_DST: FieldRule = FieldRule { classes: 0x4, types: 0x400, region: Regions::Channels, written: true, ..FieldRule::ANY };
const ADD_CHANNELS: Option<&Expr> = Some(&Table(&Bits(0, 0, 3), &[1, 2, 4, 8, 16, 32]));
const ADD_NO_MASK: Option<&Expr> = Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]));
const ADD_FIRST_CHANNEL: Option<&Expr> = Some(&Table(&Bits(0, 4, 4), &[0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12, 16, 20, 24, 28]));
const SCATTER_NO_MASK: Option<&Expr> = Some(&Table(&Bits(1, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]));
const SCATTER_FIRST_CHANNEL: Option<&Expr> = Some(&Table(&Bits(1, 4, 4), &[0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12, 16, 20, 24, 28]));
const RAW_SEND_CHANNELS: Option<&Expr> = Some(&Table(&Bits(1, 0, 3), &[1, 2, 4, 8, 16, 32]));

static TABLE: [InstRules; 143] = [
    InstRules {
        file: "specs/instructions/ADD.md",
        listed: ("specs/6_instructions.md", 22),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x2800, src: 0x2807, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4000, src: 0x4000, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x80, src: 0x80, platforms: 0x1f, line: 53 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 56 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Binary(LogicalOr, &Not(&Operand(Query::IsNull, 2)), &Type(TypeQuery::IsInteger, &Operand(Query::Type, 3))), reason: "With sources of floating-point numbers the destination is a variable: `%null` is of type UD, which is no type of their result.", line: 62 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/AVG.md",
        listed: ("specs/6_instructions.md", 26),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UQ", "Q"] }],
    },
    InstRules {
        file: "specs/instructions/DIV.md",
        listed: ("specs/6_instructions.md", 29),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x40ff, 0x7fff), (0x8000, 0x6000)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 50 }],
        saturation: (Saturation::FloatOnly, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Binary(LogicalOr, &Not(&Operand(Query::IsNull, 2)), &Type(TypeQuery::IsInteger, &Operand(Query::Type, 3))), reason: "With sources of floating-point numbers the destination is a variable: `%null` is of type UD, which is no type of their result.", line: 56 },
            Constraint { name: "double-precision", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(6)), &Not(&Platforms(0x1d8))), reason: "ICLLP, TGLLP, DG2, MTL and ARL have no hardware for quotients, reciprocals and roots of type DF.", line: 57 },
            Constraint { name: "integer", holds: Binary(LogicalOr, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Platforms(0x1f)), reason: "From XEHP on there is no hardware for integer division: the types are floating-point types.", line: 58 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DP2.md",
        listed: ("specs/6_instructions.md", 31),
        layouts_line: 9,
        fields: &[
            DP2_EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 52,
        maps: &[],
        saturation: (Saturation::Yes, 53),
        modifiers: (Modifiers::Arithmetic, 54),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 58 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }, WarningRule { rule: "type", name: "Src1", found: &["HF"] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DP3.md",
        listed: ("specs/6_instructions.md", 32),
        layouts_line: 9,
        fields: &[
            DP2_EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 52,
        maps: &[],
        saturation: (Saturation::Yes, 53),
        modifiers: (Modifiers::Arithmetic, 54),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 58 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }, WarningRule { rule: "type", name: "Src1", found: &["HF"] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DP4.md",
        listed: ("specs/6_instructions.md", 33),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 36), ValueRule::plain(3, 37), ValueRule::plain(4, 38), ValueRule::plain(5, 39)], line: 34, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 51,
        maps: &[],
        saturation: (Saturation::Yes, 52),
        modifiers: (Modifiers::Arithmetic, 53),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 57 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }, WarningRule { rule: "type", name: "Src1", found: &["HF"] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DPH.md",
        listed: ("specs/6_instructions.md", 37),
        layouts_line: 9,
        fields: &[
            DP2_EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 52,
        maps: &[],
        saturation: (Saturation::Yes, 53),
        modifiers: (Modifiers::Arithmetic, 54),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 58 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }, WarningRule { rule: "type", name: "Src1", found: &["HF"] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/EXP.md",
        listed: ("specs/6_instructions.md", 38),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FRC.md",
        listed: ("specs/6_instructions.md", 39),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 34),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 38 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }],
    },
    InstRules {
        file: "specs/instructions/LINE.md",
        listed: ("specs/6_instructions.md", 42),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule::plain(4, 34), ValueRule::plain(5, 35)], line: 30, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            FieldRule { classes: 0x1, alignment: Alignment::Bytes(16), read: true, ..FieldRule::ANY }, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 47,
        maps: &[],
        saturation: (Saturation::Yes, 48),
        modifiers: (Modifiers::Arithmetic, 49),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 53 },
            Constraint { name: "shown-region", holds: Binary(NotEqual, &Operand(Query::RowWidth, 3), &Int(0)), reason: "The plane equation, source 0, has the region of a source, such as `<0;1,0>`, though the region has no effect.", line: 54 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/LOG.md",
        listed: ("specs/6_instructions.md", 43),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MAD.md",
        listed: ("specs/6_instructions.md", 46),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x40ff, 0x7fff), (0x8000, 0x7fe0), (0x2800, 0x6200)],
        types_line: 37,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 43 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 46 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 49 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 52 }, TypeMap { dst: 0x2800, src: 0x2803, platforms: 0x6200, line: 55 }],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Binary(LogicalOr, &Not(&Operand(Query::IsNull, 2)), &Type(TypeQuery::IsInteger, &Operand(Query::Type, 3))), reason: "With sources of floating-point numbers the destination is a variable: `%null` is of type UD, which is no type of their result.", line: 61 },
            Constraint { name: "saturated-float", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::Saturates, 2)), &Not(&Type(TypeQuery::IsInteger, &Operand(Query::Type, 2)))), &Platforms(0x7e00)), reason: "A saturated sum is of a floating-point type: the vendor's compiler ignores saturation of integers before PVC.", line: 62 },
            Constraint { name: "saturated-float-newer", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::Saturates, 2)), &Not(&Type(TypeQuery::IsInteger, &Operand(Query::Type, 2)))), &Platforms(0x1ff)), reason: "A saturated sum is of a floating-point type: the vendor's compiler refuses saturation of integers from PVC on.", line: 63 },
        ],
        warnings: &[WarningRule { rule: "constraint", name: "saturated-float", found: &[] }, WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MULH.md",
        listed: ("specs/6_instructions.md", 50),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 35,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 36),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "same-sources", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 3), &Int(5)), &Binary(Equal, &Operand(Query::Class, 4), &Int(5))), &Binary(Equal, &Operand(Query::Type, 3), &Operand(Query::Type, 4))), reason: "Both sources have one type, D or UD: the product of a mixture has no defined meaning.", line: 40 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UB", "B", "UW", "W", "UQ", "Q"] }],
    },
    InstRules {
        file: "specs/instructions/LRP.md",
        listed: ("specs/6_instructions.md", 44),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x1, region: Regions::Channels, alignment: Alignment::Bytes(16), written: true, ..FieldRule::ANY }, // Dst
            LRP_SRC0, // Src0
            LRP_SRC0, // Src1
            LRP_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 37,
        maps: &[],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 43 },
            Constraint { name: "source-alignment", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Operand(Query::IsScalar, 3), &Aligned(3, &Int(16))), &Binary(LogicalOr, &Operand(Query::IsScalar, 4), &Aligned(4, &Int(16)))), &Binary(LogicalOr, &Operand(Query::IsScalar, 5), &Aligned(5, &Int(16)))), reason: "A source that is not one value for all channels begins at a multiple of 16 bytes.", line: 44 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }, WarningRule { rule: "type", name: "Src1", found: &["HF"] }, WarningRule { rule: "type", name: "Src2", found: &["HF"] }, WarningRule { rule: "alignment", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MOD.md",
        listed: ("specs/6_instructions.md", 48),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x3f, 0x7fff)],
        types_line: 35,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 36),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UQ", "Q"] }],
    },
    InstRules {
        file: "specs/instructions/MUL.md",
        listed: ("specs/6_instructions.md", 49),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x2800, src: 0x3, platforms: 0x7fff, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 53 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Binary(LogicalOr, &Not(&Operand(Query::IsNull, 2)), &Type(TypeQuery::IsInteger, &Operand(Query::Type, 3))), reason: "With sources of floating-point numbers the destination is a variable: `%null` is of type UD, which is no type of their result.", line: 59 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/POW.md",
        listed: ("specs/6_instructions.md", 52),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 44 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/RNDD.md",
        listed: ("specs/6_instructions.md", 53),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 45 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }],
    },
    InstRules {
        file: "specs/instructions/RNDU.md",
        listed: ("specs/6_instructions.md", 55),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 45 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }],
    },
    InstRules {
        file: "specs/instructions/RNDE.md",
        listed: ("specs/6_instructions.md", 54),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 45 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }],
    },
    InstRules {
        file: "specs/instructions/RNDZ.md",
        listed: ("specs/6_instructions.md", 56),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x80, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 45 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }],
    },
    InstRules {
        file: "specs/instructions/SAD2.md",
        listed: ("specs/6_instructions.md", 59),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            SAD2_DST, // Dst
            SAD2_SRC0, // Src0
            SAD2_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::Yes, 42),
        modifiers: (Modifiers::Arithmetic, 43),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of type W or UW: `%null` is of type UD, which is no type of the result.", line: 47 },
            Constraint { name: "pairs", holds: Binary(GreaterEqual, &Channels, &Int(2)), reason: "The execution size is at least 2: both channels of a pair belong to one instruction.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SIN.md",
        listed: ("specs/6_instructions.md", 62),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/COS.md",
        listed: ("specs/6_instructions.md", 28),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SQRT.md",
        listed: ("specs/6_instructions.md", 63),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff), (0x40, 0x7e23), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7e23, line: 42 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 45 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 51 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/RSQRT.md",
        listed: ("specs/6_instructions.md", 57),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x4080, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/INV.md",
        listed: ("specs/6_instructions.md", 40),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x40c0, 0x7fff), (0x8000, 0x6000)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 42 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x6000, line: 45 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 51 },
            Constraint { name: "double-precision", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(6)), &Not(&Platforms(0x1d8))), reason: "ICLLP, TGLLP, DG2, MTL and ARL have no hardware for quotients, reciprocals and roots of type DF.", line: 52 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DPASW.md",
        listed: ("specs/6_instructions.md", 36),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 55)], line: 53, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0x83, storage: Some(&Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), storage_declared: true, footprint: Some(&Binary(Multiply, &Binary(Multiply, &Field(8), &Channels), &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), written: true, ..FieldRule::ANY }, // Dst
            FieldRule { null: NullRule::Allowed, storage: Some(&Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), storage_declared: true, footprint: Some(&Binary(Multiply, &Binary(Multiply, &Field(8), &Channels), &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), read: true, ..FieldRule::ANY }, // Src0
            DPASW_SRC1, // Src1
            FieldRule { classes: 0x1, types: 0x3, storage: Some(&Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Field(7), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8))), storage_declared: true, read: true, ..FieldRule::ANY }, // Src2
            DPASW_W, // W
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 67, ..GroupRule::ANY }], ..FieldRule::ANY }, // A
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
        modifiers: (Modifiers::None, 75),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-matrix", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Not(&Operand(Query::IsNull, 1)), &Not(&Operand(Query::IsNull, 3))), &Not(&Operand(Query::IsNull, 4))), reason: "The result and both factors are variables; only the start of the sum may be `%null`.", line: 79 },
            Constraint { name: "depth", holds: Binary(Equal, &Field(7), &Int(8)), reason: "The systolic depth is 8, the number of stages of the array.", line: 80 },
            Constraint { name: "repeat", holds: Binary(LogicalAnd, &Binary(GreaterEqual, &Field(8), &Int(1)), &Binary(LessEqual, &Field(8), &Int(8))), reason: "The repeat count, the number of rows of the result, is from 1 to 8.", line: 81 },
            Constraint { name: "precisions", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(5), &Int(0)), &Binary(NotEqual, &Field(6), &Int(0))), reason: "Both factors have a precision: neither is `unused`.", line: 82 },
            Constraint { name: "same-float", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(6), &Int(9))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(10)), &Binary(Equal, &Field(6), &Int(10)))), reason: "Integer precisions mix with each other; a factor of `bf` or `hf` needs another of that precision.", line: 83 },
            Constraint { name: "result-kind", holds: Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(5), &Int(10)))), reason: "Products of integers add up in a destination of type D or UD, products of floats in one of a floating-point type.", line: 84 },
            Constraint { name: "start-kind", holds: Binary(LogicalOr, &Operand(Query::IsNull, 2), &Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)))), reason: "The start of the sum and the result are both integers, or both floating-point numbers.", line: 85 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "The result and the start of the sum begin at a multiple of the bytes of a row: the channels times the size of an element.", line: 86 },
            Constraint { name: "precision-range", holds: Binary(LogicalAnd, &Binary(LessEqual, &Field(5), &Int(10)), &Binary(LessEqual, &Field(6), &Int(10))), reason: "A factor of `dpasw` has an integer precision, `bf` or `hf`.", line: 87 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FCVT.md",
        listed: ("specs/6_instructions.md", 91),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FCVT_DST, // Dst
            FCVT_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[(0x4030, 0x7fff), (0x81, 0x7c00)],
        types_line: 48,
        maps: &[],
        saturation: (Saturation::Yes, 49),
        modifiers: (Modifiers::None, 50),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "conversion-pair", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 1)), &Int(1)), &Binary(Equal, &Operand(Query::Type, 2), &Int(14))), &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::Type, 1), &Int(14)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(1)))), &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::Type, 1), &Int(0)), &Binary(Equal, &Operand(Query::Type, 2), &Int(7)))), reason: "A conversion is from HF to a byte type, from a byte type to HF, or from F to UD, which then holds a TF32 number.", line: 54 },
            Constraint { name: "eight-bits", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 1), &Int(5)), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(5))), &Platforms(0x7000)), reason: "Type B, which is an HF8 number here, is converted from XE3 on.", line: 55 },
            Constraint { name: "saturation-newer", holds: Binary(LogicalOr, &Not(&Operand(Query::Saturates, 1)), &Platforms(0x7000)), reason: "A conversion saturates from XE3 on only.", line: 56 },
            Constraint { name: "narrowing-unmasked", holds: Binary(LogicalOr, &Binary(NotEqual, &Type(TypeQuery::Size, &Operand(Query::Type, 1)), &Int(1)), &NoMask), reason: "A conversion to a float of eight bits has an NM execution mask, such as `M1_NM`.", line: 57 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SRND.md",
        listed: ("specs/6_instructions.md", 65),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FCVT_DST, // Dst
            FCVT_SRC0, // Src0
            LRP_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0xc0b4, 0x7fff)],
        types_line: 44,
        maps: &[TypeMap { dst: 0x4000, src: 0x84, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x10, src: 0x4010, platforms: 0x1fff, line: 53 }, TypeMap { dst: 0x30, src: 0xc010, platforms: 0x6000, line: 56 }],
        saturation: (Saturation::Yes, 45),
        modifiers: (Modifiers::None, 46),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "rounded-float", holds: Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), reason: "The number to round, source 0, is of a floating-point type; only the random bits, source 1, may be an integer.", line: 62 },
            Constraint { name: "no-mask", holds: Binary(GreaterEqual, &Bits(0, 4, 4), &Int(8)), reason: "The execution mask is an NM one, such as `M1_NM`, and there is no predicate.", line: 63 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/LZD.md",
        listed: ("specs/6_instructions.md", 45),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x1, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 34),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "D", "UQ", "Q"] }],
    },
    InstRules {
        file: "specs/instructions/AND.md",
        listed: ("specs/6_instructions.md", 101),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            AND_DST, // Dst
            AND_SRC0, // Src0
            AND_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 40 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 36),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 3), &Int(2))), &Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 4), &Int(2)))), reason: "If one operand is a predicate variable, all are; `%null` is no predicate variable.", line: 49 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicate variables has no predicate of its own.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/OR.md",
        listed: ("specs/6_instructions.md", 112),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            AND_DST, // Dst
            AND_SRC0, // Src0
            AND_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 40 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 36),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 3), &Int(2))), &Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 4), &Int(2)))), reason: "If one operand is a predicate variable, all are; `%null` is no predicate variable.", line: 49 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicate variables has no predicate of its own.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/XOR.md",
        listed: ("specs/6_instructions.md", 117),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            AND_DST, // Dst
            AND_SRC0, // Src0
            AND_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 40 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 36),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 3), &Int(2))), &Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 4), &Int(2)))), reason: "If one operand is a predicate variable, all are; `%null` is no predicate variable.", line: 49 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicate variables has no predicate of its own.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/NOT.md",
        listed: ("specs/6_instructions.md", 111),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            AND_DST, // Dst
            AND_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x2c3f, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 38 }, TypeMap { dst: 0x400, src: 0x400, platforms: 0x7fff, line: 41 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Logic, 34),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "all-predicates", holds: Binary(Equal, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(Equal, &Operand(Query::Class, 3), &Int(2))), reason: "If one operand is a predicate variable, all are; `%null` is no predicate variable.", line: 47 },
            Constraint { name: "predicates-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "An operation on predicate variables has no predicate of its own.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SHL.md",
        listed: ("specs/6_instructions.md", 115),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x283f, 0x7fff)],
        types_line: 36,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 37),
        modifiers: (Modifiers::Arithmetic, 38),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "qwords", holds: Binary(LogicalOr, &Binary(NotEqual, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(8)), &Not(&Platforms(0x1c0))), reason: "DG2, MTL and ARL shift no qwords to the left: the destination is of at most 32 bits.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/SHR.md",
        listed: ("specs/6_instructions.md", 116),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x283f, 0x7fff)],
        types_line: 36,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 37),
        modifiers: (Modifiers::Arithmetic, 38),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/ASR.md",
        listed: ("specs/6_instructions.md", 102),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x283f, 0x7fff)],
        types_line: 36,
        maps: &[TypeMap { dst: 0x3f, src: 0x3f, platforms: 0x7fff, line: 42 }, TypeMap { dst: 0x2800, src: 0x280f, platforms: 0x7fff, line: 45 }, TypeMap { dst: 0xf, src: 0x2800, platforms: 0x7fff, line: 48 }],
        saturation: (Saturation::Yes, 37),
        modifiers: (Modifiers::Arithmetic, 38),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/CBIT.md",
        listed: ("specs/6_instructions.md", 107),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            CBIT_DST, // Dst
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }],
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
        modifiers: (Modifiers::Arithmetic, 39),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "plain-distance", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(5)), &Not(&Operand(Query::IsPacked, 3))), reason: "A constant distance is one number, not a packed constant.", line: 43 },
            Constraint { name: "declared-address", holds: Not(&Operand(Query::IsPredefined, 2)), reason: "The address is that of a declared variable: predefined variables and surfaces have no address.", line: 44 },
            Constraint { name: "address-registers", holds: Binary(LessEqual, &Binary(Add, &Operand(Query::First, 1), &Channels), &Select(&Platforms(0x6000), &Int(32), &Int(16))), reason: "An address variable ends within the address registers: 16 of them, or 32 from XE3P_CRI on.", line: 45 },
            Constraint { name: "two-registers", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(0)), &Binary(LessEqual, &Operand(Query::Registers, 3), &Int(2))), reason: "The region of the distances covers at most two neighbouring registers.", line: 46 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
        types: &[(0xf6cff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x6cff, src: 0x6cff, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 42 }, TypeMap { dst: 0x10080, src: 0x10080, platforms: 0x7fff, line: 45 }, TypeMap { dst: 0x44000, src: 0x44000, platforms: 0x7fff, line: 48 }, TypeMap { dst: 0x24000, src: 0x24000, platforms: 0x7fff, line: 51 }, TypeMap { dst: 0x80000, src: 0x80000, platforms: 0x7fff, line: 54 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "predicate-scalar", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(Equal, &Channels, &Int(1))), reason: "A predicate variable is copied with an execution size of 1.", line: 60 },
            Constraint { name: "predicate-unpredicated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(Equal, &Bits(1, 0, 12), &Int(0))), reason: "The copy of a predicate variable has no predicate of its own.", line: 61 },
            Constraint { name: "predicate-to-integer", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 2)), &Binary(Less, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(8)))), reason: "The bits of a predicate variable are copied to an integer of 8, 16 or 32 bits.", line: 62 },
            Constraint { name: "predicate-within", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Binary(GreaterEqual, &Binary(Multiply, &Type(TypeQuery::Size, &Operand(Query::Type, 2)), &Int(8)), &Operand(Query::PredicateElements, 3))), reason: "The integer that a predicate variable is copied to has at least as many bits as the variable has elements.", line: 63 },
            Constraint { name: "predicate-unsaturated", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(10)), &Not(&Operand(Query::Saturates, 2))), reason: "The copy of a predicate variable has no `.sat`.", line: 64 },
            Constraint { name: "tf32-platform", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(16)), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(16))), &Binary(Equal, &Operand(Query::Type, 2), &Operand(Query::Type, 3))), &Platforms(0x7c00)), reason: "Numbers of type TF32 are converted from PVC_XT on.", line: 65 },
            Constraint { name: "bf8-platform", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(18)), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(18))), &Binary(Equal, &Operand(Query::Type, 2), &Operand(Query::Type, 3))), &Platforms(0x7e00)), reason: "Numbers of type BF8 are converted from PVC on.", line: 66 },
            Constraint { name: "hf8-platform", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(17)), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(17))), &Binary(Equal, &Operand(Query::Type, 2), &Operand(Query::Type, 3))), &Platforms(0x7000)), reason: "Numbers of type HF8 are converted from XE3 on.", line: 67 },
            Constraint { name: "tf32-plain", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(16)), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(7))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Bits(1, 0, 12), &Int(0)), &Not(&Operand(Query::Saturates, 2))), &Not(&Operand(Query::IsModified, 3)))), reason: "A conversion to TF32 has no predicate, no saturation and no source modifier.", line: 68 },
            Constraint { name: "byte-plain", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 2), &Operand(Query::Type, 3)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(18)), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(18))), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(17))), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(17)))), &Binary(LogicalAnd, &Binary(Equal, &Bits(1, 0, 12), &Int(0)), &Not(&Operand(Query::IsModified, 3)))), reason: "A conversion of a float of eight bits has no predicate and no source modifier.", line: 69 },
            Constraint { name: "copy-plain", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Type, 2), &Operand(Query::Type, 3)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(16)), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(18))), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(17)))), &Binary(LogicalAnd, &Not(&Operand(Query::Saturates, 2)), &Not(&Operand(Query::IsModified, 3)))), reason: "A copy of a number of type TF32, BF8 or HF8 to its own type has no `.sat` and no source modifier.", line: 70 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SEL.md",
        listed: ("specs/6_instructions.md", 95),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x283f, src: 0x283f, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x8080, src: 0x8080, platforms: 0x7fe0, line: 44 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 47 }, TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 50 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "bfloat-types", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 2), &Int(15)), &Binary(NotEqual, &Operand(Query::Type, 3), &Int(15))), &Binary(NotEqual, &Operand(Query::Type, 4), &Int(15))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 2), &Int(15)), &Binary(Equal, &Operand(Query::Type, 2), &Int(7))), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 3), &Int(15)), &Binary(Equal, &Operand(Query::Type, 3), &Int(7)))), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 4), &Int(15)), &Binary(Equal, &Operand(Query::Type, 4), &Int(7))))), reason: "If an operand is of type BF, all operands are of type BF or F.", line: 56 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type-map", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Pred", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Pred.id", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Dst", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Src0", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Src1", found: &["TF32", "HF8", "BF8", "E2M1"] }],
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["DF", "F", "HF", "Q", "UQ", "TF32", "HF8", "BF8", "E2M1"] }],
    },
    InstRules {
        file: "specs/instructions/CMP.md",
        listed: ("specs/6_instructions.md", 71),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule::ANY, // Rel_op
            FieldRule { classes: 0x5, region: Regions::Channels, written: true, ..FieldRule::ANY }, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x6cff, 0x7fff), (0x8000, 0x7fe0)],
        types_line: 51,
        maps: &[TypeMap { dst: 0x2c3f, src: 0x283f, platforms: 0x7fff, line: 56 }, TypeMap { dst: 0x4080, src: 0x3f, platforms: 0x7fff, line: 59 }, TypeMap { dst: 0x4480, src: 0x4080, platforms: 0x7fff, line: 62 }, TypeMap { dst: 0x8480, src: 0x8080, platforms: 0x7fe0, line: 65 }, TypeMap { dst: 0x440, src: 0x40, platforms: 0x7fff, line: 68 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 52),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "bfloat-sources", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 3), &Int(15)), &Binary(NotEqual, &Operand(Query::Type, 4), &Int(15))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 3), &Int(15)), &Binary(Equal, &Operand(Query::Type, 3), &Int(7))), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 4), &Int(15)), &Binary(Equal, &Operand(Query::Type, 4), &Int(7))))), reason: "A source of type BF is compared with a source of type BF or F.", line: 74 },
            Constraint { name: "bfloat-result", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 2), &Int(2)), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(15))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 3), &Int(15)), &Binary(Equal, &Operand(Query::Type, 3), &Int(7))), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 4), &Int(15)), &Binary(Equal, &Operand(Query::Type, 4), &Int(7))))), reason: "If the destination is of type BF, each source is of type BF or F.", line: 75 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Rel_op", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Rel_op.relation", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Dst", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Src0", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Src1", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type-map", name: "", found: &[] }],
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-state", holds: Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 1), &Int(6)), &Binary(Equal, &Operand(Query::Class, 2), &Int(6))), reason: "At least one of destination and source is a surface or sampler variable.", line: 38 },
            Constraint { name: "no-bfloat", holds: Binary(LogicalAnd, &Binary(NotEqual, &Operand(Query::Type, 1), &Int(15)), &Binary(NotEqual, &Operand(Query::Type, 2), &Int(15))), reason: "Neither operand is of type BF: states of surfaces and samplers are no numbers of that type.", line: 39 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FBL.md",
        listed: ("specs/6_instructions.md", 109),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x5, 0x7fff)],
        types_line: 33,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 34),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/FBH.md",
        listed: ("specs/6_instructions.md", 108),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            CBIT_DST, // Dst
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UD", "D"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }],
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/LABEL.md",
        listed: ("specs/6_instructions.md", 83),
        layouts_line: 9,
        fields: &[
            LABEL_LABEL, // Label
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
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/JMP.md",
        listed: ("specs/6_instructions.md", 82),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 29)], line: 27, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            LABEL_LABEL, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/CALL.md",
        listed: ("specs/6_instructions.md", 75),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            CALL_LABEL, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 36),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FCCALL.md",
        listed: ("specs/6_instructions.md", 78),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            CALL_LABEL, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/OWORD_LD.md",
        listed: ("specs/6_instructions.md", 159),
        layouts_line: 9,
        fields: &[
            OWORD_LD_SIZE, // Size
            FieldRule::ANY, // Is_modified
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Offset
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "no-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(2), &Int(0)), &Platforms(0x7ff8)), reason: "Before ICLLP, the surface is not T0: shared local memory has no block accesses.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/OWORD_ST.md",
        listed: ("specs/6_instructions.md", 161),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "count", width: 3, values: &[ValueRule::plain(0, 30), ValueRule::plain(1, 31), ValueRule::plain(2, 32), ValueRule::plain(3, 33), ValueRule { code: 4, platforms: 0x7fe0, valid_if: Some(&Binary(Equal, &Field(1), &Int(0))), line: 34 }], line: 28, ..GroupRule::ANY }], ..FieldRule::ANY }, // Size
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Offset
            OWORD_ST_SRC, // Src
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
        first_channel: None,
        constraints: &[
            Constraint { name: "no-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(1), &Int(0)), &Platforms(0x7ff8)), reason: "Before ICLLP, the surface is not T0: shared local memory has no block accesses.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MEDIA_LD.md",
        listed: ("specs/6_instructions.md", 157),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            SURFACE, // Surface
            MEDIA_LD_PLANE, // Plane
            MEDIA_LD_BLOCK_WIDTH, // Block_width
            MEDIA_LD_BLOCK_WIDTH, // Block_height
            MEDIA_LD_X_OFFSET, // X_offset
            MEDIA_LD_X_OFFSET, // Y_offset
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "fits", holds: Binary(LessEqual, &Field(4), &Select(&Binary(LessEqual, &Field(3), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(3), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(3), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(3), &Int(32)), &Int(8), &Int(4)))))), reason: "A block takes at most 256 bytes of registers: it has at most 64 rows of up to 4 bytes, 32 of up to 8, 16 of up to 16, 8 of up to 32, or 4 of up to 64.", line: 53 },
            Constraint { name: "surface-2d", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(1), &Int(0)), &Binary(NotEqual, &Field(1), &Int(5))), reason: "The surface is neither T0 nor T5: shared local memory and flat memory have no rows.", line: 54 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MEDIA_ST.md",
        listed: ("specs/6_instructions.md", 158),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            SURFACE, // Surface
            MEDIA_LD_PLANE, // Plane
            MEDIA_LD_BLOCK_WIDTH, // Block_width
            MEDIA_LD_BLOCK_WIDTH, // Block_height
            MEDIA_LD_X_OFFSET, // X_offset
            MEDIA_LD_X_OFFSET, // Y_offset
            OWORD_ST_SRC, // Src
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
        first_channel: None,
        constraints: &[
            Constraint { name: "fits", holds: Binary(LessEqual, &Field(4), &Select(&Binary(LessEqual, &Field(3), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(3), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(3), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(3), &Int(32)), &Int(8), &Int(4)))))), reason: "A block takes at most 256 bytes of registers: it has at most 64 rows of up to 4 bytes, 32 of up to 8, 16 of up to 16, 8 of up to 32, or 4 of up to 64.", line: 53 },
            Constraint { name: "surface-2d", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(1), &Int(0)), &Binary(NotEqual, &Field(1), &Int(5))), reason: "The surface is neither T0 nor T5: shared local memory and flat memory have no rows.", line: 54 },
            Constraint { name: "dword-x", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 5), &Int(4)), &Int(0))), reason: "A constant first column of a block that is written is a multiple of 4 bytes.", line: 55 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/GATHER.md",
        listed: ("specs/6_instructions.md", 153),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Elt_size
            FieldRule::ANY, // Is_modified
            FieldRule::ANY, // Num_elts
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Global_offset
            GATHER_ELEMENT_OFFSET, // Element_offset
            GATHER_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(2, 0, 2), &[1, 2, 4, 8, 16, 32])),
        no_mask: Some(&Table(&Bits(2, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])),
        first_channel: Some(&Table(&Bits(2, 4, 4), &[0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12, 16, 20, 24, 28])),
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "Global_offset", found: &[] }, WarningRule { rule: "type", name: "Element_offset", found: &[] }, WarningRule { rule: "type", name: "Dst", found: &["TF32"] }],
    },
    InstRules {
        file: "specs/instructions/SCATTER.md",
        listed: ("specs/6_instructions.md", 164),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Elt_size
            FieldRule::ANY, // Num_elts
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Global_offset
            GATHER_ELEMENT_OFFSET, // Element_offset
            SCATTER_SRC, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: Some(&Table(&Bits(1, 0, 2), &[1, 2, 4, 8, 16, 32])),
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "Global_offset", found: &[] }, WarningRule { rule: "type", name: "Element_offset", found: &[] }, WarningRule { rule: "type", name: "Src", found: &["TF32"] }],
    },
    InstRules {
        file: "specs/instructions/OWORD_LD_UNALIGNED.md",
        listed: ("specs/6_instructions.md", 160),
        layouts_line: 9,
        fields: &[
            OWORD_LD_SIZE, // Size
            FieldRule::ANY, // Is_modified
            SURFACE, // Surface
            MEDIA_LD_X_OFFSET, // Offset
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "no-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(2), &Int(0)), &Platforms(0x7ff8)), reason: "Before ICLLP, the surface is not T0: shared local memory has no block accesses.", line: 50 },
            Constraint { name: "dword-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 3), &Int(4)), &Int(0))), reason: "A constant offset is a multiple of 4 bytes.", line: 51 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SAMPLE.md",
        listed: ("specs/6_instructions.md", 147),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
            SAMPLER, // Sampler
            SURFACE, // Surface
            SAMPLE_U, // U
            SAMPLE_U, // V
            SAMPLE_U, // R
            SAMPLE_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 65 },
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(2), &Int(0)), reason: "The surface is not T0: shared local memory has no texels.", line: 66 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SAMPLE_UNORM.md",
        listed: ("specs/6_instructions.md", 148),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Channel_mask
            SAMPLER, // Sampler
            SURFACE, // Surface
            SAMPLE_UNORM_U_OFFSET, // U_offset
            SAMPLE_UNORM_U_OFFSET, // V_offset
            SAMPLE_UNORM_U_OFFSET, // DeltaU
            SAMPLE_UNORM_U_OFFSET, // DeltaV
            FieldRule { types: 0xc, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY }, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "The channel mask of the message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 64 },
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(2), &Int(0)), reason: "The surface is not T0: shared local memory has no texels.", line: 65 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/LOAD.md",
        listed: ("specs/6_instructions.md", 146),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
            SURFACE, // Surface
            LOAD_U, // U
            LOAD_U, // V
            LOAD_U, // R
            SAMPLE_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "The channel mask of the message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 62 },
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(1), &Int(0)), reason: "The surface is not T0: shared local memory has no texels.", line: 63 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/AVS.md",
        listed: ("specs/6_instructions.md", 127),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Channels
            SAMPLER, // Sampler
            SURFACE, // Surface
            SAMPLE_UNORM_U_OFFSET, // U_offset
            SAMPLE_UNORM_U_OFFSET, // V_offset
            SAMPLE_UNORM_U_OFFSET, // DeltaU
            SAMPLE_UNORM_U_OFFSET, // DeltaV
            SAMPLE_UNORM_U_OFFSET, // u2d
            OWORD_LD_OFFSET, // groupID
            OWORD_LD_OFFSET, // verticalBlockNumber
            FieldRule::ANY, // cntrl
            SAMPLE_UNORM_U_OFFSET, // v2d
            FieldRule::ANY, // execMode
            FieldRule { classes: 0x29, types: 0x10, region: Regions::One, read: true, ..FieldRule::ANY }, // IEFBypass
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(0, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 74 },
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(2), &Int(0)), reason: "The surface is not T0: shared local memory has no pixels.", line: 75 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/VA.md",
        listed: ("specs/6_instructions.md", 128),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Function
            SAMPLER, // Sampler
            SURFACE, // Surface
            SAMPLE_UNORM_U_OFFSET, // U_offset
            SAMPLE_UNORM_U_OFFSET, // V_offset
            FieldRule::ANY, // Properties
            FieldRule { classes: 0x29, region: Regions::One, read: true, groups: &[GroupRule { width: 32, values: &[ValueRule::plain(0, 119), ValueRule::plain(1, 120), ValueRule::plain(2, 121)], line: 117, ..GroupRule::ANY }], ..FieldRule::ANY }, // Mode
            FieldRule::ANY, // Cntrl
            FieldRule::ANY, // FilterBlock
            VA_FILTER_MODE, // FilterMode
            FieldRule::ANY, // Block
            VA_FILTER_MODE, // V_size
            VA_FILTER_MODE, // H_size
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "no-local-memory", holds: Binary(NotEqual, &Field(2), &Int(0)), reason: "The surface is not T0: shared local memory has no pixels.", line: 158 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MIN_MAX.md",
        listed: ("specs/6_instructions.md", 92),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            FieldRule::ANY, // Op
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0x68ff, 0x7fff)],
        types_line: 41,
        maps: &[],
        saturation: (Saturation::Yes, 42),
        modifiers: (Modifiers::Arithmetic, 43),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Op", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Op.operation", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Dst", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Src0", found: &["TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "type", name: "Src1", found: &["TF32", "HF8", "BF8", "E2M1"] }],
    },
    InstRules {
        file: "specs/instructions/BFE.md",
        listed: ("specs/6_instructions.md", 103),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 40,
        maps: &[TypeMap { dst: 0x1, src: 0x1, platforms: 0x7fff, line: 45 }, TypeMap { dst: 0x2, src: 0x2, platforms: 0x7fff, line: 48 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 41),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "not-two-channels", holds: Binary(NotEqual, &Channels, &Int(2)), reason: "The execution size is not 2: the hardware instruction has no form of two channels.", line: 54 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src2", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }, WarningRule { rule: "modifier", name: "Src2", found: &["not"] }, WarningRule { rule: "constraint", name: "not-two-channels", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/BFI.md",
        listed: ("specs/6_instructions.md", 104),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
            ADD_SRC0, // Src3
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 43,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 44),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "not-two-channels", holds: Binary(NotEqual, &Channels, &Int(2)), reason: "The execution size is not 2: the hardware instruction has no form of two channels.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src2", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src3", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }, WarningRule { rule: "modifier", name: "Src2", found: &["not"] }, WarningRule { rule: "modifier", name: "Src3", found: &["not"] }, WarningRule { rule: "constraint", name: "not-two-channels", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/BFREV.md",
        listed: ("specs/6_instructions.md", 106),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0x83, 0x7fff)],
        types_line: 37,
        maps: &[TypeMap { dst: 0x3, src: 0x83, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 38),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "integer-source", holds: Binary(NotEqual, &Operand(Query::Type, 3), &Int(7)), reason: "The source is of an integer type. The vendor's compiler writes floats here, but its verifier refuses them from all other writers.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "constraint", name: "integer-source", found: &[] }, WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/ADDC.md",
        listed: ("specs/6_instructions.md", 25),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_DST, // Carry
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x5, 0x7fff)],
        types_line: 39,
        maps: &[TypeMap { dst: 0x1, src: 0x5, platforms: 0x7fff, line: 44 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 40),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "dword-sources", holds: Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 4), &Int(0)), &Operand(Query::IsPacked, 4)), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 5), &Int(0)), &Operand(Query::IsPacked, 5))), reason: "A source is of type UD, or a packed constant.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Carry", found: &["B", "D", "DF", "F", "HF", "Q", "UB", "UQ", "UW", "W", "TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Dst", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Carry", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src0", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src1", found: &["abs", "neg", "neg_abs"] }],
    },
    InstRules {
        file: "specs/instructions/SUBB.md",
        listed: ("specs/6_instructions.md", 66),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_DST, // Borrow
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x5, 0x7fff)],
        types_line: 39,
        maps: &[TypeMap { dst: 0x1, src: 0x5, platforms: 0x7fff, line: 45 }],
        saturation: (Saturation::Yes, 40),
        modifiers: (Modifiers::None, 41),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "dword-sources", holds: Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 4), &Int(0)), &Operand(Query::IsPacked, 4)), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 5), &Int(0)), &Operand(Query::IsPacked, 5))), reason: "A source is of type UD, or a packed constant.", line: 51 },
            Constraint { name: "no-saturation", holds: Not(&Operand(Query::Saturates, 2)), reason: "There is no `.sat`: the assembler text of the vendor's tools cannot express it.", line: 52 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Borrow", found: &["B", "D", "DF", "F", "HF", "Q", "UB", "UQ", "UW", "W", "TF32", "HF8", "BF8", "E2M1"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Dst", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Borrow", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src0", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src1", found: &["abs", "neg", "neg_abs"] }],
    },
    InstRules {
        file: "specs/instructions/GATHER4_TYPED.md",
        listed: ("specs/6_instructions.md", 155),
        layouts_line: 13,
        fields: &[
            GATHER4_TYPED_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SURFACE, // Surface
            GATHER4_TYPED_U, // U
            GATHER4_TYPED_V, // V
            GATHER4_TYPED_V, // R
            GATHER4_TYPED_LOD, // LOD
            GATHER_DST, // Dst
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "typed-surface", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(0)), &Binary(NotEqual, &Field(3), &Int(5))), reason: "The surface is neither T0 nor T5: shared local memory and flat memory have no texels.", line: 85 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 86 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SCATTER4_TYPED.md",
        listed: ("specs/6_instructions.md", 166),
        layouts_line: 13,
        fields: &[
            GATHER4_TYPED_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SURFACE, // Surface
            GATHER4_TYPED_U, // U
            GATHER4_TYPED_V, // V
            GATHER4_TYPED_V, // R
            GATHER4_TYPED_LOD, // LOD
            SCATTER_SRC, // Src
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "typed-surface", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(0)), &Binary(NotEqual, &Field(3), &Int(5))), reason: "The surface is neither T0 nor T5: shared local memory and flat memory have no texels.", line: 85 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 86 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/VA_SKL_PLUS.md",
        listed: ("specs/6_instructions.md", 129),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Function
            SAMPLER, // Sampler
            SURFACE, // Surface
            SAMPLE_UNORM_U_OFFSET, // U_offset
            SAMPLE_UNORM_U_OFFSET, // V_offset
            FieldRule::ANY, // Block
            FieldRule::ANY, // PixelBlock
            FieldRule::ANY, // Properties
            FieldRule::ANY, // PixelFormat
            FieldRule::ANY, // Mode
            FieldRule::ANY, // Patterns
            FieldRule { classes: 0x29, types: 0x8, region: Regions::One, read: true, ..FieldRule::ANY }, // Disparity
            FieldRule::ANY, // Connect
            OWORD_ST_SRC, // H_mask
            VA_FILTER_MODE, // V_mask_left
            VA_FILTER_MODE, // V_mask_right
            VA_FILTER_MODE, // LoopCount
            SAMPLE_UNORM_U_OFFSET, // V_origin
            SAMPLE_UNORM_U_OFFSET, // H_origin
            VA_FILTER_MODE, // X_size
            VA_FILTER_MODE, // Y_size
            VA_FILTER_MODE, // X_search
            VA_FILTER_MODE, // Y_search
            VA_SKL_PLUS_OFFSETS, // Offsets
            FieldRule { declared: Some(Declared { class: 4, low: 0, width: 8, or_none: false }), ..FieldRule::ANY }, // OutSurface
            VA_FILTER_MODE, // X_offset
            VA_FILTER_MODE, // Y_offset
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "no-local-memory", holds: Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(11)), &Binary(NotEqual, &Field(2), &Int(0))), reason: "The surface is not T0: shared local memory has no pixels.", line: 279 },
            Constraint { name: "no-local-output", holds: Binary(LogicalOr, &Binary(Less, &Field(0), &Int(16)), &Binary(NotEqual, &Field(24), &Int(0))), reason: "The surface of the output is not T0: shared local memory has no pixels to write.", line: 280 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_BLOCK_LD.md",
        listed: ("specs/6_instructions.md", 172),
        layouts_line: 10,
        fields: &[
            FieldRule::ANY, // Properties
            SVM_BLOCK_LD_ADDRESS, // Address
            OWORD_LD_DST, // Dst
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
        first_channel: None,
        constraints: &[
            Constraint { name: "aligned-address", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 1), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 1), &Select(&Binary(Equal, &Bits(0, 7, 1), &Int(1)), &Int(4), &Int(16))), &Int(0))), reason: "A constant address is a multiple of 16 bytes, or of 4 bytes if the access is unaligned.", line: 36 },
            Constraint { name: "one-row", holds: Binary(LessEqual, &Operand(Query::RowWidth, 1), &Int(1)), reason: "A row of the region of the operand has one element, as in `<0;1,0>`: the instruction runs one channel.", line: 37 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_BLOCK_ST.md",
        listed: ("specs/6_instructions.md", 174),
        layouts_line: 10,
        fields: &[
            FieldRule::ANY, // Properties
            SVM_BLOCK_LD_ADDRESS, // Address
            FieldRule { storage: Some(&Int(8)), read: true, ..FieldRule::ANY }, // Src
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
        first_channel: None,
        constraints: &[
            Constraint { name: "aligned-address", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 1), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 1), &Select(&Binary(Equal, &Bits(0, 7, 1), &Int(1)), &Int(4), &Int(16))), &Int(0))), reason: "A constant address is a multiple of 16 bytes, or of 4 bytes if the access is unaligned.", line: 36 },
            Constraint { name: "one-row", holds: Binary(LessEqual, &Operand(Query::RowWidth, 1), &Int(1)), reason: "A row of the region of the operand has one element, as in `<0;1,0>`: the instruction runs one channel.", line: 37 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_GATHER.md",
        listed: ("specs/6_instructions.md", 173),
        layouts_line: 10,
        fields: &[
            SVM_GATHER_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Block_size
            FieldRule::ANY, // Num_blocks
            SVM_GATHER_ADDRESSES, // Addresses
            OWORD_LD_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "eight-blocks", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Bits(3, 0, 2), &Int(3)), &Binary(Equal, &Bits(2, 0, 2), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Bits(2, 0, 2), &Int(1)), &Binary(Equal, &Channels, &Int(8)))), reason: "Eight blocks for each channel are of 1 byte, or of 4 bytes with an execution size of 8.", line: 65 },
            Constraint { name: "several-blocks", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 2), &Int(0)), &Binary(Equal, &Bits(3, 0, 2), &Int(0))), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "With several blocks of 4 or 8 bytes for each channel the execution size is 8 or more. Blocks of 1 byte are exempt: those of a channel are in one slot, wherever the next channel begins.", line: 66 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "constraint", name: "several-blocks", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_SCATTER.md",
        listed: ("specs/6_instructions.md", 177),
        layouts_line: 10,
        fields: &[
            SVM_GATHER_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Block_size
            FieldRule::ANY, // Num_blocks
            SVM_GATHER_ADDRESSES, // Addresses
            OWORD_ST_SRC, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "eight-blocks", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Bits(3, 0, 2), &Int(3)), &Binary(Equal, &Bits(2, 0, 2), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Bits(2, 0, 2), &Int(1)), &Binary(Equal, &Channels, &Int(8)))), reason: "Eight blocks for each channel are of 1 byte, or of 4 bytes with an execution size of 8.", line: 65 },
            Constraint { name: "several-blocks", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 2), &Int(0)), &Binary(Equal, &Bits(3, 0, 2), &Int(0))), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "With several blocks of 4 or 8 bytes for each channel the execution size is 8 or more. Blocks of 1 byte are exempt: those of a channel are in one slot, wherever the next channel begins.", line: 66 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "constraint", name: "several-blocks", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_ATOMIC.md",
        listed: ("specs/6_instructions.md", 178),
        layouts_line: 10,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 38), ValueRule::plain(1, 39), ValueRule::plain(2, 40), ValueRule::plain(3, 41)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { name: "width", low: 5, width: 2, values: &[ValueRule::plain(0, 296), ValueRule { code: 1, platforms: 0x7ff0, valid_if: None, line: 297 }, ValueRule::plain(2, 298)], file: "specs/fields.md", line: 294, ..GroupRule::ANY }], ..FieldRule::ANY }, // Op
            SVM_GATHER_ADDRESSES, // Addresses
            FieldRule { null: NullRule::If(&[Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 5), &Int(2)), &Binary(Equal, &Bits(2, 0, 5), &Int(3))), &Binary(Equal, &Bits(2, 0, 5), &Int(13)))]), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Bits(2, 0, 5), &Int(7)), &Binary(NotEqual, &Bits(2, 0, 5), &Int(18)))]), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Src1
            SVM_ATOMIC_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "wide-sources", holds: Binary(LogicalOr, &Operand(Query::IsNull, 4), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 4)), &Select(&Binary(Equal, &Bits(2, 5, 2), &Int(2)), &Int(8), &Int(4)))), reason: "Arguments of an atomic operation have elements of 64 bits for a location of 64 bits, and of 32 bits for one of 16 or 32 bits.", line: 59 },
            Constraint { name: "wide-result", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 6)), &Select(&Binary(Equal, &Bits(2, 5, 2), &Int(2)), &Int(8), &Int(4)))), reason: "The result of an atomic operation has elements of 64 bits for a location of 64 bits, and of 32 bits for one of 16 or 32 bits.", line: 60 },
            Constraint { name: "signed-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(2, 0, 5), &Int(11)), &Binary(NotEqual, &Bits(2, 0, 5), &Int(12))), &Binary(Equal, &Operand(Query::Type, 4), &Int(1))), &Binary(Equal, &Operand(Query::Type, 4), &Int(13))), reason: "The first argument of `imin` and `imax` is of type D or Q.", line: 61 },
            Constraint { name: "float-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(2, 0, 5), &Int(16)), &Binary(NotEqual, &Bits(2, 0, 5), &Int(17))), &Binary(NotEqual, &Bits(2, 0, 5), &Int(18))), &Binary(NotEqual, &Bits(2, 0, 5), &Int(19))), &Binary(NotEqual, &Bits(2, 0, 5), &Int(20))), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 4))), reason: "The first argument of `fmax`, `fmin`, `fcmpwr`, `fadd` and `fsub` is of a floating-point type.", line: 62 },
            Constraint { name: "source-types", holds: Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(Equal, &Operand(Query::Type, 5), &Operand(Query::Type, 4))), reason: "The second argument of an atomic operation has the type of the first.", line: 63 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "null", name: "", found: &[] }, WarningRule { rule: "constraint", name: "wide-sources", found: &[] }, WarningRule { rule: "constraint", name: "wide-result", found: &[] }, WarningRule { rule: "constraint", name: "signed-type", found: &[] }, WarningRule { rule: "constraint", name: "float-type", found: &[] }, WarningRule { rule: "constraint", name: "source-types", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_GATHER4_SCALED.md",
        listed: ("specs/6_instructions.md", 175),
        layouts_line: 10,
        fields: &[
            SVM_GATHER4_SCALED_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SVM_GATHER4_SCALED_SCALE, // Scale
            SVM_GATHER4_SCALED_ADDRESS, // Address
            SVM_GATHER_ADDRESSES, // Element_offset
            GATHER_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "row", holds: Binary(LogicalOr, &Binary(LessEqual, &Operand(Query::RowWidth, 4), &Int(1)), &Binary(LessEqual, &Operand(Query::RowWidth, 4), &Channels)), reason: "A row of the region of the address has at most as many elements as there are channels.", line: 60 },
            Constraint { name: "two-registers", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 4), &Int(5)), &Binary(Equal, &Operand(Query::RowWidth, 4), &Int(0))), &Binary(LessEqual, &Binary(Multiply, &Binary(Add, &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Binary(Divide, &Channels, &Operand(Query::RowWidth, 4)), &Int(1)), &Operand(Query::VerticalStride, 4)), &Binary(Multiply, &Binary(Subtract, &Operand(Query::RowWidth, 4), &Int(1)), &Operand(Query::HorizontalStride, 4))), &Int(1)), &Type(TypeQuery::Size, &Operand(Query::Type, 4))), &Binary(Multiply, &Int(2), &RegisterBytes))), reason: "The region of the address covers at most two registers, though its first element alone is read.", line: 61 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 62 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SVM_SCATTER4_SCALED.md",
        listed: ("specs/6_instructions.md", 176),
        layouts_line: 10,
        fields: &[
            SVM_GATHER4_SCALED_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SVM_GATHER4_SCALED_SCALE, // Scale
            SVM_GATHER4_SCALED_ADDRESS, // Address
            SVM_GATHER_ADDRESSES, // Element_offset
            SCATTER_SRC, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "row", holds: Binary(LogicalOr, &Binary(LessEqual, &Operand(Query::RowWidth, 4), &Int(1)), &Binary(LessEqual, &Operand(Query::RowWidth, 4), &Channels)), reason: "A row of the region of the address has at most as many elements as there are channels.", line: 60 },
            Constraint { name: "two-registers", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 4), &Int(5)), &Binary(Equal, &Operand(Query::RowWidth, 4), &Int(0))), &Binary(LessEqual, &Binary(Multiply, &Binary(Add, &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Binary(Divide, &Channels, &Operand(Query::RowWidth, 4)), &Int(1)), &Operand(Query::VerticalStride, 4)), &Binary(Multiply, &Binary(Subtract, &Operand(Query::RowWidth, 4), &Int(1)), &Operand(Query::HorizontalStride, 4))), &Int(1)), &Type(TypeQuery::Size, &Operand(Query::Type, 4))), &Binary(Multiply, &Int(2), &RegisterBytes))), reason: "The region of the address covers at most two registers, though its first element alone is read.", line: 61 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 62 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/IFCALL.md",
        listed: ("specs/6_instructions.md", 81),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Modifiers
            SVM_GATHER4_SCALED_ADDRESS, // Func_addr
            IFCALL_ARG_SIZE, // Arg_size
            IFCALL_ARG_SIZE, // Return_size
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "row", holds: Binary(LessEqual, &Operand(Query::RowWidth, 3), &Channels), reason: "A row of the region of the function address has at most as many elements as there are channels.", line: 45 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FADDR.md",
        listed: ("specs/6_instructions.md", 76),
        layouts_line: 9,
        fields: &[
            FADDR_FUNC_ID, // Func_id
            FieldRule { classes: 0x9, types: 0x801, region: Regions::One, written: true, ..FieldRule::ANY }, // Dst
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/VME_IME.md",
        listed: ("specs/6_instructions.md", 132),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // StreamMode
            FieldRule::ANY, // SearchCtrl
            VME_IME_UNI_INPUT, // UNIInput
            FieldRule { types: 0x13, elements: &[(Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(NotEqual, &Field(1), &Int(7)))), 128), (Some(Binary(Equal, &Field(0), &Int(0))), 64), (Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(Equal, &Field(1), &Int(7)))), 192)], storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // IMEInput
            SURFACE, // Surface
            VME_IME_REF0, // Ref0
            VME_IME_REF0, // Ref1
            FieldRule { types: 0x7, elements: &[(None, 16)], storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // CostCenter
            FieldRule { types: 0x13, elements: &[(Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(NotEqual, &Field(1), &Int(7)))), 288), (Some(Binary(Equal, &Field(0), &Int(0))), 224), (Some(Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(0)), &Binary(Equal, &Field(1), &Int(7)))), 352)], storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY }, // Output
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "elements", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/VME_SIC.md",
        listed: ("specs/6_instructions.md", 133),
        layouts_line: 9,
        fields: &[
            VME_IME_UNI_INPUT, // UNIInput
            VME_IME_UNI_INPUT, // SICInput
            SURFACE, // Surface
            VME_SIC_OUTPUT, // Output
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "elements", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/VME_FBR.md",
        listed: ("specs/6_instructions.md", 130),
        layouts_line: 9,
        fields: &[
            VME_IME_UNI_INPUT, // UNIInput
            VME_IME_UNI_INPUT, // FBRInput
            SURFACE, // Surface
            FieldRule { classes: 0x29, types: 0x13, region: Regions::One, read: true, groups: &[GroupRule { width: 32, values: &[ValueRule::plain(0, 32), ValueRule::plain(1, 33), ValueRule::plain(2, 34), ValueRule::plain(3, 35)], line: 30, ..GroupRule::ANY }], ..FieldRule::ANY }, // FBRMbMode
            FieldRule { classes: 0x29, types: 0x13, region: Regions::One, read: true, groups: &[GroupRule { name: "shape0", width: 2, values: &[ValueRule::plain(0, 41), ValueRule::plain(1, 42), ValueRule::plain(2, 43), ValueRule::plain(3, 44)], line: 39, ..GroupRule::ANY }, GroupRule { name: "shape1", low: 2, width: 2, values: &[ValueRule::plain(0, 47), ValueRule::plain(1, 48), ValueRule::plain(2, 49), ValueRule::plain(3, 50)], line: 45, ..GroupRule::ANY }, GroupRule { name: "shape2", low: 4, width: 2, values: &[ValueRule::plain(0, 53), ValueRule::plain(1, 54), ValueRule::plain(2, 55), ValueRule::plain(3, 56)], line: 51, ..GroupRule::ANY }, GroupRule { name: "shape3", low: 6, width: 2, values: &[ValueRule::plain(0, 59), ValueRule::plain(1, 60), ValueRule::plain(2, 61), ValueRule::plain(3, 62)], line: 57, ..GroupRule::ANY }], ..FieldRule::ANY }, // FBRSubMbShape
            FieldRule { classes: 0x29, types: 0x13, region: Regions::One, read: true, groups: &[GroupRule { name: "mode0", width: 2, values: &[ValueRule::plain(0, 69), ValueRule::plain(1, 70), ValueRule::plain(2, 71), ValueRule::plain(3, 72)], line: 67, ..GroupRule::ANY }, GroupRule { name: "mode1", low: 2, width: 2, values: &[ValueRule::plain(0, 75), ValueRule::plain(1, 76), ValueRule::plain(2, 77), ValueRule::plain(3, 78)], line: 73, ..GroupRule::ANY }, GroupRule { name: "mode2", low: 4, width: 2, values: &[ValueRule::plain(0, 81), ValueRule::plain(1, 82), ValueRule::plain(2, 83), ValueRule::plain(3, 84)], line: 79, ..GroupRule::ANY }, GroupRule { name: "mode3", low: 6, width: 2, values: &[ValueRule::plain(0, 87), ValueRule::plain(1, 88), ValueRule::plain(2, 89), ValueRule::plain(3, 90)], line: 85, ..GroupRule::ANY }], ..FieldRule::ANY }, // FBRSubPredMode
            VME_SIC_OUTPUT, // Output
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "elements", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/VME_IDM.md",
        listed: ("specs/6_instructions.md", 131),
        layouts_line: 9,
        fields: &[
            VME_IME_UNI_INPUT, // UNIInput
            FieldRule { types: 0x13, elements: &[(None, 32)], storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // IDMInput
            SURFACE, // Surface
            FieldRule { types: 0x13, elements: &[(None, 512)], storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY }, // Output
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "elements", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/BARRIER.md",
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/CACHE_FLUSH.md",
        listed: ("specs/6_instructions.md", 184),
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/WAIT.md",
        listed: ("specs/6_instructions.md", 188),
        layouts_line: 9,
        fields: &[
            FieldRule { classes: 0x21, types: 0x10, region: Regions::One, read: true, ..FieldRule::ANY }, // Mask
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
            Constraint { name: "some-mask", holds: Not(&Operand(Query::IsNull, 0)), reason: "The mask operand is a variable or constant, not `%null`: only files of version 3.0 have none.", line: 30 },
            Constraint { name: "one-row", holds: Binary(LessEqual, &Operand(Query::RowWidth, 0), &Int(1)), reason: "A row of the region of the operand has one element, as in `<0;1,0>`: the instruction runs one channel.", line: 31 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Mask", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FENCE.md",
        listed: ("specs/6_instructions.md", 185),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mask
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
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
            RAW_SEND_NUM_SRC, // NumSrc
            FieldRule { range: Some((0, 16)), ..FieldRule::ANY }, // NumDst
            RAW_SEND_DESC, // Desc
            OWORD_ST_SRC, // Src
            SVM_ATOMIC_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "payload-length", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 6), &Int(5)), &Binary(GreaterEqual, &Field(4), &Binary(And, &Binary(ShiftRight, &Operand(Query::Value, 6), &Int(25)), &Int(15)))), reason: "The message length, bits 28 to 25 of a constant descriptor, is at most the number of source registers.", line: 57 },
            Constraint { name: "answer-length", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 6), &Int(5)), &Binary(GreaterEqual, &Field(5), &Binary(And, &Binary(ShiftRight, &Operand(Query::Value, 6), &Int(20)), &Int(31)))), reason: "The response length, bits 24 to 20 of a constant descriptor, is at most the number of destination registers.", line: 58 },
            Constraint { name: "row", holds: Binary(LessEqual, &Operand(Query::RowWidth, 6), &Channels), reason: "A row of the region of the descriptor has at most as many elements as there are channels.", line: 59 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/YIELD.md",
        listed: ("specs/6_instructions.md", 189),
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/NBARRIER.md",
        listed: ("specs/6_instructions.md", 186),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Mode
            FieldRule { classes: 0x29, types: 0x31, range: Some((0, 31)), region: Regions::One, read: true, ..FieldRule::ANY }, // Id
            FieldRule { classes: 0x29, types: 0xc, range: Some((0, 2)), ignored: Some(&Binary(Equal, &Bits(0, 0, 1), &Int(0))), null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY }, // Type
            FieldRule { classes: 0x29, types: 0x31, range: Some((1, i64::MAX)), ignored: Some(&Binary(Equal, &Bits(0, 0, 1), &Int(0))), region: Regions::One, read: true, ..FieldRule::ANY }, // Num_producers
            FieldRule { classes: 0x29, types: 0x31, range: Some((1, i64::MAX)), ignored: Some(&Binary(Equal, &Bits(0, 0, 1), &Int(0))), null: NullRule::Allowed, region: Regions::One, read: true, ..FieldRule::ANY }, // Num_consumers
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
        first_channel: None,
        constraints: &[
            Constraint { name: "complete-or-short", holds: Binary(Equal, &Operand(Query::IsNull, 2), &Operand(Query::IsNull, 4)), reason: "The operands for the kind of participants and the number of consumers are both present (long form), or both absent (short form).", line: 50 },
            Constraint { name: "one-row", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LessEqual, &Operand(Query::RowWidth, 1), &Int(1)), &Binary(LessEqual, &Operand(Query::RowWidth, 2), &Int(1))), &Binary(LessEqual, &Operand(Query::RowWidth, 3), &Int(1))), &Binary(LessEqual, &Operand(Query::RowWidth, 4), &Int(1))), reason: "A row of the region of an operand has one element, as in `<0;1,0>`: the instruction runs one channel.", line: 51 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/FCALL.md",
        listed: ("specs/6_instructions.md", 77),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FADDR_FUNC_ID, // Func_id
            IFCALL_ARG_SIZE, // Arg_size
            IFCALL_ARG_SIZE, // Return_size
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SWITCHJMP.md",
        listed: ("specs/6_instructions.md", 86),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 27)], line: 25, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            SWITCHJMP_NUM_LABELS, // Num_labels
            FieldRule { classes: 0x29, types: 0x17, region: Regions::One, read: true, ..FieldRule::ANY }, // Index
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "one-row", holds: Binary(LessEqual, &Operand(Query::RowWidth, 2), &Int(1)), reason: "A row of the region of the operand has one element, as in `<0;1,0>`: the instruction runs one channel.", line: 39 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Index", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SAD2ADD.md",
        listed: ("specs/6_instructions.md", 60),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            SAD2_DST, // Dst
            SAD2_SRC0, // Src0
            SAD2_SRC0, // Src1
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of type W or UW: `%null` is of type UD, which is no type of the result.", line: 47 },
            Constraint { name: "pairs", holds: Binary(GreaterEqual, &Channels, &Int(2)), reason: "The execution size is at least 2: both channels of a pair belong to one instruction.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/PLN.md",
        listed: ("specs/6_instructions.md", 51),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 34), ValueRule::plain(4, 35)], line: 32, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 58 },
            Constraint { name: "some-plane", holds: Binary(LogicalAnd, &Not(&Operand(Query::IsNull, 3)), &Not(&Operand(Query::IsNull, 4))), reason: "Both sources, the plane equation and the coordinates, are variables, not `%null`.", line: 59 },
            Constraint { name: "shown-region", holds: Binary(LogicalAnd, &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(0)), &Binary(NotEqual, &Operand(Query::RowWidth, 3), &Int(0))), &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 4), &Int(0)), &Binary(NotEqual, &Operand(Query::RowWidth, 4), &Int(0)))), reason: "Each source has the region of a source, such as `<0;1,0>`, though the region has no effect.", line: 60 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["HF"] }, WarningRule { rule: "type", name: "Src1", found: &["HF"] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }, WarningRule { rule: "alignment", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/GOTO.md",
        listed: ("specs/6_instructions.md", 80),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            LABEL_LABEL, // Label
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 66),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
            THREE_D_SAMPLE_SAMPLER, // Sampler
            SAMPLER_STATE, // SamplerState
            FieldRule::ANY, // SamplerIndex
            THREE_D_SAMPLE_SURFACE, // Surface
            SURFACE_STATE, // SurfaceState
            FieldRule::ANY, // SurfaceIndex
            THREE_D_SAMPLE_DST, // Dst
            PAIRED_SURFACE, // PairedSurface
            RAW_SEND_NUM_SRC, // NumParams
            THREE_D_SAMPLE_REF, // Ref
            THREE_D_SAMPLE_REF, // Bias
            THREE_D_SAMPLE_REF, // BiasOffUVR
            THREE_D_SAMPLE_REF, // Lod
            THREE_D_SAMPLE_REF, // LodOffUVR
            THREE_D_SAMPLE_REF, // LodOffUV
            THREE_D_SAMPLE_REF, // U
            THREE_D_SAMPLE_REF, // Dudx
            THREE_D_SAMPLE_REF, // Dudy
            THREE_D_SAMPLE_REF, // V
            THREE_D_SAMPLE_REF, // Dvdx
            THREE_D_SAMPLE_REF, // Dvdy
            THREE_D_SAMPLE_REF, // R
            THREE_D_SAMPLE_REF, // OffUVR
            THREE_D_SAMPLE_REF, // OffUVR_R
            THREE_D_SAMPLE_REF, // OffUV_R
            THREE_D_SAMPLE_REF, // Drdx
            THREE_D_SAMPLE_REF, // Drdy
            THREE_D_SAMPLE_REF, // Ai
            THREE_D_SAMPLE_REF, // Mlod
            THREE_D_SAMPLE_REF, // Mlod_R
            THREE_D_SAMPLE_REF, // Unused
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
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[14, 15, 17, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32, 33]), reason: "All coordinates and parameters of a sample have one type: all are F, or all are HF.", line: 501 },
            Constraint { name: "float-parameters", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::InLayout, 20)), &Binary(Equal, &Operand(Query::Type, 20), &Int(7))), &Binary(Equal, &Operand(Query::Type, 20), &Int(14))), reason: "Coordinates of a sampled image are floating-point numbers: F, or HF from ICLLP on.", line: 502 },
            Constraint { name: "half-parameters", holds: Binary(LogicalOr, &Binary(LogicalOr, &Not(&Operand(Query::InLayout, 20)), &Platforms(0x7ff8)), &Binary(Equal, &Operand(Query::Type, 20), &Int(7))), reason: "Before ICLLP, coordinates of a sampled image are of type F; HF came with ICLLP.", line: 503 },
            Constraint { name: "cps-operations", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Not(&Bits(0, 9, 1)), &Binary(Equal, &Bits(0, 0, 8), &Int(0))), &Binary(Equal, &Bits(0, 0, 8), &Int(1))), &Binary(Equal, &Bits(0, 0, 8), &Int(3))), &Binary(Equal, &Bits(0, 0, 8), &Int(5))), &Binary(Equal, &Bits(0, 0, 8), &Int(9))), &Binary(Equal, &Bits(0, 0, 8), &Int(32))), &Binary(Equal, &Bits(0, 0, 8), &Int(33))), &Binary(Equal, &Bits(0, 0, 8), &Int(35))), reason: "Compensation for coarse pixel shading is for `sample`, `sample_b`, `sample_c`, `sample_b_c`, `LOD`, `sample_po`, `sample_po_b` and `sample_po_c`, which compute a level of detail.", line: 504 },
            Constraint { name: "cps-channels", holds: Binary(LogicalOr, &Not(&Bits(0, 9, 1)), &Binary(LessEqual, &Channels, &Int(16))), reason: "Compensation for coarse pixel shading works on 8 or 16 channels, not on 32.", line: 505 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(3, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 506 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 9), &Platforms(0x6000)), reason: "A surface or sampler state by address (`ss`) exists from XE3P_CRI on; before, the operand is a surface variable.", line: 507 },
            Constraint { name: "both-states", holds: Binary(Equal, &Operand(Query::IsNull, 9), &Operand(Query::IsNull, 6)), reason: "The surface state and the sampler state are either both given by addresses, or neither is.", line: 508 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "constraint", name: "one-type", found: &[] }, WarningRule { rule: "constraint", name: "float-parameters", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
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
            THREE_D_SAMPLE_DST, // Dst
            PAIRED_SURFACE, // PairedSurface
            RAW_SEND_NUM_SRC, // NumParams
            FieldRule { types: 0xf, counted_by: Some(10), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Si
            THREE_D_LOAD_MCSL, // Mcsl
            THREE_D_LOAD_MCSL, // Msch
            THREE_D_LOAD_MCSL, // Msc0
            THREE_D_LOAD_MCSL, // Msc1
            THREE_D_LOAD_MCSL, // Msc2
            THREE_D_LOAD_MCSL, // Msc3
            THREE_D_LOAD_MCSL, // U
            THREE_D_LOAD_MCSL, // V
            THREE_D_LOAD_MCSL, // R
            THREE_D_LOAD_MCSL, // Lod
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
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]), reason: "All coordinates and parameters of a load have one width: all are words, or all are dwords.", line: 174 },
            Constraint { name: "word-samples", holds: Binary(LogicalOr, &Binary(LogicalOr, &Platforms(0x7ff8), &Binary(NotEqual, &Bits(0, 0, 8), &Int(28))), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 11)), &Int(4))), reason: "Before ICLLP, the operands of `ld2dms_w` are dwords, D or UD: words came with ICLLP.", line: 175 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(3, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 176 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Platforms(0x6000)), reason: "A surface or sampler state by address (`ss`) exists from XE3P_CRI on; before, the operand is a surface variable.", line: 177 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "constraint", name: "one-type", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
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
            THREE_D_SAMPLE_SAMPLER, // Sampler
            SAMPLER_STATE, // SamplerState
            FieldRule::ANY, // SamplerIndex
            THREE_D_SAMPLE_SURFACE, // Surface
            SURFACE_STATE, // SurfaceState
            FieldRule::ANY, // SurfaceIndex
            THREE_D_SAMPLE_DST, // Dst
            PAIRED_SURFACE, // PairedSurface
            FieldRule { range: Some((1, 7)), ..FieldRule::ANY }, // NumParams
            THREE_D_SAMPLE_REF, // Ref
            THREE_D_SAMPLE_REF, // Lod
            THREE_D_SAMPLE_REF, // LodOffUV
            THREE_D_SAMPLE_REF, // Bias
            THREE_D_SAMPLE_REF, // BiasOffUV
            THREE_D_SAMPLE_REF, // U
            THREE_D_SAMPLE_REF, // V
            THREE_D_SAMPLE4_OFFU, // Offu
            THREE_D_SAMPLE4_OFFU, // Offv
            THREE_D_SAMPLE_REF, // R
            THREE_D_SAMPLE_REF, // OffUV
            THREE_D_SAMPLE_REF, // OffUV_R
            THREE_D_SAMPLE_REF, // Ai
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
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "one-type", holds: TypesAgree(&[14, 17, 15, 19, 20, 23, 26]), reason: "All coordinates and parameters of a gather have one type: all are F, or all are HF.", line: 293 },
            Constraint { name: "float-parameters", holds: Binary(LogicalOr, &Binary(Equal, &Operand(Query::Type, 19), &Int(7)), &Binary(Equal, &Operand(Query::Type, 19), &Int(14))), reason: "Coordinates of a sampled image are floating-point numbers: F, or HF from ICLLP on.", line: 294 },
            Constraint { name: "half-parameters", holds: Binary(LogicalOr, &Platforms(0x7ff8), &Binary(Equal, &Operand(Query::Type, 19), &Int(7))), reason: "Before ICLLP, coordinates of a sampled image are of type F; HF came with ICLLP.", line: 295 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 9), &Platforms(0x6000)), reason: "A surface or sampler state by address (`ss`) exists from XE3P_CRI on; before, the operand is a surface variable.", line: 296 },
            Constraint { name: "both-states", holds: Binary(Equal, &Operand(Query::IsNull, 9), &Operand(Query::IsNull, 6)), reason: "The surface state and the sampler state are either both given by addresses, or neither is.", line: 297 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "constraint", name: "one-type", found: &[] }, WarningRule { rule: "constraint", name: "float-parameters", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
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
            FieldRule { types: 0x83, present: Some(&Binary(Equal, &Bits(0, 0, 8), &Int(10))), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // LOD
            INFO_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 67 },
            Constraint { name: "state-address", holds: Binary(LogicalOr, &Operand(Query::IsNull, 4), &Platforms(0x6000)), reason: "A surface or sampler state by address (`ss`) exists from XE3P_CRI on; before, the operand is a surface variable.", line: 68 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
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
            VA_SKL_PLUS_OFFSETS, // Header
            FieldRule { classes: 0x21, present: Some(&Bits(2, 11, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // SI
            FieldRule { classes: 0x21, present: Some(&Bits(2, 8, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // CPS
            FieldRule { classes: 0x29, types: 0x15, range: Some((0, 7)), present: Some(&Bits(2, 2, 1)), region: Regions::One, read: true, ..FieldRule::ANY }, // RTI
            FieldRule { types: 0x4080, present: Some(&Bits(2, 3, 1)), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Source0Alpha
            FieldRule { types: 0x4, present: Some(&Bits(2, 4, 1)), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // oMask
            RT_WRITE_R, // R
            RT_WRITE_R, // G
            RT_WRITE_R, // B
            RT_WRITE_R, // A
            FieldRule { types: 0x80, present: Some(&Bits(2, 5, 1)), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // SourceDepth
            FieldRule { types: 0x10, present: Some(&Bits(2, 6, 1)), storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Stencil
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "one-colour-type", holds: TypesAgree(&[8, 10, 11, 12, 13]), reason: "All colours of a message have one type, F or HF: a mixture gives undefined colours.", line: 104 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "constraint", name: "one-colour-type", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/URB_WRITE.md",
        listed: ("specs/6_instructions.md", 14),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 38)], line: 36, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { range: Some((1, 8)), ..FieldRule::ANY }, // Num_out
            GATHER4_TYPED_LOD, // Channel_mask
            FieldRule { range: Some((0, 2047)), ..FieldRule::ANY }, // Global_offset
            GATHER_ELEMENT_OFFSET, // URB_handle
            FieldRule { types: 0x1, range: Some((0, 2047)), null: NullRule::Allowed, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Per_slot_offset
            SCATTER_SRC, // Vertex_data
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/TYPED_ATOMIC.md",
        listed: ("specs/6_instructions.md", 13),
        layouts_line: 9,
        fields: &[
            TYPED_ATOMIC_OP, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(3, 43)], line: 41, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            SURFACE, // Surface
            GATHER_ELEMENT_OFFSET, // U
            GATHER4_TYPED_LOD, // V
            GATHER4_TYPED_LOD, // R
            GATHER4_TYPED_LOD, // LOD
            TYPED_ATOMIC_SRC0, // Src0
            TYPED_ATOMIC_SRC1, // Src1
            SVM_ATOMIC_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "float-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(16)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(17))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(19))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(20))), &Binary(Equal, &Operand(Query::Type, 8), &Int(7))), reason: "The first argument of `fmax`, `fmin`, `fcmpwr`, `fadd` and `fsub` is of type F, also in 16 bits.", line: 70 },
            Constraint { name: "source-types", holds: Binary(LogicalOr, &Operand(Query::IsNull, 9), &Binary(Equal, &Operand(Query::Type, 9), &Operand(Query::Type, 8))), reason: "The second argument of an atomic operation has the type of the first.", line: 71 },
            Constraint { name: "result-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 10), &Operand(Query::IsNull, 8)), &Binary(Equal, &Operand(Query::Type, 10), &Operand(Query::Type, 8))), reason: "The result of an atomic operation has the type of its arguments.", line: 72 },
            Constraint { name: "typed-surface", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(0)), &Binary(NotEqual, &Field(3), &Int(5))), reason: "The surface is neither T0 nor T5: shared local memory and flat memory have no texels.", line: 73 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "constraint", name: "float-type", found: &[] }, WarningRule { rule: "constraint", name: "result-type", found: &[] }, WarningRule { rule: "null", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/GATHER4_SCALED.md",
        listed: ("specs/6_instructions.md", 154),
        layouts_line: 9,
        fields: &[
            GATHER4_SCALED_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SVM_GATHER4_SCALED_SCALE, // Scale
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Offset
            GATHER_ELEMENT_OFFSET, // Element_offset
            GATHER_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "dword-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 5), &Int(4)), &Int(0))), reason: "A constant offset is a multiple of 4 bytes.", line: 63 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 64 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SCATTER4_SCALED.md",
        listed: ("specs/6_instructions.md", 165),
        layouts_line: 9,
        fields: &[
            GATHER4_SCALED_EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule::ANY, // Channels
            SVM_GATHER4_SCALED_SCALE, // Scale
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Offset
            GATHER_ELEMENT_OFFSET, // Element_offset
            SCATTER_SRC, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "dword-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Binary(Equal, &Binary(Remainder, &Operand(Query::Value, 5), &Int(4)), &Int(0))), reason: "A constant offset is a multiple of 4 bytes.", line: 63 },
            Constraint { name: "some-channel", holds: Binary(NotEqual, &Bits(2, 0, 4), &Int(0)), reason: "The channel mask of a message enables at least one of R, G, B and A; a mask without a channel moves nothing.", line: 64 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/GATHER_SCALED.md",
        listed: ("specs/6_instructions.md", 156),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            SVM_GATHER4_SCALED_SCALE, // Block_size
            GATHER_SCALED_NUM_BLOCKS, // Num_blocks
            SVM_GATHER4_SCALED_SCALE, // Scale
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Offset
            GATHER_ELEMENT_OFFSET, // Element_offset
            GATHER_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SCATTER_SCALED.md",
        listed: ("specs/6_instructions.md", 167),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            SVM_GATHER4_SCALED_SCALE, // Block_size
            GATHER_SCALED_NUM_BLOCKS, // Num_blocks
            SVM_GATHER4_SCALED_SCALE, // Scale
            SURFACE, // Surface
            OWORD_LD_OFFSET, // Offset
            GATHER_ELEMENT_OFFSET, // Element_offset
            SCATTER_SRC, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/RAW_SENDS.md",
        listed: ("specs/6_instructions.md", 141),
        layouts_line: 9,
        fields: &[
            FieldRule::ANY, // Modifiers
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            SWITCHJMP_NUM_LABELS, // NumSrc0
            RAW_SENDS_NUM_SRC1, // NumSrc1
            RAW_SENDS_NUM_SRC1, // NumDst
            RAW_SENDS_SFID, // SFID
            RAW_SEND_DESC, // ExMsgDesc
            RAW_SEND_DESC, // Desc
            OWORD_ST_SRC, // Src0
            VA_SKL_PLUS_OFFSETS, // Src1
            SVM_ATOMIC_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "rows", holds: Binary(LogicalAnd, &Binary(LessEqual, &Operand(Query::RowWidth, 7), &Channels), &Binary(LessEqual, &Operand(Query::RowWidth, 8), &Channels)), reason: "A row of the region of a descriptor has at most as many elements as there are channels.", line: 67 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SBARRIER.md",
        listed: ("specs/6_instructions.md", 187),
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DWORD_ATOMIC.md",
        listed: ("specs/6_instructions.md", 152),
        layouts_line: 9,
        fields: &[
            TYPED_ATOMIC_OP, // Op
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 43), ValueRule::plain(1, 44), ValueRule::plain(2, 45), ValueRule::plain(3, 46), ValueRule::plain(4, 47)], line: 41, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            SURFACE, // Surface
            GATHER_ELEMENT_OFFSET, // Element_offset
            TYPED_ATOMIC_SRC0, // Src0
            TYPED_ATOMIC_SRC1, // Src1
            SVM_ATOMIC_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "signed-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(11)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(12))), &Binary(Equal, &Operand(Query::Type, 5), &Int(1))), reason: "The first argument of `imin` and `imax` is of type D.", line: 67 },
            Constraint { name: "float-type", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(16)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(17))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(18))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(19))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(20))), &Binary(Equal, &Operand(Query::Type, 5), &Int(7))), reason: "The first argument of `fmax`, `fmin`, `fcmpwr`, `fadd` and `fsub` is of type F, also in 16 bits.", line: 68 },
            Constraint { name: "integer-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(0)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(1)))), &Binary(Equal, &Operand(Query::Type, 5), &Int(0))), &Binary(Equal, &Operand(Query::Type, 5), &Int(1))), reason: "The argument of `add` and `sub` is of type UD or D.", line: 69 },
            Constraint { name: "unsigned-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(Less, &Bits(0, 0, 5), &Int(4))), &Binary(Greater, &Bits(0, 0, 5), &Int(10))), &Binary(Equal, &Operand(Query::Type, 5), &Int(0))), reason: "The first argument of a bitwise operation, an exchange or an unsigned comparison is of type UD.", line: 70 },
            Constraint { name: "source-types", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Binary(Equal, &Operand(Query::Type, 6), &Operand(Query::Type, 5))), reason: "The second argument of an atomic operation has the type of the first.", line: 71 },
            Constraint { name: "result-dword", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 7), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Bits(0, 0, 5), &Int(2)), &Binary(Greater, &Bits(0, 0, 5), &Int(10))), &Binary(NotEqual, &Bits(0, 0, 5), &Int(13)))), &Binary(Equal, &Operand(Query::Type, 7), &Int(0))), reason: "The result of a count, a bitwise operation, an exchange or an unsigned comparison is of type UD.", line: 72 },
            Constraint { name: "result-signed", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 7), &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(11)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(12)))), &Binary(Equal, &Operand(Query::Type, 7), &Int(1))), reason: "The result of `imin` and `imax` is of type D.", line: 73 },
            Constraint { name: "result-float", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 7), &Binary(Less, &Bits(0, 0, 5), &Int(16))), &Binary(Equal, &Operand(Query::Type, 7), &Int(7))), reason: "The result of a floating-point operation is of type F.", line: 74 },
            Constraint { name: "result-integer", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 7), &Binary(LogicalAnd, &Binary(NotEqual, &Bits(0, 0, 5), &Int(0)), &Binary(NotEqual, &Bits(0, 0, 5), &Int(1)))), &Binary(Equal, &Operand(Query::Type, 7), &Int(0))), &Binary(Equal, &Operand(Query::Type, 7), &Int(1))), reason: "The result of `add` and `sub` is of type UD or D.", line: 75 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SQRTM.md",
        listed: ("specs/6_instructions.md", 64),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/DIVM.md",
        listed: ("specs/6_instructions.md", 30),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 35,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 41 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 44 }],
        saturation: (Saturation::Yes, 36),
        modifiers: (Modifiers::Arithmetic, 37),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 50 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/ROL.md",
        listed: ("specs/6_instructions.md", 113),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xf, 0x7fff), (0x2800, 0x7e00)],
        types_line: 38,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/ROR.md",
        listed: ("specs/6_instructions.md", 114),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xf, 0x7fff), (0x2800, 0x7e00)],
        types_line: 38,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/DP4A.md",
        listed: ("specs/6_instructions.md", 34),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 41,
        maps: &[],
        saturation: (Saturation::Yes, 42),
        modifiers: (Modifiers::None, 43),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Dst", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src0", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src1", found: &["abs", "neg", "neg_abs"] }, WarningRule { rule: "modifier", name: "Src2", found: &["abs", "neg", "neg_abs"] }],
    },
    InstRules {
        file: "specs/instructions/DPAS.md",
        listed: ("specs/6_instructions.md", 35),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule { code: 3, platforms: 0x1ff, valid_if: None, line: 52 }, ValueRule { code: 4, platforms: 0x7e00, valid_if: None, line: 53 }], line: 50, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0xc0c3, storage: Some(&Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), storage_declared: true, footprint: Some(&Binary(Multiply, &Binary(Multiply, &Field(8), &Channels), &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), written: true, ..FieldRule::ANY }, // Dst
            FieldRule { types: 0xc0c3, null: NullRule::Allowed, storage: Some(&Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), storage_declared: true, footprint: Some(&Binary(Multiply, &Binary(Multiply, &Field(8), &Channels), &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), read: true, ..FieldRule::ANY }, // Src0
            DPASW_SRC1, // Src1
            FieldRule { classes: 0x1, types: 0x43, storage: Some(&Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Field(7), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8))), storage_declared: true, footprint: Some(&Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Binary(Multiply, &Field(8), &Field(7)), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8))), read: true, ..FieldRule::ANY }, // Src2
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 137), ValueRule::plain(1, 138), ValueRule::plain(2, 139), ValueRule::plain(3, 140), ValueRule::plain(4, 141), ValueRule::plain(5, 142), ValueRule::plain(6, 143), ValueRule::plain(7, 144), ValueRule::plain(8, 145), ValueRule::plain(9, 146), ValueRule::plain(10, 147), ValueRule { code: 11, platforms: 0x7e00, valid_if: None, line: 148 }, ValueRule { code: 12, platforms: 0x7e00, valid_if: None, line: 149 }, ValueRule { code: 14, platforms: 0x6000, valid_if: None, line: 150 }, ValueRule { code: 15, platforms: 0x6000, valid_if: None, line: 151 }], line: 63, ..GroupRule::ANY }], ..FieldRule::ANY }, // W
            DPASW_W, // A
            FieldRule::ANY, // SD
            FieldRule::ANY, // RC
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[(0xc0c3, 0x7fff)],
        types_line: 73,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 74),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-matrix", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Not(&Operand(Query::IsNull, 1)), &Not(&Operand(Query::IsNull, 3))), &Not(&Operand(Query::IsNull, 4))), reason: "The result and both factors are variables; only the start of the sum may be `%null`.", line: 78 },
            Constraint { name: "depth", holds: Binary(Equal, &Field(7), &Int(8)), reason: "The systolic depth is 8, the number of stages of the array.", line: 79 },
            Constraint { name: "repeat", holds: Binary(LogicalAnd, &Binary(GreaterEqual, &Field(8), &Int(1)), &Binary(LessEqual, &Field(8), &Int(8))), reason: "The repeat count, the number of rows of the result, is from 1 to 8.", line: 80 },
            Constraint { name: "precisions", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(5), &Int(0)), &Binary(NotEqual, &Field(6), &Int(0))), reason: "Both factors have a precision: neither is `unused`.", line: 81 },
            Constraint { name: "same-float", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(6), &Int(9))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(10)), &Binary(Equal, &Field(6), &Int(10)))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(12)), &Binary(Equal, &Field(6), &Int(12)))), &Binary(Equal, &Binary(Equal, &Field(5), &Int(15)), &Binary(Equal, &Field(6), &Int(15)))), reason: "Integer precisions mix with each other, and `bf8` with `hf8`; a factor of `bf`, `hf`, `tf32` or `e2m1` needs another of that precision.", line: 82 },
            Constraint { name: "result-kind", holds: Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(9)), &Binary(Equal, &Field(5), &Int(10))), &Binary(Equal, &Field(5), &Int(12))), &Binary(Equal, &Field(5), &Int(11))), &Binary(Equal, &Field(5), &Int(14))), &Binary(Equal, &Field(5), &Int(15)))), reason: "Products of integers add up in a destination of type D or UD, products of floats in one of a floating-point type.", line: 83 },
            Constraint { name: "start-kind", holds: Binary(LogicalOr, &Operand(Query::IsNull, 2), &Binary(Equal, &Type(TypeQuery::IsFloat, &Operand(Query::Type, 2)), &Type(TypeQuery::IsFloat, &Operand(Query::Type, 1)))), reason: "The start of the sum and the result are both integers, or both floating-point numbers.", line: 84 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "The result and the start of the sum begin at a multiple of the bytes of a row: the channels times the size of an element.", line: 85 },
            Constraint { name: "left-alignment", holds: Aligned(4, &Binary(Multiply, &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Select(&Binary(Less, &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(5), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(6), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])))))), reason: "The left factor begins at a multiple of the bytes of its row, which are those of eight steps. A step has 8 elements if both precisions have less than 8 bits, and otherwise as many as 32 bits hold of the wider one.", line: 86 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/ADD3.md",
        listed: ("specs/6_instructions.md", 23),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0xf, 0x7fff)],
        types_line: 37,
        maps: &[TypeMap { dst: 0xf, src: 0xf, platforms: 0x7fff, line: 43 }],
        saturation: (Saturation::Yes, 38),
        modifiers: (Modifiers::Arithmetic, 39),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "plain-sources", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(5)), &Not(&Operand(Query::IsPacked, 3))), &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 4), &Int(5)), &Not(&Operand(Query::IsPacked, 4)))), &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Not(&Operand(Query::IsPacked, 5)))), reason: "No source is a packed constant, such as one of type V.", line: 49 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/BFN.md",
        listed: ("specs/6_instructions.md", 105),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Exec_size", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.size", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Exec_size.mask", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.id", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.combine", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Pred.invert", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Dst", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src2", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "type", name: "BooleanFuncCtrl", found: &["UB", "B", "UQ", "Q"] }, WarningRule { rule: "modifier", name: "Exec_size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.size", found: &["not"] }, WarningRule { rule: "modifier", name: "Exec_size.mask", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.id", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.combine", found: &["not"] }, WarningRule { rule: "modifier", name: "Pred.invert", found: &["not"] }, WarningRule { rule: "modifier", name: "Dst", found: &["not"] }, WarningRule { rule: "modifier", name: "Src0", found: &["not"] }, WarningRule { rule: "modifier", name: "Src1", found: &["not"] }, WarningRule { rule: "modifier", name: "Src2", found: &["not"] }, WarningRule { rule: "modifier", name: "BooleanFuncCtrl", found: &["not"] }],
    },
    InstRules {
        file: "specs/instructions/QW_GATHER.md",
        listed: ("specs/6_instructions.md", 162),
        layouts_line: 9,
        fields: &[
            QW_GATHER_EXEC_SIZE, // Exec_size
            PRED, // Pred
            QW_GATHER_NUM_BLOCKS, // Num_blocks
            SURFACE, // Surface
            GATHER_ELEMENT_OFFSET, // Offset
            FieldRule { types: 0x2840, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY }, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "blocks-of-8", holds: Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 2), &Int(0)), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "With 2 or 4 qwords for each channel the execution size is 8 or more.", line: 61 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }, WarningRule { rule: "constraint", name: "blocks-of-8", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/QW_SCATTER.md",
        listed: ("specs/6_instructions.md", 163),
        layouts_line: 9,
        fields: &[
            QW_GATHER_EXEC_SIZE, // Exec_size
            PRED, // Pred
            QW_GATHER_NUM_BLOCKS, // Num_blocks
            SURFACE, // Surface
            GATHER_ELEMENT_OFFSET, // Offset
            FieldRule { types: 0x2840, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Src
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "blocks-of-8", holds: Binary(LogicalOr, &Binary(Equal, &Bits(2, 0, 2), &Int(0)), &Binary(GreaterEqual, &Channels, &Int(8))), reason: "With 2 or 4 qwords for each channel the execution size is 8 or more.", line: 61 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }, WarningRule { rule: "value", name: "Exec_size.size", found: &[] }, WarningRule { rule: "constraint", name: "blocks-of-8", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/LSC_UNTYPED.md",
        listed: ("specs/6_instructions.md", 123),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 217), ValueRule::plain(1, 218), ValueRule::plain(2, 219), ValueRule::plain(3, 220), ValueRule::plain(4, 221), ValueRule::plain(5, 222), ValueRule::plain(6, 223), ValueRule::plain(7, 224), ValueRule::plain(8, 225), ValueRule::plain(9, 226), ValueRule::plain(10, 227), ValueRule::plain(11, 228), ValueRule::plain(12, 229), ValueRule::plain(13, 230), ValueRule::plain(14, 231), ValueRule::plain(15, 232), ValueRule::plain(16, 233), ValueRule::plain(17, 234), ValueRule::plain(18, 235), ValueRule::plain(19, 236), ValueRule::plain(20, 237), ValueRule::plain(21, 238), ValueRule::plain(22, 239), ValueRule::plain(23, 240), ValueRule::plain(24, 241), ValueRule::plain(25, 242), ValueRule::plain(26, 243), ValueRule::plain(27, 244), ValueRule::plain(28, 245), ValueRule::plain(33, 246), ValueRule::plain(34, 247), ValueRule::plain(35, 248), ValueRule::plain(36, 249), ValueRule::plain(37, 250), ValueRule::plain(40, 251), ValueRule::plain(41, 252), ValueRule::plain(42, 253), ValueRule { code: 51, platforms: 0x6000, valid_if: None, line: 254 }, ValueRule { code: 54, platforms: 0x6000, valid_if: None, line: 255 }], line: 215, ..GroupRule::ANY }], ..FieldRule::ANY }, // LscSubOp
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(0, 263), ValueRule::plain(1, 264), ValueRule::plain(3, 265)], line: 261, ..GroupRule::ANY }], ..FieldRule::ANY }, // LscSFID
            FieldRule::ANY, // CachingL1
            FieldRule::ANY, // CachingL2
            FieldRule::ANY, // CachingL3
            FieldRule::ANY, // Overfetch
            FieldRule::ANY, // CacheOperation
            FieldRule::ANY, // CacheSize
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
            LSC_UNTYPED_SURFACE, // Surface
            FieldRule::ANY, // SurfaceIndex
            FieldRule { null: NullRule::Allowed, storage: Some(&RegisterBytes), footprint: Some(&Select(&Binary(Equal, &Field(0), &Int(27)), &Int(4), &Select(&Binary(Equal, &Field(0), &Int(3)), &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Field(19), &Int(1)), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Binary(Multiply, &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(1)), &Int(1), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(2)), &Int(2), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(4)), &Int(4), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(8)), &Int(8), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(32)), &Int(32), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(64)), &Int(64), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(128)), &Int(128), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(256)), &Int(256), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(512)), &Int(512), &Int(1024))))))))))), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(20), &Field(21)), &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2))), &Int(1))), &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2)))), &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2))))), &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes)), &Binary(Multiply, &Binary(Multiply, &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(1)), &Int(1), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(2)), &Int(2), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(4)), &Int(4), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(8)), &Int(8), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(32)), &Int(32), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(64)), &Int(64), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(128)), &Int(128), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(256)), &Int(256), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(512)), &Int(512), &Int(1024))))))))))), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(20), &Field(21)), &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2))), &Int(1))), &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2)))), &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2))))), &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4)))))), &Select(&Binary(Equal, &Field(15), &Int(2)), &Binary(Multiply, &Select(&Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(18, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(3)), &Int(1))), &Table(&Field(16), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(18, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(3)), &Int(1))), &Table(&Field(16), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(1)), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes)), &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4)))))))))), written: true, ..FieldRule::ANY }, // DstData
            FieldRule { storage: Some(&RegisterBytes), footprint: Some(&Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(13), &Int(1)), &Int(2), &Select(&Binary(Equal, &Field(13), &Int(3)), &Int(8), &Int(4))))), read: true, ..FieldRule::ANY }, // Src0Addrs
            FieldRule { storage: Some(&Select(&Binary(Equal, &Field(13), &Int(3)), &Int(8), &Select(&Binary(Equal, &Field(13), &Int(1)), &Int(2), &Int(4)))), footprint: Some(&Select(&Binary(Equal, &Field(13), &Int(1)), &Int(2), &Select(&Binary(Equal, &Field(13), &Int(3)), &Int(8), &Int(4)))), read: true, ..FieldRule::ANY }, // Src0AddrBase
            LSC_UNTYPED_SURFACE, // Src0AddrPitch
            FieldRule { classes: 0x1, region: Regions::One, read: true, ..FieldRule::ANY }, // SurfaceBaseAddr
            LSC_UNTYPED_SURFACE, // SurfaceWidth
            LSC_UNTYPED_SURFACE, // SurfaceHeight
            LSC_UNTYPED_SURFACE, // SurfacePitch
            LSC_UNTYPED_SURFACE, // Src0AddrX
            FieldRule::ANY, // Src0OffsetX
            LSC_UNTYPED_SURFACE, // Src0AddrY
            FieldRule::ANY, // Src0OffsetY
            LSC_UNTYPED_SRC0_DATA, // Src0Data
            FieldRule { null: NullRule::Allowed, storage: Some(&Int(8)), footprint: Some(&Select(&Binary(Equal, &Field(0), &Int(7)), &Binary(Multiply, &Binary(Multiply, &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(1)), &Int(1), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(2)), &Int(2), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(4)), &Int(4), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(8)), &Int(8), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(32)), &Int(32), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(64)), &Int(64), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(128)), &Int(128), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(256)), &Int(256), &Select(&Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(21), &Field(20)), &Int(512)), &Int(512), &Int(1024))))))))))), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(20), &Field(21)), &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2))), &Int(1))), &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2)))), &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(22), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(4), &Int(2))))), &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &Select(&Binary(Equal, &Field(15), &Int(2)), &Binary(Multiply, &Select(&Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(18, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(3)), &Int(1))), &Table(&Field(16), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(18, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(3)), &Int(1))), &Table(&Field(16), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(1)), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes)), &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))))))), read: true, ..FieldRule::ANY }, // Src1Data
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Binary(NotEqual, &Field(0), &Int(37)))]), storage: Some(&RegisterBytes), footprint: Some(&Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4)))))), read: true, ..FieldRule::ANY }, // Src2Data
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[40, 41, 42] }], fields: &[0, 1, 2, 3, 4, 5, 6, 10, 14, 15, 16, 18, 23, 24, 25, 37] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 33, 34, 35, 36, 37, 0, 27, 54, 4, 28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 18, 23, 24, 25, 26, 38, 39] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2, 6] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 18, 23, 24, 25, 26, 38, 39] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3, 7] }], fields: &[0, 1, 2, 3, 4, 5, 6, 14, 15, 19, 20, 21, 22, 25, 29, 30, 31, 32, 33, 34, 35, 36, 38] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[1, 5] }], fields: &[0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 18, 23, 24, 25, 27, 28, 38] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[51] }], fields: &[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 13, 26] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "transposed-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(15), &Int(2)), &Binary(Equal, &Field(0), &Int(3))), &Binary(Equal, &Channels, &Int(1))), reason: "Transposed data (`t`) belong to a single address: the execution size is 1.", line: 356 },
            Constraint { name: "slm-flat", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(3)), &Binary(Equal, &Field(10), &Int(1))), reason: "An access to shared local memory (`.slm`) has the address type `flat`: that memory is not a surface.", line: 357 },
            Constraint { name: "a16-slm", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(13), &Int(1)), &Binary(Equal, &Field(3), &Int(3))), reason: "Addresses of 16 bits (`a16`) are for shared local memory (`.slm`) only.", line: 358 },
            Constraint { name: "a64-elsewhere", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(13), &Int(3)), &Binary(NotEqual, &Field(3), &Int(3))), reason: "Shared local memory (`.slm`) has addresses of 16 or 32 bits, `a16` or `a32`, not `a64`.", line: 359 },
            Constraint { name: "short-offset", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(13), &Int(1)), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(12), &Negate(&Int(32767))), &Binary(LessEqual, &Field(12), &Int(32767)))), reason: "With addresses of 16 bits (`a16`), a constant offset is from -32767 to 32767.", line: 360 },
            Constraint { name: "flat-surface", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(10), &Int(1)), &Binary(NotEqual, &Field(10), &Int(5))), &Select(&Binary(Equal, &Operand(Query::Class, 23), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Operand(Query::Value, 23), &Int(0)), &Binary(LogicalAnd, &Binary(Equal, &Field(10), &Int(1)), &Platforms(0x6000))), &Operand(Query::IsNull, 23))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(10), &Int(1)), &Platforms(0x6000)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 23)), &Select(&Binary(Equal, &Field(3), &Int(3)), &Int(4), &Int(8))))), reason: "An address of type `flat` or `arg` has no surface: the operand is the number 0, or `%null` for `flat`. From XE3P_CRI on, a `flat` address may have a base: a number, or an element of 64 bits, or of 32 bits in shared local memory.", line: 361 },
            Constraint { name: "argument-surface", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(10), &Int(5)), &Binary(Equal, &Operand(Query::Class, 23), &Int(5))), reason: "An address of type `arg` has the number 0 for its surface, not `%null`.", line: 362 },
            Constraint { name: "other-surface", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(10), &Int(1)), &Binary(Equal, &Field(10), &Int(5))), &Not(&Operand(Query::IsNull, 23))), reason: "An address of type `bti`, `bss`, `ss` or `surf` has a surface, not `%null`.", line: 363 },
            Constraint { name: "address-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 26), &Binary(Equal, &Field(13), &Int(1))), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 26)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 26)), &Select(&Binary(Equal, &Field(13), &Int(3)), &Int(8), &Int(4))))), reason: "Addresses are integers of the size that the address size names: of 64 bits for `a64`, and of 32 bits for `a32` and `a32s`.", line: 364 },
            Constraint { name: "base-type", holds: Binary(LogicalOr, &Binary(LogicalOr, &Operand(Query::IsNull, 27), &Binary(Equal, &Field(13), &Int(1))), &Binary(LogicalAnd, &Type(TypeQuery::IsInteger, &Operand(Query::Type, 27)), &Binary(Equal, &Type(TypeQuery::Size, &Operand(Query::Type, 27)), &Select(&Binary(Equal, &Field(13), &Int(3)), &Int(8), &Int(4))))), reason: "The first of several addresses in equal steps is an integer of the size that the address size names: of 64 bits for `a64`, and of 32 bits for `a32` and `a32s`.", line: 365 },
            Constraint { name: "scale", holds: Binary(Equal, &Binary(And, &Field(11), &Binary(Subtract, &Field(11), &Int(1))), &Int(0)), reason: "The factor of an address is a power of two: 1, 2, 4, 8, 16 and so on.", line: 366 },
            Constraint { name: "short-pitch", holds: Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 28), &Int(5)), &Binary(LessEqual, &Operand(Query::Value, 28), &Int(65535))), reason: "A constant step between addresses is at most 65535 bytes.", line: 367 },
            Constraint { name: "vector-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(16), &Int(1)), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), reason: "With several elements for each address (`x2` and more), the data size is `d32` or `d64`.", line: 368 },
            Constraint { name: "vector-count", holds: Binary(LogicalOr, &Binary(Equal, &Field(15), &Int(2)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(16), &Int(6)), &Binary(NotEqual, &Field(16), &Int(7))), &Binary(NotEqual, &Field(16), &Int(8)))), reason: "More than 8 elements for each address (`x16`, `x32`, `x64`) are transposed: `t` follows the number, and the execution size is 1.", line: 369 },
            Constraint { name: "ugml-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(1)), &Binary(Equal, &Field(15), &Int(2))), &Binary(LogicalAnd, &Binary(NotEqual, &Field(16), &Int(3)), &Binary(NotEqual, &Field(16), &Int(5)))), reason: "An access over the narrow path (`.ugml`) has 1, 2 or 4 elements for each address.", line: 370 },
            Constraint { name: "quad-order", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(Equal, &Field(15), &Int(1))), reason: "The components of a quad are stored component by component: quads have no transposed form (`t`).", line: 371 },
            Constraint { name: "quad-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Bits(18, 0, 4), &Int(0))), reason: "The component mask of a quad enables at least one of x, y, z and w.", line: 372 },
            Constraint { name: "quad-store", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(6)), &Platforms(0x6000)), &Binary(Equal, &Bits(18, 0, 4), &Int(1))), &Binary(Equal, &Bits(18, 0, 4), &Int(3))), &Binary(Equal, &Bits(18, 0, 4), &Int(7))), &Binary(Equal, &Bits(18, 0, 4), &Int(15))), reason: "Before XE3P_CRI, the component mask of a store of quads is `x`, `xy`, `xyz` or `xyzw`.", line: 373 },
            Constraint { name: "store-null", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(4)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Field(0), &Int(5))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(7))), &Operand(Query::IsNull, 25)), reason: "A store gives no result: its destination is `%null`.", line: 374 },
            Constraint { name: "atomic-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(26)), &Binary(Less, &Field(0), &Int(33)))), &Binary(Greater, &Field(0), &Int(37))), &Binary(Equal, &Field(14), &Int(6))), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), reason: "Data of an atomic operation have the size `d16u32`, `d32` or `d64`.", line: 375 },
            Constraint { name: "atomic-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(26)), &Binary(Less, &Field(0), &Int(33)))), &Binary(Greater, &Field(0), &Int(37))), &Binary(LogicalAnd, &Binary(Equal, &Field(16), &Int(1)), &Binary(Equal, &Field(15), &Int(1)))), reason: "An atomic operation has one datum for each address: no number of elements such as `x2`, and no `t`.", line: 376 },
            Constraint { name: "slm-qword", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(3)), &Binary(NotEqual, &Field(14), &Int(4))), &Binary(Less, &Field(0), &Int(8))), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(0), &Int(18))), reason: "An atomic operation on a `d64` of shared local memory (`.slm`) is `lsc_atomic_icas`.", line: 377 },
            Constraint { name: "slm-sum", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(19)), &Binary(NotEqual, &Field(0), &Int(20))), &Binary(NotEqual, &Field(3), &Int(3))), &Platforms(0x6000)), reason: "`lsc_atomic_fadd` and `lsc_atomic_fsub` on shared local memory (`.slm`) came with XE3P_CRI.", line: 378 },
            Constraint { name: "ugml-sum", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(19)), &Binary(NotEqual, &Field(0), &Int(20))), &Binary(NotEqual, &Field(3), &Int(1))), &Platforms(0x1fff)), reason: "From XE3P_CRI on, `lsc_atomic_fadd` and `lsc_atomic_fsub` do not take the narrow path (`.ugml`).", line: 379 },
            Constraint { name: "bfloat-atomic", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(33)), &Binary(Greater, &Field(0), &Int(37))), &Binary(LogicalAnd, &Binary(Equal, &Field(14), &Int(6)), &Platforms(0x6000))), reason: "Atomic operations on bfloat numbers came with XE3P_CRI, and have the data size `d16u32`: a number is in the low half of each dword.", line: 380 },
            Constraint { name: "message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Equal, &Field(15), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &RegisterBytes)), &Table(&Field(16), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8))), reason: "The data of one message take at most eight registers: the elements of an address, times the registers that one element of all channels takes.", line: 381 },
            Constraint { name: "block-message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(3)), &Binary(NotEqual, &Field(15), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Int(4)), &Table(&Field(16), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Binary(Multiply, &Int(8), &RegisterBytes))), reason: "Transposed data of one message take at most eight registers: the elements times the bytes of an element.", line: 382 },
            Constraint { name: "quad-message-size", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(8), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Int(4))))), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(18, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(18, 0, 4), &Int(3)), &Int(1)))), &Int(8))), reason: "The data of one message on quads take at most eight registers: the enabled components, times the registers that one component of all channels takes.", line: 383 },
            Constraint { name: "load-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(54))), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))), &Binary(Equal, &Field(6), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))), &Binary(Equal, &Field(6), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(2)), &Binary(Equal, &Field(6), &Int(6))))), reason: "The cache controls of a load are one of the pairs `.df.df`, `.uc.uc`, `.uc.ca`, `.uc.cc`, `.ca.uc`, `.ca.ca`, `.ca.cc`, `.st.uc`, `.st.ca`, `.ri.ca` and `.ri.ri`.", line: 384 },
            Constraint { name: "load-caching-second", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(54))), &Binary(NotEqual, &Field(5), &Int(0))), &Platforms(0x1fff)), &Binary(LogicalAnd, &Binary(NotEqual, &Field(4), &Int(6)), &Binary(NotEqual, &Field(6), &Int(7)))), reason: "From XE3P_CRI on, two cache controls of a load are those of the first two of three levels, and do not contain `.ri` or `.cc`.", line: 385 },
            Constraint { name: "store-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(4))), &Binary(Equal, &Field(4), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3))))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(3)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(3)), &Binary(LogicalAnd, &Binary(Equal, &Field(6), &Int(1)), &Platforms(0x6000))))), reason: "The cache controls of a store are one of the pairs `.df.df`, `.uc.uc`, `.uc.wb`, `.wt.uc`, `.wt.wb`, `.st.uc`, `.st.wb` and `.wb.wb`, and from XE3P_CRI on `.wb.uc`.", line: 386 },
            Constraint { name: "atomic-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(42))), &Binary(Equal, &Field(0), &Int(27))), &Binary(Equal, &Field(0), &Int(28))), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3))))), reason: "The cache controls of an atomic operation are one of the pairs `.df.df`, `.uc.uc` and `.uc.wb`: the operation bypasses the first level.", line: 387 },
            Constraint { name: "overfetch-load", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Bits(7, 0, 1), &Int(0)), &Binary(Equal, &Field(0), &Int(0))), &Binary(Equal, &Field(0), &Int(2))), &Binary(Equal, &Field(0), &Int(27))), reason: "Only `lsc_load`, `lsc_load_quad` and `lsc_load_status` take `.ov`.", line: 388 },
            Constraint { name: "three-levels", holds: Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(0)), &Platforms(0x6000)), reason: "A cache control for each of three levels exists from XE3P_CRI on; before, there are two: for the first and the third level.", line: 389 },
            Constraint { name: "load-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(54))), &Binary(NotEqual, &Field(0), &Int(51))), &Binary(Equal, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2))), &Binary(Equal, &Field(4), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2)))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(2))))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(6)), &Binary(Equal, &Field(5), &Int(6))), &Binary(Equal, &Field(6), &Int(6)))), reason: "Three cache controls of a load are each `.uc` or `.ca`, of which the first may also be `.st`; or they are `.ri.ri.ri`.", line: 390 },
            Constraint { name: "store-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(Equal, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(4))), &Binary(Equal, &Field(4), &Int(5))), &Binary(Equal, &Field(4), &Int(3))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3)))), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(5), &Int(3)), &Binary(NotEqual, &Field(6), &Int(3))), &Binary(Equal, &Field(4), &Int(1))), &Binary(Equal, &Field(4), &Int(4))))), reason: "Of three cache controls of a store, the first is `.uc`, `.wt`, `.st` or `.wb`, and the others `.uc` or `.wb`; `.st.wb.wb` and `.wb.wb.wb` do not exist.", line: 391 },
            Constraint { name: "atomic-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(42))), &Binary(Equal, &Field(0), &Int(27))), &Binary(Equal, &Field(0), &Int(28))), &Binary(Equal, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(6), &Int(1)), &Binary(Equal, &Field(6), &Int(3)))), &Binary(LogicalOr, &Binary(NotEqual, &Field(5), &Int(3)), &Binary(NotEqual, &Field(6), &Int(3))))), reason: "Three cache controls of an atomic operation are `.uc.uc.uc`, `.uc.uc.wb` or `.uc.wb.uc`: the operation bypasses the first level.", line: 392 },
            Constraint { name: "control-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(51)), &Binary(NotEqual, &Field(5), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), reason: "`lsc_extended_cache_ctrl` has a cache control for each of three levels, or none.", line: 393 },
            Constraint { name: "control-global", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(51)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(10), &Int(1))), &Binary(Equal, &Field(13), &Int(3)))), reason: "`lsc_extended_cache_ctrl` works on global memory: `.ugm`, an address of type `flat`, and the address size `a64`.", line: 394 },
            Constraint { name: "ugml-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(3), &Int(1)), &Platforms(0x7800)), &Binary(LogicalAnd, &Binary(Equal, &Field(4), &Int(0)), &Binary(Equal, &Field(6), &Int(0)))), reason: "An access over the narrow path (`.ugml`) has cache controls from XE2 on; before, it has none.", line: 395 },
            Constraint { name: "load-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(54))), &Operand(Query::IsNull, 38)), reason: "A load has no data to write: its source of data is `%null`.", line: 396 },
            Constraint { name: "store-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(4)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Not(&Operand(Query::IsNull, 38))), reason: "A store has a variable with the data to write, not `%null`.", line: 397 },
            Constraint { name: "no-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(10))), &Operand(Query::IsNull, 38)), reason: "`lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load` have no argument: the operand is `%null`.", line: 398 },
            Constraint { name: "first-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(11)), &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(26)), &Binary(Less, &Field(0), &Int(33)))), &Binary(Greater, &Field(0), &Int(37))), &Not(&Operand(Query::IsNull, 38))), reason: "An atomic operation other than `lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load` has a first argument, not `%null`.", line: 399 },
            Constraint { name: "second-argument", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Binary(NotEqual, &Field(0), &Int(37))), &Not(&Operand(Query::IsNull, 39))), reason: "`lsc_atomic_icas`, `lsc_atomic_fcas` and `lsc_atomic_bfcas` have two arguments: what to compare with, and what to write.", line: 400 },
            Constraint { name: "append-dword", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(40)), &Binary(Greater, &Field(0), &Int(42))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(14), &Int(3)), &Binary(NotEqual, &Field(10), &Int(1))), &Binary(NotEqual, &Field(10), &Int(5)))), reason: "An append counter is a `d32` and belongs to a surface: the address type is neither `flat` nor `arg`.", line: 401 },
            Constraint { name: "block-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Field(14), &Int(1))), &Binary(Equal, &Field(14), &Int(2))), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), reason: "Data of a 2D block have the size `d8`, `d16`, `d32` or `d64`; they are not widened.", line: 402 },
            Constraint { name: "block-operands", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Not(&Operand(Query::IsNull, 29)), &Binary(Equal, &Operand(Query::IsNull, 30), &Operand(Query::IsNull, 31))), &Binary(Equal, &Operand(Query::IsNull, 30), &Operand(Query::IsNull, 32))), &Binary(Equal, &Operand(Query::IsNull, 30), &Operand(Query::IsNull, 33))), &Binary(Equal, &Operand(Query::IsNull, 30), &Operand(Query::IsNull, 35)))), reason: "A 2D block has all six operands (base, width, height, pitch, X and Y), or the base alone, which then holds the others.", line: 403 },
            Constraint { name: "block-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Field(19), &Int(1))), &Binary(Equal, &Field(19), &Int(2))), &Binary(Equal, &Field(19), &Int(4))), reason: "The number of 2D blocks is 1, 2 or 4.", line: 404 },
            Constraint { name: "block-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(20), &Int(1)), &Binary(GreaterEqual, &Field(21), &Int(1)))), reason: "A 2D block has at least one column and one row.", line: 405 },
            Constraint { name: "block-load-count", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(LogicalAnd, &Binary(NotEqual, &Field(14), &Int(3)), &Binary(NotEqual, &Field(14), &Int(4)))), &Binary(LessEqual, &Field(19), &Select(&Binary(Equal, &Field(14), &Int(3)), &Int(2), &Int(1)))), &Binary(LogicalAnd, &Platforms(0x6000), &Operand(Query::IsNull, 25))), reason: "A load has at most two 2D blocks of `d32`, and one of `d64`. From XE3P_CRI on, this does not limit a load into the caches alone.", line: 406 },
            Constraint { name: "block-load-width", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(LessEqual, &Binary(Multiply, &Binary(Multiply, &Field(19), &Field(20)), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(14), &Int(3)), &Int(4), &Int(8))))), &Int(64))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Platforms(0x6000), &Operand(Query::IsNull, 25)), &Binary(Equal, &Binary(Multiply, &Binary(Multiply, &Field(19), &Field(20)), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(14), &Int(3)), &Int(4), &Int(8))))), &Int(256)))), reason: "A row of all 2D blocks of a load takes at most 64 bytes. From XE3P_CRI on, a load into the caches alone may take 256 bytes.", line: 407 },
            Constraint { name: "block-store-width", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(7)), &Binary(LessEqual, &Binary(Multiply, &Field(20), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(14), &Int(3)), &Int(4), &Int(8))))), &Int(512))), reason: "A row of a 2D block that is stored takes at most 512 bytes.", line: 408 },
            Constraint { name: "block-rows", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LessEqual, &Select(&Binary(Equal, &Field(15), &Int(2)), &Field(20), &Field(21)), &Select(&Platforms(0x6000), &Int(64), &Int(32)))), reason: "A 2D block has at most 32 rows, or 64 from XE3P_CRI on. The rows of a transposed block are its columns in memory.", line: 409 },
            Constraint { name: "block-store", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(7)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(19), &Int(1)), &Binary(Equal, &Field(22), &Int(0))), &Binary(Equal, &Field(15), &Int(1)))), reason: "A 2D store writes one block that is neither transposed nor packed (`nn`).", line: 410 },
            Constraint { name: "block-transposed-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(15), &Int(2)), &Binary(NotEqual, &Field(0), &Int(3))), &Binary(Equal, &Field(22), &Int(1))), &Binary(Equal, &Field(14), &Int(3))), &Binary(Equal, &Field(14), &Int(4))), reason: "A transposed 2D block has data of `d32` or `d64`, unless it is also packed.", line: 411 },
            Constraint { name: "block-transposed", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(15), &Int(2)), &Binary(NotEqual, &Field(0), &Int(3))), &Binary(Equal, &Field(22), &Int(1))), &Binary(Equal, &Field(19), &Int(1))), reason: "A transposed load has one 2D block, unless it is also packed.", line: 412 },
            Constraint { name: "matrix-base", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Binary(And, &Operand(Query::Value, 29), &Select(&Platforms(0x6000), &Int(3), &Int(63))), &Int(0))), reason: "The address of a matrix is a multiple of 64 bytes, from XE3P on of 4.", line: 413 },
            Constraint { name: "matrix-width", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 30), &Int(5))), &Binary(GreaterEqual, &Binary(Add, &Operand(Query::Value, 30), &Int(1)), &Select(&Platforms(0x6000), &Int(4), &Int(64)))), reason: "A matrix is at least 64 bytes wide, from XE3P on 4. The operand is the width minus 1.", line: 414 },
            Constraint { name: "matrix-width-multiple", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 30), &Int(5))), &Binary(Equal, &Binary(And, &Binary(Add, &Operand(Query::Value, 30), &Int(1)), &Select(&Binary(Equal, &Field(14), &Int(4)), &Int(7), &Int(3))), &Int(0))), reason: "The width of a matrix is a multiple of 4 bytes, and of the datum. The operand is the width minus 1.", line: 415 },
            Constraint { name: "matrix-width-bits", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 30), &Int(5))), &Binary(LessEqual, &Operand(Query::Value, 30), &Int(16777215))), reason: "The hardware reads 24 bits of the width.", line: 416 },
            Constraint { name: "matrix-height-bits", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 31), &Int(5))), &Binary(LessEqual, &Operand(Query::Value, 31), &Int(16777215))), reason: "The hardware reads 24 bits of the height.", line: 417 },
            Constraint { name: "matrix-pitch", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 32), &Int(5))), &Binary(GreaterEqual, &Binary(Add, &Operand(Query::Value, 32), &Int(1)), &Select(&Platforms(0x6000), &Int(4), &Int(64)))), reason: "Rows of a matrix are at least 64 bytes apart, from XE3P on 4. The operand is the pitch minus 1.", line: 418 },
            Constraint { name: "matrix-pitch-multiple", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 32), &Int(5))), &Binary(Equal, &Binary(And, &Binary(Add, &Operand(Query::Value, 32), &Int(1)), &Select(&Platforms(0x6000), &Int(3), &Int(15))), &Int(0))), reason: "Rows of a matrix are a multiple of 16 bytes apart, from XE3P on of 4. The operand is the pitch minus 1.", line: 419 },
            Constraint { name: "matrix-pitch-bits", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 32), &Int(5))), &Binary(LessEqual, &Operand(Query::Value, 32), &Int(16777215))), reason: "The hardware reads 24 bits of the pitch.", line: 420 },
            Constraint { name: "matrix-pitch-width", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 32), &Int(5))), &Binary(NotEqual, &Operand(Query::Class, 30), &Int(5))), &Binary(GreaterEqual, &Operand(Query::Value, 32), &Operand(Query::Value, 30))), reason: "Rows of a matrix do not overlap: the pitch is at least the width.", line: 421 },
            Constraint { name: "matrix-column", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(NotEqual, &Operand(Query::Class, 33), &Int(5))), &Binary(Equal, &Binary(And, &Binary(Multiply, &Operand(Query::Value, 33), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(14), &Int(3)), &Int(4), &Int(8))))), &Int(3)), &Int(0))), reason: "A block begins at a multiple of 4 bytes in its row: data of 8 bits at a column that is a multiple of 4, data of 16 bits at an even one.", line: 422 },
            Constraint { name: "matrix-block-row", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(Equal, &Binary(And, &Binary(Multiply, &Field(20), &Select(&Binary(Equal, &Field(14), &Int(1)), &Int(1), &Select(&Binary(Equal, &Field(14), &Int(2)), &Int(2), &Select(&Binary(Equal, &Field(14), &Int(3)), &Int(4), &Int(8))))), &Int(3)), &Int(0))), reason: "A row of a block takes a multiple of 4 bytes.", line: 423 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "constraint", name: "matrix-base", found: &[] }, WarningRule { rule: "constraint", name: "matrix-width", found: &[] }, WarningRule { rule: "constraint", name: "matrix-width-multiple", found: &[] }, WarningRule { rule: "constraint", name: "matrix-width-bits", found: &[] }, WarningRule { rule: "constraint", name: "matrix-height-bits", found: &[] }, WarningRule { rule: "constraint", name: "matrix-pitch", found: &[] }, WarningRule { rule: "constraint", name: "matrix-pitch-multiple", found: &[] }, WarningRule { rule: "constraint", name: "matrix-pitch-bits", found: &[] }, WarningRule { rule: "constraint", name: "matrix-pitch-width", found: &[] }, WarningRule { rule: "constraint", name: "matrix-column", found: &[] }, WarningRule { rule: "constraint", name: "matrix-block-row", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/LSC_TYPED.md",
        listed: ("specs/6_instructions.md", 122),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(2, 135), ValueRule::plain(3, 136), ValueRule::plain(6, 137), ValueRule::plain(7, 138), ValueRule::plain(8, 139), ValueRule::plain(9, 140), ValueRule::plain(10, 141), ValueRule::plain(11, 142), ValueRule::plain(12, 143), ValueRule::plain(13, 144), ValueRule::plain(14, 145), ValueRule::plain(15, 146), ValueRule::plain(16, 147), ValueRule::plain(17, 148), ValueRule::plain(18, 149), ValueRule::plain(19, 150), ValueRule::plain(20, 151), ValueRule::plain(21, 152), ValueRule::plain(22, 153), ValueRule::plain(23, 154), ValueRule::plain(24, 155), ValueRule::plain(25, 156), ValueRule::plain(26, 157), ValueRule::plain(27, 158), ValueRule::plain(28, 159), ValueRule::plain(30, 160), ValueRule::plain(49, 161), ValueRule::plain(50, 162), ValueRule { code: 54, platforms: 0x6000, valid_if: None, line: 163 }], line: 133, ..GroupRule::ANY }], ..FieldRule::ANY }, // LscSubOp
            EXEC_SIZE, // ExecSize
            PRED, // Predicate
            FieldRule::ANY, // CachingL1
            FieldRule::ANY, // CachingL2
            FieldRule::ANY, // CachingL3
            FieldRule { reserved: &[(0x1fff, 0x1)], ..FieldRule::ANY }, // Samples
            FieldRule { groups: &[GroupRule { width: 8, values: &[ValueRule::plain(2, 182), ValueRule::plain(3, 183), ValueRule::plain(4, 184), ValueRule::plain(6, 185)], line: 180, ..GroupRule::ANY }], ..FieldRule::ANY }, // AddrType
            FieldRule::ANY, // AddrSize
            FieldRule::ANY, // DataSize
            FieldRule::ANY, // DataOrder
            FieldRule::ANY, // DataElemsPerAddr
            FieldRule::ANY, // ChMaskCopy
            FieldRule::ANY, // ChMask
            MEDIA_LD_BLOCK_WIDTH, // BlockWidth
            MEDIA_LD_BLOCK_WIDTH, // BlockHeight
            LSC_UNTYPED_SURFACE, // Surface
            FieldRule::ANY, // SurfaceIndex
            FieldRule { null: NullRule::Allowed, storage: Some(&RegisterBytes), footprint: Some(&Select(&Binary(Equal, &Field(0), &Int(27)), &Int(4), &Select(&Binary(Equal, &Field(0), &Int(30)), &Int(64), &Select(&Binary(Equal, &Field(0), &Int(3)), &Binary(Multiply, &Binary(Max, &Int(4), &Select(&Binary(LessEqual, &Field(14), &Int(1)), &Int(1), &Select(&Binary(LessEqual, &Field(14), &Int(2)), &Int(2), &Select(&Binary(LessEqual, &Field(14), &Int(4)), &Int(4), &Select(&Binary(LessEqual, &Field(14), &Int(8)), &Int(8), &Select(&Binary(LessEqual, &Field(14), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(14), &Int(32)), &Int(32), &Select(&Binary(LessEqual, &Field(14), &Int(64)), &Int(64), &Select(&Binary(LessEqual, &Field(14), &Int(128)), &Int(128), &Select(&Binary(LessEqual, &Field(14), &Int(256)), &Int(256), &Select(&Binary(LessEqual, &Field(14), &Int(512)), &Int(512), &Int(1024)))))))))))), &Field(15)), &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Equal, &Field(0), &Int(49))), &Binary(Equal, &Field(0), &Int(50))), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(13, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(3)), &Int(1))), &Table(&Field(11), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(1)), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4))), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes)), &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4)))))))), written: true, ..FieldRule::ANY }, // DstData
            LSC_UNTYPED_SRC0_DATA, // Src0AddrsU
            FieldRule::ANY, // Src0OffsetU
            LSC_TYPED_SRC0_ADDRS_V, // Src0AddrsV
            FieldRule::ANY, // Src0OffsetV
            LSC_TYPED_SRC0_ADDRS_V, // Src0AddrsR
            FieldRule::ANY, // Src0OffsetR
            LSC_TYPED_SRC0_ADDRS_V, // Src0AddrsLOD
            LSC_UNTYPED_SURFACE, // Src0AddrX
            FieldRule::ANY, // Src0OffsetX
            LSC_UNTYPED_SURFACE, // Src0AddrY
            FieldRule::ANY, // Src0OffsetY
            FieldRule { null: NullRule::Allowed, storage: Some(&RegisterBytes), footprint: Some(&Select(&Binary(Equal, &Field(0), &Int(7)), &Binary(Multiply, &Binary(Max, &Int(4), &Select(&Binary(LessEqual, &Field(14), &Int(1)), &Int(1), &Select(&Binary(LessEqual, &Field(14), &Int(2)), &Int(2), &Select(&Binary(LessEqual, &Field(14), &Int(4)), &Int(4), &Select(&Binary(LessEqual, &Field(14), &Int(8)), &Int(8), &Select(&Binary(LessEqual, &Field(14), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(14), &Int(32)), &Int(32), &Select(&Binary(LessEqual, &Field(14), &Int(64)), &Int(64), &Select(&Binary(LessEqual, &Field(14), &Int(128)), &Int(128), &Select(&Binary(LessEqual, &Field(14), &Int(256)), &Int(256), &Select(&Binary(LessEqual, &Field(14), &Int(512)), &Int(512), &Int(1024)))))))))))), &Field(15)), &Binary(Add, &Binary(Multiply, &Binary(Subtract, &Select(&Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(2)), &Binary(Equal, &Field(0), &Int(6))), &Binary(Equal, &Field(0), &Int(49))), &Binary(Equal, &Field(0), &Int(50))), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(13, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(3)), &Int(1))), &Table(&Field(11), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(1)), &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4))), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes)), &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4)))))), read: true, ..FieldRule::ANY }, // Src1Data
            FieldRule { null: NullRule::If(&[Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23)))]), storage: Some(&RegisterBytes), footprint: Some(&Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4)))), read: true, ..FieldRule::ANY }, // Src2Data
        ],
        layouts: &[
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 54, 30, 28] }], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 30, 31] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[2, 6, 49, 50] }], fields: &[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 30, 31] },
            LayoutRule { choices: &[Choice { key: Field(0), codes: &[3, 7] }], fields: &[0, 1, 2, 3, 4, 5, 7, 14, 15, 16, 17, 18, 26, 27, 28, 29, 30] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "no-a64", holds: Binary(LogicalAnd, &Binary(NotEqual, &Field(8), &Int(3)), &Binary(NotEqual, &Field(8), &Int(1))), reason: "Coordinates of texels are dwords: the address size is `a32`.", line: 242 },
            Constraint { name: "order", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(10), &Int(1)), &Binary(Equal, &Field(0), &Int(30))), &Binary(LogicalAnd, &Binary(Equal, &Field(0), &Int(54)), &Binary(Equal, &Channels, &Int(1)))), reason: "Data of texels are not transposed (`t`), except those of `lsc_read_surface_info`, and of `lsc_load_quad_status` with an execution size of 1.", line: 243 },
            Constraint { name: "quad-some", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Field(0), &Int(49))), &Binary(NotEqual, &Field(0), &Int(50))), &Binary(NotEqual, &Bits(13, 0, 4), &Int(0))), reason: "The component mask of a quad enables at least one of x, y, z and w.", line: 244 },
            Constraint { name: "quad-store", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(6)), &Binary(Equal, &Bits(13, 0, 4), &Int(1))), &Binary(Equal, &Bits(13, 0, 4), &Int(3))), &Binary(Equal, &Bits(13, 0, 4), &Int(7))), &Binary(Equal, &Bits(13, 0, 4), &Int(15))), reason: "The component mask of a store of quads is `x`, `xy`, `xyz` or `xyzw`.", line: 245 },
            Constraint { name: "atomic-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(9), &Int(6))), &Binary(Equal, &Field(9), &Int(3))), &Binary(Equal, &Field(9), &Int(4))), reason: "Data of an atomic operation have the size `d16u32`, `d32` or `d64`.", line: 246 },
            Constraint { name: "atomic-one", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(11), &Int(1))), reason: "An atomic operation on texels has one datum for each texel: no number of elements such as `x2`.", line: 247 },
            Constraint { name: "sum-platform", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(19)), &Binary(NotEqual, &Field(0), &Int(20))), &Platforms(0x7800)), reason: "`lsc_atomic_fadd` and `lsc_atomic_fsub` on texels came with XE2; before, floating-point numbers are added in untyped memory only.", line: 248 },
            Constraint { name: "load-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(NotEqual, &Field(0), &Int(49))), &Binary(NotEqual, &Field(0), &Int(54))), &Binary(NotEqual, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(2)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))), &Binary(Equal, &Field(5), &Int(7))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(5)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(6)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(2)), &Binary(Equal, &Field(5), &Int(6))))), reason: "The cache controls of a load are one of the pairs `.df.df`, `.uc.uc`, `.uc.ca`, `.uc.cc`, `.ca.uc`, `.ca.ca`, `.ca.cc`, `.st.uc`, `.st.ca`, `.ri.ca` and `.ri.ri`.", line: 249 },
            Constraint { name: "load-caching-second", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(NotEqual, &Field(0), &Int(49))), &Binary(NotEqual, &Field(0), &Int(54))), &Binary(NotEqual, &Field(4), &Int(0))), &Platforms(0x1fff)), &Binary(LogicalAnd, &Binary(NotEqual, &Field(3), &Int(6)), &Binary(NotEqual, &Field(5), &Int(7)))), reason: "From XE3P_CRI on, two cache controls of a load are those of the first two of three levels, and do not contain `.ri` or `.cc`.", line: 250 },
            Constraint { name: "store-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(50))), &Binary(NotEqual, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(4))), &Binary(Equal, &Field(3), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3))))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(3)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(3)), &Binary(LogicalAnd, &Binary(Equal, &Field(5), &Int(1)), &Platforms(0x6000))))), reason: "The cache controls of a store are one of the pairs `.df.df`, `.uc.uc`, `.uc.wb`, `.wt.uc`, `.wt.wb`, `.st.uc`, `.st.wb` and `.wb.wb`, and from XE3P_CRI on `.wb.uc`.", line: 251 },
            Constraint { name: "atomic-caching", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(NotEqual, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3))))), reason: "The cache controls of an atomic operation are one of the pairs `.df.df`, `.uc.uc` and `.uc.wb`: the operation bypasses the first level.", line: 252 },
            Constraint { name: "three-levels", holds: Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(0)), &Platforms(0x6000)), reason: "A cache control for each of three levels exists from XE3P_CRI on; before, there are two: for the first and the third level.", line: 253 },
            Constraint { name: "load-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(NotEqual, &Field(0), &Int(49))), &Binary(NotEqual, &Field(0), &Int(54))), &Binary(Equal, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(2))), &Binary(Equal, &Field(3), &Int(5))), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(2)))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(2))))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(6)), &Binary(Equal, &Field(4), &Int(6))), &Binary(Equal, &Field(5), &Int(6)))), reason: "Three cache controls of a load are each `.uc` or `.ca`, of which the first may also be `.st`; or they are `.ri.ri.ri`.", line: 254 },
            Constraint { name: "store-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(50))), &Binary(Equal, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(3), &Int(1)), &Binary(Equal, &Field(3), &Int(4))), &Binary(Equal, &Field(3), &Int(5))), &Binary(Equal, &Field(3), &Int(3))), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(NotEqual, &Field(4), &Int(3)), &Binary(NotEqual, &Field(5), &Int(3))), &Binary(Equal, &Field(3), &Int(1))), &Binary(Equal, &Field(3), &Int(4))))), reason: "Of three cache controls of a store, the first is `.uc`, `.wt`, `.st` or `.wb`, and the others `.uc` or `.wb`; `.st.wb.wb` and `.wb.wb.wb` do not exist.", line: 255 },
            Constraint { name: "atomic-caching-levels", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(26))), &Binary(Equal, &Field(4), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(1)), &Binary(LogicalOr, &Binary(Equal, &Field(4), &Int(1)), &Binary(Equal, &Field(4), &Int(3)))), &Binary(LogicalOr, &Binary(Equal, &Field(5), &Int(1)), &Binary(Equal, &Field(5), &Int(3)))), &Binary(LogicalOr, &Binary(NotEqual, &Field(4), &Int(3)), &Binary(NotEqual, &Field(5), &Int(3))))), reason: "Three cache controls of an atomic operation are `.uc.uc.uc`, `.uc.uc.wb` or `.uc.wb.uc`: the operation bypasses the first level.", line: 256 },
            Constraint { name: "no-caching", holds: Binary(LogicalOr, &Platforms(0x7800), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(5), &Int(0)))), reason: "Operations on texels have cache controls from XE2 on; before, they have none.", line: 257 },
            Constraint { name: "load-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Greater, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(27))), &Binary(NotEqual, &Field(0), &Int(30))), &Binary(NotEqual, &Field(0), &Int(49))), &Binary(NotEqual, &Field(0), &Int(54))), &Operand(Query::IsNull, 30)), reason: "A load has no data to write: its source of data is `%null`.", line: 258 },
            Constraint { name: "store-data", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(50))), &Not(&Operand(Query::IsNull, 30))), reason: "A store has a variable with the data to write, not `%null`.", line: 259 },
            Constraint { name: "no-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(8)), &Binary(Greater, &Field(0), &Int(10))), &Operand(Query::IsNull, 30)), reason: "`lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load` have no argument: the operand is `%null`.", line: 260 },
            Constraint { name: "first-argument", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(11)), &Binary(Greater, &Field(0), &Int(26))), &Not(&Operand(Query::IsNull, 30))), reason: "An atomic operation other than `lsc_atomic_iinc`, `lsc_atomic_idec` and `lsc_atomic_load` has a first argument, not `%null`.", line: 261 },
            Constraint { name: "second-argument", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(18)), &Binary(NotEqual, &Field(0), &Int(23))), &Not(&Operand(Query::IsNull, 31))), reason: "`lsc_atomic_icas` and `lsc_atomic_fcas` have two arguments: what to compare with, and what to write.", line: 262 },
            Constraint { name: "store-null", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Less, &Field(0), &Int(6)), &Binary(Greater, &Field(0), &Int(7))), &Binary(NotEqual, &Field(0), &Int(28))), &Binary(NotEqual, &Field(0), &Int(50))), &Operand(Query::IsNull, 18)), reason: "A store gives no result: its destination is `%null`.", line: 263 },
            Constraint { name: "some-surface", holds: Not(&Operand(Query::IsNull, 16)), reason: "An operation on texels names a surface, not `%null`.", line: 264 },
            Constraint { name: "some-coordinate", holds: Not(&Operand(Query::IsNull, 19)), reason: "An operation on texels has the first coordinate, U.", line: 265 },
            Constraint { name: "sample-coordinates", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(49)), &Binary(NotEqual, &Field(0), &Int(50))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Not(&Operand(Query::IsNull, 21)), &Not(&Operand(Query::IsNull, 23))), &Not(&Operand(Query::IsNull, 25)))), reason: "An operation on samples (`msrt`) has all four coordinates: U, V, R and the level of detail.", line: 266 },
            Constraint { name: "samples-atomic", holds: Binary(LogicalOr, &Binary(Equal, &Bits(6, 0, 1), &Int(0)), &Binary(LogicalAnd, &Binary(GreaterEqual, &Field(0), &Int(8)), &Binary(LessEqual, &Field(0), &Int(26)))), reason: "Only atomic operations take the flag for samples; loads and stores of samples are `lsc_load_quad_msrt` and `lsc_store_quad_msrt`.", line: 267 },
            Constraint { name: "message-size", holds: Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(0), &Int(30)), &Binary(Equal, &Field(10), &Int(2))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4))), &RegisterBytes)), &Table(&Field(11), &[0, 1, 2, 3, 4, 8, 16, 32, 64])), &Int(8))), reason: "The data of one message take at most eight registers: the elements of an address, times the registers that one element of all channels takes.", line: 268 },
            Constraint { name: "quad-message-size", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(2)), &Binary(NotEqual, &Field(0), &Int(6))), &Binary(NotEqual, &Field(0), &Int(49))), &Binary(NotEqual, &Field(0), &Int(50))), &Binary(LessEqual, &Binary(Multiply, &Binary(Max, &Int(1), &Binary(Divide, &Binary(Multiply, &Channels, &Select(&Binary(Equal, &Field(9), &Int(4)), &Int(8), &Int(4))), &RegisterBytes)), &Binary(Add, &Binary(Add, &Binary(Add, &Binary(And, &Bits(13, 0, 4), &Int(1)), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(1)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(2)), &Int(1))), &Binary(And, &Binary(ShiftRight, &Bits(13, 0, 4), &Int(3)), &Int(1)))), &Int(8))), reason: "The data of one message on quads take at most eight registers: the enabled components, times the registers that one component of all channels takes.", line: 269 },
            Constraint { name: "state-coordinates", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(0), &Int(30)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Operand(Query::IsNull, 21), &Operand(Query::IsNull, 23)), &Operand(Query::IsNull, 25))), reason: "`lsc_read_surface_info` has its coordinates in one variable, U; the operands V, R and the level of detail are `%null`.", line: 270 },
            Constraint { name: "fits", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(NotEqual, &Field(0), &Int(3)), &Binary(NotEqual, &Field(0), &Int(7))), &Binary(LessEqual, &Field(15), &Select(&Binary(LessEqual, &Field(14), &Int(4)), &Int(64), &Select(&Binary(LessEqual, &Field(14), &Int(8)), &Int(32), &Select(&Binary(LessEqual, &Field(14), &Int(16)), &Int(16), &Select(&Binary(LessEqual, &Field(14), &Int(32)), &Int(8), &Int(4))))))), reason: "A rectangle takes at most 256 bytes of registers: it has at most 64 rows of up to 4 bytes, 32 of up to 8, 16 of up to 16, 8 of up to 32, or 4 of up to 64.", line: 271 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
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
        channels: ADD_CHANNELS,
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1])),
        first_channel: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 0])),
        constraints: &[
            Constraint { name: "slm-plain", holds: Binary(LogicalOr, &Binary(NotEqual, &Field(2), &Int(3)), &Binary(LogicalAnd, &Binary(Equal, &Field(3), &Int(0)), &Binary(Equal, &Field(4), &Int(0)))), reason: "A fence of shared local memory has the operation `none` and the scope `group`: that memory has no caches, and belongs to a thread group.", line: 60 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
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
            OWORD_LD_DST, // Dst
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: ADD_CHANNELS,
        no_mask: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1])),
        first_channel: Some(&Table(&Bits(0, 4, 4), &[0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 16])),
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/MADW.md",
        listed: ("specs/6_instructions.md", 47),
        layouts_line: 9,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(0, 36), ValueRule::plain(1, 37), ValueRule::plain(2, 38), ValueRule::plain(3, 39), ValueRule::plain(4, 40)], line: 34, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            FieldRule { classes: 0x9, region: Regions::Channels, alignment: Alignment::Register, written: true, ..FieldRule::ANY }, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0x3, 0x7fff)],
        types_line: 54,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 55),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "both-halves", holds: Fits(2, &Binary(Add, &Binary(Multiply, &Binary(Divide, &Binary(Add, &Binary(Multiply, &Channels, &Int(4)), &Binary(Subtract, &RegisterBytes, &Int(1))), &RegisterBytes), &RegisterBytes), &Binary(Multiply, &Channels, &Int(4)))), reason: "The destination variable has room for both halves: the low halves of all channels in whole registers, then the high halves.", line: 59 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "type", name: "Src0", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src1", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "type", name: "Src2", found: &["UB", "B", "UW", "W", "UQ", "Q"] }, WarningRule { rule: "alignment", name: "", found: &[] }, WarningRule { rule: "constraint", name: "both-halves", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/ADD3O.md",
        listed: ("specs/6_instructions.md", 24),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
            ADD_SRC0, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0xf, 0x7fff)],
        types_line: 40,
        maps: &[TypeMap { dst: 0xf, src: 0xf, platforms: 0x7fff, line: 45 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 41),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "plain-sources", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 3), &Int(5)), &Not(&Operand(Query::IsPacked, 3))), &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 4), &Int(5)), &Not(&Operand(Query::IsPacked, 4)))), &Binary(LogicalOr, &Binary(NotEqual, &Operand(Query::Class, 5), &Int(5)), &Not(&Operand(Query::IsPacked, 5)))), reason: "No source is a packed constant, such as one of type V.", line: 51 },
            Constraint { name: "variable", holds: Binary(NotEqual, &Bits(1, 0, 12), &Int(0)), reason: "The overflow flags need a predicate variable: P1 or a later one.", line: 52 },
            Constraint { name: "plain-variable", holds: Binary(LogicalAnd, &Binary(Equal, &Bits(1, 13, 2), &Int(0)), &Binary(Equal, &Bits(1, 15, 1), &Int(0))), reason: "The predicate variable that gets the overflow flags is written without `!`, `.any` and `.all`.", line: 53 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/RAW_SENDG.md",
        listed: ("specs/6_instructions.md", 142),
        layouts_line: 13,
        fields: &[
            FieldRule::ANY, // Modifiers
            EXEC_SIZE, // Exec_size
            RAW_SENDS_SFID, // SFID
            PRED, // Pred
            FieldRule { null: NullRule::Allowed, alignment: Alignment::Register, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY }, // Dst
            FieldRule { range: Some((0, 2048)), ..FieldRule::ANY }, // DstLength
            RAW_SENDG_SRC0, // Src0
            RAW_SENDG_SRC0_LENGTH, // Src0Length
            RAW_SENDG_SRC0, // Src1
            RAW_SENDG_SRC0_LENGTH, // Src1Length
            LSC_UNTYPED_SURFACE, // Ind0
            LSC_UNTYPED_SURFACE, // Ind1
            FieldRule { range: Some((0, 140737488355327)), ..FieldRule::ANY }, // Desc
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
        ],
        types: &[],
        types_line: 0,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Unstated, 0),
        channels: RAW_SEND_CHANNELS,
        no_mask: SCATTER_NO_MASK,
        first_channel: SCATTER_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "rows", holds: Binary(LogicalAnd, &Binary(LessEqual, &Operand(Query::RowWidth, 10), &Channels), &Binary(LessEqual, &Operand(Query::RowWidth, 11), &Channels)), reason: "A row of the region of an indirect descriptor has at most as many elements as there are channels.", line: 74 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }, WarningRule { rule: "type", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/BREAKPOINT.md",
        listed: ("specs/6_instructions.md", 183),
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
        first_channel: None,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SHFL_IDX4.md",
        listed: ("specs/6_instructions.md", 97),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(4, 45), ValueRule::plain(5, 46)], line: 43, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            PRED, // Pred
            INFO_DST, // Dst
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "table-region", holds: Select(&Binary(Equal, &Channels, &Int(16)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::VerticalStride, 3), &Int(1)), &Binary(Equal, &Operand(Query::RowWidth, 3), &Int(1))), &Binary(Equal, &Operand(Query::HorizontalStride, 3), &Int(0))), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::VerticalStride, 3), &Int(0)), &Binary(Equal, &Operand(Query::RowWidth, 3), &Int(16))), &Binary(Equal, &Operand(Query::HorizontalStride, 3), &Int(1)))), reason: "The region of the table, source 0, is `<1;1,0>` with 16 channels, and `<0;16,1>` with 32.", line: 63 },
            Constraint { name: "table-start", holds: Binary(Equal, &Binary(Remainder, &Operand(Query::First, 3), &Binary(Divide, &RegisterBytes, &Int(4))), &Int(0)), reason: "The table, source 0, begins at the start of a register.", line: 64 },
            Constraint { name: "number-region", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::VerticalStride, 4), &Select(&Binary(Equal, &Operand(Query::Type, 4), &Int(2)), &Int(2), &Int(4))), &Binary(Equal, &Operand(Query::RowWidth, 4), &Int(1))), &Binary(Equal, &Operand(Query::HorizontalStride, 4), &Int(0))), reason: "The region of the numbers, source 1, is `<2;1,0>` if they are words, and `<4;1,0>` if they are bytes.", line: 65 },
            Constraint { name: "number-start", holds: Binary(Less, &Binary(Remainder, &Operand(Query::First, 4), &Binary(Divide, &RegisterBytes, &Type(TypeQuery::Size, &Operand(Query::Type, 4)))), &Select(&Binary(Equal, &Operand(Query::Type, 4), &Int(2)), &Int(2), &Int(4))), reason: "The numbers, source 1, begin in the first 4 bytes of a register.", line: 66 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/TANH.md",
        listed: ("specs/6_instructions.md", 67),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0xc080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/SIGM.md",
        listed: ("specs/6_instructions.md", 61),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3] },
        ],
        types: &[(0xc080, 0x7fff)],
        types_line: 33,
        maps: &[TypeMap { dst: 0x4080, src: 0x4080, platforms: 0x7fff, line: 39 }, TypeMap { dst: 0x8000, src: 0x8000, platforms: 0x7fff, line: 42 }],
        saturation: (Saturation::Yes, 34),
        modifiers: (Modifiers::Arithmetic, 35),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 48 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "consecutive-result", holds: Binary(Equal, &Operand(Query::HorizontalStride, 3), &Int(1)), reason: "The results are consecutive elements: the destination has the region `<1>`.", line: 62 },
            Constraint { name: "state-region", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::RowWidth, 4), &Int(1)), &Binary(Equal, &Operand(Query::HorizontalStride, 4), &Int(0))), &Binary(LessEqual, &Operand(Query::VerticalStride, 4), &Int(1))), reason: "The region of the state is `<1;1,0>` or `<0;1,0>`.", line: 63 },
            Constraint { name: "polynomial-region", holds: Binary(LogicalOr, &Binary(Equal, &Operand(Query::Class, 5), &Int(5)), &Binary(LogicalAnd, &Binary(LogicalAnd, &Binary(Equal, &Operand(Query::RowWidth, 5), &Int(1)), &Binary(Equal, &Operand(Query::HorizontalStride, 5), &Int(0))), &Binary(LessEqual, &Operand(Query::VerticalStride, 5), &Int(1)))), reason: "The region of the polynomial is `<1;1,0>` or `<0;1,0>`.", line: 64 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/BDPAS.md",
        listed: ("specs/6_instructions.md", 27),
        layouts_line: 13,
        fields: &[
            FieldRule { groups: &[GroupRule { name: "size", width: 3, values: &[ValueRule::plain(4, 33)], line: 31, ..GroupRule::ANY }, EXEC_SIZE_MASK], ..FieldRule::ANY }, // Exec_size
            FieldRule { types: 0xc080, storage: Some(&Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), storage_declared: true, footprint: Some(&Binary(Multiply, &Binary(Multiply, &Field(10), &Channels), &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), written: true, ..FieldRule::ANY }, // Dst
            FieldRule { types: 0xc080, null: NullRule::Allowed, storage: Some(&Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), storage_declared: true, footprint: Some(&Binary(Multiply, &Binary(Multiply, &Field(10), &Channels), &Type(TypeQuery::Size, &Operand(Query::Type, 2)))), read: true, ..FieldRule::ANY }, // Src0
            FieldRule { types: 0xc001, alignment: Alignment::Register, storage: Some(&RegisterBytes), storage_declared: true, footprint: Some(&Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Binary(Multiply, &Channels, &Field(9)), &Select(&Binary(Less, &Binary(Max, &Table(&Field(7), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(8), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(7), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(8), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Table(&Field(7), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8))), read: true, ..FieldRule::ANY }, // Src1
            FieldRule { types: 0xc001, alignment: Alignment::Register, storage: Some(&RegisterBytes), storage_declared: true, footprint: Some(&Binary(Divide, &Binary(Multiply, &Binary(Multiply, &Binary(Multiply, &Field(10), &Field(9)), &Select(&Binary(Less, &Binary(Max, &Table(&Field(7), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(8), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8)), &Int(8), &Binary(Divide, &Int(32), &Binary(Max, &Table(&Field(7), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]), &Table(&Field(8), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8]))))), &Table(&Field(8), &[0, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 8, 32, 0, 8, 8])), &Int(8))), read: true, ..FieldRule::ANY }, // Src2
            FieldRule { classes: 0x1, types: 0x10, null: NullRule::Allowed, storage: Some(&Select(&Binary(Equal, &Field(8), &Int(15)), &RegisterBytes, &Int(16))), storage_declared: true, read: true, ..FieldRule::ANY }, // Src3
            FieldRule { classes: 0x1, types: 0x10, null: NullRule::Allowed, storage: Some(&Select(&Binary(Equal, &Field(8), &Int(15)), &RegisterBytes, &Int(8))), storage_declared: true, read: true, ..FieldRule::ANY }, // Src4
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
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-matrix", holds: Binary(LogicalAnd, &Binary(LogicalAnd, &Not(&Operand(Query::IsNull, 1)), &Not(&Operand(Query::IsNull, 3))), &Not(&Operand(Query::IsNull, 4))), reason: "The result and both factors are variables; only the start of the sum may be `%null`.", line: 63 },
            Constraint { name: "depth", holds: Binary(Equal, &Field(9), &Int(8)), reason: "The systolic depth is 8, the number of stages of the array.", line: 64 },
            Constraint { name: "repeat", holds: Binary(Equal, &Field(10), &Int(8)), reason: "The repeat count is 8, the number of rows of the result.", line: 65 },
            Constraint { name: "precisions", holds: Binary(LogicalOr, &Binary(LogicalAnd, &Binary(Equal, &Field(7), &Field(8)), &Binary(LogicalOr, &Binary(LogicalOr, &Binary(Equal, &Field(7), &Int(9)), &Binary(Equal, &Field(7), &Int(10))), &Binary(Equal, &Field(7), &Int(15)))), &Binary(LogicalAnd, &Binary(LogicalOr, &Binary(Equal, &Field(7), &Int(11)), &Binary(Equal, &Field(7), &Int(14))), &Binary(LogicalOr, &Binary(Equal, &Field(8), &Int(11)), &Binary(Equal, &Field(8), &Int(14))))), reason: "Both factors have the precision `bf`, `hf` or `e2m1`, or each has `bf8` or `hf8`.", line: 66 },
            Constraint { name: "row-alignment", holds: Binary(LogicalAnd, &Aligned(1, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 1)))), &Binary(LogicalOr, &Operand(Query::IsNull, 2), &Aligned(2, &Binary(Multiply, &Channels, &Type(TypeQuery::Size, &Operand(Query::Type, 2)))))), reason: "The result and the start of the sum begin at a multiple of the bytes of a row: the channels times the size of an element.", line: 67 },
            Constraint { name: "right-scales", holds: Binary(LogicalOr, &Operand(Query::IsNull, 5), &Binary(LogicalAnd, &Aligned(5, &Int(16)), &Binary(LogicalOr, &Binary(NotEqual, &Field(8), &Int(15)), &Binary(LessEqual, &Binary(Remainder, &Operand(Query::First, 5), &RegisterBytes), &Int(16))))), reason: "The scales of the right factor begin at a multiple of 16 bytes; those of `e2m1` also in the first half of a register.", line: 68 },
            Constraint { name: "left-scales", holds: Binary(LogicalOr, &Operand(Query::IsNull, 6), &Binary(LogicalAnd, &Aligned(6, &Int(8)), &Binary(LogicalOr, &Binary(NotEqual, &Field(8), &Int(15)), &Binary(LessEqual, &Binary(Remainder, &Operand(Query::First, 6), &RegisterBytes), &Int(24))))), reason: "The scales of the left factor begin at a multiple of 8 bytes; those of `e2m1` also in the first half of a register.", line: 69 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
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
            FieldRule { types: 0x1, alignment: Alignment::Register, storage: Some(&RegisterBytes), written: true, ..FieldRule::ANY }, // Dst
            DNSCL_SRC0, // Src0
            DNSCL_SRC0, // Src1
            FieldRule { types: 0x1, null: NullRule::Allowed, alignment: Alignment::Register, storage: Some(&RegisterBytes), read: true, ..FieldRule::ANY }, // Src2
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5, 6, 7, 8] },
        ],
        types: &[(0x1, 0x7fff)],
        types_line: 62,
        maps: &[],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::None, 63),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }, WarningRule { rule: "placement", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/INVM.md",
        listed: ("specs/6_instructions.md", 41),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            INVM_PRED_DST, // PredDst
            ADD_SRC0, // Src0
            ADD_SRC0, // Src1
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4, 5] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 45,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 50 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 53 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 46),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 59 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
    InstRules {
        file: "specs/instructions/RSQTM.md",
        listed: ("specs/6_instructions.md", 58),
        layouts_line: 9,
        fields: &[
            EXEC_SIZE, // Exec_size
            PRED, // Pred
            ADD_DST, // Dst
            INVM_PRED_DST, // PredDst
            ADD_SRC0, // Src0
        ],
        layouts: &[
            LayoutRule { choices: &[], fields: &[0, 1, 2, 3, 4] },
        ],
        types: &[(0xc0, 0x7fff)],
        types_line: 43,
        maps: &[TypeMap { dst: 0x80, src: 0x80, platforms: 0x7fff, line: 48 }, TypeMap { dst: 0x40, src: 0x40, platforms: 0x7fff, line: 51 }],
        saturation: (Saturation::No, 0),
        modifiers: (Modifiers::Arithmetic, 44),
        channels: ADD_CHANNELS,
        no_mask: ADD_NO_MASK,
        first_channel: ADD_FIRST_CHANNEL,
        constraints: &[
            Constraint { name: "some-result", holds: Not(&Operand(Query::IsNull, 2)), reason: "The destination is a variable of a floating-point type: `%null` is of type UD, which is no type of the result.", line: 57 },
        ],
        warnings: &[WarningRule { rule: "bounds", name: "", found: &[] }],
    },
];
