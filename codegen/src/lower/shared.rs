//! Shared fields: written once, copied into every field that refers to them.

use super::Lowering;
use super::fields::Scope;
use crate::dialect::raw::RawField;
use crate::model::{BitGroup, Field, Ignored, NullRule, Presence, SharedFieldId};
use crate::rules;
use crate::syntax::Word;

impl Lowering<'_> {
    pub(super) fn shared_fields(&mut self, raw: &[RawField]) {
        for raw in raw {
            if self.too_many(self.model.shared_fields.len() + 1, raw.span) {
                return;
            }
            // Conditions of a shared field name fields of the instructions that use it: a list cannot be known here.
            let scope = Scope::new(std::iter::once(raw.name.value.as_str()), false);
            let field = self.field(raw, &scope);
            let id = SharedFieldId(self.model.shared_fields.len() as u16);
            self.shared_ids.entry(field.name.value.clone()).or_insert(id);
            self.model.shared_fields.push(field);
        }
    }

    /// The shared field that `See [title](target).` names.
    pub(super) fn shared_field_id(&mut self, title: Word<'_>, target: Word<'_>) -> Option<SharedFieldId> {
        let name = self.link_target(title, target)?;
        let id = self.shared_ids.get(&name).copied();
        if id.is_none() {
            let known: Vec<String> =
                self.model.shared_fields.iter().take(super::MOST_CANDIDATES).map(|f| f.name.value.clone()).collect();
            let known = known.iter().map(String::as_str);
            self.unknown(&rules::UNKNOWN_SHARED_FIELD, title.span, &name, "a shared field", known);
        }
        id
    }

    /// Takes over from the shared field what the field does not say itself.
    pub(super) fn take_over(&mut self, field: &mut Field, access_given: bool) {
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
            region,
            gate,
            ..
        } = field;
        if kind.is_none() && field.kind_source.value.is_empty() {
            *kind = shared.kind;
            alternatives.clone_from(&shared.alternatives);
        }
        or_text(description, &shared.description);
        or_some(type_name, &shared.type_name);
        or_list(enumerators, &shared.enumerators);
        or_some(classes, &shared.classes);
        or_some(types, &shared.types);
        or_list(elements, &shared.elements);
        or_some(range, &shared.range);
        or_some(must_be, &shared.must_be);
        or_list(usual, &shared.usual);
        or_list(parameters, &shared.parameters);
        or_some(index_of, &shared.index_of);
        or_some(label, &shared.label);
        or_some(alignment, &shared.alignment);
        or_some(region, &shared.region);
        or_some(gate, &shared.gate);
        // A list is counted by a field of each instruction: that the shared field cannot say.
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
        *groups = merged(own, &shared.groups);
        if !access_given {
            field.access = shared.access;
        }
    }
}

fn or_some<T: Clone>(own: &mut Option<T>, shared: &Option<T>) {
    if own.is_none() {
        own.clone_from(shared);
    }
}

fn or_list<T: Clone>(own: &mut Vec<T>, shared: &[T]) {
    if own.is_empty() {
        *own = shared.to_vec();
    }
}

fn or_text(own: &mut String, shared: &str) {
    if own.is_empty() {
        shared.clone_into(own);
    }
}

/// The shared groups, each replaced by the own ones of the same bits. Further own groups stand where their bits are; that they
/// may not is found by the checks.
fn merged(own: Vec<BitGroup>, shared: &[BitGroup]) -> Vec<BitGroup> {
    let bits = |group: &BitGroup| (group.high, group.low);
    let mut groups: Vec<BitGroup> =
        shared.iter().filter(|whole| !own.iter().any(|g| bits(g) == bits(whole))).cloned().collect();
    for group in own {
        let mut same = shared.iter().filter(|whole| bits(whole) == bits(&group));
        groups.push(match (same.next(), same.next()) {
            (Some(whole), None) => completed(group, whole),
            // Of several forms, an own group without a gate stands for all.
            (Some(newest), Some(_)) => BitGroup { gate: group.gate.clone(), ..completed(group, newest) },
            (None, _) => group,
        });
    }
    groups.sort_by_key(|g| g.low);
    groups
}

/// An own group with what it leaves to the shared one.
fn completed(mut own: BitGroup, shared: &BitGroup) -> BitGroup {
    or_some(&mut own.name, &shared.name);
    or_some(&mut own.text, &shared.text);
    or_some(&mut own.type_name, &shared.type_name);
    or_some(&mut own.range, &shared.range);
    or_some(&mut own.gate, &shared.gate);
    or_text(&mut own.description, &shared.description);
    own.signed |= shared.signed;
    own.complemented |= shared.complemented;
    if own.enumerators.is_empty() && !own.reserved {
        own.enumerators.clone_from(&shared.enumerators);
        own.data_type |= shared.data_type;
    }
    own
}
