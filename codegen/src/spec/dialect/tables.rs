//! Tables as written: pipe tables, and grid and simple tables of reStructuredText.
//!
//! Rows are split from the lines rather than taken from a Markdown parser. A parser drops cells
//! beyond the width of the header, and sees no table where header and separator differ. For
//! example, `| a | b\|c |` is a row of two cells.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::spanned_str::SpannedStr;
use crate::spec::rules;
use std::ops::Range;

/// Maximum number of cells of a row that are read.
pub(crate) const MAX_CELLS: usize = 64;

/// A row of a pipe table.
#[derive(Clone, Debug)]
pub(crate) struct PipeRow<'a> {
    /// The line of the row.
    pub(crate) line: usize,
    /// The cells without surrounding blanks.
    pub(crate) cells: Vec<SpannedStr<'a>>,
}

impl PipeRow<'_> {
    pub(crate) fn is_blank(&self) -> bool {
        self.cells.iter().all(|c| c.is_empty())
    }

    /// Returns whether the row is the line of dashes below the header.
    pub(crate) fn is_separator(&self) -> bool {
        !self.cells.is_empty() && self.cells.iter().all(|c| is_dashes(c.text))
    }
}

fn is_dashes(cell: &str) -> bool {
    let cell = cell.strip_prefix(':').unwrap_or(cell);
    let cell = cell.strip_suffix(':').unwrap_or(cell);
    !cell.is_empty() && cell.bytes().all(|b| b == b'-')
}

/// Splits a line of a pipe table into cells. A bar after a backslash belongs to the cell.
pub(crate) fn pipe_cells(line: SpannedStr<'_>) -> Vec<SpannedStr<'_>> {
    let inner = line.strip_prefix("|").unwrap_or(line);
    let mut cells = Vec::new();
    let (mut start, mut escaped) = (0, false);
    for (i, b) in inner.text.bytes().enumerate() {
        if b == b'|' && !escaped {
            cells.push(inner.split_at(i).0.split_at(start).1.trim());
            start = i + 1;
            if cells.len() == MAX_CELLS {
                return cells;
            }
        }
        escaped = b == b'\\' && !escaped;
    }
    let last = inner.split_at(start).1.trim();
    if !last.is_empty() {
        cells.push(last);
    }
    cells
}

/// Reads the lines from `first` on that belong to a pipe table. As in Markdown, a row below the first
/// may lack its bar at the left.
pub(crate) fn pipe_rows<'a>(page: &Page<'a>, first: usize, limit: usize) -> Vec<PipeRow<'a>> {
    let kind = page.kind(first);
    let is_row = |line: &str| line.starts_with('|') || line.contains(" | ");
    (first..limit)
        .take_while(|i| page.kind(*i) == kind && is_row(page.body(*i).text))
        .map(|line| PipeRow { line, cells: pipe_cells(page.body(line)) })
        .collect()
}

pub(crate) fn lines_of(rows: &[PipeRow<'_>]) -> Range<usize> {
    match (rows.first(), rows.last()) {
        (Some(first), Some(last)) => first.line..last.line + 1,
        _ => 0..0,
    }
}

/// Returns the byte range from the first to the last word of some lines.
pub(crate) fn bytes_of(page: &Page<'_>, lines: Range<usize>) -> Range<usize> {
    if lines.is_empty() {
        return 0..0;
    }
    page.body(lines.start).at..page.body(lines.end - 1).end()
}

/// Reports rows whose number of cells differs from the header, or that lack the bar at the left.
pub(crate) fn check_widths(page: &Page<'_>, rows: &[PipeRow<'_>], out: &mut Diagnostics) {
    let Some((header, rest)) = rows.split_first() else { return };
    for row in rest.iter().filter(|row| !page.body(row.line).text.starts_with('|')) {
        let finding = rules::TABLE_WIDTH.at(page.line_span(row.line), "a row of a table without a bar at its left");
        out.push(finding.help("begin it with `|`; text after a table follows a blank line"));
    }
    let width = header.cells.len();
    let Some((separator, body)) = rest.split_first().filter(|(row, _)| row.is_separator()) else { return };
    let found = separator.cells.len();
    if found != width {
        let span = page.line_span(separator.line);
        let right = format!("|{}", " --- |".repeat(width));
        let finding = rules::TABLE_WIDTH.at(span, format!("the separator has {found} cells, the header {width}"));
        let finding = finding.also(page.line_span(header.line), "the header");
        out.push(finding.help(format!("write `{right}`; Markdown sees no table here")).edit(span, right));
    }
    for row in body.iter().filter(|r| r.cells.len() != width) {
        let found = row.cells.len();
        let finding = match row.cells.get(width) {
            Some(extra) => {
                let span = page.span(extra.at..page.body(row.line).end());
                let message = format!("a row of {found} cells in a table of {width}");
                let help = "Markdown drops what is too much; a bar within a cell is written `\\|`";
                rules::TABLE_WIDTH.at(span, message).help(help)
            }
            None if page.strict => {
                let message = format!("a row of {found} cells in a table of {width}");
                rules::TABLE_WIDTH
                    .at(page.line_span(row.line), message)
                    .help("add the missing cells; they may be blank")
            }
            None => continue,
        };
        out.push(finding.also(page.line_span(header.line), "the header"));
    }
}

