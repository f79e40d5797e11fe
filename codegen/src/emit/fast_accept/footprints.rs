//! Functions that compute how many bytes an instruction accesses from the start of each raw
//! operand on, from the bytes before the first operand.
//!
//! For example, `lsc_load.ugm (M1, 16) V32:d32 flat[V33]:a64` accesses 64 bytes of `V32` and 128
//! bytes of `V33`. Both numbers follow from the execution size, the sizes of data and of addresses,
//! and the size of a register. The fast path compares them with the sizes of the variables.

use crate::emit::rules::rule_context::{RuleContext, is_operand};
use crate::emit::rules::rule_expr::RuleExpr;
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
/// opcode bytes.
pub(super) fn size_check(
    rules: &RuleContext<'_>,
    variant: &Variant,
    interval: VersionInterval,
    opcode_len: usize,
) -> PlannedSizeCheck {
    let ids: Vec<FieldId> = variant.fields.iter().map(|cell| cell.value).collect();
    let fields = || ids.iter().map(|id| rules.instruction.field(*id));
    if fields().all(|field| field.footprint.is_none() && field.storage.is_none()) {
        return PlannedSizeCheck::None;
    }
    function_body(rules, &ids, interval, opcode_len).map_or(PlannedSizeCheck::Rules, PlannedSizeCheck::Code)
}

/// Returns the body of the function that computes the footprints; `None` if there is none.
fn function_body(
    rules: &RuleContext<'_>,
    ids: &[FieldId],
    interval: VersionInterval,
    opcode_len: usize,
) -> Option<String> {
    let mut writer = FootprintWriter { rules, present: Vec::new(), numbers: Vec::new() };
    let has_bytes = |id: &&FieldId| versions::kind_in(rules.instruction.field(**id), interval).is_some();
    writer.present.extend(ids.iter().filter(has_bytes).map(|id| id.0 as u8));
    let mut at = opcode_len as u32;
    for id in ids {
        let field = rules.instruction.field(*id);
        if is_operand(field) {
            break;
        }
        if let Some(int) = versions::kind_in(field, interval).and_then(FieldKind::int) {
            let bytes = u32::from(int.bytes());
            writer.numbers.push(PrefixNumber { field: id.0 as u8, at, bytes });
            at += bytes;
        }
    }
    let mut footprints = Vec::new();
    for id in ids {
        let field = rules.instruction.field(*id);
        let is_raw = field.kind == Some(FieldKind::RawOperand);
        if !is_raw && (field.footprint.is_some() || field.storage.is_some()) {
            return None;
        }
        if is_raw {
            let bytes = field.footprint.as_ref().map(|footprint| rules.condition(footprint));
            footprints.push(bytes.map_or_else(|| Some("1".to_owned()), |bytes| writer.expr(&bytes, MAX_DEPTH))?);
        }
    }
    footprints.resize(footprints.len().max(FOOTPRINT_OPERANDS), "1".to_owned());
    (footprints.len() == FOOTPRINT_OPERANDS).then(|| format!("[{}]", footprints.join(", ")))
}

/// Converts expressions of one row to Rust. `b` is the encoded instruction, and `grf` the size of a
/// register in bytes.
struct FootprintWriter<'a> {
    rules: &'a RuleContext<'a>,
    /// Positions of the fields that have bytes.
    present: Vec<u8>,
    numbers: Vec<PrefixNumber>,
}

impl FootprintWriter<'_> {
    /// Converts an expression; `None` if the bytes before the first operand do not decide it.
    fn expr(&self, expr: &RuleExpr, depth: u32) -> Option<String> {
        let deeper = depth.checked_sub(1)?;
        let inner = |expr: &RuleExpr| self.expr(expr, deeper);
        Some(match expr {
            RuleExpr::Int(number) => format!("{number}_i64"),
            RuleExpr::Field(field) => self.number(*field)?,
            RuleExpr::Bits(field, low, width) => {
                let (number, mask) = (self.number(*field)?, (1_u64 << (*width).min(32)) - 1);
                if *low == 0 { format!("({number} & {mask})") } else { format!("(({number} >> {low}) & {mask})") }
            }
            RuleExpr::Channels => inner(&self.rules.execution_size()?.channels)?,
            RuleExpr::RegisterBytes => "grf".to_owned(),
            RuleExpr::Table(key, entries) => format!("entry({}, &{entries:?})", inner(key)?),
            RuleExpr::Unary(UnaryOp::Not, of) => format!("i64::from({} == 0)", inner(of)?),
            RuleExpr::Binary(op, a, b) => self.binary(*op, &inner(a)?, &inner(b)?)?,
            RuleExpr::Select(condition, a, b) => {
                format!("(if {} != 0 {{ {} }} else {{ {} }})", inner(condition)?, inner(a)?, inner(b)?)
            }
            _ => return None,
        })
    }

    fn binary(&self, op: Op, a: &str, b: &str) -> Option<String> {
        let compare = |sign: &str| format!("i64::from({a} {sign} {b})");
        let truth = |sign: &str| format!("i64::from({a} != 0 {sign} {b} != 0)");
        let compute = |sign: &str| format!("({a} {sign} {b})");
        Some(match op {
            Op::LogicalOr => truth("||"),
            Op::LogicalAnd => truth("&&"),
            Op::Equal => compare("=="),
            Op::NotEqual => compare("!="),
            Op::Less => compare("<"),
            Op::LessEqual => compare("<="),
            Op::Greater => compare(">"),
            Op::GreaterEqual => compare(">="),
            Op::Or => compute("|"),
            Op::And => compute("&"),
            Op::Xor => compute("^"),
            Op::Add => compute("+"),
            Op::Subtract => compute("-"),
            Op::Multiply => compute("*"),
            // A register has a size, and constants are not 0.
            Op::Divide => format!("({a} / ({b}).max(1))"),
            Op::Max => format!("({a}).max({b})"),
            Op::Min => format!("({a}).min({b})"),
            Op::ShiftRight => compute(">>"),
            Op::ShiftLeft | Op::Remainder => return None,
        })
    }

    /// Returns the value of a field before the first operand. A field that the layout lacks is 0:
    /// the rules do not know it, and find no fault.
    fn number(&self, field: u8) -> Option<String> {
        if !self.present.contains(&field) {
            return Some("0_i64".to_owned());
        }
        let PrefixNumber { at, bytes, .. } = *self.numbers.iter().find(|number| number.field == field)?;
        let is_within = (at + bytes) as usize <= FOOTPRINT_PREFIX_BYTES;
        let byte = |index: u32| match index {
            0 => format!("i64::from(b[{at}])"),
            _ => format!("(i64::from(b[{}]) << {})", at + index, index * 8),
        };
        let bytes: Vec<_> = (0..bytes).map(byte).collect();
        is_within.then(|| if bytes.len() == 1 { bytes[0].clone() } else { format!("({})", bytes.join(" | ")) })
    }
}
