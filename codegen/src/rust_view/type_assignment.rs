//! Assignment of a Rust type to each integer field, once for all emitters.
//!
//! - A field with enumerators, or whose only meaningful bits are one enumerated group from bit 0,
//!   is an enumeration.
//! - Any other field with bit groups is a bit field, with an enumeration for each of its enumerated
//!   groups.
//! - The number of a variable, a label or a string in an instruction is a bit field without groups,
//!   one for each class.
//! - Any other integer is the integer itself.
//!
//! For example, `Rel_op` is the enumeration `RelOp`, `Exec_size` the bit field `ExecControl` with
//! an enumeration for its group `size`, `Surface` a `SurfaceId`, and `Offset` a `u16`.
//!
//! A shared field has one type for all its users. Fields with equal definitions in several
//! instructions also share a type, since upstream documents repeat definitions.

use crate::rust_view::naming;
use crate::spec::model::{
    BitGroup, Count, Enumerator, Field, FieldId, InstructionId, IntType, Model, Role, RoleTarget, StructureId,
    TableRef, VariableClass,
};
use crate::spec::span::Span;
use proc_macro2::Ident;
use std::collections::{HashMap, HashSet};

/// The instruction or structure that a field belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    Instruction(InstructionId),
    Structure(StructureId),
}

/// The type of an integer field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum IntegerType {
    /// The integer itself.
    Plain(IntType),
    /// An enumeration, by its position in [`TypeAssignment::enums`].
    Enum(usize),
    /// A bit field, by its position in [`TypeAssignment::bit_fields`].
    Bits(usize),
    DataType,
}

/// The type of a bit group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GroupType {
    /// One bit.
    Flag,
    Number,
    /// An enumeration, by its position in [`TypeAssignment::enums`].
    Enum(usize),
    DataType,
}

/// An enumeration to be generated.
#[derive(Debug)]
pub(crate) struct EnumPlan<'a> {
    /// Name of the Rust type.
    pub(crate) name: String,
    /// Description in the specification.
    pub(crate) description: &'a str,
    /// Width of the unsigned representation in bits: 8, 16, 32 or 64.
    pub(crate) bits: u8,
    /// Enumerators as the specification lists them.
    pub(crate) enumerators: &'a [Enumerator],
    /// Values sorted by code, with unique names. Codes that do not fit in `bits` are left out; a
    /// check reports them.
    pub(crate) values: Vec<EnumValue<'a>>,
    /// Place of the definition in the specification.
    pub(crate) span: Span,
    /// The field with this type; `None` for the type of a bit group.
    pub(crate) field: Option<&'a Field>,
}

impl EnumPlan<'_> {
    /// Returns the variant with this code; `None` for a code without one.
    pub(crate) fn variant(&self, code: u64) -> Option<Ident> {
        self.values.iter().find(|v| v.code == code).map(|v| naming::ident(&v.name))
    }

    /// Returns the codes that have a variant, in ascending order.
    pub(crate) fn codes(&self) -> Vec<u64> {
        self.values.iter().map(|v| v.code).collect()
    }

    /// Returns the variant for a field that is absent: the one with the smallest code.
    pub(crate) fn zero(&self) -> Option<Ident> {
        self.values.first().map(|v| naming::ident(&v.name))
    }
}

#[derive(Debug)]
pub(crate) struct EnumValue<'a> {
    /// Name of the variant.
    pub(crate) name: String,
    pub(crate) code: u64,
    /// The enumerator in the model.
    pub(crate) enumerator: &'a Enumerator,
    /// Whether a previous value has the same code, so that the name is an alias.
    pub(crate) alias: bool,
}

/// A bit group to be generated.
#[derive(Debug)]
pub(crate) struct GroupPlan<'a> {
    /// Name of the accessor.
    pub(crate) name: String,
    /// Type of the accessor's result.
    pub(crate) kind: GroupType,
    /// The group in the model.
    pub(crate) group: &'a BitGroup,
}

/// A bit field to be generated.
#[derive(Debug)]
pub(crate) struct BitsPlan<'a> {
    /// Name of the Rust type.
    pub(crate) name: String,
    /// The integer that holds the bits.
    pub(crate) int: IntType,
    /// The field in the model.
    pub(crate) field: &'a Field,
    /// The groups that are not reserved.
    pub(crate) groups: Vec<GroupPlan<'a>>,
    /// The class whose variables the field numbers; the field has no groups. `None` for a field
    /// with groups.
    pub(crate) class: Option<&'a VariableClass>,
}

