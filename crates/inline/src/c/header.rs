//! Reads the macros of headers, for sources that use them.
//!
//! For example, `#define TILE(n) "mov (M1, " #n ")"` is the macro `TILE` with the definition
//! `TILE(n)="mov (M1, " #n ")"`.

use crate::token::{SourceToken, Syntax, TokenKind, lines, tokenize};

/// A macro of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderMacro {
    /// The name.
    pub name: String,
    /// The definition in the form of an option: `NAME=VALUE`, or `NAME(PARAMETERS)=VALUE`.
    pub definition: String,
    /// The names in the value.
    pub uses: Vec<String>,
}

/// An `#include` of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Include {
    /// The path, as it is written.
    pub path: String,
    /// Whether it is in quotes, so that the folder of the source is searched first.
    pub is_quoted: bool,
}

/// Reads the macros that a header defines, with or without conditions around them.
#[must_use]
pub fn read_macros(header: &str) -> Vec<HeaderMacro> {
    let tokens = tokenize(header, Syntax::C);
    let directives = lines(&tokens).filter_map(|line| directive(line, header, "define"));
    directives.filter_map(|line| read_macro(line, header)).collect()
}

/// Reads the headers that a source includes.
#[must_use]
pub fn read_includes(source: &str) -> Vec<Include> {
    let tokens = tokenize(source, Syntax::C);
    let directives = lines(&tokens).filter_map(|line| directive(line, source, "include"));
    let includes = directives.filter_map(|line| match line {
        [SourceToken { kind: TokenKind::String(string), .. }, ..] => {
            Some(Include { path: source.get(string.body.clone())?.to_owned(), is_quoted: true })
        }
        [open, .., close] if open.is_symbol('<') && close.is_symbol('>') => {
            Some(Include { path: source.get(open.span.end..close.span.start)?.to_owned(), is_quoted: false })
        }
        _ => None,
    });
    includes.collect()
}

/// Returns the tokens after the word of a directive.
fn directive<'t>(line: &'t [SourceToken], source: &str, word: &str) -> Option<&'t [SourceToken]> {
    match line {
        [hash, name, rest @ ..] if hash.is_symbol('#') && name.is_name(source, word) => Some(rest),
        _ => None,
    }
}

/// Reads a macro from its tokens after `define`. Returns `None` for one without a value.
fn read_macro(tokens: &[SourceToken], source: &str) -> Option<HeaderMacro> {
    let (name, rest) = tokens.split_first().filter(|(name, _)| name.kind == TokenKind::Name)?;
    let has_parameters = rest.first().is_some_and(|next| next.is_symbol('(') && next.span.start == name.span.end);
    let parameters = if has_parameters { rest.iter().position(|token| token.is_symbol(')'))? + 1 } else { 0 };
    let (parameters, value) = rest.split_at(parameters);
    let end = parameters.last().map_or(name.span.end, |last| last.span.end);
    let text = source.get(value.first()?.span.start..value.last()?.span.end)?;
    let definition = format!("{}={text}", source.get(name.span.start..end)?);
    let uses = value.iter().filter(|token| token.kind == TokenKind::Name);
    Some(HeaderMacro {
        name: name.text(source).to_owned(),
        definition,
        uses: uses.map(|token| token.text(source).to_owned()).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_and_includes_of_a_header_are_read() {
        let header = "#pragma once\n#include \"a/b.h\"\n#include <c.hpp> // c\n#define GUARD\n#define N 16 // lanes\n\
                      #define OP(x, n) #x \\\n  \" (M1, \" #n \")\" MORE\n";
        let definitions: Vec<_> = read_macros(header).into_iter().map(|one| (one.definition, one.uses)).collect();
        let operation = "OP(x, n)=#x \\\n  \" (M1, \" #n \")\" MORE".to_owned();
        let names = ["x", "n", "MORE"].map(str::to_owned).to_vec();
        assert_eq!(definitions, [("N=16".to_owned(), vec![]), (operation, names)]);
        let includes: Vec<_> = read_includes(header).into_iter().map(|one| (one.path, one.is_quoted)).collect();
        assert_eq!(includes, [("a/b.h".to_owned(), true), ("c.hpp".to_owned(), false)]);
    }
}
