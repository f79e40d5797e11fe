//! Making kernels and functions from nothing, instruction by instruction.
//!
//! A [`Builder`] has a method for each instruction format, made from the specification, with operands of the types that the
//! instruction takes. What is optional is set on what the method gives back: a predicate, saturation, another execution mask. Things
//! are declared first and then stand for themselves; nobody has to know a number, a region code or the layout of an operand.
//!
//! Nothing here fails or panics at once. What is wrong is collected, with the line of Rust that asked for it, and comes out of
//! [`Builder::finish`] or, with the rules of the specification applied, [`Builder::finish_for`].
//!
//! ```
//! use openvisa::builder::{Builder, exec, general};
//! use openvisa::isa::enums::CmpRelOp;
//! use openvisa::isa::{DataType, Platform};
//!
//! let mut k = Builder::kernel("double_small");
//! let x = k.declare(general("x", DataType::F, 16));
//! let small = k.declare_predicate("small", 16);
//! k.input(x, 64, 64);
//! k.cmp(exec(16), CmpRelOp::Lt, small, x, 1.0_f32);
//! k.add(exec(16), x, x, x).pred(small).sat();
//! k.mov(exec(1), x.at(0, 3), x.neg()).no_mask();
//! k.ret(exec(1));
//! let object = k.finish_for(Platform::Dg2).unwrap();
//! let bytes = openvisa::ModuleBuf::of([object]).to_bytes().unwrap();
//! # assert_eq!(openvisa::Module::open(&bytes).unwrap().objects().count(), 1);
//! ```

mod error;
mod methods;
mod operand;

pub use error::{Error, ErrorKind, Errors};
pub use operand::{
    Address, Dst, Element, Exec, Flag, Indirect, Input, Label, PredicateVariable, Sampler, Src, Surface, Variable,
    constant, exec,
};

use crate::module::{Module, ModuleBuf, ObjectBuf, predefined_named};
use crate::validate::{Error as Finding, Subject, validate_object, validate_whole};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::panic::Location;
use openvisa_codec::Version;
use openvisa_isa::bit_fields::{ExecControl, Predicate};
use openvisa_isa::enums::{Align, ExecMask, InputProvenance, LabelKind, Linkage};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::{
    Attribute, AttributeKind, DataType, Enumeration, Inst, InstKind, List, NEWEST_VERSION, VariableClass,
};

type Place = &'static Location<'static>;

/// A general variable to be declared.
#[derive(Clone, Copy, Debug)]
pub struct General<'n> {
    name: &'n str,
    data_type: DataType,
    elements: u16,
    alignment: Option<Align>,
    alias: Option<(Variable, u16)>,
}

/// A general variable of so many elements, aligned to one of them. Without a name it gets one after its number.
pub const fn general(name: &str, data_type: DataType, elements: u16) -> General<'_> {
    General { name, data_type, elements, alignment: None, alias: None }
}

impl General<'_> {
    /// Aligned so.
    #[must_use]
    pub const fn aligned(mut self, alignment: Align) -> Self {
        self.alignment = Some(alignment);
        self
    }

    /// In the storage of another variable, from this byte on.
    #[must_use]
    pub const fn alias(mut self, of: Variable, offset: u16) -> Self {
        self.alias = Some((of, offset));
        self
    }

    /// The alignment asked for, or that of an element.
    const fn alignment(&self) -> Align {
        match (self.alignment, self.data_type.width()) {
            (Some(alignment), _) => alignment,
            (None, 0..=8) => Align::Byte,
            (None, 9..=16) => Align::Word,
            (None, 17..=32) => Align::Dword,
            (None, _) => Align::Qword,
        }
    }
}

/// The value of an attribute: `()` for a flag, a number, or characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeValue<'v> {
    /// It is there.
    Flag,
    /// A number.
    Number(i32),
    /// Characters.
    Text(&'v str),
}

impl From<()> for AttributeValue<'_> {
    fn from((): ()) -> Self {
        Self::Flag
    }
}

impl From<i32> for AttributeValue<'_> {
    fn from(value: i32) -> Self {
        Self::Number(value)
    }
}

