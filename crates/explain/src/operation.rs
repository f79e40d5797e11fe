//! The page of one operation of an instruction with many operations. For example, `lsc_load` is an
//! operation of LSC_UNTYPED.

use openvisa_findings::reference::{SpecField, SpecInstruction, SpecLayout, SpecValue};

/// An instruction with more operations than this has a page for each of them.
const MAX_TOGETHER: usize = 4;

/// Returns the page of an operation: the page of the instruction without the parts that other
/// operations need. Returns `None` if the word is not an operation of the instruction, or if the
/// instruction has few operations.
pub(super) fn page_of(instruction: &SpecInstruction, word: &str) -> Option<SpecInstruction> {
    if instruction.mnemonics.len() <= MAX_TOGETHER || !instruction.mnemonics.iter().any(|mnemonic| mnemonic == word) {
        return None;
    }
    let (key, values, value) = instruction.text.iter().find_map(|template| {
        let key = first_value(&template.template)?;
        let values = values_of(instruction, key)?;
        let is_meant = |value: &&SpecValue| value.text.as_deref().unwrap_or(&value.name) == word;
        Some((key, values, values.iter().find(is_meant)?))
    })?;
    let choice = OperationChoice { key, values, name: &value.name, code: value.code };
    let has_layout = |layout: &&SpecLayout| {
        layout.conditions.iter().all(|(key, values)| key != choice.key || values.iter().any(|v| v == choice.name))
    };
    let layouts: Vec<_> = instruction.layouts.iter().filter(has_layout).collect();
    let mut used: Vec<usize> = layouts.iter().flat_map(|layout| layout.fields.iter().copied()).collect();
    used.sort_unstable();
    used.dedup();
    let position = |old: &usize| used.binary_search(old).ok();
    let all = || instruction.fields.iter().enumerate();
    let missing: Vec<_> =
        all().filter(|(at, _)| position(at).is_none()).map(|(_, field)| field.name.as_str()).collect();
    let mut page = SpecInstruction {
        name: word.to_owned(),
        title: value.description.clone(),
        line: value.line,
        mnemonics: [word.to_owned()].into(),
        description: format!(
            "An operation of {0}. `visa explain {0}` explains all of them, with what they do in detail.",
            instruction.name
        ),
        fields: all().filter(|(at, _)| position(at).is_some()).map(|(_, field)| field.clone()).collect(),
        semantics: None,
        notes: None,
        errata: Vec::new(),
        ..instruction.clone()
    };
    page.layouts = layouts.into_iter().cloned().collect();
    for layout in &mut page.layouts {
        layout.conditions.retain(|(key, _)| key != choice.key);
        layout.fields = layout.fields.iter().filter_map(position).collect();
    }
    page.fields.iter_mut().for_each(|field| choice.restrict(field));
    page.text.retain_mut(|template| {
        let holds = template.condition.as_ref().map_or(Some(true), |condition| choice.decide(condition));
        template.condition = template.condition.take().filter(|_| holds.is_none());
        holds != Some(false)
    });
    page.constraints.retain(|rule| {
        choice.decide(&rule.condition) != Some(true) && !words(&rule.condition).any(|word| missing.contains(&word))
    });
    page.examples = page.examples.take().and_then(|(text, line)| {
        let lines: Vec<_> = text.lines().filter(|line| line.split(['.', ' ', '(']).any(|part| part == word)).collect();
        (!lines.is_empty()).then(|| (lines.join("\n"), line))
    });
    Some(page)
}

/// Returns the field or bit group that a template begins with, after its optional parts. For
/// example, `LscSubOp` or `Op.op`.
fn first_value(template: &str) -> Option<&str> {
    let mut rest = template.trim_start();
    while rest.starts_with('[') {
        rest = rest.split_once(']')?.1.trim_start();
    }
    let (value, _) = rest.strip_prefix('<')?.split_once('>')?;
    value.split(':').next()
}

/// Returns the values of a field, or of a bit group of it.
fn values_of<'i>(instruction: &'i SpecInstruction, key: &str) -> Option<&'i [SpecValue]> {
    match key.split_once('.') {
        Some((name, group)) => {
            instruction.field(name)?.groups.iter().find(|known| known.name == group).map(|group| &*group.values)
        }
        None => instruction.field(key).map(|field| &*field.values),
    }
}

