//! Table types of the fast path of validation, which accepts instructions without decoding them.
//!
//! The rules of an instruction are in conjunctive normal form, with one bit per clause. A probe
//! reads a byte or computes a number of an operand, and maps this number to a 64-bit mask of the
//! clauses that it satisfies. An instruction is accepted if the union of its masks covers all
//! clauses.
//!
//! For example, the row of `add` has this form, with the numbers of clauses of its specification:
//!
//! ```
//! use openvisa_isa_core::Version;
//! use openvisa_isa_core::rules::fast_accept::{
//!     ByteProbe, ChannelCount, Form, FormatRow, OperandProbe, OperandProbeKind, SizeCheck, by_range,
//! };
//!
//! // Masks of all probes: of the execution size, then of the destination.
//! static MASKS: [u64; 4] = [0, 0x800, 0x03f, 0x10f];
//! static CHANNELS: [ChannelCount; 256] = by_range(&[(0, ChannelCount::One), (1, ChannelCount::Two)]);
//! // The bytes from 0 to 5 satisfy clause 11, larger ones nothing.
//! static SIZE: [u8; 256] = by_range(&[(0, 1), (6, 0)]);
//! static TYPE: [u8; 256] = by_range(&[(0, 0), (7, 1), (8, 0)]);
//!
//! static ADD: FormatRow<&str, &str> = FormatRow {
//!     kind: "ADD",
//!     since: Version::new(3, 4),
//!     older: None,
//!     form: Some(Form::OptionalReferenceAnd3Operands),
//!     platforms: &[0x060, 0x050],
//!     channels: &CHANNELS,
//!     first: ByteProbe { offset: 1, first_mask: 0, positions: &SIZE },
//!     bytes: &[],
//!     no_reference: 0x080,
//!     reference: None,
//!     operands: &[OperandProbe {
//!         kind: OperandProbeKind::Destination,
//!         offset: 4,
//!         first_mask: 2,
//!         positions: &TYPE,
//!     }],
//!     list: None,
//!     tail: 0,
//!     sizes: SizeCheck::NotNeeded,
//!     clauses: 0xfc0,
//!     combinations: 0x03f,
//! };
//! assert_eq!(ADD.first.mask(&MASKS, 5), 0x800);
//! ```

pub use super::{Alignment, Regions};
pub use crate::Version;

/// A row: accepts the encoded instructions of one format without decoding them.
///
/// `Kind` is the enumeration of instructions, and `Class` that of the classes of declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// Two cache lines of 64 bytes.
#[repr(align(64))]
pub struct FormatRow<Kind: 'static, Class: 'static> {
    /// The instruction.
    pub kind: Kind,
    /// The oldest version with this encoding.
    pub since: Version,
    /// Index of the row for older versions.
    pub older: Option<u16>,
    /// The common form that the instructions have.
    pub form: Option<Form>,
    /// Masks of the clauses that each platform satisfies, in the order of the platforms.
    pub platforms: &'static [u64],
    /// Number of channels, by the value of the byte that `first` probes.
    pub channels: &'static [ChannelCount; 256],
    /// Probe of the byte that determines the number of channels, or of another byte before the
    /// first operand.
    pub first: ByteProbe,
    /// Probes of other bytes before the first operand.
    pub bytes: &'static [ByteProbe],
    /// Mask of the clauses that an absent reference satisfies; 0 if the format has no reference.
    pub no_reference: u64,
    /// Probe of a reference before the first operand, for example of the predicate.
    pub reference: Option<&'static ReferenceProbe<Class>>,
    /// Probes of operands and of later bytes, in wire order.
    pub operands: &'static [OperandProbe<Class>],
    /// Probes of a list at the end.
    pub list: Option<&'static ListProbe<Class>>,
    /// Number of bytes after the last operand.
    pub tail: u8,
    /// How the sizes of the operands are checked.
    pub sizes: SizeCheck,
    /// Mask of all clauses.
    pub clauses: u64,
    /// Mask of the type combinations, in the lowest bits. A set bit excludes a combination; at
    /// least one must remain clear.
    pub combinations: u64,
}

const _: () = assert!(size_of::<FormatRow<u8, u8>>() <= 128 || usize::BITS != 64, "a row has at most two cache lines");

