//! Writing a module: all counts, sizes and offsets are laid out again.

use super::Place;
use super::edit::{AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, ModuleBuf, ObjectBuf};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use openvisa_codec::{Array, FindingKind, Reader, Structure, StructureInfo, Version, WriteErrorKind, Writer, inspect};
use openvisa_isa::NEWEST_VERSION;
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, CommonIsaHeader, FunctionData, FunctionInfo, GenBinaryInfo, InputInfo, KernelData,
    KernelInfo, LabelInfo, PredicateInfo, SamplerInfo, StringPool, SurfaceInfo, VarInfo,
};

/// Why a module cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildError {
    /// Which object, by its number in [`ModuleBuf::objects`]; `None`: the header.
    pub object: Option<usize>,
    /// The member that cannot be written.
    pub place: Place,
    /// Why.
    pub kind: WriteErrorKind,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(object) = self.object {
            write!(f, "object {object}, ")?;
        }
        write!(f, "{}: {}", self.place, self.kind)
    }
}

impl core::error::Error for BuildError {}

impl ModuleBuf {
    /// The bytes of the file: the header, then objects and compiled forms in the order of their positions.
    ///
    /// # Errors
    /// When something does not fit into its member in this version of the format: a number, a name, a table, or an offset
    /// beyond 4 GiB.
    pub fn to_bytes(&self) -> Result<Vec<u8>, BuildError> {
        let mut layout = Layout::new(self);
        let header = layout.with_header(self, |header| Ok(header.size(self.version)))?;
        let room = self.objects.iter().map(|object| object.room(self.version));
        let mut out = Vec::with_capacity(room.fold(header, usize::saturating_add));
        // The header is written last, when it is known where everything lies.
        out.resize(header, 0);
        for Piece { object, binary, .. } in order(self) {
            let (buf, start) = (&self.objects[object], out.len());
            match binary {
                Some(binary) => {
                    let (code, described) = (&buf.binaries()[binary].code, &mut layout.binaries[object][binary]);
                    described.binary_offset = number(start, object)?;
                    described.binary_size = number(code.len(), object)?;
                    out.extend_from_slice(code);
                }
                None => {
                    // One at a time: in this form an object takes as much memory as a small file.
                    let tables = Tables::new(buf, object, self.version)?;
                    let inputs = Data::new(buf, &tables).append(object, self.version, &mut out)?;
                    layout.objects[object] = Placed {
                        offset: number(start, object)?,
                        size: number(out.len() - start, object)?,
                        input_offset: number(start + inputs, object)?,
                    };
                }
            }
        }
        layout.with_header(self, |value| write_at(value, self.version, &mut out[..header], None, &Place::default))?;
        Ok(out)
    }
}

/// Appends a structure, which has a place within another one.
fn append<'a, T: Structure<'a>>(
    value: &T,
    version: Version,
    out: &mut Vec<u8>,
    object: usize,
    position: &dyn Fn() -> Place,
) -> Result<(), BuildError> {
    let start = out.len();
    out.resize(start + value.size(version), 0);
    write_at(value, version, &mut out[start..], Some(object), position)
}

/// Writes a structure to the start of bytes that there are.
fn write_at<'a, T: Structure<'a>>(
    value: &T,
    version: Version,
    out: &mut [u8],
    object: Option<usize>,
    position: &dyn Fn() -> Place,
) -> Result<(), BuildError> {
    let mut writer = Writer::new(out, version);
    value.write(&mut writer).map_err(|error| {
        let place = place(T::INFO, writer.written(), version, position());
        BuildError { object, place, kind: error.kind }
    })
}

/// The member that would follow what was written: the one for which bytes are missing.
fn place(info: &'static StructureInfo, written: &[u8], version: Version, position: Place) -> Place {
    let mut place = None;
    inspect(info, written, 0, version, &[], position, &mut |finding| {
        if matches!(finding.kind, FindingKind::Truncated { .. } | FindingKind::Unterminated) && place.is_none() {
            place = Some(finding.place);
        }
    });
    place.unwrap_or(position)
}

/// The structure of an object.
const fn data_info(object: &ObjectBuf) -> &'static StructureInfo {
    match &object.kind {
        KindBuf::Kernel { .. } => KernelData::INFO,
        KindBuf::Function { .. } => FunctionData::INFO,
    }
}

