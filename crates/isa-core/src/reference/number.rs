//! Values of the pseudo-code: integers, floating-point numbers and encodings.

use super::float::{Environment, Float};
use super::format::{FloatFormat, Rounding};
use super::integer::Integer;
use crate::Enumeration;

/// A value of the pseudo-code.
///
/// Operators take numbers of both kinds; an integer beside a floating-point number counts as one.
/// An operation without a meaning, such as a bitwise one on floating-point numbers, gives
/// [`Number::Undefined`].
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// An integer.
    Integer(Integer),
    /// A floating-point number.
    Float(Float),
    /// The bits of a number in a format without a data type. They are stored as they are, without
    /// saturation.
    Encoding(u64),
    /// A value that no program may depend on. Storing it changes nothing.
    Undefined,
}

/// Converts an integer: the short form for literals that do not fit in 32 bits.
pub const fn number(value: u64) -> Number {
    Number::Integer(Integer::from_u128(value as u128))
}

/// The representation of an element in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementKind {
    /// An unsigned integer of so many bits.
    Unsigned(u32),
    /// A signed integer of so many bits.
    Signed(u32),
    /// A floating-point number.
    Float(FloatFormat),
}

impl ElementKind {
    /// Returns the width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Self::Unsigned(bits) | Self::Signed(bits) => bits,
            Self::Float(format) => 1 + format.exponent + format.fraction,
        }
    }

    /// Returns the smallest and the largest integer.
    pub fn range(self) -> (Integer, Integer) {
        let one = Integer::from_i128(1);
        match self {
            Self::Signed(bits) => {
                let end = one.shl(bits - 1);
                (end.neg(), end.sub(one))
            }
            _ => (Integer::ZERO, one.shl(self.bits()).sub(one)),
        }
    }
}

/// The conversion of a result when it is stored.
#[derive(Clone, Copy, Debug, Default)]
pub struct Store {
    /// Whether results are clamped: integers to the range of the type, floating-point numbers to 0
    /// to 1, with a NaN as 0.
    pub saturate: bool,
    /// The rounding mode.
    pub rounding: Rounding,
    /// Whether denormal results of operations become zero.
    pub flush: bool,
}

impl Number {
    /// Returns the floating-point number with some bits in a format.
    pub fn decode(format: FloatFormat, bits: u64, environment: Environment) -> Self {
        Self::Float(Float::decode(format, bits, environment, false))
    }

    /// Converts a double, which counts as a constant.
    pub fn real(value: f64) -> Self {
        Self::Float(Float::from_f64(value))
    }

    /// Converts a number of 128 bits.
    pub const fn from_i128(value: i128) -> Self {
        Self::Integer(Integer::from_i128(value))
    }

    // The generated code of each page calls these conversions for each operand, so they are not
    // inlined.

    /// Returns whether the number is not 0.
    #[inline(never)]
    pub fn is_true(self) -> bool {
        match self {
            Self::Integer(v) => !v.is_zero(),
            Self::Float(v) => !v.is_zero(),
            Self::Encoding(bits) => bits != 0,
            Self::Undefined => false,
        }
    }

    /// Returns the number as an integer, truncated toward zero; 0 for what is no number.
    #[inline(never)]
    pub fn to_integer(self) -> Integer {
        match self {
            Self::Integer(v) => v,
            Self::Float(v) => v.to_integer().unwrap_or(Integer::ZERO),
            Self::Encoding(bits) => Integer::from_u128(bits as u128),
            Self::Undefined => Integer::ZERO,
        }
    }

    /// Returns the lowest 64 bits of the number as an integer.
    #[inline(never)]
    pub fn low_u64(self) -> u64 {
        self.to_integer().low_u64()
    }

    /// Returns the number as an index or a count; `usize::MAX` for one that is negative or too
    /// large.
    #[inline(never)]
    pub fn to_usize(self) -> usize {
        self.to_integer().to_i128().and_then(|v| usize::try_from(v).ok()).unwrap_or(usize::MAX)
    }

