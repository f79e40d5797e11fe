//! Shared fields: fields of many instructions, written once and narrowed where an instruction
//! allows less.
//!
//! For example, `Exec_size(ub)` of 100 instructions becomes one field in `fields.md`.

use super::field::value_words;
use super::names::propose_names;
use super::slug;
use crate::spec::model::{BitGroup, Enumerator, Field, FieldKind, IntType, Model, ValueRange};
use crate::spec::span::Spanned;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Minimum number of instructions with a field of one name and type that make it a shared field.
const MIN_USES: usize = 10;

/// The shared fields of the target folder.
pub(super) struct SharedFields<'a> {
    fields: Vec<Cow<'a, Field>>,
}

impl<'a> SharedFields<'a> {
    /// Returns the shared fields that a folder already has.
    pub(super) fn of(model: &'a Model) -> Self {
        Self { fields: model.shared_fields.iter().map(Cow::Borrowed).collect() }
    }

    /// Derives shared fields from integers that many instructions have under one name, with all
    /// values that any of them has.
    pub(super) fn derive(upstream: &Model) -> Self {
        let mut uses: BTreeMap<(&str, IntType), Vec<&Field>> = BTreeMap::new();
        let mut order = Vec::new();
        for field in upstream.instructions.iter().flat_map(|i| &i.fields) {
            let Some(int) = field.kind.and_then(FieldKind::int) else { continue };
            let key = (field.name.value.as_str(), int);
            let list = uses.entry(key).or_default();
            if list.is_empty() {
                order.push(key);
            }
            list.push(field);
        }
        let many = order.into_iter().filter_map(|key| uses.get(&key).filter(|list| list.len() >= MIN_USES));
        Self { fields: many.filter_map(|list| merge_uses(list)).map(Cow::Owned).collect() }
    }

    /// Iterates over the shared fields.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().map(|f| &**f)
    }

    /// Finds the shared field that a field uses: one with its name, or one with equal bits and
    /// values.
    pub(super) fn find(&self, field: &Field) -> Option<&Field> {
        let says_something = !field.groups.is_empty() || !field.enumerators.is_empty();
        // A field of this name without values, such as one that is ignored, is another one.
        let agrees = |s: &&Field| says_something || s.groups.is_empty() && s.enumerators.is_empty();
        let is_named = |s: &&Field| s.name.value == field.name.value && is_use_of(s, field);
        let named = || self.iter().find(|s| is_named(s) && agrees(s));
        let alike = || self.iter().find(|s| says_something && is_use_of(s, field) && count_extra_values(s, field) == 0);
        named().or_else(alike)
    }
}

/// Merges the uses of a field into one shared field, with the most frequent layout of bits.
fn merge_uses(uses: &[&Field]) -> Option<Field> {
    let mut layouts: Vec<(Vec<(u8, u8)>, usize)> = Vec::new();
    for field in uses {
        let layout = bit_layout(field);
        match layouts.iter_mut().find(|(l, _)| *l == layout) {
            Some((_, count)) => *count += 1,
            None => layouts.push((layout, 1)),
        }
    }
    let most = layouts.iter().map(|(_, count)| *count).max()?;
    let best = &layouts.iter().find(|(_, count)| *count == most)?.0;
    let alike: Vec<&Field> = uses.iter().copied().filter(|f| bit_layout(f) == *best).collect();
    let mut field = (*alike.first()?).clone();
    for (index, group) in field.groups.iter_mut().enumerate() {
        let all = alike.iter().filter_map(|f| f.groups.get(index)).flat_map(|g| &g.enumerators);
        group.enumerators = merge_values(all);
    }
    let all_equal = alike.iter().all(|f| same_values(&f.enumerators, &field.enumerators));
    if !all_equal {
        field.enumerators.clear();
    }
    // A range of one use need not hold for the others.
    field.range =
        field.range.take_if(|range| alike.iter().all(|f| f.range.as_ref().is_some_and(|r| same_range(r, range))));
    use_strict_names(&mut field);
    Some(field)
}

