//! Validation: what the specification allows, held against instructions.
//!
//! The rules are the tables of [`InstKind::rules`](openvisa_isa::InstKind::rules), generated from the specification; nothing here
//! knows an instruction. What depends on the program around an instruction is asked of [`Facts`]; what those do not know breaks no
//! rule. Nothing allocates but [`ObjectFacts`], where declarations do not lie in the file as in those of the newest versions.
//!
//! [`validate_object`] and [`validate_whole`] look at all of a kernel or function, [`validate`](validate()) at one instruction.

#[cfg(feature = "alloc")]
mod accept;
mod eval;
mod facts;
mod finding;
#[cfg(feature = "alloc")]
mod help;
mod object;
#[cfg(feature = "alloc")]
mod openings;
mod operand;
#[cfg_attr(not(feature = "alloc"), allow(dead_code, reason = "only what looks at bytes asks for it"))]
mod reach;
mod storage;
#[cfg(feature = "alloc")]
mod whole;

#[cfg(feature = "alloc")]
pub use accept::Acceptor;
pub use facts::{Facts, Variable};
pub use finding::{Expected, Finding, Found, Message, Rule};
#[cfg(feature = "alloc")]
pub use help::{class_of_input, help, name_of_subject};
pub use object::{Error, ObjectFacts, validate_object};
#[cfg(feature = "alloc")]
pub use whole::{ObjectFinding, Subject, validate_whole};

use crate::module::predefined;
use eval::{bits, eval};
use openvisa_codec::rules::{
    Alignment, Declared, Expr, FieldRule, GroupRule, Modifiers, NullRule, Regions, Saturation, Selected, TypeMap,
    ValueRule,
};
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, RegionWidth, StateClass, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, DataTypeKind, Enumeration, Inst, InstKind, Value, VariableClass};
use operand::{Operands, Slot, class, count_of, modifier};

/// Reports each rule that an instruction breaks.
pub fn validate(inst: &Inst<'_>, facts: &dyn Facts, report: &mut dyn FnMut(Finding)) {
    let operands = Operands::new(inst, facts);
    let mut validator = Validator { kind: inst.kind(), operands: &operands, report };
    validator.instruction();
    if !operands.lists {
        return;
    }
    inst.fields(&mut |field, value| {
        // Other numbers are among the operands already.
        if let Value::U16s(list) = value {
            list.iter().for_each(|label| {
                validator.label(field, i64::from(label));
                validator.declared(field, i64::from(label));
            });
        }
    });
}

struct Validator<'a> {
    kind: InstKind,
    operands: &'a Operands<'a>,
    report: &'a mut dyn FnMut(Finding),
}

