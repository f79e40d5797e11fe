//! Headings: which sections a document has, and in which order.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::lines::{LineKind, Page};
use crate::dialect::piece::{BLANKS, Piece, is_identifier};
use crate::dialect::raw::Section;
use crate::rules;
use crate::span::{Name, Span, Spanned};
use openvisa_cli_support::nearest;
use std::ops::Range;

/// A section as the dialect has it.
struct Known {
    section: Section,
    name: &'static str,
    /// The number of marks of its heading.
    level: usize,
    /// Whether each document must have it.
    required: bool,
}

impl Known {
    const fn new(section: Section, name: &'static str, level: usize, required: bool) -> Self {
        Self { section, name, level, required }
    }

    /// The heading as it should be written.
    fn heading(&self) -> String {
        format!("{} {}", "#".repeat(self.level), self.name)
    }
}

/// Every section but the title, in their order.
static SECTIONS: [Known; 11] = [
    Known::new(Section::Opcode, "Opcode", 2, true),
    Known::new(Section::Format, "Format", 2, true),
    Known::new(Section::Condition, "CONDITION", 3, false),
    Known::new(Section::Semantics, "Semantics", 2, true),
    Known::new(Section::Description, "Description", 2, true),
    Known::new(Section::Properties, "Properties", 4, true),
    Known::new(Section::TypeMaps, "Operand type maps", 4, false),
    Known::new(Section::Constraints, "Constraints", 4, false),
    Known::new(Section::Text, "Text", 2, true),
    Known::new(Section::Examples, "Examples", 2, false),
    Known::new(Section::Notes, "Notes", 2, false),
];

/// How many sections are looked at one by one for their order. No honest document has more.
const MOST_ORDERED: usize = 64;

/// A section as it stands in a document.
pub(crate) struct Part {
    /// What it is; `None` is a heading that the dialect does not know.
    pub(crate) section: Option<Section>,
    /// Where its heading is. For lines before the first heading, the start of the file.
    pub(crate) heading: Span,
    /// What follows the word CONDITION.
    pub(crate) name: Option<Name>,
    /// Its lines, without the heading.
    pub(crate) body: Range<usize>,
}

/// A heading line taken apart.
struct Heading<'a> {
    level: usize,
    title: Piece<'a>,
    /// How many lines it takes: two for a line that is underlined.
    lines: usize,
    /// What is wrong with its form.
    flaw: Option<&'static str>,
}

/// Whether a line is a heading of an instruction document, written as it should be, so that it cannot be code.
pub(crate) fn is_certain_heading(words: &str) -> bool {
    let title = words.trim_start_matches('#');
    let level = words.len() - title.len();
    let Some(title) = title.strip_prefix(' ') else { return false };
    SECTIONS.iter().any(|known| known.level == level && known.name == title)
}

fn known_of(section: Section) -> Option<&'static Known> {
    SECTIONS.iter().find(|known| known.section == section)
}

fn heading_of(section: Section) -> String {
    known_of(section).map_or_else(|| "# NAME".to_owned(), Known::heading)
}

fn names() -> impl Iterator<Item = &'static str> {
    SECTIONS.iter().map(|known| known.name)
}

/// Divides a document at its headings. The first part is what stands before them, with the section `Title` and no heading.
pub(crate) fn split(page: &Page<'_>, diagnostics: &mut Diagnostics) -> Vec<Part> {
    let start = page.span(0..0);
    let mut parts = vec![Part { section: Some(Section::Title), heading: start, name: None, body: 0..0 }];
    let mut i = 0;
    while i < page.lines.len() {
        let heading = (page.kind(i) == LineKind::Plain).then(|| read_heading(page, i)).flatten();
        let Some(heading) = heading else {
            i += 1;
            continue;
        };
        let (section, name) = recognise(page, i, &heading, diagnostics);
        if let Some(last) = parts.last_mut() {
            last.body.end = i;
        }
        i += heading.lines;
        let span = page.line_span(i - heading.lines);
        parts.push(Part { section, heading: span, name, body: i..i });
    }
    if let Some(last) = parts.last_mut() {
        last.body.end = page.lines.len();
    }
    parts
}

/// The heading that begins at a line.
fn read_heading<'a>(page: &Page<'a>, i: usize) -> Option<Heading<'a>> {
    let words = page.body(i);
    let (marks, rest) = words.take_while(|c| c == '#');
    let level = marks.text.len();
    if level == 0 {
        return underlined(page, i);
    }
    if level > 6 {
        return None;
    }
    let title = rest.trim();
    let closed = title.text.trim_end_matches('#');
    let title = if closed.len() < title.text.len() && closed.ends_with(BLANKS) || closed.is_empty() {
        title.split_at(closed.len()).0.trim()
    } else {
        title
    };
    let known = known_section(title.text).is_some();
    if !rest.is_empty() && title.at == rest.at {
        // `#define` in unfenced pseudo-code is no heading, `##Opcode` is meant as one.
        return known.then_some(Heading { level, title, lines: 1, flaw: Some("has no blank after its marks") });
    }
    let flaw = (page.indent(i) > 0).then_some("is indented");
    Some(Heading { level, title, lines: 1, flaw })
}

