//! The state of a builder, and the conversion of operands to members of instructions.
//!
//! For example, a method converts a [`Src`] with [`State::src`]. An operand that does not exist
//! becomes a default value, and its error is kept until the instruction has its index.

use super::operand::{OwnedOperand, Owner};
use super::{Dst, Error, ErrorKind, Exec, Guard, Label, Raw, Sampler, Src, Surface, Variable};
use crate::module::ObjectBuf;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::panic::Location;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::Align;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Attribute, DataType, InstKind, List, VariableClass};
use openvisa_isa_core::Version;

/// The line of Rust that made a call.
pub(super) type CallSite = &'static Location<'static>;

/// The uses of a label.
#[derive(Clone, Debug, Default)]
pub(super) struct LabelState {
    pub(super) placed: bool,
    /// Index of the first instruction that jumps to the label.
    pub(super) used: Option<usize>,
}

/// Buffers for the lists of the instruction that is being appended.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    labels: Vec<u16>,
    raws: Vec<RawOperand>,
}

/// The lines of Rust that declared and appended things.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// The line and the kind of each instruction.
    pub(super) instructions: Vec<(CallSite, InstKind)>,
    /// The line of each general variable that is declared.
    pub(super) variables: Vec<CallSite>,
    /// The line of each address variable that is declared.
    pub(super) addresses: Vec<CallSite>,
    /// The line of each input.
    pub(super) inputs: Vec<CallSite>,
    /// The line of each attribute.
    pub(super) attributes: Vec<(Attribute, CallSite)>,
}

/// The object that is being built, with its names and errors.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) version: Version,
    pub(super) owner: Owner,
    pub(super) object: ObjectBuf,
    /// The names of declared things. A generated name has the class and position of the thing,
    /// which is renamed if the name is asked for later.
    names: BTreeMap<String, Option<(VariableClass, usize)>>,
    pub(super) labels: Vec<LabelState>,
    pub(super) places: Places,
    /// Aliases for elements that no operand reaches, by the variable and the number of their first
    /// element.
    aliases: BTreeMap<(u32, u32), u32>,
    /// Errors of the operands of the instruction that is being appended: parameter and error.
    pub(super) pending: Vec<(&'static str, ErrorKind)>,
    pub(super) errors: Vec<Error>,
    pub(super) warnings: Vec<Error>,
}

