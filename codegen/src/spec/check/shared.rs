//! Checks of shared fields: each one is used, and a field that refers to one only narrows it.
//!
//! For example, a field that says ``See `Exec_size` `` may list fewer enumerators than the shared
//! field, but no others.

use super::RuleContext;
use super::gates::are_exclusive;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::{BitGroup, Bound, DataTypeId, Enumerator, Field, ValueRange};
use crate::spec::rules;
use crate::spec::span::Span;

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let shared = &context.model.shared_fields;
    let mut used = vec![false; shared.len()];
    for field in context.model.all_fields() {
        let Some(id) = field.shared else { continue };
        if let Some(definition) = shared.get(id.index()) {
            used[id.index()] = true;
            check_narrowing(field, definition, out);
        }
    }
    for (field, used) in shared.iter().zip(&mut used) {
        *used |= is_linked_from_variable(context, &field.name.value);
    }
    for (field, _) in shared.iter().zip(&used).filter(|(_, used)| !**used) {
        let message = format!("no instruction refers to `{}`", field.name);
        let finding = rules::UNUSED_SHARED_FIELD.at(field.name.span, message);
        out.push(finding.label("unused").help("remove it, or refer to it with a `See` sentence"));
    }
}

/// Returns whether the meaning of a predefined variable links to a shared field, which then has the
/// bits of the variable. For example, `%cr0` links to `Control_register`.
fn is_linked_from_variable(context: RuleContext<'_>, field: &str) -> bool {
    let link = format!("](fields.md#{})", field.to_lowercase());
    context.model.predefined.iter().any(|variable| variable.description.contains(&link))
}

/// Builds the finding for a field that allows more than its shared field.
fn widening(span: Span, message: String, definition: Span) -> Diagnostic {
    rules::NARROWING_WIDENS
        .at(span, message)
        .label("more than the shared field allows")
        .also(definition, "the shared field")
        .help("repeat only what the shared field has, or describe the field without `See`")
}

/// Checks that `field` allows nothing that the shared field `definition` excludes.
fn check_narrowing(field: &Field, definition: &Field, out: &mut Diagnostics) {
    if field.kind.is_some() && definition.kind.is_some() && field.kind != definition.kind {
        let message =
            format!("`{}` is `{}`, the shared field `{}`", field.name, field.kind_source, definition.kind_source);
        out.push(widening(field.kind_source.span, message, definition.kind_source.span));
        return;
    }
    for group in field.groups.iter().filter(|g| g.span.file != definition.span.file) {
        let mut same = definition.groups.iter().filter(|g| (g.high, g.low) == (group.high, group.low));
        match same.find(|g| !are_exclusive(g.gate.as_ref(), group.gate.as_ref())) {
            Some(whole) => check_group_narrowing(field, group, whole, out),
            None => {
                let message = format!("`{}` has no bit group {}..{}", definition.name, group.high, group.low);
                out.push(widening(group.span, message, definition.name.span));
            }
        }
    }
    let own = field.enumerators.iter().filter(|e| e.span.file != definition.span.file);
    check_enumerators(&field.name.value, own, &definition.enumerators, definition.name.span, out);
    check_range(field.range.as_ref(), definition.range.as_ref(), &field.name.value, out);
    if let (Some(own), Some(whole)) = (&field.types, &definition.types) {
        check_types(own.value.as_slice(), own.span, whole.value.as_slice(), whole.span, out);
    }
    if let (Some(own), Some(whole)) = (&field.classes, &definition.classes)
        && let Some(class) = own.value.iter().find(|class| !whole.value.contains(*class))
    {
        let message = format!("`{}` is not an operand class of the shared field", class.name());
        out.push(widening(own.span, message, whole.span));
    }
}

fn check_types(own: &[DataTypeId], span: Span, whole: &[DataTypeId], definition: Span, out: &mut Diagnostics) {
    if own.iter().any(|id| !whole.contains(id)) {
        out.push(widening(span, "the shared field does not have all of these types".to_owned(), definition));
    }
}

fn check_group_narrowing(field: &Field, group: &BitGroup, whole: &BitGroup, out: &mut Diagnostics) {
    let name = group.name.as_ref().map_or(field.name.value.as_str(), |n| n.value.as_str());
    if let (Some(own), Some(right)) = (&group.name, &whole.name)
        && own.value != right.value
    {
        let message = format!("the group `{own}` is `{right}` in the shared field");
        out.push(widening(own.span, message, right.span));
    }
    let listed = !whole.enumerators.is_empty() || whole.reserved;
    // An older form of a group has its own codes. Another rule compares its names with the newest
    // form.
    let coded_alike = group.is_newest() || !whole.is_newest();
    if listed && !group.data_type && coded_alike {
        check_enumerators(name, group.enumerators.iter(), &whole.enumerators, whole.span, out);
    }
    if whole.reserved && !group.reserved && group.enumerators.is_empty() {
        let message = format!("the group `{name}` is reserved in the shared field");
        out.push(widening(group.span, message, whole.span));
    }
    check_range(group.range.as_ref(), whole.range.as_ref(), name, out);
}

/// Returns whether an enumerator is written or read as a text.
fn has_text(enumerator: &Enumerator, text: &str) -> bool {
    let other = enumerator.other_text.iter().map(|(_, text)| text);
    enumerator.text.iter().chain(other).chain(&enumerator.also).any(|known| known.value == text)
}

/// Checks that each enumerator has the code and name of an enumerator in `whole`, the shared list.
/// An empty shared list allows every enumerator.
fn check_enumerators<'a>(
    owner: &str,
    own: impl Iterator<Item = &'a Enumerator>,
    whole: &[Enumerator],
    definition: Span,
    out: &mut Diagnostics,
) {
    if whole.is_empty() {
        return;
    }
    for enumerator in own {
        let code = enumerator.code.value;
        let same_name = whole.iter().find(|e| e.name.value == enumerator.name.value);
        if let Some(same) = same_name.filter(|e| e.code.value == code) {
            if let Some(text) = enumerator.text.as_ref().filter(|text| !has_text(same, &text.value)) {
                let message = format!("the text of `{}` is another in the shared field", enumerator.name);
                out.push(widening(text.span, message, same.text.as_ref().map_or(same.span, |text| text.span)));
            } else if let (None, Some(text)) = (&enumerator.text, &same.text) {
                let message = format!("`{}` has a text in the shared field", enumerator.name);
                out.push(widening(enumerator.span, message, text.span));
            }
            continue;
        }
        let (message, place) = match (same_name, whole.iter().find(|e| e.code.value == code)) {
            (Some(named), _) => (format!("`{}` has another code in the shared field", enumerator.name), named.span),
            (None, Some(coded)) => {
                (format!("`{}` is named `{}` in the shared field", enumerator.name, coded.name), coded.span)
            }
            (None, None) => {
                (format!("`{}` is not a value of `{owner}` in the shared field", enumerator.name), definition)
            }
        };
        out.push(widening(enumerator.span, message, place));
    }
}

fn check_range(own: Option<&ValueRange>, whole: Option<&ValueRange>, name: &str, out: &mut Diagnostics) {
    let (Some(own), Some(whole)) = (own, whole) else { return };
    let below = matches!((&own.low, &whole.low), (Bound::Number(a), Bound::Number(b)) if a < b);
    let above = matches!((&own.high, &whole.high), (Bound::Number(a), Bound::Number(b)) if a > b);
    if below || above {
        out.push(widening(own.span, format!("the shared field allows fewer values of `{name}`"), whole.span));
    }
}
