//! Rules about a kernel or function as a whole, from the table in `specs/4_visa_header.md`. For
//! example, a label must not be defined twice.

mod addresses;
mod channels;
mod control_flow;

use self::addresses::check_address_elements;
use self::channels::ChannelUse;
pub use self::channels::{ChannelRange, channel_range};
use self::control_flow::ControlFlow;
pub(super) use self::control_flow::is_predicated;
use super::ObjectFacts;
use super::object::FIRST_DECLARED_ID;
use super::variable_table::alignment_bytes;
use super::{ValidationContext, Variable};
use crate::module::Object;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use openvisa_isa::enums::{Align, InputClass, InputProvenance, LabelKind};
use openvisa_isa::{
    Attribute, Enumeration, Inst, Instructions, LabelUse, ObjectRule, Platform, Reader, Value, VariableClass,
};

/// A broken rule about an object as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ObjectViolation {
    /// The rule.
    pub rule: ObjectRule,
    /// The declaration or instruction that breaks it.
    pub subject: Subject,
    /// The numbers that break it.
    pub detail: Detail,
}

/// The declaration or instruction that breaks a rule about an object as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Subject {
    /// A label, and the instruction that defines or uses it.
    Label {
        /// ID of the label.
        label: u16,
        /// Index of the instruction in the code.
        index: usize,
        /// Byte offset of the instruction in the code.
        offset: usize,
    },
    /// An instruction.
    Instruction {
        /// Index of the instruction in the code.
        index: usize,
        /// Byte offset of the instruction in the code.
        offset: usize,
    },
    /// The ID of a general variable.
    Variable(u32),
    /// The ID of an address variable.
    Address(u32),
    /// The index of an input.
    Input(usize),
    /// An attribute of the object.
    Attribute(Attribute),
}

/// The numbers that break a rule about an object as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Detail {
    /// The rule has no numbers.
    None,
    /// The value of an attribute.
    Value(i32),
    /// The value of an attribute, and the values of the platform.
    Counts {
        /// The value.
        value: i32,
        /// The values that the platform has.
        legal: &'static [u16],
    },
    /// The bytes of the payload that an input takes.
    Bytes(ByteSpan),
    /// The bytes of the payload that an input takes, and the input that takes some of them, too.
    Overlap {
        /// The bytes of the input.
        own: ByteSpan,
        /// The index of the other input.
        other: usize,
        /// The bytes of the other input.
        others: ByteSpan,
    },
    /// The number of bytes of an input, and of its variable if it is declared.
    Sizes {
        /// The number of bytes of the input.
        input: u32,
        /// The number of bytes of its variable.
        variable: Option<u32>,
    },
    /// The last element of an address variable that an operand uses, and the number of elements of
    /// the variable.
    Elements {
        /// The last element.
        last: u32,
        /// The number of elements.
        count: u32,
    },
    /// The ID of the general variable that an instruction reads.
    Variable(u32),
    /// The channels of an instruction, and the number of channels of a thread.
    Channels {
        /// The first channel.
        first: u32,
        /// The last channel.
        last: u32,
        /// The number of channels of a thread.
        thread: u32,
    },
}

/// A range of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ByteSpan {
    /// The first byte.
    pub begin: u32,
    /// The byte behind the last one.
    pub end: u32,
}

impl fmt::Display for ByteSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.end.saturating_sub(self.begin) {
            0 => write!(f, "no byte at {}", self.begin),
            1 => write!(f, "byte {}", self.begin),
            _ => write!(f, "bytes {} to {}", self.begin, self.end - 1),
        }
    }
}

impl Subject {
    /// Returns index and byte offset of the instruction, if the subject has one.
    pub const fn instruction(&self) -> Option<(usize, usize)> {
        match *self {
            Self::Label { index, offset, .. } | Self::Instruction { index, offset } => Some((index, offset)),
            _ => None,
        }
    }
}

impl ObjectViolation {
    pub(super) const fn new(rule: ObjectRule, subject: Subject) -> Self {
        Self { rule, subject, detail: Detail::None }
    }

    pub(super) const fn with(self, detail: Detail) -> Self {
        Self { detail, ..self }
    }

