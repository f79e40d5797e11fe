//! Conditions on fields as Rust expressions: whether a field is present, and which layout an
//! instruction has.
//!
//! A [`FieldSource`] gives the expression for the value of a field. For example, with [`Variables`]
//! the condition `Mode.is_16 && Size > 2` becomes `mode.is_16() && u64::from(size) > 0x2`. A
//! condition that depends on more than numbers has no Rust form; a check reports it.
//!
//! [`Variables`]: super::field_exprs::Variables

use crate::spec::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::spec::model::{BitGroup, Field, FieldId};

/// The source of the subexpressions for the values of fields.
pub(crate) trait FieldSource {
    /// Returns the number in a field as an expression of type `u64`. Its bit groups are where the
    /// newest version has them.
    fn number(&self, field: FieldId) -> Option<String>;

    /// Returns the value of a one-bit group as an expression of type `bool`; `None` to test the
    /// number instead.
    fn flag(&self, _field: FieldId, _group: &BitGroup) -> Option<String> {
        None
    }

    /// Returns an expression for whether a field, or a group of it, has one of these values; `None`
    /// to test the number.
    fn is_one_of(&self, _field: FieldId, _group: Option<&BitGroup>, _codes: &[u64]) -> Option<String> {
        None
    }
}

/// Maximum depth of an expression. A deeper one has no Rust form.
const MAX_DEPTH: u32 = 64;

/// Returns a condition as a Rust expression of type `bool`; `None` if it has no Rust form.
pub(crate) fn boolean_expr(fields: &[Field], source: &dyn FieldSource, expr: &Expr) -> Option<String> {
    ConditionPrinter { fields, source }.boolean_text(expr, MAX_DEPTH).map(|text| strip_parentheses(&text).to_owned())
}

/// Returns an expression without the parentheses that enclose all of it.
fn strip_parentheses(text: &str) -> &str {
    let Some(inner) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) else { return text };
    let mut depth = 0_i32;
    for byte in inner.bytes() {
        depth += i32::from(byte == b'(') - i32::from(byte == b')');
        if depth < 0 {
            return text;
        }
    }
    inner
}

/// Returns an expression for whether a field, or a group of it, has one of these values.
pub(crate) fn is_one_of(
    source: &dyn FieldSource,
    field: FieldId,
    group: Option<&BitGroup>,
    codes: &[u64],
) -> Option<String> {
    source.is_one_of(field, group, codes).or_else(|| {
        let codes: Vec<_> = codes.iter().map(|c| format!("{c:#x}")).collect();
        Some(format!(
            "matches!({}, {})",
            strip_parentheses(&group_bits(&source.number(field)?, group)),
            codes.join(" | ")
        ))
    })
}

/// Returns an expression for the bits of a group in a number.
fn group_bits(number: &str, group: Option<&BitGroup>) -> String {
    match group {
        None => number.to_owned(),
        Some(g) if g.low == 0 => format!("({number} & {:#x})", g.max()),
        Some(g) => format!("({number} >> {} & {:#x})", g.low, g.max()),
    }
}

/// Prints the conditions on the fields of one instruction or structure.
struct ConditionPrinter<'a> {
    fields: &'a [Field],
    source: &'a dyn FieldSource,
}

impl<'a> ConditionPrinter<'a> {
    /// Prints an expression as a `bool`.
    fn boolean_text(&self, expr: &Expr, depth: u32) -> Option<String> {
        let deeper = depth.checked_sub(1)?;
        match &expr.kind {
            ExprKind::Binary(op, a, b) => match op.value {
                BinaryOp::LogicalAnd => {
                    Some(format!("({} && {})", self.boolean_text(a, deeper)?, self.boolean_text(b, deeper)?))
                }
                BinaryOp::LogicalOr => {
                    Some(format!("({} || {})", self.boolean_text(a, deeper)?, self.boolean_text(b, deeper)?))
                }
                op if op.is_comparison() => self.comparison_text(op, a, b, deeper),
                _ => Some(format!("{} != 0", self.number_text(expr, deeper)?)),
            },
            ExprKind::Unary(UnaryOp::Not, inner) => Some(format!("!({})", self.boolean_text(inner, deeper)?)),
            _ => {
                if let Some((field, Some(group))) = self.resolve_field(expr)
                    && let Some(flag) = self.source.flag(field, group)
                {
                    return Some(flag);
                }
                Some(format!("{} != 0", self.number_text(expr, deeper)?))
            }
        }
    }

