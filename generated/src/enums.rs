// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Enumerated fields and bit groups.
use openvisa_codec::{Entry, Enumeration};
/// number of channels.
///
/// `specs/fields.md:9`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ExecSize {
    /// 1 element (scalar). `specs/fields.md:11`
    Simd1 = 0,
    /// 2 elements. `specs/fields.md:12`
    Simd2 = 1,
    /// 4 elements. `specs/fields.md:13`
    Simd4 = 2,
    /// 8 elements. `specs/fields.md:14`
    Simd8 = 3,
    /// 16 elements. `specs/fields.md:15`
    Simd16 = 4,
    /// 32 elements. `specs/fields.md:16`
    Simd32 = 5,
}

impl ExecSize {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Simd1,
        Self::Simd2,
        Self::Simd4,
        Self::Simd8,
        Self::Simd16,
        Self::Simd32,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Simd1),
            1 => Some(Self::Simd2),
            2 => Some(Self::Simd4),
            3 => Some(Self::Simd8),
            4 => Some(Self::Simd16),
            5 => Some(Self::Simd32),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ExecSize {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Simd1, 0, "Simd1", Some("1")),
        Entry::new(Self::Simd2, 1, "Simd2", Some("2")),
        Entry::new(Self::Simd4, 2, "Simd4", Some("4")),
        Entry::new(Self::Simd8, 3, "Simd8", Some("8")),
        Entry::new(Self::Simd16, 4, "Simd16", Some("16")),
        Entry::new(Self::Simd32, 5, "Simd32", Some("32")),
    ];
}

/// first channel of the execution mask in steps of four; the NM forms ignore the mask.
///
/// `specs/fields.md:18`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ExecMask {
    /// M1. `specs/fields.md:20`
    M1 = 0,
    /// M2. `specs/fields.md:21`
    M2 = 1,
    /// M3. `specs/fields.md:22`
    M3 = 2,
    /// M4. `specs/fields.md:23`
    M4 = 3,
    /// M5. `specs/fields.md:24`
    M5 = 4,
    /// M6. `specs/fields.md:25`
    M6 = 5,
    /// M7. `specs/fields.md:26`
    M7 = 6,
    /// M8. `specs/fields.md:27`
    M8 = 7,
    /// M1\_NM. `specs/fields.md:28`
    M1Nm = 8,
    /// M2\_NM. `specs/fields.md:29`
    M2Nm = 9,
    /// M3\_NM. `specs/fields.md:30`
    M3Nm = 10,
    /// M4\_NM. `specs/fields.md:31`
    M4Nm = 11,
    /// M5\_NM. `specs/fields.md:32`
    M5Nm = 12,
    /// M6\_NM. `specs/fields.md:33`
    M6Nm = 13,
    /// M7\_NM. `specs/fields.md:34`
    M7Nm = 14,
    /// M8\_NM. `specs/fields.md:35`
    M8Nm = 15,
}

impl ExecMask {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::M1,
        Self::M2,
        Self::M3,
        Self::M4,
        Self::M5,
        Self::M6,
        Self::M7,
        Self::M8,
        Self::M1Nm,
        Self::M2Nm,
        Self::M3Nm,
        Self::M4Nm,
        Self::M5Nm,
        Self::M6Nm,
        Self::M7Nm,
        Self::M8Nm,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::M1),
            1 => Some(Self::M2),
            2 => Some(Self::M3),
            3 => Some(Self::M4),
            4 => Some(Self::M5),
            5 => Some(Self::M6),
            6 => Some(Self::M7),
            7 => Some(Self::M8),
            8 => Some(Self::M1Nm),
            9 => Some(Self::M2Nm),
            10 => Some(Self::M3Nm),
            11 => Some(Self::M4Nm),
            12 => Some(Self::M5Nm),
            13 => Some(Self::M6Nm),
            14 => Some(Self::M7Nm),
            15 => Some(Self::M8Nm),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ExecMask {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::M1, 0, "M1", Some("M1")),
        Entry::new(Self::M2, 1, "M2", Some("M2")),
        Entry::new(Self::M3, 2, "M3", Some("M3")),
        Entry::new(Self::M4, 3, "M4", Some("M4")),
        Entry::new(Self::M5, 4, "M5", Some("M5")),
        Entry::new(Self::M6, 5, "M6", Some("M6")),
        Entry::new(Self::M7, 6, "M7", Some("M7")),
        Entry::new(Self::M8, 7, "M8", Some("M8")),
        Entry::new(Self::M1Nm, 8, "M1_NM", Some("M1_NM")),
        Entry::new(Self::M2Nm, 9, "M2_NM", Some("M2_NM")),
        Entry::new(Self::M3Nm, 10, "M3_NM", Some("M3_NM")),
        Entry::new(Self::M4Nm, 11, "M4_NM", Some("M4_NM")),
        Entry::new(Self::M5Nm, 12, "M5_NM", Some("M5_NM")),
        Entry::new(Self::M6Nm, 13, "M6_NM", Some("M6_NM")),
        Entry::new(Self::M7Nm, 14, "M7_NM", Some("M7_NM")),
        Entry::new(Self::M8Nm, 15, "M8_NM", Some("M8_NM")),
    ];
}

/// how the predicate bits are joined before they are used.
///
/// `specs/fields.md:55`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum PredicateCombine {
    /// sequential channel-to-predicate mapping. `specs/fields.md:57`
    None = 0,
    /// any. `specs/fields.md:58`
    Any = 1,
    /// all. `specs/fields.md:59`
    All = 2,
}

impl PredicateCombine {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::None, Self::Any, Self::All];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::None),
            1 => Some(Self::Any),
            2 => Some(Self::All),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for PredicateCombine {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::None, 0, "none", Some("none")),
        Entry::new(Self::Any, 1, "any", Some("any")),
        Entry::new(Self::All, 2, "all", Some("all")),
    ];
}

/// elements between the starts of rows.
///
/// `specs/fields.md:66`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VertStride {
    /// several addresses, or a destination. `specs/fields.md:68`
    Null = 0,
    /// Zero. `specs/fields.md:69`
    Zero = 1,
    /// One. `specs/fields.md:70`
    One = 2,
    /// Two. `specs/fields.md:71`
    Two = 3,
    /// Four. `specs/fields.md:72`
    Four = 4,
    /// Eight. `specs/fields.md:73`
    Eight = 5,
    /// Sixteen. `specs/fields.md:74`
    Sixteen = 6,
    /// ThirtyTwo. `specs/fields.md:75`
    ThirtyTwo = 7,
}

impl VertStride {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Null,
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Four,
        Self::Eight,
        Self::Sixteen,
        Self::ThirtyTwo,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Null),
            1 => Some(Self::Zero),
            2 => Some(Self::One),
            3 => Some(Self::Two),
            4 => Some(Self::Four),
            5 => Some(Self::Eight),
            6 => Some(Self::Sixteen),
            7 => Some(Self::ThirtyTwo),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for VertStride {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Null, 0, "Null", Some("null")),
        Entry::new(Self::Zero, 1, "Zero", Some("0")),
        Entry::new(Self::One, 2, "One", Some("1")),
        Entry::new(Self::Two, 3, "Two", Some("2")),
        Entry::new(Self::Four, 4, "Four", Some("4")),
        Entry::new(Self::Eight, 5, "Eight", Some("8")),
        Entry::new(Self::Sixteen, 6, "Sixteen", Some("16")),
        Entry::new(Self::ThirtyTwo, 7, "ThirtyTwo", Some("32")),
    ];
}

/// elements of a row.
///
/// `specs/fields.md:76`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum RegionWidth {
    /// a destination. `specs/fields.md:78`
    Null = 0,
    /// One. `specs/fields.md:79`
    One = 2,
    /// Two. `specs/fields.md:80`
    Two = 3,
    /// Four. `specs/fields.md:81`
    Four = 4,
    /// Eight. `specs/fields.md:82`
    Eight = 5,
    /// Sixteen. `specs/fields.md:83`
    Sixteen = 6,
}

impl RegionWidth {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Null,
        Self::One,
        Self::Two,
        Self::Four,
        Self::Eight,
        Self::Sixteen,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Null),
            2 => Some(Self::One),
            3 => Some(Self::Two),
            4 => Some(Self::Four),
            5 => Some(Self::Eight),
            6 => Some(Self::Sixteen),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for RegionWidth {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Null, 0, "Null", Some("null")),
        Entry::new(Self::One, 2, "One", Some("1")),
        Entry::new(Self::Two, 3, "Two", Some("2")),
        Entry::new(Self::Four, 4, "Four", Some("4")),
        Entry::new(Self::Eight, 5, "Eight", Some("8")),
        Entry::new(Self::Sixteen, 6, "Sixteen", Some("16")),
    ];
}

/// elements between neighbours in a row.
///
/// `specs/fields.md:84`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum HorzStride {
    /// no element: the operand has no region. `specs/fields.md:86`
    Null = 0,
    /// Zero. `specs/fields.md:87`
    Zero = 1,
    /// One. `specs/fields.md:88`
    One = 2,
    /// Two. `specs/fields.md:89`
    Two = 3,
    /// Four. `specs/fields.md:90`
    Four = 4,
}

impl HorzStride {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Null,
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Four,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Null),
            1 => Some(Self::Zero),
            2 => Some(Self::One),
            3 => Some(Self::Two),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for HorzStride {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Null, 0, "Null", Some("null")),
        Entry::new(Self::Zero, 1, "Zero", Some("0")),
        Entry::new(Self::One, 2, "One", Some("1")),
        Entry::new(Self::Two, 3, "Two", Some("2")),
        Entry::new(Self::Four, 4, "Four", Some("4")),
    ];
}

/// What a dword of a systolic operand is filled with.
///
/// `specs/fields.md:123`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Precision {
    /// unused. `specs/fields.md:125`
    Unused = 0,
    /// Unsigned 1-bit. `specs/fields.md:126`
    U1 = 1,
    /// Signed 1-bit. `specs/fields.md:127`
    S1 = 2,
    /// Unsigned 2-bits. `specs/fields.md:128`
    U2 = 3,
    /// Signed 2-bits. `specs/fields.md:129`
    S2 = 4,
    /// Unsigned 4-bits. `specs/fields.md:130`
    U4 = 5,
    /// Signed 4-bits. `specs/fields.md:131`
    S4 = 6,
    /// Unsigned 8-bits. `specs/fields.md:132`
    U8 = 7,
    /// Signed 8-bits. `specs/fields.md:133`
    S8 = 8,
    /// bfloat. `specs/fields.md:134`
    Bf = 9,
    /// half. `specs/fields.md:135`
    Hf = 10,
    /// five exponent bits, two of mantissa. Only `{PVC+}`. `specs/fields.md:136`
    Bf8 = 11,
    /// eight exponent bits, ten of mantissa, in the high bits of a dword. Only `{PVC+}`. `specs/fields.md:137`
    Tf32 = 12,
    /// four exponent bits, three of mantissa. Only `{XE3P_CRI+}`. `specs/fields.md:138`
    Hf8 = 14,
}

impl Precision {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Unused,
        Self::U1,
        Self::S1,
        Self::U2,
        Self::S2,
        Self::U4,
        Self::S4,
        Self::U8,
        Self::S8,
        Self::Bf,
        Self::Hf,
        Self::Bf8,
        Self::Tf32,
        Self::Hf8,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Unused),
            1 => Some(Self::U1),
            2 => Some(Self::S1),
            3 => Some(Self::U2),
            4 => Some(Self::S2),
            5 => Some(Self::U4),
            6 => Some(Self::S4),
            7 => Some(Self::U8),
            8 => Some(Self::S8),
            9 => Some(Self::Bf),
            10 => Some(Self::Hf),
            11 => Some(Self::Bf8),
            12 => Some(Self::Tf32),
            14 => Some(Self::Hf8),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Precision {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Unused, 0, "unused", Some("unused")),
        Entry::new(Self::U1, 1, "u1", Some("u1")),
        Entry::new(Self::S1, 2, "s1", Some("s1")),
        Entry::new(Self::U2, 3, "u2", Some("u2")),
        Entry::new(Self::S2, 4, "s2", Some("s2")),
        Entry::new(Self::U4, 5, "u4", Some("u4")),
        Entry::new(Self::S4, 6, "s4", Some("s4")),
        Entry::new(Self::U8, 7, "u8", Some("u8")),
        Entry::new(Self::S8, 8, "s8", Some("s8")),
        Entry::new(Self::Bf, 9, "bf", Some("bf")),
        Entry::new(Self::Hf, 10, "hf", Some("hf")),
        Entry::new(Self::Bf8, 11, "bf8", Some("bf8")),
        Entry::new(Self::Tf32, 12, "tf32", Some("tf32")),
        Entry::new(Self::Hf8, 14, "hf8", Some("hf8")),
    ];
}

/// number of blocks.
///
/// `specs/fields.md:141`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum BlockCount {
    /// 1 block. `specs/fields.md:145`
    Block1 = 0,
    /// 2 blocks. `specs/fields.md:146`
    Blocks2 = 1,
    /// 4 blocks. `specs/fields.md:147`
    Blocks4 = 2,
    /// 8 blocks. `specs/fields.md:148`
    Blocks8 = 3,
}

impl BlockCount {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Block1,
        Self::Blocks2,
        Self::Blocks4,
        Self::Blocks8,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Block1),
            1 => Some(Self::Blocks2),
            2 => Some(Self::Blocks4),
            3 => Some(Self::Blocks8),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for BlockCount {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Block1, 0, "1 block", Some("1")),
        Entry::new(Self::Blocks2, 1, "2 blocks", Some("2")),
        Entry::new(Self::Blocks4, 2, "4 blocks", Some("4")),
        Entry::new(Self::Blocks8, 3, "8 blocks", Some("8")),
    ];
}

/// bytes of a block.
///
/// `specs/fields.md:153`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum BlockSize {
    /// 1 byte. `specs/fields.md:157`
    Byte1 = 0,
    /// 4 byte. `specs/fields.md:158`
    Byte4 = 1,
    /// 8 byte. `specs/fields.md:159`
    Byte8 = 2,
}

impl BlockSize {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Byte1, Self::Byte4, Self::Byte8];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Byte1),
            1 => Some(Self::Byte4),
            2 => Some(Self::Byte8),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for BlockSize {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Byte1, 0, "1 byte", Some("1")),
        Entry::new(Self::Byte4, 1, "4 byte", Some("4")),
        Entry::new(Self::Byte8, 2, "8 byte", Some("8")),
    ];
}

/// number of owords, of 16 bytes each.
///
/// `specs/fields.md:164`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum OwordCount {
    /// 1 oword. `specs/fields.md:168`
    Oword1 = 0,
    /// 2 owords. `specs/fields.md:169`
    Owords2 = 1,
    /// 4 owords. `specs/fields.md:170`
    Owords4 = 2,
    /// 8 owords. `specs/fields.md:171`
    Owords8 = 3,
    /// 16 owords. `specs/fields.md:172`
    Owords16 = 4,
}

impl OwordCount {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Oword1,
        Self::Owords2,
        Self::Owords4,
        Self::Owords8,
        Self::Owords16,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Oword1),
            1 => Some(Self::Owords2),
            2 => Some(Self::Owords4),
            3 => Some(Self::Owords8),
            4 => Some(Self::Owords16),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for OwordCount {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Oword1, 0, "1 oword", Some("1")),
        Entry::new(Self::Owords2, 1, "2 owords", Some("2")),
        Entry::new(Self::Owords4, 2, "4 owords", Some("4")),
        Entry::new(Self::Owords8, 3, "8 owords", Some("8")),
        Entry::new(Self::Owords16, 4, "16 owords", Some("16")),
    ];
}

/// number of owords, of 16 bytes each.
///
/// `specs/fields.md:179`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum BlockPropertiesCount {
    /// 1 oword. `specs/fields.md:181`
    Oword1 = 0,
    /// 2 owords. `specs/fields.md:182`
    Owords2 = 1,
    /// 4 owords. `specs/fields.md:183`
    Owords4 = 2,
    /// 8 owords. `specs/fields.md:184`
    Owords8 = 3,
    /// 16 owords. `specs/fields.md:185`
    Owords16 = 4,
}

impl BlockPropertiesCount {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Oword1,
        Self::Owords2,
        Self::Owords4,
        Self::Owords8,
        Self::Owords16,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Oword1),
            1 => Some(Self::Owords2),
            2 => Some(Self::Owords4),
            3 => Some(Self::Owords8),
            4 => Some(Self::Owords16),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for BlockPropertiesCount {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Oword1, 0, "1 oword", Some("1")),
        Entry::new(Self::Owords2, 1, "2 owords", Some("2")),
        Entry::new(Self::Owords4, 2, "4 owords", Some("4")),
        Entry::new(Self::Owords8, 3, "8 owords", Some("8")),
        Entry::new(Self::Owords16, 4, "16 owords", Some("16")),
    ];
}

