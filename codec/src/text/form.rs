//! The templates as tables: what the generator makes of the Text sections.

use super::args::{Arg, Args};
use super::names::{LabelKind, SymbolClass};
use crate::Versions;

/// Stands for a field that there is not.
pub const NONE: u8 = u8::MAX;

/// Some bits of a field; of an operand, nothing.
#[derive(Clone, Copy, Debug)]
pub struct Bits {
    /// Position of the field.
    pub arg: u8,
    /// Lowest bit.
    pub low: u8,
    /// How many bits, 1 to 64.
    pub width: u8,
}

impl Bits {
    /// All bits of a field of so many bits.
    pub const fn all(arg: u8, width: u8) -> Self {
        Self { arg, low: 0, width }
    }

    /// The largest value.
    #[inline]
    pub const fn most(self) -> u64 {
        if self.width >= 64 { u64::MAX } else { (1 << self.width) - 1 }
    }

    /// The bits in a number.
    #[inline]
    pub const fn of(self, value: u64) -> u64 {
        value >> self.low & self.most()
    }

    /// The value. An operand has none.
    #[inline]
    pub fn get(self, args: &Args) -> Option<u64> {
        args.values.get(usize::from(self.arg))?.int().map(|value| self.of(value))
    }

    /// Sets the value; bits that do not fit are dropped.
    #[inline]
    pub fn set(self, args: &mut Args, value: u64) {
        if let Some(arg) = args.values.get_mut(usize::from(self.arg)) {
            let mask = self.most() << self.low;
            *arg = Arg::Int(arg.int().unwrap_or(0) & !mask | value << self.low & mask);
        }
    }
}

/// The words for the values of some bits, by code; an empty one is none. No two platforms and versions agree on all of them, so a
/// word may stand for several codes.
#[derive(Debug)]
pub struct Words {
    /// What a message calls them.
    pub what: &'static str,
    /// By code.
    pub texts: &'static [&'static str],
    /// The same as [`packed`] numbers, if each has one.
    pub packed: &'static [u64],
    /// Other words for codes, in these versions: printed there, and read everywhere.
    pub others: &'static [(u8, Versions, &'static str)],
    /// Further words for codes: read everywhere, and never printed.
    pub read: &'static [(u8, &'static str)],
    /// Codes that only these platforms have, where several codes have the same word.
    pub platforms: &'static [(u8, u64)],
}

/// Characters of a template.
#[derive(Debug)]
pub struct Literal {
    /// The characters.
    pub text: &'static str,
    /// The first of them, and zeros: a block of this size is copied faster than one of any size.
    pub block: [u8; 16],
}

/// Characters of a template, laid out.
pub const fn literal(text: &'static str) -> Literal {
    let (bytes, mut block) = (text.as_bytes(), [0; 16]);
    let mut i = 0;
    while i < bytes.len() && i < block.len() {
        block[i] = bytes[i];
        i += 1;
    }
    Literal { text, block }
}

/// Up to eight characters as a number, the first in the lowest byte.
pub const fn packed(word: &[u8]) -> u64 {
    let mut value = 0;
    let mut i = 0;
    while i < word.len() && i < 8 {
        value |= (word[i] as u64) << (8 * i);
        i += 1;
    }
    value
}

/// The words as numbers, for [`Words::packed`].
pub const fn pack<const N: usize>(words: [&str; N]) -> [u64; N] {
    let mut numbers = [0; N];
    let mut i = 0;
    while i < N {
        numbers[i] = packed(words[i].as_bytes());
        i += 1;
    }
    numbers
}

/// A condition on the members.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// The value is one of those whose bit is set.
    In(Bits, u64),
    /// The operand is null.
    Null(u8),
}

impl When {
    /// Whether it holds.
    #[inline]
    pub fn holds(&self, args: &Args) -> bool {
        match *self {
            Self::In(bits, codes) => bits.get(args).is_some_and(|value| value < 64 && codes >> value & 1 == 1),
            Self::Null(arg) => args.values.get(usize::from(arg)).is_some_and(|arg| arg.is_null()),
        }
    }