impl State {
    pub(super) fn new(object: ObjectBuf, version: Version) -> Self {
        Self {
            version,
            owner: Owner::unique(),
            object,
            names: BTreeMap::new(),
            labels: Vec::new(),
            places: Places::default(),
            aliases: BTreeMap::new(),
            pending: Vec::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Records an error about a declaration.
    pub(super) fn record_error(&mut self, location: CallSite, subject: &str, kind: ErrorKind) {
        self.errors.push(Error { location: Some(location), ..Error::new(subject, kind) });
    }

    /// Returns the name of the next variable of a class, or of the next label: `name`, or a
    /// generated name if it is empty.
    ///
    /// If `name` was generated for another thing before, that thing is renamed.
    pub(super) fn choose_name(
        &mut self,
        location: CallSite,
        name: &str,
        class: VariableClass,
        declared: usize,
    ) -> String {
        if name.is_empty() {
            return self.generate_name(class, declared);
        }
        #[cfg(feature = "text")]
        if openvisa_isa::is_reserved(name.as_bytes()) {
            self.warnings.push(Error { location: Some(location), ..Error::new(name, ErrorKind::Reserved) });
        }
        match self.names.insert(name.to_owned(), None) {
            None => {}
            Some(Some((class, position))) => {
                let other = self.generate_name(class, position);
                self.rename(class, position, &other);
            }
            Some(None) => self.record_error(location, name, ErrorKind::Duplicate),
        }
        name.to_owned()
    }

    /// Generates a free name from the number of a thing: `V33`, or `V33_1` if `V33` is in use.
    fn generate_name(&mut self, class: VariableClass, position: usize) -> String {
        let first = format!("{}{}", class.letter(), class.first() as usize + position);
        let mut name = first.clone();
        for number in 1.. {
            if !self.names.contains_key(&name) {
                break;
            }
            name = format!("{first}_{number}");
        }
        self.names.insert(name.clone(), Some((class, position)));
        name
    }

    /// Changes the name of the variable of a class, or of the label, at a position of its table.
    fn rename(&mut self, class: VariableClass, position: usize, name: &str) {
        let object = &mut self.object;
        let index = object.strings.push(name);
        let set =
            |list: &mut [crate::module::ElementsBuf]| list.get_mut(position).map(|entry| entry.name_index = index);
        let _ = match class {
            VariableClass::General => object.variables.get_mut(position).map(|entry| entry.name_index = index),
            VariableClass::Address => set(&mut object.addresses),
            VariableClass::Predicate => set(&mut object.predicates),
            VariableClass::Sampler => set(&mut object.samplers),
            VariableClass::Surface => set(&mut object.surfaces),
            _ => object.labels.get_mut(position).map(|entry| entry.name_index = index),
        };
    }

    /// Returns a value. Records an error and returns the default if there is none.
    fn value_or_default<T: Default>(&mut self, member: &'static str, value: Result<T, ErrorKind>) -> T {
        value.unwrap_or_else(|kind| {
            self.pending.push((member, kind));
            T::default()
        })
    }

    /// Records an error if a handle came from another builder.
    fn check_owner(&mut self, member: &'static str, owner: Owner) {
        if !self.owner.accepts(owner) {
            self.pending.push((member, ErrorKind::OtherBuilder));
        }
    }

    /// Converts an execution size and mask.
    pub(super) fn exec(&mut self, member: &'static str, exec: Exec) -> ExecControl {
        self.value_or_default(member, exec.0)
    }

    /// Converts a destination operand.
    #[track_caller]
    pub(super) fn dst(&mut self, member: &'static str, dst: Dst) -> VecOperand {
        self.convert_vector(member, dst.0)
    }

    /// Converts a source operand.
    #[track_caller]
    pub(super) fn src(&mut self, member: &'static str, src: Src) -> VecOperand {
        self.convert_vector(member, src.0)
    }

    /// Converts a vector operand. Replaces the variable by an alias if no operand reaches the
    /// element.
    #[track_caller]
    fn convert_vector(&mut self, member: &'static str, operand: OwnedOperand) -> VecOperand {
        self.check_owner(member, operand.owner);
        let mut vector = self.value_or_default(member, operand.operand);
        if let (1.., VecOperand::General { id, col_offset, .. }) = (operand.skipped, &mut vector) {
            let alias = self.alias_at(Location::caller(), *id, operand.skipped);
            *id = self
                .value_or_default(member, alias.ok_or(ErrorKind::Element(operand.skipped + u32::from(*col_offset))));
        }
        vector
    }

    /// Returns an alias of a variable that begins at an element, and declares it at the first use.
    ///
    /// Returns `None` if the variable has no such element, or if its offset exceeds that of an
    /// alias.
    fn alias_at(&mut self, location: CallSite, id: u32, element: u32) -> Option<u32> {
        if let Some(known) = self.aliases.get(&(id, element)) {
            return Some(*known);
        }
        let variable = self.object.variable(id)?;
        let data_type = variable.properties.r#type()?;
        let bytes = element * u32::from(data_type.width()) / 8 + u32::from(variable.alias_offset);
        let offset = u16::try_from(bytes).ok()?;
        let elements = u32::from(variable.elements).checked_sub(element).filter(|left| *left > 0)?;
        let of = if variable.alias_index == 0 { id } else { variable.alias_index };
        let name = self.object.name_of(VariableClass::General, id).map(|name| format!("{name}_{element}"));
        let name = name.filter(|name| !self.names.contains_key(name)).unwrap_or_default();
        let name = self.choose_name(location, &name, VariableClass::General, self.object.variables.len());
        let alignment = element_alignment(data_type);
        let alias = self.object.add_alias(&name, data_type, elements as u16, alignment, (of, offset))?;
        self.places.variables.push(location);
        self.aliases.insert((id, element), alias);
        Some(alias)
    }

    /// Converts a raw operand.
    pub(super) fn raw(&mut self, member: &'static str, raw: Raw) -> RawOperand {
        self.check_owner(member, raw.owner);
        raw.operand
    }

    /// Converts a list of raw operands.
    pub(super) fn raws<'l>(
        &mut self,
        member: &'static str,
        raws: impl Iterator<Item = Raw>,
        lists: &'l mut Lists,
    ) -> List<'l, RawOperand> {
        lists.raws.clear();
        lists.raws.extend(raws.map(|raw| self.raw(member, raw)));
        List::from(lists.raws.as_slice())
    }

