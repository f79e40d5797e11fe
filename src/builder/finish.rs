//! The end of building: every rule is applied, and every error gets the line of Rust that it comes from.

use super::state::{Place, Places, State};
use super::{Builder, Error, ErrorKind, Errors};
use crate::module::{Module, ModuleBuf, Object, ObjectBuf};
use crate::validate::{Error as Broken, ObjectFacts, Subject, help, name_of_subject, validate_object, validate_whole};
use alloc::string::ToString;
use alloc::vec::Vec;
use openvisa_isa::{InstKind, Platform, VariableClass};

impl Builder {
    /// Returns the object, if nothing was wrong with it and every label that an instruction goes to is placed.
    ///
    /// # Errors
    /// All that was wrong with anything that was asked for.
    pub fn finish(self) -> Result<ObjectBuf, Errors> {
        let State { object, labels, places, mut errors, .. } = self.state;
        for (id, state) in (0..).zip(&labels).filter(|(_, state)| !state.placed) {
            let Some(index) = state.used else { continue };
            let name = object.name_of(VariableClass::Label, id).map(|name| name.to_string()).unwrap_or_default();
            let (location, instruction) = places.of_instruction(index).unzip();
            errors.push(Error { location, instruction, ..Error::new(&name, ErrorKind::NotPlaced) });
        }
        if errors.is_empty() { Ok(object) } else { Err(Errors(errors)) }
    }

    /// Returns the object, if it also breaks no rule of the specification for a platform.
    ///
    /// # Errors
    /// As [`finish`](Self::finish); then every rule that an instruction, a declaration or the object breaks, with the values that
    /// break it and the line of Rust that asked for them.
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
                        Checker { object, copy, platform, places: &places, errors: &mut errors }.check();
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
    /// Returns where an instruction was asked for, and which one it is.
    fn of_instruction(&self, index: usize) -> Option<(Place, (usize, InstKind))> {
        self.instructions.get(index).map(|(place, kind)| (*place, (index, *kind)))
    }

    /// Returns where that was asked for which breaks a rule about the object.
    fn of_subject(&self, subject: Subject) -> Option<Place> {
        let declared = |list: &[Place], class: VariableClass, id: u32| {
            list.get(usize::try_from(id.checked_sub(class.first())?).ok()?).copied()
        };
        match subject {
            Subject::Label { index, .. } => self.of_instruction(index).map(|(place, _)| place),
            Subject::Variable(id) => declared(&self.variables, VariableClass::General, id),
            Subject::Address(id) => declared(&self.addresses, VariableClass::Address, id),
            Subject::Input(index) => self.inputs.get(index).copied(),
            Subject::Attribute(attribute) => {
                self.attributes.iter().rev().find(|(known, _)| *known == attribute).map(|(_, place)| *place)
            }
        }
    }
}

/// Applies the rules of a platform to an object.
struct Checker<'a> {
    object: Object<'a>,
    copy: &'a ObjectBuf,
    platform: Platform,
    places: &'a Places,
    errors: &'a mut Vec<Error>,
}

impl Checker<'_> {
    fn check(self) {
        let Self { object, copy, platform, places, errors } = self;
        let facts = ObjectFacts::new(object, platform);
        validate_object(object, platform, &mut |index, offset, broken| {
            let (location, instruction) = places.of_instruction(index).unzip();
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
            let instruction = match finding.subject {
                Subject::Label { index, .. } => places.of_instruction(index).map(|(_, instruction)| instruction),
                _ => None,
            };
            let subject = name_of_subject(copy, &finding).unwrap_or_default();
            let location = places.of_subject(finding.subject);
            errors.push(Error { location, instruction, ..Error::new(&subject, ErrorKind::Object(finding)) });
        });
    }
}
