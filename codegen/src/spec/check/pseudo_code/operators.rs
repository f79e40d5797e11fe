//! Checks of operators: their operands are numbers where they compute with numbers, integers where
//! they compute with bits, and comparisons compare what can be equal.
//!
//! For example, `Src0 & 31 == 31` is reported: it means `Src0 & (31 == 31)`.

use super::CheckedCode;
use super::indices::report_whole_operand;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::expr::{AssignOp, BinaryOp, UnaryOp};
use crate::spec::model::pseudo_code::{Interval, Kind, ValueType};
use crate::spec::model::walk::statements_of;
use crate::spec::model::{Expr, ExprKind, OperandClass, Program, StmtKind};
use crate::spec::rules;
use crate::spec::span::{Span, Spanned};

/// Smallest distance by which no value can be shifted to the left. The largest results have 64
/// bits.
const MAX_LEFT_SHIFT: i128 = 64;

/// Smallest distance by which no value can be shifted to the right. Products of qwords have 128
/// bits.
const MAX_RIGHT_SHIFT: i128 = 128;

/// Checks an expression with an operator. Its parts are checked separately.
pub(super) fn check(code: &CheckedCode<'_>, expr: &Expr, out: &mut Diagnostics) {
    match &expr.kind {
        ExprKind::Unary(op, inner) => match op {
            UnaryOp::Negate => check_number(code, "-", inner, out),
            UnaryOp::Complement => check_integer(code, "~", inner, out),
            UnaryOp::Not => check_condition(code, inner, out),
        },
        ExprKind::Binary(op, a, b) => check_binary(code, expr, *op, a, b, out),
        ExprKind::Select(condition, a, b) => {
            check_condition(code, condition, out);
            check_same_type(code, b, a, "the other value", out);
            check_repeated_test(code, condition, b, out);
        }
        _ => {}
    }
}

/// Checks the values of assignments and the conditions of statements.
pub(super) fn check_statements(code: &CheckedCode<'_>, program: &Program, out: &mut Diagnostics) {
    for statement in statements_of(&program.statements) {
        match &statement.kind {
            StmtKind::Let(_, value) => check_value(code, value, out),
            StmtKind::Assign(place, op, value) => {
                check_value(code, value, out);
                let place_type = code.type_of(place).value;
                if matches!(place_type, ValueType::Operand | ValueType::View(_)) {
                    report_whole_operand(code, place, out);
                } else if let AssignOp::Update(op) = op {
                    check_update(code, *op, place, value, out);
                } else {
                    check_same_type(code, value, place, "assigned to this", out);
                }
                check_stored_width(code, place, value, out);
            }
            StmtKind::If(branches, _) => {
                branches.iter().for_each(|(condition, _)| check_condition(code, condition, out));
                for (at, (condition, _)) in branches.iter().enumerate() {
                    let text = |expr: &Expr| code.rules.sources.text(expr.span);
                    let first = branches[..at].iter().find(|(first, _)| text(first) == text(condition));
                    first.iter().for_each(|(first, _)| report_repeated_test(first, condition, out));
                }
            }
            StmtKind::For(_, from, to, _) => {
                check_integer(code, "..", from, out);
                check_integer(code, "..", to, out);
            }
            StmtKind::ReturnValue(value) => check_value(code, value, out),
            StmtKind::Call(_) | StmtKind::Return => {}
        }
    }
}

fn check_binary(code: &CheckedCode<'_>, expr: &Expr, op: Spanned<BinaryOp>, a: &Expr, b: &Expr, out: &mut Diagnostics) {
    use BinaryOp as Op;
    let sign = code.rules.sources.text(op.span);
    match op.value {
        Op::Add | Op::Subtract | Op::Multiply | Op::Divide | Op::Remainder => {
            check_number(code, sign, a, out);
            check_number(code, sign, b, out);
        }
        Op::And | Op::Or | Op::Xor => {
            if !check_precedence(code, expr, op.span, a, b, out) {
                check_integer(code, sign, a, out);
                check_integer(code, sign, b, out);
            }
        }
        Op::ShiftLeft | Op::ShiftRight => {
            check_integer(code, sign, a, out);
            check_integer(code, sign, b, out);
            check_shift(code, op, a, b, out);
        }
        Op::LogicalOr | Op::LogicalAnd => {
            check_condition(code, a, out);
            check_condition(code, b, out);
        }
        _ => check_comparison(code, op, a, b, out),
    }
}

