//! The message loop: receives the messages of an editor, and sends the answers.
//!
//! All messages that have arrived are read before diagnostics are computed, so fast typing does not
//! pile up work, and a request that was cancelled in the meantime is not answered. For example, of
//! ten changes that arrive together only the last text is checked.

use crate::frame::{damaged, read_frame};
use lsp_server::{Connection, ErrorCode, Message, Notification, ProtocolError, Request, RequestId, Response};
use lsp_types::notification::{self, Notification as _};
use lsp_types::request::{self, Request as _};
use lsp_types::{CancelParams, NumberOrString, PublishDiagnosticsParams, ServerCapabilities};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::VecDeque;
use std::panic::resume_unwind;
use std::{fmt, io};

/// A language server without its connection.
pub trait LanguageService {
    /// Answers a request with its result.
    ///
    /// # Errors
    /// If the method is unknown, its parameters are wrong, or it has no result.
    fn answer(&mut self, request: Request) -> Result<Value, Refusal>;

    /// Takes note of what an editor did, such as a change of a document. An unknown notification is
    /// ignored.
    fn handle_notification(&mut self, notification: Notification);

    /// Returns the diagnostics that changed since the last call. Called when no message waits.
    fn take_diagnostics(&mut self) -> Vec<PublishDiagnosticsParams>;
}

/// What an editor says about itself at the beginning of a session.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EditorSettings {
    /// The `initializationOptions`; null without any.
    pub options: Value,
    /// Whether the editor can rename files when it applies an edit.
    pub renames_files: bool,
}

impl EditorSettings {
    /// Reads the parameters of the request `initialize`.
    fn from_parameters(parameters: &Value) -> Self {
        let edits = parameters.pointer("/capabilities/workspace/workspaceEdit");
        let member = |name: &str| edits.and_then(|edits| edits.get(name));
        let operations = member("resourceOperations").and_then(Value::as_array);
        let has_rename = operations.is_some_and(|list| list.iter().any(|operation| operation == "rename"));
        let has_changes = member("documentChanges").and_then(Value::as_bool) == Some(true);
        let options = parameters.get("initializationOptions").cloned().unwrap_or_default();
        Self { options, renames_files: has_rename && has_changes }
    }
}

/// Why a request has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    code: i32,
    message: String,
}

impl Refusal {
    /// Refuses a request whose method the server does not have.
    #[must_use]
    pub fn unknown_method(method: &str) -> Self {
        Self::new(ErrorCode::MethodNotFound, format!("the method `{method}` is unknown"))
    }

    /// Refuses a request that cannot be carried out, with the reason.
    #[must_use]
    pub fn failed(reason: String) -> Self {
        Self::new(ErrorCode::RequestFailed, reason)
    }

    fn new(code: ErrorCode, message: String) -> Self {
        Self { code: code as i32, message }
    }
}

/// Reads the parameters of a request.
///
/// # Errors
/// If they are not those of the method.
pub fn read_parameters<T: DeserializeOwned>(parameters: Value) -> Result<T, Refusal> {
    serde_json::from_value(parameters).map_err(|error| Refusal::new(ErrorCode::InvalidParams, error.to_string()))
}

/// Converts the result of a request to JSON.
///
/// # Errors
/// If JSON cannot represent the result.
pub fn write_result(result: impl Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(result).map_err(|error| Refusal::new(ErrorCode::InternalError, error.to_string()))
}

/// Why a session ended in another way than the protocol says.
#[non_exhaustive]
pub enum SessionError {
    /// The editor did not begin the session as the protocol says.
    Protocol(ProtocolError),
    /// The editor asked the server to exit, and did not ask it to shut down before.
    ExitWithoutShutdown,
    /// A message could not be read from, or written to, the standard streams.
    Stream(io::Error),
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Protocol(error) => write!(f, "the editor does not follow the protocol: {error}"),
            Self::ExitWithoutShutdown => {
                write!(f, "the editor does not follow the protocol: expected `shutdown` before `exit`")
            }
            Self::Stream(error) => write!(f, "a message of the editor cannot be read: {error}"),
        }
    }
}

openvisa_isa_core::error_types!(SessionError {
    Self::Protocol(error) => error,
    Self::Stream(error) => error,
});

/// Runs a server on the standard streams of the process. `run` is a call of [`serve`] with the
/// connection that it is given.
///
/// # Errors
/// If the session did not end as the protocol says.
pub fn serve_stdio(run: impl FnOnce(&Connection) -> Result<(), SessionError>) -> Result<(), SessionError> {
    // The threads of `Connection::stdio` would allocate whatever size a message states.
    let (connection, editor) = Connection::memory();
    let Connection { sender, receiver } = editor;
    let reader = std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(bytes) = read_frame(&mut input)? {
            let message: Message = serde_json::from_slice(&bytes).map_err(|error| damaged(error.to_string()))?;
            let is_exit = matches!(&message, Message::Notification(n) if n.method == notification::Exit::METHOD);
            // Nobody receives messages after the session.
            if sender.send(message).is_err() || is_exit {
                break;
            }
        }
        Ok(())
    });
    let writer = std::thread::spawn(move || {
        let mut output = io::stdout().lock();
        receiver.into_iter().try_for_each(|message| message.write(&mut output))
    });
    let result = run(&connection);
    // The writing thread ends when the connection is closed.
    drop(connection);
    let ended = [reader, writer].map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
    result?;
    ended.into_iter().collect::<io::Result<()>>().map_err(SessionError::Stream)
}

