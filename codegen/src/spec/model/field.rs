//! Fields of instructions and members of structures: types, bits, enumerators, and valid contents.
//!
//! For example, `- **Count(ub):** How many.` is a [`Field`] of the kind
//! `FieldKind::Int(IntType::Ub)`.

use crate::spec::model::expr::{Condition, Expr};
use crate::spec::model::operand_class::ClassSet;
use crate::spec::model::{DataTypeId, FieldId, Gate, SharedFieldId, StructureId};
use crate::spec::span::{Name, Span, Spanned};
use openvisa_isa_core::words;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

words! {
    /// An integer of the wire format, little-endian.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "lowercase")]
    pub enum IntType, name {
        /// 1 byte, unsigned.
        Ub = "ub",
        /// 1 byte, signed.
        B = "b",
        /// 2 bytes, unsigned.
        Uw = "uw",
        /// 2 bytes, signed.
        W = "w",
        /// 4 bytes, unsigned.
        Ud = "ud",
        /// 4 bytes, signed.
        D = "d",
        /// 8 bytes, unsigned.
        Uq = "uq",
        /// 8 bytes, signed.
        Q = "q",
    }
}

impl IntType {
    /// Returns the width in bytes.
    pub const fn bytes(self) -> u8 {
        match self {
            Self::Ub | Self::B => 1,
            Self::Uw | Self::W => 2,
            Self::Ud | Self::D => 4,
            Self::Uq | Self::Q => 8,
        }
    }

    /// Returns the width in bits.
    pub const fn bits(self) -> u8 {
        self.bytes() * 8
    }

    /// Returns whether the type is signed.
    pub const fn signed(self) -> bool {
        matches!(self, Self::B | Self::W | Self::D | Self::Q)
    }
}

/// What the bytes of a field are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// An integer.
    Int(IntType),
    /// A tagged vector operand.
    VectorOperand,
    /// A vector operand with a single value. It has the encoding of a vector operand.
    Scalar,
    /// A raw operand: variable and byte offset.
    RawOperand,
    /// A structure.
    Structure(StructureId),
    /// Characters up to and with a zero byte.
    String,
    /// An instruction stream; [`Count`] is its size in bytes.
    Code,
    /// An unknown content: described elsewhere, or bytes whose number another member gives.
    Unknown,
}

impl FieldKind {
    /// Returns the integer type, if the kind is an integer.
    pub const fn int(self) -> Option<IntType> {
        if let Self::Int(int) = self { Some(int) } else { None }
    }
}

/// The number of times that a field occurs in the format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// The field occurs once.
    #[default]
    One,
    /// Another field of the same owner gives the number.
    Field(FieldId),
    /// A constant number.
    Fixed(u32),
    /// All remaining bytes. If an enumerator of an earlier member selects a structure, the bytes of
    /// that structure.
    Rest,
    /// A count that names no field (upstream).
    Unresolved(String),
}

/// The condition under which a field is present.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// In every variant that lists it.
    #[default]
    Always,
    /// Only if the condition holds.
    If(Condition),
    /// The first fields of a list are present, as many as the value of another field.
    CountedBy(FieldId),
}

/// The conditions under which a field has no effect.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ignored {
    /// The field always has an effect.
    #[default]
    No,
    /// The field never has an effect, and is encoded as 0.
    Always,
    /// The field has no effect if the condition holds.
    If(Condition),
}

/// The conditions under which an operand is the null variable.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NullRule {
    /// The documents do not state a rule.
    #[default]
    Unstated,
    /// The null variable is allowed.
    Allowed,
    /// The null variable is required if one of the conditions holds.
    If(Vec<Condition>),
}

/// The number of elements that a variable must have.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Elements {
    /// The condition of the requirement; `None` if it always applies.
    pub condition: Option<Condition>,
    /// Number of elements.
    pub count: u32,
    /// The place of the requirement.
    pub span: Span,
}

/// The value that a field has unless there is a reason for another.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Usual {
    /// A number, an enumerator, `null`, or a field whose byte it repeats; as written.
    pub value: Name,
    /// The condition of the default; `None` if it always applies.
    pub condition: Option<Condition>,
}

