//! What surely breaks no rule of an instruction: clauses and tests of operands, beside the rules in `rules.rs`.
//!
//! Each rule that looks at numbers, types or classes is a clause (see [`clauses`](super::clauses)); what is looked at in every operand
//! alike is a row of a table.

use super::clauses::{Clause, Clauses, Test, either, text};
use super::rule_expr::{Lowered, Op, of_field};
use super::rules::{Page, alignment_bytes, must_be, range_ends, type_set};
use crate::model::expr::BinaryOp;
use crate::model::{
    Access, DataTypeId, Enumerator, Field, FieldId, FieldKind, Ignored, NullRule, PlatformSet, Regions, ValueRange,
    Variant,
};
use crate::span::{Span, Spanned};

/// The members of a row that are for this: `operands: &[...], size: ..., ...`.
pub(super) fn accept(page: &Page<'_>) -> ([String; 9], Vec<ByteSet>) {
    let maker = Accept { page, clauses: Clauses { model: page.context.model, instruction: page.instruction } };
    let fields = || {
        let looked_at = |(_, field): &(usize, &Field)| is_number(field);
        page.instruction.fields.iter().enumerate().filter(looked_at)
    };
    let declared = fields().filter_map(|(index, field)| Some(format!("({index}, {})", page.declared(field)?)));
    let selected = fields().filter_map(|(index, field)| Some(format!("({index}, {})", page.selected(field)?)));
    let labels = fields().filter_map(|(index, field)| {
        let kinds = page.labels(field).filter(|labels| *labels != 0)?;
        Some(format!("({index}, {kinds:#x})"))
    });
    let size = match page.execution_size().0 {
        Some(Lowered::Table(key, counts)) => match *key {
            Lowered::Bits(field, low, width) => format!("Some(({field}, {low}, {width}, &{counts:?}))"),
            _ => "None".to_owned(),
        },
        _ => "None".to_owned(),
    };
    let list = |items: Vec<String>| format!("&[{}]", items.join(", "));
    let (of_bytes, clauses): (Vec<_>, Vec<_>) =
        maker.all().into_iter().partition(|clause| maker.byte(clause).is_some());
    let mut sets: Vec<ByteSet> = Vec::new();
    for (field, set) in of_bytes.iter().filter_map(|clause| maker.byte(clause)) {
        match sets.iter_mut().find(|known| known.0 == field) {
            Some(known) => known.1 = std::array::from_fn(|word| known.1[word] & set[word]),
            None => sets.push((field, set)),
        }
    }
    let ([first, _], [tests, holds]) = (text(of_bytes), text(clauses));
    let count = first.len();
    let members = [
        format!("operands: &[{}],", maker.operands()),
        format!("fits: {},", list(maker.fits())),
        format!("size: {size},"),
        format!("declared: {},", list(declared.collect())),
        format!("selected: {},", list(selected.collect())),
        format!("labels: {},", list(labels.collect())),
        format!("of_bytes: {count},"),
        format!("tests: &[{}],", [first, tests].concat().join(", ")),
        format!("holds: &[{}],", holds.join(", ")),
    ];
    (members, sets)
}

/// A field of one byte, and what it may be.
pub(super) type ByteSet = (u8, [u64; 4]);

fn is_number(field: &Field) -> bool {
    matches!(field.kind, Some(FieldKind::Int(_)))
}

struct Accept<'a> {
    page: &'a Page<'a>,
    clauses: Clauses<'a>,
}

