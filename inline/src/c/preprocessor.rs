//! Macros of C: definitions, expansion, `#` and `##`.
//!
//! For example, with `#define OP(x) #x " (M1, 16)"`, the tokens of `OP(add)` are the strings `add`
//! and ` (M1, 16)`.

use super::KEYWORDS;
use crate::token::{SourceToken, Syntax, TokenKind, tokenize};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// The symbol of `#if`, `#ifdef` and `#ifndef` among the tokens.
pub(super) const IF: char = '\u{1}';
/// The symbol of `#else`, `#elif` and their forms.
pub(super) const ELSE: char = '\u{2}';
/// The symbol of `#endif`.
pub(super) const END_IF: char = '\u{3}';

/// Maximum number of tokens that one expansion makes.
const MAX_TOKENS: usize = 1 << 16;

/// Maximum number of tokens that all expansions of a source read. Macros that use each other could
/// make the number grow with a power.
const MAX_WORK: usize = 1 << 22;

/// Maximum nesting of macros.
const MAX_DEPTH: usize = 24;

/// A token of the source or of an expanded macro.
#[derive(Clone, Debug)]
pub(super) struct PpToken {
    pub(super) kind: TokenKind,
    /// The byte range in the source.
    pub(super) span: Range<usize>,
    /// The text if it is not that of the source: of a string that `#` made, without its quotes, or
    /// of a name that `##` made.
    pub(super) made: Option<Arc<str>>,
}

impl PpToken {
    fn new(token: &SourceToken) -> Self {
        Self { kind: token.kind.clone(), span: token.span.clone(), made: None }
    }

    /// Returns the text of the token.
    pub(super) fn text<'t>(&'t self, source: &'t str) -> &'t str {
        match &self.made {
            Some(made) => made,
            None => source.get(self.span.clone()).unwrap_or_default(),
        }
    }

    pub(super) fn is_symbol(&self, symbol: char) -> bool {
        self.kind == TokenKind::Symbol(symbol)
    }
}

/// The definition of a macro.
struct Macro {
    /// The names of the parameters, or `None` for a macro without parentheses.
    parameters: Option<Vec<String>>,
    body: Vec<PpToken>,
}

/// The macros of a source. If a macro is defined several times, the first definition counts.
pub(super) struct Macros<'s> {
    by_name: BTreeMap<&'s str, Macro>,
    /// Names of the macros whose expansion has an `asm` statement.
    with_statements: BTreeSet<&'s str>,
    /// Number of tokens that expansions may still read.
    work_left: Cell<usize>,
}

/// Reads the macros of a source, and its tokens outside of directives.
pub(super) fn read(source: &str) -> (Macros<'_>, Vec<PpToken>) {
    let all = tokenize(source, Syntax::C);
    let (mut by_name, mut tokens) = (BTreeMap::new(), Vec::with_capacity(all.len()));
    let mut rest = all.as_slice();
    while let Some(first) = rest.first() {
        if !(first.begins_line && first.is_symbol('#')) {
            tokens.push(PpToken::new(first));
            rest = &rest[1..];
            continue;
        }
        let length = 1 + rest[1..].iter().position(|token| token.begins_line).unwrap_or(rest.len() - 1);
        let (directive, after) = rest.split_at(length);
        rest = after;
        let mark = match directive.get(1).map_or("", |word| word.text(source)) {
            "define" => {
                if let Some((name, definition)) = read_definition(source, &directive[2..]) {
                    by_name.entry(name).or_insert(definition);
                }
                continue;
            }
            "if" | "ifdef" | "ifndef" => IF,
            "else" | "elif" | "elifdef" | "elifndef" => ELSE,
            "endif" => END_IF,
            _ => continue,
        };
        tokens.push(PpToken { kind: TokenKind::Symbol(mark), span: directive[0].span.clone(), made: None });
    }
    let with_statements = find_macros_with_statements(source, &by_name);
    (Macros { by_name, with_statements, work_left: Cell::new(MAX_WORK) }, tokens)
}

