//! Rules as clauses: what surely breaks none of them, in a form that a validator tests in a few machine instructions.
//!
//! A rule that must hold becomes a conjunction of clauses, each a list of tests of which one must succeed. A test looks at one thing,
//! a number, a type, a class, and has the values with which the rule is *not false* as a bit set: expressions over one thing are
//! tabulated here, however long they are. What is left is tested by evaluating the expression. Transformations are those of
//! three-valued logic, where what is unknown makes nothing false; where one is not exact, it errs to failing, which decides nothing.

use super::rule_expr::{Lowered, Op};
use crate::model::expr::{BinaryOp, UnaryOp};
use crate::model::{DataTypeKind, Instruction, Model};

/// More clauses than this of one expression are not worth it.
const MOST: usize = 24;

/// Tests of which one must succeed.
pub(super) type Clause = Vec<Test>;

/// A test.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Test {
    /// The value of the key is in the set, by bits; `beyond` are values from 64 on, and negative ones.
    In { key: Lowered, set: u64, beyond: bool },
    /// The expression is not false.
    Holds(Lowered),
    /// The number of an immediate is a multiple of two to the power of so much.
    Immediate { field: u8, width: u8 },
    /// It cannot be told without the rules themselves.
    Never,
}

/// The text of a test; expressions are collected.
fn test_text(test: &Test, holds: &mut Vec<String>) -> String {
    match test {
        Test::In { key: Lowered::Field(field), set, beyond } => {
            format!("Test::number({field}, 0, 64, {beyond}, {set:#x})")
        }
        Test::In { key: Lowered::Bits(field, low, width), set, beyond } => {
            format!("Test::number({field}, {low}, {width}, {beyond}, {set:#x})")
        }
        Test::In { key: Lowered::Operand("Type", field), set, .. } => format!("Test::data_type({field}, {set:#x})"),
        Test::In { key: Lowered::Operand("Class", field), set, .. } => format!("Test::class({field}, {set:#x})"),
        Test::In { key: Lowered::Operand(_, field), set, .. } => format!("Test::null({field}, {set:#x})"),
        Test::In { key: Lowered::Channels, set, .. } => format!("Test::channels({set:#x})"),
        Test::In { set, .. } => format!("Test::platform({set:#x})"),
        Test::Immediate { field, width } => format!("Test::immediate({field}, {width}, 0x1)"),
        Test::Holds(expr) => {
            holds.push(format!("&{expr}"));
            format!("Test::holds({})", holds.len() - 1)
        }
        Test::Never => "Test::channels(0x0)".to_owned(),
    }
}

/// The text of clauses, and of the expressions that they need. Those that begin alike stand together, so that all of them are
/// skipped when that test succeeds.
pub(super) fn text(clauses: Vec<Clause>) -> [Vec<String>; 2] {
    let mut clauses = merged(clauses);
    let count = |test: &Test| clauses.iter().filter(|clause| clause.contains(test)).count();
    let weights: Vec<Vec<_>> = clauses.iter().map(|clause| clause.iter().map(count).collect()).collect();
    for (clause, weights) in clauses.iter_mut().zip(weights) {
        let mut tests: Vec<_> = std::mem::take(clause).into_iter().zip(weights).collect();
        // What costs least comes first, and of that what stands in most clauses.
        tests.sort_by_key(|(test, weight)| (matches!(test, Test::Holds(_)), usize::MAX - weight));
        clause.extend(tests.into_iter().map(|(test, _)| test));
    }
    let mut groups: Vec<Vec<Clause>> = Vec::new();
    for clause in clauses {
        match groups.iter_mut().find(|group| group[0].first() == clause.first()) {
            Some(group) => group.push(clause),
            None => groups.push(vec![clause]),
        }
    }
    let (mut out, mut holds) = (Vec::new(), Vec::new());
    for group in groups {
        let mut left: usize = group.iter().map(Vec::len).sum();
        for clause in group {
            for (index, test) in clause.iter().enumerate() {
                let (skip, end) = (if index == 0 { left } else { clause.len() - index }, index + 1 == clause.len());
                let text = test_text(test, &mut holds);
                out.push(format!("{text}.{}({})", if end { "end" } else { "or" }, skip.min(255)));
            }
            left -= clause.len();
        }
    }
    [out, holds]
}

