//! Tables of an object, with entries by ID or name. For example, `table.get(32)` is the first
//! declared general variable.

use super::Text;
use core::ops::Deref;
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, LabelInfo, PredicateInfo, SamplerInfo, StringPool, SurfaceInfo, VarInfo,
};
use openvisa_isa::{Attribute, DataType, VariableClass, enums::Align};
use openvisa_isa_core::{Array, ArrayIter, Enumeration, Structure};

/// The strings of an object.
///
/// They have different lengths, so access by index takes linear time. Collect them for many
/// accesses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strings<'a>(pub(super) Array<'a, StringPool<'a>>);

impl<'a> Strings<'a> {
    /// Returns the number of strings.
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no strings.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Returns the string with this index. Takes time linear in the index.
    pub fn get(self, index: u32) -> Option<Text<'a>> {
        self.0.get(usize::try_from(index).ok()?).map(|string| Text::new(string.text))
    }

    /// Iterates over all strings in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Text<'a>> {
        self.0.iter().map(|string| Text::new(string.text))
    }
}

/// The members that the entries of variable and label tables have in common.
pub trait Declaration<'a>: Structure<'a> {
    /// The class of variables that the entry declares.
    const CLASS: VariableClass;

    /// Returns the index of the name in the string pool.
    fn name_index(&self) -> u32;

    /// Returns the attributes.
    fn attribute_info(&self) -> Array<'a, AttributeInfo<'a>>;
}

macro_rules! declarations {
    ($($structure:ident $class:ident;)*) => {$(
        impl<'a> Declaration<'a> for $structure<'a> {
            const CLASS: VariableClass = VariableClass::$class;

            fn name_index(&self) -> u32 {
                self.name_index
            }

            fn attribute_info(&self) -> Array<'a, AttributeInfo<'a>> {
                self.attribute_info
            }
        }
    )*};
}

declarations! {
    VarInfo General;
    AddressInfo Address;
    PredicateInfo Predicate;
    SamplerInfo Sampler;
    SurfaceInfo Surface;
    LabelInfo Label;
}

/// The declared variables of a class, or the labels.
///
/// Entries are identified by the IDs that instructions use. The first declared variable of a class
/// follows the predefined ones.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a, T: Declaration<'a>> {
    pub(super) entries: Array<'a, T>,
    pub(super) strings: Strings<'a>,
}

impl<'a, T: Declaration<'a>> Table<'a, T> {
    /// Returns the number of entries.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether there are no entries.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the entry with this ID, or `None` for predefined variables and IDs out of range.
    ///
    /// Takes constant time if no entry of the table has attributes, and linear time otherwise.
    pub fn get(&self, id: u32) -> Option<Declared<'a, T>> {
        let index = usize::try_from(id.checked_sub(T::CLASS.first())?).ok()?;
        Some(Declared { id, info: self.entries.get(index)?, strings: self.strings })
    }

    /// Returns the first entry with this name. If several strings are equal, only entries named by
    /// the first of them are found. This bounds the cost to one pass over the strings and one over
    /// the entries.
    pub fn named(&self, name: &str) -> Option<Declared<'a, T>> {
        let index = self.strings.iter().position(|text| text == name)?;
        self.iter().find(|entry| usize::try_from(entry.info.name_index()) == Ok(index))
    }

    /// Iterates over all entries in order.
    pub fn iter(&self) -> TableIter<'a, T> {
        TableIter { entries: self.entries.iter(), next: T::CLASS.first(), strings: self.strings }
    }

    /// Returns the entries without their IDs.
    pub const fn entries(&self) -> Array<'a, T> {
        self.entries
    }
}

impl<'a, T: Declaration<'a>> IntoIterator for Table<'a, T> {
    type Item = Declared<'a, T>;
    type IntoIter = TableIter<'a, T>;

    fn into_iter(self) -> TableIter<'a, T> {
        self.iter()
    }
}

/// An iterator over the entries of a [`Table`].
#[derive(Clone, Debug)]
pub struct TableIter<'a, T> {
    entries: ArrayIter<'a, T>,
    next: u32,
    strings: Strings<'a>,
}

impl<'a, T: Declaration<'a>> Iterator for TableIter<'a, T> {
    type Item = Declared<'a, T>;

    fn next(&mut self) -> Option<Declared<'a, T>> {
        let info = self.entries.next()?;
        let id = self.next;
        self.next = id.wrapping_add(1);
        Some(Declared { id, info, strings: self.strings })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entries.size_hint()
    }
}

