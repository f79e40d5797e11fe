//! What the shared documents define: data types, structures, the index, the vocabulary of pseudo-code, errata.

use crate::model::field::Field;
use crate::model::{DataTypeId, Gate, GatedNumber, InstructionId, SharedFieldId, StructureId, Version};
use crate::span::{Name, Span, Spanned};
use schemars::JsonSchema;
use serde::Serialize;

/// What values a data type has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DataTypeKind {
    /// Unsigned integer.
    Unsigned,
    /// Signed integer, two's complement.
    Signed,
    /// Floating point.
    Float,
    /// Several small numbers in a dword; immediates only.
    Packed,
    /// One bit; predicates only.
    Boolean,
}

/// A data type.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DataType {
    /// Name as in instruction files: `UD`.
    pub name: Name,
    /// Code in the four-bit type field of declarations and operands. `None`: it cannot be encoded.
    pub code: Option<Spanned<u8>>,
    /// Width in bits.
    pub bits: u16,
    /// What values it has.
    pub kind: DataTypeKind,
    /// What it is for.
    pub description: String,
    /// Platforms that have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate: Option<Gate>,
    /// The row.
    pub span: Span,
}

/// The document a structure comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StructureOrigin {
    /// The object format.
    ObjectFormat,
    /// The operands.
    Operand,
}

/// A structure of the object format, or the layout of an operand.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Structure {
    /// Its name: `var_info`.
    pub name: Name,
    /// Where it is defined.
    pub origin: StructureOrigin,
    /// The members in wire order. [`FieldId`](crate::model::FieldId) is the position in this list.
    pub members: Vec<Field>,
    /// Text around it.
    pub description: String,
    /// The block that defines it.
    pub span: Span,
}

/// A variable that every kernel has.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PredefinedVariable {
    /// Letter and number: `V10`, `T0`.
    pub variable: Name,
    /// Name in assembler text: `%sp`.
    pub name: Name,
    /// Element type; `None` where it has none (surfaces, `%null`).
    pub data_type: Option<DataTypeId>,
    /// Elements as written; platforms may differ (`256/512`).
    pub elements: String,
    /// Elements as numbers. Empty where they cannot be read as such (upstream).
    pub counts: Vec<GatedNumber>,
    /// `R`, `W` or `R/W`, as written.
    pub access: String,
    /// What it is for.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A version of the object format.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FormatVersion {
    /// Its number.
    pub version: Version,
    /// What it brought.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A layout of files that say the number of a version.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FormatRevision {
    /// What it is called: the version, and which revision of it.
    pub version: Version,
    /// The programs that wrote it.
    pub writers: String,
    /// How it differs from the one before.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A fault of a program that wrote files: instructions lack some of their last fields.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct WriterFault {
    /// What it is called.
    pub name: Name,
    /// An instruction lacks as many fields as it has of these shared ones.
    pub counted: Vec<SharedFieldId>,
    /// How it came to be.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A rule about a kernel or function as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ObjectRule {
    /// Its name in kebab case.
    pub name: Name,
    /// The attributes that it is about, as positions in the list of attributes.
    pub attributes: Vec<u16>,
    /// What must hold.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A class of variables: the table they are declared in, and how they are numbered.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct VariableClass {
    /// Its name: `general`.
    pub name: Name,
    /// The letter of its variables in assembler text.
    pub letter: Option<Name>,
    /// The structure that declares one; `None`: none, or unknown (a finding).
    pub structure: Option<StructureId>,
    /// Index of the first declared variable.
    pub first: Vec<GatedNumber>,
    /// How many indices there are.
    pub most: Vec<GatedNumber>,
    /// Whether one may be an input of a kernel.
    pub input: bool,
    /// What the text of a declaration has for the class; `None`: none is declared in text.
    pub declared: Option<Name>,
    /// The row.
    pub span: Span,
}

/// Kinds of values of attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttributeKind {
    /// There or not.
    Bool,
    /// An integer.
    Int,
    /// Characters.
    String,
}

/// A line of a text that is no instruction.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Directive {
    /// What it is: `function_declaration`.
    pub name: Name,
    /// What it begins with: `.funcdecl`.
    pub word: Name,
    /// What it is for.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A word that assembler text may have a use of its own for, so that nothing can have it as its name.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ReservedWord {
    /// The word.
    pub word: Name,
    /// Whether it is reserved. `false`: a mnemonic begins with it, and it is a name all the same.
    pub reserved: bool,
    /// What it is.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A part `word=value` of a directive.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct DirectiveKey {
    /// What it gives: `elements`.
    pub name: Name,
    /// The word before the equals sign: `num_elts`.
    pub word: Name,
    /// Positions of the classes of variables whose declarations have it.
    pub classes: Vec<usize>,
    /// Inputs have it.
    pub inputs: bool,
    /// What it is for.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// An attribute of a kernel or variable that the object format defines.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Attribute {
    /// Its name in files.
    pub name: Name,
    /// What carries it, as written.
    pub owner: String,
    /// Kernels and functions carry it.
    pub of_kernels: bool,
    /// Variables carry it.
    pub of_variables: bool,
    /// Kind of value; `None`: unknown (a finding).
    pub kind: Option<AttributeKind>,
    /// Words that text has for numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<(u32, Name)>,
    /// Fewest and most bytes of the value, where it says so.
    pub bytes: Option<(u32, u32)>,
    /// What it is for.
    pub description: String,
    /// The row.
    pub span: Span,
}

/// A function of the pseudo-code.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// Fewest and most arguments.
    pub arguments: (u8, u8),
    /// What it gives or does.
    pub description: String,
}

/// A name of the pseudo-code for state of the machine.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StateName {
    /// The name.
    pub name: Name,
    /// What it is.
    pub description: String,
}

/// An entry of the instruction index.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct IndexEntry {
    /// Name as written.
    pub name: Name,
    /// Title.
    pub title: String,
    /// Availability.
    pub gate: Option<Gate>,
    /// The file it links to.
    pub link: Name,
    /// The instruction of that file. `None`: there is no such file (a finding).
    pub instruction: Option<InstructionId>,
    /// The bullet.
    pub span: Span,
}

/// A group of the instruction index.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct IndexGroup {
    /// Heading.
    pub name: Name,
    /// Entries, as written.
    pub entries: Vec<IndexEntry>,
}

/// An explained difference from the vendor's documents.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ErrataEntry {
    /// Heading.
    pub title: Name,
    /// Paths of differences that it explains, with `*` for any characters.
    pub covers: Vec<Name>,
    /// What the vendor's documents say, and where.
    pub upstream: String,
    /// What is true.
    pub here: String,
    /// Why that is known.
    pub evidence: String,
}

impl ErrataEntry {
    /// Whether it explains a difference of the instruction of this name.
    pub fn is_about(&self, instruction: &str) -> bool {
        self.covers.iter().any(|path| {
            let path = path.value.strip_prefix("index/").unwrap_or(&path.value);
            path.strip_prefix(instruction).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }
}
