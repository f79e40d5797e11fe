// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Fields that consist of several bit groups, with an accessor for each group.
#![allow(unused_imports)]
use crate::enums::*;
use crate::types::DataType;
/// How many channels the instruction runs, and which part of the 32-channel execution mask controls them.
///
/// `specs/fields.md:7`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ExecControl(pub u8);
impl ExecControl {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x8;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x7, 0x3f), (3, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Number of channels. Bits 2..0. `specs/fields.md:9`
    ///
    /// `None` for a reserved value.
    pub const fn size(self) -> Option<ExecSize> {
        ExecSize::from_bits(self.0 & 0x7)
    }

    /// Returns the field with `value` in bits 2..0.
    pub const fn with_size(self, value: ExecSize) -> Self {
        Self(self.0 & 0xf8 | value.bits())
    }

    /// First channel of the execution mask in steps of four; the NM forms ignore the mask. Only `{v3.1+}`. Bits 7..4. `specs/fields.md:18`
    ///
    /// `None` for a reserved value.
    pub const fn mask(self) -> Option<ExecMask> {
        ExecMask::from_bits(self.0 >> 4 & 0xf)
    }

    /// Returns the field with `value` in bits 7..4.
    pub const fn with_mask(self, value: ExecMask) -> Self {
        Self(self.0 & 0xf | (value.bits()) << 4)
    }
}

/// The predicate that enables channels; a word of zero means none.
///
/// `specs/fields.md:51`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Predicate(pub u16);
impl Predicate {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0x1000;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(1, 0x3, 0x7), (0, 0x1, 0x1)],
        );
        if LEGAL[((bits >> 12) as u8) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Index of the predicate variable, from 1; 0 is no predicate. Bits 11..0. `specs/fields.md:53`
    pub const fn id(self) -> u16 {
        self.0 & 0xfff
    }

    /// Returns the field with `value` in bits 11..0.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_id(self, value: u16) -> Self {
        Self(self.0 & 0xf000 | value & 0xfff)
    }

    /// How the predicate bits are joined before they are used. Bits 14..13. `specs/fields.md:55`
    ///
    /// `None` for a reserved value.
    pub const fn combine(self) -> Option<PredicateCombine> {
        PredicateCombine::from_bits((self.0 >> 13 & 0x3) as u8)
    }

    /// Returns the field with `value` in bits 14..13.
    pub const fn with_combine(self, value: PredicateCombine) -> Self {
        Self(self.0 & 0x9fff | (value.bits() as u16) << 13)
    }

    /// Take the complement, after combining. Bit 15. `specs/fields.md:60`
    pub const fn invert(self) -> bool {
        self.0 >> 15 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 15.
    pub const fn with_invert(self, value: bool) -> Self {
        Self(self.0 & 0x7fff | (value as u16) << 15)
    }
}

/// Which elements of a variable an operand touches, see regions.
///
/// `specs/fields.md:64`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Region(pub u16);
impl Region {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0xf000;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0xf, 0x7d), (4, 0xf, 0x1f)],
        );
        if bits & 0xf008 == 0 && LEGAL[((bits >> 4) as u8) as usize] {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Elements between the starts of rows. Bits 3..0. `specs/fields.md:66`
    ///
    /// `None` for a reserved value.
    pub const fn v_stride(self) -> Option<VertStride> {
        VertStride::from_bits((self.0 & 0xf) as u8)
    }

    /// Returns the field with `value` in bits 3..0.
    pub const fn with_v_stride(self, value: VertStride) -> Self {
        Self(self.0 & 0xfff0 | value.bits() as u16)
    }

    /// Elements of a row. Bits 7..4. `specs/fields.md:76`
    ///
    /// `None` for a reserved value.
    pub const fn width(self) -> Option<RegionWidth> {
        RegionWidth::from_bits((self.0 >> 4 & 0xf) as u8)
    }

    /// Returns the field with `value` in bits 7..4.
    pub const fn with_width(self, value: RegionWidth) -> Self {
        Self(self.0 & 0xff0f | (value.bits() as u16) << 4)
    }

    /// Elements between neighbours in a row. Bits 11..8. `specs/fields.md:84`
    ///
    /// `None` for a reserved value.
    pub const fn h_stride(self) -> Option<HorzStride> {
        HorzStride::from_bits((self.0 >> 8 & 0xf) as u8)
    }

    /// Returns the field with `value` in bits 11..8.
    pub const fn with_h_stride(self, value: HorzStride) -> Self {
        Self(self.0 & 0xf0ff | (value.bits() as u16) << 8)
    }
}

