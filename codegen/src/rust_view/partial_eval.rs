//! Partial evaluation of conditions, given the value of one field.
//!
//! The builder has one method for each operation of an instruction, and evaluates the rules of the
//! instruction to find the operands of the operation. For example, given `Op == fence`, the rule
//! `Op != fence || is_null(Src)` says that `Src` is null.

use crate::spec::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::spec::model::{BitGroup, Condition, Enumerator, FieldId, Instruction, KnownFunction, NullRule};

/// A field, or a bit group of one, with its value.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub(crate) instruction: &'a Instruction,
    pub(crate) field: FieldId,
    /// The bit group; `None` is the field as a whole.
    pub(crate) group: Option<&'a BitGroup>,
    pub(crate) code: u64,
}

/// The result of a partial evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PartialTruth {
    /// The condition is false.
    Never,
    /// The condition is true.
    Always,
    /// The condition depends on other values. If it is true, at least these operands are null.
    Perhaps(Vec<FieldId>),
}

impl PartialTruth {
    fn decided(holds: bool) -> Self {
        if holds { Self::Always } else { Self::Never }
    }
}

impl Given<'_> {
    /// Evaluates a condition.
    pub(crate) fn outcome(&self, expr: &Expr) -> PartialTruth {
        use PartialTruth::{Always, Never, Perhaps};
        match &expr.kind {
            ExprKind::Binary(op, a, b) => match (op.value, self.evaluate_sides(op.value, a, b)) {
                (BinaryOp::LogicalAnd, Some((a, b))) => match (a, b) {
                    (Never, _) | (_, Never) => Never,
                    (Always, rest) | (rest, Always) => rest,
                    (Perhaps(mut nulls), Perhaps(more)) => {
                        nulls.extend(more);
                        Perhaps(nulls)
                    }
                },
                (BinaryOp::LogicalOr, Some((a, b))) => match (a, b) {
                    (Always, _) | (_, Always) => Always,
                    (Never, rest) | (rest, Never) => rest,
                    _ => Perhaps(Vec::new()),
                },
                _ => self.evaluate_comparison(op.value, a, b).map_or(Perhaps(Vec::new()), PartialTruth::decided),
            },
            ExprKind::Unary(UnaryOp::Not, inner) => match self.outcome(inner) {
                Always => Never,
                Never => Always,
                Perhaps(_) => Perhaps(Vec::new()),
            },
            ExprKind::Call(_, arguments) if KnownFunction::called_by(expr) == Some(KnownFunction::IsNull) => {
                let operand = arguments.first().and_then(|argument| match &argument.kind {
                    ExprKind::Name(name) => self.instruction.field_id(name),
                    _ => None,
                });
                Perhaps(operand.into_iter().collect())
            }
            _ => Perhaps(Vec::new()),
        }
    }

    /// Evaluates both sides of a logical operator; `None` for another operator.
    fn evaluate_sides(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<(PartialTruth, PartialTruth)> {
        matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr).then(|| (self.outcome(a), self.outcome(b)))
    }

    /// Returns the enumerators of the field or of its bit group.
    pub(crate) fn enumerators(&self) -> &[Enumerator] {
        let field = self.instruction.field(self.field);
        self.group.map_or(&field.enumerators, |group| &group.enumerators)
    }

    /// Returns whether an expression is the field, or its bit group.
    fn is_named_by(&self, expr: &Expr) -> bool {
        let Some((name, group)) = expr.as_path() else { return false };
        let same_group = match (group, self.group) {
            (Some(name), Some(group)) => group.is_named(&name.value),
            (name, group) => name.is_none() && group.is_none(),
        };
        same_group && self.instruction.field(self.field).name.value == name
    }

    /// Evaluates a comparison of the field with one of its values; `None` for another comparison.
    fn evaluate_comparison(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<bool> {
        if !self.is_named_by(a) {
            return None;
        }
        let value = match &b.kind {
            ExprKind::Integer(value) => *value,
            ExprKind::Name(name) | ExprKind::String(name) => {
                self.enumerators().iter().find(|e| e.name.value == *name)?.code.value
            }
            _ => return None,
        };
        Some(match op {
            BinaryOp::Equal => self.code == value,
            BinaryOp::NotEqual => self.code != value,
            BinaryOp::Less => self.code < value,
            BinaryOp::LessEqual => self.code <= value,
            BinaryOp::Greater => self.code > value,
            BinaryOp::GreaterEqual => self.code >= value,
            _ => return None,
        })
    }

    /// Returns the operands that are null in every legal instruction with the given value, by the
    /// rules of the instruction and of its fields.
    pub(crate) fn nulls(&self) -> Vec<FieldId> {
        let mut nulls = Vec::new();
        for constraint in &self.instruction.constraints {
            if let Some(PartialTruth::Perhaps(operands)) = constraint.condition.expr.as_ref().map(|e| self.outcome(e)) {
                nulls.extend(operands);
            }
        }
        for (index, field) in (0..).zip(&self.instruction.fields) {
            let NullRule::If(conditions) = &field.null else { continue };
            let always = |c: &Condition| c.expr.as_ref().map(|e| self.outcome(e)) == Some(PartialTruth::Always);
            if conditions.iter().any(always) {
                nulls.push(FieldId(index));
            }
        }
        nulls
    }
}
