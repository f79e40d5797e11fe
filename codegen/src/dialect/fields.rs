//! Field bullets with what hangs on them: bit groups, enumerators, tables, further text.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::bullets::{self, BoldBullet, Bullet, Wrap};
use crate::dialect::gates;
use crate::dialect::kinds;
use crate::dialect::lines::{LineKind, Page};
use crate::dialect::number;
use crate::dialect::piece::{Piece, is_identifier};
use crate::dialect::raw::{RawEnumerator, RawField, RawGate, RawGroup};
use crate::dialect::sections::shortened;
use crate::dialect::tables::{self, Table};
use crate::rules;
use crate::span::{Name, Span, Spanned};
use std::collections::HashMap;
use std::ops::Range;

/// What the bullets of a list describe.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Fields of an instruction, or shared fields: the name is followed by the type in parentheses.
    Instruction,
    /// Members of a structure, whose types stand in its definition.
    Structure,
}

/// Whether a line is certainly a field bullet and not code.
pub(crate) fn is_certain_bullet(words: &str) -> bool {
    let head = words.strip_prefix("- **").and_then(|rest| rest.split_once(":**"));
    head.is_some_and(|(head, _)| head.ends_with(')') && head.contains('(') && head.len() < 100)
}

/// The first line of a range with a field bullet.
pub(crate) fn first_bullet(page: &Page<'_>, lines: Range<usize>) -> Option<usize> {
    lines.into_iter().find(|i| {
        bullets::at(page, *i)
            .and_then(|b| bullets::bold(page, b.body))
            .is_some_and(|b| b.head.text.ends_with(')') && b.head.text.contains('('))
    })
}

/// Reads the fields of some lines. `above` is the last numbered table before them: a field may refer to it.
pub(crate) fn read(
    page: &Page<'_>,
    lines: Range<usize>,
    owner: Owner,
    above: Option<&Table>,
    diagnostics: &mut Diagnostics,
) -> Vec<RawField> {
    let mut reader = Reader::new(page, lines.end, owner, diagnostics);
    reader.above = above;
    reader.run(lines);
    reader.check_promises();
    reader.fields
}

/// Reads the bullets that describe the members of a structure, and the prose between them.
pub(crate) fn read_members(
    page: &Page<'_>,
    lines: Range<usize>,
    diagnostics: &mut Diagnostics,
) -> (Vec<RawField>, String) {
    let mut reader = Reader::new(page, lines.end, Owner::Structure, diagnostics);
    reader.run(lines);
    reader.check_promises();
    let mut text = String::new();
    let mut last = None;
    for line in reader.prose {
        if let Some(last) = last {
            text.push_str(if line == last + 1 { "\n" } else { "\n\n" });
        }
        text.push_str(page.body(line).text);
        last = Some(line);
    }
    (reader.fields, text)
}

struct Reader<'r, 'a> {
    page: &'r Page<'a>,
    /// End of the lines that may be read.
    limit: usize,
    owner: Owner,
    above: Option<&'r Table>,
    fields: Vec<RawField>,
    /// Whether enumerators belong to the last group of the last field, not to the field.
    group_open: bool,
    /// The column of a bullet that is not read: deeper ones belong to it.
    unread: Option<usize>,
    /// Lines of prose among the members of a structure.
    prose: Vec<usize>,
    diagnostics: &'r mut Diagnostics,
}

impl<'r, 'a> Reader<'r, 'a> {
    fn new(page: &'r Page<'a>, limit: usize, owner: Owner, diagnostics: &'r mut Diagnostics) -> Self {
        Self {
            page,
            limit,
            owner,
            above: None,
            fields: Vec::new(),
            group_open: false,
            unread: None,
            prose: Vec::new(),
            diagnostics,
        }
    }

    fn run(&mut self, lines: Range<usize>) {
        let mut i = lines.start;
        while i < lines.end {
            i = self.line(i).max(i + 1);
        }
    }

    /// Reads what begins at a line; the line after it.
    fn line(&mut self, i: usize) -> usize {
        match self.page.kind(i) {
            LineKind::Blank | LineKind::Comment => return i + 1,
            LineKind::Fence | LineKind::Fenced => return self.code(i),
            LineKind::Plain => {}
        }
        if self.owner == Owner::Structure && self.is_prose(i) {
            return self.prose(i);
        }
        if let Some(bullet) = bullets::at(self.page, i) {
            return self.bullet(bullet);
        }
        if tables::kind_at(self.page, i).is_some()
            && let Some(table) = tables::read(self.page, i, self.limit)
        {
            return self.table(i, &table);
        }
        if bullets::is_directive(self.page.body(i).text) && !self.page.strict {
            return i + 1;
        }
        self.text(i)
    }

