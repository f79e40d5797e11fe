//! Finds inline assembly in C, C++, OpenCL C and SYCL.
//!
//! The source is split into tokens, and macros that statements need are expanded. For example, with
//! `#define BODY "nop\n"`, the statement `asm(BODY "ret (M1, 1)")` has the text of both strings. A
//! macro whose body has an `asm` statement is expanded where it is used.

mod preprocessor;
mod statement;
mod sub_group;
mod types;

use self::preprocessor::{Macros, PpToken};
use self::statement::parse_statement;
use crate::block::Block;
use crate::token::{Brackets, TokenKind};
use std::collections::BTreeSet;

/// Maximum number of blocks of one source. It limits the work for macros that are used often.
const MAX_BLOCKS: usize = 8192;

/// Maximum number of words between the keyword and the parenthesis of a statement.
const MAX_QUALIFIERS: usize = 8;

/// The keywords of inline assembly.
pub(crate) const KEYWORDS: [&str; 3] = ["asm", "__asm__", "__asm"];

/// Finds the blocks of a source.
pub(crate) fn extract(source: &str) -> Vec<Block> {
    if !source.contains("asm") {
        return Vec::new();
    }
    let (macros, tokens) = preprocessor::read(source);
    let names = types::TokenIndex::new(source, &tokens);
    let brackets = Brackets::new(&tokens, |token| match token.kind {
        TokenKind::Symbol(symbol) => Some(symbol),
        _ => None,
    });
    let (blocks, used) = (Vec::new(), BTreeSet::new());
    let mut finder = Finder { source, macros: &macros, tokens: &tokens, names: &names, brackets, blocks, used };
    finder.find_in_source();
    finder.find_in_unused_macros();
    finder.blocks
}

struct Finder<'s> {
    source: &'s str,
    macros: &'s Macros<'s>,
    /// The tokens outside of directives.
    tokens: &'s [PpToken],
    names: &'s types::TokenIndex<'s>,
    brackets: Brackets,
    blocks: Vec<Block>,
    /// Names of the macros with statements that were expanded.
    used: BTreeSet<String>,
}

impl Finder<'_> {
    fn find_in_source(&mut self) {
        let mut at = 0;
        while at < self.tokens.len() && self.blocks.len() < MAX_BLOCKS {
            let token = &self.tokens[at];
            at += 1;
            if token.kind != TokenKind::Name {
                continue;
            }
            let name = token.text(self.source);
            if KEYWORDS.contains(&name) {
                let Some(end) = self.find_end(at) else { continue };
                let statement = select_statement(&self.tokens[at - 1..end]);
                let expanded = self.macros.expand(self.source, &statement);
                self.push_statement(&expanded, 0, at - 1);
            } else if self.macros.has_statement(name) {
                let invocation = self.macros.invocation_length(name, &self.tokens[at - 1..]);
                self.used.insert(name.to_owned());
                let expanded = self.macros.expand(self.source, &self.tokens[at - 1..at - 1 + invocation]);
                self.find_in_expansion(&expanded, at - 1);
            }
        }
    }

    /// Returns the index after the closing parenthesis of the statement whose keyword is before
    /// `at`.
    fn find_end(&self, at: usize) -> Option<usize> {
        let qualifiers = &self.tokens[at..self.tokens.len().min(at + MAX_QUALIFIERS)];
        let open = at + qualifiers.iter().position(|token| token.kind != TokenKind::Name)?;
        self.tokens[open].is_symbol('(').then(|| self.brackets.find_closing(open)).flatten().map(|close| close + 1)
    }

    /// Finds the statements in macros that the source does not use.
    fn find_in_unused_macros(&mut self) {
        let in_bodies = self.macros.names_in_bodies(self.source);
        for (name, body) in self.macros.with_statements() {
            if !self.used.contains(name) && !in_bodies.contains(name) {
                let expanded = self.macros.expand(self.source, body);
                self.find_in_expansion(&expanded, self.tokens.len());
            }
        }
    }

    /// Finds the statements in expanded tokens. `outer` is the index of the token that was
    /// expanded.
    fn find_in_expansion(&mut self, expanded: &[PpToken], outer: usize) {
        for (index, token) in expanded.iter().enumerate() {
            if self.blocks.len() >= MAX_BLOCKS {
                return;
            }
            if token.kind == TokenKind::Name && KEYWORDS.contains(&token.text(self.source)) {
                let first = self.blocks.len();
                self.push_statement(expanded, index, outer);
                for block in &mut self.blocks[first..] {
                    block.macro_use = self.tokens.get(outer).map(|name| name.span.clone());
                }
            }
        }
    }

    fn push_statement(&mut self, tokens: &[PpToken], start: usize, outer: usize) {
        let scope = types::TypeScope {
            source: self.source,
            inner: &tokens[..start],
            all: self.tokens,
            at: outer,
            names: self.names,
            macros: self.macros,
        };
        self.blocks.extend(parse_statement(&tokens[start..], &scope));
    }
}

/// Copies the tokens of the statement that begins with `tokens`. Of conditional parts, the first
/// branch is taken.
fn select_statement(tokens: &[PpToken]) -> Vec<PpToken> {
    let (mut selected, mut depth, mut conditions, mut skipped) = (Vec::new(), 0_usize, 0_usize, None);
    for token in tokens {
        match token.kind {
            TokenKind::Symbol(preprocessor::IF) => conditions += 1,
            TokenKind::Symbol(preprocessor::ELSE) if conditions == 0 => break,
            TokenKind::Symbol(preprocessor::ELSE) => skipped = skipped.or(Some(conditions)),
            TokenKind::Symbol(preprocessor::END_IF) => {
                if skipped == Some(conditions) {
                    skipped = None;
                }
                let Some(fewer) = conditions.checked_sub(1) else { break };
                conditions = fewer;
            }
            _ if skipped.is_some() => {}
            _ => {
                selected.push(token.clone());
                match token.kind {
                    TokenKind::Symbol('(') => depth += 1,
                    TokenKind::Symbol(')') => {
                        depth = depth.saturating_sub(1);
                        if depth == 0 {
                            break;
                        }
                    }
                    TokenKind::Symbol(';' | '{') if depth == 0 => break,
                    _ => {}
                }
            }
        }
    }
    selected
}
