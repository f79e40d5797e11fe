//! Checks of conditions and constraints that always or never hold.
//!
//! A condition is evaluated for all combinations of the values of fields, types and classes that it
//! names. What is not known, such as the contents of a register, has no value, and a comparison
//! with it may hold or fail. For example, `size(type(Dst)) == 3` fails for all types.

use super::Code;
use crate::check::expr::walk_expr;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::model::expr::{BinaryOp, UnaryOp};
use crate::model::pseudo_code::{Interval, Kind, ValueType};
use crate::model::{DataTypeId, DataTypeKind, Expr, ExprKind, Field};
use crate::rules;
use std::collections::HashMap;

/// Maximum number of combinations for which a condition is evaluated.
const MAX_COMBINATIONS: usize = 1 << 12;

/// Maximum number of values of one field that are enumerated. The values of a field with more are
/// an interval.
const MAX_VALUES: i128 = 64;

/// A value of an expression, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Unknown,
    Integer(Interval),
    Type(DataTypeId),
    Text(String),
}

impl Value {
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
    values: Vec<Value>,
}

/// Checks that a condition holds for some values, and fails for others.
pub(super) fn check(code: &Code<'_>, condition: &Expr, out: &mut Diagnostics) {
    let Some(result) = constant_result(code, condition) else { return };
    let word = if result { "always" } else { "never" };
    let message = format!("this {word} holds, whatever the fields and the types of the operands are");
    let finding = Diagnostic::new(&rules::CONSTANT_CONDITION, condition.span, message).label(word);
    out.push(finding.help("correct a number or an operator, or remove the condition"));
}

