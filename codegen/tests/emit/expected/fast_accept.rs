// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The tables with which the validator accepts most instructions without decoding them.
//!
//! For example, [`BY_OPCODE`] has the row of `add`. This row has a probe for the execution size,
//! one for each operand, and the mask of the clauses that their numbers must satisfy together.
//! `openvisa_isa_core::rules::fast_accept` documents the types.
#![allow(clippy::all, unused_parens, unused_variables)]
use crate::info::InstKind;
use crate::variables::VariableClass;
use openvisa_isa_core::rules::fast_accept::*;

/// Returns an entry of a table; 0 past its end.
fn entry(index: i64, entries: &[i64]) -> i64 {
    usize::try_from(index).ok().and_then(|index| entries.get(index)).copied().unwrap_or(0)
}

/// A row of [`ROWS`].
pub type Row = FormatRow<InstKind, VariableClass>;

/// Offsets in bytes of `tag`, `info` in the newest versions, followed by the total size. `specs/5_operands.md:6`
pub const VEC_OPERAND: [usize; 3] = [0, 1, 2];

/// Offsets in bytes of `id`, `row` in the newest versions, followed by the total size. `specs/5_operands.md:29`
pub const GEN_OPND: [usize; 3] = [0, 4, 5];

/// Offsets in bytes of `type`, `value` in the newest versions, followed by the total size. `specs/5_operands.md:41`
pub const CONST_OPND: [usize; 3] = [0, 1, 5];

/// Offsets in bytes of `id`, `offset` in the newest versions, followed by the total size. `specs/5_operands.md:57`
pub const RAW_OPERAND: [usize; 3] = [0, 4, 6];

/// Functions that compute how many bytes an instruction accesses of each raw operand, in wire order.
/// `b` is the beginning of the instruction, and `grf` the size of a register in bytes.
pub static FOOTPRINTS: [FootprintFn; 0] = [
];

/// Functions that compute what an instruction needs of the storage of its operands, in wire
/// order. `b` is the beginning of the instruction, `t` the bytes after the last operand, `e` the
/// sizes of the operands' elements, and `grf` the size of a register in bytes.
pub static SIZES: [SizeFn; 0] = [
];

/// Masks with one bit per clause that a number satisfies.
pub static MASKS: [u64; 18] = [
    0x8, 0x0, 0x10, 0x11, 0x13, 0x0, 0x1, 0x3, 0x20, 0x21, 0x23, 0x0, 0x40, 0x41, 0x43, 0x0,
    0x4, 0x0,
];

/// Tables from the number that a probe gives to the position of its mask among those of the probe.
static POSITIONS: [[u8; 256]; 5] = [
    by_range(&[(0x00, 0), (0x02, 1), (0x10, 0), (0x12, 1), (0x20, 0), (0x22, 1), (0x30, 0), (0x32, 1), (0x40, 0), (0x42, 1), (0x50, 0), (0x52, 1), (0x60, 0), (0x62, 1), (0x70, 0), (0x72, 1), (0x80, 0), (0x82, 1), (0x90, 0), (0x92, 1), (0xa0, 0), (0xa2, 1), (0xb0, 0), (0xb2, 1), (0xc0, 0), (0xc2, 1), (0xd0, 0), (0xd2, 1), (0xe0, 0), (0xe2, 1), (0xf0, 0), (0xf2, 1)]),
    by_range(&[(0x00, 0), (0x01, 1), (0x02, 2), (0x03, 0), (0x41, 3), (0x48, 0), (0x49, 3), (0x50, 0), (0x56, 3), (0x60, 0), (0x61, 1), (0x62, 2), (0x63, 0), (0x7f, 3), (0x81, 4), (0x82, 5), (0x83, 3), (0xa1, 4), (0xa2, 5), (0xa3, 3), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 0), (0xe1, 1), (0xe2, 2), (0xe3, 0)]),
    by_range(&[(0x00, 0), (0x01, 1), (0x02, 2), (0x03, 0), (0x41, 3), (0x48, 0), (0x49, 3), (0x50, 0), (0x56, 3), (0x60, 0), (0x61, 1), (0x62, 2), (0x63, 0), (0x7f, 3), (0x80, 0), (0x81, 1), (0x82, 2), (0x83, 3), (0xa0, 0), (0xa1, 1), (0xa2, 2), (0xa3, 3), (0xc0, 0), (0xc1, 1), (0xc2, 2), (0xc3, 0), (0xe1, 1), (0xe2, 2), (0xe3, 0)]),
    by_range(&[(0x00, 0)]),
    by_range(&[(0x00, 0), (0x42, 1), (0x48, 0), (0x4d, 1), (0x4e, 0), (0x56, 1), (0x60, 0), (0x7f, 1), (0x80, 0)]),
];