/// Colour channels that take part. A channel that is left out takes no space among the data.
///
/// `specs/fields.md:115`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ColourChannels(pub u8);
impl ColourChannels {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xf0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// A bit for each of R, G, B and A, from low to high. Bits 3..0. `specs/fields.md:117`
    pub const fn mask(self) -> u8 {
        self.0 & 0xf
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_mask(self, value: u8) -> Self {
        Self(self.0 & 0xf0 | value & 0xf)
    }
}

/// How much is transferred, and how the address is aligned.
///
/// `specs/fields.md:191`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct BlockProperties(pub u8);
impl BlockProperties {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x78;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x7, 0x1f), (3, 0x1, 0x1), (4, 0x1, 0x1), (5, 0x1, 0x1), (6, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Number of owords, of 16 bytes each. Bits 2..0. `specs/fields.md:193`
    ///
    /// `None` for a reserved value.
    pub const fn count(self) -> Option<BlockPropertiesCount> {
        BlockPropertiesCount::from_bits(self.0 & 0x7)
    }

    /// Returns the field with `value` in bits 2..0.
    pub const fn with_count(self, value: BlockPropertiesCount) -> Self {
        Self(self.0 & 0xf8 | value.bits())
    }

    /// What the address must be a multiple of. Bit 7. `specs/fields.md:201`
    ///
    /// `None` for a reserved value.
    pub const fn alignment(self) -> Option<BlockAlignment> {
        BlockAlignment::from_bits(self.0 >> 7 & 0x1)
    }

    /// Returns the field with `value` in bit 7.
    pub const fn with_alignment(self, value: BlockAlignment) -> Self {
        Self(self.0 & 0x7f | (value.bits()) << 7)
    }
}

/// How many channels the instruction runs, and which part of the execution mask controls them. Stands in place of an execution size.
///
/// `specs/fields.md:219`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ElementControl(pub u8);
impl ElementControl {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xc;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x3, 0x7), (2, 0x1, 0x1), (3, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Number of elements. Bits 1..0. `specs/fields.md:221`
    ///
    /// `None` for a reserved value.
    pub const fn count(self) -> Option<ElementCount> {
        ElementCount::from_bits(self.0 & 0x3)
    }

    /// Returns the field with `value` in bits 1..0.
    pub const fn with_count(self, value: ElementCount) -> Self {
        Self(self.0 & 0xfc | value.bits())
    }

    /// First channel of the execution mask, coded as in Exec\_size. Only `{v3.1+}`. Bits 7..4. `specs/fields.md:227`
    ///
    /// `None` for a reserved value.
    pub const fn mask(self) -> Option<ElementMask> {
        ElementMask::from_bits(self.0 >> 4 & 0xf)
    }

    /// Returns the field with `value` in bits 7..4.
    pub const fn with_mask(self, value: ElementMask) -> Self {
        Self(self.0 & 0xf | (value.bits()) << 4)
    }
}

/// What is done to each location. Below, old is what memory held before, new is what it holds afterwards; the old value is returned unless said otherwise.
///
/// `specs/fields.md:271`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct AtomicControl(pub u8);
impl AtomicControl {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x80;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x1f, 0x1f3fff), (5, 0x3, 0x7), (7, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The operation. Bits 4..0. `specs/fields.md:273`
    ///
    /// `None` for a reserved value.
    pub const fn op(self) -> Option<AtomicOp> {
        AtomicOp::from_bits(self.0 & 0x1f)
    }

    /// Returns the field with `value` in bits 4..0.
    pub const fn with_op(self, value: AtomicOp) -> Self {
        Self(self.0 & 0xe0 | value.bits())
    }

    /// Size of the location. Operands of 16-bit operations keep their values in the low halves of dwords. Bits 6..5. `specs/fields.md:294`
    ///
    /// `None` for a reserved value.
    pub const fn width(self) -> Option<AtomicWidth> {
        AtomicWidth::from_bits(self.0 >> 5 & 0x3)
    }

    /// Returns the field with `value` in bits 6..5.
    pub const fn with_width(self, value: AtomicWidth) -> Self {
        Self(self.0 & 0x9f | (value.bits()) << 5)
    }
}

/// Which of four consecutive components an operation on quads accesses. In other operations the byte repeats `DataElemsPerAddr`, or is 0 with strides, and has no effect.
///
/// `specs/fields.md:378`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ChMask(pub u8);
impl ChMask {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xf0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// A bit for each of x, y, z and w, from low to high. Bits 3..0. `specs/fields.md:380`
    pub const fn mask(self) -> u8 {
        self.0 & 0xf
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_mask(self, value: u8) -> Self {
        Self(self.0 & 0xf0 | value & 0xf)
    }
}

/// How a thread computes with floating-point numbers; the value of `%cr0`. Bits that are reserved must stay as they are.
///
/// `specs/fields.md:389`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ControlRegister(pub u32);
impl ControlRegister {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u32 = 0xfffffb0e;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// 0 follows IEEE 754; 1 is the legacy mode of F without infinities and NaNs. Bit 0. `specs/fields.md:391`
    pub const fn alt(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_alt(self, value: bool) -> Self {
        Self(self.0 & 0xfffffffe | value as u32)
    }

    /// Rounding of results. Bits 5..4. `specs/fields.md:393`
    ///
    /// `None` for a reserved value.
    pub const fn rounding(self) -> Option<FloatRounding> {
        FloatRounding::from_bits((self.0 >> 4 & 0x3) as u8)
    }

    /// Returns the field with `value` in bits 5..4.
    pub const fn with_rounding(self, value: FloatRounding) -> Self {
        Self(self.0 & 0xffffffcf | (value.bits() as u32) << 4)
    }

    /// Denormals of DF: 0 are taken as zero, 1 are kept. Bit 6. `specs/fields.md:399`
    pub const fn keep_df(self) -> bool {
        self.0 >> 6 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 6.
    pub const fn with_keep_df(self, value: bool) -> Self {
        Self(self.0 & 0xffffffbf | (value as u32) << 6)
    }

    /// Denormals of F: 0 are taken as zero, 1 are kept. Bit 7. `specs/fields.md:400`
    pub const fn keep_f(self) -> bool {
        self.0 >> 7 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 7.
    pub const fn with_keep_f(self, value: bool) -> Self {
        Self(self.0 & 0xffffff7f | (value as u32) << 7)
    }

    /// Denormals of HF: 0 are taken as zero, 1 are kept. Bit 10. `specs/fields.md:402`
    pub const fn keep_hf(self) -> bool {
        self.0 >> 10 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 10.
    pub const fn with_keep_hf(self, value: bool) -> Self {
        Self(self.0 & 0xfffffbff | (value as u32) << 10)
    }
}

/// Colour channels to return, and number of execution channels.
///
/// `specs/instructions/SAMPLE.md:38`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct SamplerMode(pub u8);
impl SamplerMode {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xc0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & 0xe0 == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// A bit for each of R, G, B and A, from low to high. Bits 3..0. `specs/instructions/SAMPLE.md:40`
    pub const fn mask(self) -> u8 {
        self.0 & 0xf
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_mask(self, value: u8) -> Self {
        Self(self.0 & 0xf0 | value & 0xf)
    }

    /// Number of execution channels. Bits 5..4. `specs/instructions/SAMPLE.md:41`
    ///
    /// `None` for a reserved value.
    pub const fn simd(self) -> Option<SamplerSimd> {
        SamplerSimd::from_bits(self.0 >> 4 & 0x3)
    }

    /// Returns the field with `value` in bits 5..4.
    pub const fn with_simd(self, value: SamplerSimd) -> Self {
        Self(self.0 & 0xcf | (value.bits()) << 4)
    }
}

/// Colour channels and form of the results.
///
/// `specs/instructions/SAMPLE_UNORM.md:32`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct SampleUnormChannelMask(pub u8);
impl SampleUnormChannelMask {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xc0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// A bit for each of R, G, B and A, from low to high. Bits 3..0. `specs/instructions/SAMPLE_UNORM.md:34`
    pub const fn mask(self) -> u8 {
        self.0 & 0xf
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_mask(self, value: u8) -> Self {
        Self(self.0 & 0xf0 | value & 0xf)
    }

    /// Width of the results, and which pixels are returned. Bits 5..4. `specs/instructions/SAMPLE_UNORM.md:35`
    ///
    /// `None` for a reserved value.
    pub const fn format(self) -> Option<UnormOutput> {
        UnormOutput::from_bits(self.0 >> 4 & 0x3)
    }

    /// Returns the field with `value` in bits 5..4.
    pub const fn with_format(self, value: UnormOutput) -> Self {
        Self(self.0 & 0xcf | (value.bits()) << 4)
    }
}

/// Block and kernel of a convolution.
///
/// `specs/instructions/VA.md:104`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VaProperties(pub u8);
impl VaProperties {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xec;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[
                (0, 0x3, 0x5),
                (2, 0x1, 0x1),
                (3, 0x1, 0x1),
                (5, 0x1, 0x1),
                (6, 0x1, 0x1),
                (7, 0x1, 0x1),
            ],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Pixels to compute. Bits 1..0. `specs/instructions/VA.md:106`
    ///
    /// `None` for a reserved value.
    pub const fn block(self) -> Option<ConvolveBlock> {
        ConvolveBlock::from_bits(self.0 & 0x3)
    }

    /// Returns the field with `value` in bits 1..0.
    pub const fn with_block(self, value: ConvolveBlock) -> Self {
        Self(self.0 & 0xfc | value.bits())
    }

    /// Size of the kernel. Bit 4. `specs/instructions/VA.md:111`
    ///
    /// `None` for a reserved value.
    pub const fn region(self) -> Option<ConvolveRegion> {
        ConvolveRegion::from_bits(self.0 >> 4 & 0x1)
    }

    /// Returns the field with `value` in bit 4.
    pub const fn with_region(self, value: ConvolveRegion) -> Self {
        Self(self.0 & 0xef | (value.bits()) << 4)
    }
}

/// Form of the results, and kernel.
///
/// `specs/instructions/VA_SKL_PLUS.md:206`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VaSklPlusProperties(pub u8);
impl VaSklPlusProperties {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xe0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & 0xee == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Pixels of the surface written. Bits 3..0. `specs/instructions/VA_SKL_PLUS.md:208`
    ///
    /// `None` for a reserved value.
    pub const fn format(self) -> Option<HdcConvolveFormat> {
        HdcConvolveFormat::from_bits(self.0 & 0xf)
    }

    /// Returns the field with `value` in bits 3..0.
    pub const fn with_format(self, value: HdcConvolveFormat) -> Self {
        Self(self.0 & 0xf0 | value.bits())
    }

    /// Size of the kernel. Bit 4. `specs/instructions/VA_SKL_PLUS.md:212`
    ///
    /// `None` for a reserved value.
    pub const fn region(self) -> Option<HdcConvolveRegion> {
        HdcConvolveRegion::from_bits(self.0 >> 4 & 0x1)
    }

    /// Returns the field with `value` in bit 4.
    pub const fn with_region(self, value: HdcConvolveRegion) -> Self {
        Self(self.0 & 0xef | (value.bits()) << 4)
    }
}

/// What the compiler knows of the callee.
///
/// `specs/instructions/IFCALL.md:29`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct IfcallModifiers(pub u8);
impl IfcallModifiers {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xfc;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// All threads call the same function. Bit 0. `specs/instructions/IFCALL.md:31`
    pub const fn uniform(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_uniform(self, value: bool) -> Self {
        Self(self.0 & 0xfe | value as u8)
    }

    /// The function does not return. Bit 1. `specs/instructions/IFCALL.md:32`
    pub const fn noreturn(self) -> bool {
        self.0 >> 1 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 1.
    pub const fn with_noreturn(self, value: bool) -> Self {
        Self(self.0 & 0xfd | (value as u8) << 1)
    }
}

/// What is ordered, and which caches are emptied.
///
/// `specs/instructions/FENCE.md:26`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct FenceMask(pub u8);
impl FenceMask {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        Some(Self(bits))
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Wait until the earlier accesses are visible to everyone. Bit 0. `specs/instructions/FENCE.md:28`
    pub const fn commit(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_commit(self, value: bool) -> Self {
        Self(self.0 & 0xfe | value as u8)
    }

    /// Empty the instruction cache. Bit 1. `specs/instructions/FENCE.md:29`
    pub const fn instruction(self) -> bool {
        self.0 >> 1 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 1.
    pub const fn with_instruction(self, value: bool) -> Self {
        Self(self.0 & 0xfd | (value as u8) << 1)
    }

    /// Empty the sampler cache. Bit 2. `specs/instructions/FENCE.md:30`
    pub const fn sampler(self) -> bool {
        self.0 >> 2 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 2.
    pub const fn with_sampler(self, value: bool) -> Self {
        Self(self.0 & 0xfb | (value as u8) << 2)
    }

    /// Empty the constant cache. Bit 3. `specs/instructions/FENCE.md:31`
    pub const fn constant(self) -> bool {
        self.0 >> 3 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 3.
    pub const fn with_constant(self, value: bool) -> Self {
        Self(self.0 & 0xf7 | (value as u8) << 3)
    }

    /// Empty the read-write cache. Bit 4. `specs/instructions/FENCE.md:32`
    pub const fn data(self) -> bool {
        self.0 >> 4 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 4.
    pub const fn with_data(self, value: bool) -> Self {
        Self(self.0 & 0xef | (value as u8) << 4)
    }

    /// Which memory is meant. Bit 5. `specs/instructions/FENCE.md:33`
    ///
    /// `None` for a reserved value.
    pub const fn scope(self) -> Option<FenceMaskScope> {
        FenceMaskScope::from_bits(self.0 >> 5 & 0x1)
    }

    /// Returns the field with `value` in bit 5.
    pub const fn with_scope(self, value: FenceMaskScope) -> Self {
        Self(self.0 & 0xdf | (value.bits()) << 5)
    }

    /// Empty the L1 cache of read-only data. Bit 6. `specs/instructions/FENCE.md:37`
    pub const fn l1(self) -> bool {
        self.0 >> 6 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 6.
    pub const fn with_l1(self, value: bool) -> Self {
        Self(self.0 & 0xbf | (value as u8) << 6)
    }

    /// Only keep the compiler from moving accesses across; no instruction results. Bit 7. `specs/instructions/FENCE.md:38`
    pub const fn software(self) -> bool {
        self.0 >> 7 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 7.
    pub const fn with_software(self, value: bool) -> Self {
        Self(self.0 & 0x7f | (value as u8) << 7)
    }
}

/// What to do with the surface, and how.
///
/// `specs/instructions/3D_SAMPLE.md:379`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ThreeDSampleOp(pub u16);
impl ThreeDSampleOp {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0xf800;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits & Self::RESERVED == 0 && Self(bits).op().is_some() {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The operation. Only `{v4.0+}`. Bits 7..0. `specs/instructions/3D_SAMPLE.md:381`
    ///
    /// `None` for a reserved value.
    pub const fn op(self) -> Option<SampleOp> {
        SampleOp::from_bits((self.0 & 0xff) as u8)
    }

    /// Returns the field with `value` in bits 7..0.
    pub const fn with_op(self, value: SampleOp) -> Self {
        Self(self.0 & 0xff00 | value.bits() as u16)
    }

    /// Also return which channels took data from a page that is not mapped. Only `{v4.0+}`. Bit 8. `specs/instructions/3D_SAMPLE.md:412`
    pub const fn pixel_null_mask(self) -> bool {
        self.0 >> 8 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 8.
    pub const fn with_pixel_null_mask(self, value: bool) -> Self {
        Self(self.0 & 0xfeff | (value as u16) << 8)
    }

    /// Compensate the level of detail for coarse pixel shading. Only `{v4.0+}{ICLLP+}`. Bit 9. `specs/instructions/3D_SAMPLE.md:413`
    pub const fn cps(self) -> bool {
        self.0 >> 9 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 9.
    pub const fn with_cps(self, value: bool) -> Self {
        Self(self.0 & 0xfdff | (value as u16) << 9)
    }

    /// The sampler may differ from thread to thread. Only `{v4.0+}`. Bit 10. `specs/instructions/3D_SAMPLE.md:414`
    pub const fn div_s(self) -> bool {
        self.0 >> 10 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 10.
    pub const fn with_div_s(self, value: bool) -> Self {
        Self(self.0 & 0xfbff | (value as u16) << 10)
    }
}

/// What to load, and how.
///
/// `specs/instructions/3D_LOAD.md:107`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ThreeDLoadOp(pub u16);
impl ThreeDLoadOp {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0xfe00;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits & Self::RESERVED == 0 && Self(bits).op().is_some() {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The operation. Only `{v4.0+}`. Bits 7..0. `specs/instructions/3D_LOAD.md:109`
    ///
    /// `None` for a reserved value.
    pub const fn op(self) -> Option<LoadOp> {
        LoadOp::from_bits((self.0 & 0xff) as u8)
    }

    /// Returns the field with `value` in bits 7..0.
    pub const fn with_op(self, value: LoadOp) -> Self {
        Self(self.0 & 0xff00 | value.bits() as u16)
    }

    /// Also return which channels took data from a page that is not mapped. Only `{v4.0+}`. Bit 8. `specs/instructions/3D_LOAD.md:116`
    pub const fn pixel_null_mask(self) -> bool {
        self.0 >> 8 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 8.
    pub const fn with_pixel_null_mask(self, value: bool) -> Self {
        Self(self.0 & 0xfeff | (value as u16) << 8)
    }
}

/// Which texels to gather, and how.
///
/// `specs/instructions/3D_SAMPLE4.md:197`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ThreeDSample4Op(pub u16);
impl ThreeDSample4Op {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0xfe00;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits & Self::RESERVED == 0 && Self(bits).op().is_some() {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The operation. Only `{v4.0+}`. Bits 7..0. `specs/instructions/3D_SAMPLE4.md:199`
    ///
    /// `None` for a reserved value.
    pub const fn op(self) -> Option<GatherOp> {
        GatherOp::from_bits((self.0 & 0xff) as u8)
    }

    /// Returns the field with `value` in bits 7..0.
    pub const fn with_op(self, value: GatherOp) -> Self {
        Self(self.0 & 0xff00 | value.bits() as u16)
    }

    /// Also return which channels took data from a page that is not mapped. Only `{v4.0+}`. Bit 8. `specs/instructions/3D_SAMPLE4.md:217`
    pub const fn pixel_null_mask(self) -> bool {
        self.0 >> 8 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 8.
    pub const fn with_pixel_null_mask(self, value: bool) -> Self {
        Self(self.0 & 0xfeff | (value as u16) << 8)
    }
}

/// What comes with the colours, and how they are written.
///
/// `specs/instructions/RT_WRITE.md:56`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RtWriteMode(pub u16);
impl RtWriteMode {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0xe003;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the index of the render target follows; without it the index is 0. Bit 2. `specs/instructions/RT_WRITE.md:59`
    pub const fn rti(self) -> bool {
        self.0 >> 2 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 2.
    pub const fn with_rti(self, value: bool) -> Self {
        Self(self.0 & 0xfffb | (value as u16) << 2)
    }

    /// Whether the alpha of render target 0 follows. Bit 3. `specs/instructions/RT_WRITE.md:60`
    pub const fn s0a(self) -> bool {
        self.0 >> 3 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 3.
    pub const fn with_s0a(self, value: bool) -> Self {
        Self(self.0 & 0xfff7 | (value as u16) << 3)
    }

    /// Whether a coverage mask follows. Bit 4. `specs/instructions/RT_WRITE.md:61`
    pub const fn om(self) -> bool {
        self.0 >> 4 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 4.
    pub const fn with_om(self, value: bool) -> Self {
        Self(self.0 & 0xffef | (value as u16) << 4)
    }

    /// Whether depth follows. Bit 5. `specs/instructions/RT_WRITE.md:62`
    pub const fn z(self) -> bool {
        self.0 >> 5 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 5.
    pub const fn with_z(self, value: bool) -> Self {
        Self(self.0 & 0xffdf | (value as u16) << 5)
    }

    /// Whether stencil values follow. Bit 6. `specs/instructions/RT_WRITE.md:63`
    pub const fn s(self) -> bool {
        self.0 >> 6 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 6.
    pub const fn with_s(self, value: bool) -> Self {
        Self(self.0 & 0xffbf | (value as u16) << 6)
    }

    /// Whether this is the last write of the thread. Bit 7. `specs/instructions/RT_WRITE.md:64`
    pub const fn lrtw(self) -> bool {
        self.0 >> 7 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 7.
    pub const fn with_lrtw(self, value: bool) -> Self {
        Self(self.0 & 0xff7f | (value as u16) << 7)
    }

    /// Whether a coarse pixel counter follows. Bit 8. `specs/instructions/RT_WRITE.md:65`
    pub const fn cps(self) -> bool {
        self.0 >> 8 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 8.
    pub const fn with_cps(self, value: bool) -> Self {
        Self(self.0 & 0xfeff | (value as u16) << 8)
    }

    /// Whether samples are written one by one. Bit 9. `specs/instructions/RT_WRITE.md:66`
    pub const fn ps(self) -> bool {
        self.0 >> 9 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 9.
    pub const fn with_ps(self, value: bool) -> Self {
        Self(self.0 & 0xfdff | (value as u16) << 9)
    }

    /// Whether a channel stands for a coarse pixel. Bit 10. `specs/instructions/RT_WRITE.md:67`
    pub const fn cm(self) -> bool {
        self.0 >> 10 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 10.
    pub const fn with_cm(self, value: bool) -> Self {
        Self(self.0 & 0xfbff | (value as u16) << 10)
    }

    /// Whether a sample index follows. Bit 11. `specs/instructions/RT_WRITE.md:68`
    pub const fn si(self) -> bool {
        self.0 >> 11 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 11.
    pub const fn with_si(self, value: bool) -> Self {
        Self(self.0 & 0xf7ff | (value as u16) << 11)
    }

    /// Whether there is no render target. Bit 12. `specs/instructions/RT_WRITE.md:69`
    pub const fn nullrt(self) -> bool {
        self.0 >> 12 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 12.
    pub const fn with_nullrt(self, value: bool) -> Self {
        Self(self.0 & 0xefff | (value as u16) << 12)
    }
}

/// Which form of send.
///
/// `specs/instructions/RAW_SENDS.md:30`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RawSendsModifiers(pub u8);
impl RawSendsModifiers {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xfc;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether threads of the pixel dependency are waited for. Bit 0. `specs/instructions/RAW_SENDS.md:32`
    ///
    /// `None` for a reserved value.
    pub const fn kind(self) -> Option<RawSendsModifiersKind> {
        RawSendsModifiersKind::from_bits(self.0 & 0x1)
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_kind(self, value: RawSendsModifiersKind) -> Self {
        Self(self.0 & 0xfe | value.bits())
    }

    /// End of thread: nothing of the thread runs after it. Bit 1. `specs/instructions/RAW_SENDS.md:36`
    pub const fn eot(self) -> bool {
        self.0 >> 1 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 1.
    pub const fn with_eot(self, value: bool) -> Self {
        Self(self.0 & 0xfd | (value as u8) << 1)
    }
}

/// What is said, and of what.
///
/// `specs/instructions/LIFETIME.md:22`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct LifetimeProperties(pub u8);
impl LifetimeProperties {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xce;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[
                (3, 0x3, 0x7),
                (0, 0x1, 0x1),
                (1, 0x1, 0x1),
                (2, 0x1, 0x1),
                (5, 0x1, 0x1),
                (6, 0x1, 0x1),
            ],
        );
        if LEGAL[(bits >> 1) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Which end of its life. Bit 0. `specs/instructions/LIFETIME.md:24`
    ///
    /// `None` for a reserved value.
    pub const fn edge(self) -> Option<LifetimePropertiesEdge> {
        LifetimePropertiesEdge::from_bits(self.0 & 0x1)
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_edge(self, value: LifetimePropertiesEdge) -> Self {
        Self(self.0 & 0xfe | value.bits())
    }

    /// Kind of variable. Bits 5..4. `specs/instructions/LIFETIME.md:29`
    ///
    /// `None` for a reserved value.
    pub const fn class(self) -> Option<LifetimePropertiesClass> {
        LifetimePropertiesClass::from_bits(self.0 >> 4 & 0x3)
    }

    /// Returns the field with `value` in bits 5..4.
    pub const fn with_class(self, value: LifetimePropertiesClass) -> Self {
        Self(self.0 & 0xcf | (value.bits()) << 4)
    }
}

/// What else a load fetches. Absent, it is 0.
///
/// `specs/instructions/LSC_UNTYPED.md:273`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct LscUntypedOverfetch(pub u8);
impl LscUntypedOverfetch {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xfe;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the first-level cache may fetch more of the neighbourhood than the load asks for. What is loaded is the same. Bit 0. `specs/instructions/LSC_UNTYPED.md:275`
    pub const fn ov(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_ov(self, value: bool) -> Self {
        Self(self.0 & 0xfe | value as u8)
    }
}

/// The same as `ChMask`, which is the one that counts.
///
/// `specs/instructions/LSC_UNTYPED.md:300`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ChMaskCopy(pub u8);
impl ChMaskCopy {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xf0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// A bit for each of x, y, z and w, from low to high. Bits 3..0. `specs/instructions/LSC_UNTYPED.md:302`
    pub const fn mask(self) -> u8 {
        self.0 & 0xf
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// Bits of `value` that do not fit are dropped.
    pub const fn with_mask(self, value: u8) -> Self {
        Self(self.0 & 0xf0 | value & 0xf)
    }
}

/// Whether the surface has several samples for a texel. Absent, it is 0.
///
/// `specs/instructions/LSC_TYPED.md:175`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct LscTypedSamples(pub u8);
impl LscTypedSamples {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xfe;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The fourth coordinate of an atomic operation is the number of the sample. Only `{XE3P_CRI+}`. Bit 0. `specs/instructions/LSC_TYPED.md:177`
    pub const fn msaa(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_msaa(self, value: bool) -> Self {
        Self(self.0 & 0xfe | value as u8)
    }
}

/// How to read.
///
/// `specs/instructions/RT_READ.md:49`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RtReadMode(pub u16);
impl RtReadMode {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u16 = 0xfffc;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether samples are read one by one. Bit 0. `specs/instructions/RT_READ.md:51`
    pub const fn ps(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_ps(self, value: bool) -> Self {
        Self(self.0 & 0xfffe | value as u16)
    }

    /// Whether a sample index follows. Bit 1. `specs/instructions/RT_READ.md:52`
    pub const fn si(self) -> bool {
        self.0 >> 1 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 1.
    pub const fn with_si(self, value: bool) -> Self {
        Self(self.0 & 0xfffd | (value as u16) << 1)
    }
}

/// Which form of send.
///
/// `specs/instructions/RAW_SENDG.md:35`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RawSendgModifiers(pub u8);
impl RawSendgModifiers {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xfc;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits & Self::RESERVED == 0 { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether threads of the pixel dependency are waited for. Bit 0. `specs/instructions/RAW_SENDG.md:37`
    ///
    /// `None` for a reserved value.
    pub const fn kind(self) -> Option<RawSendgModifiersKind> {
        RawSendgModifiersKind::from_bits(self.0 & 0x1)
    }

    /// Returns the field with `value` in bit 0.
    pub const fn with_kind(self, value: RawSendgModifiersKind) -> Self {
        Self(self.0 & 0xfe | value.bits())
    }

    /// End of thread: nothing of the thread runs after it. Bit 1. `specs/instructions/RAW_SENDG.md:41`
    pub const fn eot(self) -> bool {
        self.0 >> 1 & 0x1 != 0
    }

    /// Returns the field with `value` in bit 1.
    pub const fn with_eot(self, value: bool) -> Self {
        Self(self.0 & 0xfd | (value as u8) << 1)
    }
}

/// Type and alignment.
///
/// `specs/4_visa_header.md:143`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct FileScopeVarInfoBitProperties(pub u8);
impl FileScopeVarInfoBitProperties {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0xf, 0x28ff), (4, 0xf, 0x3ff)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Element type. Bits 3..0. `specs/4_visa_header.md:159`
    ///
    /// `None` for a reserved value.
    pub const fn r#type(self) -> Option<DataType> {
        DataType::from_bits(self.0 & 0xf)
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// `None` for a type that has no code.
    pub const fn with_type(self, value: DataType) -> Option<Self> {
        match value.bits() {
            Some(code) => Some(Self(self.0 & 0xf0 | code)),
            None => None,
        }
    }

    /// What the variable's place is a multiple of, at least. Bits 7..4. `specs/4_visa_header.md:160`
    ///
    /// `None` for a reserved value.
    pub const fn alignment(self) -> Option<Align> {
        Align::from_bits(self.0 >> 4 & 0xf)
    }

    /// Returns the field with `value` in bits 7..4.
    pub const fn with_alignment(self, value: Align) -> Self {
        Self(self.0 & 0xf | (value.bits()) << 4)
    }
}

/// Type and alignment.
///
/// `specs/4_visa_header.md:306`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VarInfoBitProperties(pub u8);
impl VarInfoBitProperties {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0xf, 0xe8ff), (4, 0xf, 0x3ff)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Element type. Bits 3..0. `specs/4_visa_header.md:319`
    ///
    /// `None` for a reserved value.
    pub const fn r#type(self) -> Option<DataType> {
        DataType::from_bits(self.0 & 0xf)
    }

    /// Returns the field with `value` in bits 3..0.
    ///
    /// `None` for a type that has no code.
    pub const fn with_type(self, value: DataType) -> Option<Self> {
        match value.bits() {
            Some(code) => Some(Self(self.0 & 0xf0 | code)),
            None => None,
        }
    }

    /// What the variable's place is a multiple of, at least. Bits 7..4. `specs/4_visa_header.md:320`
    ///
    /// `None` for a reserved value.
    pub const fn alignment(self) -> Option<Align> {
        Align::from_bits(self.0 >> 4 & 0xf)
    }

    /// Returns the field with `value` in bits 7..4.
    pub const fn with_alignment(self, value: Align) -> Self {
        Self(self.0 & 0xf | (value.bits()) << 4)
    }
}

/// What the input is.
///
/// `specs/4_visa_header.md:491`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct InputInfoKind(pub u8);
impl InputInfoKind {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0x4;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x3, 0x7), (2, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize]
            && (Self(bits).provenance().is_some() || matches!(bits >> 3 & 0x1f, 0..= 31))
        {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Kind of variable. Bits 1..0. `specs/4_visa_header.md:500`
    ///
    /// `None` for a reserved value.
    pub const fn class(self) -> Option<InputClass> {
        InputClass::from_bits(self.0 & 0x3)
    }

    /// Returns the field with `value` in bits 1..0.
    pub const fn with_class(self, value: InputClass) -> Self {
        Self(self.0 & 0xfc | value.bits())
    }

    /// Where the value comes from, if it is not an argument that the user gives. From 0 to 31. Bits 7..3. `specs/4_visa_header.md:506`
    ///
    /// `None` for a reserved value.
    pub const fn provenance(self) -> Option<InputProvenance> {
        InputProvenance::from_bits(self.0 >> 3 & 0x1f)
    }

    /// Returns the field with `value` in bits 7..3.
    pub const fn with_provenance(self, value: InputProvenance) -> Self {
        Self(self.0 & 0x7 | (value.bits()) << 3)
    }
}

/// What follows, and what is done to the value.
///
/// `specs/5_operands.md:56`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VecOperandTag(pub u8);
impl VecOperandTag {
    /// Mask of the bits without a meaning, which must be zero.
    pub const RESERVED: u8 = 0xc0;
    /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
    /// group has a reserved value.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        const LEGAL: &[bool; 256] = &openvisa_isa_core::legal_bytes(
            &[(0, 0x7, 0x6f), (3, 0x7, 0x3f), (6, 0x1, 0x1), (7, 0x1, 0x1)],
        );
        if LEGAL[(bits) as usize] { Some(Self(bits)) } else { None }
    }

    /// Returns all bits of the field.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Kind of the operand. Bits 2..0. `specs/5_operands.md:63`
    ///
    /// `None` for a reserved value.
    pub const fn class(self) -> Option<OperandClass> {
        OperandClass::from_bits(self.0 & 0x7)
    }

    /// Returns the field with `value` in bits 2..0.
    pub const fn with_class(self, value: OperandClass) -> Self {
        Self(self.0 & 0xf8 | value.bits())
    }

    /// What is done to a value read, or to a result. Bits 5..3. `specs/5_operands.md:71`
    ///
    /// `None` for a reserved value.
    pub const fn modifier(self) -> Option<Modifier> {
        Modifier::from_bits(self.0 >> 3 & 0x7)
    }

    /// Returns the field with `value` in bits 5..3.
    pub const fn with_modifier(self, value: Modifier) -> Self {
        Self(self.0 & 0xc7 | (value.bits()) << 3)
    }
}

#[cfg(feature = "instructions")]
openvisa_isa_core::wire_integers! {
    Self(0); u8 : ColourChannels BlockProperties AtomicControl ChMask SamplerMode
    SampleUnormChannelMask VaProperties VaSklPlusProperties FenceMask RawSendsModifiers
    LifetimeProperties ChMaskCopy RawSendgModifiers FileScopeVarInfoBitProperties
    VarInfoBitProperties InputInfoKind VecOperandTag; u16 : Predicate Region RtWriteMode
    RtReadMode; u32 : ControlRegister;
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for ExecControl {
    #[inline]
    fn zeroed(_: u32) -> Self {
        ExecControl(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for ExecControl {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(3, 1) {
            ExecControl::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            #[cold]
            fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ExecControl> {
                let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                let bits: u8 = (old & 0x7)
                    | ((match old >> 4 & 0xf {
                        0x0 => 0x0,
                        0x1 => 0x1,
                        0x2 => 0x2,
                        0x3 => 0x3,
                        0x4 => 0x4,
                        0x5 => 0x5,
                        0x6 => 0x6,
                        0x7 => 0x7,
                        0x8 => 0x8,
                        0x9 => 0x0,
                        _ => return None,
                    }) << 4);
                ExecControl::from_bits(bits).filter(|_| old & 0x8 == 0)
            }

            let mut at = r.clone();
            let value = older(&mut at);
            r.go_to(&at);
            value
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if ExecControl::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(3, 1) {
            w.u8(bits)
        } else {
            #[cold]
            fn older(
                value: ExecControl,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = (bits & 0x7)
                    | ((match bits >> 4 & 0xf {
                        0x0 => 0x0,
                        0x1 => 0x1,
                        0x2 => 0x2,
                        0x3 => 0x3,
                        0x4 => 0x4,
                        0x5 => 0x5,
                        0x6 => 0x6,
                        0x7 => 0x7,
                        0x8 => 0x8,
                        _ => {
                            return Err(
                                w
                                    .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                        value: u64::from(bits),
                                    }),
                            );
                        }
                    }) << 4);
                if bits & 0x8 == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(3, 1) {
            return None;
        }

        ExecControl::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        1
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for ElementControl {
    #[inline]
    fn zeroed(_: u32) -> Self {
        ElementControl(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for ElementControl {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(3, 1) {
            ElementControl::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            #[cold]
            fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ElementControl> {
                let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                let bits: u8 = (old & 0x3)
                    | ((match old >> 4 & 0xf {
                        0x0 => 0x0,
                        0x1 => 0x1,
                        0x2 => 0x2,
                        0x3 => 0x3,
                        0x4 => 0x4,
                        0x5 => 0x5,
                        0x6 => 0x6,
                        0x7 => 0x7,
                        0x8 => 0x8,
                        0x9 => 0x0,
                        _ => return None,
                    }) << 4);
                ElementControl::from_bits(bits).filter(|_| old & 0xc == 0)
            }

            let mut at = r.clone();
            let value = older(&mut at);
            r.go_to(&at);
            value
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if ElementControl::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(3, 1) {
            w.u8(bits)
        } else {
            #[cold]
            fn older(
                value: ElementControl,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = (bits & 0x3)
                    | ((match bits >> 4 & 0xf {
                        0x0 => 0x0,
                        0x1 => 0x1,
                        0x2 => 0x2,
                        0x3 => 0x3,
                        0x4 => 0x4,
                        0x5 => 0x5,
                        0x6 => 0x6,
                        0x7 => 0x7,
                        0x8 => 0x8,
                        _ => {
                            return Err(
                                w
                                    .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                        value: u64::from(bits),
                                    }),
                            );
                        }
                    }) << 4);
                if bits & 0xc == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(3, 1) {
            return None;
        }

        ElementControl::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        1
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for IfcallModifiers {
    #[inline]
    fn zeroed(_: u32) -> Self {
        IfcallModifiers(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for IfcallModifiers {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(4, 2) {
            IfcallModifiers::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            Some(IfcallModifiers(0))
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if IfcallModifiers::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 2) {
            w.u8(bits)
        } else {
            if value == IfcallModifiers(0) {
                Ok(())
            } else {
                Err(w.error(openvisa_isa_core::WriteErrorKind::Absent))
            }
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(4, 2) {
            return if *self == IfcallModifiers(0) { Some(()) } else { None };
        }

        IfcallModifiers::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 2) { 1 } else { 0 }
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for ThreeDSampleOp {
    #[inline]
    fn zeroed(_: u32) -> Self {
        ThreeDSampleOp(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for ThreeDSampleOp {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(4, 0) {
            ThreeDSampleOp::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            #[cold]
            fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ThreeDSampleOp> {
                let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                let bits: u16 = ((match old & 0x1f {
                    0x0 => 0x0,
                    0x1 => 0x1,
                    0x2 => 0x2,
                    0x3 => 0x3,
                    0x4 => 0x4,
                    0x5 => 0x5,
                    0x6 => 0x6,
                    0x8 => 0x8,
                    0x9 => 0x9,
                    0xa => 0xa,
                    0xb => 0xb,
                    0xc => 0xc,
                    0x10 => 0x10,
                    0x11 => 0x11,
                    0x12 => 0x12,
                    0x13 => 0x13,
                    0x14 => 0x14,
                    0x18 => 0x18,
                    0x19 => 0x19,
                    _ => return None,
                }) as u16) | (((old >> 5 & 0x1) as u16) << 8)
                    | (((old >> 6 & 0x1) as u16) << 9)
                    | (((old >> 7 & 0x1) as u16) << 10);
                ThreeDSampleOp::from_bits(bits)
            }

            let mut at = r.clone();
            let value = older(&mut at);
            r.go_to(&at);
            value
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if ThreeDSampleOp::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 0) {
            w.u16(bits)
        } else {
            #[cold]
            fn older(
                value: ThreeDSampleOp,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = ((match bits & 0x1f {
                    0x0 => 0x0,
                    0x1 => 0x1,
                    0x2 => 0x2,
                    0x3 => 0x3,
                    0x4 => 0x4,
                    0x5 => 0x5,
                    0x6 => 0x6,
                    0x8 => 0x8,
                    0x9 => 0x9,
                    0xa => 0xa,
                    0xb => 0xb,
                    0xc => 0xc,
                    0x10 => 0x10,
                    0x11 => 0x11,
                    0x12 => 0x12,
                    0x13 => 0x13,
                    0x14 => 0x14,
                    0x18 => 0x18,
                    0x19 => 0x19,
                    _ => {
                        return Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        );
                    }
                }) as u8) | (((bits >> 8 & 0x1) as u8) << 5)
                    | (((bits >> 9 & 0x1) as u8) << 6)
                    | (((bits >> 10 & 0x1) as u8) << 7);
                if bits & 0xf8e0 == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(4, 0) {
            return None;
        }

        ThreeDSampleOp::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 0) { 2 } else { 1 }
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for ThreeDLoadOp {
    #[inline]
    fn zeroed(_: u32) -> Self {
        ThreeDLoadOp(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for ThreeDLoadOp {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(4, 0) {
            ThreeDLoadOp::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            #[cold]
            fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ThreeDLoadOp> {
                let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                let bits: u16 = ((match old & 0x1f {
                    0x7 => 0x7,
                    0x1a => 0x1a,
                    0x1b => 0x1b,
                    0x1c => 0x1c,
                    0x1d => 0x1d,
                    _ => return None,
                }) as u16) | (((old >> 5 & 0x1) as u16) << 8);
                ThreeDLoadOp::from_bits(bits).filter(|_| old & 0xc0 == 0)
            }

            let mut at = r.clone();
            let value = older(&mut at);
            r.go_to(&at);
            value
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if ThreeDLoadOp::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 0) {
            w.u16(bits)
        } else {
            #[cold]
            fn older(
                value: ThreeDLoadOp,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = ((match bits & 0x1f {
                    0x7 => 0x7,
                    0x1a => 0x1a,
                    0x1b => 0x1b,
                    0x1c => 0x1c,
                    0x1d => 0x1d,
                    _ => {
                        return Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        );
                    }
                }) as u8) | (((bits >> 8 & 0x1) as u8) << 5);
                if bits & 0xfee0 == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(4, 0) {
            return None;
        }

        ThreeDLoadOp::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 0) { 2 } else { 1 }
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for ThreeDSample4Op {
    #[inline]
    fn zeroed(_: u32) -> Self {
        ThreeDSample4Op(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for ThreeDSample4Op {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(4, 0) {
            ThreeDSample4Op::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            #[cold]
            fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<ThreeDSample4Op> {
                let old: u8 = openvisa_isa_core::Wire::try_read(r)?;
                let bits: u16 = ((match old & 0x1f {
                    0x8 => 0x8,
                    0xd => 0xd,
                    0xe => 0xe,
                    0xf => 0xf,
                    0x10 => 0x10,
                    0x11 => 0x11,
                    0x12 => 0x12,
                    0x15 => 0x15,
                    0x17 => 0x17,
                    _ => return None,
                }) as u16) | (((old >> 5 & 0x1) as u16) << 8);
                ThreeDSample4Op::from_bits(bits).filter(|_| old & 0xc0 == 0)
            }

            let mut at = r.clone();
            let value = older(&mut at);
            r.go_to(&at);
            value
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if ThreeDSample4Op::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 0) {
            w.u16(bits)
        } else {
            #[cold]
            fn older(
                value: ThreeDSample4Op,
                w: &mut openvisa_isa_core::Writer<'_>,
            ) -> Result<(), openvisa_isa_core::WriteError> {
                let bits = value.bits();
                let old: u8 = ((match bits & 0x1f {
                    0x8 => 0x8,
                    0xd => 0xd,
                    0xe => 0xe,
                    0xf => 0xf,
                    0x10 => 0x10,
                    0x11 => 0x11,
                    0x12 => 0x12,
                    0x15 => 0x15,
                    0x17 => 0x17,
                    _ => {
                        return Err(
                            w
                                .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                    value: u64::from(bits),
                                }),
                        );
                    }
                }) as u8) | (((bits >> 8 & 0x1) as u8) << 5);
                if bits & 0xfee0 == 0 {
                    w.u8(old)
                } else {
                    Err(
                        w
                            .error(openvisa_isa_core::WriteErrorKind::TooLarge {
                                value: u64::from(bits),
                            }),
                    )
                }
            }

            w.within(|w| older(value, w))
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(4, 0) {
            return None;
        }

        ThreeDSample4Op::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 0) { 2 } else { 1 }
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for LscUntypedOverfetch {
    #[inline]
    fn zeroed(_: u32) -> Self {
        LscUntypedOverfetch(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for LscUntypedOverfetch {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(4, 2) {
            LscUntypedOverfetch::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            Some(LscUntypedOverfetch(0))
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if LscUntypedOverfetch::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 2) {
            w.u8(bits)
        } else {
            if value == LscUntypedOverfetch(0) {
                Ok(())
            } else {
                Err(w.error(openvisa_isa_core::WriteErrorKind::Absent))
            }
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(4, 2) {
            return if *self == LscUntypedOverfetch(0) { Some(()) } else { None };
        }

        LscUntypedOverfetch::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 2) { 1 } else { 0 }
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Zero for LscTypedSamples {
    #[inline]
    fn zeroed(_: u32) -> Self {
        LscTypedSamples(0)
    }
}

#[cfg(feature = "instructions")]
impl openvisa_isa_core::Wire<'_> for LscTypedSamples {
    #[inline]
    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> {
        if r.version().at_least(4, 2) {
            LscTypedSamples::from_bits(openvisa_isa_core::Wire::try_read(r)?)
        } else {
            Some(LscTypedSamples(0))
        }
    }

    #[inline(never)]
    fn write(
        &self,
        w: &mut openvisa_isa_core::Writer<'_>,
    ) -> Result<(), openvisa_isa_core::WriteError> {
        let value = *self;
        let bits = value.bits();
        if LscTypedSamples::from_bits(bits).is_none() {
            return Err(
                w
                    .error(openvisa_isa_core::WriteErrorKind::Reserved {
                        value: u64::from(bits),
                    }),
            );
        }

        if w.version().at_least(4, 2) {
            w.u8(bits)
        } else {
            if value == LscTypedSamples(0) {
                Ok(())
            } else {
                Err(w.error(openvisa_isa_core::WriteErrorKind::Absent))
            }
        }
    }

    #[inline(always)]
    fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
        if !room.version().at_least(4, 2) {
            return if *self == LscTypedSamples(0) { Some(()) } else { None };
        }

        LscTypedSamples::from_bits(self.bits())?;
        room.put(self.bits().to_le_bytes())
    }

    #[inline]
    #[allow(unused_variables)]
    fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize {
        if version.at_least(4, 2) { 1 } else { 0 }
    }
}
