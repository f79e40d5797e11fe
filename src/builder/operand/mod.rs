//! Declared things as operands.

use super::ErrorKind;
use core::fmt;
use core::ops::Not;
use openvisa_isa::bit_fields::{ExecControl, Predicate, Region};
use openvisa_isa::enums::{
    AddrOpndWidth, ExecMask, ExecSize, HorzStride, InputClass, Modifier, PredicateCombine, RegionWidth, StateClass,
    VertStride,
};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, Enumeration};

/// The builder that a handle came from. Another builder refuses the handle, whose number would mean something else there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Owner(u32);

impl Owner {
    /// That of operands which came from no builder. Every builder takes them as they are.
    pub(super) const ANY: Self = Self(0);

    /// Returns an owner that no other builder of the process has.
    #[cfg(target_has_atomic = "32")]
    pub(super) fn unique() -> Self {
        use core::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(1);
        // After four thousand million builders, one has handles that are not checked.
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Without atomic operations, handles are not checked.
    #[cfg(not(target_has_atomic = "32"))]
    pub(super) fn unique() -> Self {
        Self::ANY
    }

    /// Returns whether a builder takes what came from another one.
    pub(super) fn takes(self, other: Self) -> bool {
        self == other || other == Self::ANY
    }
}

/// Shows nothing: the number differs from run to run.
impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

/// Returns the value whose text in assembler is a number.
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

/// A vector operand on the way into an instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Operand {
    pub(super) operand: Result<VecOperand, ErrorKind>,
    pub(super) owner: Owner,
    /// How many elements before the operand's origin are left out: a multiple of [`ELEMENTS_IN_REACH`].
    pub(super) skipped: u32,
}

/// Number of elements that the offset of an operand reaches, whatever the size of registers.
pub(super) const ELEMENTS_IN_REACH: u32 = 1 << u8::BITS;

impl Operand {
    fn new(owner: Owner, operand: Result<VecOperand, ErrorKind>) -> Self {
        Self { operand, owner, skipped: 0 }
    }

    fn modified(self, change: impl FnOnce(Modifier) -> Modifier) -> Self {
        Self { operand: self.operand.map(|operand| modified(operand, change)), ..self }
    }
}

/// A source operand: a variable, a region of one, or a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Src(pub(super) Operand);

/// A destination operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dst(pub(super) Operand);

/// A raw operand: a general variable, from one of its bytes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Raw {
    pub(super) operand: RawOperand,
    pub(super) owner: Owner,
}

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
        Self(self.0.modified(change))
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
        Self(self.0.modified(|_| Modifier::Sat))
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

/// A general variable. As a source it is all its elements, `(0,0)<1;1,0>`; as a destination, `(0,0)<1>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    pub(super) id: u32,
    pub(super) owner: Owner,
    pub(super) data_type: Option<DataType>,
}

impl Variable {
    /// The null variable: it is not read, and what is written to it is lost.
    pub const NULL: Self = Self { id: 0, owner: Owner::ANY, data_type: Some(DataType::Ud) };

    /// Returns its number in files.
    pub const fn id(self) -> u32 {
        self.id
    }

    /// Returns the type of its elements. `None`: a predefined variable without one.
    pub const fn data_type(self) -> Option<DataType> {
        self.data_type
    }

    /// Returns the element with this number, from 0. The size of registers does not matter.
    ///
    /// An operand reaches 256 elements of a variable. For one behind them the builder declares an alias that begins there.
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

    /// Returns an element by its place as assembler text has it, `v(row,column)`: `row` registers of the platform, of 32 or 64 bytes
    /// each, and `column` elements after the start. `column` may be beyond a register: `at(0, 20)` is [`element(20)`](Self::element).
    ///
    /// Where kernels are for platforms with registers of both sizes, use [`element`](Self::element).
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
    fn through(self, region: Result<Region, ErrorKind>) -> Operand {
        let Self { id, owner, row: row_offset, column: col_offset, skipped } = self;
        let modifier = Modifier::NoModifier;
        let operand = region.map(|region| VecOperand::General { modifier, id, row_offset, col_offset, region });
        Operand { operand, owner, skipped }
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

impl From<Variable> for Raw {
    fn from(from: Variable) -> Self {
        from.raw(0)
    }
}

impl From<RawOperand> for Raw {
    fn from(operand: RawOperand) -> Self {
        Self { operand, owner: Owner::ANY }
    }
}

/// An address variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    pub(super) id: u32,
    pub(super) owner: Owner,
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
        Src(Operand::new(self.owner, self.operand(offset, elements)))
    }

    /// So many elements from this one on, to be written.
    pub fn elements_mut(self, offset: u8, elements: u8) -> Dst {
        Dst(Operand::new(self.owner, self.operand(offset, elements)))
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
    fn through(self, region: Result<Region, ErrorKind>) -> Operand {
        let operand = |id, region| VecOperand::Indirect {
            modifier: Modifier::NoModifier,
            id,
            addr_offset: self.element,
            indirect_offset: self.bytes,
            bit_properties: self.data_type,
            region,
        };
        Operand::new(self.address.owner, self.address.number().and_then(|id| Ok(operand(id, region?))))
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
    pub(super) owner: Owner,
}

impl PredicateVariable {
    /// Its number in files.
    pub const fn id(self) -> u32 {
        self.id
    }

    /// Each channel by its own bit.
    pub const fn each(self) -> Flag {
        Flag { id: self.id, owner: self.owner, combine: PredicateCombine::None, invert: false }
    }

    /// All channels if a bit of any is set.
    pub const fn any(self) -> Flag {
        Flag { id: self.id, owner: self.owner, combine: PredicateCombine::Any, invert: false }
    }

    /// All channels if the bits of all are set.
    pub const fn all(self) -> Flag {
        Flag { id: self.id, owner: self.owner, combine: PredicateCombine::All, invert: false }
    }
}

/// What enables channels: a predicate variable, or with `!` its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flag {
    id: u32,
    pub(super) owner: Owner,
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

    fn operand(self) -> Operand {
        let operand = |val| VecOperand::Predicate { modifier: Modifier::NoModifier, val };
        Operand::new(self.owner, self.predicate().map(operand))
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
            pub(super) owner: Owner,
        }

        impl $name {
            /// Its number in files.
            pub const fn id(self) -> u32 {
                self.id
            }

            fn operand(self, offset: u8) -> Operand {
                let (modifier, class) = (Modifier::NoModifier, StateClass::$class);
                let id = u16::try_from(self.id).map_err(|_| ErrorKind::Number(self.id));
                Operand::new(self.owner, id.map(|id| VecOperand::State { modifier, class, id, offset }))
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
                Self { class: InputClass::$class, id: from.id, owner: from.owner }
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
    pub(super) owner: Owner,
}

impl From<Variable> for Input {
    fn from(from: Variable) -> Self {
        Self { class: InputClass::General, id: from.id, owner: from.owner }
    }
}

/// A label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    pub(super) id: u32,
    pub(super) owner: Owner,
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
    Src::from(VecOperand::Immediate { modifier: Modifier::NoModifier, r#type: data_type, low, high })
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
        Self(Operand::new(Owner::ANY, Ok(operand)))
    }
}

impl From<VecOperand> for Dst {
    fn from(operand: VecOperand) -> Self {
        Self(Operand::new(Owner::ANY, Ok(operand)))
    }
}

/// Returns a constant of type UD as an operand.
pub(super) const fn dword(value: u32) -> VecOperand {
    VecOperand::Immediate { modifier: Modifier::NoModifier, r#type: DataType::Ud, low: value, high: 0 }
}
