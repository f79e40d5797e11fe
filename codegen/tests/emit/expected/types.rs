// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

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
pub enum DataType {
    /// dword. `specs/2_datatypes.md:7`
    Ud,
    /// single precision. `specs/2_datatypes.md:8`
    F,
    /// text only. `specs/2_datatypes.md:9`
    Tf32,
}

impl DataType {
    /// All data types.
    pub const ALL: &'static [Self] = &[Self::Ud, Self::F, Self::Tf32];
    /// Returns the type with a code of the object format; `None` for a reserved code.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Ud),
            7 => Some(Self::F),
            _ => None,
        }
    }

    /// Returns the code of the type in the object format; `None` for a type that only
    /// assembler text has.
    #[inline(always)]
    pub const fn bits(self) -> Option<u8> {
        match self {
            Self::Ud => Some(0),
            Self::F => Some(7),
            Self::Tf32 => None,
        }
    }

    /// Returns the width of a value in bits.
    pub const fn width(self) -> u16 {
        match self {
            Self::Ud => 32,
            Self::F => 32,
            Self::Tf32 => 32,
        }
    }

    /// Returns the kind of values of the type.
    pub const fn kind(self) -> DataTypeKind {
        match self {
            Self::Ud => DataTypeKind::Unsigned,
            Self::F => DataTypeKind::Float,
            Self::Tf32 => DataTypeKind::Float,
        }
    }

    /// Returns the platforms that support the type.
    pub const fn platforms(self) -> PlatformSet {
        match self {
            _ => PlatformSet::ALL,
        }
    }
}

impl Enumeration for DataType {
    const NAME: &'static str = "DataType";
    const NOUN: &'static str = "a data type";
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Ud, 0, "Ud", "UD", Some("ud")),
        Entry::new(Self::F, 1, "F", "F", Some("f")),
        Entry::new(Self::Tf32, 2, "Tf32", "TF32", Some("tf32")),
    ];
}

openvisa_isa_core::enumeration_traits!(DataType);
