//! Checks of functions that are written out: they end, return their result, and take values.
//!
//! For example, `return x;` is missing from a function that gives an integer, and a function that
//! calls itself would have no end.

use super::arguments::{accepts, takes_number};
use super::{CheckedCode, check_statements};
use crate::spec::check::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::pseudo_code::{CodeContext, Kind, TypedCode};
use crate::spec::model::walk::{expressions_of, statements_of, walk_expr};
use crate::spec::model::{Argument, Execution, Expr, ExprKind, Program, PseudoFunction, Stmt, StmtKind};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use std::collections::{HashMap, HashSet};

/// Checks all functions with code.
pub(super) fn check_all(rules: RuleContext<'_>, functions: &HashMap<&str, &PseudoFunction>, out: &mut Diagnostics) {
    let model = rules.model;
    let no_fields = HashMap::new();
    for function in &model.functions {
        let Some(code) = &function.code else { continue };
        // Wrong arguments make the code wrong.
        let (true, Some(program)) = (check_arguments(function, out), &code.program) else { continue };
        let context = CodeContext {
            model,
            functions,
            instruction: None,
            fields: &[],
            by_name: &no_fields,
            parameters: &function.takes,
        };
        let types = TypedCode::of_program(context, program, Execution::Instruction);
        let checked = CheckedCode { context, rules, types, lane: false };
        check_statements(&checked, program, out);
        check_result(&checked, function, program, code.span, out);
    }
    check_recursion(functions, &model.functions, out);
}

/// Reports results in the code of a page, which gives none.
pub(super) fn check_returns_nothing(program: &Program, out: &mut Diagnostics) {
    for statement in statements_of(&program.statements) {
        if let StmtKind::ReturnValue(value) = &statement.kind {
            let finding = rules::FUNCTION_RESULT.at(value.span, "the program of a page has no result");
            out.push(finding.label("returned to nobody").help("write results to operands, and `return;`"));
        }
    }
}

/// Checks that each argument has a name and is a value, and returns whether all are right.
fn check_arguments(function: &PseudoFunction, out: &mut Diagnostics) -> bool {
    let mut fits = true;
    let mut report = |span: Span, message: String, help: &str, out: &mut Diagnostics| {
        fits = false;
        let finding = rules::FUNCTION_CODE.at(span, message);
        out.push(match &function.code {
            Some(code) => finding.also(code.name.span, "written out here").help(help),
            None => finding.help(help),
        });
    };
    let name = &function.name;
    if function.arguments.0 != function.arguments.1 || function.gives.is_none() {
        let message = format!("`{name}` is written out, but the table does not list its arguments and its result");
        report(name.span, message, "fill in the columns `Takes` and `Gives`, for a fixed number of arguments", out);
    }
    for argument in &function.takes {
        if !is_value(argument.refined) {
            let message = format!("`{name}` is written out, and cannot take the kind `{}`", argument.refined);
            let help = "it takes numbers, truth values, types, surfaces, samplers, texels, positions and offsets";
            report(argument.span, message, help, out);
        } else if !is_identifier(argument) {
            let message = format!("an argument of `{name}` has no name, by which its code can use it");
            report(argument.span, message, &format!("write `name: {}`", argument.refined), out);
        }
    }
    fits
}

fn is_identifier(argument: &Argument) -> bool {
    argument.name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && argument.name.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Returns whether arguments of a kind are values, which code can pass on.
const fn is_value(kind: Kind) -> bool {
    match kind {
        Kind::Type | Kind::Surface | Kind::Sampler | Kind::Texel | Kind::Position | Kind::Offset => true,
        // Names an element of an operand, which code cannot pass on, though numbers are accepted.
        Kind::Element => false,
        kind => takes_number(kind),
    }
}

/// Checks that all ends of a function return a value of the kind that it gives.
fn check_result(
    code: &CheckedCode<'_>,
    function: &PseudoFunction,
    program: &Program,
    span: Span,
    out: &mut Diagnostics,
) {
    let gives = function.result.kind;
    let report = |span: Span, message: String, label: &str, out: &mut Diagnostics| {
        let finding = rules::FUNCTION_RESULT.at(span, message).label(label);
        let finding = finding.also(function.name.span, format!("it gives `{gives}`"));
        out.push(finding.help("correct the `return`, or the column `Gives`"));
    };
    for statement in statements_of(&program.statements) {
        match &statement.kind {
            StmtKind::Return if gives != Kind::Nothing => {
                report(statement.span, format!("`{}` returns no value here", function.name), "no value", out);
            }
            StmtKind::ReturnValue(value) if gives == Kind::Nothing || !accepts(code, value, gives) => {
                let found = code.type_of(value).value.describe();
                report(value.span, format!("`{}` returns {found} here", function.name), "another kind", out);
            }
            _ => {}
        }
    }
    if gives != Kind::Nothing && !always_returns(&program.statements) {
        let last = program.statements.last().map_or(span, |statement| statement.span);
        report(last, format!("`{}` may end without a result", function.name), "the last statement", out);
    }
}

/// Returns whether all ways through a block end with a `return`.
fn always_returns(block: &[Stmt]) -> bool {
    block.last().is_some_and(|statement| match &statement.kind {
        StmtKind::Return | StmtKind::ReturnValue(_) => true,
        StmtKind::If(branches, last) => always_returns(last) && branches.iter().all(|(_, block)| always_returns(block)),
        _ => false,
    })
}

/// Reports each function whose code calls itself, directly or through others.
fn check_recursion(functions: &HashMap<&str, &PseudoFunction>, all: &[PseudoFunction], out: &mut Diagnostics) {
    for function in all {
        let mut seen: HashSet<&str> = HashSet::new();
        let mut open: Vec<&PseudoFunction> = vec![function];
        while let Some(caller) = open.pop() {
            for name in calls_of(caller) {
                if name.value == function.name.value {
                    let through =
                        if caller.name == function.name { String::new() } else { format!(" in `{}`", caller.name) };
                    let message = format!("`{name}` calls itself{through}");
                    let finding = rules::RECURSIVE_FUNCTION.at(name.span, message).label("again");
                    let finding = finding.also(function.name.span, "the function");
                    out.push(finding.help("write a loop: `for i in 0..n { … }`"));
                    open.clear();
                    break;
                }
                if seen.insert(name.value.as_str())
                    && let Some(called) = functions.get(name.value.as_str())
                {
                    open.push(called);
                }
            }
        }
    }
}

/// Returns the calls in the code of a function.
fn calls_of(function: &PseudoFunction) -> Vec<&Name> {
    let Some(program) = function.code.as_ref().and_then(|code| code.program.as_ref()) else { return Vec::new() };
    let parts = expressions_of(&program.statements).into_iter().flat_map(walk_expr);
    parts.filter_map(called_name).collect()
}

fn called_name(expr: &Expr) -> Option<&Name> {
    if let ExprKind::Call(name, _) = &expr.kind { Some(name) } else { None }
}
