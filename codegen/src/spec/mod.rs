//! The specification: from files to a checked model.
//!
//! For example, [`load`](crate::load) reads `specs/` by `source`, `dialect` and `lower`, and
//! applies the rules of `check`.

pub mod check;
pub mod diagnostics;
pub mod dialect;
pub mod lower;
pub(crate) mod markdown;
pub mod model;
pub mod rules;
pub mod source;
pub mod span;
pub(crate) mod syntax;
pub(crate) mod todo_marker;

use diagnostics::Diagnostics;
use dialect::raw::RawFolder;
use model::Dialect;
use source::Sources;

/// Reads the documents of a folder, and applies the rules about single lines.
pub fn read(sources: &Sources, out: &mut Diagnostics) -> (Dialect, RawFolder) {
    dialect::read(sources, check::lines::check, out)
}
