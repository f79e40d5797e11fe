//! Comparison of the clauses of the real specification with an interpreter of its rules.

use super::*;
use crate::emit::fast_accept::clause::UNKNOWN;
use crate::emit::fast_accept::expr_analysis::eval_type;
use crate::emit::rules::rule_expr::lower_expr;
use openvisa_isa_core::rules::fast_accept::MAX_ALIGNMENT_LOG2;
use std::path::Path;

fn model() -> Model {
    let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    crate::load(&specs).expect("the specification can be read").0.model
}

/// Returns a builder for an instruction that has all its fields. Field 63, which no instruction
/// has, is 1 if the execution mask is ignored.
fn builder<'a>(model: &'a Model, instruction: &'a Instruction, cache: &'a CnfCache) -> CnfBuilder<'a> {
    let facts = RowFacts { present: u64::MAX, known: Vec::new() };
    let no_mask = Some(RuleExpr::Field(63));
    CnfBuilder { model, instruction, facts, channel_counts: vec![1, 2, 4, 8, 16, 32], no_mask, cache }
}

/// A pseudo-random number generator with a fixed seed.
struct TestRandom(u64);

impl TestRandom {
    /// Returns a number below a bound.
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// An instruction of which every key has a random value, chosen when it is first asked for.
struct Situation<'a> {
    builder: &'a CnfBuilder<'a>,
    platform: i64,
    values: Vec<(RuleExpr, Option<i64>)>,
    random: TestRandom,
}

impl Situation<'_> {
    fn value(&mut self, key: &RuleExpr) -> Option<i64> {
        if let Some((_, value)) = self.values.iter().find(|(known, _)| known == key) {
            return *value;
        }
        let most = match key {
            RuleExpr::Field(field) if self.builder.field_width(*field) > 8 => 1 << 16,
            RuleExpr::Field(field) => 1 << self.builder.field_width(*field),
            RuleExpr::Operand(Query::Type, _) => self.builder.model.data_types.len() as u64,
            RuleExpr::Operand(Query::Value | Query::First, _) => 300,
            RuleExpr::Operand(Query::RowWidth, _) => 40,
            RuleExpr::Operand(Query::IsNull | Query::IsScalar | Query::IsPredefined, _) => 2,
            RuleExpr::Operand(Query::IsPacked | Query::IsModified | Query::Saturates, _) => 2,
            RuleExpr::Operand(Query::PredicateElements, _) => u64::from(operand_code::MAX_PREDICATE_ELEMENTS) + 1,
            RuleExpr::AlignmentLog2(_) => u64::from(MAX_ALIGNMENT_LOG2) + 1,
            RuleExpr::Channels => 6,
            _ => 8,
        };
        // The values of fields are known; answers to queries may be unknown.
        let certain = matches!(
            key,
            RuleExpr::Field(_) | RuleExpr::Channels | RuleExpr::AlignmentLog2(_) | RuleExpr::Operand(Query::IsNull, _)
        );
        let unknown = !certain && self.random.below(4) == 0;
        let value = if self.random.below(2) == 0 { self.random.below(most.min(8)) } else { self.random.below(most) };
        let value = if *key == RuleExpr::Channels { 1 << value } else { value };
        let value = Some(value as i64).filter(|_| !unknown);
        self.values.push((key.clone(), value));
        value
    }

    fn eval(&mut self, expr: &RuleExpr) -> Option<i64> {
        match expr {
            RuleExpr::Int(number) => Some(*number),
            RuleExpr::Unknown => None,
            RuleExpr::Operand(Query::InLayout, _) => Some(1),
            RuleExpr::Aligned(field, bytes) if self.builder.starts_at_register(*field) => {
                let register = self.eval(&RuleExpr::RegisterBytes)?;
                let is_multiple = |bytes| bytes > 0 && register % bytes == 0;
                if self.eval(bytes).is_none_or(is_multiple) { Some(1) } else { self.value(expr) }
            }
            RuleExpr::Aligned(field, bytes) => {
                let power = self.value(&RuleExpr::AlignmentLog2(*field))?;
                Some(i64::from((1_i64 << power) % self.eval(bytes)?.max(1) == 0))
            }
            RuleExpr::NoMask => self.value(&RuleExpr::Field(63)),
            RuleExpr::RegisterBytes => {
                self.builder.model.platforms[self.platform as usize].register_bytes.map(i64::from)
            }
            RuleExpr::Platforms(set) => Some((set >> self.platform & 1) as i64),
            RuleExpr::Bits(field, low, width) => {
                Some(self.value(&RuleExpr::Field(*field))? >> low & ((1 << width) - 1))
            }
            RuleExpr::Table(of, entries) => {
                entries.get(usize::try_from(self.eval(of)?).ok()?).map(|entry| i64::from(*entry))
            }
            RuleExpr::Type(query, of) => {
                let position = self.eval(of)?;
                eval_type(self.builder.model, *query, position)
            }
            RuleExpr::Unary(UnaryOp::Not, of) => Some(i64::from(self.eval(of)? == 0)),
            RuleExpr::Unary(UnaryOp::Negate, of) => self.eval(of)?.checked_neg(),
            RuleExpr::Unary(UnaryOp::Complement, of) => Some(!self.eval(of)?),
            RuleExpr::Binary(op, a, b) => {
                let (a, b) = (self.eval(a), self.eval(b));
                op.eval(a, b)
            }
            RuleExpr::Select(condition, a, b) => {
                let condition = self.eval(condition)?;
                self.eval(if condition != 0 { a } else { b })
            }
            key => self.value(key),
        }
    }

    fn succeeds(&mut self, test: &Test) -> bool {
        match test {
            Test::In { key: RuleExpr::Platforms(_), set } => set.contains(self.platform),
            Test::In {
                key: key @ RuleExpr::Operand(Query::Value | Query::First | Query::Registers | Query::RowWidth, _),
                set,
            } => match self.eval(key) {
                None => set.contains(OTHER),
                Some(value) => value < 64 && set.contains(value),
            },
            Test::In { key, set } => set.contains(self.eval(key).unwrap_or(UNKNOWN)),
            Test::ImmediateMultiple { field, log2 } => {
                let value = self.value(&RuleExpr::Operand(Query::Value, *field));
                value.is_none_or(|value| value & ((1 << log2) - 1) == 0)
            }
            Test::Undecided => false,
        }
    }
}

