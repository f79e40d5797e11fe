//! Table types of the assembler templates. The generator fills the tables from the Text sections of
//! `specs/`.
//!
//! For example, the template `add (exec) dst src0 src1` is a [`TextTemplate`] with the items
//! `Text("add ")`, `Channels`, and three `Operand`s.

use super::arguments::{Arg, Args};
use super::names::{LabelKind, SymbolClass};
use crate::Versions;

/// Index of a field that the instruction lacks.
pub const NONE: u8 = u8::MAX;

/// A group of bits of a field.
#[derive(Clone, Copy, Debug)]
pub struct Bits {
    /// Index of the field.
    pub arg: u8,
    /// Lowest bit.
    pub low: u8,
    /// Width in bits, 1 to 64.
    pub width: u8,
}

impl Bits {
    /// Creates the group of all bits of a field of `width` bits.
    pub const fn all(arg: u8, width: u8) -> Self {
        Self { arg, low: 0, width }
    }

    /// Returns the largest value of the group.
    #[inline]
    pub const fn max_value(self) -> u64 {
        if self.width >= 64 { u64::MAX } else { (1 << self.width) - 1 }
    }

    /// Returns the bits of the group in an integer.
    #[inline]
    pub const fn of(self, value: u64) -> u64 {
        value >> self.low & self.max_value()
    }

    /// Returns the value of the group; `None` if the field is an operand.
    #[inline]
    pub fn get(self, args: &Args) -> Option<u64> {
        args.values.get(usize::from(self.arg))?.int().map(|value| self.of(value))
    }

    /// Sets the value of the group, truncated to its width.
    #[inline]
    pub fn set(self, args: &mut Args, value: u64) {
        if let Some(arg) = args.values.get_mut(usize::from(self.arg)) {
            let mask = self.max_value() << self.low;
            *arg = Arg::Int(arg.int().unwrap_or(0) & !mask | value << self.low & mask);
        }
    }
}

/// The words for the codes of a bit group. A word may belong to several codes, because platforms
/// and versions disagree.
#[derive(Debug)]
pub struct Words {
    /// Description with an article, for error messages.
    pub what: &'static str,
    /// Words by code; empty if a code has none.
    pub texts: &'static [&'static str],
    /// The words of `texts` as [`packed`] integers. Empty if a word cannot be packed.
    pub packed: &'static [u64],
    /// Words of particular versions: code, versions, word. They are printed in these versions, and
    /// parsed in all.
    pub others: &'static [(u8, Versions, &'static str)],
    /// Alternative words: code, word. They are parsed, and never printed.
    pub read: &'static [(u8, &'static str)],
    /// Former words: code, word. They are parsed with a [`Remark`](super::Remark), and never
    /// printed.
    pub former: &'static [(u8, &'static str)],
    /// Platforms of codes that share a word with another code: code, bit mask of platforms.
    pub platforms: &'static [(u8, u64)],
}

/// Literal characters of a template.
#[derive(Debug)]
pub struct Literal {
    /// The characters.
    pub text: &'static str,
    /// The first 16 bytes of `text`, padded with zeros. A copy of constant size is one instruction.
    pub block: [u8; 16],
}

/// Creates a literal.
pub const fn literal(text: &'static str) -> Literal {
    let (bytes, mut block) = (text.as_bytes(), [0; 16]);
    let mut i = 0;
    while i < bytes.len() && i < block.len() {
        block[i] = bytes[i];
        i += 1;
    }
    Literal { text, block }
}

/// Packs up to eight characters into an integer, the first in the lowest byte.
pub const fn packed(word: &[u8]) -> u64 {
    let mut value = 0;
    let mut i = 0;
    while i < word.len() && i < 8 {
        value |= (word[i] as u64) << (8 * i);
        i += 1;
    }
    value
}

/// Packs words for [`Words::packed`].
pub const fn pack<const N: usize>(words: [&str; N]) -> [u64; N] {
    let mut numbers = [0; N];
    let mut i = 0;
    while i < N {
        numbers[i] = packed(words[i].as_bytes());
        i += 1;
    }
    numbers
}

/// A condition on the fields of an instruction.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// The value of the group has its bit set in the mask.
    In(Bits, u64),
    /// The operand at this index is null.
    Null(u8),
}

