//! The number types in which lane functions are computed.
//!
//! The generated semantics are generic over [`Integer`] and [`Real`]. For example, `add` of a type
//! that is not wider than 32 bits is computed in `i32`, and of a single-precision type in `f32`.

use crate::numerics::float_formats::Rounding;
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// An integer type for the computation of lanes. Sums, products and shifts wrap around, but for
/// sums and products of 128 bits, which saturate.
pub trait Integer:
    Copy
    + Ord
    + Default
    + core::fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// Number of bits of the type.
    const BITS: u32;
    /// Converts a small constant.
    fn from_i32(value: i32) -> Self;
    /// Truncates a number to its low bits.
    fn from_low_bits(value: i128) -> Self;
    /// Converts the number to 128 bits.
    fn to_i128(self) -> i128;
    /// Returns the sum.
    fn add(self, other: Self) -> Self;
    /// Returns the difference.
    fn sub(self, other: Self) -> Self;
    /// Returns the product.
    fn mul(self, other: Self) -> Self;
    /// Returns the quotient, truncated toward zero. A division by 0 gives 0.
    fn div(self, other: Self) -> Self;
    /// Returns the remainder of a truncating division. A division by 0 gives 0.
    fn rem(self, other: Self) -> Self;
    /// Shifts left. Counts beyond the width give 0.
    fn shl(self, count: u32) -> Self;
    /// Shifts right arithmetically. Counts beyond the width are clamped to the width minus 1.
    fn sar(self, count: u32) -> Self;
    /// Returns the low 64 bits.
    fn to_u64(self) -> u64;
}

macro_rules! integers {
    ($($rust:ty: $add:ident $sub:ident $mul:ident;)*) => {$(
        impl Integer for $rust {
            const BITS: u32 = <$rust>::BITS;

            #[inline(always)]
            fn from_i32(value: i32) -> Self {
                value as Self
            }

            #[inline(always)]
            fn from_low_bits(value: i128) -> Self {
                value as Self
            }

            #[inline(always)]
            fn to_i128(self) -> i128 {
                self as i128
            }

            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.$add(other)
            }

            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.$sub(other)
            }

            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.$mul(other)
            }

            #[inline(always)]
            fn div(self, other: Self) -> Self {
                if other == 0 { 0 } else { self.wrapping_div(other) }
            }

            #[inline(always)]
            fn rem(self, other: Self) -> Self {
                if other == 0 { 0 } else { self.wrapping_rem(other) }
            }

            #[inline(always)]
            fn shl(self, count: u32) -> Self {
                if count < <$rust>::BITS { self << count } else { 0 }
            }

            #[inline(always)]
            fn sar(self, count: u32) -> Self {
                self >> count.min(<$rust>::BITS - 1)
            }

            #[inline(always)]
            fn to_u64(self) -> u64 {
                self as u64
            }
        }
    )*};
}

integers! {
    i32: wrapping_add wrapping_sub wrapping_mul;
    u32: wrapping_add wrapping_sub wrapping_mul;
    i64: wrapping_add wrapping_sub wrapping_mul;
    // Results of this type are limited to 64 bits when they are stored, so that a product of two
    // unsigned numbers of 64 bits may be limited before.
    i128: saturating_add saturating_sub saturating_mul;
}

/// A floating-point type for the computation of lanes.
pub trait Real: Copy + PartialOrd + Default + core::fmt::Debug {
    /// Converts a double, with rounding.
    fn from_f64(value: f64) -> Self;
    /// Converts the number to double precision.
    fn to_f64(self) -> f64;
    /// Rounds a result to the precision of the computation in a rounding mode. Types whose
    /// operations round to nearest have nothing left to round.
    #[inline(always)]
    fn settled(self, rounding: Rounding) -> Self {
        let _ = rounding;
        self
    }
    /// Returns the sum.
    fn add(self, other: Self) -> Self;
    /// Returns the difference.
    fn sub(self, other: Self) -> Self;
    /// Returns the product.
    fn mul(self, other: Self) -> Self;
    /// Returns the quotient.
    fn div(self, other: Self) -> Self;
    /// Returns `self * b + c` with one rounding.
    fn fma(self, b: Self, c: Self) -> Self;
    /// Returns `self * b + c` with one rounding, computed by a processor instruction. On a host
    /// without FMA instructions, this calls a slow library function.
    fn hardware_fma(self, b: Self, c: Self) -> Self;
    /// Returns the square root.
    fn sqrt(self) -> Self;
    /// Rounds down to an integer.
    fn floor(self) -> Self;
    /// Rounds up to an integer.
    fn ceil(self) -> Self;
    /// Truncates to an integer.
    fn trunc(self) -> Self;
    /// Rounds to the nearest integer, ties to even.
    fn round_even(self) -> Self;
    /// Returns the sine.
    fn sin(self) -> Self;
    /// Returns the cosine.
    fn cos(self) -> Self;
    /// Returns two to this power.
    fn exp2(self) -> Self;
    /// Returns the hyperbolic tangent.
    fn tanh(self) -> Self;
    /// Returns the logarithm to base two.
    fn log2(self) -> Self;
    /// Returns the number to a power.
    fn pow(self, power: Self) -> Self;
    /// Returns whether this is a NaN.
    fn is_nan(self) -> bool;
    /// Returns whether this is an infinity.
    fn is_infinite(self) -> bool;
}

