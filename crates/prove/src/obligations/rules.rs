//! Proofs that the rules of a page can be followed, that each of its constraints can be broken, and
//! that instructions without a mistake have each value that it names.
//!
//! A solver finds an instruction, and the validator confirms it. So an instruction that the solver
//! finds is right, even if a formula here is wrong. The word of the solver counts alone only where
//! there is none.

use super::instruction::{InstructionModel, NamedValue, is_constraint};
use super::witness::Witness;
use super::{Failure, Outcome, VERSION};
use crate::solver::{Answer, Solver, SolverError};
use crate::term::Term;
use openvisa_isa::{InstKind, LAYOUTS};
use openvisa_isa_core::layout::Layout;
use openvisa_isa_core::rules::Constraint;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What an instruction that is asked for breaks.
type Exempt = Option<&'static Constraint>;

/// The values of the variables of a formula.
type Values = HashMap<Term, u128>;

/// Returns the layouts of an instruction in the newest version.
pub(super) fn layouts_of(kind: InstKind) -> Vec<&'static Layout> {
    let is_one =
        |layout: &&Layout| InstKind::of_layout(layout.instruction) == Some(kind) && layout.versions.contain(VERSION);
    LAYOUTS.0.iter().filter(is_one).collect()
}

/// Asks for an instruction that satisfies a condition. Returns an error text if the validator does
/// not confirm it, or the solver has no answer.
fn find(
    model: &InstructionModel,
    condition: Term,
    exempt: Exempt,
    solver: &mut Solver,
) -> Result<Result<Option<Values>, String>, SolverError> {
    if model.terms.known_truth(condition) == Some(false) {
        return Ok(Ok(None));
    }
    let script = model.terms.script(condition);
    let found = match solver.ask(&script)? {
        Answer::Never => return Ok(Ok(None)),
        Answer::Unknown => return Ok(Err("the solver has not found out in time".to_owned())),
        Answer::True(found) => found,
    };
    let values: Values = script.variables.iter().map(|(_, term)| *term).zip(found).collect();
    let broken = Witness::new(model, &values).and_then(|witness| witness.broken_rules());
    Ok(match (broken, exempt) {
        (Some(broken), None) if broken.is_empty() => Ok(Some(values)),
        (Some(broken), Some(exempt)) if broken.len() == 1 && is_constraint(&broken[0], exempt) => Ok(Some(values)),
        (Some(broken), _) => {
            let codes: Vec<_> = broken.iter().map(openvisa::validate::Rule::code).collect();
            Err(format!("the validator reports {codes:?}"))
        }
        (None, _) => Err("the instruction cannot be encoded".to_owned()),
    })
}

/// The constraints of an instruction in one of its layouts.
struct ConstrainedLayout {
    model: InstructionModel,
    /// That an instruction breaks no other rule.
    otherwise_valid: Term,
    /// Whether each constraint is kept, and whether it is broken.
    kept: Vec<Term>,
    broken: Vec<Term>,
}

impl ConstrainedLayout {
    fn new(layout: &'static Layout) -> Option<Self> {
        let mut model = InstructionModel::new(layout)?;
        let otherwise_valid = model.is_otherwise_valid();
        let (kept, broken) = model.kept_and_broken().into_iter().unzip();
        Some(Self { model, otherwise_valid, kept, broken })
    }

    /// Returns that an instruction keeps all constraints, but for an exempt one, which it breaks.
    fn condition(&mut self, exempt: Option<usize>) -> Term {
        let terms = &mut self.model.terms;
        let mut all = self.otherwise_valid;
        for (at, broken) in self.broken.iter().enumerate() {
            let own = if exempt == Some(at) { *broken } else { terms.not(*broken) };
            all = terms.and(all, own);
        }
        all
    }
}

/// Returns the formulas of the constraints of an instruction.
pub(super) fn constraints_formula(kind: InstKind) -> String {
    let mut text = String::new();
    for layout in layouts_of(kind).into_iter().filter_map(ConstrainedLayout::new) {
        for term in layout.kept.iter().chain(&layout.broken).chain([&layout.otherwise_valid]) {
            text.push_str(&layout.model.terms.script(*term).text);
        }
    }
    text
}

