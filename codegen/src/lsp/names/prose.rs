//! The names in prose: in code spans, links, headings, and words that are no English ones.
//!
//! For example, ``The mask of `Exec_size`, see [Exec_size](../fields.md#exec_size)`` has two places
//! of names and an anchor. A word of prose that could be an English one is never a name.

use super::item::{FieldItem, NamedItem, OwnerId};
use super::{NameUses, words_of};
use crate::Spec;
use crate::lsp::definitions::{DefinitionKind, Definitions};
use crate::lsp::formal_text::is_unusual;
use crate::spec::check::anchor_of;
use crate::spec::span::{FileId, Name, Span};
use openvisa_lsp_support::word_at;
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};
use std::ops::Range;

/// A place at which an item is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NamePlace {
    pub(crate) span: Span,
    /// True for the anchor of a heading in a link, which is the name in another spelling.
    pub(crate) is_anchor: bool,
}

/// Returns all places of an item, in the order of the files.
pub(crate) fn find_places(spec: &Spec, definitions: &Definitions, uses: &NameUses, item: &NamedItem) -> Vec<NamePlace> {
    let name = item.name(&spec.model);
    let anchor = anchor_of(name);
    let mut places = Vec::new();
    for (file, source) in spec.sources.iter() {
        if !source.text.contains(name) && !source.text.contains(&anchor) {
            continue;
        }
        let page = ProsePage::new(&source.text);
        let finder = PlaceFinder { spec, definitions, uses, file, text: &source.text, page: &page };
        let mut found = finder.find_names(item, name);
        found.extend(finder.find_targets(item, name, &anchor));
        found.sort_by_key(|(range, _)| range.start);
        found.dedup_by_key(|(range, _)| range.start);
        let place = |(range, is_anchor)| NamePlace { span: spec.sources.span(file, range), is_anchor };
        places.extend(found.into_iter().map(place));
    }
    places
}

/// Returns the item that a place in a file names, and the range of the name. A place directly after
/// a name belongs to it.
pub(crate) fn find_item(
    spec: &Spec,
    definitions: &Definitions,
    uses: &NameUses,
    file: FileId,
    offset: usize,
) -> Option<(NamedItem, Range<usize>)> {
    if let Some((item, range)) = uses.item_at(file, offset) {
        return Some((item.clone(), range));
    }
    let text = spec.sources.file(file).text.as_str();
    let word = word_at(text, offset);
    let page = ProsePage::new(text);
    let finder = PlaceFinder { spec, definitions, uses, file, text, page: &page };
    finder.named_item(&word).map(|item| (item, word))
}

/// The parts of a document that matter for names in prose.
#[derive(Debug, Default)]
struct ProsePage {
    /// Fenced and indented code.
    blocks: Vec<Range<usize>>,
    /// The blocks of `blocks` that show parts of documents.
    documents: Vec<Range<usize>>,
    code_spans: Vec<Range<usize>>,
    headings: Vec<Range<usize>>,
    links: Vec<InlineLink>,
}

/// A link `[text](target)`.
#[derive(Debug)]
struct InlineLink {
    text: Range<usize>,
    target: Range<usize>,
}

impl ProsePage {
    fn new(text: &str) -> Self {
        let mut page = Self::default();
        for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
            match event {
                Event::Code(_) => page.code_spans.push(range),
                Event::Start(Tag::Heading { .. }) => page.headings.push(range),
                Event::Start(Tag::CodeBlock(kind)) => {
                    if let CodeBlockKind::Fenced(info) = kind
                        && info.split_whitespace().next() == Some("md")
                    {
                        page.documents.push(range.clone());
                    }
                    page.blocks.push(range);
                }
                _ => {}
            }
        }
        page.links = find_links(text);
        page
    }

    fn is_in(ranges: &[Range<usize>], offset: usize) -> bool {
        ranges.iter().any(|range| range.contains(&offset))
    }
}

