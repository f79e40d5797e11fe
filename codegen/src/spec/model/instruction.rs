//! Instructions: opcode, format, fields, properties, type maps, text and semantics.
//!
//! For example, `instructions/ADD.md` is an [`Instruction`] with the opcode `0x01`.

use crate::spec::model::expr::{Condition, Program};
use crate::spec::model::field::{Field, FormerName};
use crate::spec::model::text::TextForm;
use crate::spec::model::{DataTypeId, FieldId, Gate, PlatformSet};
use crate::spec::span::{FileId, Name, Span, Spanned};
use openvisa_isa_core::words;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// One line of the Opcode section.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Opcode {
    /// The name as written. For `PLN` and the SVM operations it differs from the file name.
    pub name: Name,
    /// The opcode byte.
    pub code: Spanned<u8>,
}

/// The left side of a CONDITION bullet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum VariantKey {
    /// The value of a field, or of one of its bit groups.
    Value {
        /// The field.
        field: FieldId,
        /// Index of the bit group in [`Field::groups`]; `None` for the whole field.
        group: Option<u16>,
    },
    /// The element type of the variable in an operand.
    OperandType {
        /// The operand.
        field: FieldId,
    },
    /// A key that names nothing known (a finding).
    Unresolved,
}

/// A CONDITION bullet: the key has one of the values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct VariantCondition {
    /// The key whose value is tested.
    pub key: VariantKey,
    /// The left side as written.
    pub source: Name,
    /// The enumerators or types, as written.
    pub values: Vec<Name>,
    /// The codes of the values in the same order, of enumerators or data types; `None` for an
    /// unknown value (a finding).
    pub codes: Vec<Option<u64>>,
}

/// One encoding of an instruction.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Variant {
    /// The name from the heading (strict dialect). Variants that differ in more than a counted list
    /// need one.
    pub name: Option<Name>,
    /// The versions of the object format that have the variant; `None` for all.
    pub gate: Option<Gate>,
    /// The conditions, which must all hold. Empty for the only variant of an instruction.
    pub conditions: Vec<VariantCondition>,
    /// The fields after the opcode and sub-opcode bytes, in wire order, with the places of their
    /// cells.
    pub fields: Vec<Spanned<FieldId>>,
    /// The place of the table.
    pub span: Span,
}

/// The encodings of an instruction. An instruction that consists of its opcode has one variant
/// without fields.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Format {
    /// The variants, as written.
    pub variants: Vec<Variant>,
    /// The place of the section.
    pub span: Span,
}

words! {
    /// The way in which an instruction executes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Execution, word {
        /// Element by element: the code describes one channel.
        Lane = "lane",
        /// Once for all channels.
        Instruction = "instruction",
        /// No effect at run time.
        Marker = "marker",
    }
}

/// The Semantics section.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Semantics {
    /// The way in which the instruction executes (strict dialect).
    pub execution: Option<Spanned<Execution>>,
    /// The pseudo-code (strict dialect).
    pub program: Option<Program>,
    /// The text as written, dedented.
    pub source: String,
    /// The place of the section's content.
    pub span: Span,
}

/// A supported type, with the gate that limits it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SupportedType {
    /// The type.
    pub data_type: DataTypeId,
    /// The gate of the type; `None` if it is supported everywhere.
    pub gate: Option<Gate>,
    /// The place of the name in the list.
    pub span: Span,
}

words! {
    /// The Saturation property.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Saturation, word {
        /// The destination may saturate.
        Yes = "Yes",
        /// Only if the destination is of a floating-point type.
        FloatOnly = "Only when type is float",
    }
}

words! {
    /// The Source Modifier property.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum ModifierKind, word {
        /// Negation and absolute value.
        Arithmetic = "arithmetic",
        /// Complement.
        Logic = "logic",
        /// None.
        None = "false",
    }
}

words! {
    /// The accuracy of a result that is not exact.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum AccuracyKind, word {
        /// The error has a bound.
        Within = "within",
        /// An approximation whose error no document bounds.
        Approximate = "approximate",
        /// No document says which result of several an implementation gives.
        Unspecified = "unspecified",
    }
}

