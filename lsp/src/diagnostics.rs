//! Diagnostics and quick fixes.
//!
//! For example, an undeclared name has the code `text:undeclared`, as in `visa verify`.

use crate::document::{DocumentKind, OpenDocument};
use lsp_types::{
    CodeAction, CodeActionKind, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString,
    Range as PositionRange, TextEdit, Uri, WorkspaceEdit,
};
use openvisa::text::{Severity, TextFinding};
use openvisa_inline::Severity as InlineSeverity;
use std::collections::HashMap;
use std::ops::Range;

/// The name of the server in diagnostics.
const SOURCE: &str = "visa";

/// Returns the findings of a document.
#[must_use]
pub fn find_diagnostics(document: &OpenDocument, uri: &Uri) -> Vec<Diagnostic> {
    let findings: Vec<FindingParts<'_>> = match document.kind() {
        DocumentKind::Assembly => document.checked().1.findings.iter().map(FindingParts::of_text).collect(),
        DocumentKind::Inline(language) => {
            let settings = document.inline_settings();
            if let Some(mistake) = &settings.mistake {
                return vec![diagnostic_of_settings(mistake)];
            }
            let parts = |finding| FindingParts::of_inline(finding, settings.deny_warnings);
            document.report(language).findings.iter().map(parts).collect()
        }
    };
    let related = |found: &FindingParts<'_>| find_related(document, uri, found.span);
    findings.iter().map(|found| found.to_diagnostic(document, related(found))).collect()
}

/// Makes the diagnostic of a file with settings that cannot be read, in place of findings.
fn diagnostic_of_settings(mistake: &str) -> Diagnostic {
    Diagnostic {
        severity: Some(DiagnosticSeverity::ERROR),
        source: Some(SOURCE.to_owned()),
        message: mistake.to_owned(),
        ..Diagnostic::default()
    }
}

/// The parts of a finding that all kinds of documents have.
struct FindingParts<'f> {
    code: &'f str,
    is_error: bool,
    message: &'f str,
    help: Option<&'f str>,
    spec: Option<&'f str>,
    span: &'f Range<usize>,
}

impl<'f> FindingParts<'f> {
    fn of_text(finding: &'f TextFinding) -> Self {
        Self {
            code: &finding.code,
            is_error: finding.severity >= Severity::Error,
            message: &finding.message,
            help: finding.help.as_deref(),
            spec: finding.spec.as_deref(),
            span: &finding.span,
        }
    }

    fn of_inline(finding: &'f openvisa_inline::Finding, deny_warnings: bool) -> Self {
        Self {
            code: &finding.code,
            is_error: deny_warnings || finding.severity >= InlineSeverity::Error,
            message: &finding.message,
            help: finding.help.as_deref(),
            spec: finding.spec.as_deref(),
            span: &finding.span,
        }
    }

    fn to_diagnostic(&self, document: &OpenDocument, related: Option<Vec<DiagnosticRelatedInformation>>) -> Diagnostic {
        let mut message = self.message.to_owned();
        for (label, note) in [("help", self.help), ("rule", self.spec)] {
            if let Some(note) = note {
                message.push_str(&format!("\n{label}: {note}"));
            }
        }
        Diagnostic {
            range: document.lines().range(document.text(), self.span),
            severity: Some(if self.is_error { DiagnosticSeverity::ERROR } else { DiagnosticSeverity::WARNING }),
            code: Some(NumberOrString::String(self.code.to_owned())),
            source: Some(SOURCE.to_owned()),
            message,
            related_information: related,
            ..Diagnostic::default()
        }
    }
}

