//! What is wrong with a text, and how that is shown.

use alloc::string::{String, ToString};
use core::fmt::{self, Write};
use core::ops::Range;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// The text is read, but it is likely not what was meant.
    Warning,
    /// The text has no meaning.
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

/// Something wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// A stable name of the kind of mistake, such as `undeclared`.
    pub code: &'static str,
    /// Where it is, in bytes of the source. Empty where something is missing.
    pub span: Range<usize>,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What is wrong, and what was expected.
    pub message: String,
    /// What would mend it.
    pub help: Option<String>,
}

impl fmt::Display for Diagnostic {
    /// One line: `12:5: error[undeclared]: no variable is called X; did you mean Y?`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}[{}]: {}", self.line, self.column, self.severity, self.code, self.message)?;
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Diagnostic {}

/// Longest piece of a line that is shown, in characters.
const SHOWN: usize = 160;

impl Diagnostic {
    /// The diagnostic with its line and a caret below the place, as terminals show it. `source` is the text that it is about.
    pub fn render(&self, file: &str, source: &str, colour: bool) -> String {
        let (bold, red, blue, reset) =
            if colour { ("\x1b[1m", self.severity_colour(), "\x1b[1;34m", "\x1b[0m") } else { ("", "", "", "") };
        let mut out = String::new();
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let _ = writeln!(out, "{red}{}[{}]{reset}{bold}: {}{reset}", self.severity, self.code, self.message);
        let _ = writeln!(out, "{margin}{blue}-->{reset} {file}:{}:{}", self.line, self.column);
        if let Some((line, before, length)) = self.shown(source) {
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

    /// The line, the characters of it before the place, and the characters of the place. Long lines lose their beginning and end.
    fn shown(&self, source: &str) -> Option<(String, usize, usize)> {
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
