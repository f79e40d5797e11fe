//! Definitions from shared documents: data types, structures, the index, functions of pseudo-code,
//! and errata.
//!
//! For example, the data type `UD` has 32 bits and the code 1.

use crate::spec::model::expr::Program;
use crate::spec::model::field::Field;
use crate::spec::model::pseudo_code::{FunctionResult, Kind};
use crate::spec::model::{DataTypeId, Gate, GatedNumber, InstructionId, SharedFieldId, StructureId, Version};
use crate::spec::span::{Name, Span, Spanned};
use openvisa_isa_core::words;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

words! {
    /// The kind of values of a data type.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum DataTypeKind, word {
        /// Unsigned integer.
        #[default]
        Unsigned = "unsigned",
        /// Signed integer, two's complement.
        Signed = "signed",
        /// Floating point.
        Float = "float",
        /// Several small numbers in a dword; immediates only.
        Packed = "packed",
        /// One bit; predicates only.
        Boolean = "boolean",
    }
}

/// A data type.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct DataType {
    /// The name in instruction documents: `UD`.
    pub name: Name,
    /// The code in the four-bit type field of declarations and operands; `None` if the type cannot
    /// be encoded.
    pub code: Option<Spanned<u8>>,
    /// Width in bits.
    pub bits: u16,
    /// The kind of values.
    pub kind: DataTypeKind,
    /// Width of the exponent of a floating-point number in bits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exponent_bits: Option<u8>,
    /// Width of the fraction of a floating-point number in bits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fraction_bits: Option<u8>,
    /// The type whose values instructions see: the type that a packed type is computed in, or that of a
    /// variable whose own type no file can hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_as: Option<Spanned<DataTypeId>>,
    /// The meaning of the type.
    pub description: String,
    /// The platforms that have the type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate: Option<Gate>,
    /// The place of the row.
    pub span: Span,
}

/// The document that defines a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StructureOrigin {
    /// The object format.
    ObjectFormat,
    /// The operands.
    Operand,
}

/// A structure of the object format or of an operand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Structure {
    /// The name: `var_info`.
    pub name: Name,
    /// The document that defines it.
    pub origin: StructureOrigin,
    /// The members in wire order. [`FieldId`](crate::spec::model::FieldId) is an index into this
    /// list.
    pub members: Vec<Field>,
    /// The text around the definition.
    pub description: String,
    /// The place of the definition.
    pub span: Span,
}

/// A variable that every kernel has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PredefinedVariable {
    /// The letter and number: `V10`, `T0`.
    pub variable: Name,
    /// The name in assembler text: `%sp`.
    pub name: Name,
    /// The element type; `None` for variables without one (surfaces, `%null`).
    pub data_type: Option<DataTypeId>,
    /// The number of elements as written. Platforms may differ (`256/512`).
    pub elements: String,
    /// The numbers of elements. Empty if they cannot be parsed (upstream).
    pub counts: Vec<GatedNumber>,
    /// The access as written: `R`, `W` or `R/W`.
    pub access: String,
    /// The purpose of the variable.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A version of the object format.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FormatVersion {
    /// The version number.
    pub version: Version,
    /// The changes of the version.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A layout that shares its version number with another one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FormatRevision {
    /// The version with its revision.
    pub version: Version,
    /// The programs that write the layout.
    pub writers: String,
    /// The differences from the layout before.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A known defect of a writer: instructions lack some of their last fields.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct WriterFault {
    /// The name of the defect.
    pub name: Name,
    /// Shared fields that are counted: an instruction lacks as many fields as it has of these.
    pub counted: Vec<SharedFieldId>,
    /// The cause of the defect.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A rule about a kernel or function as a whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ObjectRule {
    /// The name in kebab case.
    pub name: Name,
    /// The attributes that the rule concerns, as indices into the list of attributes.
    pub attributes: Vec<u16>,
    /// The instructions that the rule concerns.
    pub instructions: Vec<InstructionId>,
    /// True if a violation gives a warning instead of an error.
    pub warning: bool,
    /// The condition that must hold.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A class of variables: the table that declares them, and their numbering.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct VariableClass {
    /// The name: `general`.
    pub name: Name,
    /// The letter of its variables in assembler text.
    pub letter: Option<Name>,
    /// The structure that declares a variable; `None` if there is none, or it is unknown (a
    /// finding).
    pub structure: Option<StructureId>,
    /// Index of the first declared variable.
    pub first: Vec<GatedNumber>,
    /// Maximum number of variables.
    pub most: Vec<GatedNumber>,
    /// True if a variable may be an input of a kernel.
    pub input: bool,
    /// The letter of the class in a declaration; `None` if assembler text declares no variable of
    /// it.
    pub declared: Option<Name>,
    /// The place of the row.
    pub span: Span,
}

words! {
    /// The kind of values of an attribute.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum AttributeKind, word {
        /// A flag, which is present or absent.
        Bool = "bool",
        /// An integer.
        Int = "int",
        /// A string.
        String = "string",
    }
}

