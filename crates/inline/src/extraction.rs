//! The result of a search for blocks: what one compilation of a source contains.
//!
//! For example, a source with `#ifdef DEVICE` has two variants, one with each branch.

use crate::block::Block;
use crate::token::{Brackets, SourceToken};
use std::collections::HashMap;

/// The blocks of a source.
#[derive(Debug, Default)]
pub(crate) struct Extraction {
    /// The programs that the source can be compiled to. Most languages have one variant.
    pub(crate) variants: Vec<SourceVariant>,
    /// The places where the search ended early.
    pub(crate) limits: Vec<ExtractionLimit>,
}

/// The blocks that are compiled together, and the functions that have them.
#[derive(Debug, Default)]
pub(crate) struct SourceVariant {
    /// The blocks in the order of their places.
    pub(crate) blocks: Vec<Block>,
    pub(crate) functions: Vec<Function>,
}

/// The blocks of variants that were seen, to recognise those of several variants.
#[derive(Debug, Default)]
pub(crate) struct KnownBlocks<'b> {
    by_place: HashMap<usize, Vec<&'b Block>>,
}

impl<'b> KnownBlocks<'b> {
    /// Adds the blocks of a variant. Returns for each whether no earlier variant has an equal one,
    /// apart from its function.
    pub(crate) fn add(&mut self, variant: &'b SourceVariant) -> Vec<bool> {
        let is_new = |block: &&Block| {
            let known = self.by_place.get(&block.place.start).into_iter().flatten();
            !known.into_iter().any(|known| is_same(known, block))
        };
        let new: Vec<bool> = variant.blocks.iter().map(|block| is_new(&block)).collect();
        for (block, _) in variant.blocks.iter().zip(&new).filter(|(_, is_new)| **is_new) {
            self.by_place.entry(block.place.start).or_default().push(block);
        }
        new
    }
}

/// A function of the source.
#[derive(Debug, Default)]
pub(crate) struct Function {
    /// The name, if it has one.
    pub(crate) name: Option<String>,
    /// Whether the compiler must not copy the function to where it is called.
    pub(crate) is_separate: bool,
    /// The indices of the functions that call it, once for each call, and whether the call is in a
    /// loop that is unrolled.
    pub(crate) callers: Vec<(usize, bool)>,
}

/// A place where a search for blocks ended early, so that blocks may be missing.
#[derive(Clone, Debug)]
pub(crate) struct ExtractionLimit {
    /// The byte offset in the source.
    pub(crate) place: usize,
    /// A description of the limit, for messages.
    pub(crate) reason: &'static str,
}

impl ExtractionLimit {
    /// Returns the place from which on the brackets of a source were not read, if there is one.
    pub(crate) fn of_brackets(brackets: &Brackets, tokens: &[SourceToken]) -> Option<Self> {
        let reason = "there are too many nested brackets, the blocks after this place are not checked";
        let place = tokens.get(brackets.limit()?)?.span.start;
        Some(Self { place, reason })
    }
}

impl Extraction {
    /// Returns the blocks of all variants. A block of several variants appears once for each use.
    pub(crate) fn into_blocks(self) -> Vec<Block> {
        let (mut blocks, mut known) = (Vec::new(), KnownBlocks::default());
        for variant in &self.variants {
            let new = known.add(variant);
            blocks.extend(variant.blocks.iter().zip(new).filter(|(_, is_new)| *is_new).map(|(block, _)| block.clone()));
        }
        blocks.sort_by_key(|block| block.place.start);
        blocks
    }
}

/// Returns whether two blocks of different variants are equal, apart from their functions.
fn is_same(left: &Block, right: &Block) -> bool {
    let Block { span, template, style, operands, simd_widths, open, .. } = left;
    *span == right.span
        && *template == right.template
        && *style == right.style
        && *operands == right.operands
        && *simd_widths == right.simd_widths
        && *open == right.open
}
