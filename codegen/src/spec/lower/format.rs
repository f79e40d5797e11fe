//! Lowering of the format tables of an instruction.
//!
//! For example, the cells `Exec_size | Pred | Dst` become a variant with three field ids.

use super::Lowering;
use super::fields::Scope;
use crate::spec::diagnostics::Diagnostic;
use crate::spec::dialect::raw::{RawInstruction, RawTable};
use crate::spec::model::{BitGroup, Enumerator, Field, FieldId, Format, Variant, VariantCondition, VariantKey};
use crate::spec::rules;
use crate::spec::span::{Name, Span, Spanned};
use std::collections::HashSet;

/// Maximum number of fields in no cell that a finding about an unknown cell marks.
const MAX_MARKED: usize = 3;

/// The fields of an instruction by name. A name in a table may be an alias (see
/// [`repeated_columns`](super::repeated_columns)).
pub(super) struct FieldNames<'n> {
    pub(super) fields: &'n [Field],
    aliases: &'n [(String, String)],
    scope: Scope<'n>,
}

impl<'n> FieldNames<'n> {
    pub(super) fn new(fields: &'n [Field], aliases: &'n [(String, String)]) -> Self {
        let scope = Scope::new(fields.iter().map(|f| f.name.value.as_str()), false);
        Self { fields, aliases, scope }
    }

    pub(super) fn find(&self, name: &str) -> Option<FieldId> {
        let name = self.aliases.iter().find(|(from, _)| from == name).map_or(name, |(_, to)| to);
        self.scope.find(name)
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|f| f.name.value.as_str())
    }
}

/// Returns the index of the field's first bit group with a name.
pub(super) fn group_named(field: &Field, name: &str) -> Option<u16> {
    let position = field.groups.iter().position(|g| g.is_named(name))?;
    u16::try_from(position).ok()
}

/// Returns the names of the bit groups of a field.
pub(super) fn group_names(field: &Field) -> Vec<String> {
    field.groups.iter().filter_map(|g| g.name.as_ref().map(|n| n.value.clone())).collect()
}

