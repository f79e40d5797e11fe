//! Builds kernels and functions, instruction by instruction.
//!
//! A [`Builder`] has a method for each instruction and operation, generated from the specification.
//! Variables, predicates and labels are declared first, and their handles are the operands.
//! Optional parts, such as a predicate, saturation or another execution mask, are set on the result
//! of the method. Region codes, variable numbers and operand layouts are the builder's task.
//!
//! A method never fails or panics. The builder collects all errors, each with the line of Rust that
//! caused it. [`Builder::finish`] returns them. [`Builder::finish_for`] also checks the rules of a
//! platform.
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

mod added;
mod attribute;
mod error;
mod finish;
// Formatted by the generator.
#[rustfmt::skip]
mod generated;
mod operand;
mod state;
mod structure;

pub use added::{Added, Masked, Predicated, Saturating};
pub use attribute::AttributeValue;
pub use error::{Error, ErrorKind, Errors};
pub use generated::*;
pub use operand::{
    Address, Dst, Element, Exec, Flag, Guard, Indirect, Input, Label, PredicateVariable, Raw, Sampler, Src, Surface,
    Variable, constant, exec,
};

use crate::module::{ObjectBuf, predefined_named};
use core::panic::Location;
use openvisa_isa::enums::{Align, InputProvenance, LabelKind, Linkage};
use openvisa_isa::{Attribute, DataType, Enumeration, Inst, NEWEST_VERSION, VariableClass};
use openvisa_isa_core::Version;
use operand::Owner;
use state::{CallSite, LabelState, Lists, State, element_alignment};

/// The declaration of a general variable: the parameter of [`Builder::declare`].
#[derive(Clone, Copy, Debug)]
pub struct General<'n> {
    name: &'n str,
    data_type: DataType,
    elements: u16,
    alignment: Option<Align>,
    alias: Option<(Variable, u16)>,
}

/// Returns the declaration of a general variable with a number of elements.
///
/// The variable has the alignment of an element. An empty name becomes a generated one, such as
/// `V33`.
pub const fn general(name: &str, data_type: DataType, elements: u16) -> General<'_> {
    General { name, data_type, elements, alignment: None, alias: None }
}

impl General<'_> {
    /// Sets the alignment.
    #[must_use]
    pub const fn aligned(mut self, alignment: Align) -> Self {
        self.alignment = Some(alignment);
        self
    }

    /// Declares an alias: it shares the storage of another variable, from `offset` bytes after its
    /// start.
    #[must_use]
    pub const fn alias(mut self, of: Variable, offset: u16) -> Self {
        self.alias = Some((of, offset));
        self
    }

    /// Returns the alignment, which is that of an element unless it was set.
    const fn alignment(&self) -> Align {
        match self.alignment {
            Some(alignment) => alignment,
            None => element_alignment(self.data_type),
        }
    }
}

/// A kernel or function that is being built.
#[derive(Clone, Debug)]
pub struct Builder {
    state: State,
    lists: Lists,
}

impl Builder {
    /// Begins a kernel.
    pub fn kernel(name: &str) -> Self {
        Self::new(ObjectBuf::kernel(name))
    }

    /// Begins a function. `input_size` and `return_value_size` are the numbers of registers that
    /// its arguments and its result occupy.
    pub fn function(name: &str, linkage: Linkage, input_size: u8, return_value_size: u8) -> Self {
        Self::new(ObjectBuf::function(name, linkage, input_size, return_value_size))
    }

    fn new(object: ObjectBuf) -> Self {
        Self { state: State::new(object, NEWEST_VERSION), lists: Lists::default() }
    }

    /// Sets the version of the object format, before the first instruction. The default is the
    /// newest version.
    #[must_use]
    pub fn in_version(mut self, version: Version) -> Self {
        self.state.version = version;
        self
    }

    /// Declares a general variable.
    #[track_caller]
    pub fn declare(&mut self, general: General<'_>) -> Variable {
        let (location, state) = (Location::caller(), &mut self.state);
        let name = state.choose_name(location, general.name, VariableClass::General, state.object.variables.len());
        let (data_type, elements, alignment) = (general.data_type, general.elements, general.alignment());
        let id = match general.alias {
            None => state.object.add_variable(&name, data_type, elements, alignment),
            Some((of, offset)) => {
                let of = state.alias_target(location, &name, of);
                state.object.add_alias(&name, data_type, elements, alignment, (of, offset))
            }
        };
        match id {
            Some(id) => {
                state.places.variables.push(location);
                Variable { id, owner: state.owner, data_type: Some(data_type) }
            }
            None => {
                state.record_error(location, &name, ErrorKind::Elements(data_type));
                Variable::NULL
            }
        }
    }

    /// Declares an address variable.
    #[track_caller]
    pub fn declare_address(&mut self, name: &str, elements: u16) -> Address {
        let (location, state) = (Location::caller(), &mut self.state);
        let name = state.choose_name(location, name, VariableClass::Address, state.object.addresses.len());
        state.places.addresses.push(location);
        Address { id: state.object.add_address(&name, elements), owner: state.owner }
    }

