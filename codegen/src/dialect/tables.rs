//! Tables as they stand in the source: pipe tables, and the grid and simple tables of reStructuredText.
//!
//! Rows are split from the lines, not taken from a Markdown parser: that drops cells which the header has no place for, and
//! sees no table at all where header and separator differ.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::lines::{LineKind, Page};
use crate::dialect::piece::Piece;
use crate::rules;
use std::ops::Range;

/// Cells of a row beyond this many are not read.
pub(crate) const MOST_CELLS: usize = 64;

/// One row.
#[derive(Clone, Debug)]
pub(crate) struct Row<'a> {
    /// Its line.
    pub(crate) line: usize,
    /// Its cells, without the blanks around them.
    pub(crate) cells: Vec<Piece<'a>>,
}

impl Row<'_> {
    pub(crate) fn is_blank(&self) -> bool {
        self.cells.iter().all(|c| c.is_empty())
    }

    /// Whether it is the line of dashes below the header.
    pub(crate) fn is_separator(&self) -> bool {
        !self.cells.is_empty() && self.cells.iter().all(|c| is_dashes(c.text))
    }
}

fn is_dashes(cell: &str) -> bool {
    let cell = cell.strip_prefix(':').unwrap_or(cell);
    let cell = cell.strip_suffix(':').unwrap_or(cell);
    !cell.is_empty() && cell.bytes().all(|b| b == b'-')
}

/// The cells of the line of a pipe table. A bar after a backslash is part of a cell.
pub(crate) fn pipe_cells(line: Piece<'_>) -> Vec<Piece<'_>> {
    let inner = line.strip_prefix("|").unwrap_or(line);
    let mut cells = Vec::new();
    let (mut start, mut escaped) = (0, false);
    for (i, b) in inner.text.bytes().enumerate() {
        if b == b'|' && !escaped {
            cells.push(inner.split_at(i).0.split_at(start).1.trim());
            start = i + 1;
            if cells.len() == MOST_CELLS {
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

/// The lines from `first` on that belong to a pipe table, as rows.
pub(crate) fn pipe_rows<'a>(page: &Page<'a>, first: usize, limit: usize) -> Vec<Row<'a>> {
    let kind = page.kind(first);
    (first..limit)
        .take_while(|i| page.kind(*i) == kind && page.body(*i).text.starts_with('|'))
        .map(|line| Row { line, cells: pipe_cells(page.body(line)) })
        .collect()
}

/// The lines of rows.
pub(crate) fn lines_of(rows: &[Row<'_>]) -> Range<usize> {
    match (rows.first(), rows.last()) {
        (Some(first), Some(last)) => first.line..last.line + 1,
        _ => 0..0,
    }
}

/// The bytes from the first to the last word of some lines.
pub(crate) fn bytes_of(page: &Page<'_>, lines: Range<usize>) -> Range<usize> {
    if lines.is_empty() {
        return 0..0;
    }
    page.body(lines.start).at..page.body(lines.end - 1).end()
}

/// Findings about a table with header cells whose rows differ in width.
pub(crate) fn check_widths(page: &Page<'_>, rows: &[Row<'_>], diagnostics: &mut Diagnostics) {
    let Some((header, rest)) = rows.split_first() else { return };
    let width = header.cells.len();
    let Some((separator, body)) = rest.split_first().filter(|(row, _)| row.is_separator()) else { return };
    let found = separator.cells.len();
    if found != width {
        let span = page.line_span(separator.line);
        let right = format!("|{}", " --- |".repeat(width));
        diagnostics.push(
            Diagnostic::new(&rules::TABLE_WIDTH, span, format!("the separator has {found} cells, the header {width}"))
                .also(page.line_span(header.line), "the header")
                .help(format!("write `{right}`; Markdown sees no table here"))
                .edit(span, right),
        );
    }
    for row in body.iter().filter(|r| r.cells.len() != width) {
        let found = row.cells.len();
        let finding = match row.cells.get(width) {
            Some(extra) => {
                let span = page.span(extra.at..page.body(row.line).end());
                let message = format!("a row of {found} cells in a table of {width}");
                let help = "Markdown drops what is too much; a bar within a cell is written `\\|`";
                Diagnostic::new(&rules::TABLE_WIDTH, span, message).help(help)
            }
            None if page.strict => {
                let message = format!("a row of {found} cells in a table of {width}");
                Diagnostic::new(&rules::TABLE_WIDTH, page.line_span(row.line), message)
                    .help("add the missing cells; they may be blank")
            }
            None => continue,
        };
        diagnostics.push(finding.also(page.line_span(header.line), "the header"));
    }
}

/// What begins at a line, as far as tables go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableKind {
    /// `| a | b |`
    Pipe,
    /// `+---+---+`
    Grid,
    /// `====  ====`
    Simple,
}

/// Whether a table begins at a line.
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

/// A table read for its content: the header and the rows, whose cells may have been joined from several lines.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) header: Vec<String>,
    pub(crate) rows: Vec<TableRow>,
    pub(crate) lines: Range<usize>,
}

/// A row of such a table.
#[derive(Debug)]
pub(crate) struct TableRow {
    pub(crate) cells: Vec<String>,
    pub(crate) lines: Range<usize>,
}

/// The table that begins at a line.
pub(crate) fn read(page: &Page<'_>, first: usize, limit: usize) -> Option<Table> {
    match kind_at(page, first)? {
        TableKind::Pipe => Some(pipe(page, first, limit)),
        TableKind::Grid => Some(grid(page, first, limit)),
        TableKind::Simple => simple(page, first, limit),
    }
}

fn owned(row: &Row<'_>) -> TableRow {
    TableRow { cells: row.cells.iter().map(|c| c.text.to_owned()).collect(), lines: row.line..row.line + 1 }
}

fn pipe(page: &Page<'_>, first: usize, limit: usize) -> Table {
    let rows = pipe_rows(page, first, limit);
    let lines = lines_of(&rows);
    let mut body = rows.iter().filter(|r| !r.is_separator()).map(owned);
    let header = body.next().map_or_else(Vec::new, |r| r.cells);
    Table { header, rows: body.collect(), lines }
}

/// A grid table: a row is what stands between two borders. A border within a row (cells that span rows) divides it as well.
fn grid(page: &Page<'_>, first: usize, limit: usize) -> Table {
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
            None => rows.push(owned(&Row { line, cells })),
        }
        begins = false;
    }
    let header = if rows.is_empty() { Vec::new() } else { rows.remove(0).cells };
    Table { header, rows, lines: first..end }
}