    /// Converts the number of a thing to the type of a member. Records an error if it is too large.
    fn convert_number<T: TryFrom<u32> + Default>(&mut self, member: &'static str, number: u32) -> T {
        self.value_or_default(member, T::try_from(number).map_err(|_| ErrorKind::Number(number)))
    }

    /// Converts a surface variable.
    pub(super) fn surface<T: TryFrom<u32> + Default>(&mut self, member: &'static str, surface: Surface) -> T {
        self.check_owner(member, surface.owner);
        self.convert_number(member, surface.id)
    }

    /// Converts a sampler variable.
    pub(super) fn sampler<T: TryFrom<u32> + Default>(&mut self, member: &'static str, sampler: Sampler) -> T {
        self.check_owner(member, sampler.owner);
        self.convert_number(member, sampler.id)
    }

    /// Returns the uses of a label of this builder.
    fn label_state(&mut self, label: Label) -> Option<&mut LabelState> {
        if label.owner == self.owner { self.labels.get_mut(label.id as usize) } else { None }
    }

    /// Converts a label that the instruction jumps to.
    pub(super) fn label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        let next = self.places.instructions.len();
        if let Some(state) = self.label_state(label) {
            state.used.get_or_insert(next);
        }
        self.external_label(member, label)
    }

    /// Converts a label that another object file places.
    pub(super) fn external_label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        self.check_owner(member, label.owner);
        self.convert_number(member, label.id)
    }

    /// Converts a list of labels that the instruction jumps to.
    pub(super) fn labels<'l>(&mut self, member: &'static str, labels: &[Label], lists: &'l mut Lists) -> List<'l, u16> {
        lists.labels.clear();
        lists.labels.extend(labels.iter().map(|label| self.label::<u16>(member, *label)));
        List::from(lists.labels.as_slice())
    }

    /// Converts the label that the instruction places.
    pub(super) fn place_label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        let placed = self.label_state(label).is_some_and(|state| core::mem::replace(&mut state.placed, true));
        if placed {
            self.pending.push((member, ErrorKind::PlacedTwice));
        }
        self.external_label(member, label)
    }

    /// Adds a string to the string pool, unless it is there, and returns its number.
    pub(super) fn string<T: TryFrom<u32> + Default>(&mut self, member: &'static str, text: &str) -> T {
        let index = self.object.strings.intern(text);
        self.convert_number(member, index)
    }

    /// Converts the predicate of an instruction.
    pub(super) fn predicate(&mut self, member: &'static str, guard: Guard) -> Predicate {
        let Some(flag) = guard.0 else { return Predicate::default() };
        self.check_owner(member, flag.owner);
        self.value_or_default(member, flag.predicate())
    }

    /// Moves the errors of operands to the errors of the last instruction.
    pub(super) fn report_pending(&mut self) {
        let index = self.places.instructions.len().saturating_sub(1);
        let (location, instruction) =
            self.places.instructions.last().map(|(location, kind)| (*location, (index, *kind))).unzip();
        for (member, kind) in self.pending.drain(..) {
            self.errors.push(Error { location, instruction, ..Error::new(member, kind) });
        }
    }

    /// Returns the number of the variable whose storage an alias shares.
    pub(super) fn alias_target(&mut self, location: CallSite, name: &str, of: Variable) -> u32 {
        if !self.owner.accepts(of.owner) {
            self.record_error(location, name, ErrorKind::OtherBuilder);
        }
        of.id
    }
}

/// Returns the natural alignment of an element of a type.
pub(super) const fn element_alignment(data_type: DataType) -> Align {
    match data_type.width() {
        0..=8 => Align::Byte,
        9..=16 => Align::Word,
        17..=32 => Align::Dword,
        _ => Align::Qword,
    }
}
