//! Element-wise instructions with a function of their own.
//!
//! What most instructions of a compiled kernel do is known when the program is loaded: the function, the type it is computed in, which
//! sources are one element for all channels, and that nothing has to be converted. For these the loader picks one function, compiled
//! for the vector instructions that the processor has; it reads the registers, computes and writes them, a block of channels at a time.
//! Everything else goes the way of [`lanes`](crate::interp::lane_ops), which does it all.

mod compare;
mod functions;
mod select;

use crate::bytecode::{ComputeType, Guard, LaneOp, Origin, Source, Span, To, size_of};
use crate::lower::operand::constant_lanes;
use crate::numerics::value::{Element, Place, Value};
use crate::optimize::vector_kernel::functions::Function;
use crate::optimize::vector_kernel::select::{KernelKey, Steps, select_kernel};
use crate::state::control_register::{ROUNDING_MASK, denormal_mask};
use crate::state::thread::{State, Thread};
use fearless_simd::Level;
use openvisa_isa::enums::Modifier;
use openvisa_isa::semantics::LaneKind;
use openvisa_isa::{DataType, DataTypeKind};

/// A function for an instruction, which does it in each of several threads; whether it is for all channels of all of them.
type KernelFn = fn(&mut [Thread], &VectorKernel, bool);

/// Bytes of the control register.
pub(crate) const CONTROL_REGISTER_BYTES: u32 = 4;

/// The most sources that these functions take.
const MAX_KERNEL_SOURCES: usize = 3;

/// An instruction with a function of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorKernel {
    run: KernelFn,
    span: Span,
    /// A bit for each channel.
    all: u32,
    /// A bit for each channel of its blocks.
    full: u32,
    /// All bits if it ignores the execution mask.
    ignore: u32,
    guard: Guard,
    /// There is a predicate that enables channels, and does not choose between sources.
    enables: bool,
    /// It writes the control register.
    writes_control: bool,
    /// Bits of the control register that the function depends on, and what they must be.
    guard_mask: u32,
    guard_value: u32,
    /// A byte of the registers, or a predicate.
    dst: u32,
    sources: [Operand; MAX_KERNEL_SOURCES],
    /// What chooses among the operations of an instruction.
    control: u8,
    /// The vector instructions that the processor has.
    level: Level,
}

/// A source: a byte of the registers, or a constant.
#[derive(Clone, Copy, Debug)]
struct Operand {
    at: u32,
    modifier: Modifier,
    /// It is this for all channels.
    constant: Option<[u8; 8]>,
}

impl Operand {
    /// No source.
    const NONE: Self = Self { at: 0, modifier: Modifier::NoModifier, constant: None };
}

impl VectorKernel {
    /// It writes the control register, so that this has to be read again.
    #[inline(always)]
    pub(crate) fn writes_control(&self) -> bool {
        self.writes_control
    }

    /// Whether this one and the next one are for the same channels whatever predicates hold, and depend on the same of the control
    /// register, which they do not write.
    pub(crate) fn can_batch_with(&self, next: &Self) -> bool {
        let plain = |d: &Self| d.guard.id == 0 && !d.writes_control;
        plain(self)
            && plain(next)
            && (self.span.first, self.all, self.ignore) == (next.span.first, next.all, next.ignore)
            && (self.guard_mask, self.guard_value) == (next.guard_mask, next.guard_value)
    }

    /// Runs several of which each goes with the next one, or none of them. `on`: the channels that are on in all of the threads.
    #[inline(always)]
    pub(crate) fn run_batch(row: &[Self], threads: &mut [Thread], on: u32, control: u32) -> bool {
        if row.first().is_none_or(|first| control & first.guard_mask != first.guard_value) {
            return false;
        }
        for kernel in row {
            kernel.run_in(threads, on);
        }
        true
    }

    /// Runs it, unless the control register says what the function cannot do: then false.
    #[inline(always)]
    pub(crate) fn run(&self, threads: &mut [Thread], on: u32, control: u32) -> bool {
        if control & self.guard_mask != self.guard_value {
            return false;
        }
        self.run_in(threads, on);
        true
    }