/// what the address must be a multiple of.
///
/// `specs/fields.md:187`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum BlockAlignment {
    /// address must be oword aligned. `specs/fields.md:189`
    Aligned = 0,
    /// address can be dword aligned. `specs/fields.md:190`
    Unaligned = 1,
}

impl BlockAlignment {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Aligned, Self::Unaligned];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Aligned),
            1 => Some(Self::Unaligned),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for BlockAlignment {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Aligned, 0, "aligned", Some("aligned")),
        Entry::new(Self::Unaligned, 1, "unaligned", Some("unaligned")),
    ];
}

/// bytes of an element.
///
/// `specs/fields.md:194`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ElementSize {
    /// 1 byte. `specs/fields.md:198`
    Byte1 = 0,
    /// 2 bytes. `specs/fields.md:199`
    Bytes2 = 1,
    /// 4 bytes. `specs/fields.md:200`
    Bytes4 = 2,
}

impl ElementSize {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Byte1, Self::Bytes2, Self::Bytes4];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Byte1),
            1 => Some(Self::Bytes2),
            2 => Some(Self::Bytes4),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ElementSize {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Byte1, 0, "1 byte", Some("1")),
        Entry::new(Self::Bytes2, 1, "2 bytes", Some("2")),
        Entry::new(Self::Bytes4, 2, "4 bytes", Some("4")),
    ];
}

/// number of elements.
///
/// `specs/fields.md:207`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ElementCount {
    /// 8 elements. `specs/fields.md:209`
    Elements8 = 0,
    /// 16 elements. `specs/fields.md:210`
    Elements16 = 1,
    /// 1 element. `specs/fields.md:211`
    Element1 = 2,
}

impl ElementCount {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Elements8,
        Self::Elements16,
        Self::Element1,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Elements8),
            1 => Some(Self::Elements16),
            2 => Some(Self::Element1),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ElementCount {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Elements8, 0, "8 elements", Some("8")),
        Entry::new(Self::Elements16, 1, "16 elements", Some("16")),
        Entry::new(Self::Element1, 2, "1 element", Some("1")),
    ];
}

/// first channel of the execution mask, coded as in Exec\_size.
///
/// `specs/fields.md:213`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ElementMask {
    /// M1. `specs/fields.md:215`
    M1 = 0,
    /// M2. `specs/fields.md:216`
    M2 = 1,
    /// M3. `specs/fields.md:217`
    M3 = 2,
    /// M4. `specs/fields.md:218`
    M4 = 3,
    /// M5. `specs/fields.md:219`
    M5 = 4,
    /// M6. `specs/fields.md:220`
    M6 = 5,
    /// M7. `specs/fields.md:221`
    M7 = 6,
    /// M8. `specs/fields.md:222`
    M8 = 7,
    /// M1\_NM. `specs/fields.md:223`
    M1Nm = 8,
    /// M2\_NM. `specs/fields.md:224`
    M2Nm = 9,
    /// M3\_NM. `specs/fields.md:225`
    M3Nm = 10,
    /// M4\_NM. `specs/fields.md:226`
    M4Nm = 11,
    /// M5\_NM. `specs/fields.md:227`
    M5Nm = 12,
    /// M6\_NM. `specs/fields.md:228`
    M6Nm = 13,
    /// M7\_NM. `specs/fields.md:229`
    M7Nm = 14,
    /// M8\_NM. `specs/fields.md:230`
    M8Nm = 15,
}

impl ElementMask {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::M1,
        Self::M2,
        Self::M3,
        Self::M4,
        Self::M5,
        Self::M6,
        Self::M7,
        Self::M8,
        Self::M1Nm,
        Self::M2Nm,
        Self::M3Nm,
        Self::M4Nm,
        Self::M5Nm,
        Self::M6Nm,
        Self::M7Nm,
        Self::M8Nm,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::M1),
            1 => Some(Self::M2),
            2 => Some(Self::M3),
            3 => Some(Self::M4),
            4 => Some(Self::M5),
            5 => Some(Self::M6),
            6 => Some(Self::M7),
            7 => Some(Self::M8),
            8 => Some(Self::M1Nm),
            9 => Some(Self::M2Nm),
            10 => Some(Self::M3Nm),
            11 => Some(Self::M4Nm),
            12 => Some(Self::M5Nm),
            13 => Some(Self::M6Nm),
            14 => Some(Self::M7Nm),
            15 => Some(Self::M8Nm),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ElementMask {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::M1, 0, "M1", Some("M1")),
        Entry::new(Self::M2, 1, "M2", Some("M2")),
        Entry::new(Self::M3, 2, "M3", Some("M3")),
        Entry::new(Self::M4, 3, "M4", Some("M4")),
        Entry::new(Self::M5, 4, "M5", Some("M5")),
        Entry::new(Self::M6, 5, "M6", Some("M6")),
        Entry::new(Self::M7, 6, "M7", Some("M7")),
        Entry::new(Self::M8, 7, "M8", Some("M8")),
        Entry::new(Self::M1Nm, 8, "M1_NM", Some("M1_NM")),
        Entry::new(Self::M2Nm, 9, "M2_NM", Some("M2_NM")),
        Entry::new(Self::M3Nm, 10, "M3_NM", Some("M3_NM")),
        Entry::new(Self::M4Nm, 11, "M4_NM", Some("M4_NM")),
        Entry::new(Self::M5Nm, 12, "M5_NM", Some("M5_NM")),
        Entry::new(Self::M6Nm, 13, "M6_NM", Some("M6_NM")),
        Entry::new(Self::M7Nm, 14, "M7_NM", Some("M7_NM")),
        Entry::new(Self::M8Nm, 15, "M8_NM", Some("M8_NM")),
    ];
}

/// one line in two of an interlaced picture, or all.
///
/// `specs/fields.md:246`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum MediaLines {
    /// all lines. `specs/fields.md:250`
    NoModifiers = 0,
    /// even lines only: row n of the block is line 2n. `specs/fields.md:251`
    TopField = 2,
    /// odd lines only: row n of the block is line 2n + 1. `specs/fields.md:252`
    BottomField = 3,
}

impl MediaLines {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::NoModifiers,
        Self::TopField,
        Self::BottomField,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::NoModifiers),
            2 => Some(Self::TopField),
            3 => Some(Self::BottomField),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for MediaLines {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::NoModifiers, 0, "no modifiers", Some("nomod")),
        Entry::new(Self::TopField, 2, "top_field", Some("top")),
        Entry::new(Self::BottomField, 3, "bottom_field", Some("bottom")),
    ];
}

/// the operation.
///
/// `specs/fields.md:259`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum AtomicOp2 {
    /// new = old + src0. `specs/fields.md:261`
    Add = 0,
    /// new = old - src0. `specs/fields.md:262`
    Sub = 1,
    /// new = old + 1. `specs/fields.md:263`
    Inc = 2,
    /// new = old - 1. `specs/fields.md:264`
    Dec = 3,
    /// the smaller of old and src0, unsigned. `specs/fields.md:265`
    Min = 4,
    /// the larger of old and src0, unsigned. `specs/fields.md:266`
    Max = 5,
    /// new = src0. `specs/fields.md:267`
    Xchg = 6,
    /// new = src0 where old equals src1, else old. `specs/fields.md:268`
    Cmpxchg = 7,
    /// new = old & src0. `specs/fields.md:269`
    And = 8,
    /// new = old or src0, bit by bit. `specs/fields.md:270`
    Or = 9,
    /// new = old ^ src0. `specs/fields.md:271`
    Xor = 10,
    /// the smaller of old and src0, signed. `specs/fields.md:272`
    Imin = 11,
    /// the larger of old and src0, signed. `specs/fields.md:273`
    Imax = 12,
    /// new = old - 1, and new is returned. `specs/fields.md:274`
    Predec = 13,
    /// the larger of old and src0, floating-point. `specs/fields.md:275`
    Fmax = 16,
    /// the smaller of old and src0, floating-point. `specs/fields.md:276`
    Fmin = 17,
    /// new = src1 where old equals src0, else old; floating-point comparison. `specs/fields.md:277`
    Fcmpwr = 18,
    /// new = old + src0, floating-point. `specs/fields.md:278`
    Fadd = 19,
    /// new = old - src0, floating-point. `specs/fields.md:279`
    Fsub = 20,
}

impl AtomicOp2 {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Add,
        Self::Sub,
        Self::Inc,
        Self::Dec,
        Self::Min,
        Self::Max,
        Self::Xchg,
        Self::Cmpxchg,
        Self::And,
        Self::Or,
        Self::Xor,
        Self::Imin,
        Self::Imax,
        Self::Predec,
        Self::Fmax,
        Self::Fmin,
        Self::Fcmpwr,
        Self::Fadd,
        Self::Fsub,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Add),
            1 => Some(Self::Sub),
            2 => Some(Self::Inc),
            3 => Some(Self::Dec),
            4 => Some(Self::Min),
            5 => Some(Self::Max),
            6 => Some(Self::Xchg),
            7 => Some(Self::Cmpxchg),
            8 => Some(Self::And),
            9 => Some(Self::Or),
            10 => Some(Self::Xor),
            11 => Some(Self::Imin),
            12 => Some(Self::Imax),
            13 => Some(Self::Predec),
            16 => Some(Self::Fmax),
            17 => Some(Self::Fmin),
            18 => Some(Self::Fcmpwr),
            19 => Some(Self::Fadd),
            20 => Some(Self::Fsub),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for AtomicOp2 {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Add, 0, "add", Some("add")),
        Entry::new(Self::Sub, 1, "sub", Some("sub")),
        Entry::new(Self::Inc, 2, "inc", Some("inc")),
        Entry::new(Self::Dec, 3, "dec", Some("dec")),
        Entry::new(Self::Min, 4, "min", Some("min")),
        Entry::new(Self::Max, 5, "max", Some("max")),
        Entry::new(Self::Xchg, 6, "xchg", Some("xchg")),
        Entry::new(Self::Cmpxchg, 7, "cmpxchg", Some("cmpxchg")),
        Entry::new(Self::And, 8, "and", Some("and")),
        Entry::new(Self::Or, 9, "or", Some("or")),
        Entry::new(Self::Xor, 10, "xor", Some("xor")),
        Entry::new(Self::Imin, 11, "imin", Some("minsint")),
        Entry::new(Self::Imax, 12, "imax", Some("maxsint")),
        Entry::new(Self::Predec, 13, "predec", Some("predec")),
        Entry::new(Self::Fmax, 16, "fmax", Some("fmax")),
        Entry::new(Self::Fmin, 17, "fmin", Some("fmin")),
        Entry::new(Self::Fcmpwr, 18, "fcmpwr", Some("fcmpwr")),
        Entry::new(Self::Fadd, 19, "fadd", Some("fadd")),
        Entry::new(Self::Fsub, 20, "fsub", Some("fsub")),
    ];
}

/// size of the location. Operands of 16-bit operations keep their values in the low halves of dwords.
///
/// `specs/fields.md:280`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum AtomicWidth {
    /// 32-bit. `specs/fields.md:282`
    Bit32 = 0,
    /// 16-bit. Only `{TGLLP+}`. `specs/fields.md:283`
    Bit16 = 1,
    /// 64-bit. `specs/fields.md:284`
    Bit64 = 2,
}

impl AtomicWidth {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Bit32, Self::Bit16, Self::Bit64];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Bit32),
            1 => Some(Self::Bit16),
            2 => Some(Self::Bit64),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for AtomicWidth {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Bit32, 0, "32-bit", Some("32")),
        Entry::new(Self::Bit16, 1, "16-bit", Some("16")),
        Entry::new(Self::Bit64, 2, "64-bit", Some("64")),
    ];
}

/// The unit that carries out the access.
///
/// `specs/fields.md:289`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscSfid {
    /// global memory by address. `specs/fields.md:291`
    Ugm = 0,
    /// global memory by address, over the narrow path between tiles. `specs/fields.md:292`
    Ugml = 1,
    /// typed surfaces. `specs/fields.md:293`
    Tgm = 2,
    /// shared local memory. `specs/fields.md:294`
    Slm = 3,
}

impl LscSfid {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Ugm, Self::Ugml, Self::Tgm, Self::Slm];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Ugm),
            1 => Some(Self::Ugml),
            2 => Some(Self::Tgm),
            3 => Some(Self::Slm),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscSfid {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Ugm, 0, "ugm", Some("ugm")),
        Entry::new(Self::Ugml, 1, "ugml", Some("ugml")),
        Entry::new(Self::Tgm, 2, "tgm", Some("tgm")),
        Entry::new(Self::Slm, 3, "slm", Some("slm")),
    ];
}

/// What a cache does with the lines that are accessed.
///
/// `specs/fields.md:298`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscCaching {
    /// as the surface or the machine state says. `specs/fields.md:300`
    Default = 0,
    /// the cache is passed by. `specs/fields.md:301`
    Uncached = 1,
    /// a load leaves the line in the cache. `specs/fields.md:302`
    Cached = 2,
    /// a store stays in the cache until the line is evicted. `specs/fields.md:303`
    Writeback = 3,
    /// a store goes to the cache and to the next level. `specs/fields.md:304`
    Writethrough = 4,
    /// the line is the first to be evicted. `specs/fields.md:305`
    Streaming = 5,
    /// a load drops the line: it was the last use. `specs/fields.md:306`
    ReadInvalidate = 6,
    /// a load leaves the line in the part kept for constants. `specs/fields.md:307`
    ConstantCached = 7,
}

impl LscCaching {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Default,
        Self::Uncached,
        Self::Cached,
        Self::Writeback,
        Self::Writethrough,
        Self::Streaming,
        Self::ReadInvalidate,
        Self::ConstantCached,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Default),
            1 => Some(Self::Uncached),
            2 => Some(Self::Cached),
            3 => Some(Self::Writeback),
            4 => Some(Self::Writethrough),
            5 => Some(Self::Streaming),
            6 => Some(Self::ReadInvalidate),
            7 => Some(Self::ConstantCached),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscCaching {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Default, 0, "default", Some(".df")),
        Entry::new(Self::Uncached, 1, "uncached", Some(".uc")),
        Entry::new(Self::Cached, 2, "cached", Some(".ca")),
        Entry::new(Self::Writeback, 3, "writeback", Some(".wb")),
        Entry::new(Self::Writethrough, 4, "writethrough", Some(".wt")),
        Entry::new(Self::Streaming, 5, "streaming", Some(".st")),
        Entry::new(Self::ReadInvalidate, 6, "read-invalidate", Some(".ri")),
        Entry::new(Self::ConstantCached, 7, "constant-cached", Some(".cc")),
    ];
}

/// What addresses are relative to.
///
/// `specs/fields.md:311`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscAddrType {
    /// nothing: the address is the whole address; with `slm`, the start of shared local memory. `specs/fields.md:313`
    Flat = 1,
    /// a surface whose state lies at an offset in the bindless surface states. `specs/fields.md:314`
    Bss = 2,
    /// a surface whose state lies at an offset in the surface states. `specs/fields.md:315`
    Ss = 3,
    /// a surface of the binding table. `specs/fields.md:316`
    Bti = 4,
    /// the data that come with the thread: arguments of the kernel. `specs/fields.md:317`
    Arg = 5,
    /// a surface whose state lies at an address. `specs/fields.md:318`
    Surf = 6,
}

impl LscAddrType {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Flat,
        Self::Bss,
        Self::Ss,
        Self::Bti,
        Self::Arg,
        Self::Surf,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::Flat),
            2 => Some(Self::Bss),
            3 => Some(Self::Ss),
            4 => Some(Self::Bti),
            5 => Some(Self::Arg),
            6 => Some(Self::Surf),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscAddrType {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Flat, 1, "flat", Some("flat")),
        Entry::new(Self::Bss, 2, "bss", Some("bss")),
        Entry::new(Self::Ss, 3, "ss", Some("ss")),
        Entry::new(Self::Bti, 4, "bti", Some("bti")),
        Entry::new(Self::Arg, 5, "arg", Some("arg")),
        Entry::new(Self::Surf, 6, "surf", Some("surf")),
    ];
}

/// Size of each address.
///
/// `specs/fields.md:322`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscAddrSize {
    /// 16 bits, unsigned; for shared local memory. `specs/fields.md:324`
    A16 = 1,
    /// 32 bits, unsigned. `specs/fields.md:325`
    A32 = 2,
    /// 64 bits. `specs/fields.md:326`
    A64 = 3,
    /// 32 bits, zero-extended to 64. `specs/fields.md:327`
    A32u = 4,
    /// 32 bits, sign-extended to 64. `specs/fields.md:328`
    A32s = 5,
}

