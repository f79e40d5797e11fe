//! Lints of the assembler text in upstream documents, which is written for people.
//!
//! Nothing is generated from it, but notation that a program could not parse is worth a warning.
//! For example, `add (M1, 16)` writes out an execution size. Templates of strict documents have a
//! grammar, and are parsed by [`syntax::template`](crate::spec::syntax::template).

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::{RawInstruction, Section};
use crate::spec::dialect::sections::{SectionPart, shorten_quote};
use crate::spec::dialect::spanned_str::{SpannedStr, is_identifier};
use crate::spec::rules;
use openvisa_cli_support::nearest;

/// Maximum number of placeholders of one document that are compared with its fields.
const MAX_PLACEHOLDERS: usize = 64;

/// Checks the Description and Text sections of an upstream document.
pub(crate) fn check(page: &Page<'_>, parts: &[SectionPart], document: &RawInstruction, out: &mut Diagnostics) {
    let mut seen: Vec<&str> = Vec::new();
    let mut bare = false;
    for part in parts {
        let prose = match part.section {
            Some(Section::Description) => true,
            Some(Section::Text) => false,
            _ => continue,
        };
        let mut first = true;
        for line in page.written(part.body.clone()) {
            let words = page.body(line);
            if words.is_empty() || words.text.starts_with("```") {
                continue;
            }
            let code = if prose { words } else { words.split_once("//").map_or(words, |(code, _)| code) };
            check_placeholders(page, code, document, &mut seen, out);
            if !prose && !words.text.starts_with("//") {
                check_notation(page, words, out);
                bare = bare || report_bare_placeholder(page, words, document, out);
                if std::mem::take(&mut first) {
                    check_mnemonic(page, words, &document.name.value, out);
                }
            }
        }
    }
}

/// Reports each word in angle brackets that is not the name of a field, once.
fn check_placeholders<'a>(
    page: &Page<'a>,
    words: SpannedStr<'a>,
    document: &RawInstruction,
    seen: &mut Vec<&'a str>,
    out: &mut Diagnostics,
) {
    let mut rest = words;
    while seen.len() < MAX_PLACEHOLDERS
        && let Some((_, after)) = rest.split_once("<")
    {
        rest = after;
        let inside = after.take_while(|c| c.is_ascii_alphanumeric() || c == '_').0.text;
        let closed = after.text[inside.len()..].starts_with('>');
        if !closed || !is_identifier(inside) || seen.contains(&inside) || names_field(document, inside) {
            continue;
        }
        seen.push(inside);
        let span = page.span(after.at - 1..after.at + inside.len() + 1);
        let message = format!("`<{}>` is not a field of {}", shorten_quote(inside), document.name.value);
        let near = nearest(inside, document.fields.iter().map(|f| f.name.value.as_str()));
        let help = match near {
            Some(near) => format!("`<{near}>` is probably meant"),
            None => "a placeholder is the name of a field in angle brackets".to_owned(),
        };
        out.push(rules::ALIEN_PLACEHOLDER.at(span, message).help(help));
    }
}

/// Returns whether a placeholder names a field, ignoring case. `P` is the predicate.
fn names_field(document: &RawInstruction, placeholder: &str) -> bool {
    let named = |name: &str| document.fields.iter().any(|f| f.name.value.eq_ignore_ascii_case(name));
    named(placeholder) || placeholder == "P" && (named("Pred") || named("Predicate"))
}