/// A known name underlined with `===` or `---`.
fn underlined<'a>(page: &Page<'a>, i: usize) -> Option<Heading<'a>> {
    let title = page.body(i);
    let known = known_section(title.text).filter(|_| page.indent(i) == 0)?;
    let line = page.body(i + 1).text;
    let under = page.kind(i + 1) == LineKind::Plain
        && line.len() >= 2
        && (line.bytes().all(|b| b == b'=') || line.bytes().all(|b| b == b'-'));
    under.then_some(Heading { level: known.level, title, lines: 2, flaw: Some("is underlined") })
}

/// The section of a title in its exact spelling; a CONDITION may go on with a name.
fn known_section(title: &str) -> Option<&'static Known> {
    match title.strip_prefix("CONDITION") {
        Some(rest) if rest.is_empty() || rest.starts_with(BLANKS) => known_of(Section::Condition),
        _ => SECTIONS.iter().find(|known| known.name == title),
    }
}

/// What section a heading begins, with findings about its form.
fn recognise(
    page: &Page<'_>,
    i: usize,
    heading: &Heading<'_>,
    diagnostics: &mut Diagnostics,
) -> (Option<Section>, Option<Name>) {
    let span = page.line_span(i);
    if heading.level == 1 && known_section(heading.title.text).is_none() {
        check_title(page, heading, span, diagnostics);
        return (Some(Section::Title), None);
    }
    let Some(known) = known_section(heading.title.text) else {
        return (misspelt(page, heading, span, diagnostics), None);
    };
    let Known { section, name, level, .. } = known;
    let flaw = match heading.flaw {
        Some(flaw) => Some(flaw.to_owned()),
        None if heading.level != *level => Some(format!("is of level {} instead of {level}", heading.level)),
        None => None,
    };
    let rest = heading.title.strip_prefix(name).map(Piece::trim).filter(|p| !p.is_empty());
    if let Some(flaw) = flaw {
        let last = i + heading.lines - 1;
        let whole = page.lines[i].start..page.lines[last].end;
        let right = format!("{} {}", "#".repeat(*level), heading.title.text);
        diagnostics.push(
            Diagnostic::new(&rules::HEADING_FORM, span, format!("the heading `{name}` {flaw}"))
                .help(format!("write `{}` at the beginning of the line", shortened(&right)))
                .edit(page.span(whole), right),
        );
    }
    if let Some(variant) = rest.filter(|p| !is_identifier(p.text) || p.text.contains(|c: char| c.is_ascii_uppercase()))
    {
        let message = format!("`{}` is not the name of a variant", shortened(variant.text));
        diagnostics.push(
            Diagnostic::new(&rules::HEADING_FORM, page.span(variant.range()), message)
                .help("a variant is named in lower case, with letters, digits and `_`: `### CONDITION block2d`"),
        );
    }
    (Some(*section), rest.map(|p| page.name(p)))
}

/// The title of a strict document is the name of its file; upstream documents have none.
fn check_title(page: &Page<'_>, heading: &Heading<'_>, span: Span, diagnostics: &mut Diagnostics) {
    let stem = page.sources.file(page.file).stem();
    if heading.title.text != stem {
        let title = page.span(heading.title.range());
        let message = format!("the title is `{}`, the name of the file is `{stem}`", shortened(heading.title.text));
        diagnostics.push(
            Diagnostic::new(&rules::TITLE, title, message)
                .help(format!("write `# {stem}`"))
                .edit(span, format!("# {stem}")),
        );
    } else if let Some(flaw) = heading.flaw {
        diagnostics.push(
            Diagnostic::new(&rules::HEADING_FORM, span, format!("the title {flaw}"))
                .help(format!("write `# {stem}` at the beginning of the line")),
        );
    }
}

/// A heading that is none of the known ones: perhaps nearly one.
fn misspelt(page: &Page<'_>, heading: &Heading<'_>, span: Span, diagnostics: &mut Diagnostics) -> Option<Section> {
    let title = page.span(heading.title.range());
    let message = format!("`{}` is not a section of an instruction document", shortened(heading.title.text));
    let finding = Diagnostic::new(&rules::UNKNOWN_SECTION, title, message);
    let Some(known) = nearest(heading.title.text, names()).and_then(known_section) else {
        let all: Vec<_> = names().collect();
        diagnostics.push(finding.help(format!("sections are {}; what stands here is not read", all.join(", "))));
        return None;
    };
    let right = known.heading();
    diagnostics.push(finding.help(format!("`{right}` is probably meant")).edit(span, right));
    Some(known.section)
}

