//! Reads the vISA specification, a folder of Markdown files, and generates the `openvisa-isa` crate from it.
//!
//! # Phases
//!
//! ```text
//! specs/*.md --source--> files with spans --markdown--> blocks --dialect--> raw documents --lower--> Model
//!            --check--> findings --emit (one file per artefact)--> artefacts --output--> generated/
//! ```
//!
//! | phase | module | what it does | what it never does |
//! | --- | --- | --- | --- |
//! | source | [`source`] | bytes to text, lines and columns | fail on the content of a file |
//! | markdown | [`markdown`] | text to a flat tree of blocks with byte ranges | look at what the blocks mean |
//! | dialect | [`dialect`] | blocks to raw documents: names, numbers, spans | resolve a name; stop at an error |
//! | syntax | [`syntax`] | parses the small languages inside documents | know a name of the specification |
//! | lower | [`lower`] | raw documents to the [`model`] | judge what it resolved |
//! | check | [`check`] | findings about the model | change the model |

pub mod check;
pub mod diagnostics;
pub mod dialect;
pub mod diff;
pub mod emit;
pub mod export;
pub mod lower;
pub mod markdown;
pub mod model;
pub mod output;
pub mod render;
pub mod rules;
pub mod source;
pub mod span;
pub mod suggest;
pub mod syntax;

use dialect::raw::RawFolder;
use model::Model;
use source::Sources;

/// A folder that has been read: its text, what is written there, and what it means.
#[derive(Debug)]
pub struct Spec {
    /// The files.
    pub sources: Sources,
    /// The documents as written.
    pub raw: RawFolder,
    /// The specification.
    pub model: Model,
}
