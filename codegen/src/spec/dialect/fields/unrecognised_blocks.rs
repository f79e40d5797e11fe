//! Contents between fields that describe none of them: other bullets, text and code, and prose
//! about structures.

use super::{BulletOwner, FieldReader, member_name};
use crate::spec::dialect::bullets::{self, Bullet, Wrap};
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::number;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier};
use crate::spec::dialect::tables;
use crate::spec::rules;
use crate::spec::span::{Name, Spanned};

impl<'a> FieldReader<'_, 'a> {
    /// Returns whether a line is prose between the members of a structure: unindented text that
    /// describes no member.
    pub(super) fn is_prose(&self, i: usize) -> bool {
        let bold = bullets::bullet_at(self.page, i).and_then(|b| bullets::parse_bold(self.page, b.body));
        let described = bold.is_some_and(|b| b.colon || is_identifier(member_name(b.head).text));
        self.page.indent(i) == 0 && !described
    }

    /// Reads prose up to the next blank line, or a list up to the next unindented line.
    pub(super) fn read_prose(&mut self, i: usize) -> usize {
        let page = self.page;
        let list = bullets::bullet_at(page, i).is_some();
        let goes_on = |j: usize| match page.kind(j) {
            LineKind::Plain => {
                if list {
                    page.indent(j) > 0
                } else {
                    bullets::bullet_at(page, j).is_none()
                }
            }
            LineKind::Blank => list,
            _ => false,
        };
        let end = (i + 1..self.limit).find(|j| !goes_on(*j)).unwrap_or(self.limit);
        self.prose.extend((i..end).filter(|j| !page.body(*j).is_empty()));
        self.group_open = false;
        end
    }

    /// Reports texts that end with `Valid values are:` although no values follow.
    pub(super) fn check_promises(&mut self) {
        let promises = |text: &str| {
            let text = text.trim_end().trim_end_matches(':');
            text.ends_with("Valid values are") || text.ends_with("elements is")
        };
        for field in &self.fields {
            let nothing = field.enumerators.is_empty() && field.items.is_empty() && field.groups.is_empty();
            let groups = field.groups.iter().filter(|g| g.enumerators.is_empty()).map(|g| &g.text);
            let own = (nothing && promises(&field.text)).then_some(field.text_span);
            for span in groups.filter(|t| promises(&t.value)).map(|t| t.span).chain(own) {
                let finding = rules::PROMISED_VALUES.at(span, "the values that this text announces are missing");
                self.out.push(finding.help("list them below it, or say `Valid values are [a..b].`"));
            }
        }
    }

    /// Reads an unknown bullet and those that follow it, with one finding. `known` is true below a
    /// bullet that is already reported.
    pub(super) fn read_unknown_bullet(&mut self, bullet: Bullet<'a>, rest: SpannedStr<'a>, known: bool) -> usize {
        let page = self.page;
        if !known {
            self.unread = Some(page.indent(bullet.line));
        }
        let mut end = bullet.line;
        while end < self.limit
            && let Some(more) =
                bullets::bullet_at(page, end).filter(|b| end == bullet.line || is_item(page, *b, self.owner))
        {
            let next = bullets::end_of_bullet(page, end, self.limit, Wrap::From(page.indent(end) + 2));
            let range = bullets::text_range(page, more.body, end, next);
            let item = Spanned::new(page.flatten(range.clone()), page.span(range));
            self.keep_item(item);
            end = next;
        }
        if known {
            return end;
        }
        let near = guess_form(rest.text);
        let message = format!("the bullet `{}` is not read", shorten_quote(rest.text));
        let help =
            near.unwrap_or("below a field, write bit groups, `- Bit[7..4]: text`, and enumerators, `- 0b01:  name`");
        self.report(rules::UNREAD_BULLET.at(page.span(rest.range()), message).help(help));
        end
    }

    pub(super) fn keep_item(&mut self, item: Name) {
        if let Some(field) = self.fields.last_mut() {
            field.items.push(item);
        }
    }

    /// Reads text that belongs to no bullet, up to the next blank line.
    pub(super) fn read_text(&mut self, i: usize) -> usize {
        let page = self.page;
        let mut end = i + 1;
        while end < self.limit
            && page.kind(end) == LineKind::Plain
            && bullets::bullet_at(page, end).is_none()
            && tables::kind_at(page, end).is_none()
        {
            end += 1;
        }
        let range = page.body(i).at..page.body(end - 1).end();
        let item = Spanned::new(page.flatten(range.clone()), page.span(range));
        self.keep_item(item);
        let finding = rules::TEXT_UNDER_FIELD.at(page.line_span(i), "text below a field that belongs to no bullet");
        self.report(finding.help("say it in the bullet of the field, or in the Notes section"));
        end
    }

    /// Skips code between fields, and reports it in an instruction document.
    pub(super) fn skip_code(&mut self, i: usize) -> usize {
        let end = (i + 1..self.limit)
            .find(|j| !matches!(self.page.kind(*j), LineKind::Fenced | LineKind::Fence))
            .unwrap_or(self.limit);
        if self.owner == BulletOwner::Instruction {
            let finding = rules::TEXT_UNDER_FIELD.at(self.page.line_span(i), "code among the fields");
            self.report(finding.help("write code in the Semantics, Text, Examples and Notes sections"));
        }
        end
    }
}

/// Returns whether a bullet is neither a field, nor a bit group, nor an enumerator.
fn is_item(page: &Page<'_>, bullet: Bullet<'_>, owner: BulletOwner) -> bool {
    let rest = gates::split_leading_gates(page, bullet.body).1.trim_start();
    let numbered = number::read(rest).is_some_and(|(_, after)| after.text.starts_with(':'));
    let nested = owner == BulletOwner::Structure && page.indent(bullet.line) > 0;
    !numbered && !rest.text.starts_with("Bit[") && (nested || bullets::parse_bold(page, bullet.body).is_none())
}

/// Returns a help text with the form that a bullet was probably meant to have.
fn guess_form(text: &str) -> Option<&'static str> {
    let first = text.get(..3).unwrap_or("");
    if first.eq_ignore_ascii_case("bit") {
        Some("a bit group is `Bit[7..4]: text`")
    } else if number::read(SpannedStr::new(text, 0))
        .is_some_and(|(n, rest)| n.well_formed() && !rest.text.starts_with('_'))
    {
        Some("an enumerator is a number, a colon, blanks, and its name: `- 0b01:  name`")
    } else if text.starts_with("**") {
        Some("a field is `**Name(type):** text`, at the beginning of the line")
    } else {
        None
    }
}
