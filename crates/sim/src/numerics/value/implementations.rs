//! Implementations of [`Element`] and [`Value`] for Rust's number types.
//!
//! For example, `i32` is the computation type of all integer types of up to 32 bits. It loads an
//! element of type `W` by sign extension, and stores one by truncation or saturation.

use crate::numerics::float_formats::{self, FloatConversion, FloatFormat, Rounding};
use crate::numerics::value::{
    Conversion, Element, ElementOffsets, Lanes, OperandBuffers, Scratch, Value, each_off, load_as, modify, store_as,
};
use crate::numerics::{Fused, Hardware};
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::{
    mask8x16, mask16x16, mask32x8, mask32x16, mask64x8, prelude::*, u8x16, u16x16, u32x8, u32x16, u64x8,
};
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::{
    LaneContext, LaneKind, LaneResults, MAX_LANES, MAX_SOURCES, run_bit, run_float, run_int,
};
use openvisa_isa::{DataType, DataTypeKind};

/// Implements [`Element`] for little-endian types. The host vector types for blending are optional.
macro_rules! elements {
    ($($rust:ty as $bits:ty $(as $($vector:ident $mask:ident $lanes:literal)+)? $(, $modify:path)?;)*) => {$(
        impl Element for $rust {
            type Bytes = [u8; size_of::<$rust>()];

            #[inline(always)]
            fn of(bytes: Self::Bytes) -> Self {
                Self::from_le_bytes(bytes)
            }

            #[inline(always)]
            fn bytes(self) -> Self::Bytes {
                self.to_le_bytes()
            }

            #[inline(always)]
            fn blocks<const L: usize, const N: usize>(bytes: &[u8], at: u32) -> Option<&[[Self::Bytes; L]; N]> {
                // Slicing once leaves a single bounds check for all blocks.
                let bytes = bytes.get(at as usize..at as usize + L * N * size_of::<Self::Bytes>())?;
                bytes.as_chunks().0.as_chunks().0.first_chunk()
            }

            #[inline(always)]
            fn blocks_mut<const L: usize, const N: usize>(
                bytes: &mut [u8],
                at: u32,
            ) -> Option<&mut [[Self::Bytes; L]; N]> {
                let bytes = bytes.get_mut(at as usize..at as usize + L * N * size_of::<Self::Bytes>())?;
                bytes.as_chunks_mut().0.as_chunks_mut().0.first_chunk_mut()
            }

            $(
                #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
                #[inline(always)]
                fn blend<S: Simd, const L: usize>(
                    simd: S,
                    mask: u32,
                    new: &mut [Self::Bytes; L],
                    old: &[Self::Bytes; L],
                ) {
                    $(if L.is_multiple_of($lanes) {
                        let blocks = new.as_chunks_mut().0.iter_mut().zip(old.as_chunks().0);
                        for (k, (new, old)) in blocks.enumerate() {
                            let mask = mask >> (k * $lanes) & (u32::MAX >> (32 - $lanes));
                            let whole = |bytes: &[Self::Bytes; $lanes]| {
                                $vector::load_array(simd, bytes.map(<$bits>::from_le_bytes))
                            };
                            let on = $mask::from_bitmask(simd, u64::from(mask));
                            *new = on.select(whole(new), whole(old)).to_array().map(<$bits>::to_le_bytes);
                        }
                        return;
                    })+
                    each_off(mask, new, old);
                }
            )?

            $(
                #[inline(always)]
                fn modified(self, modifier: Modifier) -> Self {
                    $modify(modifier, self)
                }
            )?
        }
    )*};
}

elements! {
    u8 as u8 as u8x16 mask8x16 16;
    i8 as u8 as u8x16 mask8x16 16;
    u16 as u16 as u16x16 mask16x16 16;
    i16 as u16 as u16x16 mask16x16 16;
    i32 as u32 as u32x16 mask32x16 16 u32x8 mask32x8 8, modify;
    u32 as u32 as u32x16 mask32x16 16 u32x8 mask32x8 8, modify;
    i64 as u64 as u64x8 mask64x8 8, modify;
    u64 as u64 as u64x8 mask64x8 8, modify;
    i128 as u128, modify;
    f32 as u32 as u32x16 mask32x16 16 u32x8 mask32x8 8, modify;
    f64 as u64 as u64x8 mask64x8 8, modify;
}