/// The kind of table that begins at a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableKind {
    /// `| a | b |`
    Pipe,
    /// `+---+---+`
    Grid,
    /// `====  ====`
    Simple,
}

/// Returns the kind of table that begins at a line, or `None`.
pub(crate) fn kind_at(page: &Page<'_>, line: usize) -> Option<TableKind> {
    if !matches!(page.kind(line), LineKind::Plain | LineKind::Fenced) {
        return None;
    }
    let words = page.body(line).text;
    let made_of = |marks: &[u8]| words.bytes().all(|b| marks.contains(&b));
    if words.starts_with('|') {
        Some(TableKind::Pipe)
    } else if words.len() > 2 && words.starts_with("+-") && made_of(b"+-") {
        Some(TableKind::Grid)
    } else if words.len() > 4 && words.starts_with("==") && words.contains(' ') && made_of(b"= ") {
        Some(TableKind::Simple)
    } else {
        None
    }
}

/// A table read for its content. Cells may be joined from several lines.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) header: Vec<String>,
    pub(crate) rows: Vec<TableRow>,
    pub(crate) lines: Range<usize>,
}

/// A row of a [`Table`].
#[derive(Debug)]
pub(crate) struct TableRow {
    pub(crate) cells: Vec<String>,
    pub(crate) lines: Range<usize>,
}

/// Reads the table that begins at a line.
pub(crate) fn read(page: &Page<'_>, first: usize, limit: usize) -> Option<Table> {
    match kind_at(page, first)? {
        TableKind::Pipe => Some(read_pipe_table(page, first, limit)),
        TableKind::Grid => Some(read_grid_table(page, first, limit)),
        TableKind::Simple => read_simple_table(page, first, limit),
    }
}

fn owned_row(row: &PipeRow<'_>) -> TableRow {
    TableRow { cells: row.cells.iter().map(|c| c.text.to_owned()).collect(), lines: row.line..row.line + 1 }
}

fn read_pipe_table(page: &Page<'_>, first: usize, limit: usize) -> Table {
    let rows = pipe_rows(page, first, limit);
    let lines = lines_of(&rows);
    let mut body = rows.iter().filter(|r| !r.is_separator()).map(owned_row);
    let header = body.next().map_or_else(Vec::new, |r| r.cells);
    Table { header, rows: body.collect(), lines }
}

