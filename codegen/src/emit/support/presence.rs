//! Conditions on fields as Rust: whether a field is present, which layout it is.
//!
//! The text is an expression over what a [`Source`] gives for a field. Only what can be decided from numbers has one; a check has
//! found the rest.

use crate::model::expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use crate::model::{BitGroup, Enumerator, Field, FieldId};

/// What stands for fields in the generated expression.
pub(crate) trait Source {
    /// The number, as a `u64`, with groups where the newest version has them.
    fn number(&self, field: FieldId) -> Option<String>;

    /// The value of a one-bit group, as a `bool`.
    fn flag(&self, _field: FieldId, _group: &BitGroup) -> Option<String> {
        None
    }

    /// Whether the field, or the group of it, has one of these values.
    fn is_one_of(&self, _field: FieldId, _group: Option<&BitGroup>, _codes: &[u64]) -> Option<String> {
        None
    }
}

/// Deeper expressions than this have no Rust form.
const DEPTH: u32 = 64;

/// The condition as a Rust expression of type `bool`.
pub(crate) fn boolean(fields: &[Field], source: &dyn Source, expr: &Expr) -> Option<String> {
    Conditions { fields, source }.boolean(expr, DEPTH).map(|text| bare(&text).to_owned())
}

/// The text without parentheses around the whole of it.
fn bare(text: &str) -> &str {
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

/// Whether a field, or a group of it, has one of these values.
pub(crate) fn is_one_of(
    source: &dyn Source,
    field: FieldId,
    group: Option<&BitGroup>,
    codes: &[u64],
) -> Option<String> {
    source.is_one_of(field, group, codes).or_else(|| {
        let codes: Vec<_> = codes.iter().map(|c| format!("{c:#x}")).collect();
        Some(format!("matches!({}, {})", bare(&bits(&source.number(field)?, group)), codes.join(" | ")))
    })
}

/// The bits of a group in a number.
fn bits(number: &str, group: Option<&BitGroup>) -> String {
    match group {
        None => number.to_owned(),
        Some(g) if g.low == 0 => format!("({number} & {:#x})", g.max()),
        Some(g) => format!("({number} >> {} & {:#x})", g.low, g.max()),
    }
}

struct Conditions<'a> {
    fields: &'a [Field],
    source: &'a dyn Source,
}

impl<'a> Conditions<'a> {
    fn boolean(&self, expr: &Expr, depth: u32) -> Option<String> {
        let deeper = depth.checked_sub(1)?;
        match &expr.kind {
            ExprKind::Binary(op, a, b) => match op.value {
                BinaryOp::LogicalAnd => Some(format!("({} && {})", self.boolean(a, deeper)?, self.boolean(b, deeper)?)),
                BinaryOp::LogicalOr => Some(format!("({} || {})", self.boolean(a, deeper)?, self.boolean(b, deeper)?)),
                op => match comparison(op) {
                    Some(sign) => self.comparison(op, sign, a, b, deeper),
                    None => Some(format!("{} != 0", self.number(expr, deeper)?)),
                },
            },
            ExprKind::Unary(UnaryOp::Not, inner) => Some(format!("!({})", self.boolean(inner, deeper)?)),
            _ => {
                if let Some((field, Some(group))) = self.reference(expr)
                    && let Some(flag) = self.source.flag(field, group)
                {
                    return Some(flag);
                }
                Some(format!("{} != 0", self.number(expr, deeper)?))
            }
        }
    }

    fn comparison(&self, op: BinaryOp, sign: &str, a: &Expr, b: &Expr, depth: u32) -> Option<String> {
        let sides = [(a, b), (b, a)];
        let named = sides.iter().find_map(|(left, right)| {
            let (field, group) = self.reference(left)?;
            Some((field, group, self.code(field, group, right)?))
        });
        if let Some((field, group, code)) = named {
            let equal = is_one_of(self.source, field, group, &[code])?;
            match op {
                BinaryOp::Equal => return Some(equal),
                BinaryOp::NotEqual => return Some(format!("!{equal}")),
                _ => {}
            }
        }
        Some(format!("{} {sign} {}", self.side(a, b, depth)?, self.side(b, a, depth)?))
    }

    /// One side of a comparison; an enumerator belongs to the field on the other side.
    fn side(&self, expr: &Expr, other: &Expr, depth: u32) -> Option<String> {
        if let Some((field, group)) = self.reference(other)
            && let Some(code) = self.code(field, group, expr)
        {
            return Some(format!("{code:#x}"));
        }
        self.number(expr, depth)
    }

