//! Predicate fields of upstream documents.
//!
//! Instruction documents give only `Pred(uw)`. The bits are in a table of the operand document with
//! the columns `Bit(s) | Name | Value`, where each further value has a separate row. For example,
//! the row `13-14 | Predicate control | "00" - none` begins a group of two bits. Strict documents
//! have a shared field instead.

use super::Lowering;
use crate::spec::dialect::raw::{RawNamedTable, RawRow};
use crate::spec::model::{BitGroup, Enumerator, FieldKind, IntType};
use crate::spec::span::Spanned;

/// Names that instruction documents give to the predicate field.
const FIELD_NAMES: [&str; 2] = ["Pred", "Predicate"];

impl Lowering<'_> {
    /// Copies the bit groups of the table into every predicate field.
    pub(super) fn lower_predicates(&mut self, tables: &[RawNamedTable]) {
        let is_table = |t: &&RawNamedTable| {
            let header: Vec<_> = t.header.iter().map(|h| h.value.as_str()).collect();
            header == ["Bit(s)", "Name", "Value"]
        };
        if self.strict {
            return;
        }
        let Some(table) = tables.iter().find(is_table) else { return };
        let groups = parse_groups(table);
        let fields = self.model.instructions.iter_mut().flat_map(|i| &mut i.fields);
        for field in fields.filter(|f| FIELD_NAMES.contains(&f.name.value.as_str())) {
            if field.kind == Some(FieldKind::Int(IntType::Uw)) && field.groups.is_empty() {
                field.groups.clone_from(&groups);
            }
        }
    }
}

/// Returns the bit groups of the table, from low to high.
fn parse_groups(table: &RawNamedTable) -> Vec<BitGroup> {
    let mut groups: Vec<BitGroup> = Vec::new();
    for row in &table.rows {
        let [bits, name, value] = row.cells.as_slice() else { continue };
        if let Some((low, high)) = parse_bit_range(&bits.value) {
            groups.push(new_group(low, high, &name.value, row));
        }
        if let Some(group) = groups.last_mut() {
            group.enumerators.extend(parse_enumerator(group, &value.value, row));
        }
    }
    groups.sort_by_key(|g| g.low);
    groups
}

/// Parses a bit range such as `13-14` or `12`.
fn parse_bit_range(text: &str) -> Option<(u8, u8)> {
    let (low, high) = text.split_once('-').unwrap_or((text, text));
    let (low, high) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
    (low <= high && high < 16).then_some((low, high))
}

fn new_group(low: u8, high: u8, name: &str, row: &RawRow) -> BitGroup {
    BitGroup {
        high,
        low,
        reserved: name.eq_ignore_ascii_case("reserved"),
        description: name.to_owned(),
        span: row.span,
        ..BitGroup::default()
    }
}

/// Parses a value such as `"01" - any: returns 1 ...` of a group of several bits. Returns `None`
/// for reserved values.
fn parse_enumerator(group: &BitGroup, text: &str, row: &RawRow) -> Option<Enumerator> {
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
        description: description.trim().to_owned(),
        span: row.span,
        ..Enumerator::default()
    })
}

#[cfg(test)]
mod tests {
    use super::parse_bit_range;

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
            assert_eq!(parse_bit_range(text), range, "{text}");
        }
    }
}
