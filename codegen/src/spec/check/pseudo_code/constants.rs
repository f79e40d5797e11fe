//! Checks of conditions and constraints that always or never hold.
//!
//! A condition is evaluated for all combinations of the values of fields, types and classes that it
//! names. What is not known, such as the contents of a register, has no value, and a comparison
//! with it may hold or fail. For example, `size(type(Dst)) == 3` fails for all types.

use super::CheckedCode;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::expr::{BinaryOp, UnaryOp};
use crate::spec::model::pseudo_code::{Interval, Kind, ValueType};
use crate::spec::model::walk::walk_expr;
use crate::spec::model::{DataTypeId, DataTypeKind, Expr, ExprKind, Field, FieldKind, KnownFunction};
use crate::spec::rules;
use std::collections::HashMap;

/// Maximum number of combinations for which a condition is evaluated.
const MAX_COMBINATIONS: usize = 1 << 12;

/// Maximum number of values of one field that are enumerated. The values of a field with more are
/// an interval.
const MAX_VALUES: i128 = 64;

/// A value of an expression, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
enum KnownValue {
    Unknown,
    Integer(Interval),
    Type(DataTypeId),
    Text(String),
}

impl KnownValue {
    fn exact(value: i128) -> Self {
        Self::Integer(Interval::exact(value))
    }

    fn truth(value: Option<bool>) -> Self {
        value.map_or(Self::Unknown, |value| Self::exact(i128::from(value)))
    }

    /// Returns whether the value is true, if that is known.
    fn holds(&self) -> Option<bool> {
        let Self::Integer(interval) = self else { return None };
        match interval.value() {
            Some(value) => Some(value != 0),
            None => (!interval.overlaps(Interval::exact(0))).then_some(true),
        }
    }
}

/// A part of a condition with several possible values.
struct Atom<'a> {
    /// The text of the part. Equal parts have equal values.
    text: &'a str,
    values: Vec<KnownValue>,
}

/// Checks that a condition holds for some values, and fails for others.
pub(super) fn check(code: &CheckedCode<'_>, condition: &Expr, out: &mut Diagnostics) {
    let Some(result) = constant_result(code, condition) else { return };
    let word = if result { "always" } else { "never" };
    let message = format!("this {word} holds, whatever the fields and the types of the operands are");
    let finding = rules::CONSTANT_CONDITION.at(condition.span, message);
    out.push(finding.label(word).help("correct a number or an operator, or remove the condition"));
}

/// Returns the result of a condition if it is the same for all values.
fn constant_result(code: &CheckedCode<'_>, condition: &Expr) -> Option<bool> {
    let mut atoms: Vec<Atom<'_>> = Vec::new();
    let mut combinations = 1usize;
    for part in walk_expr(condition) {
        let text = code.rules.sources.text(part.span);
        if atoms.iter().any(|atom| atom.text == text) {
            continue;
        }
        let Some(values) = possible_values(code, part) else { continue };
        if values.is_empty() || combinations.saturating_mul(values.len()) > MAX_COMBINATIONS {
            continue;
        }
        combinations *= values.len();
        atoms.push(Atom { text, values });
    }
    let mut known: Option<bool> = None;
    for number in 0..combinations {
        let mut rest = number;
        let mut chosen: HashMap<&str, &KnownValue> = HashMap::with_capacity(atoms.len());
        for atom in &atoms {
            chosen.insert(atom.text, &atom.values[rest % atom.values.len()]);
            rest /= atom.values.len();
        }
        let result = evaluate(code, &chosen, condition).holds()?;
        if known.is_some_and(|known| known != result) {
            return None;
        }
        known = Some(result);
    }
    known
}

