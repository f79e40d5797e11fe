//! Findings: what is wrong, where, and what to do about it.
//!
//! A finding is data. How it is printed (people, JSON lines, SARIF) is the business of [`render`](crate::render); when it is
//! fatal is the business of the caller. Nothing here stops at the first finding.

use crate::rules::Rule;
use crate::span::Span;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing can be generated from it.
    Error,
    /// Irregular, but what was meant is certain or harmless. An error in a strict folder.
    Warning,
}

impl Severity {
    /// The word that is printed.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// A place with a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is to be said about it.
    pub text: String,
}

/// A change of the source that mends the finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; empty to insert.
    pub span: Span,
    /// The new text.
    pub replacement: String,
    /// Whether nothing else can be meant. What is only likely is shown, and left to the author.
    pub certain: bool,
}

/// One finding.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The rule that is broken.
    pub rule: &'static Rule,
    /// How bad it is; the rule's own severity unless changed.
    pub severity: Severity,
    /// One line: what is wrong.
    pub message: String,
    /// Where.
    pub primary: Span,
    /// A remark under the primary place.
    pub label: String,
    /// Other places that matter.
    pub secondary: Vec<Label>,
    /// What to do.
    pub help: Option<String>,
    /// The edit that mends it, where one is certain or likely.
    pub edit: Option<Edit>,
}

impl Diagnostic {
    /// A finding of `rule` at `primary`.
    pub fn new(rule: &'static Rule, primary: Span, message: impl Into<String>) -> Self {
        Self {
            rule,
            severity: rule.severity,
            message: message.into(),
            primary,
            label: String::new(),
            secondary: Vec::new(),
            help: None,
            edit: None,
        }
    }

    /// Adds a remark under the primary place.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.label = text.into();
        self
    }

    /// Adds another place.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        self.secondary.push(Label { span, text: text.into() });
        self
    }

    /// Says what to do.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Suggests the edit that mends it. Only where it is certain.
    pub fn edit(mut self, span: Span, replacement: impl Into<String>) -> Self {
        self.edit = Some(Edit { span, replacement: replacement.into(), certain: true });
        self
    }

    /// Suggests an edit that is likely, but not certain, to mend it.
    pub fn guess(mut self, span: Span, replacement: impl Into<String>) -> Self {
        self.edit = Some(Edit { span, replacement: replacement.into(), certain: false });
        self
    }
}

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

    /// Keeps the findings for which `keep` holds.
    pub fn retain(&mut self, keep: impl FnMut(&Diagnostic) -> bool) {
        self.list.retain(keep);
    }

    /// Adds the findings of another run behind these.
    pub fn append(&mut self, mut other: Self) {
        self.list.append(&mut other.list);
    }

    /// All findings, in the order they were made or, after [`sort`](Self::sort), best first.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many findings have this severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.list.iter().filter(|d| d.severity == severity).count()
    }

    /// Whether something was found that forbids generating.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// Makes every warning an error.
    pub fn deny_warnings(&mut self) {
        for diagnostic in &mut self.list {
            diagnostic.severity = Severity::Error;
        }
    }

    /// The findings of this severity.
    pub fn only(&self, severity: Severity) -> Self {
        Self { list: self.iter().filter(|d| d.severity == severity).cloned().collect() }
    }

    /// Makes errors of which `excuse` is true warnings.
    pub fn downgrade(&mut self, mut excuse: impl FnMut(&Diagnostic) -> bool) {
        for diagnostic in self.list.iter_mut().filter(|d| d.severity == Severity::Error) {
            if excuse(diagnostic) {
                diagnostic.severity = Severity::Warning;
            }
        }
    }

    /// Best first: errors before warnings, then by file, place and rule. Equal findings are merged.
    pub fn sort(&mut self) {
        self.list.sort_by(|a, b| {
            let key = |d: &Diagnostic| (d.severity, d.primary, d.rule.code);
            key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
        });
        self.list.dedup_by(|a, b| {
            // Two places that do not agree disagree once, by whichever name the one is called.
            let same_places = !a.secondary.is_empty() && a.secondary == b.secondary;
            a.rule.code == b.rule.code && a.primary == b.primary && (a.message == b.message || same_places)
        });
    }
}
