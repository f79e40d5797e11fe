//! The places of names in a specification: where each is defined, and where it is used.
//!
//! [`NameUses`] has the places that the readers of documents know as names: fields, tables, formal
//! sentences, code. [`find_places`](prose::find_places) adds those in prose. For example, `Src0` in
//! `ADD.md` has places in the format, in its bullet, in the pseudo-code and in the template.

mod code;
mod documents;
mod item;
mod prose;

pub(crate) use item::{FieldItem, NamedItem, OwnerId};
pub(super) use prose::{find_item, find_places};

use crate::Spec;
use crate::spec::model::Model;
use crate::spec::model::pseudo_code::Kind;
use crate::spec::source::Sources;
use crate::spec::span::{FileId, Span};
use std::collections::{BTreeMap, BTreeSet};

/// A place in a formal part of a document at which an item is named.
#[derive(Clone, Debug)]
struct NameUse {
    /// Byte offset of the end of the name.
    end: u32,
    item: NamedItem,
}

/// The places at which the formal parts of documents name items.
#[derive(Clone, Debug, Default)]
pub(super) struct NameUses {
    by_place: BTreeMap<(FileId, u32), NameUse>,
    /// The places of code, in which no other word is a name.
    code: Vec<Span>,
    /// The one-bit groups whose names templates print.
    printed: BTreeSet<NamedItem>,
    /// The fields and groups the names of whose values functions are given.
    read_by: Vec<ValueReader>,
}

/// A function that is given the names of the values of a field or group.
#[derive(Clone, Debug)]
struct ValueReader {
    function: String,
    path: FieldItem,
    group: Option<String>,
}

impl NameUses {
    /// Collects the places of a specification.
    pub(super) fn collect(spec: &Spec) -> Self {
        let mut collector = UseCollector { spec, uses: Self::default() };
        documents::visit_documents(&mut collector);
        collector.uses
    }

    /// Returns the item that a place names. A place directly after a name belongs to it.
    pub(super) fn item_at(&self, file: FileId, offset: usize) -> Option<(&NamedItem, std::ops::Range<usize>)> {
        let offset = u32::try_from(offset).ok()?;
        let (place, last) = self.by_place.range(..=(file, offset)).next_back()?;
        let is_here = place.0 == file && offset <= last.end;
        is_here.then_some((&last.item, place.1 as usize..last.end as usize))
    }

    /// Returns whether a template prints the name of a one-bit group.
    pub(super) fn is_printed(&self, item: &NamedItem) -> bool {
        self.printed.contains(item)
    }

    /// Returns the function that is given the names of the values of a field or group, if there is
    /// one.
    pub(super) fn reader_of(&self, path: FieldItem, group: Option<&str>) -> Option<&str> {
        let found = self.read_by.iter().find(|reader| reader.path == path && reader.group.as_deref() == group);
        found.map(|reader| reader.function.as_str())
    }

    /// Iterates over the fields and groups the names of whose values functions are given.
    pub(super) fn read_values(&self) -> impl Iterator<Item = (FieldItem, Option<&str>)> {
        self.read_by.iter().map(|reader| (reader.path, reader.group.as_deref()))
    }

    /// Returns the items in the order of their places, with their files.
    pub(super) fn in_order(&self) -> Vec<(FileId, &NamedItem)> {
        self.by_place.iter().map(|((file, _), found)| (*file, &found.item)).collect()
    }

    fn is_in_code(&self, file: FileId, offset: usize) -> bool {
        let holds = |span: &Span| span.file == file && (span.start as usize..span.end as usize).contains(&offset);
        self.code.iter().any(holds)
    }
}

/// Collects the places of names.
struct UseCollector<'a> {
    spec: &'a Spec,
    uses: NameUses,
}

impl<'a> UseCollector<'a> {
    const fn model(&self) -> &'a Model {
        &self.spec.model
    }

    const fn sources(&self) -> &'a Sources {
        &self.spec.sources
    }

    /// Adds a place, if it has the name of the item.
    fn add(&mut self, span: Span, item: NamedItem) {
        let model = self.model();
        let is_of_page = matches!(
            item,
            NamedItem::Field(..)
                | NamedItem::Group(FieldItem::Of(..), _)
                | NamedItem::Enumerator(FieldItem::Of(..), ..)
        );
        // A condition of a shared field names fields of every page that refers to it.
        let is_shared = model.shared_fields.first().is_some_and(|field| field.name.span.file == span.file);
        if !(is_of_page && is_shared) && self.sources().text(span) == item.name(model) {
            self.uses.by_place.insert((span.file, span.start), NameUse { end: span.end, item });
        }
    }

    fn add_found(&mut self, span: Span, item: Option<NamedItem>) {
        if let Some(item) = item {
            self.add(span, item);
        }
    }

    /// Adds the words within a span for which `find` returns an item.
    fn add_words(&mut self, span: Span, find: impl Fn(&str) -> Option<NamedItem>) {
        let (start, text) = (span.start as usize, self.sources().text(span));
        for word in words_of(text) {
            let place = self.sources().span(span.file, start + word.start..start + word.end);
            self.add_found(place, find(&text[word]));
        }
    }

    /// Adds the platforms that a gate names.
    fn add_platforms(&mut self, span: Span) {
        let model = self.model();
        self.add_words(span, |word| model.platform(word).map(NamedItem::Platform));
    }

    /// Marks a span as code.
    fn cover(&mut self, span: Span) {
        self.uses.code.push(span);
    }

    fn note_printed(&mut self, group: NamedItem) {
        self.uses.printed.insert(group);
    }

    /// Notes that a function is given a field or group. If it is no code of the specification, it
    /// may depend on the name of the value.
    fn note_reader(&mut self, function: &str, argument: usize, path: FieldItem, group: Option<&str>) {
        let model = self.model();
        let Some(called) = model.functions.iter().find(|known| known.name.value == function) else { return };
        if called.code.is_some() || called.argument_kinds().nth(argument) != Some(Kind::Field) {
            return;
        }
        let mut paths = vec![path];
        paths.extend(path.field(model).and_then(|field| field.shared).map(FieldItem::Shared));
        let group = group.map(str::to_owned);
        let reader = |path| ValueReader { function: function.to_owned(), path, group: group.clone() };
        self.uses.read_by.extend(paths.into_iter().map(reader));
    }

    /// Returns the place between the quotes of a string.
    fn within_quotes(&self, span: Span) -> Span {
        let inside = span.start as usize + 1..(span.end as usize).saturating_sub(1);
        self.sources().span(span.file, inside)
    }

    /// Returns the state or data type with a name.
    fn find_word(&self, name: &str) -> Option<NamedItem> {
        let is_state = self.model().state.iter().any(|state| state.name.value == name);
        if is_state {
            return Some(NamedItem::State(name.to_owned()));
        }
        self.model().data_type(name).map(NamedItem::DataType)
    }

    fn find_function(&self, name: &str) -> Option<NamedItem> {
        let is_known = self.model().functions.iter().any(|function| function.name.value == name);
        is_known.then(|| NamedItem::Function(name.to_owned()))
    }
}

/// Iterates over the words of a text: runs of letters, digits and `_`.
fn words_of(text: &str) -> impl Iterator<Item = std::ops::Range<usize>> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let start = at + text.as_bytes()[at..].iter().position(is_part)?;
        let length = text.as_bytes()[start..].iter().take_while(|byte| is_part(byte)).count();
        at = start + length;
        Some(start..at)
    })
}
