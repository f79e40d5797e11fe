//! Errors of the builder.
//!
//! For example, `k.add(3, x, x, y)` causes an [`Error`] with the kind [`ErrorKind::Channels`], the
//! subject `exec_size`, and the line of the call.

use crate::module::{BuildError, Finding as FileFinding};
use crate::validate::{ObjectViolation, Violation};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::panic::Location;
use openvisa_isa::{Attribute, AttributeKind, DataType, InstKind};
use openvisa_isa_core::{WireError, WriteErrorKind};

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// No instruction has this execution size.
    Channels(u8),
    /// No region has this vertical stride.
    VerticalStride(u8),
    /// No region, and no address operand, has this width.
    Width(u8),
    /// No region has this horizontal stride.
    HorizontalStride(u8),
    /// The number of a variable or label is larger than the operand can hold.
    Number(u32),
    /// The variable does not have an element of this number, or no operand reaches it.
    Element(u32),
    /// A variable cannot have elements of this type.
    Elements(DataType),
    /// Another declaration has the name.
    Duplicate,
    /// The name is a reserved word of assembler text, which prints another name. It is a warning.
    Reserved,
    /// No predefined variable of this class has the name.
    NotPredefined,
    /// The object cannot have the attribute, or not with this value.
    Attribute(Attribute),
    /// Functions have no inputs.
    NotKernel,
    /// The handle of a variable or label came from another builder.
    OtherBuilder,
    /// A label is placed twice.
    PlacedTwice,
    /// An instruction goes to a label that is never placed.
    NotPlaced,
    /// The instruction has no form in this version of the object format.
    Write(WriteErrorKind),
    /// The encoded instruction cannot be decoded.
    Read(WireError),
    /// An instruction breaks a rule of the specification.
    Rule(Violation),
    /// A declaration, or the object, breaks a rule of the specification.
    Object(ObjectViolation),
    /// The object does not fit into an object file.
    File(BuildError),
    /// The object file breaks a rule of its format.
    Layout(FileFinding),
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Channels(channels) => write!(f, "no instruction has an execution size of {channels}"),
            Self::VerticalStride(stride) => write!(f, "no region has a vertical stride of {stride}"),
            Self::Width(width) => write!(f, "no operand has rows of {width} elements"),
            Self::HorizontalStride(stride) => write!(f, "no region has a horizontal stride of {stride}"),
            Self::Number(number) => write!(f, "number {number} is too large for the operand"),
            Self::Element(element) => write!(f, "no operand reaches element {element} of the variable"),
            Self::Elements(data_type) => write!(f, "no variable has elements of type {data_type}"),
            Self::Duplicate => f.write_str("the name is taken"),
            Self::Reserved => f.write_str("the name is a reserved word of assembler text, which prints another name"),
            Self::NotPredefined => f.write_str("no predefined variable of this class has the name"),
            Self::Attribute(attribute) => write_attribute(f, *attribute),
            Self::NotKernel => f.write_str("only kernels have inputs"),
            Self::OtherBuilder => f.write_str("the handle came from another builder, where it means another thing"),
            Self::PlacedTwice => f.write_str("the label is placed twice"),
            Self::NotPlaced => f.write_str("the label is never placed"),
            Self::Write(kind) => kind.fmt(f),
            Self::Read(error) => error.fmt(f),
            Self::Rule(finding) => finding.fmt(f),
            Self::Object(finding) => finding.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Layout(finding) => finding.fmt(f),
        }
    }
}

/// Writes which values an attribute can have.
fn write_attribute(f: &mut fmt::Formatter<'_>, attribute: Attribute) -> fmt::Result {
    if !attribute.of_kernels() {
        return f.write_str("it is an attribute of variables, not of kernels and functions");
    }
    match attribute.kind() {
        AttributeKind::Bool => f.write_str("it is a flag: its value is `()`"),
        AttributeKind::String => {
            let (least, most) = attribute.bytes();
            write!(f, "its value is a string of {least} to {most} bytes")
        }
        AttributeKind::Int if attribute.words().is_empty() => {
            write!(f, "its value is a number of {} bytes", attribute.bytes().1)
        }
        AttributeKind::Int => {
            f.write_str("its value is")?;
            for (index, (word, number)) in attribute.words().iter().enumerate() {
                write!(f, "{} {word:?} or {number}", if index > 0 { "," } else { "" })?;
            }
            Ok(())
        }
    }
}

/// An error, with the line of Rust that caused it.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// The line of Rust that called the builder. `None` if the error concerns the whole object.
    pub location: Option<&'static Location<'static>>,
    /// The index of the instruction in the code, from 0, and its kind.
    pub instruction: Option<(usize, InstKind)>,
    /// The parameter of the instruction, or the name of the thing, that the error concerns. May be
    /// empty.
    pub subject: String,
    /// The kind of the error.
    pub kind: ErrorKind,
    /// The values, types and variables that break the rule: `Dst is hf, Src0 is f`.
    pub help: Option<String>,
}

impl Error {
    /// Returns an error without a line of Rust.
    pub(super) fn new(subject: &str, kind: ErrorKind) -> Self {
        Self { location: None, instruction: None, subject: subject.to_owned(), kind, help: None }
    }
}

/// Writes the line of Rust, the instruction and the error. The help follows on a second line:
///
/// ```text
/// src/lower.rs:25: instruction 1, type-map: ADD, expected types of one type map (specs/instructions/ADD.md:41)
///     help: Dst is hf, Src0 is hf, Src1 is f; here XE2 has ...
/// ```
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(location) = self.location {
            write!(f, "{}:{}: ", location.file(), location.line())?;
        }
        if let Some((index, kind)) = self.instruction {
            write!(f, "instruction {index}, ")?;
            // The text of a rule begins with the instruction.
            if !matches!(self.kind, ErrorKind::Rule(_)) {
                write!(f, "{kind}: ")?;
            }
        }
        if !self.subject.is_empty() {
            write!(f, "{}: ", self.subject)?;
        }
        match &self.kind {
            // The subject has the name of the thing, which the text of the finding has as a number.
            ErrorKind::Object(finding) if !self.subject.is_empty() => finding.write_reason(f)?,
            kind => kind.fmt(f)?,
        }
        match &self.help {
            Some(help) => write!(f, "\n    help: {help}"),
            None => Ok(()),
        }
    }
}

openvisa_isa_core::error_types!(Error {
    Self { kind: ErrorKind::Write(kind), .. } => kind,
    Self { kind: ErrorKind::Read(error), .. } => error,
    Self { kind: ErrorKind::File(error), .. } => error,
    Self { kind: ErrorKind::Layout(finding), .. } => finding,
});

/// The errors of an object, in the order of the calls that caused them. There is at least one.
#[derive(Clone, PartialEq)]
pub struct Errors(pub(super) Vec<Error>);

impl Errors {
    /// Returns an iterator over the errors.
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

openvisa_isa_core::error_types!(Errors { Self(errors) => errors.first()? });