/// A simple table: columns begin where runs of `=` begin.
fn simple(page: &Page<'_>, first: usize, limit: usize) -> Option<Table> {
    let border = page.body(first);
    let at = border.at - page.lines[first].start;
    let mut columns = Vec::new();
    let mut gap = true;
    for (i, b) in border.text.bytes().enumerate() {
        if b == b'=' && gap && columns.len() < MOST_CELLS {
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
    /// The column of numbers, and the order in which the other cells make the text of an enumerator. `None`: it has no
    /// numbers.
    fn columns(&self) -> Option<(usize, Vec<usize>)> {
        const CODES: [&str; 6] = ["Value", "SubOp", "Encoding", "Bits", "Code", "Binary Format"];
        const SYMBOLS: [&str; 3] = ["Symbol", "Text Format", "Text"];
        let place = |names: &[&str]| self.header.iter().position(|h| names.contains(&h.as_str()));
        let code = place(&CODES)?;
        let symbol = place(&SYMBOLS).filter(|s| *s != code);
        let others = (0..self.header.len()).filter(|i| *i != code && Some(*i) != symbol);
        Some((code, symbol.into_iter().chain(others).collect()))
    }

    /// The rows that give a number a meaning: the cell of the number, and the text.
    pub(crate) fn numbered(&self) -> Vec<(&TableRow, &str, String)> {
        let Some((code, order)) = self.columns() else { return Vec::new() };
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
        pipe_cells(Piece::new(line, 0)).into_iter().map(|c| c.text).collect()
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
        assert_eq!(cells(&"|x".repeat(100_000)).len(), MOST_CELLS);
    }
}