/// Proves that each constraint of an instruction can be kept, and be broken alone, in some layout.
pub(super) fn prove_constraints(kind: InstKind, solver: &mut Solver) -> Result<Outcome, SolverError> {
    let mut layouts: Vec<_> = layouts_of(kind).into_iter().filter_map(ConstrainedLayout::new).collect();
    let mut failures = Vec::new();
    for (at, constraint) in kind.rules().constraints.iter().enumerate() {
        for (word, is_broken) in [("kept", false), ("broken", true)] {
            let item = format!("{} {word}", constraint.name);
            let reason = format!("it is never {word} by an instruction without another mistake");
            let mut failure = Some(Failure::refuted(&item, reason));
            for layout in &mut layouts {
                let (mut condition, mut exempt) = (layout.condition(is_broken.then_some(at)), Some(constraint));
                if !is_broken {
                    (condition, exempt) = (layout.model.terms.and(condition, layout.kept[at]), None);
                }
                match find(&layout.model, condition, exempt, solver)? {
                    Ok(None) => {}
                    Ok(Some(_)) => {
                        failure = None;
                        break;
                    }
                    Err(reason) => failure = Some(Failure::unknown(&item, reason)),
                }
            }
            failures.extend(failure);
        }
    }
    Ok(Outcome { failures })
}

/// The values that a page names for a layout, and a question for an instruction with one of them.
struct ValuesQuestion {
    model: InstructionModel,
    valid: Term,
    values: Vec<NamedValue>,
}

impl ValuesQuestion {
    fn new(layout: &'static Layout) -> Option<Self> {
        let mut layout = ConstrainedLayout::new(layout)?;
        let (valid, values) = (layout.condition(None), layout.model.named_values());
        Some(Self { model: layout.model, valid, values })
    }

    /// Returns the condition of a valid instruction with one of the values; of any instruction, if
    /// there are none.
    fn condition(&mut self) -> Term {
        let terms = &mut self.model.terms;
        let none = terms.truth(self.values.is_empty());
        let any = self.values.iter().fold(none, |any, value| terms.or(any, value.holds));
        terms.and(self.valid, any)
    }
}

/// Returns the formulas of the values of an instruction.
pub(super) fn values_formula(kind: InstKind) -> String {
    let mut text = String::new();
    for mut question in layouts_of(kind).into_iter().filter_map(ValuesQuestion::new) {
        let condition = question.condition();
        text.push_str(&question.model.terms.script(condition).text);
        question.values.iter().for_each(|value| text.push_str(&format!("; {}\n", value.name)));
    }
    text
}

/// Proves that each layout of an instruction has a valid instruction, and that there are valid
/// instructions with each value that the page names. Each question is for an instruction with a
/// value that none before has.
pub(super) fn prove_values(kind: InstKind, solver: &mut Solver) -> Result<Outcome, SolverError> {
    let (mut failures, mut met) = (BTreeMap::new(), BTreeSet::new());
    for (number, layout) in (1..).zip(layouts_of(kind)) {
        let name = format!("layout {number}");
        let Some(mut question) = ValuesQuestion::new(layout) else {
            failures.insert(name.clone(), Failure::unknown(&name, "it has no formula".to_owned()));
            continue;
        };
        let mut any_found = false;
        let reason = loop {
            question.values.retain(|value| !met.contains(&value.name));
            if any_found && question.values.is_empty() {
                break Ok(None);
            }
            let condition = question.condition();
            let found = match find(&question.model, condition, None, solver)? {
                Ok(Some(found)) => found,
                other => break other,
            };
            any_found = true;
            let (before, terms) = (met.len(), &mut question.model.terms);
            let here = question.values.iter().filter(|value| terms.is_true_for(value.holds, &found));
            met.extend(here.map(|value| value.name.clone()).collect::<Vec<_>>());
            if met.len() == before && !question.values.is_empty() {
                break Err("its formula has no value".to_owned());
            }
        };
        let names = question.values.into_iter().map(|value| value.name).chain((!any_found).then_some(name));
        for item in names {
            let failure = match &reason {
                Err(reason) => Failure::unknown(&item, reason.clone()),
                Ok(_) => Failure::refuted(&item, "no valid instruction has it".to_owned()),
            };
            failures.insert(item, failure);
        }
    }
    failures.retain(|item, _| !met.contains(item));
    Ok(Outcome { failures: failures.into_values().collect() })
}
