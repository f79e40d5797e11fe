//! Findings: an error or irregularity of a document, its place, and a help text.
//!
//! For example, a misspelt field type is a [`Diagnostic`] of the rule `unknown-type`, with the
//! nearest type in its help. [`render`](crate::render) prints findings for people, as JSON lines,
//! or as SARIF. Callers decide whether a finding is fatal. No phase stops at the first finding.

use crate::spec::rules::Rule;
use crate::spec::span::{FileId, Span};
use openvisa_isa_core::words;
use std::collections::HashMap;

words! {
    /// The severity of a finding.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Severity, word {
        /// An error, which prevents generation.
        Error = "error",
        /// An irregularity whose meaning is certain or harmless. An error in a strict folder.
        Warning = "warning",
    }
}

/// A place with a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// The remark.
    pub text: String,
}

/// A change of the source that fixes the finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The replaced range; empty for an insertion.
    pub span: Span,
    /// The new text.
    pub replacement: String,
    /// True if no other change is plausible. An uncertain edit is only shown.
    pub certain: bool,
}

impl Edit {
    /// Applies edits, sorted by place and without overlaps, to the text of their file.
    pub fn apply_all<'e>(edits: impl IntoIterator<Item = &'e Self>, text: &str) -> String {
        let (mut edited, mut copied) = (String::with_capacity(text.len()), 0);
        for edit in edits {
            edited.push_str(&text[copied..edit.span.start as usize]);
            edited.push_str(&edit.replacement);
            copied = edit.span.end as usize;
        }
        edited.push_str(&text[copied..]);
        edited
    }
}

/// A finding.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The rule that is broken.
    pub rule: &'static Rule,
    /// The severity of the finding: that of the rule, unless it was changed.
    pub severity: Severity,
    /// A one-line description of the problem.
    pub message: String,
    /// The place of the problem.
    pub primary: Span,
    /// A remark about the primary place.
    pub label: String,
    /// Other places, with remarks.
    pub secondary: Vec<Label>,
    /// A suggestion of what to do.
    pub help: Option<String>,
    /// The edit that fixes the finding, if a certain or likely one is known.
    pub edit: Option<Edit>,
}

impl Rule {
    /// Returns a finding of the rule at `primary`.
    pub fn at(&'static self, primary: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            rule: self,
            severity: self.severity,
            message: message.into(),
            primary,
            label: String::new(),
            secondary: Vec::new(),
            help: None,
            edit: None,
        }
    }
}

impl Diagnostic {
    /// Sets the remark about the primary place.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.label = text.into();
        self
    }

    /// Adds another place with a remark.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span, text: text.into() });
        self
    }

    /// Sets the suggestion of what to do.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Sets an edit that certainly fixes the finding.
    pub fn edit(mut self, span: Span, replacement: impl Into<String>) -> Self {
        self.edit = Some(Edit { span, replacement: replacement.into(), certain: true });
        self
    }

    /// Sets an edit that is likely, but not certain, to fix the finding.
    pub fn guess(mut self, span: Span, replacement: impl Into<String>) -> Self {
        self.edit = Some(Edit { span, replacement: replacement.into(), certain: false });
        self
    }
}

/// Maximum number of findings of one rule in one file that are printed for people.
pub const MAX_REPEATS: usize = 20;