    /// Returns index and byte offset of the instruction, or zeros for a finding about a
    /// declaration.
    pub const fn place(&self) -> (usize, usize) {
        match self.subject.instruction() {
            Some(place) => place,
            None => (0, 0),
        }
    }

    /// Returns whether the finding is a warning.
    pub const fn is_warning(&self) -> bool {
        self.rule.is_warning()
    }

    /// Writes the rule and the numbers that break it, after the name of the subject.
    pub(crate) fn write_reason(&self, f: &mut dyn fmt::Write) -> fmt::Result {
        match self.detail {
            Detail::Overlap { other, .. } => self.write_reason_with(f, &alloc::format!("input {other}")),
            _ => self.write_reason_with(f, ""),
        }
    }

    /// Writes the rule and the numbers that break it, after the name of the subject. `other` is the
    /// name of the other input of an overlap, or of the variable of an instruction.
    pub(super) fn write_reason_with(&self, f: &mut dyn fmt::Write, other: &str) -> fmt::Result {
        f.write_str(self.rule.reason())?;
        match self.detail {
            Detail::None => Ok(()),
            Detail::Value(value) => write!(f, " This one is {value}."),
            Detail::Counts { value, legal } => {
                write!(f, " This one is {value}, and the platform has ")?;
                for (index, count) in legal.iter().enumerate() {
                    write!(f, "{}{count}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str(".")
            }
            Detail::Bytes(own) => write!(f, " This one takes {own}."),
            Detail::Overlap { own, others, .. } => write!(f, " This one takes {own}, and {other} {others}."),
            Detail::Sizes { input, variable: Some(bytes) } => {
                write!(f, " This one takes {input}, and its variable has {bytes}.")
            }
            Detail::Sizes { input, variable: None } => {
                write!(f, " This one takes {input}, and its variable is not declared.")
            }
            Detail::Elements { last, count } => {
                write!(f, " Element {last} is used here, and the variable has {count}.")
            }
            Detail::Variable(id) if other.is_empty() => write!(f, " This one reads V{id}."),
            Detail::Variable(_) => write!(f, " This one reads {other}."),
            Detail::Channels { first, last, thread } if last >= thread => {
                write!(f, " This one runs channels {first} to {last}, and a thread has {thread}.")
            }
            Detail::Channels { first, last, thread } => {
                write!(f, " Channels {first} to {last} run here, and a thread has {thread}.")
            }
        }
    }
}

impl fmt::Display for ObjectViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.subject {
            Subject::Label { label, .. } => write!(f, "label {label}")?,
            Subject::Instruction { index, .. } => write!(f, "instruction {index}")?,
            Subject::Variable(id) => write!(f, "V{id}")?,
            Subject::Address(id) => write!(f, "A{id}")?,
            Subject::Input(index) => write!(f, "input {index}")?,
            Subject::Attribute(attribute) => f.write_str(attribute.name())?,
        }
        f.write_str(": ")?;
        self.write_reason(f)
    }
}

type ReportFn<'r> = &'r mut dyn FnMut(ObjectViolation);

/// Reports each rule about the object as a whole that is broken.
pub fn validate_whole(object: Object<'_>, platform: Platform, report: ReportFn<'_>) {
    let facts = ObjectFacts::new(object, platform);
    check_declarations(&facts, report);
    let (code, mut offset) = (object.code(), 0);
    let mut labels = LabelUses::new(&object);
    let mut flow = ControlFlow::new(&object);
    let mut channels = ChannelUse::new(&object);
    let mut instructions = Instructions::new(code, object.version());
    for index in 0.. {
        if code.get(offset).is_some_and(|opcode| LabelUse::of(*opcode) != LabelUse::None) {
            labels.record_instruction(&object, index, offset, report);
        }
        match instructions.next() {
            Some(Ok(inst)) => {
                flow.record_instruction(&inst, code.get(offset).copied().unwrap_or(0), index, offset, report);
                channels.record_instruction(&inst, index, offset, report);
                check_address_elements(&facts, &inst, index, offset, report);
                offset = instructions.offset();
            }
            None => break,
            // Labels after an undecodable instruction are unknown, so undefined ones cannot be
            // reported.
            Some(Err(_)) => return,
        }
    }
    labels.report_undefined(&object, report);
    flow.report(report);
    channels.report(report);
}

