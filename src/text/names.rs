//! The names that a printed object has.

use super::directive::speakable;
use super::scan::is_name;
use super::symbols::{NameHasher, kind_of, predefined_number};
use crate::module::{ElementsBuf, ObjectBuf, predefined, predefined_named};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use openvisa_codec::text::{LabelKind as Kind, Names, Printer, SymbolClass};
use openvisa_isa::VariableClass;
use openvisa_isa::enums::LabelKind;

/// Which names variables have in a printed text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Naming {
    /// As the reference printer has them: general variables by their names, others by letter and number.
    #[default]
    Reference,
    /// All by the names that the object gives them.
    Declared,
}

/// The names of an object, such that each can be read back and stands for one thing only.
pub(super) struct ObjectNames<'o> {
    object: &'o ObjectBuf,
    general: Vec<Cow<'o, str>>,
    /// Address, predicate, sampler, surface.
    others: [Vec<Cow<'o, str>>; 4],
    labels: Vec<Cow<'o, str>>,
}

/// A string of an object as it can stand in text.
fn spoken(object: &ObjectBuf, index: u32) -> Cow<'_, str> {
    match object.strings.get(index) {
        Some(text) => match text.to_str() {
            Some(text) => speakable(text),
            None => Cow::Owned(speakable(&format!("{text}")).into_owned()),
        },
        None => Cow::Borrowed("_"),
    }
}

/// Strings of an object as they can stand in text. That they are UTF-8 is asked once for all, as a rule.
struct Spoken<'o> {
    object: &'o ObjectBuf,
    all: Option<&'o str>,
}

impl<'o> Spoken<'o> {
    fn new(object: &'o ObjectBuf) -> Self {
        Self { object, all: object.strings.all_utf8() }
    }

    #[inline]
    fn get(&self, index: u32) -> Cow<'o, str> {
        match self.all.zip(self.object.strings.place(index)).and_then(|(all, place)| all.get(place)) {
            Some(text) => speakable(text),
            None => spoken(self.object, index),
        }
    }
}

/// The names given so far, so that none is given twice.
struct Given<'o> {
    names: Vec<Cow<'o, str>>,
    /// Positions by name.
    taken: HashTable<u32>,
    hasher: NameHasher,
}

impl<'o> Given<'o> {
    fn with_capacity(names: usize) -> Self {
        Self { names: Vec::with_capacity(names), taken: HashTable::with_capacity(names), hasher: NameHasher::default() }
    }

    /// Gives a name, changed if it is taken or not free.
    fn give(&mut self, name: Cow<'o, str>, id: u32, free: bool) {
        let Err(name) = (if free { self.try_give(name) } else { Err(name) }) else { return };
        let mut longer = format!("{name}_{id}");
        while let Err(taken) = self.try_give(Cow::Owned(longer)) {
            longer = taken.into_owned();
            longer.push('_');
        }
    }

    fn try_give(&mut self, name: Cow<'o, str>) -> Result<(), Cow<'o, str>> {
        let Self { names, taken, hasher } = self;
        let hash_of = |position: &u32| hasher.hash(names[*position as usize].as_bytes());
        let same = |position: &u32| names[*position as usize] == name;
        match taken.entry(hasher.hash(name.as_bytes()), same, hash_of) {
            Entry::Occupied(_) => Err(name),
            Entry::Vacant(place) => {
                place.insert(names.len() as u32);
                names.push(name);
                Ok(())
            }
        }
    }

    /// What was given, from a position on.
    fn split_off(&mut self, position: usize) -> Vec<Cow<'o, str>> {
        self.names.split_off(position)
    }
}

/// Whether a name stands for a predefined variable. Those of most begin with a percent sign, which no other name does.
fn is_predefined(name: &str) -> bool {
    if name.len() >= 4 {
        return false;
    }
    let numbered = name.bytes().skip(1).all(|b| b.is_ascii_digit());
    if numbered { predefined_number(name).is_some() } else { predefined_named(name).is_some() }
}

/// A letter and a number.
fn numbered(letter: char, id: u32) -> String {
    let mut out = Printer::with_capacity(8);
    out.byte(letter as u8);
    out.decimal(id.into());
    String::from_utf8(out.into_bytes()).unwrap_or_default()
}

impl<'o> ObjectNames<'o> {
    pub(super) fn new(object: &'o ObjectBuf, naming: Naming) -> Self {
        let lists = [
            (VariableClass::Address, &object.addresses),
            (VariableClass::Predicate, &object.predicates),
            (VariableClass::Sampler, &object.samplers),
            (VariableClass::Surface, &object.surfaces),
        ];
        let spoken = Spoken::new(object);
        let others: usize = lists.iter().map(|(_, list)| list.len()).sum();
        let mut given = Given::with_capacity(others + object.variables.len());
        for (class, list) in lists {
            for (index, entry) in list.iter().enumerate() {
                let id = class.first().saturating_add(index as u32);
                let name = match naming {
                    Naming::Reference => Cow::Owned(numbered(class.letter(), id)),
                    Naming::Declared => spoken.get(entry.name_index),
                };
                let free = !is_predefined(&name);
                given.give(name, id, free);
            }
        }
        for (variable, id) in object.variables.iter().zip(VariableClass::General.first()..) {
            let name = spoken.get(variable.name_index);
            let free = !is_predefined(&name);
            given.give(name, id, free);
        }
        let general = given.split_off(others);
        let [address, predicate, sampler, _] = lists.map(|(_, list)| list.len());
        let surface = given.split_off(address + predicate + sampler);
        let sampler = given.split_off(address + predicate);
        let predicate = given.split_off(address);
        let others = [given.names, predicate, sampler, surface];
        let mut given = Given::with_capacity(object.labels.len());
        for (label, id) in object.labels.iter().zip(0..) {
            given.give(spoken.get(label.name_index), id, true);
        }
        Self { object, general, others, labels: given.names }
    }

