//! Comparison of all facts of two models of one dialect.
//!
//! The other modules pair what has moved or has another name, and say which fact of an instruction
//! changed. This module walks both models as trees of [facts](super::facts) and records every other
//! difference, so that a fact for which nobody wrote a comparison is not missed. A fact in a line
//! that already has a difference is left out.

use super::facts::{Node, Value, facts};
use super::{ChangeKind, Comparison, Impact};
use crate::spec::model::{Field, Model};
use crate::spec::span::{FileId, Span};
use serde::Serialize;
use std::collections::HashSet;

/// Members that are compared as code, without comments, by [`strict`](super::strict).
const CODE: [&str; 2] = ["Semantics", "FunctionCode"];

/// Members that follow from others: from the entry in the index, from a cell as written, and from
/// the place.
const DERIVED: [(&str, &str); 8] = [
    ("Instruction", "platforms"),
    ("Instruction", "gate"),
    ("Instruction", "title"),
    ("Instruction", "group"),
    ("PredefinedVariable", "counts"),
    ("Attribute", "of_kernels"),
    ("Attribute", "of_variables"),
    ("ReaderRow", "line"),
];

/// Members for readers. Their wording is no fact.
const PROSE: [&str; 11] = [
    "description",
    "title",
    "notes",
    "examples",
    "reason",
    "evidence",
    "upstream",
    "here",
    "writers",
    "section",
    "group",
];

/// Types of the model for readers, or whose effect another fact has.
const READ_ONLY: [&str; 6] = ["ErrataEntry", "IndexGroup", "IndexEntry", "ReaderSection", "ReaderTable", "ReaderRow"];

/// Rows and members that generated items depend on, or whose type does. Any change is incompatible.
const GENERATED: [(&str, &str); 9] = [
    ("DataType", "code"),
    ("DataType", "bits"),
    ("DataType", "kind"),
    ("VariableClass", "structure"),
    ("Attribute", "kind"),
    ("PseudoFunction", "needs"),
    ("PseudoFunction", "arguments"),
    ("platform", "order"),
    ("type", "order"),
];

/// The path of each list of the model, with its items on both sides.
type Lists = Vec<(&'static str, Vec<Node>)>;

/// Records all differences that are not recorded yet.
pub(super) fn compare_rest(c: &mut Comparison<'_>) {
    if c.mixed {
        return;
    }
    let places = |place: fn(&super::Difference) -> Option<&String>, c: &Comparison<'_>| -> HashSet<String> {
        c.differences.iter().filter_map(place).cloned().collect()
    };
    let (old, new) = (places(|d| d.old_place.as_ref(), c), places(|d| d.new_place.as_ref(), c));
    let mut walk = Walk { c, old, new, seen: HashSet::new() };
    let (old, new) = (lists(walk.c.old), lists(walk.c.new));
    for ((path, old), (_, new)) in old.into_iter().zip(new) {
        walk.compare_lists(path, path, &old, &new, Places::default());
    }
}

