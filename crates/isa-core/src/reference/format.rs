//! Binary floating-point formats.
//!
//! For example, HF has 5 bits of exponent and 10 bits of fraction.

/// The rounding mode for results that are not representable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rounding {
    /// To nearest, ties to even.
    #[default]
    NearestEven,
    /// Toward positive infinity.
    Up,
    /// Toward negative infinity.
    Down,
    /// Toward zero.
    ToZero,
}

/// A binary floating-point format with a sign bit, an exponent and a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Number of exponent bits.
    pub exponent: u32,
    /// Number of fraction bits.
    pub fraction: u32,
}

impl FloatFormat {
    /// Half precision (binary16).
    pub const HF: Self = Self { exponent: 5, fraction: 10 };
    /// bfloat16.
    pub const BF: Self = Self { exponent: 8, fraction: 7 };
    /// Single precision (binary32).
    pub const F: Self = Self { exponent: 8, fraction: 23 };
    /// Double precision (binary64).
    pub const DF: Self = Self { exponent: 11, fraction: 52 };
    /// The 8-bit format E5M2.
    pub const BF8: Self = Self { exponent: 5, fraction: 2 };
    /// TensorFloat-32: the range of single precision with ten bits of fraction.
    pub const TF32: Self = Self { exponent: 8, fraction: 10 };

    /// Returns the exponent of the smallest normal number.
    pub const fn least_exponent(self) -> i32 {
        2 - (1 << (self.exponent - 1))
    }

    /// Returns the bits of positive infinity.
    pub const fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    /// Returns the sign bit.
    pub const fn sign(self) -> u64 {
        1 << (self.exponent + self.fraction)
    }
}

/// A magnitude that is rounded to a number of fraction bits: `significand × 2^exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rounded {
    pub(super) significand: u128,
    pub(super) exponent: i32,
}

/// Rounds `significand × 2^exponent`, with more behind the last place if `sticky`, to `fraction`
/// bits behind the first one. Numbers below `2^least` keep the last place of `2^least`.
pub(super) fn round_magnitude(
    significand: u128,
    exponent: i32,
    sticky: bool,
    (fraction, least): (u32, i32),
    (rounding, negative): (Rounding, bool),
) -> Rounded {
    let top = exponent + 127 - significand.leading_zeros() as i32;
    let last = top.max(least) - fraction as i32;
    let shift = last - exponent;
    if shift <= 0 && !sticky {
        // Nothing is lost. A shift by more than the leading zeros cannot occur: `last` is at least
        // `fraction` bits below the highest bit.
        return Rounded { significand, exponent };
    }
    let (kept, half, below) = match shift {
        i32::MIN..=0 => (significand, false, sticky),
        1..=127 => {
            let half = significand >> (shift - 1) & 1 == 1;
            let below = sticky || significand & ((1 << (shift - 1)) - 1) != 0;
            (significand >> shift, half, below)
        }
        128 => (0, significand >> 127 == 1, sticky || significand << 1 != 0),
        _ => (0, false, true),
    };
    let up = match rounding {
        Rounding::NearestEven => half && (below || kept & 1 == 1),
        Rounding::Up => (half || below) && !negative,
        Rounding::Down => (half || below) && negative,
        Rounding::ToZero => false,
    };
    Rounded { significand: kept + u128::from(up), exponent: exponent + shift.max(0) }
}

/// Returns whether a magnitude that is too large for a format becomes infinite.
pub(super) fn overflows_to_infinity(rounding: Rounding, negative: bool) -> bool {
    match rounding {
        Rounding::NearestEven => true,
        Rounding::Up => !negative,
        Rounding::Down => negative,
        Rounding::ToZero => false,
    }
}
