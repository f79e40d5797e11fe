//! Findings as text: for people, as JSON lines, as SARIF, as annotations of GitHub.
//!
//! Pure functions of the sources and the findings: nothing here decides what is a finding or what is fatal, and the same
//! findings always give the same text. Files are named relative to the folder that was read.

mod github;
mod human;
mod json;
mod sarif;

pub use github::github;
pub use human::{HumanStyle, human, summary};
pub use json::json;
pub use sarif::sarif;

use crate::source::Sources;
use crate::span::Span;

/// Line and column, both from 1 and the column in characters, of the end of a span.
fn end_position(sources: &Sources, span: Span) -> (u32, u32) {
    sources.file(span.file).position(span.end as usize)
}

#[cfg(test)]
mod tests;
