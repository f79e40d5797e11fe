//! Diagnostics of an assembler text and their rendering with a source line and carets.

use alloc::string::{String, ToString};
use core::fmt::{self, Write};
use core::ops::Range;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Severity {
    /// The text is accepted, but probably does not mean what its author intended.
    Warning,
    /// The statement is rejected and left out of the module.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// An error or warning about an assembler text.
#[derive(Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// A stable name of the kind of mistake, for example `undeclared`.
    pub code: &'static str,
    /// The byte range of the source. It is empty where something is missing.
    pub span: Range<usize>,
    /// The line number, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The message: what was found and what was expected.
    pub message: String,
    /// A suggestion that corrects the mistake.
    pub help: Option<String>,
    /// The word that was probably meant in place of the range.
    pub suggestion: Option<String>,
}

impl fmt::Display for Diagnostic {
    /// Writes one line, for example `12:5: error[undeclared]: no variable is called X; did you mean
    /// Y?`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}[{}]: {}", self.line, self.column, self.severity, self.code, self.message)?;
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

openvisa_isa_core::error_types!(Diagnostic);

/// Maximum number of characters of a source line that are rendered.
const SHOWN: usize = 160;

impl Diagnostic {
    /// Renders the diagnostic for a terminal: message, file and line, the source line, and carets
    /// below the span. `source` is the text that was parsed.
    pub fn render(&self, file: &str, source: &str, colour: bool) -> String {
        let (bold, red, blue, reset) =
            if colour { ("\x1b[1m", self.severity_colour(), "\x1b[1;34m", "\x1b[0m") } else { ("", "", "", "") };
        let mut out = String::new();
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let _ = writeln!(out, "{red}{}[{}]{reset}{bold}: {}{reset}", self.severity, self.code, self.message);
        let _ = writeln!(out, "{margin}{blue}-->{reset} {file}:{}:{}", self.line, self.column);
        if let Some((line, before, length)) = self.visible_line(source) {
            let _ = writeln!(out, "{margin} {blue}|{reset}");
            let _ = writeln!(out, "{blue}{number} |{reset} {line}");
            let (space, carets) = (" ".repeat(before), "^".repeat(length.max(1)));
            let _ = writeln!(out, "{margin} {blue}|{reset} {space}{red}{carets}{reset}");
        }
        if let Some(help) = &self.help {
            let _ = writeln!(out, "{margin} {blue}={reset} {bold}help{reset}: {help}");
        }
        out
    }

    const fn severity_colour(&self) -> &'static str {
        match self.severity {
            Severity::Warning => "\x1b[1;33m",
            Severity::Error => "\x1b[1;31m",
        }
    }

    /// Returns the source line, the number of characters before the span and the number of
    /// characters in the span. A long line is cut at both ends.
    fn visible_line(&self, source: &str) -> Option<(String, usize, usize)> {
        let at = self.span.start.min(source.len());
        let start = source.get(..at)?.rfind('\n').map_or(0, |found| found + 1);
        let end = source[start..].find('\n').map_or(source.len(), |found| start + found);
        let line = &source[start..end];
        let (at, to) = (at.min(end), self.span.end.clamp(at, end.max(at)));
        let before = source.get(start..at)?.chars().count();
        let length = source.get(at..to.min(end))?.chars().count();
        let skipped = before.saturating_sub(SHOWN / 2);
        let visible = line.chars().skip(skipped).take(SHOWN).map(|c| if c.is_control() { ' ' } else { c });
        Some((visible.collect::<String>().trim_end().to_string(), before - skipped, length.min(SHOWN)))
    }
}