impl<'v> From<&'v str> for AttributeValue<'v> {
    fn from(value: &'v str) -> Self {
        Self::Text(value)
    }
}

impl AttributeValue<'_> {
    /// Its bytes in a file, if the attribute can have it.
    fn bytes(self, attribute: Attribute) -> Option<Vec<u8>> {
        let (least, most) = attribute.bytes();
        let value = match (attribute.kind(), self) {
            (AttributeKind::Bool, Self::Flag) => Vec::new(),
            (AttributeKind::Int, Self::Number(number)) => {
                let (bytes, kept) = (number.to_le_bytes(), (most as usize).min(4));
                // What is cut off must be nothing but sign, or zeros.
                let fill = if number < 0 { 0xff } else { 0 };
                let fits = bytes[kept..].iter().all(|byte| *byte == fill);
                fits.then(|| bytes[..kept].to_vec())?
            }
            (AttributeKind::String, Self::Text(text)) => text.as_bytes().to_owned(),
            _ => return None,
        };
        (least as usize..=most as usize).contains(&value.len()).then_some(value)
    }
}

/// Makes a kernel or function.
#[derive(Clone, Debug)]
pub struct Builder {
    core: Core,
    /// The labels of the instruction at hand.
    list: Vec<u16>,
}

/// What is known of a label.
#[derive(Clone, Debug, Default)]
struct LabelState {
    name: String,
    placed: bool,
    /// The first instruction that goes to it.
    used: Option<usize>,
}

#[derive(Clone, Debug)]
struct Core {
    version: Version,
    object: ObjectBuf,
    names: BTreeSet<String>,
    labels: Vec<LabelState>,
    /// Where each instruction was asked for.
    places: Vec<(Place, InstKind)>,
    /// What is wrong with the operands of the instruction at hand.
    pending: Vec<(&'static str, ErrorKind)>,
    errors: Vec<Error>,
}

impl Core {
    fn error(&mut self, location: Place, subject: &str, kind: ErrorKind) {
        let (location, subject) = (Some(location), subject.to_owned());
        self.errors.push(Error { location, instruction: None, subject, kind });
    }

    /// The name of a thing to be declared: that asked for, or one after its number.
    fn name(&mut self, location: Place, name: &str, class: VariableClass, declared: usize) -> String {
        let name = match name {
            "" => format!("{}{}", class.letter(), class.first() as usize + declared),
            name => name.to_owned(),
        };
        if !self.names.insert(name.clone()) {
            self.error(location, &name, ErrorKind::Duplicate);
        }
        name
    }

    /// The operand, or where it is none, another in its place: the error is on record.
    fn taken<T: Default>(&mut self, member: &'static str, operand: Result<T, ErrorKind>) -> T {
        operand.unwrap_or_else(|kind| {
            self.pending.push((member, kind));
            T::default()
        })
    }

    fn number<T: TryFrom<u32> + Default>(&mut self, member: &'static str, number: u32) -> T {
        self.taken(member, T::try_from(number).map_err(|_| ErrorKind::Number(number)))
    }

    fn label<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        let next = self.places.len();
        if let Some(state) = self.labels.get_mut(label.id as usize) {
            state.used.get_or_insert(next);
        }
        self.number(member, label.id)
    }

    fn labels<'l>(&mut self, labels: &[Label], list: &'l mut Vec<u16>) -> List<'l, u16> {
        list.clear();
        list.extend(labels.iter().map(|label| self.label::<u16>("labels", *label)));
        List::from(list.as_slice())
    }

    fn place<T: TryFrom<u32> + Default>(&mut self, member: &'static str, label: Label) -> T {
        if let Some(state) = self.labels.get_mut(label.id as usize) {
            if state.placed {
                self.pending.push((member, ErrorKind::PlacedTwice));
            }
            state.placed = true;
        }
        self.number(member, label.id)
    }

    fn string<T: TryFrom<u32> + Default>(&mut self, member: &'static str, text: &str) -> T {
        let index = self.object.strings.intern(text);
        self.number(member, index)
    }

    /// Reports what is wrong with the operands of the last instruction.
    fn report(&mut self) {
        let index = self.places.len().saturating_sub(1);
        let at = self.places.last().map(|(location, kind)| (*location, (index, *kind)));
        for (member, kind) in self.pending.drain(..) {
            let (location, instruction) = at.unzip();
            self.errors.push(Error { location, instruction, subject: member.to_owned(), kind });
        }
    }
}

