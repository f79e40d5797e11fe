//! Whether people see what is read: headings and bullets that Markdown shows as something else.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::lines::{LineKind, Page};
use crate::dialect::raw::Section;
use crate::dialect::sections::Part;
use crate::dialect::{bullets, gates, number};
use crate::markdown::{self, BlockKind};
use crate::rules;
use std::collections::HashSet;

/// What Markdown sees at the beginning of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Other,
    Heading,
    Item,
    Code,
}

/// Compares the headings and bullets of an instruction document with those that Markdown sees. The findings of this document
/// are those after the first `before`.
pub(crate) fn check(page: &Page<'_>, parts: &[Part], before: usize, diagnostics: &mut Diagnostics) {
    let Some(known) = known(diagnostics, before) else { return };
    let shown = shown(page);
    let report = |line, what, diagnostics: &mut Diagnostics| {
        if !known.contains(&(line as u32 + 1)) {
            report(page, line, what, shown[line], diagnostics);
        }
    };
    for part in parts {
        if let Some(heading) = part.body.start.checked_sub(1).filter(|_| part.section.is_some())
            && part.heading.start as usize == page.lines[heading].body
            && shown[heading] != Shown::Heading
            && page.kind(heading) == LineKind::Plain
            && !part.body.is_empty()
        {
            report(heading, "heading", diagnostics);
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
            let before = std::mem::replace(&mut hidden, shown[line] != Shown::Item);
            if hidden && !before {
                report(line, "bullet", diagnostics);
            }
        }
    }
}

/// The lines of which a finding says already why Markdown does not see them. `None`: an open fence or comment hides all that
/// follows, and that has been said.
fn known(diagnostics: &Diagnostics, before: usize) -> Option<HashSet<u32>> {
    let mut lines = HashSet::new();
    for finding in diagnostics.iter().skip(before) {
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

/// Whether a line has a bullet from which something is read.
fn is_read(page: &Page<'_>, line: usize) -> bool {
    let Some(bullet) = bullets::at(page, line) else { return false };
    let rest = gates::leading(page, bullet.body).1.trim_start();
    rest.text.starts_with("**")
        || rest.text.starts_with("Bit[")
        || number::read(rest).is_some_and(|(_, after)| after.text.starts_with(':'))
}

fn report(page: &Page<'_>, line: usize, what: &str, shown: Shown, diagnostics: &mut Diagnostics) {
    let how = if shown == Shown::Code { "as code" } else { "as text of what stands above" };
    let message = format!("Markdown shows this {what} {how}");
    diagnostics.push(
        Diagnostic::new(&rules::HIDDEN_FROM_MARKDOWN, page.line_span(line), message)
            .help("indent it as the dialect says, and put a blank line above it"),
    );
}

/// What Markdown sees on each line.
fn shown(page: &Page<'_>) -> Vec<Shown> {
    let mut shown = vec![Shown::Other; page.lines.len()];
    let document = markdown::parse(page.sources, page.file);
    let line_of = |offset: usize| page.lines.partition_point(|l| l.start <= offset).saturating_sub(1);
    for block in &document.blocks {
        let first = line_of(block.range.start);
        let sight = match block.kind {
            BlockKind::Heading(_) => Shown::Heading,
            BlockKind::Item => Shown::Item,
            BlockKind::IndentedCode | BlockKind::FencedCode(_) => {
                let last = line_of(block.range.end.saturating_sub(1).max(block.range.start));
                if let Some(lines) = shown.get_mut(first..=last) {
                    lines.fill(Shown::Code);
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
