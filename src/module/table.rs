//! Tables of an object: entries by number or name.

use super::Text;
use core::ops::Deref;
use openvisa_codec::{Array, ArrayIter, Enumeration, Structure};
use openvisa_isa::object::{
    AddressInfo, AttributeInfo, LabelInfo, PredicateInfo, SamplerInfo, StringPool, SurfaceInfo, VarInfo,
};
use openvisa_isa::{Attribute, DataType, VariableClass, enums::Align};

/// The strings of an object.
///
/// They differ in length, so finding one walks over those before it; who needs many collects them first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strings<'a>(pub(super) Array<'a, StringPool<'a>>);

impl<'a> Strings<'a> {
    /// Number of strings.
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The string of a number.
    pub fn get(self, index: u32) -> Option<Text<'a>> {
        self.0.get(usize::try_from(index).ok()?).map(|string| Text::new(string.text))
    }

    /// All strings, in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Text<'a>> {
        self.0.iter().map(|string| Text::new(string.text))
    }
}

/// What the entries of the tables of variables and labels have in common.
pub trait Declaration<'a>: Structure<'a> {
    /// Which class of variables it declares.
    const CLASS: VariableClass;

    /// Number of its name.
    fn name_index(&self) -> u32;

    /// Its attributes.
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

/// The variables of a class that an object declares, or its labels.
///
/// Numbers are those that instructions use: the first declared variable of a class follows the predefined ones.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a, T: Declaration<'a>> {
    pub(super) entries: Array<'a, T>,
    pub(super) strings: Strings<'a>,
}

impl<'a, T: Declaration<'a>> Table<'a, T> {
    /// Number of entries.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entry of a number. `None` for predefined variables and numbers beyond the last.
    ///
    /// Goes straight to the entry where no entry of the table has attributes, and walks otherwise.
    pub fn get(&self, id: u32) -> Option<Declared<'a, T>> {
        let index = usize::try_from(id.checked_sub(T::CLASS.first())?).ok()?;
        Some(Declared { id, info: self.entries.get(index)?, strings: self.strings })
    }

    /// The first entry of a name. Where several strings of the object are this text, entries named by the first of them count: one
    /// walk over the strings and one over the entries must do, whatever the file holds.
    pub fn named(&self, name: &str) -> Option<Declared<'a, T>> {
        let index = self.strings.iter().position(|text| text == name)?;
        self.iter().find(|entry| usize::try_from(entry.info.name_index()) == Ok(index))
    }

    /// All entries, in order.
    pub fn iter(&self) -> TableIter<'a, T> {
        TableIter { entries: self.entries.iter(), next: T::CLASS.first(), strings: self.strings }
    }

    /// The entries as they stand in the file.
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

/// The entries of a [`Table`].
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

/// A variable or label that an object declares, with its number. Dereferences to its structure in the file.
#[derive(Clone, Copy, Debug)]
pub struct Declared<'a, T> {
    /// Its number.
    pub id: u32,
    /// What the file says.
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
    /// Its name; `None` if the string does not exist.
    pub fn name(&self) -> Option<Text<'a>> {
        self.strings.get(self.info.name_index())
    }

    /// Its attributes.
    pub fn attributes(&self) -> Attributes<'a> {
        Attributes { entries: self.info.attribute_info(), strings: self.strings }
    }
}

impl<'a> Declared<'a, VarInfo<'a>> {
    /// Type of its elements; `None` for a reserved code.
    pub const fn data_type(&self) -> Option<DataType> {
        self.info.bit_properties.r#type()
    }

    /// What its place is a multiple of, at least; `None` for a reserved code.
    pub const fn alignment(&self) -> Option<Align> {
        self.info.bit_properties.alignment()
    }

    /// The variable whose storage it shares, and the byte of it where it begins.
    pub fn alias(&self) -> Option<(u32, u16)> {
        (self.info.alias_index != 0).then_some((self.info.alias_index, self.info.alias_offset))
    }
}

/// Attributes of an object or of a variable.
#[derive(Clone, Copy, Debug)]
pub struct Attributes<'a> {
    pub(super) entries: Array<'a, AttributeInfo<'a>>,
    pub(super) strings: Strings<'a>,
}

impl<'a> Attributes<'a> {
    /// Number of attributes.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All attributes, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = AttributeRef<'a>> + use<'a> {
        let strings = self.strings;
        self.entries.iter().map(move |info| AttributeRef { info, strings })
    }

    /// The first attribute of this kind.
    pub fn get(&self, attribute: Attribute) -> Option<AttributeRef<'a>> {
        self.named(attribute.name())
    }

    /// The first attribute of this name. Of several equal strings of the object, the first counts.
    pub fn named(&self, name: &str) -> Option<AttributeRef<'a>> {
        let index = self.strings.iter().position(|text| text == name)?;
        self.iter().find(|attribute| usize::try_from(attribute.info.name) == Ok(index))
    }
}

/// An attribute with its value.
#[derive(Clone, Copy, Debug)]
pub struct AttributeRef<'a> {
    /// What the file says.
    pub info: AttributeInfo<'a>,
    strings: Strings<'a>,
}

impl<'a> AttributeRef<'a> {
    /// Its name; `None` if the string does not exist.
    pub fn name(&self) -> Option<Text<'a>> {
        self.strings.get(self.info.name)
    }

    /// Which of the attributes that the specification defines it is.
    pub fn attribute(&self) -> Option<Attribute> {
        Attribute::from_name(self.name()?.to_str()?)
    }

    /// Its value as it stands in the file.
    pub const fn value(&self) -> &'a [u8] {
        self.info.value
    }

    /// Its value as a number of 1, 2 or 4 bytes with a sign; `None` for other sizes.
    pub fn number(&self) -> Option<i32> {
        match *self.info.value {
            [a] => Some(i32::from(a as i8)),
            [a, b] => Some(i32::from(i16::from_le_bytes([a, b]))),
            [a, b, c, d] => Some(i32::from_le_bytes([a, b, c, d])),
            _ => None,
        }
    }

    /// Its value as a flag: no bytes are true, as is a byte that is not 0. `None` for other sizes.
    pub const fn flag(&self) -> Option<bool> {
        match *self.info.value {
            [] => Some(true),
            [byte] => Some(byte != 0),
            _ => None,
        }
    }

    /// Its value as characters.
    pub const fn text(&self) -> Text<'a> {
        Text::new(self.info.value)
    }
}
