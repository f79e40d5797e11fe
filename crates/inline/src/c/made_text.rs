//! Finds strings of C and C++ that hold vISA, and are in no statement.
//!
//! For example, `"mov (M1, " + std::to_string(n) + ") x(0,0)<1> 0x0:d\n"` is one text with a hole.

use super::preprocessor::PpToken;
use crate::block::Block;
use crate::literal::append_literal;
use crate::made_text::{HOLE, MadeText, TextMarks, has_visa, is_constraint_list, takes_lines};
use crate::mapped_text::MappedText;
use crate::token::{Brackets, Syntax, TokenKind};
use std::ops::Range;

/// Maximum number of tokens between a text and its list of constraints.
const MAX_DISTANCE: usize = 400;

/// The names that change how a stream writes numbers.
const MANIPULATORS: [&str; 6] = ["hex", "dec", "oct", "boolalpha", "showbase", "noshowbase"];

/// The search for texts among the tokens of a source.
pub(super) struct TextFinder<'t> {
    source: &'t str,
    tokens: &'t [PpToken],
    brackets: &'t Brackets,
    marks: TextMarks<'t>,
    /// Whether the source certainly has strings of vISA.
    has_visa: bool,
}

/// An operator that joins the parts of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joint {
    Plus,
    Stream,
}

impl<'t> TextFinder<'t> {
    pub(super) fn new(source: &'t str, tokens: &'t [PpToken], brackets: &'t Brackets) -> Self {
        Self { source, tokens, brackets, marks: TextMarks::new(source), has_visa: has_visa(source) }
    }

    /// Reads the text that begins with the string at `start`. Returns its block, if it is vISA, and
    /// the index of the token after it. Returns `None` if there is no string.
    pub(super) fn find(&mut self, start: usize) -> Option<(Option<Block>, usize)> {
        let first = &self.tokens[start];
        if !matches!(first.kind, TokenKind::String(_)) {
            return None;
        }
        let mut made = MadeText { span: first.place(), ..MadeText::default() };
        // A value before a plus sign is a part of the text; a stream before `<<` is not.
        if let Some(span) = self.operand_before(start) {
            made.push_hole(self.source.get(span.clone()).unwrap_or_default(), span);
        }
        let mut at = start;
        while let Some(token) = self.tokens.get(at) {
            if let TokenKind::String(string) = &token.kind {
                match &token.made {
                    Some(text) => made.text.push_replaced(text, token.span.clone()),
                    None => append_literal(&mut made.text, self.source, string, Syntax::C),
                }
                at += 1;
            } else if let Some((joint, length)) = self.joint(at) {
                let end = self.operand_end(at + length);
                let operand = self.tokens.get(at + length..end).unwrap_or_default();
                at += length;
                match operand {
                    [] => break,
                    [next, ..] if matches!(next.kind, TokenKind::String(_)) => {}
                    // `std::hex` and others insert nothing.
                    [.., last] if MANIPULATORS.contains(&last.text(self.source)) => at = end,
                    [.., last] if last.text(self.source) == "endl" => {
                        made.text.push_replaced("\n", last.place());
                        at = end;
                    }
                    [first, .., last] | [first @ last] => {
                        let span = first.place().start..last.place().end.max(first.place().start);
                        // In `<< n + 1`, the sum is inserted.
                        if joint != Joint::Plus || !made.text.as_str().ends_with(HOLE) {
                            made.push_hole(self.source.get(span.clone()).unwrap_or_default(), span);
                        }
                        at = end;
                    }
                }
            } else {
                break;
            }
        }
        made.span.end = self.tokens[at - 1].place().end.max(made.span.start);
        let function = self.brackets.around(start).and_then(|open| self.tokens.get(open.checked_sub(1)?));
        if function.is_some_and(|name| takes_lines(name.text(self.source))) {
            made.text.push_added("\n");
        }
        let mark = self.marks.take(made.span.start);
        let is_marked = mark.is_some();
        if is_marked || made.text.as_str().contains('$') {
            made.constraints = mark.or_else(|| self.find_constraints(at));
        }
        Some((made.into_block(is_marked, self.has_visa), at))
    }

    /// Returns the operator at a token, and its number of tokens.
    fn joint(&self, at: usize) -> Option<(Joint, usize)> {
        match self.tokens.get(at..at + 2)? {
            [plus, next] if plus.is_symbol('+') && !next.is_symbol('=') => Some((Joint::Plus, 1)),
            [one, other] if one.is_symbol('<') && other.is_symbol('<') => Some((Joint::Stream, 2)),
            _ => None,
        }
    }

    /// Returns the index of the token after an operand: the next operator, or what ends the
    /// expression.
    fn operand_end(&self, start: usize) -> usize {
        let mut at = start;
        while let Some(token) = self.tokens.get(at) {
            match token.kind {
                TokenKind::Symbol('(' | '[' | '{') => at = self.brackets.closing(at).unwrap_or(at),
                TokenKind::Symbol(')' | ']' | '}' | ',' | ';') => break,
                _ if self.joint(at).is_some() => break,
                _ => {}
            }
            at += 1;
        }
        at
    }

    /// Returns the byte range of the end of the operand before the plus sign before a token, or
    /// before the `<<` before it, unless that is the stream.
    fn operand_before(&self, start: usize) -> Option<Range<usize>> {
        let last = match self.joint(start.checked_sub(1)?) {
            Some((Joint::Plus, _)) => start.checked_sub(2)?,
            // The first operand is the stream.
            _ => {
                let last = start.checked_sub(3)?;
                let joints = [last + 1, last.checked_sub(2)?].map(|at| self.joint(at));
                (joints == [Some((Joint::Stream, 2)); 2]).then_some(last)?
            }
        };
        let token = &self.tokens[last];
        let is_value = matches!(token.kind, TokenKind::Name | TokenKind::Symbol(')' | ']'));
        is_value.then(|| token.place())
    }

    /// Returns the list of constraints after a text in its function: the next string that is one.
    fn find_constraints(&self, start: usize) -> Option<MappedText> {
        let mut depth = 0_i32;
        for token in self.tokens.iter().skip(start).take(MAX_DISTANCE) {
            match &token.kind {
                TokenKind::Symbol('{') => depth += 1,
                TokenKind::Symbol('}') => depth -= 1,
                TokenKind::String(string) if token.made.is_none() => {
                    let mut text = MappedText::default();
                    append_literal(&mut text, self.source, string, Syntax::C);
                    if is_constraint_list(text.as_str()) {
                        return Some(text);
                    }
                }
                _ => {}
            }
            if depth < 0 {
                return None;
            }
        }
        None
    }
}
