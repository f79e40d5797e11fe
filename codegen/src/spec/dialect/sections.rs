//! Headings of instruction documents: which sections a document has, and in which order.
//!
//! For example, `### Text` is reported, because the heading of that section has two marks.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::Section;
use crate::spec::dialect::spanned_str::{BLANKS, SpannedStr, is_identifier};
use crate::spec::rules;
use crate::spec::span::{Name, Span, Spanned};
use openvisa_cli_support::nearest;
use std::ops::Range;

/// A section that the dialect defines.
struct SectionForm {
    section: Section,
    name: &'static str,
    /// Number of `#` marks of the heading.
    level: usize,
    /// True if every document must have the section.
    required: bool,
}

impl SectionForm {
    const fn new(section: Section, name: &'static str, level: usize, required: bool) -> Self {
        Self { section, name, level, required }
    }

    /// Returns the correct heading line.
    fn heading(&self) -> String {
        format!("{} {}", "#".repeat(self.level), self.name)
    }
}

/// All sections except for the title, in their required order.
static SECTIONS: [SectionForm; 11] = [
    SectionForm::new(Section::Opcode, "Opcode", 2, true),
    SectionForm::new(Section::Format, "Format", 2, true),
    SectionForm::new(Section::Condition, "CONDITION", 3, false),
    SectionForm::new(Section::Semantics, "Semantics", 2, true),
    SectionForm::new(Section::Description, "Description", 2, true),
    SectionForm::new(Section::Properties, "Properties", 4, true),
    SectionForm::new(Section::TypeMaps, "Operand type maps", 4, false),
    SectionForm::new(Section::Constraints, "Constraints", 4, false),
    SectionForm::new(Section::Text, "Text", 2, true),
    SectionForm::new(Section::Examples, "Examples", 2, false),
    SectionForm::new(Section::Notes, "Notes", 2, false),
];

/// Maximum number of sections whose order is checked. No real document has more.
const MAX_ORDERED_SECTIONS: usize = 64;

/// A section of a document.
pub(crate) struct SectionPart {
    /// The kind of the section; `None` for an unknown heading.
    pub(crate) section: Option<Section>,
    /// The span of the heading. For lines before the first heading, the start of the file.
    pub(crate) heading: Span,
    /// The name after the word CONDITION.
    pub(crate) name: Option<Name>,
    /// The lines of the section, without the heading.
    pub(crate) body: Range<usize>,
}

/// A parsed heading line.
struct Heading<'a> {
    level: usize,
    title: SpannedStr<'a>,
    /// Number of lines: two for an underlined heading.
    lines: usize,
    /// A description of the error in its form.
    flaw: Option<&'static str>,
}

/// Returns whether a line is a correctly written heading, and therefore cannot be code.
pub(crate) fn is_certain_heading(words: &str) -> bool {
    let title = words.trim_start_matches('#');
    let level = words.len() - title.len();
    let Some(title) = title.strip_prefix(' ') else { return false };
    SECTIONS.iter().any(|known| known.level == level && known.name == title)
}

fn form_of(section: Section) -> Option<&'static SectionForm> {
    SECTIONS.iter().find(|known| known.section == section)
}

fn heading_of(section: Section) -> String {
    form_of(section).map_or_else(|| "# NAME".to_owned(), SectionForm::heading)
}

fn section_names() -> impl Iterator<Item = &'static str> {
    SECTIONS.iter().map(|known| known.name)
}

/// Splits a document at its headings. The first part contains the lines before them, with the
/// section `Title`.
pub(crate) fn split_sections(page: &Page<'_>, out: &mut Diagnostics) -> Vec<SectionPart> {
    let start = page.span(0..0);
    let mut parts = vec![SectionPart { section: Some(Section::Title), heading: start, name: None, body: 0..0 }];
    let mut i = 0;
    while i < page.lines.len() {
        let heading = (page.kind(i) == LineKind::Plain).then(|| read_heading(page, i)).flatten();
        let Some(heading) = heading else {
            i += 1;
            continue;
        };
        let (section, name) = recognise_section(page, i, &heading, out);
        if let Some(last) = parts.last_mut() {
            last.body.end = i;
        }
        i += heading.lines;
        let span = page.line_span(i - heading.lines);
        parts.push(SectionPart { section, heading: span, name, body: i..i });
    }
    if let Some(last) = parts.last_mut() {
        last.body.end = page.lines.len();
    }
    parts
}

