//! Checks of gates: whether two gates can both hold, and whether a gate can hold at all.
//!
//! For example, the gate `{XE+}` on a field of an instruction that ends before `XE` never holds.

use super::{FieldOwner, RuleContext, all_owners};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Field, FormatRevision, Gate, Instruction, Model, PlatformSet, Version, VersionRange};
use crate::spec::rules;
use crate::spec::span::Span;

/// Returns whether two gates can never both hold. A missing gate always holds.
pub(super) fn are_exclusive(a: Option<&Gate>, b: Option<&Gate>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    a.platforms.intersection(b.platforms).is_empty() || versions_exclude(a.versions, b.versions)
}

/// Returns whether a gate holds wherever another one does. A missing gate always holds.
pub(super) fn gate_includes(wide: Option<&Gate>, narrow: Option<&Gate>) -> bool {
    let Some(wide) = wide else { return true };
    let Some(narrow) = narrow else { return false };
    let (a, b) = (wide.versions, narrow.versions);
    let from = a.from.is_none_or(|from| b.from.is_some_and(|b| b >= from));
    let before = a.before.is_none_or(|before| b.before.is_some_and(|b| b <= before));
    from && before && narrow.platforms.intersection(wide.platforms) == narrow.platforms
}

/// Reports alternatives of a type or of a number whose gates can both hold.
fn check_alternatives<'g>(gates: impl Iterator<Item = Option<&'g Gate>>, place: Span, out: &mut Diagnostics) {
    let gates: Vec<Option<&Gate>> = gates.collect();
    for (at, second) in gates.iter().enumerate() {
        let Some(first) = gates[..at].iter().find(|first| !are_exclusive(**first, *second)) else { continue };
        let span_of = |gate: &Option<&Gate>| gate.map_or(place, |gate| gate.span);
        let finding = rules::ALTERNATIVES_OVERLAP.at(span_of(second), "two alternatives hold at once");
        let finding = finding.label("overlaps").also(span_of(first), "this alternative");
        return out
            .push(finding.help("correct a gate: where one alternative ends, the next begins, `{v3.4+}/{-v3.4}`"));
    }
}

/// Returns whether no version belongs to both ranges.
fn versions_exclude(a: VersionRange, b: VersionRange) -> bool {
    let from = a.from.max(b.from);
    let before = match (a.before, b.before) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    };
    matches!((from, before), (Some(from), Some(before)) if from >= before)
}

/// The platforms, versions and revisions on which an item exists.
#[derive(Clone, Copy)]
struct GateScope<'a> {
    platforms: PlatformSet,
    versions: VersionRange,
    revisions: &'a [FormatRevision],
    /// The newest version of object files.
    newest: Option<Version>,
}

/// Returns whether a version comes after the one that follows the newest. That one exists in text.
fn is_beyond(version: Version, newest: Version) -> bool {
    (version.major, version.minor) > (newest.major, newest.minor.saturating_add(1))
}

impl GateScope<'_> {
    /// Returns whether a version is the usual layout of its number, or a listed revision.
    fn lists(self, version: Version) -> bool {
        version.revision == 0 || self.revisions.iter().any(|revision| revision.version == version)
    }
}

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    let (platforms, versions) = (model.all_platforms(), readable_versions(model));
    let everything = GateScope {
        platforms,
        versions,
        revisions: &model.revisions,
        newest: model.versions.last().map(|v| v.version),
    };
    for owner in all_owners(model) {
        let mut world = everything;
        if let FieldOwner::Instruction(instruction) = owner {
            world.platforms = instruction.platforms;
            check_instruction_gates(instruction, world, out);
        }
        for field in owner.fields() {
            check_field_gates(field, world, out);
        }
    }
    let classes = model.classes.iter().flat_map(|class| [(&class.first, class.span), (&class.most, class.span)]);
    for (numbers, span) in classes.chain(model.predefined.iter().map(|variable| (&variable.counts, variable.span))) {
        check_alternatives(numbers.iter().map(|number| number.gate.as_ref()), span, out);
    }
    for entry in model.index.iter().flat_map(|group| &group.entries) {
        check_gate(entry.gate.as_ref(), everything, out);
    }
    for instruction in &context.model.instructions {
        check_instead(context, instruction, out);
    }
}

