//! Conditions and constraints: text to expressions.

use super::Lowering;
use crate::model::Condition;
use crate::rules;
use crate::span::Name;
use crate::syntax::sentence::Clause;
use crate::syntax::{Place, expr};

impl Lowering<'_> {
    /// The condition of a sentence. One in words has no expression yet.
    pub(super) fn clause(&mut self, place: &Place<'_>, clause: &Clause) -> Condition {
        let part = place.part(clause.range.clone());
        let source = place.own(clause.range.clone());
        let expr = if clause.formal { self.expr(&part) } else { None };
        Condition { source, expr }
    }

    /// A condition that stands by itself.
    pub(super) fn condition(&mut self, source: &Name) -> Condition {
        let place = self.place(source);
        Condition { source: source.clone(), expr: self.expr(&place) }
    }

    pub(super) fn expr(&mut self, place: &Place<'_>) -> Option<crate::model::Expr> {
        match expr::parse(place) {
            Ok(expr) => Some(expr),
            Err(problem) => {
                self.problem(&rules::EXPRESSION_SYNTAX, place, problem);
                None
            }
        }
    }
}
