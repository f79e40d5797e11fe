//! Checks of a single field: its type, its ranges, and its formal sentences.
//!
//! For example, `Valid values are [0..300].` is reported for a field of type `ub`, which holds at
//! most 255.

use super::bits::kind_with_article;
use super::{FieldOwner, RuleContext};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Bound, DataTypeId, DataTypeKind, Field, FieldKind, IntType, NullRule, ValueRange};
use crate::spec::rules;
use crate::spec::span::Span;

pub(super) fn check(context: RuleContext<'_>, owner: FieldOwner<'_>, field: &Field, out: &mut Diagnostics) {
    if let Some(range) = &field.range {
        check_field_range(context, field, range, out);
    }
    for group in &field.groups {
        if let Some(range) = &group.range {
            let limits = if group.signed { signed_limits(group.width()) } else { (0, i128::from(group.max())) };
            let name = group.name.as_ref().map_or_else(
                || format!("bits {}..{} of `{}`", group.high, group.low, field.name),
                |name| format!("`{}.{name}`", field.name),
            );
            let help =
                if group.signed { "correct the range" } else { "correct the range; negative numbers need `Signed.`" };
            check_range(context, range, Some(limits), &name, help, out);
        }
    }
    if let Some(types) = &field.types {
        report_repeated_types(context, types.span, types.value.iter().map(|id| (*id, types.span)), out);
    }
    let bare = field.description.trim().is_empty() && field.shared.is_none();
    if bare && field.groups.is_empty() && field.enumerators.is_empty() && !matches!(owner, FieldOwner::Structure(_)) {
        let finding = rules::UNDESCRIBED_FIELD.at(field.name.span, format!("`{}` has no description", field.name));
        out.push(finding.label("no text").help("say it in a sentence"));
    }
    let Some(kind) = field.kind else { return };
    check_sentences(field, kind, out);
    if let FieldOwner::Instruction(instruction) = owner {
        if kind == FieldKind::Unknown && (!instruction.container || instruction.sub_opcode.is_some()) {
            let message = format!("the length of `{}` is unknown", field.name);
            let finding = rules::UNKNOWN_OUTSIDE_CONTAINER.at(field.kind_source.span, message);
            out.push(finding.label("no type").help("give its type; a repeated field is `Name(type[Count])`"));
        }
        if kind == FieldKind::VectorOperand && field.classes.is_none() {
            let message = format!("`{}` has no operand class", field.name);
            let finding = rules::MISSING_CLASS.at(field.name.span, message).label("any operand?");
            out.push(finding.help("add a sentence such as `Operand class: general,indirect,immediate.`"));
        }
    }
}

/// Reports types that a list names twice.
pub(super) fn report_repeated_types(
    context: RuleContext<'_>,
    whole: Span,
    types: impl Iterator<Item = (DataTypeId, Span)>,
    out: &mut Diagnostics,
) {
    let mut seen = [None::<Span>; 256];
    for (id, span) in types {
        let Some(slot) = seen.get_mut(id.index()) else { continue };
        match *slot {
            None => *slot = Some(span),
            Some(first) => {
                let name = context.model.data_types.get(id.index()).map_or("?", |t| t.name.value.as_str());
                let message = format!("`{name}` occurs twice in the list");
                let mut finding = rules::DUPLICATE_VALUE.at(span, message).label("again");
                if first != whole {
                    finding = finding.also(first, "first here");
                }
                out.push(finding.help("remove one, or correct it"));
            }
        }
    }
}

/// Checks the range of a whole field against the limits of its type.
fn check_field_range(context: RuleContext<'_>, field: &Field, range: &ValueRange, out: &mut Diagnostics) {
    let limits = match field.kind {
        Some(FieldKind::Int(int)) if field.alternatives.is_empty() => Some(int_limits(int)),
        // All alternatives carry the same values, so that the widest one decides.
        Some(FieldKind::Int(_)) => {
            field.alternatives.iter().filter_map(|(_, kind)| kind.int()).max_by_key(|i| i.bytes()).map(int_limits)
        }
        Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand) => operand_limits(context, field),
        _ => None,
    };
    check_range(
        context,
        range,
        limits,
        &format!("`{}`", field.name),
        "correct the range, or the type of the field",
        out,
    );
}

