//! The types and values of operand expressions, as far as the file states them.
//!
//! For example, in `void f(intel::uchar4 const& a)`, the expression `a` has four components of 8
//! bits. What is not known has no type: template parameters, members, results of functions.

use super::data_flow::{VariableUses, initial_value};
use super::function::read_head;
use super::preprocessor::{PpToken, UNROLL};
use super::sub_group::PROPERTIES_TAG;
use crate::block::{ElementType, ValueType};
use crate::expression::Expression;
use crate::token::{Brackets, TokenKind, count_step, find_closing};
use openvisa_isa::DataType;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::rc::Rc;

/// Maximum number of names that are followed, for example from `using` to `using`.
const MAX_STEPS: usize = 64;

/// Maximum nesting of scopes in which a declaration is searched for.
const MAX_SCOPES: usize = 1 << 12;

/// Maximum number of tokens between `const` and the name of a constant.
const MAX_CONSTANT_TOKENS: usize = 64;

/// Words that are part of a declaration and not of its type.
const SPECIFIERS: [&str; 20] = [
    "typedef",
    "const",
    "constexpr",
    "static",
    "volatile",
    "inline",
    "extern",
    "register",
    "mutable",
    "typename",
    "struct",
    "restrict",
    "__restrict",
    "__restrict__",
    "__private",
    "__local",
    "__global",
    "__constant",
    "global",
    "local",
];

/// Words before a name that make no declaration.
const NO_TYPES: [&str; 10] =
    ["return", "else", "case", "throw", "new", "delete", "goto", "co_return", "sizeof", "using"];

/// Words of which C makes integer types, in any order.
const INTEGER_WORDS: [&str; 6] = ["unsigned", "signed", "char", "short", "int", "long"];

/// The code around a statement.
pub(super) struct TypeScope<'t> {
    pub(super) source: &'t str,
    /// All tokens, without macros.
    pub(super) all: &'t [PpToken],
    /// The index of the statement in `all`.
    pub(super) at: usize,
    pub(super) names: &'t TokenIndex<'t>,
    pub(super) brackets: &'t Brackets,
}

/// The places of names and scopes among the tokens of a source.
pub(super) struct TokenIndex<'t> {
    /// The indices of each name, in ascending order.
    by_name: HashMap<&'t str, Vec<usize>>,
    /// For each token, the index of the brace that opens its scope.
    scopes: Vec<Option<usize>>,
    /// The constants that were searched for. A search visits all uses of a name.
    constants: RefCell<HashMap<String, Option<(usize, Expression)>>>,
    /// The names of types that were searched for.
    aliases: RefCell<HashMap<String, Option<Vec<String>>>>,
    /// The declarations of names, in the order of the source.
    declarations: RefCell<HashMap<String, Rc<[Declaration]>>>,
    /// The uses of variables, by the tokens from their declarations to the ends of the functions.
    pub(super) variable_uses: RefCell<HashMap<Range<usize>, Rc<VariableUses>>>,
    /// Whether control may leave the body of a loop other than by its end, by the first token.
    pub(super) loop_exits: RefCell<HashMap<usize, bool>>,
    /// The sub-group sizes that functions require, by the indices of their opening braces.
    pub(super) sub_group_sizes: RefCell<HashMap<usize, Option<Vec<u32>>>>,
    /// The parameters of methods that return properties, by the opening braces of their classes.
    property_getters: HashMap<usize, usize>,
}

impl<'t> TokenIndex<'t> {
    pub(super) fn new(source: &'t str, tokens: &'t [PpToken]) -> Self {
        let (mut by_name, mut scopes): (HashMap<&str, Vec<usize>>, _) = (HashMap::new(), Vec::new());
        let (mut open, mut property_getters) = (Vec::new(), HashMap::new());
        for (index, token) in tokens.iter().enumerate() {
            scopes.push(open.last().copied());
            match token.kind {
                TokenKind::Symbol('{') => open.push(index),
                TokenKind::Symbol('}') => {
                    open.pop();
                }
                TokenKind::Name => {
                    let name = token.text(source);
                    by_name.entry(name).or_default().push(index);
                    if name == PROPERTIES_TAG {
                        property_getters.extend(open.last().map(|brace| (*brace, index)));
                    }
                }
                _ => {}
            }
        }
        Self {
            by_name,
            scopes,
            constants: RefCell::default(),
            aliases: RefCell::default(),
            declarations: RefCell::default(),
            variable_uses: RefCell::default(),
            loop_exits: RefCell::default(),
            sub_group_sizes: RefCell::default(),
            property_getters,
        }
    }

