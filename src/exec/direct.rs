//! Element-wise instructions with a function of their own.
//!
//! What most instructions of a compiled kernel do is known when the program is loaded: the function, the type it is computed in, which
//! sources are one element for all channels, and that nothing has to be converted. For these the loader picks one function, compiled
//! for the vector instructions that the processor has; it reads the registers, computes and writes them, a block of channels at a time.
//! Everything else goes the way of [`lanes`](super::lanes), which does it all.

mod compare;

use self::compare::{Asked, Floating, Narrow, Ordered};
use super::lanes::{ROUNDING, constant_lanes, kept};
use super::program::{Class, Guard, LaneOp, Origin, Source, Span, To, size_of};
use super::thread::{State, Thread};
use super::value::{Element, Place, Value, each_off};
use crate::semantics::{Fused, Hardware};
use fearless_simd::Level;
use openvisa_isa::enums::{MinMaxOp, Modifier};
use openvisa_isa::semantics::{FloatLanes, IntLanes, LaneKind};
use openvisa_isa::{DataType, DataTypeKind};

/// A function for an instruction, which does it in each of several threads; whether it is for all channels of all of them.
type Run = fn(&mut [Thread], &Direct, bool);

/// Bytes of the control register.
pub(super) const CONTROL: u32 = 4;

/// The most sources that these functions take.
const SOURCES: usize = 3;

/// An instruction with a function of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direct {
    run: Run,
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
    care: u32,
    want: u32,
    /// A byte of the registers, or a predicate.
    dst: u32,
    sources: [Operand; SOURCES],
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

impl Direct {
    /// It writes the control register, so that this has to be read again.
    #[inline(always)]
    pub(crate) fn writes_control(&self) -> bool {
        self.writes_control
    }

    /// Whether this one and the next one are for the same channels whatever predicates hold, and depend on the same of the control
    /// register, which they do not write.
    pub(crate) fn goes_with(&self, next: &Self) -> bool {
        let plain = |d: &Self| d.guard.id == 0 && !d.writes_control;
        plain(self)
            && plain(next)
            && (self.span.first, self.all, self.ignore) == (next.span.first, next.all, next.ignore)
            && (self.care, self.want) == (next.care, next.want)
    }

    /// Runs several of which each goes with the next one, or none of them. `on`: the channels that are on in all of the threads.
    #[inline(always)]
    pub(crate) fn run_row(row: &[Self], threads: &mut [Thread], on: u32, control: u32) -> bool {
        if row.first().is_none_or(|first| control & first.care != first.want) {
            return false;
        }
        for direct in row {
            direct.run_in(threads, on);
        }
        true
    }

