//! The protocol: reads messages of an editor, and answers them.
//!
//! For example, `textDocument/hover` is answered with what [`find_hover`] returns. All messages
//! that have arrived are read before diagnostics are computed, so fast typing does not pile up
//! work, and a request that was cancelled in the meantime is not answered.

use crate::diagnostics::{find_diagnostics, find_quick_fixes};
use crate::document::{DocumentKind, OpenDocument};
use crate::{
    Explain, TOKEN_TYPES, find_completions, find_definition, find_highlights, find_hover, find_inlay_hints,
    find_references, find_renamable, find_semantic_tokens, find_symbols, format_document, rename,
};
use lsp_server::{Connection, ErrorCode, Message, Notification, ProtocolError, Request, RequestId, Response};
use lsp_types::notification::{self, Notification as _};
use lsp_types::request::{self, Request as _};
use lsp_types::{
    CancelParams, CodeActionParams, CodeActionProviderCapability, CompletionOptions, CompletionParams,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, DocumentFormattingParams,
    DocumentHighlightParams, DocumentSymbolParams, DocumentSymbolResponse, GotoDefinitionParams, HoverParams,
    HoverProviderCapability, InlayHintParams, NumberOrString, OneOf, Position, PublishDiagnosticsParams,
    ReferenceParams, RenameOptions, RenameParams, SemanticTokensFullOptions, SemanticTokensLegend,
    SemanticTokensOptions, SemanticTokensParams, ServerCapabilities, TextDocumentPositionParams,
    TextDocumentSyncCapability, TextDocumentSyncKind, Uri,
};
use openvisa_isa::Platform;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The settings of a server.
pub struct ServerOptions<'e> {
    /// The platform to check for; `None` is the one that a source names, or that has the fewest
    /// findings.
    pub platform: Option<Platform>,
    /// Returns the page of the specification about a name.
    pub explain: Explain<'e>,
}

/// Serves an editor until it asks to exit, or closes the connection.
///
/// # Errors
/// Returns an error if the editor does not follow the protocol at the beginning or end.
pub fn run_server(connection: &Connection, options: &ServerOptions<'_>) -> Result<(), ProtocolError> {
    let capabilities = serde_json::to_value(capabilities()).unwrap_or_default();
    let parameters = connection.initialize(capabilities)?;
    let named = parameters.pointer("/initializationOptions/platform").and_then(Value::as_str);
    let platform = named.and_then(|name| name.parse().ok()).or(options.platform);
    Server::new(connection, &ServerOptions { platform, explain: options.explain }).run()
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

struct Server<'s> {
    connection: &'s Connection,
    platform: Option<Platform>,
    explain: Explain<'s>,
    documents: BTreeMap<Uri, OpenDocument>,
    /// The documents whose diagnostics are to be sent.
    changed: BTreeSet<Uri>,
    /// Messages that have arrived and are not handled.
    queue: VecDeque<Message>,
    cancelled: Vec<RequestId>,
}

/// Why a request has no result.
struct Refusal {
    code: ErrorCode,
    message: String,
}

impl<'s> Server<'s> {
    fn new(connection: &'s Connection, options: &ServerOptions<'s>) -> Self {
        Self {
            connection,
            platform: options.platform,
            explain: options.explain,
            documents: BTreeMap::new(),
            changed: BTreeSet::new(),
            queue: VecDeque::new(),
            cancelled: Vec::new(),
        }
    }

    fn run(&mut self) -> Result<(), ProtocolError> {
        loop {
            while let Ok(message) = self.connection.receiver.try_recv() {
                self.receive(message);
            }
            match self.queue.pop_front() {
                Some(Message::Request(request)) => {
                    if self.connection.handle_shutdown(&request)? {
                        return Ok(());
                    }
                    self.answer(request);
                }
                Some(Message::Notification(notification)) => self.handle_notification(notification),
                Some(Message::Response(_)) => {}
                None => {
                    self.publish_diagnostics();
                    match self.connection.receiver.recv() {
                        Ok(message) => self.receive(message),
                        Err(_) => return Ok(()),
                    }
                }
            }
        }
    }

    /// Puts a message into the queue. A cancellation comes into force at once.
    fn receive(&mut self, message: Message) {
        if let Message::Notification(notification) = &message
            && notification.method == notification::Cancel::METHOD
        {
            if let Ok(CancelParams { id }) = serde_json::from_value(notification.params.clone()) {
                let id = match id {
                    NumberOrString::Number(number) => RequestId::from(number),
                    NumberOrString::String(text) => RequestId::from(text),
                };
                let is_waiting = |queued: &Message| matches!(queued, Message::Request(request) if request.id == id);
                if self.queue.iter().any(is_waiting) {
                    self.cancelled.push(id);
                }
            }
            return;
        }
        self.queue.push_back(message);
    }

    fn send(&self, message: impl Into<Message>) {
        // If the editor is gone, the next message cannot be received, which ends the server.
        let _ = self.connection.sender.send(message.into());
    }

    fn answer(&mut self, request: Request) {
        let id = request.id.clone();
        let result = match self.cancelled.iter().position(|cancelled| *cancelled == id) {
            Some(index) => {
                self.cancelled.swap_remove(index);
                Err(Refusal { code: ErrorCode::RequestCanceled, message: "the request was cancelled".to_owned() })
            }
            None => self.find_answer(request),
        };
        self.send(match result {
            Ok(result) => Response { id, result: Some(result), error: None },
            Err(refusal) => Response::new_err(id, refusal.code as i32, refusal.message),
        });
    }

