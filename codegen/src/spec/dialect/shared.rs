//! Shared documents: their headings, their named tables, and the shared fields of `fields.md`.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::fields::{self, BulletOwner};
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::{RawField, RawNamedTable, RawRow};
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier};
use crate::spec::dialect::tables::{self, PipeRow};
use crate::spec::markdown;
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::{FileId, Name, Spanned};
use std::ops::Range;

/// A heading of a shared document with the lines below it, up to the next heading.
pub(crate) struct SharedSection {
    pub(crate) level: u8,
    pub(crate) title: Name,
    pub(crate) body: Range<usize>,
}

/// Splits a shared document into lines and sections.
pub(crate) fn open_document<'a>(
    sources: &'a Sources,
    file: FileId,
    strict: bool,
    out: &mut Diagnostics,
) -> (Page<'a>, Vec<SharedSection>) {
    let page = Page::new(sources, file, strict, is_heading, out);
    let sections = split_sections(&page);
    (page, sections)
}

/// Returns whether a line is a heading. A heading inside a fence shows that the fence was not
/// closed.
pub(crate) fn is_heading(words: &str) -> bool {
    words.starts_with("## ") || words.starts_with("### ")
}

/// Splits a document at the headings that Markdown sees, which may be underlined.
fn split_sections(page: &Page<'_>) -> Vec<SharedSection> {
    let document = markdown::parse(page.sources, page.file);
    let line_of = |offset: usize| page.lines.partition_point(|l| l.start <= offset).saturating_sub(1);
    let mut sections: Vec<SharedSection> = Vec::new();
    for (level, block) in document.headings() {
        let first = line_of(block.range.start);
        let last = line_of(block.range.end.saturating_sub(1).max(block.range.start));
        if let Some(before) = sections.last_mut() {
            before.body.end = first.max(before.body.start);
        }
        let text = page.text.get(block.content.clone()).unwrap_or("");
        let title = page.name(SpannedStr::new(text, block.content.start).trim());
        sections.push(SharedSection { level, title, body: last + 1..last + 1 });
    }
    if let Some(last) = sections.last_mut() {
        last.body.end = page.lines.len().max(last.body.start);
    }
    sections
}

/// Reads the pipe tables of a document.
pub(crate) fn read_named_tables(page: &Page<'_>, sections: &[SharedSection]) -> Vec<RawNamedTable> {
    let mut found = Vec::new();
    let mut i = 0;
    while i < page.lines.len() {
        if page.kind(i) != LineKind::Plain || !page.body(i).text.starts_with('|') {
            i += 1;
            continue;
        }
        let rows = tables::pipe_rows(page, i, page.lines.len());
        let heading = sections.iter().rposition(|s| s.body.start <= i).map(|s| sections[s].title.clone());
        found.extend(read_named_table(page, &rows, heading));
        i = tables::lines_of(&rows).end.max(i + 1);
    }
    found
}

/// Reads a table with a header, a separator, and rows. Returns `None` without a separator.
fn read_named_table(page: &Page<'_>, rows: &[PipeRow<'_>], heading: Option<Name>) -> Option<RawNamedTable> {
    let [header, separator, body @ ..] = rows else { return None };
    if !separator.is_separator() {
        return None;
    }
    let width = header.cells.len();
    let row = |row: &PipeRow<'_>| {
        let (gates, first) = match row.cells.first() {
            Some(first) => gates::split_leading_gates(page, *first),
            None => (Vec::new(), page.body(row.line)),
        };
        let end = page.body(row.line).end();
        let mut cells: Vec<Name> = Vec::with_capacity(width);
        for i in 0..width {
            let cell = row.cells.get(i).copied().unwrap_or(SpannedStr::new("", end));
            let cell = if i == 0 && !gates.is_empty() { first.trim_start() } else { cell };
            cells.push(page.name(cell));
        }
        RawRow { gates, cells, span: page.line_span(row.line) }
    };
    Some(RawNamedTable {
        heading,
        header: header.cells.iter().map(|c| page.name(*c)).collect(),
        rows: body.iter().map(row).collect(),
    })
}

/// Reads the shared fields: one field bullet below each heading of level 2. The heading gives the
/// field's name.
pub(crate) fn read_shared_fields(page: &Page<'_>, sections: &[SharedSection], out: &mut Diagnostics) -> Vec<RawField> {
    let mut all = Vec::new();
    for section in sections.iter().filter(|s| s.level == 2) {
        let first = fields::first_bullet(page, section.body.clone()).unwrap_or(section.body.end);
        let mut found = fields::read(page, first..section.body.end, BulletOwner::Instruction, None, out);
        match found.as_slice() {
            [] => out.push(
                rules::SHARED_FIELD
                    .at(section.title.span, "no field below this heading")
                    .help("write the bullet of the field below the heading: `- **Name(type):** text`"),
            ),
            [field, rest @ ..] => {
                for more in rest {
                    let finding = rules::SHARED_FIELD.at(more.name.span, "a second field below one heading");
                    let finding = finding.also(field.name.span, "the first");
                    out.push(finding.help("each shared field needs a separate heading, so that it can be linked to"));
                }
            }
        }
        // `See` sentences refer to the heading, since fields of one name may differ between
        // instructions.
        for field in found.iter_mut().take(1) {
            check_heading(&section.title, &field.name, out);
            field.name.clone_from(&section.title);
        }
        all.extend(found);
    }
    all
}

/// Checks that the heading of a shared field is a name, and that of its bullet.
fn check_heading(title: &Name, bullet: &Name, out: &mut Diagnostics) {
    if bullet.value != title.value {
        let message = format!("the field `{}` is below the heading `{}`", bullet.value, shorten_quote(&title.value));
        let finding = rules::SHARED_FIELD.at(bullet.span, message).also(title.span, "the heading");
        out.push(finding.help("give the bullet the name of its heading").guess(bullet.span, title.value.clone()));
    }
    if !is_identifier(&title.value) {
        let message = format!("`{}` is not the name of a field", shorten_quote(&title.value));
        out.push(
            rules::SHARED_FIELD
                .at(title.span, message)
                .help("the heading is the name by which instructions refer to the field: letters, digits and `_`"),
        );
    }
}

/// Returns the text of a range as one line, with its span.
pub(crate) fn flatten_name(page: &Page<'_>, range: Range<usize>) -> Name {
    Spanned::new(page.flatten(range.clone()), page.span(range))
}
