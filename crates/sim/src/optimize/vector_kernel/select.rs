//! Selects the function of a vector kernel. On x86, all functions are compiled for AVX2. For
//! example, an addition of floats in 16 channels selects `compute::<AddF32, 16, 1, ...>` of the
//! module `avx2`. There are no functions for AVX-512: they would double the time of compilation.

use crate::bytecode::ComputeType;
use crate::numerics::value::{Element, each_off};
use crate::optimize::vector_kernel::compare::VectorElement;
use crate::optimize::vector_kernel::functions::*;
use crate::optimize::vector_kernel::{
    ALL_UNIFORM, Blend, KernelFn, SAID_BY_KERNEL, VectorKernel, compare, compute_blocks,
};
use crate::state::thread::Thread;
use fearless_simd::Level;
use openvisa_isa::DataType;
use openvisa_isa::enums::{CmpRelOp, MinMaxOp};
use openvisa_isa::semantics::LaneKind;

/// The properties of an operation that select its kernel.
pub(crate) struct KernelKey {
    pub(crate) kind: LaneKind,
    pub(crate) class: ComputeType,
    /// For copies between registers: the types of source and destination, and the strides.
    pub(crate) copy: Option<(DataType, DataType, CopyStride)>,
    /// For comparisons of narrow integers: their type.
    pub(crate) narrow: Option<DataType>,
    /// A bit mask of the uniform sources.
    pub(crate) uniform: u8,
    /// Whether sources have modifiers.
    pub(crate) has_modifiers: bool,
    /// Number of channels.
    pub(crate) n: usize,
    pub(crate) control: u8,
    /// Size of an element in bytes, if it is less than that of the compute type; otherwise 0.
    pub(crate) width: u8,
    /// Whether the first source is signed.
    pub(crate) signed: bool,
}

/// The strides of a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CopyStride {
    /// Source and destination are contiguous.
    None,
    /// The source has this stride in bytes.
    From(u32),
    /// The destination has this stride in bytes.
    To(u32),
}

/// Sets of uniform sources. In the low byte, for operations without modifiers, bit `n` stands for
/// the set with the bit mask `n`. The high byte is the same for operations with modifiers.
///
/// Functions have instances of their own for those sets that compiled kernels often have; one more
/// instance computes with any others. For example, most multiplications have two vectors, or a
/// vector and a constant: the sets `0b00` and `0b10`, which is [`NONE_OR_SECOND`].
type Sets = u16;

/// Returns sets for operations with modifiers.
const fn with_modifiers(sets: Sets) -> Sets {
    sets << 8
}

/// Returns whether sets contain the one with a bit mask, for operations with or without modifiers.
const fn has(sets: Sets, set: u8, modified: bool) -> bool {
    sets >> (set + if modified { 8 } else { 0 }) & 1 == 1
}

/// No set.
const NO_SETS: Sets = 0;
/// No source is uniform.
const NONE: Sets = 1 << 0b0;
/// No source is uniform, or the only one is.
const NONE_OR_ONE: Sets = NONE | 1 << 0b1;
/// No source is uniform, or the second one is.
const NONE_OR_SECOND: Sets = NONE | 1 << 0b10;
/// No source is uniform, or one of two.
const NONE_OR_EITHER: Sets = NONE | 1 << 0b01 | 1 << 0b10;
/// Each set of two sources.
const ANY_OF_TWO: Sets = NONE_OR_EITHER | 1 << 0b11;
/// Of sums of two integers.
const SUM: Sets = NONE_OR_SECOND | with_modifiers(NONE);
/// Of sums of two floats, which are differences if a source has a modifier.
const FLOAT_SUM: Sets = NONE_OR_EITHER | with_modifiers(NONE_OR_EITHER);
/// Of products of two floats.
const FLOAT_PRODUCT: Sets = NONE_OR_EITHER | with_modifiers(NONE);
/// Of `a + b + c`: no source is uniform, or `c`, or `b` and `c`.
const SUM_OF_THREE: Sets = NONE | 1 << 0b100 | 1 << 0b110 | with_modifiers(NONE);
/// Of `a * b + c` of integers: no source is uniform, or `b`, or `b` and `c`.
const MAD: Sets = NONE | 1 << 0b010 | 1 << 0b110 | with_modifiers(NONE);
/// Of `a * b + c` of floats: no source is uniform, or one of them, or `b` and `c`.
const FLOAT_MAD: Sets = MAD | 1 << 0b001 | 1 << 0b100;

