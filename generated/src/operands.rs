// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! The operands of instructions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::types::DataType;
use openvisa_isa_core::{
    Reader, Room, Version, Wire, WriteError, WriteErrorKind, Writer, Zero,
};

/// Modifiers are for general and indirect operands. A \*scalar\* operand has the same bytes; of its region only the first element counts. The address of a variable, written `&V32[8]`, has no class of its own: it is a general or state operand as the first source of ADDR\_ADD. Its byte offset is that of the operand's origin: `row_offset` registers and `col_offset` elements.
///
/// `specs/5_operands.md:55`
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
    /// a general variable. `specs/5_operands.md:65`
    General {
        /// what is done to a value read, or to a result. `specs/5_operands.md:71`
        modifier: Modifier,
        /// The variable. `specs/5_operands.md:92`
        id: u32,
        /// Offset of the origin in registers: 32 or 64 bytes each, by platform. `specs/5_operands.md:93`
        row_offset: u8,
        /// Offset of the origin within the register, in elements. `specs/5_operands.md:94`
        col_offset: u8,
        /// Which elements of a variable an operand touches, see regions. `specs/5_operands.md:95`
        region: Region,
    },
    /// an address variable, in ADDR\_ADD and address moves. `specs/5_operands.md:66`
    Address {
        /// what is done to a value read, or to a result. `specs/5_operands.md:71`
        modifier: Modifier,
        /// The variable. `specs/5_operands.md:110`
        id: u16,
        /// First element. `specs/5_operands.md:111`
        offset: u8,
        /// How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says. `specs/5_operands.md:112`
        width: AddrOpndWidth,
    },
    /// a predicate variable, in comparisons, logic, MOV and SETP. `specs/5_operands.md:67`
    Predicate {
        /// what is done to a value read, or to a result. `specs/5_operands.md:71`
        modifier: Modifier,
        /// The variable, in the form of a predicate. `specs/5_operands.md:132`
        val: Predicate,
    },
    /// a general variable through an address variable. `specs/5_operands.md:68`
    Indirect {
        /// what is done to a value read, or to a result. `specs/5_operands.md:71`
        modifier: Modifier,
        /// The address variable. `specs/5_operands.md:145`
        id: u16,
        /// First element of the address variable. `specs/5_operands.md:146`
        addr_offset: u8,
        /// Bytes added to the address. `specs/5_operands.md:147`
        indirect_offset: i16,
        /// Type of the elements. `specs/5_operands.md:148`
        bit_properties: DataType,
        /// A null `v_stride` means several addresses, one for each row, and no more than there are address registers. `specs/5_operands.md:149`
        region: Region,
    },
    /// a constant; never a destination. `specs/5_operands.md:69`
    Immediate {
        /// what is done to a value read, or to a result. `specs/5_operands.md:71`
        modifier: Modifier,
        /// Type of the constant. `specs/5_operands.md:169`
        r#type: DataType,
        /// Low 32 bits of the constant. W and B are sign-extended to 32 bits, UW and UB zero-extended; HF and BF stand in the low half below zeros. `specs/5_operands.md:170`
        low: u32,
        /// High 32 bits of the constant. `specs/5_operands.md:171`
        high: u32,
    },
    /// a surface or sampler variable. `specs/5_operands.md:70`
    State {
        /// what is done to a value read, or to a result. `specs/5_operands.md:71`
        modifier: Modifier,
        /// Which table `id` counts in. `specs/5_operands.md:192`
        class: StateClass,
        /// The variable, an index of surface\_info or sampler\_info. `specs/5_operands.md:193`
        id: u16,
        /// First element. `specs/5_operands.md:194`
        offset: u8,
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
            modifier: Modifier::NoModifier,
            id: Zero::zeroed(zero),
            row_offset: Zero::zeroed(zero),
            col_offset: Zero::zeroed(zero),
            region: Region(0),
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
            Self::General { modifier, id, row_offset, col_offset, region } => {
                let tag = VecOperandTag(0)
                    .with_class(OperandClass::General)
                    .with_modifier(modifier)
                    .bits();
                if !room.version().at_least(3, 4) {
                    return None;
                }

                Region::from_bits(region.bits())?;
                let to = room.take::<9>()?;
                to[0] = tag;
                to[1..]
                    .copy_from_slice(
                        &(u64::from(id) | u64::from(row_offset) << 32
                            | u64::from(col_offset) << 40
                            | u64::from(region.bits()) << 48)
                            .to_le_bytes(),
                    );
                Some(())
            }

            _ => {
                openvisa_isa_core::cold_path();
                match *self {
                    Self::Address { modifier, id, offset, width } => {
                        let tag = VecOperandTag(0)
                            .with_class(OperandClass::Address)
                            .with_modifier(modifier)
                            .bits();
                        let to = room.take::<5>()?;
                        to[0] = tag;
                        to[1..]
                            .copy_from_slice(
                                &(u32::from(id) | u32::from(offset) << 16
                                    | u32::from(width.bits()) << 24)
                                    .to_le_bytes(),
                            );
                        Some(())
                    }

                    Self::Predicate { modifier, val } => {
                        let tag = VecOperandTag(0)
                            .with_class(OperandClass::Predicate)
                            .with_modifier(modifier)
                            .bits();
                        Predicate::from_bits(val.bits())?;
                        let to = room.take::<3>()?;
                        to[0] = tag;
                        to[1..].copy_from_slice(&(val.bits()).to_le_bytes());
                        Some(())
                    }

                    Self::Indirect {
                        modifier,
                        id,
                        addr_offset,
                        indirect_offset,
                        bit_properties,
                        region,
                    } => {
                        let tag = VecOperandTag(0)
                            .with_class(OperandClass::Indirect)
                            .with_modifier(modifier)
                            .bits();
                        let bits = bit_properties.bits()?;
                        if !matches!(
                            bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 11 | 13 | 14 | 15
                        ) {
                            return None;
                        }

                        Region::from_bits(region.bits())?;
                        let to = room.take::<9>()?;
                        to[0] = tag;
                        to[1..]
                            .copy_from_slice(
                                &(u64::from(id) | u64::from(addr_offset) << 16
                                    | u64::from(indirect_offset.cast_unsigned()) << 24
                                    | u64::from(bits) << 40 | u64::from(region.bits()) << 48)
                                    .to_le_bytes(),
                            );
                        Some(())
                    }

                    Self::Immediate { modifier, r#type, low, high } => {
                        let tag = VecOperandTag(0)
                            .with_class(OperandClass::Immediate)
                            .with_modifier(modifier)
                            .bits();
                        let bits = r#type.bits()?;
                        if !matches!(
                            bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 12 | 13 |
                            14 | 15
                        ) {
                            return None;
                        }

                        let to = room.take::<6>()?;
                        to[0] = tag;
                        to[1..2].copy_from_slice(&bits.to_le_bytes());
                        to[2..6].copy_from_slice(&low.to_le_bytes());
                        if (matches!(r#type, DataType::Df)
                            || matches!(r#type, DataType::Q))
                            || matches!(r#type, DataType::Uq)
                        {
                            let to = room.take::<4>()?;
                            to[0..].copy_from_slice(&(high).to_le_bytes());
                        } else if high != 0 {
                            return None;
                        }

                        Some(())
                    }

                    Self::State { modifier, class, id, offset } => {
                        let tag = VecOperandTag(0)
                            .with_class(OperandClass::State)
                            .with_modifier(modifier)
                            .bits();
                        let to = room.take::<5>()?;
                        to[0] = tag;
                        to[1..]
                            .copy_from_slice(
                                &(u32::from(class.bits()) | u32::from(id) << 8
                                    | u32::from(offset) << 24)
                                    .to_le_bytes(),
                            );
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
            Self::General { modifier, id, row_offset, col_offset, region } => {
                VecOperandTag(0)
                    .with_class(OperandClass::General)
                    .with_modifier(modifier)
                    .write(w)?;
                GenOpnd {
                    id,
                    row_offset,
                    col_offset,
                    region,
                }
                    .write(w)
            }

            Self::Address { modifier, id, offset, width } => {
                VecOperandTag(0)
                    .with_class(OperandClass::Address)
                    .with_modifier(modifier)
                    .write(w)?;
                AddrOpnd { id, offset, width }.write(w)
            }

            Self::Predicate { modifier, val } => {
                VecOperandTag(0)
                    .with_class(OperandClass::Predicate)
                    .with_modifier(modifier)
                    .write(w)?;
                PredOpnd { val }.write(w)
            }

            Self::Indirect {
                modifier,
                id,
                addr_offset,
                indirect_offset,
                bit_properties,
                region,
            } => {
                VecOperandTag(0)
                    .with_class(OperandClass::Indirect)
                    .with_modifier(modifier)
                    .write(w)?;
                IndirectOpnd {
                    id,
                    addr_offset,
                    indirect_offset,
                    bit_properties,
                    region,
                }
                    .write(w)
            }

            Self::Immediate { modifier, r#type, low, high } => {
                VecOperandTag(0)
                    .with_class(OperandClass::Immediate)
                    .with_modifier(modifier)
                    .write(w)?;
                ConstOpnd { r#type, low, high }.write(w)
            }

            Self::State { modifier, class, id, offset } => {
                VecOperandTag(0)
                    .with_class(OperandClass::State)
                    .with_modifier(modifier)
                    .write(w)?;
                StateOpnd { class, id, offset }.write(w)
            }
        }
    }

    fn encoded_len(&self, version: Version) -> usize {
        match *self {
            Self::General { id, row_offset, col_offset, region, .. } => {
                1
                    + GenOpnd {
                        id,
                        row_offset,
                        col_offset,
                        region,
                    }
                        .encoded_len(version)
            }

            Self::Address { id, offset, width, .. } => {
                1 + AddrOpnd { id, offset, width }.encoded_len(version)
            }

            Self::Predicate { val, .. } => 1 + PredOpnd { val }.encoded_len(version),
            Self::Indirect {
                id,
                addr_offset,
                indirect_offset,
                bit_properties,
                region,
                ..
            } => {
                1
                    + IndirectOpnd {
                        id,
                        addr_offset,
                        indirect_offset,
                        bit_properties,
                        region,
                    }
                        .encoded_len(version)
            }

            Self::Immediate { r#type, low, high, .. } => {
                1 + ConstOpnd { r#type, low, high }.encoded_len(version)
            }

            Self::State { class, id, offset, .. } => {
                1 + StateOpnd { class, id, offset }.encoded_len(version)
            }
        }
    }
}

impl VecOperand {
    /// Reads an operand of the most frequent class in its newest form into `self`. Reads
    /// nothing otherwise.
    #[inline(always)]
    fn usual(&mut self, r: &mut Reader<'_>) -> Option<()> {
        const LEN: usize = 9;
        if !r.version().at_least(3, 4) {
            return None;
        }

        let [tag, rest @ ..] = r.peek::<LEN>()?;
        let tag = VecOperandTag(*tag);
        if tag.bits() & VecOperandTag::RESERVED != 0
            || !matches!(tag.class(), Some(OperandClass::General))
        {
            return None;
        }

        let modifier = tag.modifier()?;
        let word = u64::from_le_bytes(*rest);
        let id = word as u32;
        let row_offset = (word >> 32) as u8;
        let col_offset = (word >> 40) as u8;
        let bits = (word >> 48) as u16;
        let region = Region::from_bits(bits)?;
        *self = Self::General {
            modifier,
            id,
            row_offset,
            col_offset,
            region,
        };

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
                        let GenOpnd { id, row_offset, col_offset, region } = Wire::try_read(
                            r,
                        )?;
                        *self = Self::General {
                            modifier,
                            id,
                            row_offset,
                            col_offset,
                            region,
                        };
                    }

                    OperandClass::Address => {
                        let AddrOpnd { id, offset, width } = Wire::try_read(r)?;
                        *self = Self::Address {
                            modifier,
                            id,
                            offset,
                            width,
                        };
                    }

                    OperandClass::Predicate => {
                        let PredOpnd { val } = Wire::try_read(r)?;
                        *self = Self::Predicate { modifier, val };
                    }

                    OperandClass::Indirect => {
                        let IndirectOpnd {
                            id,
                            addr_offset,
                            indirect_offset,
                            bit_properties,
                            region,
                        } = Wire::try_read(r)?;
                        *self = Self::Indirect {
                            modifier,
                            id,
                            addr_offset,
                            indirect_offset,
                            bit_properties,
                            region,
                        };
                    }

                    OperandClass::Immediate => {
                        let ConstOpnd { r#type, low, high } = Wire::try_read(r)?;
                        *self = Self::Immediate {
                            modifier,
                            r#type,
                            low,
                            high,
                        };
                    }

                    OperandClass::State => {
                        let StateOpnd { class, id, offset } = Wire::try_read(r)?;
                        *self = Self::State {
                            modifier,
                            class,
                            id,
                            offset,
                        };
                    }
                }

                Some(())
            },
        )
    }
}

/// Elements of a general variable: an origin, and a region that says which elements follow it, `V32(1,4)<8;8,1>`.
///
/// `specs/5_operands.md:91`
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
    /// The variable. `specs/5_operands.md:92`
    pub id: u32,
    /// Offset of the origin in registers: 32 or 64 bytes each, by platform. `specs/5_operands.md:93`
    pub row_offset: u8,
    /// Offset of the origin within the register, in elements. `specs/5_operands.md:94`
    pub col_offset: u8,
    /// Which elements of a variable an operand touches, see regions. `specs/5_operands.md:95`
    pub region: Region,
}

impl Zero for GenOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            id: Zero::zeroed(zero),
            row_offset: Zero::zeroed(zero),
            col_offset: Zero::zeroed(zero),
            region: Region(0),
        }
    }
}

