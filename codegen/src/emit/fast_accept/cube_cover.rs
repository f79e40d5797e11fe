//! Clauses for an expression of a few keys, by a cover of the combinations of values that falsify
//! it.
//!
//! A cube is a product of one set of values for each key. The combinations with which an expression
//! is false are covered by cubes that are as large as possible, and the complement of each cube is
//! a clause. For example, with 1 to 32 channels and elements of 1 to 8 bytes,
//! `channels() * size <= 64` is false in the cubes {16, 32} × {8} and {32} × {4, 8}; its clauses
//! are `channels() not in {16, 32} || size != 8` and `channels() != 32 || size not in {4, 8}`.

use crate::emit::fast_accept::clause::{Clause, MAX_CLAUSES, OTHER, Test, UNKNOWN, ValueSet};
use crate::emit::fast_accept::expr_analysis::{eval, keys_of, replace_keys};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::rust_view::formats::counted_by;
use crate::spec::model::{Instruction, Model};
use openvisa_isa_core::rules::Query;
use openvisa_isa_core::rules::fast_accept::{MAX_ALIGNMENT_LOG2, operand_code};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// Maximum number of combinations of values that are evaluated.
const MAX_COMBINATIONS: usize = 4096;

/// The complement of a cube: for each key, the values outside; `None` for a key all of whose values
/// are inside.
type Complement = Vec<Option<ValueSet>>;

/// An expression to cover, with its keys replaced.
#[derive(PartialEq, Eq, Hash)]
struct CoverProblem {
    expr: RuleExpr,
    /// Whether the expression must hold; otherwise it must not.
    holds: bool,
    /// The values of each key.
    domains: Vec<Domain>,
}

/// Memoised covers of the expressions of all instructions. `None` is a cover of too many cubes.
#[derive(Default)]
pub(super) struct CoverCache(RefCell<HashMap<CoverProblem, Option<Rc<[Complement]>>>>);

/// The values of a key that are tried.
#[derive(PartialEq, Eq, Hash)]
struct Domain {
    /// The values. `None` is an unknown value. The last value of an open domain is `None` too, and
    /// represents all other values.
    values: Vec<Option<i64>>,
    /// For the platform: the platforms that each value represents, as bit sets.
    platforms: Vec<u64>,
    /// The number of an unknown value in a [`ValueSet`].
    unknown: i64,
    /// Whether the key may have other values.
    open: bool,
}

impl Domain {
    fn new(mut values: Vec<Option<i64>>, unknown: i64, open: bool) -> Self {
        values.extend(open.then_some(None));
        Self { values, platforms: Vec::new(), unknown, open }
    }

    /// Returns the numbers that each value represents.
    fn value_sets(&self) -> Vec<ValueSet> {
        let other = self.values.len() - usize::from(self.open);
        let mut known = ValueSet::EMPTY;
        let mut all: Vec<ValueSet> = Vec::with_capacity(self.values.len());
        for (at, value) in self.values.iter().enumerate() {
            let set = match self.platforms.get(at) {
                Some(platforms) => ValueSet::from_low_bits(*platforms),
                None if at == other => known.complement(),
                None => ValueSet::single(value.unwrap_or(self.unknown)),
            };
            known = known.union(set);
            all.push(set);
        }
        all
    }
}

/// Clauses for an expression.
pub(super) struct Cover {
    pub(super) clauses: Vec<Clause>,
    /// Whether all values of all keys were tried. If not, the clauses also exclude the values that
    /// were not tried.
    pub(super) exact: bool,
}

/// Covers the expressions of one instruction.
pub(super) struct CubeCover<'a> {
    pub(super) model: &'a Model,
    pub(super) instruction: &'a Instruction,
    /// Numbers of channels by the code of the execution size.
    pub(super) channel_counts: &'a [u16],
    pub(super) cache: &'a CoverCache,
}