/// A line of assembler text that is not an instruction.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Directive {
    /// The name: `function_declaration`.
    pub name: Name,
    /// The word that begins the line: `.funcdecl`.
    pub word: Name,
    /// The purpose of the directive.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A row of the table of reserved words of assembler text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ReservedWord {
    /// The word.
    pub word: Name,
    /// True if the word cannot be a name. False if it can, although a mnemonic begins with it.
    pub reserved: bool,
    /// The meaning of the word.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A part `word=value` of a directive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct DirectiveKey {
    /// The name of the value: `elements`.
    pub name: Name,
    /// The word before the equals sign: `num_elts`.
    pub word: Name,
    /// The classes of variables whose declarations have the key, as indices.
    pub classes: Vec<usize>,
    /// True if declarations of inputs have the key.
    pub inputs: bool,
    /// The purpose of the key.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// An attribute of a kernel or variable that the object format defines.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Attribute {
    /// The name in object files.
    pub name: Name,
    /// The owners as written.
    pub owner: String,
    /// True if kernels and functions have the attribute.
    pub of_kernels: bool,
    /// True if variables have the attribute.
    pub of_variables: bool,
    /// The kind of value; `None` if it is unknown (a finding).
    pub kind: Option<AttributeKind>,
    /// Words in assembler text for numeric values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<(u32, Name)>,
    /// Minimum and maximum number of bytes of the value, if they are given.
    pub bytes: Option<(u32, u32)>,
    /// The purpose of the attribute.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A function of the pseudo-code.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PseudoFunction {
    /// The name.
    pub name: Name,
    /// The heading of the section that declares the function; `None` without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// Minimum and maximum number of arguments.
    pub arguments: (u8, u8),
    /// The kinds of the arguments, as the column `Takes` lists them. Empty without that column.
    pub takes: Vec<Argument>,
    /// The kind of the result without finer distinctions, `nothing` without one; `None` without
    /// the column `Gives`.
    pub gives: Option<Name>,
    /// The result as written. Any, and with an effect, without the column `Gives`.
    pub result: FunctionResult,
    /// What a call needs besides registers and predicates, for example `memory`; `None` if it needs
    /// nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Name>,
    /// The result or effect of the function.
    pub description: String,
    /// The code of a function that is written out; `None` for a primitive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<FunctionCode>,
}

/// The code of a function of the pseudo-code.
///
/// For example, `return x + 1;` in a fence with the words `function next` is the code of `next`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FunctionCode {
    /// The name in the fence.
    pub name: Name,
    /// The text in the fence.
    pub source: String,
    /// The parsed statements; `None` after an error of syntax (a finding).
    pub program: Option<Program>,
    /// The place of the code.
    pub span: Span,
}

impl PseudoFunction {
    /// Returns the arguments as `functions.md` lists them: `a: number, operand`.
    pub fn signature(&self) -> String {
        let list = self.takes.iter().filter(|argument| argument.refined != Kind::Channel);
        let words = list.map(|argument| match argument.refined.to_string() {
            kind if kind == argument.name => kind,
            kind => format!("{}: {kind}", argument.name),
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// Iterates over the kinds of the arguments that a call writes. The last kind of a function
    /// with any number of arguments repeats.
    pub fn argument_kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        let written = self.takes.iter().map(|argument| argument.refined).filter(|kind| *kind != Kind::Channel);
        let last = if self.arguments.0 == self.arguments.1 { None } else { written.clone().next_back() };
        written.chain(last.into_iter().cycle()).take(usize::from(self.arguments.1))
    }
}

/// An argument of a function of the pseudo-code.
///
/// For example, `address: number` in the column `Takes` is the argument `address` of the kind
/// `number`. A kind without a name is its own name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Argument {
    /// The name for readers.
    pub name: String,
    /// The kind without finer distinctions, such as `number` or `operand`.
    pub kind: Name,
    /// The kind as written, such as `integer` or `source`. An unknown one (a finding) is any.
    pub refined: Kind,
    /// The place of the name in the table.
    pub span: Span,
}

impl Argument {
    /// The kind of an argument that no call writes: the channel of a `lane` program.
    pub const CHANNEL: &'static str = "channel";
}

/// A name of the pseudo-code for state of the machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct StateName {
    /// The name.
    pub name: Name,
    /// The kind of the value without finer distinctions; `None` without the column `Gives`.
    pub gives: Option<Name>,
    /// The kind of the value as written; any without the column `Gives`.
    pub refined: Kind,
    /// The meaning of the state.
    pub description: String,
}

/// An entry of the instruction index.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct IndexEntry {
    /// The name as written.
    pub name: Name,
    /// The title.
    pub title: String,
    /// The gate of the entry.
    pub gate: Option<Gate>,
    /// The linked file.
    pub link: Name,
    /// The instruction of the file; `None` if there is no such file (a finding).
    pub instruction: Option<InstructionId>,
    /// The place of the bullet.
    pub span: Span,
}

/// A group of the instruction index.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct IndexGroup {
    /// The heading of the group.
    pub name: Name,
    /// The entries, as written.
    pub entries: Vec<IndexEntry>,
}

/// An explained difference from the vendor's documents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ErrataEntry {
    /// The heading of the entry.
    pub title: Name,
    /// Paths of the differences that the entry explains, with `*` for any characters.
    pub covers: Vec<Name>,
    /// Paths of the rules of instructions that only give a warning, with `*` for any characters:
    /// `WAIT/type/Mask`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warns: Vec<Name>,
    /// The statement of the vendor's documents, with its place.
    pub upstream: String,
    /// The correct statement.
    pub here: String,
    /// The evidence for it.
    pub evidence: String,
}

impl ErrataEntry {
    /// Returns whether the entry explains a difference in the instruction with a name.
    pub fn is_about(&self, instruction: &str) -> bool {
        self.covers.iter().any(|path| {
            let path = path.value.strip_prefix("index/").unwrap_or(&path.value);
            path.strip_prefix(instruction).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }
}
