//! Vector kernels: functions that execute one element-wise operation for all channels.
//!
//! Most operations of a compiled kernel are fully known when the program is loaded: the function,
//! the compute type, the sources that are one element for all channels, and that no conversion is
//! needed. For such an operation, a function is selected that was compiled for the host's vector
//! instructions. It reads the registers, computes, and writes them, one block of channels at a
//! time.
//!
//! For example, `add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> V34(0,0)<0;1,0>` of floats becomes the
//! function for one block of 16 single-precision sums whose second source is uniform. If operands
//! have other types than the computation, such as halves, the function converts each block of them.
//! All other operations take the slow path in [`lane_ops`](crate::interp::lane_ops).

mod compare;
mod convert;
mod functions;
mod select;

use crate::bytecode::{Channels, ComputeType, Destination, Guard, LaneOp, OperandLocation, Source, To, size_of};
use crate::lower::operand::constant_lanes;
use crate::numerics::value::{Element, ElementOffsets, Value, each_off};
use crate::optimize::vector_kernel::convert::Convertible;
use crate::optimize::vector_kernel::functions::LaneFunction;
use crate::optimize::vector_kernel::select::{CopyStride, KernelKey, select_kernel};
use crate::state::control_register::{ROUNDING_MASK, denormal_mask};
use crate::state::thread::{State, Thread};
use fearless_simd::Level;
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::LaneKind;
use openvisa_isa::{DataType, DataTypeKind};

/// The function of a vector kernel. It executes one operation in each thread. The flag is true if
/// all channels of all threads are enabled.
type KernelFn = fn(&mut [Thread], &VectorKernel, bool);

/// Size of the control register in bytes.
pub(crate) const CONTROL_REGISTER_BYTES: u32 = 4;

/// Maximum number of sources of a vector kernel.
const MAX_KERNEL_SOURCES: usize = 3;

/// An element-wise operation with the function that executes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorKernel {
    run: KernelFn,
    directed: DirectedRounding,
    span: Channels,
    /// A bit mask of the operation's channels.
    channel_mask: u32,
    /// A bit mask of all channels in the kernel's blocks, which may be more.
    full_mask: u32,
    /// All bits if the operation ignores the execution mask, or else 0.
    forced_mask: u32,
    guard: Guard,
    /// Whether a predicate enables channels, rather than selecting between sources.
    has_predicate: bool,
    /// Whether the operation writes the control register.
    writes_control: bool,
    /// Whether a comparison writes a dword for each channel, rather than a bit of a predicate.
    writes_dwords: bool,
    /// Bits of the control register that the function depends on, and their required values.
    guard_mask: u32,
    guard_value: u32,
    /// Byte offset in the registers, or the index of a predicate.
    dst: u32,
    /// Byte offset of the carries or borrows of a sum or difference, in the registers.
    second: u32,
    /// Data type of the destination, to which a kernel with conversions converts results.
    dst_type: DataType,
    /// Whether a kernel with conversions saturates results.
    saturates: bool,
    sources: [KernelSource; MAX_KERNEL_SOURCES],
    /// A bit mask of the uniform sources.
    uniform: u8,
    /// Number of blocks of channels.
    blocks: u8,
    /// The operation among those that share an instruction, such as the relation of a comparison.
    control: u8,
    /// The vector extension of the host.
    level: Level,
}

/// The way of an operation if the control register selects rounding toward zero, up or down.
#[derive(Clone, Copy, Debug)]
enum DirectedRounding {
    /// The slow path executes it.
    SlowPath,
    /// The result is exact in any mode, so that the kernel for rounding to nearest executes it.
    Exact,
    /// This function executes it. The `control` of its kernel is the rounding mode, as a field of
    /// the control register.
    By(KernelFn),
}

/// A source: a byte offset in the registers, or a constant.
#[derive(Clone, Copy, Debug)]
struct KernelSource {
    at: u32,
    /// Data type of the elements, from which a kernel with conversions converts them.
    data_type: DataType,
    modifier: Modifier,
    /// The value for all channels, if the source is a constant.
    constant: Option<[u8; 8]>,
}

impl KernelSource {
    /// An absent source.
    const NONE: Self = Self { at: 0, data_type: DataType::Ud, modifier: Modifier::NoModifier, constant: None };
}

