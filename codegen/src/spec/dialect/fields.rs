//! Field bullets with their contents: bit groups, enumerators and tables ([`values`]), and other
//! text ([`rest`]).
//!
//! For example, `- **Mode(ub):** text` begins a field, and the indented `- Bit[3..0]: text` below
//! it is a bit group of that field.

mod unrecognised_blocks;
mod values;

use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::dialect::bullets::{self, BoldBullet, Bullet, Wrap};
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::number;
use crate::spec::dialect::raw::RawField;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier};
use crate::spec::dialect::tables::{self, Table};
use crate::spec::dialect::types;
use crate::spec::rules;
use std::ops::Range;

/// The owner of the fields that a list of bullets describes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BulletOwner {
    /// Fields of an instruction, or shared fields. The name is followed by the type in parentheses.
    Instruction,
    /// Members of a structure, whose definition gives the types.
    Structure,
}

/// Returns whether a line certainly is a field bullet, and not code.
pub(crate) fn is_certain_bullet(words: &str) -> bool {
    let head = words.strip_prefix("- **").and_then(|rest| rest.split_once(":**"));
    head.is_some_and(|(head, _)| head.ends_with(')') && head.contains('(') && head.len() < 100)
}

/// Returns the first line of a range that has a field bullet.
pub(crate) fn first_bullet(page: &Page<'_>, lines: Range<usize>) -> Option<usize> {
    lines.into_iter().find(|i| {
        bullets::bullet_at(page, *i)
            .and_then(|b| bullets::parse_bold(page, b.body))
            .is_some_and(|b| b.colon && b.head.text.contains(['(', ')']))
    })
}

/// Reads the fields of some lines. `above` is the last table with codes before them, to which a
/// field may refer.
pub(crate) fn read(
    page: &Page<'_>,
    lines: Range<usize>,
    owner: BulletOwner,
    above: Option<&Table>,
    out: &mut Diagnostics,
) -> Vec<RawField> {
    let mut reader = FieldReader::new(page, lines.end, owner, out);
    reader.above = above;
    reader.read_lines(lines);
    reader.check_promises();
    reader.fields
}