    fn find_answer(&self, request: Request) -> Result<Value, Refusal> {
        let parameters = request.params;
        match request.method.as_str() {
            request::HoverRequest::METHOD => {
                let HoverParams { text_document_position_params: at, .. } = read(parameters)?;
                self.at(&at, |document, offset| find_hover(document, offset, self.explain))
            }
            request::Completion::METHOD => {
                let CompletionParams { text_document_position: at, .. } = read(parameters)?;
                self.at(&at, find_completions)
            }
            request::GotoDefinition::METHOD => {
                let GotoDefinitionParams { text_document_position_params: at, .. } = read(parameters)?;
                self.at(&at, |document, offset| find_definition(document, &at.text_document.uri, offset))
            }
            request::References::METHOD => {
                let ReferenceParams { text_document_position: at, context, .. } = read(parameters)?;
                let (uri, declaration) = (&at.text_document.uri, context.include_declaration);
                self.at(&at, |document, offset| find_references(document, uri, offset, declaration))
            }
            request::DocumentHighlightRequest::METHOD => {
                let DocumentHighlightParams { text_document_position_params: at, .. } = read(parameters)?;
                self.at(&at, find_highlights)
            }
            request::PrepareRenameRequest::METHOD => {
                let at: TextDocumentPositionParams = read(parameters)?;
                self.at(&at, find_renamable)
            }
            request::Rename::METHOD => {
                let RenameParams { text_document_position: at, new_name, .. } = read(parameters)?;
                let uri = &at.text_document.uri;
                let Some(document) = self.documents.get(uri) else { return Ok(Value::Null) };
                let offset = document.lines().offset(document.text(), at.position);
                let refuse = |message| Refusal { code: ErrorCode::RequestFailed, message };
                write(rename(document, uri, offset, &new_name).map_err(refuse)?)
            }
            request::DocumentSymbolRequest::METHOD => {
                let DocumentSymbolParams { text_document, .. } = read(parameters)?;
                self.of(&text_document.uri, |document| DocumentSymbolResponse::Nested(find_symbols(document)))
            }
            request::Formatting::METHOD => {
                let DocumentFormattingParams { text_document, .. } = read(parameters)?;
                self.of(&text_document.uri, format_document)
            }
            request::InlayHintRequest::METHOD => {
                let InlayHintParams { text_document, range, .. } = read(parameters)?;
                self.of(&text_document.uri, |document| find_inlay_hints(document, range))
            }
            request::SemanticTokensFullRequest::METHOD => {
                let SemanticTokensParams { text_document, .. } = read(parameters)?;
                self.of(&text_document.uri, find_semantic_tokens)
            }
            request::CodeActionRequest::METHOD => {
                let CodeActionParams { text_document, range, .. } = read(parameters)?;
                self.of(&text_document.uri, |document| find_quick_fixes(document, &text_document.uri, range))
            }
            other => {
                Err(Refusal { code: ErrorCode::MethodNotFound, message: format!("the method `{other}` is unknown") })
            }
        }
    }

    /// Answers a request about a document. The answer is null for a document that is not open.
    fn of<T: Serialize>(&self, uri: &Uri, find: impl FnOnce(&OpenDocument) -> T) -> Result<Value, Refusal> {
        self.documents.get(uri).map_or(Ok(Value::Null), |document| write(find(document)))
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

    fn handle_notification(&mut self, notification: Notification) {
        let parameters = notification.params;
        match notification.method.as_str() {
            notification::DidOpenTextDocument::METHOD => {
                let Ok(DidOpenTextDocumentParams { text_document: opened }) = serde_json::from_value(parameters) else {
                    return;
                };
                if let Some(kind) = DocumentKind::of(&opened.language_id, opened.uri.path().as_str()) {
                    let document = OpenDocument::new(kind, opened.text, opened.version, self.platform);
                    self.documents.insert(opened.uri.clone(), document);
                    self.changed.insert(opened.uri);
                }
            }
            notification::DidChangeTextDocument::METHOD => {
                let Ok(changes) = serde_json::from_value::<DidChangeTextDocumentParams>(parameters) else { return };
                let uri = changes.text_document.uri;
                if let Some(document) = self.documents.get_mut(&uri) {
                    document.apply(changes.content_changes, changes.text_document.version);
                    self.changed.insert(uri);
                }
            }
            notification::DidCloseTextDocument::METHOD => {
                let Ok(DidCloseTextDocumentParams { text_document }) = serde_json::from_value(parameters) else {
                    return;
                };
                if self.documents.remove(&text_document.uri).is_some() {
                    self.changed.remove(&text_document.uri);
                    self.publish(PublishDiagnosticsParams::new(text_document.uri, Vec::new(), None));
                }
            }
            _ => {}
        }
    }

    fn publish_diagnostics(&mut self) {
        for uri in std::mem::take(&mut self.changed) {
            if let Some(document) = self.documents.get(&uri) {
                let diagnostics = find_diagnostics(document, &uri);
                self.publish(PublishDiagnosticsParams::new(uri, diagnostics, Some(document.version())));
            }
        }
    }

    fn publish(&self, parameters: PublishDiagnosticsParams) {
        let method = notification::PublishDiagnostics::METHOD.to_owned();
        self.send(Notification { method, params: serde_json::to_value(parameters).unwrap_or_default() });
    }
}

fn read<T: DeserializeOwned>(parameters: Value) -> Result<T, Refusal> {
    let refuse = |error: serde_json::Error| Refusal { code: ErrorCode::InvalidParams, message: error.to_string() };
    serde_json::from_value(parameters).map_err(refuse)
}

fn write(result: impl Serialize) -> Result<Value, Refusal> {
    let refuse = |error: serde_json::Error| Refusal { code: ErrorCode::InternalError, message: error.to_string() };
    serde_json::to_value(result).map_err(refuse)
}
