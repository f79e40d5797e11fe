//! Findings as text for people: the message, the source line or the bytes with carets, and the
//! notes. For example:
//!
//! ```text
//! error[text:mnemonic]: no instruction is called `addd`
//!  --> k.visaasm:4:3
//! ```

use crate::{Finding, Use, format_hex};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::fmt::Write;
use std::ops::Range;

/// Width in columns if that of the terminal is unknown.
const DEFAULT_WIDTH_COLUMNS: usize = 140;

/// Style of a text for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HumanStyle {
    /// Whether the text has escape sequences for colours.
    pub color: bool,
    /// Width of the terminal in columns, if known.
    pub width: Option<usize>,
}

impl Finding {
    /// Renders the finding for people. Each line ends with a line feed. `file` is the name of the
    /// file in the text.
    pub fn to_human(&self, file: &str, style: HumanStyle) -> String {
        let renderer = if style.color { Renderer::styled() } else { Renderer::plain() };
        let renderer = renderer.term_width(style.width.unwrap_or(DEFAULT_WIDTH_COLUMNS));
        let hex = self.instruction.as_ref().map(|i| format_hex(&i.bytes)).unwrap_or_default();
        let text = renderer.render(&[self.to_group(file, &hex)]);
        let mut shown = String::with_capacity(text.len() + 1);
        // The renderer marks a snippet without a path by `:::`.
        for line in text.lines().filter(|line| !is_mark(line)) {
            shown.push_str(line);
            shown.push('\n');
        }
        shown
    }

    fn to_group<'a>(&'a self, file: &str, hex: &'a str) -> Group<'a> {
        let level = if self.is_error() { Level::ERROR } else { Level::WARNING };
        let title = level.primary_title(self.message.as_str()).id(self.code.as_str());
        if let Some(text) = &self.text {
            let annotation = AnnotationKind::Primary.span(text.marked.clone());
            let snippet = Snippet::source(text.source.as_str()).line_start(text.range.line as usize);
            let group = title.element(snippet.path(file.to_string()).annotation(annotation));
            return self.add_notes(group);
        }
        let mut place = file.to_string();
        if let Some(object) = &self.object {
            let _ = write!(place, ": {object}");
        }
        if let Some(instruction) = &self.instruction {
            let _ = write!(place, ", instruction {}", instruction.index);
        }
        let _ = write!(place, ", byte {:#x}", self.span.start);
        let mut group = title.element(Origin::path(place));
        if let Some(instruction) = &self.instruction {
            // Each byte is printed as two digits and a space.
            let Range { start, end } = instruction.marked;
            let span =
                (start * 3).min(hex.len())..(end * 3).saturating_sub(1).clamp(start * 3, hex.len().max(start * 3));
            let label = self.operand.as_deref().unwrap_or("opcode");
            let annotation = AnnotationKind::Primary.span(span.start..span.end.min(hex.len())).label(label);
            group = group.element(Snippet::source(hex).line_start(instruction.index).annotation(annotation));
        }
        self.add_notes(group)
    }

    /// Adds the specification line and the help.
    fn add_notes<'a>(&'a self, mut group: Group<'a>) -> Group<'a> {
        if let Some(spec) = &self.spec {
            group = group.element(Level::NOTE.message(format!("the rule is in {spec}")));
        }
        if let Some(note) = describe_uses(&self.uses) {
            group = group.element(Level::NOTE.message(note));
        }
        match &self.help {
            Some(help) => group.element(Level::HELP.message(help.as_str())),
            None => group,
        }
    }
}

/// Maximum number of lines that a note about uses lists.
const MAX_LISTED_LINES: usize = 12;

/// Describes the uses of a macro or constant. For example,
/// `in the uses of DPAS_BF at lines 18, 20`.
pub fn describe_uses(uses: &[Use]) -> Option<String> {
    let is_macro = uses.first()?.name.is_some();
    let mut lines: Vec<_> = uses.iter().map(|one| one.range.line).collect();
    lines.dedup();
    let mut names: Vec<_> = uses.iter().filter_map(|one| one.name.as_deref()).collect();
    names.sort_unstable();
    names.dedup();
    let what = match (is_macro, lines.len()) {
        (true, 1) => format!("use of {}", names.join(", ")),
        (true, _) => format!("uses of {}", names.join(", ")),
        (false, 1) => "block".to_owned(),
        (false, _) => "blocks".to_owned(),
    };
    let more = lines.len().saturating_sub(MAX_LISTED_LINES);
    let listed: Vec<_> = lines.iter().take(MAX_LISTED_LINES).map(u32::to_string).collect();
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let places = if lines.len() == 1 { "line" } else { "lines" };
    Some(format!("in the {what} at {places} {}{more}", listed.join(", ")))
}

/// Returns whether a line has `:::` and otherwise only escape sequences for colours.
fn is_mark(line: &str) -> bool {
    let (_, rest) = line.split_once(":::").unwrap_or((line, line));
    let colour = |c: char| c.is_ascii_digit() || matches!(c, '\u{1b}' | '[' | ';' | 'm' | ' ');
    line.contains(":::") && rest.chars().all(colour)
}
