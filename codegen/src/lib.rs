//! Reads the vISA specification, a folder of Markdown files, and generates the `openvisa-isa` crate
//! from it.
//!
//! # Phases
//!
//! ```text
//! specs/*.md --source--> files with spans --markdown--> blocks --dialect--> raw documents
//!            --lower--> Model
//!            --check--> findings --emit (one file per artefact)--> artefacts --output--> generated/
//! ```
//!
//! | phase | module | what it does | what it never does |
//! | --- | --- | --- | --- |
//! | source | [`source`] | bytes to text, lines and columns | fail on the content of a file |
//! | markdown | `spec::markdown` | text to a tree of blocks with byte ranges | interpret the blocks |
//! | dialect | [`dialect`] | text to raw documents with spans | resolve a name; stop at an error |
//! | syntax | `spec::syntax` | parses the languages inside documents | know a name |
//! | lower | [`lower`] | raw documents to the [`model`] | judge what it resolved |
//! | check | [`check`] | findings about the model | change the model |
//! | Rust view | `rust_view` | names, types and signatures in Rust that follow from the model | print them |
//! | emit | [`emit`] | model to the text of one generated file | access a file or the clock |
//! | output | [`artifact_writer`] | formats, compares, writes only what changed | depend on the machine |
//!
//! [`documents`] renders templates for other languages. [`load`] returns a checked model, and
//! `generate` writes the generated files. [`diff`] compares two models, and [`export`] prints one
//! as JSON. [`import`] copies facts from the vendor's documents into strict ones. [`site`]
//! generates web pages, and [`render`] prints findings. `trace` finds the code that is generated
//! from a line, and the line from which code is generated. [`formatting`] gives documents their
//! layout. `lsp` serves editors. [`cli`] is the command line of all of them.
//!
//! ```
//! use openvisa_codegen::{diagnostics::Diagnostics, load_sources, source::Sources};
//!
//! let mut diagnostics = Diagnostics::default();
//! let mut sources = Sources::default();
//! sources.add("instructions/NAP.md", b"# NAP\n\n## Opcode\n\n  NAP = 0x0g\n", &mut diagnostics);
//! let (spec, diagnostics) = load_sources(sources, diagnostics);
//! assert_eq!(spec.model.instructions[0].name.value, "NAP");
//! let first = diagnostics.iter().next().unwrap();
//! assert_eq!(spec.sources.place(first.primary), "instructions/NAP.md:5");
//! ```
//!
//! How to add a generated file, a document, a rule, or something new to say in a specification:
//! `docs/add-an-emitter.md`.

pub mod artifact_writer;
pub mod cli;
pub mod diff;
pub mod documents;
pub mod emit;
pub mod export;
pub mod formatting;
mod generate;
pub mod import;
mod lines;
#[cfg(feature = "lsp")]
pub mod lsp;
mod parallel;
pub mod render;
mod rust_view;
pub mod site;
mod spec;
mod trace;

pub use spec::{check, diagnostics, dialect, lower, model, read, rules, source, span};

use diagnostics::Diagnostics;
use dialect::raw::RawFolder;
use model::{Dialect, Model};
use source::{ReadError, Sources};
use std::path::Path;

/// A parsed folder: its files, its raw documents, and its model.
#[derive(Debug)]
pub struct Spec {
    /// The files.
    pub sources: Sources,
    /// The raw documents.
    pub raw: RawFolder,
    /// The resolved specification.
    pub model: Model,
}

/// Reads and checks a folder. The findings are sorted, errors first. In a strict folder every
/// finding is an error.
///
/// # Errors
/// When the folder or a file in it cannot be read. What is in the files is never an error, only a
/// finding.
pub fn load(dir: &Path) -> Result<(Spec, Diagnostics), ReadError> {
    let mut diagnostics = Diagnostics::default();
    let sources = Sources::read(dir, &mut diagnostics)?;
    if !sources.iter().any(|(_, file)| file.path.starts_with("instructions/")) {
        let error = std::io::Error::other("no page of an instruction: the folder has no file that ends with `.md`");
        return Err(ReadError::new(&dir.join("instructions"), error));
    }
    Ok(load_sources(sources, diagnostics))
}

/// Lowers and checks files that have been read. `diagnostics` has the findings of reading them.
pub fn load_sources(sources: Sources, mut diagnostics: Diagnostics) -> (Spec, Diagnostics) {
    let (dialect, raw) = read(&sources, &mut diagnostics);
    let model = lower::lower(&sources, dialect, &raw, &mut diagnostics);
    let spec = Spec { sources, raw, model };
    check::check(&spec, &mut diagnostics);
    if dialect == Dialect::Strict {
        diagnostics.deny_warnings();
    }
    diagnostics.sort();
    (spec, diagnostics)
}