/// Returns the links of a text. A link may continue in the next line.
///
/// They are found without pulldown-cmark, which has no offset of a target, and for which the links
/// in samples of documents are code.
fn find_links(text: &str) -> Vec<InlineLink> {
    let ends: Vec<usize> = text.match_indices("](").map(|(end, _)| end).collect();
    let links = ends.iter().enumerate().filter_map(|(index, &end)| {
        // A link does not contain another one, so its text begins after the one before it.
        let before = index.checked_sub(1).map_or(0, |last| ends[last] + 2);
        let start = before + find_link_text(&text[before..end])?;
        let rest = &text[end + 2..ends.get(index + 1).copied().unwrap_or(text.len())];
        let target = end + 2 + blanks_before_target(rest);
        let rest = &rest[target - (end + 2)..];
        let length = rest.find([')', '\n']).filter(|length| rest.as_bytes()[*length] == b')')?;
        Some(InlineLink { text: start..end, target: target..target + length })
    });
    links.collect()
}

/// Returns where the text of a link begins that ends where `before` does. It is in the last
/// paragraph of `before`.
fn find_link_text(before: &str) -> Option<usize> {
    let mut closed = 0_usize;
    for (at, byte) in before.bytes().enumerate().rev() {
        match byte {
            b']' => closed += 1,
            b'[' if closed == 0 => return Some(at + 1),
            b'[' => closed -= 1,
            b'\n' if begins_block(&before[at + 1..]) => return None,
            _ => {}
        }
    }
    None
}

/// Returns whether a line begins another part of a document than the line before it.
fn begins_block(line: &str) -> bool {
    let line = line.trim_start_matches([' ', '\t']);
    line.starts_with(['\n', '\r', '|', '#', '>']) || ["- ", "* ", "```"].iter().any(|mark| line.starts_with(mark))
}

/// Returns the number of blanks at the beginning of a target, which may be in the next line.
fn blanks_before_target(text: &str) -> usize {
    let blanks = text.len() - text.trim_start_matches([' ', '\t', '\r', '\n']).len();
    if text[..blanks].matches('\n').count() > 1 { 0 } else { blanks }
}

/// Finds the places of names in one file.
struct PlaceFinder<'s> {
    spec: &'s Spec,
    definitions: &'s Definitions,
    uses: &'s NameUses,
    file: FileId,
    text: &'s str,
    page: &'s ProsePage,
}

