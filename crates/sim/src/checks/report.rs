//! Reports of findings: text for people, and JSON for programs.
//!
//! For example, a race of two instructions becomes these lines:
//!
//! ```text
//! data race in byte 4 of shared local memory, and 63 more of these instructions
//!   store: work-group (0, 0, 0), thread 0, work-item (0, 0, 0), global id (0, 0, 0)
//!     instruction 14 of reduce, reduce.cl:9: lsc_store.slm (M1, 16) flat[V40]:a32 V41:d32
//!   load: work-group (0, 0, 0), thread 1, work-item (16, 0, 0), global id (16, 0, 0)
//!     instruction 17 of reduce, reduce.cl:11: lsc_load.slm (M1, 16) V42:d32 flat[V43]:a32
//! ```

use crate::checks::finding::{FoundSite, LaunchFinding};
use openvisa::text::Listing;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write;

impl LaunchFinding {
    /// Joins findings of the same lines of the source: compilers make many instructions of a line,
    /// for example where a loop is unrolled. Findings are joined if they are of one check, and about
    /// one argument or variable. The first one stays, with the number of times of all.
    ///
    /// `listing` has the instructions of the program. Findings stay apart if it has no lines.
    #[must_use]
    pub fn join_lines(findings: Vec<Self>, listing: &Listing) -> Vec<Self> {
        let mut joined: Vec<Self> = Vec::new();
        let mut place_of = HashMap::new();
        for finding in findings {
            let line = |site: &FoundSite| Some((site.action, listing.source(&site.routine, site.instruction.0)?));
            let Some(lines) = finding.sites.iter().map(line).collect::<Option<Vec<_>>>() else {
                joined.push(finding);
                continue;
            };
            let argument = finding.memory.as_ref().map(|memory| memory.argument.clone());
            let variable = finding.variable.as_ref().map(|variable| variable.name.clone());
            match place_of.entry((finding.check, lines, argument, variable)) {
                Entry::Occupied(place) => {
                    let first: &mut Self = &mut joined[*place.get()];
                    first.count += finding.count;
                    first.instructions += finding.instructions;
                }
                Entry::Vacant(place) => {
                    place.insert(joined.len());
                    joined.push(finding);
                }
            }
        }
        joined
    }

    /// Formats the finding for people. `listing` has the instructions of the program.
    #[must_use]
    pub fn to_text(&self, listing: &Listing) -> String {
        let mut text = self.headline();
        for site in &self.sites {
            let _ = write!(text, "\n  {}: {}", site.action.name(), site.describe_place());
            let _ = write!(text, "\n    {}", site.describe_instruction(listing));
        }
        if let Some(help) = self.help {
            let _ = write!(text, "\n  help: {help}");
        }
        text
    }

    /// Formats the finding as a JSON object. `listing` has the instructions of the program.
    ///
    /// Members are `check`, `message`, `count`, `instructions`, `memory` (`description`, `argument`,
    /// `address`, `bytes`), `variable` (`description`, `name`, `first`, `count`), `sites` and `help`. A
    /// site has `action`, `routine`, `instruction`, `kind`, `offset`, `text`, `source` (`file`,
    /// `line`), `group`, `thread`, `local_id` and `global_id`. What is not known is left out.
    #[must_use]
    pub fn to_json(&self, listing: &Listing) -> Value {
        let mut members = Map::new();
        members.insert("check".to_owned(), self.check.name().into());
        members.insert("message".to_owned(), self.message.clone().into());
        members.insert("count".to_owned(), self.count.into());
        members.insert("instructions".to_owned(), self.instructions.into());
        if let Some(memory) = &self.memory {
            let mut of = Map::new();
            of.insert("description".to_owned(), memory.description.clone().into());
            of.extend(memory.argument.clone().map(|name| ("argument".to_owned(), name.into())));
            of.insert("address".to_owned(), memory.address.into());
            of.insert("bytes".to_owned(), memory.bytes.into());
            members.insert("memory".to_owned(), of.into());
        }
        if let Some(variable) = &self.variable {
            let mut of = Map::new();
            of.insert("description".to_owned(), variable.description.clone().into());
            of.insert("name".to_owned(), variable.name.clone().into());
            of.insert("first".to_owned(), variable.part.start.into());
            of.insert("count".to_owned(), variable.part.len().into());
            members.insert("variable".to_owned(), of.into());
        }
        let sites: Vec<_> = self.sites.iter().map(|site| site.to_json(listing)).collect();
        members.insert("sites".to_owned(), sites.into());
        members.extend(self.help.map(|help| ("help".to_owned(), help.into())));
        members.into()
    }
}

impl FoundSite {
    /// Returns who executed the instruction.
    fn describe_place(&self) -> String {
        let [x, y, z] = self.group;
        let mut text = format!("work-group ({x}, {y}, {z}), thread {}", self.thread);
        if let Some([x, y, z]) = self.local_id {
            let _ = write!(text, ", work-item ({x}, {y}, {z})");
        }
        if let Some([x, y, z]) = self.global_id {
            let _ = write!(text, ", global id ({x}, {y}, {z})");
        }
        text
    }

    /// Returns the number, the source line and the text of the instruction.
    fn describe_instruction(&self, listing: &Listing) -> String {
        let (number, kind) = self.instruction;
        let mut text = format!("instruction {number} of {}", self.routine);
        if let Some(line) = listing.source(&self.routine, number) {
            let _ = write!(text, ", {line}");
        }
        match listing.instruction(&self.routine, number) {
            Some(instruction) => text + ": " + instruction,
            None => format!("{text} ({kind}) at byte {:#x}", self.offset),
        }
    }

    fn to_json(&self, listing: &Listing) -> Value {
        let (number, kind) = self.instruction;
        let mut members = Map::new();
        members.insert("action".to_owned(), self.action.name().into());
        members.insert("routine".to_owned(), self.routine.clone().into());
        members.insert("instruction".to_owned(), number.into());
        members.insert("kind".to_owned(), kind.to_string().into());
        members.insert("offset".to_owned(), self.offset.into());
        let text = listing.instruction(&self.routine, number);
        members.extend(text.map(|text| ("text".to_owned(), text.into())));
        if let Some(line) = listing.source(&self.routine, number) {
            members.insert("source".to_owned(), json!({"file": &*line.file, "line": line.line}));
        }
        members.insert("group".to_owned(), json!(self.group));
        members.insert("thread".to_owned(), self.thread.into());
        members.extend(self.local_id.map(|id| ("local_id".to_owned(), json!(id))));
        members.extend(self.global_id.map(|id| ("global_id".to_owned(), json!(id))));
        members.into()
    }
}
