//! Rules of instructions that give a warning instead of an error, as errata list them.
//!
//! For example, the path `WAIT/type/Mask` makes the rule about the type of the field `Mask` a
//! warning, `BFE/type/*=W,UW` the rule about any field if it has one of these types, and `*/bounds`
//! the rule `bounds` of every instruction.

use super::{Instruction, Model};
use crate::syntax::pattern::matches_pattern;
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
    /// Names of the types that are found, separated by commas; `None` for any type.
    types: Option<&'a str>,
}

/// A rule of an instruction that gives a warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WarningRule {
    /// Code of the rule.
    pub(crate) rule: &'static str,
    /// Name of the field (`Mask`), of the bit group (`Exec_size.size`) or of the constraint; empty
    /// for every field.
    pub(crate) name: String,
    /// The types for which the rule gives a warning: bit `n` is type `n`; 0 for any.
    pub(crate) types: u32,
}

impl<'a> WarningPath<'a> {
    /// Parses `INSTRUCTION/RULE` or `INSTRUCTION/RULE/NAME`, which types may follow. The error says
    /// which part is wrong.
    pub(crate) fn parse(path: &'a str) -> Result<Self, String> {
        let (path, types) = path.split_once('=').map_or((path, None), |(path, types)| (path, Some(types)));
        let mut parts = path.splitn(3, '/');
        let (Some(instruction), Some(code)) = (parts.next().filter(|part| !part.is_empty()), parts.next()) else {
            return Err("the path has no rule".to_owned());
        };
        let Some(rule) = RULE_CODES.iter().copied().find(|known| *known == code) else {
            let near = crate::syntax::nearest(code, RULE_CODES.iter().copied());
            let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
            return Err(format!("`{code}` is not the code of a rule{near}"));
        };
        Ok(Self { instruction, rule, name: parts.next().unwrap_or(""), types })
    }

    /// Returns the set of the types; 0 for any. The error says which one does not exist.
    pub(crate) fn type_set(&self, model: &Model) -> Result<u32, String> {
        let mut types = self.types.into_iter().flat_map(|names| names.split(','));
        types.try_fold(0, |set, name| match model.data_type(name) {
            Some(id) => Ok(set | 1_u32.checked_shl(id.0.into()).unwrap_or(0)),
            None => Err(format!("`{name}` is not a data type")),
        })
    }

    /// Returns the rules of an instruction that the path matches.
    pub(crate) fn rules_of(&self, instruction: &Instruction, types: u32) -> Vec<WarningRule> {
        if !matches_pattern(self.instruction, &instruction.name.value) {
            return Vec::new();
        }
        let warning = |name: String| WarningRule { rule: self.rule, name, types };
        if self.name.is_empty() {
            return vec![warning(String::new())];
        }
        let names: Vec<String> = if self.rule == CONSTRAINT {
            instruction.constraints.iter().map(|constraint| constraint.name.value.clone()).collect()
        } else {
            names_of_fields(instruction)
        };
        names.into_iter().filter(|name| matches_pattern(self.name, name)).map(warning).collect()
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
        let Ok(types) = path.type_set(model) else { continue };
        for rule in path.rules_of(instruction, types) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    rules
}
