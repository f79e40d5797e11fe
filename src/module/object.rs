//! A kernel or function of a file.

use super::open::{Description, extent, is_layout};
use super::table::{Attributes, Strings, Table};
use super::{Error, Finding, FindingKind, Module, Text};
use openvisa_codec::{Array, Reader, Structure, Version, inspect, recover};
use openvisa_isa::enums::{GenPlatform, Linkage};
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, FunctionData, FunctionInfo, GenBinaryInfo, InputInfo, KernelData, KernelInfo,
    LabelInfo, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo,
};
use openvisa_isa::{Instructions, PREDEFINED, PredefinedVariable, VariableClass};

/// A kernel or function, borrowed from a file.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a> {
    file: &'a [u8],
    version: Version,
    header: Header<'a>,
    data: Data<'a>,
    /// It does not lie over another object.
    readable: bool,
}

/// What the header of the file says.
#[derive(Clone, Copy, Debug)]
enum Header<'a> {
    Kernel(KernelInfo<'a>),
    Function(FunctionInfo<'a>),
}

/// What kernels and functions have in common, and what only one has.
#[derive(Clone, Copy, Debug)]
struct Data<'a> {
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

macro_rules! data {
    ($data:expr, inputs: $inputs:expr, input_size: $input_size:expr, return_value_size: $return_value_size:expr) => {
        Data {
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

impl<'a> From<KernelData<'a>> for Data<'a> {
    fn from(data: KernelData<'a>) -> Self {
        data!(data, inputs: data.input_info, input_size: 0, return_value_size: 0)
    }
}

impl<'a> From<FunctionData<'a>> for Data<'a> {
    fn from(data: FunctionData<'a>) -> Self {
        data!(data, inputs: Array::EMPTY, input_size: data.input_size, return_value_size: data.return_value_size)
    }
}

impl<'a> Object<'a> {
    pub(super) fn kernel(
        module: &Module<'a>,
        info: KernelInfo<'a>,
        index: usize,
        readable: bool,
    ) -> Result<Self, Error> {
        let hints = [(KernelData::NUM_INPUTS as u8, usize::try_from(info.input_offset).unwrap_or(usize::MAX))];
        let description = Description::kernel(module.bytes(), &info, index);
        let data = data::<KernelData<'a>>(module, &description, &hints, readable)?;
        Ok(Self::new(module, Header::Kernel(info), data.into(), readable))
    }

    pub(super) fn function(
        module: &Module<'a>,
        info: FunctionInfo<'a>,
        index: usize,
        readable: bool,
    ) -> Result<Self, Error> {
        let description = Description::function(module.bytes(), &info, index);
        let data = data::<FunctionData<'a>>(module, &description, &[], readable)?;
        Ok(Self::new(module, Header::Function(info), data.into(), readable))
    }

    fn new(module: &Module<'a>, header: Header<'a>, data: Data<'a>, readable: bool) -> Self {
        Self { file: module.bytes(), version: module.version(), header, data, readable }
    }

    /// The version of the format that it is read in.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Its name, as the header of the file has it.
    pub const fn name(&self) -> Text<'a> {
        match &self.header {
            Header::Kernel(info) => Text::new(info.name),
            Header::Function(info) => Text::new(info.name),
        }
    }

    /// Whether it is a kernel.
    pub const fn is_kernel(&self) -> bool {
        matches!(self.header, Header::Kernel(_))
    }

    /// Where it lies in the file.
    pub const fn offset(&self) -> u32 {
        match &self.header {
            Header::Kernel(info) => info.offset,
            Header::Function(info) => info.offset,
        }
    }

    /// Bytes that it takes, as the header of the file says.
    pub const fn size(&self) -> u32 {
        match &self.header {
            Header::Kernel(info) => info.size,
            Header::Function(info) => info.size,
        }
    }

    /// Who may refer to a function; `None` for a kernel, and for a reserved value.
    pub const fn linkage(&self) -> Option<Linkage> {
        match &self.header {
            Header::Kernel(_) => None,
            Header::Function(info) => info.linkage(),
        }
    }

    /// The code of the [linkage](Self::linkage), whether it has a meaning or not; 0 for a kernel.
    pub const fn linkage_code(&self) -> u8 {
        match &self.header {
            Header::Kernel(_) => 0,
            Header::Function(info) => info.linkage,
        }
    }

    /// Its strings.
    pub const fn strings(&self) -> Strings<'a> {
        self.data.strings
    }

    /// Number of the string with its name.
    pub const fn name_index(&self) -> u32 {
        self.data.name_index
    }

    /// The general variables that it declares.
    pub const fn variables(&self) -> Table<'a, VarInfo<'a>> {
        Table { entries: self.data.variables, strings: self.data.strings }
    }

    /// The address variables.
    pub const fn addresses(&self) -> Table<'a, AddressInfo<'a>> {
        Table { entries: self.data.addresses, strings: self.data.strings }
    }

    /// The predicate variables.
    pub const fn predicates(&self) -> Table<'a, PredicateInfo<'a>> {
        Table { entries: self.data.predicates, strings: self.data.strings }
    }

    /// The labels.
    pub const fn labels(&self) -> Table<'a, LabelInfo<'a>> {
        Table { entries: self.data.labels, strings: self.data.strings }
    }

    /// The sampler variables.
    pub const fn samplers(&self) -> Table<'a, SamplerInfo<'a>> {
        Table { entries: self.data.samplers, strings: self.data.strings }
    }

    /// The surface variables that it declares.
    pub const fn surfaces(&self) -> Table<'a, SurfaceInfo<'a>> {
        Table { entries: self.data.surfaces, strings: self.data.strings }
    }

    /// The inputs of a kernel. A function has none.
    pub const fn inputs(&self) -> Array<'a, InputInfo> {
        self.data.inputs
    }

    /// Registers that a function's arguments take; 0 for a kernel.
    pub const fn input_size(&self) -> u8 {
        self.data.input_size
    }

    /// Registers that a function's result takes; 0 for a kernel.
    pub const fn return_value_size(&self) -> u8 {
        self.data.return_value_size
    }

    /// A number that is 0 in every legal file.
    pub const fn vme_count(&self) -> u8 {
        self.data.vme_count
    }

    /// Its attributes.
    pub const fn attributes(&self) -> Attributes<'a> {
        Attributes { entries: self.data.attributes, strings: self.data.strings }
    }

    /// Its instructions as bytes.
    pub const fn code(&self) -> &'a [u8] {
        self.data.code
    }

    /// Its instructions, decoded one by one. Offsets are those in the file, also in errors.
    pub fn instructions(&self) -> Instructions<'a> {
        let start = self.data.code.as_ptr().addr().wrapping_sub(self.file.as_ptr().addr());
        let upto = start.checked_add(self.data.code.len()).and_then(|end| self.file.get(..end));
        match upto.filter(|_| !self.data.code.is_empty()) {
            Some(bytes) => Instructions::from_reader(Reader::at(bytes, start, self.version)),
            None => Instructions::new(&[], self.version),
        }
    }

    /// Where its instructions lie in the file.
    pub const fn code_offset(&self) -> u64 {
        self.offset() as u64 + self.data.entry as u64
    }

    /// How many bytes of instructions there should be. There are fewer where the file was cut.
    pub const fn code_size(&self) -> u32 {
        self.data.code_size
    }

    /// The compiled forms of a kernel.
    pub fn binaries(&self) -> impl ExactSizeIterator<Item = Binary<'a>> + use<'a> {
        let list = match &self.header {
            Header::Kernel(info) if self.readable => info.gen_binary_info,
            _ => Array::EMPTY,
        };
        let file = self.file;
        list.iter().map(move |info| Binary { info, code: extent(file, info.binary_offset, info.binary_size) })
    }
}

