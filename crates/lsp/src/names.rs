//! Finds the names of an assembler text: where each is declared, and where it is used.
//!
//! For example, in `.decl x v_type=G ...` and `mov (M1, 8) x(0,0)<1> ...` the name `x` has a
//! declaration and a use. The text may have mistakes.

use crate::token::{TextToken, TokenKind, tokenize};
use openvisa_isa::{Directive, DirectiveKey, VariableClass};
use std::collections::HashMap;
use std::ops::Range;

/// The kind of object that a name denotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameKind {
    /// A kernel or function.
    Object,
    /// A variable of a class.
    Variable(VariableClass),
    /// A label or subroutine.
    Label,
}

/// A declared name.
#[derive(Clone, Debug)]
pub(crate) struct DeclaredName {
    pub(crate) name: String,
    pub(crate) kind: NameKind,
    /// Byte range of the name in its declaration.
    pub(crate) span: Range<usize>,
    /// Byte range of the statement that declares it.
    pub(crate) statement: Range<usize>,
    /// Index of the kernel, function or block of inline assembly, counted from 0. `None` before the
    /// first one, and for a name that several blocks share.
    pub(crate) object: Option<usize>,
}

/// A place where a name is declared or used.
#[derive(Clone, Debug)]
pub(crate) struct Occurrence {
    pub(crate) span: Range<usize>,
    /// Index of the declared name.
    pub(crate) name: usize,
}

/// The part of a token in the syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Directive,
    Mnemonic,
    Type,
}

/// The names and the structure of a text.
#[derive(Debug, Default)]
pub(crate) struct DocumentNames {
    pub(crate) tokens: Vec<TextToken>,
    pub(crate) names: Vec<DeclaredName>,
    /// The declarations and uses, in the order of the text.
    pub(crate) occurrences: Vec<Occurrence>,
    /// Byte ranges of directives, mnemonics and types, in the order of the text.
    pub(crate) roles: Vec<(Range<usize>, Role)>,
    /// Byte ranges of the blocks of inline assembly.
    pub(crate) blocks: Vec<Range<usize>>,
}

impl DocumentNames {
    /// Finds the names of a text.
    pub(crate) fn new(text: &str) -> Self {
        NameFinder { text, ..NameFinder::default() }.read()
    }

    /// Finds the names in the body of a kernel that has no beginning: in block number `object`.
    /// `unique` is a reference that names of labels may contain.
    pub(crate) fn of_body(text: &str, object: usize, unique: Option<&'static str>) -> Self {
        let (object, scopes) = (Some(object), vec![HashMap::new()]);
        NameFinder { text, unique, object, scopes, ..NameFinder::default() }.read()
    }

    /// Returns the name that is declared or used at a byte offset.
    pub(crate) fn occurrence_at(&self, offset: usize) -> Option<&Occurrence> {
        let end = self.occurrences.partition_point(|occurrence| occurrence.span.start <= offset);
        let last = self.occurrences.get(end.checked_sub(1)?)?;
        (offset <= last.span.end).then_some(last)
    }

    /// Returns the role of the token at a byte offset.
    pub(crate) fn role_at(&self, offset: usize) -> Option<(Range<usize>, Role)> {
        let end = self.roles.partition_point(|(span, _)| span.start <= offset);
        let last = self.roles.get(end.checked_sub(1)?)?;
        (offset <= last.0.end).then(|| last.clone())
    }

    /// Returns the token that contains a byte offset, or ends there.
    pub(crate) fn token_at(&self, offset: usize) -> Option<&TextToken> {
        let end = self.tokens.partition_point(|token| token.span.start <= offset);
        let last = self.tokens.get(end.checked_sub(1)?)?;
        (offset <= last.span.end).then_some(last)
    }

    /// Iterates over the places of a name.
    pub(crate) fn places_of(&self, name: usize) -> impl Iterator<Item = &Occurrence> {
        self.occurrences.iter().filter(move |occurrence| occurrence.name == name)
    }

    /// Returns the index of the kernel, function or block that contains a byte offset.
    pub(crate) fn object_at(&self, offset: usize) -> Option<usize> {
        let objects = self.names.iter().filter(|name| name.kind == NameKind::Object);
        let object = objects.take_while(|object| object.statement.start <= offset).last();
        let block = || self.blocks.iter().position(|block| block.start <= offset && offset <= block.end);
        object.map_or_else(block, |object| object.object)
    }
}

/// The state of reading a text.
#[derive(Default)]
struct NameFinder<'t> {
    text: &'t str,
    /// A reference that names of labels may contain.
    unique: Option<&'t str>,
    index: DocumentNames,
    object: Option<usize>,
    /// The visible variables of each open scope, the innermost last.
    scopes: Vec<HashMap<&'t str, usize>>,
    labels: HashMap<&'t str, usize>,
    /// Words of the current object that are no variable: labels that come later, or no names.
    unresolved: Vec<Range<usize>>,
    /// Words that are no name of their object: functions of other objects, or no names.
    foreign: Vec<Range<usize>>,
}

