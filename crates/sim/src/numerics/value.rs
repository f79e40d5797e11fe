//! Values of lanes: loads from registers, conversion, and masked stores to registers.
//!
//! For example, `add (M1, 8) A(0,0)<1>:d B(0,0)<1;1,0>:w 1:w` loads eight 16-bit elements as `i32`,
//! adds 1, and stores eight 32-bit elements.

mod implementations;

use crate::numerics::directed_rounding::Directed;
use crate::numerics::float_formats::Rounding;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::prelude::*;
use openvisa_isa::DataType;
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::{LaneContext, LaneKind, LaneResults, MAX_LANES, MAX_SOURCES};
use std::ops::Range;

/// One value per lane.
pub(crate) type Lanes<V> = [V; MAX_LANES];

/// The byte offsets of an operand's elements in the register file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ElementOffsets {
    /// Contiguous elements, beginning at this offset.
    Run(u32),
    /// A single element that all lanes share.
    One(u32),
    /// An offset per lane.
    Each(Box<Lanes<u32>>),
}

impl ElementOffsets {
    /// Returns the byte offset of the element of a channel. `size` is the number of bytes of an
    /// element.
    #[inline]
    pub(crate) fn at(&self, lane: usize, size: usize) -> usize {
        match self {
            Self::Run(at) => *at as usize + lane * size,
            Self::One(at) => *at as usize,
            Self::Each(offsets) => offsets.get(lane).map_or(0, |at| *at as usize),
        }
    }

    /// Returns the bytes from the first element to the end of the last one, of `n` elements of
    /// `size` bytes.
    pub(crate) fn range(&self, n: u8, size: u32) -> Range<u32> {
        match self {
            Self::Run(at) => *at..at + u32::from(n) * size,
            Self::One(at) => *at..at + size,
            Self::Each(offsets) => {
                let offsets = &offsets[..usize::from(n)];
                let (least, most) = (offsets.iter().min(), offsets.iter().max());
                least.copied().unwrap_or(0)..most.copied().unwrap_or(0) + size
            }
        }
    }
}

/// Scratch space for the operands and results of an instruction, reused from one to the next.
#[derive(Debug)]
pub(crate) struct OperandBuffers<V: Value> {
    /// Copies of sources that are not contiguous or need conversion.
    pub(crate) src: [Lanes<V::Bytes>; MAX_SOURCES],
    pub(crate) dst: Lanes<V>,
    pub(crate) more: LaneResults<V>,
}

impl<V: Value> Default for OperandBuffers<V> {
    fn default() -> Self {
        let lanes = [V::default(); MAX_LANES];
        let none = [V::Bytes::default(); MAX_LANES];
        Self { src: [none; MAX_SOURCES], dst: lanes, more: LaneResults { truth: 0, flags: 0, second: lanes } }
    }
}

/// Operand buffers, which the first operation of their type allocates.
type LazyBuffers<V> = Option<Box<OperandBuffers<V>>>;

/// Scratch space for each computation type.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    i32s: LazyBuffers<i32>,
    u32s: LazyBuffers<u32>,
    i64s: LazyBuffers<i64>,
    i128s: LazyBuffers<i128>,
    f32s: LazyBuffers<f32>,
    f64s: LazyBuffers<f64>,
    pub(crate) directed_f32s: LazyBuffers<Directed<f32>>,
    pub(crate) directed_f64s: LazyBuffers<Directed<f64>>,
    u64s: LazyBuffers<u64>,
    pub(crate) matrices: MatrixBuffers,
}

impl Scratch {
    /// Maximum number of bytes of the operand buffers of all types.
    pub(crate) const MAX_OPERAND_BYTES: usize = size_of::<(OperandBuffers<i32>, OperandBuffers<u32>)>()
        + size_of::<(OperandBuffers<i64>, OperandBuffers<u64>, OperandBuffers<i128>)>()
        + size_of::<(OperandBuffers<f32>, OperandBuffers<f64>)>()
        + size_of::<(OperandBuffers<Directed<f32>>, OperandBuffers<Directed<f64>>)>();
}

/// Scratch space for matrix products, reused from one to the next.
#[derive(Debug, Default)]
pub(crate) struct MatrixBuffers {
    /// Codes of the elements of the left factor.
    pub(crate) codes: Vec<u32>,
    pub(crate) integers: Matrices<i32>,
    pub(crate) floats: Matrices<f32>,
}

/// Unpacked matrices, row after row.
#[derive(Debug, Default)]
pub(crate) struct Matrices<T> {
    pub(crate) sums: Vec<T>,
    pub(crate) left: Vec<T>,
    pub(crate) right: Vec<T>,
}

impl<T: Copy + Default> Matrices<T> {
    /// Resizes the matrices for sums of `depth` products. Elements keep any value.
    pub(crate) fn of_shape(&mut self, rows: usize, columns: usize, depth: usize) -> &mut Self {
        self.sums.resize(rows * columns, T::default());
        self.left.resize(rows * depth, T::default());
        self.right.resize(depth * columns, T::default());
        self
    }
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

