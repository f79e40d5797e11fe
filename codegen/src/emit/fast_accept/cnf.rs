//! Rules as clauses: what surely breaks none of them, in a form that a validator tests in a few machine instructions.
//!
//! A rule that must hold becomes a conjunction of clauses, each a list of tests of which one must succeed. A test looks at one thing,
//! a number, a type, a class, and has the values with which the rule is *not false* as a set: expressions over one thing are
//! tabulated here, however long they are, and expressions over a few things are covered by the values with which they are false.
//! What is left fails. Transformations are those of three-valued logic, where what is unknown makes nothing false; where one is not
//! exact, it errs to failing, which decides nothing.

use super::cube_cover::{Outside, Placed};
use super::expr_analysis::{fields_of, is_comparison, is_constant, is_same, is_truth, keys, lifted, placed};
use crate::emit::rules::rule_expr::{Lowered, Op};
use crate::model::expr::{BinaryOp, UnaryOp};
use crate::model::{Condition, FieldKind, Instruction, Model};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// More clauses than this of one expression are not worth it.
pub(super) const MOST: usize = 40;

/// A set of the numbers up to 254; the last bit stands for all others.
pub(crate) type Set = [u64; 4];

/// All numbers.
pub(crate) const ANY: Set = [u64::MAX; 4];

/// What stands for an unknown type or class.
pub(crate) const UNKNOWN: i64 = 63;

/// The last bit of a set.
pub(crate) const BEYOND: i64 = 255;

/// All bits of a field.
pub(crate) const WHOLE: u8 = 64;

pub(crate) fn set_of(has: impl Fn(i64) -> bool) -> Set {
    let word = |word: i64| (0..64).fold(0, |set, bit| set | u64::from(has(word * 64 + bit)) << bit);
    std::array::from_fn(|index| word(index as i64))
}

pub(crate) fn has(set: &Set, number: i64) -> bool {
    let number = usize::try_from(number).unwrap_or(usize::MAX).min(BEYOND as usize);
    set[number / 64] >> (number % 64) & 1 == 1
}

/// Tests of which one must succeed.
pub(crate) type Clause = Vec<Test>;

/// A test.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Test {
    /// The value of the key is in the set.
    In { key: Lowered, set: Set },
    /// The number of an immediate is a multiple of two to the power of so much.
    Immediate { field: u8, width: u8 },
    /// It cannot be told without the rules themselves.
    Never,
}

/// What is known of an instruction by the row of a table that it has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Known {
    /// The fields that it has, by bits.
    pub(crate) present: u64,
    /// Fields of which some of the lowest bits have one value: how many bits, and that. Operands of which this is 0 are null.
    pub(crate) numbers: Vec<(u8, u8, i64)>,
}

/// What was found of expressions before: that they must not hold, and that they must.
type Found<T> = RefCell<[HashMap<Lowered, T>; 2]>;

/// A condition, by where it stands in the model, whether it must hold, and what is known of the fields that it depends on.
type Asked = (*const Condition, bool, Known);

/// What was found before.
#[derive(Default)]
pub(crate) struct Memo {
    /// Clauses, of one instruction.
    clauses: Found<Vec<Clause>>,
    /// Conditions of that instruction, by where they stand in the model, each with the fields that it depends on, by bits.
    conditions: RefCell<HashMap<*const Condition, (Rc<Lowered>, u64)>>,
    /// Clauses of such conditions.
    of_conditions: RefCell<HashMap<Asked, Rc<[Clause]>>>,
    /// What is the same in all instructions.
    pub(super) shared: Rc<Shared>,
}

/// What was found before that is the same in all instructions.
#[derive(Default)]
pub(super) struct Shared {
    tests: Found<Option<Test>>,
    /// `None`: they are too many.
    pub(super) boxes: RefCell<HashMap<Placed, Option<Rc<[Outside]>>>>,
}

impl Memo {
    /// One for another instruction.
    pub(crate) fn of_another(&self) -> Self {
        Self { shared: Rc::clone(&self.shared), ..Self::default() }
    }
}