/// Returns the declarations of the names in the place of a finding.
fn find_related(document: &OpenDocument, uri: &Uri, span: &Range<usize>) -> Option<Vec<DiagnosticRelatedInformation>> {
    /// Maximum number of declarations that a finding shows.
    const MAX_DECLARATIONS: usize = 4;
    let names = document.names();
    let first = names.occurrences.partition_point(|occurrence| occurrence.span.start < span.start);
    let within = names.occurrences[first..].iter().take_while(|occurrence| occurrence.span.end <= span.end);
    let declared = within.map(|occurrence| &names.names[occurrence.name]);
    let elsewhere = declared.filter(|declared| !(span.start..span.end).contains(&declared.span.start));
    let mut related: Vec<_> = elsewhere
        .take(MAX_DECLARATIONS)
        .map(|declared| DiagnosticRelatedInformation {
            location: Location { uri: uri.clone(), range: document.lines().range(document.text(), &declared.span) },
            message: format!("`{}` is declared here", declared.name),
        })
        .collect();
    related.dedup();
    (!related.is_empty()).then_some(related)
}

/// A change that corrects a finding.
struct QuickFix<'f> {
    finding: FindingParts<'f>,
    span: &'f Range<usize>,
    replacement: &'f str,
    /// Whether the change is certainly what was meant.
    is_certain: bool,
}

impl QuickFix<'_> {
    fn to_action(&self, document: &OpenDocument, uri: &Uri) -> CodeAction {
        let (lines, text) = (document.lines(), document.text());
        let edit = TextEdit { range: lines.range(text, self.span), new_text: self.replacement.to_owned() };
        let title = match self.replacement {
            "" => format!("Remove `{}`", text.get(self.span.clone()).unwrap_or_default()),
            replacement => format!("Replace with `{replacement}`"),
        };
        CodeAction {
            title,
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![self.finding.to_diagnostic(document, None)]),
            edit: Some(workspace_edit(uri, vec![edit])),
            is_preferred: self.is_certain.then_some(true),
            ..CodeAction::default()
        }
    }
}

/// Returns the changes that correct findings in a range: certain corrections of inline assembly,
/// and words that were probably meant in assembler text.
#[must_use]
pub fn find_quick_fixes(document: &OpenDocument, uri: &Uri, range: PositionRange) -> Vec<CodeAction> {
    let (lines, text) = (document.lines(), document.text());
    let (start, end) = (lines.offset(text, range.start), lines.offset(text, range.end));
    let fixes: Vec<QuickFix<'_>> = match document.kind() {
        DocumentKind::Assembly => document.checked().1.findings.iter().filter_map(quick_fix_of_text).collect(),
        DocumentKind::Inline(language) => {
            let deny_warnings = document.inline_settings().deny_warnings;
            let fix = |finding| quick_fix_of_inline(finding, deny_warnings);
            document.report(language).findings.iter().filter_map(fix).collect()
        }
    };
    let touched = fixes.iter().filter(|fix| fix.finding.span.start <= end && start <= fix.finding.span.end);
    touched.map(|fix| fix.to_action(document, uri)).collect()
}

fn quick_fix_of_text(finding: &TextFinding) -> Option<QuickFix<'_>> {
    let replacement = finding.suggestion.as_deref()?;
    Some(QuickFix { finding: FindingParts::of_text(finding), span: &finding.span, replacement, is_certain: false })
}

fn quick_fix_of_inline(finding: &openvisa_inline::Finding, deny_warnings: bool) -> Option<QuickFix<'_>> {
    let fix = finding.fix.as_ref()?;
    Some(QuickFix {
        finding: FindingParts::of_inline(finding, deny_warnings),
        span: &fix.span,
        replacement: &fix.replacement,
        is_certain: true,
    })
}

/// Returns the change of one document.
// The protocol library uses addresses as keys, which have a cell that their hash does not depend
// on.
#[allow(clippy::mutable_key_type)]
pub(crate) fn workspace_edit(uri: &Uri, edits: Vec<TextEdit>) -> WorkspaceEdit {
    WorkspaceEdit { changes: Some(HashMap::from([(uri.clone(), edits)])), ..WorkspaceEdit::default() }
}
