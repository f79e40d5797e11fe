//! Sets of numbers, in place of comparisons with them.

use openvisa_isa_core::rules::Op;

/// Number of values that a set lists.
const LISTED: i64 = 64;

/// A set of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ValueSet {
    /// Bit `n` is the number `n`.
    pub(crate) small: u64,
    /// Whether all numbers that are not listed, from 64 on and below 0, are in the set.
    pub(crate) large: bool,
}

impl ValueSet {
    /// Returns the numbers for which `number op limit` holds. `None` if the set cannot express
    /// them: if `op` is no comparison, or distinguishes numbers that are not listed. `is_unsigned`
    /// states that the number is never negative.
    pub(crate) fn compare(op: Op, limit: i64, is_unsigned: bool) -> Option<Self> {
        match op {
            Op::Equal | Op::NotEqual => {}
            Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual if is_unsigned => {}
            _ => return None,
        }
        let holds = |number| op.eval(Some(number), Some(limit)).is_some_and(|holds| holds != 0);
        let small = (0..LISTED).filter(|number| holds(*number)).fold(0, |small, number| small | 1 << number);
        (0..LISTED).contains(&limit).then_some(Self { small, large: holds(LISTED) })
    }

    /// Returns the union or the intersection of two sets; `None` for another operator.
    pub(crate) fn join(self, op: Op, other: Self) -> Option<Self> {
        match op {
            Op::LogicalOr => Some(Self { small: self.small | other.small, large: self.large | other.large }),
            Op::LogicalAnd => Some(Self { small: self.small & other.small, large: self.large & other.large }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comparison_is_the_set_of_the_numbers_for_which_it_holds() {
        let set = |op, limit| ValueSet::compare(op, limit, true);
        assert_eq!(set(Op::Equal, 3), Some(ValueSet { small: 0b1000, large: false }));
        assert_eq!(set(Op::NotEqual, 3), Some(ValueSet { small: !0b1000, large: true }));
        assert_eq!(set(Op::Less, 3), Some(ValueSet { small: 0b111, large: false }));
        assert_eq!(set(Op::GreaterEqual, 2), Some(ValueSet { small: !0b11, large: true }));
        assert_eq!((set(Op::Equal, 64), set(Op::Add, 1)), (None, None));
        assert_eq!(
            ValueSet::compare(Op::Less, 3, false),
            None,
            "numbers below 0 are less than 3, those above 63 are not"
        );
    }

    #[test]
    fn sets_are_joined_by_logical_operators() {
        let (one, others) = (ValueSet { small: 2, large: false }, ValueSet { small: !4, large: true });
        assert_eq!(one.join(Op::LogicalAnd, others), Some(one));
        assert_eq!(one.join(Op::LogicalOr, others), Some(others));
        assert_eq!(one.join(Op::Add, others), None);
    }
}