/// Makes clauses of the expressions of an instruction.
pub(crate) struct Clauses<'a> {
    pub(crate) model: &'a Model,
    pub(crate) instruction: &'a Instruction,
    pub(crate) known: Known,
    /// Numbers of channels by the code of the execution size.
    pub(crate) counts: Vec<u16>,
    /// Whether the execution mask is ignored.
    pub(crate) no_mask: Option<Lowered>,
    pub(crate) memo: &'a Memo,
}

impl Clauses<'_> {
    /// Clauses that say that an expression is not false or, if it must not hold, not true.
    pub(crate) fn of(&self, expr: &Lowered, holds: bool) -> Vec<Clause> {
        self.clauses(&self.reduce(expr), holds)
    }

    /// The same of a condition of the instruction. Rows mostly differ in fields that it does not depend on.
    pub(crate) fn of_condition(
        &self,
        condition: &Condition,
        lower: impl FnOnce() -> Lowered,
        holds: bool,
    ) -> Rc<[Clause]> {
        let place = std::ptr::from_ref(condition);
        let with_fields = || {
            let lowered = lower();
            let mut fields = 0;
            fields_of(&lowered, self.no_mask.as_ref(), &mut fields);
            (Rc::new(lowered), fields)
        };
        let (lowered, fields) = self.memo.conditions.borrow_mut().entry(place).or_insert_with(with_fields).clone();
        let is_asked = |field: u8| fields.checked_shr(field.into()).is_none_or(|bits| bits & 1 == 1);
        let numbers = self.known.numbers.iter().copied().filter(|(field, ..)| is_asked(*field)).collect();
        let key = (place, holds, Known { present: self.known.present & fields, numbers });
        let known = self.memo.of_conditions.borrow().get(&key).cloned();
        known.unwrap_or_else(|| {
            let clauses: Rc<[Clause]> = self.of(&lowered, holds).into();
            self.memo.of_conditions.borrow_mut().insert(key, Rc::clone(&clauses));
            clauses
        })
    }

    /// The number that an expression is, if it is known.
    pub(crate) fn number(&self, expr: &Lowered) -> Option<i64> {
        if let Lowered::Int(number) = self.reduce(expr) { Some(number) } else { None }
    }

    fn clauses(&self, expr: &Lowered, holds: bool) -> Vec<Clause> {
        match expr {
            Lowered::Unknown => return Vec::new(),
            Lowered::Int(number) if (*number != 0) == holds => return Vec::new(),
            Lowered::Int(_) => return vec![vec![Test::Never]],
            _ => {}
        }
        if let Some(known) = self.memo.clauses.borrow()[usize::from(holds)].get(expr) {
            return known.clone();
        }
        let clauses = self.made(expr, holds).filter(|clauses| clauses.len() <= MOST);
        let clauses = clauses.unwrap_or_else(|| vec![vec![Test::Never]]);
        self.memo.clauses.borrow_mut()[usize::from(holds)].insert(expr.clone(), clauses.clone());
        clauses
    }

    fn made(&self, expr: &Lowered, holds: bool) -> Option<Vec<Clause>> {
        use BinaryOp::{LogicalAnd, LogicalOr};
        let op = |op, a: Lowered, b: Lowered| Lowered::Binary(Op::Of(op), Box::new(a), Box::new(b));
        // Conjunctions are taken apart first: the parts of one that are about the same thing are put together again.
        match expr {
            Lowered::Unary(UnaryOp::Not, inner) => return Some(self.clauses(inner, !holds)),
            Lowered::Binary(Op::Of(LogicalAnd), a, b) if holds => return self.both(a, b, true, true),
            Lowered::Binary(Op::Of(LogicalOr), a, b) if !holds => return self.both(a, b, false, true),
            // What begins at a register begins at a multiple of each smaller power of two.
            Lowered::Aligned(field, bytes) if holds && self.begins_at_register(*field) => {
                let less = op(BinaryOp::Subtract, (**bytes).clone(), Lowered::Int(1));
                let no_power = op(BinaryOp::And, (**bytes).clone(), less);
                let fits = op(BinaryOp::LessEqual, (**bytes).clone(), Lowered::RegisterBytes);
                let is_power = op(BinaryOp::Equal, no_power, Lowered::Int(0));
                return Some(self.of(&op(LogicalAnd, fits, is_power), true));
            }
            // Powers of two: others do not divide the one that an operand begins at a multiple of.
            Lowered::Aligned(field, bytes) if holds => {
                let power = op(BinaryOp::ShiftLeft, Lowered::Int(1), Lowered::Operand("Alignment", *field));
                let rest = op(BinaryOp::Remainder, power, (**bytes).clone());
                return Some(self.of(&op(BinaryOp::Equal, rest, Lowered::Int(0)), true));
            }
            _ => {}
        }
        if let Some(test) = multiple(expr, holds).or_else(|| self.tabulate(expr, holds)) {
            return Some(if is_certain(&test) { Vec::new() } else { vec![vec![test]] });
        }
        if let Some(clauses) = without_bits(expr, holds) {
            return Some(clauses);
        }
        let covered = self.cover(expr, holds);
        if let Some((clauses, true)) = covered {
            return Some(clauses);
        }
        self.parts(expr, holds).or(covered.map(|(clauses, _)| clauses))
    }

    /// Clauses made of those of the parts of an expression.
    fn parts(&self, expr: &Lowered, holds: bool) -> Option<Vec<Clause>> {
        use BinaryOp::{Equal, LogicalAnd, LogicalOr, NotEqual};
        if let Some(cases) = lifted(expr) {
            return Some(self.of(&cases, holds));
        }
        match expr {
            Lowered::Binary(Op::Of(LogicalAnd | LogicalOr), a, b) => self.both(a, b, holds, false),
            Lowered::Binary(Op::Of(op @ (Equal | NotEqual)), a, b) => self.equal(a, b, holds == (*op == Equal)),
            Lowered::Select(condition, a, b) => {
                let a = either(self.clauses(condition, false), &self.clauses(a, holds));
                a.zip(either(self.clauses(condition, true), &self.clauses(b, holds))).map(|(a, b)| [a, b].concat())
            }
            _ => None,
        }
    }

    /// Both of two expressions, or either.
    fn both(&self, a: &Lowered, b: &Lowered, holds: bool, all: bool) -> Option<Vec<Clause>> {
        let (a, b) = (self.clauses(a, holds), self.clauses(b, holds));
        if all { Some([a, b].concat()) } else { either(a, &b) }
    }

    /// `a == b` of two truths: each has what the other has.
    fn equal(&self, a: &Lowered, b: &Lowered, same: bool) -> Option<Vec<Clause>> {
        if !is_truth(a) || !is_truth(b) {
            return None;
        }
        let first = either(self.clauses(a, false), &self.clauses(b, same))?;
        Some([first, either(self.clauses(a, true), &self.clauses(b, !same))?].concat())
    }

    /// The expression with what is known put in.
    fn reduce(&self, expr: &Lowered) -> Lowered {
        let is_present = |field: u8| self.known.present.checked_shr(field.into()).is_some_and(|bits| bits & 1 == 1);
        // The number in a field, if its bits below one are known.
        let number = |field: u8, end: u8| {
            let known = self.known.numbers.iter().find(|known| known.0 == field && known.1 >= end);
            known.map(|known| known.2)
        };
        let inner = |expr: &Lowered| Box::new(self.reduce(expr));
        let reduced = match expr {
            Lowered::Operand("InLayout", field) => Lowered::Int(is_present(*field).into()),
            Lowered::Field(field)
            | Lowered::Bits(field, ..)
            | Lowered::Operand(_, field)
            | Lowered::Aligned(field, _)
            | Lowered::Fits(field, _)
                if !is_present(*field) =>
            {
                Lowered::Unknown
            }
            Lowered::Field(field) => number(*field, self.bits(*field)).map_or_else(|| expr.clone(), Lowered::Int),
            Lowered::Operand("IsNull", field) if number(*field, WHOLE) == Some(0) => Lowered::Int(1),
            Lowered::Bits(field, low, width) => {
                let number = number(*field, low + width);
                let bits = number.map(|number| Lowered::Int(number >> low & ((1 << width) - 1)));
                bits.unwrap_or_else(|| expr.clone())
            }
            Lowered::Channels if self.counts.is_empty() => Lowered::Unknown,
            Lowered::NoMask => self.no_mask.as_ref().map_or(Lowered::Unknown, |no_mask| self.reduce(no_mask)),
            Lowered::RegisterBytes => self.register_bytes(),
            Lowered::TypesAgree(fields) => {
                Lowered::TypesAgree(fields.iter().copied().filter(|field| is_present(*field)).collect())
            }
            Lowered::Table(key, entries) => Lowered::Table(inner(key), entries.clone()),
            Lowered::Aligned(field, bytes) => Lowered::Aligned(*field, inner(bytes)),
            Lowered::Fits(field, bytes) => Lowered::Fits(*field, inner(bytes)),
            Lowered::Type(query, of) => Lowered::Type(query, inner(of)),
            Lowered::Unary(op, of) => Lowered::Unary(*op, inner(of)),
            Lowered::Binary(Op::Of(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr)), a, b) => {
                return self.reduce_truths(*op, a, b);
            }
            Lowered::Binary(op, a, b) => Lowered::Binary(*op, inner(a), inner(b)),
            Lowered::Select(condition, a, b) => match *inner(condition) {
                Lowered::Int(0) => self.reduce(b),
                Lowered::Int(_) => self.reduce(a),
                Lowered::Unknown => Lowered::Unknown,
                condition => Lowered::Select(Box::new(condition), inner(a), inner(b)),
            },
            other => other.clone(),
        };
        match &reduced {
            Lowered::Int(_) | Lowered::Unknown => reduced,
            _ if is_constant(&reduced) => self.eval(&reduced, &[]).map_or(Lowered::Unknown, Lowered::Int),
            _ => reduced,
        }
    }

    /// `a && b` or `a || b` with what is known put in.
    fn reduce_truths(&self, op: BinaryOp, a: &Lowered, b: &Lowered) -> Lowered {
        let decisive = op == BinaryOp::LogicalOr;
        let decides = |truth: &Lowered| matches!(truth, Lowered::Int(number) if (*number != 0) == decisive);
        let a = self.reduce(a);
        if decides(&a) {
            return Lowered::Int(decisive.into());
        }
        let b = self.reduce(b);
        if decides(&b) {
            return Lowered::Int(decisive.into());
        }
        // A truth that does not decide leaves the other one.
        match (a, b) {
            (Lowered::Int(_), Lowered::Int(_)) => Lowered::Int((!decisive).into()),
            (Lowered::Int(_), Lowered::Unknown) | (Lowered::Unknown, Lowered::Int(_)) => Lowered::Unknown,
            (Lowered::Int(_), other) | (other, Lowered::Int(_)) if is_truth(&other) => other,
            (a, b) => Lowered::Binary(Op::Of(op), Box::new(a), Box::new(b)),
        }
    }

    /// A choice by the platform.
    fn register_bytes(&self) -> Lowered {
        let mut choice = Lowered::Unknown;
        let mut left: Vec<_> = self.model.platforms.iter().enumerate().collect();
        while let Some((_, first)) = left.first() {
            let bytes = first.register_bytes;
            let same = left.iter().filter(|(_, platform)| platform.register_bytes == bytes);
            let set = same.fold(0, |set, (index, _)| set | 1_u64 << (index & 63));
            left.retain(|(_, platform)| platform.register_bytes != bytes);
            let value = bytes.map_or(Lowered::Unknown, |bytes| Lowered::Int(i64::from(bytes)));
            choice = match choice {
                Lowered::Unknown if left.is_empty() => value,
                other => Lowered::Select(Box::new(Lowered::Platforms(set)), Box::new(value), Box::new(other)),
            };
        }
        choice
    }

    /// The set of values of the only thing that an expression depends on with which it is not false, or not true.
    fn tabulate(&self, expr: &Lowered, holds: bool) -> Option<Test> {
        let keys = keys(expr)?;
        let [key] = keys.as_slice() else { return None };
        // What large numbers are is a matter of the field.
        if matches!(key, Lowered::Field(_) | Lowered::Bits(_, _, 9..)) {
            return self.tabulate_by(expr, key, holds);
        }
        if let Some(known) = self.memo.shared.tests.borrow()[usize::from(holds)].get(expr) {
            return known.clone();
        }
        let test = self.tabulate_by(expr, key, holds);
        self.memo.shared.tests.borrow_mut()[usize::from(holds)].insert(expr.clone(), test.clone());
        test
    }

    /// The same by the only thing that the expression depends on.
    fn tabulate_by(&self, expr: &Lowered, key: &Lowered, holds: bool) -> Option<Test> {
        let placed = placed(expr, std::slice::from_ref(key));
        let fits = |value: Option<i64>| self.eval(&placed, &[value]).is_none_or(|result| (result != 0) == holds);
        let below = |bound: i64| {
            let beyond = fits(None);
            set_of(|value| if value < bound { fits(Some(value)) } else { beyond })
        };
        let set = match key {
            Lowered::Operand("Type", _) => below(self.model.data_types.len() as i64),
            Lowered::Operand("IsNull", _) => below(2),
            Lowered::Operand("Class", _) => below(8),
            // Of large numbers nothing is said.
            Lowered::Operand(..) => set_of(|value| match value {
                BEYOND => fits(None),
                value => value < 64 && fits(Some(value)),
            }),
            Lowered::Platforms(_) => below(self.model.platforms.len() as i64),
            Lowered::Channels => set_of(|value| fits(Some(value).filter(|value| (1..=32).contains(value)))),
            Lowered::Bits(_, _, width @ 0..=8) => below(1 << width),
            Lowered::Field(_) | Lowered::Bits(..) => {
                let bits = if let Lowered::Field(field) = key { self.bits(*field) } else { 32 };
                // Comparisons with small numbers are the same for all large ones, if they are at both ends.
                let ends =
                    [BEYOND, i64::MAX].into_iter().chain((bits == 64).then_some([-1, i64::MIN]).into_iter().flatten());
                let beyond = bits <= 8 || is_comparison(expr) && ends.into_iter().all(|value| fits(Some(value)));
                set_of(|value| if value == BEYOND && bits > 8 { beyond } else { fits(Some(value)) })
            }
            _ => return None,
        };
        Some(Test::In { key: key.clone(), set })
    }

    /// Whether an operand begins at a register as nothing else is said: a row looks at that.
    fn begins_at_register(&self, field: u8) -> bool {
        let field = self.instruction.fields.get(usize::from(field));
        field.is_some_and(|field| field.kind == Some(FieldKind::RawOperand) && field.alignment.is_none())
    }

    /// Bits of an unsigned number; many, if it may be negative.
    fn bits(&self, field: u8) -> u8 {
        let int = self.instruction.fields.get(usize::from(field)).and_then(|f| f.kind).and_then(|kind| kind.int());
        int.filter(|int| !int.signed()).map_or(64, |int| int.bits())
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
        Lowered::Field(field) => {
            Some(Test::In { key: Lowered::Bits(field, 0, width), set: set_of(|number| number == 0) })
        }
        _ => None,
    }
}

