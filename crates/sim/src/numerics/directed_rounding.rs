//! Directed rounding for single and double precision. A result is kept as the tightest `f64`
//! interval `[down, up]` around the exact value; `down == up` if the value is representable.
//!
//! For example, `1.0 / 3.0` has the bounds `0x3fd5555555555555` and `0x3fd5555555555556`.
//!
//! One of two different bounds has an odd last bit. It serves as the result *rounded to odd*. For
//! operands of single or lower precision, it is never a number of that format nor a midpoint of
//! two. Rounding it to that format in any mode therefore gives the correctly rounded exact result.
//! An exact difference of zero has the bounds `-0.0` and `0.0`.

use crate::numerics::DirectedHardware;
use crate::numerics::float_formats::{FloatConversion, FloatFormat, Rounding, least_normal};
use crate::numerics::number::Real;
use crate::numerics::value::{Conversion, Element, ElementOffsets, Lanes, OperandBuffers, Scratch, Value};
use openvisa_isa::DataType;
use openvisa_isa::semantics::{LaneContext, LaneKind, LaneResults, MAX_LANES, MAX_SOURCES, run_float};
use std::marker::PhantomData;

/// A result with directed rounding. `F` is the precision of the instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Directed<F> {
    down: f64,
    up: f64,
    of: PhantomData<F>,
}

/// A computation type whose results are rounded to nearest.
pub(crate) trait Nearest: Value {
    /// Returns the floating-point type of the precision.
    fn precision() -> DataType;
    /// Returns the scratch space for operands of [`Directed`] with this precision.
    fn interval_scratch(scratch: &mut Scratch) -> &mut OperandBuffers<Directed<Self>>;
}

impl Nearest for f32 {
    fn precision() -> DataType {
        DataType::F
    }

    fn interval_scratch(scratch: &mut Scratch) -> &mut OperandBuffers<Directed<Self>> {
        scratch.directed_f32s.get_or_insert_default()
    }
}

impl Nearest for f64 {
    fn precision() -> DataType {
        DataType::Df
    }

    fn interval_scratch(scratch: &mut Scratch) -> &mut OperandBuffers<Directed<Self>> {
        scratch.directed_f64s.get_or_insert_default()
    }
}

/// A finite number of arbitrary precision: magnitude times two to the exponent.
#[derive(Clone, Copy, Debug)]
struct BigFloat {
    negative: bool,
    magnitude: u128,
    exponent: i32,
}

/// Highest bit of normalised summands. The two bits above it hold the carry of a sum.
const SUM_TOP_BIT: u32 = 125;

impl BigFloat {
    fn from_f64(value: f64) -> Self {
        let bits = value.to_bits();
        let (fraction, exponent) = (u128::from(bits & ((1 << 52) - 1)), (bits >> 52 & 0x7ff) as i32);
        let (magnitude, exponent) = if exponent == 0 { (fraction, 1) } else { (fraction | 1 << 52, exponent) };
        Self { negative: bits >> 63 == 1, magnitude, exponent: exponent - 1075 }
    }

    /// Shifts the magnitude so that its highest bit is bit `top`. Zero is unchanged.
    fn with_top_bit(mut self, top: u32) -> Self {
        if self.magnitude != 0 {
            let by = top as i32 - (127 - self.magnitude.leading_zeros() as i32);
            self.magnitude <<= by;
            self.exponent -= by;
        }
        self
    }

    fn multiply(self, other: Self) -> Self {
        Self {
            negative: self.negative != other.negative,
            magnitude: self.magnitude * other.magnitude,
            exponent: self.exponent + other.exponent,
        }
    }

    /// Adds two numbers, rounded to odd. Returns `None` if they cancel exactly.
    fn add(self, other: Self) -> Option<Self> {
        let (mut a, mut b) = (self.with_top_bit(SUM_TOP_BIT), other.with_top_bit(SUM_TOP_BIT));
        if b.magnitude > 0 && (a.magnitude == 0 || b.exponent > a.exponent) {
            (a, b) = (b, a);
        }
        let gap = (a.exponent - b.exponent).unsigned_abs();
        let kept = if b.magnitude == 0 { 0 } else { b.magnitude.checked_shr(gap).unwrap_or(0) };
        let lost = b.magnitude != 0 && kept.checked_shl(gap).unwrap_or(0) != b.magnitude;
        let mut sum = a;
        if a.negative == b.negative {
            sum.magnitude = a.magnitude + kept;
        } else {
            // Bits of the smaller number are only lost if the magnitudes differ widely, so the
            // difference is large.
            let (large, small) = (a.magnitude.max(kept), a.magnitude.min(kept));
            sum.negative = if a.magnitude >= kept { a.negative } else { b.negative };
            sum.magnitude = large - small - u128::from(lost);
        }
        sum.magnitude |= u128::from(lost);
        (sum.magnitude != 0 || a.negative == b.negative).then_some(sum)
    }

