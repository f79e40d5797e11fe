//! Clauses as bit masks: for each probe of an instruction's bytes and each number that it may give,
//! a 64-bit mask with one bit per clause that the number satisfies.
//!
//! An instruction satisfies all clauses if the bitwise OR of the masks of all its probes has all
//! clause bits. For example, a row with the clauses `Exec_size.size <= 3 || is_null(Dst)` (bit 1)
//! and `Exec_size.mask <= 7` (bit 2) has the mask `0b110` for an execution size byte of 0x00, and
//! `0b010` for the code of a null destination.
//!
//! The lowest bits are type combinations. A mask sets the bit of a combination that a number
//! *excludes*; at least one must stay clear.

use crate::emit::fast_accept::clause::{Clause, OTHER, Test, ValueSet};
use crate::emit::fast_accept::operand_codes::{OperandCodes, TraitQuery};
use crate::emit::rules::rule_expr::RuleExpr;
use crate::spec::model::Instruction;
use openvisa_isa_core::rules::Query;
use openvisa_isa_core::rules::fast_accept::immediate_code;
use std::collections::{BTreeMap, HashMap};

/// A probe: a number from 0 to 255 that the validator finds in, or computes from, the bytes of an
/// instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Probe {
    /// The position of the platform.
    Platform,
    /// A byte of a field: field, position in the field.
    Byte(u8, u8),
    /// Some bits of a field of several bytes: field, lowest bit, width. 255 is any greater number.
    Bits(u8, u8, u8),
    /// The [operand code](super::operand_codes) of a field.
    Operand(u8),
    /// The value of an immediate: itself if it is below 64, else 64 plus the number of its trailing
    /// zero bits.
    Immediate(u8),
    /// The first element of its variable that an operand touches.
    First(u8),
    /// The number of registers that an operand touches.
    Registers(u8),
    /// Whether an operand names a predefined variable.
    Predefined(u8),
    /// The base-2 logarithm of the alignment of an operand.
    AlignmentLog2(u8),
    /// The number of elements in a row of the region of an operand.
    RowWidth(u8),
}

/// The numbers of a probe with which a test succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ProbeTest {
    pub(super) probe: Probe,
    pub(super) numbers: ValueSet,
}

/// Tests of which at least one must succeed.
type ProbeClause = Vec<ProbeTest>;

const MULTIPLES: i64 = immediate_code::MULTIPLES as i64;

/// The number of mask bits of a row.
const MASK_BITS: usize = 64;

/// The number of channels of an execution size code that has none.
const NO_COUNT: u64 = 255;

/// The byte that the number of channels depends on.
pub(super) struct ChannelByte {
    /// The field whose first byte it is.
    pub(super) field: u8,
    /// The number of channels for each value of the byte; 255 for a reserved execution size.
    pub(super) counts: [u64; 256],
}

/// The masks of one row.
pub(super) struct ClauseMasks {
    /// For each probe, the mask of each number.
    pub(super) tables: BTreeMap<Probe, [u64; 256]>,
    /// The bits of the clauses.
    pub(super) clause_bits: u64,
    /// The bits of the type combinations.
    pub(super) combination_bits: u64,
}

/// The execution size of an instruction.
struct ExecutionSizeBits {
    field: u8,
    low: u8,
    width: u8,
    /// Numbers of channels by code.
    counts: Vec<u16>,
}

/// Collects the clauses of one row.
pub(super) struct MaskBuilder<'a> {
    instruction: &'a Instruction,
    codes: &'a OperandCodes,
    execution_size: Option<ExecutionSizeBits>,
    clauses: Vec<ProbeClause>,
    /// For each type combination, the numbers that exclude it.
    combinations: Vec<Vec<ProbeTest>>,
}

impl<'a> MaskBuilder<'a> {
    /// Creates a builder without clauses. `channels` is the number of channels by the code of the
    /// execution size.
    pub(super) fn new(instruction: &'a Instruction, channels: Option<RuleExpr>, codes: &'a OperandCodes) -> Self {
        let execution_size = match channels {
            Some(RuleExpr::Table(key, counts)) => match *key {
                RuleExpr::Bits(field, low, width) => Some(ExecutionSizeBits { field, low, width, counts }),
                _ => None,
            },
            _ => None,
        };
        Self { instruction, codes, execution_size, clauses: Vec::new(), combinations: Vec::new() }
    }

    /// Returns the byte that the number of channels depends on.
    pub(super) fn channel_byte(&self) -> Option<ChannelByte> {
        let ExecutionSizeBits { field, low, width, counts } = self.execution_size.as_ref()?;
        let count = |byte: usize| {
            let code = byte >> low & ((1 << width) - 1);
            counts.get(code).map_or(NO_COUNT, |count| (*count).into())
        };
        Some(ChannelByte { field: *field, counts: std::array::from_fn(count) })
    }

    /// Adds a clause.
    pub(super) fn add_clause(&mut self, clause: &Clause) {
        let mut tests: ProbeClause = Vec::new();
        for test in clause.iter().filter_map(|test| self.probe_test(test)) {
            match tests.iter_mut().find(|known| known.probe == test.probe) {
                Some(known) => known.numbers = known.numbers.union(test.numbers),
                None => tests.push(test),
            }
        }
        self.insert(tests);
    }

