//! Operations: values of a field or bit group that are part of the mnemonic.
//!
//! Each operation becomes a method. For example, MIN_MAX has the text `<Op.operation> …`, and the
//! methods `min` and `max`.

use crate::rust_view::formats::FormatPlan;
use crate::rust_view::naming::snake;
use crate::rust_view::partial_eval::{Given, PartialTruth};
use crate::spec::model::{BitGroup, Condition, Enumerator, FieldId, Instruction, TextForm, TextItem, VariantKey};

/// Names of the bit groups that select an operation if their word follows a mnemonic:
/// `dword_atomic.add`.
const GROUPS: [&str; 2] = ["op", "operation"];

/// An operation that becomes a method.
#[derive(Clone, Copy)]
pub(super) struct Operation<'a> {
    /// The field or bit group, with the value that selects the operation.
    pub(super) given: Given<'a>,
    /// The member of the enumeration with this value.
    pub(super) enumerator: &'a Enumerator,
}

impl<'a> Operation<'a> {
    /// Returns the word of the operation in assembler text.
    pub(super) fn word(&self) -> &'a str {
        self.enumerator.text.as_ref().map_or(&self.enumerator.name.value, |text| &text.value)
    }

    /// Returns the name of the method: the word, with the literals directly before and after it.
    ///
    /// For example, `sbarrier.<Mode.operation>` is `sbarrier_signal`, and `<LscSubOp>.tgm` is
    /// `lsc_load_quad_tgm`.
    pub(super) fn method_name(&self, form: &TextForm) -> String {
        let items = without_predicate(form.items.as_deref().unwrap_or_default());
        let (before, behind) = match items {
            [TextItem::Literal(before), TextItem::Placeholder { .. }, rest @ ..] => (before.as_str(), rest),
            [TextItem::Placeholder { .. }, rest @ ..] => ("", rest),
            _ => ("", &[][..]),
        };
        let behind = if let Some(TextItem::Literal(text)) = behind.first() { text } else { "" };
        snake(&format!("{before}{}{behind}", self.word()))
    }
}

/// Returns the operations of a format. There are none if its mnemonic is fixed.
pub(super) fn collect_operations<'a>(format: &FormatPlan<'a>) -> Vec<Operation<'a>> {
    let instruction = format.instruction;
    let Some((field, group)) = selector(instruction) else { return Vec::new() };
    let chosen_by = |key: &VariantKey| match (key, group) {
        (VariantKey::Value { field: f, group: None }, None) => *f == field,
        (VariantKey::Value { field: f, group: Some(g) }, Some(group)) => {
            *f == field && instruction.field(field).groups.get(usize::from(*g)).is_some_and(|g| g.name == group.name)
        }
        _ => false,
    };
    let conditions = format.variants.iter().flat_map(|v| &v.conditions).filter(|c| chosen_by(&c.key));
    let codes: Vec<u64> = conditions.flat_map(|c| c.codes.iter().copied().flatten()).collect();
    let enumerators = group.map_or(&instruction.field(field).enumerators, |group| &group.enumerators);
    let here = enumerators.iter().filter(|e| codes.is_empty() || codes.contains(&e.code.value));
    let operation = |enumerator: &'a Enumerator| {
        let given = Given { instruction, field, group, code: enumerator.code.value };
        Operation { given, enumerator }
    };
    here.map(operation).collect()
}

/// Returns the field or bit group that selects the operation, if all text forms agree.
fn selector(instruction: &Instruction) -> Option<(FieldId, Option<&BitGroup>)> {
    let mut selectors = instruction.text.iter().map(|form| selector_of_form(instruction, form));
    let first = selectors.next()??;
    let same = |other: Option<(FieldId, Option<&BitGroup>)>| {
        other.is_some_and(|(field, group)| field == first.0 && group.map(|g| &g.name) == first.1.map(|g| &g.name))
    };
    selectors.all(same).then_some(first)
}

fn selector_of_form<'a>(instruction: &'a Instruction, form: &TextForm) -> Option<(FieldId, Option<&'a BitGroup>)> {
    let items = without_predicate(form.items.as_deref()?);
    let (leads, item) = match items {
        [TextItem::Literal(_), second, ..] => (false, second),
        [first, ..] => (true, first),
        [] => return None,
    };
    let TextItem::Placeholder { field: Some(field), group, formatter: None, list: false, .. } = item else {
        return None;
    };
    let known = instruction.field(*field);
    let Some(group) = group else {
        return (leads && !known.enumerators.is_empty()).then_some((*field, None));
    };
    // The newest version of the object format lists the values.
    let name = known.groups.get(usize::from(*group))?.name.as_ref()?;
    let newest = known.groups.iter().find(|g| g.is_newest() && g.is_named(&name.value))?;
    let chooses = leads || GROUPS.contains(&name.value.as_str());
    (chooses && !newest.enumerators.is_empty()).then_some((*field, Some(newest)))
}

/// Returns the items after the predicate.
fn without_predicate(items: &[TextItem]) -> &[TextItem] {
    let skipped = items.iter().take_while(|item| matches!(item, TextItem::Optional { .. } | TextItem::Blank)).count();
    &items[skipped..]
}

/// Returns whether a condition holds in a method. A missing condition always holds.
pub(super) fn evaluate(operation: Option<&Operation<'_>>, condition: Option<&Condition>) -> PartialTruth {
    match (condition.and_then(|c| c.expr.as_ref()), operation) {
        (None, _) => PartialTruth::Always,
        (Some(expr), Some(operation)) => operation.given.outcome(expr),
        (Some(_), None) => PartialTruth::Perhaps(Vec::new()),
    }
}
