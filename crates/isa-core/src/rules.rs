//! Table types for the validation rules of instructions. The tables are generated from `specs/`;
//! the validator evaluates them.
//!
//! For example, the rule that operand 2 of an instruction has an integer type is
//! `Expr::Type(TypeQuery::IsInteger, &Expr::Operand(Query::Type, 2))`.
//!
//! A set of platforms, data types, operand classes or label kinds has a type of its own. Its bits
//! are the rows of the specification's table, or the codes.

pub use crate::operator::Op;

/// Defines sets of the rows of a table of the specification, or of the codes of an enumeration.
macro_rules! row_sets {
    ($($(#[$attribute:meta])* $name:ident($bits:ident);)*) => {$(
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub $bits);

        impl $name {
            /// The set of all rows.
            pub const ALL: Self = Self($bits::MAX);

            /// Returns whether a row is in the set.
            pub const fn contains(self, row: u8) -> bool {
                (row as u32) < $bits::BITS && self.0 >> row & 1 == 1
            }

            /// Returns the rows that are not in the set.
            pub const fn complement(self) -> Self {
                Self(!self.0)
            }

            /// Returns the rows that are in either set.
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the rows that are in both sets.
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns whether all rows of the set are in the other set.
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }
        }
    )*};
}

row_sets! {
    /// A set of platforms: bit `n` is row `n` of the specification's table of platforms.
    PlatformRows(u64);
    /// A set of data types: bit `n` is row `n` of the specification's table of types.
    TypeRows(u32);
    /// A set of operand classes: bit `n` is the class with the code `n`.
    ClassCodes(u8);
    /// A set of kinds of labels: bit `n` is the kind with the code `n`.
    LabelKindCodes(u8);
}

/// An expression over the fields of an instruction. An expression has no value if an input is
/// unknown, for example if it depends on run-time values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expr {
    /// A constant: a number, the code of an enumerator, or the row of a data type.
    Int(i64),
    /// Value of a field.
    Field(u8),
    /// Bits of a field: position of the field, lowest bit, width.
    Bits(u8, u8, u8),
    /// Entry of a table, indexed by an expression. An index past the end has no value.
    Table(&'static Expr, &'static [u16]),
    /// A property of an operand.
    Operand(Query, u8),
    /// Whether an operand begins at a multiple of this number of bytes.
    Aligned(u8, &'static Expr),
    /// Whether the variable of an operand has this number of bytes from the start of the operand
    /// on.
    Fits(u8, &'static Expr),
    /// Whether all present operands of the list have the same type.
    TypesAgree(&'static [u8]),
    /// A property of a data type.
    Type(TypeQuery, &'static Expr),
    /// Whether a value is in a set: bit `n` is the value `n`. Other values are not in the set.
    OneOf(&'static Expr, u64),
    /// Whether a value is not in a set: bit `n` is the value `n`.
    NoneOf(&'static Expr, u64),
    /// Whether the platform is in the set.
    Platforms(PlatformRows),
    /// Number of channels.
    Channels,
    /// Whether the execution mask is ignored.
    NoMask,
    /// Size of a register in bytes.
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
    /// A value that is known at run time only.
    Unknown,
}

/// A property of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// Row of its element type.
    Type,
    /// Code of its class.
    Class,
    /// 1 if it is the null variable.
    IsNull,
    /// 1 if all channels read the same element.
    IsScalar,
    /// Number of elements in a row of its region.
    RowWidth,
    /// 1 if it is a destination that saturates.
    Saturates,
    /// Value of an immediate.
    Value,
    /// 1 if the selected layout has the operand.
    InLayout,
    /// Number of registers from the first element that the operand accesses to the last one.
    Registers,
    /// Index of the first element that the operand accesses in its variable.
    First,
    /// Number of elements of the variable of a predicate.
    PredicateElements,
    /// 1 if it names a predefined variable.
    IsPredefined,
    /// 1 if it is an immediate of a packed type.
    IsPacked,
    /// 1 if it is a source with a modifier.
    IsModified,
    /// Number of elements between the starts of two rows of its region.
    VerticalStride,
    /// Number of elements between two elements of a row of its region.
    HorizontalStride,
}

/// A property of a data type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeQuery {
    /// Size in bytes.
    Size,
    /// 1 for floating-point types.
    IsFloat,
    /// 1 for signed integer types.
    IsSigned,
    /// 1 for integer types.
    IsInteger,
}

/// A rule about the null variable as an operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NullRule {
    /// The specification does not restrict it.
    Unstated,
    /// The operand may be null.
    Allowed,
    /// The operand must be null if one of the conditions holds.
    If(&'static [Expr]),
}

/// The required alignment of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alignment {
    /// No requirement.
    Any,
    /// A number of bytes.
    Bytes(u8),
    /// The size of a register.
    Register,
}

/// Interpretation of the region of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regions {
    /// The region has no meaning, or the operand has none.
    Ignored,
    /// The operand is a scalar: the first element of the region.
    One,
    /// The region selects one element per channel.
    Channels,
}

/// A legal value of a field or bit group whose type has other values as well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueRule {
    /// The value.
    pub code: u32,
    /// Platforms that have the value.
    pub platforms: PlatformRows,
    /// Condition under which the value is legal.
    pub valid_if: Option<&'static Expr>,
    /// Line in the file that defines the group.
    pub line: u32,
}

