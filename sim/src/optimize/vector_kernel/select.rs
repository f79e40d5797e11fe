//! Picks the function of an instruction: one for each set of vector instructions that a processor may have.

use crate::bytecode::ComputeType;
use crate::numerics::value::{Element, each_off};
use crate::optimize::vector_kernel::compare::{Asked, Floating, Narrow, Ordered};
use crate::optimize::vector_kernel::functions::*;
use crate::optimize::vector_kernel::{Blend, KernelFn, VectorKernel, compare};
use crate::state::thread::Thread;
use fearless_simd::Level;
use openvisa_isa::DataType;
use openvisa_isa::enums::MinMaxOp;
use openvisa_isa::semantics::LaneKind;

/// What a function is picked by.
pub(crate) struct KernelKey {
    pub(crate) kind: LaneKind,
    pub(crate) class: ComputeType,
    /// The types of the first source and of the destination, of copies from registers.
    pub(crate) copy: Option<(DataType, DataType, Steps)>,
    /// The type of a comparison of integers of fewer bits.
    pub(crate) narrow: Option<DataType>,
    /// A bit for each source that is the same for all channels.
    pub(crate) splat: u8,
    /// Sources have modifiers.
    pub(crate) changed: bool,
    /// How many channels there are.
    pub(crate) n: usize,
    pub(crate) control: u8,
    /// Bytes of the elements, if they are fewer than those of the class.
    pub(crate) width: u8,
    /// The first source has a sign.
    pub(crate) signed: bool,
}

/// How the elements of a copy lie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Steps {
    /// One after another.
    None,
    /// Those of the source this far apart.
    From(u32),
    /// Those of the destination.
    To(u32),
}