impl<'t> NameFinder<'t> {
    /// Finds the names of the text.
    fn read(mut self) -> DocumentNames {
        let tokens = tokenize(self.text, self.unique);
        let is_end = |token: &TextToken| token.kind == TokenKind::LineEnd;
        let mut statement: Vec<TextToken> = Vec::new();
        for token in &tokens {
            if is_end(token) {
                self.read_statement(&statement);
                statement.clear();
            } else if token.kind != TokenKind::Comment {
                statement.push(token.clone());
            }
        }
        self.read_statement(&statement);
        self.end_object();
        self.resolve_objects();
        let mut index = self.index;
        index.occurrences.sort_by_key(|occurrence| occurrence.span.start);
        index.roles.sort_by_key(|(span, _)| span.start);
        index.tokens = tokens;
        index
    }

    fn word(&self, span: &Range<usize>) -> &'t str {
        self.text.get(span.clone()).unwrap_or_default()
    }

    fn read_statement(&mut self, mut tokens: &[TextToken]) {
        while let [first, rest @ ..] = tokens
            && first.is(b'{')
        {
            self.scopes.push(HashMap::new());
            tokens = rest;
        }
        let (mut depth, mut closed) = (0_usize, 0);
        for token in tokens {
            match token.kind {
                TokenKind::Punctuation(b'{') => depth += 1,
                TokenKind::Punctuation(b'}') if depth > 0 => depth -= 1,
                TokenKind::Punctuation(b'}') => closed += 1,
                _ => {}
            }
        }
        match tokens {
            [] => {}
            [dot, word, ..] if dot.is(b'.') && dot.span.end == word.span.start => self.read_directive(tokens),
            [name, colon] if name.kind == TokenKind::Word && colon.is(b':') => self.define_label(&name.span, tokens),
            _ => self.read_instruction(tokens),
        }
        for _ in 0..closed {
            // The outermost scope is that of the object.
            if self.scopes.len() > 1 {
                self.scopes.pop();
            }
        }
    }

    fn declare(&mut self, span: Range<usize>, kind: NameKind, statement: &[TextToken]) -> usize {
        let whole = statement.first().map_or(0, |first| first.span.start)..statement_end(statement);
        let number = self.index.names.len();
        let name = self.word(&span).to_owned();
        let object = self.object;
        self.index.names.push(DeclaredName { name, kind, span: span.clone(), statement: whole, object });
        self.index.occurrences.push(Occurrence { span, name: number });
        number
    }

    fn read_directive(&mut self, tokens: &[TextToken]) {
        let span = tokens[0].span.start..tokens[1].span.end;
        let word = self.word(&span);
        self.index.roles.push((span, Role::Directive));
        let directive = Directive::ALL.iter().find(|directive| directive.word() == word);
        let Some(name) = tokens.get(2).and_then(|token| self.name_of_token(token)) else { return };
        match directive {
            Some(Directive::Kernel | Directive::GlobalFunction) => {
                self.end_object();
                self.object = Some(self.object.map_or(0, |object| object + 1));
                self.scopes = vec![HashMap::new()];
                self.declare(name, NameKind::Object, tokens);
            }
            Some(Directive::Function) => self.define_label(&name, tokens),
            Some(Directive::Declaration) => self.read_declaration(name, tokens),
            Some(Directive::Input) => self.refer(name),
            _ => {}
        }
    }

    /// Returns the byte range of the name that a token is, without quotes.
    fn name_of_token(&self, token: &TextToken) -> Option<Range<usize>> {
        match token.kind {
            TokenKind::Word => Some(token.span.clone()),
            TokenKind::Quoted => {
                let text = self.word(&token.span);
                let end = token.span.end - usize::from(text.len() > 1 && text.ends_with('"'));
                Some(token.span.start + 1..end.max(token.span.start + 1))
            }
            _ => None,
        }
    }

    fn read_declaration(&mut self, name: Range<usize>, tokens: &[TextToken]) {
        let text = self.text;
        let word = |span: &Range<usize>| text.get(span.clone()).unwrap_or_default();
        let value_of = |key: DirectiveKey| {
            let is_key = |pair: &[TextToken]| word(&pair[0].span) == key.word() && pair[1].is(b'=');
            tokens.windows(2).position(is_key).and_then(|at| tokens.get(at + 2..))
        };
        let letter = value_of(DirectiveKey::Class).and_then(|value| word(&value.first()?.span).chars().next());
        let class = VariableClass::ALL.iter().find(|class| letter.is_some() && class.declared_as() == letter);
        if let Some([data_type, ..]) = value_of(DirectiveKey::Type) {
            let span = data_type.span.clone();
            self.index.roles.push((span, Role::Type));
        }
        let alias = value_of(DirectiveKey::Alias).and_then(|value| match value {
            [open, name, ..] if open.is(b'<') && name.kind == TokenKind::Word => Some(name.span.clone()),
            _ => None,
        });
        if let Some(alias) = alias {
            self.refer(alias);
        }
        let kind = NameKind::Variable(class.copied().unwrap_or(VariableClass::General));
        let declared = self.word(&name);
        let number = self.declare(name, kind, tokens);
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(declared, number);
        }
    }

    fn define_label(&mut self, span: &Range<usize>, tokens: &[TextToken]) {
        let word = self.word(span);
        match self.labels.get(word) {
            // The line `name:` after `.function "name"` repeats it.
            Some(known) => self.index.occurrences.push(Occurrence { span: span.clone(), name: *known }),
            None => {
                let number = self.declare(span.clone(), NameKind::Label, tokens);
                self.labels.insert(word, number);
            }
        }
    }

    fn read_instruction(&mut self, tokens: &[TextToken]) {
        let mut rest = tokens;
        if rest.first().is_some_and(|first| first.is(b'(')) {
            let end = rest.iter().position(|token| token.is(b')')).map_or(rest.len(), |at| at + 1);
            self.refer_to_words(&rest[..end]);
            rest = &rest[end..];
        }
        if let [first, following @ ..] = rest
            && first.kind == TokenKind::Word
        {
            self.index.roles.push((first.span.clone(), Role::Mnemonic));
            rest = following;
        }
        // The execution mask may have the name of a variable.
        let at = rest.iter().position(|token| token.is(b'(')).unwrap_or(rest.len());
        let (suffixes, operands) = rest.split_at(at);
        self.refer_to_words(suffixes);
        self.refer_to_words(match operands {
            [_, mask, comma, _, close, operands @ ..]
                if mask.kind == TokenKind::Word && comma.is(b',') && close.is(b')') =>
            {
                operands
            }
            operands => operands,
        });
    }

    fn refer_to_words(&mut self, tokens: &[TextToken]) {
        for (at, token) in tokens.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| tokens.get(at)).filter(|b| b.span.end == token.span.start);
            match before {
                _ if token.kind != TokenKind::Word => {}
                Some(colon) if colon.is(b':') => self.index.roles.push((token.span.clone(), Role::Type)),
                Some(dot) if dot.is(b'.') => {}
                _ => self.refer(token.span.clone()),
            }
        }
    }

    /// Records the use of a name.
    fn refer(&mut self, span: Range<usize>) {
        let word = self.word(&span);
        match self.scopes.iter().rev().find_map(|scope| scope.get(word)) {
            Some(name) => self.index.occurrences.push(Occurrence { span, name: *name }),
            None => self.unresolved.push(span),
        }
    }

    /// Resolves the labels of the object.
    fn end_object(&mut self) {
        for span in std::mem::take(&mut self.unresolved) {
            match self.labels.get(self.word(&span)) {
                Some(name) => self.index.occurrences.push(Occurrence { span, name: *name }),
                None => self.foreign.push(span),
            }
        }
        self.labels.clear();
    }

    /// Resolves the functions that are called from other objects.
    fn resolve_objects(&mut self) {
        let objects: HashMap<String, usize> = (self.index.names.iter().enumerate())
            .filter(|(_, name)| name.kind == NameKind::Object)
            .map(|(number, name)| (name.name.clone(), number))
            .collect();
        for span in std::mem::take(&mut self.foreign) {
            if let Some(name) = objects.get(self.word(&span)) {
                self.index.occurrences.push(Occurrence { span, name: *name });
            }
        }
    }
}

