//! Checks that no two instructions have the same text.
//!
//! Templates are compared by their shape: words as they are, operands and numbers by their kind.
//! For example, a page that was copied from ADD and still prints `add` has the shape of ADD.

use super::gates::are_exclusive;
use super::{RuleContext, opcodes};
use crate::lines::write_text;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Field, Instruction, TextForm, TextItem};
use crate::spec::rules;
use crate::spec::todo_marker::marker_offsets;
use std::collections::HashMap;

/// Maximum number of templates of one shape that are compared with each other.
const MAX_COMPARED: usize = 64;

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    if !context.strict {
        return;
    }
    let mut seen: HashMap<String, Vec<(&Instruction, &TextForm)>> = HashMap::new();
    for instruction in opcodes::in_index_order(context.model) {
        // A page that is being written still has the text of the one that it was copied from.
        if marker_offsets(&context.sources.file(instruction.file).text).next().is_some() {
            continue;
        }
        for form in instruction.text.iter().filter(|form| form.condition.is_none()) {
            let Some(items) = form.items.as_ref().filter(|items| !items.is_empty()) else { continue };
            let mut shape = String::new();
            write_shape(instruction, items, &mut shape);
            let others = seen.entry(shape).or_default();
            let clash = others.iter().find(|(other, first)| {
                other.name.value != instruction.name.value
                    && !other.platforms.intersection(instruction.platforms).is_empty()
                    && !are_exclusive(first.gate.as_ref(), form.gate.as_ref())
            });
            if let Some((other, first)) = clash {
                let message = format!("`{}` and `{}` have the same text", instruction.name, other.name);
                let finding = rules::SHARED_TEXT
                    .at(form.source.span, message)
                    .label("a reader cannot distinguish them")
                    .also(first.source.span, format!("the text of `{}`", other.name));
                out.push(finding.help("give each its own mnemonic"));
            }
            if others.len() < MAX_COMPARED {
                others.push((instruction, form));
            }
        }
    }
}

/// Writes the items of a template with the kinds of the fields instead of their names.
fn write_shape(instruction: &Instruction, items: &[TextItem], shape: &mut String) {
    for item in items {
        match item {
            TextItem::Literal(word) => shape.push_str(word),
            TextItem::Blank => shape.push(' '),
            TextItem::Optional { items, .. } => {
                shape.push('[');
                write_shape(instruction, items, shape);
                shape.push(']');
            }
            TextItem::Placeholder { field, group, formatter, list, .. } => {
                let form = formatter.as_ref().map_or("", |name| &name.value);
                let field = field.and_then(|id| instruction.fields.get(id.index()));
                let kind = field.map_or_else(String::new, |field| field_shape(field, *group));
                write_text!(shape, "<{kind}:{form}{}>", if *list { "..." } else { "" });
            }
        }
    }
}

/// Returns the kind of a field, as far as it can distinguish texts.
fn field_shape(field: &Field, group: Option<u16>) -> String {
    let group = group.and_then(|index| field.groups.get(usize::from(index)));
    let values = group.map_or(&field.enumerators, |group| &group.enumerators);
    if field.is_operand() {
        return "operand".to_owned();
    }
    if let Some(label) = &field.label {
        return format!("{:?}", label.value);
    }
    if values.is_empty() {
        return field.shared.map_or_else(|| "number".to_owned(), |shared| format!("shared {}", shared.0));
    }
    let texts = values.iter().map(|value| value.text.as_ref().unwrap_or(&value.name).value.as_str());
    texts.collect::<Vec<_>>().join("|")
}
