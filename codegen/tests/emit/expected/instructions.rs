// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Instructions: one struct per format, and the enum [`Inst`] of all formats.
//!
//! ```
//! use openvisa_isa::{InstKind, Instructions, Version, WireError};
//!
//! /// Returns the number of instructions of a kind in some code.
//! fn count(code: &[u8], version: Version, kind: InstKind) -> Result<usize, WireError> {
//!     let mut count = 0;
//!     for inst in Instructions::new(code, version) {
//!         // A `match` on the instruction gives its members.
//!         count += usize::from(inst?.kind() == kind);
//!     }
//!     Ok(count)
//! }
//! ```
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::info::InstKind;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::List;
/// `ADD`: addition.
///
/// Adds.
///
/// `specs/instructions/ADD.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Add {
    /// Channels. `specs/instructions/ADD.md:23`
    pub exec_size: ExecControl,
    /// The sum. `specs/instructions/ADD.md:25`
    pub dst: VecOperand,
    /// First summand. `specs/instructions/ADD.md:27`
    pub src0: VecOperand,
    /// Second summand. `specs/instructions/ADD.md:29`
    pub src1: VecOperand,
}

/// `LOAD`: load.
///
/// Loads.
///
/// Where `Op` is `plain`.
///
/// `specs/instructions/LOAD.md:13`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadPlain<'a> {
    /// The operation. `specs/instructions/LOAD.md:35`
    pub op: LoadOp,
    /// What was read. `specs/instructions/LOAD.md:42`
    pub dst: RawOperand,
    /// The addresses. `specs/instructions/LOAD.md:46`
    pub num_list: List<'a, RawOperand>,
}

/// `LOAD`: load.
///
/// Loads.
///
/// Where `Op` is `scaled`.
///
/// `specs/instructions/LOAD.md:21`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadScaled<'a> {
    /// The operation. `specs/instructions/LOAD.md:35`
    pub op: LoadOp,
    /// Factor. `specs/instructions/LOAD.md:40`
    pub scale: u16,
    /// What was read. `specs/instructions/LOAD.md:42`
    pub dst: RawOperand,
    /// The addresses. `specs/instructions/LOAD.md:46`
    pub num_list: List<'a, RawOperand>,
}

/// `SVM_READ`: read of shared memory.
///
/// Reads.
///
/// `specs/instructions/SVM_READ.md:1`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvmRead {
    /// What was read. `specs/instructions/SVM_READ.md:24`
    pub dst: RawOperand,
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Inst<'a> {
    /// `ADD`.
    Add(Add),
    /// `LOAD`.
    LoadPlain(LoadPlain<'a>),
    /// `LOAD`.
    LoadScaled(LoadScaled<'a>),
    /// `SVM_READ`.
    SvmRead(SvmRead),
}

impl Inst<'_> {
    /// Returns the kind of the instruction: its opcode and sub-opcode, without operands.
    pub const fn kind(&self) -> InstKind {
        match self {
            Self::Add(_) => InstKind::Add,
            Self::LoadPlain(_) => InstKind::Load,
            Self::LoadScaled(_) => InstKind::Load,
            Self::SvmRead(_) => InstKind::SvmRead,
        }
    }
}

const _: () = assert!(size_of:: < Inst < '_ > > () <= 128);
/// Implements the traits that all formats have.
macro_rules! formats {
    ($($name:ident $(< $life:lifetime >)?)*) => {
        $(impl $(< $life >)? Eq for $name $(< $life >)? {} impl < 'a > From < $name $(<
        $life >)? > for Inst < 'a > { fn from(value : $name $(< $life >)?) -> Self {
        Self:: $name (value) } })*
    };
}

formats! {
    Add LoadPlain < 'a > LoadScaled < 'a > SvmRead
}