/// Two clauses that differ in one test, of the same thing, are one clause with the values of both.
fn merged(clauses: Vec<Clause>) -> Vec<Clause> {
    let mut out: Vec<Clause> = Vec::new();
    for clause in clauses {
        if !out.iter_mut().any(|known| intersect(known, &clause)) {
            out.push(clause);
        }
    }
    out
}

fn intersect(known: &mut Clause, clause: &Clause) -> bool {
    if known.len() != clause.len() {
        return false;
    }
    let mut differing = known.iter_mut().filter(|test| !clause.contains(test));
    let (Some(test), None) = (differing.next(), differing.next()) else { return false };
    let Test::In { key, set, beyond } = test else { return false };
    let same = |other: &&Test| matches!(other, Test::In { key: other, .. } if other == key);
    let Some(Test::In { set: other, beyond: other_beyond, .. }) = clause.iter().find(same) else { return false };
    (*set, *beyond) = (*set & other, *beyond && *other_beyond);
    true
}

/// Makes clauses of the expressions of an instruction.
pub(super) struct Clauses<'a> {
    pub(super) model: &'a Model,
    pub(super) instruction: &'a Instruction,
}

impl Clauses<'_> {
    /// Clauses that say that an expression is not false or, if it must not hold, not true.
    pub(super) fn of(&self, expr: &Lowered, holds: bool) -> Vec<Clause> {
        match multiple(expr, holds).or_else(|| self.tabulate(expr, holds)) {
            Some(test) if is_certain(&test) => return Vec::new(),
            Some(test) => return vec![vec![test]],
            None => {}
        }
        let opaque = || {
            let not = || Lowered::Unary(UnaryOp::Not, Box::new(expr.clone()));
            vec![vec![Test::Holds(if holds { expr.clone() } else { not() })]]
        };
        if let Some(cases) = lifted(expr) {
            return self.of(&cases, holds);
        }
        let clauses = match expr {
            Lowered::Unary(UnaryOp::Not, inner) => Some(self.of(inner, !holds)),
            Lowered::Binary(Op::Of(BinaryOp::LogicalAnd), a, b) => self.both(a, b, holds, holds),
            Lowered::Binary(Op::Of(BinaryOp::LogicalOr), a, b) => self.both(a, b, holds, !holds),
            Lowered::Binary(Op::Of(op @ (BinaryOp::Equal | BinaryOp::NotEqual)), a, b) => {
                self.equal(a, b, holds == (*op == BinaryOp::Equal))
            }
            Lowered::Select(condition, a, b) => {
                let a = either(self.of(condition, false), &self.of(a, holds));
                a.zip(either(self.of(condition, true), &self.of(b, holds))).map(|(a, b)| [a, b].concat())
            }
            _ => None,
        };
        clauses.filter(|clauses| clauses.len() <= MOST).unwrap_or_else(opaque)
    }

    /// Both of two expressions, or either.
    fn both(&self, a: &Lowered, b: &Lowered, holds: bool, all: bool) -> Option<Vec<Clause>> {
        let (a, b) = (self.of(a, holds), self.of(b, holds));
        if all { Some([a, b].concat()) } else { either(a, &b) }
    }

    /// `a == b` of two truths: each has what the other has.
    fn equal(&self, a: &Lowered, b: &Lowered, same: bool) -> Option<Vec<Clause>> {
        if !is_truth(a) || !is_truth(b) {
            return None;
        }
        let first = either(self.of(a, false), &self.of(b, same))?;
        Some([first, either(self.of(a, true), &self.of(b, !same))?].concat())
    }

    /// The set of values of the only thing that an expression depends on with which it is not false, or not true.
    fn tabulate(&self, expr: &Lowered, holds: bool) -> Option<Test> {
        let (mut key, mut nodes) = (None, 0);
        if !only_key(expr, &mut key, &mut nodes) {
            return None;
        }
        // An expression without anything unknown: any number will do.
        let key = key.unwrap_or(&Lowered::Channels);
        let fits = |value: i64| self.eval(expr, key, value).is_none_or(|result| (result != 0) == holds);
        let set = |values: i64| (0..values).fold(0, |set, value| set | u64::from(fits(value)) << value);
        let small =
            |values: i64| Some(Test::In { key: key.clone(), set: set(values) | mask_from(values), beyond: true });
        let bits = match key {
            Lowered::Operand("Type", _) => return small(self.model.data_types.len().min(64) as i64),
            Lowered::Operand("IsNull", _) => return small(2),
            Lowered::Operand(..) => return small(8),
            Lowered::Platforms(_) => return small(self.model.platforms.len().min(64) as i64),
            Lowered::Channels => {
                // 0 is no number of channels, but an unknown one.
                return Some(Test::In { key: key.clone(), set: set(64) | 1, beyond: false });
            }
            Lowered::Bits(_, _, width) => *width,
            Lowered::Field(field) => self.bits(*field),
            _ => return None,
        };
        if bits <= 6 {
            return small(1 << bits);
        }
        let beyond = match expr {
            // All numbers but one are alike.
            Lowered::Binary(Op::Of(op @ (BinaryOp::Equal | BinaryOp::NotEqual)), a, b) => match (&**a, &**b) {
                (x, Lowered::Int(0..=63)) | (Lowered::Int(0..=63), x) if x == key => {
                    (*op == BinaryOp::NotEqual) == holds
                }
                _ => return None,
            },
            _ if bits > 8 => return None,
            // Not worth the time if it is long.
            _ => nodes <= 8 && (64..1 << bits).all(fits) && fits(-1),
        };
        Some(Test::In { key: key.clone(), set: set(64), beyond })
    }

    /// Bits of an unsigned number; many, if it may be negative.
    fn bits(&self, field: u8) -> u8 {
        let int = self.instruction.fields.get(usize::from(field)).and_then(|f| f.kind).and_then(|kind| kind.int());
        int.filter(|int| !int.signed()).map_or(64, |int| int.bits())
    }

    /// The value of an expression if its key has a value.
    fn eval(&self, expr: &Lowered, key: &Lowered, value: i64) -> Option<i64> {
        let inner = |expr: &Lowered| self.eval(expr, key, value);
        match expr {
            // Each set of platforms is a question about the same thing.
            Lowered::Platforms(set) => Some((set >> value.clamp(0, 63) & 1) as i64),
            _ if expr == key => Some(value),
            Lowered::Int(value) => Some(*value),
            Lowered::Table(of, entries) => entries.get(usize::try_from(inner(of)?).ok()?).map(|e| i64::from(*e)),
            Lowered::Type(query, of) => self.of_type(query, inner(of)?),
            Lowered::Unary(UnaryOp::Not, of) => Some(i64::from(inner(of)? == 0)),
            Lowered::Unary(UnaryOp::Negate, of) => inner(of)?.checked_neg(),
            Lowered::Unary(UnaryOp::Complement, of) => Some(!inner(of)?),
            Lowered::Binary(op, a, b) => binary(*op, inner(a), inner(b)),
            Lowered::Select(condition, a, b) => inner(if inner(condition)? != 0 { a } else { b }),
            _ => None,
        }
    }

    fn of_type(&self, query: &str, position: i64) -> Option<i64> {
        use DataTypeKind::{Float, Packed, Signed, Unsigned};
        let data_type = self.model.data_types.get(usize::try_from(position).ok()?)?;
        Some(match query {
            "Size" => i64::from(data_type.bits.div_ceil(8)),
            "IsFloat" => i64::from(data_type.kind == Float),
            "IsSigned" => i64::from(data_type.kind == Signed),
            _ => i64::from(matches!(data_type.kind, Unsigned | Signed | Packed)),
        })
    }
}

