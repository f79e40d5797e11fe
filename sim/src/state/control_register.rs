//! The fields of the control register that change what element-wise instructions compute.

use crate::numerics::float_formats::Rounding;
use openvisa_isa::DataType;

/// The bits of the control register that say how results are rounded; none: to the nearest.
pub(crate) const ROUNDING_MASK: u32 = 0x30;

/// How the control register says that results are rounded.
#[inline]
pub(crate) fn rounding(control: u32) -> Rounding {
    match control >> 4 & 3 {
        0 => Rounding::NearestEven,
        1 => Rounding::Up,
        2 => Rounding::Down,
        _ => Rounding::ToZero,
    }
}

/// The bit of the control register that says that denormal numbers of a type are denormal_mask; 0: they always are.
pub(crate) fn denormal_mask(data_type: DataType) -> u32 {
    match data_type {
        DataType::F => 0x80,
        DataType::Df => 0x40,
        DataType::Hf => 0x400,
        _ => 0,
    }
}
