//! Lowering of fields: of instructions, shared fields, and members of structures.
//!
//! For example, the bullet `**Dst(vec_operand)**` becomes a field with the kind `VectorOperand`,
//! which the instruction writes.

use super::sentences::FieldTextState;
use super::{Lowering, names_of};
use crate::spec::dialect::raw::{RawField, RawGate, RawKind, RawMember};
use crate::spec::model::{Access, Count, Field, FieldId, FieldKind, StructureId};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use crate::spec::syntax::Word;
use std::collections::HashMap;

/// The names that a field may refer to: those of all fields of its owner, in order.
pub(super) struct Scope<'n> {
    names: Vec<&'n str>,
    /// The first position of each name, filled only for long lists.
    ids: HashMap<&'n str, usize>,
    /// True if the owner is a structure.
    pub(super) of_members: bool,
}

impl<'n> Scope<'n> {
    /// Minimum number of names for which a hash table is faster than a linear search.
    const MANY: usize = 48;

    pub(super) fn new(names: impl Iterator<Item = &'n str>, of_members: bool) -> Self {
        let names: Vec<&str> = names.collect();
        let mut ids = HashMap::new();
        if names.len() >= Self::MANY {
            ids.extend(names.iter().enumerate().rev().map(|(position, name)| (*name, position)));
        }
        Self { names, ids, of_members }
    }

    /// Returns the first field with a name.
    pub(super) fn find(&self, name: &str) -> Option<FieldId> {
        let position = match self.names.len() < Self::MANY {
            true => self.names.iter().position(|n| *n == name),
            false => self.ids.get(name).copied(),
        };
        u16::try_from(position?).ok().map(FieldId)
    }
}

/// The parts of a field as documents give them, for fields and members alike.
struct FieldSource<'r> {
    gates: &'r [RawGate],
    name: &'r Name,
    kind: &'r Name,
    kinds: &'r [RawKind],
    count: Option<&'r Name>,
    bullet: Option<&'r RawField>,
    span: Span,
}

impl Lowering<'_> {
    /// Lowers a field of an instruction, or a shared field.
    pub(super) fn lower_field(&mut self, raw: &RawField, scope: &Scope<'_>) -> Field {
        let written = FieldSource {
            gates: &raw.gates,
            name: &raw.name,
            kind: &raw.kind,
            kinds: &raw.kinds,
            count: None,
            bullet: Some(raw),
            span: raw.span,
        };
        self.lower_field_source(&written, scope)
    }

    /// Lowers a member of a structure.
    pub(super) fn lower_member(&mut self, raw: &RawMember, scope: &Scope<'_>) -> Field {
        let written = FieldSource {
            gates: raw.bullet.as_ref().map_or(&[], |b| &b.gates),
            name: &raw.name,
            kind: &raw.kind,
            kinds: &raw.kinds,
            count: raw.count.as_ref(),
            bullet: raw.bullet.as_ref(),
            span: raw.span,
        };
        self.lower_field_source(&written, scope)
    }

    fn lower_field_source(&mut self, written: &FieldSource<'_>, scope: &Scope<'_>) -> Field {
        let kinds = self.resolve_kinds(written.kinds, scope.of_members);
        let mut field = Field {
            name: written.name.clone(),
            kind: kinds.kind,
            kind_source: written.kind.clone(),
            access: Access::default_of(&written.name.value),
            gate: self.lower_gate(written.gates),
            span: written.span,
            ..Field::default()
        };
        if written.kinds.is_empty() && scope.of_members {
            field.kind = Some(FieldKind::Unknown);
        }
        field.alternatives = kinds.alternatives;
        let count = written.count.or_else(|| written.kinds.get(kinds.chosen)?.count.as_ref());
        field.count = count.map_or(Count::One, |count| self.resolve_count(count, scope));
        let Some(bullet) = written.bullet else { return field };
        field.groups = self.lower_groups(&bullet.groups);
        field.enumerators = bullet.enumerators.iter().map(|e| self.lower_enumerator(e, 0)).collect();
        let mut reader = FieldTextState::new(scope);
        self.read_field_text(&mut field, bullet, &mut reader);
        self.inherit_from_shared(&mut field, reader.access_given);
        self.share_enumerators(&mut field);
        field
    }

    /// Resolves the count of a repeated field: a number, another field, or the remaining bytes.
    fn resolve_count(&mut self, count: &Name, scope: &Scope<'_>) -> Count {
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
        self.report_unknown(&rules::UNKNOWN_COUNT, count.span, &count.value, "a field that precedes it", names);
        Count::Unresolved(count.value.clone())
    }

    /// Returns the member or field of the same owner that a sentence names.
    pub(super) fn resolve_sibling(&mut self, name: Word<'_>, scope: &Scope<'_>) -> Option<FieldId> {
        let id = scope.find(name.value);
        if id.is_none() {
            let what = if scope.of_members { "a member of the structure" } else { "a field of the instruction" };
            self.report_unknown(&rules::UNKNOWN_COUNT, name.span, name.value, what, scope.names.iter().copied());
        }
        id
    }

    /// Returns the structure that a link or a sentence names.
    pub(super) fn resolve_structure(&mut self, name: Word<'_>) -> Option<StructureId> {
        let id = self.structure_ids.get(name.value).copied();
        if id.is_none() {
            let known = names_of(self.model.structures.iter().map(|s| &s.name));
            self.report_unknown(&rules::UNKNOWN_STRUCTURE, name.span, name.value, "a structure", known);
        }
        id
    }

    /// Reports a list of fields that is too long for its ids, and returns whether it is.
    pub(super) fn too_many(&mut self, count: usize, span: Span) -> bool {
        let many = count > usize::from(u16::MAX);
        if many {
            self.report(rules::TABLE_CELL.at(span, "more than 65,535 fields"));
        }
        many
    }
}