/// Checks the rules that need no instructions.
fn check_declarations(facts: &ObjectFacts<'_>, report: ReportFn<'_>) {
    check_aliases(facts, report);
    check_addresses(facts, report);
    check_inputs(facts, report);
    check_repeated_attributes(&facts.object, report);
    check_attribute_values(facts, report);
}

/// Definitions and first uses of the labels of an object.
struct LabelUses {
    defined: Vec<bool>,
    first_uses: Vec<Option<(usize, usize)>>,
}

impl LabelUses {
    fn new(object: &Object<'_>) -> Self {
        let labels = object.labels().len();
        Self { defined: vec![false; labels], first_uses: vec![None; labels] }
    }

    /// Records the labels of an instruction and reports a second definition.
    fn record_instruction(&mut self, object: &Object<'_>, index: usize, offset: usize, report: ReportFn<'_>) {
        let code = object.code();
        let Some(Ok(inst)) = Instructions::from_reader(Reader::at(code, offset, object.version())).next() else {
            return;
        };
        let is_definition = code.get(offset).map(|opcode| LabelUse::of(*opcode)) == Some(LabelUse::Stands);
        for_each_label(&inst, &mut |label| {
            let position = usize::from(label);
            if is_definition {
                // Undeclared labels are reported by the rules of the instruction.
                let Some(before) = self.defined.get_mut(position) else { return };
                if core::mem::replace(before, true) {
                    let subject = Subject::Label { label, index, offset };
                    report(ObjectViolation::new(ObjectRule::LabelOnce, subject));
                }
            } else if let Some(first) = self.first_uses.get_mut(position) {
                first.get_or_insert((index, offset));
            }
        });
    }

    /// Reports labels that are used but not defined.
    fn report_undefined(&self, object: &Object<'_>, report: ReportFn<'_>) {
        for (label, (defined, first_use)) in (0..).zip(self.defined.iter().zip(&self.first_uses)) {
            let Some((index, offset)) = first_use.filter(|_| !defined) else { continue };
            let elsewhere = object.labels().get(u32::from(label)).and_then(|l| l.kind()) == Some(LabelKind::Fc);
            if !elsewhere {
                let subject = Subject::Label { label, index, offset };
                report(ObjectViolation::new(ObjectRule::LabelSomewhere, subject));
            }
        }
    }
}

/// Visits the labels of an instruction.
pub(super) fn for_each_label(inst: &Inst<'_>, visit: &mut dyn FnMut(u16)) {
    let rules = inst.kind().rules();
    inst.fields(&mut |field, value| {
        if rules.fields.get(usize::from(field)).is_none_or(|rule| rule.labels.is_none()) {
            return;
        }
        match value {
            Value::Int(label) => u16::try_from(label).into_iter().for_each(&mut *visit),
            Value::U16s(labels) => labels.iter().for_each(&mut *visit),
            _ => {}
        }
    });
}

/// Returns the alignment in bytes of the storage that a variable requires: a register if it fills
/// one, the element size for elements of four or eight bytes, or else a word.
fn required_alignment(variable: &Variable, register: u32) -> u32 {
    match variable.data_type.map(|data_type| u32::from(data_type.width().div_ceil(8))) {
        _ if fills(variable, register) => register,
        Some(element @ (4 | 8)) => element,
        _ => 2,
    }
}

/// Returns whether a variable has at least this number of bytes. One of unknown size does.
fn fills(variable: &Variable, bytes: u32) -> bool {
    variable.bytes().is_none_or(|size| size >= bytes)
}

/// Returns whether a variable is declared with an alignment in bytes that is at least a register.
/// The alignments `GRF` and `GRFx2` are not: the vendor's verifier ranks them below `hword`.
fn is_aligned_beyond_register(facts: &ObjectFacts<'_>, id: u32) -> bool {
    let align = facts.object.variables().get(id).and_then(|variable| variable.bit_properties.alignment());
    let in_bytes = align.filter(|align| !matches!(align, Align::Grf | Align::GrFx2));
    in_bytes
        .and_then(|align| alignment_bytes(facts.platform, align))
        .is_some_and(|bytes| bytes >= facts.register_bytes())
}

