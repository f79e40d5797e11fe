//! A language server for specifications: diagnostics, navigation, hover, completion, renaming,
//! formatting and corrections in the Markdown files of a folder, while they are edited.
//!
//! | module | what it does |
//! | --- | --- |
//! | `server` | answers the requests of an editor |
//! | `folder` | reads a folder with the unsaved texts of its open documents |
//! | `definitions` | lists the names that the files define, and resolves a word to one |
//! | `names` | finds the places of a name in all files |
//! | `rename` | changes a name in all its places, and refuses what would break the specification |
//! | `formal_text` | finds the words of a document that are names, not prose |
//! | `answers` | hover, completion, definitions, references, outline |
//! | `findings` | converts findings to diagnostics and quick fixes, and the layout to edits |
//!
//! A document belongs to a specification if its folder, or the folder above it, holds
//! `instructions/`. For example, `specs/instructions/ADD.md` belongs to `specs`. The whole folder
//! is read again after a change, since a change of one page can break another one.

mod answers;
mod definitions;
mod findings;
mod folder;
mod formal_text;
mod names;
mod rename;
mod server;

pub use openvisa_lsp_support::{Connection, SessionError, serve_stdio};
pub(crate) use rename::{RenamePlan, plan_rename};
pub use server::run_server;