    /// Returns the scratch space for this type.
    fn buffers(scratch: &mut Scratch) -> &mut OperandBuffers<Self>;

    /// Loads `n` elements of a data type, and converts them.
    fn load(out: &mut Lanes<Self::Bytes>, n: usize, data_type: DataType, bytes: &[u8], place: &ElementOffsets);

    /// Converts `n` values to a data type, and stores those of the lanes in `mask`.
    fn store(
        values: &Lanes<Self>,
        n: usize,
        mask: u32,
        data_type: DataType,
        bytes: &mut [u8],
        place: &ElementOffsets,
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

    /// Flushes a result that is subnormal in the data type, after it is rounded to the precision of
    /// the computation.
    #[inline(always)]
    fn flush_result(self, data_type: DataType, _rounding: Rounding) -> Self {
        self.flush(data_type)
    }

    /// Converts a small constant.
    fn small(value: i32) -> Self;

    /// Executes the lane function of an instruction for `N` lanes. Returns whether it is defined
    /// for this type. `FUSED` states that the host has FMA instructions.
    fn run<const N: usize, const FUSED: bool>(
        kind: LaneKind,
        context: &LaneContext,
        rounding: Rounding,
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

/// Loads `n` elements of `N` bytes, and converts them. Elements outside of `bytes` are 0.
#[inline(always)]
fn load_as<V: Value, const N: usize>(
    out: &mut Lanes<V::Bytes>,
    n: usize,
    bytes: &[u8],
    place: &ElementOffsets,
    convert: impl Fn([u8; N]) -> V,
) {
    let n = n.min(MAX_LANES);
    let mut elements = [[0; N]; MAX_LANES];
    load_elements(&mut elements[..n], bytes, place);
    if let ElementOffsets::One(_) = place {
        return out[..n].fill(convert(elements[0]).bytes());
    }
    for (value, element) in out[..n].iter_mut().zip(elements) {
        *value = convert(element).bytes();
    }
}

/// Copies elements from `bytes`; if all of them are one, only the first. There is one instance for
/// each size of elements.
#[inline(never)]
fn load_elements<const N: usize>(elements: &mut [[u8; N]], bytes: &[u8], place: &ElementOffsets) {
    let element = |at: u32| bytes.get(at as usize..).and_then(|b| b.first_chunk::<N>()).copied().unwrap_or([0; N]);
    match place {
        ElementOffsets::Run(at) => {
            if let Some(from) = bytes.get(*at as usize..*at as usize + elements.len() * N) {
                elements.copy_from_slice(from.as_chunks::<N>().0);
            }
        }
        ElementOffsets::One(at) => {
            if let Some(first) = elements.first_mut() {
                *first = element(*at);
            }
        }
        ElementOffsets::Each(offsets) => {
            for (to, at) in elements.iter_mut().zip(offsets.iter()) {
                *to = element(*at);
            }
        }
    }
}

/// Converts values to elements of `N` bytes, and stores those of the lanes in `mask`. Elements
/// outside of `bytes` are dropped.
#[inline(always)]
fn store_as<V: Copy, const N: usize>(
    values: &Lanes<V>,
    n: usize,
    mask: u32,
    bytes: &mut [u8],
    place: &ElementOffsets,
    convert: impl Fn(V) -> [u8; N],
) {
    let n = n.min(MAX_LANES);
    let mut elements = [[0; N]; MAX_LANES];
    for (element, value) in elements[..n].iter_mut().zip(values) {
        *element = convert(*value);
    }
    store_elements(&elements[..n], mask, bytes, place);
}

/// Copies the elements of the lanes in `mask` to `bytes`. There is one instance for each size of
/// elements.
#[inline(never)]
fn store_elements<const N: usize>(elements: &[[u8; N]], mask: u32, bytes: &mut [u8], place: &ElementOffsets) {
    let mask = mask & u32::MAX >> (32 - elements.len().max(1));
    match place {
        ElementOffsets::Run(at) => {
            let at = *at as usize;
            let Some(to) = bytes.get_mut(at..at + elements.len() * N) else { return };
            let to = to.as_chunks_mut::<N>().0;
            if mask.count_ones() as usize == elements.len() {
                return to.copy_from_slice(elements);
            }
            for (i, (to, element)) in to.iter_mut().zip(elements).enumerate() {
                if mask >> i & 1 == 1 {
                    *to = *element;
                }
            }
        }
        ElementOffsets::One(at) => {
            let to = bytes.get_mut(*at as usize..).and_then(|b| b.first_chunk_mut::<N>());
            // All lanes store to one element, so the last active lane wins.
            let last = mask.checked_ilog2().and_then(|last| elements.get(last as usize));
            if let (Some(to), Some(last)) = (to, last) {
                *to = *last;
            }
        }
        ElementOffsets::Each(offsets) => {
            for (i, (at, element)) in offsets.iter().zip(elements).enumerate() {
                let to = bytes.get_mut(*at as usize..).and_then(|b| b.first_chunk_mut::<N>());
                if let (Some(to), true) = (to, mask >> i & 1 == 1) {
                    *to = *element;
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
