//! The requests of an editor, and the documents that it opened.
//!
//! For example, `textDocument/hover` is answered with what [`find_hover`] returns.

use crate::diagnostics::{find_diagnostics, find_quick_fixes};
use crate::document::{DocumentKind, InlineSettings, OpenDocument};
use crate::{
    TOKEN_TYPES, find_completions, find_definition, find_highlights, find_hover, find_inlay_hints, find_references,
    find_renamable, find_semantic_tokens, find_symbols, format_document, rename,
};
use lsp_types::notification::{self, Notification as _};
use lsp_types::request::{self, Request as _};
use lsp_types::{
    CodeActionParams, CodeActionProviderCapability, CompletionOptions, CompletionParams, DidChangeTextDocumentParams,
    DidCloseTextDocumentParams, DidOpenTextDocumentParams, DocumentFormattingParams, DocumentHighlightParams,
    DocumentSymbolParams, DocumentSymbolResponse, GotoDefinitionParams, HoverParams, HoverProviderCapability,
    InlayHintParams, OneOf, Position, PublishDiagnosticsParams, ReferenceParams, RenameOptions, RenameParams,
    SemanticTokensFullOptions, SemanticTokensLegend, SemanticTokensOptions, SemanticTokensParams, ServerCapabilities,
    TextDocumentPositionParams, TextDocumentSyncCapability, TextDocumentSyncKind, Uri,
};
use openvisa_inline::{LintConfig, parse_definition, parse_platform};
use openvisa_isa::Platform;
use openvisa_lsp_support::{
    Connection, LanguageService, Notification, Refusal, Request, SessionError, path_of, read_parameters, serve,
    write_result,
};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The settings of a server.
#[derive(Clone, Debug, Default)]
pub struct ServerOptions {
    /// The platform to check for; `None` is the one that a source or its settings name, or that has
    /// the fewest findings.
    pub platform: Option<Platform>,
    /// The platform of sources that name none, and of assembler text.
    pub default_platform: Option<Platform>,
    /// Macros that are defined in sources of C, in the form `NAME` or `NAME=VALUE`.
    pub definitions: Vec<String>,
}

/// Serves an editor until it asks to exit, or closes the connection.
///
/// # Errors
/// Returns an error if the editor does not follow the protocol at the beginning or end.
pub fn run_server(connection: &Connection, options: &ServerOptions) -> Result<(), SessionError> {
    serve(connection, &capabilities(), |settings| {
        let named = settings.options.get("platform").and_then(Value::as_str);
        let named = named.and_then(|name| parse_platform(name).ok());
        let defined = settings.options.get("define").and_then(Value::as_array).into_iter().flatten();
        let defined = defined.filter_map(|definition| parse_definition(definition.as_str()?).ok());
        Server {
            platform: options.platform.or(named),
            default_platform: options.default_platform,
            definitions: options.definitions.iter().cloned().chain(defined).collect(),
            documents: BTreeMap::new(),
            changed: BTreeSet::new(),
        }
    })
}

fn capabilities() -> ServerCapabilities {
    let legend = SemanticTokensLegend { token_types: TOKEN_TYPES.to_vec(), token_modifiers: Vec::new() };
    let tokens = SemanticTokensOptions {
        legend,
        full: Some(SemanticTokensFullOptions::Bool(true)),
        ..SemanticTokensOptions::default()
    };
    let triggers = [".", ":", "=", "(", "%"].map(str::to_owned).to_vec();
    let rename = RenameOptions { prepare_provider: Some(true), work_done_progress_options: Default::default() };
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::INCREMENTAL)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers),
            ..CompletionOptions::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(rename)),
        code_action_provider: Some(CodeActionProviderCapability::Simple(true)),
        inlay_hint_provider: Some(OneOf::Left(true)),
        semantic_tokens_provider: Some(tokens.into()),
        ..ServerCapabilities::default()
    }
}

struct Server {
    platform: Option<Platform>,
    default_platform: Option<Platform>,
    definitions: Vec<String>,
    documents: BTreeMap<Uri, OpenDocument>,
    /// The documents whose diagnostics are to be sent.
    changed: BTreeSet<Uri>,
}

