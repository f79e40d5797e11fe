//! Bullets such as `- text` and `- **Name(type):** text`.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::RawGate;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::spanned_str::{BLANKS, SpannedStr};
use crate::spec::dialect::tables;
use crate::spec::rules;
use std::ops::Range;

/// A line that begins with a bullet.
#[derive(Clone, Copy)]
pub(crate) struct Bullet<'a> {
    pub(crate) line: usize,
    /// The dash and the blanks after it.
    pub(crate) mark: SpannedStr<'a>,
    /// The text after the mark.
    pub(crate) body: SpannedStr<'a>,
}

/// Returns the bullet on a line, or `None`.
pub(crate) fn bullet_at<'a>(page: &Page<'a>, line: usize) -> Option<Bullet<'a>> {
    if page.kind(line) != LineKind::Plain {
        return None;
    }
    let words = page.body(line);
    let rest = words.text.strip_prefix(['-', '*', '+'])?;
    // `-**Name` and `-Bit[` only lack their blank; `**Name**` and `---` are no bullets.
    let meant =
        words.text.starts_with('-') && (rest.starts_with("**") || rest.starts_with("Bit[") || rest.starts_with("{"));
    if !rest.starts_with(BLANKS) && !rest.is_empty() && !meant {
        return None;
    }
    let body = words.split_at(1).1.trim_start();
    Some(Bullet { line, mark: words.split_at(body.at - words.at).0, body })
}

impl Bullet<'_> {
    /// Reports a bullet that does not begin with `wanted`, a dash and a number of blanks.
    pub(crate) fn check_mark(&self, page: &Page<'_>, wanted: &str, out: &mut Diagnostics) {
        if self.mark.text != wanted && !self.body.is_empty() {
            let span = page.span(self.mark.range());
            let finding = rules::BULLET_MARK.at(span, "a bullet begins otherwise");
            out.push(finding.help(format!("a bullet here begins with `{wanted}`")).edit(span, wanted));
        }
    }
}

/// A bullet that begins with bold text.
pub(crate) struct BoldBullet<'a> {
    pub(crate) gates: Vec<RawGate>,
    /// The bold text without the colon.
    pub(crate) head: SpannedStr<'a>,
    /// The range from the first star to the last star or colon.
    pub(crate) whole: SpannedStr<'a>,
    /// True if the colon is the last character of the bold text, as it should be.
    pub(crate) colon_inside: bool,
    /// True if there is a colon inside or directly after the bold text.
    pub(crate) colon: bool,
    /// The blanks after the bold text and its colon.
    pub(crate) gap: SpannedStr<'a>,
    /// The text after the blanks.
    pub(crate) text: SpannedStr<'a>,
}

/// Parses `**head:** text`.
pub(crate) fn parse_bold<'a>(page: &Page<'a>, body: SpannedStr<'a>) -> Option<BoldBullet<'a>> {
    let (gates, bold) = gates::split_leading_gates(page, body);
    let inner = bold.strip_prefix("**")?;
    let (inside, after) = inner.split_once("**")?;
    let trimmed = inside.trim();
    let colon_inside = trimmed.text.ends_with(':') && trimmed.end() == inside.end();
    let head = trimmed.strip_suffix(":").unwrap_or(trimmed).trim();
    let (after, colon_outside) = match after.strip_prefix(":") {
        Some(rest) if !trimmed.text.ends_with(':') => (rest, true),
        _ => (after, false),
    };
    let text = after.trim();
    let gap = after.split_at(text.at - after.at).0;
    let whole = bold.split_at(after.at - bold.at).0;
    let colon = colon_outside || trimmed.text.ends_with(':');
    Some(BoldBullet { gates, head, whole, colon_inside, colon, gap, text })
}

impl BoldBullet<'_> {
    /// Reports a misplaced colon, or not exactly one blank after it.
    pub(crate) fn check_form(&self, page: &Page<'_>, out: &mut Diagnostics) {
        if !self.colon_inside || self.whole.text.len() != self.head.text.len() + "**:**".len() {
            let span = page.span(self.whole.range());
            let right = format!("**{}:**", self.head.text);
            out.push(
                rules::BULLET_HEAD
                    .at(span, "the name of a bullet is written otherwise")
                    .help(format!("write `{}`: name and colon between the stars, and no blanks", shorten_quote(&right)))
                    .edit(span, right),
            );
        }
        if !self.text.is_empty() && self.gap.text != " " {
            let span = page.span(self.gap.at..self.gap.end().max(self.gap.at + 1));
            let found = self.gap.text.chars().count();
            let finding = rules::BLANKS.at(span, format!("{found} blanks between a name and its text"));
            out.push(finding.help("write one blank").edit(page.span(self.gap.range()), " "));
        }
    }
}

/// The rule by which the following lines continue a bullet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wrap {
    /// A bullet is a single line.
    Never,
    /// Lines that are indented by at least this number of columns continue the bullet.
    From(usize),
}

/// Returns the line after the last one that continues the bullet on `line`.
pub(crate) fn end_of_bullet(page: &Page<'_>, line: usize, limit: usize, wrap: Wrap) -> usize {
    let Wrap::From(column) = wrap else { return line + 1 };
    (line + 1..limit).find(|i| !continues_bullet(page, *i, column)).unwrap_or(limit.max(line + 1))
}

fn continues_bullet(page: &Page<'_>, line: usize, column: usize) -> bool {
    let words = page.body(line).text;
    page.kind(line) == LineKind::Plain
        && page.indent(line) >= column
        && bullet_at(page, line).is_none()
        && tables::kind_at(page, line).is_none()
        && !is_directive(words)
}

/// Returns whether a line is a reStructuredText directive, label or option.
pub(crate) fn is_directive(words: &str) -> bool {
    words.starts_with(".. ") || words.strip_prefix(':').is_some_and(|rest| rest.split(':').next() == Some("align"))
}

/// Returns the byte range of a bullet's text, which begins with `first` and ends before line `end`.
pub(crate) fn text_range(page: &Page<'_>, first: SpannedStr<'_>, line: usize, end: usize) -> Range<usize> {
    let last = if end > line + 1 { page.body(end - 1).end() } else { first.end() };
    first.at..last.max(first.at)
}