/// `a op (c ? x : y)` as `c ? a op x : a op y`, where `op` makes no truth of truths.
fn lifted(expr: &Lowered) -> Option<Lowered> {
    use BinaryOp::{LogicalAnd, LogicalOr};
    let Lowered::Binary(op, a, b) = expr else { return None };
    if matches!(op, Op::Of(LogicalAnd | LogicalOr)) {
        return None;
    }
    let (a, b) = (lifted(a).map_or_else(|| a.clone(), Box::new), lifted(b).map_or_else(|| b.clone(), Box::new));
    let join = |a: &Lowered, b: &Lowered| Box::new(Lowered::Binary(*op, Box::new(a.clone()), Box::new(b.clone())));
    match (&*a, &*b) {
        (Lowered::Select(c, x, y), _) => Some(Lowered::Select(c.clone(), join(x, &b), join(y, &b))),
        (_, Lowered::Select(c, x, y)) => Some(Lowered::Select(c.clone(), join(&a, x), join(&a, y))),
        _ => None,
    }
}

/// `a % 8 == 0` as a test of the lowest bits, where `a` is a number. Of others than integers, that may fail for nothing.
fn multiple(expr: &Lowered, holds: bool) -> Option<Test> {
    let Lowered::Binary(Op::Of(BinaryOp::Equal), remainder, zero) = expr else { return None };
    let Lowered::Binary(Op::Of(BinaryOp::Remainder), number, divisor) = &**remainder else { return None };
    let (Lowered::Int(0), Lowered::Int(divisor)) = (&**zero, &**divisor) else { return None };
    let width = u8::try_from(divisor.checked_ilog2()?).ok()?;
    // Immediates are as wide as a byte at least.
    if 1 << width != *divisor || !matches!(width, 1..=6) || !holds {
        return None;
    }
    match **number {
        Lowered::Operand("Value", field) => Some(Test::Immediate { field, width }),
        Lowered::Field(field) => Some(Test::In { key: Lowered::Bits(field, 0, width), set: 1, beyond: false }),
        _ => None,
    }
}

