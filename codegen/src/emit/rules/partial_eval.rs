//! What a condition says once a field has a certain value: how methods of one operation know which operands it has.

use crate::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::model::{BitGroup, Enumerator, FieldId, Instruction};

/// A field, or a bit group of one, with its value.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub(crate) instruction: &'a Instruction,
    pub(crate) field: FieldId,
    /// The bit group; `None` is the field as a whole.
    pub(crate) group: Option<&'a BitGroup>,
    pub(crate) code: u64,
}

/// What remains of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It does not hold.
    Never,
    /// It holds.
    Always,
    /// It depends on other things. Where it holds, these operands at least are null.
    Perhaps(Vec<FieldId>),
}

impl Outcome {
    fn decided(holds: bool) -> Self {
        if holds { Self::Always } else { Self::Never }
    }
}

impl Given<'_> {
    /// What remains of a condition.
    pub(crate) fn outcome(&self, expr: &Expr) -> Outcome {
        use Outcome::{Always, Never, Perhaps};
        match &expr.kind {
            ExprKind::Binary(op, a, b) => match (op.value, self.outcome_of_logic(op.value, a, b)) {
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
                _ => self.comparison(op.value, a, b).map_or(Perhaps(Vec::new()), Outcome::decided),
            },
            ExprKind::Unary(UnaryOp::Not, inner) => match self.outcome(inner) {
                Always => Never,
                Never => Always,
                Perhaps(_) => Perhaps(Vec::new()),
            },
            ExprKind::Call(name, arguments) if name.value == "is_null" => {
                let operand = arguments.first().and_then(|argument| match &argument.kind {
                    ExprKind::Name(name) => self.instruction.field_id(name),
                    _ => None,
                });
                Perhaps(operand.into_iter().collect())
            }
            _ => Perhaps(Vec::new()),
        }
    }

    fn outcome_of_logic(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<(Outcome, Outcome)> {
        matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr).then(|| (self.outcome(a), self.outcome(b)))
    }

    /// The names of the values.
    pub(crate) fn enumerators(&self) -> &[Enumerator] {
        let field = self.instruction.field(self.field);
        self.group.map_or(&field.enumerators, |group| &group.enumerators)
    }

    /// Whether an expression is the field, or its bit group.
    fn is_named_by(&self, expr: &Expr) -> bool {
        let field = &self.instruction.field(self.field).name.value;
        match (&expr.kind, self.group) {
            (ExprKind::Name(name), None) => name == field,
            (ExprKind::Member(of, member), Some(group)) => {
                let of_field = matches!(&of.kind, ExprKind::Name(name) if name == field);
                of_field && group.name.as_ref().is_some_and(|name| name.value == member.value)
            }
            _ => false,
        }
    }

    /// A comparison of the field with one of its values.
    fn comparison(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<bool> {
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

    /// The operands that are null in every legal instruction: rules and sentences of fields say so.
    pub(crate) fn nulls(&self) -> Vec<FieldId> {
        let mut nulls = Vec::new();
        for constraint in &self.instruction.constraints {
            if let Some(Outcome::Perhaps(operands)) = constraint.condition.expr.as_ref().map(|e| self.outcome(e)) {
                nulls.extend(operands);
            }
        }
        for (index, field) in (0..).zip(&self.instruction.fields) {
            let crate::model::NullRule::If(conditions) = &field.null else { continue };
            let always =
                |c: &crate::model::Condition| c.expr.as_ref().map(|e| self.outcome(e)) == Some(Outcome::Always);
            if conditions.iter().any(always) {
                nulls.push(FieldId(index));
            }
        }
        nulls
    }
}
