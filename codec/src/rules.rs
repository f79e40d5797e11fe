//! What a table of rules about an instruction is made of: the shape of the data that is generated from a specification.
//!
//! No fact stands here, and nothing is judged here: the validator reads these tables. Sets are bit sets: of data types by their
//! position in the specification's table, of platforms likewise.

/// An expression over the fields of an instruction. What cannot be known has no value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expr {
    /// A number, the code of an enumerator, or the position of a data type.
    Int(i64),
    /// The value of a field.
    Field(u8),
    /// Some bits of a field: field, lowest bit, width.
    Bits(u8, u8, u8),
    /// An entry of a table, by the value of an expression. Past the end there is no value.
    Table(&'static Expr, &'static [u16]),
    /// What is asked of an operand.
    Operand(Query, u8),
    /// Whether an operand begins at a multiple of so many bytes.
    Aligned(u8, &'static Expr),
    /// Whether so many bytes from the beginning of an operand on lie in its variable.
    Fits(u8, &'static Expr),
    /// Whether those of the operands that are there have one type.
    TypesAgree(&'static [u8]),
    /// What is asked of a data type.
    Type(TypeQuery, &'static Expr),
    /// Whether the platform is in the set.
    Platforms(u64),
    /// Number of channels.
    Channels,
    /// Whether the execution mask is ignored.
    NoMask,
    /// Bytes of a register.
    RegisterBytes,
    /// `!a`
    Not(&'static Expr),
    /// `-a`
    Negate(&'static Expr),
    /// `~a`
    Complement(&'static Expr),
    /// `a op b`
    Binary(Op, &'static Expr, &'static Expr),
    /// `a ? b : c`
    Select(&'static Expr, &'static Expr, &'static Expr),
    /// Something that only execution knows.
    Unknown,
}

/// A question about an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Position of its element type.
    Type,
    /// Code of its class.
    Class,
    /// Whether it is the null variable.
    IsNull,
    /// Whether it is one value for all channels.
    IsScalar,
    /// The number, of an immediate.
    Value,
    /// Whether the layout lists it.
    InLayout,
    /// How many registers there are from the first element that it touches to the last one.
    Registers,
    /// The element of its variable that it begins with.
    First,
    /// Whether it names something predefined.
    IsPredefined,
}

/// A question about a data type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeQuery {
    /// Its size in bytes.
    Size,
    /// Whether it is a floating-point type.
    IsFloat,
    /// Whether it is a signed integer type.
    IsSigned,
    /// Whether it is an integer type.
    IsInteger,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is named by its operator's usual name")]
pub enum Op {
    LogicalOr,
    LogicalAnd,
    Or,
    Xor,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Max,
    Min,
}

/// When an operand must be the null variable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NullRule {
    /// The specification does not say.
    Unstated,
    /// It may be.
    Allowed,
    /// It must be if one of these holds.
    If(&'static [Expr]),
}

/// A required alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alignment {
    /// None.
    Any,
    /// So many bytes.
    Bytes(u8),
    /// A register.
    Register,
}

/// What the region of an operand means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regions {
    /// Nothing, or there is none.
    Ignored,
    /// The operand is one value: its first element.
    One,
    /// It chooses an element for each channel.
    Channels,
}

/// A value that a field or bit group may have, where not all that its type has are legal everywhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueRule {
    /// The value.
    pub code: u32,
    /// Platforms that have it.
    pub platforms: u64,
    /// Condition under which it may stand.
    pub valid_if: Option<&'static Expr>,
    /// Line in the file of the group.
    pub line: u32,
}

impl ValueRule {
    /// A value that is legal on all platforms.
    pub const fn plain(code: u32, line: u32) -> Self {
        Self { code, platforms: u64::MAX, valid_if: None, line }
    }
}

/// What is allowed in some bits of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GroupRule {
    /// Name; empty if it has none.
    pub name: &'static str,
    /// Lowest bit.
    pub low: u8,
    /// Width in bits.
    pub width: u8,
    /// Whether it is in two's complement.
    pub signed: bool,
    /// Legal values of a number.
    pub range: Option<(i64, i64)>,
    /// Legal values; empty: those of its type.
    pub values: &'static [ValueRule],
    /// File that defines it; empty: that of the instruction.
    pub file: &'static str,
    /// Line in that file.
    pub line: u32,
}

/// A number that refers to something declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Of which class: its position in the specification's table of classes of variables.
    pub class: u8,
    /// Lowest bit.
    pub low: u8,
    /// Width in bits.
    pub width: u8,
    /// Whether 0 stands for none.
    pub or_none: bool,
}

/// What a number refers to where another field says of which class it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selected {
    /// The field that says it.
    pub by: u8,
    /// Lowest bit of what says it.
    pub low: u8,
    /// Width in bits.
    pub width: u8,
    /// Positions of classes by its value; 255 is none.
    pub classes: &'static [u8],
}

