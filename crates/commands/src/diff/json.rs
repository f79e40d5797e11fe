//! The JSON lines of `visa diff`.

use super::{Declared, ObjectView, Report, class_noun, property_name};
use openvisa::isa::VariableClass;
use openvisa::program_diff::{CodeChange, DeclarationChange, FieldValue, Property, PropertyValue};
use serde_json::{Value, json};
use std::io;
use std::ops::Range;

/// Prints one object a line for each difference.
pub(super) fn print(report: &Report<'_>, out: &mut dyn io::Write) -> io::Result<()> {
    let diff = report.diff;
    if let Some((before, after)) = diff.versions {
        let [before, after] = [before, after].map(|version| version.to_string());
        let line = json!({ "kernel": null, "item": "version", "change": "changed", "before": before, "after": after });
        writeln!(out, "{line}")?;
    }
    for (change, program, list) in [("removed", report.before, &diff.removed), ("added", report.after, &diff.added)] {
        for index in list {
            let name = ObjectView { program, object: *index }.name();
            let (before, after) = if change == "removed" { (Some(&name), None) } else { (None, Some(&name)) };
            let line = json!({ "kernel": name, "item": "object", "change": change, "before": before, "after": after });
            writeln!(out, "{line}")?;
        }
    }
    for object in &diff.objects {
        let [before, after] = report.views(object);
        let kernel = before.name();
        for (class, old, new) in object.renamed.iter().filter(|_| report.names) {
            let (old, new) = (before.reference(*class, *old), after.reference(*class, *new));
            let item = class_noun(*class);
            let line = json!({ "kernel": kernel, "item": item, "change": "renamed", "before": old, "after": new });
            writeln!(out, "{line}")?;
        }
        for change in &object.declarations {
            writeln!(out, "{}", declaration_line(&kernel, change, before, after))?;
        }
        for change in &object.code {
            writeln!(out, "{}", code_line(&kernel, change, before, after))?;
        }
    }
    Ok(())
}

fn declaration_line(kernel: &str, change: &DeclarationChange, before: ObjectView<'_>, after: ObjectView<'_>) -> Value {
    match change {
        DeclarationChange::Removed(item) => json!({
            "kernel": kernel, "item": item_noun(*item), "change": "removed",
            "before": item_name(*item, before), "after": null,
        }),
        DeclarationChange::Added(item) => json!({
            "kernel": kernel, "item": item_noun(*item), "change": "added",
            "before": null, "after": item_name(*item, after),
        }),
        DeclarationChange::Changed { before: old_item, after: new_item, property, old, new } => json!({
            "kernel": kernel, "item": item_noun(*old_item), "change": "changed",
            "before": item_name(*old_item, before), "after": item_name(*new_item, after),
            "property": property_name(property),
            "old": old.as_ref().map(|value| property_value(property, value, before)),
            "new": new.as_ref().map(|value| property_value(property, value, after)),
        }),
        _ => json!({ "kernel": kernel, "item": null, "change": format!("{change:?}") }),
    }
}

fn item_noun(item: Declared) -> &'static str {
    match item {
        Declared::Object => "object",
        Declared::Entity(VariableClass::Label, _) => "label",
        Declared::Entity(class, _) => class_noun(class),
        Declared::Input(_) => "input",
        _ => "binary",
    }
}

fn item_name(item: Declared, view: ObjectView<'_>) -> String {
    match item {
        Declared::Object => view.name(),
        Declared::Entity(class, id) => view.reference(class, id),
        Declared::Input(index) => view.input_name(index),
        Declared::Binary(index) => index.to_string(),
        _ => format!("{item:?}"),
    }
}

fn property_value(property: &Property, value: &PropertyValue, view: ObjectView<'_>) -> Value {
    match value {
        PropertyValue::Number(number) => json!(number),
        PropertyValue::Reference(class, id) => json!(view.reference(*class, *id)),
        PropertyValue::Positions(list) => list.iter().map(|index| view.input_name(*index)).collect(),
        _ => json!(view.value(property, value)),
    }
}

fn code_line(kernel: &str, change: &CodeChange, before: ObjectView<'_>, after: ObjectView<'_>) -> Value {
    let (name, old, new) = match change {
        CodeChange::Removed { before } => ("removed", before.clone(), 0..0),
        CodeChange::Added { after } => ("added", 0..0, after.clone()),
        CodeChange::Changed { before, after, .. } => ("changed", *before..before + 1, *after..after + 1),
        CodeChange::Moved { before, after } => ("moved", before.clone(), after.clone()),
        _ => ("other", 0..0, 0..0),
    };
    let mut line = json!({
        "kernel": kernel, "item": "instructions", "change": name,
        "before": instructions(old, before), "after": instructions(new, after),
    });
    if let CodeChange::Changed { fields, .. } = change {
        let value = |value: FieldValue, view: ObjectView<'_>| match value {
            FieldValue::Number(number) => json!(number),
            FieldValue::Name(name) => json!(name),
            FieldValue::Reference(class, id) => json!(view.reference(class, id)),
            _ => Value::Null,
        };
        let fields = fields.iter().map(|field| {
            json!({ "field": field.path.to_string(), "before": value(field.before, before), "after": value(field.after, after) })
        });
        line["fields"] = fields.collect();
    }
    line
}

/// Returns instructions with their places.
fn instructions(range: Range<usize>, view: ObjectView<'_>) -> Value {
    let instruction = |index: usize| {
        let line = view.program.source_line(view.object, index);
        json!({ "index": index, "line": line, "text": view.program.line(view.object, index) })
    };
    range.map(instruction).collect()
}
