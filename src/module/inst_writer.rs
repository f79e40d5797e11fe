//! Encodes instructions, and converts modules between versions. For example, a module of version
//! 3.6 is converted to 4.1 by decoding and encoding each instruction.

use super::InstructionError;
use super::owned::{ModuleBuf, ObjectBuf};
use alloc::vec::Vec;
use openvisa_isa::{Inst, Instructions};
use openvisa_isa_core::{Version, WriteError, Writer};

impl ModuleBuf {
    /// Converts the module and its instructions to another version. On an error the module is
    /// unchanged.
    ///
    /// # Errors
    /// Fails if an instruction cannot be decoded, or has no encoding in the other version.
    pub fn convert(&mut self, version: Version) -> Result<(), InstructionError> {
        let from = self.version;
        let convert = |(object, buf): (usize, &ObjectBuf)| {
            let mut code = Vec::with_capacity(buf.code.len());
            for item in Instructions::new(&buf.code, from).with_offsets() {
                let (offset, inst) = item.map_err(|source| InstructionError::Read { object, source })?;
                append_encoded(&mut code, &inst, version).map_err(|error| InstructionError::Write {
                    object,
                    offset,
                    source: error.kind,
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