/// The row that the first byte of an instruction selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpcodeEntry {
    /// No row: the rules decide.
    NoRow,
    /// Index of the row.
    Row(u16),
    /// Indexes of rows, by the second byte.
    BySecondByte(&'static [Option<u16>; 256]),
}

/// A common form of instructions: the number of operands, and the bytes before them.
///
/// The operands are a destination and sources, each with a region per channel. No bytes are between
/// the operands or after them, and the specification states no sizes of variables. "Size" is the
/// byte with the number of channels. For example, `add` has the form
/// [`OptionalReferenceAnd3Operands`](Self::OptionalReferenceAnd3Operands): opcode, size, predicate,
/// destination and two sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Form {
    /// Opcode, size, an optional two-byte reference, and two operands.
    OptionalReferenceAnd2Operands,
    /// Opcode, size, an optional two-byte reference, and three operands.
    OptionalReferenceAnd3Operands,
    /// Opcode, size, an optional two-byte reference, and four operands.
    OptionalReferenceAnd4Operands,
    /// Opcode, size, a probed byte, and three operands.
    ByteAnd3Operands,
    /// Opcode, size, and two operands.
    TwoOperands,
    /// Opcode, size, an optional two-byte reference, and a two-byte label.
    OptionalReferenceAndLabel,
    /// Opcode and a two-byte label.
    Label,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 7] = [
        Self::OptionalReferenceAnd2Operands,
        Self::OptionalReferenceAnd3Operands,
        Self::OptionalReferenceAnd4Operands,
        Self::ByteAnd3Operands,
        Self::TwoOperands,
        Self::OptionalReferenceAndLabel,
        Self::Label,
    ];

    /// Returns the offset in bytes of the first operand, or of the label.
    pub const fn first_operand(self) -> u8 {
        match self {
            Self::OptionalReferenceAnd2Operands
            | Self::OptionalReferenceAnd3Operands
            | Self::OptionalReferenceAnd4Operands
            | Self::OptionalReferenceAndLabel => 4,
            Self::ByteAnd3Operands => 3,
            Self::TwoOperands => 2,
            Self::Label => 1,
        }
    }

    /// Returns the number of operands; 0 for a label.
    pub const fn operand_count(self) -> u8 {
        match self {
            Self::OptionalReferenceAnd4Operands => 4,
            Self::OptionalReferenceAnd3Operands | Self::ByteAnd3Operands => 3,
            Self::OptionalReferenceAnd2Operands | Self::TwoOperands => 2,
            Self::OptionalReferenceAndLabel | Self::Label => 0,
        }
    }
}

/// Number of channels of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ChannelCount {
    /// 1 channel.
    One,
    /// 2 channels.
    Two,
    /// 4 channels.
    Four,
    /// 8 channels.
    Eight,
    /// 16 channels.
    Sixteen,
    /// 32 channels.
    ThirtyTwo,
    /// The instruction has no channels, or their number is unknown.
    Absent,
    /// Another number, or a reserved value.
    Other,
}

impl ChannelCount {
    /// All values, in the order of their discriminants.
    pub const ALL: [Self; 8] =
        [Self::One, Self::Two, Self::Four, Self::Eight, Self::Sixteen, Self::ThirtyTwo, Self::Absent, Self::Other];

    /// Returns the value for a number of channels; 0 for an instruction without channels.
    pub const fn new(channels: u64) -> Self {
        match channels {
            0 => Self::Absent,
            1 => Self::One,
            2 => Self::Two,
            4 => Self::Four,
            8 => Self::Eight,
            16 => Self::Sixteen,
            32 => Self::ThirtyTwo,
            _ => Self::Other,
        }
    }

    /// Returns the number of channels, if there is one of the tabulated numbers.
    pub const fn number(self) -> Option<u32> {
        match self {
            Self::Absent | Self::Other => None,
            _ => Some(1 << self as u8),
        }
    }
}

/// A probe of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteProbe {
    /// Offset in bytes from the start of the instruction.
    pub offset: u8,
    /// Index of the probe's first mask in the table of all masks.
    pub first_mask: u16,
    /// Position of the mask of each value, relative to `first_mask`.
    pub positions: &'static [u8; 256],
}

impl ByteProbe {
    /// Returns the mask of the clauses that a value of the byte satisfies.
    #[inline(always)]
    pub const fn mask<const N: usize>(&self, masks: &[u64; N], value: u8) -> u64 {
        select_mask(masks, self.first_mask, self.positions, value)
    }
}

