//! Finds inline assembly in MLIR: `llvm.inline_asm`, and operations with the attributes
//! `asm_string` and `constraints`.
//!
//! For example, `llvm.inline_asm "mov (M1, 16) $0(0,0)<1> 0x7:d", "=rw" : () -> i32`.

use crate::block::Block;
use crate::ir_types::{parse_type, split_results, split_types};
use crate::listed::ListedAssembly;
use crate::literal::append_literal;
use crate::mapped_text::MappedText;
use crate::token::{Brackets, SourceToken, StringToken, Syntax, TokenKind, tokenize};

/// Maximum number of tokens of an operation.
const MAX_OPERATION_TOKENS: usize = 1024;

/// Finds the blocks of a source.
pub(crate) fn extract(source: &str) -> Vec<Block> {
    let tokens = tokenize(source, Syntax::Mlir);
    let mut blocks = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let rest = &tokens[index..tokens.len().min(index + MAX_OPERATION_TOKENS)];
        let name = match &token.kind {
            TokenKind::Name => token.text(source),
            TokenKind::String(string) => source.get(string.body.clone()).unwrap_or_default(),
            _ => continue,
        };
        let found = match name {
            "llvm.inline_asm" => parse_plain(source, rest).or_else(|| parse_attributes(source, rest)),
            "asm_string" if !is_in_known_operation(source, &tokens[..index]) => parse_attributes(source, rest),
            _ => None,
        };
        blocks.extend(found);
    }
    blocks
}

/// Returns whether the operation that the tokens end in is `llvm.inline_asm`, which is found by its
/// name.
fn is_in_known_operation(source: &str, before: &[SourceToken]) -> bool {
    let line = before.iter().rposition(|token| token.begins_line).unwrap_or(0);
    let mut line = before[line..].iter();
    line.any(|token| token.text(source).trim_matches('"') == "llvm.inline_asm")
}

/// Parses the short form: flags, two strings, operands, types.
fn parse_plain(source: &str, tokens: &[SourceToken]) -> Option<Block> {
    let first = tokens.first().filter(|first| first.kind == TokenKind::Name)?;
    let at = tokens.iter().position(|token| string_of(token).is_some())?;
    let is_flag = |token: &SourceToken| token.kind == TokenKind::Name || token.is_symbol('=');
    if !tokens[1..at].iter().all(is_flag) || !tokens.get(at + 1)?.is_symbol(',') {
        return None;
    }
    let (template, constraints) = (string_of(&tokens[at])?, string_of(tokens.get(at + 2)?)?);
    Some(make_block(source, first, template, constraints, &tokens[at + 3..]))
}

/// Parses an operation with attributes in braces.
fn parse_attributes(source: &str, tokens: &[SourceToken]) -> Option<Block> {
    let first = tokens.first()?;
    let find = |name: &str| -> Option<(usize, &StringToken)> {
        let at = tokens.windows(2).position(|pair| pair[0].is_name(source, name) && pair[1].is_symbol('='))?;
        Some((at + 2, string_of(tokens.get(at + 2)?)?))
    };
    let ((one, template), (other, constraints)) = (find("asm_string")?, find("constraints")?);
    Some(make_block(source, first, template, constraints, &tokens[one.max(other) + 1..]))
}

fn string_of(token: &SourceToken) -> Option<&StringToken> {
    match &token.kind {
        TokenKind::String(string) if string.is_closed => Some(string),
        _ => None,
    }
}

/// Makes a block. `rest` are the tokens after the strings, up to which the types follow a colon.
fn make_block(
    source: &str,
    first: &SourceToken,
    template: &StringToken,
    constraints: &StringToken,
    rest: &[SourceToken],
) -> Block {
    let (mut template_text, mut constraint_text) = (MappedText::default(), MappedText::default());
    append_literal(&mut template_text, source, template, Syntax::Mlir);
    append_literal(&mut constraint_text, source, constraints, Syntax::Mlir);
    let (input_types, output_types, end) = read_types(source, rest).unwrap_or_default();
    let end = end.max(template.body.end + 1).max(constraints.body.end + 1);
    ListedAssembly {
        span: first.span.start..end,
        template: template_text,
        constraints: constraint_text,
        output_types,
        input_types,
        input_values: Vec::new(),
        open: None,
    }
    .into_block()
}

type ValueTypes = Vec<Option<crate::block::ValueType>>;

/// Reads the types of an operation: those of its arguments and of its results, and their end.
fn read_types(source: &str, tokens: &[SourceToken]) -> Option<(ValueTypes, ValueTypes, usize)> {
    let colon = tokens.iter().position(|token| token.is_symbol(':'))?;
    let open = colon + 1;
    if !tokens.get(open)?.is_symbol('(') {
        return None;
    }
    let close = Brackets::of_tokens(tokens).find_closing(open)?;
    let inputs = source.get(tokens[open].span.end..tokens[close].span.start)?;
    let inputs = split_types(inputs).into_iter().map(parse_type).collect();
    let arrow = (tokens.get(close + 1)?.is_symbol('-') && tokens.get(close + 2)?.is_symbol('>')).then_some(close + 3);
    let Some(start) = arrow else { return Some((inputs, Vec::new(), tokens[close].span.end)) };
    let first = tokens.get(start)?;
    let rest = &source[first.span.start..];
    let line = rest.split('\n').next().unwrap_or_default();
    let line = line.split("//").next().unwrap_or_default().trim_end();
    Some((inputs, split_results(line), first.span.start + line.len()))
}
