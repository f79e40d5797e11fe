//! Instructions: opcode, format, fields, properties, type maps, text, semantics.

use crate::model::expr::{Condition, Program};
use crate::model::field::Field;
use crate::model::text::TextForm;
use crate::model::{DataTypeId, FieldId, Gate, PlatformSet};
use crate::span::{FileId, Name, Span, Spanned};
use schemars::JsonSchema;
use serde::Serialize;

/// One line of the Opcode section.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Opcode {
    /// Name as written; differs from the file stem for `PLN` and the SVM operations.
    pub name: Name,
    /// The byte.
    pub code: Spanned<u8>,
}

/// The left side of a CONDITION bullet.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum VariantKey {
    /// A field, or the bit group at this position of it.
    Value {
        /// The field.
        field: FieldId,
        /// Position of the bit group in [`Field::groups`]; `None` is the field as a whole.
        group: Option<u16>,
    },
    /// The element type of the variable in an operand.
    OperandType {
        /// The operand.
        field: FieldId,
    },
    /// Names nothing known (a finding).
    Unresolved,
}

/// A CONDITION bullet: the key has one of the values.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct VariantCondition {
    /// What is looked at.
    pub key: VariantKey,
    /// The left side as written.
    pub source: Name,
    /// Enumerators or types, as written.
    pub values: Vec<Name>,
    /// Codes of the values, in the same order: of enumerators, or of data types. `None`: unknown (a finding).
    pub codes: Vec<Option<u64>>,
}

/// One layout of an instruction.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Variant {
    /// Its name, from the heading (strict dialect; needed where variants differ in more than a counted list).
    pub name: Option<Name>,
    /// Versions of the object format that have it; `None` is all.
    pub gate: Option<Gate>,
    /// All of these hold. Empty for the only variant of an instruction.
    pub conditions: Vec<VariantCondition>,
    /// The fields after the opcode byte (and sub-opcode byte), in wire order, with their cells.
    pub fields: Vec<Spanned<FieldId>>,
    /// The table.
    pub span: Span,
}

/// The layouts of an instruction. An instruction that is its opcode byte has one variant without fields.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Format {
    /// The variants, as written.
    pub variants: Vec<Variant>,
    /// The section.
    pub span: Span,
}

/// How an instruction executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Execution {
    /// Element by element: the code is that of one channel.
    Lane,
    /// As a whole.
    Instruction,
    /// Not at all.
    Marker,
}

/// The Semantics section.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Semantics {
    /// The shape (strict dialect).
    pub execution: Option<Spanned<Execution>>,
    /// The code (strict dialect).
    pub program: Option<Program>,
    /// As written, dedented.
    pub source: String,
    /// The section's content.
    pub span: Span,
}

/// A supported type, perhaps only on some platforms.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SupportedType {
    /// The type.
    pub data_type: DataTypeId,
    /// Where it is supported; `None` is everywhere.
    pub gate: Option<Gate>,
    /// Its name in the list.
    pub span: Span,
}

/// The Saturation property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Saturation {
    /// The destination may saturate.
    Yes,
    /// Only if the destination is of a floating-point type.
    FloatOnly,
}

/// The Source Modifier property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModifierKind {
    /// Negation and absolute value.
    Arithmetic,
    /// Complement.
    Logic,
    /// None.
    None,
}

/// The Properties section.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Properties {
    /// Types of the operands; empty where the section does not say.
    pub supported_types: Vec<SupportedType>,
    /// Whether the destination may saturate.
    pub saturation: Option<Spanned<Saturation>>,
    /// Modifiers of sources.
    pub source_modifier: Option<Spanned<ModifierKind>>,
    /// What an access outside a surface does.
    pub out_of_bounds: Option<Name>,
    /// How channels are controlled.
    pub simd_control_flow: Option<Name>,
}

/// A type map: any destination type with any source types of the same map.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TypeMap {
    /// Destination types.
    pub dst: Vec<Spanned<DataTypeId>>,
    /// Source types.
    pub src: Vec<Spanned<DataTypeId>>,
    /// Where it holds; `None` is everywhere.
    pub gate: Option<Gate>,
    /// The bullet.
    pub span: Span,
}

/// A rule of the Constraints section.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Constraint {
    /// Its name in kebab case, unique in the instruction.
    pub name: Name,
    /// What must hold.
    pub condition: Condition,
    /// Why.
    pub description: String,
    /// The bullet.
    pub span: Span,
}

/// One instruction: one document.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Instruction {
    /// The file stem: `ADD`. The span is the start of the file.
    pub name: Name,
    /// The file.
    pub file: FileId,
    /// Title in the index.
    pub title: Option<String>,
    /// Group in the index.
    pub group: Option<String>,
    /// The opcode. `None`: the section is missing or broken (a finding).
    pub opcode: Option<Opcode>,
    /// The sub-opcode, in the byte after the opcode.
    pub sub_opcode: Option<Opcode>,
    /// Whether the page only introduces sub-operations, which have pages of their own.
    pub container: bool,
    /// Platforms that have the instruction, from the index.
    pub platforms: PlatformSet,
    /// The gate in the index, if any.
    pub gate: Option<Gate>,
    /// The fields, in the order of their bullets. [`FieldId`] is the position in this list.
    pub fields: Vec<Field>,
    /// The layouts.
    pub format: Format,
    /// What it does.
    pub semantics: Option<Semantics>,
    /// The description before the fields.
    pub description: String,
    /// Properties.
    pub properties: Properties,
    /// Type maps.
    pub type_maps: Vec<TypeMap>,
    /// Further rules.
    pub constraints: Vec<Constraint>,
    /// Assembler text.
    pub text: Vec<TextForm>,
    /// Examples, as written, dedented.
    pub examples: Option<Name>,
    /// Notes, as written, dedented.
    pub notes: Option<Name>,
}

impl Instruction {
    /// Whether it is an instruction with bytes of its own, and not a page that only introduces sub-operations. Of a page whose opcode is
    /// missing, nothing can be generated.
    pub const fn is_encoded(&self) -> bool {
        self.opcode.is_some() && !self.container
    }

    /// A field by its id.
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// The field of this name.
    pub fn field_id(&self, name: &str) -> Option<FieldId> {
        self.fields.iter().position(|f| f.name.value == name).map(|i| FieldId(i as u16))
    }
}
