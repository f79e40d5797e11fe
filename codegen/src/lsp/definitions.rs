//! The names that the files of a specification define, and which of them a word means.
//!
//! Some names hold everywhere: instructions, data types, platforms, functions of the pseudo-code.
//! Others hold in one file: the fields of an instruction, and the names of their values. For
//! example, `Dst` in `ADD.md` is the field of ADD, and `none` in `fields.md` is the value of the
//! field in whose description the word stands.

use crate::Spec;
use crate::spec::model::{Field, Instruction, Model};
use crate::spec::span::{FileId, Name, Span};
use openvisa_isa_core::words;
use std::collections::HashMap;
use std::ops::Range;

words! {
    /// The kind of a name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum DefinitionKind, describe {
        Instruction = "instruction",
        Field = "field",
        SharedField = "shared field",
        /// A group of bits in a field.
        BitGroup = "bits",
        /// A named value of a field or group.
        Enumerator = "value",
        Structure = "structure",
        /// A member of a structure.
        Member = "member",
        Function = "function of the pseudo-code",
        /// A state of the machine.
        State = "state of the pseudo-code",
        DataType = "data type",
        Platform = "platform",
    }
}

/// A name with its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NameDefinition {
    pub(super) name: String,
    pub(super) kind: DefinitionKind,
    /// The place of the name where it is defined.
    pub(super) span: Span,
    /// More about its kind: the type of a field, the arguments of a function.
    pub(super) detail: String,
    /// What the specification says of it, as Markdown.
    pub(super) description: String,
    /// The shared field that a field refers to.
    pub(super) shared: Option<Span>,
}

/// A definition that holds in one file.
#[derive(Clone, Debug)]
struct LocalName {
    definition: NameDefinition,
    /// The bytes of the file that are about the owner of the definition: where several definitions
    /// have the name, this is the one that words there mean.
    owner: Range<u32>,
}

/// The definitions of a specification.
#[derive(Clone, Debug, Default)]
pub(super) struct Definitions {
    everywhere: HashMap<String, Vec<NameDefinition>>,
    by_file: HashMap<FileId, Vec<LocalName>>,
}

impl Definitions {
    /// Lists the definitions of a specification.
    pub(super) fn new(spec: &Spec) -> Self {
        let mut definitions = Self::default();
        definitions.add_names(&spec.model);
        for instruction in &spec.model.instructions {
            definitions.add_instruction(&spec.model, instruction);
        }
        definitions.add_shared_fields(&spec.model);
        definitions.add_structures(&spec.model);
        definitions
    }

    /// Returns the definition that a word at a byte offset of a file means.
    pub(super) fn resolve(&self, file: FileId, offset: usize, word: &str) -> Option<&NameDefinition> {
        let local = self.by_file.get(&file).map_or(&[][..], Vec::as_slice).iter();
        let named: Vec<&LocalName> = local.filter(|name| name.definition.name == word).collect();
        let here = |name: &&&LocalName| name.owner.contains(&(offset as u32));
        let chosen = named.iter().find(here).or_else(|| named.first()).map(|name| &name.definition);
        chosen.or_else(|| self.everywhere.get(word)?.first())
    }

    /// Iterates over the definitions that hold in a file, the local ones first.
    pub(super) fn visible_in(&self, file: FileId) -> impl Iterator<Item = &NameDefinition> {
        let local = self.by_file.get(&file).map_or(&[][..], Vec::as_slice).iter();
        local.map(|name| &name.definition).chain(self.everywhere.values().flatten())
    }

    /// Iterates over the definitions in a file, in the order of their places.
    pub(super) fn defined_in(&self, file: FileId) -> Vec<&NameDefinition> {
        let mut here: Vec<_> = self.visible_in(file).filter(|definition| definition.span.file == file).collect();
        here.sort_by_key(|definition| definition.span);
        here.dedup_by_key(|definition| definition.span);
        here
    }

    /// Iterates over the places of the fields that refer to a shared field.
    pub(super) fn uses_of_shared(&self, shared: Span) -> impl Iterator<Item = Span> {
        let local = self.by_file.values().flatten().map(|name| &name.definition);
        local.filter(move |definition| definition.shared == Some(shared)).map(|definition| definition.span)
    }

    fn add(&mut self, name: &Name, kind: DefinitionKind, detail: String, description: &str) {
        let definition = define(name, kind, detail, description);
        self.everywhere.entry(name.value.clone()).or_default().push(definition);
    }

