//! Gates: which platforms and versions they let through.

use super::{Lowering, cover};
use crate::diagnostics::Diagnostic;
use crate::dialect::raw::RawGate;
use crate::model::{Gate, GatedNumber, PlatformSet, VersionRange};
use crate::rules;
use crate::span::{Name, Span};
use crate::syntax::gate::{self, Reach};
use crate::syntax::{Place, Problem, Word};

impl Lowering<'_> {
    /// Gates that follow each other: all must hold.
    pub(super) fn gate(&mut self, raw: &[RawGate]) -> Option<Gate> {
        let words: Vec<Word<'_>> = raw.iter().map(|g| g.as_ref().map(String::as_str)).collect();
        self.gate_of_words(&words)
    }

    /// The same of words, whose spans include the braces.
    pub(super) fn gate_of_words(&mut self, words: &[Word<'_>]) -> Option<Gate> {
        let (first, last) = (words.first()?, words.last()?);
        let mut platforms = self.model.all_platforms();
        let mut versions = VersionRange::default();
        for word in words {
            match gate::parse(word.value, !self.strict) {
                Ok(gate::Gate::Platforms(parts)) => {
                    let union = self.union(*word, &parts);
                    platforms = platforms.intersection(union);
                }
                Ok(gate::Gate::Versions(range)) => versions = intersection(versions, range),
                Err(problem) => self.gate_problem(*word, problem),
            }
        }
        let source = words.iter().map(|w| w.value).collect::<Vec<_>>().join("}{");
        Some(Gate { platforms, versions, source, span: cover(first.span, last.span) })
    }

    fn gate_problem(&mut self, word: Word<'_>, mut problem: Problem) {
        let place = inner(self.sources, word);
        problem.range.end = problem.range.end.max(problem.range.start);
        self.problem(&rules::GATE_FORM, &place, problem);
    }

    fn union(&mut self, word: Word<'_>, parts: &[(Reach, std::ops::Range<usize>)]) -> PlatformSet {
        let mut union = PlatformSet::EMPTY;
        let mut unknown = false;
        for (reach, range) in parts {
            let name = &word.value[range.clone()];
            let Some(id) = self.model.platform(name) else {
                let span = inner(self.sources, word).span(range.clone());
                let known: Vec<String> =
                    self.model.platforms.iter().take(super::MOST_CANDIDATES).map(|p| p.name.value.clone()).collect();
                self.unknown(&rules::UNKNOWN_PLATFORM, span, name, "a platform", known.iter().map(String::as_str));
                unknown = true;
                continue;
            };
            union = union.union(match reach {
                Reach::Only => PlatformSet::only(id),
                Reach::From => PlatformSet::from(id, self.model.platforms.len()),
                Reach::Before => PlatformSet::before(id),
            });
        }
        // A gate of unknown platforms alone limits nothing, so that one misspelling gives one finding.
        if unknown && union.is_empty() { self.model.all_platforms() } else { union }
    }

    /// Gates at the beginning of a text, and where the text goes on. Braces that hold no gate are text.
    pub(super) fn leading_gate(&mut self, place: &Place<'_>) -> (Option<Gate>, usize) {
        let (ranges, end) = gate::leading(place.text);
        let words: Vec<Word<'_>> = ranges.into_iter().map(|r| gate::word(place, r)).collect();
        (self.gate_of_words(&words), end)
    }

    /// A number, or numbers with gates: `256{-PVC}/512{PVC+}`. Empty where the cell holds something else.
    pub(super) fn gated_numbers(&mut self, cell: &Name) -> Vec<GatedNumber> {
        let place = self.place(cell);
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

    /// Reports gates where none have a meaning.
    pub(super) fn no_gates(&mut self, gates: &[RawGate], what: &str) {
        if let Some(gate) = gates.first() {
            let finding = Diagnostic::new(&rules::GATE_FORM, gate.span, format!("{what} has no gate"));
            self.report(finding.help("a gate limits fields, bits, enumerators, types, templates and index entries"));
        }
    }
}

/// The text between the braces, whose span may include them.
fn inner<'w>(sources: &'w crate::source::Sources, word: Word<'w>) -> Place<'w> {
    let Span { start, end, file, .. } = word.span;
    if (end - start) as usize == word.value.len() + 2 {
        let span = sources.span(file, start as usize + 1..end as usize - 1);
        return Place::new(sources, word.value, span);
    }
    Place::new(sources, word.value, word.span)
}

fn intersection(a: VersionRange, b: VersionRange) -> VersionRange {
    let before = match (a.before, b.before) {
        (Some(x), Some(y)) => Some(x.min(y)),
        (x, y) => x.or(y),
    };
    VersionRange { from: a.from.max(b.from), before }
}
