//! What must hold of a kernel or function as a whole: the rules of the table in `specs/4_visa_header.md`.

use super::ObjectFacts;
use super::object::FIRST;
use super::storage::Packed;
use crate::module::Object;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use openvisa_isa::enums::{InputClass, InputProvenance, LabelKind};
use openvisa_isa::{
    Attribute, Enumeration, Inst, Instructions, LabelUse, ObjectRule, Platform, Reader, Value, VariableClass,
};

/// A rule about an object as a whole that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ObjectFinding {
    /// The rule.
    pub rule: ObjectRule,
    /// What breaks it.
    pub subject: Subject,
}

/// What breaks a rule about an object as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Subject {
    /// A label, and the instruction that is wrong about it: its position in the code, and its offset in bytes.
    Label {
        /// Its number.
        label: u16,
        /// Position of the instruction.
        index: usize,
        /// Its offset.
        offset: usize,
    },
    /// A general variable, by its number.
    Variable(u32),
    /// An address variable, by its number.
    Address(u32),
    /// An input, by its position.
    Input(usize),
    /// An attribute of the object.
    Attribute(Attribute),
}

impl ObjectFinding {
    /// Position and offset of the instruction that is wrong, or of the first one.
    pub const fn place(&self) -> (usize, usize) {
        match self.subject {
            Subject::Label { index, offset, .. } => (index, offset),
            _ => (0, 0),
        }
    }
}

impl fmt::Display for ObjectFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.subject {
            Subject::Label { label, .. } => write!(f, "label {label}")?,
            Subject::Variable(id) => write!(f, "V{id}")?,
            Subject::Address(id) => write!(f, "A{id}")?,
            Subject::Input(index) => write!(f, "input {index}")?,
            Subject::Attribute(attribute) => f.write_str(attribute.name())?,
        }
        write!(f, ": {}", self.rule.reason())
    }
}

type Report<'r> = &'r mut dyn FnMut(ObjectFinding);

/// Reports each rule about objects as wholes that an object breaks.
pub fn validate_whole(object: Object<'_>, platform: Platform, report: Report<'_>) {
    let facts = ObjectFacts::new(object, platform);
    declarations(&facts, report);
    let (code, mut offset) = (object.code(), 0);
    let mut labels = Labels::new(&object);
    let mut instructions = Instructions::new(code, object.version());
    for index in 0.. {
        if code.get(offset).is_some_and(|opcode| LabelUse::of(*opcode) != LabelUse::None) {
            labels.note(&object, index, offset, report);
        }
        match instructions.next() {
            Some(Ok(_)) => offset = instructions.offset(),
            None => break,
            // Nobody knows which labels stand behind what cannot be read.
            Some(Err(_)) => return,
        }
    }
    labels.finish(&object, report);
}

/// The rules that need no instructions.
fn declarations(facts: &ObjectFacts<'_>, report: Report<'_>) {
    aliases(facts, report);
    addresses(facts, report);
    inputs(facts, report);
    attributes(&facts.object, report);
}

/// Where labels stand, and where instructions go to them first.
struct Labels {
    stands: Vec<bool>,
    gone_to: Vec<Option<(usize, usize)>>,
}

impl Labels {
    fn new(object: &Object<'_>) -> Self {
        let labels = object.labels().len();
        Self { stands: vec![false; labels], gone_to: vec![None; labels] }
    }

    /// Takes note of the labels of an instruction that has some.
    fn note(&mut self, object: &Object<'_>, index: usize, offset: usize, report: Report<'_>) {
        let code = object.code();
        let Some(Ok(inst)) = Instructions::from_reader(Reader::at(code, offset, object.version())).next() else {
            return;
        };
        let stands = code.get(offset).map(|opcode| LabelUse::of(*opcode)) == Some(LabelUse::Stands);
        of(&inst, &mut |label| {
            let position = usize::from(label);
            if stands {
                // Labels that are not declared are found elsewhere.
                let Some(before) = self.stands.get_mut(position) else { return };
                if core::mem::replace(before, true) {
                    report(ObjectFinding {
                        rule: ObjectRule::LabelOnce,
                        subject: Subject::Label { label, index, offset },
                    });
                }
            } else if let Some(first) = self.gone_to.get_mut(position) {
                first.get_or_insert((index, offset));
            }
        });
    }

    /// Reports labels that stand nowhere.
    fn finish(&self, object: &Object<'_>, report: Report<'_>) {
        for (label, (stands, gone_to)) in (0..).zip(self.stands.iter().zip(&self.gone_to)) {
            let Some((index, offset)) = gone_to.filter(|_| !stands) else { continue };
            let elsewhere = object.labels().get(u32::from(label)).and_then(|l| l.kind()) == Some(LabelKind::Fc);
            if !elsewhere {
                let subject = Subject::Label { label, index, offset };
                report(ObjectFinding { rule: ObjectRule::LabelSomewhere, subject });
            }
        }
    }
}

