//! The fields of the control register that affect element-wise instructions, as the specification
//! defines them. For example, `FloatRounding::Down` selects rounding towards negative infinity.

use crate::numerics::float_formats::Rounding;
use openvisa_isa::DataType;
use openvisa_isa::bit_fields::ControlRegister;
use openvisa_isa::enums::FloatRounding;

/// Mask of the rounding mode. 0 is round to nearest, ties to even.
pub(crate) const ROUNDING_MASK: u32 = ControlRegister(0).with_rounding(FloatRounding::ToZero).bits();

const _: () = assert!(FloatRounding::NearestEven.bits() == 0, "a thread starts with rounding to nearest");

/// Returns the rounding mode that the control register selects.
#[inline]
pub fn rounding(control: u32) -> Rounding {
    match ControlRegister(control).rounding() {
        Some(FloatRounding::Up) => Rounding::Up,
        Some(FloatRounding::Down) => Rounding::Down,
        Some(FloatRounding::ToZero) => Rounding::ToZero,
        _ => Rounding::NearestEven,
    }
}

/// Returns the bit of the control register that preserves denormals of a type. 0 if the type has no
/// such bit: its denormals are always preserved.
pub const fn denormal_mask(data_type: DataType) -> u32 {
    let none = ControlRegister(0);
    let kept = match data_type {
        DataType::F => none.with_keep_f(true),
        DataType::Df => none.with_keep_df(true),
        DataType::Hf => none.with_keep_hf(true),
        _ => none,
    };
    kept.bits()
}