/// Returns the integer of a type that is closest to a value.
fn saturate(value: i128, data_type: DataType) -> i128 {
    match (data_type.kind(), data_type.width()) {
        (DataTypeKind::Signed, width) => value.clamp(-1 << (width - 1), (1 << (width - 1)) - 1),
        (_, width) => value.clamp(0, (1 << width) - 1),
    }
}

/// Stores integers as floating-point numbers. This is rare, so one function serves integers of all
/// sizes.
fn store_as_floats(
    values: &Lanes<i128>,
    n: usize,
    mask: u32,
    data_type: DataType,
    bytes: &mut [u8],
    place: &ElementOffsets,
    how: Conversion,
) {
    macro_rules! as_float {
        ($format:expr, $bits:ty) => {
            store_as(values, n, mask, bytes, place, |v| {
                let v = if how.saturate { v.clamp(0, 1) } else { v };
                ($format.encode_integer(v, how.rounding) as $bits).to_le_bytes()
            })
        };
    }
    match data_type {
        DataType::Df => as_float!(FloatFormat::DF, u64),
        DataType::Hf => as_float!(FloatFormat::HF, u16),
        DataType::Bf => as_float!(FloatFormat::BF, u16),
        _ => as_float!(FloatFormat::F, u32),
    }
}

macro_rules! integer_value {
    ($rust:ty, $buffers:ident, $magnitude:expr, $($is:tt)+) => {
        impl Value for $rust {
            fn is(data_type: DataType) -> bool {
                matches!(data_type, $($is)+)
            }

            fn buffers(scratch: &mut Scratch) -> &mut OperandBuffers<Self> {
                scratch.$buffers.get_or_insert_default()
            }

            fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &ElementOffsets) {
                match data_type {
                    DataType::Ub => load_as(out, n, bytes, place, |b| u8::from_le_bytes(b) as Self),
                    DataType::B => load_as(out, n, bytes, place, |b| i8::from_le_bytes(b) as Self),
                    DataType::Uw | DataType::Uv | DataType::Hf | DataType::Bf => {
                        load_as(out, n, bytes, place, |b| u16::from_le_bytes(b) as Self)
                    }
                    DataType::W | DataType::V => load_as(out, n, bytes, place, |b| i16::from_le_bytes(b) as Self),
                    DataType::D => load_as(out, n, bytes, place, |b| i32::from_le_bytes(b) as Self),
                    DataType::Q => load_as(out, n, bytes, place, |b| i64::from_le_bytes(b) as Self),
                    DataType::Uq | DataType::Df => load_as(out, n, bytes, place, |b| u64::from_le_bytes(b) as Self),
                    _ => load_as(out, n, bytes, place, |b| u32::from_le_bytes(b) as Self),
                }
            }

            fn store(
                values: &Lanes<Self>,
                n: usize,
                mask: u32,
                data_type: DataType,
                bytes: &mut [u8],
                place: &ElementOffsets,
                how: Conversion,
            ) {
                let limited = how.saturate && data_type.kind() != DataTypeKind::Float;
                let saturated = limited.then(|| values.map(|v| saturate(v as i128, data_type) as Self));
                let values = saturated.as_ref().unwrap_or(values);
                macro_rules! as_int {
                    ($to:ty) => {
                        store_as(values, n, mask, bytes, place, |v| (v as $to).to_le_bytes())
                    };
                }
                match data_type {
                    DataType::F if how.rounding == Rounding::NearestEven && !how.saturate => {
                        store_as(values, n, mask, bytes, place, |v| (v as f32).to_le_bytes())
                    }
                    DataType::F | DataType::Df | DataType::Hf | DataType::Bf => {
                        store_as_floats(&values.map(|v| v as i128), n, mask, data_type, bytes, place, how)
                    }
                    DataType::Ub => as_int!(u8),
                    DataType::B => as_int!(i8),
                    DataType::Uw => as_int!(u16),
                    DataType::W => as_int!(i16),
                    DataType::D => as_int!(i32),
                    DataType::Q => as_int!(i64),
                    DataType::Uq => as_int!(u64),
                    _ => as_int!(u32),
                }
            }

            #[inline(always)]
            fn negate(self) -> Self {
                self.wrapping_neg()
            }

            #[inline(always)]
            fn magnitude(self) -> Self {
                $magnitude(self)
            }

            #[inline(always)]
            fn complement(self) -> Self {
                !self
            }

            fn small(value: i32) -> Self {
                value as Self
            }

            #[inline(always)]
            fn run<const N: usize, const FUSED: bool>(
                kind: LaneKind,
                context: &LaneContext,
                _: Rounding,
                src: [&[Self::Bytes; N]; MAX_SOURCES],
                dst: &mut [Self; N],
                more: &mut LaneResults<Self>,
            ) -> bool {
                run_int(&Hardware, kind, context, Self::of, src, dst, more)
            }
        }
    };
}

