//! Functions that compute how many bytes an instruction accesses from the start of each operand on.
//!
//! Most sizes follow from the bytes before the first operand. Others also depend on bytes after the
//! last operand, on the types of operands, or are those of vector operands, as for DPAS.
//!
//! For example, `lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64` accesses 64 bytes of `V32` and 128
//! bytes of `V33`. Both numbers follow from the execution size, the sizes of data and of addresses,
//! and the size of a register. The fast path compares them with the sizes of the variables.

use crate::emit::fast_accept::clause::{KnownBits, RowFacts};
use crate::emit::fast_accept::expr_analysis::is_boolean;
use crate::emit::fast_accept::probes::sufficient_storage_alignment;
use crate::emit::rules::rule_context::{RuleContext, is_operand};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::emit::support::versions::{self, VersionInterval};
use crate::rust_view::formats::counted_by;
use crate::spec::model::expr::UnaryOp;
use crate::spec::model::{Condition, FieldId, FieldKind, Variant};
use openvisa_isa_core::rules::fast_accept::{FOOTPRINT_OPERANDS, FOOTPRINT_PREFIX_BYTES, SIZE_TAIL_BYTES};
use openvisa_isa_core::rules::{Op, Query, TypeQuery};

/// Maximum depth of an expression that becomes code.
const MAX_DEPTH: u32 = 64;

/// How the fast path checks the sizes of operands.
#[derive(Debug, PartialEq)]
pub(super) enum PlannedSizeCheck {
    /// No page states a size.
    None,
    /// The body of a function that computes the footprints before the operands are read.
    Footprints(String),
    /// The body of a function that computes the sizes after the operands are read.
    AfterOperands(String),
    /// No function can compute the sizes: the rules check them.
    Undecided,
}

/// Where a function finds a number.
#[derive(Clone, Copy)]
enum NumberPlace {
    /// Offset in bytes from the start of the instruction. The number is before the first operand.
    Prefix(u32),
    /// Offset in bytes from the end of the last operand.
    Tail(u32),
}

/// A number before the first operand or after the last one.
struct OuterNumber {
    /// Position of its field.
    field: u8,
    place: NumberPlace,
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
    let has_fits = rules.instruction.constraints.iter().any(|c| fits_rule(rules, &c.condition).is_some());
    if fields().all(|field| field.footprint.is_none() && field.storage.is_none()) && !has_fits {
        return PlannedSizeCheck::None;
    }
    let mut planner = FootprintPlanner::new(rules, facts, &ids, interval, opcode_len);
    if !has_fits && let Some(body) = planner.footprints_body(&ids) {
        return PlannedSizeCheck::Footprints(body);
    }
    planner.knows_operands = true;
    planner.sizes_body().map_or(PlannedSizeCheck::Undecided, PlannedSizeCheck::AfterOperands)
}

/// A rule that the variable of an operand has some bytes from the start of the operand on.
pub(super) struct FitsRule {
    /// Position of the operand's field.
    field: u8,
    bytes: RuleExpr,
}

/// Returns the rule of a constraint such as `fits(Dst, 64)`. Rows check it as a size, and not by a
/// clause.
pub(super) fn fits_rule(rules: &RuleContext<'_>, condition: &Condition) -> Option<FitsRule> {
    match rules.condition(condition) {
        RuleExpr::Fits(field, bytes) => Some(FitsRule { field, bytes: *bytes }),
        _ => None,
    }
}

