//! Functions that compute how many bytes an instruction accesses from the start of each raw
//! operand on, from the bytes before the first operand.
//!
//! For example, `lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64` accesses 64 bytes of `V32` and 128
//! bytes of `V33`. Both numbers follow from the execution size, the sizes of data and of addresses,
//! and the size of a register. The fast path compares them with the sizes of the variables.

use crate::emit::fast_accept::clause::{KnownBits, RowFacts};
use crate::emit::fast_accept::expr_analysis::{eval_binary, is_boolean};
use crate::emit::fast_accept::probes::sufficient_storage_alignment;
use crate::emit::rules::rule_context::{RuleContext, is_operand};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::emit::support::formats::counted_by;
use crate::emit::support::versions::{self, VersionInterval};
use crate::model::expr::UnaryOp;
use crate::model::{FieldId, FieldKind, Variant};
use openvisa_isa_core::rules::Op;
use openvisa_isa_core::rules::fast_accept::{FOOTPRINT_OPERANDS, FOOTPRINT_PREFIX_BYTES};

/// Maximum depth of an expression that becomes code.
const MAX_DEPTH: u32 = 64;

/// How the fast path checks the sizes of operands.
#[derive(Debug, PartialEq)]
pub(super) enum PlannedSizeCheck {
    /// No page states a size.
    None,
    /// The body of a function that computes the footprints.
    Code(String),
    /// The rules check them, because the bytes before the first operand do not decide.
    Rules,
}

/// A number before the first operand.
struct PrefixNumber {
    /// Position of its field.
    field: u8,
    /// Offset in bytes from the start of the instruction.
    at: u32,
    /// Width in bytes.
    bytes: u32,
}

/// Returns how the sizes of the operands of a layout are checked. `opcode_len` is the number of
/// opcode bytes, and `facts` is what the row fixes.
pub(super) fn size_check(
    rules: &RuleContext<'_>,
    variant: &Variant,
    interval: VersionInterval,
    opcode_len: usize,
    facts: &RowFacts,
) -> PlannedSizeCheck {
    let ids: Vec<FieldId> = variant.fields.iter().map(|cell| cell.value).collect();
    let fields = || ids.iter().map(|id| rules.instruction.field(*id));
    if fields().all(|field| field.footprint.is_none() && field.storage.is_none()) {
        return PlannedSizeCheck::None;
    }
    let planner = FootprintPlanner::new(rules, facts, &ids, interval, opcode_len);
    planner.function_body(&ids).map_or(PlannedSizeCheck::Rules, PlannedSizeCheck::Code)
}

/// Converts the footprints of one row to Rust. `b` is the encoded instruction, and `grf` the size
/// of a register in bytes.
struct FootprintPlanner<'a> {
    rules: &'a RuleContext<'a>,
    facts: &'a RowFacts,
    /// Positions of the fields that have bytes.
    present: Vec<u8>,
    numbers: Vec<PrefixNumber>,
}

impl<'a> FootprintPlanner<'a> {
    fn new(
        rules: &'a RuleContext<'a>,
        facts: &'a RowFacts,
        ids: &[FieldId],
        interval: VersionInterval,
        opcode_len: usize,
    ) -> Self {
        let has_bytes = |id: &&FieldId| versions::kind_in(rules.instruction.field(**id), interval).is_some();
        let present = ids.iter().filter(has_bytes).map(|id| id.0 as u8).collect();
        let (mut numbers, mut at) = (Vec::new(), opcode_len as u32);
        for id in ids {
            let field = rules.instruction.field(*id);
            if is_operand(field) {
                break;
            }
            if let Some(int) = versions::kind_in(field, interval).and_then(FieldKind::int) {
                let bytes = u32::from(int.bytes());
                numbers.push(PrefixNumber { field: id.0 as u8, at, bytes });
                at += bytes;
            }
        }
        Self { rules, facts, present, numbers }
    }

    /// Returns the body of the function that computes the footprints; `None` if the bytes before
    /// the first operand do not decide them.
    fn function_body(&self, ids: &[FieldId]) -> Option<String> {
        let mut footprints = Vec::new();
        for id in ids {
            let field = self.rules.instruction.field(*id);
            let is_raw = field.kind == Some(FieldKind::RawOperand);
            let is_decided = if is_raw {
                sufficient_storage_alignment(self.rules, field).is_some() && counted_by(field).is_none()
            } else {
                field.footprint.is_none() && field.storage.is_none()
            };
            if !is_decided {
                return None;
            }
            if is_raw {
                let bytes = match &field.footprint {
                    Some(footprint) => self.simplify(&self.rules.condition(footprint), MAX_DEPTH)?,
                    None => RuleExpr::Int(1),
                };
                footprints.push(self.number(&bytes)?);
            }
        }
        footprints.resize(footprints.len().max(FOOTPRINT_OPERANDS), "1".to_owned());
        (footprints.len() == FOOTPRINT_OPERANDS).then(|| format!("[{}]", footprints.join(", ")))
    }

