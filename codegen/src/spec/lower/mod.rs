//! Lowering of raw documents to the [`Model`]: resolves every name to a typed id.
//!
//! An unresolved name becomes a finding that suggests the nearest known name, and `None` in the
//! model. For example, the field type `vec_oprand` is reported with the suggestion `vec_operand`.
//! Lowering never guesses and never stops early. The rules in [`check`](crate::spec::check) then
//! judge whether the resolved model makes sense.

mod bits;
mod conditions;
mod errata;
mod fields;
mod format;
mod functions;
mod gates;
mod index;
mod instructions;
mod object_format;
mod platforms;
mod properties;
mod prose_conditions;
mod reader_section;
mod repeated_columns;
mod roles;
mod sentences;
mod shared;
mod structures;
mod tables;
mod templates;
mod types;
mod upstream_predicate;

use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::dialect::raw::RawFolder;
use crate::spec::model::{Dialect, Model, SharedFieldId, StructureId};
use crate::spec::rules::Rule;
use crate::spec::source::Sources;
use crate::spec::span::{Name, Span};
use crate::spec::syntax::{Problem, SourceText, nearest};
use openvisa_cli_support::unmistakable;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

/// Resolves all names of a parsed folder and returns its model.
pub fn lower(sources: &Sources, dialect: Dialect, raw: &RawFolder, diagnostics: &mut Diagnostics) -> Model {
    let model = Model {
        dialect,
        files: sources.iter().map(|(_, file)| file.path.clone()).collect(),
        documents: raw.documents.clone(),
        sections: if dialect == Dialect::Strict { reader_section::reader_sections(sources) } else { Vec::new() },
        content_hash: sources.content_hash(),
        ..Model::default()
    };
    let mut lowering = Lowering {
        sources,
        strict: dialect == Dialect::Strict,
        known: Cow::Owned(LoweredModel { model, ..LoweredModel::default() }),
        diagnostics,
    };
    let renamed = if lowering.strict { lowering.rename_columns(raw) } else { None };
    let raw = renamed.as_ref().unwrap_or(raw);
    lowering.lower_platforms(&raw.platforms);
    lowering.lower_data_types(&raw.data_types);
    lowering.declare_structures(raw);
    lowering.lower_shared_fields(&raw.shared_fields);
    lowering.lower_structures(raw);
    lowering.lower_object_tables(&raw.object_tables);
    lowering.lower_functions(&raw.functions);
    lowering.lower_function_codes(&raw.function_codes);
    lowering.lower_instructions(&raw.instructions);
    lowering.lower_object_rules(&raw.object_tables);
    lowering.lower_predicates(&raw.operand_tables);
    lowering.lower_roles(&raw.roles);
    lowering.lower_index(&raw.index);
    lowering.lower_errata(&raw.errata);
    lowering.report_usual_types();
    lowering.known.into_owned().model
}

/// Maximum number of known names that are compared with an unknown one. No real document has as
/// many.
const MAX_CANDIDATES: usize = 512;

/// The model under construction, and the destination of findings.
struct Lowering<'a> {
    sources: &'a Sources,
    /// True if the dialect is strict.
    strict: bool,
    /// The model and its lookup tables. Owned while shared documents are lowered in sequence, and
    /// borrowed by threads that lower instructions in parallel.
    known: Cow<'a, LoweredModel>,
    diagnostics: &'a mut Diagnostics,
}

/// The model under construction with the tables that resolve names.
#[derive(Clone, Default)]
struct LoweredModel {
    model: Model,
    /// Ids of structures by name.
    structure_ids: HashMap<String, StructureId>,
    /// Ids of shared fields by name.
    shared_ids: HashMap<String, SharedFieldId>,
    /// Names of the members of each structure, by structure id. They are known before the members
    /// are lowered.
    member_names: Vec<Vec<String>>,
}

impl Deref for Lowering<'_> {
    type Target = LoweredModel;

    fn deref(&self) -> &LoweredModel {
        &self.known
    }
}

impl DerefMut for Lowering<'_> {
    fn deref_mut(&mut self) -> &mut LoweredModel {
        self.known.to_mut()
    }
}

impl<'a> Lowering<'a> {
    /// Adds a finding. Long quotes from the documents are shortened so that the finding fits on a
    /// few lines.
    fn report(&mut self, mut finding: Diagnostic) {
        shorten(&mut finding.message, 300);
        shorten(&mut finding.label, 300);
        if let Some(help) = &mut finding.help {
            shorten(help, 1_000);
        }
        self.diagnostics.push(finding);
    }

