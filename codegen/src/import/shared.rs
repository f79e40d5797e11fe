//! Fields that many instructions share: written once, referred to by name, narrowed where an instruction allows less.

use super::field::value_words;
use super::names::proposals;
use super::slug;
use crate::model::{BitGroup, Enumerator, Field, IntType, Model};
use crate::span::Spanned;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A field of one name and type in so many instructions is a shared one.
const MANY: usize = 10;

/// The shared fields of the folder that is written for.
pub(super) struct SharedFields<'a> {
    fields: Vec<Cow<'a, Field>>,
}

impl<'a> SharedFields<'a> {
    /// Those that a folder has already.
    pub(super) fn of(model: &'a Model) -> Self {
        Self { fields: model.shared_fields.iter().map(Cow::Borrowed).collect() }
    }

    /// Numbers that many instructions have under one name, with all values that any of them has.
    pub(super) fn derive(upstream: &Model) -> Self {
        let mut uses: BTreeMap<(&str, IntType), Vec<&Field>> = BTreeMap::new();
        let mut order = Vec::new();
        for field in upstream.instructions.iter().flat_map(|i| &i.fields) {
            let Some(int) = field.kind.and_then(crate::model::FieldKind::int) else { continue };
            let key = (field.name.value.as_str(), int);
            let list = uses.entry(key).or_default();
            if list.is_empty() {
                order.push(key);
            }
            list.push(field);
        }
        let many = order.into_iter().filter_map(|key| uses.get(&key).filter(|list| list.len() >= MANY));
        Self { fields: many.filter_map(|list| merge(list)).map(Cow::Owned).collect() }
    }

    /// The shared fields.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().map(|f| &**f)
    }

    /// The shared field that a field is a use of: one of its name, or one that has the same bits and values.
    pub(super) fn find(&self, field: &Field) -> Option<&Field> {
        let named = || self.iter().find(|s| s.name.value == field.name.value && fits(s, field));
        let alike = || {
            let says_something = !field.groups.is_empty() || !field.enumerators.is_empty();
            self.iter().find(|s| says_something && fits(s, field) && extras(s, field) == 0)
        };
        named().or_else(alike)
    }
}

/// One field for many uses. The layout is the most frequent one.
fn merge(uses: &[&Field]) -> Option<Field> {
    let mut layouts: Vec<(Vec<(u8, u8)>, usize)> = Vec::new();
    for field in uses {
        let layout = layout(field);
        match layouts.iter_mut().find(|(l, _)| *l == layout) {
            Some((_, count)) => *count += 1,
            None => layouts.push((layout, 1)),
        }
    }
    let most = layouts.iter().map(|(_, count)| *count).max()?;
    let best = &layouts.iter().find(|(_, count)| *count == most)?.0;
    let alike: Vec<&Field> = uses.iter().copied().filter(|f| layout(f) == *best).collect();
    let mut field = (*alike.first()?).clone();
    for (index, group) in field.groups.iter_mut().enumerate() {
        let all = alike.iter().filter_map(|f| f.groups.get(index)).flat_map(|g| &g.enumerators);
        group.enumerators = union(all);
    }
    let all_equal = alike.iter().all(|f| same_values(&f.enumerators, &field.enumerators));
    if !all_equal {
        field.enumerators.clear();
    }
    // What is said about one use need not be true of the others.
    field.range =
        field.range.take_if(|range| alike.iter().all(|f| f.range.as_ref().is_some_and(|r| same_range(r, range))));
    strict(&mut field);
    Some(field)
}

/// Gives groups and values the names that they have in the document.
fn strict(field: &mut Field) {
    let names = proposals(field);
    for (group, name) in field.groups.iter_mut().zip(names) {
        group.name = Some(Spanned::new(name, group.span));
        group.description = String::new();
        group.enumerators.iter_mut().for_each(strict_value);
    }
    field.enumerators.iter_mut().for_each(strict_value);
}

fn strict_value(value: &mut Enumerator) {
    let (name, description) = value_words(value);
    (value.name.value, value.description) = (name, description);
}

fn same_range(a: &crate::model::ValueRange, b: &crate::model::ValueRange) -> bool {
    (&a.low, &a.high) == (&b.low, &b.high)
}

/// The bits of the groups in order.
fn layout(field: &Field) -> Vec<(u8, u8)> {
    field.groups.iter().filter(|g| !g.reserved && g.is_newest()).map(|g| (g.high, g.low)).collect()
}

/// The values that hold everywhere, each with its most frequent name, by code.
fn union<'f>(all: impl Iterator<Item = &'f Enumerator>) -> Vec<Enumerator> {
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

/// Whether a use says nothing that the shared field does not allow.
fn fits(shared: &Field, field: &Field) -> bool {
    if shared.kind != field.kind || shared.count != field.count {
        return false;
    }
    let group_fits = |group: &BitGroup| {
        let partner = partner(shared, group);
        partner.is_some_and(|p| values_fit(&p.enumerators, &group.enumerators) && p.reserved == group.reserved)
    };
    let groups = field.groups.iter().filter(|g| !g.reserved);
    groups.clone().all(group_fits)
        && groups.count() <= layout(shared).len()
        && (field.groups.is_empty() || layout(shared).len() == layout(field).len())
        && values_fit(&shared.enumerators, &field.enumerators)
}

/// The group of the shared field at the same bits.
pub(super) fn partner<'s>(shared: &'s Field, group: &BitGroup) -> Option<&'s BitGroup> {
    shared.groups.iter().find(|p| (p.high, p.low) == (group.high, group.low) && p.is_newest())
}

fn values_fit(shared: &[Enumerator], own: &[Enumerator]) -> bool {
    own.iter().all(|e| find_value(shared, e).is_some())
}

/// The shared value that a value is a use of: the same code, and named or described as upstream names it.
pub(super) fn find_value<'s>(shared: &'s [Enumerator], own: &Enumerator) -> Option<&'s Enumerator> {
    let name = slug(&own.name.value);
    shared
        .iter()
        .find(|s| s.code.value == own.code.value && (slug(&s.name.value) == name || slug(&s.description) == name))
}

/// Whether both lists have the same values everywhere.
pub(super) fn same_values(a: &[Enumerator], b: &[Enumerator]) -> bool {
    let plain = |list: &[Enumerator]| list.iter().all(|e| e.gate.is_none());
    a.len() == b.len() && plain(a) && plain(b) && b.iter().all(|e| find_value(a, e).is_some())
}

/// How many values the shared field has that the use has not.
fn extras(shared: &Field, field: &Field) -> usize {
    let values = |f: &Field| f.enumerators.len() + f.groups.iter().map(|g| g.enumerators.len()).sum::<usize>();
    values(shared).saturating_sub(values(field))
}
