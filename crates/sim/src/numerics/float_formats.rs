//! Floating-point formats without a Rust type, and rounding to a format in any mode.
//!
//! For example, `HF.encode(1.0 / 3.0, Rounding::Up)` is `0x3556`, the smallest half that is not
//! below one third. The formats are HF (binary16), BF (bfloat16), BF8 (E5M2), HF8 (E4M3), TF32 and
//! E2M1.

use crate::numerics::Hardware;
use openvisa_isa::DataType;
pub use openvisa_isa::reference::{FloatFormat, Rounding};
use openvisa_isa::semantics::BitLanes;

/// Conversions of numbers to a floating-point format, and back.
///
/// They are written without those of [`openvisa_isa::reference`], so that tests can compare both.
pub trait FloatConversion {
    /// Rounds `significand × 2^exponent` to the format, and returns the bits of the result.
    fn round(self, negative: bool, significand: u128, exponent: i32, rounding: Rounding) -> u64;

    /// Rounds a double to the format, and returns the bits of the result. A NaN becomes a quiet
    /// NaN.
    fn encode(self, value: f64, rounding: Rounding) -> u64;

    /// Rounds an integer to the format, and returns the bits of the result.
    fn encode_integer(self, value: i128, rounding: Rounding) -> u64;

    /// Returns the number with these bits.
    fn decode(self, bits: u64) -> f64;
}

/// Returns the difference between the exponent field of a normal number and its exponent.
const fn bias(format: FloatFormat) -> i32 {
    1 - format.least_exponent()
}

impl FloatConversion for FloatFormat {
    fn round(self, negative: bool, significand: u128, exponent: i32, rounding: Rounding) -> u64 {
        let sign = u64::from(negative) << (self.exponent + self.fraction);
        if significand == 0 {
            return sign;
        }
        // The exponents of the highest bit, and of the lowest bit that the format keeps.
        let top = exponent + 127 - significand.leading_zeros() as i32;
        let smallest = 1 - bias(self);
        let last = top.max(smallest) - self.fraction as i32;
        let shift = last - exponent;
        let (mut kept, lost) = if shift <= 0 {
            (significand << shift.unsigned_abs().min(127), 0)
        } else if shift > 127 {
            (0, 1)
        } else {
            let half = 1_u128 << (shift - 1);
            let rest = significand & ((half << 1) - 1);
            let lost = if rest == 0 { 0 } else { 1 + 2 * u8::from(rest >= half) - u8::from(rest == half) };
            (significand >> shift, lost)
        };
        // `lost` is 0 if exact, 1 below half a unit in the last place, 2 for half, and 3 above.
        let up = match rounding {
            Rounding::NearestEven => lost == 3 || lost == 2 && kept & 1 == 1,
            Rounding::Up => lost > 0 && !negative,
            Rounding::Down => lost > 0 && negative,
            Rounding::ToZero => false,
        };
        kept += u128::from(up);
        let biased = top.max(smallest) + bias(self);
        // The implicit highest bit of a normal number increments the exponent field, which is one
        // too low.
        let bits = kept as u64 + ((biased.max(1) as u64 - 1) << self.fraction.min(63));
        if biased as i64 > (1 << self.exponent) || bits >= self.infinity() {
            let beyond = match rounding {
                Rounding::NearestEven => true,
                Rounding::Up => !negative,
                Rounding::Down => negative,
                Rounding::ToZero => false,
            };
            return sign | if beyond { self.infinity() } else { self.infinity() - 1 };
        }
        sign | bits
    }

    fn encode(self, value: f64, rounding: Rounding) -> u64 {
        let bits = value.to_bits();
        let negative = bits >> 63 == 1;
        let sign = (bits >> 63) << (self.exponent + self.fraction);
        if value.is_nan() {
            let payload = (bits & ((1 << 52) - 1)) >> (52 - self.fraction);
            return sign | self.infinity() | 1 << (self.fraction - 1) | payload;
        }
        if value.is_infinite() {
            return sign | self.infinity();
        }
        if self == Self::F {
            return u64::from(f32_from_f64(value, rounding).to_bits());
        }
        let (fraction, exponent) = (bits & ((1 << 52) - 1), (bits >> 52 & 0x7ff) as i32);
        match exponent {
            0 => self.round(negative, u128::from(fraction), -1074, rounding),
            _ => self.round(negative, u128::from(fraction | 1 << 52), exponent - 1075, rounding),
        }
    }

