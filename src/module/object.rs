//! Kernels and functions of a file. For example, `object.variables().is_match("V32")` is the
//! declaration of `V32`.

use super::declarations::{Attributes, Strings, Table};
use super::reader::{ObjectLocation, extent, is_layout_finding};
use super::{Error, Finding, FindingKind, Module, Text};
use openvisa_isa::enums::{GenPlatform, Linkage};
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, FunctionData, FunctionInfo, GenBinaryInfo, InputInfo, KernelData, KernelInfo,
    LabelInfo, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo,
};
use openvisa_isa::{Instructions, PREDEFINED, PredefinedVariable, VariableClass};
use openvisa_isa_core::{Array, Reader, Structure, Version, inspect, recover};

/// A kernel or function, borrowed from a file.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a> {
    file: &'a [u8],
    version: Version,
    header: HeaderEntry<'a>,
    data: ObjectData<'a>,
    /// Whether the object and the ones before it fit into the file, so that its contents are read.
    readable: bool,
}

/// The entry of the object in the header of the file.
#[derive(Clone, Copy, Debug)]
enum HeaderEntry<'a> {
    Kernel(KernelInfo<'a>),
    Function(FunctionInfo<'a>),
}

/// The members of kernels and functions. A member that the kind does not have is empty or 0.
#[derive(Clone, Copy, Debug)]
struct ObjectData<'a> {
    strings: Strings<'a>,
    name_index: u32,
    variables: Array<'a, VarInfo<'a>>,
    addresses: Array<'a, AddressInfo<'a>>,
    predicates: Array<'a, PredicateInfo<'a>>,
    labels: Array<'a, LabelInfo<'a>>,
    samplers: Array<'a, SamplerInfo<'a>>,
    surfaces: Array<'a, SurfaceInfo<'a>>,
    vme_count: u8,
    inputs: Array<'a, InputInfo>,
    input_size: u8,
    return_value_size: u8,
    attributes: Array<'a, AttributeInfo<'a>>,
    entry: u32,
    code_size: u32,
    code: &'a [u8],
}

macro_rules! object_data {
    ($data:expr, inputs: $inputs:expr, input_size: $input_size:expr, return_value_size: $return_value_size:expr) => {
        ObjectData {
            strings: Strings($data.string_pool),
            name_index: $data.name_index,
            variables: $data.var_info,
            addresses: $data.address_info,
            predicates: $data.predicate_info,
            labels: $data.label_info,
            samplers: $data.sampler_info,
            surfaces: $data.surface_info,
            vme_count: $data.vme_count,
            inputs: $inputs,
            input_size: $input_size,
            return_value_size: $return_value_size,
            attributes: $data.attribute_info,
            entry: $data.entry,
            code_size: $data.size,
            code: $data.instructions,
        }
    };
}

impl<'a> From<KernelData<'a>> for ObjectData<'a> {
    fn from(data: KernelData<'a>) -> Self {
        object_data!(data, inputs: data.input_info, input_size: 0, return_value_size: 0)
    }
}

impl<'a> From<FunctionData<'a>> for ObjectData<'a> {
    fn from(data: FunctionData<'a>) -> Self {
        object_data!(data, inputs: Array::EMPTY, input_size: data.input_size, return_value_size: data.return_value_size)
    }
}

impl<'a> Object<'a> {
    pub(super) fn from_kernel_info(
        module: &Module<'a>,
        info: KernelInfo<'a>,
        index: usize,
        readable: bool,
    ) -> Result<Self, Error> {
        let hints = [(KernelData::NUM_INPUTS as u8, usize::try_from(info.input_offset).unwrap_or(usize::MAX))];
        let location = ObjectLocation::kernel(module.bytes(), &info, index);
        let data = read_data::<KernelData<'a>>(module, &location, &hints, readable)?;
        Ok(Self::new(module, HeaderEntry::Kernel(info), data.into(), readable))
    }

    pub(super) fn from_function_info(
        module: &Module<'a>,
        info: FunctionInfo<'a>,
        index: usize,
        readable: bool,
    ) -> Result<Self, Error> {
        let location = ObjectLocation::function(module.bytes(), &info, index);
        let data = read_data::<FunctionData<'a>>(module, &location, &[], readable)?;
        Ok(Self::new(module, HeaderEntry::Function(info), data.into(), readable))
    }

