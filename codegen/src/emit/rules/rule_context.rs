//! Queries about the rules of one instruction, for the emitter of `rules.rs`.
//!
//! For example, [`RuleContext::execution_size`] finds the field with the number of channels, and
//! returns a table of the numbers by code.

use crate::emit::context::Context;
use crate::emit::rules::rule_expr::{RuleExpr, class_code, code_table, field_value, lower_expr};
use crate::rust_view::type_assignment::{GroupType, IntegerType, Owner};
use crate::spec::model::{
    Access, Alignment, BitGroup, Bound, Condition, DataTypeId, Enumerator, Field, FieldId, FieldKind, Gate, Ignored,
    Instruction, InstructionId, LabelKind, Model, OperandClass, PlatformSet, Regions, Role, RoleBits, TableRef,
    ValueRange, VariantCondition, VariantKey,
};
use crate::spec::span::Span;
use openvisa_isa_core::rules::Query;

/// Number of channels from the first channel of a mask control to that of the next: M2 begins at
/// channel 4.
const CHANNELS_PER_MASK_STEP: u16 = 4;

/// An instruction whose rules are emitted.
pub(crate) struct RuleContext<'a> {
    /// What the emitter is given.
    pub(crate) context: &'a Context<'a>,
    pub(crate) id: InstructionId,
    /// The instruction in the model.
    pub(crate) instruction: &'a Instruction,
}

/// The number of something declared, or the bits of a field that hold it.
pub(crate) struct DeclaredBits {
    /// Position of its class in the specification's table of variable classes.
    pub(crate) class: usize,
    /// Lowest bit.
    pub(crate) low: u8,
    /// Width in bits.
    pub(crate) width: u8,
    /// Whether 0 refers to nothing.
    pub(crate) or_none: bool,
}

/// The number of something declared whose class another field selects.
pub(crate) struct Selected {
    /// The field that selects the class.
    pub(crate) by: FieldId,
    /// Lowest bit of the selecting group.
    pub(crate) low: u8,
    /// Width in bits of the selecting group.
    pub(crate) width: u8,
    /// Position of the class for each value of the selecting group; `None` for a value without one.
    pub(crate) classes: Vec<Option<usize>>,
}

/// The number of channels of an instruction, and whether it ignores the execution mask.
pub(crate) struct ExecutionSize {
    /// The number of channels, by the code of the execution size.
    pub(crate) channels: RuleExpr,
    /// 1 if the execution mask is ignored.
    pub(crate) no_mask: RuleExpr,
    /// The first channel of the execution mask.
    pub(crate) first_channel: RuleExpr,
}

/// What selects a layout: the value of an expression is one of the codes.
pub(crate) struct LayoutChoice {
    pub(crate) key: RuleExpr,
    pub(crate) codes: Vec<u64>,
}

/// The operand classes that a field allows.
#[derive(Clone, Copy, Default)]
pub(crate) struct ClassSet {
    /// Bit `n` is set if the class of code `n` is allowed; 0 allows any class.
    pub(crate) codes: u64,
    /// Whether an immediate must fit in 16 bits.
    pub(crate) short_immediate: bool,
}

/// Bits of a field that must be zero on some platforms.
pub(crate) struct ReservedBits {
    /// The platforms, by position.
    pub(crate) platforms: u64,
    /// The bits.
    pub(crate) mask: u64,
}

/// Bits of a field whose type allows more values than the instruction does.
pub(crate) struct Limited<'a> {
    /// Name of the bit group; empty if the whole field is limited.
    pub(crate) name: &'a str,
    /// Lowest bit.
    pub(crate) low: u8,
    /// Width in bits.
    pub(crate) width: u8,
    /// Whether the bits are a number in two's complement.
    pub(crate) signed: bool,
    /// Allowed range of numbers.
    pub(crate) range: Option<&'a ValueRange>,
    /// Allowed values; empty if the type says which.
    pub(crate) values: &'a [Enumerator],
    /// Where the specification defines the group.
    pub(crate) span: Span,
}

/// The ends of a range; `None` for an end that does not limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RangeEnds {
    /// The lowest number.
    pub(crate) low: Option<i64>,
    /// The highest number.
    pub(crate) high: Option<i64>,
}

