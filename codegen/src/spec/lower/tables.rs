//! Tables of shared documents, which are found by their columns.
//!
//! For example, a table with the columns `Function | Arguments | Meaning` declares functions, in
//! any order of its columns.

use super::Lowering;
use crate::spec::diagnostics::Diagnostic;
use crate::spec::dialect::raw::{RawFolder, RawNamedTable, RawRow};
use crate::spec::rules;
use crate::spec::span::{Name, Span, Spanned};
use openvisa_cli_support::{nearest, unmistakable};

static BLANK: Name = Spanned { value: String::new(), span: Span::START };

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

/// Further columns of these tables, which may be missing.
static OPTIONAL_COLUMNS: &[&str] = &[
    "Registers",
    "Register counts",
    "Address registers",
    "Local id registers",
    "Cache levels",
    "Takes",
    "Gives",
    "Needs",
    "Declared",
];

impl Lowering<'_> {
    /// Lowers the rows of all tables with the columns in `names` by a function that gets their
    /// cells in these columns. A row is `what`, which has no gate.
    pub(super) fn lower_rows<'r, const N: usize>(
        &mut self,
        raw: &'r [RawNamedTable],
        names: [&'static str; N],
        what: &str,
        lower: impl Fn(&mut Self, &'r RawRow, [&'r Name; N]),
    ) {
        self.lower_rows_with(raw, names, [], what, |lowering, _, row, cells, []| lower(lowering, row, cells));
    }

    /// Lowers rows as `lower_rows` does. The function gets the table too, and the cells in the
    /// columns that a table may have.
    pub(super) fn lower_rows_with<'r, const N: usize, const M: usize>(
        &mut self,
        raw: &'r [RawNamedTable],
        names: [&'static str; N],
        optional: [&'static str; M],
        what: &str,
        mut lower: impl FnMut(&mut Self, &'r RawNamedTable, &'r RawRow, [&'r Name; N], [Option<&'r Name>; M]),
    ) {
        for (table, columns) in tables_with_columns(raw, names) {
            let optional = optional.map(|name| table.header.iter().position(|header| header.value == name));
            for row in &table.rows {
                self.report_gates(&row.gates, what);
                let cell = cells(row);
                lower(self, table, row, columns.map(&cell), optional.map(|column| column.map(&cell)));
            }
        }
    }

    /// Reports header cells that are slightly misspelt, and returns the folder with the right ones,
    /// so that one misspelling is one finding. Returns `None` if none is misspelt.
    pub(super) fn rename_columns(&mut self, raw: &RawFolder) -> Option<RawFolder> {
        let mut renamed = raw.clone();
        let tables = [
            &mut renamed.platforms,
            &mut renamed.data_types,
            &mut renamed.functions,
            &mut renamed.roles,
            &mut renamed.object_tables,
        ];
        let mut any = false;
        for (tables, (path, known)) in tables.into_iter().zip(COLUMNS) {
            for table in tables {
                for columns in *known {
                    any |= self.rename_column(table, path, columns);
                }
            }
        }
        any.then_some(renamed)
    }

    /// Renames a misspelt header cell of a table that has all other `columns`, or an optional one
    /// of a table that has them all. Returns whether there is one.
    fn rename_column(&mut self, table: &mut RawNamedTable, path: &str, columns: &[&'static str]) -> bool {
        let has = |column: &str| table.header.iter().any(|cell| cell.value == column);
        let lacking: Vec<&'static str> = columns.iter().copied().filter(|c| !has(c)).collect();
        let candidates: Vec<&'static str> = match lacking.as_slice() {
            [] => OPTIONAL_COLUMNS.iter().copied().filter(|c| !has(c)).collect(),
            [column] => vec![column],
            _ => return false,
        };
        let known = |cell: &Name| columns.contains(&cell.value.as_str()) || OPTIONAL_COLUMNS.contains(&&*cell.value);
        let near = table.header.iter().enumerate().filter(|(_, cell)| !known(cell));
        let near = near.filter_map(|(at, cell)| Some((at, nearest(&cell.value, candidates.iter().copied())?))).next();
        let Some((at, column)) = near else { return false };
        // Another table of the document may be the one that is meant.
        if COLUMNS.iter().flat_map(|(_, all)| *all).any(|all| all.iter().all(|c| has(c)) && !lacking.is_empty()) {
            return false;
        }
        let cell = table.header[at].clone();
        let message = format!("a table of `{path}` has no column `{column}`");
        let finding = rules::MISSING_TABLE.at(cell.span, message).label("another name");
        let finding = finding.help(format!("write `{column}`"));
        self.report(match unmistakable(&cell.value, column, columns.iter().copied()) {
            true => finding.edit(cell.span, column),
            false => finding.guess(cell.span, column),
        });
        table.header[at].value = column.to_owned();
        true
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
            self.report(rules::TABLE_CELL.at(cell.span, message).help(format!("expected the {what}")));
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
        self.report(rules::MISSING_TABLE.at(span, message).help("add it, or correct its header cells"));
    }
}
