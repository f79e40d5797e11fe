//! Vector kernels for comparisons: they compare vectors of elements, and write one predicate bit
//! or one dword of ones or zeros for each channel. For example, `cmp.lt (M1, 16) P1 V32 V33` writes
//! 16 bits of P1.

use crate::numerics::Hardware;
use crate::numerics::number::{Integer, Real};
use crate::numerics::value::Element;
use crate::optimize::vector_kernel::{VectorKernel, load_uniform};
use crate::state::thread::State;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::{f32x16, f64x8, i32x16, i64x8, prelude::*, u8x64, u32x16};
use openvisa_isa::enums::CmpRelOp;
use openvisa_isa::semantics::{FloatLanes, IntLanes, MAX_LANES};
use std::marker::PhantomData;

/// A relation between two elements.
pub(crate) trait Relation {
    type From: Element;
    /// The code of the relation in the instruction.
    const ORDER: u8;
    fn holds(a: Self::From, b: Self::From) -> bool;
}

/// An element type that can be compared in vectors.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) trait VectorElement: Element {
    /// A vector of elements.
    type Vector<S: Simd>: Copy;
    /// Number of elements in a vector.
    const CHANNELS: usize;

    /// Returns a vector with the same element in all channels.
    fn splat<S: Simd>(simd: S, value: Self) -> Self::Vector<S>;

    /// Loads consecutive elements, beginning at a byte offset.
    fn block<S: Simd>(simd: S, registers: &[u8], at: u32) -> Option<Self::Vector<S>>;

    /// Compares two vectors. Returns a bit for each channel in which the relation holds.
    fn compare<S: Simd>(order: u8, a: Self::Vector<S>, b: Self::Vector<S>) -> u32;
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
macro_rules! compared {
    ($($element:ty, $vector:ident, $channels:literal, |$simd:ident, $bytes:ident| $block:expr;)*) => {$(
        impl VectorElement for $element {
            type Vector<S: Simd> = $vector<S>;
            const CHANNELS: usize = $channels;

            #[inline(always)]
            fn splat<S: Simd>(simd: S, value: Self) -> $vector<S> {
                $vector::splat(simd, value.into())
            }

            #[inline(always)]
            fn block<S: Simd>($simd: S, registers: &[u8], at: u32) -> Option<$vector<S>> {
                let $bytes = Self::view::<$channels>(registers, at)?;
                Some($block)
            }

            #[inline(always)]
            fn compare<S: Simd>(order: u8, a: $vector<S>, b: $vector<S>) -> u32 {
                let mask = match CmpRelOp::from_bits(order) {
                    Some(CmpRelOp::Eq) => a.simd_eq(b),
                    Some(CmpRelOp::Ne) => !a.simd_eq(b),
                    Some(CmpRelOp::Gt) => a.simd_gt(b),
                    Some(CmpRelOp::Ge) => a.simd_ge(b),
                    Some(CmpRelOp::Lt) => a.simd_lt(b),
                    _ => a.simd_le(b),
                };
                mask.to_bitmask() as u32
            }
        }
    )*};
}

/// Loads a vector of 64 bytes.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
fn load_vector<S: Simd, const N: usize, const L: usize>(simd: S, bytes: &[[u8; N]; L]) -> u8x64<S> {
    match bytes.as_flattened().first_chunk() {
        Some(bytes) => u8x64::load_array_ref(simd, bytes),
        None => u8x64::splat(simd, 0),
    }
}

/// Loads a vector of narrow integers, converted to 32 bits.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
fn load_widened<S: Simd, E: Element + Into<i32>>(simd: S, bytes: &[E::Bytes; 16]) -> i32x16<S> {
    let mut wide = [0; 16];
    for i in 0..16 {
        wide[i] = E::of(bytes[i]).into();
    }
    i32x16::load_array(simd, wide)
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
compared! {
    i32, i32x16, 16, |simd, bytes| load_vector(simd, bytes).bitcast();
    u32, u32x16, 16, |simd, bytes| load_vector(simd, bytes).bitcast();
    f32, f32x16, 16, |simd, bytes| load_vector(simd, bytes).bitcast();
    i64, i64x8, 8, |simd, bytes| load_vector(simd, bytes).bitcast();
    f64, f64x8, 8, |simd, bytes| load_vector(simd, bytes).bitcast();
    u8, i32x16, 16, |simd, bytes| load_widened::<_, u8>(simd, bytes);
    i8, i32x16, 16, |simd, bytes| load_widened::<_, i8>(simd, bytes);
    u16, i32x16, 16, |simd, bytes| load_widened::<_, u16>(simd, bytes);
    i16, i32x16, 16, |simd, bytes| load_widened::<_, i16>(simd, bytes);
}

/// A relation whose elements can be compared in vectors. On other hosts than x86, any relation.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) trait VectorRelation: Relation<From: VectorElement> {}
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
impl<Q: Relation<From: VectorElement>> VectorRelation for Q {}
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) use Relation as VectorRelation;

/// A relation between integers of at least 32 bits.
pub(crate) struct IntRelation<V, const ORDER: u8>(PhantomData<V>);

