//! Lowering of the instruction index: titles, groups and availability.

use super::Lowering;
use crate::spec::dialect::raw::RawIndexEntry;
use crate::spec::model::{IndexEntry, IndexGroup, InstructionId};
use crate::spec::rules;
use crate::spec::span::Name;
use crate::spec::syntax::gate;
use std::collections::{HashMap, HashSet};

impl Lowering<'_> {
    pub(super) fn lower_index(&mut self, raw: &[(Name, Vec<RawIndexEntry>)]) {
        let by_path: HashMap<String, InstructionId> = self
            .model
            .instructions()
            .map(|(id, instruction)| (self.sources.file(instruction.file).path.clone(), id))
            .collect();
        let links: HashSet<&str> =
            raw.iter().flat_map(|(_, entries)| entries).map(|entry| entry.link.value.as_str()).collect();
        for (name, entries) in raw {
            let entries =
                entries.iter().map(|entry| self.lower_index_entry(entry, &name.value, &by_path, &links)).collect();
            self.model.index.push(IndexGroup { name: name.clone(), entries });
        }
    }

    /// Reports a title with a gate that is not read as one: an unpaired brace, a gate before the
    /// last word, or platforms in parentheses.
    fn report_gate_in_title(&mut self, title: &Name) {
        let names_platforms = |text: &str| match gate::parse(text, false) {
            Ok(gate::Gate::Platforms(parts)) => {
                parts.iter().all(|(_, name)| self.model.platform(&text[name.clone()]).is_some())
            }
            Ok(gate::Gate::Versions(_)) => true,
            Err(_) => false,
        };
        let last = title.value.rsplit_once('(').and_then(|(_, last)| last.strip_suffix(')'));
        if self.strict && (title.value.contains(['{', '}']) || last.is_some_and(names_platforms)) {
            let finding = rules::GATE_FORM.at(title.span, "this title has a gate that is not read");
            let help = "write the gate at the end, in braces: `[NAME - title {XE2+}](instructions/NAME.md)`";
            self.report(finding.label("the instruction exists everywhere").help(help));
        }
    }

    fn lower_index_entry(
        &mut self,
        raw: &RawIndexEntry,
        group: &str,
        files: &HashMap<String, InstructionId>,
        links: &HashSet<&str>,
    ) -> IndexEntry {
        let gate = self.lower_gate(&raw.gates);
        self.report_gate_in_title(&raw.title);
        let instruction = files.get(&raw.link.value).copied();
        match instruction.and_then(|id| self.model.instructions.get_mut(id.index())) {
            Some(found) => {
                found.title = Some(raw.title.value.clone());
                found.group = Some(group.to_owned());
                if let Some(gate) = &gate {
                    found.platforms = gate.platforms;
                }
                found.gate.clone_from(&gate);
            }
            None => {
                let message = format!("`{}` is not a document of this folder", raw.link.value);
                // A document with another entry is not the one that is missing here.
                let unlisted = |path: &&str| !links.contains(path);
                let mut paths: Vec<&str> = files.keys().map(String::as_str).filter(unlisted).collect();
                paths.sort_unstable();
                let finding = rules::INDEX_LINK.at(raw.link.span, message);
                let finding = match crate::spec::syntax::nearest(&raw.link.value, paths) {
                    Some(near) => finding.help(format!("`{near}` is the nearest path")).guess(raw.link.span, near),
                    None => finding.help("add the document, or remove the entry"),
                };
                self.report(finding);
            }
        }
        IndexEntry {
            name: raw.name.clone(),
            title: raw.title.value.clone(),
            gate,
            link: raw.link.clone(),
            instruction,
            span: raw.span,
        }
    }
}
