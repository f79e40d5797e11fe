//! Modules that own what they are made of, and can be changed.
//!
//! Nothing here knows where things lie in a file: counts, sizes and offsets come about when it is [written](ModuleBuf::to_bytes).

use super::attributes::AttributesBuf;
use super::table::{Declaration, Strings, Table};
use super::{Error, Module, Object, Text};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::vec::Vec;
use openvisa_codec::{Array, Version};
use openvisa_isa::NEWEST_VERSION;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::GenPlatform;
use openvisa_isa::object::{AttributeInfo, InputInfo, LabelInfo, VarInfo};

/// A module that can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleBuf {
    /// The version of the format that it is written in. Instructions are bytes of that version, so changing it is right only
    /// with instructions of the other version.
    pub version: Version,
    /// Kernels and functions. The header lists the kernels first.
    pub objects: Vec<ObjectBuf>,
}

impl Default for ModuleBuf {
    fn default() -> Self {
        Self { version: NEWEST_VERSION, objects: Vec::new() }
    }
}

impl ModuleBuf {
    /// A module of these objects, in the newest version of the format.
    pub fn of(objects: impl IntoIterator<Item = ObjectBuf>) -> Self {
        Self { version: NEWEST_VERSION, objects: objects.into_iter().collect() }
    }
}

/// A kernel or function that can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectBuf {
    /// Its name in the header of the file.
    pub name: Vec<u8>,
    /// What only kernels, or only functions, have.
    pub kind: KindBuf,
    /// Its strings. Everything else refers to them by number.
    pub strings: StringsBuf,
    /// Number of the string with its name.
    pub name_index: u32,
    /// General variables; the first has the number [`VariableClass::first`](openvisa_isa::VariableClass::first).
    pub variables: Vec<VariableBuf>,
    /// Address variables.
    pub addresses: Vec<ElementsBuf>,
    /// Predicate variables.
    pub predicates: Vec<ElementsBuf>,
    /// Labels.
    pub labels: Vec<LabelBuf>,
    /// Sampler variables.
    pub samplers: Vec<ElementsBuf>,
    /// Surface variables.
    pub surfaces: Vec<ElementsBuf>,
    /// A number that is 0 in every legal file.
    pub vme_count: u8,
    /// Attributes.
    pub attributes: Vec<AttributeBuf>,
    /// Instructions.
    pub code: Vec<u8>,
    /// Where it lay in the file that it was read from. Things are written in this order; what is new comes last.
    pub position: u32,
}

/// What only kernels, or only functions, have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KindBuf {
    /// A kernel.
    Kernel {
        /// Its inputs.
        inputs: Vec<InputInfo>,
        /// Its compiled forms.
        binaries: Vec<BinaryBuf>,
    },
    /// A function.
    Function {
        /// Who may refer to it: the code of a [`Linkage`](openvisa_isa::enums::Linkage).
        linkage: u8,
        /// Registers that its arguments take.
        input_size: u8,
        /// Registers that its result takes.
        return_value_size: u8,
    },
}

/// A compiled form of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BinaryBuf {
    /// What it is for: the code of a [`GenPlatform`].
    pub platform: u8,
    /// The code.
    pub code: Vec<u8>,
    /// Where it lay in the file that it was read from.
    pub position: u32,
}

impl BinaryBuf {
    /// Code for a platform.
    pub const fn new(platform: GenPlatform, code: Vec<u8>) -> Self {
        Self { platform: platform.bits(), code, position: u32::MAX }
    }
}

/// A general variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariableBuf {
    /// Number of the string with its name.
    pub name_index: u32,
    /// Type and alignment.
    pub properties: VarInfoBitProperties,
    /// Number of elements.
    pub elements: u16,
    /// Number of the variable whose storage it shares, or 0.
    pub alias_index: u32,
    /// Byte of that variable where it begins.
    pub alias_offset: u16,
    /// A number that is 0 in every legal file.
    pub alias_scope: u8,
    /// Attributes.
    pub attributes: AttributesBuf,
}

/// A variable that is a number of elements: an address, predicate, sampler or surface variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ElementsBuf {
    /// Number of the string with its name.
    pub name_index: u32,
    /// Number of elements.
    pub elements: u16,
    /// Attributes.
    pub attributes: AttributesBuf,
}

/// A label.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LabelBuf {
    /// Number of the string with its name.
    pub name_index: u32,
    /// What it stands for: the code of a [`LabelKind`](openvisa_isa::enums::LabelKind).
    pub kind: u8,
    /// Attributes.
    pub attributes: AttributesBuf,
}

/// An attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttributeBuf {
    /// Number of the string with its name.
    pub name: u32,
    /// Its value.
    pub value: Box<[u8]>,
}

/// Strings by number, in one piece of memory, as they stand in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StringsBuf {
    /// Each string with a zero byte behind it.
    pub(super) bytes: Vec<u8>,
    /// Where the zero bytes are.
    ends: Vec<u32>,
}

