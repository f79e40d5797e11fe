//! Clauses that leave out the combinations of values with which an expression is false.

use super::cnf::{BEYOND, Clause, Clauses, MOST, Set, Test, UNKNOWN};
use super::expr_analysis::{keys, placed};
use crate::emit::rules::rule_expr::Lowered;
use crate::emit::support::formats::counted_by;
use openvisa_codec::rules::Step;
use std::rc::Rc;

/// More combinations of values than this are not looked at.
const POINTS: usize = 4096;

/// What lies outside of a box: for each thing, the numbers, unless all lie inside.
pub(crate) type Outside = Vec<Option<Set>>;

/// An expression that must hold or must not, in which fields stand for what it depends on, and the values of these.
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Placed {
    expr: Lowered,
    holds: bool,
    domains: Vec<Domain>,
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

fn platform_sets(expr: &Lowered, sets: &mut Vec<u64>) {
    match expr {
        Lowered::Platforms(set) => sets.push(*set),
        Lowered::Table(of, _) | Lowered::Type(_, of) | Lowered::Unary(_, of) => platform_sets(of, sets),
        Lowered::Binary(_, a, b) => [a, b].into_iter().for_each(|of| platform_sets(of, sets)),
        Lowered::Select(condition, a, b) => [condition, a, b].into_iter().for_each(|of| platform_sets(of, sets)),
        _ => {}
    }
}

impl Clauses<'_> {
    /// Clauses that leave out each combination of values with which an expression is false, where these are few. A clause is the
    /// largest box of such combinations around one. Also whether all values were tried; of others it must be certain that the
    /// expression is not false with them.
    pub(crate) fn cover(&self, expr: &Lowered, holds: bool) -> Option<(Vec<Clause>, bool)> {
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
}