/// Returns the result of a condition if it is the same for all values.
fn constant_result(code: &Code<'_>, condition: &Expr) -> Option<bool> {
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
        let mut chosen: HashMap<&str, &Value> = HashMap::with_capacity(atoms.len());
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
fn possible_values(code: &Code<'_>, part: &Expr) -> Option<Vec<Value>> {
    match &part.kind {
        ExprKind::Name(_) | ExprKind::Member(..) => {
            let actual = code.type_of(part);
            actual.field?;
            let interval = actual.value.interval()?;
            let few = interval.is_bounded() && interval.high - interval.low < MAX_VALUES;
            few.then(|| (interval.low..=interval.high).map(Value::exact).collect())
        }
        ExprKind::Call(name, arguments) => {
            let function = code.function(&name.value)?;
            match function.result.kind {
                Kind::Type => Some(types_of(code, argument_field(code, arguments)?)),
                Kind::Class => {
                    let classes = argument_field(code, arguments)?.classes?;
                    Some(classes.value.iter().map(|class| Value::Text(class.name().to_owned())).collect())
                }
                Kind::Truth if is_about_types(code, arguments) => None,
                Kind::Truth => Some(vec![Value::exact(0), Value::exact(1)]),
                Kind::Range(low, high) if arguments.is_empty() => {
                    Some((low..=high).map(|value| Value::exact(i128::from(value))).collect())
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns whether a call asks about a data type, and is therefore computed.
fn is_about_types(code: &Code<'_>, arguments: &[Expr]) -> bool {
    matches!(arguments, [argument] if code.type_of(argument).value == ValueType::DataType)
}

/// Returns the field that the only argument of a call names.
fn argument_field<'a>(code: &Code<'a>, arguments: &[Expr]) -> Option<&'a Field> {
    let [argument] = arguments else { return None };
    code.context.fields.get(code.type_of(argument).field?.index())
}

/// Returns the data types that an operand may have.
fn types_of(code: &Code<'_>, field: &Field) -> Vec<Value> {
    let own: Vec<DataTypeId> = field.types.iter().flat_map(|types| types.value.iter().copied()).collect();
    let supported = code.context.instruction.map_or(&[][..], |i| &i.properties.supported_types);
    let types = match (own.is_empty(), supported.is_empty() || field.kind == Some(crate::model::FieldKind::RawOperand))
    {
        (false, _) => own,
        (true, false) => supported.iter().map(|t| t.data_type).collect(),
        (true, true) => (0..code.context.model.data_types.len()).map(|index| DataTypeId(index as u8)).collect(),
    };
    types.into_iter().map(Value::Type).collect()
}

/// Evaluates an expression with chosen values of its parts.
fn evaluate(code: &Code<'_>, chosen: &HashMap<&str, &Value>, expr: &Expr) -> Value {
    if let Some(value) = chosen.get(code.rules.sources.text(expr.span)) {
        return (*value).clone();
    }
    match &expr.kind {
        ExprKind::Integer(value) => Value::exact(i128::from(*value)),
        ExprKind::String(_) | ExprKind::Name(_) | ExprKind::Member(..) => evaluate_name(code, expr),
        ExprKind::Call(name, arguments) => evaluate_call(code, chosen, &name.value, arguments, expr),
        ExprKind::Unary(UnaryOp::Not, inner) => Value::truth(evaluate(code, chosen, inner).holds().map(|value| !value)),
        ExprKind::Binary(op, a, b) => {
            evaluate_binary(op.value, evaluate(code, chosen, a), || evaluate(code, chosen, b))
        }
        ExprKind::Select(condition, a, b) => match evaluate(code, chosen, condition).holds() {
            Some(true) => evaluate(code, chosen, a),
            Some(false) => evaluate(code, chosen, b),
            None => match (evaluate(code, chosen, a), evaluate(code, chosen, b)) {
                (Value::Integer(a), Value::Integer(b)) => Value::Integer(a.join(b)),
                _ => Value::Unknown,
            },
        },
        ExprKind::Real(_) | ExprKind::Index(..) | ExprKind::Unary(..) => from_type(code, expr),
    }
}

/// Returns what the type of an expression says about its value.
fn from_type(code: &Code<'_>, expr: &Expr) -> Value {
    code.type_of(expr).value.interval().map_or(Value::Unknown, Value::Integer)
}

/// Evaluates a data type, an enumerator or a string.
fn evaluate_name(code: &Code<'_>, expr: &Expr) -> Value {
    let actual = code.type_of(expr);
    match (&expr.kind, actual.value) {
        (_, ValueType::Integer(interval)) => Value::Integer(interval),
        (ExprKind::Name(name), ValueType::DataType) => {
            code.context.model.data_type(name).map_or(Value::Unknown, Value::Type)
        }
        (ExprKind::String(text), _) => Value::Text(text.clone()),
        _ => Value::Unknown,
    }
}

/// Evaluates a call: of a function about a data type, or by the type of its result.
fn evaluate_call(
    code: &Code<'_>,
    chosen: &HashMap<&str, &Value>,
    name: &str,
    arguments: &[Expr],
    expr: &Expr,
) -> Value {
    let [argument] = arguments else { return from_type(code, expr) };
    let Value::Type(id) = evaluate(code, chosen, argument) else { return from_type(code, expr) };
    let Some(data_type) = code.context.model.data_types.get(id.index()) else { return Value::Unknown };
    let is = |kinds: &[DataTypeKind]| Value::truth(Some(kinds.contains(&data_type.kind)));
    match name {
        "size" => Value::exact(i128::from(data_type.bits / 8)),
        "is_float" => is(&[DataTypeKind::Float]),
        "is_signed" => is(&[DataTypeKind::Signed]),
        // Packed types may hold integers or floats.
        "is_integer" if data_type.kind != DataTypeKind::Packed => is(&[DataTypeKind::Signed, DataTypeKind::Unsigned]),
        _ => from_type(code, expr),
    }
}

fn evaluate_binary(op: BinaryOp, a: Value, b: impl FnOnce() -> Value) -> Value {
    use BinaryOp as Op;
    match op {
        Op::LogicalAnd | Op::LogicalOr => {
            let stop = op == Op::LogicalOr;
            match a.holds() {
                Some(value) if value == stop => Value::truth(Some(stop)),
                Some(_) => Value::truth(b().holds()),
                None => Value::truth(b().holds().filter(|value| *value == stop)),
            }
        }
        _ => match (a, b()) {
            (Value::Integer(a), Value::Integer(b)) => match op {
                op if op.is_comparison() => Value::truth(super::operators::decide(op, a, b)),
                Op::Add => Value::Integer(a.plus(b)),
                Op::Subtract => Value::Integer(a.minus(b)),
                Op::Multiply => Value::Integer(a.times(b)),
                Op::Divide => Value::Integer(a.divide(b)),
                Op::Remainder => Value::Integer(exactly(a, b, i128::checked_rem).unwrap_or_else(|| a.remainder(b))),
                Op::And => Value::Integer(exactly(a, b, |a, b| Some(a & b)).unwrap_or_else(|| a.and(b))),
                Op::Or => Value::Integer(exactly(a, b, |a, b| Some(a | b)).unwrap_or_else(|| a.or(b))),
                Op::Xor => Value::Integer(exactly(a, b, |a, b| Some(a ^ b)).unwrap_or_else(|| a.or(b))),
                Op::ShiftLeft => Value::Integer(a.shift_left(b)),
                Op::ShiftRight => Value::Integer(a.shift_right(b)),
                _ => Value::Unknown,
            },
            (Value::Type(a), Value::Type(b)) => compare_equal(op, a == b),
            (Value::Text(a), Value::Text(b)) => compare_equal(op, a == b),
            _ => Value::Unknown,
        },
    }
}

/// Computes with two values that are known exactly.
fn exactly(a: Interval, b: Interval, f: impl Fn(i128, i128) -> Option<i128>) -> Option<Interval> {
    Some(Interval::exact(f(a.value()?, b.value()?)?))
}

/// Returns the result of `==` or `!=`.
fn compare_equal(op: BinaryOp, equal: bool) -> Value {
    match op {
        BinaryOp::Equal => Value::truth(Some(equal)),
        BinaryOp::NotEqual => Value::truth(Some(!equal)),
        _ => Value::Unknown,
    }
}