    /// Returns the index of the parameter of the method that returns the properties of the class
    /// whose body begins at `brace`.
    pub(super) fn property_getter(&self, brace: usize) -> Option<usize> {
        self.property_getters.get(&brace).copied()
    }

    /// Returns the indices of a name.
    pub(super) fn indices(&self, name: &str) -> &[usize] {
        self.by_name.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Iterates over the braces that open the scopes around a token, the innermost first.
    pub(super) fn open_braces(&self, at: usize) -> impl Iterator<Item = usize> {
        let scope_of = |index: usize| self.scopes.get(index).copied().flatten();
        std::iter::successors(scope_of(at), move |brace| scope_of(*brace)).take(MAX_SCOPES)
    }

    /// Iterates over the indices of a name in scopes that are open at a token, the last one first.
    pub(super) fn visible(&self, name: &str, at: usize) -> impl Iterator<Item = usize> {
        let open: BTreeSet<usize> = self.open_braces(at).collect();
        let indices = self.indices(name);
        let before = indices.partition_point(|index| *index < at);
        let is_open = move |index: &usize| self.scopes[*index].is_none_or(|brace| open.contains(&brace));
        indices[..before].iter().rev().copied().filter(is_open)
    }
}

/// A declared name.
#[derive(Clone, Debug)]
pub(super) struct Declaration {
    /// The index of the name.
    pub(super) at: usize,
    /// The words of the type, without specifiers.
    pub(super) words: Vec<String>,
    /// Number of `*` before the name and `[]` after it.
    indirections: usize,
}

impl TypeScope<'_> {
    /// Returns the type of an expression.
    pub(super) fn type_of(&self, expression: &[PpToken]) -> Option<ValueType> {
        let pointer = ValueType::scalar(ElementType::Pointer);
        match expression {
            [open, inner @ .., close] if open.is_symbol('(') && close.is_symbol(')') => self.type_of(inner),
            [first, rest @ ..] if first.is_symbol('&') && !rest.is_empty() => Some(pointer),
            [first, name] if first.is_symbol('*') => self.type_of_name(name, 1),
            [name] if name.kind == TokenKind::Name => self.type_of_name(name, 0),
            [name, open, .., close] if open.is_symbol('[') && close.is_symbol(']') => self.type_of_name(name, 1),
            [number] if number.kind == TokenKind::Number => type_of_number(number.text(self.source)),
            [minus, number] if minus.is_symbol('-') && number.kind == TokenKind::Number => {
                type_of_number(number.text(self.source))
            }
            [cast, open, ..] if cast.text(self.source) == "static_cast" && open.is_symbol('<') => {
                let end = expression.iter().position(|token| token.is_symbol('>'))?;
                self.resolve(&self.words(&expression[2..end]), MAX_STEPS)
            }
            _ => None,
        }
    }

    /// Returns the value of an expression, with the constants of the file replaced.
    pub(super) fn value_of(&self, expression: &[PpToken]) -> Option<Expression> {
        let words: Vec<&str> = expression.iter().map(|token| token.text(self.source)).collect();
        let parsed = Expression::parse(&words)?;
        Some(self.replace_constants(parsed, MAX_STEPS))
    }

    fn replace_constants(&self, expression: Expression, steps: usize) -> Expression {
        let Some(steps) = steps.checked_sub(1) else { return expression };
        expression.resolve(&|name| Some(self.replace_constants(self.find_constant(name)?, steps)))
    }

