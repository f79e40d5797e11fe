//! Lints of single lines, in any section: remains of editors, merges and conversions.
//!
//! For example, a tab in the indentation, `<<<<<<< HEAD` and `.. table::` are reported.

use super::spelling;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::bullets::is_directive;
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::Section;
use crate::spec::dialect::sections::{SectionPart, shorten_quote};
use crate::spec::dialect::spanned_str::SpannedStr;
use crate::spec::dialect::tables::{self, TableKind};
use crate::spec::rules;
use crate::spec::span::Span;

/// Maximum number of table titles of one document that are compared with each other.
const MAX_TITLES: usize = 64;

/// Checks every line of a document. `parts` are the sections of an instruction document; a shared
/// document has none.
pub(crate) fn check(page: &Page<'_>, parts: &[SectionPart], out: &mut Diagnostics) {
    let mut titles: Vec<SpannedStr<'_>> = Vec::new();
    let mut table_end = 0;
    let mut part = 0;
    for i in 0..page.lines.len() {
        let marks = line_marks(&page.text[page.lines[i].start..page.lines[i].end]);
        check_blanks(page, i, marks, out);
        if matches!(page.kind(i), LineKind::Blank | LineKind::Comment) || page.body(i).is_empty() {
            continue;
        }
        while part + 1 < parts.len() && parts[part + 1].body.start <= i {
            part += 1;
        }
        let section = parts.get(part).and_then(|p| p.section);
        check_conflict(page, i, marks, out);
        check_leftovers(page, i, marks, out);
        check_title(page, i, &mut titles, out);
        if i >= table_end && !matches!(section, Some(Section::Format | Section::Condition)) {
            table_end = check_table(page, i, out);
        }
        let code = matches!(section, Some(Section::Semantics | Section::Text | Section::Examples));
        if page.kind(i) == LineKind::Plain {
            check_gate_before_dash(page, i, out);
        } else if !code && page.kind(i) == LineKind::Fenced {
            check_markup_in_fence(page, i, out);
        }
        if !code && marks & CAPITAL != 0 {
            check_references(page, i, out);
        }
        spelling::check(page, page.body(i), !code, out);
    }
}

/// Set if the line has a character that is neither a blank nor printable ASCII.
const UNUSUAL: u8 = 1;
/// Set if the line has a `:`.
const COLON: u8 = 2;
/// Set if the line has a `<`.
const LESS: u8 = 4;
/// Set if the line has a `T` or an `S`.
const CAPITAL: u8 = 8;

/// The flag that each byte sets for its line.
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

/// Returns the flags of a line, in one pass. Most lines have none, and need no further check.
fn line_marks(line: &str) -> u8 {
    line.bytes().fold(0, |marks, byte| marks | MARKS[usize::from(byte)])
}

/// Reports tabs, trailing blanks, and invisible characters.
fn check_blanks(page: &Page<'_>, i: usize, marks: u8, out: &mut Diagnostics) {
    let line = page.lines[i];
    let next = page.lines.get(i + 1).map_or(page.text.len(), |l| l.start);
    let whole = &page.text[line.start..next];
    let whole = whole.strip_suffix('\n').map_or(whole, |w| w.strip_suffix('\r').unwrap_or(w));
    let end = line.start + whole.len();
    if end > line.end {
        let span = page.span(line.end..end);
        out.push(rules::TRAILING_BLANKS.at(span, "blanks at the end of the line").help("delete them").edit(span, ""));
    }
    let words = &page.text[line.start..line.end];
    if marks & UNUSUAL == 0 {
        return;
    }
    if let Some(at) = words.find('\t') {
        let at = line.start + at;
        let finding = rules::TAB.at(page.span(at..at + 1), "a tab").help("indent with blanks");
        out.push(match at < line.body {
            true => finding.edit(page.span(line.start..line.body), " ".repeat(line.indent)),
            false => finding,
        });
    }
    if let Some((at, odd)) = words.char_indices().find(|(_, c)| is_odd(*c)) {
        let at = line.start + at;
        let message = format!("the character U+{:04X}", u32::from(odd));
        let finding = rules::ODD_CHARACTER.at(page.span(at..at + odd.len_utf8()), message);
        out.push(finding.help("it is not seen, or looks like a blank; write a blank or nothing"));
    }
    let alike = words.char_indices().filter(|(_, c)| !c.is_ascii()).find_map(|(at, c)| {
        let (before, after) = (words[..at].chars().next_back(), words[at + c.len_utf8()..].chars().next());
        Some((at, c, looks_like(c, before, after)?))
    });
    if let Some((at, odd, meant)) = alike {
        let span = page.span(line.start + at..line.start + at + odd.len_utf8());
        let message = format!("the character U+{:04X}, which looks like `{meant}`", u32::from(odd));
        let help = match meant {
            '-' => "names have `-` or `_` there".to_owned(),
            _ => format!("write `{meant}`"),
        };
        out.push(rules::ODD_CHARACTER.at(span, message).help(help));
    }
}

