//! Mutants with another head: predicate, mnemonic, suffixes, execution mask and size.

use super::{Mutants, MutationKind, with};
use crate::vocabulary::{Parts, Vocabulary};

/// Adds the mutants of everything before the operands.
pub(super) fn change_head(mutants: &mut Mutants<'_>, parts: &Parts<'_>, vocabulary: &Vocabulary) {
    change_execution(mutants, parts);
    change_predicate(mutants, parts);
    change_saturation(mutants, parts);
    change_suffixes(mutants, parts, vocabulary);
    for mnemonic in vocabulary.mnemonics(parts) {
        let line = with(parts, |parts| parts.mnemonic = mnemonic);
        mutants.add_line(MutationKind::SubOpcode, line);
    }
}

fn change_execution(mutants: &mut Mutants<'_>, parts: &Parts<'_>) {
    let inner = parts.execution.trim_matches(['(', ')']);
    let Some((mask, size)) = inner.split_once(',') else { return };
    let (mask, size) = (mask.trim(), size.trim());
    for other in ["1", "2", "3", "4", "8", "16", "32"] {
        let execution = format!("({mask}, {other})");
        mutants.add_line(MutationKind::Size, with(parts, |parts| parts.execution = &execution));
    }
    let (channel, suffix) = mask.split_once('_').map_or((mask, ""), |(channel, _)| (channel, "_NM"));
    let toggled = if suffix.is_empty() { "_NM" } else { "" };
    let others = (1..=8).map(|number| format!("M{number}{suffix}"));
    for other in others.chain([format!("{channel}{toggled}")]) {
        let execution = format!("({other}, {size})");
        mutants.add_line(MutationKind::Mask, with(parts, |parts| parts.execution = &execution));
    }
}

fn change_predicate(mutants: &mut Mutants<'_>, parts: &Parts<'_>) {
    for predicate in ["", "(P9001)", "(!P9001)", "(P9001.any)", "(P9001.all)", "(P9002)"] {
        mutants.add_line(MutationKind::Predicate, with(parts, |parts| parts.predicate = predicate));
    }
}

fn change_saturation(mutants: &mut Mutants<'_>, parts: &Parts<'_>) {
    let is_saturated = |parts: &Parts<'_>| parts.suffixes.contains(&"sat");
    let line = with(parts, |parts| {
        if is_saturated(parts) {
            parts.suffixes.retain(|suffix| *suffix != "sat");
        } else {
            parts.suffixes.push("sat");
        }
    });
    mutants.add_line(MutationKind::Saturation, line);
}

/// Replaces, removes and adds suffixes. The first one of a message names its memory, those that
/// follow its caching.
fn change_suffixes(mutants: &mut Mutants<'_>, parts: &Parts<'_>, vocabulary: &Vocabulary) {
    let is_message = parts.operands.iter().any(|operand| operand.contains('['));
    let kind = |at: usize| match (is_message, at) {
        (true, 0) => MutationKind::Surface,
        (true, _) => MutationKind::Cache,
        (false, _) => MutationKind::SubOpcode,
    };
    for at in 0..parts.suffixes.len() {
        for suffix in vocabulary.suffixes(parts.mnemonic, at) {
            mutants.add_line(kind(at), with(parts, |parts| parts.suffixes[at] = suffix));
        }
        let line = with(parts, |parts| _ = parts.suffixes.remove(at));
        mutants.add_line(kind(at), line);
    }
    if !is_message {
        return;
    }
    let words: Vec<&str> = vocabulary.suffixes(parts.mnemonic, 1).collect();
    for first in &words {
        let line = with(parts, |parts| parts.suffixes.push(first));
        mutants.add_line(MutationKind::Cache, line);
        for second in &words {
            let line = with(parts, |parts| {
                parts.suffixes.truncate(1);
                parts.suffixes.extend([*first, *second]);
            });
            mutants.add_line(MutationKind::Cache, line);
        }
    }
}