impl LscAddrSize {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::A16,
        Self::A32,
        Self::A64,
        Self::A32u,
        Self::A32s,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::A16),
            2 => Some(Self::A32),
            3 => Some(Self::A64),
            4 => Some(Self::A32u),
            5 => Some(Self::A32s),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscAddrSize {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::A16, 1, "a16", Some("a16")),
        Entry::new(Self::A32, 2, "a32", Some("a32")),
        Entry::new(Self::A64, 3, "a64", Some("a64")),
        Entry::new(Self::A32u, 4, "a32u", Some("a32u")),
        Entry::new(Self::A32s, 5, "a32s", Some("a32s")),
    ];
}

/// Size of a datum in memory and in the register. Tools that write versions before 4.2 spell `d8c32`, `d16c32` and `d16c32h` where later ones spell `d8u32`, `d16u32` and `d16u32h`; either spelling is read.
///
/// `specs/fields.md:332`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscDataSize {
    /// a byte, packed in the register. `specs/fields.md:334`
    D8 = 1,
    /// a word, packed in the register. `specs/fields.md:335`
    D16 = 2,
    /// a dword. `specs/fields.md:336`
    D32 = 3,
    /// a qword. `specs/fields.md:337`
    D64 = 4,
    /// a byte in memory, a dword in the register: zero-extended by loads, cut off by stores. `specs/fields.md:338`
    D8u32 = 5,
    /// a word in memory, a dword in the register: zero-extended by loads, cut off by stores. `specs/fields.md:339`
    D16u32 = 6,
    /// a word in memory, the high half of a dword in the register: the low half is loaded as zero. `specs/fields.md:340`
    D16u32h = 7,
}

impl LscDataSize {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::D8,
        Self::D16,
        Self::D32,
        Self::D64,
        Self::D8u32,
        Self::D16u32,
        Self::D16u32h,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::D8),
            2 => Some(Self::D16),
            3 => Some(Self::D32),
            4 => Some(Self::D64),
            5 => Some(Self::D8u32),
            6 => Some(Self::D16u32),
            7 => Some(Self::D16u32h),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscDataSize {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::D8, 1, "d8", Some("d8")),
        Entry::new(Self::D16, 2, "d16", Some("d16")),
        Entry::new(Self::D32, 3, "d32", Some("d32")),
        Entry::new(Self::D64, 4, "d64", Some("d64")),
        Entry::new(Self::D8u32, 5, "d8u32", Some("d8u32")),
        Entry::new(Self::D16u32, 6, "d16u32", Some("d16u32")),
        Entry::new(Self::D16u32h, 7, "d16u32h", Some("d16u32h")),
    ];
}

/// How the data of the channels lie in the register.
///
/// `specs/fields.md:344`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscDataOrder {
    /// component by component; each component begins a register. `specs/fields.md:346`
    Nontransposed = 1,
    /// channel by channel; all that one address gives is consecutive. `specs/fields.md:347`
    Transposed = 2,
}

impl LscDataOrder {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Nontransposed, Self::Transposed];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::Nontransposed),
            2 => Some(Self::Transposed),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscDataOrder {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Nontransposed, 1, "nontransposed", Some("nontransposed")),
        Entry::new(Self::Transposed, 2, "transposed", Some("t")),
    ];
}

/// How many consecutive data each address gives.
///
/// `specs/fields.md:351`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscDataElems {
    /// 1. `specs/fields.md:353`
    Element1 = 1,
    /// 2. `specs/fields.md:354`
    Elements2 = 2,
    /// 3. `specs/fields.md:355`
    Elements3 = 3,
    /// 4. `specs/fields.md:356`
    Elements4 = 4,
    /// 8. `specs/fields.md:357`
    Elements8 = 5,
    /// 16. `specs/fields.md:358`
    Elements16 = 6,
    /// 32. `specs/fields.md:359`
    Elements32 = 7,
    /// 64. `specs/fields.md:360`
    Elements64 = 8,
}

impl LscDataElems {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Element1,
        Self::Elements2,
        Self::Elements3,
        Self::Elements4,
        Self::Elements8,
        Self::Elements16,
        Self::Elements32,
        Self::Elements64,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::Element1),
            2 => Some(Self::Elements2),
            3 => Some(Self::Elements3),
            4 => Some(Self::Elements4),
            5 => Some(Self::Elements8),
            6 => Some(Self::Elements16),
            7 => Some(Self::Elements32),
            8 => Some(Self::Elements64),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscDataElems {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Element1, 1, "1 element", Some("x1")),
        Entry::new(Self::Elements2, 2, "2 elements", Some("x2")),
        Entry::new(Self::Elements3, 3, "3 elements", Some("x3")),
        Entry::new(Self::Elements4, 4, "4 elements", Some("x4")),
        Entry::new(Self::Elements8, 5, "8 elements", Some("x8")),
        Entry::new(Self::Elements16, 6, "16 elements", Some("x16")),
        Entry::new(Self::Elements32, 7, "32 elements", Some("x32")),
        Entry::new(Self::Elements64, 8, "64 elements", Some("x64")),
    ];
}

/// for which the result is true.
///
/// `specs/instructions/CMP.md:31`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum CmpRelOp {
    /// equal to. `specs/instructions/CMP.md:35`
    Eq = 0,
    /// not equal. `specs/instructions/CMP.md:36`
    Ne = 1,
    /// greater than. `specs/instructions/CMP.md:37`
    Gt = 2,
    /// greater than or equal to. `specs/instructions/CMP.md:38`
    Ge = 3,
    /// less than. `specs/instructions/CMP.md:39`
    Lt = 4,
    /// less than or equal to. `specs/instructions/CMP.md:40`
    Le = 5,
}

impl CmpRelOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Eq,
        Self::Ne,
        Self::Gt,
        Self::Ge,
        Self::Lt,
        Self::Le,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Eq),
            1 => Some(Self::Ne),
            2 => Some(Self::Gt),
            3 => Some(Self::Ge),
            4 => Some(Self::Lt),
            5 => Some(Self::Le),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for CmpRelOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Eq, 0, "EQ", Some("eq")),
        Entry::new(Self::Ne, 1, "NE", Some("ne")),
        Entry::new(Self::Gt, 2, "GT", Some("gt")),
        Entry::new(Self::Ge, 3, "GE", Some("ge")),
        Entry::new(Self::Lt, 4, "LT", Some("lt")),
        Entry::new(Self::Le, 5, "LE", Some("le")),
    ];
}

/// number of execution channels.
///
/// `specs/instructions/SAMPLE.md:41`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SamplerSimd {
    /// 8 channels. `specs/instructions/SAMPLE.md:43`
    Channels8 = 0,
    /// 16 channels. `specs/instructions/SAMPLE.md:44`
    Channels16 = 1,
}

impl SamplerSimd {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Channels8, Self::Channels16];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Channels8),
            1 => Some(Self::Channels16),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SamplerSimd {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Channels8, 0, "8 channels", Some("8")),
        Entry::new(Self::Channels16, 1, "16 channels", Some("16")),
    ];
}

/// width of the results, and which pixels are returned.
///
/// `specs/instructions/SAMPLE_UNORM.md:35`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum UnormOutput {
    /// two bytes for each pixel. `specs/instructions/SAMPLE_UNORM.md:37`
    Bit16Full = 0,
    /// two bytes for each pixel; of R and B only even pixels. `specs/instructions/SAMPLE_UNORM.md:38`
    Bit16ChrominanceDownsampled = 1,
    /// one byte for each pixel. `specs/instructions/SAMPLE_UNORM.md:39`
    Bit8Full = 2,
    /// one byte for each pixel; of R and B only even pixels. `specs/instructions/SAMPLE_UNORM.md:40`
    Bit8ChrominanceDownsampled = 3,
}

impl UnormOutput {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Bit16Full,
        Self::Bit16ChrominanceDownsampled,
        Self::Bit8Full,
        Self::Bit8ChrominanceDownsampled,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Bit16Full),
            1 => Some(Self::Bit16ChrominanceDownsampled),
            2 => Some(Self::Bit8Full),
            3 => Some(Self::Bit8ChrominanceDownsampled),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for UnormOutput {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Bit16Full, 0, "16-bit full", Some("16-full")),
        Entry::new(
            Self::Bit16ChrominanceDownsampled,
            1,
            "16-bit chrominance downsampled",
            Some("16-downsampled"),
        ),
        Entry::new(Self::Bit8Full, 2, "8-bit full", Some("8-full")),
        Entry::new(
            Self::Bit8ChrominanceDownsampled,
            3,
            "8-bit chrominance downsampled",
            Some("8-downsampled"),
        ),
    ];
}

/// Width of the results, and which pixels are returned.
///
/// `specs/instructions/AVS.md:48`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SamplerOutput {
    /// two bytes for each pixel. `specs/instructions/AVS.md:50`
    Bit16Full = 0,
    /// two bytes for each pixel; of R and B only even pixels. `specs/instructions/AVS.md:51`
    Bit16ChrominanceDownsampled = 1,
    /// one byte for each pixel. `specs/instructions/AVS.md:52`
    Bit8Full = 2,
    /// one byte for each pixel; of R and B only even pixels. `specs/instructions/AVS.md:53`
    Bit8ChrominanceDownsampled = 3,
}

impl SamplerOutput {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Bit16Full,
        Self::Bit16ChrominanceDownsampled,
        Self::Bit8Full,
        Self::Bit8ChrominanceDownsampled,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Bit16Full),
            1 => Some(Self::Bit16ChrominanceDownsampled),
            2 => Some(Self::Bit8Full),
            3 => Some(Self::Bit8ChrominanceDownsampled),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SamplerOutput {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Bit16Full, 0, "16-bit full", Some("AVS_16_FULL")),
        Entry::new(
            Self::Bit16ChrominanceDownsampled,
            1,
            "16-bit chrominance downsampled",
            Some("AVS_16_DOWN_SAMPLE"),
        ),
        Entry::new(Self::Bit8Full, 2, "8-bit full", Some("AVS_8_FULL")),
        Entry::new(
            Self::Bit8ChrominanceDownsampled,
            3,
            "8-bit chrominance downsampled",
            Some("AVS_8_DOWN_SAMPLE"),
        ),
    ];
}

/// Pixels of the block.
///
/// `specs/instructions/AVS.md:57`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum AvsBlock {
    /// 16x4. `specs/instructions/AVS.md:59`
    N16X4 = 0,
    /// 8x4. `specs/instructions/AVS.md:60`
    EightX4 = 1,
    /// 16x8. `specs/instructions/AVS.md:61`
    N16X8 = 2,
    /// 4x4. `specs/instructions/AVS.md:62`
    FourX4 = 3,
}

impl AvsBlock {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::N16X4,
        Self::EightX4,
        Self::N16X8,
        Self::FourX4,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N16X4),
            1 => Some(Self::EightX4),
            2 => Some(Self::N16X8),
            3 => Some(Self::FourX4),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for AvsBlock {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N16X4, 0, "16x4", Some("AVS_16x4")),
        Entry::new(Self::EightX4, 1, "8x4", Some("AVS_8x4")),
        Entry::new(Self::N16X8, 2, "16x8", Some("AVS_16x8")),
        Entry::new(Self::FourX4, 3, "4x4", Some("AVS_4x4")),
    ];
}

/// What to compute.
///
/// `specs/instructions/VA.md:86`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VideoFunction {
    /// filters with a kernel in two dimensions. `specs/instructions/VA.md:88`
    Convolve = 1,
    /// finds the smallest and the largest pixel of a block. `specs/instructions/VA.md:89`
    Minmax = 2,
    /// gives the smallest or largest of the neighbours for each pixel. `specs/instructions/VA.md:90`
    Minmaxfilter = 3,
    /// clears each bit that has a cleared one among its neighbours. `specs/instructions/VA.md:91`
    Erode = 4,
    /// sets each bit that has a set one among its neighbours. `specs/instructions/VA.md:92`
    Dilate = 5,
    /// centre and number of the set bits of a region. `specs/instructions/VA.md:93`
    Boolcentroid = 6,
    /// weighted sums of the columns of a region. `specs/instructions/VA.md:94`
    Centroid = 7,
}

impl VideoFunction {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Convolve,
        Self::Minmax,
        Self::Minmaxfilter,
        Self::Erode,
        Self::Dilate,
        Self::Boolcentroid,
        Self::Centroid,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::Convolve),
            2 => Some(Self::Minmax),
            3 => Some(Self::Minmaxfilter),
            4 => Some(Self::Erode),
            5 => Some(Self::Dilate),
            6 => Some(Self::Boolcentroid),
            7 => Some(Self::Centroid),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for VideoFunction {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Convolve, 1, "convolve", Some("convolve")),
        Entry::new(Self::Minmax, 2, "minmax", Some("minmax")),
        Entry::new(Self::Minmaxfilter, 3, "minmaxfilter", Some("minmaxfilter")),
        Entry::new(Self::Erode, 4, "erode", Some("erode")),
        Entry::new(Self::Dilate, 5, "dilate", Some("dilate")),
        Entry::new(Self::Boolcentroid, 6, "boolcentroid", Some("boolcentroid")),
        Entry::new(Self::Centroid, 7, "centroid", Some("centroid")),
    ];
}

/// pixels to compute.
///
/// `specs/instructions/VA.md:106`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ConvolveBlock {
    /// 16x4. `specs/instructions/VA.md:108`
    N16X4 = 0,
    /// 16x1. `specs/instructions/VA.md:109`
    N16X1 = 2,
}

impl ConvolveBlock {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::N16X4, Self::N16X1];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N16X4),
            2 => Some(Self::N16X1),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ConvolveBlock {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N16X4, 0, "16x4", Some("VA_CONV_16x4")),
        Entry::new(Self::N16X1, 2, "16x1", Some("VA_CONV_16x1")),
    ];
}

/// size of the kernel.
///
/// `specs/instructions/VA.md:111`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ConvolveRegion {
    /// 15x15. `specs/instructions/VA.md:113`
    N15X15 = 0,
    /// 31x31. `specs/instructions/VA.md:114`
    N31X31 = 1,
}

impl ConvolveRegion {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::N15X15, Self::N31X31];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N15X15),
            1 => Some(Self::N31X31),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ConvolveRegion {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N15X15, 0, "15x15", Some("15x15")),
        Entry::new(Self::N31X31, 1, "31x31", Some("31x31")),
    ];
}

/// Pixels to compute.
///
/// `specs/instructions/VA.md:130`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum MinMaxBlock {
    /// 16x4. `specs/instructions/VA.md:132`
    N16X4 = 0,
    /// 16x1. `specs/instructions/VA.md:133`
    N16X1 = 2,
    /// 1x1. `specs/instructions/VA.md:134`
    OneX1 = 3,
}

impl MinMaxBlock {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::N16X4, Self::N16X1, Self::OneX1];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N16X4),
            2 => Some(Self::N16X1),
            3 => Some(Self::OneX1),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for MinMaxBlock {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N16X4, 0, "16x4", Some("VA_MMF_16x4")),
        Entry::new(Self::N16X1, 2, "16x1", Some("VA_MMF_16x1")),
        Entry::new(Self::OneX1, 3, "1x1", Some("VA_MMF_1x1")),
    ];
}

/// Bits to compute.
///
/// `specs/instructions/VA.md:138`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum MorphologyBlock {
    /// 64x4. `specs/instructions/VA.md:140`
    N64X4 = 0,
    /// 32x4. `specs/instructions/VA.md:141`
    N32X4 = 1,
    /// 64x1. `specs/instructions/VA.md:142`
    N64X1 = 2,
    /// 32x1. `specs/instructions/VA.md:143`
    N32X1 = 3,
}

impl MorphologyBlock {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::N64X4,
        Self::N32X4,
        Self::N64X1,
        Self::N32X1,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N64X4),
            1 => Some(Self::N32X4),
            2 => Some(Self::N64X1),
            3 => Some(Self::N32X1),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for MorphologyBlock {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N64X4, 0, "64x4", Some("VA_ED_64x4")),
        Entry::new(Self::N32X4, 1, "32x4", Some("VA_ED_32x4")),
        Entry::new(Self::N64X1, 2, "64x1", Some("VA_ED_64x1")),
        Entry::new(Self::N32X1, 3, "32x1", Some("VA_ED_32x1")),
    ];
}

/// what is chosen.
///
/// `specs/instructions/MIN_MAX.md:25`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum MinMaxOp {
    /// min. `specs/instructions/MIN_MAX.md:29`
    Min = 0,
    /// max. `specs/instructions/MIN_MAX.md:30`
    Max = 1,
}

