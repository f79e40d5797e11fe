//! Tables of structures, borrowed from a file or from a slice of structures.
//!
//! For example, the variables of a kernel are an `Array<VarInfo>` over the bytes of the file. No
//! entry is decoded before it is asked for.

use crate::{Reader, Structure, Version, WireError, WriteError, Writer};
use core::fmt;

/// A table of structures: the bytes that it was read from, or a slice to be written.
///
/// Reading a table finds its extent in bytes, so that iteration cannot fail. Entries are neither
/// copied nor allocated. [`get`](Self::get) takes constant time if all entries have the same size,
/// and linear time otherwise.
pub struct Array<'a, T> {
    source: ArraySource<'a, T>,
    count: u32,
    version: Version,
}

/// The entries of a table: encoded, or as a slice.
enum ArraySource<'a, T> {
    Wire(&'a [u8]),
    Items(&'a [T]),
}

impl<'a, T> Array<'a, T> {
    /// The table without entries.
    pub const EMPTY: Self = Self { source: ArraySource::Items(&[]), count: 0, version: Version::new(0, 0) };

    /// Creates a table of these entries, at most 2^32 - 1. Further entries are ignored.
    pub fn new(items: &'a [T]) -> Self {
        let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
        Self { source: ArraySource::Items(items), count, version: Version::new(0, 0) }
    }

    /// Returns the number of entries.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Returns whether the table has no entries.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<'a, T: Structure<'a>> Array<'a, T> {
    /// Reads a table of `count` entries. If the bytes end too early, the table has the complete
    /// entries only.
    ///
    /// Work is bounded by the number of bytes left, not by `count`.
    ///
    /// # Errors
    /// When the bytes end too early.
    #[inline]
    pub fn read_into(&mut self, count: u64, reader: &mut Reader<'a>) -> Result<(), WireError> {
        if count == 0 {
            // Fast path: most attribute lists are empty.
            *self = Self { source: ArraySource::Wire(&[]), count: 0, version: reader.version() };
            return Ok(());
        }
        self.read_nonempty(count, reader)
    }

    /// Reads a table with at least one entry.
    fn read_nonempty(&mut self, count: u64, reader: &mut Reader<'a>) -> Result<(), WireError> {
        let (bytes, start, version) = (reader.bytes(), reader.offset(), reader.version());
        // An entry of zero bytes would make the loop below as long as `count` says.
        let least = T::least_size(version).max(1);
        let mut fast = reader.clone();
        if let Ok(whole) = u32::try_from(count)
            && count <= (reader.left() / least) as u64
            && T::skip_all(whole as usize, &mut fast).is_ok()
        {
            *reader = fast;
            *self = Self { source: ArraySource::Wire(&bytes[start..reader.offset()]), count: whole, version };
            return Ok(());
        }
        // Slow path: bytes are missing. Read entry by entry to find the last complete one.
        let (mut whole, mut end, mut result) = (0, start, Ok(()));
        while u64::from(whole) < count && result.is_ok() {
            result = if reader.left() < least { reader.take(least).map(|_| ()) } else { T::read(reader).map(|_| ()) };
            if result.is_ok() {
                end = reader.offset();
                whole += 1;
            }
        }
        *self = Self { source: ArraySource::Wire(&bytes[start..end]), count: whole, version };
        result
    }

    /// Returns an entry; `None` past the end.
    pub fn get(&self, index: usize) -> Option<T> {
        if index >= self.len() {
            return None;
        }
        let bytes = match self.source {
            ArraySource::Items(items) => return items.get(index).copied(),
            ArraySource::Wire(bytes) => bytes,
        };
        let least = T::least_size(self.version);
        if bytes.len() == self.len() * least {
            return T::read(&mut Reader::at(bytes, index * least, self.version)).ok();
        }
        self.iter().nth(index)
    }

    /// Returns the entries in order.
    pub fn iter(&self) -> ArrayIter<'a, T> {
        let (items, bytes): (&[T], &[u8]) = match self.source {
            ArraySource::Items(items) => (items, &[]),
            ArraySource::Wire(bytes) => (&[], bytes),
        };
        ArrayIter { items: items.iter(), reader: Reader::new(bytes, self.version), left: self.count }
    }

    /// Calls `show` with each entry, in order. All entries are read into one place, so that none is
    /// moved, unlike with [`iter`](Self::iter).
    #[inline]
    pub fn for_each(&self, mut show: impl FnMut(&T)) {
        let bytes = match self.source {
            ArraySource::Items(items) => return items.iter().for_each(show),
            ArraySource::Wire(bytes) => bytes,
        };
        let (mut reader, mut place) = (Reader::new(bytes, self.version), T::default());
        for _ in 0..self.count {
            if place.read_into(&mut reader).is_err() {
                return;
            }
            show(&place);
        }
    }

    /// Returns the entries as byte arrays of `N` bytes. Returns `None` if the table is a slice of
    /// structures, or if its entries are not exactly `N` bytes long.
    pub fn rows<const N: usize>(&self) -> Option<&'a [[u8; N]]> {
        let ArraySource::Wire(bytes) = self.source else { return None };
        let (rows, rest) = bytes.as_chunks();
        (rest.is_empty() && rows.len() == self.len() && T::least_size(self.version) == N).then_some(rows)
    }

    /// Returns the encoded length of all entries in a version, in bytes.
    pub fn size(&self, version: Version) -> usize {
        match self.source {
            ArraySource::Wire(bytes) if version == self.version => bytes.len(),
            _ => self.iter().map(|item| item.size(version)).sum(),
        }
    }

    /// Writes the entries, without their count.
    ///
    /// # Errors
    /// When a value does not fit its member in the version of the writer, or the buffer is full.
    pub fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
        match self.source {
            ArraySource::Wire(bytes) if writer.version() == self.version => writer.put(bytes),
            _ => self.iter().try_for_each(|item| item.write(writer)),
        }
    }
}

impl<T> Clone for Array<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Array<'_, T> {}

impl<T> Clone for ArraySource<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ArraySource<'_, T> {}

impl<T> Default for Array<'_, T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<'a, T: Structure<'a> + PartialEq> PartialEq for Array<'a, T> {
    fn eq(&self, other: &Self) -> bool {
        self.count == other.count && self.iter().eq(other.iter())
    }
}

impl<'a, T: Structure<'a> + Eq> Eq for Array<'a, T> {}

impl<'a, T: Structure<'a> + fmt::Debug> fmt::Debug for Array<'a, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: Structure<'a>> IntoIterator for Array<'a, T> {
    type Item = T;
    type IntoIter = ArrayIter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// An iterator over the entries of an [`Array`].
#[derive(Clone, Debug)]
pub struct ArrayIter<'a, T> {
    items: core::slice::Iter<'a, T>,
    reader: Reader<'a>,
    left: u32,
}

impl<'a, T: Structure<'a>> Iterator for ArrayIter<'a, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.left = self.left.checked_sub(1)?;
        if let Some(item) = self.items.next() {
            return Some(*item);
        }
        T::read(&mut self.reader).ok()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl<'a, T: Structure<'a>> ExactSizeIterator for ArrayIter<'a, T> {}
