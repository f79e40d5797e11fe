//! Conversion of rules to conjunctive normal form (CNF): clauses that a validator tests in a few
//! machine instructions.
//!
//! A rule that must hold becomes a conjunction of clauses, see [`clause`](super::clause). An
//! expression of one key is tabulated: the test has the set of values with which the expression is
//! *not false*, however long the expression is. An expression of a few keys is [covered by
//! cubes](super::cube_cover). Everything else is converted part by part.
//!
//! The logic has three values: an unknown value makes no rule false. Where a conversion is not
//! exact, the clauses are stronger than the rule. That is sound: an instruction that fails them is
//! checked by the rules themselves.
//!
//! For example, `is_null(Dst) || Exec_size.size <= 3` becomes one clause of two tests.

use crate::emit::fast_accept::clause::{Clause, KnownBits, MAX_CLAUSES, OTHER, RowFacts, Test, ValueSet, disjoin};
use crate::emit::fast_accept::cube_cover::{Cover, CoverCache, CubeCover};
use crate::emit::fast_accept::expr_analysis::{
    add_fields, compares_small_number, eval, hoist_select, is_boolean, is_constant, keys_of, replace_keys,
};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::spec::model::expr::UnaryOp;
use crate::spec::model::{Condition, FieldKind, Instruction, Model};
use openvisa_isa_core::rules::fast_accept::operand_code;
use openvisa_isa_core::rules::{Op, Query};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

#[cfg(test)]
mod tests;

/// Results by expression: element 0 for expressions that must not hold, element 1 for expressions
/// that must hold.
type ByPolarity<T> = RefCell<[HashMap<RuleExpr, T>; 2]>;

/// A condition of the model, by address.
type ConditionPtr = *const Condition;

/// A condition, lowered.
#[derive(Clone)]
struct LoweredCondition {
    expr: Rc<RuleExpr>,
    /// The fields that it depends on: bit `n` is field `n`.
    fields: u64,
}

/// The key of a memoised conversion: a condition with the known values of the fields that it
/// depends on.
#[derive(PartialEq, Eq, Hash)]
struct ConditionKey {
    condition: ConditionPtr,
    /// Whether the condition must hold; otherwise it must not.
    holds: bool,
    facts: RowFacts,
}

/// Memoised conversions of one instruction. Its rows differ in few fields, so most conversions are
/// shared.
#[derive(Default)]
pub(super) struct CnfCache {
    clauses: ByPolarity<Vec<Clause>>,
    conditions: RefCell<HashMap<ConditionPtr, LoweredCondition>>,
    condition_clauses: RefCell<HashMap<ConditionKey, Rc<[Clause]>>>,
    shared: Rc<SharedCache>,
}

/// Memoised conversions that do not depend on the instruction.
#[derive(Default)]
struct SharedCache {
    tests: ByPolarity<Option<Test>>,
    covers: CoverCache,
}

impl CnfCache {
    /// Returns an empty cache for another instruction, with the conversions that do not depend on
    /// the instruction.
    pub(super) fn for_other_instruction(&self) -> Self {
        Self { shared: Rc::clone(&self.shared), ..Self::default() }
    }
}

/// Converts the expressions of one instruction.
pub(super) struct CnfBuilder<'a> {
    pub(super) model: &'a Model,
    pub(super) instruction: &'a Instruction,
    /// The values that the row fixes.
    pub(super) facts: RowFacts,
    /// Numbers of channels by the code of the execution size.
    pub(super) channel_counts: Vec<u16>,
    /// Whether the execution mask is ignored.
    pub(super) no_mask: Option<RuleExpr>,
    pub(super) cache: &'a CnfCache,
}

