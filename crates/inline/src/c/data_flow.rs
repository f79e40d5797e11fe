//! Follows values back to what makes them differ between channels, or known at run time only.
//!
//! For example, after `uint i = get_global_id(0), j = i * 4;` the value of `j` differs between
//! channels. Only what is evident counts: the result of a function of the file is not followed.

use super::function::{FunctionHead, find_opening, is_not_unrolled, read_head};
use super::preprocessor::PpToken;
use super::types::{TypeScope, is_type_name};
use crate::block::ValueOrigin;
use crate::origin::{MAX_FOLLOWED_VARIABLES, PER_CHANNEL, PER_RUN, Question};
use crate::token::{TokenKind, find_closing};
use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;

/// Functions whose results depend on their arguments alone.
const PURE: [&str; 24] = [
    "abs",
    "add_sat",
    "clamp",
    "clz",
    "ctz",
    "fabs",
    "floor",
    "fma",
    "hadd",
    "mad",
    "mad24",
    "max",
    "min",
    "mul24",
    "mul_hi",
    "native_exp",
    "popcount",
    "rotate",
    "select",
    "sqrt",
    "static_cast",
    "sub_sat",
    "trunc",
    "upsample",
];

/// Words in the head of a kernel.
const KERNEL_WORDS: [&str; 4] = ["kernel", "__kernel", "nd_range_kernel", "single_task_kernel"];

/// Functions that run a lambda as a kernel.
const KERNEL_CALLS: [&str; 3] = ["parallel_for", "single_task", "parallel_for_work_group"];

/// Maximum number of tokens between the name of such a function and the body of the lambda.
const MAX_CALL_TOKENS: usize = 256;

/// Keywords of statements whose body a condition skips or repeats.
const BRANCHES: [&str; 4] = ["if", "for", "while", "switch"];

/// Keywords of statements that leave a branch.
const EXITS: [&str; 4] = ["break", "continue", "goto", "return"];

/// Functions whose results are limited by one of their arguments.
const LIMITING: [&str; 3] = ["clamp", "min", "select"];

/// The attribute that fixes the size of work-groups. With it, an index can be constant.
const FIXED_SIZE: &str = "reqd_work_group_size";

impl TypeScope<'_> {
    /// Returns what is evident of an expression.
    pub(super) fn origin_of(&self, expression: &[PpToken]) -> ValueOrigin {
        let find = |question| {
            let variables_left = Cell::new(MAX_FOLLOWED_VARIABLES);
            let (open, is_for_count) = (RefCell::default(), Cell::new(false));
            let search = CauseSearch { scope: self, question, variables_left, open, is_for_count };
            search.find_in(expression, self.at)
        };
        ValueOrigin { per_channel: find(Question::PerChannel), at_run_time: find(Question::AtRunTime) }
    }
}

struct CauseSearch<'s> {
    scope: &'s TypeScope<'s>,
    question: Question,
    variables_left: Cell<usize>,
    /// The names of the assignments whose values are being followed.
    open: RefCell<Vec<usize>>,
    /// Whether the value decides how often a loop repeats. A loop that has few iterations at most
    /// can be unrolled, so a value that is limited is no cause.
    is_for_count: Cell<bool>,
}

