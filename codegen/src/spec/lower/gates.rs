//! Lowering of gates: resolves the platforms and versions that they let through.
//!
//! For example, `{XEHP+}{v3.4+}` holds on XEHP and later platforms, from version 3.4 on.

use super::{Lowering, names_of, span_from_to};
use crate::spec::dialect::raw::RawGate;
use crate::spec::model::{Gate, GatedNumber, PlatformSet, VersionRange};
use crate::spec::rules;
use crate::spec::source::Sources;
use crate::spec::span::{Name, Span};
use crate::spec::syntax::gate;
use crate::spec::syntax::{Problem, SourceText, Word};

impl Lowering<'_> {
    /// Lowers adjacent gates, all of which must hold.
    pub(super) fn lower_gate(&mut self, raw: &[RawGate]) -> Option<Gate> {
        let words: Vec<Word<'_>> = raw.iter().map(|g| g.as_ref().map(String::as_str)).collect();
        self.lower_gate_words(&words)
    }

    /// Lowers adjacent gates from words whose spans include the braces.
    pub(super) fn lower_gate_words(&mut self, words: &[Word<'_>]) -> Option<Gate> {
        let (first, last) = (words.first()?, words.last()?);
        let mut platforms = self.model.all_platforms();
        let mut versions = VersionRange::default();
        for word in words {
            match gate::parse(word.value, !self.strict) {
                Ok(gate::Gate::Platforms(parts)) => {
                    let union = self.union_of_platforms(*word, &parts);
                    platforms = platforms.intersection(union);
                }
                Ok(gate::Gate::Versions(range)) => versions = intersect_versions(versions, range),
                Err(problem) => self.gate_problem(*word, problem),
            }
        }
        let source = words.iter().map(|w| w.value).collect::<Vec<_>>().join("}{");
        Some(Gate { platforms, versions, source, span: span_from_to(first.span, last.span) })
    }

    fn gate_problem(&mut self, word: Word<'_>, mut problem: Problem) {
        let place = text_in_braces(self.sources, word);
        problem.range.end = problem.range.end.max(problem.range.start);
        self.report_problem(&rules::GATE_FORM, &place, problem);
    }

    /// Returns the platforms of a gate, of which any may match.
    fn union_of_platforms(&mut self, word: Word<'_>, parts: &[(gate::Reach, std::ops::Range<usize>)]) -> PlatformSet {
        let mut union = PlatformSet::EMPTY;
        let mut unknown = false;
        for (reach, range) in parts {
            let name = &word.value[range.clone()];
            let Some(id) = self.model.platform(name) else {
                let span = text_in_braces(self.sources, word).span(range.clone());
                let known = names_of(self.model.platforms.iter().map(|p| &p.name));
                self.report_unknown(&rules::UNKNOWN_PLATFORM, span, name, "a platform", &known);
                unknown = true;
                continue;
            };
            let part = reach.platforms(id, self.model.platforms.len());
            if self.strict && !part.is_empty() && union.union(part) == union {
                let span = text_in_braces(self.sources, word).span(range.clone());
                let finding = rules::GATE_FORM.at(span, format!("the gate has `{name}` already"));
                self.report(finding.label("again").help("remove it, or correct it"));
            }
            union = union.union(part);
        }
        // A gate that names only unknown platforms limits nothing, so that one misspelling gives
        // one finding.
        if unknown && union.is_empty() { self.model.all_platforms() } else { union }
    }

    /// Parses gates at the beginning of a text, and returns them with the byte offset of the text
    /// after them. Braces without a gate belong to the text.
    pub(super) fn leading_gate(&mut self, place: &SourceText<'_>) -> (Option<Gate>, usize) {
        let (ranges, end) = gate::leading(place.text);
        let words: Vec<Word<'_>> = ranges.into_iter().map(|r| gate::word(place, r)).collect();
        (self.lower_gate_words(&words), end)
    }

    /// Parses a number, or numbers with gates such as `256{-PVC}/512{PVC+}`. Returns an empty list
    /// for any other text.
    pub(super) fn gated_numbers(&mut self, cell: &Name) -> Vec<GatedNumber> {
        let place = self.place_of(cell);
        let mut numbers = Vec::new();
        let mut at = 0;
        for part in cell.value.split('/') {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let rest = place.part(at + digits..at + part.len());
            let (gate, end) = if rest.text.is_empty() { (None, 0) } else { self.leading_gate(&rest) };
            let Some(value) = part[..digits].parse().ok().filter(|_| end == rest.text.len()) else {
                return Vec::new();
            };
            numbers.push(GatedNumber { gate, value });
            at += part.len() + 1;
        }
        numbers
    }

    /// Reports gates in a place where they have no meaning.
    pub(super) fn report_gates(&mut self, gates: &[RawGate], what: &str) {
        if let Some(gate) = gates.first() {
            let finding = rules::GATE_FORM.at(gate.span, format!("{what} has no gate"));
            self.report(finding.help("a gate limits fields, bits, enumerators, types, templates and index entries"));
        }
    }
}

/// Returns the text between the braces of a gate, whose span may include them.
fn text_in_braces<'w>(sources: &'w Sources, word: Word<'w>) -> SourceText<'w> {
    let Span { start, end, file, .. } = word.span;
    if (end - start) as usize == word.value.len() + 2 {
        let span = sources.span(file, start as usize + 1..end as usize - 1);
        return SourceText::new(sources, word.value, span);
    }
    SourceText::new(sources, word.value, word.span)
}

fn intersect_versions(a: VersionRange, b: VersionRange) -> VersionRange {
    let before = match (a.before, b.before) {
        (Some(x), Some(y)) => Some(x.min(y)),
        (x, y) => x.or(y),
    };
    VersionRange { from: a.from.max(b.from), before }
}
