//! Reader of specification documents: parses their sections into raw documents with spans.
//!
//! There is one module per kind of section. The reader resolves no names and stops at no error:
//! text that cannot be parsed becomes a finding, and the rest of the document is still read. Both
//! dialects (see [`Dialect`]) share one reader.
//!
//! The reader works line by line. For example, `- **Dst(vec_operand):** text` is a field bullet
//! wherever it is indented. Upstream documents indent and fence lines in ways that hide them from
//! Markdown, and each kind of line has a distinct form; see `lines`.

pub mod raw;

pub(crate) mod bullets;
mod errata;
mod fields;
mod format;
pub(crate) mod gates;
mod index;
mod instruction;
pub(crate) mod lines;
pub(crate) mod number;
mod opcode;
pub(crate) mod properties;
pub(crate) mod sections;
mod shared;
pub(crate) mod spanned_str;
mod structures;
pub(crate) mod tables;
pub(crate) mod text;
mod types;

use crate::parallel::run_parallel;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::lines::Page;
use crate::spec::dialect::raw::{RawFolder, RawInstruction};
use crate::spec::dialect::sections::SectionPart;
use crate::spec::dialect::shared::SharedSection;
use crate::spec::model::Dialect;
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::FileId;
use openvisa_cli_support::nearest;

/// The document that lists the platforms.
const PLATFORMS: &str = "platforms.md";

/// Documents that no upstream folder has: one of them makes a folder strict.
const STRICT_ONLY: [&str; 4] = [PLATFORMS, "fields.md", "functions.md", "roles.md"];

/// The folder of the instruction documents.
const INSTRUCTION_FOLDER: &str = "instructions/";

/// Shared documents that the reader parses.
const SHARED_DOCUMENTS: [&str; 9] = [
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

/// Documents for human readers, which are not parsed.
const PROSE_DOCUMENTS: [&str; 3] = ["README.md", "3_execution_model.md", "inline_assembly.md"];

/// Reads all documents of a folder.
pub(crate) fn read(sources: &Sources, rules: LineRules, out: &mut Diagnostics) -> (Dialect, RawFolder) {
    let dialect = match STRICT_ONLY.iter().any(|path| sources.find(path).is_some()) {
        true => Dialect::Strict,
        false => Dialect::Upstream,
    };
    let strict = dialect == Dialect::Strict;
    let mut folder = RawFolder::default();
    for (document, found) in read_all(sources, strict, rules) {
        out.append(found);
        match document {
            ReadDocument::Instruction(document) => folder.instructions.push(*document),
            ReadDocument::Shared(add) => add(&mut folder),
        }
    }
    (dialect, folder)
}

/// Splits a document into lines as its reader does. The findings are fences and comments without an
/// end.
pub(crate) fn open_page<'a>(sources: &'a Sources, file: FileId, out: &mut Diagnostics) -> Page<'a> {
    let path = sources.file(file).path.as_str();
    let never_code: fn(&str) -> bool = match path {
        path if path.starts_with(INSTRUCTION_FOLDER) => instruction::never_code,
        path if SHARED_DOCUMENTS.contains(&path) => shared::is_heading,
        // Documents for readers show headings in fences.
        _ => |_| false,
    };
    Page::new(sources, file, true, never_code, out)
}

/// A document that was read, for checks of its lines.
pub(crate) struct ReadPage<'a> {
    /// The lines.
    pub(crate) page: &'a Page<'a>,
    /// The sections of an instruction document; a shared document has none.
    pub(crate) parts: &'a [SectionPart],
    /// The instruction; `None` for a shared document.
    pub(crate) instruction: Option<&'a RawInstruction>,
    /// Whether the dialect is strict.
    pub(crate) strict: bool,
    /// Number of findings before the document was read.
    pub(crate) findings_before: usize,
}

