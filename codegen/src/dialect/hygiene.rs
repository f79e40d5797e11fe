//! Findings about single lines, whatever section they stand in: what editors and converters leave behind.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::bullets::is_directive;
use crate::dialect::gates;
use crate::dialect::lines::{LineKind, Page};
use crate::dialect::piece::Piece;
use crate::dialect::raw::Section;
use crate::dialect::sections::{Part, shortened};
use crate::dialect::tables::{self, TableKind};
use crate::dialect::words;
use crate::rules;
use crate::span::Span;

/// Titles of tables that are compared with each other in one document.
const MOST_TITLES: usize = 64;

/// Looks at every line of a document. `parts` are the sections of an instruction document; a shared document has none.
pub(crate) fn check(page: &Page<'_>, parts: &[Part], diagnostics: &mut Diagnostics) {
    let mut titles: Vec<Piece<'_>> = Vec::new();
    let mut table_end = 0;
    let mut part = 0;
    for i in 0..page.lines.len() {
        let marks = marks(&page.text[page.lines[i].start..page.lines[i].end]);
        blanks(page, i, marks, diagnostics);
        if matches!(page.kind(i), LineKind::Blank | LineKind::Comment) || page.body(i).is_empty() {
            continue;
        }
        while part + 1 < parts.len() && parts[part + 1].body.start <= i {
            part += 1;
        }
        let section = parts.get(part).and_then(|p| p.section);
        conflict(page, i, marks, diagnostics);
        leftovers(page, i, marks, diagnostics);
        title(page, i, &mut titles, diagnostics);
        if i >= table_end && !matches!(section, Some(Section::Format | Section::Condition)) {
            table_end = table(page, i, diagnostics);
        }
        let code = matches!(section, Some(Section::Semantics | Section::Text | Section::Examples));
        if page.kind(i) == LineKind::Plain {
            gate_before_dash(page, i, diagnostics);
        } else if !code && page.kind(i) == LineKind::Fenced {
            markup_in_fence(page, i, diagnostics);
        }
        if !code && marks & CAPITAL != 0 {
            references(page, i, diagnostics);
        }
        words::check(page, page.body(i), !code, diagnostics);
    }
}

/// There is a character that is neither a blank nor printable ASCII.
const UNUSUAL: u8 = 1;
/// There is a `:`.
const COLON: u8 = 2;
/// There is a `<`.
const LESS: u8 = 4;
/// There is a `T` or an `S`.
const CAPITAL: u8 = 8;

/// What each byte tells of its line.
static MARKS: [u8; 256] = {
    let mut marks = [UNUSUAL; 256];
    let mut byte = b' ';
    while byte <= b'~' {
        marks[byte as usize] = match byte {
            b':' => COLON,
            b'<' => LESS,
            b'T' | b'S' => CAPITAL,
            _ => 0,
        };
        byte += 1;
    }
    marks
};

/// What is in a line, found in one pass: most lines have nothing that is worth a second look.
fn marks(line: &str) -> u8 {
    line.bytes().fold(0, |marks, byte| marks | MARKS[usize::from(byte)])
}

/// Tabs, blanks at the end, characters that look like nothing.
fn blanks(page: &Page<'_>, i: usize, marks: u8, diagnostics: &mut Diagnostics) {
    let line = page.lines[i];
    let next = page.lines.get(i + 1).map_or(page.text.len(), |l| l.start);
    let whole = &page.text[line.start..next];
    let whole = whole.strip_suffix('\n').map_or(whole, |w| w.strip_suffix('\r').unwrap_or(w));
    let end = line.start + whole.len();
    if end > line.end {
        let span = page.span(line.end..end);
        let finding = Diagnostic::new(&rules::TRAILING_BLANKS, span, "blanks at the end of the line");
        diagnostics.push(finding.help("delete them").edit(span, ""));
    }
    let words = &page.text[line.start..line.end];
    if marks & UNUSUAL == 0 {
        return;
    }
    if let Some(at) = words.find('\t') {
        let at = line.start + at;
        let finding = Diagnostic::new(&rules::TAB, page.span(at..at + 1), "a tab").help("indent with blanks");
        diagnostics.push(match at < line.body {
            true => finding.edit(page.span(line.start..line.body), " ".repeat(line.indent)),
            false => finding,
        });
    }
    if let Some((at, odd)) = words.char_indices().find(|(_, c)| is_odd(*c)) {
        let at = line.start + at;
        let message = format!("the character U+{:04X}", u32::from(odd));
        diagnostics.push(
            Diagnostic::new(&rules::ODD_CHARACTER, page.span(at..at + odd.len_utf8()), message)
                .help("it is not seen, or looks like a blank; write a blank or nothing"),
        );
    }
}

