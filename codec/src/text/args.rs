//! The members of an instruction as the printer and the parser see them: plain numbers, whose meaning the tables know.

/// Fields that an instruction has at most. The generator checks it.
pub const MOST_FIELDS: usize = 64;

/// Elements that a list has at most: they are counted in a byte.
pub const MOST_ELEMENTS: usize = 255;

/// A member of an instruction. Codes are those of the newest version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, or the bits of bit groups.
    Int(u64),
    /// A general variable.
    General {
        /// Code of the modifier.
        modifier: u8,
        /// First row.
        row: u8,
        /// First element in the row.
        column: u8,
        /// Bits of the region.
        region: u16,
        /// Number of the variable.
        id: u32,
    },
    /// An address variable.
    Address {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the width.
        width: u8,
        /// First element.
        offset: u8,
        /// Number of the variable.
        id: u16,
    },
    /// A predicate variable.
    Predicate {
        /// Code of the modifier.
        modifier: u8,
        /// Bits of the predicate.
        bits: u16,
    },
    /// A general variable through an address variable.
    Indirect {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the data type.
        data_type: u8,
        /// First element of the address variable.
        offset: u8,
        /// Number of the address variable.
        id: u16,
        /// Bytes added to the address.
        bytes: i16,
        /// Bits of the region.
        region: u16,
    },
    /// A constant.
    Immediate {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the data type.
        data_type: u8,
        /// Low half.
        low: u32,
        /// High half.
        high: u32,
    },
    /// A surface or sampler variable.
    State {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the class.
        class: u8,
        /// First element.
        offset: u8,
        /// Number of the variable.
        id: u16,
    },
    /// A register.
    Raw {
        /// Byte offset.
        offset: u16,
        /// Number of the variable.
        id: u32,
    },
}

impl Arg {
    /// The null operand: all zeros.
    pub const NULL: Self = Self::General { modifier: 0, row: 0, column: 0, region: 0, id: 0 };

    /// The number, if it is one.
    #[inline]
    pub const fn int(self) -> Option<u64> {
        if let Self::Int(value) = self { Some(value) } else { None }
    }

    /// Whether it is the null variable, or no operand.
    pub const fn is_null(self) -> bool {
        match self {
            Self::General { id, .. } | Self::Raw { id, .. } => id == 0,
            Self::Int(value) => value == 0,
            _ => false,
        }
    }
}

/// The members of an instruction by the position of their field, and the elements of its list. Large: keep one and use it again.
#[derive(Clone, Debug)]
pub struct Args {
    /// Of fields that the instruction does not have, what was there before.
    pub values: [Arg; MOST_FIELDS],
    /// The first `listed` are elements.
    pub list: [Arg; MOST_ELEMENTS],
    /// How many elements the list has.
    pub listed: usize,
    /// Of a line that was read.
    pub remark: Option<Remark>,
}

/// Something about a line that was read and may not be what was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// The operand at this offset of the line is a general variable with a region, and stands for the address of the variable.
    ValueAsAddress(usize),
}

impl Default for Args {
    fn default() -> Self {
        Self { values: [Arg::Int(0); MOST_FIELDS], list: [Arg::Int(0); MOST_ELEMENTS], listed: 0, remark: None }
    }
}
