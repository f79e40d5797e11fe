//! What a broken rule was applied to: the types, values and variables of the instruction, in words.
//!
//! A finding names the rule. This says what there is instead, for example `Dst is hf, Src0 is f`. The command and the builder
//! show both.

use super::eval::eval;
use super::operand::Operands;
use super::{Expected, Facts, Finding, Found, ObjectFacts, ObjectFinding, Rule, Subject};
use crate::module::{KindBuf, ObjectBuf, predefined};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_codec::layout::{Group, Part, Values};
use openvisa_codec::rules::{Constraint, Expr, GroupRule, Query, ValueRule};
use openvisa_isa::enums::InputClass;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, Inst, LAYOUTS, Platform, Reader, Value, VariableClass};

/// Maximum number of values that are listed.
const MAX_LISTED: usize = 8;

/// Returns what the operands and values are that a finding is about. `None`: the finding says it itself.
///
/// `object` is a copy of the object of `facts`, and `bytes` begins with the instruction.
pub fn help(facts: &ObjectFacts<'_>, object: &ObjectBuf, bytes: &[u8], finding: &Finding) -> Option<String> {
    let version = facts.object.version();
    let inst = Inst::decode(&mut Reader::new(bytes, version)).ok()?;
    let operands = Operands::new(&inst, facts);
    let mut numbers = Vec::new();
    // What can be decoded can be walked.
    let _ = LAYOUTS.walk(bytes, version, usize::MAX, &mut |part| numbers.push(*part));
    let subject = About { object, inst: &inst, operands: &operands, numbers: &numbers };
    match finding.rule {
        Rule::Region | Rule::Alignment | Rule::Elements | Rule::Null => subject.variable_of(finding),
        Rule::TypeMap => subject.types(),
        Rule::Value => subject.legal_values(finding, facts.platform()),
        Rule::Constraint(constraint) => subject.values_of(constraint),
        Rule::Class | Rule::Type | Rule::Modifier | Rule::Access => subject.variable_of(finding),
        Rule::Declared => match (finding.found, finding.expected) {
            (Found::Number(_), Expected::Declared(class)) => highest(object, class),
            _ => None,
        },
        _ => None,
    }
}

/// An instruction that breaks a rule.
struct About<'a> {
    object: &'a ObjectBuf,
    inst: &'a Inst<'a>,
    operands: &'a Operands<'a>,
    numbers: &'a [Part],
}

