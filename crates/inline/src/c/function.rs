//! Finds the functions that have blocks, who calls them, and the loops around blocks.
//!
//! For example, a block in a function that a kernel calls twice is compiled twice.

use super::preprocessor::{PpToken, UNROLL};
use super::sub_group::head_before;
use super::types::{TokenIndex, TypeScope};
use crate::block::Repetition;
use crate::extraction::Function;
use crate::token::{Brackets, TokenKind, split};
use std::collections::{HashMap, HashSet};

/// Words before a parenthesis that begin no function.
const STATEMENTS: [&str; 5] = ["if", "for", "while", "switch", "catch"];

/// Words before a parenthesis that follow the parameters of a function.
const AFTER_PARAMETERS: [&str; 6] = ["__attribute__", "alignas", "noexcept", "requires", "decltype", "throw"];

/// Words that keep the compiler from copying a function to its calls.
const SEPARATE: [&str; 2] = ["noinline", "__noinline__"];

/// The attribute of OpenCL C that unrolls a loop.
const UNROLL_HINT: &str = "opencl_unroll_hint";

/// The head of a function.
#[derive(Clone, Copy, Debug)]
pub(super) struct FunctionHead {
    /// The index of the name; `None` for a lambda.
    pub(super) name: Option<usize>,
    /// The index of the first token, and of the brace that opens the body.
    pub(super) start: usize,
    pub(super) brace: usize,
}

/// Reads the head of the function whose body begins at `brace`. Returns `None` if the brace begins
/// something else.
pub(super) fn read_head(source: &str, tokens: &[PpToken], brace: usize) -> Option<FunctionHead> {
    let head = head_before(tokens, brace);
    let start = brace - head.len();
    let (mut depth, mut end) = (0_usize, brace);
    while end > start {
        end -= 1;
        match tokens[end].kind {
            TokenKind::Symbol(']') if depth == 0 => {
                let open = find_opening(tokens, end).filter(|open| *open >= start)?;
                match tokens[open + 1].is_symbol('[') {
                    // An attribute.
                    true => end = open,
                    // The captures of a lambda without parameters.
                    false => return Some(FunctionHead { name: name_of_lambda(tokens, end), start, brace }),
                }
            }
            TokenKind::Symbol(')') => depth += 1,
            TokenKind::Symbol('(') => {
                depth = depth.checked_sub(1)?;
                let before = end.checked_sub(1).filter(|before| depth == 0 && *before >= start);
                let Some(before) = before else { continue };
                let token = &tokens[before];
                let text = token.text(source);
                match token.kind {
                    TokenKind::Symbol(']') => {
                        return Some(FunctionHead { name: name_of_lambda(tokens, before), start, brace });
                    }
                    TokenKind::Symbol(')') => return Some(FunctionHead { name: None, start, brace }),
                    TokenKind::Name if AFTER_PARAMETERS.contains(&text) => {}
                    TokenKind::Name if STATEMENTS.contains(&text) || text == "constexpr" => return None,
                    TokenKind::Name => return Some(FunctionHead { name: Some(before), start, brace }),
                    _ => return None,
                }
            }
            _ => {}
        }
    }
    None
}