/// An instruction that was added. What it may have beside its operands can still be set.
#[derive(Debug)]
pub struct Added<'b, F> {
    core: &'b mut Core,
    value: F,
    /// Where its bytes begin.
    start: usize,
    /// How many errors there were before it was written.
    errors: usize,
}

/// Formats of instructions that may have a predicate.
pub trait Predicated {
    /// The predicate.
    fn predicate(&mut self) -> &mut Predicate;
}

/// Formats of instructions that have an execution mask.
pub trait Masked {
    /// Execution size and mask.
    fn exec(&mut self) -> &mut ExecControl;
}

/// Formats of instructions whose result may be saturated.
pub trait Saturating {
    /// The operand that is written.
    fn result(&mut self) -> &mut VecOperand;
}

impl<'b, F: Copy> Added<'b, F>
where
    Inst<'b>: From<F>,
{
    #[track_caller]
    fn new(core: &'b mut Core, value: F) -> Self {
        core.places.push((Location::caller(), Inst::from(value).kind()));
        core.report();
        let (start, errors) = (core.object.code.len(), core.errors.len());
        let mut added = Self { core, value, start, errors };
        added.write();
        added
    }

    fn write(&mut self) {
        self.core.object.code.truncate(self.start);
        self.core.errors.truncate(self.errors);
        let inst = Inst::from(self.value);
        if let Err(error) = self.core.object.append(&inst, self.core.version) {
            self.core.pending.push(("", ErrorKind::Write(error.kind)));
            self.core.report();
        }
    }

    /// Changes any of its members.
    #[allow(clippy::return_self_not_must_use)]
    pub fn with(mut self, change: impl FnOnce(&mut F)) -> Self {
        change(&mut self.value);
        self.write();
        self
    }

    /// Changes the instruction by operands, whose errors go on record.
    fn set(mut self, change: impl FnOnce(&mut Core, &mut F)) -> Self {
        change(self.core, &mut self.value);
        self.core.report();
        self.errors = self.core.errors.len();
        self.write();
        self
    }

    /// Runs only the channels that the predicate enables: a predicate variable, its complement `!p`, `p.any()` or `p.all()`.
    #[allow(clippy::return_self_not_must_use)]
    pub fn pred(self, predicate: impl Into<Flag>) -> Self
    where
        F: Predicated,
    {
        self.set(|core, value| match predicate.into().predicate() {
            Ok(predicate) => *value.predicate() = predicate,
            Err(kind) => core.pending.push(("pred", kind)),
        })
    }

    /// Is controlled by this part of the execution mask.
    #[allow(clippy::return_self_not_must_use)]
    pub fn mask(self, mask: ExecMask) -> Self
    where
        F: Masked,
    {
        self.with(|value| *value.exec() = value.exec().with_mask(mask))
    }

    /// Runs all channels, whatever the execution mask says.
    #[allow(clippy::return_self_not_must_use)]
    pub fn no_mask(self) -> Self
    where
        F: Masked,
    {
        self.with(|value| {
            if let Exec(Ok(control)) = Exec::from(*value.exec()).no_mask() {
                *value.exec() = control;
            }
        })
    }

    /// Saturates the result to the range of its type.
    #[allow(clippy::return_self_not_must_use)]
    pub fn sat(self) -> Self
    where
        F: Saturating,
    {
        self.with(|value| {
            if let Dst(Ok(operand)) = Dst::from(*value.result()).sat() {
                *value.result() = operand;
            }
        })
    }
}

impl Builder {
    /// A kernel without anything.
    pub fn kernel(name: &str) -> Self {
        Self::new(ObjectBuf::kernel(name))
    }

    /// A function without anything, whose arguments and result take so many registers.
    pub fn function(name: &str, linkage: Linkage, input_size: u8, return_value_size: u8) -> Self {
        Self::new(ObjectBuf::function(name, linkage, input_size, return_value_size))
    }