/// Reports notation that has no meaning in a template.
fn check_notation(page: &Page<'_>, words: SpannedStr<'_>, out: &mut Diagnostics) {
    let (code, comment) =
        words.split_once("//").map_or((words, None), |(code, comment)| (code.trim_end(), Some(comment)));
    let mut report = |at: std::ops::Range<usize>, message: &str, help: &str| {
        out.push(rules::TEXT_NOTATION.at(page.span(at), message).help(help));
    };
    if let Some(rest) = code.strip_suffix("|") {
        report(
            rest.end()..code.end(),
            "a bar at the end of a line",
            "write each alternative in a separate line; delete the bar",
        );
    }
    if let Some((before, inside)) = code.split_once("{")
        && let Some((inside, _)) = inside.split_once("}")
        && (inside.text.contains('|') || inside.text.contains('?'))
    {
        report(
            before.end()..inside.end() + 1,
            "a choice in braces",
            "write a line for each, or name a field whose values they are",
        );
    }
    if let Some((before, after)) = code.split_once("...") {
        report(before.end()..after.at, "an ellipsis", "name the field once, and say that it is a list: `<Field...>`");
    }
    if let Some((before, after)) = code.split_once("(M1, ") {
        let help = "write `(<Exec_size>)`; which sizes there are, its values say";
        report(before.end()..after.at, "an execution size that is written out", help);
    }
    if let Some(at) = find_repeated_option(code.text) {
        report(code.at + at.start..code.at + at.end, "a repeated option", "delete one");
    }
    if let Some(again) = comment.and_then(|c| c.trim_start().strip_prefix("//").map(|rest| rest.at - 2)) {
        report(again..again + 2, "a comment in a comment", "delete the second `//`");
    }
    if let Some((before, _)) = code.split_once("*")
        && before.text.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
    {
        report(
            before.end()..before.end() + 1,
            "a wildcard in a mnemonic",
            "write a line for each, or name the field whose values they are",
        );
    }
}

/// Reports a field name without angle brackets, such as `(Exec_size)`, and returns whether there
/// was one.
fn report_bare_placeholder(
    page: &Page<'_>,
    words: SpannedStr<'_>,
    document: &RawInstruction,
    out: &mut Diagnostics,
) -> bool {
    let mut rest = words.split_once("//").map_or(words, |(code, _)| code);
    while !rest.is_empty() {
        let (word, after) = rest.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if word.is_empty() {
            let skip = rest.text.chars().next().map_or(1, char::len_utf8);
            rest = match rest.strip_prefix("<").and_then(|r| r.split_once(">")) {
                Some((_, after)) => after,
                None => rest.split_at(skip).1,
            };
            continue;
        }
        rest = after;
        // A single letter may have any meaning.
        let size = word.text.eq_ignore_ascii_case("exec_size");
        if size || word.text.len() > 1 && document.fields.iter().any(|f| f.name.value == word.text) {
            let finding = rules::TEXT_NOTATION.at(page.span(word.range()), "a placeholder without angle brackets");
            out.push(finding.help(format!("write `<{}>`, in all lines", shorten_quote(word.text))));
            return true;
        }
    }
    false
}

/// Returns the second of two equal adjacent options, as in `[.x][.x]`.
fn find_repeated_option(text: &str) -> Option<std::ops::Range<usize>> {
    let mut last: Option<(usize, &str)> = None;
    for (start, _) in text.match_indices('[') {
        let end = start + text[start..].find(']')? + 1;
        let option = &text[start..end];
        if last.is_some_and(|(last_end, last)| last_end == start && last == option) {
            return Some(start..end);
        }
        last = Some((end, option));
    }
    None
}

/// Checks that the mnemonic is the name of the document.
fn check_mnemonic(page: &Page<'_>, words: SpannedStr<'_>, name: &str, out: &mut Diagnostics) {
    let mut rest = words;
    if rest.text.starts_with('[')
        && let Some((_, after)) = rest.split_once("]")
    {
        rest = after.trim_start();
    }
    if let Some((_, after)) = rest.strip_prefix("(").and_then(|r| r.split_once(")")) {
        rest = after.trim_start();
    }
    let (word, _) = rest.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    if word.text != name && !word.is_empty() {
        let message = format!("the mnemonic is `{}`, the document is about `{name}`", shorten_quote(word.text));
        let finding = rules::TEXT_NOTATION.at(page.span(word.range()), message);
        out.push(finding.help("the first word of a template is the mnemonic"));
    }
}
