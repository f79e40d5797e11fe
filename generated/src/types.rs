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
    /// dword. `specs/2_datatypes.md:9`
    Ud,
    /// dword. `specs/2_datatypes.md:10`
    D,
    /// word. `specs/2_datatypes.md:11`
    Uw,
    /// word. `specs/2_datatypes.md:12`
    W,
    /// byte. `specs/2_datatypes.md:13`
    Ub,
    /// byte. `specs/2_datatypes.md:14`
    B,
    /// double precision: sign, 11 bits of exponent, 52 of fraction (IEEE 754 binary64). `specs/2_datatypes.md:15`
    Df,
    /// single precision: 1, 8, 23 (binary32). `specs/2_datatypes.md:16`
    F,
    /// eight numbers of four bits, two's complement, from -8 to 7; an immediate only. `specs/2_datatypes.md:17`
    V,
    /// four floating-point numbers of eight bits: 1, 3, 4; an immediate only. `specs/2_datatypes.md:18`
    Vf,
    /// a bit of a predicate variable. `specs/2_datatypes.md:19`
    Bool,
    /// qword. `specs/2_datatypes.md:20`
    Uq,
    /// eight unsigned numbers of four bits, from 0 to 15; an immediate only. `specs/2_datatypes.md:21`
    Uv,
    /// qword. `specs/2_datatypes.md:22`
    Q,
    /// half precision: 1, 5, 10 (binary16). `specs/2_datatypes.md:23`
    Hf,
    /// bfloat16: 1, 8, 7, the upper half of an F. `specs/2_datatypes.md:24`
    Bf,
    /// the upper 19 bits of an F (1, 8, 10) in a dword; the rest is not significant. `specs/2_datatypes.md:25`
    Tf32,
    /// 1, 4, 3 (E4M3). `specs/2_datatypes.md:26`
    Hf8,
    /// 1, 5, 2 (E5M2), the upper half of an HF. `specs/2_datatypes.md:27`
    Bf8,
    /// 1, 2, 1 in the low half of a byte. `specs/2_datatypes.md:28`
    E2m1,
}

