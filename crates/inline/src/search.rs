//! Searches for values of what is unknown with which a block has no mistakes.
//!
//! First each unknown is varied alone. Then, for each line that still has a mistake, combinations
//! of the unknowns that the line depends on are tried. A mistake remains if no combination is
//! without it. For example, `mul (M1, 16) %0(0,0)<1> ...` with operands of unknown type has no
//! finding, since some type is correct.

use crate::candidates::{OperandCandidates, Unknown};
use crate::program::ProgramChecker;
use crate::render::Rendered;
use openvisa::text::TextFinding;
use openvisa_findings::Severity;
use openvisa_isa::Platform;
use std::collections::BTreeSet;

/// Maximum number of combinations that are tried for a line.
const MAX_COMBINATIONS: usize = 256;

/// Maximum number of lines for which combinations are tried.
const MAX_LINES: usize = 16;

/// Codes of findings that no type of an operand changes: a name or an instruction is not known.
const CODES_WITHOUT_TYPES: [&str; 3] = ["text:label", "text:mnemonic", "text:undeclared"];

/// Maximum number of times that each unknown is varied alone.
const MAX_ROUNDS: usize = 2;

/// The best result for a block.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) rendered: Rendered,
    pub(crate) findings: Vec<TextFinding>,
    /// The candidate of each unknown.
    pub(crate) choice: Vec<usize>,
}

impl Outcome {
    /// Returns the numbers of errors and of warnings.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let errors = self.findings.iter().filter(|finding| finding.severity == Severity::Error).count();
        (errors, self.findings.len() - errors)
    }

    /// Returns the unknowns that a line depends on, directly or through declarations with an alias.
    pub(crate) fn unknowns_of_line(&self, operands: &OperandCandidates<'_>, line: usize) -> BTreeSet<usize> {
        let used = self.rendered.operands_of_line(line);
        used.into_iter().flat_map(|operand| operands.unknowns_of(operand)).collect()
    }
}

/// Checks a block for a SIMD width and a platform.
///
/// If `checker` is at its limit, findings that depend on values of what is unknown are left out.
pub(crate) fn check_block(
    operands: &OperandCandidates<'_>,
    simd: u32,
    platform: Platform,
    checker: &ProgramChecker,
) -> Outcome {
    let search = Search { operands, simd, platform, checker };
    let mut best = search.evaluate(vec![0; operands.unknowns.len()]);
    if !operands.unknowns.is_empty() {
        search.try_equal_choices(&mut best);
        search.vary_each(&mut best);
        search.drop_possible(&mut best);
    }
    best
}

/// The result of trying the combinations of unknowns for a line.
enum LineResult {
    /// The line has no finding with some combination, or it cannot be found out.
    Possible,
    /// The line has findings with every combination. Those of this choice are shown.
    Wrong(Vec<usize>),
}

/// Iterates over the findings of a line.
fn findings_of(outcome: &Outcome, line: usize) -> impl Iterator<Item = &TextFinding> {
    outcome.findings.iter().filter(move |finding| outcome.rendered.line_of(finding.span.start) == line)
}

/// Returns the byte offset in the source of the first finding of a line.
fn first_place(outcome: &Outcome, line: usize) -> Option<usize> {
    let text = &outcome.rendered.program.text;
    let places = findings_of(outcome, line).filter_map(|finding| text.source_range(finding.span.clone()));
    places.map(|source| source.start).min()
}

struct Search<'s> {
    operands: &'s OperandCandidates<'s>,
    simd: u32,
    platform: Platform,
    checker: &'s ProgramChecker,
}

