//! Values of lanes: loads from registers, conversion, and masked stores to registers.
//!
//! For example, `add (M1, 8) A(0,0)<1>:d B(0,0)<1;1,0>:w 1:w` loads eight 16-bit elements as `i32`,
//! adds 1, and stores eight 32-bit elements.

use crate::numerics::float_formats;
use crate::numerics::float_formats::Rounding;
use crate::semantics::{Fused, Hardware};
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::{
    mask8x16, mask16x16, mask32x8, mask32x16, mask64x8, prelude::*, u8x16, u16x16, u32x8, u32x16, u64x8,
};
use openvisa_isa::DataType;
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::{
    LaneContext, LaneKind, LaneResults, MAX_LANES, MAX_SOURCES, run_bit, run_float, run_int,
};

/// One value per lane.
pub(crate) type Lanes<V> = [V; MAX_LANES];

/// The byte offsets of an operand's elements in the register file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Place {
    /// Contiguous elements, beginning at this offset.
    Run(u32),
    /// A single element that all lanes share.
    One(u32),
    /// An offset per lane.
    Each(Box<Lanes<u32>>),
}

/// Scratch space for the operands and results of an instruction, reused from one to the next.
#[derive(Debug)]
pub(crate) struct Room<V: Value> {
    /// Copies of sources that are not contiguous or need conversion.
    pub(crate) src: [Lanes<V::Bytes>; MAX_SOURCES],
    pub(crate) dst: Lanes<V>,
    pub(crate) more: LaneResults<V>,
}

impl<V: Value> Default for Room<V> {
    fn default() -> Self {
        let lanes = [V::default(); MAX_LANES];
        let none = [V::Bytes::default(); MAX_LANES];
        Self { src: [none; MAX_SOURCES], dst: lanes, more: LaneResults { truth: 0, flags: 0, second: lanes } }
    }
}

/// Scratch space for each computation type.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    small: Room<i32>,
    unsigned: Room<u32>,
    long: Room<i64>,
    wide: Room<i128>,
    single: Room<f32>,
    double: Room<f64>,
    pub(crate) directed_single: Room<crate::numerics::directed_rounding::Directed<f32>>,
    pub(crate) directed_double: Room<crate::numerics::directed_rounding::Directed<f64>>,
    bits: Room<u64>,
}

/// The conversion of results when they are stored.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Conversion {
    /// Whether results are clamped to the range of the type.
    pub(crate) saturate: bool,
    /// Rounding mode for floating-point results.
    pub(crate) rounding: Rounding,
}

/// An element type of registers.
pub(crate) trait Element: Copy + Default + std::fmt::Debug {
    /// The byte array with the size of an element.
    type Bytes: Copy + Default + AsRef<[u8]> + std::fmt::Debug;

    /// Decodes an element.
    fn of(bytes: Self::Bytes) -> Self;

    /// Encodes an element.
    fn bytes(self) -> Self::Bytes;

    /// Borrows `N` blocks of `L` contiguous elements from a byte offset on. Returns `None` if they
    /// exceed `bytes`.
    fn blocks<const L: usize, const N: usize>(bytes: &[u8], at: u32) -> Option<&[[Self::Bytes; L]; N]>;

    /// Borrows `N` blocks of `L` contiguous elements mutably. Returns `None` if they exceed
    /// `bytes`.
    fn blocks_mut<const L: usize, const N: usize>(bytes: &mut [u8], at: u32) -> Option<&mut [[Self::Bytes; L]; N]>;

    /// Borrows `L` contiguous elements from a byte offset on. Returns `None` if they exceed
    /// `bytes`.
    #[inline(always)]
    fn view<const L: usize>(bytes: &[u8], at: u32) -> Option<&[Self::Bytes; L]> {
        Self::blocks::<L, 1>(bytes, at).map(|[block]| block)
    }

    /// Borrows `L` contiguous elements mutably. Returns `None` if they exceed `bytes`.
    #[inline(always)]
    fn view_mut<const L: usize>(bytes: &mut [u8], at: u32) -> Option<&mut [Self::Bytes; L]> {
        Self::blocks_mut::<L, 1>(bytes, at).map(|[block]| block)
    }

    /// Restores the old elements of inactive lanes, whose mask bit is 0.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    #[inline(always)]
    fn blend<S: Simd, const L: usize>(_: S, mask: u32, new: &mut [Self::Bytes; L], old: &[Self::Bytes; L]) {
        each_off(mask, new, old);
    }

    /// Applies a source modifier. Types without arithmetic ignore it.
    fn modified(self, _: Modifier) -> Self {
        self
    }
}

/// A type for the computation of lanes.
pub(crate) trait Value: Element {
    /// Returns whether elements of a data type have the representation of this type.
    fn is(data_type: DataType) -> bool;

