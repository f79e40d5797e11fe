//! Attribute lists, nearly all of which are empty. For example, the list of a variable without
//! attributes is one null pointer.

use super::owned::AttributeBuf;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::{Deref, DerefMut};

/// The attributes of a declaration. An empty list takes only a pointer, since a file has many
/// declarations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Vec<AttributeBuf>", into = "Vec<AttributeBuf>"))]
#[expect(clippy::box_collection, reason = "a pointer is smaller than a list, and mostly null")]
pub struct AttributesBuf(Option<Box<Vec<AttributeBuf>>>);

impl AttributesBuf {
    /// The empty list.
    pub const EMPTY: Self = Self(None);

    /// Appends an attribute.
    pub fn push(&mut self, attribute: AttributeBuf) {
        self.0.get_or_insert_default().push(attribute);
    }

    /// Keeps the attributes for which `keep` returns true.
    pub fn retain(&mut self, keep: impl FnMut(&AttributeBuf) -> bool) {
        if let Some(list) = &mut self.0 {
            list.retain(keep);
        }
    }
}

impl Deref for AttributesBuf {
    type Target = [AttributeBuf];

    fn deref(&self) -> &[AttributeBuf] {
        self.0.as_ref().map_or(&[], |list| list.as_slice())
    }
}

impl DerefMut for AttributesBuf {
    fn deref_mut(&mut self) -> &mut [AttributeBuf] {
        self.0.as_mut().map_or(&mut [], |list| list.as_mut_slice())
    }
}

impl From<Vec<AttributeBuf>> for AttributesBuf {
    fn from(list: Vec<AttributeBuf>) -> Self {
        Self((!list.is_empty()).then(|| Box::new(list)))
    }
}

impl From<AttributesBuf> for Vec<AttributeBuf> {
    fn from(list: AttributesBuf) -> Self {
        list.0.map_or_else(Self::new, |list| *list)
    }
}

impl FromIterator<AttributeBuf> for AttributesBuf {
    fn from_iter<I: IntoIterator<Item = AttributeBuf>>(list: I) -> Self {
        Self::from(list.into_iter().collect::<Vec<_>>())
    }
}

impl<'a> IntoIterator for &'a AttributesBuf {
    type Item = &'a AttributeBuf;
    type IntoIter = core::slice::Iter<'a, AttributeBuf>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
