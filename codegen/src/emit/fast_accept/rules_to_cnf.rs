//! What surely breaks no rule of an instruction: clauses and tests of operands, beside the rules in `rules.rs`.
//!
//! Each rule that looks at numbers, types or classes is a clause (see [`cnf`](super::cnf)); what is looked at in every operand
//! alike is a row of a table.

use crate::emit::fast_accept::cnf::{BEYOND, Clause, Clauses, Known, Memo, Test, either, set_of};
use crate::emit::rules::rule_context::{
    Choice, ExecutionSize, Limited, RangeEnds, ReservedBits, RuleContext, alignment_bytes, has_no_rules, is_operand,
    must_be, range_ends, type_set,
};
use crate::emit::rules::rule_expr::{Lowered, Op, of_field};
use crate::model::expr::{BinaryOp, Expr, ExprKind};
use crate::model::{
    Condition, DataTypeId, Enumerator, Field, FieldId, FieldKind, NullRule, PlatformSet, ValueRange, Variant,
};
use crate::span::Spanned;
use std::rc::Rc;

/// All that must hold of an instruction besides what its operands are tested for, by one of its rows.
pub(crate) fn clauses(page: &RuleContext<'_>, known: Known, memo: &Memo) -> Vec<Clause> {
    let (instruction, model) = (page.instruction, page.context.model);
    let size = page.execution_size();
    let counts = match &size {
        Some(ExecutionSize { channels: Lowered::Table(_, counts), .. }) => counts.clone(),
        _ => Vec::new(),
    };
    let no_mask = size.map(|size| size.no_mask);
    let maker = Accept { page, clauses: Clauses { model, instruction, known, counts, no_mask, memo } };
    maker.all()
}

fn is_number(field: &Field) -> bool {
    matches!(field.kind, Some(FieldKind::Int(_)))
}

struct Accept<'a> {
    page: &'a RuleContext<'a>,
    clauses: Clauses<'a>,
}

impl Accept<'_> {
    fn all(&self) -> Vec<Clause> {
        let instruction = self.page.instruction;
        let present = self.clauses.known.present;
        let mut all = self.layout(&instruction.format.variants);
        for (index, field) in instruction.fields.iter().enumerate() {
            let is_present = present.checked_shr(index as u32).is_some_and(|bits| bits & 1 == 1);
            if is_present && !has_no_rules(field) {
                self.field(FieldId(index as u16), field, &mut all);
            }
        }
        // Types that must be the same are combinations.
        let same_type = same_type(self.page);
        let is_other = |condition: &Condition| same_type.is_none_or(|same| !std::ptr::eq(same, condition));
        for constraint in instruction.constraints.iter().filter(|constraint| is_other(&constraint.condition)) {
            all.extend_from_slice(&self.condition(&constraint.condition, true));
        }
        all
    }

    /// Clauses of a condition that must hold, or must not.
    fn condition(&self, condition: &Condition, holds: bool) -> Rc<[Clause]> {
        self.clauses.of_condition(condition, || self.page.condition(condition), holds)
    }

    /// Some layout fits.
    fn layout(&self, variants: &[Variant]) -> Vec<Clause> {
        let fits = |variant: &Variant| {
            variant.conditions.iter().fold(Vec::new(), |mut all, condition| {
                let Choice { key, codes } = self.page.choice(condition);
                let one = |code: &u64| compare(BinaryOp::Equal, key.clone(), *code as i64);
                let any = codes.iter().map(one).reduce(|a, b| join(BinaryOp::LogicalOr, a, b));
                all.extend(any.map_or_else(|| vec![vec![Test::Never]], |any| self.clauses.of(&any, true)));
                all
            })
        };
        let Some((first, rest)) = variants.split_first() else { return Vec::new() };
        let any = rest.iter().try_fold(fits(first), |any, variant| either(any, &fits(variant)));
        any.unwrap_or_else(|| vec![vec![Test::Never]])
    }

    fn field(&self, id: FieldId, field: &Field, all: &mut Vec<Clause>) {
        let own = || of_field(id.index(), None);
        if is_number(field) {
            all.extend(self.range(own(), field.range.as_ref()));
            if let Some(value) = must_be(field) {
                all.extend(self.clauses.of(&compare(BinaryOp::Equal, own(), value as i64), true));
            }
            if let Some(bytes) = field.alignment.and_then(|a| alignment_bytes(a.value)) {
                let low = Lowered::Bits(id.0 as u8, 0, bytes.trailing_zeros() as u8);
                all.extend(self.clauses.of(&compare(BinaryOp::Equal, low, 0), true));
            }
            for group in self.page.limited(id, field) {
                self.group(id, &group, all);
            }
            for ReservedBits { platforms, mask } in self.page.reserved_bits(field) {
                let bits = join(BinaryOp::And, own(), Lowered::Int(mask as i64));
                let zero = compare(BinaryOp::Equal, bits, 0);
                let elsewhere = Lowered::Platforms(self.page.context.model.all_platforms().0 & !platforms);
                all.extend(self.clauses.of(&join(BinaryOp::LogicalOr, elsewhere, zero), true));
            }
        }
        if is_operand(field) && field.range.is_some() {
            all.extend(self.range(Lowered::Operand("Value", id.0 as u8), field.range.as_ref()));
        }
        if let NullRule::If(conditions) = &field.null {
            let null = self.clauses.of(&Lowered::Operand("IsNull", id.0 as u8), true);
            for condition in conditions {
                let not = self.condition(condition, false);
                all.extend(either(null.clone(), &not).unwrap_or_else(|| null.clone()));
            }
        }
    }

    fn range(&self, key: Lowered, range: Option<&ValueRange>) -> Vec<Clause> {
        let Some(RangeEnds { low, high }) = range_ends(range) else { return Vec::new() };
        let low = low.map(|low| compare(BinaryOp::GreaterEqual, key.clone(), low));
        let high = high.map(|high| compare(BinaryOp::LessEqual, key, high));
        let both = match (low, high) {
            (Some(low), Some(high)) => Some(join(BinaryOp::LogicalAnd, low, high)),
            (low, high) => low.or(high),
        };
        both.map_or_else(Vec::new, |both| self.clauses.of(&both, true))
    }

    /// Bits have one of their values, on a platform that has it, if its condition holds.
    fn group(&self, id: FieldId, group: &Limited<'_>, all: &mut Vec<Clause>) {
        let key = Lowered::Bits(id.0 as u8, group.low, group.width);
        if group.signed || !group.values.is_empty() && group.range.is_some() {
            // Rare, and told apart by the rules alone.
            all.push(vec![Test::Never]);
            return;
        }
        if group.values.is_empty() {
            all.extend(self.range(key, group.range));
            return;
        }
        let mut known = Vec::new();
        for (index, value) in group.values.iter().enumerate() {
            let code = value.code.value;
            if code >= BEYOND as u64 {
                continue;
            }
            known.push(code as i64);
            if group.values.iter().take(index).any(|earlier| earlier.code.value == code) {
                continue;
            }
            let legal = |value: &Enumerator| {
                let platforms = self.page.platforms(value.gate.as_ref());
                let here = self.clauses.of(&Lowered::Platforms(platforms), true);
                let valid = value.valid_if.as_ref().map(|condition| self.condition(condition, true));
                [&here[..], valid.as_deref().unwrap_or_default()].concat()
            };
            let rows = group.values.iter().filter(|value| value.code.value == code).map(legal);
            let any = rows.map(Some).reduce(|a, b| either(a?, &b?)).flatten();
            let other = self.clauses.of(&compare(BinaryOp::NotEqual, key.clone(), code as i64), true);
            all.extend(any.and_then(|any| either(other.clone(), &any)).unwrap_or(other));
        }
        if self.clauses.number(&key).is_none_or(|code| !known.contains(&code)) {
            all.push(vec![Test::In { key, set: set_of(|code| known.contains(&code)) }]);
        }
    }
}

