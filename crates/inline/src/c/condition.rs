//! Conditions of the preprocessor, and which of their branches are read.
//!
//! For example, `#if 0` has a known value. `#ifdef DEVICE` has none if neither the file nor an
//! option defines the name: its branches are read one after the other.

use crate::expression::{Expression, Operator};
use crate::token::count_step;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A branch of a condition.
#[derive(Debug)]
struct Branch {
    /// The branch before it in its condition.
    before: Option<usize>,
    /// The branch after it.
    next: Option<usize>,
    test: BranchTest,
    /// The indices of the items from the one that begins the branch to the one that ends it.
    items: Range<usize>,
    /// The byte offset of the directive.
    place: usize,
    /// Whether the branch is a whole header, after the test that it was not read before.
    is_include_guard: bool,
    /// The index of the item that ends its condition.
    end: usize,
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

/// The conditions of a source.
#[derive(Debug, Default)]
pub(super) struct Conditions {
    branches: Vec<Branch>,
    /// The last branch of each condition that is not ended yet.
    open: Vec<usize>,
    /// The choices that were made.
    visited: BTreeSet<Choice>,
    /// The choices that could have been made and were not, by the item that begins the branch.
    pending: BTreeSet<(usize, Choice)>,
    /// The conditions that decide nothing else, by their first branches: no other condition and no
    /// definition has their names. So what they assume matters to none.
    isolated: BTreeMap<usize, IsolatedCondition>,
}

/// A condition whose candidates are the same in all choices of branches.
#[derive(Debug, Default)]
struct IsolatedCondition {
    /// The candidates; none before the first choice.
    candidates: Vec<Choice>,
    /// Number of candidates that were read, with all that is in them.
    done: usize,
}

/// A choice at a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Choice {
    Branch(usize),
    /// No branch of the condition that begins with this one.
    None(usize),
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
    /// Adds a branch. Returns its number, or `None` if it continues a condition and none is open.
    pub(super) fn begin_branch(
        &mut self,
        test: BranchTest,
        continues: bool,
        item: usize,
        place: usize,
    ) -> Option<usize> {
        let number = self.branches.len();
        let before = match continues {
            false => None,
            true => {
                let before = self.open.pop()?;
                self.branches[before].next = Some(number);
                self.branches[before].items.end = item;
                Some(before)
            }
        };
        self.open.push(number);
        self.branches.push(Branch {
            before,
            next: None,
            test,
            items: item..item,
            place,
            is_include_guard: false,
            end: item,
        });
        Some(number)
    }

    /// Ends the innermost condition at an item.
    pub(super) fn end(&mut self, item: usize) {
        if let Some(last) = self.open.pop() {
            self.branches[last].items.end = item;
        }
    }

    /// Ends all conditions. `defines_after` says whether a name is defined directly after the item
    /// that begins a branch, which is the first of a header. `names_of` returns the names in a
    /// test, and `changed` are those that definitions change.
    pub(super) fn finish(
        &mut self,
        items: usize,
        defines_after: &dyn Fn(usize, &str) -> bool,
        names_of: &dyn Fn(&BranchTest) -> Vec<String>,
        changed: &BTreeSet<&str>,
    ) {
        while !self.open.is_empty() {
            self.end(items);
        }
        for index in (0..self.branches.len()).rev() {
            let Branch { next, items, .. } = &self.branches[index];
            self.branches[index].end = next.map_or(items.end, |next| self.branches[next].end);
        }
        for branch in &mut self.branches {
            if let BranchTest::Defined { name, expected: false } = &branch.test {
                let is_alone = branch.before.is_none() && branch.next.is_none();
                branch.is_include_guard =
                    is_alone && branch.items.end == items && defines_after(branch.items.start, name);
            }
        }
        let (mut firsts, mut owners, mut shared) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        for (index, branch) in self.branches.iter().enumerate() {
            let first = branch.before.map_or(index, |before| firsts[before]);
            firsts.push(first);
            for name in names_of(&branch.test) {
                let is_changed = changed.contains(name.as_str());
                let owner = *owners.entry(name).or_insert(first);
                if is_changed || owner != first {
                    shared.extend([owner, first]);
                }
            }
        }
        let isolated = firsts.into_iter().filter(|first| !shared.contains(first));
        self.isolated = isolated.map(|first| (first, IsolatedCondition::default())).collect();
    }