impl CauseSearch<'_> {
    /// Returns the first cause in an expression that is evaluated at the token `at`.
    fn find_in(&self, tokens: &[PpToken], at: usize) -> Option<String> {
        let source = self.scope.source;
        // A product with 0 is constant.
        let is_zero =
            |pair: &[PpToken]| matches!(pair[0].kind, TokenKind::Symbol('*' | '&')) && pair[1].text(source) == "0";
        if tokens.windows(2).any(is_zero) || (self.is_for_count.get() && self.is_limited(tokens)) {
            return None;
        }
        let mut index = 0;
        while let Some(token) = tokens.get(index) {
            index += 1;
            if token.kind != TokenKind::Name {
                continue;
            }
            let name = token.text(source);
            let is_member = match tokens[..index - 1] {
                [.., ref last] if last.is_symbol('.') => true,
                [.., ref minus, ref greater] => minus.is_symbol('-') && greater.is_symbol('>'),
                _ => false,
            };
            let next = tokens.get(index);
            if next.is_some_and(|next| next.is_symbol('(')) {
                if let Some(cause) = self.cause_of_call(name, tokens, index) {
                    return Some(cause);
                }
                let is_conversion = name.starts_with("convert_") || name.starts_with("as_") || is_type_name(name);
                let is_pure = is_conversion || PURE.contains(&name);
                if !is_pure {
                    index = find_closing(tokens, index).map_or(tokens.len(), |close| close + 1);
                }
                continue;
            }
            let is_object = next.is_some_and(|next| next.is_symbol('.'))
                && tokens.get(index + 2).is_some_and(|after| after.is_symbol('('));
            let has_scope = next.is_some_and(|next| next.is_symbol(':'));
            let is_address = index >= 2 && tokens[index - 2].is_symbol('&') && !is_value(tokens, index - 2);
            if is_object {
                let method = tokens[index + 1].text(source);
                if ["get_id", "get_linear_id"].contains(&method) && self.is_item(name, at) {
                    return self.question.answer(format!("`{method}` of an item is called for it"), true);
                }
            } else if !is_member
                && !is_address
                && !has_scope
                && let Some(cause) = self.cause_of_variable(name, at)
            {
                return Some(cause);
            }
        }
        None
    }

    /// Returns the cause in the result of a function. `open` is the index of its parenthesis.
    fn cause_of_call(&self, name: &str, tokens: &[PpToken], open: usize) -> Option<String> {
        let source = self.scope.source;
        if PER_CHANNEL.contains(&name) {
            let dimension = tokens.get(open + 1).map(|token| token.text(source));
            let is_first = matches!(dimension, Some("0" | ")"));
            let may_be_constant = !is_first && !self.scope.names.indices(FIXED_SIZE).is_empty();
            return self.question.answer(format!("`{name}` is called for it"), true).filter(|_| !may_be_constant);
        }
        match PER_RUN.contains(&name) {
            true => self.question.answer(format!("`{name}` is called for it"), false),
            false => None,
        }
    }

    /// Returns whether a name is declared as an item of SYCL.
    fn is_item(&self, name: &str, at: usize) -> bool {
        let declared = self.scope.find_declaration(name, at);
        declared.is_some_and(|declared| declared.words.iter().any(|word| ["item", "h_item"].contains(&word.as_str())))
    }

    /// Returns the cause in a variable, if each of its values has one.
    fn cause_of_variable(&self, name: &str, at: usize) -> Option<String> {
        self.variables_left.set(self.variables_left.get().checked_sub(1)?);
        let (scope, source) = (self.scope, self.scope.source);
        let declared = scope.find_declaration(name, at)?;
        let function = scope.names.open_braces(at).find_map(|brace| read_head(source, scope.all, brace));
        if let Some(head) = function
            && (head.name.unwrap_or(head.start)..head.brace).contains(&declared.at)
        {
            return self.cause_of_parameter(name, &declared.words, head);
        }
        if self.is_captured(declared.at, at) {
            return self.question.answer(format!("`{name}` is captured by the kernel"), false);
        }
        let end = function.and_then(|head| scope.brackets.closing(head.brace)).unwrap_or(scope.all.len());
        let uses = scope.uses_of(name, declared.at, end);
        // In a loop, what follows the statement precedes it as well.
        let brace = scope.names.open_braces(at).next().filter(|brace| *brace > declared.at);
        let is_in_loop = brace.is_some();
        if uses.escape.is_some_and(|escape| is_in_loop || escape < at) {
            return None;
        }
        let before = uses.assignments.partition_point(|assignment| assignment.at < at);
        let (before, after) = uses.assignments.split_at(before);
        let is_last = |assignment: &Assignment| {
            assignment.kind != AssignmentKind::Compound && self.branches_of(assignment.at, at).next().is_none()
        };
        let killing = before.iter().rposition(is_last);
        let reaching = &before[killing.unwrap_or(0)..];
        let is_killed = killing.is_some_and(|killing| brace.is_none_or(|brace| before[killing].at > brace));
        let after = if is_in_loop && !is_killed { after } else { &[] };
        let is_value = |assignment: &&Assignment| assignment.kind != AssignmentKind::Compound;
        let values = reaching.iter().chain(after).filter(is_value);
        let values = values.filter(|assignment| !self.open.borrow().contains(&assignment.at));
        let causes: Option<Vec<String>> = values.map(|assignment| self.cause_of_assignment(name, assignment)).collect();
        let all = causes.and_then(|causes| causes.into_iter().next());
        all.or_else(|| reaching.iter().find_map(|assignment| self.cause_of_change(name, assignment, reaching, at)))
            .or_else(|| {
                // What is assigned in the body before `at` replaces the value of the last
                // iteration.
                let replaced = killing.map(|killing| &before[killing]).filter(|killing| !self.is_step(name, killing));
                let first = replaced.map_or(declared.at, |replaced| replaced.at);
                let loops = self.loops_around(at).into_iter().take_while(|found| found.body.start > first);
                loops.filter(|found| found.body.contains(&at)).find_map(|found| {
                    let mut repeated = uses.assignments.iter().filter(|assignment| found.repeats(assignment.at));
                    let changes = repeated.any(|assignment| self.is_step(name, assignment));
                    if changes { self.cause_of_end(name, &found) } else { None }
                })
            })
    }

    /// Returns whether an expression has a value that is limited by another one than a variable.
    fn is_limited(&self, tokens: &[PpToken]) -> bool {
        let is_shift = |pair: &[PpToken]| pair[0].is_symbol('>') && pair[1].is_symbol('>');
        tokens.iter().any(|token| matches!(token.kind, TokenKind::Symbol('&' | '%' | '?')))
            || tokens.iter().any(|token| LIMITING.contains(&token.text(self.scope.source)))
            || tokens.windows(2).any(is_shift)
    }

    /// Returns whether an assignment makes a value of the last one: `x += 1`, `x = x + 1`.
    fn is_step(&self, name: &str, assignment: &Assignment) -> bool {
        let is_name = |token: &PpToken| token.kind == TokenKind::Name && token.text(self.scope.source) == name;
        assignment.kind == AssignmentKind::Compound || self.scope.all[assignment.value.clone()].iter().any(is_name)
    }

    /// Returns the cause in the number of iterations of a loop that changes a variable in each, so
    /// that the loop is not unrolled.
    fn cause_of_end(&self, name: &str, found: &Loop) -> Option<String> {
        let (all, source) = (self.scope.all, self.scope.source);
        if self.question != Question::AtRunTime {
            return None;
        }
        if is_not_unrolled(source, all, found.keyword) {
            return Some(format!("`{name}` changes in a loop that an attribute forbids to unroll"));
        }
        // Another end may limit the number of iterations.
        let mut known = self.scope.names.loop_exits.borrow_mut();
        let has_exit = || all[found.body.clone()].iter().any(|token| EXITS.contains(&token.text(source)));
        if *known.entry(found.body.start).or_insert_with(has_exit) {
            return None;
        }
        drop(known);
        let is_comparison = |at: &usize| {
            matches!(all[*at].kind, TokenKind::Symbol('<' | '>'))
                || (all[*at].is_symbol('!') && all.get(at + 1).is_some_and(|next| next.is_symbol('=')))
        };
        let condition = found.condition.clone();
        let middle = condition.clone().find(is_comparison).unwrap_or(condition.start);
        let find = |range: Range<usize>| self.find_in(&all[range.clone()], range.start);
        let sides = [condition.start..middle, middle..condition.end].into_iter();
        let mut variable = sides.filter(|side| find(side.clone()).is_some());
        // If both sides have causes, their distance may be constant.
        let (side, None) = (variable.next()?, variable.next()) else { return None };
        let is_limited = self.is_limited(&all[condition]);
        let outer = self.is_for_count.replace(true);
        let cause = find(side).filter(|_| !is_limited);
        self.is_for_count.set(outer);
        Some(format!("`{name}` changes in a loop, and the end of the loop has this cause: {}", cause?))
    }

    /// Returns the loops whose bodies or heads have the token at `at`, the innermost first.
    fn loops_around(&self, at: usize) -> Vec<Loop> {
        let (scope, mut loops) = (self.scope, Vec::new());
        let open = scope.brackets.around(at).filter(|open| scope.all[*open].is_symbol('('));
        let after_head = open.and_then(|open| scope.brackets.closing(open)).map(|close| close + 1);
        for start in after_head.into_iter().chain([at]).chain(scope.names.open_braces(at)) {
            loops.extend(std::iter::successors(self.loop_at(start), |found| self.loop_at(found.keyword)));
        }
        loops
    }

    /// Returns the loop whose body begins at a brace or a statement.
    fn loop_at(&self, start: usize) -> Option<Loop> {
        let (all, source, brackets) = (self.scope.all, self.scope.source, self.scope.brackets);
        let before = start.checked_sub(1)?;
        let body = start..self.end_of_statement(start)?;
        if all[before].text(source) == "do" {
            let open = body.end + 2;
            let close = brackets.closing(open).filter(|_| all[body.end + 1].text(source) == "while")?;
            return Some(Loop { keyword: before, condition: open + 1..close, body });
        }
        let open =
            Some(before).filter(|close| all[*close].is_symbol(')')).and_then(|close| find_opening(all, close))?;
        let keyword = open.checked_sub(1)?;
        let head = open + 1..before;
        let condition = match all[keyword].text(source) {
            "while" => head,
            "for" => {
                let mut ends = head.filter(|at| all[*at].is_symbol(';'));
                ends.next()? + 1..ends.next()?
            }
            _ => return None,
        };
        Some(Loop { keyword, condition, body })
    }

    /// Returns the index of the last token of a statement.
    fn end_of_statement(&self, start: usize) -> Option<usize> {
        let (all, brackets) = (self.scope.all, self.scope.brackets);
        match all.get(start)?.text(self.scope.source) {
            "{" => brackets.closing(start),
            "for" | "while" | "if" => self.end_of_statement(brackets.closing(start + 1)? + 1),
            _ => Some(start + all[start..].iter().position(|token| token.is_symbol(';'))?),
        }
    }

    /// Returns the cause in a value that a variable gets.
    fn cause_of_assignment(&self, name: &str, assignment: &Assignment) -> Option<String> {
        self.variables_left.set(self.variables_left.get().checked_sub(1)?);
        if assignment.kind == AssignmentKind::Output {
            return self.question.answer(format!("a block writes `{name}`"), false);
        }
        self.open.borrow_mut().push(assignment.at);
        let cause = self.find_in(&self.scope.all[assignment.value.clone()], assignment.at);
        self.open.borrow_mut().pop();
        cause
    }

    /// Returns the cause in an assignment that changes another value of a variable: `x += y`, or
    /// one in a branch. `reaching` are the assignments whose values the code at `at` may see.
    fn cause_of_change(&self, name: &str, changed: &Assignment, reaching: &[Assignment], at: usize) -> Option<String> {
        let scope = self.scope;
        let branches: Vec<Branch> = self.branches_of(changed.at, at).collect();
        let innermost = |index: usize| scope.names.open_braces(index).next();
        let replaces = |later: &Assignment| {
            later.at > changed.at
                && later.kind != AssignmentKind::Compound
                && innermost(later.at) == innermost(changed.at)
                && self.branch_at(later.at).is_none()
        };
        if branches.iter().any(|branch| branch.leaves || self.excludes(branch, at)) || reaching.iter().any(replaces) {
            return None;
        }
        if changed.kind == AssignmentKind::Compound
            && let Some(cause) = self.cause_of_assignment(name, changed)
        {
            return Some(cause);
        }
        let words = |assignment: &Assignment| -> Vec<&str> {
            scope.all[assignment.value.clone()].iter().map(|token| token.text(scope.source)).collect()
        };
        let is_change = |branch: &Branch| {
            let is_other = |other: &Assignment| {
                !branch.body.contains(&other.at)
                    && (other.kind != AssignmentKind::Plain || words(other) != words(changed))
            };
            changed.kind == AssignmentKind::Compound || reaching.iter().any(is_other)
        };
        let mut conditions = branches.iter().filter(|branch| is_change(branch)).flat_map(|branch| &branch.conditions);
        if let Some(cause) =
            conditions.find_map(|condition| self.find_in(&scope.all[condition.clone()], condition.start))
        {
            return Some(format!("`{name}` is assigned in a branch, and its condition has this cause: {cause}"));
        }
        let loops = self.loops_around(changed.at).into_iter().filter(|_| self.is_step(name, changed));
        loops
            .take_while(|found| found.body.end.max(found.condition.end) < at)
            .filter(|found| found.repeats(changed.at))
            .find_map(|found| self.cause_of_end(name, &found))
    }

    /// Iterates over the branches that have the statement at `index` and not the code at `at`, the
    /// innermost first.
    fn branches_of(&self, index: usize, at: usize) -> impl Iterator<Item = Branch> {
        let ends_before = move |brace: &usize| self.scope.brackets.closing(*brace).is_some_and(|close| close < at);
        let braces = self.scope.names.open_braces(index).take_while(ends_before);
        std::iter::once(index).chain(braces).filter_map(|start| self.branch_at(start))
    }

    /// Returns whether the code at `at` is in a later branch of the same conditions.
    fn excludes(&self, branch: &Branch, at: usize) -> bool {
        let starts = std::iter::once(at).chain(self.scope.names.open_braces(at));
        let mut others =
            starts.take_while(|start| *start > branch.body.start).filter_map(|start| self.branch_at(start));
        others.any(|other| other.earlier.iter().any(|earlier| earlier.contains(&branch.body.start)))
    }

    /// Returns the branch that a brace or a statement begins.
    fn branch_at(&self, start: usize) -> Option<Branch> {
        let (all, source) = (self.scope.all, self.scope.source);
        let text = |at: usize| all[at].text(source);
        let is_brace = all[start].is_symbol('{');
        let end = if is_brace { self.scope.brackets.closing(start)? } else { start + 1 };
        let mut keyword = start.checked_sub(1)?;
        let (mut conditions, mut earlier, mut is_switch) = (Vec::new(), Vec::new(), false);
        loop {
            let is_else = text(keyword) == "else";
            if is_else {
                let close = keyword.checked_sub(1)?;
                let is_end = |at: &usize| matches!(all[*at].kind, TokenKind::Symbol(';' | '{' | '}'));
                let open = match all[close].is_symbol('}') {
                    true => find_opening(all, close)?,
                    false => (0..close).rev().find(is_end)?,
                };
                earlier.push(open..close);
                if !all[close].is_symbol('}') {
                    break;
                }
                keyword = open.checked_sub(1)?;
            }
            let open =
                Some(keyword).filter(|close| all[*close].is_symbol(')')).and_then(|close| find_opening(all, close));
            let word = open.and_then(|open| open.checked_sub(1));
            let word = word.filter(|word| BRANCHES.contains(&text(*word)))?;
            is_switch |= text(word) == "switch";
            if ["if", "switch"].contains(&text(word)) {
                conditions.push(word + 2..keyword);
            }
            match word.checked_sub(1).filter(|before| text(*before) == "else") {
                Some(before) => keyword = before,
                None => break,
            }
        }
        let is_exit = |word: &str| EXITS.contains(&word) && (word != "break" || !is_switch);
        let leaves = is_brace && (start..end).any(|at| is_exit(text(at)));
        Some(Branch { body: start..end, conditions, earlier, leaves })
    }

    /// Returns whether a variable is declared outside of the kernel around `at`, a lambda, so that
    /// its value is that of the host.
    fn is_captured(&self, declared: usize, at: usize) -> bool {
        let (scope, source) = (self.scope, self.scope.source);
        let text = |at: usize| scope.all[at].text(source);
        let is_end = |token: &PpToken| matches!(token.kind, TokenKind::Symbol(';' | '{' | '}'));
        let before = |at: usize| (0..at).rev().take(MAX_CALL_TOKENS).take_while(|at| !is_end(&scope.all[*at]));
        let is_constant = before(declared).any(|at| ["const", "constexpr", "static"].contains(&text(at)));
        let is_local = scope.names.open_braces(declared).any(|brace| read_head(source, scope.all, brace).is_some());
        let is_parameter =
            scope.all.get(declared + 1).is_some_and(|next| matches!(next.kind, TokenKind::Symbol(',' | ')')));
        let mut kernels = scope.names.open_braces(at).take_while(|brace| *brace > declared);
        !is_constant
            && (is_local || is_parameter)
            && kernels.any(|brace| {
                let head = read_head(source, scope.all, brace).filter(|head| head.name.is_none());
                head.is_some_and(|_| before(brace).any(|at| KERNEL_CALLS.contains(&text(at))))
            })
    }

    /// Returns the cause in a parameter of the function around the statement.
    fn cause_of_parameter(&self, name: &str, words: &[String], head: FunctionHead) -> Option<String> {
        let text = |at: usize| self.scope.all[at].text(self.scope.source);
        let is_kernel = (head.start..head.brace).any(|at| KERNEL_WORDS.contains(&text(at)));
        let is_index = words.iter().any(|word| ["id", "item"].contains(&word.as_str()));
        match is_kernel {
            true => self.question.answer(format!("`{name}` is a parameter of the kernel"), false),
            false if head.name.is_none() && is_index => {
                self.question.answer(format!("`{name}` is the index of a work-item"), true)
            }
            false => None,
        }
    }
}

