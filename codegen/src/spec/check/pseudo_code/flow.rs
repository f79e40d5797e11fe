//! Checks of the control flow: every statement can run, every loop can run, every call matters.
//!
//! For example, a statement after `return;` in a block is reported.

use super::CheckedCode;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::walk::statements_of;
use crate::spec::model::{Expr, ExprKind, Program, Stmt, StmtKind};
use crate::spec::rules;
use crate::spec::span::{Name, Span};

/// Checks the statements of a program.
pub(super) fn check(code: &CheckedCode<'_>, program: &Program, out: &mut Diagnostics) {
    check_reachable(&program.statements, out);
    check_counters(&program.statements, &mut Vec::new(), out);
    for statement in statements_of(&program.statements) {
        match &statement.kind {
            StmtKind::Call(call) => check_call(code, call, out),
            StmtKind::For(name, from, to, _) => check_loop(code, name, from, to, out),
            _ => {}
        }
    }
}

/// Reports the first statement of each block that no execution reaches. Returns whether execution
/// continues after the block.
fn check_reachable(block: &[Stmt], out: &mut Diagnostics) -> bool {
    let mut ended: Option<&Stmt> = None;
    for statement in block {
        if let Some(end) = ended {
            let finding = rules::UNREACHABLE_CODE.at(statement.span, "this never runs");
            let finding = finding.label("unreachable").also(end.span, "the program has ended here");
            out.push(finding.help("remove it, or the `return` before it"));
            return false;
        }
        if !check_statement_end(statement, out) {
            ended = Some(statement);
        }
    }
    ended.is_none()
}

/// Checks the blocks of a statement, and returns whether execution continues after it.
fn check_statement_end(statement: &Stmt, out: &mut Diagnostics) -> bool {
    match &statement.kind {
        StmtKind::Return | StmtKind::ReturnValue(_) => false,
        StmtKind::If(branches, last) => {
            let mut continues = last.is_empty();
            for block in branches.iter().map(|(_, block)| block).chain([last]) {
                continues |= check_reachable(block, out);
            }
            continues
        }
        StmtKind::For(_, _, _, block) => {
            check_reachable(block, out);
            true
        }
        StmtKind::Let(..) | StmtKind::Assign(..) | StmtKind::Call(_) => true,
    }
}

/// Reports assignments to the counter of a loop. `counters` has those of the loops around.
fn check_counters<'a>(block: &'a [Stmt], counters: &mut Vec<&'a Name>, out: &mut Diagnostics) {
    for statement in block {
        match &statement.kind {
            StmtKind::Assign(place, ..) => {
                let ExprKind::Name(name) = &place.kind else { continue };
                let Some(counter) = counters.iter().find(|counter| counter.value == *name) else { continue };
                let message = format!("`{name}` counts a loop, and is not assigned to");
                let finding = rules::WRITTEN_COUNTER.at(place.span, message).label("assigned here");
                out.push(finding.also(counter.span, "the counter").help("compute with a local name of another `let`"));
            }
            StmtKind::If(branches, last) => {
                branches.iter().for_each(|(_, block)| check_counters(block, counters, out));
                check_counters(last, counters, out);
            }
            StmtKind::For(name, _, _, block) => {
                counters.push(name);
                check_counters(block, counters, out);
                counters.pop();
            }
            StmtKind::Let(..) | StmtKind::Call(_) | StmtKind::Return | StmtKind::ReturnValue(_) => {}
        }
    }
}

/// Checks that a call whose result is unused has an effect.
fn check_call(code: &CheckedCode<'_>, call: &Expr, out: &mut Diagnostics) {
    let ExprKind::Call(name, _) = &call.kind else { return };
    let Some(function) = code.function(&name.value).filter(|function| !function.result.has_effect) else { return };
    let message = format!("`{name}` has no effect, and its result is not used");
    let finding = rules::IDLE_CALL.at(call.span, message).label("does nothing");
    out.push(finding.also(function.name.span, "it only gives a value").help("use the result, or remove the call"));
}

/// Checks that a loop runs at least once for some values.
fn check_loop(code: &CheckedCode<'_>, name: &Name, from: &Expr, to: &Expr, out: &mut Diagnostics) {
    let (Some(first), Some(end)) = (code.type_of(from).value.interval(), code.type_of(to).value.interval()) else {
        return;
    };
    if !first.is_bounded() || !end.is_bounded() || first.low < end.high {
        return;
    }
    let span = Span { end: to.span.end, ..from.span };
    let message = format!("this loop never runs: `{name}` would count from {first} up to {end}");
    let finding = rules::EMPTY_LOOP.at(span, message).label("empty");
    let text = |e: &Expr| code.rules.sources.text(e.span).to_owned();
    out.push(
        finding
            .help("a loop counts upwards, and its end is exclusive")
            .guess(span, format!("{}..{}", text(to), text(from))),
    );
}
