//! Floating-point numbers whose rounding is postponed.
//!
//! The result of an operation is kept exactly, as far as it can matter. It is rounded to the
//! precision of the computation when another operation reads it, and to the format of the
//! destination when it is stored. For example, the sum of two HF in an HF is rounded once, from the
//! exact sum.

use super::format::{FloatFormat, Rounding, overflows_to_infinity, round_magnitude};
use super::integer::Integer;
use core::cmp::Ordering;

/// The precision in which an operation computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Precision {
    /// Any: a constant or an integer, which takes the precision of the other operand.
    Any,
    /// Single precision, also for operands of 8 and 16 bits.
    Single,
    /// Double precision.
    Double,
}

impl Precision {
    const fn format(self) -> FloatFormat {
        match self {
            Self::Double => FloatFormat::DF,
            Self::Single | Self::Any => FloatFormat::F,
        }
    }
}

/// The precision and the rounding mode of operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Environment {
    /// The precision of operands.
    pub precision: Precision,
    /// The rounding mode of results.
    pub rounding: Rounding,
}

impl Environment {
    /// The environment of constants.
    pub const ANY: Self = Self { precision: Precision::Any, rounding: Rounding::NearestEven };
    /// Single precision with rounding to nearest.
    pub const SINGLE: Self = Self { precision: Precision::Single, rounding: Rounding::NearestEven };
    /// Double precision with rounding to nearest.
    pub const DOUBLE: Self = Self { precision: Precision::Double, rounding: Rounding::NearestEven };

    /// Returns the environment of an operation on two operands: the higher precision.
    fn join(self, other: Self) -> Self {
        if other.precision > self.precision { other } else { self }
    }
}

/// The kind of a floating-point number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Finite,
    Infinite,
    /// The significand has the payload: the fraction in double precision.
    Nan,
}

/// A floating-point number: `significand × 2^exponent`, with a sign.
#[derive(Clone, Copy, Debug)]
pub struct Float {
    class: Class,
    negative: bool,
    /// Whether the exact magnitude is larger, by less than one unit of the last place.
    sticky: bool,
    /// Whether this is the result of an operation, not an operand or a copy of one.
    computed: bool,
    /// The format of the element that this was read from, or of an operand of the operation.
    source: Option<FloatFormat>,
    /// Whether operations take this operand as zero, because denormal numbers of its type are off.
    flushed: bool,
    exponent: i32,
    significand: u128,
    environment: Environment,
}

#[expect(clippy::should_implement_trait, reason = "`Number` implements the operators")]
impl Float {
    /// Returns the number with some bits in a format. `flushed` states that operations take
    /// denormal numbers of the format as zero.
    pub fn decode(format: FloatFormat, bits: u64, environment: Environment, flushed: bool) -> Self {
        let fraction = bits & ((1 << format.fraction) - 1);
        let exponent = bits >> format.fraction & ((1 << format.exponent) - 1);
        let mut value = Self::zero(bits & format.sign() != 0, environment);
        (value.computed, value.source) = (false, Some(format));
        if exponent == (1 << format.exponent) - 1 {
            value.class = if fraction == 0 { Class::Infinite } else { Class::Nan };
            value.significand = u128::from(fraction) << (52 - format.fraction);
            return value;
        }
        value.exponent = format.least_exponent() + (exponent.max(1) as i32 - 1) - format.fraction as i32;
        value.significand = u128::from(fraction | u64::from(exponent > 0) << format.fraction);
        value.flushed = flushed && exponent == 0 && fraction != 0;
        value
    }

    /// Converts a double, which counts as a constant.
    pub fn from_f64(value: f64) -> Self {
        Self::decode(FloatFormat::DF, value.to_bits(), Environment::ANY, false)
    }

    /// Converts an integer exactly, which counts as a constant.
    pub fn from_integer(value: Integer) -> Self {
        let magnitude = value.magnitude();
        let shift = magnitude.bit_length().saturating_sub(128);
        let sticky = !magnitude.low_bits(shift).is_zero();
        let significand = magnitude.shr(shift).low_u128();
        let zero = Self::zero(value.is_negative(), Environment::ANY);
        Self { significand, exponent: shift as i32, sticky, computed: false, ..zero }
    }

    fn zero(negative: bool, environment: Environment) -> Self {
        let (class, sticky, computed, flushed) = (Class::Finite, false, true, false);
        Self { class, negative, sticky, computed, source: None, flushed, exponent: 0, significand: 0, environment }
    }

    fn nan(environment: Environment) -> Self {
        Self { class: Class::Nan, significand: 1 << 51, ..Self::zero(false, environment) }
    }

    fn infinity(negative: bool, environment: Environment) -> Self {
        Self { class: Class::Infinite, ..Self::zero(negative, environment) }
    }

