//! The specification as data: typed, resolved and serialisable, with the place of every node.
//!
//! [`lower`](crate::spec::lower) builds a [`Model`], and [`check`](crate::spec::check) checks it.
//! [`emit`](crate::emit), the JSON export and [`diff`](crate::diff) read it. Nothing changes it
//! after lowering.
//!
//! References are typed ids, never strings. For example, [`FieldId`] is an index into the fields of
//! an instruction. A reference that could not be resolved is `None` (with a finding), never a
//! guess.
//!
//! All lists have a stable order: instructions by opcode, sub-opcode and name, everything else as
//! written.

pub mod cases;
pub mod expr;
pub mod field;
pub mod instruction;
pub mod known_function;
pub(crate) mod mnemonics;
pub mod operand_class;
pub mod platform;
pub mod pseudo_code;
pub mod reader_section;
pub mod roles;
pub mod shared;
pub mod text;
pub(crate) mod walk;
pub mod warnings;

pub use expr::{Condition, Expr, ExprKind, Program, Stmt, StmtKind};
pub use field::{
    Access, Alignment, BitGroup, Bound, Count, Elements, Enumerator, Field, FieldKind, FormerName, Ignored, IntType,
    LabelKind, NullRule, OffsetTarget, Parameter, Presence, Regions, TableRef, Usual, UsualValue, ValueRange,
};
pub use instruction::{
    Accuracy, AccuracyKind, Constraint, Execution, Format, Instruction, ModifierKind, Opcode, Properties, Saturation,
    Semantics, SupportedType, TypeMap, Variant, VariantCondition, VariantKey,
};
pub use known_function::KnownFunction;
pub use operand_class::{ClassSet, OperandClass};
pub use platform::{Device, Gate, GatedNumber, Platform, PlatformSet, Version, VersionRange};
pub use reader_section::{ReaderRow, ReaderSection, ReaderTable};
pub use roles::{FormPartRow, Role, RoleBits, RoleKind, RoleRow, RoleTarget};
pub use shared::{
    Argument, Attribute, AttributeKind, DataType, DataTypeKind, Directive, DirectiveKey, ErrataEntry, FormatRevision,
    FormatVersion, FunctionCode, IndexEntry, IndexGroup, ObjectRule, PredefinedVariable, PseudoFunction, ReservedWord,
    StateName, Structure, StructureOrigin, VariableClass, WriterFault,
};
pub use text::{Formatter, TextCondition, TextForm, TextItem};

use crate::spec::span::Name;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($int:ty) in $list:ident: $item:ty, $find:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[cfg_attr(test, derive(JsonSchema))]
        pub struct $name(pub $int);

        impl $name {
            /// Returns the index into the list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::ops::Index<$name> for Model {
            type Output = $item;
            fn index(&self, id: $name) -> &$item {
                &self.$list[id.index()]
            }
        }

        impl Model {
            /// Returns the item with a name. An instruction has that of its file without extension.
            pub fn $find(&self, name: &str) -> Option<$name> {
                self.$list.iter().position(|item| item.name.value == name).map(|i| $name(i as $int))
            }
        }
    )*};
}

ids! {
    /// An instruction, by its position in [`Model::instructions`].
    InstructionId(u16) in instructions: Instruction, instruction_id;
    /// A data type, by its position in [`Model::data_types`].
    DataTypeId(u8) in data_types: DataType, data_type;
    /// A platform, by its position in [`Model::platforms`]; later platforms have larger ids.
    PlatformId(u8) in platforms: Platform, platform;
    /// A structure, by its position in [`Model::structures`].
    StructureId(u16) in structures: Structure, structure;
    /// A shared field, by its position in [`Model::shared_fields`].
    SharedFieldId(u16) in shared_fields: Field, shared_field;
}

/// The index of a field in one instruction, or of a member in one structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FieldId(pub u16);

impl FieldId {
    /// Returns the index into the list of the owner.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The dialect of a folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Dialect {
    /// The vendor's documents, which are read leniently.
    #[default]
    Upstream,
    /// The dialect of this repository, recognised by `platforms.md`. Every irregularity is an
    /// error.
    Strict,
}

/// A whole specification.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Model {
    /// The dialect of the folder.
    pub dialect: Dialect,
    /// The paths of the files, relative to the folder. [`FileId`](crate::spec::span::FileId) is an
    /// index into this list.
    pub files: Vec<String>,
    /// The platforms, oldest first.
    pub platforms: Vec<Platform>,
    /// The devices, in the order of their table.
    pub devices: Vec<Device>,
    /// The data types, as written.
    pub data_types: Vec<DataType>,
    /// The fields that instructions share.
    pub shared_fields: Vec<Field>,
    /// The structures of operands and of the object format.
    pub structures: Vec<Structure>,
    /// The classes of variables.
    pub classes: Vec<VariableClass>,
    /// The versions of the object format, oldest first. All versions between the first and the last
    /// exist.
    pub versions: Vec<FormatVersion>,
    /// Layouts that share their number with a version, in the order in which a reader tries them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub revisions: Vec<FormatRevision>,
    /// The variables that exist in every kernel.
    pub predefined: Vec<PredefinedVariable>,
    /// The attributes that the object format defines.
    pub attributes: Vec<Attribute>,
    /// The directives: lines of assembler text other than instructions.
    pub directives: Vec<Directive>,
    /// The keys of directives.
    pub directive_keys: Vec<DirectiveKey>,
    /// Words of assembler text other than mnemonics that cannot be names, and words that can be
    /// names although a mnemonic begins with them.
    pub reserved_words: Vec<ReservedWord>,
    /// Known defects of programs that wrote files.
    pub faults: Vec<WriterFault>,
    /// Rules about whole objects.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub object_rules: Vec<ObjectRule>,
    /// The functions that pseudo-code may call.
    pub functions: Vec<PseudoFunction>,
    /// The state that pseudo-code may name.
    pub state: Vec<StateName>,
    /// The items that have a role for the generator.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<RoleRow>,
    /// The fields that are parts of composite text forms.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub form_parts: Vec<FormPartRow>,
    /// The instructions, sorted by opcode, sub-opcode and name.
    pub instructions: Vec<Instruction>,
    /// The instruction index.
    pub index: Vec<IndexGroup>,
    /// Explained differences from the vendor's documents.
    pub errata: Vec<ErrataEntry>,
    /// The date of the vendor's documents with which the specification is compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub documents: Option<Name>,
    /// The sections of the pages that explain the words of assembler text, for readers.
    #[serde(skip)]
    pub sections: Vec<ReaderSection>,
    /// A hash of the text of all files.
    #[serde(skip)]
    pub content_hash: u64,
}

impl Model {
    /// Iterates over the instructions with their ids.
    pub fn instructions(&self) -> impl Iterator<Item = (InstructionId, &Instruction)> {
        self.instructions.iter().enumerate().map(|(i, x)| (InstructionId(i as u16), x))
    }

    /// Returns the instruction with a name.
    pub fn instruction(&self, name: &str) -> Option<&Instruction> {
        self.instruction_id(name).map(|id| &self[id])
    }

    /// Iterates over the fields of instructions, the members of structures, and the shared fields.
    pub fn all_fields(&self) -> impl Iterator<Item = &Field> {
        let fields = self.instructions.iter().flat_map(|instruction| &instruction.fields);
        let members = self.structures.iter().flat_map(|structure| &structure.members);
        fields.chain(members).chain(&self.shared_fields)
    }

    /// Returns the set of all platforms.
    pub fn all_platforms(&self) -> PlatformSet {
        PlatformSet::all(self.platforms.len())
    }
}