/// The functions for one set of vector instructions, and what picks among them; those for one channel are the ones of a module.
macro_rules! functions_for {
    ($name:ident, $fused:literal, $single:ident, $(#[$feature:meta])* $($level:ident)?) => {
        mod $name {
            use super::*;

            struct Level;

            impl Blend for Level {
                #[inline(always)]
                fn blend<E: Element, const L: usize>(
                    _kernel: &VectorKernel, mask: u32, new: &mut [E::Bytes; L], old: &[E::Bytes; L],
                ) {
                    // Functions are picked by the level that is there.
                    $(if let Some(simd) = _kernel.level.$level() {
                        return E::blend(simd, mask, new, old);
                    })?
                    each_off(mask, new, old);
                }
            }

            $(#[$feature])*
            fn compute<F: Function, const L: usize, const N: usize, const S: u8, const C: bool>(
                threads: &mut [Thread], kernel: &VectorKernel, all: bool,
            ) {
                if !all {
                    return partly::<F, L, N, S, C>(threads, kernel);
                }
                for thread in threads {
                    crate::optimize::vector_kernel::compute::<Level, F, L, N, S, C>(&mut thread.state, kernel, kernel.full);
                }
            }

            /// The same where some channels are off. Apart, so that the other has room for all that it knows in registers.
            $(#[$feature])*
            #[inline(never)]
            fn partly<F: Function, const L: usize, const N: usize, const S: u8, const C: bool>(
                threads: &mut [Thread], kernel: &VectorKernel,
            ) {
                for thread in threads {
                    let mask = kernel.channels(thread);
                    if mask != 0 {
                        crate::optimize::vector_kernel::compute::<Level, F, L, N, S, C>(&mut thread.state, kernel, mask);
                    }
                }
            }

            $(#[$feature])*
            fn ask<Q: Asked, const L: usize, const S: u8>(threads: &mut [Thread], kernel: &VectorKernel, all: bool) {
                for thread in threads {
                    let mask = if all { kernel.all } else { kernel.channels(thread) };
                    compare::ask::<Q, L, S>($(kernel.level.$level(),)? &mut thread.state, kernel, mask);
                }
            }

            $(#[$feature])*
            pub(crate) fn one_source<F: Function, const L: usize, const N: usize>(shape: &KernelKey) -> Option<KernelFn> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => compute::<F, L, N, 0, false>,
                    (1, false) => compute::<F, L, N, 1, false>,
                    (0, true) => compute::<F, L, N, 0, true>,
                    _ => return None,
                })
            }

            $(#[$feature])*
            pub(crate) fn two_sources<F: Function, const L: usize, const N: usize>(shape: &KernelKey) -> Option<KernelFn> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => compute::<F, L, N, 0, false>,
                    (1, false) => compute::<F, L, N, 1, false>,
                    (2, false) => compute::<F, L, N, 2, false>,
                    (0, true) => compute::<F, L, N, 0, true>,
                    (1, true) => compute::<F, L, N, 1, true>,
                    (2, true) => compute::<F, L, N, 2, true>,
                    (3, false) => compute::<F, L, N, 3, false>,
                    _ => return None,
                })
            }

            $(#[$feature])*
            pub(crate) fn two_plain<F: Function, const L: usize, const N: usize>(shape: &KernelKey) -> Option<KernelFn> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => compute::<F, L, N, 0, false>,
                    (1, false) => compute::<F, L, N, 1, false>,
                    (2, false) => compute::<F, L, N, 2, false>,
                    (3, false) => compute::<F, L, N, 3, false>,
                    _ => return None,
                })
            }

            $(#[$feature])*
            pub(crate) fn three_sources<F: Function, const L: usize, const N: usize>(shape: &KernelKey) -> Option<KernelFn> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => compute::<F, L, N, 0, false>,
                    (1, false) => compute::<F, L, N, 1, false>,
                    (2, false) => compute::<F, L, N, 2, false>,
                    (3, false) => compute::<F, L, N, 3, false>,
                    (4, false) => compute::<F, L, N, 4, false>,
                    (5, false) => compute::<F, L, N, 5, false>,
                    (6, false) => compute::<F, L, N, 6, false>,
                    (0, true) => compute::<F, L, N, 0, true>,
                    (1, true) => compute::<F, L, N, 1, true>,
                    (2, true) => compute::<F, L, N, 2, true>,
                    _ => return None,
                })
            }

            $(#[$feature])*
            pub(crate) fn question<Q: Asked, const L: usize, const N: usize>(shape: &KernelKey) -> Option<KernelFn> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => ask::<Q, L, 0>,
                    (1, false) => ask::<Q, L, 1>,
                    (2, false) => ask::<Q, L, 2>,
                    (3, false) => ask::<Q, L, 3>,
                    _ => return None,
                })
            }

            /// The function of a shape, and the channels of its blocks.
            $(#[$feature])*
            pub(crate) fn select_kernel(shape: &KernelKey) -> Option<(KernelFn, usize)> {
                macro_rules! lanes {
                    ($forms:ident, $f:ty, $least:literal) => {
                        match shape.n {
                            1 => super::$single::$forms::<$f, 1, 1>(shape).map(|run| (run, 1)),
                            // Elements of 64 bits in fewer channels than the others, if there are no more.
                            n if n <= $least => $forms::<$f, $least, 1>(shape).map(|run| (run, $least)),
                            n if n <= 16 => $forms::<$f, 16, 1>(shape).map(|run| (run, 16)),
                            _ => $forms::<$f, 16, 2>(shape).map(|run| (run, 16)),
                        }
                    };
                }
                macro_rules! order {
                    ($question:ident, $v:ty, $least:literal) => {
                        match shape.control {
                            0 => lanes!(question, $question<$v, 0>, $least),
                            1 => lanes!(question, $question<$v, 1>, $least),
                            2 => lanes!(question, $question<$v, 2>, $least),
                            3 => lanes!(question, $question<$v, 3>, $least),
                            4 => lanes!(question, $question<$v, 4>, $least),
                            5 => lanes!(question, $question<$v, 5>, $least),
                            _ => None,
                        }
                    };
                }
                if let Some((from, to, stride)) = shape.copy {
                    use DataType as T;
                    return match (from, to, stride) {
                        (T::D | T::Ud, T::D | T::Ud, Steps::None) => lanes!(one_source, MoveSmall, 16),
                        (T::Uw | T::W, T::Uw | T::W, Steps::None) => lanes!(one_source, WordToWord, 16),
                        (T::Q | T::Uq, T::Q | T::Uq, Steps::None) => lanes!(one_source, MoveLong, 8),
                        (T::Ub, T::D | T::Ud, Steps::None) => lanes!(one_source, ByteToSmall, 16),
                        (T::B, T::D | T::Ud, Steps::None) => lanes!(one_source, SignedByteToSmall, 16),
                        (T::Uw, T::D | T::Ud, Steps::None) => lanes!(one_source, WordToSmall, 16),
                        (T::W, T::D | T::Ud, Steps::None) => lanes!(one_source, SignedWordToSmall, 16),
                        (T::D, T::Q | T::Uq, Steps::None) => lanes!(one_source, SmallToLong, 8),
                        (T::Ud, T::Q | T::Uq, Steps::None) => lanes!(one_source, UnsignedToLong, 8),
                        (T::Q | T::Uq, T::D | T::Ud, Steps::None) => lanes!(one_source, LongToSmall, 8),
                        (T::D | T::Ud, T::Uw | T::W, Steps::None) => lanes!(one_source, SmallToWord, 16),
                        (T::D | T::Ud, T::Ub | T::B, Steps::None) => lanes!(one_source, SmallToByte, 16),
                        (T::D, T::F, Steps::None) => lanes!(one_source, SmallToSingle, 16),
                        (T::Ud, T::F, Steps::None) => lanes!(one_source, UnsignedToSingle, 16),
                        (T::F, T::D, Steps::None) => lanes!(one_source, SingleToSmall, 16),
                        (T::F, T::Ud, Steps::None) => lanes!(one_source, SingleToUnsigned, 16),
                        (T::Ub, T::D | T::Ud, Steps::From(4)) => lanes!(one_source, LowByte, 16),
                        (T::B, T::D | T::Ud, Steps::From(4)) => lanes!(one_source, LowSignedByte, 16),
                        (T::Uw, T::D | T::Ud, Steps::From(4)) => lanes!(one_source, LowWord, 16),
                        (T::W, T::D | T::Ud, Steps::From(4)) => lanes!(one_source, LowSignedWord, 16),
                        (T::D | T::Ud, T::D | T::Ud, Steps::From(8)) => lanes!(one_source, LongToSmall, 8),
                        (T::Uw | T::W, T::Uw | T::W, Steps::From(4)) => lanes!(one_source, SmallToWord, 16),
                        (T::Ub | T::B, T::Ub | T::B, Steps::From(4)) => lanes!(one_source, SmallToByte, 16),
                        (T::D | T::Ud, T::D | T::Ud, Steps::To(8)) => lanes!(one_source, IntoLow, 8),
                        (T::Ub | T::B, T::Ub | T::B, Steps::None) => lanes!(one_source, ByteToByte, 16),
                        (T::Uw | T::W, T::Ub | T::B, Steps::None) => lanes!(one_source, WordToByte, 16),
                        (T::Ub, T::Uw | T::W, Steps::None) => lanes!(one_source, ByteToWord, 16),
                        (T::B, T::Uw | T::W, Steps::None) => lanes!(one_source, SignedByteToWord, 16),
                        (T::Uw, T::Q | T::Uq, Steps::None) => lanes!(one_source, WordToLong, 8),
                        _ => None,
                    };
                }
                if let Some(narrow) = shape.narrow {
                    return match narrow {
                        DataType::Ub => order!(Narrow, u8, 16),
                        DataType::B => order!(Narrow, i8, 16),
                        DataType::Uw => order!(Narrow, u16, 16),
                        DataType::W => order!(Narrow, i16, 16),
                        _ => None,
                    };
                }
                match (shape.class, shape.kind) {
                    (ComputeType::F32, LaneKind::Frc) => lanes!(one_source, FractionSingle, 16),
                    (ComputeType::F32, LaneKind::Rndd) => lanes!(one_source, DownSingle, 16),
                    (ComputeType::F32, LaneKind::Rndu) => lanes!(one_source, UpSingle, 16),
                    (ComputeType::F32, LaneKind::Rnde) => lanes!(one_source, EvenSingle, 16),
                    (ComputeType::F32, LaneKind::Rndz) => lanes!(one_source, CutSingle, 16),
                    (ComputeType::I32, LaneKind::Mov) => lanes!(one_source, MoveSmall, 16),
                    (ComputeType::I64, LaneKind::Mov) => lanes!(one_source, MoveLong, 8),
                    (ComputeType::I64, LaneKind::Bfn) if shape.width == 4 => lanes!(three_sources, BooleanSmall, 16),
                    (ComputeType::I64, LaneKind::Mulh) if shape.width == 4 && shape.signed => {
                        lanes!(two_plain, HighSmall, 16)
                    }
                    (ComputeType::I64, LaneKind::Mulh) if shape.width == 4 => lanes!(two_plain, HighUnsigned, 16),
                    (ComputeType::F32, LaneKind::Add) => lanes!(two_sources, AddSingle, 16),
                    (ComputeType::F32, LaneKind::Mul) => lanes!(two_sources, MulSingle, 16),
                    (ComputeType::F32, LaneKind::Mad) if $fused => lanes!(three_sources, MadSingle, 16),
                    (ComputeType::F32, LaneKind::Div) => lanes!(two_plain, DivSingle, 16),
                    (ComputeType::F32, LaneKind::Inv) => lanes!(one_source, InvSingle, 16),
                    (ComputeType::F32, LaneKind::Sqrt) => lanes!(one_source, SqrtSingle, 16),
                    (ComputeType::F32, LaneKind::Rsqrt) => lanes!(one_source, RsqrtSingle, 16),
                    (ComputeType::F32, LaneKind::Mov) => lanes!(one_source, MoveSingle, 16),
                    (ComputeType::F32, LaneKind::Sel) => lanes!(two_plain, SelectSingle, 16),
                    (ComputeType::F32, LaneKind::MinMax) => match MinMaxOp::from_bits(shape.control) {
                        Some(MinMaxOp::Min) => lanes!(two_plain, MinSingle, 16),
                        Some(MinMaxOp::Max) => lanes!(two_plain, MaxSingle, 16),
                        _ => None,
                    },
                    (ComputeType::F32, LaneKind::Cmp) => order!(Floating, f32, 16),
                    (ComputeType::F64, LaneKind::Add) => lanes!(two_sources, AddDouble, 8),
                    (ComputeType::F64, LaneKind::Mul) => lanes!(two_sources, MulDouble, 8),
                    (ComputeType::F64, LaneKind::Mad) if $fused => lanes!(three_sources, MadDouble, 8),
                    (ComputeType::I32, LaneKind::Add) => lanes!(two_sources, AddSmall, 16),
                    (ComputeType::I32, LaneKind::Mul) => lanes!(two_plain, MulSmall, 16),
                    (ComputeType::I32, LaneKind::Mad) => lanes!(three_sources, MadSmall, 16),
                    (ComputeType::I32, LaneKind::Add3) => lanes!(three_sources, Add3Small, 16),
                    (ComputeType::I32, LaneKind::And) => lanes!(two_plain, AndSmall, 16),
                    (ComputeType::I32, LaneKind::Or) => lanes!(two_plain, OrSmall, 16),
                    (ComputeType::I32, LaneKind::Xor) => lanes!(two_plain, XorSmall, 16),
                    (ComputeType::I32, LaneKind::Not) => lanes!(one_source, NotSmall, 16),
                    (ComputeType::I32, LaneKind::Shl) => lanes!(two_plain, ShlSmall, 16),
                    (ComputeType::I32, LaneKind::Asr) => lanes!(two_plain, AsrSmall, 16),
                    (ComputeType::U32, LaneKind::Shr) => lanes!(two_plain, ShrUnsigned, 16),
                    (ComputeType::I32, LaneKind::Sel) => lanes!(two_sources, SelectSmall, 16),
                    (ComputeType::I32, LaneKind::MinMax) => match MinMaxOp::from_bits(shape.control) {
                        Some(MinMaxOp::Min) => lanes!(two_plain, MinSmall, 16),
                        Some(MinMaxOp::Max) => lanes!(two_plain, MaxSmall, 16),
                        _ => None,
                    },
                    (ComputeType::U32, LaneKind::MinMax) => match MinMaxOp::from_bits(shape.control) {
                        Some(MinMaxOp::Min) => lanes!(two_plain, MinUnsigned, 16),
                        Some(MinMaxOp::Max) => lanes!(two_plain, MaxUnsigned, 16),
                        _ => None,
                    },
                    (ComputeType::I32, LaneKind::Cmp) => order!(Ordered, i32, 16),
                    (ComputeType::U32, LaneKind::Cmp) => order!(Ordered, u32, 16),
                    (ComputeType::I64, LaneKind::Cmp) => order!(Ordered, i64, 8),
                    (ComputeType::F64, LaneKind::Cmp) => order!(Floating, f64, 8),
                    (ComputeType::I64, LaneKind::Add) => lanes!(two_plain, AddLong, 8),
                    (ComputeType::I64, LaneKind::Mul) => lanes!(two_plain, MulLong, 8),
                    (ComputeType::I64, LaneKind::And) => lanes!(two_plain, AndLong, 8),
                    (ComputeType::I64, LaneKind::Or) => lanes!(two_plain, OrLong, 8),
                    (ComputeType::I64, LaneKind::Shl) => lanes!(two_plain, ShlLong, 8),
                    _ => None,
                }
            }
        }
    };
}

