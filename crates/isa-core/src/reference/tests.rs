//! Tests of numbers. Floating-point operations are compared with `rustc_apfloat`.

extern crate std;

use super::*;
use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Single};
use rustc_apfloat::{Float as _, FloatConvert, Round};
use std::vec;
use std::vec::Vec;

const MODES: [(Rounding, Round); 4] = [
    (Rounding::NearestEven, Round::NearestTiesToEven),
    (Rounding::Up, Round::TowardPositive),
    (Rounding::Down, Round::TowardNegative),
    (Rounding::ToZero, Round::TowardZero),
];

/// Returns edge values of a format, and pseudo-random ones with a fixed seed.
fn values(format: FloatFormat) -> Vec<u64> {
    let (infinity, least) = (format.infinity(), 1_u64 << format.fraction);
    let one = (infinity >> 1) & infinity;
    let mut list = vec![0, 1, 2, 3, least - 1, least, least + 1, infinity - 1, infinity, one, one + 1, one - 1];
    list.extend([infinity | least >> 1, one + (3 << (format.fraction - 1)), one + least]);
    list.extend(list.clone().iter().map(|v| v | format.sign()));
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    while list.len() < 120 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        list.push(state & format.sign().wrapping_mul(2).wrapping_sub(1));
        // Exponents near that of one, so that sums cancel and products stay in range.
        let exponent = ((one >> format.fraction) + state % 8).wrapping_sub(4) << format.fraction;
        list.push(state >> 3 & (format.sign() | (least - 1)) | exponent);
    }
    list
}

fn is_nan(format: FloatFormat, bits: u64) -> bool {
    bits & (format.sign() - 1) > format.infinity()
}

/// Compares operations in a precision with those of another implementation.
fn check_operations<T: rustc_apfloat::Float>(format: FloatFormat, precision: Precision) {
    let list = values(format);
    for (rounding, mode) in MODES {
        let environment = Environment { precision, rounding };
        let number = |bits| Number::decode(format, bits, environment);
        let other = |bits: u64| T::from_bits(u128::from(bits));
        let same = |name: &str, ours: Number, theirs: T, operands: [u64; 3]| {
            let (ours, theirs) = (ours.encode(format, rounding), theirs.to_bits() as u64);
            let nan = is_nan(format, ours) && is_nan(format, theirs);
            assert!(nan || ours == theirs, "{name} {rounding:?} {operands:x?}: {ours:#x} is not {theirs:#x}");
        };
        for (i, a) in list.iter().copied().enumerate() {
            for (j, b) in list.iter().copied().enumerate() {
                let c = list[(i * 7 + j * 3) % list.len()];
                same("add", number(a) + number(b), other(a).add_r(other(b), mode).value, [a, b, 0]);
                same("sub", number(a) - number(b), other(a).sub_r(other(b), mode).value, [a, b, 0]);
                same("mul", number(a) * number(b), other(a).mul_r(other(b), mode).value, [a, b, 0]);
                same("div", number(a) / number(b), other(a).div_r(other(b), mode).value, [a, b, 0]);
                let theirs = other(a).mul_add_r(other(b), other(c), mode).value;
                same("fma", number(a).fma(number(b), number(c)), theirs, [a, b, c]);
                assert_eq!(number(a).partial_cmp(&number(b)), other(a).partial_cmp(&other(b)), "{a:#x} {b:#x}");
            }
            for (to_integer, mode) in MODES {
                let theirs = other(a).round_to_integral(mode).value;
                same("round", number(a).round_to_integer(to_integer), theirs, [a, 0, 0]);
            }
        }
    }
}

#[test]
fn operations_in_single_precision_are_rounded_correctly() {
    check_operations::<Single>(FloatFormat::F, Precision::Single);
}

#[test]
fn operations_in_double_precision_are_rounded_correctly() {
    check_operations::<Double>(FloatFormat::DF, Precision::Double);
}

#[test]
fn roots_are_rounded_to_nearest_as_the_processor_does() {
    for bits in values(FloatFormat::DF) {
        let (ours, theirs) = (Number::decode(FloatFormat::DF, bits, Environment::DOUBLE).sqrt(), f64::from_bits(bits));
        let (ours, theirs) = (ours.encode(FloatFormat::DF, Rounding::NearestEven), theirs.sqrt().to_bits());
        assert!(
            is_nan(FloatFormat::DF, ours) && is_nan(FloatFormat::DF, theirs) || ours == theirs,
            "{bits:#x}: {ours:#x}"
        );
    }
}

/// Compares the conversion of singles to a narrower format.
fn check_narrowing<T>(format: FloatFormat)
where
    Single: FloatConvert<T>,
    T: rustc_apfloat::Float + FloatConvert<Single>,
{
    for (rounding, mode) in MODES {
        for bits in values(FloatFormat::F) {
            let theirs: T = Single::from_bits(u128::from(bits)).convert_r(mode, &mut false).value;
            let (ours, theirs) = (Number::decode(FloatFormat::F, bits, Environment::SINGLE), theirs.to_bits() as u64);
            let ours = ours.encode(format, rounding);
            assert!(
                is_nan(format, ours) && is_nan(format, theirs) || ours == theirs,
                "{bits:#x}: {ours:#x}, {theirs:#x}"
            );
        }
    }
    for bits in 0..format.sign() * 2 {
        let theirs: Single = T::from_bits(u128::from(bits)).convert(&mut false).value;
        let ours = Number::decode(format, bits, Environment::SINGLE).encode(FloatFormat::F, Rounding::NearestEven);
        let theirs = theirs.to_bits() as u64;
        assert!(is_nan(FloatFormat::F, ours) && is_nan(FloatFormat::F, theirs) || ours == theirs, "{bits:#x}");
    }
}