    /// Returns the value of a constant if the file defines exactly one of this name, and not in
    /// another function.
    fn find_constant(&self, name: &str) -> Option<Expression> {
        let (index, value) = memoise(&self.names.constants, name, || self.search_constant(name))?;
        let is_open: BTreeSet<usize> = self.names.open_braces(self.at).collect();
        let mut closed = self.names.open_braces(index).filter(|brace| !is_open.contains(brace));
        let is_in_function = closed.any(|brace| read_head(self.source, self.all, brace).is_some());
        (!is_in_function).then_some(value)
    }

    fn search_constant(&self, name: &str) -> Option<(usize, Expression)> {
        let mut found = None;
        for &index in self.names.indices(name) {
            let before = self.all[..index].iter().rev().take(MAX_CONSTANT_TOKENS);
            let mut before = before.take_while(|t| !matches!(t.kind, TokenKind::Symbol(';' | '{' | '}' | '(')));
            let is_constant = before.any(|t| ["const", "constexpr"].contains(&t.text(self.source)));
            let assigns = self.all.get(index + 1).is_some_and(|next| next.is_symbol('='));
            if is_constant && assigns {
                if found.is_some() {
                    return None;
                }
                let value = &self.all[initial_value(self.all, index)?];
                let words: Vec<&str> = value.iter().map(|token| token.text(self.source)).collect();
                found = Some((index, Expression::parse(&words)?));
            }
        }
        found
    }

    /// Returns the type of a name after `dereferences` of its indirections are followed.
    fn type_of_name(&self, name: &PpToken, dereferences: usize) -> Option<ValueType> {
        let declared = self.find_declaration(name.text(self.source), self.at)?;
        match declared.indirections.checked_sub(dereferences) {
            // The operator of a class has any type.
            None => None,
            Some(0) => self.resolve(&declared.words, MAX_STEPS),
            Some(_) => Some(ValueType::scalar(ElementType::Pointer)),
        }
    }

    /// Returns the declaration of a name that is visible at a token.
    pub(super) fn find_declaration(&self, name: &str, at: usize) -> Option<Declaration> {
        let declarations = self.declarations_of(name);
        let open: BTreeSet<usize> = self.names.open_braces(at).collect();
        let before = declarations.partition_point(|declaration| declaration.at < at);
        let is_open = |declared: &&Declaration| {
            count_step();
            self.names.scopes[declared.at].is_none_or(|brace| open.contains(&brace))
        };
        declarations[..before].iter().rev().find(is_open).cloned()
    }

    /// Returns the declarations of a name, which are searched for once.
    fn declarations_of(&self, name: &str) -> Rc<[Declaration]> {
        if let Some(known) = self.names.declarations.borrow().get(name) {
            return Rc::clone(known);
        }
        let indices = self.names.indices(name).iter().inspect(|_| count_step());
        let declarations: Rc<[_]> =
            indices.filter_map(|index| parse_declaration(self.all, *index, self.source)).collect();
        self.names.declarations.borrow_mut().insert(name.to_owned(), Rc::clone(&declarations));
        declarations
    }

    fn words(&self, tokens: &[PpToken]) -> Vec<String> {
        let words = tokens.iter().map(|token| token.text(self.source));
        words.filter(|word| !SPECIFIERS.contains(word)).map(str::to_owned).collect()
    }

    /// Returns the type that words name. For example, `sycl`, `:`, `:`, `uint4`.
    fn resolve(&self, words: &[String], steps: usize) -> Option<ValueType> {
        let steps = steps.checked_sub(1)?;
        if let Some(open) = words.iter().position(|word| word == "<") {
            return self.resolve_template(words, open, steps);
        }
        if words.iter().all(|word| INTEGER_WORDS.contains(&word.as_str())) {
            return builtin_integer(words);
        }
        let name = words.last()?;
        known_type(name).or_else(|| self.resolve(&self.find_alias(name)?, steps))
    }