impl RuleContext<'_> {
    /// Returns the platforms of a gate as a bit set of positions; without a gate, all platforms.
    pub(crate) fn platforms(&self, gate: Option<&Gate>) -> u64 {
        gate.map_or(self.context.model.all_platforms(), |g| g.platforms).0
    }

    /// Returns the alignment in bytes that the storage of an operand needs: for a raw operand that
    /// of a register, unless the page says otherwise.
    pub(crate) fn storage_alignment(&self, field: &Field) -> Option<RuleExpr> {
        match &field.storage {
            Some(storage) => Some(self.condition(storage)),
            None => (field.kind == Some(FieldKind::RawOperand)).then_some(RuleExpr::RegisterBytes),
        }
    }

    /// Lowers a condition. A condition in prose has no known value.
    pub(crate) fn condition(&self, condition: &Condition) -> RuleExpr {
        let expr = condition.expr.as_ref();
        expr.map_or(RuleExpr::Unknown, |e| lower_expr(self.context.model, self.instruction, e))
    }

    /// Returns the codes of the label kinds that a field takes, as a bit set. An instruction with
    /// the same bytes is decoded as this one, so the kinds of both are allowed.
    pub(crate) fn labels(&self, field: &Field) -> Option<u8> {
        let model = self.context.model;
        let code =
            |i: &Instruction| (i.opcode.as_ref().map(|o| o.code.value), i.sub_opcode.as_ref().map(|o| o.code.value));
        let same = model.instructions.iter().filter(|i| code(i) == code(self.instruction)).flat_map(|i| &i.fields);
        let labels = same.filter(|f| f.name.value == field.name.value).filter_map(|f| f.label.as_ref());
        labels.map(|label| label_kinds(model, label.value)).reduce(|a, b| a | b)
    }

    /// Returns what a number refers to, if its class does not depend on another field: a label, an
    /// entry of a table, or the variable of a predicate.
    pub(crate) fn declared(&self, field: &Field) -> Option<DeclaredBits> {
        let model = self.context.model;
        let width = field.kind.and_then(FieldKind::int)?.bits();
        let class_of = |role| {
            let table = model.role_structure(role)?;
            model.classes.iter().position(|class| class.structure == Some(table))
        };
        if field.label.is_some() {
            return class_of(Role::LabelTable).map(|class| DeclaredBits { class, low: 0, width, or_none: false });
        }
        if let Some(TableRef::Structure(id)) = field.index_of.as_ref().map(|table| table.value) {
            let class = model.classes.iter().position(|class| class.structure == Some(id))?;
            return Some(DeclaredBits { class, low: 0, width, or_none: false });
        }
        let id = model.role_group(field, Role::Predicate)?.group?;
        let class = class_of(Role::PredicateTable)?;
        Some(DeclaredBits { class, low: id.low, width: id.width(), or_none: true })
    }

    /// Returns what a number refers to, if another field selects its class.
    pub(crate) fn selected(&self, field: &Field) -> Option<Selected> {
        let model = self.context.model;
        let TableRef::SelectedBy(by) = field.index_of.as_ref()?.value else { return None };
        let selector = self.instruction.fields.get(by.index())?;
        let groups = selector.groups.iter().filter(|g| g.is_newest()).map(|g| (g.low, g.width(), &g.enumerators));
        let whole = (0, selector.kind.and_then(FieldKind::int)?.bits(), &selector.enumerators);
        let (low, width, list) = groups.chain([whole]).find(|(_, _, list)| list.iter().any(|e| e.layout.is_some()))?;
        let class = |code: u64| {
            let layout = list.iter().find(|e| e.code.value == code)?.layout?;
            model.classes.iter().position(|class| class.structure == Some(layout))
        };
        let highest = list.iter().map(|e| e.code.value).max().unwrap_or(0).min(63);
        Some(Selected { by, low, width, classes: (0..=highest).map(class).collect() })
    }

    /// Returns what the region of an operand means. In an instruction without channels it means
    /// nothing.
    pub(crate) fn region(&self, field: &Field) -> Regions {
        let default = match field.kind {
            Some(FieldKind::VectorOperand) => Regions::Channels,
            Some(FieldKind::Scalar) => Regions::One,
            _ => Regions::Ignored,
        };
        match field.region.unwrap_or(default) {
            Regions::Channels if self.execution_size().is_none() => Regions::Ignored,
            region => region,
        }
    }

    /// Returns what gives the number of channels, and whether the mask is ignored: the field with a
    /// size and a mask.
    pub(crate) fn execution_size(&self) -> Option<ExecutionSize> {
        let fields = self.instruction.fields.iter().enumerate();
        fields.into_iter().find_map(|(index, field)| {
            let model = self.context.model;
            let RoleBits { target, group: Some(mask), .. } = model.role_group(field, Role::ExecutionMask)? else {
                return None;
            };
            let size = model.role_group(field, Role::Channels)?.group?;
            // A size that the instruction does not have still has a number of channels.
            let sizes = model.role_bits(Role::Channels).and_then(|bits| bits.group).unwrap_or(size);
            let count =
                |e: &Enumerator| e.text.as_ref().map_or(&e.name.value, |t| &t.value).parse::<u16>().unwrap_or(0);
            let unmasked = |e: &Enumerator| u16::from(model.value_has_role(Role::NoMask, target, e));
            // The number in the name counts steps from 1.
            let first = |e: &Enumerator| {
                let digits = e.name.value.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let digits = digits.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
                digits.parse::<u16>().map_or(0, |step| step.saturating_sub(1) * CHANNELS_PER_MASK_STEP)
            };
            Some(ExecutionSize {
                channels: code_table(field_value(index, Some(size)), &sizes.enumerators, count),
                no_mask: code_table(field_value(index, Some(mask)), &mask.enumerators, unmasked),
                first_channel: code_table(field_value(index, Some(mask)), &mask.enumerators, first),
            })
        })
    }

    /// Returns what selects a layout.
    pub(crate) fn choice(&self, condition: &VariantCondition) -> LayoutChoice {
        let codes: Vec<_> = condition.codes.iter().flatten().copied().collect();
        match &condition.key {
            VariantKey::Value { field, group } => {
                let group = group.and_then(|g| self.instruction.field(*field).groups.get(usize::from(g)));
                LayoutChoice { key: field_value(field.index(), group), codes }
            }
            VariantKey::OperandType { field } => {
                // Expressions name types by position; the condition has their codes.
                let types = &self.context.model.data_types;
                let position =
                    |code: u64| types.iter().position(|t| t.code.is_some_and(|c| u64::from(c.value) == code));
                let positions = codes.iter().filter_map(|c| Some(position(*c)? as u64)).collect();
                LayoutChoice { key: RuleExpr::Operand(Query::Type, field.0 as u8), codes: positions }
            }
            VariantKey::Unresolved => LayoutChoice { key: RuleExpr::Unknown, codes },
        }
    }

    /// Returns the operand classes that a field allows.
    pub(crate) fn classes(&self, field: &Field) -> ClassSet {
        let Some(classes) = field.classes else { return ClassSet::default() };
        let codes = classes.value.iter().filter_map(|c| class_code(self.context.model, c));
        let has = |class| classes.value.contains(class);
        ClassSet {
            codes: codes.fold(0, |set, code| set | 1 << (code & 7)),
            short_immediate: has(OperandClass::Immediate16) && !has(OperandClass::Immediate),
        }
    }

    /// Returns the bits of a field, or the whole field, of which the instruction allows fewer
    /// values than the type has.
    pub(crate) fn limited<'b>(&self, id: FieldId, field: &'b Field) -> Vec<Limited<'b>> {
        let planned = self.context.plan.integer(Owner::Instruction(self.id), id);
        let of_enum = |index: usize| Some(self.context.plan.enums[index].enumerators);
        let mut out = Vec::new();
        if !field.enumerators.is_empty() {
            let planned = if let Some(IntegerType::Enum(index)) = planned { of_enum(index) } else { None };
            let width = field.kind.and_then(FieldKind::int).map_or(32, |int| int.bits());
            let (values, span) = (&*field.enumerators, field.span);
            let whole = Limited { name: "", low: 0, width, signed: false, range: None, values, span };
            out.extend(self.beyond_type(whole, planned));
        }
        for group in field.groups.iter().filter(|g| g.is_newest() && !g.reserved) {
            let planned = match planned {
                Some(IntegerType::Enum(index)) => of_enum(index),
                Some(IntegerType::Bits(index)) => {
                    let groups = &self.context.plan.bit_fields[index].groups;
                    let planned = groups.iter().find(|g| (g.group.low, g.group.high) == (group.low, group.high));
                    planned.and_then(|g| if let GroupType::Enum(index) = g.kind { of_enum(index) } else { None })
                }
                _ => None,
            };
            let name = group.name.as_ref().map_or("", |n| n.value.as_str());
            let (low, width, signed, span) = (group.low, group.width(), group.signed, group.span);
            let (range, values) = (group.range.as_ref(), &*group.enumerators);
            out.extend(self.beyond_type(Limited { name, low, width, signed, range, values, span }, planned));
        }
        out
    }

    /// Returns the limits that a type with these values does not already express; `None` if there
    /// are none.
    fn beyond_type<'b>(&self, bits: Limited<'b>, of_type: Option<&[Enumerator]>) -> Option<Limited<'b>> {
        let all = self.context.model.all_platforms().0;
        let limited = |e: &Enumerator| self.platforms(e.gate.as_ref()) != all || e.valid_if.is_some();
        let left_out = |e: &Enumerator| !bits.values.iter().any(|own| own.code.value == e.code.value);
        let needed = bits.values.iter().any(limited) || of_type.is_none_or(|list| list.iter().any(left_out));
        let range = bits.range.filter(|r| range_ends(Some(r)).is_some());
        let bits = Limited { values: if needed { bits.values } else { &[] }, range, ..bits };
        (!bits.values.is_empty() || bits.range.is_some()).then_some(bits)
    }

    /// Returns the bits that some platforms reserve: those of gated groups, where no other group
    /// has them.
    pub(crate) fn reserved_bits(&self, field: &Field) -> Vec<ReservedBits> {
        let all = self.context.model.all_platforms();
        let gated = |g: &&BitGroup| g.is_newest() && !g.reserved && self.platforms(g.gate.as_ref()) != all.0;
        let gated_bits = field.groups.iter().filter(gated).fold(0, |bits, g| bits | g.mask());
        if gated_bits == 0 {
            return Vec::new();
        }
        let mut reserved: Vec<ReservedBits> = Vec::new();
        for platform in all.iter() {
            let has = |g: &&BitGroup| {
                g.is_newest() && !g.reserved && g.gate.as_ref().is_none_or(|gate| gate.platforms.contains(platform))
            };
            let used = field.groups.iter().filter(has).fold(0, |bits, g| bits | g.mask());
            let mask = gated_bits & !used;
            let only = PlatformSet::only(platform).0;
            match reserved.iter_mut().find(|known| known.mask == mask) {
                Some(known) => known.platforms |= only,
                None => reserved.push(ReservedBits { platforms: only, mask }),
            }
        }
        reserved.retain(|known| known.mask != 0);
        reserved
    }
}

