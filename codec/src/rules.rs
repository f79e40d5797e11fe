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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// Position of its element type.
    Type,
    /// Code of its class.
    Class,
    /// Whether it is the null variable.
    IsNull,
    /// Whether it is one value for all channels.
    IsScalar,
    /// How many elements a row of its region has.
    RowWidth,
    /// Whether it saturates, of a destination.
    Saturates,
    /// The number, of an immediate.
    Value,
    /// Whether the layout lists it.
    InLayout,
    /// How many registers there are from the first element that it touches to the last one.
    Registers,
    /// The element of its variable that it begins with.
    First,
    /// How many elements its variable has, of a predicate.
    PredicateElements,
    /// Whether it names something predefined.
    IsPredefined,
}

/// A question about a data type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
}

/// How the bytes of an instruction of one format are told to break no rule, without decoding them.
///
/// The rules are clauses, each with alternatives of which one must hold. Each alternative asks one thing alone, so for each thing
/// there is a word with a bit for each clause that it makes hold. All clauses hold if the words that were found have all bits
/// together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// Two lines of the cache, as most processors have them.
#[repr(align(64))]
pub struct Scan {
    /// Position of the instruction in the list of all.
    pub kind: u8,
    /// The number of the row for older versions; 0 for none.
    pub older: u16,
    /// The [key](crate::Version::key) of the version from which on it has these bytes.
    pub since: u16,
    /// What each platform makes hold.
    pub platforms: Look,
    /// The byte that the number of channels is from, if it is from one.
    pub first: Look,
    /// What that byte says of the number of channels: the power of two, 6 for no channels, and 7 for a number that is none.
    pub channels: &'static [u8; 256],
    /// Other bytes before the first operand.
    pub bytes: &'static [Look],
    /// Two bytes with a number that refers to something, or is 0.
    pub refers: Refers,
    /// The clauses, by bits.
    pub clauses: u64,
    /// Combinations of types, by the lowest bits, which say that it is excluded. One must be left.
    pub combinations: u64,
    /// What else is looked at, in the order of the bytes.
    pub steps: &'static [Step],
    /// Bytes after the last operand.
    pub tail: u8,
    /// Which of [`Scan::FORMS`] it has, from 1 on; 0 for none of them.
    pub form: u8,
    /// Raw operands at the end, of which there may be fewer. The byte before the first one is how many there are; the others are
    /// [absent](Step::ABSENT). Empty: there is no such list.
    pub list: Part,
}

const _: () = assert!(size_of::<Scan>() <= 128 || usize::BITS != 64, "seldom used parts are not references");

/// Where some steps or looks are among all, and how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Position of the first one.
    pub first: u16,
    /// How many there are.
    pub len: u16,
}

impl Part {
    const fn of(place: u64) -> Self {
        Self { first: (place >> 16) as u16, len: place as u16 }
    }

    /// The part of all that it is; nothing, if there are not so many.
    pub fn among<T>(self, all: &[T]) -> &[T] {
        let first = usize::from(self.first);
        all.get(first..first + usize::from(self.len)).unwrap_or_default()
    }
}

/// Two bytes before the first operand with a number that refers to something. In most instructions all their bits are 0, and nothing
/// is referred to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refers {
    /// Where they begin.
    pub at: u8,
    /// The position of the class of what is referred to.
    pub class: u8,
    /// The bits of the number; 0 if there is no such number.
    pub number: u16,
    /// All bits, or none if there is no such number: what is looked at then is 0 too.
    pub mask: u16,
    /// What they make hold if all bits are 0.
    pub absent: u64,
    /// What is looked at if not.
    pub bytes: Part,
    /// Bits of the number that are looked at then.
    pub steps: Part,
}

/// A byte that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its position.
    pub at: u8,
    /// Where the words begin of which one has the clauses that it makes hold.
    pub words: u16,
    /// Which of these it is.
    pub table: &'static [u8; 256],
}

impl Look {
    /// As many tables as a packed look can name.
    pub const TABLES: usize = 1 << 10;
    /// As many words.
    pub const WORDS: usize = 1 << 14;

