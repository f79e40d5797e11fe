//! Names of variables and labels in a printed object: valid identifiers, each assigned once.

use super::directive::to_identifier;
use super::lexer::{is_name, is_name_part, is_name_start};
use super::symbols::{NameHasher, find_predefined_by_number, symbol_class, text_label_kind};
use crate::module::{ElementsBuf, ObjectBuf, predefined, predefined_named};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use openvisa_isa::enums::LabelKind;
use openvisa_isa::{VariableClass, is_reserved};
use openvisa_isa_core::text::{LabelKind as Kind, NameTable, Names, Printer, SymbolClass};

/// The naming scheme of variables in a printed text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Naming {
    /// The scheme of the reference printer: declared names for general variables, a letter and a
    /// number for the others. For example, `V32` is a declared name and `P1` the first predicate.
    #[default]
    Reference,
    /// The declared name for every variable.
    Declared,
}

/// The printed names of one object. Each can be parsed back and refers to a single variable or
/// label.
pub(super) struct ObjectNames<'o> {
    object: &'o ObjectBuf,
    table: NameTable,
}

/// Returns a string of the object as an identifier.
fn string_identifier(object: &ObjectBuf, index: u32) -> Cow<'_, str> {
    match object.strings.get(index) {
        Some(text) => match text.to_str() {
            Some(text) => to_identifier(text),
            None => Cow::Owned(to_identifier(&format!("{text}")).into_owned()),
        },
        None => Cow::Borrowed("_"),
    }
}

/// The strings of an object as identifiers. UTF-8 validity is checked once for the whole string
/// pool.
struct StringIdentifiers<'o> {
    object: &'o ObjectBuf,
    all: Option<&'o str>,
}

impl<'o> StringIdentifiers<'o> {
    fn new(object: &'o ObjectBuf) -> Self {
        Self { object, all: object.strings.all_utf8() }
    }

    /// Returns the string unchanged if the whole pool is valid UTF-8.
    #[inline]
    fn utf8_string(&self, index: u32) -> Option<&'o str> {
        self.all.zip(self.object.strings.byte_range(index)).and_then(|(all, place)| all.get(place))
    }

    #[inline]
    fn get(&self, index: u32) -> Cow<'o, str> {
        match self.utf8_string(index) {
            Some(text) => to_identifier(text),
            None => string_identifier(self.object, index),
        }
    }
}

/// The entity that a name is assigned to: the next variable of a class, or the next label.
#[derive(Clone, Copy)]
enum NameTarget {
    Variable(SymbolClass),
    Label(Kind),
}

/// Assigns names and keeps them unique within the object.
struct NameAssigner<'t> {
    table: &'t mut NameTable,
    /// The assigned names, by class and index of the variable, or by index of the label.
    taken: HashTable<(Option<SymbolClass>, u32)>,
    hasher: NameHasher,
}

impl<'t> NameAssigner<'t> {
    fn with_capacity(table: &'t mut NameTable, names: usize) -> Self {
        Self { table, taken: HashTable::with_capacity(names), hasher: NameHasher::default() }
    }

    /// Assigns `name`. If it is taken or `free` is false, `_` and the ID are appended, then further
    /// underscores.
    fn assign(&mut self, name: &str, id: u32, free: bool, to: NameTarget) {
        if free && self.try_assign(name, to) {
            return;
        }
        let mut longer = format!("{name}_{id}");
        while !self.try_assign(&longer, to) {
            longer.push('_');
        }
    }

    /// Assigns `name` unless it is taken. Returns whether it was assigned.
    fn try_assign(&mut self, name: &str, to: NameTarget) -> bool {
        let Self { table, taken, hasher } = self;
        let name_of = |known: &(Option<SymbolClass>, u32)| match *known {
            (Some(class), id) => table.variable(class, id).unwrap_or_default(),
            (None, id) => table.label(id).map_or(&[][..], |(name, _)| name),
        };
        let next = match to {
            NameTarget::Variable(class) => (Some(class), table.variables(class) as u32),
            NameTarget::Label(_) => (None, table.labels() as u32),
        };
        let same = |known: &(Option<SymbolClass>, u32)| name_of(known) == name.as_bytes();
        let hash_of = |known: &(Option<SymbolClass>, u32)| hasher.hash(name_of(known));
        match taken.entry(hasher.hash(name.as_bytes()), same, hash_of) {
            Entry::Occupied(_) => return false,
            Entry::Vacant(place) => place.insert(next),
        };
        match to {
            NameTarget::Variable(class) => table.add(class, name.as_bytes()),
            NameTarget::Label(kind) => table.add_label(name.as_bytes(), kind),
        }
        true
    }
}