impl CnfBuilder<'_> {
    /// Converts an expression that must hold or, if `holds` is false, must not.
    pub(super) fn convert(&self, expr: &RuleExpr, holds: bool) -> Vec<Clause> {
        self.convert_simplified(&self.simplify(expr), holds)
    }

    /// Converts a condition of the instruction. `lower` is called once for each condition.
    pub(super) fn convert_condition(
        &self,
        condition: &Condition,
        lower: impl FnOnce() -> RuleExpr,
        holds: bool,
    ) -> Rc<[Clause]> {
        let condition = std::ptr::from_ref(condition);
        let lower = || {
            let expr = lower();
            let mut fields = 0;
            add_fields(&expr, self.no_mask.as_ref(), &mut fields);
            LoweredCondition { expr: Rc::new(expr), fields }
        };
        let LoweredCondition { expr, fields } =
            self.cache.conditions.borrow_mut().entry(condition).or_insert_with(lower).clone();
        let depends_on = |known: &KnownBits| fields.checked_shr(known.field.into()).is_none_or(|bits| bits & 1 == 1);
        let known = self.facts.known.iter().copied().filter(depends_on).collect();
        let facts = RowFacts { present: self.facts.present & fields, known };
        let key = ConditionKey { condition, holds, facts };
        let cached = self.cache.condition_clauses.borrow().get(&key).cloned();
        cached.unwrap_or_else(|| {
            let clauses: Rc<[Clause]> = self.convert(&expr, holds).into();
            self.cache.condition_clauses.borrow_mut().insert(key, Rc::clone(&clauses));
            clauses
        })
    }

    /// Returns the value of an expression, if the facts of the row decide it.
    pub(super) fn known_value(&self, expr: &RuleExpr) -> Option<i64> {
        if let RuleExpr::Int(number) = self.simplify(expr) { Some(number) } else { None }
    }

    fn convert_simplified(&self, expr: &RuleExpr, holds: bool) -> Vec<Clause> {
        match expr {
            RuleExpr::Unknown => return Vec::new(),
            RuleExpr::Int(number) if (*number != 0) == holds => return Vec::new(),
            RuleExpr::Int(_) => return vec![vec![Test::Undecided]],
            _ => {}
        }
        if let Some(known) = self.cache.clauses.borrow()[usize::from(holds)].get(expr) {
            return known.clone();
        }
        let clauses = self.convert_uncached(expr, holds).filter(|clauses| clauses.len() <= MAX_CLAUSES);
        let clauses = clauses.unwrap_or_else(|| vec![vec![Test::Undecided]]);
        self.cache.clauses.borrow_mut()[usize::from(holds)].insert(expr.clone(), clauses.clone());
        clauses
    }

    /// Converts an expression; `None` if it has no clauses or too many.
    fn convert_uncached(&self, expr: &RuleExpr, holds: bool) -> Option<Vec<Clause>> {
        // Conjunctions are split first. Clauses about the same key are merged again later.
        match expr {
            RuleExpr::Unary(UnaryOp::Not, inner) => return Some(self.convert_simplified(inner, !holds)),
            RuleExpr::Binary(Op::LogicalAnd, a, b) if holds => return Some(self.conjoin(a, b, true)),
            RuleExpr::Binary(Op::LogicalOr, a, b) if !holds => return Some(self.conjoin(a, b, false)),
            RuleExpr::Aligned(field, bytes) if holds => return Some(self.convert_alignment(*field, bytes)),
            _ => {}
        }
        if let Some(test) = multiple_test(expr, holds).or_else(|| self.tabulate(expr, holds)) {
            return Some(if test.is_tautology() { Vec::new() } else { vec![vec![test]] });
        }
        if let Some(clauses) = masked_zero_clauses(expr, holds) {
            return Some(clauses);
        }
        let cover = CubeCover {
            model: self.model,
            instruction: self.instruction,
            channel_counts: &self.channel_counts,
            cache: &self.cache.shared.covers,
        };
        match cover.cover(expr, holds) {
            Some(Cover { clauses, exact: true }) => Some(clauses),
            cover => self.convert_parts(expr, holds).or(cover.map(|cover| cover.clauses)),
        }
    }

    /// Converts the condition that an operand is aligned to a number of bytes.
    fn convert_alignment(&self, field: u8, bytes: &RuleExpr) -> Vec<Clause> {
        if self.starts_at_register(field) {
            // Registers are aligned to each power of two up to their size.
            let less = RuleExpr::compare(Op::Subtract, bytes.clone(), 1);
            let low_bits = RuleExpr::binary(Op::And, bytes.clone(), less);
            let fits = RuleExpr::binary(Op::LessEqual, bytes.clone(), RuleExpr::RegisterBytes);
            let is_power = RuleExpr::compare(Op::Equal, low_bits, 0);
            return self.convert(&RuleExpr::binary(Op::LogicalAnd, fits, is_power), true);
        }
        // The alignment is a power of two, which only powers of two divide.
        let alignment = RuleExpr::binary(Op::ShiftLeft, RuleExpr::Int(1), RuleExpr::AlignmentLog2(field));
        let remainder = RuleExpr::binary(Op::Remainder, alignment, bytes.clone());
        self.convert(&RuleExpr::compare(Op::Equal, remainder, 0), true)
    }

    /// Converts an expression part by part.
    fn convert_parts(&self, expr: &RuleExpr, holds: bool) -> Option<Vec<Clause>> {
        if let Some(selection) = hoist_select(expr) {
            return Some(self.convert(&selection, holds));
        }
        match expr {
            RuleExpr::Binary(Op::LogicalAnd | Op::LogicalOr, a, b) => {
                disjoin(&self.convert_simplified(a, holds), &self.convert_simplified(b, holds))
            }
            RuleExpr::Binary(op @ (Op::Equal | Op::NotEqual), a, b) => {
                self.convert_equivalence(a, b, holds == (*op == Op::Equal))
            }
            RuleExpr::Select(condition, a, b) => {
                let a = disjoin(&self.convert_simplified(condition, false), &self.convert_simplified(a, holds))?;
                let b = disjoin(&self.convert_simplified(condition, true), &self.convert_simplified(b, holds))?;
                Some([a, b].concat())
            }
            _ => None,
        }
    }

    /// Converts the condition that two expressions both hold or, if `holds` is false, that neither
    /// holds.
    fn conjoin(&self, a: &RuleExpr, b: &RuleExpr, holds: bool) -> Vec<Clause> {
        [self.convert_simplified(a, holds), self.convert_simplified(b, holds)].concat()
    }

    /// Converts the condition that two truth values are equal, or different. `None` if one is a
    /// number.
    fn convert_equivalence(&self, a: &RuleExpr, b: &RuleExpr, equal: bool) -> Option<Vec<Clause>> {
        if !is_boolean(a) || !is_boolean(b) {
            return None;
        }
        let first = disjoin(&self.convert_simplified(a, false), &self.convert_simplified(b, equal))?;
        let second = disjoin(&self.convert_simplified(a, true), &self.convert_simplified(b, !equal))?;
        Some([first, second].concat())
    }

    /// Simplifies an expression with the facts of the row.
    fn simplify(&self, expr: &RuleExpr) -> RuleExpr {
        let inner = |expr: &RuleExpr| Box::new(self.simplify(expr));
        let simplified = match expr {
            RuleExpr::Operand(Query::InLayout, field) => RuleExpr::Int(self.facts.has(*field).into()),
            RuleExpr::Field(field)
            | RuleExpr::Bits(field, ..)
            | RuleExpr::Operand(_, field)
            | RuleExpr::AlignmentLog2(field)
            | RuleExpr::Aligned(field, _)
            | RuleExpr::Fits(field, _)
                if !self.facts.has(*field) =>
            {
                RuleExpr::Unknown
            }
            RuleExpr::Field(field) => {
                let value = self.facts.known_value(*field, self.field_width(*field));
                value.map_or_else(|| expr.clone(), RuleExpr::Int)
            }
            RuleExpr::Operand(Query::IsNull, field) if self.facts.known_value(*field, KnownBits::ALL) == Some(0) => {
                RuleExpr::Int(1)
            }
            RuleExpr::Bits(field, low, width) => {
                let value = self.facts.known_value(*field, low + width);
                let bits = value.map(|value| RuleExpr::Int(value >> low & ((1 << width) - 1)));
                bits.unwrap_or_else(|| expr.clone())
            }
            RuleExpr::Channels if self.channel_counts.is_empty() => RuleExpr::Unknown,
            RuleExpr::NoMask => self.no_mask.as_ref().map_or(RuleExpr::Unknown, |no_mask| self.simplify(no_mask)),
            RuleExpr::RegisterBytes => self.register_bytes_by_platform(),
            RuleExpr::TypesAgree(fields) => {
                RuleExpr::TypesAgree(fields.iter().copied().filter(|field| self.facts.has(*field)).collect())
            }
            RuleExpr::Table(key, entries) => RuleExpr::Table(inner(key), entries.clone()),
            RuleExpr::Aligned(field, bytes) => RuleExpr::Aligned(*field, inner(bytes)),
            RuleExpr::Fits(field, bytes) => RuleExpr::Fits(*field, inner(bytes)),
            RuleExpr::Type(query, of) => RuleExpr::Type(*query, inner(of)),
            RuleExpr::Unary(op, of) => RuleExpr::Unary(*op, inner(of)),
            RuleExpr::Binary(op @ (Op::LogicalAnd | Op::LogicalOr), a, b) => {
                return self.simplify_logical(*op, a, b);
            }
            RuleExpr::Binary(op, a, b) => RuleExpr::Binary(*op, inner(a), inner(b)),
            RuleExpr::Select(condition, a, b) => match *inner(condition) {
                RuleExpr::Int(0) => self.simplify(b),
                RuleExpr::Int(_) => self.simplify(a),
                RuleExpr::Unknown => RuleExpr::Unknown,
                condition => RuleExpr::Select(Box::new(condition), inner(a), inner(b)),
            },
            other => other.clone(),
        };
        match &simplified {
            RuleExpr::Int(_) | RuleExpr::Unknown => simplified,
            _ if is_constant(&simplified) => {
                eval(self.model, &simplified, &[]).map_or(RuleExpr::Unknown, RuleExpr::Int)
            }
            _ => simplified,
        }
    }

    /// Simplifies `a && b` or `a || b`.
    fn simplify_logical(&self, op: Op, a: &RuleExpr, b: &RuleExpr) -> RuleExpr {
        let decisive = op == Op::LogicalOr;
        let decides = |truth: &RuleExpr| matches!(truth, RuleExpr::Int(number) if (*number != 0) == decisive);
        let a = self.simplify(a);
        if decides(&a) {
            return RuleExpr::Int(decisive.into());
        }
        let b = self.simplify(b);
        if decides(&b) {
            return RuleExpr::Int(decisive.into());
        }
        match (a, b) {
            (RuleExpr::Int(_), RuleExpr::Int(_)) => RuleExpr::Int((!decisive).into()),
            (RuleExpr::Int(_), RuleExpr::Unknown) | (RuleExpr::Unknown, RuleExpr::Int(_)) => RuleExpr::Unknown,
            (RuleExpr::Int(_), other) | (other, RuleExpr::Int(_)) if is_boolean(&other) => other,
            (a, b) => RuleExpr::binary(op, a, b),
        }
    }

    /// Returns the number of bytes of a register as a selection by platform.
    fn register_bytes_by_platform(&self) -> RuleExpr {
        let mut selection = RuleExpr::Unknown;
        let mut left: Vec<_> = self.model.platforms.iter().enumerate().collect();
        while let Some((_, first)) = left.first() {
            let bytes = first.register_bytes;
            let same = left.iter().filter(|(_, platform)| platform.register_bytes == bytes);
            let set = same.fold(0, |set, (index, _)| set | 1_u64 << (index & 63));
            left.retain(|(_, platform)| platform.register_bytes != bytes);
            let value = bytes.map_or(RuleExpr::Unknown, |bytes| RuleExpr::Int(i64::from(bytes)));
            selection = match selection {
                RuleExpr::Unknown if left.is_empty() => value,
                other => RuleExpr::Select(Box::new(RuleExpr::Platforms(set)), Box::new(value), Box::new(other)),
            };
        }
        selection
    }

    /// Returns the test for an expression of one key: the set of values with which it is not false
    /// or, if it must not hold, not true.
    fn tabulate(&self, expr: &RuleExpr, holds: bool) -> Option<Test> {
        let keys = keys_of(expr)?;
        let [key] = keys.as_slice() else { return None };
        // The result for a number wider than a byte depends on the width of the field, so it is not
        // shared.
        if matches!(key, RuleExpr::Field(_) | RuleExpr::Bits(_, _, 9..)) {
            return self.tabulate_uncached(expr, key, holds);
        }
        if let Some(known) = self.cache.shared.tests.borrow()[usize::from(holds)].get(expr) {
            return known.clone();
        }
        let test = self.tabulate_uncached(expr, key, holds);
        self.cache.shared.tests.borrow_mut()[usize::from(holds)].insert(expr.clone(), test.clone());
        test
    }

    fn tabulate_uncached(&self, expr: &RuleExpr, key: &RuleExpr, holds: bool) -> Option<Test> {
        let replaced = replace_keys(expr, std::slice::from_ref(key));
        let accepts =
            |value: Option<i64>| eval(self.model, &replaced, &[value]).is_none_or(|result| (result != 0) == holds);
        let below = |bound: i64| {
            let unknown = accepts(None);
            ValueSet::from_fn(|value| if value < bound { accepts(Some(value)) } else { unknown })
        };
        let set = match key {
            RuleExpr::Operand(Query::Type, _) => below(self.model.data_types.len() as i64),
            RuleExpr::Operand(Query::IsNull | Query::IsPacked | Query::IsModified | Query::Saturates, _) => below(2),
            RuleExpr::Operand(Query::Class, _) => below(8),
            RuleExpr::Operand(Query::PredicateElements, _) => {
                below(1 + i64::from(operand_code::MAX_PREDICATE_ELEMENTS))
            }
            // Numbers from 64 on are not distinguished.
            RuleExpr::Operand(..) | RuleExpr::AlignmentLog2(_) => ValueSet::from_fn(|value| match value {
                OTHER => accepts(None),
                value => value < 64 && accepts(Some(value)),
            }),
            RuleExpr::Platforms(_) => below(self.model.platforms.len() as i64),
            RuleExpr::Channels => {
                ValueSet::from_fn(|value| accepts(Some(value).filter(|value| (1..=32).contains(value))))
            }
            RuleExpr::Bits(_, _, width @ 0..=8) => below(1 << width),
            RuleExpr::Field(_) | RuleExpr::Bits(..) => {
                let width = if let RuleExpr::Field(field) = key { self.field_width(*field) } else { 32 };
                // A comparison with a small number that holds for the smallest and the largest big
                // number holds for all of them.
                let negative_ends = (width == 64).then_some([-1, i64::MIN]).into_iter().flatten();
                let mut ends = [OTHER, i64::MAX].into_iter().chain(negative_ends);
                let other = width <= 8 || compares_small_number(expr) && ends.all(|value| accepts(Some(value)));
                ValueSet::from_fn(|value| if value == OTHER && width > 8 { other } else { accepts(Some(value)) })
            }
            _ => return None,
        };
        Some(Test::In { key: key.clone(), set })
    }

    /// Returns whether an operand starts at a register, as raw operands do without another
    /// alignment of them or of their storage. A row checks it.
    fn starts_at_register(&self, field: u8) -> bool {
        let field = self.instruction.fields.get(usize::from(field));
        field.is_some_and(|field| {
            let is_raw = field.kind == Some(FieldKind::RawOperand);
            is_raw && field.alignment.is_none() && (field.storage.is_none() || field.storage_declared)
        })
    }

    /// Returns the width of an unsigned field in bits; 64 for a field that may be negative.
    fn field_width(&self, field: u8) -> u8 {
        let int = self.instruction.fields.get(usize::from(field)).and_then(|f| f.kind).and_then(|kind| kind.int());
        int.filter(|int| !int.signed()).map_or(64, |int| int.bits())
    }
}