impl PlaceFinder<'_> {
    /// Returns the places of the name itself.
    fn find_names(&self, item: &NamedItem, name: &str) -> Vec<(Range<usize>, bool)> {
        let is_part = |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
        let bytes = self.text.as_bytes();
        let found = self.text.match_indices(name).map(|(start, found)| start..start + found.len());
        let whole = found.filter(|word| !is_part(bytes[..word.start].last()) && !is_part(bytes.get(word.end)));
        whole.filter(|word| self.named_item(word).as_ref() == Some(item)).map(|word| (word, false)).collect()
    }

    /// Returns the item that a word names, if the word stands for a name there.
    fn named_item(&self, word: &Range<usize>) -> Option<NamedItem> {
        let name = self.text.get(word.clone())?;
        if let Some(found) = self.uses.by_place.get(&(self.file, word.start as u32)) {
            return Some(found.item.clone());
        }
        if self.uses.is_in_code(self.file, word.start) {
            return None;
        }
        let page = self.page;
        if let Some(link) = page.links.iter().find(|link| link.text.contains(&word.start))
            && let Some(target) = self.target_of(link)
            && target.name(&self.spec.model) == name
        {
            return Some(target);
        }
        if page.links.iter().any(|link| link.target.contains(&word.start)) {
            return None;
        }
        let is_unusual = is_unusual(name) && name.bytes().any(|byte| byte.is_ascii_alphabetic());
        if ProsePage::is_in(&page.blocks, word.start) {
            // A part of a document is formal, as is the code in it.
            let is_document = ProsePage::is_in(&page.documents, word.start);
            return self.item_of(word, name).filter(|_| is_document && is_unusual);
        }
        let is_code = ProsePage::is_in(&page.code_spans, word.start);
        let is_heading = page.headings.iter().any(|heading| {
            heading.contains(&word.start) && self.text[heading.clone()].trim_matches(['#', ' ', '\n']) == name
        });
        // A member can have the name of the structure below the heading.
        if is_heading && let Some(item) = self.item_below_heading(self.file, &anchor_of(name)) {
            return Some(item);
        }
        // One capital letter is more often a word of prose than a data type.
        let is_formal = is_code || is_heading || (is_unusual && name.len() > 1);
        self.item_of(word, name).filter(|_| is_formal)
    }

    /// Returns what a word means where it stands.
    fn item_of(&self, word: &Range<usize>, name: &str) -> Option<NamedItem> {
        let before = &self.text[..word.start];
        if let Some(owner) = before.strip_suffix('.') {
            return self.member_of(&self.word_before(owner)?, name);
        }
        let subject = before.trim_end_matches(' ').trim_end_matches(['=', '!', '<', '>']);
        if subject.len() < before.trim_end_matches(' ').len()
            && let Some(value) = self.value_of(subject.trim_end_matches(' '), name)
        {
            return Some(value);
        }
        // A value can have the name of a platform.
        if is_in_gate(self.text, word)
            && let Some(platform) = self.spec.model.platform(name)
        {
            return Some(NamedItem::Platform(platform));
        }
        let definition = self.definitions.resolve(self.file, word.start, name)?;
        let is_call = self.text[word.end..].starts_with('(');
        match definition.kind {
            DefinitionKind::Instruction => self.spec.model.instruction_id(name).map(NamedItem::Instruction),
            // Assembler text in prose has the names of some functions.
            DefinitionKind::Function if !is_call && definition.span.file != self.file => None,
            _ => {
                let place = (definition.span.file, definition.span.start);
                self.uses.by_place.get(&place).map(|found| found.item.clone())
            }
        }
    }

    /// Returns the word at the end of a part of the text.
    fn word_before(&self, part: &str) -> Option<Range<usize>> {
        let line = part.rfind('\n').map_or(0, |end| end + 1);
        let last = words_of(&part[line..]).last().filter(|word| line + word.end == part.len())?;
        Some(line + last.start..line + last.end)
    }

    /// Returns the member with a name of what a word means.
    fn member_of(&self, owner: &Range<usize>, name: &str) -> Option<NamedItem> {
        let model = &self.spec.model;
        let of_owner = |owner: OwnerId| Some(NamedItem::Field(owner, owner.find_field(model, name)?));
        match self.item_of(owner, &self.text[owner.clone()])? {
            NamedItem::Instruction(id) => of_owner(OwnerId::Instruction(id)),
            NamedItem::Structure(id) => of_owner(OwnerId::Structure(id)),
            NamedItem::Field(owner, id) => FieldItem::Of(owner, id).find_group(model, name),
            NamedItem::SharedField(id) => FieldItem::Shared(id).find_group(model, name),
            _ => None,
        }
    }

    /// Returns the value with a name of the field or group at the end of a part of the text.
    fn value_of(&self, subject: &str, name: &str) -> Option<NamedItem> {
        let model = &self.spec.model;
        let word = self.word_before(subject)?;
        match self.item_of(&word, &self.text[word.clone()])? {
            NamedItem::Field(owner, id) => FieldItem::Of(owner, id).find_value(model, None, name),
            NamedItem::SharedField(id) => FieldItem::Shared(id).find_value(model, None, name),
            NamedItem::Group(path, group) => path.find_value(model, Some(&group), name),
            _ => None,
        }
    }

    /// Returns the item that a link leads to.
    fn target_of(&self, link: &InlineLink) -> Option<NamedItem> {
        let (path, anchor) = split_target(&self.text[link.target.clone()]);
        let (model, sources) = (&self.spec.model, &self.spec.sources);
        let is_target = |other: &str| other.rsplit('/').next() == path.rsplit('/').next();
        let file = match path {
            "" => self.file,
            _ => sources.iter().find(|(_, source)| is_target(&source.path)).map(|(file, _)| file)?,
        };
        let Some(anchor) = anchor else {
            let found = model.instructions().find(|(_, instruction)| instruction.file == file);
            return found.map(|(id, _)| NamedItem::Instruction(id));
        };
        self.item_below_heading(file, anchor)
    }

    /// Returns the shared field or structure that a heading with an anchor introduces.
    fn item_below_heading(&self, file: FileId, anchor: &str) -> Option<NamedItem> {
        let model = &self.spec.model;
        let is_heading = |name: &Name| name.span.file == file && anchor_of(&name.value) == anchor;
        let shared = model.shared_fields.iter().find(|field| is_heading(&field.name));
        let shared = shared.and_then(|field| model.shared_field(&field.name.value)).map(NamedItem::SharedField);
        let structure = || {
            let found = model.structures.iter().find(|structure| is_heading(&structure.name))?;
            model.structure(&found.name.value).map(NamedItem::Structure)
        };
        shared.or_else(structure)
    }

    /// Returns the places in the targets of links to the item: its anchor, or the name of its file.
    fn find_targets(&self, item: &NamedItem, name: &str, anchor: &str) -> Vec<(Range<usize>, bool)> {
        let mut places = Vec::new();
        for link in self.page.links.iter().filter(|link| self.target_of(link).as_ref() == Some(item)) {
            let target = &self.text[link.target.clone()];
            let (path, found) = split_target(target);
            match found {
                Some(_) => places.push((link.target.end - anchor.len()..link.target.end, true)),
                None => {
                    let start = link.target.start + path.rfind('/').map_or(0, |at| at + 1);
                    let range = start..start + name.len();
                    places.extend((self.text.get(range.clone()) == Some(name)).then_some((range, false)));
                }
            }
        }
        places
    }
}