impl Wire<'_> for GenOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        if r.version().at_least(3, 4) {
            let [b0, b1, b2, b3, b4, b5, b6, b7] = *r.chunk()?;
            let id = u32::from_le_bytes([b0, b1, b2, b3]);
            let row_offset = u8::from_le_bytes([b4]);
            let col_offset = u8::from_le_bytes([b5]);
            let bits = u16::from_le_bytes([b6, b7]);
            let region = Region::from_bits(bits)?;
            Some(Self {
                id,
                row_offset,
                col_offset,
                region,
            })
        } else {
            let [b0, b1, b2, b3, b4, b5] = *r.chunk()?;
            let id = u32::from(u16::from_le_bytes([b0, b1]));
            let row_offset = u8::from_le_bytes([b2]);
            let col_offset = u8::from_le_bytes([b3]);
            let bits = u16::from_le_bytes([b4, b5]);
            let region = Region::from_bits(bits)?;
            Some(Self {
                id,
                row_offset,
                col_offset,
                region,
            })
        }
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { id, row_offset, col_offset, region } = *self;
        if w.version().at_least(3, 4) {
            let [b0, b1, b2, b3] = id.to_le_bytes();
            let [b4] = row_offset.to_le_bytes();
            let [b5] = col_offset.to_le_bytes();
            let bits = region.bits();
            if Region::from_bits(bits).is_none() {
                return Err(
                    w
                        .error(WriteErrorKind::Reserved {
                            value: u64::from(bits),
                        }),
                );
            }

            let [b6, b7] = bits.to_le_bytes();
            w.put(&[b0, b1, b2, b3, b4, b5, b6, b7])?;
            Ok(())
        } else {
            let Ok(bits) = u16::try_from(id) else {
                return Err(
                    w
                        .error(WriteErrorKind::TooLarge {
                            value: id as u64,
                        }),
                );
            };

            let [b0, b1] = bits.to_le_bytes();
            let [b2] = row_offset.to_le_bytes();
            let [b3] = col_offset.to_le_bytes();
            let bits = region.bits();
            if Region::from_bits(bits).is_none() {
                return Err(
                    w
                        .error(WriteErrorKind::Reserved {
                            value: u64::from(bits),
                        }),
                );
            }

            let [b4, b5] = bits.to_le_bytes();
            w.put(&[b0, b1, b2, b3, b4, b5])?;
            Ok(())
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { id, row_offset, col_offset, region } = *self;
        if !room.version().at_least(3, 4) {
            return None;
        }

        Region::from_bits(region.bits())?;
        let to = room.take::<8>()?;
        to[0..]
            .copy_from_slice(
                &(u64::from(id) | u64::from(row_offset) << 32
                    | u64::from(col_offset) << 40 | u64::from(region.bits()) << 48)
                    .to_le_bytes(),
            );
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { id, row_offset, col_offset, region } = *self;
        if version.at_least(3, 4) { 8 } else { 6 }
    }
}