    /// Whether a line is prose between the members of a structure: anything at the margin that does not describe one.
    fn is_prose(&self, i: usize) -> bool {
        let bold = bullets::at(self.page, i).and_then(|b| bullets::bold(self.page, b.body));
        let described = bold.is_some_and(|b| b.colon || is_identifier(member_name(b.head).text));
        self.page.indent(i) == 0 && !described
    }

    /// Prose up to the next blank line; a list up to the next line at the margin.
    fn prose(&mut self, i: usize) -> usize {
        let page = self.page;
        let list = bullets::at(page, i).is_some();
        let goes_on = |j: usize| match page.kind(j) {
            LineKind::Plain => {
                if list {
                    page.indent(j) > 0
                } else {
                    bullets::at(page, j).is_none()
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

    /// Findings about texts that end with `Valid values are:` with nothing below them.
    fn check_promises(&mut self) {
        let promises = |text: &str| {
            let text = text.trim_end().trim_end_matches(':');
            text.ends_with("Valid values are") || text.ends_with("elements is")
        };
        for field in &self.fields {
            let nothing = field.enumerators.is_empty() && field.items.is_empty() && field.groups.is_empty();
            let groups = field.groups.iter().filter(|g| g.enumerators.is_empty()).map(|g| &g.text);
            let own = (nothing && promises(&field.text)).then_some(field.text_span);
            for span in groups.filter(|t| promises(&t.value)).map(|t| t.span).chain(own) {
                self.diagnostics.push(
                    Diagnostic::new(&rules::PROMISED_VALUES, span, "the values that this text announces are missing")
                        .help("list them below it, or say `Valid values are [a..b].`"),
                );
            }
        }
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    fn bullet(&mut self, bullet: Bullet<'a>) -> usize {
        let (gates, rest) = gates::leading(self.page, bullet.body);
        if let Some(bold) = bullets::bold(self.page, bullet.body) {
            let instruction = self.owner == Owner::Instruction;
            if self.page.indent(bullet.line) == 0 || instruction && bold.head.text.ends_with(')') {
                return self.field(bullet, bold);
            }
        }
        match self.unread {
            Some(column) if self.page.indent(bullet.line) > column => return self.item(bullet, rest, true),
            _ => self.unread = None,
        }
        let last_gate = gates.last().map_or(0, |g| g.span.end as usize);
        if !gates.is_empty() && rest.at != rest.trim_start().at {
            let span = self.page.span(last_gate..rest.trim_start().at);
            let finding = Diagnostic::new(&rules::BLANKS, span, "blanks between a gate and what it limits");
            self.report(finding.help("write none").edit(span, ""));
        }
        let rest = rest.trim_start();
        if rest.text.starts_with("Bit[") {
            return self.group(bullet, gates, rest);
        }
        if let Some((number, after)) = number::read(rest)
            && let Some(text) = after.strip_prefix(":")
        {
            return self.enumerator(bullet, gates, number, text);
        }
        self.item(bullet, rest, false)
    }

    /// `- **Name(type):** text`
    fn field(&mut self, bullet: Bullet<'a>, bold: BoldBullet<'a>) -> usize {
        let page = self.page;
        if self.owner == Owner::Instruction || page.strict {
            bullet.check_mark(page, "- ", self.diagnostics);
        }
        page.check_indent(bullet.line, 0, "the bullet of a field", self.diagnostics);
        let (name, kind) = match self.owner {
            Owner::Instruction => self.name_and_type(bold.head),
            Owner::Structure => (member_name(bold.head), Piece::new("", bold.head.end())),
        };
        let angle = bold.text.strip_prefix(">").filter(|_| name.at > bold.head.at);
        let bold = BoldBullet { text: angle.map_or(bold.text, Piece::trim_start), ..bold };
        if name.text.len() < bold.head.text.len() && self.owner == Owner::Structure {
            let span = page.span(bold.whole.at..bold.whole.end() + usize::from(angle.is_some()));
            let right = format!("**{}:**", name.text);
            let finding = Diagnostic::new(&rules::BULLET_HEAD, span, "the name of a member is written otherwise");
            self.report(finding.help(format!("write `{}`", shortened(&right))).edit(span, right));
        } else {
            bold.check_form(page, self.diagnostics);
        }
        let kinds = kinds::read(page, kind, self.diagnostics);
        let column = if page.strict { 2 } else { 1 };
        let end = bullets::continued(page, bullet.line, self.limit, Wrap::From(column));
        let range = bullets::text_range(page, bold.text, bullet.line, end);
        let text = page.flatten(range.clone());
        let enumerators = self.values_above(&text);
        self.group_open = false;
        self.unread = None;
        self.fields.push(RawField {
            gates: bold.gates,
            name: page.name(name),
            kind: page.name(kind),
            kinds,
            text,
            text_span: page.span(range),
            groups: Vec::new(),
            enumerators,
            items: Vec::new(),
            span: page.span(page.body(bullet.line).range()),
        });
        end
    }

    /// `Name(type)`: the last parenthesis is the type, since a name may have one too (`Label(Num_labels-1)`).
    fn name_and_type(&mut self, head: Piece<'a>) -> (Piece<'a>, Piece<'a>) {
        let page = self.page;
        let open = head.text.rfind('(').filter(|_| head.text.ends_with(')'));
        let Some(open) = open else {
            let message = format!("the bullet `{}` has no type", shortened(head.text));
            let help = "the bullet of a field is `- **Name(type):** text`";
            self.report(Diagnostic::new(&rules::FIELD_BULLET, page.span(head.range()), message).help(help));
            return (head, Piece::new("", head.end()));
        };
        let (name, kind) = head.split_at(open);
        let kind = kind.split_at(kind.text.len() - 1).0.split_at(1).1;
        if name.text != name.trim().text {
            let span = page.span(head.range());
            let right = format!("{}({})", name.trim().text, kind.text);
            let finding = Diagnostic::new(&rules::BLANKS, span, "blanks between a name and its type");
            self.report(finding.help("write none").edit(span, right));
        }
        let name = name.trim();
        if !is_identifier(name.text) {
            let message = format!("`{}` is not the name of a field", shortened(name.text));
            let help = "a name is letters, digits and `_`; a repeated field is `Name(uw[Count])`";
            self.report(Diagnostic::new(&rules::FIELD_BULLET, page.span(name.range()), message).help(help));
        }
        (name, kind)
    }

    /// Values of a field that refers to the table above it.
    fn values_above(&mut self, text: &str) -> Vec<RawEnumerator> {
        match self.above {
            Some(table) if text.contains("table above") => self.rows(table),
            _ => Vec::new(),
        }
    }

    /// `- Bit[hi..lo]: text`
    fn group(&mut self, bullet: Bullet<'a>, gates: Vec<RawGate>, rest: Piece<'a>) -> usize {
        let page = self.page;
        let Some((inside, after)) = rest.strip_prefix("Bit[").and_then(|p| p.split_once("]")) else {
            return self.bad_group(bullet, rest);
        };
        let (high, low) = inside.split_once("..").unwrap_or((inside, inside));
        let bit = |piece: Piece<'a>, diagnostics: &mut Diagnostics| {
            let (number, end) = number::read(piece)?;
            let sound = end.is_empty() && number.base == 10;
            sound.then(|| number::checked(page, number, 63, "a bit of a field", diagnostics)).flatten()
        };
        let (Some(high), Some(low)) = (bit(high, self.diagnostics), bit(low, self.diagnostics)) else {
            return self.bad_group(bullet, rest);
        };
        let Some(text) = after.strip_prefix(":") else { return self.bad_group(bullet, rest) };
        bullet.check_mark(page, "- ", self.diagnostics);
        page.check_indent(bullet.line, 2, "the bullet of a bit group", self.diagnostics);
        let column = page.indent(bullet.line) + if page.strict { 2 } else { 1 };
        let end = bullets::continued(page, bullet.line, self.limit, Wrap::From(column));
        let text = self.group_text(text);
        let range = bullets::text_range(page, text, bullet.line, end);
        let span = page.span(rest.at..after.at);
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
            None => self.report(Diagnostic::new(&rules::UNREAD_BULLET, span, "bits of no field")),
        }
        self.group_open = true;
        end
    }

    fn bad_group(&mut self, bullet: Bullet<'a>, rest: Piece<'a>) -> usize {
        let message = format!("`{}` is not a bit group", shortened(rest.text));
        let help = "a group is `Bit[5]: text` or, high bit first, `Bit[7..4]: text`";
        self.report(Diagnostic::new(&rules::BIT_GROUP, self.page.span(rest.range()), message).help(help));
        self.group_open = false;
        bullet.line + 1
    }

    /// The text after the colon of a group, with findings about how it begins.
    fn group_text(&mut self, after: Piece<'a>) -> Piece<'a> {
        let page = self.page;
        let text = after.trim();
        if text.is_empty() {
            let at = page.span(after.at.saturating_sub(1)..after.at);
            let finding = Diagnostic::new(&rules::BIT_GROUP, at, "this bit group has no text");
            self.report(finding.help("say what the bits are for"));
            return text;
        }
        self.check_gap(after, text, " ", "the text of a bit group");
        // `Bit[10]: 0: text` of the oldest documents: the 0 means nothing.
        if let Some((number, rest)) = number::read(text)
            && let Some(rest) = rest.strip_prefix(": ")
        {
            let rest = rest.trim_start();
            let span = page.span(text.at..rest.at);
            let message = format!("`{}:` before the text of a bit group", number.whole.text);
            self.report(Diagnostic::new(&rules::BIT_GROUP, span, message).help("delete it").edit(span, ""));
            return rest;
        }
        text
    }

    fn check_gap(&mut self, after: Piece<'a>, text: Piece<'a>, wanted: &str, what: &str) {
        let gap = after.split_at(text.at - after.at).0;
        if gap.text != wanted && !text.is_empty() {
            let page = self.page;
            let span = page.span(gap.at.saturating_sub(1)..gap.end().max(gap.at + 1));
            let message = format!("{} blanks before {what}", gap.text.chars().count());
            let blanks = if wanted.len() == 1 { "one blank" } else { "two blanks" };
            let finding = Diagnostic::new(&rules::BLANKS, span, message);
            self.report(finding.help(format!("write {blanks}")).edit(page.span(gap.range()), wanted));
        }
    }

    /// `- 0b0101:  name`, `- 0x4: name`, `- 3: name`
    fn enumerator(
        &mut self,
        bullet: Bullet<'a>,
        gates: Vec<RawGate>,
        number: number::Number<'a>,
        after: Piece<'a>,
    ) -> usize {
        let page = self.page;
        bullet.check_mark(page, "- ", self.diagnostics);
        let in_group = self.group_open && (number.base == 2 || page.indent(bullet.line) > 2);
        page.check_indent(bullet.line, if in_group { 4 } else { 2 }, "the bullet of an enumerator", self.diagnostics);
        let text = after.trim();
        let two = number.base == 2 || self.owner == Owner::Structure && !page.strict;
        self.check_gap(after, text, if two { "  " } else { " " }, "the name of an enumerator");
        let wrap = if page.strict { Wrap::From(page.indent(bullet.line) + 2) } else { Wrap::Never };
        let end = bullets::continued(page, bullet.line, self.limit, wrap);
        let Some(code) = number::checked(page, number, u64::MAX, "a code", self.diagnostics) else { return end };
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
            self.report(Diagnostic::new(&rules::UNREAD_BULLET, enumerator.span, "an enumerator of no field"));
            return end;
        };
        match field.groups.last_mut().filter(|_| in_group) {
            Some(group) => group.enumerators.push(enumerator),
            None => field.enumerators.push(enumerator),
        }
        end
    }

    /// Any other bullet: with those that follow it, one finding. `known`: it is part of one that was reported.
    fn item(&mut self, bullet: Bullet<'a>, rest: Piece<'a>, known: bool) -> usize {
        let page = self.page;
        if !known {
            self.unread = Some(page.indent(bullet.line));
        }
        let mut end = bullet.line;
        while end < self.limit
            && let Some(more) = bullets::at(page, end).filter(|b| end == bullet.line || is_item(page, *b, self.owner))
        {
            let next = bullets::continued(page, end, self.limit, Wrap::From(page.indent(end) + 2));
            let range = bullets::text_range(page, more.body, end, next);
            let item = Spanned::new(page.flatten(range.clone()), page.span(range));
            self.keep(item);
            end = next;
        }
        if known {
            return end;
        }
        let near = near_miss(rest.text);
        let message = format!("the bullet `{}` is not read", shortened(rest.text));
        let help =
            near.unwrap_or("below a field stand bit groups, `- Bit[7..4]: text`, and enumerators, `- 0b01:  name`");
        let finding = Diagnostic::new(&rules::UNREAD_BULLET, page.span(rest.range()), message).help(help);
        self.report(finding);
        end
    }

    fn keep(&mut self, item: Name) {
        if let Some(field) = self.fields.last_mut() {
            field.items.push(item);
        }
    }

    /// Text that belongs to no bullet, up to the next blank line.
    fn text(&mut self, i: usize) -> usize {
        let page = self.page;
        let mut end = i + 1;
        while end < self.limit
            && page.kind(end) == LineKind::Plain
            && bullets::at(page, end).is_none()
            && tables::kind_at(page, end).is_none()
        {
            end += 1;
        }
        let range = page.body(i).at..page.body(end - 1).end();
        let item = Spanned::new(page.flatten(range.clone()), page.span(range));
        self.keep(item);
        self.report(
            Diagnostic::new(
                &rules::TEXT_UNDER_FIELD,
                page.line_span(i),
                "text below a field that belongs to no bullet",
            )
            .help("say it in the bullet of the field, or in the Notes section"),
        );
        end
    }

    /// Code among fields.
    fn code(&mut self, i: usize) -> usize {
        let end = (i + 1..self.limit)
            .find(|j| !matches!(self.page.kind(*j), LineKind::Fenced | LineKind::Fence))
            .unwrap_or(self.limit);
        if self.owner == Owner::Instruction {
            let finding = Diagnostic::new(&rules::TEXT_UNDER_FIELD, self.page.line_span(i), "code among the fields");
            self.report(finding.help("code stands in the Semantics, Text, Examples and Notes sections"));
        }
        end
    }

    fn table(&mut self, i: usize, table: &Table) -> usize {
        let rows = self.rows(table);
        if self.page.strict {
            let finding = Diagnostic::new(&rules::TEXT_UNDER_FIELD, self.page.line_span(i), "a table below a field");
            self.report(finding.help("values of a field are bullets: `- 0x4: name`"));
        }
        if let Some(field) = self.fields.last_mut() {
            field.enumerators.extend(rows);
        }
        table.lines.end
    }

    /// The enumerators of a table.
    fn rows(&mut self, table: &Table) -> Vec<RawEnumerator> {
        let mut enumerators = Vec::new();
        let mut descriptions: HashMap<String, Span> = HashMap::new();
        for (row, cell, text) in table.numbered() {
            let span = self.page.span(tables::bytes_of(self.page, row.lines.clone()));
            if let Some((_, description)) = text.split_once(" - ") {
                match descriptions.get(description) {
                    Some(first) => {
                        let message = "two values have the same description";
                        let finding = Diagnostic::new(&rules::REPEATED_DESCRIPTION, span, message);
                        self.report(finding.also(*first, "the first").help("one of them was probably copied"));
                    }
                    None => _ = descriptions.insert(description.to_owned(), span),
                }
            }
            let Some((number, rest)) = number::read(Piece::new(cell, 0)) else { continue };
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

/// Whether a bullet is none of those that are read.
fn is_item(page: &Page<'_>, bullet: Bullet<'_>, owner: Owner) -> bool {
    let rest = gates::leading(page, bullet.body).1.trim_start();
    let numbered = number::read(rest).is_some_and(|(_, after)| after.text.starts_with(':'));
    let nested = owner == Owner::Structure && page.indent(bullet.line) > 0;
    !numbered && !rest.text.starts_with("Bit[") && (nested || bullets::bold(page, bullet.body).is_none())
}

/// The name of a member, which the vendor's documents write `<tag>` in places.
fn member_name(head: Piece<'_>) -> Piece<'_> {
    let inner = head.strip_prefix("<").unwrap_or(head);
    inner.strip_suffix(">").unwrap_or(inner)
}

/// What a bullet was probably meant to be.
fn near_miss(text: &str) -> Option<&'static str> {
    let first = text.get(..3).unwrap_or("");
    if first.eq_ignore_ascii_case("bit") {
        Some("a bit group is `Bit[7..4]: text`")
    } else if number::read(Piece::new(text, 0)).is_some_and(|(n, rest)| n.well_formed() && !rest.text.starts_with('_'))
    {
        Some("an enumerator is a number, a colon, blanks, and its name: `- 0b01:  name`")
    } else if text.starts_with("**") {
        Some("a field is `**Name(type):** text`, at the beginning of the line")
    } else {
        None
    }
}
