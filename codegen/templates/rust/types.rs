//! Data types of operands.
use crate::platforms::PlatformSet;
use openvisa_isa_core::{Entry, Enumeration};

/// The kind of values that a data type has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataTypeKind {
    /// Unsigned integer.
    Unsigned,
    /// Signed integer, two's complement.
    Signed,
    /// Floating point.
    Float,
    /// Several small numbers in a dword. Only immediates have such a type.
    Packed,
    /// One bit. Only predicates have this type.
    Boolean,
}

/// The type of the elements of an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum DataType { #variants }

impl DataType {
    /// All data types.
    pub const ALL: &'static [Self] = &[#all];
    /// Returns the type with a code of the object format; `None` for a reserved code.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits { #from _ => None }
    }
    /// Returns the code of the type in the object format; `None` for a type that only
    /// assembler text has.
    #[inline(always)]
    pub const fn bits(self) -> Option<u8> {
        match self { #bits }
    }
    /// Returns the width of a value in bits.
    pub const fn width(self) -> u16 {
        match self { #widths }
    }
    /// Returns the kind of values of the type.
    pub const fn kind(self) -> DataTypeKind {
        match self { #kinds }
    }
    /// Returns the platforms that support the type.
    pub const fn platforms(self) -> PlatformSet {
        match self { #gated _ => PlatformSet::ALL }
    }
}

#table