/// Returns the words of the attributes and pragmas before the keyword of a loop.
fn words_before_loop<'t>(source: &'t str, tokens: &'t [PpToken], keyword: usize) -> Vec<&'t str> {
    let before = keyword.checked_sub(1).map(|before| &tokens[before].kind);
    match before {
        Some(TokenKind::Symbol(UNROLL)) => vec!["unroll"],
        Some(TokenKind::Symbol(')' | ']')) => {
            head_before(tokens, keyword).iter().map(|token| token.text(source).trim_matches('"')).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns whether an attribute forbids to unroll a loop.
pub(super) fn is_not_unrolled(source: &str, tokens: &[PpToken], keyword: usize) -> bool {
    let words = words_before_loop(source, tokens, keyword);
    words.windows(3).any(|words| matches!(words, [UNROLL_HINT | "unroll", "(", "1"])) || words.contains(&"nounroll")
}

/// Returns the index of the name that a lambda is assigned to. `close` is the bracket that ends its
/// captures.
fn name_of_lambda(tokens: &[PpToken], close: usize) -> Option<usize> {
    let open = find_opening(tokens, close)?;
    let equals = open.checked_sub(1).filter(|equals| tokens[*equals].is_symbol('='))?;
    equals.checked_sub(1).filter(|name| tokens[*name].kind == TokenKind::Name)
}

/// Returns the index of the bracket that the one at `close` closes.
pub(super) fn find_opening(tokens: &[PpToken], close: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for at in (0..=close).rev() {
        match tokens[at].kind {
            TokenKind::Symbol(')' | ']' | '}') => depth += 1,
            TokenKind::Symbol('(' | '[' | '{') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The function and the loop around a token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// The index of the function around it.
    pub(super) function: Option<usize>,
    /// The reason for which the token may be compiled several times in the function.
    pub(super) repetition: Option<Repetition>,
    /// The brace that opens the branch of a condition of the compiler.
    pub(super) branch: Option<usize>,
}

/// The functions of a source, as far as blocks need them.
pub(super) struct FunctionFinder<'t> {
    source: &'t str,
    tokens: &'t [PpToken],
    names: &'t TokenIndex<'t>,
    brackets: &'t Brackets,
    functions: Vec<Function>,
    /// The indices of the names of the functions.
    names_of_functions: HashSet<usize>,
    /// The functions by their opening braces; `None` for a brace of something else.
    by_brace: HashMap<usize, Option<usize>>,
}

impl<'t> FunctionFinder<'t> {
    pub(super) fn new(
        source: &'t str,
        tokens: &'t [PpToken],
        names: &'t TokenIndex<'t>,
        brackets: &'t Brackets,
    ) -> Self {
        let (functions, names_of_functions, by_brace) = (Vec::new(), HashSet::new(), HashMap::new());
        Self { source, tokens, names, brackets, functions, names_of_functions, by_brace }
    }

    /// Returns the function around a token, and where the token is in it.
    pub(super) fn place(&mut self, at: usize) -> Placement {
        let mut placement = Placement { function: None, repetition: self.repetition_of_body(at), branch: None };
        let names = self.names;
        for brace in names.open_braces(at) {
            placement.function = self.function_at(brace);
            if placement.function.is_some() {
                break;
            }
            placement.repetition = placement.repetition.or_else(|| self.repetition_of_body(brace));
            placement.branch = placement.branch.or_else(|| self.is_branch(brace).then_some(brace));
        }
        placement
    }

    /// Returns whether a brace begins a branch of `if constexpr`, or of its `else`.
    fn is_branch(&self, brace: usize) -> bool {
        let mut brace = brace;
        loop {
            let head = head_before(self.tokens, brace);
            let has = |word: &str| head.iter().any(|token| token.text(self.source) == word);
            let before = (brace - head.len()).checked_sub(1).filter(|before| self.tokens[*before].is_symbol('}'));
            match before.filter(|_| has("else") && !has("constexpr")).and_then(|end| find_opening(self.tokens, end)) {
                // The condition is before the branch that ends here.
                Some(open) => brace = open,
                None => return has("constexpr"),
            }
        }
    }

    fn function_at(&mut self, brace: usize) -> Option<usize> {
        if let Some(known) = self.by_brace.get(&brace) {
            return *known;
        }
        let head = read_head(self.source, self.tokens, brace);
        let function = head.map(|head| {
            let text = |at: usize| self.tokens[at].text(self.source);
            let is_separate = (head.start..brace).any(|at| SEPARATE.contains(&text(at)));
            let name = head.name.map(|at| text(at).to_owned());
            self.functions.push(Function { name, is_separate, callers: Vec::new() });
            self.names_of_functions.extend(head.name);
            self.functions.len() - 1
        });
        self.by_brace.insert(brace, function);
        function
    }

    /// Returns why the loop whose body begins at a brace or a statement may be unrolled.
    fn repetition_of_body(&self, start: usize) -> Option<Repetition> {
        let keyword = start.checked_sub(1)?;
        if self.tokens[keyword].text(self.source) == "do" {
            return self.repetition_before(keyword);
        }
        let close = start.checked_sub(1).filter(|close| self.tokens[*close].is_symbol(')'))?;
        self.repetition_of_loop(find_opening(self.tokens, close)?)
    }

    /// Returns why the loop whose parenthesis is at `open` may be unrolled.
    fn repetition_of_loop(&self, open: usize) -> Option<Repetition> {
        let keyword = open.checked_sub(1)?;
        let name = self.tokens[keyword].text(self.source);
        if !["for", "while"].contains(&name) {
            return None;
        }
        if is_not_unrolled(self.source, self.tokens, keyword) {
            return None;
        }
        if let Some(repetition) = self.repetition_before(keyword) {
            return Some(repetition);
        }
        let head = &self.tokens[open + 1..self.brackets.closing(open)?];
        let parts = split(head, ';');
        let [first, condition, _] = parts.as_slice() else { return None };
        let scope =
            TypeScope { source: self.source, all: self.tokens, at: open, names: self.names, brackets: self.brackets };
        // The value after the assignment or the comparison.
        let is_constant = |part: &[PpToken]| {
            let is_operator = |token: &PpToken| matches!(token.kind, TokenKind::Symbol('=' | '<' | '>'));
            let value = part.iter().rposition(is_operator).map(|at| &part[at + 1..]);
            value.and_then(|value| scope.value_of(value)?.evaluate(&|_| None)).is_some()
        };
        (is_constant(first) && is_constant(condition)).then_some(Repetition::ConstantLoop)
    }

    /// Returns why the loop whose keyword is given is unrolled, whatever its number of iterations.
    fn repetition_before(&self, keyword: usize) -> Option<Repetition> {
        let words = words_before_loop(self.source, self.tokens, keyword);
        let is_unrolled = words.iter().any(|word| *word == UNROLL_HINT || word.starts_with("unroll"));
        (is_unrolled && !is_not_unrolled(self.source, self.tokens, keyword)).then_some(Repetition::UnrolledLoop)
    }

    /// Returns the functions without their calls.
    pub(super) fn without_calls(self) -> Vec<Function> {
        self.functions
    }

    /// Finds the calls of the functions, and of their callers.
    pub(super) fn with_calls(mut self) -> Vec<Function> {
        let mut index = 0;
        while index < self.functions.len() {
            if let Some(name) = self.functions[index].name.clone() {
                let callers = self.find_calls(&name);
                self.functions[index].callers = callers;
            }
            index += 1;
        }
        self.functions
    }

    /// Returns the functions that call the only function of a name.
    fn find_calls(&mut self, name: &str) -> Vec<(usize, bool)> {
        let (mut callers, mut definitions) = (Vec::new(), 0);
        let names = self.names;
        for &at in names.indices(name) {
            if self.is_definition(at) {
                definitions += 1;
            } else if self.is_call(at)
                && let Placement { function: Some(caller), repetition, .. } = self.place(at)
            {
                callers.push((caller, repetition.is_some()));
            }
        }
        // It is not known which function of several an argument selects.
        if definitions > 1 { Vec::new() } else { callers }
    }

    /// Returns whether arguments follow a name, perhaps after those of a template.
    fn is_call(&self, at: usize) -> bool {
        let Some(next) = self.tokens.get(at + 1) else { return false };
        next.is_symbol('(') || {
            let rest = &self.tokens[at + 1..];
            let is_end = |token: &PpToken| matches!(token.kind, TokenKind::Symbol(';' | '{' | '}' | ')' | '('));
            let end = rest.iter().position(is_end).unwrap_or(0);
            next.is_symbol('<') && end > 0 && rest[end].is_symbol('(') && rest[end - 1].is_symbol('>')
        }
    }

    /// Returns whether a name is that of a function whose body follows.
    fn is_definition(&self, at: usize) -> bool {
        self.names_of_functions.contains(&at) || {
            let open = self.tokens.get(at + 1).filter(|open| open.is_symbol('('));
            let Some(close) = open.and_then(|_| self.brackets.closing(at + 1)) else { return false };
            let is_end = |token: &PpToken| matches!(token.kind, TokenKind::Symbol('{' | ';' | ',' | ')' | '='));
            let end = self.tokens[close + 1..].iter().position(is_end).map(|end| close + 1 + end);
            end.is_some_and(|end| {
                self.tokens[end].is_symbol('{')
                    && read_head(self.source, self.tokens, end).is_some_and(|head| head.name == Some(at))
            })
        }
    }
}
