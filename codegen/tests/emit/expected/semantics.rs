// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! What instructions do: the traits that give them a meaning, and the loops that run lane functions.
//!
//! The specification says of each instruction whether it works element by element ([`Shape::Lane`]) or as a whole. Of the first
//! kind a meaning is a pure function of one element; what lies around it (masks, regions, modifiers, conversions) is the same for
//! all of them. No method has a body: when the specification brings a new instruction, the compiler names what is missing.

#![allow(clippy::too_many_arguments)]

use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::instructions::*;
use crate::operands::VecOperand;
use crate::types::DataType;

/// The most channels that an instruction has.
pub const MAX_LANES: usize = 32;

/// The most sources that a lane function takes.
pub const MAX_SOURCES: usize = 4;

/// How an instruction executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Shape {
    /// Element by element: its meaning is a function of one channel.
    Lane,
    /// As a whole.
    Instruction,
    /// Not at all.
    Marker,
}

impl InstKind {
    /// How it executes, as the specification says.
    pub const fn shape(self) -> Shape {
        match self {
            Self::Add => Shape::Lane,
            _ => Shape::Instruction,
        }
    }
}

/// What element-wise instructions do with integers; one method for each that takes them.
///
/// `V` is the type that they are computed in. Where [`LaneKind::wraps`] says so, the low bits of a result follow from the low bits
/// of the sources, and a type as wide as the widest operand will do; otherwise it must hold every value of every source and result.
pub trait IntLanes<V> {
    /// `ADD`: addition. `specs/instructions/ADD.md:16`
    fn add(&self, src0: V, src1: V) -> V;
}

/// What element-wise instructions do with floating-point numbers; one method for each that takes them. `V` is the type that they are
/// computed in.
pub trait FloatLanes<V> {
    /// `ADD`: addition. `specs/instructions/ADD.md:16`
    fn add(&self, src0: V, src1: V) -> V;
}

/// What element-wise instructions do whose operands are encodings rather than numbers. Values are bits, zero-extended.
pub trait BitLanes {
}

/// What instructions do that work as a whole: memory, control flow, synchronisation and the like.
pub trait InstructionSemantics {
    /// What a method tells its caller.
    type Output;
    /// Why an instruction could not be done.
    type Error;
    /// `LOAD`: load. `specs/instructions/LOAD.md:28`
    fn load_plain(&mut self, inst: &LoadPlain<'_>) -> Result<Self::Output, Self::Error>;
    /// `LOAD`: load. `specs/instructions/LOAD.md:28`
    fn load_scaled(&mut self, inst: &LoadScaled<'_>) -> Result<Self::Output, Self::Error>;
    /// `SVM_READ`: read of shared memory. `specs/instructions/SVM_READ.md:17`
    fn svm_read(&mut self, inst: &SvmRead) -> Result<Self::Output, Self::Error>;
}

/// Gives an instruction that works as a whole to its method. `None`: it is of another shape.
pub fn execute<S: InstructionSemantics + ?Sized>(s: &mut S, inst: &Inst<'_>) -> Option<Result<S::Output, S::Error>> {
    Some(match inst {
        Inst::LoadPlain(inst) => s.load_plain(inst),
        Inst::LoadScaled(inst) => s.load_scaled(inst),
        Inst::SvmRead(inst) => s.svm_read(inst),
        _ => return None,
    })
}

/// An instruction that works element by element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LaneKind {
    /// `ADD`.
    Add,
}

impl LaneKind {
    /// The same among all instructions.
    pub const fn kind(self) -> InstKind {
        match self {
            Self::Add => InstKind::Add,
        }
    }

    /// Whether the low bits of its result follow from the low bits of its sources.
    pub const fn wraps(self) -> bool {
        matches!(self, Self::Add)
    }

    /// Whether its result is an answer, true or false.
    pub const fn answers(self) -> bool {
        matches!(self, _ if false)
    }

    /// Whether the predicate is an operand, and enables no channels.
    pub const fn selects(self) -> bool {
        matches!(self, _ if false)
    }

    /// Whether its operands are encodings, see [`BitLanes`].
    pub const fn encodes(self) -> bool {
        matches!(self, _ if false)
    }

    /// Whether it takes integers.
    pub const fn takes_integers(self) -> bool {
        matches!(self, Self::Add)
    }

    /// Whether it takes floating-point numbers.
    pub const fn takes_floats(self) -> bool {
        matches!(self, Self::Add)
    }

    /// Whether a second result goes to an operand of its own.
    pub const fn has_second(self) -> bool {
        matches!(self, _ if false)
    }

