//! Address variables, and general variables that are reached through them.

use super::super::ErrorKind;
use super::variable::source_region;
use super::{Dst, OwnedOperand, Owner, Src, find_by_number};
use openvisa_isa::DataType;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{AddrOpndWidth, Modifier};
use openvisa_isa::operands::VecOperand;

/// An address variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    pub(in crate::builder) id: u32,
    pub(in crate::builder) owner: Owner,
}

impl Address {
    /// Returns the number of the variable in object files.
    pub const fn id(self) -> u32 {
        self.id
    }

    fn operand_id(self) -> Result<u16, ErrorKind> {
        u16::try_from(self.id).map_err(|_| ErrorKind::Number(self.id))
    }

    fn operand(self, offset: u8, elements: u8) -> Result<VecOperand, ErrorKind> {
        let width: AddrOpndWidth = find_by_number(elements).ok_or(ErrorKind::Width(elements))?;
        Ok(VecOperand::Address { modifier: Modifier::NoModifier, id: self.operand_id()?, offset, width })
    }

    /// Returns the source of `elements` elements, the first of which has the number `offset`.
    pub fn elements(self, offset: u8, elements: u8) -> Src {
        Src(OwnedOperand::new(self.owner, self.operand(offset, elements)))
    }

    /// Returns the destination of `elements` elements, the first of which has the number `offset`.
    pub fn elements_mut(self, offset: u8, elements: u8) -> Dst {
        Dst(OwnedOperand::new(self.owner, self.operand(offset, elements)))
    }

    /// Returns elements of type `data_type` at the address in element `element`, plus `bytes`
    /// bytes.
    pub const fn indirect(self, element: u8, bytes: i16, data_type: DataType) -> Indirect {
        Indirect { address: self, element, bytes, data_type }
    }
}

/// Reads the first element.
impl From<Address> for Src {
    fn from(from: Address) -> Self {
        from.elements(0, 1)
    }
}

/// Writes the first element.
impl From<Address> for Dst {
    fn from(from: Address) -> Self {
        from.elements_mut(0, 1)
    }
}

/// A place in general variables, at an address that an address variable holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Indirect {
    address: Address,
    element: u8,
    bytes: i16,
    data_type: DataType,
}

impl Indirect {
    pub(super) fn with_region(self, region: Result<Region, ErrorKind>) -> OwnedOperand {
        let operand = |id, region| VecOperand::Indirect {
            modifier: Modifier::NoModifier,
            id,
            addr_offset: self.element,
            indirect_offset: self.bytes,
            bit_properties: self.data_type,
            region,
        };
        OwnedOperand::new(self.address.owner, self.address.operand_id().and_then(|id| Ok(operand(id, region?))))
    }

    /// Returns the region `<w,h>`: rows of `w` elements, `h` elements from each other.
    ///
    /// Each row has the address in the next element of the address variable.
    pub fn rows(self, w: u8, h: u8) -> Src {
        Src(self.with_region(source_region(None, w, h)))
    }
}
