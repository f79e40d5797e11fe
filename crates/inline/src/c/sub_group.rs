//! Finds the sub-group sizes that the kernel around a statement requires.
//!
//! For example, `[=](id<1> i) [[sycl::reqd_sub_group_size(16)]] { asm(...); }` requires 16
//! channels. So does `__attribute__((intel_reqd_sub_group_size(16)))` before a kernel of OpenCL C.
//! Kernels of SYCL also have the property `sub_group_size<16>`, in one of three places:
//!
//! - before a function, in a macro: `SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((sub_group_size<16>))`;
//! - in what the method `get(properties_tag)` of their class returns;
//! - in another argument of the call that has the kernel as a lambda.

use super::preprocessor::PpToken;
use super::types::TypeScope;
use crate::sub_group_region::simd_width;
use crate::token::{TokenKind, find_closing, split};

/// Maximum number of tokens between the beginning of a function and its body.
const MAX_HEAD_TOKENS: usize = 1 << 14;

/// Maximum number of tokens in the initial value of a variable.
const MAX_VALUE_TOKENS: usize = 1 << 14;

/// The names of attributes that are unambiguous without their namespace.
const ATTRIBUTES: [&str; 2] = ["intel_reqd_sub_group_size", "reqd_sub_group_size"];

/// The name of a property, and of an attribute that needs its namespace: `intel::sub_group_size`.
const PROPERTY: &str = "sub_group_size";

/// The type of the parameter of the method that returns the properties of a kernel.
pub(super) const PROPERTIES_TAG: &str = "properties_tag";

