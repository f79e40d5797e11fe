//! Integers of 256 bits, which no instruction overflows.
//!
//! For example, the product of two 64-bit numbers plus a third has at most 129 bits.

use core::cmp::Ordering;

/// A signed integer of 256 bits. Bits beyond them are lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Integer {
    high: i128,
    low: u128,
}

impl Integer {
    /// The number 0.
    pub const ZERO: Self = Self { high: 0, low: 0 };

    /// Converts a number of 128 bits.
    pub const fn from_i128(value: i128) -> Self {
        Self { high: value >> 127, low: value as u128 }
    }

    /// Converts an unsigned number of 128 bits.
    pub const fn from_u128(value: u128) -> Self {
        Self { high: 0, low: value }
    }

    /// Returns the number in 128 bits; `None` if it does not fit.
    pub const fn to_i128(self) -> Option<i128> {
        if self.high == (self.low as i128) >> 127 { Some(self.low as i128) } else { None }
    }

    /// Returns the lowest 64 bits.
    pub const fn low_u64(self) -> u64 {
        self.low as u64
    }

    /// Returns the lowest 128 bits.
    pub const fn low_u128(self) -> u128 {
        self.low
    }

    /// Returns whether the number is below 0.
    pub const fn is_negative(self) -> bool {
        self.high < 0
    }

    /// Returns whether the number is 0.
    pub const fn is_zero(self) -> bool {
        self.high == 0 && self.low == 0
    }

    /// Returns the sum.
    pub const fn add(self, other: Self) -> Self {
        let (low, carry) = self.low.overflowing_add(other.low);
        Self { high: self.high.wrapping_add(other.high).wrapping_add(carry as i128), low }
    }

    /// Returns the negated number.
    pub const fn neg(self) -> Self {
        self.not().add(Self::from_i128(1))
    }

    /// Returns the difference.
    pub const fn sub(self, other: Self) -> Self {
        let (low, borrow) = self.low.overflowing_sub(other.low);
        Self { high: self.high.wrapping_sub(other.high).wrapping_sub(borrow as i128), low }
    }

    /// Returns the magnitude.
    pub const fn magnitude(self) -> Self {
        if self.is_negative() { self.neg() } else { self }
    }

    /// Returns the product.
    pub const fn mul(self, other: Self) -> Self {
        let (high, low) = widening_mul(self.low, other.low);
        let cross = self.high.wrapping_mul(other.low as i128).wrapping_add(other.high.wrapping_mul(self.low as i128));
        Self { high: (high as i128).wrapping_add(cross), low }
    }

    /// Returns the quotient, truncated toward zero, and the remainder, which has the sign of the
    /// dividend. `None` for a division by 0.
    pub fn div_rem(self, other: Self) -> Option<(Self, Self)> {
        if other.is_zero() {
            return None;
        }
        if let (Some(a), Some(b)) = (self.to_i128(), other.to_i128())
            && let (Some(quotient), Some(remainder)) = (a.checked_div(b), a.checked_rem(b))
        {
            return Some((Self::from_i128(quotient), Self::from_i128(remainder)));
        }
        // Long division of the magnitudes, bit by bit.
        let (dividend, divisor) = (self.magnitude(), other.magnitude());
        let (mut quotient, mut remainder) = (Self::ZERO, Self::ZERO);
        for bit in (0..256).rev() {
            remainder = remainder.shl(1).or(dividend.shr(bit).and(Self::from_i128(1)));
            if remainder.cmp_unsigned(divisor) != Ordering::Less {
                remainder = remainder.sub(divisor);
                quotient = quotient.or(Self::from_i128(1).shl(bit));
            }
        }
        let quotient = if self.is_negative() == other.is_negative() { quotient } else { quotient.neg() };
        Some((quotient, if self.is_negative() { remainder.neg() } else { remainder }))
    }

    /// Returns the bitwise AND.
    pub const fn and(self, other: Self) -> Self {
        Self { high: self.high & other.high, low: self.low & other.low }
    }

    /// Returns the bitwise OR.
    pub const fn or(self, other: Self) -> Self {
        Self { high: self.high | other.high, low: self.low | other.low }
    }

    /// Returns the bitwise exclusive OR.
    pub const fn xor(self, other: Self) -> Self {
        Self { high: self.high ^ other.high, low: self.low ^ other.low }
    }

    /// Returns the bitwise complement.
    pub const fn not(self) -> Self {
        Self { high: !self.high, low: !self.low }
    }

    /// Shifts left.
    pub const fn shl(self, count: u32) -> Self {
        match count {
            0 => self,
            1..=127 => Self { high: self.high << count | (self.low >> (128 - count)) as i128, low: self.low << count },
            128..=255 => Self { high: (self.low << (count - 128)) as i128, low: 0 },
            _ => Self::ZERO,
        }
    }

    /// Shifts right, and rounds toward negative infinity.
    pub const fn shr(self, count: u32) -> Self {
        match count {
            0 => self,
            1..=127 => Self { high: self.high >> count, low: self.low >> count | (self.high as u128) << (128 - count) },
            128..=255 => Self { high: self.high >> 127, low: (self.high >> (count - 128)) as u128 },
            _ => Self { high: self.high >> 127, low: (self.high >> 127) as u128 },
        }
    }

    /// Returns the number of bits up to the highest 1 of a number that is not negative.
    pub const fn bit_length(self) -> u32 {
        if self.high == 0 { 128 - self.low.leading_zeros() } else { 256 - self.high.leading_zeros() }
    }

    /// Returns the lowest `count` bits as an unsigned number.
    pub const fn low_bits(self, count: u32) -> Self {
        if count >= 256 { self } else { self.and(Self::from_i128(1).shl(count).sub(Self::from_i128(1))) }
    }

    /// Returns the number of bits that are 1 in a number that is not negative.
    pub const fn count_ones(self) -> u32 {
        self.high.count_ones() + self.low.count_ones()
    }

    /// Returns the number of bits that are 0 below the lowest 1; 256 for 0.
    pub const fn trailing_zeros(self) -> u32 {
        if self.low == 0 { 128 + self.high.trailing_zeros() } else { self.low.trailing_zeros() }
    }

    fn cmp_unsigned(self, other: Self) -> Ordering {
        (self.high as u128, self.low).cmp(&(other.high as u128, other.low))
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.high, self.low).cmp(&(other.high, other.low))
    }
}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Returns the high and the low half of a product.
const fn widening_mul(a: u128, b: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let (a1, a0, b1, b0) = (a >> 64, a & LOW, b >> 64, b & LOW);
    let low = a0 * b0;
    let (middle, other) = (a1 * b0 + (low >> 64), a0 * b1);
    let (middle, carry) = middle.overflowing_add(other);
    let high = a1 * b1 + (middle >> 64) + ((carry as u128) << 64);
    (high, middle << 64 | low & LOW)
}