/// `a & bits == 0` as tests of the bytes of `a`.
fn without_bits(expr: &Lowered, holds: bool) -> Option<Vec<Clause>> {
    let Lowered::Binary(Op::Of(BinaryOp::Equal), masked, zero) = expr else { return None };
    let Lowered::Binary(Op::Of(BinaryOp::And), number, mask) = &**masked else { return None };
    let (Lowered::Int(0), Lowered::Int(mask), Lowered::Field(field)) = (&**zero, &**mask, &**number) else {
        return None;
    };
    let byte = |byte: u8| (byte, (*mask as u64 >> (8 * byte) & 0xff) as i64);
    let test = |(byte, mask): (u8, i64)| {
        vec![Test::In { key: Lowered::Bits(*field, byte * 8, 8), set: set_of(|number| number & mask == 0) }]
    };
    holds.then(|| (0..8).map(byte).filter(|(_, mask)| *mask != 0).map(test).collect())
}

fn is_certain(test: &Test) -> bool {
    matches!(test, Test::In { set: ANY, .. })
}

/// One of two conjunctions, as a conjunction.
pub(crate) fn either(a: Vec<Clause>, b: &[Clause]) -> Option<Vec<Clause>> {
    if a.len() * b.len() > MOST {
        return None;
    }
    Some(a.iter().flat_map(|a| b.iter().filter_map(|b| union(a.clone(), b))).collect())
}

