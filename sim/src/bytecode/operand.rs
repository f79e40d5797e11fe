//! Operands: where the sources and results of element-wise operations are.

use crate::numerics::value::Place;
use openvisa_isa::DataType;
use openvisa_isa::enums::Modifier;

/// A source.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) from: Origin,
    pub(crate) data_type: DataType,
    pub(crate) modifier: Modifier,
    pub(crate) access: OperandAccess,
    /// It is read where it lies.
    pub(crate) in_place: bool,
}

/// Where a source comes from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    Registers(Place),
    Constant(Box<[u8]>, Place),
    /// Bits of a predicate variable, one for each channel.
    Predicate(u16),
    /// All bits of a predicate variable as one number.
    PredicateWord(u16),
    /// Elements of address variables.
    Address(u16, u8),
    Indirect(Indirect),
}

/// Where a source lies that has the type which lanes are computed in, and needs no conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OperandAccess {
    /// It has not.
    Gather,
    /// Elements one after another in the registers, from a byte on.
    Registers(u32),
    /// The same in the routine's pool of constants, with the modifier applied.
    Pool(u32),
    /// One element of the registers for all channels.
    Broadcast(u32),
}

/// A region whose origin is known when the instruction runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Indirect {
    /// The element of the address variables.
    pub(crate) address: u16,
    pub(crate) offset: i16,
    /// Bytes between rows; `None`: each row has an address of its own.
    pub(crate) v: Option<u32>,
    pub(crate) w: u32,
    pub(crate) h: u32,
}

/// A destination.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    pub(crate) to: To,
    pub(crate) data_type: DataType,
    pub(crate) saturate: bool,
}

/// Where a result goes.
#[derive(Clone, Debug)]
pub(crate) enum To {
    Nowhere,
    Registers(Place),
    Predicate(u16),
    Address(u16),
    Indirect(Indirect),
}

/// Bytes of an element.
pub(crate) fn size_of(data_type: DataType) -> u32 {
    u32::from(data_type.width()).div_ceil(8)
}
