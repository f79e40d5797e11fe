//! Writes modules and computes all counts, sizes and offsets. For example, a kernel that grows by 8
//! bytes moves every later object.

use super::MemberPath;
use super::owned::{AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, ModuleBuf, ObjectBuf};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use openvisa_isa::NEWEST_VERSION;
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, CommonIsaHeader, FunctionData, FunctionInfo, GenBinaryInfo, InputInfo, KernelData,
    KernelInfo, LabelInfo, PredicateInfo, SamplerInfo, StringPool, SurfaceInfo, VarInfo,
};
use openvisa_isa_core::{
    Array, FindingKind, Reader, Structure, StructureInfo, Version, WriteErrorKind, Writer, inspect,
};

/// The error of a module that cannot be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BuildError {
    /// Index of the object in [`ModuleBuf::objects`], or `None` for the header.
    pub object: Option<usize>,
    /// The member that cannot be written.
    pub place: MemberPath,
    /// The reason.
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

openvisa_isa_core::error_types!(BuildError { error => &error.kind });

impl ModuleBuf {
    /// Encodes the module: the header, then objects and binaries in the order of their positions.
    ///
    /// # Errors
    /// Fails if a value does not fit its member in this version of the format: a number, a name, a
    /// table, or an offset beyond 4 GiB.
    pub fn to_bytes(&self) -> Result<Vec<u8>, BuildError> {
        let mut layout = FileLayout::new(self);
        let header = layout.with_header(self, |header| Ok(header.size(self.version)))?;
        let estimates = self.objects.iter().map(|object| object.estimate_bytes(self.version));
        let mut out = Vec::with_capacity(estimates.fold(header, usize::saturating_add));
        // The header is written last, when all offsets are known.
        out.resize(header, 0);
        for FilePart { object, binary, .. } in parts_in_order(self) {
            let (buf, start) = (&self.objects[object], out.len());
            match binary {
                Some(binary) => {
                    let (code, described) = (&buf.binaries()[binary].code, &mut layout.binaries[object][binary]);
                    described.binary_offset = to_file_u32(start, object)?;
                    described.binary_size = to_file_u32(code.len(), object)?;
                    out.extend_from_slice(code);
                }
                None => {
                    // Encodes one object at a time, because the encoded tables take as much memory
                    // as the object does in the file.
                    let tables = EncodedTables::new(buf, object, self.version)?;
                    let inputs = EncodedObject::new(buf, &tables).append(object, self.version, &mut out)?;
                    layout.objects[object] = ObjectExtent {
                        offset: to_file_u32(start, object)?,
                        size: to_file_u32(out.len() - start, object)?,
                        input_offset: to_file_u32(start + inputs, object)?,
                    };
                }
            }
        }
        layout
            .with_header(self, |value| write_at(value, self.version, &mut out[..header], None, &MemberPath::default))?;
        Ok(out)
    }
}

/// Appends a structure. `position` computes its place for an error.
fn append_structure<'a, T: Structure<'a>>(
    value: &T,
    version: Version,
    out: &mut Vec<u8>,
    object: usize,
    position: &dyn Fn() -> MemberPath,
) -> Result<(), BuildError> {
    let start = out.len();
    out.resize(start + value.size(version), 0);
    write_at(value, version, &mut out[start..], Some(object), position)
}

/// Writes a structure to the start of `out`.
fn write_at<'a, T: Structure<'a>>(
    value: &T,
    version: Version,
    out: &mut [u8],
    object: Option<usize>,
    position: &dyn Fn() -> MemberPath,
) -> Result<(), BuildError> {
    let mut writer = Writer::new(out, version);
    value.write(&mut writer).map_err(|error| {
        let place = failed_member(T::INFO, writer.written(), version, position());
        BuildError { object, place, kind: error.kind }
    })
}

/// Returns the member that follows the bytes written so far, where the error occurred.
fn failed_member(info: &'static StructureInfo, written: &[u8], version: Version, position: MemberPath) -> MemberPath {
    let mut place = None;
    inspect(info, written, 0, version, &[], position, &mut |finding| {
        if matches!(finding.kind, FindingKind::Truncated { .. } | FindingKind::Unterminated) && place.is_none() {
            place = Some(finding.place);
        }
    });
    place.unwrap_or(position)
}

