//! Conditions of the preprocessor, and which of their branches are read.
//!
//! For example, `#if 0` has a known value. `#ifdef DEVICE` has none if neither the file nor an
//! option defines the name: its branches are read one after the other.

use crate::expression::{Expression, Operator};
use crate::token::count_step;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;

/// Maximum number of conditions around one whose choice of no branch is made on its own. The number
/// of tokens of all choices grows with it.
const MAX_DEPTH: usize = 64;

/// A condition from `#if` to `#endif`.
#[derive(Debug)]
struct Condition {
    branches: Vec<Branch>,
    /// The index of the item that ends it.
    end: usize,
    /// Number of conditions around it.
    depth: usize,
    /// The condition directly around it.
    parent: Option<usize>,
    /// The first condition with the same tests, if these conditions depend on nothing but each
    /// other: no other condition and no definition has their names. They choose the same branch.
    twin: Option<usize>,
    /// The positions that the first choice found possible, if it has a twin.
    candidates: Vec<usize>,
    /// Number of candidates that were chosen, at least.
    done: usize,
}

/// A branch of a condition.
#[derive(Debug)]
struct Branch {
    test: BranchTest,
    /// The index of the item that begins it.
    item: usize,
    /// The byte offset of the directive.
    place: usize,
    /// Whether the branch is a whole header, after the test that it was not read before.
    is_include_guard: bool,
}

/// The test before a branch.
#[derive(Debug)]
pub(super) enum BranchTest {
    /// The tokens of an expression.
    Expression(Range<usize>),
    /// Whether a name is defined, or is not.
    Defined { name: String, expected: bool },
    /// No test: `#else`.
    Always,
}

/// The place of a branch in its condition.
#[derive(Clone, Copy, Debug)]
pub(super) struct BranchIndex {
    condition: usize,
    position: usize,
}

/// The conditions of a source.
#[derive(Debug, Default)]
pub(super) struct Conditions {
    /// In the order of their beginnings.
    all: Vec<Condition>,
    /// The conditions that are not ended yet.
    open: Vec<usize>,
    /// The choices that were made.
    visited: BTreeSet<Choice>,
    /// The choices that could have been made and were not, with what leads to them.
    pending: BTreeMap<Choice, Trail>,
    /// The byte offset of the first condition whose choice of no branch was left out.
    skipped: Option<usize>,
}

/// A choice at a condition: the position of a branch, or their number for none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Choice {
    condition: usize,
    position: usize,
}

/// The choices before a pending one. Equal choices lead to it again.
#[derive(Debug)]
struct Trail {
    /// The choices of the run that could have made it. Those of twins are that of the first one.
    choices: Rc<RefCell<Vec<Choice>>>,
    /// Number of the choices that precede it.
    count: usize,
}

/// One choice of branches, as far as it is made.
#[derive(Debug, Default)]
pub(super) struct Run {
    pub(super) assumptions: Assumptions,
    /// The choices that lead to a pending one, by condition.
    wanted: BTreeMap<usize, usize>,
    /// The choices of conditions with twins, by the first twin.
    made: BTreeMap<usize, usize>,
    choices: Rc<RefCell<Vec<Choice>>>,
}

/// The assumptions of one choice of branches.
#[derive(Debug, Default)]
pub(super) struct Assumptions {
    /// The values of conditions, by their text.
    truths: BTreeMap<String, bool>,
}

impl Assumptions {
    /// Notes that a name is not defined.
    pub(super) fn undefine(&mut self, name: &str) {
        self.truths.insert(format!("defined({name})"), false);
    }

    /// Removes what is assumed of a name.
    pub(super) fn forget(&mut self, name: &str) {
        self.truths.remove(&format!("defined({name})"));
    }

