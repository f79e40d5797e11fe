//! Rewriting a text in the form of the printer, with its comments.

use super::diagnostic::Diagnostic;
use super::names::SourceNames;
use super::parse::{Outcome, ParseOptions, Parser, Pieces};
use super::print::{COMMENT_COLUMN, pad};
use super::source::{Statement, Statements};
use alloc::string::String;
use alloc::vec::Vec;
use openvisa_codec::text::Printer;
use openvisa_isa::{Instructions, TextScratch};

/// A text in the form of the printer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formatted {
    /// The text. Statements that are wrong stand in it as they were, and so does what follows the last error of
    /// [`ParseOptions::limit`].
    pub text: String,
    /// What is wrong with the text, at most [`ParseOptions::limit`] errors.
    pub diagnostics: Vec<Diagnostic>,
}

/// Rewrites a text in the form of the printer: words separated by one blank, numbers and names as the printer has them, instructions
/// indented by four blanks and their comments one below the other. Comments, names, the order of statements and single empty lines
/// stay; a statement with a comment in its middle stays as it is.
///
/// As [`parse`](super::parse) does, it stops reading after [`ParseOptions::limit`] errors: to find out what was meant by a statement
/// that is wrong takes far longer than to read one that is right.
pub fn format(source: &str, options: &ParseOptions) -> Formatted {
    let mut parser = Parser::new(source, options);
    let mut formatter = Formatter {
        source,
        out: Printer::with_capacity(source.len() + source.len() / 8),
        scratch: TextScratch::default(),
        empty: true,
        before: Before::Nothing,
    };
    for statement in Statements::new(source) {
        if parser.is_at_limit() {
            formatter.out.text(source.get(statement.start..).unwrap_or_default());
            break;
        }
        let pieces = parser.statement(&statement);
        formatter.statement(&parser, &statement, &pieces);
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

/// What the line before is, as far as an empty line between depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    Instruction,
    Other,
}

struct Formatter<'s> {
    source: &'s str,
    out: Printer,
    scratch: TextScratch,
    /// The line before is empty, or there is none.
    empty: bool,
    before: Before,
}

impl Formatter<'_> {
    fn statement(&mut self, parser: &Parser<'_>, statement: &Statement<'_>, pieces: &Pieces<'_>) {
        let comment = statement.comment.as_ref().and_then(|place| self.source.get(place.clone())).map(str::trim_end);
        if statement.blanked {
            // Its comments have no place in the printed form.
            let end = statement.start + statement.code.len();
            let end = statement.comment.as_ref().map_or(end, |comment| comment.end);
            let whole = self.source.get(statement.start..end).unwrap_or_default();
            return self.verbatim(whole);
        }
        let blank = matches!(pieces.outcome, Outcome::Blank) && pieces.opened + pieces.closed == 0;
        match comment {
            None if blank => self.blank(),
            Some(comment) if blank => {
                let indented = !statement.code.is_empty() || self.indented(statement);
                self.out.text(if indented { "    " } else { "" });
                self.out.text(comment);
                self.end_line(Before::Other);
            }
            _ => self.pieces(parser, statement, pieces, comment),
        }
    }

    /// Whether the comment of a line without a statement begins behind blanks.
    fn indented(&self, statement: &Statement<'_>) -> bool {
        statement.comment.as_ref().is_some_and(|comment| comment.start > statement.start)
    }

    fn blank(&mut self) {
        if !self.empty {
            self.out.byte(b'\n');
            self.empty = true;
        }
    }

    fn end_line(&mut self, before: Before) {
        self.out.byte(b'\n');
        self.empty = false;
        self.before = before;
    }

    fn verbatim(&mut self, text: &str) {
        self.out.text(text.trim_end());
        self.end_line(Before::Other);
    }

    fn pieces(&mut self, parser: &Parser<'_>, statement: &Statement<'_>, pieces: &Pieces<'_>, comment: Option<&str>) {
        for _ in 0..pieces.opened {
            self.out.byte(b'{');
            self.end_line(Before::Other);
        }
        if matches!(pieces.outcome, Outcome::Label(_)) && self.before == Before::Instruction {
            self.blank();
        }
        let start = self.out.len();
        let mut column = 0;
        let before = match &pieces.outcome {
            Outcome::Blank => Before::Nothing,
            Outcome::Directive(directive) => {
                directive.print(&mut self.out);
                Before::Other
            }
            Outcome::Label(name) => {
                self.out.text(name);
                self.out.byte(b':');
                Before::Other
            }
            Outcome::Instruction(place) => {
                column = COMMENT_COLUMN;
                self.out.text("    ");
                self.instruction(parser, place.clone(), statement);
                Before::Instruction
            }
            Outcome::Wrong => {
                self.out.text(statement.code.trim_end());
                Before::Other
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
        // Of a statement that stays as it was, the braces have stayed with it.
        let closed = if matches!(pieces.outcome, Outcome::Wrong) { 0 } else { pieces.closed };
        for left in (0..closed).rev() {
            self.out.byte(b'}');
            if let Some(comment) = comment.filter(|_| left == 0) {
                self.out.byte(b' ');
                self.out.text(comment);
            }
            self.end_line(Before::Other);
        }
    }

    fn instruction(&mut self, parser: &Parser<'_>, place: core::ops::Range<usize>, statement: &Statement<'_>) {
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