/// The strings of an object: they stand in memory as in the file, unless one has a zero byte inside.
fn strings(object: &ObjectBuf, index: usize) -> Result<Array<'_, StringPool<'_>>, BuildError> {
    let mut strings = Array::EMPTY;
    let count = object.strings.len() as u64;
    // The form of a string is the same in all versions.
    let whole = strings.read_into(count, &mut Reader::new(&object.strings.bytes, NEWEST_VERSION));
    let wrong = object.strings.iter().position(|text| text.as_bytes().contains(&0));
    match wrong.or(whole.err().map(|_| strings.len())) {
        None => Ok(strings),
        Some(string) => {
            let data = data_info(object);
            let table = data.members.iter().find(|m| StringPool::INFO.members.iter().any(|inner| m.contains(inner)));
            let place =
                table.map_or(Place::default(), |table| Place::default().then(table, u32::try_from(string).ok()));
            let place = StringPool::INFO.members.first().map_or(place, |text| place.then(text, None));
            Err(BuildError { object: Some(index), place, kind: WriteErrorKind::Reserved { value: 0 } })
        }
    }
}

/// A table in the bytes of the file, which take less memory than its entries.
struct Encoded {
    bytes: Vec<u8>,
    count: u32,
    version: Version,
    /// Which object.
    object: usize,
    /// The structure that has the table.
    data: &'static StructureInfo,
}

impl Encoded {
    const fn new(object: &ObjectBuf, index: usize, version: Version) -> Self {
        Self { bytes: Vec::new(), count: 0, version, object: index, data: data_info(object) }
    }

    /// Adds an entry.
    fn push<'a, T: Structure<'a>>(&mut self, value: &T) -> Result<(), BuildError> {
        let (data, number) = (self.data, self.count);
        let position = || {
            let member = data.members.iter().find(|m| T::INFO.members.iter().any(|inner| m.contains(inner)));
            member.map_or(Place::default(), |member| Place::default().then(member, Some(number)))
        };
        append(value, self.version, &mut self.bytes, self.object, &position)?;
        self.count = number.saturating_add(1);
        Ok(())
    }

    /// A declaration with attributes.
    fn push_with<'a, T: Structure<'a>>(
        &mut self,
        list: &'a [AttributeBuf],
        scratch: &'a mut Vec<AttributeInfo<'a>>,
        value: impl FnOnce(Array<'a, AttributeInfo<'a>>) -> T,
    ) -> Result<(), BuildError> {
        scratch.extend(list.iter().map(attribute));
        self.push(&value(Array::new(scratch)))
    }

    /// With room for so many entries, which have these lists of attributes.
    fn with_room<'a, 'b, T: Structure<'a>>(mut self, lists: impl ExactSizeIterator<Item = &'b [AttributeBuf]>) -> Self {
        self.bytes.reserve_exact(room::<T>(self.version, lists));
        self
    }

    fn array<'b, T: Structure<'b>>(&'b self) -> Array<'b, T> {
        let mut array = Array::EMPTY;
        // What was written can be read.
        let _ = array.read_into(u64::from(self.count), &mut Reader::new(&self.bytes, self.version));
        array
    }
}

/// Bytes that entries take which have these lists of attributes.
fn room<'a, 'b, T: Structure<'a>>(version: Version, lists: impl ExactSizeIterator<Item = &'b [AttributeBuf]>) -> usize {
    let (entry, attribute) = (T::least_size(version), AttributeInfo::least_size(version));
    let entries = lists.len().saturating_mul(entry);
    let attributes = lists.flatten().map(|a| attribute + a.value.len());
    attributes.fold(entries, usize::saturating_add)
}

/// An attribute as a file has it.
fn attribute(attribute: &AttributeBuf) -> AttributeInfo<'_> {
    AttributeInfo { name: attribute.name, value: &attribute.value }
}

/// The tables of an object in the form of the file.
struct Tables<'b> {
    strings: Array<'b, StringPool<'b>>,
    variables: Encoded,
    addresses: Encoded,
    predicates: Encoded,
    labels: Encoded,
    samplers: Encoded,
    surfaces: Encoded,
    attributes: Encoded,
}

