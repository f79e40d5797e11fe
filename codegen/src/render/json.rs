//! Findings as JSON, one object per line, for editors and scripts.

use super::end_position;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::source::Sources;
use serde::Serialize;

/// The line of a finding. The order of its members is part of the format.
#[derive(Serialize)]
struct FindingLine<'a> {
    code: &'a str,
    severity: &'a str,
    file: &'a str,
    line: u32,
    column: u32,
    message: &'a str,
    help: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    edit: Option<EditLine<'a>>,
}

/// The certain or likely edit of a finding. The text from the first position up to the second is
/// replaced.
#[derive(Serialize)]
struct EditLine<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    replacement: &'a str,
    certain: bool,
}

/// Formats all findings, in the order of the list. Lines and columns start at 1, and columns count
/// characters.
pub fn json(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics.iter() {
        // Structures of strings and numbers always serialise.
        out.push_str(&serde_json::to_string(&to_line(sources, diagnostic)).unwrap_or_default());
        out.push('\n');
    }
    out
}

fn to_line<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic) -> FindingLine<'a> {
    FindingLine {
        code: diagnostic.rule.code,
        severity: diagnostic.severity.word(),
        file: &sources.file(diagnostic.primary.file).path,
        line: diagnostic.primary.line,
        column: diagnostic.primary.column,
        message: &diagnostic.message,
        help: diagnostic.help.as_deref(),
        edit: diagnostic.edit.as_ref().map(|edit| {
            let (end_line, end_column) = end_position(sources, edit.span);
            EditLine {
                file: &sources.file(edit.span.file).path,
                line: edit.span.line,
                column: edit.span.column,
                end_line,
                end_column,
                replacement: &edit.replacement,
                certain: edit.certain,
            }
        }),
    }
}
