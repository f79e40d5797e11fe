//! Checks of indices: an element is selected where there are several, and only there.
//!
//! For example, `Dst[3]` in a `lane` program is reported: `Dst` is the element of the channel.

use super::CheckedCode;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::pseudo_code::ValueType;
use crate::spec::model::{Expr, ExprKind};
use crate::spec::rules;

/// Checks an index expression.
pub(super) fn check(code: &CheckedCode<'_>, expr: &Expr, out: &mut Diagnostics) {
    let ExprKind::Index(inner, index) = &expr.kind else { return };
    check_position(code, index, out);
    let owner = code.type_of(inner);
    let ExprKind::Name(name) = &inner.kind else {
        return check_view(code, inner, index, out);
    };
    let field = owner.field.and_then(|id| code.context.fields.get(id.index()));
    let message = match field {
        Some(field) if field.is_operand() && code.lane => {
            format!("`{name}` is the element of the channel, and has no index in a `lane` program")
        }
        Some(field) if field.is_operand() || owner.value == ValueType::List => return,
        Some(_) => format!("`{name}` is one number, and has no elements"),
        // What is unknown is reported by its name.
        None if owner.value == ValueType::Unknown => return,
        None => format!("`{name}` is {}, and has no elements", owner.value.describe()),
    };
    let finding = rules::INDEX_MISFIT.at(expr.span, message).label("an index on one value");
    out.push(match code.lane {
        true => {
            finding.help(format!("write `{name}`, or make the page an `instruction`")).guess(expr.span, name.as_str())
        }
        false => finding.help(format!("write `{name}`")).guess(expr.span, name.as_str()),
    });
}

/// Checks that a view whose elements are counted as the elements of the operand, `Offset.ud[i]`, is
/// as wide as the operand's types.
fn check_view(code: &CheckedCode<'_>, view: &Expr, index: &Expr, out: &mut Diagnostics) {
    let (ExprKind::Name(_), ExprKind::Member(_, member)) = (&index.kind, &view.kind) else { return };
    let ValueType::View(bits) = code.type_of(view).value else { return };
    let field = code.type_of(view).field.and_then(|id| code.context.fields.get(id.index()));
    let Some(types) = field.and_then(|field| field.types.as_ref()) else { return };
    let mut widths = types.value.iter().filter_map(|id| code.context.model.data_types.get(id.index())).map(|t| t.bits);
    let Some(wanted) = widths.clone().next().filter(|_| widths.all(|width| width != u16::from(bits))) else { return };
    let message = format!("the elements of this operand have {wanted} bits, not {bits}");
    let finding = rules::ACCESS_WIDTH.at(member.span, message).label("another width");
    out.push(finding.also(types.span, "the types").help("take the view of this width, or correct the types"));
}

/// Checks that an index is an integer that is not negative.
fn check_position(code: &CheckedCode<'_>, index: &Expr, out: &mut Diagnostics) {
    let value = code.type_of(index).value;
    let message = match value {
        ValueType::Integer(interval) if interval.is_bounded() && interval.high < 0 => {
            format!("an index is not negative; this one is {interval}")
        }
        ValueType::Integer(_) | ValueType::Unknown => return,
        ValueType::Operand => return report_whole_operand(code, index, out),
        other => format!("an index is an integer, not {}", other.describe()),
    };
    out.push(rules::INDEX_MISFIT.at(index.span, message).label("not a position").help("elements are counted from 0"));
}

/// Reports an operand that is used as one value although it has several.
pub(super) fn report_whole_operand(code: &CheckedCode<'_>, expr: &Expr, out: &mut Diagnostics) {
    let name = code.rules.sources.text(expr.span);
    let finding = match code.type_of(expr).value {
        ValueType::View(_) => {
            let message = format!("`{name}` has several elements");
            rules::INDEX_MISFIT.at(expr.span, message).help(format!("select one: `{name}[i]`"))
        }
        _ => {
            let message = format!("`{name}` has an element for each channel");
            rules::INDEX_MISFIT
                .at(expr.span, message)
                .help(format!("select one: `{name}[i]`; an operand that is one value says `One value.`"))
        }
    };
    out.push(finding.label("which element?"));
}