    fn new(object: ObjectBuf) -> Self {
        let (names, labels, places) = (BTreeSet::new(), Vec::new(), Vec::new());
        let (pending, errors, version) = (Vec::new(), Vec::new(), NEWEST_VERSION);
        Self { core: Core { version, object, names, labels, places, pending, errors }, list: Vec::new() }
    }

    /// For files of this version; to be said before the first instruction. Otherwise it is the newest version.
    #[must_use]
    pub fn in_version(mut self, version: Version) -> Self {
        self.core.version = version;
        self
    }

    /// Declares a general variable.
    #[track_caller]
    pub fn declare(&mut self, general: General<'_>) -> Variable {
        let (location, core) = (Location::caller(), &mut self.core);
        let name = core.name(location, general.name, VariableClass::General, core.object.variables.len());
        let (data_type, elements, alignment) = (general.data_type, general.elements, general.alignment());
        let id = match general.alias {
            None => core.object.add_variable(&name, data_type, elements, alignment),
            Some((of, offset)) => core.object.add_alias(&name, data_type, elements, alignment, (of.id, offset)),
        };
        if id.is_none() {
            core.error(location, &name, ErrorKind::Elements(data_type));
        }
        id.map_or(Variable::NULL, |id| Variable { id, data_type: Some(data_type) })
    }

    /// Declares an address variable.
    #[track_caller]
    pub fn declare_address(&mut self, name: &str, elements: u16) -> Address {
        let core = &mut self.core;
        let name = core.name(Location::caller(), name, VariableClass::Address, core.object.addresses.len());
        Address { id: core.object.add_address(&name, elements) }
    }

    /// Declares a predicate variable.
    #[track_caller]
    pub fn declare_predicate(&mut self, name: &str, elements: u16) -> PredicateVariable {
        let core = &mut self.core;
        let name = core.name(Location::caller(), name, VariableClass::Predicate, core.object.predicates.len());
        PredicateVariable { id: core.object.add_predicate(&name, elements) }
    }

    /// Declares a sampler variable.
    #[track_caller]
    pub fn declare_sampler(&mut self, name: &str, elements: u16) -> Sampler {
        let core = &mut self.core;
        let name = core.name(Location::caller(), name, VariableClass::Sampler, core.object.samplers.len());
        Sampler { id: core.object.add_sampler(&name, elements) }
    }

    /// Declares a surface variable.
    #[track_caller]
    pub fn declare_surface(&mut self, name: &str, elements: u16) -> Surface {
        let core = &mut self.core;
        let name = core.name(Location::caller(), name, VariableClass::Surface, core.object.surfaces.len());
        Surface { id: core.object.add_surface(&name, elements) }
    }

    /// Declares a label of a block. [`label`](Self::label) says where it stands.
    #[track_caller]
    pub fn declare_label(&mut self, name: &str) -> Label {
        self.declare_label_of(name, LabelKind::Block)
    }

    /// Declares a label of any kind. [`label`](Self::label) or [`subroutine`](Self::subroutine) says where it stands.
    #[track_caller]
    pub fn declare_label_of(&mut self, name: &str, kind: LabelKind) -> Label {
        let core = &mut self.core;
        let name = core.name(Location::caller(), name, VariableClass::Label, core.labels.len());
        let id = core.object.add_label(&name, kind);
        core.labels.push(LabelState { name, ..LabelState::default() });
        Label { id }
    }

    fn find(&mut self, location: Place, class: VariableClass, name: &str) -> (u32, Option<DataType>) {
        match predefined_named(name).filter(|known| known.class == class) {
            Some(known) => (known.index, known.data_type),
            None => {
                self.core.error(location, name, ErrorKind::NotPredefined);
                (0, None)
            }
        }
    }

    /// The general variable that every object has under this name in assembler text: `"%r0"`.
    #[track_caller]
    pub fn predefined(&mut self, name: &str) -> Variable {
        let (id, data_type) = self.find(Location::caller(), VariableClass::General, name);
        Variable { id, data_type }
    }

