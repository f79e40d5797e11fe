//! A folder of a specification, with the texts of those documents that an editor has open.
//!
//! For example, while `specs/instructions/ADD.md` is edited, its unsaved text takes the place of
//! the saved one.

use super::definitions::Definitions;
use super::formal_text::FormalText;
use super::names::NameUses;
use crate::Spec;
use crate::load_sources;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::source::{ReadError, Sources};
use crate::spec::span::{FileId, Span};
use lsp_types::{Location, Position, Range as PositionRange, TextDocumentContentChangeEvent, Uri};
use openvisa_lsp_support::{LineTable, uri_of};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Returns the folder of the specification that a document belongs to, and the path of the document
/// relative to it.
pub(super) fn find_folder(document: &Path) -> Option<(PathBuf, String)> {
    if document.extension()? != "md" {
        return None;
    }
    let name = document.file_name()?.to_str()?;
    let parent = document.parent()?;
    if parent.join("instructions").is_dir() {
        return Some((parent.to_owned(), name.to_owned()));
    }
    let is_page = parent.file_name()? == "instructions";
    is_page.then(|| Some((parent.parent()?.to_owned(), format!("instructions/{name}"))))?
}

/// A document that an editor has open.
#[derive(Debug)]
pub(super) struct OpenDocument {
    /// The address that the editor uses.
    uri: Uri,
    version: i32,
    text: String,
}

impl OpenDocument {
    pub(super) const fn new(uri: Uri, version: i32, text: String) -> Self {
        Self { uri, version, text }
    }

    /// Applies changes in order. A change without a range replaces the text.
    fn apply(&mut self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        let mut lines = LineTable::new(&self.text);
        for change in changes {
            lines.apply_change(&mut self.text, change);
        }
        self.version = version;
    }
}

/// The folder of a specification.
#[derive(Debug)]
pub(super) struct OpenFolder {
    dir: PathBuf,
    /// The open documents, by their paths relative to the folder.
    documents: BTreeMap<String, OpenDocument>,
    /// What was read after the last change.
    loaded: OnceCell<Result<LoadedFolder, ReadError>>,
}

impl OpenFolder {
    pub(super) const fn new(dir: PathBuf) -> Self {
        Self { dir, documents: BTreeMap::new(), loaded: OnceCell::new() }
    }

    /// Opens a document, or replaces it.
    pub(super) fn open(&mut self, path: String, document: OpenDocument) {
        self.documents.insert(path, document);
        self.loaded = OnceCell::new();
    }

    /// Applies changes of an open document.
    pub(super) fn change(&mut self, path: &str, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        if let Some(document) = self.documents.get_mut(path) {
            document.apply(changes, version);
            self.loaded = OnceCell::new();
        }
    }

    /// Closes a document, whose saved text counts from now on.
    pub(super) fn close(&mut self, path: &str) {
        self.documents.remove(path);
        self.loaded = OnceCell::new();
    }

    /// Forgets what was read, because a file was saved.
    pub(super) fn forget(&mut self) {
        self.loaded = OnceCell::new();
    }

    /// Iterates over the open documents: their paths and addresses.
    pub(super) fn open_documents(&self) -> impl Iterator<Item = (&str, &Uri)> {
        self.documents.iter().map(|(path, document)| (path.as_str(), &document.uri))
    }

    /// Returns the version of a document that is open.
    pub(super) fn version(&self, path: &str) -> Option<i32> {
        self.documents.get(path).map(|document| document.version)
    }

    /// Returns the address of a document: that of the editor if it has it open.
    pub(super) fn uri(&self, path: &str) -> Option<Uri> {
        let open = self.documents.get(path).map(|document| document.uri.clone());
        open.or_else(|| uri_of(&self.dir.join(path)))
    }

    /// Returns the specification, which is read if something changed.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be read.
    pub(super) fn load(&self) -> Result<&LoadedFolder, &ReadError> {
        self.loaded.get_or_init(|| LoadedFolder::read(&self.dir, &self.documents)).as_ref()
    }

    /// Converts a span to a place of the protocol.
    pub(super) fn location(&self, loaded: &LoadedFolder, span: Span) -> Option<Location> {
        let uri = self.uri(&loaded.spec.sources.file(span.file).path)?;
        Some(Location { uri, range: loaded.range(span) })
    }
}

/// A specification that was read for an editor.
#[derive(Debug)]
pub(super) struct LoadedFolder {
    pub(super) spec: Spec,
    pub(super) diagnostics: Diagnostics,
    pub(super) definitions: Definitions,
    files: Vec<PreparedFile>,
    /// The places of names, collected when a question needs them.
    uses: OnceCell<NameUses>,
}

/// What questions about a file need.
#[derive(Debug)]
struct PreparedFile {
    lines: LineTable,
    formal: FormalText,
}

impl LoadedFolder {
    fn read(dir: &Path, documents: &BTreeMap<String, OpenDocument>) -> Result<Self, ReadError> {
        let edits = documents.iter().map(|(path, document)| (path.clone(), document.text.clone())).collect();
        let mut diagnostics = Diagnostics::default();
        let sources = Sources::read_with_edits(dir, &edits, &mut diagnostics)?;
        Ok(Self::from_sources(sources, diagnostics))
    }

    /// Reads the specification of texts in memory. `diagnostics` has the findings of decoding them.
    pub(super) fn from_sources(sources: Sources, diagnostics: Diagnostics) -> Self {
        let (spec, diagnostics) = load_sources(sources, diagnostics);
        let prepare = |text: &str| PreparedFile { lines: LineTable::new(text), formal: FormalText::new(text) };
        let files = spec.sources.iter().map(|(_, file)| prepare(&file.text)).collect();
        Self { definitions: Definitions::new(&spec), spec, diagnostics, files, uses: OnceCell::new() }
    }

    /// Returns the places of all names.
    pub(super) fn name_uses(&self) -> &NameUses {
        self.uses.get_or_init(|| NameUses::collect(&self.spec))
    }

    pub(super) fn lines(&self, file: FileId) -> &LineTable {
        &self.files[usize::from(file.0)].lines
    }

    pub(super) fn formal_text(&self, file: FileId) -> &FormalText {
        &self.files[usize::from(file.0)].formal
    }

    pub(super) fn text(&self, file: FileId) -> &str {
        &self.spec.sources.file(file).text
    }

    /// Returns the byte offset of a position in a file.
    pub(super) fn offset(&self, file: FileId, position: Position) -> usize {
        self.lines(file).offset(self.text(file), position)
    }

    pub(super) fn range(&self, span: Span) -> PositionRange {
        self.lines(span.file).range(self.text(span.file), &(span.start as usize..span.end as usize))
    }
}