impl ValueRule {
    /// Creates the rule for a value that is legal on all platforms.
    pub const fn plain(code: u32, line: u32) -> Self {
        Self { code, platforms: PlatformRows::ALL, valid_if: None, line }
    }
}

/// Rules for a group of bits of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GroupRule {
    /// Name; empty if the group has none.
    pub name: &'static str,
    /// Lowest bit.
    pub low: u8,
    /// Width in bits.
    pub width: u8,
    /// Whether the group is in two's complement.
    pub signed: bool,
    /// Legal range of a number, inclusive.
    pub range: Option<(i64, i64)>,
    /// Legal values. Empty if all values of the type are legal.
    pub values: &'static [ValueRule],
    /// File that defines the group; empty for the file of the instruction.
    pub file: &'static str,
    /// Line in that file.
    pub line: u32,
}

/// A number that refers to a declared variable, label or string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Class of the declaration: its row in the specification's table of variable classes.
    pub class: u8,
    /// Lowest bit.
    pub low: u8,
    /// Width in bits.
    pub width: u8,
    /// Whether 0 means that nothing is referred to.
    pub or_none: bool,
}

/// A number that refers to a declaration whose class depends on another field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selected {
    /// Position of the field that selects the class.
    pub by: u8,
    /// Lowest bit of the selector.
    pub low: u8,
    /// Width of the selector in bits.
    pub width: u8,
    /// Row of the class for each value of the selector, if it has one.
    pub classes: &'static [Option<u8>],
}

/// Bits that must be zero on some platforms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReservedBits {
    /// The platforms.
    pub platforms: PlatformRows,
    /// The bits.
    pub mask: u64,
}

/// Types that operands may have on some platforms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SupportedTypes {
    /// The types.
    pub types: TypeRows,
    /// The platforms.
    pub platforms: PlatformRows,
}

/// Rules for a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FieldRule {
    /// Legal classes of an operand.
    pub classes: ClassCodes,
    /// Whether an immediate is limited to 16 bits.
    pub short: bool,
    /// Legal element types; `None` if those of the instruction are.
    pub types: Option<TypeRows>,
    /// Legal range of a number or immediate, inclusive.
    pub range: Option<(i64, i64)>,
    /// The only legal value.
    pub must_be: Option<u64>,
    /// Required number of elements of the variable, each with the condition under which it applies.
    pub elements: &'static [(Option<Expr>, u32)],
    /// Condition under which the field is present; `None` if it always is.
    pub present: Option<&'static Expr>,
    /// Position of the field that counts the list of this field.
    pub counted_by: Option<u8>,
    /// Condition under which the field has no effect.
    pub ignored: Option<&'static Expr>,
    /// Rule about the null variable.
    pub null: NullRule,
    /// The declaration that the number, or some bits of it, refers to.
    pub declared: Option<Declared>,
    /// The declaration that the number refers to, if its class depends on another field.
    pub selected: Option<Selected>,
    /// Interpretation of the region.
    pub region: Regions,
    /// Legal kinds of a label; `None` if the field is no label.
    pub labels: Option<LabelKindCodes>,
    /// Required alignment.
    pub alignment: Alignment,
    /// Required alignment in bytes of the storage of the operand's variable.
    pub storage: Option<&'static Expr>,
    /// Whether the declaration of the variable must state the alignment of its storage. Otherwise,
    /// storage of at least a register is aligned to a register.
    pub storage_declared: bool,
    /// Number of bytes that the instruction accesses from the start of the operand on.
    pub footprint: Option<&'static Expr>,
    /// Whether the operand is a source.
    pub read: bool,
    /// Whether the operand is a destination.
    pub written: bool,
    /// Bit groups of the field.
    pub groups: &'static [GroupRule],
    /// Bits that must be zero on some platforms.
    pub reserved: &'static [ReservedBits],
}

impl GroupRule {
    /// A group without rules.
    pub const ANY: Self =
        Self { name: "", low: 0, width: 0, signed: false, range: None, values: &[], file: "", line: 0 };
}