/// A part of a function that a condition skips or repeats.
struct Branch {
    /// The tokens of its body.
    body: Range<usize>,
    /// The tokens of the conditions that select it; none for the body of a loop.
    conditions: Vec<Range<usize>>,
    /// The tokens of the bodies that precede it in `if ... else`.
    earlier: Vec<Range<usize>>,
    /// Whether control may leave it other than by its end.
    leaves: bool,
}

/// A loop.
struct Loop {
    /// The index of its keyword.
    keyword: usize,
    /// The tokens of the condition that repeats it.
    condition: Range<usize>,
    /// The tokens of its body.
    body: Range<usize>,
}

impl Loop {
    /// Returns whether the token at `at` is executed in each iteration.
    fn repeats(&self, at: usize) -> bool {
        self.body.contains(&at) || (self.condition.start..self.body.start).contains(&at)
    }
}

/// The uses of a variable that decide its value.
#[derive(Debug, Default)]
pub(super) struct VariableUses {
    /// The index of the first use that takes its address.
    escape: Option<usize>,
    /// In the order of the source, with the initial value.
    assignments: Vec<Assignment>,
}

#[derive(Debug)]
struct Assignment {
    /// The index of the name.
    at: usize,
    kind: AssignmentKind,
    /// The tokens of the value; none for an output of a block.
    value: Range<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AssignmentKind {
    /// The value replaces another one.
    Plain,
    /// The value is combined with another one: `x += 1`, `x++`.
    Compound,
    /// A block writes the variable.
    Output,
}

impl TypeScope<'_> {
    /// Returns the uses of a variable from its declaration to the token `end`, which are found
    /// once.
    fn uses_of(&self, name: &str, declared: usize, end: usize) -> Rc<VariableUses> {
        let mut known = self.names.variable_uses.borrow_mut();
        Rc::clone(known.entry(declared..end).or_insert_with(|| Rc::new(self.find_uses(name, declared, end))))
    }