/// Bits from this one on: no key has such values.
const fn mask_from(bit: i64) -> u64 {
    if bit >= 64 { 0 } else { u64::MAX << bit }
}

fn is_certain(test: &Test) -> bool {
    matches!(test, Test::In { set: u64::MAX, beyond: true, .. })
}

/// Whether an expression is a truth, not a number.
fn is_truth(expr: &Lowered) -> bool {
    use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, LogicalAnd, LogicalOr, NotEqual};
    match expr {
        Lowered::Binary(Op::Of(op), ..) => {
            matches!(op, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual | LogicalAnd | LogicalOr)
        }
        Lowered::Operand(query, _) => matches!(*query, "IsNull" | "IsScalar" | "InLayout" | "IsPredefined"),
        Lowered::Type(query, _) => *query != "Size",
        Lowered::Unary(UnaryOp::Not, _) | Lowered::Platforms(_) | Lowered::NoMask | Lowered::Fits(..) => true,
        _ => false,
    }
}

/// Whether an expression depends on one thing at most that can be tabulated. Counts its parts.
fn only_key<'a>(expr: &'a Lowered, key: &mut Option<&'a Lowered>, nodes: &mut u32) -> bool {
    *nodes += 1;
    let is_key = match expr {
        Lowered::Field(_) | Lowered::Bits(..) | Lowered::Channels | Lowered::Platforms(_) => true,
        Lowered::Operand(query, _) => {
            if !matches!(*query, "Type" | "Class" | "IsNull") {
                return false;
            }
            true
        }
        _ => false,
    };
    if is_key {
        let same =
            |known: &Lowered| known == expr || matches!((known, expr), (Lowered::Platforms(_), Lowered::Platforms(_)));
        return same(key.get_or_insert(expr));
    }
    match expr {
        Lowered::Int(_) | Lowered::Unknown => true,
        Lowered::Table(inner, _) | Lowered::Type(_, inner) | Lowered::Unary(_, inner) => only_key(inner, key, nodes),
        Lowered::Binary(_, a, b) => only_key(a, key, nodes) && only_key(b, key, nodes),
        Lowered::Select(condition, a, b) => {
            only_key(condition, key, nodes) && only_key(a, key, nodes) && only_key(b, key, nodes)
        }
        _ => false,
    }
}

