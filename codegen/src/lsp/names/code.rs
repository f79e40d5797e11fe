//! The names in code: conditions, pseudo-code and templates of assembler text.
//!
//! For example, in `Mode.op == mean ? Src0 : 0` the names are a field, its group, a value of the
//! group, and another field.

use super::UseCollector;
use super::item::{FieldItem, NamedItem, OwnerId};
use crate::spec::check::conditions_of_field;
use crate::spec::model::walk::{LocalKind, StatementVisitor, walk_block};
use crate::spec::model::{Condition, Expr, ExprKind, Field, FieldId, KnownFunction, Stmt};
use crate::spec::span::{Name, Span};
use crate::spec::syntax::template::{Condition as TextCondition, Item, Placeholder};
use crate::spec::syntax::{SourceText, Word, template};

/// Maximum nesting depth of templates that is visited. The parser limits the depth to less.
const MAX_DEPTH: usize = 200;

/// Collects the names in the code of one owner.
pub(super) struct CodeVisitor<'c, 'a> {
    pub(super) uses: &'c mut UseCollector<'a>,
    /// The instruction or structure whose fields the code names.
    pub(super) owner: Option<OwnerId>,
    /// The local names that are defined.
    locals: Vec<&'a str>,
}

impl<'c, 'a> CodeVisitor<'c, 'a> {
    pub(super) const fn new(uses: &'c mut UseCollector<'a>, owner: Option<OwnerId>) -> Self {
        Self { uses, owner, locals: Vec::new() }
    }

    /// Visits code with arguments, which are local names.
    pub(super) fn visit_function(&mut self, arguments: impl Iterator<Item = &'a str>, statements: &'a [Stmt]) {
        self.locals.extend(arguments);
        walk_block(self, statements);
        self.locals.clear();
    }

    /// Visits the conditions of a field, and the expressions of its storage.
    pub(super) fn visit_field(&mut self, field: &'a Field) {
        let expressions = field.footprint.iter().chain(&field.storage);
        conditions_of_field(field).chain(expressions).for_each(|condition| self.visit_condition(condition));
    }

    pub(super) fn visit_condition(&mut self, condition: &'a Condition) {
        if let Some(expr) = &condition.expr {
            self.uses.cover(condition.source.span);
            self.visit_expr(expr);
        }
    }

    fn find_field(&self, name: &str) -> Option<FieldItem> {
        let owner = self.owner?;
        Some(FieldItem::Of(owner, owner.find_field(self.uses.model(), name)?))
    }

    fn visit_name(&mut self, name: &str, span: Span) {
        if self.locals.contains(&name) {
            return;
        }
        let item = match self.find_field(name) {
            Some(FieldItem::Of(owner, id)) => Some(NamedItem::Field(owner, id)),
            _ => self.uses.find_word(name),
        };
        self.uses.add_found(span, item);
    }

    fn visit_call(&mut self, name: &'a Name, arguments: &'a [Expr]) {
        let function = self.uses.find_function(&name.value);
        self.uses.add_found(name.span, function);
        let is_gate = KnownFunction::parse(&name.value) == Some(KnownFunction::Platform);
        for argument in arguments {
            match &argument.kind {
                ExprKind::String(_) if is_gate => self.uses.add_platforms(argument.span),
                _ => self.visit_expr(argument),
            }
        }
        for (position, argument) in arguments.iter().enumerate() {
            if let Some((path, group)) = self.find_path(argument) {
                self.uses.note_reader(&name.value, position, path, group);
            }
        }
    }

