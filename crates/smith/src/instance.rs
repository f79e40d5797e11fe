//! Valid instructions, which are made at random from the tables of the specification.
//!
//! No instruction is named here: the layout says which fields there are, and the rules which values
//! they can have. Fields that the validator reports get other values, unless it reports more rules
//! then, until it reports none. For example, `gather_scaled.4.2` needs a destination with room for
//! two blocks, so a small variable is replaced.

use crate::Random;
use crate::operand_pool::{OperandPool, Usage};
use openvisa::Object;
use openvisa::validate::{ObjectFacts, Rule, channel_range, validate};
use openvisa_isa::bit_fields::{Predicate, Region};
use openvisa_isa::enums::{AddrOpndWidth, HorzStride, Modifier, OperandClass, RegionWidth, StateClass, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{
    DataType, DataTypeKind, Enumeration, Inst, InstKind, Instructions, LAYOUTS, Platform, Value, VariableClass,
};
use openvisa_isa_core::layout::{Field, FieldEncoding, Group, IntEncoding, Layout, Values};
use openvisa_isa_core::rules::{FieldRule, InstRules, NullRule, Regions, TypeMap, TypeRows};
use openvisa_isa_core::{Version, Wire, Writer};

/// Default number of times that a field of an instruction gets another value.
const DEFAULT_MAX_REPAIRS: usize = 600;

/// Number of broken rules that an instruction which cannot be read counts as.
const MAX_BROKEN_RULES: usize = 100;

/// Maximum number of elements of a list, such as the labels of a `switchjmp`.
const MAX_LIST_ELEMENTS: u64 = 32;

/// Maximum number of bytes of an operand.
const MAX_OPERAND_BYTES: usize = 16;

/// The types that no general variable has.
pub const NOT_IN_REGISTERS: [DataType; 4] = [DataType::V, DataType::Uv, DataType::Vf, DataType::Bool];

/// Makes instructions of a kernel at random.
#[derive(Debug)]
pub struct InstanceMaker<'m> {
    facts: ObjectFacts<'m>,
    pool: &'m OperandPool,
    platform: Platform,
    version: Version,
    element: ElementValue,
    /// Maximum number of times that a field of an instruction gets another value.
    pub max_repairs: usize,
    /// Number of channels of a thread: an instruction that the execution mask controls runs no
    /// others.
    pub channels: Option<u32>,
}

/// Returns the bits of a random value of a type, for a constant.
pub type ElementValue = fn(DataType, &mut Random) -> u64;

/// The part of an instruction that is being made.
struct Draft {
    kind: InstKind,
    layout: &'static Layout,
    fields: Vec<DraftField>,
    /// The combination of types that operands are chosen from.
    map: Option<&'static TypeMap>,
    /// The type that most sources have.
    usual: DataType,
    /// Whether sizes and coordinates are small constants where they may be constants, and offsets are
    /// 0. Messages with several of them seldom access memory otherwise.
    is_small: bool,
}

/// A field and its value. Of a list, it has all elements that there may be.
#[derive(Clone)]
struct DraftField {
    field: &'static Field,
    /// The value of an integer; 0 for an operand.
    number: u64,
    /// The encoding of each element.
    elements: Vec<Vec<u8>>,
}

/// Returns a random member of an enumeration.
fn member<T: Enumeration>(random: &mut Random) -> T {
    T::ENTRIES[random.below(T::ENTRIES.len())].value
}

/// Returns the encoding of an operand. It is empty if the operand has none, as an immediate of a
/// type that constants do not have.
fn encode<'v>(operand: &impl Wire<'v>, version: Version) -> Vec<u8> {
    let mut bytes = [0; MAX_OPERAND_BYTES];
    let mut writer = Writer::new(&mut bytes, version);
    let length = operand.write(&mut writer).map_or(0, |()| writer.offset());
    bytes[..length].to_vec()
}

/// Returns the layouts of an instruction in a version.
pub fn layouts_of(kind: InstKind, version: Version) -> impl Iterator<Item = &'static Layout> {
    let is_one = move |layout: &&Layout| InstKind::of_layout(layout.instruction) == Some(kind);
    LAYOUTS.0.iter().filter(is_one).filter(move |layout| layout.versions.contain(version))
}

impl<'m> InstanceMaker<'m> {
    /// Creates a maker of instructions for the declarations of an object, with the operands of a
    /// pool. `element` makes the values of constants.
    pub fn new(object: Object<'m>, pool: &'m OperandPool, platform: Platform, element: ElementValue) -> Self {
        let (facts, version) = (ObjectFacts::new(object, platform), object.version());
        Self { facts, pool, platform, version, element, max_repairs: DEFAULT_MAX_REPAIRS, channels: None }
    }

