//! The names that a printed object has.

use super::directive::speakable;
use super::scan::{is_name, is_name_part, is_name_start};
use super::symbols::{NameHasher, kind_of, predefined_number, symbol_class};
use crate::module::{ElementsBuf, ObjectBuf, predefined, predefined_named};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use openvisa_codec::text::{LabelKind as Kind, NameTable, Names, Printer, SymbolClass};
use openvisa_isa::enums::LabelKind;
use openvisa_isa::{VariableClass, is_reserved};

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
    table: NameTable,
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

    /// The string as it is, if that is known to be UTF-8.
    #[inline]
    fn borrowed(&self, index: u32) -> Option<&'o str> {
        self.all.zip(self.object.strings.place(index)).and_then(|(all, place)| all.get(place))
    }

    #[inline]
    fn get(&self, index: u32) -> Cow<'o, str> {
        match self.borrowed(index) {
            Some(text) => speakable(text),
            None => spoken(self.object, index),
        }
    }
}

/// What a name is given to: the next variable of a class, or the next label.
#[derive(Clone, Copy)]
enum Taker {
    Variable(SymbolClass),
    Label(Kind),
}

/// The names given so far, so that none is given twice.
struct Given<'t> {
    table: &'t mut NameTable,
    /// Those that have names: class and number of variables, the number of labels.
    taken: HashTable<(Option<SymbolClass>, u32)>,
    hasher: NameHasher,
}

impl<'t> Given<'t> {
    fn with_capacity(table: &'t mut NameTable, names: usize) -> Self {
        Self { table, taken: HashTable::with_capacity(names), hasher: NameHasher::default() }
    }

    /// Gives a name, changed if it is taken or not free.
    fn give(&mut self, name: &str, id: u32, free: bool, to: Taker) {
        if free && self.try_give(name, to) {
            return;
        }
        let mut longer = format!("{name}_{id}");
        while !self.try_give(&longer, to) {
            longer.push('_');
        }
    }

    /// Gives a name, unless it is taken.
    fn try_give(&mut self, name: &str, to: Taker) -> bool {
        let Self { table, taken, hasher } = self;
        let name_of = |known: &(Option<SymbolClass>, u32)| match *known {
            (Some(class), id) => table.variable(class, id).unwrap_or_default(),
            (None, id) => table.label(id).map_or(&[][..], |(name, _)| name),
        };
        let next = match to {
            Taker::Variable(class) => (Some(class), table.variables(class) as u32),
            Taker::Label(_) => (None, table.labels() as u32),
        };
        let same = |known: &(Option<SymbolClass>, u32)| name_of(known) == name.as_bytes();
        let hash_of = |known: &(Option<SymbolClass>, u32)| hasher.hash(name_of(known));
        match taken.entry(hasher.hash(name.as_bytes()), same, hash_of) {
            Entry::Occupied(_) => return false,
            Entry::Vacant(place) => place.insert(next),
        };
        match to {
            Taker::Variable(class) => table.add(class, name.as_bytes()),
            Taker::Label(kind) => table.add_label(name.as_bytes(), kind),
        }
        true
    }
}

/// Whether a name stands for a predefined variable. Those of most begin with a percent sign, which no other name does.
fn is_predefined(name: &str) -> bool {
    if name.len() >= SHORT {
        return false;
    }
    let numbered = name.bytes().skip(1).all(|b| b.is_ascii_digit());
    if numbered { predefined_number(name).is_some() } else { predefined_named(name).is_some() }
}

/// Returns whether a variable can have a name in text: it is neither that of a predefined variable nor a reserved word.
fn is_free(name: &str) -> bool {
    !is_predefined(name) && !is_reserved(name.as_bytes())
}

/// Names that have no fewer characters are not predefined.
const SHORT: usize = 4;
/// Nor are numbers that are no smaller.
const FEW: u32 = 32;

/// The classes that variables are declared of.
const CLASSES: [(VariableClass, SymbolClass); 5] = [
    (VariableClass::Address, SymbolClass::Address),
    (VariableClass::Predicate, SymbolClass::Predicate),
    (VariableClass::Sampler, SymbolClass::Sampler),
    (VariableClass::Surface, SymbolClass::Surface),
    (VariableClass::General, SymbolClass::General),
];

/// The variables that an object declares of a class that is not general.
fn elements(object: &ObjectBuf, class: VariableClass) -> &[ElementsBuf] {
    match class {
        VariableClass::Address => &object.addresses,
        VariableClass::Predicate => &object.predicates,
        VariableClass::Sampler => &object.samplers,
        VariableClass::Surface => &object.surfaces,
        _ => &[],
    }
}