    fn encode_integer(self, value: i128, rounding: Rounding) -> u64 {
        self.round(value < 0, value.unsigned_abs(), 0, rounding)
    }

    fn decode(self, bits: u64) -> f64 {
        if self == Self::DF {
            // The scale of its smallest numbers is no normal number.
            return f64::from_bits(bits);
        }
        let fraction = bits & ((1 << self.fraction) - 1);
        let exponent = bits >> self.fraction & ((1 << self.exponent) - 1);
        let negative = bits >> (self.fraction + self.exponent) & 1 == 1;
        let magnitude = if exponent == (1 << self.exponent) - 1 {
            if fraction == 0 {
                f64::INFINITY
            } else {
                let quiet = fraction << (52 - self.fraction);
                f64::from_bits(0x7ff0_0000_0000_0000 | quiet)
            }
        } else {
            let scale = exponent.max(1) as i32 - bias(self) - self.fraction as i32;
            let significand = if exponent == 0 { fraction } else { fraction | 1 << self.fraction };
            significand as f64 * power_of_two(scale)
        };
        if negative { -magnitude } else { magnitude }
    }
}

/// Returns the format of a floating-point type of general variables.
pub(crate) fn float_format(data_type: DataType) -> Option<FloatFormat> {
    Some(match data_type {
        DataType::Hf => FloatFormat::HF,
        DataType::Bf => FloatFormat::BF,
        DataType::F => FloatFormat::F,
        DataType::Df => FloatFormat::DF,
        _ => return None,
    })
}

/// Returns the smallest positive normal number of a type. Returns 0 for types without subnormals.
#[inline]
pub(crate) fn least_normal(data_type: DataType) -> f64 {
    match data_type {
        DataType::Hf => power_of_two(-14),
        DataType::F | DataType::Bf => f64::from(f32::MIN_POSITIVE),
        DataType::Df => f64::MIN_POSITIVE,
        _ => 0.0,
    }
}

/// Returns two to a power from -1022 to 1023.
fn power_of_two(power: i32) -> f64 {
    f64::from_bits(((power + 1023) as u64) << 52)
}

/// Converts a half to single precision.
#[inline]
pub fn f32_from_hf(bits: u16) -> f32 {
    let (sign, rest) = (u32::from(bits & 0x8000) << 16, u32::from(bits & 0x7fff));
    // The multiplication corrects the exponent bias. It also normalises subnormals.
    let magnitude = f32::from_bits(rest << 13) * f32::from_bits(0x7780_0000);
    let special = if rest >= 0x7c00 { f32::from_bits(0x7f80_0000 | (rest & 0x3ff) << 13) } else { magnitude };
    f32::from_bits(special.to_bits() | sign)
}

/// Rounds a double to single precision. There are no branches but for the rounding mode, so that
/// loops over channels are vectorised.
#[inline(always)]
pub(crate) fn f32_from_f64(value: f64, rounding: Rounding) -> f32 {
    let nearest = value as f32;
    if rounding == Rounding::NearestEven {
        return nearest;
    }
    let magnitude = |single: f32| f64::from(single).abs();
    let truncated = nearest.to_bits() - u32::from(magnitude(nearest) > value.abs());
    let is_negative = truncated >> 31;
    let away = match rounding {
        Rounding::Up => 1 - is_negative,
        Rounding::Down => is_negative,
        _ => 0,
    };
    let inexact = u32::from(magnitude(f32::from_bits(truncated)) < value.abs());
    f32::from_bits(truncated + (inexact & away))
}

/// Rounds a double to half precision.
#[inline]
pub fn hf_from_f64(value: f64, rounding: Rounding) -> u16 {
    FloatFormat::HF.encode(value, rounding) as u16
}