impl Validator<'_> {
    fn finding(&mut self, rule: Rule, line: u32) -> Finding {
        let (instruction, file) = (self.kind, self.operands.rules.file);
        Finding { rule, instruction, field: None, group: "", found: Found::None, expected: Expected::Rule, file, line }
    }

    /// Where a property is stated, or, where it is not, the field that it would be of.
    fn property_line(&self, field: u8, line: u32) -> u32 {
        let stated = Some(line).filter(|line| *line > 0);
        stated.or_else(|| Some(self.kind.info().fields.get(usize::from(field))?.line)).unwrap_or(1)
    }

    /// Reports about a field; its line is that of its description.
    fn field_finding(&mut self, rule: Rule, field: u8, found: Found, expected: Expected) {
        let line = self.kind.info().fields.get(usize::from(field)).map_or(0, |f| f.line);
        let finding = self.finding(rule, line);
        (self.report)(Finding { field: Some(field), found, expected, ..finding });
    }

    fn holds(&self, expr: &Expr) -> bool {
        eval(self.operands, expr).is_some_and(|value| value != 0)
    }

    fn instruction(&mut self) {
        let rules = self.operands.rules;
        let platform = self.operands.facts.platform();
        if !self.kind.info().platforms.contains(platform) {
            let (file, line) = rules.listed;
            let finding = self.finding(Rule::Platform, line);
            (self.report)(Finding { file, ..finding });
            return;
        }
        if self.operands.layout.is_none() && !rules.layouts.is_empty() {
            let finding = self.finding(Rule::Layout, rules.layouts_line);
            (self.report)(finding);
        }
        for (field, rule) in (0..).zip(rules.fields) {
            if self.operands.is_present(field) && !rule.ignored.is_some_and(|condition| self.holds(condition)) {
                self.field(field, rule);
            }
        }
        self.type_maps();
        for constraint in rules.constraints {
            if eval(self.operands, &constraint.holds) == Some(0) {
                let finding = self.finding(Rule::Constraint(constraint), constraint.line);
                (self.report)(finding);
            }
        }
    }

    fn field(&mut self, field: u8, rule: &FieldRule) {
        match self.operands.slot(field) {
            Slot::Absent => return,
            Slot::Number(number) => self.number(field, rule, number),
            Slot::Vector(operand) => self.vector(field, rule, &operand),
            Slot::Raw(operand) => self.raw(field, rule, operand),
        }
        self.variables(field);
        self.operand(field, rule);
    }

    fn number(&mut self, field: u8, rule: &FieldRule, number: i64) {
        self.range(field, rule, number);
        if rule.labels != 0 {
            self.label(field, number);
        }
        self.declared(field, number);
        if let Some(expected) = rule.must_be.map(|value| value as i64).filter(|value| *value != number) {
            self.field_finding(Rule::Fixed, field, Found::Number(number), Expected::Number(expected));
        }
        for group in rule.groups {
            self.group(field, group, number);
        }
        let platform = self.operands.facts.platform() as u32;
        for (platforms, mask) in rule.reserved {
            if platforms >> platform.min(63) & 1 == 1 && number as u64 & mask != 0 {
                self.field_finding(Rule::Reserved, field, Found::Number(number), Expected::Rule);
            }
        }
        if let Alignment::Bytes(bytes) = rule.alignment
            && number % i64::from(bytes.max(1)) != 0
        {
            let expected = Expected::Word("a multiple of the alignment");
            self.field_finding(Rule::Alignment, field, Found::Number(number), expected);
        }
    }

    /// Bytes begin in the storage of their variable and, if nothing else is said, at a register.
    fn raw(&mut self, field: u8, rule: &FieldRule, operand: RawOperand) {
        let shared = || self.operands.facts.shared_bytes(operand.id);
        if self.operands.fits(field, 1) == Some(false)
            && shared().is_none_or(|bytes| u32::from(operand.offset) >= bytes)
        {
            self.field_finding(Rule::Region, field, Found::None, Expected::Word("an operand within its variable"));
        }
        let register = self.operands.facts.platform().register_bytes().map(u32::from);
        if rule.alignment == Alignment::Any
            && register.and_then(|register| self.operands.aligned(field, register)) == Some(false)
        {
            let expected = Expected::Word("the beginning of a register");
            self.field_finding(Rule::Alignment, field, Found::None, expected);
        }
    }

    /// A number that refers to a variable, label or string.
    fn declared(&mut self, field: u8, number: i64) {
        let rule = self.operands.rules.fields.get(usize::from(field));
        if let Some(Selected { by, low, width, classes }) = rule.and_then(|rule| rule.selected) {
            let class =
                self.operands.number(by).and_then(|by| classes.get(usize::try_from(bits(by, low, width)).ok()?));
            let class = class.and_then(|class| VariableClass::ALL.get(usize::from(*class)));
            if let (Some(class), Ok(id)) = (class, u32::try_from(number)) {
                self.refers(field, *class, id);
            }
            return;
        }
        let Some(Declared { class, low, width, or_none }) =
            self.operands.rules.fields.get(usize::from(field)).and_then(|rule| rule.declared)
        else {
            return;
        };
        let number = bits(number, low, width);
        let (Some(class), Ok(id)) = (VariableClass::ALL.get(usize::from(class)), u32::try_from(number)) else { return };
        if !(or_none && id == 0) {
            self.refers(field, *class, id);
        }
    }

    /// The variables of an operand.
    fn variables(&mut self, field: u8) {
        match self.operands.slot(field) {
            Slot::Raw(RawOperand { id, .. }) | Slot::Vector(VecOperand::General { id, .. }) => {
                self.refers(field, VariableClass::General, id);
            }
            Slot::Vector(VecOperand::Address { id, .. } | VecOperand::Indirect { id, .. }) => {
                self.refers(field, VariableClass::Address, u32::from(id));
            }
            Slot::Vector(VecOperand::Predicate { val, .. }) => {
                self.refers(field, VariableClass::Predicate, u32::from(val.id()));
            }
            Slot::Vector(VecOperand::State { class, id, .. }) => match class {
                StateClass::Surface => self.refers(field, VariableClass::Surface, u32::from(id)),
                StateClass::Sampler => self.refers(field, VariableClass::Sampler, u32::from(id)),
                _ => {}
            },
            _ => {}
        }
    }

    fn refers(&mut self, field: u8, class: VariableClass, id: u32) {
        if self.operands.facts.declares(class, id) == Some(false) {
            let (found, expected) = (Found::Number(i64::from(id)), Expected::Declared(class));
            self.field_finding(Rule::Declared, field, found, expected);
        }
    }

    fn label(&mut self, field: u8, number: i64) {
        let labels = self.operands.rules.fields.get(usize::from(field)).map_or(0, |rule| rule.labels);
        if labels == 0 {
            return;
        }
        let Some(kind) = u32::try_from(number).ok().and_then(|id| self.operands.facts.label(id)) else { return };
        if u32::from(labels) >> kind.bits().min(31) & 1 == 0 {
            let expected = Expected::Word("a label of another kind");
            self.field_finding(Rule::Label, field, Found::Word(kind.name()), expected);
        }
    }

    fn range(&mut self, field: u8, rule: &FieldRule, number: i64) {
        if let Some((low, high)) = rule.range.filter(|(low, high)| number < *low || number > *high) {
            self.field_finding(Rule::Range, field, Found::Number(number), Expected::Range(low, high));
        }
    }

    fn group(&mut self, field: u8, group: &GroupRule, number: i64) {
        let code = bits(number, group.low, group.width);
        let platform = (self.operands.facts.platform() as u32).min(63);
        // Values stand in the order of their codes, and most are legal everywhere.
        if let Some(value) = usize::try_from(code).ok().and_then(|code| group.values.get(code))
            && i64::from(value.code) == code
            && value.platforms >> platform & 1 == 1
            && value.valid_if.is_none()
        {
            return;
        }
        let legal = |rule: &ValueRule| {
            i64::from(rule.code) == code
                && rule.platforms >> platform & 1 == 1
                && rule.valid_if.is_none_or(|condition| eval(self.operands, condition) != Some(0))
        };
        if group.values.iter().any(legal) {
            return;
        }
        let sign = group.signed && group.width > 0 && bits(code, group.width - 1, 1) == 1;
        let value = if sign && group.width < 64 { code - (1 << group.width) } else { code };
        let found = Found::Number(value);
        let expected_range = group.range.filter(|(low, high)| value < *low || value > *high);
        let known = group.values.iter().any(|v| i64::from(v.code) == code);
        let line = group.values.iter().find(|v| i64::from(v.code) == code).map_or(group.line, |v| v.line);
        let file = if group.file.is_empty() { self.operands.rules.file } else { group.file };
        let broken = if !group.values.is_empty() && (known || group.range.is_none()) {
            Some((Rule::Value, Expected::Rule))
        } else {
            expected_range.map(|(low, high)| (Rule::Range, Expected::Range(low, high)))
        };
        if let Some((rule, expected)) = broken {
            let finding = self.finding(rule, line);
            (self.report)(Finding { field: Some(field), group: group.name, found, expected, file, ..finding });
        }
    }

    fn vector(&mut self, field: u8, rule: &FieldRule, operand: &VecOperand) {
        if let Some(class) = class(operand) {
            let allowed = rule.classes == 0 || rule.classes >> class.bits() & 1 == 1;
            if !allowed {
                let found = Found::Word(word(class));
                self.field_finding(Rule::Class, field, found, Expected::Word("a class that may stand here"));
            }
        }
        if let VecOperand::Immediate { r#type, .. } = operand {
            if *r#type == DataType::Bool {
                let expected = Expected::Word("a number");
                self.field_finding(Rule::Type, field, Found::Type(*r#type), expected);
            }
            if !r#type.platforms().contains(self.operands.facts.platform()) {
                let expected = Expected::Word("a type that the platform has");
                self.field_finding(Rule::Type, field, Found::Type(*r#type), expected);
            }
            if rule.short && r#type.width() > 16 {
                let expected = Expected::Word("an immediate of at most 16 bits");
                self.field_finding(Rule::Class, field, Found::Type(*r#type), expected);
            }
            if let Some(number) = self.operands.immediate(field) {
                self.range(field, rule, number);
            }
        }
        match operand {
            VecOperand::General { id, modifier, region, .. } => {
                self.modifier(field, rule, *modifier);
                self.region(field, rule, *region, *id == 0);
                if *id != 0 {
                    self.numbers(field, rule, *region);
                }
                if rule.written {
                    self.access(field, *id);
                }
            }
            VecOperand::Indirect { modifier, region, .. } => {
                self.modifier(field, rule, *modifier);
                self.region(field, rule, *region, false);
            }
            other => self.no_modifier(field, modifier(other)),
        }
    }

    /// A predefined variable is written only where it may be.
    fn access(&mut self, field: u8, id: u32) {
        let Some(known) = predefined(VariableClass::General, id).filter(|_| id != 0) else { return };
        let element = || u32::try_from(self.operands.first_element(field)?).ok();
        let allowed = match known.writable_elements {
            None => known.writable,
            Some((low, high)) => element().is_none_or(|element| (low..=high).contains(&element)),
        };
        if !allowed {
            let (file, line) = known.spec.rsplit_once(':').unwrap_or((known.spec, ""));
            let finding = self.finding(Rule::Access, line.parse().unwrap_or(1));
            let (found, expected) = (Found::Word(known.name), Expected::Word("a variable that may be written"));
            (self.report)(Finding { field: Some(field), found, expected, file, ..finding });
        }
    }

    /// Regions: rows are no longer than there are channels, a destination moves on, and nothing lies behind the variable.
    fn region(&mut self, field: u8, rule: &FieldRule, region: Region, is_null: bool) {
        let Some(channels) = self.operands.channels(rule.region) else { return };
        if !is_null && region.h_stride() == Some(HorzStride::Null) {
            let expected = Expected::Word("a horizontal stride");
            self.field_finding(Rule::Region, field, Found::Word("a region without one"), expected);
        }
        if rule.region == Regions::Channels {
            let width = region.width().and_then(count_of).unwrap_or(0);
            if rule.read && width > channels {
                let finding = Expected::Range(1, channels);
                self.field_finding(Rule::Region, field, Found::Number(width), finding);
            }
            if rule.written && region.h_stride().and_then(count_of) == Some(0) {
                self.field_finding(Rule::Region, field, Found::Number(0), Expected::Range(1, i64::MAX));
            }
        }
        // Rows at addresses of their own.
        if rule.read
            && let (Some(VertStride::Null), Some(width @ 1..)) = (region.v_stride(), region.width().and_then(count_of))
            && let Some(registers) = self.operands.facts.platform().address_registers().map(i64::from)
            && channels / width > registers
        {
            self.field_finding(Rule::Region, field, Found::Number(channels / width), Expected::Range(1, registers));
        }
        if self.operands.within(field, rule.written, channels) == Some(false) {
            self.field_finding(Rule::Region, field, Found::None, Expected::Word("an operand within its variable"));
        }
    }

    /// Which numbers the region of a direct operand has.
    fn numbers(&mut self, field: u8, rule: &FieldRule, region: Region) {
        if rule.region == Regions::Ignored || region.h_stride() == Some(HorzStride::Null) {
            return;
        }
        let (v_stride, width) = (region.v_stride(), region.width());
        let broken = match (rule.read, rule.written) {
            (true, false) if v_stride == Some(VertStride::Null) => Some("a vertical stride"),
            (false, true) if rule.region == Regions::One => None,
            (false, true) if v_stride != Some(VertStride::Null) || width != Some(RegionWidth::Null) => {
                Some("a horizontal stride alone")
            }
            _ => None,
        };
        if let Some(expected) = broken {
            self.field_finding(Rule::Region, field, Found::None, Expected::Word(expected));
        }
    }

    fn modifier(&mut self, field: u8, rule: &FieldRule, modifier: Modifier) {
        let (modifiers, line) = self.operands.rules.modifiers;
        let found = Found::Word(modifier.name());
        let broken = match modifier {
            Modifier::NoModifier => false,
            Modifier::Sat => {
                self.saturation(field, rule);
                false
            }
            _ if !rule.read => true,
            Modifier::Not => matches!(modifiers, Modifiers::None | Modifiers::Arithmetic),
            _ => matches!(modifiers, Modifiers::None | Modifiers::Logic),
        };
        if broken {
            let finding = self.finding(Rule::Modifier, self.property_line(field, line));
            let expected = Expected::Word("a modifier that may stand here");
            (self.report)(Finding { field: Some(field), found, expected, ..finding });
        }
    }

    /// Modifiers are for elements of general variables.
    fn no_modifier(&mut self, field: u8, modifier: Modifier) {
        if modifier != Modifier::NoModifier {
            let line = self.property_line(field, self.operands.rules.modifiers.1);
            let finding = self.finding(Rule::Modifier, line);
            let (found, expected) = (Found::Word(modifier.name()), Expected::Word("no modifier"));
            (self.report)(Finding { field: Some(field), found, expected, ..finding });
        }
    }

    fn saturation(&mut self, field: u8, rule: &FieldRule) {
        let (saturation, line) = self.operands.rules.saturation;
        let data_type = self.operands.data_type(field);
        let allowed = rule.written
            && match saturation {
                Saturation::Yes => true,
                Saturation::FloatOnly => data_type.is_none_or(|t| t.kind() == DataTypeKind::Float),
                Saturation::No => false,
            };
        if !allowed {
            let finding = self.finding(Rule::Saturation, self.property_line(field, line));
            let found = data_type.map_or(Found::None, Found::Type);
            let expected = Expected::Word("no saturation");
            (self.report)(Finding { field: Some(field), found, expected, ..finding });
        }
    }

    /// Rules about operands of both kinds.
    fn operand(&mut self, field: u8, rule: &FieldRule) {
        let Some(is_null) = self.operands.is_null(field) else { return };
        if let NullRule::If(conditions) = rule.null
            && !is_null
            && conditions.iter().any(|condition| self.holds(condition))
        {
            self.field_finding(Rule::Null, field, Found::None, Expected::Word("the null variable"));
        }
        if is_null {
            return;
        }
        self.data_type(field, rule);
        self.elements(field, rule);
        let bytes = match rule.alignment {
            Alignment::Any => return,
            Alignment::Bytes(bytes) => Some(u32::from(bytes)),
            Alignment::Register => self.operands.facts.platform().register_bytes().map(u32::from),
        };
        if bytes.and_then(|bytes| self.operands.aligned(field, bytes)) == Some(false) {
            let expected = Expected::Word("a multiple of the alignment");
            self.field_finding(Rule::Alignment, field, Found::None, expected);
        }
    }

    fn data_type(&mut self, field: u8, rule: &FieldRule) {
        let Some(data_type) = self.operands.data_type(field) else { return };
        let found = Found::Type(data_type);
        if rule.types != 0 {
            if !has(rule.types, data_type) {
                self.field_finding(Rule::Type, field, found, Expected::Types(rule.types));
            }
            return;
        }
        let rules = self.operands.rules;
        if !matches!(self.operands.slot(field), Slot::Vector(_)) || rules.types.is_empty() {
            return;
        }
        let types = self.supported_types();
        if !has(types, data_type) {
            let finding = self.finding(Rule::Type, rules.types_line);
            (self.report)(Finding { field: Some(field), found, expected: Expected::Types(types), ..finding });
        }
    }

    /// The types that operands may have on the platform, where they do not say which they take.
    fn supported_types(&self) -> u32 {
        let platform = (self.operands.facts.platform() as u32).min(63);
        let here = self.operands.rules.types.iter().filter(|(_, platforms)| platforms >> platform & 1 == 1);
        here.fold(0, |union, (types, _)| union | types)
    }

    /// The number of elements is a size: a variable of a wider type may have fewer.
    fn elements(&mut self, field: u8, rule: &FieldRule) {
        let applies =
            |(condition, _): &&(Option<Expr>, u32)| condition.as_ref().is_none_or(|condition| self.holds(condition));
        let Some((_, expected)) = rule.elements.iter().find(applies) else { return };
        let Some(variable) = self.operands.variable(field) else { return };
        let (Some(elements), Some(data_type)) = (variable.elements, variable.data_type) else { return };
        let narrowest = DataType::ALL.iter().filter(|t| has(rule.types, **t)).map(|t| t.width()).min();
        let size = u64::from(elements) * u64::from(data_type.width());
        if size < u64::from(*expected) * u64::from(narrowest.unwrap_or(data_type.width())) {
            let (found, expected) = (i64::from(elements), i64::from(*expected));
            self.field_finding(Rule::Elements, field, Found::Number(found), Expected::Range(expected, i64::MAX));
        }
    }

    /// Some map has the types of all operands that do not say which they take. Of a type that is not supported, that alone is said.
    fn type_maps(&mut self) {
        let rules = self.operands.rules;
        let Some(first) = rules.maps.first() else { return };
        let platform = (self.operands.facts.platform() as u32).min(63);
        let supported = if rules.types.is_empty() { u32::MAX } else { self.supported_types() };
        let (mut dst, mut src) = (0, 0);
        for (field, rule) in (0..).zip(rules.fields) {
            let vector = matches!(self.operands.slot(field), Slot::Vector(_));
            let Some(data_type) = self.operands.data_type(field).filter(|_| vector && rule.types == 0) else {
                continue;
            };
            let set = if rule.written { &mut dst } else { &mut src };
            *set |= 1 << data_type as u32 & supported;
        }
        let fits = |map: &TypeMap| map.platforms >> platform & 1 == 1 && dst & !map.dst == 0 && src & !map.src == 0;
        if !rules.maps.iter().any(fits) {
            let finding = self.finding(Rule::TypeMap, first.line);
            (self.report)(Finding { expected: Expected::Word("types of one type map"), ..finding });
        }
    }
}

fn has(types: u32, data_type: DataType) -> bool {
    types >> data_type as u32 & 1 == 1
}

fn word(class: OperandClass) -> &'static str {
    class.name()
}
