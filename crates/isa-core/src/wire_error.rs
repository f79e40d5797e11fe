//! Errors of reading and writing bytes, with the byte offset and the reason.
//!
//! For example, `at byte 0x4: opcode 0x2a has no sub-operation 0x1f`.

use core::fmt;

/// The reason why bytes cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WireErrorKind {
    /// The bytes end too early.
    Truncated {
        /// Number of bytes wanted at the offset.
        wanted: usize,
        /// Number of bytes left.
        left: usize,
    },
    /// A reserved value, or a reserved bit that is not zero.
    Reserved {
        /// The value read.
        value: u64,
    },
    /// The bytes are not a value of the type.
    Malformed,
    /// A string without a terminating zero byte.
    Unterminated,
    /// No instruction has this opcode.
    UnknownOpcode {
        /// The opcode byte.
        opcode: u8,
    },
    /// No sub-operation of the opcode has this value.
    UnknownSubOpcode {
        /// The opcode byte.
        opcode: u8,
        /// The unknown sub-operation.
        sub_opcode: u64,
    },
    /// The version has no such instruction, or no such form of it.
    NotInVersion,
    /// The specification does not describe these bytes.
    Undescribed,
}

impl WireErrorKind {
    /// Returns a stable name for programs, for example `truncated`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Truncated { .. } => "truncated",
            Self::Reserved { .. } => "reserved",
            Self::Malformed => "malformed",
            Self::Unterminated => "unterminated",
            Self::UnknownOpcode { .. } => "opcode",
            Self::UnknownSubOpcode { .. } => "sub-opcode",
            Self::NotInVersion => "version",
            Self::Undescribed => "undescribed",
        }
    }
}

/// An error in bytes that are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WireError {
    /// Offset in bytes from the start of the buffer.
    pub offset: usize,
    /// The reason.
    pub kind: WireErrorKind,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: ", self.offset)?;
        match self.kind {
            WireErrorKind::Truncated { wanted, left } => write!(f, "{wanted} bytes are wanted, {left} are left"),
            WireErrorKind::Reserved { value } => write!(f, "{value:#x} has no meaning here"),
            WireErrorKind::Malformed => f.write_str("these bytes are no such value"),
            WireErrorKind::Unterminated => f.write_str("no zero byte ends the string"),
            WireErrorKind::UnknownOpcode { opcode } => write!(f, "{opcode:#04x} is no opcode"),
            WireErrorKind::UnknownSubOpcode { opcode, sub_opcode } => {
                write!(f, "opcode {opcode:#04x} has no sub-operation {sub_opcode:#04x}")
            }
            WireErrorKind::NotInVersion => f.write_str("this version of the format does not have it"),
            WireErrorKind::Undescribed => f.write_str("the specification does not describe these bytes"),
        }
    }
}

crate::error_types!(WireError);

/// The reason why a value cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteErrorKind {
    /// The buffer is too small.
    Full {
        /// Number of bytes to write at the offset.
        wanted: usize,
        /// Number of bytes that fit.
        left: usize,
    },
    /// A reserved value, or a reserved bit that is not zero.
    Reserved {
        /// The value.
        value: u64,
    },
    /// A value other than 0 and null in a field that is not encoded. Either the version lacks the
    /// field, or another field says that it is absent.
    Absent,
    /// A value that exceeds the width of its field in this version.
    TooLarge {
        /// The value.
        value: u64,
    },
    /// More elements than the count field can hold.
    TooMany {
        /// Number of elements.
        count: usize,
    },
    /// The value selects another layout of the instruction.
    OtherLayout {
        /// The value.
        value: u64,
    },
    /// The version has no such instruction, or no such form of it.
    NotInVersion,
    /// The specification does not describe these bytes.
    Undescribed,
}

/// An error in a value that is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WriteError {
    /// Offset of the value, in bytes from the start of the buffer.
    pub offset: usize,
    /// The reason.
    pub kind: WriteErrorKind,
}

impl fmt::Display for WriteErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full { wanted, left } => write!(f, "there is room for {left} bytes, {wanted} are needed"),
            Self::Reserved { value } => write!(f, "{value:#x} has no meaning here"),
            Self::Absent => f.write_str("there is no place for this value"),
            Self::TooLarge { value } => write!(f, "{value:#x} does not fit into this version of the format"),
            Self::TooMany { count } => write!(f, "{count} elements are more than can be counted here"),
            Self::OtherLayout { value } => write!(f, "{value:#x} asks for another layout"),
            Self::Undescribed => f.write_str("the specification does not describe these bytes"),
            Self::NotInVersion => f.write_str("this version of the format does not have it"),
        }
    }
}

impl core::error::Error for WriteErrorKind {}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: {}", self.offset, self.kind)
    }
}

crate::error_types!(WriteError { error => &error.kind });