/// The findings of one run.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Adds a finding.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.list.push(diagnostic);
    }

    /// Keeps only the findings for which `keep` returns true.
    pub fn retain(&mut self, keep: impl FnMut(&Diagnostic) -> bool) {
        self.list.retain(keep);
    }

    /// Appends the findings of `other`.
    pub fn append(&mut self, mut other: Self) {
        self.list.append(&mut other.list);
    }

    /// Iterates over the findings in the order in which they were added or, after
    /// [`sort`](Self::sort), sorted.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Returns whether there are no findings.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the number of findings with a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.list.iter().filter(|d| d.severity == severity).count()
    }

    /// Returns whether a finding prevents generation.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// Turns every warning into an error.
    pub fn deny_warnings(&mut self) {
        for diagnostic in &mut self.list {
            diagnostic.severity = Severity::Error;
        }
    }

    /// Returns the findings with a severity.
    pub fn only(&self, severity: Severity) -> Self {
        Self { list: self.iter().filter(|d| d.severity == severity).cloned().collect() }
    }

    /// Returns the findings for people: after [`MAX_REPEATS`] findings of one rule in one file, one
    /// finding counts the others. Findings must be sorted.
    pub fn without_repeats(&self) -> Self {
        let mut counts: HashMap<(FileId, &str), usize> = HashMap::new();
        for finding in &self.list {
            *counts.entry((finding.primary.file, finding.rule.code)).or_default() += 1;
        }
        let mut shown: HashMap<(FileId, &str), usize> = HashMap::new();
        let mut list = Vec::new();
        for finding in &self.list {
            let key = (finding.primary.file, finding.rule.code);
            let (count, shown) = (counts[&key], shown.entry(key).or_default());
            *shown += 1;
            // One more finding takes no more room than its count.
            if *shown <= MAX_REPEATS || count == MAX_REPEATS + 1 {
                list.push(finding.clone());
            } else if *shown == MAX_REPEATS + 1 {
                let message = format!("{} more findings of this rule in this file", count - MAX_REPEATS);
                let rest = finding.rule.at(finding.primary, message).label("the next of them");
                list.push(Diagnostic { severity: finding.severity, ..rest });
            }
        }
        Self { list }
    }

    /// Turns those errors into warnings for which `excuse` returns true.
    pub fn downgrade(&mut self, mut excuse: impl FnMut(&Diagnostic) -> bool) {
        for diagnostic in self.list.iter_mut().filter(|d| d.severity == Severity::Error) {
            if excuse(diagnostic) {
                diagnostic.severity = Severity::Warning;
            }
        }
    }

    /// Sorts the findings: errors before warnings, then by file, place and rule. Equal findings are
    /// merged.
    pub fn sort(&mut self) {
        self.list.sort_by(|a, b| {
            let key = |d: &Diagnostic| (d.severity, d.primary, d.rule.code);
            key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
        });
        self.list.dedup_by(|a, b| {
            // A disagreement between two places is one finding, even if the places are named
            // differently.
            let same_places = !a.secondary.is_empty() && a.secondary == b.secondary;
            a.rule.code == b.rule.code && a.primary == b.primary && (a.message == b.message || same_places)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::rules;
    use crate::spec::source::Sources;

    #[test]
    fn repeats_of_a_rule_in_a_file_end_with_their_number() {
        let mut sources = Sources::default();
        let mut diagnostics = Diagnostics::default();
        let text = "x\n".repeat(60);
        let (a, b) =
            (sources.add("a.md", text.as_bytes(), &mut diagnostics), sources.add("b.md", b"x\n", &mut diagnostics));
        for line in 0..50 {
            diagnostics.push(rules::UNKNOWN_NAME.at(sources.span(a, 2 * line..2 * line + 1), "unknown"));
        }
        diagnostics.push(rules::UNKNOWN_NAME.at(sources.span(b, 0..1), "unknown"));
        diagnostics.push(rules::UNUSED_LOCAL.at(sources.span(a, 110..111), "unused"));
        diagnostics.sort();
        let shown = diagnostics.without_repeats();
        let messages: Vec<&str> = shown.iter().map(|d| d.message.as_str()).collect();
        assert_eq!(messages.len(), MAX_REPEATS + 3);
        assert_eq!(messages[MAX_REPEATS], "30 more findings of this rule in this file");
        assert_eq!(messages[MAX_REPEATS + 1..], ["unused", "unknown"]);
        assert_eq!(diagnostics.count(Severity::Warning), 52);
    }
}