#[test]
fn an_instruction_that_passes_the_clauses_of_a_constraint_satisfies_it() {
    let model = model();
    let (mut constraints, mut passed, mut failed, mut needless) = (0, 0, 0, 0);
    for instruction in &model.instructions {
        let cache = CnfCache::default();
        let builder = builder(&model, instruction, &cache);
        for expr in instruction.constraints.iter().filter_map(|c| c.condition.expr.as_ref()) {
            let expr = lower_expr(&model, instruction, expr);
            let (all, not) = (builder.convert(&expr, true), builder.convert(&expr, false));
            constraints += 1;
            for round in 0..100 {
                let platform = round % model.platforms.len() as i64;
                let random = TestRandom(round as u64 * 7919 + constraints);
                let mut situation = Situation { builder: &builder, platform, values: Vec::new(), random };
                let value = situation.eval(&expr);
                let mut passes =
                    |list: &[Clause]| list.iter().all(|clause| clause.iter().any(|test| situation.succeeds(test)));
                let name = &instruction.name.value;
                let [holds, does_not] = [passes(&all), passes(&not)];
                assert!(!holds || value != Some(0), "{name}: {expr} is false, but {all:?} pass");
                assert!(!does_not || value.is_none_or(|value| value == 0), "{name}: {expr} is true, but {not:?} pass");
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
fn falsifying_combinations_are_covered_by_maximal_cubes() {
    let model = model();
    let (instruction, cache) = (&model.instructions[0], CnfCache::default());
    let builder = builder(&model, instruction, &cache);
    // With 32 channels of more than 8 bytes, and with 16 of more than 16: the size is 2 to the
    // power of two bits.
    let size = RuleExpr::Table(Box::new(RuleExpr::Bits(60, 0, 2)), vec![4, 8, 16, 32]);
    let bytes = RuleExpr::Binary(Op::Multiply, Box::new(RuleExpr::Channels), Box::new(size));
    let fits = RuleExpr::Binary(Op::LessEqual, Box::new(bytes), Box::new(RuleExpr::Int(256)));
    let within = |set: &ValueSet, list: &[i64]| list.iter().all(|number| set.contains(*number));
    let found = builder.convert(&fits, true);
    let channels = |clause: &Clause| match &clause[..] {
        [Test::In { key: RuleExpr::Channels, set }, Test::In { key: RuleExpr::Bits(60, 0, 2), set: sizes }]
        | [Test::In { key: RuleExpr::Bits(60, 0, 2), set: sizes }, Test::In { key: RuleExpr::Channels, set }] => {
            (within(set, &[1, 2, 4, 8]), set.contains(16), set.contains(32), within(sizes, &[0, 1]), sizes.contains(2))
        }
        _ => panic!("{clause:?}"),
    };
    let found: Vec<_> = found.iter().map(channels).collect();
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.contains(&(true, true, false, true, false)), "{found:?}");
    assert!(found.contains(&(true, false, false, true, true)), "{found:?}");
}

#[test]
fn selections_are_hoisted_out_of_comparisons() {
    let int = |number| Box::new(RuleExpr::Int(number));
    let choice = RuleExpr::Select(Box::new(RuleExpr::NoMask), int(1), int(2));
    let compared = RuleExpr::Binary(Op::Less, Box::new(choice), int(2));
    let less = |number| Box::new(RuleExpr::Binary(Op::Less, int(number), int(2)));
    assert_eq!(hoist_select(&compared), Some(RuleExpr::Select(Box::new(RuleExpr::NoMask), less(1), less(2))));
    assert_eq!(hoist_select(&less(1)), None);
}

#[test]
fn multiples_of_powers_of_two_are_tests_of_the_lowest_bits() {
    let rest = |number, divisor| {
        let rest = RuleExpr::Binary(Op::Remainder, Box::new(number), Box::new(RuleExpr::Int(divisor)));
        RuleExpr::Binary(Op::Equal, Box::new(rest), Box::new(RuleExpr::Int(0)))
    };
    let low = Test::In { key: RuleExpr::Bits(3, 0, 4), set: ValueSet::single(0) };
    assert_eq!(multiple_test(&rest(RuleExpr::Field(3), 16), true), Some(low));
    let immediate = Test::ImmediateMultiple { field: 2, log2: 3 };
    assert_eq!(multiple_test(&rest(RuleExpr::Operand(Query::Value, 2), 8), true), Some(immediate));
    assert_eq!(multiple_test(&rest(RuleExpr::Field(3), 12), true), None);
    assert_eq!(multiple_test(&rest(RuleExpr::Field(3), 16), false), None);
}