/// Letters of other scripts that look like the letters of [`LATIN`].
const ALIKE: &str = "АВЕКМНОРСТУХЅІЈаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο";
/// The Latin letters that those of [`ALIKE`] look like.
const LATIN: &str = "ABEKMHOPCTYXSIJaeopcyxsijABEZHIKMNOPTYXo";

/// Returns the printable ASCII character that another character in a name looks like. `before` and
/// `after` are its neighbours.
///
/// Word processors put such characters into names, which then are other names. Dashes of prose are
/// legal: between blanks, between numbers, and between words of small letters.
fn looks_like(c: char, before: Option<char>, after: Option<char>) -> Option<char> {
    let in_name = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
    let of_constant = |c: Option<char>| c.is_some_and(|c| c.is_ascii_uppercase() || c == '_');
    match c {
        '\u{2010}' | '\u{2011}' | '\u{2043}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => Some('-'),
        '\u{2012}'..='\u{2015}' | '\u{2212}' => {
            let both = in_name(before) && in_name(after);
            (both && (of_constant(before) || of_constant(after))).then_some('-')
        }
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0),
        _ if in_name(before) || in_name(after) => {
            ALIKE.chars().zip(LATIN.chars()).find(|(alike, _)| *alike == c).map(|(_, latin)| latin)
        }
        _ => None,
    }
}

/// Returns whether a character is a control character, or white space other than a blank or tab.
fn is_odd(c: char) -> bool {
    match c {
        '\t' => false,
        ' '..='~' => false,
        '\0'..='\u{9f}' => true,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{2800}' | '\u{3164}' => true,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ffa0}' => true,
        '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e01ef}' => true,
        c => c.is_whitespace(),
    }
}

/// Reports the marker that version control leaves at a merge conflict.
fn check_conflict(page: &Page<'_>, i: usize, marks: u8, out: &mut Diagnostics) {
    if marks & LESS != 0 && page.indent(i) == 0 && page.body(i).text.starts_with("<<<<<<< ") {
        let finding = rules::CONFLICT_MARKER.at(page.line_span(i), "a merge was left unfinished here");
        out.push(finding.help("choose between the texts above and below `=======`, and delete the markers"));
    }
}

/// Reports remains of a conversion from reStructuredText.
fn check_leftovers(page: &Page<'_>, i: usize, marks: u8, out: &mut Diagnostics) {
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
    } else if let Some(at) = find_rare(words.text, b':', ":ref:`") {
        (at..at + 5, "a role of reStructuredText")
    } else if let Some(at) = find_rare(words.text, b'<', "<#anchor-") {
        (at..at + 8, "a link of reStructuredText")
    } else {
        return;
    };
    let span = page.span(words.at + at.start..words.at + at.end);
    out.push(rules::RST_LEFTOVER.at(span, message).help("Markdown shows it literally; write plain Markdown"));
}

/// Returns the position of `wanted`, found by its first byte. The strings are rare, and setting up
/// a substring searcher for each line would cost more than the search.
fn find_rare(text: &str, first: u8, wanted: &str) -> Option<usize> {
    let starts = text.bytes().enumerate().filter(|(_, b)| *b == first);
    starts.map(|(at, _)| at).find(|at| text.as_bytes()[*at..].starts_with(wanted.as_bytes()))
}

/// Reports the second table directive with one title.
fn check_title<'a>(page: &Page<'a>, i: usize, titles: &mut Vec<SpannedStr<'a>>, out: &mut Diagnostics) {
    let Some(title) = page.body(i).strip_prefix(".. table::").map(SpannedStr::trim).filter(|t| !t.is_empty()) else {
        return;
    };
    match titles.iter().find(|t| t.text == title.text) {
        Some(first) => out.push(
            rules::REPEATED_TITLE
                .at(page.span(title.range()), "two tables have this title")
                .also(page.span(first.range()), "the first")
                .help("one of them was probably copied"),
        ),
        None if titles.len() < MAX_TITLES => titles.push(title),
        None => {}
    }
}