    /// Prints a comparison as a `bool`. A comparison with an enumerator becomes a `matches!` where
    /// possible.
    fn comparison_text(&self, op: BinaryOp, a: &Expr, b: &Expr, depth: u32) -> Option<String> {
        let sides = [(a, b), (b, a)];
        let named = sides.iter().find_map(|(left, right)| {
            let (field, group) = self.resolve_field(left)?;
            Some((field, group, self.enumerator_code(field, group, right)?))
        });
        if let Some((field, group, code)) = named {
            let equal = is_one_of(self.source, field, group, &[code])?;
            match op {
                BinaryOp::Equal => return Some(equal),
                BinaryOp::NotEqual => return Some(format!("!{equal}")),
                _ => {}
            }
        }
        Some(format!("{} {} {}", self.comparison_side(a, b, depth)?, op.sign(), self.comparison_side(b, a, depth)?))
    }

    /// Prints one side of a comparison as a `u64`. An enumerator is looked up in the field on the
    /// other side.
    fn comparison_side(&self, expr: &Expr, other: &Expr, depth: u32) -> Option<String> {
        if let Some((field, group)) = self.resolve_field(other)
            && let Some(code) = self.enumerator_code(field, group, expr)
        {
            return Some(format!("{code:#x}"));
        }
        self.number_text(expr, depth)
    }

    /// Prints an expression as a `u64`. Arithmetic wraps.
    fn number_text(&self, expr: &Expr, depth: u32) -> Option<String> {
        let deeper = depth.checked_sub(1)?;
        if let Some((field, group)) = self.resolve_field(expr) {
            return Some(group_bits(&self.source.number(field)?, group));
        }
        match &expr.kind {
            ExprKind::Integer(value) => Some(format!("{value:#x}")),
            ExprKind::Binary(op, a, b) => {
                if op.value.is_comparison() {
                    return Some(format!("u64::from({})", self.comparison_text(op.value, a, b, deeper)?));
                }
                let (a, b) = (self.number_text(a, deeper)?, self.number_text(b, deeper)?);
                Some(match op.value {
                    BinaryOp::Or | BinaryOp::Xor | BinaryOp::And => format!("({a} {} {b})", op.value.sign()),
                    BinaryOp::Add => format!("({a}).wrapping_add({b})"),
                    BinaryOp::Subtract => format!("({a}).wrapping_sub({b})"),
                    BinaryOp::Multiply => format!("({a}).wrapping_mul({b})"),
                    BinaryOp::Divide => format!("({a}).checked_div({b}).unwrap_or(0)"),
                    BinaryOp::Remainder => format!("({a}).checked_rem({b}).unwrap_or(0)"),
                    BinaryOp::ShiftLeft => format!("({a}).unbounded_shl(({b}).min(64) as u32)"),
                    BinaryOp::ShiftRight => format!("({a}).unbounded_shr(({b}).min(64) as u32)"),
                    _ => format!("u64::from({})", self.boolean_text(expr, deeper)?),
                })
            }
            ExprKind::Unary(UnaryOp::Not, _) => Some(format!("u64::from({})", self.boolean_text(expr, deeper)?)),
            ExprKind::Unary(UnaryOp::Negate, inner) => {
                Some(format!("({}).wrapping_neg()", self.number_text(inner, deeper)?))
            }
            ExprKind::Unary(UnaryOp::Complement, inner) => Some(format!("!({})", self.number_text(inner, deeper)?)),
            ExprKind::Select(condition, a, b) => Some(format!(
                "if {} {{ {} }} else {{ {} }}",
                self.boolean_text(condition, deeper)?,
                self.number_text(a, deeper)?,
                self.number_text(b, deeper)?
            )),
            _ => None,
        }
    }

    /// Resolves the field that an expression names, and the group for `FIELD.GROUP`.
    fn resolve_field(&self, expr: &Expr) -> Option<(FieldId, Option<&'a BitGroup>)> {
        Field::find_path(self.fields, expr)
    }

    fn enumerator_code(&self, field: FieldId, group: Option<&BitGroup>, expr: &Expr) -> Option<u64> {
        let (ExprKind::Name(name) | ExprKind::String(name)) = &expr.kind else { return None };
        self.fields.get(field.index())?.code_of(group, name)
    }
}