/// The types of all integer fields of a model.
#[derive(Debug)]
pub(crate) struct TypeAssignment<'a> {
    /// The model that the types are for.
    pub(crate) model: &'a Model,
    /// Enumerations, in order of first use.
    pub(crate) enums: Vec<EnumPlan<'a>>,
    /// Bit fields, in order of first use.
    pub(crate) bit_fields: Vec<BitsPlan<'a>>,
    types: HashMap<(Owner, FieldId), IntegerType>,
    shared: Vec<Option<IntegerType>>,
    /// Names in use, and the field or group that uses each.
    names: HashMap<String, Span>,
    /// Fields and groups whose type would have a name that is in use.
    pub(crate) collisions: Vec<NameCollision>,
    /// Fields and groups whose type would have a name that says a word twice.
    pub(crate) repetitions: Vec<RepeatedWord>,
}

/// Two different types with the same name.
#[derive(Debug)]
pub(crate) struct NameCollision {
    /// The name of both types.
    pub(crate) name: String,
    /// Where the later field or group is declared.
    pub(crate) span: Span,
    /// Where the field or group is declared whose type has the name.
    pub(crate) first: Span,
}

/// A type whose default name says a word twice, because an owner and its field both have it. For
/// example, `Svm_id` of SVM would be `SvmSvmId`.
#[derive(Debug)]
pub(crate) struct RepeatedWord {
    /// The default name.
    pub(crate) name: String,
    /// The repeated word.
    pub(crate) word: String,
    /// Where the field or group is declared.
    pub(crate) span: Span,
}

impl<'a> TypeAssignment<'a> {
    /// Assigns the types of a model.
    pub(crate) fn new(model: &'a Model) -> Self {
        let mut plan = Self {
            model,
            enums: Vec::new(),
            bit_fields: Vec::new(),
            types: HashMap::new(),
            shared: Vec::new(),
            names: HashMap::new(),
            collisions: Vec::new(),
            repetitions: Vec::new(),
        };
        for field in &model.shared_fields {
            let name = naming::camel(&field.name.value);
            let planned = plan.assign_type(field, &name);
            plan.shared.push(planned);
        }
        let frequent = frequent_definitions(model);
        let mut by_definition: HashMap<FieldDefinition<'a>, IntegerType> = HashMap::new();
        for (id, instruction) in model.instructions() {
            for (index, field) in instruction.fields.iter().enumerate() {
                let key = (Owner::Instruction(id), FieldId(index as u16));
                let definition = FieldDefinition::of(field);
                let known = match field.shared {
                    Some(shared) => plan.shared[shared.index()],
                    None => by_definition.get(&definition).copied(),
                };
                let common = frequent.get(field.name.value.as_str()) == Some(&definition);
                let plain = naming::camel(&field.name.value);
                let name = if common { plain } else { naming::camel(&instruction.name.value) + &plain };
                let Some(planned) = known.or_else(|| plan.assign_type(field, &name)) else { continue };
                // Fields with one definition and the same given name have one type.
                if common || field.type_name.is_some() {
                    by_definition.insert(definition, planned);
                }
                let planned = plan.index_type(field, planned).unwrap_or(planned);
                plan.types.insert(key, planned);
            }
        }
        for (index, structure) in model.structures.iter().enumerate() {
            let owner = Owner::Structure(StructureId(index as u16));
            for (member, field) in structure.members.iter().enumerate() {
                let name = naming::camel(&structure.name.value) + &naming::camel(&field.name.value);
                let shared = field.shared.and_then(|id| plan.shared[id.index()]);
                if let Some(planned) = shared.or_else(|| plan.assign_type(field, &name)) {
                    plan.types.insert((owner, FieldId(member as u16)), planned);
                }
            }
        }
        plan
    }

    /// Returns the type of an integer field; `None` for operands and structures.
    pub(crate) fn integer(&self, owner: Owner, field: FieldId) -> Option<IntegerType> {
        self.types.get(&(owner, field)).copied()
    }

    /// Returns the type of the first field that has a role itself or in one of its bit groups;
    /// `None` if no field has the role, or a member of a structure has it.
    pub(crate) fn role_type(&self, role: Role) -> Option<IntegerType> {
        match self.model.role_bits(role)?.target {
            RoleTarget::Shared { field, .. } => self.shared.get(field.index()).copied().flatten(),
            RoleTarget::Field { instruction, field, .. } => self.integer(Owner::Instruction(instruction), field),
            RoleTarget::Structure(_) | RoleTarget::Member { .. } => None,
        }
    }

