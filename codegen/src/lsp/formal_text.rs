//! The formal parts of a document: the words that can be names of the specification.
//!
//! In code, tables, headings, labels and links every word can be a name. In prose only a word can
//! that is not an English one: with an underscore, or without small letters. For example, `Blocks`
//! is the name of a field in the table of a format, and a plain word in a sentence; `Exec_size` is
//! the name of a field in both.

use openvisa_lsp_support::word_at;
use pulldown_cmark::{Event, Options, Parser, Tag};
use std::ops::Range;

/// The ranges of a document in which every word can be a name, sorted and without overlaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FormalText {
    ranges: Vec<Range<usize>>,
}

impl FormalText {
    /// Finds the ranges of a document.
    pub(super) fn new(text: &str) -> Self {
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
            let is_formal = matches!(
                event,
                Event::Code(_)
                    | Event::Start(
                        Tag::CodeBlock(_) | Tag::Heading { .. } | Tag::Link { .. } | Tag::Strong | Tag::Table(_)
                    )
            );
            // A range inside another one ends before it.
            if is_formal && ranges.last().is_none_or(|last| last.end <= range.start) {
                ranges.push(range);
            }
        }
        Self { ranges }
    }

    /// Returns whether every word at a byte offset can be a name.
    pub(super) fn contains(&self, offset: usize) -> bool {
        let index = self.ranges.partition_point(|range| range.end <= offset);
        self.ranges.get(index).is_some_and(|range| range.start <= offset)
    }

    /// Returns the byte range of the word at a byte offset, if it can be a name. A place directly
    /// after a word belongs to it.
    pub(super) fn word_at(&self, text: &str, offset: usize) -> Option<Range<usize>> {
        let word = word_at(text, offset);
        let name = text.get(word.clone()).filter(|name| !name.is_empty())?;
        (self.contains(word.start) || is_unusual(name)).then_some(word)
    }
}

/// Returns whether a word cannot be one of English prose.
pub(super) fn is_unusual(word: &str) -> bool {
    word.contains('_') || !word.bytes().any(|byte| byte.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# ADD\n\nBlocks of UD, of `Blocks`.\n\n| Blocks |\n| --- |\n| x |\n\n\
                        - **Blocks(ub):** See [Blocks](../f.md#blocks).\n\n```text\nBlocks\n```\n";

    #[test]
    fn a_plain_word_is_a_name_outside_of_prose_alone() {
        let formal = FormalText::new(PAGE);
        let places = PAGE.match_indices("Blocks").map(|(at, _)| at);
        let found = places.filter(|at| formal.word_at(PAGE, *at).is_some());
        let lines: Vec<usize> = found.map(|at| PAGE[..at].matches('\n').count()).collect();
        assert_eq!(lines, [2, 4, 8, 8, 11]);
        assert_eq!(formal.word_at(PAGE, PAGE.find("Blocks of").unwrap()), None);
    }

    #[test]
    fn an_unusual_word_is_a_name_in_prose_too() {
        let formal = FormalText::new(PAGE);
        let at = PAGE.find("UD").unwrap();
        assert_eq!(formal.word_at(PAGE, at + 2), Some(at..at + 2));
    }
}
