//! The index of rows by the first byte of an instruction, or by its first two bytes.
//!
//! For example, the row of ADD is found by its opcode, and the row of an SVM instruction by its
//! opcode and sub-opcode.

use crate::emit::context::Context;
use crate::emit::fast_accept::table::TableBuilder;
use crate::rust_view::formats::FormatPlan;
use crate::spec::model::{VariantCondition, VariantKey};
use std::collections::BTreeMap;

/// The number of a row, for a value of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct IndexEntry {
    pub(super) byte: u8,
    pub(super) row: usize,
}

/// Rows by the first two bytes of an instruction.
#[derive(Default)]
pub(super) struct OpcodeIndex {
    /// Rows by the first byte.
    pub(super) by_opcode: Vec<IndexEntry>,
    /// First bytes whose row the second byte selects, with the rows by the second byte.
    pub(super) by_second: Vec<(u8, Vec<IndexEntry>)>,
}

impl OpcodeIndex {
    /// Adds the rows of all formats to a table, and indexes them.
    pub(super) fn build(context: &Context<'_>, table: &mut TableBuilder<'_>) -> Self {
        let mut by_opcode: BTreeMap<u8, Vec<&FormatPlan<'_>>> = BTreeMap::new();
        for format in &context.formats {
            let formats = by_opcode.entry(format.opcode_bytes().opcode).or_default();
            // An instruction with the same bytes as an earlier one is decoded as the earlier one,
            // and never reached.
            let is_reached =
                |known: &&FormatPlan<'_>| known.id == format.id || known.opcode_bytes() != format.opcode_bytes();
            if formats.iter().all(is_reached) {
                formats.push(format);
            }
        }
        let mut index = Self::default();
        for (opcode, formats) in by_opcode {
            if let [format] = formats.as_slice()
                && format.opcode_bytes().sub_opcode.is_none()
                && format.variants.iter().all(|v| v.conditions.is_empty())
            {
                index.by_opcode.extend(table.add_format(format, None).map(|row| IndexEntry { byte: opcode, row }));
                continue;
            }
            let mut entries = Vec::new();
            for format in formats {
                let has_sub_opcode = format.opcode_bytes().sub_opcode.is_some();
                for byte in second_bytes(format).unwrap_or_default() {
                    let selector = (!has_sub_opcode).then_some(byte);
                    entries.extend(table.add_format(format, selector).map(|row| IndexEntry { byte, row }));
                }
            }
            entries.sort_unstable();
            let unique = entries.windows(2).all(|pair| pair[0].byte != pair[1].byte);
            if unique && !entries.is_empty() {
                index.by_second.push((opcode, entries));
            }
        }
        index
    }
}

/// Returns the values of the byte behind the opcode that select a format among those with the same
/// opcode. `None` if that byte does not decide.
fn second_bytes(format: &FormatPlan<'_>) -> Option<Vec<u8>> {
    if let Some(sub) = format.opcode_bytes().sub_opcode {
        return format.variants.iter().all(|v| v.conditions.is_empty()).then(|| vec![sub]);
    }
    let second = format.variants.first()?.fields.first()?.value;
    let int = format.instruction.field(second).kind?.int()?;
    let is_about_second = |condition: &&VariantCondition| match condition.key {
        VariantKey::Value { field, group } if field == second => match group {
            None => int.bits() == 8,
            Some(group) => {
                let group = format.instruction.field(second).groups.get(usize::from(group));
                group.is_some_and(|group| group.low == 0 && group.width() == 8)
            }
        },
        _ => false,
    };
    // Codes for which another field decides too have no row.
    let (mut codes, mut undecided) = (Vec::new(), Vec::new());
    for variant in &format.variants {
        let condition = variant.conditions.iter().find(is_about_second)?;
        if variant.fields.first().is_none_or(|first| first.value != second) {
            return None;
        }
        let list = if variant.conditions.len() == 1 { &mut codes } else { &mut undecided };
        for code in &condition.codes {
            list.push(u8::try_from((*code)?).ok()?);
        }
    }
    codes.retain(|code| !undecided.contains(code));
    Some(codes)
}
