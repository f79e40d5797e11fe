//! Reports the to-do markers that an import left for the author.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::rules;
use crate::spec::todo_marker::{self, GAP};

/// The document that explains the dialect, and therefore names the marker.
const ABOUT: &str = "README.md";

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    if !context.strict {
        return;
    }
    for (id, file) in context.sources.iter().filter(|(_, file)| file.path != ABOUT) {
        for at in todo_marker::marker_offsets(&file.text) {
            let span = context.sources.span(id, at..at + GAP.len());
            let finding = rules::GAP.at(span, "something is still to be written here");
            out.push(finding.label("a gap").help(format!("write what is missing, and remove the word `{GAP}`")));
        }
    }
}