/// Returns the values that a part of a condition may have; `None` if it is not enumerated.
fn possible_values(code: &CheckedCode<'_>, part: &Expr) -> Option<Vec<KnownValue>> {
    match &part.kind {
        ExprKind::Name(_) | ExprKind::Member(..) => {
            let actual = code.type_of(part);
            actual.field?;
            let interval = actual.value.interval()?;
            let few = interval.is_bounded() && interval.high - interval.low < MAX_VALUES;
            few.then(|| (interval.low..=interval.high).map(KnownValue::exact).collect())
        }
        ExprKind::Call(name, arguments) => {
            let function = code.function(&name.value)?;
            match function.result.kind {
                Kind::Type => Some(types_of(code, argument_field(code, arguments)?)),
                Kind::Class => {
                    let classes = argument_field(code, arguments)?.classes?;
                    Some(classes.value.iter().map(|class| KnownValue::Text(class.name().to_owned())).collect())
                }
                Kind::Truth if is_about_types(code, arguments) => None,
                Kind::Truth => Some(vec![KnownValue::exact(0), KnownValue::exact(1)]),
                Kind::Range(low, high) if arguments.is_empty() => {
                    Some((low..=high).map(|value| KnownValue::exact(i128::from(value))).collect())
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns whether a call asks about a data type, and is therefore computed.
fn is_about_types(code: &CheckedCode<'_>, arguments: &[Expr]) -> bool {
    matches!(arguments, [argument] if code.type_of(argument).value == ValueType::DataType)
}

/// Returns the field that the only argument of a call names.
fn argument_field<'a>(code: &CheckedCode<'a>, arguments: &[Expr]) -> Option<&'a Field> {
    let [argument] = arguments else { return None };
    code.context.fields.get(code.type_of(argument).field?.index())
}

/// Returns the data types that an operand may have.
fn types_of(code: &CheckedCode<'_>, field: &Field) -> Vec<KnownValue> {
    let own: Vec<DataTypeId> = field.types.iter().flat_map(|types| types.value.iter().copied()).collect();
    let supported = code.context.instruction.map_or(&[][..], |i| &i.properties.supported_types);
    let types = match (own.is_empty(), supported.is_empty() || field.kind == Some(FieldKind::RawOperand)) {
        (false, _) => own,
        (true, false) => supported.iter().map(|t| t.data_type).collect(),
        (true, true) => (0..code.context.model.data_types.len()).map(|index| DataTypeId(index as u8)).collect(),
    };
    types.into_iter().map(KnownValue::Type).collect()
}

/// Evaluates an expression with chosen values of its parts.
fn evaluate(code: &CheckedCode<'_>, chosen: &HashMap<&str, &KnownValue>, expr: &Expr) -> KnownValue {
    if let Some(value) = chosen.get(code.rules.sources.text(expr.span)) {
        return (*value).clone();
    }
    match &expr.kind {
        ExprKind::Integer(value) => KnownValue::exact(i128::from(*value)),
        ExprKind::String(_) | ExprKind::Name(_) | ExprKind::Member(..) => evaluate_name(code, expr),
        ExprKind::Call(name, arguments) => evaluate_call(code, chosen, &name.value, arguments, expr),
        ExprKind::Unary(UnaryOp::Not, inner) => {
            KnownValue::truth(evaluate(code, chosen, inner).holds().map(|value| !value))
        }
        ExprKind::Binary(op, a, b) => {
            evaluate_binary(op.value, evaluate(code, chosen, a), || evaluate(code, chosen, b))
        }
        ExprKind::Select(condition, a, b) => match evaluate(code, chosen, condition).holds() {
            Some(true) => evaluate(code, chosen, a),
            Some(false) => evaluate(code, chosen, b),
            None => match (evaluate(code, chosen, a), evaluate(code, chosen, b)) {
                (KnownValue::Integer(a), KnownValue::Integer(b)) => KnownValue::Integer(a.join(b)),
                _ => KnownValue::Unknown,
            },
        },
        ExprKind::Real(_) | ExprKind::Index(..) | ExprKind::Unary(..) => from_type(code, expr),
    }
}

/// Returns what the type of an expression says about its value.
fn from_type(code: &CheckedCode<'_>, expr: &Expr) -> KnownValue {
    code.type_of(expr).value.interval().map_or(KnownValue::Unknown, KnownValue::Integer)
}

/// Evaluates a data type, an enumerator or a string.
fn evaluate_name(code: &CheckedCode<'_>, expr: &Expr) -> KnownValue {
    let actual = code.type_of(expr);
    match (&expr.kind, actual.value) {
        (_, ValueType::Integer(interval)) => KnownValue::Integer(interval),
        (ExprKind::Name(name), ValueType::DataType) => {
            code.context.model.data_type(name).map_or(KnownValue::Unknown, KnownValue::Type)
        }
        (ExprKind::String(text), _) => KnownValue::Text(text.clone()),
        _ => KnownValue::Unknown,
    }
}

/// Evaluates a call: of a function about a data type, or by the type of its result.
fn evaluate_call(
    code: &CheckedCode<'_>,
    chosen: &HashMap<&str, &KnownValue>,
    name: &str,
    arguments: &[Expr],
    expr: &Expr,
) -> KnownValue {
    let [argument] = arguments else { return from_type(code, expr) };
    let KnownValue::Type(id) = evaluate(code, chosen, argument) else { return from_type(code, expr) };
    let Some(data_type) = code.context.model.data_types.get(id.index()) else { return KnownValue::Unknown };
    let is = |kinds: &[DataTypeKind]| KnownValue::truth(Some(kinds.contains(&data_type.kind)));
    match KnownFunction::parse(name) {
        Some(KnownFunction::Size) => KnownValue::exact(i128::from(data_type.bits / 8)),
        Some(KnownFunction::IsFloat) => is(&[DataTypeKind::Float]),
        Some(KnownFunction::IsSigned) => is(&[DataTypeKind::Signed]),
        // Packed types may hold integers or floats.
        Some(KnownFunction::IsInteger) if data_type.kind != DataTypeKind::Packed => {
            is(&[DataTypeKind::Signed, DataTypeKind::Unsigned])
        }
        _ => from_type(code, expr),
    }
}

fn evaluate_binary(op: BinaryOp, a: KnownValue, b: impl FnOnce() -> KnownValue) -> KnownValue {
    use BinaryOp as Op;
    match op {
        Op::LogicalAnd | Op::LogicalOr => {
            let stop = op == Op::LogicalOr;
            match a.holds() {
                Some(value) if value == stop => KnownValue::truth(Some(stop)),
                Some(_) => KnownValue::truth(b().holds()),
                None => KnownValue::truth(b().holds().filter(|value| *value == stop)),
            }
        }
        _ => match (a, b()) {
            (KnownValue::Integer(a), KnownValue::Integer(b)) => match op {
                op if op.is_comparison() => KnownValue::truth(super::operators::decide(op, a, b)),
                Op::Add => KnownValue::Integer(a.plus(b)),
                Op::Subtract => KnownValue::Integer(a.minus(b)),
                Op::Multiply => KnownValue::Integer(a.times(b)),
                Op::Divide => KnownValue::Integer(a.divide(b)),
                Op::Remainder => {
                    KnownValue::Integer(exactly(a, b, i128::checked_rem).unwrap_or_else(|| a.remainder(b)))
                }
                Op::And => KnownValue::Integer(exactly(a, b, |a, b| Some(a & b)).unwrap_or_else(|| a.and(b))),
                Op::Or => KnownValue::Integer(exactly(a, b, |a, b| Some(a | b)).unwrap_or_else(|| a.or(b))),
                Op::Xor => KnownValue::Integer(exactly(a, b, |a, b| Some(a ^ b)).unwrap_or_else(|| a.or(b))),
                Op::ShiftLeft => KnownValue::Integer(a.shift_left(b)),
                Op::ShiftRight => KnownValue::Integer(a.shift_right(b)),
                _ => KnownValue::Unknown,
            },
            (KnownValue::Type(a), KnownValue::Type(b)) => compare_equal(op, a == b),
            (KnownValue::Text(a), KnownValue::Text(b)) => compare_equal(op, a == b),
            _ => KnownValue::Unknown,
        },
    }
}

/// Computes with two values that are known exactly.
fn exactly(a: Interval, b: Interval, f: impl Fn(i128, i128) -> Option<i128>) -> Option<Interval> {
    Some(Interval::exact(f(a.value()?, b.value()?)?))
}

/// Returns the result of `==` or `!=`.
fn compare_equal(op: BinaryOp, equal: bool) -> KnownValue {
    match op {
        BinaryOp::Equal => KnownValue::truth(Some(equal)),
        BinaryOp::NotEqual => KnownValue::truth(Some(!equal)),
        _ => KnownValue::Unknown,
    }
}
