//! What a builder has made so far, and how operands become members of instructions.

use super::operand::{Operand, Owner};
use super::{Dst, Error, ErrorKind, Exec, Flag, Label, Raw, Sampler, Src, Surface, Variable};
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

/// A line of Rust.
pub(super) type Place = &'static Location<'static>;

/// What is known of a label.
#[derive(Clone, Debug, Default)]
pub(super) struct LabelState {
    pub(super) placed: bool,
    /// The first instruction that goes to it.
    pub(super) used: Option<usize>,
}

/// The lists of the instruction that is being appended.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    labels: Vec<u16>,
    raws: Vec<RawOperand>,
}

/// Where things were asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Of each instruction.
    pub(super) instructions: Vec<(Place, InstKind)>,
    /// Of each general variable that is declared.
    pub(super) variables: Vec<Place>,
    /// Of each address variable that is declared.
    pub(super) addresses: Vec<Place>,
    /// Of each input.
    pub(super) inputs: Vec<Place>,
    /// Of attributes.
    pub(super) attributes: Vec<(Attribute, Place)>,
}

#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) version: Version,
    pub(super) owner: Owner,
    pub(super) object: ObjectBuf,
    /// The names of declared things. Those that the builder made say what they are for, so that they can give way.
    names: BTreeMap<String, Option<(VariableClass, usize)>>,
    pub(super) labels: Vec<LabelState>,
    pub(super) places: Places,
    /// Aliases for elements that are out of the reach of an operand: by the variable and the number of the first element.
    distant: BTreeMap<(u32, u32), u32>,
    /// What is wrong with the operands of the instruction that is being appended.
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
            distant: BTreeMap::new(),
            pending: Vec::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    pub(super) fn error(&mut self, location: Place, subject: &str, kind: ErrorKind) {
        self.errors.push(Error { location: Some(location), ..Error::new(subject, kind) });
    }

    /// Returns the name of the next variable of a class, or of the next label: that asked for, or one made of its number. Where a
    /// name that was made before is asked for now, the thing that has it gets another one.
    pub(super) fn name(&mut self, location: Place, name: &str, class: VariableClass, declared: usize) -> String {
        if name.is_empty() {
            return self.made_name(class, declared);
        }
        #[cfg(feature = "text")]
        if openvisa_isa::is_reserved(name.as_bytes()) {
            self.warnings.push(Error { location: Some(location), ..Error::new(name, ErrorKind::Reserved) });
        }
        match self.names.insert(name.to_owned(), None) {
            None => {}
            Some(Some((class, position))) => {
                let other = self.made_name(class, position);
                self.rename(class, position, &other);
            }
            Some(None) => self.error(location, name, ErrorKind::Duplicate),
        }
        name.to_owned()
    }

    /// Returns a free name after the number of a thing: `V33`, or if that is taken `V33_1`.
    fn made_name(&mut self, class: VariableClass, position: usize) -> String {
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

    fn rename(&mut self, class: VariableClass, position: usize, name: &str) {
        let object = &mut self.object;
        let index = object.strings.push(name);
        let of = |list: &mut [crate::module::ElementsBuf]| list.get_mut(position).map(|entry| entry.name_index = index);
        let _ = match class {
            VariableClass::General => object.variables.get_mut(position).map(|entry| entry.name_index = index),
            VariableClass::Address => of(&mut object.addresses),
            VariableClass::Predicate => of(&mut object.predicates),
            VariableClass::Sampler => of(&mut object.samplers),
            VariableClass::Surface => of(&mut object.surfaces),
            _ => object.labels.get_mut(position).map(|entry| entry.name_index = index),
        };
    }

    /// Returns a value, or another in its place where there is none: the error is on record.
    fn taken<T: Default>(&mut self, member: &'static str, value: Result<T, ErrorKind>) -> T {
        value.unwrap_or_else(|kind| {
            self.pending.push((member, kind));
            T::default()
        })
    }

    /// Records an error if a handle came from another builder.
    fn check_owner(&mut self, member: &'static str, owner: Owner) {
        if !self.owner.takes(owner) {
            self.pending.push((member, ErrorKind::OtherBuilder));
        }
    }

    pub(super) fn exec(&mut self, member: &'static str, exec: Exec) -> ExecControl {
        self.taken(member, exec.0)
    }

    #[track_caller]
    pub(super) fn dst(&mut self, member: &'static str, dst: Dst) -> VecOperand {
        self.vector(member, dst.0)
    }

    #[track_caller]
    pub(super) fn src(&mut self, member: &'static str, src: Src) -> VecOperand {
        self.vector(member, src.0)
    }

    #[track_caller]
    fn vector(&mut self, member: &'static str, operand: Operand) -> VecOperand {
        self.check_owner(member, operand.owner);
        let mut vector = self.taken(member, operand.operand);
        if let (1.., VecOperand::General { id, col_offset, .. }) = (operand.skipped, &mut vector) {
            let alias = self.distant_alias(Location::caller(), *id, operand.skipped);
            *id = self.taken(member, alias.ok_or(ErrorKind::Element(operand.skipped + u32::from(*col_offset))));
        }
        vector
    }

    /// Returns an alias of a variable that begins at an element, declared at the first use. `None`: there is no such element, or
    /// it lies farther from the start than an alias can.
    fn distant_alias(&mut self, location: Place, id: u32, element: u32) -> Option<u32> {
        if let Some(known) = self.distant.get(&(id, element)) {
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
        let name = self.name(location, &name, VariableClass::General, self.object.variables.len());
        let alignment = element_alignment(data_type);
        let alias = self.object.add_alias(&name, data_type, elements as u16, alignment, (of, offset))?;
        self.places.variables.push(location);
        self.distant.insert((id, element), alias);
        Some(alias)
    }

    pub(super) fn raw(&mut self, member: &'static str, raw: Raw) -> RawOperand {
        self.check_owner(member, raw.owner);
        raw.operand
    }

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

    fn number<T: TryFrom<u32> + Default>(&mut self, member: &'static str, number: u32) -> T {
        self.taken(member, T::try_from(number).map_err(|_| ErrorKind::Number(number)))
    }

    pub(super) fn surface<T: TryFrom<u32> + Default>(&mut self, member: &'static str, surface: Surface) -> T {
        self.check_owner(member, surface.owner);
        self.number(member, surface.id)
    }

    pub(super) fn sampler<T: TryFrom<u32> + Default>(&mut self, member: &'static str, sampler: Sampler) -> T {
        self.check_owner(member, sampler.owner);
        self.number(member, sampler.id)
    }

    /// The state of a label of this builder.
    fn label_state(&mut self, label: Label) -> Option<&mut LabelState> {
        if label.owner == self.owner { self.labels.get_mut(label.id as usize) } else { None }
    }

    /// A label that the instruction goes to.
    pub(super) fn label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        let next = self.places.instructions.len();
        if let Some(state) = self.label_state(label) {
            state.used.get_or_insert(next);
        }
        self.external_label(member, label)
    }

    /// A label that stands in another file.
    pub(super) fn external_label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        self.check_owner(member, label.owner);
        self.number(member, label.id)
    }

    pub(super) fn labels<'l>(&mut self, member: &'static str, labels: &[Label], lists: &'l mut Lists) -> List<'l, u16> {
        lists.labels.clear();
        lists.labels.extend(labels.iter().map(|label| self.label::<u16>(member, *label)));
        List::from(lists.labels.as_slice())
    }

    /// A label that is placed.
    pub(super) fn place_label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        let placed = self.label_state(label).is_some_and(|state| core::mem::replace(&mut state.placed, true));
        if placed {
            self.pending.push((member, ErrorKind::PlacedTwice));
        }
        self.external_label(member, label)
    }

    pub(super) fn string<T: TryFrom<u32> + Default>(&mut self, member: &'static str, text: &str) -> T {
        let index = self.object.strings.intern(text);
        self.number(member, index)
    }

    /// The predicate of an instruction.
    pub(super) fn predicate(&mut self, member: &'static str, flag: Flag) -> Predicate {
        self.check_owner(member, flag.owner);
        self.taken(member, flag.predicate())
    }

    /// Reports what is wrong with the operands of the last instruction.
    pub(super) fn report(&mut self) {
        let index = self.places.instructions.len().saturating_sub(1);
        let (location, instruction) =
            self.places.instructions.last().map(|(location, kind)| (*location, (index, *kind))).unzip();
        for (member, kind) in self.pending.drain(..) {
            self.errors.push(Error { location, instruction, ..Error::new(member, kind) });
        }
    }

    /// Returns the number of a variable that another is to share storage with.
    pub(super) fn alias_target(&mut self, location: Place, name: &str, of: Variable) -> u32 {
        if !self.owner.takes(of.owner) {
            self.error(location, name, ErrorKind::OtherBuilder);
        }
        of.id
    }
}

/// Returns the alignment of an element.
pub(super) const fn element_alignment(data_type: DataType) -> Align {
    match data_type.width() {
        0..=8 => Align::Byte,
        9..=16 => Align::Word,
        17..=32 => Align::Dword,
        _ => Align::Qword,
    }
}
