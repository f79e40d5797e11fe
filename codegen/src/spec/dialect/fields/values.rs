//! Values of fields: bit groups, enumerators, and rows of tables.

use super::{BulletOwner, FieldReader};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::bullets::{self, Bullet, Wrap};
use crate::spec::dialect::number;
use crate::spec::dialect::raw::{RawEnumerator, RawGate, RawGroup};
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::spanned_str::SpannedStr;
use crate::spec::dialect::tables::{self, Table};
use crate::spec::rules;
use crate::spec::span::{Span, Spanned};
use std::collections::HashMap;
use std::ops::Range;

/// The words of a bit group before its text, also if their signs are wrong: `Bit[2..0]:`,
/// `Bit[2:0]:` or `Bit[2..0]`. Ranges are relative to the bullet's words.
pub(super) struct BitHead {
    high: Range<usize>,
    /// The same as `high` for a single bit.
    low: Range<usize>,
    /// The end of the words, after the colon.
    length: usize,
}

impl BitHead {
    /// Maximum number of signs between the bits.
    const MAX_SIGNS: usize = 4;

    /// Returns the bits that the words begin with. `None` if there are none.
    pub(super) fn find(rest: SpannedStr<'_>) -> Option<Self> {
        let text = rest.text;
        let digits = |start: usize| {
            let end = text[start..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |end| start + end);
            (end > start).then_some(start..end)
        };
        let word = text.get(..3).filter(|word| word.eq_ignore_ascii_case("bit"))?.len();
        let word = word + usize::from(text[word..].starts_with(['s', 'S']));
        let blanks = text[word..].len() - text[word..].trim_start().len();
        let open = text[word + blanks..].starts_with(['[', '(', '{']);
        let high = digits(word + blanks + usize::from(open))?;
        let is_sign = |c: &char| !c.is_alphanumeric() && !matches!(c, ']' | ')' | '}' | '`');
        let signs: usize = text[high.end..].chars().take(Self::MAX_SIGNS).take_while(is_sign).map(char::len_utf8).sum();
        // `Bit[3]: 0` has a number behind the bracket, and `Bit[3: 0b01` one in another base.
        let low = digits(high.end + signs).filter(|_| signs > 0).filter(|low| !text[low.end..].starts_with('b'));
        let low = low.unwrap_or_else(|| high.clone());
        let mut length = low.end;
        for signs in [&[']', ')', '}'][..], &[':']] {
            let blanks = text[length..].len() - text[length..].trim_start().len();
            if text[length + blanks..].starts_with(signs) {
                length += blanks + 1;
            }
        }
        // Without a bracket, `Bit 3: text` is prose, and `Bit 3..0:` is not.
        (length > low.end && (open || low != high)).then_some(Self { high, low, length })
    }
}

