//! Findings as JSON, one object a line, for editors and scripts.

use super::end_position;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::source::Sources;
use serde::Serialize;

/// One line. The order of the members is part of the format.
#[derive(Serialize)]
struct Line<'a> {
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

/// The edit that mends the finding, certainly or probably: the text from the first position up to the second is replaced.
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

/// All findings, in the order of the list. Lines and columns are from 1; columns count characters.
pub fn json(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics.iter() {
        // A structure of strings and numbers always has a JSON form.
        out.push_str(&serde_json::to_string(&line(sources, diagnostic)).unwrap_or_default());
        out.push('\n');
    }
    out
}

fn line<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic) -> Line<'a> {
    Line {
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