    /// Adds that a probe must give one of some numbers.
    pub(super) fn require(&mut self, probe: Probe, numbers: ValueSet) {
        self.insert(vec![ProbeTest { probe, numbers }]);
    }

    /// Adds a type combination with the numbers that exclude it.
    pub(super) fn add_combination(&mut self, excluded_by: Vec<ProbeTest>) {
        self.combinations.push(excluded_by);
    }

    /// Inserts a clause, and reduces the number of clauses: a clause that another one implies is
    /// left out, and two clauses that differ in one probe become one.
    fn insert(&mut self, mut clause: ProbeClause) {
        if clause.iter().any(|test| test.numbers == ValueSet::ALL) {
            return;
        }
        clause.retain(|test| test.numbers != ValueSet::EMPTY);
        clause.sort_unstable();
        if self.clauses.iter().any(|known| implies(known, &clause)) {
            return;
        }
        self.clauses.retain(|known| !implies(&clause, known));
        let joined = (0..).zip(&self.clauses).find_map(|(at, known)| Some((at, conjoin_clauses(known, &clause)?)));
        match joined {
            Some((at, joined)) => {
                self.clauses.remove(at);
                self.insert(joined);
            }
            None => self.clauses.push(clause),
        }
    }

    /// Returns the numbers of a probe with which a test succeeds; `None` if no probe decides it.
    fn probe_test(&self, test: &Test) -> Option<ProbeTest> {
        match test {
            Test::In { key, set } => self.key_test(key, set),
            Test::ImmediateMultiple { field, log2 } => {
                let is_multiple = |number: i64| match number {
                    0..MULTIPLES => number % (1 << log2) == 0,
                    OTHER => true,
                    _ => number - MULTIPLES >= i64::from(*log2),
                };
                Some(ProbeTest { probe: Probe::Immediate(*field), numbers: ValueSet::from_fn(is_multiple) })
            }
            Test::Undecided => None,
        }
    }

    fn key_test(&self, key: &RuleExpr, set: &ValueSet) -> Option<ProbeTest> {
        let number = |probe| Some(ProbeTest { probe, numbers: set.below_64_or_other() });
        match key {
            RuleExpr::Field(field) => {
                let int = self.instruction.fields.get(usize::from(*field))?.kind?.int()?;
                let is_byte = int.bits() == 8 && !int.signed();
                if is_byte { byte_test(*field, 0, 8, set) } else { bits_test(*field, 0, int.bits(), set) }
            }
            RuleExpr::Bits(field, low, width) if low % 8 + width <= 8 => byte_test(*field, *low, *width, set),
            RuleExpr::Bits(field, low, width) => bits_test(*field, *low, *width, set),
            RuleExpr::Channels => {
                let ChannelByte { field, counts } = self.channel_byte()?;
                let numbers = ValueSet::from_fn(|byte| set.contains(counts[byte as usize] as i64));
                Some(ProbeTest { probe: Probe::Byte(field, 0), numbers })
            }
            RuleExpr::Platforms(_) => Some(ProbeTest { probe: Probe::Platform, numbers: *set }),
            RuleExpr::Operand(Query::Type, field) => self.operand_test(*field, TraitQuery::Type, set),
            RuleExpr::Operand(Query::Class, field) => self.operand_test(*field, TraitQuery::Class, set),
            RuleExpr::Operand(Query::IsNull, field) => self.operand_test(*field, TraitQuery::IsNull, set),
            RuleExpr::Operand(Query::IsPacked, field) => self.operand_test(*field, TraitQuery::IsPacked, set),
            RuleExpr::Operand(Query::IsModified | Query::Saturates, field) => {
                self.operand_test(*field, TraitQuery::IsModified, set)
            }
            RuleExpr::Operand(Query::PredicateElements, field) => {
                self.operand_test(*field, TraitQuery::PredicateElements, set)
            }
            RuleExpr::Operand(Query::Value, field) => number(Probe::Immediate(*field)),
            RuleExpr::Operand(Query::First, field) => number(Probe::First(*field)),
            RuleExpr::Operand(Query::Registers, field) => number(Probe::Registers(*field)),
            RuleExpr::Operand(Query::IsPredefined, field) => number(Probe::Predefined(*field)),
            RuleExpr::Operand(Query::RowWidth, field) => number(Probe::RowWidth(*field)),
            RuleExpr::AlignmentLog2(field) => number(Probe::AlignmentLog2(*field)),
            _ => None,
        }
    }

    fn operand_test(&self, field: u8, query: TraitQuery, answers: &ValueSet) -> Option<ProbeTest> {
        let operand = self.instruction.fields.get(usize::from(field))?;
        Some(ProbeTest { probe: Probe::Operand(field), numbers: self.codes.with_answers(operand, query, answers) })
    }

