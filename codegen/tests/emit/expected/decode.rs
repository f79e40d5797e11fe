// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! From bytes to instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use openvisa_codec::{Reader, Stream, Version, Wire, WireError, WriteError, Writer};
/// The instructions in some bytes, one after the other, without allocation: `Instructions::new(bytes, version)`. It
/// ends with the bytes, or with the first error.
pub type Instructions<'a> = Stream<'a, Inst<'a>>;
impl<'a> Inst<'a> {
    /// Reads an instruction. After an error the reader is where it was.
    ///
    /// A value has a meaning here if its type gives it one; what a single instruction leaves out of its type is the
    /// business of validation.
    ///
    /// # Errors
    /// When the bytes end too early, the opcode is unknown, a reserved bit is set or a value has no meaning.
    #[inline]
    pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
        let mut at = r.clone();
        let inst = read(&mut at)?;
        *r = at;
        Ok(inst)
    }
}

impl<'a> Wire<'a> for Inst<'a> {
    #[inline]
    fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
        Self::decode(r)
    }

    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        self.encode(w)
    }

    fn wire_len(&self, version: Version) -> usize {
        self.encoded_len(version)
    }
}

fn read<'a>(r: &mut Reader<'a>) -> Result<Inst<'a>, WireError> {
    Ok(
        match r.u8()? {
            0x01 => Inst::Add(Wire::read(r)?),
            0x02 => {
                let ahead = &mut r.clone();
                let op: LoadOp = Wire::read(ahead)?;
                if matches!(op, LoadOp::Plain) {
                    Inst::LoadPlain(Wire::read(r)?)
                } else if matches!(op, LoadOp::Scaled) {
                    Inst::LoadScaled(Wire::read(r)?)
                } else {
                    return Err(ahead.unknown_sub_opcode(0x02, u64::from(op.bits()), 1));
                }
            }

            0x03 => {
                match r.u8()? {
                    0x01 => Inst::SvmRead(Wire::read(r)?),
                    sub => return Err(r.unknown_sub_opcode(0x03, u64::from(sub), 1)),
                }
            }

            opcode => return Err(r.unknown_opcode(opcode)),
        },
    )
}
