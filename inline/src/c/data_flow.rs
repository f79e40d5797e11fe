//! Follows values back to what makes them differ between channels, or known at run time only.
//!
//! For example, after `uint i = get_global_id(0), j = i * 4;` the value of `j` differs between
//! channels. Only what is evident counts: the result of a function of the file is not followed.

use super::function::{FunctionHead, read_head};
use super::preprocessor::PpToken;
use super::types::{TypeScope, is_type_name};
use crate::block::ValueOrigin;
use crate::origin::{MAX_FOLLOWED_VARIABLES, PER_CHANNEL, PER_RUN, Question};
use crate::token::TokenKind;
use std::cell::Cell;

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

/// The attribute that fixes the size of work-groups. With it, an index can be constant.
const FIXED_SIZE: &str = "reqd_work_group_size";

impl TypeScope<'_> {
    /// Returns what is evident of an expression.
    pub(super) fn origin_of(&self, expression: &[PpToken]) -> ValueOrigin {
        let find = |question| {
            let search = CauseSearch { scope: self, question, variables_left: Cell::new(MAX_FOLLOWED_VARIABLES) };
            search.find_in(expression, self.at)
        };
        ValueOrigin { per_channel: find(Question::PerChannel), at_run_time: find(Question::AtRunTime) }
    }
}

struct CauseSearch<'s> {
    scope: &'s TypeScope<'s>,
    question: Question,
    variables_left: Cell<usize>,
}

impl CauseSearch<'_> {
    /// Returns the first cause in an expression that is evaluated at the token `at`.
    fn find_in(&self, tokens: &[PpToken], at: usize) -> Option<String> {
        let source = self.scope.source;
        // A product with 0 is constant.
        let is_zero =
            |pair: &[PpToken]| matches!(pair[0].kind, TokenKind::Symbol('*' | '&')) && pair[1].text(source) == "0";
        if tokens.windows(2).any(is_zero) {
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
                    index = super::statement::find_closing(tokens, index).map_or(tokens.len(), |close| close + 1);
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
        let mut causes = Vec::new();
        if let Some(value) = initial_value(scope.all, declared.at) {
            causes.push(self.find_in(value, declared.at));
        }
        // In a loop, what follows the statement precedes it as well.
        let is_in_loop = scope.names.open_braces(at).take_while(|brace| *brace > declared.at).next().is_some();
        let end_of_function = function.and_then(|head| scope.brackets.closing(head.brace));
        let end = if is_in_loop { end_of_function.unwrap_or(scope.all.len()) } else { at };
        let indices = scope.names.indices(name);
        let first = indices.partition_point(|index| *index <= declared.at);
        for &index in indices[first..].iter().take_while(|index| **index < end) {
            let before = |distance: usize| index.checked_sub(distance).map(|at| &scope.all[at]);
            if before(1).is_some_and(|token| token.is_symbol('&')) && !is_value(scope.all, index - 1) {
                return None;
            }
            let constraint = before(2).map(|token| token.text(source).trim_start_matches('"'));
            let is_output = before(1).is_some_and(|token| token.is_symbol('('))
                && matches!(before(2).map(|token| &token.kind), Some(TokenKind::String(_)))
                && constraint.is_some_and(|constraint| constraint.starts_with(['=', '+']));
            if is_output && index < at {
                causes.push(self.question.answer(format!("a block writes `{name}`"), false));
            }
            let follows = |distance: usize, symbol: char| {
                scope.all.get(index + distance).is_some_and(|token| token.is_symbol(symbol))
            };
            let is_outer = before(1).is_some_and(|token| matches!(token.kind, TokenKind::Symbol('.' | '>')));
            if follows(1, '=') && !follows(2, '=') && !is_outer {
                causes.push(initial_value(scope.all, index).and_then(|value| self.find_in(value, index)));
            }
        }
        let causes: Option<Vec<String>> = causes.into_iter().collect();
        causes?.into_iter().next()
    }

    /// Returns whether a variable is declared outside of the kernel around `at`, a lambda, so that its
    /// value is that of the host.
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

/// Returns whether the token before `at` ends a value, so that the one at `at` is a binary operator.
fn is_value(tokens: &[PpToken], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| &tokens[before].kind);
    matches!(before, Some(TokenKind::Name | TokenKind::Number | TokenKind::Symbol(')' | ']')))
}

/// Returns the tokens of the value that a name gets: after `=`, or in parentheses or braces.
pub(super) fn initial_value(tokens: &[PpToken], name: usize) -> Option<&[PpToken]> {
    let mut open = name + 1;
    // The size of an array.
    while tokens.get(open)?.is_symbol('[') {
        open = super::statement::find_closing(tokens, open)? + 1;
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
            Some(&rest[..end])
        }
        TokenKind::Symbol('(' | '{') => Some(&tokens[open + 1..super::statement::find_closing(tokens, open)?]),
        _ => None,
    }
}
