//! Owned modules, which can be changed. They hold no counts, sizes or offsets of the file:
//! [`ModuleBuf::to_bytes`] computes these. For example, removing a variable needs no update of a
//! count.

use super::attributes::AttributesBuf;
use super::declarations::{Declaration, Strings, Table};
use super::{Error, Module, Object, Text};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::vec::Vec;
use openvisa_isa::NEWEST_VERSION;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::GenPlatform;
use openvisa_isa::object::{AttributeInfo, InputInfo, LabelInfo, VarInfo};
use openvisa_isa_core::{Array, Version};

/// A module that can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleBuf {
    /// The version of the object format. The code of every object is encoded in this version, so
    /// use [`convert`](Self::convert) to change both.
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
    /// Creates a module of these objects in the newest version.
    pub fn of(objects: impl IntoIterator<Item = ObjectBuf>) -> Self {
        Self { version: NEWEST_VERSION, objects: objects.into_iter().collect() }
    }
}

/// A kernel or function that can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectBuf {
    /// The name in the header of the file.
    pub name: Vec<u8>,
    /// The members that only kernels or only functions have.
    pub kind: KindBuf,
    /// The string pool. Declarations and instructions refer to strings by index.
    pub strings: StringsBuf,
    /// Index of the string with the name of the object.
    pub name_index: u32,
    /// General variables. The first one has the ID
    /// [`VariableClass::first`](openvisa_isa::VariableClass::first).
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
    /// A number that must be 0 in valid files.
    pub vme_count: u8,
    /// Attributes.
    pub attributes: Vec<AttributeBuf>,
    /// The encoded instructions.
    pub code: Vec<u8>,
    /// Byte offset in the file that the object was read from, or `u32::MAX`. Objects and binaries
    /// are written in the order of their positions.
    pub position: u32,
}

/// The members that only kernels or only functions have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum KindBuf {
    /// A kernel.
    Kernel {
        /// The inputs.
        #[cfg_attr(feature = "serde", serde(default, with = "super::serde_form::inputs"))]
        inputs: Vec<InputInfo>,
        /// The compiled binaries.
        #[cfg_attr(feature = "serde", serde(default))]
        binaries: Vec<BinaryBuf>,
    },
    /// A function.
    Function {
        /// The code of a [`Linkage`](openvisa_isa::enums::Linkage).
        linkage: u8,
        /// Number of registers that the arguments take.
        input_size: u8,
        /// Number of registers that the return value takes.
        return_value_size: u8,
    },
}

/// A kernel compiled for a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct BinaryBuf {
    /// The code of a [`GenPlatform`].
    pub platform: u8,
    /// The machine code.
    #[cfg_attr(feature = "serde", serde(with = "super::serde_form::hex"))]
    pub code: Vec<u8>,
    /// Byte offset in the file that it was read from, or `u32::MAX`.
    #[cfg_attr(
        feature = "serde",
        serde(default = "super::serde_form::unset_position", skip_serializing_if = "super::serde_form::is_unset")
    )]
    pub position: u32,
}

impl BinaryBuf {
    /// Creates the binary of a platform.
    pub const fn new(platform: GenPlatform, code: Vec<u8>) -> Self {
        Self { platform: platform.bits(), code, position: u32::MAX }
    }
}

/// A general variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct VariableBuf {
    /// Index of the string with the name.
    pub name_index: u32,
    /// Type and alignment.
    pub properties: VarInfoBitProperties,
    /// Number of elements.
    pub elements: u16,
    /// ID of the variable whose storage it shares, or 0.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::serde_form::is_zero"))]
    pub alias_index: u32,
    /// Byte offset in the storage of that variable.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::serde_form::is_zero"))]
    pub alias_offset: u16,
    /// A number that must be 0 in valid files.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "super::serde_form::is_zero"))]
    pub alias_scope: u8,
    /// Attributes.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "<[AttributeBuf]>::is_empty"))]
    pub attributes: AttributesBuf,
}

/// An address, predicate, sampler or surface variable: a name and a number of elements.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct ElementsBuf {
    /// Index of the string with the name.
    pub name_index: u32,
    /// Number of elements.
    pub elements: u16,
    /// Attributes.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "<[AttributeBuf]>::is_empty"))]
    pub attributes: AttributesBuf,
}

/// A label.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct LabelBuf {
    /// Index of the string with the name.
    pub name_index: u32,
    /// The code of a [`LabelKind`](openvisa_isa::enums::LabelKind).
    pub kind: u8,
    /// Attributes.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "<[AttributeBuf]>::is_empty"))]
    pub attributes: AttributesBuf,
}

/// An attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct AttributeBuf {
    /// Index of the string with the name.
    pub name: u32,
    /// The encoded value.
    #[cfg_attr(feature = "serde", serde(with = "super::serde_form::hex"))]
    pub value: Box<[u8]>,
}