/// Renames groups and values to the names that the document prints.
fn use_strict_names(field: &mut Field) {
    let names = propose_names(field);
    for (group, name) in field.groups.iter_mut().zip(names) {
        group.name = Some(Spanned::new(name, group.span));
        group.description = String::new();
        group.enumerators.iter_mut().for_each(use_strict_value_name);
    }
    field.enumerators.iter_mut().for_each(use_strict_value_name);
}

fn use_strict_value_name(value: &mut Enumerator) {
    let (name, description) = value_words(value);
    (value.name.value, value.description) = (name, description);
}

fn same_range(a: &ValueRange, b: &ValueRange) -> bool {
    (&a.low, &a.high) == (&b.low, &b.high)
}

/// Returns the bits of the groups, in order.
fn bit_layout(field: &Field) -> Vec<(u8, u8)> {
    field.groups.iter().filter(|g| !g.reserved && g.is_newest()).map(|g| (g.high, g.low)).collect()
}

/// Merges values that have no gate. Each code gets its most frequent name.
fn merge_values<'f>(all: impl Iterator<Item = &'f Enumerator>) -> Vec<Enumerator> {
    let mut by_code: BTreeMap<u64, Vec<(&Enumerator, usize)>> = BTreeMap::new();
    for e in all.filter(|e| e.gate.is_none()) {
        let names = by_code.entry(e.code.value).or_default();
        match names.iter_mut().find(|(other, _)| other.name.value == e.name.value) {
            Some((_, count)) => *count += 1,
            None => names.push((e, 1)),
        }
    }
    let most_frequent = |names: Vec<(&Enumerator, usize)>| {
        let most = names.iter().map(|(_, count)| *count).max()?;
        names.into_iter().find(|(_, count)| *count == most).map(|(e, _)| e.clone())
    };
    by_code.into_values().filter_map(most_frequent).collect()
}

/// Returns whether a use allows nothing that the shared field does not allow.
fn is_use_of(shared: &Field, field: &Field) -> bool {
    if shared.kind != field.kind || shared.count != field.count {
        return false;
    }
    let group_fits = |group: &BitGroup| {
        let partner = partner(shared, group);
        partner.is_some_and(|p| values_fit(&p.enumerators, &group.enumerators) && p.reserved == group.reserved)
    };
    let groups = field.groups.iter().filter(|g| !g.reserved);
    groups.clone().all(group_fits)
        && groups.count() <= bit_layout(shared).len()
        && (field.groups.is_empty() || bit_layout(shared).len() == bit_layout(field).len())
        && values_fit(&shared.enumerators, &field.enumerators)
}

/// Returns the group of the shared field with the same bits.
pub(super) fn partner<'s>(shared: &'s Field, group: &BitGroup) -> Option<&'s BitGroup> {
    shared.groups.iter().find(|p| (p.high, p.low) == (group.high, group.low) && p.is_newest())
}

fn values_fit(shared: &[Enumerator], own: &[Enumerator]) -> bool {
    own.iter().all(|e| find_value(shared, e).is_some())
}

/// Finds the shared value that a value uses: it has the same code, and the same name or
/// description.
pub(super) fn find_value<'s>(shared: &'s [Enumerator], own: &Enumerator) -> Option<&'s Enumerator> {
    let name = slug(&own.name.value);
    shared
        .iter()
        .find(|s| s.code.value == own.code.value && (slug(&s.name.value) == name || slug(&s.description) == name))
}

/// Returns whether both lists have the same values, without gates.
pub(super) fn same_values(a: &[Enumerator], b: &[Enumerator]) -> bool {
    let plain = |list: &[Enumerator]| list.iter().all(|e| e.gate.is_none());
    a.len() == b.len() && plain(a) && plain(b) && b.iter().all(|e| find_value(a, e).is_some())
}

/// Returns the number of values that only the shared field has.
fn count_extra_values(shared: &Field, field: &Field) -> usize {
    let values = |f: &Field| f.enumerators.len() + f.groups.iter().map(|g| g.enumerators.len()).sum::<usize>();
    values(shared).saturating_sub(values(field))
}