/// Converts the footprints of one row to Rust. `b` is the encoded instruction, and `grf` the size
/// of a register in bytes. In functions that know the operands, `t` has the bytes after the last
/// one, and `e` the sizes of elements.
struct FootprintPlanner<'a> {
    rules: &'a RuleContext<'a>,
    facts: &'a RowFacts,
    /// Positions of the fields that have bytes.
    present: Vec<u8>,
    /// Positions of the operands, in wire order.
    operands: Vec<u8>,
    numbers: Vec<OuterNumber>,
    /// Whether the function is called after the operands are read.
    knows_operands: bool,
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
        let (mut numbers, mut operands) = (Vec::new(), Vec::new());
        let mut at = opcode_len as u32;
        for id in ids.iter().filter(has_bytes) {
            let (field, number) = (rules.instruction.field(*id), id.0 as u8);
            if is_operand(field) {
                // Numbers between operands have no known place.
                numbers.retain(|number: &OuterNumber| matches!(number.place, NumberPlace::Prefix(_)));
                operands.push(number);
                at = 0;
            }
            if let Some(int) = versions::kind_in(field, interval).and_then(FieldKind::int) {
                let place = if operands.is_empty() { NumberPlace::Prefix(at) } else { NumberPlace::Tail(at) };
                let bytes = u32::from(int.bytes());
                numbers.push(OuterNumber { field: number, place, bytes });
                at += bytes;
            }
        }
        Self { rules, facts, present, operands, numbers, knows_operands: false }
    }

    /// Returns the body of the function that computes what is needed of the storage of all operands,
    /// when they are known. `None` if something else decides that.
    fn sizes_body(&self) -> Option<String> {
        let mut needs = Vec::new();
        for number in &self.operands {
            let field = self.rules.instruction.field(FieldId((*number).into()));
            if counted_by(field).is_some() {
                return None;
            }
            let computed = |bytes: &RuleExpr| self.number(&self.simplify(bytes, MAX_DEPTH)?);
            let is_raw = field.kind == Some(FieldKind::RawOperand);
            let mut bytes = match &field.footprint {
                Some(footprint) => computed(&self.rules.condition(footprint))?,
                None => i64::from(is_raw).to_string(),
            };
            let constraints = self.rules.instruction.constraints.iter();
            let rules = constraints.filter_map(|constraint| fits_rule(self.rules, &constraint.condition));
            for rule in rules.filter(|rule| rule.field == *number) {
                bytes = format!("i64::max({bytes}, {})", computed(&rule.bytes)?);
            }
            let declared_alignment = match field.storage_declared {
                true => computed(&self.rules.storage_alignment(field)?)?,
                false if is_raw => sufficient_storage_alignment(self.rules, field).map(|_| "0".to_owned())?,
                false if field.storage.is_some() => return None,
                false => "0".to_owned(),
            };
            needs.push(format!("StorageNeed {{ bytes: {bytes}, declared_alignment: {declared_alignment} }}"));
        }
        needs.resize(needs.len().max(FOOTPRINT_OPERANDS), "StorageNeed::NONE".to_owned());
        (needs.len() == FOOTPRINT_OPERANDS).then(|| format!("[{}]", needs.join(", ")))
    }

    /// Returns the body of the function that computes the footprints of raw operands; `None` if the
    /// bytes before the first operand do not decide them, or if other operands have sizes.
    fn footprints_body(&self, ids: &[FieldId]) -> Option<String> {
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

    /// Simplifies an expression with what the row fixes; `None` if the function cannot compute it.
    /// For example, a row for one operation of the load and store unit
    /// keeps only the alternative of that operation.
    fn simplify(&self, expr: &RuleExpr, depth: u32) -> Option<RuleExpr> {
        let deeper = depth.checked_sub(1)?;
        let inner = |expr: &RuleExpr| self.simplify(expr, deeper);
        Some(match expr {
            RuleExpr::Int(_) | RuleExpr::RegisterBytes => expr.clone(),
            // A field that the layout lacks is 0: the rules do not know it, and find no fault.
            RuleExpr::Field(field) | RuleExpr::Bits(field, ..) if !self.present.contains(field) => RuleExpr::Int(0),
            RuleExpr::Field(field) => {
                let width = 8 * self.outer_number(*field)?.bytes;
                let value = self.facts.known_value(*field, u8::try_from(width).unwrap_or(KnownBits::ALL));
                value.map_or_else(|| expr.clone(), RuleExpr::Int)
            }
            RuleExpr::Bits(field, low, width) => {
                let value = self.facts.known_value(*field, low + width);
                value.map_or_else(|| expr.clone(), |value| RuleExpr::Int(value >> low & bit_mask(*width)))
            }
            RuleExpr::Channels => inner(&self.rules.execution_size()?.channels)?,
            RuleExpr::Type(TypeQuery::Size, of) => {
                self.operand_of_type(of)?;
                expr.clone()
            }
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
            RuleExpr::Type(TypeQuery::Size, of) => format!("e[{}]", self.operand_of_type(of)?),
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

    /// Writes the value of a field before the first operand or after the last one.
    fn field(&self, field: u8) -> Option<String> {
        let OuterNumber { place, bytes, .. } = *self.outer_number(field)?;
        let (array, at, size) = match place {
            NumberPlace::Prefix(at) => ("b", at, FOOTPRINT_PREFIX_BYTES),
            NumberPlace::Tail(at) => ("t", at, SIZE_TAIL_BYTES),
        };
        let is_within = (at + bytes) as usize <= size;
        let byte = |index: u32| match index {
            0 => format!("i64::from({array}[{at}])"),
            _ => format!("i64::from({array}[{}]) << {}", at + index, index * 8),
        };
        let bytes: Vec<_> = (0..bytes).map(byte).collect();
        is_within.then(|| if bytes.len() == 1 { bytes[0].clone() } else { format!("({})", bytes.join(" | ")) })
    }

    /// Returns the place of a number that the function reads.
    fn outer_number(&self, field: u8) -> Option<&OuterNumber> {
        let is_read = |number: &&OuterNumber| self.knows_operands || matches!(number.place, NumberPlace::Prefix(_));
        self.numbers.iter().find(|number| number.field == field).filter(is_read)
    }

    /// Returns the position among the operands of the one whose type an expression is, if the
    /// function knows the operands.
    fn operand_of_type(&self, expr: &RuleExpr) -> Option<usize> {
        let RuleExpr::Operand(Query::Type, field) = expr else { return None };
        self.operands.iter().position(|operand| operand == field).filter(|_| self.knows_operands)
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
        (_, Int(a), Int(b)) => Int(op.eval(Some(*a), Some(*b))?),
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
