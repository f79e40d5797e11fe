//! Suppression of cascades: removes findings that only follow from another finding.
//!
//! For example, a type map that cannot be parsed is empty, and `empty-type-map` on its line says
//! nothing new. Only pairs of rules that were observed together are listed. A finding is removed
//! only if its cause is reported.

use super::RuleContext;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::rules::{self, Rule};
use std::collections::HashSet;

/// The maximum distance between a cause and its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Proximity {
    /// Anywhere in the folder.
    Folder,
    /// In the same file.
    File,
    /// On the same line.
    Line,
}

/// A rule, the distance within which it suppresses others, and the rules that it suppresses.
type Cause = (&'static Rule, Proximity, &'static [&'static Rule]);

/// Rules about whole programs, which another mistake in the program breaks as well.
static OPERAND_RULES: &[&Rule] = &[&rules::UNUSED_OPERAND, &rules::UNWRITTEN_DESTINATION];

/// Rules about the values of expressions, which depend on the types of operands.
static VALUE_RULES: &[&Rule] = &[
    &rules::ARGUMENT_KIND,
    &rules::OPERATOR_KIND,
    &rules::INDEX_MISFIT,
    &rules::SHIFT_WIDTH,
    &rules::ACCESS_WIDTH,
    &rules::CONSTANT_CONDITION,
    &rules::EMPTY_LOOP,
];

static CAUSES: &[Cause] = &[
    (
        &rules::GAP,
        Proximity::Line,
        &[&rules::UNKNOWN_NAME, &rules::TABLE_CELL, &rules::UNKNOWN_DATA_TYPE, &rules::UNKNOWN_CLASS],
    ),
    (&rules::UNCLOSED_FENCE, Proximity::File, &[&rules::UNFENCED, &rules::HIDDEN_FROM_MARKDOWN]),
    (&rules::UNCLOSED_COMMENT, Proximity::File, &[&rules::HIDDEN_FROM_MARKDOWN]),
    (
        &rules::MISSING_SECTION,
        Proximity::File,
        &[&rules::NO_FORMAT_TABLE, &rules::NO_DESCRIPTION, &rules::UNKNOWN_CELL, &rules::UNKNOWN_PLACEHOLDER],
    ),
    (&rules::OPCODE_LINE, Proximity::File, &[&rules::OPCODE_COUNT]),
    (&rules::OPCODE_COUNT, Proximity::File, &[&rules::OPCODE_NAME, &rules::OPCODE_CELL]),
    (&rules::FORMAT_OPCODE, Proximity::File, &[&rules::OPCODE_CELL]),
    (
        &rules::UNKNOWN_CELL,
        Proximity::File,
        &[
            &rules::NO_FORMAT_TABLE,
            &rules::FIELD_WITHOUT_CELL,
            &rules::VARIANT_KEY_MOVES,
            &rules::UNKNOWN_NAME,
            &rules::UNKNOWN_PLACEHOLDER,
        ],
    ),
    (&rules::CONDITION_BULLET, Proximity::File, &[&rules::VARIANT_OVERLAP, &rules::VARIANT_MISSING]),
    (&rules::VARIANT_KEY_MOVES, Proximity::File, &[&rules::FIELD_ORDER]),
    (&rules::FIELD_BULLET, Proximity::File, &[&rules::UNKNOWN_CELL, &rules::UNKNOWN_PLACEHOLDER, &rules::UNKNOWN_NAME]),
    (&rules::FIELD_BULLET, Proximity::Line, &[&rules::UNKNOWN_TYPE]),
    (&rules::TYPE_FORM, Proximity::Line, &[&rules::UNKNOWN_TYPE]),
    (&rules::UNKNOWN_TYPE, Proximity::File, &[&rules::LANE_WITHOUT_SIZE]),
    (&rules::OPCODE_LINE, Proximity::Line, &[&rules::NUMBER_FORM]),
    (&rules::BIT_GROUP, Proximity::Line, &[&rules::UNNAMED_GROUP]),
    (&rules::NUMBER_TOO_LARGE, Proximity::Line, &[&rules::BITS_BEYOND_FIELD, &rules::TABLE_CELL]),
    (&rules::PROMISED_VALUES, Proximity::Line, &[&rules::FORMAL_SENTENCE]),
    (
        &rules::FORMAL_SENTENCE,
        Proximity::Line,
        &[&rules::MISSING_CLASS, &rules::UNDESCRIBED_FIELD, &rules::BITS_UNDESCRIBED],
    ),
    (&rules::UNKNOWN_CLASS, Proximity::Line, &[&rules::MISSING_CLASS]),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::Line, &[&rules::UNDESCRIBED_FIELD, &rules::BITS_UNDESCRIBED]),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::File, &[&rules::LANE_WITHOUT_SIZE, &rules::UNKNOWN_MEMBER]),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::Folder, &[&rules::UNUSED_SHARED_FIELD]),
    (&rules::UNKNOWN_COUNT, Proximity::File, &[&rules::LIST_MISFIT, &rules::LOST_IN_TEXT]),
    (&rules::TYPE_MAP, Proximity::Line, &[&rules::EMPTY_TYPE_MAP]),
    (&rules::UNKNOWN_PLACEHOLDER, Proximity::File, &[&rules::LOST_IN_TEXT]),
    (&rules::UNKNOWN_FUNCTION, Proximity::Folder, &[&rules::UNUSED_FUNCTION]),
    (&rules::COMPARISON_PRECEDENCE, Proximity::Line, &[&rules::CONSTANT_CONDITION]),
    (&rules::INDEX_LINK, Proximity::Line, &[&rules::DEAD_LINK]),
    (&rules::INDEX_NAME, Proximity::Line, &[&rules::DEAD_LINK]),
    (&rules::INDEX_ENTRY, Proximity::Line, &[&rules::DEAD_LINK]),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::Line, &[&rules::DEAD_LINK]),
    (&rules::UNKNOWN_STRUCTURE, Proximity::Line, &[&rules::DEAD_LINK]),
    (&rules::UNKNOWN_DATA_TYPE, Proximity::File, &[&rules::UNMAPPED_TYPE]),
    (&rules::DUPLICATE_OPCODE, Proximity::File, &[&rules::SHARED_TEXT]),
    (&rules::UNKNOWN_NAME, Proximity::File, OPERAND_RULES),
    (&rules::UNKNOWN_FUNCTION, Proximity::File, OPERAND_RULES),
    (&rules::WRONG_ARITY, Proximity::File, OPERAND_RULES),
    (&rules::ARGUMENT_KIND, Proximity::File, OPERAND_RULES),
    (&rules::WRITES_SOURCE, Proximity::File, OPERAND_RULES),
    (&rules::FIELD_BULLET, Proximity::File, OPERAND_RULES),
    (&rules::UNKNOWN_CELL, Proximity::File, OPERAND_RULES),
    (&rules::UNREACHABLE_CODE, Proximity::File, OPERAND_RULES),
    (&rules::PROGRAM_SYNTAX, Proximity::Folder, &[&rules::UNUSED_FUNCTION]),
    (&rules::EXPRESSION_SYNTAX, Proximity::Folder, &[&rules::UNUSED_FUNCTION]),
    (&rules::GAP, Proximity::File, &[&rules::MISSING_ROLE]),
    (&rules::UNKNOWN_WORD, Proximity::File, &[&rules::MISSING_ROLE]),
    (&rules::UNKNOWN_WORD, Proximity::Folder, &[&rules::COVERED_PART]),
    (&rules::INDEX_ENTRY, Proximity::Folder, &[&rules::FILE_NOT_INDEXED]),
    (&rules::STRUCTURE, Proximity::File, &[&rules::STRAY_MEMBER_BULLET, &rules::UNUSED_STRUCTURE]),
    (&rules::UNKNOWN_STRUCTURE, Proximity::Folder, &[&rules::UNUSED_STRUCTURE]),
    (
        &rules::ROLE_TARGET,
        Proximity::Folder,
        &[&rules::LANE_WITHOUT_SIZE, &rules::MISSING_ROLE, &rules::ERRATUM_WARNING],
    ),
    (&rules::UNKNOWN_TYPE, Proximity::Folder, &[&rules::GENERATED_NAME_COLLISION, &rules::ROLE_TARGET]),
    (&rules::UNKNOWN_PLATFORM, Proximity::Folder, &[&rules::IDLE_GATE]),
    (&rules::UNKNOWN_PLATFORM, Proximity::Line, &[&rules::ALTERNATIVES_OVERLAP]),
    (&rules::UNKNOWN_DATA_TYPE, Proximity::Folder, &[&rules::ERRATUM_WARNING]),
    (&rules::UNKNOWN_DATA_TYPE, Proximity::File, VALUE_RULES),
    (&rules::UNKNOWN_DATA_TYPE, Proximity::File, &[&rules::EMPTY_TYPE_MAP, &rules::UNKNOWN_NAME]),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::File, VALUE_RULES),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::File, &[&rules::UNKNOWN_NAME, &rules::TEMPLATE_CASES]),
    (&rules::UNKNOWN_SHARED_FIELD, Proximity::Folder, &[&rules::ROLE_TARGET]),
    (&rules::UNKNOWN_MEMBER, Proximity::File, &[&rules::TEMPLATE_CASES]),
    (&rules::UNKNOWN_MEMBER, Proximity::Line, &[&rules::UNKNOWN_NAME]),
    (&rules::NARROWING_WIDENS, Proximity::File, &[&rules::DUPLICATE_TEXT, &rules::UNKNOWN_MEMBER]),
    (&rules::ALTERNATIVES_OVERLAP, Proximity::Line, &[&rules::IDLE_GATE]),
    (&rules::DUPLICATE_STRUCTURE, Proximity::Line, &[&rules::UNUSED_STRUCTURE]),
    (
        &rules::MISSING_TABLE,
        Proximity::Folder,
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

/// Documents that define names, each with the rules that break all over the folder if it is
/// missing. A finding of the first rule shows that the document is needed.
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

/// Returns the documents that a strict folder needs and lacks, each with the rules that it
/// suppresses.
fn missing_documents(
    context: RuleContext<'_>,
    out: &Diagnostics,
) -> Vec<&'static (&'static str, &'static [&'static Rule])> {
    let lacks = |path: &str| context.sources.find(path).is_none();
    let broken = |rule: Option<&&'static Rule>| rule.is_some_and(|r| out.iter().any(|d| d.rule.code == r.code));
    let needed = |path: &str, effects: &[&'static Rule]| match path {
        "platforms.md" => true,
        "6_instructions.md" => !context.model.instructions.is_empty(),
        // Folders that describe neither object files nor operands need neither document.
        "4_visa_header.md" => !lacks("5_operands.md") && broken(effects.first()),
        "5_operands.md" => !lacks("4_visa_header.md") && broken(effects.first()),
        _ => broken(effects.first()),
    };
    DOCUMENTS.iter().filter(|(path, effects)| context.strict && lacks(path) && needed(path, effects)).collect()
}

