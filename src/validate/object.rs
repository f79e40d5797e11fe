//! What an object file knows about the variables of its instructions.

use super::{Facts, Finding, Variable, validate};
use crate::module::{Object, predefined};
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::{Instructions, Platform, VariableClass, WireError};

/// Aliases of aliases are followed so far.
const ALIASES: u32 = 16;

/// The declarations of a kernel or function, for a platform.
#[derive(Clone, Copy, Debug)]
pub struct ObjectFacts<'a> {
    object: Object<'a>,
    platform: Platform,
}

impl<'a> ObjectFacts<'a> {
    /// The declarations of an object.
    pub const fn new(object: Object<'a>, platform: Platform) -> Self {
        Self { object, platform }
    }

    fn alignment(&self, align: Align) -> Option<u32> {
        let register = || self.platform.register_bytes().map(u32::from);
        Some(match align {
            Align::Byte => 1,
            Align::Word => 2,
            Align::Dword => 4,
            Align::Qword => 8,
            Align::Oword => 16,
            Align::Hword => 32,
            Align::WorDx32 => 64,
            Align::WorDx64 => 128,
            Align::Grf => register()?,
            Align::GrFx2 => register()? * 2,
            _ => return None,
        })
    }

    /// Alignment of the storage that a variable lies in, and where in it.
    fn place(&self, id: u32, aliases: u32) -> Option<(u32, u32)> {
        if predefined(VariableClass::General, id).is_some() {
            return Some((u32::from(self.platform.register_bytes()?), 0));
        }
        let variable = self.object.variables().get(id)?;
        if let Some((id, offset)) = variable.alias() {
            let (alignment, base) = self.place(id, aliases.checked_sub(1)?)?;
            return Some((alignment, base + u32::from(offset)));
        }
        let declared = self.alignment(variable.alignment()?)?;
        // A variable of a register or more begins at a register.
        let register = u32::from(self.platform.register_bytes()?);
        let bytes = u32::from(variable.num_elements) * u32::from(variable.data_type()?.width()) / 8;
        Some((if bytes >= register { declared.max(register) } else { declared }, 0))
    }
}

impl Facts for ObjectFacts<'_> {
    fn platform(&self) -> Platform {
        self.platform
    }

    fn variable(&self, id: u32) -> Option<Variable> {
        let place = self.place(id, ALIASES);
        let (alignment, offset) = (place.map(|p| p.0), place.map_or(0, |p| p.1));
        if let Some(known) = predefined(VariableClass::General, id) {
            let here = known.elements.iter().find(|(platforms, _)| platforms.contains(self.platform));
            let elements = here.map(|(_, elements)| *elements);
            return Some(Variable { data_type: known.data_type, elements, alignment, offset });
        }
        let variable = self.object.variables().get(id)?;
        let elements = Some(u32::from(variable.num_elements));
        Some(Variable { data_type: variable.data_type(), elements, alignment, offset })
    }

    fn label(&self, id: u32) -> Option<LabelKind> {
        self.object.labels().get(id)?.kind()
    }
}

/// What is wrong with an instruction of an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Error {
    /// It breaks a rule.
    Rule(Finding),
    /// Its bytes, and those after it, cannot be read.
    Bytes(WireError),
}

/// Holds each instruction of an object against the specification. Reports the position of the instruction, its offset in
/// bytes from the first one, and what is wrong.
pub fn validate_object(object: Object<'_>, platform: Platform, report: &mut dyn FnMut(usize, usize, Error)) {
    let facts = ObjectFacts::new(object, platform);
    for (index, item) in Instructions::new(object.code(), object.version()).with_offsets().enumerate() {
        match item {
            Ok((offset, inst)) => validate(&inst, &facts, &mut |finding| report(index, offset, Error::Rule(finding))),
            Err(error) => report(index, error.offset, Error::Bytes(error)),
        }
    }
}