impl VectorKernel {
    /// Returns whether the operation writes the control register, so that guards must be tested
    /// again.
    #[inline(always)]
    pub(crate) fn writes_control(&self) -> bool {
        self.writes_control
    }

    /// Returns whether this kernel and the next one can share one test: both have the same
    /// channels, no predicate, and the same guard on the control register, which neither writes.
    /// Both or neither have kernels for directed rounding.
    pub(crate) fn can_batch_with(&self, next: &Self) -> bool {
        let plain = |d: &Self| d.guard.id == 0 && !d.writes_control;
        let is_slow = |d: &Self| matches!(d.directed, DirectedRounding::SlowPath);
        plain(self)
            && plain(next)
            && (self.span.first, self.channel_mask, self.forced_mask)
                == (next.span.first, next.channel_mask, next.forced_mask)
            && (self.guard_mask, self.guard_value, is_slow(self)) == (next.guard_mask, next.guard_value, is_slow(next))
    }

    /// Executes kernels of which each can be batched with the next one. `on` are the channels that
    /// are enabled in all threads. Returns false, without any effect, if the guard does not hold.
    #[inline(always)]
    pub(crate) fn run_batch(row: &[Self], threads: &mut [Thread], on: u32, control: u32) -> bool {
        if row.first().is_none_or(|first| control & first.guard_mask != first.guard_value) {
            return row.iter().all(|kernel| kernel.run_directed(threads, on, control));
        }
        for kernel in row {
            kernel.run_in(threads, on);
        }
        true
    }

    /// Executes the operation. Returns false, without any effect, if the guard does not hold.
    #[inline(always)]
    pub(crate) fn run(&self, threads: &mut [Thread], on: u32, control: u32) -> bool {
        if control & self.guard_mask != self.guard_value {
            return self.run_directed(threads, on, control);
        }
        self.run_in(threads, on);
        true
    }

    /// Executes the operation in a directed rounding mode. Returns false, without any effect, if
    /// there is no kernel for it, or if denormals are flushed.
    #[inline(never)]
    fn run_directed(&self, threads: &mut [Thread], on: u32, control: u32) -> bool {
        if control & self.guard_mask & !ROUNDING_MASK != self.guard_value {
            return false;
        }
        match self.directed {
            DirectedRounding::SlowPath => return false,
            DirectedRounding::Exact => self.run_in(threads, on),
            DirectedRounding::By(run) => {
                Self { run, control: (control & ROUNDING_MASK) as u8, ..*self }.run_in(threads, on);
            }
        }
        true
    }

    #[inline(always)]
    fn run_in(&self, threads: &mut [Thread], on: u32) {
        (self.run)(
            threads,
            self,
            !self.has_predicate && (on | self.forced_mask) >> self.span.first & self.channel_mask == self.full_mask,
        );
    }

    /// Returns the enabled channels of a thread.
    #[inline(never)]
    fn enabled_channels(&self, thread: &Thread) -> u32 {
        let mask = (thread.mask | self.forced_mask) >> self.span.first & self.channel_mask;
        if self.has_predicate { mask & self.guard.holds(&thread.state.predicates, self.span) } else { mask }
    }
}

/// Replaces the elements of `new` that are not in `mask` by those of `old`.
#[inline(always)]
fn blend<E: Element, const L: usize>(kernel: &VectorKernel, mask: u32, new: &mut [E::Bytes; L], old: &[E::Bytes; L]) {
    // The kernel was selected for this vector extension.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    if let Some(simd) = kernel.level.as_avx2() {
        return E::blend(simd, mask, new, old);
    }
    let _ = kernel;
    each_off(mask, new, old);
}

/// As the uniform sources of a function: those that the kernel says.
const SAID_BY_KERNEL: u8 = u8::MAX;

/// As the uniform sources of a function for one channel: all of them, since one element is loaded
/// either way.
const ALL_UNIFORM: u8 = 0b111;