    /// Resolves a vector template: its arguments are the type and the number of components.
    fn resolve_template(&self, words: &[String], open: usize, steps: usize) -> Option<ValueType> {
        let name = words.get(open.checked_sub(1)?)?;
        let arguments = words.get(open + 1..words.len() - 1)?;
        let comma = arguments.iter().rposition(|word| word == ",")?;
        if !name.to_ascii_lowercase().contains("vec") || words.last()? != ">" {
            return None;
        }
        let element = self.resolve(&arguments[..comma], steps)?;
        let count: Vec<&str> = arguments[comma + 1..].iter().map(String::as_str).collect();
        let count = Expression::parse(&count).and_then(|count| {
            self.replace_constants(count, MAX_STEPS).evaluate(&|_| None).and_then(|count| u32::try_from(count).ok())
        });
        Some(ValueType { components: count, ..element })
    }

    /// Returns the words of the type that `using` or `typedef` gives this name.
    fn find_alias(&self, name: &str) -> Option<Vec<String>> {
        memoise(&self.names.aliases, name, || self.search_alias(name))
    }

    fn search_alias(&self, name: &str) -> Option<Vec<String>> {
        let is_word = |token: &PpToken, word: &str| token.kind == TokenKind::Name && token.text(self.source) == word;
        self.names.indices(name).iter().find_map(|&index| {
            let (before, rest) = (&self.all[..index], &self.all[index + 1..]);
            let next = rest.first()?;
            if before.last().is_some_and(|word| is_word(word, "using")) && next.is_symbol('=') {
                let end = rest.iter().position(|token| token.is_symbol(';'))?;
                return Some(self.words(&rest[1..end]));
            }
            if !matches!(next.kind, TokenKind::Symbol(';' | ',')) {
                return None;
            }
            let start = before.iter().rposition(|token| matches!(token.kind, TokenKind::Symbol(';' | '{' | '}')));
            let first = before.get(start.map_or(0, |start| start + 1)).filter(|first| is_word(first, "typedef"));
            let declared = first.and_then(|_| parse_declaration(self.all, index, self.source))?;
            (declared.indirections == 0).then_some(declared.words)
        })
    }
}

/// Returns the result of a search for a name, which is made once.
fn memoise<T: Clone>(
    results: &RefCell<HashMap<String, Option<T>>>,
    name: &str,
    search: impl FnOnce() -> Option<T>,
) -> Option<T> {
    if let Some(result) = results.borrow().get(name) {
        return result.clone();
    }
    let result = search();
    results.borrow_mut().insert(name.to_owned(), result.clone());
    result
}

/// Parses the declaration whose name is at `index`.
fn parse_declaration(tokens: &[PpToken], index: usize, source: &str) -> Option<Declaration> {
    let next = tokens.get(index + 1)?;
    if !matches!(next.kind, TokenKind::Symbol('=' | ';' | ',' | ')' | '[' | '{' | ':' | '(')) {
        return None;
    }
    let mut indirections = usize::from(next.is_symbol('['));
    let mut end = index;
    while let Some(before) = end.checked_sub(1).map(|at| &tokens[at]) {
        match before.kind {
            TokenKind::Symbol('*') => indirections += 1,
            TokenKind::Symbol('&') => {}
            TokenKind::Name if SPECIFIERS.contains(&before.text(source)) => {}
            _ => break,
        }
        end -= 1;
    }
    let is_after_comma = end.checked_sub(1).is_some_and(|before| tokens[before].is_symbol(','));
    let (start, end) = match is_after_comma {
        // The type is before the first name of the declaration.
        true => find_shared_type(tokens, end - 1, source)?,
        false => (find_type_start(tokens, end, source)?, end),
    };
    let is_boundary = match start.checked_sub(1).map(|at| &tokens[at]) {
        None => true,
        Some(before) => match before.kind {
            TokenKind::Symbol(c) => matches!(c, '(' | ',' | ';' | '{' | '}' | ')' | '>' | ']' | ':' | UNROLL),
            TokenKind::Name => !NO_TYPES.contains(&before.text(source)),
            _ => false,
        },
    };
    let words = tokens[start..end].iter().map(|token| token.text(source));
    let words: Vec<String> = words.filter(|word| !SPECIFIERS.contains(word)).map(str::to_owned).collect();
    let is_type = words.first().is_some_and(|first| !NO_TYPES.contains(&first.as_str()));
    (is_boundary && is_type).then_some(Declaration { at: index, words, indirections })
}

