//! Checks of the bits of a field: groups fit into the field, do not overlap, and cover every bit.
//!
//! For example, a `ub` field with the groups `Bit[2..0]` and `Bit[7..4]` is reported, because bit 3
//! belongs to no group.

use super::RuleContext;
use super::gates::are_exclusive;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{BitGroup, Field, FieldKind};
use crate::spec::rules;

/// Maximum number of bit groups of a field that are compared. A field has at most 64 bits, and few
/// versions.
const MAX_GROUPS: usize = 256;

pub(super) fn check(context: RuleContext<'_>, field: &Field, out: &mut Diagnostics) {
    if field.groups.is_empty() && field.enumerators.is_empty() {
        return;
    }
    let Some(kind) = field.kind else { return };
    if !matches!(kind, FieldKind::Int(_) | FieldKind::Scalar | FieldKind::Unknown) {
        return report_operand_bits(field, kind, out);
    }
    let mut sound = true;
    for group in field.groups.iter().filter(|g| is_own_group(field, g)) {
        sound &= check_position(context, field, group, out);
    }
    sound &= check_overlap(field, out);
    check_group_names(context, field, out);
    if context.strict && sound {
        check_group_order(field, out);
    }
    if context.strict && sound && field.groups.iter().any(|g| is_own_group(field, g)) {
        check_all_described(context, field, out);
    }
}

/// Returns whether the group is written in the field's own document, and not copied from a shared
/// field.
fn is_own_group(field: &Field, group: &BitGroup) -> bool {
    group.span.file == field.span.file
}

/// Reports bits or values of a field that is an operand, not a number.
fn report_operand_bits(field: &Field, kind: FieldKind, out: &mut Diagnostics) {
    let first =
        field.groups.iter().map(|g| (g.span, "bits")).chain(field.enumerators.iter().map(|e| (e.span, "values")));
    let Some((span, what)) = first.min_by_key(|(span, _)| *span) else { return };
    let message = format!("`{}` is {}, which has no {what}", field.name, kind_with_article(kind));
    let finding = rules::BITS_OF_OPERAND.at(span, message);
    let finding = finding.label("of which number?").also(field.kind_source.span, "no integer type");
    out.push(finding.help("give the field an integer type, or say it in words"));
}

/// Returns the kind of a field with its article, for messages: `a vector operand`.
pub(super) fn kind_with_article(kind: FieldKind) -> &'static str {
    match kind {
        FieldKind::Int(_) => "a number",
        FieldKind::VectorOperand => "a vector operand",
        FieldKind::Scalar => "a scalar",
        FieldKind::RawOperand => "a raw operand",
        FieldKind::Structure(_) => "a structure",
        FieldKind::String => "a string",
        FieldKind::Code => "an instruction stream",
        FieldKind::Unknown => "of unknown type",
    }
}

/// Returns the number of bits of the values, if it is known. For a field with alternative types,
/// only types whose gate can hold together with the gate of `group` count.
fn value_width(context: RuleContext<'_>, field: &Field, group: Option<&BitGroup>) -> Option<u8> {
    match field.kind? {
        FieldKind::Int(int) if field.alternatives.is_empty() => Some(int.bits()),
        FieldKind::Int(int) => {
            let gate = group.and_then(|g| g.gate.as_ref());
            let fitting = field.alternatives.iter().filter(|(g, _)| !are_exclusive(Some(g), gate));
            let widths = fitting.filter_map(|(_, kind)| kind.int()).map(|i| i.bits());
            // A group must fit into every type that it can occur with. Without a group, the widest
            // type counts.
            let width = if group.is_some() { widths.min() } else { widths.max() };
            width.or(Some(int.bits()))
        }
        FieldKind::Scalar => {
            let types = field.types.as_ref()?;
            let bits = types.value.iter().filter_map(|id| context.model.data_types.get(id.index())).map(|t| t.bits);
            bits.max().and_then(|bits| u8::try_from(bits).ok())
        }
        _ => None,
    }
}

/// Checks that a group fits into the field, and returns whether it does.
fn check_position(context: RuleContext<'_>, field: &Field, group: &BitGroup, out: &mut Diagnostics) -> bool {
    let width = value_width(context, field, Some(group)).unwrap_or(64);
    if group.high >= width {
        let message = format!("bit {} of `{}`, which ends at bit {}", group.high, field.name, width.saturating_sub(1));
        let finding = rules::BITS_BEYOND_FIELD.at(group.span, message);
        let finding = finding.label("beyond the field").also(field.kind_source.span, format!("{width} bits"));
        out.push(finding.help("correct the bit numbers, or the type of the field"));
        return false;
    }
    true
}