/// A probe of a two-byte reference before the first operand, for example the predicate. In most
/// instructions it is 0, and nothing is referred to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReferenceProbe<Class: 'static> {
    /// Offset in bytes from the start of the instruction.
    pub offset: u8,
    /// Class of the declaration.
    pub class: Class,
    /// Mask of the bits that identify the declaration.
    pub id_bits: u16,
    /// Probes of bytes for a reference other than 0.
    pub bytes: &'static [ByteProbe],
    /// Probes of bits that span both bytes, for a reference other than 0.
    pub spans: &'static [OperandProbe<Class>],
}

/// How the fast path checks that variables are as large as an instruction needs.
///
/// For example, `lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64` accesses 64 bytes of `V32` and 128
/// bytes of `V33`. Both numbers follow from the bytes before the first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeCheck {
    /// The specification states no size.
    NotNeeded,
    /// The function with this index in the generated table computes the bytes of each raw operand.
    Footprints(u8),
    /// The function with this index in the generated table computes the sizes when all operands are
    /// known, because bytes after them or their types determine the sizes.
    AfterOperands(u8),
}

/// Number of bytes from the start of an instruction on that a [`FootprintFn`] or [`SizeFn`] takes.
pub const FOOTPRINT_PREFIX_BYTES: usize = 32;
/// Maximum number of operands for which a [`FootprintFn`] or [`SizeFn`] returns a size.
pub const FOOTPRINT_OPERANDS: usize = 8;

/// A function that returns how many bytes an instruction accesses of each raw operand, in wire
/// order. Takes the first bytes of the instruction, and the size of a register in bytes.
pub type FootprintFn = fn(&[u8; FOOTPRINT_PREFIX_BYTES], i64) -> [i64; FOOTPRINT_OPERANDS];

/// Number of bytes after the last operand that a [`SizeFn`] takes.
pub const SIZE_TAIL_BYTES: usize = 8;

/// A function that returns what an instruction needs of the storage of each operand, in wire order.
/// Takes the first bytes of the instruction, the bytes after its last operand, the sizes in bytes
/// of the elements of its operands, and the size of a register in bytes.
pub type SizeFn = fn(
    &[u8; FOOTPRINT_PREFIX_BYTES],
    &[u8; SIZE_TAIL_BYTES],
    &[i64; FOOTPRINT_OPERANDS],
    i64,
) -> [StorageNeed; FOOTPRINT_OPERANDS];

/// What an instruction needs of the storage of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageNeed {
    /// Number of bytes from the start of the operand on.
    pub bytes: i64,
    /// Number of bytes that the declared alignment must be a multiple of; 0 if any alignment will
    /// do.
    pub declared_alignment: i64,
}

impl StorageNeed {
    /// The need of an operand that the instruction does not have.
    pub const NONE: Self = Self { bytes: 0, declared_alignment: 0 };
}

/// Probes of a list of raw operands at the end of an instruction. The byte before the first element
/// is the number of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListProbe<Class: 'static> {
    /// Probes of the elements. Missing elements have the code [`ABSENT`](operand_code::ABSENT).
    pub elements: &'static [OperandProbe<Class>],
}

/// A probe of an operand, or of a number after the first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandProbe<Class: 'static> {
    /// What the probe computes.
    pub kind: OperandProbeKind<Class>,
    /// Offset in bytes from the end of the previous operand, or from the start of the instruction.
    pub offset: u8,
    /// Index of the probe's first mask in the table of all masks.
    pub first_mask: u16,
    /// Position of the mask of each number, relative to `first_mask`.
    pub positions: &'static [u8; 256],
}

impl<Class> OperandProbe<Class> {
    /// Returns the mask of the clauses that a number satisfies.
    #[inline(always)]
    pub const fn mask<const N: usize>(&self, masks: &[u64; N], number: u8) -> u64 {
        select_mask(masks, self.first_mask, self.positions, number)
    }
}

/// Returns the mask of a number. `N` must be a power of two, because an index is taken modulo `N`.
#[inline(always)]
const fn select_mask<const N: usize>(masks: &[u64; N], first: u16, positions: &[u8; 256], number: u8) -> u64 {
    const { assert!(N.is_power_of_two(), "indexes are taken modulo this") };
    masks[(first as usize + positions[number as usize] as usize) % N]
}