    /// Returns the bytes of an instruction that breaks no rule; `None` if none was found.
    pub fn make(&self, layout: &'static Layout, random: &mut Random) -> Option<Vec<u8>> {
        let kind = InstKind::of_layout(layout.instruction)?;
        let rules = kind.rules();
        let here: Vec<_> = rules.maps.iter().filter(|map| map.platforms.contains(self.platform as u8)).collect();
        let map = random.pick(&here);
        let usual = random.pick(&self.types(rules, &FieldRule::ANY, map.map(|map| map.src))).unwrap_or(DataType::Ud);
        let mut draft = Draft { kind, layout, fields: Vec::new(), map, usual, is_small: random.below(3) == 0 };
        for (index, field) in layout.fields.iter().enumerate() {
            draft.fields.push(DraftField { field, number: 0, elements: Vec::new() });
            self.choose(&mut draft, index, None, random);
        }
        let mut broken = self.broken_fields(&draft.encode(), random);
        for _ in 0..self.max_repairs {
            let Some(field) = random.pick(&broken) else { return Some(draft.encode()) };
            let name = field.and_then(|field| kind.info().fields.get(usize::from(field))).map(|field| field.name);
            let index = draft.place_of(name, random);
            let before = draft.fields[index].clone();
            self.choose(&mut draft, index, name, random);
            let now = self.broken_fields(&draft.encode(), random);
            match now.len() <= broken.len() {
                true => broken = now,
                false => draft.fields[index] = before,
            }
        }
        None
    }

    /// Returns a field for each rule that an instruction breaks; `None` for any field.
    fn broken_fields(&self, bytes: &[u8], random: &mut Random) -> Vec<Option<u8>> {
        let mut broken = Vec::new();
        match Instructions::new(bytes, self.version).next() {
            Some(Ok(inst)) => {
                validate(&inst, &self.facts, &mut |violation| {
                    // A constraint relates several fields, of which the violation names one.
                    let is_about_several = matches!(violation.rule, Rule::Constraint(_)) && random.below(4) == 0;
                    broken.push(violation.field.filter(|_| !is_about_several));
                });
                broken.extend(overlapping_destination(&inst).map(Some));
                broken.extend(self.mixed_source(&inst).map(Some));
                let wrong = channel_range(&inst).filter(|range| {
                    let is_within = self.channels.is_none_or(|channels| range.first + range.count <= channels);
                    !range.is_aligned() || range.is_masked && range.count > 1 && !is_within
                });
                broken.extend(wrong.map(|range| Some(range.field)));
            }
            // No rule can be checked.
            _ => broken.resize(MAX_BROKEN_RULES, None),
        }
        broken
    }

    /// Returns a source of an instruction without type maps whose kind of number is not that of
    /// another source. No device has such an operation.
    fn mixed_source(&self, inst: &Inst<'_>) -> Option<u8> {
        let rules = inst.kind().rules();
        let (mut first, mut mixed) = (None, None);
        inst.fields(&mut |field, value: Value<'_>| {
            let rule = rules.fields.get(usize::from(field)).filter(|rule| rule.read && rule.types.is_none());
            let (Value::VecOperand(operand), Some(rule)) = (value, rule) else { return };
            let data_type = match operand {
                VecOperand::General { id, .. } => self.pool.data_type(id),
                VecOperand::Indirect { bit_properties, .. } => Some(bit_properties),
                VecOperand::Immediate { r#type, .. } => Some(r#type),
                _ => None,
            };
            if let Some(data_type) = data_type.filter(|_| rule.region == Regions::Channels && rules.maps.is_empty()) {
                let is_first = is_float(*first.get_or_insert(data_type)) == is_float(data_type);
                mixed = mixed.or((!is_first).then_some(field));
            }
        });
        mixed
    }

