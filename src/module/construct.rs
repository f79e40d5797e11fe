//! Creates objects and adds declarations and instructions. For example, `ObjectBuf::kernel("k")` is
//! an empty kernel.

use super::Text;
use super::inst_writer::append_encoded;
use super::owned::{AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, LabelBuf, ObjectBuf, StringsBuf, VariableBuf};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use openvisa_isa::bit_fields::{InputInfoKind, VarInfoBitProperties};
use openvisa_isa::enums::{Align, InputClass, InputProvenance, LabelKind, Linkage};
use openvisa_isa::object::InputInfo;
use openvisa_isa::{Attribute, DataType, Inst, Instructions, VariableClass};
use openvisa_isa_core::{Enumeration, Version, WriteError};

impl ObjectBuf {
    /// Creates a kernel without declarations or code.
    pub fn kernel(name: &str) -> Self {
        Self::new(name, KindBuf::Kernel { inputs: Vec::new(), binaries: Vec::new() })
    }

    /// Creates a function without declarations or code. The sizes of its arguments and of its
    /// return value are in registers.
    pub fn function(name: &str, linkage: Linkage, input_size: u8, return_value_size: u8) -> Self {
        Self::new(name, KindBuf::Function { linkage: linkage.bits(), input_size, return_value_size })
    }

    fn new(name: &str, kind: KindBuf) -> Self {
        let mut strings = StringsBuf::default();
        let name_index = strings.push(name);
        Self {
            name: name.as_bytes().to_owned(),
            kind,
            strings,
            name_index,
            variables: Vec::new(),
            addresses: Vec::new(),
            predicates: Vec::new(),
            labels: Vec::new(),
            samplers: Vec::new(),
            surfaces: Vec::new(),
            vme_count: 0,
            attributes: Vec::new(),
            code: Vec::new(),
            position: u32::MAX,
        }
    }

    /// Returns a declared general variable by its ID.
    pub fn variable(&self, id: u32) -> Option<&VariableBuf> {
        self.variables.get(usize::try_from(id.checked_sub(VariableClass::General.first())?).ok()?)
    }

