//! The type of all findings, and of their places.
//!
//! For example, `add` with an undeclared variable has the code `text:undeclared`, and the byte range
//! of the name as its span.

use openvisa::text::{Locator, Severity};
use std::ops::Range;

/// An error or warning about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A stable name, for example `text:undeclared`. `file:` and `code:` begin kinds of errors in the
    /// bytes of files and of instructions, `text:` those of statements, `object:` rules about whole
    /// kernels and functions. Other codes are rules of instructions.
    pub code: String,
    /// The severity.
    pub severity: Severity,
    /// The message: what was found, and what was expected.
    pub message: String,
    /// A suggestion.
    pub help: Option<String>,
    /// A change that corrects the mistake.
    pub fix: Option<Fix>,
    /// The file and line of the specification that states the rule, for example
    /// `specs/instructions/ADD.md:20`.
    pub spec: Option<String>,
    /// Byte range in the file. Empty if only its beginning is known.
    pub span: Range<usize>,
    /// The place in the text; `None` for an object file.
    pub text: Option<TextPlace>,
    /// Name of the kernel or function.
    pub object: Option<String>,
    /// The instruction with the mistake.
    pub instruction: Option<InstructionPlace>,
    /// Name in the specification of the operand or field.
    pub operand: Option<String>,
    /// Other places to look at, for example the uses of a macro.
    pub note: Option<String>,
}

impl Finding {
    /// Creates an error at the beginning of a file.
    #[must_use]
    pub fn error(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            severity: Severity::Error,
            message: message.into(),
            help: None,
            fix: None,
            spec: None,
            span: 0..0,
            text: None,
            object: None,
            instruction: None,
            operand: None,
            note: None,
        }
    }

    /// Creates an error at a byte range of a text.
    #[must_use]
    pub fn error_in_text(
        code: impl Into<String>,
        message: impl Into<String>,
        lines: &mut Locator<'_>,
        span: Range<usize>,
    ) -> Self {
        Self::error(code, message).move_to_text(lines, span)
    }

    /// Moves the finding to a byte range of a text, for example from a byte of an object file to the
    /// statement that the byte was assembled from.
    #[must_use]
    pub fn move_to_text(self, lines: &mut Locator<'_>, span: Range<usize>) -> Self {
        Self { text: Some(TextPlace::of(lines, &span)), span, ..self }
    }

    /// Returns whether the program breaks a rule.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.severity >= Severity::Error
    }

    /// Returns the line in the text, from 1.
    #[must_use]
    pub fn line(&self) -> Option<u32> {
        self.text.as_ref().map(|text| text.line)
    }

    /// Returns the column in the text in characters, from 1.
    #[must_use]
    pub fn column(&self) -> Option<u32> {
        self.text.as_ref().map(|text| text.column)
    }
}

/// A change of a text that corrects a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The byte range to replace.
    pub span: Range<usize>,
    /// The new text.
    pub replacement: String,
    /// Whether the change is certainly what was meant.
    pub is_certain: bool,
}

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// Line number, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The whole line, without its line feed.
    pub source: String,
    /// Range of the wrong bytes in the line.
    pub marked: Range<usize>,
}

impl TextPlace {
    /// Returns the place of a byte range. Fast if the places of successive calls ascend.
    #[must_use]
    pub fn of(lines: &mut Locator<'_>, span: &Range<usize>) -> Self {
        let source = lines.source();
        let start = span.start.min(source.len());
        let bytes = source.as_bytes();
        let from = bytes[..start].iter().rposition(|b| *b == b'\n').map_or(0, |found| found + 1);
        let to = bytes[start..].iter().position(|b| *b == b'\n').map_or(source.len(), |found| start + found);
        let line = lines.line(start);
        // A byte order mark before the first line is not shown.
        let from =
            from + if source[from..].starts_with('\u{feff}') { '\u{feff}'.len_utf8().min(start - from) } else { 0 };
        let column = source.get(from..start).map_or(0, |before| before.chars().count()) as u32 + 1;
        let text = source.get(from..to).unwrap_or_default().trim_end();
        let end = span.end.clamp(start, to.max(start)) - from;
        let marked = (start - from).min(text.len())..end.min(text.len());
        Self { line, column, source: text.replace('\t', " "), marked }
    }
}

/// The instruction of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstructionPlace {
    /// Position in the kernel or function, from 0.
    pub index: usize,
    /// Name in the specification; `None` if the instruction is unknown.
    pub name: Option<&'static str>,
    /// The bytes of the instruction, or some of them if its end is unknown. Empty for a text.
    pub bytes: Vec<u8>,
    /// Range of the wrong bytes.
    pub marked: Range<usize>,
}