/// Reads a definition from its tokens after `define`.
fn read_definition<'s>(source: &'s str, tokens: &[SourceToken]) -> Option<(&'s str, Macro)> {
    let (name, rest) = tokens.split_first().filter(|(name, _)| name.kind == TokenKind::Name)?;
    let has_parameters = rest.first().is_some_and(|next| next.is_symbol('(') && next.span.start == name.span.end);
    let (parameters, body) = if has_parameters {
        let close = rest.iter().position(|token| token.is_symbol(')'))?;
        let names = rest[..close].iter().filter(|token| token.kind == TokenKind::Name);
        let mut names: Vec<String> = names.map(|token| token.text(source).to_owned()).collect();
        if rest[..close].iter().any(|token| token.is_symbol('.')) {
            names.push("__VA_ARGS__".to_owned());
        }
        (Some(names), &rest[close + 1..])
    } else {
        (None, rest)
    };
    Some((name.text(source), Macro { parameters, body: body.iter().map(PpToken::new).collect() }))
}

fn find_macros_with_statements<'s>(source: &'s str, by_name: &BTreeMap<&'s str, Macro>) -> BTreeSet<&'s str> {
    let mut found: BTreeSet<&str> = BTreeSet::new();
    loop {
        let before = found.len();
        for (name, definition) in by_name {
            let mut words = definition.body.iter().filter(|token| token.kind == TokenKind::Name);
            if words.any(|word| KEYWORDS.contains(&word.text(source)) || found.contains(word.text(source))) {
                found.insert(*name);
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

impl<'s> Macros<'s> {
    /// Returns whether the expansion of a name has an `asm` statement.
    pub(super) fn has_statement(&self, name: &str) -> bool {
        self.with_statements.contains(name)
    }

    /// Iterates over the names and bodies of the macros that have statements.
    pub(super) fn with_statements(&self) -> impl Iterator<Item = (&'s str, &[PpToken])> {
        self.with_statements.iter().filter_map(|name| Some((*name, self.by_name.get(name)?.body.as_slice())))
    }

    /// Returns the names that macros with statements have in their bodies, apart from their own.
    pub(super) fn names_in_bodies<'t>(&'t self, source: &'t str) -> BTreeSet<&'t str> {
        let bodies = self.with_statements();
        let names = bodies.flat_map(|(own, body)| {
            let words = body.iter().filter(|token| token.kind == TokenKind::Name).map(|token| token.text(source));
            words.filter(move |word| *word != own)
        });
        names.collect()
    }

    /// Returns the number of tokens of the use of a macro that begins with `tokens`.
    pub(super) fn invocation_length(&self, name: &str, tokens: &[PpToken]) -> usize {
        let takes_arguments = self.by_name.get(name).is_some_and(|definition| definition.parameters.is_some());
        match takes_arguments.then(|| split_arguments(tokens, 1)).flatten() {
            Some((_, end)) => end,
            None => 1,
        }
    }

    /// Expands all macros in tokens.
    pub(super) fn expand(&self, source: &str, tokens: &[PpToken]) -> Vec<PpToken> {
        let mut expansion = Expansion { macros: self, source, out: Vec::new(), active: Vec::new() };
        expansion.expand(tokens);
        expansion.out
    }
}

struct Expansion<'m, 's> {
    macros: &'m Macros<'s>,
    source: &'m str,
    out: Vec<PpToken>,
    /// The names of the macros that are being expanded. They are not expanded again.
    active: Vec<String>,
}

impl Expansion<'_, '_> {
    fn expand(&mut self, tokens: &[PpToken]) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let Some(work_left) = self.macros.work_left.get().checked_sub(1) else { return };
            self.macros.work_left.set(work_left);
            if self.out.len() >= MAX_TOKENS {
                return;
            }
            at += 1;
            let name = token.text(self.source);
            let is_expanded = token.kind == TokenKind::Name
                && self.active.len() < MAX_DEPTH
                && !self.active.iter().any(|active| active == name);
            let Some(definition) = self.macros.by_name.get(name).filter(|_| is_expanded) else {
                self.out.push(token.clone());
                continue;
            };
            let replaced = match &definition.parameters {
                None => definition.body.clone(),
                Some(parameters) => {
                    let Some((arguments, end)) = split_arguments(tokens, at) else {
                        self.out.push(token.clone());
                        continue;
                    };
                    at = end;
                    self.substitute(definition, parameters, &arguments)
                }
            };
            self.active.push(name.to_owned());
            self.expand(&replaced);
            self.active.pop();
        }
    }

    /// Replaces the parameters in the body of a macro.
    fn substitute(&self, definition: &Macro, parameters: &[String], arguments: &[&[PpToken]]) -> Vec<PpToken> {
        let argument_of = |token: &PpToken| -> Option<Vec<PpToken>> {
            let name = token.text(self.source);
            let index = parameters.iter().position(|parameter| token.kind == TokenKind::Name && parameter == name)?;
            if name == "__VA_ARGS__" {
                let rest = arguments.get(index..).unwrap_or_default();
                return Some(rest.join(&PpToken {
                    kind: TokenKind::Symbol(','),
                    span: token.span.clone(),
                    made: None,
                }));
            }
            Some(arguments.get(index).map(|argument| argument.to_vec()).unwrap_or_default())
        };
        let (body, mut out, mut at) = (&definition.body, Vec::<PpToken>::new(), 0);
        while let Some(token) = body.get(at) {
            at += 1;
            if out.len() >= MAX_TOKENS {
                break;
            }
            let next = body.get(at);
            let is_pasted = |at: usize| [at, at + 1].iter().all(|at| body.get(*at).is_some_and(|t| t.is_symbol('#')));
            if token.is_symbol('#') && next.is_some_and(|next| next.is_symbol('#')) {
                // The token after `##` is joined to the one before it.
                at += 1;
                let Some(right) = body.get(at) else { break };
                at += 1;
                let mut right = argument_of(right).unwrap_or_else(|| vec![right.clone()]).into_iter();
                if let (Some(left), Some(first)) = (out.last_mut(), right.next()) {
                    left.made = Some(format!("{}{}", left.text(self.source), first.text(self.source)).into());
                }
                out.extend(right);
            } else if let Some(argument) = next.filter(|_| token.is_symbol('#')).and_then(argument_of) {
                let span = token.span.start..next.map_or(token.span.end, |next| next.span.end);
                out.push(self.stringify(&argument, span));
                at += 1;
            } else if let Some(argument) = argument_of(token) {
                if is_pasted(at) {
                    out.extend(argument);
                } else {
                    let mut inner = Expansion { out: Vec::new(), active: self.active.clone(), ..*self };
                    inner.expand(&argument);
                    out.append(&mut inner.out);
                }
            } else {
                out.push(token.clone());
            }
        }
        out
    }

    /// Returns the string that `#` makes of an argument. `span` is the byte range of `#` and the
    /// parameter.
    fn stringify(&self, argument: &[PpToken], span: Range<usize>) -> PpToken {
        let mut text = String::new();
        let mut end = None;
        for token in argument {
            if end.is_some_and(|end| end < token.span.start) {
                text.push(' ');
            }
            end = Some(token.span.end);
            text.push_str(token.text(self.source));
        }
        let kind = TokenKind::String(crate::token::StringToken {
            body: span.clone(),
            is_raw: true,
            is_formatted: false,
            is_closed: true,
        });
        PpToken { kind, span, made: Some(text.into()) }
    }
}

/// Splits the arguments in parentheses at index `open`. Returns them with the index after the
/// closing parenthesis.
fn split_arguments(tokens: &[PpToken], open: usize) -> Option<(Vec<&[PpToken]>, usize)> {
    if !tokens.get(open)?.is_symbol('(') {
        return None;
    }
    let (mut arguments, mut depth, mut start) = (Vec::new(), 0_usize, open + 1);
    for (index, token) in tokens.iter().enumerate().skip(open) {
        match token.kind {
            TokenKind::Symbol('(' | '[' | '{') => depth += 1,
            TokenKind::Symbol(')' | ']' | '}') => {
                depth -= 1;
                if depth == 0 {
                    arguments.push(&tokens[start..index]);
                    return Some((arguments, index + 1));
                }
            }
            TokenKind::Symbol(',') if depth == 1 => {
                arguments.push(&tokens[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    None
}