    /// Declares a predicate variable.
    #[track_caller]
    pub fn declare_predicate(&mut self, name: &str, elements: u16) -> PredicateVariable {
        let state = &mut self.state;
        let name = state.choose_name(Location::caller(), name, VariableClass::Predicate, state.object.predicates.len());
        PredicateVariable { id: state.object.add_predicate(&name, elements), owner: state.owner }
    }

    /// Declares a sampler variable.
    #[track_caller]
    pub fn declare_sampler(&mut self, name: &str, elements: u16) -> Sampler {
        let state = &mut self.state;
        let name = state.choose_name(Location::caller(), name, VariableClass::Sampler, state.object.samplers.len());
        Sampler { id: state.object.add_sampler(&name, elements), owner: state.owner }
    }

    /// Declares a surface variable.
    #[track_caller]
    pub fn declare_surface(&mut self, name: &str, elements: u16) -> Surface {
        let state = &mut self.state;
        let name = state.choose_name(Location::caller(), name, VariableClass::Surface, state.object.surfaces.len());
        Surface { id: state.object.add_surface(&name, elements), owner: state.owner }
    }

    /// Declares a label of a basic block. [`label`](Self::label) places it.
    #[track_caller]
    pub fn declare_label(&mut self, name: &str) -> Label {
        self.declare_label_of(name, LabelKind::Block)
    }

    /// Declares a label of any kind. [`label`](Self::label) or [`subroutine`](Self::subroutine)
    /// places it.
    #[track_caller]
    pub fn declare_label_of(&mut self, name: &str, kind: LabelKind) -> Label {
        let state = &mut self.state;
        let name = state.choose_name(Location::caller(), name, VariableClass::Label, state.labels.len());
        state.labels.push(LabelState::default());
        Label { id: state.object.add_label(&name, kind), owner: state.owner }
    }

    /// Returns the number and type of a predefined variable. Records an error if there is none.
    fn find_predefined(&mut self, location: CallSite, class: VariableClass, name: &str) -> (u32, Option<DataType>) {
        match predefined_named(name).filter(|known| known.class == class) {
            Some(known) => (known.index, known.data_type),
            None => {
                self.state.record_error(location, name, ErrorKind::NotPredefined);
                (0, None)
            }
        }
    }

    /// Returns the predefined general variable with a name in assembler text, such as `"%r0"`.
    #[track_caller]
    pub fn predefined(&mut self, name: &str) -> Variable {
        let (id, data_type) = self.find_predefined(Location::caller(), VariableClass::General, name);
        Variable { id, owner: Owner::ANY, data_type }
    }

    /// Returns the predefined surface variable with a name in assembler text, such as `"%bss"`.
    #[track_caller]
    pub fn predefined_surface(&mut self, name: &str) -> Surface {
        Surface { id: self.find_predefined(Location::caller(), VariableClass::Surface, name).0, owner: Owner::ANY }
    }

    /// Declares a variable as an argument of the kernel: `bytes` bytes that begin `offset` bytes
    /// after the start of the thread's payload.
    #[track_caller]
    pub fn input(&mut self, variable: impl Into<Input>, offset: i16, bytes: u16) {
        self.input_from(variable, offset, bytes, InputProvenance::Explicit);
    }

    /// Declares a variable as an input of the kernel. `from` is what the payload has
    /// there, for example the place of a work-item in its group.
    #[track_caller]
    pub fn input_from(&mut self, variable: impl Into<Input>, offset: i16, bytes: u16, from: InputProvenance) {
        let (location, state, input) = (Location::caller(), &mut self.state, variable.into());
        if !state.owner.accepts(input.owner) {
            state.record_error(location, "input", ErrorKind::OtherBuilder);
        }
        if state.object.add_input(input.class, input.id, offset, bytes, from) {
            state.places.inputs.push(location);
        } else {
            state.record_error(location, "", ErrorKind::NotKernel);
        }
    }

    /// Sets an attribute of the object.
    ///
    /// ```
    /// # use openvisa::builder::Builder;
    /// # use openvisa::isa::Attribute;
    /// # let mut k = Builder::kernel("k");
    /// k.attribute(Attribute::SimdSize, 16); // .kernel_attr SimdSize=16
    /// ```
    #[track_caller]
    pub fn attribute<'v>(&mut self, attribute: Attribute, value: impl Into<AttributeValue<'v>>) {
        let (location, state) = (Location::caller(), &mut self.state);
        match value.into().to_bytes(attribute).filter(|_| attribute.of_kernels()) {
            Some(value) => {
                state.places.attributes.push((attribute, location));
                state.object.set_attribute(attribute, value);
            }
            None => state.record_error(location, attribute.name(), ErrorKind::Attribute(attribute)),
        }
    }

    /// Returns the warnings: names that are reserved words of assembler text, which prints another
    /// name.
    pub fn warnings(&self) -> &[Error] {
        &self.state.warnings
    }

    /// Appends an instruction that was decoded, or made from its struct.
    ///
    /// Its numbers of variables and labels are not checked by the builder, and its labels do not
    /// count as placed or used.
    #[track_caller]
    pub fn push<'b, F: Copy>(&'b mut self, value: F) -> Added<'b, F>
    where
        Inst<'b>: From<F>,
    {
        Added::new(&mut self.state, value)
    }

    /// Returns the object in its present state.
    pub const fn object(&self) -> &ObjectBuf {
        &self.state.object
    }
}