/// Strings by index, in a single buffer with the layout of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StringsBuf {
    /// The strings, each with a terminating zero byte.
    pub(super) bytes: Vec<u8>,
    /// Offsets of the terminating zero bytes.
    ends: Vec<u32>,
}

impl StringsBuf {
    /// Returns the number of strings.
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns whether there are no strings.
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Returns the string with this index.
    pub fn get(&self, index: u32) -> Option<Text<'_>> {
        self.bytes.get(self.byte_range(index)?).map(Text::new)
    }

    /// Returns the byte range of a string in the buffer.
    pub(crate) fn byte_range(&self, index: u32) -> Option<core::ops::Range<usize>> {
        let index = usize::try_from(index).ok()?;
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize + 1);
        Some(start..end)
    }

    /// Returns the whole buffer if it is valid UTF-8.
    #[cfg(feature = "text")]
    pub(crate) fn all_utf8(&self) -> Option<&str> {
        core::str::from_utf8(&self.bytes).ok()
    }

    /// Reserves space for additional strings with `bytes` bytes in total.
    #[cfg(feature = "text")]
    pub(crate) fn reserve(&mut self, strings: usize, bytes: usize) {
        self.ends.reserve(strings);
        self.bytes.reserve(bytes);
    }

    /// Iterates over all strings in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Text<'_>> {
        (0..self.ends.len()).map(|index| self.get(index as u32).unwrap_or_default())
    }

    /// Appends a string and returns its index. A string with a zero byte inside cannot be written.
    /// If the pool would exceed 4 GiB, nothing is added and the returned index has no string.
    pub fn push(&mut self, text: impl AsRef<[u8]>) -> u32 {
        let (text, index) = (text.as_ref(), self.ends.len() as u32);
        if let Ok(end) = u32::try_from(self.bytes.len() + text.len()) {
            self.bytes.extend_from_slice(text);
            self.bytes.push(0);
            self.ends.push(end);
        }
        index
    }

    /// Returns the index of an equal string, or appends the string.
    pub fn intern(&mut self, text: impl AsRef<[u8]>) -> u32 {
        let known = self.iter().position(|known| known.as_bytes() == text.as_ref());
        known.map_or_else(|| self.push(text), |index| index as u32)
    }
}

impl Module<'_> {
    /// Copies the module to an owned one that can be changed. Of a file that was opened leniently,
    /// everything readable is copied.
    ///
    /// Instructions are changed by encoding the code again. For example, this saturates the results
    /// of all multiplications:
    ///
    /// ```
    /// use openvisa::isa::{Inst, Instructions, enums::Modifier, operands::VecOperand};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let bytes = include_bytes!(concat!(
    /// #     env!("CARGO_MANIFEST_DIR"),
    /// #     "/tests/run/simple_debug.saxpy/skl.isa",
    /// # ));
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
    /// Fails if an object cannot be read.
    pub fn edit(&self) -> Result<ModuleBuf, Error> {
        // Sized exactly, because every object has an entry in the header. `collect` could reserve
        // twice as many.
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
            strings: copy_strings(object.strings()),
            name_index: object.name_index(),
            variables: object.variables().entries().iter().map(VariableBuf::from).collect(),
            addresses: copy_elements(object.addresses(), |info| info.num_elements),
            predicates: copy_elements(object.predicates(), |info| info.num_elements),
            labels: object.labels().entries().iter().map(LabelBuf::from).collect(),
            samplers: copy_elements(object.samplers(), |info| info.num_elements),
            surfaces: copy_elements(object.surfaces(), |info| info.num_elements),
            vme_count: object.vme_count(),
            attributes: copy_attributes(object.attributes().entries),
            code: object.code().to_owned(),
            position: object.offset(),
        }
    }
}

fn copy_strings(strings: Strings<'_>) -> StringsBuf {
    let bytes = strings.iter().map(|text| text.as_bytes().len() + 1).sum();
    let mut out = StringsBuf { bytes: Vec::with_capacity(bytes), ends: Vec::with_capacity(strings.len()) };
    strings.iter().for_each(|text| {
        out.push(text.as_bytes());
    });
    out
}

fn copy_elements<'a, T: Declaration<'a>>(table: Table<'a, T>, count: fn(&T) -> u16) -> Vec<ElementsBuf> {
    let entries = table.entries().iter().map(|info| ElementsBuf {
        name_index: info.name_index(),
        elements: count(&info),
        attributes: copy_attributes(info.attribute_info()).into(),
    });
    entries.collect()
}

fn copy_attributes(list: Array<'_, AttributeInfo<'_>>) -> Vec<AttributeBuf> {
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
            attributes: copy_attributes(info.attribute_info).into(),
        }
    }
}

impl From<LabelInfo<'_>> for LabelBuf {
    fn from(info: LabelInfo<'_>) -> Self {
        Self { name_index: info.name_index, kind: info.kind, attributes: copy_attributes(info.attribute_info).into() }
    }
}
