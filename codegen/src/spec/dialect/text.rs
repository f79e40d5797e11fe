//! Text sections of an instruction document: Semantics, Description, Text, Examples and Notes.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::{RawFunctionCode, RawText};
use crate::spec::dialect::sections::{SectionPart, shorten_quote};
use crate::spec::dialect::spanned_str::{BLANKS, SpannedStr};
use crate::spec::model::Execution;
use crate::spec::rules;
use crate::spec::span::Name;
use std::ops::Range;

/// The word after the back quotes of a function that is written out.
pub(crate) const FUNCTION_WORD: &str = "function";

/// Reads the text of some lines: dedented, without fences and comments, and without blank lines at
/// both ends. Returns `None` if nothing is left.
pub(crate) fn read(page: &Page<'_>, lines: Range<usize>) -> Option<RawText> {
    let info = lines.clone().find(|i| page.kind(*i) == LineKind::Fence).and_then(|i| info_word(page, i));
    let kept: Vec<usize> = lines.filter(|i| !matches!(page.kind(*i), LineKind::Fence | LineKind::Comment)).collect();
    let is_blank = |i: &usize| page.body(*i).is_empty();
    let first = kept.iter().position(|i| !is_blank(i))?;
    let last = kept.iter().rposition(|i| !is_blank(i))?;
    let kept = &kept[first..=last];
    let margin = kept.iter().filter(|i| !is_blank(i)).map(|i| page.indent(*i)).min().unwrap_or(0);
    let mut text = String::new();
    let mut line_offsets = Vec::with_capacity(kept.len());
    for i in kept {
        let line = dedent_line(page, *i, margin);
        line_offsets.push(line.at as u32);
        text.push_str(line.text);
        text.push('\n');
    }
    text.pop();
    let span = page.span(page.body(kept[0]).at..page.body(kept[kept.len() - 1]).end());
    Some(RawText { info, text, line_offsets, span })
}

/// Returns a line without its first `margin` columns of indentation.
fn dedent_line<'a>(page: &Page<'a>, line: usize, margin: usize) -> SpannedStr<'a> {
    let Some(l) = page.lines.get(line) else { return page.body(line) };
    let (mut start, mut column) = (l.start, 0);
    for b in &page.text.as_bytes()[l.start..l.body] {
        if column >= margin {
            break;
        }
        column = if *b == b'\t' { (column / 4 + 1) * 4 } else { column + 1 };
        start += 1;
    }
    page.piece(start.min(l.end)..l.end)
}

/// Returns the word after the back quotes of a fence.
fn info_word(page: &Page<'_>, line: usize) -> Option<Name> {
    let words = page.body(line);
    let info = words.take_while(|c| c == '`' || c == '~').1.trim();
    (!info.is_empty()).then(|| page.name(info))
}

/// Reads the fences of `functions.md` that write out a function: those with the word `function` and
/// its name after the back quotes.
pub(crate) fn read_function_codes(page: &Page<'_>) -> Vec<RawFunctionCode> {
    let pairs = fence_pairs(page, 0..page.lines.len()).into_iter();
    let named = pairs.filter_map(|pair| {
        let info = page.body(pair.start).take_while(|c| c == '`' || c == '~').1.trim();
        let (word, name) = info.take_while(|c| !c.is_whitespace());
        (word.text == FUNCTION_WORD).then(|| (page.name(name.trim()), pair))
    });
    named.map(|(name, pair)| RawFunctionCode { name, code: read(page, pair) }).collect()
}

fn fence_pairs(page: &Page<'_>, lines: Range<usize>) -> Vec<Range<usize>> {
    let mut pairs = Vec::new();
    let mut open = None;
    for i in lines.clone().filter(|i| page.kind(*i) == LineKind::Fence) {
        match open.take() {
            Some(first) => pairs.push(first..i + 1),
            None => open = Some(i),
        }
    }
    // An unclosed fence is already reported, and ends with the section.
    pairs.extend(open.map(|first| first..lines.end));
    pairs
}

/// Returns the first line with words outside of fences.
fn first_unfenced(page: &Page<'_>, lines: Range<usize>) -> Option<usize> {
    lines.into_iter().find(|i| page.kind(*i) == LineKind::Plain)
}

pub(crate) fn check_fenced_code(page: &Page<'_>, part: &SectionPart, what: &str, out: &mut Diagnostics) {
    if fence_pairs(page, part.body.clone()).is_empty()
        && let Some(line) = first_unfenced(page, part.body.clone())
    {
        out.push(
            rules::UNFENCED
                .at(page.line_span(line), format!("{what} is not in a fence"))
                .help("Markdown joins the lines of text that is in no fence; put three back quotes above and below it"),
        );
    }
}