impl openvisa_isa_core::ListElement for GenOpnd {
    const ANY: bool = false;
    #[inline]
    fn size(version: Version) -> usize {
        if version.at_least(3, 4) { 8 } else { 6 }
    }
}

/// Offset and width together stay within the variable.
///
/// `specs/5_operands.md:109`
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
pub struct AddrOpnd {
    /// The variable. `specs/5_operands.md:110`
    pub id: u16,
    /// First element. `specs/5_operands.md:111`
    pub offset: u8,
    /// How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says. `specs/5_operands.md:112`
    pub width: AddrOpndWidth,
}

impl Zero for AddrOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            id: Zero::zeroed(zero),
            offset: Zero::zeroed(zero),
            width: AddrOpndWidth::OneElement,
        }
    }
}

impl Wire<'_> for AddrOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3] = *r.chunk()?;
        let id = u16::from_le_bytes([b0, b1]);
        let offset = u8::from_le_bytes([b2]);
        let bits = u8::from_le_bytes([b3]);
        let width = AddrOpndWidth::from_bits(bits)?;
        Some(Self { id, offset, width })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { id, offset, width } = *self;
        let [b0, b1] = id.to_le_bytes();
        let [b2] = offset.to_le_bytes();
        let [b3] = width.bits().to_le_bytes();
        w.put(&[b0, b1, b2, b3])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { id, offset, width } = *self;
        let to = room.take::<4>()?;
        to[0..]
            .copy_from_slice(
                &(u32::from(id) | u32::from(offset) << 16
                    | u32::from(width.bits()) << 24)
                    .to_le_bytes(),
            );
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { id, offset, width } = *self;
        4
    }
}