/// Combinations of types on some platforms: of destinations, and of sources.
pub(crate) struct Combination {
    pub(crate) dst: u64,
    pub(crate) src: u64,
    pub(crate) platforms: u64,
}

/// The combinations of which one has all types of operands that do not say which they take: the types that are allowed on some
/// platforms, and a type map. None if any combination is allowed anywhere.
pub(crate) fn combinations(page: &RuleContext<'_>) -> Vec<Combination> {
    let (instruction, all) = (page.instruction, page.context.model.all_platforms());
    let types = &instruction.properties.supported_types;
    if types.is_empty() && instruction.type_maps.is_empty() {
        return Vec::new();
    }
    let mut allowed: Vec<(u64, u64)> = Vec::new();
    for platform in all.iter() {
        let here = types.iter().filter(|t| t.gate.as_ref().is_none_or(|gate| gate.platforms.contains(platform)));
        let set = if types.is_empty() { u64::MAX } else { type_set(here.map(|t| t.data_type)).into() };
        let only = PlatformSet::only(platform).0;
        match allowed.iter_mut().find(|known| known.0 == set) {
            Some(known) => known.1 |= only,
            None => allowed.push((set, only)),
        }
    }
    let mut rows: Vec<Combination> = Vec::new();
    for (types, platforms) in allowed {
        let mut add = |dst: u64, src: u64, those: u64| {
            let (dst, src, platforms) = (dst & types, src & types, platforms & those);
            match rows.iter_mut().find(|row| (row.dst, row.src) == (dst, src)) {
                Some(row) => row.platforms |= platforms,
                None if platforms != 0 => rows.push(Combination { dst, src, platforms }),
                None => {}
            }
        };
        for map in &instruction.type_maps {
            let set = |list: &[Spanned<DataTypeId>]| u64::from(type_set(list.iter().map(|t| t.value)));
            add(set(&map.dst), set(&map.src), page.platforms(map.gate.as_ref()));
        }
        if instruction.type_maps.is_empty() {
            add(u64::MAX, u64::MAX, u64::MAX);
        }
    }
    rows
}

/// The constraint that all known types of some operands are the same, if these are told by nothing else.
pub(crate) fn same_type<'a>(page: &RuleContext<'a>) -> Option<&'a Condition> {
    let is_call = |expr: &Expr| matches!(&expr.kind, ExprKind::Call(name, _) if name.value == "types_agree");
    let mut found = page.instruction.constraints.iter().map(|constraint| &constraint.condition);
    let found = found.find(|condition| condition.expr.as_ref().is_some_and(is_call))?;
    combinations(page).is_empty().then_some(found)
}

fn compare(op: BinaryOp, key: Lowered, number: i64) -> Lowered {
    join(op, key, Lowered::Int(number))
}

fn join(op: BinaryOp, a: Lowered, b: Lowered) -> Lowered {
    Lowered::Binary(Op::Of(op), Box::new(a), Box::new(b))
}