/// Returns whether the name is that of a predefined variable. Longer predefined names begin with a
/// percent sign, which no declared name does.
fn is_predefined(name: &str) -> bool {
    if name.len() >= MIN_UNRESERVED_NAME_BYTES {
        return false;
    }
    let numbered = name.bytes().skip(1).all(|b| b.is_ascii_digit());
    if numbered { find_predefined_by_number(name).is_some() } else { predefined_named(name).is_some() }
}

/// Returns whether a variable can have this name in text: it is neither the name of a predefined
/// variable nor a reserved word, such as `add`.
fn is_free(name: &str) -> bool {
    !is_predefined(name) && !is_reserved(name.as_bytes())
}

/// Minimum length in bytes from which a name without a percent sign cannot be predefined.
const MIN_UNRESERVED_NAME_BYTES: usize = 4;
/// Variable ID from which no predefined variable has a letter-and-number name.
const MIN_UNRESERVED_ID: u32 = {
    let (mut id, mut class) = (0, 0);
    while class < VariableClass::ALL.len() {
        let first = VariableClass::ALL[class].first();
        id = if first > id { first } else { id };
        class += 1;
    }
    id
};

/// The declarable variable classes, with general variables last.
const CLASSES: [(VariableClass, SymbolClass); 5] = [
    (VariableClass::Address, SymbolClass::Address),
    (VariableClass::Predicate, SymbolClass::Predicate),
    (VariableClass::Sampler, SymbolClass::Sampler),
    (VariableClass::Surface, SymbolClass::Surface),
    (VariableClass::General, SymbolClass::General),
];

/// Returns the declarations of a class other than general variables.
fn declared_elements(object: &ObjectBuf, class: VariableClass) -> &[ElementsBuf] {
    match class {
        VariableClass::Address => &object.addresses,
        VariableClass::Predicate => &object.predicates,
        VariableClass::Sampler => &object.samplers,
        VariableClass::Surface => &object.surfaces,
        _ => &[],
    }
}

/// Fast path: adds the declared names of all general variables if they are in ascending order,
/// which proves them unique. Returns false, with some names added, if a name is not ascending, not
/// an identifier, a reserved word, or possibly predefined.
fn add_ascending_names(table: &mut NameTable, object: &ObjectBuf, identifiers: &StringIdentifiers<'_>) -> bool {
    let (mut before, mut number): (&[u8], _) = (&[], 0);
    for variable in &object.variables {
        let Some(name) = identifiers.utf8_string(variable.name_index).map(str::as_bytes) else { return false };
        // For names of equal length up to eight bytes, big-endian packing preserves the lexical
        // order.
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
        // Rejects names that another class may have, such as `P1`.
        let is_short = name.len() < MIN_UNRESERVED_NAME_BYTES;
        let may_be_other_class = is_short || name[1].is_ascii_digit() && name[0] != b'V';
        if !rises || may_be_other_class || !is_name || is_reserved(name) {
            return false;
        }
        table.add(SymbolClass::General, name);
        (before, number) = (name, next);
    }
    true
}

