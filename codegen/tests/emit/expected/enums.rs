// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Enumerated fields and bit groups.
use openvisa_codec::{Entry, Enumeration};
/// how many.
///
/// `specs/fields.md:7`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ExecSize {
    /// one. `specs/fields.md:9`
    One = 0,
    /// two. `specs/fields.md:10`
    Two = 1,
}

impl ExecSize {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::One, Self::Two];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::One),
            1 => Some(Self::Two),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ExecSize {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry {
            value: Self::One,
            bits: 0,
            name: "one",
            text: Some("1"),
        },
        Entry {
            value: Self::Two,
            bits: 1,
            name: "two",
            text: Some("2"),
        },
    ];
}

/// The operation.
///
/// `specs/instructions/LOAD.md:35`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LoadOp {
    /// plain. `specs/instructions/LOAD.md:37`
    Plain = 0,
    /// scaled. `specs/instructions/LOAD.md:38`
    Scaled = 8,
}

impl LoadOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Plain, Self::Scaled];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Plain),
            8 => Some(Self::Scaled),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LoadOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry {
            value: Self::Plain,
            bits: 0,
            name: "plain",
            text: Some("plain"),
        },
        Entry {
            value: Self::Scaled,
            bits: 8,
            name: "scaled",
            text: Some("scaled"),
        },
    ];
}

/// The operation.
///
/// `specs/instructions/SVM.md:22`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SvmSvmId {
    /// READ. `specs/instructions/SVM.md:24`
    Read = 1,
}

impl SvmSvmId {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Read];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::Read),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SvmSvmId {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry {
            value: Self::Read,
            bits: 1,
            name: "READ",
            text: Some("read"),
        },
    ];
}

/// Kind.
///
/// `specs/4_visa_header.md:79`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum CodeKind {
    /// of strings. `specs/4_visa_header.md:88`
    String = 0,
    /// of codes. `specs/4_visa_header.md:89`
    Code = 1,
}

impl CodeKind {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::String, Self::Code];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::String),
            1 => Some(Self::Code),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for CodeKind {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry {
            value: Self::String,
            bits: 0,
            name: "String",
            text: Some("string"),
        },
        Entry {
            value: Self::Code,
            bits: 1,
            name: "Code",
            text: Some("code"),
        },
    ];
}

/// kind of the operand.
///
/// `specs/5_operands.md:14`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum OperandClass {
    /// a variable. `specs/5_operands.md:16`
    General = 0,
    /// a constant. `specs/5_operands.md:17`
    Immediate = 5,
}

impl OperandClass {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::General, Self::Immediate];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::General),
            5 => Some(Self::Immediate),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for OperandClass {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry {
            value: Self::General,
            bits: 0,
            name: "general",
            text: Some("general"),
        },
        Entry {
            value: Self::Immediate,
            bits: 5,
            name: "immediate",
            text: Some("immediate"),
        },
    ];
}

/// what is done to the value.
///
/// `specs/5_operands.md:18`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Modifier {
    /// nothing. `specs/5_operands.md:20`
    NoModifier = 0,
    /// negation. `specs/5_operands.md:21`
    Neg = 2,
}

impl Modifier {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::NoModifier, Self::Neg];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::NoModifier),
            2 => Some(Self::Neg),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Modifier {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry {
            value: Self::NoModifier,
            bits: 0,
            name: "no modifier",
            text: None,
        },
        Entry {
            value: Self::Neg,
            bits: 2,
            name: "neg",
            text: Some("(-)"),
        },
    ];
}

openvisa_codec::enumeration_traits!(
    ExecSize LoadOp SvmSvmId CodeKind OperandClass Modifier
);
#[cfg(feature = "instructions")]
openvisa_codec::wire_integers! {
    u8 : LoadOp SvmSvmId CodeKind;
}
