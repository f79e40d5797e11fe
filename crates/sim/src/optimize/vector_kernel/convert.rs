//! Conversion of operands: the types of sources and results that a kernel can have besides the type
//! that it computes in.
//!
//! For example, a `mad` of halves is computed in double precision, in which it is exact enough to
//! be rounded to a half once. The conversions have no branches, so that loops over channels are
//! vectorised.

use crate::numerics::float_formats::{bf_from_f32, f32_from_bf, f32_from_hf, hf_from_f32};
use crate::numerics::number::f32_to_odd;
use crate::numerics::value::Element;
use crate::optimize::vector_kernel::{VectorKernel, blend};
use openvisa_isa::DataType;

/// A type that kernels compute in.
pub(crate) trait Convertible: Element {
    /// Returns whether operands of a data type can be converted.
    fn converts(data_type: DataType) -> bool;

    /// Loads block `block` of `L` elements of a data type, which begin at a byte offset, into
    /// `out`. Returns false if they exceed `bytes` or cannot be converted.
    fn load<const L: usize>(out: &mut [Self; L], bytes: &[u8], at: u32, block: usize, data_type: DataType) -> bool;

    /// Converts results to the type of the kernel's destination, and stores those of a block whose
    /// channels are in `mask`. `all` states that all channels are.
    fn store<const L: usize>(
        values: &[Self; L],
        kernel: &VectorKernel,
        block: usize,
        mask: u32,
        all: bool,
        bytes: &mut [u8],
    );
}

/// Returns the byte offset of a block of `L` elements.
#[inline(always)]
fn block_offset<E: Element, const L: usize>(at: u32, block: usize) -> u32 {
    at + (block * L * size_of::<E>()) as u32
}

/// Stores the elements of a block whose channels are in `mask`.
#[inline(always)]
fn store_elements<V: Copy, E: Element, const L: usize>(
    kernel: &VectorKernel,
    block: usize,
    mask: u32,
    all: bool,
    bytes: &mut [u8],
    values: &[V; L],
    convert: impl Fn(V) -> E,
) {
    let Some(to) = E::view_mut::<L>(bytes, block_offset::<E, L>(kernel.dst, block)) else { return };
    let old = *to;
    let mut new = old;
    for i in 0..L {
        new[i] = convert(values[i]).bytes();
    }
    if L > 1 && !all {
        blend::<E, L>(kernel, mask, &mut new, &old);
    }
    *to = new;
}

/// Implements conversions. A row has the data types, the type of their elements, the conversions
/// from and to it, and the saturation of a result.
macro_rules! conversions {
    ($($rust:ty {
        $($data_type:pat => $element:ty, |$from:ident| $load:expr, |$value:ident| $store:expr $(, $saturate:expr)?;)*
    })*) => {$(
        impl Convertible for $rust {
            fn converts(data_type: DataType) -> bool {
                matches!(data_type, $($data_type)|*)
            }

            #[inline(always)]
            fn load<const L: usize>(
                out: &mut [Self; L],
                bytes: &[u8],
                at: u32,
                block: usize,
                data_type: DataType,
            ) -> bool {
                match data_type {
                    $($data_type => {
                        let Some(from) = <$element>::view::<L>(bytes, block_offset::<$element, L>(at, block)) else {
                            return false;
                        };
                        for i in 0..L {
                            let $from = <$element>::of(from[i]);
                            out[i] = $load;
                        }
                    })*
                    _ => return false,
                }
                true
            }

            #[inline(always)]
            fn store<const L: usize>(
                values: &[Self; L],
                kernel: &VectorKernel,
                block: usize,
                mask: u32,
                all: bool,
                bytes: &mut [u8],
            ) {
                match kernel.dst_type {
                    $($data_type => {
                        $(
                            // A copy by loops: LLVM makes scalars of arrays that are mapped.
                            let mut values = *values;
                            if kernel.saturates {
                                values.iter_mut().for_each(|value| *value = $saturate(*value));
                            }
                        )?
                        store_elements(kernel, block, mask, all, bytes, &values, |$value| -> $element { $store });
                    })*
                    _ => {}
                }
            }
        }
    )*};
}