/// What is allowed in a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FieldRule {
    /// Classes of operand: bit `n` is the class of code `n`; 0 is any.
    pub classes: u8,
    /// Whether an immediate has at most 16 bits.
    pub short: bool,
    /// Element types; 0 is any.
    pub types: u32,
    /// Legal values of a number or immediate.
    pub range: Option<(i64, i64)>,
    /// The only legal value.
    pub must_be: Option<u64>,
    /// Elements that the variable must have, in which case.
    pub elements: &'static [(Option<Expr>, u32)],
    /// Otherwise it is absent.
    pub present: Option<&'static Expr>,
    /// The field that counts the list which it belongs to.
    pub counted_by: Option<u8>,
    /// When it has no effect.
    pub ignored: Option<&'static Expr>,
    /// When it is the null variable.
    pub null: NullRule,
    /// The number, or some bits of it, is that of a declared variable, label or string.
    pub declared: Option<Declared>,
    /// The same where another field says of which class it is.
    pub selected: Option<Selected>,
    /// What its region means.
    pub region: Regions,
    /// Kinds of label: bit `n` is the kind of code `n`; 0 is any.
    pub labels: u8,
    /// Alignment.
    pub alignment: Alignment,
    /// Whether it is a source.
    pub read: bool,
    /// Whether it is a destination.
    pub written: bool,
    /// Its bits.
    pub groups: &'static [GroupRule],
    /// Bits that must be zero, with the platforms.
    pub reserved: &'static [(u64, u64)],
}

impl GroupRule {
    /// Bits in which anything may stand.
    pub const ANY: Self =
        Self { name: "", low: 0, width: 0, signed: false, range: None, values: &[], file: "", line: 0 };
}

impl FieldRule {
    /// A field in which anything may stand.
    pub const ANY: Self = Self {
        classes: 0,
        short: false,
        types: 0,
        range: None,
        must_be: None,
        elements: &[],
        present: None,
        counted_by: None,
        ignored: None,
        null: NullRule::Unstated,
        declared: None,
        selected: None,
        region: Regions::Ignored,
        labels: 0,
        alignment: Alignment::Any,
        read: false,
        written: false,
        groups: &[],
        reserved: &[],
    };
}

/// What chooses a layout: the value of a field, or the type of an operand, is one of these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// What is looked at.
    pub key: Expr,
    /// The values.
    pub codes: &'static [u32],
}

/// A layout: which fields there are, in wire order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LayoutRule {
    /// All of these hold.
    pub choices: &'static [Choice],
    /// The fields.
    pub fields: &'static [u8],
}

/// Any destination type with any source types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeMap {
    /// Types of destinations.
    pub dst: u32,
    /// Types of sources.
    pub src: u32,
    /// Platforms that have it.
    pub platforms: u64,
    /// Line in the instruction's file.
    pub line: u32,
}

/// A rule of the specification with a name of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Constraint {
    /// The name.
    pub name: &'static str,
    /// What holds.
    pub holds: Expr,
    /// Why.
    pub reason: &'static str,
    /// Line in the instruction's file.
    pub line: u32,
}

/// Whether a destination may saturate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saturation {
    /// It may not.
    No,
    /// It may.
    Yes,
    /// If it is of a floating-point type.
    FloatOnly,
}

/// Modifiers that sources may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifiers {
    /// The specification does not say.
    Unstated,
    /// None.
    None,
    /// Negation and absolute value.
    Arithmetic,
    /// Complement.
    Logic,
}

