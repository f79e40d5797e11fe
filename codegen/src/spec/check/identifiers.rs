//! Checks of identifiers: names that differ in a document must differ in generated code.
//!
//! For example, the fields `Exec_Size` and `exec_size` both become `exec_size`.

use super::{FieldOwner, RuleContext};
use crate::rust_view::naming::{camel, snake, variant};
use crate::rust_view::type_assignment::TypeAssignment;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Enumerator, Field};
use crate::spec::rules;
use crate::spec::span::Name;
use std::collections::{HashMap, HashSet};

const FIELDS: &str = "fields";

/// Checks the fields of one owner, and the enumerators and bit groups of each field.
pub(super) fn check(context: RuleContext<'_>, owner: FieldOwner<'_>, out: &mut Diagnostics) {
    check_distinct(owner.fields().iter().map(|f| &f.name), FIELDS, snake, out);
    if !context.strict {
        // In the upstream dialect, names of values are free text. The generator numbers those that
        // collide.
        return;
    }
    for field in owner.fields() {
        check_enumerators(field, &field.enumerators, out);
        for group in &field.groups {
            check_enumerators(field, &group.enumerators, out);
        }
        check_distinct(field.groups.iter().filter_map(|g| g.name.as_ref()), "bit groups", snake, out);
    }
}

fn check_enumerators(field: &Field, enumerators: &[Enumerator], out: &mut Diagnostics) {
    let own = enumerators.iter().filter(|e| e.span.file == field.span.file);
    check_distinct(own.map(|e| &e.name), "enumerators", variant, out);
}

/// Checks the names of instructions and structures, and the names given to generated types.
pub(super) fn check_model(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    check_distinct(model.instructions.iter().map(|i| &i.name), "instructions", camel, out);
    check_distinct(model.structures.iter().map(|s| &s.name), "structures", camel, out);
    let reported = check_type_names(context, out);
    if context.strict {
        check_generated_types(context, &reported, out);
    }
}

/// Reports fields and bit groups whose generated type would have the name of another type, except
/// for the names in `reported`, or a name that says a word twice.
fn check_generated_types(context: RuleContext<'_>, reported: &HashSet<&str>, out: &mut Diagnostics) {
    let types = TypeAssignment::new(context.model);
    for repeated in types.repetitions {
        let message =
            format!("the generated type would be named `{}`, which says `{}` twice", repeated.name, repeated.word);
        let finding = rules::GENERATED_NAME_COLLISION.at(repeated.span, message).label(format!("`{}`", repeated.name));
        out.push(finding.help("give it a name that says what it is: ``Named `X`.``"));
    }
    for collision in types.collisions {
        let name = &collision.name;
        if reported.contains(name.as_str()) {
            continue;
        }
        let message = format!("the generated type would be named `{name}`, as another type is");
        let finding = rules::GENERATED_NAME_COLLISION.at(collision.span, message);
        let finding = finding.label(format!("`{name}`")).also(collision.first, format!("also `{name}`"));
        out.push(finding.help("give one of them a name that says what it is: ``Named `X`.``"));
    }
}

/// Reports different names that become one identifier. For fields, equal names are reported too;
/// other items have separate rules for that.
fn check_distinct<'a>(
    names: impl Iterator<Item = &'a Name>,
    what: &str,
    identifier: fn(&str) -> String,
    out: &mut Diagnostics,
) {
    let mut seen: HashMap<String, &Name> = HashMap::new();
    for name in names {
        let key = identifier(&name.value);
        let Some(first) = seen.get(&key) else {
            seen.insert(key, name);
            continue;
        };
        if name.value.is_empty() {
            continue;
        }
        if first.value != name.value {
            let message = format!("the {what} `{first}` and `{name}` become the identifier `{key}`");
            let finding = rules::IDENTIFIER_COLLISION.at(name.span, message);
            out.push(finding.label("one identifier").also(first.span, "as here").help("change one of the names"));
        } else if what == FIELDS {
            let finding = rules::DUPLICATE_FIELD.at(name.span, format!("two {what} are named `{name}`"));
            out.push(finding.label("again").also(first.span, "first here").help("rename or remove one"));
        }
    }
}

/// A type that a document names: the properties that its definitions must share.
struct NamedType<'a> {
    name: &'a Name,
    width: Option<u8>,
    values: &'a [Enumerator],
}

/// Reports names that documents give to two different types, and returns these names.
fn check_type_names<'a>(context: RuleContext<'a>, out: &mut Diagnostics) -> HashSet<&'a str> {
    let mut reported = HashSet::new();
    let mut seen: HashMap<&str, NamedType<'_>> = HashMap::new();
    let model = context.model;
    let members = model.structures.iter().flat_map(|s| &s.members);
    let fields = model.instructions.iter().flat_map(|i| &i.fields);
    // A use of a shared field has the type of that field, even if it narrows the values.
    for field in model.shared_fields.iter().chain(members).chain(fields.filter(|f| f.shared.is_none())) {
        let whole = field.type_name.as_ref().map(|name| {
            let width = field.kind.and_then(|kind| kind.int()).map(|int| int.bits());
            NamedType { name, width, values: &field.enumerators }
        });
        let groups = field.groups.iter().filter_map(|group| {
            let name = group.type_name.as_ref()?;
            Some(NamedType { name, width: Some(group.width()), values: &group.enumerators })
        });
        for shape in whole.into_iter().chain(groups) {
            let Some(first) = seen.get(shape.name.value.as_str()) else {
                seen.insert(&shape.name.value, shape);
                continue;
            };
            if first.name.span != shape.name.span && !is_same_type(first, &shape) {
                reported.insert(shape.name.value.as_str());
                let message = format!("two different types are named `{}`", shape.name);
                let finding = rules::TYPE_NAME_COLLISION.at(shape.name.span, message);
                let finding = finding.label("other values").also(first.name.span, "than here");
                out.push(finding.help("write the field once in `fields.md`, or give the types different names"));
            }
        }
    }
    reported
}

fn is_same_type(a: &NamedType<'_>, b: &NamedType<'_>) -> bool {
    let values = |shape: &NamedType<'_>| -> Vec<(u64, String)> {
        shape.values.iter().map(|e| (e.code.value, e.name.value.clone())).collect()
    };
    a.width == b.width && values(a) == values(b)
}
