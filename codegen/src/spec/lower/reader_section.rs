//! Collects the sections of the pages that explain the words of assembler text.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::{open_page, tables};
use crate::spec::model::{ReaderRow, ReaderSection, ReaderTable};
use crate::spec::source::Sources;

/// The pages that have the sections.
const PAGES: [&str; 7] = [
    "2_datatypes.md",
    "3_execution_model.md",
    "4_visa_header.md",
    "5_operands.md",
    "inline_assembly.md",
    "platforms.md",
    "roles.md",
];

/// Returns the sections of all pages, in the order of the pages. Of sections that define a
/// structure, only tables and paragraphs are taken: the model has the structure itself.
pub(super) fn reader_sections(sources: &Sources) -> Vec<ReaderSection> {
    let pages = PAGES.iter().filter_map(|path| sources.find(path));
    let sections = pages.flat_map(|file| sections_of(&open_page(sources, file, &mut Diagnostics::default())));
    let defines = |section: &ReaderSection| section.text.contains(&format!("```\n{} {{", section.title));
    let mut sections: Vec<_> = sections.collect();
    for section in sections.iter_mut().filter(|section| defines(section)) {
        let (mut paragraphs, mut is_code) = (String::new(), false);
        for line in section.text.lines() {
            let is_fence = line.starts_with("```");
            if !is_fence && !is_code && !line.starts_with(['-', ' ']) {
                paragraphs.push_str(line);
                paragraphs.push('\n');
            }
            is_code ^= is_fence;
        }
        section.text = paragraphs;
    }
    sections.retain(|section| !section.text.trim().is_empty() || !section.tables.is_empty());
    sections
}

fn sections_of(page: &Page<'_>) -> Vec<ReaderSection> {
    let mut sections: Vec<ReaderSection> = Vec::new();
    let mut line = 0;
    while line < page.lines.len() {
        let words = page.body(line).text;
        let plain = page.kind(line) == LineKind::Plain;
        if plain && page.indent(line) == 0 && words.starts_with('#') {
            let title = words.trim_start_matches('#').trim().to_owned();
            let (text, tables) = (String::new(), Vec::new());
            sections.push(ReaderSection { title, span: page.line_span(line), text, tables });
        } else if let Some(section) = sections.last_mut() {
            let table = (plain && words.starts_with('|')).then(|| tables::read(page, line, page.lines.len()));
            if let Some(table) = table.flatten() {
                line = table.lines.end.max(line + 1);
                section.tables.push(reader_table(page, table));
                continue;
            }
            let raw = page.lines.get(line).and_then(|known| page.text.get(known.start..known.end));
            section.text.push_str(raw.unwrap_or_default());
            section.text.push('\n');
        }
        line += 1;
    }
    sections
}

fn reader_table(page: &Page<'_>, table: tables::Table) -> ReaderTable {
    let rows =
        table.rows.into_iter().map(|row| ReaderRow { line: page.line_span(row.lines.start).line, cells: row.cells });
    ReaderTable { header: table.header, rows: rows.collect() }
}
