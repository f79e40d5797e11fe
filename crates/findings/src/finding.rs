//! The type of all findings, and of their places.
//!
//! For example, `add` with an undeclared variable has the code `text:undeclared`, and the byte
//! range of the name as its span.

use crate::describe_uses;
use openvisa::text::{Locator, Severity};
use std::ops::Range;

/// An error or warning about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A stable name, for example `text:undeclared`. `file:` and `code:` begin kinds of errors in
    /// the bytes of files and of instructions, `text:` those of statements, `object:` rules about
    /// whole kernels and functions. Other codes are rules of instructions.
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
    /// The statement that has the block of inline assembly, in a source of another language.
    pub block: Option<SourceRange>,
    /// The uses that have the mistake, if its place is in a macro or a constant. In order.
    pub uses: Vec<Use>,
}

impl Finding {
    /// Creates an error at the beginning of a file.
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
            block: None,
            uses: Vec::new(),
        }
    }

    /// Creates an error at a byte range of a text.
    pub fn error_in_text(
        code: impl Into<String>,
        message: impl Into<String>,
        lines: &mut Locator<'_>,
        span: Range<usize>,
    ) -> Self {
        Self::error(code, message).move_to_text(lines, span)
    }

    /// Moves the finding to a byte range of a text, for example from a byte of an object file to
    /// the statement that the byte was assembled from. Fast if the places of successive calls
    /// ascend.
    pub fn move_to_text(self, lines: &mut Locator<'_>, span: Range<usize>) -> Self {
        let range = SourceRange::new(lines.source(), &span, |at| lines.line(at));
        self.move_to_range(lines.source(), range)
    }

    /// Moves the finding to a range of a text.
    pub fn move_to_range(self, source: &str, range: SourceRange) -> Self {
        Self { span: range.span.clone(), text: Some(TextPlace::new(source, range)), ..self }
    }

    /// Returns whether the program breaks a rule.
    pub fn is_error(&self) -> bool {
        self.severity >= Severity::Error
    }

    /// Returns the word for the severity in the forms for programs.
    pub(crate) fn severity_word(&self) -> &'static str {
        if self.is_error() { "error" } else { "warning" }
    }

    /// Returns the message with the help text and the uses that it is about.
    pub(crate) fn full_message(&self) -> String {
        let mut message = self.message.clone();
        for (label, more) in [("help", self.help.clone()), ("note", describe_uses(&self.uses))] {
            if let Some(more) = more {
                message.push_str(&format!("\n{label}: {more}"));
            }
        }
        message
    }

    /// Returns the line in the text, from 1.
    pub fn line(&self) -> Option<u32> {
        self.text.as_ref().map(|text| text.range.line)
    }

    /// Returns the column in the text in characters, from 1.
    pub fn column(&self) -> Option<u32> {
        self.text.as_ref().map(|text| text.range.column)
    }
}

/// A range of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceRange {
    /// The bytes.
    pub span: Range<usize>,
    /// Line of the beginning, from 1.
    pub line: u32,
    /// Column of the beginning in characters, from 1.
    pub column: u32,
    /// Line of the end, from 1.
    pub end_line: u32,
    /// Column of the end in characters, from 1.
    pub end_column: u32,
}

impl SourceRange {
    /// Finds the lines of a byte range. `line_of` returns the line of a byte, from 1.
    pub fn new(source: &str, span: &Range<usize>, mut line_of: impl FnMut(usize) -> u32) -> Self {
        let (line, end_line) = (line_of(span.start), line_of(span.end));
        let (column, end_column) = (column_of(source, span.start), column_of(source, span.end));
        Self { span: span.clone(), line, column, end_line, end_column }
    }
}

/// Returns the column of a byte. A byte order mark before the first line does not count.
fn column_of(source: &str, at: usize) -> u32 {
    let before = source.get(..at.min(source.len())).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |found| found + 1);
    let column = before[start..].trim_start_matches('\u{feff}').chars().count();
    u32::try_from(column).unwrap_or(u32::MAX).saturating_add(1)
}

/// A change of a text that corrects a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The range to replace.
    pub range: SourceRange,
    /// The new text.
    pub replacement: String,
    /// Whether the change is certainly what was meant.
    pub is_certain: bool,
}

/// A place that uses a macro or a constant with a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The name of the macro, or the statement that has the constant.
    pub range: SourceRange,
    /// Name of the macro.
    pub name: Option<String>,
}

/// A place in a text, with the line that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The range.
    pub range: SourceRange,
    /// The whole line of its beginning, without its line feed.
    pub source: String,
    /// Range of the wrong bytes in the line.
    pub marked: Range<usize>,
}

impl TextPlace {
    /// Returns the place of a range.
    pub fn new(source: &str, range: SourceRange) -> Self {
        let span = &range.span;
        let start = span.start.min(source.len());
        let bytes = source.as_bytes();
        let from = bytes[..start].iter().rposition(|b| *b == b'\n').map_or(0, |found| found + 1);
        let to = bytes[start..].iter().position(|b| *b == b'\n').map_or(source.len(), |found| start + found);
        // A byte order mark before the first line is not shown.
        let from =
            from + if source[from..].starts_with('\u{feff}') { '\u{feff}'.len_utf8().min(start - from) } else { 0 };
        let text = source.get(from..to).unwrap_or_default().trim_end();
        let end = span.end.clamp(start, to.max(start)) - from;
        let marked = (start - from).min(text.len())..end.min(text.len());
        Self { source: text.replace('\t', " "), marked, range }
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