/// Checks aliases. A variable declared before the one whose storage it shares, as in a cycle, is
/// reported and not checked further. An alias of a predefined variable is not checked.
fn check_aliases(facts: &ObjectFacts<'_>, report: ReportFn<'_>) {
    let register = facts.register_bytes();
    // The variable that owns the storage of each variable.
    let mut owners: Vec<u32> = (0..FIRST_DECLARED_ID).collect();
    // `for_each` decodes each entry once, in order. Zipped iterators would decode an entry per
    // access.
    facts.object.variables().entries().for_each(|variable| {
        let id = owners.len() as u32;
        let owner = match variable.alias_index {
            0 => id,
            of => owners.get(of as usize).copied().unwrap_or(0),
        };
        owners.push(owner);
        if variable.alias_index >= id {
            report(ObjectViolation::new(ObjectRule::AliasBefore, Subject::Variable(id)));
            return;
        }
        if variable.alias_index == 0 || owner < FIRST_DECLARED_ID {
            return;
        }
        let [Some(own), Some(shared)] = [id, owner].map(|id| facts.variable(id)) else { return };
        let mut broken = |rule| report(ObjectViolation::new(rule, Subject::Variable(id)));
        if !fills(&shared, own.offset.saturating_add(1)) {
            broken(ObjectRule::AliasWithin);
        }
        let holds_register = fills(&shared, register) || is_aligned_beyond_register(facts, owner);
        let provided = shared.alignment.map(|stated| stated.max(required_alignment(&shared, register)));
        if provided.is_some_and(|provided| provided < required_alignment(&own, register))
            || (fills(&own, register) && !holds_register)
        {
            broken(ObjectRule::AliasAligned);
        }
    });
}

/// Checks the sizes of address variables.
fn check_addresses(facts: &ObjectFacts<'_>, report: ReportFn<'_>) {
    let Some(registers) = facts.platform.address_registers() else { return };
    for (id, variable) in (VariableClass::Address.first()..).zip(facts.object.addresses().entries()) {
        if variable.num_elements > registers {
            report(ObjectViolation::new(ObjectRule::AddressWithin, Subject::Address(id)));
        }
    }
}

/// Number of bytes of an element of a surface variable: the index of a surface state.
const SURFACE_ELEMENT_BYTES: u16 = 4;

/// Checks the payload ranges of the inputs of a kernel.
fn check_inputs(facts: &ObjectFacts<'_>, report: ReportFn<'_>) {
    let register = facts.platform.register_bytes().map(u32::from);
    let registers = facts.platform.registers().map(u32::from);
    let mut places = Vec::new();
    for (index, input) in facts.object.inputs().iter().enumerate() {
        let mut broken = |rule, detail| report(ObjectViolation::new(rule, Subject::Input(index)).with(detail));
        let begin = u32::from(input.offset as u16);
        let own = ByteSpan { begin, end: begin + u32::from(input.size) };
        if input.kind.provenance() != Some(InputProvenance::PseudoInput) {
            places.push((own, index));
            if let (Some(register), Some(registers)) = (register, registers)
                && own.end >= register * (registers - 1)
            {
                broken(ObjectRule::InputWithin, Detail::Bytes(own));
            }
        }
        if input.kind.class() == Some(InputClass::Surface) {
            let surface = facts.object.surfaces().get(input.id);
            let bytes = surface.map(|surface| surface.num_elements.saturating_mul(SURFACE_ELEMENT_BYTES));
            if bytes != Some(input.size) {
                let detail = Detail::Sizes { input: u32::from(input.size), variable: bytes.map(u32::from) };
                broken(ObjectRule::InputVariable, detail);
            }
        }
        // The size of a sampler is free, and predefined samplers are no inputs.
        if input.kind.class() == Some(InputClass::Sampler) && facts.object.samplers().get(input.id).is_none() {
            let detail = Detail::Sizes { input: u32::from(input.size), variable: None };
            broken(ObjectRule::InputVariable, detail);
        }
        if input.kind.class() != Some(InputClass::General) {
            continue;
        }
        let small = register.filter(|register| u32::from(input.size) < *register && input.size > 0);
        if small.is_some_and(|register| begin / register != (own.end - 1) / register) {
            broken(ObjectRule::InputRegister, Detail::Bytes(own));
        }
        let variable = facts.variable(input.id).filter(|_| input.id >= FIRST_DECLARED_ID);
        let bytes = variable.and_then(|variable| variable.bytes());
        if bytes != Some(u32::from(input.size)) {
            let detail = Detail::Sizes { input: u32::from(input.size), variable: bytes };
            broken(ObjectRule::InputVariable, detail);
        }
    }
    places.sort_unstable();
    // The input that reaches furthest so far.
    let mut furthest: Option<(ByteSpan, usize)> = None;
    for (own, index) in places {
        if let Some((others, other)) = furthest.filter(|(others, _)| own.begin < others.end) {
            // Of two inputs, the later line is the mistake.
            let (subject, detail) = match index > other {
                true => (index, Detail::Overlap { own, other, others }),
                false => (other, Detail::Overlap { own: others, other: index, others: own }),
            };
            report(ObjectViolation::new(ObjectRule::InputApart, Subject::Input(subject)).with(detail));
        }
        furthest = furthest.filter(|(others, _)| others.end >= own.end).or(Some((own, index)));
    }
}