/// The number that a probe of an operand computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// The tag is a byte of its own, so that a `match` is one load and one jump.
#[repr(u8)]
pub enum OperandProbeKind<Class: 'static> {
    /// The [code](operand_code) of a source operand whose region selects one element per channel.
    Source,
    /// The [code](operand_code) of a destination operand whose region selects one element per
    /// channel.
    Destination,
    /// The [code](operand_code) of any other vector operand.
    Vector(OperandUse),
    /// The [code](operand_code) of a raw operand.
    Raw(RawOperandUse),
    /// A byte.
    Byte,
    /// Bits of a multi-byte number; values above 255 count as 255.
    Number(BitSpan),
    /// Bits of a multi-byte signed number; values outside of 0 to 255 count as 255.
    SignedNumber(BitSpan),
    /// The [code](immediate_code) of the value of an immediate.
    Immediate,
    /// The first element of an address operand, if it is less than 64.
    FirstElement,
    /// The number of registers from the first element that a vector operand accesses to the last
    /// one.
    Registers(OperandUse),
    /// 1 if a vector operand names a predefined variable, 0 if not.
    IsPredefined,
    /// The base-2 logarithm of the alignment in bytes of a vector operand's first byte.
    /// [`MAX_ALIGNMENT_LOG2`] if it is unknown or larger.
    AlignmentLog2,
    /// The number of elements in a row of the region of a vector operand.
    RowWidth,
    /// A reference to a declaration other than a label. An instruction with an undeclared one is
    /// not accepted.
    Declared {
        /// Class of the declaration.
        class: Class,
        /// Number of bits, from 1 to 32.
        width: u8,
        /// Whether 0 means that nothing is referred to.
        or_none: bool,
    },
    /// A reference to a label. An instruction with an undeclared one is not accepted.
    Label {
        /// Legal kinds: bit `n` is the kind with the code `n`.
        kinds: u8,
        /// Number of bits, from 1 to 32.
        width: u8,
    },
}

/// Use of a vector operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandUse {
    /// Whether the operand is read or written.
    pub access: OperandAccess,
    /// Interpretation of the region.
    pub region: Regions,
    /// Required alignment.
    pub alignment: Alignment,
}

impl OperandUse {
    /// Use of a source operand whose region selects one element per channel.
    pub const SOURCE: Self = Self { access: OperandAccess::Read, region: Regions::Channels, alignment: Alignment::Any };
    /// Use of a destination operand whose region selects one element per channel.
    pub const DESTINATION: Self = Self { access: OperandAccess::Write, ..Self::SOURCE };
    /// Use of an operand without rules.
    pub const IGNORED: Self =
        Self { access: OperandAccess::Neither, region: Regions::Ignored, alignment: Alignment::Any };
}

/// Use of a raw operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawOperandUse {
    /// Required alignment of the first byte.
    pub alignment: Alignment,
    /// Alignment of the variable's storage that suffices.
    pub storage: Alignment,
}

/// Access of an instruction to an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandAccess {
    /// The operand has no effect.
    Neither,
    /// The operand is read.
    Read,
    /// The operand is written.
    Write,
    /// The operand is read and written.
    ReadWrite,
}

impl OperandAccess {
    /// Returns whether the operand is read.
    pub const fn reads(self) -> bool {
        matches!(self, Self::Read | Self::ReadWrite)
    }

    /// Returns whether the operand is written.
    pub const fn writes(self) -> bool {
        matches!(self, Self::Write | Self::ReadWrite)
    }
}

/// Adjacent bits of a little-endian number, of which eight bytes are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitSpan {
    /// Left shift that removes the higher bits, from 0 to 63.
    pub left_shift: u8,
    /// Right shift, after the left shift, that removes the lower bits, from 0 to 63.
    pub right_shift: u8,
}

impl BitSpan {
    /// Selects `width` bits from the bit `low` on. Returns `None` if they are not bits of eight
    /// bytes.
    pub const fn new(low: u8, width: u8) -> Option<Self> {
        if width == 0 || width > 64 || low > 64 - width {
            return None;
        }
        Some(Self { left_shift: 64 - low - width, right_shift: 64 - width })
    }