/// The labels of an instruction.
fn of(inst: &Inst<'_>, visit: &mut dyn FnMut(u16)) {
    let rules = inst.kind().rules();
    inst.fields(&mut |field, value| {
        if rules.fields.get(usize::from(field)).is_none_or(|rule| rule.labels == 0) {
            return;
        }
        match value {
            Value::Int(label) => u16::try_from(label).into_iter().for_each(&mut *visit),
            Value::U16s(labels) => labels.iter().for_each(&mut *visit),
            _ => {}
        }
    });
}

/// What a variable wants the beginning of its storage to be a multiple of, as a power of two: a register if it fills one, else what
/// elements of four or eight bytes want, and otherwise a word.
fn wanted(variable: &Packed, register: u32) -> u8 {
    match variable.element {
        _ if variable.bytes >= register => register.trailing_zeros() as u8,
        element @ 2..=3 => element,
        _ => 1,
    }
}

/// Variables in the storage of others. What is declared before the variable whose storage it shares, as in a circle of aliases, breaks
/// one rule and is not looked at further. Nor is what shares the storage of a predefined variable.
fn aliases(facts: &ObjectFacts<'_>, report: Report<'_>) {
    let register = facts.register_bytes();
    // Who has the storage that each lies in.
    let mut owners: Vec<u32> = (0..FIRST).collect();
    // Each is read once, in order: an iterator that goes along with another one would look each of them up.
    facts.object.variables().entries().for_each(|variable| {
        let id = owners.len() as u32;
        let owner = match variable.alias_index {
            0 => id,
            of => owners.get(of as usize).copied().unwrap_or(0),
        };
        owners.push(owner);
        if variable.alias_index >= id {
            report(ObjectFinding { rule: ObjectRule::AliasBefore, subject: Subject::Variable(id) });
            return;
        }
        if variable.alias_index == 0 || owner < FIRST {
            return;
        }
        let [Some(own), Some(shared)] = [id, owner].map(|id| facts.packed(id)) else { return };
        let mut broken = |rule| report(ObjectFinding { rule, subject: Subject::Variable(id) });
        if own.offset >= shared.bytes {
            broken(ObjectRule::AliasWithin);
        }
        if shared.alignment.max(wanted(&shared, register)) < wanted(&own, register) {
            broken(ObjectRule::AliasAligned);
        }
    });
}

/// Sizes of address variables.
fn addresses(facts: &ObjectFacts<'_>, report: Report<'_>) {
    let Some(registers) = facts.platform.address_registers() else { return };
    for (id, variable) in (VariableClass::Address.first()..).zip(facts.object.addresses().entries()) {
        if variable.num_elements > registers {
            report(ObjectFinding { rule: ObjectRule::AddressWithin, subject: Subject::Address(id) });
        }
    }
}

/// Where the arguments of a kernel lie.
fn inputs(facts: &ObjectFacts<'_>, report: Report<'_>) {
    let register = facts.platform.register_bytes().map(u32::from);
    let registers = facts.platform.registers().map(u32::from);
    let mut places = Vec::new();
    for (index, input) in facts.object.inputs().iter().enumerate() {
        let mut broken = |rule| report(ObjectFinding { rule, subject: Subject::Input(index) });
        let begin = u32::from(input.offset as u16);
        let end = begin + u32::from(input.size);
        if input.kind.provenance() != Some(InputProvenance::PseudoInput) {
            places.push((begin, end, index));
            if let (Some(register), Some(registers)) = (register, registers)
                && end >= register * (registers - 1)
            {
                broken(ObjectRule::InputWithin);
            }
        }
        if input.kind.class() != Some(InputClass::General) {
            continue;
        }
        let small = register.filter(|register| u32::from(input.size) < *register && input.size > 0);
        if small.is_some_and(|register| begin / register != (end - 1) / register) {
            broken(ObjectRule::InputRegister);
        }
        let variable = facts.packed(input.id).filter(|_| input.id >= FIRST);
        if variable.is_none_or(|variable| variable.bytes != u32::from(input.size)) {
            broken(ObjectRule::InputVariable);
        }
    }
    places.sort_unstable();
    let mut reached = 0;
    for (begin, end, index) in places {
        if begin < reached {
            report(ObjectFinding { rule: ObjectRule::InputApart, subject: Subject::Input(index) });
        }
        reached = reached.max(end);
    }
}

/// Attributes that are given twice.
fn attributes(object: &Object<'_>, report: Report<'_>) {
    let rule = ObjectRule::AttributeOnce;
    // In the order of their names, so that one walk over the strings finds all of them.
    let mut names: Vec<_> = object.attributes().iter().map(|given| given.info.name as usize).collect();
    names.sort_unstable();
    let (mut strings, mut passed) = (object.strings().iter(), 0);
    // Bits by the position of the attribute.
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
            report(ObjectFinding { rule, subject: Subject::Attribute(*attribute) });
        }
    }
}
