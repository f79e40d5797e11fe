//! Conversion of the rules of an instruction to conjunctive normal form: the rules of its fields,
//! its layouts and its named constraints.
//!
//! For example, the range 1 to 4 of a field becomes one clause with one test: the field is in the
//! set {1, 2, 3, 4}. The classes and types that an operand may have do not become clauses here: a
//! row tests them for every operand, see [`clause_masks`](super::clause_masks).

use crate::emit::fast_accept::clause::{Clause, OTHER, RowFacts, Test, ValueSet, disjoin};
use crate::emit::fast_accept::cnf::{CnfBuilder, CnfCache};
use crate::emit::fast_accept::footprints::fits_rule;
use crate::emit::rules::rule_context::{
    ExecutionSize, LayoutChoice, Limited, RangeEnds, ReservedBits, RuleContext, alignment_bytes, has_no_rules, must_be,
    range_ends, type_set,
};
use crate::emit::rules::rule_expr::{RuleExpr, field_value};
use crate::spec::model::KnownFunction;
use crate::spec::model::expr::Expr;
use crate::spec::model::{
    Condition, DataTypeId, Enumerator, Field, FieldId, FieldKind, NullRule, PlatformSet, ValueRange, Variant,
};
use crate::spec::span::Spanned;
use openvisa_isa_core::rules::{Op, Query};
use std::rc::Rc;

/// Returns the clauses that an instruction must satisfy, given what one row of the table fixes.
pub(super) fn clauses_of(rules: &RuleContext<'_>, facts: RowFacts, cache: &CnfCache) -> Vec<Clause> {
    let (instruction, model) = (rules.instruction, rules.context.model);
    let size = rules.execution_size();
    let channel_counts = match &size {
        Some(ExecutionSize { channels: RuleExpr::Table(_, counts), .. }) => counts.clone(),
        _ => Vec::new(),
    };
    let no_mask = size.map(|size| size.no_mask);
    let builder = CnfBuilder { model, instruction, facts, channel_counts, no_mask, cache };
    RuleConverter { rules, builder }.convert()
}

/// Converts the rules of one instruction.
struct RuleConverter<'a> {
    rules: &'a RuleContext<'a>,
    builder: CnfBuilder<'a>,
}

