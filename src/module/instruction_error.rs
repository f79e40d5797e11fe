//! The error of an instruction of a module. For example, a module of version 3.6 is not converted
//! to 4.1 if one of its instructions has no encoding there.

use core::fmt;
#[cfg(feature = "text")]
use openvisa_isa_core::text::PrintError;
use openvisa_isa_core::{WireError, WriteErrorKind};

/// The reason why an instruction of a module cannot be decoded, encoded or printed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum InstructionError {
    /// The bytes cannot be decoded. What follows them in the object is not read.
    Read {
        /// Index of the object in the module.
        object: usize,
        /// The reason.
        source: WireError,
    },
    /// The instruction has no encoding in the version.
    Write {
        /// Index of the object in the module.
        object: usize,
        /// Byte offset of the instruction in the code of the object.
        offset: usize,
        /// The reason.
        source: WriteErrorKind,
    },
    /// The instruction has no textual form.
    #[cfg(feature = "text")]
    Print {
        /// Index of the object in the module.
        object: usize,
        /// Byte offset of the instruction in the code of the object.
        offset: usize,
        /// The reason.
        source: PrintError,
    },
}

impl InstructionError {
    /// Returns the index of the object in the module.
    pub fn object(&self) -> usize {
        self.place().0
    }

    /// Returns the byte offset of the instruction in the code of the object.
    pub fn offset(&self) -> usize {
        self.place().1
    }

    fn place(&self) -> (usize, usize) {
        match *self {
            Self::Read { object, source } => (object, source.offset),
            Self::Write { object, offset, .. } => (object, offset),
            #[cfg(feature = "text")]
            Self::Print { object, offset, .. } => (object, offset),
        }
    }

    /// Returns the reason.
    pub fn reason(&self) -> &(dyn core::error::Error + 'static) {
        match self {
            Self::Read { source, .. } => source,
            Self::Write { source, .. } => source,
            #[cfg(feature = "text")]
            Self::Print { source, .. } => source,
        }
    }
}

impl fmt::Display for InstructionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (object, offset) = self.place();
        write!(f, "object {object}, instruction at byte {offset:#x} of its code: {}", self.reason())
    }
}

openvisa_isa_core::error_types!(InstructionError { error => error.reason() });
