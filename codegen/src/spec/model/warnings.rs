//! Rules of instructions that give a warning instead of an error, as errata list them.
//!
//! For example, the path `WAIT/type/Mask` makes the rule about the type of the field `Mask` a
//! warning, `BFE/type/*=W,UW` the rule about any field if it has one of these types, and `*/bounds`
//! the rule `bounds` of every instruction.

use super::{Instruction, Model, Role};
use crate::spec::syntax::pattern::matches_pattern;
use openvisa_isa_core::rules::RULE_CODES;

/// The code of the rules of the section Constraints.
const CONSTRAINT: &str = "constraint";

/// A path under `**Warns:**`, split into its parts.
pub(crate) struct WarningPath<'a> {
    /// Pattern of the names of instructions.
    instruction: &'a str,
    /// Code of the rule.
    rule: &'static str,
    /// Pattern of the names of fields, bit groups or constraints; empty for all of them.
    name: &'a str,
    /// Types or modifiers that are found, separated by commas; `None` for any value.
    found: Option<&'a str>,
}

/// A rule of an instruction that gives a warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WarningRule {
    /// Code of the rule.
    pub(crate) rule: &'static str,
    /// Name of the field (`Mask`), of the bit group (`Exec_size.size`) or of the constraint; empty
    /// for every field.
    pub(crate) name: String,
    /// The types or modifiers for which the rule gives a warning; empty for any value.
    pub(crate) found: Vec<String>,
}

impl<'a> WarningPath<'a> {
    /// Parses `INSTRUCTION/RULE` or `INSTRUCTION/RULE/NAME`, which values may follow. The error
    /// says which part is wrong.
    pub(crate) fn parse(path: &'a str) -> Result<Self, String> {
        let (path, found) = path.split_once('=').map_or((path, None), |(path, found)| (path, Some(found)));
        let mut parts = path.splitn(3, '/');
        let (Some(instruction), Some(code)) = (parts.next().filter(|part| !part.is_empty()), parts.next()) else {
            return Err("the path has no rule".to_owned());
        };
        let Some(rule) = RULE_CODES.iter().copied().find(|known| *known == code) else {
            let near = crate::spec::syntax::nearest(code, RULE_CODES.iter().copied());
            let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
            return Err(format!("`{code}` is not the code of a rule{near}"));
        };
        Ok(Self { instruction, rule, name: parts.next().unwrap_or(""), found })
    }

    /// Returns the values that are found; none for any value. The error says which one is neither a
    /// type nor a modifier.
    fn found_values(&self, model: &Model) -> Result<Vec<String>, String> {
        let group = model.role_bits(Role::Modifier).and_then(|bits| bits.group);
        let modifiers = group.map_or(&[][..], |group| &group.enumerators);
        let is_known = |value: &str| {
            model.data_type(value).is_some() || modifiers.iter().any(|modifier| modifier.name.value == value)
        };
        let values = self.found.into_iter().flat_map(|values| values.split(','));
        values
            .map(|value| match is_known(value) {
                true => Ok(value.to_owned()),
                false => Err(format!("`{value}` is neither a data type nor a modifier")),
            })
            .collect()
    }

    /// Returns the rules of an instruction that the path matches. The error says which value does
    /// not exist.
    pub(crate) fn rules_of(&self, model: &Model, instruction: &Instruction) -> Result<Vec<WarningRule>, String> {
        let found = self.found_values(model)?;
        if !matches_pattern(self.instruction, &instruction.name.value) {
            return Ok(Vec::new());
        }
        let warning = |name: String| WarningRule { rule: self.rule, name, found: found.clone() };
        if self.name.is_empty() {
            return Ok(vec![warning(String::new())]);
        }
        let names: Vec<String> = if self.rule == CONSTRAINT {
            instruction.constraints.iter().map(|constraint| constraint.name.value.clone()).collect()
        } else {
            names_of_fields(instruction)
        };
        Ok(names.into_iter().filter(|name| matches_pattern(self.name, name)).map(warning).collect())
    }
}

/// Returns the names of the fields of an instruction, and of their bit groups.
fn names_of_fields(instruction: &Instruction) -> Vec<String> {
    let mut names = Vec::new();
    for field in &instruction.fields {
        names.push(field.name.value.clone());
        let groups = field.groups.iter().filter_map(|group| group.name.as_ref());
        names.extend(groups.map(|group| format!("{}.{}", field.name.value, group.value)));
    }
    names
}

/// Returns the rules of an instruction that give a warning, each once.
pub(crate) fn warning_rules(model: &Model, instruction: &Instruction) -> Vec<WarningRule> {
    let mut rules: Vec<WarningRule> = Vec::new();
    for path in model.errata.iter().flat_map(|entry| &entry.warns) {
        // A path that cannot be parsed is a finding.
        let Ok(path) = WarningPath::parse(&path.value) else { continue };
        for rule in path.rules_of(model, instruction).unwrap_or_default() {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    rules
}
