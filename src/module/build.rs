//! Making objects from nothing, and changing their instructions.

use super::Text;
use super::edit::{
    AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, LabelBuf, ModuleBuf, ObjectBuf, StringsBuf, VariableBuf,
};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::fmt;
use openvisa_codec::{Enumeration, Version, WireError, WriteError, Writer};
use openvisa_isa::bit_fields::{InputInfoKind, VarInfoBitProperties};
use openvisa_isa::enums::{Align, InputClass, InputProvenance, LabelKind, Linkage};
use openvisa_isa::object::InputInfo;
use openvisa_isa::{Attribute, DataType, Inst, Instructions, VariableClass};

impl ModuleBuf {
    /// Changes the version that it is written in, and its instructions with it. On an error nothing has changed.
    ///
    /// # Errors
    /// When an instruction cannot be read, or the other version does not have it.
    pub fn convert(&mut self, version: Version) -> Result<(), ConvertError> {
        let from = self.version;
        let convert = |(object, buf): (usize, &ObjectBuf)| {
            let mut code = Vec::with_capacity(buf.code.len());
            for item in Instructions::new(&buf.code, from).with_offsets() {
                let (offset, inst) =
                    item.map_err(|e| ConvertError { object, offset: e.offset, kind: ConvertErrorKind::Read(e) })?;
                append(&mut code, &inst, version).map_err(|e| ConvertError {
                    object,
                    offset,
                    kind: ConvertErrorKind::Write(e),
                })?;
            }
            Ok(code)
        };
        let codes = self.objects.iter().enumerate().map(convert).collect::<Result<Vec<_>, _>>()?;
        for (object, code) in self.objects.iter_mut().zip(codes) {
            object.code = code;
        }
        self.version = version;
        Ok(())
    }
}

/// Why a module cannot be brought into another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConvertError {
    /// Which object, by its number in [`ModuleBuf::objects`].
    pub object: usize,
    /// Where the instruction lies, in bytes from the first one of the object.
    pub offset: usize,
    /// Why.
    pub kind: ConvertErrorKind,
}

/// Why an instruction cannot be brought into another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConvertErrorKind {
    /// It cannot be read.
    Read(WireError),
    /// It has no form in the other version.
    Write(WriteError),
}

impl fmt::Display for ConvertError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "object {}, instruction at byte {:#x} of its code: ", self.object, self.offset)?;
        match self.kind {
            ConvertErrorKind::Read(error) => error.fmt(f),
            ConvertErrorKind::Write(error) => error.kind.fmt(f),
        }
    }
}

impl core::error::Error for ConvertError {}

/// Appends the bytes of an instruction.
pub(super) fn append(code: &mut Vec<u8>, inst: &Inst<'_>, version: Version) -> Result<(), WriteError> {
    let start = code.len();
    let mut write = |room: usize| {
        code.resize(start + room, 0);
        let mut writer = Writer::new(&mut code[start..], version);
        let result = inst.encode(&mut writer);
        let written = if result.is_ok() { writer.offset() } else { 0 };
        code.truncate(start + written);
        result
    };
    // How long it is need not be asked of most.
    write(MOST).or_else(|_| write(inst.encoded_len(version)))
}

/// Bytes that nearly all instructions have at most.
const MOST: usize = 64;

impl ObjectBuf {
    /// A kernel without anything.
    pub fn kernel(name: &str) -> Self {
        Self::new(name, KindBuf::Kernel { inputs: Vec::new(), binaries: Vec::new() })
    }

    /// A function without anything, whose arguments and result take so many registers.
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

    /// A general variable that it declares, by its number.
    pub fn variable(&self, id: u32) -> Option<&VariableBuf> {
        self.variables.get(usize::try_from(id.checked_sub(VariableClass::General.first())?).ok()?)
    }

    /// The name of a variable that it declares, or of a label, by its class and number.
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