// All features that the tokens of these levels stand for, so that what is done with them gets into the functions.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
functions_for!(
    avx512,
    true,
    avx2,
    #[target_feature(
        enable = "fxsr,adx,aes,avx512bitalg,avx512bw,avx512cd,avx512dq,avx512f,avx512ifma,avx512vbmi,avx512vbmi2,avx512vl,avx512vnni,avx512vpopcntdq,bmi1,bmi2,cmpxchg16b,fma,gfni,lzcnt,movbe,pclmulqdq,popcnt,rdrand,rdseed,sha,vaes,vpclmulqdq,xsave,xsavec,xsaveopt,xsaves"
    )]
    as_avx512
);
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
functions_for!(
    avx2,
    true,
    avx2,
    #[target_feature(enable = "fxsr,avx2,bmi1,bmi2,cmpxchg16b,f16c,fma,lzcnt,movbe,popcnt,xsave")]
    as_avx2
);
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
functions_for!(any, false, any,);

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) fn select_kernel(shape: &KernelKey) -> Option<(KernelFn, usize)> {
    fearless_simd::kernel!(
        fn with_avx512(token: Avx512, shape: &KernelKey) -> Option<(KernelFn, usize)> {
            avx512::select_kernel(shape)
        }
    );
    fearless_simd::kernel!(
        fn with_avx2(token: Avx2, shape: &KernelKey) -> Option<(KernelFn, usize)> {
            avx2::select_kernel(shape)
        }
    );
    let level = Level::new();
    match (level.as_avx512(), level.as_avx2()) {
        (Some(token), _) => with_avx512(token, shape),
        (None, Some(token)) => with_avx2(token, shape),
        // Older processors do without.
        (None, None) => None,
    }
}

#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub(crate) fn select_kernel(shape: &KernelKey) -> Option<(KernelFn, usize)> {
    any::select_kernel(shape)
}