    /// Gives a field another value. Of a list, the element with the name, or all if none has it.
    fn choose(&self, draft: &mut Draft, index: usize, name: Option<&str>, random: &mut Random) {
        let field = draft.fields[index].field;
        let Some(form) = field.form(self.version) else { return };
        let count = if field.list.is_some() { MAX_LIST_ELEMENTS as usize } else { 1 };
        for element in 0..count {
            let names = field.list.map_or(&[][..], |list| list.names);
            let own = names.get(element).copied().unwrap_or(field.name);
            let known = element < draft.fields[index].elements.len();
            if known && name.is_some_and(|name| name != own && names.contains(&name)) {
                continue;
            }
            let rule = rule_of(draft.kind, own).or_else(|| rule_of(draft.kind, field.name)).unwrap_or(&FieldRule::ANY);
            let bytes = match form {
                FieldEncoding::Int(encoding) => {
                    let number = self.number(draft, index, encoding, rule, random);
                    draft.fields[index].number = number;
                    number.to_le_bytes()[..usize::from(encoding.bytes)].to_vec()
                }
                FieldEncoding::Structure(layout) if layout.select.is_some() => {
                    encode(&self.vector_operand(draft, rule, random), self.version)
                }
                FieldEncoding::Structure(_) => encode(&self.raw_operand(draft, rule, random), self.version),
            };
            let elements = &mut draft.fields[index].elements;
            match elements.get_mut(element) {
                Some(place) => *place = bytes,
                None => elements.push(bytes),
            }
        }
    }

    /// Returns a value for an integer.
    fn number(
        &self,
        draft: &Draft,
        index: usize,
        encoding: &IntEncoding,
        rule: &FieldRule,
        random: &mut Random,
    ) -> u64 {
        let whole = [Group::new("", encoding.bytes * 8 - 1, 0, Values::Number)];
        let groups = if encoding.groups.is_empty() { &whole } else { encoding.groups };
        let mut number =
            groups.iter().fold(0, |all, group| all | self.bits(group, rule, draft.is_small, random) << group.low);
        // A field that refers to nothing, such as the predicate of an instruction without one, is
        // 0.
        let reference = rule.declared.filter(|declared| declared.or_none);
        if reference.is_some_and(|declared| number >> declared.low & ((1 << declared.width) - 1) == 0) {
            number = 0;
        }
        for key in draft.layout.keys.iter().filter(|key| key.field == index) {
            let code = random.pick(key.codes).unwrap_or(0);
            let mask = key.group.of(u64::MAX) << key.group.low;
            number = number & !mask | code << key.group.low;
        }
        number
    }

    /// Returns a value for a group of bits.
    fn bits(&self, group: &Group, rule: &FieldRule, is_small: bool, random: &mut Random) -> u64 {
        let mask = group.of(u64::MAX);
        let stated = rule.groups.iter().find(|stated| stated.low == group.low);
        if let Values::Named(name) = group.values {
            let here = |code: u64| match stated.map(|stated| stated.values).filter(|values| !values.is_empty()) {
                Some(values) => values
                    .iter()
                    .any(|value| u64::from(value.code) == code && value.platforms.contains(self.platform as u8)),
                None => true,
            };
            let codes: Vec<u64> = (0..=mask.min(255)).filter(|code| here(*code) && name(*code).is_some()).collect();
            return random.pick(&codes).unwrap_or(0);
        }
        let declared = rule.declared.filter(|declared| declared.low == group.low);
        let class = declared.map(|declared| declared.class).or_else(|| {
            let classes: Vec<u8> = rule.selected?.classes.iter().copied().flatten().collect();
            random.pick(&classes)
        });
        if let Some(class) = class.and_then(|row| VariableClass::ALL.get(usize::from(row)).copied()) {
            let none = declared.is_some_and(|declared| declared.or_none) && random.below(2) == 0;
            return if none { 0 } else { u64::from(self.pool.id(class, random)) };
        }
        let range = stated.and_then(|stated| stated.range).or(rule.range);
        match (group.values, rule.must_be, range) {
            (Values::Reserved, ..) => 0,
            (_, Some(value), _) => value,
            (_, _, Some((low, high))) => {
                let length = high.saturating_sub(low).clamp(0, 255) as usize + 1;
                (low + random.below(length) as i64) as u64 & mask
            }
            // Wide numbers are added to others: offsets and indices.
            _ if mask > 0xffff && (is_small || random.below(2) == 0) => 0,
            // Counts are small.
            _ if mask > 0xf && random.below(2) == 0 => random.below(9) as u64,
            _ => random.next_u64() & mask,
        }
    }

    /// Returns the types that an operand can have.
    fn types(&self, rules: &InstRules, rule: &FieldRule, mapped: Option<TypeRows>) -> Vec<DataType> {
        let here = rules.types.iter().filter(|listed| listed.platforms.contains(self.platform as u8));
        let listed = here.fold(TypeRows::default(), |all, listed| all.union(listed.types));
        let listed = Some(listed).filter(|listed| *listed != TypeRows::default());
        let rows = rule.types.or(mapped).or(listed).unwrap_or(TypeRows::ALL);
        let types = (0_u8..).zip(DataType::ALL).filter(|(row, _)| rows.contains(*row)).map(|(_, t)| *t);
        // One value for all channels is an address, a size or a number of something.
        let is_count = rule.region == Regions::One && rule.types.is_none();
        let legal: Vec<_> = types.filter(|t| !(NOT_IN_REGISTERS.contains(t) || is_count && is_float(*t))).collect();
        let held: Vec<_> = legal.iter().copied().filter(|t| self.pool.has_type(*t)).collect();
        if held.is_empty() { legal } else { held }
    }