/// A table of a class that is a number of elements.
macro_rules! elements {
    ($structure:ident, $list:expr, $table:expr) => {{
        let mut table = $table.with_room::<$structure<'_>>($list.iter().map(|e| &*e.attributes));
        for e in &$list {
            let ElementsBuf { name_index, elements: num_elements, attributes } = e;
            let (name_index, num_elements) = (*name_index, *num_elements);
            table.push_with(attributes, &mut Vec::new(), |attribute_info| $structure {
                name_index,
                num_elements,
                attribute_info,
            })?;
        }
        table
    }};
}

impl<'b> Tables<'b> {
    fn new(object: &'b ObjectBuf, index: usize, version: Version) -> Result<Self, BuildError> {
        let table = || Encoded::new(object, index, version);
        let mut variables = table().with_room::<VarInfo<'_>>(object.variables.iter().map(|v| &*v.attributes));
        let mut labels = table().with_room::<LabelInfo<'_>>(object.labels.iter().map(|l| &*l.attributes));
        let mut attributes =
            table().with_room::<AttributeInfo<'_>>(object.attributes.iter().map(core::slice::from_ref));
        for v in &object.variables {
            variables.push_with(&v.attributes, &mut Vec::new(), |attribute_info| VarInfo {
                name_index: v.name_index,
                bit_properties: v.properties,
                num_elements: v.elements,
                alias_index: v.alias_index,
                alias_offset: v.alias_offset,
                alias_scope_specifier: v.alias_scope,
                attribute_info,
            })?;
        }
        for l in &object.labels {
            let (name_index, kind) = (l.name_index, l.kind);
            labels.push_with(&l.attributes, &mut Vec::new(), |attribute_info| LabelInfo {
                name_index,
                kind,
                attribute_info,
            })?;
        }
        for a in &object.attributes {
            attributes.push(&attribute(a))?;
        }
        Ok(Self {
            strings: strings(object, index)?,
            variables,
            addresses: elements!(AddressInfo, object.addresses, table()),
            predicates: elements!(PredicateInfo, object.predicates, table()),
            labels,
            samplers: elements!(SamplerInfo, object.samplers, table()),
            surfaces: elements!(SurfaceInfo, object.surfaces, table()),
            attributes,
        })
    }
}