impl MinMaxOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Min, Self::Max];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Min),
            1 => Some(Self::Max),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for MinMaxOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Min, 0, "min", Some("min")),
        Entry::new(Self::Max, 1, "max", Some("max")),
    ];
}

/// What to compute.
///
/// `specs/instructions/VA_SKL_PLUS.md:168`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LateVideoFunction {
    /// filters along columns. `specs/instructions/VA_SKL_PLUS.md:170`
    Convolve1DVertical = 8,
    /// filters along rows. `specs/instructions/VA_SKL_PLUS.md:171`
    Convolve1DHorizontal = 9,
    /// filters at places that lie anywhere around the first pixel. `specs/instructions/VA_SKL_PLUS.md:172`
    Convolve1Pixel = 10,
    /// marks the pixels that can be reached from given ones. `specs/instructions/VA_SKL_PLUS.md:173`
    FloodFill = 11,
    /// local binary patterns of a block of pixels. `specs/instructions/VA_SKL_PLUS.md:174`
    LbpCreation = 12,
    /// compares two blocks of local binary patterns. `specs/instructions/VA_SKL_PLUS.md:175`
    LbpCorrelation = 13,
    /// compares a block with others around an origin. `specs/instructions/VA_SKL_PLUS.md:176`
    CorrelationSearch = 15,
    /// filters with a kernel in two dimensions, to a surface. `specs/instructions/VA_SKL_PLUS.md:177`
    HdcConvolve2D = 16,
    /// the smallest or largest of the neighbours, to a surface. `specs/instructions/VA_SKL_PLUS.md:178`
    HdcMinmaxfilter = 17,
    /// clears bits beside cleared ones, to a surface. `specs/instructions/VA_SKL_PLUS.md:179`
    HdcErode = 18,
    /// sets bits beside set ones, to a surface. `specs/instructions/VA_SKL_PLUS.md:180`
    HdcDilate = 19,
    /// lbp\_correlation, to a surface. `specs/instructions/VA_SKL_PLUS.md:181`
    HdcLbpCorrelation = 20,
    /// lbp\_creation, to a surface. `specs/instructions/VA_SKL_PLUS.md:182`
    HdcLbpCreation = 21,
    /// filters along rows, to a surface. `specs/instructions/VA_SKL_PLUS.md:183`
    HdcConvolve1DH = 22,
    /// filters along columns, to a surface. `specs/instructions/VA_SKL_PLUS.md:184`
    HdcConvolve1DV = 23,
    /// convolve\_1pixel, to a surface. `specs/instructions/VA_SKL_PLUS.md:185`
    HdcConvolve1Pixel = 24,
}

impl LateVideoFunction {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Convolve1DVertical,
        Self::Convolve1DHorizontal,
        Self::Convolve1Pixel,
        Self::FloodFill,
        Self::LbpCreation,
        Self::LbpCorrelation,
        Self::CorrelationSearch,
        Self::HdcConvolve2D,
        Self::HdcMinmaxfilter,
        Self::HdcErode,
        Self::HdcDilate,
        Self::HdcLbpCorrelation,
        Self::HdcLbpCreation,
        Self::HdcConvolve1DH,
        Self::HdcConvolve1DV,
        Self::HdcConvolve1Pixel,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            8 => Some(Self::Convolve1DVertical),
            9 => Some(Self::Convolve1DHorizontal),
            10 => Some(Self::Convolve1Pixel),
            11 => Some(Self::FloodFill),
            12 => Some(Self::LbpCreation),
            13 => Some(Self::LbpCorrelation),
            15 => Some(Self::CorrelationSearch),
            16 => Some(Self::HdcConvolve2D),
            17 => Some(Self::HdcMinmaxfilter),
            18 => Some(Self::HdcErode),
            19 => Some(Self::HdcDilate),
            20 => Some(Self::HdcLbpCorrelation),
            21 => Some(Self::HdcLbpCreation),
            22 => Some(Self::HdcConvolve1DH),
            23 => Some(Self::HdcConvolve1DV),
            24 => Some(Self::HdcConvolve1Pixel),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LateVideoFunction {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(
            Self::Convolve1DVertical,
            8,
            "convolve_1d_vertical",
            Some("CONV_1D_HORIZONTAL"),
        ),
        Entry::new(
            Self::Convolve1DHorizontal,
            9,
            "convolve_1d_horizontal",
            Some("CONV_1D_VERTICAL"),
        ),
        Entry::new(Self::Convolve1Pixel, 10, "convolve_1pixel", Some("CONV_1PIXEL")),
        Entry::new(Self::FloodFill, 11, "flood_fill", Some("FLOOD_FILL")),
        Entry::new(Self::LbpCreation, 12, "lbp_creation", Some("LBP_CREATION")),
        Entry::new(Self::LbpCorrelation, 13, "lbp_correlation", Some("LBP_CORRELATION")),
        Entry::new(
            Self::CorrelationSearch,
            15,
            "correlation_search",
            Some("CORRELATION_SEARCH"),
        ),
        Entry::new(Self::HdcConvolve2D, 16, "hdc_convolve_2d", Some("HDC_CONVOLVE_2D")),
        Entry::new(
            Self::HdcMinmaxfilter,
            17,
            "hdc_minmaxfilter",
            Some("HDC_MIN_MAX_FILTER"),
        ),
        Entry::new(Self::HdcErode, 18, "hdc_erode", Some("HDC_ERODE")),
        Entry::new(Self::HdcDilate, 19, "hdc_dilate", Some("HDC_DILATE")),
        Entry::new(
            Self::HdcLbpCorrelation,
            20,
            "hdc_lbp_correlation",
            Some("HDC_LBP_CORRELATION"),
        ),
        Entry::new(
            Self::HdcLbpCreation,
            21,
            "hdc_lbp_creation",
            Some("HDC_LBP_CREATION"),
        ),
        Entry::new(
            Self::HdcConvolve1DH,
            22,
            "hdc_convolve_1d_h",
            Some("HDC_CONVOLVE_1D_H"),
        ),
        Entry::new(
            Self::HdcConvolve1DV,
            23,
            "hdc_convolve_1d_v",
            Some("HDC_CONVOLVE_1D_V"),
        ),
        Entry::new(
            Self::HdcConvolve1Pixel,
            24,
            "hdc_convolve_1pixel",
            Some("HDC_CONVOLVE_1P"),
        ),
    ];
}

/// Pixels to compute.
///
/// `specs/instructions/VA_SKL_PLUS.md:195`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LineBlock {
    /// 16x4. `specs/instructions/VA_SKL_PLUS.md:197`
    N16X4 = 0,
    /// 16x1. `specs/instructions/VA_SKL_PLUS.md:198`
    N16X1 = 2,
}

impl LineBlock {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::N16X4, Self::N16X1];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N16X4),
            2 => Some(Self::N16X1),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LineBlock {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N16X4, 0, "16x4", Some("4x16")),
        Entry::new(Self::N16X1, 2, "16x1", Some("1x16")),
    ];
}

/// Pixels to compute.
///
/// `specs/instructions/VA_SKL_PLUS.md:200`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum PixelBlock {
    /// 16x4. `specs/instructions/VA_SKL_PLUS.md:202`
    N16X4 = 0,
    /// 16x1. `specs/instructions/VA_SKL_PLUS.md:203`
    N16X1 = 2,
    /// 1x1. `specs/instructions/VA_SKL_PLUS.md:204`
    OneX1 = 3,
}

impl PixelBlock {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::N16X4, Self::N16X1, Self::OneX1];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N16X4),
            2 => Some(Self::N16X1),
            3 => Some(Self::OneX1),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for PixelBlock {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N16X4, 0, "16x4", Some("4x16")),
        Entry::new(Self::N16X1, 2, "16x1", Some("1x16")),
        Entry::new(Self::OneX1, 3, "1x1", Some("1x1")),
    ];
}

/// pixels of the surface written.
///
/// `specs/instructions/VA_SKL_PLUS.md:208`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum HdcConvolveFormat {
    /// 16-bit. `specs/instructions/VA_SKL_PLUS.md:210`
    Bit16 = 0,
    /// 8-bit. `specs/instructions/VA_SKL_PLUS.md:211`
    Bit8 = 1,
}

impl HdcConvolveFormat {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Bit16, Self::Bit8];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Bit16),
            1 => Some(Self::Bit8),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for HdcConvolveFormat {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Bit16, 0, "16-bit", Some("VA_Y16_FORMAT")),
        Entry::new(Self::Bit8, 1, "8-bit", Some("VA_Y8_FORMAT")),
    ];
}

/// size of the kernel.
///
/// `specs/instructions/VA_SKL_PLUS.md:212`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum HdcConvolveRegion {
    /// 15x15. `specs/instructions/VA_SKL_PLUS.md:214`
    N15X15 = 0,
    /// 31x31. `specs/instructions/VA_SKL_PLUS.md:215`
    N31X31 = 1,
}

impl HdcConvolveRegion {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::N15X15, Self::N31X31];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::N15X15),
            1 => Some(Self::N31X31),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for HdcConvolveRegion {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::N15X15, 0, "15x15", Some("15x15")),
        Entry::new(Self::N31X31, 1, "31x31", Some("31x31")),
    ];
}

/// Pixels of the surface written.
///
/// `specs/instructions/VA_SKL_PLUS.md:218`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VideoPixelFormat {
    /// 16-bit. `specs/instructions/VA_SKL_PLUS.md:220`
    Bit16 = 0,
    /// 8-bit. `specs/instructions/VA_SKL_PLUS.md:221`
    Bit8 = 1,
}

impl VideoPixelFormat {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Bit16, Self::Bit8];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Bit16),
            1 => Some(Self::Bit8),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for VideoPixelFormat {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Bit16, 0, "16-bit", Some("VA_Y16_FORMAT")),
        Entry::new(Self::Bit8, 1, "8-bit", Some("VA_Y8_FORMAT")),
    ];
}

/// Which of the two to compute.
///
/// `specs/instructions/VA_SKL_PLUS.md:223`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum MinMaxMode {
    /// both. `specs/instructions/VA_SKL_PLUS.md:225`
    Both = 0,
    /// largest. `specs/instructions/VA_SKL_PLUS.md:226`
    Largest = 1,
    /// smallest. `specs/instructions/VA_SKL_PLUS.md:227`
    Smallest = 2,
}

impl MinMaxMode {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Both, Self::Largest, Self::Smallest];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Both),
            1 => Some(Self::Largest),
            2 => Some(Self::Smallest),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for MinMaxMode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Both, 0, "both", Some("VA_MINMAX_ENABLE")),
        Entry::new(Self::Largest, 1, "largest", Some("VA_MAX_ENABLE")),
        Entry::new(Self::Smallest, 2, "smallest", Some("VA_MIN_ENABLE")),
    ];
}

/// Size of the neighbourhood that a pattern describes.
///
/// `specs/instructions/VA_SKL_PLUS.md:229`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum BinaryPatterns {
    /// 3x3 and 5x5. `specs/instructions/VA_SKL_PLUS.md:231`
    ThreeX3And5X5 = 0,
    /// 3x3. `specs/instructions/VA_SKL_PLUS.md:232`
    ThreeX3 = 1,
    /// 5x5. `specs/instructions/VA_SKL_PLUS.md:233`
    FiveX5 = 2,
}

impl BinaryPatterns {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::ThreeX3And5X5, Self::ThreeX3, Self::FiveX5];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::ThreeX3And5X5),
            1 => Some(Self::ThreeX3),
            2 => Some(Self::FiveX5),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for BinaryPatterns {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::ThreeX3And5X5, 0, "3x3 and 5x5", Some("VA_5x5_mode")),
        Entry::new(Self::ThreeX3, 1, "3x3", Some("VA_3x3_mode")),
        Entry::new(Self::FiveX5, 2, "5x5", Some("VA_BOTH_mode")),
    ];
}

/// Which neighbours of a pixel it can be left to.
///
/// `specs/instructions/VA_SKL_PLUS.md:237`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum FloodConnect {
    /// not diagonally. `specs/instructions/VA_SKL_PLUS.md:239`
    Neighbours4 = 0,
    /// 8 neighbours. `specs/instructions/VA_SKL_PLUS.md:240`
    Neighbours8 = 1,
}

impl FloodConnect {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Neighbours4, Self::Neighbours8];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Neighbours4),
            1 => Some(Self::Neighbours8),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for FloodConnect {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Neighbours4, 0, "4 neighbours", Some("4_connect")),
        Entry::new(Self::Neighbours8, 1, "8 neighbours", Some("8_connect")),
    ];
}

/// The operation.
///
/// `specs/instructions/SVM.md:23`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SvmSvmId {
    /// reads consecutive owords. `specs/instructions/SVM.md:25`
    SvmBlockLd = 1,
    /// writes consecutive owords. `specs/instructions/SVM.md:26`
    SvmBlockSt = 2,
    /// reads blocks for each channel. `specs/instructions/SVM.md:27`
    SvmGather = 3,
    /// writes blocks for each channel. `specs/instructions/SVM.md:28`
    SvmScatter = 4,
    /// atomic operation for each channel. `specs/instructions/SVM.md:29`
    SvmAtomic = 5,
    /// reads up to four dwords for each channel. `specs/instructions/SVM.md:30`
    SvmGather4Scaled = 6,
    /// writes up to four dwords for each channel. `specs/instructions/SVM.md:31`
    SvmScatter4Scaled = 7,
}

impl SvmSvmId {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::SvmBlockLd,
        Self::SvmBlockSt,
        Self::SvmGather,
        Self::SvmScatter,
        Self::SvmAtomic,
        Self::SvmGather4Scaled,
        Self::SvmScatter4Scaled,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            1 => Some(Self::SvmBlockLd),
            2 => Some(Self::SvmBlockSt),
            3 => Some(Self::SvmGather),
            4 => Some(Self::SvmScatter),
            5 => Some(Self::SvmAtomic),
            6 => Some(Self::SvmGather4Scaled),
            7 => Some(Self::SvmScatter4Scaled),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SvmSvmId {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::SvmBlockLd, 1, "SVM_BLOCK_LD", Some("svm_block_ld")),
        Entry::new(Self::SvmBlockSt, 2, "SVM_BLOCK_ST", Some("svm_block_st")),
        Entry::new(Self::SvmGather, 3, "SVM_GATHER", Some("svm_gather")),
        Entry::new(Self::SvmScatter, 4, "SVM_SCATTER", Some("svm_scatter")),
        Entry::new(Self::SvmAtomic, 5, "SVM_ATOMIC", Some("svm_atomic")),
        Entry::new(
            Self::SvmGather4Scaled,
            6,
            "SVM_GATHER4_SCALED",
            Some("svm_gather4_scaled"),
        ),
        Entry::new(
            Self::SvmScatter4Scaled,
            7,
            "SVM_SCATTER4_SCALED",
            Some("svm_scatter4_scaled"),
        ),
    ];
}

/// Whether the best candidates come in from an earlier message, and whether they are handed out for a later one.
///
/// `specs/instructions/VME_IME.md:24`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VmeStreamMode {
    /// VME\_STREAM\_DISABLE. `specs/instructions/VME_IME.md:26`
    VmeStreamDisable = 0,
    /// VME\_STREAM\_OUT. `specs/instructions/VME_IME.md:27`
    VmeStreamOut = 1,
    /// VME\_STREAM\_IN. `specs/instructions/VME_IME.md:28`
    VmeStreamIn = 2,
    /// VME\_STREAM\_IN\_OUT. `specs/instructions/VME_IME.md:29`
    VmeStreamInOut = 3,
}

impl VmeStreamMode {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::VmeStreamDisable,
        Self::VmeStreamOut,
        Self::VmeStreamIn,
        Self::VmeStreamInOut,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::VmeStreamDisable),
            1 => Some(Self::VmeStreamOut),
            2 => Some(Self::VmeStreamIn),
            3 => Some(Self::VmeStreamInOut),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for VmeStreamMode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::VmeStreamDisable, 0, "VME_STREAM_DISABLE", Some("0")),
        Entry::new(Self::VmeStreamOut, 1, "VME_STREAM_OUT", Some("1")),
        Entry::new(Self::VmeStreamIn, 2, "VME_STREAM_IN", Some("2")),
        Entry::new(Self::VmeStreamInOut, 3, "VME_STREAM_IN_OUT", Some("3")),
    ];
}

