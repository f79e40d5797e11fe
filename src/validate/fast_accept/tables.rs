//! Tables and constants of the matcher: sizes, tags of frequent operands, clauses by platform.
//!
//! For example, `IMMEDIATE_SHAPES` has the shape 0 for the type DF on a platform without DF.

use crate::validate::operand::unpacked_type;
use openvisa_isa::bit_fields::VecOperandTag;
use openvisa_isa::enums::{Modifier, OperandClass};
use openvisa_isa::fast_accept::{self, GEN_OPND, Row};
use openvisa_isa::{DataType, DataTypeKind, InstKind, Platform, Version};
use openvisa_isa_core::rules::fast_accept::{ByteProbe, ChannelCount, OperandProbeKind, SizeCheck, operand_code};

/// The generated rows, followed by at least one row that accepts nothing. Their number is a power
/// of two, so that an index needs no bounds check.
pub(super) static ROWS: [Row; (fast_accept::ROWS.len() + 1).next_power_of_two()] = {
    let (mut all, mut index) = ([REJECTING_ROW; (fast_accept::ROWS.len() + 1).next_power_of_two()], 0);
    while index < fast_accept::ROWS.len() {
        all[index] = fast_accept::ROWS[index];
        index += 1;
    }
    all
};

/// Index of a row that accepts nothing.
pub(super) const REJECTING_INDEX: u16 = fast_accept::ROWS.len() as u16;

/// A row that accepts nothing: no type combination is left.
const REJECTING_ROW: Row = Row {
    kind: InstKind::ALL[0],
    since: Version::new(0, 0),
    older: None,
    form: None,
    platforms: &[],
    channels: &[ChannelCount::Absent; 256],
    first: ByteProbe { offset: 0, first_mask: 0, positions: &[0; 256] },
    bytes: &[],
    no_reference: 0,
    reference: None,
    operands: &[],
    list: None,
    tail: 0,
    sizes: SizeCheck::NotNeeded,
    clauses: 0,
    combinations: 0,
};

/// The generated masks, padded with zeros to a power of two.
pub(super) static MASKS: [u64; fast_accept::MASKS.len().next_power_of_two()] = {
    let (mut all, mut index) = ([0; fast_accept::MASKS.len().next_power_of_two()], 0);
    while index < fast_accept::MASKS.len() {
        all[index] = fast_accept::MASKS[index];
        index += 1;
    }
    all
};

/// Clauses that each platform satisfies before any byte is probed, by row. Bits that the row does
/// not use are set too.
pub(super) static PLATFORM_CLAUSES: [[u64; ROWS.len()]; Platform::ALL.len()] = {
    let mut all = [[0; ROWS.len()]; Platform::ALL.len()];
    let mut index = 0;
    while index < ROWS.len() {
        let Row { platforms, clauses, combinations, .. } = &ROWS[index];
        let mut platform = 0;
        while platform < all.len() {
            let mask = if platform < platforms.len() { platforms[platform] } else { 0 };
            all[platform][index] = mask | !(*clauses | *combinations);
            platform += 1;
        }
        index += 1;
    }
    all
};

/// Tag of a general operand without a modifier, the most frequent operand.
pub(super) const PLAIN_GENERAL_TAG: u8 =
    VecOperandTag(0).with_class(OperandClass::General).with_modifier(Modifier::NoModifier).bits();

/// Tag of an immediate without a modifier.
pub(super) const PLAIN_IMMEDIATE_TAG: u8 =
    VecOperandTag(0).with_class(OperandClass::Immediate).with_modifier(Modifier::NoModifier).bits();

/// Tag of a predicate operand without a modifier.
pub(super) const PLAIN_PREDICATE_TAG: u8 =
    VecOperandTag(0).with_class(OperandClass::Predicate).with_modifier(Modifier::NoModifier).bits();

/// Tag of a state operand without a modifier.
pub(super) const PLAIN_STATE_TAG: u8 =
    VecOperandTag(0).with_class(OperandClass::State).with_modifier(Modifier::NoModifier).bits();

/// Size in bytes of a cache line on most processors.
pub(super) const CACHE_LINE_BYTES: usize = 64;

/// Operands are decoded in the newest version. They are the same in all versions that have rows.
pub(super) const NEWEST_POSSIBLE_VERSION: Version = Version::new(u8::MAX, u8::MAX);

