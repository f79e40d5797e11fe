//! Lists of variable length, borrowed from the bytes they were read from.

use core::fmt;
use core::marker::PhantomData;

/// A value of fixed size on the wire.
pub trait Element: Copy {
    /// Size in bytes.
    const SIZE: usize;

    /// Reads the value from exactly [`SIZE`](Self::SIZE) bytes. Every bit pattern is a value.
    ///
    /// # Panics
    /// When `bytes` is shorter.
    fn read(bytes: &[u8]) -> Self;
}

macro_rules! integers {
    ($($int:ty)*) => {$(
        impl Element for $int {
            const SIZE: usize = size_of::<$int>();

            fn read(bytes: &[u8]) -> Self {
                let mut buffer = [0; size_of::<$int>()];
                buffer.copy_from_slice(&bytes[..size_of::<$int>()]);
                Self::from_le_bytes(buffer)
            }
        }
    )*};
}

integers!(u8 i8 u16 i16 u32 i32 u64 i64);

/// A list of values in their wire form, little-endian and packed. Reading an element costs no more than decoding it.
pub struct List<'a, T> {
    bytes: &'a [u8],
    element: PhantomData<T>,
}

impl<'a, T: Element> List<'a, T> {
    /// An empty list.
    pub const EMPTY: Self = Self { bytes: &[], element: PhantomData };

    /// The list in these bytes. `None` when they are not a whole number of elements.
    pub const fn new(bytes: &'a [u8]) -> Option<Self> {
        if bytes.len().is_multiple_of(T::SIZE) { Some(Self { bytes, element: PhantomData }) } else { None }
    }

    /// Number of elements.
    pub const fn len(self) -> usize {
        self.bytes.len() / T::SIZE
    }

    /// Whether there are no elements.
    pub const fn is_empty(self) -> bool {
        self.bytes.is_empty()
    }

    /// An element, or `None` past the end.
    pub fn get(self, index: usize) -> Option<T> {
        let start = index.checked_mul(T::SIZE)?;
        self.bytes.get(start..start.checked_add(T::SIZE)?).map(T::read)
    }

    /// The bytes of all elements.
    pub const fn as_bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// The elements in order.
    pub fn iter(self) -> ListIter<'a, T> {
        ListIter { chunks: self.bytes.chunks_exact(T::SIZE), element: PhantomData }
    }
}

impl<T> Clone for List<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<'_, T> {}

impl<T: Element> Default for List<'_, T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> PartialEq for List<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<T> Eq for List<'_, T> {}

impl<T: Element + fmt::Debug> fmt::Debug for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: Element> IntoIterator for List<'a, T> {
    type Item = T;
    type IntoIter = ListIter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The elements of a [`List`].
#[derive(Clone, Debug)]
pub struct ListIter<'a, T> {
    chunks: core::slice::ChunksExact<'a, u8>,
    element: PhantomData<T>,
}

impl<T: Element> Iterator for ListIter<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.chunks.next().map(T::read)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.chunks.size_hint()
    }
}

impl<T: Element> ExactSizeIterator for ListIter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_little_endian_and_bounded() {
        let list = List::<u16>::new(&[1, 0, 2, 1]).unwrap();
        assert_eq!((list.len(), list.get(0), list.get(1), list.get(2)), (2, Some(1), Some(0x0102), None));
        assert!(list.iter().eq([1, 0x0102]));
        assert_eq!(list.get(usize::MAX), None);
    }

    #[test]
    fn half_an_element_is_no_list() {
        assert!(List::<u16>::new(&[1, 0, 2]).is_none());
    }
}