    fn find_uses(&self, name: &str, declared: usize, end: usize) -> VariableUses {
        let mut uses = VariableUses::default();
        let plain = |at: usize| {
            let value = initial_value(self.all, at);
            Assignment { at, kind: AssignmentKind::Plain, value: value.unwrap_or(at..at) }
        };
        if initial_value(self.all, declared).is_some() {
            uses.assignments.push(plain(declared));
        }
        let indices = self.names.indices(name);
        let first = indices.partition_point(|index| *index <= declared);
        for &at in indices[first..].iter().take_while(|index| **index < end) {
            let before = |distance: usize| at.checked_sub(distance).map(|at| &self.all[at]);
            let is_before = |distance, symbol| before(distance).is_some_and(|token: &PpToken| token.is_symbol(symbol));
            let follows = |distance: usize, symbol| {
                self.all.get(at + distance).is_some_and(|token: &PpToken| token.is_symbol(symbol))
            };
            if is_before(1, '&') && !is_value(self.all, at - 1) {
                uses.escape = uses.escape.or(Some(at));
            }
            let constraint = before(2).filter(|token| matches!(token.kind, TokenKind::String(_)));
            let constraint = constraint.map(|token| token.text(self.source).trim_start_matches('"'));
            let is_output = is_before(1, '(') && constraint.is_some_and(|text| text.starts_with(['=', '+']));
            let is_member = is_before(1, '.') || is_before(1, '>');
            let operator = self.all.get(at + 1).map(|token| &token.kind);
            let is_compound =
                matches!(operator, Some(TokenKind::Symbol('+' | '-' | '*' | '/' | '%' | '&' | '|' | '^')))
                    && follows(2, '=');
            let is_step = ['+', '-']
                .into_iter()
                .any(|sign| (follows(1, sign) && follows(2, sign)) || (is_before(1, sign) && is_before(2, sign)));
            if is_output {
                uses.assignments.push(Assignment { at, kind: AssignmentKind::Output, value: at..at });
            } else if is_member {
            } else if follows(1, '=') && !follows(2, '=') {
                uses.assignments.push(plain(at));
            } else if is_compound || is_step {
                let value = initial_value(self.all, at + 1).filter(|_| is_compound);
                let value = value.unwrap_or(at..at);
                uses.assignments.push(Assignment { at, kind: AssignmentKind::Compound, value });
            }
        }
        uses
    }
}