/// Control characters, and white space that is neither blank nor tab.
fn is_odd(c: char) -> bool {
    match c {
        '\t' => false,
        ' '..='~' => false,
        '\0'..='\u{9f}' => true,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}' => true,
        c => c.is_whitespace(),
    }
}

/// What version control leaves where two changes of a text meet.
fn conflict(page: &Page<'_>, i: usize, marks: u8, diagnostics: &mut Diagnostics) {
    if marks & LESS != 0 && page.indent(i) == 0 && page.body(i).text.starts_with("<<<<<<< ") {
        let finding = Diagnostic::new(&rules::CONFLICT_MARKER, page.line_span(i), "a merge was left unfinished here");
        diagnostics.push(finding.help("choose between the texts above and below `=======`, and delete the markers"));
    }
}

/// What a conversion from reStructuredText left.
fn leftovers(page: &Page<'_>, i: usize, marks: u8, diagnostics: &mut Diagnostics) {
    let words = page.body(i);
    let (at, message) = if is_directive(words.text) {
        let label = words.text.strip_prefix(".. ").is_some_and(|rest| rest.starts_with('_'));
        let glued = words.text.split_once("::").is_some_and(|(_, rest)| !rest.is_empty() && !rest.starts_with(' '));
        let message = match (label, glued) {
            (true, _) => "a label of reStructuredText",
            (false, true) => "a directive of reStructuredText, without a blank after `::`",
            (false, false) => "a directive of reStructuredText",
        };
        (0..words.text.len(), message)
    } else if marks & (COLON | LESS) == 0 {
        return;
    } else if let Some(at) = find(words.text, b':', ":ref:`") {
        (at..at + 5, "a role of reStructuredText")
    } else if let Some(at) = find(words.text, b'<', "<#anchor-") {
        (at..at + 8, "a link of reStructuredText")
    } else {
        return;
    };
    let span = page.span(words.at + at.start..words.at + at.end);
    diagnostics.push(
        Diagnostic::new(&rules::RST_LEFTOVER, span, message)
            .help("Markdown shows it as it stands; write plain Markdown"),
    );
}

/// Where a string begins, looking for its first byte. The strings here are rare, and building a searcher for each line costs
/// more than the search.
fn find(text: &str, first: u8, wanted: &str) -> Option<usize> {
    let starts = text.bytes().enumerate().filter(|(_, b)| *b == first);
    starts.map(|(at, _)| at).find(|at| text.as_bytes()[*at..].starts_with(wanted.as_bytes()))
}

/// The title of a table directive, which should not stand over two tables.
fn title<'a>(page: &Page<'a>, i: usize, titles: &mut Vec<Piece<'a>>, diagnostics: &mut Diagnostics) {
    let Some(title) = page.body(i).strip_prefix(".. table::").map(Piece::trim).filter(|t| !t.is_empty()) else {
        return;
    };
    match titles.iter().find(|t| t.text == title.text) {
        Some(first) => diagnostics.push(
            Diagnostic::new(&rules::REPEATED_TITLE, page.span(title.range()), "two tables have this title")
                .also(page.span(first.range()), "the first")
                .help("one of them was probably copied"),
        ),
        None if titles.len() < MOST_TITLES => titles.push(title),
        None => {}
    }
}

/// Findings about a table that begins here; the line after it.
fn table(page: &Page<'_>, i: usize, diagnostics: &mut Diagnostics) -> usize {
    match tables::kind_at(page, i) {
        Some(TableKind::Pipe) => {
            let rows = tables::pipe_rows(page, i, page.lines.len());
            tables::check_widths(page, &rows, diagnostics);
            tables::lines_of(&rows).end
        }
        Some(kind) => {
            let Some(table) = tables::read(page, i, page.lines.len()) else { return i + 1 };
            let name = if kind == TableKind::Grid { "grid" } else { "simple" };
            let message = format!("a {name} table of reStructuredText");
            diagnostics.push(
                Diagnostic::new(&rules::RST_TABLE, page.line_span(i), message)
                    .help("Markdown sees no table here; write a pipe table: `| a | b |`"),
            );
            table.lines.end
        }
        None => i + 1,
    }
}

