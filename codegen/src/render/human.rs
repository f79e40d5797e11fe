//! Findings for people: the source lines with remarks under them, as rustc prints them.

use crate::diagnostics::{Diagnostic, Diagnostics, Edit, Severity};
use crate::source::{SourceFile, Sources};
use crate::span::{FileId, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Patch, Renderer, Snippet};
use std::collections::HashMap;
use std::ops::Range;

/// A place that covers more lines than this is shown by its first line.
const MAX_LINES: u32 = 4;

/// Findings that say the same in more places than this are likely to have one cause ...
const MOST_ALIKE: usize = 8;
/// ... and so many of them are shown.
const SHOWN_ALIKE: usize = 3;

/// How findings are printed for people.
#[derive(Clone, Copy, Debug)]
pub struct HumanStyle<'a> {
    /// What is put before the paths of files: the folder as it was named on the command line. Empty for none.
    pub root: &'a str,
    /// Whether to use colours.
    pub color: bool,
    /// Width of the terminal in columns; longer lines are cut around the place.
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

/// The findings, in the order of the list, with a blank line after each. Of those that say the same in many places, the first few.
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
        if all > MOST_ALIKE && *shown > SHOWN_ALIKE {
            continue;
        }
        out.push_str(&renderer.render(&report(sources, diagnostic, style)));
        if all > MOST_ALIKE && *shown == SHOWN_ALIKE {
            out.push_str(&format!("\n... and the same in {} more places", all - SHOWN_ALIKE));
        }
        out.push_str("\n\n");
    }
    out
}

/// One line: how many findings there are.
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

fn report<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic, style: HumanStyle<'_>) -> Vec<Group<'a>> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.rule.code);
    let main = title.elements(files_of(diagnostic).into_iter().map(|file| snippet(sources, diagnostic, file, style)));
    match (&diagnostic.help, &diagnostic.edit) {
        (None, None) => vec![main],
        (Some(help), None) => vec![main.element(Level::HELP.message(help.as_str()))],
        (help, Some(edit)) => {
            let title = help.as_deref().unwrap_or("write");
            vec![main, Level::HELP.secondary_title(title).element(suggestion(sources, edit, style))]
        }
    }
}

/// The files of a finding: that of the primary place, then the others as they come.
fn files_of(diagnostic: &Diagnostic) -> Vec<FileId> {
    let mut files = vec![diagnostic.primary.file];
    for label in &diagnostic.secondary {
        if !files.contains(&label.span.file) {
            files.push(label.span.file);
        }
    }
    files
}

/// The lines of one file with all remarks about them.
fn snippet<'a>(
    sources: &'a Sources,
    diagnostic: &'a Diagnostic,
    file: FileId,
    style: HumanStyle<'_>,
) -> Snippet<'a, Annotation<'a>> {
    let source = sources.file(file);
    let mut places: Vec<(AnnotationKind, Range<usize>, &str)> = Vec::new();
    if diagnostic.primary.file == file {
        places.push((AnnotationKind::Primary, shown(source, diagnostic.primary), &diagnostic.label));
    }
    for label in diagnostic.secondary.iter().filter(|l| l.span.file == file) {
        places.push((AnnotationKind::Context, shown(source, label.span), &label.text));
    }
    let window = window(source, places.iter().map(|(_, range, _)| range));
    let start = window.start;
    Snippet::source(&source.text[window.clone()])
        .line_start(source.position(start).0 as usize)
        .path(style.path(source))
        .annotations(places.into_iter().map(|(kind, range, text)| {
            let annotation = kind.span(range.start - start..range.end - start);
            if text.is_empty() { annotation } else { annotation.label(text) }
        }))
}

fn suggestion<'a>(sources: &'a Sources, edit: &'a Edit, style: HumanStyle<'_>) -> Snippet<'a, Patch<'a>> {
    let source = sources.file(edit.span.file);
    let range = on_characters(source, edit.span);
    let window = window(source, std::iter::once(&range));
    let patch = Patch::new(range.start - window.start..range.end - window.start, edit.replacement.as_str());
    Snippet::source(&source.text[window.clone()])
        .line_start(source.position(window.start).0 as usize)
        .path(style.path(source))
        .patch(patch)
}

/// What is marked of a place: all of it, or its first line where it is long.
fn shown(source: &SourceFile, span: Span) -> Range<usize> {
    let range = on_characters(source, span);
    let first = source.position(range.start).0;
    let last = source.position(range.end).0;
    if last - first < MAX_LINES { range } else { range.start..source.line_range(first).end.max(range.start) }
}

/// The byte range of a span, moved inwards to the text and to the borders of characters.
fn on_characters(source: &SourceFile, span: Span) -> Range<usize> {
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

/// The whole lines around some places: only these are looked at, however long the file is.
fn window<'r>(source: &SourceFile, places: impl Iterator<Item = &'r Range<usize>>) -> Range<usize> {
    let (start, end) = places.fold((usize::MAX, 0), |(s, e), range| (s.min(range.start), e.max(range.end)));
    let start = source.line_range(source.position(start).0).start;
    let end = source.line_range(source.position(end).0).end;
    start..end.max(start)
}
