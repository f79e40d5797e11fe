//! Analysis of rule expressions: the keys that they depend on, and their values where the keys are
//! known.
//!
//! A key is a value that one probe of the bytes gives: a field, some bits of it, a query about an
//! operand, the number of channels or the platform. For example,
//! `size(type(Src0)) * channels() <= 64` has the keys `type(Src0)` and `channels()`.

use crate::emit::fast_accept::clause::{OTHER, is_same_key};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::spec::model::expr::UnaryOp;
use crate::spec::model::{DataTypeKind, Model};
use openvisa_isa_core::rules::{Op, Query, TypeQuery};

/// Evaluates an expression whose keys are replaced by [`replace_keys`]: `Field(n)` has the value
/// `values[n]`. `None` is an unknown value.
pub(super) fn eval(model: &Model, expr: &RuleExpr, values: &[Option<i64>]) -> Option<i64> {
    let inner = |expr: &RuleExpr| eval(model, expr, values);
    match expr {
        RuleExpr::Int(value) => Some(*value),
        RuleExpr::Field(at) => *values.get(usize::from(*at))?,
        RuleExpr::Table(of, entries) => entries.get(usize::try_from(inner(of)?).ok()?).map(|e| i64::from(*e)),
        RuleExpr::Type(query, of) => eval_type(model, *query, inner(of)?),
        RuleExpr::Unary(UnaryOp::Not, of) => Some(i64::from(inner(of)? == 0)),
        RuleExpr::Unary(UnaryOp::Negate, of) => inner(of)?.checked_neg(),
        RuleExpr::Unary(UnaryOp::Complement, of) => Some(!inner(of)?),
        RuleExpr::Binary(op, a, b) => match (op, inner(a)) {
            (Op::LogicalAnd, Some(0)) => Some(0),
            (Op::LogicalOr, Some(a)) if a != 0 => Some(1),
            (op, a) => op.eval(a, inner(b)),
        },
        RuleExpr::Select(condition, a, b) => inner(if inner(condition)? != 0 { a } else { b }),
        _ => None,
    }
}

/// Answers a query about the data type at a position of the specification's table.
pub(super) fn eval_type(model: &Model, query: TypeQuery, position: i64) -> Option<i64> {
    use DataTypeKind::{Float, Packed, Signed, Unsigned};
    let data_type = model.data_types.get(usize::try_from(position).ok()?)?;
    Some(match query {
        TypeQuery::Size => i64::from(data_type.bits.div_ceil(8)),
        TypeQuery::IsFloat => i64::from(data_type.kind == Float),
        TypeQuery::IsSigned => i64::from(data_type.kind == Signed),
        TypeQuery::IsInteger => i64::from(matches!(data_type.kind, Unsigned | Signed | Packed)),
    })
}

/// Returns the distinct keys that an expression depends on; `None` if it depends on a value that no
/// probe gives.
pub(super) fn keys_of(expr: &RuleExpr) -> Option<Vec<RuleExpr>> {
    let mut keys = Vec::new();
    collect_keys(expr, &mut keys).then_some(keys)
}

fn collect_keys(expr: &RuleExpr, keys: &mut Vec<RuleExpr>) -> bool {
    match expr {
        RuleExpr::Int(_) | RuleExpr::Unknown => true,
        RuleExpr::Operand(Query::IsScalar | Query::InLayout | Query::VerticalStride | Query::HorizontalStride, _) => {
            false
        }
        RuleExpr::Field(_)
        | RuleExpr::Bits(..)
        | RuleExpr::Channels
        | RuleExpr::Platforms(_)
        | RuleExpr::AlignmentLog2(_)
        | RuleExpr::Operand(..) => {
            if !keys.iter().any(|known| is_same_key(known, expr)) {
                keys.push(expr.clone());
            }
            true
        }
        RuleExpr::Table(inner, _) | RuleExpr::Type(_, inner) | RuleExpr::Unary(_, inner) => collect_keys(inner, keys),
        RuleExpr::Binary(_, a, b) => collect_keys(a, keys) && collect_keys(b, keys),
        RuleExpr::Select(condition, a, b) => {
            collect_keys(condition, keys) && collect_keys(a, keys) && collect_keys(b, keys)
        }
        _ => false,
    }
}

/// Replaces each key of an expression by `Field(n)`, where `n` is its position among the keys.
pub(super) fn replace_keys(expr: &RuleExpr, keys: &[RuleExpr]) -> RuleExpr {
    let inner = |expr: &RuleExpr| Box::new(replace_keys(expr, keys));
    if let Some(at) = keys.iter().position(|key| is_same_key(key, expr)) {
        let value = RuleExpr::Field(at as u8);
        return match expr {
            // Bit `platform` of the set.
            RuleExpr::Platforms(set) => {
                let shifted = RuleExpr::binary(Op::ShiftRight, RuleExpr::Int(*set as i64), value);
                RuleExpr::compare(Op::And, shifted, 1)
            }
            _ => value,
        };
    }
    match expr {
        RuleExpr::Table(of, entries) => RuleExpr::Table(inner(of), entries.clone()),
        RuleExpr::Type(query, of) => RuleExpr::Type(*query, inner(of)),
        RuleExpr::Unary(op, of) => RuleExpr::Unary(*op, inner(of)),
        RuleExpr::Binary(op, a, b) => RuleExpr::Binary(*op, inner(a), inner(b)),
        RuleExpr::Select(condition, a, b) => RuleExpr::Select(inner(condition), inner(a), inner(b)),
        other => other.clone(),
    }
}

