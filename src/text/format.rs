//! The formatter of assembler text: reprints each statement in the printer's form and keeps
//! comments.

use super::diagnostic::Diagnostic;
use super::names::SourceNames;
use super::parse::{ParseOptions, Pieces, StatementOutcome, TextParser};
use super::print::{COMMENT_COLUMN, pad};
use super::statements::{Statement, Statements};
use alloc::string::String;
use alloc::vec::Vec;
use openvisa_isa::{Instructions, TextScratch};
use openvisa_isa_core::text::Printer;

/// A formatted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formatted {
    /// The text. Statements with errors are copied unchanged, as is everything after the error that
    /// reaches [`ParseOptions::limit`].
    pub text: String,
    /// The errors and warnings, at most [`ParseOptions::limit`] of each.
    pub diagnostics: Vec<Diagnostic>,
}

/// Formats a text: one blank between words, canonical numbers and names, instructions indented by
/// four blanks, comments of instructions aligned in a column. For example, `add(M1,8)x(0,0)<1>
/// x(0,0)<1;1,0> 1:d` becomes `    add (M1, 8) x(0,0)<1> x(0,0)<1;1,0> 0x1:d`.
///
/// Comments, names, the order of statements and single empty lines are kept. A statement with a
/// comment in its middle is copied unchanged.
///
/// Reading stops after [`ParseOptions::limit`] errors, as in [`parse`](super::parse): explaining a
/// wrong statement takes far longer than parsing a correct one.
pub fn format(source: &str, options: &ParseOptions) -> Formatted {
    let mut parser = TextParser::new(source, options);
    let mut formatter = Formatter {
        source,
        out: Printer::with_capacity(source.len() + source.len() / 8),
        scratch: TextScratch::default(),
        after_blank_line: true,
        previous: PreviousLine::Nothing,
    };
    for statement in Statements::new(source) {
        if parser.is_at_limit() {
            formatter.out.text(source.get(statement.start..).unwrap_or_default());
            break;
        }
        let pieces = parser.parse_for_printing(&statement);
        formatter.format_statement(&parser, &statement, &pieces);
    }
    let mut text = into_string(formatter.out);
    text.truncate(text.trim_end().len());
    if !text.is_empty() {
        text.push('\n');
    }
    Formatted { text, diagnostics: parser.finish().diagnostics }
}

fn into_string(out: Printer) -> String {
    match String::from_utf8(out.into_bytes()) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }
}

/// The kind of the previous line. It decides whether an empty line is inserted before a label.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PreviousLine {
    Nothing,
    Instruction,
    Other,
}

struct Formatter<'s> {
    source: &'s str,
    out: Printer,
    scratch: TextScratch,
    /// Whether the previous line is empty or absent, so that no second empty line is written.
    after_blank_line: bool,
    previous: PreviousLine,
}

impl Formatter<'_> {
    fn format_statement(&mut self, parser: &TextParser<'_>, statement: &Statement<'_>, pieces: &Pieces<'_>) {
        let comment = statement.comment.as_ref().and_then(|place| self.source.get(place.clone())).map(str::trim_end);
        if statement.blanked {
            // The printed form has no position for the comments inside the statement.
            let end = statement.start + statement.code.len();
            let end = statement.comment.as_ref().map_or(end, |comment| comment.end);
            let whole = self.source.get(statement.start..end).unwrap_or_default();
            return self.push_verbatim(whole);
        }
        let blank = matches!(pieces.outcome, StatementOutcome::Blank) && pieces.opened + pieces.closed == 0;
        match comment {
            None if blank => self.push_blank_line(),
            Some(comment) if blank => {
                let indented = !statement.code.is_empty() || self.is_comment_indented(statement);
                self.out.text(if indented { "    " } else { "" });
                self.out.text(comment);
                self.end_line(PreviousLine::Other);
            }
            _ => self.format_pieces(parser, statement, pieces, comment),
        }
    }

    /// Returns whether blanks precede the comment of a line that has no statement.
    fn is_comment_indented(&self, statement: &Statement<'_>) -> bool {
        statement.comment.as_ref().is_some_and(|comment| comment.start > statement.start)
    }

    fn push_blank_line(&mut self) {
        if !self.after_blank_line {
            self.out.byte(b'\n');
            self.after_blank_line = true;
        }
    }

    /// Ends a line, and remembers its kind for the next one.
    fn end_line(&mut self, before: PreviousLine) {
        self.out.byte(b'\n');
        self.after_blank_line = false;
        self.previous = before;
    }

    fn push_verbatim(&mut self, text: &str) {
        self.out.text(text.trim_end());
        self.end_line(PreviousLine::Other);
    }

    fn format_pieces(
        &mut self,
        parser: &TextParser<'_>,
        statement: &Statement<'_>,
        pieces: &Pieces<'_>,
        comment: Option<&str>,
    ) {
        for _ in 0..pieces.opened {
            self.out.byte(b'{');
            self.end_line(PreviousLine::Other);
        }
        if matches!(pieces.outcome, StatementOutcome::Label(_)) && self.previous == PreviousLine::Instruction {
            self.push_blank_line();
        }
        let start = self.out.len();
        let mut column = 0;
        let before = match &pieces.outcome {
            StatementOutcome::Blank => PreviousLine::Nothing,
            StatementOutcome::Directive(directive) => {
                directive.print(&mut self.out);
                PreviousLine::Other
            }
            StatementOutcome::Label(name) => {
                self.out.text(name);
                self.out.byte(b':');
                PreviousLine::Other
            }
            StatementOutcome::Instruction(place) => {
                column = COMMENT_COLUMN;
                self.out.text("    ");
                self.format_instruction(parser, place.clone(), statement);
                PreviousLine::Instruction
            }
            StatementOutcome::Wrong => {
                self.out.text(statement.code.trim_end());
                PreviousLine::Other
            }
        };
        if pieces.closed == 0
            && let Some(comment) = comment
        {
            if self.out.len() > start {
                pad(&mut self.out, start, column);
            }
            self.out.text(comment);
        }
        if self.out.len() > start {
            self.end_line(before);
        }
        // A statement with errors was copied together with its closing braces.
        let closed = if matches!(pieces.outcome, StatementOutcome::Wrong) { 0 } else { pieces.closed };
        for left in (0..closed).rev() {
            self.out.byte(b'}');
            if let Some(comment) = comment.filter(|_| left == 0) {
                self.out.byte(b' ');
                self.out.text(comment);
            }
            self.end_line(PreviousLine::Other);
        }
    }

    fn format_instruction(
        &mut self,
        parser: &TextParser<'_>,
        place: core::ops::Range<usize>,
        statement: &Statement<'_>,
    ) {
        let start = self.out.len();
        let printed = parser.table.as_ref().is_some_and(|table| {
            let code = table.object.code.get(place).unwrap_or_default();
            let inst = Instructions::new(code, parser.version()).next().and_then(Result::ok);
            let names = SourceNames(&table.object);
            inst.is_some_and(|inst| inst.print(&names, parser.text_options(), &mut self.scratch, &mut self.out).is_ok())
        });
        if !printed {
            self.out.truncate(start);
            self.out.text(statement.code.trim());
        }
    }
}
