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
use openvisa_cli::nearest;

/// The document that makes a folder a strict one.
const PLATFORMS: &str = "platforms.md";

/// Where the instruction documents are.
const INSTRUCTIONS: &str = "instructions/";

/// Documents from which something is read.
const SHARED: [&str; 8] = [
    PLATFORMS,
    "2_datatypes.md",
    "fields.md",
    "4_visa_header.md",
    "5_operands.md",
    "6_instructions.md",
    "functions.md",
    "errata.md",
];

/// Documents for readers.
const PROSE: [&str; 2] = ["README.md", "3_execution_model.md"];

/// Reads all documents of a folder.
pub fn read(sources: &Sources, diagnostics: &mut Diagnostics) -> (Dialect, RawFolder) {
    let dialect = if sources.find(PLATFORMS).is_some() { Dialect::Strict } else { Dialect::Upstream };
    let strict = dialect == Dialect::Strict;
    let mut folder =
        RawFolder { instructions: read_instructions(sources, strict, diagnostics), ..RawFolder::default() };
    for (id, file) in sources.iter() {
        if file.path.starts_with(INSTRUCTIONS) {
            continue;
        }
        if SHARED.contains(&file.path.as_str()) {
            read_shared(sources, id, strict, &mut folder, diagnostics);
        } else if strict && !PROSE.contains(&file.path.as_str()) {
            unknown_document(sources, id, diagnostics);
        }
    }
    (dialect, folder)
}

/// Reads the instruction documents, side by side on all cores: they know nothing of each other. What is found is told in the
/// order of the documents, however many cores there are.
fn read_instructions(sources: &Sources, strict: bool, diagnostics: &mut Diagnostics) -> Vec<RawInstruction> {
    let ids: Vec<FileId> = sources.iter().filter(|(_, f)| f.path.starts_with(INSTRUCTIONS)).map(|(id, _)| id).collect();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let read = &|ids: &[FileId]| {
        let mut found = Diagnostics::default();
        let documents: Vec<_> = ids.iter().map(|id| instruction::read(sources, *id, strict, &mut found)).collect();
        (documents, found)
    };
    let parts: Vec<_> = std::thread::scope(|scope| {
        let chunks = ids.chunks(ids.len().div_ceil(workers).max(1));
        let handles: Vec<_> = chunks.map(|chunk| scope.spawn(move || read(chunk))).collect();
        handles.into_iter().map(|h| h.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let mut all = Vec::with_capacity(ids.len());
    for (documents, found) in parts {
        all.extend(documents);
        diagnostics.append(found);
    }
    all
}

/// Reads a shared document into its place in the folder.
fn read_shared(sources: &Sources, id: FileId, strict: bool, folder: &mut RawFolder, diagnostics: &mut Diagnostics) {
    let (page, sections) = shared::open(sources, id, strict, diagnostics);
    let tables = || shared::named_tables(&page, &sections);
    match sources.file(id).path.as_str() {
        PLATFORMS => folder.platforms = tables(),
        "2_datatypes.md" => folder.data_types = tables(),
        "functions.md" => folder.functions = tables(),
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
        _ => folder.errata = errata::read(&page, &sections, diagnostics),
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