/// How many references, records and starting points the search has.
///
/// `specs/instructions/VME_IME.md:31`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VmeSearchControl {
    /// VME\_SEARCH\_SINGLE\_REF\_SINGLE\_REC\_SINGLE\_START. `specs/instructions/VME_IME.md:33`
    VmeSearchSingleRefSingleRecSingleStart = 0,
    /// VME\_SEARCH\_SINGLE\_REF\_SINGLE\_REC\_DUAL\_START. `specs/instructions/VME_IME.md:34`
    VmeSearchSingleRefSingleRecDualStart = 1,
    /// VME\_SEARCH\_SINGLE\_REF\_DUAL\_REC. `specs/instructions/VME_IME.md:35`
    VmeSearchSingleRefDualRec = 3,
    /// VME\_SEARCH\_DUAL\_REF\_DUAL\_REC. `specs/instructions/VME_IME.md:36`
    VmeSearchDualRefDualRec = 7,
}

impl VmeSearchControl {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::VmeSearchSingleRefSingleRecSingleStart,
        Self::VmeSearchSingleRefSingleRecDualStart,
        Self::VmeSearchSingleRefDualRec,
        Self::VmeSearchDualRefDualRec,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::VmeSearchSingleRefSingleRecSingleStart),
            1 => Some(Self::VmeSearchSingleRefSingleRecDualStart),
            3 => Some(Self::VmeSearchSingleRefDualRec),
            7 => Some(Self::VmeSearchDualRefDualRec),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for VmeSearchControl {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(
            Self::VmeSearchSingleRefSingleRecSingleStart,
            0,
            "VME_SEARCH_SINGLE_REF_SINGLE_REC_SINGLE_START",
            Some("0"),
        ),
        Entry::new(
            Self::VmeSearchSingleRefSingleRecDualStart,
            1,
            "VME_SEARCH_SINGLE_REF_SINGLE_REC_DUAL_START",
            Some("1"),
        ),
        Entry::new(
            Self::VmeSearchSingleRefDualRec,
            3,
            "VME_SEARCH_SINGLE_REF_DUAL_REC",
            Some("3"),
        ),
        Entry::new(
            Self::VmeSearchDualRefDualRec,
            7,
            "VME_SEARCH_DUAL_REF_DUAL_REC",
            Some("7"),
        ),
    ];
}

/// which memory is meant.
///
/// `specs/instructions/FENCE.md:33`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum FenceMaskScope {
    /// surfaces and flat addresses. `specs/instructions/FENCE.md:35`
    Global = 0,
    /// shared local memory alone. `specs/instructions/FENCE.md:36`
    Local = 1,
}

impl FenceMaskScope {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Global, Self::Local];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Global),
            1 => Some(Self::Local),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for FenceMaskScope {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Global, 0, "global", Some("global")),
        Entry::new(Self::Local, 1, "local", Some("local")),
    ];
}

/// whether threads of the pixel dependency are waited for.
///
/// `specs/instructions/RAW_SEND.md:27`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum RawSendModifiers {
    /// raw\_send. `specs/instructions/RAW_SEND.md:31`
    RawSend = 0,
    /// waits until earlier threads for the same pixels are done. `specs/instructions/RAW_SEND.md:32`
    RawSendc = 1,
}

impl RawSendModifiers {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::RawSend, Self::RawSendc];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::RawSend),
            1 => Some(Self::RawSendc),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for RawSendModifiers {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::RawSend, 0, "raw_send", Some("raw_send")),
        Entry::new(Self::RawSendc, 1, "raw_sendc", Some("raw_sendc")),
    ];
}

/// what to do.
///
/// `specs/instructions/NBARRIER.md:30`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum NbarrierMode {
    /// wait. `specs/instructions/NBARRIER.md:34`
    Wait = 0,
    /// signal. `specs/instructions/NBARRIER.md:35`
    Signal = 1,
}

impl NbarrierMode {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Wait, Self::Signal];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Wait),
            1 => Some(Self::Signal),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for NbarrierMode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Wait, 0, "wait", Some("wait")),
        Entry::new(Self::Signal, 1, "signal", Some("signal")),
    ];
}

/// the operation.
///
/// `specs/instructions/3D_SAMPLE.md:362`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SampleOp {
    /// the level of detail comes from neighbouring channels. `specs/instructions/3D_SAMPLE.md:364`
    Sample = 0,
    /// as sample, plus a bias. `specs/instructions/3D_SAMPLE.md:365`
    SampleB = 1,
    /// the level of detail is given. `specs/instructions/3D_SAMPLE.md:366`
    SampleL = 2,
    /// as sample, with comparison. `specs/instructions/3D_SAMPLE.md:367`
    SampleC = 3,
    /// the level of detail comes from given gradients. `specs/instructions/3D_SAMPLE.md:368`
    SampleD = 4,
    /// as sample\_b, with comparison. `specs/instructions/3D_SAMPLE.md:369`
    SampleBC = 5,
    /// as sample\_l, with comparison. `specs/instructions/3D_SAMPLE.md:370`
    SampleLC = 6,
    /// red of four texels, as 3D\_SAMPLE4 gathers them. `specs/instructions/3D_SAMPLE.md:371`
    Gather4 = 8,
    /// the level of detail that sample would use, and no data. `specs/instructions/3D_SAMPLE.md:372`
    Lod = 9,
    /// size of the surface, as INFO returns it. `specs/instructions/3D_SAMPLE.md:373`
    Resinfo = 10,
    /// number of samples, as INFO returns it. `specs/instructions/3D_SAMPLE.md:374`
    Sampleinfo = 11,
    /// as sample, and reports channels that chroma keying removes. `specs/instructions/3D_SAMPLE.md:375`
    SampleKillpix = 12,
    /// as gather4, with comparison. `specs/instructions/3D_SAMPLE.md:376`
    Gather4C = 16,
    /// as sample\_d\_c, with a least level of detail. Only `{XE2+}`. `specs/instructions/3D_SAMPLE.md:377`
    SampleDCMlod = 17,
    /// as sample, with a least level of detail. Only `{XE2+}`. `specs/instructions/3D_SAMPLE.md:378`
    SampleMlod = 18,
    /// as sample\_c, with a least level of detail. Only `{XE2+}`. `specs/instructions/3D_SAMPLE.md:379`
    SampleCMlod = 19,
    /// as sample\_d, with comparison. `specs/instructions/3D_SAMPLE.md:380`
    SampleDC = 20,
    /// the level of detail is 0. `specs/instructions/3D_SAMPLE.md:381`
    SampleLz = 24,
    /// as sample\_lz, with comparison. `specs/instructions/3D_SAMPLE.md:382`
    SampleCLz = 25,
    /// as sample, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:383`
    SamplePo = 32,
    /// as sample\_b, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:384`
    SamplePoB = 33,
    /// as sample\_l, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:385`
    SamplePoL = 34,
    /// as sample\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:386`
    SamplePoC = 35,
    /// as sample\_d, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:387`
    SamplePoD = 36,
    /// as sample\_l\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:388`
    SamplePoLC = 38,
    /// as sample\_lz, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:389`
    SamplePoLz = 56,
    /// as sample\_c\_lz, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:390`
    SamplePoCLz = 57,
    /// as sample\_b\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:391`
    SamplePoBC = 58,
    /// as sample\_d\_c, with texel offsets for each channel. `specs/instructions/3D_SAMPLE.md:392`
    SamplePoDC = 59,
}

impl SampleOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Sample,
        Self::SampleB,
        Self::SampleL,
        Self::SampleC,
        Self::SampleD,
        Self::SampleBC,
        Self::SampleLC,
        Self::Gather4,
        Self::Lod,
        Self::Resinfo,
        Self::Sampleinfo,
        Self::SampleKillpix,
        Self::Gather4C,
        Self::SampleDCMlod,
        Self::SampleMlod,
        Self::SampleCMlod,
        Self::SampleDC,
        Self::SampleLz,
        Self::SampleCLz,
        Self::SamplePo,
        Self::SamplePoB,
        Self::SamplePoL,
        Self::SamplePoC,
        Self::SamplePoD,
        Self::SamplePoLC,
        Self::SamplePoLz,
        Self::SamplePoCLz,
        Self::SamplePoBC,
        Self::SamplePoDC,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Sample),
            1 => Some(Self::SampleB),
            2 => Some(Self::SampleL),
            3 => Some(Self::SampleC),
            4 => Some(Self::SampleD),
            5 => Some(Self::SampleBC),
            6 => Some(Self::SampleLC),
            8 => Some(Self::Gather4),
            9 => Some(Self::Lod),
            10 => Some(Self::Resinfo),
            11 => Some(Self::Sampleinfo),
            12 => Some(Self::SampleKillpix),
            16 => Some(Self::Gather4C),
            17 => Some(Self::SampleDCMlod),
            18 => Some(Self::SampleMlod),
            19 => Some(Self::SampleCMlod),
            20 => Some(Self::SampleDC),
            24 => Some(Self::SampleLz),
            25 => Some(Self::SampleCLz),
            32 => Some(Self::SamplePo),
            33 => Some(Self::SamplePoB),
            34 => Some(Self::SamplePoL),
            35 => Some(Self::SamplePoC),
            36 => Some(Self::SamplePoD),
            38 => Some(Self::SamplePoLC),
            56 => Some(Self::SamplePoLz),
            57 => Some(Self::SamplePoCLz),
            58 => Some(Self::SamplePoBC),
            59 => Some(Self::SamplePoDC),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SampleOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Sample, 0, "sample", Some("sample_3d")),
        Entry::new(Self::SampleB, 1, "sample_b", Some("sample_b")),
        Entry::new(Self::SampleL, 2, "sample_l", Some("sample_l")),
        Entry::new(Self::SampleC, 3, "sample_c", Some("sample_c")),
        Entry::new(Self::SampleD, 4, "sample_d", Some("sample_d")),
        Entry::new(Self::SampleBC, 5, "sample_b_c", Some("sample_b_c")),
        Entry::new(Self::SampleLC, 6, "sample_l_c", Some("sample_l_c")),
        Entry::new(Self::Gather4, 8, "gather4", Some("sample4")),
        Entry::new(Self::Lod, 9, "LOD", Some("lod")),
        Entry::new(Self::Resinfo, 10, "resinfo", Some("resinfo")),
        Entry::new(Self::Sampleinfo, 11, "sampleinfo", Some("sampleinfo")),
        Entry::new(Self::SampleKillpix, 12, "sample_killpix", Some("sample+killpix")),
        Entry::new(Self::Gather4C, 16, "gather4_c", Some("sample4_c")),
        Entry::new(Self::SampleDCMlod, 17, "sample_d_c_mlod", Some("sample_d_c_mlod")),
        Entry::new(Self::SampleMlod, 18, "sample_mlod", Some("sample_mlod")),
        Entry::new(Self::SampleCMlod, 19, "sample_c_mlod", Some("sample_c_mlod")),
        Entry::new(Self::SampleDC, 20, "sample_d_c", Some("sample_d_c")),
        Entry::new(Self::SampleLz, 24, "sample_lz", Some("sample_lz")),
        Entry::new(Self::SampleCLz, 25, "sample_c_lz", Some("sample_c_lz")),
        Entry::new(Self::SamplePo, 32, "sample_po", Some("sample_po")),
        Entry::new(Self::SamplePoB, 33, "sample_po_b", Some("sample_po_b")),
        Entry::new(Self::SamplePoL, 34, "sample_po_l", Some("sample_po_l")),
        Entry::new(Self::SamplePoC, 35, "sample_po_c", Some("sample_po_c")),
        Entry::new(Self::SamplePoD, 36, "sample_po_d", Some("sample_po_d")),
        Entry::new(Self::SamplePoLC, 38, "sample_po_l_c", Some("sample_po_l_c")),
        Entry::new(Self::SamplePoLz, 56, "sample_po_lz", Some("sample_po_lz")),
        Entry::new(Self::SamplePoCLz, 57, "sample_po_c_lz", Some("sample_po_c_lz")),
        Entry::new(Self::SamplePoBC, 58, "sample_po_b_c", Some("sample_po_b_c")),
        Entry::new(Self::SamplePoDC, 59, "sample_po_d_c", Some("sample_po_d_c")),
    ];
}

/// the operation.
///
/// `specs/instructions/3D_LOAD.md:107`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LoadOp {
    /// a texel of a level of detail. `specs/instructions/3D_LOAD.md:109`
    Ld = 7,
    /// a texel of level 0. `specs/instructions/3D_LOAD.md:110`
    LdLz = 26,
    /// as ld, with the level of detail last. Only `{XE2+}`. `specs/instructions/3D_LOAD.md:111`
    LdL = 27,
    /// a sample of a multisampled surface. `specs/instructions/3D_LOAD.md:112`
    Ld2dmsW = 28,
    /// the multisample control value of a texel. `specs/instructions/3D_LOAD.md:113`
    LdMcs = 29,
}

impl LoadOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Ld,
        Self::LdLz,
        Self::LdL,
        Self::Ld2dmsW,
        Self::LdMcs,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            7 => Some(Self::Ld),
            26 => Some(Self::LdLz),
            27 => Some(Self::LdL),
            28 => Some(Self::Ld2dmsW),
            29 => Some(Self::LdMcs),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LoadOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Ld, 7, "ld", Some("load_3d")),
        Entry::new(Self::LdLz, 26, "ld_lz", Some("load_lz")),
        Entry::new(Self::LdL, 27, "ld_l", Some("load_l")),
        Entry::new(Self::Ld2dmsW, 28, "ld2dms_w", Some("load_2dms_w")),
        Entry::new(Self::LdMcs, 29, "ld_mcs", Some("load_mcs")),
    ];
}

/// the operation.
///
/// `specs/instructions/3D_SAMPLE4.md:192`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum GatherOp {
    /// from level 0. `specs/instructions/3D_SAMPLE4.md:194`
    Gather4 = 8,
    /// from a given level of detail. `specs/instructions/3D_SAMPLE4.md:195`
    Gather4L = 13,
    /// as gather4\_i, plus a bias. `specs/instructions/3D_SAMPLE4.md:196`
    Gather4B = 14,
    /// the level of detail comes from neighbouring channels. `specs/instructions/3D_SAMPLE4.md:197`
    Gather4I = 15,
    /// as gather4, with comparison. `specs/instructions/3D_SAMPLE4.md:198`
    Gather4C = 16,
    /// as gather4, with texel offsets for each channel. Only `{-XE2}`. `specs/instructions/3D_SAMPLE4.md:199`
    Gather4Po = 17,
    /// as gather4\_c, with texel offsets for each channel. Only `{-XE2}`. `specs/instructions/3D_SAMPLE4.md:200`
    Gather4PoC = 18,
    /// as gather4\_i, with comparison. `specs/instructions/3D_SAMPLE4.md:201`
    Gather4IC = 21,
    /// as gather4\_l, with comparison. `specs/instructions/3D_SAMPLE4.md:202`
    Gather4LC = 23,
    /// as gather4, with packed texel offsets for each channel. Only `{XE2+}`. `specs/instructions/3D_SAMPLE4.md:203`
    Gather4PoPacked = 40,
    /// as gather4\_l, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:204`
    Gather4PoL = 45,
    /// as gather4\_b, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:205`
    Gather4PoB = 46,
    /// as gather4\_i, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:206`
    Gather4PoI = 47,
    /// as gather4\_c, with packed texel offsets for each channel. Only `{XE2+}`. `specs/instructions/3D_SAMPLE4.md:207`
    Gather4PoPackedC = 48,
    /// as gather4\_i\_c, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:208`
    Gather4PoIC = 53,
    /// as gather4\_l\_c, with packed texel offsets for each channel. `specs/instructions/3D_SAMPLE4.md:209`
    Gather4PoLC = 55,
}

