//! What is asked of expressions: what they depend on, and what they are where that is known.

use super::cnf::{BEYOND, Clauses};
use crate::emit::rules::rule_expr::{Lowered, Op};
use crate::model::DataTypeKind;
use crate::model::expr::{BinaryOp, UnaryOp};

impl Clauses<'_> {
    /// The value of an expression, in which fields stand for what it depends on, if that has these values.
    pub(crate) fn eval(&self, expr: &Lowered, values: &[Option<i64>]) -> Option<i64> {
        use BinaryOp::{LogicalAnd, LogicalOr};
        let inner = |expr: &Lowered| self.eval(expr, values);
        match expr {
            Lowered::Int(value) => Some(*value),
            Lowered::Field(at) => *values.get(usize::from(*at))?,
            Lowered::Table(of, entries) => entries.get(usize::try_from(inner(of)?).ok()?).map(|e| i64::from(*e)),
            Lowered::Type(query, of) => self.of_type(query, inner(of)?),
            Lowered::Unary(UnaryOp::Not, of) => Some(i64::from(inner(of)? == 0)),
            Lowered::Unary(UnaryOp::Negate, of) => inner(of)?.checked_neg(),
            Lowered::Unary(UnaryOp::Complement, of) => Some(!inner(of)?),
            Lowered::Binary(op, a, b) => match (op, inner(a)) {
                (Op::Of(LogicalAnd), Some(0)) => Some(0),
                (Op::Of(LogicalOr), Some(a)) if a != 0 => Some(1),
                (op, a) => binary(*op, a, inner(b)),
            },
            Lowered::Select(condition, a, b) => inner(if inner(condition)? != 0 { a } else { b }),
            _ => None,
        }
    }

    pub(crate) fn of_type(&self, query: &str, position: i64) -> Option<i64> {
        use DataTypeKind::{Float, Packed, Signed, Unsigned};
        let data_type = self.model.data_types.get(usize::try_from(position).ok()?)?;
        Some(match query {
            "Size" => i64::from(data_type.bits.div_ceil(8)),
            "IsFloat" => i64::from(data_type.kind == Float),
            "IsSigned" => i64::from(data_type.kind == Signed),
            _ => i64::from(matches!(data_type.kind, Unsigned | Signed | Packed)),
        })
    }
}

/// `a op (c ? x : y)` as `c ? a op x : a op y`, where `op` makes no truth of truths.
pub(crate) fn lifted(expr: &Lowered) -> Option<Lowered> {
    use BinaryOp::{LogicalAnd, LogicalOr};
    let Lowered::Binary(op, a, b) = expr else { return None };
    if matches!(op, Op::Of(LogicalAnd | LogicalOr)) {
        return None;
    }
    let (a, b) = (lifted(a).map_or_else(|| a.clone(), Box::new), lifted(b).map_or_else(|| b.clone(), Box::new));
    let join = |a: &Lowered, b: &Lowered| Box::new(Lowered::Binary(*op, Box::new(a.clone()), Box::new(b.clone())));
    match (&*a, &*b) {
        (Lowered::Select(c, x, y), _) => Some(Lowered::Select(c.clone(), join(x, &b), join(y, &b))),
        (_, Lowered::Select(c, x, y)) => Some(Lowered::Select(c.clone(), join(&a, x), join(&a, y))),
        _ => None,
    }
}

/// Adds the fields that an expression depends on, by bits. `no_mask` stands for whether the execution mask is ignored.
pub(crate) fn fields_of(expr: &Lowered, no_mask: Option<&Lowered>, fields: &mut u64) {
    let mut add = |field: &u8| *fields |= 1_u64.checked_shl(u32::from(*field)).unwrap_or(0);
    match expr {
        Lowered::Field(field) | Lowered::Bits(field, ..) | Lowered::Operand(_, field) => add(field),
        Lowered::Aligned(field, of) | Lowered::Fits(field, of) => {
            add(field);
            fields_of(of, no_mask, fields);
        }
        Lowered::TypesAgree(list) => list.iter().for_each(add),
        Lowered::NoMask => no_mask.into_iter().for_each(|of| fields_of(of, None, fields)),
        Lowered::Table(of, _) | Lowered::Type(_, of) | Lowered::Unary(_, of) => fields_of(of, no_mask, fields),
        Lowered::Binary(_, a, b) => [a, b].into_iter().for_each(|of| fields_of(of, no_mask, fields)),
        Lowered::Select(condition, a, b) => {
            [condition, a, b].into_iter().for_each(|of| fields_of(of, no_mask, fields));
        }
        Lowered::Int(_) | Lowered::Platforms(_) | Lowered::Channels | Lowered::RegisterBytes | Lowered::Unknown => {}
    }
}

pub(crate) fn is_comparison(expr: &Lowered) -> bool {
    use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
    let Lowered::Binary(Op::Of(Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual), a, b) = expr else {
        return false;
    };
    let is_key = |key: &Lowered| matches!(key, Lowered::Field(_) | Lowered::Bits(..));
    match (&**a, &**b) {
        (key, Lowered::Int(0..BEYOND)) | (Lowered::Int(0..BEYOND), key) => is_key(key),
        _ => false,
    }
}

