//! Tables of the encoding of instructions, for tools that explain bytes: which field a byte belongs
//! to, which bits are reserved, how long an instruction is, and what can be read of a damaged one.
//!
//! For example, byte 1 of a `pln` is the field `Exec_size`, with the groups `size` and `mask`.
//!
//! Decoding does not use these tables; both are generated from the same specification. The
//! functions do not allocate, and their work is bounded by the number of bytes, not by counts in
//! them.

mod walk;

use crate::{Enumeration, Version, Versions, WireError};
use core::fmt;

/// Meaning of the values of a bit group.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// Reserved bits, which must be zero.
    Reserved,
    /// An unsigned number.
    Number,
    /// A number in two's complement.
    Signed,
    /// Named codes. Codes without a name are reserved.
    Named(fn(u64) -> Option<&'static str>),
}

/// Returns the name in the specification of the member with a code; `None` if the code is reserved.
pub fn name_of<T: Enumeration>(code: u64) -> Option<&'static str> {
    let mut rest = T::ENTRIES;
    while let [entry, more @ ..] = rest {
        if entry.bits == code {
            return Some(entry.name);
        }
        rest = more;
    }
    None
}

/// A group of bits of an integer.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Name in the specification. Empty for reserved bits, and for a group that is the whole field.
    pub name: &'static str,
    /// Highest bit.
    pub high: u8,
    /// Lowest bit.
    pub low: u8,
    /// Lowest bit in the newest version.
    pub home: u8,
    /// Meaning of the bits.
    pub values: Values,
}

impl Group {
    /// Creates a group that has its position of the newest version.
    pub const fn new(name: &'static str, high: u8, low: u8, values: Values) -> Self {
        Self { name, high, low, home: low, values }
    }

    /// Returns the group with another position in the newest version: the lowest bit `home`.
    #[must_use]
    pub const fn at_home(self, home: u8) -> Self {
        Self { home, ..self }
    }

    /// Returns the bits of this group in an integer.
    pub const fn of(&self, value: u64) -> u64 {
        let width = self.high - self.low + 1;
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        value >> self.low & mask
    }

    /// Returns the name of the code of this group in an integer, if it has one.
    pub fn named(&self, value: u64) -> Option<&'static str> {
        if let Values::Named(name) = self.values { name(self.of(value)) } else { None }
    }

    /// Returns whether this group has a reserved value in an integer.
    pub fn is_reserved(&self, value: u64) -> bool {
        match self.values {
            Values::Reserved => self.of(value) != 0,
            Values::Number | Values::Signed => false,
            Values::Named(name) => name(self.of(value)).is_none(),
        }
    }
}

/// A little-endian integer.
#[derive(Clone, Copy, Debug)]
pub struct IntEncoding {
    /// Length in bytes, 1 to 8.
    pub bytes: u8,
    /// Bit groups. Empty if the integer is a plain number.
    pub groups: &'static [Group],
}

impl IntEncoding {
    /// Returns the integer with every group moved to its position in the newest version.
    pub fn at_home(&self, value: u64) -> u64 {
        if self.groups.is_empty() {
            return value;
        }
        self.groups.iter().fold(0, |all, group| all | group.of(value) << group.home)
    }
}

/// The encoding of a field.
#[derive(Clone, Copy, Debug)]
pub enum FieldEncoding {
    /// An integer.
    Int(&'static IntEncoding),
    /// An operand.
    Structure(&'static OperandLayout),
}

/// The layout of an operand.
#[derive(Clone, Copy, Debug)]
pub struct OperandLayout {
    /// Name in the specification.
    pub name: &'static str,
    /// Members in wire order.
    pub members: &'static [Field],
    /// The structure that follows, selected by a bit group of the first member.
    pub select: Option<(Group, &'static [(u64, &'static OperandLayout)])>,
}

/// A field of an instruction, or a member of an operand.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name in the specification.
    pub name: &'static str,
    /// Encoding by version. In other versions the field takes no bytes.
    pub forms: &'static [(Versions, FieldEncoding)],
    /// Condition under which the field is present, given the values of the fields before it.
    /// Operands count as 0.
    pub present: Option<fn(&[u64]) -> bool>,
    /// The list that the field is the element of.
    pub list: Option<Repeat>,
}

/// A list of elements.
#[derive(Clone, Copy, Debug)]
pub struct Repeat {
    /// Index of the field with the number of elements.
    pub count: usize,
    /// Names of the first elements, if they are named individually.
    pub names: &'static [&'static str],
}