impl<'a, T: Declaration<'a>> ExactSizeIterator for TableIter<'a, T> {}

/// A declared variable or label with its ID. Dereferences to its structure in the file.
#[derive(Clone, Copy, Debug)]
pub struct Declared<'a, T> {
    /// The ID.
    pub id: u32,
    /// The structure in the file.
    pub info: T,
    strings: Strings<'a>,
}

impl<T> Deref for Declared<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.info
    }
}

impl<'a, T: Declaration<'a>> Declared<'a, T> {
    /// Returns the name, or `None` if the string does not exist.
    pub fn name(&self) -> Option<Text<'a>> {
        self.strings.get(self.info.name_index())
    }

    /// Returns the attributes.
    pub fn attributes(&self) -> Attributes<'a> {
        Attributes { entries: self.info.attribute_info(), strings: self.strings }
    }
}

impl<'a> Declared<'a, VarInfo<'a>> {
    /// Returns the type of the elements, or `None` for a reserved code.
    pub const fn data_type(&self) -> Option<DataType> {
        self.info.bit_properties.r#type()
    }

    /// Returns the minimum alignment, or `None` for a reserved code.
    pub const fn alignment(&self) -> Option<Align> {
        self.info.bit_properties.alignment()
    }

    /// Returns the ID of the variable whose storage it shares, and the byte offset in that storage.
    pub fn alias(&self) -> Option<(u32, u16)> {
        (self.info.alias_index != 0).then_some((self.info.alias_index, self.info.alias_offset))
    }
}

/// The attributes of an object or of a declaration.
#[derive(Clone, Copy, Debug)]
pub struct Attributes<'a> {
    pub(super) entries: Array<'a, AttributeInfo<'a>>,
    pub(super) strings: Strings<'a>,
}

impl<'a> Attributes<'a> {
    /// Returns the number of attributes.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether there are no attributes.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Iterates over all attributes in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = AttributeRef<'a>> + use<'a> {
        let strings = self.strings;
        self.entries.iter().map(move |info| AttributeRef { info, strings })
    }

    /// Returns the first attribute of this kind.
    pub fn get(&self, attribute: Attribute) -> Option<AttributeRef<'a>> {
        self.named(attribute.name())
    }

    /// Returns the first attribute with this name. If several strings are equal, only the first of
    /// them is compared.
    pub fn named(&self, name: &str) -> Option<AttributeRef<'a>> {
        let index = self.strings.iter().position(|text| text == name)?;
        self.iter().find(|attribute| usize::try_from(attribute.info.name) == Ok(index))
    }
}

/// An attribute with its value.
#[derive(Clone, Copy, Debug)]
pub struct AttributeRef<'a> {
    /// The structure in the file.
    pub info: AttributeInfo<'a>,
    strings: Strings<'a>,
}

impl<'a> AttributeRef<'a> {
    /// Returns the name, or `None` if the string does not exist.
    pub fn name(&self) -> Option<Text<'a>> {
        self.strings.get(self.info.name)
    }

    /// Returns the kind of the attribute, or `None` if the specification does not define it.
    pub fn attribute(&self) -> Option<Attribute> {
        Attribute::from_name(self.name()?.to_str()?)
    }

    /// Returns the encoded value.
    pub const fn value(&self) -> &'a [u8] {
        self.info.value
    }

    /// Returns the value as a signed number of 1, 2 or 4 bytes, or `None` for other sizes.
    pub fn number(&self) -> Option<i32> {
        match *self.info.value {
            [a] => Some(i32::from(a as i8)),
            [a, b] => Some(i32::from(i16::from_le_bytes([a, b]))),
            [a, b, c, d] => Some(i32::from_le_bytes([a, b, c, d])),
            _ => None,
        }
    }

    /// Returns the value as a flag: true for no bytes or a nonzero byte, `None` for other sizes.
    pub const fn flag(&self) -> Option<bool> {
        match *self.info.value {
            [] => Some(true),
            [byte] => Some(byte != 0),
            _ => None,
        }
    }

    /// Returns the value as a string.
    pub const fn text(&self) -> Text<'a> {
        Text::new(self.info.value)
    }
}