/// A name short enough for a message.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Findings about sections that are missing, repeated or at the wrong place.
pub(crate) fn check(page: &Page<'_>, parts: &[Part], diagnostics: &mut Diagnostics) {
    if page.text.trim().is_empty() {
        let finding = Diagnostic::new(&rules::MISSING_SECTION, page.span(0..0), "the document is empty");
        diagnostics
            .push(finding.help("write the page, as `visa-codegen new NAME --like OTHER` begins one, or delete it"));
        return;
    }
    let mut firsts: Vec<Spanned<Section>> = Vec::new();
    let mut major = Section::Title;
    for part in &parts[1..] {
        let Some(section) = part.section else { continue };
        if section == Section::Condition {
            if major != Section::Format {
                diagnostics.push(
                    Diagnostic::new(&rules::MISORDERED_SECTION, part.heading, "a CONDITION section outside of Format")
                        .help("variants of the format stand directly below `## Format`"),
                );
            }
            continue;
        }
        major = section;
        match firsts.iter().find(|f| f.value == section) {
            Some(first) => diagnostics.push(
                Diagnostic::new(&rules::REPEATED_SECTION, part.heading, format!("`{}` again", heading_of(section)))
                    .also(first.span, "first here")
                    .help("a document has each section once; join the two"),
            ),
            None => firsts.push(Spanned::new(section, part.heading)),
        }
    }
    check_order(&firsts, diagnostics);
    check_missing(page, &firsts, diagnostics);
}

/// Reports the fewest sections that would have to be moved.
fn check_order(firsts: &[Spanned<Section>], diagnostics: &mut Diagnostics) {
    let firsts = &firsts[..firsts.len().min(MOST_ORDERED)];
    // Longest increasing subsequence: its length up to each section, and the section before it in the sequence.
    let mut best: Vec<(usize, Option<usize>)> = Vec::new();
    for (i, section) in firsts.iter().enumerate() {
        let before = (0..i).filter(|j| firsts[*j].value < section.value).max_by_key(|j| (best[*j].0, *j));
        best.push((before.map_or(1, |j| best[j].0 + 1), before));
    }
    let mut keep = vec![false; firsts.len()];
    let mut at = (0..firsts.len()).max_by_key(|i| best[*i].0);
    while let Some(i) = at {
        keep[i] = true;
        at = best[i].1;
    }
    for (i, section) in firsts.iter().enumerate().filter(|(i, _)| !keep[*i]) {
        let next =
            firsts.iter().enumerate().filter(|(j, s)| keep[*j] && s.value > section.value).min_by_key(|(_, s)| s.value);
        let help = match next {
            Some((_, next)) => format!("move it before `{}`", heading_of(next.value)),
            None => "move it to the end".to_owned(),
        };
        let message = format!("`{}` is at the wrong place", heading_of(section.value));
        let mut finding = Diagnostic::new(&rules::MISORDERED_SECTION, section.span, message).help(help);
        if let Some((j, next)) = next {
            finding =
                finding.also(next.span, if j < i { "it stands before this" } else { "it stands right before this" });
        }
        diagnostics.push(finding);
    }
}

/// Reports required sections that are not there, at the heading before which they belong.
fn check_missing(page: &Page<'_>, firsts: &[Spanned<Section>], diagnostics: &mut Diagnostics) {
    let has = |section| firsts.iter().any(|f| f.value == section);
    if page.strict && !has(Section::Title) {
        let stem = page.sources.file(page.file).stem();
        let start = page.span(0..0);
        diagnostics.push(
            Diagnostic::new(&rules::MISSING_SECTION, start, "the document has no title")
                .help(format!("begin it with `# {stem}`"))
                .edit(start, format!("# {stem}\n\n")),
        );
    }
    let end = page.text.trim_end().len();
    for known in SECTIONS.iter().filter(|known| known.required && !has(known.section)) {
        let next = firsts.iter().filter(|f| f.value > known.section).min_by_key(|f| f.value);
        let span = next.map_or(page.span(end..end), |f| f.span);
        let place = next.map_or("at the end".to_owned(), |f| format!("before `{}`", heading_of(f.value)));
        diagnostics.push(
            Diagnostic::new(&rules::MISSING_SECTION, span, format!("the document has no section `{}`", known.name))
                .help(format!("add `{}` {place}", known.heading())),
        );
    }
}
