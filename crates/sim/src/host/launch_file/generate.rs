//! Elements of buffers that a rule gives: numbers that count up, and random ones.
//!
//! For example, `range` of three `uint` is 0, 1, 2.

use crate::host::launch_file::value::{ScalarType, ValueError, scalar_bytes};
use openvisa_isa_core::Random;
use serde_json::{Number, Value};

/// The rule for the elements of a buffer.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Generator {
    /// All elements are 0.
    Zeros,
    /// Nobody has written the elements, which are 0: see
    /// [`Memory::add_unwritten`](crate::Memory::add_unwritten).
    Empty,
    /// 0, 1, 2, and so on. Each lane of a vector is an element.
    Range,
    /// Random numbers, which are the same for the same seed, type, limits and number of elements.
    ///
    /// They are those of SplitMix64: the state begins with the seed, and each element takes one
    /// number of 64 bits. An integer is `low` plus the high half of the product of this number and
    /// `high - low + 1`. A floating-point number is `low` plus `high - low` times the first 24 bits
    /// of the number (53 of a `double`, 11 of a `half`) as a fraction below 1, in double precision
    /// and then rounded.
    Random {
        /// The seed. `None` is the position of the argument, from 0.
        seed: Option<u64>,
        /// The lowest value. `None` is 0.
        low: Option<Number>,
        /// The highest value. `None` is 1 for floating-point types and `bool`, and 99 for integers.
        high: Option<Number>,
    },
}

/// The limits of random elements, both inclusive.
#[derive(Clone, Copy, Debug)]
enum Limits {
    Integers { low: i128, high: i128 },
    Reals { low: f64, high: f64 },
}

