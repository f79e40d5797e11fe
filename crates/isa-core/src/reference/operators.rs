//! The operators and functions of the pseudo-code on numbers.

use super::float::Float;
use super::format::Rounding;
use super::integer::Integer;
use super::number::Number;
use core::cmp::Ordering;
use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Rem, Shl, Shr, Sub};

// The generated code of each page calls these functions for each operator, so they are not inlined.

/// Computes integers or floating-point numbers, depending on the operands.
#[inline(never)]
fn arithmetic(
    a: Number,
    b: Number,
    whole: impl Fn(Integer, Integer) -> Integer,
    real: impl Fn(Float, Float) -> Float,
) -> Number {
    match (a, b) {
        (Number::Undefined, _) | (_, Number::Undefined) => Number::Undefined,
        (Number::Float(a), b) => Number::Float(real(a, b.to_float())),
        (a, Number::Float(b)) => Number::Float(real(a.to_float(), b)),
        (a, b) => Number::Integer(whole(a.to_integer(), b.to_integer())),
    }
}

/// Computes integers. Other operands have no such operation.
#[inline(never)]
fn bitwise(a: Number, b: Number, whole: impl Fn(Integer, Integer) -> Integer) -> Number {
    match (a, b) {
        (Number::Undefined | Number::Float(_), _) | (_, Number::Undefined | Number::Float(_)) => Number::Undefined,
        (a, b) => Number::Integer(whole(a.to_integer(), b.to_integer())),
    }
}

/// Compares two numbers. `None` if one of them has no order.
#[inline(never)]
fn compare(a: Number, b: Number) -> Option<Ordering> {
    match (a, b) {
        (Number::Undefined, _) | (_, Number::Undefined) => None,
        (Number::Float(a), b) => a.compare(b.to_float()),
        (a, Number::Float(b)) => a.to_float().compare(b),
        (a, b) => Some(a.to_integer().cmp(&b.to_integer())),
    }
}

/// Returns the count of a shift. A negative count counts as 0, and a large one shifts everything
/// out.
fn shift_count(count: Integer) -> u32 {
    count.to_i128().map_or(u32::MAX, |count| u32::try_from(count.max(0)).unwrap_or(u32::MAX))
}

macro_rules! operators {
    ($($name:ident $method:ident: |$a:ident, $b:ident| $body:expr;)*) => {$(
        impl<T: Into<Number>> $name<T> for Number {
            type Output = Self;

            fn $method(self, other: T) -> Self {
                let ($a, $b) = (self, other.into());
                $body
            }
        }

        impl $name<Number> for i32 {
            type Output = Number;

            fn $method(self, other: Number) -> Number {
                let ($a, $b) = (Number::from(self), other);
                $body
            }
        }

        impl $name<Number> for f64 {
            type Output = Number;

            fn $method(self, other: Number) -> Number {
                let ($a, $b) = (Number::real(self), other);
                $body
            }
        }
    )*};
}

// An integer division by 0 gives 0, and so does its remainder.
operators! {
    Add add: |a, b| arithmetic(a, b, Integer::add, Float::add);
    Sub sub: |a, b| arithmetic(a, b, Integer::sub, |a, b| a.add(b.neg()));
    Mul mul: |a, b| arithmetic(a, b, Integer::mul, Float::mul);
    Div div: |a, b| arithmetic(a, b, |a, b| a.div_rem(b).map_or(Integer::ZERO, |(quotient, _)| quotient), Float::div);
    Rem rem: |a, b| bitwise(a, b, |a, b| a.div_rem(b).map_or(Integer::ZERO, |(_, remainder)| remainder));
    BitAnd bitand: |a, b| bitwise(a, b, Integer::and);
    BitOr bitor: |a, b| bitwise(a, b, Integer::or);
    BitXor bitxor: |a, b| bitwise(a, b, Integer::xor);
    Shl shl: |a, b| bitwise(a, b, |a, b| a.shl(shift_count(b)));
    Shr shr: |a, b| bitwise(a, b, |a, b| a.shr(shift_count(b)));
}

impl Neg for Number {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Float(v) => Self::Float(v.neg()),
            Self::Undefined => self,
            other => Self::Integer(other.to_integer().neg()),
        }
    }
}

impl Not for Number {
    type Output = Self;

    fn not(self) -> Self {
        bitwise(self, Self::from(0), |a, _| a.not())
    }
}

