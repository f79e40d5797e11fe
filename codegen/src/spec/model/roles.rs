//! Roles: the meaning by which the generator finds an item, independent of the item's name.
//!
//! For example, the group with the role `channels` gives the execution size. `specs/roles.md`
//! assigns the roles.

use crate::spec::model::{
    BitGroup, Enumerator, Field, FieldId, FieldKind, InstructionId, Model, SharedFieldId, StructureId,
};
use crate::spec::span::{Name, Span};
use openvisa_isa_core::words;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

words! {
    /// A role of an item.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(test, derive(JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Role, name {
        /// The bits that give the number of channels of an instruction.
        Channels = "channels",
        /// The bits that give the part of the execution mask that controls an instruction.
        ExecutionMask = "execution mask",
        /// The values of the execution mask with which an instruction ignores the mask.
        NoMask = "no mask",
        /// The bits that give the number of a predicate variable; 0 for none.
        Predicate = "predicate",
        /// The bits that select how the bits of a predicate are combined.
        PredicateCombination = "predicate combination",
        /// The bits that invert a predicate.
        PredicateInversion = "predicate inversion",
        /// The bits that give the number of elements between the rows of a region.
        VerticalStride = "vertical stride",
        /// The bits that give the number of elements in a row of a region.
        RowWidth = "row width",
        /// The bits that give the number of elements between neighbours in a row of a region.
        HorizontalStride = "horizontal stride",
        /// The values that assembler text omits.
        Implied = "implied",
        /// The bits that give the modifier of a vector operand.
        Modifier = "modifier",
        /// The bits that give the number of addresses of an address operand.
        AddressCount = "address count",
        /// The bits that give the class of a state operand.
        StateClass = "state class",
        /// The classes of state operands that are samplers.
        SamplerState = "sampler state",
        /// The types of addresses whose surface is an entry of the binding table.
        BindingTable = "binding table",
        /// The bits that give the class of a variable whose number is in another field.
        VariableClass = "variable class",
        /// The table of predicate variables.
        PredicateTable = "predicate table",
        /// The table of surface variables.
        SurfaceTable = "surface table",
        /// The table of sampler variables.
        SamplerTable = "sampler table",
        /// The table of strings.
        StringTable = "string table",
        /// The table of labels.
        LabelTable = "label table",
        /// The bits that give the kind of a label.
        LabelKind = "label kind",
    }
}

/// The kind of item that a role belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleKind {
    /// A structure.
    Structure,
    /// A field or bit group.
    Bits,
    /// Enumerators of a field or bit group.
    Values,
}

impl Role {
    /// The roles that assembler text needs together: if something has one of them, all are needed.
    const TOGETHER: [&'static [Self]; 2] = [
        &[Self::Channels, Self::ExecutionMask],
        &[Self::Predicate, Self::PredicateCombination, Self::PredicateInversion],
    ];

    /// The roles that the text of operands needs.
    const OF_OPERANDS: [Self; 5] =
        [Self::VerticalStride, Self::RowWidth, Self::HorizontalStride, Self::AddressCount, Self::StateClass];

    /// Returns the kind of item that can have the role.
    pub const fn kind(self) -> RoleKind {
        match self {
            Self::NoMask | Self::Implied | Self::SamplerState | Self::BindingTable => RoleKind::Values,
            Self::PredicateTable | Self::SurfaceTable | Self::SamplerTable | Self::StringTable | Self::LabelTable => {
                RoleKind::Structure
            }
            _ => RoleKind::Bits,
        }
    }
}

/// The item that has a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RoleTarget {
    /// A structure.
    Structure(StructureId),
    /// A member of a structure, or a bit group of it by position.
    Member {
        /// The structure.
        structure: StructureId,
        /// The member.
        member: FieldId,
        /// Index of the bit group; `None` for the whole member.
        group: Option<u16>,
    },
    /// A shared field, or a bit group of it by position.
    Shared {
        /// The field.
        field: SharedFieldId,
        /// Index of the bit group; `None` for the whole field.
        group: Option<u16>,
    },
    /// A field of one instruction, or a bit group of it by position.
    Field {
        /// The instruction.
        instruction: InstructionId,
        /// The field.
        field: FieldId,
        /// Index of the bit group; `None` for the whole field.
        group: Option<u16>,
    },
}

