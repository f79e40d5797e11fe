//! Preprocesses C: conditions, macros, `#` and `##`.
//!
//! For example, with `#define OP(x) #x " (M1, 16)"`, the tokens of `OP(add)` are the strings `add`
//! and ` (M1, 16)`.
//!
//! A condition of which a name is not known, such as `#ifdef DEVICE`, has several branches. The
//! preprocessor makes a token sequence for one choice of branches after the other, until each
//! branch was in one of them.

use super::condition::{BranchIndex, BranchTest, Conditions};
use crate::literal::append_literal;
use crate::mapped_text::MappedText;
use crate::token::{HasKind, SourceToken, StringToken, Syntax, TokenKind, tokenize};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// The symbol among the tokens before a loop that a pragma unrolls.
pub(super) const UNROLL: char = '\u{1}';

/// Maximum number of tokens that all choices of branches of a source have. The number of choices
/// grows with the number of conditions.
const MAX_TOKENS: usize = 1 << 23;

/// Maximum number of tokens that macros of one choice of branches expand to, and that their
/// expansion reads. Macros that use each other could make the number grow with a power.
const MAX_EXPANDED_TOKENS: usize = 1 << 20;

/// Maximum nesting of macros.
const MAX_DEPTH: usize = 64;

/// A token of the source or of an expanded macro.
#[derive(Clone, Debug)]
pub(super) struct PpToken {
    pub(super) kind: TokenKind,
    /// The byte range in the source.
    pub(super) span: Range<usize>,
    /// The text if it is not that of the source: of a string that `#` made, without its quotes, of
    /// a name that `##` made, or of a macro that an option defines.
    pub(super) made: Option<Arc<str>>,
    /// The byte range of the name of the outermost macro that the token comes from.
    pub(super) macro_use: Option<Range<usize>>,
}

impl PpToken {
    fn new(token: &SourceToken) -> Self {
        Self { kind: token.kind.clone(), span: token.span.clone(), made: None, macro_use: None }
    }

    /// Makes a symbol that is not in the source.
    pub(super) const fn added(symbol: char, span: Range<usize>) -> Self {
        Self { kind: TokenKind::Symbol(symbol), span, made: None, macro_use: None }
    }

    /// Returns the text of the token.
    pub(super) fn text<'t>(&'t self, source: &'t str) -> &'t str {
        match &self.made {
            Some(made) => made,
            None => source.get(self.span.clone()).unwrap_or_default(),
        }
    }

    pub(super) fn is_symbol(&self, symbol: char) -> bool {
        self.kind == TokenKind::Symbol(symbol)
    }

    /// Returns the byte range in the source where the token is used: its own, or that of the macro
    /// that it comes from.
    pub(super) fn place(&self) -> Range<usize> {
        self.macro_use.clone().unwrap_or(self.span.clone())
    }
}

impl HasKind for PpToken {
    fn kind(&self) -> &TokenKind {
        &self.kind
    }
}

/// The definition of a macro.
#[derive(Clone, Debug)]
struct Macro {
    /// The names of the parameters, or `None` for a macro without parentheses.
    parameters: Option<Vec<String>>,
    body: Arc<[PpToken]>,
}

/// A line of the source that matters to the preprocessor.
enum Item {
    /// Tokens outside of directives.
    Text(Range<usize>),
    /// The tokens of a definition after `define`.
    Define(Range<usize>),
    /// The token of a name that is not defined any more.
    Undefine(usize),
    /// The branch that begins.
    Branch(BranchIndex),
    /// A pragma that unrolls the next loop, at this byte range.
    Unroll(Range<usize>),
}

/// A source, and the branches of it that were not chosen yet.
pub(super) struct Preprocessor<'s> {
    source: &'s str,
    tokens: Vec<SourceToken>,
    items: Vec<Item>,
    conditions: Conditions,
    definitions: BTreeMap<String, Macro>,
    tokens_left: usize,
    is_done: bool,
}

/// The tokens of one choice of branches, with macros expanded.
pub(super) struct Variant {
    pub(super) tokens: Vec<PpToken>,
    /// The bodies of macros with statements that the source does not use.
    pub(super) unused: Vec<Vec<PpToken>>,
    /// The byte offset from which on macros were not expanded, because there were too many tokens.
    pub(super) limit: Option<usize>,
}