/// Checks that what is said to replace an instruction are instructions, and that some platform lacks
/// it.
fn check_instead(context: RuleContext<'_>, instruction: &Instruction, out: &mut Diagnostics) {
    let Some(instead) = &instruction.properties.instead else { return };
    let known = |name: &&str| context.model.instruction(name).is_some();
    let names: Vec<&str> = instead.value.split('`').skip(1).step_by(2).collect();
    let (message, help) = match names.iter().find(|name| !known(name)) {
        Some(name) => (format!("`{name}` is not an instruction"), "name instructions, each in backticks"),
        None if names.is_empty() => ("no instruction is named".to_owned(), "name instructions, each in backticks"),
        None if instruction.platforms == context.model.all_platforms() => {
            (format!("all platforms have `{}`", instruction.name), "remove the property")
        }
        None => return,
    };
    out.push(rules::PROPERTY_VALUE.at(instead.span, message).help(help));
}

/// Returns the versions from the oldest one that can be read, without an upper bound: later
/// versions than the listed ones may exist.
fn readable_versions(model: &Model) -> VersionRange {
    let revisions = model.revisions.iter().map(|revision| revision.version);
    VersionRange { from: model.versions.first().map(|v| v.version).into_iter().chain(revisions).min(), before: None }
}

fn check_instruction_gates(instruction: &Instruction, world: GateScope<'_>, out: &mut Diagnostics) {
    let types = instruction.properties.supported_types.iter().map(|t| &t.gate);
    let maps = instruction.type_maps.iter().map(|m| &m.gate);
    let variants = instruction.format.variants.iter().map(|v| &v.gate);
    let forms = instruction.text.iter().map(|f| &f.gate);
    for gate in types.chain(maps).chain(variants).chain(forms) {
        check_gate(gate.as_ref(), world, out);
    }
}

fn check_field_gates(field: &Field, world: GateScope<'_>, out: &mut Diagnostics) {
    check_gate(field.gate.as_ref(), world, out);
    // A shared field is checked where it is defined.
    if field.alternatives.iter().all(|(gate, _)| gate.span.file == field.span.file) {
        check_alternatives(field.alternatives.iter().map(|(gate, _)| Some(gate)), field.span, out);
    }
    for (gate, _) in &field.alternatives {
        check_gate(Some(gate), world, out);
    }
    let groups =
        field.groups.iter().flat_map(|g| std::iter::once(&g.gate).chain(g.enumerators.iter().map(|e| &e.gate)));
    let gates = field.enumerators.iter().map(|e| &e.gate).chain(groups);
    // Gates copied from a shared field may name platforms that this instruction does not have.
    for gate in gates.flatten().filter(|gate| gate.span.file == field.span.file) {
        check_gate(Some(gate), world, out);
    }
}

/// Reports a gate that names an unknown revision or never holds within `world`.
fn check_gate(gate: Option<&Gate>, world: GateScope<'_>, out: &mut Diagnostics) {
    let Some(gate) = gate else { return };
    let bounds = [gate.versions.from, gate.versions.before];
    if let Some(unknown) = bounds.into_iter().flatten().find(|version| !world.lists(*version)) {
        let message = format!("{unknown} is not a listed revision");
        let finding = rules::IDLE_GATE.at(gate.span, message).label("names an unknown revision");
        out.push(finding.help("correct the gate, or list the revision in the table `Revision | Written by | Change`"));
        return;
    }
    let why = if gate.platforms.is_empty() {
        "names no platform"
    } else if versions_exclude(gate.versions, gate.versions) {
        "names no version"
    } else if gate.versions.from.is_some_and(|from| world.newest.is_some_and(|newest| is_beyond(from, newest))) {
        "names only versions after the one that follows the newest"
    } else if versions_exclude(gate.versions, world.versions) {
        "names only versions that are too old to be read"
    } else if gate.platforms.intersection(world.platforms).is_empty() {
        "names only platforms that do not have the instruction"
    } else {
        return;
    };
    let message = format!("the gate {{{}}} {why}", gate.source.trim_matches(['{', '}']));
    let finding = rules::IDLE_GATE.at(gate.span, message);
    out.push(finding.label("never holds").help("correct the gate, or remove what it limits"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn versions(from: Option<u8>, before: Option<u8>) -> VersionRange {
        let version = |minor| Version { major: 3, minor, revision: 0 };
        VersionRange { from: from.map(version), before: before.map(version) }
    }

    #[test]
    fn ranges_of_versions_exclude_each_other_unless_they_share_one() {
        assert!(versions_exclude(versions(None, Some(4)), versions(Some(4), None)));
        assert!(!versions_exclude(versions(None, Some(5)), versions(Some(4), None)));
        assert!(!versions_exclude(versions(None, None), versions(Some(4), Some(5))));
        assert!(versions_exclude(versions(Some(2), Some(3)), versions(Some(7), None)));
    }
}
