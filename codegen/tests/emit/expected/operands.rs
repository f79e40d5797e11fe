// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The operands of instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::types::DataType;
use openvisa_isa_core::{
    Reader, Room, Version, Wire, WriteError, WriteErrorKind, Writer, Zero,
};

/// `specs/5_operands.md:6`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(
        openvisa_isa_core::reexport::serde::Serialize,
        openvisa_isa_core::reexport::serde::Deserialize
    )
)]
#[cfg_attr(feature = "serde", serde(crate = "openvisa_isa_core::reexport::serde"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[repr(u8)]
pub enum VecOperand {
    /// a variable. `specs/5_operands.md:16`
    General {
        /// what is done to the value. `specs/5_operands.md:18`
        modifier: Modifier,
        /// The variable. `specs/5_operands.md:30`
        id: u32,
        /// Offset in registers. `specs/5_operands.md:31`
        row: u8,
    },
    /// a constant. `specs/5_operands.md:17`
    Immediate {
        /// what is done to the value. `specs/5_operands.md:18`
        modifier: Modifier,
        /// Type of the constant. `specs/5_operands.md:42`
        r#type: DataType,
        /// The constant. `specs/5_operands.md:43`
        value: u32,
    },
}

/// The null operand: all zeros.
impl Default for VecOperand {
    fn default() -> Self {
        Self::zeroed(0)
    }
}

impl Zero for VecOperand {
    #[inline]
    fn zeroed(zero: u32) -> Self {
        Self::General {
            modifier: Modifier::None,
            id: Zero::zeroed(zero),
            row: Zero::zeroed(zero),
        }
    }
}

impl Wire<'_> for VecOperand {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let mut value = Self::zeroed(r.zero());
        if value.read_into(r) { Some(value) } else { None }
    }

    #[inline]
    fn read_into(&mut self, r: &mut Reader<'_>) -> bool {
        if self.usual(r).is_some() {
            return true;
        }

        let len = self.place(r.rest(), r.version().key());
        r.advance(len).is_some()
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        match *self {
            Self::General { modifier, id, row } => {
                let tag = VecOperandTag(0)
                    .with_class(OperandClass::General)
                    .with_modifier(modifier)
                    .bits();
                let to = room.take::<6>()?;
                to[0] = tag;
                to[1..5].copy_from_slice(&id.to_le_bytes());
                to[5..6].copy_from_slice(&row.to_le_bytes());
                Some(())
            }

            _ => {
                openvisa_isa_core::cold_path();
                match *self {
                    Self::Immediate { modifier, r#type, value } => {
                        let tag = VecOperandTag(0)
                            .with_class(OperandClass::Immediate)
                            .with_modifier(modifier)
                            .bits();
                        let bits = r#type.bits()?;
                        if !matches!(bits, 0 | 7) {
                            return None;
                        }

                        let to = room.take::<6>()?;
                        to[0] = tag;
                        to[1..2].copy_from_slice(&bits.to_le_bytes());
                        to[2..6].copy_from_slice(&value.to_le_bytes());
                        Some(())
                    }

                    _ => None,
                }
            }
        }
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        match *self {
            Self::General { modifier, id, row } => {
                VecOperandTag(0)
                    .with_class(OperandClass::General)
                    .with_modifier(modifier)
                    .write(w)?;
                GenOpnd { id, row }.write(w)
            }

            Self::Immediate { modifier, r#type, value } => {
                VecOperandTag(0)
                    .with_class(OperandClass::Immediate)
                    .with_modifier(modifier)
                    .write(w)?;
                ConstOpnd { r#type, value }.write(w)
            }
        }
    }

    fn encoded_len(&self, version: Version) -> usize {
        match *self {
            Self::General { id, row, .. } => 1 + GenOpnd { id, row }.encoded_len(version),
            Self::Immediate { r#type, value, .. } => {
                1 + ConstOpnd { r#type, value }.encoded_len(version)
            }
        }
    }
}

impl VecOperand {
    /// Reads an operand of the most frequent class in its newest form into `self`. Reads
    /// nothing otherwise.
    #[inline(always)]
    fn usual(&mut self, r: &mut Reader<'_>) -> Option<()> {
        const LEN: usize = 6;
        let [tag, rest @ ..] = r.peek::<LEN>()?;
        let tag = VecOperandTag(*tag);
        if tag.bits() & VecOperandTag::RESERVED != 0
            || !matches!(tag.class(), Some(OperandClass::General))
        {
            return None;
        }

        let modifier = tag.modifier()?;
        let [b0, b1, b2, b3, b4] = *rest;
        let id = u32::from_le_bytes([b0, b1, b2, b3]);
        let row = u8::from_le_bytes([b4]);
        *self = Self::General { modifier, id, row };
        r.advance(LEN)
    }

    /// Reads the operand at the start of `bytes` into `self`, which avoids a copy. Returns
    /// its length in bytes; 0 for an invalid operand.
    #[inline(never)]
    fn place(&mut self, bytes: &[u8], version: u16) -> usize {
        Reader::length(
            bytes,
            version,
            |r| {
                let tag = VecOperandTag(Wire::try_read(r)?);
                if tag.bits() & VecOperandTag::RESERVED != 0 {
                    return None;
                }

                let modifier = tag.modifier()?;
                match tag.class()? {
                    OperandClass::General => {
                        let GenOpnd { id, row } = Wire::try_read(r)?;
                        *self = Self::General { modifier, id, row };
                    }

                    OperandClass::Immediate => {
                        let ConstOpnd { r#type, value } = Wire::try_read(r)?;
                        *self = Self::Immediate {
                            modifier,
                            r#type,
                            value,
                        };
                    }
                }

                Some(())
            },
        )
    }
}

/// `specs/5_operands.md:29`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(
        openvisa_isa_core::reexport::serde::Serialize,
        openvisa_isa_core::reexport::serde::Deserialize
    )
)]
#[cfg_attr(feature = "serde", serde(crate = "openvisa_isa_core::reexport::serde"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct GenOpnd {
    /// The variable. `specs/5_operands.md:30`
    pub id: u32,
    /// Offset in registers. `specs/5_operands.md:31`
    pub row: u8,
}

