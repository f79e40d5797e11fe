//! Evaluates rule expressions. Values are three-valued: an expression may be unknown, and an
//! unknown value breaks no rule. For example, `0 && unknown` is 0 and `1 && unknown` is unknown.

use super::operand::Operands;
use openvisa_isa::{DataType, DataTypeKind};
use openvisa_isa_core::rules::{Expr, Op, Query, TypeQuery};

/// Maximum depth of an expression. The generator makes none this deep; deeper ones are unknown.
const MAX_DEPTH: u32 = 200;

/// Evaluates an expression. Returns `None` if the value is unknown.
pub(super) fn eval(operands: &Operands<'_>, expr: &Expr) -> Option<i64> {
    eval_at_depth(operands, expr, MAX_DEPTH)
}

fn eval_at_depth(operands: &Operands<'_>, expr: &Expr, depth: u32) -> Option<i64> {
    let deeper = depth.checked_sub(1)?;
    // Evaluates leaves without a recursive call.
    let value = |expr: &Expr| match *expr {
        Expr::Int(value) => Some(value),
        Expr::Field(field) => operands.number(field),
        Expr::Bits(field, low, width) => Some(extract_bits(operands.number(field)?, low, width)),
        _ => eval_at_depth(operands, expr, deeper),
    };
    match *expr {
        Expr::Int(value) => Some(value),
        Expr::Field(field) => operands.number(field),
        Expr::Bits(field, low, width) => Some(extract_bits(operands.number(field)?, low, width)),
        Expr::Table(key, entries) => entries.get(usize::try_from(value(key)?).ok()?).map(|e| i64::from(*e)),
        Expr::Operand(Query::InLayout, field) => Some(i64::from(operands.in_layout(field)?)),
        Expr::Operand(Query::Type, field) => Some(operands.data_type(field)? as i64),
        Expr::Operand(Query::Class, field) => operands.class(field).map(i64::from),
        Expr::Operand(Query::IsNull, field) => operands.is_null(field).map(i64::from),
        Expr::Operand(Query::IsScalar, field) => operands.is_scalar(field).map(i64::from),
        Expr::Operand(Query::Saturates, field) => operands.saturates(field).map(i64::from),
        Expr::Operand(Query::RowWidth, field) => operands.row_width(field),
        Expr::Operand(Query::Value, field) => operands.immediate(field),
        Expr::Operand(Query::Registers, field) => operands.touched_registers(field),
        Expr::Operand(Query::First, field) => operands.first_element(field),
        Expr::Operand(Query::PredicateElements, field) => operands.predicate_elements(field),
        Expr::Operand(Query::IsPredefined, field) => operands.is_predefined(field).map(i64::from),
        Expr::Fits(field, bytes) => operands.fits_in_variable(field, value(bytes)?).map(i64::from),
        Expr::Aligned(field, bytes) => operands.is_aligned(field, u32::try_from(value(bytes)?).ok()?).map(i64::from),
        Expr::TypesAgree(fields) => {
            let mut types = fields.iter().filter_map(|f| operands.data_type(*f));
            let first = types.next();
            Some(i64::from(types.all(|t| Some(t) == first)))
        }
        Expr::Type(query, inner) => Some(type_property(query, type_at(value(inner)?)?)),
        Expr::Platforms(set) => Some(i64::from(set >> (operands.context.platform() as u32).min(63) & 1 == 1)),
        Expr::Channels => value(operands.rules.channels?).filter(|n| *n > 0),
        Expr::NoMask => value(operands.rules.no_mask?),
        Expr::RegisterBytes => operands.context.platform().register_bytes().map(i64::from),
        Expr::Not(inner) => Some(i64::from(value(inner)? == 0)),
        Expr::Negate(inner) => value(inner)?.checked_neg(),
        Expr::Complement(inner) => Some(!value(inner)?),
        // Short-circuits if the first operand decides.
        Expr::Binary(op, a, b) => match (op, value(a)) {
            (Op::LogicalAnd, Some(0)) => Some(0),
            (Op::LogicalOr, Some(a)) if a != 0 => Some(1),
            (_, a) => eval_binary(op, a, value(b)),
        },
        Expr::Select(condition, a, b) => value(if value(condition)? != 0 { a } else { b }),
        Expr::Unknown => None,
    }
}