/// Checks the operator of a compound assignment such as `+=`.
fn check_update(code: &CheckedCode<'_>, op: BinaryOp, place: &Expr, value: &Expr, out: &mut Diagnostics) {
    for side in [place, value] {
        match op {
            BinaryOp::And => check_integer(code, "&=", side, out),
            BinaryOp::Or => check_integer(code, "|=", side, out),
            BinaryOp::Xor => check_integer(code, "^=", side, out),
            BinaryOp::Add => check_number(code, "+=", side, out),
            BinaryOp::Subtract => check_number(code, "-=", side, out),
            _ => check_number(code, "*=", side, out),
        }
    }
}

/// Checks that a whole operand is not used as a value.
fn check_value(code: &CheckedCode<'_>, value: &Expr, out: &mut Diagnostics) {
    match code.type_of(value).value {
        ValueType::Operand | ValueType::View(_) => report_whole_operand(code, value, out),
        ValueType::Other(Kind::Nothing) => {
            let finding = rules::OPERATOR_KIND.at(value.span, "this function has no result").label("no value");
            out.push(mark_declaration(code, value, finding).help("call it as a statement"));
        }
        _ => {}
    }
}

/// Reports an operand of an operator that has the wrong type.
fn report(code: &CheckedCode<'_>, sign: &str, what: &str, expr: &Expr, help: &str, out: &mut Diagnostics) {
    let message = format!("`{sign}` takes {what}, not {}", code.type_of(expr).value.describe());
    let finding = rules::OPERATOR_KIND.at(expr.span, message).label(format!("not {what}"));
    out.push(mark_declaration(code, expr, finding).help(help));
}

/// Marks the declaration of the function that a value of the wrong type comes from.
fn mark_declaration(code: &CheckedCode<'_>, value: &Expr, finding: Diagnostic) -> Diagnostic {
    let ExprKind::Call(name, _) = &value.kind else { return finding };
    match code.function(&name.value) {
        Some(function) => finding.also(function.name.span, "declared here"),
        None => finding,
    }
}

fn check_number(code: &CheckedCode<'_>, sign: &str, expr: &Expr, out: &mut Diagnostics) {
    match code.type_of(expr).value {
        ValueType::Operand | ValueType::View(_) => report_whole_operand(code, expr, out),
        value if value.is_number() => {}
        ValueType::Text => report(code, sign, "numbers", expr, "write the number without quotes", out),
        _ => report(code, sign, "numbers", expr, "compute with numbers, which functions and operands give", out),
    }
}

fn check_integer(code: &CheckedCode<'_>, sign: &str, expr: &Expr, out: &mut Diagnostics) {
    let help = match code.type_of(expr).value {
        ValueType::Integer(_) | ValueType::Unknown => return,
        ValueType::Operand | ValueType::View(_) => return report_whole_operand(code, expr, out),
        ValueType::Float | ValueType::Number => {
            "`raw_bits` gives the bits of a number; the types of the page say which operands may be floats"
        }
        ValueType::Text => "write the number without quotes",
        _ => "compute with numbers, which functions and operands give",
    };
    report(code, sign, "integers", expr, help, out);
}

fn check_condition(code: &CheckedCode<'_>, expr: &Expr, out: &mut Diagnostics) {
    match code.type_of(expr).value {
        ValueType::Integer(_) | ValueType::Unknown | ValueType::Other(Kind::Nothing) => {}
        ValueType::Operand | ValueType::View(_) => report_whole_operand(code, expr, out),
        value => {
            let message = format!("a condition is 1 or 0, not {}", value.describe());
            let finding = rules::OPERATOR_KIND.at(expr.span, message).label("not a condition");
            out.push(mark_declaration(code, expr, finding).help("compare it with something"));
        }
    }
}

/// Reports a test that a chain `a ? x : b ? y : a ? z : w` makes a second time.
fn check_repeated_test(code: &CheckedCode<'_>, condition: &Expr, mut otherwise: &Expr, out: &mut Diagnostics) {
    while let ExprKind::Select(next, _, rest) = &otherwise.kind {
        if code.rules.sources.text(next.span) == code.rules.sources.text(condition.span) {
            return report_repeated_test(condition, next, out);
        }
        otherwise = rest;
    }
}

fn report_repeated_test(first: &Expr, again: &Expr, out: &mut Diagnostics) {
    let finding = rules::CONSTANT_CONDITION.at(again.span, "this never holds: the chain tested it before");
    let finding = finding.label("never").also(first.span, "tested here");
    out.push(finding.help("test another value, or remove the branch"));
}