    /// Assigns the type of one field; `None` for operands and structures. `name` is the default
    /// name of the type.
    fn assign_type(&mut self, field: &'a Field, name: &str) -> Option<IntegerType> {
        let int = field.kind?.int()?;
        let is_named = field.type_name.is_some();
        let name = field.type_name.as_ref().map_or(name, |n| &n.value);
        if !field.enumerators.is_empty() {
            self.check_repetition(name, is_named, field.span);
            let index = self.add_enum(name, &field.description, int.bits(), &field.enumerators, field.span);
            self.enums[index].field = Some(field);
            return Some(IntegerType::Enum(index));
        }
        let groups: Vec<_> = field.groups.iter().filter(|g| g.is_newest() && !g.reserved && g.width() > 0).collect();
        match groups.as_slice() {
            [] => Some(IntegerType::Plain(int)),
            [group] if group.low == 0 && group.data_type => Some(IntegerType::DataType),
            [group] if group.low == 0 && !group.enumerators.is_empty() => {
                self.check_repetition(name, is_named || group.type_name.is_some(), field.span);
                let name = group.type_name.as_ref().map_or(name, |n| &n.value);
                let description = if group.description.is_empty() { &field.description } else { &group.description };
                let index = self.add_enum(name, description, int.bits(), &group.enumerators, field.span);
                self.enums[index].field = Some(field);
                Some(IntegerType::Enum(index))
            }
            _ => {
                self.check_repetition(name, is_named, field.span);
                Some(self.add_bits(field, int, name, &groups))
            }
        }
    }

    /// Adds the bit field of a field, and the enumerations of its groups.
    fn add_bits(&mut self, field: &'a Field, int: IntType, name: &str, groups: &[&'a BitGroup]) -> IntegerType {
        let name = self.unique_name(name, field.span);
        let mut taken = HashSet::new();
        let mut planned = Vec::new();
        for &group in groups {
            let own = group.name.as_ref().map(|n| naming::snake(&n.value));
            let mut accessor = own.clone().unwrap_or_else(|| format!("bits_{}_{}", group.high, group.low));
            if !taken.insert(accessor.clone()) {
                accessor = format!("{accessor}_{}_{}", group.high, group.low);
                taken.insert(accessor.clone());
            }
            let kind = if group.data_type {
                GroupType::DataType
            } else if !group.enumerators.is_empty() {
                let derived = name.clone() + &naming::camel(&accessor);
                let type_name = group.type_name.as_ref().map_or(derived, |n| n.value.clone());
                let bits = group.width().next_power_of_two().max(8);
                GroupType::Enum(self.add_enum(&type_name, &group.description, bits, &group.enumerators, group.span))
            } else if group.width() == 1 {
                GroupType::Flag
            } else {
                GroupType::Number
            };
            planned.push(GroupPlan { name: accessor, kind, group });
        }
        self.bit_fields.push(BitsPlan { name, int, field, groups: planned, class: None });
        IntegerType::Bits(self.bit_fields.len() - 1)
    }

    /// Returns the type of a field that numbers the variables of a class; `None` for other fields.
    /// Fields of one class and width share it. The elements of a list, and fields whose type depends on
    /// the version, are plain integers.
    fn index_type(&mut self, field: &'a Field, planned: IntegerType) -> Option<IntegerType> {
        let (IntegerType::Plain(int), Count::One) = (planned, &field.count) else { return None };
        if int.signed() || int.bits() > u32::BITS as u8 || !field.alternatives.is_empty() {
            return None;
        }
        let table = match field.index_of.as_ref().map(|table| table.value) {
            Some(TableRef::Structure(id)) => id,
            Some(_) => return None,
            None => field.label.as_ref().and_then(|_| self.model.role_structure(Role::LabelTable))?,
        };
        let class = self.model.classes.iter().find(|class| class.structure == Some(table))?;
        let of_class = |plan: &BitsPlan<'a>| plan.class.is_some_and(|known| known.name == class.name);
        if let Some(known) = self.bit_fields.iter().position(|plan| of_class(plan) && plan.int == int) {
            return Some(IntegerType::Bits(known));
        }
        let width = if self.bit_fields.iter().any(of_class) { int.bits().to_string() } else { String::new() };
        let name = self.unique_name(&format!("{}Id{width}", naming::camel(&class.name.value)), class.span);
        self.bit_fields.push(BitsPlan { name, int, field, groups: Vec::new(), class: Some(class) });
        Some(IntegerType::Bits(self.bit_fields.len() - 1))
    }

    /// Notes a name that says a word twice, unless the specification gives it.
    fn check_repetition(&mut self, name: &str, is_named: bool, span: Span) {
        if let Some(word) = naming::repeated_word(name).filter(|_| !is_named) {
            self.repetitions.push(RepeatedWord { name: name.to_owned(), word: word.to_owned(), span });
        }
    }

    /// Returns the position of an enumeration, which is added unless an equal one exists.
    fn add_enum(
        &mut self,
        name: &str,
        description: &'a str,
        bits: u8,
        enumerators: &'a [Enumerator],
        span: Span,
    ) -> usize {
        // Several fields may define the same enumeration under the same name.
        let is_equal =
            |e: &EnumPlan<'a>| e.name == name && e.bits == bits && has_equal_values(e.enumerators, enumerators);
        if let Some(known) = self.enums.iter().position(is_equal) {
            return known;
        }
        let name = self.unique_name(name, span);
        let values = named_values(enumerators, bits);
        self.enums.push(EnumPlan { name, description, bits, enumerators, values, span, field: None });
        self.enums.len() - 1
    }

    /// Returns `name` if it is free, or else `name` with the lowest free number behind it. In
    /// strict folders, rule V0522 refuses the second case.
    fn unique_name(&mut self, name: &str, span: Span) -> String {
        let mut candidate = name.to_owned();
        let mut number = 2;
        if let Some(first) = self.names.get(name) {
            self.collisions.push(NameCollision { name: name.to_owned(), span, first: *first });
        }
        while self.names.contains_key(&candidate) {
            candidate = format!("{name}{number}");
            number += 1;
        }
        self.names.insert(candidate.clone(), span);
        candidate
    }
}

