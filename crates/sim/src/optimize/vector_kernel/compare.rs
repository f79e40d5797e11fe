//! Vector kernels for comparisons: they compare vectors of elements, and write one predicate bit
//! or one dword of ones or zeros for each channel. For example, `cmp.lt (M1, 16) P1 V32 V33` writes
//! 16 bits of P1.

use crate::numerics::Hardware;
use crate::numerics::value::Element;
use crate::optimize::vector_kernel::{VectorKernel, load_uniform};
use crate::state::thread::State;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::{f32x16, f64x8, i32x16, i64x8, prelude::*, u8x64, u32x16};
use openvisa_isa::enums::CmpRelOp;
use openvisa_isa::semantics::{FloatLanes, IntLanes};

/// An element type that can be compared.
pub(crate) trait Comparable: Element {
    fn holds(relation: CmpRelOp, a: Self, b: Self) -> bool;
}

macro_rules! comparable {
    ($($element:ty: $lanes:ident;)*) => {$(
        impl Comparable for $element {
            #[inline(always)]
            fn holds(relation: CmpRelOp, a: Self, b: Self) -> bool {
                $lanes::cmp(&Hardware, relation, a, b)
            }
        }
    )*};
}

comparable! {
    i32: IntLanes;
    u32: IntLanes;
    i64: IntLanes;
    f32: FloatLanes;
    f64: FloatLanes;
}

/// An element type that can be compared in vectors.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) trait VectorElement: Comparable {
    /// A vector of elements.
    type Vector<S: Simd>: Copy;
    /// Number of elements in a vector.
    const CHANNELS: usize;

    /// Returns a vector with the same element in all channels.
    fn splat<S: Simd>(simd: S, value: Self) -> Self::Vector<S>;

    /// Loads consecutive elements, beginning at a byte offset.
    fn block<S: Simd>(simd: S, registers: &[u8], at: u32) -> Option<Self::Vector<S>>;

    /// Compares two vectors. Returns a bit for each channel in which the relation holds.
    fn compare<S: Simd>(relation: CmpRelOp, a: Self::Vector<S>, b: Self::Vector<S>) -> u32;
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
            fn compare<S: Simd>(relation: CmpRelOp, a: $vector<S>, b: $vector<S>) -> u32 {
                let mask = match relation {
                    CmpRelOp::Eq => a.simd_eq(b),
                    CmpRelOp::Ne => !a.simd_eq(b),
                    CmpRelOp::Gt => a.simd_gt(b),
                    CmpRelOp::Ge => a.simd_ge(b),
                    CmpRelOp::Lt => a.simd_lt(b),
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

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
compared! {
    i32, i32x16, 16, |simd, bytes| load_vector(simd, bytes).bitcast();
    u32, u32x16, 16, |simd, bytes| load_vector(simd, bytes).bitcast();
    f32, f32x16, 16, |simd, bytes| load_vector(simd, bytes).bitcast();
    i64, i64x8, 8, |simd, bytes| load_vector(simd, bytes).bitcast();
    f64, f64x8, 8, |simd, bytes| load_vector(simd, bytes).bitcast();
}

/// On other hosts than x86, channels are compared one by one.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) use Comparable as VectorElement;

/// Compares one element of each source, and writes the answer for all channels. Both sources are
/// uniform, as the counter and the limit of most loops, or there is only one channel.
#[inline(always)]
pub(crate) fn compare_once<E: Comparable>(state: &mut State, kernel: &VectorKernel, mask: u32) {
    let source = |k: usize| load_uniform::<E>(&state.registers, &kernel.sources[k]);
    let (Some(relation), Some(a), Some(b)) = (CmpRelOp::from_bits(kernel.control), source(0), source(1)) else {
        return;
    };
    write_truth(state, kernel, mask, if E::holds(relation, a, b) { u32::MAX } else { 0 });
}

/// Compares blocks of one vector each, and writes the answers.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn compare_blocks<E: VectorElement>(state: &mut State, kernel: &VectorKernel, mask: u32) {
    // The kernel was selected for this vector extension.
    let (Some(simd), Some(relation)) = (kernel.level.as_avx2(), CmpRelOp::from_bits(kernel.control)) else { return };
    let registers = &state.registers[..];
    let source = |k: usize, block: usize| match kernel.uniform >> k & 1 == 1 {
        true => load_uniform::<E>(registers, &kernel.sources[k]).map(|value| E::splat(simd, value)),
        false => {
            let bytes = std::mem::size_of::<E>() * E::CHANNELS * block;
            E::block(simd, registers, kernel.sources[k].at + bytes as u32)
        }
    };
    let mut truth = 0;
    for block in 0..usize::from(kernel.span.n).div_ceil(E::CHANNELS) {
        let (Some(a), Some(b)) = (source(0, block), source(1, block)) else { return };
        truth |= E::compare(relation, a, b) << (block * E::CHANNELS);
    }
    write_truth(state, kernel, mask, truth);
}

/// Compares elements that are converted already. Returns a bit for each channel in which the
/// relation holds.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn compare_elements<E: VectorElement, const L: usize>(
    kernel: &VectorKernel,
    relation: CmpRelOp,
    a: &[E; L],
    b: &[E; L],
) -> u32 {
    let mut truth = 0;
    if L < E::CHANNELS {
        for i in 0..L {
            truth |= u32::from(E::holds(relation, a[i], b[i])) << i;
        }
        return truth;
    }
    // The kernel was selected for this vector extension.
    let Some(simd) = kernel.level.as_avx2() else { return truth };
    let mut bytes = [[0; 8 * 16]; 2];
    for (elements, bytes) in [a, b].into_iter().zip(&mut bytes) {
        let Some(to) = E::view_mut::<L>(bytes, 0) else { return truth };
        for i in 0..L {
            to[i] = elements[i].bytes();
        }
    }
    for first in (0..L).step_by(E::CHANNELS) {
        let block = |bytes: &[u8]| E::block(simd, bytes, (first * size_of::<E>()) as u32);
        let (Some(a), Some(b)) = (block(&bytes[0]), block(&bytes[1])) else { return truth };
        truth |= E::compare(relation, a, b) << first;
    }
    truth
}