    /// Returns the environment of operations on this number.
    pub fn environment(self) -> Environment {
        self.environment
    }

    /// Returns whether this is a NaN.
    pub fn is_nan(self) -> bool {
        self.class == Class::Nan
    }

    /// Returns whether this is an infinity.
    pub fn is_infinite(self) -> bool {
        self.class == Class::Infinite
    }

    /// Returns whether this is a zero of either sign.
    pub fn is_zero(self) -> bool {
        self.class == Class::Finite && self.significand == 0 && !self.sticky
    }

    /// Returns whether the sign bit is set.
    pub fn is_negative(self) -> bool {
        self.negative
    }

    /// Returns whether this is the result of an operation, not an operand or a copy of one.
    pub fn is_computed(self) -> bool {
        self.computed
    }

    /// Returns whether this is an element of a format, or a copy of one: its bits in this format
    /// are those of the element, also if it is a NaN.
    pub fn is_copied_from(self, format: FloatFormat) -> bool {
        !self.computed && self.source == Some(format)
    }

    /// Returns the number as the result of an operation, whose denormal values may become zero.
    pub fn into_computed(self) -> Self {
        Self { computed: true, ..self }
    }

    /// Returns the number with the other sign.
    pub fn neg(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    /// Returns the magnitude.
    pub fn abs(self) -> Self {
        Self { negative: false, ..self }
    }

    /// Returns the number as an operation of its own precision reads it. A result beyond the
    /// largest number is an infinity then.
    pub fn settled(self) -> Self {
        self.operand(self.environment)
    }

    /// Returns the number as an operation reads it: rounded to the precision of the operation.
    fn operand(self, environment: Environment) -> Self {
        if self.class != Class::Finite {
            return Self { environment, ..self };
        }
        if self.flushed || self.is_zero() {
            return Self::zero(self.negative, environment);
        }
        let own = if self.environment.precision == Precision::Any { environment } else { self.environment };
        let format = own.precision.format();
        let limits = (format.fraction, format.least_exponent());
        let rounded =
            round_magnitude(self.significand, self.exponent, self.sticky, limits, (own.rounding, self.negative));
        let (significand, exponent) = (rounded.significand, rounded.exponent);
        let top = exponent + 127 - significand.leading_zeros() as i32;
        if significand != 0 && top > 1 - format.least_exponent() {
            if overflows_to_infinity(own.rounding, self.negative) {
                return Self::infinity(self.negative, environment);
            }
            return Self {
                negative: self.negative,
                environment,
                ..Self::decode(format, format.infinity() - 1, own, false)
            };
        }
        Self { significand, exponent, sticky: false, environment, ..self }
    }

    /// Rounds to a format, and returns the bits. A NaN keeps its payload as far as it fits.
    pub fn encode(self, format: FloatFormat, rounding: Rounding) -> u64 {
        let sign = if self.negative { format.sign() } else { 0 };
        match self.class {
            Class::Infinite => return sign | format.infinity(),
            Class::Nan => {
                let payload = (self.significand >> (52 - format.fraction)) as u64;
                return sign | format.infinity() | payload.max(u64::from(payload == 0) << (format.fraction - 1));
            }
            Class::Finite => {}
        }
        if self.significand == 0 && !self.sticky {
            return sign;
        }
        let least = format.least_exponent();
        let limits = (format.fraction, least);
        let rounded = round_magnitude(self.significand, self.exponent, self.sticky, limits, (rounding, self.negative));
        let top = rounded.exponent + 127 - rounded.significand.leading_zeros() as i32;
        if rounded.significand == 0 {
            return sign;
        }
        if top > 1 - least {
            let beyond = overflows_to_infinity(rounding, self.negative);
            return sign | if beyond { format.infinity() } else { format.infinity() - 1 };
        }
        // The place of the last bit of the format, to which the significand is aligned.
        let last = top.max(least) - format.fraction as i32;
        let aligned = match rounded.exponent - last {
            up @ 0.. => rounded.significand << up.min(127),
            down => rounded.significand >> down.unsigned_abs().min(127),
        } as u64;
        // The highest bit of a normal number adds 1 to the exponent.
        sign | (aligned + (((top.max(least) - least) as u64) << format.fraction))
    }

    /// Returns whether the number, in the precision of its computation, is below the smallest
    /// normal number of a format.
    pub fn is_denormal(self, format: FloatFormat) -> bool {
        let value = Self { flushed: false, ..self }.operand(self.environment);
        value.class == Class::Finite
            && !value.is_zero()
            && value.exponent + 127 - (value.significand.leading_zeros() as i32) < format.least_exponent()
    }

    /// Converts to double precision, rounded to nearest. Results of operations are rounded to the
    /// precision of the computation first.
    pub fn to_f64(self) -> f64 {
        f64::from_bits(self.operand(self.environment).encode(FloatFormat::DF, Rounding::NearestEven))
    }

    /// Returns the integer part, truncated toward zero; limited to 200 bits. `None` for a NaN.
    pub fn to_integer(self) -> Option<Integer> {
        let limit = || Integer::from_i128(1).shl(200);
        let magnitude = match self.class {
            Class::Nan => return None,
            Class::Infinite => limit(),
            Class::Finite if self.exponent + 128 - self.significand.leading_zeros() as i32 > 200 => limit(),
            Class::Finite if self.exponent >= 0 => Integer::from_u128(self.significand).shl(self.exponent as u32),
            Class::Finite => Integer::from_u128(self.significand).shr(self.exponent.unsigned_abs().min(255)),
        };
        Some(if self.negative { magnitude.neg() } else { magnitude })
    }

    /// Rounds to an integer. Infinities and NaNs stay.
    pub fn round_to_integer(self, rounding: Rounding) -> Self {
        let value = self.operand(self.environment);
        if value.class != Class::Finite || value.exponent >= 0 || value.is_zero() {
            return Self { computed: true, ..value };
        }
        let fraction_bits = value.exponent.unsigned_abs();
        let (whole, rest) = match fraction_bits {
            0..=127 => (value.significand >> fraction_bits, value.significand & ((1 << fraction_bits) - 1)),
            _ => (0, value.significand),
        };
        let half = fraction_bits <= 128 && value.significand >> (fraction_bits - 1) & 1 == 1;
        let below = match fraction_bits {
            1..=128 => value.significand & ((1 << (fraction_bits - 1)) - 1) != 0,
            _ => true,
        };
        let up = match rounding {
            Rounding::NearestEven => half && (below || whole & 1 == 1),
            Rounding::Up => rest != 0 && !value.negative,
            Rounding::Down => rest != 0 && value.negative,
            Rounding::ToZero => false,
        };
        let significand = whole + u128::from(up);
        Self { significand, exponent: 0, computed: true, ..value }
    }

    /// Returns the sum.
    pub fn add(self, other: Self) -> Self {
        let environment = self.environment.join(other.environment);
        sum(self.operand(environment), other.operand(environment))
    }

    /// Returns the product.
    pub fn mul(self, other: Self) -> Self {
        let environment = self.environment.join(other.environment);
        product(self.operand(environment), other.operand(environment))
    }

    /// Returns `self × b + c`, rounded once.
    pub fn fma(self, b: Self, c: Self) -> Self {
        let environment = self.environment.join(b.environment).join(c.environment);
        sum(product(self.operand(environment), b.operand(environment)), c.operand(environment))
    }

    /// Returns the quotient.
    pub fn div(self, other: Self) -> Self {
        let environment = self.environment.join(other.environment);
        let (a, b) = (self.operand(environment), other.operand(environment));
        let negative = a.negative != b.negative;
        let invalid = a.class == b.class && (a.class == Class::Infinite || a.is_zero() && b.is_zero());
        if a.is_nan() || b.is_nan() || invalid {
            return Self::nan(environment);
        }
        if a.class == Class::Infinite || b.is_zero() {
            return Self::infinity(negative, environment);
        }
        if b.class == Class::Infinite || a.is_zero() {
            return Self::zero(negative, environment);
        }
        // Operands have at most 53 bits. The quotient gets 70 or more, and the remainder is sticky.
        let shift = 123 - (128 - a.significand.leading_zeros());
        let dividend = a.significand << shift;
        let (quotient, remainder) = (dividend / b.significand, dividend % b.significand);
        let exponent = a.exponent - shift as i32 - b.exponent;
        Self { significand: quotient, exponent, sticky: remainder != 0, ..Self::zero(negative, environment) }
    }

    /// Returns the square root.
    pub fn sqrt(self) -> Self {
        let environment = self.environment;
        let a = self.operand(environment);
        if a.is_nan() || a.negative && !a.is_zero() {
            return Self::nan(environment);
        }
        if a.class == Class::Infinite || a.is_zero() {
            return Self { computed: true, ..a };
        }
        // The significand gets an even exponent and up to 126 bits, so the root has about 63.
        let mut shift = a.significand.leading_zeros() as i32 - 2;
        shift -= (a.exponent - shift) & 1;
        let significand = a.significand << shift;
        let root = significand.isqrt();
        let sticky = root * root != significand;
        Self { significand: root, exponent: (a.exponent - shift) / 2, sticky, ..Self::zero(false, environment) }
    }

    /// Compares two numbers; `None` if one is a NaN. Zeros of both signs are equal.
    pub fn compare(self, other: Self) -> Option<Ordering> {
        let environment = self.environment.join(other.environment);
        let (a, b) = (self.operand(environment), other.operand(environment));
        if a.is_nan() || b.is_nan() {
            return None;
        }
        let rank = |v: Self| if v.is_infinite() { if v.negative { -1 } else { 1 } } else { 0 };
        if rank(a) != 0 || rank(b) != 0 {
            return Some(rank(a).cmp(&rank(b)));
        }
        let difference = sum(a, b.neg());
        Some(match difference {
            zero if zero.is_zero() => Ordering::Equal,
            below if below.negative => Ordering::Less,
            _ => Ordering::Greater,
        })
    }

    /// Returns the operand that an operation such as `min` selects.
    pub fn selected(self) -> Self {
        if self.flushed { Self::zero(self.negative, self.environment) } else { self.into_computed() }
    }

    /// Returns the sign, the significand and the exponent of a finite number that is no result of
    /// an operation; `None` for another one.
    pub(super) fn parts(self) -> Option<(bool, u128, i32)> {
        (self.class == Class::Finite && !self.sticky).then_some((self.negative, self.significand, self.exponent))
    }

    /// Returns a finite number from its parts.
    pub(super) fn from_parts(negative: bool, significand: u128, exponent: i32, environment: Environment) -> Self {
        Self { significand, exponent, ..Self::zero(negative, environment) }
    }

    /// Returns a NaN with a sign, which becomes the largest payload of a format without infinities.
    pub(super) fn signed_nan(negative: bool, environment: Environment) -> Self {
        Self { negative, ..Self::nan(environment) }
    }
}

/// Returns the product of two operands.
fn product(a: Float, b: Float) -> Float {
    let (environment, negative) = (a.environment, a.negative != b.negative);
    let invalid = a.is_infinite() && b.is_zero() || a.is_zero() && b.is_infinite();
    if a.is_nan() || b.is_nan() || invalid {
        return Float::nan(environment);
    }
    if a.is_infinite() || b.is_infinite() {
        return Float::infinity(negative, environment);
    }
    if a.is_zero() || b.is_zero() {
        return Float::zero(negative, environment);
    }
    // Operands have at most 53 bits, so the product is exact.
    let (significand, exponent) = (a.significand * b.significand, a.exponent + b.exponent);
    Float { significand, exponent, ..Float::zero(negative, environment) }
}

/// Returns the sum of two numbers of at most 106 bits.
fn sum(a: Float, b: Float) -> Float {
    let environment = a.environment;
    if a.is_nan() || b.is_nan() || a.is_infinite() && b.is_infinite() && a.negative != b.negative {
        return Float::nan(environment);
    }
    if a.is_infinite() || b.is_infinite() {
        return Float::infinity(if a.is_infinite() { a.negative } else { b.negative }, environment);
    }
    let down = environment.rounding == Rounding::Down;
    if a.is_zero() && b.is_zero() {
        return Float::zero(if a.negative == b.negative { a.negative } else { down }, environment);
    }
    if a.is_zero() || b.is_zero() {
        return Float { computed: true, ..if a.is_zero() { b } else { a } };
    }
    let (mut high, low) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    // A short significand is extended to 106 bits, which brings the last places together.
    let room = (high.significand.leading_zeros() as i32 - 22).clamp(0, high.exponent - low.exponent);
    (high.significand, high.exponent) = (high.significand << room, high.exponent - room);
    let distance = (high.exponent - low.exponent) as u32;
    let sign = |v: &Float, magnitude: Integer| if v.negative { magnitude.neg() } else { magnitude };
    let (total, exponent, sticky) = if distance <= 140 {
        // Both are multiples of the last place of the lower one: at most 106 + 140 bits.
        let aligned = sign(&high, Integer::from_u128(high.significand).shl(distance));
        (aligned.add(sign(&low, Integer::from_u128(low.significand))), low.exponent, false)
    } else {
        // The lower one, of at most 106 bits, is below this last place, and only makes it inexact.
        let aligned = sign(&high, Integer::from_u128(high.significand).shl(35));
        let toward_zero = high.negative != low.negative;
        let one = Integer::from_i128(if high.negative { 1 } else { -1 });
        (if toward_zero { aligned.add(one) } else { aligned }, high.exponent - 35, true)
    };
    if total.is_zero() && !sticky {
        return Float::zero(down, environment);
    }
    let (negative, magnitude) = (total.is_negative(), total.magnitude());
    let surplus = magnitude.bit_length().saturating_sub(127);
    Float {
        significand: magnitude.shr(surplus).low_u128(),
        exponent: exponent + surplus as i32,
        sticky: sticky || !magnitude.low_bits(surplus).is_zero(),
        ..Float::zero(negative, environment)
    }
}
