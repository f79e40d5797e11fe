//! The requests of an editor, and the folders whose documents it has open.
//!
//! For example, `textDocument/hover` is answered with what [`find_hover`] returns.

use super::answers::{find_completions, find_definition, find_hover, find_references, find_symbols};
use super::findings::{find_diagnostics, find_formatting, find_quick_fixes};
use super::folder::{LoadedFolder, OpenDocument, OpenFolder, find_folder};
use super::rename::{find_renamable, rename};
use crate::spec::span::FileId;
use lsp_types::notification::{self, Notification as _};
use lsp_types::request::{self, Request as _};
use lsp_types::{
    CodeActionParams, CodeActionProviderCapability, CompletionOptions, CompletionParams, Diagnostic,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, DidSaveTextDocumentParams,
    DocumentFormattingParams, DocumentRangeFormattingParams, DocumentSymbolParams, DocumentSymbolResponse,
    GotoDefinitionParams, HoverParams, HoverProviderCapability, OneOf, PublishDiagnosticsParams, ReferenceParams,
    RenameOptions, RenameParams, ServerCapabilities, TextDocumentPositionParams, TextDocumentSyncCapability,
    TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions, Uri,
};
use openvisa_lsp_support::{
    Connection, LanguageService, Notification, Refusal, Request, SessionError, path_of, read_parameters, serve,
    write_result,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Serves an editor until it asks to exit, or closes the connection.
///
/// # Errors
/// Returns an error if the editor does not follow the protocol at the beginning or end.
pub fn run_server(connection: &Connection) -> Result<(), SessionError> {
    serve(connection, &capabilities(), |settings| Server { renames_files: settings.renames_files, ..Server::default() })
}

fn capabilities() -> ServerCapabilities {
    let synchronisation = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::INCREMENTAL),
        save: Some(TextDocumentSyncSaveOptions::Supported(true)),
        ..TextDocumentSyncOptions::default()
    };
    let rename = RenameOptions { prepare_provider: Some(true), work_done_progress_options: Default::default() };
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(synchronisation)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions::default()),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(rename)),
        document_formatting_provider: Some(OneOf::Left(true)),
        document_range_formatting_provider: Some(OneOf::Left(true)),
        code_action_provider: Some(CodeActionProviderCapability::Simple(true)),
        ..ServerCapabilities::default()
    }
}

/// A document of a specification.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct DocumentPath {
    /// The folder of the specification.
    folder: PathBuf,
    /// The path of the document, relative to the folder.
    path: String,
}

impl DocumentPath {
    fn of(uri: &Uri) -> Option<Self> {
        let (folder, path) = find_folder(&path_of(uri)?)?;
        Some(Self { folder, path })
    }
}

#[derive(Default)]
struct Server {
    folders: BTreeMap<PathBuf, OpenFolder>,
    /// The folders whose diagnostics are to be sent.
    changed: BTreeSet<PathBuf>,
    /// The documents for which the editor shows diagnostics.
    shown: BTreeMap<DocumentPath, Uri>,
    /// Whether the editor can rename files.
    renames_files: bool,
}

impl LanguageService for Server {
    fn answer(&mut self, request: Request) -> Result<Value, Refusal> {
        let Request { method, params, .. } = request;
        match method.as_str() {
            request::HoverRequest::METHOD => {
                let HoverParams { text_document_position_params: at, .. } = read_parameters(params)?;
                self.at(&at, |_, loaded, file, offset| find_hover(loaded, file, offset))
            }
            request::Completion::METHOD => {
                let CompletionParams { text_document_position: at, .. } = read_parameters(params)?;
                self.at(&at, |_, loaded, file, offset| find_completions(loaded, file, offset))
            }
            request::GotoDefinition::METHOD => {
                let GotoDefinitionParams { text_document_position_params: at, .. } = read_parameters(params)?;
                self.at(&at, find_definition)
            }
            request::References::METHOD => {
                let ReferenceParams { text_document_position: at, context, .. } = read_parameters(params)?;
                self.at(&at, |folder, loaded, file, offset| {
                    find_references(folder, loaded, file, offset, context.include_declaration)
                })
            }
            request::DocumentSymbolRequest::METHOD => {
                let DocumentSymbolParams { text_document, .. } = read_parameters(params)?;
                let nest = |symbols| DocumentSymbolResponse::Nested(symbols);
                self.of(&text_document.uri, |_, loaded, file| nest(find_symbols(loaded, file)))
            }
            request::PrepareRenameRequest::METHOD => {
                let at: TextDocumentPositionParams = read_parameters(params)?;
                self.try_at(&at, |_, loaded, file, offset| find_renamable(loaded, file, offset))
            }
            request::Rename::METHOD => {
                let RenameParams { text_document_position: at, new_name, .. } = read_parameters(params)?;
                self.try_at(&at, |folder, loaded, file, offset| {
                    rename(folder, loaded, (file, offset), &new_name, self.renames_files)
                })
            }
            request::Formatting::METHOD => {
                let DocumentFormattingParams { text_document, .. } = read_parameters(params)?;
                self.of(&text_document.uri, |_, loaded, file| find_formatting(loaded, file, None))
            }
            request::RangeFormatting::METHOD => {
                let DocumentRangeFormattingParams { text_document, range, .. } = read_parameters(params)?;
                self.of(&text_document.uri, |_, loaded, file| find_formatting(loaded, file, Some(range)))
            }
            request::CodeActionRequest::METHOD => {
                let CodeActionParams { text_document, range, .. } = read_parameters(params)?;
                self.of(&text_document.uri, |folder, loaded, file| find_quick_fixes(folder, loaded, file, range))
            }
            _ => Err(Refusal::unknown_method(&method)),
        }
    }