/// Returns whether two types may belong to one value.
fn are_compatible(a: ValueType, b: ValueType) -> bool {
    a == b || a == ValueType::Unknown || b == ValueType::Unknown || a.is_number() && b.is_number()
}

/// Checks that two values of one place have one type. `other` is described as `role`.
fn check_same_type(code: &CheckedCode<'_>, value: &Expr, other: &Expr, role: &str, out: &mut Diagnostics) {
    let (a, b) = (code.type_of(value).value, code.type_of(other).value);
    let whole = |value| matches!(value, ValueType::Operand | ValueType::View(_) | ValueType::Other(Kind::Nothing));
    if are_compatible(a, b) || whole(a) || whole(b) {
        return;
    }
    let message = format!("this is {}, where {} is needed", a.describe(), b.describe());
    let finding = rules::OPERATOR_KIND.at(value.span, message);
    out.push(finding.label(a.describe()).also(other.span, role).help("both must have the same kind"));
}

/// Reports a comparison without parentheses in an operand of a bitwise operator, and returns
/// whether there is one.
fn check_precedence(code: &CheckedCode<'_>, expr: &Expr, op: Span, a: &Expr, b: &Expr, out: &mut Diagnostics) -> bool {
    let sources = code.rules.sources;
    let compares = |e: &Expr| matches!(&e.kind, ExprKind::Binary(op, ..) if op.value.is_comparison());
    let between = |start: u32, end: u32| sources.text(Span { start, end, ..expr.span }).to_owned();
    let bare = |e: &Expr| {
        let (before, after) = (between(expr.span.start, e.span.start), between(e.span.end, op.start.max(e.span.end)));
        let gap = if e.span.start > op.start { between(op.end, e.span.start) } else { before + &after };
        !gap.contains('(') && !gap.contains(')')
    };
    let Some(comparison) = [a, b].into_iter().find(|e| compares(e) && bare(e)) else { return false };
    let ExprKind::Binary(inner, left, right) = &comparison.kind else { return false };
    let sign = sources.text(op);
    let compared = sources.text(inner.span);
    let message = format!("`{compared}` binds more tightly than `{sign}`");
    let text = |from: u32, to: u32| between(from, to).trim().to_owned();
    let fixed = match comparison.span.start > op.start {
        true => {
            format!("({}) {compared} {}", text(expr.span.start, left.span.end), text(inner.span.end, expr.span.end))
        }
        false => format!(
            "{} {compared} ({})",
            text(expr.span.start, inner.span.start),
            text(right.span.start, expr.span.end)
        ),
    };
    let finding = rules::COMPARISON_PRECEDENCE.at(comparison.span, message).label("compared first");
    out.push(finding.also(op, "then this").help(format!("write `{fixed}`")).guess(expr.span, fixed));
    true
}

/// Checks that a shift leaves something of a value.
fn check_shift(code: &CheckedCode<'_>, op: Spanned<BinaryOp>, value: &Expr, count: &Expr, out: &mut Diagnostics) {
    let Some(distance) = code.type_of(count).value.interval() else { return };
    let shifted = code.type_of(value).value.interval().unwrap_or(Interval::ALL);
    let message = if distance.is_bounded() && distance.high < 0 {
        format!("a shift by {distance} bits: a distance is not negative")
    } else if op.value == BinaryOp::ShiftLeft && distance.low >= MAX_LEFT_SHIFT
        || op.value == BinaryOp::ShiftRight && distance.low >= MAX_RIGHT_SHIFT
    {
        format!("a shift by {distance} bits leaves nothing of any value")
    } else if op.value == BinaryOp::ShiftRight
        && shifted.is_bounded()
        && shifted.low >= 0
        && shifted.high > 0
        && shifted.shift_right(distance).high == 0
    {
        format!("a shift by {distance} bits leaves nothing of a value up to {}", shifted.high)
    } else {
        return;
    };
    let finding = rules::SHIFT_WIDTH.at(count.span, message);
    out.push(finding.label("too far").also(value.span, "what is shifted").help("correct the distance"));
}