    /// Returns whether the control register selects flushing of subnormals to zero.
    fn flushes(_control: u32) -> bool {
        false
    }

    /// Returns the scratch space for this type.
    fn room(scratch: &mut Scratch) -> &mut Room<Self>;

    /// Loads `n` elements of a data type, and converts them.
    fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &Place);

    /// Converts `n` values to a data type, and stores those of the lanes in `mask`.
    fn store(
        values: &Lanes<Self>,
        n: usize,
        mask: u32,
        data_type: DataType,
        bytes: &mut [u8],
        place: &Place,
        how: Conversion,
    );

    /// Returns the negated value.
    fn negate(self) -> Self;

    /// Returns the absolute value.
    fn magnitude(self) -> Self;

    /// Returns the bitwise complement.
    fn complement(self) -> Self;

    /// Flushes a subnormal of the data type to a zero of the same sign.
    fn flush(self, _data_type: DataType) -> Self {
        self
    }

    /// Converts a small constant.
    fn small(value: i32) -> Self;

    /// Executes the lane function of an instruction for `N` lanes. Returns whether it is defined
    /// for this type. `FUSED` states that the host has FMA instructions.
    fn run<const N: usize, const FUSED: bool>(
        kind: LaneKind,
        context: &LaneContext,
        src: [&[Self::Bytes; N]; MAX_SOURCES],
        dst: &mut [Self; N],
        more: &mut LaneResults<Self>,
    ) -> bool;
}

/// Borrows the first `N` lanes.
#[inline(always)]
pub(crate) fn first<T, const N: usize>(lanes: &Lanes<T>) -> &[T; N] {
    const { assert!(N <= MAX_LANES) };
    lanes.first_chunk().expect("there are as many channels")
}

/// Borrows the first `N` lanes mutably.
#[inline(always)]
pub(crate) fn first_mut<T, const N: usize>(lanes: &mut Lanes<T>) -> &mut [T; N] {
    const { assert!(N <= MAX_LANES) };
    lanes.first_chunk_mut().expect("there are as many channels")
}

/// Applies a source modifier to a value.
#[inline(always)]
pub(crate) fn modify<V: Value>(modifier: Modifier, value: V) -> V {
    match modifier {
        Modifier::Neg => value.negate(),
        Modifier::Abs => value.magnitude(),
        Modifier::NegAbs => value.magnitude().negate(),
        Modifier::Not => value.complement(),
        _ => value,
    }
}

/// Loads `n` elements of `N` bytes. Elements outside of `bytes` are 0.
#[inline(always)]
fn load_as<V: Value, const N: usize>(
    out: &mut Lanes<V::Bytes>,
    n: usize,
    bytes: &[u8],
    place: &Place,
    convert: impl Fn([u8; N]) -> V,
) {
    let n = n.min(MAX_LANES);
    let convert = |bytes| convert(bytes).bytes();
    let element = |at: u32| bytes.get(at as usize..).and_then(|b| b.first_chunk::<N>()).copied().unwrap_or([0; N]);
    match place {
        Place::Run(at) => {
            let from = bytes.get(*at as usize..*at as usize + n * N).unwrap_or(&[]);
            for (value, chunk) in out.iter_mut().zip(from.as_chunks::<N>().0) {
                *value = convert(*chunk);
            }
        }
        Place::One(at) => out[..n].fill(convert(element(*at))),
        Place::Each(offsets) => {
            for (value, at) in out[..n].iter_mut().zip(offsets.iter()) {
                *value = convert(element(*at));
            }
        }
    }
}

/// Stores elements of `N` bytes for the lanes in `mask`. Elements outside of `bytes` are dropped.
#[inline(always)]
fn store_as<V: Copy, const N: usize>(
    values: &Lanes<V>,
    n: usize,
    mask: u32,
    bytes: &mut [u8],
    place: &Place,
    convert: impl Fn(V) -> [u8; N],
) {
    let n = n.min(MAX_LANES);
    match place {
        Place::Run(at) => {
            let at = *at as usize;
            let Some(to) = bytes.get_mut(at..at + n * N) else { return };
            let all = u32::MAX >> (32 - n.max(1) as u32);
            if mask & all == all {
                for (chunk, value) in to.as_chunks_mut::<N>().0.iter_mut().zip(values) {
                    *chunk = convert(*value);
                }
            } else {
                for (i, (chunk, value)) in to.as_chunks_mut::<N>().0.iter_mut().zip(values).enumerate() {
                    if mask >> i & 1 == 1 {
                        *chunk = convert(*value);
                    }
                }
            }
        }
        Place::One(at) => {
            let to = bytes.get_mut(*at as usize..).and_then(|b| b.first_chunk_mut::<N>());
            // All lanes store to one element, so the last active lane wins.
            if let (Some(to), true) = (to, mask != 0) {
                *to = convert(values[31 - mask.leading_zeros() as usize]);
            }
        }
        Place::Each(offsets) => {
            for (i, (at, value)) in offsets.iter().zip(values).take(n).enumerate() {
                let to = bytes.get_mut(*at as usize..).and_then(|b| b.first_chunk_mut::<N>());
                if let (Some(to), true) = (to, mask >> i & 1 == 1) {
                    *to = convert(*value);
                }
            }
        }
    }
}