/// What is allowed in an instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InstRules {
    /// The file.
    pub file: &'static str,
    /// Where it is said which platforms have it: file and line.
    pub listed: (&'static str, u32),
    /// Line of the first layout.
    pub layouts_line: u32,
    /// For each field, in the order of the fields in the tables about instructions.
    pub fields: &'static [FieldRule],
    /// The layouts.
    pub layouts: &'static [LayoutRule],
    /// Types of operands that do not say which they take, with platforms; empty is any.
    pub types: &'static [(u32, u64)],
    /// Line of the types.
    pub types_line: u32,
    /// Type maps; empty is any combination.
    pub maps: &'static [TypeMap],
    /// Saturation, and its line.
    pub saturation: (Saturation, u32),
    /// Source modifiers, and their line.
    pub modifiers: (Modifiers, u32),
    /// Number of channels.
    pub channels: Option<&'static Expr>,
    /// Whether the execution mask is ignored.
    pub no_mask: Option<&'static Expr>,
    /// Named rules.
    pub constraints: &'static [Constraint],
    /// What each operand is tested for, by field, up to the last one.
    pub operands: &'static [OperandTest],
    /// One of these has the types of all operands that do not say which they take; empty is any.
    pub fits: &'static [Fit],
    /// Where the number of channels is from: field, lowest bit, width, and the numbers by code.
    pub size: Option<(u8, u8, u8, &'static [u16])>,
    /// Fields with numbers that refer to something declared.
    pub declared: &'static [(u8, Declared)],
    /// The same where another field says of which class they are.
    pub selected: &'static [(u8, Selected)],
    /// Fields with labels, and which kinds these are of.
    pub labels: &'static [(u8, u8)],
    /// How many of the tests are about a field of one byte alone: steps have them in their sets.
    pub of_bytes: u16,
    /// An instruction that passes all clauses of these tests surely breaks no other rule about numbers, types and classes. A clause
    /// is passed if one of its tests succeeds.
    pub tests: &'static [Test],
    /// Expressions that tests are about.
    pub holds: &'static [&'static Expr],
}

/// A quick test of an instruction, made of the rules: whether some bits of what is known about it are a number of a set. That it
/// fails decides nothing; that it succeeds says that the part of a rule which it stands for is not broken. What is unknown succeeds.
///
/// There is a number for each field: its value, or, of an operand, its type, its class, whether it is the null variable, and the
/// lower half of an immediate, each in bits of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// The field, or one of the numbers from [`PLATFORM`](Self::PLATFORM) on.
    pub slot: u8,
    /// The lowest bit.
    pub low: u8,
    /// Width in bits.
    pub width: u8,
    /// Whether numbers from 64 on are in the set.
    pub beyond: bool,
    /// Whether it is the last of its clause.
    pub last: bool,
    /// Which test comes next if it succeeds, counted from this one.
    pub skip: u8,
    /// Numbers, by bits.
    pub set: u64,
}

impl Test {
    /// The position of the platform.
    pub const PLATFORM: u8 = 61;
    /// The number of channels; 0 is an unknown one.
    pub const CHANNELS: u8 = 62;
    /// Whether the expression holds whose number is the set.
    pub const HOLDS: u8 = 63;
    /// Where the type of an operand begins: its position, or 63.
    pub const TYPE: u8 = 0;
    /// Where the class begins: its code, or 63.
    pub const CLASS: u8 = 8;
    /// Where it says whether it is the null variable: 0 for no, 1 for yes, 2 if it cannot be said.
    pub const NULL: u8 = 16;
    /// Where the lower half of an immediate begins.
    pub const IMMEDIATE: u8 = 32;

    const fn new(slot: u8, low: u8, width: u8, beyond: bool, set: u64) -> Self {
        Self { slot, low, width, beyond, last: false, skip: 1, set }
    }

    /// Of bits of a number.
    pub const fn number(field: u8, low: u8, width: u8, beyond: bool, set: u64) -> Self {
        Self::new(field, low, width, beyond, set)
    }

    /// Of the type of an operand.
    pub const fn data_type(field: u8, set: u64) -> Self {
        Self::new(field, Self::TYPE, 8, true, set)
    }

    /// Of the class of an operand.
    pub const fn class(field: u8, set: u64) -> Self {
        Self::new(field, Self::CLASS, 8, true, set)
    }

    /// Of whether an operand is the null variable.
    pub const fn null(field: u8, set: u64) -> Self {
        Self::new(field, Self::NULL, 2, true, set)
    }

    /// Of the lowest bits of an immediate.
    pub const fn immediate(field: u8, width: u8, set: u64) -> Self {
        Self::new(field, Self::IMMEDIATE, width, false, set)
    }

    /// Of the number of channels.
    pub const fn channels(set: u64) -> Self {
        Self::new(Self::CHANNELS, 0, 64, false, set)
    }

    /// Of the platform.
    pub const fn platform(set: u64) -> Self {
        Self::new(Self::PLATFORM, 0, 64, false, set)
    }

    /// Of an expression, by its position in [`InstRules::holds`].
    pub const fn holds(expr: u64) -> Self {
        Self::new(Self::HOLDS, 0, 64, false, expr)
    }

    /// The same if another test of the clause follows, and where to go on if it succeeds.
    #[must_use]
    pub const fn or(self, skip: u8) -> Self {
        Self { skip, ..self }
    }

    /// The same as the last of its clause.
    #[must_use]
    pub const fn end(self, skip: u8) -> Self {
        Self { skip, last: true, ..self }
    }
}

