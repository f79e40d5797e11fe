//! Writing a module: all counts, sizes and offsets are laid out again.

use super::Place;
use super::edit::{AttributeBuf, BinaryBuf, ElementsBuf, KindBuf, ModuleBuf, ObjectBuf};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use openvisa_codec::{Array, FindingKind, Reader, Structure, StructureInfo, Version, WriteErrorKind, Writer, inspect};
use openvisa_isa::NEWEST_VERSION;
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, CommonIsaHeader, FunctionData, FunctionInfo, GenBinaryInfo, KernelData, KernelInfo,
    LabelInfo, PredicateInfo, SamplerInfo, StringPool, SurfaceInfo, VarInfo,
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
        let tables = self.objects.iter().enumerate().map(|(index, o)| Tables::new(o, index, self.version));
        let tables = tables.collect::<Result<Vec<_>, _>>()?;
        let data: Vec<_> = self.objects.iter().zip(&tables).map(|(o, t)| Data::new(o, t)).collect();
        let layout = Layout::new(self, &data)?;
        let mut out = Vec::with_capacity(layout.end);
        let version = self.version;
        layout.with_header(self, &data, |header| encode(header, version, &mut out, None))?;
        for piece in &layout.order {
            match (&self.objects[piece.object].kind, piece.binary, &data[piece.object]) {
                (KindBuf::Kernel { binaries, .. }, Some(binary), _) => out.extend_from_slice(&binaries[binary].code),
                (_, _, Data::Kernel(data)) => encode(data, version, &mut out, Some(piece.object))?,
                (_, _, Data::Function(data)) => encode(data, version, &mut out, Some(piece.object))?,
            }
        }
        Ok(out)
    }
}

/// Appends a structure.
fn encode<'a, T: Structure<'a>>(
    value: &T,
    version: Version,
    out: &mut Vec<u8>,
    object: Option<usize>,
) -> Result<(), BuildError> {
    encode_at(value, version, out, object, &Place::default)
}

/// Appends a structure, which has a place within another one.
fn encode_at<'a, T: Structure<'a>>(
    value: &T,
    version: Version,
    out: &mut Vec<u8>,
    object: Option<usize>,
    position: &dyn Fn() -> Place,
) -> Result<(), BuildError> {
    let start = out.len();
    out.resize(start + value.size(version), 0);
    let mut writer = Writer::new(&mut out[start..], version);
    match value.write(&mut writer) {
        Ok(()) => Ok(()),
        Err(error) => {
            let place = place(T::INFO, writer.written(), version, position());
            Err(BuildError { object, place, kind: error.kind })
        }
    }
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
        encode_at(value, self.version, &mut self.bytes, Some(self.object), &position)?;
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
        let (entry, attribute) = (T::least_size(self.version), AttributeInfo::least_size(self.version));
        let entries = lists.len().saturating_mul(entry);
        let attributes = lists.flatten().map(|a| attribute + a.value.len());
        self.bytes.reserve_exact(attributes.fold(entries, usize::saturating_add));
        self
    }

    fn array<'b, T: Structure<'b>>(&'b self) -> Array<'b, T> {
        let mut array = Array::EMPTY;
        // What was written can be read.
        let _ = array.read_into(u64::from(self.count), &mut Reader::new(&self.bytes, self.version));
        array
    }
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

    fn size(&self, version: Version) -> usize {
        match self {
            Self::Kernel(data) => data.size(version),
            Self::Function(data) => data.size(version),
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
    size: usize,
}

/// Where everything lies.
struct Layout {
    /// In the order of the file.
    order: Vec<Piece>,
    /// Offsets of the objects.
    objects: Vec<usize>,
    /// Offsets of their compiled forms.
    binaries: Vec<Vec<usize>>,
    end: usize,
}

impl Layout {
    fn new(module: &ModuleBuf, data: &[Data<'_>]) -> Result<Self, BuildError> {
        let mut order = Vec::new();
        let mut binaries = Vec::new();
        for (object, (buf, data)) in module.objects.iter().zip(data).enumerate() {
            let size = data.size(module.version);
            order.push(Piece { object, binary: None, position: buf.position, size });
            let list = buf.binaries();
            order.extend(list.iter().enumerate().map(|(index, binary)| {
                let (position, size) = (binary.position, binary.code.len());
                Piece { object, binary: Some(index), position, size }
            }));
            binaries.push(vec![0; list.len()]);
        }
        order.sort_by_key(|piece| piece.position);
        let mut layout = Self { order, objects: vec![0; module.objects.len()], binaries, end: 0 };
        // The header's size depends on how many things it lists, not on where they lie.
        let mut end = 0;
        layout.with_header(module, data, |header| {
            end = header.size(module.version);
            Ok(())
        })?;
        for piece in &layout.order {
            match piece.binary {
                None => layout.objects[piece.object] = end,
                Some(binary) => layout.binaries[piece.object][binary] = end,
            }
            end += piece.size;
        }
        layout.end = end;
        Ok(layout)
    }

    /// Calls a function with the header.
    fn with_header(
        &self,
        module: &ModuleBuf,
        data: &[Data<'_>],
        then: impl FnOnce(&CommonIsaHeader<'_>) -> Result<(), BuildError>,
    ) -> Result<(), BuildError> {
        let binaries = (0..module.objects.len()).map(|object| self.binaries(module, object));
        let binaries = binaries.collect::<Result<Vec<_>, _>>()?;
        let (mut kernels, mut functions) = (Vec::new(), Vec::new());
        for (index, object) in module.objects.iter().enumerate() {
            let name = object.name.as_slice();
            let (offset, size) = (self.objects[index], data[index].size(module.version));
            let (offset, size) = (number(offset, index)?, number(size, index)?);
            match &data[index] {
                Data::Kernel(data) => {
                    let inputs = data.size_before(KernelData::NUM_INPUTS, module.version);
                    let input_offset = number(self.objects[index] + inputs, index)?;
                    let gen_binary_info = Array::new(&binaries[index]);
                    let rest = KernelInfo::default();
                    kernels.push(KernelInfo { name, offset, size, input_offset, gen_binary_info, ..rest });
                }
                Data::Function(_) => {
                    let linkage = object.linkage();
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

    fn binaries(&self, module: &ModuleBuf, object: usize) -> Result<Vec<GenBinaryInfo>, BuildError> {
        let described = module.objects[object].binaries().iter().zip(&self.binaries[object]).map(|(binary, offset)| {
            let (binary_offset, binary_size) = (number(*offset, object)?, number(binary.code.len(), object)?);
            Ok(GenBinaryInfo { gen_platform: binary.platform, binary_offset, binary_size })
        });
        described.collect()
    }
}

impl ObjectBuf {
    fn binaries(&self) -> &[BinaryBuf] {
        match &self.kind {
            KindBuf::Kernel { binaries, .. } => binaries,
            KindBuf::Function { .. } => &[],
        }
    }

    const fn linkage(&self) -> u8 {
        match &self.kind {
            KindBuf::Kernel { .. } => 0,
            KindBuf::Function { linkage, .. } => *linkage,
        }
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