impl RuleConverter<'_> {
    fn convert(&self) -> Vec<Clause> {
        let instruction = self.rules.instruction;
        let mut all = self.layout_clauses(&instruction.format.variants);
        for (index, field) in instruction.fields.iter().enumerate() {
            if self.builder.facts.has(index as u8) && !has_no_rules(field) {
                self.add_field(FieldId(index as u16), field, &mut all);
            }
        }
        // The rule that types agree becomes type combinations, and that an operand fits into its
        // variable becomes a size.
        let agreement = type_agreement(self.rules);
        let is_other = |condition: &Condition| {
            agreement.is_none_or(|other| !std::ptr::eq(other, condition)) && fits_rule(self.rules, condition).is_none()
        };
        for constraint in instruction.constraints.iter().filter(|constraint| is_other(&constraint.condition)) {
            all.extend_from_slice(&self.convert_condition(&constraint.condition, true));
        }
        all
    }

    /// Converts a condition that must hold or, if `holds` is false, must not.
    fn convert_condition(&self, condition: &Condition, holds: bool) -> Rc<[Clause]> {
        self.builder.convert_condition(condition, || self.rules.condition(condition), holds)
    }

    /// Returns the clauses that some layout is selected.
    fn layout_clauses(&self, variants: &[Variant]) -> Vec<Clause> {
        let is_selected = |variant: &Variant| {
            variant.conditions.iter().fold(Vec::new(), |mut all, condition| {
                let LayoutChoice { key, codes } = self.rules.choice(condition);
                let has_code = |code: &u64| RuleExpr::compare(Op::Equal, key.clone(), *code as i64);
                let any = codes.iter().map(has_code).reduce(|a, b| RuleExpr::binary(Op::LogicalOr, a, b));
                all.extend(any.map_or_else(|| vec![vec![Test::Undecided]], |any| self.builder.convert(&any, true)));
                all
            })
        };
        let Some((first, rest)) = variants.split_first() else { return Vec::new() };
        let any = rest.iter().try_fold(is_selected(first), |any, variant| disjoin(&any, &is_selected(variant)));
        any.unwrap_or_else(|| vec![vec![Test::Undecided]])
    }

    fn add_field(&self, id: FieldId, field: &Field, all: &mut Vec<Clause>) {
        if matches!(field.kind, Some(FieldKind::Int(_))) {
            self.add_number(id, field, all);
        }
        if field.kind == Some(FieldKind::VectorOperand) && field.range.is_some() {
            all.extend(self.range_clauses(RuleExpr::Operand(Query::Value, id.0 as u8), field.range.as_ref()));
        }
        if let NullRule::If(conditions) = &field.null {
            let null = self.builder.convert(&RuleExpr::Operand(Query::IsNull, id.0 as u8), true);
            for condition in conditions {
                let not = self.convert_condition(condition, false);
                all.extend(disjoin(&null, &not).unwrap_or_else(|| null.clone()));
            }
        }
    }

    /// Adds the clauses about the number in a field.
    fn add_number(&self, id: FieldId, field: &Field, all: &mut Vec<Clause>) {
        let value = || field_value(id.index(), None);
        all.extend(self.range_clauses(value(), field.range.as_ref()));
        if let Some(only) = must_be(field) {
            all.extend(self.builder.convert(&RuleExpr::compare(Op::Equal, value(), only as i64), true));
        }
        if let Some(bytes) = field.alignment.and_then(|a| alignment_bytes(a.value)) {
            let low = RuleExpr::Bits(id.0 as u8, 0, bytes.trailing_zeros() as u8);
            all.extend(self.builder.convert(&RuleExpr::compare(Op::Equal, low, 0), true));
        }
        for bits in self.rules.limited(id, field) {
            self.add_limited(id, &bits, all);
        }
        for ReservedBits { platforms, mask } in self.rules.reserved_bits(field) {
            let bits = RuleExpr::binary(Op::And, value(), RuleExpr::Int(mask as i64));
            let zero = RuleExpr::compare(Op::Equal, bits, 0);
            let elsewhere = RuleExpr::Platforms(self.rules.context.model.all_platforms().0 & !platforms);
            all.extend(self.builder.convert(&RuleExpr::binary(Op::LogicalOr, elsewhere, zero), true));
        }
    }

    fn range_clauses(&self, key: RuleExpr, range: Option<&ValueRange>) -> Vec<Clause> {
        let Some(RangeEnds { low, high }) = range_ends(range) else { return Vec::new() };
        let low = low.map(|low| RuleExpr::compare(Op::GreaterEqual, key.clone(), low));
        let high = high.map(|high| RuleExpr::compare(Op::LessEqual, key, high));
        let both = match (low, high) {
            (Some(low), Some(high)) => Some(RuleExpr::binary(Op::LogicalAnd, low, high)),
            (low, high) => low.or(high),
        };
        both.map_or_else(Vec::new, |both| self.builder.convert(&both, true))
    }

    /// Adds the clauses that bits of a field have one of their values, that the platform has the
    /// value, and that its condition holds.
    fn add_limited(&self, id: FieldId, bits: &Limited<'_>, all: &mut Vec<Clause>) {
        let key = RuleExpr::Bits(id.0 as u8, bits.low, bits.width);
        if bits.signed || !bits.values.is_empty() && bits.range.is_some() {
            // Such bits are too rare to be worth a conversion.
            all.push(vec![Test::Undecided]);
            return;
        }
        if bits.values.is_empty() {
            all.extend(self.range_clauses(key, bits.range));
            return;
        }
        let mut codes = Vec::new();
        for value in bits.values {
            let code = value.code.value;
            if code < OTHER as u64 && !codes.contains(&(code as i64)) {
                codes.push(code as i64);
                all.extend(self.value_clauses(&key, code, bits.values));
            }
        }
        if self.builder.known_value(&key).is_none_or(|code| !codes.contains(&code)) {
            all.push(vec![Test::In { key, set: ValueSet::from_fn(|code| codes.contains(&code)) }]);
        }
    }

    /// Returns the clauses that the bits have another value than `code`, or one of the values of
    /// that code is legal.
    fn value_clauses(&self, key: &RuleExpr, code: u64, values: &[Enumerator]) -> Vec<Clause> {
        let is_legal = |value: &Enumerator| {
            let platforms = self.rules.platforms(value.gate.as_ref());
            let here = self.builder.convert(&RuleExpr::Platforms(platforms), true);
            let valid = value.valid_if.as_ref().map(|condition| self.convert_condition(condition, true));
            [&here[..], valid.as_deref().unwrap_or_default()].concat()
        };
        let legal = values.iter().filter(|value| value.code.value == code).map(is_legal);
        let any = legal.map(Some).reduce(|a, b| disjoin(&a?, &b?)).flatten();
        let other = self.builder.convert(&RuleExpr::compare(Op::NotEqual, key.clone(), code as i64), true);
        any.and_then(|any| disjoin(&other, &any)).unwrap_or(other)
    }
}

