//! Documentation comments of generated items: text of the specification, escaped for rustdoc, and
//! its place.
//!
//! For example, `stores into <dst>` becomes ``stores into \<dst\>.`` ([`prose`]), and its place
//! `specs/fields.md:9` ([`place`]).

use crate::spec::model::Model;
use crate::spec::span::Span;
use proc_macro2::TokenStream;
use quote::quote;

/// Returns a doc comment of several paragraphs. Empty paragraphs are left out.
pub(crate) fn doc<S: AsRef<str>>(paragraphs: impl IntoIterator<Item = S>) -> TokenStream {
    let mut tokens = TokenStream::new();
    for paragraph in paragraphs {
        let paragraph = paragraph.as_ref().trim();
        if paragraph.is_empty() {
            continue;
        }
        if !tokens.is_empty() {
            tokens.extend(quote!(#[doc = ""]));
        }
        let line = format!(" {}", one_line(paragraph));
        tokens.extend(quote!(#[doc = #line]));
    }
    tokens
}

/// Returns a text on one line: each run of white space becomes one blank.
pub(crate) fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// Returns the place of an item in the specification: `` `specs/fields.md:9` ``. `prefix` is the
/// name of the specification folder.
pub(crate) fn place(model: &Model, prefix: &str, span: Span) -> String {
    let file = model.files.get(usize::from(span.file.0)).map_or("?", String::as_str);
    format!("`{prefix}/{file}:{}`", span.line)
}

/// Returns a text of the specification with its special characters escaped outside code spans, so
/// that rustdoc sees neither links nor HTML. Links are reduced to their words. The result ends with
/// a full stop. Tables are left out: a doc comment names the place in the specification, where the
/// table is.
pub(crate) fn prose(text: &str) -> String {
    let is_row = |line: &&str| line.trim_start().starts_with('|');
    let lines: Vec<_> = text.lines().filter(|line| !is_row(line)).collect();
    let text = lines.join("\n");
    let mut out = String::with_capacity(text.len() + 1);
    for (i, part) in unlink(text.trim()).split('`').enumerate() {
        if i > 0 {
            out.push('`');
        }
        let code = i % 2 == 1;
        for c in part.chars() {
            if !code && matches!(c, '[' | ']' | '<' | '>' | '*' | '_' | '\\') {
                out.push('\\');
            }
            out.push(c);
        }
    }
    // With an odd number of back quotes, the last one would open a code span that never ends.
    if text.matches('`').count() % 2 == 1 {
        out = out.replace('`', "\\`");
    }
    if out.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '`' | ')' | ']' | '>')) {
        out.push('.');
    }
    out
}

/// Returns a text of the specification as a sentence of its own: [`prose`] with a capital first
/// letter. A first word in which other letters are capitals, with digits, or of an equation stays.
pub(crate) fn sentence(text: &str) -> String {
    let text = prose(text);
    let word = text.split([' ', ',', '.', ':', ';']).next().unwrap_or_default();
    let is_equation = text[word.len()..].starts_with(" =");
    if word.is_empty() || is_equation || !word.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '-' | '\'')) {
        return text;
    }
    capitalized(&text)
}

/// Returns a text with a capital first letter.
pub(crate) fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Replaces `[words](target)` by `words`.
pub(crate) fn unlink(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        let link = after.split_once("](").and_then(|(words, tail)| Some((words, tail.split_once(')')?.1)));
        match link {
            Some((words, tail)) if !words.contains(['[', ']']) => {
                out.push_str(words);
                rest = tail;
            }
            _ => {
                out.push('[');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_no_prose() {
        assert_eq!(prose("Before.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nAfter"), "Before.\n\n\nAfter.");
        assert_eq!(prose("one of `a | b`"), "one of `a | b`.");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_letter() {
        for (text, sentence_of_it) in [
            ("number of channels", "Number of channels."),
            ("dword", "Dword."),
            ("two-dimensional, typed", "Two-dimensional, typed."),
            ("bfloat16: 1, 8, 7", "bfloat16: 1, 8, 7."),
            ("iEEE rules", "iEEE rules."),
            ("`x` is y", "`x` is y."),
            ("1 element", "1 element."),
            ("new = old + 1", "new = old + 1."),
            ("", ""),
        ] {
            assert_eq!(sentence(text), sentence_of_it);
        }
    }

    #[test]
    fn prose_is_safe_for_rustdoc() {
        for (text, doc) in [
            ("stores into <dst>", "stores into \\<dst\\>."),
            ("see [Pred](../fields.md#pred).", "see Pred."),
            ("`a[0]` of x[1]", "`a[0]` of x\\[1\\]."),
            ("odd ` quote", "odd \\` quote."),
            ("[", "\\["),
            ("", ""),
        ] {
            assert_eq!(prose(text), doc);
        }
    }
}
