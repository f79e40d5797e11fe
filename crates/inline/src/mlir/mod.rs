//! Finds inline assembly in MLIR: `llvm.inline_asm`, `tt.elementwise_inline_asm` of Triton, and
//! operations with the attributes `asm_string` and `constraints`.
//!
//! For example, `llvm.inline_asm "mov (M1, 16) $0(0,0)<1> 0x7:d", "=rw" : () -> i32`.

mod sub_group;

use crate::block::{Block, Repetition, ValueOrigin, ValueType};
use crate::expression::Expression;
use crate::extraction::Extraction;
use crate::ir_types::{parse_tensor_element, parse_type, split_results, split_types};
use crate::listed::ListedAssembly;
use crate::literal::decode_literal;
use crate::ssa::{SsaHead, SsaModule};
use crate::sub_group_region::set_simd_widths;
use crate::token::{Brackets, SourceToken, StringToken, Syntax, TokenKind, find_closing, tokenize};

/// Maximum number of tokens of an operation.
const MAX_OPERATION_TOKENS: usize = 1 << 14;

/// Finds the blocks of a source.
pub(crate) fn extract(source: &str) -> Extraction {
    let tokens = tokenize(source, Syntax::Mlir);
    let module = SsaModule::new(source, &tokens, find_functions(source, &tokens));
    let mut blocks = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let rest = &tokens[index..tokens.len().min(index + MAX_OPERATION_TOKENS)];
        let name = match &token.kind {
            TokenKind::Name => token.text(source),
            TokenKind::String(string) => source.get(string.body.clone()).unwrap_or_default(),
            _ => continue,
        };
        let found = match name {
            "llvm.inline_asm" => parse_plain(source, rest, &module).or_else(|| parse_attributes(source, rest, &module)),
            "tt.elementwise_inline_asm" => parse_elementwise(source, rest, &module),
            "asm_string" if !is_in_known_operation(source, &tokens[..index]) => parse_attributes(source, rest, &module),
            _ => None,
        };
        blocks.extend(found);
    }
    set_simd_widths(&mut blocks, sub_group::find_regions(source, &tokens));
    module.into_extraction(blocks)
}

/// Finds the functions. For example, `llvm.func spir_kernelcc @k(%arg0: i32) attributes {...}
/// {...}`.
fn find_functions<'s>(source: &'s str, tokens: &'s [SourceToken]) -> Vec<SsaHead<'s>> {
    let brackets = Brackets::new(tokens);
    let read = |at: usize| {
        let rest = &tokens[at + 1..];
        let name = at
            + 1
            + rest.iter().position(|token| token.kind != TokenKind::Name || token.text(source).starts_with('@'))?;
        let open = name + 1;
        let close = brackets.closing(open).filter(|_| tokens[open].is_symbol('('))?;
        // Attributes in braces precede the body.
        let mut brace = close + 1;
        loop {
            brace += tokens[brace..].iter().position(|token| matches!(token.kind, TokenKind::Symbol('{' | '(')))?;
            let end = brackets.closing(brace).unwrap_or(tokens.len());
            let is_body = tokens[brace].is_symbol('{')
                && tokens.get(end).is_none_or(|_| tokens.get(end + 1).is_none_or(|next| next.begins_line));
            if is_body {
                let words = || tokens[at..brace].iter().map(|token| token.text(source));
                return Some(SsaHead {
                    name: tokens[name].text(source),
                    is_kernel: words()
                        .any(|word| ["spir_kernelcc", "gpu.kernel", "kernel", "llvm.func_kernel"].contains(&word)),
                    is_separate: words().any(|word| ["noinline", "no_inline"].contains(&word)),
                    parameters: open..close,
                    body: brace..end,
                });
            }
            brace = end + 1;
        }
    };
    let is_function = |token: &SourceToken| token.kind == TokenKind::Name && token.text(source).ends_with(".func");
    (0..tokens.len()).filter(|at| is_function(&tokens[*at])).filter_map(read).collect()
}

/// Returns whether the operation that the tokens end in is `llvm.inline_asm`, which is found by its
/// name.
fn is_in_known_operation(source: &str, before: &[SourceToken]) -> bool {
    let line = before.iter().rposition(|token| token.begins_line).unwrap_or(0);
    let mut line = before[line..].iter();
    line.any(|token| token.text(source).trim_matches('"') == "llvm.inline_asm")
}