    /// Adds the names of shared documents that hold everywhere.
    fn add_names(&mut self, model: &Model) {
        for function in &model.functions {
            let result = function.gives.as_ref().map(|kind| format!(" -> {}", kind.value)).unwrap_or_default();
            let detail = format!("({}){result}", function.signature());
            self.add(&function.name, DefinitionKind::Function, detail, &function.description);
        }
        for state in &model.state {
            let gives = state.gives.as_ref().map(|kind| kind.value.clone()).unwrap_or_default();
            self.add(&state.name, DefinitionKind::State, gives, &state.description);
        }
        for data_type in &model.data_types {
            let detail = format!("{} bits", data_type.bits);
            self.add(&data_type.name, DefinitionKind::DataType, detail, &data_type.description);
        }
        for platform in &model.platforms {
            let bytes = platform.register_bytes.map(|bytes| format!("registers of {bytes} bytes"));
            self.add(&platform.name, DefinitionKind::Platform, bytes.unwrap_or_default(), "");
        }
    }

    fn add_instruction(&mut self, model: &Model, instruction: &Instruction) {
        let title = instruction.title.clone().unwrap_or_default();
        self.add(&instruction.name, DefinitionKind::Instruction, title, &instruction.description);
        let names = self.by_file.entry(instruction.file).or_default();
        let starts: Vec<u32> = instruction.fields.iter().map(|field| field.span.start).collect();
        for field in &instruction.fields {
            let shared = field.shared.map(|id| &model[id]);
            let owner = field.span.start..next_start(&starts, field.span.start);
            add_field(names, field, DefinitionKind::Field, shared, &owner);
        }
    }

    fn add_shared_fields(&mut self, model: &Model) {
        let starts: Vec<u32> = model.shared_fields.iter().map(|field| field.span.start).collect();
        for field in &model.shared_fields {
            self.add(&field.name, DefinitionKind::SharedField, field.kind_source.value.clone(), &field.description);
            let owner = field.span.start..next_start(&starts, field.span.start);
            add_values(self.by_file.entry(field.span.file).or_default(), field, &owner);
        }
    }

    fn add_structures(&mut self, model: &Model) {
        for structure in &model.structures {
            self.add(&structure.name, DefinitionKind::Structure, String::new(), &structure.description);
            let names = self.by_file.entry(structure.span.file).or_default();
            let starts = model.structures.iter().filter(|other| other.span.file == structure.span.file);
            let starts: Vec<u32> = starts.map(|other| other.span.start).collect();
            let owner = structure.span.start..next_start(&starts, structure.span.start);
            for member in &structure.members {
                add_field(names, member, DefinitionKind::Member, None, &owner);
            }
        }
    }
}

fn define(name: &Name, kind: DefinitionKind, detail: String, description: &str) -> NameDefinition {
    let (value, description) = (name.value.clone(), description.to_owned());
    NameDefinition { name: value, kind, span: name.span, detail, description, shared: None }
}

/// Adds a field, and the names of its bits and values.
fn add_field(
    names: &mut Vec<LocalName>,
    field: &Field,
    kind: DefinitionKind,
    shared: Option<&Field>,
    owner: &Range<u32>,
) {
    let mut description = field.description.clone();
    // A field without a description has inherited that of the shared field.
    let adds = |shared: &&Field| !shared.description.is_empty() && shared.description != field.description;
    if let Some(shared) = shared.filter(adds) {
        description = [description, shared.description.clone()].join("\n\n");
    }
    let defined = define(&field.name, kind, field.kind_source.value.clone(), &description);
    let definition = NameDefinition { shared: shared.map(|shared| shared.name.span), ..defined };
    names.push(LocalName { definition, owner: owner.clone() });
    add_values(names, field, owner);
}

/// Adds the names of the bits and values of a field.
fn add_values(names: &mut Vec<LocalName>, field: &Field, owner: &Range<u32>) {
    let of_groups = field.groups.iter().flat_map(|group| &group.enumerators);
    for value in field.enumerators.iter().chain(of_groups) {
        let detail = format!("{:#x} of {}", value.code.value, field.name.value);
        let definition = define(&value.name, DefinitionKind::Enumerator, detail, &value.description);
        names.push(LocalName { definition, owner: owner.clone() });
    }
    for group in &field.groups {
        if let Some(name) = &group.name {
            let detail = format!("{}..{} of {}", group.high, group.low, field.name.value);
            let definition = define(name, DefinitionKind::BitGroup, detail, &group.description);
            names.push(LocalName { definition, owner: owner.clone() });
        }
    }
}

/// Returns the smallest of `starts` behind `start`.
fn next_start(starts: &[u32], start: u32) -> u32 {
    starts.iter().copied().filter(|other| *other > start).min().unwrap_or(u32::MAX)
}
