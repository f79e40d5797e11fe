//! Declared things as operands.

use super::ErrorKind;
use core::ops::Not;
use openvisa_isa::bit_fields::{ExecControl, Predicate, Region};
use openvisa_isa::enums::{
    AddrOpndWidth, ExecMask, ExecSize, HorzStride, InputClass, Modifier, PredicateCombine, RegionWidth, StateClass,
    VertStride,
};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, Enumeration};

/// The value that stands for a number, by its text in assembler.
fn by_number<T: Enumeration>(number: u8) -> Option<T> {
    let entry = T::ENTRIES.iter().find(|e| e.text.and_then(|t| t.parse().ok()) == Some(number))?;
    Some(entry.value)
}

/// How many channels an instruction runs, and which part of the execution mask controls them: `16`, [`exec(16)`](exec), an
/// [`ExecSize`] or an [`ExecControl`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exec(pub(super) Result<ExecControl, ErrorKind>);

/// So many channels, the first ones of the execution mask. Another number than 1, 2, 4, 8, 16 or 32 is an error of the instruction.
pub fn exec(channels: u8) -> Exec {
    Exec(by_number(channels).map(|size| ExecControl::default().with_size(size)).ok_or(ErrorKind::Channels(channels)))
}

impl Exec {
    /// Controlled by this part of the execution mask.
    #[must_use]
    pub fn mask(self, mask: ExecMask) -> Self {
        Self(self.0.map(|control| control.with_mask(mask)))
    }

    /// All channels run, whatever the execution mask says: `M1_NM` instead of `M1`.
    #[must_use]
    pub fn no_mask(self) -> Self {
        Self(self.0.map(|control| {
            let name = control.mask().map_or("", Enumeration::name);
            let unmasked = ExecMask::ENTRIES.iter().find(|e| e.name.strip_suffix("_NM") == Some(name));
            unmasked.map_or(control, |entry| control.with_mask(entry.value))
        }))
    }
}

impl From<u8> for Exec {
    fn from(channels: u8) -> Self {
        exec(channels)
    }
}

impl From<ExecSize> for Exec {
    fn from(size: ExecSize) -> Self {
        Self(Ok(ExecControl::default().with_size(size)))
    }
}

impl From<ExecControl> for Exec {
    fn from(control: ExecControl) -> Self {
        Self(Ok(control))
    }
}

/// What an instruction reads: a variable, a region of one, a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Src(pub(super) Result<VecOperand, ErrorKind>);

/// Where an instruction writes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dst(pub(super) Result<VecOperand, ErrorKind>);

/// The operand with its modifier changed.
pub(super) fn modified(mut operand: VecOperand, change: impl FnOnce(Modifier) -> Modifier) -> VecOperand {
    match &mut operand {
        VecOperand::General { modifier, .. }
        | VecOperand::Address { modifier, .. }
        | VecOperand::Predicate { modifier, .. }
        | VecOperand::Indirect { modifier, .. }
        | VecOperand::Immediate { modifier, .. }
        | VecOperand::State { modifier, .. } => *modifier = change(*modifier),
        _ => {}
    }
    operand
}

impl Src {
    fn with(self, change: impl FnOnce(Modifier) -> Modifier) -> Self {
        Self(self.0.map(|operand| modified(operand, change)))
    }

    /// Its absolute value; before a [`neg`](Self::neg).
    #[must_use]
    pub fn abs(self) -> Self {
        self.with(|_| Modifier::Abs)
    }

    /// With the other sign.
    #[must_use]
    #[allow(clippy::should_implement_trait)]
    pub fn neg(self) -> Self {
        self.with(|before| if before == Modifier::Abs { Modifier::NegAbs } else { Modifier::Neg })
    }

    /// With all bits turned over.
    #[must_use]
    #[allow(clippy::should_implement_trait)]
    pub fn not(self) -> Self {
        self.with(|_| Modifier::Not)
    }
}

