// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Tables about instructions: names, opcodes, availability, fields, and where the specification defines them.
use crate::info_table::TABLE;
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;
/// An instruction, without its operands: what an opcode, and a sub-opcode where there is one, stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum InstKind {
    /// `ADD`: addition. `specs/instructions/ADD.md:1`
    Add,
    /// `LOAD`: load. `specs/instructions/LOAD.md:1`
    Load,
    /// `SVM_READ`: read of shared memory. `specs/instructions/SVM_READ.md:1`
    SvmRead,
}

/// What is known about an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InstInfo {
    /// Which instruction.
    pub kind: InstKind,
    /// Name in the specification: `ADDR_ADD`.
    pub name: &'static str,
    /// Identifier in Rust, of the value of `InstKind`: `AddrAdd`.
    pub ident: &'static str,
    /// The first byte.
    pub opcode: Opcode,
    /// The byte after it, of a sub-operation.
    pub sub_opcode: Option<u8>,
    /// One line about it.
    pub title: &'static str,
    /// Its group in the index.
    pub group: &'static str,
    /// Platforms that have it.
    pub platforms: PlatformSet,
    /// Its fields, as listed in its document.
    pub fields: &'static [FieldInfo],
    /// Where it is defined: file and line.
    pub spec: &'static str,
}

/// What is known about a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldInfo {
    /// Name in the specification.
    pub name: &'static str,
    /// Type in the specification.
    pub kind: &'static str,
    /// Line in the instruction's document.
    pub line: u32,
}

impl InstKind {
    /// All instructions, by opcode.
    pub const ALL: &'static [Self] = &[Self::Add, Self::Load, Self::SvmRead];
    /// What is known about it.
    pub fn info(self) -> &'static InstInfo {
        &TABLE[self as usize]
    }

    /// Returns the instruction of a name in the specification, in any case and with or without underscores: `ADDR_ADD`,
    /// `AddrAdd`.
    pub fn from_name(name: &str) -> Option<Self> {
        let is_called = |info: &&InstInfo| {
            openvisa_codec::is_same_word(info.name, name)
                || openvisa_codec::is_same_word(info.ident, name)
        };

        TABLE.iter().find(is_called).map(|info| info.kind)
    }
}

impl core::fmt::Display for InstKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.info().name)
    }
}

impl core::str::FromStr for InstKind {
    type Err = openvisa_codec::UnknownName;
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::from_name(name)
            .ok_or_else(|| {
                let names = TABLE.iter().flat_map(|info| [info.name, info.ident]);
                openvisa_codec::UnknownName::among(
                    "InstKind",
                    "an instruction",
                    name,
                    names,
                )
            })
    }
}
