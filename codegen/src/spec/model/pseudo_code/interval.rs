//! Intervals of integers: what is known about a value without running the code.
//!
//! For example, `x & 31` is in `0..31` for every `x`.

use std::fmt;

/// The integers from `low` to `high`, inclusive. Bounds beyond ±2^120 are unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The smallest value.
    pub low: i128,
    /// The largest value.
    pub high: i128,
}

impl Interval {
    /// The magnitude from which a bound is unknown.
    const LIMIT: i128 = 1 << 120;

    /// All integers.
    pub const ALL: Self = Self { low: -Self::LIMIT, high: Self::LIMIT };

    /// The values of a condition.
    pub const TRUTH: Self = Self { low: 0, high: 1 };

    /// Returns the interval between two bounds. Large bounds become unknown.
    pub fn new(low: i128, high: i128) -> Self {
        Self { low: low.clamp(-Self::LIMIT, Self::LIMIT), high: high.clamp(-Self::LIMIT, Self::LIMIT) }
    }

    /// Returns the interval of one value.
    pub fn exact(value: i128) -> Self {
        Self::new(value, value)
    }

    /// Returns the unsigned integers of as many bits.
    pub fn unsigned(bits: u32) -> Self {
        Self::new(0, if bits >= 120 { Self::LIMIT } else { (1 << bits) - 1 })
    }

