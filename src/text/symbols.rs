//! The names of an object while its text is read, and the object as it grows.

use super::scan::Sizes;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::cell::Cell;
use core::hash::{BuildHasher, Hasher};
use core::ops::Range;
use hashbrown::hash_table::Entry;
use hashbrown::{DefaultHashBuilder, HashTable};
use openvisa_codec::Version;
use openvisa_codec::text::{LabelKind as Kind, LabelUse, Symbol, SymbolClass, Symbols, nearest};
use openvisa_isa::enums::LabelKind;
use openvisa_isa::{DataType, PREDEFINED, PredefinedVariable, VariableClass};

use crate::module::{LabelBuf, ObjectBuf};

/// Hashes names. Whoever writes a text does not know how.
#[derive(Clone, Debug, Default)]
pub(super) struct NameHasher(DefaultHashBuilder);

impl NameHasher {
    #[inline]
    pub(super) fn hash(&self, name: &[u8]) -> u64 {
        let mut hasher = self.0.build_hasher();
        hasher.write(name);
        hasher.finish()
    }
}

/// So many names of an object are looked at for suggestions. Each is made of all names, and a text with thousands of both mistakes and
/// names shall not take minutes.
const LOOKS: usize = 1 << 18;

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
struct Binding<'s> {
    name: &'s [u8],
    symbol: Symbol,
    /// How many scopes were open where it was declared.
    depth: u32,
}

/// What is known of a label besides its entry in the object.
#[derive(Clone, Debug)]
pub(super) struct LabelState {
    /// Where it was used first, in bytes of the source.
    pub(super) used: Option<Range<usize>>,
    /// Where it stands.
    pub(super) defined: Option<usize>,
    /// Where a line `NAME:` stands that names a subroutine without `.function` before it, and so defines nothing.
    pub(super) repeated: Option<usize>,
}

/// An object that is being read, with the names that are known at a place of it.
pub(super) struct Table<'s> {
    pub(super) object: ObjectBuf,
    /// What the text declares; predefined names are looked for where it declares none.
    variables: HashTable<Binding<'s>>,
    /// What names stood for outside of the open scopes.
    hidden: Vec<(&'s [u8], Option<Binding<'s>>)>,
    /// How many names were hidden where each open scope began.
    scopes: Vec<usize>,
    /// Numbers of labels by name: those of blocks, and those of subroutines and functions, which may have the same names.
    blocks: HashTable<u16>,
    routines: HashTable<u16>,
    hasher: NameHasher,
    pub(super) labels: Vec<LabelState>,
    /// The variables that are inputs, by the code of their class and number.
    pub(super) inputs: BTreeSet<(u8, u32)>,
    /// How many names may still be looked at for suggestions.
    looks: Cell<usize>,
    /// Where the statement that is being read lies in the source.
    pub(super) statement: Range<usize>,
    /// Bytes of a register.
    register_bytes: u16,
    dispatch_simd: Option<i64>,
}

const fn class(class: VariableClass) -> Option<SymbolClass> {
    Some(match class {
        VariableClass::General => SymbolClass::General,
        VariableClass::Address => SymbolClass::Address,
        VariableClass::Predicate => SymbolClass::Predicate,
        VariableClass::Sampler => SymbolClass::Sampler,
        VariableClass::Surface => SymbolClass::Surface,
        _ => return None,
    })
}

/// How many predefined variables a table of strings begins with: what the tools knew that wrote files of the version.
const fn listed_variables(version: Version) -> u32 {
    if version.at_least(4, 0) { 21 } else { 18 }
}

impl<'s> Table<'s> {
    /// An object without declarations, with the predefined names.
    pub(super) fn new(mut object: ObjectBuf, version: Version, register_bytes: u16) -> Self {
        object.strings.reserve(128, 1024);
        object.variables.reserve(64);
        object.code.reserve(1024);
        for class in [SymbolClass::General, SymbolClass::Surface, SymbolClass::Sampler] {
            let listed = if class == SymbolClass::General { listed_variables(version) } else { u32::MAX };
            let of_class = |known: &&PredefinedVariable| symbol_class(known.class) == class && !known.name.is_empty();
            for known in PREDEFINED.iter().filter(of_class) {
                if known.index < listed {
                    object.strings.push(known.name);
                }
            }
        }
        Self {
            object,
            variables: HashTable::with_capacity(112),
            hidden: Vec::new(),
            scopes: Vec::new(),
            blocks: HashTable::new(),
            routines: HashTable::new(),
            hasher: NameHasher::default(),
            labels: Vec::new(),
            inputs: BTreeSet::new(),
            looks: Cell::new(LOOKS),
            statement: 0..0,
            register_bytes,
            dispatch_simd: None,
        }
    }