/// The rules about single lines, which are applied to each document that was read.
pub(crate) type LineRules = fn(&ReadPage<'_>, &mut Diagnostics);

/// A function that adds the content of a document to the folder.
type AddContent = Box<dyn FnOnce(&mut RawFolder) + Send>;

/// The content of one document.
enum ReadDocument {
    /// A page of `instructions/`.
    Instruction(Box<RawInstruction>),
    /// Any other document.
    Shared(AddContent),
}

/// Reads all documents in parallel. Results and findings are in the order of the paths, independent
/// of the number of cores.
fn read_all(sources: &Sources, strict: bool, rules: LineRules) -> Vec<(ReadDocument, Diagnostics)> {
    // Long documents come first, so that no thread ends with a long one while the others are idle.
    let mut ids: Vec<FileId> = sources.iter().map(|(id, _)| id).collect();
    ids.sort_by_key(|id| std::cmp::Reverse(sources.file(*id).text.len()));
    let mut documents = run_parallel(ids.len(), |i| (ids[i], read_document(sources, ids[i], strict, rules)));
    documents.sort_by_key(|(id, _)| *id);
    documents.into_iter().map(|(_, document)| document).collect()
}

fn read_document(sources: &Sources, id: FileId, strict: bool, rules: LineRules) -> (ReadDocument, Diagnostics) {
    let mut found = Diagnostics::default();
    let path = sources.file(id).path.as_str();
    if path.starts_with(INSTRUCTION_FOLDER) {
        let document = instruction::read(sources, id, strict, rules, &mut found);
        return (ReadDocument::Instruction(Box::new(document)), found);
    }
    let mut add: AddContent = Box::new(|_| {});
    if SHARED_DOCUMENTS.contains(&path) {
        let (page, sections) = shared::open_document(sources, id, strict, &mut found);
        let read = ReadPage { page: &page, parts: &[], instruction: None, strict, findings_before: 0 };
        rules(&read, &mut found);
        add = read_shared(path, &page, &sections, &mut found);
    } else if strict && !PROSE_DOCUMENTS.contains(&path) {
        report_unknown_document(sources, id, &mut found);
    }
    (ReadDocument::Shared(add), found)
}

/// Reads a shared document.
fn read_shared(path: &str, page: &Page<'_>, sections: &[SharedSection], out: &mut Diagnostics) -> AddContent {
    let tables = || shared::read_named_tables(page, sections);
    match path {
        PLATFORMS => put(tables(), |folder, read| folder.platforms = read),
        "2_datatypes.md" => put(tables(), |folder, read| folder.data_types = read),
        "functions.md" => put((tables(), text::read_function_codes(page)), |folder, read| {
            (folder.functions, folder.function_codes) = read;
        }),
        "roles.md" => put(tables(), |folder, read| folder.roles = read),
        "fields.md" => put(shared::read_shared_fields(page, sections, out), |folder, read| folder.shared_fields = read),
        "4_visa_header.md" => put((tables(), structures::read(page, sections, out)), |folder, read| {
            (folder.object_tables, folder.object_structures) = read;
        }),
        "5_operands.md" => put((tables(), structures::read(page, sections, out)), |folder, read| {
            (folder.operand_tables, folder.operand_structures) = read;
        }),
        "6_instructions.md" => put(index::read(page, sections, out), |folder, read| folder.index = read),
        _ => put((errata::read_documents(page, sections, out), errata::read(page, sections, out)), |folder, read| {
            (folder.documents, folder.errata) = read;
        }),
    }
}

/// Returns a function that puts what was read into its place in the folder.
fn put<T: Send + 'static>(read: T, place: fn(&mut RawFolder, T)) -> AddContent {
    Box::new(move |folder| place(folder, read))
}

/// Reports an unknown document of a strict folder, from which nothing is read.
fn report_unknown_document(sources: &Sources, id: FileId, out: &mut Diagnostics) {
    let path = sources.file(id).path.as_str();
    let message = format!("nothing is read from `{path}`");
    let finding = rules::UNKNOWN_DOCUMENT.at(sources.span(id, 0..0), message);
    out.push(match nearest(path, SHARED_DOCUMENTS.into_iter().chain(PROSE_DOCUMENTS)) {
        Some(near) => finding.help(format!("`{near}` is probably meant")),
        None => finding
            .help(format!("documents of a folder are {}, and those in instructions/", SHARED_DOCUMENTS.join(", "))),
    });
}
