//! Findings as workflow commands of GitHub Actions, which shows them next to the changed lines.
//!
//! For example, `::error file=specs/instructions/ADD.md,line=5,…::message` annotates line 5.

use super::end_position;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::source::Sources;

/// Formats one command per finding, in the order of the list. `root` is the folder, relative to the
/// top of the repository.
pub fn github(sources: &Sources, diagnostics: &Diagnostics, root: &str) -> String {
    diagnostics.iter().map(|d| format_command(sources, d, root.trim_end_matches('/')) + "\n").collect()
}

fn format_command(sources: &Sources, diagnostic: &Diagnostic, root: &str) -> String {
    let span = diagnostic.primary;
    let (end_line, end_column) = end_position(sources, span);
    let file = escape_property(&format!("{root}/{}", sources.file(span.file).path));
    let title = escape_property(&format!("{} {}", diagnostic.rule.code, diagnostic.rule.name));
    // Columns are allowed only for a place within one line.
    let columns = match end_line == span.line {
        true => format!(",col={},endColumn={}", span.column, end_column.max(span.column)),
        false => String::new(),
    };
    let mut text = diagnostic.message.clone();
    for more in [Some(&diagnostic.label), diagnostic.help.as_ref()].into_iter().flatten().filter(|t| !t.is_empty()) {
        text = format!("{text}\n{more}");
    }
    let (severity, line) = (diagnostic.severity.word(), span.line);
    format!("::{severity} file={file},line={line},endLine={end_line}{columns},title={title}::{}", escape_message(&text))
}

/// Escapes characters that end a command as percent codes.
fn escape_message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes characters that end a property of a command as percent codes.
fn escape_property(text: &str) -> String {
    escape_message(text).replace(':', "%3A").replace(',', "%2C")
}