/// The meaning of a field for callers of a builder method.
///
/// For example, ``Parameter `BlockShape.width`.`` makes the field the member `width` of a parameter
/// of type `BlockShape`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Parameter {
    /// The name of the parameter, such as `depth`, or of a structure and its member, such as
    /// `BlockShape.width`.
    pub name: Name,
    /// The condition under which the sentence applies; `None` if it always applies.
    pub condition: Option<Condition>,
    /// The description of the parameter; empty if the description of the field applies.
    pub description: String,
}

/// The meaning of the value of a [`Usual`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsualValue {
    /// A number.
    Code(u64),
    /// The null variable.
    Null,
    /// The value of another field.
    Same(FieldId),
}

impl Usual {
    /// Resolves the value for a field among `fields`. Returns `None` if it has no meaning there.
    pub fn resolve(&self, fields: &[Field], field: &Field) -> Option<UsualValue> {
        let text = self.value.value.as_str();
        let code = |name: &str| field.enumerators.iter().find(|e| e.name.value == name).map(|e| e.code.value);
        let number = field.kind.is_some_and(|kind| kind.int().is_some());
        if let Ok(number) = text.parse() {
            return (field.kind != Some(FieldKind::RawOperand)).then_some(UsualValue::Code(number));
        }
        let same = fields.iter().position(|f| f.name.value == text).and_then(|i| u16::try_from(i).ok());
        let same = same.map(|i| UsualValue::Same(FieldId(i)));
        if !number {
            return if text == "null" { Some(UsualValue::Null) } else { same };
        }
        if let Some(name) = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')) {
            return code(name).map(UsualValue::Code);
        }
        same.or_else(|| code(text).map(UsualValue::Code))
    }
}

/// The end of a range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// A number.
    Number(i64),
    /// A named value that is known elsewhere: `%arg`, `thread_group_size`.
    Name(String),
}

/// An inclusive range of legal values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ValueRange {
    /// Smallest legal value.
    pub low: Bound,
    /// Largest legal value.
    pub high: Bound,
    /// The place of the range.
    pub span: Span,
}

words! {
    /// The kind of label that a label field takes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum LabelKind, word {
        /// Starts a basic block.
        Block = "block",
        /// Starts a subroutine.
        Subroutine = "subroutine",
        /// Starts a function.
        Function = "function",
        /// A kernel that is called as a function.
        Fc = "fc",
    }
}

words! {
    /// A required alignment.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Alignment, word {
        /// 2 bytes.
        Word = "word",
        /// 4 bytes.
        Dword = "dword",
        /// 8 bytes.
        Qword = "qword",
        /// 16 bytes.
        Oword = "oword",
        /// A register.
        Grf = "grf",
    }
}

words! {
    /// What an instruction does to an operand.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Access, word {
        /// Reads it.
        #[default]
        Read = "read",
        /// Writes it.
        Write = "written",
        /// Reads, then writes it.
        ReadWrite = "read and written",
    }
}

impl Access {
    /// Returns what an instruction does to a field with a name if no sentence says it: a name that
    /// begins with `Dst` is written.
    pub fn default_of(name: &str) -> Self {
        if name.starts_with("Dst") { Self::Write } else { Self::Read }
    }
}

words! {
    /// The interpretation of an operand's region.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Regions, word {
        /// The region is ignored.
        Ignored = "ignored",
        /// The operand has one value, its first element.
        One = "one value",
        /// The region selects an element for each channel.
        Channels = "channels",
    }
}

/// A table that an index refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableRef {
    /// All declared structures of this kind; see
    /// [`VariableClass`](crate::spec::model::VariableClass) for the first index.
    Structure(StructureId),
    /// The entries of a member.
    Member {
        /// The structure that has the member.
        structure: StructureId,
        /// The member.
        member: FieldId,
    },
    /// The table of the structure that the value of another member of the same owner selects.
    SelectedBy(FieldId),
    /// Names nothing known (a finding).
    Unresolved,
}

/// The target of a byte offset from the beginning of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OffsetTarget {
    /// A structure.
    Structure {
        /// The structure.
        structure: StructureId,
        /// The member with the length in bytes, in the structure that has the offset.
        size: FieldId,
    },
    /// A member of a structure.
    Member {
        /// The structure.
        structure: StructureId,
        /// The member.
        member: FieldId,
    },
    /// Bytes that no structure describes.
    Bytes {
        /// The member with the number of bytes, in the structure that has the offset.
        size: FieldId,
    },
    /// Names nothing known (a finding).
    Unresolved,
}