/// `{PVC+}- text`
fn gate_before_dash(page: &Page<'_>, i: usize, diagnostics: &mut Diagnostics) {
    let words = page.body(i);
    if !words.text.starts_with('{') {
        return;
    }
    let (gates, rest) = gates::leading(page, words);
    if let (false, Some(text)) = (gates.is_empty(), rest.strip_prefix("- ")) {
        let gate = words.split_at(rest.at - words.at).0;
        let span = page.span(words.at..text.at);
        let right = format!("- {}", gate.text);
        diagnostics.push(
            Diagnostic::new(&rules::GATE_BEFORE_DASH, span, "a gate before the dash of a bullet")
                .help(format!("write `{}`", shortened(&right)))
                .edit(page.span(words.at..text.trim_start().at), right),
        );
    }
}

/// `**bold**` and `\-` in a fence, where they are shown as they stand.
fn markup_in_fence(page: &Page<'_>, i: usize, diagnostics: &mut Diagnostics) {
    let words = page.body(i);
    let bold = words.split_once("**").and_then(|(before, rest)| {
        let (inside, _) = rest.split_once("**")?;
        (!inside.is_empty() && !inside.text.starts_with(' ') && !inside.text.ends_with(' ')).then_some((
            before.end(),
            inside.end() + 2,
            "bold text",
        ))
    });
    let escape = || {
        let at = words.text.as_bytes().windows(2).position(|w| w[0] == b'\\' && b"+-*_<>[]".contains(&w[1]))?;
        Some((words.at + at, words.at + at + 2, "an escape"))
    };
    if let Some((start, end, what)) = bold.or_else(escape) {
        diagnostics.push(
            Diagnostic::new(&rules::MARKUP_IN_FENCE, page.span(start..end), format!("{what} inside a fence"))
                .help("a fence shows its text as it stands: delete the marks, or the fence"),
        );
    }
}

/// References to tables, sections and books that are not there: `Table 4`, `Section X`, `See [4]`.
fn references(page: &Page<'_>, i: usize, diagnostics: &mut Diagnostics) {
    let words = page.body(i);
    let mut rest = 0;
    while let Some(at) = words.text.get(rest..).and_then(|t| t.find(['T', 'S'])).map(|at| rest + at) {
        rest = at + 1;
        for (word, fits) in [("Table ", digit as fn(&str) -> usize), ("Section ", section), ("See [", book)] {
            let Some(after) = words.text[at..].strip_prefix(word) else { continue };
            let length = fits(after);
            if length > 0 {
                rest = at + word.len() + length;
                let span = page.span(words.at + at..words.at + rest);
                dangling(&words.text[at..rest], span, diagnostics);
            }
        }
    }
    divided_reference(page, i, diagnostics);
}

/// `Table` at the end of a line and its number at the beginning of the next.
fn divided_reference(page: &Page<'_>, i: usize, diagnostics: &mut Diagnostics) {
    let words = page.body(i);
    let next = page.body(i + 1);
    let word = ["Table", "Section"].into_iter().find(|w| words.text.ends_with(w));
    if let (Some(word), true) = (word, page.kind(i + 1) == page.kind(i)) {
        let length = if word == "Table" { digit(next.text) } else { section(next.text) };
        if length > 0 {
            let span = page.span(words.end() - word.len()..words.end());
            dangling(&format!("{word} {}", &next.text[..length]), span, diagnostics);
        }
    }
}

fn dangling(what: &str, span: Span, diagnostics: &mut Diagnostics) {
    diagnostics.push(
        Diagnostic::new(&rules::DANGLING_REFERENCE, span, format!("`{}` is nowhere", shortened(what)))
            .help("tables and sections have no numbers here; link to a heading: `[name](file.md#heading)`"),
    );
}

fn digit(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn section(text: &str) -> usize {
    match text.strip_prefix('X') {
        Some(rest) => usize::from(!rest.starts_with(|c: char| c.is_ascii_alphanumeric())),
        None => {
            let number = text.bytes().take_while(|b| b.is_ascii_digit() || *b == b'.').count();
            text[..number].trim_end_matches('.').len()
        }
    }
}

fn book(text: &str) -> usize {
    let digits = digit(text);
    if digits > 0 && text[digits..].starts_with(']') { digits + 1 } else { 0 }
}