/// Returns the smallest and the largest number of the types that an operand must have; `None` if
/// they are not given, or not all integers.
fn operand_limits(context: RuleContext<'_>, field: &Field) -> Option<(i128, i128)> {
    let types = field.types.as_ref()?.value.iter().filter_map(|id| context.model.data_types.get(id.index()));
    let limits: Option<Vec<(i128, i128)>> = types
        .map(|data_type| match data_type.kind {
            DataTypeKind::Unsigned if data_type.bits <= 64 => Some((0, (1 << data_type.bits) - 1)),
            DataTypeKind::Signed if data_type.bits <= 64 => Some(signed_limits(data_type.bits as u8)),
            _ => None,
        })
        .collect();
    limits?.into_iter().reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

fn int_limits(int: IntType) -> (i128, i128) {
    if int.signed() { signed_limits(int.bits()) } else { (0, (1 << int.bits()) - 1) }
}

/// Returns the smallest and the largest two's complement number of `width` bits.
fn signed_limits(width: u8) -> (i128, i128) {
    if width == 0 { (0, 0) } else { (-(1 << (width - 1)), (1 << (width - 1)) - 1) }
}

/// Checks that a range is not empty, and within the inclusive `limits`.
fn check_range(
    context: RuleContext<'_>,
    range: &ValueRange,
    limits: Option<(i128, i128)>,
    name: &str,
    help: &str,
    out: &mut Diagnostics,
) {
    let number = |bound: &Bound| if let Bound::Number(n) = bound { Some(i128::from(*n)) } else { None };
    let (low, high) = (number(&range.low), number(&range.high));
    if let (Some(low), Some(high)) = (low, high)
        && low > high
    {
        let message = format!("no value is valid: {low} is larger than {high}");
        let help = format!("write [{high}..{low}], or correct one of the ends");
        let finding = rules::RANGE_BACKWARDS.at(range.span, message).label("empty").help(help);
        // The span is the range, perhaps with the words before it.
        let written = context.sources.text(range.span);
        let start = written.rfind('[').map_or(0, |bracket| bracket + 1);
        let end = written.rfind(']').unwrap_or(written.len());
        let bounds = written.get(start..end).and_then(|bounds| bounds.split_once(".."));
        out.push(match bounds {
            Some((first, last)) => {
                finding.edit(range.span, format!("{}{last}..{first}{}", &written[..start], &written[end..]))
            }
            None => finding,
        });
        return;
    }
    let Some((least, most)) = limits else { return };
    let outside = [low, high].into_iter().flatten().find(|n| *n < least || *n > most);
    if let Some(outside) = outside {
        let message = format!("{name} cannot hold {outside}: it goes from {least} to {most}");
        out.push(rules::RANGE_OUTSIDE_TYPE.at(range.span, message).label("too wide").help(help));
    }
}

/// Reports formal sentences that have no meaning for the type of the field.
fn check_sentences(field: &Field, kind: FieldKind, out: &mut Diagnostics) {
    let vector = matches!(kind, FieldKind::VectorOperand | FieldKind::Scalar);
    let operand = vector || kind == FieldKind::RawOperand;
    let mut misplaced = |span: Span, what: &str| {
        let message = format!("`{}` is {}, which has no {what}", field.name, kind_with_article(kind));
        let finding = rules::MISPLACED_SENTENCE.at(span, message).label(format!("no {what} here"));
        out.push(finding.also(field.kind_source.span, "the type").help("remove the sentence, or correct the type"));
    };
    if kind == FieldKind::Unknown {
        return;
    }
    if let Some(classes) = &field.classes
        && !vector
    {
        misplaced(classes.span, "operand classes");
    }
    if let Some(types) = &field.types
        && !operand
    {
        misplaced(types.span, "element type");
    }
    if let Some(elements) = field.elements.first()
        && !operand
    {
        misplaced(elements.span, "elements");
    }
    if let Some(footprint) = &field.footprint
        && !operand
    {
        misplaced(footprint.source.span, "footprint");
    }
    if let Some(storage) = &field.storage
        && !operand
    {
        misplaced(storage.source.span, "storage");
    }
    if let Some(label) = &field.label
        && kind.int().is_none()
    {
        misplaced(label.span, "label kind");
    }
    if field.null != NullRule::Unstated && !operand {
        misplaced(field.span, "null variable");
    }
}