    /// The surface variable that every object has under this name in assembler text: `"%bss"`.
    #[track_caller]
    pub fn predefined_surface(&mut self, name: &str) -> Surface {
        Surface { id: self.find(Location::caller(), VariableClass::Surface, name).0 }
    }

    /// Makes a variable an argument of the kernel: so many bytes at this place of the thread's payload.
    #[track_caller]
    pub fn input(&mut self, variable: impl Into<Input>, offset: i16, bytes: u16) {
        self.input_from(variable, offset, bytes, InputProvenance::Explicit);
    }

    /// Makes a variable an input of the kernel that comes from elsewhere than its arguments.
    #[track_caller]
    pub fn input_from(&mut self, variable: impl Into<Input>, offset: i16, bytes: u16, from: InputProvenance) {
        let input = variable.into();
        if !self.core.object.add_input(input.class, input.id, offset, bytes, from) {
            self.core.error(Location::caller(), "", ErrorKind::NotKernel);
        }
    }

    /// Gives the object an attribute.
    #[track_caller]
    pub fn attribute<'v>(&mut self, attribute: Attribute, value: impl Into<AttributeValue<'v>>) {
        match value.into().bytes(attribute).filter(|_| attribute.of_kernels()) {
            Some(value) => self.core.object.set_attribute(attribute, value),
            None => self.core.error(Location::caller(), attribute.name(), ErrorKind::Attribute(attribute.kind())),
        }
    }

    /// Adds an instruction that came about elsewhere: made from its struct, or decoded. Its numbers are taken as they are; what it
    /// does to labels is not known.
    #[track_caller]
    pub fn push<'b, F: Copy>(&'b mut self, value: F) -> Added<'b, F>
    where
        Inst<'b>: From<F>,
    {
        Added::new(&mut self.core, value)
    }

    /// What has been built so far.
    pub const fn object(&self) -> &ObjectBuf {
        &self.core.object
    }

    /// The object, with every label in its place.
    ///
    /// # Errors
    /// All that was wrong with anything that was asked for, and labels that are gone to and stand nowhere.
    pub fn finish(self) -> Result<ObjectBuf, Errors> {
        let Core { object, labels, places, mut errors, .. } = self.core;
        for state in labels.into_iter().filter(|state| !state.placed) {
            let Some(index) = state.used else { continue };
            let (location, instruction) = places.get(index).map(|(place, kind)| (*place, (index, *kind))).unzip();
            errors.push(Error { location, instruction, subject: state.name, kind: ErrorKind::NotPlaced });
        }
        if errors.is_empty() { Ok(object) } else { Err(Errors(errors)) }
    }

    /// The object, held against all rules of the specification for a platform.
    ///
    /// # Errors
    /// As [`finish`](Self::finish); and every rule that an instruction, or a declaration, breaks.
    pub fn finish_for(self, platform: openvisa_isa::Platform) -> Result<ObjectBuf, Errors> {
        let (places, version) = (self.core.places.clone(), self.core.version);
        let object = self.finish()?;
        let mut errors = Vec::new();
        let mut report = |index: Option<usize>, kind| {
            let at = index.and_then(|index| places.get(index).map(|(place, kind)| (*place, (index, *kind))));
            let (location, instruction) = at.unzip();
            errors.push(Error { location, instruction, subject: String::new(), kind });
        };
        let module = ModuleBuf { version, objects: Vec::from([object]) };
        match module.to_bytes() {
            Err(error) => report(None, ErrorKind::File(error)),
            Ok(bytes) => match Module::open(&bytes) {
                Err(finding) => report(None, ErrorKind::Layout(finding)),
                Ok(opened) => {
                    opened.check(&mut |finding| report(None, ErrorKind::Layout(finding)));
                    for object in opened.objects().flatten() {
                        validate_object(object, platform, &mut |index, _, finding| match finding {
                            Finding::Rule(rule) => report(Some(index), ErrorKind::Rule(rule)),
                            Finding::Bytes(error) => report(Some(index), ErrorKind::Read(error)),
                        });
                        validate_whole(object, platform, &mut |finding| {
                            let label = matches!(finding.subject, Subject::Label { .. });
                            report(label.then_some(finding.place().0), ErrorKind::Object(finding));
                        });
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
