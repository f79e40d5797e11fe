//! Names as identifiers: what is different in a document must be different in generated code.

use super::{Context, Owner};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::emit::support::naming::{camel, snake, variant};
use crate::model::{Enumerator, Field};
use crate::rules;
use crate::span::Name;
use std::collections::{HashMap, HashSet};

const FIELDS: &str = "fields";

/// Fields of one owner, and values of each of its groups.
pub(super) fn check(context: Context<'_>, owner: Owner<'_>, out: &mut Diagnostics) {
    distinct(owner.fields().iter().map(|f| &f.name), FIELDS, snake, out);
    if !context.strict {
        // Names of values are free text there; what is generated from them is numbered where it must be.
        return;
    }
    for field in owner.fields() {
        values(field, &field.enumerators, out);
        for group in &field.groups {
            values(field, &group.enumerators, out);
        }
        distinct(field.groups.iter().filter_map(|g| g.name.as_ref()), "bit groups", snake, out);
    }
}

fn values(field: &Field, enumerators: &[Enumerator], out: &mut Diagnostics) {
    let own = enumerators.iter().filter(|e| e.span.file == field.span.file);
    distinct(own.map(|e| &e.name), "enumerators", variant, out);
}

/// Instructions, structures, functions: names of the whole specification. Types that are given names.
pub(super) fn check_model(context: Context<'_>, out: &mut Diagnostics) {
    let model = context.model;
    distinct(model.instructions.iter().map(|i| &i.name), "instructions", camel, out);
    distinct(model.structures.iter().map(|s| &s.name), "structures", camel, out);
    let reported = type_names(context, out);
    if context.strict {
        generated_types(context, &reported, out);
    }
}

/// Reports types of fields and bit groups that would have the name of another type, but for the names in `reported`.
fn generated_types(context: Context<'_>, reported: &HashSet<&str>, out: &mut Diagnostics) {
    for collision in crate::emit::name_collisions(context.model) {
        let name = &collision.name;
        if reported.contains(name.as_str()) {
            continue;
        }
        let message = format!("the generated type would be named `{name}`, as another type is");
        out.push(
            Diagnostic::new(&rules::GENERATED_NAME_COLLISION, collision.span, message)
                .label(format!("`{name}`"))
                .also(collision.first, format!("also `{name}`"))
                .help("give one of them a name that says what it is: ``Named `X`.``"),
        );
    }
}

/// Different names that are one identifier. Equal names, too, of fields; others have rules of their own for that.
fn distinct<'a>(
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
            out.push(
                Diagnostic::new(&rules::IDENTIFIER_COLLISION, name.span, message)
                    .label("one identifier")
                    .also(first.span, "as here")
                    .help("change one of the names"),
            );
        } else if what == FIELDS {
            let message = format!("two {what} are named `{name}`");
            let finding = Diagnostic::new(&rules::DUPLICATE_FIELD, name.span, message).label("again");
            out.push(finding.also(first.span, "first here").help("rename or remove one"));
        }
    }
}

/// What a generated type is made from.
struct Shape<'a> {
    name: &'a Name,
    width: Option<u8>,
    values: &'a [Enumerator],
}

/// Reports names that documents give to two different types. Returns these names.
fn type_names<'a>(context: Context<'a>, out: &mut Diagnostics) -> HashSet<&'a str> {
    let mut reported = HashSet::new();
    let mut seen: HashMap<&str, Shape<'_>> = HashMap::new();
    let model = context.model;
    let members = model.structures.iter().flat_map(|s| &s.members);
    let fields = model.instructions.iter().flat_map(|i| &i.fields);
    // A use of a shared field has the type of that field, however it narrows it.
    for field in model.shared_fields.iter().chain(members).chain(fields.filter(|f| f.shared.is_none())) {
        let whole = field.type_name.as_ref().map(|name| {
            let width = field.kind.and_then(|kind| kind.int()).map(|int| int.bits());
            Shape { name, width, values: &field.enumerators }
        });
        let groups = field.groups.iter().filter_map(|group| {
            let name = group.type_name.as_ref()?;
            Some(Shape { name, width: Some(group.width()), values: &group.enumerators })
        });
        for shape in whole.into_iter().chain(groups) {
            let Some(first) = seen.get(shape.name.value.as_str()) else {
                seen.insert(&shape.name.value, shape);
                continue;
            };
            if first.name.span != shape.name.span && !alike(first, &shape) {
                reported.insert(shape.name.value.as_str());
                let message = format!("two different types are named `{}`", shape.name);
                out.push(
                    Diagnostic::new(&rules::TYPE_NAME_COLLISION, shape.name.span, message)
                        .label("other values")
                        .also(first.name.span, "than here")
                        .help("write the field once in `fields.md`, or give the types different names"),
                );
            }
        }
    }
    reported
}

fn alike(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    let values = |shape: &Shape<'_>| -> Vec<(u64, String)> {
        shape.values.iter().map(|e| (e.code.value, e.name.value.clone())).collect()
    };
    a.width == b.width && values(a) == values(b)
}