impl FieldRule {
    /// A field without rules.
    pub const ANY: Self = Self {
        classes: ClassCodes::ALL,
        short: false,
        types: None,
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
        labels: None,
        alignment: Alignment::Any,
        storage: None,
        storage_declared: false,
        footprint: None,
        read: false,
        written: false,
        groups: &[],
        reserved: &[],
    };
}

/// A condition that selects a layout: the value of `key` is one of `codes`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The selecting field, bit group or operand type.
    pub key: Expr,
    /// Values that select the layout.
    pub codes: &'static [u32],
}

/// A layout: the fields in wire order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LayoutRule {
    /// Conditions that select the layout, all of which hold.
    pub choices: &'static [Choice],
    /// Positions of the fields.
    pub fields: &'static [u8],
}

/// A set of legal combinations: any destination type with any source type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeMap {
    /// Destination types.
    pub dst: TypeRows,
    /// Source types.
    pub src: TypeRows,
    /// Platforms that have the combinations.
    pub platforms: PlatformRows,
    /// Line in the file of the instruction.
    pub line: u32,
}

/// A named rule of the specification.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Constraint {
    /// The name.
    pub name: &'static str,
    /// Condition that legal instructions satisfy.
    pub holds: Expr,
    /// Explanation for messages.
    pub reason: &'static str,
    /// Line in the file of the instruction.
    pub line: u32,
}

/// Stable codes of the rules that the validator reports.
pub const RULE_CODES: &[&str] = &[
    "platform",
    "layout",
    "class",
    "type",
    "type-map",
    "range",
    "fixed",
    "value",
    "reserved",
    "elements",
    "footprint",
    "placement",
    "bounds",
    "null",
    "alignment",
    "modifier",
    "saturation",
    "undeclared",
    "region",
    "access",
    "label",
    "constraint",
];

/// A rule of an instruction whose violation gives a warning: the vendor's compiler takes what the
/// vendor's documents forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarningRule {
    /// Code of the rule: one of [`RULE_CODES`].
    pub rule: &'static str,
    /// Name of the field (`Mask`), of the bit group (`Exec_size.size`) or of the constraint; empty
    /// for every field.
    pub name: &'static str,
    /// The types or modifiers for which it is a warning; empty for any value.
    pub found: &'static [&'static str],
}

/// A rule about saturation of the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saturation {
    /// Saturation is illegal.
    No,
    /// Saturation is legal.
    Yes,
    /// Saturation is legal for floating-point types.
    FloatOnly,
}

/// Legal source modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifiers {
    /// The specification does not restrict them.
    Unstated,
    /// No modifier is legal.
    None,
    /// Negation and absolute value.
    Arithmetic,
    /// Bitwise complement.
    Logic,
}

/// Rules for an instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InstRules {
    /// File that defines the instruction.
    pub file: &'static str,
    /// File and line of the list of platforms that have the instruction.
    pub listed: (&'static str, u32),
    /// Line of the first layout.
    pub layouts_line: u32,
    /// Rules of the fields, in the order of `InstInfo::fields`.
    pub fields: &'static [FieldRule],
    /// Layouts in the order of the specification.
    pub layouts: &'static [LayoutRule],
    /// Legal types of operands that list none themselves. Empty if all are legal.
    pub types: &'static [SupportedTypes],
    /// Line of `types`.
    pub types_line: u32,
    /// Legal type combinations. Empty if all are legal.
    pub maps: &'static [TypeMap],
    /// Rule about saturation, and its line.
    pub saturation: (Saturation, u32),
    /// Legal source modifiers, and their line.
    pub modifiers: (Modifiers, u32),
    /// Number of channels; `None` if the instruction has none.
    pub channels: Option<&'static Expr>,
    /// Condition under which the execution mask is ignored.
    pub no_mask: Option<&'static Expr>,
    /// First channel of the execution mask that the instruction uses.
    pub first_channel: Option<&'static Expr>,
    /// Named rules.
    pub constraints: &'static [Constraint],
    /// Rules whose violation gives a warning.
    pub warnings: &'static [WarningRule],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_operand_decides_only_if_the_other_operand_does() {
        for (op, a, b, result) in [
            (Op::LogicalAnd, Some(0), None, Some(0)),
            (Op::LogicalAnd, None, Some(1), None),
            (Op::LogicalAnd, Some(1), Some(2), Some(1)),
            (Op::LogicalOr, None, Some(1), Some(1)),
            (Op::LogicalOr, Some(0), None, None),
            (Op::LogicalOr, Some(0), Some(0), Some(0)),
            (Op::Equal, None, Some(1), None),
            (Op::Remainder, Some(1), Some(0), None),
            (Op::ShiftLeft, Some(1), Some(64), None),
        ] {
            assert_eq!(op.eval(a, b), result, "{a:?} {op:?} {b:?}");
        }
    }
}