/// Rounds a single to half precision, to nearest even. Equal to encoding with
/// [`Rounding::NearestEven`], but without branches, so that loops over channels are vectorised.
#[inline]
pub(crate) fn hf_from_f32(value: f32) -> u16 {
    const INFINITY: u32 = 0x7c00;
    let bits = value.to_bits();
    let (sign, magnitude) = (bits >> 16 & 0x8000, bits & 0x7fff_ffff);
    // Half a unit in the last place minus one, plus one if the last place is odd. The subtraction
    // corrects the exponent bias.
    let normal = magnitude.wrapping_add(0xfff + (magnitude >> 13 & 1)).wrapping_sub(112 << 23) >> 13;
    // The last place of 0.5 in single precision is the smallest half, so the sum is rounded there.
    let subnormal = (f32::from_bits(magnitude) + 0.5).to_bits().wrapping_sub(0.5_f32.to_bits());
    let finite = if magnitude < 113 << 23 { subnormal } else { normal };
    let number = if magnitude >= 143 << 23 { INFINITY } else { finite };
    let nan = INFINITY | 0x200 | magnitude >> 13 & 0x3ff;
    (sign | if value.is_nan() { nan } else { number }) as u16
}

/// Rounds a single to bfloat16, to nearest even, without branches.
#[inline]
pub(crate) fn bf_from_f32(value: f32) -> u16 {
    let bits = value.to_bits();
    let number = bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16;
    (if value.is_nan() { bits >> 16 | 0x40 } else { number }) as u16
}