impl openvisa_isa_core::ListElement for AddrOpnd {
    const ANY: bool = false;
    #[inline]
    fn size(_: Version) -> usize {
        4
    }
}

/// There is no offset: the mask of the instruction chooses the bits. The variable is not P0, and neither combining nor inversion applies to an operand of this kind.
///
/// `specs/5_operands.md:131`
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
pub struct PredOpnd {
    /// The variable, in the form of a predicate. `specs/5_operands.md:132`
    pub val: Predicate,
}

impl Zero for PredOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self { val: Predicate(0) }
    }
}

impl Wire<'_> for PredOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1] = *r.chunk()?;
        let bits = u16::from_le_bytes([b0, b1]);
        let val = Predicate::from_bits(bits)?;
        Some(Self { val })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { val } = *self;
        let bits = val.bits();
        if Predicate::from_bits(bits).is_none() {
            return Err(
                w
                    .error(WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        let [b0, b1] = bits.to_le_bytes();
        w.put(&[b0, b1])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { val } = *self;
        Predicate::from_bits(val.bits())?;
        let to = room.take::<2>()?;
        to[0..].copy_from_slice(&(val.bits()).to_le_bytes());
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { val } = *self;
        2
    }
}

impl openvisa_isa_core::ListElement for PredOpnd {
    const ANY: bool = false;
    #[inline]
    fn size(_: Version) -> usize {
        2
    }
}

/// Elements of a general variable that addresses point to, `r[A0(0),16]<1;1,0>:f`. The addresses are in bytes.
///
/// `specs/5_operands.md:144`
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
pub struct IndirectOpnd {
    /// The address variable. `specs/5_operands.md:145`
    pub id: u16,
    /// First element of the address variable. `specs/5_operands.md:146`
    pub addr_offset: u8,
    /// Bytes added to the address. `specs/5_operands.md:147`
    pub indirect_offset: i16,
    /// Type of the elements. `specs/5_operands.md:148`
    pub bit_properties: DataType,
    /// A null `v_stride` means several addresses, one for each row, and no more than there are address registers. `specs/5_operands.md:149`
    pub region: Region,
}

impl Zero for IndirectOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            id: Zero::zeroed(zero),
            addr_offset: Zero::zeroed(zero),
            indirect_offset: Zero::zeroed(zero),
            bit_properties: DataType::Ud,
            region: Region(0),
        }
    }
}

