//! Formats of eight and four bits, and stochastic rounding.
//!
//! For example, HF8 (E4M3) has no infinities and one NaN for each sign. Its largest number is 448.

use super::float::{Environment, Float};
use super::format::{FloatFormat, Rounding, round_magnitude};

/// The HF8 that is a NaN, without its sign.
const HF8_NAN: u64 = 0x7f;
/// Exponent of the smallest normal HF8.
const HF8_LEAST: i32 = -6;
const HF8_FRACTION: u32 = 3;

impl Float {
    /// Returns the number with some bits as HF8.
    pub fn from_hf8(bits: u64, environment: Environment) -> Self {
        let negative = bits >> 7 & 1 == 1;
        if bits & HF8_NAN == HF8_NAN {
            return Self::signed_nan(negative, environment);
        }
        let (exponent, fraction) = (bits >> 3 & 0xf, bits & 7);
        let significand = u128::from(fraction | u64::from(exponent > 0) << HF8_FRACTION);
        Self::from_parts(negative, significand, exponent.max(1) as i32 - 10, environment)
    }

    /// Returns the number with some bits as E2M1, which has neither infinities nor NaNs.
    pub fn from_e2m1(bits: u64, environment: Environment) -> Self {
        let (exponent, fraction) = (bits >> 1 & 3, bits & 1);
        let significand = u128::from(fraction | u64::from(exponent > 0) << 1);
        Self::from_parts(bits >> 3 & 1 == 1, significand, exponent.max(1) as i32 - 2, environment)
    }

    /// Rounds to HF8, ties to even. Numbers beyond the largest become NaN.
    pub fn to_hf8(self) -> u64 {
        let sign = u64::from(self.is_negative()) << 7;
        let Some((negative, significand, exponent)) = self.parts() else { return sign | HF8_NAN };
        let limits = (HF8_FRACTION, HF8_LEAST);
        let rounded = round_magnitude(significand, exponent, false, limits, (Rounding::NearestEven, negative));
        sign | hf8_code(rounded.significand, rounded.exponent)
    }

    /// Converts to a narrower format with stochastic rounding: adds as many low bits of `random` to
    /// the mantissa as a normal number loses, then cuts off the surplus.
    pub fn round_randomly(self, random: u64, from: FloatFormat, to: Narrow) -> u64 {
        let (fraction, least) = to.limits();
        let Some((negative, significand, exponent)) = self.parts() else { return to.encode_special(self) };
        // A mantissa whose random bits carry beyond the largest number becomes infinite, if the
        // exponents of both formats are equal; otherwise the result is cut off.
        let carries = matches!(to, Narrow::Format(format) if format.exponent == from.exponent);
        if significand == 0 {
            return to.encode(negative, 0, 0, carries);
        }
        let top = exponent + 127 - significand.leading_zeros() as i32;
        let last = top.max(least) - fraction as i32;
        let lost = (last - exponent).clamp(0, 100) as u32;
        let taken = from.fraction - fraction;
        let random = u128::from(random & ((1 << taken) - 1));
        // A number with few bits, such as a limit, gets those that the random bits are added to.
        let missing = taken.saturating_sub(lost);
        let (significand, exponent) = (significand << missing, exponent - missing as i32);
        // The random bits begin below the last place of the result.
        let added = random << (lost + missing - taken);
        let total = significand + added;
        let rounded = round_magnitude(total, exponent, false, (fraction, least), (Rounding::ToZero, negative));
        to.encode(negative, rounded.significand, rounded.exponent, carries)
    }
}

/// A format to which numbers are rounded with random bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Narrow {
    /// A format with infinities.
    Format(FloatFormat),
    /// HF8.
    Hf8,
}

impl Narrow {
    /// Returns the number of fraction bits, and the exponent of the smallest normal number.
    const fn limits(self) -> (u32, i32) {
        match self {
            Self::Format(format) => (format.fraction, format.least_exponent()),
            Self::Hf8 => (HF8_FRACTION, HF8_LEAST),
        }
    }

    fn encode_special(self, value: Float) -> u64 {
        match self {
            Self::Format(format) => value.encode(format, Rounding::ToZero),
            Self::Hf8 => u64::from(value.is_negative()) << 7 | HF8_NAN,
        }
    }

    fn encode(self, negative: bool, significand: u128, exponent: i32, carries: bool) -> u64 {
        match self {
            Self::Format(format) => {
                let rounding = match (carries, negative) {
                    (false, _) => Rounding::ToZero,
                    (true, false) => Rounding::Up,
                    (true, true) => Rounding::Down,
                };
                Float::from_parts(negative, significand, exponent, Environment::ANY).encode(format, rounding)
            }
            Self::Hf8 => u64::from(negative) << 7 | hf8_code(significand, exponent),
        }
    }
}

/// Returns the code of a magnitude that is a multiple of the last place of an HF8.
fn hf8_code(significand: u128, exponent: i32) -> u64 {
    if significand == 0 {
        return 0;
    }
    let top = exponent + 127 - significand.leading_zeros() as i32;
    if top > 8 {
        return HF8_NAN;
    }
    let last = top.max(HF8_LEAST) - HF8_FRACTION as i32;
    let aligned = match exponent - last {
        up @ 0.. => significand << up.min(127),
        down => significand >> down.unsigned_abs().min(127),
    } as u64;
    (aligned + (((top.max(HF8_LEAST) - HF8_LEAST) as u64) << HF8_FRACTION)).min(HF8_NAN)
}