    /// Returns the value of an expression, if it is known or assumed.
    fn truth(&self, condition: &Expression, is_defined: &dyn Fn(&str) -> bool) -> Option<bool> {
        let assumed = |condition: &Expression| self.truths.get(&format!("{condition:?}")).copied();
        let known = |name: &str| {
            let tested = name.strip_prefix("defined(").and_then(|name| name.strip_suffix(')'));
            let is_absent = |name: &str| self.truths.get(&format!("defined({name})")) == Some(&false);
            match tested {
                Some(tested) if is_defined(tested) => Some(1),
                Some(_) => self.truths.get(name).copied().map(i64::from),
                // A name that is not defined is 0.
                None => is_absent(name).then_some(0),
            }
        };
        let value = condition.evaluate(&known).map(|value| value != 0);
        value.or_else(|| assumed(condition)).or_else(|| match condition {
            Expression::Not(inner) => self.truth(inner, is_defined).map(|truth| !truth),
            Expression::Binary { operator: Operator::Both, operands } => {
                let truths = [0, 1].map(|index: usize| self.truth(&operands[index], is_defined));
                match truths.contains(&Some(false)) {
                    true => Some(false),
                    false => (truths == [Some(true); 2]).then_some(true),
                }
            }
            Expression::Binary { operator: Operator::Either, operands } => {
                let truths = [0, 1].map(|index: usize| self.truth(&operands[index], is_defined));
                match truths.contains(&Some(true)) {
                    true => Some(true),
                    false => (truths == [Some(false); 2]).then_some(false),
                }
            }
            _ => None,
        })
    }

    /// Assumes the value of a condition, and what follows from it.
    fn assume(&mut self, condition: &Expression, truth: bool) {
        match condition {
            Expression::Name(name) => {
                self.truths.insert(name.clone(), truth);
            }
            Expression::Not(inner) => self.assume(inner, !truth),
            Expression::Binary { operator: Operator::Both, operands } if truth => {
                operands.iter().for_each(|operand| self.assume(operand, truth));
            }
            Expression::Binary { operator: Operator::Either, operands } if !truth => {
                operands.iter().for_each(|operand| self.assume(operand, truth));
            }
            _ => {}
        }
        self.truths.insert(format!("{condition:?}"), truth);
    }
}

impl Conditions {
    /// Adds a branch. Returns `None` if it continues a condition and none is open.
    pub(super) fn begin_branch(
        &mut self,
        test: BranchTest,
        continues: bool,
        item: usize,
        place: usize,
    ) -> Option<BranchIndex> {
        if !continues {
            let (parent, depth) = (self.open.last().copied(), self.open.len());
            self.open.push(self.all.len());
            let (branches, candidates) = (Vec::new(), Vec::new());
            self.all.push(Condition { branches, end: item, depth, parent, twin: None, candidates, done: 0 });
        }
        let condition = *self.open.last()?;
        let branches = &mut self.all[condition].branches;
        branches.push(Branch { test, item, place, is_include_guard: false });
        Some(BranchIndex { condition, position: branches.len() - 1 })
    }

    /// Ends the innermost condition at an item.
    pub(super) fn end(&mut self, item: usize) {
        if let Some(last) = self.open.pop() {
            self.all[last].end = item;
        }
    }

