//! Rules as clauses: what surely breaks none of them, in a form that a validator tests in a few machine instructions.
//!
//! A rule that must hold becomes a conjunction of clauses, each a list of tests of which one must succeed. A test looks at one thing,
//! a number, a type, a class, and has the values with which the rule is *not false* as a set: expressions over one thing are
//! tabulated here, however long they are, and expressions over a few things are covered by the values with which they are false.
//! What is left fails. Transformations are those of three-valued logic, where what is unknown makes nothing false; where one is not
//! exact, it errs to failing, which decides nothing.

use super::instructions::counted_by;
use super::rule_expr::{Lowered, Op};
use crate::model::expr::{BinaryOp, UnaryOp};
use crate::model::{Condition, DataTypeKind, FieldKind, Instruction, Model};
use openvisa_codec::rules::Step;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// More clauses than this of one expression are not worth it.
const MOST: usize = 40;

/// More combinations of values than this are not looked at.
const POINTS: usize = 4096;

/// A set of the numbers up to 254; the last bit stands for all others.
pub(super) type Set = [u64; 4];

/// All numbers.
pub(super) const ANY: Set = [u64::MAX; 4];

/// What stands for an unknown type or class.
pub(super) const UNKNOWN: i64 = 63;

/// The last bit of a set.
pub(super) const BEYOND: i64 = 255;

/// All bits of a field.
pub(super) const WHOLE: u8 = 64;

pub(super) fn set_of(has: impl Fn(i64) -> bool) -> Set {
    let word = |word: i64| (0..64).fold(0, |set, bit| set | u64::from(has(word * 64 + bit)) << bit);
    std::array::from_fn(|index| word(index as i64))
}

pub(super) fn has(set: &Set, number: i64) -> bool {
    let number = usize::try_from(number).unwrap_or(usize::MAX).min(BEYOND as usize);
    set[number / 64] >> (number % 64) & 1 == 1
}

/// Tests of which one must succeed.
pub(super) type Clause = Vec<Test>;

/// A test.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Test {
    /// The value of the key is in the set.
    In { key: Lowered, set: Set },
    /// The number of an immediate is a multiple of two to the power of so much.
    Immediate { field: u8, width: u8 },
    /// It cannot be told without the rules themselves.
    Never,
}

/// What is known of an instruction by the row of a table that it has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Known {
    /// The fields that it has, by bits.
    pub(super) present: u64,
    /// Fields of which some of the lowest bits have one value: how many bits, and that. Operands of which this is 0 are null.
    pub(super) numbers: Vec<(u8, u8, i64)>,
}

/// What was found of expressions before: that they must not hold, and that they must.
type Found<T> = RefCell<[HashMap<Lowered, T>; 2]>;

/// A condition, by where it stands in the model, whether it must hold, and what is known of the fields that it depends on.
type Asked = (*const Condition, bool, Known);

/// What lies outside of a box: for each thing, the numbers, unless all lie inside.
type Outside = Vec<Option<Set>>;

/// What was found before.
#[derive(Default)]
pub(super) struct Memo {
    /// Clauses, of one instruction.
    clauses: Found<Vec<Clause>>,
    /// Conditions of that instruction, by where they stand in the model, each with the fields that it depends on, by bits.
    conditions: RefCell<HashMap<*const Condition, (Rc<Lowered>, u64)>>,
    /// Clauses of such conditions.
    of_conditions: RefCell<HashMap<Asked, Rc<[Clause]>>>,
    /// What is the same in all instructions.
    shared: Rc<Shared>,
}

/// What was found before that is the same in all instructions.
#[derive(Default)]
struct Shared {
    tests: Found<Option<Test>>,
    /// `None`: they are too many.
    boxes: RefCell<HashMap<Placed, Option<Rc<[Outside]>>>>,
}

impl Memo {
    /// One for another instruction.
    pub(super) fn of_another(&self) -> Self {
        Self { shared: Rc::clone(&self.shared), ..Self::default() }
    }
}

/// An expression that must hold or must not, in which fields stand for what it depends on, and the values of these.
#[derive(PartialEq, Eq, Hash)]
struct Placed {
    expr: Lowered,
    holds: bool,
    domains: Vec<Domain>,
}

/// Makes clauses of the expressions of an instruction.
pub(super) struct Clauses<'a> {
    pub(super) model: &'a Model,
    pub(super) instruction: &'a Instruction,
    pub(super) known: Known,
    /// Numbers of channels by the code of the execution size.
    pub(super) counts: Vec<u16>,
    /// Whether the execution mask is ignored.
    pub(super) no_mask: Option<Lowered>,
    pub(super) memo: &'a Memo,
}