impl CubeCover<'_> {
    /// Returns clauses that exclude each combination of values with which an expression is false
    /// or, unless it must hold, true. `None` if there are too many combinations or clauses, or if
    /// the expression depends on a value that is not a key.
    pub(super) fn cover(&self, expr: &RuleExpr, holds: bool) -> Option<Cover> {
        let keys = keys_of(expr)?;
        let domains: Vec<_> = keys.iter().map(|key| self.domain(key, expr)).collect::<Option<_>>()?;
        let count = domains.iter().try_fold(1_usize, |count, domain| count.checked_mul(domain.values.len()))?;
        if count > MAX_COMBINATIONS {
            return None;
        }
        let exact = domains.iter().all(|domain| !domain.open);
        let problem = CoverProblem { expr: replace_keys(expr, &keys), holds, domains };
        let known = self.cache.0.borrow().get(&problem).cloned();
        let cubes = known.unwrap_or_else(|| {
            let cubes = self.cover_falsifying(&problem, count).map(Rc::from);
            self.cache.0.borrow_mut().insert(problem, cubes.clone());
            cubes
        });
        let test =
            |(key, outside): (&RuleExpr, &Option<ValueSet>)| Some(Test::In { key: key.clone(), set: (*outside)? });
        let clause = |complement: &Complement| {
            let clause: Clause = keys.iter().zip(complement).filter_map(test).collect();
            if clause.is_empty() { vec![Test::Undecided] } else { clause }
        };
        Some(Cover { clauses: cubes?.iter().map(clause).collect(), exact })
    }

    /// Returns the complements of cubes that cover the falsifying combinations, of `count`
    /// combinations in all.
    fn cover_falsifying(&self, problem: &CoverProblem, count: usize) -> Option<Vec<Complement>> {
        let domains = &problem.domains;
        let falsifying = self.find_falsifying(problem, count);
        let value_sets: Vec<_> = domains.iter().map(Domain::value_sets).collect();
        let mut left = falsifying.clone();
        let mut complements = Vec::new();
        while let Some(seed) = left.iter().position(|left| *left) {
            let cube = grow_cube(seed, &falsifying, domains);
            for (combination, left) in left.iter_mut().enumerate().filter(|(_, left)| **left) {
                *left = !value_positions(combination, domains).zip(&cube).all(|((_, at), inside)| inside[at]);
            }
            let complement = |(sets, inside): (&Vec<ValueSet>, &Vec<bool>)| {
                let within = sets.iter().zip(inside).filter(|(_, inside)| **inside);
                let within = within.fold(ValueSet::EMPTY, |all, (set, _)| all.union(*set));
                inside.contains(&false).then(|| within.complement())
            };
            complements.push(value_sets.iter().zip(&cube).map(complement).collect());
            if complements.len() > MAX_CLAUSES {
                return None;
            }
        }
        Some(complements)
    }

    /// Returns whether the expression of a problem is falsified by each combination.
    fn find_falsifying(&self, CoverProblem { expr, holds, domains }: &CoverProblem, count: usize) -> Vec<bool> {
        let mut values = vec![None; domains.len()];
        let mut is_falsifying = |combination: usize| {
            let mut other = false;
            for (value, (domain, at)) in values.iter_mut().zip(value_positions(combination, domains)) {
                *value = domain.values[at];
                other |= domain.open && at + 1 == domain.values.len();
            }
            // A value that was not tried may falsify an expression that is unknown here.
            eval(self.model, expr, &values).map_or(other, |result| (result != 0) != *holds)
        };
        (0..count).map(&mut is_falsifying).collect()
    }

    /// Returns the values of a key that are tried; `None` if there are too many.
    fn domain(&self, key: &RuleExpr, expr: &RuleExpr) -> Option<Domain> {
        let numbers = |count: i64| (0..count).map(Some).collect::<Vec<_>>();
        let numbers_or_unknown = |count: i64| (0..count).map(Some).chain([None]).collect::<Vec<_>>();
        let is_number =
            matches!(key, RuleExpr::Operand(Query::Value | Query::First | Query::Registers | Query::RowWidth, _));
        let unknown = if is_number { OTHER } else { UNKNOWN };
        let domain = |values, open| Some(Domain::new(values, unknown, open));
        match key {
            RuleExpr::Operand(Query::Type, field) => {
                let types = self.instruction.fields.get(usize::from(*field))?.types.as_ref();
                let Some(types) = types else {
                    return domain(numbers_or_unknown(self.model.data_types.len() as i64), false);
                };
                domain(types.value.iter().map(|id| Some(id.index() as i64)).chain([None]).collect(), true)
            }
            // An operand of a list may be absent; then it is unknown whether it is null.
            RuleExpr::Operand(Query::IsNull, field) => {
                let field = self.instruction.fields.get(usize::from(*field))?;
                domain(if counted_by(field).is_some() { numbers_or_unknown(2) } else { numbers(2) }, false)
            }
            RuleExpr::Operand(Query::IsPacked | Query::IsModified | Query::Saturates, _) => {
                domain(numbers_or_unknown(2), false)
            }
            RuleExpr::Operand(Query::PredicateElements, _) => {
                domain(numbers_or_unknown(1 + i64::from(operand_code::MAX_PREDICATE_ELEMENTS)), false)
            }
            RuleExpr::Operand(Query::Class, _) => domain(numbers_or_unknown(8), false),
            RuleExpr::Operand(Query::Value, _) => domain(numbers_or_unknown(9), true),
            RuleExpr::Operand(Query::First | Query::Registers | Query::RowWidth, _) => domain(numbers(33), true),
            RuleExpr::AlignmentLog2(_) => domain(numbers(i64::from(MAX_ALIGNMENT_LOG2) + 1), false),
            RuleExpr::Channels => {
                let counts = self.channel_counts.iter().filter(|count| **count > 0);
                let mut values: Vec<_> = counts.map(|count| Some(i64::from(*count))).collect();
                values.dedup();
                domain(values, false)
            }
            RuleExpr::Platforms(_) => Some(self.platform_domain(expr)),
            RuleExpr::Bits(.., width @ 0..=4) => domain(numbers(1 << width), false),
            RuleExpr::Field(_) | RuleExpr::Bits(..) => domain(self.field_values(key)?, true),
            _ => None,
        }
    }

    /// Returns the domain of the platform: one value for each class of platforms that the
    /// expression does not distinguish.
    fn platform_domain(&self, expr: &RuleExpr) -> Domain {
        struct Class {
            /// Which sets of the expression have the platforms.
            contained: Vec<bool>,
            platforms: u64,
        }
        let mut sets = Vec::new();
        collect_platform_sets(expr, &mut sets);
        let mut classes: Vec<Class> = Vec::new();
        for platform in 0..self.model.platforms.len().min(64) {
            let contained: Vec<_> = sets.iter().map(|set| set >> platform & 1 == 1).collect();
            match classes.iter_mut().find(|known| known.contained == contained) {
                Some(known) => known.platforms |= 1 << platform,
                None => classes.push(Class { contained, platforms: 1 << platform }),
            }
        }
        let platforms: Vec<_> = classes.into_iter().map(|class| class.platforms).collect();
        let values = platforms.iter().map(|set| Some(i64::from(set.trailing_zeros()))).collect();
        Domain { values, platforms, unknown: UNKNOWN, open: false }
    }

    /// Returns the values of a field or of bits of it: the codes of its enumerators, or typical
    /// numbers.
    fn field_values(&self, key: &RuleExpr) -> Option<Vec<Option<i64>>> {
        let (index, bits) = match key {
            RuleExpr::Field(index) => (index, None),
            RuleExpr::Bits(index, low, width) => (index, Some((*low, *width))),
            _ => return None,
        };
        let field = self.instruction.fields.get(usize::from(*index))?;
        let group = field.groups.iter().find(|g| bits.map_or(g.low == 0, |bits| (g.low, g.width()) == bits));
        let own = Some(&field.enumerators).filter(|list| bits.is_none() && !list.is_empty());
        let list = own.or_else(|| group.map(|group| &group.enumerators)).filter(|list| !list.is_empty());
        let Some(list) = list else {
            return Some((0..=8).chain([12, 16, 24, 32, 48, 64]).map(Some).collect());
        };
        let mut codes: Vec<_> = list.iter().map(|e| e.code.value).filter(|code| *code < 255).collect();
        codes.sort_unstable();
        codes.dedup();
        Some(codes.into_iter().map(|code| Some(code as i64)).collect())
    }
}

