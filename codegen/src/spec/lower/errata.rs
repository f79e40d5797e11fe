//! Errata: explained differences from the vendor's documents.

use super::Lowering;
use crate::spec::dialect::raw::RawErratum;
use crate::spec::model::ErrataEntry;
use crate::spec::span::Name;
use crate::spec::syntax::SourceText;

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
                    "Covers" => entry.covers.extend(code_spans(&self.place_of(text))),
                    "Warns" => entry.warns.extend(code_spans(&self.place_of(text))),
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
}

/// Returns the content of each code span in a text.
fn code_spans(place: &SourceText<'_>) -> Vec<Name> {
    let mut spans = Vec::new();
    let mut at = 0;
    while let Some(open) = place.text[at..].find('`') {
        let start = at + open + 1;
        let Some(length) = place.text[start..].find('`') else { break };
        spans.push(place.own(start..start + length));
        at = start + length + 1;
    }
    spans
}