/// Restores the old elements of inactive lanes, whose mask bit is 0.
#[inline(always)]
pub(crate) fn each_off<T: Copy, const L: usize>(mask: u32, new: &mut [T; L], old: &[T; L]) {
    for i in 0..L {
        new[i] = if mask >> i & 1 == 1 { new[i] } else { old[i] };
    }
}

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

macro_rules! integer_value {
    ($rust:ty, $room:ident, $magnitude:expr, $($is:tt)+) => {
        impl Value for $rust {
            fn is(data_type: DataType) -> bool {
                matches!(data_type, $($is)+)
            }

            fn room(scratch: &mut Scratch) -> &mut Room<Self> {
                &mut scratch.$room
            }

            fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &Place) {
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
                place: &Place,
                how: Conversion,
            ) {
                macro_rules! as_int {
                    ($to:ty) => {
                        if how.saturate {
                            let (low, high) = (<$to>::MIN as i128, <$to>::MAX as i128);
                            store_as(values, n, mask, bytes, place, |v| {
                                ((v as i128).clamp(low, high) as $to).to_le_bytes()
                            })
                        } else {
                            store_as(values, n, mask, bytes, place, |v| (v as $to).to_le_bytes())
                        }
                    };
                }
                macro_rules! as_float {
                    ($format:expr, $bits:ty) => {
                        store_as(values, n, mask, bytes, place, |v| {
                            let v = if how.saturate { (v as i128).clamp(0, 1) } else { v as i128 };
                            ($format.encode_integer(v, how.rounding) as $bits).to_le_bytes()
                        })
                    };
                }
                match data_type {
                    DataType::Ub => as_int!(u8),
                    DataType::B => as_int!(i8),
                    DataType::Uw => as_int!(u16),
                    DataType::W => as_int!(i16),
                    DataType::D => as_int!(i32),
                    DataType::Q => as_int!(i64),
                    DataType::Uq => as_int!(u64),
                    DataType::F if how.rounding == Rounding::NearestEven && !how.saturate => {
                        store_as(values, n, mask, bytes, place, |v| (v as f32).to_le_bytes())
                    }
                    DataType::F => as_float!(float_formats::F, u32),
                    DataType::Df => as_float!(float_formats::DF, u64),
                    DataType::Hf => as_float!(float_formats::HF, u16),
                    DataType::Bf => as_float!(float_formats::BF, u16),
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
    ($rust:ty, $room:ident, $is:pat, $denormals:expr) => {
        impl Value for $rust {
            fn is(data_type: DataType) -> bool {
                matches!(data_type, $is)
            }

            #[inline(always)]
            fn flushes(control: u32) -> bool {
                control & $denormals == 0
            }

            fn room(scratch: &mut Scratch) -> &mut Room<Self> {
                &mut scratch.$room
            }

            fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &Place) {
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
                place: &Place,
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
                    DataType::F => as_float!(float_formats::F, u32),
                    DataType::Df if how.saturate => {
                        store_as(values, n, mask, bytes, place, |v| f64::from(unit(v)).to_le_bytes())
                    }
                    DataType::Df => store_as(values, n, mask, bytes, place, |v| f64::from(v).to_le_bytes()),
                    DataType::Hf => as_float!(float_formats::HF, u16),
                    DataType::Bf => as_float!(float_formats::BF, u16),
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

integer_value!(i32, small, i32::wrapping_abs, DataType::D | DataType::Ud);
integer_value!(u32, unsigned, std::convert::identity, DataType::D | DataType::Ud);
integer_value!(i64, long, i64::wrapping_abs, DataType::Q | DataType::Uq);
integer_value!(i128, wide, i128::wrapping_abs, DataType::Bool if false);
float_value!(f32, single, DataType::F, 0x80);
float_value!(f64, double, DataType::Df, 0x40);

/// Raw bits without arithmetic.
impl Value for u64 {
    fn is(data_type: DataType) -> bool {
        matches!(data_type, DataType::Uq)
    }

    fn room(scratch: &mut Scratch) -> &mut Room<Self> {
        &mut scratch.bits
    }

    fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &Place) {
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
        place: &Place,
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
        src: [&[Self::Bytes; N]; MAX_SOURCES],
        dst: &mut [Self; N],
        more: &mut LaneResults<Self>,
    ) -> bool {
        run_bit(&Hardware, kind, context, Self::of, src, dst, more)
    }
}