impl Dst {
    /// Saturated to the range of its type.
    #[must_use]
    pub fn sat(self) -> Self {
        Self(self.0.map(|operand| modified(operand, |_| Modifier::Sat)))
    }
}

/// A region `<v;w,h>`. Without `v`, `<w,h>`.
fn region(v: Option<u8>, w: u8, h: u8) -> Result<Region, ErrorKind> {
    let v = v.map_or(Ok(VertStride::Null), |v| by_number(v).ok_or(ErrorKind::VerticalStride(v)))?;
    let w: RegionWidth = by_number(w).ok_or(ErrorKind::Width(w))?;
    let h: HorzStride = by_number(h).ok_or(ErrorKind::HorizontalStride(h))?;
    Ok(Region::default().with_v_stride(v).with_width(w).with_h_stride(h))
}

/// A region `<h>` of a destination.
fn stride(h: u8) -> Result<Region, ErrorKind> {
    let h: HorzStride = by_number(h).ok_or(ErrorKind::HorizontalStride(h))?;
    Ok(Region::default().with_h_stride(h))
}

/// A general variable. As a source it is its elements one after another, `(0,0)<1;1,0>`; as a destination, `(0,0)<1>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    pub(super) id: u32,
    pub(super) data_type: Option<DataType>,
}

impl Variable {
    /// The null variable: nothing is read, or what is written is lost.
    pub const NULL: Self = Self { id: 0, data_type: Some(DataType::Ud) };

    /// Its number in files.
    pub const fn id(self) -> u32 {
        self.id
    }

    /// Type of its elements; of a predefined variable, where it has one.
    pub const fn data_type(self) -> Option<DataType> {
        self.data_type
    }

    /// From this register, and this element in it, on.
    pub const fn at(self, row: u8, column: u8) -> Element {
        Element { id: self.id, row, column }
    }

    /// As a raw operand, from this byte on.
    pub const fn raw(self, offset: u16) -> RawOperand {
        RawOperand { id: self.id, offset }
    }
}

/// An element of a general variable, where an operand begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Element {
    id: u32,
    row: u8,
    column: u8,
}

impl Element {
    fn through(self, region: Result<Region, ErrorKind>) -> Result<VecOperand, ErrorKind> {
        let (modifier, id, row_offset, col_offset) = (Modifier::NoModifier, self.id, self.row, self.column);
        Ok(VecOperand::General { modifier, id, row_offset, col_offset, region: region? })
    }
}

