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
        Entry::new(Self::One, 0, "one", Some("1")),
        Entry::new(Self::Two, 1, "two", Some("2")),
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
        Entry::new(Self::Plain, 0, "plain", Some("plain")),
        Entry::new(Self::Scaled, 8, "scaled", Some("scaled")),
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
        Entry::new(Self::Read, 1, "READ", Some("read")),
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
        Entry::new(Self::String, 0, "String", Some("string")),
        Entry::new(Self::Code, 1, "Code", Some("code")),
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
        Entry::new(Self::General, 0, "general", Some("general")),
        Entry::new(Self::Immediate, 5, "immediate", Some("immediate")),
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
        Entry::new(Self::NoModifier, 0, "no modifier", None),
        Entry::new(Self::Neg, 2, "neg", Some("(-)")),
    ];
}

openvisa_codec::enumeration_traits!(
    ExecSize LoadOp SvmSvmId CodeKind OperandClass Modifier
);
#[cfg(feature = "instructions")]
openvisa_codec::wire_integers! {
    u8 : LoadOp SvmSvmId CodeKind;
}
