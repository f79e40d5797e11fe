//! Selects the function of a vector kernel. On x86, all functions are compiled for AVX2. For
//! example, an addition of floats in 16 channels selects `compute_threads::<AddF32, 16, 1, ...>`.
//! There are no functions for AVX-512: they would double the time of compilation.

use crate::bytecode::ComputeType;
use crate::numerics::value::Element;
use crate::optimize::vector_kernel::compare::VectorElement;
use crate::optimize::vector_kernel::convert::Convertible;
use crate::optimize::vector_kernel::functions::*;
use crate::optimize::vector_kernel::{
    ALL_UNIFORM, KernelFn, KernelSource, MAX_KERNEL_SOURCES, SAID_BY_KERNEL, VectorKernel, blend, compare,
    compute_blocks, load_uniform,
};
use crate::state::thread::Thread;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::Level;
use openvisa_isa::DataType;
use openvisa_isa::enums::{CmpRelOp, MinMaxOp, Modifier};
use openvisa_isa::semantics::LaneKind;

/// The properties of an operation that select its kernel.
pub(crate) struct KernelKey {
    pub(crate) kind: LaneKind,
    pub(crate) class: ComputeType,
    /// For copies between registers: the types of source and destination, and the strides.
    pub(crate) copy: Option<(DataType, DataType, CopyStride)>,
    /// Whether operands have other types than the computation or modifiers, or the result
    /// saturates.
    pub(crate) converted: bool,
    /// Whether sums are rounded to odd, because the result is rounded again to a narrower format.
    pub(crate) rounds_to_odd: bool,
    /// A bit mask of the uniform sources.
    pub(crate) uniform: u8,
    /// Number of channels.
    pub(crate) n: usize,
    pub(crate) control: u8,
    /// Whether the kernel rounds single precision toward zero, up or down.
    pub(crate) directed: bool,
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

/// Whether the functions are compiled for AVX2.
const HAS_AVX2: bool = cfg!(any(target_arch = "x86", target_arch = "x86_64"));

/// Compiles functions for AVX2, if the host can have it. Enables every feature that the level's
/// token guarantees: code that uses the token is inlined only into functions with all of its
/// features.
macro_rules! for_avx2 {
    ($($item:item)*) => {$(
        #[cfg_attr(
            any(target_arch = "x86", target_arch = "x86_64"),
            target_feature(enable = "fxsr,avx2,bmi1,bmi2,cmpxchg16b,f16c,fma,lzcnt,movbe,popcnt,xsave")
        )]
        $item
    )*};
}