/// Computes `N` blocks of `L` channels, beginning with block `first`. `S` has a bit for each
/// uniform source.
#[inline(always)]
fn compute_blocks<F: LaneFunction, const L: usize, const N: usize, const S: u8>(
    state: &mut State,
    kernel: &VectorKernel,
    mask: u32,
    first: usize,
) {
    let begin = |at: u32, size: usize| at + (first * L * size) as u32;
    let registers = &mut state.registers[..];
    let all = mask == kernel.full_mask;
    let uniform = if S == SAID_BY_KERNEL { kernel.uniform } else { S };
    let held = if F::USES_PREDICATE { kernel.guard.holds(&state.predicates, kernel.span) } else { u32::MAX };
    let mut sources = [[[F::SourceElement::default(); L]; N]; MAX_KERNEL_SOURCES];
    for (k, blocks) in sources.iter_mut().enumerate() {
        if k >= F::SOURCES {
            break;
        }
        if uniform >> k & 1 == 1 {
            let Some(value) = load_uniform::<F::SourceElement>(registers, &kernel.sources[k]) else { return };
            *blocks = [[value; L]; N];
        } else {
            let Some(bytes) = F::SourceElement::blocks::<L, N>(
                registers,
                begin(kernel.sources[k].at, std::mem::size_of::<F::SourceElement>()),
            ) else {
                return;
            };
            for (elements, bytes) in blocks.iter_mut().zip(bytes) {
                for i in 0..L {
                    elements[i] = F::SourceElement::of(bytes[i]);
                }
            }
        }
    }
    let Some(to) =
        F::ResultElement::blocks_mut::<L, N>(registers, begin(kernel.dst, std::mem::size_of::<F::ResultElement>()))
    else {
        return;
    };
    for (block, to) in to.iter_mut().enumerate() {
        let (mask, held) = (mask >> ((first + block) * L), held >> ((first + block) * L));
        // The whole block is computed from a copy and to a copy, without branches: other forms are
        // not vectorised by LLVM.
        let old = *to;
        let mut new = old;
        for i in 0..L {
            let source = [sources[0][block][i], sources[1][block][i], sources[2][block][i]];
            let result = F::apply(kernel.control, held >> i & 1 == 1, source);
            new[i] = F::merge(F::ResultElement::of(old[i]), result).bytes();
        }
        if L > 1 && !all {
            blend::<F::ResultElement, L>(kernel, mask, &mut new, &old);
        }
        *to = new;
    }
}

/// Loads the element of a uniform source.
#[inline(always)]
fn load_uniform<E: Element>(registers: &[u8], from: &KernelSource) -> Option<E> {
    if let Some(constant) = &from.constant {
        return E::view::<1>(constant, 0).map(|[bytes]| E::of(*bytes));
    }
    E::view::<1>(registers, from.at).map(|[bytes]| E::of(*bytes))
}

/// Combines whole predicates in each thread.
fn combine_predicates<const KIND: u8>(threads: &mut [Thread], kernel: &VectorKernel, all: bool) {
    for thread in threads {
        let mask = if all { kernel.channel_mask } else { kernel.enabled_channels(thread) };
        combine_predicates_in::<KIND>(&mut thread.state, kernel, mask);
    }
}

/// Combines whole predicates in one thread.
#[inline(always)]
fn combine_predicates_in<const KIND: u8>(state: &mut State, kernel: &VectorKernel, mask: u32) {
    let source = |k: usize| {
        let KernelSource { at, modifier, .. } = kernel.sources[k];
        let bits = state.predicates.get(at as usize).copied().unwrap_or(0);
        if modifier == Modifier::Not { !bits } else { bits }
    };
    let result = match KIND {
        AND => source(0) & source(1),
        OR => source(0) | source(1),
        XOR => source(0) ^ source(1),
        NOT => !source(0),
        _ => source(0),
    };
    if let Some(bits) = state.predicates.get_mut(kernel.dst as usize) {
        let mask = mask << kernel.span.first;
        *bits = *bits & !mask | result & mask;
    }
}

const AND: u8 = 0;
const OR: u8 = 1;
const XOR: u8 = 2;
const NOT: u8 = 3;
const COPY: u8 = 4;

/// The bytes that a source reads.
#[derive(Clone, Copy)]
struct SourcePlace {
    /// Byte offset in the registers.
    at: u32,
    /// Stride between elements in bytes; 0 if all channels read one element.
    step: u32,
    /// Number of bytes from the first element to the end of the last one.
    bytes: u32,
}

/// The sources of an operation in the form that kernels take.
struct Sources {
    operands: [KernelSource; MAX_KERNEL_SOURCES],
    /// For each source in the registers: the bytes that it reads.
    places: [Option<SourcePlace>; MAX_KERNEL_SOURCES],
    /// A bit mask of the uniform sources.
    uniform: u8,
    /// Whether sources have modifiers, or another type than the computation.
    converted: bool,
}