/// Returns whether an operand is read.
pub(crate) fn is_read(field: &Field) -> bool {
    field.access != Access::Write
}

/// Returns whether an operand is written.
pub(crate) fn is_written(field: &Field) -> bool {
    field.access != Access::Read
}

/// Returns the only legal value of a field. A number without effect must be 0.
pub(crate) fn must_be(field: &Field) -> Option<u64> {
    let ignored = matches!(field.ignored, Ignored::Always) && field.kind.and_then(FieldKind::int).is_some();
    field.must_be.map(|value| value.value).or_else(|| ignored.then_some(0))
}

/// Returns the ends of a range that are numbers; `None` if neither is. An end that is the value of
/// another field does not limit here.
pub(crate) fn range_ends(range: Option<&ValueRange>) -> Option<RangeEnds> {
    let number = |bound: &Bound| if let Bound::Number(number) = bound { Some(*number) } else { None };
    let range = range?;
    Some(RangeEnds { low: number(&range.low), high: number(&range.high) })
}

/// Returns the set of types as bits of their positions.
pub(crate) fn type_set(types: impl Iterator<Item = DataTypeId>) -> u32 {
    types.fold(0, |set, id| set | 1_u32.checked_shl(u32::from(id.0)).unwrap_or(0))
}

/// Returns the number of bytes of an alignment; `None` if it is a register, whose size depends on
/// the platform.
pub(crate) const fn alignment_bytes(alignment: Alignment) -> Option<u8> {
    match alignment {
        Alignment::Grf => None,
        Alignment::Word => Some(2),
        Alignment::Dword => Some(4),
        Alignment::Qword => Some(8),
        Alignment::Oword => Some(16),
    }
}

/// Returns the codes of the label kinds that a field for `kind` takes, as a bit set. A kind that no
/// field asks for is a special block.
fn label_kinds(model: &Model, kind: LabelKind) -> u8 {
    let list = model.role_bits(Role::LabelKind).into_iter().flat_map(|bits| &bits.field.enumerators);
    let takes = |name: &str| {
        let named = LabelKind::PAIRS.iter().find(|(word, _)| name.eq_ignore_ascii_case(word));
        named.map_or(LabelKind::Block, |(_, kind)| *kind) == kind
    };
    list.filter(|e| takes(&e.name.value)).fold(0, |set, e| set | 1 << (e.code.value & 7))
}