impl GatherOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Gather4,
        Self::Gather4L,
        Self::Gather4B,
        Self::Gather4I,
        Self::Gather4C,
        Self::Gather4Po,
        Self::Gather4PoC,
        Self::Gather4IC,
        Self::Gather4LC,
        Self::Gather4PoPacked,
        Self::Gather4PoL,
        Self::Gather4PoB,
        Self::Gather4PoI,
        Self::Gather4PoPackedC,
        Self::Gather4PoIC,
        Self::Gather4PoLC,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            8 => Some(Self::Gather4),
            13 => Some(Self::Gather4L),
            14 => Some(Self::Gather4B),
            15 => Some(Self::Gather4I),
            16 => Some(Self::Gather4C),
            17 => Some(Self::Gather4Po),
            18 => Some(Self::Gather4PoC),
            21 => Some(Self::Gather4IC),
            23 => Some(Self::Gather4LC),
            40 => Some(Self::Gather4PoPacked),
            45 => Some(Self::Gather4PoL),
            46 => Some(Self::Gather4PoB),
            47 => Some(Self::Gather4PoI),
            48 => Some(Self::Gather4PoPackedC),
            53 => Some(Self::Gather4PoIC),
            55 => Some(Self::Gather4PoLC),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for GatherOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Gather4, 8, "gather4", Some("sample4")),
        Entry::new(Self::Gather4L, 13, "gather4_l", Some("sample4_l")),
        Entry::new(Self::Gather4B, 14, "gather4_b", Some("sample4_b")),
        Entry::new(Self::Gather4I, 15, "gather4_i", Some("sample4_i")),
        Entry::new(Self::Gather4C, 16, "gather4_c", Some("sample4_c")),
        Entry::new(Self::Gather4Po, 17, "gather4_po", Some("sample4_po")),
        Entry::new(Self::Gather4PoC, 18, "gather4_po_c", Some("sample4_po_c")),
        Entry::new(Self::Gather4IC, 21, "gather4_i_c", Some("sample4_i_c")),
        Entry::new(Self::Gather4LC, 23, "gather4_l_c", Some("sample4_l_c")),
        Entry::new(Self::Gather4PoPacked, 40, "gather4_po_packed", Some("sample4_po")),
        Entry::new(Self::Gather4PoL, 45, "gather4_po_l", Some("sample4_po_l")),
        Entry::new(Self::Gather4PoB, 46, "gather4_po_b", Some("sample4_po_b")),
        Entry::new(Self::Gather4PoI, 47, "gather4_po_i", Some("sample4_po_i")),
        Entry::new(
            Self::Gather4PoPackedC,
            48,
            "gather4_po_packed_c",
            Some("sample4_po_c"),
        ),
        Entry::new(Self::Gather4PoIC, 53, "gather4_po_i_c", Some("sample4_po_i_c")),
        Entry::new(Self::Gather4PoLC, 55, "gather4_po_l_c", Some("sample4_po_l_c")),
    ];
}

/// the colour channel; a comparison is always with R.
///
/// `specs/instructions/3D_SAMPLE4.md:226`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum ColourChannel {
    /// R. `specs/instructions/3D_SAMPLE4.md:230`
    R = 0,
    /// G. `specs/instructions/3D_SAMPLE4.md:231`
    G = 1,
    /// B. `specs/instructions/3D_SAMPLE4.md:232`
    B = 2,
    /// A. `specs/instructions/3D_SAMPLE4.md:233`
    A = 3,
}

impl ColourChannel {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::R, Self::G, Self::B, Self::A];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::R),
            1 => Some(Self::G),
            2 => Some(Self::B),
            3 => Some(Self::A),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for ColourChannel {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::R, 0, "R", Some("R")),
        Entry::new(Self::G, 1, "G", Some("G")),
        Entry::new(Self::B, 2, "B", Some("B")),
        Entry::new(Self::A, 3, "A", Some("A")),
    ];
}

/// the question.
///
/// `specs/instructions/INFO.md:35`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum InfoOp {
    /// size of a level of detail. `specs/instructions/INFO.md:39`
    Resinfo = 10,
    /// number of samples. `specs/instructions/INFO.md:40`
    Sampleinfo = 11,
}

impl InfoOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Resinfo, Self::Sampleinfo];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            10 => Some(Self::Resinfo),
            11 => Some(Self::Sampleinfo),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for InfoOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Resinfo, 10, "resinfo", Some("resinfo")),
        Entry::new(Self::Sampleinfo, 11, "sampleinfo", Some("sampleinfo")),
    ];
}

/// whether threads of the pixel dependency are waited for.
///
/// `specs/instructions/RAW_SENDS.md:32`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum RawSendsModifiersKind {
    /// raw\_sends. `specs/instructions/RAW_SENDS.md:34`
    RawSends = 0,
    /// waits until earlier threads for the same pixels are done. `specs/instructions/RAW_SENDS.md:35`
    RawSendsc = 1,
}

impl RawSendsModifiersKind {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::RawSends, Self::RawSendsc];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::RawSends),
            1 => Some(Self::RawSendsc),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for RawSendsModifiersKind {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::RawSends, 0, "raw_sends", Some("raw_sends")),
        Entry::new(Self::RawSendsc, 1, "raw_sendsc", Some("raw_sendsc")),
    ];
}

/// which end of its life.
///
/// `specs/instructions/LIFETIME.md:24`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LifetimePropertiesEdge {
    /// start. `specs/instructions/LIFETIME.md:26`
    Start = 0,
    /// end. `specs/instructions/LIFETIME.md:27`
    End = 1,
}

impl LifetimePropertiesEdge {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Start, Self::End];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Start),
            1 => Some(Self::End),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LifetimePropertiesEdge {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Start, 0, "start", Some("start")),
        Entry::new(Self::End, 1, "end", Some("end")),
    ];
}

/// kind of variable.
///
/// `specs/instructions/LIFETIME.md:29`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LifetimePropertiesClass {
    /// a register variable. `specs/instructions/LIFETIME.md:31`
    GeneralVariable = 0,
    /// address variable. `specs/instructions/LIFETIME.md:32`
    AddressVariable = 1,
    /// predicate variable. `specs/instructions/LIFETIME.md:33`
    PredicateVariable = 2,
}

impl LifetimePropertiesClass {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::GeneralVariable,
        Self::AddressVariable,
        Self::PredicateVariable,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::GeneralVariable),
            1 => Some(Self::AddressVariable),
            2 => Some(Self::PredicateVariable),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LifetimePropertiesClass {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::GeneralVariable, 0, "general variable", None),
        Entry::new(Self::AddressVariable, 1, "address variable", None),
        Entry::new(Self::PredicateVariable, 2, "predicate variable", None),
    ];
}

/// what to do.
///
/// `specs/instructions/SBARRIER.md:27`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum SbarrierMode {
    /// wait. `specs/instructions/SBARRIER.md:31`
    Wait = 0,
    /// signal. `specs/instructions/SBARRIER.md:32`
    Signal = 1,
}

impl SbarrierMode {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Wait, Self::Signal];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Wait),
            1 => Some(Self::Signal),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for SbarrierMode {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Wait, 0, "wait", Some("wait")),
        Entry::new(Self::Signal, 1, "signal", Some("signal")),
    ];
}

/// The operation.
///
/// `specs/instructions/LSC_UNTYPED.md:182`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscUntypedLscSubOp {
    /// reads one or more data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:184`
    LscLoad = 0,
    /// reads data at addresses in equal steps. `specs/instructions/LSC_UNTYPED.md:185`
    LscLoadStrided = 1,
    /// reads some of four consecutive data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:186`
    LscLoadQuad = 2,
    /// reads rectangles of a matrix. `specs/instructions/LSC_UNTYPED.md:187`
    LscLoadBlock2d = 3,
    /// writes one or more data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:188`
    LscStore = 4,
    /// writes data at addresses in equal steps. `specs/instructions/LSC_UNTYPED.md:189`
    LscStoreStrided = 5,
    /// writes some of four consecutive data at an address for each channel. `specs/instructions/LSC_UNTYPED.md:190`
    LscStoreQuad = 6,
    /// writes a rectangle of a matrix. `specs/instructions/LSC_UNTYPED.md:191`
    LscStoreBlock2d = 7,
    /// writes the old value plus 1. `specs/instructions/LSC_UNTYPED.md:192`
    LscAtomicIinc = 8,
    /// writes the old value minus 1. `specs/instructions/LSC_UNTYPED.md:193`
    LscAtomicIdec = 9,
    /// writes nothing: the value is only read. `specs/instructions/LSC_UNTYPED.md:194`
    LscAtomicLoad = 10,
    /// writes the first argument. `specs/instructions/LSC_UNTYPED.md:195`
    LscAtomicStore = 11,
    /// writes the old value plus the first argument. `specs/instructions/LSC_UNTYPED.md:196`
    LscAtomicIadd = 12,
    /// writes the old value minus the first argument. `specs/instructions/LSC_UNTYPED.md:197`
    LscAtomicIsub = 13,
    /// writes the smaller of both, signed. `specs/instructions/LSC_UNTYPED.md:198`
    LscAtomicSmin = 14,
    /// writes the larger of both, signed. `specs/instructions/LSC_UNTYPED.md:199`
    LscAtomicSmax = 15,
    /// writes the smaller of both, unsigned. `specs/instructions/LSC_UNTYPED.md:200`
    LscAtomicUmin = 16,
    /// writes the larger of both, unsigned. `specs/instructions/LSC_UNTYPED.md:201`
    LscAtomicUmax = 17,
    /// writes the second argument, where the old value equals the first. `specs/instructions/LSC_UNTYPED.md:202`
    LscAtomicIcas = 18,
    /// writes the floating-point sum. `specs/instructions/LSC_UNTYPED.md:203`
    LscAtomicFadd = 19,
    /// writes the old value minus the first argument, floating-point. `specs/instructions/LSC_UNTYPED.md:204`
    LscAtomicFsub = 20,
    /// writes the smaller of both, floating-point. `specs/instructions/LSC_UNTYPED.md:205`
    LscAtomicFmin = 21,
    /// writes the larger of both, floating-point. `specs/instructions/LSC_UNTYPED.md:206`
    LscAtomicFmax = 22,
    /// writes the second argument, where the old value equals the first as floating-point numbers. `specs/instructions/LSC_UNTYPED.md:207`
    LscAtomicFcas = 23,
    /// writes the bitwise and of both. `specs/instructions/LSC_UNTYPED.md:208`
    LscAtomicAnd = 24,
    /// writes the bitwise or of both. `specs/instructions/LSC_UNTYPED.md:209`
    LscAtomicOr = 25,
    /// writes the bitwise exclusive or of both. `specs/instructions/LSC_UNTYPED.md:210`
    LscAtomicXor = 26,
    /// tells which channels address memory that is present. `specs/instructions/LSC_UNTYPED.md:211`
    LscLoadStatus = 27,
    /// as lsc\_store, and leaves the memory uncompressed. `specs/instructions/LSC_UNTYPED.md:212`
    LscStoreUncompressed = 28,
    /// adds to the append counter of a surface. `specs/instructions/LSC_UNTYPED.md:213`
    LscApndctrAtomicAdd = 40,
    /// subtracts from the append counter of a surface. `specs/instructions/LSC_UNTYPED.md:214`
    LscApndctrAtomicSub = 41,
}

impl LscUntypedLscSubOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::LscLoad,
        Self::LscLoadStrided,
        Self::LscLoadQuad,
        Self::LscLoadBlock2d,
        Self::LscStore,
        Self::LscStoreStrided,
        Self::LscStoreQuad,
        Self::LscStoreBlock2d,
        Self::LscAtomicIinc,
        Self::LscAtomicIdec,
        Self::LscAtomicLoad,
        Self::LscAtomicStore,
        Self::LscAtomicIadd,
        Self::LscAtomicIsub,
        Self::LscAtomicSmin,
        Self::LscAtomicSmax,
        Self::LscAtomicUmin,
        Self::LscAtomicUmax,
        Self::LscAtomicIcas,
        Self::LscAtomicFadd,
        Self::LscAtomicFsub,
        Self::LscAtomicFmin,
        Self::LscAtomicFmax,
        Self::LscAtomicFcas,
        Self::LscAtomicAnd,
        Self::LscAtomicOr,
        Self::LscAtomicXor,
        Self::LscLoadStatus,
        Self::LscStoreUncompressed,
        Self::LscApndctrAtomicAdd,
        Self::LscApndctrAtomicSub,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::LscLoad),
            1 => Some(Self::LscLoadStrided),
            2 => Some(Self::LscLoadQuad),
            3 => Some(Self::LscLoadBlock2d),
            4 => Some(Self::LscStore),
            5 => Some(Self::LscStoreStrided),
            6 => Some(Self::LscStoreQuad),
            7 => Some(Self::LscStoreBlock2d),
            8 => Some(Self::LscAtomicIinc),
            9 => Some(Self::LscAtomicIdec),
            10 => Some(Self::LscAtomicLoad),
            11 => Some(Self::LscAtomicStore),
            12 => Some(Self::LscAtomicIadd),
            13 => Some(Self::LscAtomicIsub),
            14 => Some(Self::LscAtomicSmin),
            15 => Some(Self::LscAtomicSmax),
            16 => Some(Self::LscAtomicUmin),
            17 => Some(Self::LscAtomicUmax),
            18 => Some(Self::LscAtomicIcas),
            19 => Some(Self::LscAtomicFadd),
            20 => Some(Self::LscAtomicFsub),
            21 => Some(Self::LscAtomicFmin),
            22 => Some(Self::LscAtomicFmax),
            23 => Some(Self::LscAtomicFcas),
            24 => Some(Self::LscAtomicAnd),
            25 => Some(Self::LscAtomicOr),
            26 => Some(Self::LscAtomicXor),
            27 => Some(Self::LscLoadStatus),
            28 => Some(Self::LscStoreUncompressed),
            40 => Some(Self::LscApndctrAtomicAdd),
            41 => Some(Self::LscApndctrAtomicSub),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscUntypedLscSubOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::LscLoad, 0, "lsc_load", Some("lsc_load")),
        Entry::new(
            Self::LscLoadStrided,
            1,
            "lsc_load_strided",
            Some("lsc_load_strided"),
        ),
        Entry::new(Self::LscLoadQuad, 2, "lsc_load_quad", Some("lsc_load_quad")),
        Entry::new(
            Self::LscLoadBlock2d,
            3,
            "lsc_load_block2d",
            Some("lsc_load_block2d"),
        ),
        Entry::new(Self::LscStore, 4, "lsc_store", Some("lsc_store")),
        Entry::new(
            Self::LscStoreStrided,
            5,
            "lsc_store_strided",
            Some("lsc_store_strided"),
        ),
        Entry::new(Self::LscStoreQuad, 6, "lsc_store_quad", Some("lsc_store_quad")),
        Entry::new(
            Self::LscStoreBlock2d,
            7,
            "lsc_store_block2d",
            Some("lsc_store_block2d"),
        ),
        Entry::new(Self::LscAtomicIinc, 8, "lsc_atomic_iinc", Some("lsc_atomic_iinc")),
        Entry::new(Self::LscAtomicIdec, 9, "lsc_atomic_idec", Some("lsc_atomic_idec")),
        Entry::new(Self::LscAtomicLoad, 10, "lsc_atomic_load", Some("lsc_atomic_load")),
        Entry::new(
            Self::LscAtomicStore,
            11,
            "lsc_atomic_store",
            Some("lsc_atomic_store"),
        ),
        Entry::new(Self::LscAtomicIadd, 12, "lsc_atomic_iadd", Some("lsc_atomic_iadd")),
        Entry::new(Self::LscAtomicIsub, 13, "lsc_atomic_isub", Some("lsc_atomic_isub")),
        Entry::new(Self::LscAtomicSmin, 14, "lsc_atomic_smin", Some("lsc_atomic_smin")),
        Entry::new(Self::LscAtomicSmax, 15, "lsc_atomic_smax", Some("lsc_atomic_smax")),
        Entry::new(Self::LscAtomicUmin, 16, "lsc_atomic_umin", Some("lsc_atomic_umin")),
        Entry::new(Self::LscAtomicUmax, 17, "lsc_atomic_umax", Some("lsc_atomic_umax")),
        Entry::new(Self::LscAtomicIcas, 18, "lsc_atomic_icas", Some("lsc_atomic_icas")),
        Entry::new(Self::LscAtomicFadd, 19, "lsc_atomic_fadd", Some("lsc_atomic_fadd")),
        Entry::new(Self::LscAtomicFsub, 20, "lsc_atomic_fsub", Some("lsc_atomic_fsub")),
        Entry::new(Self::LscAtomicFmin, 21, "lsc_atomic_fmin", Some("lsc_atomic_fmin")),
        Entry::new(Self::LscAtomicFmax, 22, "lsc_atomic_fmax", Some("lsc_atomic_fmax")),
        Entry::new(Self::LscAtomicFcas, 23, "lsc_atomic_fcas", Some("lsc_atomic_fcas")),
        Entry::new(Self::LscAtomicAnd, 24, "lsc_atomic_and", Some("lsc_atomic_and")),
        Entry::new(Self::LscAtomicOr, 25, "lsc_atomic_or", Some("lsc_atomic_or")),
        Entry::new(Self::LscAtomicXor, 26, "lsc_atomic_xor", Some("lsc_atomic_xor")),
        Entry::new(Self::LscLoadStatus, 27, "lsc_load_status", Some("lsc_load_status")),
        Entry::new(
            Self::LscStoreUncompressed,
            28,
            "lsc_store_uncompressed",
            Some("lsc_store_uncompressed"),
        ),
        Entry::new(
            Self::LscApndctrAtomicAdd,
            40,
            "lsc_apndctr_atomic_add",
            Some("lsc_apndctr_atomic_add"),
        ),
        Entry::new(
            Self::LscApndctrAtomicSub,
            41,
            "lsc_apndctr_atomic_sub",
            Some("lsc_apndctr_atomic_sub"),
        ),
    ];
}

