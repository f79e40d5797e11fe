//! Single-precision sums and products in any rounding mode, with or without denormal numbers.
//!
//! Instructions whose channels read elements of other channels use them. For example, `dp4` rounds
//! each product, and then each of the three sums. Vector kernels use them for element-wise
//! instructions in other modes than rounding to nearest.
//!
//! In these modes, a result is computed in double precision, rounded to odd, and then rounded to
//! single precision. The double has more than two bits more than the single, so both roundings
//! give what one gives. Nothing overflows or is subnormal in double precision: the smallest
//! product of two singles is 2<sup>-298</sup>. There are no branches, so that loops over channels
//! are vectorised.

use crate::numerics::float_formats::{Rounding, f32_from_f64};
use crate::numerics::number::{SumToOdd, fma_f32};

/// The rounding mode and the treatment of denormal numbers of single-precision operations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SingleArithmetic {
    pub(crate) rounding: Rounding,
    /// Whether denormal operands and denormal stored results are zeros with their sign.
    pub(crate) flushes: bool,
}

impl SingleArithmetic {
    /// Returns an operand as the operations read it.
    pub(crate) fn operand(self, value: f32) -> f32 {
        if self.flushes && value.is_subnormal() { 0_f32.copysign(value) } else { value }
    }

    /// Returns a result as it is stored: limited to 0 to 1 if the destination saturates. A NaN then
    /// becomes 0.
    pub(crate) fn result(self, value: f32, saturates: bool) -> f32 {
        let value = self.operand(value);
        match saturates {
            true if value > 0.0 => value.min(1.0),
            true => 0.0,
            false => value,
        }
    }

    /// Returns the rounded product.
    #[inline(always)]
    pub(crate) fn mul(self, a: f32, b: f32) -> f32 {
        match self.rounding {
            Rounding::NearestEven => a * b,
            // The product of two singles is a double.
            _ => f32_from_f64(f64::from(a) * f64::from(b), self.rounding),
        }
    }

    /// Returns the rounded sum.
    #[inline(always)]
    pub(crate) fn add(self, a: f32, b: f32) -> f32 {
        match self.rounding {
            Rounding::NearestEven => a + b,
            _ => self.round_sum(a.into(), b.into()),
        }
    }

    /// Returns `a × b + c`, rounded once.
    #[inline(always)]
    pub(crate) fn fma(self, a: f32, b: f32, c: f32) -> f32 {
        match self.rounding {
            Rounding::NearestEven => fma_f32(a, b, c),
            _ => self.round_sum(f64::from(a) * f64::from(b), c.into()),
        }
    }

    /// Returns the rounded quotient.
    #[inline(always)]
    pub(crate) fn div(self, a: f32, b: f32) -> f32 {
        let (a, b) = (f64::from(a), f64::from(b));
        let nearest = a / b;
        // The remainder of a quotient is a double, and has the sign of the error times that of `b`.
        let rest = (-nearest).mul_add(b, a);
        f32_from_f64(f64::nearest_to_odd(nearest, if b < 0.0 { -rest } else { rest }), self.rounding)
    }

    /// Returns the rounded square root.
    #[inline(always)]
    pub(crate) fn sqrt(self, a: f32) -> f32 {
        let a = f64::from(a);
        let nearest = a.sqrt();
        f32_from_f64(f64::nearest_to_odd(nearest, (-nearest).mul_add(nearest, a)), self.rounding)
    }