    /// Whether it writes the predicate that it names.
    pub const fn sets_flag(self) -> bool {
        matches!(self, _ if false)
    }
}

/// An instruction that works element by element, with its operands in a common form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaneInst {
    /// Which one.
    pub kind: LaneKind,
    /// Its channels.
    pub exec_size: ExecControl,
    /// Its predicate; none where it has no such field.
    pub pred: Predicate,
    /// Where the result goes.
    pub dst: VecOperand,
    /// Where a second result goes.
    pub second: Option<VecOperand>,
    /// The sources; only the first `count` mean something.
    pub sources: [VecOperand; MAX_SOURCES],
    /// Number of sources.
    pub count: u8,
    /// Bits of the field that chooses among its functions; 0 where there is none.
    pub control: u8,
}

impl LaneInst {
    /// The common form of an instruction. `None`: it does not work element by element.
    pub fn of(inst: &Inst<'_>) -> Option<Self> {
        let none = VecOperand::default();
        Some(match inst {
            Inst::Add(i) => Self { kind: LaneKind::Add, exec_size: i.exec_size, pred: Predicate(0), dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
            _ => return None,
        })
    }
}

/// What is the same for all channels of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct LaneContext {
    /// Bits of the field that chooses among functions, see [`LaneInst::control`].
    pub control: u8,
    /// Type of the destination.
    pub dst_type: DataType,
    /// Types of the sources.
    pub types: [DataType; MAX_SOURCES],
    /// The predicate, a bit for each channel, where it is an operand.
    pub selected: u32,
    /// Whether the destination saturates.
    pub saturates: bool,
}

/// Results that are no elements of the destination.
#[derive(Clone, Copy, Debug)]
pub struct LaneResults<V> {
    /// Answers, a bit for each channel.
    pub truth: u32,
    /// Second results that are bits.
    pub flags: u32,
    /// Second results that are numbers.
    pub second: [V; MAX_LANES],
}

/// Runs a function of [`IntLanes`] in `N` channels, on what `read` makes of what the sources hold. False: it has no such function.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_int<V: Copy, R: Copy, S: IntLanes<V> + ?Sized, const N: usize>(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> V + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [V; N],
    more: &mut LaneResults<V>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        LaneKind::Add => { for i in 0..N { dst[i] = s.add(read(a[i]), read(b[i])); } }
        #[allow(unreachable_patterns)]
        _ => return false,
    }
    true
}

/// Runs a function of [`FloatLanes`] in `N` channels, on what `read` makes of what the sources hold. False: it has no such function.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_float<V: Copy, R: Copy, S: FloatLanes<V> + ?Sized, const N: usize>(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> V + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [V; N],
    more: &mut LaneResults<V>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        LaneKind::Add => { for i in 0..N { dst[i] = s.add(read(a[i]), read(b[i])); } }
        #[allow(unreachable_patterns)]
        _ => return false,
    }
    true
}

/// Runs a function of [`BitLanes`] in `N` channels, on what `read` makes of what the sources hold. False: it has no such function.
#[allow(unused_variables)]
#[inline(always)]
pub fn run_bit<R: Copy, S: BitLanes + ?Sized, const N: usize>(
    s: &S,
    kind: LaneKind,
    c: &LaneContext,
    read: impl Fn(R) -> u64 + Copy,
    src: [&[R; N]; MAX_SOURCES],
    dst: &mut [u64; N],
    more: &mut LaneResults<u64>,
) -> bool {
    const { assert!(N <= MAX_LANES) };
    let [a, b, d, e] = src;
    match kind {
        #[allow(unreachable_patterns)]
        _ => return false,
    }
    true
}

/// Calls the macro `$callback` with a row `method Struct Kind` for each method of [`InstructionSemantics`], for who gives all of
/// them one body.
#[macro_export]
macro_rules! for_each_instruction_method {
    ($callback:ident) => {
        $callback! {
            load_plain LoadPlain Load,
            load_scaled LoadScaled Load,
            svm_read SvmRead SvmRead,
        }
    };
}

/// Calls the macro `$callback` with a row `trait fn method(parameter: Type, ...) -> Type;` for each method of [`IntLanes`]
/// (`int`), [`FloatLanes`] (`float`) and [`BitLanes`] (`bits`), for who gives all of them one body. `V` is the type that lanes are
/// computed in.
#[macro_export]
macro_rules! for_each_lane_method {
    ($callback:ident) => {
        $callback! {
            int fn add(src0: V, src1: V) -> V;
            float fn add(src0: V, src1: V) -> V;
        }
    };
}
