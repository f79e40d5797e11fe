//! The symbol table of an object that is being parsed: variables, labels and scopes. For example,
//! `{ .decl x ... }` hides an outer `x` until the brace closes.

use super::lexer::Sizes;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use core::hash::{BuildHasher, Hasher};
use core::ops::Range;
use hashbrown::hash_table::Entry;
use hashbrown::{DefaultHashBuilder, HashTable};
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::{DataType, NEWEST_VERSION, PREDEFINED, PredefinedVariable, VariableClass};
use openvisa_isa_core::Version;
use openvisa_isa_core::text::{LabelKind as Kind, LabelUse, Symbol, SymbolClass, Symbols, nearest};

use crate::module::{ElementsBuf, LabelBuf, ObjectBuf, VariableBuf};

/// Hashes names with a random seed, so that a hostile text cannot force collisions.
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

/// Maximum number of names compared for suggestions in an object. It bounds the quadratic cost for
/// a text with thousands of misspelt names.
const MAX_SUGGESTION_NAMES: usize = 1 << 18;

/// Number of elements of a general variable whose declaration has an error.
const PLACEHOLDER_ELEMENTS: u16 = 1;

/// A name and the variable that it is bound to.
#[derive(Clone, Copy, Debug)]
struct Binding<'s> {
    name: &'s [u8],
    symbol: Symbol,
    /// Number of scopes that were open at the declaration.
    depth: u32,
}

/// The state of a label during parsing, besides its entry in the object.
#[derive(Clone, Debug)]
pub(super) struct LabelState {
    /// Source range of the statement that uses it first.
    pub(super) used: Option<Range<usize>>,
    /// Source offset of its definition.
    pub(super) defined: Option<usize>,
    /// Source offset of a line `NAME:` that names a subroutine but has no `.function` before it,
    /// and so defines nothing.
    pub(super) repeated: Option<usize>,
}

/// The object that is being parsed, with the names visible at the current statement.
pub(super) struct SymbolTable<'s> {
    pub(super) object: ObjectBuf,
    /// The visible declared variables. Predefined names are searched only if this has no entry.
    variables: HashTable<Binding<'s>>,
    /// Names declared in open scopes, with the outer binding that each hides.
    hidden: Vec<(&'s [u8], Option<Binding<'s>>)>,
    /// Length of `hidden` at the beginning of each open scope.
    scopes: Vec<usize>,
    /// Label IDs by name. Block labels and routine labels (subroutines, functions) are separate,
    /// because they may share names.
    blocks: HashTable<u16>,
    routines: HashTable<u16>,
    hasher: NameHasher,
    /// Names whose declarations have errors, with their classes if these are known. Others get the
    /// class that they are first used as.
    broken: BTreeMap<&'s [u8], Option<SymbolClass>>,
    /// The broken names that are used.
    pub(super) placeholders: Vec<String>,
    pub(super) labels: Vec<LabelState>,
    /// The variables that are inputs, by class code and ID.
    pub(super) inputs: BTreeSet<(u8, u32)>,
    /// Number of names that may still be compared for suggestions.
    name_budget: Cell<usize>,
    /// Source range of the current statement.
    pub(super) statement: Range<usize>,
    /// Size of a register in bytes.
    register_bytes: u16,
    dispatch_simd: Option<i64>,
}

/// Converts a variable class of the specification to that of the text tables. Returns `None` for
/// labels and other classes without symbols.
pub const fn try_symbol_class(class: VariableClass) -> Option<SymbolClass> {
    Some(match class {
        VariableClass::General => SymbolClass::General,
        VariableClass::Address => SymbolClass::Address,
        VariableClass::Predicate => SymbolClass::Predicate,
        VariableClass::Sampler => SymbolClass::Sampler,
        VariableClass::Surface => SymbolClass::Surface,
        _ => return None,
    })
}

/// Returns the number of predefined variables whose names begin the string pool. It depends on the
/// tools that wrote files of the version.
const fn predefined_string_count(version: Version) -> u32 {
    if version.at_least(4, 0) { 21 } else { 18 }
}

impl<'s> SymbolTable<'s> {
    /// Creates an object without declarations, whose string pool begins with the predefined names.
    pub(super) fn new(mut object: ObjectBuf, version: Version, register_bytes: u16) -> Self {
        object.strings.reserve(128, 1024);
        object.variables.reserve(64);
        object.code.reserve(1024);
        for class in [SymbolClass::General, SymbolClass::Surface, SymbolClass::Sampler] {
            let listed = if class == SymbolClass::General { predefined_string_count(version) } else { u32::MAX };
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
            broken: BTreeMap::new(),
            placeholders: Vec::new(),
            labels: Vec::new(),
            inputs: BTreeSet::new(),
            name_budget: Cell::new(MAX_SUGGESTION_NAMES),
            statement: 0..0,
            register_bytes,
            dispatch_simd: None,
        }
    }