    /// Returns the field that an expression names, and the name of the group behind it.
    fn find_path<'e>(&self, expr: &'e Expr) -> Option<(FieldItem, Option<&'e str>)> {
        let (name, group) = expr.as_path()?;
        Some((self.find_field(name)?, group.map(|group| group.value.as_str())))
    }

    /// Returns whether one side of a comparison is a value of the field on the other side.
    fn visit_value(&mut self, value: &Expr, subject: &Expr) -> bool {
        let (name, span) = match &value.kind {
            ExprKind::Name(name) => (name, value.span),
            ExprKind::String(name) => (name, self.uses.within_quotes(value.span)),
            _ => return false,
        };
        let Some((path, group)) = self.find_path(subject) else { return false };
        let Some(item) = path.find_value(self.uses.model(), group, name) else { return false };
        self.uses.add(span, item);
        true
    }

    /// Visits a line of a Text section.
    pub(super) fn visit_template(&mut self, source: &'a Name) {
        let sources = self.uses.sources();
        let place = SourceText::name(sources, source);
        let Ok(Some(line)) = template::parse(&place) else { return };
        self.uses.cover(source.span);
        line.gates.iter().for_each(|gate| self.uses.add_platforms(gate.span));
        self.visit_items(&line.items, 0);
    }

    fn visit_items(&mut self, items: &[Item<'_>], depth: usize) {
        for item in items {
            match item {
                Item::Literal(_) | Item::Blank => {}
                Item::Placeholder(placeholder) => self.visit_placeholder(placeholder),
                Item::Optional { condition, items, .. } => {
                    match (condition, items.as_slice()) {
                        (Some(condition), _) => self.visit_text_condition(condition),
                        (None, [Item::Literal(flag)]) => self.note_flag(flag),
                        (None, _) => {}
                    }
                    if depth < MAX_DEPTH {
                        self.visit_items(items, depth + 1);
                    }
                }
            }
        }
    }

    fn visit_placeholder(&mut self, placeholder: &Placeholder<'_>) {
        self.visit_word(placeholder.field);
        self.visit_group(placeholder.field, placeholder.group);
        placeholder.covers.iter().for_each(|field| self.visit_word(*field));
    }

    fn visit_word(&mut self, word: Word<'_>) {
        self.visit_name(word.value, word.span);
    }

    fn visit_group(&mut self, field: Word<'_>, group: Option<Word<'_>>) {
        let Some((path, group)) = self.find_field(field.value).zip(group) else { return };
        let item = path.find_group(self.uses.model(), group.value);
        self.uses.add_found(group.span, item);
    }

    fn visit_text_condition(&mut self, condition: &TextCondition<'_>) {
        self.visit_word(condition.field);
        self.visit_group(condition.field, condition.group);
        let Some((path, value)) = self.find_field(condition.field.value).zip(condition.value) else { return };
        let group = condition.group.map(|group| group.value);
        let item = path.find_value(self.uses.model(), group, value.value);
        self.uses.add_found(value.span, item);
    }

    /// Notes that a template prints the name of a one-bit group: `[.name]`.
    fn note_flag(&mut self, text: &str) {
        let Some((name, owner)) = text.strip_prefix('.').zip(self.owner) else { return };
        for position in 0..owner.fields(self.uses.model()).len() {
            let path = FieldItem::Of(owner, FieldId(position as u16));
            if let Some(group) = path.find_group(self.uses.model(), name) {
                self.uses.note_printed(group);
            }
        }
    }
}

impl<'a> StatementVisitor<'a> for CodeVisitor<'_, 'a> {
    fn enter_statement(&mut self, statement: &'a Stmt) {
        self.uses.cover(statement.span);
    }

    fn define_local(&mut self, name: &'a Name, _kind: LocalKind) {
        self.locals.push(&name.value);
    }

    fn open_scope(&mut self) -> usize {
        self.locals.len()
    }

    fn close_scope(&mut self, outside: usize) {
        self.locals.truncate(outside);
    }

    /// Visits an expression. The parser limits its depth.
    fn visit_expr(&mut self, expr: &'a Expr) {
        match &expr.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) => {}
            ExprKind::Name(name) => self.visit_name(name, expr.span),
            ExprKind::Member(inner, member) => {
                self.visit_expr(inner);
                if let ExprKind::Name(name) = &inner.kind
                    && !self.locals.contains(&name.as_str())
                    && let Some(path) = self.find_field(name)
                {
                    let group = path.find_group(self.uses.model(), &member.value);
                    self.uses.add_found(member.span, group);
                }
            }
            ExprKind::Call(name, arguments) => self.visit_call(name, arguments),
            ExprKind::Unary(_, inner) => self.visit_expr(inner),
            ExprKind::Index(a, b) => [a, b].into_iter().for_each(|part| self.visit_expr(part)),
            ExprKind::Select(a, b, c) => [a, b, c].into_iter().for_each(|part| self.visit_expr(part)),
            ExprKind::Binary(op, a, b) => {
                for (value, subject) in [(a, b), (b, a)] {
                    if !(op.value.is_comparison() && self.visit_value(value, subject)) {
                        self.visit_expr(value);
                    }
                }
            }
        }
    }
}