impl Zero for GenOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            id: Zero::zeroed(zero),
            row: Zero::zeroed(zero),
        }
    }
}

impl Wire<'_> for GenOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3, b4] = *r.chunk()?;
        let id = u32::from_le_bytes([b0, b1, b2, b3]);
        let row = u8::from_le_bytes([b4]);
        Some(Self { id, row })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { id, row } = *self;
        let [b0, b1, b2, b3] = id.to_le_bytes();
        let [b4] = row.to_le_bytes();
        w.put(&[b0, b1, b2, b3, b4])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { id, row } = *self;
        let to = room.take::<5>()?;
        to[0..4].copy_from_slice(&id.to_le_bytes());
        to[4..5].copy_from_slice(&row.to_le_bytes());
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { id, row } = *self;
        5
    }
}

impl openvisa_isa_core::ListElement for GenOpnd {
    const ANY: bool = true;
    #[inline]
    fn size(_: Version) -> usize {
        5
    }
}

/// `specs/5_operands.md:41`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(
        openvisa_isa_core::reexport::serde::Serialize,
        openvisa_isa_core::reexport::serde::Deserialize
    )
)]
#[cfg_attr(feature = "serde", serde(crate = "openvisa_isa_core::reexport::serde"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct ConstOpnd {
    /// Type of the constant. `specs/5_operands.md:42`
    pub r#type: DataType,
    /// The constant. `specs/5_operands.md:43`
    pub value: u32,
}

impl Zero for ConstOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            r#type: DataType::Ud,
            value: Zero::zeroed(zero),
        }
    }
}

impl Wire<'_> for ConstOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3, b4] = *r.chunk()?;
        let bits = u8::from_le_bytes([b0]);
        let r#type = DataType::from_bits(bits).filter(|_| matches!(bits, 0 | 7))?;
        let value = u32::from_le_bytes([b1, b2, b3, b4]);
        Some(Self { r#type, value })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { r#type, value } = *self;
        let bits = r#type.bits().unwrap_or(u8::MAX);
        if !matches!(bits, 0 | 7) {
            return Err(
                w
                    .error(WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        let [b0] = bits.to_le_bytes();
        let [b1, b2, b3, b4] = value.to_le_bytes();
        w.put(&[b0, b1, b2, b3, b4])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { r#type, value } = *self;
        let bits = r#type.bits()?;
        if !matches!(bits, 0 | 7) {
            return None;
        }

        let to = room.take::<5>()?;
        to[0..1].copy_from_slice(&bits.to_le_bytes());
        to[1..5].copy_from_slice(&value.to_le_bytes());
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { r#type, value } = *self;
        5
    }
}

impl openvisa_isa_core::ListElement for ConstOpnd {
    const ANY: bool = false;
    #[inline]
    fn size(_: Version) -> usize {
        5
    }
}

/// `specs/5_operands.md:57`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(
        openvisa_isa_core::reexport::serde::Serialize,
        openvisa_isa_core::reexport::serde::Deserialize
    )
)]
#[cfg_attr(feature = "serde", serde(crate = "openvisa_isa_core::reexport::serde"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct RawOperand {
    /// The variable. `specs/5_operands.md:58`
    pub id: u32,
    /// First byte. `specs/5_operands.md:59`
    pub offset: u16,
}

impl Zero for RawOperand {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            id: Zero::zeroed(zero),
            offset: Zero::zeroed(zero),
        }
    }
}

impl Wire<'_> for RawOperand {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3, b4, b5] = *r.chunk()?;
        let id = u32::from_le_bytes([b0, b1, b2, b3]);
        let offset = u16::from_le_bytes([b4, b5]);
        Some(Self { id, offset })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { id, offset } = *self;
        let [b0, b1, b2, b3] = id.to_le_bytes();
        let [b4, b5] = offset.to_le_bytes();
        w.put(&[b0, b1, b2, b3, b4, b5])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { id, offset } = *self;
        let to = room.take::<6>()?;
        to[0..4].copy_from_slice(&id.to_le_bytes());
        to[4..6].copy_from_slice(&offset.to_le_bytes());
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { id, offset } = *self;
        6
    }
}

impl openvisa_isa_core::ListElement for RawOperand {
    const ANY: bool = true;
    #[inline]
    fn size(_: Version) -> usize {
        6
    }
}