    /// Opens a scope.
    pub(super) fn open_scope(&mut self) {
        self.scopes.push(self.hidden.len());
    }

    /// Closes the innermost scope. Returns false if none is open.
    pub(super) fn close_scope(&mut self) -> bool {
        let Some(hidden) = self.scopes.pop() else { return false };
        for (name, before) in self.hidden.drain(hidden..).rev() {
            match before {
                Some(binding) => _ = insert_binding(&mut self.variables, &self.hasher, binding),
                None => {
                    if let Ok(found) = self.variables.find_entry(self.hasher.hash(name), |b| b.name == name) {
                        found.remove();
                    }
                }
            }
        }
        true
    }

    /// Returns the number of open scopes.
    pub(super) const fn scope_depth(&self) -> usize {
        self.scopes.len()
    }

    /// Binds a name to a variable. Returns false if the current scope has the name already.
    pub(super) fn declare(&mut self, name: &'s str, class: SymbolClass, id: u32) -> bool {
        let depth = self.scopes.len() as u32;
        let binding = Binding { name: name.as_bytes(), symbol: Symbol { class, id }, depth };
        let before = insert_binding(&mut self.variables, &self.hasher, binding);
        if let Some(before) = before.filter(|before| before.depth == depth) {
            insert_binding(&mut self.variables, &self.hasher, before);
            return false;
        }
        if depth > 0 {
            self.hidden.push((name.as_bytes(), before));
        }
        true
    }

    /// Records a name whose declaration has an error.
    #[cold]
    pub(super) fn declare_broken(&mut self, name: &'s str, class: Option<SymbolClass>) {
        self.broken.insert(name.as_bytes(), class);
    }

    /// Returns whether the declaration of a name has an error, and no other declaration has the
    /// name.
    pub(super) fn is_broken(&self, name: &[u8]) -> bool {
        let is_bound = || self.variables.find(self.hasher.hash(name), |binding| binding.name == name).is_some();
        self.broken.contains_key(name) && !is_bound()
    }

    /// Declares a variable for a name whose declaration has an error, of the class `wanted` if its
    /// own is unknown.
    #[cold]
    fn declare_placeholder(&mut self, name: &[u8], wanted: SymbolClass) -> Option<Symbol> {
        let (name, class) = self.broken.get_key_value(name).map(|(name, class)| (*name, class.unwrap_or(wanted)))?;
        let of = super::names::variable_class(class);
        let name_index = self.object.strings.push(name);
        let count = match class {
            SymbolClass::General => {
                let properties = VarInfoBitProperties::default().with_alignment(Align::Grf);
                let properties = properties.with_type(DataType::Ud).unwrap_or(properties);
                let elements = PLACEHOLDER_ELEMENTS;
                self.object.variables.push(VariableBuf { name_index, properties, elements, ..VariableBuf::default() });
                self.object.variables.len()
            }
            _ => {
                let list = match class {
                    SymbolClass::Address => &mut self.object.addresses,
                    SymbolClass::Predicate => &mut self.object.predicates,
                    SymbolClass::Sampler => &mut self.object.samplers,
                    _ => &mut self.object.surfaces,
                };
                list.push(ElementsBuf { name_index, elements: 1, ..ElementsBuf::default() });
                list.len()
            }
        };
        let id = of.first().checked_add(u32::try_from(count).ok()?.checked_sub(1)?)?;
        let symbol = Symbol { class, id };
        let depth = self.scopes.len() as u32;
        insert_binding(&mut self.variables, &self.hasher, Binding { name, symbol, depth });
        self.placeholders.push(String::from_utf8_lossy(name).into_owned());
        Some(symbol)
    }

    #[inline]
    fn find_symbol(&self, name: &[u8]) -> Option<Symbol> {
        match self.variables.find(self.hasher.hash(name), |binding| binding.name == name) {
            Some(binding) => Some(binding.symbol),
            None => {
                find_predefined_by_name(name).or_else(|| find_predefined_by_number(core::str::from_utf8(name).ok()?))
            }
        }
    }

    /// Returns the symbol of a name.
    pub(super) fn symbol_of(&self, name: &str) -> Option<Symbol> {
        self.find_symbol(name.as_bytes())
    }