/// Removes findings that only follow from other findings, and reports missing documents.
pub(super) fn suppress(context: RuleContext<'_>, out: &mut Diagnostics) {
    let missing = missing_documents(context, out);
    let undefined: Vec<&[&Rule]> = missing.iter().map(|(_, effects)| *effects).collect();
    suppress_effects(out, &undefined);
    let Some((first, _)) = context.sources.iter().next() else { return };
    for (path, _) in missing {
        let place = context.sources.find("platforms.md").unwrap_or(first);
        let message = format!("the folder has no `{path}`");
        let finding = rules::MISSING_DOCUMENT.at(context.sources.span(place, 0..0), message);
        out.push(finding.help("add it; `specs/README.md` says what each document defines"));
    }
}

/// Removes effects of the causes in `CAUSES`, and findings that a missing document causes.
///
/// `undefined` has the effects of each missing document. A file that uses a name from a missing
/// document keeps no other finding: its rules cannot be judged.
fn suppress_effects(out: &mut Diagnostics, undefined: &[&[&'static Rule]]) {
    let found: HashSet<(&str, FindingPlace)> = out
        .iter()
        .flat_map(|d| {
            [Proximity::Folder, Proximity::File, Proximity::Line].map(|near| (d.rule.code, place_within(d, near)))
        })
        .collect();
    let follows = |d: &Diagnostic| {
        CAUSES.iter().any(|(cause, near, effects)| {
            cause.code != d.rule.code
                && effects.iter().any(|effect| effect.code == d.rule.code)
                && found.contains(&(cause.code, place_within(d, *near)))
        })
    };
    let conflict = rules::CONFLICT_MARKER.code;
    // A file with conflict markers contains two texts, so that no other finding in it is reliable.
    let unmerged =
        |d: &Diagnostic| d.rule.code != conflict && found.contains(&(conflict, place_within(d, Proximity::File)));
    let defined = |d: &Diagnostic| {
        let unknown = undefined.iter().filter_map(|effects| effects.first());
        let mut effects = undefined.iter().copied().flatten();
        !effects.any(|rule| rule.code == d.rule.code)
            && !unknown.into_iter().any(|rule| found.contains(&(rule.code, place_within(d, Proximity::File))))
    };
    out.retain(|d| defined(d) && !unmerged(d) && !follows(d));
}

/// The file and the line of a finding, as far as a `Proximity` compares them.
type FindingPlace = (Option<u16>, Option<u32>);

fn place_within(diagnostic: &Diagnostic, near: Proximity) -> FindingPlace {
    let span = diagnostic.primary;
    match near {
        Proximity::Folder => (None, None),
        Proximity::File => (Some(span.file.0), None),
        Proximity::Line => (Some(span.file.0), Some(span.line)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::source::Sources;

    #[test]
    fn a_consequence_is_dropped_near_its_cause_only() {
        let mut out = Diagnostics::default();
        let mut sources = Sources::default();
        let file = sources.add("a.md", b"one\ntwo\n", &mut out);
        let (one, two) = (sources.span(file, 0..1), sources.span(file, 4..5));
        for (rule, span) in [
            (&rules::TYPE_MAP, one),
            (&rules::EMPTY_TYPE_MAP, one),
            (&rules::EMPTY_TYPE_MAP, two),
            (&rules::UNNAMED_GROUP, one),
        ] {
            out.push(rule.at(span, ""));
        }
        suppress_effects(&mut out, &[]);
        let left: Vec<_> = out.iter().map(|d| (d.rule.name, d.primary.line)).collect();
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