/// Parses the short form: flags, two strings, operands, types.
fn parse_plain<'s>(source: &'s str, tokens: &[SourceToken], module: &SsaModule<'s>) -> Option<Block> {
    let first = tokens.first().filter(|first| first.kind == TokenKind::Name)?;
    let at = tokens.iter().position(|token| string_of(token).is_some())?;
    let is_flag = |token: &SourceToken| token.kind == TokenKind::Name || token.is_symbol('=');
    if !tokens[1..at].iter().all(is_flag) || !tokens.get(at + 1)?.is_symbol(',') {
        return None;
    }
    let (template, constraints) = (string_of(&tokens[at])?, string_of(tokens.get(at + 2)?)?);
    let rest = &tokens[at + 3..];
    let operands = OperandValues::read(source, rest, module);
    Some(make_block(source, first, template, constraints, read_types(source, rest), operands))
}

/// The evident values and origins of the operands of an operation.
#[derive(Default)]
struct OperandValues {
    origins: Vec<ValueOrigin>,
    values: Vec<Option<Expression>>,
}

impl OperandValues {
    /// Reads the operands before the colon.
    fn read<'s>(source: &'s str, tokens: &[SourceToken], module: &SsaModule<'s>) -> Self {
        let is_value = |token: &&SourceToken| token.kind == TokenKind::Name && token.text(source).starts_with('%');
        let operands = || tokens.iter().take_while(|token| !token.is_symbol(':')).filter(is_value);
        Self {
            origins: operands().map(|value| module.origin_of(value.text(source), value.span.start)).collect(),
            values: operands().map(|value| module.value_of(value.text(source), value.span.start)).collect(),
        }
    }
}

/// Parses an operation with attributes in braces.
fn parse_attributes<'s>(source: &'s str, tokens: &[SourceToken], module: &SsaModule<'s>) -> Option<Block> {
    let (one, template) = find_string(source, tokens, "asm_string")?;
    let (other, constraints) = find_string(source, tokens, "constraints")?;
    let types = read_types(source, after_attributes(&tokens[one.max(other) + 1..]));
    // The generic form has its operands in parentheses after the name.
    let is_generic = tokens.get(1).is_some_and(|next| next.is_symbol('('));
    let arguments = if is_generic { &tokens[..find_end_of_list(tokens, 1)?] } else { &[] };
    let operands = OperandValues::read(source, arguments, module);
    Some(make_block(source, tokens.first()?, template, constraints, types, operands))
}

/// Parses an operation of Triton in its short form: a string, attributes, operands, types.
///
/// Its generic form has the text in an attribute.
fn parse_elementwise<'s>(source: &'s str, tokens: &[SourceToken], module: &SsaModule<'s>) -> Option<Block> {
    let [first, template, open, ..] = tokens else { return None };
    let template = string_of(template).filter(|_| open.is_symbol('{'))?;
    let rest = after_attributes(&tokens[3..]);
    let attributes = &tokens[..tokens.len() - rest.len()];
    let (_, constraints) = find_string(source, attributes, "constraints")?;
    // With several elements in a block, there are several operands for a value.
    let is_one = |words: &[SourceToken]| {
        words[0].is_name(source, "packed_element") && words[1].is_symbol('=') && words[2].text(source) == "1"
    };
    let types = attributes.windows(3).any(is_one).then(|| read_tensor_types(source, rest)).flatten();
    let operands = OperandValues::read(source, rest, module);
    let block = make_block(source, first, template, constraints, types, operands);
    Some(Block { repetition: Some(Repetition::Elementwise), ..block })
}

/// Returns the string that an attribute is set to, and the index of its token.
fn find_string<'t>(source: &str, tokens: &'t [SourceToken], name: &str) -> Option<(usize, &'t StringToken)> {
    let at = tokens.windows(2).position(|pair| pair[0].is_name(source, name) && pair[1].is_symbol('='))?;
    Some((at + 2, string_of(tokens.get(at + 2)?)?))
}

