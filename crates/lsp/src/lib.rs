//! A language server for vISA: assembler text, and inline assembly in other languages.
//!
//! The functions of this crate answer questions about a [`OpenDocument`]. [`run_server`] speaks the
//! Language Server Protocol with an editor. For example, the diagnostics of a text:
//!
//! ```
//! use openvisa_lsp::{OpenDocument, DocumentKind, find_diagnostics};
//!
//! let text = ".version 4.2\n.kernel \"k\"\n.function \"main\"\n    mov (M1, 8) x(0,0)<1> 0x1:d\n";
//! let document = OpenDocument::new(DocumentKind::Assembly, text.to_owned(), 1, None);
//! let diagnostics = find_diagnostics(&document, &"file:///k.visaasm".parse().unwrap());
//! assert_eq!(diagnostics[0].message.lines().next(), Some("no variable `x` is declared"));
//! assert_eq!((diagnostics[0].range.start.line, diagnostics[0].range.start.character), (3, 16));
//! ```

// `openvisa-isa` has its feature `exhaustive` if another package of the build needs it.
#![allow(unreachable_patterns)]

mod block_names;
mod completion;
mod diagnostics;
mod document;
mod hover;
mod names;
mod navigation;
mod presentation;
mod server;
mod token;
mod variable;

pub use completion::find_completions;
pub use diagnostics::{find_diagnostics, find_quick_fixes};
pub use document::{DocumentKind, InlineSettings, OpenDocument};
pub use hover::find_hover;
pub use navigation::{find_definition, find_highlights, find_references, find_renamable, find_symbols, rename};
pub use openvisa_inline::parse_definition;
pub use openvisa_lsp_support::{Connection, LineTable, serve_stdio};
pub use presentation::{TOKEN_TYPES, find_inlay_hints, find_semantic_tokens, format_document};
pub use server::{ServerOptions, run_server};
