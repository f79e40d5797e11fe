//! Constants.

use super::Src;
use openvisa_isa::DataType;
use openvisa_isa::DataTypeKind::Signed;
use openvisa_isa::enums::Modifier;
use openvisa_isa::operands::VecOperand;

/// Returns a constant of a type from its bits, and ignores bits beyond the width of the type.
///
/// Numbers of Rust are constants without this function: `2_i32` of type D, `2_u16` of type UW,
/// `2.0_f32` of type F.
///
/// ```
/// # use openvisa::builder::{Builder, constant, general};
/// # use openvisa::isa::DataType;
/// # let mut k = Builder::kernel("k");
/// # let v = k.declare(general("v", DataType::Hf, 16));
/// k.mov(16, v, constant(DataType::Hf, 0x3c00)); // 1.0 in half precision
/// ```
pub fn constant(data_type: DataType, bits: u64) -> Src {
    let width = u32::from(data_type.width()).clamp(1, 64);
    let unused = 64 - width;
    // A constant of less than 32 bits fills a dword: a signed one is sign-extended, another one
    // zero-extended.
    let bits = match data_type.kind() {
        Signed => ((bits << unused) as i64 >> unused) as u64,
        _ => bits << unused >> unused,
    };
    let (low, high) = (bits as u32, if width > 32 { (bits >> 32) as u32 } else { 0 });
    Src::from(VecOperand::Immediate { modifier: Modifier::NoModifier, r#type: data_type, low, high })
}

/// Returns a constant of type UD as an operand.
pub(in crate::builder) const fn dword(value: u32) -> VecOperand {
    VecOperand::Immediate { modifier: Modifier::NoModifier, r#type: DataType::Ud, low: value, high: 0 }
}

/// Converts the number types of Rust to constants.
macro_rules! impl_constants {
    ($($rust:ty => $data_type:ident, |$value:ident| $bits:expr;)*) => {$(
        impl From<$rust> for Src {
            fn from($value: $rust) -> Self {
                constant(DataType::$data_type, $bits)
            }
        }
    )*};
}

impl_constants! {
    u8 => Ub, |value| value.into();
    i8 => B, |value| value as u64;
    u16 => Uw, |value| value.into();
    i16 => W, |value| value as u64;
    u32 => Ud, |value| value.into();
    i32 => D, |value| value as u64;
    u64 => Uq, |value| value;
    i64 => Q, |value| value as u64;
    f32 => F, |value| value.to_bits().into();
    f64 => Df, |value| value.to_bits();
}
