//! Fields of instructions, shared fields, and members of structures.

use super::Lowering;
use super::sentences::Reader;
use crate::diagnostics::Diagnostic;
use crate::dialect::raw::{RawField, RawGate, RawKind, RawMember};
use crate::model::{Access, Count, Field, FieldId, FieldKind, Ignored, NullRule, Presence};
use crate::rules;
use crate::span::{Name, Span};
use std::collections::HashMap;

/// The names that a field may refer to: those of its owner's fields, in order.
pub(super) struct Scope<'n> {
    names: Vec<&'n str>,
    /// For many names, where each stands first.
    ids: HashMap<&'n str, usize>,
    /// Whether the owner is a structure.
    pub(super) of_members: bool,
}

impl<'n> Scope<'n> {
    /// With fewer names than this, looking at each is faster than a table.
    const MANY: usize = 48;

    pub(super) fn new(names: impl Iterator<Item = &'n str>, of_members: bool) -> Self {
        let names: Vec<&str> = names.collect();
        let mut ids = HashMap::new();
        if names.len() >= Self::MANY {
            ids.extend(names.iter().enumerate().rev().map(|(position, name)| (*name, position)));
        }
        Self { names, ids, of_members }
    }

    /// The first field of this name.
    pub(super) fn find(&self, name: &str) -> Option<FieldId> {
        let position = match self.names.len() < Self::MANY {
            true => self.names.iter().position(|n| *n == name),
            false => self.ids.get(name).copied(),
        };
        u16::try_from(position?).ok().map(FieldId)
    }
}

/// What is written of a field, wherever it stands.
struct Written<'r> {
    gates: &'r [RawGate],
    name: &'r Name,
    kind: &'r Name,
    kinds: &'r [RawKind],
    count: Option<&'r Name>,
    bullet: Option<&'r RawField>,
    span: Span,
}

impl Lowering<'_> {
    /// A field of an instruction, or a shared one.
    pub(super) fn field(&mut self, raw: &RawField, scope: &Scope<'_>) -> Field {
        let written = Written {
            gates: &raw.gates,
            name: &raw.name,
            kind: &raw.kind,
            kinds: &raw.kinds,
            count: None,
            bullet: Some(raw),
            span: raw.span,
        };
        self.lower_field(&written, scope)
    }

    /// A member of a structure.
    pub(super) fn member(&mut self, raw: &RawMember, scope: &Scope<'_>) -> Field {
        let written = Written {
            gates: raw.bullet.as_ref().map_or(&[], |b| &b.gates),
            name: &raw.name,
            kind: &raw.kind,
            kinds: &raw.kinds,
            count: raw.count.as_ref(),
            bullet: raw.bullet.as_ref(),
            span: raw.span,
        };
        self.lower_field(&written, scope)
    }

    fn lower_field(&mut self, written: &Written<'_>, scope: &Scope<'_>) -> Field {
        let kinds = self.kinds(written.kinds, scope.of_members);
        let mut field = plain(written.name, written.kind, written.span);
        field.gate = self.gate(written.gates);
        field.kind = kinds.kind;
        if written.kinds.is_empty() && scope.of_members {
            field.kind = Some(FieldKind::Unknown);
        }
        field.alternatives = kinds.alternatives;
        let count = written.count.or_else(|| written.kinds.get(kinds.chosen)?.count.as_ref());
        field.count = count.map_or(Count::One, |count| self.count(count, scope));
        let Some(bullet) = written.bullet else { return field };
        field.groups = self.groups(&bullet.groups);
        field.enumerators = bullet.enumerators.iter().map(|e| self.enumerator(e, 0)).collect();
        let mut reader = Reader::new(scope);
        self.field_text(&mut field, bullet, &mut reader);
        self.take_over(&mut field, reader.access_given);
        self.share_enumerators(&mut field);
        field
    }

    fn count(&mut self, count: &Name, scope: &Scope<'_>) -> Count {
        if count.value.is_empty() {
            return Count::Rest;
        }
        if let Some(id) = scope.find(&count.value) {
            return Count::Field(id);
        }
        if let Ok(number) = count.value.parse() {
            return Count::Fixed(number);
        }
        let names = scope.names.iter().copied();
        self.unknown(&rules::UNKNOWN_COUNT, count.span, &count.value, "a field that stands before", names);
        Count::Unresolved(count.value.clone())
    }

    /// The member or field that a sentence names.
    pub(super) fn sibling(&mut self, name: crate::syntax::Word<'_>, scope: &Scope<'_>) -> Option<FieldId> {
        let id = scope.find(name.value);
        if id.is_none() {
            let what = if scope.of_members { "a member of the structure" } else { "a field of the instruction" };
            self.unknown(&rules::UNKNOWN_COUNT, name.span, name.value, what, scope.names.iter().copied());
        }
        id
    }

    /// The structure that a link or a sentence names.
    pub(super) fn structure_named(&mut self, name: crate::syntax::Word<'_>) -> Option<crate::model::StructureId> {
        let id = self.structure_ids.get(name.value).copied();
        if id.is_none() {
            let known: Vec<String> =
                self.model.structures.iter().take(super::MOST_CANDIDATES).map(|s| s.name.value.clone()).collect();
            let known = known.iter().map(String::as_str);
            self.unknown(&rules::UNKNOWN_STRUCTURE, name.span, name.value, "a structure", known);
        }
        id
    }

    /// Reports names that stand twice in a list of fields.
    pub(super) fn too_many(&mut self, count: usize, span: Span) -> bool {
        let many = count > usize::from(u16::MAX);
        if many {
            self.report(Diagnostic::new(&rules::TABLE_CELL, span, "more than 65,535 fields"));
        }
        many
    }
}

/// A field of which nothing is known but name and type.
fn plain(name: &Name, kind: &Name, span: Span) -> Field {
    let access = if name.value.starts_with("Dst") { Access::Write } else { Access::Read };
    Field {
        name: name.clone(),
        kind: None,
        kind_source: kind.clone(),
        count: Count::One,
        alternatives: Vec::new(),
        shared: None,
        description: String::new(),
        type_name: None,
        groups: Vec::new(),
        enumerators: Vec::new(),
        classes: None,
        types: None,
        elements: Vec::new(),
        range: None,
        must_be: None,
        usual: Vec::new(),
        parameters: Vec::new(),
        index_of: None,
        offset_of: None,
        begins_at: None,
        presence: Presence::Always,
        ignored: Ignored::No,
        null: NullRule::Unstated,
        label: None,
        alignment: None,
        region: None,
        access,
        gate: None,
        span,
    }
}