    /// Returns the type for an operand.
    fn operand_type(&self, draft: &Draft, rule: &FieldRule, random: &mut Random) -> DataType {
        let mapped = draft.map.map(|map| if rule.written { map.dst } else { map.src });
        let types = self.types(draft.kind.rules(), rule, mapped);
        let usual = Some(draft.usual).filter(|usual| types.contains(usual) && random.below(4) > 0);
        usual.or_else(|| random.pick(&types)).unwrap_or(draft.usual)
    }

    fn vector_operand(&self, draft: &Draft, rule: &FieldRule, random: &mut Random) -> VecOperand {
        let legal: Vec<_> = OperandClass::ENTRIES
            .iter()
            .filter(|entry| rule.classes.contains(entry.bits as u8))
            .map(|entry| entry.value)
            .collect();
        if draft.is_small && rule.region == Regions::One && legal.contains(&OperandClass::Immediate) {
            let (modifier, r#type) = (Modifier::NoModifier, self.operand_type(draft, rule, random));
            // A row of a matrix has at least 64 bytes, and its size is given minus 1.
            let low = [random.below(8) as u32, random.below(8) as u32, 63, 127][random.below(4)];
            return VecOperand::Immediate { modifier, r#type, low, high: 0 };
        }
        let general = legal.contains(&OperandClass::General) && random.below(2) == 0;
        let class = if general { OperandClass::General } else { random.pick(&legal).unwrap_or(OperandClass::General) };
        // Few modifiers are legal for a destination, so most are replaced again.
        let is_plain = if rule.written { random.below(8) == 0 } else { random.below(3) > 0 };
        let modifier = if is_plain { Modifier::NoModifier } else { member(random) };
        let data_type = self.operand_type(draft, rule, random);
        let (pool, region) = (self.pool, region(rule, random));
        match class {
            OperandClass::Address => VecOperand::Address {
                modifier,
                id: pool.id(VariableClass::Address, random) as u16,
                offset: random.below(8) as u8,
                width: member::<AddrOpndWidth>(random),
            },
            OperandClass::Predicate => {
                let id = pool.id(VariableClass::Predicate, random) as u16;
                VecOperand::Predicate { modifier, val: Predicate(0).with_id(id) }
            }
            OperandClass::Indirect => VecOperand::Indirect {
                modifier,
                id: pool.id(VariableClass::Address, random) as u16,
                addr_offset: random.below(8) as u8,
                indirect_offset: random.below(64) as i16 - 16,
                bit_properties: data_type,
                region,
            },
            OperandClass::Immediate => self.immediate(modifier, data_type, random),
            OperandClass::State => {
                let surface = random.below(4) > 0;
                let (class, of) = match surface {
                    true => (StateClass::Surface, VariableClass::Surface),
                    false => (StateClass::Sampler, VariableClass::Sampler),
                };
                VecOperand::State { modifier, class, id: pool.id(of, random) as u16, offset: 0 }
            }
            _ => VecOperand::General {
                modifier,
                id: self.general(rule, data_type, random),
                row_offset: if random.below(4) > 0 { 0 } else { random.below(4) as u8 },
                col_offset: if random.below(4) > 0 { 0 } else { random.below(8) as u8 },
                region,
            },
        }
    }

    fn raw_operand(&self, draft: &Draft, rule: &FieldRule, random: &mut Random) -> RawOperand {
        let data_type = self.operand_type(draft, rule, random);
        let offset = if random.below(4) > 0 { 0 } else { 8 << random.below(5) };
        let id = self.general(rule, data_type, random);
        RawOperand { id, offset: if id == 0 { 0 } else { offset } }
    }

    /// Returns a general variable for an operand. The null variable has the number 0.
    fn general(&self, rule: &FieldRule, data_type: DataType, random: &mut Random) -> u32 {
        let null = match rule.null {
            NullRule::Unstated => false,
            // A result that is dropped shows nothing.
            NullRule::Allowed if rule.written => random.below(8) == 0,
            NullRule::Allowed | NullRule::If(_) => random.below(2) == 0,
        };
        let usage = match (rule.written, rule.region) {
            (true, _) => Usage::Write,
            (false, Regions::Channels) => Usage::Read,
            (false, Regions::One | Regions::Ignored) => Usage::Address,
        };
        if null { 0 } else { self.pool.general(data_type, usage, random) }
    }

    /// Returns an immediate: a small number, or a value of the type.
    fn immediate(&self, modifier: Modifier, data_type: DataType, random: &mut Random) -> VecOperand {
        // Packed types stand for the types of their elements.
        let data_type = match random.below(16) {
            0 => {
                let alike = NOT_IN_REGISTERS.iter().copied().filter(|packed| is_float(*packed) == is_float(data_type));
                random.pick(&alike.collect::<Vec<_>>()).unwrap_or(data_type)
            }
            _ => data_type,
        };
        let bits = match random.below(3) {
            0 => random.below(8) as u64,
            _ => (self.element)(data_type, random),
        };
        let shift = 64 - u32::from(data_type.width()).clamp(1, 64);
        let extended = match data_type {
            DataType::B | DataType::W => ((bits << shift) as i64 >> shift) as u64,
            _ => bits << shift >> shift,
        };
        let high = if data_type.width() > 32 { (extended >> 32) as u32 } else { 0 };
        VecOperand::Immediate { modifier, r#type: data_type, low: extended as u32, high }
    }
}

impl Draft {
    /// Returns the bytes of the instruction: the opcode, and the fields that are present.
    fn encode(&self) -> Vec<u8> {
        let (mut bytes, mut before) = (self.layout.opcode.to_vec(), Vec::new());
        for DraftField { field, number, elements } in &self.fields {
            if field.present.is_none_or(|present| present(&before)) {
                let count = field.list.map_or(1, |list| before.get(list.count).copied().unwrap_or(0));
                elements.iter().take(count as usize).for_each(|element| bytes.extend(element));
            }
            before.push(*number);
        }
        bytes
    }

    /// Returns the place of the field with a name, or sometimes that of any field: a rule may be
    /// about several.
    fn place_of(&self, name: Option<&str>, random: &mut Random) -> usize {
        let is_named = |field: &Field| {
            name.is_some_and(|name| field.name == name || field.list.is_some_and(|list| list.names.contains(&name)))
        };
        let named = self.fields.iter().position(|draft| is_named(draft.field)).filter(|_| random.below(4) > 0);
        named.unwrap_or_else(|| random.below(self.fields.len()))
    }
}

/// Returns a destination that may overlap another one, so that it is not defined which of both is
/// written last.
fn overlapping_destination(inst: &Inst<'_>) -> Option<u8> {
    let rules = inst.kind().rules();
    let (mut written, mut overlapping) = (Vec::new(), None);
    inst.fields(&mut |field, value: Value<'_>| {
        let id = match value {
            Value::VecOperand(VecOperand::General { id, .. }) => Some(id),
            Value::VecOperand(VecOperand::Indirect { .. }) => None,
            Value::RawOperand(operand) => Some(operand.id),
            _ => return,
        };
        if rules.fields.get(usize::from(field)).is_some_and(|rule| rule.written) && id != Some(0) {
            let overlaps = |other: &Option<u32>| *other == id || other.is_none() || id.is_none();
            overlapping = overlapping.or(written.iter().any(overlaps).then_some(field));
            written.push(id);
        }
    });
    overlapping
}

/// Returns the rule of a field.
fn rule_of(kind: InstKind, name: &str) -> Option<&'static FieldRule> {
    let index = kind.info().fields.iter().position(|field| field.name == name)?;
    kind.rules().fields.get(index)
}

/// Returns a region for an operand. Most have a usual form.
fn region(rule: &FieldRule, random: &mut Random) -> Region {
    let form = |v, w, h| Region(0).with_v_stride(v).with_width(w).with_h_stride(h);
    if rule.written && !rule.read {
        let usual = random.below(2) == 0;
        return form(VertStride::Null, RegionWidth::Null, if usual { HorzStride::One } else { member(random) });
    }
    match random.below(4) {
        0 => form(VertStride::Zero, RegionWidth::One, HorzStride::Zero),
        1 => form(VertStride::One, RegionWidth::One, HorzStride::Zero),
        2 => form(VertStride::Eight, RegionWidth::Eight, HorzStride::One),
        _ => form(member(random), member(random), member(random)),
    }
}

/// Returns whether a type is a floating-point type.
pub(crate) fn is_float(data_type: DataType) -> bool {
    // A packed type counts as that of its elements.
    let is_packed = data_type.kind() == DataTypeKind::Packed;
    (if is_packed { data_type.counts_as() } else { data_type }).kind() == DataTypeKind::Float
}
