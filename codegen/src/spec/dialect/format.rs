//! Format and CONDITION sections: tables of field names in wire order.
//!
//! For example, the cells `0x01(ADD) | Exec_size | Pred` give the opcode and the first two fields.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::number;
use crate::spec::dialect::raw::{RawGate, RawTable, Section};
use crate::spec::dialect::sections::{SectionPart, shorten_quote};
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier, is_mnemonic};
use crate::spec::dialect::tables::{PipeRow, bytes_of, lines_of, pipe_rows};
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};

/// Maximum number of cells in a row of a strict table.
const MAX_COLUMNS: usize = 7;

/// Reads the table of a Format or CONDITION section, or returns `None`.
pub(crate) fn read(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Option<RawTable> {
    let condition = part.section == Some(Section::Condition);
    let mut gates = Vec::new();
    let mut conditions = Vec::new();
    let mut stated = false;
    let mut table: Option<RawTable> = None;
    let mut i = part.body.start;
    while i < part.body.end {
        let words = page.body(i);
        if words.text.starts_with('|') {
            let rows = pipe_rows(page, i, part.body.end);
            i = lines_of(&rows).end;
            let read = read_table(page, &rows, out);
            match (&table, read) {
                (None, read) => table = read,
                (Some(first), Some(second)) => out.push(
                    rules::SECOND_TABLE
                        .at(second.span, "a second table in one section")
                        .also(first.span, "the first")
                        .help("write variants of a format in CONDITION sections"),
                ),
                (Some(_), None) => {}
            }
            continue;
        }
        if page.written(i..i + 1).next().is_some() {
            match words.strip_prefix("- ").filter(|_| condition) {
                Some(bullet) => {
                    stated = true;
                    read_condition(page, i, bullet, &mut gates, &mut conditions, out);
                }
                None => report_stray(page, words, condition, out),
            }
        }
        i += 1;
    }
    if condition {
        check_condition(part, table.is_some(), !stated, out);
    }
    let mut table = table?;
    table.name.clone_from(&part.name);
    table.gates = gates;
    table.conditions = conditions;
    Some(table)
}

/// Reports a line that is not part of a format.
fn report_stray(page: &Page<'_>, words: SpannedStr<'_>, condition: bool, out: &mut Diagnostics) {
    let help = match condition {
        true => "a CONDITION section has bullets such as `- Op=a, b`, then a table",
        false => "the Format section is a table, or nothing where the opcode is all there is",
    };
    let message = format!("`{}` is not part of a format", shorten_quote(words.text));
    out.push(rules::STRAY_TEXT.at(page.span(words.range()), message).help(help));
}

fn check_condition(part: &SectionPart, table: bool, unconditional: bool, out: &mut Diagnostics) {
    if !table {
        let finding = rules::CONDITION_WITHOUT_TABLE.at(part.heading, "this CONDITION section has no table");
        out.push(finding.help("the table of the variant follows its bullets"));
    }
    if unconditional {
        let finding = rules::CONDITION_BULLET.at(part.heading, "this CONDITION section states no condition");
        out.push(finding.help("add bullets such as `- Op=a, b`"));
    }
}

/// Reads a condition such as `- Op.op=ld, ld_lz` or `- {-v3.2}`.
fn read_condition(
    page: &Page<'_>,
    line: usize,
    bullet: SpannedStr<'_>,
    gates: &mut Vec<RawGate>,
    conditions: &mut Vec<(Name, Vec<Name>)>,
    out: &mut Diagnostics,
) {
    page.check_indent(line, 0, "the bullet of a condition", out);
    let (found, rest) = gates::split_leading_gates(page, bullet.trim());
    if rest.is_empty() && !found.is_empty() {
        gates.extend(found);
        return;
    }
    let parts = rest.split_once("=").map(|(left, right)| (left.trim(), right.trim()));
    let values: Vec<SpannedStr<'_>> =
        parts.iter().flat_map(|(_, right)| right.split(',')).map(SpannedStr::trim).collect();
    let (Some((left, _)), true) = (parts, found.is_empty() && !values.iter().any(|v| v.is_empty())) else {
        let message = format!("`{}` is not a condition", shorten_quote(bullet.text));
        out.push(rules::CONDITION_BULLET.at(page.span(bullet.range()), message).help(
            "a condition is a field, or a field, a point and a group, then `=` and its values: `- Op.op=ld, ld_lz`",
        ));
        return;
    };
    conditions.push((page.name(left), values.into_iter().map(|v| page.name(v)).collect()));
}

/// Reads the rows of a table. Returns `None` if it has no cells.
fn read_table(page: &Page<'_>, rows: &[PipeRow<'_>], out: &mut Diagnostics) -> Option<RawTable> {
    let span = page.span(bytes_of(page, lines_of(rows)));
    if rows.iter().all(|r| r.cells.is_empty()) {
        let first = page.lines[rows[0].line].start;
        let last = page.lines.get(lines_of(rows).end).map_or(page.text.len(), |l| l.start);
        let finding = rules::EMPTY_TABLE.at(span, "a format table without cells");
        let finding = finding.help("an instruction that is its opcode has no table; delete these lines");
        out.push(finding.edit(page.span(first..last), ""));
        return None;
    }
    let separator = rows.iter().position(PipeRow::is_separator);
    let body = match separator {
        Some(at) => &rows[at + 1..],
        None => {
            let finding = rules::FORMAT_HEADER.at(span, "this table has no separator below its header");
            out.push(finding.help("a format table begins with a row of blank cells and a row of `---`"));
            rows
        }
    };
    check_header(page, &rows[..separator.unwrap_or(0)], separator.map(|at| &rows[at]), body, out);
    let mut table = RawTable {
        name: None,
        gates: Vec::new(),
        conditions: Vec::new(),
        opcodes: Vec::new(),
        cells: Vec::new(),
        span,
    };
    for row in body.iter().filter(|r| separator.is_some() || !r.is_blank()) {
        read_row(page, row, &mut table, out);
    }
    if table.opcodes.is_empty() {
        let finding = rules::FORMAT_OPCODE.at(span, "this table does not begin with an opcode");
        out.push(finding.help("its first cell is the opcode: `0x01(ADD)`"));
    }
    check_blanks(page, body, &table, out);
    Some(table)
}

