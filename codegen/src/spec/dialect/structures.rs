//! Structures of the object format and of operands: a definition, and bullets that describe its
//! members.
//!
//! For example, `ud id;` in the definition declares a member, and `- **id:** text` describes it.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::fields;
use crate::spec::dialect::lines::{LineKind, Page};
use crate::spec::dialect::raw::{RawField, RawMember, RawStructure};
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::dialect::shared::SharedSection;
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier};
use crate::spec::dialect::types;
use crate::spec::rules;
use std::ops::Range;

/// Reads the structures of a document.
pub(crate) fn read(page: &Page<'_>, sections: &[SharedSection], out: &mut Diagnostics) -> Vec<RawStructure> {
    let mut structures = Vec::new();
    for section in sections {
        let definitions = find_definitions(page, section.body.clone());
        for (i, lines) in definitions.iter().enumerate() {
            let end = definitions.get(i + 1).map_or(section.body.end, |next| next.start);
            structures.push(read_structure(page, section, lines.clone(), end, out));
        }
    }
    structures
}

/// Returns the lines of the definitions in a section, from `name {` to `}`.
fn find_definitions(page: &Page<'_>, lines: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut i = lines.start;
    while i < lines.end {
        let begins = match page.kind(i) {
            LineKind::Fenced => is_first_in_fence(page, i),
            kind => kind == LineKind::Plain,
        };
        if !begins || opened_name(page.body(i)).is_none() {
            i += 1;
            continue;
        }
        let kind = page.kind(i);
        let end = (i + 1..lines.end).find(|j| page.kind(*j) != kind || page.body(*j).text == "}").unwrap_or(lines.end);
        let end = if end < lines.end && page.kind(end) == kind { end + 1 } else { end };
        found.push(i..end);
        i = end;
    }
    found
}

/// Returns whether a line is the first one in its fence. Elsewhere in a fence, `else {` is no
/// structure.
fn is_first_in_fence(page: &Page<'_>, line: usize) -> bool {
    let above = (0..line).rev().find(|i| !page.body(*i).is_empty());
    above.is_some_and(|i| page.kind(i) == LineKind::Fence)
}

/// Returns the name in `name {`, which a comment may follow.
fn opened_name(words: SpannedStr<'_>) -> Option<SpannedStr<'_>> {
    let (name, rest) = words.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    let rest = rest.strip_prefix(" ")?.trim_start().strip_prefix("{")?.trim_start();
    let ends = rest.is_empty() || rest.text.starts_with("//");
    (is_identifier(name.text) && ends).then_some(name)
}

/// Reads a definition, and the bullets between it and line `end`.
fn read_structure(
    page: &Page<'_>,
    section: &SharedSection,
    lines: Range<usize>,
    end: usize,
    out: &mut Diagnostics,
) -> RawStructure {
    let name = opened_name(page.body(lines.start)).unwrap_or(page.body(lines.start));
    if page.strict && section.title.value != name.text {
        let message = format!(
            "the heading is `{}`, the structure `{}`",
            shorten_quote(&section.title.value),
            shorten_quote(name.text)
        );
        let finding = rules::STRUCTURE.at(section.title.span, message).also(page.span(name.range()), "the structure");
        out.push(finding.help("they have the same name, so that the structure can be linked to"));
    }
    if page.strict && page.kind(lines.start) == LineKind::Plain {
        let span = page.line_span(lines.start);
        let finding = rules::UNFENCED.at(span, "the definition of a structure is not in a fence");
        out.push(finding.help("put three back quotes above and below it"));
    }
    let last = lines.end - 1;
    let closed = page.body(last).text == "}" && last > lines.start;
    if !closed {
        let span = page.span(name.range());
        let finding = rules::STRUCTURE.at(span, format!("`{}` has no closing brace", shorten_quote(name.text)));
        out.push(finding.help("end it with `}` on a separate line"));
    }
    let inner = lines.start + 1..if closed { last } else { lines.end };
    let mut members: Vec<RawMember> = inner.filter_map(|i| parse_member(page, page.body(i), out)).collect();
    let (bullets, text) = fields::read_members(page, lines.end..end, out);
    let stray = attach_bullets(&mut members, bullets);
    let range = name.at..page.body(last).end().max(name.end());
    RawStructure { name: page.name(name), members, stray, text, span: page.span(range) }
}

/// Attaches each bullet to the member that it describes, and returns the remaining bullets.
fn attach_bullets(members: &mut [RawMember], bullets: Vec<RawField>) -> Vec<RawField> {
    let mut places: std::collections::HashMap<String, usize> = std::collections::HashMap::new();
    for (i, member) in members.iter().enumerate() {
        places.entry(member.name.value.clone()).or_insert(i);
    }
    let mut stray = Vec::new();
    for bullet in bullets {
        let member = places.get(&bullet.name.value).and_then(|i| members.get_mut(*i));
        match member.filter(|m| m.bullet.is_none()) {
            Some(member) => member.bullet = Some(bullet),
            None => stray.push(bullet),
        }
    }
    stray
}

/// Parses a member such as `ud id;` or `uw{v3.4+} id[count];`. Upstream members may lack the type:
/// `value;`.
fn parse_member(page: &Page<'_>, line: SpannedStr<'_>, out: &mut Diagnostics) -> Option<RawMember> {
    let words = line.split_once("//").map_or(line, |(before, _)| before).trim();
    if words.is_empty() {
        return None;
    }
    let span = page.span(line.range());
    let Some(declaration) = words.strip_suffix(";").map(SpannedStr::trim) else {
        return report_unread(page, line, "no semicolon at its end", out);
    };
    let cut = declaration.text.rfind([' ', '\t']).map_or(0, |at| at + 1);
    let (kind, name) = declaration.split_at(cut);
    let kind = kind.trim();
    let Some((count, rest)) = split_count(name) else {
        return report_unread(page, line, "its bracket is not closed", out);
    };
    if !is_identifier(rest.text) {
        return report_unread(page, line, "its name is not one", out);
    }
    if kind.is_empty() {
        let finding = rules::STRUCTURE.at(span, format!("the member `{}` has no type", shorten_quote(rest.text)));
        out.push(finding.help("write the type before the name: `ub value[size];`"));
    }
    let kinds = types::read(page, kind, out);
    Some(RawMember {
        kind: page.name(kind),
        kinds,
        name: page.name(rest),
        count: count.map(|c| page.name(c)),
        bullet: None,
        span,
    })
}

/// Splits `id[count]` into count and name. Returns `None` if the bracket is not closed or text
/// follows it.
fn split_count(name: SpannedStr<'_>) -> Option<(Option<SpannedStr<'_>>, SpannedStr<'_>)> {
    match name.split_once("[") {
        None => Some((None, name)),
        Some((name, inside)) => inside.strip_suffix("]").map(|count| (Some(count.trim()), name)),
    }
}

fn report_unread(page: &Page<'_>, line: SpannedStr<'_>, why: &str, out: &mut Diagnostics) -> Option<RawMember> {
    let message = format!("`{}` is not a member: {why}", shorten_quote(line.text));
    let finding = rules::STRUCTURE.at(page.span(line.range()), message);
    out.push(finding.help("a member is a type, a name, perhaps a count in brackets, and a semicolon: `ub name[len];`"));
    None
}