    /// Opens a scope.
    pub(super) fn open(&mut self) {
        self.scopes.push(self.hidden.len());
    }

    /// Closes the innermost scope. `false`: none is open.
    pub(super) fn close(&mut self) -> bool {
        let Some(hidden) = self.scopes.pop() else { return false };
        for (name, before) in self.hidden.drain(hidden..).rev() {
            match before {
                Some(binding) => _ = insert(&mut self.variables, &self.hasher, binding),
                None => {
                    if let Ok(found) = self.variables.find_entry(self.hasher.hash(name), |b| b.name == name) {
                        found.remove();
                    }
                }
            }
        }
        true
    }

    /// How many scopes are open.
    pub(super) const fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// Gives a name to a variable. `false`: the scope has that name already.
    pub(super) fn declare(&mut self, name: &'s str, class: SymbolClass, id: u32) -> bool {
        let depth = self.scopes.len() as u32;
        if depth == 0 && predefined_name(name.as_bytes()).is_some() {
            return false;
        }
        let binding = Binding { name: name.as_bytes(), symbol: Symbol { class, id }, depth };
        let before = insert(&mut self.variables, &self.hasher, binding);
        if let Some(before) = before.filter(|before| before.depth == depth) {
            insert(&mut self.variables, &self.hasher, before);
            return false;
        }
        if depth > 0 {
            self.hidden.push((name.as_bytes(), before));
        }
        true
    }

    #[inline]
    fn find(&self, name: &[u8]) -> Option<Symbol> {
        match self.variables.find(self.hasher.hash(name), |binding| binding.name == name) {
            Some(binding) => Some(binding.symbol),
            None => predefined_name(name).or_else(|| predefined_number(core::str::from_utf8(name).ok()?)),
        }
    }

    /// What a name stands for.
    pub(super) fn symbol(&self, name: &str) -> Option<Symbol> {
        self.find(name.as_bytes())
    }

    /// The name known here that a misspelt one was most likely meant to be.
    #[cold]
    pub(super) fn nearest_name(&self, name: &str) -> Option<&'s str> {
        let declared = self.variables.iter().filter_map(|binding| core::str::from_utf8(binding.name).ok());
        let predefined = PREDEFINED.iter().map(|known| known.name).filter(|name| !name.is_empty());
        self.may_look(self.variables.len() + PREDEFINED.len()).then(|| {
            let mut names: Vec<_> = declared.chain(predefined).collect();
            names.sort_unstable();
            nearest(name.as_bytes(), names)
        })?
    }

    /// The name of a label that stands somewhere, for a misspelt one.
    #[cold]
    pub(super) fn nearest_label(&self, name: &str) -> Option<&str> {
        let standing = self.object.labels.iter().zip(&self.labels).filter(|(_, state)| state.defined.is_some());
        let names = standing.filter_map(|(label, _)| self.object.strings.get(label.name_index)?.to_str());
        self.may_look(self.labels.len()).then(|| nearest(name.as_bytes(), names))?
    }

    /// Whether so many names may be looked at.
    fn may_look(&self, names: usize) -> bool {
        let left = self.looks.get().checked_sub(names);
        left.inspect(|left| self.looks.set(*left)).is_some()
    }

    /// The label of this name among blocks, or among subroutines and functions.
    pub(super) fn find_label(&self, name: &[u8], block: bool) -> Option<u16> {
        let table = if block { &self.blocks } else { &self.routines };
        let same = |id: &u16| name_of(&self.object, *id) == Some(name);
        table.find(self.hasher.hash(name), same).copied()
    }

    /// The label of this name, which is declared if there is none.
    pub(super) fn any_label(&mut self, name: &[u8], kind: LabelKind) -> Option<u16> {
        let block = !matches!(kind, LabelKind::Subroutine | LabelKind::Fc | LabelKind::Function);
        if let Some(id) = self.find_label(name, block) {
            return Some(id);
        }
        let id = u16::try_from(self.object.labels.len()).ok()?;
        let name_index = self.object.strings.push(name);
        self.object.labels.push(LabelBuf { name_index, kind: kind.bits(), ..LabelBuf::default() });
        self.labels.push(LabelState { used: None, defined: None, repeated: None });
        let (object, hasher) = (&self.object, &self.hasher);
        let hash = |id: &u16| hasher.hash(name_of(object, *id).unwrap_or_default());
        let table = if block { &mut self.blocks } else { &mut self.routines };
        table.insert_unique(hasher.hash(name), id, hash);
        Some(id)
    }

    /// Says how many channels a thread has.
    pub(super) fn set_dispatch_simd(&mut self, channels: i32) {
        self.dispatch_simd = Some(i64::from(channels)).filter(|channels| *channels > 0);
    }

    /// Bytes of an element of a general variable; 0 if it is unknown.
    fn element(&self, id: u32) -> u32 {
        let data_type = match self.object.variable(id) {
            Some(variable) => variable.properties.r#type(),
            None => crate::module::predefined(VariableClass::General, id).and_then(|known| known.data_type),
        };
        data_type.map_or(0, |t: DataType| u32::from(t.width()) / 8)
    }
}