impl<'s> Preprocessor<'s> {
    /// Splits a source. `definitions` are macros in the form `NAME` or `NAME=VALUE`.
    pub(super) fn new(source: &'s str, definitions: &[String]) -> Self {
        let tokens = tokenize(source, Syntax::C);
        let definitions = definitions.iter().filter_map(|definition| define_by_option(definition)).collect();
        let (items, conditions) = split_lines(source, &tokens, &definitions);
        Self { source, tokens, items, conditions, definitions, tokens_left: MAX_TOKENS, is_done: false }
    }

    /// Returns the tokens of the next choice of branches. Returns `None` if each branch was chosen.
    ///
    /// # Errors
    /// The byte offset of a branch that is not read, if there are too many.
    pub(super) fn next_variant(&mut self) -> Result<Option<Variant>, usize> {
        if self.is_done || self.tokens_left == 0 {
            self.is_done = true;
            return self.conditions.take_pending().map_or(Ok(None), Err);
        }
        let macros = Macros {
            by_name: self.definitions.clone(),
            used: RefCell::default(),
            work_left: Cell::new(MAX_EXPANDED_TOKENS),
            limit: Cell::new(None),
        };
        let mut reader = Reader { source: self.source, macros, out: Vec::new(), pending: Vec::new() };
        let (mut run, mut index) = (self.conditions.begin_run(), 0);
        while let Some(item) = self.items.get(index) {
            index += 1;
            match item {
                Item::Text(range) => reader.pending.extend(self.tokens[range.clone()].iter().map(PpToken::new)),
                Item::Define(range) => {
                    reader.flush();
                    if let Some((name, definition)) = read_definition(self.source, &self.tokens[range.clone()]) {
                        reader.macros.by_name.insert(name.to_owned(), definition);
                        run.assumptions.forget(name);
                    }
                }
                Item::Undefine(token) => {
                    reader.flush();
                    let name = self.tokens[*token].text(self.source);
                    reader.macros.by_name.remove(name);
                    run.assumptions.undefine(name);
                }
                Item::Branch(branch) => {
                    let (source, tokens, macros) = (self.source, &self.tokens, &reader.macros);
                    let words = |range: Range<usize>| macros.condition_words(source, &tokens[range]);
                    let is_defined = |name: &str| macros.by_name.contains_key(name);
                    index = self.conditions.choose(*branch, &mut run, &words, &is_defined);
                }
                Item::Unroll(span) => reader.pending.push(PpToken::added(UNROLL, span.clone())),
            }
        }
        reader.flush();
        let Reader { macros, out, .. } = reader;
        self.tokens_left = self.tokens_left.saturating_sub(out.len().max(1));
        self.is_done = self.conditions.is_done();
        Ok(Some(Variant { unused: macros.unused_bodies(self.source), tokens: out, limit: macros.limit.get() }))
    }
}

/// Splits the lines of a source into text and directives. `options` are macros that options define.
fn split_lines(source: &str, all: &[SourceToken], options: &BTreeMap<String, Macro>) -> (Vec<Item>, Conditions) {
    let (mut items, mut conditions) = (Vec::new(), Conditions::default());
    let mut at = 0;
    while let Some(first) = all.get(at) {
        let is_directive = |token: &SourceToken| token.begins_line && token.is_symbol('#');
        if !is_directive(first) {
            let length = all[at..].iter().position(is_directive).unwrap_or(all.len() - at);
            items.push(Item::Text(at..at + length));
            at += length;
            continue;
        }
        let length = 1 + all[at + 1..].iter().position(|token| token.begins_line).unwrap_or(all.len() - at - 1);
        let end = at + length;
        let word = all[at..end].get(1).map_or("", |word| word.text(source));
        let rest = (at + 2).min(end)..end;
        match word {
            "define" => items.push(Item::Define(rest)),
            "undef" => items.extend(rest.clone().next().map(Item::Undefine)),
            "if" | "ifdef" | "ifndef" | "else" | "elif" | "elifdef" | "elifndef" => {
                let test = match word.trim_start_matches("el").trim_start_matches("if") {
                    "def" | "ndef" => BranchTest::Defined {
                        name: all[rest].first().map_or("", |name| name.text(source)).to_owned(),
                        expected: !word.ends_with("ndef"),
                    },
                    "se" => BranchTest::Always,
                    _ => BranchTest::Expression(rest),
                };
                let branch = conditions.begin_branch(test, !word.starts_with("if"), items.len(), first.span.start);
                items.extend(branch.map(Item::Branch));
            }
            "endif" => conditions.end(items.len()),
            "pragma" => {
                let words: Vec<&str> = all[rest].iter().map(|token| token.text(source)).collect();
                let is_single = words.last() == Some(&"1") || words.contains(&"disable");
                if words.contains(&"unroll") && !is_single {
                    items.push(Item::Unroll(first.span.clone()));
                }
            }
            _ => {}
        }
        at = end;
    }
    let defines_after = |item: usize, name: &str| {
        let is_first = items[..item].iter().all(|before| !matches!(before, Item::Text(_)));
        let defined =
            |tokens: &Range<usize>| all[tokens.clone()].first().is_some_and(|first| first.is_name(source, name));
        is_first && matches!(items.get(item + 1), Some(Item::Define(tokens)) if defined(tokens))
    };
    let words_of = |range: &Range<usize>| all[range.clone()].iter().map(|token| token.text(source)).collect();
    let defined = items.iter().filter_map(|item| match item {
        Item::Define(range) => all[range.clone()].first(),
        Item::Undefine(token) => all.get(*token),
        _ => None,
    });
    let by_options = options.keys().map(String::as_str);
    let changed = defined.map(|name| name.text(source)).chain(by_options).collect();
    conditions.finish(items.len(), &defines_after, &words_of, &changed);
    (items, conditions)
}