/// What variables and elements of them have alike.
macro_rules! regions {
    ($($type:ty: |$this:ident| $element:expr;)*) => {$(
        impl $type {
            /// The elements of a region `<v;w,h>`: rows of `w` elements `h` apart, which begin `v` elements apart.
            pub fn region(self, v: u8, w: u8, h: u8) -> Src {
                let $this = self;
                Src($element.through(region(Some(v), w, h)))
            }

            /// One element for all channels: `<0;1,0>`.
            pub fn scalar(self) -> Src {
                self.region(0, 1, 0)
            }

            /// Written to every `h`th element: `<h>`.
            pub fn stride(self, h: u8) -> Dst {
                let $this = self;
                Dst($element.through(stride(h)))
            }

            /// Saturated to the range of its type.
            pub fn sat(self) -> Dst {
                Dst::from(self).sat()
            }

            /// Its absolute value.
            pub fn abs(self) -> Src {
                Src::from(self).abs()
            }

            /// With the other sign.
            #[allow(clippy::should_implement_trait)]
            pub fn neg(self) -> Src {
                Src::from(self).neg()
            }

            /// With all bits turned over.
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

regions! {
    Variable: |this| this.at(0, 0);
    Element: |this| this;
    Indirect: |this| this;
}

impl From<Variable> for RawOperand {
    fn from(from: Variable) -> Self {
        from.raw(0)
    }
}

/// An address variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    pub(super) id: u32,
}

impl Address {
    /// Its number in files.
    pub const fn id(self) -> u32 {
        self.id
    }

    fn number(self) -> Result<u16, ErrorKind> {
        u16::try_from(self.id).map_err(|_| ErrorKind::Number(self.id))
    }

    fn operand(self, offset: u8, elements: u8) -> Result<VecOperand, ErrorKind> {
        let width: AddrOpndWidth = by_number(elements).ok_or(ErrorKind::Width(elements))?;
        Ok(VecOperand::Address { modifier: Modifier::NoModifier, id: self.number()?, offset, width })
    }

    /// So many elements from this one on, to be read.
    pub fn elements(self, offset: u8, elements: u8) -> Src {
        Src(self.operand(offset, elements))
    }

    /// So many elements from this one on, to be written.
    pub fn elements_mut(self, offset: u8, elements: u8) -> Dst {
        Dst(self.operand(offset, elements))
    }

    /// Elements of this type at the address in element `element`, plus so many bytes.
    pub const fn indirect(self, element: u8, bytes: i16, data_type: DataType) -> Indirect {
        Indirect { address: self, element, bytes, data_type }
    }
}

/// The first element of an address variable.
impl From<Address> for Src {
    fn from(from: Address) -> Self {
        from.elements(0, 1)
    }
}

/// The first element of an address variable.
impl From<Address> for Dst {
    fn from(from: Address) -> Self {
        from.elements_mut(0, 1)
    }
}

/// General variables through an address variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Indirect {
    address: Address,
    element: u8,
    bytes: i16,
    data_type: DataType,
}

impl Indirect {
    fn through(self, region: Result<Region, ErrorKind>) -> Result<VecOperand, ErrorKind> {
        Ok(VecOperand::Indirect {
            modifier: Modifier::NoModifier,
            id: self.address.number()?,
            addr_offset: self.element,
            indirect_offset: self.bytes,
            bit_properties: self.data_type,
            region: region?,
        })
    }

    /// The elements of a region `<w,h>`: every row of `w` elements `h` apart has an address of its own.
    pub fn rows(self, w: u8, h: u8) -> Src {
        Src(self.through(region(None, w, h)))
    }
}

/// A predicate variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PredicateVariable {
    pub(super) id: u32,
}

impl PredicateVariable {
    /// Its number in files.
    pub const fn id(self) -> u32 {
        self.id
    }

    /// Each channel by its own bit.
    pub const fn each(self) -> Flag {
        Flag { id: self.id, combine: PredicateCombine::None, invert: false }
    }

    /// All channels if a bit of any is set.
    pub const fn any(self) -> Flag {
        Flag { id: self.id, combine: PredicateCombine::Any, invert: false }
    }

    /// All channels if the bits of all are set.
    pub const fn all(self) -> Flag {
        Flag { id: self.id, combine: PredicateCombine::All, invert: false }
    }
}

/// What enables channels: a predicate variable, or with `!` its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flag {
    id: u32,
    combine: PredicateCombine,
    invert: bool,
}

impl Flag {
    pub(super) fn predicate(self) -> Result<Predicate, ErrorKind> {
        let too_large = ErrorKind::Number(self.id);
        let id = u16::try_from(self.id).map_err(|_| too_large)?;
        let predicate = Predicate::default().with_id(id).with_combine(self.combine).with_invert(self.invert);
        if predicate.id() == id { Ok(predicate) } else { Err(too_large) }
    }

    fn operand(self) -> Result<VecOperand, ErrorKind> {
        Ok(VecOperand::Predicate { modifier: Modifier::NoModifier, val: self.predicate()? })
    }
}

impl Not for Flag {
    type Output = Self;

    fn not(self) -> Self {
        Self { invert: !self.invert, ..self }
    }
}

impl Not for PredicateVariable {
    type Output = Flag;

    fn not(self) -> Flag {
        !self.each()
    }
}

impl From<PredicateVariable> for Flag {
    fn from(from: PredicateVariable) -> Self {
        from.each()
    }
}