impl Lowering<'_> {
    pub(super) fn lower_format(&mut self, raw: &RawInstruction, names: &FieldNames<'_>) -> Format {
        let span = raw.format_span.unwrap_or(raw.name.span);
        let cells = raw.tables.iter().flat_map(|table| &table.cells);
        let named: HashSet<usize> = cells.filter_map(|cell| Some(names.find(&cell.value)?.index())).collect();
        let left = names.fields.iter().enumerate().filter(|(index, _)| !named.contains(index));
        let left: Vec<&Field> = left.map(|(_, field)| field).take(MAX_MARKED).collect();
        let tables = raw.tables.iter();
        let mut variants: Vec<Variant> = tables.map(|table| self.lower_variant(table, names, &left)).collect();
        if variants.is_empty() {
            variants.push(Variant { name: None, gate: None, conditions: Vec::new(), fields: Vec::new(), span });
        }
        Format { variants, span }
    }

    /// Lowers a table. `left` are the first fields that no table of the instruction names.
    fn lower_variant(&mut self, raw: &RawTable, names: &FieldNames<'_>, left: &[&Field]) -> Variant {
        let mut fields: Vec<Spanned<FieldId>> = Vec::with_capacity(raw.cells.len());
        for cell in &raw.cells {
            let Some(id) = names.find(&cell.value) else {
                // A field has one cell: an unknown cell cannot mean a field that another cell
                // names.
                let used: Vec<&str> = raw.cells.iter().map(|c| c.value.as_str()).collect();
                let (free, what) = (super::unused_names(names.all(), &used), "a field of the Description");
                let finding = self.find_unknown(&rules::UNKNOWN_CELL, cell.span, &cell.value, what, free);
                let in_no_cell = |finding: Diagnostic, field: &&Field| finding.also(field.name.span, "in no cell");
                self.report(left.iter().fold(finding, in_no_cell));
                continue;
            };
            // Adjacent cells of a repetition are one field.
            let alias = names.aliases.iter().any(|(from, _)| *from == cell.value);
            if !alias || fields.last().is_none_or(|last| last.value != id) {
                fields.push(Spanned::new(id, cell.span));
            }
        }
        Variant {
            name: raw.name.clone(),
            gate: self.lower_gate(&raw.gates),
            conditions: raw
                .conditions
                .iter()
                .map(|(key, values)| self.lower_variant_condition(key, values, names))
                .collect(),
            fields,
            span: raw.span,
        }
    }

    fn lower_variant_condition(&mut self, key: &Name, values: &[Name], names: &FieldNames<'_>) -> VariantCondition {
        let resolved = self.resolve_key(key, names);
        let codes = values.iter().map(|value| self.resolve_value(&resolved, value, names)).collect();
        VariantCondition { key: resolved, source: key.clone(), values: values.to_vec(), codes }
    }

    /// Resolves the key of a variant: `Op`, `Op.op` or `field_operand_type(Si)`.
    fn resolve_key(&mut self, key: &Name, names: &FieldNames<'_>) -> VariantKey {
        let unresolved = VariantKey::Unresolved;
        let place = self.place_of(key);
        let text = key.value.as_str();
        if let Some(operand) = text.strip_prefix("field_operand_type(").and_then(|t| t.strip_suffix(')')) {
            let start = "field_operand_type(".len();
            let span = place.span(start..start + operand.len());
            return self
                .resolve_key_field(operand, span, names)
                .map_or(unresolved, |field| VariantKey::OperandType { field });
        }
        let (name, group) = text.split_once('.').map_or((text, None), |(name, group)| (name, Some(group)));
        let Some(id) = self.resolve_key_field(name, place.span(0..name.len()), names) else { return unresolved };
        let Some(group) = group else { return VariantKey::Value { field: id, group: None } };
        let Some(field) = names.fields.get(id.index()) else { return unresolved };
        // Upstream bit groups have no names, and `op` is the first group of the field.
        let first = (!self.strict && group == "op" && !field.groups.is_empty()).then_some(0);
        if let Some(position) = group_named(field, group).or(first) {
            return VariantKey::Value { field: id, group: Some(position) };
        }
        let span = place.span(name.len() + 1..text.len());
        let groups = group_names(field);
        let groups = groups.iter().map(String::as_str);
        self.report_unknown(&rules::UNKNOWN_KEY, span, group, &format!("a bit group of `{name}`"), groups);
        unresolved
    }

    fn resolve_key_field(&mut self, name: &str, span: Span, names: &FieldNames<'_>) -> Option<FieldId> {
        let id = names.find(name);
        if id.is_none() {
            self.report_unknown(&rules::UNKNOWN_KEY, span, name, "a field of the instruction", names.all());
        }
        id
    }

    fn resolve_value(&mut self, key: &VariantKey, value: &Name, names: &FieldNames<'_>) -> Option<u64> {
        match key {
            VariantKey::Unresolved => None,
            VariantKey::OperandType { .. } => {
                let id = self.resolve_data_type(value.as_ref().map(String::as_str))?;
                let code = self.model.data_types.get(id.index())?.code?;
                Some(u64::from(code.value))
            }
            VariantKey::Value { field, group } => {
                let field = names.fields.get(field.index())?;
                let (list, owner) = enumerators_of(field, *group);
                let code = list.iter().find(|e| e.name.value == value.value).map(|e| e.code.value);
                if code.is_none() {
                    let known = list.iter().map(|e| e.name.value.as_str());
                    let what = format!("a value of `{owner}`");
                    self.report_unknown(&rules::UNKNOWN_VARIANT_VALUE, value.span, &value.value, &what, known);
                }
                code
            }
        }
    }
}

/// Returns the enumerators of a field or of one of its groups, with the name of that owner.
pub(super) fn enumerators_of(field: &Field, group: Option<u16>) -> (&[Enumerator], String) {
    let Some(group) = group.and_then(|g| field.groups.get(usize::from(g))) else {
        return (&field.enumerators, field.name.value.clone());
    };
    (&group.enumerators, group_path(field, group))
}

fn group_path(field: &Field, group: &BitGroup) -> String {
    match &group.name {
        Some(name) => format!("{}.{name}", field.name),
        None => format!("{} bits {}..{}", field.name, group.high, group.low),
    }
}