/// Implements functions of one number by the functions of the host with these names.
macro_rules! forward {
    ($($name:ident $function:ident),*) => {$(
        #[inline(always)]
        fn $name(self) -> Self {
            self.$function()
        }
    )*};
}

macro_rules! reals {
    ($($rust:ty: $fma:expr;)*) => {$(
        impl Real for $rust {
            #[inline(always)]
            fn from_f64(value: f64) -> Self {
                value as Self
            }

            #[inline(always)]
            fn to_f64(self) -> f64 {
                f64::from(self)
            }

            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self + other
            }

            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self - other
            }

            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self * other
            }

            #[inline(always)]
            fn div(self, other: Self) -> Self {
                self / other
            }

            #[inline(always)]
            fn fma(self, b: Self, c: Self) -> Self {
                $fma(self, b, c)
            }

            #[inline(always)]
            fn hardware_fma(self, b: Self, c: Self) -> Self {
                self.mul_add(b, c)
            }

            forward! {
                sqrt sqrt, floor floor, ceil ceil, trunc trunc, round_even round_ties_even,
                sin sin, cos cos, exp2 exp2, log2 log2, tanh tanh
            }

            fn pow(self, power: Self) -> Self {
                // Any number and any NaN give 1 here. The host's function excepts signalling NaNs.
                if power == 0.0 || self == 1.0 { 1.0 } else { self.powf(power) }
            }

            #[inline(always)]
            fn is_nan(self) -> bool {
                self.is_nan()
            }

            #[inline(always)]
            fn is_infinite(self) -> bool {
                self.is_infinite()
            }
        }
    )*};
}

reals! {
    f32: fma_f32;
    f64: f64::mul_add;
}

/// Returns `a * b + c` in single precision with one rounding.
///
/// The product is exact in double precision, but the sum is not. Rounding the sum to double and
/// then to single precision is wrong if the first rounding creates a tie. Therefore an inexact sum
/// is rounded to odd first, which is never a tie. This is straight-line code, unlike a call of the
/// library function.
#[inline(always)]
pub fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
    f64::sum_to_odd(product + c, product, c) as f32
}

/// Sums that are rounded to odd.
pub(crate) trait SumToOdd {
    /// Rounds `a + b` to odd, given their sum rounded to nearest: if the sum is inexact, returns
    /// its neighbour with an odd last bit.
    fn sum_to_odd(sum: Self, a: Self, b: Self) -> Self;

    /// Rounds a number to odd, given the number rounded to nearest, and a value with the sign of
    /// what that rounding lost. It is zero or a NaN if nothing was lost.
    fn nearest_to_odd(nearest: Self, lost: Self) -> Self;
}

macro_rules! sums_to_odd {
    ($($rust:ident as $bits:ident;)*) => {$(
        impl SumToOdd for $rust {
            #[inline(always)]
            fn sum_to_odd(sum: Self, a: Self, b: Self) -> Self {
                let part = sum - a;
                Self::nearest_to_odd(sum, (a - (sum - part)) + (b - part))
            }

            #[inline(always)]
            fn nearest_to_odd(nearest: Self, lost: Self) -> Self {
                // The comparison is false for a NaN, which results from infinities.
                let inexact = $bits::from(lost.abs() > 0.0);
                // Truncates toward zero: decrements the magnitude if the lost part and the number
                // differ in sign.
                let over = (lost.to_bits() ^ nearest.to_bits()) >> ($bits::BITS - 1) & inexact;
                Self::from_bits(nearest.to_bits().wrapping_sub(over) | inexact)
            }
        }
    )*};
}

sums_to_odd! {
    f32 as u32;
    f64 as u64;
}

/// Rounds a double to single precision, to odd. Rounding the result to a format with at least two
/// bits less gives the same as rounding the double to that format.
#[inline(always)]
pub(crate) fn f32_to_odd(value: f64) -> f32 {
    let nearest = value as f32;
    let gained = f64::from(nearest) - value;
    let inexact = u32::from(gained.abs() > 0.0);
    let over = u32::from(f64::from(nearest).abs() > value.abs()) & inexact;
    f32::from_bits(nearest.to_bits().wrapping_sub(over) | inexact)
}