/// Returns the tokens after the attributes in braces. `tokens` begin inside of them.
fn after_attributes(tokens: &[SourceToken]) -> &[SourceToken] {
    let mut depth = 0_usize;
    let end = tokens.iter().position(|token| {
        match token.kind {
            TokenKind::Symbol('{') => depth += 1,
            TokenKind::Symbol('}') if depth == 0 => return true,
            TokenKind::Symbol('}') => depth -= 1,
            _ => {}
        }
        false
    });
    &tokens[end.map_or(0, |end| end + 1)..]
}

fn string_of(token: &SourceToken) -> Option<&StringToken> {
    match &token.kind {
        TokenKind::String(string) if string.is_closed => Some(string),
        _ => None,
    }
}

/// Makes a block.
fn make_block(
    source: &str,
    first: &SourceToken,
    template: &StringToken,
    constraints: &StringToken,
    types: Option<OperationTypes>,
    operands: OperandValues,
) -> Block {
    let OperationTypes { input_types, output_types, end } = types.unwrap_or_default();
    let end = end.max(template.body.end + 1).max(constraints.body.end + 1);
    ListedAssembly {
        span: first.span.start..end,
        template: decode_literal(source, template, Syntax::Mlir),
        constraints: decode_literal(source, constraints, Syntax::Mlir),
        output_types,
        input_types,
        input_values: operands.values,
        input_origins: operands.origins,
        open: None,
    }
    .into_block()
}

/// The types of an operation.
#[derive(Default)]
struct OperationTypes {
    input_types: Vec<Option<ValueType>>,
    output_types: Vec<Option<ValueType>>,
    /// The byte offset of their end.
    end: usize,
}

/// Returns the index of the parenthesis that closes the one at `open`. No operation begins between
/// them.
fn find_end_of_list(tokens: &[SourceToken], open: usize) -> Option<usize> {
    let begins = |token: &SourceToken| matches!(token.kind, TokenKind::String(_) | TokenKind::Symbol('{'));
    find_closing(tokens, open).filter(|close| !tokens[open..*close].iter().any(begins))
}

/// Reads the types after a colon: those of the arguments in parentheses, an arrow and the results.
fn read_types(source: &str, tokens: &[SourceToken]) -> Option<OperationTypes> {
    let colon = tokens.iter().position(|token| token.is_symbol(':'))?;
    let open = colon + 1;
    if !tokens.get(open)?.is_symbol('(') {
        return None;
    }
    let close = find_end_of_list(tokens, open)?;
    let inputs = source.get(tokens[open].span.end..tokens[close].span.start)?;
    let input_types = split_types(inputs).into_iter().map(parse_type).collect();
    if !is_arrow(&tokens[close + 1..]) {
        return Some(OperationTypes { input_types, output_types: Vec::new(), end: tokens[close].span.end });
    }
    let (line, end) = rest_of_line(source, tokens.get(close + 3)?);
    Some(OperationTypes { input_types, output_types: split_results(line), end })
}

/// Reads the types of tensors after a colon: those of the arguments, an arrow and the results.
fn read_tensor_types(source: &str, tokens: &[SourceToken]) -> Option<OperationTypes> {
    let colon = tokens.iter().position(|token| token.is_symbol(':'))?;
    let arrow = (colon + 1..tokens.len()).find(|at| is_arrow(&tokens[*at..]))?;
    let inputs = source.get(tokens[colon].span.end..tokens[arrow].span.start)?;
    let (line, end) = rest_of_line(source, tokens.get(arrow + 2)?);
    let types = |list| split_types(list).into_iter().map(parse_tensor_element).collect();
    Some(OperationTypes { input_types: types(inputs), output_types: types(line), end })
}

/// Returns whether tokens begin with an arrow.
fn is_arrow(tokens: &[SourceToken]) -> bool {
    matches!(tokens, [minus, greater, ..] if minus.is_symbol('-') && greater.is_symbol('>'))
}

/// Returns the text from a token to the end of its line, without a comment, and its end.
fn rest_of_line<'s>(source: &'s str, first: &SourceToken) -> (&'s str, usize) {
    let line = source[first.span.start..].split('\n').next().unwrap_or_default();
    let line = line.split("//").next().unwrap_or_default().trim_end();
    (line, first.span.start + line.len())
}