/// Checks that a comparison compares values of one kind, and can hold and fail.
fn check_comparison(code: &CheckedCode<'_>, op: Spanned<BinaryOp>, a: &Expr, b: &Expr, out: &mut Diagnostics) {
    let (x, y) = (code.type_of(a).value, code.type_of(b).value);
    for (side, value) in [(a, x), (b, y)] {
        if matches!(value, ValueType::Operand | ValueType::View(_)) {
            return report_whole_operand(code, side, out);
        }
    }
    let sign = code.rules.sources.text(op.span);
    let reference = |v| matches!(v, ValueType::Other(Kind::Surface | Kind::Sampler | Kind::Predicate | Kind::Name));
    // A reference to a surface or variable is its number in the table.
    let is_index = reference(x) && y.is_number() || reference(y) && x.is_number();
    if !is_index && !are_compatible(x, y) {
        let message = format!("`{sign}` compares {} with {}", x.describe(), y.describe());
        let finding = rules::OPERATOR_KIND.at(b.span, message).label(y.describe());
        return out.push(finding.also(a.span, x.describe()).help("compare values of the same kind"));
    }
    let ordered = !matches!(op.value, BinaryOp::Equal | BinaryOp::NotEqual);
    if ordered && matches!(x, ValueType::DataType | ValueType::Text | ValueType::Other(_)) {
        let message = format!("`{sign}` takes numbers, not {}", x.describe());
        let finding = rules::OPERATOR_KIND.at(op.span, message).label("no order");
        return out.push(finding.help("compare with `==` or `!=`"));
    }
    check_class(code, a, b, out);
    check_class(code, b, a, out);
    if let (Some(x), Some(y)) = (x.interval(), y.interval())
        && let Some(result) = decide(op.value, x, y)
    {
        let word = if result { "always" } else { "never" };
        let finding = rules::CONSTANT_CONDITION.at(op.span, format!("this {word} holds"));
        let finding = finding.label(word).also(a.span, format!("{x}")).also(b.span, format!("{y}"));
        out.push(finding.help("correct the number, or remove the comparison"));
    }
}

/// Returns the result of a comparison that is the same for all values of two intervals.
pub(super) fn decide(op: BinaryOp, x: Interval, y: Interval) -> Option<bool> {
    if !x.is_bounded() || !y.is_bounded() {
        return None;
    }
    let same = x.value().is_some() && x == y;
    match op {
        BinaryOp::Equal => (!x.overlaps(y)).then_some(false).or(same.then_some(true)),
        BinaryOp::NotEqual => (!x.overlaps(y)).then_some(true).or(same.then_some(false)),
        BinaryOp::Less => (x.high < y.low).then_some(true).or((x.low >= y.high).then_some(false)),
        BinaryOp::LessEqual => (x.high <= y.low).then_some(true).or((x.low > y.high).then_some(false)),
        BinaryOp::Greater => decide(BinaryOp::Less, y, x),
        BinaryOp::GreaterEqual => decide(BinaryOp::LessEqual, y, x),
        _ => None,
    }
}

/// Checks that an operand class is compared with a word that is one.
fn check_class(code: &CheckedCode<'_>, subject: &Expr, value: &Expr, out: &mut Diagnostics) {
    let (ExprKind::Call(name, _), ExprKind::String(word)) = (&subject.kind, &value.kind) else { return };
    let gives_class = code.function(&name.value).is_some_and(|f| f.result.kind == Kind::Class);
    if !gives_class || OperandClass::parse(word).is_some() {
        return;
    }
    let message = format!("`{word}` is not an operand class");
    let finding = rules::UNKNOWN_VALUE.at(value.span, message).label("never equal");
    let known = || OperandClass::ALL.iter().map(|class| class.name());
    out.push(match openvisa_cli_support::nearest(word, known()) {
        Some(near) => finding.help(format!("did you mean `{near}`?")),
        None => {
            finding.help(format!("known are {}", crate::spec::check::format_names(known(), OperandClass::ALL.len())))
        }
    });
}

/// Checks that a value fits the view that it is stored in.
fn check_stored_width(code: &CheckedCode<'_>, place: &Expr, value: &Expr, out: &mut Diagnostics) {
    let ExprKind::Index(inner, _) = &place.kind else { return };
    let ValueType::View(bits) = code.type_of(inner).value else { return };
    let Some(interval) = code.type_of(value).value.interval() else { return };
    if !interval.is_bounded() || interval.low < 0 || Interval::unsigned(u32::from(bits)).contains(interval) {
        return;
    }
    let message = format!("a value up to {} is stored in {bits} bits", interval.high);
    let finding = rules::ACCESS_WIDTH.at(value.span, message).label("upper bits are lost");
    out.push(finding.also(inner.span, format!("{bits} bits")).help("take the wider view, or a narrower value"));
}
