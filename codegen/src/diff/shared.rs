//! Comparison of the shared documents: platforms, data types, structures, predefined variables, and
//! the index.

use super::{Comparison, Impact, field};
use crate::spec::model::{DataType, Field, Ignored, IndexEntry, Model, PredefinedVariable, Presence, Structure};
use crate::spec::span::Name;

pub(super) fn compare_all(c: &mut Comparison<'_>) {
    compare_structures(c);
    // In models of one dialect, rows of tables need no pairing but by name, which `walk` does.
    if c.mixed {
        compare_platforms(c);
        compare_data_types(c);
        compare_predefined(c);
        compare_index(c);
    }
}

/// Calls `both` for pairs of items with equal names, and records all others as removed or added.
pub(super) fn compare_by_name<T>(
    c: &mut Comparison<'_>,
    prefix: &str,
    old: &[T],
    new: &[T],
    name: impl Fn(&T) -> &Name,
    mut both: impl FnMut(&mut Comparison<'_>, &str, &T, &T),
) {
    for a in old {
        let path = format!("{prefix}/{}", name(a).value);
        match new.iter().find(|b| name(b).value == name(a).value) {
            Some(b) => both(c, &path, a, b),
            None => c.removed(path, &name(a).value, name(a).span, Impact::Major),
        }
    }
    for b in new {
        if !old.iter().any(|a| name(a).value == name(b).value) {
            c.added(format!("{prefix}/{}", name(b).value), &name(b).value, name(b).span, Impact::Minor);
        }
    }
}

fn compare_platforms(c: &mut Comparison<'_>) {
    let (old, new) = (c.old, c.new);
    compare_by_name(c, "platform", &old.platforms, &new.platforms, |p| &p.name, |_, _, _, _| {});
    let order = |m: &Model| {
        let names = m.platforms.iter().map(|p| p.name.value.as_str()).filter(|n| c.common_platforms.contains(n));
        names.collect::<Vec<_>>().join(" ")
    };
    if let (Some(a), Some(b)) = (old.platforms.first(), new.platforms.first()) {
        let (orders, spans) = ((order(old), order(new)), (a.span, b.span));
        c.changed("platform/order", (orders.0, spans.0), (orders.1, spans.1), Impact::Major);
    }
}

fn compare_data_types(c: &mut Comparison<'_>) {
    let (old, new) = (c.old, c.new);
    compare_by_name(
        c,
        "type",
        &old.data_types,
        &new.data_types,
        |t| &t.name,
        |c, path, a, b| {
            let code = |t: &DataType| t.code.map_or("none".to_owned(), |code| format!("{:#x}", code.value));
            c.compare(format!("{path}/code"), a, b, Impact::Major, |t| (code(t), t.span));
            c.compare(format!("{path}/bits"), a, b, Impact::Major, |t| (t.bits.to_string(), t.span));
        },
    );
}

fn compare_structures(c: &mut Comparison<'_>) {
    let (old, new) = (c.old, c.new);
    compare_by_name(c, "structure", &old.structures, &new.structures, |s| &s.name, compare_structure);
}

fn compare_structure(c: &mut Comparison<'_>, path: &str, old: &Structure, new: &Structure) {
    let order = |list: &[Field], other: &[Field]| {
        let on_both = list.iter().filter(|f| other.iter().any(|o| o.name.value == f.name.value));
        on_both.map(|f| f.name.value.as_str()).collect::<Vec<_>>().join(" ")
    };
    let orders = (order(&old.members, &new.members), order(&new.members, &old.members));
    c.changed(format!("{path}/order"), (orders.0, old.span), (orders.1, new.span), Impact::Major);
    let mixed = c.mixed;
    compare_by_name(
        c,
        &format!("{path}/member"),
        &old.members,
        &new.members,
        |f| &f.name,
        |c, path, a, b| {
            match mixed {
                // Upstream documents describe bits and values of members in prose. Facts that only
                // one side states are not compared.
                true => field::compare(c, path, &common_facts(a, b), &common_facts(b, a)),
                false => field::compare(c, path, a, b),
            }
        },
    );
}

/// Returns the field with only those kinds of facts that `other` states too.
fn common_facts(field: &Field, other: &Field) -> Field {
    let mut field = field.clone();
    if other.groups.is_empty() {
        field.groups.clear();
    }
    if other.enumerators.is_empty() {
        field.enumerators.clear();
    }
    field.types = field.types.filter(|_| other.types.is_some());
    field.range = field.range.filter(|_| other.range.is_some());
    field.presence = Presence::Always;
    field.ignored = Ignored::No;
    field
}

fn compare_predefined(c: &mut Comparison<'_>) {
    let (old, new) = (c.old, c.new);
    compare_by_name(
        c,
        "variable",
        &old.predefined,
        &new.predefined,
        |v| &v.variable,
        |c, path, a, b| {
            c.compare(format!("{path}/name"), a, b, Impact::Minor, |v| (v.name.value.clone(), v.span));
            let data_type = |m: &Model, v: &PredefinedVariable| {
                v.data_type.map_or("none".to_owned(), |id| m[id].name.value.clone())
            };
            let types = (data_type(c.old, a), data_type(c.new, b));
            c.changed(format!("{path}/type"), (types.0, a.span), (types.1, b.span), Impact::Minor);
        },
    );
}

/// Compares the entries of the index by name, independent of their group. Their gates are the
/// availability of the instructions.
fn compare_index(c: &mut Comparison<'_>) {
    let entries = |m: &Model| -> Vec<IndexEntry> { m.index.iter().flat_map(|g| g.entries.iter().cloned()).collect() };
    let (old, new) = (entries(c.old), entries(c.new));
    compare_by_name(c, "index", &old, &new, |e| &e.name, |_, _, _, _| {});
}
