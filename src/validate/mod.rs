//! Validation of instructions and objects against the specification.
//!
//! The rules are the tables of [`InstKind::rules`](openvisa_isa::InstKind::rules), generated from
//! the specification, so no instruction is named here. Facts about the program around an
//! instruction come from [`ValidationContext`]. An unknown fact never breaks a rule. For example,
//! without a declaration the type of a variable is unknown, and rules about types report nothing.
//!
//! [`validate`](validate()) never allocates. [`ObjectFacts`] does so only if the declarations of
//! the file do not have the layout of the newest versions. A [`Validator`] remembers up to 1 MiB.
//!
//! [`validate_object`] checks the instructions of a kernel or function, [`validate_whole`] the
//! rules about the object as a whole, [`validate`](validate()) a single instruction. A
//! [`Validator`] checks the instructions of many objects.

#[cfg(feature = "alloc")]
mod accepted;
mod access;
mod context;
#[cfg(feature = "alloc")]
mod data_flow;
mod eval;
#[cfg(feature = "alloc")]
mod help;
mod object;
#[cfg(feature = "alloc")]
mod object_rules;
mod operand;
#[cfg_attr(not(feature = "alloc"), allow(dead_code, reason = "only a validator that remembers has shapes"))]
mod shape;
#[cfg(feature = "alloc")]
mod storage_access;
mod text_facts;
mod validator;
mod variable_table;
mod violation;

pub use access::{VariableAccess, for_each_variable};
pub use context::{ValidationContext, Variable};
#[cfg(feature = "alloc")]
pub use data_flow::{RegisterPressure, register_pressure, validate_data_flow};
#[cfg(feature = "alloc")]
pub use help::{class_of_input, help, message_of_object_finding, name_of_subject};
pub use object::{Error, ObjectFacts, validate_object};
#[cfg(feature = "alloc")]
pub use object_rules::{ByteSpan, ChannelRange, Detail, ObjectViolation, Subject, channel_range, validate_whole};
pub use text_facts::TextFacts;
pub use validator::Validator;
pub use violation::{Expected, Found, Message, Rule, Violation};

use crate::module::predefined;
use eval::extract_bits;
use openvisa_isa::bit_fields::Region;
use openvisa_isa::enums::{HorzStride, Modifier, OperandClass, RegionWidth, StateClass, VertStride};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, DataTypeKind, Enumeration, Inst, InstKind, Value, VariableClass};
use openvisa_isa_core::rules::{
    Alignment, Declared, Expr, FieldRule, GroupRule, Modifiers, NullRule, PlatformRows, Regions, ReservedBits,
    Saturation, Selected, TypeMap, TypeRows, ValueRule,
};
use operand::{OperandFacts, Operands, RegionCounts, Slot, operand_class, operand_modifier};

/// Reports each rule that an instruction breaks.
pub fn validate(inst: &Inst<'_>, context: &dyn ValidationContext, report: &mut dyn FnMut(Violation)) {
    evaluate(inst, context, report);
}

/// What an evaluation of all rules of an instruction depends on.
struct Evaluated {
    /// The platforms with the same result.
    platforms: PlatformRows,
    /// Whether the result depends on the shape of the instruction and the platform only.
    depends_on_shape_only: bool,
}

/// Reports each rule that an instruction breaks. Returns what the result depends on.
fn evaluate(inst: &Inst<'_>, context: &dyn ValidationContext, report: &mut dyn FnMut(Violation)) -> Evaluated {
    let operands = Operands::new(inst, context);
    evaluate_rules(inst, &operands, report);
    Evaluated { platforms: operands.agreeing_platforms(), depends_on_shape_only: operands.depends_on_shape_only() }
}

fn evaluate_rules(inst: &Inst<'_>, operands: &Operands<'_>, report: &mut dyn FnMut(Violation)) {
    let mut validator = Evaluation { kind: inst.kind(), operands, report };
    validator.check_instruction();
    if !operands.lists {
        return;
    }
    inst.fields(&mut |field, value| {
        // The operands contain all values except lists of numbers.
        if let Value::U16s(list) = value
            && let Some(rule) = operands.rules.fields.get(usize::from(field))
        {
            list.iter().for_each(|label| {
                validator.check_label(field, rule, i64::from(label));
                validator.check_declared(field, rule, i64::from(label));
            });
        }
    });
}

/// An evaluation of the rules of one instruction.
struct Evaluation<'a> {
    kind: InstKind,
    operands: &'a Operands<'a>,
    report: &'a mut dyn FnMut(Violation),
}

