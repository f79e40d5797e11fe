//! What the blocks of a document mean, as written: raw documents with spans.
//!
//! One module per section. Nothing here resolves a name or stops at an error: what cannot be read becomes a finding, and the
//! rest of the document is read all the same. Both dialects (see [`Dialect`]) share one reader.
//!
//! The reader goes by lines. Upstream documents indent and fence what Markdown would need otherwise, and each line of the
//! dialect has a shape of its own, so that a line says what it is without the lines around it; see `lines`.

pub mod raw;

mod bullets;
mod errata;
mod fields;
mod format;
mod gates;
mod hygiene;
mod index;
mod instruction;
mod kinds;
mod lines;
mod notation;
mod number;
mod opcode;
mod piece;
mod properties;
mod rendering;
mod sections;
mod shared;
mod structures;
mod tables;
mod text;
mod words;

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::dialect::raw::{RawFolder, RawInstruction};
use crate::model::Dialect;
use crate::rules;
use crate::source::Sources;
use crate::span::FileId;
use crate::threads::side_by_side;
use openvisa_cli_support::nearest;

/// The platforms.
const PLATFORMS: &str = "platforms.md";

/// Documents that no folder of the vendor's has: one of them makes a folder a strict one.
const OURS: [&str; 4] = [PLATFORMS, "fields.md", "functions.md", "roles.md"];

/// Where the instruction documents are.
const INSTRUCTIONS: &str = "instructions/";

/// Documents from which something is read.
const SHARED: [&str; 9] = [
    PLATFORMS,
    "2_datatypes.md",
    "fields.md",
    "4_visa_header.md",
    "5_operands.md",
    "6_instructions.md",
    "functions.md",
    "roles.md",
    "errata.md",
];

/// Documents for readers.
const PROSE: [&str; 2] = ["README.md", "3_execution_model.md"];

/// Reads all documents of a folder.
pub fn read(sources: &Sources, diagnostics: &mut Diagnostics) -> (Dialect, RawFolder) {
    let dialect = match OURS.iter().any(|path| sources.find(path).is_some()) {
        true => Dialect::Strict,
        false => Dialect::Upstream,
    };
    let strict = dialect == Dialect::Strict;
    let mut folder = RawFolder::default();
    for (document, found) in read_all(sources, strict) {
        diagnostics.append(found);
        match document {
            Document::Instruction(document) => folder.instructions.push(*document),
            Document::Shared(part) => folder.append(*part),
        }
    }
    (dialect, folder)
}

/// What was read from one document.
enum Document {
    /// A page of `instructions/`.
    Instruction(Box<RawInstruction>),
    /// Any other: a folder with what this document gives, if anything.
    Shared(Box<RawFolder>),
}

/// Reads the documents, side by side on all cores: they know nothing of each other. They come, with what was found in each, in the
/// order of their paths, however many cores there are.
fn read_all(sources: &Sources, strict: bool) -> Vec<(Document, Diagnostics)> {
    // The longest first, so that no thread is left alone with one at the end.
    let mut ids: Vec<FileId> = sources.iter().map(|(id, _)| id).collect();
    ids.sort_by_key(|id| std::cmp::Reverse(sources.file(*id).text.len()));
    let mut documents = side_by_side(ids.len(), |i| (ids[i], read_document(sources, ids[i], strict)));
    documents.sort_by_key(|(id, _)| *id);
    documents.into_iter().map(|(_, document)| document).collect()
}

fn read_document(sources: &Sources, id: FileId, strict: bool) -> (Document, Diagnostics) {
    let mut found = Diagnostics::default();
    let path = sources.file(id).path.as_str();
    if path.starts_with(INSTRUCTIONS) {
        let document = instruction::read(sources, id, strict, &mut found);
        return (Document::Instruction(Box::new(document)), found);
    }
    let mut part = RawFolder::default();
    if SHARED.contains(&path) {
        read_shared(sources, id, strict, &mut part, &mut found);
    } else if strict && !PROSE.contains(&path) {
        unknown_document(sources, id, &mut found);
    }
    (Document::Shared(Box::new(part)), found)
}

/// Reads a shared document into its place in the folder.
fn read_shared(sources: &Sources, id: FileId, strict: bool, folder: &mut RawFolder, diagnostics: &mut Diagnostics) {
    let (page, sections) = shared::open(sources, id, strict, diagnostics);
    let tables = || shared::named_tables(&page, &sections);
    match sources.file(id).path.as_str() {
        PLATFORMS => folder.platforms = tables(),
        "2_datatypes.md" => folder.data_types = tables(),
        "functions.md" => folder.functions = tables(),
        "roles.md" => folder.roles = tables(),
        "fields.md" => folder.shared_fields = shared::shared_fields(&page, &sections, diagnostics),
        "4_visa_header.md" => {
            folder.object_tables = tables();
            folder.object_structures = structures::read(&page, &sections, diagnostics);
        }
        "5_operands.md" => {
            folder.operand_tables = tables();
            folder.operand_structures = structures::read(&page, &sections, diagnostics);
        }
        "6_instructions.md" => folder.index = index::read(&page, &sections, diagnostics),
        _ => {
            folder.documents = errata::read_documents(&page, &sections, diagnostics);
            folder.errata = errata::read(&page, &sections, diagnostics);
        }
    }
}

/// A document of a strict folder that is none of the known ones: nothing is read from it.
fn unknown_document(sources: &Sources, id: FileId, diagnostics: &mut Diagnostics) {
    let path = sources.file(id).path.as_str();
    let message = format!("nothing is read from `{path}`");
    let finding = Diagnostic::new(&rules::UNKNOWN_DOCUMENT, sources.span(id, 0..0), message);
    diagnostics.push(match nearest(path, SHARED.into_iter().chain(PROSE)) {
        Some(near) => finding.help(format!("`{near}` is probably meant")),
        None => finding.help(format!("documents of a folder are {}, and those in instructions/", SHARED.join(", "))),
    });
}
