//! Help texts of findings: the types, values and variables of the instruction that breaks a rule.
//!
//! A finding names the rule; its help text describes the operands and values that the rule was
//! applied to. For example, the help text of an instruction without a matching type map is
//! `Dst is hf, Src0 is f`. The command and the builder show both.

use super::operand::Operands;
use super::{Detail, Expected, Found, ObjectFacts, ObjectViolation, Rule, Subject, ValidationContext, Violation};
use crate::module::{KindBuf, ObjectBuf, predefined};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use openvisa_isa::enums::InputClass;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{DataType, Inst, LAYOUTS, Platform, Reader, Value, VariableClass};
use openvisa_isa_core::layout::{Group, Part, Values};
use openvisa_isa_core::rules::{Constraint, Expr, GroupRule, Query, TypeRows, ValueRule};

/// Maximum number of values in a list of values.
const MAX_LISTED: usize = 8;

/// Returns the help text of a finding: a description of the operands and values that the rule was
/// applied to. Returns `None` if the finding itself states them.
///
/// `object` is a copy of the object of `facts`, and `bytes` begins with the instruction.
pub fn help(facts: &ObjectFacts<'_>, object: &ObjectBuf, bytes: &[u8], finding: &Violation) -> Option<String> {
    let version = facts.object.version();
    let inst = Inst::decode(&mut Reader::new(bytes, version)).ok()?;
    let operands = Operands::new(&inst, facts);
    let mut numbers = Vec::new();
    // The walk cannot fail for an instruction that was decoded.
    let _ = LAYOUTS.walk(bytes, version, usize::MAX, &mut |part| numbers.push(*part));
    let subject = BrokenInstruction { object, inst: &inst, operands: &operands, numbers: &numbers };
    match finding.rule {
        Rule::Region | Rule::Bounds | Rule::Footprint | Rule::Placement => subject.describe_variable(finding),
        Rule::Alignment | Rule::Elements | Rule::Null => subject.describe_variable(finding),
        Rule::TypeMap => subject.describe_types(facts.platform()),
        Rule::Value => subject.describe_legal_values(finding, facts.platform()),
        Rule::Constraint(constraint) => subject.describe_values(constraint),
        Rule::Platform => Some(describe_platforms(finding, facts.platform())),
        Rule::Class | Rule::Type | Rule::Modifier | Rule::Access => subject.describe_variable(finding),
        Rule::Declared => match (finding.found, finding.expected) {
            (Found::Number(_), Expected::Declared(class)) => describe_id_range(object, class),
            _ => None,
        },
        _ => None,
    }
}

/// An instruction that breaks a rule.
struct BrokenInstruction<'a> {
    object: &'a ObjectBuf,
    inst: &'a Inst<'a>,
    operands: &'a Operands<'a>,
    /// The integer fields as they are encoded.
    numbers: &'a [Part],
}