/// Returns the names in a condition.
fn words(condition: &str) -> impl Iterator<Item = &str> {
    condition.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

/// The value of a field or bit group that selects an operation.
#[derive(Clone, Copy)]
struct OperationChoice<'i> {
    key: &'i str,
    /// All values of the field.
    values: &'i [SpecValue],
    name: &'i str,
    code: u64,
}

impl OperationChoice<'_> {
    /// Removes all other values from the field.
    fn restrict(self, field: &mut SpecField) {
        let (name, group) = self.key.split_once('.').map_or((self.key, None), |(name, group)| (name, Some(group)));
        if field.name != name {
            return;
        }
        match group {
            None => field.values.retain(|value| value.name == self.name),
            Some(group) => {
                for known in field.groups.iter_mut().filter(|known| known.name == group) {
                    known.values.retain(|value| value.name == self.name);
                }
            }
        }
    }

    /// Evaluates a condition with the value of the operation. `None` if it depends on anything
    /// else.
    fn decide(self, condition: &str) -> Option<bool> {
        let condition = condition.trim();
        if let Some(parts) = split(condition, "||") {
            return any(parts.into_iter().map(|part| self.decide(part)));
        }
        if let Some(parts) = split(condition, "&&") {
            return any(parts.into_iter().map(|part| self.decide(part).map(|holds| !holds))).map(|fails| !fails);
        }
        if let Some(inner) = condition.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            return self.decide(inner);
        }
        // Longer operators first, since `<` is the beginning of `<=`.
        let operators = ["==", "!=", "<=", ">=", "<", ">"];
        let (operator, (key, value)) = operators.into_iter().find_map(|o| Some((o, condition.split_once(o)?)))?;
        let value = self.values.iter().find(|known| known.name == value.trim().trim_matches('"'))?;
        let order = self.code.cmp(&value.code);
        (key.trim() == self.key).then_some(match operator {
            "==" => order.is_eq(),
            "!=" => order.is_ne(),
            "<=" => order.is_le(),
            ">=" => order.is_ge(),
            "<" => order.is_lt(),
            _ => order.is_gt(),
        })
    }
}

/// Returns whether any condition holds. `None` if that depends on undecided ones.
fn any(mut conditions: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut decided = true;
    if conditions.any(|holds| {
        decided &= holds.is_some();
        holds == Some(true)
    }) {
        return Some(true);
    }
    decided.then_some(false)
}

/// Splits a condition at an operator outside of parentheses and strings. `None` if the operator is
/// not there.
fn split<'c>(condition: &'c str, operator: &str) -> Option<Vec<&'c str>> {
    let (mut parts, mut start, mut depth, mut quoted) = (Vec::new(), 0, 0_u32, false);
    for (at, c) in condition.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth = depth.saturating_sub(1),
            _ if depth == 0 && !quoted && condition[at..].starts_with(operator) && at >= start => {
                parts.push(&condition[start..at]);
                start = at + operator.len();
            }
            _ => {}
        }
    }
    if parts.is_empty() {
        return None;
    }
    parts.push(&condition[start..]);
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::{OperationChoice, SpecValue, first_value};

    #[test]
    fn a_condition_on_other_fields_is_undecided() {
        let value = |(code, name): (u64, &&str)| SpecValue {
            code,
            digits: 0,
            name: (*name).to_owned(),
            text: None,
            gate: None,
            description: "".to_owned(),
            formerly: Vec::new(),
            valid_if: None,
            line: 0,
        };
        let values: Vec<_> = (0..).zip(&["fence", "load", "store"]).map(value).collect();
        let choice = OperationChoice { key: "Op", values: &values, name: "load", code: 1 };
        for (condition, decided) in [
            ("Op == load", Some(true)),
            ("Op != load", Some(false)),
            ("Op == \"load\" && Op != store", Some(true)),
            ("Op < store && Op >= load", Some(true)),
            ("Op > load || Op <= fence", Some(false)),
            ("Size == d8", None),
            ("Size == d8 || Op == load", Some(true)),
            ("Size == d8 || Op == store", None),
            ("Size == d8 && Op == store", Some(false)),
            ("(Size == d8 || Op == store) && (Op == store || Op == fence)", Some(false)),
            ("name(Op == load || x)", None),
        ] {
            assert_eq!(choice.decide(condition), decided, "{condition}");
        }
    }

    #[test]
    fn the_operation_is_the_first_value_after_optional_parts() {
        assert_eq!(first_value("[(<Pred>)] <Op.op>[.sat].<Channels:channels> (<Exec_size>)"), Some("Op.op"));
        assert_eq!(first_value("fence_sw"), None);
    }
}