    /// Returns the number as a floating-point number.
    #[inline(never)]
    pub fn to_float(self) -> Float {
        match self {
            Self::Float(v) => v,
            other => Float::from_integer(other.to_integer()),
        }
    }

    /// Rounds a floating-point number to a format, and returns the bits.
    pub fn encode(self, format: FloatFormat, rounding: Rounding) -> u64 {
        self.to_float().encode(format, rounding)
    }

    /// Returns the bits of the element that holds the number after a store. `None` for
    /// [`Number::Undefined`], whose store changes nothing.
    pub fn to_element(self, kind: ElementKind, store: Store) -> Option<u64> {
        let mask = u64::MAX >> (64 - kind.bits());
        Some(match (kind, self) {
            (_, Self::Undefined) => return None,
            (_, Self::Encoding(bits)) => bits & mask,
            (ElementKind::Float(format), value) => store_float(value, format, store),
            (_, Self::Integer(value)) if !store.saturate => value.low_u64() & mask,
            (_, Self::Integer(value)) => {
                let (low, high) = kind.range();
                value.clamp(low, high).low_u64() & mask
            }
            // A floating-point number is limited to the range of an integer type in any case.
            (_, Self::Float(value)) => {
                let (low, high) = kind.range();
                value.to_integer().unwrap_or(Integer::ZERO).clamp(low, high).low_u64() & mask
            }
        })
    }

    /// Returns the numbers from one on up to another one, which is not among them. At most 2^20
    /// numbers, which is more than any instruction needs.
    pub fn range(from: impl Into<Self>, to: impl Into<Self>) -> impl Iterator<Item = Self> {
        let from = from.into().to_integer().to_i128().unwrap_or(0);
        let to = to.into().to_integer().to_i128().unwrap_or(0);
        (from..to).take(1 << 20).map(Self::from_i128)
    }
}

/// Returns the bits of a floating-point element.
fn store_float(value: Number, format: FloatFormat, store: Store) -> u64 {
    let value = value.to_float();
    let flush = store.flush && value.is_computed() && value.is_denormal(format);
    let value = if store.saturate { saturated(value) } else { value };
    if flush {
        return if value.is_negative() { format.sign() } else { 0 };
    }
    value.encode(format, store.rounding)
}

/// Returns a number limited to 0 to 1. Negative numbers, zeros of both signs and NaNs give 0. A
/// denormal number stays, also one that operations take as zero.
fn saturated(value: Float) -> Float {
    let (zero, one) = (Float::from_f64(0.0), Float::from_f64(1.0));
    if value.is_nan() || value.is_negative() || value.is_zero() {
        return zero;
    }
    if value.compare(one) == Some(core::cmp::Ordering::Greater) { one } else { value }
}

/// The value of an enumerated field, with its name in the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The name of the value. Empty for bits that have none.
    pub name: &'static str,
    /// The bits of the value.
    pub bits: u64,
}

impl Code {
    /// Returns the value of an enumerated field.
    pub fn of<T: Enumeration>(value: T) -> Self {
        let entry = value.entry();
        Self { name: entry.name, bits: entry.bits }
    }

    /// Returns the value of an enumerated bit group; a code without name for bits that have none.
    pub fn of_group<T: Enumeration>(value: Option<T>) -> Self {
        value.map_or(Self { name: "", bits: 0 }, Self::of)
    }

    /// Returns the value of a field without names.
    pub fn of_bits(bits: impl Into<Number>) -> Self {
        Self { name: "", bits: bits.into().low_u64() }
    }

    /// Returns the number that the name begins with: 8 for `8 elements`. 0 without one.
    pub fn leading_number(self) -> u64 {
        let digits = self.name.len() - self.name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        self.name[..digits].parse().unwrap_or(0)
    }
}

macro_rules! integers {
    ($($rust:ty)*) => {$(
        impl From<$rust> for Number {
            fn from(value: $rust) -> Self {
                Self::Integer(Integer::from_i128(value as i128))
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64 usize);

impl From<bool> for Number {
    fn from(value: bool) -> Self {
        Self::from(u8::from(value))
    }
}

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        Self::real(value)
    }
}
