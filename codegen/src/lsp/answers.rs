//! Answers about places in documents.
//!
//! For example, the definition of `Pred` in `ADD.md` is the field in that page, and the definition
//! at that place is the shared field in `fields.md`.

use super::definitions::{DefinitionKind, NameDefinition};
use super::folder::{LoadedFolder, OpenFolder};
use super::names::{find_item, find_places};
use crate::spec::markdown::parse_text;
use crate::spec::rules;
use crate::spec::span::{FileId, Span};
use lsp_types::{
    CompletionItem, CompletionItemKind, DocumentSymbol, Documentation, Hover, HoverContents, Location, MarkupContent,
    MarkupKind, SymbolKind,
};
use std::collections::BTreeSet;
use std::ops::Range;

/// Returns the definition that the word at a byte offset means, with the range of the word.
fn definition_at(loaded: &LoadedFolder, file: FileId, offset: usize) -> Option<(&NameDefinition, Range<usize>)> {
    let text = loaded.text(file);
    let word = loaded.formal_text(file).word_at(text, offset)?;
    let definition = loaded.definitions.resolve(file, word.start, &text[word.clone()])?;
    Some((definition, word))
}

fn markdown(value: String) -> MarkupContent {
    MarkupContent { kind: MarkupKind::Markdown, value }
}

/// Formats what the specification says about a name.
fn describe(loaded: &LoadedFolder, definition: &NameDefinition) -> String {
    let NameDefinition { name, kind, detail, description, .. } = definition;
    let mut text = match kind {
        DefinitionKind::Function => format!("`{name}{detail}`: {}", kind.describe()),
        _ if detail.is_empty() => format!("`{name}`: {}", kind.describe()),
        _ => format!("`{name}`: {}, {detail}", kind.describe()),
    };
    for part in [description.as_str(), &format!("`{}`", loaded.spec.sources.place(definition.span))] {
        if !part.is_empty() {
            text.push_str("\n\n");
            text.push_str(part);
        }
    }
    text
}

/// Returns what the specification says about the name at a byte offset, and the pages of the rules
/// that the place breaks.
pub(super) fn find_hover(loaded: &LoadedFolder, file: FileId, offset: usize) -> Option<Hover> {
    let found = definition_at(loaded, file, offset);
    let mut parts: Vec<String> = found.iter().map(|(definition, _)| describe(loaded, definition)).collect();
    let broken = loaded.diagnostics.iter().filter(|finding| {
        let place = finding.primary;
        place.file == file && (place.start as usize..=place.end as usize).contains(&offset)
    });
    let codes: BTreeSet<&str> = broken.map(|finding| finding.rule.code).collect();
    parts.extend(codes.into_iter().filter_map(rules::find).map(|rule| rule.page.to_owned()));
    if parts.is_empty() {
        return None;
    }
    let range = found.map(|(_, word)| loaded.lines(file).range(loaded.text(file), &word));
    Some(Hover { contents: HoverContents::Markup(markdown(parts.join("\n\n---\n\n"))), range })
}

/// Returns the place where the name at a byte offset is defined. The definition of a field that
/// refers to a shared one is, at its own place, the shared one.
pub(super) fn find_definition(
    folder: &OpenFolder,
    loaded: &LoadedFolder,
    file: FileId,
    offset: usize,
) -> Option<Location> {
    let (definition, word) = definition_at(loaded, file, offset)?;
    let is_here = definition.span.file == file && definition.span.start as usize == word.start;
    let target = definition.shared.filter(|_| is_here).unwrap_or(definition.span);
    folder.location(loaded, target)
}

/// Returns the places where the name at a byte offset stands, in all files.
pub(super) fn find_references(
    folder: &OpenFolder,
    loaded: &LoadedFolder,
    file: FileId,
    offset: usize,
    with_definition: bool,
) -> Vec<Location> {
    let (spec, definitions, uses) = (&loaded.spec, &loaded.definitions, loaded.name_uses());
    let Some((item, _)) = find_item(spec, definitions, uses, file, offset) else { return Vec::new() };
    let places = find_places(spec, definitions, uses, &item).into_iter();
    let mut spans: BTreeSet<Span> = places.filter(|place| !place.is_anchor).map(|place| place.span).collect();
    let definition = definition_at(loaded, file, offset).map(|(definition, _)| definition.span);
    spans.extend(definition.into_iter().flat_map(|shared| definitions.uses_of_shared(shared)));
    let is_wanted = |span: &Span| with_definition || Some(*span) != definition;
    spans.into_iter().filter(is_wanted).filter_map(|span| folder.location(loaded, span)).collect()
}