/// Returns whether a word is in a gate, such as `{-PVC,XE2+}`.
fn is_in_gate(text: &str, word: &Range<usize>) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '+' | '-' | ',' | '.' | ' ');
    let before = text[..word.start].trim_end_matches(is_part);
    let after = text[word.end..].trim_start_matches(is_part);
    before.ends_with('{') && after.starts_with('}')
}

/// Splits the target of a link into the path and the anchor.
fn split_target(target: &str) -> (&str, Option<&str>) {
    target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_within_a_paragraph_and_can_have_two_lines() {
        let links = |text: &'static str| -> Vec<(&str, &str)> {
            find_links(text).into_iter().map(|link| (&text[link.text], &text[link.target])).collect()
        };
        assert_eq!(links("See [A [3:0] b](f.md#a) and [c](g.md)."), [("A [3:0] b", "f.md#a"), ("c", "g.md")]);
        assert_eq!(links("See [a\nb](f.md#a), [c](\n  g.md)"), [("a\nb", "f.md#a"), ("c", "g.md")]);
        assert_eq!(links("- [a\r\n  b](f.md)\r\n"), [("a\r\n  b", "f.md")]);
        for text in [
            "[a\n\nb](f.md)",
            "- [a\n- b](f.md)",
            "[a](\n\nf.md)",
            "[a](f.md\n)",
            "a](f.md)",
            "[a](",
            "| [ |\n| a](b) |",
        ] {
            assert_eq!(links(text), [], "{text}");
        }
    }

    #[test]
    fn brackets_without_links_take_no_power_of_time() {
        let text = "[a](".repeat(100_000) + &"](".repeat(100_000);
        assert_eq!(find_links(&text).len(), 0);
    }
}