/// Compares elements that are converted already. Returns a bit for each channel in which the
/// relation holds.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) fn compare_elements<E: Comparable, const L: usize>(
    _: &VectorKernel,
    relation: CmpRelOp,
    a: &[E; L],
    b: &[E; L],
) -> u32 {
    (0..L).fold(0, |truth, i| truth | u32::from(E::holds(relation, a[i], b[i])) << i)
}

/// Compares channel by channel, and writes the answers.
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) fn compare_blocks<E: Comparable>(state: &mut State, kernel: &VectorKernel, mask: u32) {
    let Some(relation) = CmpRelOp::from_bits(kernel.control) else { return };
    let registers = &state.registers[..];
    let source = |k: usize, i: usize| match kernel.uniform >> k & 1 == 1 {
        true => load_uniform::<E>(registers, &kernel.sources[k]),
        false => {
            let at = kernel.sources[k].at + (i * std::mem::size_of::<E>()) as u32;
            E::view::<1>(registers, at).map(|[bytes]| E::of(*bytes))
        }
    };
    let mut truth = 0;
    for i in 0..usize::from(kernel.span.n) {
        let (Some(a), Some(b)) = (source(0, i), source(1, i)) else { return };
        truth |= u32::from(E::holds(relation, a, b)) << i;
    }
    write_truth(state, kernel, mask, truth);
}

/// Writes the answers of enabled channels, of which `truth` has a bit each.
#[inline(always)]
pub(crate) fn write_truth(state: &mut State, kernel: &VectorKernel, mask: u32, truth: u32) {
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