/// Returns the facts of a model. A new list of the model does not compile until it is here.
fn lists(model: &Model) -> Lists {
    let Model {
        // Models of two dialects are not walked, and places are no facts.
        dialect: _,
        files: _,
        content_hash: _,
        platforms,
        devices,
        data_types,
        shared_fields,
        structures,
        classes,
        versions,
        revisions,
        predefined,
        attributes,
        directives,
        directive_keys,
        reserved_words,
        faults,
        object_rules,
        functions,
        state,
        roles,
        form_parts,
        instructions,
        index,
        errata,
        sections,
        documents,
    } = model;
    let named_rows = |mut nodes: Vec<Node>, member: &str, names: &[&str]| {
        nodes.iter_mut().for_each(|node| name_indices(node, member, names));
        nodes
    };
    let attribute_names: Vec<&str> = attributes.iter().map(|a| a.name.value.as_str()).collect();
    let class_names: Vec<&str> = classes.iter().map(|class| class.name.value.as_str()).collect();
    vec![
        ("platform", rows(model, platforms)),
        ("device", rows(model, devices)),
        ("type", rows(model, data_types)),
        ("shared", shared_fields.iter().map(|field| facts(model, &[], field)).collect()),
        ("structure", owners(model, structures, |structure| &structure.members)),
        ("class", rows(model, classes)),
        ("version", rows(model, versions)),
        ("revision", rows(model, revisions)),
        ("variable", rows(model, predefined)),
        ("attribute", rows(model, attributes)),
        ("directive", rows(model, directives)),
        ("key", named_rows(rows(model, directive_keys), "classes", &class_names)),
        ("word", rows(model, reserved_words)),
        ("fault", rows(model, faults)),
        ("rule", named_rows(rows(model, object_rules), "attributes", &attribute_names)),
        ("function", rows(model, functions)),
        ("state", rows(model, state)),
        ("role", rows(model, roles)),
        ("form", rows(model, form_parts)),
        ("", owners(model, instructions, |instruction| &instruction.fields)),
        ("index", rows(model, index)),
        ("errata", rows(model, errata)),
        ("section", rows(model, sections)),
        ("documents", rows(model, documents.as_slice())),
    ]
}

fn rows<T: Serialize>(model: &Model, list: &[T]) -> Vec<Node> {
    list.iter().map(|row| facts(model, &[], row)).collect()
}

fn owners<T: Serialize>(model: &Model, list: &[T], fields: impl Fn(&T) -> &[Field]) -> Vec<Node> {
    list.iter().map(|item| facts(model, fields(item), item)).collect()
}

/// Replaces the indices in a member by names.
fn name_indices(node: &mut Node, member: &str, names: &[&str]) {
    let Value::Record { members, .. } = &mut node.value else { return };
    let list = members.iter_mut().find(|(name, _)| *name == member);
    let Some((_, Node { value: Value::List(indices), .. })) = list else { return };
    for index in indices {
        if let Some(name) = index.text().parse::<usize>().ok().and_then(|index| names.get(index)) {
            index.value = Value::Leaf((*name).to_owned());
        }
    }
}

/// The nearest places around a fact.
#[derive(Clone, Copy, Default)]
struct Places {
    old: Option<Span>,
    new: Option<Span>,
}

impl Places {
    fn inside(self, old: &Node, new: &Node) -> Self {
        Self { old: old.place.or(self.old), new: new.place.or(self.new) }
    }
}

struct Walk<'c, 'm> {
    c: &'c mut Comparison<'m>,
    /// Places that have a difference.
    old: HashSet<String>,
    new: HashSet<String>,
    /// Differences that were recorded. Many instructions have a copy of a shared field.
    seen: HashSet<Recorded>,
}

/// A recorded difference, independent of the instruction.
#[derive(PartialEq, Eq, Hash)]
struct Recorded {
    fact: String,
    old: String,
    new: String,
    /// The file and line on the new side, or on the old one for a fact that is gone.
    line: Option<(u16, u32)>,
}

impl Walk<'_, '_> {
    /// Compares two parts of the type `owner.0` that are its member `owner.1`.
    fn compare(&mut self, path: &str, owner: (&str, &str), old: &Node, new: &Node, around: Places) {
        if old.value == new.value {
            return;
        }
        let places = around.inside(old, new);
        match (&old.value, &new.value) {
            // Records with one member of another name are other variants of an enumeration.
            (Value::Record { kind: a, members: old_members }, Value::Record { kind: b, members: new_members })
                if a == b
                    && (old_members.len().max(new_members.len()) > 1
                        || old_members.first().map(|m| m.0) == new_members.first().map(|m| m.0)) =>
            {
                if CODE.contains(a) {
                    return;
                }
                // What is written is compared, and not what follows from it.
                if let (Some(old), Some(new)) = (old.member("source"), new.member("source")) {
                    self.record(path, owner, old, new, places);
                    return;
                }
                // Members without a value are left out of some types.
                let nothing = Node { place: None, value: Value::Nothing };
                let names = old_members.iter().chain(new_members).map(|(name, _)| *name);
                let mut done = HashSet::new();
                for name in names.filter(|name| done.insert(*name) && !DERIVED.contains(&(*a, *name))) {
                    let (old, new) = (old.member(name).unwrap_or(&nothing), new.member(name).unwrap_or(&nothing));
                    self.compare(&join(path, &part(name)), (a, name), old, new, places);
                }
            }
            (Value::List(a), Value::List(b)) => self.compare_lists(path, owner.0, a, b, places),
            (Value::List(list), Value::Nothing) => self.compare_lists(path, owner.0, list, &[], places),
            (Value::Nothing, Value::List(list)) => self.compare_lists(path, owner.0, &[], list, places),
            _ => self.record(path, owner, old, new, places),
        }
    }