/// One of two conjunctions, as a conjunction.
pub(super) fn either(a: Vec<Clause>, b: &[Clause]) -> Option<Vec<Clause>> {
    if a.len() * b.len() > MOST {
        return None;
    }
    Some(a.iter().flat_map(|a| b.iter().filter_map(|b| union(a.clone(), b))).collect())
}

/// A clause with the tests of two; `None` if it always holds.
fn union(mut clause: Clause, more: &Clause) -> Option<Clause> {
    for test in more {
        let Test::In { key, set, beyond } = test else {
            clause.push(test.clone());
            continue;
        };
        let same = |known: &&mut Test| matches!(known, Test::In { key: known, .. } if is_same(known, key));
        match clause.iter_mut().find(same) {
            Some(Test::In { set: known, beyond: known_beyond, .. }) => {
                (*known, *known_beyond) = (*known | set, *known_beyond || *beyond);
            }
            _ => clause.push(test.clone()),
        }
    }
    (!clause.iter().any(is_certain)).then_some(clause)
}

/// Whether two keys are the same thing.
fn is_same(a: &Lowered, b: &Lowered) -> bool {
    a == b || matches!((a, b), (Lowered::Platforms(_), Lowered::Platforms(_)))
}

fn binary(op: Op, a: Option<i64>, b: Option<i64>) -> Option<i64> {
    use BinaryOp::{LogicalAnd, LogicalOr};
    match op {
        Op::Of(LogicalAnd) if a == Some(0) || b == Some(0) => return Some(0),
        Op::Of(LogicalOr) if a.is_some_and(|a| a != 0) || b.is_some_and(|b| b != 0) => return Some(1),
        _ => {}
    }
    let (a, b) = (a?, b?);
    let shift = || u32::try_from(b).ok();
    let op = match op {
        Op::Max => return Some(a.max(b)),
        Op::Min => return Some(a.min(b)),
        Op::Of(op) => op,
    };
    Some(match op {
        LogicalOr | LogicalAnd => i64::from(op == LogicalAnd),
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::And => a & b,
        BinaryOp::Equal => i64::from(a == b),
        BinaryOp::NotEqual => i64::from(a != b),
        BinaryOp::Less => i64::from(a < b),
        BinaryOp::LessEqual => i64::from(a <= b),
        BinaryOp::Greater => i64::from(a > b),
        BinaryOp::GreaterEqual => i64::from(a >= b),
        BinaryOp::ShiftLeft => a.checked_shl(shift()?)?,
        BinaryOp::ShiftRight => a.checked_shr(shift()?)?,
        BinaryOp::Add => a.checked_add(b)?,
        BinaryOp::Subtract => a.checked_sub(b)?,
        BinaryOp::Multiply => a.checked_mul(b)?,
        BinaryOp::Divide => a.checked_div(b)?,
        BinaryOp::Remainder => a.checked_rem(b)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit::rule_expr::lower;
    use std::path::Path;

    fn model() -> Model {
        let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
        crate::load(&specs).expect("the specification can be read").0.model
    }

    /// Numbers that look as if they were chosen at random, below a bound.
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % bound
        }
    }

    /// What is known of an instruction: a value for each thing that expressions ask for.
    struct Known<'a> {
        clauses: &'a Clauses<'a>,
        platform: i64,
        values: Vec<(Lowered, Option<i64>)>,
        random: Random,
    }

    impl Known<'_> {
        fn value(&mut self, key: &Lowered) -> Option<i64> {
            if let Some((_, value)) = self.values.iter().find(|(known, _)| known == key) {
                return *value;
            }
            let most = match key {
                Lowered::Field(field) if self.clauses.bits(*field) > 8 => 1 << 16,
                Lowered::Field(field) => 1 << self.clauses.bits(*field),
                Lowered::Operand("Type", _) => self.clauses.model.data_types.len() as u64,
                Lowered::Operand("Value", _) => 300,
                Lowered::Operand("IsNull" | "IsScalar" | "InLayout", _) | Lowered::NoMask => 2,
                Lowered::Channels => 33,
                _ => 8,
            };
            // Numbers stand in the instruction; what is asked of operands and variables may be unknown.
            let unknown = !matches!(key, Lowered::Field(_)) && self.random.below(4) == 0;
            let value =
                if self.random.below(2) == 0 { self.random.below(most.min(8)) } else { self.random.below(most) };
            let value = Some(value as i64).filter(|value| !unknown && (*value > 0 || *key != Lowered::Channels));
            self.values.push((key.clone(), value));
            value
        }

        fn eval(&mut self, expr: &Lowered) -> Option<i64> {
            match expr {
                Lowered::Int(number) => Some(*number),
                Lowered::Unknown => None,
                Lowered::Platforms(set) => Some((set >> self.platform & 1) as i64),
                Lowered::Bits(field, low, width) => {
                    Some(self.value(&Lowered::Field(*field))? >> low & ((1 << width) - 1))
                }
                Lowered::Table(of, entries) => {
                    entries.get(usize::try_from(self.eval(of)?).ok()?).map(|entry| i64::from(*entry))
                }
                Lowered::Type(query, of) => {
                    let position = self.eval(of)?;
                    self.clauses.of_type(query, position)
                }
                Lowered::Unary(UnaryOp::Not, of) => Some(i64::from(self.eval(of)? == 0)),
                Lowered::Unary(UnaryOp::Negate, of) => self.eval(of)?.checked_neg(),
                Lowered::Unary(UnaryOp::Complement, of) => Some(!self.eval(of)?),
                Lowered::Binary(op, a, b) => {
                    let (a, b) = (self.eval(a), self.eval(b));
                    binary(*op, a, b)
                }
                Lowered::Select(condition, a, b) => {
                    let condition = self.eval(condition)?;
                    self.eval(if condition != 0 { a } else { b })
                }
                key => self.value(key),
            }
        }

        fn succeeds(&mut self, test: &Test) -> bool {
            match test {
                Test::In { key, set, beyond } => {
                    let value = match key {
                        Lowered::Platforms(_) => Some(self.platform),
                        key => self.eval(key),
                    };
                    let is_in = |value| if (0..64).contains(&value) { set >> value & 1 == 1 } else { *beyond };
                    value.is_none_or(is_in)
                }
                Test::Holds(expr) => self.eval(expr) != Some(0),
                Test::Immediate { field, width } => {
                    let value = self.value(&Lowered::Operand("Value", *field));
                    value.is_none_or(|value| value & ((1 << width) - 1) == 0)
                }
                Test::Never => false,
            }
        }
    }

    #[test]
    fn what_passes_the_clauses_of_a_constraint_does_not_break_it() {
        let model = model();
        let (mut constraints, mut passed, mut failed, mut needless) = (0, 0, 0, 0);
        for instruction in &model.instructions {
            let clauses = Clauses { model: &model, instruction };
            for expr in instruction.constraints.iter().filter_map(|c| c.condition.expr.as_ref()) {
                let expr = lower(&model, instruction, expr);
                let (all, not) = (clauses.of(&expr, true), clauses.of(&expr, false));
                let merged = merged(all.clone());
                constraints += 1;
                for round in 0..100 {
                    let platform = round % model.platforms.len() as i64;
                    let random = Random(round as u64 * 7919 + constraints);
                    let mut known = Known { clauses: &clauses, platform, values: Vec::new(), random };
                    let value = known.eval(&expr);
                    let mut passes =
                        |list: &[Clause]| list.iter().all(|clause| clause.iter().any(|test| known.succeeds(test)));
                    let name = &instruction.name.value;
                    let [holds, holds_merged, does_not] = [passes(&all), passes(&merged), passes(&not)];
                    assert!(!holds || value != Some(0), "{name}: {expr} is false, but {all:?} pass");
                    assert!(
                        !does_not || value.is_none_or(|value| value == 0),
                        "{name}: {expr} is true, but {not:?} pass"
                    );
                    assert_eq!(holds, holds_merged, "{name}: {all:?} are not {merged:?}");
                    passed += u32::from(holds);
                    failed += u32::from(!holds);
                    needless += u32::from(!holds && value != Some(0));
                }
            }
        }
        assert!(constraints > 100 && passed > 1000 && failed > 1000, "{constraints} {passed} {failed}");
        assert!(needless * 20 < passed, "{needless} of {passed} fail for nothing");
    }

    #[test]
    fn clauses_that_begin_alike_are_skipped_together() {
        let number = |field, set| Test::In { key: Lowered::Field(field), set, beyond: false };
        let [tests, holds] = text(vec![
            vec![number(1, 1), number(2, 1)],
            vec![number(1, 1), number(3, 1)],
            vec![number(4, 1)],
            vec![Test::Holds(Lowered::NoMask)],
        ]);
        let expected = [
            "Test::number(1, 0, 64, false, 0x1).or(4)",
            "Test::number(2, 0, 64, false, 0x1).end(1)",
            "Test::number(1, 0, 64, false, 0x1).or(2)",
            "Test::number(3, 0, 64, false, 0x1).end(1)",
            "Test::number(4, 0, 64, false, 0x1).end(1)",
            "Test::holds(0).end(1)",
        ];
        assert_eq!(tests, expected);
        assert_eq!(holds, ["&NoMask"]);
    }

    #[test]
    fn clauses_that_differ_in_the_values_of_one_thing_are_one() {
        let number = |field, set| Test::In { key: Lowered::Field(field), set, beyond: true };
        let clauses = vec![vec![number(1, 0b011), number(2, 1)], vec![number(1, 0b110), number(2, 1)]];
        assert_eq!(merged(clauses), [vec![number(1, 0b010), number(2, 1)]]);
        let others = vec![vec![number(1, 0b011), number(2, 1)], vec![number(1, 0b110), number(2, 3)]];
        assert_eq!(merged(others.clone()), others);
    }

    #[test]
    fn choices_of_numbers_are_taken_out_of_comparisons() {
        let int = |number| Box::new(Lowered::Int(number));
        let choice = Lowered::Select(Box::new(Lowered::NoMask), int(1), int(2));
        let compared = Lowered::Binary(Op::Of(BinaryOp::Less), Box::new(choice), int(2));
        let less = |number| Box::new(Lowered::Binary(Op::Of(BinaryOp::Less), int(number), int(2)));
        assert_eq!(lifted(&compared), Some(Lowered::Select(Box::new(Lowered::NoMask), less(1), less(2))));
        assert_eq!(lifted(&less(1)), None);
    }

    #[test]
    fn multiples_are_told_by_their_lowest_bits() {
        let rest = |number, divisor| {
            let rest = Lowered::Binary(Op::Of(BinaryOp::Remainder), Box::new(number), Box::new(Lowered::Int(divisor)));
            Lowered::Binary(Op::Of(BinaryOp::Equal), Box::new(rest), Box::new(Lowered::Int(0)))
        };
        let low = Test::In { key: Lowered::Bits(3, 0, 4), set: 1, beyond: false };
        assert_eq!(multiple(&rest(Lowered::Field(3), 16), true), Some(low));
        let immediate = Test::Immediate { field: 2, width: 3 };
        assert_eq!(multiple(&rest(Lowered::Operand("Value", 2), 8), true), Some(immediate));
        assert_eq!(multiple(&rest(Lowered::Field(3), 12), true), None);
        assert_eq!(multiple(&rest(Lowered::Field(3), 16), false), None);
    }
}
