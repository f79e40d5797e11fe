//! Checks of the tables in `roles.md`: each role and each part of a composite form is given once,
//! none is missing, and templates cover no other fields.

use super::{RuleContext, format_names};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{FieldId, Formatter, Instruction, Model, Role, TextItem};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use openvisa_isa_core::text::template_table::CompositeForm;
use std::collections::{HashMap, HashSet};

/// The path of the document that defines roles.
const DOCUMENT: &str = "roles.md";

/// Maximum nesting depth of options that is checked. The parser limits the depth to less.
const MAX_DEPTH: usize = 100;

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    let rule = &rules::DUPLICATE_ROLE;
    let roles = model.roles.iter().map(|row| (format!("{}` of `{}", row.role.name(), row.of), row.of.span));
    super::tables::check_unique(rule, "roles", roles, out);
    check_exclusive(model, out);
    let parts = model.form_parts.iter();
    let parts = parts.map(|row| (format!("{}` of `{}", row.part, row.form), row.part.span));
    super::tables::check_unique(rule, "parts", parts, out);
    missing_roles(context, out);
    let parts = model.form_parts.iter().map(|row| (row.form.value.as_str(), row.field.value.as_str()));
    let mut coverage = FormCoverage { model, parts: parts.collect(), covered: HashSet::new() };
    for instruction in &model.instructions {
        for form in &instruction.text {
            for item in form.items.iter().flatten() {
                coverage.check_item(instruction, item, 0, out);
            }
        }
    }
    // A template that cannot be parsed may cover any field.
    let readable = model.instructions.iter().flat_map(|i| &i.text).all(|form| form.items.is_some());
    if readable {
        coverage.report_unused(out);
    }
}

/// Reports items with two roles of one kind, values with two roles, and fields that are two parts
/// of one form: programs could not distinguish what they find.
fn check_exclusive(model: &Model, out: &mut Diagnostics) {
    let items = model.roles.iter().filter(|row| row.values.is_empty());
    let items = items.map(|row| (row.of.value.clone(), row.of.span, row.role.name()));
    let values = model.roles.iter().flat_map(|row| row.values.iter().map(move |value| (row, value)));
    let values = values.map(|(row, value)| (format!("{}` of `{}", value, row.of), value.span, row.role.name()));
    let parts = model.form_parts.iter();
    let parts =
        parts.map(|row| (format!("{}` in the form `{}", row.field, row.form), row.field.span, row.part.value.as_str()));
    let mut seen: HashMap<String, (Span, &str)> = HashMap::new();
    for (item, span, role) in items.chain(values).chain(parts) {
        match seen.get(&item) {
            Some((first, other)) if *other != role => {
                let message = format!("`{item}` is both `{other}` and `{role}`");
                let finding = rules::DUPLICATE_ROLE.at(span, message).label("again");
                out.push(finding.also(*first, "first here").help("give each role to an item of its own"));
            }
            // A role that a row repeats is reported above; a value may be twice in one row.
            Some((first, _)) if *first == span => {
                let finding = rules::DUPLICATE_ROLE.at(span, format!("`{item}` is named twice"));
                out.push(finding.label("in this cell").help("name each value once"));
            }
            Some(_) => {}
            None => drop(seen.insert(item, (span, role))),
        }
    }
}

/// Reports the roles that assembler text needs and that no row gives, if there are templates.
fn missing_roles(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    let Some(file) = context.sources.find(DOCUMENT) else { return };
    let has_text = model.instructions.iter().any(|i| i.text.iter().any(|form| form.items.is_some()));
    let missing: Vec<_> = model.missing_text_roles().into_iter().map(Role::name).collect();
    if has_text && !missing.is_empty() {
        let message = format!("nothing has the role {}", format_names(missing.iter().copied(), missing.len()));
        let span = model.roles.last().map_or_else(|| context.sources.span(file, 0..0), |row| row.span);
        let finding = rules::MISSING_ROLE.at(span, message);
        out.push(finding.help("assembler text cannot be generated without it: add rows to the table of roles"));
    }
}

/// Returns the composite form that a formatter names, if `roles.md` has parts for it.
fn composite_of(formatter: &Name) -> Option<CompositeForm> {
    match Formatter::parse(&formatter.value)? {
        Formatter::Composite(CompositeForm::Twice) => None,
        Formatter::Composite(composite) => Some(composite),
        _ => None,
    }
}

/// The fields that composite forms print.
struct FormCoverage<'m> {
    model: &'m Model,
    /// Pairs of a form and a field that is a part of it.
    parts: HashSet<(&'m str, &'m str)>,
    /// Pairs of a form and a field that it prints in some template.
    covered: HashSet<(&'m str, &'m str)>,
}

impl<'m> FormCoverage<'m> {
    /// Reports fields that a placeholder covers although they are not parts of its form.
    fn check_item(&mut self, instruction: &'m Instruction, item: &'m TextItem, depth: usize, out: &mut Diagnostics) {
        match item {
            TextItem::Placeholder { field: Some(field), formatter: Some(form), covers, source, .. }
                if composite_of(form).is_some() =>
            {
                let name_of = |id: &FieldId| instruction.fields.get(id.index()).map(|field| field.name.value.as_str());
                self.covered.extend(name_of(field).map(|name| (form.value.as_str(), name)));
                // The list may have the field itself, to say where it is in the order of the text.
                for name in covers.iter().filter(|covered| *covered != field).filter_map(name_of) {
                    self.covered.insert((&form.value, name));
                    if !self.parts.contains(&(form.value.as_str(), name)) {
                        let message = format!("`{name}` is not a part of the form `{form}`");
                        let finding = rules::COVERED_PART.at(source.span, message);
                        let help = format!("add a row to the table of `{DOCUMENT}`, or do not cover the field");
                        out.push(finding.label("never printed").help(help));
                    }
                }
            }
            TextItem::Optional { items, .. } if depth < MAX_DEPTH => {
                for item in items {
                    self.check_item(instruction, item, depth + 1, out);
                }
            }
            _ => {}
        }
    }

    /// Reports parts that no template prints.
    fn report_unused(&self, out: &mut Diagnostics) {
        let all: HashSet<&str> = self.covered.iter().map(|(_, field)| *field).collect();
        for row in &self.model.form_parts {
            let Some(composite) = composite_of(&row.form) else { continue };
            let (form, field) = (row.form.value.as_str(), row.field.value.as_str());
            let of_template = composite.part_of_template() == Some(row.part.value.as_str());
            let used = if of_template { all.contains(field) } else { self.covered.contains(&(form, field)) };
            if !used {
                let message = format!("no template prints `{field}` in the form `{form}`");
                let finding = rules::UNUSED_PART.at(row.field.span, message);
                out.push(finding.label("unused").help("correct the name of the field, or remove the row"));
            }
        }
    }
}