impl<V: Element + Integer, const ORDER: u8> Relation for IntRelation<V, ORDER> {
    type From = V;
    const ORDER: u8 = ORDER;

    #[inline(always)]
    fn holds(a: V, b: V) -> bool {
        CmpRelOp::from_bits(ORDER).is_some_and(|order| IntLanes::cmp(&Hardware, order, a, b))
    }
}

/// A relation between narrower integers, which are compared as 32 bits.
pub(crate) struct NarrowIntRelation<V, const ORDER: u8>(PhantomData<V>);

impl<V: Element + Into<i32>, const ORDER: u8> Relation for NarrowIntRelation<V, ORDER> {
    type From = V;
    const ORDER: u8 = ORDER;

    #[inline(always)]
    fn holds(a: V, b: V) -> bool {
        CmpRelOp::from_bits(ORDER).is_some_and(|order| IntLanes::<i32>::cmp(&Hardware, order, a.into(), b.into()))
    }
}

/// A relation between floating-point numbers.
pub(crate) struct FloatRelation<V, const ORDER: u8>(PhantomData<V>);

impl<V: Element + Real, const ORDER: u8> Relation for FloatRelation<V, ORDER> {
    type From = V;
    const ORDER: u8 = ORDER;

    #[inline(always)]
    fn holds(a: V, b: V) -> bool {
        CmpRelOp::from_bits(ORDER).is_some_and(|order| FloatLanes::cmp(&Hardware, order, a, b))
    }
}

/// Compares one channel, or blocks of one vector each, and writes the answers.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn compare_lanes<Q: Relation<From: VectorElement>, const L: usize, const S: u8>(
    simd: Option<impl Simd>,
    state: &mut State,
    kernel: &VectorKernel,
    mask: u32,
) {
    let registers = &state.registers[..];
    let mut truth = 0;
    if L == 1 {
        let source = |k: usize| load_uniform::<Q::From>(registers, &kernel.sources[k]);
        let (Some(a), Some(b)) = (source(0), source(1)) else { return };
        truth = u32::from(Q::holds(a, b));
    } else {
        // The kernel was selected for this vector extension.
        let Some(simd) = simd else { return };
        // The bound is a constant, so that the loop is unrolled.
        let blocks = usize::from(kernel.span.n).div_ceil(Q::From::CHANNELS).min(MAX_LANES / Q::From::CHANNELS);
        for block in 0..blocks {
            let mut sources = [Q::From::splat(simd, Q::From::default()); 2];
            for (k, source) in sources.iter_mut().enumerate() {
                let found = if S >> k & 1 == 1 {
                    load_uniform::<Q::From>(registers, &kernel.sources[k]).map(|value| Q::From::splat(simd, value))
                } else {
                    let bytes = std::mem::size_of::<Q::From>() * Q::From::CHANNELS * block;
                    Q::From::block(simd, registers, kernel.sources[k].at + bytes as u32)
                };
                let Some(found) = found else { return };
                *source = found;
            }
            let answers = Q::From::compare(Q::ORDER, sources[0], sources[1]);
            truth |= answers << (block * Q::From::CHANNELS);
        }
    }
    write_truth(state, kernel, mask, truth);
}

/// Compares channel by channel, and writes the answers.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) fn compare_lanes<Q: Relation, const L: usize, const S: u8>(
    state: &mut State,
    kernel: &VectorKernel,
    mask: u32,
) {
    let registers = &state.registers[..];
    let source = |k: usize, i: usize| match S >> k & 1 == 1 {
        true => load_uniform::<Q::From>(registers, &kernel.sources[k]),
        false => {
            let at = kernel.sources[k].at + (i * std::mem::size_of::<Q::From>()) as u32;
            Q::From::view::<1>(registers, at).map(|[bytes]| Q::From::of(*bytes))
        }
    };
    let mut truth = 0;
    for i in 0..usize::from(kernel.span.n) {
        let (Some(a), Some(b)) = (source(0, i), source(1, i)) else { return };
        truth |= u32::from(Q::holds(a, b)) << i;
    }
    write_truth(state, kernel, mask, truth);
}

/// Writes the answers of enabled channels, of which `truth` has a bit each.
#[inline(always)]
fn write_truth(state: &mut State, kernel: &VectorKernel, mask: u32, truth: u32) {
    if kernel.writes_dwords {
        return write_dwords(state, kernel, mask, truth);
    }
    if let Some(bits) = state.predicates.get_mut(kernel.dst as usize) {
        let mask = mask << kernel.span.first;
        *bits = *bits & !mask | truth << kernel.span.first & mask;
    }
}

/// Writes a dword of ones or zeros for each enabled channel.
#[inline(never)]
fn write_dwords(state: &mut State, kernel: &VectorKernel, mask: u32, truth: u32) {
    let at = kernel.dst as usize;
    let Some(to) = state.registers.get_mut(at..at + 4 * usize::from(kernel.span.n)) else { return };
    for (i, dword) in to.as_chunks_mut().0.iter_mut().enumerate() {
        if mask >> i & 1 == 1 {
            *dword = 0_u32.wrapping_sub(truth >> i & 1).to_le_bytes();
        }
    }
}
