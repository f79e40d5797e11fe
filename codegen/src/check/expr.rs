//! Walks over expressions, without recursion: an expression from a hostile file may be as deep as the file is long.

use crate::model::{Expr, ExprKind, Field, FieldId};
use crate::span::Span;

/// Something in an expression, and where.
pub(super) struct Use {
    /// Its place.
    pub(super) span: Span,
    /// What it is, for a message.
    pub(super) what: String,
}

/// Every expression within one, itself first, from left to right.
pub(super) fn walk(expr: &Expr) -> impl Iterator<Item = &Expr> {
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

/// The fields that an expression names, each with the place where it does.
pub(super) fn fields_used<'a>(expr: &'a Expr, fields: &'a [Field]) -> impl Iterator<Item = (FieldId, Span)> + 'a {
    walk(expr).filter_map(|e| {
        let ExprKind::Name(name) = &e.kind else { return None };
        let index = fields.iter().position(|f| f.name.value == *name)?;
        Some((FieldId(u16::try_from(index).ok()?), e.span))
    })
}

/// The first part of an expression that cannot be decided from numbers which stand in an instruction.
pub(super) fn beyond_numbers(expr: &Expr) -> Option<Use> {
    walk(expr).find_map(|e| {
        let what = match &e.kind {
            ExprKind::Call(name, _) => format!("the function `{name}`"),
            ExprKind::Index(..) => "an element".to_owned(),
            ExprKind::Real(_) => "a number with a point".to_owned(),
            _ => return None,
        };
        Some(Use { span: e.span, what })
    })
}