impl TypeScope<'_> {
    /// Returns the sub-group sizes that the innermost function that states one requires.
    ///
    /// There are several if it has several attributes. There is none if no function around the
    /// statement states one, or if its value is not known.
    pub(super) fn sub_group_sizes(&self) -> Vec<u32> {
        self.sizes_in_source().unwrap_or_default()
    }

    /// Searches the functions around the statement.
    fn sizes_in_source(&self) -> Option<Vec<u32>> {
        self.names.open_braces(self.at).find_map(|brace| {
            let known = self.names.sub_group_sizes.borrow().get(&brace).cloned();
            known.unwrap_or_else(|| {
                let sizes = self.sizes_in(head_before(self.all, brace));
                let sizes = sizes.or_else(|| self.sizes_in_class(brace)).or_else(|| self.sizes_in_call(brace));
                self.names.sub_group_sizes.borrow_mut().insert(brace, sizes.clone());
                sizes
            })
        })
    }

    /// Returns the sizes in the properties that the class whose body begins at `brace` returns.
    fn sizes_in_class(&self, brace: usize) -> Option<Vec<u32>> {
        let rest = &self.all[self.names.property_getter(brace)?..];
        let open = rest.iter().position(|token| matches!(token.kind, TokenKind::Symbol('{' | ';')))?;
        let close = find_closing(rest, open).filter(|_| rest[open].is_symbol('{'))?;
        let body = &rest[open + 1..close];
        self.sizes_in(body).or_else(|| {
            // Members are visible before their declaration.
            let end = find_closing(self.all, brace)?;
            let mut names = body.iter().filter(|token| token.kind == TokenKind::Name);
            names.find_map(|name| self.sizes_in_variable(name, end))
        })
    }

    /// Returns the sizes in the other arguments of the call that has the lambda whose body begins
    /// at `brace` as an argument.
    fn sizes_in_call(&self, brace: usize) -> Option<Vec<u32>> {
        let arguments = split(self.arguments_before(brace)?, ',');
        let (lambda, others) = arguments.split_last()?;
        if !lambda.first()?.is_symbol('[') {
            return None;
        }
        others.iter().find_map(|argument| match argument {
            [name] if name.kind == TokenKind::Name => self.sizes_in_variable(name, brace),
            // Another lambda has attributes of its own.
            [first, ..] if first.is_symbol('[') => None,
            _ => self.sizes_in(argument),
        })
    }

    /// Returns the tokens between the parenthesis of the call around `brace` and the brace. Returns
    /// `None` if a statement begins between them.
    fn arguments_before(&self, brace: usize) -> Option<&[PpToken]> {
        let open = self.brackets.around(brace).filter(|open| self.all[*open].is_symbol('('))?;
        let arguments = &self.all[open + 1..brace];
        (split(arguments, ';').len() == 1).then_some(arguments)
    }

    /// Returns the sizes in the initial value of a variable that is declared before `at`.
    fn sizes_in_variable(&self, name: &PpToken, at: usize) -> Option<Vec<u32>> {
        let is_declared = |index: &usize| {
            let before = index.checked_sub(1).and_then(|before| self.all.get(before));
            let is_type = |token: &PpToken| {
                matches!(token.kind, TokenKind::Symbol('>' | '&'))
                    || (token.kind == TokenKind::Name && token.text(self.source) != "return")
            };
            let next = self.all.get(index + 1);
            before.is_some_and(is_type)
                && next.is_some_and(|next| matches!(next.kind, TokenKind::Symbol('=' | '{' | '(')))
        };
        let declared = self.names.visible(name.text(self.source), at).find(is_declared)?;
        let value = &self.all[declared + 1..self.all.len().min(declared + MAX_VALUE_TOKENS)];
        let end = value.iter().position(|token| token.is_symbol(';'))?;
        self.sizes_in(&value[..end])
    }

    /// Returns the sizes in attributes and properties. Returns `None` if there are none of them.
    fn sizes_in(&self, tokens: &[PpToken]) -> Option<Vec<u32>> {
        let mut stated = (0..tokens.len()).filter_map(|at| self.find_size(tokens, at)).peekable();
        stated.peek()?;
        let mut sizes = Vec::new();
        for size in stated {
            let value = self.value_of(size).and_then(|value| value.evaluate(&|_| None)).and_then(simd_width);
            sizes.extend(value.filter(|size| !sizes.contains(size)));
        }
        Some(sizes)
    }

    /// Returns the tokens of the size that the attribute or property whose name is at `at` states.
    fn find_size<'t>(&self, tokens: &'t [PpToken], at: usize) -> Option<&'t [PpToken]> {
        if tokens[at].kind != TokenKind::Name {
            return None;
        }
        let (name, open) = (tokens[at].text(self.source), at + 1);
        let is_namespaced = at.checked_sub(1).is_some_and(|before| tokens[before].is_symbol(':'));
        let is_attribute = ATTRIBUTES.contains(&name) || (name == PROPERTY && is_namespaced);
        match tokens.get(open)?.kind {
            TokenKind::Symbol('(') if is_attribute => {
                Some(find_closing(tokens, open).map_or(&[], |end| &tokens[open + 1..end]))
            }
            TokenKind::Symbol('<') if name == PROPERTY => {
                let end = open + tokens[open..].iter().position(|token| token.is_symbol('>'))?;
                // A comparison has a value after `>`.
                let is_end = |next: &PpToken| matches!(next.kind, TokenKind::Symbol(')' | '}' | ',' | ';'));
                tokens.get(end + 1).is_none_or(is_end).then_some(&tokens[open + 1..end])
            }
            _ => None,
        }
    }
}

/// Returns the tokens of the function whose body begins at `brace`, up to the brace.
pub(super) fn head_before(tokens: &[PpToken], brace: usize) -> &[PpToken] {
    let (mut depth, mut start) = (0_usize, brace);
    while start > 0 && brace - start < MAX_HEAD_TOKENS {
        match tokens[start - 1].kind {
            TokenKind::Symbol(')' | ']') => depth += 1,
            TokenKind::Symbol('(' | '[' | ';' | '{' | '}') if depth == 0 => break,
            TokenKind::Symbol('(' | '[') => depth -= 1,
            _ => {}
        }
        start -= 1;
    }
    &tokens[start..brace]
}
