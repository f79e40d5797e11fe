//! Operands: where the sources and results of element-wise operations are.

use crate::numerics::value::ElementOffsets;
use openvisa_isa::DataType;
use openvisa_isa::enums::Modifier;

/// A source operand of an element-wise instruction.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) from: OperandLocation,
    pub(crate) data_type: DataType,
    pub(crate) modifier: Modifier,
}

/// The location of a source.
#[derive(Clone, Debug)]
pub(crate) enum OperandLocation {
    /// Elements of the register file.
    Registers(ElementOffsets),
    /// Bytes of a constant, and where its elements are in them.
    Constant(Box<[u8]>, ElementOffsets),
    /// A predicate variable: one bit for each channel.
    Predicate(u16),
    /// A predicate variable: all bits as one number.
    PredicateWord(u16),
    /// Address variables: the first element, and the number of elements, which repeat.
    Address(u16, u8),
    /// Elements of the register file at computed offsets.
    Indirect(Indirect),
}

/// A region whose origin is in an address variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Indirect {
    /// Index of the element of the address variables.
    pub(crate) address: u16,
    /// Number of bytes that are added to the address.
    pub(crate) offset: i16,
    /// Number of bytes between rows. `None` if each row has its own address element.
    pub(crate) v: Option<u32>,
    /// Number of elements in a row.
    pub(crate) w: u32,
    /// Number of bytes between the elements of a row.
    pub(crate) h: u32,
}

/// A destination of an element-wise instruction.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    pub(crate) to: To,
    pub(crate) data_type: DataType,
    pub(crate) saturate: bool,
}

/// The location of a destination.
#[derive(Clone, Debug)]
pub(crate) enum To {
    /// The null operand: results are dropped.
    Nowhere,
    /// Elements of the register file.
    Registers(ElementOffsets),
    /// A predicate variable: one bit for each channel.
    Predicate(u16),
    /// Address variables, from this element on.
    Address(u16),
    /// Elements of the register file at computed offsets.
    Indirect(Indirect),
}

/// Returns the number of bytes of an element.
pub(crate) fn size_of(data_type: DataType) -> u32 {
    u32::from(data_type.width()).div_ceil(8)
}