impl<T: Into<Number> + Copy> PartialEq<T> for Number {
    fn eq(&self, other: &T) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl<T: Into<Number> + Copy> PartialOrd<T> for Number {
    fn partial_cmp(&self, other: &T) -> Option<Ordering> {
        compare(*self, (*other).into())
    }
}

impl Number {
    /// Returns the magnitude.
    pub fn abs(self) -> Self {
        match self {
            Self::Float(v) => Self::Float(v.abs()),
            Self::Undefined => self,
            other => Self::Integer(other.to_integer().magnitude()),
        }
    }

    /// Returns the smaller of two numbers. Of a NaN and a number it is the number, of two equal
    /// numbers or two NaNs the second.
    pub fn min(self, other: impl Into<Self>) -> Self {
        let other = other.into();
        self.choose(other, self < other)
    }

    /// Returns the larger of two numbers. Of a NaN and a number it is the number, of two equal
    /// numbers or two NaNs the second.
    pub fn max(self, other: impl Into<Self>) -> Self {
        let other = other.into();
        self.choose(other, self > other)
    }

    fn choose(self, other: Self, first: bool) -> Self {
        let chosen = if first || other.is_nan() && !self.is_nan() { self } else { other };
        match chosen {
            Self::Float(v) => Self::Float(v.selected()),
            integer => integer,
        }
    }

    /// Rounds to an integer value. Integers stay.
    pub fn round_to_integer(self, rounding: Rounding) -> Self {
        match self {
            Self::Float(v) => Self::Float(v.round_to_integer(rounding)),
            other => other,
        }
    }

    /// Returns `self × b + c` with one rounding.
    pub fn fma(self, b: Self, c: Self) -> Self {
        match (self, b, c) {
            (Self::Undefined, ..) | (_, Self::Undefined, _) | (.., Self::Undefined) => Self::Undefined,
            (Self::Float(_), ..) | (_, Self::Float(_), _) | (.., Self::Float(_)) => {
                Self::Float(self.to_float().fma(b.to_float(), c.to_float()))
            }
            _ => self * b + c,
        }
    }

    /// Returns the square root.
    pub fn sqrt(self) -> Self {
        if matches!(self, Self::Undefined) { self } else { Self::Float(self.to_float().sqrt()) }
    }

    /// Returns whether this is a NaN.
    pub fn is_nan(self) -> bool {
        matches!(self, Self::Float(v) if v.is_nan())
    }

    /// Returns whether this is an infinity.
    pub fn is_infinite(self) -> bool {
        matches!(self, Self::Float(v) if v.settled().is_infinite())
    }

    /// Applies a function of double precision, whose result is an approximation.
    pub fn approximate(self, function: impl Fn(f64) -> f64) -> Self {
        let value = self.to_float();
        // Functions of the host may give another result for a signaling NaN than for a quiet one.
        let argument = if value.is_nan() { f64::NAN } else { value.to_f64() };
        let bits = function(argument).to_bits();
        let result = Float::decode(super::FloatFormat::DF, bits, value.environment(), false);
        Self::Float(result.into_computed())
    }

    /// Returns the lowest `count` bits as an unsigned number.
    pub fn low_bits(self, count: impl Into<Self>) -> Self {
        bitwise(self, count.into(), |value, count| value.low_bits(shift_count(count)))
    }

    /// Returns the lowest `count` bits as a number in two's complement.
    pub fn sign_extend(self, count: impl Into<Self>) -> Self {
        bitwise(self, count.into(), |value, count| {
            let count = shift_count(count).min(256);
            if count == 0 { Integer::ZERO } else { value.shl(256 - count).shr(256 - count) }
        })
    }

    /// Returns the smallest multiple of `step` that is not below the number.
    pub fn round_up(self, step: Self) -> Self {
        (self + step - 1) / step * step
    }

    /// Returns the smallest power of two that is not below the number.
    pub fn next_power_of_two(self) -> Self {
        let below = self.to_integer().sub(Integer::from_i128(1));
        if below.is_negative() { Self::from(1) } else { Self::Integer(Integer::from_i128(1).shl(below.bit_length())) }
    }

    /// Returns the number of bits that are 1.
    pub fn count_ones(self) -> Self {
        Self::from(self.to_integer().count_ones())
    }

    /// Returns the number of bits that are 0 above the highest 1 of a number of `width` bits.
    pub fn leading_zeros(self, width: Self) -> Self {
        width - self.to_integer().bit_length()
    }

    /// Returns the number of bits that are 0 below the lowest 1.
    pub fn trailing_zeros(self) -> Self {
        Self::from(self.to_integer().trailing_zeros())
    }
}
