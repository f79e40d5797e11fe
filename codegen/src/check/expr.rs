//! Iterative walks over expressions. They do not recurse, because an expression in a hostile file
//! may be as deep as the file is long.

use crate::model::{Expr, ExprKind, Field, FieldId};
use crate::span::Span;

/// A part of an expression, for a message.
pub(super) struct ExprPart {
    /// The place of the part in its document.
    pub(super) span: Span,
    /// The description of the part: ``the function `abs` ``.
    pub(super) what: String,
}

/// Iterates over `expr` and all its subexpressions in pre-order, from left to right.
pub(super) fn walk_expr(expr: &Expr) -> impl Iterator<Item = &Expr> {
    let mut open = vec![expr];
    std::iter::from_fn(move || {
        let next = open.pop()?;
        let from = open.len();
        match &next.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) | ExprKind::Name(_) => {}
            ExprKind::Member(inner, _) | ExprKind::Unary(_, inner) => open.push(inner),
            ExprKind::Index(a, b) | ExprKind::Binary(_, a, b) => open.extend([&**a, b]),
            ExprKind::Call(_, arguments) => open.extend(arguments),
            ExprKind::Select(a, b, c) => open.extend([&**a, b, c]),
        }
        open[from..].reverse();
        Some(next)
    })
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