impl Sources {
    /// Resolves the sources of an operation with compute type `class`. `None` if a kernel cannot
    /// take one of them. `copies` is true for copies between registers.
    fn new(op: &LaneOp, class: ComputeType, copies: bool) -> Option<Self> {
        let n = usize::from(op.span.n);
        let first = op.sources.first()?.data_type;
        if op.kind == LaneKind::Shr && first.kind() == DataTypeKind::Signed && size_of(first) < 4 {
            // The high bits of the number would be shifted in.
            return None;
        }
        let mut all = Self {
            operands: [KernelSource::NONE; MAX_KERNEL_SOURCES],
            places: [None; MAX_KERNEL_SOURCES],
            uniform: 0,
            converted: false,
        };
        for (k, source) in op.sources.iter().enumerate() {
            match &source.from {
                OperandLocation::Constant(bytes, ElementOffsets::One(0)) => {
                    let value = convert_constant(class, source, bytes)?;
                    if op.kind == LaneKind::Mulh && source.data_type != first {
                        return None;
                    }
                    all.operands[k].constant = Some(value);
                    all.uniform |= 1 << k;
                }
                OperandLocation::Registers(place) => {
                    let converted = !copies && !is_lane_type(class, source.data_type);
                    let fit = match op.kind {
                        // The high half of a product depends on the signs of both factors.
                        LaneKind::Mulh => source.data_type == first && source.modifier == Modifier::NoModifier,
                        _ => true,
                    };
                    if !fit || converted && !converts(op, class, source.data_type) {
                        return None;
                    }
                    all.converted |= converted || source.modifier != Modifier::NoModifier;
                    let (at, step) = match place {
                        ElementOffsets::Each(offsets) if copies => (offsets[0], uniform_stride(&offsets[..n])?),
                        ElementOffsets::Each(_) => return None,
                        ElementOffsets::Run(at) | ElementOffsets::One(at) => (*at, size_of(source.data_type)),
                    };
                    (all.operands[k].at, all.operands[k].data_type) = (at, source.data_type);
                    all.operands[k].modifier = source.modifier;
                    match place {
                        ElementOffsets::One(_) if n > 1 => {
                            all.uniform |= 1 << k;
                            all.places[k] = Some(SourcePlace { at, step: 0, bytes: step });
                        }
                        _ => all.places[k] = Some(SourcePlace { at, step, bytes: n as u32 * step }),
                    }
                }
                _ => return None,
            }
        }
        Some(all)
    }

    /// Moves uniform sources behind the others as far as the order of sources does not matter, so
    /// that `2 + a` and `a + 2` have the same function. Floats stay in order: it decides which NaN
    /// is the result of two.
    fn put_uniform_last(&mut self, kind: LaneKind, class: ComputeType) {
        if !matches!(class, ComputeType::I32 | ComputeType::U32 | ComputeType::I64) {
            return;
        }
        let free = match kind {
            LaneKind::Add | LaneKind::Mul | LaneKind::And | LaneKind::Or | LaneKind::Xor | LaneKind::Mad => 2,
            LaneKind::Add3 => 3,
            _ => return,
        };
        for end in (1..free).rev() {
            for k in 0..end {
                if self.uniform >> k & 0b11 == 0b01 {
                    self.operands.swap(k, k + 1);
                    self.places.swap(k, k + 1);
                    self.uniform ^= 0b11 << k;
                }
            }
        }
    }

    /// Returns whether a later block reads bytes that an earlier block writes. `dst` is the byte
    /// offset of the destination, `dst_step` the stride between its elements in bytes.
    fn overwrites_source(&self, dst: u32, dst_step: u32, n: u32) -> bool {
        self.places.into_iter().flatten().any(|SourcePlace { at, step, bytes }| {
            let apart = dst + dst_step * n <= at || at + bytes <= dst;
            !(apart || at == dst && step == dst_step)
        })
    }
}

impl VectorKernel {
    /// Selects the vector kernel of an operation, if one exists. `control` is the byte offset of
    /// the control register.
    pub(crate) fn new(op: &LaneOp, control: u32) -> Option<Self> {
        if op.sets_flag || op.sources.len() > MAX_KERNEL_SOURCES {
            return None;
        }
        if op.class == ComputeType::Predicate {
            return Self::new_predicate_logic(op);
        }
        let first = op.sources.first()?;
        let copies = op.kind == LaneKind::Mov && first.modifier == Modifier::NoModifier && !op.dst.saturate;
        let copies = copies && matches!(first.from, OperandLocation::Registers(_));
        let copy = copies.then(|| Self::new_element_wise(op, control, true)).flatten();
        copy.or_else(|| Self::new_element_wise(op, control, false))
    }