/// A row of the table of roles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct RoleRow {
    /// The role.
    pub role: Role,
    /// The path of the item as written: `Exec_size.size`.
    pub of: Name,
    /// The item; `None` if the path cannot be resolved (a finding).
    pub target: Option<RoleTarget>,
    /// The names of the values that have the role.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Name>,
    /// The meaning of the role.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A row of the table of composite text forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FormPartRow {
    /// The formatter.
    pub form: Name,
    /// The part of the form that the field is.
    pub part: Name,
    /// The name of the field.
    pub field: Name,
    /// The meaning of the part.
    pub description: String,
    /// The place of the row.
    pub span: Span,
}

/// A field or bit group with a role.
#[derive(Clone, Copy, Debug)]
pub struct RoleBits<'m> {
    /// The item with the role.
    pub target: RoleTarget,
    /// The field.
    pub field: &'m Field,
    /// The bit group; `None` for the whole field.
    pub group: Option<&'m BitGroup>,
}

impl Model {
    /// Returns whether the fields of a name are a part of a composite text form. For example,
    /// `DataSize` is the part `size` of `lsc_data`.
    pub fn is_form_part(&self, form: &str, part: &str, field_name: &str) -> bool {
        self.form_parts
            .iter()
            .any(|row| row.form.value == form && row.part.value == part && row.field.value == field_name)
    }

    fn role_targets(&self, role: Role) -> impl Iterator<Item = RoleTarget> {
        self.roles.iter().filter(move |row| row.role == role).filter_map(|row| row.target)
    }

    /// Returns the roles without which the assembler text of the model cannot be generated, and that
    /// nothing has. An instruction set without operands needs no role for their text, for example.
    pub fn missing_text_roles(&self) -> Vec<Role> {
        let given = |role: &Role| self.roles.iter().any(|row| row.role == *role);
        let together = Role::TOGETHER.into_iter().filter(|roles| roles.iter().any(given)).flatten();
        let mut fields = self.instructions.iter().filter(|i| !i.text.is_empty()).flat_map(|i| &i.fields);
        let has_operands = fields.any(|f| matches!(f.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar)));
        let of_operands = Role::OF_OPERANDS.iter().filter(|_| has_operands);
        together.chain(of_operands).copied().filter(|role| !given(role)).collect()
    }

    /// Returns the structure with a role.
    pub fn role_structure(&self, role: Role) -> Option<StructureId> {
        self.role_targets(role).find_map(|target| match target {
            RoleTarget::Structure(id) => Some(id),
            _ => None,
        })
    }

    /// Returns the field or bit group that a target is; `None` for a structure.
    pub fn target_bits(&self, target: RoleTarget) -> Option<RoleBits<'_>> {
        let (field, group) = match target {
            RoleTarget::Structure(_) => return None,
            RoleTarget::Member { structure, member, group } => (self[structure].members.get(member.index())?, group),
            RoleTarget::Shared { field, group } => (&self[field], group),
            RoleTarget::Field { instruction, field, group } => (self[instruction].fields.get(field.index())?, group),
        };
        let group = match group {
            Some(position) => Some(field.groups.get(usize::from(position))?),
            None => None,
        };
        Some(RoleBits { target, field, group })
    }

    /// Returns the first field or bit group with a role.
    pub fn role_bits(&self, role: Role) -> Option<RoleBits<'_>> {
        self.role_targets(role).find_map(|target| self.target_bits(target))
    }

    /// Returns the bit group with a role in a field that refers to a shared field. Its name is that
    /// of the shared field's group, and its form is that of the newest version.
    pub fn role_group<'f>(&self, field: &'f Field, role: Role) -> Option<RoleBits<'f>> {
        let shared = field.shared?;
        self.role_targets(role).find_map(|target| {
            let RoleTarget::Shared { field: id, group: Some(position) } = target else { return None };
            let name = &self[id].groups.get(usize::from(position)).filter(|_| id == shared)?.name.as_ref()?.value;
            let named = || field.groups.iter().filter(|g| g.is_named(name));
            let group = named().find(|g| g.is_newest()).or_else(|| named().next())?;
            Some(RoleBits { target, field, group: Some(group) })
        })
    }

    /// Returns whether a field refers to a shared field that has a role itself or in one of its bit
    /// groups.
    pub fn field_has_role(&self, field: &Field, role: Role) -> bool {
        let is_shared = |target| matches!(target, RoleTarget::Shared { field: id, .. } if Some(id) == field.shared);
        self.role_targets(role).any(is_shared)
    }

    /// Returns whether an enumerator of a field or bit group has a role.
    pub fn value_has_role(&self, role: Role, of: RoleTarget, enumerator: &Enumerator) -> bool {
        let rows = self.roles.iter().filter(|row| row.role == role && row.target == Some(of));
        rows.flat_map(|row| &row.values).any(|name| name.value == enumerator.name.value)
    }
}