    /// Divides by a non-zero number, rounded to odd.
    fn divide(self, other: Self) -> Self {
        let a = self.with_top_bit(127);
        let (quotient, rest) = (a.magnitude / other.magnitude, a.magnitude % other.magnitude);
        Self {
            negative: self.negative != other.negative,
            magnitude: quotient | u128::from(rest != 0),
            exponent: a.exponent - other.exponent,
        }
    }

    /// Returns the square root of a positive number, rounded to odd.
    fn square_root(self) -> Self {
        let top = self.with_top_bit(127);
        // The exponent of the radicand must be even.
        let even = if top.exponent % 2 == 0 { top } else { self.with_top_bit(126) };
        let root = even.magnitude.isqrt();
        let magnitude = root | u128::from(root * root != even.magnitude);
        Self { negative: false, magnitude, exponent: even.exponent / 2 }
    }
}

/// Largest magnitude of a result whose rounding error is computed in double precision. Its
/// reciprocal is the smallest one. Nothing overflows, and no error is subnormal.
const MAX_ERROR_FREE: f64 = 1e250;

/// Bits of a double that are zero if it has at most 26 significant bits, as every single has. The
/// product of two such numbers is exact.
const LOW_HALF: u64 = (1 << 27) - 1;

/// Returns whether a double has at most 26 significant bits.
fn is_half_width(value: f64) -> bool {
    value.to_bits() & LOW_HALF == 0
}

/// Returns whether the rounding error of a result can be computed in double precision.
fn is_error_free(value: f64) -> bool {
    (1.0 / MAX_ERROR_FREE..MAX_ERROR_FREE).contains(&value.abs())
}

/// Returns the product of two finite numbers if double precision holds it exactly.
fn exact_product(a: f64, b: f64) -> Option<f64> {
    let product = a * b;
    (is_half_width(a) && is_half_width(b) && (is_error_free(product) || a == 0.0 || b == 0.0)).then_some(product)
}

impl<F: Copy> Directed<F> {
    /// Creates a result from the double nearest to the exact value, and a number with the sign of
    /// what the exact value is greater.
    fn from_nearest(nearest: f64, error: f64) -> Self {
        Self::from_bounds(
            if error < 0.0 { nearest.next_down() } else { nearest },
            if error > 0.0 { nearest.next_up() } else { nearest },
        )
    }

    /// Returns the sum of two finite numbers. Its rounding error in double precision is a double
    /// too, which six operations compute (Knuth's TwoSum).
    fn sum(a: f64, b: f64) -> Self {
        let sum = a + b;
        if sum == 0.0 && a.is_sign_negative() != b.is_sign_negative() {
            return Self::from_bounds(-0.0, 0.0);
        }
        let of_b = sum - a;
        let error = (a - (sum - of_b)) + (b - of_b);
        match sum.abs() < MAX_ERROR_FREE && error.is_finite() {
            true => Self::from_nearest(sum, error),
            false => Self::exact_sum(BigFloat::from_f64(a), BigFloat::from_f64(b)),
        }
    }

    fn from_bounds(down: f64, up: f64) -> Self {
        Self { down, up, of: PhantomData }
    }

    /// Creates a result whose exact value is a double.
    fn from_exact(value: f64) -> Self {
        Self::from_bounds(value, value)
    }

    fn from_big_float(value: BigFloat) -> Self {
        let to =
            |rounding| f64::from_bits(FloatFormat::DF.round(value.negative, value.magnitude, value.exponent, rounding));
        Self::from_bounds(to(Rounding::Down), to(Rounding::Up))
    }

    /// Returns the bound whose last bit is odd, that is, the result rounded to odd.
    fn rounded_to_odd(self) -> f64 {
        if self.down.to_bits() & 1 == 1 { self.down } else { self.up }
    }

    /// Returns the bound that a rounding mode selects. The mode to-nearest selects the one toward
    /// zero.
    fn bound_toward(self, rounding: Rounding) -> f64 {
        match rounding {
            Rounding::Up => self.up,
            Rounding::Down => self.down,
            _ if self.down.is_sign_negative() => self.up,
            _ => self.down,
        }
    }

