//! The layout of documents: blanks, blank lines, tables, and the indentation of pseudo-code.
//!
//! Formatting changes blanks and line ends, and nothing that the reader takes from a document. For
//! example, `|a|b|` in a table becomes `| a | b |`.
//!
//! | part | layout |
//! | --- | --- |
//! | lines | no blanks at the end, no tabs in the indentation, equal line ends |
//! | blank lines | one at most, one around each heading, none at the ends of the document |
//! | pipe tables | a blank around each cell, three dashes in each cell of the separator |
//! | pseudo-code | four blanks for each level of braces, and where a statement continues |
//!
//! Other code, lists and prose keep their lines and their indentation.

use crate::spec::diagnostics::{Diagnostics, Edit};
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::open_page;
use crate::spec::dialect::tables::{MAX_CELLS, PipeRow, pipe_rows};
use crate::spec::dialect::text::FUNCTION_WORD;
use crate::spec::model::Execution;
use crate::spec::source::Sources;
use crate::spec::span::FileId;
use crate::spec::syntax::indent_lines;
use std::ops::Range;

/// Returns the edits that give a document its layout, in order of place and without overlaps.
/// Returns none for a document that has it, and for one with a fence or a comment without an end:
/// what is code there is uncertain, and blank lines separate only what is not.
#[must_use]
pub fn format_document(sources: &Sources, file: FileId) -> Vec<Edit> {
    let mut unclosed = Diagnostics::default();
    let page = open_page(sources, file, &mut unclosed);
    if !unclosed.is_empty() {
        return Vec::new();
    }
    let lines = lay_out_lines(&page);
    let line_end = match page.text.split_once('\n') {
        Some((first, _)) if first.ends_with('\r') => "\r\n",
        _ => "\n",
    };
    let (mut edits, mut start) = (Vec::new(), 0);
    let mut before: Option<usize> = None;
    for (index, line) in lines.iter().enumerate().filter(|(index, _)| page.kind(*index) != LineKind::Blank) {
        let needs_blank =
            before.is_some_and(|before| before + 1 < index || is_heading(&page, before) || is_heading(&page, index));
        let blank = if needs_blank { line_end } else { "" };
        let end = page.lines.get(index + 1).map_or(page.text.len(), |next| next.start);
        edits.extend(find_change(&page, start..end, &format!("{blank}{line}{line_end}")));
        (start, before) = (end, Some(index));
    }
    edits.extend(find_change(&page, start..page.text.len(), ""));
    edits
}

/// Returns the edit that replaces a part of a document, without what both texts begin and end with.
/// Returns `None` for equal texts.
fn find_change(page: &Page<'_>, place: Range<usize>, wanted: &str) -> Option<Edit> {
    let written = &page.text[place.clone()];
    if written == wanted {
        return None;
    }
    let alike = |(a, b): &(char, char)| a == b;
    let length = |pairs: &mut dyn Iterator<Item = (char, char)>| pairs.map(|(c, _)| c.len_utf8()).sum::<usize>();
    let head = length(&mut written.chars().zip(wanted.chars()).take_while(alike));
    let (written, wanted) = (&written[head..], &wanted[head..]);
    let tail = length(&mut written.chars().rev().zip(wanted.chars().rev()).take_while(alike));
    let span = page.span(place.start + head..place.end - tail);
    Some(Edit { span, replacement: wanted[..wanted.len() - tail].to_owned(), certain: true })
}

/// Returns whether a line is a heading with number signs.
fn is_heading(page: &Page<'_>, line: usize) -> bool {
    let words = page.body(line).text;
    let level = words.bytes().take_while(|byte| *byte == b'#').count();
    page.kind(line) == LineKind::Plain && (1..=6).contains(&level) && words[level..].starts_with(' ')
}

/// Returns the layout of each line, without its line end.
fn lay_out_lines(page: &Page<'_>) -> Vec<String> {
    let mut lines: Vec<String> = (0..page.lines.len()).map(|index| lay_out_line(page, index)).collect();
    let mut index = 0;
    while index < lines.len() {
        let laid_out = match page.kind(index) {
            LineKind::Plain if page.body(index).text.starts_with('|') => lay_out_table(page, index),
            LineKind::Fence => lay_out_fence(page, index),
            _ => vec![],
        };
        let length = laid_out.len();
        lines.splice(index..index + length, laid_out);
        index += length.max(1);
    }
    lines
}

/// Returns a line with blanks as its indentation, and without blanks at its end.
fn lay_out_line(page: &Page<'_>, index: usize) -> String {
    let line = page.lines[index];
    let indentation = &page.text[line.start..line.body];
    match indentation.contains('\t') {
        true => indent(line.indent, page.body(index).text),
        false => page.text[line.start..line.end].to_owned(),
    }
}

fn indent(blanks: usize, words: &str) -> String {
    match words {
        "" => String::new(),
        words => format!("{:blanks$}{words}", ""),
    }
}

/// Returns the lines of the pipe table that begins at a line. A table without a separator below its
/// header keeps its lines: it may be a part of something else.
fn lay_out_table(page: &Page<'_>, first: usize) -> Vec<String> {
    let rows = pipe_rows(page, first, page.lines.len());
    let is_table = rows.get(1).is_some_and(PipeRow::is_separator);
    let lay_out = |row: &PipeRow<'_>| match is_table && row.cells.len() < MAX_CELLS {
        true => indent(page.indent(row.line), &lay_out_row(row)),
        false => lay_out_line(page, row.line),
    };
    rows.iter().map(lay_out).collect()
}

fn lay_out_row(row: &PipeRow<'_>) -> String {
    let is_separator = row.is_separator();
    let cells = row.cells.iter().map(|cell| match cell.text {
        "" => " |".to_owned(),
        dashes if is_separator => format!(" {} |", shorten_dashes(dashes)),
        text => format!(" {text} |"),
    });
    format!("|{}", cells.collect::<String>())
}

/// Returns a cell of a separator with three dashes. Colons state the alignment of the column.
fn shorten_dashes(cell: &str) -> String {
    let colon = |is_written: bool| if is_written { ":" } else { "" };
    format!("{}---{}", colon(cell.starts_with(':')), colon(cell.ends_with(':')))
}

/// Returns the lines of a fence with its code.
fn lay_out_fence(page: &Page<'_>, first: usize) -> Vec<String> {
    let length = (first + 1..page.lines.len()).take_while(|line| page.kind(*line) == LineKind::Fenced).count();
    let (code, last) = (first + 1..first + 1 + length, first + 1 + length);
    let info = page.body(first).text.trim_start_matches(['`', '~']);
    let is_program = |word: &str| word == FUNCTION_WORD || Execution::parse(word).is_some();
    let mut lines: Vec<String> = (first..=last).map(|line| lay_out_line(page, line)).collect();
    if info.split_whitespace().next().is_some_and(is_program) {
        let text: Vec<&str> = code.clone().map(|line| page.body(line).text).collect();
        let blanks = indent_lines(&text.join("\n"));
        for ((line, words), blanks) in lines[1..].iter_mut().zip(text).zip(blanks) {
            *line = indent(page.indent(first) + blanks, words);
        }
    }
    lines
}