    /// Simplifies an expression with what the row fixes; `None` if the bytes before the first
    /// operand do not decide it. For example, a row for one operation of the load and store unit
    /// keeps only the alternative of that operation.
    fn simplify(&self, expr: &RuleExpr, depth: u32) -> Option<RuleExpr> {
        let deeper = depth.checked_sub(1)?;
        let inner = |expr: &RuleExpr| self.simplify(expr, deeper);
        Some(match expr {
            RuleExpr::Int(_) | RuleExpr::RegisterBytes => expr.clone(),
            // A field that the layout lacks is 0: the rules do not know it, and find no fault.
            RuleExpr::Field(field) | RuleExpr::Bits(field, ..) if !self.present.contains(field) => RuleExpr::Int(0),
            RuleExpr::Field(field) => {
                let width = 8 * self.prefix_number(*field)?.bytes;
                let value = self.facts.known_value(*field, u8::try_from(width).unwrap_or(KnownBits::ALL));
                value.map_or_else(|| expr.clone(), RuleExpr::Int)
            }
            RuleExpr::Bits(field, low, width) => {
                let value = self.facts.known_value(*field, low + width);
                value.map_or_else(|| expr.clone(), |value| RuleExpr::Int(value >> low & bit_mask(*width)))
            }
            RuleExpr::Channels => inner(&self.rules.execution_size()?.channels)?,
            RuleExpr::Table(key, entries) => match inner(key)? {
                RuleExpr::Int(index) => {
                    let entry = usize::try_from(index).ok().and_then(|index| entries.get(index));
                    RuleExpr::Int(entry.copied().map_or(0, i64::from))
                }
                key => RuleExpr::Table(Box::new(key), entries.clone()),
            },
            RuleExpr::Unary(UnaryOp::Not, of) => match inner(of)? {
                RuleExpr::Int(number) => RuleExpr::Int((number == 0).into()),
                of => RuleExpr::Unary(UnaryOp::Not, Box::new(of)),
            },
            RuleExpr::Binary(op, a, b) => simplify_binary(*op, inner(a)?, inner(b)?)?,
            RuleExpr::Select(condition, a, b) => match inner(condition)? {
                RuleExpr::Int(0) => inner(b)?,
                RuleExpr::Int(_) => inner(a)?,
                condition => RuleExpr::Select(Box::new(condition), Box::new(inner(a)?), Box::new(inner(b)?)),
            },
            _ => return None,
        })
    }

    /// Writes a simplified expression as a number.
    fn number(&self, expr: &RuleExpr) -> Option<String> {
        Some(match expr {
            RuleExpr::Int(number) => number.to_string(),
            RuleExpr::Field(field) => self.field(*field)?,
            RuleExpr::Bits(field, 0, width) => format!("({} & {})", self.field(*field)?, bit_mask(*width)),
            RuleExpr::Bits(field, low, width) => format!("({} >> {low} & {})", self.field(*field)?, bit_mask(*width)),
            RuleExpr::RegisterBytes => "grf".to_owned(),
            RuleExpr::Table(key, entries) => format!("entry({}, &{entries:?})", self.number(key)?),
            RuleExpr::Select(condition, a, b) => {
                let [a, b] = [self.number(a)?, self.number(b)?];
                format!("(if {} {{ {a} }} else {{ {b} }})", self.condition(condition)?)
            }
            boolean if is_boolean(boolean) => format!("i64::from({})", self.condition(boolean)?),
            RuleExpr::Binary(op, a, b) => {
                let [a, b] = [self.number(a)?, self.number(b)?];
                match op {
                    // A register has a size, and constants are not 0.
                    Op::Divide => format!("({a} / i64::max({b}, 1))"),
                    Op::Max => format!("i64::max({a}, {b})"),
                    Op::Min => format!("i64::min({a}, {b})"),
                    _ => format!("({a} {} {b})", arithmetic_sign(*op)?),
                }
            }
            _ => return None,
        })
    }

