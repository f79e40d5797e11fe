//! Shared fields: written once in `fields.md`, and copied into every field that refers to them.
//!
//! For example, ``See [Exec_size](../fields.md#exec_size).`` copies the bit groups of `Exec_size`,
//! except for those that the field gives itself.

use super::fields::Scope;
use super::{Lowering, names_of};
use crate::spec::dialect::raw::RawField;
use crate::spec::model::{BitGroup, Field, Ignored, NullRule, Presence, SharedFieldId};
use crate::spec::rules;
use crate::spec::syntax::Word;

impl Lowering<'_> {
    pub(super) fn lower_shared_fields(&mut self, raw: &[RawField]) {
        for raw in raw {
            if self.too_many(self.model.shared_fields.len() + 1, raw.span) {
                return;
            }
            // Conditions of a shared field name fields of the instructions that use it. No list of
            // fields is known here.
            let scope = Scope::new(std::iter::once(raw.name.value.as_str()), false);
            let field = self.lower_field(raw, &scope);
            let id = SharedFieldId(self.model.shared_fields.len() as u16);
            self.shared_ids.entry(field.name.value.clone()).or_insert(id);
            self.model.shared_fields.push(field);
        }
    }

    /// Returns the id of the shared field that `See [title](target).` names.
    pub(super) fn shared_field_id(&mut self, title: Word<'_>, target: Word<'_>) -> Option<SharedFieldId> {
        let name = self.link_target(title, target)?;
        let id = self.shared_ids.get(&name).copied();
        if id.is_none() {
            let known = names_of(self.model.shared_fields.iter().map(|f| &f.name));
            self.report_unknown(&rules::UNKNOWN_SHARED_FIELD, title.span, &name, "a shared field", known);
        }
        id
    }

    /// Copies from the shared field every property that the field does not give itself.
    pub(super) fn inherit_from_shared(&mut self, field: &mut Field, access_given: bool) {
        let Some(shared) = field.shared.and_then(|id| self.model.shared_fields.get(id.index())) else { return };
        let Field {
            kind,
            alternatives,
            count: _,
            description,
            type_name,
            groups,
            enumerators,
            classes,
            types,
            elements,
            range,
            must_be,
            usual,
            parameters,
            index_of,
            presence,
            ignored,
            null,
            label,
            alignment,
            storage,
            storage_declared,
            footprint,
            region,
            gate,
            ..
        } = field;
        if kind.is_none() && field.kind_source.value.is_empty() {
            *kind = shared.kind;
            alternatives.clone_from(&shared.alternatives);
        }
        inherit_text(description, &shared.description);
        inherit_option(type_name, &shared.type_name);
        inherit_list(enumerators, &shared.enumerators);
        inherit_option(classes, &shared.classes);
        inherit_option(types, &shared.types);
        inherit_list(elements, &shared.elements);
        inherit_option(range, &shared.range);
        inherit_option(must_be, &shared.must_be);
        inherit_list(usual, &shared.usual);
        inherit_list(parameters, &shared.parameters);
        inherit_option(index_of, &shared.index_of);
        inherit_option(label, &shared.label);
        inherit_option(alignment, &shared.alignment);
        *storage_declared |= storage.is_none() && shared.storage_declared;
        inherit_option(storage, &shared.storage);
        inherit_option(footprint, &shared.footprint);
        inherit_option(region, &shared.region);
        inherit_option(gate, &shared.gate);
        // A field of each instruction counts a list, which the shared field cannot name.
        if *presence == Presence::Always && !matches!(shared.presence, Presence::CountedBy(_)) {
            presence.clone_from(&shared.presence);
        }
        if *ignored == Ignored::No {
            ignored.clone_from(&shared.ignored);
        }
        if *null == NullRule::Unstated {
            null.clone_from(&shared.null);
        }
        let own = std::mem::take(groups);
        *groups = merge_groups(own, &shared.groups);
        if !access_given {
            field.access = shared.access;
        }
    }
}

/// Copies a shared value if the field has none.
fn inherit_option<T: Clone>(own: &mut Option<T>, shared: &Option<T>) {
    if own.is_none() {
        own.clone_from(shared);
    }
}

/// Copies a shared list if the field's list is empty.
fn inherit_list<T: Clone>(own: &mut Vec<T>, shared: &[T]) {
    if own.is_empty() {
        *own = shared.to_vec();
    }
}

/// Copies a shared text if the field's text is empty.
fn inherit_text(own: &mut String, shared: &str) {
    if own.is_empty() {
        shared.clone_into(own);
    }
}

/// Merges bit groups: groups of the field replace shared groups with the same bits. Additional
/// groups of the field are kept, and the checks report them.
fn merge_groups(own: Vec<BitGroup>, shared: &[BitGroup]) -> Vec<BitGroup> {
    let bits = |group: &BitGroup| (group.high, group.low);
    let mut groups: Vec<BitGroup> =
        shared.iter().filter(|whole| !own.iter().any(|g| bits(g) == bits(whole))).cloned().collect();
    for group in own {
        let mut same = shared.iter().filter(|whole| bits(whole) == bits(&group));
        groups.push(match (same.next(), same.next()) {
            (Some(whole), None) => complete_group(group, whole),
            // If the shared field has several forms of these bits, a group without a gate replaces
            // all of them.
            (Some(newest), Some(_)) => BitGroup { gate: group.gate.clone(), ..complete_group(group, newest) },
            (None, _) => group,
        });
    }
    groups.sort_by_key(|g| g.low);
    groups
}

/// Completes a bit group of the field with the properties that only the shared group gives.
fn complete_group(mut own: BitGroup, shared: &BitGroup) -> BitGroup {
    inherit_option(&mut own.name, &shared.name);
    inherit_option(&mut own.text, &shared.text);
    inherit_option(&mut own.type_name, &shared.type_name);
    inherit_option(&mut own.range, &shared.range);
    inherit_option(&mut own.gate, &shared.gate);
    inherit_text(&mut own.description, &shared.description);
    own.signed |= shared.signed;
    own.complemented |= shared.complemented;
    if own.enumerators.is_empty() && !own.reserved {
        own.enumerators.clone_from(&shared.enumerators);
        own.data_type |= shared.data_type;
    }
    own
}
