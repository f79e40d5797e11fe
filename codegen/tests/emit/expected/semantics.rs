// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The semantics of instructions: traits that give instructions a meaning, and the loops that run
//! lane functions.
//!
//! The specification states for each instruction whether it executes element by element
//! ([`ExecutionKind::Lane`]) or as a whole. The meaning of an element-wise instruction is a pure
//! function of one element. Masks, regions, modifiers and conversions are the same for all
//! element-wise instructions, and not part of the function. No method has a default body, so the
//! compiler reports the missing methods when the specification gains an instruction.
#![allow(clippy::too_many_arguments)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::instructions::*;
use crate::operands::VecOperand;
use crate::types::DataType;
/// Maximum number of channels of an instruction.
pub const MAX_LANES: usize = 32;
/// Maximum number of sources of a lane function.
pub const MAX_SOURCES: usize = 4;
/// The way in which an instruction executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ExecutionKind {
    /// Element by element: the meaning is a function of one channel.
    Lane,
    /// As a whole, for example a message to memory or a branch.
    Instruction,
    /// Not executed: the instruction marks a position, for example of a label.
    Marker,
}

impl InstKind {
    /// Returns the way in which the instruction executes.
    pub const fn execution_kind(self) -> ExecutionKind {
        match self {
            Self::Add => ExecutionKind::Lane,
            _ => ExecutionKind::Instruction,
        }
    }
}

/// The semantics of element-wise instructions on integers, with one method for each instruction
/// that takes integers.
///
/// `V` is the type of the computation. For an instruction with [`LaneKind::wraps`], the low bits of
/// the result depend on the low bits of the sources only, so `V` can be as wide as the widest
/// operand. For any other instruction, `V` must hold every value of every source and result.
pub trait IntLanes<V> {
    /// `ADD`: addition. `specs/instructions/ADD.md:16`
    fn add(&self, src0: V, src1: V) -> V;
}

/// The semantics of element-wise instructions on floating-point numbers, with one method for each
/// instruction that takes them.
///
/// `V` is the type of the computation.
pub trait FloatLanes<V> {
    /// `ADD`: addition. `specs/instructions/ADD.md:16`
    fn add(&self, src0: V, src1: V) -> V;
}

/// The semantics of element-wise instructions whose operands are encodings of numbers, such as
/// conversions from and to bf8.
///
/// Values are the bits of the encodings, zero-extended.
pub trait BitLanes {}
/// The semantics of instructions that execute as a whole: memory accesses, control flow and others.
pub trait InstructionSemantics {
    /// The result of an instruction for the caller.
    type Output;
    /// The reason why an instruction failed.
    type Error;
    /// `LOAD`: load. `specs/instructions/LOAD.md:28`
    fn load_plain(&mut self, inst: &LoadPlain<'_>) -> Result<Self::Output, Self::Error>;
    /// `LOAD`: load. `specs/instructions/LOAD.md:28`
    fn load_scaled(
        &mut self,
        inst: &LoadScaled<'_>,
    ) -> Result<Self::Output, Self::Error>;
    /// `SVM_READ`: read of shared memory. `specs/instructions/SVM_READ.md:17`
    fn svm_read(&mut self, inst: &SvmRead) -> Result<Self::Output, Self::Error>;
}

/// Calls the method for an instruction that executes as a whole. Returns `None` for an instruction of another kind of execution.
pub fn execute<S: InstructionSemantics + ?Sized>(
    s: &mut S,
    inst: &Inst<'_>,
) -> Option<Result<S::Output, S::Error>> {
    Some(
        match inst {
            Inst::LoadPlain(inst) => s.load_plain(inst),
            Inst::LoadScaled(inst) => s.load_scaled(inst),
            Inst::SvmRead(inst) => s.svm_read(inst),
            _ => return None,
        },
    )
}

/// An instruction that executes element by element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LaneKind {
    /// `ADD`.
    Add,
}

impl LaneKind {
    /// Returns the instruction as an [`InstKind`].
    pub const fn kind(self) -> InstKind {
        match self {
            Self::Add => InstKind::Add,
        }
    }

    /// Returns whether the low bits of the result depend on the low bits of the sources only.
    pub const fn wraps(self) -> bool {
        matches!(self, Self::Add)
    }

    /// Returns whether the result is a truth value.
    pub const fn answers(self) -> bool {
        matches!(self, _ if false)
    }