/// Returns whether the token before `at` ends a value, so that the one at `at` is a binary
/// operator.
fn is_value(tokens: &[PpToken], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| &tokens[before].kind);
    matches!(before, Some(TokenKind::Name | TokenKind::Number | TokenKind::Symbol(')' | ']')))
}

/// Returns the tokens of the value that a name gets: after `=`, or in parentheses or braces.
pub(super) fn initial_value(tokens: &[PpToken], name: usize) -> Option<Range<usize>> {
    let mut open = name + 1;
    // The size of an array.
    while tokens.get(open)?.is_symbol('[') {
        open = find_closing(tokens, open)? + 1;
    }
    match tokens[open].kind {
        TokenKind::Symbol('=') => {
            let rest = &tokens[open + 1..];
            let mut depth = 0_usize;
            let end = rest.iter().position(|token| match token.kind {
                TokenKind::Symbol('(' | '[' | '{') => {
                    depth += 1;
                    false
                }
                TokenKind::Symbol(')' | ']' | '}') if depth > 0 => {
                    depth -= 1;
                    false
                }
                TokenKind::Symbol(')' | ']' | '}') => true,
                TokenKind::Symbol(';' | ',') => depth == 0,
                _ => false,
            })?;
            Some(open + 1..open + 1 + end)
        }
        TokenKind::Symbol('(' | '{') => Some(open + 1..find_closing(tokens, open)?),
        _ => None,
    }
}