    fn new(module: &Module<'a>, header: HeaderEntry<'a>, data: ObjectData<'a>, readable: bool) -> Self {
        Self { file: module.bytes(), version: module.version(), header, data, readable }
    }

    /// Returns the version of the format that the object is decoded in.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Returns the name in the header of the file.
    pub const fn name(&self) -> Text<'a> {
        match &self.header {
            HeaderEntry::Kernel(info) => Text::new(info.name),
            HeaderEntry::Function(info) => Text::new(info.name),
        }
    }

    /// Returns whether the object is a kernel.
    pub const fn is_kernel(&self) -> bool {
        matches!(self.header, HeaderEntry::Kernel(_))
    }

    /// Returns the byte offset of the object in the file.
    pub const fn offset(&self) -> u32 {
        match &self.header {
            HeaderEntry::Kernel(info) => info.offset,
            HeaderEntry::Function(info) => info.offset,
        }
    }

    /// Returns the size in bytes that the header of the file states.
    pub const fn size(&self) -> u32 {
        match &self.header {
            HeaderEntry::Kernel(info) => info.size,
            HeaderEntry::Function(info) => info.size,
        }
    }

    /// Returns the linkage of a function, or `None` for a kernel and for a reserved code.
    pub const fn linkage(&self) -> Option<Linkage> {
        match &self.header {
            HeaderEntry::Kernel(_) => None,
            HeaderEntry::Function(info) => info.linkage(),
        }
    }

    /// Returns the code of the [linkage](Self::linkage), which may be reserved, or 0 for a kernel.
    pub const fn linkage_code(&self) -> u8 {
        match &self.header {
            HeaderEntry::Kernel(_) => 0,
            HeaderEntry::Function(info) => info.linkage,
        }
    }

    /// Returns the string pool.
    pub const fn strings(&self) -> Strings<'a> {
        self.data.strings
    }

    /// Returns the index of the string with the name of the object.
    pub const fn name_index(&self) -> u32 {
        self.data.name_index
    }

    /// Returns the declared general variables.
    pub const fn variables(&self) -> Table<'a, VarInfo<'a>> {
        Table { entries: self.data.variables, strings: self.data.strings }
    }

    /// Returns the declared address variables.
    pub const fn addresses(&self) -> Table<'a, AddressInfo<'a>> {
        Table { entries: self.data.addresses, strings: self.data.strings }
    }

    /// Returns the declared predicate variables.
    pub const fn predicates(&self) -> Table<'a, PredicateInfo<'a>> {
        Table { entries: self.data.predicates, strings: self.data.strings }
    }

    /// Returns the labels.
    pub const fn labels(&self) -> Table<'a, LabelInfo<'a>> {
        Table { entries: self.data.labels, strings: self.data.strings }
    }

    /// Returns the declared sampler variables.
    pub const fn samplers(&self) -> Table<'a, SamplerInfo<'a>> {
        Table { entries: self.data.samplers, strings: self.data.strings }
    }

    /// Returns the declared surface variables.
    pub const fn surfaces(&self) -> Table<'a, SurfaceInfo<'a>> {
        Table { entries: self.data.surfaces, strings: self.data.strings }
    }

    /// Returns the inputs of a kernel. A function has no inputs.
    pub const fn inputs(&self) -> Array<'a, InputInfo> {
        self.data.inputs
    }

    /// Returns the number of registers that the arguments of a function take, or 0 for a kernel.
    pub const fn input_size(&self) -> u8 {
        self.data.input_size
    }

    /// Returns the number of registers that the return value of a function takes, or 0 for a
    /// kernel.
    pub const fn return_value_size(&self) -> u8 {
        self.data.return_value_size
    }

    /// Returns a number that must be 0 in valid files.
    pub const fn vme_count(&self) -> u8 {
        self.data.vme_count
    }

    /// Returns the attributes of the object.
    pub const fn attributes(&self) -> Attributes<'a> {
        Attributes { entries: self.data.attributes, strings: self.data.strings }
    }

    /// Returns the encoded instructions.
    pub const fn code(&self) -> &'a [u8] {
        self.data.code
    }

    /// Iterates over the decoded instructions. Offsets, also in errors, are relative to the start
    /// of the file.
    pub fn instructions(&self) -> Instructions<'a> {
        let start = self.data.code.as_ptr().addr().wrapping_sub(self.file.as_ptr().addr());
        let file_to_end = start.checked_add(self.data.code.len()).and_then(|end| self.file.get(..end));
        match file_to_end.filter(|_| !self.data.code.is_empty()) {
            Some(bytes) => Instructions::from_reader(Reader::at(bytes, start, self.version)),
            None => Instructions::new(&[], self.version),
        }
    }

    /// Returns the byte offset of the instructions in the file.
    pub const fn code_offset(&self) -> u64 {
        self.offset() as u64 + self.data.entry as u64
    }

    /// Returns the stated size of the instructions in bytes. The [code](Self::code) is shorter if
    /// the file is truncated.
    pub const fn code_size(&self) -> u32 {
        self.data.code_size
    }

    /// Iterates over the compiled binaries of a kernel.
    pub fn binaries(&self) -> impl ExactSizeIterator<Item = Binary<'a>> + use<'a> {
        let list = match &self.header {
            HeaderEntry::Kernel(info) if self.readable => info.gen_binary_info,
            _ => Array::EMPTY,
        };
        let file = self.file;
        list.iter().map(move |info| Binary { info, code: extent(file, info.binary_offset, info.binary_size) })
    }
}

