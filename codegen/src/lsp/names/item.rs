//! The things that names stand for, independent of where the names are written.
//!
//! For example, `Exec_size` in `ADD.md` is [`NamedItem::Field`], and the heading `Exec_size` of
//! `fields.md` is [`NamedItem::SharedField`]. The groups and values of a shared field belong to it,
//! also where a page repeats them.

use crate::spec::model::{
    BitGroup, DataTypeId, Enumerator, Field, FieldId, InstructionId, Model, PlatformId, SharedFieldId, StructureId,
};

/// Maximum number of shared fields that refer to each other.
const MAX_REFERENCES: usize = 8;

/// A thing with a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum NamedItem {
    Instruction(InstructionId),
    Structure(StructureId),
    /// A field of an instruction, or a member of a structure.
    Field(OwnerId, FieldId),
    SharedField(SharedFieldId),
    /// The bit groups of one name.
    Group(FieldItem, String),
    /// The values of one name: of the groups of a name, or of the whole field.
    Enumerator(FieldItem, Option<String>, String),
    Function(String),
    State(String),
    DataType(DataTypeId),
    Platform(PlatformId),
}

/// An instruction or structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum OwnerId {
    Instruction(InstructionId),
    Structure(StructureId),
}

/// A field that defines groups and values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum FieldItem {
    Of(OwnerId, FieldId),
    Shared(SharedFieldId),
}

impl OwnerId {
    /// Returns the fields or members.
    pub(super) fn fields(self, model: &Model) -> &[Field] {
        match self {
            Self::Instruction(id) => &model[id].fields,
            Self::Structure(id) => &model[id].members,
        }
    }

    pub(super) fn find_field(self, model: &Model, name: &str) -> Option<FieldId> {
        let position = self.fields(model).iter().position(|field| field.name.value == name)?;
        u16::try_from(position).ok().map(FieldId)
    }
}

impl FieldItem {
    pub(crate) fn field(self, model: &Model) -> Option<&Field> {
        match self {
            Self::Of(owner, id) => owner.fields(model).get(id.index()),
            Self::Shared(id) => model.shared_fields.get(id.index()),
        }
    }

    /// Returns the shared field that the field refers to and that satisfies `defines`, or the field
    /// itself.
    fn defining(self, model: &Model, defines: impl Fn(&Field) -> bool) -> Self {
        let mut path = self;
        for _ in 0..MAX_REFERENCES {
            let shared = path.field(model).and_then(|field| field.shared);
            match shared.filter(|id| model.shared_fields.get(id.index()).is_some_and(&defines)) {
                Some(id) => path = Self::Shared(id),
                None => break,
            }
        }
        path
    }

    /// Returns the bit groups with a name, if there are any.
    pub(super) fn find_group(self, model: &Model, name: &str) -> Option<NamedItem> {
        let has_group = |field: &Field| field.groups.iter().any(|group| group_name(group) == Some(name));
        has_group(self.field(model)?).then(|| NamedItem::Group(self.defining(model, has_group), name.to_owned()))
    }

    /// Returns the values with a name, if there are any. Without the name of a group, those of the
    /// whole field come first.
    pub(super) fn find_value(self, model: &Model, group: Option<&str>, name: &str) -> Option<NamedItem> {
        let field = self.field(model)?;
        let in_group = |group: Option<&str>| values_of(field, group).any(|value| value.name.value == name);
        let group = match group {
            Some(_) => group,
            None if in_group(None) => None,
            None => field.groups.iter().filter_map(group_name).find(|group| in_group(Some(group))),
        };
        if !in_group(group) {
            return None;
        }
        if field.groups.iter().any(|other| group_name(other) == group && other.data_type) {
            return model.data_type(name).map(NamedItem::DataType);
        }
        let defines = |field: &Field| values_of(field, group).any(|value| value.name.value == name);
        Some(NamedItem::Enumerator(self.defining(model, defines), group.map(str::to_owned), name.to_owned()))
    }
}

pub(super) fn group_name(group: &BitGroup) -> Option<&str> {
    group.name.as_ref().map(|name| name.value.as_str())
}

/// Iterates over the values of the groups with a name; for `None`, over those of the whole field
/// and of groups without a name.
pub(super) fn values_of<'f>(field: &'f Field, group: Option<&'f str>) -> impl Iterator<Item = &'f Enumerator> {
    let whole = field.enumerators.iter().filter(move |_| group.is_none());
    whole
        .chain(field.groups.iter().filter(move |other| group_name(other) == group).flat_map(|other| &other.enumerators))
}

impl NamedItem {
    pub(crate) fn name<'m>(&'m self, model: &'m Model) -> &'m str {
        match self {
            Self::Instruction(id) => &model[*id].name.value,
            Self::Structure(id) => &model[*id].name.value,
            Self::Field(owner, id) => owner.fields(model).get(id.index()).map_or("", |field| &field.name.value),
            Self::SharedField(id) => &model[*id].name.value,
            Self::Group(_, name) | Self::Enumerator(_, _, name) | Self::Function(name) | Self::State(name) => name,
            Self::DataType(id) => &model[*id].name.value,
            Self::Platform(id) => &model[*id].name.value,
        }
    }

    /// Returns what the item is after a rename of `renamed` to `new_name`. Only items that contain
    /// a name themselves change.
    pub(crate) fn after_rename(&self, renamed: &Self, new_name: &str) -> Self {
        let new_name = || new_name.to_owned();
        match (self, renamed) {
            (Self::Group(path, _), _) if self == renamed => Self::Group(*path, new_name()),
            (Self::Enumerator(path, group, _), _) if self == renamed => {
                Self::Enumerator(*path, group.clone(), new_name())
            }
            (Self::Enumerator(path, Some(group), name), Self::Group(other, old)) if path == other && group == old => {
                Self::Enumerator(*path, Some(new_name()), name.clone())
            }
            (Self::Function(_), _) if self == renamed => Self::Function(new_name()),
            (Self::State(_), _) if self == renamed => Self::State(new_name()),
            _ => self.clone(),
        }
    }

    /// Returns the words for the kind of item.
    pub(crate) const fn describe(&self) -> &'static str {
        match self {
            Self::Instruction(_) => "an instruction",
            Self::Structure(_) => "a structure",
            Self::Field(OwnerId::Instruction(_), _) => "a field",
            Self::Field(OwnerId::Structure(_), _) => "a member",
            Self::SharedField(_) => "a shared field",
            Self::Group(..) => "a group of bits",
            Self::Enumerator(..) => "a value",
            Self::Function(_) => "a function of the pseudo-code",
            Self::State(_) => "a state of the pseudo-code",
            Self::DataType(_) => "a data type",
            Self::Platform(_) => "a platform",
        }
    }
}
