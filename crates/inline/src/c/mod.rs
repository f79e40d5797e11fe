//! Finds inline assembly in C, C++, OpenCL C and SYCL.
//!
//! The source is preprocessed to tokens, once for each choice of branches of unknown conditions.
//! For example, with `#define BODY "nop\n"`, the statement `asm(BODY "ret (M1, 1)")` has the text
//! of both strings.

mod condition;
mod data_flow;
mod function;
pub(crate) mod header;
mod made_text;
mod preprocessor;
mod statement;
mod sub_group;
mod types;

use self::preprocessor::{PpToken, Preprocessor, Variant};
use self::statement::parse_statement;
use self::types::{TokenIndex, TypeScope};
use crate::block::Block;
use crate::extraction::{Extraction, ExtractionLimit, SourceVariant};
use crate::made_text::may_have_text;
use crate::names::find_names;
use crate::token::Brackets;

/// The keywords of inline assembly.
pub(crate) const KEYWORDS: [&str; 3] = ["asm", "__asm__", "__asm"];

/// Finds the blocks of a source. `definitions` are macros in the form `NAME` or `NAME=VALUE`.
pub(crate) fn extract(source: &str, definitions: &[String]) -> Extraction {
    let mut extraction = Extraction::default();
    let has_texts = may_have_text(source);
    if !has_texts && !source.contains("asm") && !definitions.iter().any(|definition| definition.contains("asm")) {
        return extraction;
    }
    let mut preprocessor = Preprocessor::new(source, definitions);
    loop {
        match preprocessor.next_variant() {
            Ok(Some(variant)) => {
                let limit = variant.limit;
                extraction.variants.push(find_blocks(source, variant));
                let reason = "the macros expand to too many tokens, those after this place are not expanded";
                extraction.limits.extend(limit.map(|place| ExtractionLimit { place, reason }));
            }
            Ok(None) => return extraction,
            Err(place) => {
                let reason =
                    "there are too many conditions, this branch and others are not checked; define names with `-D`";
                extraction.limits.push(ExtractionLimit { place, reason });
            }
        }
    }
}

/// Finds the blocks among the tokens of one choice of branches.
fn find_blocks(source: &str, variant: Variant) -> SourceVariant {
    let Variant { mut tokens, unused, .. } = variant;
    let first_unused = tokens.len();
    // A macro that is not used sees the names of the whole file.
    for mut body in unused {
        tokens.push(PpToken::added(';', source.len()..source.len()));
        tokens.append(&mut body);
    }
    let names = TokenIndex::new(source, &tokens);
    let brackets = Brackets::new(&tokens);
    let mut functions = function::FunctionFinder::new(source, &tokens, &names, &brackets);
    let (mut blocks, mut at) = (Vec::new(), 0);
    let mut texts = may_have_text(source).then(|| made_text::TextFinder::new(source, &tokens, &brackets));
    while at < tokens.len() {
        let scope = TypeScope { source, all: &tokens, at, names: &names, brackets: &brackets };
        let parsed = parse_statement(&scope);
        at += 1;
        if let Some((mut block, end)) = parsed {
            // It is not known where a macro will be used.
            if at <= first_unused {
                let function::Placement { function, repetition, branch } = functions.place(at - 1);
                block = Block { function, repetition, branch, ..block };
            }
            blocks.push(block);
            at = end;
        } else if let Some((block, end)) = texts.as_mut().and_then(|texts| texts.find(at - 1)) {
            blocks.extend(block);
            at = end;
        }
    }
    blocks.sort_by_key(|block: &Block| block.place.start);
    // Calls take time to find, and only blocks with labels or declarations need them.
    let has_names = blocks.iter().any(|block| !find_names(block).is_empty());
    let functions = if has_names { functions.with_calls() } else { functions.without_calls() };
    SourceVariant { blocks, functions }
}
