//! Instruction documents, read section by section.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::{RawInstruction, Section};
use crate::spec::dialect::sections::{self, SectionPart};
use crate::spec::dialect::tables::{self, Table};
use crate::spec::dialect::{LineRules, ReadPage, fields, format, opcode, properties, text};
use crate::spec::source::Sources;
use crate::spec::span::{FileId, Spanned};
use std::ops::Range;

/// Reads an instruction document.
pub(crate) fn read(
    sources: &Sources,
    file: FileId,
    strict: bool,
    rules: LineRules,
    out: &mut Diagnostics,
) -> RawInstruction {
    let findings_before = out.iter().len();
    let page = Page::new(sources, file, strict, never_code, out);
    let parts = sections::split_sections(&page, out);
    sections::check(&page, &parts, out);
    let name = Spanned::new(sources.file(file).stem().to_owned(), page.span(0..0));
    let mut document = RawInstruction {
        file,
        name,
        sections: Vec::new(),
        opcodes: Vec::new(),
        tables: Vec::new(),
        format_span: None,
        fields: Vec::new(),
        semantics: None,
        description: None,
        properties: Vec::new(),
        type_maps: Vec::new(),
        constraints: Vec::new(),
        text: Vec::new(),
        examples: None,
        notes: None,
    };
    for (i, part) in parts.iter().enumerate() {
        let Some(section) = part.section else { continue };
        if i > 0 {
            document.sections.push(Spanned::new(section, part.heading));
        }
        read_section(&page, part, section, &mut document, out);
    }
    rules(&ReadPage { page: &page, parts: &parts, instruction: Some(&document), strict, findings_before }, out);
    document
}

/// Returns whether a line certainly is not code, and therefore ends an unclosed fence.
pub(crate) fn never_code(words: &str) -> bool {
    sections::is_certain_heading(words) || fields::is_certain_bullet(words)
}

/// Reads one section. If a section is repeated, its lists are joined and its first text counts.
fn read_section(
    page: &Page<'_>,
    part: &SectionPart,
    section: Section,
    document: &mut RawInstruction,
    out: &mut Diagnostics,
) {
    let lines = part.body.clone();
    match section {
        Section::Title => {
            let help = "only a comment may be between the title and the first section";
            text::report_stray_text(page, lines, help, out);
        }
        Section::Opcode => document.opcodes.extend(opcode::read(page, part, out)),
        Section::Format => {
            document.tables.extend(format::read(page, part, out));
            document.format_span.get_or_insert(part.heading);
        }
        Section::Condition => document.tables.extend(format::read(page, part, out)),
        Section::Semantics => set_if_none(&mut document.semantics, text::read_semantics(page, part, out)),
        Section::Description => {
            let first = fields::first_bullet(page, lines.clone()).unwrap_or(lines.end);
            set_if_none(&mut document.description, text::read_description(page, lines.start..first, out));
            let above = last_numbered_table(page, lines.start..first);
            let owner = fields::BulletOwner::Instruction;
            document.fields.extend(fields::read(page, first..lines.end, owner, above.as_ref(), out));
        }
        Section::Properties => document.properties.extend(properties::read_properties(page, part, out)),
        Section::TypeMaps => document.type_maps.extend(properties::read_type_maps(page, part, out)),
        Section::Constraints => document.constraints.extend(properties::read_constraints(page, part, out)),
        Section::Text => document.text.extend(text::read_templates(page, part, out)),
        Section::Examples => {
            text::check_fenced_code(page, part, "the code of the examples", out);
            set_if_none(&mut document.examples, text::read(page, lines));
        }
        Section::Notes => set_if_none(&mut document.notes, text::read(page, lines)),
    }
}

/// Sets a value unless it is set already.
fn set_if_none<T>(place: &mut Option<T>, value: Option<T>) {
    if place.is_none() {
        *place = value;
    }
}

/// Returns the last table of some lines that has a column of codes.
fn last_numbered_table(page: &Page<'_>, lines: Range<usize>) -> Option<Table> {
    let mut found = None;
    let mut i = lines.start;
    while i < lines.end {
        let table = tables::kind_at(page, i).and_then(|_| tables::read(page, i, lines.end));
        i = table.as_ref().map_or(i + 1, |t| t.lines.end.max(i + 1));
        found = table.filter(|t| !t.numbered_rows().is_empty()).or(found);
    }
    found
}