impl DataType {
    /// All data types.
    pub const ALL: &'static [Self] = &[
        Self::Ud,
        Self::D,
        Self::Uw,
        Self::W,
        Self::Ub,
        Self::B,
        Self::Df,
        Self::F,
        Self::V,
        Self::Vf,
        Self::Bool,
        Self::Uq,
        Self::Uv,
        Self::Q,
        Self::Hf,
        Self::Bf,
        Self::Tf32,
        Self::Hf8,
        Self::Bf8,
        Self::E2m1,
    ];
    /// Returns the type with a code of the object format; `None` for a reserved code.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Ud),
            1 => Some(Self::D),
            2 => Some(Self::Uw),
            3 => Some(Self::W),
            4 => Some(Self::Ub),
            5 => Some(Self::B),
            6 => Some(Self::Df),
            7 => Some(Self::F),
            8 => Some(Self::V),
            9 => Some(Self::Vf),
            10 => Some(Self::Bool),
            11 => Some(Self::Uq),
            12 => Some(Self::Uv),
            13 => Some(Self::Q),
            14 => Some(Self::Hf),
            15 => Some(Self::Bf),
            _ => None,
        }
    }

    /// Returns the code of the type in the object format; `None` for a type that only
    /// assembler text has.
    #[inline(always)]
    pub const fn bits(self) -> Option<u8> {
        match self {
            Self::Ud => Some(0),
            Self::D => Some(1),
            Self::Uw => Some(2),
            Self::W => Some(3),
            Self::Ub => Some(4),
            Self::B => Some(5),
            Self::Df => Some(6),
            Self::F => Some(7),
            Self::V => Some(8),
            Self::Vf => Some(9),
            Self::Bool => Some(10),
            Self::Uq => Some(11),
            Self::Uv => Some(12),
            Self::Q => Some(13),
            Self::Hf => Some(14),
            Self::Bf => Some(15),
            Self::Tf32 => None,
            Self::Hf8 => None,
            Self::Bf8 => None,
            Self::E2m1 => None,
        }
    }

    /// Returns the width of a value in bits.
    pub const fn width(self) -> u16 {
        match self {
            Self::Ud => 32,
            Self::D => 32,
            Self::Uw => 16,
            Self::W => 16,
            Self::Ub => 8,
            Self::B => 8,
            Self::Df => 64,
            Self::F => 32,
            Self::V => 32,
            Self::Vf => 32,
            Self::Bool => 1,
            Self::Uq => 64,
            Self::Uv => 32,
            Self::Q => 64,
            Self::Hf => 16,
            Self::Bf => 16,
            Self::Tf32 => 32,
            Self::Hf8 => 8,
            Self::Bf8 => 8,
            Self::E2m1 => 8,
        }
    }

    /// Returns the kind of values of the type.
    pub const fn kind(self) -> DataTypeKind {
        match self {
            Self::Ud => DataTypeKind::Unsigned,
            Self::D => DataTypeKind::Signed,
            Self::Uw => DataTypeKind::Unsigned,
            Self::W => DataTypeKind::Signed,
            Self::Ub => DataTypeKind::Unsigned,
            Self::B => DataTypeKind::Signed,
            Self::Df => DataTypeKind::Float,
            Self::F => DataTypeKind::Float,
            Self::V => DataTypeKind::Packed,
            Self::Vf => DataTypeKind::Packed,
            Self::Bool => DataTypeKind::Boolean,
            Self::Uq => DataTypeKind::Unsigned,
            Self::Uv => DataTypeKind::Packed,
            Self::Q => DataTypeKind::Signed,
            Self::Hf => DataTypeKind::Float,
            Self::Bf => DataTypeKind::Float,
            Self::Tf32 => DataTypeKind::Float,
            Self::Hf8 => DataTypeKind::Float,
            Self::Bf8 => DataTypeKind::Float,
            Self::E2m1 => DataTypeKind::Float,
        }
    }

    /// Returns the platforms that support the type.
    pub const fn platforms(self) -> PlatformSet {
        match self {
            Self::Vf => PlatformSet::from_bits(0x7ff),
            _ => PlatformSet::ALL,
        }
    }
}

impl Enumeration for DataType {
    const NAME: &'static str = "DataType";
    const NOUN: &'static str = "a data type";
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Ud, 0, "Ud", "UD", Some("ud")),
        Entry::new(Self::D, 1, "D", "D", Some("d")),
        Entry::new(Self::Uw, 2, "Uw", "UW", Some("uw")),
        Entry::new(Self::W, 3, "W", "W", Some("w")),
        Entry::new(Self::Ub, 4, "Ub", "UB", Some("ub")),
        Entry::new(Self::B, 5, "B", "B", Some("b")),
        Entry::new(Self::Df, 6, "Df", "DF", Some("df")),
        Entry::new(Self::F, 7, "F", "F", Some("f")),
        Entry::new(Self::V, 8, "V", "V", Some("v")),
        Entry::new(Self::Vf, 9, "Vf", "VF", Some("vf")),
        Entry::new(Self::Bool, 10, "Bool", "BOOL", Some("bool")),
        Entry::new(Self::Uq, 11, "Uq", "UQ", Some("uq")),
        Entry::new(Self::Uv, 12, "Uv", "UV", Some("uv")),
        Entry::new(Self::Q, 13, "Q", "Q", Some("q")),
        Entry::new(Self::Hf, 14, "Hf", "HF", Some("hf")),
        Entry::new(Self::Bf, 15, "Bf", "BF", Some("bf")),
        Entry::new(Self::Tf32, 16, "Tf32", "TF32", Some("tf32")),
        Entry::new(Self::Hf8, 17, "Hf8", "HF8", Some("hf8")),
        Entry::new(Self::Bf8, 18, "Bf8", "BF8", Some("bf8")),
        Entry::new(Self::E2m1, 19, "E2m1", "E2M1", Some("e2m1")),
    ];
}

openvisa_isa_core::enumeration_traits!(DataType);
