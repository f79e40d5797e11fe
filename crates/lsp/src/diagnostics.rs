//! Diagnostics and quick fixes.
//!
//! For example, an undeclared name has the code `text:undeclared`, as in `visa verify`.

use crate::{DocumentKind, OpenDocument};
use lsp_types::{
    CodeAction, CodeActionKind, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString,
    Range as PositionRange, TextEdit, Uri, WorkspaceEdit,
};
use openvisa_findings::{Finding, Fix};
use std::collections::HashMap;
use std::ops::Range;

/// The name of the server in diagnostics.
const SOURCE: &str = "visa";

/// Returns the findings of a document as diagnostics of the protocol.
#[must_use]
pub fn find_diagnostics(document: &OpenDocument, uri: &Uri) -> Vec<Diagnostic> {
    if let (DocumentKind::Inline(_), Some(mistake)) = (document.kind(), &document.inline_settings().mistake) {
        return vec![diagnostic_of_settings(mistake)];
    }
    let related = |finding: &Finding| find_related(document, uri, &finding.span);
    document.findings().iter().map(|finding| to_diagnostic(finding, document, related(finding))).collect()
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

fn to_diagnostic(
    finding: &Finding,
    document: &OpenDocument,
    related: Option<Vec<DiagnosticRelatedInformation>>,
) -> Diagnostic {
    let mut message = finding.message.clone();
    for (label, note) in [("help", &finding.help), ("rule", &finding.spec)] {
        if let Some(note) = note {
            message.push_str(&format!("\n{label}: {note}"));
        }
    }
    Diagnostic {
        range: document.lines().range(document.text(), &finding.span),
        severity: Some(if finding.is_error() { DiagnosticSeverity::ERROR } else { DiagnosticSeverity::WARNING }),
        code: Some(NumberOrString::String(finding.code.clone())),
        source: Some(SOURCE.to_owned()),
        message,
        related_information: related,
        ..Diagnostic::default()
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

/// Returns the changes that correct findings in a range: certain corrections of inline assembly,
/// and words that were probably meant in assembler text.
#[must_use]
pub fn find_quick_fixes(document: &OpenDocument, uri: &Uri, range: PositionRange) -> Vec<CodeAction> {
    let (lines, text) = (document.lines(), document.text());
    let (start, end) = (lines.offset(text, range.start), lines.offset(text, range.end));
    let touched = document.findings().iter().filter(|finding| finding.span.start <= end && start <= finding.span.end);
    touched.filter_map(|finding| Some(to_action(finding, finding.fix.as_ref()?, document, uri))).collect()
}

fn to_action(finding: &Finding, fix: &Fix, document: &OpenDocument, uri: &Uri) -> CodeAction {
    let (lines, text, span) = (document.lines(), document.text(), &fix.range.span);
    let edit = TextEdit { range: lines.range(text, span), new_text: fix.replacement.clone() };
    let title = match fix.replacement.as_str() {
        "" => format!("Remove `{}`", text.get(span.clone()).unwrap_or_default()),
        replacement => format!("Replace with `{replacement}`"),
    };
    CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        diagnostics: Some(vec![to_diagnostic(finding, document, None)]),
        edit: Some(workspace_edit(uri, vec![edit])),
        is_preferred: fix.is_certain.then_some(true),
        ..CodeAction::default()
    }
}

/// Returns the change of one document.
// The protocol library uses addresses as keys, which have a cell that their hash does not depend
// on.
#[allow(clippy::mutable_key_type)]
pub(crate) fn workspace_edit(uri: &Uri, edits: Vec<TextEdit>) -> WorkspaceEdit {
    WorkspaceEdit { changes: Some(HashMap::from([(uri.clone(), edits)])), ..WorkspaceEdit::default() }
}