/// Returns the test for `a % 8 == 0`, where `a` is a field or an immediate: its lowest bits are
/// zero.
fn multiple_test(expr: &RuleExpr, holds: bool) -> Option<Test> {
    let RuleExpr::Binary(Op::Equal, remainder, zero) = expr else { return None };
    let RuleExpr::Binary(Op::Remainder, number, divisor) = &**remainder else { return None };
    let (RuleExpr::Int(0), RuleExpr::Int(divisor)) = (&**zero, &**divisor) else { return None };
    let log2 = u8::try_from(divisor.checked_ilog2()?).ok()?;
    // The byte for an immediate distinguishes powers of two up to 64.
    if 1 << log2 != *divisor || !matches!(log2, 1..=6) || !holds {
        return None;
    }
    match **number {
        RuleExpr::Operand(Query::Value, field) => Some(Test::ImmediateMultiple { field, log2 }),
        RuleExpr::Field(field) => {
            Some(Test::In { key: RuleExpr::Bits(field, 0, log2), set: ValueSet::from_fn(|number| number == 0) })
        }
        _ => None,
    }
}

/// Returns the clauses for `a & mask == 0`, one for each byte of `a` that the mask has bits of.
fn masked_zero_clauses(expr: &RuleExpr, holds: bool) -> Option<Vec<Clause>> {
    let RuleExpr::Binary(Op::Equal, masked, zero) = expr else { return None };
    let RuleExpr::Binary(Op::And, number, mask) = &**masked else { return None };
    let (RuleExpr::Int(0), RuleExpr::Int(mask), RuleExpr::Field(field)) = (&**zero, &**mask, &**number) else {
        return None;
    };
    if !holds {
        return None;
    }
    let clause = |(byte, mask): (u8, u8)| {
        let set = ValueSet::from_fn(|number| number & i64::from(mask) == 0);
        vec![Test::In { key: RuleExpr::Bits(*field, byte * 8, 8), set }]
    };
    Some((0..8).zip(mask.to_le_bytes()).filter(|(_, mask)| *mask != 0).map(clause).collect())
}