    /// The number that [`Look::all`] makes a look of, if what it names is not too many.
    pub fn packed(at: u8, table: usize, words: usize) -> Option<u32> {
        let fits = table < Self::TABLES && words < Self::WORDS;
        fits.then_some((at as u32) << 24 | (table as u32) << 14 | words as u32)
    }

    /// Rows are made of numbers, since compilers take longer for each name and reference than for this.
    const fn of(packed: u32, tables: &'static [[u8; 256]]) -> Self {
        let (table, words) = (packed as usize >> 14 & (Self::TABLES - 1), packed as usize & (Self::WORDS - 1));
        Self { at: (packed >> 24) as u8, words: words as u16, table: &tables[table] }
    }

    /// Bytes by their numbers: from the highest bits on, 8 for the position, 10 for the place of the table, and 14 for where its words
    /// begin.
    pub const fn all<const N: usize>(packed: &[u32; N], tables: &'static [[u8; 256]]) -> [Self; N] {
        let (mut all, mut at) = ([Self::of(0, tables); N], 0);
        while at < N {
            all[at] = Self::of(packed[at], tables);
            at += 1;
        }
        all
    }
}

impl Scan {
    /// What most instructions look like: where operands begin, and how many there are. They are a destination and then sources, all
    /// with a region for each channel; if there is none, a label of two bytes stands there. Nothing is between them or behind. What
    /// stands before them depends on where they begin. 1: nothing but the opcode, 2: the byte with the number of channels too,
    /// 3: and one other byte that is looked at, 4: and two bytes that may refer to something.
    pub const FORMS: [(u8, u8); 7] = [(4, 3), (4, 2), (4, 4), (3, 3), (2, 2), (4, 0), (1, 0)];

    /// A row of nothing: no version has it, and there is no combination that could be left.
    const fn none(tables: &'static [[u8; 256]]) -> Self {
        Self {
            kind: 0,
            older: 0,
            since: u16::MAX,
            platforms: Look::of(0, tables),
            first: Look::of(0, tables),
            channels: &tables[0],
            bytes: &[],
            refers: Refers { at: 0, class: 0, number: 0, mask: 0, absent: 0, bytes: Part::of(0), steps: Part::of(0) },
            clauses: 0,
            combinations: 0,
            steps: &[],
            tail: 0,
            form: 0,
            list: Part::of(0),
        }
    }

    /// Rows by their numbers, from 1 on; all others are of nothing. They are made of nine numbers each: the instruction;
    /// `0x_oooo_ssss_tttt_ee_ff` of older, since, the table for channels, tail and form; clauses; combinations; the first byte before what
    /// platforms make hold, as [`Look::all`] has them; `0x_pppp_qqqq_aa_cc_nnnn` of where the list begins, its length, and what is
    /// referred to; what it makes hold if there is none; where in `looks` and `steps` its own begin, each place before the number of
    /// them, in 16 bits each: first bytes and steps; then those of what is referred to, steps first.
    pub const fn all<const N: usize, const ROWS: usize>(
        packed: &[[u64; 9]; N],
        tables: &'static [[u8; 256]],
        looks: &'static [Look],
        steps: &'static [Step],
    ) -> [Self; ROWS] {
        const fn some<T>(all: &[T], place: u64) -> &[T] {
            all.split_at((place >> 16 & 0xffff) as usize).1.split_at((place & 0xffff) as usize).0
        }
        let (mut all, mut at) = ([Self::none(tables); ROWS], 0);
        while at < N {
            let [kind, head, clauses, combinations, first, refers, absent, parts, referring] = packed[at];
            all[at + 1] = Self {
                kind: kind as u8,
                older: (head >> 48) as u16,
                since: (head >> 32) as u16,
                platforms: Look::of(first as u32, tables),
                first: Look::of((first >> 32) as u32, tables),
                channels: &tables[(head >> 16 & 0xffff) as usize],
                bytes: some(looks, parts >> 32),
                refers: Refers {
                    at: (refers >> 24) as u8,
                    class: (refers >> 16) as u8,
                    number: refers as u16,
                    mask: if refers as u16 == 0 { 0 } else { u16::MAX },
                    absent,
                    bytes: Part::of(referring),
                    steps: Part::of(referring >> 32),
                },
                clauses,
                combinations,
                steps: some(steps, parts),
                tail: (head >> 8) as u8,
                form: head as u8,
                list: Part::of(refers >> 32),
            };
            at += 1;
        }
        all
    }
}

