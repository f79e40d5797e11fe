//! Findings that only follow from others: who mends the cause has mended them.
//!
//! Only pairs that were seen to come together stand here. Nothing is dropped without its cause being reported.

use super::Context;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::rules::{self, Rule};
use std::collections::HashSet;

/// How near the cause must be.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Near {
    /// Anywhere in the folder.
    Folder,
    /// In the same file.
    File,
    /// On the same line.
    Line,
}

/// A rule, and the rules that are broken only because it is.
type Cause = (&'static Rule, Near, &'static [&'static Rule]);

static CAUSES: &[Cause] = &[
    (
        &rules::GAP,
        Near::Line,
        &[&rules::UNKNOWN_NAME, &rules::TABLE_CELL, &rules::UNKNOWN_DATA_TYPE, &rules::UNKNOWN_CLASS],
    ),
    (&rules::UNCLOSED_FENCE, Near::File, &[&rules::UNFENCED, &rules::HIDDEN_FROM_MARKDOWN]),
    (&rules::UNCLOSED_COMMENT, Near::File, &[&rules::HIDDEN_FROM_MARKDOWN]),
    (
        &rules::MISSING_SECTION,
        Near::File,
        &[&rules::NO_FORMAT_TABLE, &rules::NO_DESCRIPTION, &rules::UNKNOWN_CELL, &rules::UNKNOWN_PLACEHOLDER],
    ),
    (&rules::OPCODE_LINE, Near::File, &[&rules::OPCODE_COUNT]),
    (&rules::OPCODE_COUNT, Near::File, &[&rules::OPCODE_NAME, &rules::OPCODE_CELL]),
    (&rules::FORMAT_OPCODE, Near::File, &[&rules::OPCODE_CELL]),
    (
        &rules::UNKNOWN_CELL,
        Near::File,
        &[&rules::NO_FORMAT_TABLE, &rules::FIELD_WITHOUT_CELL, &rules::VARIANT_KEY_MOVES],
    ),
    (&rules::CONDITION_BULLET, Near::File, &[&rules::VARIANT_OVERLAP, &rules::VARIANT_MISSING]),
    (&rules::VARIANT_KEY_MOVES, Near::File, &[&rules::FIELD_ORDER]),
    (&rules::FIELD_BULLET, Near::File, &[&rules::UNKNOWN_CELL, &rules::UNKNOWN_PLACEHOLDER, &rules::UNKNOWN_NAME]),
    (&rules::FIELD_BULLET, Near::Line, &[&rules::UNKNOWN_TYPE]),
    (&rules::TYPE_FORM, Near::Line, &[&rules::UNKNOWN_TYPE]),
    (&rules::UNKNOWN_TYPE, Near::File, &[&rules::LANE_WITHOUT_SIZE]),
    (&rules::OPCODE_LINE, Near::Line, &[&rules::NUMBER_FORM]),
    (&rules::BIT_GROUP, Near::Line, &[&rules::UNNAMED_GROUP]),
    (&rules::NUMBER_TOO_LARGE, Near::Line, &[&rules::BITS_BEYOND_FIELD, &rules::TABLE_CELL]),
    (&rules::PROMISED_VALUES, Near::Line, &[&rules::FORMAL_SENTENCE]),
    (
        &rules::FORMAL_SENTENCE,
        Near::Line,
        &[&rules::MISSING_CLASS, &rules::UNDESCRIBED_FIELD, &rules::BITS_UNDESCRIBED],
    ),
    (&rules::UNKNOWN_CLASS, Near::Line, &[&rules::MISSING_CLASS]),
    (&rules::UNKNOWN_SHARED_FIELD, Near::Line, &[&rules::UNDESCRIBED_FIELD, &rules::BITS_UNDESCRIBED]),
    (&rules::UNKNOWN_SHARED_FIELD, Near::File, &[&rules::LANE_WITHOUT_SIZE, &rules::UNKNOWN_MEMBER]),
    (&rules::UNKNOWN_SHARED_FIELD, Near::Folder, &[&rules::UNUSED_SHARED_FIELD]),
    (&rules::UNKNOWN_COUNT, Near::File, &[&rules::LIST_MISFIT, &rules::LOST_IN_TEXT]),
    (&rules::TYPE_MAP, Near::Line, &[&rules::EMPTY_TYPE_MAP]),
    (&rules::UNKNOWN_PLACEHOLDER, Near::File, &[&rules::LOST_IN_TEXT]),
    (&rules::UNKNOWN_FUNCTION, Near::Folder, &[&rules::UNUSED_FUNCTION]),
    (&rules::PROGRAM_SYNTAX, Near::Folder, &[&rules::UNUSED_FUNCTION]),
    (&rules::EXPRESSION_SYNTAX, Near::Folder, &[&rules::UNUSED_FUNCTION]),
    (&rules::GAP, Near::File, &[&rules::MISSING_ROLE]),
    (&rules::UNKNOWN_WORD, Near::File, &[&rules::MISSING_ROLE]),
    (&rules::UNKNOWN_WORD, Near::Folder, &[&rules::COVERED_PART]),
    (&rules::INDEX_ENTRY, Near::Folder, &[&rules::FILE_NOT_INDEXED]),
    (&rules::STRUCTURE, Near::File, &[&rules::STRAY_MEMBER_BULLET, &rules::UNUSED_STRUCTURE]),
    (&rules::UNKNOWN_STRUCTURE, Near::Folder, &[&rules::UNUSED_STRUCTURE]),
    (&rules::DUPLICATE_STRUCTURE, Near::Line, &[&rules::UNUSED_STRUCTURE]),
    (
        &rules::MISSING_TABLE,
        Near::Folder,
        &[
            &rules::UNKNOWN_PLATFORM,
            &rules::IDLE_GATE,
            &rules::UNKNOWN_DATA_TYPE,
            &rules::EMPTY_TYPE_MAP,
            &rules::UNKNOWN_FUNCTION,
            &rules::UNKNOWN_NAME,
        ],
    ),
];

/// Documents that define what others name, and the rules that are broken all over the folder where one is missing. The first of them
/// tells that it is needed.
static DOCUMENTS: &[(&str, &[&Rule])] = &[
    ("2_datatypes.md", &[&rules::UNKNOWN_DATA_TYPE, &rules::EMPTY_TYPE_MAP, &rules::UNKNOWN_NAME]),
    ("fields.md", &[&rules::UNKNOWN_SHARED_FIELD]),
    ("functions.md", &[&rules::UNKNOWN_FUNCTION, &rules::UNKNOWN_NAME]),
    ("roles.md", &[&rules::COVERED_PART]),
    ("4_visa_header.md", &[&rules::UNKNOWN_STRUCTURE, &rules::SELECTS_NOTHING]),
    ("5_operands.md", &[&rules::UNUSED_SHARED_FIELD]),
    ("platforms.md", &[&rules::UNKNOWN_PLATFORM, &rules::IDLE_GATE]),
    ("6_instructions.md", &[]),
];

/// The documents that a strict folder needs and lacks, each with what is dropped for that reason.
fn missing(context: Context<'_>, diagnostics: &Diagnostics) -> Vec<&'static (&'static str, &'static [&'static Rule])> {
    let lacks = |path: &str| context.sources.find(path).is_none();
    let broken = |rule: Option<&&'static Rule>| rule.is_some_and(|r| diagnostics.iter().any(|d| d.rule.code == r.code));
    let needed = |path: &str, effects: &[&'static Rule]| match path {
        "platforms.md" => true,
        "6_instructions.md" => !context.model.instructions.is_empty(),
        // Folders that say nothing of object files and operands need neither document.
        "4_visa_header.md" => !lacks("5_operands.md") && broken(effects.first()),
        "5_operands.md" => !lacks("4_visa_header.md") && broken(effects.first()),
        _ => broken(effects.first()),
    };
    DOCUMENTS.iter().filter(|(path, effects)| context.strict && lacks(path) && needed(path, effects)).collect()
}

/// Removes what only follows from something else that was found, and tells of missing documents.
pub(super) fn drop(context: Context<'_>, diagnostics: &mut Diagnostics) {
    let missing = missing(context, diagnostics);
    let undefined: Vec<&[&Rule]> = missing.iter().map(|(_, effects)| *effects).collect();
    drop_effects(diagnostics, &undefined);
    let Some((first, _)) = context.sources.iter().next() else { return };
    for (path, _) in missing {
        let place = context.sources.find("platforms.md").unwrap_or(first);
        let message = format!("the folder has no `{path}`");
        let finding = Diagnostic::new(&rules::MISSING_DOCUMENT, context.sources.span(place, 0..0), message);
        diagnostics.push(finding.help("add it; `specs/README.md` says what each document defines"));
    }
}

/// Removes findings of rules that are broken for want of a document, and what only follows from something else that was found. Of files
/// that name what a missing document defines, nothing can be said.
fn drop_effects(diagnostics: &mut Diagnostics, undefined: &[&[&'static Rule]]) {
    let found: HashSet<(&str, Place)> = diagnostics
        .iter()
        .flat_map(|d| [Near::Folder, Near::File, Near::Line].map(|near| (d.rule.code, place(d, near))))
        .collect();
    let follows = |d: &Diagnostic| {
        CAUSES.iter().any(|(cause, near, effects)| {
            cause.code != d.rule.code
                && effects.iter().any(|effect| effect.code == d.rule.code)
                && found.contains(&(cause.code, place(d, *near)))
        })
    };
    let conflict = rules::CONFLICT_MARKER.code;
    // Of two texts in one file, nothing can be said.
    let unmerged = |d: &Diagnostic| d.rule.code != conflict && found.contains(&(conflict, place(d, Near::File)));
    let defined = |d: &Diagnostic| {
        let unknown = undefined.iter().filter_map(|effects| effects.first());
        let mut effects = undefined.iter().copied().flatten();
        !effects.any(|rule| rule.code == d.rule.code)
            && !unknown.into_iter().any(|rule| found.contains(&(rule.code, place(d, Near::File))))
    };
    diagnostics.retain(|d| defined(d) && !unmerged(d) && !follows(d));
}

/// A file, or a line of one.
type Place = (Option<u16>, Option<u32>);

fn place(diagnostic: &Diagnostic, near: Near) -> Place {
    let span = diagnostic.primary;
    match near {
        Near::Folder => (None, None),
        Near::File => (Some(span.file.0), None),
        Near::Line => (Some(span.file.0), Some(span.line)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Sources;

    #[test]
    fn a_consequence_is_dropped_near_its_cause_only() {
        let mut diagnostics = Diagnostics::default();
        let mut sources = Sources::default();
        let file = sources.add("a.md", b"one\ntwo\n", &mut diagnostics);
        let (one, two) = (sources.span(file, 0..1), sources.span(file, 4..5));
        for (rule, span) in [
            (&rules::TYPE_MAP, one),
            (&rules::EMPTY_TYPE_MAP, one),
            (&rules::EMPTY_TYPE_MAP, two),
            (&rules::UNNAMED_GROUP, one),
        ] {
            diagnostics.push(Diagnostic::new(rule, span, ""));
        }
        drop_effects(&mut diagnostics, &[]);
        let left: Vec<_> = diagnostics.iter().map(|d| (d.rule.name, d.primary.line)).collect();
        assert_eq!(left, [("type-map", 1), ("empty-type-map", 2), ("unnamed-group", 1)]);
    }

    #[test]
    fn no_rule_is_dropped_because_of_what_it_causes() {
        for (cause, _, effects) in CAUSES {
            for effect in *effects {
                let back =
                    CAUSES.iter().any(|(c, _, e)| c.code == effect.code && e.iter().any(|e| e.code == cause.code));
                assert!(!back, "{} and {} would hide each other", cause.code, effect.code);
            }
        }
    }
}