impl Search<'_> {
    fn evaluate(&self, choice: Vec<usize>) -> Outcome {
        let rendered = Rendered::new(self.operands, &choice, self.simd);
        let findings = self.checker.check(&rendered.program, self.platform);
        Outcome { rendered, findings, choice }
    }

    /// Evaluates a choice, and keeps it if it is better.
    fn try_choice(&self, best: &mut Outcome, choice: Vec<usize>) {
        let outcome = self.evaluate(choice);
        if outcome.counts() < best.counts() {
            *best = outcome;
        }
    }

    /// Returns whether no other types can have fewer findings.
    fn is_settled(&self, outcome: &Outcome) -> bool {
        let mut findings = outcome.findings.iter();
        findings.all(|finding| self.is_certain(outcome, finding))
    }

    /// Returns whether a finding is there with all values of what its line depends on.
    fn is_certain(&self, outcome: &Outcome, finding: &TextFinding) -> bool {
        CODES_WITHOUT_TYPES.contains(&finding.code.as_str()) && {
            let line = outcome.rendered.line_of(finding.span.start);
            let unknowns = outcome.unknowns_of_line(self.operands, line);
            unknowns.iter().all(|index| matches!(self.operands.unknowns[*index], Unknown::Type { .. }))
        }
    }

    /// Tries the same candidate for all unknowns, since operands often have the same type.
    fn try_equal_choices(&self, best: &mut Outcome) {
        let unknowns = &self.operands.unknowns;
        let most = unknowns.iter().map(|unknown| unknown.candidate_count()).max().unwrap_or(0);
        for index in 1..most {
            if self.is_settled(best) || self.checker.is_at_limit() {
                return;
            }
            self.try_choice(best, unknowns.iter().map(|unknown| index.min(unknown.candidate_count() - 1)).collect());
        }
    }

    /// Varies one unknown after the other.
    fn vary_each(&self, best: &mut Outcome) {
        for _ in 0..MAX_ROUNDS {
            let before = best.counts();
            for (position, unknown) in self.operands.unknowns.iter().enumerate() {
                for candidate in 0..unknown.candidate_count() {
                    if self.is_settled(best) || self.checker.is_at_limit() {
                        return;
                    }
                    if candidate != best.choice[position] {
                        let mut choice = best.choice.clone();
                        choice[position] = candidate;
                        self.try_choice(best, choice);
                    }
                }
            }
            if best.counts() == before {
                return;
            }
        }
    }

    /// Removes findings of lines for which some combination of the unknowns has none, or may have
    /// none.
    fn drop_possible(&self, best: &mut Outcome) {
        let line_of = |outcome: &Outcome, finding: &TextFinding| outcome.rendered.line_of(finding.span.start);
        let mut lines: BTreeSet<usize> = best.findings.iter().map(|finding| line_of(best, finding)).collect();
        for finding in best.findings.iter().filter(|finding| self.is_certain(best, finding)) {
            lines.remove(&line_of(best, finding));
        }
        let (mut possible, mut searched, mut choice) = (BTreeSet::new(), 0, best.choice.clone());
        for line in lines {
            let unknowns: Vec<usize> = best.unknowns_of_line(self.operands, line).into_iter().collect();
            if unknowns.is_empty() {
                continue;
            }
            searched += 1;
            let is_left_out = searched > MAX_LINES;
            if is_left_out {
                self.checker.note_limit();
                possible.insert(line);
                continue;
            }
            match self.try_combinations(best, line, &unknowns) {
                LineResult::Wrong(found) => {
                    unknowns.iter().for_each(|position| choice[*position] = found[*position]);
                }
                LineResult::Possible => {
                    possible.insert(line);
                }
            }
        }
        let wrong: BTreeSet<usize> = best.findings.iter().map(|finding| line_of(best, finding)).collect();
        if choice != best.choice {
            *best = self.evaluate(choice);
        }
        let is_kept = |finding: &TextFinding| {
            let line = line_of(best, finding);
            wrong.contains(&line) && !possible.contains(&line)
        };
        let kept: Vec<bool> = best.findings.iter().map(is_kept).collect();
        let mut kept = kept.into_iter();
        best.findings.retain(|_| kept.next().unwrap_or(true));
    }

    /// Tries combinations of the unknowns that a line depends on.
    fn try_combinations(&self, best: &Outcome, line: usize, unknowns: &[usize]) -> LineResult {
        let has_hole = unknowns.iter().any(|position| self.is_hole(&self.operands.unknowns[*position]));
        // Of a text that a program makes, the right one of many combinations may not be tried. Only
        // what is wrong in the form of the text is wrong with all of them.
        let is_sampled = has_hole && self.count_combinations(unknowns) > MAX_COMBINATIONS;
        let (mut furthest, mut choice_of_line) = (first_place(best, line), best.choice.clone());
        for combination in self.combinations(unknowns) {
            if self.checker.is_at_limit() {
                return LineResult::Possible;
            }
            let mut choice = best.choice.clone();
            for (position, candidate) in unknowns.iter().zip(&combination) {
                choice[*position] = *candidate;
            }
            let outcome = self.evaluate(choice);
            if !findings_of(&outcome, line).any(|finding| !is_sampled || finding.code.starts_with("text:")) {
                return LineResult::Possible;
            }
            // A wrong value of a hole hides what comes after it.
            let place = first_place(&outcome, line);
            if has_hole && place > furthest {
                (furthest, choice_of_line) = (place, outcome.choice);
            }
        }
        LineResult::Wrong(choice_of_line)
    }

    /// Returns whether an unknown is in a hole of a text that a program makes.
    fn is_hole(&self, unknown: &Unknown) -> bool {
        match unknown {
            Unknown::Type { operand, .. } | Unknown::Value { operand } | Unknown::Mnemonic { operand } => {
                self.operands.block.operands[*operand].hole.is_some()
            }
            Unknown::Name(_) => false,
        }
    }

    /// Returns the number of combinations of candidates.
    fn count_combinations(&self, unknowns: &[usize]) -> usize {
        let mut counts = unknowns.iter().map(|position| self.operands.unknowns[*position].candidate_count());
        counts.try_fold(1_usize, |total, count| total.checked_mul(count)).unwrap_or(usize::MAX)
    }

    /// Returns combinations of candidates: all if they are few, else an even selection.
    fn combinations(&self, unknowns: &[usize]) -> Vec<Vec<usize>> {
        let counts: Vec<usize> =
            unknowns.iter().map(|position| self.operands.unknowns[*position].candidate_count()).collect();
        let total = self.count_combinations(unknowns);
        if unknowns.is_empty() || total <= 1 {
            return Vec::new();
        }
        // A step without a common factor with the total visits all combinations.
        let step = if total <= MAX_COMBINATIONS { 1 } else { (total / MAX_COMBINATIONS) | 1 };
        let selected = (0..total.min(MAX_COMBINATIONS)).map(|index| {
            let mut rest = index.wrapping_mul(step) % total;
            counts
                .iter()
                .map(|count| {
                    let candidate = rest % count;
                    rest /= count;
                    candidate
                })
                .collect()
        });
        selected.collect()
    }
}
