//! The numbers that lane functions are computed in.

/// An integer that lanes are computed in. Sums, products and shifts wrap.
pub trait Integer: Copy + Ord + Default + core::fmt::Debug {
    /// Bits of the type.
    const BITS: u32;
    /// From a small number.
    fn small(value: i32) -> Self;
    /// The low bits of a number.
    fn low(value: i128) -> Self;
    /// The number.
    fn wide(self) -> i128;
    /// Sum.
    fn add(self, other: Self) -> Self;
    /// Difference.
    fn sub(self, other: Self) -> Self;
    /// Product.
    fn mul(self, other: Self) -> Self;
    /// Quotient cut towards zero; 0 for a divisor of 0.
    fn div(self, other: Self) -> Self;
    /// What the quotient leaves; 0 for a divisor of 0.
    fn rem(self, other: Self) -> Self;
    /// All bits that both have.
    fn and(self, other: Self) -> Self;
    /// All bits that one has.
    fn or(self, other: Self) -> Self;
    /// All bits that differ.
    fn xor(self, other: Self) -> Self;
    /// All bits inverted.
    fn not(self) -> Self;
    /// Shifted to the left; 0 beyond the width.
    fn shl(self, count: u32) -> Self;
    /// Shifted to the right with copies of the sign, if it can have one, also beyond the width.
    fn sar(self, count: u32) -> Self;
    /// The lowest bits as a number of 64 bits.
    fn bits(self) -> u64;
}

macro_rules! integers {
    ($($rust:ty)*) => {$(
        impl Integer for $rust {
            const BITS: u32 = <$rust>::BITS;

            #[inline(always)]
            fn small(value: i32) -> Self {
                value as Self
            }

            #[inline(always)]
            fn low(value: i128) -> Self {
                value as Self
            }

            #[inline(always)]
            fn wide(self) -> i128 {
                self as i128
            }

            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
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
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }

            #[inline(always)]
            fn not(self) -> Self {
                !self
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
            fn bits(self) -> u64 {
                self as u64
            }
        }
    )*};
}

integers!(i32 u32 i64 i128);

/// A floating-point number that lanes are computed in.
pub trait Real: Copy + PartialOrd + Default + core::fmt::Debug {
    /// From a number of double precision.
    fn from_f64(value: f64) -> Self;
    /// The number in double precision.
    fn to_f64(self) -> f64;
    /// Sum.
    fn add(self, other: Self) -> Self;
    /// Difference.
    fn sub(self, other: Self) -> Self;
    /// Product.
    fn mul(self, other: Self) -> Self;
    /// Quotient.
    fn div(self, other: Self) -> Self;
    /// `self * b + c` with one rounding.
    fn fma(self, b: Self, c: Self) -> Self;
    /// The same by an instruction of the processor. Where it has none, this is a call.
    fn fused(self, b: Self, c: Self) -> Self;
    /// Square root.
    fn sqrt(self) -> Self;
    /// The nearest integer not above.
    fn floor(self) -> Self;
    /// The nearest integer not below.
    fn ceil(self) -> Self;
    /// The integer part.
    fn trunc(self) -> Self;
    /// The nearest integer; half-way cases to the even one.
    fn round_even(self) -> Self;
    /// Sine.
    fn sin(self) -> Self;
    /// Cosine.
    fn cos(self) -> Self;
    /// Two to this power.
    fn exp2(self) -> Self;
    /// Hyperbolic tangent.
    fn tanh(self) -> Self;
    /// Logarithm to base two.
    fn log2(self) -> Self;
    /// To a power.
    fn pow(self, power: Self) -> Self;
    /// Whether it is not a number.
    fn is_nan(self) -> bool;
    /// Whether it is an infinity.
    fn is_infinite(self) -> bool;
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
            fn fused(self, b: Self, c: Self) -> Self {
                self.mul_add(b, c)
            }

            #[inline(always)]
            fn sqrt(self) -> Self {
                self.sqrt()
            }

            #[inline(always)]
            fn floor(self) -> Self {
                self.floor()
            }

            #[inline(always)]
            fn ceil(self) -> Self {
                self.ceil()
            }

            #[inline(always)]
            fn trunc(self) -> Self {
                self.trunc()
            }

            #[inline(always)]
            fn round_even(self) -> Self {
                self.round_ties_even()
            }

            fn sin(self) -> Self {
                self.sin()
            }

            fn cos(self) -> Self {
                self.cos()
            }

            fn exp2(self) -> Self {
                self.exp2()
            }

            fn log2(self) -> Self {
                self.log2()
            }

            fn tanh(self) -> Self {
                self.tanh()
            }

            fn pow(self, power: Self) -> Self {
                self.powf(power)
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

/// `a * b + c` in single precision with one rounding.
///
/// The product is exact in double precision. The sum is not, and rounding it twice could go wrong where the first rounding makes
/// a half-way case; so where bits are lost the sum is made odd first, which no second rounding takes for a half-way case. Unlike
/// a call of the library's function, this is straight-line code.
#[inline(always)]
pub fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let sum = product + c;
    let part = sum - product;
    let lost = (product - (sum - part)) + (c - part);
    // Not so for a NaN, which comes of infinities.
    let inexact = u64::from(lost.abs() > 0.0);
    // Cut towards zero: one less in magnitude if what was lost has another sign than the sum.
    let over = (lost.to_bits() ^ sum.to_bits()) >> 63 & inexact;
    f64::from_bits(sum.to_bits().wrapping_sub(over) | inexact) as f32
}