    /// Makes it hold, if there is only one way.
    pub fn set(&self, args: &mut Args) {
        match *self {
            Self::In(bits, codes) if codes.is_power_of_two() => bits.set(args, u64::from(codes.trailing_zeros())),
            Self::In(..) | Self::Null(_) => {}
        }
    }
}

/// A part of a template that is not always there.
#[derive(Debug)]
pub struct Optional {
    /// What decides.
    pub bits: Bits,
    /// It is there if the value is this; `None`: if it is not 0.
    pub code: Option<u64>,
    /// It is there if it would not be, and the other way round.
    pub negated: bool,
    /// The part.
    pub items: &'static [Item],
}

/// Which operands may stand in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A vector operand.
    Vector,
    /// The same; saturation is shown elsewhere.
    Saturated,
    /// The same; a general or state operand stands for the address of the variable.
    AddressOf,
    /// A general variable without a region.
    Register,
}

/// Several fields in a form of their own. The fields are given in the order of [`Composite::parts`], [`NONE`] for those
/// that an instruction does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Composite {
    /// Behaviour of the levels of caches: `.ca.uc`.
    LscCaching,
    /// A register with the shape of the data in it: `V40:d32x4t`.
    LscData,
    /// Addresses of a load or store: `flat[V36+0x40]:a64`.
    LscAddr,
    /// The address of a surface or sampler state: `(V33, 2)`.
    State,
    /// A register with the shape of the rectangles in it: `V40:d8.2x16x8nn`.
    Block2dData,
    /// A vector operand that two fields have. The second one is not looked at when it is printed.
    Twice,
    /// The place of a rectangle: `flat[V34,V35,...]`.
    Block2dAddr,
}

impl Composite {
    /// Returns the names of the parts of the form, in order. The first part is the field in front of the colon, unless
    /// that field is another part. The specification says which field each part is.
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

    /// Returns the part that the form takes from the template as a whole: any placeholder may cover it. The data of a
    /// strided access have the pitch of the addresses.
    pub const fn part_of_template(self) -> Option<&'static str> {
        if matches!(self, Self::LscData) { Some("pitch") } else { None }
    }
}