/// Checks for attributes that are set twice.
fn check_repeated_attributes(object: &Object<'_>, report: ReportFn<'_>) {
    let rule = ObjectRule::AttributeOnce;
    // Sorted by name, so that a single pass over the strings finds all of them.
    let mut names: Vec<_> = object.attributes().iter().map(|given| given.info.name as usize).collect();
    names.sort_unstable();
    let (mut strings, mut passed) = (object.strings().iter(), 0);
    // Bit masks by the position of the attribute.
    let (mut once, mut twice, mut bit) = (0_u64, 0, 0);
    for name in names {
        if name >= passed {
            let text = strings.nth(name - passed);
            let known = text.and_then(|text| Attribute::from_name(text.to_str()?));
            let position = rule.attributes().iter().position(|attribute| known == Some(*attribute));
            bit = position.and_then(|position| 1_u64.checked_shl(position as u32)).unwrap_or(0);
            passed = name + 1;
        }
        twice |= once & bit;
        once |= bit;
    }
    for (position, attribute) in rule.attributes().iter().enumerate().filter(|_| twice != 0) {
        if twice.checked_shr(position as u32).is_some_and(|bits| bits & 1 == 1) {
            report(ObjectViolation::new(rule, Subject::Attribute(*attribute)));
        }
    }
}

/// Returns the value of an attribute that is a number.
fn attribute_number(object: &Object<'_>, attribute: Attribute) -> Option<i32> {
    object.attributes().get(attribute)?.number()
}

/// Checks the values of attributes that only some numbers are legal for.
fn check_attribute_values(facts: &ObjectFacts<'_>, report: ReportFn<'_>) {
    let mut check = |rule: ObjectRule, broken: &dyn Fn(i32) -> Option<Detail>| {
        for attribute in rule.attributes() {
            let value = attribute_number(&facts.object, *attribute).filter(|value| *value != 0);
            if let Some(detail) = value.and_then(broken) {
                report(ObjectViolation::new(rule, Subject::Attribute(*attribute)).with(detail));
            }
        }
    };
    let legal = facts.platform.register_counts();
    check(ObjectRule::GrfCount, &|value| {
        let is_legal = legal.is_empty() || legal.iter().any(|count| i32::from(*count) == value);
        (!is_legal).then_some(Detail::Counts { value, legal })
    });
    check(ObjectRule::SimdSize, &|value| thread_channels(value).is_none().then_some(Detail::Value(value)));
}

/// Returns the number of channels of a thread that the value of the attribute `SimdSize` states.
fn thread_channels(value: i32) -> Option<u32> {
    matches!(value, 8 | 16 | 32).then_some(value as u32)
}
