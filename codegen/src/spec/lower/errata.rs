//! Errata: explained differences from the vendor's documents.

use super::Lowering;
use crate::spec::dialect::raw::RawErratum;
use crate::spec::dialect::sections::shorten_quote;
use crate::spec::model::ErrataEntry;
use crate::spec::rules;
use crate::spec::span::Name;

impl Lowering<'_> {
    pub(super) fn lower_errata(&mut self, raw: &[RawErratum]) {
        for raw in raw {
            let mut entry = ErrataEntry {
                title: raw.title.clone(),
                covers: Vec::new(),
                warns: Vec::new(),
                upstream: String::new(),
                here: String::new(),
                evidence: String::new(),
            };
            for (key, text) in &raw.bullets {
                match key.value.as_str() {
                    "Covers" => entry.covers.extend(self.lower_paths(text)),
                    "Warns" => entry.warns.extend(self.lower_paths(text)),
                    "Upstream" => entry.upstream.clone_from(&text.value),
                    "Here" => entry.here.clone_from(&text.value),
                    "Evidence" => entry.evidence.clone_from(&text.value),
                    // The reader has already reported an unknown key.
                    _ => {}
                }
            }
            self.model.errata.push(entry);
        }
    }

    /// Reads the paths of a list such as `` `ADD/opcode`, `ADD/title` ``.
    fn lower_paths(&mut self, list: &Name) -> Vec<Name> {
        let place = self.place_of(list);
        let mut paths = Vec::new();
        let mut start = 0;
        for (index, part) in list.value.split('`').enumerate() {
            let range = start..start + part.len();
            start = range.end + 1;
            if index % 2 == 1 {
                paths.push(place.own(range));
                continue;
            }
            let words = part.trim_matches([',', ' ', '\n']);
            if !words.is_empty() {
                let message = format!("`{}` is not a path of a difference", shorten_quote(words));
                let finding = rules::ERRATUM_BULLET.at(place.span(range), message);
                self.report(finding.help("write paths alone, each in backticks: `` `ADD/opcode`, `ADD/title` ``"));
            }
        }
        paths
    }
}