impl Clauses<'_> {
    /// Clauses that say that an expression is not false or, if it must not hold, not true.
    pub(super) fn of(&self, expr: &Lowered, holds: bool) -> Vec<Clause> {
        self.clauses(&self.reduce(expr), holds)
    }

    /// The same of a condition of the instruction. Rows mostly differ in fields that it does not depend on.
    pub(super) fn of_condition(
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
    pub(super) fn number(&self, expr: &Lowered) -> Option<i64> {
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

    /// Clauses that leave out each combination of values with which an expression is false, where these are few. A clause is the
    /// largest box of such combinations around one. Also whether all values were tried; of others it must be certain that the
    /// expression is not false with them.
    fn cover(&self, expr: &Lowered, holds: bool) -> Option<(Vec<Clause>, bool)> {
        let keys = keys(expr)?;
        let domains: Vec<_> = keys.iter().map(|key| self.domain(key, expr)).collect::<Option<_>>()?;
        let count = domains.iter().try_fold(1_usize, |count, domain| count.checked_mul(domain.values.len()))?;
        if count > POINTS {
            return None;
        }
        let all = domains.iter().all(|domain| domain.whole);
        let placed = Placed { expr: placed(expr, &keys), holds, domains };
        let known = self.memo.shared.boxes.borrow().get(&placed).cloned();
        let boxes = known.unwrap_or_else(|| {
            let boxes = self.boxes(&placed, count).map(Rc::from);
            self.memo.shared.boxes.borrow_mut().insert(placed, boxes.clone());
            boxes
        });
        let test = |(key, out): (&Lowered, &Option<Set>)| Some(Test::In { key: key.clone(), set: (*out)? });
        let clause = |sets: &Outside| {
            let clause: Clause = keys.iter().zip(sets).filter_map(test).collect();
            if clause.is_empty() { vec![Test::Never] } else { clause }
        };
        Some((boxes?.iter().map(clause).collect(), all))
    }

    /// Boxes around all combinations of values, of which there are so many, with which an expression is false, if they are few: what lies
    /// outside of each.
    fn boxes(&self, Placed { expr, holds, domains }: &Placed, count: usize) -> Option<Vec<Outside>> {
        let mut values = vec![None; domains.len()];
        let mut is_false = |point: usize| {
            let mut other = false;
            for (value, (domain, at)) in values.iter_mut().zip(positions(point, domains)) {
                *value = domain.values[at];
                other |= !domain.whole && at + 1 == domain.values.len();
            }
            self.eval(expr, &values).map_or(other, |result| (result != 0) != *holds)
        };
        let wrong: Vec<bool> = (0..count).map(&mut is_false).collect();
        let numbers: Vec<_> = domains.iter().map(Domain::numbers).collect();
        let mut left = wrong.clone();
        let mut boxes = Vec::new();
        while let Some(first) = left.iter().position(|left| *left) {
            // For each key, which values are in the box.
            let one = |(domain, at): (&Domain, usize)| (0..domain.values.len()).map(|value| value == at).collect();
            let mut inside: Vec<Vec<bool>> = positions(first, domains).map(one).collect();
            for key in 0..domains.len() {
                for value in 0..domains[key].values.len() {
                    inside[key][value] = inside[key][value] || is_all(&wrong, &inside, (key, value), 0);
                }
            }
            for (point, left) in left.iter_mut().enumerate().filter(|(_, left)| **left) {
                *left = !positions(point, domains).zip(&inside).all(|((_, at), inside)| inside[at]);
            }
            let outside = |(numbers, inside): (&Vec<Set>, &Vec<bool>)| {
                let within = numbers.iter().zip(inside).filter(|(_, inside)| **inside);
                let within =
                    within.fold(Set::default(), |all, (set, _)| std::array::from_fn(|word| all[word] | set[word]));
                inside.contains(&false).then(|| within.map(|word| !word))
            };
            boxes.push(numbers.iter().zip(&inside).map(outside).collect());
            if boxes.len() > MOST {
                return None;
            }
        }
        Some(boxes)
    }

    /// The values that are tried of something, if these are few.
    fn domain(&self, key: &Lowered, expr: &Lowered) -> Option<Domain> {
        let numbers = |count: i64| (0..count).map(Some).collect::<Vec<_>>();
        let unknown = |count: i64| (0..count).map(Some).chain([None]).collect::<Vec<_>>();
        // Of numbers, some that are usual.
        let usual = || (0..=8).chain([12, 16, 24, 32, 48, 64]).map(Some).collect::<Vec<_>>();
        let is_number = matches!(key, Lowered::Operand("Value" | "First" | "Registers" | "RowWidth", _));
        let none = if is_number { BEYOND } else { UNKNOWN };
        let domain = |mut values: Vec<_>, whole: bool| {
            // The last one stands for all others.
            values.extend((!whole).then_some(None));
            Some(Domain { values, same: Vec::new(), none, whole })
        };
        match key {
            Lowered::Operand("Type", field) => {
                let types = self.instruction.fields.get(usize::from(*field))?.types.as_ref();
                let Some(types) = types else { return domain(unknown(self.model.data_types.len() as i64), true) };
                domain(types.value.iter().map(|id| Some(id.index() as i64)).chain([None]).collect(), false)
            }
            // Whether an operand is null is not known of one that is not there.
            Lowered::Operand("IsNull", field) => {
                let field = self.instruction.fields.get(usize::from(*field))?;
                domain(if counted_by(field).is_some() { unknown(2) } else { numbers(2) }, true)
            }
            Lowered::Operand("Class", _) => domain(unknown(8), true),
            Lowered::Operand("Value", _) => domain(unknown(9), false),
            Lowered::Operand("First" | "Registers" | "RowWidth", _) => domain(numbers(33), false),
            Lowered::Operand("Alignment", _) => domain(numbers(i64::from(Step::ALIGNED) + 1), true),
            Lowered::Channels => {
                let mut values: Vec<_> = self.counts.iter().filter(|n| **n > 0).map(|n| Some(i64::from(*n))).collect();
                values.dedup();
                domain(values, true)
            }
            Lowered::Platforms(_) => {
                let mut sets = Vec::new();
                platform_sets(expr, &mut sets);
                let mut same: Vec<(Vec<bool>, u64)> = Vec::new();
                for platform in 0..self.model.platforms.len().min(64) {
                    let has: Vec<_> = sets.iter().map(|set| set >> platform & 1 == 1).collect();
                    match same.iter_mut().find(|known| known.0 == has) {
                        Some(known) => known.1 |= 1 << platform,
                        None => same.push((has, 1 << platform)),
                    }
                }
                let same: Vec<_> = same.into_iter().map(|(_, set)| set).collect();
                let values = same.iter().map(|set| Some(i64::from(set.trailing_zeros()))).collect();
                Some(Domain { values, same, none, whole: true })
            }
            Lowered::Bits(.., width @ 0..=4) => domain(numbers(1 << width), true),
            Lowered::Field(index) | Lowered::Bits(index, ..) => {
                let field = self.instruction.fields.get(usize::from(*index))?;
                let bits = match key {
                    Lowered::Bits(_, low, width) => Some((*low, *width)),
                    _ => None,
                };
                let groups = field.groups.iter().find(|g| bits.map_or(g.low == 0, |bits| (g.low, g.width()) == bits));
                let own = Some(&field.enumerators).filter(|list| bits.is_none() && !list.is_empty());
                let list = own.or_else(|| groups.map(|group| &group.enumerators)).filter(|list| !list.is_empty());
                let Some(list) = list else { return domain(usual(), false) };
                let mut codes: Vec<_> = list.iter().map(|e| e.code.value).filter(|code| *code < 255).collect();
                codes.sort_unstable();
                codes.dedup();
                domain(codes.into_iter().map(|code| Some(code as i64)).collect(), false)
            }
            _ => None,
        }
    }

    /// The value of an expression, in which fields stand for what it depends on, if that has these values.
    fn eval(&self, expr: &Lowered, values: &[Option<i64>]) -> Option<i64> {
        use BinaryOp::{LogicalAnd, LogicalOr};
        let inner = |expr: &Lowered| self.eval(expr, values);
        match expr {
            Lowered::Int(value) => Some(*value),
            Lowered::Field(at) => *values.get(usize::from(*at))?,
            Lowered::Table(of, entries) => entries.get(usize::try_from(inner(of)?).ok()?).map(|e| i64::from(*e)),
            Lowered::Type(query, of) => self.of_type(query, inner(of)?),
            Lowered::Unary(UnaryOp::Not, of) => Some(i64::from(inner(of)? == 0)),
            Lowered::Unary(UnaryOp::Negate, of) => inner(of)?.checked_neg(),
            Lowered::Unary(UnaryOp::Complement, of) => Some(!inner(of)?),
            Lowered::Binary(op, a, b) => match (op, inner(a)) {
                (Op::Of(LogicalAnd), Some(0)) => Some(0),
                (Op::Of(LogicalOr), Some(a)) if a != 0 => Some(1),
                (op, a) => binary(*op, a, inner(b)),
            },
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
        Lowered::Field(field) => {
            Some(Test::In { key: Lowered::Bits(field, 0, width), set: set_of(|number| number == 0) })
        }
        _ => None,
    }
}

/// Values that are tried of something.
#[derive(PartialEq, Eq, Hash)]
struct Domain {
    /// The values; `None` is an unknown one, or, as the last one of those that are not all, any other one.
    values: Vec<Option<i64>>,
    /// Of platforms, the sets that the values stand for.
    same: Vec<u64>,
    /// The number that stands for an unknown value.
    none: i64,
    /// Whether there are no others.
    whole: bool,
}

impl Domain {
    /// For each value, the numbers in a set that stand for it.
    fn numbers(&self) -> Vec<Set> {
        let other = self.values.len() - usize::from(!self.whole);
        let mut known = Set::default();
        let mut all: Vec<Set> = Vec::with_capacity(self.values.len());
        for (at, value) in self.values.iter().enumerate() {
            let set = match self.same.get(at) {
                Some(platforms) => [*platforms, 0, 0, 0],
                None if at == other => known.map(|word| !word),
                None => only(value.unwrap_or(self.none)),
            };
            known = std::array::from_fn(|word| known[word] | set[word]);
            all.push(set);
        }
        all
    }
}

/// The set of one number, if it can be in one.
fn only(number: i64) -> Set {
    let mut set = Set::default();
    if let Some(word) = usize::try_from(number / 64).ok().filter(|_| number >= 0).and_then(|at| set.get_mut(at)) {
        *word = 1 << (number % 64);
    }
    set
}

/// The domains with the positions of the values that make the combination of a number.
fn positions(mut point: usize, domains: &[Domain]) -> impl Iterator<Item = (&Domain, usize)> {
    domains.iter().map(move |domain| {
        let at = point % domain.values.len();
        point /= domain.values.len();
        (domain, at)
    })
}

/// Whether all combinations with one value of a key are true that are inside of a box otherwise. The combinations begin with this one
/// of the values that the last keys have.
fn is_all(combinations: &[bool], inside: &[Vec<bool>], (key, value): (usize, usize), first: usize) -> bool {
    let Some((last, others)) = inside.split_last() else { return combinations[first] };
    let step: usize = others.iter().map(Vec::len).product();
    let is_in = |at: &usize| if others.len() == key { *at == value } else { last[*at] };
    (0..last.len()).filter(is_in).all(|at| is_all(combinations, others, (key, value), first + at * step))
}

/// Adds the fields that an expression depends on, by bits. `no_mask` stands for whether the execution mask is ignored.
fn fields_of(expr: &Lowered, no_mask: Option<&Lowered>, fields: &mut u64) {
    let mut add = |field: &u8| *fields |= 1_u64.checked_shl(u32::from(*field)).unwrap_or(0);
    match expr {
        Lowered::Field(field) | Lowered::Bits(field, ..) | Lowered::Operand(_, field) => add(field),
        Lowered::Aligned(field, of) | Lowered::Fits(field, of) => {
            add(field);
            fields_of(of, no_mask, fields);
        }
        Lowered::TypesAgree(list) => list.iter().for_each(add),
        Lowered::NoMask => no_mask.into_iter().for_each(|of| fields_of(of, None, fields)),
        Lowered::Table(of, _) | Lowered::Type(_, of) | Lowered::Unary(_, of) => fields_of(of, no_mask, fields),
        Lowered::Binary(_, a, b) => [a, b].into_iter().for_each(|of| fields_of(of, no_mask, fields)),
        Lowered::Select(condition, a, b) => {
            [condition, a, b].into_iter().for_each(|of| fields_of(of, no_mask, fields));
        }
        Lowered::Int(_) | Lowered::Platforms(_) | Lowered::Channels | Lowered::RegisterBytes | Lowered::Unknown => {}
    }
}

fn platform_sets(expr: &Lowered, sets: &mut Vec<u64>) {
    match expr {
        Lowered::Platforms(set) => sets.push(*set),
        Lowered::Table(of, _) | Lowered::Type(_, of) | Lowered::Unary(_, of) => platform_sets(of, sets),
        Lowered::Binary(_, a, b) => [a, b].into_iter().for_each(|of| platform_sets(of, sets)),
        Lowered::Select(condition, a, b) => [condition, a, b].into_iter().for_each(|of| platform_sets(of, sets)),
        _ => {}
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

fn is_comparison(expr: &Lowered) -> bool {
    use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
    let Lowered::Binary(Op::Of(Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual), a, b) = expr else {
        return false;
    };
    let is_key = |key: &Lowered| matches!(key, Lowered::Field(_) | Lowered::Bits(..));
    match (&**a, &**b) {
        (key, Lowered::Int(0..BEYOND)) | (Lowered::Int(0..BEYOND), key) => is_key(key),
        _ => false,
    }
}

fn is_certain(test: &Test) -> bool {
    matches!(test, Test::In { set: ANY, .. })
}

/// Whether an expression is a truth, not a number.
fn is_truth(expr: &Lowered) -> bool {
    use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, LogicalAnd, LogicalOr, NotEqual};
    match expr {
        Lowered::Binary(Op::Of(op), ..) => {
            matches!(op, Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual | LogicalAnd | LogicalOr)
        }
        Lowered::Operand(query, _) => {
            matches!(*query, "IsNull" | "IsScalar" | "InLayout" | "IsPredefined" | "Saturates")
        }
        Lowered::Type(query, _) => *query != "Size",
        Lowered::Unary(UnaryOp::Not, _) | Lowered::Platforms(_) | Lowered::NoMask | Lowered::Fits(..) => true,
        _ => false,
    }
}

/// What an expression depends on, if all of that can be tabulated.
fn keys(expr: &Lowered) -> Option<Vec<Lowered>> {
    let mut keys = Vec::new();
    collect_keys(expr, &mut keys).then_some(keys)
}

/// Whether an expression depends on nothing.
fn is_constant(expr: &Lowered) -> bool {
    match expr {
        Lowered::Int(_) | Lowered::Unknown => true,
        Lowered::Table(of, _) | Lowered::Type(_, of) | Lowered::Unary(_, of) => is_constant(of),
        Lowered::Binary(_, a, b) => is_constant(a) && is_constant(b),
        Lowered::Select(condition, a, b) => is_constant(condition) && is_constant(a) && is_constant(b),
        _ => false,
    }
}

/// The expression with the position of each of the things that it depends on, as a field, in the place of the thing.
fn placed(expr: &Lowered, keys: &[Lowered]) -> Lowered {
    let inner = |expr: &Lowered| Box::new(placed(expr, keys));
    let op = |op, a, b| Lowered::Binary(Op::Of(op), Box::new(a), Box::new(b));
    if let Some(at) = keys.iter().position(|key| is_same(key, expr)) {
        let thing = Lowered::Field(at as u8);
        return match expr {
            Lowered::Platforms(set) => {
                op(BinaryOp::And, op(BinaryOp::ShiftRight, Lowered::Int(*set as i64), thing), Lowered::Int(1))
            }
            _ => thing,
        };
    }
    match expr {
        Lowered::Table(of, entries) => Lowered::Table(inner(of), entries.clone()),
        Lowered::Type(query, of) => Lowered::Type(query, inner(of)),
        Lowered::Unary(op, of) => Lowered::Unary(*op, inner(of)),
        Lowered::Binary(op, a, b) => Lowered::Binary(*op, inner(a), inner(b)),
        Lowered::Select(condition, a, b) => Lowered::Select(inner(condition), inner(a), inner(b)),
        other => other.clone(),
    }
}

fn collect_keys(expr: &Lowered, keys: &mut Vec<Lowered>) -> bool {
    match expr {
        Lowered::Int(_) | Lowered::Unknown => true,
        Lowered::Field(_)
        | Lowered::Bits(..)
        | Lowered::Channels
        | Lowered::Platforms(_)
        | Lowered::Operand(
            "Type" | "Class" | "IsNull" | "Value" | "First" | "Registers" | "IsPredefined" | "Alignment" | "RowWidth",
            _,
        ) => {
            if !keys.iter().any(|known| is_same(known, expr)) {
                keys.push(expr.clone());
            }
            true
        }
        Lowered::Table(inner, _) | Lowered::Type(_, inner) | Lowered::Unary(_, inner) => collect_keys(inner, keys),
        Lowered::Binary(_, a, b) => collect_keys(a, keys) && collect_keys(b, keys),
        Lowered::Select(condition, a, b) => {
            collect_keys(condition, keys) && collect_keys(a, keys) && collect_keys(b, keys)
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