impl BrokenInstruction<'_> {
    /// Returns the name and the value of the field with the index `wanted`.
    fn field(&self, wanted: u8) -> Option<(&'static str, Value<'_>)> {
        let name = self.inst.kind().info().fields.get(usize::from(wanted))?.name;
        let mut found = None;
        self.inst.fields(&mut |field, value| found = found.take().or(Some(value).filter(|_| field == wanted)));
        Some((name, found?))
    }

    /// Describes the variable of the operand. For example, `` `x` has 8 elements of type f ``.
    fn describe_variable(&self, finding: &Violation) -> Option<String> {
        match self.field(finding.field?)?.1 {
            Value::VecOperand(operand) => {
                let variable = self.describe_vector_variable(&operand)?;
                match operand {
                    VecOperand::General { row_offset, col_offset, .. } if row_offset != 0 || col_offset != 0 => {
                        Some(format!("{variable}, and the operand begins at ({row_offset},{col_offset})"))
                    }
                    _ => Some(variable),
                }
            }
            Value::RawOperand(RawOperand { id, offset }) => {
                let variable = self.describe_general_variable(id)?;
                match offset {
                    0 => Some(variable),
                    _ => Some(format!("{variable}, and the operand begins at byte {offset}")),
                }
            }
            _ => None,
        }
    }

    /// Describes the variable of a vector operand.
    fn describe_vector_variable(&self, operand: &VecOperand) -> Option<String> {
        let elements = |class, id: u16| {
            let index = usize::try_from(u32::from(id).checked_sub(VariableClass::first(class))?).ok()?;
            let list = match class {
                VariableClass::Address => &self.object.addresses,
                _ => &self.object.predicates,
            };
            let name = self.object.name_of(class, u32::from(id))?;
            Some(format!("`{name}` has {}", format_count(u32::from(list.get(index)?.elements), "element")))
        };
        match operand {
            VecOperand::General { id, .. } => self.describe_general_variable(*id),
            VecOperand::Address { id, .. } => elements(VariableClass::Address, *id),
            VecOperand::Predicate { val, .. } => elements(VariableClass::Predicate, val.id()),
            _ => None,
        }
    }

    /// Describes a general variable.
    fn describe_general_variable(&self, id: u32) -> Option<String> {
        let variable = self.object.variable(id)?;
        let name = self.object.name_of(VariableClass::General, id)?;
        let data_type = variable.properties.r#type()?;
        let elements = format_count(u32::from(variable.elements), "element");
        Some(format!("`{name}` has {elements} of type {data_type}"))
    }

    /// Lists the types of all vector operands, and the combinations that the platform has. For
    /// example, `Dst is d, Src0 is f; here PVC has hf from hf, f from f`.
    fn describe_types(&self, platform: Platform) -> Option<String> {
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
        let maps = self.operands.rules.maps.iter().filter(|map| map.platforms.contains(platform as u8));
        let words = |types: TypeRows| {
            let known = DataType::ALL.iter().filter(|known| types.contains(**known as u8));
            known.map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let maps: Vec<_> = maps.map(|map| format!("{} from {}", words(map.dst), words(map.src))).collect();
        Some(format!("{}; here {platform} has {}", join_list(&types)?, join_list(&maps)?))
    }

    /// Returns the element type of a vector operand.
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

    /// Names the value of the field, and lists the values that the platform supports. For example,
    /// `Exec_size.size is Simd1; here PVC has Simd8, Simd16`.
    fn describe_legal_values(&self, finding: &Violation, platform: Platform) -> Option<String> {
        let field = finding.field?;
        let rule = self.operands.rules.fields.get(usize::from(field))?;
        let group = rule.groups.iter().find(|group| group.name == finding.group)?;
        let names = self.value_names(field, group)?;
        let Found::Number(code) = finding.found else { return None };
        let legal = |value: &&ValueRule| {
            value.platforms.contains(platform as u8)
                && value.valid_if.is_none_or(|condition| self.operands.eval(condition) != Some(0))
        };
        let known: Vec<_> = group.values.iter().filter(legal).filter_map(|value| names(value.code.into())).collect();
        let (listed, more) = known.split_at(known.len().min(MAX_LISTED));
        let more = if more.is_empty() { String::new() } else { format!(" or {} others", more.len()) };
        let found = names(code as u64).unwrap_or("reserved");
        let name = self.group_name(field, group.name);
        if listed.is_empty() {
            return Some(format!("{name} is {found}, which {platform} does not have"));
        }
        Some(format!("{name} is {found}; here {platform} has {}{more}", listed.join(", ")))
    }

    /// Returns the function that names the values of a field or bit group.
    fn value_names(&self, field: u8, group: &GroupRule) -> Option<fn(u64) -> Option<&'static str>> {
        let of_group = |g: &&Group| g.name == group.name && (group.name.is_empty() || g.low == group.low);
        let group = self.encoded_number(field)?.int.groups.iter().find(of_group)?;
        if let Values::Named(names) = group.values { Some(names) } else { None }
    }

    /// Returns an integer field as it is encoded.
    fn encoded_number(&self, field: u8) -> Option<&Part> {
        let name = self.inst.kind().info().fields.get(usize::from(field))?.name;
        self.numbers.iter().find(|part| part.place.field == name && part.place.member.is_empty())
    }

    /// Returns the name of a bit group with that of its field. For example, `Exec_size.size`.
    fn group_name(&self, field: u8, group: &str) -> String {
        let name = self.inst.kind().info().fields.get(usize::from(field)).map_or("?", |field| field.name);
        if group.is_empty() { name.to_string() } else { format!("{name}.{group}") }
    }

    /// Lists the values that a constraint depends on. For example, `SD is 4`.
    fn describe_values(&self, constraint: &Constraint) -> Option<String> {
        let mut values = Vec::new();
        self.collect_values(&constraint.holds, &mut values);
        values.truncate(MAX_LISTED);
        join_list(&values)
    }

    /// Appends descriptions of the values that an expression depends on.
    fn collect_values(&self, expr: &Expr, values: &mut Vec<String>) {
        let description = match *expr {
            Expr::Field(field) => self.describe_number(field, None),
            Expr::Bits(field, low, _) => self.describe_number(field, Some(low)),
            Expr::Operand(Query::Type, field) => self.describe_type(field),
            Expr::Operand(Query::Value, field) => {
                self.operands.immediate(field).map(|value| format!("{} is {value}", self.group_name(field, "")))
            }
            Expr::Operand(Query::IsNull, field) => self.describe_null(field),
            Expr::Operand(_, field) | Expr::Aligned(field, _) => self.describe_operand(field),
            Expr::Fits(field, bytes) => self.describe_required_size(field, bytes),
            Expr::Channels => self.operands.eval(expr).map(|channels| format_count(channels as u32, "channel")),
            _ => None,
        };
        if let Some(description) = description.filter(|description| !values.contains(description)) {
            values.push(description);
        }
        match *expr {
            Expr::TypesAgree(fields) => {
                let types = fields.iter().filter_map(|field| self.describe_type(*field));
                values.extend(types);
            }
            Expr::Table(inner, _)
            | Expr::OneOf(inner, _)
            | Expr::NoneOf(inner, _)
            | Expr::Type(_, inner)
            | Expr::Not(inner)
            | Expr::Negate(inner)
            | Expr::Complement(inner) => self.collect_values(inner, values),
            Expr::Binary(_, a, b) => {
                self.collect_values(a, values);
                self.collect_values(b, values);
            }
            Expr::Select(condition, a, b) => {
                self.collect_values(condition, values);
                let taken = self.operands.eval(condition).map_or(a, |holds| if holds != 0 { a } else { b });
                self.collect_values(taken, values);
            }
            _ => {}
        }
    }

    /// Describes an integer field, or the bit group that begins at bit `low`. For example,
    /// `LscSubOp is lsc_load` or `SD is 4`.
    fn describe_number(&self, field: u8, low: Option<u8>) -> Option<String> {
        // A version that lacks the field gives it a value that nobody wrote.
        let part = self.encoded_number(field)?;
        let group = part.int.groups.iter().find(|group| low.map_or(group.low == 0, |low| group.low == low));
        let (name, value) = match (low, group) {
            (Some(_), Some(group)) => (group.name, group.of(part.value)),
            _ => ("", part.value),
        };
        let word = group.and_then(|group| group.named(value)).map_or_else(|| value.to_string(), ToString::to_string);
        Some(format!("{} is {word}", self.group_name(field, name)))
    }

    /// Describes the type of an operand. For example, `Src0 is f`.
    fn describe_type(&self, field: u8) -> Option<String> {
        let data_type = self.operands.data_type(field)?;
        Some(format!("{} is {data_type}", self.group_name(field, "")))
    }

    /// States whether an operand is null. For example, `Dst is not null`.
    fn describe_null(&self, field: u8) -> Option<String> {
        let null = if self.operands.is_null(field)? { "null" } else { "not null" };
        Some(format!("{} is {null}", self.group_name(field, "")))
    }

    /// Describes an operand by its variable. For example, ``Dst: `x` has 8 elements of type f``.
    fn describe_operand(&self, field: u8) -> Option<String> {
        let (name, value) = self.field(field)?;
        let variable = match value {
            Value::VecOperand(operand) => self.describe_vector_variable(&operand)?,
            Value::RawOperand(RawOperand { id, offset }) if offset > 0 => {
                format!("{}, from byte {offset} on", self.describe_general_variable(id)?)
            }
            Value::RawOperand(operand) => self.describe_general_variable(operand.id)?,
            _ => return None,
        };
        Some(format!("{name}: {variable}"))
    }

    /// Describes the variable of an operand and the required size. For example,
    /// ``Dst: `x` has 16 elements of type f, and 512 bytes are needed``.
    fn describe_required_size(&self, field: u8, bytes: &Expr) -> Option<String> {
        let variable = self.describe_operand(field)?;
        let needed = self.operands.eval(bytes)?;
        Some(format!("{variable}, and {needed} bytes are needed"))
    }
}

