//! Findings for people: the source lines with remarks under them, in the style of rustc.

use crate::spec::diagnostics::{Diagnostic, Diagnostics, Edit, Severity};
use crate::spec::source::{SourceFile, Sources};
use crate::spec::span::{FileId, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Patch, Renderer, Snippet};
use std::collections::HashMap;
use std::ops::Range;

/// Maximum number of lines of a place that are shown. A longer place is shown by its first line.
const MAX_PLACE_LINES: u32 = 4;

/// Maximum number of findings with one message that are all shown. More of them probably have one
/// cause.
const MAX_ALIKE: usize = 8;
/// Number of findings with one message that are shown if there are more than [`MAX_ALIKE`].
const SHOWN_ALIKE: usize = 3;

/// The style in which findings are printed for people.
#[derive(Clone, Copy, Debug)]
pub struct HumanStyle<'a> {
    /// The prefix of file paths: the folder as named on the command line. Empty for none.
    pub root: &'a str,
    /// True to use colours.
    pub color: bool,
    /// Width of the terminal in columns. Longer lines are cut around the place.
    pub width: usize,
}

impl Default for HumanStyle<'_> {
    fn default() -> Self {
        Self { root: "", color: false, width: 140 }
    }
}

impl HumanStyle<'_> {
    fn path(&self, file: &SourceFile) -> String {
        match self.root.trim_end_matches('/') {
            "" if self.root.is_empty() => file.path.clone(),
            root => format!("{root}/{}", file.path),
        }
    }
}

/// Formats findings in the order of the list, each followed by a blank line. Of many findings with
/// one message, only the first few are shown.
pub fn human(sources: &Sources, diagnostics: &Diagnostics, style: HumanStyle<'_>) -> String {
    let renderer = if style.color { Renderer::styled() } else { Renderer::plain() }.term_width(style.width);
    let alike = |d: &Diagnostic| (d.rule.code, d.message.clone());
    let mut left: HashMap<_, usize> = HashMap::new();
    diagnostics.iter().for_each(|d| *left.entry(alike(d)).or_default() += 1);
    let (mut shown, mut out): (HashMap<_, usize>, _) = (HashMap::new(), String::new());
    for diagnostic in diagnostics.iter() {
        let key = alike(diagnostic);
        let all = left.get(&key).copied().unwrap_or(0);
        let shown = shown.entry(key).or_default();
        *shown += 1;
        if all > MAX_ALIKE && *shown > SHOWN_ALIKE {
            continue;
        }
        out.push_str(&renderer.render(&report_groups(sources, diagnostic, style)));
        if all > MAX_ALIKE && *shown == SHOWN_ALIKE {
            out.push_str(&format!("\n... and the same in {} more places", all - SHOWN_ALIKE));
        }
        out.push_str("\n\n");
    }
    out
}

/// Formats the number of findings in one line.
pub fn summary(sources: &Sources, diagnostics: &Diagnostics) -> String {
    let plural = |n: usize, word: &str| format!("{n} {word}{}", if n == 1 { "" } else { "s" });
    let files = plural(sources.iter().count(), "file");
    match (diagnostics.count(Severity::Error), diagnostics.count(Severity::Warning)) {
        (0, 0) => format!("no findings in {files}"),
        (errors, 0) => format!("{} in {files}", plural(errors, "error")),
        (0, warnings) => format!("{} in {files}", plural(warnings, "warning")),
        (errors, warnings) => format!("{}, {} in {files}", plural(errors, "error"), plural(warnings, "warning")),
    }
}

fn report_groups<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic, style: HumanStyle<'_>) -> Vec<Group<'a>> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.rule.code);
    let main =
        title.elements(files_of(diagnostic).into_iter().map(|file| build_snippet(sources, diagnostic, file, style)));
    match (&diagnostic.help, &diagnostic.edit) {
        (None, None) => vec![main],
        (Some(help), None) => vec![main.element(Level::HELP.message(help.as_str()))],
        (help, Some(edit)) => {
            let title = help.as_deref().unwrap_or("write");
            vec![main, Level::HELP.secondary_title(title).element(build_suggestion(sources, edit, style))]
        }
    }
}

/// Returns the files of a finding: that of the primary place, then those of the other places.
fn files_of(diagnostic: &Diagnostic) -> Vec<FileId> {
    let mut files = vec![diagnostic.primary.file];
    for label in &diagnostic.secondary {
        if !files.contains(&label.span.file) {
            files.push(label.span.file);
        }
    }
    files
}

/// Returns the lines of one file with all remarks about them.
fn build_snippet<'a>(
    sources: &'a Sources,
    diagnostic: &'a Diagnostic,
    file: FileId,
    style: HumanStyle<'_>,
) -> Snippet<'a, Annotation<'a>> {
    let source = sources.file(file);
    let mut places: Vec<(AnnotationKind, Range<usize>, &str)> = Vec::new();
    if diagnostic.primary.file == file {
        places.push((AnnotationKind::Primary, marked_range(source, diagnostic.primary), &diagnostic.label));
    }
    for label in diagnostic.secondary.iter().filter(|l| l.span.file == file) {
        places.push((AnnotationKind::Context, marked_range(source, label.span), &label.text));
    }
    let window = line_window(source, places.iter().map(|(_, range, _)| range));
    let start = window.start;
    Snippet::source(&source.text[window.clone()])
        .line_start(source.position(start).0 as usize)
        .path(style.path(source))
        .annotations(places.into_iter().map(|(kind, range, text)| {
            let annotation = kind.span(range.start - start..range.end - start);
            if text.is_empty() { annotation } else { annotation.label(text) }
        }))
}

fn build_suggestion<'a>(sources: &'a Sources, edit: &'a Edit, style: HumanStyle<'_>) -> Snippet<'a, Patch<'a>> {
    let source = sources.file(edit.span.file);
    let range = clamped_range(source, edit.span);
    let window = line_window(source, std::iter::once(&range));
    let patch = Patch::new(range.start - window.start..range.end - window.start, edit.replacement.as_str());
    Snippet::source(&source.text[window.clone()])
        .line_start(source.position(window.start).0 as usize)
        .path(style.path(source))
        .patch(patch)
}

/// Returns the marked range of a place: all of it, or its first line if it is long.
fn marked_range(source: &SourceFile, span: Span) -> Range<usize> {
    let range = clamped_range(source, span);
    let first = source.position(range.start).0;
    let last = source.position(range.end).0;
    if last - first < MAX_PLACE_LINES { range } else { range.start..source.line_range(first).end.max(range.start) }
}

/// Returns the byte range of a span, clamped to the text and to character boundaries.
fn clamped_range(source: &SourceFile, span: Span) -> Range<usize> {
    let floor = |offset: u32| {
        let mut offset = (offset as usize).min(source.text.len());
        while !source.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    };
    let start = floor(span.start);
    start..floor(span.end).max(start)
}

/// Returns the whole lines around some places. Only these lines are processed, so that the file
/// size does not matter.
fn line_window<'r>(source: &SourceFile, places: impl Iterator<Item = &'r Range<usize>>) -> Range<usize> {
    let (start, end) = places.fold((usize::MAX, 0), |(s, e), range| (s.min(range.start), e.max(range.end)));
    let start = source.line_range(source.position(start).0).start;
    let end = source.line_range(source.position(end).0).end;
    start..end.max(start)
}