    /// Returns the rounded sum of two doubles.
    #[inline(always)]
    fn round_sum(self, a: f64, b: f64) -> f32 {
        let sum = f64::sum_to_odd(a + b, a, b);
        // Numbers that cancel give a negative zero if the mode rounds down.
        let is_negative = a.is_sign_negative() || b.is_sign_negative();
        let is_negative_zero = self.rounding == Rounding::Down && sum == 0.0 && is_negative;
        f32_from_f64(if is_negative_zero { -0.0 } else { sum }, self.rounding)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numerics::directed_rounding::Directed;
    use crate::numerics::number::Real;
    use rustc_apfloat::ieee::Single;
    use rustc_apfloat::{Float, Round};

    const MODES: [(Rounding, Round); 4] = [
        (Rounding::NearestEven, Round::NearestTiesToEven),
        (Rounding::Up, Round::TowardPositive),
        (Rounding::Down, Round::TowardNegative),
        (Rounding::ToZero, Round::TowardZero),
    ];

    #[test]
    fn sums_and_products_are_rounded_as_an_independent_library_does() {
        let mut list = vec![0, 1, 0x007f_ffff, 0x0080_0000, 0x0080_0001, 0x3f80_0000, 0x3f80_0001, 0x7f7f_ffff];
        list.extend([0x7f80_0000, 0x7fc0_0000, 0x3f7f_ffff, 0x3300_0001, 0x4b80_0000]);
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..80 {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            list.extend([(state >> 32) as u32, 0x3c00_0000 | (state >> 38) as u32]);
        }
        list.extend(list.clone().iter().map(|bits| bits ^ 0x8000_0000));
        for (rounding, round) in MODES {
            let arithmetic = SingleArithmetic { rounding, flushes: false };
            for (a, b) in list.iter().flat_map(|a| list.iter().map(move |b| (*a, *b))) {
                let [x, y] = [a, b].map(|bits| Single::from_bits(u128::from(bits)));
                let [p, q] = [a, b].map(f32::from_bits);
                let same = |ours: f32, theirs: Single| {
                    assert!(
                        ours.is_nan() && theirs.is_nan() || u128::from(ours.to_bits()) == theirs.to_bits(),
                        "{a:#x} {b:#x} {rounding:?}: {:#x} is not {:#x}",
                        ours.to_bits(),
                        theirs.to_bits()
                    );
                };
                same(arithmetic.add(p, q), x.add_r(y, round).value);
                same(arithmetic.mul(p, q), x.mul_r(y, round).value);
                same(arithmetic.div(p, q), x.div_r(y, round).value);
                let c = [0x8000_0000, 0x3f80_0001, 0xff7f_ffff, a ^ 0x8000_0001][(a ^ b) as usize % 4];
                let z = Single::from_bits(u128::from(c));
                same(arithmetic.fma(p, q, f32::from_bits(c)), x.mul_add_r(y, z, round).value);
            }
        }
    }

    #[test]
    fn square_roots_are_those_of_integer_arithmetic() {
        let patterns = (0..=0xff_u32).flat_map(|exponent| {
            let random = (u64::from(exponent) + 1).wrapping_mul(0x5851_f42d_4c95_7f2d);
            [0, 1, 0x40_0000, 0x7f_ffff, (random >> 20) as u32 & 0x7f_ffff].map(|fraction| exponent << 23 | fraction)
        });
        for a in patterns.flat_map(|bits| [bits, bits | 0x8000_0000]).map(f32::from_bits) {
            for rounding in [Rounding::Up, Rounding::Down, Rounding::ToZero] {
                let root = SingleArithmetic { rounding, flushes: false }.sqrt(a);
                let exact = Directed::<f32>::from_f64(a.into()).sqrt().settled(rounding).to_f64() as f32;
                assert!(root.to_bits() == exact.to_bits() || root.is_nan() && exact.is_nan(), "{a:e} {rounding:?}");
            }
        }
    }

    #[test]
    fn denormal_operands_and_results_become_zeros_with_their_sign() {
        let arithmetic = SingleArithmetic { rounding: Rounding::NearestEven, flushes: true };
        assert_eq!(arithmetic.operand(-f32::from_bits(1)).to_bits(), 0x8000_0000);
        assert_eq!(arithmetic.result(f32::from_bits(0x007f_ffff), false).to_bits(), 0);
        let kept = SingleArithmetic { flushes: false, ..arithmetic };
        assert_eq!(kept.result(f32::from_bits(1), true).to_bits(), 1);
        assert_eq!(kept.result(f32::NAN, true).to_bits(), 0);
    }
}
