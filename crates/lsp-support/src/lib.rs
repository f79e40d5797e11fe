//! What the language servers of the project share: the message loop of the Language Server
//! Protocol, the frames of its messages, which the debug adapter has too, and positions in texts.
//!
//! A server implements [`LanguageService`], and [`serve`] connects it with an editor. [`LineTable`]
//! converts byte offsets to the positions of the protocol, and [`word_at`] finds the word at one.
//! For example, a server that knows no request:
//!
//! ```
//! use openvisa_lsp_support::{Connection, LanguageService, Notification, Refusal, Request, serve};
//!
//! struct Silent;
//!
//! impl LanguageService for Silent {
//!     fn answer(&mut self, request: Request) -> Result<serde_json::Value, Refusal> {
//!         Err(Refusal::unknown_method(&request.method))
//!     }
//!     fn handle_notification(&mut self, _notification: Notification) {}
//!     fn take_diagnostics(&mut self) -> Vec<lsp_types::PublishDiagnosticsParams> {
//!         Vec::new()
//!     }
//! }
//!
//! let (server, editor) = Connection::memory();
//! let served = std::thread::spawn(move || serve(&server, &Default::default(), |_| Silent).is_ok());
//! let initialize = Request::new(1.into(), "initialize".to_owned(), serde_json::json!({}));
//! editor.sender.send(initialize.into()).unwrap();
//! editor.receiver.recv().unwrap();
//! editor.sender.send(Notification::new("initialized".to_owned(), ()).into()).unwrap();
//! editor.sender.send(Request::new(2.into(), "shutdown".to_owned(), ()).into()).unwrap();
//! editor.sender.send(Notification::new("exit".to_owned(), ()).into()).unwrap();
//! assert!(served.join().unwrap());
//! ```

mod address;
mod frame;
mod line_table;
mod serve;

pub use address::{path_of, uri_of};
pub use frame::{MAX_MESSAGE_BYTES, damaged, read_frame, write_frame};
pub use line_table::{LineTable, word_at};
pub use lsp_server::{Connection, Notification, Request};
pub use serve::{
    EditorSettings, LanguageService, Refusal, SessionError, read_parameters, serve, serve_stdio, write_result,
};
