//! Raw documents to the [`Model`]: resolves every name into a typed id.
//!
//! A name that means nothing becomes a finding, with the nearest right name, and `None` in the model; nothing is guessed and
//! nothing stops. Whether what was resolved makes sense is the business of [`check`](crate::check).

mod bits;
mod conditions;
mod container;
mod errata;
mod fields;
mod format;
mod gates;
mod index;
mod instructions;
mod platforms;
mod predication;
mod properties;
mod repeated;
mod roles;
mod sentences;
mod shared;
mod structures;
mod tables;
mod templates;
mod types;
mod words;

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::raw::RawFolder;
use crate::model::{Dialect, Model, SharedFieldId, StructureId};
use crate::rules::Rule;
use crate::source::Sources;
use crate::span::{Name, Span};
use crate::syntax::{Place, Problem, nearest};
use openvisa_cli_support::unmistakable;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

/// Resolves a folder that has been read.
pub fn lower(sources: &Sources, dialect: Dialect, raw: &RawFolder, diagnostics: &mut Diagnostics) -> Model {
    let model = Model {
        dialect,
        files: sources.iter().map(|(_, file)| file.path.clone()).collect(),
        platforms: Vec::new(),
        devices: Vec::new(),
        data_types: Vec::new(),
        shared_fields: Vec::new(),
        structures: Vec::new(),
        classes: Vec::new(),
        versions: Vec::new(),
        revisions: Vec::new(),
        predefined: Vec::new(),
        attributes: Vec::new(),
        directives: Vec::new(),
        directive_keys: Vec::new(),
        reserved_words: Vec::new(),
        faults: Vec::new(),
        object_rules: Vec::new(),
        functions: Vec::new(),
        state: Vec::new(),
        roles: Vec::new(),
        form_parts: Vec::new(),
        instructions: Vec::new(),
        index: Vec::new(),
        errata: Vec::new(),
        documents: raw.documents.clone(),
        content_hash: sources.content_hash(),
    };
    let mut lowering = Lowering {
        sources,
        strict: dialect == Dialect::Strict,
        known: Cow::Owned(Known {
            model,
            structure_ids: HashMap::new(),
            shared_ids: HashMap::new(),
            member_names: Vec::new(),
        }),
        diagnostics,
    };
    if lowering.strict {
        lowering.misnamed_columns(raw);
    }
    lowering.platforms(&raw.platforms);
    lowering.data_types(&raw.data_types);
    lowering.declare_structures(raw);
    lowering.shared_fields(&raw.shared_fields);
    lowering.structures(raw);
    lowering.container(&raw.object_tables);
    lowering.vocabulary(&raw.functions);
    lowering.instructions(&raw.instructions);
    lowering.predication(&raw.operand_tables);
    lowering.roles(&raw.roles);
    lowering.index(&raw.index);
    lowering.errata(&raw.errata);
    lowering.known.into_owned().model
}

/// So many names are compared with an unknown one: more than any document has, few enough for damaged ones.
const MOST_CANDIDATES: usize = 512;

/// The model as far as it is built, and where findings go.
struct Lowering<'a> {
    sources: &'a Sources,
    /// Whether the folder is taken at its word.
    strict: bool,
    /// Its own while shared documents are taken in one after the other, and borrowed by those who take in instructions side by side.
    known: Cow<'a, Known>,
    diagnostics: &'a mut Diagnostics,
}

/// What names are resolved with.
#[derive(Clone)]
struct Known {
    model: Model,
    /// Structures by name.
    structure_ids: HashMap<String, StructureId>,
    /// Shared fields by name.
    shared_ids: HashMap<String, SharedFieldId>,
    /// Names of the members of each structure, which are known before the members are.
    member_names: Vec<Vec<String>>,
}

impl Deref for Lowering<'_> {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.known
    }
}

impl DerefMut for Lowering<'_> {
    fn deref_mut(&mut self) -> &mut Known {
        self.known.to_mut()
    }
}

impl<'a> Lowering<'a> {
    /// Adds a finding. What it quotes from the documents is shortened to what fits on a few lines.
    fn report(&mut self, mut finding: Diagnostic) {
        shorten(&mut finding.message, 300);
        shorten(&mut finding.label, 300);
        if let Some(help) = &mut finding.help {
            shorten(help, 1_000);
        }
        self.diagnostics.push(finding);
    }

    /// Reports a problem that a parser found in a text.
    fn problem(&mut self, rule: &'static Rule, place: &Place<'_>, problem: Problem) {
        let span = place.span(problem.range);
        let mut finding = Diagnostic::new(rule, span, problem.message);
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

    /// Reports a name that means nothing, with the nearest right one. `what` is what it should be, with its article.
    fn unknown<'n>(
        &mut self,
        rule: &'static Rule,
        span: Span,
        name: &str,
        what: &str,
        candidates: impl IntoIterator<Item = &'n str>,
    ) {
        let finding = Diagnostic::new(rule, span, format!("`{name}` is not {what}")).label("unknown");
        let candidates: Vec<&str> = candidates.into_iter().take(MOST_CANDIDATES).collect();
        let finding = match nearest(name, candidates.iter().copied()) {
            Some(near) if self.sources.text(span) == name => {
                let finding = finding.help(format!("`{near}` is the nearest name"));
                match unmistakable(name, near, candidates.iter().copied()) {
                    true => finding.edit(span, near),
                    false => finding.guess(span, near),
                }
            }
            Some(near) => finding.help(format!("`{near}` is the nearest name")),
            None if candidates.is_empty() => finding,
            None => finding.help(one_of(&candidates)),
        };
        self.report(finding);
    }

    fn place<'n>(&self, name: &'n Name) -> Place<'n>
    where
        'a: 'n,
    {
        Place::name(self.sources, name)
    }
}

/// Those names that are not yet in use where one is missing; all of them if none is left.
fn free<'n>(all: impl Iterator<Item = &'n str>, used: &[&str]) -> Vec<&'n str> {
    let all: Vec<&str> = all.collect();
    let free: Vec<&str> = all.iter().copied().filter(|name| !used.contains(name)).collect();
    if free.is_empty() { all } else { free }
}

/// `one of …`, for short lists.
fn one_of(candidates: &[&str]) -> String {
    const MOST: usize = 24;
    let list = candidates.iter().take(MOST).map(|c| format!("`{c}`")).collect::<Vec<_>>().join(", ");
    let more = if candidates.len() > MOST { ", …" } else { "" };
    format!("known are {list}{more}")
}

/// From the start of one span to the end of another of the same file.
fn cover(first: Span, last: Span) -> Span {
    Span { end: last.end.max(first.end), ..first }
}

/// Cuts a text to at most so many bytes and an ellipsis.
fn shorten(text: &mut String, most: usize) {
    if text.len() > most {
        let end = (0..=most).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
}