    /// Runs it, unless the control register says what the function cannot do: then false.
    #[inline(always)]
    pub(crate) fn run(&self, threads: &mut [Thread], on: u32, control: u32) -> bool {
        if control & self.care != self.want {
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

/// The function of an instruction.
trait Function {
    /// Elements of the sources.
    type From: Element;
    /// Elements of the destination.
    type To: Element;
    /// How many sources it takes.
    const SOURCES: usize;
    /// It wants to know where the predicate is true.
    const ASKS: bool;
    fn of(control: u8, held: bool, source: [Self::From; SOURCES]) -> Self::To;
    /// What an element of the destination becomes, where a result is only a part of it.
    #[inline(always)]
    fn onto(_: Self::To, result: Self::To) -> Self::To {
        result
    }
}

/// Gives channels of a block that are off what they had.
trait Blend {
    fn blend<E: Element, const L: usize>(direct: &Direct, mask: u32, new: &mut [E::Bytes; L], old: &[E::Bytes; L]);
}

/// Computes `N` blocks of `L` channels. `S`: a bit for each source that is the same for all channels; `CHANGED`: sources have modifiers.
#[inline(always)]
fn compute<B: Blend, F: Function, const L: usize, const N: usize, const S: u8, const CHANGED: bool>(
    state: &mut State,
    direct: &Direct,
    mask: u32,
) {
    if !CHANGED {
        return blocks::<B, F, L, N, S, CHANGED>(state, direct, mask, 0);
    }
    // One by one, as the compiler makes no vectors of more.
    for block in 0..N {
        blocks::<B, F, L, 1, S, CHANGED>(state, direct, mask, block);
    }
}

/// Computes `N` blocks from one on.
#[inline(always)]
fn blocks<B: Blend, F: Function, const L: usize, const N: usize, const S: u8, const CHANGED: bool>(
    state: &mut State,
    direct: &Direct,
    mask: u32,
    first: usize,
) {
    let begin = |at: u32, size: usize| at + (first * L * size) as u32;
    let registers = &mut state.registers[..];
    let all = mask == direct.full;
    let held = if F::ASKS { direct.guard.holds(&state.predicates, direct.span) } else { u32::MAX };
    let changed = |k: usize, value: F::From| if CHANGED { value.modified(direct.sources[k].modifier) } else { value };
    let mut sources = [[[F::From::default(); L]; N]; SOURCES];
    for (k, blocks) in sources.iter_mut().enumerate() {
        if S >> k & 1 == 1 {
            let Some(value) = one::<F::From>(registers, &direct.sources[k]) else { return };
            *blocks = [[changed(k, value); L]; N];
        } else if k < F::SOURCES {
            let Some(bytes) =
                F::From::blocks::<L, N>(registers, begin(direct.sources[k].at, std::mem::size_of::<F::From>()))
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
    let Some(to) = F::To::blocks_mut::<L, N>(registers, begin(direct.dst, std::mem::size_of::<F::To>())) else {
        return;
    };
    for (block, to) in to.iter_mut().enumerate() {
        let (mask, held) = (mask >> ((first + block) * L), held >> ((first + block) * L));
        // All at once from a copy and to one, without branches: the compiler makes vectors of that, and of little else.
        let old = *to;
        let mut new = old;
        for i in 0..L {
            let source = [sources[0][block][i], sources[1][block][i], sources[2][block][i]];
            let result = F::of(direct.control, held >> i & 1 == 1, source);
            new[i] = F::onto(F::To::of(old[i]), result).bytes();
        }
        if L > 1 && !all {
            B::blend::<F::To, L>(direct, mask, &mut new, &old);
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
fn logic<const KIND: u8>(threads: &mut [Thread], direct: &Direct, all: bool) {
    for thread in threads {
        let mask = if all { direct.all } else { direct.channels(thread) };
        logic_of::<KIND>(&mut thread.state, direct, mask);
    }
}

/// The same in one thread.
#[inline(always)]
fn logic_of<const KIND: u8>(state: &mut State, direct: &Direct, mask: u32) {
    let source = |k: usize| {
        let Operand { at, modifier, .. } = direct.sources[k];
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
    if let Some(bits) = state.predicates.get_mut(direct.dst as usize) {
        let mask = mask << direct.span.first;
        *bits = *bits & !mask | result & mask;
    }
}

const AND: u8 = 0;
const OR: u8 = 1;
const XOR: u8 = 2;
const NOT: u8 = 3;
const COPY: u8 = 4;

macro_rules! asks {
    () => {
        false
    };
    ($held:ident) => {
        true
    };
}

macro_rules! functions {
    ($(
        $name:ident: $from:ty => $to:ty, $sources:literal, |$($control:ident $held:ident,)? [$a:tt, $b:tt, $c:tt]| $value:expr
        $(, onto |$old:ident, $new:ident| $both:expr)?;
    )*) => {
        $(
            struct $name;

            impl Function for $name {
                type From = $from;
                type To = $to;
                const SOURCES: usize = $sources;
                const ASKS: bool = asks!($($held)?);

                #[inline(always)]
                fn of(_control: u8, _held: bool, [$a, $b, $c]: [$from; SOURCES]) -> $to {
                    $(let ($control, $held) = (_control, _held);)?
                    $value
                }

                $(
                    #[inline(always)]
                    fn onto($old: $to, $new: $to) -> $to {
                        $both
                    }
                )?
            }
        )*
    };
}

functions! {
    AddSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::add(&Hardware, a, b);
    MulSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::mul(&Hardware, a, b);
    MadSingle: f32 => f32, 3, |[a, b, c]| FloatLanes::mad(&Fused, a, b, c);
    DivSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::div(&Hardware, a, b);
    InvSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::inv(&Hardware, a);
    SqrtSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::sqrt(&Hardware, a);
    RsqrtSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rsqrt(&Hardware, a);
    FractionSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::frc(&Hardware, a);
    DownSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rndd(&Hardware, a);
    UpSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rndu(&Hardware, a);
    EvenSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rnde(&Hardware, a);
    CutSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::rndz(&Hardware, a);
    MoveSingle: f32 => f32, 1, |[a, _, _]| FloatLanes::mov(&Hardware, DataType::F, a);
    SelectSingle: f32 => f32, 2, |_control held, [a, b, _]| FloatLanes::sel(&Hardware, held, a, b);
    MinSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxSingle: f32 => f32, 2, |[a, b, _]| FloatLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    AddDouble: f64 => f64, 2, |[a, b, _]| FloatLanes::add(&Hardware, a, b);
    MulDouble: f64 => f64, 2, |[a, b, _]| FloatLanes::mul(&Hardware, a, b);
    MadDouble: f64 => f64, 3, |[a, b, c]| FloatLanes::mad(&Fused, a, b, c);
    AddSmall: i32 => i32, 2, |[a, b, _]| IntLanes::add(&Hardware, a, b);
    MulSmall: i32 => i32, 2, |[a, b, _]| IntLanes::mul(&Hardware, a, b);
    MadSmall: i32 => i32, 3, |[a, b, c]| IntLanes::mad(&Hardware, a, b, c);
    Add3Small: i32 => i32, 3, |[a, b, c]| IntLanes::add3(&Hardware, a, b, c);
    AndSmall: i32 => i32, 2, |[a, b, _]| IntLanes::and(&Hardware, a, b);
    OrSmall: i32 => i32, 2, |[a, b, _]| IntLanes::or(&Hardware, a, b);
    XorSmall: i32 => i32, 2, |[a, b, _]| IntLanes::xor(&Hardware, a, b);
    NotSmall: i32 => i32, 1, |[a, _, _]| IntLanes::not(&Hardware, a);
    ShlSmall: i32 => i32, 2, |[a, b, _]| IntLanes::shl(&Hardware, DataType::D, DataType::D, a, b);
    AsrSmall: i32 => i32, 2, |[a, b, _]| IntLanes::asr(&Hardware, DataType::D, DataType::D, a, b);
    ShrUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::shr(&Hardware, DataType::Ud, DataType::Ud, a, b);
    BooleanSmall: i32 => i32, 3, |control _held, [a, b, c]| IntLanes::bfn(&Hardware, control, DataType::D, a, b, c);
    HighSmall: i32 => i32, 2, |[a, b, _]| IntLanes::mulh(&Hardware, i64::from(a), i64::from(b)) as i32;
    HighUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::mulh(&Hardware, i64::from(a), i64::from(b)) as u32;
    SelectSmall: i32 => i32, 2, |_control held, [a, b, _]| IntLanes::sel(&Hardware, held, a, b);
    MinSmall: i32 => i32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxSmall: i32 => i32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    MinUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Min, a, b);
    MaxUnsigned: u32 => u32, 2, |[a, b, _]| IntLanes::min_max(&Hardware, MinMaxOp::Max, a, b);
    MoveSmall: i32 => i32, 1, |[a, _, _]| IntLanes::mov(&Hardware, DataType::D, a);
    AddLong: i64 => i64, 2, |[a, b, _]| IntLanes::add(&Hardware, a, b);
    MulLong: i64 => i64, 2, |[a, b, _]| IntLanes::mul(&Hardware, a, b);
    AndLong: i64 => i64, 2, |[a, b, _]| IntLanes::and(&Hardware, a, b);
    OrLong: i64 => i64, 2, |[a, b, _]| IntLanes::or(&Hardware, a, b);
    ShlLong: i64 => i64, 2, |[a, b, _]| IntLanes::shl(&Hardware, DataType::Q, DataType::Q, a, b);
    MoveLong: i64 => i64, 1, |[a, _, _]| IntLanes::mov(&Hardware, DataType::Q, a);
    // Copies that convert.
    ByteToSmall: u8 => i32, 1, |[a, _, _]| i32::from(a);
    SignedByteToSmall: i8 => i32, 1, |[a, _, _]| i32::from(a);
    WordToSmall: u16 => i32, 1, |[a, _, _]| i32::from(a);
    SignedWordToSmall: i16 => i32, 1, |[a, _, _]| i32::from(a);
    SmallToLong: i32 => i64, 1, |[a, _, _]| i64::from(a);
    UnsignedToLong: u32 => i64, 1, |[a, _, _]| i64::from(a);
    LongToSmall: i64 => i32, 1, |[a, _, _]| a as i32;
    SmallToWord: i32 => u16, 1, |[a, _, _]| a as u16;
    SmallToByte: i32 => u8, 1, |[a, _, _]| a as u8;
    WordToWord: u16 => u16, 1, |[a, _, _]| a;
    ByteToByte: u8 => u8, 1, |[a, _, _]| a;
    WordToByte: u16 => u8, 1, |[a, _, _]| a as u8;
    ByteToWord: u8 => u16, 1, |[a, _, _]| u16::from(a);
    SignedByteToWord: i8 => i16, 1, |[a, _, _]| i16::from(a);
    WordToLong: u16 => i64, 1, |[a, _, _]| i64::from(a);
    SmallToSingle: i32 => f32, 1, |[a, _, _]| a as f32;
    UnsignedToSingle: u32 => f32, 1, |[a, _, _]| a as f32;
    SingleToSmall: f32 => i32, 1, |[a, _, _]| a as i32;
    SingleToUnsigned: f32 => u32, 1, |[a, _, _]| a as u32;
    // The low part of each element of four bytes, where a region steps over the rest.
    LowByte: u32 => i32, 1, |[a, _, _]| i32::from(a as u8);
    LowSignedByte: u32 => i32, 1, |[a, _, _]| i32::from(a as i8);
    LowWord: u32 => i32, 1, |[a, _, _]| i32::from(a as u16);
    LowSignedWord: u32 => i32, 1, |[a, _, _]| i32::from(a as i16);
    // Into the low part of each element, where the region of the destination steps over the rest.
    IntoLow: u32 => u64, 1, |[a, _, _]| u64::from(a), onto |old, new| old & !u64::from(u32::MAX) | new;
}

/// What a function is picked by.
struct Shape {
    kind: LaneKind,
    class: Class,
    /// The types of the first source and of the destination, of copies from registers.
    copy: Option<(DataType, DataType, Steps)>,
    /// The type of a comparison of integers of fewer bits.
    narrow: Option<DataType>,
    /// A bit for each source that is the same for all channels.
    splat: u8,
    /// Sources have modifiers.
    changed: bool,
    /// How many channels there are.
    n: usize,
    control: u8,
    /// Bytes of the elements, if they are fewer than those of the class.
    width: u8,
    /// The first source has a sign.
    signed: bool,
}

/// How the elements of a copy lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steps {
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
                    _direct: &Direct, mask: u32, new: &mut [E::Bytes; L], old: &[E::Bytes; L],
                ) {
                    // Functions are picked by the level that is there.
                    $(if let Some(simd) = _direct.level.$level() {
                        return E::blend(simd, mask, new, old);
                    })?
                    each_off(mask, new, old);
                }
            }

            $(#[$feature])*
            fn compute<F: Function, const L: usize, const N: usize, const S: u8, const C: bool>(
                threads: &mut [Thread], direct: &Direct, all: bool,
            ) {
                if !all {
                    return partly::<F, L, N, S, C>(threads, direct);
                }
                for thread in threads {
                    super::compute::<Level, F, L, N, S, C>(&mut thread.state, direct, direct.full);
                }
            }

            /// The same where some channels are off. Apart, so that the other has room for all that it knows in registers.
            $(#[$feature])*
            #[inline(never)]
            fn partly<F: Function, const L: usize, const N: usize, const S: u8, const C: bool>(
                threads: &mut [Thread], direct: &Direct,
            ) {
                for thread in threads {
                    let mask = direct.channels(thread);
                    if mask != 0 {
                        super::compute::<Level, F, L, N, S, C>(&mut thread.state, direct, mask);
                    }
                }
            }

            $(#[$feature])*
            fn ask<Q: Asked, const L: usize, const S: u8>(threads: &mut [Thread], direct: &Direct, all: bool) {
                for thread in threads {
                    let mask = if all { direct.all } else { direct.channels(thread) };
                    compare::ask::<Q, L, S>($(direct.level.$level(),)? &mut thread.state, direct, mask);
                }
            }

            $(#[$feature])*
            pub(super) fn one_source<F: Function, const L: usize, const N: usize>(shape: &Shape) -> Option<Run> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => compute::<F, L, N, 0, false>,
                    (1, false) => compute::<F, L, N, 1, false>,
                    (0, true) => compute::<F, L, N, 0, true>,
                    _ => return None,
                })
            }

            $(#[$feature])*
            pub(super) fn two_sources<F: Function, const L: usize, const N: usize>(shape: &Shape) -> Option<Run> {
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
            pub(super) fn two_plain<F: Function, const L: usize, const N: usize>(shape: &Shape) -> Option<Run> {
                Some(match (shape.splat, shape.changed) {
                    (0, false) => compute::<F, L, N, 0, false>,
                    (1, false) => compute::<F, L, N, 1, false>,
                    (2, false) => compute::<F, L, N, 2, false>,
                    (3, false) => compute::<F, L, N, 3, false>,
                    _ => return None,
                })
            }

            $(#[$feature])*
            pub(super) fn three_sources<F: Function, const L: usize, const N: usize>(shape: &Shape) -> Option<Run> {
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
            pub(super) fn question<Q: Asked, const L: usize, const N: usize>(shape: &Shape) -> Option<Run> {
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
            pub(super) fn pick(shape: &Shape) -> Option<(Run, usize)> {
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
                    (Class::Single, LaneKind::Frc) => lanes!(one_source, FractionSingle, 16),
                    (Class::Single, LaneKind::Rndd) => lanes!(one_source, DownSingle, 16),
                    (Class::Single, LaneKind::Rndu) => lanes!(one_source, UpSingle, 16),
                    (Class::Single, LaneKind::Rnde) => lanes!(one_source, EvenSingle, 16),
                    (Class::Single, LaneKind::Rndz) => lanes!(one_source, CutSingle, 16),
                    (Class::Small, LaneKind::Mov) => lanes!(one_source, MoveSmall, 16),
                    (Class::Long, LaneKind::Mov) => lanes!(one_source, MoveLong, 8),
                    (Class::Long, LaneKind::Bfn) if shape.width == 4 => lanes!(three_sources, BooleanSmall, 16),
                    (Class::Long, LaneKind::Mulh) if shape.width == 4 && shape.signed => {
                        lanes!(two_plain, HighSmall, 16)
                    }
                    (Class::Long, LaneKind::Mulh) if shape.width == 4 => lanes!(two_plain, HighUnsigned, 16),
                    (Class::Single, LaneKind::Add) => lanes!(two_sources, AddSingle, 16),
                    (Class::Single, LaneKind::Mul) => lanes!(two_sources, MulSingle, 16),
                    (Class::Single, LaneKind::Mad) if $fused => lanes!(three_sources, MadSingle, 16),
                    (Class::Single, LaneKind::Div) => lanes!(two_plain, DivSingle, 16),
                    (Class::Single, LaneKind::Inv) => lanes!(one_source, InvSingle, 16),
                    (Class::Single, LaneKind::Sqrt) => lanes!(one_source, SqrtSingle, 16),
                    (Class::Single, LaneKind::Rsqrt) => lanes!(one_source, RsqrtSingle, 16),
                    (Class::Single, LaneKind::Mov) => lanes!(one_source, MoveSingle, 16),
                    (Class::Single, LaneKind::Sel) => lanes!(two_plain, SelectSingle, 16),
                    (Class::Single, LaneKind::MinMax) => match MinMaxOp::from_bits(shape.control) {
                        Some(MinMaxOp::Min) => lanes!(two_plain, MinSingle, 16),
                        Some(MinMaxOp::Max) => lanes!(two_plain, MaxSingle, 16),
                        _ => None,
                    },
                    (Class::Single, LaneKind::Cmp) => order!(Floating, f32, 16),
                    (Class::Double, LaneKind::Add) => lanes!(two_sources, AddDouble, 8),
                    (Class::Double, LaneKind::Mul) => lanes!(two_sources, MulDouble, 8),
                    (Class::Double, LaneKind::Mad) if $fused => lanes!(three_sources, MadDouble, 8),
                    (Class::Small, LaneKind::Add) => lanes!(two_sources, AddSmall, 16),
                    (Class::Small, LaneKind::Mul) => lanes!(two_plain, MulSmall, 16),
                    (Class::Small, LaneKind::Mad) => lanes!(three_sources, MadSmall, 16),
                    (Class::Small, LaneKind::Add3) => lanes!(three_sources, Add3Small, 16),
                    (Class::Small, LaneKind::And) => lanes!(two_plain, AndSmall, 16),
                    (Class::Small, LaneKind::Or) => lanes!(two_plain, OrSmall, 16),
                    (Class::Small, LaneKind::Xor) => lanes!(two_plain, XorSmall, 16),
                    (Class::Small, LaneKind::Not) => lanes!(one_source, NotSmall, 16),
                    (Class::Small, LaneKind::Shl) => lanes!(two_plain, ShlSmall, 16),
                    (Class::Small, LaneKind::Asr) => lanes!(two_plain, AsrSmall, 16),
                    (Class::Unsigned, LaneKind::Shr) => lanes!(two_plain, ShrUnsigned, 16),
                    (Class::Small, LaneKind::Sel) => lanes!(two_sources, SelectSmall, 16),
                    (Class::Small, LaneKind::MinMax) => match MinMaxOp::from_bits(shape.control) {
                        Some(MinMaxOp::Min) => lanes!(two_plain, MinSmall, 16),
                        Some(MinMaxOp::Max) => lanes!(two_plain, MaxSmall, 16),
                        _ => None,
                    },
                    (Class::Unsigned, LaneKind::MinMax) => match MinMaxOp::from_bits(shape.control) {
                        Some(MinMaxOp::Min) => lanes!(two_plain, MinUnsigned, 16),
                        Some(MinMaxOp::Max) => lanes!(two_plain, MaxUnsigned, 16),
                        _ => None,
                    },
                    (Class::Small, LaneKind::Cmp) => order!(Ordered, i32, 16),
                    (Class::Unsigned, LaneKind::Cmp) => order!(Ordered, u32, 16),
                    (Class::Long, LaneKind::Cmp) => order!(Ordered, i64, 8),
                    (Class::Double, LaneKind::Cmp) => order!(Floating, f64, 8),
                    (Class::Long, LaneKind::Add) => lanes!(two_plain, AddLong, 8),
                    (Class::Long, LaneKind::Mul) => lanes!(two_plain, MulLong, 8),
                    (Class::Long, LaneKind::And) => lanes!(two_plain, AndLong, 8),
                    (Class::Long, LaneKind::Or) => lanes!(two_plain, OrLong, 8),
                    (Class::Long, LaneKind::Shl) => lanes!(two_plain, ShlLong, 8),
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
fn pick(shape: &Shape) -> Option<(Run, usize)> {
    fearless_simd::kernel!(
        fn with_avx512(token: Avx512, shape: &Shape) -> Option<(Run, usize)> {
            avx512::pick(shape)
        }
    );
    fearless_simd::kernel!(
        fn with_avx2(token: Avx2, shape: &Shape) -> Option<(Run, usize)> {
            avx2::pick(shape)
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
fn pick(shape: &Shape) -> Option<(Run, usize)> {
    any::pick(shape)
}

impl Direct {
    /// The function of an instruction, if it has one.
    ///
    /// `control`: where the control register begins.
    pub(crate) fn new(op: &LaneOp, control: u32) -> Option<Self> {
        if op.second.is_some() || op.sets_flag || op.dst.saturate || op.sources.len() > SOURCES {
            return None;
        }
        if op.class == Class::Predicate {
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
        let narrow = op.answers && op.class == Class::Small && size_of(first.data_type) < 4;
        let mut shape = Shape {
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
        let thirty_two = matches!(op.kind, LaneKind::Bfn | LaneKind::Mulh) && op.class == Class::Long;
        let class = match thirty_two {
            true if shape.signed => Class::Small,
            true => Class::Unsigned,
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
        let mut sources = [Operand::NONE; SOURCES];
        // Where each source that is not the same for all channels begins, and how far its elements lie apart.
        let mut places = [None; SOURCES];
        for (k, source) in op.sources.iter().enumerate() {
            match &source.from {
                Origin::Constant(bytes, Place::One(0)) => {
                    let value = constant(class, source, bytes)?;
                    if op.kind == LaneKind::Mulh && source.data_type != first.data_type {
                        return None;
                    }
                    if narrow && !stays(value, first.data_type) {
                        return None;
                    }
                    sources[k].constant = Some(value);
                    shape.splat |= 1 << k;
                }
                Origin::Registers(place) => {
                    let fit = match (copies, narrow, op.kind) {
                        (true, ..) => true,
                        (_, true, _) => source.data_type == first.data_type,
                        // The high half of a product hangs on the signs of both.
                        (.., LaneKind::Mulh) => source.data_type == first.data_type && size_of(first.data_type) == 4,
                        _ => fits(class, source.data_type),
                    };
                    if !fit {
                        return None;
                    }
                    sources[k].modifier = source.modifier;
                    shape.changed |= source.modifier != Modifier::NoModifier;
                    let step = match place {
                        Place::Each(offsets) if copies => even(&offsets[..n])?,
                        Place::Each(_) => return None,
                        Place::Run(_) | Place::One(_) => size_of(source.data_type),
                    };
                    let at = match place {
                        Place::Run(at) | Place::One(at) => *at,
                        Place::Each(offsets) => offsets[0],
                    };
                    sources[k].at = at;
                    match place {
                        Place::One(_) if n > 1 => shape.splat |= 1 << k,
                        _ => places[k] = Some((at, step)),
                    }
                }
                _ => return None,
            }
        }
        if thirty_two {
            shape.width = 4;
        }
        let (run, lanes) = pick(&shape)?;
        let blocks = n.div_ceil(lanes);
        // A block is written before the next one is read.
        let all = n as u32;
        let clash = |(at, step): (u32, u32)| {
            let apart = end <= at || at + all * step <= dst;
            !(apart || at == dst && step == dst_step)
        };
        if blocks > 1 && dst_step > 0 && places.into_iter().flatten().any(clash) {
            return None;
        }
        let (care, want) = dependence(op);
        Some(Self {
            run,
            span: op.span,
            all: op.span.mask(),
            full: u32::MAX >> (32 - (lanes * blocks).clamp(1, 32)),
            ignore: if op.span.all { u32::MAX } else { 0 },
            guard: op.guard,
            enables: op.guard.id != 0 && op.guarded,
            writes_control: dst_step > 0 && dst < control + CONTROL && end > control,
            care,
            want,
            control: shape.control,
            level: Level::new(),
            dst,
            sources,
        })
    }

    /// Logic on predicates.
    fn logic(op: &LaneOp) -> Option<Self> {
        let To::Predicate(dst) = op.dst.to else { return None };
        let mut sources = [Operand::NONE; SOURCES];
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
            care: 0,
            want: 0,
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
fn fits(class: Class, data_type: DataType) -> bool {
    match class {
        Class::Small | Class::Unsigned => i32::is(data_type),
        Class::Long => i64::is(data_type),
        Class::Single => f32::is(data_type),
        Class::Double => f64::is(data_type),
        Class::Wide | Class::Narrowed | Class::Bits | Class::Predicate => false,
    }
}

/// A constant as lanes of a class have it.
fn constant(class: Class, source: &Source, bytes: &[u8]) -> Option<[u8; 8]> {
    fn value<V: Value>(source: &Source, bytes: &[u8]) -> [u8; 8] {
        let mut value = [0; 8];
        let [first, ..] = constant_lanes::<V>(source, bytes, &Place::One(0));
        value[..first.as_ref().len()].copy_from_slice(first.as_ref());
        value
    }
    Some(match class {
        Class::Small => value::<i32>(source, bytes),
        Class::Unsigned => value::<u32>(source, bytes),
        Class::Long => value::<i64>(source, bytes),
        Class::Single => value::<f32>(source, bytes),
        Class::Double => value::<f64>(source, bytes),
        Class::Wide | Class::Narrowed | Class::Bits | Class::Predicate => return None,
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
    floats.fold((0, 0), |(care, want), t| {
        let kept = kept(t);
        (care | kept | ROUNDING, want | kept)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exec::fixture::with_kernel;
    use crate::exec::group::Group;
    use crate::exec::program::Op;
    use crate::exec::thread::{Core, Thread};
    use crate::exec::value::Scratch;

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
        with_kernel(&text, 32, |program, bound| {
            let routine = &program.routines[0];
            let mut group = Group::new(1, 0, 0);
            let mut scratch = Box::<Scratch>::default();
            let mut numbers = Numbers(1);
            let (mut direct_ones, mut all) = (0, 0);
            for op in &routine.code {
                let Op::Lane(lane) = op else { continue };
                all += 1;
                let Some(direct) = Direct::new(lane, program.predefined.cr0) else { continue };
                direct_ones += 1;
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
                    assert!(direct.run(std::slice::from_mut(&mut thread), mask, 0x4c0));
                    let mut core = Core::new(program, bound, &mut group, &mut other, &mut scratch, Level::new());
                    core.lane(lane).expect("it runs");
                    assert_eq!(thread.state.predicates, other.state.predicates, "{lane:?} with {mask:#x}");
                    if thread.state.registers[..] != other.state.registers[..] {
                        let differs = (0..).find(|i| thread.state.registers[*i] != other.state.registers[*i]);
                        panic!("byte {differs:?} differs: {lane:?} with {mask:#x}");
                    }
                }
            }
            assert!(direct_ones > 900, "only {direct_ones} of {all} have functions");
        });
    }
}