/// Whether an expression is a truth, not a number.
pub(crate) fn is_truth(expr: &Lowered) -> bool {
    use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, LogicalAnd, LogicalOr, NotEqual};
    match expr {
        Lowered::Binary(Op::Of(op), ..) => {
            matches!(op, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual | LogicalAnd | LogicalOr)
        }
        Lowered::Operand(query, _) => {
            matches!(*query, "IsNull" | "IsScalar" | "InLayout" | "IsPredefined" | "Saturates")
        }
        Lowered::Type(query, _) => *query != "Size",
        Lowered::Unary(UnaryOp::Not, _) | Lowered::Platforms(_) | Lowered::NoMask | Lowered::Fits(..) => true,
        _ => false,
    }
}

/// What an expression depends on, if all of that can be tabulated.
pub(crate) fn keys(expr: &Lowered) -> Option<Vec<Lowered>> {
    let mut keys = Vec::new();
    collect_keys(expr, &mut keys).then_some(keys)
}

/// Whether an expression depends on nothing.
pub(crate) fn is_constant(expr: &Lowered) -> bool {
    match expr {
        Lowered::Int(_) | Lowered::Unknown => true,
        Lowered::Table(of, _) | Lowered::Type(_, of) | Lowered::Unary(_, of) => is_constant(of),
        Lowered::Binary(_, a, b) => is_constant(a) && is_constant(b),
        Lowered::Select(condition, a, b) => is_constant(condition) && is_constant(a) && is_constant(b),
        _ => false,
    }
}

/// The expression with the position of each of the things that it depends on, as a field, in the place of the thing.
pub(crate) fn placed(expr: &Lowered, keys: &[Lowered]) -> Lowered {
    let inner = |expr: &Lowered| Box::new(placed(expr, keys));
    let op = |op, a, b| Lowered::Binary(Op::Of(op), Box::new(a), Box::new(b));
    if let Some(at) = keys.iter().position(|key| is_same(key, expr)) {
        let thing = Lowered::Field(at as u8);
        return match expr {
            Lowered::Platforms(set) => {
                op(BinaryOp::And, op(BinaryOp::ShiftRight, Lowered::Int(*set as i64), thing), Lowered::Int(1))
            }
            _ => thing,
        };
    }
    match expr {
        Lowered::Table(of, entries) => Lowered::Table(inner(of), entries.clone()),
        Lowered::Type(query, of) => Lowered::Type(query, inner(of)),
        Lowered::Unary(op, of) => Lowered::Unary(*op, inner(of)),
        Lowered::Binary(op, a, b) => Lowered::Binary(*op, inner(a), inner(b)),
        Lowered::Select(condition, a, b) => Lowered::Select(inner(condition), inner(a), inner(b)),
        other => other.clone(),
    }
}

fn collect_keys(expr: &Lowered, keys: &mut Vec<Lowered>) -> bool {
    match expr {
        Lowered::Int(_) | Lowered::Unknown => true,
        Lowered::Field(_)
        | Lowered::Bits(..)
        | Lowered::Channels
        | Lowered::Platforms(_)
        | Lowered::Operand(
            "Type" | "Class" | "IsNull" | "Value" | "First" | "Registers" | "IsPredefined" | "Alignment" | "RowWidth",
            _,
        ) => {
            if !keys.iter().any(|known| is_same(known, expr)) {
                keys.push(expr.clone());
            }
            true
        }
        Lowered::Table(inner, _) | Lowered::Type(_, inner) | Lowered::Unary(_, inner) => collect_keys(inner, keys),
        Lowered::Binary(_, a, b) => collect_keys(a, keys) && collect_keys(b, keys),
        Lowered::Select(condition, a, b) => {
            collect_keys(condition, keys) && collect_keys(a, keys) && collect_keys(b, keys)
        }
        _ => false,
    }
}

/// Whether two keys are the same thing.
pub(crate) fn is_same(a: &Lowered, b: &Lowered) -> bool {
    a == b || matches!((a, b), (Lowered::Platforms(_), Lowered::Platforms(_)))
}

pub(crate) fn binary(op: Op, a: Option<i64>, b: Option<i64>) -> Option<i64> {
    use BinaryOp::{LogicalAnd, LogicalOr};
    match op {
        Op::Of(LogicalAnd) if a == Some(0) || b == Some(0) => return Some(0),
        Op::Of(LogicalOr) if a.is_some_and(|a| a != 0) || b.is_some_and(|b| b != 0) => return Some(1),
        _ => {}
    }
    let (a, b) = (a?, b?);
    let shift = || u32::try_from(b).ok();
    let op = match op {
        Op::Max => return Some(a.max(b)),
        Op::Min => return Some(a.min(b)),
        Op::Of(op) => op,
    };
    Some(match op {
        LogicalOr | LogicalAnd => i64::from(op == LogicalAnd),
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::And => a & b,
        BinaryOp::Equal => i64::from(a == b),
        BinaryOp::NotEqual => i64::from(a != b),
        BinaryOp::Less => i64::from(a < b),
        BinaryOp::LessEqual => i64::from(a <= b),
        BinaryOp::Greater => i64::from(a > b),
        BinaryOp::GreaterEqual => i64::from(a >= b),
        BinaryOp::ShiftLeft => a.checked_shl(shift()?)?,
        BinaryOp::ShiftRight => a.checked_shr(shift()?)?,
        BinaryOp::Add => a.checked_add(b)?,
        BinaryOp::Subtract => a.checked_sub(b)?,
        BinaryOp::Multiply => a.checked_mul(b)?,
        BinaryOp::Divide => a.checked_div(b)?,
        BinaryOp::Remainder => a.checked_rem(b)?,
    })
}