    /// Writes a simplified expression as a condition.
    fn condition(&self, expr: &RuleExpr) -> Option<String> {
        Some(match expr {
            RuleExpr::Unary(UnaryOp::Not, of) => format!("!({})", self.condition(of)?),
            RuleExpr::Binary(Op::LogicalAnd, a, b) => format!("({} && {})", self.condition(a)?, self.condition(b)?),
            RuleExpr::Binary(Op::LogicalOr, a, b) => format!("({} || {})", self.condition(a)?, self.condition(b)?),
            RuleExpr::Binary(op, a, b) if comparison_sign(*op).is_some() => {
                format!("{} {} {}", self.number(a)?, comparison_sign(*op)?, self.number(b)?)
            }
            number => format!("{} != 0", self.number(number)?),
        })
    }

    /// Writes the value of a field before the first operand.
    fn field(&self, field: u8) -> Option<String> {
        let PrefixNumber { at, bytes, .. } = *self.prefix_number(field)?;
        let is_within = (at + bytes) as usize <= FOOTPRINT_PREFIX_BYTES;
        let byte = |index: u32| match index {
            0 => format!("i64::from(b[{at}])"),
            _ => format!("i64::from(b[{}]) << {}", at + index, index * 8),
        };
        let bytes: Vec<_> = (0..bytes).map(byte).collect();
        is_within.then(|| if bytes.len() == 1 { bytes[0].clone() } else { format!("({})", bytes.join(" | ")) })
    }

    fn prefix_number(&self, field: u8) -> Option<&PrefixNumber> {
        self.numbers.iter().find(|number| number.field == field)
    }
}

/// Returns a number whose `width` lowest bits are set.
fn bit_mask(width: u8) -> i64 {
    (1 << width.min(32)) - 1
}

/// Returns `a op b`, computed as far as the operands are known; `None` if a result overflows.
fn simplify_binary(op: Op, a: RuleExpr, b: RuleExpr) -> Option<RuleExpr> {
    use RuleExpr::Int;
    Some(match (op, &a, &b) {
        (_, Int(a), Int(b)) => Int(eval_binary(op, Some(*a), Some(*b))?),
        (Op::LogicalAnd | Op::Multiply, Int(0), _) | (Op::LogicalAnd | Op::Multiply, _, Int(0)) => Int(0),
        (Op::LogicalOr, Int(1..), _) | (Op::LogicalOr, _, Int(1..)) => Int(1),
        (Op::LogicalAnd, Int(1..), _) | (Op::LogicalOr, Int(0), _) if is_boolean(&b) => b,
        (Op::LogicalAnd, _, Int(1..)) | (Op::LogicalOr, _, Int(0)) if is_boolean(&a) => a,
        (Op::Multiply, Int(1), _) | (Op::Add, Int(0), _) => b,
        (Op::Multiply | Op::Divide, _, Int(1)) | (Op::Add | Op::Subtract, _, Int(0)) => a,
        _ => RuleExpr::binary(op, a, b),
    })
}

/// Returns the sign of a comparison.
fn comparison_sign(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::Equal => "==",
        Op::NotEqual => "!=",
        Op::Less => "<",
        Op::LessEqual => "<=",
        Op::Greater => ">",
        Op::GreaterEqual => ">=",
        _ => return None,
    })
}

/// Returns the sign of an operator that computes a number. A shift to the left and a remainder are
/// left to the rules.
fn arithmetic_sign(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::Or => "|",
        Op::And => "&",
        Op::Xor => "^",
        Op::Add => "+",
        Op::Subtract => "-",
        Op::Multiply => "*",
        Op::ShiftRight => ">>",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_operands_decide_an_operator() {
        let field = || RuleExpr::Field(1);
        let is_four = || RuleExpr::compare(Op::Equal, field(), 4);
        for (op, a, b, simplified) in [
            (Op::Multiply, RuleExpr::Int(3), RuleExpr::Int(4), Some(RuleExpr::Int(12))),
            (Op::Multiply, RuleExpr::Int(1), field(), Some(field())),
            (Op::Multiply, field(), RuleExpr::Int(0), Some(RuleExpr::Int(0))),
            (Op::LogicalAnd, RuleExpr::Int(1), is_four(), Some(is_four())),
            // The value of `1 && field` is 0 or 1, and not that of the field.
            (
                Op::LogicalAnd,
                RuleExpr::Int(1),
                field(),
                Some(RuleExpr::binary(Op::LogicalAnd, RuleExpr::Int(1), field())),
            ),
            (Op::LogicalOr, is_four(), RuleExpr::Int(0), Some(is_four())),
            (Op::Multiply, RuleExpr::Int(i64::MAX), RuleExpr::Int(2), None),
        ] {
            assert_eq!(simplify_binary(op, a.clone(), b.clone()), simplified, "{a:?} {op:?} {b:?}");
        }
    }
}