/// The predefined variable of a class with this number. Reserved numbers are none.
pub fn predefined(class: VariableClass, id: u32) -> Option<&'static PredefinedVariable> {
    // Asked for each operand of each instruction, mostly in vain. Samplers have one among the numbers of declared ones.
    if class == VariableClass::General && id >= class.first() {
        return None;
    }
    let named =
        |p: &&PredefinedVariable| p.index == id && p.class == class && !(p.name.is_empty() && p.data_type.is_none());
    PREDEFINED.iter().find(named)
}

/// The predefined variable of this name in assembler text.
pub fn predefined_named(name: &str) -> Option<&'static PredefinedVariable> {
    PREDEFINED.iter().find(|p| !name.is_empty() && p.name == name)
}

/// A compiled form of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Binary<'a> {
    /// What the file says about it.
    pub info: GenBinaryInfo,
    /// The code, as far as it is in the file.
    pub code: &'a [u8],
}

impl Binary<'_> {
    /// What the code is for; `None` for a code that has no meaning.
    pub const fn platform(&self) -> Option<GenPlatform> {
        self.info.gen_platform()
    }
}

/// Reads the structure of an object. `hints` are members whose place the header gives.
fn data<'a, T: Structure<'a>>(
    module: &Module<'a>,
    description: &Description<'a>,
    hints: &[(u8, usize)],
    readable: bool,
) -> Result<T, Error> {
    let (file, version, bytes) = (module.bytes(), module.version(), description.bytes());
    let start = usize::try_from(description.offset).unwrap_or(usize::MAX).min(file.len());
    let upto = &file[..start + bytes.len()];
    if module.lenient() {
        return Ok(if readable { recover(upto, start, version, hints) } else { T::default() });
    }
    let (offset, size) = (u64::from(description.offset), u64::from(description.size));
    if bytes.len() as u64 != size || offset > file.len() as u64 {
        return Err(description.problem(FindingKind::Outside { value: offset, size, file: file.len() as u64 }));
    }
    T::read(&mut Reader::at(upto, start, version)).map_err(|error| {
        let mut found = None;
        inspect(T::INFO, upto, start, version, &[], description.place, &mut |finding| {
            if is_layout(&finding.kind) {
                found.get_or_insert(finding);
            }
        });
        let kind = FindingKind::Truncated { wanted: 1, left: 0 };
        found.unwrap_or(Finding { place: description.place, offset: error.offset, kind })
    })
}
