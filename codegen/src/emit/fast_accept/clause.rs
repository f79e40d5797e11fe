//! Clauses of a conjunctive normal form, and the sets of values that their tests accept.
//!
//! For example, `size(type(Src0)) == 4 || Exec_size.size < 3` is one clause of two tests: the type
//! of `Src0` is in the set of the types of four bytes, or the three bits of the execution size are
//! in {0, 1, 2}.

use crate::emit::rules::rule_expr::RuleExpr;

/// Maximum number of clauses of one expression. With more, the row would run out of mask bits.
pub(super) const MAX_CLAUSES: usize = 40;

/// The number of an unknown type or operand class in a [`ValueSet`].
pub(super) const UNKNOWN: i64 = 63;

/// The number in a [`ValueSet`] for all numbers from 255 on, and for an unknown number.
pub(super) const OTHER: i64 = 255;

/// A set of the numbers from 0 to 254, with one more bit for all [other](OTHER) numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ValueSet([u64; 4]);

impl ValueSet {
    /// All numbers.
    pub(super) const ALL: Self = Self([u64::MAX; 4]);

    /// No number.
    pub(super) const EMPTY: Self = Self([0; 4]);

    /// Returns the set of the numbers for which a predicate holds. The predicate is also called for
    /// [`OTHER`].
    pub(super) fn from_fn(contains: impl Fn(i64) -> bool) -> Self {
        let word = |word: i64| (0..64).fold(0, |set, bit| set | u64::from(contains(word * 64 + bit)) << bit);
        Self(std::array::from_fn(|index| word(index as i64)))
    }

    /// Returns the set of the numbers below 64 whose bits are set.
    pub(super) const fn from_low_bits(bits: u64) -> Self {
        Self([bits, 0, 0, 0])
    }

    /// Returns the set of one number; the empty set if the number cannot be in one.
    pub(super) fn single(number: i64) -> Self {
        let mut set = Self::EMPTY;
        let word = usize::try_from(number / 64).ok().filter(|_| number >= 0).and_then(|at| set.0.get_mut(at));
        if let Some(word) = word {
            *word = 1 << (number % 64);
        }
        set
    }

    /// Returns whether a number is in the set.
    pub(super) fn contains(&self, number: i64) -> bool {
        let number = usize::try_from(number).unwrap_or(usize::MAX).min(OTHER as usize);
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// Removes a number from 0 to 255.
    pub(super) fn remove(&mut self, number: u8) {
        self.0[usize::from(number / 64)] &= !(1 << (number % 64));
    }

    /// Returns the numbers of either set.
    pub(super) fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Returns the numbers of both sets.
    pub(super) fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Returns the numbers that are not in the set.
    pub(super) fn complement(self) -> Self {
        Self(self.0.map(|word| !word))
    }

    /// Returns whether each number of the set is in another one.
    pub(super) fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own & !other == 0)
    }

    /// Returns the numbers below 64, and [`OTHER`] if the set has it.
    pub(super) fn below_64_or_other(self) -> Self {
        Self([self.0[0], 0, 0, self.0[3] & 1 << 63])
    }
}

/// Tests of which at least one must succeed.
pub(super) type Clause = Vec<Test>;

/// A test of a clause.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Test {
    /// Succeeds if the value of the key is in the set.
    In {
        /// The key: a field, some bits of it, or a query about an operand.
        key: RuleExpr,
        /// The set.
        set: ValueSet,
    },
    /// Succeeds if an immediate is a multiple of a power of two.
    ImmediateMultiple {
        /// The operand.
        field: u8,
        /// Base-2 logarithm of the power.
        log2: u8,
    },
    /// Never succeeds: the rules themselves must decide.
    Undecided,
}

impl Test {
    /// Returns whether the test always succeeds.
    pub(super) fn is_tautology(&self) -> bool {
        matches!(self, Self::In { set: ValueSet::ALL, .. })
    }
}

/// Low bits of a field whose value a row fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct KnownBits {
    /// The field.
    pub(super) field: u8,
    /// Number of low bits that are known; [`KnownBits::ALL`] if the whole field is.
    pub(super) width: u8,
    /// Their value. An operand of value 0 is null.
    pub(super) value: i64,
}

impl KnownBits {
    /// The width of a field that is known as a whole, however wide it is.
    pub(super) const ALL: u8 = 64;
}

/// The facts that all instructions of a row have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct RowFacts {
    /// The fields that they have: bit `n` is field `n`.
    pub(super) present: u64,
    /// Fields with known low bits.
    pub(super) known: Vec<KnownBits>,
}

impl RowFacts {
    /// Returns whether the instructions have a field.
    pub(super) fn has(&self, field: u8) -> bool {
        self.present.checked_shr(field.into()).is_some_and(|bits| bits & 1 == 1)
    }

    /// Returns the value of the known low bits of a field, if at least `width` bits are known.
    pub(super) fn known_value(&self, field: u8, width: u8) -> Option<i64> {
        let known = self.known.iter().find(|known| known.field == field && known.width >= width);
        known.map(|known| known.value)
    }
}

/// Returns the disjunction of two conjunctions as a conjunction, by distribution; `None` if it has
/// too many clauses.
pub(super) fn disjoin(a: &[Clause], b: &[Clause]) -> Option<Vec<Clause>> {
    if a.len() * b.len() > MAX_CLAUSES {
        return None;
    }
    Some(a.iter().flat_map(|a| b.iter().filter_map(|b| merge(a.clone(), b))).collect())
}

/// Returns a clause with the tests of two clauses; `None` if it is a tautology.
fn merge(mut clause: Clause, other: &Clause) -> Option<Clause> {
    clause.retain(|test| *test != Test::Undecided);
    for test in other.iter().filter(|test| **test != Test::Undecided) {
        let Test::In { key, set } = test else {
            clause.push(test.clone());
            continue;
        };
        let same = |known: &&mut Test| matches!(known, Test::In { key: known, .. } if is_same_key(known, key));
        match clause.iter_mut().find(same) {
            Some(Test::In { set: known, .. }) => *known = known.union(*set),
            _ => clause.push(test.clone()),
        }
    }
    if clause.is_empty() {
        clause.push(Test::Undecided);
    }
    (!clause.iter().any(Test::is_tautology)).then_some(clause)
}

/// Returns whether two keys ask for the same value. All sets of platforms ask for the platform.
pub(super) fn is_same_key(a: &RuleExpr, b: &RuleExpr) -> bool {
    a == b || matches!((a, b), (RuleExpr::Platforms(_), RuleExpr::Platforms(_)))
}