/// Returns the structure type of an object.
const fn data_info(object: &ObjectBuf) -> &'static StructureInfo {
    match &object.kind {
        KindBuf::Kernel { .. } => KernelData::INFO,
        KindBuf::Function { .. } => FunctionData::INFO,
    }
}

/// Returns the strings of an object. Their buffer has the layout of the file, unless a string
/// contains a zero byte.
fn string_array(object: &ObjectBuf, index: usize) -> Result<Array<'_, StringPool<'_>>, BuildError> {
    let mut strings = Array::EMPTY;
    let count = object.strings.len() as u64;
    // The layout of a string is the same in all versions.
    let whole = strings.read_into(count, &mut Reader::new(&object.strings.bytes, NEWEST_VERSION));
    let wrong = object.strings.iter().position(|text| text.as_bytes().contains(&0));
    match wrong.or(whole.err().map(|_| strings.len())) {
        None => Ok(strings),
        Some(string) => {
            let data = data_info(object);
            let table = data.members.iter().find(|m| StringPool::INFO.members.iter().any(|inner| m.contains(inner)));
            let place = table
                .map_or(MemberPath::default(), |table| MemberPath::default().then(table, u32::try_from(string).ok()));
            let place = StringPool::INFO.members.first().map_or(place, |text| place.then(text, None));
            Err(BuildError { object: Some(index), place, kind: WriteErrorKind::Reserved { value: 0 } })
        }
    }
}

/// An encoded table. The bytes take less memory than decoded entries.
struct EncodedTable {
    bytes: Vec<u8>,
    count: u32,
    version: Version,
    /// Index of the object.
    object: usize,
    /// The structure that contains the table.
    data: &'static StructureInfo,
}

impl EncodedTable {
    const fn new(object: &ObjectBuf, index: usize, version: Version) -> Self {
        Self { bytes: Vec::new(), count: 0, version, object: index, data: data_info(object) }
    }

    /// Appends an entry.
    fn push<'a, T: Structure<'a>>(&mut self, value: &T) -> Result<(), BuildError> {
        let (data, number) = (self.data, self.count);
        let position = || {
            let member = data.members.iter().find(|m| T::INFO.members.iter().any(|inner| m.contains(inner)));
            member.map_or(MemberPath::default(), |member| MemberPath::default().then(member, Some(number)))
        };
        append_structure(value, self.version, &mut self.bytes, self.object, &position)?;
        self.count = number.saturating_add(1);
        Ok(())
    }

    /// Appends a declaration with attributes. `scratch` holds the encoded attributes that the entry
    /// borrows.
    fn push_declaration<'a, T: Structure<'a>>(
        &mut self,
        list: &'a [AttributeBuf],
        scratch: &'a mut Vec<AttributeInfo<'a>>,
        value: impl FnOnce(Array<'a, AttributeInfo<'a>>) -> T,
    ) -> Result<(), BuildError> {
        scratch.extend(list.iter().map(attribute_info));
        self.push(&value(Array::new(scratch)))
    }

    /// Reserves space for one entry per attribute list.
    fn with_capacity_for<'a, 'b, T: Structure<'a>>(
        mut self,
        lists: impl ExactSizeIterator<Item = &'b [AttributeBuf]>,
    ) -> Self {
        self.bytes.reserve_exact(estimate_table_bytes::<T>(self.version, lists));
        self
    }

    /// Returns the encoded entries as an array.
    fn as_array<'b, T: Structure<'b>>(&'b self) -> Array<'b, T> {
        let mut array = Array::EMPTY;
        // Reading back what was written cannot fail.
        let _ = array.read_into(u64::from(self.count), &mut Reader::new(&self.bytes, self.version));
        array
    }
}

/// Returns an estimate in bytes of the size of entries with these attribute lists.
fn estimate_table_bytes<'a, 'b, T: Structure<'a>>(
    version: Version,
    lists: impl ExactSizeIterator<Item = &'b [AttributeBuf]>,
) -> usize {
    let (entry, attribute) = (T::least_size(version), AttributeInfo::least_size(version));
    let entries = lists.len().saturating_mul(entry);
    let attributes = lists.flatten().map(|a| attribute + a.value.len());
    attributes.fold(entries, usize::saturating_add)
}