/// Reads a definition from its tokens after `define`.
fn read_definition<'s>(source: &'s str, tokens: &[SourceToken]) -> Option<(&'s str, Macro)> {
    let (name, rest) = tokens.split_first().filter(|(name, _)| name.kind == TokenKind::Name)?;
    let has_parameters = rest.first().is_some_and(|next| next.is_symbol('(') && next.span.start == name.span.end);
    let (parameters, body) = if has_parameters {
        let close = rest.iter().position(|token| token.is_symbol(')'))?;
        let names = rest[..close].iter().filter(|token| token.kind == TokenKind::Name);
        let mut names: Vec<String> = names.map(|token| token.text(source).to_owned()).collect();
        if rest[..close].iter().any(|token| token.is_symbol('.')) {
            names.push("__VA_ARGS__".to_owned());
        }
        (Some(names), &rest[close + 1..])
    } else {
        (None, rest)
    };
    Some((name.text(source), Macro { parameters, body: body.iter().map(PpToken::new).collect() }))
}

/// Reads a definition of an option. For example, `N=16`; `N` alone has the value 1.
fn define_by_option(definition: &str) -> Option<(String, Macro)> {
    let (name, value) = definition.split_once('=').unwrap_or((definition, "1"));
    let text = format!("{name} {value}");
    let (name, Macro { parameters, body }) = read_definition(&text, &tokenize(&text, Syntax::C))?;
    // The text is not a part of the source, so the tokens keep their own.
    let own = |token: &PpToken| {
        let made = match &token.kind {
            TokenKind::String(string) => {
                let mut decoded = MappedText::default();
                append_literal(&mut decoded, &text, string, Syntax::C);
                decoded.as_str().into()
            }
            _ => token.text(&text).into(),
        };
        PpToken { made: Some(made), span: 0..0, ..token.clone() }
    };
    Some((name.to_owned(), Macro { parameters, body: body.iter().map(own).collect() }))
}

/// Reads the text of a source line by line.
struct Reader<'s> {
    source: &'s str,
    macros: Macros,
    out: Vec<PpToken>,
    /// Tokens that are not expanded yet. All of them see the same macros.
    pending: Vec<PpToken>,
}

impl Reader<'_> {
    fn flush(&mut self) {
        let tokens = std::mem::take(&mut self.pending);
        let mut expansion = Expansion::new(&self.macros, self.source);
        expansion.expand(&tokens);
        self.out.append(&mut expansion.out);
    }
}

/// The macros that are defined at a place.
pub(super) struct Macros {
    by_name: BTreeMap<String, Macro>,
    used: RefCell<BTreeSet<String>>,
    /// Number of tokens that expansions may still read and make.
    work_left: Cell<usize>,
    limit: Cell<Option<usize>>,
}

