//! The end of building: checks the rules of a platform, and finds the line of Rust of each error.
//!
//! For example, the validator reports a rule that instruction 7 breaks. The error gets the line of
//! the call that appended instruction 7.

use super::state::{CallSite, Places, State};
use super::{Builder, Error, ErrorKind, Errors};
use crate::module::{Module, ModuleBuf, Object, ObjectBuf};
use crate::validate::{Error as Broken, ObjectFacts, Subject, help, name_of_subject, validate_object, validate_whole};
use alloc::string::ToString;
use alloc::vec::Vec;
use openvisa_isa::{InstKind, Platform, VariableClass};

impl Builder {
    /// Returns the object, if no call caused an error and all labels that instructions jump to are
    /// placed.
    ///
    /// # Errors
    /// All errors of all calls, and the labels that are not placed.
    pub fn finish(self) -> Result<ObjectBuf, Errors> {
        let State { object, labels, places, mut errors, .. } = self.state;
        for (id, state) in (0..).zip(&labels).filter(|(_, state)| !state.placed) {
            let Some(index) = state.used else { continue };
            let name = object.name_of(VariableClass::Label, id).map(|name| name.to_string()).unwrap_or_default();
            let (location, instruction) = places.find_instruction(index).unzip();
            errors.push(Error { location, instruction, ..Error::new(&name, ErrorKind::NotPlaced) });
        }
        if errors.is_empty() { Ok(object) } else { Err(Errors(errors)) }
    }

    /// Returns the object, if it also keeps all rules of the specification for a platform.
    ///
    /// # Errors
    /// Those of [`finish`](Self::finish). If there are none, all rules that an instruction, a
    /// declaration or the object breaks, each with the line of Rust and the values that break it.
    pub fn finish_for(self, platform: Platform) -> Result<ObjectBuf, Errors> {
        let (places, version) = (self.state.places.clone(), self.state.version);
        let module = ModuleBuf { version, objects: Vec::from([self.finish()?]) };
        let mut errors = Vec::new();
        match module.to_bytes() {
            Err(error) => errors.push(Error::new("", ErrorKind::File(error))),
            Ok(bytes) => match Module::open(&bytes) {
                Err(finding) => errors.push(Error::new("", ErrorKind::Layout(finding))),
                Ok(opened) => {
                    opened.check(&mut |finding| errors.push(Error::new("", ErrorKind::Layout(finding))));
                    for (object, copy) in opened.objects().flatten().zip(&module.objects) {
                        ObjectCheck { object, copy, platform, places: &places, errors: &mut errors }.check();
                    }
                }
            },
        }
        match module.objects.into_iter().next() {
            Some(object) if errors.is_empty() => Ok(object),
            _ => Err(Errors(errors)),
        }
    }
}

impl Places {
    /// Returns the line that appended an instruction, with the index and the kind of the
    /// instruction.
    fn find_instruction(&self, index: usize) -> Option<(CallSite, (usize, InstKind))> {
        self.instructions.get(index).map(|(place, kind)| (*place, (index, *kind)))
    }

    /// Returns the line that declared or appended the subject of a finding.
    fn find_subject(&self, subject: Subject) -> Option<CallSite> {
        let declared = |list: &[CallSite], class: VariableClass, id: u32| {
            list.get(usize::try_from(id.checked_sub(class.first())?).ok()?).copied()
        };
        match subject {
            Subject::Label { index, .. } | Subject::Instruction { index, .. } => {
                self.find_instruction(index).map(|(place, _)| place)
            }
            Subject::Variable(id) => declared(&self.variables, VariableClass::General, id),
            Subject::Address(id) => declared(&self.addresses, VariableClass::Address, id),
            Subject::Input(index) => self.inputs.get(index).copied(),
            Subject::Attribute(attribute) => {
                self.attributes.iter().rev().find(|(known, _)| *known == attribute).map(|(_, place)| *place)
            }
        }
    }
}

/// Checks an object against the rules of a platform.
struct ObjectCheck<'a> {
    object: Object<'a>,
    copy: &'a ObjectBuf,
    platform: Platform,
    places: &'a Places,
    errors: &'a mut Vec<Error>,
}

impl ObjectCheck<'_> {
    fn check(self) {
        let Self { object, copy, platform, places, errors } = self;
        let facts = ObjectFacts::new(object, platform);
        validate_object(object, platform, &mut |index, offset, broken| {
            let (location, instruction) = places.find_instruction(index).unzip();
            let error = match broken {
                Broken::Rule(rule) => {
                    let bytes = object.code().get(offset..).unwrap_or_default();
                    Error { help: help(&facts, copy, bytes, &rule), ..Error::new("", ErrorKind::Rule(rule)) }
                }
                Broken::Bytes(error) => Error::new("", ErrorKind::Read(error)),
            };
            errors.push(Error { location, instruction, ..error });
        });
        validate_whole(object, platform, &mut |finding| {
            let index = finding.subject.instruction().map(|(index, _)| index);
            let instruction = index.and_then(|index| places.find_instruction(index)).map(|(_, known)| known);
            let subject = name_of_subject(copy, &finding).unwrap_or_default();
            let location = places.find_subject(finding.subject);
            errors.push(Error { location, instruction, ..Error::new(&subject, ErrorKind::Object(finding)) });
        });
    }
}
