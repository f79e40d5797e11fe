//! Walks over the statements and expressions of pseudo-code, with the scopes of local names.
//!
//! For example, in `for i in 0..n { let a = f(i); }` a visitor is given the expressions `0` and
//! `n`, the name `i`, the expression `f(i)`, and the name `a`. Then the scope of `a` ends, and
//! after it that of `i`.

use super::expr::AssignOp;
use super::{Expr, ExprKind, Stmt, StmtKind};
use crate::spec::span::Name;
use std::collections::HashSet;

/// Maximum nesting depth of blocks that is visited. The parser limits the depth to less.
const MAX_DEPTH: usize = 200;

/// How a statement defines a local name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LocalKind {
    /// By `let`.
    Value,
    /// As the counter of a loop.
    Counter,
}

/// Visits the parts of statements, in the order in which they are executed.
pub(crate) trait StatementVisitor<'a> {
    /// Visits an expression.
    fn visit_expr(&mut self, expr: &'a Expr);

    /// Visits a statement before its parts.
    fn enter_statement(&mut self, _statement: &'a Stmt) {}

    /// Visits the target of an assignment.
    fn visit_target(&mut self, target: &'a Expr, _op: AssignOp) {
        self.visit_expr(target);
    }

    /// Adds a local name to the innermost scope.
    fn define_local(&mut self, _name: &'a Name, _kind: LocalKind) {}

    /// Opens a scope. Returns the number of local names outside of it.
    fn open_scope(&mut self) -> usize {
        0
    }

    /// Closes the innermost scope, and keeps the first `outside` local names.
    fn close_scope(&mut self, _outside: usize) {}
}

/// Visits the statements of a block, which is a scope.
pub(crate) fn walk_block<'a>(visitor: &mut impl StatementVisitor<'a>, statements: &'a [Stmt]) {
    walk_block_at_depth(visitor, statements, 0);
}

fn walk_block_at_depth<'a>(visitor: &mut impl StatementVisitor<'a>, statements: &'a [Stmt], depth: usize) {
    let outside = visitor.open_scope();
    if depth < MAX_DEPTH {
        statements.iter().for_each(|statement| walk_statement(visitor, statement, depth));
    }
    visitor.close_scope(outside);
}

fn walk_statement<'a>(visitor: &mut impl StatementVisitor<'a>, statement: &'a Stmt, depth: usize) {
    visitor.enter_statement(statement);
    match &statement.kind {
        StmtKind::Let(name, value) => {
            visitor.visit_expr(value);
            visitor.define_local(name, LocalKind::Value);
        }
        StmtKind::Assign(target, op, value) => {
            visitor.visit_expr(value);
            visitor.visit_target(target, *op);
        }
        StmtKind::Call(value) | StmtKind::ReturnValue(value) => visitor.visit_expr(value),
        StmtKind::If(branches, otherwise) => {
            for (condition, block) in branches {
                visitor.visit_expr(condition);
                walk_block_at_depth(visitor, block, depth + 1);
            }
            walk_block_at_depth(visitor, otherwise, depth + 1);
        }
        StmtKind::For(counter, from, to, block) => {
            visitor.visit_expr(from);
            visitor.visit_expr(to);
            let outside = visitor.open_scope();
            visitor.define_local(counter, LocalKind::Counter);
            walk_block_at_depth(visitor, block, depth + 1);
            visitor.close_scope(outside);
        }
        StmtKind::Return => {}
    }
}

/// Returns the statements of a block and of all blocks in it, in their order.
pub(crate) fn statements_of(block: &[Stmt]) -> Vec<&Stmt> {
    let mut all = Vec::new();
    let mut open: Vec<&Stmt> = block.iter().rev().collect();
    while let Some(statement) = open.pop() {
        all.push(statement);
        match &statement.kind {
            StmtKind::If(branches, last) => {
                open.extend(last.iter().rev());
                open.extend(branches.iter().rev().flat_map(|(_, block)| block.iter().rev()));
            }
            StmtKind::For(_, _, _, block) => open.extend(block.iter().rev()),
            StmtKind::Let(..)
            | StmtKind::Assign(..)
            | StmtKind::Call(_)
            | StmtKind::Return
            | StmtKind::ReturnValue(_) => {}
        }
    }
    all
}

/// Returns the whole expressions of a block: conditions, values, places, bounds of loops.
pub(crate) fn expressions_of(block: &[Stmt]) -> Vec<&Expr> {
    let mut all = Vec::new();
    for statement in statements_of(block) {
        match &statement.kind {
            StmtKind::Let(_, value) | StmtKind::Call(value) | StmtKind::ReturnValue(value) => all.push(value),
            StmtKind::Assign(place, _, value) => all.extend([place, value]),
            StmtKind::If(branches, _) => all.extend(branches.iter().map(|(condition, _)| condition)),
            StmtKind::For(_, from, to, _) => all.extend([from, to]),
            StmtKind::Return => {}
        }
    }
    all
}

/// Returns the names that the statements of a block assign to as a whole.
pub(crate) fn assigned_names(block: &[Stmt]) -> HashSet<&str> {
    let assigned = statements_of(block).into_iter().filter_map(|statement| match &statement.kind {
        StmtKind::Assign(Expr { kind: ExprKind::Name(name), .. }, ..) => Some(name.as_str()),
        _ => None,
    });
    assigned.collect()
}

/// Iterates over `expr` and all its subexpressions in pre-order, from left to right. It does not
/// recurse, because an expression in a hostile file may be as deep as the file is long.
pub(crate) fn walk_expr(expr: &Expr) -> impl Iterator<Item = &Expr> {
    let mut open = vec![expr];
    std::iter::from_fn(move || {
        let next = open.pop()?;
        let from = open.len();
        match &next.kind {
            ExprKind::Integer(_) | ExprKind::Real(_) | ExprKind::String(_) | ExprKind::Name(_) => {}
            ExprKind::Member(inner, _) | ExprKind::Unary(_, inner) => open.push(inner),
            ExprKind::Index(a, b) | ExprKind::Binary(_, a, b) => open.extend([&**a, b]),
            ExprKind::Call(_, arguments) => open.extend(arguments),
            ExprKind::Select(a, b, c) => open.extend([&**a, b, c]),
        }
        open[from..].reverse();
        Some(next)
    })
}
