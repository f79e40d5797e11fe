//! General variables, their elements, and regions of them.

use super::super::ErrorKind;
use super::{Dst, ELEMENTS_IN_REACH, Indirect, OwnedOperand, Owner, Raw, Src, find_by_number};
use openvisa_isa::DataType;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, RegionWidth, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};

/// Returns the region `<v;w,h>` of a source, or `<w,h>` if `v` is `None`.
pub(super) fn source_region(v: Option<u8>, w: u8, h: u8) -> Result<Region, ErrorKind> {
    let v = v.map_or(Ok(VertStride::Null), |v| find_by_number(v).ok_or(ErrorKind::VerticalStride(v)))?;
    let w: RegionWidth = find_by_number(w).ok_or(ErrorKind::Width(w))?;
    let h: HorzStride = find_by_number(h).ok_or(ErrorKind::HorizontalStride(h))?;
    Ok(Region::default().with_v_stride(v).with_width(w).with_h_stride(h))
}

/// Returns the region `<h>` of a destination.
fn destination_region(h: u8) -> Result<Region, ErrorKind> {
    let h: HorzStride = find_by_number(h).ok_or(ErrorKind::HorizontalStride(h))?;
    Ok(Region::default().with_h_stride(h))
}

/// A general variable.
///
/// As a source it is one element for each channel, `(0,0)<1;1,0>`. As a destination it is
/// `(0,0)<1>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    pub(in crate::builder) id: u32,
    pub(in crate::builder) owner: Owner,
    pub(in crate::builder) data_type: Option<DataType>,
}

impl Variable {
    /// The null variable. Instructions do not read it, and discard what they write to it.
    pub const NULL: Self = Self { id: 0, owner: Owner::ANY, data_type: Some(DataType::Ud) };

    /// Returns the number of the variable in object files.
    pub const fn id(self) -> u32 {
        self.id
    }

    /// Returns the type of the elements. Returns `None` for a predefined variable without a type.
    pub const fn data_type(self) -> Option<DataType> {
        self.data_type
    }

    /// Returns the element with this number, from 0, for registers of any size.
    ///
    /// An operand reaches the first 256 elements of a variable. For later ones, the builder
    /// declares an alias of the variable that begins at a multiple of 256.
    ///
    /// ```
    /// # use openvisa::builder::{Builder, general};
    /// # let mut k = Builder::kernel("k");
    /// # let v = k.declare(general("v", openvisa::isa::DataType::F, 64));
    /// k.mov(1, v, v.element(20).scalar()); // mov (M1, 1) v(0,0)<1> v(0,20)<0;1,0>
    /// ```
    pub const fn element(self, number: u16) -> Element {
        let [column, blocks] = number.to_le_bytes();
        Element { id: self.id, owner: self.owner, row: 0, column, skipped: blocks as u32 * ELEMENTS_IN_REACH }
    }

    /// Returns the element that assembler text writes as `v(row,column)`.
    ///
    /// It is `row` registers and `column` elements after the start. A register has 32 or 64 bytes,
    /// depending on the platform. `column` may exceed a register: `at(0, 20)` is
    /// [`element(20)`](Self::element), which is the same element on all platforms.
    pub const fn at(self, row: u8, column: u8) -> Element {
        Element { id: self.id, owner: self.owner, row, column, skipped: 0 }
    }

    /// Returns a raw operand that begins `offset` bytes after the start of the variable.
    pub const fn raw(self, offset: u16) -> Raw {
        Raw { operand: RawOperand { id: self.id, offset }, owner: self.owner }
    }
}

/// An element of a general variable, at which an operand begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Element {
    id: u32,
    owner: Owner,
    row: u8,
    column: u8,
    skipped: u32,
}

impl Element {
    fn with_region(self, region: Result<Region, ErrorKind>) -> OwnedOperand {
        let Self { id, owner, row: row_offset, column: col_offset, skipped } = self;
        let modifier = Modifier::NoModifier;
        let operand = region.map(|region| VecOperand::General { modifier, id, row_offset, col_offset, region });
        OwnedOperand { operand, owner, skipped }
    }
}

/// Implements regions and modifiers for the types that name a first element.
macro_rules! impl_regions {
    ($($type:ty: |$this:ident| $element:expr;)*) => {$(
        impl $type {
            /// Returns the region `<v;w,h>`: rows of `w` elements.
            ///
            /// Elements of a row are `h` elements from each other, and rows are `v` elements from
            /// each other. For example, `<8;4,2>` is the elements 0, 2, 4, 6, 8, 10, 12, 14.
            pub fn region(self, v: u8, w: u8, h: u8) -> Src {
                let $this = self;
                Src($element.with_region(source_region(Some(v), w, h)))
            }

            /// Returns the one element as the source of all channels: `<0;1,0>`.
            pub fn scalar(self) -> Src {
                self.region(0, 1, 0)
            }

            /// Returns the destination `<h>`: every `h`th element.
            pub fn stride(self, h: u8) -> Dst {
                let $this = self;
                Dst($element.with_region(destination_region(h)))
            }

            /// Returns the destination, with results saturated to the range of its type.
            pub fn sat(self) -> Dst {
                Dst::from(self).sat()
            }

            /// Returns the absolute values, `(abs)`.
            pub fn abs(self) -> Src {
                Src::from(self).abs()
            }

            /// Returns the negated values, `(-)`.
            #[allow(clippy::should_implement_trait)]
            pub fn neg(self) -> Src {
                Src::from(self).neg()
            }

            /// Returns the bitwise complements, `(~)`.
            #[allow(clippy::should_implement_trait)]
            pub fn not(self) -> Src {
                Src::from(self).not()
            }
        }

        impl From<$type> for Src {
            fn from(from: $type) -> Self {
                from.region(1, 1, 0)
            }
        }

        impl From<$type> for Dst {
            fn from(from: $type) -> Self {
                from.stride(1)
            }
        }
    )*};
}

impl_regions! {
    Variable: |this| this.at(0, 0);
    Element: |this| this;
    Indirect: |this| this;
}