/// Checks that the header and the separator have one blank cell for each column.
fn check_header(
    page: &Page<'_>,
    above: &[PipeRow<'_>],
    separator: Option<&PipeRow<'_>>,
    body: &[PipeRow<'_>],
    out: &mut Diagnostics,
) {
    let most = body.iter().map(|r| r.cells.len()).max().unwrap_or(0);
    let least = body.iter().map(|r| r.cells.len()).min().unwrap_or(0);
    // If all rows have one width, the header must match it. Otherwise the header decides, if it
    // matches any row.
    let header = above.first().map_or(most, |header| header.cells.len());
    let width = if least < most && body.iter().any(|r| r.cells.len() == header) { header } else { most };
    if let (true, Some(separator)) = (above.is_empty(), separator) {
        let span = page.line_span(separator.line);
        let finding = rules::FORMAT_HEADER.at(span, "this table has no header above its separator");
        out.push(finding.help(format!("write `|{}` above it; Markdown sees no table here", " |".repeat(width))));
    }
    for row in above.iter().filter(|r| !r.is_blank()) {
        let finding = rules::FORMAT_HEADER.at(page.line_span(row.line), "a format table has no names in its header");
        out.push(finding.help("leave the cells above the separator blank"));
    }
    if let (Some(header), Some(separator)) = (above.first(), separator) {
        let found = if header.cells.len() == width { separator.cells.len() } else { header.cells.len() };
        if found != width && width > 0 {
            let whole = page.span(bytes_of(page, header.line..separator.line + 1));
            let right = format!("|{}\n|{}", " |".repeat(width), " --- |".repeat(width));
            let message = format!("the header has {found} cells, the rows {width}");
            out.push(
                rules::TABLE_WIDTH
                    .at(page.line_span(header.line), message)
                    .help(
                        "give header and separator a cell for each column; Markdown drops the others, or sees no table",
                    )
                    .edit(whole, right),
            );
        }
    }
    for row in body.iter().filter(|r| r.cells.len() != width) {
        let message = format!("a row of {} cells in a table of {width}", row.cells.len());
        let help = match row.cells.len() < width {
            true => "fill the row with blank cells",
            false => "go on in the next row; Markdown drops the cells that the header has no place for",
        };
        out.push(rules::TABLE_WIDTH.at(page.line_span(row.line), message).help(help));
    }
    if let (true, Some(row)) = (page.strict, body.iter().find(|r| r.cells.len() > MAX_COLUMNS)) {
        let message = format!("a row of {} cells; {MAX_COLUMNS} are the most", row.cells.len());
        let help = "go on in a continuation row, whose first cell is blank";
        out.push(rules::TABLE_WIDTH.at(page.line_span(row.line), message).help(help));
    }
}

fn read_row(page: &Page<'_>, row: &PipeRow<'_>, table: &mut RawTable, out: &mut Diagnostics) {
    for cell in row.cells.iter().filter(|c| !c.is_empty()) {
        if cell.text.starts_with(|c: char| c.is_ascii_digit()) {
            read_opcode_cell(page, *cell, table, out);
            continue;
        }
        let (name, starred) = match cell.strip_suffix("*") {
            Some(name) => (name.strip_suffix("\\").unwrap_or(name).trim(), true),
            None => (*cell, false),
        };
        let span = page.span(cell.range());
        if starred && page.strict {
            let finding = rules::FORMAT_CELL.at(span, "a star says nothing that the variants do not say");
            out.push(finding.help("delete it").edit(span, name.text));
        }
        if !is_identifier(name.text) {
            let message = format!("`{}` is not the name of a field", shorten_quote(name.text));
            out.push(rules::FORMAT_CELL.at(span, message).help(
                "a name is letters, digits and `_`; a repeated field is named once, and its bullet gives the count",
            ));
        }
        table.cells.push(page.name(name));
    }
}

/// Reads an opcode cell such as `0x4e(SVM)`. At most two may begin the table.
fn read_opcode_cell(page: &Page<'_>, cell: SpannedStr<'_>, table: &mut RawTable, out: &mut Diagnostics) {
    let span = page.span(cell.range());
    let read = number::read(cell).filter(|(n, _)| n.base == 16).and_then(|(number, rest)| {
        let name = rest.strip_prefix("(")?.strip_suffix(")")?;
        is_mnemonic(name.text).then_some((number, name))
    });
    let Some((number, name)) = read else {
        let message = format!("`{}` is neither an opcode nor the name of a field", shorten_quote(cell.text));
        let help = "an opcode is `0x`, two hexadecimal digits, and the name in parentheses: `0x01(ADD)`";
        out.push(rules::FORMAT_OPCODE.at(span, message).help(help));
        return;
    };
    if !table.cells.is_empty() || table.opcodes.len() == 2 {
        let help = "the opcode, and the sub-opcode if there is one, are the first cells of the first row";
        out.push(rules::FORMAT_OPCODE.at(span, "an opcode in the middle of a format").help(help));
        return;
    }
    if let Some(code) = number::checked_value(page, number, 0xff, "an opcode", out) {
        table.opcodes.push((Spanned::new(code.value, code.span), page.name(name)));
    }
}

/// Checks that blank cells occur only below the opcodes and at the end of the last row.
fn check_blanks(page: &Page<'_>, body: &[PipeRow<'_>], table: &RawTable, out: &mut Diagnostics) {
    for (i, row) in body.iter().enumerate() {
        let names = row.cells.iter().rposition(|c| !c.is_empty()).map_or(0, |last| last + 1);
        let end = if i + 1 == body.len() { names } else { row.cells.len() };
        let begin = if i == 0 { 0 } else { table.opcodes.len().max(1) };
        for cell in row.cells[..end].iter().skip(begin).filter(|c| c.is_empty()) {
            let at = cell.at.saturating_sub(1)..cell.at + 1;
            let finding = rules::BLANK_CELL.at(page.span(at), "a blank cell between names");
            out.push(finding.help("blank cells are allowed below the opcode, and at the end of the last row"));
        }
        if let (true, Some(cell)) = (i > 0, row.cells[..end].first().filter(|c| !c.is_empty())) {
            let finding = rules::BLANK_CELL.at(page.span(cell.range()), "a name below the opcode");
            out.push(finding.help("the first cell of a continuation row is blank"));
        }
    }
}
