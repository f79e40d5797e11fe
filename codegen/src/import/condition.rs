//! Conditions as expressions of the strict dialect.
//!
//! Lowering resolved a condition in words to `(Field & mask) == value` if it names bits. This
//! module gives the bits and the value their names, for example `Mode.s0a` or `Op.op == ld`. A
//! condition that is still in words becomes a gap.

use super::GAP;
use super::names::GroupNames;
use super::value_name;
use crate::spec::model::expr::{BinaryOp, Expr, ExprKind};
use crate::spec::model::{BitGroup, Condition, Field};

/// Formats a condition in back quotes.
pub(super) fn format_condition(condition: &Condition, owner: &[Field], names: &GroupNames) -> String {
    let text = condition.expr.as_ref().and_then(|expr| format_named(expr, owner, names));
    format!("`{}`", text.as_deref().unwrap_or(GAP))
}

/// Formats the expression `(Field & mask) == value` with the name of the bit group.
fn format_named(expr: &Expr, owner: &[Field], names: &GroupNames) -> Option<String> {
    let (left, value) = binary_operands(expr, BinaryOp::Equal)?;
    let (field, mask) = binary_operands(left, BinaryOp::And)?;
    let (ExprKind::Name(field), ExprKind::Integer(mask), ExprKind::Integer(value)) =
        (&field.kind, &mask.kind, &value.kind)
    else {
        return None;
    };
    let position = owner.iter().position(|f| f.name.value == *field)?;
    let groups = &owner[position].groups;
    let at = groups.iter().position(|g| g.mask() == *mask)?;
    let path = format!("{field}.{}", names.get(position, at));
    Some(format_comparison(&groups[at], &path, value.checked_shr(u32::from(groups[at].low))?))
}

fn format_comparison(group: &BitGroup, path: &str, code: u64) -> String {
    match group.enumerators.iter().find(|e| e.code.value == code) {
        Some(e) => {
            let name = value_name(&e.name.value);
            let is_identifier = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            if is_identifier { format!("{path} == {name}") } else { format!("{path} == \"{name}\"") }
        }
        None if group.width() == 1 && code == 1 => path.to_owned(),
        None if group.width() == 1 => format!("!{path}"),
        None => format!("{path} == {code}"),
    }
}

/// Returns the operands of a binary expression with the operator `wanted`.
fn binary_operands(expr: &Expr, wanted: BinaryOp) -> Option<(&Expr, &Expr)> {
    match &expr.kind {
        ExprKind::Binary(op, left, right) if op.value == wanted => Some((left, right)),
        _ => None,
    }
}