impl From<PredicateVariable> for Src {
    fn from(from: PredicateVariable) -> Self {
        Self(from.each().operand())
    }
}

impl From<PredicateVariable> for Dst {
    fn from(from: PredicateVariable) -> Self {
        Self(from.each().operand())
    }
}

/// Surface and sampler variables.
macro_rules! states {
    ($($(#[$doc:meta])* $name:ident $class:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name {
            pub(super) id: u32,
        }

        impl $name {
            /// Its number in files.
            pub const fn id(self) -> u32 {
                self.id
            }

            fn operand(self, offset: u8) -> Result<VecOperand, ErrorKind> {
                let id = u16::try_from(self.id).map_err(|_| ErrorKind::Number(self.id))?;
                Ok(VecOperand::State { modifier: Modifier::NoModifier, class: StateClass::$class, id, offset })
            }

            /// This element of it, to be read.
            pub fn element(self, offset: u8) -> Src {
                Src(self.operand(offset))
            }

            /// This element of it, to be written.
            pub fn element_mut(self, offset: u8) -> Dst {
                Dst(self.operand(offset))
            }
        }

        impl From<$name> for Src {
            fn from(from: $name) -> Self {
                from.element(0)
            }
        }

        impl From<$name> for Dst {
            fn from(from: $name) -> Self {
                from.element_mut(0)
            }
        }

        impl From<$name> for Input {
            fn from(from: $name) -> Self {
                Self { class: InputClass::$class, id: from.id }
            }
        }
    )*};
}

states! {
    /// A surface variable.
    Surface Surface;
    /// A sampler variable.
    Sampler Sampler;
}

/// What may be an input of a kernel: a general, surface or sampler variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Input {
    pub(super) class: InputClass,
    pub(super) id: u32,
}

impl From<Variable> for Input {
    fn from(from: Variable) -> Self {
        Self { class: InputClass::General, id: from.id }
    }
}

/// A label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    pub(super) id: u32,
}

impl Label {
    /// Its number in files.
    pub const fn id(self) -> u32 {
        self.id
    }
}

/// A constant of a type, by its bits; those above the width of the type do not count. Rust's own numbers are constants as they are:
/// `2_i32` of type D, `2_u16` of type UW, `2.0_f32` of type F.
pub fn constant(data_type: DataType, bits: u64) -> Src {
    use openvisa_isa::DataTypeKind::Signed;
    let width = u32::from(data_type.width()).clamp(1, 64);
    let unused = 64 - width;
    // Short constants fill a dword: signed ones with their sign, others with zeros.
    let bits = match data_type.kind() {
        Signed => ((bits << unused) as i64 >> unused) as u64,
        _ => bits << unused >> unused,
    };
    let (low, high) = (bits as u32, if width > 32 { (bits >> 32) as u32 } else { 0 });
    Src(Ok(VecOperand::Immediate { modifier: Modifier::NoModifier, r#type: data_type, low, high }))
}

macro_rules! constants {
    ($($rust:ty => $data_type:ident, |$value:ident| $bits:expr;)*) => {$(
        impl From<$rust> for Src {
            fn from($value: $rust) -> Self {
                constant(DataType::$data_type, $bits)
            }
        }
    )*};
}

constants! {
    u8 => Ub, |value| value.into();
    i8 => B, |value| value as u64;
    u16 => Uw, |value| value.into();
    i16 => W, |value| value as u64;
    u32 => Ud, |value| value.into();
    i32 => D, |value| value as u64;
    u64 => Uq, |value| value;
    i64 => Q, |value| value as u64;
    f32 => F, |value| value.to_bits().into();
    f64 => Df, |value| value.to_bits();
}

impl From<VecOperand> for Src {
    fn from(operand: VecOperand) -> Self {
        Self(Ok(operand))
    }
}

impl From<VecOperand> for Dst {
    fn from(operand: VecOperand) -> Self {
        Self(Ok(operand))
    }
}
