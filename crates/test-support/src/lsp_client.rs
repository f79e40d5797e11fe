//! A client of language servers, in the same process as the server.
//!
//! For example, `client.open("file:///a.visaasm", text)` opens a document, and
//! `client.wait_for_diagnostics()` returns what the server finds in it.

use lsp_server::{Connection, Message, Notification, Request, Response};
use serde_json::{Value, json};
use std::thread::JoinHandle;

/// A session with a server.
pub struct LspClient {
    connection: Connection,
    server: JoinHandle<bool>,
    next_id: i32,
    /// What the server can do, as it said at the beginning.
    pub capabilities: Value,
}

impl LspClient {
    /// Starts a server, which returns whether the session ended well, and initializes it.
    ///
    /// # Panics
    /// If the server does not answer.
    #[must_use]
    pub fn start(settings: Value, serve: impl FnOnce(&Connection) -> bool + Send + 'static) -> Self {
        Self::start_with_capabilities(json!({}), settings, serve)
    }

    /// Starts a server as [`start`](Self::start) does, and tells it what the client can do.
    ///
    /// # Panics
    /// If the server does not answer.
    #[must_use]
    pub fn start_with_capabilities(
        capabilities: Value,
        settings: Value,
        serve: impl FnOnce(&Connection) -> bool + Send + 'static,
    ) -> Self {
        let (server, connection) = Connection::memory();
        let server = std::thread::spawn(move || serve(&server));
        let mut client = Self { connection, server, next_id: 0, capabilities: Value::Null };
        let parameters = json!({ "capabilities": capabilities, "initializationOptions": settings });
        let answer = client.ask("initialize", parameters).result.expect("the server starts");
        client.capabilities = answer["capabilities"].clone();
        client.tell("initialized", json!({}));
        client
    }

    /// Sends a notification.
    ///
    /// # Panics
    /// If the server has ended.
    pub fn tell(&self, method: &str, params: Value) {
        let message = Notification { method: method.to_owned(), params };
        self.connection.sender.send(message.into()).expect("the server listens");
    }

    /// Sends a request, and returns its number.
    ///
    /// # Panics
    /// If the server has ended.
    pub fn send_request(&mut self, method: &str, params: Value) -> i32 {
        self.next_id += 1;
        let message = Request { id: self.next_id.into(), method: method.to_owned(), params };
        self.connection.sender.send(message.into()).expect("the server listens");
        self.next_id
    }

    /// Sends a request, and waits for its answer.
    ///
    /// # Panics
    /// If the server has ended.
    pub fn ask(&mut self, method: &str, params: Value) -> Response {
        let id = self.send_request(method, params);
        self.wait_for_answer(id)
    }

    /// Waits for the answer to a request. Other messages before it are dropped.
    ///
    /// # Panics
    /// If the server has ended.
    #[must_use]
    pub fn wait_for_answer(&self, id: i32) -> Response {
        loop {
            match self.connection.receiver.recv().expect("the server answers") {
                Message::Response(response) if response.id == id.into() => return response,
                _ => {}
            }
        }
    }

    /// Waits for the diagnostics of a document. Answers to requests before them are dropped.
    ///
    /// # Panics
    /// If the server has ended, or sends another notification.
    #[must_use]
    pub fn wait_for_diagnostics(&self) -> Value {
        loop {
            if let Message::Notification(found) = self.connection.receiver.recv().expect("the server answers") {
                assert_eq!(found.method, "textDocument/publishDiagnostics");
                return found.params;
            }
        }
    }

    /// Opens a document in its first version.
    pub fn open(&self, uri: &str, text: &str) {
        let document = json!({ "uri": uri, "languageId": "", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
    }

    /// Ends the session in the way of the protocol.
    ///
    /// # Panics
    /// If the server panicked, or the session did not end well.
    pub fn end(mut self) {
        self.ask("shutdown", Value::Null);
        self.tell("exit", Value::Null);
        assert!(self.server.join().expect("the server does not panic"));
    }
}
