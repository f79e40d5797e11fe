// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Operands.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::types::DataType;
/// `specs/5_operands.md:6`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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

/// `specs/5_operands.md:29`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GenOpnd {
    /// The variable. `specs/5_operands.md:30`
    pub id: u32,
    /// Offset in registers. `specs/5_operands.md:31`
    pub row: u8,
}

impl openvisa_codec::Element for GenOpnd {
    const SIZE: usize = 5;
    fn read(bytes: &[u8]) -> Self {
        Self {
            id: <u32 as openvisa_codec::Element>::read(&bytes[0..]),
            row: <u8 as openvisa_codec::Element>::read(&bytes[4..]),
        }
    }
}

/// `specs/5_operands.md:41`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConstOpnd {
    /// Type of the constant. `specs/5_operands.md:42`
    pub r#type: DataType,
    /// The constant. `specs/5_operands.md:43`
    pub value: u32,
}

/// `specs/5_operands.md:57`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RawOperand {
    /// The variable. `specs/5_operands.md:58`
    pub id: u32,
    /// First byte. `specs/5_operands.md:59`
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