impl About<'_> {
    /// Returns the name and the value of a field.
    fn field(&self, wanted: u8) -> Option<(&'static str, Value<'_>)> {
        let name = self.inst.kind().info().fields.get(usize::from(wanted))?.name;
        let mut found = None;
        self.inst.fields(&mut |field, value| found = found.take().or(Some(value).filter(|_| field == wanted)));
        Some((name, found?))
    }

    /// Returns what the variable of an operand is: `` `x` has 8 elements of type f ``.
    fn variable_of(&self, finding: &Finding) -> Option<String> {
        match self.field(finding.field?)?.1 {
            Value::VecOperand(operand) => self.vector_variable(&operand),
            Value::RawOperand(operand) => self.general_variable(operand.id),
            _ => None,
        }
    }

    fn vector_variable(&self, operand: &VecOperand) -> Option<String> {
        let elements = |class, id: u16| {
            let index = usize::try_from(u32::from(id).checked_sub(VariableClass::first(class))?).ok()?;
            let list = match class {
                VariableClass::Address => &self.object.addresses,
                _ => &self.object.predicates,
            };
            let name = self.object.name_of(class, u32::from(id))?;
            Some(format!("`{name}` has {}", counted(u32::from(list.get(index)?.elements), "element")))
        };
        match operand {
            VecOperand::General { id, .. } => self.general_variable(*id),
            VecOperand::Address { id, .. } => elements(VariableClass::Address, *id),
            VecOperand::Predicate { val, .. } => elements(VariableClass::Predicate, val.id()),
            _ => None,
        }
    }

    fn general_variable(&self, id: u32) -> Option<String> {
        let variable = self.object.variable(id)?;
        let name = self.object.name_of(VariableClass::General, id)?;
        let data_type = variable.properties.r#type()?;
        Some(format!("`{name}` has {} of type {data_type}", counted(u32::from(variable.elements), "element")))
    }

    /// Returns the types of all vector operands.
    fn types(&self) -> Option<String> {
        let fields = self.inst.kind().info().fields;
        let mut types = Vec::new();
        self.inst.fields(&mut |field, value| {
            if let Value::VecOperand(operand) = value
                && let Some(data_type) = self.data_type(&operand)
                && let Some(field) = fields.get(usize::from(field))
            {
                types.push(format!("{} is {data_type}", field.name));
            }
        });
        joined(types)
    }

    fn data_type(&self, operand: &VecOperand) -> Option<DataType> {
        match operand {
            VecOperand::General { id, .. } => match self.object.variable(*id) {
                Some(variable) => variable.properties.r#type(),
                None => predefined(VariableClass::General, *id)?.data_type,
            },
            VecOperand::Immediate { r#type, .. } => Some(*r#type),
            VecOperand::Indirect { bit_properties, .. } => Some(*bit_properties),
            _ => None,
        }
    }

    /// Returns what a value means, and which ones the platform has: `Simd8; on PVC it can be Simd16`.
    fn legal_values(&self, finding: &Finding, platform: Platform) -> Option<String> {
        let field = finding.field?;
        let rule = self.operands.rules.fields.get(usize::from(field))?;
        let group = rule.groups.iter().find(|group| group.name == finding.group)?;
        let names = self.names(field, group)?;
        let Found::Number(code) = finding.found else { return None };
        let legal = |value: &&ValueRule| {
            value.platforms >> (platform as u32).min(63) & 1 == 1
                && value.valid_if.is_none_or(|condition| eval(self.operands, condition) != Some(0))
        };
        let known: Vec<_> = group.values.iter().filter(legal).filter_map(|value| names(value.code.into())).collect();
        let (listed, more) = known.split_at(known.len().min(MAX_LISTED));
        let more = if more.is_empty() { String::new() } else { format!(" or {} others", more.len()) };
        let found = names(code as u64).unwrap_or("reserved");
        let name = self.name_of_group(field, group.name);
        if listed.is_empty() {
            return Some(format!("{name} is {found}, which {platform} does not have"));
        }
        Some(format!("{name} is {found}; here {platform} has {}{more}", listed.join(", ")))
    }

    /// Returns the names of the values of a field, or of a bit group of one.
    fn names(&self, field: u8, group: &GroupRule) -> Option<fn(u64) -> Option<&'static str>> {
        let of_group = |g: &&Group| g.name == group.name && (group.name.is_empty() || g.low == group.low);
        let group = self.number(field)?.int.groups.iter().find(of_group)?;
        if let Values::Named(names) = group.values { Some(names) } else { None }
    }

    /// Returns a field that is a number, as it lies in the file.
    fn number(&self, field: u8) -> Option<&Part> {
        let name = self.inst.kind().info().fields.get(usize::from(field))?.name;
        self.numbers.iter().find(|part| part.place.field == name && part.place.member.is_empty())
    }

    /// `Exec_size.size`
    fn name_of_group(&self, field: u8, group: &str) -> String {
        let name = self.inst.kind().info().fields.get(usize::from(field)).map_or("?", |field| field.name);
        if group.is_empty() { name.to_string() } else { format!("{name}.{group}") }
    }

    /// Returns the values that decide a constraint: `SD is 4`.
    fn values_of(&self, constraint: &Constraint) -> Option<String> {
        let mut values = Vec::new();
        self.collect(&constraint.holds, &mut values);
        values.truncate(MAX_LISTED);
        joined(values)
    }

    fn collect(&self, expr: &Expr, values: &mut Vec<String>) {
        let told = match *expr {
            Expr::Field(field) => self.number_in_words(field, None),
            Expr::Bits(field, low, _) => self.number_in_words(field, Some(low)),
            Expr::Operand(Query::Type, field) => self.type_in_words(field),
            Expr::Operand(Query::Value, field) => {
                self.operands.immediate(field).map(|value| format!("{} is {value}", self.name_of_group(field, "")))
            }
            Expr::Operand(Query::IsNull, field) => self.null_in_words(field),
            Expr::Operand(_, field) | Expr::Aligned(field, _) => self.operand_in_words(field),
            Expr::Fits(field, bytes) => self.room_in_words(field, bytes),
            Expr::Channels => eval(self.operands, expr).map(|channels| counted(channels as u32, "channel")),
            _ => None,
        };
        if let Some(told) = told.filter(|told| !values.contains(told)) {
            values.push(told);
        }
        match *expr {
            Expr::TypesAgree(fields) => {
                let types = fields.iter().filter_map(|field| self.type_in_words(*field));
                values.extend(types);
            }
            Expr::Table(inner, _)
            | Expr::Type(_, inner)
            | Expr::Not(inner)
            | Expr::Negate(inner)
            | Expr::Complement(inner) => self.collect(inner, values),
            Expr::Binary(_, a, b) => {
                self.collect(a, values);
                self.collect(b, values);
            }
            Expr::Select(condition, a, b) => {
                self.collect(condition, values);
                let taken = eval(self.operands, condition).map_or(a, |holds| if holds != 0 { a } else { b });
                self.collect(taken, values);
            }
            _ => {}
        }
    }

    /// `LscSubOp is lsc_load`, `SD is 4`
    fn number_in_words(&self, field: u8, low: Option<u8>) -> Option<String> {
        let Some(part) = self.number(field) else {
            let number = self.operands.number(field)?;
            return Some(format!("{} is {number}", self.name_of_group(field, "")));
        };
        let group = part.int.groups.iter().find(|group| low.map_or(group.low == 0, |low| group.low == low));
        let (name, value) = match (low, group) {
            (Some(_), Some(group)) => (group.name, group.of(part.value)),
            _ => ("", part.value),
        };
        let word = group.and_then(|group| group.named(value)).map_or_else(|| value.to_string(), ToString::to_string);
        Some(format!("{} is {word}", self.name_of_group(field, name)))
    }

    fn type_in_words(&self, field: u8) -> Option<String> {
        let data_type = self.operands.data_type(field)?;
        Some(format!("{} is {data_type}", self.name_of_group(field, "")))
    }

    fn null_in_words(&self, field: u8) -> Option<String> {
        let null = if self.operands.is_null(field)? { "null" } else { "not null" };
        Some(format!("{} is {null}", self.name_of_group(field, "")))
    }

    /// ``Dst: `x` has 8 elements of type f``
    fn operand_in_words(&self, field: u8) -> Option<String> {
        let (name, value) = self.field(field)?;
        let variable = match value {
            Value::VecOperand(operand) => self.vector_variable(&operand)?,
            Value::RawOperand(RawOperand { id, offset }) if offset > 0 => {
                format!("{}, from byte {offset} on", self.general_variable(id)?)
            }
            Value::RawOperand(operand) => self.general_variable(operand.id)?,
            _ => return None,
        };
        Some(format!("{name}: {variable}"))
    }

    /// ``Dst: `x` has 16 elements of type f, and 512 bytes are needed``
    fn room_in_words(&self, field: u8, bytes: &Expr) -> Option<String> {
        let variable = self.operand_in_words(field)?;
        let needed = eval(self.operands, bytes)?;
        Some(format!("{variable}, and {needed} bytes are needed"))
    }
}