    #[inline(always)]
    fn run_in(&self, threads: &mut [Thread], on: u32) {
        (self.run)(threads, self, !self.enables && (on | self.ignore) >> self.span.first & self.all == self.full);
    }

    /// The channels of a thread that it is for.
    #[inline(never)]
    fn channels(&self, thread: &Thread) -> u32 {
        let mask = (thread.mask | self.ignore) >> self.span.first & self.all;
        if self.enables { mask & self.guard.holds(&thread.state.predicates, self.span) } else { mask }
    }
}

/// Gives channels of a block that are off what they had.
trait Blend {
    fn blend<E: Element, const L: usize>(
        kernel: &VectorKernel,
        mask: u32,
        new: &mut [E::Bytes; L],
        old: &[E::Bytes; L],
    );
}

/// Computes `N` blocks of `L` channels. `S`: a bit for each source that is the same for all channels; `CHANGED`: sources have modifiers.
#[inline(always)]
fn compute<B: Blend, F: Function, const L: usize, const N: usize, const S: u8, const CHANGED: bool>(
    state: &mut State,
    kernel: &VectorKernel,
    mask: u32,
) {
    if !CHANGED {
        return blocks::<B, F, L, N, S, CHANGED>(state, kernel, mask, 0);
    }
    // One by one, as the compiler makes no vectors of more.
    for block in 0..N {
        blocks::<B, F, L, 1, S, CHANGED>(state, kernel, mask, block);
    }
}

/// Computes `N` blocks from one on.
#[inline(always)]
fn blocks<B: Blend, F: Function, const L: usize, const N: usize, const S: u8, const CHANGED: bool>(
    state: &mut State,
    kernel: &VectorKernel,
    mask: u32,
    first: usize,
) {
    let begin = |at: u32, size: usize| at + (first * L * size) as u32;
    let registers = &mut state.registers[..];
    let all = mask == kernel.full;
    let held = if F::ASKS { kernel.guard.holds(&state.predicates, kernel.span) } else { u32::MAX };
    let changed = |k: usize, value: F::From| if CHANGED { value.modified(kernel.sources[k].modifier) } else { value };
    let mut sources = [[[F::From::default(); L]; N]; MAX_KERNEL_SOURCES];
    for (k, blocks) in sources.iter_mut().enumerate() {
        if S >> k & 1 == 1 {
            let Some(value) = one::<F::From>(registers, &kernel.sources[k]) else { return };
            *blocks = [[changed(k, value); L]; N];
        } else if k < F::SOURCES {
            let Some(bytes) =
                F::From::blocks::<L, N>(registers, begin(kernel.sources[k].at, std::mem::size_of::<F::From>()))
            else {
                return;
            };
            for (elements, bytes) in blocks.iter_mut().zip(bytes) {
                for i in 0..L {
                    elements[i] = changed(k, F::From::of(bytes[i]));
                }
            }
        }
    }
    let Some(to) = F::To::blocks_mut::<L, N>(registers, begin(kernel.dst, std::mem::size_of::<F::To>())) else {
        return;
    };
    for (block, to) in to.iter_mut().enumerate() {
        let (mask, held) = (mask >> ((first + block) * L), held >> ((first + block) * L));
        // All at once from a copy and to one, without branches: the compiler makes vectors of that, and of little else.
        let old = *to;
        let mut new = old;
        for i in 0..L {
            let source = [sources[0][block][i], sources[1][block][i], sources[2][block][i]];
            let result = F::of(kernel.control, held >> i & 1 == 1, source);
            new[i] = F::onto(F::To::of(old[i]), result).bytes();
        }
        if L > 1 && !all {
            B::blend::<F::To, L>(kernel, mask, &mut new, &old);
        }
        *to = new;
    }
}

/// The element that is the same for all channels.
#[inline(always)]
fn one<E: Element>(registers: &[u8], from: &Operand) -> Option<E> {
    if let Some(constant) = &from.constant {
        return E::view::<1>(constant, 0).map(|[bytes]| E::of(*bytes));
    }
    E::view::<1>(registers, from.at).map(|[bytes]| E::of(*bytes))
}