/// Returns an attribute in the structure of the file.
fn attribute_info(attribute: &AttributeBuf) -> AttributeInfo<'_> {
    AttributeInfo { name: attribute.name, value: &attribute.value }
}

/// The encoded tables of an object.
struct EncodedTables<'b> {
    strings: Array<'b, StringPool<'b>>,
    variables: EncodedTable,
    addresses: EncodedTable,
    predicates: EncodedTable,
    labels: EncodedTable,
    samplers: EncodedTable,
    surfaces: EncodedTable,
    attributes: EncodedTable,
}

/// Encodes a table of declarations that consist of a name and a number of elements.
macro_rules! encode_elements {
    ($structure:ident, $list:expr, $table:expr) => {{
        let mut table = $table.with_capacity_for::<$structure<'_>>($list.iter().map(|e| &*e.attributes));
        for e in &$list {
            let ElementsBuf { name_index, elements: num_elements, attributes } = e;
            let (name_index, num_elements) = (*name_index, *num_elements);
            table.push_declaration(attributes, &mut Vec::new(), |attribute_info| $structure {
                name_index,
                num_elements,
                attribute_info,
            })?;
        }
        table
    }};
}

impl<'b> EncodedTables<'b> {
    fn new(object: &'b ObjectBuf, index: usize, version: Version) -> Result<Self, BuildError> {
        let table = || EncodedTable::new(object, index, version);
        let mut variables = table().with_capacity_for::<VarInfo<'_>>(object.variables.iter().map(|v| &*v.attributes));
        let mut labels = table().with_capacity_for::<LabelInfo<'_>>(object.labels.iter().map(|l| &*l.attributes));
        let mut attributes =
            table().with_capacity_for::<AttributeInfo<'_>>(object.attributes.iter().map(core::slice::from_ref));
        for v in &object.variables {
            variables.push_declaration(&v.attributes, &mut Vec::new(), |attribute_info| VarInfo {
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
            labels.push_declaration(&l.attributes, &mut Vec::new(), |attribute_info| LabelInfo {
                name_index,
                kind,
                attribute_info,
            })?;
        }
        for a in &object.attributes {
            attributes.push(&attribute_info(a))?;
        }
        Ok(Self {
            strings: string_array(object, index)?,
            variables,
            addresses: encode_elements!(AddressInfo, object.addresses, table()),
            predicates: encode_elements!(PredicateInfo, object.predicates, table()),
            labels,
            samplers: encode_elements!(SamplerInfo, object.samplers, table()),
            surfaces: encode_elements!(SurfaceInfo, object.surfaces, table()),
            attributes,
        })
    }
}

/// An object in the structure of the file.
enum EncodedObject<'b> {
    Kernel(KernelData<'b>),
    Function(FunctionData<'b>),
}

macro_rules! object_data {
    ($structure:ident, $object:expr, $tables:expr, $($rest:tt)*) => {
        $structure {
            string_pool: $tables.strings,
            name_index: $object.name_index,
            var_info: $tables.variables.as_array(),
            address_info: $tables.addresses.as_array(),
            predicate_info: $tables.predicates.as_array(),
            label_info: $tables.labels.as_array(),
            sampler_info: $tables.samplers.as_array(),
            surface_info: $tables.surfaces.as_array(),
            vme_count: $object.vme_count,
            attribute_info: $tables.attributes.as_array(),
            instructions: &$object.code,
            // The writer computes both members.
            size: 0,
            entry: 0,
            $($rest)*
        }
    };
}

impl<'b> EncodedObject<'b> {
    fn new(object: &'b ObjectBuf, tables: &'b EncodedTables<'b>) -> Self {
        match &object.kind {
            KindBuf::Kernel { inputs, .. } => {
                Self::Kernel(object_data!(KernelData, object, tables, input_info: Array::new(inputs)))
            }
            KindBuf::Function { input_size, return_value_size, .. } => Self::Function(
                object_data!(FunctionData, object, tables, input_size: *input_size, return_value_size: *return_value_size),
            ),
        }
    }

    /// Appends the object. Returns the byte offset of its inputs in the object.
    fn append(&self, object: usize, version: Version, out: &mut Vec<u8>) -> Result<usize, BuildError> {
        match self {
            Self::Kernel(data) => append_structure(data, version, out, object, &MemberPath::default)
                .map(|()| data.size_before(KernelData::NUM_INPUTS, version)),
            Self::Function(data) => append_structure(data, version, out, object, &MemberPath::default).map(|()| 0),
        }
    }
}

/// A part of the file: an object or a compiled binary.
struct FilePart {
    object: usize,
    /// Index of the binary, or `None` for the object itself.
    binary: Option<usize>,
    /// Byte offset in the file that it was read from.
    position: u32,
}

/// Returns the parts of the file in the order of their positions.
fn parts_in_order(module: &ModuleBuf) -> Vec<FilePart> {
    let pieces = module.objects.iter().enumerate().flat_map(|(object, buf)| {
        let binaries = buf.binaries().iter().enumerate();
        let binaries = binaries.map(move |(index, b)| FilePart { object, binary: Some(index), position: b.position });
        [FilePart { object, binary: None, position: buf.position }].into_iter().chain(binaries)
    });
    let mut order: Vec<_> = pieces.collect();
    order.sort_by_key(|piece| piece.position);
    order
}

/// The location of an object in the file.
#[derive(Clone, Copy, Default)]
struct ObjectExtent {
    offset: u32,
    size: u32,
    input_offset: u32,
}

/// The locations of all parts of the file.
struct FileLayout {
    objects: Vec<ObjectExtent>,
    /// Header entries of the compiled binaries, by object.
    binaries: Vec<Vec<GenBinaryInfo>>,
}

impl FileLayout {
    /// Creates a layout with all offsets 0.
    fn new(module: &ModuleBuf) -> Self {
        let described =
            |binary: &BinaryBuf| GenBinaryInfo { gen_platform: binary.platform, ..GenBinaryInfo::default() };
        let binaries = module.objects.iter().map(|object| object.binaries().iter().map(described).collect());
        Self { objects: vec![ObjectExtent::default(); module.objects.len()], binaries: binaries.collect() }
    }

    /// Calls a function with the header. The size of the header depends on the number of entries,
    /// not on their values.
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
            let (name, ObjectExtent { offset, size, input_offset }) = (object.name.as_slice(), *placed);
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

    /// Returns an estimate of the encoded size in bytes.
    fn estimate_bytes(&self, version: Version) -> usize {
        let elements = |list: &[ElementsBuf]| {
            estimate_table_bytes::<AddressInfo<'_>>(version, list.iter().map(|e| &*e.attributes))
        };
        let inputs = if let KindBuf::Kernel { inputs, .. } = &self.kind { inputs.len() } else { 0 };
        let parts = [
            KernelData::least_size(version),
            inputs.saturating_mul(InputInfo::least_size(version)),
            self.strings.bytes.len(),
            estimate_table_bytes::<VarInfo<'_>>(version, self.variables.iter().map(|v| &*v.attributes)),
            estimate_table_bytes::<LabelInfo<'_>>(version, self.labels.iter().map(|l| &*l.attributes)),
            estimate_table_bytes::<AttributeInfo<'_>>(version, self.attributes.iter().map(core::slice::from_ref)),
            self.code.len(),
        ];
        let lists = [&self.addresses, &self.predicates, &self.samplers, &self.surfaces].map(|list| elements(list));
        let binaries = self.binaries().iter().map(|binary| binary.code.len());
        parts.into_iter().chain(lists).chain(binaries).fold(0, usize::saturating_add)
    }
}

/// Converts a size or offset to the type of the file.
fn to_file_u32(value: usize, object: usize) -> Result<u32, BuildError> {
    u32::try_from(value).map_err(|_| BuildError {
        object: Some(object),
        place: MemberPath::default(),
        kind: WriteErrorKind::TooLarge { value: value as u64 },
    })
}