impl Macros {
    /// Returns the words of a condition, with macros expanded. `defined(X)` is one word.
    fn condition_words(&self, source: &str, tokens: &[SourceToken]) -> Vec<String> {
        let (mut words, mut at) = (Vec::new(), 0);
        while let Some(token) = tokens.get(at) {
            at += 1;
            if !token.is_name(source, "defined") {
                let token = PpToken::new(token);
                let mut expansion = Expansion::new(self, source);
                expansion.expand(&[token]);
                words.extend(expansion.out.iter().map(|token| token.text(source).to_owned()));
                continue;
            }
            let has_parenthesis = tokens.get(at).is_some_and(|token| token.is_symbol('('));
            let name = tokens.get(at + usize::from(has_parenthesis)).map_or("", |name| name.text(source));
            words.push(format!("defined({name})"));
            at += 1 + 2 * usize::from(has_parenthesis);
        }
        words
    }

    /// Returns the bodies of the macros that have statements and that nothing uses.
    fn unused_bodies(&self, source: &str) -> Vec<Vec<PpToken>> {
        let names = |body: &[PpToken]| -> Vec<String> {
            let words = body.iter().filter(|token| token.kind == TokenKind::Name);
            words.map(|token| token.text(source).to_owned()).collect()
        };
        let mut found: BTreeSet<&str> = super::KEYWORDS.into();
        loop {
            let before = found.len();
            for (name, definition) in &self.by_name {
                if !found.contains(name.as_str())
                    && names(&definition.body).iter().any(|word| found.contains(word.as_str()))
                {
                    found.insert(name);
                }
            }
            if found.len() == before {
                break;
            }
        }
        let with_statements = || self.by_name.iter().filter(|(name, _)| found.contains(name.as_str()));
        let in_bodies: BTreeSet<String> = with_statements()
            .flat_map(|(own, definition)| names(&definition.body).into_iter().filter(move |word| word != own))
            .collect();
        let used = self.used.borrow().clone();
        let unused = with_statements().filter(|(name, _)| !used.contains(*name) && !in_bodies.contains(*name));
        let expand = |definition: &Macro| {
            let mut expansion = Expansion::new(self, source);
            expansion.expand(&definition.body);
            expansion.out
        };
        unused.map(|(_, definition)| expand(definition)).collect()
    }
}

struct Expansion<'m> {
    macros: &'m Macros,
    source: &'m str,
    out: Vec<PpToken>,
    /// The names of the macros that are being expanded. They are not expanded again.
    active: Vec<String>,
    /// The byte range of the name of the outermost macro that is being expanded.
    outermost: Option<Range<usize>>,
}

impl<'m> Expansion<'m> {
    const fn new(macros: &'m Macros, source: &'m str) -> Self {
        Self { macros, source, out: Vec::new(), active: Vec::new(), outermost: None }
    }