/// Lists the platforms that have the instruction, and says what to use instead. For example, `PVC
/// lacks it; these have it: XE2, XE3`.
fn describe_platforms(finding: &Violation, platform: Platform) -> String {
    let has = |other: &&Platform| finding.instruction.info().platforms.contains(**other);
    let names: Vec<_> = Platform::ALL.iter().filter(has).map(ToString::to_string).collect();
    let lacking = format!("{platform} lacks it; these have it: {}", names.join(", "));
    match finding.instruction.info().instead {
        "" => lacking,
        instead => format!("{lacking}. Instead, use {instead}"),
    }
}

/// Joins descriptions with commas. Returns `None` if there are none.
fn join_list(values: &[String]) -> Option<String> {
    (!values.is_empty()).then(|| values.join(", "))
}

/// Returns a number with its noun. For example, `1 element` or `8 elements`.
fn format_count(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Describes the IDs of the declared variables of a class.
fn describe_id_range(object: &ObjectBuf, class: VariableClass) -> Option<String> {
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

/// Returns the name of the variable or label that a finding about an object refers to. For example,
/// `x`, or `input x` for an input.
///
/// Returns `None` if the finding refers to an attribute or instruction, or to a variable or label
/// without a name.
pub fn name_of_subject(object: &ObjectBuf, finding: &ObjectViolation) -> Option<String> {
    let name = |class, id| object.name_of(class, id).map(|name| name.to_string());
    match finding.subject {
        Subject::Label { label, .. } => name(VariableClass::Label, u32::from(label)),
        Subject::Variable(id) => name(VariableClass::General, id),
        Subject::Address(id) => name(VariableClass::Address, id),
        Subject::Input(index) => name_of_input(object, index),
        Subject::Instruction { .. } | Subject::Attribute(_) => None,
    }
}

/// Returns the name of the variable of an input, for example `input x`.
fn name_of_input(object: &ObjectBuf, index: usize) -> Option<String> {
    let KindBuf::Kernel { inputs, .. } = &object.kind else { return None };
    let input = inputs.get(index)?;
    let name = object.name_of(class_of_input(input.kind.class()?)?, input.id)?;
    Some(format!("input {name}"))
}

/// Returns what a finding about an object says: the name of its subject, the rule, and the numbers
/// that break it. For example, `input x: Inputs lie apart from each other. This one takes bytes 64
/// to 67, and input y bytes 64 to 127.`
pub fn message_of_object_finding(object: &ObjectBuf, finding: &ObjectViolation) -> String {
    let Some(subject) = name_of_subject(object, finding) else {
        return match finding.subject {
            // The place of the finding is the instruction.
            Subject::Instruction { .. } => reason_of_object_finding(object, finding),
            _ => finding.to_string(),
        };
    };
    format!("{subject}: {}", reason_of_object_finding(object, finding))
}

/// Returns what a finding about an object says without its subject.
fn reason_of_object_finding(object: &ObjectBuf, finding: &ObjectViolation) -> String {
    let other = match finding.detail {
        Detail::Overlap { other, .. } => name_of_input(object, other).unwrap_or_else(|| format!("input {other}")),
        Detail::Variable(id) => {
            object.name_of(VariableClass::General, id).map(|name| format!("`{name}`")).unwrap_or_default()
        }
        _ => String::new(),
    };
    let mut message = String::new();
    // Writing to a string cannot fail.
    let _ = finding.write_reason_with(&mut message, &other);
    message
}

/// Converts the class of an input to the class of its variable. Returns `None` for an input class
/// that the specification does not define.
pub const fn class_of_input(class: InputClass) -> Option<VariableClass> {
    Some(match class {
        InputClass::General => VariableClass::General,
        InputClass::Sampler => VariableClass::Sampler,
        InputClass::Surface => VariableClass::Surface,
        _ => return None,
    })
}