/// A clause of the Accuracy property: `F within 3`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Accuracy {
    /// The types of the result. Empty for all types.
    pub types: Vec<DataTypeId>,
    /// The kind of the accuracy.
    pub kind: AccuracyKind,
    /// The largest error in units of the last place of the result; `None` without a bound.
    pub bound: Option<u16>,
    /// The place of the clause.
    pub span: Span,
}

/// The Properties section.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Properties {
    /// The types of the operands. Empty if the section does not list them.
    pub supported_types: Vec<SupportedType>,
    /// The saturation of the destination; `None` if it never saturates.
    pub saturation: Option<Spanned<Saturation>>,
    /// The modifiers that sources may have.
    pub source_modifier: Option<Spanned<ModifierKind>>,
    /// The behaviour of an access outside of a surface.
    pub out_of_bounds: Option<Name>,
    /// The control of channels.
    pub simd_control_flow: Option<Name>,
    /// The reason why the pseudo-code does not define the result (strict dialect). `None` if it
    /// does.
    pub opaque: Option<Name>,
    /// The accuracy of results that are not exact (strict dialect).
    pub accuracy: Vec<Accuracy>,
    /// The reason for the accuracy. Empty if all results are exact.
    pub accuracy_reason: String,
    /// What to use on the platforms that lack the instruction (strict dialect).
    pub instead: Option<Name>,
}

/// A type map: operands may combine any of its destination types with any of its source types.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct TypeMap {
    /// Destination types.
    pub dst: Vec<Spanned<DataTypeId>>,
    /// Source types.
    pub src: Vec<Spanned<DataTypeId>>,
    /// The gate of the map; `None` if it applies everywhere.
    pub gate: Option<Gate>,
    /// The place of the bullet.
    pub span: Span,
}

/// A rule of the Constraints section.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Constraint {
    /// The name in kebab case, unique in the instruction.
    pub name: Name,
    /// The condition that must hold.
    pub condition: Condition,
    /// The reason of the constraint.
    pub description: String,
    /// The place of the bullet.
    pub span: Span,
}

/// An instruction, as one document describes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Instruction {
    /// The file name without extension: `ADD`. The span is the start of the file.
    pub name: Name,
    /// The file of the document.
    pub file: FileId,
    /// The title in the index.
    pub title: Option<String>,
    /// The group in the index.
    pub group: Option<String>,
    /// The opcode; `None` if the section is missing or invalid (a finding).
    pub opcode: Option<Opcode>,
    /// The sub-opcode in the byte after the opcode.
    pub sub_opcode: Option<Opcode>,
    /// True if the page only introduces sub-operations, which have separate pages.
    pub container: bool,
    /// The platforms that have the instruction, from the index.
    pub platforms: PlatformSet,
    /// The gate in the index, if any.
    pub gate: Option<Gate>,
    /// The fields in the order of their bullets. [`FieldId`] is an index into this list.
    pub fields: Vec<Field>,
    /// The encodings.
    pub format: Format,
    /// The semantics.
    pub semantics: Option<Semantics>,
    /// The description above the fields, without the formal sentences.
    pub description: String,
    /// The names that the instruction had in earlier specifications. A text is the former mnemonic.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<FormerName>,
    /// The properties.
    pub properties: Properties,
    /// The type maps.
    pub type_maps: Vec<TypeMap>,
    /// The further rules.
    pub constraints: Vec<Constraint>,
    /// The lines of assembler text.
    pub text: Vec<TextForm>,
    /// The examples as written, dedented.
    pub examples: Option<Name>,
    /// The notes as written, dedented.
    pub notes: Option<Name>,
}

impl Instruction {
    /// Returns whether the page defines an encoding: it has an opcode, and does not only introduce
    /// sub-operations.
    pub const fn is_encoded(&self) -> bool {
        self.opcode.is_some() && !self.container
    }

    /// Returns the field with an id.
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// Returns the id of the first field with a name.
    pub fn field_id(&self, name: &str) -> Option<FieldId> {
        self.fields.iter().position(|f| f.name.value == name).map(|i| FieldId(i as u16))
    }
}