    /// Returns the name of a declared variable or label by its class and ID.
    pub fn name_of(&self, class: VariableClass, id: u32) -> Option<Text<'_>> {
        let index = usize::try_from(id.checked_sub(class.first())?).ok()?;
        let elements = |list: &[ElementsBuf]| list.get(index).map(|entry| entry.name_index);
        let name = match class {
            VariableClass::General => self.variables.get(index).map(|variable| variable.name_index),
            VariableClass::Address => elements(&self.addresses),
            VariableClass::Predicate => elements(&self.predicates),
            VariableClass::Sampler => elements(&self.samplers),
            VariableClass::Surface => elements(&self.surfaces),
            VariableClass::Label => self.labels.get(index).map(|label| label.name_index),
            _ => None,
        };
        self.strings.get(name?)
    }

    /// Declares a general variable and returns its ID, or `None` if files cannot hold elements of
    /// this type.
    pub fn add_variable(&mut self, name: &str, data_type: DataType, elements: u16, alignment: Align) -> Option<u32> {
        let properties = VarInfoBitProperties::default().with_alignment(alignment).with_type(data_type)?;
        let name_index = self.strings.push(name);
        self.variables.push(VariableBuf { name_index, properties, elements, ..VariableBuf::default() });
        Some(last_id(VariableClass::General, self.variables.len()))
    }

    /// Declares a general variable that shares the storage of the variable `of`, from byte `offset`
    /// on. Returns its ID, or `None` if files cannot hold elements of this type.
    pub fn add_alias(
        &mut self,
        name: &str,
        data_type: DataType,
        elements: u16,
        alignment: Align,
        (of, offset): (u32, u16),
    ) -> Option<u32> {
        let id = self.add_variable(name, data_type, elements, alignment)?;
        if let Some(variable) = self.variables.last_mut() {
            (variable.alias_index, variable.alias_offset) = (of, offset);
        }
        Some(id)
    }

    /// Declares an address variable and returns its ID.
    pub fn add_address(&mut self, name: &str, elements: u16) -> u32 {
        push_elements(&mut self.addresses, &mut self.strings, name, elements, VariableClass::Address)
    }

    /// Declares a predicate variable and returns its ID.
    pub fn add_predicate(&mut self, name: &str, elements: u16) -> u32 {
        push_elements(&mut self.predicates, &mut self.strings, name, elements, VariableClass::Predicate)
    }

    /// Declares a sampler variable and returns its ID.
    pub fn add_sampler(&mut self, name: &str, elements: u16) -> u32 {
        push_elements(&mut self.samplers, &mut self.strings, name, elements, VariableClass::Sampler)
    }

    /// Declares a surface variable and returns its ID.
    pub fn add_surface(&mut self, name: &str, elements: u16) -> u32 {
        push_elements(&mut self.surfaces, &mut self.strings, name, elements, VariableClass::Surface)
    }

    /// Declares a label and returns its ID.
    pub fn add_label(&mut self, name: &str, kind: LabelKind) -> u32 {
        let name_index = self.strings.push(name);
        self.labels.push(LabelBuf { name_index, kind: kind.bits(), ..LabelBuf::default() });
        last_id(VariableClass::Label, self.labels.len())
    }

    /// Adds an input to a kernel: a variable that is loaded with `size` bytes at byte `offset` of
    /// the thread's payload. Returns false and adds nothing if the object is a function.
    pub fn add_input(&mut self, class: InputClass, id: u32, offset: i16, size: u16, from: InputProvenance) -> bool {
        let KindBuf::Kernel { inputs, .. } = &mut self.kind else { return false };
        let kind = InputInfoKind::default().with_class(class).with_provenance(from);
        inputs.push(InputInfo { kind, id, offset, size });
        true
    }

    /// Adds a compiled binary to a kernel. Returns false and adds nothing if the object is a
    /// function.
    pub fn add_binary(&mut self, binary: BinaryBuf) -> bool {
        let KindBuf::Kernel { binaries, .. } = &mut self.kind else { return false };
        binaries.push(binary);
        true
    }

    /// Sets an attribute of the object, or replaces its value. The value is encoded as in a file:
    /// no bytes for a flag, four bytes for a number, characters for a string.
    pub fn set_attribute(&mut self, attribute: Attribute, value: impl Into<Vec<u8>>) {
        let name = self.strings.intern(attribute.name());
        let value = value.into().into_boxed_slice();
        match self.attributes.iter_mut().find(|a| a.name == name) {
            Some(known) => known.value = value,
            None => self.attributes.push(AttributeBuf { name, value }),
        }
    }

    /// Iterates over the decoded instructions. `version` is the version of the module.
    pub const fn instructions(&self, version: Version) -> Instructions<'_> {
        Instructions::new(self.code.as_slice(), version)
    }

    /// Appends an instruction. `version` is the version of the module. On an error the object is
    /// unchanged.
    ///
    /// # Errors
    /// Fails if the instruction has no encoding in this version.
    pub fn append(&mut self, inst: &Inst<'_>, version: Version) -> Result<(), WriteError> {
        append_encoded(&mut self.code, inst, version)
    }
}

/// Returns the ID of the last of `count` declared variables.
fn last_id(class: VariableClass, count: usize) -> u32 {
    class.first().saturating_add(u32::try_from(count.saturating_sub(1)).unwrap_or(u32::MAX))
}

fn push_elements(
    list: &mut Vec<ElementsBuf>,
    strings: &mut StringsBuf,
    name: &str,
    elements: u16,
    class: VariableClass,
) -> u32 {
    let name_index = strings.push(name);
    list.push(ElementsBuf { name_index, elements, ..ElementsBuf::default() });
    last_id(class, list.len())
}