/// Extracts bits `low..low + width` of a number.
pub(super) const fn extract_bits(number: i64, low: u8, width: u8) -> i64 {
    if low >= 64 {
        return 0;
    }
    let bits = number as u64 >> low;
    if width >= 64 { bits as i64 } else { (bits & ((1 << width) - 1)) as i64 }
}

/// Returns the data type at a position of the specification's table.
pub(super) fn type_at(position: i64) -> Option<DataType> {
    DataType::ALL.get(usize::try_from(position).ok()?).copied()
}

fn type_property(query: TypeQuery, data_type: DataType) -> i64 {
    use DataTypeKind::{Float, Packed, Signed, Unsigned};
    match query {
        TypeQuery::Size => i64::from(data_type.width().div_ceil(8)),
        TypeQuery::IsFloat => i64::from(data_type.kind() == Float),
        TypeQuery::IsSigned => i64::from(data_type.kind() == Signed),
        TypeQuery::IsInteger => i64::from(matches!(data_type.kind(), Unsigned | Signed | Packed)),
    }
}

fn eval_binary(op: Op, a: Option<i64>, b: Option<i64>) -> Option<i64> {
    match op {
        Op::LogicalAnd if a == Some(0) || b == Some(0) => return Some(0),
        Op::LogicalOr if a.is_some_and(|a| a != 0) || b.is_some_and(|b| b != 0) => return Some(1),
        _ => {}
    }
    let (a, b) = (a?, b?);
    let shift = || u32::try_from(b).ok();
    Some(match op {
        Op::LogicalOr | Op::LogicalAnd => i64::from(op == Op::LogicalAnd),
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::And => a & b,
        Op::Equal => i64::from(a == b),
        Op::NotEqual => i64::from(a != b),
        Op::Less => i64::from(a < b),
        Op::LessEqual => i64::from(a <= b),
        Op::Greater => i64::from(a > b),
        Op::GreaterEqual => i64::from(a >= b),
        Op::ShiftLeft => a.checked_shl(shift()?)?,
        Op::ShiftRight => a.checked_shr(shift()?)?,
        Op::Add => a.checked_add(b)?,
        Op::Subtract => a.checked_sub(b)?,
        Op::Multiply => a.checked_mul(b)?,
        Op::Divide => a.checked_div(b)?,
        Op::Remainder => a.checked_rem(b)?,
        Op::Max => a.max(b),
        Op::Min => a.min(b),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_operand_decides_only_if_the_other_operand_does() {
        for (op, a, b, result) in [
            (Op::LogicalAnd, Some(0), None, Some(0)),
            (Op::LogicalAnd, None, Some(1), None),
            (Op::LogicalAnd, Some(1), Some(2), Some(1)),
            (Op::LogicalOr, None, Some(1), Some(1)),
            (Op::LogicalOr, Some(0), None, None),
            (Op::LogicalOr, Some(0), Some(0), Some(0)),
            (Op::Equal, None, Some(1), None),
            (Op::Remainder, Some(1), Some(0), None),
            (Op::ShiftLeft, Some(1), Some(64), None),
        ] {
            assert_eq!(eval_binary(op, a, b), result, "{a:?} {op:?} {b:?}");
        }
    }

    #[test]
    fn bits_are_cut_out_of_a_number() {
        assert_eq!(extract_bits(0xabcd, 4, 8), 0xbc);
        assert_eq!(extract_bits(-1, 0, 64), -1);
        assert_eq!(extract_bits(1, 64, 8), 0);
    }
}
