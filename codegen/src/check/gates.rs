//! Gates: which of them can hold together, and which can never hold.

use super::{Context, Owner, owners};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::model::{Field, Gate, Instruction, PlatformSet, VersionRange};
use crate::rules;

/// Whether what stands behind two gates is never there together. No gate always holds.
pub(super) fn exclude(a: Option<&Gate>, b: Option<&Gate>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    a.platforms.intersection(b.platforms).is_empty() || versions_exclude(a.versions, b.versions)
}

fn versions_exclude(a: VersionRange, b: VersionRange) -> bool {
    let from = a.from.max(b.from);
    let before = match (a.before, b.before) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    };
    matches!((from, before), (Some(from), Some(before)) if from >= before)
}

pub(super) fn check(context: Context<'_>, out: &mut Diagnostics) {
    let all = context.model.all_platforms();
    for owner in owners(context.model) {
        let platforms = match owner {
            Owner::Instruction(instruction) => {
                instruction_gates(instruction, instruction.platforms, out);
                instruction.platforms
            }
            Owner::Structure(_) | Owner::Shared(_) => all,
        };
        for field in owner.fields() {
            field_gates(field, platforms, out);
        }
    }
    for entry in context.model.index.iter().flat_map(|group| &group.entries) {
        idle(entry.gate.as_ref(), all, out);
    }
}

fn instruction_gates(instruction: &Instruction, platforms: PlatformSet, out: &mut Diagnostics) {
    for supported in &instruction.properties.supported_types {
        idle(supported.gate.as_ref(), platforms, out);
    }
    for map in &instruction.type_maps {
        idle(map.gate.as_ref(), platforms, out);
    }
    for variant in &instruction.format.variants {
        idle(variant.gate.as_ref(), platforms, out);
    }
    for form in &instruction.text {
        idle(form.gate.as_ref(), platforms, out);
    }
}

fn field_gates(field: &Field, platforms: PlatformSet, out: &mut Diagnostics) {
    idle(field.gate.as_ref(), platforms, out);
    for (gate, _) in &field.alternatives {
        idle(Some(gate), platforms, out);
    }
    // What is taken over from a shared field may well be for platforms that this instruction does not have.
    let own = |gate: &Option<Gate>| gate.as_ref().is_some_and(|g| g.span.file == field.span.file);
    for enumerator in field.enumerators.iter().filter(|e| own(&e.gate)) {
        idle(enumerator.gate.as_ref(), platforms, out);
    }
    for group in &field.groups {
        if own(&group.gate) {
            idle(group.gate.as_ref(), platforms, out);
        }
        for enumerator in group.enumerators.iter().filter(|e| own(&e.gate)) {
            idle(enumerator.gate.as_ref(), platforms, out);
        }
    }
}

/// A finding if the gate lets nothing through of what there is.
fn idle(gate: Option<&Gate>, platforms: PlatformSet, out: &mut Diagnostics) {
    let Some(gate) = gate else { return };
    let why = if gate.platforms.is_empty() {
        "names no platform"
    } else if versions_exclude(gate.versions, gate.versions) {
        "names no version"
    } else if gate.platforms.intersection(platforms).is_empty() {
        "names only platforms that do not have the instruction"
    } else {
        return;
    };
    let message = format!("the gate {{{}}} {why}", gate.source.trim_matches(['{', '}']));
    let finding = Diagnostic::new(&rules::IDLE_GATE, gate.span, message).label("never holds");
    out.push(finding.help("correct the gate, or remove what it limits"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Version;

    fn versions(from: Option<u8>, before: Option<u8>) -> VersionRange {
        let version = |minor| Version { major: 3, minor };
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
