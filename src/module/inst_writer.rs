//! Encodes instructions, and converts modules between versions. For example, a module of version
//! 3.6 is converted to 4.1 by decoding and encoding each instruction.

use super::InstructionError;
use super::owned::ModuleBuf;
use alloc::vec::Vec;
use openvisa_isa::operands::RawOperand;
use openvisa_isa::{Inst, Instructions};
use openvisa_isa_core::{Version, WriteError, Writer};

impl ModuleBuf {
    /// Converts the module and its instructions to another version. On an error the module is
    /// unchanged.
    ///
    /// # Errors
    /// Fails if an instruction cannot be decoded, or has no encoding in the other version.
    pub fn convert(&mut self, version: Version) -> Result<(), InstructionError> {
        self.encode_again(version, &mut |_, _, _| {})
    }

    /// Decodes each instruction, passes it to `edit`, and encodes it in a version, which becomes
    /// that of the module. On an error the module is unchanged. `edit` also gets the index of the
    /// object, and a list for operands that the instruction shall borrow.
    pub(super) fn encode_again(
        &mut self,
        version: Version,
        edit: &mut dyn for<'l> FnMut(usize, &mut Inst<'l>, &'l mut Vec<RawOperand>),
    ) -> Result<(), InstructionError> {
        let codes = self.objects.iter().enumerate().map(|(object, buf)| {
            let mut code = Vec::with_capacity(buf.code.len());
            for item in Instructions::new(&buf.code, self.version).with_offsets() {
                let (offset, mut inst) = item.map_err(|source| InstructionError::Read { object, source })?;
                let mut listed = Vec::new();
                edit(object, &mut inst, &mut listed);
                let written = append_encoded(&mut code, &inst, version);
                written.map_err(|error| InstructionError::Write { object, offset, source: error.kind })?;
            }
            Ok(code)
        });
        let codes = codes.collect::<Result<Vec<_>, _>>()?;
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
