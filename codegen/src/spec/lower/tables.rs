//! Tables of shared documents, which are found by their columns.
//!
//! For example, a table with the columns `Function | Arguments | Meaning` declares functions, in
//! any order of its columns.

use super::Lowering;
use crate::spec::diagnostics::Diagnostic;
use crate::spec::dialect::raw::{RawFolder, RawNamedTable, RawRow};
use crate::spec::rules;
use crate::spec::span::{FileId, Name, Span, Spanned};
use openvisa_cli_support::{nearest, unmistakable};

static BLANK: Name =
    Spanned { value: String::new(), span: Span { file: FileId(0), start: 0, end: 0, line: 1, column: 1 } };

/// Returns the tables that have all columns in `names`, with the index of each column.
pub(super) fn tables_with_columns<'r, const N: usize>(
    tables: &'r [RawNamedTable],
    names: [&'static str; N],
) -> impl Iterator<Item = (&'r RawNamedTable, [usize; N])> {
    tables.iter().filter_map(move |table| {
        let mut columns = [0; N];
        for (column, name) in columns.iter_mut().zip(names) {
            *column = table.header.iter().position(|h| h.value == name)?;
        }
        Some((table, columns))
    })
}

/// Returns the cells of a row by column index. A row that is too short has blank cells.
pub(super) fn cells<'r>(row: &'r RawRow) -> impl Fn(usize) -> &'r Name {
    move |column| row.cells.get(column).unwrap_or(&BLANK)
}

/// The columns of the tables in a strict folder, by document.
static COLUMNS: &[(&str, &[&[&str]])] = &[
    ("platforms.md", &[&["Platform", "Register bytes", "Text", "Notes"], &["Device", "Platform", "Product"]]),
    ("2_datatypes.md", &[&["Type", "Code", "Bits", "Kind", "Meaning"]]),
    ("functions.md", &[&["Function", "Arguments", "Meaning"], &["Name", "Meaning"]]),
    ("roles.md", &[&["Role", "Of", "Values", "Meaning"], &["Form", "Part", "Field", "Meaning"]]),
    (
        "4_visa_header.md",
        &[
            &["Version", "Change"],
            &["Class", "Letter", "Structure", "First", "Most", "Input"],
            &["Variable", "Name", "Type", "Elements", "Access", "Meaning"],
            &["Attribute", "Of", "Value", "Bytes", "Meaning"],
            &["Directive", "Word", "Meaning"],
            &["Key", "Word", "Of", "Meaning"],
            &["Word", "Reserved", "Meaning"],
            &["Fault", "Counted", "Meaning"],
            &["Rule", "Of", "Finding", "Meaning"],
        ],
    ),
];

impl Lowering<'_> {
    /// Reports tables that are ignored only because one header cell is slightly misspelt.
    pub(super) fn report_misnamed_columns(&mut self, raw: &RawFolder) {
        let tables = [&raw.platforms, &raw.data_types, &raw.functions, &raw.roles, &raw.object_tables];
        for (tables, (path, known)) in tables.into_iter().zip(COLUMNS) {
            for table in tables {
                let has = |column: &str| table.header.iter().any(|cell| cell.value == column);
                if known.iter().any(|columns| columns.iter().all(|c| has(c))) {
                    continue;
                }
                for columns in *known {
                    let lacking: Vec<&str> = columns.iter().copied().filter(|c| !has(c)).collect();
                    let &[column] = lacking.as_slice() else { continue };
                    let free = table.header.iter().filter(|cell| !columns.contains(&cell.value.as_str()));
                    let mut near = free.filter(|cell| nearest(&cell.value, [column]).is_some());
                    let Some(cell) = near.next() else { continue };
                    let message = format!("nothing is read from this table of `{path}`: it has no column `{column}`");
                    let finding = Diagnostic::new(&rules::MISSING_TABLE, cell.span, message).label("another name");
                    let finding = finding.help(format!("write `{column}`"));
                    self.report(match unmistakable(&cell.value, column, columns.iter().copied()) {
                        true => finding.edit(cell.span, column),
                        false => finding.guess(cell.span, column),
                    });
                }
            }
        }
    }

    /// Parses a cell with a decimal, hexadecimal or binary number. A blank cell is `None` without a
    /// finding.
    pub(super) fn number_cell(&mut self, cell: &Name, what: &str) -> Option<u64> {
        if cell.value.is_empty() {
            return None;
        }
        let digits = cell.value.strip_prefix("0x").or_else(|| cell.value.strip_prefix("0b"));
        let radix = if cell.value.starts_with("0x") {
            16
        } else if digits.is_some() {
            2
        } else {
            10
        };
        let digits = digits.unwrap_or(&cell.value);
        let number =
            digits.chars().all(|c| c.is_digit(radix)).then(|| u64::from_str_radix(digits, radix).ok()).flatten();
        if number.is_none() {
            let message = format!("`{}` is not a number", cell.value);
            self.report(Diagnostic::new(&rules::TABLE_CELL, cell.span, message).help(format!("expected the {what}")));
        }
        number
    }

    /// Reports a document without the table that it must have.
    pub(super) fn report_missing_table(&mut self, path: &str, columns: &str) {
        let Some(file) = self.sources.find(path) else { return };
        let told = |d: &Diagnostic| d.rule.code == rules::MISSING_TABLE.code && d.primary.file == file;
        if self.diagnostics.iter().any(told) {
            return;
        }
        let message = format!("`{path}` has no table with the columns `{columns}`");
        let span = self.sources.span(file, 0..0);
        self.report(Diagnostic::new(&rules::MISSING_TABLE, span, message).help("add it, or correct its header cells"));
    }
}