/// Parses the heading that begins at a line.
fn read_heading<'a>(page: &Page<'a>, i: usize) -> Option<Heading<'a>> {
    let words = page.body(i);
    let (marks, rest) = words.take_while(|c| c == '#');
    let level = marks.text.len();
    if level == 0 {
        return read_underlined(page, i);
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
        // `#define` in unfenced pseudo-code is not a heading, but `##Opcode` is meant as one.
        return known.then_some(Heading { level, title, lines: 1, flaw: Some("has no blank after its marks") });
    }
    let flaw = (page.indent(i) > 0).then_some("is indented");
    Some(Heading { level, title, lines: 1, flaw })
}

/// Parses a known section name that is underlined with `===` or `---`.
fn read_underlined<'a>(page: &Page<'a>, i: usize) -> Option<Heading<'a>> {
    let title = page.body(i);
    let known = known_section(title.text).filter(|_| page.indent(i) == 0)?;
    let line = page.body(i + 1).text;
    let under = page.kind(i + 1) == LineKind::Plain
        && line.len() >= 2
        && (line.bytes().all(|b| b == b'=') || line.bytes().all(|b| b == b'-'));
    under.then_some(Heading { level: known.level, title, lines: 2, flaw: Some("is underlined") })
}

/// Returns the section with a title in its exact spelling. A name may follow CONDITION.
fn known_section(title: &str) -> Option<&'static SectionForm> {
    match title.strip_prefix("CONDITION") {
        Some(rest) if rest.is_empty() || rest.starts_with(BLANKS) => form_of(Section::Condition),
        _ => SECTIONS.iter().find(|known| known.name == title),
    }
}

/// Determines the section of a heading, and reports errors in its form.
fn recognise_section(
    page: &Page<'_>,
    i: usize,
    heading: &Heading<'_>,
    out: &mut Diagnostics,
) -> (Option<Section>, Option<Name>) {
    let span = page.line_span(i);
    if heading.level == 1 && known_section(heading.title.text).is_none() {
        check_title(page, heading, span, out);
        return (Some(Section::Title), None);
    }
    let Some(known) = known_section(heading.title.text) else {
        return (guess_section(page, heading, span, out), None);
    };
    let SectionForm { section, name, level, .. } = known;
    let flaw = match heading.flaw {
        Some(flaw) => Some(flaw.to_owned()),
        None if heading.level != *level => Some(format!("is of level {} instead of {level}", heading.level)),
        None => None,
    };
    let rest = heading.title.strip_prefix(name).map(SpannedStr::trim).filter(|p| !p.is_empty());
    if let Some(flaw) = flaw {
        let last = i + heading.lines - 1;
        let whole = page.lines[i].start..page.lines[last].end;
        let right = format!("{} {}", "#".repeat(*level), heading.title.text);
        let finding = rules::HEADING_FORM.at(span, format!("the heading `{name}` {flaw}"));
        let finding = finding.help(format!("write `{}` at the beginning of the line", shorten_quote(&right)));
        out.push(finding.edit(page.span(whole), right));
    }
    if let Some(variant) = rest.filter(|p| !is_identifier(p.text) || p.text.contains(|c: char| c.is_ascii_uppercase()))
    {
        let message = format!("`{}` is not the name of a variant", shorten_quote(variant.text));
        out.push(
            rules::HEADING_FORM
                .at(page.span(variant.range()), message)
                .help("a variant is named in lower case, with letters, digits and `_`: `### CONDITION block2d`"),
        );
    }
    (Some(*section), rest.map(|p| page.name(p)))
}

/// Checks that the title of a strict document is the name of its file. Upstream documents have no
/// title.
fn check_title(page: &Page<'_>, heading: &Heading<'_>, span: Span, out: &mut Diagnostics) {
    let stem = page.sources.file(page.file).stem();
    if heading.title.text != stem {
        let title = page.span(heading.title.range());
        let message = format!("the title is `{}`, the name of the file is `{stem}`", shorten_quote(heading.title.text));
        out.push(rules::TITLE.at(title, message).help(format!("write `# {stem}`")).edit(span, format!("# {stem}")));
    } else if let Some(flaw) = heading.flaw {
        let finding = rules::HEADING_FORM.at(span, format!("the title {flaw}"));
        out.push(finding.help(format!("write `# {stem}` at the beginning of the line")));
    }
}

