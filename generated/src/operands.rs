// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Operands.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::types::DataType;
/// Modifiers are for general and indirect operands. A \*scalar\* operand has the same bytes; of its region only the first element counts. The address of a variable, written `&V32[8]`, has no class of its own: it is a general or state operand as the first source of ADDR\_ADD. Its byte offset is that of the operand's origin: `row_offset` registers and `col_offset` elements.
///
/// `specs/5_operands.md:49`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VecOperand {
    /// a general variable. `specs/5_operands.md:59`
    General {
        /// what is done to a value read, or to a result. `specs/5_operands.md:65`
        modifier: Modifier,
        /// The variable. `specs/5_operands.md:86`
        id: u32,
        /// Offset of the origin in registers: 32 or 64 bytes each, by platform. `specs/5_operands.md:87`
        row_offset: u8,
        /// Offset of the origin within the register, in elements. `specs/5_operands.md:88`
        col_offset: u8,
        /// Which elements of a variable an operand touches, see regions. `specs/5_operands.md:89`
        region: Region,
    },
    /// an address variable, in ADDR\_ADD and address moves. `specs/5_operands.md:60`
    Address {
        /// what is done to a value read, or to a result. `specs/5_operands.md:65`
        modifier: Modifier,
        /// The variable. `specs/5_operands.md:102`
        id: u16,
        /// First element. `specs/5_operands.md:103`
        offset: u8,
        /// How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says. `specs/5_operands.md:104`
        width: AddrOpndWidth,
    },
    /// a predicate variable, in comparisons, logic, MOV and SETP. `specs/5_operands.md:61`
    Predicate {
        /// what is done to a value read, or to a result. `specs/5_operands.md:65`
        modifier: Modifier,
        /// The variable, in the form of a predicate. `specs/5_operands.md:124`
        val: Predicate,
    },
    /// a general variable through an address variable. `specs/5_operands.md:62`
    Indirect {
        /// what is done to a value read, or to a result. `specs/5_operands.md:65`
        modifier: Modifier,
        /// The address variable. `specs/5_operands.md:137`
        id: u16,
        /// First element of the address variable. `specs/5_operands.md:138`
        addr_offset: u8,
        /// Bytes added to the address. `specs/5_operands.md:139`
        indirect_offset: i16,
        /// Type of the elements. `specs/5_operands.md:140`
        bit_properties: DataType,
        /// A null `v_stride` means several addresses. `specs/5_operands.md:141`
        region: Region,
    },
    /// a constant; never a destination. `specs/5_operands.md:63`
    Immediate {
        /// what is done to a value read, or to a result. `specs/5_operands.md:65`
        modifier: Modifier,
        /// Type of the constant. `specs/5_operands.md:159`
        r#type: DataType,
        /// Low 32 bits of the constant. W and B are sign-extended to 32 bits, UW and UB zero-extended; HF and BF stand in the low half below zeros. `specs/5_operands.md:160`
        low: u32,
        /// High 32 bits of the constant. `specs/5_operands.md:161`
        high: u32,
    },
    /// a surface or sampler variable. `specs/5_operands.md:64`
    State {
        /// what is done to a value read, or to a result. `specs/5_operands.md:65`
        modifier: Modifier,
        /// Which table `id` counts in. `specs/5_operands.md:182`
        class: StateClass,
        /// The variable, an index of surface\_info or sampler\_info. `specs/5_operands.md:183`
        id: u16,
        /// First element. `specs/5_operands.md:184`
        offset: u8,
    },
}

/// `specs/5_operands.md:85`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GenOpnd {
    /// The variable. `specs/5_operands.md:86`
    pub id: u32,
    /// Offset of the origin in registers: 32 or 64 bytes each, by platform. `specs/5_operands.md:87`
    pub row_offset: u8,
    /// Offset of the origin within the register, in elements. `specs/5_operands.md:88`
    pub col_offset: u8,
    /// Which elements of a variable an operand touches, see regions. `specs/5_operands.md:89`
    pub region: Region,
}

/// Offset and width together stay within the variable.
///
/// `specs/5_operands.md:101`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddrOpnd {
    /// The variable. `specs/5_operands.md:102`
    pub id: u16,
    /// First element. `specs/5_operands.md:103`
    pub offset: u8,
    /// How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says. `specs/5_operands.md:104`
    pub width: AddrOpndWidth,
}

/// There is no offset: the mask of the instruction chooses the bits. The variable is not P0, and neither combining nor inversion applies to an operand of this kind.
///
/// `specs/5_operands.md:123`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PredOpnd {
    /// The variable, in the form of a predicate. `specs/5_operands.md:124`
    pub val: Predicate,
}

/// `specs/5_operands.md:136`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IndirectOpnd {
    /// The address variable. `specs/5_operands.md:137`
    pub id: u16,
    /// First element of the address variable. `specs/5_operands.md:138`
    pub addr_offset: u8,
    /// Bytes added to the address. `specs/5_operands.md:139`
    pub indirect_offset: i16,
    /// Type of the elements. `specs/5_operands.md:140`
    pub bit_properties: DataType,
    /// A null `v_stride` means several addresses. `specs/5_operands.md:141`
    pub region: Region,
}

/// Every channel reads the same number, except of the packed types: channel `c` reads element `c % 8` of a V (as W) or UV (as UW), element 0 being the lowest four bits, and element `c % 4` of a VF (as F), element 0 being the lowest byte. The class `immediate16` in instruction files is an immediate of at most 16 bits: type UW, W, UB, B, HF or BF.
///
/// `specs/5_operands.md:158`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConstOpnd {
    /// Type of the constant. `specs/5_operands.md:159`
    pub r#type: DataType,
    /// Low 32 bits of the constant. W and B are sign-extended to 32 bits, UW and UB zero-extended; HF and BF stand in the low half below zeros. `specs/5_operands.md:160`
    pub low: u32,
    /// High 32 bits of the constant. `specs/5_operands.md:161`
    pub high: u32,
}

/// `specs/5_operands.md:181`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateOpnd {
    /// Which table `id` counts in. `specs/5_operands.md:182`
    pub class: StateClass,
    /// The variable, an index of surface\_info or sampler\_info. `specs/5_operands.md:183`
    pub id: u16,
    /// First element. `specs/5_operands.md:184`
    pub offset: u8,
}

/// Consecutive bytes of a general variable, written `V32.64`. They begin at a register unless the instruction says otherwise. How many there are follows from the instruction. There are no modifiers. Text writes the null operand `%null.0`.
///
/// `specs/5_operands.md:204`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RawOperand {
    /// The variable; V0 is the null operand. `specs/5_operands.md:205`
    pub id: u32,
    /// Where the data begin, in bytes from the start of the variable. `specs/5_operands.md:206`
    pub offset: u16,
}

impl openvisa_codec::Element for RawOperand {
    const SIZE: usize = 6;
    fn read(bytes: &[u8]) -> Self {
        Self {
            id: <u32 as openvisa_codec::Element>::read(&bytes[0..]),
            offset: <u16 as openvisa_codec::Element>::read(&bytes[4..]),
        }
    }
}
