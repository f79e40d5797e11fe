//! Tables and constants of the matcher: sizes, tags of frequent operands, clauses by platform.
//!
//! For example, `IMMEDIATE_SHAPES` has the shape 0 for the type DF on a platform without DF.

use crate::validate::operand::unpacked_type;
use openvisa_isa::bit_fields::VecOperandTag;
use openvisa_isa::enums::{Modifier, OperandClass};
use openvisa_isa::fast_accept::{GEN_OPND, SCANS, WORDS};
use openvisa_isa::{DataType, DataTypeKind, Platform, Version};
use openvisa_isa_core::rules::{Look, Scan, Step};

/// Clauses that each platform satisfies before any byte is probed, by row. Bits that the row does
/// not use are set too.
pub(super) static PLATFORM_CLAUSES: [[u64; SCANS.len()]; Platform::ALL.len()] = {
    let mut all = [[0; SCANS.len()]; Platform::ALL.len()];
    let mut row = 0;
    while row < SCANS.len() {
        let Scan { platforms: look, clauses, combinations, .. } = &SCANS[row];
        let mut platform = 0;
        while platform < all.len() {
            let word = WORDS[look.words as usize + look.table[platform] as usize];
            all[platform][row] = word | !(*clauses | *combinations);
            platform += 1;
        }
        row += 1;
    }
    all
};

/// Tag of a general operand without a modifier, the most frequent operand.
pub(super) const PLAIN_GENERAL_TAG: u8 =
    VecOperandTag(0).with_class(OperandClass::General).with_modifier(Modifier::NoModifier).bits();

/// Tag of an immediate without a modifier.
pub(super) const PLAIN_IMMEDIATE_TAG: u8 =
    VecOperandTag(0).with_class(OperandClass::Immediate).with_modifier(Modifier::NoModifier).bits();

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
    let mut row = 0;
    while row < SCANS.len() {
        let (scan, mut end, mut step) = (&SCANS[row], 0, 0);
        while step < scan.steps.len() {
            end += match scan.steps[step].how {
                ..=Step::VECTOR => scan.steps[step].look.at as usize + MAX_OPERAND_BYTES,
                Step::RAW => scan.steps[step].look.at as usize + MAX_RAW_OPERAND_BYTES,
                _ => 0,
            };
            step += 1;
        }
        assert!(end + scan.tail as usize <= MAX_INST_BYTES, "all of an instruction lies in the window");
        row += 1;
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
            let is_number = !matches!(data_type.kind(), DataTypeKind::Boolean);
            if is_number && data_type.platforms().contains(Platform::ALL[platform]) {
                all[platform][data_type as usize] = Step::CONSTANT | unpacked_type(data_type) as u8;
            }
            position += 1;
        }
        platform += 1;
    }
    all
};

/// Number of type indexes that a shape can hold.
pub(super) const MAX_TYPES: usize = 64;

/// Returns the clauses that a probed value satisfies.
#[inline(always)]
pub(super) fn clauses_of(look: &Look, number: u8) -> u64 {
    const { assert!(WORDS.len().is_power_of_two(), "positions are taken modulo this") };
    WORDS[(usize::from(look.words) + usize::from(look.table[usize::from(number)])) % WORDS.len()]
}

/// Returns whether all clauses hold and a combination of types is left. The bits of the
/// combinations are the lowest.
#[inline(always)]
pub(super) fn all_clauses_hold(scan: &Scan, hold: u64) -> bool {
    // Nonzero: a combination is left. At most all combinations: no bit of a clause is missing.
    (!hold).wrapping_sub(1) < scan.combinations
}

/// Extracts the bits that a probe selects of a number.
#[inline(always)]
pub(super) fn extract_probe_bits(step: &Step, number: [u8; 8]) -> u8 {
    (u64::from_le_bytes(number) << (step.flags & 63) >> (step.more & 63)).min(u8::MAX.into()) as u8
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
