//! Evaluates rule expressions. Values are three-valued: an expression may be unknown, and an
//! unknown value breaks no rule. For example, `0 && unknown` is 0 and `1 && unknown` is unknown.

use super::operand::Operands;
use openvisa_isa::{DataType, DataTypeKind};
use openvisa_isa_core::rules::{Expr, Op, Query, TypeQuery};

impl Operands<'_> {
    /// Returns whether a condition is known to hold.
    pub(super) fn holds(&self, condition: &Expr) -> bool {
        self.eval(condition).is_some_and(|value| value != 0)
    }

    /// Evaluates an expression. Returns `None` if the value is unknown. The generator limits the
    /// depth of expressions.
    pub(super) fn eval(&self, expr: &Expr) -> Option<i64> {
        match *expr {
            // Short-circuits if the first operand decides.
            Expr::Binary(op, a, b) => match (op, self.eval_leaf(a)) {
                (Op::LogicalAnd, Some(0)) => Some(0),
                (Op::LogicalOr, Some(a)) if a != 0 => Some(1),
                (_, a) => op.eval(a, self.eval_leaf(b)),
            },
            Expr::Table(key, entries) => {
                entries.get(usize::try_from(self.eval_leaf(key)?).ok()?).map(|entry| i64::from(*entry))
            }
            Expr::OneOf(key, set) => Some(i64::from(is_in(self.eval_leaf(key)?, set))),
            Expr::NoneOf(key, set) => Some(i64::from(!is_in(self.eval_leaf(key)?, set))),
            Expr::Operand(query, field) => self.query(query, field),
            Expr::Fits(field, bytes) => self.fits_in_variable(field, self.eval(bytes)?).map(i64::from),
            Expr::Aligned(field, bytes) => {
                self.is_aligned(field, u32::try_from(self.eval(bytes)?).ok()?).map(i64::from)
            }
            Expr::TypesAgree(fields) => {
                let mut types = fields.iter().filter_map(|field| self.data_type(*field));
                let first = types.next();
                Some(i64::from(types.all(|data_type| Some(data_type) == first)))
            }
            Expr::Type(query, inner) => Some(type_property(query, type_at(self.eval_leaf(inner)?)?)),
            Expr::NoMask => self.eval(self.rules.no_mask?),
            Expr::Not(inner) => Some(i64::from(self.eval(inner)? == 0)),
            Expr::Negate(inner) => self.eval(inner)?.checked_neg(),
            Expr::Complement(inner) => Some(!self.eval(inner)?),
            Expr::Select(condition, a, b) => self.eval(if self.eval(condition)? != 0 { a } else { b }),
            Expr::Unknown => None,
            Expr::Int(_)
            | Expr::Field(_)
            | Expr::Bits(..)
            | Expr::Platforms(_)
            | Expr::Channels
            | Expr::RegisterBytes => self.eval_leaf(expr),
        }
    }

    /// Evaluates an expression. The leaves that most expressions consist of need no call.
    #[inline(always)]
    fn eval_leaf(&self, expr: &Expr) -> Option<i64> {
        match *expr {
            Expr::Int(value) => Some(value),
            Expr::Field(field) => self.bits(field, 0, 64),
            Expr::Bits(field, low, width) => self.bits(field, low, width),
            Expr::Operand(Query::Type, field) => Some(self.data_type(field)? as i64),
            Expr::Platforms(set) => Some(i64::from(self.is_on(set))),
            Expr::Channels => self.channels,
            Expr::RegisterBytes => self.register_bytes.map(i64::from),
            _ => self.eval(expr),
        }
    }

    /// Returns a property of an operand.
    fn query(&self, query: Query, field: u8) -> Option<i64> {
        match query {
            Query::Type => Some(self.data_type(field)? as i64),
            Query::InLayout => self.in_layout(field).map(i64::from),
            Query::Class => self.class(field).map(i64::from),
            Query::IsNull => self.is_null(field).map(i64::from),
            Query::IsScalar => self.is_scalar(field).map(i64::from),
            Query::Saturates => self.saturates(field).map(i64::from),
            Query::RowWidth => self.row_width(field),
            Query::Value => self.immediate(field),
            Query::Registers => self.touched_registers(field),
            Query::First => self.first_element(field),
            Query::PredicateElements => self.predicate_elements(field),
            Query::IsPacked => self.is_packed(field).map(i64::from),
            Query::IsModified => self.is_modified(field).map(i64::from),
            Query::VerticalStride => self.vertical_stride(field),
            Query::HorizontalStride => self.horizontal_stride(field),
            Query::IsPredefined => self.is_predefined(field).map(i64::from),
        }
    }
}

/// Extracts bits `low..low + width` of a number.
pub(super) const fn extract_bits(number: i64, low: u8, width: u8) -> i64 {
    if low >= 64 {
        return 0;
    }
    let bits = number as u64 >> low;
    if width >= 64 { bits as i64 } else { (bits & ((1 << width) - 1)) as i64 }
}

/// Returns whether bit `number` of a set is set.
fn is_in(number: i64, set: u64) -> bool {
    (0..64).contains(&number) && set >> number & 1 == 1
}

/// Returns the data type at a position of the specification's table.
pub(super) fn type_at(position: i64) -> Option<DataType> {
    DataType::ALL.get(usize::try_from(position).ok()?).copied()
}

fn type_property(query: TypeQuery, data_type: DataType) -> i64 {
    use DataTypeKind::{Float, Packed, Signed, Unsigned};
    match query {
        TypeQuery::Size => i64::from(data_type.width().div_ceil(8)),
        TypeQuery::IsFloat => i64::from(data_type.kind() == Float),
        TypeQuery::IsSigned => i64::from(data_type.kind() == Signed),
        TypeQuery::IsInteger => i64::from(matches!(data_type.kind(), Unsigned | Signed | Packed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_cut_out_of_a_number() {
        assert_eq!(extract_bits(0xabcd, 4, 8), 0xbc);
        assert_eq!(extract_bits(-1, 0, 64), -1);
        assert_eq!(extract_bits(1, 64, 8), 0);
    }
}
