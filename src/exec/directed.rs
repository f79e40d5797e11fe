//! Single precision in a directed rounding mode: results are computed in double precision so that rounding them to single precision,
//! in whatever direction, gives what rounding the exact result once would give.
//!
//! A result in double precision that is not exact is made odd: its last bit is set, so that it never is a number of single precision, nor
//! lies half-way between two, and lies on the same side of them as the exact result. A sum that is exactly zero is positive in every mode.

use super::value::{Conversion, Lanes, Place, Room, Scratch, Value};
use crate::semantics::Hardware;
use crate::semantics::number::Real;
use openvisa_isa::DataType;
use openvisa_isa::semantics::{LaneContext, LaneKind, LaneResults, MAX_SOURCES, run_float};

/// A number of double precision that is rounded to odd.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub(crate) struct Directed(f64);

/// A rounded result, when the exact one lies beside it on the side that the sign of `lost` says.
fn odd(rounded: f64, lost: f64) -> Directed {
    let bits = rounded.to_bits();
    if lost == 0.0 || lost.is_nan() || !rounded.is_finite() || bits & 1 == 1 {
        return Directed(rounded);
    }
    let away = (lost > 0.0) == (rounded > 0.0);
    Directed(f64::from_bits(if away { bits | 1 } else { bits.wrapping_sub(1) | 1 }))
}

/// What a sum loses.
fn lost_by_sum(a: f64, b: f64, sum: f64) -> f64 {
    let part = sum - a;
    (a - (sum - part)) + (b - part)
}

impl Real for Directed {
    fn from_f64(value: f64) -> Self {
        Self(value)
    }

    fn to_f64(self) -> f64 {
        self.0
    }

    fn add(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        odd(sum, lost_by_sum(self.0, other.0, sum))
    }

    fn sub(self, other: Self) -> Self {
        self.add(Self(-other.0))
    }

    fn mul(self, other: Self) -> Self {
        let product = self.0 * other.0;
        odd(product, self.0.mul_add(other.0, -product))
    }

    fn div(self, other: Self) -> Self {
        let quotient = self.0 / other.0;
        let rest = (-quotient).mul_add(other.0, self.0);
        odd(quotient, if other.0 > 0.0 { rest } else { -rest })
    }

    fn fma(self, b: Self, c: Self) -> Self {
        // The product of two singles is exact.
        let product = self.0 * b.0;
        let sum = product + c.0;
        odd(sum, lost_by_sum(product, c.0, sum))
    }

    fn fused(self, b: Self, c: Self) -> Self {
        self.fma(b, c)
    }

    fn sqrt(self) -> Self {
        let root = self.0.sqrt();
        odd(root, (-root).mul_add(root, self.0))
    }

    fn floor(self) -> Self {
        Self(self.0.floor())
    }

    fn ceil(self) -> Self {
        Self(self.0.ceil())
    }

    fn trunc(self) -> Self {
        Self(self.0.trunc())
    }

    fn round_even(self) -> Self {
        Self(self.0.round_ties_even())
    }

    fn sin(self) -> Self {
        Self(self.0.sin())
    }

    fn cos(self) -> Self {
        Self(self.0.cos())
    }

    fn exp2(self) -> Self {
        Self(self.0.exp2())
    }

    fn log2(self) -> Self {
        Self(self.0.log2())
    }

    fn pow(self, power: Self) -> Self {
        Self(self.0.powf(power.0))
    }

    fn is_nan(self) -> bool {
        self.0.is_nan()
    }

    fn is_infinite(self) -> bool {
        self.0.is_infinite()
    }
}

impl Value for Directed {
    type Bytes = [u8; 8];

    fn of(bytes: Self::Bytes) -> Self {
        Self(f64::from_le_bytes(bytes))
    }

    fn bytes(self) -> Self::Bytes {
        self.0.to_le_bytes()
    }

    fn is(_: DataType) -> bool {
        false
    }

    fn flushes(control: u32) -> bool {
        f32::flushes(control)
    }

    fn view<const N: usize>(bytes: &[u8], at: u32) -> Option<&[Self::Bytes; N]> {
        f64::view(bytes, at)
    }

    fn view_mut<const N: usize>(bytes: &mut [u8], at: u32) -> Option<&mut [Self::Bytes; N]> {
        f64::view_mut(bytes, at)
    }

    fn room(scratch: &mut Scratch) -> &mut Room<Self> {
        &mut scratch.directed
    }

    fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &Place) {
        f64::load(out, n, data_type, bytes, place);
    }

    fn store(
        values: &Lanes<Self>,
        n: usize,
        mask: u32,
        data_type: DataType,
        bytes: &mut [u8],
        place: &Place,
        how: Conversion,
    ) {
        f64::store(&values.map(|v| v.0), n, mask, data_type, bytes, place, how);
    }

    fn negate(self) -> Self {
        Self(-self.0)
    }

    fn magnitude(self) -> Self {
        Self(self.0.abs())
    }

    fn complement(self) -> Self {
        self
    }

    fn flush(self) -> Self {
        let small = self.0.abs() < f64::from(f32::MIN_POSITIVE);
        if small { Self(0_f64.copysign(self.0)) } else { self }
    }

    fn small(value: i32) -> Self {
        Self(f64::from(value))
    }

    fn run<const N: usize, const FUSED: bool>(
        kind: LaneKind,
        context: &LaneContext,
        src: [&[Self::Bytes; N]; MAX_SOURCES],
        dst: &mut [Self; N],
        more: &mut LaneResults<Self>,
    ) -> bool {
        run_float(&Hardware, kind, context, Self::of, src, dst, more)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::semantics::formats::{F, Rounding};
    use rustc_apfloat::ieee::Single;
    use rustc_apfloat::{Float, Round};

    const MODES: [(Rounding, Round); 4] = [
        (Rounding::NearestEven, Round::NearestTiesToEven),
        (Rounding::Up, Round::TowardPositive),
        (Rounding::Down, Round::TowardNegative),
        (Rounding::ToZero, Round::TowardZero),
    ];

    /// Numbers around every power of two, and a fixed pseudo-random sequence.
    fn patterns() -> Vec<u32> {
        let mut list = vec![0, 0x8000_0000, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 1, 0x8000_0001, 0x7f7f_ffff];
        for exponent in (0..255_u32).step_by(9) {
            list.extend([exponent << 23, (exponent << 23) + 1, (exponent << 23 | 1 << 31).wrapping_sub(1)]);
        }
        let mut state = 0x9e37_79b9_u32;
        for _ in 0..80 {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            list.push(state);
        }
        list
    }

    fn check(what: &str, got: Directed, wanted: impl Fn(Round) -> Single) {
        for (ours, theirs) in MODES {
            let (got, wanted) = (F.encode(got.0, ours) as u32, wanted(theirs).to_bits() as u32);
            let nan = f32::from_bits(wanted).is_nan();
            // IEEE makes a sum of zero negative when it rounds downwards.
            let zero = ours == Rounding::Down && got << 1 == 0 && wanted << 1 == 0;
            assert!(
                got == wanted || zero || nan && f32::from_bits(got).is_nan(),
                "{what} {ours:?}: {got:#x} is not {wanted:#x}"
            );
        }
    }

    #[test]
    fn every_mode_rounds_the_exact_result_once() {
        let list = patterns();
        let number = |bits: u32| (Directed(f64::from(f32::from_bits(bits))), Single::from_bits(u128::from(bits)));
        for &a in &list {
            let (x, exact_x) = number(a);
            for (k, &b) in list.iter().enumerate() {
                let (y, exact_y) = number(b);
                let what = format!("{a:#x} {b:#x}");
                check(&format!("{what} +"), x.add(y), |r| exact_x.add_r(exact_y, r).value);
                check(&format!("{what} -"), x.sub(y), |r| exact_x.sub_r(exact_y, r).value);
                check(&format!("{what} *"), x.mul(y), |r| exact_x.mul_r(exact_y, r).value);
                check(&format!("{what} /"), x.div(y), |r| exact_x.div_r(exact_y, r).value);
                let (z, exact_z) = number(list[(k * 37 + 11) % list.len()]);
                check(&format!("{what} fma"), x.fma(y, z), |r| exact_x.mul_add_r(exact_y, exact_z, r).value);
            }
        }
    }

    #[test]
    fn roots_lie_between_their_neighbours_squared() {
        for bits in patterns() {
            let x = f32::from_bits(bits & 0x7fff_ffff);
            if !x.is_finite() {
                continue;
            }
            let root = Directed(f64::from(x)).sqrt().0;
            let [up, down] =
                [Rounding::Up, Rounding::Down].map(|r| f64::from(f32::from_bits(F.encode(root, r) as u32)));
            // Squares of singles are exact.
            assert!(down * down <= f64::from(x) && up * up >= f64::from(x), "{x:e}");
            assert!(up == down || (up as f32).to_bits() - (down as f32).to_bits() == 1, "{x:e}");
            assert_eq!(up == down, down * down == f64::from(x), "{x:e}");
        }
    }
}