    /// Ends all conditions. `defines_after` says whether a name is defined directly after the item
    /// that begins a branch, which is the first of a header. `words_of` returns the words of a
    /// test, and `changed` are the names that definitions change.
    pub(super) fn finish<'w>(
        &mut self,
        items: usize,
        defines_after: &dyn Fn(usize, &str) -> bool,
        words_of: &dyn Fn(&Range<usize>) -> Vec<&'w str>,
        changed: &BTreeSet<&str>,
    ) {
        while !self.open.is_empty() {
            self.end(items);
        }
        let (mut first_of_tests, mut owners, mut shared) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        let mut twins = Vec::new();
        for (index, condition) in self.all.iter_mut().enumerate() {
            if let [Branch { test: BranchTest::Defined { name, expected: false }, item, is_include_guard, .. }] =
                condition.branches.as_mut_slice()
            {
                *is_include_guard = condition.end == items && defines_after(*item, name);
            }
            let tests: Vec<Vec<String>> = condition.branches.iter().map(|branch| branch.test.words(words_of)).collect();
            let names: BTreeSet<&String> = tests.iter().flatten().collect();
            let names: Vec<String> = names.into_iter().cloned().collect();
            let first = *first_of_tests.entry(tests).or_insert(index);
            twins.push(first);
            // A choice in a branch of a twin is made already.
            if condition.parent.is_some_and(|parent| twins[parent] == first) {
                shared.insert(first);
            }
            for name in names {
                let is_changed = changed.contains(name.as_str());
                let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_') && name != "defined";
                let owner = *owners.entry(name).or_insert(first);
                if is_name && (is_changed || owner != first) {
                    shared.extend([owner, first]);
                }
            }
        }
        for (condition, first) in self.all.iter_mut().zip(twins) {
            condition.twin = Some(first).filter(|first| !shared.contains(first));
        }
    }

    /// Removes the choices that could have been made and were not. Returns the byte offset of one.
    pub(super) fn take_pending(&mut self) -> Option<usize> {
        let (pending, skipped) = (std::mem::take(&mut self.pending), self.skipped.take());
        let place = |choice: &Choice| {
            let branches = &self.all[choice.condition].branches;
            branches.get(choice.position).or(branches.first()).map(|branch| branch.place)
        };
        pending.keys().next().and_then(place).or(skipped)
    }

    /// Begins a choice of branches: one that leads to a pending one, or the first.
    pub(super) fn begin_run(&mut self) -> Run {
        let mut run = Run::default();
        if let Some((choice, trail)) = self.pending.pop_first() {
            let before = trail.choices.borrow();
            run.wanted = before[..trail.count].iter().map(|choice| (choice.condition, choice.position)).collect();
            run.wanted.insert(self.key(choice.condition), choice.position);
        }
        run
    }

    /// Returns whether no choice is left.
    pub(super) fn is_done(&self) -> bool {
        self.pending.is_empty()
    }

    /// Returns the condition that decides for a condition: its first twin, or itself.
    fn key(&self, condition: usize) -> usize {
        self.all[condition].twin.unwrap_or(condition)
    }

    /// Chooses a branch of the condition that begins with `first`, if it begins one. Returns the
    /// index of the first item that is read.
    ///
    /// `words` expands the words of an expression. `is_defined` says whether a name is defined.
    pub(super) fn choose(
        &mut self,
        first: BranchIndex,
        run: &mut Run,
        words: &dyn Fn(Range<usize>) -> Vec<String>,
        is_defined: &dyn Fn(&str) -> bool,
    ) -> usize {
        let BranchIndex { condition: index, position } = first;
        // A branch that follows one that was read ends the condition.
        if position != 0 {
            return self.all[index].end;
        }
        let key = self.key(index);
        let position = match self.all[index].twin {
            Some(_) => self.choose_like_twins(index, run, words, is_defined),
            None => {
                let candidates = self.find_candidates(index, &run.assumptions, words, is_defined);
                let positions: Vec<usize> = candidates.iter().map(|candidate| candidate.position).collect();
                let position = self.select(index, &positions, run.wanted.get(&key).copied());
                self.note_pending(index, &positions, position, run);
                for candidate in candidates.iter().take_while(|candidate| candidate.position <= position) {
                    if let Some(condition) = &candidate.condition {
                        run.assumptions.assume(condition, candidate.position == position);
                    }
                }
                position
            }
        };
        run.choices.borrow_mut().push(Choice { condition: key, position });
        let choice = Choice { condition: index, position };
        self.visited.insert(choice);
        self.pending.remove(&choice);
        let condition = &self.all[index];
        condition.branches.get(position).map_or(condition.end, |branch| branch.item + 1)
    }

    /// Chooses the branch of a condition that its twins choose.
    fn choose_like_twins(
        &mut self,
        index: usize,
        run: &mut Run,
        words: &dyn Fn(Range<usize>) -> Vec<String>,
        is_defined: &dyn Fn(&str) -> bool,
    ) -> usize {
        let key = self.key(index);
        let is_new = self.all[index].candidates.is_empty();
        if is_new {
            let found = self.find_candidates(index, &run.assumptions, words, is_defined);
            self.all[index].candidates = found.into_iter().map(|candidate| candidate.position).collect();
        }
        let candidates = std::mem::take(&mut self.all[index].candidates);
        let done = self.all[index].done;
        let is_visited = |position: &&usize| self.visited.contains(&Choice { condition: index, position: **position });
        let done = done + candidates[done..].iter().inspect(|_| count_step()).take_while(is_visited).count();
        self.all[index].done = done;
        let free = || candidates.get(done).or(candidates.first()).copied().unwrap_or(0);
        let made = run.made.get(&key).or(run.wanted.get(&key)).copied();
        let position = made.unwrap_or_else(free);
        if is_new {
            self.note_pending(index, &candidates, position, run);
        }
        self.all[index].candidates = candidates;
        run.made.insert(key, position);
        position
    }

    /// Returns the choices that are possible at a condition, in their order.
    fn find_candidates(
        &self,
        index: usize,
        assumptions: &Assumptions,
        words: &dyn Fn(Range<usize>) -> Vec<String>,
        is_defined: &dyn Fn(&str) -> bool,
    ) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        let branches = &self.all[index].branches;
        for (position, branch) in branches.iter().enumerate() {
            count_step();
            let (condition, truth) = match &branch.test {
                BranchTest::Always => (None, Some(true)),
                BranchTest::Defined { name, expected } => {
                    let tested = Expression::Name(format!("defined({name})"));
                    let condition = if *expected { tested } else { Expression::Not(Box::new(tested)) };
                    let truth = assumptions.truth(&condition, is_defined);
                    (Some(condition), truth.or(branch.is_include_guard.then_some(true)))
                }
                BranchTest::Expression(range) => {
                    let words = words(range.clone());
                    let condition = Expression::parse(&words.iter().map(String::as_str).collect::<Vec<_>>());
                    // An expression that is not understood is known by its text.
                    let condition = condition.unwrap_or_else(|| Expression::Name(words.join(" ")));
                    let truth = assumptions.truth(&condition, is_defined);
                    (Some(condition), truth)
                }
            };
            if truth != Some(false) {
                candidates.push(Candidate { position, condition: condition.filter(|_| truth.is_none()) });
            }
            if truth == Some(true) {
                return candidates;
            }
        }
        candidates.push(Candidate { position: branches.len(), condition: None });
        candidates
    }

    /// Returns the wanted candidate, or the first one that was not chosen before.
    fn select(&self, index: usize, positions: &[usize], wanted: Option<usize>) -> usize {
        let is_new = |position: &usize| !self.visited.contains(&Choice { condition: index, position: *position });
        let wanted = wanted.filter(|wanted| positions.contains(wanted));
        wanted.or_else(|| positions.iter().copied().find(is_new)).or(positions.first().copied()).unwrap_or(0)
    }

    /// Notes the candidates that were not chosen, now or before.
    fn note_pending(&mut self, index: usize, positions: &[usize], chosen: usize, run: &Run) {
        let count = run.choices.borrow().len();
        let Condition { branches, depth, .. } = &self.all[index];
        for position in positions.iter().copied().filter(|position| *position != chosen) {
            let choice = Choice { condition: index, position };
            if position == branches.len() && *depth > MAX_DEPTH {
                self.skipped = self.skipped.or(branches.first().map(|branch| branch.place));
            } else if !self.visited.contains(&choice) {
                self.pending.entry(choice).or_insert_with(|| Trail { choices: Rc::clone(&run.choices), count });
            }
        }
    }
}

/// A choice that is possible at a condition.
struct Candidate {
    position: usize,
    /// The test, if its value is not known.
    condition: Option<Expression>,
}

impl BranchTest {
    /// Returns the words of the test, given those of the tokens of an expression.
    fn words<'w>(&self, words_of: &dyn Fn(&Range<usize>) -> Vec<&'w str>) -> Vec<String> {
        match self {
            Self::Expression(range) => words_of(range).into_iter().map(str::to_owned).collect(),
            Self::Defined { name, expected } => {
                let word = if *expected { "#ifdef" } else { "#ifndef" };
                vec![word.to_owned(), name.clone()]
            }
            Self::Always => Vec::new(),
        }
    }
}