/// Logic on whole predicates.
fn logic<const KIND: u8>(threads: &mut [Thread], kernel: &VectorKernel, all: bool) {
    for thread in threads {
        let mask = if all { kernel.all } else { kernel.channels(thread) };
        logic_of::<KIND>(&mut thread.state, kernel, mask);
    }
}

/// The same in one thread.
#[inline(always)]
fn logic_of<const KIND: u8>(state: &mut State, kernel: &VectorKernel, mask: u32) {
    let source = |k: usize| {
        let Operand { at, modifier, .. } = kernel.sources[k];
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

/// The sources of an instruction, as functions take them.
struct Sources {
    operands: [Operand; MAX_KERNEL_SOURCES],
    /// Where each that is not the same for all channels begins, and how far its elements lie apart.
    places: [Option<(u32, u32)>; MAX_KERNEL_SOURCES],
    /// A bit for each that is the same for all channels.
    splat: u8,
    /// They have modifiers.
    changed: bool,
}

impl Sources {
    /// Those of an instruction that is computed in a class, if all can be taken. `copies`: it copies from registers. `narrow`: it
    /// compares integers of fewer bits.
    fn new(op: &LaneOp, class: ComputeType, copies: bool, narrow: bool) -> Option<Self> {
        let n = usize::from(op.span.n);
        let first = op.sources.first()?.data_type;
        let mut all = Self {
            operands: [Operand::NONE; MAX_KERNEL_SOURCES],
            places: [None; MAX_KERNEL_SOURCES],
            splat: 0,
            changed: false,
        };
        for (k, source) in op.sources.iter().enumerate() {
            match &source.from {
                Origin::Constant(bytes, Place::One(0)) => {
                    let value = constant(class, source, bytes)?;
                    if op.kind == LaneKind::Mulh && source.data_type != first || narrow && !stays(value, first) {
                        return None;
                    }
                    all.operands[k].constant = Some(value);
                    all.splat |= 1 << k;
                }
                Origin::Registers(place) => {
                    let fit = match (copies, narrow, op.kind) {
                        (true, ..) => true,
                        (_, true, _) => source.data_type == first,
                        // The high half of a product hangs on the signs of both.
                        (.., LaneKind::Mulh) => source.data_type == first && size_of(first) == 4,
                        _ => fits(class, source.data_type),
                    };
                    if !fit {
                        return None;
                    }
                    let (at, step) = match place {
                        Place::Each(offsets) if copies => (offsets[0], even(&offsets[..n])?),
                        Place::Each(_) => return None,
                        Place::Run(at) | Place::One(at) => (*at, size_of(source.data_type)),
                    };
                    all.operands[k].at = at;
                    all.operands[k].modifier = source.modifier;
                    all.changed |= source.modifier != Modifier::NoModifier;
                    match place {
                        Place::One(_) if n > 1 => all.splat |= 1 << k,
                        _ => all.places[k] = Some((at, step)),
                    }
                }
                _ => return None,
            }
        }
        Some(all)
    }

    /// Whether a result that begins somewhere, with elements so far apart, is written over what is read later: a block is written
    /// before the next one is read.
    fn clash(&self, dst: u32, dst_step: u32, n: u32) -> bool {
        self.places.into_iter().flatten().any(|(at, step)| {
            let apart = dst + dst_step * n <= at || at + n * step <= dst;
            !(apart || at == dst && step == dst_step)
        })
    }
}

impl VectorKernel {
    /// The function of an instruction, if it has one.
    ///
    /// `control`: where the control register begins.
    pub(crate) fn new(op: &LaneOp, control: u32) -> Option<Self> {
        if op.second.is_some() || op.sets_flag || op.dst.saturate || op.sources.len() > MAX_KERNEL_SOURCES {
            return None;
        }
        if op.class == ComputeType::Predicate {
            return Self::logic(op);
        }
        let n = usize::from(op.span.n);
        let first = op.sources.first()?;
        let copies = op.kind == LaneKind::Mov && first.modifier == Modifier::NoModifier;
        let copies = copies && matches!(first.from, Origin::Registers(_));
        let mut steps = Steps::None;
        let (dst, dst_step) = match (&op.dst.to, op.answers) {
            (To::Predicate(id), true) => (u32::from(*id), 0),
            (To::Registers(Place::Run(at)), false) => (*at, size_of(op.dst.data_type)),
            (To::Registers(Place::One(at)), false) if n == 1 => (*at, size_of(op.dst.data_type)),
            (To::Registers(Place::Each(offsets)), false) if copies => {
                steps = Steps::To(even(&offsets[..n])?);
                (offsets[0], even(&offsets[..n])?)
            }
            _ => return None,
        };
        let end = dst + dst_step * n as u32;
        let narrow = op.answers && op.class == ComputeType::I32 && size_of(first.data_type) < 4;
        let mut shape = KernelKey {
            kind: op.kind,
            class: op.class,
            copy: None,
            narrow: narrow.then_some(first.data_type),
            splat: 0,
            changed: false,
            n,
            control: op.context.control,
            width: 0,
            signed: first.data_type.kind() == DataTypeKind::Signed,
        };
        // These compute in more bits than they need.
        let thirty_two = matches!(op.kind, LaneKind::Bfn | LaneKind::Mulh) && op.class == ComputeType::I64;
        let class = match thirty_two {
            true if shape.signed => ComputeType::I32,
            true => ComputeType::U32,
            false => op.class,
        };
        if copies {
            if let Origin::Registers(Place::Each(offsets)) = &first.from {
                if steps != Steps::None {
                    return None;
                }
                steps = Steps::From(even(&offsets[..n])?);
            }
            shape.copy = Some((first.data_type, op.dst.data_type, steps));
        } else if !op.answers && !fits(class, op.dst.data_type) {
            return None;
        }
        let sources = Sources::new(op, class, copies, narrow)?;
        (shape.splat, shape.changed) = (sources.splat, sources.changed);
        if thirty_two {
            shape.width = 4;
        }
        let (run, lanes) = select_kernel(&shape)?;
        let blocks = n.div_ceil(lanes);
        if blocks > 1 && dst_step > 0 && sources.clash(dst, dst_step, n as u32) {
            return None;
        }
        let (guard_mask, guard_value) = dependence(op);
        Some(Self {
            run,
            span: op.span,
            all: op.span.mask(),
            full: u32::MAX >> (32 - (lanes * blocks).clamp(1, 32)),
            ignore: if op.span.all { u32::MAX } else { 0 },
            guard: op.guard,
            enables: op.guard.id != 0 && op.guarded,
            writes_control: dst_step > 0 && dst < control + CONTROL_REGISTER_BYTES && end > control,
            guard_mask,
            guard_value,
            control: shape.control,
            level: Level::new(),
            dst,
            sources: sources.operands,
        })
    }

    /// Logic on predicates.
    fn logic(op: &LaneOp) -> Option<Self> {
        let To::Predicate(dst) = op.dst.to else { return None };
        let mut sources = [Operand::NONE; MAX_KERNEL_SOURCES];
        for (operand, source) in sources.iter_mut().zip(&op.sources) {
            let Origin::Predicate(id) = source.from else { return None };
            (operand.at, operand.modifier) = (u32::from(id), source.modifier);
        }
        Some(Self {
            run: match op.kind {
                LaneKind::And => logic::<AND>,
                LaneKind::Or => logic::<OR>,
                LaneKind::Xor => logic::<XOR>,
                LaneKind::Not => logic::<NOT>,
                LaneKind::Mov => logic::<COPY>,
                _ => return None,
            },
            span: op.span,
            all: op.span.mask(),
            full: op.span.mask(),
            ignore: if op.span.all { u32::MAX } else { 0 },
            guard: Guard::default(),
            enables: false,
            writes_control: false,
            guard_mask: 0,
            guard_value: 0,
            control: 0,
            level: Level::new(),
            dst: u32::from(dst),
            sources,
        })
    }
}

/// Whether a constant is one of a type of fewer bits.
fn stays(value: [u8; 8], data_type: DataType) -> bool {
    let [a, b, c, d, ..] = value;
    let value = i32::from_le_bytes([a, b, c, d]);
    match data_type {
        DataType::Ub => u8::try_from(value).is_ok(),
        DataType::B => i8::try_from(value).is_ok(),
        DataType::Uw => u16::try_from(value).is_ok(),
        DataType::W => i16::try_from(value).is_ok(),
        _ => false,
    }
}

/// Whether elements of a type are what lanes of a class are computed in.
fn fits(class: ComputeType, data_type: DataType) -> bool {
    match class {
        ComputeType::I32 | ComputeType::U32 => i32::is(data_type),
        ComputeType::I64 => i64::is(data_type),
        ComputeType::F32 => f32::is(data_type),
        ComputeType::F64 => f64::is(data_type),
        ComputeType::AnyInt | ComputeType::F32RoundedTo | ComputeType::Bits | ComputeType::Predicate => false,
    }
}

/// A constant as lanes of a class have it.
fn constant(class: ComputeType, source: &Source, bytes: &[u8]) -> Option<[u8; 8]> {
    fn value<V: Value>(source: &Source, bytes: &[u8]) -> [u8; 8] {
        let mut value = [0; 8];
        let [first, ..] = constant_lanes::<V>(source, bytes, &Place::One(0));
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

/// How far elements lie apart, if that is the same for all.
fn even(offsets: &[u32]) -> Option<u32> {
    let [first, second, ..] = offsets else { return None };
    let step = second.checked_sub(*first)?;
    offsets.iter().enumerate().all(|(i, at)| *at == first + i as u32 * step).then_some(step)
}

/// What the control register must say for the functions here: numbers are rounded to the nearest, and denormal ones kept.
fn dependence(op: &LaneOp) -> (u32, u32) {
    let types = op.sources.iter().map(|s| s.data_type).chain([op.dst.data_type]);
    let floats = types.filter(|t| t.kind() == DataTypeKind::Float);
    floats.fold((0, 0), |(guard_mask, guard_value), t| {
        let kept = denormal_mask(t);
        (guard_mask | kept | ROUNDING_MASK, guard_value | kept)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::Op;
    use crate::interp::context::Core;
    use crate::numerics::value::Scratch;
    use crate::state::thread::Thread;
    use crate::state::workgroup::Group;
    use crate::test_support::with_kernel;

    /// Numbers that look random, the same each time.
    struct Numbers(u64);

    impl Numbers {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            self.0 >> 16
        }
    }

    /// A program of element-wise instructions in many forms.
    fn text() -> String {
        let types = ["d", "ud", "q", "f", "df", "w", "uw", "b", "ub", "hf"];
        let mut text = String::from(".version 4.1\n.kernel \"k\"\n");
        for t in types {
            for name in ["A", "B", "C", "D"] {
                text += &format!(".decl {name}{t} v_type=G type={t} num_elts=128 align=GRF\n");
            }
        }
        text += ".decl P1 v_type=P num_elts=32\n.decl P2 v_type=P num_elts=32\n.decl P3 v_type=P num_elts=32\nL:\n";
        let masks = [("M1", 1), ("M1_NM", 1), ("M1", 8), ("M3", 8), ("M1", 16), ("M5", 16), ("M5_NM", 16), ("M1", 32)];
        let names = [
            ("add", 2),
            ("mul", 2),
            ("mad", 3),
            ("add3", 3),
            ("and", 2),
            ("or", 2),
            ("xor", 2),
            ("not", 1),
            ("shl", 2),
            ("shr", 2),
            ("asr", 2),
            ("mulh", 2),
            ("bfn.x6a", 3),
            ("mov", 1),
            ("(P1) sel", 2),
            ("min", 2),
            ("max", 2),
            ("cmp.lt", 2),
            ("cmp.ge", 2),
            ("cmp.ne", 2),
            ("cmp.eq", 2),
            ("cmp.gt", 2),
            ("cmp.le", 2),
            ("inv", 1),
            ("sqrt", 1),
            ("rsqrt", 1),
            ("rnde", 1),
            ("rndd", 1),
            ("rndu", 1),
            ("rndz", 1),
            ("frc", 1),
            ("div", 2),
        ];
        let mut numbers = Numbers(7);
        for (name, sources) in names {
            for (mask, n) in masks {
                for t in types {
                    for _ in 0..3 {
                        let mut operands = String::new();
                        for source in 0..sources {
                            let variable = ["B", "C", "D", "A"][(numbers.next() % 4) as usize];
                            operands += &match numbers.next() % 8 {
                                0 | 1 => format!(" {variable}{t}(0,{})<0;1,0>", numbers.next() % 4),
                                2 if matches!(t, "f") => " 0xc0200000:f".to_owned(),
                                2 if matches!(t, "d" | "ud" | "w" | "uw" | "b" | "ub" | "q") => " 0x5:w".to_owned(),
                                3 if matches!(t, "f" | "d" | "df") => format!(" (-){variable}{t}(0,0)<1;1,0>"),
                                4 if name == "mov" => format!(" {variable}{t}(0,0)<4;1,0>"),
                                5 if source == 0 => format!(" A{t}(0,0)<1;1,0>"),
                                _ => format!(" {variable}{t}(0,{})<1;1,0>", numbers.next() % 2),
                            };
                        }
                        let to = types[(numbers.next() % 8) as usize];
                        let guard =
                            if numbers.next().is_multiple_of(4) && !name.starts_with('(') { "(!P1) " } else { "" };
                        let dst = match name {
                            _ if name.starts_with("cmp") => "P2".to_owned(),
                            "mov" if numbers.next().is_multiple_of(4) => format!("A{to}(0,0)<2>"),
                            "mov" => format!("A{to}(0,{})<1>", numbers.next() % 2),
                            _ => format!("A{t}(0,{})<1>", numbers.next() % 2),
                        };
                        text += &format!("{guard}{name} ({mask}, {n}) {dst}{operands}\n");
                    }
                }
            }
        }
        for logic in ["and", "or", "xor"] {
            text += &format!("{logic} (M1, 16) P3 P1 P2\n{logic} (M5, 16) P3 P2 P1\n{logic} (M1, 32) P2 P3 P1\n");
        }
        text + "not (M1, 32) P3 P1\nret (M1, 1)\n"
    }

    #[test]
    fn functions_give_what_the_long_way_gives() {
        let text = text();
        with_kernel(&text, 32, |compiled, bound| {
            let (program, fast) = (&compiled.bytecode, &compiled.fast[..]);
            let routine = &program.routines[0];
            let mut group = Group::new(1, 0, 0);
            let mut scratch = Box::<Scratch>::default();
            let mut numbers = Numbers(1);
            let (mut vectorised, mut all) = (0, 0);
            for op in &routine.code {
                let Op::Lane(lane) = op else { continue };
                all += 1;
                let Some(kernel) = VectorKernel::new(lane, program.predefined.cr0) else { continue };
                vectorised += 1;
                for mask in [u32::MAX, 0x0000_ffff, 0x1234_5678, 1] {
                    let mut thread = Thread::new(program, 0, 0, mask);
                    for chunk in thread.state.registers.chunks_mut(4) {
                        // Small numbers as often as any.
                        let value = match numbers.next() % 3 {
                            0 => numbers.next() as u32 % 100,
                            1 => (numbers.next() as u32 as i32 as f32 / 65536.0).to_bits(),
                            _ => numbers.next() as u32,
                        };
                        chunk.copy_from_slice(&value.to_le_bytes()[..chunk.len()]);
                    }
                    let control = program.predefined.cr0 as usize;
                    thread.write(control, 4, 0x4c0);
                    for bits in &mut thread.state.predicates {
                        *bits = numbers.next() as u32;
                    }
                    let mut other = thread.clone();
                    assert!(kernel.run(std::slice::from_mut(&mut thread), mask, 0x4c0));
                    let mut core = Core::new(program, fast, bound, &mut group, &mut other, &mut scratch, Level::new());
                    core.lane(lane).expect("it runs");
                    assert_eq!(thread.state.predicates, other.state.predicates, "{lane:?} with {mask:#x}");
                    if thread.state.registers[..] != other.state.registers[..] {
                        let differs = (0..).find(|i| thread.state.registers[*i] != other.state.registers[*i]);
                        panic!("byte {differs:?} differs: {lane:?} with {mask:#x}");
                    }
                }
            }
            assert!(vectorised > 900, "only {vectorised} of {all} have functions");
        });
    }
}