    /// Compares two lists. Items with a name are paired by it, and the order of those on both sides
    /// is a fact.
    fn compare_lists(&mut self, path: &str, owner: &str, old: &[Node], new: &[Node], places: Places) {
        let (old_keys, new_keys) = (keys(old), keys(new));
        let (Some(old_keys), Some(new_keys)) = (old_keys, new_keys) else {
            let list = |items: &[Node]| Node { place: None, value: Value::List(items.to_vec()) };
            let records = |items: &[Node]| items.iter().all(|item| item.kind().is_some());
            if old.len() == new.len() && records(old) && records(new) {
                for (a, b) in old.iter().zip(new) {
                    self.compare(path, (owner, ""), a, b, places);
                }
                return;
            }
            let places = Places {
                old: old.iter().find_map(|item| item.place).or(places.old),
                new: new.iter().find_map(|item| item.place).or(places.new),
            };
            self.record(path, (owner, ""), &list(old), &list(new), places);
            return;
        };
        let nothing = Node { place: None, value: Value::Nothing };
        for (key, a) in old_keys.iter().zip(old) {
            let had_name = |other: &&Node| had_former_name(other, key);
            match new_keys.iter().position(|other| other == key) {
                Some(index) => self.compare(&join(path, key), (owner, ""), a, &new[index], places),
                None if let Some(b) = new.iter().find(had_name) => {
                    let (path, places) = (join(path, key), places.inside(a, b));
                    if !self.is_recorded(places) {
                        let (old, new) = (places.old.unwrap_or(NOWHERE), places.new.unwrap_or(NOWHERE));
                        let (old, new) = ((key.clone(), old), (b.key().unwrap_or_default(), new));
                        self.c.differs(&path, ChangeKind::Renamed, old, new, Impact::Minor);
                    }
                    self.compare(&path, (owner, ""), a, b, places);
                }
                None => self.record(&join(path, key), (owner, ""), a, &nothing, places),
            }
        }
        let is_renamed = |b: &Node| old_keys.iter().any(|key| !new_keys.contains(key) && had_former_name(b, key));
        let is_new = |(key, b): &(&String, &Node)| !old_keys.contains(key) && !is_renamed(b);
        for (key, b) in new_keys.iter().zip(new).filter(is_new) {
            self.record(&join(path, key), (owner, ""), &nothing, b, places);
        }
        let common = |keys: &[String], other: &[String]| -> Vec<String> {
            keys.iter().filter(|key| other.contains(key)).cloned().collect()
        };
        let (a, b) = (common(&old_keys, &new_keys), common(&new_keys, &old_keys));
        // Instructions are sorted by their opcodes, which are compared.
        let moved = |(a, b): (&String, &String)| a != b;
        let Some(first) = a.iter().zip(&b).position(moved).filter(|_| !path.is_empty()) else { return };
        let last = a.iter().zip(&b).rposition(moved).unwrap_or(first);
        let place = |list: &[Node], keys: &[String], key: &str, around: Option<Span>| {
            keys.iter().position(|other| other == key).and_then(|i| list[i].place).or(around)
        };
        let places = Places {
            old: place(old, &old_keys, &a[first], places.old),
            new: place(new, &new_keys, &b[first], places.new),
        };
        let text = |keys: &[String]| Node { place: None, value: Value::Leaf(keys[first..=last].join(" ")) };
        self.record(&join(path, "order"), (owner, "order"), &text(&a), &text(&b), places);
    }

