//! Markdown parser: a flat tree of blocks with byte ranges, as Markdown sees a document.
//!
//! Only blocks are kept, with their ranges. Text is always sliced from the source, since escapes
//! such as `\*` would split it. For example, `## A \* b` is a heading of level 2 with the content
//! `A \* b`. This module does not interpret the blocks. Rows of tables are not kept: Markdown drops
//! cells beyond the header, so that rows are split from the source lines.
//!
//! The tree is built without recursion, so that deep nesting cannot overflow the stack.

use crate::spec::source::Sources;
use crate::spec::span::FileId;
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag};
use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BlockKind {
    /// A heading of level 1 to 6, in either form.
    Heading(u8),
    /// A paragraph of text.
    Paragraph,
    Quote,
    List {
        /// True if the items are numbered.
        ordered: bool,
    },
    /// An item of a list.
    Item,
    /// Fenced code, with the words after the opening fence.
    FencedCode(String),
    IndentedCode,
    /// A pipe table.
    Table,
    /// HTML, such as a comment.
    Html,
    /// A thematic break.
    Rule,
}

/// A block of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) kind: BlockKind,
    /// The bytes from the first mark to the end of the block.
    pub(crate) range: Range<usize>,
    /// The bytes of the text: without the marks of a heading or the fences of code. Empty for a
    /// block that contains blocks.
    pub(crate) content: Range<usize>,
    /// Index of the enclosing block.
    pub(crate) parent: Option<usize>,
    /// Index of the block after the last descendant. Blocks before it are inside this one.
    pub(crate) next: usize,
}

/// The blocks of a document. Each block precedes the blocks inside it.
#[derive(Clone, Debug, Default)]
pub(crate) struct MarkdownDocument {
    pub(crate) blocks: Vec<Block>,
}

impl MarkdownDocument {
    /// Iterates over the headings with their levels, at any depth.
    pub(crate) fn headings(&self) -> impl Iterator<Item = (u8, &Block)> {
        self.blocks.iter().filter_map(|b| match b.kind {
            BlockKind::Heading(level) => Some((level, b)),
            _ => None,
        })
    }
}

pub(crate) fn parse(sources: &Sources, file: FileId) -> MarkdownDocument {
    parse_text(&sources.file(file).text)
}

pub(crate) fn parse_text(text: &str) -> MarkdownDocument {
    let mut builder = TreeBuilder::default();
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        builder.event(event, range);
    }
    builder.document
}

#[derive(Default)]
struct TreeBuilder {
    document: MarkdownDocument,
    /// The open elements: a block, or an inline element (`None`).
    open: Vec<Option<usize>>,
    /// The open blocks, innermost last.
    blocks: Vec<usize>,
}

impl TreeBuilder {
    /// Adds an event of the parser to the tree.
    fn event(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(tag) => match block_kind(&tag) {
                Some(kind) => {
                    let at = self.push(kind, range);
                    self.open.push(Some(at));
                    self.blocks.push(at);
                }
                None => {
                    self.extend(range);
                    self.open.push(None);
                }
            },
            Event::End(_) => {
                if let Some(Some(at)) = self.open.pop() {
                    self.blocks.pop();
                    let next = self.document.blocks.len();
                    if let Some(block) = self.document.blocks.get_mut(at) {
                        block.next = next;
                    }
                }
            }
            Event::Rule => {
                self.push(BlockKind::Rule, range);
            }
            _ => self.extend(range),
        }
    }

    fn push(&mut self, kind: BlockKind, range: Range<usize>) -> usize {
        let at = self.document.blocks.len();
        let content = range.start..range.start;
        let parent = self.blocks.last().copied();
        self.document.blocks.push(Block { kind, range, content, parent, next: at + 1 });
        at
    }

    /// Extends the content of the innermost open block.
    fn extend(&mut self, range: Range<usize>) {
        let Some(block) = self.blocks.last().and_then(|at| self.document.blocks.get_mut(*at)) else { return };
        if block.content.is_empty() {
            block.content = range;
        } else {
            block.content.end = block.content.end.max(range.end);
        }
    }
}

/// Returns the kind of block that a tag begins; `None` for inline elements.
fn block_kind(tag: &Tag<'_>) -> Option<BlockKind> {
    Some(match tag {
        Tag::Heading { level, .. } => BlockKind::Heading(level_of(*level)),
        Tag::Paragraph => BlockKind::Paragraph,
        Tag::BlockQuote(_) => BlockKind::Quote,
        Tag::List(first) => BlockKind::List { ordered: first.is_some() },
        Tag::Item => BlockKind::Item,
        Tag::CodeBlock(CodeBlockKind::Fenced(info)) => BlockKind::FencedCode(info.to_string()),
        Tag::CodeBlock(CodeBlockKind::Indented) => BlockKind::IndentedCode,
        Tag::Table(_) => BlockKind::Table,
        Tag::HtmlBlock => BlockKind::Html,
        _ => return None,
    })
}

const fn level_of(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(text: &str) -> Vec<(BlockKind, &str)> {
        let document = parse_text(text);
        document.blocks.iter().map(|b| (b.kind.clone(), &text[b.content.clone()])).collect()
    }

    #[test]
    fn headings_of_both_forms() {
        let found = outline("## A \\* b\n\nTitle\n=====\n");
        assert_eq!(found, [(BlockKind::Heading(2), "A \\* b"), (BlockKind::Heading(1), "Title")]);
    }

    #[test]
    fn code_lists_tables_and_comments() {
        let found = outline("<!-- c -->\n\n- a\n\n      code\n\n```lane\nx\n```\n\n| a |\n| - |\n| b |\n\n---\n");
        let kinds: Vec<_> = found.iter().map(|(k, _)| k.clone()).collect();
        let fenced = BlockKind::FencedCode("lane".into());
        assert_eq!(
            kinds,
            [
                BlockKind::Html,
                BlockKind::List { ordered: false },
                BlockKind::Item,
                BlockKind::Paragraph,
                BlockKind::IndentedCode,
                fenced.clone(),
                BlockKind::Table,
                BlockKind::Rule
            ]
        );
        assert!(found.contains(&(fenced, "x\n")));
    }

    #[test]
    fn depth_is_no_danger() {
        for depth in [1_000, 100_000] {
            assert!(parse_text(&(">".repeat(depth) + "x\n")).blocks.len() > depth);
            assert!(parse_text(&("- ".repeat(depth) + "x\n")).blocks.len() > depth);
        }
        let staircase: String = (0..1_000).map(|i| format!("{}- x\n", "  ".repeat(i))).collect();
        assert!(parse_text(&staircase).blocks.len() >= 2_000);
    }
}