macro_rules! float_value {
    ($rust:ty, $buffers:ident, $is:pat) => {
        impl Value for $rust {
            fn is(data_type: DataType) -> bool {
                matches!(data_type, $is)
            }

            fn buffers(scratch: &mut Scratch) -> &mut OperandBuffers<Self> {
                scratch.$buffers.get_or_insert_default()
            }

            fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &ElementOffsets) {
                match data_type {
                    DataType::Df => load_as(out, n, bytes, place, |b| f64::from_le_bytes(b) as Self),
                    DataType::Hf => {
                        load_as(out, n, bytes, place, |b| float_formats::f32_from_hf(u16::from_le_bytes(b)) as Self)
                    }
                    DataType::Bf => {
                        load_as(out, n, bytes, place, |b| float_formats::f32_from_bf(u16::from_le_bytes(b)) as Self)
                    }
                    DataType::F | DataType::Vf => load_as(out, n, bytes, place, |b| f32::from_le_bytes(b) as Self),
                    DataType::D => load_as(out, n, bytes, place, |b| i32::from_le_bytes(b) as Self),
                    DataType::Ud => load_as(out, n, bytes, place, |b| u32::from_le_bytes(b) as Self),
                    _ => {
                        let mut whole = [[0; 16]; MAX_LANES];
                        i128::load(&mut whole, n, data_type, bytes, place);
                        for (value, whole) in out.iter_mut().zip(whole) {
                            *value = (i128::from_le_bytes(whole) as Self).bytes();
                        }
                    }
                }
            }

            fn store(
                values: &Lanes<Self>,
                n: usize,
                mask: u32,
                data_type: DataType,
                bytes: &mut [u8],
                place: &ElementOffsets,
                how: Conversion,
            ) {
                // A NaN saturates to 0.
                let unit = |v: Self| if v > 0.0 { v.min(1.0) } else { 0.0 };
                macro_rules! as_int {
                    ($to:ty) => {
                        store_as(values, n, mask, bytes, place, |v| (v as $to).to_le_bytes())
                    };
                }
                macro_rules! as_float {
                    ($format:expr, $bits:ty) => {
                        store_as(values, n, mask, bytes, place, |v| {
                            let v = if how.saturate { unit(v) } else { v };
                            ($format.encode(f64::from(v), how.rounding) as $bits).to_le_bytes()
                        })
                    };
                }
                let nearest = how.rounding == Rounding::NearestEven;
                match data_type {
                    DataType::F if nearest && how.saturate => {
                        store_as(values, n, mask, bytes, place, |v| (unit(v) as f32).to_le_bytes())
                    }
                    DataType::F if nearest => store_as(values, n, mask, bytes, place, |v| (v as f32).to_le_bytes()),
                    DataType::F => as_float!(FloatFormat::F, u32),
                    DataType::Df if how.saturate => {
                        store_as(values, n, mask, bytes, place, |v| f64::from(unit(v)).to_le_bytes())
                    }
                    DataType::Df => store_as(values, n, mask, bytes, place, |v| f64::from(v).to_le_bytes()),
                    DataType::Hf => as_float!(FloatFormat::HF, u16),
                    DataType::Bf => as_float!(FloatFormat::BF, u16),
                    DataType::Ub => as_int!(u8),
                    DataType::B => as_int!(i8),
                    DataType::Uw => as_int!(u16),
                    DataType::W => as_int!(i16),
                    DataType::D => as_int!(i32),
                    DataType::Q => as_int!(i64),
                    DataType::Uq => as_int!(u64),
                    _ => as_int!(u32),
                }
            }

            #[inline(always)]
            fn negate(self) -> Self {
                -self
            }

            #[inline(always)]
            fn magnitude(self) -> Self {
                self.abs()
            }

            fn complement(self) -> Self {
                self
            }

            #[inline(always)]
            fn flush(self, data_type: DataType) -> Self {
                let least = float_formats::least_normal(data_type) as $rust;
                if self.abs() < least { (0.0 as $rust).copysign(self) } else { self }
            }

            fn small(value: i32) -> Self {
                value as Self
            }

            #[inline(always)]
            fn run<const N: usize, const FUSED: bool>(
                kind: LaneKind,
                context: &LaneContext,
                _: Rounding,
                src: [&[Self::Bytes; N]; MAX_SOURCES],
                dst: &mut [Self; N],
                more: &mut LaneResults<Self>,
            ) -> bool {
                match FUSED {
                    true => run_float(&Fused, kind, context, Self::of, src, dst, more),
                    false => run_float(&Hardware, kind, context, Self::of, src, dst, more),
                }
            }
        }
    };
}