    /// Selects the kernel of an operation on elements. `copies` selects among those for copies
    /// between registers.
    fn new_element_wise(op: &LaneOp, control: u32, copies: bool) -> Option<Self> {
        let n = usize::from(op.span.n);
        let first = op.sources.first()?;
        let mut steps = CopyStride::None;
        let (dst, dst_step) = match (&op.dst.to, op.answers) {
            (To::Predicate(id), true) => (u32::from(*id), 0),
            (To::Registers(ElementOffsets::Run(at)), true) if is_lane_type(ComputeType::I32, op.dst.data_type) => {
                (*at, size_of(op.dst.data_type))
            }
            (To::Registers(ElementOffsets::Run(at)), false) => (*at, size_of(op.dst.data_type)),
            (To::Registers(ElementOffsets::One(at)), false) if n == 1 => (*at, size_of(op.dst.data_type)),
            (To::Registers(ElementOffsets::Each(offsets)), false) if copies => {
                steps = CopyStride::To(uniform_stride(&offsets[..n])?);
                (offsets[0], uniform_stride(&offsets[..n])?)
            }
            _ => return None,
        };
        let second = match &op.second {
            None => dst,
            Some(Destination { to: To::Registers(place), data_type: DataType::Ud, .. }) if is_carry_op(op) => {
                match place {
                    ElementOffsets::Run(at) => *at,
                    ElementOffsets::One(at) if n == 1 => *at,
                    _ => return None,
                }
            }
            Some(_) => return None,
        };
        let end = dst + dst_step * n as u32;
        let overlaps_control = |at: u32| at < control + CONTROL_REGISTER_BYTES && at + (end - dst) > control;
        let class = element_type(op);
        let mut key = KernelKey {
            kind: op.kind,
            class,
            copy: None,
            converted: false,
            rounds_to_odd: op.class == ComputeType::F32RoundedTo || is_mad_of_halves(op),
            uniform: 0,
            n,
            control: op.context.control,
            directed: false,
        };
        if copies {
            if let OperandLocation::Registers(ElementOffsets::Each(offsets)) = &first.from {
                if steps != CopyStride::None {
                    return None;
                }
                steps = CopyStride::From(uniform_stride(&offsets[..n])?);
            }
            key.copy = Some((first.data_type, op.dst.data_type, steps));
        } else if !op.answers && (op.dst.saturate || !is_lane_type(class, op.dst.data_type)) {
            key.converted = true;
            if !converts(op, class, op.dst.data_type) {
                return None;
            }
        }
        let mut sources = Sources::new(op, class, copies)?;
        sources.put_uniform_last(op.kind, class);
        key.uniform = sources.uniform;
        key.converted |= sources.converted;
        let (run, lanes) = select_kernel(&key)?;
        let directed = match rounds(op, class) {
            Some(false) => DirectedRounding::Exact,
            Some(true) => match select_kernel(&KernelKey { directed: true, ..key }) {
                Some((run, of)) if of == lanes => DirectedRounding::By(run),
                _ => DirectedRounding::SlowPath,
            },
            None => DirectedRounding::SlowPath,
        };
        let blocks = n.div_ceil(lanes);
        let overwrites = |at: u32| sources.overwrites_source(at, dst_step, n as u32);
        if blocks > 1 && dst_step > 0 && (overwrites(dst) || overwrites(second)) {
            return None;
        }
        if second != dst && (overlaps_control(second) || second < end && dst < second + (end - dst)) {
            return None;
        }
        let (guard_mask, guard_value) = control_guard(op);
        Some(Self {
            run,
            directed,
            span: op.span,
            channel_mask: op.span.mask(),
            full_mask: u32::MAX >> (32 - (lanes * blocks).clamp(1, 32)),
            forced_mask: if op.span.all { u32::MAX } else { 0 },
            guard: op.guard,
            has_predicate: op.guard.id != 0 && op.guarded,
            writes_control: dst_step > 0 && overlaps_control(dst),
            writes_dwords: op.answers && dst_step > 0,
            guard_mask,
            guard_value,
            control: key.control,
            level: Level::new(),
            dst,
            second,
            dst_type: op.dst.data_type,
            saturates: op.dst.saturate,
            sources: sources.operands,
            uniform: sources.uniform,
            blocks: blocks as u8,
        })
    }