for_avx2! {

/// Computes all blocks at once if all channels are enabled, otherwise one at a time.
fn compute_threads<F: LaneFunction, const L: usize, const N: usize, const S: u8>(
    threads: &mut [Thread],
    kernel: &VectorKernel,
    all: bool,
) {
    // A constant condition, so that there are no such functions for one channel.
    if const { L > 1 } && !all {
        return compute_each_block::<F, L>(threads, kernel, all);
    }
    for thread in threads {
        if all || kernel.enabled_channels(thread) != 0 {
            compute_blocks::<F, L, N, S>(&mut thread.state, kernel, kernel.full_mask, 0);
        }
    }
}

/// Computes blocks one at a time, with any disabled channels and any uniform sources. Which sources
/// are uniform is no constant of this function, so that there is only one for all of them.
#[inline(never)]
fn compute_each_block<F: LaneFunction, const L: usize>(
    threads: &mut [Thread],
    kernel: &VectorKernel,
    all: bool,
) {
    for thread in threads {
        let mask = if all { kernel.full_mask } else { kernel.enabled_channels(thread) };
        if mask == 0 {
            continue;
        }
        for block in 0..usize::from(kernel.blocks) {
            compute_blocks::<F, L, 1, SAID_BY_KERNEL>(&mut thread.state, kernel, mask, block);
        }
    }
}

/// Computes blocks one at a time, with conversion of operands.
fn compute_converted<F: LaneFunction<SourceElement: Convertible, ResultElement: Convertible>, const L: usize>(
    threads: &mut [Thread],
    kernel: &VectorKernel,
    all: bool,
) {
    for thread in threads {
        let mask = if all { kernel.full_mask } else { kernel.enabled_channels(thread) };
        if mask == 0 {
            continue;
        }
        let state = &mut thread.state;
        let held = if F::USES_PREDICATE { kernel.guard.holds(&state.predicates, kernel.span) } else { u32::MAX };
        for block in 0..usize::from(kernel.blocks) {
            let mut sources = [[F::SourceElement::default(); L]; MAX_KERNEL_SOURCES];
            for (k, elements) in sources.iter_mut().enumerate().take(F::SOURCES) {
                if !load_converted::<_, L>(&state.registers, kernel, k, block, elements) {
                    return;
                }
            }
            let mut results = [F::ResultElement::default(); L];
            let (held, mask) = (held >> (block * L), mask >> (block * L));
            for i in 0..L {
                let source = [sources[0][i], sources[1][i], sources[2][i]];
                results[i] = F::apply(kernel.control, held >> i & 1 == 1, source);
            }
            store_converted::<_, L>(&mut state.registers, kernel, block, &results, mask, all);
        }
    }
}

/// Loads a block of a source, converts it to the compute type, and applies the modifier. Returns
/// false if the source exceeds the registers.
#[inline(never)]
fn load_converted<E: Convertible, const L: usize>(
    registers: &[u8],
    kernel: &VectorKernel,
    k: usize,
    block: usize,
    out: &mut [E; L],
) -> bool {
    let source @ KernelSource { at, data_type, modifier, constant } = &kernel.sources[k];
    let mut one = [E::default()];
    let loaded = match (constant, kernel.uniform >> k & 1 == 1) {
        (Some(_), _) => load_uniform(registers, source).map(|value| out.fill(value)).is_some(),
        (_, true) => {
            let loaded = E::load(&mut one, registers, *at, 0, *data_type);
            out.fill(one[0]);
            loaded
        }
        _ => E::load(out, registers, *at, block, *data_type),
    };
    // One loop for each modifier, so that the loops are vectorised.
    macro_rules! modify {
        ($($modifier:ident)*) => {
            match modifier {
                $(Modifier::$modifier => out.iter_mut().for_each(|value| *value = value.modified(Modifier::$modifier)),)*
                _ => {}
            }
        };
    }
    modify!(Neg Abs NegAbs Not);
    loaded
}

/// Converts the results of a block to the type of the destination, and stores them.
#[inline(never)]
fn store_converted<E: Convertible, const L: usize>(
    registers: &mut [u8],
    kernel: &VectorKernel,
    block: usize,
    results: &[E; L],
    mask: u32,
    all: bool,
) {
    E::store(results, kernel, block, mask, all, registers);
}

/// Computes sums or differences of dwords, and their carries or borrows, one block at a time.
fn compute_with_carry<const SUBTRACTS: bool, const L: usize>(
    threads: &mut [Thread],
    kernel: &VectorKernel,
    all: bool,
) {
    for thread in threads {
        let mask = if all { kernel.full_mask } else { kernel.enabled_channels(thread) };
        if mask == 0 {
            continue;
        }
        for block in 0..usize::from(kernel.blocks) {
            let mut sources = [[0_u32; L]; 2];
            for (k, elements) in sources.iter_mut().enumerate() {
                if !load_converted::<_, L>(&thread.state.registers, kernel, k, block, elements) {
                    return;
                }
            }
            let [a, b] = sources;
            let mut results = [[[0; 4]; L]; 2];
            for i in 0..L {
                let (low, carry) = if SUBTRACTS { a[i].overflowing_sub(b[i]) } else { a[i].overflowing_add(b[i]) };
                results[0][i] = low.bytes();
                results[1][i] = u32::from(carry).bytes();
            }
            for (at, mut new) in [kernel.dst, kernel.second].into_iter().zip(results) {
                let at = at + (block * L * size_of::<u32>()) as u32;
                let Some(to) = u32::view_mut::<L>(&mut thread.state.registers, at) else { return };
                if L > 1 && !all {
                    blend::<u32, L>(kernel, mask >> (block * L), &mut new, to);
                }
                *to = new;
            }
        }
    }
}

/// Selects the function for sums or differences with carries, as [`select_function`] does.
fn select_with_carry<const SUBTRACTS: bool>(key: &KernelKey) -> Option<(KernelFn, usize)> {
    match key.n {
        _ if key.converted => None,
        1 => Some((compute_with_carry::<SUBTRACTS, 1>, 1)),
        ..=8 => Some((compute_with_carry::<SUBTRACTS, 8>, 8)),
        _ => Some((compute_with_carry::<SUBTRACTS, 16>, 16)),
    }
}

/// Compares blocks of `L` channels, with conversion of the sources.
fn compare_converted<E: VectorElement + Convertible, const L: usize>(
    threads: &mut [Thread],
    kernel: &VectorKernel,
    all: bool,
) {
    let Some(relation) = CmpRelOp::from_bits(kernel.control) else { return };
    for thread in threads {
        let mask = if all { kernel.channel_mask } else { kernel.enabled_channels(thread) };
        let mut truth = 0;
        for block in 0..usize::from(kernel.span.n).div_ceil(L) {
            let mut sources = [[E::default(); L]; 2];
            for (k, elements) in sources.iter_mut().enumerate() {
                if !load_converted(&thread.state.registers, kernel, k, block, elements) {
                    return;
                }
            }
            truth |= compare::compare_elements(kernel, relation, &sources[0], &sources[1]) << (block * L);
        }
        compare::write_truth(&mut thread.state, kernel, mask, truth);
    }
}

/// Compares once if all sources are `UNIFORM`, otherwise block by block.
fn compare_threads<E: VectorElement, const UNIFORM: bool>(threads: &mut [Thread], kernel: &VectorKernel, all: bool) {
    for thread in threads {
        let mask = if all { kernel.channel_mask } else { kernel.enabled_channels(thread) };
        match UNIFORM {
            true => compare::compare_once::<E>(&mut thread.state, kernel, mask),
            false => compare::compare_blocks::<E>(&mut thread.state, kernel, mask),
        }
    }
}

/// Selects the instance of the function for minima or for maxima, as [`select_function`] does.
fn select_min_max<Min, Max>(key: &KernelKey) -> Option<(KernelFn, usize)>
where
    Min: LaneFunction<SourceElement: Convertible, ResultElement: Convertible>,
    Max: LaneFunction<SourceElement: Convertible, ResultElement: Convertible>,
{
    match MinMaxOp::from_bits(key.control)? {
        MinMaxOp::Min => select_function::<Min>(key),
        MinMaxOp::Max => select_function::<Max>(key),
        _ => None,
    }
}

/// Selects the instance of a function for a number of channels. Also returns the number of channels
/// in its blocks. Elements of 64 bits fill a vector with fewer channels.
fn select_function<F: LaneFunction<SourceElement: Convertible, ResultElement: Convertible>>(
    key: &KernelKey,
) -> Option<(KernelFn, usize)> {
    if !key.converted {
        return select_unconverted::<F>(key);
    }
    Some(match (key.n, F::HAS_WIDE_ELEMENTS) {
        (1, _) => (compute_converted::<F, 1>, 1),
        (..=8, true) => (compute_converted::<F, 8>, 8),
        _ => (compute_converted::<F, 16>, 16),
    })
}

/// Selects the instance of a function whose operands need no conversion.
fn select_unconverted<F: LaneFunction>(key: &KernelKey) -> Option<(KernelFn, usize)> {
    Some(match (key.n, F::HAS_WIDE_ELEMENTS) {
        (1, _) => (select_instance::<F, 1, 1>(key), 1),
        (..=8, true) => (select_instance::<F, 8, 1>(key), 8),
        (..=16, _) => (select_instance::<F, 16, 1>(key), 16),
        _ => (select_instance::<F, 16, 2>(key), 16),
    })
}

/// Selects the instance of a function for the uniform sources.
fn select_instance<F: LaneFunction, const L: usize, const N: usize>(key: &KernelKey) -> KernelFn {
    macro_rules! instance {
        ([$($uniform:literal)*]) => {
            match key.uniform {
                _ if const { L == 1 } => compute_threads::<F, 1, 1, ALL_UNIFORM>,
                $($uniform if const { contains(F::UNIFORM_SETS, $uniform) } => compute_threads::<F, L, N, $uniform>,)*
                _ => compute_each_block::<F, L>,
            }
        };
    }
    instance!([0 1 2 3 4 5 6])
}

/// Selects the comparison of elements of a type. Also returns the number of channels in its blocks.
fn select_comparison<E: VectorElement + Convertible>(key: &KernelKey) -> Option<(KernelFn, usize)> {
    CmpRelOp::from_bits(key.control)?;
    if key.converted {
        return Some(if key.n == 1 { (compare_converted::<E, 1>, 1) } else { (compare_converted::<E, 16>, 16) });
    }
    let all_uniform = key.n == 1 || key.uniform == 0b11;
    let run = if all_uniform { compare_threads::<E, true> } else { compare_threads::<E, false> };
    let lanes = match (key.n, size_of::<E>()) {
        (1, _) => 1,
        (..=8, 8) => 8,
        _ => 16,
    };
    Some((run, lanes))
}

/// Selects the kernel that executes an operation in the directed rounding mode that its `control`
/// says. Also returns the number of channels in its blocks.
fn select_directed(key: &KernelKey) -> Option<(KernelFn, usize)> {
    match (key.copy, key.kind) {
        (Some((DataType::D, ..)), _) => select_unconverted::<DirectedI32ToF32>(key),
        (Some((DataType::Ud, ..)), _) => select_unconverted::<DirectedU32ToF32>(key),
        (None, LaneKind::Add) => select_function::<DirectedAddF32>(key),
        (None, LaneKind::Mul) => select_function::<DirectedMulF32>(key),
        // Without the instruction of the host, a fused operation is a call.
        (None, LaneKind::Mad) if HAS_AVX2 => select_function::<DirectedMadF32>(key),
        (None, LaneKind::Div) if HAS_AVX2 => select_function::<DirectedDivF32>(key),
        (None, LaneKind::Inv) if HAS_AVX2 => select_function::<DirectedInvF32>(key),
        (None, LaneKind::Sqrt) if HAS_AVX2 => select_function::<DirectedSqrtF32>(key),
        (None, LaneKind::Rsqrt) if HAS_AVX2 => select_function::<DirectedRsqrtF32>(key),
        (None, LaneKind::Frc) => select_function::<DirectedFractionF32>(key),
        _ => None,
    }
}

/// Selects the kernel for a key. Also returns the number of channels in its blocks.
fn select_on_host(key: &KernelKey) -> Option<(KernelFn, usize)> {
    if key.directed {
        return select_directed(key);
    }
    if let Some((from, to, stride)) = key.copy {
        use DataType as T;
        return match (from, to, stride) {
            (T::D | T::Ud, T::D | T::Ud, CopyStride::None) => select_unconverted::<MoveI32>(key),
            (T::Uw | T::W, T::Uw | T::W, CopyStride::None) => select_unconverted::<U16ToU16>(key),
            (T::Q | T::Uq, T::Q | T::Uq, CopyStride::None) => select_unconverted::<MoveI64>(key),
            (T::Ub, T::D | T::Ud, CopyStride::None) => select_unconverted::<U8ToI32>(key),
            (T::B, T::D | T::Ud, CopyStride::None) => select_unconverted::<I8ToI32>(key),
            (T::Uw, T::D | T::Ud, CopyStride::None) => select_unconverted::<U16ToI32>(key),
            (T::W, T::D | T::Ud, CopyStride::None) => select_unconverted::<I16ToI32>(key),
            (T::D, T::Q | T::Uq, CopyStride::None) => select_unconverted::<I32ToI64>(key),
            (T::Ud, T::Q | T::Uq, CopyStride::None) => select_unconverted::<U32ToI64>(key),
            (T::Q | T::Uq, T::D | T::Ud, CopyStride::None) => select_unconverted::<I64ToI32>(key),
            (T::D | T::Ud, T::Uw | T::W, CopyStride::None) => select_unconverted::<I32ToU16>(key),
            (T::D | T::Ud, T::Ub | T::B, CopyStride::None) => select_unconverted::<I32ToU8>(key),
            (T::D, T::F, CopyStride::None) => select_unconverted::<I32ToF32>(key),
            (T::Ud, T::F, CopyStride::None) => select_unconverted::<U32ToF32>(key),
            (T::F, T::D, CopyStride::None) => select_unconverted::<F32ToI32>(key),
            (T::F, T::Ud, CopyStride::None) => select_unconverted::<F32ToU32>(key),
            (T::Ub, T::D | T::Ud, CopyStride::From(4)) => select_unconverted::<LowU8>(key),
            (T::B, T::D | T::Ud, CopyStride::From(4)) => select_unconverted::<LowI8>(key),
            (T::Uw, T::D | T::Ud, CopyStride::From(4)) => select_unconverted::<LowU16>(key),
            (T::W, T::D | T::Ud, CopyStride::From(4)) => select_unconverted::<LowI16>(key),
            (T::D | T::Ud, T::D | T::Ud, CopyStride::From(8)) => select_unconverted::<I64ToI32>(key),
            (T::Uw | T::W, T::Uw | T::W, CopyStride::From(4)) => select_unconverted::<I32ToU16>(key),
            (T::Ub | T::B, T::Ub | T::B, CopyStride::From(4)) => select_unconverted::<I32ToU8>(key),
            (T::D | T::Ud, T::D | T::Ud, CopyStride::To(8)) => select_unconverted::<ReplaceLowU32>(key),
            (T::Ub | T::B, T::Ub | T::B, CopyStride::None) => select_unconverted::<U8ToU8>(key),
            (T::Uw | T::W, T::Ub | T::B, CopyStride::None) => select_unconverted::<U16ToU8>(key),
            (T::Ub, T::Uw | T::W, CopyStride::None) => select_unconverted::<U8ToU16>(key),
            (T::B, T::Uw | T::W, CopyStride::None) => select_unconverted::<I8ToU16>(key),
            (T::Uw, T::Q | T::Uq, CopyStride::None) => select_unconverted::<U16ToI64>(key),
            _ => None,
        };
    }
    match (key.class, key.kind) {
        (ComputeType::F32, LaneKind::Frc) => select_function::<FractionF32>(key),
        (ComputeType::F32, LaneKind::Rndd) => select_function::<FloorF32>(key),
        (ComputeType::F32, LaneKind::Rndu) => select_function::<CeilF32>(key),
        (ComputeType::F32, LaneKind::Rnde) => select_function::<RoundEvenF32>(key),
        (ComputeType::F32, LaneKind::Rndz) => select_function::<TruncF32>(key),
        (ComputeType::I32, LaneKind::Mov) => select_function::<MoveI32>(key),
        (ComputeType::I64, LaneKind::Mov) => select_function::<MoveI64>(key),
        (ComputeType::I32 | ComputeType::U32, LaneKind::Bfn) => select_function::<BfnI32>(key),
        (ComputeType::I32, LaneKind::Mulh) => select_function::<MulHighI32>(key),
        (ComputeType::U32, LaneKind::Mulh) => select_function::<MulHighU32>(key),
        (ComputeType::F32, LaneKind::Add) => select_function::<AddF32>(key),
        (ComputeType::F32, LaneKind::Mul) => select_function::<MulF32>(key),
        (ComputeType::F32, LaneKind::Mad) if HAS_AVX2 && key.rounds_to_odd => select_function::<MadToOddF32>(key),
        (ComputeType::F32, LaneKind::Mad) if HAS_AVX2 => select_function::<MadF32>(key),
        (ComputeType::F32, LaneKind::Div) => select_function::<DivF32>(key),
        (ComputeType::F32, LaneKind::Inv) => select_function::<InvF32>(key),
        (ComputeType::F32, LaneKind::Sqrt) => select_function::<SqrtF32>(key),
        (ComputeType::F32, LaneKind::Rsqrt) => select_function::<RsqrtF32>(key),
        (ComputeType::F32, LaneKind::Mov) => select_function::<MoveF32>(key),
        (ComputeType::F32, LaneKind::Sel) => select_function::<SelectF32>(key),
        (ComputeType::F32, LaneKind::MinMax) => select_min_max::<MinF32, MaxF32>(key),
        (ComputeType::F32, LaneKind::Cmp) => select_comparison::<f32>(key),
        (ComputeType::F64, LaneKind::Add) if key.rounds_to_odd => select_function::<AddToOddF64>(key),
        (ComputeType::F64, LaneKind::Mad) if HAS_AVX2 && key.rounds_to_odd => select_function::<MadToOddF64>(key),
        // Products of singles are exact in double precision.
        (ComputeType::F64, kind) if key.rounds_to_odd && kind != LaneKind::Mul => None,
        (ComputeType::F64, LaneKind::Add) => select_function::<AddF64>(key),
        (ComputeType::F64, LaneKind::Mul) => select_function::<MulF64>(key),
        (ComputeType::F64, LaneKind::Mad) if HAS_AVX2 => select_function::<MadF64>(key),
        (ComputeType::F64, LaneKind::Div) => select_function::<DivF64>(key),
        (ComputeType::F64, LaneKind::Inv) => select_function::<InvF64>(key),
        (ComputeType::F64, LaneKind::Sqrt) => select_function::<SqrtF64>(key),
        (ComputeType::F64, LaneKind::Mov) => select_function::<MoveF64>(key),
        (ComputeType::F64, LaneKind::Sel) => select_function::<SelectF64>(key),
        (ComputeType::F64, LaneKind::MinMax) => select_min_max::<MinF64, MaxF64>(key),
        (ComputeType::I32, LaneKind::Add) => select_function::<AddI32>(key),
        (ComputeType::I32, LaneKind::Mul) => select_function::<MulI32>(key),
        (ComputeType::I32, LaneKind::Mad) => select_function::<MadI32>(key),
        (ComputeType::I32, LaneKind::Add3) => select_function::<Add3I32>(key),
        (ComputeType::I32, LaneKind::And) => select_function::<AndI32>(key),
        (ComputeType::I32, LaneKind::Or) => select_function::<OrI32>(key),
        (ComputeType::I32, LaneKind::Xor) => select_function::<XorI32>(key),
        (ComputeType::I32, LaneKind::Not) => select_function::<NotI32>(key),
        (ComputeType::I32, LaneKind::Shl) => select_function::<ShlI32>(key),
        (ComputeType::I32, LaneKind::Asr) => select_function::<AsrI32>(key),
        (ComputeType::U32, LaneKind::Addc) => select_with_carry::<false>(key),
        (ComputeType::U32, LaneKind::Subb) => select_with_carry::<true>(key),
        (ComputeType::U32, LaneKind::Shr) => select_function::<ShrU32>(key),
        (ComputeType::I32, LaneKind::Sel) => select_function::<SelectI32>(key),
        (ComputeType::I32, LaneKind::MinMax) => select_min_max::<MinI32, MaxI32>(key),
        (ComputeType::U32, LaneKind::MinMax) => select_min_max::<MinU32, MaxU32>(key),
        (ComputeType::I32, LaneKind::Cmp) => select_comparison::<i32>(key),
        (ComputeType::U32, LaneKind::Cmp) => select_comparison::<u32>(key),
        (ComputeType::I64, LaneKind::Cmp) => select_comparison::<i64>(key),
        (ComputeType::F64, LaneKind::Cmp) => select_comparison::<f64>(key),
        (ComputeType::I64, LaneKind::Add) => select_function::<AddI64>(key),
        (ComputeType::I64, LaneKind::Sel) => select_function::<SelectI64>(key),
        (ComputeType::I64, LaneKind::Mul) => select_function::<MulI64>(key),
        (ComputeType::I64, LaneKind::And) => select_function::<AndI64>(key),
        (ComputeType::I64, LaneKind::Or) => select_function::<OrI64>(key),
        (ComputeType::I64, LaneKind::Shl) => select_function::<ShlI64>(key),
        _ => None,
    }
}

}

/// Returns whether a list of sets of uniform sources has a set.
const fn contains(sets: &[u8], set: u8) -> bool {
    let mut i = 0;
    while i < sets.len() {
        if sets[i] == set {
            return true;
        }
        i += 1;
    }
    false
}

/// Selects the kernel for a key, if the host has the vector extension. Also returns the number of
/// channels in its blocks.
pub(crate) fn select_kernel(key: &KernelKey) -> Option<(KernelFn, usize)> {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    {
        fearless_simd::kernel!(
            fn with_avx2(token: Avx2, key: &KernelKey) -> Option<(KernelFn, usize)> {
                select_on_host(key)
            }
        );
        // Hosts without AVX2 have no vector kernels.
        Level::new().as_avx2().and_then(|token| with_avx2(token, key))
    }
    #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
    select_on_host(key)
}