/// Returns the predefined variable of a class and ID. A reserved ID has no variable.
pub fn predefined(class: VariableClass, id: u32) -> Option<&'static PredefinedVariable> {
    // Called for each operand of each instruction, mostly without a match. The shortcut excludes
    // samplers, whose predefined ID is within the range of declared ones.
    if class == VariableClass::General && id >= class.first() {
        return None;
    }
    let is_match =
        |p: &&PredefinedVariable| p.index == id && p.class == class && !(p.name.is_empty() && p.data_type.is_none());
    PREDEFINED.iter().find(is_match)
}

/// Returns the predefined variable of a name in assembler text.
pub fn predefined_named(name: &str) -> Option<&'static PredefinedVariable> {
    PREDEFINED.iter().find(|p| !name.is_empty() && p.name == name)
}

/// A kernel compiled for a platform.
#[derive(Clone, Copy, Debug)]
pub struct Binary<'a> {
    /// The entry in the header of the file.
    pub info: GenBinaryInfo,
    /// The machine code, truncated at the end of the file.
    pub code: &'a [u8],
}

impl Binary<'_> {
    /// Returns the platform, or `None` for a reserved code.
    pub const fn platform(&self) -> Option<GenPlatform> {
        self.info.gen_platform()
    }
}

/// Decodes the structure of an object. `hints` are members whose offsets the header gives.
fn read_data<'a, T: Structure<'a>>(
    module: &Module<'a>,
    location: &ObjectLocation<'a>,
    hints: &[(u8, usize)],
    readable: bool,
) -> Result<T, Error> {
    let (file, version, bytes) = (module.bytes(), module.version(), location.bytes());
    let start = usize::try_from(location.offset).unwrap_or(usize::MAX).min(file.len());
    let file_to_end = &file[..start + bytes.len()];
    if module.is_lenient() {
        return Ok(if readable { recover(file_to_end, start, version, hints) } else { T::default() });
    }
    let (offset, size) = (u64::from(location.offset), u64::from(location.size));
    if bytes.len() as u64 != size || offset > file.len() as u64 {
        return Err(location.offset_finding(FindingKind::Outside { value: offset, size, file: file.len() as u64 }));
    }
    T::read(&mut Reader::at(file_to_end, start, version)).map_err(|error| {
        let mut found = None;
        inspect(T::INFO, file_to_end, start, version, &[], location.place, &mut |finding| {
            if is_layout_finding(&finding.kind) {
                found.get_or_insert(finding);
            }
        });
        let kind = FindingKind::Truncated { wanted: 1, left: 0 };
        found.unwrap_or(Finding { place: location.place, offset: error.offset, kind })
    })
}