impl Generator {
    /// Returns the name of the rule in launch files.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Zeros => "zeros",
            Self::Empty => "empty",
            Self::Range => "range",
            Self::Random { .. } => "rand",
        }
    }

    /// Checks the rule for a type.
    ///
    /// # Errors
    /// Names the member that is wrong, and says why.
    pub(crate) fn check(&self, scalar: ScalarType<'_>) -> Result<(), (&'static str, String)> {
        self.limits(scalar).map(drop)
    }

    fn limits(&self, scalar: ScalarType<'_>) -> Result<Limits, (&'static str, String)> {
        let Self::Random { low, high, .. } = self else { return Ok(Limits::Integers { low: 0, high: 0 }) };
        // A limit is a value of the type.
        let fits = |member, limit: &Option<Number>| match limit {
            Some(number) => {
                let value = Value::Number(number.clone());
                scalar_bytes(scalar.base, &value).map(drop).map_err(|error: ValueError| (member, error.what))
            }
            None => Ok(()),
        };
        fits("low", low)?;
        fits("high", high)?;
        let limits = if scalar.is_float() {
            let real = |limit: &Option<Number>, or| limit.as_ref().and_then(Number::as_f64).unwrap_or(or);
            Limits::Reals { low: real(low, 0.0), high: real(high, 1.0) }
        } else {
            let whole = |limit: &Option<Number>, or| {
                let number = limit.as_ref().and_then(|n| n.as_i64().map(i128::from).or(n.as_u64().map(i128::from)));
                number.unwrap_or(or)
            };
            Limits::Integers { low: whole(low, 0), high: whole(high, if scalar.base == "bool" { 1 } else { 99 }) }
        };
        let is_empty = match limits {
            Limits::Integers { low, high } => low > high,
            Limits::Reals { low, high } => low > high,
        };
        match is_empty {
            true => Err(("high", "the highest value is below the lowest one".to_owned())),
            false => Ok(limits),
        }
    }

    /// Returns the bytes of `count` elements without lanes. `position` is the seed if the rule has
    /// none.
    ///
    /// # Errors
    /// If the rule is wrong for the type, or an element does not fit it.
    pub(crate) fn elements(
        &self,
        scalar: ScalarType<'_>,
        count: usize,
        position: u64,
    ) -> Result<Vec<u8>, (&'static str, String)> {
        let limits = self.limits(scalar)?;
        if matches!(self, Self::Zeros | Self::Empty) {
            return Ok(vec![0; count * scalar.lane_bytes()]);
        }
        let seed = if let Self::Random { seed, .. } = self { seed.unwrap_or(position) } else { 0 };
        let mut random = Random(seed);
        let fraction_bits = match scalar.base {
            "half" => 11,
            "double" => 53,
            _ => 24,
        };
        let mut bytes = Vec::new();
        for index in 0..count {
            let value = match (self, limits) {
                (Self::Range, _) => Value::from(index),
                (_, Limits::Integers { low, high }) => {
                    let number = low + ((u128::from(random.next_u64()) * (high - low + 1) as u128) >> 64) as i128;
                    i64::try_from(number).map_or_else(|_| Value::from(number as u64), Value::from)
                }
                (_, Limits::Reals { low, high }) => {
                    let fraction = (random.next_u64() >> (64 - fraction_bits)) as f64 / (1_u64 << fraction_bits) as f64;
                    Value::from(low + fraction * (high - low))
                }
            };
            let element = scalar_bytes(scalar.base, &value);
            bytes.extend(element.map_err(|error| ("count", format!("element {index}: {}", error.what)))?);
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elements(rule: &Generator, name: &str, count: usize, position: u64) -> Vec<u8> {
        let scalar = ScalarType::parse(name).expect(name);
        rule.elements(scalar, count, position).unwrap_or_else(|error| panic!("{name}: {error:?}"))
    }

    fn random(seed: Option<u64>, limits: Option<(f64, f64)>) -> Generator {
        let number = |value: f64| match value.fract() == 0.0 {
            true => Number::from(value as i64),
            false => Number::from_f64(value).expect("it is finite"),
        };
        Generator::Random { seed, low: limits.map(|l| number(l.0)), high: limits.map(|l| number(l.1)) }
    }

    #[test]
    fn numbers_are_the_same_for_a_seed_and_within_the_limits() {
        assert_eq!(elements(&random(Some(3), None), "float", 9, 0), elements(&random(None, None), "float", 9, 3));
        assert_ne!(elements(&random(None, None), "float", 9, 1), elements(&random(None, None), "float", 9, 2));
        let bytes = elements(&random(Some(1), Some((-2.0, 3.0))), "char", 1000, 0);
        let mut seen: Vec<_> = bytes.iter().map(|byte| byte.cast_signed()).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, [-2, -1, 0, 1, 2, 3]);
        let floats = elements(&random(Some(1), Some((-0.5, 0.5))), "float", 1000, 0);
        let floats: Vec<_> = floats.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        assert!(floats.iter().all(|number| (-0.5..=0.5).contains(number)));
        assert!(floats.iter().any(|number| *number < -0.25) && floats.iter().any(|number| *number > 0.25));
        assert!(elements(&random(None, None), "uchar", 1000, 0).iter().all(|byte| *byte <= 99));
        let longs = elements(
            &Generator::Random { seed: None, low: Some(u64::MAX.into()), high: Some(u64::MAX.into()) },
            "ulong",
            2,
            0,
        );
        assert_eq!(longs, [0xff; 16]);
    }

    #[test]
    fn a_rule_that_does_not_fit_the_type_is_an_error() {
        let check = |rule: &Generator, name: &str| rule.check(ScalarType::parse(name).expect(name));
        assert_eq!(check(&random(None, Some((0.0, 300.0))), "uchar").expect_err("too large").0, "high");
        assert_eq!(check(&random(None, Some((-1.0, 3.0))), "uint").expect_err("negative").0, "low");
        assert_eq!(check(&random(None, Some((0.0, 1.5))), "int").expect_err("no integer").0, "high");
        assert_eq!(check(&random(None, Some((2.0, 1.0))), "int").expect_err("none between").0, "high");
        let scalar = ScalarType::parse("uchar").expect("it is a type");
        let error = Generator::Range.elements(scalar, 257, 0).expect_err("too many");
        assert!(error.1.starts_with("element 256: 256 is not a value of the type `uchar`"), "{error:?}");
    }
}
