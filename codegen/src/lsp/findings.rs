//! Findings as diagnostics and quick fixes of the protocol.
//!
//! For example, a misspelt section is an error with the code `V0201` of its rule, and a quick fix
//! that corrects the word.

use super::folder::{LoadedFolder, OpenFolder};
use crate::formatting::format_document;
use crate::spec::diagnostics::{Diagnostic as Finding, Edit, Severity};
use crate::spec::span::FileId;
use lsp_types::{
    CodeAction, CodeActionKind, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, NumberOrString,
    PublishDiagnosticsParams, Range as PositionRange, TextEdit, WorkspaceEdit,
};
use std::collections::HashMap;

/// The name of the server in diagnostics.
const SOURCE: &str = "visa-codegen";

/// Returns the diagnostics of every file that has some, with their paths.
pub(super) fn find_diagnostics(folder: &OpenFolder, loaded: &LoadedFolder) -> Vec<(String, PublishDiagnosticsParams)> {
    let mut by_file: HashMap<FileId, Vec<Diagnostic>> = HashMap::new();
    for finding in loaded.diagnostics.without_repeats().iter() {
        by_file.entry(finding.primary.file).or_default().push(to_diagnostic(folder, loaded, finding));
    }
    let published = loaded.spec.sources.iter().filter_map(|(id, file)| {
        let diagnostics = by_file.remove(&id)?;
        let parameters =
            PublishDiagnosticsParams::new(folder.uri(&file.path)?, diagnostics, folder.version(&file.path));
        Some((file.path.clone(), parameters))
    });
    published.collect()
}

fn to_diagnostic(folder: &OpenFolder, loaded: &LoadedFolder, finding: &Finding) -> Diagnostic {
    let mut message = finding.message.clone();
    for (label, note) in [("", Some(finding.label.as_str())), ("help: ", finding.help.as_deref())] {
        if let Some(note) = note.filter(|note| !note.is_empty()) {
            message.push_str(&format!("\n{label}{note}"));
        }
    }
    let related = finding.secondary.iter().filter_map(|label| {
        let location = folder.location(loaded, label.span)?;
        Some(DiagnosticRelatedInformation { location, message: label.text.clone() })
    });
    let related: Vec<_> = related.collect();
    Diagnostic {
        range: loaded.range(finding.primary),
        severity: Some(match finding.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(finding.rule.code.to_owned())),
        source: Some(SOURCE.to_owned()),
        message,
        related_information: (!related.is_empty()).then_some(related),
        ..Diagnostic::default()
    }
}

/// Returns the edits that give a file its layout. Only those that touch `range` are returned, if
/// there is one.
pub(super) fn find_formatting(loaded: &LoadedFolder, file: FileId, range: Option<PositionRange>) -> Vec<TextEdit> {
    let edits = format_document(&loaded.spec.sources, file).into_iter();
    let edits = edits.map(|edit| TextEdit { range: loaded.range(edit.span), new_text: edit.replacement });
    edits.filter(|edit| range.is_none_or(|range| touches(edit.range, range))).collect()
}

/// Returns whether two ranges overlap or are adjacent.
fn touches(a: PositionRange, b: PositionRange) -> bool {
    a.start <= b.end && b.start <= a.end
}

/// Returns the corrections of findings that touch a range of a file.
pub(super) fn find_quick_fixes(
    folder: &OpenFolder,
    loaded: &LoadedFolder,
    file: FileId,
    range: PositionRange,
) -> Vec<CodeAction> {
    let here = loaded.diagnostics.iter().filter(|finding| finding.primary.file == file);
    let edits = here.filter_map(|finding| finding.edit.as_ref().map(|edit| (finding, edit)));
    edits
        .filter(|(finding, edit)| {
            touches(loaded.range(finding.primary), range) || touches(loaded.range(edit.span), range)
        })
        .filter_map(|(finding, edit)| to_action(folder, loaded, finding, edit))
        .collect()
}

// The protocol names the files of an edit in a map whose key can be cached.
#[allow(clippy::mutable_key_type)]
fn to_action(folder: &OpenFolder, loaded: &LoadedFolder, finding: &Finding, edit: &Edit) -> Option<CodeAction> {
    let place = folder.location(loaded, edit.span)?;
    let written = loaded.spec.sources.text(edit.span).trim();
    let title = match (written, edit.replacement.trim()) {
        (written, "") => format!("Remove `{written}`"),
        ("", replacement) => format!("Insert `{replacement}`"),
        (written, replacement) => format!("Replace `{written}` with `{replacement}`"),
    };
    let change = TextEdit { range: place.range, new_text: edit.replacement.clone() };
    Some(CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        diagnostics: Some(vec![to_diagnostic(folder, loaded, finding)]),
        edit: Some(WorkspaceEdit::new(HashMap::from([(place.uri, vec![change])]))),
        is_preferred: Some(edit.certain),
        ..CodeAction::default()
    })
}