    /// Reports a problem that a parser found in a text, with its replacement as an edit.
    fn report_problem(&mut self, rule: &'static Rule, place: &SourceText<'_>, problem: Problem) {
        let span = place.span(problem.range.clone());
        let before = place.text[..problem.range.start].trim_end();
        let mut finding = rule.at(span, problem.message);
        // What is wrong may be the end of the line before.
        if place.text[before.len()..problem.range.start].contains('\n')
            && let Some(last) = before.chars().next_back()
        {
            finding = finding.also(place.span(before.len() - last.len_utf8()..before.len()), "after this");
        }
        if let Some(help) = problem.help {
            finding = finding.help(help);
        }
        if let Some(replacement) = problem.replacement {
            if finding.help.is_none() {
                let verb = if span.start == span.end { "insert" } else { "write" };
                finding = finding.help(format!("{verb} `{replacement}`"));
            }
            finding = finding.edit(span, replacement);
        }
        self.report(finding);
    }

    /// Reports an unknown name with the nearest known one. `what` describes the expected item, with
    /// its article: `a platform`.
    fn report_unknown<S: AsRef<str>>(
        &mut self,
        rule: &'static Rule,
        span: Span,
        name: &str,
        what: &str,
        candidates: impl IntoIterator<Item = S>,
    ) {
        let finding = self.find_unknown(rule, span, name, what, candidates);
        self.report(finding);
    }

    /// Returns the finding that [`report_unknown`](Self::report_unknown) reports.
    fn find_unknown<S: AsRef<str>>(
        &self,
        rule: &'static Rule,
        span: Span,
        name: &str,
        what: &str,
        candidates: impl IntoIterator<Item = S>,
    ) -> Diagnostic {
        let finding = rule.at(span, format!("`{name}` is not {what}")).label("unknown");
        let candidates: Vec<S> = candidates.into_iter().take(MAX_CANDIDATES).collect();
        let candidates: Vec<&str> = candidates.iter().map(AsRef::as_ref).collect();
        match nearest(name, candidates.iter().copied()) {
            Some(near) if self.sources.text(span) == name => {
                let finding = finding.help(format!("`{near}` is the nearest name"));
                match unmistakable(name, near, candidates.iter().copied()) {
                    true => finding.edit(span, near),
                    false => finding.guess(span, near),
                }
            }
            Some(near) => finding.help(format!("`{near}` is the nearest name")),
            None if candidates.is_empty() => finding,
            None => finding.help(format_known(&candidates)),
        }
    }

    /// Returns the text of a name together with its place in the document.
    fn place_of<'n>(&self, name: &'n Name) -> SourceText<'n>
    where
        'a: 'n,
    {
        SourceText::name(self.sources, name)
    }
}

/// Returns copies of the names of items, as candidates for an unknown name.
fn names_of<'n>(names: impl IntoIterator<Item = &'n Name>) -> Vec<String> {
    names.into_iter().take(MAX_CANDIDATES).map(|name| name.value.clone()).collect()
}

/// Returns the names of `all` that are not in `used`, or all of them if none is left.
fn unused_names<'n>(all: impl Iterator<Item = &'n str>, used: &[&str]) -> Vec<&'n str> {
    let all: Vec<&str> = all.collect();
    let free: Vec<&str> = all.iter().copied().filter(|name| !used.contains(name)).collect();
    if free.is_empty() { all } else { free }
}

/// Formats the known names for a help text: ``known are `A`, `B` ``. A long list is cut.
fn format_known(candidates: &[&str]) -> String {
    const MOST: usize = 24;
    let list = candidates.iter().take(MOST).map(|c| format!("`{c}`")).collect::<Vec<_>>().join(", ");
    let more = if candidates.len() > MOST { ", …" } else { "" };
    format!("known are {list}{more}")
}

/// Returns the span from the start of `first` to the end of `last`, in one file.
fn span_from_to(first: Span, last: Span) -> Span {
    Span { end: last.end.max(first.end), ..first }
}

/// Cuts a text to at most `most` bytes, at a character boundary, and appends an ellipsis.
fn shorten(text: &mut String, most: usize) {
    if text.len() > most {
        let end = (0..=most).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
}