/// Reads the bullets that describe the members of a structure, and the prose between them.
pub(crate) fn read_members(page: &Page<'_>, lines: Range<usize>, out: &mut Diagnostics) -> (Vec<RawField>, String) {
    let mut reader = FieldReader::new(page, lines.end, BulletOwner::Structure, out);
    reader.read_lines(lines);
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

/// The state of reading field bullets.
struct FieldReader<'r, 'a> {
    page: &'r Page<'a>,
    /// The end of the lines that may be read.
    limit: usize,
    owner: BulletOwner,
    above: Option<&'r Table>,
    fields: Vec<RawField>,
    /// True if enumerators belong to the last group of the last field, and not to the field.
    group_open: bool,
    /// The column of an unread bullet. Bullets that are indented further belong to it.
    unread: Option<usize>,
    /// Lines of prose between the members of a structure.
    prose: Vec<usize>,
    out: &'r mut Diagnostics,
}

impl<'r, 'a> FieldReader<'r, 'a> {
    fn new(page: &'r Page<'a>, limit: usize, owner: BulletOwner, out: &'r mut Diagnostics) -> Self {
        Self {
            page,
            limit,
            owner,
            above: None,
            fields: Vec::new(),
            group_open: false,
            unread: None,
            prose: Vec::new(),
            out,
        }
    }

    fn read_lines(&mut self, lines: Range<usize>) {
        let mut i = lines.start;
        while i < lines.end {
            i = self.read_item(i).max(i + 1);
        }
    }

    /// Reads the item that begins at a line, and returns the line after it.
    fn read_item(&mut self, i: usize) -> usize {
        match self.page.kind(i) {
            LineKind::Blank | LineKind::Comment => return i + 1,
            LineKind::Fence | LineKind::Fenced => return self.skip_code(i),
            LineKind::Plain => {}
        }
        if self.owner == BulletOwner::Structure && self.is_prose(i) {
            return self.read_prose(i);
        }
        if let Some(bullet) = bullets::bullet_at(self.page, i) {
            return self.read_bullet(bullet);
        }
        if tables::kind_at(self.page, i).is_some()
            && let Some(table) = tables::read(self.page, i, self.limit)
        {
            return self.read_table(i, &table);
        }
        if bullets::is_directive(self.page.body(i).text) && !self.page.strict {
            return i + 1;
        }
        self.read_text(i)
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        self.out.push(diagnostic);
    }

    fn read_bullet(&mut self, bullet: Bullet<'a>) -> usize {
        let (gates, rest) = gates::split_leading_gates(self.page, bullet.body);
        if let Some(bold) = bullets::parse_bold(self.page, bullet.body) {
            let instruction = self.owner == BulletOwner::Instruction;
            if self.page.indent(bullet.line) == 0 || instruction && bold.head.text.ends_with(')') {
                return self.read_field(bullet, bold);
            }
        }
        match self.unread {
            Some(column) if self.page.indent(bullet.line) > column => {
                return self.read_unknown_bullet(bullet, rest, true);
            }
            _ => self.unread = None,
        }
        let last_gate = gates.last().map_or(0, |g| g.span.end as usize);
        if !gates.is_empty() && rest.at != rest.trim_start().at {
            let span = self.page.span(last_gate..rest.trim_start().at);
            let finding = rules::BLANKS.at(span, "blanks between a gate and what it limits");
            self.report(finding.help("write none").edit(span, ""));
        }
        let rest = rest.trim_start();
        if rest.text.starts_with("Bit[") || values::BitHead::find(rest).is_some() {
            return self.read_group(bullet, gates, rest);
        }
        if let Some((number, after)) = number::read(rest)
            && let Some(text) = after.strip_prefix(":")
        {
            return self.read_enumerator(bullet, gates, number, text);
        }
        self.read_unknown_bullet(bullet, rest, false)
    }

    /// Reads a field bullet: `- **Name(type):** text`.
    fn read_field(&mut self, bullet: Bullet<'a>, bold: BoldBullet<'a>) -> usize {
        let page = self.page;
        if self.owner == BulletOwner::Instruction || page.strict {
            bullet.check_mark(page, "- ", self.out);
        }
        page.check_indent(bullet.line, 0, "the bullet of a field", self.out);
        let (name, kind) = match self.owner {
            BulletOwner::Instruction => self.split_name_and_type(bold.head),
            BulletOwner::Structure => (member_name(bold.head), SpannedStr::new("", bold.head.end())),
        };
        let angle = bold.text.strip_prefix(">").filter(|_| name.at > bold.head.at);
        let bold = BoldBullet { text: angle.map_or(bold.text, SpannedStr::trim_start), ..bold };
        if name.text.len() < bold.head.text.len() && self.owner == BulletOwner::Structure {
            let span = page.span(bold.whole.at..bold.whole.end() + usize::from(angle.is_some()));
            let right = format!("**{}:**", name.text);
            let finding = rules::BULLET_HEAD.at(span, "the name of a member is written otherwise");
            self.report(finding.help(format!("write `{}`", shorten_quote(&right))).edit(span, right));
        } else {
            bold.check_form(page, self.out);
        }
        let kinds = types::read(page, kind, self.out);
        let column = if page.strict { 2 } else { 1 };
        let end = bullets::end_of_bullet(page, bullet.line, self.limit, Wrap::From(column));
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

    /// Splits `Name(type)` at the last parenthesis, since a name may contain one too
    /// (`Label(Num_labels-1)`).
    fn split_name_and_type(&mut self, head: SpannedStr<'a>) -> (SpannedStr<'a>, SpannedStr<'a>) {
        let page = self.page;
        let open = head.text.rfind('(').filter(|_| head.text.ends_with(')'));
        let Some(open) = open else {
            let message = format!("the bullet `{}` has no type", shorten_quote(head.text));
            let help = "the bullet of a field is `- **Name(type):** text`";
            self.report(rules::FIELD_BULLET.at(page.span(head.range()), message).help(help));
            return (head, SpannedStr::new("", head.end()));
        };
        let (name, kind) = head.split_at(open);
        let kind = kind.split_at(kind.text.len() - 1).0.split_at(1).1;
        if name.text != name.trim().text {
            let span = page.span(head.range());
            let right = format!("{}({})", name.trim().text, kind.text);
            let finding = rules::BLANKS.at(span, "blanks between a name and its type");
            self.report(finding.help("write none").edit(span, right));
        }
        let name = name.trim();
        if !is_identifier(name.text) {
            let message = format!("`{}` is not the name of a field", shorten_quote(name.text));
            let help = "a name is letters, digits and `_`; a repeated field is `Name(uw[Count])`";
            // Letters of other alphabets may look like ASCII letters.
            let foreign = name.text.chars().find(|c| !c.is_ascii());
            let foreign = foreign.map(|c| format!("; `{c}` is the character U+{:04X}", u32::from(c)));
            let help = format!("{help}{}", foreign.unwrap_or_default());
            self.report(rules::FIELD_BULLET.at(page.span(name.range()), message).help(help));
        }
        (name, kind)
    }
}

/// Returns the name of a member, which upstream documents sometimes write as `<tag>`.
fn member_name(head: SpannedStr<'_>) -> SpannedStr<'_> {
    let inner = head.strip_prefix("<").unwrap_or(head);
    inner.strip_suffix(">").unwrap_or(inner)
}