/// Reports an unknown heading, and returns the section that was probably meant.
fn guess_section(page: &Page<'_>, heading: &Heading<'_>, span: Span, out: &mut Diagnostics) -> Option<Section> {
    let title = page.span(heading.title.range());
    let message = format!("`{}` is not a section of an instruction document", shorten_quote(heading.title.text));
    let finding = rules::UNKNOWN_SECTION.at(title, message);
    let Some(known) = nearest(heading.title.text, section_names()).and_then(known_section) else {
        let all: Vec<_> = section_names().collect();
        out.push(finding.help(format!("sections are {}; this section is not read", all.join(", "))));
        return None;
    };
    let right = known.heading();
    out.push(finding.help(format!("`{right}` is probably meant")).edit(span, right));
    Some(known.section)
}

/// Shortens a text to 60 characters for a message.
pub(crate) fn shorten_quote(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Checks that no section is missing, repeated or misplaced.
pub(crate) fn check(page: &Page<'_>, parts: &[SectionPart], out: &mut Diagnostics) {
    if page.text.trim().is_empty() {
        let finding = rules::MISSING_SECTION.at(page.span(0..0), "the document is empty");
        out.push(finding.help("write the page, as `visa-codegen new NAME --like OTHER` begins one, or delete it"));
        return;
    }
    let mut firsts: Vec<Spanned<Section>> = Vec::new();
    let mut major = Section::Title;
    for part in &parts[1..] {
        let Some(section) = part.section else { continue };
        if section == Section::Condition {
            if major != Section::Format {
                let finding = rules::MISORDERED_SECTION.at(part.heading, "a CONDITION section outside of Format");
                out.push(finding.help("write variants of the format directly below `## Format`"));
            }
            continue;
        }
        major = section;
        match firsts.iter().find(|f| f.value == section) {
            Some(first) => out.push(
                rules::REPEATED_SECTION
                    .at(part.heading, format!("`{}` again", heading_of(section)))
                    .also(first.span, "first here")
                    .help("a document has each section once; join the two"),
            ),
            None => firsts.push(Spanned::new(section, part.heading)),
        }
    }
    check_order(&firsts, out);
    check_missing(page, &firsts, out);
}

/// Reports the smallest number of sections that must be moved to restore the order.
fn check_order(firsts: &[Spanned<Section>], out: &mut Diagnostics) {
    let firsts = &firsts[..firsts.len().min(MAX_ORDERED_SECTIONS)];
    // Longest increasing subsequence: for each section, the length of the subsequence that ends
    // there, and the section before it.
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
        let mut finding = rules::MISORDERED_SECTION.at(section.span, message).help(help);
        if let Some((j, next)) = next {
            finding =
                finding.also(next.span, if j < i { "it comes before this" } else { "it comes directly before this" });
        }
        out.push(finding);
    }
}

/// Reports required sections that are missing, at the heading before which they belong.
fn check_missing(page: &Page<'_>, firsts: &[Spanned<Section>], out: &mut Diagnostics) {
    let has = |section| firsts.iter().any(|f| f.value == section);
    if page.strict && !has(Section::Title) {
        let stem = page.sources.file(page.file).stem();
        let start = page.span(0..0);
        let finding = rules::MISSING_SECTION.at(start, "the document has no title");
        out.push(finding.help(format!("begin it with `# {stem}`")).edit(start, format!("# {stem}\n\n")));
    }
    let end = page.text.trim_end().len();
    for known in SECTIONS.iter().filter(|known| known.required && !has(known.section)) {
        let next = firsts.iter().filter(|f| f.value > known.section).min_by_key(|f| f.value);
        let span = next.map_or(page.span(end..end), |f| f.span);
        let place = next.map_or("at the end".to_owned(), |f| format!("before `{}`", heading_of(f.value)));
        let finding = rules::MISSING_SECTION.at(span, format!("the document has no section `{}`", known.name));
        out.push(finding.help(format!("add `{}` {place}", known.heading())));
    }
}