impl StringsBuf {
    /// Number of strings.
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The string of a number.
    pub fn get(&self, index: u32) -> Option<Text<'_>> {
        self.bytes.get(self.place(index)?).map(Text::new)
    }

    /// Where the string of a number lies in the memory of all.
    pub(crate) fn place(&self, index: u32) -> Option<core::ops::Range<usize>> {
        let index = usize::try_from(index).ok()?;
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize + 1);
        Some(start..end)
    }

    /// The memory of all strings, if it is UTF-8.
    #[cfg(feature = "text")]
    pub(crate) fn all_utf8(&self) -> Option<&str> {
        core::str::from_utf8(&self.bytes).ok()
    }

    /// Makes room for so many more strings with so many bytes.
    #[cfg(feature = "text")]
    pub(crate) fn reserve(&mut self, strings: usize, bytes: usize) {
        self.ends.reserve(strings);
        self.bytes.reserve(bytes);
    }

    /// All strings, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Text<'_>> {
        (0..self.ends.len()).map(|index| self.get(index as u32).unwrap_or_default())
    }

    /// Adds a string, and gives its number. One with a zero byte inside cannot be written. Beyond 4 GiB of characters nothing is
    /// added, and the number is that of no string.
    pub fn push(&mut self, text: impl AsRef<[u8]>) -> u32 {
        let (text, index) = (text.as_ref(), self.ends.len() as u32);
        if let Ok(end) = u32::try_from(self.bytes.len() + text.len()) {
            self.bytes.extend_from_slice(text);
            self.bytes.push(0);
            self.ends.push(end);
        }
        index
    }

    /// The number of a string, which is added if it is not there yet.
    pub fn intern(&mut self, text: impl AsRef<[u8]>) -> u32 {
        let known = self.iter().position(|known| known.as_bytes() == text.as_ref());
        known.map_or_else(|| self.push(text), |index| index as u32)
    }
}

impl Module<'_> {
    /// Copies everything, so that it can be changed. Of a file that was opened leniently, what can be read is copied.
    ///
    /// Instructions are changed by writing the code anew. This saturates the results of all multiplications:
    ///
    /// ```
    /// use openvisa::isa::{Inst, Instructions, enums::Modifier, operands::VecOperand};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/simple_debug.saxpy/skl.isa"));
    /// let mut module = openvisa::Module::open(bytes)?.edit()?;
    /// for object in &mut module.objects {
    ///     let code = std::mem::take(&mut object.code);
    ///     for inst in Instructions::new(&code, module.version) {
    ///         let mut inst = inst?;
    ///         if let Inst::Mad(mad) = &mut inst
    ///             && let VecOperand::General { modifier, .. } = &mut mad.dst
    ///         {
    ///             *modifier = Modifier::Sat;
    ///         }
    ///         object.append(&inst, module.version)?;
    ///     }
    /// }
    /// let bytes = module.to_bytes()?;
    /// # let text = openvisa::text::print(&openvisa::Module::open(&bytes)?.edit()?, &Default::default()).text;
    /// # assert_eq!((text.matches("mad.sat (").count(), text.matches("mad (").count()), (2, 0));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// When an object cannot be read.
    pub fn edit(&self) -> Result<ModuleBuf, Error> {
        // Each has an entry in the bytes that there are. Collecting would make room for twice as many.
        let mut objects = Vec::with_capacity(self.objects().len());
        for object in self.objects() {
            objects.push(ObjectBuf::from(&object?));
        }
        Ok(ModuleBuf { version: self.version(), objects })
    }
}

impl From<&Object<'_>> for ObjectBuf {
    fn from(object: &Object<'_>) -> Self {
        let kind = if object.is_kernel() {
            let binaries = object.binaries().map(|binary| BinaryBuf {
                platform: binary.info.gen_platform,
                code: binary.code.to_owned(),
                position: binary.info.binary_offset,
            });
            KindBuf::Kernel { inputs: object.inputs().iter().collect(), binaries: binaries.collect() }
        } else {
            KindBuf::Function {
                linkage: object.linkage_code(),
                input_size: object.input_size(),
                return_value_size: object.return_value_size(),
            }
        };
        Self {
            name: object.name().as_bytes().to_owned(),
            kind,
            strings: strings(object.strings()),
            name_index: object.name_index(),
            variables: object.variables().entries().iter().map(VariableBuf::from).collect(),
            addresses: elements(object.addresses(), |info| info.num_elements),
            predicates: elements(object.predicates(), |info| info.num_elements),
            labels: object.labels().entries().iter().map(LabelBuf::from).collect(),
            samplers: elements(object.samplers(), |info| info.num_elements),
            surfaces: elements(object.surfaces(), |info| info.num_elements),
            vme_count: object.vme_count(),
            attributes: attributes(object.attributes().entries),
            code: object.code().to_owned(),
            position: object.offset(),
        }
    }
}

fn strings(strings: Strings<'_>) -> StringsBuf {
    let bytes = strings.iter().map(|text| text.as_bytes().len() + 1).sum();
    let mut out = StringsBuf { bytes: Vec::with_capacity(bytes), ends: Vec::with_capacity(strings.len()) };
    strings.iter().for_each(|text| {
        out.push(text.as_bytes());
    });
    out
}

fn elements<'a, T: Declaration<'a>>(table: Table<'a, T>, count: fn(&T) -> u16) -> Vec<ElementsBuf> {
    let entries = table.entries().iter().map(|info| ElementsBuf {
        name_index: info.name_index(),
        elements: count(&info),
        attributes: attributes(info.attribute_info()).into(),
    });
    entries.collect()
}

fn attributes(list: Array<'_, AttributeInfo<'_>>) -> Vec<AttributeBuf> {
    list.iter().map(|info| AttributeBuf { name: info.name, value: info.value.into() }).collect()
}

impl From<VarInfo<'_>> for VariableBuf {
    fn from(info: VarInfo<'_>) -> Self {
        Self {
            name_index: info.name_index,
            properties: info.bit_properties,
            elements: info.num_elements,
            alias_index: info.alias_index,
            alias_offset: info.alias_offset,
            alias_scope: info.alias_scope_specifier,
            attributes: attributes(info.attribute_info).into(),
        }
    }
}

impl From<LabelInfo<'_>> for LabelBuf {
    fn from(info: LabelInfo<'_>) -> Self {
        Self { name_index: info.name_index, kind: info.kind, attributes: attributes(info.attribute_info).into() }
    }
}