/// Maximum size in bytes of an operand. A larger one is not accepted.
pub(super) const MAX_OPERAND_BYTES: usize = 10;

/// Maximum size in bytes of a raw operand.
pub(super) const MAX_RAW_OPERAND_BYTES: usize = 8;

/// Maximum size in bytes of an instruction with a row. A longer one, which has a list, is not
/// accepted.
pub(super) const MAX_INST_BYTES: usize = 128;

// Byte offsets of the members of a general operand after the tag, and their total size.
pub(super) const ID_OFFSET: usize = GEN_OPND[0];
pub(super) const ROW_OFFSET: usize = GEN_OPND[1];
pub(super) const COLUMN_OFFSET: usize = GEN_OPND[2];
pub(super) const REGION_OFFSET: usize = GEN_OPND[3];
pub(super) const GENERAL_OPERAND_BYTES: usize = GEN_OPND[4];

const _: () = assert!(
    ROW_OFFSET < COLUMN_OFFSET && COLUMN_OFFSET < REGION_OFFSET && ROW_OFFSET + 4 == GENERAL_OPERAND_BYTES,
    "what follows the number of the variable"
);

const _: () = {
    let mut index = 0;
    while index < ROWS.len() {
        let (row, mut end, mut at) = (&ROWS[index], 0, 0);
        while at < row.operands.len() {
            let probe = &row.operands[at];
            end += match probe.kind {
                OperandProbeKind::Source | OperandProbeKind::Destination | OperandProbeKind::Vector(_) => {
                    probe.offset as usize + MAX_OPERAND_BYTES
                }
                OperandProbeKind::Raw(_) => probe.offset as usize + MAX_RAW_OPERAND_BYTES,
                _ => 0,
            };
            at += 1;
        }
        assert!(end + row.tail as usize <= MAX_INST_BYTES, "all of an instruction lies in the window");
        index += 1;
    }
};

/// Number of bytes that are read for an instruction.
pub(super) const WINDOW_BYTES: usize = MAX_INST_BYTES + MAX_OPERAND_BYTES;

/// Shapes of immediates by platform and type index, or 0 if the platform does not have the type.
pub(super) static IMMEDIATE_SHAPES: [[u8; MAX_TYPES]; Platform::ALL.len()] = {
    let (mut all, mut platform) = ([[0; MAX_TYPES]; Platform::ALL.len()], 0);
    while platform < all.len() {
        let mut position = 0;
        while position < DataType::ALL.len() {
            let data_type = DataType::ALL[position];
            let first = match data_type.kind() {
                DataTypeKind::Packed => operand_code::PACKED,
                _ => operand_code::IMMEDIATE,
            };
            let is_number = !matches!(data_type.kind(), DataTypeKind::Boolean);
            if is_number && data_type.platforms().contains(Platform::ALL[platform]) {
                all[platform][data_type as usize] = first | unpacked_type(data_type) as u8;
            }
            position += 1;
        }
        platform += 1;
    }
    all
};

/// Number of type indexes that a shape can hold.
pub(super) const MAX_TYPES: usize = 32;

const _: () = assert!(DataType::ALL.len() <= MAX_TYPES, "each type has an operand code");

/// Returns whether all clauses hold and a combination of types is left. The bits of the
/// combinations are the lowest.
#[inline(always)]
pub(super) fn all_clauses_hold(row: &Row, hold: u64) -> bool {
    // Nonzero: a combination is left. At most all combinations: no bit of a clause is missing.
    (!hold).wrapping_sub(1) < row.combinations
}

/// Returns `N` bytes at an offset. Beyond the maximum size, returns other bytes of the window: such
/// an instruction is not accepted.
#[inline(always)]
pub(super) fn bytes_at<const N: usize>(window: &[u8; WINDOW_BYTES], at: usize) -> &[u8; N] {
    const { assert!(N <= MAX_OPERAND_BYTES, "a window has more bytes than instructions may have") };
    window[at % MAX_INST_BYTES..].first_chunk().unwrap_or(&[0; N])
}

/// Copies the end of some code and pads it with zeros.
pub(super) fn pad_code<const N: usize>(code: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.iter_mut().zip(code).for_each(|(byte, code)| *byte = *code);
    bytes
}