/// A part of a template.
#[derive(Debug)]
pub enum Item {
    /// These characters.
    Text(&'static Literal),
    /// Blanks. Behind another one, nothing is printed.
    Blank,
    /// One more blank.
    Second,
    /// `M1, 16`.
    Exec(u8),
    /// The same in parentheses, between blanks.
    Channels(u8),
    /// A word for the value.
    Word(Bits, &'static Words),
    /// A number in decimal.
    Number(Bits),
    /// A number in hexadecimal, after `0x`.
    Hex(Bits),
    /// The same with capital letters.
    Capitals(Bits),
    /// The digits of a number in hexadecimal.
    Digits(Bits),
    /// The letters of a mask.
    Letters(Bits, &'static str),
    /// The texts of the bits that are set.
    Flags(u8, &'static [(u8, &'static str)]),
    /// What shows saturation, if the operand saturates.
    Saturation(u8),
    /// An operand.
    Operand(u8, Place),
    /// An operand; constants with a word are shown by it.
    Named(u8, &'static Words),
    /// A register with its byte offset.
    Raw(u8),
    /// A variable, by its number.
    Variable(Bits, SymbolClass),
    /// A variable of the class that the bits say: general, address, predicate.
    VariableOf(u8, Bits),
    /// A label.
    Label(u8, LabelKind),
    /// A string of the pool, as a name.
    Name(u8),
    /// A string of the pool, in quotes.
    Quoted(u8),
    /// The registers of the list, separated by blanks.
    Raws,
    /// The labels of the list, separated by commas.
    Labels(LabelKind),
    /// A part that is not always there.
    Sometimes(&'static Optional),
    /// Several fields in a form of its own.
    Several(Composite, &'static [u8]),
}

/// A template.
#[derive(Debug)]
pub struct Form {
    /// Position of its layout in the list of all.
    pub format: u16,
    /// Versions whose tools use it.
    pub versions: Versions,
    /// When it applies.
    pub when: &'static [When],
    /// The predicate in front, or [`NONE`].
    pub predicate: u8,
    /// The members of the instruction before anything is known: zeros and null operands.
    pub blank: &'static [Arg],
    /// What follows the predicate.
    pub items: &'static [Item],
}

/// What the tables know of an instruction.
#[derive(Debug)]
pub struct Instruction {
    /// Its templates.
    pub forms: &'static [Form],
    /// Another instruction with the same bytes: its templates are meant if the label in this field is of this kind.
    pub alias: Option<(u8, LabelKind, &'static [Form])>,
}

/// The first word of templates.
#[derive(Debug)]
pub struct Mnemonic {
    /// The word.
    pub text: &'static str,
    /// Templates that begin with it, and the code that it gives to the first placeholder, or [`NONE`].
    pub forms: &'static [(&'static Form, u8)],
}

/// The code of operands and shared fields: where which bits lie, and the words for them.
#[derive(Debug)]
pub struct Codes {
    /// Data types by code.
    pub types: Words,
    /// Their width in bits and what they hold, by code.
    pub kinds: &'static [(u8, TypeKind)],
    /// Modifiers by code; the one that begins with a full stop is saturation, shown after the mnemonic.
    pub modifiers: Words,
    /// The same one.
    pub saturation: u8,
    /// Vertical stride in a region.
    pub v_stride: (Bits, Words),
    /// Width in a region.
    pub width: (Bits, Words),
    /// Horizontal stride in a region.
    pub h_stride: (Bits, Words),
    /// Of the three of them, by the digit: the code, shifted to its place, plus 1; 0 if the digit stands for none.
    pub region_digits: [[u16; 10]; 3],
    /// The same the other way round: the digit by code, 1 if there is no word for the code, 0 if it has another form.
    pub region_marks: [[u8; 16]; 3],
    /// Widths of address operands.
    pub address_width: Words,
    /// Number of a predicate.
    pub predicate_id: Bits,
    /// How its bits are joined.
    pub predicate_combine: (Bits, Words),
    /// Whether it is inverted.
    pub predicate_invert: Bits,
    /// Number of channels.
    pub exec_size: (Bits, Words),
    /// Part of the execution mask.
    pub exec_mask: (Bits, Words),
    /// Of both: codes shifted to their place, plus 1, of the masks that are `M` and a digit, by the digit, and of the numbers of
    /// channels, by the number; 0 if there is none.
    pub exec_digits: ([u16; 10], [u16; 33]),
    /// The same the other way round, by code: `(M1, ` and `16) ` as [`packed`] numbers; 0 if a word has another form.
    pub exec_texts: ([u64; 16], [u64; 16]),
    /// Classes of state operands by code: whether it is samplers.
    pub samplers: &'static [bool],
    /// What the forms of the load/store unit need.
    pub lsc: Lsc,
}

/// The words for fields of the load/store unit.
#[derive(Debug)]
pub struct Lsc {
    /// Behaviour of a cache.
    pub caching: Words,
    /// The platforms whose accesses have a behaviour for each of three levels of caches.
    pub three_levels: u64,
    /// What addresses are relative to.
    pub address_type: Words,
    /// Size of addresses.
    pub address_size: Words,
    /// Size of data.
    pub data_size: Words,
    /// Number of data.
    pub elements: Words,
    /// Order of data.
    pub order: Words,
    /// Packing of data.
    pub packing: Words,
}

/// What values of a type are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// Unsigned integers.
    Unsigned,
    /// Signed integers.
    Signed,
    /// Floating-point numbers.
    Float,
    /// Several small numbers, or nothing that can be written as a constant.
    Packed,
}

/// Everything that the printer and the parser know.
#[derive(Debug)]
pub struct Tables {
    /// Instructions.
    pub instructions: &'static [Instruction],
    /// First words.
    pub mnemonics: &'static [Mnemonic],
    /// Position of the first words by their hash, 1-based; 0 is none. A power of two long, and never full.
    pub hash: &'static [u16],
    /// Codes of operands.
    pub codes: Codes,
}

/// The hash of a first word.
pub const fn hash(word: &[u8]) -> u32 {
    let mut value = 0x811c_9dc5_u32;
    let mut i = 0;
    while i < word.len() {
        value = (value ^ word[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    value ^ value >> 15
}

/// The hash table over first words. It must be a power of two long, and longer than the list of words.
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
    /// What is known of a first word.
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