/// Returns the range of the type in a declaration of several names, of which one ends at a comma.
/// For example, of `float` in `float *a = x[0], b`.
fn find_shared_type(tokens: &[PpToken], comma: usize, source: &str) -> Option<(usize, usize)> {
    let (mut depth, mut first) = (0_usize, comma);
    while let Some(before) = first.checked_sub(1) {
        match tokens[before].kind {
            TokenKind::Symbol(')' | ']' | '}') => depth += 1,
            // In parentheses, only the first part of a loop declares several names.
            TokenKind::Symbol('(') if depth == 0 => {
                let keyword = before.checked_sub(1).map(|at| tokens[at].text(source));
                if keyword != Some("for") {
                    return None;
                }
                break;
            }
            TokenKind::Symbol('{' | '[') if depth == 0 => break,
            TokenKind::Symbol('(' | '[' | '{') => depth -= 1,
            TokenKind::Symbol(';' | ':' | UNROLL) if depth == 0 => break,
            _ => {}
        }
        // A block that ends before the declaration has no comma or name after it.
        if depth == 1 && tokens[before].is_symbol('}') && !continues_declaration(tokens, before + 1) {
            break;
        }
        first = before;
    }
    while let Some(open) = tokens.get(first) {
        let is_attribute = ["__attribute__", "alignas"].contains(&open.text(source));
        let bracket = if is_attribute { first + 1 } else { first };
        match is_attribute || open.is_symbol('[') {
            true => first = find_closing(tokens, bracket)? + 1,
            false if SPECIFIERS.contains(&open.text(source)) && open.kind == TokenKind::Name => first += 1,
            false => break,
        }
    }
    let end = find_type_end(tokens, first, source).filter(|end| *end < comma)?;
    let is_declarator = |token: &&PpToken| {
        matches!(token.kind, TokenKind::Symbol('*' | '&')) || SPECIFIERS.contains(&token.text(source))
    };
    let name = end + tokens[end..comma].iter().take_while(is_declarator).count();
    let is_named = name < comma && tokens[name].kind == TokenKind::Name;
    let next = &tokens[name + 1].kind;
    (is_named && matches!(next, TokenKind::Symbol('=' | ',' | '[' | '{' | '('))).then_some((first, end))
}

/// Returns whether the tokens after a closing brace continue a declaration: `int a{1}, b`.
fn continues_declaration(tokens: &[PpToken], after: usize) -> bool {
    tokens.get(after).is_some_and(|next| matches!(next.kind, TokenKind::Symbol(',' | ')' | ']' | '}')))
}

/// Returns the index after the type that begins at `start`.
fn find_type_end(tokens: &[PpToken], start: usize, source: &str) -> Option<usize> {
    let is_name = |at: usize| tokens.get(at).is_some_and(|token| token.kind == TokenKind::Name);
    let is_integer = |at: usize| is_name(at) && INTEGER_WORDS.contains(&tokens[at].text(source));
    let mut end = start;
    while is_integer(end) || (end > start && is_name(end) && SPECIFIERS.contains(&tokens[end].text(source))) {
        end += 1;
    }
    if end > start {
        return Some(end);
    }
    if !is_name(start) {
        return None;
    }
    end = start + 1;
    while matches!(tokens.get(end..end + 2), Some([one, two]) if one.is_symbol(':') && two.is_symbol(':'))
        && is_name(end + 2)
    {
        end += 3;
    }
    if !tokens.get(end)?.is_symbol('<') {
        return Some(end);
    }
    let mut depth = 0_usize;
    for (offset, token) in tokens[end..].iter().enumerate() {
        match token.kind {
            TokenKind::Symbol('<') => depth += 1,
            TokenKind::Symbol('>') => depth -= 1,
            TokenKind::Symbol(';' | '{' | '}') => return None,
            _ => {}
        }
        if depth == 0 {
            return Some(end + offset + 1);
        }
    }
    None
}