    /// Declares a general variable, and gives its number. `None`: no file can hold elements of this type.
    pub fn add_variable(&mut self, name: &str, data_type: DataType, elements: u16, alignment: Align) -> Option<u32> {
        let properties = VarInfoBitProperties::default().with_alignment(alignment).with_type(data_type)?;
        let name_index = self.strings.push(name);
        self.variables.push(VariableBuf { name_index, properties, elements, ..VariableBuf::default() });
        Some(last(VariableClass::General, self.variables.len()))
    }

    /// Declares a general variable that shares the storage of another from this byte on, and gives its number. `None`: no file can
    /// hold elements of this type.
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

    /// Declares an address variable, and gives its number.
    pub fn add_address(&mut self, name: &str, elements: u16) -> u32 {
        add(&mut self.addresses, &mut self.strings, name, elements, VariableClass::Address)
    }

    /// Declares a predicate variable, and gives its number.
    pub fn add_predicate(&mut self, name: &str, elements: u16) -> u32 {
        add(&mut self.predicates, &mut self.strings, name, elements, VariableClass::Predicate)
    }

    /// Declares a sampler variable, and gives its number.
    pub fn add_sampler(&mut self, name: &str, elements: u16) -> u32 {
        add(&mut self.samplers, &mut self.strings, name, elements, VariableClass::Sampler)
    }

    /// Declares a surface variable, and gives its number.
    pub fn add_surface(&mut self, name: &str, elements: u16) -> u32 {
        add(&mut self.surfaces, &mut self.strings, name, elements, VariableClass::Surface)
    }

    /// Declares a label, and gives its number.
    pub fn add_label(&mut self, name: &str, kind: LabelKind) -> u32 {
        let name_index = self.strings.push(name);
        self.labels.push(LabelBuf { name_index, kind: kind.bits(), ..LabelBuf::default() });
        last(VariableClass::Label, self.labels.len())
    }

    /// Makes a variable an input of a kernel: so many bytes at this place of the thread's payload. Of a function, does nothing and
    /// says so.
    pub fn add_input(&mut self, class: InputClass, id: u32, offset: i16, size: u16, from: InputProvenance) -> bool {
        let KindBuf::Kernel { inputs, .. } = &mut self.kind else { return false };
        let kind = InputInfoKind::default().with_class(class).with_provenance(from);
        inputs.push(InputInfo { kind, id, offset, size });
        true
    }

    /// Adds a compiled form to a kernel. To a function, does nothing and says so.
    pub fn add_binary(&mut self, binary: BinaryBuf) -> bool {
        let KindBuf::Kernel { binaries, .. } = &mut self.kind else { return false };
        binaries.push(binary);
        true
    }

    /// Gives the object an attribute, with its value as a file has it: no bytes for a flag, four bytes for a number, characters
    /// for a string. One that it has gets the new value.
    pub fn set_attribute(&mut self, attribute: Attribute, value: impl Into<Vec<u8>>) {
        let name = self.strings.intern(attribute.name());
        let value = value.into().into_boxed_slice();
        match self.attributes.iter_mut().find(|a| a.name == name) {
            Some(known) => known.value = value,
            None => self.attributes.push(AttributeBuf { name, value }),
        }
    }

    /// Its instructions, decoded one by one. `version` is that of the module.
    pub const fn instructions(&self, version: Version) -> Instructions<'_> {
        Instructions::new(self.code.as_slice(), version)
    }

    /// Appends an instruction. `version` is that of the module. On an error nothing has changed.
    ///
    /// # Errors
    /// When the instruction has no form in this version.
    pub fn append(&mut self, inst: &Inst<'_>, version: Version) -> Result<(), WriteError> {
        append(&mut self.code, inst, version)
    }
}

/// The number of the last of so many declared variables.
fn last(class: VariableClass, count: usize) -> u32 {
    class.first().saturating_add(u32::try_from(count.saturating_sub(1)).unwrap_or(u32::MAX))
}

fn add(list: &mut Vec<ElementsBuf>, strings: &mut StringsBuf, name: &str, elements: u16, class: VariableClass) -> u32 {
    let name_index = strings.push(name);
    list.push(ElementsBuf { name_index, elements, ..ElementsBuf::default() });
    last(class, list.len())
}
