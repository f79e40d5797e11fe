//! Checks of the instruction index: it lists every instruction once, under its name.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::InstructionId;
use crate::spec::rules;
use crate::spec::span::Span;
use std::collections::HashMap;

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let model = context.model;
    if model.index.is_empty() {
        // The folder has no index.
        return;
    }
    let mut seen: HashMap<InstructionId, Span> = HashMap::new();
    for entry in model.index.iter().flat_map(|group| &group.entries) {
        let Some(id) = entry.instruction else { continue };
        let Some(instruction) = model.instructions.get(id.index()) else { continue };
        if entry.name.value != instruction.name.value {
            let message = format!("the entry is named `{}`, its file `{}`", entry.name, instruction.name);
            let finding = rules::INDEX_NAME.at(entry.name.span, message).label("another name");
            out.push(finding.also(entry.link.span, "the file").help("correct the name or the link"));
        }
        match seen.get(&id) {
            None => {
                seen.insert(id, entry.span);
            }
            Some(first) => {
                let message = format!("a second entry for `{}`", instruction.name);
                let finding = rules::DUPLICATE_INDEX_ENTRY.at(entry.span, message);
                out.push(finding.label("again").also(*first, "first here").help("remove one"));
            }
        }
    }
    for (id, instruction) in model.instructions() {
        if !seen.contains_key(&id) {
            let message = format!("the index has no entry for `{}`", instruction.name);
            let finding = rules::FILE_NOT_INDEXED.at(instruction.name.span, message);
            let path = &context.sources.file(instruction.file).path;
            out.push(finding.help(format!("add `- [{} - title]({path})` to its group", instruction.name)));
        }
    }
}
