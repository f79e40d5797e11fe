//! Operations: instructions whose mnemonic holds the name of an operation have a method for each of them.

use crate::emit::rules::partial_eval::{Given, Outcome};
use crate::emit::support::formats::FormatPlan;
use crate::emit::support::naming::snake;
use crate::model::{BitGroup, Condition, Enumerator, FieldId, Instruction, TextForm, TextItem, VariantKey};

/// Bit groups of these names choose an operation, where the mnemonic goes on with their word: `dword_atomic.add`.
const GROUPS: [&str; 2] = ["op", "operation"];

/// An operation that has a method of its own.
#[derive(Clone, Copy)]
pub(super) struct Operation<'a> {
    /// The field, or its bit group, with the value that chooses the operation.
    pub(super) given: Given<'a>,
    /// The value.
    pub(super) enumerator: &'a Enumerator,
}

impl<'a> Operation<'a> {
    /// Returns the word of the operation in assembler text.
    pub(super) fn word(&self) -> &'a str {
        self.enumerator.text.as_ref().map_or(&self.enumerator.name.value, |text| &text.value)
    }

    /// Returns the name of the method: the mnemonic, with what stands directly in front of and behind the word.
    ///
    /// For example, `sbarrier.<Mode.operation>` is `sbarrier_signal`, and `<LscSubOp>.tgm` is `lsc_load_quad_tgm`.
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

/// Returns the operations of a format; none if its mnemonic is always the same.
pub(super) fn operations<'a>(format: &FormatPlan<'a>) -> Vec<Operation<'a>> {
    let instruction = format.instruction;
    let Some((field, group)) = chooser(instruction) else { return Vec::new() };
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

/// Returns the field or bit group that chooses the operation in every form of the text.
fn chooser(instruction: &Instruction) -> Option<(FieldId, Option<&BitGroup>)> {
    let mut choosers = instruction.text.iter().map(|form| chooser_of_form(instruction, form));
    let first = choosers.next()??;
    let same = |other: Option<(FieldId, Option<&BitGroup>)>| {
        other.is_some_and(|(field, group)| field == first.0 && group.map(|g| &g.name) == first.1.map(|g| &g.name))
    };
    choosers.all(same).then_some(first)
}

fn chooser_of_form<'a>(instruction: &'a Instruction, form: &TextForm) -> Option<(FieldId, Option<&'a BitGroup>)> {
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
    let newest =
        known.groups.iter().find(|g| g.is_newest() && g.name.as_ref().is_some_and(|n| n.value == name.value))?;
    let chooses = leads || GROUPS.contains(&name.value.as_str());
    (chooses && !newest.enumerators.is_empty()).then_some((*field, Some(newest)))
}

/// Returns the items behind the predicate.
fn without_predicate(items: &[TextItem]) -> &[TextItem] {
    let skipped = items.iter().take_while(|item| matches!(item, TextItem::Optional { .. } | TextItem::Blank)).count();
    &items[skipped..]
}

/// Returns what is known of a condition in a method, where a missing one always holds.
pub(super) fn outcome(operation: Option<&Operation<'_>>, condition: Option<&Condition>) -> Outcome {
    match (condition.and_then(|c| c.expr.as_ref()), operation) {
        (None, _) => Outcome::Always,
        (Some(expr), Some(operation)) => operation.given.outcome(expr),
        (Some(_), None) => Outcome::Perhaps(Vec::new()),
    }
}
