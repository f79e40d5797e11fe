//! Finds the names in blocks of inline assembly, with their places in the source.
//!
//! For example, in `asm("{ .decl T v_type=G ...\n mov (M1, 16) T(0,0)<1> ... }" ...)` of C, `T` has
//! a declaration and a use. Each block is a text with names of its own.

use crate::names::{DeclaredName, DocumentNames, Occurrence};
use openvisa_inline::{Block, MappedText};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

impl DocumentNames {
    /// Finds the names in the blocks of a source.
    pub(crate) fn of_blocks(source: &str, blocks: &[Block]) -> Self {
        let mut finder = BlockNameFinder { source, ..BlockNameFinder::default() };
        // A block in a macro occurs once for each use of the macro, with the same span.
        let mut seen = BTreeSet::new();
        let may_be_visa = |block: &Block| block.operands.is_empty() || block.has_mark_of_visa();
        for block in blocks.iter().filter(|block| may_be_visa(block) && seen.insert(block.span.start)) {
            finder.add_block(block);
        }
        let mut index = finder.index;
        index.occurrences = finder.by_place.into_values().collect();
        index.roles.sort_by_key(|(span, _)| span.start);
        index.roles.dedup_by_key(|(span, _)| span.start);
        index.tokens.sort_by_key(|token| token.span.start);
        index.tokens.dedup_by_key(|token| token.span.start);
        index
    }
}

/// The names of the blocks that were read.
#[derive(Default)]
struct BlockNameFinder<'s> {
    source: &'s str,
    index: DocumentNames,
    /// The declarations and uses by their places in the source.
    by_place: BTreeMap<usize, Occurrence>,
}

impl BlockNameFinder<'_> {
    fn add_block(&mut self, block: &Block) {
        let number = self.index.blocks.len();
        self.index.blocks.push(block.span.clone());
        let names = DocumentNames::of_body(block.template.as_str(), number, block.style.unique_reference());
        let map = |span: &Range<usize>| self.map_verbatim(&block.template, span);
        let roles: Vec<_> = names.roles.iter().filter_map(|(span, role)| Some((map(span)?, *role))).collect();
        let mut tokens = names.tokens;
        tokens.retain_mut(|token| map(&token.span).map(|span| token.span = span).is_some());
        let mut places: Vec<Option<Vec<Range<usize>>>> = vec![Some(Vec::new()); names.names.len()];
        for Occurrence { span, name } in &names.occurrences {
            match map(span) {
                Some(span) => places[*name].iter_mut().for_each(|places| places.push(span.clone())),
                // A macro makes the name, so it cannot be changed in the source.
                None => places[*name] = None,
            }
        }
        let declared: Vec<_> = names.names.into_iter().zip(places).collect();
        for (mut name, places) in declared {
            let (Some(places), Some(span)) = (places, self.map_verbatim(&block.template, &name.span)) else { continue };
            let statement = block.template.source_range(name.statement.clone());
            let statement = statement.filter(|whole| whole.start <= span.start && span.end <= whole.end);
            name.statement = statement.unwrap_or_else(|| span.clone());
            name.span = span;
            self.add_name(name, places);
        }
        self.index.roles.extend(roles);
        self.index.tokens.extend(tokens);
    }

    /// Adds a name with its places. If another block has one of the places, as with the text of a
    /// macro, both names are one.
    fn add_name(&mut self, name: DeclaredName, places: Vec<Range<usize>>) {
        let known: BTreeSet<usize> =
            places.iter().filter_map(|place| Some(self.by_place.get(&place.start)?.name)).collect();
        let number = known.first().copied().unwrap_or(self.index.names.len());
        match self.index.names.get_mut(number) {
            Some(shared) => shared.object = None,
            None => self.index.names.push(name),
        }
        if known.len() > 1 {
            let is_known = |occurrence: &&mut Occurrence| known.contains(&occurrence.name);
            self.by_place.values_mut().filter(is_known).for_each(|occurrence| occurrence.name = number);
        }
        for span in places {
            self.by_place.insert(span.start, Occurrence { span, name: number });
        }
    }

    /// Returns the range of the source that a range of a block's text is copied from.
    fn map_verbatim(&self, text: &MappedText, span: &Range<usize>) -> Option<Range<usize>> {
        let place = text.source_range(span.clone())?;
        (self.source.get(place.clone()) == text.as_str().get(span.clone())).then_some(place)
    }
}