/// Returns the values of enumerators, sorted by code. A name that is already used gets the code as
/// a suffix.
fn named_values(enumerators: &[Enumerator], bits: u8) -> Vec<EnumValue<'_>> {
    let (mut taken, mut codes) = (HashSet::new(), HashSet::new());
    let fitting = enumerators.iter().filter(|e| bits >= 64 || e.code.value >> bits == 0);
    let values = fitting.map(|enumerator| {
        let code = enumerator.code.value;
        let mut name = naming::variant(&enumerator.name.value);
        if !taken.insert(name.clone()) {
            name = format!("{name}X{code:X}");
            taken.insert(name.clone());
        }
        EnumValue { name, code, enumerator, alias: !codes.insert(code) }
    });
    let mut values: Vec<_> = values.collect();
    values.sort_by_key(|v| (v.code, v.alias));
    values
}

/// Returns whether two lists have the same codes with the same names and texts.
fn has_equal_values(a: &[Enumerator], b: &[Enumerator]) -> bool {
    fn key(e: &Enumerator) -> (u64, &str, Option<&str>) {
        (e.code.value, &e.name.value, e.text.as_ref().map(|t| t.value.as_str()))
    }
    a.iter().map(key).eq(b.iter().map(key))
}

type CodeNames<'a> = Vec<(u64, &'a str)>;

/// The definition of a field, as far as its type depends on it. Fields with equal definitions share
/// a type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct FieldDefinition<'a> {
    name: &'a str,
    kind: &'a str,
    groups: Vec<(u8, u8, &'a str, CodeNames<'a>)>,
    enumerators: CodeNames<'a>,
}

impl<'a> FieldDefinition<'a> {
    fn of(field: &'a Field) -> Self {
        let names = |list: &'a [Enumerator]| -> CodeNames<'a> {
            list.iter().map(|e| (e.code.value, e.name.value.as_str())).collect()
        };
        let gate = |g: &'a BitGroup| g.gate.as_ref().map_or("", |gate| gate.source.as_str());
        Self {
            name: &field.name.value,
            // The source text includes the types in other versions.
            kind: if field.kind.is_some_and(|k| k.int().is_some()) { &field.kind_source.value } else { "" },
            groups: field.groups.iter().map(|g| (g.high, g.low, gate(g), names(&g.enumerators))).collect(),
            enumerators: names(&field.enumerators),
        }
    }

    /// Returns whether the field gets an enumeration or a bit field.
    fn has_type(&self) -> bool {
        !self.kind.is_empty() && (!self.groups.is_empty() || !self.enumerators.is_empty())
    }
}

/// Returns the most frequent definition for each field name that at least two instructions define
/// alike. Fields that refer to a shared field do not count.
fn frequent_definitions(model: &Model) -> HashMap<&str, FieldDefinition<'_>> {
    let mut counts: HashMap<FieldDefinition<'_>, (usize, usize)> = HashMap::new();
    let fields = model.instructions.iter().flat_map(|i| &i.fields).filter(|f| f.shared.is_none());
    for (order, field) in fields.enumerate() {
        let definition = FieldDefinition::of(field);
        if definition.has_type() {
            counts.entry(definition).or_insert((0, order)).0 += 1;
        }
    }
    let mut ranked: Vec<_> = counts.into_iter().filter(|(_, (count, _))| *count > 1).collect();
    ranked.sort_by_key(|(_, (count, order))| (std::cmp::Reverse(*count), *order));
    let mut frequent = HashMap::new();
    for (definition, _) in ranked {
        frequent.entry(definition.name).or_insert(definition);
    }
    frequent
}
