//! Findings as workflow commands of GitHub Actions, which shows them beside the lines of a change.

use super::end_position;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::source::Sources;

/// One command a line, in the order of the list. `root` is the folder from the top of the repository.
pub fn github(sources: &Sources, diagnostics: &Diagnostics, root: &str) -> String {
    diagnostics.iter().map(|d| command(sources, d, root.trim_end_matches('/')) + "\n").collect()
}

fn command(sources: &Sources, diagnostic: &Diagnostic, root: &str) -> String {
    let span = diagnostic.primary;
    let (end_line, end_column) = end_position(sources, span);
    let file = property(&format!("{root}/{}", sources.file(span.file).path));
    let title = property(&format!("{} {}", diagnostic.rule.code, diagnostic.rule.name));
    // Columns may be given only where the place is within a line.
    let columns = match end_line == span.line {
        true => format!(",col={},endColumn={}", span.column, end_column.max(span.column)),
        false => String::new(),
    };
    let mut text = diagnostic.message.clone();
    for more in [Some(&diagnostic.label), diagnostic.help.as_ref()].into_iter().flatten().filter(|t| !t.is_empty()) {
        text = format!("{text}\n{more}");
    }
    let (severity, line) = (diagnostic.severity.word(), span.line);
    format!("::{severity} file={file},line={line},endLine={end_line}{columns},title={title}::{}", message(&text))
}

/// What ends a command is written as a number.
fn message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// The same, and what ends a property.
fn property(text: &str) -> String {
    message(text).replace(':', "%3A").replace(',', "%2C")
}
