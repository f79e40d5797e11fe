//! What an object file knows about the variables of its instructions.

use super::{Facts, Finding, Variable, validate};
use crate::module::{Object, predefined};
#[cfg(feature = "alloc")]
use openvisa_isa::PREDEFINED;
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::object::VarInfo;
use openvisa_isa::{Instructions, Platform, PredefinedVariable, VariableClass, WireError};

/// Aliases of aliases are followed so far.
const ALIASES: u32 = 16;

/// The declarations of a kernel or function, for a platform.
#[derive(Clone, Debug)]
pub struct ObjectFacts<'a> {
    object: Object<'a>,
    platform: Platform,
    /// The variables by number, collected once, as each operand of each instruction asks for one.
    #[cfg(feature = "alloc")]
    variables: alloc::vec::Vec<Option<Variable>>,
}

impl<'a> ObjectFacts<'a> {
    /// The declarations of an object.
    #[cfg(feature = "alloc")]
    pub fn new(object: Object<'a>, platform: Platform) -> Self {
        let mut facts = Self { object, platform, variables: alloc::vec::Vec::new() };
        facts.variables = facts.collect();
        facts
    }

    /// The declarations of an object.
    #[cfg(not(feature = "alloc"))]
    pub fn new(object: Object<'a>, platform: Platform) -> Self {
        Self { object, platform }
    }

    /// All variables by number. A variable that shares the storage of another stands behind that as a rule.
    #[cfg(feature = "alloc")]
    fn collect(&self) -> alloc::vec::Vec<Option<Variable>> {
        let (class, variables) = (VariableClass::General, self.object.variables());
        let mut list = alloc::vec::Vec::with_capacity(variables.len() + class.first() as usize);
        list.resize(class.first() as usize, None);
        for known in PREDEFINED.iter().filter(|known| known.class == class) {
            if let Some(slot) = list.get_mut(known.index as usize) {
                *slot = predefined(class, known.index).map(|known| self.known(known));
            }
        }
        for variable in variables {
            let place = match variable.alias() {
                None => self.own_place(&variable),
                Some((id, offset)) => match list.get(id as usize) {
                    Some(Some(Variable { alignment: Some(alignment), offset: base, .. })) => {
                        Some((*alignment, base.saturating_add(u32::from(offset))))
                    }
                    Some(_) => None,
                    None => self.place(variable.id, ALIASES),
                },
            };
            list.push(Some(declared(&variable, place)));
        }
        list
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
        self.own_place(&variable)
    }

    /// The same for a variable with storage of its own.
    fn own_place(&self, variable: &VarInfo<'_>) -> Option<(u32, u32)> {
        let declared = self.alignment(variable.bit_properties.alignment()?)?;
        // A variable of a register or more begins at a register.
        let register = u32::from(self.platform.register_bytes()?);
        let bytes = u32::from(variable.num_elements) * u32::from(variable.bit_properties.r#type()?.width()) / 8;
        Some((if bytes >= register { declared.max(register) } else { declared }, 0))
    }

    /// A predefined variable.
    fn known(&self, known: &PredefinedVariable) -> Variable {
        let here = known.elements.iter().find(|(platforms, _)| platforms.contains(self.platform));
        let elements = here.map(|(_, elements)| *elements);
        let alignment = self.platform.register_bytes().map(u32::from);
        Variable { data_type: known.data_type, elements, alignment, offset: 0 }
    }

    /// A variable, read from the file.
    #[cfg(not(feature = "alloc"))]
    fn read(&self, id: u32) -> Option<Variable> {
        if let Some(known) = predefined(VariableClass::General, id) {
            return Some(self.known(known));
        }
        Some(declared(&self.object.variables().get(id)?.info, self.place(id, ALIASES)))
    }
}

/// A variable that the object declares, with the alignment of its storage and where in that it begins.
fn declared(variable: &VarInfo<'_>, place: Option<(u32, u32)>) -> Variable {
    let (alignment, offset) = (place.map(|p| p.0), place.map_or(0, |p| p.1));
    let elements = Some(u32::from(variable.num_elements));
    Variable { data_type: variable.bit_properties.r#type(), elements, alignment, offset }
}

impl Facts for ObjectFacts<'_> {
    fn platform(&self) -> Platform {
        self.platform
    }

    #[cfg(feature = "alloc")]
    fn variable(&self, id: u32) -> Option<Variable> {
        self.variables.get(id as usize).copied().flatten()
    }

    #[cfg(not(feature = "alloc"))]
    fn variable(&self, id: u32) -> Option<Variable> {
        self.read(id)
    }

    fn declares(&self, class: VariableClass, id: u32) -> Option<bool> {
        let count = match class {
            VariableClass::General => self.object.variables().len(),
            VariableClass::Address => self.object.addresses().len(),
            VariableClass::Predicate => self.object.predicates().len(),
            VariableClass::Sampler => self.object.samplers().len(),
            VariableClass::Surface => self.object.surfaces().len(),
            VariableClass::Label => self.object.labels().len(),
            VariableClass::String => self.object.strings().len(),
            _ => return None,
        };
        // Some predefined variables have numbers among those of the declared ones.
        let index = id.checked_sub(class.first()).and_then(|index| usize::try_from(index).ok());
        Some(index.is_some_and(|index| index < count) || predefined(class, id).is_some())
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