/// A combination of operand types, and the platforms that have it.
pub(super) struct TypeCombination {
    /// Types of destinations: bit `n` is type `n`.
    pub(super) dst: u64,
    /// Types of sources.
    pub(super) src: u64,
    /// The platforms: bit `n` is platform `n`.
    pub(super) platforms: u64,
}

/// Returns the type combinations of which an instruction must have one: for each set of types that
/// some platforms support, each type map. Empty if the instruction allows any types.
pub(super) fn type_combinations(rules: &RuleContext<'_>) -> Vec<TypeCombination> {
    struct Supported {
        types: u64,
        platforms: u64,
    }
    let (instruction, all) = (rules.instruction, rules.context.model.all_platforms());
    let types = &instruction.properties.supported_types;
    if types.is_empty() && instruction.type_maps.is_empty() {
        return Vec::new();
    }
    let mut supported: Vec<Supported> = Vec::new();
    for platform in all.iter() {
        let here = types.iter().filter(|t| t.gate.as_ref().is_none_or(|gate| gate.platforms.contains(platform)));
        let set = if types.is_empty() { u64::MAX } else { type_set(here.map(|t| t.data_type)).into() };
        let only = PlatformSet::only(platform).0;
        match supported.iter_mut().find(|known| known.types == set) {
            Some(known) => known.platforms |= only,
            None => supported.push(Supported { types: set, platforms: only }),
        }
    }
    let mut combinations: Vec<TypeCombination> = Vec::new();
    for Supported { types, platforms } in supported {
        let mut add = |dst: u64, src: u64, those: u64| {
            let (dst, src, platforms) = (dst & types, src & types, platforms & those);
            match combinations.iter_mut().find(|known| (known.dst, known.src) == (dst, src)) {
                Some(known) => known.platforms |= platforms,
                None if platforms != 0 => combinations.push(TypeCombination { dst, src, platforms }),
                None => {}
            }
        };
        for map in &instruction.type_maps {
            let set = |list: &[Spanned<DataTypeId>]| u64::from(type_set(list.iter().map(|t| t.value)));
            add(set(&map.dst), set(&map.src), rules.platforms(map.gate.as_ref()));
        }
        if instruction.type_maps.is_empty() {
            add(u64::MAX, u64::MAX, u64::MAX);
        }
    }
    combinations
}

/// Returns the constraint that the types of some operands agree, if the instruction has no other
/// type combinations.
pub(super) fn type_agreement<'a>(rules: &RuleContext<'a>) -> Option<&'a Condition> {
    let is_agreement = |expr: &Expr| KnownFunction::called_by(expr) == Some(KnownFunction::TypesAgree);
    let mut found = rules.instruction.constraints.iter().map(|constraint| &constraint.condition);
    let found = found.find(|condition| condition.expr.as_ref().is_some_and(is_agreement))?;
    type_combinations(rules).is_empty().then_some(found)
}