/// Returns the names that can stand at a byte offset. There are none in prose.
pub(super) fn find_completions(loaded: &LoadedFolder, file: FileId, offset: usize) -> Vec<CompletionItem> {
    // The end of code is a place in it, since text is typed there.
    let formal = loaded.formal_text(file);
    if !formal.contains(offset) && !formal.contains(offset.saturating_sub(1)) {
        return Vec::new();
    }
    let mut seen = BTreeSet::new();
    let visible = loaded.definitions.visible_in(file).filter(|definition| seen.insert(definition.name.clone()));
    visible.map(|definition| to_completion(loaded, definition)).collect()
}

fn to_completion(loaded: &LoadedFolder, definition: &NameDefinition) -> CompletionItem {
    let kind = match definition.kind {
        DefinitionKind::Function => CompletionItemKind::FUNCTION,
        DefinitionKind::Enumerator => CompletionItemKind::ENUM_MEMBER,
        DefinitionKind::State => CompletionItemKind::VARIABLE,
        DefinitionKind::Structure => CompletionItemKind::STRUCT,
        DefinitionKind::Instruction | DefinitionKind::DataType | DefinitionKind::Platform => CompletionItemKind::CLASS,
        DefinitionKind::Field | DefinitionKind::SharedField | DefinitionKind::BitGroup | DefinitionKind::Member => {
            CompletionItemKind::FIELD
        }
    };
    CompletionItem {
        label: definition.name.clone(),
        kind: Some(kind),
        detail: Some(format!("{} {}", definition.kind.describe(), definition.detail)),
        documentation: Some(Documentation::MarkupContent(markdown(describe(loaded, definition)))),
        ..CompletionItem::default()
    }
}

/// Returns the headings of a file, each with the headings and definitions below it.
pub(super) fn find_symbols(loaded: &LoadedFolder, file: FileId) -> Vec<DocumentSymbol> {
    let text = loaded.text(file);
    let document = parse_text(text);
    let mut entries: Vec<OutlineEntry> = document
        .headings()
        .map(|(level, block)| OutlineEntry {
            level,
            name: text[block.content.clone()].trim().to_owned(),
            detail: None,
            kind: SymbolKind::NAMESPACE,
            range: block.range.clone(),
        })
        .collect();
    let kinds = [DefinitionKind::Field, DefinitionKind::SharedField, DefinitionKind::Member, DefinitionKind::Function];
    let defined = loaded.definitions.defined_in(file).into_iter().filter(|found| kinds.contains(&found.kind));
    entries.extend(defined.map(|definition| OutlineEntry {
        level: u8::MAX,
        name: definition.name.clone(),
        detail: Some(definition.detail.clone()),
        kind: if definition.kind == DefinitionKind::Function { SymbolKind::FUNCTION } else { SymbolKind::FIELD },
        range: definition.span.start as usize..definition.span.end as usize,
    }));
    entries.sort_by_key(|entry| (entry.range.start, entry.level));
    let mut outline = Outline { loaded, file, entries: &entries };
    outline.take_children(0, text.len())
}

/// A line of an outline. The children of an entry have a higher level.
struct OutlineEntry {
    level: u8,
    name: String,
    detail: Option<String>,
    kind: SymbolKind,
    range: Range<usize>,
}

/// The entries that are not in the tree yet.
struct Outline<'o> {
    loaded: &'o LoadedFolder,
    file: FileId,
    entries: &'o [OutlineEntry],
}

impl Outline<'_> {
    /// Takes the next entries with a level above `level`. The last one ends at `end`.
    fn take_children(&mut self, level: u8, end: usize) -> Vec<DocumentSymbol> {
        let mut symbols = Vec::new();
        while let Some((entry, rest)) = self.entries.split_first().filter(|(entry, _)| entry.level > level) {
            let next = rest.iter().find(|other| other.level <= entry.level).map_or(end, |other| other.range.start);
            self.entries = rest;
            let children = self.take_children(entry.level, next);
            symbols.push(self.to_symbol(entry, next, children));
        }
        symbols
    }

    #[expect(deprecated, reason = "the protocol's type has a field that is out of use")]
    fn to_symbol(&self, entry: &OutlineEntry, end: usize, children: Vec<DocumentSymbol>) -> DocumentSymbol {
        let (lines, text) = (self.loaded.lines(self.file), self.loaded.text(self.file));
        DocumentSymbol {
            // The protocol forbids empty names.
            name: if entry.name.is_empty() { "(empty)".to_owned() } else { entry.name.clone() },
            detail: entry.detail.clone(),
            kind: entry.kind,
            tags: None,
            deprecated: None,
            range: lines.range(text, &(entry.range.start..end.max(entry.range.end))),
            selection_range: lines.range(text, &entry.range),
            children: (!children.is_empty()).then_some(children),
        }
    }
}