    /// Returns the bits.
    #[inline(always)]
    pub const fn extract(self, number: u64) -> u64 {
        number << (self.left_shift & 63) >> (self.right_shift & 63)
    }

    /// Returns the bits as a signed number.
    #[inline(always)]
    pub const fn extract_signed(self, number: u64) -> i64 {
        (number << (self.left_shift & 63)) as i64 >> (self.right_shift & 63)
    }
}

/// Operand codes: numbers from 0 to 255, each for a class, a type and other properties of an
/// operand.
///
/// For example, a general operand of the type in row 7 of the specification's table of types has
/// the code 7, with a modifier the code 103, and an immediate of this type has the code 135. Types
/// are the first 32 of the table.
pub mod operand_code {
    /// Code of a general or raw operand: this plus the row of its type, or 63 if it has no type.
    pub const GENERAL: u8 = 0;
    /// Code of the null variable.
    pub const NULL: u8 = 64;
    /// Code of an optional operand that is absent.
    pub const ABSENT: u8 = 65;
    /// Code of an operand without a type: this plus its class, which is below 8.
    pub const UNTYPED: u8 = 72;
    /// Code of a predicate operand whose number of elements is a power of two: this plus its base-2
    /// logarithm.
    pub const PREDICATE: u8 = 80;
    /// Largest number of elements of a predicate that has a code.
    pub const MAX_PREDICATE_ELEMENTS: u8 = 32;
    /// Code of a general operand with a modifier: this plus the row of its type, which is below 31.
    pub const MODIFIED: u8 = 96;
    /// Code of an operand that cannot be classified. It satisfies no clause.
    pub const UNCLASSIFIED: u8 = 127;
    /// Code of an immediate operand of a type that is not packed: this plus the row of its type.
    pub const IMMEDIATE: u8 = 128;
    /// Code of an immediate operand of a packed type: this plus the row of its element type.
    pub const PACKED: u8 = 160;
    /// Code of an indirect operand without a modifier: this plus the row of its element type.
    pub const INDIRECT: u8 = 192;
    /// Code of an indirect operand with a modifier: this plus the row of its element type.
    pub const MODIFIED_INDIRECT: u8 = 224;
}

/// Codes of the values of immediates. A value below [`MULTIPLES`](immediate_code::MULTIPLES) is its
/// own code.
pub mod immediate_code {
    /// Code of a value of 64 or more: this plus the base-2 logarithm of the power of two that
    /// divides it.
    pub const MULTIPLES: u8 = 64;
    /// Code of a value that is unknown, or of an operand that is not an immediate.
    pub const UNKNOWN: u8 = 255;
}

/// Largest base-2 logarithm of an alignment in bytes that a rule requires.
pub const MAX_ALIGNMENT_LOG2: u8 = 12;

/// Returns a table by the values of a byte. A range is its first value and the entry of its values;
/// it ends before the next range. Values below the first range have the entry of the first range.
///
/// ```
/// use openvisa_isa_core::rules::fast_accept::by_range;
///
/// let table = by_range(&[(0, 'a'), (6, 'b')]);
/// assert_eq!((table[5], table[6], table[255]), ('a', 'b', 'b'));
/// ```
///
/// # Panics
/// If there is no range. In a constant, that is a compile error.
pub const fn by_range<T: Copy>(ranges: &[(u8, T)]) -> [T; 256] {
    let (mut table, mut range) = ([ranges[0].1; 256], 0);
    while range < ranges.len() {
        let mut value = ranges[range].0 as usize;
        let end = if range + 1 < ranges.len() { ranges[range + 1].0 as usize } else { table.len() };
        while value < end {
            table[value] = ranges[range].1;
            value += 1;
        }
        range += 1;
    }
    table
}

/// Returns a table by the values of a byte that has some entries.
///
/// ```
/// use openvisa_isa_core::rules::fast_accept::by_value;
///
/// let table = by_value(None, &[(6, Some(1)), (9, Some(2))]);
/// assert_eq!((table[6], table[7], table[9]), (Some(1), None, Some(2)));
/// ```
pub const fn by_value<T: Copy>(default: T, entries: &[(u8, T)]) -> [T; 256] {
    let (mut table, mut at) = ([default; 256], 0);
    while at < entries.len() {
        table[entries[at].0 as usize] = entries[at].1;
        at += 1;
    }
    table
}