    /// Returns whether a branch begins its condition.
    pub(super) fn is_first(&self, branch: usize) -> bool {
        self.branches[branch].before.is_none()
    }

    /// Returns the index of the item that ends the condition of a branch.
    pub(super) fn end_item(&self, branch: usize) -> usize {
        self.branches[branch].end
    }

    /// Returns the number of choices that were made.
    pub(super) fn visited_count(&self) -> usize {
        self.visited.len()
    }

    /// Returns the byte offset of a branch that could have been read and was not.
    pub(super) fn pending_place(&self) -> Option<usize> {
        let (_, Choice::Branch(branch) | Choice::None(branch)) = self.pending.first()?;
        Some(self.branches[*branch].place)
    }

    /// Chooses a branch of the condition that begins with `first`. Returns the index of the first
    /// item that is read.
    ///
    /// `words` expands the words of an expression. `is_defined` says whether a name is defined.
    pub(super) fn choose(
        &mut self,
        first: usize,
        assumptions: &mut Assumptions,
        words: &dyn Fn(Range<usize>) -> Vec<String>,
        is_defined: &dyn Fn(&str) -> bool,
    ) -> usize {
        if let Some(choice) = self.choose_again(first) {
            return self.visit(first, choice);
        }
        let mut candidates: Vec<(Choice, Option<Expression>)> = Vec::new();
        let mut next = Some(first);
        while let Some(number) = next {
            count_step();
            let branch = &self.branches[number];
            next = branch.next;
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
                candidates.push((Choice::Branch(number), condition.filter(|_| truth.is_none())));
            }
            if truth == Some(true) {
                break;
            }
        }
        let is_decided = candidates.last().is_some_and(|(_, condition)| condition.is_none());
        if !is_decided {
            candidates.push((Choice::None(first), None));
        }
        let wanted = candidates.iter().position(|(choice, _)| self.is_wanted(*choice)).unwrap_or(0);
        for (position, (choice, condition)) in candidates.iter().enumerate() {
            let key = (self.item(*choice), *choice);
            if position != wanted && !self.visited.contains(choice) {
                self.pending.insert(key);
            }
            if let Some(condition) = condition.as_ref().filter(|_| position <= wanted) {
                assumptions.assume(condition, position == wanted);
            }
        }
        if let Some(isolated) = self.isolated.get_mut(&first) {
            isolated.candidates = candidates.iter().map(|(choice, _)| *choice).collect();
        }
        self.visit(first, candidates[wanted].0)
    }

    /// Chooses a branch of an isolated condition whose candidates are known.
    fn choose_again(&mut self, first: usize) -> Option<Choice> {
        let IsolatedCondition { candidates, done } = self.isolated.get(&first)?;
        let not_done = candidates.iter().skip(*done).inspect(|_| count_step());
        let read = not_done.take_while(|choice| !self.is_wanted(**choice)).count();
        let choice = candidates.get(done + read).or(candidates.first()).copied();
        self.isolated.get_mut(&first)?.done += read;
        choice
    }

    /// Notes a choice. Returns the index of the first item that is read.
    fn visit(&mut self, first: usize, choice: Choice) -> usize {
        self.visited.insert(choice);
        self.pending.remove(&(self.item(choice), choice));
        match choice {
            Choice::Branch(branch) => self.branches[branch].items.start + 1,
            Choice::None(_) => self.end_item(first),
        }
    }

    /// Returns the index of the item that begins a choice.
    fn item(&self, choice: Choice) -> usize {
        let (Choice::Branch(branch) | Choice::None(branch)) = choice;
        self.branches[branch].items.start
    }

    /// Returns whether a choice was not made before, or whether it has others in it that were not.
    fn is_wanted(&self, choice: Choice) -> bool {
        !self.visited.contains(&choice) || {
            let Choice::Branch(branch) = choice else { return false };
            let Range { start, end } = self.branches[branch].items;
            let inner = (start + 1, Choice::Branch(0))..(end.max(start + 1), Choice::Branch(0));
            self.pending.range(inner).next().is_some()
        }
    }
}