/// Defines the kernels of one vector extension, and their selection.
macro_rules! functions_for {
    ($name:ident, $fused:literal, $(#[$feature:meta])* $($level:ident)?) => {
        mod $name {
            use super::*;

            struct Level;

            impl Blend for Level {
                #[inline(always)]
                fn blend<E: Element, const L: usize>(
                    _kernel: &VectorKernel, mask: u32, new: &mut [E::Bytes; L], old: &[E::Bytes; L],
                ) {
                    // The kernel was selected for this vector extension.
                    $(if let Some(simd) = _kernel.level.$level() {
                        return E::blend(simd, mask, new, old);
                    })?
                    each_off(mask, new, old);
                }
            }

            $(#[$feature])*
            fn compute<F: LaneFunction, const L: usize, const N: usize, const S: u8, const MODIFIED: bool>(
                threads: &mut [Thread], kernel: &VectorKernel, all: bool,
            ) {
                // A constant condition, so that there are no such functions for one channel.
                if const { L > 1 } {
                    if !all {
                        return compute_each_block::<F, L, MODIFIED>(threads, kernel, all);
                    }
                }
                for thread in threads {
                    if all || kernel.enabled_channels(thread) != 0 {
                        crate::optimize::vector_kernel::compute::<Level, F, L, N, S, MODIFIED>(&mut thread.state, kernel);
                    }
                }
            }

            /// Computes blocks one at a time, with any disabled channels and any uniform sources.
            /// Which sources are uniform is no constant of this function, so that there is only one
            /// for all of them.
            $(#[$feature])*
            #[inline(never)]
            fn compute_each_block<F: LaneFunction, const L: usize, const MODIFIED: bool>(
                threads: &mut [Thread], kernel: &VectorKernel, all: bool,
            ) {
                for thread in threads {
                    let mask = if all { kernel.full_mask } else { kernel.enabled_channels(thread) };
                    if mask == 0 {
                        continue;
                    }
                    for block in 0..usize::from(kernel.blocks) {
                        compute_blocks::<Level, F, L, 1, SAID_BY_KERNEL, MODIFIED>(&mut thread.state, kernel, mask, block);
                    }
                }
            }

            /// Compares once if all sources are `UNIFORM`, otherwise block by block.
            $(#[$feature])*
            fn compare_sources<E: VectorElement, const UNIFORM: bool>(threads: &mut [Thread], kernel: &VectorKernel, all: bool) {
                for thread in threads {
                    let mask = if all { kernel.channel_mask } else { kernel.enabled_channels(thread) };
                    match UNIFORM {
                        true => compare::compare_once::<E>(&mut thread.state, kernel, mask),
                        false => compare::compare_blocks::<E>($(kernel.level.$level(),)? &mut thread.state, kernel, mask),
                    }
                }
            }

            /// Selects the instance of a function that takes no modifiers. `SETS` are the sets of
            /// uniform sources with instances of their own.
            $(#[$feature])*
            pub(crate) fn select_unmodified<F: LaneFunction, const L: usize, const N: usize, const SETS: Sets>(
                key: &KernelKey,
            ) -> Option<KernelFn> {
                match key.has_modifiers {
                    true => None,
                    false if const { L == 1 } => Some(compute::<F, 1, 1, ALL_UNIFORM, false>),
                    false => Some(match key.uniform {
                        0 if const { has(SETS, 0, false) } => compute::<F, L, N, 0, false>,
                        1 if const { has(SETS, 1, false) } => compute::<F, L, N, 1, false>,
                        2 if const { has(SETS, 2, false) } => compute::<F, L, N, 2, false>,
                        3 if const { has(SETS, 3, false) } => compute::<F, L, N, 3, false>,
                        4 if const { has(SETS, 4, false) } => compute::<F, L, N, 4, false>,
                        5 if const { has(SETS, 5, false) } => compute::<F, L, N, 5, false>,
                        6 if const { has(SETS, 6, false) } => compute::<F, L, N, 6, false>,
                        _ => compute_each_block::<F, L, false>,
                    }),
                }
            }

            /// Selects the instance of a function that also takes modifiers.
            $(#[$feature])*
            pub(crate) fn select<F: LaneFunction, const L: usize, const N: usize, const SETS: Sets>(
                key: &KernelKey,
            ) -> Option<KernelFn> {
                if !key.has_modifiers {
                    return select_unmodified::<F, L, N, SETS>(key);
                }
                Some(match key.uniform {
                    _ if const { L == 1 } => compute::<F, 1, 1, ALL_UNIFORM, true>,
                    0 if const { has(SETS, 0, true) } => compute::<F, L, 1, 0, true>,
                    1 if const { has(SETS, 1, true) } => compute::<F, L, 1, 1, true>,
                    2 if const { has(SETS, 2, true) } => compute::<F, L, 1, 2, true>,
                    _ => compute_each_block::<F, L, true>,
                })
            }

            /// Selects the comparison of elements of a type. Also returns the number of channels in
            /// its blocks, which is `least` if there are fewer channels.
            $(#[$feature])*
            pub(crate) fn select_comparison<E: VectorElement>(key: &KernelKey, least: usize) -> Option<(KernelFn, usize)> {
                if key.has_modifiers || CmpRelOp::from_bits(key.control).is_none() {
                    return None;
                }
                let all_uniform = key.n == 1 || key.uniform == 0b11;
                let run = if all_uniform { compare_sources::<E, true> } else { compare_sources::<E, false> };
                let lanes = match key.n {
                    1 => 1,
                    n if n <= least => least,
                    _ => 16,
                };
                Some((run, lanes))
            }

            /// Selects the kernel for a key. Also returns the number of channels in its blocks.
            $(#[$feature])*
            pub(crate) fn select_kernel(key: &KernelKey) -> Option<(KernelFn, usize)> {
                macro_rules! lanes {
                    ($forms:ident, $f:ty, $least:literal, $sets:ident) => {
                        match key.n {
                            1 => $forms::<$f, 1, 1, $sets>(key).map(|run| (run, 1)),
                            // Elements of 64 bits fill a vector with fewer channels.
                            n if n <= $least => $forms::<$f, $least, 1, $sets>(key).map(|run| (run, $least)),
                            n if n <= 16 => $forms::<$f, 16, 1, $sets>(key).map(|run| (run, 16)),
                            _ => $forms::<$f, 16, 2, $sets>(key).map(|run| (run, 16)),
                        }
                    };
                }
                if let Some((from, to, stride)) = key.copy {
                    use DataType as T;
                    return match (from, to, stride) {
                        (T::D | T::Ud, T::D | T::Ud, CopyStride::None) => lanes!(select, MoveI32, 16, NONE_OR_ONE),
                        (T::Uw | T::W, T::Uw | T::W, CopyStride::None) => lanes!(select_unmodified, U16ToU16, 16, NO_SETS),
                        (T::Q | T::Uq, T::Q | T::Uq, CopyStride::None) => lanes!(select, MoveI64, 8, NONE_OR_ONE),
                        (T::Ub, T::D | T::Ud, CopyStride::None) => lanes!(select, U8ToI32, 16, NONE),
                        (T::B, T::D | T::Ud, CopyStride::None) => lanes!(select_unmodified, I8ToI32, 16, NO_SETS),
                        (T::Uw, T::D | T::Ud, CopyStride::None) => lanes!(select_unmodified, U16ToI32, 16, NO_SETS),
                        (T::W, T::D | T::Ud, CopyStride::None) => lanes!(select_unmodified, I16ToI32, 16, NO_SETS),
                        (T::D, T::Q | T::Uq, CopyStride::None) => lanes!(select, I32ToI64, 8, NONE),
                        (T::Ud, T::Q | T::Uq, CopyStride::None) => lanes!(select, U32ToI64, 8, NONE),
                        (T::Q | T::Uq, T::D | T::Ud, CopyStride::None) => lanes!(select, I64ToI32, 8, NONE),
                        (T::D | T::Ud, T::Uw | T::W, CopyStride::None) => lanes!(select_unmodified, I32ToU16, 16, NO_SETS),
                        (T::D | T::Ud, T::Ub | T::B, CopyStride::None) => lanes!(select_unmodified, I32ToU8, 16, NO_SETS),
                        (T::D, T::F, CopyStride::None) => lanes!(select_unmodified, I32ToF32, 16, NO_SETS),
                        (T::Ud, T::F, CopyStride::None) => lanes!(select_unmodified, U32ToF32, 16, NO_SETS),
                        (T::F, T::D, CopyStride::None) => lanes!(select_unmodified, F32ToI32, 16, NO_SETS),
                        (T::F, T::Ud, CopyStride::None) => lanes!(select_unmodified, F32ToU32, 16, NO_SETS),
                        (T::Ub, T::D | T::Ud, CopyStride::From(4)) => lanes!(select, LowU8, 16, NONE),
                        (T::B, T::D | T::Ud, CopyStride::From(4)) => lanes!(select_unmodified, LowI8, 16, NO_SETS),
                        (T::Uw, T::D | T::Ud, CopyStride::From(4)) => lanes!(select_unmodified, LowU16, 16, NO_SETS),
                        (T::W, T::D | T::Ud, CopyStride::From(4)) => lanes!(select_unmodified, LowI16, 16, NO_SETS),
                        (T::D | T::Ud, T::D | T::Ud, CopyStride::From(8)) => lanes!(select, I64ToI32, 8, NONE),
                        (T::Uw | T::W, T::Uw | T::W, CopyStride::From(4)) => lanes!(select_unmodified, I32ToU16, 16, NO_SETS),
                        (T::Ub | T::B, T::Ub | T::B, CopyStride::From(4)) => lanes!(select_unmodified, I32ToU8, 16, NO_SETS),
                        (T::D | T::Ud, T::D | T::Ud, CopyStride::To(8)) => lanes!(select_unmodified, ReplaceLowU32, 8, NO_SETS),
                        (T::Ub | T::B, T::Ub | T::B, CopyStride::None) => lanes!(select_unmodified, U8ToU8, 16, NO_SETS),
                        (T::Uw | T::W, T::Ub | T::B, CopyStride::None) => lanes!(select_unmodified, U16ToU8, 16, NO_SETS),
                        (T::Ub, T::Uw | T::W, CopyStride::None) => lanes!(select_unmodified, U8ToU16, 16, NO_SETS),
                        (T::B, T::Uw | T::W, CopyStride::None) => lanes!(select_unmodified, I8ToU16, 16, NO_SETS),
                        (T::Uw, T::Q | T::Uq, CopyStride::None) => lanes!(select_unmodified, U16ToI64, 8, NO_SETS),
                        _ => None,
                    };
                }
                if let Some(narrow) = key.narrow {
                    return match narrow {
                        DataType::Ub => select_comparison::<u8>(key, 16),
                        DataType::B => select_comparison::<i8>(key, 16),
                        DataType::Uw => select_comparison::<u16>(key, 16),
                        DataType::W => select_comparison::<i16>(key, 16),
                        _ => None,
                    };
                }
                match (key.class, key.kind) {
                    (ComputeType::F32, LaneKind::Frc) => lanes!(select, FractionF32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Rndd) => lanes!(select, FloorF32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Rndu) => lanes!(select, CeilF32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Rnde) => lanes!(select, RoundEvenF32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Rndz) => lanes!(select, TruncF32, 16, NO_SETS),
                    (ComputeType::I32, LaneKind::Mov) => lanes!(select, MoveI32, 16, NONE_OR_ONE),
                    (ComputeType::I64, LaneKind::Mov) => lanes!(select, MoveI64, 8, NONE_OR_ONE),
                    (ComputeType::I64, LaneKind::Bfn) if key.width == 4 => lanes!(select, BfnI32, 16, NO_SETS),
                    (ComputeType::I64, LaneKind::Mulh) if key.width == 4 && key.signed => {
                        lanes!(select_unmodified, MulHighI32, 16, NO_SETS)
                    }
                    (ComputeType::I64, LaneKind::Mulh) if key.width == 4 => lanes!(select_unmodified, MulHighU32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Add) => lanes!(select, AddF32, 16, FLOAT_SUM),
                    (ComputeType::F32, LaneKind::Mul) => lanes!(select, MulF32, 16, FLOAT_PRODUCT),
                    (ComputeType::F32, LaneKind::Mad) if $fused => lanes!(select, MadF32, 16, FLOAT_MAD),
                    (ComputeType::F32, LaneKind::Div) => lanes!(select_unmodified, DivF32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Inv) => lanes!(select, InvF32, 16, NONE),
                    (ComputeType::F32, LaneKind::Sqrt) => lanes!(select, SqrtF32, 16, NO_SETS),
                    (ComputeType::F32, LaneKind::Rsqrt) => lanes!(select, RsqrtF32, 16, NONE),
                    (ComputeType::F32, LaneKind::Mov) => lanes!(select, MoveF32, 16, NONE_OR_ONE),
                    (ComputeType::F32, LaneKind::Sel) => lanes!(select_unmodified, SelectF32, 16, ANY_OF_TWO),
                    (ComputeType::F32, LaneKind::MinMax) => match MinMaxOp::from_bits(key.control) {
                        Some(MinMaxOp::Min) => lanes!(select_unmodified, MinF32, 16, NONE_OR_SECOND),
                        Some(MinMaxOp::Max) => lanes!(select_unmodified, MaxF32, 16, NONE_OR_SECOND),
                        _ => None,
                    },
                    (ComputeType::F32, LaneKind::Cmp) => select_comparison::<f32>(key, 16),
                    (ComputeType::F64, LaneKind::Add) => lanes!(select, AddF64, 8, FLOAT_SUM),
                    (ComputeType::F64, LaneKind::Mul) => lanes!(select, MulF64, 8, FLOAT_PRODUCT),
                    (ComputeType::F64, LaneKind::Mad) if $fused => lanes!(select, MadF64, 8, NONE),
                    (ComputeType::I32, LaneKind::Add) => lanes!(select, AddI32, 16, SUM),
                    (ComputeType::I32, LaneKind::Mul) => lanes!(select_unmodified, MulI32, 16, NONE_OR_SECOND),
                    (ComputeType::I32, LaneKind::Mad) => lanes!(select, MadI32, 16, MAD),
                    (ComputeType::I32, LaneKind::Add3) => lanes!(select, Add3I32, 16, SUM_OF_THREE),
                    (ComputeType::I32, LaneKind::And) => lanes!(select_unmodified, AndI32, 16, NONE_OR_SECOND),
                    (ComputeType::I32, LaneKind::Or) => lanes!(select_unmodified, OrI32, 16, NONE_OR_SECOND),
                    (ComputeType::I32, LaneKind::Xor) => lanes!(select_unmodified, XorI32, 16, NONE_OR_SECOND),
                    (ComputeType::I32, LaneKind::Not) => lanes!(select, NotI32, 16, NO_SETS),
                    (ComputeType::I32, LaneKind::Shl) => lanes!(select_unmodified, ShlI32, 16, NONE_OR_SECOND),
                    (ComputeType::I32, LaneKind::Asr) => lanes!(select_unmodified, AsrI32, 16, NONE_OR_SECOND),
                    (ComputeType::U32, LaneKind::Shr) => lanes!(select_unmodified, ShrU32, 16, NONE_OR_SECOND),
                    (ComputeType::I32, LaneKind::Sel) => lanes!(select, SelectI32, 16, ANY_OF_TWO),
                    (ComputeType::I32, LaneKind::MinMax) => match MinMaxOp::from_bits(key.control) {
                        Some(MinMaxOp::Min) => lanes!(select_unmodified, MinI32, 16, NO_SETS),
                        Some(MinMaxOp::Max) => lanes!(select_unmodified, MaxI32, 16, NO_SETS),
                        _ => None,
                    },
                    (ComputeType::U32, LaneKind::MinMax) => match MinMaxOp::from_bits(key.control) {
                        Some(MinMaxOp::Min) => lanes!(select_unmodified, MinU32, 16, NO_SETS),
                        Some(MinMaxOp::Max) => lanes!(select_unmodified, MaxU32, 16, NO_SETS),
                        _ => None,
                    },
                    (ComputeType::I32, LaneKind::Cmp) => select_comparison::<i32>(key, 16),
                    (ComputeType::U32, LaneKind::Cmp) => select_comparison::<u32>(key, 16),
                    (ComputeType::I64, LaneKind::Cmp) => select_comparison::<i64>(key, 8),
                    (ComputeType::F64, LaneKind::Cmp) => select_comparison::<f64>(key, 8),
                    (ComputeType::I64, LaneKind::Add) => lanes!(select_unmodified, AddI64, 8, NONE_OR_SECOND),
                    (ComputeType::I64, LaneKind::Mul) => lanes!(select_unmodified, MulI64, 8, NO_SETS),
                    (ComputeType::I64, LaneKind::And) => lanes!(select_unmodified, AndI64, 8, NO_SETS),
                    (ComputeType::I64, LaneKind::Or) => lanes!(select_unmodified, OrI64, 8, NO_SETS),
                    (ComputeType::I64, LaneKind::Shl) => lanes!(select_unmodified, ShlI64, 8, NONE_OR_SECOND),
                    _ => None,
                }
            }
        }
    };
}

// Enables every feature that the level's token guarantees: code that uses the token is inlined only
// into functions with all of its features.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
functions_for!(
    avx2,
    true,
    #[target_feature(enable = "fxsr,avx2,bmi1,bmi2,cmpxchg16b,f16c,fma,lzcnt,movbe,popcnt,xsave")]
    as_avx2
);
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
functions_for!(any, false,);

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) fn select_kernel(key: &KernelKey) -> Option<(KernelFn, usize)> {
    fearless_simd::kernel!(
        fn with_avx2(token: Avx2, key: &KernelKey) -> Option<(KernelFn, usize)> {
            avx2::select_kernel(key)
        }
    );
    // Hosts without AVX2 have no vector kernels.
    Level::new().as_avx2().and_then(|token| with_avx2(token, key))
}

#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) fn select_kernel(key: &KernelKey) -> Option<(KernelFn, usize)> {
    any::select_kernel(key)
}
