//! Arithmetic on numbers, and conversion to formats that have no data type.

use crate::bytecode::OpenChoice;
use crate::reference::Machine;
use crate::reference::primitives::Result;
use openvisa_isa::reference::{Arithmetic, Environment, Float, FloatFormat, Narrow, Number, Precision, Rounding};
use openvisa_isa::{DataType, Inst};

/// Units of the last place by which two implementations of `estimate` may differ, by the table of
/// decisions.
const ESTIMATE_UNITS: i32 = 2;

/// Units of the last place by which two implementations of a function such as `sin` may differ, by
/// the table of decisions.
const FUNCTION_UNITS: i32 = 4;

impl Machine<'_, '_, '_> {
    /// Returns a function of a number, as the choice of the program approximates it.
    fn approximate(&self, number: Number, function: impl Fn(f64) -> f64) -> Number {
        self.nudge(number.approximate(function), FUNCTION_UNITS)
    }

    /// Returns an approximate result, which a program may ask to be larger or smaller by some units
    /// of the last place.
    fn nudge(&self, number: Number, units: i32) -> Number {
        let signed = match self.choice {
            OpenChoice::LargerApproximations => units,
            OpenChoice::SmallerApproximations => -units,
            _ => return number,
        };
        let fraction = match number.to_float().environment().precision {
            Precision::Double => FloatFormat::DF.fraction,
            _ => FloatFormat::F.fraction,
        };
        // The unit of the last place is at least this part of a number.
        let unit = 0.5 / (1_u64 << fraction) as f64;
        number.approximate(|value| value + value * f64::from(signed) * unit)
    }

    /// Returns the encoding of a number: `bits`, or another NaN if the program asks for one.
    fn encoding(&self, value: Number, other_nan: u64, bits: u64) -> Number {
        let is_other = self.choice == OpenChoice::OtherNan && value.is_nan();
        Number::Encoding(if is_other { other_nan } else { bits })
    }
}

impl Arithmetic for Machine<'_, '_, '_> {
    of_numbers! {
        fn abs(self, number) -> Number { number.abs() }
        fn min(self, a, b) -> Number { a.min(b) }
        fn max(self, a, b) -> Number { a.max(b) }
        fn floor(self, number) -> Number { number.round_to_integer(Rounding::Down) }
        fn ceil(self, number) -> Number { number.round_to_integer(Rounding::Up) }
        fn trunc(self, number) -> Number { number.round_to_integer(Rounding::ToZero) }
        fn round_even(self, number) -> Number { number.round_to_integer(Rounding::NearestEven) }
        fn fma(self, a, b, c) -> Number { a.fma(b, c) }
        fn sqrt(self, number) -> Number { number.sqrt() }
        fn exp2(self, number) -> Number { self.approximate(number, f64::exp2) }
        fn log2(self, number) -> Number { self.approximate(number, f64::log2) }
        fn sin(self, number) -> Number { self.approximate(number, f64::sin) }
        fn cos(self, number) -> Number { self.approximate(number, f64::cos) }
        fn tanh(self, number) -> Number { self.approximate(number, f64::tanh) }
        fn pow(self, base, exponent) -> Number {
            self.approximate(base, |base| base.powf(exponent.to_float().to_f64()))
        }
        fn estimate(self, number) -> Number { self.nudge(number, ESTIMATE_UNITS) }
        fn is_nan(self, number) -> bool { number.is_nan() }
        fn is_infinite(self, number) -> bool { number.is_infinite() }
        // The destination saturates when it is stored.
        fn saturate(self, number) -> Number { number }
        fn saturates(self) -> bool { self.saturates }
        fn undefined(self) -> Number { Number::Undefined }
    }

    fn random_round(&self, value: impl Into<Number>, random: impl Into<Number>, format: &str) -> Result<Number> {
        let (value, random) = (value.into().to_float(), random.into().low_u64());
        let from = match self.inst {
            Inst::Srnd(i) => match self.vector_type(&i.src0) {
                DataType::F => FloatFormat::F,
                DataType::Bf => FloatFormat::BF,
                _ => FloatFormat::HF,
            },
            _ => FloatFormat::F,
        };
        Ok(match format {
            "hf" => {
                let bits = value.round_randomly(random, from, Narrow::Format(FloatFormat::HF));
                Number::decode(FloatFormat::HF, bits, Environment::SINGLE)
            }
            narrow => {
                let to = if narrow == "bf8" { Narrow::Format(FloatFormat::BF8) } else { Narrow::Hf8 };
                self.encoding(Number::Float(value), u64::from(u8::MAX), value.round_randomly(random, from, to))
            }
        })
    }

    fn to_bf8(&self, number: impl Into<Number>) -> Result<Number> {
        let value = number.into();
        Ok(self.encoding(value, u64::from(u8::MAX), value.encode(FloatFormat::BF8, Rounding::NearestEven)))
    }

    fn from_bf8(&self, bits: impl Into<Number>) -> Result<Number> {
        Ok(Number::decode(FloatFormat::BF8, bits.into().low_u64() & 0xff, Environment::SINGLE))
    }

    fn to_hf8(&self, number: impl Into<Number>) -> Result<Number> {
        let value = number.into();
        Ok(self.encoding(value, u64::from(u8::MAX), value.to_float().to_hf8()))
    }

    fn from_hf8(&self, bits: impl Into<Number>) -> Result<Number> {
        Ok(Number::Float(Float::from_hf8(bits.into().low_u64() & 0xff, Environment::SINGLE)))
    }

    fn to_tf32(&self, number: impl Into<Number>) -> Result<Number> {
        let value = number.into().to_float();
        let bits = value.encode(FloatFormat::TF32, Rounding::NearestEven) << 13;
        let bits = if value.is_denormal(FloatFormat::F) { bits & 0x8000_0000 } else { bits };
        Ok(self.encoding(Number::Float(value), 0xffff_e000, bits))
    }

    fn from_tf32(&self, bits: impl Into<Number>) -> Result<Number> {
        Ok(Number::decode(FloatFormat::F, bits.into().low_u64() & 0xffff_ffff, Environment::SINGLE))
    }
}