/// A clause with the tests of two; `None` if it always holds.
fn union(mut clause: Clause, more: &Clause) -> Option<Clause> {
    clause.retain(|test| *test != Test::Never);
    for test in more.iter().filter(|test| **test != Test::Never) {
        let Test::In { key, set } = test else {
            clause.push(test.clone());
            continue;
        };
        let same = |known: &&mut Test| matches!(known, Test::In { key: known, .. } if is_same(known, key));
        match clause.iter_mut().find(same) {
            Some(Test::In { set: known, .. }) => *known = std::array::from_fn(|word| known[word] | set[word]),
            _ => clause.push(test.clone()),
        }
    }
    if clause.is_empty() {
        clause.push(Test::Never);
    }
    (!clause.iter().any(is_certain)).then_some(clause)
}

#[cfg(test)]
mod tests {
    use super::super::expr_analysis::binary;
    use super::*;
    use crate::emit::rules::rule_expr::lower;
    use openvisa_codec::rules::Step;
    use std::path::Path;

    fn model() -> Model {
        let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
        crate::load(&specs).expect("the specification can be read").0.model
    }

    /// Clauses of an instruction that has all its fields. Whether the execution mask is ignored stands in one that there is not.
    fn clauses<'a>(model: &'a Model, instruction: &'a Instruction, memo: &'a Memo) -> Clauses<'a> {
        let known = Known { present: u64::MAX, numbers: Vec::new() };
        let no_mask = Some(Lowered::Field(63));
        Clauses { model, instruction, known, counts: vec![1, 2, 4, 8, 16, 32], no_mask, memo }
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
    struct Situation<'a> {
        clauses: &'a Clauses<'a>,
        platform: i64,
        values: Vec<(Lowered, Option<i64>)>,
        random: Random,
    }

    impl Situation<'_> {
        fn value(&mut self, key: &Lowered) -> Option<i64> {
            if let Some((_, value)) = self.values.iter().find(|(known, _)| known == key) {
                return *value;
            }
            let most = match key {
                Lowered::Field(field) if self.clauses.bits(*field) > 8 => 1 << 16,
                Lowered::Field(field) => 1 << self.clauses.bits(*field),
                Lowered::Operand("Type", _) => self.clauses.model.data_types.len() as u64,
                Lowered::Operand("Value" | "First", _) => 300,
                Lowered::Operand("RowWidth", _) => 40,
                Lowered::Operand("IsNull" | "IsScalar" | "IsPredefined", _) => 2,
                Lowered::Operand("Alignment", _) => u64::from(Step::ALIGNED) + 1,
                Lowered::Channels => 6,
                _ => 8,
            };
            // Numbers stand in the instruction; what is asked of operands and variables may be unknown.
            let certain =
                matches!(key, Lowered::Field(_) | Lowered::Channels | Lowered::Operand("IsNull" | "Alignment", _));
            let unknown = !certain && self.random.below(4) == 0;
            let value =
                if self.random.below(2) == 0 { self.random.below(most.min(8)) } else { self.random.below(most) };
            let value = if *key == Lowered::Channels { 1 << value } else { value };
            let value = Some(value as i64).filter(|_| !unknown);
            self.values.push((key.clone(), value));
            value
        }

        fn eval(&mut self, expr: &Lowered) -> Option<i64> {
            match expr {
                Lowered::Int(number) => Some(*number),
                Lowered::Unknown => None,
                Lowered::Operand("InLayout", _) => Some(1),
                Lowered::Aligned(field, bytes) if self.clauses.begins_at_register(*field) => {
                    let register = self.eval(&Lowered::RegisterBytes)?;
                    let is_multiple = |bytes| bytes > 0 && register % bytes == 0;
                    if self.eval(bytes).is_none_or(is_multiple) { Some(1) } else { self.value(expr) }
                }
                Lowered::Aligned(field, bytes) => {
                    let power = self.value(&Lowered::Operand("Alignment", *field))?;
                    Some(i64::from((1_i64 << power) % self.eval(bytes)?.max(1) == 0))
                }
                Lowered::NoMask => self.value(&Lowered::Field(63)),
                Lowered::RegisterBytes => {
                    self.clauses.model.platforms[self.platform as usize].register_bytes.map(i64::from)
                }
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
                Test::In { key: Lowered::Platforms(_), set } => has(set, self.platform),
                Test::In { key: key @ Lowered::Operand("Value" | "First" | "Registers" | "RowWidth", _), set } => {
                    match self.eval(key) {
                        None => has(set, BEYOND),
                        Some(value) => value < 64 && has(set, value),
                    }
                }
                Test::In { key, set } => has(set, self.eval(key).unwrap_or(UNKNOWN)),
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
            let memo = Memo::default();
            let clauses = clauses(&model, instruction, &memo);
            for expr in instruction.constraints.iter().filter_map(|c| c.condition.expr.as_ref()) {
                let expr = lower(&model, instruction, expr);
                let (all, not) = (clauses.of(&expr, true), clauses.of(&expr, false));
                constraints += 1;
                for round in 0..100 {
                    let platform = round % model.platforms.len() as i64;
                    let random = Random(round as u64 * 7919 + constraints);
                    let mut situation = Situation { clauses: &clauses, platform, values: Vec::new(), random };
                    let value = situation.eval(&expr);
                    let mut passes =
                        |list: &[Clause]| list.iter().all(|clause| clause.iter().any(|test| situation.succeeds(test)));
                    let name = &instruction.name.value;
                    let [holds, does_not] = [passes(&all), passes(&not)];
                    assert!(!holds || value != Some(0), "{name}: {expr} is false, but {all:?} pass");
                    assert!(
                        !does_not || value.is_none_or(|value| value == 0),
                        "{name}: {expr} is true, but {not:?} pass"
                    );
                    passed += u32::from(holds);
                    failed += u32::from(!holds);
                    needless += u32::from(!holds && value != Some(0));
                }
            }
        }
        assert!(constraints > 100 && passed > 1000 && failed > 1000, "{constraints} {passed} {failed}");
        assert!(needless * 5 < passed, "{needless} of {passed} fail for nothing");
    }

    #[test]
    fn combinations_that_make_something_false_are_covered_by_the_largest_boxes() {
        let model = model();
        let (instruction, memo) = (&model.instructions[0], Memo::default());
        let clauses = clauses(&model, instruction, &memo);
        // With 32 channels of more than 8 bytes, and with 16 of more than 16: the size is 2 to the power of two bits.
        let size = Lowered::Table(Box::new(Lowered::Bits(60, 0, 2)), vec![4, 8, 16, 32]);
        let bytes = Lowered::Binary(Op::Of(BinaryOp::Multiply), Box::new(Lowered::Channels), Box::new(size));
        let fits = Lowered::Binary(Op::Of(BinaryOp::LessEqual), Box::new(bytes), Box::new(Lowered::Int(256)));
        let within = |set: &Set, list: &[i64]| list.iter().all(|number| has(set, *number));
        let found = clauses.of(&fits, true);
        let channels = |clause: &Clause| match &clause[..] {
            [Test::In { key: Lowered::Channels, set }, Test::In { key: Lowered::Bits(60, 0, 2), set: sizes }]
            | [Test::In { key: Lowered::Bits(60, 0, 2), set: sizes }, Test::In { key: Lowered::Channels, set }] => {
                (within(set, &[1, 2, 4, 8]), has(set, 16), has(set, 32), within(sizes, &[0, 1]), has(sizes, 2))
            }
            _ => panic!("{clause:?}"),
        };
        let found: Vec<_> = found.iter().map(channels).collect();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.contains(&(true, true, false, true, false)), "{found:?}");
        assert!(found.contains(&(true, false, false, true, true)), "{found:?}");
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
        let low = Test::In { key: Lowered::Bits(3, 0, 4), set: [1, 0, 0, 0] };
        assert_eq!(multiple(&rest(Lowered::Field(3), 16), true), Some(low));
        let immediate = Test::Immediate { field: 2, width: 3 };
        assert_eq!(multiple(&rest(Lowered::Operand("Value", 2), 8), true), Some(immediate));
        assert_eq!(multiple(&rest(Lowered::Field(3), 12), true), None);
        assert_eq!(multiple(&rest(Lowered::Field(3), 16), false), None);
    }
}