    /// Returns the number to be converted to the type of the destination.
    fn value_to_store(self, data_type: DataType, rounding: Rounding) -> f64 {
        // The two bounds compare equal but differ in sign if the result is an exact zero.
        if data_type == DataType::Df || self.down == self.up {
            self.bound_toward(rounding)
        } else {
            self.rounded_to_odd()
        }
    }

    fn exact_sum(a: BigFloat, b: BigFloat) -> Self {
        a.add(b).map_or(Self::from_bounds(-0.0, 0.0), Self::from_big_float)
    }
}

impl<F: Copy> PartialEq for Directed<F> {
    fn eq(&self, other: &Self) -> bool {
        self.rounded_to_odd() == other.rounded_to_odd()
    }
}

impl<F: Copy> PartialOrd for Directed<F> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        self.rounded_to_odd().partial_cmp(&other.rounded_to_odd())
    }
}

/// Functions of one number that are computed in double precision.
macro_rules! by_double {
    ($($name:ident $function:ident),*) => {$(
        fn $name(self) -> Self {
            Self::from_exact(self.rounded_to_odd().$function())
        }
    )*};
}

impl<F: Nearest> Real for Directed<F> {
    by_double!(floor floor, ceil ceil, trunc trunc, round_even round_ties_even, sin sin, cos cos, exp2 exp2, log2 log2, tanh tanh);

    fn from_f64(value: f64) -> Self {
        Self::from_exact(value)
    }

    fn to_f64(self) -> f64 {
        self.rounded_to_odd()
    }

    fn add(self, other: Self) -> Self {
        let (a, b) = (self.rounded_to_odd(), other.rounded_to_odd());
        if !a.is_finite() || !b.is_finite() {
            return Self::from_exact(a + b);
        }
        Self::sum(a, b)
    }

    fn sub(self, other: Self) -> Self {
        self.add(other.negate())
    }

    fn mul(self, other: Self) -> Self {
        let (a, b) = (self.rounded_to_odd(), other.rounded_to_odd());
        if !a.is_finite() || !b.is_finite() {
            return Self::from_exact(a * b);
        }
        if let Some(product) = exact_product(a, b) {
            return Self::from_exact(product);
        }
        Self::from_big_float(BigFloat::from_f64(a).multiply(BigFloat::from_f64(b)))
    }

    fn div(self, other: Self) -> Self {
        let (a, b) = (self.rounded_to_odd(), other.rounded_to_odd());
        if !a.is_finite() || !b.is_finite() || b == 0.0 {
            return Self::from_exact(a / b);
        }
        let quotient = a / b;
        if is_half_width(b) && is_error_free(a) && is_error_free(quotient) {
            // Both halves of the quotient have an exact product with the divisor, and the first
            // difference is exact because its terms are nearly equal.
            let high = f64::from_bits(quotient.to_bits() & !LOW_HALF);
            let rest = (a - high * b) - (quotient - high) * b;
            return Self::from_nearest(quotient, if b < 0.0 { -rest } else { rest });
        }
        Self::from_big_float(BigFloat::from_f64(a).divide(BigFloat::from_f64(b)))
    }

    fn fma(self, b: Self, c: Self) -> Self {
        let (a, b, c) = (self.rounded_to_odd(), b.rounded_to_odd(), c.rounded_to_odd());
        if !a.is_finite() || !b.is_finite() || !c.is_finite() {
            return Self::from_exact(a.mul_add(b, c));
        }
        if let Some(product) = exact_product(a, b) {
            return Self::sum(product, c);
        }
        Self::exact_sum(BigFloat::from_f64(a).multiply(BigFloat::from_f64(b)), BigFloat::from_f64(c))
    }

    fn hardware_fma(self, b: Self, c: Self) -> Self {
        self.fma(b, c)
    }

    fn sqrt(self) -> Self {
        let a = self.rounded_to_odd();
        if !a.is_finite() || a <= 0.0 {
            return Self::from_exact(a.sqrt());
        }
        Self::from_big_float(BigFloat::from_f64(a).square_root())
    }

    fn pow(self, power: Self) -> Self {
        Self::from_exact(Real::pow(self.rounded_to_odd(), power.rounded_to_odd()))
    }