impl Accept<'_> {
    fn all(&self) -> Vec<Clause> {
        let instruction = self.page.instruction;
        let mut all = self.layout(&instruction.format.variants);
        for (index, field) in instruction.fields.iter().enumerate() {
            if !has_no_rules(field) {
                self.field(FieldId(index as u16), field, &mut all);
            }
        }
        for constraint in &instruction.constraints {
            all.extend(self.clauses.of(&self.page.condition(&constraint.condition), true));
        }
        all
    }

    /// The field of one byte that a clause is about alone, and the set of values with which the clause is passed.
    fn byte(&self, clause: &Clause) -> Option<ByteSet> {
        let instruction = self.page.instruction;
        let size = match self.page.execution_size().0 {
            Some(Lowered::Table(key, counts)) => match *key {
                Lowered::Bits(field, low, width) => Some((field, low, width, counts)),
                _ => None,
            },
            _ => None,
        };
        let mut field = None;
        let mut parts = Vec::new();
        for test in clause {
            let Test::In { key, set, beyond } = test else { return None };
            let (own, low, width, counts) = match key {
                Lowered::Field(field) => (*field, 0, 8, None),
                Lowered::Bits(field, low, width) => (*field, *low, *width, None),
                Lowered::Channels => {
                    size.as_ref().map(|(field, low, width, counts)| (*field, *low, *width, Some(counts)))?
                }
                _ => return None,
            };
            if *field.get_or_insert(own) != own {
                return None;
            }
            parts.push((low, width, counts, *set, *beyond));
        }
        let field = field?;
        if instruction.fields.get(usize::from(field))?.kind?.int()?.bits() != 8 {
            return None;
        }
        let passes = |byte: u64| {
            parts.iter().any(|(low, width, counts, set, beyond)| {
                let code = byte >> low & ((1 << (*width).min(8)) - 1);
                let number = counts.map_or(code, |counts| counts.get(code as usize).copied().unwrap_or(0).into());
                if number < 64 { set >> number & 1 == 1 } else { *beyond }
            })
        };
        let word = |word: usize| (0..64).fold(0, |set, bit| set | u64::from(passes((word * 64 + bit) as u64)) << bit);
        Some((field, std::array::from_fn(word)))
    }

    /// Some layout fits.
    fn layout(&self, variants: &[Variant]) -> Vec<Clause> {
        let fits = |variant: &Variant| {
            variant.conditions.iter().fold(Vec::new(), |mut all, condition| {
                let (key, codes) = self.page.choice_key(condition);
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
            for (platforms, mask) in self.page.reserved_bits(field) {
                let bits = join(BinaryOp::And, own(), Lowered::Int(mask as i64));
                let zero = compare(BinaryOp::Equal, bits, 0);
                let elsewhere = Lowered::Platforms(self.page.context.model.all_platforms().0 & !platforms);
                all.extend(self.clauses.of(&join(BinaryOp::LogicalOr, elsewhere, zero), true));
            }
        }
        if let NullRule::If(conditions) = &field.null {
            let null = self.clauses.of(&Lowered::Operand("IsNull", id.0 as u8), true);
            for condition in conditions {
                let not = self.clauses.of(&self.page.condition(condition), false);
                all.extend(either(null.clone(), &not).unwrap_or_else(|| null.clone()));
            }
        }
    }

    fn range(&self, key: Lowered, range: Option<&ValueRange>) -> Vec<Clause> {
        let Some((low, high)) = range_ends(range) else { return Vec::new() };
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
        let mut known = 0;
        for (index, value) in group.values.iter().enumerate() {
            let code = value.code.value;
            if code > 63 {
                continue;
            }
            known |= 1 << code;
            if group.values.iter().take(index).any(|earlier| earlier.code.value == code) {
                continue;
            }
            let legal = |value: &Enumerator| {
                let platforms = self.page.platforms(value.gate.as_ref());
                let here = self.clauses.of(&Lowered::Platforms(platforms), true);
                let valid = value.valid_if.as_ref().map(|condition| self.page.condition(condition));
                [here, valid.map_or_else(Vec::new, |valid| self.clauses.of(&valid, true))].concat()
            };
            let rows = group.values.iter().filter(|value| value.code.value == code).map(legal);
            let any = rows.map(Some).reduce(|a, b| either(a?, &b?)).flatten();
            let other = self.clauses.of(&compare(BinaryOp::NotEqual, key.clone(), code as i64), true);
            all.extend(any.and_then(|any| either(other.clone(), &any)).unwrap_or(other));
        }
        all.push(vec![Test::In { key, set: known, beyond: false }]);
    }

    /// Sets of which one has all types of operands that do not say which they take: the types that are allowed on some platforms, and
    /// a type map. None if any combination is allowed anywhere.
    fn fits(&self) -> Vec<String> {
        let (instruction, all) = (self.page.instruction, self.page.context.model.all_platforms());
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
        let mut rows: Vec<(u64, u64, u64)> = Vec::new();
        for (types, platforms) in allowed {
            let mut add = |dst: u64, src: u64, those: u64| {
                let (dst, src, platforms) = (dst & types, src & types, platforms & those);
                match rows.iter_mut().find(|row| (row.0, row.1) == (dst, src)) {
                    Some(row) => row.2 |= platforms,
                    None if platforms != 0 => rows.push((dst, src, platforms)),
                    None => {}
                }
            };
            for map in &instruction.type_maps {
                let set = |list: &[Spanned<DataTypeId>]| u64::from(type_set(list.iter().map(|t| t.value)));
                add(set(&map.dst), set(&map.src), self.page.platforms(map.gate.as_ref()));
            }
            if instruction.type_maps.is_empty() {
                add(u64::MAX, u64::MAX, u64::MAX);
            }
        }
        rows.iter().map(|(dst, src, platforms)| format!("Fit::new({dst:#x}, {src:#x}, {platforms:#x})")).collect()
    }

    /// What is tested in each operand alike: classes, types, alignment, and how it is looked at.
    fn operands(&self) -> String {
        let instruction = self.page.instruction;
        let last = instruction.fields.iter().rposition(is_operand).map_or(0, |last| last + 1);
        let one = |field: &Field| {
            if !is_operand(field) || has_no_rules(field) {
                return "OperandTest::ANY".to_owned();
            }
            let (classes, short) = self.page.classes(field);
            let types = field.types.as_ref().map_or(0, |types| type_set(types.value.iter().copied()));
            let alignment = field.alignment.map_or(0, |a| alignment_bytes(a.value).unwrap_or(u8::MAX));
            let read = field.access != Access::Write;
            let written = field.access != Access::Read;
            let region = self.page.region(field);
            let flags = [
                (read, "READ"),
                (written, "WRITTEN"),
                (region == Regions::Channels, "REGION"),
                (region == Regions::One, "ONE"),
                (short || field.range.is_some(), "IMMEDIATE"),
                (!field.elements.is_empty(), "LOOK"),
                (alignment != 0, "ALIGNED"),
            ];
            let flags: Vec<_> = flags.iter().filter(|(is, _)| *is).map(|(_, name)| *name).collect();
            let flags = if flags.is_empty() { "0".to_owned() } else { flags.join(" | ") };
            format!("OperandTest::new({classes:#x}, {types:#x}, {alignment}, {flags})")
        };
        let rows: Vec<_> = instruction.fields[..last].iter().map(one).collect();
        rows.join(", ")
    }
}

/// Whether anything may stand in a field.
fn has_no_rules(field: &Field) -> bool {
    matches!(field.ignored, Ignored::Always) && must_be(field).is_none()
}

/// What the bits of a field are limited to.
pub(super) struct Limited<'a> {
    pub(super) name: &'a str,
    pub(super) low: u8,
    pub(super) width: u8,
    pub(super) signed: bool,
    pub(super) range: Option<&'a ValueRange>,
    pub(super) values: &'a [Enumerator],
    pub(super) span: Span,
}

fn is_operand(field: &Field) -> bool {
    matches!(field.kind, Some(FieldKind::VectorOperand | FieldKind::Scalar | FieldKind::RawOperand))
}

fn compare(op: BinaryOp, key: Lowered, number: i64) -> Lowered {
    join(op, key, Lowered::Int(number))
}

fn join(op: BinaryOp, a: Lowered, b: Lowered) -> Lowered {
    Lowered::Binary(Op::Of(op), Box::new(a), Box::new(b))
}