    /// Assigns a bit to each type combination and clause; `None` if there are more than 64, or if a
    /// clause cannot be satisfied.
    pub(super) fn build(mut self) -> Option<ClauseMasks> {
        if self.combinations.is_empty() {
            // A combination that nothing excludes, so that at least one is always left.
            self.combinations.push(Vec::new());
        }
        let (clauses, combinations) = (self.clauses.len(), self.combinations.len());
        if clauses + combinations > MASK_BITS || self.clauses.iter().any(Vec::is_empty) {
            return None;
        }
        let mut tables: BTreeMap<Probe, [u64; 256]> = BTreeMap::new();
        for (bit, tests) in self.combinations.iter().chain(&self.clauses).enumerate() {
            for ProbeTest { probe, numbers } in tests {
                let table = tables.entry(*probe).or_insert([0; 256]);
                for (number, mask) in (0..).zip(table) {
                    *mask |= u64::from(numbers.contains(number)) << bit;
                }
            }
        }
        let bits = |from: usize, count: usize| (0..count).fold(0_u64, |bits, bit| bits | 1 << (from + bit));
        Some(ClauseMasks { tables, clause_bits: bits(combinations, clauses), combination_bits: bits(0, combinations) })
    }
}

/// Returns the test for bits within one byte of a field.
fn byte_test(field: u8, low: u8, width: u8, set: &ValueSet) -> Option<ProbeTest> {
    let numbers = if (low % 8, width) == (0, 8) {
        *set
    } else if low % 8 + width <= 8 {
        ValueSet::from_fn(|byte| set.contains(byte >> (low % 8) & ((1 << width) - 1)))
    } else {
        return None;
    };
    Some(ProbeTest { probe: Probe::Byte(field, low / 8), numbers })
}

fn bits_test(field: u8, low: u8, width: u8, set: &ValueSet) -> Option<ProbeTest> {
    Some(ProbeTest { probe: Probe::Bits(field, low, width), numbers: *set })
}

/// Returns whether a clause implies another one: each of its tests succeeds only if a test of the
/// other does.
fn implies(a: &ProbeClause, b: &ProbeClause) -> bool {
    a.iter().all(|own| b.iter().any(|other| other.probe == own.probe && own.numbers.is_subset(&other.numbers)))
}

/// Returns the conjunction of two clauses that differ in the numbers of one probe; `None` for other
/// clauses.
fn conjoin_clauses(known: &ProbeClause, clause: &ProbeClause) -> Option<ProbeClause> {
    if !known.iter().map(|test| test.probe).eq(clause.iter().map(|test| test.probe)) {
        return None;
    }
    let mut differing = (0..clause.len()).filter(|at| known[*at].numbers != clause[*at].numbers);
    let (Some(at), None) = (differing.next(), differing.next()) else { return None };
    let mut joined = clause.clone();
    joined[at].numbers = clause[at].numbers.intersection(known[at].numbers);
    Some(joined)
}

/// The position of a probe's masks in the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MaskTable {
    /// Position of the table that maps a number to the position of its mask.
    pub(super) indices: usize,
    /// Position of the first mask.
    pub(super) masks: usize,
}

/// All tables and masks, deduplicated. A probe has few different masks, so its table has positions
/// of one byte.
#[derive(Default)]
pub(super) struct MaskPool {
    /// Tables that map a number to a position.
    pub(super) indices: Vec<[u8; 256]>,
    /// Masks. Those of one table are consecutive.
    pub(super) masks: Vec<u64>,
    known_indices: HashMap<[u8; 256], usize>,
    /// The positions of each mask, ascending.
    positions: HashMap<u64, Vec<usize>>,
}

impl MaskPool {
    /// Adds the masks of a probe.
    pub(super) fn add(&mut self, table: &[u64; 256]) -> MaskTable {
        let mut masks: Vec<u64> = Vec::new();
        // Neighbouring numbers often have equal masks.
        let (mut last, mut at) = (None, 0);
        let indices = table.map(|mask| {
            if last != Some(mask) {
                at = masks.iter().position(|known| *known == mask).unwrap_or_else(|| {
                    masks.push(mask);
                    masks.len() - 1
                });
                last = Some(mask);
            }
            at as u8
        });
        let masks = self.add_masks(&masks);
        MaskTable { indices: self.add_indices(indices), masks }
    }

    /// Adds a table whose masks are all zero.
    pub(super) fn add_zero(&mut self) -> MaskTable {
        self.add(&[0; 256])
    }

    /// Returns the position of consecutive masks, which are added unless they are there.
    fn add_masks(&mut self, masks: &[u64]) -> usize {
        let positions = masks.first().and_then(|first| self.positions.get(first));
        let found = positions.into_iter().flatten().find(|at| self.masks[**at..].starts_with(masks));
        found.copied().unwrap_or_else(|| {
            let first = self.masks.len();
            for (at, mask) in (first..).zip(masks) {
                self.positions.entry(*mask).or_default().push(at);
            }
            self.masks.extend(masks);
            first
        })
    }

    /// Returns the position of a table, which is added unless it is there.
    fn add_indices(&mut self, table: [u8; 256]) -> usize {
        let indices = &mut self.indices;
        *self.known_indices.entry(table).or_insert_with(|| {
            indices.push(table);
            indices.len() - 1
        })
    }
}
