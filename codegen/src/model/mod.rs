//! The specification as data: typed, resolved, serialisable, every node with its place.
//!
//! [`lower`](crate::lower) builds a [`Model`]; [`check`](crate::check) judges it; [`emit`](crate::emit), the JSON export and
//! [`diff`](crate::diff) read it. Nothing changes it after lowering. References are typed ids, never strings; a reference
//! that could not be resolved is `None` (with a finding), never a guess.
//!
//! All lists are in a stable order: instructions by opcode, then sub-opcode, then name; everything else as written.

pub mod cases;
pub mod expr;
pub mod field;
pub mod instruction;
pub mod platform;
pub mod roles;
pub mod shared;
pub mod text;

pub use expr::{Condition, Expr, ExprKind, Program, Stmt, StmtKind};
pub use field::{
    Access, Alignment, BitGroup, Bound, ClassSet, Count, Elements, Enumerator, Field, FieldKind, Ignored, IntType,
    LabelKind, NullRule, OffsetTarget, OperandClass, Parameter, Presence, Regions, TableRef, Usual, UsualValue,
    ValueRange,
};
pub use instruction::{
    Constraint, Execution, Format, Instruction, ModifierKind, Opcode, Properties, Saturation, Semantics, SupportedType,
    TypeMap, Variant, VariantCondition, VariantKey,
};
pub use platform::{Device, Gate, GatedNumber, Platform, PlatformSet, Version, VersionRange};
pub use roles::{FormPartRow, Role, RoleBits, RoleKind, RoleRow, RoleTarget};
pub use shared::{
    Attribute, AttributeKind, DataType, DataTypeKind, Directive, DirectiveKey, ErrataEntry, FormatRevision,
    FormatVersion, Function, IndexEntry, IndexGroup, ObjectRule, PredefinedVariable, ReservedWord, StateName,
    Structure, StructureOrigin, VariableClass, WriterFault,
};
pub use text::{Formatter, TextCondition, TextForm, TextItem};

use crate::span::Name;
use schemars::JsonSchema;
use serde::Serialize;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($int:ty) in $list:ident: $item:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $int);

        impl $name {
            /// The position in the list.
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
    )*};
}

ids! {
    /// An instruction, by its position in [`Model::instructions`].
    InstructionId(u16) in instructions: Instruction;
    /// A data type, by its position in [`Model::data_types`].
    DataTypeId(u8) in data_types: DataType;
    /// A platform, by its position in [`Model::platforms`]; later platforms have larger ids.
    PlatformId(u8) in platforms: Platform;
    /// A structure, by its position in [`Model::structures`].
    StructureId(u16) in structures: Structure;
    /// A shared field, by its position in [`Model::shared_fields`].
    SharedFieldId(u16) in shared_fields: Field;
}

/// A field of one instruction (or a member of one structure), by its position in the list of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct FieldId(pub u16);

impl FieldId {
    /// The position in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which dialect a folder is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dialect {
    /// The vendor's documents, read with forbearance.
    Upstream,
    /// Our own: `platforms.md` is there, and everything is taken at its word.
    Strict,
}

/// A whole specification.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Model {
    /// How the folder was read.
    pub dialect: Dialect,
    /// Paths of the files, relative to the folder; [`FileId`](crate::span::FileId) is the position in this list.
    pub files: Vec<String>,
    /// Platforms, oldest first.
    pub platforms: Vec<Platform>,
    /// Devices, in the order of their table.
    pub devices: Vec<Device>,
    /// Data types, as written.
    pub data_types: Vec<DataType>,
    /// Fields that instructions share.
    pub shared_fields: Vec<Field>,
    /// Operand layouts and the structures of the object format.
    pub structures: Vec<Structure>,
    /// Classes of variables.
    pub classes: Vec<VariableClass>,
    /// Versions of the object format, oldest first. Those between the first and the last exist as well.
    pub versions: Vec<FormatVersion>,
    /// Layouts that share a number with a version, in the order in which they are tried.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub revisions: Vec<FormatRevision>,
    /// Variables that exist in every kernel.
    pub predefined: Vec<PredefinedVariable>,
    /// Attributes that the object format defines.
    pub attributes: Vec<Attribute>,
    /// Lines of a text that are no instructions.
    pub directives: Vec<Directive>,
    /// Parts of them.
    pub directive_keys: Vec<DirectiveKey>,
    /// Words of assembler text beside the mnemonics that cannot be names, and mnemonics that can.
    pub reserved_words: Vec<ReservedWord>,
    /// Faults of programs that wrote files.
    pub faults: Vec<WriterFault>,
    /// Rules about objects as wholes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub object_rules: Vec<ObjectRule>,
    /// Functions that pseudo-code may call.
    pub functions: Vec<Function>,
    /// State that pseudo-code may name.
    pub state: Vec<StateName>,
    /// What has a role.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<RoleRow>,
    /// The fields that are parts of composite text forms.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub form_parts: Vec<FormPartRow>,
    /// The instructions, by opcode, sub-opcode, name.
    pub instructions: Vec<Instruction>,
    /// The instruction index.
    pub index: Vec<IndexGroup>,
    /// Explained differences from the vendor's documents.
    pub errata: Vec<ErrataEntry>,
    /// Date of the vendor's documents that the specification is compared with: its version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub documents: Option<Name>,
    /// Hash of the text of all files.
    #[serde(skip)]
    pub content_hash: u64,
}

impl Model {
    /// Instructions with their ids.
    pub fn instructions(&self) -> impl Iterator<Item = (InstructionId, &Instruction)> {
        self.instructions.iter().enumerate().map(|(i, x)| (InstructionId(i as u16), x))
    }

    /// The instruction of this name (file stem).
    pub fn instruction(&self, name: &str) -> Option<&Instruction> {
        self.instructions.iter().find(|i| i.name.value == name)
    }

    /// The data type of this name.
    pub fn data_type(&self, name: &str) -> Option<DataTypeId> {
        self.data_types.iter().position(|t| t.name.value == name).map(|i| DataTypeId(i as u8))
    }

    /// The platform of this name.
    pub fn platform(&self, name: &str) -> Option<PlatformId> {
        self.platforms.iter().position(|p| p.name.value == name).map(|i| PlatformId(i as u8))
    }

    /// The structure of this name.
    pub fn structure(&self, name: &str) -> Option<StructureId> {
        self.structures.iter().position(|s| s.name.value == name).map(|i| StructureId(i as u16))
    }

    /// The shared field of this name.
    pub fn shared_field(&self, name: &str) -> Option<SharedFieldId> {
        self.shared_fields.iter().position(|f| f.name.value == name).map(|i| SharedFieldId(i as u16))
    }

    /// All platforms.
    pub fn all_platforms(&self) -> PlatformSet {
        PlatformSet::all(self.platforms.len())
    }
}
