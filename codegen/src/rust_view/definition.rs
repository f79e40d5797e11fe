//! The way in which pages define their instructions, and the functions that their pseudo-code
//! calls.
//!
//! For example, ADD is defined by a program for each channel.

use super::value_kind::{self, Kind};
use crate::spec::model::expr::{Expr, ExprKind, Program};
use crate::spec::model::instruction::Execution;
use crate::spec::model::walk::{expressions_of, walk_expr};
use crate::spec::model::{Instruction, Model, PseudoFunction};
use std::collections::HashSet;

/// The way in which a page defines its instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Definition<'a> {
    /// By a program for each channel.
    Lane,
    /// By a program for the whole instruction.
    Instruction,
    /// By a program for the whole instruction that reads texels through the sampler.
    Sampler,
    /// The instruction is not executed.
    Marker,
    /// Not at all, for the reason given.
    Opaque(&'a str),
}

/// Returns how a page defines its instruction.
pub(crate) fn definition<'a>(model: &Model, page: &'a Instruction) -> Definition<'a> {
    let execution = page.semantics.as_ref().and_then(|s| s.execution.as_ref()).map(|e| e.value);
    match (&page.properties.opaque, execution) {
        (Some(why), _) => Definition::Opaque(&why.value),
        (None, Some(Execution::Lane)) => Definition::Lane,
        (None, Some(Execution::Marker)) => Definition::Marker,
        (None, _) if gives_texels(model, page) => Definition::Sampler,
        (None, _) => Definition::Instruction,
    }
}

/// Returns whether a page calls a function that gives a texel.
fn gives_texels(model: &Model, page: &Instruction) -> bool {
    expressions_of_page(page).filter_map(called_name).any(|name| {
        let gives = value_kind::function(model, name).and_then(|function| function.gives.as_ref());
        gives.is_some_and(|gives| Kind::of_result(&gives.value) == Some(Kind::Texel))
    })
}

/// Returns the functions that the pseudo-code of pages calls, itself or through functions that are
/// written out.
pub(crate) fn called_by_pages<'a>(
    model: &'a Model,
    pages: impl IntoIterator<Item = &'a Instruction>,
) -> HashSet<&'a str> {
    let mut found: Vec<&str> = pages.into_iter().flat_map(expressions_of_page).filter_map(called_name).collect();
    let mut called = HashSet::new();
    while let Some(name) = found.pop() {
        if called.insert(name)
            && let Some(program) = value_kind::function(model, name).and_then(written_out)
        {
            found.extend(expressions_of_program(program).filter_map(called_name));
        }
    }
    called
}

/// Returns the name of the function that an expression calls.
pub(crate) fn called_name(expr: &Expr) -> Option<&str> {
    if let ExprKind::Call(name, _) = &expr.kind { Some(&name.value) } else { None }
}

/// Returns the code of a function that is written out.
pub(crate) fn written_out(function: &PseudoFunction) -> Option<&Program> {
    function.code.as_ref()?.program.as_ref()
}

/// Iterates over the expressions of the pseudo-code of a page, parts included.
pub(crate) fn expressions_of_page(page: &Instruction) -> impl Iterator<Item = &Expr> {
    let program = page.semantics.as_ref().and_then(|semantics| semantics.program.as_ref());
    program.into_iter().flat_map(expressions_of_program)
}

/// Iterates over the expressions of a program, parts included.
fn expressions_of_program(program: &Program) -> impl Iterator<Item = &Expr> {
    expressions_of(&program.statements).into_iter().flat_map(walk_expr)
}