    /// Returns whether the predicate is an operand rather than a mask of enabled channels.
    pub const fn selects(self) -> bool {
        matches!(self, _ if false)
    }

    /// Returns whether the operands are encodings, see [`BitLanes`].
    pub const fn encodes(self) -> bool {
        matches!(self, _ if false)
    }

    /// Returns whether the instruction takes integers.
    pub const fn takes_integers(self) -> bool {
        matches!(self, Self::Add)
    }

    /// Returns whether the instruction takes floating-point numbers.
    pub const fn takes_floats(self) -> bool {
        matches!(self, Self::Add)
    }

    /// Returns whether the instruction has a second destination.
    pub const fn has_second(self) -> bool {
        matches!(self, _ if false)
    }

    /// Returns whether the instruction writes a predicate.
    pub const fn sets_flag(self) -> bool {
        matches!(self, _ if false)
    }
}

/// An element-wise instruction in a form that is common to all element-wise instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaneInst {
    /// The instruction.
    pub kind: LaneKind,
    /// Number of channels, and execution mask.
    pub exec_size: ExecControl,
    /// The predicate; `Predicate(0)` for an instruction without that field.
    pub pred: Predicate,
    /// The destination.
    pub dst: VecOperand,
    /// The second destination.
    pub second: Option<VecOperand>,
    /// The sources. Elements from `count` on are null operands.
    pub sources: [VecOperand; MAX_SOURCES],
    /// Number of sources.
    pub count: u8,
    /// Bits of the field that selects one of several functions, for example a relation. 0 without
    /// such a field.
    pub control: u8,
}

impl LaneInst {
    /// Returns the common form of an instruction; `None` for an instruction that does not execute
    /// element by element.
    pub fn of(inst: &Inst<'_>) -> Option<Self> {
        let none = VecOperand::default();
        Some(
            match inst {
                Inst::Add(i) => Self { kind: LaneKind::Add, exec_size: i.exec_size, pred: Predicate(0), dst: i.dst, second: None, sources: [i.src0, i.src1, none, none], count: 2, control: 0 },
                _ => return None,
            },
        )
    }
}

/// The arguments of a lane function that are the same for all channels.
#[derive(Clone, Copy, Debug)]
pub struct LaneContext {
    /// Bits of the field that selects one of several functions, see [`LaneInst::control`].
    pub control: u8,
    /// Type of the destination.
    pub dst_type: DataType,
    /// Types of the sources.
    pub types: [DataType; MAX_SOURCES],
    /// The predicate of an instruction with [`LaneKind::selects`]: bit `n` is channel `n`.
    pub selected: u32,
    /// Whether the destination saturates.
    pub saturates: bool,
}

impl LaneContext {
    /// Returns whether the predicate is set for a channel.
    const fn is_selected(&self, channel: usize) -> bool {
        self.selected >> channel & 1 == 1
    }
}

/// The results of a lane function besides the elements of the destination.
#[derive(Clone, Copy, Debug)]
pub struct LaneResults<V> {
    /// Truth values: bit `n` is channel `n`.
    pub truth: u32,
    /// Second results that are bits of a predicate: bit `n` is channel `n`.
    pub flags: u32,
    /// Second results that are numbers, by channel.
    pub second: [V; MAX_LANES],
}

/// Runs a lane function of [`IntLanes`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the instruction has no function.
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

/// Runs a lane function of [`FloatLanes`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the instruction has no function.
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

/// Runs a lane function of [`BitLanes`] in `N` channels.
///
/// `read` converts an element of a source to a value. Returns false if the instruction has no function.
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

/// Calls the macro `$callback` with a row `method Struct Kind` for each method of
/// [`InstructionSemantics`]. A callback can implement the trait with the same body for all methods.
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

/// Calls the macro `$callback` with a row for each method of [`IntLanes`] (`int`), [`FloatLanes`]
/// (`float`) and [`BitLanes`] (`bits`).
///
/// A row is `trait fn method(parameter: Type, ...) -> Type;`. `V` is the type of the computation. A
/// callback can implement the traits with the same body for all methods.
#[macro_export]
macro_rules! for_each_lane_method {
    ($callback:ident) => {
        $callback! {
            int fn add(src0: V, src1: V) -> V;
            float fn add(src0: V, src1: V) -> V;
        }
    };
}