/// Whether data smaller than a dword are packed into dwords along columns, as matrix operations want their second operand.
///
/// `specs/instructions/LSC_UNTYPED.md:257`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscUntypedVnni {
    /// as in memory. `specs/instructions/LSC_UNTYPED.md:259`
    Plain = 0,
    /// a dword of the register holds the data of consecutive rows. `specs/instructions/LSC_UNTYPED.md:260`
    Packed = 1,
}

impl LscUntypedVnni {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Plain, Self::Packed];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Plain),
            1 => Some(Self::Packed),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscUntypedVnni {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Plain, 0, "plain", Some("n")),
        Entry::new(Self::Packed, 1, "packed", Some("t")),
    ];
}

/// The operation.
///
/// `specs/instructions/LSC_TYPED.md:125`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscTypedLscSubOp {
    /// reads some components of a texel for each channel. `specs/instructions/LSC_TYPED.md:127`
    LscLoadQuad = 2,
    /// reads a rectangle of texels. `specs/instructions/LSC_TYPED.md:128`
    LscLoadBlock2d = 3,
    /// writes some components of a texel for each channel. `specs/instructions/LSC_TYPED.md:129`
    LscStoreQuad = 6,
    /// writes a rectangle of texels. `specs/instructions/LSC_TYPED.md:130`
    LscStoreBlock2d = 7,
    /// writes the old value plus 1. `specs/instructions/LSC_TYPED.md:131`
    LscAtomicIinc = 8,
    /// writes the old value minus 1. `specs/instructions/LSC_TYPED.md:132`
    LscAtomicIdec = 9,
    /// writes nothing: the value is only read. `specs/instructions/LSC_TYPED.md:133`
    LscAtomicLoad = 10,
    /// writes the first argument. `specs/instructions/LSC_TYPED.md:134`
    LscAtomicStore = 11,
    /// writes the old value plus the first argument. `specs/instructions/LSC_TYPED.md:135`
    LscAtomicIadd = 12,
    /// writes the old value minus the first argument. `specs/instructions/LSC_TYPED.md:136`
    LscAtomicIsub = 13,
    /// writes the smaller of both, signed. `specs/instructions/LSC_TYPED.md:137`
    LscAtomicSmin = 14,
    /// writes the larger of both, signed. `specs/instructions/LSC_TYPED.md:138`
    LscAtomicSmax = 15,
    /// writes the smaller of both, unsigned. `specs/instructions/LSC_TYPED.md:139`
    LscAtomicUmin = 16,
    /// writes the larger of both, unsigned. `specs/instructions/LSC_TYPED.md:140`
    LscAtomicUmax = 17,
    /// writes the second argument, where the old value equals the first. `specs/instructions/LSC_TYPED.md:141`
    LscAtomicIcas = 18,
    /// writes the floating-point sum. `specs/instructions/LSC_TYPED.md:142`
    LscAtomicFadd = 19,
    /// writes the old value minus the first argument, floating-point. `specs/instructions/LSC_TYPED.md:143`
    LscAtomicFsub = 20,
    /// writes the smaller of both, floating-point. `specs/instructions/LSC_TYPED.md:144`
    LscAtomicFmin = 21,
    /// writes the larger of both, floating-point. `specs/instructions/LSC_TYPED.md:145`
    LscAtomicFmax = 22,
    /// writes the second argument, where the old value equals the first as floating-point numbers. `specs/instructions/LSC_TYPED.md:146`
    LscAtomicFcas = 23,
    /// writes the bitwise and of both. `specs/instructions/LSC_TYPED.md:147`
    LscAtomicAnd = 24,
    /// writes the bitwise or of both. `specs/instructions/LSC_TYPED.md:148`
    LscAtomicOr = 25,
    /// writes the bitwise exclusive or of both. `specs/instructions/LSC_TYPED.md:149`
    LscAtomicXor = 26,
    /// tells which channels address texels that are present. `specs/instructions/LSC_TYPED.md:150`
    LscLoadStatus = 27,
    /// writes texels, and leaves the memory uncompressed. `specs/instructions/LSC_TYPED.md:151`
    LscStoreUncompressed = 28,
    /// reads the state that describes a surface. `specs/instructions/LSC_TYPED.md:152`
    LscReadSurfaceInfo = 30,
}

impl LscTypedLscSubOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::LscLoadQuad,
        Self::LscLoadBlock2d,
        Self::LscStoreQuad,
        Self::LscStoreBlock2d,
        Self::LscAtomicIinc,
        Self::LscAtomicIdec,
        Self::LscAtomicLoad,
        Self::LscAtomicStore,
        Self::LscAtomicIadd,
        Self::LscAtomicIsub,
        Self::LscAtomicSmin,
        Self::LscAtomicSmax,
        Self::LscAtomicUmin,
        Self::LscAtomicUmax,
        Self::LscAtomicIcas,
        Self::LscAtomicFadd,
        Self::LscAtomicFsub,
        Self::LscAtomicFmin,
        Self::LscAtomicFmax,
        Self::LscAtomicFcas,
        Self::LscAtomicAnd,
        Self::LscAtomicOr,
        Self::LscAtomicXor,
        Self::LscLoadStatus,
        Self::LscStoreUncompressed,
        Self::LscReadSurfaceInfo,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            2 => Some(Self::LscLoadQuad),
            3 => Some(Self::LscLoadBlock2d),
            6 => Some(Self::LscStoreQuad),
            7 => Some(Self::LscStoreBlock2d),
            8 => Some(Self::LscAtomicIinc),
            9 => Some(Self::LscAtomicIdec),
            10 => Some(Self::LscAtomicLoad),
            11 => Some(Self::LscAtomicStore),
            12 => Some(Self::LscAtomicIadd),
            13 => Some(Self::LscAtomicIsub),
            14 => Some(Self::LscAtomicSmin),
            15 => Some(Self::LscAtomicSmax),
            16 => Some(Self::LscAtomicUmin),
            17 => Some(Self::LscAtomicUmax),
            18 => Some(Self::LscAtomicIcas),
            19 => Some(Self::LscAtomicFadd),
            20 => Some(Self::LscAtomicFsub),
            21 => Some(Self::LscAtomicFmin),
            22 => Some(Self::LscAtomicFmax),
            23 => Some(Self::LscAtomicFcas),
            24 => Some(Self::LscAtomicAnd),
            25 => Some(Self::LscAtomicOr),
            26 => Some(Self::LscAtomicXor),
            27 => Some(Self::LscLoadStatus),
            28 => Some(Self::LscStoreUncompressed),
            30 => Some(Self::LscReadSurfaceInfo),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscTypedLscSubOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::LscLoadQuad, 2, "lsc_load_quad", Some("lsc_load_quad")),
        Entry::new(
            Self::LscLoadBlock2d,
            3,
            "lsc_load_block2d",
            Some("lsc_load_block2d"),
        ),
        Entry::new(Self::LscStoreQuad, 6, "lsc_store_quad", Some("lsc_store_quad")),
        Entry::new(
            Self::LscStoreBlock2d,
            7,
            "lsc_store_block2d",
            Some("lsc_store_block2d"),
        ),
        Entry::new(Self::LscAtomicIinc, 8, "lsc_atomic_iinc", Some("lsc_atomic_iinc")),
        Entry::new(Self::LscAtomicIdec, 9, "lsc_atomic_idec", Some("lsc_atomic_idec")),
        Entry::new(Self::LscAtomicLoad, 10, "lsc_atomic_load", Some("lsc_atomic_load")),
        Entry::new(
            Self::LscAtomicStore,
            11,
            "lsc_atomic_store",
            Some("lsc_atomic_store"),
        ),
        Entry::new(Self::LscAtomicIadd, 12, "lsc_atomic_iadd", Some("lsc_atomic_iadd")),
        Entry::new(Self::LscAtomicIsub, 13, "lsc_atomic_isub", Some("lsc_atomic_isub")),
        Entry::new(Self::LscAtomicSmin, 14, "lsc_atomic_smin", Some("lsc_atomic_smin")),
        Entry::new(Self::LscAtomicSmax, 15, "lsc_atomic_smax", Some("lsc_atomic_smax")),
        Entry::new(Self::LscAtomicUmin, 16, "lsc_atomic_umin", Some("lsc_atomic_umin")),
        Entry::new(Self::LscAtomicUmax, 17, "lsc_atomic_umax", Some("lsc_atomic_umax")),
        Entry::new(Self::LscAtomicIcas, 18, "lsc_atomic_icas", Some("lsc_atomic_icas")),
        Entry::new(Self::LscAtomicFadd, 19, "lsc_atomic_fadd", Some("lsc_atomic_fadd")),
        Entry::new(Self::LscAtomicFsub, 20, "lsc_atomic_fsub", Some("lsc_atomic_fsub")),
        Entry::new(Self::LscAtomicFmin, 21, "lsc_atomic_fmin", Some("lsc_atomic_fmin")),
        Entry::new(Self::LscAtomicFmax, 22, "lsc_atomic_fmax", Some("lsc_atomic_fmax")),
        Entry::new(Self::LscAtomicFcas, 23, "lsc_atomic_fcas", Some("lsc_atomic_fcas")),
        Entry::new(Self::LscAtomicAnd, 24, "lsc_atomic_and", Some("lsc_atomic_and")),
        Entry::new(Self::LscAtomicOr, 25, "lsc_atomic_or", Some("lsc_atomic_or")),
        Entry::new(Self::LscAtomicXor, 26, "lsc_atomic_xor", Some("lsc_atomic_xor")),
        Entry::new(Self::LscLoadStatus, 27, "lsc_load_status", Some("lsc_load_status")),
        Entry::new(
            Self::LscStoreUncompressed,
            28,
            "lsc_store_uncompressed",
            Some("lsc_store_uncompressed"),
        ),
        Entry::new(
            Self::LscReadSurfaceInfo,
            30,
            "lsc_read_surface_info",
            Some("lsc_read_state_info"),
        ),
    ];
}

/// What happens to the caches afterwards.
///
/// `specs/instructions/LSC_FENCE.md:36`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscFenceOp {
    /// nothing. `specs/instructions/LSC_FENCE.md:38`
    None = 0,
    /// changed lines of the first level are written back, and all lines are dropped. `specs/instructions/LSC_FENCE.md:39`
    Evict = 1,
    /// lines that are not changed are dropped. `specs/instructions/LSC_FENCE.md:40`
    Invalidate = 2,
    /// all lines are dropped, changed ones too. `specs/instructions/LSC_FENCE.md:41`
    Discard = 3,
    /// changed lines are written back; lines stay. `specs/instructions/LSC_FENCE.md:42`
    Clean = 4,
    /// the third level alone is flushed. `specs/instructions/LSC_FENCE.md:43`
    Flushl3 = 5,
    /// reserved for a kind of flush that the platform defines. `specs/instructions/LSC_FENCE.md:44`
    Type6 = 6,
}

impl LscFenceOp {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::None,
        Self::Evict,
        Self::Invalidate,
        Self::Discard,
        Self::Clean,
        Self::Flushl3,
        Self::Type6,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::None),
            1 => Some(Self::Evict),
            2 => Some(Self::Invalidate),
            3 => Some(Self::Discard),
            4 => Some(Self::Clean),
            5 => Some(Self::Flushl3),
            6 => Some(Self::Type6),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscFenceOp {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::None, 0, "none", Some("none")),
        Entry::new(Self::Evict, 1, "evict", Some("evict")),
        Entry::new(Self::Invalidate, 2, "invalidate", Some("invalidate")),
        Entry::new(Self::Discard, 3, "discard", Some("discard")),
        Entry::new(Self::Clean, 4, "clean", Some("clean")),
        Entry::new(Self::Flushl3, 5, "flushl3", Some("flushl3")),
        Entry::new(Self::Type6, 6, "type6", Some("type6")),
    ];
}

/// Who must be able to observe the accesses.
///
/// `specs/instructions/LSC_FENCE.md:46`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LscScope {
    /// the thread group. `specs/instructions/LSC_FENCE.md:48`
    Group = 0,
    /// the slice of the device that runs the thread. `specs/instructions/LSC_FENCE.md:49`
    Local = 1,
    /// the tile. `specs/instructions/LSC_FENCE.md:50`
    Tile = 2,
    /// the device. `specs/instructions/LSC_FENCE.md:51`
    Gpu = 3,
    /// all devices. `specs/instructions/LSC_FENCE.md:52`
    Gpus = 4,
    /// everything, host included. `specs/instructions/LSC_FENCE.md:53`
    System = 5,
    /// everything, also writes of others to the memory of the device. `specs/instructions/LSC_FENCE.md:54`
    Sysacq = 6,
}

impl LscScope {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Group,
        Self::Local,
        Self::Tile,
        Self::Gpu,
        Self::Gpus,
        Self::System,
        Self::Sysacq,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Group),
            1 => Some(Self::Local),
            2 => Some(Self::Tile),
            3 => Some(Self::Gpu),
            4 => Some(Self::Gpus),
            5 => Some(Self::System),
            6 => Some(Self::Sysacq),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LscScope {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Group, 0, "group", Some("group")),
        Entry::new(Self::Local, 1, "local", Some("local")),
        Entry::new(Self::Tile, 2, "tile", Some("tile")),
        Entry::new(Self::Gpu, 3, "gpu", Some("gpu")),
        Entry::new(Self::Gpus, 4, "gpus", Some("gpus")),
        Entry::new(Self::System, 5, "system", Some("sysrel")),
        Entry::new(Self::Sysacq, 6, "sysacq", Some("sysacq")),
    ];
}

/// What the code is for.
///
/// `specs/4_visa_header.md:106`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum GenPlatform {
    /// nothing was compiled. `specs/4_visa_header.md:114`
    None = 0,
    /// BDW. `specs/4_visa_header.md:115`
    Bdw = 3,
    /// Cherryview. `specs/4_visa_header.md:116`
    Chv = 4,
    /// SKL. `specs/4_visa_header.md:117`
    Skl = 5,
    /// BXT. `specs/4_visa_header.md:118`
    Bxt = 6,
    /// ICLLP. `specs/4_visa_header.md:119`
    Icllp = 10,
    /// XEHP. `specs/4_visa_header.md:120`
    Xehp = 11,
    /// TGLLP. `specs/4_visa_header.md:121`
    Tgllp = 12,
    /// and MTL, ARL. `specs/4_visa_header.md:122`
    Dg2 = 13,
    /// PVC. `specs/4_visa_header.md:123`
    Pvc = 14,
    /// PVC\_XT. `specs/4_visa_header.md:124`
    PvcXt = 15,
}

impl GenPlatform {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::None,
        Self::Bdw,
        Self::Chv,
        Self::Skl,
        Self::Bxt,
        Self::Icllp,
        Self::Xehp,
        Self::Tgllp,
        Self::Dg2,
        Self::Pvc,
        Self::PvcXt,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::None),
            3 => Some(Self::Bdw),
            4 => Some(Self::Chv),
            5 => Some(Self::Skl),
            6 => Some(Self::Bxt),
            10 => Some(Self::Icllp),
            11 => Some(Self::Xehp),
            12 => Some(Self::Tgllp),
            13 => Some(Self::Dg2),
            14 => Some(Self::Pvc),
            15 => Some(Self::PvcXt),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for GenPlatform {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::None, 0, "NONE", Some("none")),
        Entry::new(Self::Bdw, 3, "BDW", Some("bdw")),
        Entry::new(Self::Chv, 4, "CHV", Some("chv")),
        Entry::new(Self::Skl, 5, "SKL", Some("skl")),
        Entry::new(Self::Bxt, 6, "BXT", Some("bxt")),
        Entry::new(Self::Icllp, 10, "ICLLP", Some("icllp")),
        Entry::new(Self::Xehp, 11, "XEHP", Some("xehp")),
        Entry::new(Self::Tgllp, 12, "TGLLP", Some("tgllp")),
        Entry::new(Self::Dg2, 13, "DG2", Some("dg2")),
        Entry::new(Self::Pvc, 14, "PVC", Some("pvc")),
        Entry::new(Self::PvcXt, 15, "PVC_XT", Some("pvc_xt")),
    ];
}

/// Who may refer to it. No tool reads this.
///
/// `specs/4_visa_header.md:132`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Linkage {
    /// extern. `specs/4_visa_header.md:144`
    Extern = 0,
    /// static. `specs/4_visa_header.md:145`
    Static = 1,
    /// global. `specs/4_visa_header.md:146`
    Global = 2,
}

