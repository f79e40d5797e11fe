//! Lints of rendering: headings and bullets that the reader accepts, but Markdown renders as
//! something else.
//!
//! For example, a field bullet without a blank line above it may be rendered as text of the
//! paragraph before.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::Section;
use crate::spec::dialect::sections::SectionPart;
use crate::spec::dialect::{bullets, gates, number};
use crate::spec::markdown::{self, BlockKind};
use crate::spec::rules;
use std::collections::HashSet;

/// The Markdown block that begins at a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ShownBlock {
    Other,
    Heading,
    Item,
    Code,
}

/// Compares the headings and bullets of an instruction document with the blocks that Markdown sees.
/// The findings about this document start at index `before`.
pub(crate) fn check(page: &Page<'_>, parts: &[SectionPart], before: usize, out: &mut Diagnostics) {
    let Some(known) = explained_lines(out, before) else { return };
    let shown = shown_blocks(page);
    let report = |line, what, out: &mut Diagnostics| {
        if !known.contains(&(line as u32 + 1)) {
            report_hidden(page, line, what, shown[line], out);
        }
    };
    for part in parts {
        if let Some(heading) = part.body.start.checked_sub(1).filter(|_| part.section.is_some())
            && part.heading.start as usize == page.lines[heading].body
            && shown[heading] != ShownBlock::Heading
            && page.kind(heading) == LineKind::Plain
            && !part.body.is_empty()
        {
            report(heading, "heading", out);
        }
        let listed = matches!(
            part.section,
            Some(
                Section::Condition
                    | Section::Description
                    | Section::Properties
                    | Section::TypeMaps
                    | Section::Constraints
            )
        );
        let mut hidden = false;
        for line in part.body.clone().filter(|line| listed && is_read(page, *line)) {
            let before = std::mem::replace(&mut hidden, shown[line] != ShownBlock::Item);
            if hidden && !before {
                report(line, "bullet", out);
            }
        }
    }
}

/// Returns the lines with a finding that already explains why Markdown does not see them. Returns
/// `None` if an open fence or comment hides the rest.
fn explained_lines(out: &Diagnostics, before: usize) -> Option<HashSet<u32>> {
    let mut lines = HashSet::new();
    for finding in out.iter().skip(before) {
        match finding.rule.code {
            code if code == rules::UNCLOSED_FENCE.code || code == rules::UNCLOSED_COMMENT.code => return None,
            code if [&rules::INDENTATION, &rules::HEADING_FORM, &rules::TAB, &rules::BULLET_MARK]
                .iter()
                .any(|r| r.code == code) =>
            {
                lines.insert(finding.primary.line);
            }
            _ => {}
        }
    }
    Some(lines)
}

/// Returns whether a line has a bullet from which the reader takes data.
fn is_read(page: &Page<'_>, line: usize) -> bool {
    let Some(bullet) = bullets::bullet_at(page, line) else { return false };
    let rest = gates::split_leading_gates(page, bullet.body).1.trim_start();
    rest.text.starts_with("**")
        || rest.text.starts_with("Bit[")
        || number::read(rest).is_some_and(|(_, after)| after.text.starts_with(':'))
}

fn report_hidden(page: &Page<'_>, line: usize, what: &str, shown: ShownBlock, out: &mut Diagnostics) {
    let how = if shown == ShownBlock::Code { "as code" } else { "as part of the text above" };
    let finding = rules::HIDDEN_FROM_MARKDOWN.at(page.line_span(line), format!("Markdown shows this {what} {how}"));
    out.push(finding.help("indent it as the dialect says, and put a blank line above it"));
}

/// Returns the Markdown block that begins at each line.
fn shown_blocks(page: &Page<'_>) -> Vec<ShownBlock> {
    let mut shown = vec![ShownBlock::Other; page.lines.len()];
    let document = markdown::parse(page.sources, page.file);
    let line_of = |offset: usize| page.lines.partition_point(|l| l.start <= offset).saturating_sub(1);
    for block in &document.blocks {
        let first = line_of(block.range.start);
        let sight = match block.kind {
            BlockKind::Heading(_) => ShownBlock::Heading,
            BlockKind::Item => ShownBlock::Item,
            BlockKind::IndentedCode | BlockKind::FencedCode(_) => {
                let last = line_of(block.range.end.saturating_sub(1).max(block.range.start));
                if let Some(lines) = shown.get_mut(first..=last) {
                    lines.fill(ShownBlock::Code);
                }
                continue;
            }
            _ => continue,
        };
        if let Some(line) = shown.get_mut(first) {
            *line = sight;
        }
    }
    shown
}