    fn settled(self, rounding: Rounding) -> Self {
        let data_type = F::precision();
        let value = self.value_to_store(data_type, rounding);
        Self::from_exact(match data_type {
            DataType::Df => value,
            _ => FloatFormat::F.decode(FloatFormat::F.encode(value, rounding)),
        })
    }

    fn is_nan(self) -> bool {
        self.rounded_to_odd().is_nan()
    }

    fn is_infinite(self) -> bool {
        self.rounded_to_odd().is_infinite()
    }
}

impl<F: Nearest> Element for Directed<F> {
    type Bytes = [u8; 16];

    fn of(bytes: Self::Bytes) -> Self {
        let half = |at: usize| f64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        Self::from_bounds(half(0), half(8))
    }

    fn bytes(self) -> Self::Bytes {
        let (down, up) = (self.down.to_le_bytes(), self.up.to_le_bytes());
        std::array::from_fn(|i| if i < 8 { down[i] } else { up[i - 8] })
    }

    fn blocks<const L: usize, const N: usize>(_: &[u8], _: u32) -> Option<&[[Self::Bytes; L]; N]> {
        None
    }

    fn blocks_mut<const L: usize, const N: usize>(_: &mut [u8], _: u32) -> Option<&mut [[Self::Bytes; L]; N]> {
        None
    }
}

impl<F: Nearest> Value for Directed<F> {
    fn is(_: DataType) -> bool {
        false
    }

    fn buffers(scratch: &mut Scratch) -> &mut OperandBuffers<Self> {
        F::interval_scratch(scratch)
    }

    fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &ElementOffsets) {
        let mut doubles = [[0; 8]; MAX_LANES];
        f64::load(&mut doubles, n, data_type, bytes, place);
        *out = doubles.map(|b| Self::from_exact(f64::from_le_bytes(b)).bytes());
    }

    fn store(
        values: &Lanes<Self>,
        n: usize,
        mask: u32,
        data_type: DataType,
        bytes: &mut [u8],
        place: &ElementOffsets,
        how: Conversion,
    ) {
        f64::store(&values.map(|v| v.value_to_store(data_type, how.rounding)), n, mask, data_type, bytes, place, how);
    }

    fn negate(self) -> Self {
        Self::from_bounds(-self.up, -self.down)
    }

    fn magnitude(self) -> Self {
        if self.down.is_sign_negative() { self.negate() } else { self }
    }

    fn complement(self) -> Self {
        self
    }

    fn flush(self, data_type: DataType) -> Self {
        let value = self.rounded_to_odd();
        let denormal = value.abs() < least_normal(data_type) && value != 0.0;
        if denormal { Self::from_exact(0_f64.copysign(value)) } else { self }
    }

    fn flush_result(self, data_type: DataType, rounding: Rounding) -> Self {
        let value = self.settled(rounding).down;
        let denormal = value.abs() < least_normal(data_type) && value != 0.0;
        if denormal { Self::from_exact(0_f64.copysign(value)) } else { self }
    }

    fn small(value: i32) -> Self {
        Self::from_exact(f64::from(value))
    }

    fn run<const N: usize, const FUSED: bool>(
        kind: LaneKind,
        context: &LaneContext,
        rounding: Rounding,
        src: [&[Self::Bytes; N]; MAX_SOURCES],
        dst: &mut [Self; N],
        more: &mut LaneResults<Self>,
    ) -> bool {
        run_float(&DirectedHardware(rounding), kind, context, Self::of, src, dst, more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::ieee::{Double, Single};
    use rustc_apfloat::{Float, Round};

    const MODES: [(Rounding, Round); 3] = [
        (Rounding::Up, Round::TowardPositive),
        (Rounding::Down, Round::TowardNegative),
        (Rounding::ToZero, Round::TowardZero),
    ];

    /// Returns bit patterns of a format with `bits` bits: numbers around powers of two, special
    /// values, and a pseudo-random sequence with a fixed seed.
    fn patterns(bits: u32, fraction: u32, step: usize) -> Vec<u64> {
        let (sign, infinity) = (1_u64 << (bits - 1), (1_u64 << (bits - 1)) - (1 << fraction));
        let mut list = vec![0, 1, infinity - 1, infinity, infinity | 1 << (fraction - 1)];
        for exponent in (0..1_u64 << (bits - 1 - fraction)).step_by(step) {
            list.extend([
                exponent << fraction,
                (exponent << fraction) + 1,
                (exponent << fraction | sign).wrapping_sub(1),
            ]);
        }
        let one = (infinity >> 1) & infinity;
        // Numbers near one, whose differences cancel.
        list.extend([one, one + 1, one - 1, one + 2, one + (3 << (fraction - 1)), one | 0x1234_5678 & (one - 1)]);
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..60 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            list.push(state);
        }
        let low = u64::MAX >> (64 - bits);
        list.iter().flat_map(|v| [v & low, (v ^ sign) & low]).collect()
    }

    /// Compares all operations on pairs of numbers with the oracle, bit by bit.
    fn check<T: Float, V: Nearest>(list: &[u64], number: fn(u64) -> f64, stored: fn(Directed<V>, Rounding) -> u64) {
        let mut compared = 0_u64;
        for &a in list {
            let (x, exact_x) = (Directed::<V>::from_exact(number(a)), T::from_bits(u128::from(a)));
            for (k, &b) in list.iter().enumerate() {
                let c = list[(k * 37 + 11 + a as usize % 64) % list.len()];
                let (y, exact_y) = (Directed::from_exact(number(b)), T::from_bits(u128::from(b)));
                let (z, exact_z) = (Directed::from_exact(number(c)), T::from_bits(u128::from(c)));
                for (ours, theirs) in MODES {
                    let results = [
                        ("+", x.add(y), exact_x.add_r(exact_y, theirs).value),
                        ("-", x.sub(y), exact_x.sub_r(exact_y, theirs).value),
                        ("*", x.mul(y), exact_x.mul_r(exact_y, theirs).value),
                        ("/", x.div(y), exact_x.div_r(exact_y, theirs).value),
                        ("fma", x.fma(y, z), exact_x.mul_add_r(exact_y, exact_z, theirs).value),
                        ("fma -", x.fma(y, x.negate()), exact_x.mul_add_r(exact_y, -exact_x, theirs).value),
                    ];
                    for (what, got, wanted) in results {
                        let nan = wanted.is_nan() && number(stored(got, ours)).is_nan();
                        let same = nan || u128::from(stored(got, ours)) == wanted.to_bits();
                        assert!(
                            same,
                            "{a:#x} {what} {b:#x}, {c:#x}, {ours:?}: {:#x} is not {:#x}",
                            stored(got, ours),
                            wanted.to_bits()
                        );
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 100_000, "{compared}");
    }

    #[test]
    fn every_mode_rounds_the_exact_result_of_single_precision_once() {
        check::<Single, f32>(
            &patterns(32, 23, 31),
            |bits| f64::from(f32::from_bits(bits as u32)),
            |value, rounding| FloatFormat::F.encode(value.value_to_store(DataType::F, rounding), rounding),
        );
    }

    #[test]
    fn every_mode_rounds_the_exact_result_of_double_precision_once() {
        check::<Double, f64>(&patterns(64, 52, 257), f64::from_bits, |value, rounding| {
            value.value_to_store(DataType::Df, rounding).to_bits()
        });
    }

    #[test]
    fn roots_lie_between_their_neighbours_squared() {
        for bits in patterns(32, 23, 31) {
            let x = f64::from(f32::from_bits(bits as u32 & 0x7fff_ffff));
            if !x.is_finite() {
                continue;
            }
            let root = Directed::<f32>::from_exact(x).sqrt();
            let [up, down] = [Rounding::Up, Rounding::Down].map(|r| {
                f64::from(f32::from_bits(FloatFormat::F.encode(root.value_to_store(DataType::F, r), r) as u32))
            });
            // The square of a single is exact in double precision.
            assert!(down * down <= x && up * up >= x, "{x:e}");
            assert!(up == down || (up as f32).to_bits() - (down as f32).to_bits() == 1, "{x:e}");
            assert_eq!(up == down, down * down == x, "{x:e}");
        }
        for bits in patterns(64, 52, 257) {
            let x = f64::from_bits(bits & u64::MAX >> 1);
            // The remainder of a root is exact unless it is subnormal.
            if !(1e-290..=f64::MAX).contains(&x) {
                continue;
            }
            let root = Directed::<f64>::from_exact(x).sqrt();
            let [up, down, zero] =
                [Rounding::Up, Rounding::Down, Rounding::ToZero].map(|r| root.value_to_store(DataType::Df, r));
            let left = |r: f64| (-r).mul_add(r, x);
            assert!(left(down) >= 0.0 && left(up) <= 0.0 && zero == down, "{x:e}");
            assert!(up == down || up.to_bits() - down.to_bits() == 1, "{x:e}");
            assert_eq!(up == down, left(down) == 0.0, "{x:e}");
        }
    }
}
