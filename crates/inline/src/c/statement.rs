//! Parses an `asm` statement: template, outputs, inputs, and what they are made of.
//!
//! For example, `asm("mov (M1, 1) %0(0,%1)<1> 0x0:d" : "+rw"(x) : "P"(i))`.

use super::KEYWORDS;
use super::preprocessor::PpToken;
use super::types::TypeScope;
use crate::block::{Block, Operand, TemplateStyle};
use crate::literal::append_literal;
use crate::mapped_text::MappedText;
use crate::token::{Syntax, TokenKind, find_closing, split};

/// Words between the keyword and the parenthesis.
const QUALIFIERS: [&str; 5] = ["volatile", "__volatile__", "__volatile", "inline", "goto"];

/// Parses the statement that begins at the place of `scope`. Returns it with the index of the token
/// after it. Returns `None` if there is no inline assembly.
pub(super) fn parse_statement(scope: &TypeScope<'_>) -> Option<(Block, usize)> {
    let (tokens, start) = (scope.all, scope.at);
    let first = tokens.get(start).filter(|first| first.kind == TokenKind::Name)?;
    if !KEYWORDS.contains(&first.text(scope.source)) {
        return None;
    }
    let is_qualifier = |token: &PpToken| QUALIFIERS.contains(&token.text(scope.source));
    let open = start + 1 + tokens[start + 1..].iter().position(|token| !is_qualifier(token))?;
    if !tokens[open].is_symbol('(') || tokens.get(open + 1).is_some_and(|token| token.is_symbol('(')) {
        return None;
    }
    let close = scope.brackets.closing(open)?;
    let last = &tokens[close];
    // The keyword and the text can be in different macros.
    let span = match first.macro_use == last.macro_use {
        true => first.span.start..last.span.end.max(first.span.end),
        false => first.place().start..last.place().end.max(first.place().end),
    };
    let mut sections = split(&tokens[open + 1..close], ':').into_iter();
    let macro_use = first.macro_use.clone().filter(|_| first.macro_use == last.macro_use);
    let new = Block::new(span, MappedText::default(), TemplateStyle::Plain);
    let mut block = Block { place: first.place(), macro_use, ..new };
    (block.template, block.open) = read_strings(sections.next()?, scope.source);
    let mut expressions = Vec::new();
    for (index, section) in sections.enumerate() {
        block.style = TemplateStyle::Percent;
        if index < 2 {
            for operand in split(section, ',').into_iter().filter(|operand| !operand.is_empty()) {
                let (operand, expression) = parse_operand(operand, index == 0, scope)?;
                block.operands.push(operand);
                expressions.push(expression);
            }
        }
    }
    // Types take time to find, and only vISA needs them.
    if block.has_mark_of_visa() {
        for (operand, expression) in block.operands.iter_mut().zip(expressions) {
            operand.value_type = scope.type_of(expression);
            operand.value = scope.value_of(expression);
            if !operand.is_output {
                operand.origin = scope.origin_of(expression);
            }
        }
        block.simd_widths = scope.sub_group_sizes();
    }
    Some((block, close + 1))
}

/// Joins adjacent strings. Returns also the first thing that is not a string.
fn read_strings(tokens: &[PpToken], source: &str) -> (MappedText, Option<String>) {
    let (mut text, mut open) = (MappedText::default(), None);
    for token in tokens {
        match &token.kind {
            TokenKind::String(string) => match &token.made {
                Some(made) => text.push_replaced(made, token.span.clone()),
                None => append_literal(&mut text, source, string, Syntax::C),
            },
            TokenKind::Name => {
                open.get_or_insert_with(|| format!("`{}` is not defined in this file", token.text(source)));
            }
            _ => {
                open.get_or_insert_with(|| format!("`{}` is not a string", token.text(source)));
            }
        }
    }
    (text, open)
}

/// Parses an operand: an optional name in brackets, a constraint, and an expression, whose tokens
/// are returned.
fn parse_operand<'t>(
    tokens: &'t [PpToken],
    is_output: bool,
    scope: &TypeScope<'_>,
) -> Option<(Operand, &'t [PpToken])> {
    let source = scope.source;
    let (name, rest) = match tokens {
        [open, name, close, rest @ ..] if open.is_symbol('[') && close.is_symbol(']') => {
            (Some(name.text(source).to_owned()), rest)
        }
        _ => (None, tokens),
    };
    let strings = rest.iter().take_while(|token| !token.is_symbol('(')).count();
    let (constraint, _) = read_strings(&rest[..strings], source);
    let first = rest.first()?;
    let close = find_closing(rest, strings)?;
    let expression = rest.get(strings + 1..close)?;
    let constraint_span = constraint.source_range(0..constraint.len()).unwrap_or(first.span.clone());
    let constraint = constraint.as_str().to_owned();
    Some((Operand { name, ..Operand::new(constraint, constraint_span, is_output) }, expression))
}