    /// Selects the kernel of an operation on whole predicates.
    fn new_predicate_logic(op: &LaneOp) -> Option<Self> {
        let To::Predicate(dst) = op.dst.to else { return None };
        let mut sources = [KernelSource::NONE; MAX_KERNEL_SOURCES];
        for (operand, source) in sources.iter_mut().zip(&op.sources) {
            let OperandLocation::Predicate(id) = source.from else { return None };
            (operand.at, operand.modifier) = (u32::from(id), source.modifier);
        }
        Some(Self {
            run: match op.kind {
                LaneKind::And => combine_predicates::<AND>,
                LaneKind::Or => combine_predicates::<OR>,
                LaneKind::Xor => combine_predicates::<XOR>,
                LaneKind::Not => combine_predicates::<NOT>,
                LaneKind::Mov => combine_predicates::<COPY>,
                _ => return None,
            },
            directed: DirectedRounding::Exact,
            span: op.span,
            channel_mask: op.span.mask(),
            full_mask: op.span.mask(),
            forced_mask: if op.span.all { u32::MAX } else { 0 },
            guard: Guard::default(),
            has_predicate: false,
            writes_control: false,
            writes_dwords: false,
            guard_mask: 0,
            guard_value: 0,
            control: 0,
            level: Level::new(),
            dst: u32::from(dst),
            second: 0,
            dst_type: DataType::Bool,
            saturates: false,
            sources,
            uniform: 0,
            blocks: 1,
        })
    }
}

/// Returns the type that the kernel of an operation computes in.
fn element_type(op: &LaneOp) -> ComputeType {
    let Some(&Source { data_type: first, modifier, .. }) = op.sources.first() else { return op.class };
    let to = op.dst.data_type;
    match (op.kind, op.class) {
        // These have a compute type of 64 bits, but need only 32.
        (LaneKind::Bfn | LaneKind::Mulh, ComputeType::I64) => match first.kind() {
            DataTypeKind::Signed => ComputeType::I32,
            _ => ComputeType::U32,
        },
        (LaneKind::Addc | LaneKind::Subb, ComputeType::I64) if is_carry_op(op) => ComputeType::U32,
        // Integers of up to 24 bits are exact in single precision. Larger ones are rounded once to
        // single precision, and become infinities in half precision either way. The negative of 0
        // has a sign as a float only.
        (LaneKind::Mov, ComputeType::I64)
            if modifier == Modifier::NoModifier
                && (matches!(to, DataType::F | DataType::Hf) || to == DataType::Bf && size_of(first) < 4) =>
        {
            ComputeType::F32
        }
        // Sums and products are rounded to odd in double precision, and then to the narrower
        // format.
        (_, ComputeType::F32RoundedTo) => ComputeType::F64,
        (_, ComputeType::F64) if is_mad_of_halves(op) => ComputeType::F32,
        (_, class) => class,
    }
}

/// Returns whether the result of an operation depends on the rounding mode. `class` is the type
/// that its kernel computes in. `None` if only the slow path takes it in all modes.
fn rounds(op: &LaneOp, class: ComputeType) -> Option<bool> {
    let is_float = |data_type: DataType| data_type.kind() == DataTypeKind::Float;
    let mut types = op.sources.iter().map(|source| source.data_type);
    if !is_float(op.dst.data_type) && !types.clone().any(is_float) {
        return Some(false);
    }
    let first = types.clone().next()?;
    let is_long_integer = |data_type: DataType| !is_float(data_type) && data_type.width() > 16;
    match (class, op.kind, op.dst.data_type) {
        (ComputeType::F32, LaneKind::Mov, DataType::F) => Some(is_long_integer(first)),
        // Conversions to integers truncate in all modes.
        (ComputeType::F32, LaneKind::Mov, to) if !is_float(to) => Some(false),
        // Kernels convert sources with rounding to nearest.
        (ComputeType::F32, ..) if types.any(is_long_integer) => None,
        (ComputeType::F32, LaneKind::Cmp, _) => Some(false),
        (ComputeType::F32, LaneKind::Sel | LaneKind::MinMax, DataType::F) => Some(false),
        (ComputeType::F32, LaneKind::Rndd | LaneKind::Rndu | LaneKind::Rnde | LaneKind::Rndz, DataType::F) => {
            Some(false)
        }
        (ComputeType::F32, _, DataType::F) => Some(true),
        _ => None,
    }
}

