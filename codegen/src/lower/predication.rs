//! The predicate word of upstream documents.
//!
//! Instruction documents say `Pred(uw)` and no more; its bits are in a table of the operand document, with the columns
//! `Bit(s) | Name | Value`, whose further values stand in rows of their own. Strict documents have a shared field instead.

use super::Lowering;
use crate::dialect::raw::{RawNamedTable, RawRow};
use crate::model::{BitGroup, Enumerator, FieldKind, IntType};
use crate::span::Spanned;

/// The names under which instruction documents have the word.
const FIELDS: [&str; 2] = ["Pred", "Predicate"];

impl Lowering<'_> {
    /// Gives every predicate field the bit groups of the table.
    pub(super) fn predication(&mut self, tables: &[RawNamedTable]) {
        let is_table = |t: &&RawNamedTable| {
            let header: Vec<_> = t.header.iter().map(|h| h.value.as_str()).collect();
            header == ["Bit(s)", "Name", "Value"]
        };
        if self.strict {
            return;
        }
        let Some(table) = tables.iter().find(is_table) else { return };
        let groups = groups(table);
        let fields = self.model.instructions.iter_mut().flat_map(|i| &mut i.fields);
        for field in fields.filter(|f| FIELDS.contains(&f.name.value.as_str())) {
            if field.kind == Some(FieldKind::Int(IntType::Uw)) && field.groups.is_empty() {
                field.groups.clone_from(&groups);
            }
        }
    }
}

/// The groups, from low to high.
fn groups(table: &RawNamedTable) -> Vec<BitGroup> {
    let mut groups: Vec<BitGroup> = Vec::new();
    for row in &table.rows {
        let [bits, name, value] = row.cells.as_slice() else { continue };
        if let Some((low, high)) = bit_range(&bits.value) {
            groups.push(group(low, high, &name.value, row));
        }
        if let Some(group) = groups.last_mut() {
            group.enumerators.extend(enumerator(group, &value.value, row));
        }
    }
    groups.sort_by_key(|g| g.low);
    groups
}

/// `13-14` or `12`.
fn bit_range(text: &str) -> Option<(u8, u8)> {
    let (low, high) = text.split_once('-').unwrap_or((text, text));
    let (low, high) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
    (low <= high && high < 16).then_some((low, high))
}

fn group(low: u8, high: u8, name: &str, row: &RawRow) -> BitGroup {
    BitGroup {
        high,
        low,
        name: None,
        type_name: None,
        text: None,
        reserved: name.eq_ignore_ascii_case("reserved"),
        signed: false,
        complemented: false,
        data_type: false,
        description: name.to_owned(),
        range: None,
        enumerators: Vec::new(),
        gate: None,
        span: row.span,
    }
}

/// `"01" - any: returns 1 ...`, of a group of several bits. Values that are reserved have no name.
fn enumerator(group: &BitGroup, text: &str, row: &RawRow) -> Option<Enumerator> {
    let (digits, text) = text.strip_prefix('"')?.split_once("\" - ")?;
    let code = u64::from_str_radix(digits, 2).ok()?;
    let (name, description) = text.split_once(": ").unwrap_or((text, ""));
    if group.width() < 2 || name.trim() == "reserved" {
        return None;
    }
    Some(Enumerator {
        code: Spanned::new(code, row.span),
        digits: group.width(),
        name: Spanned::new(name.trim().to_owned(), row.span),
        text: None,
        other_text: None,
        also: Vec::new(),
        description: description.trim().to_owned(),
        gate: None,
        valid_if: None,
        layout: None,
        span: row.span,
    })
}

#[cfg(test)]
mod tests {
    use super::bit_range;

    #[test]
    fn ranges_are_written_low_bit_first() {
        for (text, range) in [
            ("13-14", Some((13, 14))),
            ("12", Some((12, 12))),
            ("0-11", Some((0, 11))),
            ("", None),
            ("14-13", None),
            ("0-99", None),
        ] {
            assert_eq!(bit_range(text), range, "{text}");
        }
    }
}