impl Wire<'_> for IndirectOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3, b4, b5, b6, b7] = *r.chunk()?;
        let id = u16::from_le_bytes([b0, b1]);
        let addr_offset = u8::from_le_bytes([b2]);
        let indirect_offset = i16::from_le_bytes([b3, b4]);
        let bits = u8::from_le_bytes([b5]);
        let bit_properties = DataType::from_bits(bits)
            .filter(|_| {
                matches!(bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 11 | 13 | 14 | 15)
            })?;
        let bits = u16::from_le_bytes([b6, b7]);
        let region = Region::from_bits(bits)?;
        Some(Self {
            id,
            addr_offset,
            indirect_offset,
            bit_properties,
            region,
        })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { id, addr_offset, indirect_offset, bit_properties, region } = *self;
        let [b0, b1] = id.to_le_bytes();
        let [b2] = addr_offset.to_le_bytes();
        let [b3, b4] = indirect_offset.to_le_bytes();
        let bits = bit_properties.bits().unwrap_or(u8::MAX);
        if !matches!(bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 11 | 13 | 14 | 15) {
            return Err(
                w
                    .error(WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        let [b5] = bits.to_le_bytes();
        let bits = region.bits();
        if Region::from_bits(bits).is_none() {
            return Err(
                w
                    .error(WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        let [b6, b7] = bits.to_le_bytes();
        w.put(&[b0, b1, b2, b3, b4, b5, b6, b7])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { id, addr_offset, indirect_offset, bit_properties, region } = *self;
        let bits = bit_properties.bits()?;
        if !matches!(bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 11 | 13 | 14 | 15) {
            return None;
        }

        Region::from_bits(region.bits())?;
        let to = room.take::<8>()?;
        to[0..]
            .copy_from_slice(
                &(u64::from(id) | u64::from(addr_offset) << 16
                    | u64::from(indirect_offset.cast_unsigned()) << 24
                    | u64::from(bits) << 40 | u64::from(region.bits()) << 48)
                    .to_le_bytes(),
            );
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { id, addr_offset, indirect_offset, bit_properties, region } = *self;
        8
    }
}

impl openvisa_isa_core::ListElement for IndirectOpnd {
    const ANY: bool = false;
    #[inline]
    fn size(_: Version) -> usize {
        8
    }
}

/// Every channel reads the same number, except of the packed types: channel `c` reads element `c % 8` of a V (as W) or UV (as UW), element 0 being the lowest four bits, and element `c % 4` of a VF (as F), element 0 being the lowest byte. The class `immediate16` in instruction files is an immediate of at most 16 bits: type UW, W, UB, B, HF or BF.
///
/// `specs/5_operands.md:168`
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
    /// Type of the constant. `specs/5_operands.md:169`
    pub r#type: DataType,
    /// Low 32 bits of the constant. W and B are sign-extended to 32 bits, UW and UB zero-extended; HF and BF stand in the low half below zeros. `specs/5_operands.md:170`
    pub low: u32,
    /// High 32 bits of the constant. `specs/5_operands.md:171`
    pub high: u32,
}

impl Zero for ConstOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            r#type: DataType::Ud,
            low: Zero::zeroed(zero),
            high: Zero::zeroed(zero),
        }
    }
}