/// Returns whether an operation adds or subtracts unsigned dwords, and also gives their carries or
/// borrows.
fn is_carry_op(op: &LaneOp) -> bool {
    let is_dword = |data_type: DataType| data_type == DataType::Ud;
    let is_plain = is_dword(op.dst.data_type) && op.sources.iter().all(|source| is_dword(source.data_type));
    matches!(op.kind, LaneKind::Addc | LaneKind::Subb) && is_plain
}

/// Returns whether an operation multiplies and adds halves, so that it can be computed in single
/// precision.
fn is_mad_of_halves(op: &LaneOp) -> bool {
    let mut types = op.sources.iter().map(|source| source.data_type).chain([op.dst.data_type]);
    op.kind == LaneKind::Mad && types.all(|data_type| data_type == DataType::Hf)
}

/// Returns whether a kernel with compute type `class` can convert operands of a type.
fn converts(op: &LaneOp, class: ComputeType, data_type: DataType) -> bool {
    let counts_by_type = op.kind == LaneKind::Shl && class == ComputeType::I64 && op.dst.data_type.width() < 64;
    if counts_by_type || matches!(op.kind, LaneKind::Bfn | LaneKind::Mulh) {
        return false;
    }
    match class {
        ComputeType::I32 | ComputeType::U32 if op.dst.saturate => false,
        ComputeType::I32 => i32::converts(data_type),
        ComputeType::U32 => u32::converts(data_type),
        ComputeType::I64 => i64::converts(data_type),
        ComputeType::F32 => f32::converts(data_type),
        ComputeType::F64 => f64::converts(data_type),
        ComputeType::AnyInt | ComputeType::F32RoundedTo | ComputeType::Bits | ComputeType::Predicate => false,
    }
}

/// Returns whether elements of a type need no conversion to a compute type.
fn is_lane_type(class: ComputeType, data_type: DataType) -> bool {
    match class {
        ComputeType::I32 | ComputeType::U32 => i32::is(data_type),
        ComputeType::I64 => i64::is(data_type),
        ComputeType::F32 => f32::is(data_type),
        ComputeType::F64 => f64::is(data_type),
        ComputeType::AnyInt | ComputeType::F32RoundedTo | ComputeType::Bits | ComputeType::Predicate => false,
    }
}

/// Converts a constant to a compute type.
fn convert_constant(class: ComputeType, source: &Source, bytes: &[u8]) -> Option<[u8; 8]> {
    fn value<V: Value>(source: &Source, bytes: &[u8]) -> [u8; 8] {
        let mut value = [0; 8];
        let [first, ..] = constant_lanes::<V>(source, bytes, &ElementOffsets::One(0));
        value[..first.as_ref().len()].copy_from_slice(first.as_ref());
        value
    }
    Some(match class {
        ComputeType::I32 => value::<i32>(source, bytes),
        ComputeType::U32 => value::<u32>(source, bytes),
        ComputeType::I64 => value::<i64>(source, bytes),
        ComputeType::F32 => value::<f32>(source, bytes),
        ComputeType::F64 => value::<f64>(source, bytes),
        ComputeType::AnyInt | ComputeType::F32RoundedTo | ComputeType::Bits | ComputeType::Predicate => return None,
    })
}

/// Returns the stride between offsets, if it is the same for all.
fn uniform_stride(offsets: &[u32]) -> Option<u32> {
    let [first, second, ..] = offsets else { return None };
    let step = second.checked_sub(*first)?;
    offsets.iter().enumerate().all(|(i, at)| *at == first + i as u32 * step).then_some(step)
}

/// Returns the guard on the control register: its relevant bits, and their values. Kernels round to
/// nearest and keep denormals.
fn control_guard(op: &LaneOp) -> (u32, u32) {
    let types = op.sources.iter().map(|s| s.data_type).chain([op.dst.data_type]);
    let floats = types.filter(|t| t.kind() == DataTypeKind::Float);
    floats.fold((0, 0), |(guard_mask, guard_value), t| {
        let kept = denormal_mask(t);
        (guard_mask | kept | ROUNDING_MASK, guard_value | kept)
    })
}

#[cfg(test)]
mod tests;