    fn handle_notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match method.as_str() {
            notification::DidOpenTextDocument::METHOD => {
                let Some(DidOpenTextDocumentParams { text_document: opened }) = read(params) else { return };
                let Some(document) = DocumentPath::of(&opened.uri) else { return };
                let DocumentPath { folder, path } = document;
                let open = self.folders.entry(folder.clone()).or_insert_with(|| OpenFolder::new(folder.clone()));
                open.open(path, OpenDocument::new(opened.uri, opened.version, opened.text));
                self.changed.insert(folder);
            }
            notification::DidChangeTextDocument::METHOD => {
                let Some(DidChangeTextDocumentParams { text_document, content_changes }) = read(params) else { return };
                self.update(&text_document.uri, |folder, path| {
                    folder.change(path, content_changes, text_document.version);
                });
            }
            notification::DidSaveTextDocument::METHOD => {
                let Some(DidSaveTextDocumentParams { text_document, .. }) = read(params) else { return };
                self.update(&text_document.uri, |folder, _| folder.forget());
            }
            notification::DidCloseTextDocument::METHOD => {
                let Some(DidCloseTextDocumentParams { text_document }) = read(params) else { return };
                self.update(&text_document.uri, OpenFolder::close);
            }
            _ => {}
        }
    }

    fn take_diagnostics(&mut self) -> Vec<PublishDiagnosticsParams> {
        let changed = std::mem::take(&mut self.changed);
        changed.into_iter().flat_map(|folder| self.diagnose(folder)).collect()
    }
}

impl Server {
    /// Changes the folder of a document that is open in it.
    fn update(&mut self, uri: &Uri, change: impl FnOnce(&mut OpenFolder, &str)) {
        let Some(DocumentPath { folder, path }) = DocumentPath::of(uri) else { return };
        if let Some(open) = self.folders.get_mut(&folder) {
            change(open, &path);
            self.changed.insert(folder);
        }
    }

    /// Returns the diagnostics of a folder: those of all files that have some, and none for files
    /// that had some.
    fn diagnose(&mut self, folder: PathBuf) -> Vec<PublishDiagnosticsParams> {
        let is_of_folder = |document: &DocumentPath| document.folder == folder;
        let mut cleared: BTreeMap<DocumentPath, Uri> = BTreeMap::new();
        self.shown.retain(|document, uri| {
            if is_of_folder(document) {
                cleared.insert(document.clone(), uri.clone());
            }
            !is_of_folder(document)
        });
        let mut published = Vec::new();
        match self.folders.get(&folder).filter(|open| open.open_documents().next().is_some()) {
            // The last document of the folder was closed.
            None => {
                self.folders.remove(&folder);
            }
            Some(open) => {
                for (path, parameters) in find_folder_diagnostics(open) {
                    let document = DocumentPath { folder: folder.clone(), path };
                    if cleared.get(&document) == Some(&parameters.uri) {
                        cleared.remove(&document);
                    }
                    self.shown.insert(document, parameters.uri.clone());
                    published.push(parameters);
                }
            }
        }
        let emptied = cleared.into_values().map(|uri| PublishDiagnosticsParams::new(uri, Vec::new(), None));
        emptied.chain(published).collect()
    }

    /// Answers a request about a document. The answer is null for one that is not open.
    fn of<T: Serialize>(
        &self,
        uri: &Uri,
        find: impl FnOnce(&OpenFolder, &LoadedFolder, FileId) -> T,
    ) -> Result<Value, Refusal> {
        let Some(DocumentPath { folder, path }) = DocumentPath::of(uri) else { return Ok(Value::Null) };
        let Some(open) = self.folders.get(&folder) else { return Ok(Value::Null) };
        let loaded = open.load().map_err(|error| Refusal::failed(error.to_string()))?;
        match loaded.spec.sources.find(&path) {
            Some(file) => write_result(find(open, loaded, file)),
            None => Ok(Value::Null),
        }
    }

    /// Answers a request about a place.
    fn at<T: Serialize>(
        &self,
        at: &TextDocumentPositionParams,
        find: impl FnOnce(&OpenFolder, &LoadedFolder, FileId, usize) -> T,
    ) -> Result<Value, Refusal> {
        self.of(&at.text_document.uri, |folder, loaded, file| {
            find(folder, loaded, file, loaded.offset(file, at.position))
        })
    }

    /// Answers a request about a place that may be refused with a reason.
    fn try_at<T: Serialize>(
        &self,
        at: &TextDocumentPositionParams,
        find: impl FnOnce(&OpenFolder, &LoadedFolder, FileId, usize) -> Result<T, String>,
    ) -> Result<Value, Refusal> {
        let mut refused = None;
        let answer = self.at(at, |folder, loaded, file, offset| match find(folder, loaded, file, offset) {
            Ok(found) => Some(found),
            Err(reason) => {
                refused = Some(reason);
                None
            }
        });
        refused.map_or(answer, |reason| Err(Refusal::failed(reason)))
    }
}

/// Returns the diagnostics of a folder. If it cannot be read, its open documents say why.
fn find_folder_diagnostics(folder: &OpenFolder) -> Vec<(String, PublishDiagnosticsParams)> {
    match folder.load() {
        Ok(loaded) => find_diagnostics(folder, loaded),
        Err(error) => {
            let diagnostic = Diagnostic { message: error.to_string(), ..Diagnostic::default() };
            let publish = |uri: Uri| PublishDiagnosticsParams::new(uri, vec![diagnostic.clone()], None);
            folder.open_documents().map(|(path, uri)| (path.to_owned(), publish(uri.clone()))).collect()
        }
    }
}

/// Reads the parameters of a notification. A wrong one is ignored, as the protocol has no answer.
fn read<T: DeserializeOwned>(parameters: Value) -> Option<T> {
    serde_json::from_value(parameters).ok()
}