/// Returns the index of the first token of the type that ends before `end`.
fn find_type_start(tokens: &[PpToken], end: usize, source: &str) -> Option<usize> {
    let mut at = end.checked_sub(1)?;
    if tokens[at].is_symbol('>') {
        let mut depth = 0_usize;
        loop {
            match tokens[at].kind {
                TokenKind::Symbol('>') => depth += 1,
                TokenKind::Symbol('<') => depth -= 1,
                TokenKind::Symbol(';' | '{' | '}') => return None,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            at = at.checked_sub(1)?;
        }
        at = at.checked_sub(1)?;
    }
    if tokens[at].kind != TokenKind::Name {
        return None;
    }
    if INTEGER_WORDS.contains(&tokens[at].text(source)) {
        while at > 0 && tokens[at - 1].kind == TokenKind::Name && INTEGER_WORDS.contains(&tokens[at - 1].text(source)) {
            at -= 1;
        }
        return Some(at);
    }
    while at >= 3
        && tokens[at - 1].is_symbol(':')
        && tokens[at - 2].is_symbol(':')
        && tokens[at - 3].kind == TokenKind::Name
    {
        at -= 3;
    }
    Some(at)
}

fn builtin_integer(words: &[String]) -> Option<ValueType> {
    let count = |word: &str| words.iter().filter(|found| *found == word).count();
    let bits = match (count("char"), count("short"), count("long")) {
        (1, 0, 0) => 8,
        (0, 1, 0) => 16,
        (0, 0, 1 | 2) => 64,
        (0, 0, 0) if !words.is_empty() => 32,
        _ => return None,
    };
    Some(ValueType::scalar(ElementType::Integer(bits)))
}

fn type_of_number(text: &str) -> Option<ValueType> {
    Some(ValueType::scalar(match Expression::parse(&[text])? {
        Expression::Float { is_single: true, .. } => ElementType::Float(DataType::F),
        Expression::Float { .. } => ElementType::Float(DataType::Df),
        _ if text.to_ascii_lowercase().trim_end_matches('u').ends_with('l') => ElementType::Integer(64),
        _ => ElementType::Integer(32),
    }))
}

/// Returns whether a name is that of a type, so that parentheses after it convert a value.
pub(super) fn is_type_name(name: &str) -> bool {
    INTEGER_WORDS.contains(&name) || known_type(name).is_some()
}

/// Returns the type of a name of OpenCL, SYCL or the standard library. For example, `cl_ushort4`.
fn known_type(name: &str) -> Option<ValueType> {
    let plain = name.trim_start_matches("cl_").trim_start_matches("__");
    let base = plain.trim_end_matches(|c: char| c.is_ascii_digit());
    let components = &plain[base.len()..];
    if let Some(element) = scalar_type(plain) {
        return Some(ValueType::scalar(element));
    }
    let components: u32 = components.parse().ok().filter(|count| (1..=64).contains(count))?;
    scalar_type(base).map(|element| ValueType { element, components: Some(components) })
}

fn scalar_type(name: &str) -> Option<ElementType> {
    Some(match name {
        "bool" | "char" | "schar" | "uchar" | "int8_t" | "uint8_t" | "byte" => ElementType::Integer(8),
        "short" | "ushort" | "int16_t" | "uint16_t" => ElementType::Integer(16),
        "int" | "uint" | "int32_t" | "uint32_t" => ElementType::Integer(32),
        "long" | "ulong" | "int64_t" | "uint64_t" | "size_t" | "ptrdiff_t" | "longlong" | "ulonglong" => {
            ElementType::Integer(64)
        }
        "half" | "_Float16" | "half_t" => ElementType::Float(DataType::Hf),
        "bfloat16" | "bfloat16_t" => ElementType::Float(DataType::Bf),
        "float" => ElementType::Float(DataType::F),
        "double" => ElementType::Float(DataType::Df),
        "uintptr_t" | "intptr_t" => ElementType::Pointer,
        _ => return None,
    })
}
