//! The types of results: of operators, and of functions by the kinds in their declarations.
//!
//! For example, the sum of two integers is an integer in the sum of their intervals.

use super::{Interval, Kind, ValueType};
use crate::spec::model::expr::{BinaryOp, UnaryOp};

/// Returns the type of a value of a kind.
pub(super) fn kind_type(kind: Kind) -> ValueType {
    match kind {
        Kind::Any => ValueType::Unknown,
        Kind::Integer => ValueType::Integer(Interval::ALL),
        Kind::Float => ValueType::Float,
        Kind::Number | Kind::Element => ValueType::Number,
        Kind::Truth => ValueType::TRUTH,
        Kind::Range(low, high) => ValueType::Integer(Interval::new(i128::from(low), i128::from(high))),
        Kind::ChannelNumber | Kind::Width | Kind::BitCount => ValueType::Integer(Interval::new(0, 64)),
        Kind::Data | Kind::Bits => ValueType::Integer(Interval::unsigned(64)),
        Kind::Type => ValueType::DataType,
        Kind::Text | Kind::Class | Kind::Gate => ValueType::Text,
        other => ValueType::Other(other),
    }
}

/// Forgets the bounds of an integer.
pub(super) fn widen(value: ValueType) -> ValueType {
    if value.interval().is_some() { ValueType::Integer(Interval::ALL) } else { value }
}

/// Returns the type of the result of an operator with one operand.
pub(super) fn unary_type(op: UnaryOp, value: ValueType) -> ValueType {
    match (op, value) {
        (UnaryOp::Not, _) => ValueType::TRUTH,
        (UnaryOp::Negate, ValueType::Integer(interval)) => ValueType::Integer(interval.negate()),
        (UnaryOp::Complement, ValueType::Integer(interval)) => ValueType::Integer(interval.complement()),
        (UnaryOp::Complement, _) => ValueType::Integer(Interval::ALL),
        (UnaryOp::Negate, value) if value.is_number() => value,
        (UnaryOp::Negate, _) => ValueType::Unknown,
    }
}

/// Returns the type of the result of an operator with two operands.
pub(super) fn binary_type(op: BinaryOp, a: ValueType, b: ValueType) -> ValueType {
    use BinaryOp as Op;
    if op.is_comparison() || matches!(op, Op::LogicalAnd | Op::LogicalOr) {
        return ValueType::TRUTH;
    }
    let (ValueType::Integer(x), ValueType::Integer(y)) = (a, b) else {
        return match op {
            Op::And | Op::Or | Op::Xor | Op::ShiftLeft | Op::ShiftRight => ValueType::Integer(Interval::ALL),
            _ if a == ValueType::Float || b == ValueType::Float => ValueType::Float,
            _ if a.is_number() && b.is_number() && (a, b) != (ValueType::Unknown, ValueType::Unknown) => {
                widen(a.join(b))
            }
            _ => ValueType::Unknown,
        };
    };
    ValueType::Integer(match op {
        Op::Add => x.plus(y),
        Op::Subtract => x.minus(y),
        Op::Multiply => x.times(y),
        Op::Divide => x.divide(y),
        Op::Remainder => x.remainder(y),
        Op::ShiftLeft => x.shift_left(y),
        Op::ShiftRight => x.shift_right(y),
        Op::And => x.and(y),
        Op::Or | Op::Xor => x.or(y),
        _ => Interval::ALL,
    })
}
