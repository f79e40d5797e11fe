// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Opcodes.
use openvisa_codec::{Entry, Enumeration};
/// The first byte of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Opcode {
    /// `ADD`: addition. `specs/instructions/ADD.md:5`
    Add = 0x01,
    /// `LOAD`: load. `specs/instructions/LOAD.md:5`
    Load = 0x02,
    /// `SVM`: shared memory. `specs/instructions/SVM.md:5`
    Svm = 0x03,
}

impl Opcode {
    /// All of them, by value.
    pub const ALL: &'static [Self] = &[Self::Add, Self::Load, Self::Svm];
    /// The opcode of a byte; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0x01 => Some(Self::Add),
            0x02 => Some(Self::Load),
            0x03 => Some(Self::Svm),
            _ => None,
        }
    }

    /// The byte.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Opcode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Add, 0x01, "ADD", None),
        Entry::new(Self::Load, 0x02, "LOAD", None),
        Entry::new(Self::Svm, 0x03, "SVM", None),
    ];
}

/// The byte after the opcode `0x03` (`SVM`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SvmOpcode {
    /// `READ`: read of shared memory. `specs/instructions/SVM_READ.md:6`
    Read = 0x01,
}

impl SvmOpcode {
    /// All of them, by value.
    pub const ALL: &'static [Self] = &[Self::Read];
    /// The opcode of a byte; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0x01 => Some(Self::Read),
            _ => None,
        }
    }

    /// The byte.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SvmOpcode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Read, 0x01, "READ", None),
    ];
}

openvisa_codec::enumeration_traits!(Opcode SvmOpcode);