impl Evaluation<'_> {
    #[cold]
    fn new_finding(&mut self, rule: Rule, line: u32) -> Violation {
        let (instruction, file) = (self.kind, self.operands.rules.file);
        Violation {
            rule,
            instruction,
            field: None,
            group: "",
            found: Found::None,
            expected: Expected::Rule,
            file,
            line,
        }
    }

    /// Returns the line that states a property of the instruction, or else the line of the field.
    fn property_line(&self, field: u8, line: u32) -> u32 {
        let stated = Some(line).filter(|line| *line > 0);
        stated.or_else(|| Some(self.kind.info().fields.get(usize::from(field))?.line)).unwrap_or(1)
    }

    /// Reports a finding about a field, with the line that describes the field.
    #[cold]
    fn field_finding(&mut self, rule: Rule, field: u8, found: Found, expected: Expected) {
        let line = self.kind.info().fields.get(usize::from(field)).map_or(0, |f| f.line);
        let finding = self.new_finding(rule, line);
        (self.report)(Violation { field: Some(field), found, expected, ..finding });
    }

    fn check_instruction(&mut self) {
        let rules = self.operands.rules;
        if !self.operands.is_on(PlatformRows(self.kind.info().platforms.bits())) {
            let (file, line) = rules.listed;
            let finding = self.new_finding(Rule::Platform, line);
            (self.report)(Violation { file, ..finding });
            return;
        }
        if self.operands.layout.is_none() && !rules.layouts.is_empty() {
            let finding = self.new_finding(Rule::Layout, rules.layouts_line);
            (self.report)(finding);
        }
        for (field, rule) in (0..).zip(rules.fields) {
            if !rule.ignored.is_some_and(|condition| self.operands.holds(condition)) {
                self.check_field(field, rule);
            }
        }
        self.check_type_maps();
        for constraint in rules.constraints {
            if self.operands.eval(&constraint.holds) == Some(0) {
                let finding = self.new_finding(Rule::Constraint(constraint), constraint.line);
                (self.report)(finding);
            }
        }
    }

    fn check_field(&mut self, field: u8, rule: &FieldRule) {
        let operands = self.operands;
        match operands.slot(field) {
            Slot::Absent => {}
            Slot::Number(number) => self.check_number(field, rule, *number),
            Slot::Vector(operand, _) => {
                self.check_vector(field, rule, operand);
                self.check_variables(field, operand);
                self.check_operand(field, rule);
            }
            Slot::Raw(RawOperand { id, .. }, _) => {
                self.check_raw(field, rule);
                self.check_general_variable(field, *id);
                self.check_operand(field, rule);
            }
        }
    }

    fn check_number(&mut self, field: u8, rule: &FieldRule, number: i64) {
        self.check_range(field, rule, number);
        self.check_label(field, rule, number);
        self.check_declared(field, rule, number);
        if let Some(expected) = rule.must_be.map(|value| value as i64).filter(|value| *value != number) {
            self.field_finding(Rule::Fixed, field, Found::Number(number), Expected::Number(expected));
        }
        for group in rule.groups {
            self.check_group(field, group, number);
        }
        for ReservedBits { platforms, mask } in rule.reserved {
            if self.operands.is_on(*platforms) && number as u64 & mask != 0 {
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

    /// Checks that a raw operand begins at a register, unless it has an alignment rule.
    fn check_raw(&mut self, field: u8, rule: &FieldRule) {
        if rule.alignment == Alignment::Any
            && let Some(register) = self.operands.register_bytes
            && self.operands.is_aligned(field, register) == Some(false)
        {
            let expected = Expected::Word("the beginning of a register");
            self.field_finding(Rule::Alignment, field, Found::None, expected);
        }
    }

    /// Checks that a number refers to a declared variable, label or string.
    fn check_declared(&mut self, field: u8, rule: &FieldRule, number: i64) {
        if let Some(Selected { by, low, width, classes }) = rule.selected {
            let class = self
                .operands
                .number(by)
                .and_then(|by| classes.get(usize::try_from(extract_bits(by, low, width)).ok()?));
            let class = class.and_then(|class| VariableClass::ALL.get(usize::from((*class)?)));
            if let (Some(class), Ok(id)) = (class, u32::try_from(number)) {
                self.check_reference(field, *class, id);
            }
            return;
        }
        let Some(Declared { class, low, width, or_none }) = rule.declared else { return };
        let number = extract_bits(number, low, width);
        if or_none && number == 0 {
            return;
        }
        if let (Some(class), Ok(id)) = (VariableClass::ALL.get(usize::from(class)), u32::try_from(number)) {
            self.check_reference(field, *class, id);
        }
    }

    /// Checks that the variables of a vector operand are declared.
    fn check_variables(&mut self, field: u8, operand: &VecOperand) {
        match *operand {
            VecOperand::General { id, .. } => self.check_general_variable(field, id),
            VecOperand::Address { id, .. } | VecOperand::Indirect { id, .. } => {
                self.check_reference(field, VariableClass::Address, u32::from(id));
            }
            VecOperand::Predicate { val, .. } => {
                self.check_reference(field, VariableClass::Predicate, u32::from(val.id()));
            }
            VecOperand::State { class: StateClass::Surface, id, .. } => {
                self.check_reference(field, VariableClass::Surface, u32::from(id));
            }
            VecOperand::State { class: StateClass::Sampler, id, .. } => {
                self.check_reference(field, VariableClass::Sampler, u32::from(id));
            }
            _ => {}
        }
    }

    /// Checks that a general variable is declared. One whose facts are known is.
    fn check_general_variable(&mut self, field: u8, id: u32) {
        if self.operands.variable(field).is_none() {
            self.check_reference(field, VariableClass::General, id);
        }
    }

    fn check_reference(&mut self, field: u8, class: VariableClass, id: u32) {
        if self.operands.context.declares(class, id) == Some(false) {
            let (found, expected) = (Found::Number(i64::from(id)), Expected::Declared(class));
            self.field_finding(Rule::Declared, field, found, expected);
        }
    }

    fn check_label(&mut self, field: u8, rule: &FieldRule, number: i64) {
        let Some(kinds) = rule.labels else { return };
        let Some(kind) = u32::try_from(number).ok().and_then(|id| self.operands.context.label(id)) else { return };
        if !kinds.contains(kind.bits()) {
            let expected = Expected::Word("a label of another kind");
            self.field_finding(Rule::Label, field, Found::Word(kind.name()), expected);
        }
    }

    fn check_range(&mut self, field: u8, rule: &FieldRule, number: i64) {
        if let Some((low, high)) = rule.range.filter(|(low, high)| number < *low || number > *high) {
            self.field_finding(Rule::Range, field, Found::Number(number), Expected::Range(low, high));
        }
    }

    fn check_group(&mut self, field: u8, group: &GroupRule, number: i64) {
        let code = extract_bits(number, group.low, group.width);
        let legal = |rule: &ValueRule| {
            i64::from(rule.code) == code
                && self.operands.is_on(rule.platforms)
                && rule.valid_if.is_none_or(|condition| self.operands.eval(condition) != Some(0))
        };
        // Values are usually stored by code.
        let stored = usize::try_from(code).ok().and_then(|code| group.values.get(code));
        if !stored.is_some_and(legal) && !group.values.iter().any(legal) {
            self.check_other_value(field, group, code);
        }
    }

    /// Checks a value that is none of the listed ones.
    #[cold]
    fn check_other_value(&mut self, field: u8, group: &GroupRule, code: i64) {
        let sign = group.signed && group.width > 0 && extract_bits(code, group.width - 1, 1) == 1;
        let value = if sign && group.width < 64 { code - (1 << group.width) } else { code };
        let found = Found::Number(value);
        let expected_range = group.range.filter(|(low, high)| value < *low || value > *high);
        let known = group.values.iter().find(|v| i64::from(v.code) == code);
        let line = known.map_or(group.line, |v| v.line);
        let file = if group.file.is_empty() { self.operands.rules.file } else { group.file };
        let broken = if !group.values.is_empty() && (known.is_some() || group.range.is_none()) {
            Some((Rule::Value, Expected::Rule))
        } else {
            expected_range.map(|(low, high)| (Rule::Range, Expected::Range(low, high)))
        };
        if let Some((rule, expected)) = broken {
            let finding = self.new_finding(rule, line);
            (self.report)(Violation { field: Some(field), group: group.name, found, expected, file, ..finding });
        }
    }

    fn check_vector(&mut self, field: u8, rule: &FieldRule, operand: &VecOperand) {
        if let Some(class) = operand_class(operand).filter(|class| !rule.classes.contains(class.bits())) {
            let found = Found::Word(class_name(class));
            self.field_finding(Rule::Class, field, found, Expected::Word("an operand of an allowed class"));
        }
        match operand {
            VecOperand::General { id, modifier, region, .. } => {
                self.check_modifier(field, rule, *modifier);
                let counts = RegionCounts::of(*region);
                self.check_region(field, rule, *region, &counts, *id == 0);
                if *id != 0 || !rule.written {
                    self.check_region_form(field, rule, *region);
                }
                if rule.written {
                    self.check_access(field, *id);
                }
            }
            VecOperand::Indirect { modifier, region, .. } => {
                self.check_modifier(field, rule, *modifier);
                self.check_region(field, rule, *region, &RegionCounts::of(*region), false);
            }
            VecOperand::Immediate { r#type, modifier, .. } => {
                self.check_immediate(field, rule, *r#type);
                self.check_no_modifier(field, *modifier);
            }
            other => self.check_no_modifier(field, operand_modifier(other)),
        }
    }

    fn check_immediate(&mut self, field: u8, rule: &FieldRule, data_type: DataType) {
        if data_type == DataType::Bool {
            self.field_finding(Rule::Type, field, Found::Type(data_type), Expected::Word("a number"));
        }
        if !self.operands.is_on(PlatformRows(data_type.platforms().bits())) {
            let expected = Expected::Word("a type that the platform has");
            self.field_finding(Rule::Type, field, Found::Type(data_type), expected);
        }
        if rule.short && data_type.width() > 16 {
            let expected = Expected::Word("an immediate of at most 16 bits");
            self.field_finding(Rule::Class, field, Found::Type(data_type), expected);
        }
        if rule.range.is_some()
            && let Some(number) = self.operands.immediate(field)
        {
            self.check_range(field, rule, number);
        }
    }

    /// Checks that a predefined variable is written only where that is allowed.
    fn check_access(&mut self, field: u8, id: u32) {
        let Some(known) = predefined(VariableClass::General, id).filter(|_| id != 0) else { return };
        let element = || u32::try_from(self.operands.first_element(field)?).ok();
        let allowed = match known.writable_elements {
            None => known.writable,
            Some((low, high)) => element().is_none_or(|element| (low..=high).contains(&element)),
        };
        if !allowed {
            let (file, line) = known.spec.rsplit_once(':').unwrap_or((known.spec, ""));
            let finding = self.new_finding(Rule::Access, line.parse().unwrap_or(1));
            let (found, expected) = (Found::Word(known.name), Expected::Word("a variable that may be written"));
            (self.report)(Violation { field: Some(field), found, expected, file, ..finding });
        }
    }

    /// Checks the region of an operand: rows are no longer than the number of channels,
    /// destinations have a nonzero stride, and all elements are within the variable.
    fn check_region(&mut self, field: u8, rule: &FieldRule, region: Region, counts: &RegionCounts, is_null: bool) {
        let Some(channels) = self.operands.channels(rule.region) else { return };
        if !is_null && region.h_stride() == Some(HorzStride::Null) {
            let expected = Expected::Word("a horizontal stride, as in `<1>`");
            self.field_finding(Rule::Region, field, Found::Word("a region without a horizontal stride"), expected);
        }
        let of_source = region.v_stride() != Some(VertStride::Null);
        if rule.region == Regions::Channels {
            let width = counts.width.unwrap_or(0);
            if rule.read && width > channels {
                self.region_finding(field, "a row width of", width, channels);
            }
            // A destination that is written like a source has the wrong form, whatever its stride.
            if rule.written && counts.h_stride == Some(0) && !of_source {
                let expected = Expected::Word("a stride of 1, 2 or 4, as in `<1>`");
                self.field_finding(Rule::Region, field, Found::Word("the stride 0"), expected);
            }
        }
        // Each row of an indirect operand needs an address register.
        if rule.read
            && !of_source
            && let Some(width @ 1..) = counts.width
            && let Some(registers) = self.operands.platform.address_registers().map(i64::from)
            && channels / width > registers
        {
            self.region_finding(field, "as many addresses as rows:", channels / width, registers);
        }
        if let Some((end, size)) = self.operands.end_past_variable(field, counts, rule.written, channels) {
            self.field_finding(Rule::Bounds, field, Found::Number(end), Expected::Range(0, size));
        }
    }

    /// Reports that a quantity of a region, whose name is `group`, is too large.
    #[cold]
    fn region_finding(&mut self, field: u8, group: &'static str, found: i64, most: i64) {
        let line = self.kind.info().fields.get(usize::from(field)).map_or(0, |f| f.line);
        let finding = self.new_finding(Rule::Region, line);
        let (found, expected) = (Found::Number(found), Expected::Range(1, most));
        (self.report)(Violation { field: Some(field), group, found, expected, ..finding });
    }

    /// Checks which strides and widths the region of a direct operand states.
    fn check_region_form(&mut self, field: u8, rule: &FieldRule, region: Region) {
        if rule.region == Regions::Ignored || region.h_stride() == Some(HorzStride::Null) {
            return;
        }
        let (v_stride, width) = (region.v_stride(), region.width());
        let broken = match (rule.read, rule.written) {
            (true, false) if v_stride == Some(VertStride::Null) => {
                Some("a source has three numbers: vertical stride, width and horizontal stride, as in `<8;8,1>`")
            }
            (false, true) if rule.region == Regions::One => None,
            (false, true) if v_stride != Some(VertStride::Null) || width != Some(RegionWidth::Null) => {
                Some(destination_form(region))
            }
            _ => None,
        };
        if let Some(expected) = broken {
            self.field_finding(Rule::Region, field, Found::None, Expected::Word(expected));
        }
    }

    fn check_modifier(&mut self, field: u8, rule: &FieldRule, modifier: Modifier) {
        if modifier == Modifier::NoModifier {
            return;
        }
        let (modifiers, line) = self.operands.rules.modifiers;
        let found = Found::Word(modifier.name());
        let broken = match modifier {
            Modifier::NoModifier => false,
            Modifier::Sat => {
                self.check_saturation(field, rule);
                false
            }
            _ if !rule.read => true,
            // Complements are for operations on bits, whose pages say so.
            Modifier::Not => modifiers != Modifiers::Logic,
            _ => matches!(modifiers, Modifiers::None | Modifiers::Logic),
        };
        if broken {
            let finding = self.new_finding(Rule::Modifier, self.property_line(field, line));
            let expected = Expected::Word("an allowed modifier");
            (self.report)(Violation { field: Some(field), found, expected, ..finding });
        }
    }

    /// Checks that an operand other than a variable has no modifier.
    fn check_no_modifier(&mut self, field: u8, modifier: Modifier) {
        if modifier != Modifier::NoModifier {
            let line = self.property_line(field, self.operands.rules.modifiers.1);
            let finding = self.new_finding(Rule::Modifier, line);
            let (found, expected) = (Found::Word(modifier.name()), Expected::Word(violation::NO_MODIFIER));
            (self.report)(Violation { field: Some(field), found, expected, ..finding });
        }
    }

    fn check_saturation(&mut self, field: u8, rule: &FieldRule) {
        let (saturation, line) = self.operands.rules.saturation;
        let data_type = self.operands.data_type(field);
        let allowed = rule.written
            && match saturation {
                Saturation::Yes => true,
                Saturation::FloatOnly => data_type.is_none_or(|t| t.kind() == DataTypeKind::Float),
                Saturation::No => false,
            };
        if !allowed {
            let finding = self.new_finding(Rule::Saturation, self.property_line(field, line));
            let found = data_type.map_or(Found::None, Found::Type);
            let expected = Expected::Word("no saturation");
            (self.report)(Violation { field: Some(field), found, expected, ..finding });
        }
    }

    /// Checks the rules that vector and raw operands share.
    fn check_operand(&mut self, field: u8, rule: &FieldRule) {
        let Some(is_null) = self.operands.is_null(field) else { return };
        if is_null {
            return;
        }
        if let NullRule::If(conditions) = rule.null
            && conditions.iter().any(|condition| self.operands.holds(condition))
        {
            self.field_finding(Rule::Null, field, Found::None, Expected::Word("the null variable"));
        }
        self.check_type(field, rule);
        if !rule.elements.is_empty() {
            self.check_elements(field, rule);
        }
        if let Some(SizeFault { rule, found, needed }) = find_size_fault(self.operands, field, rule) {
            self.field_finding(rule, field, Found::Number(found), Expected::Range(needed, i64::MAX));
        }
        let bytes = match rule.alignment {
            Alignment::Any => return,
            Alignment::Bytes(bytes) => Some(u32::from(bytes)),
            Alignment::Register => self.operands.register_bytes,
        };
        if bytes.and_then(|bytes| self.operands.is_aligned(field, bytes)) == Some(false) {
            let expected = Expected::Word("a multiple of the alignment");
            self.field_finding(Rule::Alignment, field, Found::None, expected);
        }
    }

    fn check_type(&mut self, field: u8, rule: &FieldRule) {
        let Some(data_type) = self.operands.data_type(field) else { return };
        let found = Found::Type(data_type);
        if let Some(types) = rule.types {
            if !types.contains(data_type as u8) {
                self.field_finding(Rule::Type, field, found, Expected::Types(types));
            }
            return;
        }
        if !self.operands.supports_type(data_type) && matches!(self.operands.slot(field), Slot::Vector(..)) {
            let types = self.operands.supported_types();
            let finding = self.new_finding(Rule::Type, self.operands.rules.types_line);
            (self.report)(Violation { field: Some(field), found, expected: Expected::Types(types), ..finding });
        }
    }

    /// Checks the number of elements. The requirement is a size in bytes, so a variable of a wider
    /// type may have fewer.
    fn check_elements(&mut self, field: u8, rule: &FieldRule) {
        let applies = |(condition, _): &&(Option<Expr>, u32)| {
            condition.as_ref().is_none_or(|condition| self.operands.holds(condition))
        };
        let Some((_, expected)) = rule.elements.iter().find(applies) else { return };
        let Some(variable) = self.operands.variable(field) else { return };
        let (Some(elements), Some(data_type)) = (variable.elements, variable.data_type) else { return };
        let is_legal = |data_type: &&DataType| rule.types.is_some_and(|types| types.contains(**data_type as u8));
        let narrowest = DataType::ALL.iter().filter(is_legal).map(|data_type| data_type.width()).min();
        let size = u64::from(elements) * u64::from(data_type.width());
        if size < u64::from(*expected) * u64::from(narrowest.unwrap_or(data_type.width())) {
            let (found, expected) = (i64::from(elements), i64::from(*expected));
            self.field_finding(Rule::Elements, field, Found::Number(found), Expected::Range(expected, i64::MAX));
        }
    }

    /// Checks that one type map contains the types of all operands without a type rule. Unsupported
    /// types are left out, because they are reported separately.
    fn check_type_maps(&mut self) {
        let rules = self.operands.rules;
        let Some(first) = rules.maps.first() else { return };
        let (mut dst, mut src) = (TypeRows::default(), TypeRows::default());
        for (field, rule) in (0..).zip(rules.fields) {
            if rule.types.is_none()
                && let Slot::Vector(_, OperandFacts { data_type: Some(data_type), .. }) = self.operands.slot(field)
                && self.operands.supports_type(*data_type)
            {
                let set = if rule.written { &mut dst } else { &mut src };
                *set = set.union(TypeRows(1 << *data_type as u8));
            }
        }
        let fits =
            |map: &TypeMap| dst.is_subset(map.dst) && src.is_subset(map.src) && self.operands.is_on(map.platforms);
        if !rules.maps.iter().any(fits) {
            let finding = self.new_finding(Rule::TypeMap, first.line);
            (self.report)(Violation { expected: Expected::Word("types of one type map"), ..finding });
        }
    }
}

/// An operand whose variable is too small, or is not aligned as the instruction needs.
struct SizeFault {
    rule: Rule,
    /// Number of bytes that the storage has, or is aligned to.
    found: i64,
    /// Number of bytes that are needed.
    needed: i64,
}

/// Returns what is wrong with the storage of an operand. A raw operand without a footprint accesses
/// at least one byte.
fn find_size_fault(operands: &Operands<'_>, field: u8, rule: &FieldRule) -> Option<SizeFault> {
    let least = matches!(operands.slot(field), Slot::Raw(..)).then_some(1);
    let needed = rule.footprint.and_then(|bytes| operands.eval(bytes)).max(least);
    if let Some(needed) = needed
        && let Some(found) = operands.insufficient_bytes(field, needed)
    {
        return Some(SizeFault { rule: Rule::Footprint, found: found.max(0), needed });
    }
    let needed = operands.eval(rule.storage?)?;
    let found = operands.insufficient_alignment(field, needed, rule.storage_declared)?;
    Some(SizeFault { rule: Rule::Placement, found: found.into(), needed })
}

/// Returns the form of a destination's region with the distance between the first two elements of
/// a region that is written like that of a source.
fn destination_form(region: Region) -> &'static str {
    let single = region.width() == Some(RegionWidth::One);
    let counts = RegionCounts::of(region);
    let stride = if single { counts.v_stride } else { counts.h_stride };
    match stride {
        Some(2) => "a destination has one stride: `<2>`",
        Some(4) => "a destination has one stride: `<4>`",
        _ => "a destination has one stride: `<1>`",
    }
}

fn class_name(class: OperandClass) -> &'static str {
    class.name()
}