impl When {
    /// Returns whether the condition holds.
    #[inline]
    pub fn holds(&self, args: &Args) -> bool {
        match *self {
            Self::In(bits, codes) => bits.get(args).is_some_and(|value| value < 64 && codes >> value & 1 == 1),
            Self::Null(arg) => args.values.get(usize::from(arg)).is_some_and(|arg| arg.is_null()),
        }
    }

    /// Sets the fields such that the condition holds, if only one value satisfies it.
    pub fn set(&self, args: &mut Args) {
        match *self {
            Self::In(bits, codes) if codes.is_power_of_two() => bits.set(args, u64::from(codes.trailing_zeros())),
            Self::In(..) | Self::Null(_) => {}
        }
    }
}

/// An optional part of a template.
#[derive(Debug)]
pub struct OptionalPart {
    /// Bit group that determines whether the part is present.
    pub bits: Bits,
    /// The part is present if the group has this value; `None`: if it is not 0.
    pub code: Option<u64>,
    /// Whether the condition is negated.
    pub negated: bool,
    /// Items of the part.
    pub items: &'static [Item],
}

/// The kinds of operands that are legal at an item of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperandSyntax {
    /// A vector operand.
    Vector,
    /// A vector operand whose saturation is shown by another item.
    Saturated,
    /// A vector operand; a general or state operand means the address of its variable.
    AddressOf,
    /// A general variable without a region.
    Register,
}

/// A form that combines several fields. Its fields are listed in the order of
/// [`CompositeForm::parts`], with [`NONE`] for fields that the instruction lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompositeForm {
    /// Cache controls, for example `.ca.uc`.
    LscCaching,
    /// A register with the layout of its data, for example `V40:d32x4t`.
    LscData,
    /// Addresses of a load or store, for example `flat[V36+0x40]:a64`.
    LscAddr,
    /// The address of a surface or sampler state, for example `(V33, 2)`.
    State,
    /// A register with the layout of its blocks, for example `V40:d8.2x16x8nn`.
    Block2dData,
    /// A vector operand that is stored in two fields. The first one is printed.
    Twice,
    /// The address of a block, for example `flat[V34,V35,...]`.
    Block2dAddr,
}

/// The letters of the components of a vector of four, from the lowest bit of a mask on.
pub const COMPONENT_LETTERS: &str = "xyzw";

/// The letters of the colour channels, from the lowest bit of a mask on.
pub const COLOUR_LETTERS: &str = "RGBA";

impl CompositeForm {
    /// Returns the names of the parts of the form, in order. The first part is the field in front
    /// of the colon, unless that field is another part. The specification assigns fields to the
    /// other parts.
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            Self::LscCaching => &["l1", "l2", "l3"],
            Self::LscData => &["register", "size", "elements", "mask copy", "order", "mask", "pitch"],
            Self::LscAddr => &[
                "register",
                "type",
                "surface",
                "surface index",
                "factor",
                "offset",
                "size",
                "pitch",
                "offset u",
                "v",
                "offset v",
                "r",
                "offset r",
                "lod",
            ],
            Self::State => &["operand", "surface index", "sampler index"],
            Self::Block2dData => &["register", "size", "blocks", "width", "height", "order", "packing"],
            Self::Twice => &["operand", "copy"],
            Self::Block2dAddr => &[
                "base",
                "width",
                "height",
                "pitch",
                "x",
                "offset x",
                "y",
                "offset y",
                "type",
                "surface",
                "surface index",
            ],
        }
    }

    /// Returns the part that the whole template sets rather than the form: any placeholder may
    /// cover it. The data of a strided access use the pitch of the addresses.
    pub const fn part_of_template(self) -> Option<&'static str> {
        if matches!(self, Self::LscData) { Some("pitch") } else { None }
    }
}

