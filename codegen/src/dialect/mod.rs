//! What the blocks of a document mean, as written: raw documents with spans.
//!
//! One module per section. Nothing here resolves a name or stops at an error: what cannot be read becomes a finding, and the
//! rest of the document is read all the same. Both dialects (see [`Dialect`]) share one reader.
//!
//! The reader goes by lines. Upstream documents indent and fence what Markdown would need otherwise, and each line of the
//! dialect has a shape of its own, so that a line says what it is without the lines around it; see [`lines`].

pub mod raw;

mod bullets;
mod fields;
mod format;
mod gates;
mod hygiene;
mod instruction;
mod kinds;
mod lines;
mod nearest;
mod number;
mod opcode;
mod piece;
mod properties;
mod sections;
mod tables;
mod text;
mod words;

use crate::diagnostics::Diagnostics;
use crate::dialect::raw::RawFolder;
use crate::model::Dialect;
use crate::source::Sources;

/// The document that makes a folder a strict one.
const PLATFORMS: &str = "platforms.md";

/// Reads all documents of a folder.
pub fn read(sources: &Sources, diagnostics: &mut Diagnostics) -> (Dialect, RawFolder) {
    let dialect = if sources.find(PLATFORMS).is_some() { Dialect::Strict } else { Dialect::Upstream };
    let strict = dialect == Dialect::Strict;
    let mut folder = RawFolder::default();
    for (id, file) in sources.iter() {
        if file.path.starts_with("instructions/") {
            folder.instructions.push(instruction::read(sources, id, strict, diagnostics));
        }
    }
    (dialect, folder)
}