/// Limits a result to the range from 0 to 1. A NaN becomes 0.
macro_rules! unit {
    () => {
        (|v: Self| if v > 0.0 { v.min(1.0) } else { 0.0 })
    };
}

conversions! {
    i32 {
        DataType::D => i32, |a| a, |v| v;
        DataType::Ud => u32, |a| a as i32, |v| v as u32;
        DataType::W => i16, |a| i32::from(a), |v| v as i16;
        DataType::Uw => u16, |a| i32::from(a), |v| v as u16;
        DataType::B => i8, |a| i32::from(a), |v| v as i8;
        DataType::Ub => u8, |a| i32::from(a), |v| v as u8;
    }
    u32 {
        DataType::D => i32, |a| a as u32, |v| v as i32;
        DataType::Ud => u32, |a| a, |v| v;
        DataType::W => i16, |a| a as u32, |v| v as i16;
        DataType::Uw => u16, |a| u32::from(a), |v| v as u16;
        DataType::B => i8, |a| a as u32, |v| v as i8;
        DataType::Ub => u8, |a| u32::from(a), |v| v as u8;
    }
    i64 {
        DataType::Q => i64, |a| a, |v| v;
        DataType::Uq => u64, |a| a as i64, |v| v as u64, (|v: Self| v.max(0));
        DataType::D => i32, |a| i64::from(a), |v| v as i32, (|v: Self| v.clamp(i64::from(i32::MIN), i64::from(i32::MAX)));
        DataType::Ud => u32, |a| i64::from(a), |v| v as u32, (|v: Self| v.clamp(0, i64::from(u32::MAX)));
        DataType::W => i16, |a| i64::from(a), |v| v as i16, (|v: Self| v.clamp(i64::from(i16::MIN), i64::from(i16::MAX)));
        DataType::Uw => u16, |a| i64::from(a), |v| v as u16, (|v: Self| v.clamp(0, i64::from(u16::MAX)));
        DataType::B => i8, |a| i64::from(a), |v| v as i8, (|v: Self| v.clamp(i64::from(i8::MIN), i64::from(i8::MAX)));
        DataType::Ub => u8, |a| i64::from(a), |v| v as u8, (|v: Self| v.clamp(0, i64::from(u8::MAX)));
    }
    // Conversions of floats to integers saturate always.
    f32 {
        DataType::F => f32, |a| a, |v| v, unit!();
        DataType::Hf => u16, |a| f32_from_hf(a), |v| hf_from_f32(v), unit!();
        DataType::Bf => u16, |a| f32_from_bf(a), |v| bf_from_f32(v), unit!();
        DataType::D => i32, |a| a as f32, |v| v as i32;
        DataType::Ud => u32, |a| a as f32, |v| v as u32;
        DataType::W => i16, |a| f32::from(a), |v| v as i16;
        DataType::Uw => u16, |a| f32::from(a), |v| v as u16;
        DataType::B => i8, |a| f32::from(a), |v| v as i8;
        DataType::Ub => u8, |a| f32::from(a), |v| v as u8;
    }
    f64 {
        DataType::Df => f64, |a| a, |v| v, unit!();
        DataType::F => f32, |a| f64::from(a), |v| v as f32, unit!();
        DataType::Hf => u16, |a| f64::from(f32_from_hf(a)), |v| hf_from_f32(f32_to_odd(v)), unit!();
        DataType::Bf => u16, |a| f64::from(f32_from_bf(a)), |v| bf_from_f32(f32_to_odd(v)), unit!();
        DataType::D => i32, |a| f64::from(a), |v| v as i32;
        DataType::Ud => u32, |a| f64::from(a), |v| v as u32;
        DataType::W => i16, |a| f64::from(a), |v| v as i16;
        DataType::Uw => u16, |a| f64::from(a), |v| v as u16;
        DataType::B => i8, |a| f64::from(a), |v| v as i8;
        DataType::Ub => u8, |a| f64::from(a), |v| v as u8;
    }
}