/// A name that an item had in an earlier specification: ``Formerly `EXOR`.``
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FormerName {
    /// The former name.
    pub name: Name,
    /// The former assembler text, which the parser still accepts with a warning. `None` if the text
    /// did not change, or there was none.
    pub text: Option<Name>,
}

impl FormerName {
    /// Returns a description with the sentences of the former names behind it.
    pub(crate) fn append_to(description: &str, formerly: &[Self]) -> String {
        let sentence = |former: &Self| match former.text.as_ref().filter(|text| text.span != former.name.span) {
            Some(text) => format!("Formerly `{}` (`{text}`).", former.name),
            None => format!("Formerly `{}`.", former.name),
        };
        let stop = if formerly.is_empty() || description.is_empty() || description.ends_with('.') { "" } else { "." };
        let sentences = formerly.iter().map(sentence);
        let description = (!description.is_empty()).then(|| format!("{description}{stop}"));
        description.into_iter().chain(sentences).collect::<Vec<_>>().join(" ")
    }
}

/// A value with a name.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Enumerator {
    /// The value.
    pub code: Spanned<u64>,
    /// Number of binary digits as written, for an enumerator of a bit group; 0 for one of a whole
    /// field.
    pub digits: u8,
    /// The name, cut from the text: `8 elements`, `EQ`.
    pub name: Name,
    /// The text in assembler: `16`, `.wt`. See `specs/README.md` for the default.
    pub text: Option<Name>,
    /// The assembler text in versions that use another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_text: Option<(Gate, Name)>,
    /// Further texts that the parser accepts, and that are never printed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Name>,
    /// The text after the name.
    pub description: String,
    /// Platforms and versions that have it.
    pub gate: Option<Gate>,
    /// Condition under which it may be used.
    pub valid_if: Option<Condition>,
    /// The names that the value had in earlier specifications.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<FormerName>,
    /// The structure that this value selects.
    pub layout: Option<StructureId>,
    /// The whole bullet.
    pub span: Span,
}

/// Bits `high..=low` of a field.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct BitGroup {
    /// Highest bit.
    pub high: u8,
    /// Lowest bit.
    pub low: u8,
    /// Its name (strict dialect).
    pub name: Option<Name>,
    /// What assembler text shows for a one-bit group that is set, where that is not `.name`.
    pub text: Option<Name>,
    /// Name of the generated type, where one is given.
    pub type_name: Option<Name>,
    /// Must be zero.
    pub reserved: bool,
    /// The number is in two's complement.
    pub signed: bool,
    /// True if the bits are stored inverted. This occurs in older forms of a group of the newest
    /// version.
    pub complemented: bool,
    /// The value is the code of a data type; the enumerators are those of the data types allowed.
    pub data_type: bool,
    /// What it is for.
    pub description: String,
    /// Legal values of a number.
    pub range: Option<ValueRange>,
    /// Named values, as written.
    pub enumerators: Vec<Enumerator>,
    /// Platforms and versions that have it.
    pub gate: Option<Gate>,
    /// `Bit[hi..lo]`.
    pub span: Span,
}

impl BitGroup {
    /// Returns whether the group has a name.
    pub fn is_named(&self, name: &str) -> bool {
        self.name.as_ref().is_some_and(|own| own.value == name)
    }

    /// Returns whether the newest version of the object format has the group.
    pub fn is_newest(&self) -> bool {
        Gate::is_newest(self.gate.as_ref())
    }

    /// Returns the width in bits. A group that runs backwards (a finding) has width 0.
    pub const fn width(&self) -> u8 {
        if self.high < self.low { 0 } else { (self.high - self.low).saturating_add(1) }
    }

    /// Returns the largest value that fits.
    pub const fn max(&self) -> u64 {
        match self.width() {
            0 => 0,
            w if w >= 64 => u64::MAX,
            w => (1 << w) - 1,
        }
    }

    /// Returns the mask of the group's bits within the field.
    pub const fn mask(&self) -> u64 {
        if self.low >= 64 { 0 } else { self.max() << self.low }
    }
}