impl Linkage {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Extern, Self::Static, Self::Global];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Extern),
            1 => Some(Self::Static),
            2 => Some(Self::Global),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Linkage {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Extern, 0, "extern", Some("extern")),
        Entry::new(Self::Static, 1, "static", Some("static")),
        Entry::new(Self::Global, 2, "global", Some("global")),
    ];
}

/// what the variable's place is a multiple of, at least.
///
/// `specs/4_visa_header.md:152`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Align {
    /// 1 byte. `specs/4_visa_header.md:154`
    Byte = 0,
    /// 2 bytes. `specs/4_visa_header.md:155`
    Word = 1,
    /// 4 bytes. `specs/4_visa_header.md:156`
    Dword = 2,
    /// 8 bytes. `specs/4_visa_header.md:157`
    Qword = 3,
    /// 16 bytes. `specs/4_visa_header.md:158`
    Oword = 4,
    /// a register. `specs/4_visa_header.md:159`
    Grf = 5,
    /// two registers. `specs/4_visa_header.md:160`
    GrFx2 = 6,
    /// 32 bytes. `specs/4_visa_header.md:161`
    Hword = 7,
    /// 64 bytes. `specs/4_visa_header.md:162`
    WorDx32 = 8,
    /// 128 bytes. `specs/4_visa_header.md:163`
    WorDx64 = 9,
}

impl Align {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Byte,
        Self::Word,
        Self::Dword,
        Self::Qword,
        Self::Oword,
        Self::Grf,
        Self::GrFx2,
        Self::Hword,
        Self::WorDx32,
        Self::WorDx64,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Byte),
            1 => Some(Self::Word),
            2 => Some(Self::Dword),
            3 => Some(Self::Qword),
            4 => Some(Self::Oword),
            5 => Some(Self::Grf),
            6 => Some(Self::GrFx2),
            7 => Some(Self::Hword),
            8 => Some(Self::WorDx32),
            9 => Some(Self::WorDx64),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Align {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Byte, 0, "BYTE", Some("byte")),
        Entry::new(Self::Word, 1, "WORD", Some("word")),
        Entry::new(Self::Dword, 2, "DWORD", Some("dword")),
        Entry::new(Self::Qword, 3, "QWORD", Some("qword")),
        Entry::new(Self::Oword, 4, "OWORD", Some("oword")),
        Entry::new(Self::Grf, 5, "GRF", Some("GRF")),
        Entry::new(Self::GrFx2, 6, "GRFx2", Some("GRFx2")),
        Entry::new(Self::Hword, 7, "HWORD", Some("hword")),
        Entry::new(Self::WorDx32, 8, "WORDx32", Some("wordx32")),
        Entry::new(Self::WorDx64, 9, "WORDx64", Some("wordx64")),
    ];
}

/// Which table `alias_index` counts in.
///
/// `specs/4_visa_header.md:302`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum VarInfoAliasScopeSpecifier {
    /// local. `specs/4_visa_header.md:329`
    Local = 0,
    /// global. `specs/4_visa_header.md:330`
    Global = 1,
}

impl VarInfoAliasScopeSpecifier {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Local, Self::Global];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Local),
            1 => Some(Self::Global),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for VarInfoAliasScopeSpecifier {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Local, 0, "local", Some("local")),
        Entry::new(Self::Global, 1, "global", Some("global")),
    ];
}

/// Number of bits.
///
/// `specs/4_visa_header.md:355`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u16)]
pub enum PredicateInfoNumElements {
    /// one bit. `specs/4_visa_header.md:364`
    OneBit = 1,
    /// two bits. `specs/4_visa_header.md:365`
    TwoBits = 2,
    /// four bits. `specs/4_visa_header.md:366`
    FourBits = 4,
    /// eight bits. `specs/4_visa_header.md:367`
    EightBits = 8,
    /// sixteen bits. `specs/4_visa_header.md:368`
    SixteenBits = 16,
    /// thirty-two bits. `specs/4_visa_header.md:369`
    ThirtyTwoBits = 32,
}

impl PredicateInfoNumElements {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::OneBit,
        Self::TwoBits,
        Self::FourBits,
        Self::EightBits,
        Self::SixteenBits,
        Self::ThirtyTwoBits,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u16) -> Option<Self> {
        match bits {
            1 => Some(Self::OneBit),
            2 => Some(Self::TwoBits),
            4 => Some(Self::FourBits),
            8 => Some(Self::EightBits),
            16 => Some(Self::SixteenBits),
            32 => Some(Self::ThirtyTwoBits),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u16 {
        self as u16
    }
}

impl Enumeration for PredicateInfoNumElements {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::OneBit, 1, "one bit", Some("1")),
        Entry::new(Self::TwoBits, 2, "two bits", Some("2")),
        Entry::new(Self::FourBits, 4, "four bits", Some("4")),
        Entry::new(Self::EightBits, 8, "eight bits", Some("8")),
        Entry::new(Self::SixteenBits, 16, "sixteen bits", Some("16")),
        Entry::new(Self::ThirtyTwoBits, 32, "thirty-two bits", Some("32")),
    ];
}

/// What the label stands for.
///
/// `specs/4_visa_header.md:410`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum LabelKind {
    /// a place that jumps go to. `specs/4_visa_header.md:419`
    Block = 0,
    /// the start of a subroutine. `specs/4_visa_header.md:420`
    Subroutine = 1,
    /// a subroutine that is compiled separately, the target of FCCALL. `specs/4_visa_header.md:421`
    Fc = 2,
    /// the start of a function. `specs/4_visa_header.md:422`
    Function = 3,
    /// a block that begins a loop over different resources. `specs/4_visa_header.md:423`
    DivergentResourceLoop = 4,
}

impl LabelKind {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Block,
        Self::Subroutine,
        Self::Fc,
        Self::Function,
        Self::DivergentResourceLoop,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Block),
            1 => Some(Self::Subroutine),
            2 => Some(Self::Fc),
            3 => Some(Self::Function),
            4 => Some(Self::DivergentResourceLoop),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for LabelKind {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Block, 0, "Block", Some("block")),
        Entry::new(Self::Subroutine, 1, "Subroutine", Some("subroutine")),
        Entry::new(Self::Fc, 2, "FC", Some("fc")),
        Entry::new(Self::Function, 3, "Function", Some("function")),
        Entry::new(
            Self::DivergentResourceLoop,
            4,
            "DivergentResourceLoop",
            Some("divergentresourceloop"),
        ),
    ];
}

/// kind of variable.
///
/// `specs/4_visa_header.md:492`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum InputClass {
    /// a general variable. `specs/4_visa_header.md:494`
    General = 0,
    /// a sampler. `specs/4_visa_header.md:495`
    Sampler = 1,
    /// a surface. `specs/4_visa_header.md:496`
    Surface = 2,
}

impl InputClass {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::General, Self::Sampler, Self::Surface];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::General),
            1 => Some(Self::Sampler),
            2 => Some(Self::Surface),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for InputClass {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::General, 0, "General", Some("general")),
        Entry::new(Self::Sampler, 1, "Sampler", Some("sampler")),
        Entry::new(Self::Surface, 2, "Surface", Some("surface")),
    ];
}

/// where the value comes from, if it is not an argument that the user gives.
///
/// `specs/4_visa_header.md:498`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum InputProvenance {
    /// an argument of the kernel. `specs/4_visa_header.md:500`
    Explicit = 0,
    /// three UD, size of a thread group. `specs/4_visa_header.md:501`
    LocalSize = 1,
    /// three UD, number of thread groups. `specs/4_visa_header.md:502`
    GroupCount = 2,
    /// three UD, different in each thread. `specs/4_visa_header.md:503`
    LocalId = 3,
    /// sixteen UB. `specs/4_visa_header.md:504`
    ScoreboardingDependency = 4,
    /// a surface. `specs/4_visa_header.md:505`
    ScoreboardingBti = 5,
    /// takes up its place and is otherwise no input. `specs/4_visa_header.md:506`
    PseudoInput = 16,
}

impl InputProvenance {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::Explicit,
        Self::LocalSize,
        Self::GroupCount,
        Self::LocalId,
        Self::ScoreboardingDependency,
        Self::ScoreboardingBti,
        Self::PseudoInput,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Explicit),
            1 => Some(Self::LocalSize),
            2 => Some(Self::GroupCount),
            3 => Some(Self::LocalId),
            4 => Some(Self::ScoreboardingDependency),
            5 => Some(Self::ScoreboardingBti),
            16 => Some(Self::PseudoInput),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for InputProvenance {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Explicit, 0, "explicit", Some("explicit")),
        Entry::new(Self::LocalSize, 1, "local_size", Some("LOCAL_SIZE")),
        Entry::new(Self::GroupCount, 2, "group_count", Some("GROUP_COUNT")),
        Entry::new(Self::LocalId, 3, "local_id", Some("LOCAL_ID")),
        Entry::new(
            Self::ScoreboardingDependency,
            4,
            "scoreboarding_dependency",
            Some("UNDEFINED_4"),
        ),
        Entry::new(Self::ScoreboardingBti, 5, "scoreboarding_bti", Some("UNDEFINED_5")),
        Entry::new(Self::PseudoInput, 16, "pseudo_input", Some("PSEUDO_INPUT")),
    ];
}

/// kind of the operand.
///
/// `specs/5_operands.md:57`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum OperandClass {
    /// a general variable. `specs/5_operands.md:59`
    General = 0,
    /// an address variable, in ADDR\_ADD and address moves. `specs/5_operands.md:60`
    Address = 1,
    /// a predicate variable, in comparisons, logic, MOV and SETP. `specs/5_operands.md:61`
    Predicate = 2,
    /// a general variable through an address variable. `specs/5_operands.md:62`
    Indirect = 3,
    /// a constant; never a destination. `specs/5_operands.md:63`
    Immediate = 5,
    /// a surface or sampler variable. `specs/5_operands.md:64`
    State = 6,
}

impl OperandClass {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::General,
        Self::Address,
        Self::Predicate,
        Self::Indirect,
        Self::Immediate,
        Self::State,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::General),
            1 => Some(Self::Address),
            2 => Some(Self::Predicate),
            3 => Some(Self::Indirect),
            5 => Some(Self::Immediate),
            6 => Some(Self::State),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for OperandClass {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::General, 0, "general", Some("general")),
        Entry::new(Self::Address, 1, "address", Some("address")),
        Entry::new(Self::Predicate, 2, "predicate", Some("predicate")),
        Entry::new(Self::Indirect, 3, "indirect", Some("indirect")),
        Entry::new(Self::Immediate, 5, "immediate", Some("immediate")),
        Entry::new(Self::State, 6, "state", Some("state")),
    ];
}

/// what is done to a value read, or to a result.
///
/// `specs/5_operands.md:65`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Modifier {
    /// nothing. `specs/5_operands.md:67`
    NoModifier = 0,
    /// magnitude; sources only. `specs/5_operands.md:68`
    Abs = 1,
    /// negation; sources only. `specs/5_operands.md:69`
    Neg = 2,
    /// negated magnitude; sources only. `specs/5_operands.md:70`
    NegAbs = 3,
    /// saturation; destinations only, shown after the mnemonic. `specs/5_operands.md:71`
    Sat = 4,
    /// complement of all bits; sources of AND, OR, XOR and NOT only. `specs/5_operands.md:72`
    Not = 5,
}

impl Modifier {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::NoModifier,
        Self::Abs,
        Self::Neg,
        Self::NegAbs,
        Self::Sat,
        Self::Not,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::NoModifier),
            1 => Some(Self::Abs),
            2 => Some(Self::Neg),
            3 => Some(Self::NegAbs),
            4 => Some(Self::Sat),
            5 => Some(Self::Not),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for Modifier {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::NoModifier, 0, "no modifier", None),
        Entry::new(Self::Abs, 1, "abs", Some("(abs)")),
        Entry::new(Self::Neg, 2, "neg", Some("(-)")),
        Entry::new(Self::NegAbs, 3, "neg_abs", Some("(-abs)")),
        Entry::new(Self::Sat, 4, "sat", Some(".sat")),
        Entry::new(Self::Not, 5, "not", Some("(~)")),
    ];
}

/// How many elements, as a code like that of execution sizes. If there are more channels, the elements repeat. A destination takes as many as there are channels, whatever it says.
///
/// `specs/5_operands.md:104`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum AddrOpndWidth {
    /// one element. `specs/5_operands.md:112`
    OneElement = 0,
    /// two elements. `specs/5_operands.md:113`
    TwoElements = 1,
    /// four elements. `specs/5_operands.md:114`
    FourElements = 2,
    /// eight elements. `specs/5_operands.md:115`
    EightElements = 3,
    /// sixteen elements. `specs/5_operands.md:116`
    SixteenElements = 4,
}

impl AddrOpndWidth {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[
        Self::OneElement,
        Self::TwoElements,
        Self::FourElements,
        Self::EightElements,
        Self::SixteenElements,
    ];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::OneElement),
            1 => Some(Self::TwoElements),
            2 => Some(Self::FourElements),
            3 => Some(Self::EightElements),
            4 => Some(Self::SixteenElements),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for AddrOpndWidth {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::OneElement, 0, "one element", Some("1")),
        Entry::new(Self::TwoElements, 1, "two elements", Some("2")),
        Entry::new(Self::FourElements, 2, "four elements", Some("4")),
        Entry::new(Self::EightElements, 3, "eight elements", Some("8")),
        Entry::new(Self::SixteenElements, 4, "sixteen elements", Some("16")),
    ];
}

/// kind of variable.
///
/// `specs/5_operands.md:182`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum StateClass {
    /// surface. `specs/5_operands.md:192`
    Surface = 0,
    /// sampler. `specs/5_operands.md:193`
    Sampler = 1,
}

impl StateClass {
    /// All values, by code.
    pub const ALL: &'static [Self] = &[Self::Surface, Self::Sampler];
    /// The value of a code; `None` for a reserved one.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        match bits {
            0 => Some(Self::Surface),
            1 => Some(Self::Sampler),
            _ => None,
        }
    }

    /// The code.
    pub const fn bits(self) -> u8 {
        self as u8
    }
}

impl Enumeration for StateClass {
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Surface, 0, "surface", Some("T")),
        Entry::new(Self::Sampler, 1, "sampler", Some("S")),
    ];
}

openvisa_codec::enumeration_traits!(
    ExecSize ExecMask PredicateCombine VertStride RegionWidth HorzStride Precision
    BlockCount BlockSize OwordCount BlockPropertiesCount BlockAlignment ElementSize
    ElementCount ElementMask MediaLines AtomicOp2 AtomicWidth LscSfid LscCaching
    LscAddrType LscAddrSize LscDataSize LscDataOrder LscDataElems CmpRelOp SamplerSimd
    UnormOutput SamplerOutput AvsBlock VideoFunction ConvolveBlock ConvolveRegion
    MinMaxBlock MorphologyBlock MinMaxOp LateVideoFunction LineBlock PixelBlock
    HdcConvolveFormat HdcConvolveRegion VideoPixelFormat MinMaxMode BinaryPatterns
    FloodConnect SvmSvmId VmeStreamMode VmeSearchControl FenceMaskScope RawSendModifiers
    NbarrierMode SampleOp LoadOp GatherOp ColourChannel InfoOp RawSendsModifiersKind
    LifetimePropertiesEdge LifetimePropertiesClass SbarrierMode LscUntypedLscSubOp
    LscUntypedVnni LscTypedLscSubOp LscFenceOp LscScope GenPlatform Linkage Align
    VarInfoAliasScopeSpecifier PredicateInfoNumElements LabelKind InputClass
    InputProvenance OperandClass Modifier AddrOpndWidth StateClass
);
#[cfg(feature = "instructions")]
openvisa_codec::wire_integers! {
    u8 : Precision BlockCount BlockSize OwordCount ElementSize MediaLines LscSfid
    LscCaching LscAddrType LscAddrSize LscDataSize LscDataOrder LscDataElems CmpRelOp
    SamplerOutput AvsBlock VideoFunction MinMaxBlock MorphologyBlock MinMaxOp
    LateVideoFunction LineBlock PixelBlock VideoPixelFormat MinMaxMode BinaryPatterns
    FloodConnect SvmSvmId VmeStreamMode VmeSearchControl RawSendModifiers NbarrierMode
    ColourChannel InfoOp SbarrierMode LscUntypedLscSubOp LscUntypedVnni LscTypedLscSubOp
    LscFenceOp LscScope GenPlatform Linkage VarInfoAliasScopeSpecifier LabelKind
    AddrOpndWidth StateClass; u16 : PredicateInfoNumElements;
}
