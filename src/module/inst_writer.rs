//! Encodes instructions, and converts modules between versions. For example, a module of version
//! 3.6 is converted to 4.1 by decoding and encoding each instruction.

use super::owned::{ModuleBuf, ObjectBuf};
use alloc::vec::Vec;
use core::fmt;
use openvisa_isa::{Inst, Instructions};
use openvisa_isa_core::{Version, WireError, WriteError, Writer};

impl ModuleBuf {
    /// Converts the module and its instructions to another version. On an error the module is
    /// unchanged.
    ///
    /// # Errors
    /// Fails if an instruction cannot be decoded, or has no encoding in the other version.
    pub fn convert(&mut self, version: Version) -> Result<(), ConvertError> {
        let from = self.version;
        let convert = |(object, buf): (usize, &ObjectBuf)| {
            let mut code = Vec::with_capacity(buf.code.len());
            for item in Instructions::new(&buf.code, from).with_offsets() {
                let (offset, inst) =
                    item.map_err(|e| ConvertError { object, offset: e.offset, kind: ConvertErrorKind::Read(e) })?;
                append_encoded(&mut code, &inst, version).map_err(|e| ConvertError {
                    object,
                    offset,
                    kind: ConvertErrorKind::Write(e),
                })?;
            }
            Ok(code)
        };
        let codes = self.objects.iter().enumerate().map(convert).collect::<Result<Vec<_>, _>>()?;
        for (object, code) in self.objects.iter_mut().zip(codes) {
            object.code = code;
        }
        self.version = version;
        Ok(())
    }
}

/// The error of a module that cannot be converted to another version.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ConvertError {
    /// Index of the object in [`ModuleBuf::objects`].
    pub object: usize,
    /// Byte offset of the instruction in the code of the object.
    pub offset: usize,
    /// The reason.
    pub kind: ConvertErrorKind,
}

/// The reason why an instruction cannot be converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConvertErrorKind {
    /// The instruction cannot be decoded.
    Read(WireError),
    /// The instruction has no encoding in the other version.
    Write(WriteError),
}

impl fmt::Display for ConvertError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "object {}, instruction at byte {:#x} of its code: ", self.object, self.offset)?;
        match self.kind {
            ConvertErrorKind::Read(error) => error.fmt(f),
            ConvertErrorKind::Write(error) => error.kind.fmt(f),
        }
    }
}

openvisa_isa_core::error_types!(ConvertError);

/// Appends an encoded instruction. On an error `code` is unchanged.
pub(crate) fn append_encoded(code: &mut Vec<u8>, inst: &Inst<'_>, version: Version) -> Result<(), WriteError> {
    let start = code.len();
    let mut write = |bytes: usize| {
        code.resize(start + bytes, 0);
        let mut writer = Writer::new(&mut code[start..], version);
        let result = inst.encode(&mut writer);
        let written = if result.is_ok() { writer.offset() } else { 0 };
        code.truncate(start + written);
        result
    };
    // Computing the length first would cost a pass over the instruction, so a fixed size is tried
    // first.
    write(USUAL_MAX_INST_BYTES).or_else(|_| write(inst.encoded_len(version)))
}

/// Buffer size in bytes that suffices for nearly all instructions.
const USUAL_MAX_INST_BYTES: usize = 64;