fn joined(values: Vec<String>) -> Option<String> {
    (!values.is_empty()).then(|| values.join(", "))
}

/// `1 element`, `8 elements`
fn counted(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Returns which numbers a class has.
fn highest(object: &ObjectBuf, class: VariableClass) -> Option<String> {
    let count = match class {
        VariableClass::General => object.variables.len(),
        VariableClass::Address => object.addresses.len(),
        VariableClass::Predicate => object.predicates.len(),
        VariableClass::Sampler => object.samplers.len(),
        VariableClass::Surface => object.surfaces.len(),
        VariableClass::Label => object.labels.len(),
        _ => return None,
    };
    let first = u64::from(class.first());
    Some(match count {
        0 => "none is declared".to_string(),
        1 => format!("the one that is declared has the number {first}"),
        _ => format!("those that are declared have the numbers {first} to {}", first + count as u64 - 1),
    })
}

/// Returns the name of the variable or label that a finding about an object is about: `input x`. `None`: it has none.
pub fn name_of_subject(object: &ObjectBuf, finding: &ObjectFinding) -> Option<String> {
    let name = |class, id| object.name_of(class, id).map(|name| name.to_string());
    match finding.subject {
        Subject::Label { label, .. } => name(VariableClass::Label, u32::from(label)),
        Subject::Variable(id) => name(VariableClass::General, id),
        Subject::Address(id) => name(VariableClass::Address, id),
        Subject::Input(index) => {
            let KindBuf::Kernel { inputs, .. } = &object.kind else { return None };
            let input = inputs.get(index)?;
            Some(format!("input {}", name(class_of_input(input.kind.class()?)?, input.id)?))
        }
        Subject::Attribute(_) => None,
    }
}

/// Returns the class of the variables that inputs of a class are.
pub const fn class_of_input(class: InputClass) -> Option<VariableClass> {
    Some(match class {
        InputClass::General => VariableClass::General,
        InputClass::Sampler => VariableClass::Sampler,
        InputClass::Surface => VariableClass::Surface,
        _ => return None,
    })
}