    /// Returns whether one of two lines has a difference already.
    fn is_recorded(&self, places: Places) -> bool {
        let known = |places: &HashSet<String>, model: &Model, span: Option<Span>| {
            span.is_some_and(|span| places.contains(&Comparison::place(model, span)))
        };
        known(&self.old, self.c.old, places.old) || known(&self.new, self.c.new, places.new)
    }

    /// Records a fact that differs, unless its line has a difference already.
    fn record(&mut self, path: &str, owner: (&str, &str), old: &Node, new: &Node, around: Places) {
        let places = around.inside(old, new);
        if self.is_recorded(places) {
            return;
        }
        // A row that is gone is named by its path, and one member of it by its value.
        let text = |node: &Node| node.key().unwrap_or_else(|| node.text());
        let (a, b) = (text(old), text(new));
        let fact = path.rsplit('/').next().unwrap_or(path).to_owned();
        let line = places.new.or(places.old).map(|span| (span.file.0, span.line));
        if a == b || !self.seen.insert(Recorded { fact, old: a.clone(), new: b.clone(), line }) {
            return;
        }
        let impact = impact(owner, old, new);
        let (old_place, new_place) = (places.old.unwrap_or(NOWHERE), places.new.unwrap_or(NOWHERE));
        match (&old.value, &new.value) {
            (Value::Nothing, _) => self.c.added(path, b, new_place, impact),
            (_, Value::Nothing) => self.c.removed(path, a, old_place, impact),
            _ => self.c.differs(path, ChangeKind::Changed, (a, old_place), (b, new_place), impact),
        }
    }
}

/// The place of a fact without one.
const NOWHERE: Span = Span { file: FileId(u16::MAX), start: 0, end: 0, line: 0, column: 0 };

fn had_former_name(item: &Node, name: &str) -> bool {
    let Some(Node { value: Value::List(formerly), .. }) = item.member("formerly") else { return false };
    formerly.iter().any(|former| former.key().is_some_and(|former| former == name))
}

/// Returns the effect of a fact that differs on users of the generated crate.
fn impact((kind, member): (&str, &str), old: &Node, new: &Node) -> Impact {
    // An entry of the errata has an effect by its rules that give warnings alone.
    let is_for_readers = |node: &Node| {
        let warns = node.member("warns").is_some_and(|warns| !warns.text().is_empty());
        node.kind().is_some_and(|kind| READ_ONLY.contains(&kind)) && !warns
    };
    if PROSE.contains(&member) || READ_ONLY.contains(&kind) || is_for_readers(old) || is_for_readers(new) {
        return Impact::Patch;
    }
    // An item that is gone takes its generated name along.
    let gone = new.value == Value::Nothing && old.key().is_some();
    match gone || GENERATED.contains(&(kind, member)) {
        true => Impact::Major,
        false => Impact::Minor,
    }
}

/// Returns a key for each item, in which items of one name are counted; `None` if an item has no
/// name.
fn keys(items: &[Node]) -> Option<Vec<String>> {
    let mut keys: Vec<String> = Vec::with_capacity(items.len());
    for item in items {
        let key = item.key()?;
        let same = keys.iter().filter(|other| **other == key || other.starts_with(&format!("{key}#"))).count();
        keys.push(if same == 0 { key } else { format!("{key}#{}", same + 1) });
    }
    Some(keys)
}

/// Returns the part of a path for a member of a type of the model.
fn part(member: &str) -> String {
    match member {
        "fields" => "field".to_owned(),
        "members" => "member".to_owned(),
        "groups" => "bits".to_owned(),
        "enumerators" => "enum".to_owned(),
        "constraints" => "constraint".to_owned(),
        "data_type" => "type".to_owned(),
        "entries" => String::new(),
        _ => member.replace('_', "-"),
    }
}

fn join(path: &str, part: &str) -> String {
    match (path.is_empty(), part.is_empty()) {
        (true, _) => part.to_owned(),
        (_, true) => path.to_owned(),
        _ => format!("{path}/{part}"),
    }
}