/// Tables from a byte to the number of channels.
static CHANNELS: [[ChannelCount; 256]; 1] = [
    by_range(&[(0x00, ChannelCount::Absent)]),
];

/// Lists of probes of bytes before the first operand.
static BYTES: [&[ByteProbe]; 1] = [
    &[],
];

/// Lists of probes from the first operand on.
static OPERANDS: [&[OperandProbe<VariableClass>]; 2] = [
    &[
        OperandProbe { kind: OperandProbeKind::Vector(OperandUse { access: OperandAccess::Write, region: Regions::Ignored, alignment: Alignment::Any }), offset: 2, first_mask: 2, positions: &POSITIONS[1] },
        OperandProbe { kind: OperandProbeKind::Vector(OperandUse { access: OperandAccess::Read, region: Regions::Ignored, alignment: Alignment::Any }), offset: 0, first_mask: 8, positions: &POSITIONS[2] },
        OperandProbe { kind: OperandProbeKind::Vector(OperandUse { access: OperandAccess::Read, region: Regions::Ignored, alignment: Alignment::Any }), offset: 0, first_mask: 12, positions: &POSITIONS[2] },
    ],
    &[OperandProbe { kind: OperandProbeKind::Raw(RawOperandUse { alignment: Alignment::Any, storage: Alignment::Register }), offset: 2, first_mask: 16, positions: &POSITIONS[4] }],
];

/// The rows. Rows for older versions follow from [`Row::older`](FormatRow::older).
pub static ROWS: [Row; 2] = [
    // 0
    Row {
        kind: InstKind::Add, since: Version::new(0, 0), older: None, form: None,
        platforms: &[0x6, 0x5],
        channels: &CHANNELS[0], first: ByteProbe { offset: 1, first_mask: 0, positions: &POSITIONS[0] }, bytes: BYTES[0],
        no_reference: 0x0, reference: None,
        operands: OPERANDS[0], list: None, tail: 0,
        sizes: SizeCheck::NotNeeded,
        clauses: 0x7c, combinations: 0x3,
    },
    // 1
    Row {
        kind: InstKind::SvmRead, since: Version::new(0, 0), older: None, form: None,
        platforms: &[0x2, 0x2],
        channels: &CHANNELS[0], first: ByteProbe { offset: 0, first_mask: 1, positions: &POSITIONS[3] }, bytes: BYTES[0],
        no_reference: 0x0, reference: None,
        operands: OPERANDS[1], list: None, tail: 0,
        sizes: SizeCheck::NotNeeded,
        clauses: 0x6, combinations: 0x1,
    },
];

/// Indexes of rows in [`ROWS`], by the byte after the opcode.
static BY_SECOND_BYTE: [[Option<u16>; 256]; 1] = [
    by_value(None, &[(0x01, Some(1))]),
];

/// The row in [`ROWS`] of each opcode.
pub static BY_OPCODE: [OpcodeEntry; 256] = by_value(OpcodeEntry::NoRow, &[
    (0x01, OpcodeEntry::Row(0)),
    (0x03, OpcodeEntry::BySecondByte(&BY_SECOND_BYTE[0])),
]);