/// Returns the domains with the positions of the values that a combination has. Combinations are
/// numbered with the first key as the lowest digit.
fn value_positions(mut combination: usize, domains: &[Domain]) -> impl Iterator<Item = (&Domain, usize)> {
    domains.iter().map(move |domain| {
        let at = combination % domain.values.len();
        combination /= domain.values.len();
        (domain, at)
    })
}

/// Grows a cube around a combination, key by key, as long as all combinations inside are
/// falsifying. Returns for each key which values are inside.
fn grow_cube(seed: usize, falsifying: &[bool], domains: &[Domain]) -> Vec<Vec<bool>> {
    let only = |(domain, at): (&Domain, usize)| (0..domain.values.len()).map(|value| value == at).collect();
    let mut cube: Vec<Vec<bool>> = value_positions(seed, domains).map(only).collect();
    for key in 0..domains.len() {
        for value in 0..domains[key].values.len() {
            cube[key][value] = cube[key][value] || all_falsifying(falsifying, &cube, (key, value), 0);
        }
    }
    cube
}

/// Returns whether all combinations with one value of a key are falsifying that have values inside
/// a cube for all other keys. `cube` has the keys that are still to be chosen; `first` is the
/// combination of the values chosen for the keys behind them.
fn all_falsifying(falsifying: &[bool], cube: &[Vec<bool>], (key, value): (usize, usize), first: usize) -> bool {
    let Some((last, others)) = cube.split_last() else { return falsifying[first] };
    let step: usize = others.iter().map(Vec::len).product();
    let is_chosen = |at: &usize| if others.len() == key { *at == value } else { last[*at] };
    (0..last.len()).filter(is_chosen).all(|at| all_falsifying(falsifying, others, (key, value), first + at * step))
}

fn collect_platform_sets(expr: &RuleExpr, sets: &mut Vec<u64>) {
    match expr {
        RuleExpr::Platforms(set) => sets.push(*set),
        RuleExpr::Table(of, _) | RuleExpr::Type(_, of) | RuleExpr::Unary(_, of) => collect_platform_sets(of, sets),
        RuleExpr::Binary(_, a, b) => [a, b].into_iter().for_each(|of| collect_platform_sets(of, sets)),
        RuleExpr::Select(condition, a, b) => {
            [condition, a, b].into_iter().for_each(|of| collect_platform_sets(of, sets));
        }
        _ => {}
    }
}