impl<'a> FieldReader<'_, 'a> {
    /// Returns the enumerators of the table above, if the field's text refers to it.
    pub(super) fn values_above(&mut self, text: &str) -> Vec<RawEnumerator> {
        match self.above {
            Some(table) if text.contains("table above") => self.read_rows(table),
            _ => Vec::new(),
        }
    }

    /// Reads a bit group: `- Bit[hi..lo]: text`.
    pub(super) fn read_group(&mut self, bullet: Bullet<'a>, gates: Vec<RawGate>, rest: SpannedStr<'a>) -> usize {
        let page = self.page;
        let Some(head) = BitHead::find(rest) else { return self.report_bad_group(bullet, rest) };
        let (words, text) = rest.split_at(head.length);
        let bit = |piece: SpannedStr<'a>, out: &mut Diagnostics| {
            let (number, end) = number::read(piece)?;
            let sound = end.is_empty() && number.base == 10;
            sound.then(|| number::checked_value(page, number, 63, "a bit of a field", out)).flatten()
        };
        let piece = |range: &Range<usize>| rest.split_at(range.end).0.split_at(range.start).1;
        let (high_piece, low_piece) = (piece(&head.high), piece(&head.low));
        let (Some(high), Some(low)) = (bit(high_piece, self.out), bit(low_piece, self.out)) else {
            return self.report_bad_group(bullet, rest);
        };
        let right = match head.high == head.low {
            true => format!("Bit[{}]:", high_piece.text),
            false => format!("Bit[{}..{}]:", high_piece.text, low_piece.text),
        };
        // The group is read all the same: without it, each use of its values would be a finding.
        if words.text != right {
            let span = page.span(words.range());
            let message = format!("`{}` is not a bit group", shorten_quote(words.text));
            self.report(rules::BIT_GROUP.at(span, message).help(format!("write `{right}`")).edit(span, right));
        }
        bullet.check_mark(page, "- ", self.out);
        page.check_indent(bullet.line, 2, "the bullet of a bit group", self.out);
        let column = page.indent(bullet.line) + if page.strict { 2 } else { 1 };
        let end = bullets::end_of_bullet(page, bullet.line, self.limit, Wrap::From(column));
        let text = self.read_group_text(text);
        let range = bullets::text_range(page, text, bullet.line, end);
        let span = page.span(words.at..words.end().saturating_sub(usize::from(words.text.ends_with(':'))));
        let group = RawGroup {
            gates,
            high,
            low,
            text: Spanned::new(page.flatten(range.clone()), page.span(range)),
            enumerators: Vec::new(),
            span,
        };
        match self.fields.last_mut() {
            Some(field) => field.groups.push(group),
            None => self.report(rules::UNREAD_BULLET.at(span, "bits of no field")),
        }
        self.group_open = true;
        end
    }

    pub(super) fn report_bad_group(&mut self, bullet: Bullet<'a>, rest: SpannedStr<'a>) -> usize {
        let message = format!("`{}` is not a bit group", shorten_quote(rest.text));
        let help = "a group is `Bit[5]: text` or, high bit first, `Bit[7..4]: text`";
        self.report(rules::BIT_GROUP.at(self.page.span(rest.range()), message).help(help));
        self.group_open = false;
        bullet.line + 1
    }

    /// Returns the text after the colon of a bit group, and reports errors at its beginning.
    pub(super) fn read_group_text(&mut self, after: SpannedStr<'a>) -> SpannedStr<'a> {
        let page = self.page;
        let text = after.trim();
        if text.is_empty() {
            let at = page.span(after.at.saturating_sub(1)..after.at);
            self.report(rules::BIT_GROUP.at(at, "this bit group has no text").help("say what the bits are for"));
            return text;
        }
        self.check_gap(after, text, " ", "the text of a bit group");
        // The oldest documents write `Bit[10]: 0: text`, where the 0 has no meaning.
        if let Some((number, rest)) = number::read(text)
            && let Some(rest) = rest.strip_prefix(": ")
        {
            let rest = rest.trim_start();
            let span = page.span(text.at..rest.at);
            let message = format!("`{}:` before the text of a bit group", number.whole.text);
            self.report(rules::BIT_GROUP.at(span, message).help("delete it").edit(span, ""));
            return rest;
        }
        text
    }

    pub(super) fn check_gap(&mut self, after: SpannedStr<'a>, text: SpannedStr<'a>, wanted: &str, what: &str) {
        let gap = after.split_at(text.at - after.at).0;
        if gap.text != wanted && !text.is_empty() {
            let page = self.page;
            let span = page.span(gap.at.saturating_sub(1)..gap.end().max(gap.at + 1));
            let found = gap.text.chars().count();
            let message = format!("{found} {} before {what}", if found == 1 { "blank" } else { "blanks" });
            let blanks = if wanted.len() == 1 { "one blank" } else { "two blanks" };
            let finding = rules::BLANKS.at(span, message);
            self.report(finding.help(format!("write {blanks}")).edit(page.span(gap.range()), wanted));
        }
    }

    /// Reads an enumerator: `- 0b0101:  name`, `- 0x4: name` or `- 3: name`.
    pub(super) fn read_enumerator(
        &mut self,
        bullet: Bullet<'a>,
        gates: Vec<RawGate>,
        number: number::Number<'a>,
        after: SpannedStr<'a>,
    ) -> usize {
        let page = self.page;
        bullet.check_mark(page, "- ", self.out);
        let in_group = self.group_open && (number.base == 2 || page.indent(bullet.line) > 2);
        page.check_indent(bullet.line, if in_group { 4 } else { 2 }, "the bullet of an enumerator", self.out);
        let text = after.trim();
        let two = number.base == 2 || self.owner == BulletOwner::Structure && !page.strict;
        self.check_gap(after, text, if two { "  " } else { " " }, "the name of an enumerator");
        let wrap = if page.strict { Wrap::From(page.indent(bullet.line) + 2) } else { Wrap::Never };
        let end = bullets::end_of_bullet(page, bullet.line, self.limit, wrap);
        let Some(code) = number::checked_value(page, number, u64::MAX, "a code", self.out) else { return end };
        let range = bullets::text_range(page, text, bullet.line, end);
        let enumerator = RawEnumerator {
            gates,
            code,
            base: number.base,
            digits: u8::try_from(number.digits.text.len()).unwrap_or(u8::MAX),
            text: Spanned::new(page.flatten(range.clone()), page.span(range)),
            span: page.line_span(bullet.line),
        };
        let Some(field) = self.fields.last_mut() else {
            self.report(rules::UNREAD_BULLET.at(enumerator.span, "an enumerator of no field"));
            return end;
        };
        match field.groups.last_mut().filter(|_| in_group) {
            Some(group) => group.enumerators.push(enumerator),
            None => field.enumerators.push(enumerator),
        }
        end
    }

    pub(super) fn read_table(&mut self, i: usize, table: &Table) -> usize {
        let rows = self.read_rows(table);
        if self.page.strict {
            let finding = rules::TEXT_UNDER_FIELD.at(self.page.line_span(i), "a table below a field");
            self.report(finding.help("values of a field are bullets: `- 0x4: name`"));
        }
        if let Some(field) = self.fields.last_mut() {
            field.enumerators.extend(rows);
        }
        table.lines.end
    }

    pub(super) fn read_rows(&mut self, table: &Table) -> Vec<RawEnumerator> {
        let mut enumerators = Vec::new();
        let mut descriptions: HashMap<String, Span> = HashMap::new();
        for (row, cell, text) in table.numbered_rows() {
            let span = self.page.span(tables::bytes_of(self.page, row.lines.clone()));
            if let Some((_, description)) = text.split_once(" - ") {
                match descriptions.get(description) {
                    Some(first) => {
                        let finding = rules::REPEATED_DESCRIPTION.at(span, "two values have the same description");
                        self.report(finding.also(*first, "the first").help("one of them was probably copied"));
                    }
                    None => _ = descriptions.insert(description.to_owned(), span),
                }
            }
            let Some((number, rest)) = number::read(SpannedStr::new(cell, 0)) else { continue };
            let (Some(value), true) = (number.value(), rest.is_empty()) else { continue };
            enumerators.push(RawEnumerator {
                gates: Vec::new(),
                code: Spanned::new(value, span),
                base: number.base,
                digits: u8::try_from(number.digits.text.len()).unwrap_or(u8::MAX),
                text: Spanned::new(text, span),
                span,
            });
        }
        enumerators
    }
}
