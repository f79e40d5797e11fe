//! Diagnostics of an assembler text. For example, `12:5: error[undeclared]: no variable `x` is
//! declared`. The crate `openvisa-findings` shows them with their source lines.

use alloc::string::String;
use core::fmt;
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
