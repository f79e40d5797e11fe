//! Templates of Rust: files that hold the part of a generated module that no specification changes.
//!
//! A template is a file of `codegen/templates/rust`. A hole is `#` and a name, as in `quote!`. For
//! example, `fn zero() -> #inst { … }` with the tokens `Inst<'a>` for `inst` becomes
//! `fn zero() -> Inst<'a> { … }`. There are no loops: a hole takes any number of items. What has
//! more holes than code is better written with `quote!`.
//!
//! Files with a row for each instruction keep their layout. [`fill_text`] fills the holes of their
//! templates with text: a line `#rows` is replaced by the lines of `rows`.

use proc_macro2::{Group, TokenStream, TokenTree};

/// Returns the text of a template without holes: `read_template!("rules.rs")` is the text of
/// `codegen/templates/rust/rules.rs`.
macro_rules! read_template {
    ($file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/rust/", $file))
    };
}
pub(crate) use read_template;

/// Fills a template: `fill_template!("decode.rs", inst, arms)` reads
/// `codegen/templates/rust/decode.rs`, and replaces `#inst` and `#arms` by the tokens of the
/// variables of those names.
macro_rules! fill_template {
    ($file:literal $(, $hole:ident)* $(,)?) => {
        $crate::emit::support::template::fill_holes(
            $crate::emit::support::template::read_template!($file),
            &[$((stringify!($hole), quote::ToTokens::to_token_stream(&$hole))),*],
        )
    };
}
pub(crate) use fill_template;

/// Fills a template with text, and keeps its layout: `fill_text!("features.rs", rows)` reads
/// `codegen/templates/rust/features.rs`, and replaces `#rows` by the variable `rows`.
macro_rules! fill_text {
    ($file:literal $(, $hole:ident)* $(,)?) => {
        $crate::emit::support::template::fill_text_holes(
            $crate::emit::support::template::read_template!($file),
            &[$((stringify!($hole), AsRef::<str>::as_ref(&$hole))),*],
        )
    };
}
pub(crate) use fill_text;

/// Replaces the holes of a template by text. `holes` are names and their texts. The text of a hole
/// on a line of its own has whole lines, perhaps none.
///
/// # Panics
/// If the template has a hole that is not in `holes`. This is a defect of the generator, not of a
/// specification.
pub(crate) fn fill_text_holes(template: &str, holes: &[(&str, &str)]) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let text_of = |name: &str| holes.iter().find(|(hole, _)| *hole == name).map(|(_, text)| *text);
    let text_of = |name: &str| text_of(name).unwrap_or_else(|| panic!("nothing fills the hole #{name}"));
    let mut filled = String::new();
    for line in template.split_inclusive('\n') {
        if let Some(name) = line.trim().strip_prefix('#').filter(|name| !name.is_empty() && name.chars().all(is_part)) {
            filled.push_str(text_of(name));
            continue;
        }
        let mut parts = line.split('#');
        filled.push_str(parts.next().unwrap_or(""));
        for part in parts {
            let end = part.find(|c| !is_part(c)).unwrap_or(part.len());
            match &part[..end] {
                // The mark of an attribute.
                "" => filled.push('#'),
                name => filled.push_str(text_of(name)),
            }
            filled.push_str(&part[end..]);
        }
    }
    filled
}

/// Replaces the holes of a template. `holes` are names and their tokens.
///
/// # Panics
/// If the template is not Rust, or has a hole that is not in `holes`. Both are defects of the
/// generator, not of a specification.
pub(crate) fn fill_holes(template: &str, holes: &[(&str, TokenStream)]) -> TokenStream {
    let tokens = template.parse().unwrap_or_else(|error| panic!("a template is not Rust: {error}"));
    fill_tokens(tokens, holes)
}

fn fill_tokens(tokens: TokenStream, holes: &[(&str, TokenStream)]) -> TokenStream {
    let mut filled = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                let hole = tokens.next_if(|next| matches!(next, TokenTree::Ident(_))).map(|name| name.to_string());
                match hole {
                    Some(name) => filled.extend(tokens_of(&name, holes)),
                    // The mark of an attribute.
                    None => filled.extend([TokenTree::Punct(mark)]),
                }
            }
            TokenTree::Group(group) => {
                let inner = Group::new(group.delimiter(), fill_tokens(group.stream(), holes));
                filled.extend([TokenTree::Group(inner)]);
            }
            other => filled.extend([other]),
        }
    }
    filled
}

fn tokens_of(name: &str, holes: &[(&str, TokenStream)]) -> TokenStream {
    let found = holes.iter().find(|(hole, _)| *hole == name);
    found.unwrap_or_else(|| panic!("a template has the hole #{name}, which its emitter does not fill")).1.clone()
}

#[cfg(test)]
mod tests {
    use super::{fill_holes, fill_text_holes};
    use quote::quote;

    #[test]
    fn holes_are_filled_and_attributes_are_kept() {
        let template = "//! Types.\n#![no_std]\n/// A type.\n#[derive(Clone)] struct A<#life> { x: [u8; #size] }";
        let filled = fill_holes(template, &[("life", quote!('a)), ("size", quote!(3))]);
        let file = syn::parse2(filled).unwrap();
        let expected = "//! Types.\n#![no_std]\n/// A type.\n#[derive(Clone)]\nstruct A<'a> {\n    x: [u8; 3],\n}\n";
        assert_eq!(prettyplease::unparse(&file), expected);
    }

    #[test]
    fn text_fills_whole_lines_and_parts_of_lines() {
        let template = "#![allow(x)]\nenum #name {\n    #rows\n}\n";
        let filled = fill_text_holes(template, &[("name", "A"), ("rows", "    B,\n    C,\n")]);
        assert_eq!(filled, "#![allow(x)]\nenum A {\n    B,\n    C,\n}\n");
        assert_eq!(fill_text_holes("a\n#none\nb\n", &[("none", "")]), "a\nb\n");
    }

    #[test]
    #[should_panic(expected = "the hole #missing")]
    fn a_hole_that_nothing_fills_is_reported() {
        fill_holes("fn f() { #missing }", &[("other", quote!(1))]);
    }
}
