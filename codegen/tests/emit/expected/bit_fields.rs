// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Fields that consist of several bit groups, with an accessor for each group.
#![allow(unused_imports)]
use crate::enums::*;
use crate::types::DataType;
/// Channels.
///
/// `specs/fields.md:5`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ExecControl(pub u8);
impl ExecControl {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xc;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & 0xe == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many. Bits 1..0. `specs/fields.md:7`
    ///
    /// `None` for a reserved value.
    pub const fn size(self) -> Option<ExecSize> {
        ExecSize::from_bits(self.0 & 0x3)
    }

    /// Returns the field with `value` in bits 1..0.
    pub const fn with_size(self, value: ExecSize) -> Self {
        Self(self.0 & 0xfc | value.bits())
    }

    /// Whether all channels run. Bit 4. `specs/fields.md:12`
    pub const fn nomask(self) -> bool {
        self.0 >> 4 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 4.
    pub const fn with_nomask(self, value: bool) -> Self {
        Self(self.0 & 0xef | (value as u8) << 4)
    }

    /// First channel. From 0 to 7. Bits 7..5. `specs/fields.md:13`
    pub const fn first(self) -> u8 {
        self.0 >> 5 & 0x7
    }

    /// Returns the field with `value` in bits 7..5.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_first(self, value: u8) -> Self {
        Self(self.0 & 0x1f | (value & 0x7) << 5)
    }
}

/// Flags.
///
/// `specs/4_visa_header.md:80`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CodeInfoFlags(pub u8);
impl CodeInfoFlags {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xf0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether it is far. Bit 0. `specs/4_visa_header.md:92`
    pub const fn far(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_far(self, value: bool) -> Self {
        Self(self.0 & 0xfe | value as u8)
    }

    /// How deep. From 0 to 4. Bits 3..1. `specs/4_visa_header.md:93`
    pub const fn depth(self) -> u8 {
        self.0 >> 1 & 0x7
    }

    /// Returns the field with `value` in bits 3..1.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_depth(self, value: u8) -> Self {
        Self(self.0 & 0xf1 | (value & 0x7) << 1)
    }
}

/// What follows.
///
/// `specs/5_operands.md:7`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VecOperandTag(pub u8);
impl VecOperandTag {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xc0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x7, 0x21), (3, 0x7, 0x5), (6, 0x1, 0x1), (7, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Kind of the operand. Bits 2..0. `specs/5_operands.md:14`
    ///
    /// `None` for a reserved value.
    pub const fn class(self) -> Option<OperandClass> {
        OperandClass::from_bits(self.0 & 0x7)
    }

    /// Returns the field with `value` in bits 2..0.
    pub const fn with_class(self, value: OperandClass) -> Self {
        Self(self.0 & 0xf8 | value.bits())
    }

    /// What is done to the value. Bits 5..3. `specs/5_operands.md:18`
    ///
    /// `None` for a reserved value.
    pub const fn modifier(self) -> Option<Modifier> {
        Modifier::from_bits(self.0 >> 3 & 0x7)
    }

    /// Returns the field with `value` in bits 5..3.
    pub const fn with_modifier(self, value: Modifier) -> Self {
        Self(self.0 & 0xc7 | (value.bits()) << 3)
    }
}

#[cfg(feature = "instructions")]
openvisa_isa_core::wire_integers! {
    Self(0); u8 : ExecControl CodeInfoFlags VecOperandTag;
}
