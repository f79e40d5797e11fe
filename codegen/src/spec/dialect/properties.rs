//! The sections Properties, Operand type maps and Constraints: lists of bullets with bold names.
//!
//! For example, `- **Saturation:** Yes` is a property.

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::bullets::{self, BoldBullet, Bullet, Wrap};
use crate::spec::dialect::gates;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::{RawConstraint, RawTypeMap};
use crate::spec::dialect::sections::{SectionPart, shorten_quote};
use crate::spec::dialect::spanned_str::SpannedStr;
use crate::spec::rules;
use crate::spec::span::Name;
use openvisa_cli_support::nearest;

/// The keys of properties, in their required order.
pub(crate) const KEYS: [&str; 8] = [
    "Supported Types",
    "Saturation",
    "Source Modifier",
    "Out-of-bound Access",
    "SIMD Control Flow",
    "Opaque",
    "Accuracy",
    "Instead",
];

/// Reads properties: `- **Key:** value`.
pub(crate) fn read_properties(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Vec<(Name, Name)> {
    let mut properties: Vec<(Name, Name)> = Vec::new();
    let mut seen: [Option<Name>; KEYS.len()] = Default::default();
    for i in page.written(part.body.clone()) {
        let bullet = bullets::bullet_at(page, i).and_then(|b| Some((b, bullets::parse_bold(page, b.body)?)));
        let Some((bullet, bold)) = bullet.filter(|(_, bold)| bold.colon) else {
            report_unread(page, i, "a property is `- **Key:** value`", out);
            continue;
        };
        check_bullet(page, bullet, &bold, 0, "the bullet of a property", out);
        let key = page.name(bold.head);
        match KEYS.iter().position(|k| *k == key.value) {
            Some(at) => check_place(&key, at, &mut seen, out),
            None => report_unknown_key(&key, out),
        }
        // Lowering checks the values of the first three.
        if bold.text.is_empty() && !KEYS[..3].contains(&key.value.as_str()) {
            let finding = rules::PROPERTY.at(key.span, format!("`{}` has no value", shorten_quote(&key.value)));
            out.push(finding.help("write the value after the colon, or delete the line"));
        }
        if key.value == KEYS[0] {
            check_type_list(page, bold.text, out);
        }
        properties.push((key, page.name(bold.text)));
    }
    properties
}

fn report_unread(page: &Page<'_>, line: usize, help: &str, out: &mut Diagnostics) {
    let words = page.body(line);
    let message = format!("`{}` is not read", shorten_quote(words.text));
    out.push(rules::STRAY_TEXT.at(page.span(words.range()), message).help(help));
}

fn check_bullet(
    page: &Page<'_>,
    bullet: Bullet<'_>,
    bold: &BoldBullet<'_>,
    column: usize,
    what: &str,
    out: &mut Diagnostics,
) {
    bullet.check_mark(page, "- ", out);
    page.check_indent(bullet.line, column, what, out);
    bold.check_form(page, out);
}

/// Reports a key that is repeated, or comes after one that it should precede.
fn check_place(key: &Name, at: usize, seen: &mut [Option<Name>; KEYS.len()], out: &mut Diagnostics) {
    if let Some(first) = &seen[at] {
        let finding = rules::PROPERTY.at(key.span, format!("`{}` again", shorten_quote(&key.value)));
        out.push(finding.also(first.span, "first here").help("write each property once"));
        return;
    }
    if let Some(later) = seen[at + 1..].iter().flatten().next() {
        let finding = rules::PROPERTY.at(key.span, format!("`{}` comes after `{}`", key.value, later.value));
        out.push(finding.also(later.span, "it should precede this").help(format!("the order is {}", KEYS.join(", "))));
    }
    seen[at] = Some(key.clone());
}

fn report_unknown_key(key: &Name, out: &mut Diagnostics) {
    let message = format!("`{}` is not a property", shorten_quote(&key.value));
    let finding = rules::PROPERTY.at(key.span, message);
    out.push(match nearest(&key.value, KEYS) {
        Some(near) => finding.help(format!("`{near}` is probably meant")).edit(key.span, near),
        None => finding.help(format!("properties are {}", KEYS.join(", "))),
    });
}

/// Checks that a list of types has no blanks.
fn check_type_list(page: &Page<'_>, value: SpannedStr<'_>, out: &mut Diagnostics) {
    if value.text.contains([' ', '\t']) {
        let right: String = value.text.split_ascii_whitespace().collect();
        let span = page.span(value.range());
        let finding = rules::BLANKS.at(span, "blanks between the types of a list");
        out.push(finding.help(format!("write `{}`", shorten_quote(&right))).edit(span, right));
    }
}

/// Reads type maps: `- **Type map{GATE}**` with two lines below it.
pub(crate) fn read_type_maps(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Vec<RawTypeMap> {
    const HELP: &str = "a type map is `- **Type map**`, then `  -  **Dst types:** F` and `  -  **Src types:** F`";
    let mut maps: Vec<RawTypeMap> = Vec::new();
    let mut halves: (bool, bool) = (true, true);
    for i in page.written(part.body.clone()) {
        let bullet = bullets::bullet_at(page, i).and_then(|b| Some((b, bullets::parse_bold(page, b.body)?)));
        let Some((bullet, bold)) = bullet else {
            report_unread(page, i, HELP, out);
            continue;
        };
        if let Some(rest) = bold.head.strip_prefix("Type map") {
            check_halves(maps.last(), halves, out);
            halves = (false, false);
            bullet.check_mark(page, "- ", out);
            page.check_indent(i, 0, "a type map", out);
            let gap = rest.split_at(rest.text.len() - rest.trim_start().text.len()).0;
            if !gap.is_empty() {
                let span = page.span(gap.range());
                let finding = rules::BLANKS.at(span, "a blank between `Type map` and its gate");
                out.push(finding.help("write none").edit(span, ""));
            }
            let (gates, rest) = gates::split_leading_gates(page, rest.trim_start());
            if !rest.is_empty() || bold.colon || !bold.text.is_empty() {
                report_unread(page, i, HELP, out);
            }
            maps.push(RawTypeMap { gates, dst: Vec::new(), src: Vec::new(), span: page.line_span(i) });
            continue;
        }
        let Some(map) = maps.last_mut() else {
            report_unread(page, i, HELP, out);
            continue;
        };
        let (list, seen) = match bold.head.text {
            "Dst types" => (&mut map.dst, &mut halves.0),
            "Src types" => (&mut map.src, &mut halves.1),
            _ => {
                report_unread(page, i, HELP, out);
                continue;
            }
        };
        if std::mem::replace(seen, true) {
            let finding = rules::TYPE_MAP.at(page.span(bold.head.range()), format!("`{}` again", bold.head.text));
            out.push(finding.help("a type map has each line once; begin another map with `- **Type map**`"));
        }
        bullet.check_mark(page, "-  ", out);
        page.check_indent(i, 2, "a line of a type map", out);
        bold.check_form(page, out);
        list.extend(read_types(page, bold.text, out));
    }
    check_halves(maps.last(), halves, out);
    maps
}

/// Checks that a type map has both of its lines.
fn check_halves(map: Option<&RawTypeMap>, halves: (bool, bool), out: &mut Diagnostics) {
    let (Some(map), false) = (map, halves == (true, true)) else { return };
    let missing = if halves.0 { "Src types" } else { "Dst types" };
    let finding = rules::TYPE_MAP.at(map.span, format!("this type map has no line `{missing}`"));
    out.push(finding.help(format!("add `  -  **{missing}:** …` below it")));
}

/// Reads a list of types: `UD, D, UW`.
fn read_types(page: &Page<'_>, list: SpannedStr<'_>, out: &mut Diagnostics) -> Vec<Name> {
    if list.is_empty() {
        return Vec::new();
    }
    let parts: Vec<SpannedStr<'_>> = list.split(',').map(SpannedStr::trim).collect();
    let right = parts.iter().map(|p| p.text).filter(|t| !t.is_empty()).collect::<Vec<_>>().join(", ");
    if right != list.text {
        let span = page.span(list.range());
        let finding = rules::BLANKS.at(span, "types are separated otherwise");
        let finding = finding.help(format!("write `{}`: a comma and a blank between types", shorten_quote(&right)));
        out.push(finding.edit(span, right));
    }
    parts.into_iter().filter(|p| !p.is_empty()).map(|p| page.name(p)).collect()
}

/// Reads constraints: ``- **name:** `expression`. Text.``
pub(crate) fn read_constraints(page: &Page<'_>, part: &SectionPart, out: &mut Diagnostics) -> Vec<RawConstraint> {
    const HELP: &str = "a constraint is ``- **name:** `expression`. Text.``, its name in kebab case";
    let mut constraints = Vec::new();
    let mut i = part.body.start;
    while i < part.body.end {
        if page.written(i..i + 1).next().is_none() {
            i += 1;
            continue;
        }
        let bullet = bullets::bullet_at(page, i).and_then(|b| Some((b, bullets::parse_bold(page, b.body)?)));
        let Some((bullet, bold)) = bullet else {
            report_unread(page, i, HELP, out);
            i += 1;
            continue;
        };
        let end = bullets::end_of_bullet(page, i, part.body.end, Wrap::From(2));
        let range = bullets::text_range(page, bold.text, i, end);
        let flat = page.flatten(range.clone());
        let text = SpannedStr::new(&flat, range.start);
        i = end;
        let Some((expr, after)) = text.strip_prefix("`").and_then(|t| t.split_once("`")) else {
            report_unread(page, bullet.line, HELP, out);
            continue;
        };
        check_bullet(page, bullet, &bold, 0, "the bullet of a constraint", out);
        let after = match after.strip_prefix(".") {
            Some(after) => {
                if after.trim().is_empty() {
                    let message = format!("the constraint `{}` has no reason", bold.head.text);
                    let finding = rules::CONSTRAINT.at(page.span(expr.range()), message);
                    out.push(finding.label("why?").help("say after the expression what must be so, in a sentence"));
                }
                after
            }
            None => {
                let at = page.span(after.at..after.at);
                let finding = rules::CONSTRAINT.at(at, "no full stop after the expression");
                out.push(finding.help("end the expression with a full stop, before the text").edit(at, "."));
                after
            }
        };
        check_constraint_name(page, bold.head, out);
        constraints.push(RawConstraint {
            name: page.name(bold.head),
            expr: page.name(expr),
            text: after.trim().text.to_owned(),
            span: page.line_span(bullet.line),
        });
    }
    constraints
}

fn check_constraint_name(page: &Page<'_>, name: SpannedStr<'_>, out: &mut Diagnostics) {
    let kebab = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if name.is_empty() || !name.text.bytes().all(kebab) {
        let message = format!("`{}` is not the name of a constraint", shorten_quote(name.text));
        let finding = rules::CONSTRAINT.at(page.span(name.range()), message);
        out.push(finding.help("a name is words in lower case with `-` between them: `same-size`"));
    }
}