/// Hoists a selection out of an operator: `a op (c ? x : y)` becomes `c ? a op x : a op y`. `None`
/// if there is none to hoist, or if the operator is a logical one.
pub(super) fn hoist_select(expr: &RuleExpr) -> Option<RuleExpr> {
    let RuleExpr::Binary(op, a, b) = expr else { return None };
    if matches!(op, Op::LogicalAnd | Op::LogicalOr) {
        return None;
    }
    let hoisted = |expr: &RuleExpr| hoist_select(expr).unwrap_or_else(|| expr.clone());
    let (a, b) = (hoisted(a), hoisted(b));
    let join = |a: &RuleExpr, b: &RuleExpr| Box::new(RuleExpr::binary(*op, a.clone(), b.clone()));
    match (&a, &b) {
        (RuleExpr::Select(c, x, y), _) => Some(RuleExpr::Select(c.clone(), join(x, &b), join(y, &b))),
        (_, RuleExpr::Select(c, x, y)) => Some(RuleExpr::Select(c.clone(), join(&a, x), join(&a, y))),
        _ => None,
    }
}

/// Adds the fields that an expression depends on to a bit set. `no_mask` is the expression that is
/// 1 if the execution mask is ignored.
pub(super) fn add_fields(expr: &RuleExpr, no_mask: Option<&RuleExpr>, fields: &mut u64) {
    let mut add = |field: &u8| *fields |= 1_u64.checked_shl(u32::from(*field)).unwrap_or(0);
    match expr {
        RuleExpr::Field(field)
        | RuleExpr::Bits(field, ..)
        | RuleExpr::Operand(_, field)
        | RuleExpr::AlignmentLog2(field) => add(field),
        RuleExpr::Aligned(field, of) | RuleExpr::Fits(field, of) => {
            add(field);
            add_fields(of, no_mask, fields);
        }
        RuleExpr::TypesAgree(list) => list.iter().for_each(add),
        RuleExpr::NoMask => no_mask.into_iter().for_each(|of| add_fields(of, None, fields)),
        RuleExpr::Table(of, _) | RuleExpr::Type(_, of) | RuleExpr::Unary(_, of) => add_fields(of, no_mask, fields),
        RuleExpr::Binary(_, a, b) => [a, b].into_iter().for_each(|of| add_fields(of, no_mask, fields)),
        RuleExpr::Select(condition, a, b) => {
            [condition, a, b].into_iter().for_each(|of| add_fields(of, no_mask, fields));
        }
        RuleExpr::Int(_)
        | RuleExpr::Platforms(_)
        | RuleExpr::Channels
        | RuleExpr::RegisterBytes
        | RuleExpr::Unknown => {}
    }
}

/// Returns whether an expression compares a field with a number below 255.
pub(super) fn compares_small_number(expr: &RuleExpr) -> bool {
    use Op::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
    let RuleExpr::Binary(Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual, a, b) = expr else {
        return false;
    };
    let is_field = |key: &RuleExpr| matches!(key, RuleExpr::Field(_) | RuleExpr::Bits(..));
    match (&**a, &**b) {
        (key, RuleExpr::Int(0..OTHER)) | (RuleExpr::Int(0..OTHER), key) => is_field(key),
        _ => false,
    }
}

/// Returns whether an expression has a truth value rather than a number.
pub(super) fn is_boolean(expr: &RuleExpr) -> bool {
    use Op::{Equal, Greater, GreaterEqual, Less, LessEqual, LogicalAnd, LogicalOr, NotEqual};
    match expr {
        RuleExpr::Binary(op, ..) => {
            matches!(op, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual | LogicalAnd | LogicalOr)
        }
        RuleExpr::Operand(query, _) => {
            matches!(
                query,
                Query::IsNull
                    | Query::IsScalar
                    | Query::InLayout
                    | Query::IsPredefined
                    | Query::Saturates
                    | Query::IsPacked
                    | Query::IsModified
            )
        }
        RuleExpr::Type(query, _) => *query != TypeQuery::Size,
        RuleExpr::Unary(UnaryOp::Not, _) | RuleExpr::Platforms(_) | RuleExpr::NoMask | RuleExpr::Fits(..) => true,
        _ => false,
    }
}

/// Returns whether an expression has no keys.
pub(super) fn is_constant(expr: &RuleExpr) -> bool {
    match expr {
        RuleExpr::Int(_) | RuleExpr::Unknown => true,
        RuleExpr::Table(of, _) | RuleExpr::Type(_, of) | RuleExpr::Unary(_, of) => is_constant(of),
        RuleExpr::Binary(_, a, b) => is_constant(a) && is_constant(b),
        RuleExpr::Select(condition, a, b) => is_constant(condition) && is_constant(a) && is_constant(b),
        _ => false,
    }
}