impl<'o> ObjectNames<'o> {
    pub(super) fn new(object: &'o ObjectBuf, naming: Naming) -> Self {
        let identifiers = StringIdentifiers::new(object);
        let others: usize = CLASSES.iter().map(|(class, _)| declared_elements(object, *class).len()).sum();
        let general = object.variables.len();
        let mut table = NameTable::with_capacity(general + 32, object.labels.len(), 8 * (general + others) + 256);
        for (class, symbol) in CLASSES {
            table.fill(symbol, class.first());
        }
        let mut is_fast = naming == Naming::Reference;
        if is_fast {
            for (class, symbol) in &CLASSES[..4] {
                for id in (class.first()..).take(declared_elements(object, *class).len()) {
                    table.add_numbered(*symbol);
                    is_fast &= id >= MIN_UNRESERVED_ID || predefined(*class, id).is_none();
                }
            }
            is_fast = is_fast && add_ascending_names(&mut table, object, &identifiers);
        }
        if !is_fast {
            for (class, symbol) in CLASSES {
                table.truncate(symbol, class.first());
            }
            let mut assigner = NameAssigner::with_capacity(&mut table, others + general);
            for (class, symbol) in CLASSES {
                for (entry, id) in declared_elements(object, class).iter().zip(class.first()..) {
                    let name = match naming {
                        Naming::Reference => Cow::Owned(format!("{}{id}", class.letter())),
                        Naming::Declared => identifiers.get(entry.name_index),
                    };
                    assigner.assign(&name, id, is_free(&name), NameTarget::Variable(symbol));
                }
            }
            for (variable, id) in object.variables.iter().zip(VariableClass::General.first()..) {
                let name = identifiers.get(variable.name_index);
                assigner.assign(&name, id, is_free(&name), NameTarget::Variable(SymbolClass::General));
            }
        }
        let mut assigner = NameAssigner::with_capacity(&mut table, object.labels.len());
        for (label, id) in object.labels.iter().zip(0..) {
            let kind = LabelKind::from_bits(label.kind).map_or(Kind::Block, text_label_kind);
            let name = identifiers.get(label.name_index);
            // The name of a function must stay: other objects refer to it.
            let free = matches!(kind, Kind::Function | Kind::Fc) || !is_reserved(name.as_bytes());
            assigner.assign(&name, id, free, NameTarget::Label(kind));
        }
        Self { object, table }
    }

    /// Appends the name of a variable. An undeclared ID is printed as the class letter and the
    /// number.
    #[inline]
    pub(super) fn print_variable(&self, class: VariableClass, id: u32, out: &mut Printer) {
        if self.table.print(symbol_class(class), id, out).is_none() {
            match predefined_name(class, id) {
                Some(name) => out.bytes(name),
                None => {
                    out.byte(class.letter() as u8);
                    out.decimal(id.into());
                }
            }
        }
    }

    /// Returns the name of a label.
    pub(super) fn label_name(&self, id: u16) -> Cow<'_, str> {
        match self.table.label(id.into()).and_then(|(name, _)| core::str::from_utf8(name).ok()) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(format!("L{id}")),
        }
    }
}

/// Converts a symbol class of the text tables to the class of the specification.
pub const fn variable_class(class: SymbolClass) -> VariableClass {
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

    // Predefined names are not in the table: few lines use them, and every object would pay for
    // them.
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        self.table.variable(class, id).or_else(|| predefined_name(variable_class(class), id))
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

/// Returns the element size in bytes of a general variable, or 1 if it is unknown.
pub(super) fn element_bytes(object: &ObjectBuf, id: u32) -> u32 {
    let data_type = match object.variable(id) {
        Some(variable) => variable.properties.r#type(),
        None => predefined(VariableClass::General, id).and_then(|known| known.data_type),
    };
    data_type.map_or(1, |t| (u32::from(t.width()) / 8).max(1))
}

/// The names as they are in the source text. Variables in different scopes may share a name.
pub(super) struct SourceNames<'o>(pub(super) &'o ObjectBuf);

impl Names for SourceNames<'_> {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let class = variable_class(class);
        self.0.name_of(class, id).map(|text| text.as_bytes()).or_else(|| predefined_name(class, id))
    }

    fn label(&self, id: u32) -> Option<(&[u8], Kind)> {
        let label = self.0.labels.get(usize::try_from(id).ok()?)?;
        let kind = LabelKind::from_bits(label.kind).map_or(Kind::Block, text_label_kind);
        Some((self.0.strings.get(label.name_index)?.as_bytes(), kind))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.0.strings.get(id).map(|text| text.as_bytes())
    }

    fn element_bytes(&self, id: u32) -> u32 {
        element_bytes(self.0, id)
    }
}

fn predefined_name(class: VariableClass, id: u32) -> Option<&'static [u8]> {
    predefined(class, id).map(|known| known.name.as_bytes()).filter(|name| !name.is_empty())
}

/// Returns the name in the file of a sampler or surface, as a declaration prints it. A leading
/// percent sign is kept.
pub(super) fn state_name(object: &ObjectBuf, index: u32) -> Cow<'_, str> {
    let name = object.strings.get(index).and_then(|text| text.to_str());
    match name {
        Some(name) if is_reserved(name.as_bytes()) => Cow::Owned(format!("{name}_")),
        Some(name) if is_name(name.strip_prefix('%').unwrap_or(name)) => Cow::Borrowed(name),
        _ => Cow::Owned(String::from(string_identifier(object, index))),
    }
}
