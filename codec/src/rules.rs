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
    /// Whether each channel works on its own elements, which the regions of the operands choose.
    pub lanes: bool,
    /// Named rules.
    pub constraints: &'static [Constraint],
    /// What each operand is tested for, by field, up to the last one.
    pub operands: &'static [OperandTest],
    /// Of each of these, one test at least succeeds in an instruction that surely breaks none of the rules about other things.
    pub clauses: &'static [&'static [Test]],
}

/// A quick test of an instruction, made of the rules. That it fails decides nothing; that it succeeds says that the part of the rule
/// which it stands for is not broken. Sets are by bits. What is unknown succeeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Test {
    /// Bits of a field: field, lowest bit, width, whether values from 64 on are in the set, the set.
    Number(u8, u8, u8, bool, u64),
    /// The element type of an operand.
    Type(u8, u64),
    /// The class of an operand.
    Class(u8, u64),
    /// Whether an operand is the null variable: bit 1 for yes, bit 0 for no.
    IsNull(u8, u64),
    /// The number of channels. 0 is an unknown number.
    Channels(u64),
    /// The platform.
    Platform(u64),
    /// The kind of the label of this number.
    Label(u8, u8),
    /// Something of the number in the field is declared.
    Declared(u8, Declared),
    /// The expression is not false.
    Holds(&'static Expr),
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
    /// Its region has rules.
    pub const REGION: u8 = 4;
    /// An immediate has rules of its own.
    pub const IMMEDIATE: u8 = 8;
    /// Its variable has rules of its own.
    pub const LOOK: u8 = 16;
    /// Of an operand without rules, or of no operand at all.
    pub const ANY: Self = Self { types: 0, classes: u8::MAX, alignment: 0, flags: 0 };

    /// A test. No classes are all of them.
    pub const fn new(classes: u8, types: u32, alignment: u8, flags: u8) -> Self {
        Self { types, classes: if classes == 0 { u8::MAX } else { classes }, alignment, flags }
    }
}
