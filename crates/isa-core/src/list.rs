//! Lists of variable length, borrowed from the bytes they were read from, or from a slice of
//! values.
//!
//! For example, the operands of a `sample` instruction are a `List<RawOperand>` over the bytes of
//! the instruction.

use crate::{Reader, Version, Wire, WriteError, Writer, Zero};
use core::fmt;
use core::hash::{Hash, Hasher};

/// A value whose encoded length depends on the version only.
pub trait ListElement: Copy + for<'r> Wire<'r> {
    /// `true` if every bit pattern is a value.
    const ANY: bool;

    /// Returns the encoded length in bytes. Never 0.
    fn size(version: Version) -> usize;
}

macro_rules! integers {
    ($($int:ty)*) => {$(
        impl ListElement for $int {
            const ANY: bool = true;

            #[inline]
            fn size(_: Version) -> usize {
                size_of::<$int>()
            }
        }
    )*};
}

integers!(u8 i8 u16 i16 u32 i32 u64 i64);

/// A list of values, either encoded (little-endian and packed) or as a slice. An element of an
/// encoded list is decoded when it is asked for.
pub struct List<'a, T>(Repr<'a, T>);

/// The representation of a list.
enum Repr<'a, T> {
    /// A whole number of encoded elements in this version, all of them valid.
    Wire(&'a [u8], Version),
    Values(&'a [T]),
}

impl<'a, T: ListElement> List<'a, T> {
    /// The empty list.
    pub const EMPTY: Self = Self(Repr::Values(&[]));

    /// Reads `count` elements. Returns `None`, without moving the reader, if the bytes end too
    /// early or an element has no meaning.
    #[inline]
    pub fn get_all(r: &mut Reader<'a>, count: usize) -> Option<Self> {
        let version = r.version();
        // A product that overflows exceeds the bytes left, too.
        let size = count.saturating_mul(T::size(version));
        let bytes = r.rest().get(..size)?;
        if !T::ANY {
            Self::check_elements(bytes, version)?;
        }
        if size > 0 {
            r.advance(size)?;
        }
        Some(Self(Repr::Wire(bytes, version)))
    }

    /// Checks that all elements have a meaning.
    fn check_elements(bytes: &[u8], version: Version) -> Option<()> {
        let mut r = Reader::new(bytes, version);
        while !r.is_empty() {
            let before = r.left();
            T::try_read(&mut r)?;
            if r.left() == before {
                return None;
            }
        }
        Some(())
    }

    /// Writes the elements.
    ///
    /// # Errors
    /// When the buffer is too small, or an element has no form in this version.
    pub fn write(self, w: &mut Writer<'_>) -> Result<(), WriteError> {
        match self.0 {
            Repr::Wire(bytes, version) if version == w.version() => w.put(bytes),
            _ => self.iter().try_for_each(|element| element.write(w)),
        }
    }

    /// Returns the encoded length in bytes.
    pub fn encoded_len(self, version: Version) -> usize {
        self.len() * T::size(version)
    }

    /// Returns the number of elements.
    #[inline]
    pub fn len(self) -> usize {
        match self.0 {
            Repr::Wire(bytes, version) => bytes.len() / T::size(version).max(1),
            Repr::Values(values) => values.len(),
        }
    }

    /// Returns whether the list has no elements.
    #[inline]
    pub const fn is_empty(self) -> bool {
        match self.0 {
            Repr::Wire(bytes, _) => bytes.is_empty(),
            Repr::Values(values) => values.is_empty(),
        }
    }

    /// Returns an element; `None` past the end.
    pub fn get(self, index: usize) -> Option<T> {
        match self.0 {
            Repr::Wire(bytes, version) => {
                let start = index.checked_mul(T::size(version))?;
                T::try_read(&mut Reader::new(bytes.get(start..)?, version))
            }
            Repr::Values(values) => values.get(index).copied(),
        }
    }

    /// Returns the elements in order.
    pub const fn iter(self) -> ListIter<'a, T> {
        match self.0 {
            Repr::Wire(bytes, version) => ListIter { wire: Reader::new(bytes, version), values: &[] },
            Repr::Values(values) => ListIter { wire: Reader::new(&[], Version::new(0, 0)), values },
        }
    }
}

impl<T: ListElement> Zero for List<'_, T> {
    fn zeroed(_: u32) -> Self {
        Self::EMPTY
    }
}

impl<'a, T> From<&'a [T]> for List<'a, T> {
    fn from(values: &'a [T]) -> Self {
        Self(Repr::Values(values))
    }
}

impl<T> Clone for List<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<'_, T> {}

impl<T> Clone for Repr<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Repr<'_, T> {}

impl<T: ListElement> Default for List<'_, T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Compares the elements; encoded lists and slices can be equal.
impl<T: ListElement + PartialEq> PartialEq for List<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: ListElement + Eq> Eq for List<'_, T> {}

impl<T: ListElement + Hash> Hash for List<'_, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.iter().for_each(|element| element.hash(state));
    }
}

impl<T: ListElement + fmt::Debug> fmt::Debug for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: ListElement> IntoIterator for List<'a, T> {
    type Item = T;
    type IntoIter = ListIter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// An iterator over the elements of a [`List`].
#[derive(Clone, Debug)]
pub struct ListIter<'a, T> {
    wire: Reader<'a>,
    values: &'a [T],
}

impl<T: ListElement> Iterator for ListIter<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if let Some((first, rest)) = self.values.split_first() {
            self.values = rest;
            return Some(*first);
        }
        if self.wire.is_empty() { None } else { T::try_read(&mut self.wire) }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.values.len() + self.wire.left() / T::size(self.wire.version()).max(1);
        (len, Some(len))
    }
}

impl<T: ListElement> ExactSizeIterator for ListIter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    const V41: Version = Version::new(4, 1);

    #[test]
    fn elements_are_little_endian_and_bounded() {
        let mut r = Reader::new(&[1, 0, 2, 1, 9], V41);
        let list = List::<u16>::get_all(&mut r, 2).unwrap();
        assert_eq!((list.len(), list.get(0), list.get(1), list.get(2)), (2, Some(1), Some(0x0102), None));
        assert!(list.iter().eq([1, 0x0102]));
        assert_eq!((list.get(usize::MAX), list.iter().len(), r.left()), (None, 2, 1));
        assert_eq!(list, List::from(&[1, 0x0102][..]));
    }

    #[test]
    fn equal_lists_have_equal_hashes() {
        extern crate std;
        use std::hash::{BuildHasher as _, RandomState};
        let state = RandomState::new();
        let read = List::<u16>::get_all(&mut Reader::new(&[1, 0, 2, 1], V41), 2).unwrap();
        assert_eq!(state.hash_one(read), state.hash_one(List::from(&[1_u16, 0x0102][..])));
        assert_ne!(state.hash_one(read), state.hash_one(List::from(&[1_u16][..])));
    }

    #[test]
    fn more_elements_than_there_are_bytes_are_refused_without_moving() {
        let mut r = Reader::new(&[1, 0, 2], V41);
        for count in [2, usize::MAX] {
            assert_eq!(List::<u16>::get_all(&mut r, count), None);
        }
        assert_eq!(r.offset(), 0);
    }

    #[test]
    fn values_are_written_as_they_are_read() {
        let mut bytes = [0; 4];
        let mut w = Writer::new(&mut bytes, V41);
        List::from(&[7_u16, 0x1234][..]).write(&mut w).unwrap();
        assert_eq!(w.written(), [7, 0, 0x34, 0x12]);
    }
}