impl Wire<'_> for ConstOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3, b4] = *r.chunk()?;
        let bits = u8::from_le_bytes([b0]);
        let r#type = DataType::from_bits(bits)
            .filter(|_| {
                matches!(
                    bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 12 | 13 | 14 | 15
                )
            })?;
        let low = u32::from_le_bytes([b1, b2, b3, b4]);
        let high = if (matches!(r#type, DataType::Df) || matches!(r#type, DataType::Q))
            || matches!(r#type, DataType::Uq)
        {
            let [b0, b1, b2, b3] = *r.chunk()?;
            u32::from_le_bytes([b0, b1, b2, b3])
        } else {
            0
        };

        Some(Self { r#type, low, high })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { r#type, low, high } = *self;
        let bits = r#type.bits().unwrap_or(u8::MAX);
        if !matches!(
            bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 12 | 13 | 14 | 15
        ) {
            return Err(
                w
                    .error(WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        let [b0] = bits.to_le_bytes();
        let [b1, b2, b3, b4] = low.to_le_bytes();
        w.put(&[b0, b1, b2, b3, b4])?;
        if (matches!(r#type, DataType::Df) || matches!(r#type, DataType::Q))
            || matches!(r#type, DataType::Uq)
        {
            let [b0, b1, b2, b3] = high.to_le_bytes();
            w.put(&[b0, b1, b2, b3])?;
        } else {
            if high != 0 {
                return Err(w.error(WriteErrorKind::Absent));
            }
        }

        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { r#type, low, high } = *self;
        let bits = r#type.bits()?;
        if !matches!(
            bits, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 12 | 13 | 14 | 15
        ) {
            return None;
        }

        let to = room.take::<5>()?;
        to[0..1].copy_from_slice(&bits.to_le_bytes());
        to[1..5].copy_from_slice(&low.to_le_bytes());
        if (matches!(r#type, DataType::Df) || matches!(r#type, DataType::Q))
            || matches!(r#type, DataType::Uq)
        {
            let to = room.take::<4>()?;
            to[0..].copy_from_slice(&(high).to_le_bytes());
        } else if high != 0 {
            return None;
        }

        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { r#type, low, high } = *self;
        5
            + if (matches!(r#type, DataType::Df) || matches!(r#type, DataType::Q))
                || matches!(r#type, DataType::Uq)
            {
                4
            } else {
                0
            }
    }
}

/// A surface or a sampler, `T6(0)`: an element of its variable.
///
/// `specs/5_operands.md:191`
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
pub struct StateOpnd {
    /// Which table `id` counts in. `specs/5_operands.md:192`
    pub class: StateClass,
    /// The variable, an index of surface\_info or sampler\_info. `specs/5_operands.md:193`
    pub id: u16,
    /// First element. `specs/5_operands.md:194`
    pub offset: u8,
}

impl Zero for StateOpnd {
    #[inline]
    #[allow(unused_variables)]
    fn zeroed(zero: u32) -> Self {
        Self {
            class: StateClass::Surface,
            id: Zero::zeroed(zero),
            offset: Zero::zeroed(zero),
        }
    }
}

impl Wire<'_> for StateOpnd {
    #[inline]
    fn try_read(r: &mut Reader<'_>) -> Option<Self> {
        let [b0, b1, b2, b3] = *r.chunk()?;
        let bits = u8::from_le_bytes([b0]);
        let class = StateClass::from_bits(bits)?;
        let id = u16::from_le_bytes([b1, b2]);
        let offset = u8::from_le_bytes([b3]);
        Some(Self { class, id, offset })
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { class, id, offset } = *self;
        let [b0] = class.bits().to_le_bytes();
        let [b1, b2] = id.to_le_bytes();
        let [b3] = offset.to_le_bytes();
        w.put(&[b0, b1, b2, b3])?;
        Ok(())
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { class, id, offset } = *self;
        let to = room.take::<4>()?;
        to[0..]
            .copy_from_slice(
                &(u32::from(class.bits()) | u32::from(id) << 8 | u32::from(offset) << 24)
                    .to_le_bytes(),
            );
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { class, id, offset } = *self;
        4
    }
}

impl openvisa_isa_core::ListElement for StateOpnd {
    const ANY: bool = false;
    #[inline]
    fn size(_: Version) -> usize {
        4
    }
}

/// Consecutive bytes of a general variable, written `V32.64`. They begin at a register unless the instruction says otherwise. How many there are follows from the instruction, and all of them are in the variable, or in the one whose storage it shares. The hardware addresses whole registers, so the storage of the variable begins at one as well, unless the instruction says otherwise. There are no modifiers. Text writes the null operand `%null.0`.
///
/// `specs/5_operands.md:216`
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
    /// The variable; V0 is the null operand. `specs/5_operands.md:217`
    pub id: u32,
    /// Where the data begin, in bytes from the start of the variable. `specs/5_operands.md:218`
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
        if r.version().at_least(3, 4) {
            let [b0, b1, b2, b3, b4, b5] = *r.chunk()?;
            let id = u32::from_le_bytes([b0, b1, b2, b3]);
            let offset = u16::from_le_bytes([b4, b5]);
            Some(Self { id, offset })
        } else {
            let [b0, b1, b2, b3] = *r.chunk()?;
            let id = u32::from(u16::from_le_bytes([b0, b1]));
            let offset = u16::from_le_bytes([b2, b3]);
            Some(Self { id, offset })
        }
    }

    #[inline(never)]
    fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        let Self { id, offset } = *self;
        if w.version().at_least(3, 4) {
            let [b0, b1, b2, b3] = id.to_le_bytes();
            let [b4, b5] = offset.to_le_bytes();
            w.put(&[b0, b1, b2, b3, b4, b5])?;
            Ok(())
        } else {
            let Ok(bits) = u16::try_from(id) else {
                return Err(
                    w
                        .error(WriteErrorKind::TooLarge {
                            value: id as u64,
                        }),
                );
            };

            let [b0, b1] = bits.to_le_bytes();
            let [b2, b3] = offset.to_le_bytes();
            w.put(&[b0, b1, b2, b3])?;
            Ok(())
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
        let Self { id, offset } = *self;
        if !room.version().at_least(3, 4) {
            return None;
        }

        let to = room.take::<6>()?;
        to[0..4].copy_from_slice(&id.to_le_bytes());
        to[4..6].copy_from_slice(&offset.to_le_bytes());
        Some(())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: Version) -> usize {
        let Self { id, offset } = *self;
        if version.at_least(3, 4) { 6 } else { 4 }
    }
}

impl openvisa_isa_core::ListElement for RawOperand {
    const ANY: bool = true;
    #[inline]
    fn size(version: Version) -> usize {
        if version.at_least(3, 4) { 6 } else { 4 }
    }
}