/// Something else that is looked at in the bytes of an instruction. It is a number too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is: one of the constants.
    pub how: u8,
    /// Of an operand, how it is looked at. Of what refers to something, its width in bits, and whether 0 is none.
    pub flags: u8,
    /// Of an operand, its alignment in bytes; 0 is any, 255 a register. Of a label, its kinds. Of another number that refers to
    /// something, the class of that.
    pub more: u16,
    /// Where it begins, in bytes from the end of the operand before it or from the beginning of the instruction, and what it makes
    /// hold.
    pub look: Look,
}

impl Step {
    /// A vector operand that is read, whose region chooses an element for each channel.
    pub const SOURCE: u8 = 0;
    /// The same of one that is written.
    pub const DESTINATION: u8 = 1;
    /// Any other vector operand.
    pub const VECTOR: u8 = 2;
    /// A raw operand.
    pub const RAW: u8 = 3;
    /// A byte.
    pub const BYTE: u8 = 4;
    /// Bits of a number of several bytes; the entry for all from 255 on is the last one. Shifted left by the flags and right by `more`,
    /// eight bytes are these bits.
    pub const NUMBER: u8 = 5;
    /// The same of a signed number.
    pub const SIGNED: u8 = 9;
    /// The number of the immediate that begins there.
    pub const IMMEDIATE: u8 = 6;
    /// The element of an address variable that the operand which begins there begins with, if it is below 64.
    pub const FIRST: u8 = 10;
    /// How many registers there are from the first element that the operand which begins there touches to the last one.
    pub const REGISTERS: u8 = 11;
    /// Whether the operand that begins there names something predefined.
    pub const PREDEFINED: u8 = 12;
    /// The power of two that the first byte of the operand which begins there is a multiple of, if that is known: [`Step::ALIGNED`] if
    /// not, or if it is a greater one.
    pub const ALIGNMENT: u8 = 13;
    /// How many elements a row has in the region of the operand which begins there.
    pub const ROW_WIDTH: u8 = 14;
    /// The number of something declared.
    pub const DECLARED: u8 = 7;
    /// That of a label.
    pub const LABEL: u8 = 8;

    /// Of an operand: it is read.
    pub const READ: u8 = 1;
    /// It is written.
    pub const WRITTEN: u8 = 2;
    /// Its region chooses an element for each channel.
    pub const REGION: u8 = 4;
    /// It is one value.
    pub const ONE: u8 = 8;
    /// Of what refers to something: 0 is none.
    pub const OR_NONE: u8 = 128;

    /// What a general operand is, or a raw one, is the position of its type, or 63.
    pub const GENERAL: u8 = 0;
    /// The null variable.
    pub const NULL: u8 = 64;
    /// No operand, where there may be none.
    pub const ABSENT: u8 = 65;
    /// This and the class, of operands without a type.
    pub const UNTYPED: u8 = 72;
    /// There is no such operand: it makes nothing hold.
    pub const NOTHING: u8 = 127;
    /// This and the position of its type.
    pub const CONSTANT: u8 = 128;
    /// This and the position of the type of its elements.
    pub const INDIRECT: u8 = 192;

    /// From this entry on, immediates that are larger: multiples of the powers of two.
    pub const MULTIPLES: u8 = 64;
    /// No rule asks for a greater power of two.
    pub const ALIGNED: u8 = 12;
    /// An immediate of which nothing is known, or that is none.
    pub const UNKNOWN: u8 = 255;

    /// Steps, `0xhh_ff_mmmm_llllllll` each: how, flags, more, and the look as [`Look::all`] has it.
    pub const fn all<const N: usize>(packed: &[u64; N], tables: &'static [[u8; 256]]) -> [Self; N] {
        let (mut all, mut at) = ([Self { how: 0, flags: 0, more: 0, look: Look::of(0, tables) }; N], 0);
        while at < N {
            let [how, flags, ..] = packed[at].to_be_bytes();
            all[at] = Self { how, flags, more: (packed[at] >> 32) as u16, look: Look::of(packed[at] as u32, tables) };
            at += 1;
        }
        all
    }
}
