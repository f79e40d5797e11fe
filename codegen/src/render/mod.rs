//! Findings as text: for people, as JSON lines, as SARIF, and as annotations of GitHub.
//!
//! All functions depend only on the sources and the findings. They do not decide what is a finding,
//! or which is fatal. For example, [`human`] prints the source line with a marker under the place.
//! Files are named relative to the folder that was read.

mod github;
mod human;
mod json;
pub(crate) mod sarif;

pub use github::github;
pub use human::{HumanStyle, human, summary};
pub use json::json;
pub use sarif::sarif;

use crate::spec::source::Sources;
use crate::spec::span::Span;

/// Returns the line and column of the end of a span. Both start at 1, and columns count characters.
fn end_position(sources: &Sources, span: Span) -> (u32, u32) {
    sources.file(span.file).position(span.end as usize)
}

#[cfg(test)]
mod tests;
