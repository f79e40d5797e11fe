//! What the checks ask of expressions. For example, the condition `abs(W) > 1` names the field `W`,
//! and cannot be computed from the numbers in an instruction.

use crate::spec::model::walk::walk_expr;
use crate::spec::model::{Expr, ExprKind, Field, FieldId};
use crate::spec::span::Span;

/// A part of an expression, for a message.
pub(super) struct ExprPart {
    /// The place of the part in its document.
    pub(super) span: Span,
    /// The description of the part: ``the function `abs` ``.
    pub(super) what: String,
}

/// Iterates over the fields that an expression names, each with the place of the name.
pub(super) fn fields_used<'a>(expr: &'a Expr, fields: &'a [Field]) -> impl Iterator<Item = (FieldId, Span)> + 'a {
    walk_expr(expr).filter_map(|e| {
        let ExprKind::Name(name) = &e.kind else { return None };
        let index = fields.iter().position(|f| f.name.value == *name)?;
        Some((FieldId(u16::try_from(index).ok()?), e.span))
    })
}

/// Finds the first part of an expression that cannot be computed from the numbers encoded in an
/// instruction: a call, an index, or a real number.
pub(super) fn find_undecidable(expr: &Expr) -> Option<ExprPart> {
    walk_expr(expr).find_map(|e| {
        let what = match &e.kind {
            ExprKind::Call(name, _) => format!("the function `{name}`"),
            ExprKind::Index(..) => "an element".to_owned(),
            ExprKind::Real(_) => "a number with a point".to_owned(),
            _ => return None,
        };
        Some(ExprPart { span: e.span, what })
    })
}