impl Field {
    /// Creates a field that is always present.
    pub const fn new(name: &'static str, forms: &'static [(Versions, FieldEncoding)]) -> Self {
        Self { name, forms, present: None, list: None }
    }

    /// Returns the field with a condition for its presence.
    pub const fn present_if(self, condition: fn(&[u64]) -> bool) -> Self {
        Self { present: Some(condition), ..self }
    }

    /// Returns the field as the element of a list, whose length is the value of the field at index
    /// `count`.
    pub const fn counted(self, count: usize, names: &'static [&'static str]) -> Self {
        Self { list: Some(Repeat { count, names }), ..self }
    }

    /// Returns the encoding in a version; `None` if the field takes no bytes.
    pub fn form(&self, version: Version) -> Option<FieldEncoding> {
        self.forms.iter().find(|(versions, _)| versions.contain(version)).map(|(_, form)| *form)
    }
}

/// A condition that selects a layout: a bit group of a field has one of these codes.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// Index of the field.
    pub field: usize,
    /// Bit group of the field.
    pub group: Group,
    /// Codes that select the layout.
    pub codes: &'static [u64],
}

/// A layout of an instruction: its fields for some values of the selecting fields.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Position of the instruction in the list of all instructions.
    pub instruction: u16,
    /// Name of the instruction in the specification.
    pub name: &'static str,
    /// Opcode byte, followed by the sub-opcode byte if there is one.
    pub opcode: &'static [u8],
    /// Versions with this layout.
    pub versions: Versions,
    /// Conditions that select this layout, all of which hold.
    pub keys: &'static [Key],
    /// Fields in wire order.
    pub fields: Fields,
}

/// The fields of a layout: indices into a table without duplicates. Integers compile faster than
/// thousands of references.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// Fields of all layouts.
    pub table: &'static [Field],
    /// Index of each field in `table`, as two bytes in little-endian order.
    pub rows: &'static [u8],
}

impl Fields {
    /// Returns the fields in wire order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = &'static Field> {
        let row = |bytes: &[u8; 2]| self.table.get(usize::from(u16::from_le_bytes(*bytes)));
        self.rows.as_chunks().0.iter().filter_map(row)
    }

    /// Returns the last field.
    pub fn last(self) -> Option<&'static Field> {
        self.iter().next_back()
    }
}

/// The path of a number in an instruction, printed for example as `Src0.region.width`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldPath {
    /// Position of the instruction in the list of all instructions; `None` if the opcode is
    /// unknown.
    pub instruction: Option<u16>,
    /// Name of the field; empty for the opcode.
    pub field: &'static str,
    /// Index of the list element; `None` outside lists.
    pub element: Option<usize>,
    /// Name of the member of an operand; empty if there is none.
    pub member: &'static str,
    /// Name of the bit group; empty if there is none.
    pub group: &'static str,
}

impl fmt::Display for FieldPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.field.is_empty() { "opcode" } else { self.field })?;
        if let Some(element) = self.element {
            write!(f, "[{element}]")?;
        }
        for part in [self.member, self.group] {
            if !part.is_empty() {
                write!(f, ".{part}")?;
            }
        }
        Ok(())
    }
}

/// A number in an encoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Path of the number.
    pub place: FieldPath,
    /// Offset in bytes from the start of the instruction.
    pub offset: usize,
    /// Encoding of the number.
    pub int: &'static IntEncoding,
    /// Value of the number.
    pub value: u64,
}

/// An error in the bytes of an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// Path of the number that is wrong.
    pub place: FieldPath,
    /// The error, with its offset in bytes from the start of the instruction.
    pub error: WireError,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.error)
    }
}

crate::error_types!(Fault { fault => &fault.error });

/// An item that [`Layout::outline`] reports.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'p> {
    /// A number, including reserved values.
    Part(&'p Part),
    /// A field, or one element of a list. Its place has no member and no group.
    Field {
        /// Path of the field.
        place: FieldPath,
        /// Offset of the end of the field, in bytes from the start of the instruction; `None` if
        /// the bytes end before.
        end: Option<usize>,
        /// Number of reserved values up to the end of the field.
        reserved: usize,
    },
}

/// The summary that [`Layout::outline`] returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Number of fields of the instruction, as far as the readable fields determine it.
    pub fields: usize,
    /// Number of fields that could be read.
    pub read: usize,
    /// Number of reserved values in them.
    pub reserved: usize,
}

/// The layouts of all instructions, sorted by their first byte.
#[derive(Clone, Copy, Debug)]
pub struct Layouts(pub &'static [Layout]);
