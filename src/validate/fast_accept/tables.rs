//! Tables and constants of the matcher: sizes, tags of frequent operands, clauses by platform.
//!
//! For example, `IMMEDIATE_SHAPES` has the shape 0 for the type DF on a platform without DF.

use super::region_span::RegionTables;
use crate::validate::operand::unpacked_type;
use crate::validate::variable_table::ShapeTable;
use openvisa_isa::bit_fields::VecOperandTag;
use openvisa_isa::enums::{Modifier, OperandClass};
use openvisa_isa::fast_accept::{self, GEN_OPND, Row};
use openvisa_isa::{DataType, DataTypeKind, InstKind, Platform, Version};
use openvisa_isa_core::rules::fast_accept::{ByteProbe, ChannelCount, OperandProbeKind, SizeCheck, operand_code};

/// Number of rows: that of the generated ones and at least one that accepts nothing. It is a power
/// of two, so that an index needs no bounds check.
pub(super) const ROW_COUNT: usize = (fast_accept::ROWS.len() + 1).next_power_of_two();

/// Number of masks, of which the last ones may be padding. It is a power of two, so that an index
/// needs no bounds check.
const MASK_COUNT: usize = fast_accept::MASKS.len().next_power_of_two();

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

/// The tables that most probes read.
///
/// They are one static, so that code addresses all of them relative to one register.
#[derive(Debug)]
pub(super) struct MatcherTables {
    /// The rows.
    pub(super) rows: [Row; ROW_COUNT],
    /// The masks of all probes.
    pub(super) masks: [u64; MASK_COUNT],
    /// The spans of regions.
    pub(super) regions: RegionTables,
    /// The shapes of declared variables.
    pub(super) shapes: ShapeTable,
}

/// The tables.
pub(super) static TABLES: MatcherTables = MatcherTables {
    rows: pad_table(&fast_accept::ROWS, REJECTING_ROW),
    masks: pad_table(&fast_accept::MASKS, 0),
    regions: RegionTables::new(),
    shapes: ShapeTable::new(),
};

/// Copies a table and fills the rest with `padding`.
const fn pad_table<T: Copy, const N: usize>(table: &[T], padding: T) -> [T; N] {
    let (mut all, mut index) = ([padding; N], 0);
    while index < table.len() {
        all[index] = table[index];
        index += 1;
    }
    all
}

/// Clauses that each platform satisfies before any byte is probed, by row. Bits that the row does
/// not use are set too.
pub(super) static PLATFORM_CLAUSES: [[u64; ROW_COUNT]; Platform::ALL.len()] = {
    let mut all = [[0; ROW_COUNT]; Platform::ALL.len()];
    let mut index = 0;
    while index < ROW_COUNT {
        let Row { platforms, clauses, combinations, .. } = &TABLES.rows[index];
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
    while index < ROW_COUNT {
        let (row, mut end, mut at) = (&TABLES.rows[index], 0, 0);
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
        assert!(row.form.is_none() || matches!(row.sizes, SizeCheck::NotNeeded), "forms have no sizes to check");
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