    /// Returns the visible name most similar to a misspelt one.
    #[cold]
    pub(super) fn nearest_name(&self, name: &str) -> Option<&'s str> {
        let declared = self.variables.iter().filter_map(|binding| core::str::from_utf8(binding.name).ok());
        let predefined = PREDEFINED.iter().map(|known| known.name).filter(|name| !name.is_empty());
        self.spend_name_budget(self.variables.len() + PREDEFINED.len()).then(|| {
            let mut names: Vec<_> = declared.chain(predefined).collect();
            names.sort_unstable();
            nearest(name, names)
        })?
    }

    /// Returns the defined label most similar to a misspelt name.
    #[cold]
    pub(super) fn nearest_label(&self, name: &str) -> Option<&str> {
        let standing = self.object.labels.iter().zip(&self.labels).filter(|(_, state)| state.defined.is_some());
        let names = standing.filter_map(|(label, _)| self.object.strings.get(label.name_index)?.to_str());
        self.spend_name_budget(self.labels.len()).then(|| nearest(name, names))?
    }

    /// Deducts `names` from the suggestion budget. Returns false if the budget is exhausted.
    fn spend_name_budget(&self, names: usize) -> bool {
        let left = self.name_budget.get().checked_sub(names);
        left.inspect(|left| self.name_budget.set(*left)).is_some()
    }

    /// Returns the ID of a block label, or of a routine label if `block` is false.
    pub(super) fn find_label(&self, name: &[u8], block: bool) -> Option<u16> {
        let table = if block { &self.blocks } else { &self.routines };
        let same = |id: &u16| label_name(&self.object, *id) == Some(name);
        table.find(self.hasher.hash(name), same).copied()
    }

    /// Returns the ID of a label and declares it if needed. Returns `None` if the object has no
    /// free ID.
    pub(super) fn find_or_declare_label(&mut self, name: &[u8], kind: LabelKind) -> Option<u16> {
        let block = !matches!(kind, LabelKind::Subroutine | LabelKind::Fc | LabelKind::Function);
        if let Some(id) = self.find_label(name, block) {
            return Some(id);
        }
        let id = u16::try_from(self.object.labels.len()).ok()?;
        let name_index = self.object.strings.push(name);
        self.object.labels.push(LabelBuf { name_index, kind: kind.bits(), ..LabelBuf::default() });
        self.labels.push(LabelState { used: None, defined: None, repeated: None });
        let (object, hasher) = (&self.object, &self.hasher);
        let hash = |id: &u16| hasher.hash(label_name(object, *id).unwrap_or_default());
        let table = if block { &mut self.blocks } else { &mut self.routines };
        table.insert_unique(hasher.hash(name), id, hash);
        Some(id)
    }

    /// Sets the number of channels of a thread, for `%DispatchSimd`.
    pub(super) fn set_dispatch_simd(&mut self, channels: i32) {
        self.dispatch_simd = Some(i64::from(channels)).filter(|channels| *channels > 0);
    }

    /// Returns the element size in bytes of a general variable, or 0 if it is unknown.
    fn element_bytes_or_zero(&self, id: u32) -> u32 {
        let data_type = match self.object.variable(id) {
            Some(variable) => variable.properties.r#type(),
            None => crate::module::predefined(VariableClass::General, id).and_then(|known| known.data_type),
        };
        data_type.map_or(0, |t: DataType| u32::from(t.width()) / 8)
    }
}

/// Binds a name and returns the previous binding.
fn insert_binding<'s>(
    table: &mut HashTable<Binding<'s>>,
    hasher: &NameHasher,
    binding: Binding<'s>,
) -> Option<Binding<'s>> {
    let hash_of = |binding: &Binding<'_>| hasher.hash(binding.name);
    match table.entry(hasher.hash(binding.name), |known| known.name == binding.name, hash_of) {
        Entry::Occupied(mut known) => Some(core::mem::replace(known.get_mut(), binding)),
        Entry::Vacant(place) => {
            place.insert(binding);
            None
        }
    }
}

fn label_name(object: &ObjectBuf, label: u16) -> Option<&[u8]> {
    let name = object.strings.get(object.labels.get(usize::from(label))?.name_index)?;
    Some(name.as_bytes())
}

