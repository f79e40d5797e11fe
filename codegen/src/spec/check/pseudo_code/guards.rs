//! Checks that an `instruction` program tests each channel before it writes what belongs to it.
//!
//! For example, `for i in 0..channels() { Dst[i] = Src0[i]; }` is reported: it also writes for
//! channels that are off.

use super::CheckedCode;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::pseudo_code::Kind;
use crate::spec::model::walk::walk_expr;
use crate::spec::model::{Expr, ExprKind, Field, Instruction, KnownFunction, Program, Role, Stmt, StmtKind};
use crate::spec::rules;
use crate::spec::span::Name;
use std::collections::HashSet;

/// Checks the loops over channels of a program.
pub(super) fn check(code: &CheckedCode<'_>, instruction: &Instruction, program: &Program, out: &mut Diagnostics) {
    let model = code.context.model;
    let predicated = instruction.fields.iter().any(|field| model.field_has_role(field, Role::Predicate));
    let mut walk = GuardWalk { code, predicated, counts: HashSet::new() };
    walk.block(&program.statements, None, out);
}

/// A walk over a program that knows which loop over channels it is in.
struct GuardWalk<'a, 'c> {
    code: &'c CheckedCode<'a>,
    /// True if the instruction has a predicate, so that each of its loops over channels must test
    /// it.
    predicated: bool,
    /// Local names of the number of channels.
    counts: HashSet<&'c str>,
}

impl<'c> GuardWalk<'_, 'c> {
    /// Walks over a block. `counter` is that of a loop over channels whose channel is not tested.
    fn block(&mut self, block: &'c [Stmt], counter: Option<&'c Name>, out: &mut Diagnostics) {
        for statement in block {
            match &statement.kind {
                StmtKind::Let(name, value) => {
                    if is_call(value, KnownFunction::Channels) {
                        self.counts.insert(&name.value);
                    }
                    self.check_effects(statement, value, counter, out);
                }
                StmtKind::Assign(place, _, value) => {
                    self.check_place(statement, place, counter, out);
                    self.check_effects(statement, value, counter, out);
                }
                StmtKind::Call(value) | StmtKind::ReturnValue(value) => {
                    self.check_effects(statement, value, counter, out);
                }
                StmtKind::If(branches, last) => {
                    let guarded = branches.iter().any(|(condition, _)| self.tests_channel(condition));
                    let counter = counter.filter(|_| !guarded);
                    branches.iter().for_each(|(_, block)| self.block(block, counter, out));
                    self.block(last, counter, out);
                }
                StmtKind::For(name, _, to, block) => {
                    let counter = if self.is_channel_count(to) { Some(name) } else { counter };
                    self.block(block, counter, out);
                }
                StmtKind::Return => {}
            }
        }
    }

    /// Returns whether the end of a loop is the number of channels.
    fn is_channel_count(&self, end: &Expr) -> bool {
        let local = matches!(&end.kind, ExprKind::Name(name) if self.counts.contains(name.as_str()));
        is_call(end, KnownFunction::Channels) || local && self.predicated
    }

    fn tests_channel(&self, condition: &Expr) -> bool {
        walk_expr(condition).any(|part| {
            let ExprKind::Call(name, _) = &part.kind else { return false };
            let Some(function) = self.code.function(&name.value) else { return false };
            let asks = function.argument_kinds().any(|kind| kind == Kind::ChannelNumber);
            asks && function.result.kind == Kind::Truth
        })
    }

    /// Reports an assignment to an operand.
    fn check_place(&self, statement: &Stmt, place: &Expr, counter: Option<&Name>, out: &mut Diagnostics) {
        let ExprKind::Index(inner, _) = &place.kind else { return };
        let field = self.code.type_of(inner).field.and_then(|id| self.code.context.fields.get(id.index()));
        if field.is_some_and(Field::is_operand) {
            report(statement, counter, out);
        }
    }

    /// Reports a call that changes registers or memory.
    fn check_effects(&self, statement: &Stmt, value: &Expr, counter: Option<&Name>, out: &mut Diagnostics) {
        let has_effect = walk_expr(value).any(|part| {
            let ExprKind::Call(name, _) = &part.kind else { return false };
            self.code.function(&name.value).is_some_and(|f| f.result.has_effect && f.gives.is_some())
        });
        if has_effect {
            report(statement, counter, out);
        }
    }
}

fn report(statement: &Stmt, counter: Option<&Name>, out: &mut Diagnostics) {
    let Some(counter) = counter else { return };
    let message = format!("this runs for channels that are off: nothing tests channel `{counter}`");
    let finding = rules::UNGUARDED_CHANNEL.at(statement.span, message).label("for every channel");
    let finding = finding.also(counter.span, "the loop over channels");
    out.push(finding.help(format!("put it into `if enabled({counter}) {{ … }}`")));
}

/// Returns whether an expression is a call of a function without arguments.
fn is_call(expr: &Expr, function: KnownFunction) -> bool {
    matches!(&expr.kind, ExprKind::Call(name, arguments) if name.value == function.name() && arguments.is_empty())
}