/// Checks the table that begins at a line, and returns the line after it.
fn check_table(page: &Page<'_>, i: usize, out: &mut Diagnostics) -> usize {
    match tables::kind_at(page, i) {
        Some(TableKind::Pipe) => {
            let rows = tables::pipe_rows(page, i, page.lines.len());
            tables::check_widths(page, &rows, out);
            tables::lines_of(&rows).end
        }
        Some(kind) => {
            let Some(table) = tables::read(page, i, page.lines.len()) else { return i + 1 };
            let name = if kind == TableKind::Grid { "grid" } else { "simple" };
            let finding = rules::RST_TABLE.at(page.line_span(i), format!("a {name} table of reStructuredText"));
            out.push(finding.help("Markdown sees no table here; write a pipe table: `| a | b |`"));
            table.lines.end
        }
        None => i + 1,
    }
}

/// Reports `{PVC+}- text`, where the gate belongs after the dash.
fn check_gate_before_dash(page: &Page<'_>, i: usize, out: &mut Diagnostics) {
    let words = page.body(i);
    if !words.text.starts_with('{') {
        return;
    }
    let (gates, rest) = gates::split_leading_gates(page, words);
    if let (false, Some(text)) = (gates.is_empty(), rest.strip_prefix("- ")) {
        let gate = words.split_at(rest.at - words.at).0;
        let span = page.span(words.at..text.at);
        let right = format!("- {}", gate.text);
        let finding = rules::GATE_BEFORE_DASH.at(span, "a gate before the dash of a bullet");
        let finding = finding.help(format!("write `{}`", shorten_quote(&right)));
        out.push(finding.edit(page.span(words.at..text.trim_start().at), right));
    }
}

/// Reports `**bold**` and `\-` in a fence, where Markdown shows them literally.
fn check_markup_in_fence(page: &Page<'_>, i: usize, out: &mut Diagnostics) {
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
        let finding = rules::MARKUP_IN_FENCE.at(page.span(start..end), format!("{what} inside a fence"));
        out.push(finding.help("a fence shows its text literally: delete the marks, or the fence"));
    }
}

/// Reports references to tables, sections and books that do not exist: `Table 4`, `Section X`, `See
/// [4]`.
fn check_references(page: &Page<'_>, i: usize, out: &mut Diagnostics) {
    let words = page.body(i);
    let mut rest = 0;
    while let Some(at) = words.text.get(rest..).and_then(|t| t.find(['T', 'S'])).map(|at| rest + at) {
        rest = at + 1;
        for (word, fits) in
            [("Table ", digits_length as fn(&str) -> usize), ("Section ", section_length), ("See [", book_length)]
        {
            let Some(after) = words.text[at..].strip_prefix(word) else { continue };
            let length = fits(after);
            if length > 0 {
                rest = at + word.len() + length;
                let span = page.span(words.at + at..words.at + rest);
                report_dangling(&words.text[at..rest], span, out);
            }
        }
    }
    check_divided_reference(page, i, out);
}

/// Reports `Table` at the end of a line whose number begins the next line.
fn check_divided_reference(page: &Page<'_>, i: usize, out: &mut Diagnostics) {
    let words = page.body(i);
    let next = page.body(i + 1);
    let word = ["Table", "Section"].into_iter().find(|w| words.text.ends_with(w));
    if let (Some(word), true) = (word, page.kind(i + 1) == page.kind(i)) {
        let length = if word == "Table" { digits_length(next.text) } else { section_length(next.text) };
        if length > 0 {
            let span = page.span(words.end() - word.len()..words.end());
            report_dangling(&format!("{word} {}", &next.text[..length]), span, out);
        }
    }
}

fn report_dangling(what: &str, span: Span, out: &mut Diagnostics) {
    let finding = rules::DANGLING_REFERENCE.at(span, format!("`{}` is nowhere", shorten_quote(what)));
    out.push(finding.help("tables and sections have no numbers here; link to a heading: `[name](file.md#heading)`"));
}

/// Returns the number of leading digits.
fn digits_length(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Returns the length of a section number such as `X` or `4.2`.
fn section_length(text: &str) -> usize {
    match text.strip_prefix('X') {
        Some(rest) => usize::from(!rest.starts_with(|c: char| c.is_ascii_alphanumeric())),
        None => {
            let number = text.bytes().take_while(|b| b.is_ascii_digit() || *b == b'.').count();
            text[..number].trim_end_matches('.').len()
        }
    }
}

/// Returns the length of a book number with its bracket, such as `4]`.
fn book_length(text: &str) -> usize {
    let digits = digits_length(text);
    if digits > 0 && text[digits..].starts_with(']') { digits + 1 } else { 0 }
}
