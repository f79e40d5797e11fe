//! Comparisons of elements with functions of their own: vectors of elements to bits of a predicate.

use crate::numerics::Hardware;
use crate::numerics::number::{Integer, Real};
use crate::numerics::value::Element;
use crate::optimize::vector_kernel::{VectorKernel, one};
use crate::state::thread::State;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::{f32x16, f64x8, i32x16, i64x8, prelude::*, u8x64, u32x16};
use openvisa_isa::enums::CmpRelOp;
use openvisa_isa::semantics::{FloatLanes, IntLanes, MAX_LANES};
use std::marker::PhantomData;

/// A question that a comparison asks.
pub(crate) trait Question {
    type From: Element;
    /// What is asked, by its number.
    const ORDER: u8;
    fn of(a: Self::From, b: Self::From) -> bool;
}

/// Elements that are compared as vectors.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) trait Compared: Element {
    /// A block of them.
    type Vector<S: Simd>: Copy;
    /// The channels of a block.
    const CHANNELS: usize;

    /// The same in all channels.
    fn splat<S: Simd>(simd: S, value: Self) -> Self::Vector<S>;

    /// Elements one after another, from a byte on.
    fn block<S: Simd>(simd: S, registers: &[u8], at: u32) -> Option<Self::Vector<S>>;

    /// A bit for each channel where the first one is in an order to the second.
    fn compare<S: Simd>(order: u8, a: Self::Vector<S>, b: Self::Vector<S>) -> u32;
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
macro_rules! compared {
    ($($element:ty, $vector:ident, $channels:literal, |$simd:ident, $bytes:ident| $block:expr;)*) => {$(
        impl Compared for $element {
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

/// The bytes of a vector.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
fn whole<S: Simd, const N: usize, const L: usize>(simd: S, bytes: &[[u8; N]; L]) -> u8x64<S> {
    match bytes.as_flattened().first_chunk() {
        Some(bytes) => u8x64::load_array_ref(simd, bytes),
        None => u8x64::splat(simd, 0),
    }
}

/// Elements of fewer bits as those that they are compared as.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
fn widened<S: Simd, E: Element + Into<i32>>(simd: S, bytes: &[E::Bytes; 16]) -> i32x16<S> {
    let mut wide = [0; 16];
    for i in 0..16 {
        wide[i] = E::of(bytes[i]).into();
    }
    i32x16::load_array(simd, wide)
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
compared! {
    i32, i32x16, 16, |simd, bytes| whole(simd, bytes).bitcast();
    u32, u32x16, 16, |simd, bytes| whole(simd, bytes).bitcast();
    f32, f32x16, 16, |simd, bytes| whole(simd, bytes).bitcast();
    i64, i64x8, 8, |simd, bytes| whole(simd, bytes).bitcast();
    f64, f64x8, 8, |simd, bytes| whole(simd, bytes).bitcast();
    u8, i32x16, 16, |simd, bytes| widened::<_, u8>(simd, bytes);
    i8, i32x16, 16, |simd, bytes| widened::<_, i8>(simd, bytes);
    u16, i32x16, 16, |simd, bytes| widened::<_, u16>(simd, bytes);
    i16, i32x16, 16, |simd, bytes| widened::<_, i16>(simd, bytes);
}

/// A question about elements that there is code for.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) trait Asked: Question<From: Compared> {}
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
impl<Q: Question<From: Compared>> Asked for Q {}
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) use Question as Asked;

/// Whether integers are in an order, by its number.
pub(crate) struct Ordered<V, const ORDER: u8>(PhantomData<V>);

impl<V: Element + Integer, const ORDER: u8> Question for Ordered<V, ORDER> {
    type From = V;
    const ORDER: u8 = ORDER;

    #[inline(always)]
    fn of(a: V, b: V) -> bool {
        CmpRelOp::from_bits(ORDER).is_some_and(|order| IntLanes::cmp(&Hardware, order, a, b))
    }
}

/// The same of integers of fewer bits.
pub(crate) struct Narrow<V, const ORDER: u8>(PhantomData<V>);

impl<V: Element + Into<i32>, const ORDER: u8> Question for Narrow<V, ORDER> {
    type From = V;
    const ORDER: u8 = ORDER;

    #[inline(always)]
    fn of(a: V, b: V) -> bool {
        CmpRelOp::from_bits(ORDER).is_some_and(|order| IntLanes::<i32>::cmp(&Hardware, order, a.into(), b.into()))
    }
}

/// The same of floating-point numbers.
pub(crate) struct Floating<V, const ORDER: u8>(PhantomData<V>);

impl<V: Element + Real, const ORDER: u8> Question for Floating<V, ORDER> {
    type From = V;
    const ORDER: u8 = ORDER;

    #[inline(always)]
    fn of(a: V, b: V) -> bool {
        CmpRelOp::from_bits(ORDER).is_some_and(|order| FloatLanes::cmp(&Hardware, order, a, b))
    }
}

/// Asks in one channel, or in blocks of as many as a vector has, and writes the answers into a predicate.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn ask<Q: Question<From: Compared>, const L: usize, const S: u8>(
    simd: Option<impl Simd>,
    state: &mut State,
    kernel: &VectorKernel,
    mask: u32,
) {
    let registers = &state.registers[..];
    let mut truth = 0;
    if L == 1 {
        let source = |k: usize| one::<Q::From>(registers, &kernel.sources[k]);
        let (Some(a), Some(b)) = (source(0), source(1)) else { return };
        truth = u32::from(Q::of(a, b));
    } else {
        // Functions are picked by the level that is there.
        let Some(simd) = simd else { return };
        // The most that there can be are known when this is compiled.
        let blocks = usize::from(kernel.span.n).div_ceil(Q::From::CHANNELS).min(MAX_LANES / Q::From::CHANNELS);
        for block in 0..blocks {
            let mut sources = [Q::From::splat(simd, Q::From::default()); 2];
            for (k, source) in sources.iter_mut().enumerate() {
                let found = if S >> k & 1 == 1 {
                    one::<Q::From>(registers, &kernel.sources[k]).map(|value| Q::From::splat(simd, value))
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
    answer(state, kernel, mask, truth);
}

/// The same channel by channel.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) fn ask<Q: Question, const L: usize, const S: u8>(state: &mut State, kernel: &VectorKernel, mask: u32) {
    let registers = &state.registers[..];
    let source = |k: usize, i: usize| match S >> k & 1 == 1 {
        true => one::<Q::From>(registers, &kernel.sources[k]),
        false => {
            let at = kernel.sources[k].at + (i * std::mem::size_of::<Q::From>()) as u32;
            Q::From::view::<1>(registers, at).map(|[bytes]| Q::From::of(*bytes))
        }
    };
    let mut truth = 0;
    for i in 0..usize::from(kernel.span.n) {
        let (Some(a), Some(b)) = (source(0, i), source(1, i)) else { return };
        truth |= u32::from(Q::of(a, b)) << i;
    }
    answer(state, kernel, mask, truth);
}

/// Writes answers into a predicate.
#[inline(always)]
fn answer(state: &mut State, kernel: &VectorKernel, mask: u32, truth: u32) {
    if let Some(bits) = state.predicates.get_mut(kernel.dst as usize) {
        let mask = mask << kernel.span.first;
        *bits = *bits & !mask | truth << kernel.span.first & mask;
    }
}
