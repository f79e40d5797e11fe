//! Conditions and constraints: parses their text to expressions.
//!
//! For example, `Op == 3` becomes a comparison of the name `Op` with a number.

use super::Lowering;
use crate::spec::model::{Condition, Expr};
use crate::spec::rules;
use crate::spec::span::Name;
use crate::spec::syntax::sentence::Clause;
use crate::spec::syntax::{SourceText, expr};

impl Lowering<'_> {
    /// Lowers the condition of a sentence. A condition in words gets no expression here.
    pub(super) fn lower_clause(&mut self, place: &SourceText<'_>, clause: &Clause) -> Condition {
        let part = place.part(clause.range.clone());
        let source = place.own(clause.range.clone());
        let expr = if clause.formal { self.parse_expr(&part) } else { None };
        Condition { source, expr }
    }

    /// Lowers a condition whose whole text is an expression.
    pub(super) fn lower_condition(&mut self, source: &Name) -> Condition {
        let place = self.place_of(source);
        Condition { source: source.clone(), expr: self.parse_expr(&place) }
    }

    /// Parses an expression and reports a syntax error.
    pub(super) fn parse_expr(&mut self, place: &SourceText<'_>) -> Option<Expr> {
        match expr::parse(place) {
            Ok(expr) => Some(expr),
            Err(problem) => {
                self.report_problem(&rules::EXPRESSION_SYNTAX, place, problem);
                None
            }
        }
    }
}
