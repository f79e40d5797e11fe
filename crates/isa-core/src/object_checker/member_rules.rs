//! Checks of one value against the rules of its member.
//!
//! For example, the value 0 violates the rule `Range(1, 4096)`.

use super::{FindingKind, Frame, TableCounts};
use crate::{MemberPath, MemberRule, TableInfo};

/// The value of an integer member.
pub(super) struct MemberValue {
    pub(super) value: u64,
    pub(super) bytes: u8,
    pub(super) signed: bool,
    pub(super) offset: usize,
    pub(super) place: MemberPath,
}

impl MemberValue {
    /// Returns the violation of a rule; `None` if the value satisfies it.
    pub(super) fn violation_of(&self, rule: &MemberRule, frame: &Frame, tables: &TableCounts) -> Option<FindingKind> {
        let value = self.value;
        match rule {
            MemberRule::Range(low, high) => {
                let number = self.signed_value();
                (number < *low || number > *high).then_some(FindingKind::OutOfRange {
                    value: number,
                    low: *low,
                    high: *high,
                })
            }
            MemberRule::MustBe(expected) => {
                (value != *expected).then_some(FindingKind::MustBe { value, expected: *expected })
            }
            MemberRule::Codes { group, low, width, codes } => {
                let part = extract_bits(value, *low, *width);
                (!codes.contains(&part)).then_some(FindingKind::Reserved { group, value: part })
            }
            MemberRule::IndexOf(table) => check_index(table, value, tables),
            MemberRule::IndexSelected { member, low, width, tables: selected } => {
                let selector = extract_bits(frame.value_of(*member)?, *low, *width);
                let (_, table) = selected.iter().find(|(code, _)| *code == selector)?;
                check_index(table, value, tables)
            }
            MemberRule::OffsetOf { .. } | MemberRule::OffsetOfBytes { .. } | MemberRule::OffsetIn { .. } => None,
        }
    }

    /// Returns the value as a number, sign-extended if the member is signed.
    fn signed_value(&self) -> i64 {
        let unused = 64 - u32::from(self.bytes.clamp(1, 8)) * 8;
        match self.signed {
            true => ((self.value << unused) as i64) >> unused,
            false => i64::try_from(self.value).unwrap_or(i64::MAX),
        }
    }
}

/// Returns `width` bits of a value from bit `low` on.
fn extract_bits(value: u64, low: u8, width: u8) -> u64 {
    let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    value.checked_shr(u32::from(low)).unwrap_or(0) & mask
}

/// Returns the violation of an index that is neither an entry of the table nor predefined. An
/// unknown table is not checked.
fn check_index(table: &TableInfo, value: u64, tables: &TableCounts) -> Option<FindingKind> {
    let count = tables.count_of(table.structure)?;
    let declared = value.checked_sub(u64::from(table.first)).is_some_and(|n| n < count);
    let predefined = || table.predefined.iter().any(|p| u64::from(*p) == value);
    let kind = FindingKind::NoEntry { table: table.structure, value, first: table.first, count };
    (!declared && !predefined()).then_some(kind)
}