/// Returns the predefined variable of a name. Such names have at most three bytes, or begin with a
/// percent sign.
fn find_predefined_by_name(name: &[u8]) -> Option<Symbol> {
    if name.len() > 3 && name[0] != b'%' {
        return None;
    }
    let known = PREDEFINED.iter().find(|known| known.name.as_bytes() == name && !name.is_empty())?;
    Some(Symbol { class: try_symbol_class(known.class)?, id: known.index })
}

/// Largest ID of a predefined variable that has a name.
const MAX_NAMED_ID: u32 = {
    let (mut largest, mut at) = (0, 0);
    while at < PREDEFINED.len() {
        if !PREDEFINED[at].name.is_empty() && PREDEFINED[at].index > largest {
            largest = PREDEFINED[at].index;
        }
        at += 1;
    }
    largest
};

/// Returns the predefined variable whose name no declaration can have, in any scope: that of the
/// table, such as `T1`, or letter and number of a general variable that the vendor's tools declare.
pub(super) fn find_reserved_name(name: &str) -> Option<Symbol> {
    let is_general = |symbol: &Symbol| symbol.class == SymbolClass::General;
    find_predefined_by_name(name.as_bytes()).or_else(|| find_predefined_by_number(name).filter(is_general))
}

/// Returns the predefined variable of a letter and number, for example `V0` or `T5`. The vendor's
/// tools number only the general variables whose names begin the string pool.
pub(super) fn find_predefined_by_number(name: &str) -> Option<Symbol> {
    let letter = name.chars().next()?;
    let digits = &name[letter.len_utf8()..];
    let plain = digits == "0" || digits.starts_with(|c: char| matches!(c, '1'..='9'));
    let id: u32 = plain.then(|| digits.parse().ok())??;
    if id > MAX_NAMED_ID {
        return None;
    }
    let known = PREDEFINED.iter().find(|k| k.index == id && k.class.letter() == letter && !k.name.is_empty())?;
    if known.class == VariableClass::General && id >= predefined_string_count(NEWEST_VERSION) {
        return None;
    }
    Some(Symbol { class: try_symbol_class(known.class)?, id })
}

impl Symbols for SymbolTable<'_> {
    fn variable(&mut self, name: &[u8], wanted: SymbolClass) -> Option<Symbol> {
        match !self.broken.is_empty() && self.is_broken(name) {
            true => self.declare_placeholder(name, wanted),
            false => self.find_symbol(name),
        }
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, Kind)> {
        let wanted = match used {
            LabelUse::Defined | LabelUse::Referred(Kind::Block) => LabelKind::Block,
            LabelUse::Referred(Kind::Subroutine) => LabelKind::Subroutine,
            LabelUse::Referred(Kind::Function) => LabelKind::Function,
            LabelUse::Referred(Kind::Fc) => LabelKind::Fc,
        };
        let id = self.find_or_declare_label(name, wanted)?;
        let state = self.labels.get_mut(usize::from(id))?;
        if state.used.is_none() {
            state.used = Some(self.statement.clone());
        }
        let kind = self.object.labels.get(usize::from(id)).and_then(|label| LabelKind::from_bits(label.kind));
        Some((u32::from(id), kind.map_or(Kind::Block, text_label_kind)))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        // The vendor's writer adds a new string for every use.
        (self.object.strings.len() < u32::MAX as usize).then(|| self.object.strings.push(text))
    }

    fn element_bytes(&self, id: u32) -> u32 {
        self.element_bytes_or_zero(id).max(1)
    }

    fn sizes(&self) -> &dyn Sizes {
        self
    }
}

/// Converts a label kind of the specification to that of the text tables.
pub(super) const fn text_label_kind(kind: LabelKind) -> Kind {
    match kind {
        LabelKind::Subroutine => Kind::Subroutine,
        LabelKind::Function => Kind::Function,
        LabelKind::Fc => Kind::Fc,
        _ => Kind::Block,
    }
}

impl Sizes for SymbolTable<'_> {
    fn size_of(&self, name: &[u8]) -> Option<i64> {
        let Some(symbol) = self.find_symbol(name) else {
            let is_known = name == b"GRF" || self.broken.contains_key(name);
            return is_known.then_some(i64::from(self.register_bytes));
        };
        match symbol.class {
            SymbolClass::General => {
                let elements = self.object.variable(symbol.id)?.elements;
                Some(i64::from(elements) * i64::from(self.element_bytes_or_zero(symbol.id)))
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

/// Converts a variable class of the specification to that of the text tables. Classes without
/// symbols become general.
pub(super) const fn symbol_class(of: VariableClass) -> SymbolClass {
    match try_symbol_class(of) {
        Some(class) => class,
        None => SymbolClass::General,
    }
}