    fn expand(&mut self, tokens: &[PpToken]) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            let name = token.text(self.source);
            let is_expanded = token.kind == TokenKind::Name && !self.active.iter().any(|active| active == name);
            let definition = self.macros.by_name.get(name).filter(|_| is_expanded);
            let definition = definition.filter(|_| self.active.len() < MAX_DEPTH || !self.note_limit(token));
            if (definition.is_some() || !self.active.is_empty()) && !self.spend(1, token) {
                self.push(token);
                continue;
            }
            let Some(definition) = definition else {
                self.push(token);
                continue;
            };
            let is_outermost = self.outermost.is_none();
            if is_outermost {
                self.outermost = Some(token.place());
            }
            let replaced = match &definition.parameters {
                None => definition.body.to_vec(),
                Some(parameters) => match split_arguments(tokens, at) {
                    Some((arguments, end)) => {
                        at = end;
                        self.substitute(definition, parameters, &arguments)
                    }
                    None => {
                        self.push(token);
                        self.outermost.take_if(|_| is_outermost);
                        continue;
                    }
                },
            };
            self.macros.used.borrow_mut().insert(name.to_owned());
            self.active.push(name.to_owned());
            self.expand(&replaced);
            self.active.pop();
            self.outermost.take_if(|_| is_outermost);
        }
    }

    /// Takes tokens from the number that may still be read. Returns whether there were enough.
    fn spend(&self, count: usize, token: &PpToken) -> bool {
        match self.macros.work_left.get().checked_sub(count) {
            Some(left) => self.macros.work_left.set(left),
            None => return !self.note_limit(token),
        }
        true
    }

    /// Notes that a token is the first that is not expanded. Returns true.
    fn note_limit(&self, token: &PpToken) -> bool {
        let place = self.outermost.clone().unwrap_or(token.place()).start;
        self.macros.limit.set(self.macros.limit.get().or(Some(place)));
        true
    }

    fn push(&mut self, token: &PpToken) {
        let mut token = token.clone();
        if let Some(outermost) = &self.outermost {
            // A token of an option has no place but that of its use.
            if token.span.is_empty() {
                token.span = outermost.clone();
            }
            token.macro_use.get_or_insert_with(|| outermost.clone());
        }
        self.out.push(token);
    }

    /// Replaces the parameters in the body of a macro.
    fn substitute(&self, definition: &Macro, parameters: &[String], arguments: &[&[PpToken]]) -> Vec<PpToken> {
        let argument_of = |token: &PpToken| -> Option<Vec<PpToken>> {
            let name = token.text(self.source);
            let index = parameters.iter().position(|parameter| token.kind == TokenKind::Name && parameter == name)?;
            if name == "__VA_ARGS__" {
                let rest = arguments.get(index..).unwrap_or_default();
                return Some(rest.join(&PpToken::added(',', token.span.clone())));
            }
            Some(arguments.get(index).map(|argument| argument.to_vec()).unwrap_or_default())
        };
        let (body, mut out, mut at) = (&definition.body, Vec::<PpToken>::new(), 0);
        while let Some(token) = body.get(at) {
            at += 1;
            let next = body.get(at);
            let is_pasted = |at: usize| [at, at + 1].iter().all(|at| body.get(*at).is_some_and(|t| t.is_symbol('#')));
            if token.is_symbol('#') && next.is_some_and(|next| next.is_symbol('#')) {
                // The token after `##` is joined to the one before it.
                at += 1;
                let Some(right) = body.get(at) else { break };
                at += 1;
                let mut right = argument_of(right).unwrap_or_else(|| vec![right.clone()]).into_iter();
                if let (Some(left), Some(first)) = (out.last_mut(), right.next()) {
                    left.made = Some(format!("{}{}", left.text(self.source), first.text(self.source)).into());
                }
                out.extend(right);
            } else if let Some(argument) = next.filter(|_| token.is_symbol('#')).and_then(argument_of) {
                let span = token.span.start..next.map_or(token.span.end, |next| next.span.end);
                out.push(self.stringify(&argument, span));
                at += 1;
            } else if let Some(argument) = argument_of(token) {
                // Arguments that are used often make many tokens.
                if !self.spend(argument.len(), token) {
                    break;
                }
                if is_pasted(at) {
                    out.extend(argument);
                } else {
                    let (active, outermost) = (self.active.clone(), self.outermost.clone());
                    let mut inner = Expansion { out: Vec::new(), active, outermost, ..*self };
                    inner.expand(&argument);
                    out.append(&mut inner.out);
                }
            } else {
                out.push(token.clone());
            }
        }
        out
    }

    /// Returns the string that `#` makes of an argument. `span` is the byte range of `#` and the
    /// parameter.
    fn stringify(&self, argument: &[PpToken], span: Range<usize>) -> PpToken {
        let mut text = String::new();
        let mut end = None;
        for token in argument {
            if end.is_some_and(|end| end < token.span.start) {
                text.push(' ');
            }
            end = Some(token.span.end);
            text.push_str(token.text(self.source));
        }
        let string = StringToken { body: span.clone(), is_raw: true, is_formatted: false, is_closed: true };
        PpToken { kind: TokenKind::String(string), span, made: Some(text.into()), macro_use: None }
    }
}

/// Splits the arguments in parentheses at index `open`. Returns them with the index after the
/// closing parenthesis.
fn split_arguments(tokens: &[PpToken], open: usize) -> Option<(Vec<&[PpToken]>, usize)> {
    if !tokens.get(open)?.is_symbol('(') {
        return None;
    }
    let (mut arguments, mut depth, mut start) = (Vec::new(), 0_usize, open + 1);
    for (index, token) in tokens.iter().enumerate().skip(open) {
        match token.kind {
            TokenKind::Symbol('(' | '[' | '{') => depth += 1,
            TokenKind::Symbol(')' | ']' | '}') => {
                depth -= 1;
                if depth == 0 {
                    arguments.push(&tokens[start..index]);
                    return Some((arguments, index + 1));
                }
            }
            TokenKind::Symbol(',') if depth == 1 => {
                arguments.push(&tokens[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    None
}