    /// The expression as a `u64`; arithmetic wraps.
    fn number(&self, expr: &Expr, depth: u32) -> Option<String> {
        let deeper = depth.checked_sub(1)?;
        if let Some((field, group)) = self.reference(expr) {
            return Some(bits(&self.source.number(field)?, group));
        }
        match &expr.kind {
            ExprKind::Integer(value) => Some(format!("{value:#x}")),
            ExprKind::Binary(op, a, b) => {
                if let Some(sign) = comparison(op.value) {
                    return Some(format!("u64::from({})", self.comparison(op.value, sign, a, b, deeper)?));
                }
                let (a, b) = (self.number(a, deeper)?, self.number(b, deeper)?);
                Some(match op.value {
                    BinaryOp::Or => format!("({a} | {b})"),
                    BinaryOp::Xor => format!("({a} ^ {b})"),
                    BinaryOp::And => format!("({a} & {b})"),
                    BinaryOp::Add => format!("({a}).wrapping_add({b})"),
                    BinaryOp::Subtract => format!("({a}).wrapping_sub({b})"),
                    BinaryOp::Multiply => format!("({a}).wrapping_mul({b})"),
                    BinaryOp::Divide => format!("({a}).checked_div({b}).unwrap_or(0)"),
                    BinaryOp::Remainder => format!("({a}).checked_rem({b}).unwrap_or(0)"),
                    BinaryOp::ShiftLeft => format!("({a}).unbounded_shl(({b}).min(64) as u32)"),
                    BinaryOp::ShiftRight => format!("({a}).unbounded_shr(({b}).min(64) as u32)"),
                    _ => format!("u64::from({})", self.boolean(expr, deeper)?),
                })
            }
            ExprKind::Unary(UnaryOp::Not, _) => Some(format!("u64::from({})", self.boolean(expr, deeper)?)),
            ExprKind::Unary(UnaryOp::Negate, inner) => {
                Some(format!("({}).wrapping_neg()", self.number(inner, deeper)?))
            }
            ExprKind::Unary(UnaryOp::Complement, inner) => Some(format!("!({})", self.number(inner, deeper)?)),
            ExprKind::Select(condition, a, b) => Some(format!(
                "if {} {{ {} }} else {{ {} }}",
                self.boolean(condition, deeper)?,
                self.number(a, deeper)?,
                self.number(b, deeper)?
            )),
            _ => None,
        }
    }

    /// The field that an expression names, perhaps with one of its groups.
    fn reference(&self, expr: &Expr) -> Option<(FieldId, Option<&'a BitGroup>)> {
        let find = |name: &str| self.fields.iter().position(|f| f.name.value == name);
        match &expr.kind {
            ExprKind::Name(name) => Some((FieldId(u16::try_from(find(name)?).ok()?), None)),
            ExprKind::Member(owner, group) => {
                let ExprKind::Name(name) = &owner.kind else { return None };
                let position = find(name)?;
                let named = |g: &&BitGroup| g.name.as_ref().is_some_and(|n| n.value == group.value);
                let groups = || self.fields[position].groups.iter().filter(named);
                let newest = groups().find(|g| g.gate.as_ref().is_none_or(|gate| gate.versions.before.is_none()));
                Some((FieldId(u16::try_from(position).ok()?), Some(newest.or_else(|| groups().next())?)))
            }
            _ => None,
        }
    }

    /// The code of an enumerator of a field, or of a group of it.
    fn code(&self, field: FieldId, group: Option<&BitGroup>, expr: &Expr) -> Option<u64> {
        let (ExprKind::Name(name) | ExprKind::String(name)) = &expr.kind else { return None };
        let field = self.fields.get(field.index())?;
        let of = |list: &[Enumerator]| list.iter().find(|e| e.name.value == *name).map(|e| e.code.value);
        match group {
            Some(group) => of(&group.enumerators),
            None => of(&field.enumerators).or_else(|| of(&field.groups.first().filter(|g| g.low == 0)?.enumerators)),
        }
    }
}

const fn comparison(op: BinaryOp) -> Option<&'static str> {
    Some(match op {
        BinaryOp::Equal => "==",
        BinaryOp::NotEqual => "!=",
        BinaryOp::Less => "<",
        BinaryOp::LessEqual => "<=",
        BinaryOp::Greater => ">",
        BinaryOp::GreaterEqual => ">=",
        _ => return None,
    })
}