/// Reads a grid table: the lines between two borders form a row. A border of a spanning cell splits
/// its row.
fn read_grid_table(page: &Page<'_>, first: usize, limit: usize) -> Table {
    let end = (first..limit)
        .find(|i| page.kind(*i) != page.kind(first) || !page.body(*i).text.starts_with(['|', '+']))
        .unwrap_or(limit);
    let mut rows: Vec<TableRow> = Vec::new();
    let mut begins = true;
    for line in first..end {
        let words = page.body(line);
        if words.text.starts_with('+') {
            begins = true;
            continue;
        }
        let cells = pipe_cells(words);
        match rows.last_mut().filter(|r| !begins && r.cells.len() == cells.len()) {
            Some(row) => {
                row.lines.end = line + 1;
                for (cell, more) in row.cells.iter_mut().zip(&cells).filter(|(_, more)| !more.is_empty()) {
                    if !cell.is_empty() {
                        cell.push(' ');
                    }
                    cell.push_str(more.text);
                }
            }
            None => rows.push(owned_row(&PipeRow { line, cells })),
        }
        begins = false;
    }
    let header = if rows.is_empty() { Vec::new() } else { rows.remove(0).cells };
    Table { header, rows, lines: first..end }
}

/// Reads a simple table, whose columns begin where the runs of `=` begin.
fn read_simple_table(page: &Page<'_>, first: usize, limit: usize) -> Option<Table> {
    let border = page.body(first);
    let at = border.at - page.lines[first].start;
    let mut columns = Vec::new();
    let mut gap = true;
    for (i, b) in border.text.bytes().enumerate() {
        if b == b'=' && gap && columns.len() < MAX_CELLS {
            columns.push(at + i);
        }
        gap = b != b'=';
    }
    let borders: Vec<usize> = (first..limit)
        .take_while(|i| page.kind(*i) == page.kind(first))
        .filter(|i| kind_at(page, *i) == Some(TableKind::Simple))
        .take(3)
        .collect();
    let &[_, second, third] = borders.as_slice() else { return None };
    let row = |line: usize| {
        let text = &page.text[page.lines[line].start..page.lines[line].end];
        let ends = columns.iter().skip(1).copied().chain([text.len()]);
        let cells = columns.iter().zip(ends).map(|(from, to)| text.get(*from..to.min(text.len())).unwrap_or("").trim());
        TableRow { cells: cells.map(str::to_owned).collect(), lines: line..line + 1 }
    };
    let header = (first + 1..second).next().map_or_else(Vec::new, |line| row(line).cells);
    Some(Table { header, rows: (second + 1..third).map(row).collect(), lines: first..third + 1 })
}

impl Table {
    /// Returns the column of codes, and the order in which the other cells form an enumerator's
    /// text. Returns `None` if no column has codes.
    fn code_columns(&self) -> Option<(usize, Vec<usize>)> {
        const CODES: [&str; 6] = ["Value", "SubOp", "Encoding", "Bits", "Code", "Binary Format"];
        const SYMBOLS: [&str; 3] = ["Symbol", "Text Format", "Text"];
        let place = |names: &[&str]| self.header.iter().position(|h| names.contains(&h.as_str()));
        let code = place(&CODES)?;
        let symbol = place(&SYMBOLS).filter(|s| *s != code);
        let others = (0..self.header.len()).filter(|i| *i != code && Some(*i) != symbol);
        Some((code, symbol.into_iter().chain(others).collect()))
    }

    /// Returns each row that has a code, with the cell of the code and the text of the other cells.
    pub(crate) fn numbered_rows(&self) -> Vec<(&TableRow, &str, String)> {
        let Some((code, order)) = self.code_columns() else { return Vec::new() };
        self.rows
            .iter()
            .filter_map(|row| {
                let TableRow { cells, .. } = row;
                let number = cells.get(code)?.as_str();
                let cell = |i: &usize| cells.get(*i).map(String::as_str).filter(|c| !c.is_empty());
                let text: Vec<&str> = order.iter().filter_map(cell).collect();
                Some((row, number, text.join(" - ")))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(line: &str) -> Vec<&str> {
        pipe_cells(SpannedStr::new(line, 0)).into_iter().map(|c| c.text).collect()
    }

    #[test]
    fn bars_divide_unless_escaped() {
        assert_eq!(cells("| a | b\\|c |  |"), ["a", "b\\|c", ""]);
        assert_eq!(cells("| a | b"), ["a", "b"]);
        assert_eq!(cells("|"), [""; 0]);
        assert_eq!(cells("| |"), [""]);
    }

    #[test]
    fn a_row_has_only_so_many_cells() {
        assert_eq!(cells(&"|x".repeat(100_000)).len(), MAX_CELLS);
    }
}