/// A field of an instruction, a shared field, or a member of a structure.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Field {
    /// Name as in the format table.
    pub name: Name,
    /// What its bytes are. `None`: the type is unknown (a finding).
    pub kind: Option<FieldKind>,
    /// The type as written.
    pub kind_source: Name,
    /// The number of times that the field occurs in the format.
    pub count: Count,
    /// The alternatives of a gated type, as written. The alternative whose gate holds is the type;
    /// if none holds, the field takes no bytes. Empty for a type without gates.
    /// [`kind`](Self::kind) is then the alternative of the newest version or, if it has none, the
    /// last one written.
    pub alternatives: Vec<(Gate, FieldKind)>,
    /// The shared field it refers to. Bits, enumerators and type are already taken over from it.
    pub shared: Option<SharedFieldId>,
    /// Free text, without the formal sentences.
    pub description: String,
    /// Name of the generated type, where one is given.
    pub type_name: Option<Name>,
    /// Bit groups, as written.
    pub groups: Vec<BitGroup>,
    /// Enumerators directly under the field.
    pub enumerators: Vec<Enumerator>,
    /// Classes of vector operand allowed.
    pub classes: Option<Spanned<ClassSet>>,
    /// Element types allowed.
    pub types: Option<Spanned<Vec<DataTypeId>>>,
    /// The numbers of elements that the variable must have.
    pub elements: Vec<Elements>,
    /// Legal values of a number.
    pub range: Option<ValueRange>,
    /// The only legal value.
    pub must_be: Option<Spanned<u64>>,
    /// The defaults of the value. The first one whose condition holds applies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub usual: Vec<Usual>,
    /// The parameters of builder methods. The first one whose condition holds applies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Parameter>,
    /// The table that the number is an index of.
    pub index_of: Option<Spanned<TableRef>>,
    /// The target whose byte offset the number is.
    pub offset_of: Option<Spanned<OffsetTarget>>,
    /// The member that gives the distance in bytes from the beginning of the structure to this
    /// member.
    pub begins_at: Option<Spanned<FieldId>>,
    /// The presence of the field.
    pub presence: Presence,
    /// The conditions under which the field has no effect.
    pub ignored: Ignored,
    /// The conditions under which the operand is the null variable.
    pub null: NullRule,
    /// The kind of label.
    pub label: Option<Spanned<LabelKind>>,
    /// Alignment required.
    pub alignment: Option<Spanned<Alignment>>,
    /// Alignment in bytes that the storage of the operand's variable needs. Without it, the storage
    /// of a raw operand needs that of a register.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub storage: Option<Condition>,
    /// Whether the declaration of the variable must state the alignment of its storage.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub storage_declared: bool,
    /// Number of bytes that the instruction accesses from the start of the operand on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub footprint: Option<Condition>,
    /// The interpretation of the operand's region, if it is not the usual one.
    pub region: Option<Regions>,
    /// The access of the instruction to the operand.
    pub access: Access,
    /// Platforms and versions that have it.
    pub gate: Option<Gate>,
    /// The bullet.
    pub span: Span,
}

impl Field {
    /// Returns whether the field is an operand.
    pub const fn is_operand(&self) -> bool {
        matches!(self.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand))
    }

    /// Returns the bit group with a name: that of the newest version of the object format if there
    /// are several.
    pub fn group(&self, name: &str) -> Option<&BitGroup> {
        let named = || self.groups.iter().filter(|group| group.is_named(name));
        named().find(|group| group.is_newest()).or_else(|| named().next())
    }

    /// Returns the field among `fields` that an expression names, and the group for `FIELD.GROUP`.
    pub(crate) fn find_path<'f>(fields: &'f [Self], expr: &Expr) -> Option<(FieldId, Option<&'f BitGroup>)> {
        let (name, group) = expr.as_path()?;
        let position = fields.iter().position(|field| field.name.value == name)?;
        let group = match group {
            Some(group) => Some(fields[position].group(&group.value)?),
            None => None,
        };
        Some((FieldId(u16::try_from(position).ok()?), group))
    }

    /// Returns the code of a value with a name: of a group, or of the whole field. A field without
    /// values has those of its lowest group.
    pub(crate) fn code_of(&self, group: Option<&BitGroup>, name: &str) -> Option<u64> {
        let of = |list: &[Enumerator]| list.iter().find(|e| e.name.value == name).map(|e| e.code.value);
        match group {
            Some(group) => of(&group.enumerators),
            None => of(&self.enumerators).or_else(|| of(&self.groups.first().filter(|g| g.low == 0)?.enumerators)),
        }
    }
}
