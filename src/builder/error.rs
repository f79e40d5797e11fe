//! What is wrong with what was built.

use crate::module::{BuildError, Finding as FileFinding};
use crate::validate::{Finding, ObjectFinding};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::panic::Location;
use openvisa_codec::{WireError, WriteErrorKind};
use openvisa_isa::{AttributeKind, DataType, InstKind};

/// Why something cannot stand as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// No instruction runs so many channels.
    Channels(u8),
    /// No region has this vertical stride.
    VerticalStride(u8),
    /// No region, and no address operand, is so wide.
    Width(u8),
    /// No region has this horizontal stride.
    HorizontalStride(u8),
    /// The number of a variable or label is beyond what the operand holds.
    Number(u32),
    /// A variable cannot have elements of this type.
    Elements(DataType),
    /// Another declaration has the name.
    Duplicate,
    /// No predefined variable of this class has the name.
    NotPredefined,
    /// An object cannot have the attribute, or not with this value.
    Attribute(AttributeKind),
    /// Only kernels have inputs.
    NotKernel,
    /// A label stands in two places.
    PlacedTwice,
    /// An instruction goes to a label that stands nowhere.
    NotPlaced,
    /// The instruction has no form in this version of the object format.
    Write(WriteErrorKind),
    /// What was written cannot be read back.
    Read(WireError),
    /// A rule of the specification is broken.
    Rule(Finding),
    /// A rule about the object as a whole is broken.
    Object(ObjectFinding),
    /// The object does not fit into a file.
    File(BuildError),
    /// The file is not as the specification wants it.
    Layout(FileFinding),
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Channels(channels) => write!(f, "no instruction runs {channels} channels"),
            Self::VerticalStride(stride) => write!(f, "no region has rows {stride} elements apart"),
            Self::Width(width) => write!(f, "no operand has rows of {width} elements"),
            Self::HorizontalStride(stride) => write!(f, "no region has elements {stride} apart"),
            Self::Number(number) => write!(f, "number {number} is too large for the operand"),
            Self::Elements(data_type) => write!(f, "no variable has elements of type {data_type}"),
            Self::Duplicate => f.write_str("the name is taken"),
            Self::NotPredefined => f.write_str("no predefined variable of this class has the name"),
            Self::Attribute(AttributeKind::Bool) => f.write_str("an object cannot have it, or not with a value"),
            Self::Attribute(AttributeKind::Int) => f.write_str("an object cannot have it, or not with this number"),
            Self::Attribute(AttributeKind::String) => {
                f.write_str("an object cannot have it, or not with these characters")
            }
            Self::NotKernel => f.write_str("only kernels have inputs"),
            Self::PlacedTwice => f.write_str("the label stands in two places"),
            Self::NotPlaced => f.write_str("the label stands nowhere"),
            Self::Write(kind) => kind.fmt(f),
            Self::Read(error) => error.fmt(f),
            Self::Rule(finding) => finding.fmt(f),
            Self::Object(finding) => finding.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Layout(finding) => finding.fmt(f),
        }
    }
}

/// An error, with where it was made.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// The line of Rust that asked for it.
    pub location: Option<&'static Location<'static>>,
    /// The instruction, by its position in the code.
    pub instruction: Option<(usize, InstKind)>,
    /// What it is about: a member of the instruction, or a name; may be empty.
    pub subject: String,
    /// Why.
    pub kind: ErrorKind,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(location) = self.location {
            write!(f, "{}:{}: ", location.file(), location.line())?;
        }
        if let Some((index, kind)) = self.instruction {
            write!(f, "instruction {index}, ")?;
            // The finding of a rule names the instruction itself.
            if !matches!(self.kind, ErrorKind::Rule(_)) {
                write!(f, "{kind}: ")?;
            }
        }
        if !self.subject.is_empty() {
            write!(f, "{}: ", self.subject)?;
        }
        self.kind.fmt(f)
    }
}

impl core::error::Error for Error {}

/// All that is wrong, in the order in which it was asked for. Never empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Errors(pub(super) Vec<Error>);

impl Errors {
    /// The errors.
    pub fn iter(&self) -> core::slice::Iter<'_, Error> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Errors {
    type Item = &'a Error;
    type IntoIter = core::slice::Iter<'a, Error>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let newline = if index > 0 { "\n" } else { "" };
            write!(f, "{newline}{error}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Errors {}
