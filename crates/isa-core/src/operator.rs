//! The operators of expressions.

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is named by its operator's usual name")]
pub enum Op {
    LogicalOr,
    LogicalAnd,
    Or,
    Xor,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Max,
    Min,
}

impl Op {
    /// Applies the operator. An unknown operand makes the result unknown, unless the other operand
    /// decides it: `0 && unknown` is 0.
    pub fn eval(self, a: Option<i64>, b: Option<i64>) -> Option<i64> {
        match self {
            Self::LogicalAnd if a == Some(0) || b == Some(0) => return Some(0),
            Self::LogicalOr if a.is_some_and(|a| a != 0) || b.is_some_and(|b| b != 0) => return Some(1),
            _ => {}
        }
        let (a, b) = (a?, b?);
        let shift = || u32::try_from(b).ok();
        Some(match self {
            Self::LogicalOr | Self::LogicalAnd => i64::from(self == Self::LogicalAnd),
            Self::Or => a | b,
            Self::Xor => a ^ b,
            Self::And => a & b,
            Self::Equal => i64::from(a == b),
            Self::NotEqual => i64::from(a != b),
            Self::Less => i64::from(a < b),
            Self::LessEqual => i64::from(a <= b),
            Self::Greater => i64::from(a > b),
            Self::GreaterEqual => i64::from(a >= b),
            Self::ShiftLeft => a.checked_shl(shift()?)?,
            Self::ShiftRight => a.checked_shr(shift()?)?,
            Self::Add => a.checked_add(b)?,
            Self::Subtract => a.checked_sub(b)?,
            Self::Multiply => a.checked_mul(b)?,
            Self::Divide => a.checked_div(b)?,
            Self::Remainder => a.checked_rem(b)?,
            Self::Max => a.max(b),
            Self::Min => a.min(b),
        })
    }
}
