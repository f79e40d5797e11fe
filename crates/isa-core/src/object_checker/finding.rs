//! Violations of the description of the object format.
//!
//! For example, an index without an entry is printed as `there is no var_info 40, of 12`.

use crate::{MemberPath, Version};
use core::fmt;

/// A violation of the specification in a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// The member that is wrong.
    pub place: MemberPath,
    /// Offset of the member, in bytes from the start of the file.
    pub offset: usize,
    /// The violation.
    pub kind: FindingKind,
}

/// The kind of a violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FindingKind {
    /// The bytes end too early.
    Truncated {
        /// Number of bytes wanted.
        wanted: u64,
        /// Number of bytes left.
        left: u64,
    },
    /// A string without a terminating zero byte.
    Unterminated,
    /// A number outside its legal range.
    OutOfRange {
        /// The number found.
        value: i64,
        /// The smallest legal number.
        low: i64,
        /// The largest legal number.
        high: i64,
    },
    /// A number other than the only legal one.
    MustBe {
        /// The number found.
        value: u64,
        /// The only legal number.
        expected: u64,
    },
    /// A reserved value.
    Reserved {
        /// Name of the bit group; empty for the whole member.
        group: &'static str,
        /// The value found.
        value: u64,
    },
    /// An index that is not an entry of the table it refers to.
    NoEntry {
        /// Name of the structure of the entries.
        table: &'static str,
        /// The index found.
        value: u64,
        /// Index of the first entry.
        first: u32,
        /// Number of entries.
        count: u64,
    },
    /// A version of the format that is not supported.
    UnknownVersion {
        /// The version found.
        version: Version,
        /// The oldest supported version.
        oldest: Version,
        /// The newest supported version.
        newest: Version,
    },
    /// A layout that files of this version do not have.
    NotRevision {
        /// The layout that was requested.
        version: Version,
        /// The version of the file.
        file: Version,
    },
    /// An offset and a size that lead outside the file.
    Outside {
        /// The offset found.
        value: u64,
        /// The size in bytes.
        size: u64,
        /// The length of the file in bytes.
        file: u64,
    },
    /// An offset that differs from the position of the member it refers to.
    Misplaced {
        /// The offset found.
        value: u64,
        /// The position of the member.
        expected: u64,
    },
    /// Bytes that belong to nothing: at the end of a structure with a size, or at the end of the
    /// file.
    Leftover {
        /// Number of bytes.
        bytes: u64,
    },
    /// Objects that overlap: together they have more bytes than the file. The remaining objects are
    /// not checked.
    Overlap,
}

impl FindingKind {
    /// Returns a stable name for programs, for example `truncated`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Truncated { .. } => "truncated",
            Self::Unterminated => "unterminated",
            Self::OutOfRange { .. } => "range",
            Self::MustBe { .. } => "fixed",
            Self::Reserved { .. } => "reserved",
            Self::NoEntry { .. } => "no-entry",
            Self::UnknownVersion { .. } | Self::NotRevision { .. } => "version",
            Self::Outside { .. } => "outside",
            Self::Misplaced { .. } => "misplaced",
            Self::Leftover { .. } => "leftover",
            Self::Overlap => "overlap",
        }
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated { wanted, left } => write!(f, "{wanted} bytes are wanted, {left} are left"),
            Self::Unterminated => f.write_str("no zero byte ends the string"),
            Self::OutOfRange { value, low, high } => write!(f, "{value} is not in [{low}..{high}]"),
            Self::MustBe { value, expected } => write!(f, "{value:#x} must be {expected:#x}"),
            Self::Reserved { group: "", value } => write!(f, "{value:#x} has no meaning"),
            Self::Reserved { group, value } => write!(f, "{value:#x} has no meaning in `{group}`"),
            Self::NoEntry { table, value, first: 0, count } => write!(f, "there is no {table} {value}, of {count}"),
            Self::NoEntry { table, value, first, count } => {
                write!(f, "there is no {table} {value}; the first of {count} is {first}")
            }
            Self::UnknownVersion { version, oldest, newest } => {
                write!(f, "version {version} cannot be read, only {oldest} to {newest}")
            }
            Self::NotRevision { version, file } => {
                write!(f, "{version} is no layout of files of version {file}")
            }
            Self::Outside { value, size, file } => {
                write!(f, "{size} bytes at {value:#x} are not inside the file, which has {file:#x}")
            }
            Self::Misplaced { value, expected } => write!(f, "is {value:#x}, and should be {expected:#x}"),
            Self::Leftover { bytes } => write!(f, "{bytes} bytes follow that have no meaning"),
            Self::Overlap => f.write_str("objects lie over each other"),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}, {}: {}", self.offset, self.place, self.kind)
    }
}

crate::error_types!(Finding);
