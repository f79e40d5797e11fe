//! The declared variables and labels of an object in one list.
//!
//! For example, in an object with two general variables and a label, the general variables are
//! entities 0 and 1, and the label is entity 2.

use super::{Property, PropertyValue};
use crate::module::{AttributeBuf, ElementsBuf, LabelBuf, ObjectBuf, VariableBuf};
use alloc::collections::BTreeMap;
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::{DataType, VariableClass};
use openvisa_isa_core::Enumeration;

/// The classes with declarations that instructions refer to.
const CLASSES: [VariableClass; 6] = [
    VariableClass::General,
    VariableClass::Address,
    VariableClass::Predicate,
    VariableClass::Sampler,
    VariableClass::Surface,
    VariableClass::Label,
];

/// The entities of an object.
#[derive(Clone, Debug)]
pub(super) struct EntityTable {
    /// Index of the first entity of each class, and the number of all entities.
    starts: [usize; CLASSES.len() + 1],
}

/// The target of a number that refers to a declaration.
pub(super) enum Reference<'o> {
    /// A declared variable or label.
    Entity(usize),
    /// A predefined variable, none, or a number without a declaration.
    Fixed,
    /// A string.
    Text(&'o [u8]),
}

impl EntityTable {
    pub(super) fn new(object: &ObjectBuf) -> Self {
        let lengths = [
            object.variables.len(),
            object.addresses.len(),
            object.predicates.len(),
            object.samplers.len(),
            object.surfaces.len(),
            object.labels.len(),
        ];
        let mut starts = [0; CLASSES.len() + 1];
        for (index, length) in lengths.into_iter().enumerate() {
            starts[index + 1] = starts[index] + length;
        }
        Self { starts }
    }

    /// Returns the number of entities.
    pub(super) const fn len(&self) -> usize {
        self.starts[CLASSES.len()]
    }

    /// Returns the entity of a declaration.
    pub(super) fn find(&self, class: VariableClass, id: u32) -> Option<usize> {
        let row = CLASSES.iter().position(|known| *known == class)?;
        let index = usize::try_from(id.checked_sub(class.first())?).ok()?;
        (index < self.starts[row + 1] - self.starts[row]).then_some(self.starts[row] + index)
    }

    /// Returns the target of a number.
    pub(super) fn resolve<'o>(&self, object: &'o ObjectBuf, class: VariableClass, id: u32) -> Reference<'o> {
        match class {
            VariableClass::String => {
                object.strings.get(id).map_or(Reference::Fixed, |text| Reference::Text(text.as_bytes()))
            }
            _ => self.find(class, id).map_or(Reference::Fixed, Reference::Entity),
        }
    }

    /// Returns the class and the ID of an entity.
    pub(super) fn id(&self, entity: usize) -> (VariableClass, u32) {
        let row = self.starts.partition_point(|start| *start <= entity).saturating_sub(1).min(CLASSES.len() - 1);
        let class = CLASSES[row];
        (class, class.first() + (entity - self.starts[row]) as u32)
    }
}

/// The properties of a declaration or of an object, without references to other declarations.
pub(super) type Properties = BTreeMap<Property, PropertyValue>;

/// Returns all properties of an entity but its name and its alias.
pub(super) fn properties_of(object: &ObjectBuf, entities: &EntityTable, entity: usize) -> Properties {
    let (class, id) = entities.id(entity);
    let index = (id - class.first()) as usize;
    match class {
        VariableClass::General => {
            object.variables.get(index).map(|variable| variable_properties(object, entities, variable))
        }
        VariableClass::Address => object.addresses.get(index).map(|entry| elements_properties(object, entry)),
        VariableClass::Predicate => object.predicates.get(index).map(|entry| elements_properties(object, entry)),
        VariableClass::Sampler => object.samplers.get(index).map(|entry| elements_properties(object, entry)),
        VariableClass::Surface => object.surfaces.get(index).map(|entry| elements_properties(object, entry)),
        _ => object.labels.get(index).map(|label| label_properties(object, label)),
    }
    .unwrap_or_default()
}

fn variable_properties(object: &ObjectBuf, entities: &EntityTable, variable: &VariableBuf) -> Properties {
    let VariableBuf { name_index: _, properties, elements, alias_index, alias_offset, alias_scope, attributes } =
        variable;
    // Reserved codes are compared as the byte that has them.
    let code = PropertyValue::Number(i64::from(properties.bits()));
    let name = |name: Option<&'static str>| name.map_or(code.clone(), PropertyValue::Name);
    let mut found = Properties::from([
        (Property::Type, name(properties.r#type().map(DataType::name))),
        (Property::Alignment, name(properties.alignment().map(Align::name))),
        (Property::Elements, PropertyValue::Number(i64::from(*elements))),
        (Property::AliasOffset, PropertyValue::Number(i64::from(*alias_offset))),
        (Property::AliasScope, PropertyValue::Number(i64::from(*alias_scope))),
    ]);
    // A declared parent of an alias is compared by what it is matched with.
    if *alias_index != 0 && entities.find(VariableClass::General, *alias_index).is_none() {
        found.insert(Property::Alias, PropertyValue::Number(i64::from(*alias_index)));
    }
    add_attributes(object, attributes, &mut found);
    found
}

fn elements_properties(object: &ObjectBuf, entry: &ElementsBuf) -> Properties {
    let ElementsBuf { name_index: _, elements, attributes } = entry;
    let mut found = Properties::from([(Property::Elements, PropertyValue::Number(i64::from(*elements)))]);
    add_attributes(object, attributes, &mut found);
    found
}

fn label_properties(object: &ObjectBuf, label: &LabelBuf) -> Properties {
    let LabelBuf { name_index, kind, attributes } = label;
    let known = LabelKind::from_bits(*kind);
    let shown = known.map_or(PropertyValue::Number(i64::from(*kind)), |kind| PropertyValue::Name(kind.name()));
    let mut found = Properties::from([(Property::Kind, shown)]);
    // Other objects refer to functions by name.
    if matches!(known, Some(LabelKind::Fc | LabelKind::Function) | None) {
        let name = object.strings.get(*name_index).unwrap_or_default();
        found.insert(Property::Name, PropertyValue::Bytes(name.as_bytes().to_vec()));
    }
    add_attributes(object, attributes, &mut found);
    found
}

/// Adds attributes by name. Attributes of equal names stay in their order.
pub(super) fn add_attributes(object: &ObjectBuf, attributes: &[AttributeBuf], found: &mut Properties) {
    for AttributeBuf { name, value } in attributes {
        // An index without a string is compared by its number.
        let name =
            object.strings.get(*name).map_or_else(|| name.to_le_bytes().to_vec(), |name| name.as_bytes().to_vec());
        let same_name = found.keys().filter(|key| matches!(key, Property::Attribute(known, _) if *known == name));
        let number = same_name.count();
        found.insert(Property::Attribute(name, number), PropertyValue::Bytes(value.to_vec()));
    }
}
