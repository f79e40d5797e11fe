//! The fields of the control register that affect element-wise instructions. For example, bits 4
//! and 5 with the value 2 select rounding down.

use crate::numerics::float_formats::Rounding;
use openvisa_isa::DataType;

/// Mask of the rounding mode. 0 is round to nearest, ties to even.
pub(crate) const ROUNDING_MASK: u32 = 0x30;

/// Returns the rounding mode that the control register selects.
#[inline]
pub(crate) fn rounding(control: u32) -> Rounding {
    match control >> 4 & 3 {
        0 => Rounding::NearestEven,
        1 => Rounding::Up,
        2 => Rounding::Down,
        _ => Rounding::ToZero,
    }
}

/// Returns the bit of the control register that preserves denormals of a type. 0 if the type has no
/// such bit: its denormals are always preserved.
pub(crate) fn denormal_mask(data_type: DataType) -> u32 {
    match data_type {
        DataType::F => 0x80,
        DataType::Df => 0x40,
        DataType::Hf => 0x400,
        _ => 0,
    }
}
