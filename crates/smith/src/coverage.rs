//! Counts the parts of the specification that programs have met.

use crate::generate::is_generated;
use crate::program::Program;
use openvisa::module::{ModuleBuf, ObjectBuf};
use openvisa::text::{ParseOptions, parse};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{DataType, Inst, InstKind, Instructions, LAYOUTS, Platform, Value};
use openvisa_isa_core::layout::{Part, Values};
use openvisa_isa_core::rules::{TypeMap, TypeRows};
use std::collections::BTreeSet;

/// The parts of the specification that programs have met, and those that they can meet.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// The instructions: those that occur, and all that programs of the platforms may have.
    instructions: [BTreeSet<InstKind>; 2],
    /// The enumerators of fields of instructions: name of the field, of the group, of the
    /// enumerator.
    enumerators: BTreeSet<(InstKind, &'static str, &'static str, &'static str)>,
    /// The rows of the type maps of instructions: those that occur, and all.
    type_maps: [BTreeSet<(InstKind, usize)>; 2],
}

impl Coverage {
    /// Adds the instructions and type maps that programs of a platform can have.
    pub fn add_platform(&mut self, platform: Platform) {
        for kind in InstKind::ALL.iter().copied().filter(|kind| is_generated(*kind, platform)) {
            self.instructions[1].insert(kind);
            let maps = kind.rules().maps.iter().enumerate();
            let here = maps.filter(|(_, map)| map.platforms.contains(platform as u8));
            self.type_maps[1].extend(here.map(|(row, _)| (kind, row)));
        }
    }

    /// Adds what a program has.
    pub fn add_program(&mut self, program: &Program) {
        let options = ParseOptions { platform: Some(program.platform()), ..ParseOptions::default() };
        let ModuleBuf { version, objects } = parse(&program.text(), &options).module;
        for object in &objects {
            for item in Instructions::new(&object.code, version).with_offsets() {
                let Ok((start, inst)) = item else { break };
                let kind = inst.kind();
                self.instructions[0].insert(kind);
                let mut visit = |part: &Part| {
                    for group in part.int.groups.iter().filter(|group| matches!(group.values, Values::Named(_))) {
                        let name = group.named(part.value);
                        self.enumerators.extend(name.map(|name| (kind, part.place.field, group.name, name)));
                    }
                };
                let code = object.code.get(start..).unwrap_or(&[]);
                // The instruction was decoded, so it has a layout.
                let _ = LAYOUTS.walk(code, version, usize::MAX, &mut visit);
                let maps = kind.rules().maps.iter().enumerate();
                let met = maps.filter(|(_, map)| {
                    map.platforms.contains(program.platform() as u8) && has_types(object, &inst, map)
                });
                self.type_maps[0].extend(met.map(|(row, _)| (kind, row)));
            }
        }
    }

    /// Adds what other programs have met.
    pub fn merge(&mut self, other: Self) {
        for (own, other) in self.instructions.iter_mut().zip(other.instructions) {
            own.extend(other);
        }
        self.enumerators.extend(other.enumerators);
        for (own, other) in self.type_maps.iter_mut().zip(other.type_maps) {
            own.extend(other);
        }
    }

    /// Returns the number of instructions that occur, and that of those that may.
    #[must_use]
    pub fn instructions(&self) -> (usize, usize) {
        (self.instructions[0].intersection(&self.instructions[1]).count(), self.instructions[1].len())
    }

    /// Returns the instructions that may occur, and do not.
    pub fn missing_instructions(&self) -> impl Iterator<Item = &'static str> {
        self.instructions[1].difference(&self.instructions[0]).map(|kind| kind.info().name)
    }

    /// Returns the number of the enumerators that occur, each counted once for each field of an
    /// instruction.
    #[must_use]
    pub fn enumerators(&self) -> usize {
        self.enumerators.len()
    }

    /// Returns the number of type maps of which an instruction has the types, and that of all.
    #[must_use]
    pub fn type_maps(&self) -> (usize, usize) {
        (self.type_maps[0].intersection(&self.type_maps[1]).count(), self.type_maps[1].len())
    }
}

/// Returns whether the operands of an instruction have the types of a map.
fn has_types(object: &ObjectBuf, inst: &Inst<'_>, map: &TypeMap) -> bool {
    let (rules, mut agree) = (inst.kind().rules(), true);
    let contains = |rows: TypeRows, data_type: DataType| {
        (0_u8..).zip(DataType::ALL).any(|(row, known)| *known == data_type && rows.contains(row))
    };
    inst.fields(&mut |field, value: Value<'_>| {
        let data_type = match value {
            Value::VecOperand(VecOperand::General { id, .. }) => {
                object.variable(id).and_then(|variable| variable.properties.r#type())
            }
            Value::VecOperand(VecOperand::Indirect { bit_properties, .. }) => Some(bit_properties),
            Value::VecOperand(VecOperand::Immediate { r#type, .. }) => Some(r#type),
            _ => None,
        };
        let rule = rules.fields.get(usize::from(field)).filter(|rule| rule.types.is_none());
        if let (Some(data_type), Some(rule)) = (data_type, rule) {
            agree &= contains(if rule.written { map.dst } else { map.src }, data_type);
        }
    });
    agree
}