/// An object in the form of the file.
enum Data<'b> {
    Kernel(KernelData<'b>),
    Function(FunctionData<'b>),
}

macro_rules! data {
    ($structure:ident, $object:expr, $tables:expr, $($rest:tt)*) => {
        $structure {
            string_pool: $tables.strings,
            name_index: $object.name_index,
            var_info: $tables.variables.array(),
            address_info: $tables.addresses.array(),
            predicate_info: $tables.predicates.array(),
            label_info: $tables.labels.array(),
            sampler_info: $tables.samplers.array(),
            surface_info: $tables.surfaces.array(),
            vme_count: $object.vme_count,
            attribute_info: $tables.attributes.array(),
            instructions: &$object.code,
            // These two come about in writing.
            size: 0,
            entry: 0,
            $($rest)*
        }
    };
}

impl<'b> Data<'b> {
    fn new(object: &'b ObjectBuf, tables: &'b Tables<'b>) -> Self {
        match &object.kind {
            KindBuf::Kernel { inputs, .. } => {
                Self::Kernel(data!(KernelData, object, tables, input_info: Array::new(inputs)))
            }
            KindBuf::Function { input_size, return_value_size, .. } => Self::Function(
                data!(FunctionData, object, tables, input_size: *input_size, return_value_size: *return_value_size),
            ),
        }
    }

    /// Appends it, and says after how many bytes its inputs begin.
    fn append(&self, object: usize, version: Version, out: &mut Vec<u8>) -> Result<usize, BuildError> {
        match self {
            Self::Kernel(data) => append(data, version, out, object, &Place::default)
                .map(|()| data.size_before(KernelData::NUM_INPUTS, version)),
            Self::Function(data) => append(data, version, out, object, &Place::default).map(|()| 0),
        }
    }
}

/// An object, or a compiled form of one.
struct Piece {
    object: usize,
    /// Which compiled form.
    binary: Option<usize>,
    /// Where it lay before.
    position: u32,
}

/// The pieces of a file in their order.
fn order(module: &ModuleBuf) -> Vec<Piece> {
    let pieces = module.objects.iter().enumerate().flat_map(|(object, buf)| {
        let binaries = buf.binaries().iter().enumerate();
        let binaries = binaries.map(move |(index, b)| Piece { object, binary: Some(index), position: b.position });
        [Piece { object, binary: None, position: buf.position }].into_iter().chain(binaries)
    });
    let mut order: Vec<_> = pieces.collect();
    order.sort_by_key(|piece| piece.position);
    order
}

/// Where an object lies.
#[derive(Clone, Copy, Default)]
struct Placed {
    offset: u32,
    size: u32,
    input_offset: u32,
}

/// Where everything lies.
struct Layout {
    objects: Vec<Placed>,
    /// Their compiled forms.
    binaries: Vec<Vec<GenBinaryInfo>>,
}

impl Layout {
    /// One in which everything is still to be placed.
    fn new(module: &ModuleBuf) -> Self {
        let described =
            |binary: &BinaryBuf| GenBinaryInfo { gen_platform: binary.platform, ..GenBinaryInfo::default() };
        let binaries = module.objects.iter().map(|object| object.binaries().iter().map(described).collect());
        Self { objects: vec![Placed::default(); module.objects.len()], binaries: binaries.collect() }
    }

    /// Calls a function with the header. Its size depends on how many things it lists, not on where they lie.
    fn with_header<R>(
        &self,
        module: &ModuleBuf,
        then: impl FnOnce(&CommonIsaHeader<'_>) -> Result<R, BuildError>,
    ) -> Result<R, BuildError> {
        let is_kernel = |object: &&ObjectBuf| matches!(object.kind, KindBuf::Kernel { .. });
        let count = module.objects.iter().filter(is_kernel).count();
        let mut kernels = Vec::with_capacity(count);
        let mut functions = Vec::with_capacity(module.objects.len() - count);
        for (object, (placed, binaries)) in module.objects.iter().zip(self.objects.iter().zip(&self.binaries)) {
            let (name, Placed { offset, size, input_offset }) = (object.name.as_slice(), *placed);
            match &object.kind {
                KindBuf::Kernel { .. } => {
                    let gen_binary_info = Array::new(binaries);
                    let rest = KernelInfo::default();
                    kernels.push(KernelInfo { name, offset, size, input_offset, gen_binary_info, ..rest });
                }
                KindBuf::Function { linkage, .. } => {
                    let linkage = *linkage;
                    functions.push(FunctionInfo { linkage, name, offset, size, ..FunctionInfo::default() });
                }
            }
        }
        then(&CommonIsaHeader {
            magic_number: CommonIsaHeader::MAGIC_NUMBER,
            major_version: module.version.major,
            minor_version: module.version.minor,
            kernel_info: Array::new(&kernels),
            function_info: Array::new(&functions),
            ..CommonIsaHeader::default()
        })
    }
}

impl ObjectBuf {
    fn binaries(&self) -> &[BinaryBuf] {
        match &self.kind {
            KindBuf::Kernel { binaries, .. } => binaries,
            KindBuf::Function { .. } => &[],
        }
    }

    /// Bytes that it takes in a file, about.
    fn room(&self, version: Version) -> usize {
        let elements = |list: &[ElementsBuf]| room::<AddressInfo<'_>>(version, list.iter().map(|e| &*e.attributes));
        let inputs = if let KindBuf::Kernel { inputs, .. } = &self.kind { inputs.len() } else { 0 };
        let parts = [
            KernelData::least_size(version),
            inputs.saturating_mul(InputInfo::least_size(version)),
            self.strings.bytes.len(),
            room::<VarInfo<'_>>(version, self.variables.iter().map(|v| &*v.attributes)),
            room::<LabelInfo<'_>>(version, self.labels.iter().map(|l| &*l.attributes)),
            room::<AttributeInfo<'_>>(version, self.attributes.iter().map(core::slice::from_ref)),
            self.code.len(),
        ];
        let lists = [&self.addresses, &self.predicates, &self.samplers, &self.surfaces].map(|list| elements(list));
        let binaries = self.binaries().iter().map(|binary| binary.code.len());
        parts.into_iter().chain(lists).chain(binaries).fold(0, usize::saturating_add)
    }
}

/// A size or offset as the file has it.
fn number(value: usize, object: usize) -> Result<u32, BuildError> {
    u32::try_from(value).map_err(|_| BuildError {
        object: Some(object),
        place: Place::default(),
        kind: WriteErrorKind::TooLarge { value: value as u64 },
    })
}
