//! Tables of shared documents: found by their columns.

use super::Lowering;
use crate::diagnostics::Diagnostic;
use crate::dialect::raw::{RawNamedTable, RawRow};
use crate::model::{Function, StateName};
use crate::rules;
use crate::span::{FileId, Name, Span, Spanned};

static BLANK: Name =
    Spanned { value: String::new(), span: Span { file: FileId(0), start: 0, end: 0, line: 1, column: 1 } };

/// The tables that have all these columns, with the positions of the columns.
pub(super) fn with_columns<'r, const N: usize>(
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

/// The cells of a row by column. A row that is too short has blank ones.
pub(super) fn cells<'r>(row: &'r RawRow) -> impl Fn(usize) -> &'r Name {
    move |column| row.cells.get(column).unwrap_or(&BLANK)
}

impl Lowering<'_> {
    /// A cell that holds a number, decimal or hexadecimal. Blank cells are `None` without a finding.
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
            self.report(
                Diagnostic::new(&rules::TABLE_CELL, cell.span, message).help(format!("here stands the {what}")),
            );
        }
        number
    }

    /// Reports that a document lacks the table it is for.
    pub(super) fn missing_table(&mut self, path: &str, columns: &str) {
        let Some(file) = self.sources.find(path) else { return };
        let message = format!("`{path}` has no table with the columns `{columns}`");
        let span = self.sources.span(file, 0..0);
        self.report(Diagnostic::new(&rules::MISSING_TABLE, span, message).help("add it, or correct its header cells"));
    }

    /// Functions and state of pseudo-code.
    pub(super) fn vocabulary(&mut self, raw: &[RawNamedTable]) {
        for (table, [name, arguments, meaning]) in with_columns(raw, ["Function", "Arguments", "Meaning"]) {
            for row in &table.rows {
                self.no_gates(&row.gates, "a function");
                let cell = cells(row);
                let arguments = self.argument_count(cell(arguments));
                let description = cell(meaning).value.clone();
                self.model.functions.push(Function { name: cell(name).clone(), arguments, description });
            }
        }
        for (table, [name, meaning]) in with_columns(raw, ["Name", "Meaning"]) {
            for row in &table.rows {
                self.no_gates(&row.gates, "state");
                let cell = cells(row);
                let description = cell(meaning).value.clone();
                self.model.state.push(StateName { name: cell(name).clone(), description });
            }
        }
    }

    /// `2`, or `1..3`. What is neither takes any number of arguments, so that its calls give no findings.
    fn argument_count(&mut self, cell: &Name) -> (u8, u8) {
        let (least, most) = cell.value.split_once("..").unwrap_or((&cell.value, &cell.value));
        match (least.parse(), most.parse()) {
            (Ok(least), Ok(most)) if least <= most => (least, most),
            _ => {
                let message = format!("`{}` is not a number of arguments", cell.value);
                let help = "write a number, or `a..b` for at least a and at most b";
                self.report(Diagnostic::new(&rules::TABLE_CELL, cell.span, message).help(help));
                (0, u8::MAX)
            }
        }
    }
}
