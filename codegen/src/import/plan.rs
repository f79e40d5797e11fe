//! Plan of an import into an existing folder: new documents, and differences of the existing ones.

use super::left_out::{FactSentence, fact_sentences, unread_sentences};
use super::{PrintedDocument, documents, gate};
use crate::diff::{self, ChangeKind, Difference};
use crate::spec::dialect::raw::{RawFolder, RawInstruction};
use crate::spec::model::Model;
use std::collections::BTreeMap;

/// The changes that an import makes or suggests.
#[derive(Debug, Default)]
pub struct Plan {
    /// Documents that the folder lacks.
    pub new: Vec<PrintedDocument>,
    /// Lines that the index needs for new instructions, each with its group.
    pub index: Vec<(String, String)>,
    /// Unexplained differences from upstream: the instruction or item, and the number of
    /// differences.
    pub differing: Vec<(String, usize)>,
    /// Number of differences that the errata explain.
    pub explained: usize,
    /// Instructions that upstream does not have.
    pub only_here: Vec<String>,
    /// Number of upstream documents that exist already.
    pub kept: usize,
    /// Sentences of the new instructions that state facts in words, which no document carries.
    pub(crate) sentences: Vec<FactSentence>,
}

impl Plan {
    /// Adds the sentences of bullets that are not read, of the instructions whose pages are new.
    pub(crate) fn add_unread(&mut self, raw: &RawFolder) {
        let path = |page: &RawInstruction| format!("instructions/{}.md", page.name);
        let pages = raw.instructions.iter().filter(|page| self.new.iter().any(|document| document.path == path(page)));
        self.sentences.extend(pages.flat_map(unread_sentences));
        self.sentences.sort_by_key(|sentence| sentence.span);
    }

    /// Restricts the plan to documents whose path satisfies `wanted`.
    pub fn limit(&mut self, wanted: impl Fn(&str) -> bool) {
        let instruction = |name: &str| wanted(&format!("instructions/{name}.md"));
        self.new.retain(|d| wanted(&d.path));
        self.index.retain(|(_, line)| {
            let path = line.rsplit_once('(').and_then(|(_, link)| link.strip_suffix(')'));
            path.is_some_and(&wanted)
        });
        self.differing.retain(|(subject, _)| instruction(subject));
        self.only_here.clear();
        self.sentences.retain(|sentence| instruction(sentence.subject.split(',').next().unwrap_or("")));
    }
}

/// Returns the plan for a folder that does not exist: all documents.
pub fn fresh(upstream: &Model) -> Plan {
    let new = documents(upstream, None);
    Plan { sentences: sentences_of(upstream, &new), new, ..Plan::default() }
}

/// Returns the documents that `existing` lacks, and where it differs. `has` returns whether a path
/// of the folder is a file. Existing documents are never part of the plan, and neither are
/// instructions that the errata leave out.
pub fn update(upstream: &Model, existing: &Model, has: impl Fn(&str) -> bool) -> Plan {
    let differences = diff::compare(upstream, existing);
    let unexplained = diff::errata::apply(&differences, existing);
    let is_left_out = |path: &str| {
        let name = path.strip_prefix("instructions/").and_then(|p| p.strip_suffix(".md"));
        name.is_some_and(|name| is_left_out_by_errata(&differences, &unexplained.differences, name))
    };
    let mut plan = Plan { explained: unexplained.explained, ..Plan::default() };
    for document in documents(upstream, Some(existing)) {
        if has(&document.path) {
            plan.kept += 1;
        } else if !is_left_out(&document.path) {
            plan.new.push(document);
        }
    }
    plan.sentences = sentences_of(upstream, &plan.new);
    plan.index = index_lines(upstream, existing, &plan.new);
    let is_new = |name: &str| plan.new.iter().any(|d| d.path == format!("instructions/{name}.md"));
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for difference in unexplained.differences {
        let subject = subject_of(&difference.path);
        let whole = difference.path == subject;
        if whole && difference.kind == ChangeKind::Added {
            plan.only_here.push(subject.to_owned());
        } else if !is_new(subject) && !is_new(subject.strip_prefix("index/").unwrap_or(subject)) {
            *counts.entry(subject.to_owned()).or_default() += 1;
        }
    }
    plan.differing = counts.into_iter().collect();
    plan
}

/// Returns the sentences with facts of the instructions whose pages are new.
fn sentences_of(upstream: &Model, new: &[PrintedDocument]) -> Vec<FactSentence> {
    let is_new = |name: &str| new.iter().any(|document| document.path == format!("instructions/{name}.md"));
    upstream.instructions.iter().filter(|i| is_new(&i.name.value)).flat_map(fact_sentences).collect()
}

/// Returns whether the folder lacks an instruction because of an erratum, or has it under another
/// name.
fn is_left_out_by_errata(all: &[Difference], unexplained: &[&Difference], name: &str) -> bool {
    let about = |d: &&Difference| d.path == name;
    let renamed = all.iter().any(|d| d.path == name && d.kind == ChangeKind::Renamed);
    renamed || all.iter().any(|d| about(&d)) && !unexplained.iter().any(about)
}

/// Returns the first item in the path of a difference: an instruction, or an item of a shared
/// document.
fn subject_of(path: &str) -> &str {
    let shared = ["type/", "platform/", "structure/", "variable/", "index/"].iter().any(|p| path.starts_with(p));
    let parts = if shared { 2 } else { 1 };
    path.match_indices('/').nth(parts - 1).map_or(path, |(at, _)| &path[..at])
}

/// Returns the index lines for new documents that the index does not list.
fn index_lines(upstream: &Model, existing: &Model, new: &[PrintedDocument]) -> Vec<(String, String)> {
    let listed = |name: &str| existing.index.iter().flat_map(|g| &g.entries).any(|e| e.name.value == name);
    let mut lines = Vec::new();
    for group in &upstream.index {
        for entry in &group.entries {
            let name = &entry.name.value;
            let is_new = new.iter().any(|d| d.path == format!("instructions/{name}.md"));
            if is_new && !listed(name) {
                let line = super::documents::index_line(name, &gate(entry.gate.as_ref()));
                lines.push((group.name.value.clone(), line.trim_end().to_owned()));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::subject_of;

    #[test]
    fn a_difference_is_about_the_first_thing_of_its_path() {
        assert_eq!(subject_of("ADD/field/Src0/class"), "ADD");
        assert_eq!(subject_of("ADD"), "ADD");
        assert_eq!(subject_of("structure/var_info/member/name_index"), "structure/var_info");
        assert_eq!(subject_of("type/BF"), "type/BF");
    }
}
