// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! From instructions to bytes.
#![allow(unused_imports, clippy::too_many_arguments)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::instructions::*;
use crate::operands::*;
use openvisa_codec::{Version, Wire, WriteError, Writer};
impl Inst<'_> {
    /// Writes the instruction. What is written is read as an equal instruction.
    ///
    /// # Errors
    /// When the buffer is too small, or the instruction has no bytes: a reserved bit is set, a value has no place in this
    /// version, or it is for another layout.
    pub fn encode(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        match self {
            Self::Add(inst) => put(writer, &[0x01], inst),
            Self::LoadPlain(inst) => put(writer, &[0x02], inst),
            Self::LoadScaled(inst) => put(writer, &[0x02], inst),
            Self::SvmRead(inst) => put(writer, &[0x03, 0x01], inst),
        }
    }

    /// How many bytes it takes.
    pub fn encoded_len(&self, version: Version) -> usize {
        match self {
            Self::Add(inst) => 1 + inst.wire_len(version),
            Self::LoadPlain(inst) => 1 + inst.wire_len(version),
            Self::LoadScaled(inst) => 1 + inst.wire_len(version),
            Self::SvmRead(inst) => 2 + inst.wire_len(version),
        }
    }
}

#[inline]
fn put<'a, const OPCODE: usize>(
    w: &mut Writer<'_>,
    opcode: &[u8; OPCODE],
    inst: &impl Wire<'a>,
) -> Result<(), WriteError> {
    w.within(|w| {
        w.put(opcode)?;
        inst.write(w)
    })
}