/// An item of a template.
#[derive(Debug)]
pub enum Item {
    /// Literal characters.
    Text(&'static Literal),
    /// Whitespace. Prints one blank, unless the line is empty or ends with one.
    Blank,
    /// A second blank.
    SecondBlank,
    /// Execution mask and size without parentheses: `M1, 16`.
    ExecSize(u8),
    /// Execution mask and size in parentheses, with blanks around: `(M1, 16)`.
    ExecSizeInParentheses(u8),
    /// The word for the value of a bit group.
    Word(Bits, &'static Words),
    /// A decimal number, which may be hexadecimal when it is read.
    Number(Bits),
    /// A decimal number in two's complement, with a minus sign if it is negative.
    Signed(Bits),
    /// A decimal number, when it is read, too.
    Decimal(Bits),
    /// A hexadecimal number with `0x` and lower-case digits.
    Hex(Bits),
    /// A hexadecimal number with `0x` and upper-case digits.
    HexCapitals(Bits),
    /// The lower-case digits of a hexadecimal number.
    HexDigits(Bits),
    /// The letter of each set bit of a mask.
    Letters(Bits, &'static str),
    /// The text of each set bit: bit, text.
    Flags(u8, &'static [(u8, &'static str)]),
    /// The mark of saturation, if the operand saturates.
    Saturation(u8),
    /// An operand.
    Operand(u8, OperandSyntax),
    /// An operand. An immediate is shown as a word if there is one for it.
    NamedOperand(u8, &'static Words),
    /// A raw operand with its byte offset.
    RawOperand(u8),
    /// A variable of this class, by index.
    Variable(Bits, SymbolClass),
    /// A variable whose class is the value of the bit group: 0 general, 1 address, 2 predicate.
    VariableOfClass(u8, Bits),
    /// A label.
    Label(u8, LabelKind),
    /// A string of the string pool, as a name.
    Name(u8),
    /// A string of the string pool, in double quotes.
    QuotedString(u8),
    /// The raw operands of the list, separated by blanks.
    RawOperandList,
    /// The labels of the list, separated by commas.
    LabelList(LabelKind),
    /// An optional part.
    Optional(&'static OptionalPart),
    /// A form that combines the fields at these indices.
    Composite(CompositeForm, &'static [u8]),
}

/// A template of one layout.
#[derive(Debug)]
pub struct TextTemplate {
    /// Position of the layout in the list of all layouts.
    pub format: u16,
    /// Versions that use the template.
    pub versions: Versions,
    /// Conditions under which the template applies, all of which hold.
    pub when: &'static [When],
    /// Index of the predicate field in front of the mnemonic, or [`NONE`].
    pub predicate: u8,
    /// Initial values of the fields before parsing: zeros and null operands.
    pub blank: &'static [Arg],
    /// Items after the predicate.
    pub items: &'static [Item],
}

/// The templates of an instruction.
#[derive(Debug)]
pub struct Instruction {
    /// Templates of the instruction, in order of preference.
    pub forms: &'static [TextTemplate],
    /// Templates of another instruction with the same encoding: index of the label field, label
    /// kind, templates. They apply if the label has this kind.
    pub alias: Option<(u8, LabelKind, &'static [TextTemplate])>,
}

/// A mnemonic: the first word of templates.
#[derive(Debug)]
pub struct Mnemonic {
    /// The word.
    pub text: &'static str,
    /// The mnemonic in today's specification, if the word is a former one.
    pub now: Option<&'static str>,
    /// Templates that begin with the word. Each has the code of the word for the first placeholder,
    /// or [`NONE`].
    pub forms: &'static [(&'static TextTemplate, u8)],
}

/// The encoding of operands and common fields: positions of bit groups, and their words.
#[derive(Debug)]
pub struct Codes {
    /// Words of the data types by code.
    pub types: Words,
    /// Width in bits and kind of each data type, by code.
    pub kinds: &'static [(u8, TypeKind)],
    /// Words of the modifiers by code. The word that begins with a full stop is saturation, which
    /// follows the mnemonic.
    pub modifiers: Words,
    /// Code of the modifier for saturation.
    pub saturation: u8,
    /// Vertical stride of a region.
    pub v_stride: (Bits, Words),
    /// Width of a region.
    pub width: (Bits, Words),
    /// Horizontal stride of a region.
    pub h_stride: (Bits, Words),
    /// For vertical stride, width and horizontal stride, by digit: the shifted code plus 1; 0 if
    /// the digit has no code.
    pub region_digits: [[u16; 10]; 3],
    /// For vertical stride, width and horizontal stride, by code: the digit; 1 if the code has no
    /// word, and 0 if its word is longer than one digit.
    pub region_marks: [[u8; 16]; 3],
    /// Number of addresses of an address operand.
    pub address_width: Words,
    /// Index of a predicate.
    pub predicate_id: Bits,
    /// Combination of the bits of a predicate.
    pub predicate_combine: (Bits, Words),
    /// Inversion of a predicate.
    pub predicate_invert: Bits,
    /// Number of channels.
    pub exec_size: (Bits, Words),
    /// Part of the execution mask.
    pub exec_mask: (Bits, Words),
    /// Shifted codes plus 1, and 0 if there is none: of the masks `M0` to `M9` by digit, and of the
    /// numbers of channels by number.
    pub exec_digits: ([u16; 10], [u16; 33]),
    /// The texts `(M1, ` and `16) ` as [`packed`] integers, by code; 0 if a word has another form.
    pub exec_texts: ([u64; 16], [u64; 16]),
    /// By class code of a state operand: `true` for samplers, `false` for surfaces.
    pub samplers: &'static [bool],
    /// Words of the load/store unit.
    pub lsc: Lsc,
}

/// Words for fields of the load/store unit.
#[derive(Debug)]
pub struct Lsc {
    /// Cache controls.
    pub caching: Words,
    /// Bit mask of the platforms with a cache control for each of three levels.
    pub three_levels: u64,
    /// Address types.
    pub address_type: Words,
    /// Address sizes.
    pub address_size: Words,
    /// Data sizes.
    pub data_size: Words,
    /// Numbers of elements.
    pub elements: Words,
    /// Orders of elements.
    pub order: Words,
    /// Packings of elements.
    pub packing: Words,
}

/// Interpretation of the values of a data type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// Unsigned integers.
    Unsigned,
    /// Signed integers.
    Signed,
    /// Floating-point numbers.
    Float,
    /// Packed numbers, or values that cannot be written as an immediate.
    Packed,
}

/// The tables of the printer and the parser.
#[derive(Debug)]
pub struct Tables {
    /// Templates by instruction.
    pub instructions: &'static [Instruction],
    /// Mnemonics.
    pub mnemonics: &'static [Mnemonic],
    /// Hash table with linear probing: 1-based index into `mnemonics`, or 0 for an empty slot. The
    /// length is a power of two, and at least one slot is empty.
    pub hash: &'static [u16],
    /// Formats of labels.
    pub labels: &'static [LabelFormat],
    /// Encoding of operands.
    pub codes: Codes,
}

/// The format of the label definitions of one kind.
#[derive(Debug)]
pub struct LabelFormat {
    /// Kind of the labels.
    pub kind: LabelKind,
    /// Position of the format in the list of all formats.
    pub format: u16,
    /// Position of the field with the index of the label.
    pub field: u8,
}

/// Returns the FNV-1a hash of a mnemonic, folded once more.
pub const fn hash(word: &[u8]) -> u32 {
    let mut value = 0x811c_9dc5_u32;
    let mut i = 0;
    while i < word.len() {
        value = (value ^ word[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    value ^ value >> 15
}

/// Builds the hash table of mnemonics. `N` must be a power of two and larger than the number of
/// words.
pub const fn hash_table<const N: usize>(words: &[Mnemonic]) -> [u16; N] {
    assert!(N.is_power_of_two() && words.len() < N, "a hash table that is never full");
    let mut table = [0; N];
    let mut i = 0;
    while i < words.len() {
        let mut slot = hash(words[i].text.as_bytes()) as usize & (N - 1);
        while table[slot] != 0 {
            slot = (slot + 1) & (N - 1);
        }
        i += 1;
        table[slot] = i as u16;
    }
    table
}

impl Tables {
    /// Returns the templates of a mnemonic.
    #[inline]
    pub fn mnemonic(&self, word: &[u8]) -> Option<&'static Mnemonic> {
        let mask = self.hash.len().wrapping_sub(1);
        let mut slot = hash(word) as usize & mask;
        for _ in 0..self.hash.len() {
            let index = usize::from(*self.hash.get(slot)?);
            let known = self.mnemonics.get(index.checked_sub(1)?)?;
            if known.text.as_bytes() == word {
                return Some(known);
            }
            slot = (slot + 1) & mask;
        }
        None
    }
}
