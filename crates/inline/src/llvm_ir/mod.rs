//! Finds inline assembly in LLVM IR: `call ... asm`.
//!
//! For example, `call i32 asm sideeffect "mov (M1, 16) $0(0,0)<1> 0x7:d", "=rw"()`.

mod sub_group;

use crate::block::Block;
use crate::expression::Expression;
use crate::extraction::{Extraction, ExtractionLimit};
use crate::ir_types::{parse_type, split_results, split_types};
use crate::listed::ListedAssembly;
use crate::literal::decode_literal;
use crate::ssa::{SsaHead, SsaModule};
use crate::sub_group_region::set_simd_widths;
use crate::token::{Brackets, SourceToken, Syntax, TokenKind, lines, tokenize};

/// Maximum number of tokens between `call` and `asm`.
const MAX_TYPE_TOKENS: usize = 1 << 14;

/// Maximum number of tokens between `asm` and the template.
const MAX_FLAG_TOKENS: usize = 16;

/// Words between `call` and the type of the result.
const ATTRIBUTES: [&str; 13] = [
    "spir_func",
    "fastcc",
    "ccc",
    "coldcc",
    "noundef",
    "signext",
    "zeroext",
    "nsz",
    "nnan",
    "ninf",
    "fast",
    "contract",
    "reassoc",
];

/// Finds the blocks of a source.
pub(crate) fn extract(source: &str) -> Extraction {
    if !source.contains("asm") {
        return Extraction::default();
    }
    let tokens = tokenize(source, Syntax::Assembly);
    let brackets = Brackets::new(&tokens);
    let asms = (0..tokens.len()).filter(|index| tokens[*index].is_name(source, "asm"));
    let module = SsaModule::new(source, &tokens, find_functions(source, &tokens, &brackets));
    let parse = |index| parse_call(source, &tokens, &brackets, &module, index);
    let mut blocks: Vec<Block> = asms.filter_map(parse).collect();
    set_simd_widths(&mut blocks, sub_group::find_regions(source, &tokens, &brackets));
    let limits = Vec::from_iter(ExtractionLimit::of_brackets(&brackets, &tokens));
    Extraction { limits, ..module.into_extraction(blocks) }
}

/// Finds the functions that are defined.
fn find_functions<'s>(source: &'s str, tokens: &'s [SourceToken], brackets: &Brackets) -> Vec<SsaHead<'s>> {
    let is_separate = |line: &&[SourceToken]| {
        line[0].is_name(source, "attributes") && line.iter().any(|token| token.is_name(source, "noinline"))
    };
    let separate: Vec<&str> =
        lines(tokens).filter(is_separate).filter_map(|line| line.get(1)).map(|group| group.text(source)).collect();
    let read = |at: usize| {
        let name = at + tokens[at..].iter().position(|token| token.text(source).starts_with('@'))?;
        let open = name + 1;
        let close = brackets.closing(open).filter(|_| tokens[open].is_symbol('('))?;
        let brace = close + tokens[close..].iter().position(|token| token.is_symbol('{'))?;
        let words = || tokens[at..brace].iter().map(|token| token.text(source));
        Some(SsaHead {
            name: tokens[name].text(source),
            is_kernel: words().any(|word| word == "spir_kernel"),
            is_separate: words().any(|word| word == "noinline" || separate.contains(&word)),
            parameters: open..close,
            body: brace..brackets.closing(brace).unwrap_or(tokens.len()),
        })
    };
    let defines = (0..tokens.len()).filter(|at| tokens[*at].begins_line && tokens[*at].is_name(source, "define"));
    defines.filter_map(read).collect()
}

/// Parses the call whose keyword `asm` is at `index`.
fn parse_call<'s>(
    source: &'s str,
    tokens: &[SourceToken],
    brackets: &Brackets,
    module: &SsaModule<'s>,
    index: usize,
) -> Option<Block> {
    let call = tokens[..index].iter().rev().take(MAX_TYPE_TOKENS).position(|token| {
        token.kind == TokenKind::Name && ["call", "invoke", "callbr"].contains(&token.text(source))
    })?;
    let call = index - 1 - call;
    let rest = &tokens[index + 1..];
    let at = rest.iter().take(MAX_FLAG_TOKENS).position(|token| token.kind != TokenKind::Name)?;
    let (TokenKind::String(template), TokenKind::String(constraints)) = (&rest[at].kind, &rest.get(at + 2)?.kind)
    else {
        return None;
    };
    if !rest[at + 1].is_symbol(',') || !rest.get(at + 3)?.is_symbol('(') {
        return None;
    }
    let close = brackets.find_closing(index + 1 + at + 3)? - (index + 1);
    let mut first = call + 1;
    while ATTRIBUTES.contains(&tokens[first].text(source)) {
        first += 1;
    }
    let result = source.get(tokens[first].span.start..tokens[index].span.start)?.trim();
    // A function type has the types of its parameters in parentheses.
    let result =
        if result.ends_with(')') { result.split_once(" (").map_or(result, |(result, _)| result) } else { result };
    let arguments = split_types(source.get(rest[at + 3].span.end..rest[close].span.start)?);
    let origin_of = |argument: &'s str| {
        let value = argument.split_whitespace().next_back().filter(|value| value.starts_with('%'));
        value.map(|value| module.origin_of(value, tokens[index].span.start)).unwrap_or_default()
    };
    let listed = ListedAssembly {
        span: tokens[call].span.start..rest[close].span.end,
        template: decode_literal(source, template, Syntax::Assembly),
        constraints: decode_literal(source, constraints, Syntax::Assembly),
        output_types: split_results(result),
        input_types: arguments.iter().map(|argument| parse_type(argument)).collect(),
        input_values: arguments.iter().map(|argument| parse_value(argument)).collect(),
        input_origins: arguments.iter().map(|argument| origin_of(argument)).collect(),
        open: None,
    };
    Some(listed.into_block())
}

/// Returns the value of an argument if it is a number. For example, of `i32 5`.
fn parse_value(argument: &str) -> Option<Expression> {
    let word = argument.split_whitespace().next_back()?;
    match word.strip_prefix('-') {
        Some(number) => Expression::parse(&["-", number]),
        None => Expression::parse(&[word]).filter(|value| !matches!(value, Expression::Name(_))),
    }
}