    /// The name of a variable; one made of letter and number where nothing is declared.
    pub(super) fn variable_name(&self, class: VariableClass, id: u32) -> Cow<'_, str> {
        match self.find(class, id) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(format!("{}{id}", class.letter())),
        }
    }

    /// The name of a label.
    pub(super) fn label_name(&self, id: u16) -> Cow<'_, str> {
        match self.labels.get(usize::from(id)) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(format!("L{id}")),
        }
    }

    #[inline]
    fn find(&self, class: VariableClass, id: u32) -> Option<&str> {
        let list = match class {
            VariableClass::General => &self.general,
            VariableClass::Address => &self.others[0],
            VariableClass::Predicate => &self.others[1],
            VariableClass::Sampler => &self.others[2],
            VariableClass::Surface => &self.others[3],
            _ => return None,
        };
        // The list comes first: a sampler of the program may have the number of the bindless one.
        let declared = id.checked_sub(class.first()).and_then(|index| list.get(index as usize));
        match declared {
            Some(name) => Some(name),
            None => predefined(class, id).map(|known| known.name).filter(|name| !name.is_empty()),
        }
    }
}

/// The class of the specification.
pub(super) const fn class_of(class: SymbolClass) -> VariableClass {
    match class {
        SymbolClass::General => VariableClass::General,
        SymbolClass::Address => VariableClass::Address,
        SymbolClass::Predicate => VariableClass::Predicate,
        SymbolClass::Sampler => VariableClass::Sampler,
        SymbolClass::Surface => VariableClass::Surface,
    }
}

impl Names for ObjectNames<'_> {
    #[inline]
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        self.find(class_of(class), id).map(str::as_bytes)
    }

    // They were made so.
    fn are_identifiers(&self) -> bool {
        true
    }

    fn label(&self, id: u32) -> Option<(&[u8], Kind)> {
        let index = usize::try_from(id).ok()?;
        let kind = LabelKind::from_bits(self.object.labels.get(index)?.kind);
        Some((self.labels.get(index)?.as_bytes(), kind.map_or(Kind::Block, kind_of)))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.object.strings.get(id).map(|text| text.as_bytes())
    }

    fn element_bytes(&self, id: u32) -> u32 {
        element_bytes(self.object, id)
    }
}

/// Bytes of an element of a general variable; 1 if nothing is known of it.
pub(super) fn element_bytes(object: &ObjectBuf, id: u32) -> u32 {
    let data_type = match id.checked_sub(VariableClass::General.first()) {
        Some(index) => object.variables.get(index as usize).and_then(|variable| variable.properties.r#type()),
        None => predefined(VariableClass::General, id).and_then(|known| known.data_type),
    };
    data_type.map_or(1, |t| (u32::from(t.width()) / 8).max(1))
}

/// The names as the text that is being read has them: one may stand for several things, in scopes of their own.
pub(super) struct SourceNames<'o>(pub(super) &'o ObjectBuf);

impl Names for SourceNames<'_> {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let class = class_of(class);
        let Some(index) = id.checked_sub(class.first()).and_then(|index| usize::try_from(index).ok()) else {
            return named(class, id);
        };
        let elements = |list: &[ElementsBuf]| list.get(index).map(|entry| entry.name_index);
        let name = match class {
            VariableClass::General => self.0.variables.get(index).map(|variable| variable.name_index),
            VariableClass::Address => elements(&self.0.addresses),
            VariableClass::Predicate => elements(&self.0.predicates),
            VariableClass::Sampler => elements(&self.0.samplers),
            _ => elements(&self.0.surfaces),
        };
        match name {
            Some(name) => self.0.strings.get(name).map(|text| text.as_bytes()),
            None => named(class, id),
        }
    }

    fn label(&self, id: u32) -> Option<(&[u8], Kind)> {
        let label = self.0.labels.get(usize::try_from(id).ok()?)?;
        let kind = LabelKind::from_bits(label.kind).map_or(Kind::Block, kind_of);
        Some((self.0.strings.get(label.name_index)?.as_bytes(), kind))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.0.strings.get(id).map(|text| text.as_bytes())
    }

    fn element_bytes(&self, id: u32) -> u32 {
        element_bytes(self.0, id)
    }
}

fn named(class: VariableClass, id: u32) -> Option<&'static [u8]> {
    predefined(class, id).map(|known| known.name.as_bytes()).filter(|name| !name.is_empty())
}

/// A name that a file gives to a sampler or surface, as a declaration has it.
pub(super) fn state_name(object: &ObjectBuf, index: u32) -> Cow<'_, str> {
    let name = object.strings.get(index).and_then(|text| text.to_str());
    match name {
        Some(name) if is_name(name.strip_prefix('%').unwrap_or(name)) => Cow::Borrowed(name),
        _ => Cow::Owned(String::from(spoken(object, index))),
    }
}