#[test]
fn narrower_formats_are_converted_exactly_and_rounded_correctly() {
    check_narrowing::<Half>(FloatFormat::HF);
    check_narrowing::<BFloat>(FloatFormat::BF);
    check_narrowing::<Float8E5M2>(FloatFormat::BF8);
}

#[test]
fn hf8_is_converted_exactly_and_rounded_to_nearest() {
    for bits in 0..0x100_u64 {
        let theirs: Single = Float8E4M3FN::from_bits(u128::from(bits)).convert(&mut false).value;
        let ours = Float::from_hf8(bits, Environment::SINGLE).encode(FloatFormat::F, Rounding::NearestEven);
        let theirs = theirs.to_bits() as u64;
        assert!(
            is_nan(FloatFormat::F, ours) && is_nan(FloatFormat::F, theirs) || ours == theirs,
            "{bits:#x}: {ours:#x}"
        );
    }
    for bits in 0..0x1_0000_u64 {
        let theirs: Float8E4M3FN = Half::from_bits(u128::from(bits)).convert(&mut false).value;
        let ours = Float::decode(FloatFormat::HF, bits, Environment::SINGLE, false).to_hf8();
        assert_eq!(ours, theirs.to_bits() as u64, "{bits:#x}");
    }
}

#[test]
fn a_result_is_rounded_once_where_it_is_stored() {
    let single = |bits| Number::decode(FloatFormat::F, bits, Environment::SINGLE);
    let sum = single(0x0080_0001) + single(0x0081_0000);
    assert_eq!(sum.encode(FloatFormat::BF, Rounding::NearestEven), 0x0101);
    // As an operand, it has the precision of the operation.
    let thirds = single(0x3f80_0000) / single(0x4040_0000);
    assert!(thirds * 3 == 1);
}

#[test]
fn integers_do_not_wrap_before_they_are_stored() {
    let most = Number::from(u64::MAX);
    let product = most.fma(most, most);
    assert!(product >> 64 == most);
    assert!((product >> 64) << 64 == product);
    assert!(-product < 0 && -product >> 200 == -1);
    let saturating = Store { saturate: true, ..Store::default() };
    assert_eq!(product.to_element(ElementKind::Unsigned(64), saturating), Some(u64::MAX));
    assert_eq!((-product).to_element(ElementKind::Signed(8), saturating), Some(0x80));
    assert_eq!(Number::from(300).to_element(ElementKind::Unsigned(8), Store::default()), Some(44));
}

#[test]
fn quotients_are_truncated_and_a_division_by_zero_gives_zero() {
    for (a, b, quotient, remainder) in [(7, 2, 3, 1), (-7, 2, -3, -1), (7, -2, -3, 1), (5, 0, 0, 0)] {
        let (a, b) = (Number::from(a), Number::from(b));
        assert!(a / b == quotient && a % b == remainder);
    }
    // Beyond 128 bits.
    let large = Number::from(1) << 200;
    assert!(large / (Number::from(1) << 190) == 1024 && (large + 5) % (large - 1) == 6);
}

#[test]
fn bitwise_operations_on_floating_point_numbers_are_undefined() {
    let one = Number::real(1.0);
    assert!(matches!(one & 1, Number::Undefined) && matches!(!one, Number::Undefined));
    assert_eq!((one << 1).to_element(ElementKind::Unsigned(32), Store::default()), None);
}

#[test]
fn saturated_results_are_between_zero_and_one() {
    let saturating = Store { saturate: true, ..Store::default() };
    let stored = |bits| {
        Number::decode(FloatFormat::F, bits, Environment::SINGLE)
            .to_element(ElementKind::Float(FloatFormat::F), saturating)
    };
    for (bits, result) in [
        (0x3f00_0000, 0x3f00_0000),
        (0x4000_0000, 0x3f80_0000),
        (0xbf00_0000, 0),
        (0x8000_0000, 0),
        (0x7fc0_0000, 0),
        (0x7f80_0000, 0x3f80_0000),
    ] {
        assert_eq!(stored(bits), Some(result), "{bits:#x}");
    }
}

#[test]
fn saturation_keeps_a_denormal_copy_in_a_mode_without_denormal_numbers() {
    let copy = Number::Float(Float::decode(FloatFormat::F, 5, Environment::SINGLE, true));
    let store = Store { saturate: true, flush: true, ..Store::default() };
    assert_eq!(copy.to_element(ElementKind::Float(FloatFormat::F), store), Some(5));
    let negative = Number::Float(Float::decode(FloatFormat::F, 0x8000_0005, Environment::SINGLE, true));
    assert_eq!(negative.to_element(ElementKind::Float(FloatFormat::F), store), Some(0));
    // A result is flushed before it is stored.
    assert_eq!((copy * 1.0).to_element(ElementKind::Float(FloatFormat::F), store), Some(0));
}

#[test]
fn a_function_of_a_signaling_nan_is_that_of_a_quiet_one() {
    let signaling = Number::decode(FloatFormat::HF, 0x7cc5, Environment::SINGLE);
    let power = signaling.approximate(|base| base.powf(0.0));
    assert_eq!(power.encode(FloatFormat::F, Rounding::NearestEven), 0x3f80_0000);
}