impl LanguageService for Server {
    fn answer(&mut self, request: Request) -> Result<Value, Refusal> {
        let Request { method, params: parameters, .. } = request;
        match method.as_str() {
            request::HoverRequest::METHOD => {
                let HoverParams { text_document_position_params: at, .. } = read_parameters(parameters)?;
                self.at(&at, find_hover)
            }
            request::Completion::METHOD => {
                let CompletionParams { text_document_position: at, .. } = read_parameters(parameters)?;
                self.at(&at, find_completions)
            }
            request::GotoDefinition::METHOD => {
                let GotoDefinitionParams { text_document_position_params: at, .. } = read_parameters(parameters)?;
                self.at(&at, |document, offset| find_definition(document, &at.text_document.uri, offset))
            }
            request::References::METHOD => {
                let ReferenceParams { text_document_position: at, context, .. } = read_parameters(parameters)?;
                let (uri, declaration) = (&at.text_document.uri, context.include_declaration);
                self.at(&at, |document, offset| find_references(document, uri, offset, declaration))
            }
            request::DocumentHighlightRequest::METHOD => {
                let DocumentHighlightParams { text_document_position_params: at, .. } = read_parameters(parameters)?;
                self.at(&at, find_highlights)
            }
            request::PrepareRenameRequest::METHOD => {
                let at: TextDocumentPositionParams = read_parameters(parameters)?;
                self.at(&at, find_renamable)
            }
            request::Rename::METHOD => {
                let RenameParams { text_document_position: at, new_name, .. } = read_parameters(parameters)?;
                let uri = &at.text_document.uri;
                let Some(document) = self.documents.get(uri) else { return Ok(Value::Null) };
                let offset = document.lines().offset(document.text(), at.position);
                write_result(rename(document, uri, offset, &new_name).map_err(Refusal::failed)?)
            }
            request::DocumentSymbolRequest::METHOD => {
                let DocumentSymbolParams { text_document, .. } = read_parameters(parameters)?;
                self.of(&text_document.uri, |document| DocumentSymbolResponse::Nested(find_symbols(document)))
            }
            request::Formatting::METHOD => {
                let DocumentFormattingParams { text_document, .. } = read_parameters(parameters)?;
                self.of(&text_document.uri, format_document)
            }
            request::InlayHintRequest::METHOD => {
                let InlayHintParams { text_document, range, .. } = read_parameters(parameters)?;
                self.of(&text_document.uri, |document| find_inlay_hints(document, range))
            }
            request::SemanticTokensFullRequest::METHOD => {
                let SemanticTokensParams { text_document, .. } = read_parameters(parameters)?;
                self.of(&text_document.uri, find_semantic_tokens)
            }
            request::CodeActionRequest::METHOD => {
                let CodeActionParams { text_document, range, .. } = read_parameters(parameters)?;
                self.of(&text_document.uri, |document| find_quick_fixes(document, &text_document.uri, range))
            }
            _ => Err(Refusal::unknown_method(&method)),
        }
    }

    fn handle_notification(&mut self, notification: Notification) {
        let parameters = notification.params;
        match notification.method.as_str() {
            notification::DidOpenTextDocument::METHOD => {
                let Ok(DidOpenTextDocumentParams { text_document: opened }) = serde_json::from_value(parameters) else {
                    return;
                };
                if let Some(kind) = DocumentKind::of(&opened.language_id, opened.uri.path().as_str()) {
                    let platform = self.platform.or(self.default_platform);
                    let mut document = OpenDocument::new(kind, opened.text, opened.version, platform);
                    document.set_inline_settings(self.find_settings(kind, &opened.uri));
                    self.documents.insert(opened.uri.clone(), document);
                    self.changed.insert(opened.uri);
                }
            }
            notification::DidChangeTextDocument::METHOD => {
                let Ok(changes) = serde_json::from_value::<DidChangeTextDocumentParams>(parameters) else { return };
                let uri = changes.text_document.uri;
                if let Some(kind) = self.documents.get(&uri).map(OpenDocument::kind) {
                    // The settings may have changed, too.
                    let settings = self.find_settings(kind, &uri);
                    let document = self.documents.get_mut(&uri).expect("it is open");
                    document.apply(changes.content_changes, changes.text_document.version);
                    document.set_inline_settings(settings);
                    self.changed.insert(uri);
                }
            }
            notification::DidCloseTextDocument::METHOD => {
                let Ok(DidCloseTextDocumentParams { text_document }) = serde_json::from_value(parameters) else {
                    return;
                };
                if self.documents.remove(&text_document.uri).is_some() {
                    self.changed.insert(text_document.uri);
                }
            }
            _ => {}
        }
    }

    fn take_diagnostics(&mut self) -> Vec<PublishDiagnosticsParams> {
        let changed = std::mem::take(&mut self.changed).into_iter();
        let published = changed.map(|uri| match self.documents.get(&uri) {
            Some(document) => {
                let diagnostics = find_diagnostics(document, &uri);
                PublishDiagnosticsParams::new(uri, diagnostics, Some(document.version()))
            }
            // The document was closed.
            None => PublishDiagnosticsParams::new(uri, Vec::new(), None),
        });
        published.collect()
    }
}

impl Server {
    /// Finds the settings of a document, as `visa lint` does for its file.
    fn find_settings(&self, kind: DocumentKind, uri: &Uri) -> InlineSettings {
        let path = path_of(uri).filter(|_| kind != DocumentKind::Assembly);
        let found = path.as_deref().map_or_else(|| Ok(LintConfig::default()), LintConfig::find);
        let (config, mistake) =
            found.map_or_else(|mistake| (LintConfig::default(), Some(mistake)), |found| (found, None));
        let mut settings = InlineSettings::new(&config, self.platform, self.default_platform);
        settings.options.definitions.extend_from_slice(&self.definitions);
        let is_excluded = path.is_some_and(|path| config.excludes(&path));
        InlineSettings { is_excluded, mistake, ..settings }
    }

    /// Answers a request about a document. The answer is null for a document that is not open.
    fn of<T: Serialize>(&self, uri: &Uri, find: impl FnOnce(&OpenDocument) -> T) -> Result<Value, Refusal> {
        self.documents.get(uri).map_or(Ok(Value::Null), |document| write_result(find(document)))
    }

    /// Answers a request about a place.
    fn at<T: Serialize>(
        &self,
        at: &TextDocumentPositionParams,
        find: impl FnOnce(&OpenDocument, usize) -> T,
    ) -> Result<Value, Refusal> {
        let position: Position = at.position;
        self.of(&at.text_document.uri, |document| find(document, document.lines().offset(document.text(), position)))
    }
}
