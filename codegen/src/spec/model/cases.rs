//! Conditions of templates as choices between values.
//!
//! This is the form in which generated tables store them. A case can be tested when a line is
//! printed, and made true when it is parsed. For example, `Op.op == ld || Op.op == st` is one
//! [`Case`] with two bits set.

use crate::spec::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::spec::model::{BitGroup, FieldId, Instruction, KnownFunction};

/// A part of a condition. All parts must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Case {
    /// A field or bit group has one of the values whose bit is set in `codes`.
    OneOf {
        /// The field.
        field: FieldId,
        /// Index of the bit group in the field; `None` for the whole field.
        group: Option<u16>,
        /// A bit for each value below 64.
        codes: u64,
    },
    /// An operand is null.
    Null(FieldId),
}

/// Converts a condition to cases that must all hold. Returns `None` if it is more than a choice
/// between values.
pub fn to_cases(instruction: &Instruction, expr: &Expr) -> Option<Vec<Case>> {
    if let ExprKind::Binary(op, a, b) = &expr.kind
        && op.value == BinaryOp::LogicalAnd
    {
        let mut all = to_cases(instruction, a)?;
        for more in to_cases(instruction, b)? {
            merge(&mut all, more);
        }
        return Some(all);
    }
    Some(vec![to_case(instruction, expr)?])
}

/// Adds a case. Two cases about the same bits are intersected.
pub fn merge(all: &mut Vec<Case>, more: Case) {
    if let Case::OneOf { field, group, codes } = more {
        for known in all.iter_mut() {
            if let Case::OneOf { field: f, group: g, codes: c } = known
                && (*f, *g) == (field, group)
            {
                *c &= codes;
                return;
            }
        }
    }
    all.push(more);
}

/// Converts an expression without `&&` to a case.
fn to_case(instruction: &Instruction, expr: &Expr) -> Option<Case> {
    match &expr.kind {
        ExprKind::Binary(op, a, b) => match op.value {
            BinaryOp::LogicalOr => match (to_case(instruction, a)?, to_case(instruction, b)?) {
                (Case::OneOf { field, group, codes }, Case::OneOf { field: f, group: g, codes: c })
                    if (f, g) == (field, group) =>
                {
                    Some(Case::OneOf { field, group, codes: codes | c })
                }
                _ => None,
            },
            BinaryOp::Equal | BinaryOp::NotEqual => {
                let (field, group) = resolve_reference(instruction, a)?;
                let code = resolve_code(instruction, field, group, b).filter(|code| *code < 64)?;
                let codes = if op.value == BinaryOp::Equal { 1 << code } else { !(1 << code) };
                Some(Case::OneOf { field, group, codes })
            }
            _ => None,
        },
        ExprKind::Unary(UnaryOp::Not, inner) => match to_case(instruction, inner)? {
            Case::OneOf { field, group, codes } => Some(Case::OneOf { field, group, codes: !codes }),
            Case::Null(_) => None,
        },
        ExprKind::Call(_, args) if KnownFunction::called_by(expr) == Some(KnownFunction::IsNull) => {
            Some(Case::Null(resolve_reference(instruction, args.first()?)?.0))
        }
        _ => {
            let (field, group) = resolve_reference(instruction, expr)?;
            Some(Case::OneOf { field, group, codes: !1 })
        }
    }
}

/// Resolves an expression to the field that it names, or to one of its bit groups.
fn resolve_reference(instruction: &Instruction, expr: &Expr) -> Option<(FieldId, Option<u16>)> {
    let (name, group) = expr.as_path()?;
    let field = instruction.field_id(name)?;
    let Some(group) = group else { return Some((field, None)) };
    let same = |g: &BitGroup| g.is_newest() && g.is_named(&group.value);
    let position = instruction.field(field).groups.iter().position(same)?;
    Some((field, Some(u16::try_from(position).ok()?)))
}

/// Returns the number that an expression denotes as a value of the field or bit group.
fn resolve_code(instruction: &Instruction, field: FieldId, group: Option<u16>, expr: &Expr) -> Option<u64> {
    let name = match &expr.kind {
        ExprKind::Integer(value) => return Some(*value),
        ExprKind::Name(name) | ExprKind::String(name) => name,
        _ => return None,
    };
    let field = instruction.field(field);
    let enumerators = match group {
        Some(group) => &field.groups.get(usize::from(group))?.enumerators,
        None => &field.enumerators,
    };
    enumerators.iter().find(|e| e.name.value == *name).map(|e| e.code.value)
}