    /// Returns the two's-complement integers of as many bits.
    pub fn signed(bits: u32) -> Self {
        match bits {
            0 => Self::exact(0),
            1..=119 => Self::new(-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            _ => Self::ALL,
        }
    }

    /// Returns the only value, if there is one.
    pub const fn value(self) -> Option<i128> {
        if self.low == self.high && self.is_bounded() { Some(self.low) } else { None }
    }

    /// Returns whether both bounds are known.
    pub const fn is_bounded(self) -> bool {
        self.low > -Self::LIMIT && self.high < Self::LIMIT
    }

    /// Returns whether all values of `other` are in this interval.
    pub const fn contains(self, other: Self) -> bool {
        self.low <= other.low && other.high <= self.high
    }

    /// Returns whether the intervals have a value in common.
    pub const fn overlaps(self, other: Self) -> bool {
        self.low <= other.high && other.low <= self.high
    }

    /// Returns the smallest interval with the values of both.
    pub fn join(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// Returns the common values of both, or `self` if there are none.
    pub fn meet(self, other: Self) -> Self {
        if self.overlaps(other) { Self { low: self.low.max(other.low), high: self.high.min(other.high) } } else { self }
    }

    /// Returns the interval of the negated values.
    pub fn negate(self) -> Self {
        Self::new(-self.high, -self.low)
    }

    /// Returns the interval of the values with all bits inverted.
    pub fn complement(self) -> Self {
        Self::new(-self.high - 1, -self.low - 1)
    }

    /// Returns the interval of all sums.
    pub fn plus(self, other: Self) -> Self {
        Self { low: add_bound(self.low, other.low), high: add_bound(self.high, other.high) }
    }

    /// Returns the interval of all differences.
    pub fn minus(self, other: Self) -> Self {
        self.plus(other.negate())
    }

    /// Returns the interval of all products.
    pub fn times(self, other: Self) -> Self {
        self.corners(other, |a, b| a.checked_mul(b))
    }

    /// Returns the interval of all quotients, rounded towards zero.
    pub fn divide(self, other: Self) -> Self {
        if other.low <= 0 && other.high >= 0 {
            return Self::ALL;
        }
        self.corners(other, |a, b| a.checked_div(b))
    }

    /// Returns the interval of all remainders.
    pub fn remainder(self, other: Self) -> Self {
        let most = other.low.abs().max(other.high.abs()) - 1;
        if other.low <= 0 || !other.is_bounded() {
            return Self::ALL;
        }
        Self::new(if self.low < 0 { -most } else { 0 }, most.min(self.high.max(0)))
    }

    /// Returns the interval of all shifts to the left.
    pub fn shift_left(self, other: Self) -> Self {
        if other.low < 0 || other.high >= 120 {
            return if self.low >= 0 { Self::new(0, Self::LIMIT) } else { Self::ALL };
        }
        self.corners(other, |a, b| a.checked_mul(1 << b))
    }

    /// Returns the interval of all arithmetic shifts to the right.
    pub fn shift_right(self, other: Self) -> Self {
        if other.low < 0 {
            return Self::ALL;
        }
        let (least, most) = (other.low.min(127) as u32, other.high.min(127) as u32);
        let low = if self.low < 0 { self.low >> least } else { self.low >> most };
        let high = if self.high < 0 { self.high >> most } else { self.high >> least };
        Self { low: keep_unknown(self.low, low), high: keep_unknown(self.high, high) }
    }

    /// Returns an interval of all bitwise conjunctions.
    pub fn and(self, other: Self) -> Self {
        match (self.low >= 0, other.low >= 0) {
            (true, true) => Self::new(0, self.high.min(other.high)),
            (true, false) => Self::new(0, self.high),
            (false, true) => Self::new(0, other.high),
            (false, false) => Self::ALL,
        }
    }

    /// Returns an interval of all bitwise disjunctions, which also has all exclusive ones.
    pub fn or(self, other: Self) -> Self {
        if self.low < 0 || other.low < 0 {
            return Self::ALL;
        }
        let most = self.high.max(other.high);
        Self::unsigned(128 - most.leading_zeros())
    }

    /// Returns the smallest interval with the results of an operation that is monotonic in both
    /// operands.
    fn corners(self, other: Self, f: impl Fn(i128, i128) -> Option<i128>) -> Self {
        if !self.is_bounded() || !other.is_bounded() {
            let positive = self.low >= 0 && other.low >= 0;
            return if positive { Self::new(0, Self::LIMIT) } else { Self::ALL };
        }
        let all = [(self.low, other.low), (self.low, other.high), (self.high, other.low), (self.high, other.high)];
        let results: Option<Vec<i128>> = all.into_iter().map(|(a, b)| f(a, b)).collect();
        let Some(results) = results else { return Self::ALL };
        let (low, high) = results.iter().fold((i128::MAX, i128::MIN), |(l, h), v| (l.min(*v), h.max(*v)));
        Self::new(low, high)
    }
}

/// Adds two bounds. The sum with an unknown bound is unknown.
fn add_bound(a: i128, b: i128) -> i128 {
    for bound in [a, b] {
        if bound.abs() >= Interval::LIMIT {
            return bound;
        }
    }
    (a + b).clamp(-Interval::LIMIT, Interval::LIMIT)
}

/// Returns `new`, or `old` if that bound is unknown.
const fn keep_unknown(old: i128, new: i128) -> i128 {
    if old <= -Interval::LIMIT || old >= Interval::LIMIT { old } else { new }
}

impl fmt::Display for Interval {
    /// Formats the interval as `3`, `0..255` or, with an unknown bound, `0..`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(value) = self.value() {
            return write!(f, "{value}");
        }
        if self.low > -Self::LIMIT {
            write!(f, "{}", self.low)?;
        }
        f.write_str("..")?;
        if self.high < Self::LIMIT { write!(f, "{}", self.high) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks an operation on all pairs of small intervals against all pairs of their values.
    fn check(interval: impl Fn(Interval, Interval) -> Interval, value: impl Fn(i128, i128) -> Option<i128>) {
        let bounds = -4..=4i128;
        let all: Vec<Interval> =
            bounds.clone().flat_map(|low| (low..=4).map(move |high| Interval::new(low, high))).collect();
        for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (*a, *b))) {
            let result = interval(a, b);
            for (x, y) in (a.low..=a.high).flat_map(|x| (b.low..=b.high).map(move |y| (x, y))) {
                if let Some(v) = value(x, y) {
                    assert!(result.low <= v && v <= result.high, "{x} and {y} of {a} and {b}: {v} is not in {result}");
                }
            }
        }
    }

    #[test]
    fn an_interval_has_the_results_of_all_its_values() {
        check(Interval::plus, |a, b| Some(a + b));
        check(Interval::minus, |a, b| Some(a - b));
        check(Interval::times, |a, b| Some(a * b));
        check(Interval::divide, |a, b| a.checked_div(b));
        check(Interval::remainder, |a, b| a.checked_rem(b));
        check(Interval::and, |a, b| Some(a & b));
        check(Interval::or, |a, b| Some(a | b));
        check(Interval::or, |a, b| Some(a ^ b));
        check(Interval::shift_left, |a, b| (b >= 0).then(|| a << b));
        check(Interval::shift_right, |a, b| (b >= 0).then(|| a >> b));
    }

    #[test]
    fn an_unknown_bound_stays_unknown() {
        let sum = Interval::ALL.plus(Interval::exact(-5));
        assert!(!sum.is_bounded());
        assert_eq!(Interval::ALL.shift_right(Interval::exact(8)), Interval::ALL);
        assert_eq!(Interval::new(3, 1 << 121).to_string(), "3..");
        assert_eq!(Interval::unsigned(200).low, 0);
    }
}
