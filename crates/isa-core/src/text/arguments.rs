//! The fields of an instruction as plain numbers, shared by the printer and the parser.
//!
//! For example, `V1(0,2)<1;1,0>` is an [`Arg::General`] with row 0, column 2, the encoded region
//! `<1;1,0>`, and the index of `V1` as its `id`.

use crate::{List, ListElement};

/// Maximum number of fields of an instruction. The generator checks it.
pub const MAX_FIELDS: usize = 64;

/// Maximum number of elements of a list. The count is one byte.
pub const MAX_ELEMENTS: usize = 255;

/// A field of an instruction. Codes are those of the newest version.
///
/// Operands have the members of the generated type of operands, which the generator converts by
/// their names. A member with a data type is its code, `data_type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, or the bits of bit groups.
    Int(u64),
    /// A general variable.
    General {
        /// Code of the modifier.
        modifier: u8,
        /// Row offset in registers.
        row_offset: u8,
        /// Offset in the row, in elements.
        col_offset: u8,
        /// Encoded region.
        region: u16,
        /// Index of the variable.
        id: u32,
    },
    /// An address variable.
    Address {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the number of addresses.
        width: u8,
        /// Offset in elements.
        offset: u8,
        /// Index of the variable.
        id: u16,
    },
    /// A predicate variable.
    Predicate {
        /// Code of the modifier.
        modifier: u8,
        /// Encoded predicate: index, combination and inversion.
        val: u16,
    },
    /// A general variable that is addressed by an address variable.
    Indirect {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the data type.
        data_type: u8,
        /// Offset in the address variable, in elements.
        addr_offset: u8,
        /// Index of the address variable.
        id: u16,
        /// Signed offset in bytes that is added to the address.
        indirect_offset: i16,
        /// Encoded region.
        region: u16,
    },
    /// A constant.
    Immediate {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the data type.
        data_type: u8,
        /// Low 32 bits.
        low: u32,
        /// High 32 bits.
        high: u32,
    },
    /// A surface or sampler variable.
    State {
        /// Code of the modifier.
        modifier: u8,
        /// Code of the class.
        class: u8,
        /// Offset in elements.
        offset: u8,
        /// Index of the variable.
        id: u16,
    },
    /// A general variable as a raw operand.
    Raw {
        /// Offset in bytes.
        offset: u16,
        /// Index of the variable.
        id: u32,
    },
}

impl Arg {
    /// The null operand: all members are 0.
    pub const NULL: Self = Self::General { modifier: 0, row_offset: 0, col_offset: 0, region: 0, id: 0 };

    /// Returns the number; `None` for an operand.
    #[inline]
    pub const fn int(self) -> Option<u64> {
        if let Self::Int(value) = self { Some(value) } else { None }
    }

    /// Returns whether the field is the null variable, or the number 0.
    pub const fn is_null(self) -> bool {
        match self {
            Self::General { id, .. } | Self::Raw { id, .. } => id == 0,
            Self::Int(value) => value == 0,
            _ => false,
        }
    }
}

/// The fields of an instruction by index, and the elements of its list.
///
/// `Args` is several kilobytes large, so reuse one value for all lines.
#[derive(Clone, Debug)]
pub struct Args {
    /// Fields by index. Fields that the instruction lacks have the values of an earlier
    /// instruction.
    pub values: [Arg; MAX_FIELDS],
    /// List elements, of which the first `listed` are valid.
    pub list: [Arg; MAX_ELEMENTS],
    /// Number of list elements.
    pub listed: usize,
    /// Remarks about the parsed line, of which the first `remarked` are valid.
    pub remarks: [Remark; MAX_REMARKS],
    /// Number of remarks.
    pub remarked: usize,
}

/// Maximum number of remarks about a line. A line has fewer words that could be former ones.
pub const MAX_REMARKS: usize = 16;

impl Args {
    /// Adds a remark about the parsed line.
    #[cold]
    pub(crate) fn remark(&mut self, remark: Remark) {
        if let Some(place) = self.remarks.get_mut(self.remarked) {
            *place = remark;
            self.remarked += 1;
        }
    }

    /// Stores the elements of a list as arguments. At most [`MAX_ELEMENTS`] are stored.
    #[inline]
    pub fn set_list<T: ListElement>(&mut self, list: List<'_, T>, to_arg: impl Fn(T) -> Arg) {
        self.listed = 0;
        for (to, value) in self.list.iter_mut().zip(list.iter()) {
            *to = to_arg(value);
            self.listed += 1;
        }
    }
}

/// A remark about a line that parses, but may not mean what its author intended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// The operand at this offset, in bytes from the start of the line, is a general variable with
    /// a region. It is encoded as the address of the variable.
    ValueAsAddress(usize),
    /// A word of an earlier specification.
    FormerWord {
        /// Offset of the word, in bytes from the start of the line.
        offset: usize,
        /// Length of the word in bytes.
        length: usize,
        /// The word in today's specification.
        now: &'static str,
    },
}

impl Default for Args {
    fn default() -> Self {
        Self {
            values: [Arg::Int(0); MAX_FIELDS],
            list: [Arg::Int(0); MAX_ELEMENTS],
            listed: 0,
            remarks: [Remark::ValueAsAddress(0); MAX_REMARKS],
            remarked: 0,
        }
    }
}