integer_value!(i32, i32s, i32::wrapping_abs, DataType::D | DataType::Ud);
integer_value!(u32, u32s, std::convert::identity, DataType::D | DataType::Ud);
integer_value!(i64, i64s, i64::wrapping_abs, DataType::Q | DataType::Uq);
integer_value!(i128, i128s, i128::wrapping_abs, DataType::Bool if false);
float_value!(f32, f32s, DataType::F);
float_value!(f64, f64s, DataType::Df);

/// Raw bits without arithmetic.
impl Value for u64 {
    fn is(data_type: DataType) -> bool {
        matches!(data_type, DataType::Uq)
    }

    fn buffers(scratch: &mut Scratch) -> &mut OperandBuffers<Self> {
        scratch.u64s.get_or_insert_default()
    }

    fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &ElementOffsets) {
        match data_type.width() {
            8 => load_as(out, n, bytes, place, |b| Self::from(u8::from_le_bytes(b))),
            16 => load_as(out, n, bytes, place, |b| Self::from(u16::from_le_bytes(b))),
            64 => load_as(out, n, bytes, place, Self::from_le_bytes),
            _ => load_as(out, n, bytes, place, |b| Self::from(u32::from_le_bytes(b))),
        }
    }

    fn store(
        values: &Lanes<Self>,
        n: usize,
        mask: u32,
        data_type: DataType,
        bytes: &mut [u8],
        place: &ElementOffsets,
        _: Conversion,
    ) {
        match data_type.width() {
            8 => store_as(values, n, mask, bytes, place, |v| (v as u8).to_le_bytes()),
            16 => store_as(values, n, mask, bytes, place, |v| (v as u16).to_le_bytes()),
            64 => store_as(values, n, mask, bytes, place, Self::to_le_bytes),
            _ => store_as(values, n, mask, bytes, place, |v| (v as u32).to_le_bytes()),
        }
    }

    fn negate(self) -> Self {
        self.wrapping_neg()
    }

    fn magnitude(self) -> Self {
        self
    }

    fn complement(self) -> Self {
        !self
    }

    fn small(value: i32) -> Self {
        value as Self
    }

    fn run<const N: usize, const FUSED: bool>(
        kind: LaneKind,
        context: &LaneContext,
        _: Rounding,
        src: [&[Self::Bytes; N]; MAX_SOURCES],
        dst: &mut [Self; N],
        more: &mut LaneResults<Self>,
    ) -> bool {
        run_bit(&Hardware, kind, context, Self::of, src, dst, more)
    }
}