/// Gives general variables their names, if that is seen at once to be right, as nearly always: names that rise are not given twice.
/// `false`: it was not seen.
fn rising_names(table: &mut NameTable, object: &ObjectBuf, spoken: &Spoken<'_>) -> bool {
    let (mut before, mut number): (&[u8], _) = (&[], 0);
    for variable in &object.variables {
        let Some(name) = spoken.borrowed(variable.name_index).map(str::as_bytes) else { return false };
        // Of names of one length and up to eight characters, the one with the greater number comes behind the other.
        let (mut next, mut is_name) = (0, name.first().is_some_and(|first| is_name_start(*first)));
        for byte in name {
            next = next << 8 | u64::from(*byte);
            is_name &= is_name_part(*byte);
        }
        let rises = match name.len() {
            same if same == before.len() => {
                if same <= 8 {
                    number < next
                } else {
                    before < name
                }
            }
            longer => before.len() < longer,
        };
        // Not one of those that other classes have.
        let other = name.len() < SHORT || name[1].is_ascii_digit() && name[0] != b'V';
        if !rises || other || !is_name || is_reserved(name) {
            return false;
        }
        table.add(SymbolClass::General, name);
        (before, number) = (name, next);
    }
    true
}

impl<'o> ObjectNames<'o> {
    pub(super) fn new(object: &'o ObjectBuf, naming: Naming) -> Self {
        let spoken = Spoken::new(object);
        let others: usize = CLASSES.iter().map(|(class, _)| elements(object, *class).len()).sum();
        let general = object.variables.len();
        let mut table = NameTable::with_capacity(general + 32, object.labels.len(), 8 * (general + others) + 256);
        for (class, symbol) in CLASSES {
            table.fill(symbol, class.first());
        }
        let mut quick = naming == Naming::Reference;
        if quick {
            for (class, symbol) in &CLASSES[..4] {
                for id in (class.first()..).take(elements(object, *class).len()) {
                    table.add_numbered(*symbol);
                    quick &= id >= FEW || predefined(*class, id).is_none();
                }
            }
            quick = quick && rising_names(&mut table, object, &spoken);
        }
        if !quick {
            for (class, symbol) in CLASSES {
                table.truncate(symbol, class.first());
            }
            let mut given = Given::with_capacity(&mut table, others + general);
            for (class, symbol) in CLASSES {
                for (entry, id) in elements(object, class).iter().zip(class.first()..) {
                    let name = match naming {
                        Naming::Reference => Cow::Owned(format!("{}{id}", class.letter())),
                        Naming::Declared => spoken.get(entry.name_index),
                    };
                    given.give(&name, id, is_free(&name), Taker::Variable(symbol));
                }
            }
            for (variable, id) in object.variables.iter().zip(VariableClass::General.first()..) {
                let name = spoken.get(variable.name_index);
                given.give(&name, id, is_free(&name), Taker::Variable(SymbolClass::General));
            }
        }
        let mut given = Given::with_capacity(&mut table, object.labels.len());
        for (label, id) in object.labels.iter().zip(0..) {
            let kind = LabelKind::from_bits(label.kind).map_or(Kind::Block, kind_of);
            let name = spoken.get(label.name_index);
            // The names of functions are known outside of the object.
            let free = matches!(kind, Kind::Function | Kind::Fc) || !is_reserved(name.as_bytes());
            given.give(&name, id, free, Taker::Label(kind));
        }
        Self { object, table }
    }

    /// Appends the name of a variable; one made of letter and number where nothing is declared.
    #[inline]
    pub(super) fn print(&self, class: VariableClass, id: u32, out: &mut Printer) {
        if self.table.print(symbol_class(class), id, out).is_none() {
            match named(class, id) {
                Some(name) => out.bytes(name),
                None => {
                    out.byte(class.letter() as u8);
                    out.decimal(id.into());
                }
            }
        }
    }

    /// The name of a label.
    pub(super) fn label(&self, id: u16) -> Cow<'_, str> {
        match self.table.label(id.into()).and_then(|(name, _)| core::str::from_utf8(name).ok()) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(format!("L{id}")),
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
    fn table(&self) -> Option<&NameTable> {
        Some(&self.table)
    }

    // The table has no names of predefined variables: few lines have any, and each object would need them all.
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        self.table.variable(class, id).or_else(|| named(class_of(class), id))
    }

    fn label(&self, id: u32) -> Option<(&[u8], Kind)> {
        self.table.label(id)
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
    let data_type = match object.variable(id) {
        Some(variable) => variable.properties.r#type(),
        None => predefined(VariableClass::General, id).and_then(|known| known.data_type),
    };
    data_type.map_or(1, |t| (u32::from(t.width()) / 8).max(1))
}

/// The names as the text that is being read has them: one may stand for several things, in scopes of their own.
pub(super) struct SourceNames<'o>(pub(super) &'o ObjectBuf);

impl Names for SourceNames<'_> {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let class = class_of(class);
        self.0.name_of(class, id).map(|text| text.as_bytes()).or_else(|| named(class, id))
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
        Some(name) if is_reserved(name.as_bytes()) => Cow::Owned(format!("{name}_")),
        Some(name) if is_name(name.strip_prefix('%').unwrap_or(name)) => Cow::Borrowed(name),
        _ => Cow::Owned(String::from(spoken(object, index))),
    }
}