/// A quick test of an operand, made of the rules about its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandTest {
    /// Types; 0 is those of the instruction.
    pub types: u32,
    /// Classes.
    pub classes: u8,
    /// Bytes that it is aligned to; 0 is any, 255 those of a register.
    pub alignment: u8,
    /// What else is looked at.
    pub flags: u8,
}

impl OperandTest {
    /// It is read.
    pub const READ: u8 = 1;
    /// It is written.
    pub const WRITTEN: u8 = 2;
    /// Its region chooses an element for each channel.
    pub const REGION: u8 = 4;
    /// An immediate has rules of its own.
    pub const IMMEDIATE: u8 = 8;
    /// Its variable has rules of its own.
    pub const LOOK: u8 = 16;
    /// It is aligned.
    pub const ALIGNED: u8 = 32;
    /// It is one value.
    pub const ONE: u8 = 64;
    /// Of an operand without rules, or of no operand at all.
    pub const ANY: Self = Self { types: 0, classes: u8::MAX, alignment: 0, flags: 0 };

    /// A test. No classes are all of them.
    pub const fn new(classes: u8, types: u32, alignment: u8, flags: u8) -> Self {
        Self { types, classes: if classes == 0 { u8::MAX } else { classes }, alignment, flags }
    }
}

/// Types that may stand together on some platforms: any of some destination types, with any of some source types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit(u64);

impl Fit {
    const TYPES: u32 = 24;

    /// Of so many of these types, by their sets. Types past the 24th and platforms past the 16th are in none.
    pub const fn new(dst: u64, src: u64, platforms: u64) -> Self {
        let types = (1 << Self::TYPES) - 1;
        Self(dst & types | (src & types) << Self::TYPES | platforms << (2 * Self::TYPES))
    }

    /// The destination types, or the source types, of these that can be in a set.
    #[inline(always)]
    pub const fn of(types: u32, written: bool) -> Self {
        Self((types as u64) << if written { 0 } else { Self::TYPES })
    }

    /// What is in either.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all that is in the other one is in this one.
    #[inline(always)]
    pub const fn has(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
}

/// The bytes of an instruction of one format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scan {
    /// Position of the instruction in the list of all.
    pub kind: u8,
    /// The position, after that of the first one, of the row for older versions; 0 for none.
    pub older: u8,
    /// Bytes of its opcode.
    pub opcode: u8,
    /// The [key](crate::Version::key) of the version from which on it has these bytes.
    pub since: u16,
    /// Platforms that have it.
    pub platforms: u64,
    /// The fields, by bits.
    pub fields: u64,
    /// The numbers that follow the opcode, in eight bytes at most.
    pub numbers: &'static [Step],
    /// What follows these.
    pub steps: &'static [Step],
}

/// A field in the bytes of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is: the number of bytes of an unsigned integer, or one of the constants.
    pub how: u8,
    /// The field.
    pub field: u8,
    /// Numbers of the sets that the two lowest bytes of an integer are in. Of a source, whether immediates need no closer look.
    pub sets: [u8; 2],
}

impl Step {
    /// A vector operand.
    pub const VECTOR: u8 = 16;
    /// A raw operand.
    pub const RAW: u8 = 17;
    /// A vector operand that is read, whose region has rules; it may be a general one, and types are those of the instruction.
    pub const SOURCE: u8 = 18;
    /// The same of one that is written.
    pub const DESTINATION: u8 = 19;

    /// Of a signed integer, beside the number of bytes.
    pub const SIGNED: u8 = 32;

    /// An integer of so many bytes, 1, 2, 4 or 8; of none, 0.
    pub const fn int(bytes: u8, field: u8, low: u8, high: u8) -> Self {
        Self { how: bytes, field, sets: [low, high] }
    }

    /// A signed integer of so many bytes, 1, 2, 4 or 8.
    pub const fn signed(bytes: u8, field: u8) -> Self {
        Self { how: bytes | Self::SIGNED, field, sets: [0; 2] }
    }

    /// An operand.
    pub const fn operand(how: u8, field: u8) -> Self {
        Self { how, field, sets: [0; 2] }
    }

    /// A vector operand.
    pub const fn vector(field: u8) -> Self {
        Self::operand(Self::VECTOR, field)
    }

    /// A raw operand.
    pub const fn raw(field: u8) -> Self {
        Self::operand(Self::RAW, field)
    }

    /// A source.
    pub const fn source(field: u8, immediates: bool) -> Self {
        Self { how: Self::SOURCE, field, sets: [immediates as u8, 0] }
    }

    /// A destination.
    pub const fn destination(field: u8) -> Self {
        Self::operand(Self::DESTINATION, field)
    }
}