fn statement_end(statement: &[TextToken]) -> usize {
    statement.last().map_or(0, |last| last.span.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_an_inner_scope_hides_the_outer_one() {
        let text = ".kernel \"k\"\n.decl x v_type=G type=d num_elts=8\n{\n.decl x v_type=P num_elts=8\n\
                    (x) mov (M1, 8) y x\n}\nmov (M1, 8) x 1:d\n";
        let index = DocumentNames::new(text);
        let lines = |name: usize| -> Vec<_> {
            index.places_of(name).map(|place| text[..place.span.start].matches('\n').count() + 1).collect()
        };
        assert_eq!(index.names.iter().map(|name| name.name.as_str()).collect::<Vec<_>>(), ["k", "x", "x"]);
        assert_eq!((lines(1), lines(2)), (vec![2, 7], vec![4, 5, 5]));
        assert_eq!(index.names[2].kind, NameKind::Variable(VariableClass::Predicate));
    }

    #[test]
    fn labels_are_resolved_before_and_after_their_definition() {
        let text = ".kernel \"k\"\n.function \"main\"\nmain:\ngoto (M1, 8) end\nend:\n.global_function \"f\"\nend:\n";
        let index = DocumentNames::new(text);
        let places: Vec<_> = index.names.iter().enumerate().map(|(at, _)| index.places_of(at).count()).collect();
        assert_eq!(places, [1, 2, 2, 1, 1]);
    }
}
