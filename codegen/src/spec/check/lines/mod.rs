//! Rules about single lines of a document: remains of editors, misspelt words, and text that a page
//! shows in another way than its reader sees it.
//!
//! The reader calls them for each document that it has read, since they need its lines.

mod line_lints;
mod markdown_lints;
mod spelling;
mod text_lints;

use crate::spec::diagnostics::Diagnostics;
use crate::spec::dialect::ReadPage;

/// Checks the lines of a document.
pub(crate) fn check(read: &ReadPage<'_>, out: &mut Diagnostics) {
    line_lints::check(read.page, read.parts, out);
    let Some(document) = read.instruction else { return };
    markdown_lints::check(read.page, read.parts, read.findings_before, out);
    if !read.strict {
        text_lints::check(read.page, read.parts, document, out);
    }
}