/// Converts a bfloat16 to single precision.
#[inline]
pub fn f32_from_bf(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// Converts an HF8 (E4M3) to single precision. The format has no infinities, and one NaN per sign.
#[inline]
pub fn f32_from_hf8(bits: u8) -> f32 {
    let (sign, rest) = (u32::from(bits >> 7) << 31, u32::from(bits & 0x7f));
    // The multiplication by 2^120 corrects the exponent bias, and normalises subnormals.
    let number = f32::from_bits(rest << 20) * f32::from_bits((127 + 120) << 23);
    let magnitude = if rest == 0x7f { f32::NAN } else { number };
    f32::from_bits(magnitude.to_bits() | sign)
}

/// Converts a 4-bit E2M1 to single precision. The format has neither infinities nor NaNs.
#[inline]
pub fn f32_from_e2m1(bits: u8) -> f32 {
    let (sign, rest) = (u32::from(bits >> 3 & 1) << 31, u32::from(bits & 7));
    // The multiplication by 2^126 corrects the exponent bias, and normalises subnormals.
    let magnitude = f32::from_bits(rest << 22) * f32::from_bits((127 + 126) << 23);
    f32::from_bits(magnitude.to_bits() | sign)
}

/// Rounds a single to HF8, ties to even. Numbers beyond the largest HF8 become NaN.
fn hf8_from_f32(value: f32) -> u64 {
    const NAN: u64 = 0x7f;
    let (sign, magnitude) = (u64::from(value.is_sign_negative()) << 7, f64::from(value.abs()));
    let code = if magnitude.is_nan() {
        NAN
    } else if magnitude < power_of_two(-6) {
        // Subnormals are multiples of the smallest one. A carry gives the first normal number.
        (magnitude / power_of_two(-9)).round_ties_even() as u64
    } else {
        // The wider format has one more exponent bit, so its codes differ by the difference of the
        // biases.
        let wide = FloatFormat { exponent: 5, fraction: 3 };
        (wide.encode(magnitude, Rounding::NearestEven) - (8 << 3)).min(NAN)
    };
    sign | code
}

impl BitLanes for Hardware {
    fn fcvt(&self, dst_type: DataType, src0_type: DataType, saturates: bool, src0: u64) -> u64 {
        let saturates = Saturates(saturates);
        if dst_type == DataType::B {
            hf8_from_f32(f32_from_hf(saturates.clamp_finite(FloatFormat::HF, LARGEST_HF8, src0) as u16))
        } else if src0_type == DataType::B {
            saturates.clamp_to_unit(
                FloatFormat::HF,
                FloatFormat::HF.encode(f64::from(f32_from_hf8(src0 as u8)), Rounding::NearestEven),
            )
        } else if dst_type == DataType::Ub {
            let value = f32_from_hf(saturates.clamp_finite(FloatFormat::HF, LARGEST_BF8, src0) as u16);
            FloatFormat::BF8.encode(f64::from(value), Rounding::NearestEven)
        } else if src0_type == DataType::Ub {
            // A BF8 is the upper half of an HF.
            saturates.clamp_to_unit(FloatFormat::HF, (src0 & 0xff) << 8)
        } else if dst_type == DataType::Ud {
            let src0 = saturates.clamp_to_unit(FloatFormat::F, src0);
            let value = f32::from_bits(src0 as u32);
            let sign = src0 & 0x8000_0000;
            if value != 0.0 && value.abs() < f32::MIN_POSITIVE {
                return sign;
            }
            FloatFormat::TF32.encode(f64::from(value), Rounding::NearestEven) << 13
        } else {
            saturates.clamp_to_unit(FloatFormat::F, src0 & 0xffff_ffff)
        }
    }

    fn srnd(&self, dst_type: DataType, src0_type: DataType, _: DataType, saturates: bool, src0: u64, src1: u64) -> u64 {
        let saturates = Saturates(saturates);
        let from = if src0_type == DataType::Bf { FloatFormat::BF } else { FloatFormat::HF };
        match dst_type {
            DataType::Hf => {
                saturates.clamp_to_unit(FloatFormat::HF, round_stochastic(FloatFormat::HF, FloatFormat::F, src0, src1))
            }
            DataType::Ub => {
                round_stochastic(FloatFormat::BF8, from, saturates.clamp_finite(from, LARGEST_BF8, src0), src1)
            }
            _ => round_stochastic_hf8(from, saturates.clamp_finite(from, LARGEST_HF8, src0), src1),
        }
    }
}

/// The largest HF8.
const LARGEST_HF8: f64 = 448.0;
/// The largest BF8.
const LARGEST_BF8: f64 = 57344.0;

/// The saturation flag of a conversion.
#[derive(Clone, Copy)]
struct Saturates(bool);

impl Saturates {
    /// Clamps a finite number to the largest of a narrower format.
    fn clamp_finite(self, from: FloatFormat, most: f64, bits: u64) -> u64 {
        let wide = from.exponent + from.fraction;
        let (sign, rest) = (bits >> wide & 1, bits & ((1 << wide) - 1));
        match self.0 && rest < from.infinity() {
            true => sign << wide | rest.min(from.encode(most, Rounding::NearestEven)),
            false => bits,
        }
    }

    /// Clamps a number to the range from 0 to 1. NaN becomes 0.
    fn clamp_to_unit(self, format: FloatFormat, bits: u64) -> u64 {
        match self.0 {
            true => {
                let value = format.decode(bits);
                format.encode(if value > 0.0 { value.min(1.0) } else { 0.0 }, Rounding::NearestEven)
            }
            false => bits,
        }
    }
}

/// Converts a number to a narrower format with stochastic rounding: adds random bits below the last
/// place, and truncates.
fn round_stochastic(to: FloatFormat, from: FloatFormat, bits: u64, random: u64) -> u64 {
    let wide = from.exponent + from.fraction;
    let (sign, rest) = (bits >> wide & 1, bits & ((1 << wide) - 1));
    if rest >= from.infinity() {
        return to.encode(from.decode(bits), Rounding::ToZero);
    }
    if to.exponent == from.exponent {
        let lost = from.fraction - to.fraction;
        let sum = rest + (random & ((1 << lost) - 1));
        return sign << (to.exponent + to.fraction) | (sum >> lost).min(to.infinity());
    }
    // The last place of a result that is subnormal in the narrower format has a higher exponent.
    let exponent = (rest >> from.fraction) as i32;
    let significand = rest & ((1 << from.fraction) - 1) | u64::from(exponent > 0) << from.fraction;
    let scale = exponent.max(1) - bias(from) - from.fraction as i32;
    let last = (scale + from.fraction as i32).max(1 - bias(to)) - to.fraction as i32;
    let lost = (last - scale).clamp(0, 63) as u32;
    let taken = from.fraction - to.fraction;
    // As many random bits are added as a normal number loses. For a subnormal, they begin at the
    // same distance below its last place.
    let added = u128::from(random & ((1 << taken) - 1)) << (lost - taken.min(lost));
    to.round(sign == 1, u128::from(significand) + added, scale, Rounding::ToZero)
}

/// Converts a number to HF8 with stochastic rounding. HF8 has no infinity and one NaN per sign.
fn round_stochastic_hf8(from: FloatFormat, bits: u64, random: u64) -> u64 {
    let wide = from.exponent + from.fraction;
    let (sign, rest) = (bits >> wide & 1, bits & ((1 << wide) - 1));
    if rest >= from.infinity() {
        return sign << 7 | 0x7f;
    }
    let exponent = (rest >> from.fraction) as i32;
    let significand = rest & ((1 << from.fraction) - 1) | u64::from(exponent > 0) << from.fraction;
    let scale = exponent.max(1) - bias(from) - from.fraction as i32;
    let last = (scale + from.fraction as i32).max(-6) - 3;
    let lost = (last - scale).clamp(0, 63) as u32;
    let taken = from.fraction - 3;
    let added = u128::from(random & ((1 << taken) - 1)) << lost.saturating_sub(taken);
    let wide = FloatFormat { exponent: 5, fraction: 3 };
    let value =
        wide.decode(wide.round(false, (u128::from(significand) + added) >> lost << lost, scale, Rounding::ToZero));
    let code = if value >= 480.0 {
        0x7f
    } else if value < power_of_two(-6) {
        (value / power_of_two(-9)) as u64
    } else {
        (wide.encode(value, Rounding::ToZero)) - (8 << 3)
    };
    sign << 7 | code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_rounding_to_sixteen_bits_is_that_of_the_formats() {
        // Each half and bfloat16, the points halfway to the next ones, and the neighbours of both.
        let around = |bits: u32| [-2, -1, 0, 1, 2].map(|step| bits.wrapping_add_signed(step));
        let halves = (0..=u16::MAX).map(|bits| f32_from_hf(bits).to_bits());
        let halfway = halves.clone().map(|bits| bits.wrapping_add(0x1000));
        let subnormal = (0..=0x800_u32).map(|units| (units as f32 * 2_f32.powi(-25)).to_bits());
        let brains = (0..=u32::from(u16::MAX)).flat_map(|bits| [bits << 16, bits << 16 | 0x8000]);
        for bits in halves.chain(halfway).chain(subnormal).chain(brains).flat_map(around) {
            let value = f32::from_bits(bits);
            let encode = |format: FloatFormat| format.encode(f64::from(value), Rounding::NearestEven) as u16;
            assert_eq!(hf_from_f32(value), encode(FloatFormat::HF), "{bits:#x}");
            assert_eq!(bf_from_f32(value), encode(FloatFormat::BF), "{bits:#x}");
        }
    }

    #[test]
    fn numbers_of_few_bits_have_the_values_of_their_formats() {
        for bits in 0..=u8::MAX {
            let (exponent, fraction) = (i32::from(bits >> 3 & 0xf), f32::from(bits & 7));
            let magnitude = if exponent == 0 { fraction / 512.0 } else { (8.0 + fraction) * 2_f32.powi(exponent - 10) };
            let value = if bits & 0x7f == 0x7f { f32::NAN } else { magnitude };
            let expected = value.to_bits() | u32::from(bits >> 7) << 31;
            assert_eq!(f32_from_hf8(bits).to_bits(), expected, "{bits:#x}");
        }
        let values = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0].map(f32::to_bits);
        for bits in 0..16 {
            let expected = values[usize::from(bits & 7)] | u32::from(bits >> 3) << 31;
            assert_eq!(f32_from_e2m1(bits).to_bits(), expected, "{bits:#x}");
        }
    }

    #[test]
    fn bits_of_double_precision_are_decoded_without_a_change() {
        for value in [5e-324, f64::MIN_POSITIVE, -1.5, f64::MAX, f64::NEG_INFINITY] {
            assert_eq!(FloatFormat::DF.decode(value.to_bits()), value);
        }
    }
}