/// Checks that no two groups share a bit, and returns whether that is true.
fn check_overlap(field: &Field, out: &mut Diagnostics) -> bool {
    let mut sound = true;
    let mut groups: Vec<&BitGroup> = field.groups.iter().filter(|g| g.high >= g.low).collect();
    groups.sort_by_key(|g| (g.low, g.span));
    groups.truncate(MAX_GROUPS);
    for (i, group) in groups.iter().enumerate() {
        // Groups are sorted by their low bit: only groups that start inside this one can overlap
        // it.
        let mut following = groups[i + 1..].iter().take_while(|other| other.low <= group.high);
        if let Some(other) = following.find(|other| !are_exclusive(group.gate.as_ref(), other.gate.as_ref())) {
            sound = false;
            let (first, second) = if group.span <= other.span { (group, other) } else { (other, group) };
            let (low, high) = (other.low, group.high.min(other.high));
            let message = format!("{} of `{}` in two groups", format_bits(low, high), field.name);
            let finding = rules::BITS_OVERLAP.at(second.span, message).label("overlaps").also(first.span, "this group");
            out.push(finding.help("correct the bit numbers, or give the groups gates that exclude each other"));
        }
    }
    sound
}

/// Reports the first group that begins below the one before it.
fn check_group_order(field: &Field, out: &mut Diagnostics) {
    let groups: Vec<&BitGroup> = field.groups.iter().filter(|g| is_own_group(field, g)).collect();
    // A group with a gate may be another version of a group above.
    let backwards = |pair: &&[&BitGroup]| pair[1].low < pair[0].low && pair[1].gate.is_none();
    let Some([before, after]) = groups.windows(2).find(backwards) else { return };
    let message = format!("{} after {}", format_bits(after.low, after.high), format_bits(before.low, before.high));
    let finding = rules::GROUP_ORDER.at(after.span, message);
    out.push(finding.label("lower").also(before.span, "higher").help("order the groups from low bits to high bits"));
}

/// Checks that groups have names, and that names of groups whose gates can both hold differ.
fn check_group_names(context: RuleContext<'_>, field: &Field, out: &mut Diagnostics) {
    let mut named: Vec<&BitGroup> = field.groups.iter().filter(|g| g.name.is_some()).collect();
    let name = |group: &BitGroup| group.name.as_ref().map_or(String::new(), |n| n.value.clone());
    named.sort_by_key(|g| (name(g), g.span));
    for pair in named.windows(2) {
        let (first, second) = (pair[0], pair[1]);
        if name(first) == name(second) && !are_exclusive(first.gate.as_ref(), second.gate.as_ref()) {
            let span = second.name.as_ref().map_or(second.span, |n| n.span);
            let message = format!("`{}` has two bit groups named `{}`", field.name, name(second));
            let finding = rules::DUPLICATE_GROUP.at(span, message);
            let finding = finding.label("again").also(first.name.as_ref().map_or(first.span, |n| n.span), "first here");
            out.push(finding.help("rename one, or give them gates that exclude each other"));
        }
    }
    if context.strict {
        for group in field.groups.iter().filter(|g| is_own_group(field, g) && g.name.is_none() && !g.reserved) {
            let message = format!("{} of `{}` have no name", format_bits(group.low, group.high), field.name);
            let help = "begin the text with a name in a code span, or say `reserved`";
            out.push(rules::UNNAMED_GROUP.at(group.span, message).label("unnamed").help(help));
        }
    }
}

/// Checks that every bit of the field belongs to a group.
fn check_all_described(context: RuleContext<'_>, field: &Field, out: &mut Diagnostics) {
    let Some(width) = value_width(context, field, None) else { return };
    let known = field.groups.iter().fold(0, |mask, group| mask | group.mask());
    let all = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    let open = one_runs(all & !known);
    if open.is_empty() {
        return;
    }
    let places: Vec<String> = open.iter().map(|(low, high)| format_bit_group(*low, *high)).collect();
    let message = format!("`{}` of `{}` belongs to no group", places.join("`, `"), field.name);
    let help = format!("describe what is missing: `- {}: reserved` if it must be zero", places[0]);
    out.push(rules::BITS_UNDESCRIBED.at(field.name.span, message).label(format!("{width} bits")).help(help));
}

/// Returns the runs of ones in a mask as (lowest bit, highest bit), from low to high.
fn one_runs(mut mask: u64) -> Vec<(u8, u8)> {
    let mut runs = Vec::new();
    let mut shifted = 0;
    while mask != 0 {
        let zeros = mask.trailing_zeros() as u8;
        let ones = (mask >> zeros).trailing_ones() as u8;
        runs.push((shifted + zeros, shifted + zeros + ones - 1));
        mask = mask.checked_shr(u32::from(zeros + ones)).unwrap_or(0);
        shifted += zeros + ones;
    }
    runs
}

/// Formats a bit range for a message: `bit 3`, `bits 7..4`.
fn format_bits(low: u8, high: u8) -> String {
    if low == high { format!("bit {low}") } else { format!("bits {high}..{low}") }
}

/// Formats a bit range as documents write it: `Bit[3]`, `Bit[7..4]`.
fn format_bit_group(low: u8, high: u8) -> String {
    if low == high { format!("Bit[{low}]") } else { format!("Bit[{high}..{low}]") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_ones_are_found_from_low_to_high() {
        assert_eq!(one_runs(0), []);
        assert_eq!(one_runs(0b1000), [(3, 3)]);
        assert_eq!(one_runs(0b1110_0001), [(0, 0), (5, 7)]);
        assert_eq!(one_runs(u64::MAX), [(0, 63)]);
        assert_eq!(one_runs(1 << 63 | 1), [(0, 0), (63, 63)]);
    }
}