/// Gives a meaning to a name, and returns the one before.
fn insert<'s>(table: &mut HashTable<Binding<'s>>, hasher: &NameHasher, binding: Binding<'s>) -> Option<Binding<'s>> {
    let hash_of = |binding: &Binding<'_>| hasher.hash(binding.name);
    match table.entry(hasher.hash(binding.name), |known| known.name == binding.name, hash_of) {
        Entry::Occupied(mut known) => Some(core::mem::replace(known.get_mut(), binding)),
        Entry::Vacant(place) => {
            place.insert(binding);
            None
        }
    }
}

fn name_of(object: &ObjectBuf, label: u16) -> Option<&[u8]> {
    let name = object.strings.get(object.labels.get(usize::from(label))?.name_index)?;
    Some(name.as_bytes())
}

/// Predefined variables by name. Those are short, or begin with a percent sign.
fn predefined_name(name: &[u8]) -> Option<Symbol> {
    if name.len() > 3 && name[0] != b'%' {
        return None;
    }
    let known = PREDEFINED.iter().find(|known| known.name.as_bytes() == name && !name.is_empty())?;
    Some(Symbol { class: class(known.class)?, id: known.index })
}

/// Predefined variables by letter and number: `V0`, `T5`.
pub(super) fn predefined_number(name: &str) -> Option<Symbol> {
    let letter = name.chars().next()?;
    let digits = &name[letter.len_utf8()..];
    let plain = digits == "0" || digits.starts_with(|c: char| matches!(c, '1'..='9'));
    let id: u32 = plain.then(|| digits.parse().ok())??;
    let known = PREDEFINED.iter().find(|k| k.index == id && k.class.letter() == letter && !k.name.is_empty())?;
    Some(Symbol { class: class(known.class)?, id })
}

impl Symbols for Table<'_> {
    fn variable(&mut self, name: &[u8], _: SymbolClass) -> Option<Symbol> {
        self.find(name)
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, Kind)> {
        let wanted = match used {
            LabelUse::Defined | LabelUse::Referred(Kind::Block) => LabelKind::Block,
            LabelUse::Referred(Kind::Subroutine) => LabelKind::Subroutine,
            LabelUse::Referred(Kind::Function) => LabelKind::Function,
            LabelUse::Referred(Kind::Fc) => LabelKind::Fc,
        };
        let id = self.any_label(name, wanted)?;
        let state = self.labels.get_mut(usize::from(id))?;
        if state.used.is_none() {
            state.used = Some(self.statement.clone());
        }
        let kind = self.object.labels.get(usize::from(id)).and_then(|label| LabelKind::from_bits(label.kind));
        Some((u32::from(id), kind.map_or(Kind::Block, kind_of)))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        // The vendor's writer gives each use a string of its own.
        (self.object.strings.len() < u32::MAX as usize).then(|| self.object.strings.push(text))
    }

    fn element_bytes(&self, id: u32) -> u32 {
        self.element(id).max(1)
    }

    fn sizes(&self) -> &dyn Sizes {
        self
    }
}

/// What the lines of instructions call a kind of label.
pub(super) const fn kind_of(kind: LabelKind) -> Kind {
    match kind {
        LabelKind::Subroutine => Kind::Subroutine,
        LabelKind::Function => Kind::Function,
        LabelKind::Fc => Kind::Fc,
        _ => Kind::Block,
    }
}

impl Sizes for Table<'_> {
    fn size_of(&self, name: &[u8]) -> Option<i64> {
        let Some(symbol) = self.find(name) else {
            return (name == b"GRF").then_some(i64::from(self.register_bytes));
        };
        match symbol.class {
            SymbolClass::General => {
                let elements = self.object.variable(symbol.id)?.elements;
                Some(i64::from(elements) * i64::from(self.element(symbol.id)))
            }
            SymbolClass::Address => {
                let index = symbol.id.checked_sub(VariableClass::Address.first())?;
                Some(i64::from(self.object.addresses.get(index as usize)?.elements) * 2)
            }
            _ => None,
        }
    }

    fn dispatch_simd(&self) -> Option<i64> {
        self.dispatch_simd
    }
}

/// What the lines of instructions call a class of variables.
pub(super) const fn symbol_class(of: VariableClass) -> SymbolClass {
    match class(of) {
        Some(class) => class,
        None => SymbolClass::General,
    }
}