/// Reports a section whose content is not in exactly one fence.
fn check_fenced(page: &Page<'_>, part: &SectionPart, what: &str, out: &mut Diagnostics) {
    let pairs = fence_pairs(page, part.body.clone());
    let Some(line) = first_unfenced(page, part.body.clone()) else {
        if let (true, Some(second)) = (page.strict, pairs.get(1)) {
            let finding = rules::UNFENCED.at(page.line_span(second.start), format!("a second fence in {what}"));
            out.push(finding.also(page.line_span(pairs[0].start), "the first").help("write all of it into one fence"));
        }
        if page.strict && pairs.is_empty() {
            let finding = rules::UNFENCED.at(part.heading, format!("{what} has no fence"));
            out.push(finding.help("put the content between two lines of three back quotes, even if it is empty"));
        }
        return;
    };
    let is_empty = |pair: &Range<usize>| pair.clone().skip(1).all(|i| page.body(i).is_empty() || i + 1 == pair.end);
    let last = part.body.clone().rev().find(|i| page.kind(*i) == LineKind::Plain).unwrap_or(line);
    if let Some(pair) = pairs.first().filter(|p| p.start < line && pairs.iter().all(is_empty)) {
        let finding = rules::INVERTED_FENCES.at(page.line_span(pair.start), format!("the fences of {what} are empty"));
        let finding = finding.also(page.line_span(line), "what they should hold begins here");
        out.push(finding.help("open the fence before the text and close it after it"));
        return;
    }
    let message = match pairs.is_empty() {
        true => format!("{what} is not in a fence"),
        false => format!("some of {what} is outside of its fence"),
    };
    let mut finding = rules::UNFENCED
        .at(page.line_span(line), message)
        .help("Markdown joins the lines of text that is in no fence; put three back quotes above and below it");
    if pairs.is_empty() {
        let range = page.lines[line].start..page.lines[last].end;
        finding = finding.edit(page.span(range.clone()), format!("```\n{}\n```", &page.text[range]));
    }
    out.push(finding);
}

pub(crate) fn read_semantics(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Option<RawText> {
    check_fenced(page, part, "the pseudo-code", out);
    let first = part.body.clone().find(|i| page.kind(*i) == LineKind::Fence);
    let info = first.and_then(|i| info_word(page, i));
    if let (true, Some(first)) = (page.strict, first) {
        let span = info.as_ref().map_or(page.line_span(first), |info| info.span);
        let message = match &info {
            Some(info) if Execution::parse(&info.value).is_some() => None,
            Some(info) => Some(format!("`{}` is not how an instruction executes", shorten_quote(&info.value))),
            None => Some("the fence does not say how the instruction executes".to_owned()),
        };
        if let Some(message) = message {
            let help = "write `lane`, `instruction` or `marker` after the back quotes";
            out.push(rules::EXECUTION_WORD.at(span, message).help(help));
        }
    }
    let text = read(page, part.body.clone());
    // The fence of a marker may be empty, but its word still counts.
    let empty = || {
        let span = page.line_span(first?);
        Some(RawText { info: info.clone(), text: String::new(), line_offsets: Vec::new(), span })
    };
    text.or_else(empty)
}

/// Reads the lines of the Text section.
pub(crate) fn read_templates(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Vec<Name> {
    check_fenced(page, part, "the text", out);
    if let (true, Some(info)) =
        (page.strict, part.body.clone().find(|i| page.kind(*i) == LineKind::Fence).and_then(|i| info_word(page, i)))
    {
        let finding = rules::EXECUTION_WORD.at(info.span, "the fence of a Text section has no word");
        out.push(finding.help("delete it").edit(info.span, ""));
    }
    let lines = part.body.clone().filter(|i| matches!(page.kind(*i), LineKind::Fenced | LineKind::Plain));
    lines.map(|i| page.body(i)).filter(|words| !words.is_empty()).map(|words| page.name(words)).collect()
}

/// Reads the text before the first field.
pub(crate) fn read_description(page: &Page<'_>, lines: Range<usize>, out: &mut Diagnostics) -> Option<RawText> {
    if let (true, Some(fence)) = (page.strict, lines.clone().find(|i| page.kind(*i) == LineKind::Fence)) {
        let finding = rules::FENCED_PROSE.at(page.line_span(fence), "a fence in the description");
        out.push(finding.help("a description is prose; write code in the Semantics and Examples sections"));
    }
    read(page, lines)
}

/// Reports the first line of a range that should have none.
pub(crate) fn report_stray_text(page: &Page<'_>, lines: Range<usize>, help: &str, out: &mut Diagnostics) {
    if let Some(line) = page.written(lines).next() {
        let words = page.body(line);
        let message = format!("`{}` belongs to no section", shorten_quote(words.text.trim_matches(BLANKS)));
        out.push(rules::STRAY_TEXT.at(page.span(words.range()), message).help(help));
    }
}