/// Serves an editor until it asks to exit, or closes the connection. `create` makes the service
/// from the settings of the editor.
///
/// # Errors
/// If the editor does not follow the protocol at the beginning or end.
pub fn serve<S: LanguageService>(
    connection: &Connection,
    capabilities: &ServerCapabilities,
    create: impl FnOnce(&EditorSettings) -> S,
) -> Result<(), SessionError> {
    let capabilities = serde_json::to_value(capabilities).unwrap_or_default();
    let parameters = connection.initialize(capabilities).map_err(SessionError::Protocol)?;
    let service = create(&EditorSettings::from_parameters(&parameters));
    EditorSession { connection, service, queue: VecDeque::new(), cancelled: Vec::new(), is_shut_down: false }.run()
}

struct EditorSession<'s, S> {
    connection: &'s Connection,
    service: S,
    /// Messages that have arrived and are not handled.
    queue: VecDeque<Message>,
    cancelled: Vec<RequestId>,
    /// Whether the editor asked to shut down. After that it may only ask to exit.
    is_shut_down: bool,
}

impl<S: LanguageService> EditorSession<'_, S> {
    fn run(&mut self) -> Result<(), SessionError> {
        loop {
            while let Ok(message) = self.connection.receiver.try_recv() {
                self.receive(message);
            }
            match self.queue.pop_front() {
                Some(Message::Request(request)) => self.answer(request),
                Some(Message::Notification(notification)) if notification.method == notification::Exit::METHOD => {
                    return if self.is_shut_down { Ok(()) } else { Err(SessionError::ExitWithoutShutdown) };
                }
                Some(Message::Notification(notification)) => self.service.handle_notification(notification),
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

    fn answer(&mut self, request: Request) {
        let id = request.id.clone();
        let result = match self.cancelled.iter().position(|cancelled| *cancelled == id) {
            Some(index) => {
                self.cancelled.swap_remove(index);
                Err(Refusal::new(ErrorCode::RequestCanceled, "the request was cancelled".to_owned()))
            }
            None if self.is_shut_down => {
                Err(Refusal::new(ErrorCode::InvalidRequest, "the server is shut down".to_owned()))
            }
            None if request.method == request::Shutdown::METHOD => {
                self.is_shut_down = true;
                Ok(Value::Null)
            }
            None => self.service.answer(request),
        };
        self.send(match result {
            Ok(result) => Response { id, result: Some(result), error: None },
            Err(refusal) => Response::new_err(id, refusal.code, refusal.message),
        });
    }

    fn publish_diagnostics(&mut self) {
        let method = notification::PublishDiagnostics::METHOD;
        for parameters in self.service.take_diagnostics() {
            let params = serde_json::to_value(parameters).unwrap_or_default();
            self.send(Notification { method: method.to_owned(), params });
        }
    }

    fn send(&self, message: impl Into<Message>) {
        // If the editor is gone, the next message cannot be received, which ends the session.
        let _ = self.connection.sender.send(message.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Answers each request with its method.
    struct Echo;

    impl LanguageService for Echo {
        fn answer(&mut self, request: Request) -> Result<Value, Refusal> {
            Ok(request.method.into())
        }
        fn handle_notification(&mut self, _notification: Notification) {}
        fn take_diagnostics(&mut self) -> Vec<PublishDiagnosticsParams> {
            Vec::new()
        }
    }

    /// Serves messages that have all arrived before the server reads the first one. Returns how the
    /// session ended, and the answers after that of `initialize`.
    fn serve_messages(messages: Vec<Message>) -> (Result<(), SessionError>, Vec<Response>) {
        let (server, editor) = Connection::memory();
        let initialize = Request::new(1.into(), "initialize".to_owned(), json!({}));
        let initialized = Notification::new("initialized".to_owned(), json!({}));
        for message in [Message::from(initialize), initialized.into()].into_iter().chain(messages) {
            editor.sender.send(message).unwrap();
        }
        let ended = serve(&server, &ServerCapabilities::default(), |_| Echo);
        drop(server);
        let answers = editor.receiver.iter().filter_map(|message| match message {
            Message::Response(response) => Some(response),
            _ => None,
        });
        (ended, answers.skip(1).collect())
    }

    fn request(id: i32, method: &str) -> Message {
        Request::new(id.into(), method.to_owned(), json!({})).into()
    }

    fn exit() -> Message {
        Notification::new("exit".to_owned(), json!({})).into()
    }

    #[test]
    fn a_session_ends_when_all_its_messages_arrived_together() {
        let (ended, answers) = serve_messages(vec![request(2, "some/method"), request(3, "shutdown"), exit()]);
        assert!(ended.is_ok(), "{ended:?}");
        let results: Vec<_> = answers.iter().map(|answer| answer.result.clone().unwrap()).collect();
        assert_eq!(results, [json!("some/method"), Value::Null]);
    }

    #[test]
    fn a_request_after_shutdown_is_refused() {
        let (ended, answers) = serve_messages(vec![request(2, "shutdown"), request(3, "some/method"), exit()]);
        assert!(ended.is_ok(), "{ended:?}");
        assert_eq!(answers[1].error.as_ref().unwrap().code, ErrorCode::InvalidRequest as i32);
    }

    #[test]
    fn exit_without_shutdown_is_an_error() {
        let (ended, _) = serve_messages(vec![exit()]);
        let message = ended.unwrap_err().to_string();
        assert_eq!(message, "the editor does not follow the protocol: expected `shutdown` before `exit`");
    }
}
